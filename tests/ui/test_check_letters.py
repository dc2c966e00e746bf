"""The text audit over every screen: no letters cut, none over others, none half hidden. `FAVOR_LONG=1` looks at every size.

Sizes of windows, of the whole and of letters on cards, high contrast, cards that lie face down, six players with names of
16 letters, as many as a name may have, and a pack whose cards have very long names.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.language.tongue_pseudo import accented
from favor.model.views import StatusView
from favor.ui.brush import Brush
from favor.ui.layout import meets
from favor.ui.paint.kit import Cache, Kit
from favor.ui.parts import actionbar, bubble, inspector, plates, side, tray
from favor.ui.scenes.keys import KeysScene
from favor.ui.scenes.letters import LettersScene
from favor.ui.scenes.table import TableScene
from favor.ui.semantics import CALM, Widget
from favor.ui.shelf import Shelf
from favor.ui.text import Fonts, Lettering
from favor.ui.textaudit import TextAudit
from favor.ui.tilepictures import TilePictures
from tests.ui import shots
from tests.ui.driver import PEOPLE
from tests.ui.looker import LONG_NAMES, Looker, audited, faults, in_the_middle, near_the_end, painted, to_action

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
WISHES: tuple[dict[str, object], ...] = (
    *({"ui_scale": scale} for scale in (80, 100, 150, 200)),
    {"card_text": 80},
    {"card_text": 200},
    {"theme": "contrast", "plain_tiles": True},
    {"people": LONG_NAMES},
    {"people": LONG_NAMES, "ui_scale": 150},
    {"privacy": "peek"},
)
SAMPLE = (
    ((1024, 640), {"people": LONG_NAMES}),
    ((1280, 720), {"ui_scale": 150, "theme": "contrast", "plain_tiles": True}),
    ((1366, 768), {"privacy": "peek", "card_text": 200}),
)
WALKS = [(size, wishes) for size in SIZES for wishes in WISHES] if IS_LONG else list(SAMPLE)
WHOLE = SIZES if IS_LONG else ()
NIGHT, PAPER = (10, 10, 30), (250, 240, 220)
LONG_CARD = "The Astonishingly Long-Winded Proclamation of the Marshland Night Watch"
PACK = f"""
format: 1
actions:
  - id: proclamation
    name: {LONG_CARD}
    type: spell
    cost: 4
    copies: 60
    effects:
      - {{do: gain_energy, who: you, amount: 1}}
relics:
  - id: reliquary
    name: {LONG_CARD} and of Its Counterpart
    type: charm
    passive:
      - {{who: you, stat: charm, add: 1}}
