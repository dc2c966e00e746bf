"""The cards with a build of their own: events as scrolls, gods as windows, characters as portraits."""

from __future__ import annotations

from random import Random

import pygame
from pygame import Rect, Surface

from favor.ui.paint import card_parts as parts
from favor.ui.paint.card_parts import CardFace, Sheet
from favor.ui.paint.glass import paint_glass
from favor.ui.paint.icons import paint_icon
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas, polygon_mask, reduce, rounded_mask, sheet
from favor.ui.paint.portraits import portrait_scene
from favor.ui.paint.shapes import Point, Points
from favor.ui.text import Block, TextStyle, fit, layout
from favor.ui.theme import GOLD, INK, LIGHT, MEANINGS, NIGHT, PAPER, PAPER_2, RAISED, Colour, mix, rgb

STAT_ICONS = ("heart-full", "fight", "charm", "wit")
SPENT_VIOLET = rgb("#5B3F96")
# Where pictures end or plates begin, for short, long and very long sentences.
EVENT_SPLITS = (0.52, 0.40, 0.30)
OPTION_SPLITS = (0.34, 0.31, 0.28, 0.20)
HEAD = 0.215
COMFORTABLE = 16 / 372
"""The share of the height that letters of 16 pixels have on a card in the inspector."""
GOD_SPLITS = (0.625, 0.51, 0.39)
CHARACTER_SPLITS = ((0.665, 0.048), (0.58, 0.048), (0.50, 0.026))


def _torn(card: Sheet, inset: float) -> Points:
    """A sheet with torn upper and lower edges; the tear is the same on every card."""
    chance = Random(5)
    left, right = card.W * inset, card.W * (1 - inset)
    top: list[Point] = []
    bottom: list[Point] = []
    for i in range(27):
        x = left + (right - left) * i / 26
        top.append((x, card.H * inset * 0.7 + card.H * chance.uniform(0.0, 0.012)))
        bottom.append((x, card.H * (1 - inset * 0.7) - card.H * chance.uniform(0.0, 0.014)))
    return (*top, *reversed(bottom))


def event_card(card: Sheet, face: CardFace, resting: bool) -> Surface:
    """A torn scroll: header, picture, sentence, and one plate for each thing to choose."""
    sheet(card.big, polygon_mask(card.W, card.H, _torn(card, 0.0)), None, INK)
    sheet(
        card.big,
        polygon_mask(card.W, card.H, _torn(card, 0.013)),
        card.kit.grain,
        mix(PAPER, rgb("#E8C98A"), 0.25),
        mix(PAPER_2, rgb("#B98A48"), 0.30),
    )
    rects = tuple(card.small(0.085, bottom + 0.02, 0.915, 0.907) for bottom in EVENT_SPLITS)
    place, style, block = parts.roomiest(card, MEANINGS["event"], face.spans, rects)
    bottom = 0.86 if resting else _option_split(card, face) if face.options else EVENT_SPLITS[place]
    if bottom > HEAD:  # with very much to choose from there is no room for a picture
        parts.scene(card, face, HEAD, bottom)
    parts.header(card, MEANINGS["event"], "")
    parts.disc(card, "event", "event", MEANINGS["event"], (0.145, 0.112), 0.27)
    picture = card.finish()
    parts.name(card, picture, face.name, INK)
    if resting:
        pass
    elif face.options:
        _options(card, picture, face, bottom + 0.025)
    else:
        parts.write(card, picture, style, block, rects[place])
    parts.foot(card, picture, face.foot)
    return picture


def _option_split(card: Sheet, face: CardFace) -> float:
    """Where the picture ends: the more there is to choose from, the lower it is, so that all can be read in comfort."""
    for split in OPTION_SPLITS:
        top = split + 0.025
        if face.spans:
            top += _lead(card, face, top)[1].height / card.height + 0.015
        if _option_setting(card, face, card.small(0.06, top, 0.94, 0.912))[0].px >= COMFORTABLE * card.height:
            break
    return split


def _lead(card: Sheet, face: CardFace, top: float) -> tuple[TextStyle, Block, Rect]:
    """The sentence over the things to choose from."""
    head = card.small(0.085, top, 0.915, top + 0.10)
    return (*parts.fitted_text(card, MEANINGS["event"], face.spans, head, (0.052, 0.036)), head)


