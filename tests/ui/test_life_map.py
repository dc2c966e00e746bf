"""The map is always findable (B27), and a card is played by click-click as well as by drag (B36), in few inputs (B34)."""

from __future__ import annotations

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.model.actions import END_TURN
from favor.model.chance import Dice
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.ui.autoplay import LuckyDip
from favor.ui.parts import board
from favor.ui.scenes.mapscene import NEAREST_TILE
from favor.ui.semantics import Widget, centre, inside, overlap
from tests.ui.driver import PEOPLE, Driver

LIKELY = (1,)
"""A game in which somebody can do much in the first turn."""
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def begin(loaded: Loaded, size: tuple[int, int] = (1280, 720), clicks: int = 0, seed: int = 7, privacy: str = "open") -> Driver:
    driver = Driver(size, loaded)
    driver.begin(4, seed, privacy=privacy)
    for _ in range(clicks):
        driver.click_on()
    while driver.see("go-on"):
        driver.click(driver.find("go-on"))
    return driver


def wheel(driver: Driver, at: tuple[int, int], steps: int) -> None:
    driver.move(at)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, which=0))
    driver.step()


def drag(driver: Driver, start: tuple[int, int], *by: tuple[int, int], button: int = 1, let_go: bool = True) -> None:
    """Press there, go so far in each of these steps, let go."""
    at = start
    driver.move(at)
    driver.button(at, True, button)
    held = tuple(int(number == button) for number in (1, 2, 3))
    for dx, dy in by:
        at = at[0] + dx, at[1] + dy
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=driver._in_window(at), rel=(dx, dy), buttons=held))
        driver.step()
    if let_go:
        driver.button(at, False, button)


def tiles_seen(driver: Driver) -> int:
    """How many tiles can be seen at all."""
    return sum(widget.visible[2] > 4 and widget.visible[3] > 4 for widget in driver.table.tree if widget.role == "tile")


# -- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_dozen_turns_of_the_wheel_from_everything_to_one_tile(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = begin(loaded, size)
    driver.key("f")
    assert driver.table.show is not None and driver.table.camera is not None
    at, nearest = centre(driver.find("map").rect), driver.table.show.frames.px(NEAREST_TILE)
    sizes = [driver.table.show.camera.size]
    while sizes[-1] < nearest and len(sizes) < 40:
        wheel(driver, at, 1)
        sizes.append(driver.table.camera.size)
    assert sizes[-1] >= nearest and 12 <= len(sizes) - 1 <= 30
    assert all(one < other for one, other in zip(sizes, sizes[1:], strict=False))
    wheel(driver, at, 1)
    assert driver.table.camera.size == sizes[-1]


def test_the_wheel_keeps_what_lies_under_the_pointer(loaded: Loaded) -> None:
    driver = begin(loaded)
    tile = next(widget for widget in driver.table.tree if widget.id.startswith("tile:") and widget.rect[2] < 200)
    at = driver.point(tile)
    for steps in (1, 1, 1, -1, 1, 1, -1, -1):
        wheel(driver, at, steps)
        found = driver.table.tree.at(at)
        assert found is not None and found.id == tile.id


@pytest.mark.parametrize("button", [1, 2])
def test_left_and_middle_button_drag_the_map(loaded: Loaded, button: int) -> None:
    driver = begin(loaded)
    assert driver.table.show is not None and driver.table.camera is not None
    before, taken = driver.table.show.camera, len(driver.app.sitting.taken)  # type: ignore[union-attr]
    drag(driver, driver.point(driver.find("tile:0")), (-40, -30), (-20, -10), button=button)
    x, y = before.spot(0, 0)
    assert driver.table.camera is not None and driver.table.camera.spot(0, 0) == (x - 60, y - 40)
    assert len(driver.app.sitting.taken) == taken, "a drag presses nothing"  # type: ignore[union-attr]


def test_arrows_with_shift_pan_and_alone_move_the_focus(loaded: Loaded) -> None:
    driver = begin(loaded)
    assert driver.table.camera is not None
    before = driver.table.camera
    driver.key("right", pygame.KMOD_SHIFT)
    assert driver.table.camera.x > before.x and not driver.table.focus
    driver.key("tab")
    moved, focus = driver.table.camera, driver.table.focus
    driver.key("right")
    assert driver.table.camera == moved and driver.table.focus != focus


