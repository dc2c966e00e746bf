"""Which sound tells of what: the catalogue, and the way from an event to its sound. Plays nothing, knows no file."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from favor.language.logtext import variant_of
from favor.model.events import Event

AMBIENCE, MUSIC = "ambience", "music"
BUTTON, REFUSAL, COVER, TUMBLE = "button", "refusal", "cover", "die-tumble"
CLOCK = "tap"
"""The time of a turn is over; the line in the turn box says so as well."""
"""Sounds of the window itself: a press, a refused one, the cover lifted, a die still on its way."""

RANKED = (
    "victory", "banner", "favor-chime", "stun", "trap-snap", "god-bell", "die-success", "die-fail", "heart-crack",
    "heart-heal", "relic", "strike", "status", "warp", "loss", "card-play", TUMBLE, "light", "tile-lay", "energy-gain",
    "card-draw", "card-discard", "tap", "shuffle", "paper-slide", "energy-spend",
)  # fmt: skip
"""The sounds of events. Where too much happens at once, those that stand first are heard."""

CATALOGUE = (AMBIENCE, MUSIC, BUTTON, COVER, REFUSAL, *RANKED)
"""Every sound there is; each is a file of that name."""

SOUNDS = MappingProxyType(
    {
        "start_roll": TUMBLE,
        "turn_began": "paper-slide",
        "revived": "heart-heal",
        "god_drawn": "god-bell",
        "paid": "energy-spend",
        "energy up": "energy-gain",
        "energy down": "energy-spend",
        "moved": "tap",
        "moved warp": "warp",
        "moved teleport": "warp",
        "moved swap": "warp",
        "tile_revealed": "tile-lay",
        "tile_drawn": "paper-slide",
        "tile_returned": "paper-slide",
        "tile_moved": "tile-lay",
        "favor": "favor-chime",
        "die ok": "die-success",
        "die no": "die-fail",
        "rerolled": TUMBLE,
        "roll_changed": "tap",
        "captured": "banner",
        "banner": "banner",
        "banner home": "loss",
        "boon_used": "light",
        "boon_ready": "light",
        "attacked": "strike",
        "played": "card-play",
        "used": "card-play",
        "damage": "heart-crack",
        "prevented": "tap",
        "redirected": "paper-slide",
        "healed": "heart-heal",
        "stunned": "stun",
        "heart_gained": "heart-heal",
        "heart_lost": "heart-crack",
        "drew": "card-draw",
        "hand_discarded": "card-discard",
        "hand_taken": "card-draw",
        "pile_taken": "card-draw",
        "relic_gained": "relic",
        "relic_lost": "loss",
        "item_gained": "relic",
        "item_lost": "loss",
        "event_drawn": "card-play",
        "event_cancelled": "card-discard",
        "card_cancelled": "card-discard",
        "status_gained": "status",
        "trap_placed": "tap",
        "trap_sprung": "trap-snap",
        "shuffled": "shuffle",
        "won": "victory",
    }
)
"""Sounds by the key of the event's line in the log, or by its name alone: what is heard can always be read as well."""

SILENT = MappingProxyType(
    {
        "step": "what the step brings is heard",
        "turn_over": "the next turn begins with a sound",
        "energy_reset": "it happens at every end of turn, behind the sound of the next one",
        "ruin": "the roll or the find that changed it is heard",
        "delved": "its roll and its find are heard",
        "offered": "the Favor for it is heard",
        "boon_spent": "the offering or card behind it is heard",
        "used_up": "the use itself is heard",
        "terrain": "what the ground does is heard",
        "status_ended": "several end together at a turn's end; nothing changes hands",
        "trap_drawn": "laying it is heard, and a look in the bag concerns one player only",
        "answered": "what the answer does is heard",
        "reaction": "what the reaction does is heard",
        "card_dropped": "a note about broken content, to be read",
        "nothing": "nothing has happened",
    }
)
"""Events without a sound, and why."""


def sound_for(event: Event) -> str:
    """The sound of one event, as redacted for whoever listens; "" for none."""
    return SOUNDS.get(variant_of(event)) or SOUNDS.get(event[0], "")


def heard(events: Iterable[Event], most: int) -> tuple[str, ...]:
    """The sounds of what happened together, each once, in order; no more than `most`, the weightier ones."""
    sounds = dict.fromkeys(sound for event in events if (sound := sound_for(event)))
    kept = sorted(sounds, key=RANKED.index)[:most]
    return tuple(sound for sound in sounds if sound in kept)