def _option_setting(card: Sheet, face: CardFace, room: Rect) -> tuple[TextStyle, list[Block]]:
    """The largest letters in which all things to choose from fit the room, and their blocks."""
    words = [((title + ". ", "title"), *spans) if title else spans for title, spans in face.options]
    pad = _padding(card)
    for style in parts.text_styles(card, MEANINGS["event"], (0.060, 0.028)):
        blocks = [layout(card.kit.fonts, spans, style, room.w - 3 * pad) for spans in words]
        if sum(block.height + 2 * pad for block in blocks) + pad * (len(blocks) - 1) <= room.h:
            break
    return style, blocks


def _padding(card: Sheet) -> int:
    return max(3, round(card.height * 0.012))


def _options(card: Sheet, picture: Surface, face: CardFace, top: float) -> None:
    """The things to choose from, each on its own plate; the sentence above them if there is one."""
    if face.spans:
        style, block, head = _lead(card, face, top)
        card.kit.letters.block(picture, block, style, head.topleft, head.size, "event lead")
        top += block.height / card.height + 0.015
    room = card.small(0.06, top, 0.94, 0.912)
    pad = _padding(card)
    inner = room.w - 3 * pad
    style, blocks = _option_setting(card, face, room)
    y = room.y
    for block in blocks:
        rect = Rect(room.x, y, room.w, block.height + 2 * pad)
        picture.blit(_option_plate(card.kit, rect.size), rect)
        card.kit.letters.block(
            picture,
            block,
            style,
            (rect.x + round(1.5 * pad), rect.y + pad),
            (inner, room.bottom - y - pad),
            "event option",
        )
        y = rect.bottom + pad


def _option_plate(kit: Kit, size: tuple[int, int]) -> Surface:
    """A paper plate for one thing to choose."""
    big = canvas(size[0] * 2, size[1] * 2)
    pygame.draw.rect(big, INK, big.get_rect(), border_radius=14)
    sheet(
        big, rounded_mask(*big.get_size(), big.get_rect().inflate(-5, -5), 12), kit.grain, mix(PAPER, LIGHT, 0.5), PAPER
    )
    return reduce(big, *size)


def god_card(card: Sheet, face: CardFace, resting: bool) -> Surface:
    """Night paper, the whole window of glass, and the decree on a paper plate beneath, never on the glass."""
    rects = tuple(card.small(0.085, top + 0.015, 0.915, 0.945) for top in GOD_SPLITS)
    place, style, block = parts.roomiest(card, face.ink, face.spans, rects)
    top = 0.93 if resting else GOD_SPLITS[place]
    parts.frame(card, mix(RAISED, NIGHT, 0.2), NIGHT)
    if not resting:
        edge, blur = max(card.scale, round(card.W * 0.010)), max(3, round(card.W * 0.02))
        card.plate(card.box(0.045, top, 0.955, 0.965), PAPER, PAPER_2, round(card.W * 0.05), edge, blur)
    picture = card.finish()
    half = min(0.39, (top - 0.12) * 0.66)
    window = card.small(0.5 - half, 0.03, 0.5 + half, top - 0.09)
    _glow(picture, window, face.ink.fill)
    picture.blit(paint_glass(card.kit, face.god or face.type, *window.size), window)
    title = card.small(0.05, top - 0.083, 0.95, top - 0.005)
    sizes = (round(card.height * 0.075), round(card.height * 0.036))
    card.kit.letters.fitted(picture, face.name, title, "serif", "Semibold", sizes, face.ink.night)
    if not resting:
        parts.write(card, picture, style, block, rects[place])
    return picture


