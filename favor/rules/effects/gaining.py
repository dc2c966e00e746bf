"""gain_favor, gain_energy, lose_energy, draw, discard, take_card, gain_item, replenish, take_banner, return_banner."""

from __future__ import annotations

from favor.model.state import ACTION, NOBODY, READY, SPENT, Frame, State
from favor.rules import acts, arrivals, cards, favor_points
from favor.rules.book import Check
from favor.rules.compiler import Compiler, Node
from favor.rules.effects.helpers import affected, any_at_all, in_turn, named, some, standing_for
from favor.rules.engine import push
from favor.rules.selectors import select
from favor.rules.tables import CAUSE


def gain_favor(c: Compiler, step: Node) -> Check:
    """Points of Favor for each of `who`."""
    who, maybe = affected(c, step["who"])
    amount = c.amount(step["amount"])
    in_turn(c, who, lambda s, f, seat: favor_points.gain_favor(s, seat, amount(s, f), "card"))
    return any_at_all(maybe)


def _change_energy(s: State, seat: int, change: int) -> None:
    change = max(change, -s.energy[seat])
    if change:
        s.energy[seat] += change
        s.events.append(("energy", seat, change))


def gain_energy(c: Compiler, step: Node) -> Check:
    """More Energy for each of `who`; there is no cap (ruling 24)."""
    who, maybe = affected(c, step["who"])
    amount = c.amount(step["amount"])
    in_turn(c, who, lambda s, f, seat: _change_energy(s, seat, max(0, amount(s, f))))
    return any_at_all(maybe)


def lose_energy(c: Compiler, step: Node) -> Check:
    """Less Energy for each of `who`, never below 0."""
    who, maybe = affected(c, step["who"])
    amount = c.amount(step["amount"])
    in_turn(c, who, lambda s, f, seat: _change_energy(s, seat, -max(0, amount(s, f))))
    return some(maybe, lambda s, seat: s.energy[seat] > 0)


def draw(c: Compiler, step: Node) -> Check:
    """Cards from a deck for each of `who`; Relics go into play, Events are resolved."""
    deck = step["deck"]
    who, maybe = affected(c, step["who"], the_stunned_too=deck == "relics")
    amount = c.amount(step["amount"])

    def draw_for(s: State, f: Frame, seat: int) -> None:
        if deck == "actions":
            cards.draw_actions(s, seat, amount(s, f))
        elif deck == "relics":
            cards.draw_relics(s, seat, amount(s, f))
        else:
            for _ in range(amount(s, f)):
                push(s, arrivals.EVENT_DRAW, seat, -1, CAUSE["event"])

    before, drawn = c.register(()), named(c, step, "many", "card")
    if drawn >= 0:
        c.emit(lambda s, f: f.regs.__setitem__(before, _held(s)))
    in_turn(c, who, draw_for)
    if drawn >= 0:
        c.emit(lambda s, f: f.regs.__setitem__(drawn, tuple([card for card in _held(s) if card not in f.regs[before]])))
    if deck == "relics":
        return lambda s, f: cards.relics_left(s) and bool(maybe(s, f))
    if deck == "actions":
        return lambda s, f: bool(s.decks[ACTION] or s.piles[ACTION]) and bool(maybe(s, f))
    return any_at_all(maybe)


def _held(s: State) -> tuple[int, ...]:
    """Every card in a hand or in play."""
    return tuple([card for seat in range(s.seats) for card in (*s.hands[seat], *s.relics[seat], *s.items[seat])])


def discard(c: Compiler, step: Node) -> Check:
    """Cards to the pile of their own kind."""
    selection = select(c, step["cards"], "choose_discard")
    in_turn(c, selection.run, lambda s, f, card: cards.discard(s, card), named(c, step, "many", "card"))
    return any_at_all(selection.maybe)


def _chooser(selected: Node | str) -> str:
    """Who picks the cards, as the step names them; nobody where the cards are named."""
    return "" if isinstance(selected, str) else selected.get("by", "")


def take_card(c: Compiler, step: Node) -> Check:
    """Cards from a pile, a hand or in front of a player: Relics into play, Action Cards to the hand."""
    who, _ = affected(c, step["who"], the_stunned_too=True)
    selection = select(c, step["cards"], "choose_take" if _chooser(step["cards"]) == step["who"] else "choose_give")

    def take(s: State, f: Frame, card: int) -> None:
        seats = who(s, f)
        if seats:
            cards.take(s, seats[0], card)

    in_turn(c, selection.run, take, named(c, step, "many", "card"))
    return any_at_all(selection.maybe)


def gain_item(c: Compiler, step: Node) -> Check:
    """An Item for each of `who`, unless somebody holds it."""
    who, maybe = affected(c, step["who"])
    number = c.book.by_id["items", step["item"]]
    in_turn(c, who, lambda s, f, seat: cards.gain_item(s, seat, number))
    return any_at_all(maybe)


def replenish(c: Compiler, step: Node) -> Check:
    """Ruins or Boon Tokens to their ready side (ruling 69)."""
    if step["what"] == "boon":
        who, maybe = affected(c, step.get("who", "you"), the_stunned_too=True)
        in_turn(c, who, lambda s, f, seat: acts.ready_boon(s, seat))
        return some(maybe, lambda s, seat: not s.boons[seat])
    selection = standing_for(select(c, step["what"], "choose_ruin"))
    in_turn(c, selection.run, lambda s, f, tile: _ready_ruin(s, tile))
    return some(selection.maybe, lambda s, tile: s.ruins[tile] == SPENT)


def _ready_ruin(s: State, tile: int) -> None:
    if s.ruins[tile] == SPENT:
        s.ruins[tile] = READY
        s.events.append(("ruin", tile, READY))


def take_banner(c: Compiler, step: Node) -> Check:
    """A Banner goes to `who`; no capture, so no Favor (ruling 91)."""
    who, _ = affected(c, step["who"], the_stunned_too=True)
    selection = select(c, step["banner"], "choose_banner")

    def take(s: State, f: Frame, region: int) -> None:
        seats = who(s, f)
        if seats and s.winner < 0:
            favor_points.move_banner(s, region, seats[0])

    in_turn(c, selection.run, take, named(c, step, "many", "banner"))
    return any_at_all(selection.maybe)


def return_banner(c: Compiler, step: Node) -> Check:
    """A Banner that one of `who` holds goes home to its Settlement."""
    selection = select(c, step["banner"], "choose_banner")
    who, _ = affected(c, step["who"], the_stunned_too=True)

    def send_home(s: State, f: Frame, region: int) -> None:
        if s.banners[region] in who(s, f):
            favor_points.move_banner(s, region, NOBODY)

    in_turn(c, selection.run, send_home, named(c, step, "many", "banner"))
    return some(selection.maybe, lambda s, region: s.banners[region] != NOBODY)


VERBS = (
    ("gain_favor", gain_favor), ("gain_energy", gain_energy), ("lose_energy", lose_energy), ("draw", draw),
    ("discard", discard), ("take_card", take_card), ("gain_item", gain_item), ("replenish", replenish),
    ("take_banner", take_banner), ("return_banner", return_banner),
)  # fmt: skip
