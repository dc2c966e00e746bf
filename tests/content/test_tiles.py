"""The base game's painted tiles: every one reads, and its paths are what rulings parts 3 and 5 ask for."""

from __future__ import annotations

import marshal
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from favor.content import tiles
from favor.content.tile_plan import SETTLEMENT_MASK, SPOT_NAMES, TilePlan, code_parts
from favor.model import geometry

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
REGIONS = ("forest", "marshland", "wasteland", "mountain")
KINDS = (
    *(("ruin-1", "ruin"), ("ruin-2", "ruin"), ("boon-terrain", "terrain"), ("bane-terrain", "terrain")),
    *(("event", "event"), ("warp", "warp"), *((f"blank-{number}", "blank") for number in range(1, 5))),
)
SHAPES = {15: "cross", 7: "T", 11: "T", 13: "T", 14: "T", 5: "straight", 10: "straight"}


def plan(name: str) -> TilePlan:
    return tiles.read_tile(ASSETS / "tiles" / f"{name}.tmx", ASSETS)


def shape(mask: int) -> str:
    return SHAPES.get(mask, "bend" if mask.bit_count() == 2 else "dead end")


def test_the_folder_holds_the_forty_five_tiles_and_no_other() -> None:
    wanted = [f"{region}-{kind}" for region in REGIONS for kind, _ in (*KINDS, ("settlement", ""))]
    assert sorted([*wanted, "altar"]) == sorted(path.stem for path in (ASSETS / "tiles").glob("*"))


@pytest.mark.parametrize("region", REGIONS)
def test_region_tiles_say_their_region_and_symbol(region: str) -> None:
    for kind, symbol in KINDS:
        found = plan(f"{region}-{kind}")
        assert (found.region, found.symbol, len(found.cells[1])) == (region, symbol, 9)


@pytest.mark.parametrize("region", REGIONS)
def test_paths_per_region(region: str) -> None:
    """Rulings part 5: two or more paths on every tile; 2 crosses, 4 T, 2 straights and 2 bends in a Region."""
    masks = [plan(f"{region}-{kind}").mask for kind, _ in KINDS]
    assert Counter(map(shape, masks)) == {"cross": 2, "T": 4, "straight": 2, "bend": 2}


def test_the_tiles_always_in_play_are_dealt_alike() -> None:
    """With two players there are no blanks (F10), so the other six must be worth the same in every Region."""
    dealt = {tuple(sorted(shape(plan(f"{region}-{kind}").mask) for kind, _ in KINDS[:6])) for region in REGIONS}
    assert dealt == {("T", "T", "T", "bend", "cross", "straight")}


@pytest.mark.parametrize("region", REGIONS)
def test_a_ruin_is_a_t(region: str) -> None:
    assert "T" in (shape(plan(f"{region}-ruin-{number}").mask) for number in (1, 2))


@pytest.mark.parametrize("region", REGIONS)
def test_settlements_face_north(region: str) -> None:
    """Rulings part 3: flanks and outer edge open, inner edge shut; turned by the side, the shut one meets the Altar."""
    found = plan(f"{region}-settlement")
    assert (found.mask, found.masks, found.symbol) == (SETTLEMENT_MASK, (SETTLEMENT_MASK,), "settlement")
    for side in geometry.SIDES:
        turned = geometry.TURNED[found.mask][side]
        assert 15 ^ turned == geometry.FACING[side]


def test_the_altar_has_its_eight_exits() -> None:
    found = plan("altar")
    cells = zip(geometry.ALTAR_CELLS, found.masks, strict=True)
    open_edges = [(cell, side) for cell, mask in cells for side in geometry.SIDES if mask & geometry.BIT[side]]
    assert sorted(open_edges) == sorted(geometry.EXITS)
    assert (found.mask, found.region, found.symbol, len(found.cells[0])) == (15, "", "altar", 27)


def test_every_plan_has_all_places_inside_the_tile() -> None:
    for path in sorted((ASSETS / "tiles").glob("*.tmx")):
        found = tiles.read_tile(path, ASSETS)
        assert tuple(spot[0] for spot in found.spots) == SPOT_NAMES
        for _, left, top, width, height in found.spots:
            assert 0 <= left <= left + width <= 1 and 0 <= top <= top + height <= 1


def test_ground_is_painted_everywhere_and_pictures_lie_in_the_atlas() -> None:
    for path in sorted((ASSETS / "tiles").glob("*.tmx")):
        found = tiles.read_tile(path, ASSETS)
        assert all(code for row in found.cells[0] for code in row), path.name
        assert found.atlas == ("tilesets/land.png", 16, 16)


def test_each_tile_looks_different() -> None:
    pictures = [plan(f"{region}-{kind}").cells for region in REGIONS for kind, _ in KINDS]
    assert len(set(pictures)) == 40


def test_scenery_is_named() -> None:
    words = [word for word, _, _ in plan("forest-ruin-1").scenery]
    assert "ruin-mark" in words and "pine" in words and "kerb-west" in words


def test_compiled_plans_survive_storing() -> None:
    names = ("altar", "forest-event", "mountain-settlement")
    plans, problems = tiles.compile_folder(ASSETS / "tiles", names)
    assert problems == [] and tuple(plans) == names
    stored = marshal.loads(marshal.dumps(plans))
    assert TilePlan.from_plain(stored["forest-event"]) == plan("forest-event")


def test_compiling_goes_on_after_a_problem() -> None:
    plans, problems = tiles.compile_folder(ASSETS / "tiles", ("no-such-tile", "forest-warp"))
    assert list(plans) == ["forest-warp"]
    assert [problem.code for problem in problems] == ["tiled-missing"]


def test_mirrored_and_turned_cells_keep_their_picture(tmp_path: Path) -> None:
    """Tiled keeps turns in the upper bits of a number; the painting still counts, and the scenery keeps its word."""
    names = {"plain.tsx": "plain.tsx", "plain.png": "plain.png"}
    for source, target in names.items():
        (tmp_path / target).write_bytes((ROOT / "tests" / "bad" / "tiles" / source).read_bytes())
    text = (ROOT / "tests" / "bad" / "tiles" / "cell-word.tmx").read_text("utf-8")
    (tmp_path / "turned.tmx").write_text(text.replace("pine", str(3 + (1 << 31) + (1 << 29))), "utf-8")
    found = tiles.read_tile(tmp_path / "turned.tmx", tmp_path)
    assert found.scenery == (("pine", 3, 2),)
    assert code_parts(found.cells[2][2][3]) == (2, True, False, True)


def test_reading_tiles_prints_nothing() -> None:
    """pytmx brings pygame, whose greeting would spoil `check --json`."""
    environment = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    command = [sys.executable, "-c", "import favor.content.tiles"]
    done = subprocess.run(command, capture_output=True, cwd=ROOT, env=environment, check=True)
    assert done.stdout == b""


def test_the_first_painting_can_be_made_again(tmp_path: Path) -> None:
    """Two runs write the same maps, and keep what a painter has changed."""
    command = [sys.executable, str(ASSETS / "tools" / "make_tiles.py"), "--only", "maps", "--into"]
    for name in ("one", "two"):
        subprocess.run([*command, str(tmp_path / name)], check=True, capture_output=True)
    ones, twos = (sorted((tmp_path / name / "tiles").iterdir()) for name in ("one", "two"))
    assert [path.read_bytes() for path in ones] == [path.read_bytes() for path in twos] and len(ones) == 45
    ones[0].write_text("repainted", "utf-8")
    subprocess.run([*command, str(tmp_path / "one")], check=True, capture_output=True)
    assert ones[0].read_text("utf-8") == "repainted"
