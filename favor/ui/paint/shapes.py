"""Points of shapes on a 100 x 100 grid, y downwards; pure arithmetic, draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]
Points = tuple[Point, ...]
Op = tuple[str, float, Points]
Glyph = tuple[Op, ...]


@dataclass(frozen=True)
class Motif:
    """Two layers of paper: the silhouette and what lies on it in a darker tone."""

    body: Glyph
    detail: Glyph = ()


def pts(text: str) -> Points:
    """Points written as `x,y x,y ...`."""
    return tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in text.split()))


def fill(points: Points | str) -> Op:
    """A filled outline."""
    return "fill", 0.0, pts(points) if isinstance(points, str) else points


def cut(points: Points | str) -> Op:
    """A hole through everything drawn before it in the same glyph."""
    return "cut", 0.0, pts(points) if isinstance(points, str) else points


def line(width: float, points: Points | str) -> Op:
    """A stroke with round ends and joints."""
    return "line", width, pts(points) if isinstance(points, str) else points


def cutline(width: float, points: Points | str) -> Op:
    """A stroke-shaped hole."""
    return "cutline", width, pts(points) if isinstance(points, str) else points


def ellipse(x: float, y: float, rx: float, ry: float = 0.0, turn: float = 0.0, steps: int = 36) -> Points:
    """An ellipse, or a circle when only one radius is given; `turn` in degrees."""
    ry = ry or rx
    flat = ((rx * cos(2 * pi * i / steps), ry * sin(2 * pi * i / steps)) for i in range(steps))
    c, s = cos(turn * pi / 180), sin(turn * pi / 180)
    return tuple((x + a * c - b * s, y + a * s + b * c) for a, b in flat)


def loop(points: Points) -> Points:
    """A closed stroke path: the first point again at the end."""
    return (*points, points[0])


def ngon(x: float, y: float, r: float, n: int, turn: float = -90.0) -> Points:
    """A regular polygon with a corner at `turn` degrees."""
    return tuple(
        (x + r * cos(turn * pi / 180 + 2 * pi * i / n), y + r * sin(turn * pi / 180 + 2 * pi * i / n)) for i in range(n)
    )


def star(x: float, y: float, radii: tuple[float, ...], rays: int, turn: float = -90.0) -> Points:
    """A star whose corners take the radii in rotation, `rays` times round."""
    n = rays * len(radii)
    return tuple(
        (
            x + radii[i % len(radii)] * cos(turn * pi / 180 + 2 * pi * i / n),
            y + radii[i % len(radii)] * sin(turn * pi / 180 + 2 * pi * i / n),
        )
        for i in range(n)
    )


def arc(x: float, y: float, r: float, start: float, end: float, steps: int = 18) -> Points:
    """Points along a circle from one angle in degrees to another."""
    return tuple(
        (
            x + r * cos((start + (end - start) * i / steps) * pi / 180),
            y + r * sin((start + (end - start) * i / steps) * pi / 180),
        )
        for i in range(steps + 1)
    )


def spiral(x: float, y: float, r: float, turns: float, start: float = 0.0, inner: float = 0.0) -> Points:
    """A spiral from the middle outwards."""
    steps = max(8, int(turns * 22))
    return tuple(
        (
            x + (inner + (r - inner) * i / steps) * cos(start + turns * 2 * pi * i / steps),
            y + (inner + (r - inner) * i / steps) * sin(start + turns * 2 * pi * i / steps),
        )
        for i in range(steps + 1)
    )


def gear(x: float, y: float, r: float, teeth: int, depth: float = 0.76) -> Points:
    """A toothed wheel."""
    corners: list[Point] = []
    for i in range(teeth):
        for share, reach in ((-0.30, depth), (-0.20, 1.0), (0.20, 1.0), (0.30, depth)):
            angle = 2 * pi * (i + share) / teeth - pi / 2
            corners.append((x + r * reach * cos(angle), y + r * reach * sin(angle)))
    return tuple(corners)


def leaf(x: float, y: float, half_width: float, half_height: float) -> Points:
    """A pointed leaf standing upright."""
    right = [(x + half_width * sin(pi * i / 16) ** 0.85, y - half_height + half_height * i / 8) for i in range(17)]
    left = [(2 * x - px, py) for px, py in reversed(right[1:-1])]
    return (*right, *left)


def heart(x: float, y: float, r: float) -> Points:
    """A heart about 2r wide."""
    turns = (2 * pi * i / 44 for i in range(44))
    return tuple(
        (x + r * sin(t) ** 3, y - r * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 15.5 - r * 0.06)
        for t in turns
    )


def smooth(points: Points | str, closed: bool = True, steps: int = 6) -> Points:
    """A soft curve through the points (Catmull-Rom)."""
    knots = pts(points) if isinstance(points, str) else points
    n = len(knots)
    curve: list[Point] = []
    for i in range(n if closed else n - 1):
        near = [knots[(i + k) % n] if closed else knots[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2)]
        curve.extend(_spline(near, step / steps) for step in range(steps))
    return tuple(curve) if closed else (*curve, knots[-1])


def _spline(p: list[Point], t: float) -> Point:
    """The Catmull-Rom point at `t` between the second and third of four points."""
    x, y = (
        0.5
        * (
            2 * p[1][k]
            + (p[2][k] - p[0][k]) * t
            + (2 * p[0][k] - 5 * p[1][k] + 4 * p[2][k] - p[3][k]) * t * t
            + (3 * p[1][k] - p[0][k] - 3 * p[2][k] + p[3][k]) * t**3
        )
        for k in (0, 1)
    )
    return x, y


def rounded(x: float, y: float, w: float, h: float, r: float) -> Points:
    """A rectangle with round corners."""
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    return tuple(point for cx, cy, turn in corners for point in arc(cx, cy, r, turn, turn + 90, 6))


def turned(points: Iterable[Point], degrees: float, x: float = 50.0, y: float = 50.0) -> Points:
    """The points turned clockwise round a centre."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return tuple((x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points)


def between(first: Point, second: Point, share: float) -> Point:
    """The point `share` of the way from the first to the second."""
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def scaled(points: Iterable[Point], factor: float, x: float = 50.0, y: float = 50.0) -> Points:
    """The points drawn towards or away from a centre."""
    return tuple((x + (px - x) * factor, y + (py - y) * factor) for px, py in points)


def moved(points: Iterable[Point], dx: float, dy: float) -> Points:
    """The points shifted."""
    return tuple((px + dx, py + dy) for px, py in points)
