"""What a person has set for themselves: sizes, motion, sound, privacy, window. Values only; knows no window and no rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

FORMAT = 2
"""2: music is heard. Files of format 1 hold a loudness for it that nobody has chosen."""
SPEEDS: Mapping[str, float] = MappingProxyType({"half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "instant": 0.0})
"""How many times as fast things move; 0 is at once."""
MOTIONS = ("full", "gentle", "still")
THEMES = ("normal", "contrast")
PRIVACY = ("open", "cover", "peek")
NARRATIONS = ("off", "brief", "normal", "full")
SCALES, VOLUMES = (80, 200), (0, 100)
SMALLEST_WINDOW, LARGEST_WINDOW = (1024, 640), (16384, 16384)
MOST_NAMES, LONGEST_NAME = 24, 16
"""Names that are remembered, and letters of one, wherever it is typed: so many have room wherever names stand."""
SYSTEM = "system"
_LANGUAGE = re.compile(r"system|[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*")
_FAR = 65536
_MOST_BUBBLES = 200
_MOST_MONITORS = 16
LONGEST_TURN = 60
_MOST_ANSWERS = 1000

Check = Callable[[Any], bool]


# -- what a value may be ----------------------------------------------------------------------------------------------


def _whole(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def _one_of(words: Iterable[str]) -> Check:
    allowed = tuple(words)
    return lambda value: isinstance(value, str) and value in allowed


def _yes_no(value: Any) -> bool:
    return type(value) is bool


def _language(value: Any) -> bool:
    return isinstance(value, str) and _LANGUAGE.fullmatch(value) is not None


def _pair(low: tuple[int, int], high: tuple[int, int]) -> Check:
    across, down = _whole(low[0], high[0]), _whole(low[1], high[1])
    return lambda value: value is None or (_is_list(value) and len(value) == 2 and across(value[0]) and down(value[1]))


def _texts(most: int, longest: int) -> Check:
    return lambda value: _is_list(value) and len(value) <= most and all(_text(one, longest) for one in value)


def _text(value: Any, longest: int) -> bool:
    return isinstance(value, str) and 0 < len(value) <= longest and value.isprintable() and value == value.strip()


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _set(default: Any, check: Check, allowed: str) -> Any:
    """A setting: its default, what it may be, and that in words."""
    return field(default=default, metadata={"check": check, "allowed": allowed})


def _percent(default: int, limits: tuple[int, int]) -> Any:
    return _set(default, _whole(*limits), f"a whole number from {limits[0]} to {limits[1]}")


def _word(default: str, words: Iterable[str]) -> Any:
    return _set(default, _one_of(words), "one of " + ", ".join(words))


def _switch(default: bool) -> Any:
    return _set(default, _yes_no, "true or false")


class BadSetting(ValueError):
    """A value that a setting cannot have; the text says which and what it may be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, always valid: a wrong value raises BadSetting. A changed one is a new value: `with_(speed="double")`.

    `extra` keeps what a file held that this version does not know.
    """

    ui_scale: int = _percent(100, SCALES)
    card_text: int = _percent(100, SCALES)
    speed: str = _word("normal", SPEEDS)
    motion: str = _word("full", MOTIONS)
    master: int = _percent(40, VOLUMES)
    effects: int = _percent(100, VOLUMES)
    music: int = _percent(60, VOLUMES)
    ambience: int = _percent(100, VOLUMES)
    muted: bool = _switch(False)
    theme: str = _word("normal", THEMES)
    plain_tiles: bool = _switch(False)
    privacy: str = _word("cover", PRIVACY)
    names: tuple[str, ...] = _set(
        (), _texts(MOST_NAMES, LONGEST_NAME), f"up to {MOST_NAMES} names of up to {LONGEST_NAME} letters"
    )
    window: tuple[int, int] | None = _set(
        None, _pair(SMALLEST_WINDOW, LARGEST_WINDOW), "width and height from {} by {}, or null".format(*SMALLEST_WINDOW)
    )
    position: tuple[int, int] | None = _set(None, _pair((-_FAR, -_FAR), (_FAR, _FAR)), "two whole numbers, or null")
    monitors: tuple[str, ...] = _set((), _texts(_MOST_MONITORS, 20), "a list of sizes such as 1920x1080")
    """The monitors there were when the position was noted: it means nothing once they are others."""
    full_screen: bool = _switch(False)
    confirm_end_turn: bool = _switch(True)
    turn_clock: int = _set(0, _whole(0, LONGEST_TURN), f"minutes from 0 to {LONGEST_TURN}")
    """Minutes after which the table says that a turn takes long; 0: never."""
    language: str = _set(SYSTEM, _language, "system, or a language such as en or pt-BR")
    narration: str = _word("off", NARRATIONS)
    coach: bool = _switch(True)
    coach_done: tuple[str, ...] = _set((), _texts(_MOST_BUBBLES, 60), "a list of names of bubbles")
    lesson: tuple[str, ...] = _set((), _texts(_MOST_ANSWERS, 60), "where the lesson was left, in words")
    welcomed: bool = _switch(False)
    """Has the comfort screen of the first run been answered?"""
    extra: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def __post_init__(self) -> None:
        for name, check, allowed in _CHECKS:
            value = getattr(self, name)
            if not check(value):
                raise BadSetting(f"{name} is {value!r}, but must be {allowed}")
            if isinstance(value, list):
                object.__setattr__(self, name, tuple(value))

    def with_(self, **changes: Any) -> Settings:
        """The same with some values changed; BadSetting when one cannot be."""
        return replace(self, **changes)

    def remembering(self, *names: str) -> Settings:
        """The same with these names first among those remembered, each once."""
        tidy = (" ".join("".join(filter(str.isprintable, name)).split())[:LONGEST_NAME].strip() for name in names)
        kept = dict.fromkeys(name for name in (*tidy, *self.names) if name)
        return replace(self, names=tuple(kept)[:MOST_NAMES])

    def coached(self, bubble: str) -> Settings:
        """The same with one more bubble of the coach said."""
        return self if bubble in self.coach_done else replace(self, coach_done=(*self.coach_done, bubble))

    @property
    def reduced_motion(self) -> bool:
        """Are moves short fades, without tumbling and twinkling?"""
        return self.motion != "full"

    @property
    def pace(self) -> float:
        """How many times as fast things move; 0 is at once."""
        return SPEEDS[self.speed]


_CHECKS: tuple[tuple[str, Check, str], ...] = tuple(
    (one.name, one.metadata["check"], one.metadata["allowed"]) for one in fields(Settings) if one.metadata
)
DEFAULTS = Settings()


# -- to and from plain data -------------------------------------------------------------------------------------------


def to_data(settings: Settings) -> dict[str, Any]:
    """Plain values for a file: what is known in a fixed order, then what is not."""
    known = {name: getattr(settings, name) for name, _, _ in _CHECKS}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in known.items()}
    return {"format": FORMAT, **plain, **settings.extra}


def from_data(data: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """The settings, and a sentence for each value that could not be taken and has its default instead."""
    known: dict[str, Any] = {}
    faults = []
    if data.get("format") == 1:
        data = {key: value for key, value in data.items() if key != "music"}
    for name, check, allowed in _CHECKS:
        if name in data and check(data[name]):
            known[name] = tuple(data[name]) if isinstance(data[name], list) else data[name]
        elif name in data:
            faults.append(f"{name} is {_short(data[name])}, but must be {allowed}")
    names = tuple(name for name, _, _ in _CHECKS)
    extra = {key: value for key, value in data.items() if key not in (*names, "format")}
    if type(data.get("format")) is int and data["format"] > FORMAT:
        extra["format"] = data["format"]  # a newer version wrote it and will want to know
    return Settings(**known, extra=MappingProxyType(extra)), tuple(faults)


def _short(value: Any) -> str:
    told = repr(value)
    return told if len(told) <= 40 else told[:37] + "..."
