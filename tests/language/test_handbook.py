"""The rules reference: every page holds together, everything has a page, words find it, and numbers follow the content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

import pytest

from favor.language.glossary import FORMS, GLOSSARY
from favor.language.handbook import Handbook, reason_page
from favor.language.handbook_can import LINES, Choice, Refusal, what_can_i_do
from favor.language.handbook_card import reference_card
from favor.language.handbook_lesson import ANYBODY, BUBBLES, DETOURS, KEYS, LESSON, LESSON_GAME, OTHERS, YOURS, filled
from favor.language.handbook_numbers import numbers_of
from favor.language.handbook_page import numbers
from favor.language.handbook_subjects import ACTIONS, ALWAYS, BY_KIND
from favor.language.handbook_subjects import EVENTS as EVENT_PAGES
from favor.language.reasons import KEYS as REASON_KEYS
from favor.language.sections import ACTION_TYPES, GODS, RELIC_TYPES
from favor.model.actions import ABOUT, END_TURN, TURN_ACTIONS, Reason
from favor.model.definitions import CARD_SECTIONS, SYMBOLS
from favor.model.events import EVENTS
from favor.model.geometry import CENTRE
from favor.rules.game import Game
from favor.rules.setup import Setup
from favor.rules.sheets import compile_book
from favor.table.seats import MOST
from tests.golden.rewrite import base
from tests.language.test_sentences import faults
from tests.properties.games import positions

CATALOG = base()
BOOK = Handbook(CATALOG)
IDS = [section.id for section in BOOK.sections]
ASKED_FOR = (
    "goal", "setup", "turn", "energy", "moving", "revealing", "warp", "ruins", "relics", "offering", "challenges", "settlements",
    "banners", "boons", "events", "items", "action-cards", "attacks", "spells", "hexes", "traps", "basic-attack", "stun", "gods",
    "keywords", "geometry", "house-rules",
)  # fmt: skip
RULINGS = range(1, 141)
LONGEST = 360
"""Signs in a paragraph: what the eye takes in at once."""


def plain(spans) -> str:
    return "".join(piece for piece, _ in spans)


# -- pages ------------------------------------------------------------------------------------------------------------


def test_what_was_promised_is_there() -> None:
    assert [id for id in ASKED_FOR if id not in IDS] == []
    assert [god for god in GODS if f"god-{god}" not in IDS] == []
    assert [one.id for one in CATALOG.section("characters") if f"character-{one.id}" not in IDS] == []
    assert len(IDS) == len(set(IDS))


def test_chapters_are_not_torn_apart() -> None:
    chapters = [section.chapter for section in BOOK.sections]
    changes = [chapter for before, chapter in zip(["", *chapters], chapters, strict=False) if before != chapter]
    assert len(changes) == len(set(changes))


@pytest.mark.parametrize("section", BOOK.sections, ids=IDS)
def test_a_page_holds_together(section) -> None:
    assert section.title and section.paragraphs and section.chapter
    assert [link for link in section.see if link not in IDS or link == section.id] == []
    assert len(section.see) == len(set(section.see))
    for spans in section.paragraphs:
        text = plain(spans)
        assert not re.search(r"[{}]", text), text
        assert len(text) <= LONGEST or section.id == "gods", text
        marks = [keyword for _, keyword in spans if keyword]
        assert len(marks) == len(set(marks)), "a key word is marked once in a paragraph"
        for piece, keyword in spans:
            known = keyword in GLOSSARY or keyword.partition("/")[0] in ("", "items", "statuses")
            assert piece and known, keyword


PROSE = [section for section in BOOK.sections if section.id != "house-rules" and not section.id.startswith("character-")]


@pytest.mark.parametrize("section", PROSE, ids=lambda section: section.id)
def test_a_page_reads_like_print(section) -> None:
    for spans in section.paragraphs:
        assert faults(re.sub(r"^\d\. ", "", plain(spans))) == [], plain(spans)


def test_key_words_are_written_as_the_glossary_has_them() -> None:
    names = [form for form in FORMS if form[0].isupper() and " " not in form and len(form) > 4]
    wrong = re.compile(rf"\b({'|'.join(name[0].lower() + name[1:] for name in names)})\b")
    found = {(section.id, match[0]) for section in PROSE for match in wrong.finditer(section.text)}
    assert found == set()


def test_every_ruling_stands_behind_a_page() -> None:
    behind = {number for section in BOOK.sections for number in section.rulings}
    assert sorted(set(RULINGS) ^ behind) == []


def test_numbers_of_rulings_are_read() -> None:
    assert numbers("3 5-7 9") == (3, 5, 6, 7, 9)
    assert numbers("") == ()


# -- numbers ----------------------------------------------------------------------------------------------------------


def changed(**rules) -> Handbook:
    return Handbook(replace(CATALOG, rules=MappingProxyType({**CATALOG.rules, **rules})))


def test_numbers_come_from_the_content() -> None:
    other = changed(favor_to_win=7, energy=6, costs={**CATALOG.rules["costs"], "delve": 3}, die=(1, 2, 9), traps=(2, 5))
    assert "7 Favor" in other.section("goal").text and "10" not in other.section("goal").text
    assert "back to 6" in other.section("turn").text
    assert "pay 3 Energy" in other.section("ruins").text
    assert "1 to 9" in other.section("challenges").text
    assert "one of the 2 tokens" in other.section("traps").text and "2 to 5 damage" in other.section("traps").text
    assert "back to 6" in other.section("keywords").text


def test_counts_are_those_of_the_cards() -> None:
    counts = CATALOG.rules["counts"]
    found = numbers_of(CATALOG)
    assert found["relics"] == sum(counts["relics"].values())
    assert [found[word] for word in ("attacks", "spells", "hexes", "trap_cards")] == list(counts["actions"].values())
    assert found["region_tiles"] == counts["tiles"]
    assert found["most_players"] == {6: "six"}[MOST]
    assert "Forest +1 Wit" in found["banner_bonuses"]


def test_no_number_of_the_rules_is_written_into_a_page() -> None:
    other = changed(favor_to_win=77, energy=66, die=(33, 55), traps=(0, 88), costs=dict.fromkeys(CATALOG.rules["costs"], 44))
    for text in (other.section(id).text for id in IDS if not id.startswith(("character-", "god-", "house-"))):
        assert not re.search(r"\b(10|4) (Favor|Energy)|\bto 4\b|0 to 2 damage", text), text


def test_house_rules_say_how_they_stand() -> None:
    text = BOOK.section("house-rules").text
    assert all(switch["name"] in text for switch in CATALOG.rules["switches"])
    assert "a change" not in text
    turned = Handbook(CATALOG, {"warp_from_altar": "open"}).section("house-rules").text
    assert "Warping away from the Altar (now: open, a change)" in turned


# -- search -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("win", "goal"), ("how do I win?", "goal"), ("Poison", "statuses"), ("poisson", "statuses"), ("setlement", "settlements"),
        ("WARP", "warp"), ("basic atack", "basic-attack"), ("stuned favor", "stun-favor"), ("cost", "energy"),
        ("rotate tile", "revealing"), ("Geodite", "character-geodyte"), ("hand limit", "end-of-turn"), ("bann", "banners"),
        ("undo", "undo"), ("Broki", "god-broki"), ("adjacent", "geometry"), ("trap bag", "traps"), ("offer relics", "offering"),
    ],
)  # fmt: skip
def test_words_find_their_page(words: str, first: str) -> None:
    assert BOOK.search(words)[0].id == first


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("how do I win", "goal"), ("what is charm", "characters"), ("trap", "traps"), ("dead", "stun"),
        ("draw cards", "end-of-turn"), ("dice", "challenges"), ("life", "hearts"), ("how to move", "moving"),
        ("can't move", "moving"), ("kill", "stun"),
        ("cheat", "privacy"), ("hand limit", "end-of-turn"), ("how many players", "setup"), ("points", "goal"),
        ("steal a banner", "settlements"), ("lose relics", "stun"), ("deck empty", "decks"), ("teleport", "moving"),
        ("end turn", "end-of-turn"), ("what does connected mean", "geometry"), ("explore", "revealing"),
        ("sell relic", "offering"), ("save", "keeping"), ("bots", "learning"), ("tutorial", "learning"),
        ("equipment", "items"), ("money", "energy"),
        ("mana", "energy"), ("boon", "boons"), ("special ability", "boons"), ("dig", "ruins"), ("treasure", "relics"),
        ("who begins", "setup"), ("attack a player", "basic-attack"), ("how much damage", "hearts"), ("cancel", "items"),
        ("dead end", "moving"), ("my turn", "turn"),
    ],
)  # fmt: skip
def test_what_people_type_finds_its_page_among_the_first_two(asked: str, page: str) -> None:
    found = [section.id for section in BOOK.search(asked)[:2]]
    assert page in found, found


def test_every_title_finds_its_page() -> None:
    missed = [section.id for section in BOOK.sections if section not in BOOK.search(section.title)[:3]]
    assert missed == []


def test_a_page_with_all_words_stands_above_those_with_some() -> None:
    ranked = [section.text.casefold() for section in BOOK.search("altar poison")]
    both = ["altar" in text and "poison" in text for text in ranked]
    assert both == sorted(both, reverse=True) and any(both) and not all(both)


@pytest.mark.parametrize("words", ["", "   ", "?!", "qqqqzzzz"])
def test_nothing_is_found_for_nothing(words: str) -> None:
    assert BOOK.search(words) == ()


# -- what lies under the pointer --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BY_KIND)
def test_tables_lead_to_pages(kind: str) -> None:
    assert [page for page in BY_KIND[kind].values() if page not in IDS] == []
    for word, page in BY_KIND[kind].items():
        if kind != "card":
            assert BOOK.section_for((kind, word)).id == page


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("reason", REASON_KEYS), ("tile", SYMBOLS), ("event", EVENTS), ("question", ABOUT), ("keyword", GLOSSARY),
        ("do", TURN_ACTIONS), ("card", (*CARD_SECTIONS, *RELIC_TYPES, *ACTION_TYPES)),
    ],
)  # fmt: skip
def test_everything_of_a_kind_has_a_page_and_nothing_else(kind: str, words) -> None:
    assert [word for word in words if word not in BY_KIND[kind]] == []
    if kind in ("reason", "tile", "event", "question", "keyword"):
        assert [word for word in BY_KIND[kind] if word not in words] == []


def test_a_condition_turned_round_has_the_page_of_the_condition() -> None:
    assert reason_page("not_ruin_spent") == reason_page("ruin_spent") == "ruins"
    assert reason_page("no_such_thing") == ""


def test_every_card_has_a_page_of_its_kind() -> None:
    pages = {
        (section, definition.data.get("type", "")): BOOK.section_for(("card", section, definition.id)).id
        for section in (*CARD_SECTIONS, "boons", "terrains", "statuses", "regions")
        for definition in CATALOG.section(section)
    }
    assert pages[("actions", "hex")] == "hexes" and pages[("actions", "trap")] == "traps"
    assert pages[("relics", "curse")] == "relics" and pages[("god_cards", "")] == "god-cards"
    assert pages[("terrains", "")] == "terrain" and pages[("regions", "")] == "banners"
    assert BOOK.section_for(("card", "characters", "human")).id == "character-human"


def test_tiles_are_known_by_their_number() -> None:
    for number, tile in enumerate(CATALOG.tiles):
        assert BOOK.section_for(("tile", number)) == BOOK.section_for(("tile", tile.symbol))


@pytest.mark.parametrize("kind", ALWAYS)
def test_some_kinds_have_one_page(kind: str) -> None:
    assert BOOK.section_for((kind, "anything")).id == ALWAYS[kind]


@pytest.mark.parametrize("subject", [None, (), ("tile",), ("tile", 999), ("card", "?", "?"), ("nothing", "x"), ("section", "?")])
def test_the_unknown_opens_the_page_of_the_turn(subject) -> None:
    assert BOOK.section_for(subject).id == "turn"


def test_a_key_word_of_content_has_the_page_of_its_section() -> None:
    assert BOOK.section_for(("keyword", "items/black-box")).id == "items"
    assert BOOK.section_for(("keyword", "statuses/irresistible")).id == "statuses"


# -- the reference card -----------------------------------------------------------------------------------------------


def test_the_reference_card_fits_one_screen() -> None:
    blocks = reference_card(CATALOG)
    rows = [row for block in blocks for row in block.rows]
    assert len(rows) + 2 * len(blocks) <= 40
    assert max(len(plain(row.text)) for row in rows) <= 75
    assert [block.section for block in blocks if block.section not in IDS] == []


def test_the_reference_card_tells_the_prices_of_the_rules() -> None:
    costs = MappingProxyType({**CATALOG.rules, "costs": {**CATALOG.rules["costs"], "offer": 3}})
    actions = next(block for block in reference_card(replace(CATALOG, rules=costs)) if block.title == "Actions")
    told = {row.name: row.cost for row in actions.rows}
    assert told == {
        "Move": 1, "Delve": 1, "Offer": 3, "Settle": 1, "Attack": 1, "Boon": 0, "Item": 0, "Card": None,
    }  # fmt: skip


# -- what can I do? ---------------------------------------------------------------------------------------------------


def test_every_kind_of_action_has_a_line_and_a_page() -> None:
    assert [kind for kind in TURN_ACTIONS if kind not in LINES or kind not in ACTIONS] == []


def test_favor_comes_first_and_the_end_last() -> None:
    choices = [Choice(("end_turn", 0)), Choice(("move", 5), "the Altar", 1), Choice(("delve", 0), cost=1),
               Choice(("capture", 0), cost=1), Choice(("offer", 0), cost=1)]  # fmt: skip
    found = what_can_i_do(choices, [Refusal("boon", Reason("boon_spent"))])
    assert [group.id for group in found] == ["favor", "here", "move", "end", "refused"]
    assert [line.text for line in found[0].lines] == ["Offer Relics for Favor", "Settle: roll for the Banner here"]
    assert found[2].lines[0].text == "Move to the Altar"
    refused = found[-1].lines[0]
    assert (refused.text, refused.actions, refused.section) == ("Use your Boon", (), "boons")
    assert refused.reason.startswith("Your Boon is spent")


def test_what_reads_alike_shares_a_line() -> None:
    choices = [Choice(("move", 1), "unexplored Forest", 1), Choice(("move", 2), "unexplored Forest", 1),
               Choice(("move", 3), "unexplored Forest", 2)]  # fmt: skip
    lines = what_can_i_do(choices)[0].lines
    assert [line.actions for line in lines] == [(("move", 1), ("move", 2)), (("move", 3),)]


def test_a_pack_may_bring_words_nobody_knows() -> None:
    found = what_can_i_do([Choice(("sing_along", 3), "the chorus")], [Refusal("move", Reason("no_path"))])
    assert [(group.id, group.lines[0].text) for group in found] == [("other", "Sing along the chorus"), ("refused", "Move")]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_answer_equals_the_list_of_the_rules(seed: int) -> None:
    for _, game in positions(seed, every=9, moves=400):
        decision = game.decision
        kinds = {kind for kind, _ in decision.options}
        refused = [
            Refusal(kind, reason) for kind in TURN_ACTIONS if decision.about == "action" and kind not in kinds
            for reason in [game.why_not(decision.seat, (kind, 0))] if reason is not None
        ]  # fmt: skip
        groups = what_can_i_do([Choice(action) for action in decision.options], refused)
        told = [action for group in groups for line in group.lines for action in line.actions]
        assert sorted(told) == sorted(decision.options)
        reasons = [line for group in groups if group.id == "refused" for line in group.lines]
        assert all(line.reason and line.section in IDS for line in reasons) and len(reasons) == len(refused)


# -- lesson and coach -------------------------------------------------------------------------------------------------


def test_the_lesson_is_short() -> None:
    assert len(LESSON) <= 12
    for step in (*LESSON, *DETOURS, *BUBBLES):
        told = filled(step.text, numbers_of(CATALOG))
        assert len(told.split()) <= 25, told
        assert faults(told) == [], told
        assert step.title and step.section in IDS
        assert BOOK.section_for(step.at).id in IDS
        assert step.at[0] in ALWAYS or step.at[1] in BY_KIND[step.at[0]]


def test_the_lesson_closes_the_loop() -> None:
    steps = [event for step in LESSON for event in step.until]
    assert steps == ["tile_drawn", "tile_revealed", "delved", "moved", "offered", "played", "turn_over"]
    costs = CATALOG.rules["costs"]
    assert 2 * costs["basic_move"] + costs["delve"] + costs["offer"] == CATALOG.rules["energy"]


def lesson_games() -> Iterator[Game]:
    """The lesson's game after each first step and each way of laying the tile."""
    start = Game.new(compile_book(CATALOG), Setup(LESSON_GAME.characters, LESSON_GAME.seed))
    steps = [action for action in start.options if action[0] == "move"]
    assert (start.decision.seat, start.decision.about, len(steps)) == (0, "action", 8)
    for step in steps:
        stepped = start.clone()
        stepped.apply(step)
        assert stepped.decision.about == "turn"
        for turn in stepped.options:
            game = stepped.clone()
            game.apply(turn)
            yield game


