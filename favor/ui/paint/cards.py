"""Cards of every kind at every size: action, relic, item, event, god, character and the back; no rules, no window."""

from __future__ import annotations

import pygame
from pygame import Surface

from favor.ui.paint import card_parts as parts
from favor.ui.paint.card_parts import CardFace, Sheet
from favor.ui.paint.card_scenes import character_card, event_card, god_card
from favor.ui.paint.icons import paint_icon
from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import canvas, polygon_mask, reduce, rounded_mask, sheet
from favor.ui.paint.shapes import star
from favor.ui.text import Spans
from favor.ui.theme import GOLD, INK, LIGHT, NIGHT, RAISED, Colour, mix

REST_BELOW = 190
STATES = ("", "playable", "unplayable", "selected", "down")
# Where the text begins and the picture ends, for short, long and very long sentences.
SPLITS = ((0.575, 0.55), (0.42, 0.405), (0.325, 0.31))


def paint_card(kit: Kit, face: CardFace, width: int, state: str = "", mode: str = "auto", shown: int = 100) -> Surface:
    """A card `width` pixels wide and 1.4 times as high. `mode`: `rest` draws effect icons, `read` the sentence; `auto`
    takes `rest` for cards too narrow to be read. `shown`: the per cent of its width the next card leaves to be seen."""
    if state == "down":
        return paint_back(kit, width)
    resting = mode == "rest" or (mode == "auto" and width < REST_BELOW)
    card = Sheet(kit, width, 2 if width >= 110 else 3)
    painter = {"god": god_card, "character": character_card, "event": event_card}.get(face.section)
    picture = painter(card, face, resting) if painter else _plain(card, face, state, resting, shown / 100)
    return parts.rim(picture, state)


def _plain(card: Sheet, face: CardFace, state: str, resting: bool, shown: float) -> Surface:
    """Action cards, Relics and Items: header, picture, text."""
    rects = tuple(card.small(0.065, top, 0.935, 0.80 if face.plate or face.seal else 0.918) for top, _ in SPLITS)
    place, style, block = parts.roomiest(card, face.ink, _words(face), rects)
    parts.frame(card)
    priced = face.section == "action" and face.cost is not None
    parts.scene(card, face, 0.22, _resting_end(face, priced) if resting else SPLITS[place][1])
    parts.header(card, face.ink, state)
    parts.disc(
        card,
        face.type,
        "lock"
        if state == "unplayable"
        else face.type
        if priced or face.type in ("charm", "fight", "blessing", "curse")
        else "item",
        face.ink,
        (min(0.872, shown - 0.11), 0.252) if priced else (0.145, 0.112),
        0.19 if priced else 0.27,
        state,
    )
    picture = card.finish()
    if priced:
        parts.gem(card, picture, face, state)
    ink, least = parts.header_text(face.ink, state), 0.080 if resting else 0.062
    left, right = (0.285, min(0.94, shown - 0.015)) if resting else (0.29, 0.93)
    parts.name(card, picture, face.name, ink, left, right, least)
    if resting and priced:
        parts.marks(card, picture, face, card.small(0.05, 0.60, min(0.95, shown), 0.745))
    elif not resting:
        parts.write(card, picture, style, block, rects[place])
    _bonus(card, picture, face, resting)
    parts.foot(card, picture, face.foot or face.type, 0.068 if resting else 0.042)
    return picture


def _resting_end(face: CardFace, priced: bool) -> float:
    """Where the picture of a resting card ends: no sentence stands beneath it."""
    return 0.585 if priced else 0.80 if face.plate or face.seal else 0.90


def _words(face: CardFace) -> Spans:
    """The sentence and, where the face brings one, the reminder beneath it."""
    return (*face.spans, ("\n" + face.reminder, "")) if face.reminder else face.spans


def _bonus(card: Sheet, picture: Surface, face: CardFace, resting: bool) -> None:
    """A Relic's plate ("+1 Charm") on the left and its seal ("1 Favor") on the right; where a small card has both, its
    number beside the star says as much."""
    share, top, bottom = (0.074, 0.812, 0.897) if resting else (0.052, 0.825, 0.91)
    px = max(9, round(card.height * share))
    worth = "".join(filter(str.isdigit, face.seal)) if resting and face.plate else face.seal
    if face.plate:
        label = card.kit.letters.run(face.plate, "sans", "Bold", px, face.ink.text)
        rect = card.small(0.07, top, 0.07, bottom)
        rect.w = label.get_width() + round(px * (1.1 if resting else 2))
        picture.blit(_pill(card.kit, rect.size, face.ink.fill), rect)
        card.kit.letters.stamp(picture, label, label.get_rect(center=rect.center).topleft, face.plate, "plate")
    if face.seal:
        label = card.kit.letters.run(worth, "sans", "Bold", px, INK)
        rect = card.small(0.93, top, 0.93, bottom)
        rect.w = label.get_width() + round(px * 2.3)
        rect.right = round(card.width * 0.93)
        picture.blit(_pill(card.kit, rect.size, GOLD), rect)
        picture.blit(paint_icon(card.kit, "favor", px, INK), (rect.x + px * 0.6, rect.centery - px // 2))
        at = label.get_rect(midright=(rect.right - px * 0.5, rect.centery)).topleft
        card.kit.letters.stamp(picture, label, at, worth, "seal")


def _pill(kit: Kit, size: tuple[int, int], fill: Colour) -> Surface:
    """A small ink-edged plate with round ends."""
    big = canvas(size[0] * 3, size[1] * 3)
    pygame.draw.rect(big, INK, big.get_rect(), border_radius=big.get_height() // 2)
    inner = rounded_mask(*big.get_size(), big.get_rect().inflate(-7, -7), big.get_height() // 2)
    sheet(big, inner, kit.grain, mix(fill, LIGHT, 0.22), fill)
    return reduce(big, *size)


def paint_back(kit: Kit, width: int) -> Surface:
    """A face-down card: night paper with the eight-rayed star, the same for every player and every deck."""
    card = Sheet(kit, width, 2 if width >= 110 else 3)
    parts.frame(card, mix(RAISED, NIGHT, 0.25), NIGHT)
    inner = card.box(0.06, 0.045, 0.94, 0.955)
    pygame.draw.rect(card.big, mix(RAISED, LIGHT, 0.22), inner, max(2, card.W // 110), border_radius=card.W // 22)
    for reach, low, colour in (
        (0.36, 0.10, mix(RAISED, INK, 0.15)),
        (0.29, 0.085, mix(RAISED, LIGHT, 0.20)),
        (0.20, 0.06, mix(RAISED, LIGHT, 0.62)),
    ):
        shape = polygon_mask(
            card.W,
            card.H,
            star(card.W / 2, card.H / 2, (reach * card.W, low * card.W, reach * 0.62 * card.W, low * card.W), 4),
        )
        sheet(card.big, shape, kit.grain, mix(colour, LIGHT, 0.08), colour, blur=max(3, card.W // 26), strength=130)
    return card.finish()
