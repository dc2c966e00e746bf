"""Which motifs a card gets that names none: what its name speaks of, else one usual for its kind; draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from zlib import crc32

from favor.ui.paint.motifs import MOTIFS


def seed_of(words: str) -> int:
    """A steady number for a name (not `hash`, which differs from run to run)."""
    return crc32(words.encode())


_SPOKEN = (
    "boot: boot shoe walk run step",
    "crown: circlet crown royal",
    "drop: pendant drain blood heal",
    "crystal: quartz crystal gem",
    "blade: scepter blade sword cut strike slash",
    "shield: shield",
    "jaw: spike trap pit",
    "mug: coffee tea tankard",
    "net: snare net",
    "map: map",
    "mirror: mirror",
    "flute: flute bard song",
    "floaty: duck float",
    "eye: blind eye gaze see",
    "cloak: cloak",
    "box: box",
    "effigy: effigy doll",
    "mask: broki mask",
    "berry: berry",
    "hand: hand touch",
    "bow: snipe arrow shot",
    "bolt: bolt thunder shock",
    "frost: frost ice cold chill",
    "flame: fire flame burn",
    "bottle: poison venom potion brew",
    "wave: wave tide flood",
    "moon: moon night",
    "sun: sun dawn",
    "star: star transcend",
    "bell: silence bell",
    "key: key",
    "door: door gate",
    "spiral: warp swirl dizz",
    "chain: chain bind",
    "hook: hook pull",
    "thread: thread string wire",
    "stone: stone rock wall",
    "bird: bird crow",
    "dog: dog hound",
    "tree: tree root",
    "seed: seed sprout",
    "flower: bloom flower",
    "robot: robot machine",
    "gear: gear clock",
    "die: die dice luck gamble",
    "book: book tome lesson",
    "lantern: lantern lamp light",
    "feather: feather wind",
    "ring: ring",
    "cup: cup chalice feast",
    "flag: flag banner",
    "peak: peak mountain",
    "reed: reed marsh",
    "ribbon: ribbon charm",
)
_WORDS = tuple((word, row.split(": ")[0]) for row in _SPOKEN for word in row.split(": ")[1].split())
_USUAL: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "attack": ("blade", "bolt", "flame", "stone"),
        "spell": ("star", "spiral", "moon", "feather"),
        "hex": ("eye", "chain", "thread", "moon"),
        "trap": ("jaw", "net", "hook", "thread"),
        "charm": ("ribbon", "ring", "cup", "flower"),
        "fight": ("shield", "blade", "gear", "bow"),
        "blessing": ("sun", "lantern", "feather", "bell"),
        "curse": ("mask", "mirror", "moon", "chain"),
        "event": ("map", "door", "lantern", "book"),
    }
)


def motifs_for(name: str, kind: str) -> tuple[str, ...]:
    """Motifs for a card that names none: what its name speaks of, else one usual for its kind, picked steadily."""
    low = name.lower()
    spoken = dict.fromkeys(motif for word, motif in _WORDS if word in low)
    if spoken:
        return tuple(spoken)[:2]
    usual = _USUAL.get(kind, tuple(MOTIFS))
    return (usual[seed_of(name) % len(usual)],)
