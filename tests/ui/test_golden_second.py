"""Faults that were seen when all pictures were looked at for a second time, each kept from coming back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.handbook_card import reference_card
from favor.table.undo import LOCKED
from favor.ui import words
from favor.ui.layout import meets
from favor.ui.parts import plates, rail, tips, tray
from favor.ui.parts.replaybar import paint_control
from favor.ui.reading import _clear, _lines
from favor.ui.scenes.handbook import MEASURE, HandbookScene
from favor.ui.scenes.refcard import COLUMN, NAME, ROW, RefCardScene
from favor.ui.scenes.settings import SettingsScene
from favor.ui.semantics import Box, Mood, Widget, overlap
from favor.ui.text import Fonts, TextStyle, layout, plain
from tests.ui.driver import Driver
from tests.ui.test_result import played

SIZES = ((1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def at_first_action(loaded: Loaded, players: int = 4, size: tuple[int, int] = SIZES[0], seed: int = 7) -> Driver:
    """A table where the first action is chosen."""
    driver = Driver(size, loaded)
    driver.begin(players, seed, privacy="open")
    while driver.see("go-on") or driver.table.show is None or driver.table.show.about != "action":
        driver.click_on()
    return driver


def lines_of(text: str, width: int) -> list[str]:
    """Centred text as it is broken, line by line."""
    laid = layout(Fonts(), text, TextStyle(16), width, "centre")
    return ["".join(piece.text for piece in laid.pieces if piece.y == top) for top in sorted({piece.y for piece in laid.pieces})]


def test_centred_lines_are_even_and_no_more_than_they_need_be() -> None:
    text = "A board game of relics, Gods and luck, for two to six at one table"
    for width in range(180, 460, 20):
        lines = lines_of(text, width)
        assert len(lines) == layout(Fonts(), text, TextStyle(16), width, "left").lines
        assert len(lines) < 2 or len(lines[-1]) * 2 > len(lines[0]), lines


def test_apostrophes_are_set_as_real_ones() -> None:
    font = Fonts().get("sans", "Regular", 16)
    assert font.size("Mara's") == font.size("Mara’s")
    straight, curved = (font.render(f"Mara{sign}s turn", True, (0, 0, 0)) for sign in "'’")
    assert straight.get_buffer().raw == curved.get_buffer().raw


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_done_is_one_page_as_long_as_there_is_room(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = at_first_action(loaded, size=size)
    driver.key("h")
    plate = driver.find("can-plate").rect
    assert driver.see("more") is None and plate[1] >= 0 and plate[1] + plate[3] <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_reference_card_has_a_line_for_each_thing_in_letters_of_sixteen(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Driver(size, loaded)
    driver.window.push(RefCardScene(driver.window, loaded.catalog))
    driver.step()
    brush = driver.window.brush()
    for block in reference_card(loaded.catalog):
        for row in block.rows:
            assert brush.tall(row.text, brush.px(COLUMN - NAME), "body") == brush.tall("A", 100, "body"), row.text
            assert brush.px(ROW) >= brush.tall("A", 100, "body")
    card = driver.find("card").rect
    assert card[0] >= 0 and card[1] >= 0 and card[0] + card[2] <= size[0] and card[1] + card[3] <= size[1]


def test_what_keeps_undo_locked_goes_on_after_the_colon() -> None:
    said = [text for kind, text in LOCKED.items() if kind != "start"] + [words.HANDED_OVER]
    assert all(text[0].islower() or text[0] == "{" for text in said), said


@pytest.mark.parametrize("size", SIZES)
def test_the_odds_stand_close_under_the_faces_that_succeed(
    loaded: Loaded, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = at_first_action(loaded, size=size)
    brush, box = driver.window.brush(), driver.find("tray").rect
    spots: list[Box] = []
    block, line = brush.block, brush.line
    monkeypatch.setattr(brush, "block", lambda *said: spots.append(said[1]) or block(*said))
    monkeypatch.setattr(brush, "line", lambda *said: spots.append((*said[1], 0, 0)) or line(*said))
    for good in ("0", "0, 1, 2", "0, 1, 2, 3, 4"):
        spots.clear()
        tray.paint_tray(brush, box, ((), ("Charm", 3, good, 60, "Charm Challenge"), ""), Mood())
        _, words_at, chance = spots
        assert chance[1] == words_at[1] + words_at[3], "no hole between them"
        assert box[1] + brush.px(21) <= words_at[1] and chance[1] + brush.high("small-bold") <= box[1] + box[3]


@pytest.mark.parametrize("size", SIZES)
def test_lines_of_the_rules_are_not_too_long_to_follow(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Driver(size, loaded)
    scene = HandbookScene(driver.window, loaded.catalog)
    driver.window.push(scene)
    for section in scene.book.sections[::7]:
        scene.open(section.id)
        driver.step()
        tree = driver.window.top.tree
        texts = [widget.rect for widget in tree if widget.id.startswith("paragraph:")]
        beside = [widget.rect for widget in tree if widget.id.startswith("see:") or widget.id == "rulings"]
        assert all(rect[2] <= driver.window.brush().px(MEASURE) for rect in texts)
        assert all(0 in overlap(rect, other)[2:] for rect in texts for other in beside)


def test_the_page_that_is_open_has_a_tick_in_the_list(loaded: Loaded) -> None:
    driver = Driver(SIZES[0], loaded)
    scene = HandbookScene(driver.window, loaded.catalog)
    driver.window.push(scene)
    driver.step()
    ticked = [widget.id for widget in scene.tree if widget.id.startswith("row:") and widget.data[1]]
    assert ticked == [f"row:{scene.page.id}"]


def test_the_question_stands_beside_the_middle_of_its_buttons(loaded: Loaded) -> None:
    driver = Driver(SIZES[0], loaded)
    driver.window.push(SettingsScene(driver.window))
    driver.step()
    driver.click(driver.find("more:ui_scale"))
    said, keep, brush = driver.find("keep-words"), driver.find("keep").rect, driver.window.brush()
    middle = said.rect[1] + brush.tall(said.label, said.rect[2], "body") / 2
    assert abs(middle - (keep[1] + keep[3] / 2)) <= 1


def test_what_a_boon_does_follows_its_name(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in SIZES:
        driver = at_first_action(loaded, 2, size)
        for seat in (0, 1):
            panel, brush = driver.find(f"player:{seat}"), driver.window.brush()
            (_, chip), *_ = rail.chip_places(brush, panel.rect, panel.data)
            tops: list[Box] = []
            block = brush.block
            monkeypatch.setattr(brush, "block", lambda *said, block=block, tops=tops: tops.append(said[1]) or block(*said))
            rail.paint_panel(brush, panel.rect, panel.data, Mood())
            assert [top for top in tops if 0 <= top[1] - chip[1] - chip[3] <= brush.px(11)], "no hole under the name"


def test_a_panel_names_banners_and_statuses(loaded: Loaded) -> None:
    driver = at_first_action(loaded)
    data = replace(driver.find("player:0").data, banners=("forest",), statuses=("cold",), chips=(("cold", "warning", "Cold"),))
    said = rail.spoken(data, "Forest Banner")
    assert "Forest Banner" in said and "under Cold" in said


@pytest.fixture(scope="module")
def over() -> Driver:
    return played()


def test_the_buttons_of_the_result_are_all_in_the_same_letters(over: Driver) -> None:
    over.find("fold")
    brush = over.window.brush()
    buttons = [widget for widget in over.window.top.tree if widget.role == "button"]
    assert len(buttons) == 7
    assert all(brush.wide(button.data[0], "button") <= button.rect[2] - brush.px(16) for button in buttons)
    assert all(one.rect[0] + one.rect[2] < other.rect[0] for one, other in zip(buttons, buttons[1:], strict=False))


def test_over_the_folded_result_stands_who_won_and_below_it_the_way_back_in_the_middle(over: Driver) -> None:
    over.key("escape")
    x, y, wide, high = over.find("unfold").rect
    well = over.table.tree.get("hand-well").rect  # type: ignore[union-attr]
    assert abs(2 * x + wide - 2 * well[0] - well[2]) <= 2 and abs(2 * y + high - 2 * well[1] - well[3]) <= 2
    winner = over.table.names.seat(over.table.sitting.view().winner)
    assert winner in over.table.tree.get("prompt").label  # type: ignore[union-attr]
    over.key("escape")


def test_the_scrubber_tells_by_a_badge_whose_turn_is_where(over: Driver) -> None:
    over.app.replay(None)
    over.step()
    scene = over.window.top
    characters = [player.character for player in scene.view().players]  # type: ignore[attr-defined]
    _, _, marks = over.find("scrubber").data
    assert {character for *_, character in marks} == set(characters)
    over.key("escape")


def test_at_the_end_of_a_replay_all_ways_on_look_as_if_they_led_nowhere(over: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    over.app.replay(None)
    over.step()
    over.key("end")
    rims = {}
    for id in ("turn-back", "step-back", "play", "step-on", "turn-on"):
        widget, brush = over.find(id), over.window.brush()
        monkeypatch.setattr(brush, "plate", lambda *look, id=id: rims.setdefault(id, look[2]))
        paint_control(brush, widget.rect, widget.data, Mood())
    assert [rims[id] == plates.FAINT for id in rims] == [False, False, True, True, True]
    over.key("escape")


def tip_of(driver: Driver, id: str) -> Widget:
    """The tip that comes when the pointer rests on a widget."""
    driver.move(driver.point(driver.find(id)))
    driver.step(400)
    driver.window.draw()
    return driver.find("tooltip")


def test_what_a_player_has_is_not_told_between_semicolons(loaded: Loaded) -> None:
    driver = at_first_action(loaded)
    x, y, *_ = driver.find("player:1").rect
    driver.move((x + 6, y + 6))
    driver.step(400)
    driver.window.draw()
    (_, text), *_ = driver.find("tooltip").data
    assert ";" not in plain(text) and len(plain(text).split("\n")) == 2
    tile = tip_of(driver, next(widget.id for widget in driver.window.top.tree if widget.label == "Forest Settlement"))
    assert plain(tile.data[0][1]) == "Forest Banner"
    assert _lines("ready; a Trap lies here").split("\n") == ["Ready", "A Trap lies here"]


def test_a_tip_does_not_repeat_what_the_prompt_just_said(loaded: Loaded) -> None:
    driver = at_first_action(loaded)
    before = tip_of(driver, "do:delve").value
    reason = driver.find("do:delve").reason
    assert reason and reason in before
    driver.click(driver.find("do:delve"))
    assert driver.find("prompt").label == reason
    after = tip_of(driver, "do:delve")
    assert reason not in after.value and after.label == "Delve" and len(after.value) > 20


@pytest.mark.parametrize("size", SIZES)
def test_the_tip_of_a_place_leaves_actions_and_cards_to_be_seen(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = at_first_action(loaded, size=size)
    tree, show = driver.window.top.tree, driver.table.show
    assert show is not None
    lowest = max((widget for widget in tree if widget.role == "target"), key=lambda widget: widget.rect[1:2] + widget.rect[:1])
    tip = tip_of(driver, lowest.id)
    alone = [widget for widget in tree if widget.role != "target" or widget.id == lowest.id]
    shown = [replace(tip, rect=tips.near(show.frames.window, lowest.rect, tip.rect[2:], 10))]
    below = [widget for widget in tree if widget.id.startswith(("do:", "card:"))]
    assert len(below) > 6 and any(meets(shown[0].rect, widget.visible) for widget in below)
    (moved,) = _clear(show, shown, lowest, alone)
    assert not any(meets(moved.rect, widget.visible) for widget in (*below, lowest))
    over = [replace(tip, rect=(show.frames.map[0] - 20, lowest.rect[1], *tip.rect[2:]))]
    (moved,) = _clear(show, over, lowest, alone)
    assert not any(meets(moved.rect, panel) for panel in show.frames.panels), "nor does it come to lie on a player"


HANDLES = ("turn-left", "turn-count", "turn-right", "place")


@pytest.mark.parametrize("size", SIZES)
def test_the_handles_of_a_tile_lie_on_no_land_where_there_is_room(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = at_first_action(loaded, size=size)
    driver.click(next(widget for widget in driver.window.top.tree if widget.role == "target" and "Wasteland" in widget.label))
    driver.settle()
    show = driver.table.show
    assert show is not None and show.ghost is not None
    land = [show.camera.cell_box((tile.x, tile.y), 1, 0) for tile in show.view.tiles if tile.symbol != "altar"]
    handles = [widget.rect for widget in driver.window.top.tree if widget.id in HANDLES]
    assert handles and not [one for one in handles for tile in land if meets(one, tile)]


def test_a_tip_that_says_much_is_broad_rather_than_tall(loaded: Loaded) -> None:
    brush, line = at_first_action(loaded).window.brush(), "Rolls your Charm for the Banner of the Settlement you stand on."
    said, at = ("", ((line, ""),)), (600, 540, 120, 40)
    sizes = [tips.tooltip(brush, (0, 0, 1280, 720), at, (said,) * many)[0].rect[2:] for many in (1, 3, 7)]
    assert sizes[0][0] == sizes[1][0] < sizes[2][0] and all(high <= wide for wide, high in sizes), sizes
