"""What has happened: the names of all events and their fields. Knows no rule.

An event is a tuple: its name, then the fields listed here. A field's word says what the value is; a field that ends in `!` is
known only to the seat in the first field and reads -1 for everybody else.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

Event = tuple[Any, ...]

EVENTS = MappingProxyType(
    {
        "start_roll": ("seat", "face"),  # who begins; the highest does
        "turn_began": ("seat", "turn"),
        "revived": ("seat",),
        "god_drawn": ("seat", "card"),
        "step": ("seat", "step"),  # 1 God, 2 Actions, 3 End
        "turn_over": ("seat",),
        "paid": ("seat", "energy"),
        "energy": ("seat", "change"),
        "energy_reset": ("seat", "energy"),
        "moved": ("seat", "tile", "tile", "how"),  # from, to; how: move warp walk teleport swap
        "tile_revealed": ("seat", "tile", "cell", "turns"),
        "tile_drawn": ("seat", "tile"),
        "tile_returned": ("seat", "tile"),
        "tile_moved": ("seat", "tile", "cell", "turns"),
        "ruin": ("tile", "ruin"),  # 1 ready, 2 spent
        "delved": ("seat", "tile"),
        "offered": ("seat", "count"),
        "favor": ("seat", "change", "why"),  # why: offer stun banner card
        "die": ("seat", "stat", "face", "value", "succeeded"),  # one Challenge roll
        "rerolled": ("seat", "face"),
        "roll_changed": ("seat", "face"),
        "captured": ("seat", "region", "from_seat"),
        "banner": ("region", "seat"),  # where it is now; -1 home
        "boon_used": ("seat",),
        "boon_ready": ("seat",),
        "boon_spent": ("seat",),
        "attacked": ("seat", "seat"),
        "played": ("seat", "card"),
        "used": ("seat", "card"),
        "used_up": ("seat", "card"),
        "damage": ("seat", "amount", "lost", "by", "cause"),
        "prevented": ("seat", "amount"),
        "redirected": ("seat", "seat"),
        "healed": ("seat", "amount"),
        "stunned": ("seat", "credit"),
        "heart_gained": ("seat",),
        "heart_lost": ("seat",),
        "drew": ("seat", "card!"),
        "hand_discarded": ("seat", "card"),
        "hand_taken": ("seat", "card"),  # from another hand; only the two see which
        "pile_taken": ("seat", "card"),
        "relic_gained": ("seat", "card"),
        "relic_lost": ("seat", "card"),
        "item_gained": ("seat", "card"),
        "item_lost": ("seat", "card"),
        "event_drawn": ("seat", "card"),
        "event_cancelled": ("seat", "card"),
        "card_cancelled": ("seat", "card"),
        "terrain": ("seat", "tile"),
        "status_gained": ("seat", "sheet"),
        "status_ended": ("seat", "sheet"),
        "trap_drawn": ("seat", "token!"),
        "trap_placed": ("seat", "tile"),
        "trap_sprung": ("seat", "tile", "token"),
        "shuffled": ("deck",),
        "answered": ("seat", "about", "subject"),  # a question with one answer, given by the rules
        "reaction": ("seat", "sheet"),
        "card_dropped": ("sheet",),
        "nothing": ("seat", "sheet"),  # a step found nothing to do
        "won": ("seat", "by"),
    }
)

HIDDEN = MappingProxyType(
    {name: tuple(i for i, field in enumerate(fields, 1) if field.endswith("!")) for name, fields in EVENTS.items()}
)
"""For each event the positions in its tuple that only the seat in position 1 may see."""
