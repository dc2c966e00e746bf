"""Movements: how long they take, one after the other, hurried by any press, never in the way; less of them where wished."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

import favor.ui
from favor.app import content
from favor.content.load import Loaded
from favor.model.chance import Dice
from favor.rules.fingerprint import fingerprint
from favor.table.settings import SPEEDS
from favor.ui.easing import Easing
from favor.ui.hearing import SOUNDS
from favor.ui.motion import IN_TURN, KINDS, Motion
from favor.ui.tempo import GENTLE_MS, PACES, eased, out, out_back
from favor.ui.wishes import Wishes
from favor.ui.words import EVENT_LINES
from tests.ui.driver import PEOPLE, Driver

UI = Path(favor.ui.__file__).parent
PLACES = {0: (0.0, 0.0), 1: (2.0, 0.0), 2: (0.0, -2.0), 3: (9.0, 9.0)}
ONE_OF_EACH = (
    ("moved", 0, 0, 1, "move"), ("moved", 1, 0, 3, "warp"), ("tile_drawn", 0, 7), ("tile_revealed", 1, 8, 0, 0),
    ("die", 0, "wit", 2, 3, True), ("favor", 0, 1, "offer"), ("damage", 1, 2, 1, 0, "attack"), ("heart_lost", 1),
    ("healed", 1, 1), ("heart_gained", 0), ("revived", 0), ("stunned", 1, 0), ("god_drawn", 0, 70),
    ("played", 1, 131), ("drew", 0, 200), ("drew", 1, -1), ("drew", 1, -1),
)  # fmt: skip


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def moving(**wishes: str) -> Motion:
    """Everything there is, told at moment 1000."""
    wanted = Wishes()
    wanted.change(**wishes)
    motion = Motion(wanted)
    motion.tell(ONE_OF_EACH, PLACES, 1000, asks=True)
    return motion


def test_every_kind_of_movement_is_told() -> None:
    assert {event[0] for event in ONE_OF_EACH} == set(KINDS)
    assert {move.kind for move in moving()._moves} == set(KINDS.values())


def test_all_times_are_those_of_the_table() -> None:
    """The table of look.md; whatever else moves must be given its times here, and stay short where less is wished for."""
    table = {
        "press": 70, "lift": 90, "tip": 90, "piece": 220, "tile": 260 + 240, "ghost": 140, "draw": 140, "card": 320 + 200,
        "die": 700, "crack": 240, "heal": 180, "stun": 360, "favor": 450, "god": 450, "cover": 180, "setup": 3000,
        "recap": 600, "victory": 1800,
    }  # fmt: skip
    assert {kind: pace.full for kind, pace in PACES.items()} == table
    for kind, pace in PACES.items():
        assert pace.gentle <= GENTLE_MS or pace.paced, f"{kind} moves too long where less motion is wished for"
    assert {kind for kind, pace in PACES.items() if pace.paced} == {"recap", "victory"}
    assert PACES["victory"].gentle == 300 and PACES["recap"].gentle == 0


def test_nothing_takes_time_by_itself() -> None:
    """Every kind is used, and nobody asks for the time of a kind that has no limits."""
    source = "\n".join(path.read_text("utf-8") for path in UI.rglob("*.py"))
    asked = set(re.findall(r'(?:takes\(|Easing\([^,()]*(?:\.[^,()]*)?, )"(\w+)"', source))
    eased_kinds = set(re.findall(r'"(\w+)"', "".join(re.findall(r"Easings\(([^)]*)\)", source))))
    assert asked | eased_kinds | set(KINDS.values()) == set(PACES)


def test_gentle_times_hold_at_every_speed() -> None:
    for (kind, pace), speed in product(PACES.items(), SPEEDS):
        wishes = Wishes()
        wishes.change(motion="gentle", speed=speed)
        assert wishes.takes(kind, 3) <= (300 if pace.paced else GENTLE_MS)
        wishes.change(motion="still")
        assert wishes.takes(kind) == 0 or pace.paced
    wishes.change(speed="instant", motion="full")
    assert not any(wishes.takes(kind) for kind in PACES)


def test_cards_are_drawn_one_after_the_other_and_nobody_knows_which() -> None:
    motion = Motion(Wishes())
    motion.tell([("drew", 1, -1)] * 3 + [("drew", 0, 321)], PLACES, 1000)
    assert [move.begins for move in motion._moves] == [1000, 1060, 1120, 1180]
    assert [(move.seat, move.number) for move in motion._moves] == [(1, 0), (1, 1), (1, 2), (0, 0)]
    assert all(321 not in (move.subject, move.number) for move in motion._moves)
    assert len(motion.glimpses(1150)) == 3


def test_curves_begin_and_end_where_they_must() -> None:
    for curve in (eased, out, out_back):
        assert abs(curve(0)) < 0.01 and abs(curve(1) - 1) < 0.01
    assert max(out_back(step / 20) for step in range(21)) > 1.02


def test_an_easing_begins_anew_with_each_thing_and_rests() -> None:
    easing = Easing(Wishes(), "lift")
    assert easing.share("", 0) == 1.0 and not easing.wants_frame(5)
    assert easing.share("one", 10) == 0.0 and easing.wants_frame(30)
    assert 0.3 < easing.share("one", 55) < 0.7
    assert easing.share("one", 100) == 1.0 and not easing.wants_frame(200)
    assert easing.share("two", 200) == 0.0 and easing.before == "one"
    easing.finish()
    assert easing.share("two", 201) == 1.0


def test_what_waits_for_another_begins_when_that_is_over() -> None:
    motion = Motion(Wishes())
    motion.tell([("moved", 0, 0, 1, "move"), ("favor", 0, 1, "card"), ("moved", 0, 1, 0, "move")], PLACES, 1000)
    first, token, second = motion._moves
    assert (first.begins, first.lasts) == (1000, 2 * PACES["piece"].full)
    assert token.begins == first.ends and token.begins < second.begins
    assert all(move.kind in IN_TURN for move in (first, second))


@pytest.mark.parametrize(("speed", "times"), [(name, times) for name, times in SPEEDS.items() if times])
def test_a_speed_divides_all_times(speed: str, times: float) -> None:
    usual, now = moving()._moves, moving(speed=speed)._moves
    assert [move.lasts for move in now] == [round(move.lasts / times) for move in usual]


@pytest.mark.parametrize("wishes", [{"motion": "still"}, {"speed": "instant"}, {"motion": "gentle", "speed": "instant"}])
def test_nothing_moves_when_nothing_shall(wishes: dict[str, str]) -> None:
    assert not moving(**wishes).is_moving


def test_less_motion_is_a_short_fade_without_tumbling() -> None:
    for speed in ("half", "normal"):
        moves = moving(motion="gentle", speed=speed)._moves
        assert moves and max(move.lasts for move in moves) <= GENTLE_MS
        assert "die" not in {move.kind for move in moves}
    glimpses = moving(motion="gentle").glimpses(1000)
    assert all(glimpse.fades for glimpse in glimpses)
    assert [glimpse.at for glimpse in glimpses if glimpse.kind == "piece"] == [PLACES[1], PLACES[3]]


def test_a_tile_is_turned_up_once() -> None:
    motion = Motion(Wishes())
    motion.tell([("tile_drawn", 0, 7)], PLACES, 0, asks=True)
    motion.finish()
    motion.tell([("tile_revealed", 0, 7, 0, 0)], PLACES, 10)
    assert not motion.is_moving
    motion.tell([("tile_drawn", 1, 8)], PLACES, 20, asks=False)
    assert not motion.is_moving
    motion.tell([("tile_revealed", 1, 8, 0, 0)], PLACES, 30)
    assert [(move.kind, move.subject) for move in motion._moves] == [("tile", 8)]


def test_losses_of_nothing_are_not_seen() -> None:
    motion = Motion(Wishes())
    motion.tell([("damage", 0, 2, 0, 1, "attack"), ("moved", 0, 1, 1, "swap"), ("moved", 0, 1, 55, "warp")], PLACES, 0)
    assert not motion.is_moving


def test_the_picture_never_lags_far_behind() -> None:
    motion = Motion(Wishes())
    motion.tell([("moved", 0, 0, 3, "warp"), ("moved", 0, 3, 0, "warp")] * 20, PLACES, 0)
    assert motion.arrives < 3000
    motion.glimpses(3000)
    assert not motion.is_moving


# ---- in the window --------------------------------------------------------------------------------------------------


def play(loaded: Loaded, clicks: int, millis: int, **wishes: str) -> tuple[str, int, int]:
    """So many clicks by lot: how the game stands then, how often a movement was seen, the longest of them."""
    driver = Driver((1024, 640), loaded)
    driver.window.wishes.change(**wishes)
    driver.dice = Dice(3)
    driver.begin(2, 9)
    seen = longest = 0
    for _ in range(clicks):
        driver.click_on()
        moves = driver.table.motion._moves
        seen += bool(moves)
        longest = max([longest, *(move.lasts for move in moves)])
        driver.step(millis)
    assert driver.app.sitting is not None
    return fingerprint(driver.app.sitting.game.state), seen, longest


def test_the_same_presses_make_the_same_game_at_any_speed(loaded: Loaded) -> None:
    instant, seen, _ = play(loaded, 24, 0, speed="instant")
    assert seen == 0
    usual, seen, longest = play(loaded, 24, 90)
    assert usual == instant and seen > 5 and longest > GENTLE_MS
    gentle, seen, longest = play(loaded, 24, 30, motion="gentle")
    assert gentle == instant and seen > 5 and longest <= GENTLE_MS


@pytest.mark.parametrize("motion", ("gentle", "still"))
def test_with_less_motion_the_picture_soon_stands(loaded: Loaded, motion: str) -> None:
    """Whatever moves it, in whichever scene: nothing is drawn until the next press (B44)."""
    driver = Driver((1024, 640), loaded)
    driver.window.wishes.change(motion=motion)
    driver.dice = Dice(3)
    driver.begin(2, 9)
    stood = set()
    for _ in range(30):
        driver.click_on()
        driver.settle_tiles()
        for _ in range(2):  # one fade may wait for another
            driver.step(GENTLE_MS)
        driver.step(1)
        drawn = driver.window.frames_drawn
        driver.step(20)
        driver.step(25)
        assert driver.window.frames_drawn == drawn, f"{driver.window.top.name} still moves"
        stood.add(driver.window.top.name)
    assert stood >= {"table", "cover"}


def test_any_key_or_click_ends_a_movement_and_counts(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    met = {"key": 0, "click": 0}
    for _ in range(120):
        if not driver.table.motion.is_moving or driver.window.top.name != "table" or driver.see("go-on"):
            driver.click_on()
            continue
        if not met["key"]:
            driver.key("l")
            assert driver.table.log_open
            driver.key("l")
            met["key"] += 1
        else:
            driver.click(driver.find("menu"))
            assert driver.window.top.name == "menu"
            met["click"] += 1
            driver.click(driver.find("back"))
        assert not driver.table.motion.is_moving
        if all(met.values()):
            return
    raise AssertionError(met)


def test_moving_is_drawn_and_rest_is_not(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    while not any(move.kind == "piece" for move in driver.table.motion._moves):
        driver.click_on()
    frames = []
    for _ in range(40):
        driver.step(100)
        frames.append(pygame.display.get_surface().get_buffer().raw)
    assert len(set(frames[:8])) > 3 and len(set(frames[-3:])) == 1
    assert not driver.table.motion.is_moving
    drawn = driver.window.frames_drawn
    driver.step(500)
    assert driver.window.frames_drawn == drawn


def test_a_turned_ghost_a_risen_card_and_a_tip_come_into_their_place(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    while driver.table.show is None or driver.table.show.ghost is None or len(driver.table.show.ghost.turns) < 2:
        driver.click_on()
    driver.step(200)
    rest = driver.find("ghost").spill
    driver.key("r")
    assert driver.find("ghost").spill > rest, "it is on its way into its new turn"
    driver.step(200)
    assert driver.find("ghost").spill == rest
    card = next(widget for widget in driver.window.top.tree if widget.id.startswith("card:"))
    driver.move(driver.point(card))
    raised = driver.find(card.id.replace("card", "raised"))
    assert raised.rect[2] < 206 and not driver.see("tips")
    driver.step(60)
    assert raised.rect[2] < driver.find(raised.id).rect[2] < 206
    driver.step(60)
    assert driver.find(raised.id).rect[2] == 206


def test_a_tip_rests_first_but_not_beside_another(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 5)
    driver.uncover()
    while driver.see("go-on"):
        driver.click_on()
    driver.step(500)
    driver.move(driver.point(driver.find("do:delve")))
    driver.step(240)
    assert not driver.see("tooltip")
    driver.step(20)
    first = driver.find("tooltip")
    assert first.alpha < 255
    driver.step(100)
    assert driver.find("tooltip").alpha == 255
    driver.move(driver.point(driver.find("do:offer")))
    driver.step(10)
    assert driver.find("tooltip").label != first.label
    driver.move((640, 2))
    driver.step(400)
    driver.move(driver.point(driver.find("do:delve")))
    driver.step(200)
    assert not driver.see("tooltip"), "that was no neighbour any more"


def test_a_button_sinks_under_the_finger_and_rises_after_it(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    driver.uncover()
    driver.step(1000)
    x, y, wide, high = driver.find("go-on").rect
    at = (x + wide // 2, y + high // 2)
    driver.move(at)
    driver.settle()

    def light() -> int:
        return sum(pygame.display.get_surface().get_at((x + 20, y + high // 2))[:3])

    rest = light()
    driver.button(at, True)
    driver.step(30)
    half = light()
    driver.step(60)
    down = light()
    assert down < half < rest
    driver.move((5, 5))
    driver.button((5, 5), False)
    driver.step(200)
    driver.settle()
    assert driver.see("go-on") and abs(light() - rest) < rest // 5, "let go elsewhere it does nothing"


def test_a_roll_of_a_machine_is_to_be_read_before_it_goes_on(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    people = (PEOPLE[0], *(replace(seat, human=False) for seat in PEOPLE[1:3]))
    driver.begin(3, 7, people)
    for _ in range(400):
        table, now = driver.table, driver.millis
        if table.motion.lands and not table.sitting.waits_for_human and not table.sitting.is_over:
            assert table.next_bot >= table.motion.lands + 900
            driver.key("f")
            assert not table.motion.is_moving and table.next_bot <= now + 900, "a key was pressed: it was read"
            return
        driver.step(300)
        if table.sitting.waits_for_human or driver.window.top.name != "table":
            driver.click_on()
    raise AssertionError("no machine ever rolled")


def test_cards_come_into_the_hand_one_by_one(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    people = (PEOPLE[0], *(replace(seat, human=False) for seat in PEOPLE[1:3]))
    driver.begin(3, 7, people)
    for _ in range(400):
        show = driver.table.show
        mine = [one for one in show.moves if one.kind == "draw" and one.seat == 0] if show is not None else []
        flying = [widget for widget in driver.window.top.tree if widget.id.startswith("drawn:")]
        assert all(widget.label == "" and widget.data == () for widget in flying), "a back tells nothing"
        if mine and show is not None and show.me is not None:
            held = [f"card:{card.number}" for card in show.me.hand[-len(mine) :]]
            assert all(driver.find(id).paint is None for id in held)
            driver.step(2000)
            driver.settle()
            assert all(driver.find(id).paint is not None for id in held)
            return
        driver.step(150)
        if driver.table.sitting.waits_for_human or driver.window.top.name != "table" or driver.see("go-on"):
            driver.click_on()
    raise AssertionError("no card was ever drawn")


def test_a_lifted_cover_is_gone_soon_and_holds_nobody_up(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5)
    assert driver.window.top.name == "cover"
    driver.hold("open", 520)
    assert driver.window.top.name == "table"
    dusk = driver.find("dusk")
    assert not dusk.solid and dusk.alpha > 128
    driver.step(90)
    assert driver.find("dusk").alpha < dusk.alpha
    driver.step(100)
    assert not driver.see("dusk")


def test_the_window_hears_what_the_table_tells(loaded: Loaded) -> None:
    played: list[str] = []

    class Ear:
        """A device that keeps names."""

        def play(self, name: str, gain: float) -> None:
            played.append(name)

        def ambience(self, gain: float) -> None:
            """Not kept."""

        def music(self, gain: float) -> None:
            """Not kept."""

        def hush(self) -> None:
            """Nothing runs on."""

        def close(self) -> None:
            """Nothing to close."""

    driver = Driver((1280, 720), loaded)
    driver.window.sounds._start = Ear
    driver.window.sounds._opened = False
    driver.begin(2, 5)
    driver.uncover()
    driver.step(400)
    assert "cover" in played and "god-bell" in played
    driver.click(driver.find("go-on"))
    played.clear()
    driver.step(500)
    driver.click(driver.find("do:delve"))
    assert "refusal" in played and driver.find("prompt").label
    driver.step(500)
    played.clear()
    driver.click(driver.find("menu"))
    assert played == ["button"]


def test_every_sound_of_an_event_can_be_read_as_well() -> None:
    """The log tells it, or the picture moves: nothing is told by ear alone (B47)."""
    assert all(key in EVENT_LINES or key.split()[0] in KINDS for key in SOUNDS)
