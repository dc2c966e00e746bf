"""The base pack holds what the box holds: counts, fixed ids and fixed numbers (facts F1 to F15, F27, F35, F40)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from favor.content.load import load_catalog
from favor.language.registry import VERBS
from favor.model.catalog import REGIONS_IN_ORDER, Catalog
from favor.rules.setup import deck_of
from favor.rules.sheets import compile_book

SHAPES = {
    15: "cross",
    7: "T",
    11: "T",
    13: "T",
    14: "T",
    5: "straight",
    10: "straight",
    3: "bend",
    6: "bend",
    9: "bend",
    12: "bend",
}
STATS = {
    "seridian": (5, 2, 4), "sapling": (4, 3, 4), "human": (6, 2, 3), "abutian": (5, 3, 3), "geodyte": (7, 1, 3),
    "attuned": (5, 2, 4),
}  # fmt: skip
"""Hearts, Charm, Wit; Fight is 1 for all."""

FIXED = {
    "relics": (
        "crystal-scepter spike-shield coffee-maker trap-pack royal-circlet quartz-pendant hiking-boots blind-fold cursed-map "
        "cracked-mirror discordant-flute duck-pool-floaty"
    ),
    "actions": "transcend snipe",
    "events": "invisibility-cloak black-box tourmaline-effigy broki power-berry traveling-bard two-stone-hands",
    "items": "invisibility-cloak black-box tourmaline-effigy",
    "god_cards": "all-wits-heal-2 all-charm-or-1 all-to-altar shift-a-tile new-land trade-places mercy-of-the-least ruins-wake",
    "statuses": "cold poison silenced invisible",
}
TYPES = {
    "charm": "royal-circlet quartz-pendant hiking-boots",
    "fight": "crystal-scepter spike-shield coffee-maker trap-pack",
    "blessing": "blind-fold",
    "curse": "cursed-map cracked-mirror discordant-flute duck-pool-floaty",
}


@cache
def base() -> Catalog:
    """The base pack."""
    loaded = load_catalog(Path(__file__).parents[2] / "content" / "base")
    assert loaded.is_clean, [problem.sentence for problem in loaded.problems]
    return loaded.catalog


def copies(section: str, field: str) -> Counter[str]:
    """How many cards there are of each kind."""
    return Counter({
        kind: sum(card.copies for card in base().section(section) if card.data[field] == kind)
        for kind in {card.data[field] for card in base().section(section)}
    })  # fmt: skip


def different(section: str) -> int:
    """How many different cards a section has."""
    return len(base().section(section))


def test_thirty_six_relics_all_different() -> None:
    assert copies("relics", "type") == {"charm": 12, "fight": 12, "blessing": 6, "curse": 6}
    assert different("relics") == 36


def test_forty_god_cards_eight_of_each_god() -> None:
    assert copies("god_cards", "god") == dict.fromkeys(("celdium", "gruuvda", "aagaru", "broki", "wylip"), 8)
    assert different("god_cards") >= 28
    assert all(card.copies <= 3 for card in base().section("god_cards"))


def test_sixteen_event_cards() -> None:
    assert sum(card.copies for card in base().section("events")) == 16
    assert different("events") == 16


def test_sixty_action_cards_of_four_types() -> None:
    assert copies("actions", "type") == {"attack": 18, "spell": 20, "hex": 12, "trap": 10}
    assert different("actions") >= 30
    assert all(0 <= card.data["cost"] <= (0 if card.data["type"] == "trap" else 3) for card in base().section("actions"))


def test_the_decks_hold_what_is_counted() -> None:
    book = compile_book(base())
    sizes = {section: len(deck_of(book, section)) for section in ("god_cards", "actions", "relics", "events")}
    assert sizes == {"god_cards": 40, "actions": 60, "relics": 36, "events": 16}


@pytest.mark.parametrize(("section", "ids"), FIXED.items())
def test_the_fixed_ids_are_there(section: str, ids: str) -> None:
    assert [id for id in ids.split() if id not in base().sections[section]] == []


@pytest.mark.parametrize(("kind", "ids"), TYPES.items())
def test_the_fixed_relics_are_of_their_type(kind: str, ids: str) -> None:
    assert [id for id in ids.split() if base().get("relics", id).data["type"] != kind] == []


def test_transcend_and_snipe_have_their_price_and_copies() -> None:
    spell, attack = base().get("actions", "transcend"), base().get("actions", "snipe")
    assert (spell.data["type"], spell.data["cost"], spell.copies) == ("spell", 1, 3)
    assert (attack.data["type"], attack.data["cost"], attack.copies) == ("attack", 3, 3)


def test_six_characters_with_their_stats_and_thirty_two_hearts() -> None:
    found = {card.id: tuple(card.data[stat] for stat in ("hearts", "charm", "wit")) for card in base().section("characters")}
    assert found == STATS
    assert sum(hearts for hearts, _, _ in found.values()) == 32
    assert all(card.data["fight"] == 1 for card in base().section("characters"))
    assert len({card.data["boon"] for card in base().section("characters")}) == 6 == different("boons")


def test_four_regions_with_their_banners() -> None:
    banners = {card.id: card.data["banner"]["passive"] for card in base().section("regions")}
    stats = {"forest": "wit", "wasteland": "fight", "marshland": "charm", "mountain": "hearts"}
    assert banners == {region: [{"who": "you", "stat": stat, "add": 1}] for region, stat in stats.items()}


# ---- tiles ----


def tiles(region: str) -> list[Any]:
    """The Region tiles of a Region."""
    return [tile for tile in base().tiles if tile.region == region and tile.symbol != "settlement"]


@pytest.mark.parametrize("region", REGIONS_IN_ORDER)
def test_ten_tiles_in_a_region(region: str) -> None:
    symbols = Counter(tile.symbol for tile in tiles(region))
    assert symbols == {"ruin": 2, "terrain": 2, "event": 1, "warp": 1, "blank": 4}
    names = ["ruin-1", "ruin-2", "boon-terrain", "bane-terrain", "event", "warp", *(f"blank-{number}" for number in range(1, 5))]
    assert sorted(tile.id for tile in tiles(region)) == sorted(f"{region}-{name}" for name in names)


@pytest.mark.parametrize("region", REGIONS_IN_ORDER)
def test_paths_of_a_region(region: str) -> None:
    assert Counter(SHAPES[tile.mask] for tile in tiles(region)) == {"cross": 2, "T": 4, "straight": 2, "bend": 2}


@pytest.mark.parametrize("region", REGIONS_IN_ORDER)
def test_one_helpful_and_one_harmful_terrain(region: str) -> None:
    sides = {tile.id: base().get("terrains", tile.terrain).data["side"] for tile in tiles(region) if tile.symbol == "terrain"}
    assert sides == {f"{region}-boon-terrain": "positive", f"{region}-bane-terrain": "negative"}


def test_four_settlements_and_one_altar() -> None:
    symbols = Counter(tile.symbol for tile in base().tiles)
    assert (symbols["settlement"], symbols["altar"], len(base().tiles)) == (4, 1, 45)
    for tile in base().tiles:
        if tile.symbol == "settlement":
            assert (tile.id, SHAPES[tile.mask]) == (f"{tile.region}-settlement", "T")  # two flanks and the outer edge


# ---- numbers ----


def test_numbers_of_the_rules() -> None:
    rules = base().rules
    assert (rules["favor_to_win"], rules["energy"], list(rules["die"])) == (10, 4, [0, 1, 2, 3, 4])
    assert Counter(rules["traps"]) == {0: 4, 1: 8, 2: 4}
    assert rules["costs"] == dict.fromkeys(("basic_move", "basic_attack", "delve", "offer", "settlement_roll"), 1)
    assert dict(base().switches) == {
        "altar_to_settlement": "closed", "line_through_altar": "open", "arrival_by_effect": "triggers",
        "warp_from_altar": "closed", "quartz_pendant": "one_card", "invisible_until": "start_of_turn",
        "spike_shield_pays": True, "free_move_beats_cold": False,
    }  # fmt: skip


def test_the_counts_in_the_rules_are_the_counts_of_the_cards() -> None:
    counts = base().rules["counts"]
    assert counts["relics"] == copies("relics", "type")
    assert counts["actions"] == copies("actions", "type")
    assert (counts["god_cards"], counts["events"], counts["tiles"], counts["characters"]) == (40, 16, 40, 6)


# ---- what makes the content good ----


def words_in(node: Any) -> set[str]:
    """Every verb anywhere in a card."""
    if isinstance(node, dict):
        own = {node["do"]} if "do" in node else set()
        return own.union(*map(words_in, node.values()))
    return set().union(*map(words_in, node)) if isinstance(node, list) else set()


def test_every_verb_is_used_somewhere() -> None:
    cards = [card.data for section in base().sections.values() for card in section.values()]
    assert sorted(set(VERBS) - words_in(cards)) == []


def test_no_base_card_brings_its_own_text_and_each_has_a_line_of_flavour() -> None:
    cards = [
        card
        for section in ("relics", "god_cards", "events", "actions", "boons", "items", "terrains")
        for card in base().section(section)
    ]
    assert [card.id for card in cards if "text" in card.data] == []
    assert [card.id for card in cards if not card.data.get("flavor")] == []


def test_at_least_half_of_the_god_cards_ask_somebody() -> None:
    """A choice, a cost or a selector that somebody picks from."""
    asking = sum(card.copies for card in base().section("god_cards") if asks(card.data["effects"]))
    assert asking >= 20


def asks(node: Any) -> bool:
    """Whether somebody decides something in these steps."""
    if isinstance(node, dict):
        picks = "by" in node and node["by"] != "chance" and ("take" in node or "do" in node)
        return picks or any(map(asks, node.values()))
    return isinstance(node, list) and any(map(asks, node))
