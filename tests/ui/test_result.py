"""The end screen: its figures are those of the game, its graph ends at the Favor on the table, it folds, it begins anew."""

from __future__ import annotations

from math import dist

import pytest

from favor.model.views import View
from favor.ui import endings, words
from favor.ui.autoplay import LuckyDip
from favor.ui.parts.graph import Curve, GraphData, spread, worn
from favor.ui.scenes.result import ResultScene
from tests.ui.driver import Driver
from tests.ui.test_screens import check

FACES = (0, 1, 2, 3, 4)


def played(size: tuple[int, int] = (1280, 720), players: int = 4) -> Driver:
    """A window in which a game played by lot is just over."""
    driver = Driver(size)
    driver.begin(players, 3)
    sitting, dip = driver.table.sitting, LuckyDip(5)
    while sitting.game.decision is not None:
        sitting.submit(dip.pick(sitting.game.decision.options))
    driver.window.scenes[:] = driver.window.scenes[:1]
    driver.table.read()
    driver.step()
    driver.pass_by()
    assert driver.window.top.name == "result"
    return driver


@pytest.fixture(scope="module")
def over() -> Driver:
    return played()


def result(driver: Driver) -> ResultScene:
    top = driver.window.top
    assert isinstance(top, ResultScene)
    return top


def test_the_graph_ends_at_the_favor_on_the_table(over: Driver) -> None:
    scene = result(over)
    view: View = scene.view
    assert [line[-1] for line in scene.curves] == [player.favor for player in view.players]
    assert len({len(line) for line in scene.curves}) == 1 and len(scene.curves[0]) == view.turn + 1
    assert all(later >= earlier for line in scene.curves for earlier, later in zip(line, line[1:], strict=False))


def test_the_figures_are_those_of_the_game(over: Driver) -> None:
    scene = result(over)
    events = over.table.sitting.told()
    for one in scene.figures:
        seat = one.seat
        assert one.offered == sum(event[2] for event in events if event[0] == "offered" and event[1] == seat)
        assert one.falls == sum(event[:2] == ("stunned", seat) for event in events)
        assert one.taken == sum(event[3] for event in events if event[0] == "damage" and event[1] == seat)
        assert one.banners == len(scene.view.players[seat].banners)
    assert sum(one.tiles for one in scene.figures) == sum(event[0] == "tile_revealed" for event in events)


def test_luck_is_what_the_die_did_beyond_the_odds() -> None:
    events = [
        ("die", 0, 1, 0, 1, True),  # one face in five succeeds
        ("die", 0, 1, 4, 3, False),
        ("rerolled", 0, 1),
        ("die", 0, 1, 1, 3, True),  # told again after a card: no luck of the die
        ("die", 1, 1, 4, 2, True),  # a card made it a success
    ]
    counted = [event for event in endings.thrown(events) if event[0] == "die"]
    assert counted == events[:2]
    assert endings.promised(1, FACES) == 2 and endings.promised(3, FACES) == 6 and endings.promised(9, FACES) == 10


def test_honours_go_to_those_who_stand_alone(over: Driver) -> None:
    scene = result(over)
    assert 1 <= len(scene.awards) <= 3
    for key, seat, best in scene.awards:
        values = [-one.luck if key == "unlucky" else getattr(one, key) for one in scene.figures]
        assert values[seat] == best == max(values) and values.count(best) == 1
        assert over.see(f"award:{key}") is not None
    assert set(endings.ORDER) == set(words.AWARDS)


def test_the_winner_stands_first_and_how_is_told(over: Driver) -> None:
    scene = result(over)
    assert scene.rows()[0][2] and scene.rows()[0][1] == over.table.names.seat(scene.view.winner)
    assert over.find("won").label == f"{scene.rows()[0][1]} wins"
    assert scene.deciding and scene.deciding in over.find("how").label


def test_the_labels_of_the_graph_keep_apart() -> None:
    lines = [Curve("human", name, ()) for name in "abcdef"]
    for start in (40, 100, 200):
        placed = spread([(start + number % 2, line) for number, line in enumerate(lines)], 20, (30, 220))
        heights = sorted(height for height, _ in placed)
        assert heights[0] >= 30 and heights[-1] <= 220, "none leaves the graph"
        assert all(second - first >= 20 for first, second in zip(heights, heights[1:], strict=False))


def test_lines_of_the_graph_wear_the_badge_of_their_player(over: Driver) -> None:
    scene = result(over)
    characters = ("human", "sapling", "attuned")
    lines = tuple(Curve(who, who, line) for who, line in zip(characters, scene.curves, strict=False))
    found = worn(GraphData("", 10, lines), (600, 170), 3, 20)
    assert {curve.character for curve, _ in found} == {line.character for line in lines}
    spots = [spot for _, spot in found]
    assert all(dist(one, other) >= 20 for number, one in enumerate(spots) for other in spots[:number])


def test_it_folds_and_the_board_can_be_looked_at(over: Driver) -> None:
    over.click(over.find("fold"))
    assert over.see("rows") is None and over.see("unfold") is not None
    assert over.table.tree.get("hand-covered") is None, "words lie under the button"
    over.key("escape")
    assert over.see("rows") is not None


@pytest.mark.parametrize("size", ((1024, 640), (1920, 1080)))
def test_no_text_is_cut(size: tuple[int, int]) -> None:
    check(played(size, 6), f"result at {size[0]}x{size[1]}")


def test_a_rematch_passes_the_first_seat_on() -> None:
    driver = played(players=3)
    names = [seat.name for seat in driver.table.plan.seats]
    driver.click(driver.find("rematch"))
    assert [seat.name for seat in driver.table.plan.seats] == [*names[1:], names[0]]
    assert not driver.table.sitting.is_over
