"""The cache on odd machines: paths that are no text, disks that are full."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from favor.content import cache
from favor.content.packs import PackFiles


def test_a_path_that_is_no_text_has_a_key() -> None:
    pack = PackFiles(Path("f\udcc3\udcbcr"), Path("tiles"), b"", (("\udcc3.yaml", b""),), (), ())
    assert len(cache.key((pack,), ("mark",), "1")) == 64


def test_a_full_disk_keeps_no_scraps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "user_cache_dir", lambda *_, **__: str(tmp_path))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    cache.store("name", {"a": 1})
    assert not list((tmp_path / "content").iterdir())
