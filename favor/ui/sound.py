"""What is heard, and when: the mixer, volumes, sounds one after another. Reads redacted events only; knows no game.

Sound is a guest here. Without a device, a file or a mixer everything goes on as before, in silence: nothing waits for a
sound, and nothing is told by a sound alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pygame

from favor.ui.hearing import AMBIENCE, CATALOGUE, MUSIC, TUMBLE, heard, sound_for

__all__ = ["Device", "Mixer", "Silence", "Sounds", "Volumes", "open_mixer", "sound_for"]

RATE, BITS, STEREO, BUFFER = 44_100, -16, 2, 1024
"""A buffer of 23 ms: nobody hears a die that much late, and half of it would cost an idle window twice as much."""
VOICES = 12
APART = 60
"""Milliseconds before the same sound may begin again: nearer together two are only one that is too loud."""
GAP, TUMBLE_MS, MOST, LATEST = 110, 480, 4, 900
"""Between the sounds of what happened together; how long a die tumbles; how many are heard; how far they may lag."""
RISE = 1500
"""Milliseconds in which the ambience comes up."""
SWELL, EBB = 4000, 700
"""Milliseconds in which music comes from nothing to full, and goes."""
ROLLED = ("die-success", "die-fail")


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud, each from 0 to 1, as the sliders stand."""

    master: float = 0.4
    effects: float = 1.0
    ambience: float = 0.7
    music: float = 0.6
    muted: bool = False

    @property
    def effect_gain(self) -> float:
        """What an effect is multiplied by. Ears hear ratios, so the middle of a slider is less than a half."""
        return 0.0 if self.muted else _gain(self.master * self.effects)

    @property
    def ambience_gain(self) -> float:
        """What the ambience is multiplied by."""
        return 0.0 if self.muted else _gain(self.master * self.ambience)

    @property
    def music_gain(self) -> float:
        """What the music is multiplied by."""
        return 0.0 if self.muted else _gain(self.master * self.music)


def _gain(slider: float) -> float:
    return float(min(1.0, max(0.0, slider)) ** 1.5)


# ---- what makes the air move, or does not --------------------------------------------------------------------------


class Device(Protocol):
    """Something sounds can be given to."""

    def play(self, name: str, gain: float) -> None:
        """Begin a sound."""

    def ambience(self, gain: float) -> None:
        """Let the ambience run that loud; 0 halts it."""

    def music(self, gain: float) -> None:
        """Let the music run that loud; at 0 it waits where it is."""

    def hush(self) -> None:
        """Stop every effect; ambience and music go on."""

    def close(self) -> None:
        """Let go of the device."""


class Silence:
    """The silent twin of a mixer."""

    def play(self, name: str, gain: float) -> None:
        """Not heard."""

    def ambience(self, gain: float) -> None:
        """Not heard."""

    def music(self, gain: float) -> None:
        """Not heard."""

    def hush(self) -> None:
        """It is quiet."""

    def close(self) -> None:
        """There is nothing to let go of."""


