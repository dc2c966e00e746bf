"""Checked content on disk, so that a start reads one small file. A cache that is missing or damaged only costs time."""

from __future__ import annotations

import contextlib
import hashlib
import marshal
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from platformdirs import user_cache_dir

from favor.content.packs import PackFiles

LAYOUT = "2"
"""Raised whenever the stored shape changes."""


def pack_hash(pack: PackFiles) -> str:
    """A hash of everything that decides a pack's cards."""
    sum_ = hashlib.sha256(pack.manifest)
    for name, data in (*pack.content, *pack.painted):
        sum_.update(f"\0{Path(name).name}\0{len(data)}\0".encode())
        sum_.update(data)
    return sum_.hexdigest()[:32]


def key(packs: tuple[PackFiles, ...], hashes: tuple[str, ...], version: str) -> str:
    """The name of the cache entry for these packs under this game and this Python."""
    parts = [LAYOUT, version, sys.implementation.cache_tag or "", str(marshal.version)]
    for pack, mark in zip(packs, hashes, strict=True):
        parts += [
            str(pack.root),
            mark,
            *(name for name, _ in pack.content),
            *(str(problem) for problem in pack.problems),
        ]
    # A path may hold bytes that are no letters here: under LC_ALL=C every umlaut is one.
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def fetch(name: str) -> dict[str, Any] | None:
    """What was stored under that key; None when there is nothing usable."""
    try:
        stored = (_folder() / name).read_bytes()
        if hashlib.sha256(stored[32:]).digest() != stored[:32]:
            return None
        plain = marshal.loads(stored[32:])
    except (OSError, ValueError, EOFError, TypeError):
        return None
    return plain if isinstance(plain, dict) else None


def store(name: str, plain: dict[str, Any]) -> None:
    """Keep it under that key; a home that cannot be written to is no reason to complain."""
    data = marshal.dumps(plain)
    with contextlib.suppress(OSError):
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, half = tempfile.mkstemp(dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(data).digest() + data)
            os.replace(half, folder / name)
        except OSError:  # a full disk must not get a scrap more with every start
            os.unlink(half)
            raise
        _tidy(folder)


def _tidy(folder: Path, kept: int = 16) -> None:
    """Only the newest few entries stay."""
    entries = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in entries[kept:]:
        path.unlink(missing_ok=True)


def _folder() -> Path:
    return Path(user_cache_dir("favor", appauthor=False)) / "content"
