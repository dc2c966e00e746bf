"""The head of the result: the winner's portrait in a wreath, rays of the winner's colour, paper stars. Knows no game."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pygame
from pygame import Surface

from favor.ui.paint.kit import Kit
from favor.ui.paint.paper import WHITE, canvas, clip, mask, reduce, rounded_mask
from favor.ui.paint.portraits import paint_portrait
from favor.ui.paint.scenery import glow, lay
from favor.ui.paint.shapes import Point, Points, ellipse, fill, leaf, moved, star, turned
from favor.ui.theme import ALTAR_GOLD, CHARACTERS, GODS, GOLD, INK, LIGHT, MEANINGS, NIGHT, PANEL, Colour, mix, rgb

RAYS, LEAVES = 34, 9
LAUREL = (rgb("#9CCB5A"), rgb("#4C7F3A"))


def paint_triumph(kit: Kit, character: str, width: int, height: int, radius: int) -> Surface:
    """A strip with round upper corners, the portrait near its left end; its middle stays calm for the words."""
    scale = 2
    big_w, big_h = width * scale, height * scale
    colour = CHARACTERS.get(character, MEANINGS["neutral"]).fill
    ground = Surface((big_w, big_h))
    ground.fill(mix(NIGHT, PANEL, 0.55))
    heart = (big_h * 0.86, big_h * 0.52)
    _rays(ground, heart, colour)
    glow(kit, ground, heart, (big_h * 1.5, big_h * 1.1), mix(LIGHT, colour, 0.35), 120)
    _stars(kit, ground)
    _wreath(kit, ground, heart, big_h * 0.385)
    _medallion(kit, ground, character, heart, big_h * 0.34)
    shape = rounded_mask(big_w, big_h + radius * 2 * scale, pygame.Rect(0, 0, big_w, big_h + radius * 2 * scale), radius * scale)
    surface = canvas(big_w, big_h)
    surface.blit(ground, (0, 0))
    return reduce(clip(surface, shape.subsurface((0, 0, big_w, big_h))), width, height)


def _rays(ground: Surface, heart: Point, colour: Colour) -> None:
    """A fan of light sheets from the portrait, fading into the night."""
    wide, high = ground.get_size()
    reach = wide * 1.2
    light = canvas(wide, high, colour)
    for number in range(RAYS):
        first, second = 2 * pi * (number - 0.25) / RAYS, 2 * pi * (number + 0.25) / RAYS
        tip = tuple((heart[0] + reach * cos(a), heart[1] + reach * sin(a)) for a in (first, second))
        pygame.draw.polygon(light, (*mix(colour, GOLD, 0.3), 62), (heart, *tip))
    fade = Surface((16, 1), pygame.SRCALPHA)
    for x in range(16):
        fade.set_at((x, 0), (255, 255, 255, round(255 * (1 - x / 15) ** 1.1) if x > 1 else 255))
    light.blit(pygame.transform.smoothscale(fade, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(light, (0, 0))


def _stars(kit: Kit, ground: Surface) -> None:
    """Paper stars in the colours of the Gods, thrown to the right end."""
    wide, high = ground.get_size()
    chance = Random(12)
    tints = (*(ink.night for ink in GODS.values()), GOLD)
    for number in range(22):
        x = wide * (1 - (0.008 + 0.165 * chance.random()))
        y, r, turn = high * chance.uniform(0.06, 0.94), high * chance.uniform(0.035, 0.085), chance.uniform(0, 90)
        tint = tints[number % len(tints)]
        shape = turned(star(x, y, (r, r * 0.42), 5), turn, x, y)
        lay(kit, ground, (fill(shape),), (mix(tint, LIGHT, 0.2), mix(tint, INK, 0.2)), blur=4, strength=120)


def _wreath(kit: Kit, ground: Surface, heart: Point, reach: float) -> None:
    """Two branches of laurel, open at the top."""
    for side in (-1, 1):
        for number in range(LEAVES):
            angle = pi / 2 + side * (0.22 + 2.42 * number / (LEAVES - 1))
            for lean, far in ((34.0, 1.0), (-30.0, 1.06)):
                at = (heart[0] + reach * far * cos(angle), heart[1] + reach * far * sin(angle))
                turn = angle * 180 / pi + (180 if side > 0 else 0) + lean * side
                shape = moved(turned(leaf(0, 0, reach * 0.085, reach * 0.20), turn, 0, 0), *at)
                lay(kit, ground, (fill(shape),), LAUREL, blur=3, strength=110, edge=1.6)
    tie: Points = ellipse(heart[0], heart[1] + reach, reach * 0.11)
    lay(kit, ground, (fill(tie),), (mix(ALTAR_GOLD, LIGHT, 0.3), mix(ALTAR_GOLD, INK, 0.2)), blur=3, edge=2.0)


def _medallion(kit: Kit, ground: Surface, character: str, heart: Point, reach: float) -> None:
    """The portrait, cut round, in a ring of gold."""
    gold = mix(ALTAR_GOLD, LIGHT, 0.35), mix(ALTAR_GOLD, INK, 0.25)
    for share, tones in ((1.0, (INK, INK)), (0.96, gold), (0.86, (INK, INK))):
        disc = ellipse(heart[0], heart[1], reach * share, steps=60)
        lay(kit, ground, (fill(disc),), tones, blur=8 if share == 1.0 else 0, strength=130)
    side = round(reach * 0.83 * 2)
    portrait = paint_portrait(kit, character, round(side * 1.34), round(side * 1.34))
    shape = mask(side, side)
    pygame.draw.circle(shape, WHITE, (side / 2, side / 2), side / 2)
    face = canvas(side, side)
    face.blit(portrait, portrait.get_rect(center=(side // 2, side * 40 // 100)))
    ground.blit(clip(face, shape), (round(heart[0]) - side // 2, round(heart[1]) - side // 2))
