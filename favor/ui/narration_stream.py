"""The stream of what is said of the window, and where it goes: a text file, a terminal, a voice. Knows no game."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol, TextIO

import platformdirs

from favor.ui import words_spoken as words
from favor.ui.narration import Frame, Narrator
from favor.ui.semantics import Widget
from favor.ui.speech import voice_of, way_here

WIPE = "\x1b[3J\x1b[2J\x1b[H"
"""Empties a terminal with everything that was scrolled out of it."""

More = Callable[[Widget], Iterable[str]]


class Sink(Protocol):
    """Where lines go."""

    def say(self, lines: tuple[str, ...]) -> None:
        """Some lines."""

    def hush(self) -> None:
        """What is being said is not wanted any more."""

    def wipe(self) -> None:
        """The screen is handed over: nothing said before may be found by whoever sits down now."""

    def close(self) -> None:
        """No more comes."""


Sinks = Callable[[], tuple[Sink, ...]]


class TextFile:
    """A file with what was said since the screen was handed over last. One that cannot be written is left alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: TextIO | None = None
        self.wipe()

    def say(self, lines: tuple[str, ...]) -> None:
        """Some lines, there at once for whoever follows the file."""
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            self._file.write("\n".join(lines) + "\n")
            self._file.flush()

    def hush(self) -> None:
        """A file speaks to nobody."""

    def wipe(self) -> None:
        """Begin the file anew."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("w", encoding="utf-8", errors="backslashreplace")

    def close(self) -> None:
        """Let go of the file; it stays."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):  # of a full disk what waits is lost
                file.close()

    @property
    def where(self) -> str:
        """Where it lies, "" when it cannot be written."""
        return str(self.path).replace(str(Path.home()), "~", 1) if self._file is not None else ""


class Terminal:
    """The terminal the program was started from."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stdout

    def say(self, lines: tuple[str, ...]) -> None:
        """Some lines."""
        with contextlib.suppress(OSError, ValueError):
            self._out.write("\n".join(lines) + "\n")
            self._out.flush()

    def hush(self) -> None:
        """What is printed is printed."""

    def wipe(self) -> None:
        """Empty a real terminal; what is piped on cannot be called back."""
        with contextlib.suppress(OSError, ValueError):
            if self._out.isatty():
                self._out.write(WIPE)
                self._out.flush()

    def close(self) -> None:
        """The terminal stays."""


def everywhere(terminal: bool = False) -> tuple[Sink, ...]:
    """The file in the user's folder, the voice of the system where it has one, the terminal where it is asked for."""
    way = way_here()
    file = TextFile(Path(platformdirs.user_log_dir("favor", appauthor=False)) / "narration.txt")
    return (file, *((Terminal(),) if terminal else ()), *((voice_of(way),) if way is not None else ()))


class Stream:
    """Hears what happens on the window and says it, once a level is wished for. Costs nothing before."""

    def __init__(self, sinks: Sinks = tuple, forced: bool = False) -> None:
        """`forced`: speak although the settings say no, as the command line wants it."""
        self.forced = forced
        self._open = sinks
        self._sinks: tuple[Sink, ...] = ()
        self._left: tuple[Sink, ...] = ()
        """Where something was said before nobody listened any more."""
        self._narrator: Narrator | None = None

    @property
    def is_on(self) -> bool:
        """Is anything said?"""
        return self._narrator is not None

    @property
    def where(self) -> str:
        """The file that is written, "" for none."""
        return next((sink.where for sink in self._sinks if isinstance(sink, TextFile)), "")

    def set_level(self, level: str) -> None:
        """Take over the wish; sinks are opened with the first and closed with `off`."""
        level = "normal" if self.forced and level == "off" else level
        if level == "off":
            self.close()
        elif self._narrator is None:
            self._narrator = Narrator(level)
            self._sinks = self._open()
        else:
            self._narrator.level = level

    def happened(self, lines: Iterable[str]) -> None:
        """Events, as whoever looks may know them; not even made into words when nobody listens."""
        if self._narrator is not None:
            self._narrator.happened(lines)

    def pressed(self) -> None:
        """A key or button: what is being said stops."""
        if self._narrator is not None:
            self._narrator.pressed()
            for sink in self._sinks:
                sink.hush()

    def wipe(self) -> None:
        """The screen is handed over: nothing is said of what happened before, and nothing of it can be found."""
        if self._narrator is not None:
            self._narrator = Narrator(self._narrator.level)
        for sink in self._sinks:
            sink.hush()
            sink.wipe()
        for sink in self._left:
            sink.wipe()
            sink.close()
        self._left = ()

    def frame(self, frame: Frame, more: More, hints: Mapping[str, str]) -> None:
        """Say what is new in a frame."""
        if self._narrator is not None:
            self._say(self._narrator.lines(frame, more, hints))

    def again(self, frame: Frame, more: More, hints: Mapping[str, str]) -> None:
        """Say where one is."""
        if self._narrator is not None:
            self._say(self._narrator.again(frame, more, hints))

    def _say(self, lines: tuple[str, ...]) -> None:
        if lines:
            for sink in self._sinks:
                sink.say(lines)

    def close(self) -> None:
        """Say no more."""
        if self._narrator is not None:
            self._say((words.OFF,))
        for sink in self._sinks:
            sink.close()
        self._left, self._sinks, self._narrator = self._sinks or self._left, (), None

    def end(self) -> None:
        """The program ends: of what was said nothing is left for whoever looks next."""
        self.wipe()
        self.close()
