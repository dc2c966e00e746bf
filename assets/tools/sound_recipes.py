"""How each sound of the game is made: paper, wood, small bells. Knows no file; sound_kit makes the waves."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

from sound_kit import Wave, around, band, chord, glide, hall, low, master, mix, puff, room, rustle, shape
from sound_music import music

# The notes of the house, one pentatonic scale on D: whatever sounds together fits together.
D3, A3, D4, E4, FS4, A4, B4, D5, E5, FS5, A5, B5, D6 = (
    146.8, 220.0, 293.7, 329.6, 370.0, 440.0, 493.9, 587.3, 659.3, 740.0, 880.0, 987.8, 1174.7,
)  # fmt: skip


# ---- instruments ----------------------------------------------------------------------------------------------------


def kalimba(hz: float, seconds: float = 0.8) -> Wave:
    """A plucked tongue of metal on wood: a soft tone with a short knock."""
    tone = chord(seconds, ((hz, 1.0, 0.14), (hz * 2, 0.18, 0.07), (hz * 5.4, 0.10, 0.018)))
    return shape(tone, ((0, 0.2), (0.004, 1.0), (seconds, 1.0)))


def bell(hz: float, seconds: float, fade: float) -> Wave:
    """A small bronze bell with a hum below and a third above, struck with felt."""
    below = ((0.5, 0.35, 1.3), (1.0, 1.0, 1.0), (1.19, 0.30, 0.7))
    above = ((1.5, 0.22, 0.6), (2.0, 0.28, 0.45), (2.74, 0.12, 0.25))
    wave = chord(seconds, [(hz * times, gain, fade * lasting) for times, gain, lasting in below + above])
    return shape(wave, ((0, 0.0), (0.008, 1.0), (seconds, 1.0)))


def wood(hz: float, seconds: float = 0.14) -> Wave:
    """A knock on a board."""
    knock = chord(seconds, ((hz, 1.0, 0.018), (hz * 2.42, 0.45, 0.010), (hz * 4.1, 0.2, 0.006)))
    return mix([(0, 1, knock), (0, 0.25, puff(band(rustle(0.02, int(hz)), 600, 3000), 0.001, 0.004))])


def thump(start: float, end: float, seconds: float = 0.3) -> Wave:
    """Something soft and heavy."""
    return puff(glide(((0, start), (0.09, end), (seconds, end * 0.9)), seconds), 0.004, 0.055)


def paper(seconds: float, seed: int, low_hz: float, high_hz: float, swell: float) -> Wave:
    """A sheet drawn over another: rustle that swells until `swell` and dies away, with a grain in it."""
    sheet = band(rustle(seconds, seed), low_hz, high_hz)
    grain = low([abs(value) for value in band(rustle(seconds, seed + 1), 20, 90)], 60)
    rough = [value * (0.35 + 9.0 * depth) for value, depth in zip(sheet, grain)]
    return shape(rough, ((0, 0.0), (swell * 0.4, 0.45), (swell, 1.0), (seconds * 0.75, 0.25), (seconds, 0.0)))


def steady(hz: float, seconds: float) -> Wave:
    """A tone that does not change."""
    return glide(((0, hz), (seconds, hz)), seconds)


def octaves(hz: float) -> Wave:
    """A plucked note with its lower octave."""
    return mix([(0, 1, kalimba(hz)), (0, 0.4, kalimba(hz / 2))])


def snap(seed: int, low_hz: float = 700, high_hz: float = 4200) -> Wave:
    """A short dry crack."""
    return puff(band(rustle(0.09, seed), low_hz, high_hz), 0.0015, 0.010)


# ---- paper and cards ------------------------------------------------------------------------------------------------


def paper_slide() -> Wave:
    """A sheet of the stage slides aside."""
    return room(paper(0.34, 3, 500, 3200, 0.13), 0.5, 0.15)


def tile_lay() -> Wave:
    """A thick tile slides in and settles on wood."""
    return hall(
        0.5,
        (0, 0.9, paper(0.17, 7, 400, 2500, 0.08)),
        (0.15, 1.1, wood(215)),
        (0.15, 0.5, thump(150, 95, 0.2)),
    )


def card_draw() -> Wave:
    """A card leaves the deck."""
    return hall(0.32, (0, 1, paper(0.16, 11, 900, 5200, 0.11)), (0.125, 0.5, snap(12, 900, 3800)), wet=0.12)


def card_play() -> Wave:
    """A card swept to the middle and put down."""
    return hall(
        0.46,
        (0, 0.9, paper(0.2, 17, 650, 4000, 0.12)),
        (0.19, 0.8, snap(18, 400, 2200)),
        (0.19, 0.6, wood(260)),
        wet=0.18,
    )


def card_discard() -> Wave:
    """A card falls on the pile, away from us."""
    return hall(0.42, (0, 0.8, paper(0.24, 23, 380, 2300, 0.05)), (0.17, 0.35, snap(24, 300, 1500)), wet=0.16)


def shuffle() -> Wave:
    """Two halves of a deck riffle together."""
    places = [0.0]
    for number in range(22):
        places.append(places[-1] + 0.031 - 0.017 * (number / 22))
    riffle = [(at, 0.5 + 0.02 * n, snap(40 + n, 800, 4200)) for n, at in enumerate(places)]
    return hall(0.85, *riffle, (0.5, 0.9, paper(0.24, 71, 500, 3000, 0.07)), wet=0.12)


def cover() -> Wave:
    """The curtain opens: cloth, wooden rings, and a lantern note."""
    cloth = paper(0.62, 83, 220, 1500, 0.24)
    rings = [(0.1 + 0.07 * n, 0.10, wood(820 + 60 * (n % 3), 0.08)) for n in range(5)]
    return hall(1.15, (0, 1, cloth), *rings, (0.38, 0.22, kalimba(A4, 0.7)))


# ---- the die and the pieces -----------------------------------------------------------------------------------------


def die_tumble() -> Wave:
    """A wooden die bounces, quicker and softer, and comes to rest."""
    first = ((0.0, 1.0, 610), (0.13, 0.8, 540), (0.235, 0.68, 660), (0.32, 0.55, 580))
    bounces = (*first, (0.385, 0.46, 630), (0.435, 0.36, 560), (0.475, 0.28, 600))
    return hall(0.75, *[(at, gain, wood(hz)) for at, gain, hz in bounces], wet=0.18)


def die_success() -> Wave:
    """It lies well: two notes up."""
    return hall(0.9, (0, 0.5, wood(600)), (0.03, 0.8, kalimba(A4)), (0.14, 1.0, kalimba(D5)))


def die_fail() -> Wave:
    """It does not: two dull notes down, never mocking."""
    return hall(
        0.8,
        (0, 0.5, wood(420)),
        (0.03, 0.8, low(kalimba(E4), 900)),
        (0.16, 1.0, low(kalimba(B4 / 2), 700)),
        wet=0.16,
    )


def tap() -> Wave:
    """A piece is set down."""
    return hall(0.28, (0, 1, wood(330)), (0, 0.4, thump(170, 120, 0.12)), wet=0.15)


def warp() -> Wave:
    """A spiral of air turns upward and closes."""
    breath = shape(band(rustle(0.7, 97), 350, 1900), ((0, 0), (0.28, 1), (0.7, 0)))
    voice = shape(glide(((0, D4), (0.35, A4), (0.7, D5)), 0.7), ((0, 0), (0.3, 1), (0.7, 0)))
    return hall(1.0, (0, 0.65, breath), (0, 0.28, voice), (0.45, 0.3, kalimba(A5, 0.4)), wet=0.3)


# ---- hearts and blows -----------------------------------------------------------------------------------------------


def strike() -> Wave:
    """A blow among paper puppets."""
    return hall(
        0.5,
        (0, 0.7, paper(0.14, 101, 500, 3000, 0.08)),
        (0.11, 1.2, thump(210, 90)),
        (0.11, 0.5, snap(102, 500, 2600)),
    )


def heart_crack() -> Wave:
    """A paper heart tears, and something falls with it."""
    tear = [(0.018 * n, 0.9 - 0.09 * n, snap(110 + n, 600, 3600)) for n in range(7)]
    return hall(0.6, *tear, (0.03, 0.8, thump(190, 80)), (0.05, 0.28, low(kalimba(FS4 / 2, 0.5), 800)), wet=0.16)


def heart_heal() -> Wave:
    """Warm breath, three notes that open."""
    notes = [(0.0, 0.7, kalimba(D4)), (0.09, 0.7, kalimba(FS4)), (0.18, 0.9, kalimba(A4))]
    breath = mix([(0, 1, steady(D4, 0.5)), (0, 0.6, steady(A4, 0.5))])
    glow = shape(breath, ((0, 0), (0.2, 0.2), (0.5, 0)))
    return hall(1.0, *notes, (0, 1, glow))


def stun() -> Wave:
    """A puppet topples: a creak, the thud, a small roll."""
    creak = shape(glide(((0, 240), (0.2, 150)), 0.2), ((0, 0), (0.12, 0.14), (0.2, 0)))
    return hall(
        0.85,
        (0, 1, creak),
        (0.18, 1.4, thump(140, 58, 0.45)),
        (0.18, 0.5, wood(170)),
        (0.36, 0.28, wood(150)),
        (0.46, 0.14, wood(160)),
    )


def trap_snap() -> Wave:
    """Jaws of wood shut: spring, clack, rattle."""
    spring = shape(glide(((0, 300), (0.1, 780)), 0.1), ((0, 0), (0.09, 0.16), (0.1, 0)))
    rattle = [(0.09, 1.0, wood(370)), (0.115, 0.8, wood(290)), (0.18, 0.25, wood(340)), (0.23, 0.12, wood(335))]
    return hall(0.55, (0, 1, spring), (0.09, 1.3, snap(130)), *rattle, wet=0.2)


# ---- gods, Favor, treasure ------------------------------------------------------------------------------------------


def favor_chime() -> Wave:
    """A coin of Favor: a small bright pair."""
    pair = [(0, 0.8, bell(A5, 0.7, 0.10)), (0.085, 1.0, bell(D6, 0.8, 0.14))]
    return hall(1.0, *pair, (0, 0.25, kalimba(D4, 0.5)), wet=0.26)


def banner() -> Wave:
    """Cloth unrolls and four notes climb."""
    climb = [(0.08 + 0.1 * n, 0.6 + 0.1 * n, octaves(hz)) for n, hz in enumerate((D4, FS4, A4, D5))]
    return hall(1.15, (0, 0.8, paper(0.3, 149, 260, 1700, 0.14)), *climb, wet=0.26)


def god_bell() -> Wave:
    """A God is heard: one deep bell, light rising in it."""
    light = shape(steady(D5, 1.1), ((0, 0), (0.45, 0.10), (1.1, 0)))
    return hall(1.2, (0, 1, bell(D4, 1.1, 0.30)), (0.0, 0.4, bell(A3, 1.1, 0.4)), (0, 1, light), wet=0.3)


def light() -> Wave:
    """A Boon wakes: a shimmer of four thin notes."""
    return hall(0.85, *[(0.055 * n, 0.7, kalimba(hz, 0.5)) for n, hz in enumerate((FS5, A5, B5, D6))], wet=0.3)


def relic() -> Wave:
    """Something old is lifted out of the dust."""
    return hall(
        1.0,
        (0, 0.6, paper(0.22, 163, 400, 2400, 0.1)),
        (0.12, 0.9, bell(E5, 0.7, 0.11)),
        (0.22, 0.7, bell(B5, 0.7, 0.1)),
        wet=0.26,
    )


def status() -> Wave:
    """A spell settles on somebody: a low reed that wavers."""
    reed = glide(((0, A3), (0.2, A3 * 1.03), (0.4, A3 * 0.98), (0.6, A3)), 0.6)
    fifth = glide(((0, A3 * 1.5), (0.6, A3 * 1.48)), 0.6)
    tone = mix([(0, 1, reed), (0, 0.7, fifth)])
    return hall(0.8, (0, 0.7, shape(tone, ((0, 0), (0.12, 1), (0.6, 0)))), (0, 0.4, paper(0.4, 173, 500, 2500, 0.15)))


def loss() -> Wave:
    """Something goes away again: two soft notes down."""
    return hall(0.75, (0, 0.8, low(kalimba(A4), 1200)), (0.13, 0.8, low(kalimba(FS4), 1000)))


def energy_spend() -> Wave:
    """A lantern flame dips."""
    flame = shape(band(rustle(0.16, 181), 300, 1800), ((0, 0), (0.03, 1), (0.16, 0)))
    return hall(0.3, (0, 0.6, flame), (0, 0.6, puff(glide(((0, E5), (0.12, A4)), 0.16), 0.006, 0.04)), wet=0.15)


def energy_gain() -> Wave:
    """A lantern flame rises."""
    flame = shape(band(rustle(0.2, 191), 300, 2000), ((0, 0), (0.14, 1), (0.2, 0)))
    return hall(0.4, (0, 0.5, flame), (0.02, 0.6, puff(glide(((0, A4), (0.12, E5)), 0.2), 0.03, 0.05)), wet=0.18)


# ---- the window itself ----------------------------------------------------------------------------------------------


def button() -> Wave:
    """A peg pushed into wood."""
    return hall(0.16, (0, 1, wood(520, 0.08)), (0.012, 0.4, wood(390, 0.08)), wet=0.1)


def refusal() -> Wave:
    """No, kindly: two muffled knocks."""
    return hall(0.36, (0, 1, low(wood(200), 900)), (0.1, 0.8, low(wood(170), 800)), wet=0.12)


def victory() -> Wave:
    """The lanterns all at once: a climb, the chord it was looking for, bells over it."""
    climb = ((0.0, D4), (0.14, FS4), (0.28, A4), (0.42, B4), (0.56, D5), (0.7, FS5))
    notes = [(at, 0.6, octaves(hz)) for at, hz in climb]
    last = [(0.9 + 0.02 * n, 0.55, bell(hz, 2.0, 0.42)) for n, hz in enumerate((D3, A3, D4, FS4, A4, D5))]
    shine = [(1.15 + 0.16 * n, 0.25, kalimba(hz)) for n, hz in enumerate((A5, D6, B5, D6))]
    return hall(2.8, *notes, *last, *shine, (0.85, 0.3, paper(0.5, 199, 300, 1800, 0.2)), wet=0.28)


NIGHT = 20.0


def ambience() -> Wave:
    """The theatre at night, for ever: a breath of wind, one warm chord that hardly moves, a far note now and then."""
    wind = low(low(rustle(NIGHT + 2, 211), 420), 420)
    breath = shape(wind, ((0, 0), (2, 0.5), (6, 1.0), (10, 0.45), (15, 0.9), (NIGHT, 0.5), (NIGHT + 2, 0)))
    # Whole numbers of waves in the loop, so that its end meets its beginning.
    held = ((D3 / 2, 0.05, 1), (D3, 0.045, 2), (A3, 0.03, 3), (FS4 / 2, 0.018, 5))
    pads = [(0.0, gain, swelling(hz, turns)) for hz, gain, turns in held]
    far = ((1.5, D4), (4.1, A4), (6.0, FS4), (9.3, E4), (11.8, B4), (12.6, A4), (15.9, D4), (18.2, FS4))
    notes = [(at, 0.10, room(low(kalimba(hz, 1.5), 1500), 2.0, 0.4)) for at, hz in far]
    return around([(0, 0.65, breath), *pads, *notes], NIGHT)


def swelling(hz: float, turns: int) -> Wave:
    """A tone that swells so many times in the loop."""
    whole, slow = round(hz * NIGHT) / NIGHT, steady(turns / NIGHT, NIGHT)
    return [value * (0.6 + 0.4 * depth) for value, depth in zip(steady(whole, NIGHT), slow)]


# ---- the catalogue --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one sound is made, and how loud against the others."""

    wave: Callable[[], Wave]
    level: float = 1.0
    loop: bool = False

    def samples(self) -> array[int]:
        """The finished sound."""
        return master(self.wave(), self.level, self.loop)


