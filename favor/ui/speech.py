"""The voice of the system, where it has one: small child processes that no frame waits for. Knows lines, no window."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
from abc import ABC, abstractmethod
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread

POWERSHELL = (
    "Add-Type -AssemblyName System.Speech; $v = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$r = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8); "
    "while ($null -ne ($l = $r.ReadLine())) { if ($l) { [void]$v.SpeakAsync($l) } else { $v.SpeakAsyncCancelAll() } }"
)
"""Windows speaks line after line; an empty line makes it stop."""

NO_WINDOW = 0x08000000
LONGEST_S = 120


@dataclass(frozen=True, slots=True)
class Way:
    """How a system speaks.

    `lasting`: one child speaks all lines it reads, an empty one makes it stop. Else each text has a child of its own, which
    gets it on its input or as its last word (`as_word`), and `stop` is called where ending that child is not enough.
    """

    command: tuple[str, ...]
    stop: tuple[str, ...] = ()
    as_word: bool = False
    lasting: bool = False


def way_here(platform: str = sys.platform) -> Way | None:
    """How this system speaks; None where it does not."""
    if platform == "darwin":
        return Way(("say", "-f", "-")) if shutil.which("say") else None
    if platform == "win32":
        found = shutil.which("powershell") or shutil.which("pwsh")
        return Way((found, "-NoProfile", "-Command", POWERSHELL), lasting=True) if found else None
    if shutil.which("spd-say"):
        return Way(("spd-say", "--wait", "--"), ("spd-say", "--cancel"), as_word=True)
    espeak = shutil.which("espeak-ng") or shutil.which("espeak")
    return Way((espeak, "--stdin")) if espeak else None


def voice_of(way: Way) -> Voice:
    """A voice that speaks that way."""
    return LastingVoice(way) if way.lasting else PassingVoice(way)


class Voice(ABC):
    """Says one thing after the other from a thread of its own."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._queue: SimpleQueue[str | None] = SimpleQueue()
        self._lock = Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._cut = False
        self._thread = Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, lines: tuple[str, ...]) -> None:
        """Say these lines in one breath, after what is being said."""
        words = " ".join(line if line.endswith((".", "!", "?", ":")) else line + "." for line in lines)
        self._queue.put(words.replace("\0", "").encode("utf-8", "replace").decode())  # no child takes what is no letter

    def hush(self) -> None:
        """Forget what waits, and stop."""
        with contextlib.suppress(Empty):
            while True:
                self._queue.get_nowait()
        self._stop()

    def wipe(self) -> None:
        """What was said is gone with its sound; what waits to be said goes as well."""
        self.hush()

    def close(self) -> None:
        """Finish what is being said, and go."""
        self._queue.put(None)

    @abstractmethod
    def _stop(self) -> None: ...

    @abstractmethod
    def _run(self) -> None: ...

    def _start(self, *more: str) -> subprocess.Popen[bytes] | None:
        """A child with its input open; None where it does not start."""
        flags = NO_WINDOW if sys.platform == "win32" else 0
        void = subprocess.DEVNULL
        with contextlib.suppress(OSError):
            command = (*self._way.command, *more)
            return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=void, stderr=void, creationflags=flags)
        return None


class PassingVoice(Voice):
    """A child for each text; it is ended when it must stop."""

    def _stop(self) -> None:
        with self._lock:
            if self._child is not None:
                self._cut = True
                self._child.kill()

    def _run(self) -> None:
        while (words := self._queue.get()) is not None:
            child = self._start(words) if self._way.as_word else self._start()
            if child is None:
                return
            with self._lock:
                self._child, self._cut = child, False
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                child.communicate(None if self._way.as_word else words.encode("utf-8"), timeout=LONGEST_S)
            with self._lock:
                self._child = None
            if self._cut and self._way.stop:
                with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                    subprocess.run(self._way.stop, stdin=subprocess.DEVNULL, capture_output=True, timeout=LONGEST_S, check=False)


class LastingVoice(Voice):
    """One child for all texts."""

    def _stop(self) -> None:
        self._queue.put("")

    def _run(self) -> None:
        child = self._start()
        if child is None or child.stdin is None:
            return
        with contextlib.suppress(OSError):
            while (words := self._queue.get()) is not None:
                child.stdin.write(words.encode("utf-8") + b"\n")
                child.stdin.flush()
        with contextlib.suppress(OSError):
            child.stdin.close()
