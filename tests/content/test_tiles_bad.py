"""Every kind of broken tile is refused with its place and a sentence.

`tests/bad/tiles/expected.txt` holds what each file there must say; run this file as a program to write it anew, and
read the difference before it is kept.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from favor.content import tiles
from favor.content.tiled_xml import MAX_BYTES, MAX_DEPTH, MAX_NODES, TiledProblem

ROOT = Path(__file__).resolve().parents[2]
BAD = ROOT / "tests" / "bad" / "tiles"
FILES = tuple(sorted(path.name for path in BAD.glob("*.tmx")))
GOOD = ROOT / "assets" / "tiles" / "forest-ruin-1.tmx"


def told(name: str) -> str:
    """What the reader says about a file of the folder, a line a problem."""
    found, problems = tiles.examine_tile(BAD / name, BAD)
    assert found is None
    lines = (f"{Path(item.file).name}:{item.line}:{item.column}: [{item.code}] {item.sentence}" for item in problems)
    return "".join(f"{line}\n" for line in lines)


def expected() -> dict[str, str]:
    """The stored sentences by file."""
    blocks = (BAD / "expected.txt").read_text("utf-8").split("== ")[1:]
    return {name: body.strip("\n") + "\n" for name, body in (block.split("\n", 1) for block in blocks)}


@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_says_what_and_where(name: str) -> None:
    assert told(name) == expected()[name]


def test_every_bad_file_is_expected_and_present() -> None:
    assert tuple(expected()) == FILES


def test_every_code_has_a_bad_file() -> None:
    sources = (
        ROOT / "favor" / "content" / name for name in ("tiles.py", "tile_paths.py", "tiled_xml.py", "tiled_survey.py")
    )
    used = {code for path in sources for code in re.findall(r'"((?:tiled?)-[a-z-]+)"', path.read_text("utf-8"))}
    shown = set(re.findall(r"\[([a-z-]+)\]", (BAD / "expected.txt").read_text("utf-8")))
    assert used - shown == {"tiled-size"}  # too big to keep; made below


def test_read_tile_raises_the_first_problem() -> None:
    with pytest.raises(TiledProblem, match=r"edge-beside-middle.tmx:23:11: layer \"path\": the path touches the north"):
        tiles.read_tile(BAD / "edge-beside-middle.tmx", BAD)


@pytest.mark.parametrize(
    ("body", "line", "column"),
    [
        (" " * MAX_BYTES, 1, 1),
        ("\n" + "<x/>" * MAX_NODES, 2, 4 * (MAX_NODES - 1) + 1),
        ("\n" + "<x>" * MAX_DEPTH + "</x>" * MAX_DEPTH, 2, 3 * (MAX_DEPTH - 1) + 1),
    ],
    ids=["bytes", "elements", "depth"],
)
def test_huge_files_are_refused(tmp_path: Path, body: str, line: int, column: int) -> None:
    path = tmp_path / "huge.tmx"
    path.write_text(f"<map>{body}</map>", "utf-8")
    _, problems = tiles.examine_tile(path, tmp_path)
    assert [(item.code, item.line, item.column) for item in problems] == [("tiled-size", line, column)]


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_a_doctype_is_refused_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    text = (BAD / "entity-bomb.tmx").read_text("utf-8").replace("UTF-8", encoding)
    (tmp_path / "bomb.tmx").write_bytes(text.encode(encoding))
    _, problems = tiles.examine_tile(tmp_path / "bomb.tmx", tmp_path)
    assert [item.code for item in problems] == ["tiled-doctype"]


def test_a_link_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tile.tmx").write_bytes((BAD / "edge-corner.tmx").read_bytes())
    try:
        (tmp_path / "plain.tsx").symlink_to(BAD / "plain.tsx")
    except OSError:
        pytest.skip("links cannot be made here")
    _, problems = tiles.examine_tile(tmp_path / "tile.tmx", tmp_path)
    assert [item.code for item in problems] == ["tiled-outside"]


def test_no_damage_makes_the_reader_stumble(tmp_path: Path) -> None:
    """Any line lost or doubled gives a plan or problems with a place in the file, never another exception."""
    (tmp_path / "tilesets").mkdir()
    for name in ("land.tsx", "land.png"):
        (tmp_path / "tilesets" / name).write_bytes((ROOT / "assets" / "tilesets" / name).read_bytes())
    (tmp_path / "tiles").mkdir()
    path = tmp_path / "tiles" / "hurt.tmx"
    lines = GOOD.read_text("utf-8").splitlines(keepends=True)
    for at in range(len(lines)):
        for damaged in (lines[:at] + lines[at + 1 :], lines[: at + 1] + lines[at:], lines[:at]):
            path.write_text("".join(damaged), "utf-8")
            found, problems = tiles.examine_tile(path, tmp_path)
            assert (found is None) == bool(problems)
            assert all(1 <= item.line <= len(damaged) + 1 and item.column >= 1 for item in problems)


if __name__ == "__main__":
    (BAD / "expected.txt").write_text("".join(f"== {name}\n{told(name)}\n" for name in FILES), "utf-8")