def _glow(picture: Surface, window: Rect, colour: Colour) -> None:
    """Light falling out of the window onto the night paper; gods are the only things that glow."""
    grow = window.w // 4
    big = canvas(window.w + 2 * grow, window.h + 2 * grow, colour)
    pygame.draw.rect(big, (*colour, 120), (grow, grow, *window.size), border_radius=window.w // 2)
    blurred = pygame.transform.box_blur(pygame.transform.box_blur(big, max(2, grow // 3)), max(2, grow // 3))
    blurred.fill((*colour, 0), special_flags=pygame.BLEND_RGB_MAX)
    area = picture.get_rect().clip((window.x - grow, window.y - grow, *big.get_size()))
    picture.blit(blurred, area, area.move(grow - window.x, grow - window.y))


def character_card(card: Sheet, face: CardFace, resting: bool) -> Surface:
    """A portrait in an arch, the four numbers beside it, the Boon on a plate that turns violet when spent."""
    ink = face.ink
    for top, least in CHARACTER_SPLITS:
        style, block = _boon_block(card, face, top, least)
        if resting or block.height <= _boon_room(card, top).h:
            break
    parts.frame(card)
    _arch(card, face, top - 0.035)
    parts.header(card, ink, "")
    colours = (
        (mix(SPENT_VIOLET, LIGHT, 0.12), SPENT_VIOLET)
        if face.spent
        else (mix(GOLD, PAPER, 0.55), mix(GOLD, PAPER_2, 0.62))
    )
    edge, blur = max(card.scale, round(card.W * 0.010)), max(3, round(card.W * 0.015))
    card.plate(card.box(0.045, top, 0.955, 0.915), *colours, round(card.W * 0.045), edge, blur)
    picture = card.finish()
    parts.name(card, picture, face.name, ink.text, 0.07, 0.93)
    _stats(card, picture, face, top)
    side = round(card.width * (0.26 if resting else 0.13))
    token = paint_icon(card.kit, "boon-spent" if face.spent else "boon-ready", side)
    if resting:
        picture.blit(token, token.get_rect(center=card.small(0.045, top, 0.955, 0.915).center))
    else:
        picture.blit(token, card.small(0.07, top + 0.02, 0.2, top + 0.1))
        parts.write(card, picture, style, block, _boon_room(card, top))
    parts.foot(card, picture, face.foot)
    return picture


def _arch(card: Sheet, face: CardFace, bottom: float) -> None:
    """The portrait in a window shape: round above, square below."""
    rect = card.box(0.06, 0.218, 0.70, bottom)
    line = 2 * card.scale
    for grow in (line, 0):
        whole = rect.inflate(2 * grow, 2 * grow)
        shape = rounded_mask(card.W, card.H, whole, round(card.W * 0.30) + grow)
        shape.fill((255, 255, 255, 255), Rect(whole.x, whole.centery, whole.w, whole.bottom - whole.centery))
        if grow:
            sheet(card.big, shape, None, INK, box=whole)
        else:
            portrait_scene(card.kit, card.big, shape, face.type, face.ink.fill)


def _stats(card: Sheet, picture: Surface, face: CardFace, bottom: float) -> None:
    """The column of Hearts, Fight, Charm and Wit."""
    step = (bottom - 0.25) / 4
    px = round(min(card.width * 0.115, card.height * step * 0.92))
    for i, (icon, number) in enumerate(zip(STAT_ICONS, face.stats)):
        y = round(card.height * (0.222 + step * (i + 0.5)))
        picture.blit(paint_icon(card.kit, icon, px, face.ink.paper), (round(card.width * 0.745), y - px // 2))
        label = card.kit.letters.run(str(number), "serif", "Bold", round(px * 0.95), INK)
        at = label.get_rect(midleft=(round(card.width * 0.875), y)).topleft
        card.kit.letters.stamp(picture, label, at, str(number), "stat")


def _boon_room(card: Sheet, top: float) -> Rect:
    """Where the Boon's sentence stands."""
    return card.small(0.225, top + 0.012, 0.935, 0.908)


def _boon_block(card: Sheet, face: CardFace, top: float, least: float) -> tuple[TextStyle, Block]:
    """The Boon's sentence, as large as its room allows."""
    room = _boon_room(card, top)
    largest, smallest = round(card.height * 0.054), max(7, round(card.height * least))
    colour, key = (PAPER, LIGHT) if face.spent else (INK, face.ink.paper)
    styles = tuple(
        TextStyle(px, colour=colour, key_colour=key, line=1.18)
        for px in range(max(largest, smallest), smallest - 1, -1)
    )
    return fit(card.kit.fonts, face.spans, styles, room.w, room.h)
