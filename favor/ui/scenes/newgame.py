"""New game on one screen: two to six seats with names and characters, the house rules, the seed."""

from __future__ import annotations

from collections.abc import Iterable

from favor.language.tongue import filled
from favor.model.catalog import Catalog
from favor.model.definitions import Definition
from favor.table.seats import FEWEST, MOST, Seat, tidy
from favor.table.sitting import COVER, OPEN, PEEK
from favor.ui import seatcards
from favor.ui.brush import Brush
from favor.ui.layout import in_row
from favor.ui.parts import plates
from favor.ui.scene import Host, Size
from favor.ui.scenes.houserules import HouseRulesScene
from favor.ui.scenes.night import NightScene
from favor.ui.semantics import Widget
from favor.ui.sentences import Sentences
from favor.ui.services import Plan, Services
from favor.ui.theme import GOLD, MEANINGS
from favor.ui.words import HANDS
from favor.ui.words_screens import SETUP

LONGEST_NAME = 16
PRIVACIES = (COVER, OPEN, PEEK)
LONGEST_SEED = 18
FIRST_SEATS = 3


class NewGameScene(NightScene):
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
        self.names = [seat.name for seat in plan.seats] if plan else [""] * FIRST_SEATS
        self.picked = [seat.character for seat in plan.seats] if plan else ids[:FIRST_SEATS]
        self.switches: dict[str, str | bool | int] = dict(plan.switches if plan else services.catalog.switches)
        self.privacy = plan.privacy if plan else host.wishes.settings.privacy
        self.seed = ""
        self.typing = "name:0"
        self.refusal = ""

    # -- widgets --------------------------------------------------------------------------------------------------

    def build(self, brush: Brush, size: Size) -> Iterable[Widget]:
        """Seat cards in a row, house rules and seed below, the way on at the right."""
        px = brush.px
        yield plates.line("heading", (px(24), px(14), size[0] - px(48), px(48)), SETUP["title"], "heading", GOLD)
        high = size[1] - px(200)
        wide = min(px(230), (size[0] - px(32) - 5 * px(10)) // 6)
        for number, box in enumerate(in_row((px(16), px(72), size[0] - px(32), high), 6, wide, high, px(10))):
            if number < len(self.picked):
                yield from self._seat(brush, number, box)
            elif number == len(self.picked):
                yield plates.button("add", (box[0], box[1], box[2], px(64)), SETUP["add"], ("add",), kind="quiet")
        yield from self._foot(brush, size)

    def _seat(self, brush: Brush, number: int, box: tuple[int, int, int, int]) -> Iterable[Widget]:
        character = next(one for one in self.characters if one.id == self.picked[number])
        can_leave = len(self.picked) > FEWEST
        yield from seatcards.build(
            brush, self.sentences, box, number, self.names[number], character, self.typing == f"name:{number}", can_leave
        )

    def _foot(self, brush: Brush, size: Size) -> Iterable[Widget]:
        px = brush.px
        y = size[1] - px(64)
        count = len(self.picked)
        say = self.refusal or filled(SETUP["facts"], count, count - 2)
        colour = MEANINGS["warning"].night if self.refusal else brush.theme.muted
        yield plates.line("facts", (px(24), y - px(44), size[0] - px(48), px(28)), say, "body", colour)
        changed = sum(self.services.catalog.switches.get(id) != value for id, value in self.switches.items())
        house = filled(SETUP["changed"], changed) if changed else SETUP["as printed"]
        x = px(24)
        for id, words, second, wide, kind in (
            ("back", SETUP["back"], "", 90, "quiet"), ("house", SETUP["house"], house, 170, "plain"),
            ("hands", SETUP["hands"], HANDS[self.privacy], 190, "plain"), ("random", SETUP["random"], "", 200, "plain"),
        ):  # fmt: skip
            yield plates.button(id, (x, y, px(wide), px(48)), words, (id,), second=second, kind=kind)
            x += px(wide + 10)
        field = (x, y, px(190), px(48))
        yield Widget("seed", "field", field, SETUP["seed"], self.seed, does=("type", "seed"), paint=plates.paint_field,
                     data=(self.seed, SETUP["by chance"], self.typing == "seed"), spill=4)  # fmt: skip
        wide = min(px(250), size[0] - field[0] - field[2] - px(34))
        yield plates.button("start", (size[0] - px(24) - wide, y, wide, px(48)), SETUP["start"], ("start",), kind="gold")

    # -- input ----------------------------------------------------------------------------------------------------

    def press(self, widget: Widget) -> None:
        """Change the set-up, or begin."""
        self.dirty = True
        self.refusal = ""
        word, *values = widget.does or ("",)
        handler = getattr(self, f"_on_{word}", None)
        if handler is not None:
            handler(*values)

    def _on_type(self, field: str) -> None:
        """Letters now go into this field."""
        self.typing = field

    def _on_add(self) -> None:
        """One player more, with the first character that is free."""
        if len(self.picked) == len(self.characters):
            self.refusal = SETUP["all taken"]
        elif len(self.picked) < MOST:
            self.names.append("")
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
