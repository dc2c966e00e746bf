"""The zones of the table for every window: inside it, apart from each other, with room for the map."""

import itertools

import pytest

from favor.ui.layout import TABLE_ROOM, Frames, around, frames, in_grid, in_row
from favor.ui.lens import Lens
from favor.ui.mapview import STEPS, Camera, fitted
from favor.ui.semantics import Box, overlap

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160))
PLAYERS = (2, 3, 6)


def zones(found: Frames) -> dict[str, Box]:
    named = {name: getattr(found, name) for name in ("top", "tray", "map", "hand", "god", "log", "turn")}
    named |= {f"panel {number}": box for number, box in enumerate(found.panels)}
    named |= {f"action {number}": box for number, box in enumerate(found.actions)}
    return named


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
def test_zones_lie_inside_and_apart(size: tuple[int, int], players: int) -> None:
    found = zones(frames(*size, players))
    for name, (x, y, wide, high) in found.items():
        assert x >= 0 and y >= 0 and x + wide <= size[0] and y + high <= size[1], name
        assert wide > 0 and high > 0, name
    for (one, box), (other, second) in itertools.combinations(found.items(), 2):
        cut = overlap(box, second)
        assert not (cut[2] and cut[3]), f"{one} lies over {other}"


@pytest.mark.parametrize(
    ("size", "user"),
    [((1024, 640), 1.25), ((1024, 640), 1.5), ((1280, 720), 1.25), ((1280, 720), 1.5), ((1920, 1080), 1.25), ((1920, 1080), 1.5),
     ((2560, 1080), 1.5), ((3840, 2160), 1.5)],
)  # fmt: skip
@pytest.mark.parametrize("players", PLAYERS)
def test_large_letters_still_leave_the_whole_table_in_the_window(size: tuple[int, int], user: float, players: int) -> None:
    lens = Lens()
    lens.fit(size, user, TABLE_ROOM)
    assert lens.size == size and not lens.is_larger
    found = frames(*size, players, user)
    places = zones(found)
    if not found.log[3]:
        del places["log"]
    for name, (x, y, wide, high) in places.items():
        assert x >= 0 and y >= 0 and x + wide <= size[0] and y + high <= size[1], name
        assert wide > 0 and high > 0, name
    for (one, box), (other, second) in itertools.combinations(places.items(), 2):
        cut = overlap(box, second)
        assert not (cut[2] and cut[3]), f"{one} lies over {other}"
    assert found.map[2] >= 4.5 * found.px(100) and found.map[3] >= 2.7 * found.px(100)


@pytest.mark.parametrize("size", SIZES)
def test_the_map_gets_its_share(size: tuple[int, int]) -> None:
    _, _, wide, high = frames(*size, 6).map
    assert wide * high >= 0.36 * size[0] * size[1]


def test_the_two_sizes_of_the_design() -> None:
    small, large = frames(1280, 720, 6), frames(1920, 1080, 6)
    assert small.u == 1 and abs(large.u - 1.35) < 0.01
    assert small.map == (240, 52, 752, 480)
    assert small.panels[0][:3] == (8, 52, 224) and small.panels[0][3] >= 87


@pytest.mark.parametrize("count", range(1, 16))
def test_rows_never_leave_their_box(count: int) -> None:
    places = in_row((100, 50, 700, 174), count, 124, 174, 10)
    assert places[0][0] >= 100 and places[-1][0] + 124 <= 800
    assert len(places) == count


def test_grids_keep_apart() -> None:
    places = in_grid((0, 0, 400, 0), 7, 120, 40, 8)
    for one, other in itertools.combinations(places, 2):
        cut = overlap(one, other)
        assert not (cut[2] and cut[3])


def test_fitting_shows_everything() -> None:
    cells = [(-5, -2), (7, 3), (0, -6), (0, 2)]
    camera = fitted((240, 52, 752, 480), cells, (), 130)
    assert camera.shows(cells)


def test_fitting_uses_the_room_and_keeps_clear_of_what_lies_over_the_map() -> None:
    box, pill, stock = (240, 52, 752, 480), (336, 60, 560, 34), (246, 468, 300, 58)
    cells = [(-1, -1), (1, 1), (-5, 0), (3, 2), (1, -4), (-2, 3)]
    camera = fitted(box, cells, (pill, stock), 130)
    assert camera.shows(cells, (pill, stock))
    assert camera.size >= 50  # eight rows in 480 pixels
    assert not camera.moved(0, -60).shows(cells, (pill, stock))


def test_zoom_keeps_what_lies_under_the_pointer() -> None:
    camera = Camera((0, 0, 800, 600), 82)
    at = (160, 410)
    before = camera.cell_at(at)
    for steps in (1, 1, -1, 2, -3):
        camera = camera.zoomed(steps, at)
        assert camera.cell_at(at) == before
    assert camera.zoomed(99, at).size == STEPS[-1] and camera.zoomed(-99, at).size == STEPS[0]


def test_the_map_never_leaves_its_last_tile() -> None:
    camera = Camera((0, 0, 800, 600), 82).moved(9000, -9000).kept([(0, 0), (2, 0)])
    x, y = camera.corner((0, 0))
    assert -82 < x < 800 and -82 < y < 600


def test_a_box_round_a_hole_is_the_box_without_the_hole() -> None:
    parts = around((0, 0, 100, 80), (20, 10, 50, 30))
    assert sum(wide * high for _, _, wide, high in parts) == 100 * 80 - 50 * 30
    for one, other in itertools.combinations((*parts, (20, 10, 50, 30)), 2):
        cut = overlap(one, other)
        assert not (cut[2] and cut[3])
    assert around((0, 0, 100, 80), (0, 0, 0, 0)) == ((0, 0, 100, 80),)