def test_the_lesson_can_be_played_whatever_the_learner_chooses() -> None:
    for game in lesson_games():
        seen = [event[0] for event in game.apply(("delve", 0))]
        assert "delved" in seen
        seen += [event[0] for event in game.apply(("move", CENTRE))]
        seen += [event[0] for event in game.apply(("offer", 0))]
        while game.decision.about == "relic":
            seen += [event[0] for event in game.apply(game.options[0])]
        assert "offered" in seen and game.view(0).players[0].favor == 1
        assert game.view(0).players[0].energy == 0
        assert (game.decision.seat, game.decision.about) == (0, "action")
        assert "turn_over" in [event[0] for event in game.apply(END_TURN)]


def test_lesson_and_coach_wait_for_events_that_exist() -> None:
    named = [event for step in LESSON for event in step.until]
    named += [event for bubble in BUBBLES for event in (*bubble.when, *bubble.until)]
    assert [event for event in named if event not in EVENTS] == []
    assert all(bubble.when and bubble.whose in (YOURS, OTHERS, ANYBODY) for bubble in BUBBLES)
    assert len({bubble.id for bubble in BUBBLES}) == len(BUBBLES)
    assert len({step.id for step in LESSON}) == len(LESSON)
    assert set(named) <= set(EVENT_PAGES)


def test_keys_are_named_by_whoever_holds_them() -> None:
    keys = {**KEYS, "key_place": "the A button"}
    step = next(step for step in LESSON if step.id == "place")
    assert "the A button" in filled(step.text, numbers_of(CATALOG), keys)
