"""Every event, question and refusal has its sentence, and no sentence asks for a value that is not there."""

import pytest

from favor.app import BASE
from favor.content.load import load_catalog
from favor.language.reasons import KEYS
from favor.language.tongue import PIECE
from favor.model.actions import ABOUT, TURN_ACTIONS
from favor.model.events import EVENTS
from favor.ui import words
from favor.ui.names import Names, plain


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(load_catalog(BASE).catalog, ("Mara", "Tom"), lambda number: ("relics", "royal-circlet"))


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_a_line(name: str) -> None:
    assert any(key.split()[0] == name for key in words.EVENT_LINES)


@pytest.mark.parametrize("key", words.EVENT_LINES)
def test_lines_use_only_values_that_events_have(key: str) -> None:
    places = [int(found[1]) for found in PIECE.finditer(words.EVENT_LINES[key])]
    assert all(place < len(EVENTS[key.split()[0]]) for place in places)


def test_lines_for_events_of_nobody_exist() -> None:
    assert {key.split()[0] for key in words.EVENT_LINES} <= set(EVENTS)


@pytest.mark.parametrize("about", ABOUT)
def test_every_kind_of_question_has_a_sentence(about: str) -> None:
    assert words.PROMPTS[about]


def test_every_basic_action_has_a_button_a_key_and_a_refusal() -> None:
    kinds = [kind for kind, _, _, _ in words.ACTIONS]
    assert set(kinds) == set(TURN_ACTIONS) - {"play", "use", "end_turn"}
    assert len({key for _, _, key, _ in words.ACTIONS}) == len(kinds)
    assert {"no_path", "no_ruin", "not_on_altar", "no_settlement", "boon_spent", "nobody_here"} <= set(KEYS)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (("turn_began", 1, 4), "Turn 4: Tom"),
        (("die", 0, 1, 2, 3, True), "Mara rolled 2 against Charm 3: Success"),
        (("die", 0, 2, 3, 3, False), "Mara rolled 3 against Wit 3: Failed"),
        (("drew", 0, -1), "Mara drew an Action Card"),
        (("trap_drawn", 1, -1), "Tom looked at a Trap Token"),
        (("trap_drawn", 1, 12), "Tom looked at a Trap Token: 2 damage"),
        (("damage", 0, 2, 2, 1, 3), "Mara takes 2 damage from Tom"),
        (("damage", 0, 1, 1, -1, 3), "Mara takes 1 damage"),
        (("relic_gained", 0, 64), "Mara gained the Relic Royal Circlet"),
        (("healed", 1, 1), "Tom heals 1 Heart"),
        (("shuffled", 1), "The discarded Action Cards are shuffled into a new deck"),
    ],
)
def test_lines_read_as_sentences(names: Names, event: tuple[object, ...], line: str) -> None:
    assert plain(names.line(event)) == line


def test_names_of_things_are_links(names: Names) -> None:
    assert dict(names.line(("attacked", 0, 1))) == {"Mara": "seat:0", " attacked ": "", "Tom": "seat:1"}