"""


def shortly(value: object) -> str:
    """What a walk is called in a report."""
    if isinstance(value, tuple):
        return "x".join(map(str, value))
    assert isinstance(value, dict)
    return "-".join("long names" if name == "people" else f"{name} {wish}" for name, wish in value.items())


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def complain(driver: Looker, moment: str) -> None:
    """A moment with anything wrong about its letters fails with all of it."""
    found = faults(driver)
    assert not found, f"{moment} at {driver.window.size}: " + "\n".join(found)


class Notes:
    """Every fault of a walk, each once, with the first moment it was seen at: one walk tells all there is to mend."""

    def __init__(self) -> None:
        self.faults: dict[str, str] = {}

    def look(self, driver: Looker, moment: str) -> None:
        """Note what is wrong with a moment."""
        for fault in faults(driver):
            self.faults.setdefault(fault, f"{moment} on {driver.window.size}")

    def tell(self) -> None:
        """Fail with all of it."""
        assert not self.faults, "\n".join(f"{moment}: {fault}" for fault, moment in self.faults.items())


# -- the audit itself -------------------------------------------------------------------------------------------------


class Sheets:
    """Two sheets of letters to lay over each other."""

    def __init__(self) -> None:
        self.audit = TextAudit(True)
        self.letters = Lettering(Fonts(), self.audit)

    def write(self, words: str, at: tuple[int, int], fill: tuple[int, int, int] | None = None) -> pygame.Surface:
        """A sheet with words on it, clear or filled."""
        sheet = pygame.Surface((200, 60), pygame.SRCALPHA)
        if fill is not None:
            sheet.fill(fill)
        self.letters.line(sheet, words, at, "body", PAPER)
        return sheet

    def lay(self, owner: str, sheet: pygame.Surface, at: tuple[int, int]) -> None:
        """Put a sheet down."""
        self.audit.laid(owner, sheet, at, (0, 0, 400, 300))


@pytest.fixture
def sheets() -> Sheets:
    return Sheets()


def test_letters_over_letters_are_found(sheets: Sheets) -> None:
    sheets.lay("low", sheets.write("Ysolde", (10, 10)), (0, 0))
    sheets.lay("high", sheets.write("Kesh", (10, 10)), (20, 5))
    assert [(clash.text, clash.other, clash.owners) for clash in sheets.audit.clashes] == [("Ysolde", "Kesh", ("low", "high"))]


def test_letters_side_by_side_and_on_a_solid_plate_are_fine(sheets: Sheets) -> None:
    sheets.lay("low", sheets.write("Ysolde", (10, 10)), (0, 0))
    sheets.lay("beside", sheets.write("Kesh", (10, 10)), (70, 0))
    sheets.lay("plate", sheets.write("Marsh", (10, 10), NIGHT), (0, 5))
    assert sheets.audit.clashes == ()


@pytest.mark.parametrize("unit", (1.0, 3.0))
def test_lines_may_touch_by_a_hair_at_any_size_and_no_more(unit: float) -> None:
    for share, is_fine in ((18, True), (6, False)):
        sheets = Sheets()
        sheet = pygame.Surface((600, 300), pygame.SRCALPHA)
        first = sheets.letters.run("H", "sans", "Bold", round(20 * unit), PAPER).get_bounding_rect(min_alpha=96)
        for top in (10, 10 + first.h - max(1, first.h // share)):
            sheets.letters.stamp(sheet, sheets.letters.run("H", "sans", "Bold", round(20 * unit), PAPER), (10, top), str(top), "")
        sheets.lay("low", sheet, (0, 0))
        assert (sheets.audit.clashes == ()) is is_fine, (unit, share)


def test_letters_beyond_their_sheet_and_over_each_other_on_it_are_found(sheets: Sheets) -> None:
    sheet = sheets.write("A long line that has no room on so small a sheet", (10, 10))
    sheets.letters.line(sheet, "and another", (14, 12), "body", PAPER)
    sheets.lay("low", sheet, (0, 0))
    assert {(bool(clash.other), clash.owners[0]) for clash in sheets.audit.clashes} == {(False, "low"), (True, "low")}


def test_half_of_a_text_under_a_plate_is_found_and_all_of_it_is_fine(sheets: Sheets) -> None:
    plate = pygame.Surface((200, 60))
    low = sheets.write("Ysolde", (10, 10))
    sheets.lay("low", low, (0, 0))
    sheets.lay("plate", plate, (35, 0))
    assert [(clash.text, clash.owners) for clash in sheets.audit.half_hidden] == [("Ysolde", ("low", "plate"))]
    sheets.lay("more", plate, (0, 0))
    assert sheets.audit.half_hidden == ()


@pytest.mark.parametrize("unit", (0.8, 1.0, 1.35, 2.7, 4.0))
@pytest.mark.parametrize("high", (44, 48, 54))
def test_the_two_lines_of_a_button_keep_apart_with_marks_above_and_below(unit: float, high: int) -> None:
    kept = Cache(Kit())
    audit = kept.kit.letters.audit
    audit.on = True
    sheet = pygame.Surface((round(300 * unit), round((high + 8) * unit)), pygame.SRCALPHA)
    brush = Brush(sheet, kept, unit, Shelf(), TilePictures(kept))
    words = (accented("Rematch"), accented("Ysolde sits first"), "gold", True)
    plates.paint_button(brush, (4, 4, round(280 * unit), round(high * unit)), words, CALM)
    audit.laid("button", sheet, (0, 0), (0, 0, *sheet.get_size()))
    assert len(audit.entries) == 2 and audit.clashes == () and audit.cuts == ()


@pytest.mark.parametrize("unit", (0.8, 0.9, 1.0, 1.35, 2.7))
@pytest.mark.parametrize("needs", ("Below your stat succeeds", "Below your stat succeeds, and so it is for whoever is near"))
def test_the_lines_of_a_roll_keep_apart_with_marks_above_and_below(unit: float, needs: str) -> None:
    kept = Cache(Kit())
    audit = kept.kit.letters.audit
    audit.on = True
    sheet = pygame.Surface((round(232 * unit), round(110 * unit)), pygame.SRCALPHA)
    brush = Brush(sheet, kept, unit, Shelf(), TilePictures(kept))
    roll = ("human", accented("Kesh"), accented("Charm"), 3, 4, False)
    tray.paint_tray(brush, (0, 0, round(224 * unit), round(104 * unit)), ((roll,), (), accented(needs)), CALM)
    audit.laid("tray", sheet, (0, 0), (0, 0, *sheet.get_size()))
    assert len(audit.entries) >= 4 and audit.clashes == ()


def test_many_hexes_are_counted_where_their_names_take_too_many_lines(loaded: Loaded) -> None:
    driver = Looker((1920, 1080), complain, loaded)
    driver.begin(2)
    to_action(driver)
    show = driver.table.show
    assert show is not None
    hexes = tuple(StatusView(0, one.id, "", "") for one in loaded.catalog.section("statuses"))
    at = show.view.active
    players = tuple(replace(player, statuses=hexes if player.seat == at else ()) for player in show.view.players)
    show.view = replace(show.view, players=players)
    brush = driver.window.brush()
    told = side._facts(show)
    short = side._shown_facts(brush, show, told)
    assert hexes[0].id and short.count(str(len(hexes))) == 1 and len(short) < len(told)
    assert brush.tall(short, show.frames.turn[2] - brush.px(24), "small") <= brush.px(side.FACTS)
    regions = tuple(driver.app.loaded.catalog.sections["regions"])
    show.view = replace(show.view, players=tuple(replace(player, banners=regions) for player in players))
    show.frames = replace(show.frames, turn=(*show.frames.turn[:2], show.frames.turn[2] * 2 // 3, show.frames.turn[3]))
    assert side._shown_facts(brush, show, side._facts(show)).endswith(str(len(regions)))


def test_a_word_that_is_put_over_another_in_the_window_is_found(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Looker((1280, 720), complain, loaded)
    driver.begin(3)
    driver.uncover()
    assert not faults(driver)
    built = TableScene.build

    def spoiled(self: TableScene, brush: object, size: object) -> list[Widget]:
        place = self.tree.get("log-open")
        extra = [plates.line("extra", place.rect, "over it", "body", anchor="center")] if place is not None else []
        return [*built(self, brush, size), *extra]  # type: ignore[arg-type]

    monkeypatch.setattr(TableScene, "build", spoiled)
    driver.window.draw()
    driver.click(driver.find("go-on"))
    assert any("over each other: 'More  L' / 'over it'" in fault for fault in faults(driver))


def test_a_name_that_is_cut_short_is_found(loaded: Loaded) -> None:
    driver = Looker((1024, 640), complain, loaded, people=tuple(replace(seat, name="W" * 30) for seat in PEOPLE))
    driver.begin(6)
    driver.uncover()
    assert any(fault.startswith("a name cut short: 'WWW") for fault in faults(driver))


# -- every screen -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "wishes"), WALKS, ids=shortly)
def test_no_text_is_cut_or_overlapped_on_any_screen(loaded: Loaded, size: tuple[int, int], wishes: dict[str, object]) -> None:
    notes = Notes()
    driver = Looker(size, notes.look, loaded, **wishes)  # type: ignore[arg-type]
    driver.walk(games=IS_LONG)
    notes.tell()
    assert len(driver.seen) > 12


@pytest.mark.parametrize("size", WHOLE, ids=shortly)
def test_no_text_is_cut_in_any_question_of_a_game(loaded: Loaded, size: tuple[int, int]) -> None:
    notes = Notes()
    driver = Looker(size, notes.look, loaded)
    driver.walk(whole=True)
    notes.tell()
    assert len(driver.seen) > 30


def test_the_buttons_of_a_bubble_hold_longer_words(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    longer = {"fold": "Fold away", "more": "More of this", "leave": "Stop here", "next": "Next step"}
    monkeypatch.setattr(bubble.words, "COACH", {**bubble.words.COACH, **longer})
    driver = Looker((1280, 720), complain, loaded)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("learn"))
    driver.shot(Path("lesson"))
    assert {driver.find(f"bubble-{id}").label for id in ("fold", "more", "leave", "done")} == set(longer.values())


@pytest.mark.parametrize("key", ("letters", "keys"))
def test_what_comes_over_a_wide_screen_leaves_it_its_room(loaded: Loaded, key: str) -> None:
    driver = Looker((1280, 720), complain, loaded, ui_scale=200)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("new"))
    for _ in range(3):
        driver.click(driver.find("add"))
    before = driver.window.size
    if key == "letters":
        driver.window.push(LettersScene(driver.window, driver.window.top, "name:1"))
    else:
        driver.window.access.show_keys()
    driver.shot(Path(key))
    assert driver.window.top.name == key and driver.window.size == before


def test_the_keys_have_room_with_large_letters_and_longer_words(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Looker((1920, 1080), complain, loaded, ui_scale=150)
    driver.begin(2)
    to_action(driver)
    driver.window.access.show_keys()
    driver.step()
    rows = KeysScene.rows
    monkeypatch.setattr(KeysScene, "rows", lambda self: tuple(replace(row, text=accented(row.text)) for row in rows(self)))
    driver.window.top.dirty = True
    driver.step()
    complain(driver, "keys")
    plate, (_, high) = driver.find("keys-plate").rect, driver.window.lens.size
    assert plate[1] > 0 and plate[1] + plate[3] < high


def test_longer_words_on_the_actions_leave_the_price_a_number(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    longer = tuple((one[0], accented(one[1]), *one[2:]) for one in actionbar.words.ACTIONS)
    monkeypatch.setattr(actionbar.words, "ACTIONS", longer)
    driver = Looker((1024, 640), complain, loaded, ui_scale=150)
    driver.begin(2)
    to_action(driver)
    complain(driver, "table")
    assert sum(entry.where == "small-bold" and entry.text == "1" for entry in audited(driver).entries) >= 5


def test_a_thing_with_a_long_name_has_a_higher_button(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = inspector.face_of
    monkeypatch.setattr(inspector, "face_of", lambda *what: replace(usual(*what), name=accented(usual(*what).name + " and more")))
    driver = Looker((1920, 1080), complain, loaded, ui_scale=150)
    driver.begin(4)
    to_action(driver)
    driver.click(driver.find("player:0"))
    complain(driver, "player")
    assert driver.find("owned:0").label.endswith("(Boon)")


@pytest.mark.parametrize("size", SIZES if IS_LONG else ((1280, 720),), ids=shortly)
def test_answers_hide_nothing_of_who_is_near_the_end(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Looker(size, complain, loaded, people=LONG_NAMES)
    near_the_end(driver, 6)
    met = 0
    while met < 2:
        table = driver.window.top.tree
        race, answers = table.get("race"), table.get("answers")
        if driver.window.top.name == "table" and race is not None and answers is not None:
            with painted(driver):
                driver.settle()
                complain(driver, "late")
            assert not meets(race.rect, answers.rect)
            met += 1
        assert driver.click_on()


@pytest.mark.parametrize(("size", "scale"), (((1920, 1080), 150), ((1280, 720), 200)))
def test_many_answers_near_the_end_leave_the_question_its_room(loaded: Loaded, size: tuple[int, int], scale: int) -> None:
    driver = Looker(size, complain, loaded, ui_scale=scale)
    near_the_end(driver, 6)
    while not shots.about("player")(driver):
        assert driver.click_on()
    complain(driver, "whom?")
    asked = driver.find("prompt").rect
    assert driver.see("answer:pick:3") and driver.find("answers").rect[1] > asked[1] + asked[3]


@pytest.mark.parametrize("size", SIZES if IS_LONG else ((1280, 720),), ids=shortly)
def test_very_long_names_of_cards_have_room(tmp_path: Path, size: tuple[int, int]) -> None:
    (tmp_path / "pack.yaml").write_text('format: 1\npack: {id: wordy, name: Wordy, version: "1.0.0", api: 1}\n')
    (tmp_path / "cards.yaml").write_text(PACK)
    wordy = content([tmp_path])
    assert not wordy.problems, list(wordy.problems)
    notes = Notes()
    driver = Looker(size, notes.look, wordy)
    driver.begin(6, 4)
    named = 0
    for _ in range(60 if IS_LONG else 14):
        if driver.window.top.name == "table":
            driver.settle()  # what flies past may hide a number
        notes.look(driver, driver.window.top.name)
        cards = [widget for widget in driver.window.top.tree if widget.label.startswith(LONG_CARD)]
        if cards and named < (6 if IS_LONG else 2) and driver.window.top.name == "table" and not driver.see("go-on"):
            driver.move(driver.point(cards[0]))
            driver.step(400)
            notes.look(driver, "the card is read")
            driver.click(cards[0], 3)
            notes.look(driver, "the card is inspected")
            driver.key("escape")
            named += 1
        driver.click_on()
    notes.tell()
    assert named


@pytest.mark.parametrize("size", SIZES if IS_LONG else ((1024, 640),), ids=shortly)
def test_no_text_is_cut_in_the_middle_of_crowded_games(loaded: Loaded, size: tuple[int, int]) -> None:
    notes = Notes()
    driver = Looker(size, notes.look, loaded)
    seen = 0
    for seed in range(1, 40 if IS_LONG else 6):
        if in_the_middle(driver, 2 + seed % 5, seed, 40 + seed * 90 % 700) and driver.window.top.name == "table":
            notes.look(driver, f"seed {seed}")
            seen += 1
    notes.tell()
    assert seen > 2
