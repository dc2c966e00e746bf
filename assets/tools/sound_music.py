"""The music of the game: a score in D dorian, and the strings, bells and bass that play it. Knows no file and no loudness.

A A' B A'' and four bars to breathe, in three, as a lantern swings. A bar of a score is its notes, each "name/beats";
"-" is a rest. What rings past the last bar is heard in the first one, so that the loop has no seam.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import floor, sin, tau
from types import MappingProxyType

from sound_kit import RATE, Wave, chord, low, room, rustle, samples, shape

BEAT = 60 / 72
BAR = 3 * BEAT
EIGHTH = BEAT / 2

A = "D4/1 A4/1.5 G4/.5 | B4/2 A4/1 | F4/1 A4/1 D4/1 | E4/3 | F4/1 A4/1 C5/1 | B4/1.5 A4/.5 G4/1 | E4/1 G4/1 A4/1 | A4/3"
A_AGAIN = (
    "D4/1 A4/1 C5/.5 A4/.5 | B4/1.5 A4/.5 G4/1 | F4/.5 G4/.5 A4/1 F4/1 | G4/2 E4/1 |"
    "F4/1 A4/1 C5/1 | D5/1.5 C5/.5 B4/1 | C5/1 A4/1 E4/1 | D4/3"
)
B = "C5/2 A4/1 | G4/1 C5/2 | B4/1 D5/2 | C5/1 B4/1 A4/1 | A4/1 C5/1 F5/1 | E5/2 B4/1 | D5/1 B4/1 G4/1 | A4/3"
A_LAST = (
    "D4/1 A4/1.5 G4/.5 | B4/2 A4/1 | A4/.5 G4/.5 F4/1 D4/1 | E4/1 G4/2 |"
    "A4/1 C5/1.5 A4/.5 | B4/1 G4/1 A4/.5 B4/.5 | A4/1 G4/1 E4/1 | D4/3"
)
DOUBLED = "-/1 A5/2 | -/3 | -/3 | -/1 G5/2 | -/3 | D6/3 | -/3 | -/1 D5/1 A5/1"
ANSWER = "-/2 F5/1 | -/1 D5/2 | -/3 | -/2 C5/1 | -/3 | -/1 D5/2 | C5/3 | -/1 A5/1 D5/1"
FAR = "-/1 D5/1 A5/1 | -/1 B5/2 | -/1 F5/2 | -/3"
RESTS = " | ".join(["-/3"] * 8)

CHORDS = MappingProxyType(
    {
        "Dm": "D2 D3 A3 D4 F4",
        "G": "G2 D3 G3 B3 D4",
        "C": "C2 E3 G3 C4 E4",
        "F": "F2 C3 F3 A3 C4",
        "Am": "A2 E3 A3 C4 E4",
        "Em": "E2 E3 G3 B3 E4",
    }
)
"""A bass, and four strings above it."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some bars of the piece: what is plucked, what the bells play, the chord of each bar, how that is broken.

    `broken`: the four strings of a chord by number, in eighths; "." is a rest.
    """

    plucked: str
    bells: str
    chords: str
    broken: str
    gain: float = 1.0
    bells_gain: float = 0.15


HOME = "Dm G Dm C F G Am Dm"
SCORE = (
    Part(A, RESTS, HOME, "0.1.2.", 0.9),
    Part(A_AGAIN, DOUBLED, HOME, "012321"),
    Part(RESTS, B, "F C G Am F Em G Am", "013212", 0.95, 0.28),
    Part(A_LAST, ANSWER, HOME, "021321"),
    Part("-/3 | -/3 | -/3 | -/1 C4/1 E4/1", FAR, "Dm G Dm Am", "0.1.3.", 0.75),
)
BARS = sum(len(part.chords.split()) for part in SCORE)
LENGTH = BARS * BAR
RINGING = 4.2
"""Seconds after which no note is heard any more."""

STEPS = MappingProxyType({"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2})
"""Semitones from the A of the same octave."""


@dataclass(frozen=True, slots=True)
class Note:
    """One note as it is to be heard: the second it begins, who plays it, its name, its gain."""

    at: float
    player: str
    name: str
    gain: float


def hertz(name: str) -> float:
    """The pitch of "D4"; A4 is 440."""
    return float(440 * 2 ** (STEPS[name[0]] / 12 + int(name[1:]) - 4))


# ---- from the score to notes ----------------------------------------------------------------------------------------


def notes() -> tuple[Note, ...]:
    """The whole piece. Nobody plays by the ruler: each note is a little early or late, a little softer or louder."""
    ruled = sorted(_ruled(), key=lambda note: (note.at, note.player, note.name))
    chance = rustle(2 * len(ruled) / RATE, 72)
    swayed = zip(ruled, chance[0::2], chance[1::2])
    return tuple(
        Note(note.at + 0.012 * (1 + late), note.player, note.name, note.gain * (1 + 0.12 * loud)) for note, late, loud in swayed
    )


def _ruled() -> Iterator[Note]:
    bar = 0
    for part in SCORE:
        yield from _sung(part.plucked, bar, "string", part.gain)
        yield from _sung(part.bells, bar, "bell", part.gain * part.bells_gain)
        for number, name in enumerate(part.chords.split(), bar):
            yield from _accompanied(name, part, number)
        bar += len(part.chords.split())


def _sung(line: str, bar: int, player: str, gain: float) -> Iterator[Note]:
    """A melody from a bar on; the first beat of a bar weighs a little more."""
    for number, written in enumerate(line.split("|"), bar):
        beat = 0.0
        for word in written.split():
            name, beats = word.split("/")
            if name != "-":
                yield Note(number * BAR + beat * BEAT, player, name, gain if beat else 1.1 * gain)
            beat += float(beats)


def _accompanied(name: str, part: Part, bar: int) -> Iterator[Note]:
    low_string, *strings = CHORDS[name].split()
    yield Note(bar * BAR, "bass", low_string, 0.2 * part.gain)
    for eighth, which in enumerate(part.broken):
        if which != ".":
            gain = part.gain * (0.36 if eighth else 0.42)
            yield Note(bar * BAR + eighth * EIGHTH, "string", strings[int(which)], gain)


# ---- who plays ------------------------------------------------------------------------------------------------------


@cache
def string(hz: float) -> Wave:
    """A gut string, plucked at a fifth of its length with the flesh of a finger (Karplus and Strong)."""
    period = RATE / hz
    whole = floor(period - 0.6)
    late = (1 - (period - 0.5 - whole)) / (1 + (period - 0.5 - whole))
    plucked = min(0.995, 0.5 ** (1 / (hz * (0.35 + 120 / hz))))  # a half of it is left after this many seconds
    line = _pluck(whole)
    last = passed = out = 0.0
    wave = []
    for n in range(samples(3.2)):
        place = n % whole
        now = line[place]
        soft = plucked * 0.5 * (now + last)
        out = late * (soft - out) + passed  # an all-pass makes up the part of a sample that the pitch asks for
        passed, last = soft, now
        line[place] = out
        wave.append(now)
    return room(shape(low(wave, 2_600), ((0, 0.0), (0.004, 1.0), (2.4, 1.0), (3.2, 0.0))), 3.8, 0.3)


def _pluck(count: int) -> Wave:
    """The corner that a finger draws a string into, without the part that does not swing."""
    peak = max(1, count // 5)
    corner = [n / peak if n < peak else (count - n) / (count - peak) for n in range(count)]
    mean = sum(corner) / count
    return [value - mean for value in corner]


@cache
def bell(hz: float) -> Wave:
    """A small glass bell, touched with felt."""
    tones = ((hz, 1.0, 0.7), (2 * hz, 0.16, 0.35), (2.76 * hz, 0.1, 0.2), (0.5 * hz, 0.12, 0.9))
    return room(shape(chord(3.6, tones), ((0, 0.0), (0.012, 1.0), (2.6, 1.0), (3.6, 0.0))), RINGING, 0.4)


@cache
def bass(hz: float) -> Wave:
    """Somebody bows softly, far behind the stage; octave and fifth above are what small loudspeakers hear of it."""
    tones = ((1, 1.0), (2, 0.5), (3, 0.2), (4, 0.06))
    turns = [(tau * hz * times / RATE, gain) for times, gain in tones]
    wave = [sum([gain * sin(turn * n) for turn, gain in turns]) for n in range(samples(BAR + 0.9))]
    return shape(wave, ((0, 0.0), (0.5, 1.0), (BAR - 0.3, 0.7), (BAR + 0.9, 0.0)))


PLAYERS = MappingProxyType({"string": string, "bell": bell, "bass": bass})


def played(note: Note) -> Wave:
    """One note as it rings."""
    return PLAYERS[note.player](hertz(note.name))


def heard(parts: Iterable[Note], start: float = 0.0, seconds: float = LENGTH) -> Wave:
    """What is heard of notes in a stretch of the loop."""
    first, long, whole = samples(start), samples(seconds), samples(LENGTH)
    out = array("d", bytes(8 * long))
    for note in parts:
        at = (samples(note.at) - first) % whole
        for begin in (at, at - whole):
            if -samples(RINGING) < begin < long:
                _lay(out, played(note), begin, note.gain)
    return list(out)


def _lay(out: array[float], wave: Sequence[float], begin: int, gain: float) -> None:
    for n in range(max(0, begin), min(len(out), begin + len(wave))):
        out[n] += gain * wave[n - begin]


def music() -> Wave:
    """The piece, once round."""
    return heard(notes())
