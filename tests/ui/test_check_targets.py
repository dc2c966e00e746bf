"""Lit places (B18) are the legal ones at their price, with what is dangerous; the ghost (B19) lies only in legal turns.

A thousand positions with `FAVOR_LONG=1`, a sample without it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace

import pytest

from favor.app import content, names_of
from favor.content.load import Loaded
from favor.model.actions import Action
from favor.model.chance import Dice
from favor.model.geometry import FACING, SIDES, TURNED, cell
from favor.model.views import StatusView, View
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.opening import Content
from favor.table.sitting import prices
from favor.ui.layout import frames
from favor.ui.mapview import fitted
from favor.ui.parts import board
from favor.ui.parts.ghost import said
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Widget
from tests.ui.driver import PEOPLE, Driver
from tests.ui.looker import in_the_middle, to_action

IS_LONG = os.environ.get("FAVOR_LONG", "") not in ("", "0")
STATES = 1000 if IS_LONG else 160
OF_A_GAME = 12
DELTA = ((0, -1), (1, 0), (0, 1), (-1, 0))


@pytest.fixture(scope="module")
def played() -> Content:
    loaded = content([])
    return Content(loaded, compile_book(loaded.catalog))


@pytest.fixture(scope="module")
def loaded(played: Content) -> Loaded:
    return played.loaded


def positions(played: Content, about: tuple[str, ...], wanted: int) -> Iterator[Game]:
    """Positions of games by lot in which a question of that kind is open, a few of each game."""
    dice, seed, met = Dice(3), 0, 0
    while met < wanted:
        seed += 1
        people = tuple(seat.character for seat in PEOPLE[: 2 + seed % 5])
        game = Game.new(played.book, Setup(people, seed, played.loaded.catalog.switches))
        start, here = dice.below(500), 0
        for number in range(start + 120):
            decision = game.decision
            if decision is None or here >= OF_A_GAME or met >= wanted:
                break
            if number >= start and decision.about in about and dice.below(2) == 0:
                met, here = met + 1, here + 1
                yield game
            game.apply(decision.options[dice.below(len(decision.options))])


def shown(played: Content, view: View, prices: dict[Action, int]) -> Showing:
    """What the map reads of a position."""
    zones = frames(1280, 720, len(view.players))
    cells, wanted = board.cells_of(view)
    show = Showing(view, names_of(played, PEOPLE[: len(view.players)]), PEOPLE, zones, fitted(zones.map, wanted, (), 90))
    show.prices = prices
    return show


def prices_of(game: Game) -> dict[Action, int]:
    """What the table tells whoever is asked of the prices of their menu."""
    assert game.decision is not None
    return prices(SimpleNamespace(game=game, viewer=game.decision.seat))  # type: ignore[arg-type]


def paid(game: Game, action: Action) -> int:
    """What the rules really take for it."""
    tried = game.clone()
    events = tried.apply(action)
    return next((event[2] for event in events[:2] if event[0] == "paid"), 0)


def marks(show: Showing) -> list[Widget]:
    """The widgets of the lit places."""
    return board._marks(show)


def test_what_is_lit_is_what_the_rules_allow_at_the_price_they_ask(played: Content) -> None:
    lit = warps = unexplored = 0
    for game in positions(played, ("action", "cell", "tile"), STATES):
        decision = game.decision
        assert decision is not None
        prices = prices_of(game)
        found = marks(shown(played, game.view(decision.seat), prices))
        kind = "move" if decision.about == "action" else "pick"
        legal = [option for option in decision.options if option[0] == kind]
        assert sorted(widget.does[1] for widget in found) == sorted(legal)  # type: ignore[index]
        for widget in found:
            action = widget.does[1]  # type: ignore[index]
            assert widget.data.price == (prices[action] if action[0] == "move" else -1)  # type: ignore[attr-defined]
            assert (f"costs {prices[action]}" in widget.label) if action[0] == "move" else "costs" not in widget.label
            assert action[0] != "move" or paid(game, action) == prices[action]
            unexplored += widget.data.kind == "unexplored"  # type: ignore[attr-defined]
            warps += widget.data.warp  # type: ignore[attr-defined]
        lit += len(found)
    assert lit > STATES and warps > 0 and unexplored > STATES // 4


def test_dangerous_places_bear_a_sign_and_say_why(played: Content) -> None:
    traps = grounds = 0
    terrains = played.loaded.catalog.sections["terrains"]
    for game in positions(played, ("action",), STATES):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        tiles = {cell(tile.x, tile.y): tile for tile in view.tiles}
        show = shown(played, view, {})
        for widget in marks(show):
            tile = tiles.get(widget.does[1][1])  # type: ignore[index]
            side = terrains[tile.terrain].data["side"] if tile is not None and tile.terrain else ""
            bad = side == "negative"
            trap = tile is not None and tile.trap
            assert widget.data.danger == bool(bad or trap), widget.label  # type: ignore[attr-defined]
            assert ("a Trap lies here" in widget.label) == bool(trap)
            assert not (bad or trap) or "beware" in widget.label
            traps += bool(trap)
            grounds += bool(bad)
    assert traps and grounds


@pytest.mark.parametrize(("status", "is_told"), [("poison", True), ("cold", True), ("silenced", False), ("invisible", False)])
def test_poison_and_cold_are_told_at_every_step(played: Content, status: str, is_told: bool) -> None:
    game = next(positions(played, ("action",), 1))
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    players = list(view.players)
    players[seat] = replace(players[seat], statuses=(StatusView(-1000, status, "", ""),))
    found = marks(shown(played, replace(view, players=tuple(players)), {}))
    assert found and all((status in widget.data.burdens) == is_told for widget in found)  # type: ignore[attr-defined]
    assert all((status.capitalize() in widget.label.partition("beware: ")[2]) == is_told for widget in found)


# -- the ghost --------------------------------------------------------------------------------------------------------


def test_the_ghost_lies_only_in_legal_turns_and_says_how_many_there_are(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    met = 0
    for seed in range(1, 100 if IS_LONG else 8):
        if in_the_middle(driver, 3, seed, 20 + seed * 9 % 300, about="turn") and driver.window.top.name == "table":
            while driver.see("go-on"):
                driver.click(driver.find("go-on"))
            met += 1
            turned_round(driver, driver.app.sitting.game.decision.options)  # type: ignore[union-attr]
    assert met > 3


def turned_round(driver: Driver, options: tuple[Action, ...]) -> None:
    """R goes through the legal turns and no others; the words count them; what joins glows. One alone is never asked for."""
    turns = tuple(subject for _, subject in options)
    assert len(turns) > 1
    seen = []
    for _ in turns:
        for _ in range(4):  # until it lies still
            driver.step(200)
        ghost = driver.table.show.ghost  # type: ignore[union-attr]
        assert ghost is not None and ghost.turns == turns
        seen.append(ghost.turn)
        assert driver.find("ghost").value == said(ghost) == f"{len(seen)} of {len(turns)}"
        joints(driver)
        assert driver.see("turn-left") is not None
        driver.key("r")
    assert tuple(seen) == turns
    assert driver.table.show.ghost.turn == turns[0]  # type: ignore[union-attr]


def joints(driver: Driver) -> None:
    """Every glowing edge joins a path of a neighbour, and at least one does."""
    show = driver.table.show
    assert show is not None and show.ghost is not None
    ghost = show.ghost
    mask, glowing = TURNED[show.catalog.tiles[ghost.tile].mask][ghost.turn], driver.find("ghost").data[4]  # type: ignore[index]
    tiles = {(tile.x, tile.y): tile for tile in show.view.tiles if tile.symbol != "altar"}
    for side in SIDES:
        other = tiles.get((ghost.x + DELTA[side][0], ghost.y + DELTA[side][1]))
        if other is not None:
            assert (side in glowing) == bool(mask & 1 << side and other.mask & FACING[side])
    assert glowing


def test_enter_lays_the_tile_as_it_is_shown(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    for seed in range(1, 30):
        driver.begin(2, seed)
        to_action(driver)
        for _ in range(12):
            driver.click_on()
            show = driver.table.show
            if show is not None and show.ghost is not None and len(show.ghost.turns) > 1 and not driver.see("go-on"):
                driver.key("r")
                ghost = driver.table.show.ghost  # type: ignore[union-attr]
                assert ghost is not None
                driver.key("return")
                tile = next(tile for tile in driver.app.sitting.game.view(-1).tiles if tile.number == ghost.tile)  # type: ignore[union-attr]
                assert (tile.x, tile.y) == (ghost.x, ghost.y)
                assert tile.mask == TURNED[driver.app.loaded.catalog.tiles[ghost.tile].mask][ghost.turn]
                return
    raise AssertionError("no tile was laid")
