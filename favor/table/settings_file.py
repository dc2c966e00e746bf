"""Where settings are kept: one JSON file per user, written whole or not at all. Knows no window and no clock."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_config_dir

from favor.content.lazily import lazily
from favor.language.tongue import filled
from favor.table.settings import DEFAULTS, Settings, from_data, to_data

say = lazily("favor.table.words")
"""Read when there is something to say: the settings tell which language that is in."""
NAME = "settings.json"
LIMIT = 1_000_000
"""A larger file is none of ours."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell the person once: what happened, what it means, and the file that was kept aside, if any."""

    kind: str
    """`unreadable` (the file), `values` (some of it), `unsaved` (the folder takes nothing)."""
    text: str
    kept: Path | None = None


class SettingsFile:
    """The settings of this user, in memory and on disk. Trouble never raises: it is told by `take_notices`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or Path(user_config_dir("favor", appauthor=False))) / NAME
        self._notices: list[Notice] = []
        self._unsaved = False
        self._told_unsaved = False
        self.settings: Settings = self._load()

    def change(self, **changes: Any) -> Settings:
        """Change some settings and keep them; BadSetting when a value cannot be, and nothing has changed then."""
        return self.keep(self.settings.with_(**changes))

    def keep(self, settings: Settings) -> Settings:
        """These are the settings from now on. Where the disk refuses they hold until the program ends."""
        known, self.settings = self.settings, settings
        try:
            if settings == known and not self._unsaved and self.path.exists():
                return settings
            _write(self.path, to_data(settings))
            self._unsaved = False
        except (OSError, RecursionError) as fault:
            self._unsaved = True
            self._tell_unsaved(fault)
        return settings

    def take_notices(self) -> tuple[Notice, ...]:
        """What has to be told and was not yet."""
        notices, self._notices = tuple(self._notices), []
        return notices

    # -- reading --------------------------------------------------------------------------------------------------

    def _load(self) -> Settings:
        try:
            data = _read(self.path)
        except FileNotFoundError:
            return DEFAULTS
        except OSError as fault:
            self._note("unreadable", filled(say.SETTINGS["unreadable"], self.path, _why(fault)))
            return DEFAULTS
        except ValueError as fault:
            return self._spoilt(str(fault))
        settings, faults = from_data(data)
        if faults:
            self._note(
                "values",
                filled(say.SETTINGS["values"], self.path, "; ".join(faults)),
                self._put_aside(),
            )
        return settings

    def _spoilt(self, why: str) -> Settings:
        self._note(
            "unreadable", filled(say.SETTINGS["damaged"], self.path, why), self._put_aside()
        )
        return DEFAULTS

    def _put_aside(self) -> Path | None:
        """A copy of the file as it is, beside it; the same bytes are kept only once."""
        try:
            data = self.path.read_bytes()
            number, kept = 1, self.path.with_name(f"{self.path.stem}.broken-1.json")
            while kept.exists() and kept.read_bytes() != data:
                number += 1
                kept = self.path.with_name(f"{self.path.stem}.broken-{number}.json")
            if not kept.exists():
                kept.write_bytes(data)
        except OSError:
            return None
        return kept

    # -- telling --------------------------------------------------------------------------------------------------

    def _note(self, kind: str, text: str, kept: Path | None = None) -> None:
        if kept is not None:
            text = filled(say.SETTINGS["kept"], text, kept.name)
        self._notices.append(Notice(kind, text, kept))

    def _tell_unsaved(self, fault: Exception) -> None:
        if not self._told_unsaved:
            self._told_unsaved = True
            self._note(
                "unsaved",
                filled(say.SETTINGS["unsaved"], self.path, _why(fault)),
            )


def stored_language(folder: Path | None = None) -> str:
    """The language of the settings, read alone and before any words; that of the computer where there is none."""
    try:
        settings, _ = from_data(_read((folder or Path(user_config_dir("favor", appauthor=False))) / NAME))
    except (OSError, ValueError):
        return DEFAULTS.language
    return settings.language


def _read(path: Path) -> dict[str, Any]:
    """The mapping in the file; ValueError says what is wrong with it."""
    if path.stat().st_size > LIMIT:
        raise ValueError(f"it is larger than {LIMIT} bytes")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as fault:
        raise ValueError(f"line {fault.lineno}, column {fault.colno}: {fault.msg}") from fault
    except UnicodeDecodeError as fault:
        raise ValueError(f"byte {fault.start + 1} is no UTF-8") from fault
    except RecursionError as fault:
        raise ValueError("it is nested too deep") from fault
    if not isinstance(data, dict):
        raise ValueError("it must hold a mapping of settings")
    return data


def _write(path: Path, data: dict[str, Any]) -> None:
    """All of it or nothing: a crash leaves the old file."""
    text = json.dumps(data, indent=2)
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".new")
    with half.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(half, path)


def _why(fault: Exception) -> str:
    return str(getattr(fault, "strerror", None) or fault)
