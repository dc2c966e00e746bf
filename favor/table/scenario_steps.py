"""The steps of a scenario as values: what is done, with which answers. Knows no content and no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from favor.table.scenario_format import SIDES, Path, ScenarioFault, called, is_cell

PLAIN = ("delve", "offer", "capture", "boon", "end_turn")
"""Steps that may be one word."""

Answer = tuple[str, Any]
"""(how it was written, value): cell (x, y), word, number, truth, turn (degrees), end (`done` that may be left out)."""

END: Answer = ("end", None)
DONE: Answer = ("word", "done")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing done: `kind` of action or `choose`, what it is about, answers to what is asked, who must be asked."""

    kind: str
    about: Any
    answers: tuple[Answer, ...]
    path: Path
    written: str
    by: int = 0
    is_refused: bool = False
    because: str = ""


def read_steps(steps: list[Any]) -> tuple[Step, ...]:
    """All steps; ScenarioFault at the first that cannot be one."""
    return tuple(read_step(step, ("steps", number)) for number, step in enumerate(steps))


def read_step(step: Any, path: Path) -> Step:
    """One step: a word, or a mapping with one action and perhaps `by` and `because`."""
    if isinstance(step, str):
        return _step(step, None, path, step)
    if not isinstance(step, dict):
        raise ScenarioFault(path, f"a step is a word or a mapping, not {called(step)}")
    actions = [key for key in step if key not in ("by", "because")]
    if len(actions) != 1:
        named = ", ".join(map(str, actions)) or "nothing"
        raise ScenarioFault(path, f"a step does one thing, but this one names {named}")
    by, because = step.get("by", 0), step.get("because", "")
    if type(by) is not int or not 0 <= by <= 6:
        raise ScenarioFault((*path, "by"), f"'by' must be a seat, not {called(by)}")
    kind = actions[0]
    if kind == "refused":
        return _refused(step[kind], (*path, kind), by, because)
    if because:
        raise ScenarioFault((*path, "because"), "'because' belongs to 'refused'")
    return _step(kind, step[kind], (*path, kind), f"{kind}: {called(step[kind])}", by)


def _refused(inner: Any, path: Path, by: int, because: Any) -> Step:
    if not isinstance(because, str):
        raise ScenarioFault((*path[:-1], "because"), f"'because' must be a word, not {called(because)}")
    step = read_step(inner, path)
    if step.by or step.is_refused:
        raise ScenarioFault(path, f"'refused' holds one action, not {called(inner)}")
    return Step(step.kind, step.about, step.answers, step.path, f"refused: {step.written}", by, True, because)


def _step(kind: Any, value: Any, path: Path, written: str, by: int = 0) -> Step:
    if kind not in READERS:
        raise ScenarioFault(path, f"unknown step '{kind}'; there are: {', '.join(READERS)}, refused")
    if value is None and kind not in PLAIN:
        raise ScenarioFault(path, f"'{kind}' must say what: {kind}: ...")
    about, answers = READERS[kind](value, path)
    return Step(kind, about, answers, path, written, by)


def answers_of(value: Any, path: Path) -> tuple[Answer, ...]:
    """A target: one answer, or a list in the order of the questions. A list within is several picks, then done."""
    if not isinstance(value, list) or is_cell(value):
        return (answer(value, path),)
    found: list[Answer] = []
    for number, part in enumerate(value):
        here = (*path, number)
        if isinstance(part, list) and not is_cell(part):
            found += [*answers_of(part, here), END]
        else:
            found.append(answer(part, here))
    return tuple(found)


def answer(value: Any, path: Path) -> Answer:
    """One answer by the way it is written."""
    if isinstance(value, bool):
        return ("truth", value)
    if type(value) is int:
        return ("number", value)
    if isinstance(value, str):
        return ("word", value)
    if is_cell(value):
        return ("cell", (value[0], value[1]))
    raise ScenarioFault(path, f"an answer is a seat, a cell, an id, a text, true or false, not {called(value)}")


Parts = tuple[Any, tuple[Answer, ...]]


def _nothing(value: Any, path: Path) -> Parts:
    if value is not None and value is not True:
        raise ScenarioFault(path, f"this step stands alone, without {called(value)}")
    return None, ()


def _move(value: Any, path: Path) -> Parts:
    if value in SIDES and isinstance(value, str):
        return value, ()
    if is_cell(value):
        return (value[0], value[1]), ()
    raise ScenarioFault(path, f"'move' must be a side or a cell [x, y], not {called(value)}")


def _place(value: Any, path: Path) -> Parts:
    if not isinstance(value, dict) or not value or not set(value) <= {"at", "turn"}:
        raise ScenarioFault(path, f"'place' must be {{at: [x, y], turn: ...}}, not {called(value)}")
    found: list[Answer] = []
    if "at" in value:
        if not is_cell(value["at"]):
            raise ScenarioFault((*path, "at"), f"'at' must be a cell [x, y], not {called(value['at'])}")
        found.append(("cell", (value["at"][0], value["at"][1])))
    if "turn" in value:
        if type(value["turn"]) is not int or value["turn"] not in (0, 90, 180, 270):
            raise ScenarioFault((*path, "turn"), f"'turn' must be 0, 90, 180 or 270, not {called(value['turn'])}")
        found.append(("turn", value["turn"]))
    return None, tuple(found)


def _offer(value: Any, path: Path) -> Parts:
    if value is None or value == "all":
        return value, ()
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise ScenarioFault(path, f"'offer' must be all or a list of Relic ids, not {called(value)}")
    return None, (*(answer(part, path) for part in value), END if value else DONE)


def _attack(value: Any, path: Path) -> Parts:
    if type(value) is not int or not 1 <= value <= 6:
        raise ScenarioFault(path, f"'attack' must be a seat, not {called(value)}")
    return value, ()


def _target(value: dict[str, Any], known: tuple[str, ...], path: Path) -> tuple[Answer, ...]:
    words = [key for key in value if key not in known]
    extra = [key for key in words if key not in ("target", "cell", "choice")]
    if extra:
        legal = ", ".join((*known, "target", "cell", "choice"))
        raise ScenarioFault((*path, extra[0]), f"unknown key '{extra[0]}'; there are: {legal}")
    found: list[Answer] = []
    for key in words:
        found += answers_of(value[key], (*path, key))
    return tuple(found)


def _boon(value: Any, path: Path) -> Parts:
    if value is None or value is True:
        return None, ()
    if not isinstance(value, dict):
        raise ScenarioFault(path, f"'boon' stands alone or holds {{target: ...}}, not {called(value)}")
    return None, _target(value, (), path)


def _with_card(key: str) -> Callable[[Any, Path], Parts]:
    def read(value: Any, path: Path) -> Parts:
        if isinstance(value, str):
            return value, ()
        if not isinstance(value, dict) or not isinstance(value.get(key), str):
            raise ScenarioFault(path, f"write an id or {{{key}: id, target: ...}}, not {called(value)}")
        return value[key], _target(value, (key,), path)

    return read


def _choose(value: Any, path: Path) -> Parts:
    if isinstance(value, list) and not is_cell(value):
        return None, (*answers_of(value, path), END if value else DONE)
    return None, (answer(value, path),)


READERS: Mapping[str, Callable[[Any, Path], Parts]] = MappingProxyType(
    {
        "move": _move, "place": _place, "delve": _nothing, "offer": _offer, "capture": _nothing, "boon": _boon,
        "play": _with_card("card"), "use": _with_card("item"), "attack": _attack, "choose": _choose,
        "end_turn": _nothing,
    }
)  # fmt: skip
"""How each step is read."""
