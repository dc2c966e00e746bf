"""What the table shows: whose turn (B15), six players at 720p (B16), the steps (B17), the roll panel (B24)."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from favor.app import content, names_of
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.model.views import PlayerView
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.opening import Content
from favor.ui.parts import tray
from favor.ui.parts.rail import PanelData
from favor.ui.parts.showing import Roll
from favor.ui.semantics import CALM, Widget, overlap
from favor.ui.stage import Stage
from tests.ui.driver import PEOPLE, Driver
from tests.ui.looker import audited, faults, in_the_middle, to_action

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
STATES = 60 if IS_LONG else 4
SIZES = ((1280, 720), (1920, 1080))
LOOKS = [(size, contrast) for size in SIZES for contrast in (False, True)] if IS_LONG else [(SIZES[0], False), (SIZES[1], True)]


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


@pytest.fixture(scope="module")
def played(loaded: Loaded) -> Content:
    return Content(loaded, compile_book(loaded.catalog))


# -- whose turn -------------------------------------------------------------------------------------------------------


def lights(driver: Driver) -> list[float]:
    """How bright each panel is in a picture of 64 by 36."""
    driver.move((driver.window.size[0] // 2, 2))
    driver.settle()
    surface = pygame.display.get_surface()
    assert surface is not None
    small = pygame.transform.smoothscale(surface, (64, 36))
    found = []
    for seat in range(len(driver.table.show.view.players)):  # type: ignore[union-attr]
        x, y, wide, high = (round(side * 64 / driver.window.size[0]) for side in driver.find(f"player:{seat}").rect)
        found.append(sum(pygame.transform.average_color(small, (x, y, wide, max(1, high)))[:3]))
    return found


@pytest.mark.parametrize(("size", "contrast"), LOOKS)
def test_the_active_panel_is_the_brightest_from_two_metres(loaded: Loaded, size: tuple[int, int], contrast: bool) -> None:
    driver = Driver(size, loaded)
    driver.window.wishes.change(theme="contrast" if contrast else "normal")
    seen = set()
    for seed in range(1, 4):
        in_the_middle(driver, 6, seed, 90 * seed)
        to_action(driver)
        found, active = lights(driver), driver.table.show.view.active  # type: ignore[union-attr]
        assert found[active] == max(found) and sorted(found)[-2] < found[active] - 4, found
        assert driver.find("prompt").label.startswith(driver.table.names.seat(active))
        seen.add(active)
    assert len(seen) > 1
    driver.window.wishes.change(theme="normal")


# -- six players ------------------------------------------------------------------------------------------------------


def told(player: PlayerView, names: list[str], goal: int, title: Callable[[str, str], str]) -> list[str]:
    """What the dump of a panel must say of a player."""
    must = [
        f"Favor {player.favor} of {goal}", f"Hearts {player.hearts} of {player.heart_cap}",
        f"Fight {player.fight}, Charm {player.charm}, Wit {player.wit}",
        f"{player.hand_size} card{'' if player.hand_size == 1 else 's'} in hand",
        "Boon ready" if player.boon_ready else "Boon spent",
        f"{len(player.relics)} Relic{'' if len(player.relics) == 1 else 's'}",
        f"{len(player.items)} Item{'' if len(player.items) == 1 else 's'}",
    ]  # fmt: skip
    must += [title("banners", banner) for banner in player.banners] + (["Stunned"] if player.stunned else [])
    must += [title("statuses", status.id) for status in player.statuses]
    return [names[player.seat], *must]


def test_six_players_at_720p_with_all_there_is_to_know(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    names = [seat.name for seat in PEOPLE]
    met = {"banners": 0, "statuses": 0, "stunned": 0, "relics": 0}
    for seed in range(1, STATES + 1):
        if not in_the_middle(driver, 6, seed, 150 + 60 * seed % 700) or driver.window.top.name != "table":
            continue
        goal = int(loaded.catalog.rules["favor_to_win"])
        view = driver.app.sitting.game.view(-1)  # type: ignore[union-attr]
        for player in view.players:
            panel = driver.find(f"player:{player.seat}")
            said = f"{panel.label}; {panel.value}"
            must = told(player, names, goal, driver.table.names.title)
            assert all(part in said for part in must), (said, must)
            assert inside(panel, driver.window.size)
            for name in met:
                met[name] += bool(getattr(player, name))
        apart(driver)
        if seed <= (60 if IS_LONG else 2):
            assert not faults(driver)
    assert all(met.values()), met


def inside(widget: Widget, size: tuple[int, int]) -> bool:
    x, y, wide, high = widget.visible
    return widget.visible == widget.rect and x >= 0 and y >= 0 and x + wide <= size[0] and y + high <= size[1]


def apart(driver: Driver) -> None:
    """No two panels share a pixel."""
    panels = [driver.find(f"player:{seat}").rect for seat in range(6)]
    for number, one in enumerate(panels):
        assert all(not all(overlap(one, other)[2:]) for other in panels[number + 1 :])


def test_a_panel_with_everything_at_once_loses_nothing(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(6, 3)
    to_action(driver)
    data = driver.find("player:1").data
    assert isinstance(data, PanelData)
    full = replace(
        data, favor=9, hearts=3, cap=9, stats=(12, 10, 11), bases=(1, 2, 3), hand=11, statuses=("cold", "poison", "silenced"),
        banners=("forest", "marshland", "wasteland"), relics=12, items=4,
    )  # fmt: skip
    panel = driver.find("player:1")
    audit = driver.window.cache.kit.letters.audit
    audit.clear()
    audit.on = True
    size = (panel.rect[2] + 10, panel.rect[3] + 10)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    assert panel.paint is not None
    panel.paint(driver.window.brush().on(sheet), (5, 5, *panel.rect[2:]), full, CALM)
    audit.on = False
    assert not audit.cuts and not audit.clashes, (audit.cuts, audit.clashes)


# -- the steps --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ((1024, 640), (1280, 720), (2560, 1080)))
def test_the_steps_of_the_turn_are_always_there_with_the_present_one_lit(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Driver(size, loaded)
    driver.begin(2, 9)
    seen = set()
    for _ in range(24 if size == (1280, 720) else 3):
        if driver.window.top.name == "table":
            show = driver.table.show
            assert show is not None
            lit = [widget.id for widget in (driver.find(f"step:{n}") for n in (1, 2, 3)) if widget.value]
            step = 1 if driver.table.stage.decrees else show.view.step  # the decree is read after it has been drawn
            assert lit == ([f"step:{step}"] if step in (1, 2, 3) else [])
            assert all(inside(driver.find(f"step:{n}"), driver.window.size) for n in (1, 2, 3))
            seen.add(show.view.step)
        driver.click_on()
    assert 2 in seen


def test_the_lit_step_looks_different_without_colour(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 9)
    to_action(driver)
    driver.settle()
    surface = pygame.transform.grayscale(pygame.display.get_surface())
    light = {n: pygame.transform.average_color(surface, driver.find(f"step:{n}").rect)[0] for n in (1, 2, 3)}
    assert light[2] > max(light[1], light[3]) + 12, light


# -- the roll panel ---------------------------------------------------------------------------------------------------


def rolled(played: Content, games: int) -> list[tuple[Stage, list[tuple[object, ...]]]]:
    """After each answer of games by lot in which somebody rolled: the stage, and what had happened."""
    found, names = [], names_of(played, PEOPLE)
    for seed in range(games):
        dice = Dice(seed)
        people = tuple(seat.character for seat in PEOPLE[: 3 + seed % 4])
        game = Game.new(played.book, Setup(people, seed, played.loaded.catalog.switches))
        stage = Stage()
        for _ in range(400):
            decision = game.decision
            if decision is None:
                break
            stage.acted()
            events = game.apply(decision.options[dice.below(len(decision.options))])
            stage.tell(events, names)
            if any(event[0] == "die" for event in events):
                kept = Stage()
                kept.rolls, kept.notices = stage.rolls, list(stage.notices)
                found.append((kept, events))
            stage.notices.clear()
    return found


def test_the_odds_are_those_of_the_die(played: Content) -> None:
    faces = tuple(played.loaded.catalog.rules["die"])
    for value in range(7):
        good, chance = tray.odds(faces, value)
        assert good == tuple(face for face in faces if face < value)
        assert chance == round(100 * sum(face < value for face in faces) / len(faces))
    seen, thrown = 0, (0, 0, 0, 0)
    for _, events in rolled(played, 40 if IS_LONG else 8):
        for event in events:
            if event[0] != "die":
                continue
            _, seat, stat, face, value, succeeded = event
            # The same roll told once more, perhaps after a question: a card made something else of it than the die does.
            is_made = thrown == (seat, stat, face, value)
            assert is_made or (face in tray.odds(faces, value)[0]) == bool(succeeded)  # type: ignore[arg-type]
            thrown = (seat, stat, face, value)
            seen += 1
    assert seen > 50


def test_rolls_of_a_group_share_one_panel_in_the_order_they_were_rolled(played: Content) -> None:
    groups = 0
    for stage, events in rolled(played, 40 if IS_LONG else 10):
        at = max((n for n, event in enumerate(events) if event[0] == "god_drawn"), default=None)
        if at is None:
            continue
        after = [event for event in events[at:] if event[0] in ("die", "event_drawn", "terrain")]
        seats = [event[1] for event in after if event[0] == "die"]
        if len(seats) > 1 and len(set(seats)) == len(seats) and all(event[0] == "die" for event in after):
            assert [roll.seat for roll in stage.rolls] == seats
            groups += 1
    assert groups > 2


def test_a_roll_that_hurts_by_card_is_read_before_the_game_goes_on(played: Content) -> None:
    hurt = 0
    for stage, events in rolled(played, 40 if IS_LONG else 10):
        names = [event[0] for event in events]
        drawn = [n for n, name in enumerate(names) if name in ("god_drawn", "event_drawn")]
        if drawn and "die" in names[drawn[0] :] and "damage" in names[drawn[0] + names[drawn[0] :].index("die") :]:
            assert any(any("damage" in part for part, _ in line) for notice in stage.notices for line in notice.lines)
            hurt += 1
    assert hurt > 0


def shown_rolls(driver: Driver, rolls: tuple[Roll, ...]) -> str:
    """What is painted of these rolls."""
    driver.table.stage.rolls = rolls
    driver.table.dirty = True
    driver.table.hover = ""
    audit = audited(driver)
    assert not audit.clashes and not audit.cuts
    tray_texts = {ink.text for laid in audit._laid if laid.owner == "tray" for ink in audit._inks.get(id(laid.sheet), ())}
    return " | ".join(sorted(tray_texts))


@pytest.mark.parametrize("size", SIZES)
def test_after_the_roll_face_comparison_word_and_sign_stay(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = Driver(size, loaded)
    driver.begin(6)
    to_action(driver)
    failed, succeeded = Roll(1, "wit", 2, 3, False), Roll(0, "charm", 3, 1, True)
    for roll, word in ((failed, "Failed"), (succeeded, "Success")):
        seen = shown_rolls(driver, (roll,))
        assert word in seen and ("<" if roll.succeeded else "≥") in seen, seen
        assert word in driver.find("tray").value
    before = driver.find("tray").value
    for _ in range(30):
        driver.step(1000)
    assert driver.find("tray").value == before
    crowd = tuple(Roll(seat, "wit", 2, seat % 5, seat % 5 < 2) for seat in range(6))
    shown_rolls(driver, crowd)
    assert driver.find("tray").value.count("rolled") == 6


def test_before_the_roll_type_value_faces_and_chance(loaded: Loaded) -> None:
    driver, met = Driver((1280, 720), loaded), False
    for seed in range(1, 60):
        if not in_the_middle(driver, 3, seed, 30 + seed * 5, about="action") or driver.window.top.name != "table":
            continue
        to_action(driver)
        if driver.table.show.of_kind("capture"):  # type: ignore[union-attr]
            driver.move(driver.point(driver.find("do:capture")))
            audit = audited(driver)
            seen = {ink.text for laid in audit._laid if laid.owner == "tray" for ink in audit._inks.get(id(laid.sheet), ())}
            charm = driver.table.show.me.charm  # type: ignore[union-attr]
            good, chance = tray.odds(tuple(loaded.catalog.rules["die"]), charm)
            told_words = " ".join(seen)
            assert f"{chance} % to succeed" in told_words and "Charm Challenge" in told_words, seen
            assert f"Charm {charm}" in told_words and all(str(face) in told_words for face in good)
            met = True
            break
    assert met


def test_a_roll_that_a_card_decides_says_so_and_no_untrue_faces() -> None:
    faces = (0, 1, 2, 3, 4)
    assert tray.needed(faces, Roll(0, "wit", 3, 1, True)) == "succeeds on 0, 1, 2"
    assert tray.needed(faces, Roll(0, "wit", 0, 1, False)) == "no face succeeds"
    assert tray.needed(faces, Roll(0, "wit", 0, 1, True)) == "decided by a card"
    assert tray.needed(faces, Roll(0, "wit", 3, 1, False)) == "decided by a card"
