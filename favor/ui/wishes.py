"""What the person before the screen has wished for, as the window uses it: looks, size, sound, pace. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from favor.language.tongue import ENGLISH
from favor.table.settings import DEFAULTS, Settings
from favor.table.settings_file import SettingsFile
from favor.ui.sound import Volumes
from favor.ui.tempo import GENTLE_MS, PACES
from favor.ui.theme import Theme


def _english() -> Mapping[str, str]:
    """The language that is always there."""
    return MappingProxyType({ENGLISH.code: ENGLISH.name})


class Wishes:
    """The settings that hold now. Without a file they are the usual ones and are kept nowhere, as pictures want it."""

    def __init__(self, file: SettingsFile | None = None, languages: Callable[[], Mapping[str, str]] = _english) -> None:
        self._file = file
        self.languages = languages
        """Which languages there are, and what each calls itself; asked for when they are to be chosen from."""
        self.settings = file.settings if file is not None else DEFAULTS.with_(welcomed=True, confirm_end_turn=False, coach=False)
        self.on_change: Callable[[Settings], None] = _nothing

    def change(self, **changes: Any) -> None:
        """Some settings are others from now on, and are kept."""
        self.try_out(**changes)
        self.keep()

    def try_out(self, **changes: Any) -> None:
        """Show how it would be; the file keeps what it has until `keep`."""
        before, self.settings = self.settings, self.settings.with_(**changes)
        self.on_change(before)

    def keep(self) -> None:
        """What is tried out stays."""
        if self._file is not None:
            self._file.keep(self.settings)

    def take_notices(self) -> tuple[str, ...]:
        """Trouble with the file, told once."""
        return tuple(notice.text for notice in self._file.take_notices()) if self._file is not None else ()

    # -- what the window makes of them ----------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        """Colours, plain tiles and the size of text on cards."""
        wanted = self.settings
        return Theme(wanted.theme == "contrast", wanted.plain_tiles, card_text=wanted.card_text / 100)

    @property
    def scale(self) -> float:
        """How much larger than usual everything is drawn."""
        return self.settings.ui_scale / 100

    @property
    def volumes(self) -> Volumes:
        """How loud it is."""
        wanted = self.settings
        return Volumes(wanted.master / 100, wanted.effects / 100, wanted.ambience / 100, wanted.music / 100, wanted.muted)

    def takes(self, kind: str, times: int = 1) -> int:
        """How long a movement of that kind takes: less with reduced motion, divided by the speed. What only stands to be
        read stands as well where nothing shall move."""
        pace, wanted = PACES[kind], self.settings
        if wanted.pace == 0 or wanted.motion == "still" and not pace.paced:
            return 0
        full = round(pace.full * times / wanted.pace)
        return full if wanted.motion == "full" else min(pace.gentle, full)

    def lasting(self, full: int) -> int:
        """How long something takes that goes along with movements."""
        wanted = self.settings
        if wanted.motion == "still" or wanted.pace == 0:
            return 0
        if wanted.motion == "gentle":
            return min(GENTLE_MS, round(full / wanted.pace))
        return round(full / wanted.pace)

    def waiting(self, full: int) -> int:
        """How long something stays to be read, at this speed; motion has no say in it."""
        pace = self.settings.pace
        return round(full / pace) if pace else 0


def _nothing(before: Settings) -> None:
    """Nobody listens yet."""
