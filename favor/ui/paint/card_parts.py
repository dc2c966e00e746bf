"""The parts cards are put together from: the face as plain values, frame, header, gem, tab, text room, foot, states."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from favor.ui.paint.glyphs import GLYPHS
from favor.ui.paint.icons import paint_cost, paint_icon
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas, draw_glyph, reduce, rounded_mask, sheet
from favor.ui.paint.picture_words import motifs_for, seed_of
from favor.ui.paint.pictures import Scene, draw_scene
from favor.ui.paint.shapes import Points, ellipse, ngon, scaled, star
from favor.ui.text import Block, Spans, TextStyle, fit
from favor.ui.theme import GOLD, INK, LIGHT, MUTED_PAPER, PAPER, PAPER_2, Colour, Ink, ink_for, mix

GREY: Colour = (128, 122, 128)
MARK_PX = 14
# Text heights as shares of a card's height: 0.05 is 14 pixels on a raised card at 720p.
LARGEST_TEXT, COMFORTABLE_TEXT, LEAST_TEXT = 0.066, 0.0485, 0.026
READ_LEAST = 0.062
"""Of the height of a card: the least letters of a name on one line, where the card is read."""


@dataclass(frozen=True)
class CardFace:
    """Everything a card picture depends on, as plain values, so that it can be a key of the cache.

    `section`: action relic event item god character. `type`: the card type, relic kind, or character id.
    `marks`: effect icons with amounts for the resting hand, as (icon, number).
    `options`: (title, text) plates of an event.
    `stats`: Hearts, Fight, Charm, Wit of a character. `plate`: a bonus such as "+1 Charm"; `seal`: such as "1 Favor".
    """

    section: str
    type: str
    name: str
    cost: int | None = None
    spans: Spans = ()
    motifs: tuple[str, ...] = ()
    god: str = ""
    foot: str = ""
    pose: str = ""
    backdrop: str = ""
    seed: int = 0
    old_cost: int | None = None
    marks: tuple[tuple[str, str], ...] = ()
    plate: str = ""
    seal: str = ""
    options: tuple[tuple[str, Spans], ...] = ()
    stats: tuple[int, ...] = ()
    spent: bool = False
    reminder: str = ""

    @property
    def ink(self) -> Ink:
        """The colours of this card."""
        return ink_for(self.section, self.god or self.type)

    @property
    def scene(self) -> Scene:
        """The picture, chosen from name and kind where the card leaves it open."""
        motifs = self.motifs or motifs_for(self.name, self.type)
        return Scene(motifs, self.pose, self.backdrop, self.seed or seed_of(self.name + self.type))


class Sheet:
    """A card being drawn: first large (`big`, in fractions of the card), then reduced, then lettered at true size."""

    def __init__(self, kit: Kit, width: int, scale: int) -> None:
        self.kit, self.width, self.height, self.scale = kit, width, round(width * 1.4), scale
        self.W, self.H = self.width * scale, self.height * scale
        self.big = canvas(self.W, self.H)

    def box(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """A rectangle of the large picture from fractions of the card."""
        return Rect(
            round(left * self.W), round(top * self.H), round((right - left) * self.W), round((bottom - top) * self.H)
        )

    def small(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """The same rectangle at true size."""
        return Rect(
            round(left * self.width),
            round(top * self.height),
            round((right - left) * self.width),
            round((bottom - top) * self.height),
        )

    def plate(self, rect: Rect, top: Colour, bottom: Colour, radius: int, edge: int = 0, blur: int = 0) -> None:
        """A round-cornered sheet with an ink edge and a shadow; only its own rectangle is worked on."""
        pad = blur * 2 + 4
        part = canvas(rect.w + 2 * pad, rect.h + 2 * pad)
        whole = Rect(pad, pad, rect.w, rect.h)
        sheet(part, rounded_mask(*part.get_size(), whole, radius), None, INK, blur=blur, box=whole)
        inner = whole.inflate(-2 * edge, -2 * edge)
        sheet(
            part, rounded_mask(*part.get_size(), inner, max(1, radius - edge)), self.kit.grain, top, bottom, box=inner
        )
        self.big.blit(part, (rect.x - pad, rect.y - pad))

    def finish(self) -> Surface:
        """The reduced picture, ready for its letters."""
        return reduce(self.big, self.width, self.height)


def frame(card: Sheet, colour: Colour = PAPER, low: Colour = PAPER_2) -> None:
    """Paper with an ink edge and round corners."""
    edge, radius = max(card.scale, round(card.W * 0.012)), round(card.W * 0.07)
    whole = Rect(0, 0, card.W, card.H)
    pygame.draw.rect(card.big, INK, whole, border_radius=radius)
    sheet(
        card.big,
        rounded_mask(card.W, card.H, whole.inflate(-2 * edge, -2 * edge), radius - edge),
        card.kit.grain,
        colour,
        low,
        box=whole,
    )


def scene(card: Sheet, face: CardFace, top: float, bottom: float) -> None:
    """The paper-cut picture with a thin ink edge."""
    rect = card.box(0.06, top, 0.94, bottom)
    radius = round(card.W * 0.03)
    pygame.draw.rect(card.big, INK, rect.inflate(2 * card.scale, 2 * card.scale), border_radius=radius + card.scale)
    draw_scene(card.kit, card.big, rect, radius, face.ink.fill, face.type, face.scene)


def header(card: Sheet, ink: Ink, state: str) -> None:
    """The band that carries the name, in the card's colour; grey when the card cannot be played."""
    fill = mix(ink.fill, GREY, 0.62) if state == "unplayable" else ink.fill
    card.plate(
        card.box(0.035, 0.025, 0.965, 0.195),
        mix(fill, LIGHT, 0.16),
        mix(fill, INK, 0.06),
        round(card.W * 0.055),
        max(card.scale, round(card.W * 0.012)),
        max(3, round(card.W * 0.02)),
    )