def test_c_f_and_numbers_find_everybody(loaded: Loaded) -> None:
    driver = begin(loaded, clicks=40)
    table, middle = driver.table, centre(driver.find("map").rect)
    assert table.show is not None
    for key, seat in (("c", table.show.view.viewer), *((str(seat + 1), seat) for seat in range(4))):
        for _ in range(9):
            wheel(driver, middle, 1)
        driver.key(key)
        tile = table.tree.get(f"tile:{table.show.view.players[seat].tile}")
        assert tile is not None and inside(tile.visible, centre(driver.find("map").rect)), key
    driver.key("f")
    _, wanted = board.cells_of(table.show.view)
    assert table.camera is not None and table.camera.shows(wanted)


def test_tab_goes_through_the_targets(loaded: Loaded) -> None:
    driver = begin(loaded)
    while not (targets := {widget.id for widget in driver.table.tree if widget.role == "target"}):
        driver.click_on()
    found = set()
    for _ in range(len(driver.table.tree.focusable()) + 1):
        driver.key("tab")
        found.add(driver.table.focus)
    assert targets <= found


@pytest.mark.parametrize("seed", range(3))
def test_no_way_leads_off_the_map(loaded: Loaded, seed: int) -> None:
    driver, dice = begin(loaded, clicks=20, seed=seed), Dice(seed)
    area = driver.find("map").rect
    for _ in range(60):
        at = area[0] + dice.below(area[2]), area[1] + dice.below(area[3])
        choice = dice.below(4)
        if choice == 0:
            wheel(driver, at, 1 if dice.below(2) else -1)
        elif choice == 1:
            driver.key(("left", "right", "up", "down")[dice.below(4)], pygame.KMOD_SHIFT)
        else:
            drag(driver, at, (dice.below(1200) - 600, dice.below(800) - 400), button=2)
        assert tiles_seen(driver) >= 1


@pytest.mark.parametrize("size", SIZES[:3])
def test_the_map_alone(loaded: Loaded, size: tuple[int, int]) -> None:
    driver = begin(loaded, size, clicks=30)
    before = driver.find("map").rect
    driver.key("v", pygame.KMOD_SHIFT)
    after = driver.find("map").rect
    assert after[2] > before[2] and driver.see("player:0") is None and driver.see("log") is None
    for id in ("menu", "end-turn", "tray", "prompt"):
        shown = driver.see(id)
        if shown is not None and id != "prompt":
            assert not overlap(shown.rect, after)[2] or not overlap(shown.rect, after)[3], id
    driver.key("v", pygame.KMOD_SHIFT)
    assert driver.find("map").rect == before and driver.see("player:0") and driver.table.tree.get("do:move")


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def aimed(loaded: Loaded) -> tuple[int, int, int]:
    """Seed, number of answers and card: when somebody holds a card that asks for a player. Searched without a window."""
    book, setup = compile_book(loaded.catalog), tuple(seat.character for seat in PEOPLE[:4])
    for seed in range(40):
        game, dip = Game.new(book, Setup(setup, seed, loaded.catalog.switches)), LuckyDip(seed)
        for count in range(60):
            if game.decision is None:
                break
            for option in game.options:
                if option[0] == "play" and asks_for_player(game, option):
                    return seed, count, option[1]
            game.apply(dip(game, game.decision))
    raise AssertionError("no card in forty games asks for a player")


def asks_for_player(game: Game, option: tuple[str, int]) -> bool:
    ahead = game.clone()
    ahead.apply(option)
    asked = ahead.decision
    return asked is not None and asked.about == "player" and asked.seat == game.decision.seat  # type: ignore[union-attr]


def found_card(loaded: Loaded, aimed: tuple[int, int, int]) -> tuple[Driver, Widget]:
    """The real window at that moment."""
    seed, count, card = aimed
    driver, dip = begin(loaded, seed=seed), LuckyDip(seed)
    sitting = driver.app.sitting
    assert sitting is not None
    for _ in range(count):
        assert sitting.game.decision is not None
        sitting.submit(dip(sitting.game, sitting.game.decision))
    driver.table._seen = len(sitting.told())
    driver.table.read()
    driver.step()
    return driver, driver.find(f"card:{card}")


def carry(driver: Driver, card: Widget, to: tuple[int, int], let_go: bool = True) -> None:
    start = driver.point(card)
    half = (to[0] - start[0]) // 2, (to[1] - start[1]) // 2
    drag(driver, start, half, (to[0] - start[0] - half[0], to[1] - start[1] - half[1]), let_go=let_go)


def last_taken(driver: Driver, count: int) -> list[tuple[str, int]]:
    assert driver.app.sitting is not None
    return driver.app.sitting.taken[-count:]