class Mixer:
    """pygame's mixer, opened; sounds are read when they are first heard."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[str, pygame.mixer.Sound | None] = {}
        pygame.mixer.set_num_channels(VOICES)
        pygame.mixer.set_reserved(1)
        self._background = pygame.mixer.Channel(0)
        self._is_music_begun = False

    def play(self, name: str, gain: float) -> None:
        """Begin a sound on a free voice; with none free it is left out."""
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(gain)
            sound.play()

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._kept:
            self._kept[name] = self._read(name)
        return self._kept[name]

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(self._folder / f"{name}.ogg"))
        except (pygame.error, OSError):  # a broken file costs its sound, never the game
            return None

    def ambience(self, gain: float) -> None:
        """Kept decoded: streaming it would cost an idle window twice as much."""
        if gain <= 0:
            self._background.stop()
            return
        sound = self._sound(AMBIENCE)
        if sound is None:
            return
        sound.set_volume(gain)  # not the channel's volume: that one is moved by the fade
        if not self._background.get_busy():
            self._background.play(sound, loops=-1, fade_ms=RISE)

    def music(self, gain: float) -> None:
        """Streamed: a minute and a half of it, decoded, would hold up a frame and fill memory."""
        if gain <= 0:
            pygame.mixer.music.pause()
            return
        pygame.mixer.music.set_volume(gain)
        if not self._is_music_begun:
            self._is_music_begun = True
            self._begin_music()
        pygame.mixer.music.unpause()

    def _begin_music(self) -> None:
        try:
            pygame.mixer.music.load(str(self._folder / f"{MUSIC}.ogg"))
            pygame.mixer.music.play(loops=-1)
        except (pygame.error, OSError):  # as with any sound: only the music is missing
            pygame.mixer.music.unload()

    def hush(self) -> None:
        """Stop every effect, with a short fade so that it does not click."""
        for voice in range(1, VOICES):
            pygame.mixer.Channel(voice).fadeout(40)

    def close(self) -> None:
        """Let go of the device."""
        pygame.mixer.quit()


def open_mixer(folder: Path) -> Device:
    """The mixer with the sounds of a folder; its silent twin where the machine has no sound."""
    try:
        with _unheard_complaints():
            pygame.mixer.init(RATE, BITS, STEREO, BUFFER)
    except pygame.error:
        return Silence()
    return Mixer(folder)


@contextmanager
def _unheard_complaints() -> Iterator[None]:
    """ALSA tells stderr of a missing sound card in eight lines from below Python; keep them from the player."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has no stderr
        yield
        return
    void = os.open(os.devnull, os.O_WRONLY)
    os.dup2(void, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(void)


# ---- what the window speaks to --------------------------------------------------------------------------------------


class Sounds:
    """All sound of the window. Without `start` it stays silent for good, as pictures and tests want it."""

    def __init__(
        self, now: Callable[[], int], start: Callable[[], Device] = Silence, volumes: Volumes = Volumes()
    ) -> None:
        self.volumes = volumes
        self._now = now
        self._start = start
        self._device: Device = Silence()
        self._opened = False
        self._asleep = False
        self._music = self._music_full = self._share = 0.0
        self._swelled_at = now()
        self._began: dict[str, int] = {}
        self._waiting: list[tuple[int, str]] = []

    @property
    def is_silent(self) -> bool:
        """Has the machine no sound, or has it not been opened yet?"""
        return isinstance(self._device, Silence)

    def tick(self) -> None:
        """Time has passed. The first call opens the device, which may take a while: make it after the first frame."""
        if not self._opened:
            self.open()
        self._play_due()
        self._swell()

    def _play_due(self) -> None:
        now = self._now()
        while self._waiting and self._waiting[0][0] <= now:
            self.play(self._waiting.pop(0)[1])

    def open(self) -> None:
        """Open the device, or try again where there was none."""
        self._opened = True
        if self.is_silent:
            self._device = self._start()
            self._share, self._swelled_at = 0.0, self._now()
        self._set_ambience()

    def close(self) -> None:
        """Let go of the device; nothing is heard from here on."""
        self._waiting.clear()
        self._device.close()
        self._device = Silence()

    # -- effects --------------------------------------------------------------------------------------------------

    def play(self, name: str) -> None:
        """Begin a sound now, unless the same has only just begun."""
        if name not in CATALOGUE:
            raise KeyError(f"there is no sound {name!r}; favor/ui/hearing.py lists them")
        now = self._now()
        if now - self._began.get(name, now - APART) < APART:
            return
        self._began[name] = now
        gain = self.volumes.effect_gain
        if gain > 0:
            self._device.play(name, gain)

    def hear(self, events: Iterable[tuple[Any, ...]], tumble: int = TUMBLE_MS) -> None:
        """Line up the sounds of redacted events. `tumble`: how long a die is seen to roll; 0 where it lies at once."""
        now = self._now()
        if self._waiting and self._waiting[-1][0] > now + LATEST:
            self._waiting.clear()  # a quick game is told as it is now, not as it was
        due = self._waiting[-1][0] + GAP if self._waiting else now
        sounds = heard(events, MOST)
        for name in sounds:
            if name in ROLLED and tumble > 0:
                if TUMBLE not in sounds:
                    self._waiting.append((due, TUMBLE))
                due += tumble
            self._waiting.append((due, name))
            due += GAP
        self._play_due()

    def hush(self) -> None:
        """Drop what waits to be heard: the picture has jumped to its end."""
        self._waiting.clear()
        self._device.hush()

    # -- how loud -------------------------------------------------------------------------------------------------

    def set_volumes(self, volumes: Volumes) -> None:
        """Take over the sliders; heard at once."""
        self.volumes = volumes
        if volumes.effect_gain <= 0:
            self.hush()
        self._set_ambience()

    def sleep(self, asleep: bool) -> None:
        """The window is out of sight, or seen again: the ambience waits for it."""
        self._asleep = asleep
        self._set_ambience()

    def _set_ambience(self) -> None:
        self._device.ambience(0.0 if self._asleep else self.volumes.ambience_gain)

    def _swell(self) -> None:
        """The music comes and goes by degrees; while it is there, sliders are heard at once."""
        now = self._now()
        passed, self._swelled_at = now - self._swelled_at, now
        wanted = 0.0 if self._asleep else self.volumes.music_gain
        if wanted > 0:
            self._music_full, self._share = wanted, min(1.0, self._share + passed / SWELL)
        else:
            self._share = max(0.0, self._share - passed / EBB)
        gain = self._share * self._music_full
        if gain != self._music:
            self._music = gain
            self._device.music(gain)
