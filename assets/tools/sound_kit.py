"""Makes waves out of numbers: tones, rustles, envelopes, a small wooden room. Knows no sound of the game and no file.

A wave is a list of floats about -1 to 1 at 44,100 a second. Nothing here asks a clock or chance: equal calls, equal
waves.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from math import cos, exp, pi, sin, sqrt, tanh

RATE = 44_100
LOUD = 0.17
"""RMS that the loudest stretch of a sound of level 1 is brought to: 15 dB under full scale."""
STRETCH = RATE // 10
CEILING = 0.9
WARMTH = 6_500
"""Hz above which everything is softened: paper and wood, no glass edges."""

Wave = list[float]
Points = Sequence[tuple[float, float]]
"""(second, value) of an envelope, joined by straight lines."""


def samples(seconds: float) -> int:
    """How many samples that long is."""
    return round(seconds * RATE)


# ---- sources --------------------------------------------------------------------------------------------------------


def ring(hz: float, seconds: float, fade: float, gain: float = 1.0) -> Wave:
    """A struck tone: a sine that has lost a half of itself after `fade` seconds."""
    # Two-pole recurrence of a damped sine: much cheaper than a sine a sample.
    shrink = 0.5 ** (1 / (fade * RATE))
    turn = 2 * pi * hz / RATE
    one, two = 2 * shrink * cos(turn), -shrink * shrink
    last, now = 0.0, gain * shrink * sin(turn)
    wave = []
    for _ in range(samples(seconds)):
        wave.append(last)
        last, now = now, one * now + two * last
    return wave


def chord(seconds: float, tones: Sequence[tuple[float, float, float]]) -> Wave:
    """Struck tones together: (Hz, gain, fade) each."""
    return mix([(0.0, 1.0, ring(hz, seconds, fade, gain)) for hz, gain, fade in tones])


def glide(points: Points, seconds: float) -> Wave:
    """A sine whose pitch in Hz follows an envelope."""
    phases = accumulate(2 * pi * hz / RATE for hz in line(points, samples(seconds)))
    return [sin(phase) for phase in phases]


def rustle(seconds: float, seed: int) -> Wave:
    """White noise from a small generator of our own, the same on every machine."""
    state = seed * 2_654_435_761 % 2**32
    wave = []
    for _ in range(samples(seconds)):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        wave.append(state / 2**31 - 1.0)
    return wave


# ---- shaping --------------------------------------------------------------------------------------------------------


def line(points: Points, count: int) -> Wave:
    """An envelope as so many values."""
    values: Wave = []
    for (start, low_end), (end, high_end) in zip(points, points[1:]):
        long = max(1, samples(end) - samples(start))
        step = (high_end - low_end) / long
        values += [low_end + step * n for n in range(long)]
    return (values + [points[-1][1]] * count)[:count]


def shape(wave: Wave, points: Points) -> Wave:
    """The wave under an envelope."""
    return [value * gain for value, gain in zip(wave, line(points, len(wave)))]


def puff(wave: Wave, rise: float, fade: float) -> Wave:
    """The wave coming in over `rise` seconds, then halved every `fade`."""
    top = max(1, samples(rise))
    shrink = 0.5 ** (1 / (fade * RATE))
    fading = (shrink**n for n in range(len(wave)))
    return [value * (n / top if n < top else next(fading)) for n, value in enumerate(wave)]


def low(wave: Wave, hz: float) -> Wave:
    """Without what lies above, gently."""
    keep = exp(-2 * pi * hz / RATE)
    level, out = 0.0, []
    for value in wave:
        level = value + keep * (level - value)
        out.append(level)
    return out


def high(wave: Wave, hz: float) -> Wave:
    """Without what lies below, gently."""
    return [value - under for value, under in zip(wave, low(wave, hz))]


def band(wave: Wave, low_hz: float, high_hz: float) -> Wave:
    """What lies between, with steeper sides."""
    return high(high(low(low(wave, high_hz), high_hz), low_hz), low_hz)


# ---- putting together -----------------------------------------------------------------------------------------------


def mix(parts: Sequence[tuple[float, float, Wave]]) -> Wave:
    """Waves together: (second it begins, gain, wave) each."""
    out = [0.0] * max(samples(at) + len(wave) for at, _, wave in parts)
    for at, gain, wave in parts:
        start = samples(at)
        for n, value in enumerate(wave, start):
            out[n] += gain * value
    return out


def room(wave: Wave, seconds: float, wet: float = 0.22) -> Wave:
    """The wave in a small wooden hall, cut to a length: four echoes that feed themselves."""
    dry = (wave + [0.0] * samples(seconds))[: samples(seconds)]
    echoes = [_echo(dry, delay) for delay in (1_187, 1_367, 1_559, 1_801)]
    return [value + wet * (a + b + c + d) for value, a, b, c, d in zip(dry, *echoes)]


def hall(seconds: float, *parts: tuple[float, float, Wave], wet: float = 0.22) -> Wave:
    """Waves together, as `mix`, in the room."""
    return room(mix(parts), seconds, wet)


def _echo(wave: Wave, delay: int, back: float = 0.68) -> Wave:
    """One echo; every round is darker, as wood and curtains make it."""
    line_out = [0.0] * delay
    dark = 0.0
    out = []
    for n, value in enumerate(wave):
        heard = line_out[n % delay]
        dark += 0.45 * (heard - dark)
        line_out[n % delay] = value * 0.4 + back * dark
        out.append(heard)
    return out


def around(parts: Sequence[tuple[float, float, Wave]], seconds: float) -> Wave:
    """Waves together in a loop: what rings past the end is heard at the beginning."""
    long = samples(seconds)
    out = [0.0] * long
    for n, value in enumerate(mix(parts)):
        out[n % long] += value
    return out


# ---- the last step --------------------------------------------------------------------------------------------------


def loudness(values: Sequence[float]) -> float:
    """RMS of the loudest tenth of a second, full scale being 1."""
    best = 0.0
    for start in range(0, max(1, len(values) - STRETCH + 1), STRETCH // 2):
        part = values[start : start + STRETCH]
        best = max(best, sum([value * value for value in part]) / len(part))
    return sqrt(best)


def master(wave: Wave, level: float = 1.0, loop: bool = False) -> array[int]:
    """The wave as 16-bit samples: warm, without rumble, as loud as its level says, never clipped, ends faded."""
    soft = wave if loop else high(low(wave, WARMTH), 35)
    gain = LOUD * level / (loudness(soft) or 1.0)
    # tanh rounds the few peaks off that would stand out; below half of full scale it changes next to nothing
    bounded = [CEILING * tanh(value * gain / CEILING) for value in soft]
    ends = [(0.0, 1.0)] if loop else _ends(len(bounded))
    return array("h", [round(32_767 * value) for value in shape(bounded, ends)])


def _ends(count: int) -> Points:
    long = count / RATE
    return ((0.0, 0.0), (0.002, 1.0), (max(0.003, long - 0.05), 1.0), (long, 0.0))
