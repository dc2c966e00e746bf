"""Compiles a Catalog into a Book: every definition becomes a sheet, every tile and number a plain value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from favor.model.catalog import Catalog
from favor.model.definitions import Definition
from favor.model.state import Frame, Program, State
from favor.rules.book import Book, Character, Modifier, Sheet
from favor.rules.compiler import Compiler
from favor.rules.effects.harming import loose_groups, loose_id
from favor.rules.grammar import GRAMMAR
from favor.rules.tables import CAUSE, COSTS, STATS, TARGET
from favor.rules.uses import compile_reaction, compile_use, flip_boon, pay_card

CAUSE_OF = (
    ("relics", "relic"), ("items", "item"), ("god_cards", "god"), ("events", "event"), ("actions", ""), ("boons", "boon"),
    ("terrains", "terrain"), ("statuses", "status"),
)  # fmt: skip
CARD_CAUSE = (("attack", "attack_card"), ("spell", "spell"), ("hex", "hex"), ("trap", "trap"))


def compile_book(catalog: Catalog) -> Book:
    """The compiled content of a catalog; the work of some tens of milliseconds, to be done once."""
    book = Book(catalog)
    for section, cause in CAUSE_OF:
        for definition in catalog.section(section):
            _add_sheet(book, section, definition.id, definition.data, cause)
    for region in catalog.section("regions"):
        _add_sheet(book, "banners", region.id, region.data.get("banner", {}), "rule")
    _add_loose_statuses(book)
    _numbers(book)
    _places(book)
    for sheet in list(book.sheets):
        _compile(book, sheet)
    book.characters = [_character(book, definition) for definition in catalog.section("characters")]
    return book


def _add_sheet(book: Book, section: str, id: str, data: Mapping[str, Any], cause: str) -> Sheet:
    kind = str(data.get("type", ""))
    sheet = Sheet(
        number=len(book.sheets), section=section, id=id, data=data, kind=kind,
        cost=int(data.get("cost", 0)) if section == "actions" else 0,
        cause=CAUSE[cause or dict(CARD_CAUSE)[kind]], tags=frozenset(data.get("tags", ())),
        copies=int(data.get("copies", 1)), stacking=data.get("stacking", ""), until=data.get("until"),
    )  # fmt: skip
    if section == "actions":
        sheet.cost_target = TARGET["cost_of " + kind]
    if section == "statuses":
        sheet.uses = int((sheet.until or {}).get("uses", -1))
    book.sheets.append(sheet)
    book.by_id[section, id] = sheet.number
    return sheet


def _steps_in(node: Any) -> Iterator[Mapping[str, Any]]:
    """Every step anywhere inside plain data."""
    if isinstance(node, Mapping):
        if "do" in node:
            yield node
        for value in node.values():
            yield from _steps_in(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _steps_in(value)


def _add_loose_statuses(book: Book) -> None:
    for sheet in list(book.sheets):
        for step in _steps_in(sheet.data):
            if step["do"] == "modify":
                _add_loose_status(book, sheet, step)


def _add_loose_status(book: Book, sheet: Sheet, step: Mapping[str, Any]) -> None:
    for _, passives in loose_groups(step):
        id = loose_id(sheet.section, sheet.id, passives, step["until"])
        if ("statuses", id) not in book.by_id:
            data = {"passive": passives, "until": step["until"], "stacking": "add", "from": sheet.number}
            _add_sheet(book, "statuses", id, data, "status").hidden = True


def _numbers(book: Book) -> None:
    rules = book.catalog.rules
    book.die = tuple(rules["die"])
    book.traps = tuple(rules["traps"])
    book.energy = rules["energy"]
    book.goal = rules["favor_to_win"]
    book.costs = tuple(rules["costs"].get(name, 0) for name in COSTS[:5])


def _places(book: Book) -> None:
    catalog = book.catalog
    book.regions = tuple(region.id for region in catalog.section("regions"))
    book.banner_sheets = tuple(book.by_id["banners", region] for region in book.regions)
    book.tiles = catalog.tiles
    book.masks = tuple(tile.mask for tile in catalog.tiles)
    book.symbols = tuple(tile.symbol for tile in catalog.tiles)
    book.tile_regions = tuple(book.regions.index(tile.region) if tile.region else -1 for tile in catalog.tiles)
    book.terrains = tuple(
        book.by_id.get(("terrains", tile.terrain), -1) if tile.terrain else -1 for tile in catalog.tiles
    )
    numbers = range(len(book.tiles))
    book.altar = book.symbols.index("altar")
    towns = {book.tile_regions[number]: number for number in numbers if book.symbols[number] == "settlement"}
    book.settlements = tuple(towns[region] for region in range(len(book.regions)))
    book.anchors = (book.altar, *book.settlements)
    book.warps = tuple(number for number in numbers if book.symbols[number] == "warp")


def _compile(book: Book, sheet: Sheet) -> None:
    data = sheet.data
    name = f"{sheet.section}/{sheet.id}"
    if sheet.section == "events":
        sheet.item = book.by_id.get(("items", sheet.id), -1)
    if sheet.section == "actions":
        sheet.play = compile_use(book, sheet, data, name, pay_card)
    elif "effects" in data:
        sheet.program = compile_use(book, sheet, data, name, None).program
    if "use" in data:
        sheet.use = compile_use(
            book, sheet, data["use"], name + "/use", flip_boon if sheet.section == "boons" else None
        )
    sheet.modifiers = tuple(_modifier(book, sheet, node) for node in data.get("passive", ()))
    numbers = []
    for place, node in enumerate(data.get("reacts", ())):
        reaction = compile_reaction(book, sheet, node, f"{name}/reacts[{place}]")
        book.reactions.append(reaction)
        numbers.append(reaction.number)
    sheet.reactions = tuple(numbers)


def _modifier(book: Book, sheet: Sheet, node: Mapping[str, Any]) -> Modifier:
    head = next(word for word in ("stat", "cost_of", "forbid") if word in node)
    operation = next((word for word in ("set_base", "add", "times", "force") if word in node), "forbid")
    condition = _condition(book, sheet, node["if"]) if "if" in node else None
    target = TARGET[f"{head} {node[head]}"]
    amount = 1 if operation == "forbid" else _computed(book, sheet, node[operation])
    return Modifier(target, operation, amount, node.get("who", "you"), condition, sheet.number)


def _computed(book: Book, sheet: Sheet, node: Any) -> int | Callable[[State, int, int], int]:
    """A number, or a function that gives it while the modifier is in force."""
    if isinstance(node, int):
        return node
    c = Compiler(book, sheet, GRAMMAR)
    amount = c.amount(node)
    program = Program(f"{sheet.section}/{sheet.id}/amount", (), tuple(c.blank), sheet.number)
    return lambda s, owner, thing: amount(s, Frame(program, owner, thing, 0, list(program.blank)))


def _condition(book: Book, sheet: Sheet, nodes: Any) -> Callable[[State, int, int], bool]:
    c = Compiler(book, sheet, GRAMMAR)
    check = c.conditions(nodes)
    program = Program(f"{sheet.section}/{sheet.id}/if", (), tuple(c.blank), sheet.number)

    def holds(s: State, owner: int, thing: int) -> bool:
        return check(s, Frame(program, owner, thing, 0, list(program.blank)))

    return holds


def _character(book: Book, definition: Definition) -> Character:
    data = definition.data
    stats = tuple(int(data[name]) for name in STATS)
    return Character(definition.id, (stats[0], stats[1], stats[2], stats[3]), book.by_id["boons", data["boon"]])
