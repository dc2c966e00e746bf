"""Writes a picture of every screen at two sizes: python -m tests.ui.shots [folder]. For eyes, not for pytest."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # noqa: E402

from favor.language.handbook_lesson import LESSON  # noqa: E402
from favor.model.problems import Problem, Problems  # noqa: E402
from favor.ui.parts.showing import Showing  # noqa: E402
from favor.ui.scenes.comfort import ComfortScene  # noqa: E402
from favor.ui.scenes.letters import LettersScene  # noqa: E402
from favor.ui.scenes.problems import ProblemsScene  # noqa: E402
from favor.ui.scenes.refcard import RefCardScene  # noqa: E402
from favor.ui.scenes.settings import PAGES  # noqa: E402
from favor.ui.services import Plan  # noqa: E402
from tests.ui.driver import MOMENTS, PEOPLE, Driver  # noqa: E402
from tests.ui.test_lesson import obey  # noqa: E402

PROBLEMS = Problems(
    Problem(f"my-pack/actions-{number}.yaml", 4 * number, 3, "E101", f'unknown field "amout{number}"; did you mean "amount"?')
    for number in range(1, 12)
)
SIZES = ((1280, 720), (1920, 1080))
PATIENCE = 2500
MORE_SEEDS = (21, 22, 23)
Test = Callable[[Driver], bool]


def about(*kinds: str) -> Test:
    """Is a question of that kind open and seen?"""

    def asked(driver: Driver) -> bool:
        show = driver.table.show
        return (
            driver.window.top.name == "table"
            and show is not None
            and not driver.see("go-on")
            and show.about in kinds
            and bool(show.options)
        )

    return asked


def aside(driver: Driver) -> bool:
    """Is somebody else asked in the middle of a turn?"""
    show = driver.table.show
    return driver.window.top.name == "table" and show is not None and show.aside and not driver.see("go-on")


def rolled(driver: Driver) -> bool:
    """Is there a roll in the tray and nothing before it?"""
    return driver.window.top.name == "table" and bool(driver.table.stage.rolls) and not driver.see("go-on")


def event_met(driver: Driver) -> bool:
    """Is an Event being read?"""
    notice = driver.table.stage.notice
    return driver.window.top.name == "table" and notice is not None and notice.card is not None and notice.card[0] == "events"


def late(driver: Driver) -> bool:
    """A long game: many tiles, everything in use."""
    show = driver.table.show
    return (
        driver.window.top.name == "table"
        and show is not None
        and show.view.turn >= 30
        and show.about == "action"
        and not driver.see("go-on")
    )


def over(driver: Driver) -> bool:
    """Has somebody won?"""
    return driver.window.top.name == "result"


def locked(driver: Driver) -> bool:
    """Has something become known, so that nothing can be taken back?"""
    undo = driver.see("undo")
    return driver.window.top.name == "table" and undo is not None and "drawn" in undo.label and not driver.see("go-on")


def at_the_menu(wanted: Callable[[Showing], bool]) -> Test:
    """Is an action chosen while that is so?"""
    free = about("action")
    return lambda driver: free(driver) and driver.table.show is not None and wanted(driver.table.show)


def standing(name: str) -> Test:
    """Is that moment there to be seen?"""
    return lambda driver: driver.window.top.name == name


WANTED: tuple[tuple[str, Test], ...] = (
    ("recap", standing("recap")),
    ("victory", standing("victory")),
    ("ghost", about("turn")),
    ("undo-locked", locked),
    ("roll", rolled),
    ("roll-before", at_the_menu(lambda show: bool(show.of_kind("capture")))),
    ("roll-group", lambda driver: rolled(driver) and len(driver.table.stage.rolls) > 1),
    ("stunned", at_the_menu(lambda show: any(player.stunned for player in show.view.players))),
    ("traps", at_the_menu(lambda show: sum(bool(tile.trap) for tile in show.view.tiles) > 2)),
    ("banners", at_the_menu(lambda show: any(player.banners for player in show.view.players))),
    ("hexes", at_the_menu(lambda show: any(player.statuses for player in show.view.players))),
    ("event", event_met),
    ("choice-by-another", aside),
    ("targets", about("action")),
    ("choose-card", about("card")),
    ("choose-relic", about("relic")),
    ("choose-option", about("option")),
    ("choose-player", about("player")),
    ("choose-cell", about("cell")),
    ("choose-tile", about("tile")),
    ("yes-no", about("yes_no")),
    ("late", late),
    ("result", over),
)


TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("two-players", 2, {}),
    ("six-players", 6, {}),
    ("peek", 4, {}),
    ("compact", 4, {"ui_scale": 150}),
    ("high-contrast", 4, {"theme": "contrast"}),
    ("plain-tiles", 4, {"plain_tiles": True}),
    ("narration", 4, {"narration": "full"}),
    ("coach", 4, {"coach": True}),
)
"""Tables by another name: players, and what the person before the screen wishes."""


def quiet_screens(driver: Driver, folder: Path) -> None:
    """Title, set-up, house rules, how to play."""
    driver.app.show_first()
    driver.step()
    driver.shot(folder / "title.png")
    driver.click(driver.find("reference"))
    driver.shot(folder / "rules.png")
    driver.click(driver.find("back"))
    driver.key("tab")
    driver.key("tab")
    driver.shot(folder / "title-focus.png")
    driver.click(driver.find("learn"))
    driver.shot(folder / "lesson.png")
    driver.click(driver.find("bubble-leave"))
    driver.click(driver.find("load"))
    driver.shot(folder / "games-none.png")
    driver.click(driver.find("back"))
    driver.click(driver.find("settings"))
    for number in range(len(PAGES)):
        driver.click(driver.find(f"tab:{number}"))
        driver.shot(folder / f"settings-{number}.png")
    driver.click(driver.find("back"))
    driver.window.push(ComfortScene(driver.window))
    driver.shot(folder / "comfort.png")
    driver.click(driver.find("done"))
    new_game(driver, folder)


def stirring_screens(driver: Driver, folder: Path) -> None:
    """Problems of a pack; a new size that is asked about, counting down; all steps of the lesson, done as they say."""
    driver.app.show_title()
    driver.window.push(ProblemsScene(driver.window, PROBLEMS))
    driver.step()
    driver.shot(folder / "problems.png")
    driver.window.pop()
    driver.step()
    driver.click(driver.find("settings"))
    driver.click(driver.find("more:ui_scale"))
    driver.shot(folder / "settings-keep.png")
    driver.click(driver.find("revert"))
    driver.click(driver.find("back"))
    driver.click(driver.find("learn"))
    seen: list[str] = []
    while len(seen) < len(LESSON):
        bubble = driver.see("bubble")
        if bubble is not None and bubble.label not in seen:
            seen.append(bubble.label)
            driver.window.top.hurry()
            driver.settle_tiles()  # in no time: the other player would go on, and the last bubble with it
            driver.keep(folder / f"lesson-{len(seen):02}.png", 0)
        obey(driver)
    driver.app.show_title()
    driver.step()


def new_game(driver: Driver, folder: Path) -> None:
    """Two, four and six seats, a name typed without a keyboard, a house rule."""
    driver.click(driver.find("new"))
    while driver.see("remove:2") is not None:
        driver.click(driver.find("remove:2"))
    driver.shot(folder / "new-game-2.png")
    for _ in range(2):
        driver.click(driver.find("add"))
    driver.shot(folder / "new-game.png")
    for _ in range(2):
        driver.click(driver.find("add"))
    driver.shot(folder / "new-game-6.png")
    driver.click(driver.find("name:1"))
    driver.window.push(LettersScene(driver.window, driver.window.top, "name:1"))
    driver.shot(folder / "letters.png")
    driver.click(driver.find("done"))
    driver.click(driver.find("house"))
    driver.shot(folder / "house-rules.png")
    driver.click(next(widget for widget in driver.window.top.tree if widget.id.startswith("switch:")))
    driver.shot(folder / "house-rules-changed.png")


def beginning(driver: Driver, folder: Path, players: int) -> None:
    """The table laying itself out, and the first rolls."""
    driver.app.begin(Plan(PEOPLE[:players], driver.app.loaded.catalog.switches, 2))
    driver.step()
    driver.keep(folder / "opening.png", 2300)
    driver.key("return")
    driver.keep(folder / "first-roll.png", 2000)


def first_turn(driver: Driver, folder: Path, players: int) -> None:
    """Cover, decree, targets, hovered card, inspector, refusal, menu, seats, dice, the map alone."""
    driver.begin(players)
    driver.shot(folder / "cover.png")
    driver.uncover()
    driver.shot(folder / "god-card.png")
    driver.click(driver.find("go-on"))
    free = about("action")
    while not free(driver):  # a decree may ask before the first action
        driver.click_on()
    driver.shot(folder / "move-targets.png")
    for name, head in (("preview", "go:"), ("sum", "stat:0:charm"), ("log-link", "log:")):
        spot = next((widget for widget in driver.window.top.tree if widget.id.startswith(head)), None)
        if spot is None:  # where there is little room the log is folded away
            continue
        driver.move(driver.point(spot))
        driver.step(400)
        driver.shot(folder / f"{name}.png")
    driver.window.access.show_keys()
    driver.shot(folder / "keys.png")
    driver.key("escape")
    driver.key("h")
    driver.shot(folder / "what-can-i-do.png")
    driver.key("escape")
    driver.window.push(RefCardScene(driver.window, driver.app.loaded.catalog))
    driver.shot(folder / "reference-card.png")
    driver.window.pop()
    cards = [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]
    driver.move(driver.point(cards[1]))
    driver.shot(folder / "hovered-card.png")
    driver.click(cards[0], 3)
    driver.shot(folder / "inspector.png")
    driver.click(driver.find("do:delve"))
    driver.shot(folder / "refusal.png")
    driver.click(driver.find("player:0"))
    driver.shot(folder / "player.png")
    driver.click(driver.find("menu"))
    driver.shot(folder / "menu.png")
    driver.click(driver.find("seats"))
    driver.shot(folder / "seats.png")
    for id in ("human:0", "pass:1"):
        driver.click(driver.find(id))
    driver.shot(folder / "seats-changed.png")
    driver.click(driver.find("leave"))
    driver.key("escape")
    driver.click(driver.find("tray"))
    driver.shot(folder / "dice.png")
    driver.key("escape")
    driver.key("v", pygame.KMOD_SHIFT)
    driver.shot(folder / "map-alone.png")
    driver.key("v", pygame.KMOD_SHIFT)


def at_first_action(driver: Driver, players: int, privacy: str = "cover", **wishes: object) -> None:
    """A new game as far as the first action, as somebody with these wishes sees it."""
    driver.window.wishes.change(**wishes)
    driver.begin(players, 7, privacy=privacy)
    free = about("action")
    while not free(driver):
        driver.click_on()


def other_tables(driver: Driver, folder: Path) -> None:
    """Two and six players, Peek, large letters, high contrast, plain tiles, reading aloud, coach, long log, pinned tips."""
    for name, players, wishes in TABLES:
        usual = {wish: getattr(driver.window.wishes.settings, wish) for wish in wishes}
        at_first_action(driver, players, "peek" if name == "peek" else "cover", **wishes)
        driver.shot(folder / f"{name}.png")
        driver.window.wishes.change(**usual)
    at_first_action(driver, 4)
    for _ in range(60):
        driver.click_on()
    while not about("action")(driver):
        driver.click_on()
    driver.key("l")
    driver.shot(folder / "long-log.png")
    driver.key("l")
    cards = [widget for widget in driver.window.top.tree if widget.id.startswith("card:")]
    driver.move(driver.point(cards[-1]))
    driver.step(600)
    driver.key("p")
    driver.move(driver.point(driver.find("tray")))
    driver.shot(folder / "pinned.png")


def games_and_replay(driver: Driver, folder: Path) -> None:
    """After a whole game: replay, games, Continue, a damaged game, the report of a fault."""
    driver.app.replay(None)
    driver.step()
    driver.key("home")
    for key in ("page down",) * 9 + ("right",) * 5 + ("e",):
        driver.key(key)
    driver.shot(folder / "replay.png")
    driver.key("escape")
    driver.begin(6, 5)
    for _ in range(40):
        driver.click_on()
    driver.app.show_title()
    driver.step()
    driver.shot(folder / "continue.png")
    driver.click(driver.find("load"))
    driver.shot(folder / "games.png")
    for save in driver.app.keeping.store.saves():
        lines = save.journal.read_bytes().split(b"\n")
        lines[len(lines) // 2] += b" "
        save.journal.write_bytes(b"\n".join(lines))
    driver.click(driver.find("open:0"))
    driver.shot(folder / "damaged.png")
    driver.window.replace(driver.app.crashed(ValueError("a lantern fell over")))
    driver.step()
    driver.shot(folder / "crash.png")


def whole_game(driver: Driver, folder: Path, patience: int = PATIENCE, wanted: Iterable[tuple[str, Test]] = WANTED) -> list[str]:
    """Play on by lot, for so many clicks at most, and keep each wanted moment once; those that did not come."""
    missing = dict(wanted)
    for _ in range(patience):
        for name, test in tuple(missing.items()):
            if test(driver):
                if name == "roll-before":
                    driver.move(driver.point(driver.find("do:capture")))
                if name in MOMENTS:
                    driver.keep(folder / f"{name}.png", 560)
                else:
                    driver.shot(folder / f"{name}.png")
                del missing[name]
        if driver.window.top.name == "cover":  # what comes after it is to be seen as well
            driver.hold("open", 520)
            driver.step()
            continue
        if not missing or not driver.click_on():
            break
    if driver.window.top.name == "result":
        driver.key("escape")
        driver.shot(folder / "result-folded.png")
        driver.key("escape")
    return list(missing)


def more_games(driver: Driver, folder: Path, missing: list[str]) -> None:
    """Further games for the moments that did not come in the first."""
    for seed in MORE_SEEDS:
        if missing:
            driver.begin(4, seed)
            missing = whole_game(driver, folder, PATIENCE, [(name, test) for name, test in WANTED if name in missing])
    print("not met:", ", ".join(missing) or "nothing")


def main(folder: Path, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
    """All pictures at all sizes."""
    for size in sizes:
        here = folder / f"{size[0]}x{size[1]}"
        driver = Driver(size)
        quiet_screens(driver, here)
        stirring_screens(driver, here)
        beginning(driver, here, 4)
        first_turn(driver, here, 4)
        more_games(driver, here, whole_game(driver, here))
        other_tables(driver, here)
        games_and_replay(driver, here)


if __name__ == "__main__":
    wanted = tuple(tuple(int(part) for part in text.split("x")) for text in sys.argv[2:]) or SIZES
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), wanted)  # type: ignore[arg-type]
