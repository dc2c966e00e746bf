"""Palette, sizes and type roles of the window, all frozen values; knows nothing of pygame or of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour written as `#rrggbb`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour `share` of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second))
    return red, green, blue


@dataclass(frozen=True)
class Ink:
    """One named colour: as a fill, the text on that fill, and as text on paper and on the night surfaces."""

    fill: Colour
    text: Colour
    paper: Colour
    night: Colour


NIGHT = rgb("#12152A")
PANEL = rgb("#1E2344")
RAISED = rgb("#2B3160")
PAPER = rgb("#F6ECD8")
PAPER_2 = rgb("#E8D9BC")
INK = rgb("#1B1830")
SHADOW = rgb("#0A0818")
MUTED_NIGHT = rgb("#B9B4CC")
MUTED_PAPER = rgb("#4A4560")
BORDER = rgb("#7C83B8")
GOLD = rgb("#FFD75E")
ALTAR_GOLD = rgb("#E9C46A")
LIGHT = rgb("#FFF4D6")
SPENT = rgb("#8A8398")


def _inks(*rows: str) -> Mapping[str, Ink]:
    """A table from rows `name fill text-on-it on-paper on-night`; text is written `ink` or `paper`."""
    table = {}
    for row in rows:
        name, fill, text, paper, night = row.split()
        table[name] = Ink(rgb(fill), INK if text == "ink" else PAPER, rgb(paper), rgb(night))
    return MappingProxyType(table)


REGIONS = _inks(
    "forest #28592B paper #28592B #78AB79",
    "marshland #3F939B ink #0A5E65 #59ACB4",
    "wasteland #DB9D55 ink #7A4B05 #DB9D55",
    "mountain #DDD2F7 ink #5A5070 #DDD2F7",
)
CHARACTERS = _inks(
    "seridian #16B5EA ink #075C78 #16B5EA",
    "sapling #8AB61A ink #455D01 #8AB61A",
    "human #B4432D paper #9C2C16 #F47D64",
    "abutian #FFE09A ink #6C5103 #FFE09A",
    "geodyte #6B4CB8 paper #6040AB #A88DFE",
    "attuned #CB93A8 ink #77465A #CB93A8",
)
ACTIONS = _inks(
    "attack #A81C10 paper #A81C10 #FE7562",
    "spell #4FA9F2 ink #03588F #4FA9F2",
    "hex #540F92 paper #540F92 #B788FF",
    "trap #FFC531 ink #6D5105 #FFC531",
)
RELICS = _inks(
    "charm #E28AAA ink #893A5A #E28AAA",
    "fight #A83D16 paper #9B3002 #F2805B",
    "blessing #FFD75E ink #685304 #FFD75E",
    "curse #3A2450 paper #3A2450 #AD95CA",
)
GODS = _inks(
    "celdium #8FB7E8 ink #325682 #8FB7E8",
    "gruuvda #B93C1B paper #A02904 #FA7857",
    "aagaru #24766F paper #076059 #60ADA5",
    "broki #D8AE14 ink #695305 #D8AE14",
    "wylip #FBD9E0 ink #6A4E54 #FBD9E0",
)
MEANINGS = _inks(
    "success #35C2A0 ink #0B6A55 #35C2A0",
    "failure #E2562F ink #A32C0C #FE7753",
    "warning #FFC531 ink #6D5105 #FFC531",
    "info #7FB8F5 ink #03588F #7FB8F5",
    "favor #FFD75E ink #685304 #FFD75E",
    "heart #C92E27 paper #A81C10 #FF7566",
    "energy #4FD1E8 ink #0A5E65 #4FD1E8",
    "neutral #5D6494 paper #4A4560 #B9B4CC",
    "altar #E9C46A ink #685304 #E9C46A",
    "event #C9B48A ink #5C4A1E #E8D9BC",
)
CARD_COLOURS: Mapping[str, Ink] = MappingProxyType({**MEANINGS, **REGIONS, **CHARACTERS, **GODS, **ACTIONS, **RELICS})


@dataclass(frozen=True)
class Role:
    """One use of type: face `serif` or `sans`, weight, height in pixels at 720p, and the floor it never goes under."""

    face: str
    weight: str
    px: int
    floor: int = 14


ROLES: Mapping[str, Role] = MappingProxyType(
    {
        "title": Role("serif", "Semibold", 40),
        "heading": Role("serif", "Semibold", 28),
        "name": Role("serif", "Semibold", 22),
        "name-small": Role("serif", "Semibold", 18),
        "numeral": Role("serif", "Bold", 26),
        "die": Role("serif", "Bold", 34),
        "button": Role("sans", "Semibold", 18),
        "player": Role("sans", "Semibold", 16),
        "body": Role("sans", "Regular", 16),
        "bold": Role("sans", "Bold", 16),
        "small": Role("sans", "Regular", 14),
        "small-bold": Role("sans", "Bold", 14),
        "card-name": Role("serif", "Semibold", 15),
        "caption": Role("sans", "Bold", 14),
    }
)
LINE_HEIGHT = 1.3


@dataclass(frozen=True)
class Theme:
    """What a player may change about the looks: contrast, plain tiles, grain, the size of text on cards."""

    high_contrast: bool = False
    plain_tiles: bool = False
    grain: bool = True
    card_text: float = 1.0

    @property
    def muted(self) -> Colour:
        """Secondary text on the night surfaces."""
        return PAPER if self.high_contrast else MUTED_NIGHT

    @property
    def border(self) -> Colour:
        """Lines round plates on the night surfaces."""
        return PAPER if self.high_contrast else BORDER

    @property
    def night(self) -> Colour:
        """The table."""
        return rgb("#05060F") if self.high_contrast else NIGHT

    @property
    def panel(self) -> Colour:
        """A plate on the table."""
        return rgb("#0C0F22") if self.high_contrast else PANEL

    @property
    def raised(self) -> Colour:
        """A plate one can press, or the plate of the player whose turn it is."""
        return rgb("#1E2344") if self.high_contrast else RAISED

    def with_(self, **changes: bool | float) -> Theme:
        """The same theme with some choices changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def scale_for(width: int, height: int, user: float = 1.0) -> float:
    """The unit `u` for a window: 1 at 1280x720, 1.35 at 1920x1080 (the map gets the rest), times the player's wish."""
    raw = max(0.8, min(width / 1280, height / 720))
    if height >= 1080 and width >= 1920:
        raw *= 0.9
    return max(0.6, raw * user)


def type_px(role: str, unit: float) -> int:
    """The pixel height of a type role at a scale, never under the role's floor at that scale."""
    kind = ROLES[role]
    return max(1, round(max(kind.px, kind.floor) * unit))


def ink_for(section: str, kind: str) -> Ink:
    """The colours of a card of this section and kind; unknown words give the neutral ones, so packs always draw."""
    return CARD_COLOURS.get(kind) or CARD_COLOURS.get(section) or MEANINGS["neutral"]