def header_text(ink: Ink, state: str) -> Colour:
    """The colour of the name on the header."""
    if state != "unplayable":
        return ink.text
    return INK if sum(ink.fill) > 330 else PAPER


def name(
    card: Sheet,
    picture: Surface,
    text: str,
    colour: Colour,
    left: float = 0.29,
    right: float = 0.93,
    least: float = READ_LEAST,
) -> None:
    """The name in the header, as large as it fits, on two lines when one would get under `least` of the height; a long
    word that would have to be smaller than that gets the narrower letters of the text."""
    room = card.small(left, 0.03, right, 0.19)
    largest, least_px = round(card.height * 0.086), max(9, round(card.height * least))
    fonts = card.kit.fonts
    if fonts.get("serif", "Semibold", least_px).size(text)[0] <= room.w:
        card.kit.letters.fitted(picture, text, room, "serif", "Semibold", (largest, least_px), colour)
        return
    most, still = round(card.height * max(0.072, least)), round(card.height * least * 0.956)
    styles = tuple(
        TextStyle(px, face, "Semibold", colour, line=line)
        for face, line, smallest in (("serif", 1.1, still), ("serif", 0.98, still), ("sans", 0.98, 8))
        for px in range(most, smallest - 1, -1)
    )
    style, block = fit(fonts, text, styles, room.w, room.h, "centre")
    while least > READ_LEAST and block.height > room.h and " " in text:  # at rest only: where it is read it is whole
        text = text.rsplit(" ", 1)[0]
        style, block = fit(fonts, text + "…", styles, room.w, room.h, "centre")
    card.kit.letters.block(
        picture,
        block,
        style,
        (room.x, room.y + (room.h - block.height) // 2 - round(style.px * (0.24 if style.line > 1 else 0.29))),
        room.size,
        "card name",
    )


def gem(card: Sheet, picture: Surface, face: CardFace, state: str) -> None:
    """The Energy cost; a changed cost shows the old one small and struck."""
    side = round(card.width * 0.26)
    at = (round(card.width * 0.022), round(card.height * 0.110 - side / 2))
    picture.blit(paint_cost(card.kit, face.cost or 0, side, state == "unplayable"), at)
    if face.old_cost is not None and face.old_cost != face.cost:
        small = round(side * 0.52)
        spot = (at[0] - round(small * 0.06), at[1] + round(side * 0.78))
        picture.blit(paint_cost(card.kit, face.old_cost, small, True), spot)
        pygame.draw.line(
            picture,
            LIGHT,
            (spot[0] + small * 0.2, spot[1] + small * 0.8),
            (spot[0] + small * 0.8, spot[1] + small * 0.2),
            max(2, small // 9),
        )


def tab_shape(kind: str) -> Points:
    """The outline of the corner tab, cut like the type."""
    return {
        "attack": star(50, 50, (50, 36), 9),
        "spell": star(50, 50, (52, 30), 4),
        "hex": ngon(50, 50, 49, 6),
        "trap": star(50, 50, (49, 40), 14),
        "blessing": star(50, 50, (50, 40), 12),
        "curse": ngon(50, 50, 49, 5),
        "fight": ngon(50, 50, 50, 4),
        "charm": ellipse(50, 50, 46),
    }.get(kind, ellipse(50, 50, 46))


def disc(card: Sheet, kind: str, sign: str, ink: Ink, at: tuple[float, float], size: float, state: str = "") -> None:
    """A cut-out badge with a sign, centred at a fraction of the card; `size` is a share of its width."""
    fill = mix(ink.fill, GREY, 0.62) if state == "unplayable" else ink.fill
    middle, side = (at[0] * card.W, at[1] * card.H), size * card.W
    shape = tab_shape(kind)
    for factor, colour in ((1.0, INK), (0.87, PAPER), (0.76, fill)):
        draw_glyph(card.big, (("fill", 0.0, scaled(shape, factor)),), colour, middle, side)
    glyph = GLYPHS.get(sign, GLYPHS["dot"])
    pad = round(side)
    layer = canvas(pad, pad, ink.text)
    draw_glyph(
        layer, glyph, header_text(ink, state), (pad / 2, pad / 2), side * (0.36 if kind in ("spell", "fight") else 0.44)
    )
    card.big.blit(layer, (middle[0] - pad / 2, middle[1] - pad / 2))


def text_styles(card: Sheet, ink: Ink, shares: tuple[float, float]) -> tuple[TextStyle, ...]:
    """Sizes to try for a text block: from the largest share of the card's height to the smallest."""
    size = card.kit.theme.card_text
    largest, least = round(card.height * shares[0] * size), max(8, round(card.height * shares[1] * size))
    return tuple(
        TextStyle(px, colour=INK, key_colour=ink.paper, line=1.22) for px in range(max(largest, least), least - 1, -1)
    )


def fitted_text(
    card: Sheet, ink: Ink, spans: Spans, rect: Rect, shares: tuple[float, float] = (LARGEST_TEXT, LEAST_TEXT)
) -> tuple[TextStyle, Block]:
    """The largest setting of the text that fits the room."""
    return fit(card.kit.fonts, spans, text_styles(card, ink, shares), rect.w, rect.h)


def roomiest(card: Sheet, ink: Ink, spans: Spans, rects: tuple[Rect, ...]) -> tuple[int, TextStyle, Block]:
    """Of rooms from the smallest to the largest, the first in which the text is comfortable; its place in the row."""
    for place, rect in enumerate(rects):
        last = place == len(rects) - 1
        style, block = fitted_text(card, ink, spans, rect, (LARGEST_TEXT, LEAST_TEXT if last else COMFORTABLE_TEXT))
        if block.height <= rect.h:
            break
    return place, style, block


def write(card: Sheet, picture: Surface, style: TextStyle, block: Block, rect: Rect) -> None:
    """Letter a block, a little above the middle of its room when it is short."""
    spare = max(0, rect.h - block.height)
    card.kit.letters.block(picture, block, style, (rect.x, rect.y + round(spare * 0.30)), rect.size, "card text")


def marks(card: Sheet, picture: Surface, face: CardFace, rect: Rect) -> None:
    """The resting hand's line of effect icons with numbers."""
    px = max(MARK_PX, round(card.width * 0.15))
    parts = [
        (icon, card.kit.letters.run(number, "sans", "Bold", px, INK))
        for icon, number in face.marks[:4]
        if icon in GLYPHS
    ]
    gap = round(px * 0.5)
    total = sum(px + 2 + label.get_width() for _, label in parts) + gap * max(0, len(parts) - 1)
    x = rect.centerx - total // 2
    for icon, label in parts:
        picture.blit(paint_icon(card.kit, icon, px, face.ink.paper), (x, rect.centery - px // 2))
        at = label.get_rect(midleft=(x + px + 2, rect.centery)).topleft
        card.kit.letters.stamp(picture, label, at, icon, "effect")
        x += px + 2 + label.get_width() + gap


def spaced(
    card: Sheet, picture: Surface, text: str, centre: tuple[int, int], px: int, colour: Colour = MUTED_PAPER
) -> None:
    """A letter-spaced line in capitals."""
    gap = max(1, round(px * 0.10))
    letters = [card.kit.letters.run(sign, "sans", "Bold", px, colour) for sign in text.upper()]
    x = centre[0] - (sum(letter.get_width() + gap for letter in letters) - gap) // 2
    runs = []
    for sign, letter in zip(text, letters):
        runs.append((sign, letter, letter.get_rect(midleft=(x, centre[1])).topleft))
        picture.blit(letter, runs[-1][2])
        x += letter.get_width() + gap
    card.kit.letters.audit.stamped(picture, runs, "spaced")


def foot(card: Sheet, picture: Surface, text: str, share: float = 0.042) -> None:
    """The type word at the lower edge."""
    middle = round(card.height * (0.952 if share < 0.05 else 0.942))  # larger letters keep clear of the golden rim
    spaced(card, picture, text, (card.width // 2, middle), max(9, round(card.height * share)))


def rim(picture: Surface, state: str) -> Surface:
    """The mark of a state on the finished card: gold rim, strongest below, for playable; a double ring for selected."""
    if state not in ("playable", "selected"):
        return picture
    scale, (w, h) = 3, picture.get_size()
    big = canvas(w * scale, h * scale)
    wide, radius = max(2, round(w * 0.020)) * scale, round(w * scale * 0.07)
    whole = big.get_rect()
    pygame.draw.rect(big, GOLD, whole, wide, border_radius=radius)
    if state == "selected":
        pygame.draw.rect(big, INK, whole.inflate(-2 * wide, -2 * wide), max(3, wide // 2), border_radius=radius - wide)
        pygame.draw.rect(big, GOLD, whole.inflate(-3 * wide, -3 * wide), wide // 2 + 1, border_radius=radius - wide)
    else:
        _lower_rim(big, wide, radius)
    pygame.draw.rect(big, INK, whole, max(scale, wide // 3), border_radius=radius)
    picture.blit(reduce(big, w, h), (0, 0))
    return picture


def _lower_rim(big: Surface, wide: int, radius: int) -> None:
    """The broad gold foot of a playable card."""
    w, h = big.get_size()
    shape = rounded_mask(w, h, big.get_rect(), radius)
    band = shape.subsurface(Rect(0, h - 2 * wide, w, 2 * wide)).copy()
    band.fill((*GOLD, 255), special_flags=pygame.BLEND_RGBA_MULT)
    big.blit(band, (0, h - 2 * wide))
