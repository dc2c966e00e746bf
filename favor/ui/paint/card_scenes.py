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
from favor.ui.paint.paper import canvas, clip, polygon_mask, reduce, rounded_mask, sheet
from favor.ui.paint.portraits import portrait_scene
from favor.ui.paint.shapes import Point, Points
from favor.ui.text import TextStyle, fit, layout
from favor.ui.theme import GOLD, INK, LIGHT, MEANINGS, NIGHT, PAPER, PAPER_2, RAISED, Colour, mix, rgb

STAT_ICONS = ("heart-full", "fight", "charm", "wit")
SPENT_VIOLET = rgb("#5B3F96")


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
    low = len(face.options) > 1 or sum(len(text) for text, _ in face.spans) > 150
    bottom = 0.86 if resting else 0.40 if low else 0.52
    parts.scene(card, face, 0.215, bottom)
    parts.header(card, MEANINGS["event"], "")
    parts.disc(card, "event", "event", MEANINGS["event"], (0.145, 0.112), 0.27)
    picture = card.finish()
    parts.name(card, picture, face.name, INK)
    if resting:
        pass
    elif face.options:
        _options(card, picture, face, bottom + 0.025)
    else:
        rect = card.small(0.085, bottom + 0.02, 0.915, 0.905)
        parts.write(card, picture, *parts.fitted_text(card, MEANINGS["event"], face.spans, rect), rect)
    parts.foot(card, picture, face.foot or "Event")
    return picture


def _options(card: Sheet, picture: Surface, face: CardFace, top: float) -> None:
    """The things to choose from, each on its own plate; the sentence above them if there is one."""
    if face.spans:
        head = card.small(0.085, top, 0.915, top + 0.10)
        style, block = parts.fitted_text(card, MEANINGS["event"], face.spans, head, (0.052, 0.036))
        card.kit.letters.block(picture, block, style, head.topleft, head.size, "event lead")
        top += block.height / card.height + 0.015
    room = card.small(0.06, top, 0.94, 0.912)
    words = [((title + ". ", "title"), *spans) if title else spans for title, spans in face.options]
    pad = max(4, round(card.height * 0.016))
    styles = parts.text_styles(card, MEANINGS["event"], (0.060, 0.034))
    inner = room.w - 3 * pad
    for style in styles:
        blocks = [layout(card.kit.fonts, spans, style, inner) for spans in words]
        if sum(block.height + 2 * pad for block in blocks) + pad * (len(blocks) - 1) <= room.h:
            break
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
    parts.frame(card, mix(RAISED, NIGHT, 0.2), NIGHT)
    rect, plate = card.small(0.085, 0.645, 0.915, 0.935), card.box(0.045, 0.625, 0.955, 0.965)
    if not resting:
        card.plate(
            plate,
            PAPER,
            PAPER_2,
            round(card.W * 0.05),
            max(card.scale, round(card.W * 0.010)),
            max(3, round(card.W * 0.02)),
        )
    picture = card.finish()
    window = card.small(0.11, 0.04, 0.89, 0.83) if resting else card.small(0.17, 0.03, 0.83, 0.535)
    _glow(picture, window, face.ink.fill)
    picture.blit(paint_glass(card.kit, face.god or face.type, *window.size), window)
    title = card.small(0.05, 0.85, 0.95, 0.96) if resting else card.small(0.05, 0.542, 0.95, 0.62)
    card.kit.letters.fitted(
        picture,
        face.name,
        title,
        "serif",
        "Semibold",
        (round(card.height * 0.08), round(card.height * 0.036)),
        face.ink.night,
    )
    if not resting:
        parts.write(card, picture, *parts.fitted_text(card, face.ink, face.spans, rect, (0.062, 0.036)), rect)
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
    parts.frame(card)
    rect = card.box(0.06, 0.218, 0.70, 0.63)
    arch = rounded_mask(card.W, card.H, rect, round(card.W * 0.30))
    arch.fill((255, 255, 255, 255), Rect(rect.x, rect.centery, rect.w, rect.h // 2))
    edge = clip(
        rounded_mask(card.W, card.H, rect.inflate(4 * card.scale, 4 * card.scale), round(card.W * 0.31)),
        rounded_mask(card.W, card.H, Rect(0, 0, card.W, card.H), 1),
    )
    edge.fill(
        (255, 255, 255, 255),
        Rect(rect.x - 2 * card.scale, rect.centery, rect.w + 4 * card.scale, rect.h // 2 + 2 * card.scale),
    )
    sheet(card.big, edge, None, INK)
    portrait_scene(card.kit, card.big, arch, face.type, ink.fill)
    parts.header(card, ink, "")
    boon = card.box(0.045, 0.665, 0.955, 0.915)
    top, low = (
        (mix(SPENT_VIOLET, LIGHT, 0.12), SPENT_VIOLET)
        if face.spent
        else (mix(GOLD, PAPER, 0.55), mix(GOLD, PAPER_2, 0.62))
    )
    card.plate(
        boon, top, low, round(card.W * 0.045), max(card.scale, round(card.W * 0.010)), max(3, round(card.W * 0.015))
    )
    picture = card.finish()
    parts.name(card, picture, face.name, ink.text, 0.07, 0.93)
    _stats(card, picture, face)
    _boon_text(card, picture, face, resting)
    parts.foot(card, picture, face.foot or "Character")
    return picture


def _stats(card: Sheet, picture: Surface, face: CardFace) -> None:
    """The column of Hearts, Fight, Charm and Wit."""
    px = round(card.width * 0.115)
    for i, (icon, number) in enumerate(zip(STAT_ICONS, face.stats)):
        y = round(card.height * (0.275 + i * 0.103))
        tint = face.ink.paper
        picture.blit(paint_icon(card.kit, icon, px, tint), (round(card.width * 0.745), y - px // 2))
        label = card.kit.letters.run(str(number), "serif", "Bold", round(card.height * 0.082), INK)
        picture.blit(label, label.get_rect(midleft=(round(card.width * 0.875), y)))


def _boon_text(card: Sheet, picture: Surface, face: CardFace, resting: bool) -> None:
    """The Boon's token and sentence; the token alone, larger, where the sentence could not be read."""
    icon, side = "boon-spent" if face.spent else "boon-ready", round(card.width * 0.13)
    if resting:
        token = paint_icon(card.kit, icon, side * 2)
        picture.blit(token, token.get_rect(center=card.small(0.045, 0.665, 0.955, 0.915).center))
        return
    picture.blit(paint_icon(card.kit, icon, side), card.small(0.07, 0.685, 0.2, 0.8))
    rect = card.small(0.225, 0.68, 0.93, 0.905)
    shares = (0.054, 0.034)
    sizes = range(round(card.height * shares[0]), max(7, round(card.height * shares[1])) - 1, -1)
    colour, key = (PAPER, LIGHT) if face.spent else (INK, face.ink.paper)
    style, block = fit(
        card.kit.fonts,
        face.spans,
        tuple(TextStyle(px, colour=colour, key_colour=key, line=1.18) for px in sizes),
        rect.w,
        rect.h,
    )
    parts.write(card, picture, style, block, rect)
