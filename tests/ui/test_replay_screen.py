"""A game is walked through: every place, every pair of eyes that may look, and no other."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.rules.fingerprint import fingerprint
from favor.table.margin import TOOK_BACK
from favor.table.replay import ANYBODY, OPEN
from favor.table.seats import Seat
from favor.table.sitting import NOBODY
from favor.ui.loglines import FILTERS, GREY, passes
from favor.ui.names import plain
from favor.ui.parts.board import TileData
from favor.ui.scenes.replay import ReplayScene
from favor.ui.words import QUIET_EVENTS
from tests.ui.driver import PEOPLE, Driver
from tests.ui.test_screens import check

SAVED = Path(__file__).parent.parent / "saves" / "format-1" / "journal.jsonl"
LONE = (Seat("Mara", "seridian"), Seat("Tom", "human", human=False), Seat("Kesh", "abutian", human=False))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def scene_of(driver: Driver) -> ReplayScene:
    top = driver.window.top
    assert isinstance(top, ReplayScene)
    return top


def answered(driver: Driver, count: int) -> None:
    """So many answers by lot, or the whole game, without waiting for the window."""
    sitting = driver.app.sitting
    assert sitting is not None
    while not sitting.is_over and len(sitting.taken) < count:
        decision = sitting.game.decision
        assert decision is not None
        acts = [option for option in decision.options if option[0] != "end_turn"]
        chosen = acts if acts and driver.dice.below(6) else list(decision.options)
        sitting.submit(chosen[driver.dice.below(len(chosen))])


def played(loaded: Loaded, people: tuple[Seat, ...]) -> Driver:
    """A game in its middle, somebody sitting before it."""
    driver = Driver((1280, 720), loaded)
    driver.begin(len(people), 4, people)
    answered(driver, 120)
    driver.app.resume()
    driver.step()
    driver.uncover()
    return driver


def watch_from_menu(driver: Driver) -> ReplayScene:
    driver.app.replay(None)
    driver.step()
    return scene_of(driver)


@pytest.fixture(scope="module")
def over(loaded: Loaded) -> Driver:
    driver = Driver((1280, 720), loaded)
    driver.begin(3, 4)
    answered(driver, 5000)
    watch_from_menu(driver)
    return driver


def test_steps_turns_and_ends(over: Driver) -> None:
    scene = scene_of(over)
    last = len(scene.replay)
    over.key("end")
    assert scene.at == last and not over.find("step-on").enabled
    over.click(over.find("step-back"))
    assert scene.at == last - 1
    over.key("home")
    assert scene.at == 0
    starts = [mark.at for mark in scene.replay.turns if mark.at > 0]
    over.click(over.find("turn-on"))
    over.key("page down")
    assert scene.at == starts[1]
    over.key("right")
    over.click(over.find("turn-back"))
    assert scene.at == starts[1]
    assert f"turn {scene.replay.turn_at(scene.at).turn} of" in over.find("moment").label


def test_the_scrubber_jumps_by_turn_and_can_be_drawn(over: Driver) -> None:
    scene = scene_of(over)
    wide = [field for field in over.window.top.tree if field.role == "turn" and field.rect[2] >= 4]
    over.move(over.point(wide[2]))
    over.button(over.point(wide[2]), True)
    over.button(over.point(wide[2]), False)
    assert scene.replay.turn_at(scene.at).turn == int(wide[2].id.removeprefix("turn:"))
    assert over.find("scrubber").value.startswith("turn ")
    start, end = over.point(wide[2]), over.point(over.find(wide[8].id))
    over.move(start)
    over.button(start, True)
    for at in (start, end, end):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 0), buttons=(1, 0, 0)))
        over.step()
    over.button(end, False)
    assert scene.replay.turn_at(scene.at).turn == int(wide[8].id.removeprefix("turn:"))


def test_it_plays_by_itself_and_stops_at_the_end(over: Driver) -> None:
    scene = scene_of(over)
    over.key("end")
    for _ in range(5):
        over.click(over.find("step-back"))
    over.click(over.find("speed:4"))
    over.click(over.find("play"))
    for _ in range(2):
        over.step(210)
    assert scene.playing and scene.at == len(scene.replay) - 2
    for _ in range(4):
        over.step(210)
    assert scene.at == len(scene.replay) and not scene.playing


def test_over_every_pair_of_eyes_may_look(over: Driver) -> None:
    scene = scene_of(over)
    seen = set()
    over.key("end")
    over.key("left")
    for _ in scene.replay.viewers:
        over.click(over.find("eyes-after"))
        seen.add(scene.viewer)
        own = scene.view().players
        for player in own:
            open_hand = scene.viewer in (OPEN, player.seat)
            assert bool(player.hand) == (open_hand and player.hand_size > 0)
    assert seen == {OPEN, ANYBODY, 0, 1, 2}


def test_a_running_game_shows_no_more_than_may_be_seen(loaded: Loaded) -> None:
    driver = played(loaded, PEOPLE[:3])
    sitting = driver.app.sitting
    assert sitting is not None and not sitting.is_over
    mine = sitting.viewer
    scene = watch_from_menu(driver)
    assert set(scene.replay.viewers) == {mine, ANYBODY}
    others = {card.number for seat in range(3) if seat != mine for card in sitting.game.view(seat).players[seat].hand}
    for _ in range(2):
        driver.key("e")
        faces = [int(widget.id.split(":")[1]) for widget in driver.window.top.tree if widget.id.startswith("card:")]
        assert not others & set(faces)
    driver.key("home")
    assert driver.find("moment").label and sitting.game is not scene.replay.game(0)


def test_who_no_longer_sits_there_sees_no_more(loaded: Loaded) -> None:
    driver = played(loaded, PEOPLE[:3])
    watch_from_menu(driver)
    sitting = driver.app.sitting
    assert sitting is not None
    driver.table.returned(61_000)
    driver.step()
    assert driver.window.top.name == "cover"
    sitting.looked = ANYBODY
    driver.window.pop()
    driver.step()
    assert driver.window.top.name == "cover"


def test_one_person_with_bots_sees_the_own_hand_only(loaded: Loaded) -> None:
    driver = played(loaded, LONE)
    scene = watch_from_menu(driver)
    assert scene.viewer == 0 and set(scene.replay.viewers) == {0, ANYBODY}


def test_a_stored_game_is_watched_from_the_list(loaded: Loaded, tmp_path: Path) -> None:
    shutil.copytree(SAVED.parent, tmp_path / "2026-01-01-kept")
    driver = Driver((1280, 720), loaded, tmp_path)
    driver.app.show_title()
    driver.step()
    driver.click(driver.find("load"))
    driver.click(driver.find("watch:0"))
    scene = scene_of(driver)
    assert scene.at == 0 and len(scene.replay) > 0
    ends = [json.loads(line) for line in SAVED.read_bytes().splitlines() if line.startswith(b'{"turn_over"')]
    sound = [end for end in ends if end["decisions"] <= len(scene.replay)]
    assert sound and fingerprint(scene.replay.game(sound[0]["decisions"]).state) == sound[0]["state"]
    driver.key("escape")
    assert driver.window.top.name == "load"


def shown_log(driver: Driver) -> list[str]:
    return [plain(line) for _, line in driver.find("log").data[0]]  # type: ignore[index]


def test_the_log_of_a_replay_has_the_filters_of_the_table(over: Driver) -> None:
    scene = scene_of(over)
    while scene.viewer != 1:
        over.key("e")
    over.key("end")
    over.click(over.find("log-open"))
    names = scene.film.names
    happened = [event for at in range(len(scene.replay) + 1) for event in scene.replay.happened(at, 1)]
    for wanted in FILTERS:
        over.click(over.find(f"log-filter:{wanted}"))
        check(over, f"replay, log {wanted}")
        assert over.find(f"log-filter:{wanted}").value
        told = [event for event in happened if event[0] not in QUIET_EVENTS and event[0] != "turn_began"]
        right = [plain(names.line(event)) for event in told if passes(event, wanted, 1)]
        lines = [line for line in shown_log(over) if line in right]
        assert lines and lines == right[-len(lines) :]
        assert len(lines) + sum(line.startswith("Turn ") for line in shown_log(over)) == len(shown_log(over))
    over.key("home")
    assert not any(line.startswith("Turn 2") for line in shown_log(over)), "nothing of what comes later"
    over.key("end")
    while scene.viewer != ANYBODY:
        over.key("e")
    assert over.see("log-filter:mine") is None and over.see("log-filter:fights"), "nothing is mine where everybody looks"
    over.click(over.find("log-filter:all"))
    over.click(over.find("log-open"))


def test_a_stored_game_shows_in_grey_what_was_taken_back(loaded: Loaded, tmp_path: Path) -> None:
    shutil.copytree(SAVED.parent, tmp_path / "2026-01-01-kept")
    driver = Driver((1280, 720), loaded, tmp_path)
    assert driver.app.replay(driver.app.keeping.store.saves()[0]) is None
    scene = scene_of(driver)
    scene.go(len(scene.replay))
    grey = [line for _, line in scene.lines() if line[0][1] == GREY]
    assert grey and all(plain(line).endswith("took something back") for line in grey)
    undone = sum(line.startswith(b'{"undo"') for line in SAVED.read_bytes().splitlines())
    assert sum(note.kind == TOOK_BACK for note in scene.film.notes) == undone > 0


def covered_words(driver: Driver) -> str:
    found = driver.see("hand-covered")
    return found.label if found is not None else ""


def test_where_a_replay_shows_no_hand_it_says_why(over: Driver, loaded: Loaded) -> None:
    """Over, or while the game runs, nothing is said to be covered that other eyes would see, and the key to them is told."""
    scene = scene_of(over)
    over.key("home")
    while scene.viewer != ANYBODY:
        over.key("e")
    assert covered_words(over) == "What everybody can see: no hand  ·  E looks through other eyes"
    check(over, "replay, everybody")
    while scene.viewer != 0:
        over.key("e")
    assert not covered_words(over)
    driver = played(loaded, PEOPLE[:3])
    sitting = driver.app.sitting
    assert sitting is not None
    sitting.uncover(NOBODY)
    driver.window.pop()
    driver.app.replay(None)
    driver.step()
    assert set(scene_of(driver).replay.viewers) == {ANYBODY}
    assert covered_words(driver) == "What everybody can see: no hand  ·  Hands can be looked at once the game is over"


def test_tiles_become_sharp_while_the_replay_rests(loaded: Loaded) -> None:
    driver = played(loaded, PEOPLE[:3])
    scene = watch_from_menu(driver)
    driver.move(driver.point(driver.find("map")))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, flipped=False))
    driver.step()
    tiles = [widget.data for widget in scene.tree if isinstance(widget.data, TileData)]
    assert tiles and not all(tile.sharp for tile in tiles), "nothing to wait for"
    for _ in range(120):
        driver.step(40)
    assert all(widget.data.sharp for widget in scene.tree if isinstance(widget.data, TileData))
    before = driver.window.frames_drawn
    driver.step(40)
    assert driver.window.frames_drawn == before, "and then it rests"
