"""Compiles what a player or an event sets going: playing a card, a Boon, an Item, a Relic's ability, a reaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from favor.model.state import Frame, State
from favor.rules import acts
from favor.rules.book import Book, Need, Reaction, Sheet, Use
from favor.rules.cards import sheet_of
from favor.rules.compiler import Compiler, Label, Node, all_of, always, any_of
from favor.rules.costs import costs
from favor.rules.grammar import GRAMMAR
from favor.rules.inplay import spend_uses
from favor.rules.selectors import need
from favor.rules.tables import ACTION_CARD_PLAYED, ACTION_COST, CAUSE, COST_ACTION, EVENT, EVENT_BINDS, KINDS, STATS
from favor.rules.triggers import CANCELLED, W_AMOUNT, count_use, offer, open_window, record, window_of
from favor.rules.values import card_cost

BANDS = ("early", "normal", "late")
Hook = Callable[[Compiler], None]


def compile_use(book: Book, sheet: Sheet, data: Node, name: str, hook: Hook | None) -> Use:
    """One use: its needs are asked first, then it is paid (`hook` pays cards and Boons), then its effects run."""
    c = Compiler(book, sheet, GRAMMAR)
    conditions = tuple(c.condition_parts(data.get("if", ())))
    needs = tuple(need(c, node) for node in data.get("needs", ()))
    limit = _limit(data)
    if hook is not None:
        hook(c)
    payable = costs(c, data.get("cost", ())) if isinstance(data.get("cost", ()), list) else always
    if limit is not None:
        c.emit(_count_limited(sheet.number, limit))
    possible = c.steps(data.get("effects", ()))
    if c.essential and hook is pay_card:
        possible = any_of(c.essential)
    return Use(c.program(name), needs, conditions, payable, possible, limit)


def _limit(data: Node) -> tuple[int, str] | None:
    return (data["limit"]["times"], data["limit"]["per"]) if "limit" in data else None


def use_key(sheet: int, thing: int) -> int:
    """Where the uses of an activated ability are counted in `state.limits`."""
    return -(sheet << 16 | thing & 0xFFFF) - 1


def use_stamp(s: State, seat: int, per: str) -> int:
    """The period a use counts in: this turn, this own turn, or the whole game."""
    return 0 if per == "game" else s.turn


def _count_limited(sheet: int, limit: tuple[int, str]) -> Callable[[State, Frame], None]:
    def count(s: State, f: Frame) -> None:
        stamp = use_stamp(s, f.you, limit[1])
        used, before = s.limits.get(use_key(sheet, f.thing), (0, -99))
        s.limits[use_key(sheet, f.thing)] = (used + 1 if before == stamp else 1, stamp)

    return count


def pay_card(c: Compiler) -> None:
    """The hook of Action Cards: optional reductions, Energy, then the window in which the card may be cancelled."""
    price, played = c.register(()), c.register(())

    def ask_price(s: State, f: Frame) -> None:
        amount = card_cost(s, f.you, f.program.sheet)
        kind = KINDS.index(sheet_of(s, f.thing).kind)
        open_window(s, price, ACTION_COST, f.you, f.you, f.cause, amount, ((f.you,), (f.thing,), amount), detail=kind)

    def pay(s: State, f: Frame) -> None:
        acts.pay(s, f.you, f.regs[price][0])
        spend_uses(s, f.you, COST_ACTION)
        spend_uses(s, f.you, sheet_of(s, f.thing).cost_target)
        s.events.append(("played", f.you, f.thing))
        kind = KINDS.index(sheet_of(s, f.thing).kind)
        record(s, ACTION_CARD_PLAYED, f.you, kind)
        values = ((f.you,), (f.thing,))
        open_window(s, played, ACTION_CARD_PLAYED, f.you, f.you, f.cause, 0, values, detail=kind)

    def go_on(s: State, f: Frame) -> None:
        if f.regs[played][3] == CANCELLED:
            s.events.append(("card_cancelled", f.you, f.thing))
            f.pc = c.end.at

    for step in (ask_price, pay, go_on):
        c.emit(step)


def flip_boon(c: Compiler) -> None:
    """The hook of Boons: the token is spent."""
    c.emit(lambda s, f: acts.spend_boon(s, f.you))


def needs_met(s: State, f: Frame, needs: tuple[Need, ...]) -> bool:
    """Whether every need can be chosen; a later one may depend on an earlier answer."""
    if not needs:
        return True
    first = needs[0]
    if len(needs) == 1 and first.exists is not None:
        return first.exists(s, f)
    rest = needs[1:]
    found = first.candidates(s, f)
    if len(found) < first.least:
        return False
    if not rest:
        return True
    for thing in found:
        f.regs[first.register] = (thing,)
        if needs_met(s, f, rest):
            f.regs[first.register] = ()
            return True
    f.regs[first.register] = ()
    return False


# ---- reactions ----


def _role(word: str) -> Callable[[State, int, int], bool]:
    if word in ("anyone", "any", "everyone"):
        return lambda s, owner, seat: True
    if word == "opponents":
        return lambda s, owner, seat: seat >= 0 and seat != owner
    if word == "active_player":
        return lambda s, owner, seat: seat == s.active
    if word == "nobody":
        return lambda s, owner, seat: seat < 0
    return lambda s, owner, seat: seat == owner


def _words(node: Any) -> frozenset[int]:
    words = [node] if isinstance(node, str) else list(node)
    return frozenset(range(len(CAUSE))) if "any" in words else frozenset(CAUSE[word] for word in words)


def _detail(node: Node) -> Callable[[int], bool]:
    if "stat" in node and node["stat"] != "any":
        stats = [node["stat"]] if isinstance(node["stat"], str) else node["stat"]
        wanted = frozenset(STATS.index(stat) for stat in stats)
        return lambda detail: detail in wanted
    if "type" in node:
        kinds = [node["type"]] if isinstance(node["type"], str) else node["type"]
        types = frozenset(KINDS.index(kind) for kind in kinds)
        return lambda detail: detail in types
    return lambda detail: True


def _matcher(node: Node, default_turn: str) -> Callable[[State, int, int, int, int, int], bool]:
    by, to = _role(node.get("by", "anyone")), _role(node.get("to", "anyone"))
    causes, fits = _words(node.get("cause", "any")), _detail(node)
    own_turn = node.get("turn", default_turn) == "yours"
    all_causes = len(causes) == len(CAUSE)

    def matches(s: State, owner: int, actor: int, victim: int, cause: int, detail: int) -> bool:
        return (
            by(s, owner, actor)
            and to(s, owner, victim)
            and (all_causes or cause in causes)
            and fits(detail)
            and (not own_turn or s.active == owner)
        )

    return matches


def compile_reaction(book: Book, sheet: Sheet, node: Node, name: str) -> Reaction:
    """One reaction: guard, question, needs, limit, cost, effects (effects 3.7)."""
    c = Compiler(book, sheet, GRAMMAR)
    for bind in EVENT_BINDS[node["when"]].split():
        word, kind = bind.split(":")
        kinds = {"p": "player", "t": "tile", "c": "card", "s": "status", "n": "number"}
        c.bind(word, "number" if kind == "n" else "many", kinds[kind])
    condition = c.conditions(node.get("if", ()))
    declined = Label()
    if node.get("optional"):
        _ask_first(c, node, declined)
    needs = tuple(need(c, entry) for entry in node.get("needs", ()))
    number = len(book.reactions)
    c.emit(lambda s, f: count_use(s, book.reactions[number], f.you, f.thing))
    payable = costs(c, node.get("cost", ()))
    possible = c.steps(node["effects"])
    c.place(declined)
    guard = all_of([condition, lambda s, f: needs_met(s, f, needs), payable])
    return Reaction(
        number=number, sheet=sheet.number, event=EVENT[node["when"]], instead=node.get("timing") == "instead",
        band=BANDS.index(node.get("band", "normal")), matches=_matcher(node, "any"),
        guard=all_of([guard, possible]) if node.get("optional") else guard, program=c.program(name),
        limit=_limit(node),
        effect_key=repr((node["effects"], node.get("cost"), node.get("optional"))),
        uses_up_status=sheet.uses > 0, reduction=_reduction(node),
    )  # fmt: skip


def _ask_first(c: Compiler, node: Node, declined: Label) -> None:
    answer = c.register(1)
    is_price = node["when"] == "action_cost"

    def question(s: State, f: Frame) -> None:
        if is_price and window_of(s).regs[W_AMOUNT] > s.energy[f.you]:
            f.regs[answer] = 1  # without the reduction the card cannot be paid, so it is not a question (effects 3.11)
        else:
            offer(s, f, node["ask"], answer)

    def answered(s: State, f: Frame) -> None:
        if not f.regs[answer]:
            f.pc = declined.at

    c.emit(question)
    c.emit(answered)


def _reduction(node: Mapping[str, Any]) -> int:
    """How much an `action_cost` reaction takes off, as far as that is a plain number."""
    if node["when"] != "action_cost":
        return 0
    changes = [step["by"] for step in node["effects"] if step["do"] == "change" and isinstance(step["by"], int)]
    return -sum(changes)
