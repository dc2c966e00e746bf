"""From a definition to the printed face of its card: name, kind, cost, sentence, motifs. Reads content, draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from favor.language.handbook_pages_world import GODS
from favor.language.tongue import filled
from favor.model.definitions import Definition
from favor.ui.names import Names
from favor.ui.paint.card_parts import CardFace
from favor.ui.text import plain
from favor.ui.words_table import BONUS, CARD, KINDS, WORTH

SECTION_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "god_cards": "god",
        "events": "event",
        "relics": "relic",
        "items": "item",
        "actions": "action",
        "boons": "boon",
        "terrains": "terrain",
        "statuses": "status",
        "characters": "character",
        "regions": "banner",
    }  # fmt: skip
)
STATS = ("hearts", "fight", "charm", "wit")


def god_name(id: str) -> str:
    """What a God is called."""
    return GODS[id][0] if id in GODS else id.capitalize()


def face_of(names: Names, section: str, id: str, cost: int = -1) -> CardFace:
    """The face of a definition, with its present cost where that differs; one that content lacks shows its id."""
    return names.sentences.keep(("face", section, id, str(cost)), lambda: _face(names, section, id, cost))


def _face(names: Names, section: str, id: str, cost: int) -> CardFace:
    found = names.definition(section, id)
    if found is None:
        return CardFace(SECTION_WORDS.get(section, section), "neutral", names.title(section, id))
    data, sentences = found.data, names.sentences
    kind = str(data.get("god") or data.get("type") or (id if section == "characters" else section))
    printed = int(data.get("cost", 0)) if section == "actions" else None
    changed = printed is not None and 0 <= cost != printed
    art = data.get("art", ())
    is_relic = section == "relics"
    return CardFace(
        section=SECTION_WORDS.get(section, section),
        type=kind,
        name=names.title(section, id),
        cost=cost if changed else printed,
        spans=sentences.lead(found) if section == "events" else sentences.text(found),
        motifs=(art,) if isinstance(art, str) else tuple(art),
        god=str(data.get("god", "")),
        foot=foot(section, kind),
        old_cost=printed if changed else None,
        marks=_marks(data) if section == "actions" else (),
        plate=BONUS.get(kind, "") if is_relic else "",
        seal=WORTH if is_relic else "",
        options=sentences.options(found) if section == "events" else (),
        stats=tuple(int(data.get(stat, 0)) for stat in STATS) if section == "characters" else (),
    )


def foot(section: str, kind: str) -> str:
    """The word at the foot of a card."""
    if section == "god_cards":
        return god_name(kind)
    return KINDS.get(kind if section in ("relics", "actions") else section, kind)


def spoken(face: CardFace) -> str:
    """A card in words."""
    kind = (face.foot or face.section).capitalize()
    kind = filled(CARD["costs"], kind, face.cost) if face.cost is not None else kind
    options = "".join(filled(CARD["or" if title else "or so"], title, plain(text)) for title, text in face.options)
    return f"{kind}: {plain(face.spans)}{options}".strip()


def flavor_of(found: Definition | None) -> str:
    """The line of flavour of a card."""
    return str(found.data.get("flavor", "")) if found is not None else ""


MARKS: Mapping[str, str] = MappingProxyType(
    {
        "damage": "blade",
        "heal": "heart",
        "gain_energy": "energy",
        "energy": "energy",
        "draw": "draw",
        "draw_cards": "draw",
        "move_player": "move",
        "teleport": "teleport",
        "afflict": "hex",
        "place_trap": "trap",
        "swap_places": "swap",
        "gain_favor": "favor",
        "replenish": "ruin",
    }  # fmt: skip
)


def _marks(data: Any) -> tuple[tuple[str, str], ...]:
    """Icons of what an Action Card does, with its numbers where they are plain."""
    found: list[tuple[str, str]] = []
    for step in data.get("effects", ()):
        icon = MARKS.get(str(step.get("do", "")))
        if icon is None or any(icon == known for known, _ in found):
            continue
        amount = step.get("amount", "")
        status = str(step.get("status", ""))
        found.append(
            (
                status if status in ("cold", "poison", "silenced", "invisible") else icon,
                str(amount) if isinstance(amount, int) else "",
            )
        )
    return tuple(found[:3])
