"""New game on one screen: two to six seats with names and characters, the house rules, the seed."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.model.catalog import Catalog
from favor.model.definitions import Definition
from favor.table.seats import FEWEST, MOST, Seat, tidy
from favor.table.settings import LONGEST_NAME
from favor.table.sitting import COVER, OPEN, PEEK
from favor.ui import seatcards
from favor.ui.brush import Brush
from favor.ui.paint.gallery import Order
from favor.ui.paint.hall import paint_boards
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.houserules import HouseRulesScene
from favor.ui.scenes.night import StageScene
from favor.ui.semantics import Box, Widget
from favor.ui.sentences import Sentences
from favor.ui.services import Plan, Services
from favor.ui.theme import GOLD, PAPER
from favor.ui.words import HANDS
from favor.ui.words_life import SEED_SPOILS
from favor.ui.words_screens import SETUP

PRIVACIES = (COVER, OPEN, PEEK)
LONGEST_SEED = 18
FIRST_SEATS = 3
MINUTES = 15
"""How long a game takes for each player, about."""
EDGE, GAP = plates.EDGE, 6


class NewGameScene(StageScene):
    """The set-up."""

    name = "new game"
    room = (1280, 720)

    def __init__(self, host: Host, services: Services, plan: Plan | None = None) -> None:
        super().__init__(host)
        self.services = services
        self.sentences = Sentences(services.catalog)
        self.characters: tuple[Definition, ...] = services.catalog.section("characters")
        ids = [character.id for character in self.characters]
        if plan is not None and not is_possible(plan, services.catalog):
            plan = None
        self._known = host.wishes.settings.names
        self.names = [seat.name for seat in plan.seats] if plan else [self._next_known(number) for number in range(FIRST_SEATS)]
        self.picked = [seat.character for seat in plan.seats] if plan else ids[:FIRST_SEATS]
        self.switches: dict[str, str | bool | int] = dict(plan.switches if plan else services.catalog.switches)
        self.privacy = plan.privacy if plan else host.wishes.settings.privacy
        self.seed = ""
        self.typing = "name:0"
        self.refusal = ""

    # -- widgets --------------------------------------------------------------------------------------------------

    def stage(self, brush: Brush, size: Size) -> Order:
        """The boards of a stage, on which the seats stand."""
        return Order(paint_boards, size)

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Seat cards in a row with the place for one more, what kind of game it will be, house rules and seed below."""
        px = brush.px
        yield plates.line("heading", (px(EDGE), px(14), px(300), px(48)), SETUP["title"], "heading", GOLD)
        right = (px(EDGE + 320), px(14), size[0] - px(2 * EDGE + 320), px(24))
        count = len(self.picked)
        facts = filled(SETUP["facts"], count, MINUTES * count, count - 2)
        yield plates.line("facts", right, facts, "bold", PAPER, "midright")
        goal = (right[0], right[1] + px(24), right[2], px(22))
        yield plates.line("goal", goal, SETUP["goal"], "small", brush.theme.muted, "midright")
        free = px(EDGE) + brush.wide(SETUP["title"], "heading"), right[0] + right[2] - brush.wide(facts, "bold")
        yield from seatcards.legend(brush, (free[0], px(14), free[1] - free[0], px(48)))
        yield from self._cards(brush, (px(EDGE), px(72), size[0] - 2 * px(EDGE), size[1] - px(72 + 118)))
        yield from self._foot(brush, size)

    def _cards(self, brush: Brush, room: Box) -> Iterable[Widget]:
        """As many cards as players, and a place for one more."""
        px, count = brush.px, len(self.picked)
        slots = min(MOST, len(self.characters), count + 1)
        for number, box in enumerate(seatcards.in_line(brush, room, slots, px(GAP))):
            if number < count:
                yield from seatcards.build(brush, self.sentences, box, self._place(number))
            else:
                yield Widget("add", "button", box, SETUP["add"], does=("add",), paint=seatcards.paint_place, data=(SETUP["add"],),
                             spill=4)  # fmt: skip

    def _place(self, number: int) -> seatcards.Place:
        """What there is to say of a seat."""
        owners = {id: self._called(seat) for seat, id in enumerate(self.picked) if seat != number}
        roster = tuple((one.id, one.name, owners.get(one.id, "")) for one in self.characters)
        character = next(one for one in self.characters if one.id == self.picked[number])
        typing, can_leave = self.typing == f"name:{number}", len(self.picked) > FEWEST
        return seatcards.Place(number, self.names[number], character, roster, typing, can_leave)

    def _called(self, number: int) -> str:
        return self.names[number].strip() or filled(SETUP["player"], number + 1)

    def _foot(self, brush: Brush, size: Size) -> Iterable[Widget]:
        px = brush.px
        y = size[1] - px(66)
        hovered = self.tree.get(self.hover)
        say = self.refusal or (hovered.reason if hovered is not None else "") or (SEED_SPOILS if self.seed else "")
        if say:
            wide = brush.wide(say, "button") + px(48)
            pill = ((size[0] - wide) // 2, y - px(53), wide, px(36))
            look = (say, "", "chosen", True)
            yield Widget("said", "status", pill, say, paint=plates.paint_button, data=look, solid=False, spill=4)
        changed = sum(self.services.catalog.switches.get(id) != value for id, value in self.switches.items())
        house = filled(SETUP["changed"], changed) if changed else SETUP["as printed"]
        x = px(EDGE)
        for id, words, second, wide, kind in (
            ("back", SETUP["back"], "", 90, "quiet"), ("house", SETUP["house"], house, 170, "plain"),
            ("hands", SETUP["hands"], HANDS[self.privacy], 236, "plain"), ("random", SETUP["random"], "", 200, "plain"),
        ):  # fmt: skip
            yield plates.button(id, (x, y, px(wide), px(48)), words, (id,), second=second, kind=kind)
            x += px(wide + 10)
        field = (x, y, px(190), px(48))
        yield Widget("seed", "field", field, SETUP["seed"], self.seed, does=("type", "seed"), paint=plates.paint_field,
                     data=(self.seed, SETUP["by chance"], self.typing == "seed"), spill=4)  # fmt: skip
        wide = min(px(250), size[0] - field[0] - field[2] - px(EDGE + 10))
        yield plates.button("start", (size[0] - px(EDGE) - wide, y, wide, px(48)), SETUP["start"], ("start",), kind="gold")

    # -- input ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Change the set-up, or begin."""
        self.dirty = True
        self.refusal = ""
        self._obey(*widget.does or ("",))

    def _on_type(self, field: str) -> None:
        """Letters now go into this field."""
        self.typing = field

    def _on_add(self) -> None:
        """One player more, with the first character that is free."""
        if len(self.picked) == len(self.characters):
            self.refusal = SETUP["all taken"]
        elif len(self.picked) < MOST:
            self.names.append(next((name for name in self._known if name not in self.names), ""))
            self.picked.append(self._free()[0])
            self.typing = f"name:{len(self.picked) - 1}"

    def _on_remove(self, number: int) -> None:
        """One player fewer."""
        if len(self.picked) > FEWEST:
            del self.names[number], self.picked[number]
            self.typing = ""

    def _on_pick(self, number: int, step: int) -> None:
        """The next free character for a seat."""
        ids = [character.id for character in self.characters]
        at = ids.index(self.picked[number])
        for distance in range(1, len(ids)):
            wanted = ids[(at + step * distance) % len(ids)]
            if wanted not in self.picked:
                self.picked[number] = wanted
                return
        self.refusal = SETUP["others taken"]

    def _on_as(self, number: int, id: str) -> None:
        """This character for this seat, unless somebody has it."""
        owner = next((seat for seat, one in enumerate(self.picked) if one == id and seat != number), None)
        if owner is None:
            self.picked[number] = id
        else:
            title = next(one.name for one in self.characters if one.id == id)
            self.refusal = filled(SETUP["has"], self._called(owner), title)

    def _next_known(self, number: int) -> str:
        """A name that was typed in an earlier game."""
        return self._known[number] if number < len(self._known) else ""

    def _on_random(self) -> None:
        """Characters by lot; the lot is a seed of its own and says nothing about the game's."""
        ids = [character.id for character in self.characters]
        chance = self.services.fresh_seed()
        for number in range(len(self.picked)):
            self.picked[number] = ids.pop(chance % len(ids))
            chance //= 7

    def _on_hands(self) -> None:
        """The next way of keeping hands secret."""
        self.privacy = PRIVACIES[(PRIVACIES.index(self.privacy) + 1) % len(PRIVACIES)]

    def _on_house(self) -> None:
        """The house rules."""
        self.host.push(HouseRulesScene(self.host, self.services.catalog, self.switches))

    def _on_start(self) -> None:
        """Begin."""
        seats = tidy(tuple(Seat(name, id) for name, id in zip(self.names, self.picked, strict=True)))
        self.host.wishes.change(names=self.host.wishes.settings.remembering(*self.names).names)
        seed = int(self.seed) if self.seed else self.services.fresh_seed()
        self.services.begin(Plan(seats, dict(self.switches), seed, self.privacy))

    def _on_back(self) -> None:
        """The title."""
        self.services.show_title()

    def back(self) -> None:
        """Escape goes to the title."""
        self.services.show_title()

    def _free(self) -> list[str]:
        return [character.id for character in self.characters if character.id not in self.picked]

    def text(self, letters: str) -> None:
        """Typing in a field; a seed is digits."""
        if self.typing == "seed":
            self.seed = (self.seed + "".join(sign for sign in letters if sign.isdecimal()))[:LONGEST_SEED]
        elif self.typing.startswith("name:"):
            number = int(self.typing[5:])
            self.names[number] = (self.names[number] + letters.replace("\0", ""))[:LONGEST_NAME]
        self.dirty = True

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """Backspace, and Enter from the last field begins."""
        if name == "backspace" and self.typing:
            if self.typing == "seed":
                self.seed = self.seed[:-1]
            else:
                number = int(self.typing[5:])
                self.names[number] = self.names[number][:-1]
            return True
        if name in ("return", "enter") and not self.focus:
            self._on_start()
            return True
        # While letters are typed, Space is a letter and not a press.
        return name == "space" and bool(self.typing)


def is_possible(plan: Plan, catalog: Catalog) -> bool:
    """Can this be played again with the content at hand? A stored game may have been played with other packs."""
    ids = {character.id for character in catalog.section("characters")}
    return all(seat.character in ids for seat in plan.seats) and plan.switches.keys() == catalog.switches.keys()
