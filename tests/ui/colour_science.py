"""Contrast, colour-vision simulation (Machado 2009, full severity) and CIEDE2000, for judging rendered pictures."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Colour = tuple[int, int, int]
Triple = tuple[float, float, float]
VISION: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: Colour) -> list[float]:
    """Linear light of a colour."""
    shares = [channel / 255 for channel in colour]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]


def contrast(first: Colour, second: Colour) -> float:
    """WCAG 2 contrast."""
    light = sorted(sum(k * c for k, c in zip((0.2126, 0.7152, 0.0722), linear(colour))) for colour in (first, second))
    return (light[1] + 0.05) / (light[0] + 0.05)


def lab(colour: Colour, vision: str = "normal") -> Triple:
    """CIE Lab of a colour as somebody with that vision sees it."""
    base = linear(colour)
    seen = [max(0.0, min(1.0, sum(k * c for k, c in zip(row, base)))) for row in VISION[vision]]
    rows = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
    xyz = [sum(k * c for k, c in zip(row, seen)) / white for row, white in zip(rows, (0.95047, 1.0, 1.08883))]
    f = [v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def difference(first: Triple, second: Triple) -> float:
    """CIEDE2000 between two Lab colours."""
    mean_chroma = (hypot(*first[1:]) + hypot(*second[1:])) / 2
    g = 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    (l1, c1, h1), (l2, c2, h2) = (_polar(value, g) for value in (first, second))
    dh = h2 - h1
    if c1 * c2 == 0:
        dh = 0.0
    elif abs(dh) > 180:
        dh -= 360 if dh > 0 else -360
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(dh / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2 % 360
    t = (
        1
        - 0.17 * cos(radians(hm - 30))
        + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6))
        - 0.20 * cos(radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = -sin(radians(60 * exp(-(((hm - 275) / 25) ** 2)))) * 2 * sqrt(cm**7 / (cm**7 + 25**7))
    parts = ((l2 - l1) / sl, (c2 - c1) / sc, d_hue / sh)
    return sqrt(sum(part * part for part in parts) + turn * parts[1] * parts[2])


def _polar(value: Triple, g: float) -> Triple:
    """Lightness, chroma and hue with the neutral correction."""
    a = value[1] * (1 + g)
    return value[0], hypot(a, value[2]), degrees(atan2(value[2], a)) % 360


def nearest(colours: dict[str, Colour], vision: str) -> float:
    """The smallest difference between any two of the colours."""
    seen = [lab(colour, vision) for colour in colours.values()]
    return min(difference(a, b) for i, a in enumerate(seen) for b in seen[i + 1 :])