RECIPES = MappingProxyType(
    {
        "ambience": Recipe(ambience, 0.5, loop=True),
        "banner": Recipe(banner),
        "button": Recipe(button, 0.6),
        "card-discard": Recipe(card_discard, 0.75),
        "card-draw": Recipe(card_draw, 0.75),
        "card-play": Recipe(card_play, 0.9),
        "cover": Recipe(cover, 0.8),
        "die-fail": Recipe(die_fail),
        "die-success": Recipe(die_success),
        "die-tumble": Recipe(die_tumble, 0.9),
        "energy-gain": Recipe(energy_gain, 0.65),
        "energy-spend": Recipe(energy_spend, 0.65),
        "favor-chime": Recipe(favor_chime),
        "god-bell": Recipe(god_bell, 1.1),
        "heart-crack": Recipe(heart_crack, 1.1),
        "heart-heal": Recipe(heart_heal),
        "light": Recipe(light, 0.8),
        "loss": Recipe(loss, 0.9),
        "music": Recipe(music, 0.6, loop=True),
        "paper-slide": Recipe(paper_slide, 0.7),
        "refusal": Recipe(refusal, 0.9),
        "relic": Recipe(relic, 0.9),
        "shuffle": Recipe(shuffle, 0.7),
        "status": Recipe(status, 0.9),
        "strike": Recipe(strike, 1.1),
        "stun": Recipe(stun, 1.2),
        "tap": Recipe(tap, 0.8),
        "tile-lay": Recipe(tile_lay),
        "trap-snap": Recipe(trap_snap, 1.1),
        "victory": Recipe(victory, 1.1),
        "warp": Recipe(warp, 0.9),
    }
)
