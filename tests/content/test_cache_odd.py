"""The cache on odd machines: paths that are no text, disks that are full."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from favor.content import cache
from favor.content.packs import PackFiles, gather


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


def test_a_folder_that_is_gone_is_not_called_a_file(tmp_path: Path) -> None:
    assert "there is nothing here" in gather(tmp_path / "gone").problems[0].sentence


def test_a_map_that_cannot_be_read_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tiles").mkdir()
    (tmp_path / "tiles" / "one.tmx").write_text("<map/>")
    (tmp_path / "pack.yaml").write_text("format: 1\n")

    def refused(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refused)
    assert {problem.code for problem in gather(tmp_path).problems} == {"E101"}