def test_a_card_dropped_on_a_player_is_played_on_that_player(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    ahead = driver.app.sitting.game.clone()  # type: ignore[union-attr]
    ahead.apply(card.does[1])  # type: ignore[index]
    foe = ahead.options[-1][1]
    carry(driver, card, driver.point(driver.find(f"player:{foe}")))
    assert last_taken(driver, 2) == [card.does[1], ("pick", foe)]  # type: ignore[index]


def test_a_card_dropped_on_the_map_asks_as_a_click_does(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    taken = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    area = driver.find("map").rect
    carry(driver, card, (area[0] + 6, area[1] + area[3] // 2), let_go=False)
    drawn = driver.find("carried")
    assert drawn.rect[:2] != card.rect[:2] and driver.see(card.id) is None and driver.table.refusal == ""
    driver.button((area[0] + 6, area[1] + area[3] // 2), False)
    assert driver.see("carried") is None and len(driver.app.sitting.taken) == taken + 1  # type: ignore[union-attr]
    assert driver.app.sitting.game.decision.about == "player"  # type: ignore[union-attr]


@pytest.mark.parametrize("where", ["hand", "log", "bar", "turn"])
def test_a_card_dropped_elsewhere_goes_back(loaded: Loaded, aimed: tuple[int, int, int], where: str) -> None:
    driver, card = found_card(loaded, aimed)
    taken = len(driver.app.sitting.taken)  # type: ignore[union-attr]
    x, y, wide, high = driver.table.show.frames.hand if where == "hand" else driver.find(where).rect  # type: ignore[union-attr]
    carry(driver, card, (x + wide // 2 + 3, y + high - 6))
    assert len(driver.app.sitting.taken) == taken and driver.see("carried") is None  # type: ignore[union-attr]
    assert driver.find(card.id).rect == card.rect


def test_a_hand_that_is_not_quite_still_clicks_all_the_same(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    drag(driver, driver.point(card), (5, -4), (6, -5))
    assert last_taken(driver, 1) == [card.does[1]]  # type: ignore[index]


def test_escape_puts_the_card_back_while_it_is_carried(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    taken, to = len(driver.app.sitting.taken), centre(driver.find("map").rect)  # type: ignore[union-attr]
    carry(driver, card, to, let_go=False)
    driver.key("escape")
    driver.button(to, False)
    assert driver.window.top.name == "table" and len(driver.app.sitting.taken) == taken  # type: ignore[union-attr]


def test_a_card_that_cannot_be_played_says_why_when_it_is_dropped(loaded: Loaded) -> None:
    driver = begin(loaded, clicks=3)
    card = next(widget for widget in driver.table.tree if widget.id.startswith("card:") and not widget.enabled)
    carry(driver, card, centre(driver.find("map").rect))
    assert driver.table.refusal and driver.find("prompt").value


def test_click_and_click_plays_it_too(loaded: Loaded, aimed: tuple[int, int, int]) -> None:
    driver, card = found_card(loaded, aimed)
    driver.click(card)
    foe = driver.app.sitting.game.options[0][1]  # type: ignore[union-attr]
    driver.click(driver.find(f"player:{foe}"))
    assert last_taken(driver, 2) == [card.does[1], ("pick", foe)]  # type: ignore[index]


def test_a_turn_of_six_actions_takes_twelve_inputs(loaded: Loaded) -> None:
    """Counted: every press of a button or key between the first and the last action of a turn (B34)."""
    best = 99
    for seed in (*LIKELY, *range(24)):
        driver = begin(loaded, seed=seed)
        sitting = driver.app.sitting
        assert sitting is not None
        inputs, acts, turn = 0, 0, sitting.game.view(-1).turn
        while sitting.game.view(-1).turn == turn and driver.window.top.name == "table" and acts < 6:
            acts += wants_action(driver)
            driver.click(best_click(driver))
            inputs += 1
        if acts == 6:
            best = min(best, inputs)
        if best <= 12:
            return
    raise AssertionError(f"six actions took {best} inputs at best")


def wants_action(driver: Driver) -> bool:
    """Is the player free to act now?"""
    show = driver.table.show
    return driver.see("go-on") is None and show is not None and show.about == "action"


def best_click(driver: Driver) -> Widget:
    """What somebody would press who wants to do much in one turn: cheap cards, then steps on known ground, then the end."""
    reading = driver.see("go-on")
    if reading is not None:
        return reading
    show = driver.table.show
    assert show is not None
    found = driver.answers()
    free = [widget for widget in found if widget.does and widget.does[0] == "take" and show.prices.get(widget.does[1], 9) == 0]
    steps = [widget for widget in found if widget.id.startswith("go:") and show.about == "action"]
    known = [widget for widget in steps if not widget.label.startswith("Unexplored")]
    ends = [widget for widget in found if widget.does == END_TURN[:1]]
    return (free or known or steps or [widget for widget in found if widget not in ends] or ends)[0]
