"""Reading: rules on F1, tips that stay, sums, previews, links of the log, what can be done, the card on Q."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from favor.app import content, names_of
from favor.content.load import Loaded
from favor.language.handbook import Handbook
from favor.language.reasons import sentence
from favor.model.chance import Dice
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.opening import Content
from favor.ui import can, wording
from favor.ui.coach import targets
from favor.ui.parts import sums
from favor.ui.pointed import subject_of
from favor.ui.preview import changes_in, foresee, sure_part
from favor.ui.scenes.can import CanScene
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.semantics import Widget
from favor.ui.services import Plan
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_screens import check


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def played(loaded: Loaded) -> Content:
    return Content(loaded, compile_book(loaded.catalog))


def at_the_table(loaded: Loaded, size: tuple[int, int] = (1280, 720), clicks: int = 0, seed: int = 7) -> Driver:
    """A table where an action is asked for, nothing in front of it."""
    driver = Driver(size, loaded)
    driver.begin(3, seed)
    for _ in range(clicks):
        driver.click_on()
    while driver.window.top.name != "table" or driver.see("go-on") or driver.table.show.about != "action":  # type: ignore[union-attr]
        driver.click_on()
    driver.move((640, 2))
    return driver


def book_of(driver: Driver) -> HandbookScene:
    """The open rules."""
    top = driver.window.top
    assert isinstance(top, HandbookScene), top.name
    return top


def rest_on(driver: Driver, widget: Widget) -> None:
    """Let the pointer rest until the tooltip is there."""
    driver.move(driver.point(widget))
    driver.step(400)
    driver.step()


def type_in(driver: Driver, letters: str) -> None:
    for letter in letters:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    driver.step()


def starting_with(driver: Driver, head: str) -> list[Widget]:
    return [widget for widget in driver.window.top.tree if widget.id.startswith(head)]


# -- the rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", (False, True))
def test_f1_opens_at_what_is_under_the_pointer_and_escape_returns_exactly(loaded: Loaded, reading: bool) -> None:
    driver = at_the_table(loaded)
    book = Handbook(loaded.catalog)
    if reading:
        driver.click(driver.find("player:1"))
    asked = 0
    pointed = ("do:delve", "do:capture", "god", "player:0", "tile:0", "stat:2:wit", "end-turn", "turn", "tray", "log-open")
    for id in (*pointed, starting_with(driver, "card:")[0].id, starting_with(driver, "go:")[0].id):
        if reading and driver.see(id) is None:  # the inspector lies over it
            continue
        widget = driver.find(id)
        driver.move(driver.point(widget))
        if driver.window.top.hover != id:  # something lies over its middle, as a lit place does over a tile
            continue
        asked += 1
        left = driver.window.top.tree.dump()
        driver.key("f1")
        subject = subject_of("table", widget)
        assert subject is not None and book_of(driver).page.id == book.section_for(subject).id, id
        driver.key("escape")
        assert driver.window.top.tree.dump() == left
    assert asked > 7 and driver.table.inspected == (("seat", 1) if reading else None)


def test_f1_works_on_every_screen_and_again_puts_it_away(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    for go in ("", "new", "house"):
        if go:
            driver.click(driver.find(go))
        name = driver.window.top.name
        driver.key("f1")
        assert book_of(driver).page
        driver.key("f1")
        assert driver.window.top.name == name
    driver.begin(3)
    driver.key("f1")
    assert book_of(driver).page.id == "privacy"
    driver.key("escape")
    assert driver.window.top.name == "cover"


def screens(driver: Driver) -> Iterator[str]:
    """Every other screen there is before a game ends, one after the other."""
    driver.window.wishes.try_out(welcomed=False)
    driver.app.show_first()
    driver.step()
    yield "comfort"
    driver.click(driver.find("done"))
    for go in ("settings", "load"):
        driver.click(driver.find(go))
        yield go
        driver.key("escape")
    driver.click(driver.find("learn"))
    yield "table"
    driver.app.services.begin(Plan(PEOPLE[:2], driver.app.loaded.catalog.switches, 5, "cover"))
    driver.step()
    yield "opening"
    driver.pass_by()
    driver.uncover()
    yield "table"
    driver.click(driver.find("go-on"))
    for key, name in (("h", "can"), ("q", "reference card"), ("f10", "menu")):
        driver.key(key)
        yield name
        driver.key("escape")
    driver.window.replace(driver.app.crashed(ValueError("a lantern fell over")))
    driver.step()
    yield "crash"


def test_f1_opens_the_rules_anywhere_and_escape_comes_back_to_the_same(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    met = []
    for wanted in screens(driver):
        if wanted != "opening":  # that goes on when it is hurried
            driver.settle()
            driver.move((3, driver.window.size[1] // 2))
        before, focus = driver.window.top, driver.window.top.focus
        assert wanted in before.name, before.name
        left = before.tree.dump() if wanted != "opening" else []
        driver.key("f1")
        assert book_of(driver).page, wanted
        driver.key("escape")
        assert driver.window.top is before and before.focus == focus, wanted
        assert wanted == "opening" or before.tree.dump() == left, wanted
        met.append(wanted)
    assert len(met) == 10


def test_searching_links_and_the_way_back(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    driver.click(driver.find("reference"))
    assert book_of(driver).page.id == "goal"
    type_in(driver, "lose all hearts")
    rows = [widget.id for widget in starting_with(driver, "row:")]
    assert rows[:1] == [f"row:{book_of(driver).book.search('lose all hearts')[0].id}"]
    driver.key("return")
    first = book_of(driver).page.id
    assert f"row:{first}" == rows[0]
    link = starting_with(driver, "word:")[0]
    driver.click(link)
    assert book_of(driver).page.id == book_of(driver).book.section_for(link.about).id
    driver.click(driver.find("before"))
    assert book_of(driver).page.id == first
    for _ in range(len("lose all hearts")):
        driver.key("backspace")
    assert book_of(driver).query == "" and len(starting_with(driver, "row:")) > 10
    type_in(driver, "xqzzz")
    assert driver.see("nothing") is not None
    see = starting_with(driver, "see:")[0]
    driver.click(see)
    assert f"see:{book_of(driver).page.id}" == see.id


@pytest.mark.parametrize(("size", "every"), (((1024, 640), 1), ((1920, 1080), 6), ((3840, 2160), 20)))
def test_every_page_can_be_read_to_its_end(size: tuple[int, int], every: int, loaded: Loaded) -> None:
    driver = Driver(size, loaded)
    driver.app.show_first()
    driver.key("f1")
    scene = book_of(driver)
    for section in scene.book.sections[::every]:
        scene.open(section.id)
        for _ in range(30):
            driver.step()
            check(driver, f"{section.id} at {size[0]}x{size[1]}")
            shown = {widget.id for widget in driver.window.top.tree}
            if f"paragraph:{len(section.paragraphs) - 1}" in shown:
                break
            driver.key("page down")
        else:
            raise AssertionError(f"the end of {section.id} is never shown")


def test_every_marked_word_leads_to_a_tip_and_a_page(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.key("f1")
    scene = book_of(driver)
    sections = ("actions", "relics", "items", "events", "god_cards", "boons", "terrains", "statuses")
    texts = [spans for section in scene.book.sections for spans in section.paragraphs]
    texts += [scene.sentences.text(card) for section in sections for card in loaded.catalog.section(section)]
    words = {word for spans in texts for _, word in spans if word}
    assert len(words) > 30
    for word in sorted(words):
        assert scene.sentences.tip(word) is not None, word
        assert scene.book.section_for(("keyword", word)).id != "turn", word


# -- tips -------------------------------------------------------------------------------------------------------------


def test_a_tip_can_be_pinned_and_opens_the_next_one(loaded: Loaded) -> None:
    driver = at_the_table(loaded)
    card = next(card for card in starting_with(driver, "card:") if _raise(driver, card))
    driver.key("p")
    assert driver.see("pin:0") is not None
    driver.move((640, 2))
    link = next(widget for widget in starting_with(driver, "pin:0:") if widget.role == "link")
    told = driver.table.names.sentences.tip(link.about[1])  # type: ignore[index]
    rest_on(driver, link)
    assert driver.find("tooltip").data == (told,)
    driver.click(link)
    assert driver.find("pin:1").data == (told,)
    driver.key("f1")
    assert book_of(driver).page.id == book_of(driver).book.section_for(link.about).id
    driver.key("escape")
    driver.key("escape")
    assert driver.see("pin:1") is None and driver.see("pin:0") is not None
    driver.click(driver.find("unpin:0"))
    assert driver.see("pin:0") is None and card is not None


def _raise(driver: Driver, card: Widget) -> bool:
    rest_on(driver, card)
    return driver.see("tips") is not None


def test_the_same_tip_in_hand_inspector_log_panel_and_map(loaded: Loaded) -> None:
    driver = at_the_table(loaded)
    names = driver.table.names
    card = next(card for card in starting_with(driver, "card:") if _raise(driver, card))
    in_hand = driver.find("tips").data
    driver.click(card, 3)
    driver.move((640, 2))
    rest_on(driver, driver.find("inspected"))
    assert driver.find("tooltip").data == in_hand and in_hand
    driver.key("escape")
    rest_on(driver, driver.find("stat:0:charm"))
    assert names.sentences.tip("charm") in driver.find("tooltip").data  # type: ignore[operator]


def test_links_of_the_log_show_cards_light_places_and_pin(loaded: Loaded) -> None:
    driver = at_the_table(loaded, clicks=40)
    seen = set()
    for link in starting_with(driver, "log:"):
        if link.about is None or link.about[0] in seen:
            continue
        kind = link.about[0]
        rest_on(driver, driver.find(link.id))
        if kind == "card":
            assert driver.find("linked-card").label == driver.table.names.title(link.about[1], link.about[2])
        else:
            assert driver.see("lit") is not None or kind == "tile" and driver.table.show.tile(link.about[1]) is None  # type: ignore[union-attr]
        driver.click(link)
        assert driver.see("inspector") is not None
        driver.key("escape")
        driver.move((640, 2))
        seen.add(kind)
    assert {"card", "seat", "tile"} <= seen


# -- sums and previews ------------------------------------------------------------------------------------------------


def positions(played: Content, games: int, answers: int) -> Iterator[tuple[Game, Dice]]:
    """Positions of games played by lot."""
    dice = Dice(5)
    for seed in range(games):
        game = Game.new(played.book, Setup(tuple(seat.character for seat in PEOPLE[:4]), seed, played.loaded.catalog.switches))
        for _ in range(answers):
            decision = game.decision
            if decision is None:
                break
            yield game, dice
            game.apply(decision.options[dice.below(len(decision.options))])


def test_the_parts_of_every_stat_add_up(played: Content) -> None:
    names = names_of(played, PEOPLE)
    longest = 0
    for game, _ in positions(played, 4, 400):
        for player in game.view(-1).players:
            for stat, parts in player.stat_parts:
                value = sums.value_of(player, stat)
                assert max(0, sums.total(parts)) == value
                told = sums.stat_sum(names, player, stat)
                wanted = "force" if any(part.op == "force" for part in parts) else "add"
                assert f" {value}" in told and all(sums.title(names, part) in told for part in parts if part.op == wanted)
                longest = max(longest, told.count(" + "))
    assert longest >= 2


def test_a_preview_is_what_comes(played: Content) -> None:
    tried = sure = 0
    for game, dice in positions(played, 5, 160):
        decision = game.decision
        if decision is None or decision.about != "action":
            continue
        action = decision.options[dice.below(len(decision.options))]
        told = foresee(game, decision.seat, action)
        before = game.view(decision.seat)
        real = game.clone()
        events, reveals = sure_part(real.apply(action))
        tried += 1
        if told.reveals in ("chance", "loop"):
            continue
        assert (told.changes, told.reveals) == (changes_in(events), reveals), (action, events)
        if reveals:
            continue
        sure += 1
        after = real.view(decision.seat)
        for (what, seat), change in told.changes.items():
            assert getattr(after.players[seat], what) == getattr(before.players[seat], what) + change, (what, action)
    assert tried > 150 and sure > 60


def test_hovering_a_lit_place_tells_what_it_costs_and_what_is_open(loaded: Loaded) -> None:
    driver = at_the_table(loaded)
    energy = driver.table.show.me.energy  # type: ignore[union-attr]
    spot = next(widget for widget in starting_with(driver, "go:") if widget.about is None)
    rest_on(driver, spot)
    told = driver.find("tooltip").value
    assert f"Energy left: {energy - 1}" in told and "tile is drawn" in told


# -- what can be done -------------------------------------------------------------------------------------------------


def test_what_can_i_do_is_the_list_of_the_rules(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5)
    looked = 0
    for _ in range(60):
        if driver.window.top.name == "table" and not driver.see("go-on") and driver.table.show.options:  # type: ignore[union-attr]
            driver.key("h")
            top = driver.window.top
            assert isinstance(top, CanScene)
            lines = [line for group in top.groups for line in group.lines]
            actions = [action for line in lines for action in line.actions]
            decision = driver.table.sitting.game.decision
            assert decision is not None and sorted(actions) == sorted(decision.options)
            refused = {line.reason for line in lines if line.reason}
            for kind in can.REFUSABLE if decision.about == "action" else ():
                intent = wording.intent_of(driver.table.show, kind)  # type: ignore[arg-type]
                reason = driver.table.sitting.why_not(intent)
                possible = any(option[0] == kind for option in decision.options)
                assert possible or reason is not None and sentence(reason) in refused, kind
            assert sorted(actions) == sorted(driver.table.show.options) and len(set(actions)) == len(actions)  # type: ignore[union-attr]
            assert all(line.actions or line.reason for line in lines) and all(line.text for line in lines)
            driver.key("escape")
            looked += 1
        if not driver.click_on():
            break
    assert looked > 15


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720), (1920, 1080)))
def test_the_list_and_the_card_fit_any_window(size: tuple[int, int], loaded: Loaded) -> None:
    driver = at_the_table(loaded, size, clicks=12)
    driver.key("h")
    check(driver, f"can at {size[0]}x{size[1]}")
    if driver.see("more"):
        driver.click(driver.find("more"))
        check(driver, f"can, more, at {size[0]}x{size[1]}")
    refused = next(widget for widget in starting_with(driver, "line:") if not widget.enabled)
    driver.click(refused)
    assert book_of(driver).page.id == refused.about[1]  # type: ignore[index]
    driver.key("escape")
    driver.key("h")
    assert driver.window.top.name == "table"
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.K_q, mod=0, unicode="", scancode=0))
        driver.step(400)
        if kind == pygame.KEYDOWN:
            assert driver.window.top.name == "reference card"
            check(driver, f"reference card at {size[0]}x{size[1]}")
    assert driver.window.top.name == "table"


def test_the_card_is_there_while_q_is_held_and_stays_when_it_is_tapped(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, privacy="open")
    kinds = (pygame.KEYDOWN, pygame.KEYUP)
    down, up = (pygame.event.Event(kind, key=pygame.K_q, mod=0, unicode="q", scancode=0) for kind in kinds)
    driver.click(driver.find("go-on"))
    for _ in range(2):  # the keyboard repeats it
        pygame.event.post(down)
        driver.step(500)
    assert driver.window.top.name == "reference card" and "be the first with 10" in " ".join(
        f"{widget.label} {widget.value}" for widget in driver.window.top.tree
    ).lower()
    pygame.event.post(up)
    driver.step()
    assert driver.window.top.name == "table"
    driver.key("q")
    assert driver.window.top.name == "reference card"
    driver.key("q")
    assert driver.window.top.name == "table"
    driver.key("q")
    driver.key("escape")
    assert driver.window.top.name == "table"


def test_a_line_does_what_it_says(loaded: Loaded) -> None:
    driver = at_the_table(loaded)
    driver.key("h")
    driver.click(next(widget for widget in starting_with(driver, "line:") if widget.label == "End the turn"))
    sitting = driver.app.sitting
    assert sitting is not None and sitting.taken[-1] == ("end_turn", 0)


def test_cards_that_lie_face_down_are_not_named(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 7, privacy="peek")
    while driver.window.top.name != "table" or driver.see("go-on") or driver.table.show.about != "action":  # type: ignore[union-attr]
        driver.click_on()
    hand = {driver.table.names.card(card.number) for card in driver.table.show.me.hand}  # type: ignore[union-attr]
    driver.key("h")
    assert hand and not [widget.label for widget in driver.window.top.tree if any(name in widget.label for name in hand)]


def test_every_bubble_has_a_place_to_point_at() -> None:
    assert targets(("part", "favor"), 2, 9) == ("player:2",)
    assert targets(("tile", "warp"), 2, 9) == ("tile:9",)
    assert targets(("do", "end_turn"), 0, 0) == ("end-turn",)
