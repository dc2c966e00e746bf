"""What a scenario may not say is refused at its place."""

from typing import Any

import pytest

from favor.table.scenario_format import ScenarioFault, check
from favor.table.scenario_steps import END, answers_of, read_step

PLAYERS = [{"character": "human"}, {"character": "sapling"}]


def scenario(**more: Any) -> dict[str, Any]:
    return {"scenario": "A title", "players": PLAYERS, **more}


@pytest.mark.parametrize(
    ("more", "path", "words"),
    [
        ({"stapz": []}, ("stapz",), "unknown key 'stapz'"),
        ({"players": PLAYERS[:1]}, ("players",), "2 to 6 players, not 1"),
        ({"players": [{"character": "human", "heart": 1}, PLAYERS[1]]}, ("players", 0, "heart"), "'hearts'"),
        ({"players": [{"hearts": 1}, PLAYERS[1]]}, ("players", 0), "'character' is missing"),
        ({"active": 3}, ("active",), "no seat 3"),
        ({"board": [{"tile": "forest-event"}]}, ("board", 0), "'at' is missing"),
        ({"board": [{"tile": "forest-event", "kind": "ruin", "at": [1, -2]}]}, ("board", 0, "kind"), "made-up tile"),
        ({"board": [{"region": "forest", "at": [1, -2], "kind": "blank"}]}, ("board", 0), "'paths' is missing"),
        ({"board": [{"tile": "x", "at": [1, -2], "turn": 45}]}, ("board", 0, "turn"), "90, 180"),
        ({"board": [{"tile": "x", "at": [1, "a"]}]}, ("board", 0, "at"), "a cell [x, y]"),
        ({"next": {"dices": [1]}}, ("next", "dices"), "'dice'"),
        ({"expect": {"players": {7: {}}}}, ("expect", "players", 7), "1 to 6"),
        ({"expect": {"players": {1: {"hearts": True}}}}, ("expect", "players", 1, "hearts"), "whole number"),
        ({"expect": {"asked": {"about": "weather"}}}, ("expect", "asked", "about"), "one of: action"),
        ({"expect": {"over": True}}, ("expect", "over"), "false or"),
        ({"rule": "81, x"}, ("rule",), "ruling numbers"),
        ({"step": "end"}, ("step",), "god, actions"),
    ],
)
def test_faults_are_named(more: dict[str, Any], path: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ScenarioFault) as caught:
        check(scenario(**more))
    assert caught.value.path == path
    assert words in caught.value.text


def test_a_full_scenario_passes() -> None:
    check(
        scenario(
            rule="81, 82", seed=3, stacks={"forest": 0}, active=2, step="god", switches={"altar_to_settlement": "open"},
            next={"dice": [0], "tiles": {"forest": ["forest-event", {"kind": "blank", "paths": ["n"]}]}}, steps=[],
            expect={"players": {1: {"hand": 0}, 2: {"hand": ["snipe"]}}, "over": {"winner": 1, "by": "favor"}},
        )
    )  # fmt: skip


@pytest.mark.parametrize(
    ("step", "path", "words"),
    [
        ("dig", (), "unknown step 'dig'"),
        ({"move": "north", "delve": True}, (), "names move, delve"),
        ({"by": 2}, (), "names nothing"),
        ("move", (), "'move' must say what"),
        ({"move": "up"}, ("move",), "a side or a cell"),
        ({"place": {"turn": 45}}, ("place", "turn"), "90"),
        ({"play": {"target": 2}}, ("play",), "card: id"),
        ({"play": {"card": "snipe", "at": 2}}, ("play", "at"), "unknown key 'at'"),
        ({"attack": "2"}, ("attack",), "a seat"),
        ({"delve": "now"}, ("delve",), "stands alone"),
        ({"delve": True, "because": "spent"}, ("because",), "belongs to 'refused'"),
        ({"refused": {"refused": "delve"}}, ("refused",), "one action"),
        (7, (), "a word or a mapping"),
    ],
)
def test_step_faults(step: Any, path: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ScenarioFault) as caught:
        read_step(step, ())
    assert caught.value.path == path
    assert words in caught.value.text


def test_steps_are_read() -> None:
    assert read_step("delve", ()).kind == "delve"
    assert read_step({"boon": {"target": 2}}, ()).answers == (("number", 2),)
    assert read_step({"use": "invisibility-cloak"}, ()).about == "invisibility-cloak"
    assert read_step({"place": {"at": [1, -3], "turn": 180}}, ()).answers == (("cell", (1, -3)), ("turn", 180))
    assert read_step({"choose": True, "by": 2}, ()).by == 2
    refused = read_step({"refused": {"play": {"card": "snipe", "target": 2}}, "because": "energy"}, ())
    assert (refused.kind, refused.about, refused.is_refused, refused.because) == ("play", "snipe", True, "energy")


def test_two_whole_numbers_are_one_cell() -> None:
    assert answers_of([1, -2], ()) == (("cell", (1, -2)),)
    assert answers_of([[1, -2], [2, 1]], ()) == (("cell", (1, -2)), ("cell", (2, 1)))
    assert answers_of([2, [5, -5]], ()) == (("number", 2), ("cell", (5, -5)))


def test_a_list_of_choices_ends_with_done() -> None:
    assert read_step({"choose": ["a", "b"]}, ()).answers == (("word", "a"), ("word", "b"), END)
    assert read_step({"offer": ["a"]}, ()).answers == (("word", "a"), END)
    assert read_step({"play": {"card": "x", "target": [["a", "b"], 2]}}, ()).answers == (
        ("word", "a"), ("word", "b"), END, ("number", 2),
    )  # fmt: skip
