"""What is heard: every event has its sound or a reason to have none, nothing hidden is heard, and silence is survived."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from favor.language.logtext import LINES, variant_of
from favor.model.chance import Dice
from favor.model.events import EVENTS, HIDDEN
from favor.ui import hearing, sound
from favor.ui.hearing import SILENT, SOUNDS, heard, sound_for
from favor.ui.sound import APART, EBB, GAP, LATEST, MOST, SWELL, TUMBLE_MS, Sounds, Volumes
from tests.rules.random_play import new_game

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
SUCCESS, FAILED = ("die", 0, 1, 0, 2, True), ("die", 0, 1, 4, 2, False)
FAVOR, WON, DREW = ("favor", 0, 1, "offer"), ("won", 0, "favor"), ("drew", 1, 1280)


class Ear:
    """A device that writes down what it is given, with the time, and a clock to go with it."""

    def __init__(self) -> None:
        self.millis = 0
        self.opened = 0
        self.played: list[tuple[int, str]] = []
        self.gains: list[float] = []
        self.running: list[float] = []
        self.swelling: list[float] = []
        self.hushed = 0
        self.closed = False
        self.sounds = Sounds(lambda: self.millis, self.start)

    def start(self) -> Ear:
        self.opened += 1
        return self

    def play(self, name: str, gain: float) -> None:
        self.played.append((self.millis, name))
        self.gains.append(gain)

    def ambience(self, gain: float) -> None:
        self.running.append(gain)

    def music(self, gain: float) -> None:
        self.swelling.append(gain)

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        self.closed = True

    def wait(self, millis: int) -> None:
        for _ in range(millis):
            self.millis += 1
            self.sounds.tick()

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.played]


@pytest.fixture
def ear() -> Ear:
    ear = Ear()
    ear.sounds.tick()
    return ear


# ---- the mapping ----------------------------------------------------------------------------------------------------


def test_every_event_sounds_or_says_why_not() -> None:
    sounding = {key.split()[0] for key in SOUNDS}
    assert sounding | set(SILENT) == set(EVENTS)
    assert not sounding & set(SILENT)
    assert all(len(reason) > 10 for reason in SILENT.values())


def test_whatever_is_heard_can_be_read() -> None:
    """B47: the visible twin of an event's sound is at least its line in the log."""
    readable = set(LINES) | {line.split()[0] for line in LINES}
    assert set(SOUNDS) <= readable


def test_every_variant_of_a_sounding_event_sounds() -> None:
    for key in LINES:
        name = key.split()[0]
        assert (SOUNDS.get(key) or SOUNDS.get(name, "")) != "" or name in SILENT


def test_the_catalogue_is_used_in_full() -> None:
    assert set(SOUNDS.values()) == set(hearing.RANKED)
    assert len(set(hearing.CATALOGUE)) == len(hearing.CATALOGUE)


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (SUCCESS, "die-success"), (FAILED, "die-fail"), (("moved", 0, 1, 2, "move"), "tap"), (("moved", 0, 1, 2, "warp"), "warp"),
        (("energy", 0, 2), "energy-gain"), (("energy", 0, -1), "energy-spend"), (("banner", 1, 0), "banner"),
        (("banner", 1, -1), "loss"), (("damage", 0, 1, 1, 2, 5), "heart-crack"), (DREW, "card-draw"), (("nothing", 0, 3), ""),
    ],
)  # fmt: skip
def test_an_event_has_its_sound(event: tuple, sound: str) -> None:
    assert sound_for(event) == sound


@pytest.mark.parametrize("name", [name for name, places in HIDDEN.items() if places])
def test_a_hidden_value_makes_no_other_sound(name: str) -> None:
    values = [7] * len(EVENTS[name])
    known = (name, *values)
    covered = tuple(-1 if place in HIDDEN[name] else value for place, value in enumerate(known))
    assert known != covered
    assert sound_for(known) == sound_for(covered)


def test_all_seats_hear_the_same_in_played_games() -> None:
    """Nobody learns more by ear than anybody at the table may know: every redacted copy sounds alike."""
    met = set()
    for seats in (2, 4):
        game, dice = new_game(seats, seed=5), Dice(seats)
        options = game.options
        for _ in range(250):
            if not options:
                break
            events = game.apply(options[dice.below(len(options))])
            options = game.options
            copies = {tuple(map(sound_for, game.redact(events, viewer))) for viewer in range(-1, seats)}
            assert len(copies) == 1
            met.update(variant_of(event) for event in events if sound_for(event))
    assert len(met) > 20


# ---- one after another ----------------------------------------------------------------------------------------------


def test_the_same_sound_does_not_begin_twice_at_once(ear: Ear) -> None:
    for _ in range(3):
        ear.sounds.play("tap")
        ear.sounds.play("button")
        ear.millis += APART - 1
    assert ear.played == [(0, "tap"), (0, "button"), (2 * APART - 2, "tap"), (2 * APART - 2, "button")]


def test_a_die_tumbles_before_it_lies(ear: Ear) -> None:
    ear.sounds.hear([SUCCESS, FAVOR])
    ear.wait(2000)
    assert ear.played == [(0, "die-tumble"), (TUMBLE_MS, "die-success"), (TUMBLE_MS + GAP, "favor-chime")]


def test_a_die_that_lies_at_once_is_heard_at_once(ear: Ear) -> None:
    ear.sounds.hear([FAILED], tumble=0)
    assert ear.played == [(0, "die-fail")]


def test_a_die_rolled_again_tumbles_once(ear: Ear) -> None:
    ear.sounds.hear([("rerolled", 0, 3), SUCCESS])
    ear.wait(2000)
    assert ear.names == ["die-tumble", "die-success"]


def test_too_much_at_once_leaves_the_weightier() -> None:
    events = [("shuffled", 1), DREW, DREW, ("moved", 0, 1, 2, "move"), FAVOR, ("stunned", 1, 0), WON]
    assert heard(events, 3) == ("favor-chime", "stun", "victory")
    assert heard(events, 99) == ("shuffle", "card-draw", "tap", "favor-chime", "stun", "victory")
    assert MOST >= 3


def test_a_quick_game_is_told_as_it_is_now(ear: Ear) -> None:
    for _ in range(20):
        ear.sounds.hear([("god_drawn", 0, 3), SUCCESS, FAVOR, DREW])
        ear.wait(100)
    ear.sounds.hear([WON])
    ear.wait(2 * LATEST)
    assert ear.names[-1] == "victory"
    assert ear.played[-1][0] <= 2000 + LATEST + GAP


def test_a_jump_to_the_end_drops_what_waits(ear: Ear) -> None:
    ear.sounds.hear([SUCCESS, FAVOR])
    ear.sounds.hush()
    ear.wait(2000)
    assert ear.names == ["die-tumble"]
    assert ear.hushed == 1


def test_an_unknown_sound_is_named(ear: Ear) -> None:
    with pytest.raises(KeyError, match="trumpet"):
        ear.sounds.play("trumpet")


# ---- how loud -------------------------------------------------------------------------------------------------------


def test_volumes_multiply_and_mute_is_nothing() -> None:
    full = Volumes(1.0, 1.0, 1.0)
    assert full.effect_gain == full.ambience_gain == 1.0
    assert 0 < Volumes(0.4).effect_gain < Volumes(0.7).effect_gain < 1.0
    assert Volumes(0.5, effects=0.0).effect_gain == Volumes(0.0).ambience_gain == 0.0
    assert Volumes(1.0, 1.0, 1.0, muted=True).effect_gain == Volumes(muted=True).ambience_gain == 0.0
    assert Volumes(9.0, 9.0).effect_gain == 1.0
    assert Volumes(-1.0).effect_gain == 0.0


def test_mute_silences_everything_and_comes_back(ear: Ear) -> None:
    ear.sounds.set_volumes(Volumes(muted=True))
    ear.sounds.play("tap")
    assert (ear.played, ear.running[-1], ear.hushed) == ([], 0.0, 1)
    ear.sounds.set_volumes(Volumes())
    ear.millis += APART
    ear.sounds.play("tap")
    assert ear.names == ["tap"]
    assert ear.running[-1] == Volumes().ambience_gain > 0


def test_mute_drops_what_waits(ear: Ear) -> None:
    ear.sounds.hear([SUCCESS, FAVOR])
    ear.sounds.set_volumes(Volumes(muted=True))
    ear.sounds.set_volumes(Volumes())
    ear.wait(2000)
    assert ear.names == ["die-tumble"]


def test_sliders_are_heard_at_once(ear: Ear) -> None:
    ear.sounds.set_volumes(Volumes(1.0, 0.25, 0.0))
    ear.sounds.play("tap")
    assert (ear.gains, ear.running[-1]) == ([0.125], 0.0)


def test_the_ambience_waits_for_the_window(ear: Ear) -> None:
    ear.sounds.sleep(True)
    assert ear.running[-1] == 0.0
    ear.sounds.sleep(False)
    assert ear.running[-1] > 0.0


# ---- music ------------------------------------------------------------------------------------------------------------


def test_music_has_a_volume_of_its_own_behind_the_effects() -> None:
    assert Volumes(1.0, music=1.0).music_gain == 1.0
    assert Volumes(0.5, music=0.5).music_gain == Volumes(0.25, music=1.0).music_gain == pytest.approx(0.125)
    assert Volumes(1.0, music=0.0).music_gain == Volumes(0.0, music=1.0).music_gain == Volumes(muted=True).music_gain == 0.0
    assert Volumes(1.0, 0.0, 0.0, 1.0).music_gain == 1.0 and Volumes(1.0, 1.0, 1.0, 0.0).effect_gain == 1.0
    assert 0 < Volumes().music_gain < Volumes().effect_gain / 2


def test_music_comes_up_slowly_and_then_stays(ear: Ear) -> None:
    ear.wait(SWELL + 1)
    assert ear.swelling == sorted(ear.swelling)
    assert ear.swelling[0] < 0.01 and ear.swelling[SWELL // 2] == pytest.approx(Volumes().music_gain / 2, rel=0.01)
    assert ear.swelling[-1] == Volumes().music_gain
    told = len(ear.swelling)
    ear.wait(500)
    assert len(ear.swelling) == told  # nothing is asked of the device while nothing changes


@pytest.mark.parametrize("quiet", [Volumes(muted=True), Volumes(music=0.0), Volumes(0.0)])
def test_music_goes_by_degrees_and_comes_back(ear: Ear, quiet: Volumes) -> None:
    ear.wait(SWELL)
    ear.swelling.clear()
    ear.sounds.set_volumes(quiet)
    ear.wait(EBB + 1)
    assert ear.swelling == sorted(ear.swelling, reverse=True) and len(ear.swelling) > 100
    assert ear.swelling[-1] == 0.0
    ear.sounds.set_volumes(Volumes())
    ear.wait(SWELL + 1)
    assert ear.swelling[-1] == Volumes().music_gain


def test_music_waits_for_the_window(ear: Ear) -> None:
    ear.wait(SWELL)
    ear.sounds.sleep(True)
    ear.wait(EBB + 1)
    assert ear.swelling[-1] == 0.0
    told = len(ear.swelling)
    ear.wait(SWELL)
    assert len(ear.swelling) == told
    ear.sounds.sleep(False)
    ear.wait(SWELL + 1)
    assert ear.swelling[-1] == Volumes().music_gain


def test_the_slider_of_the_music_is_heard_at_once(ear: Ear) -> None:
    ear.wait(SWELL)
    ear.sounds.set_volumes(Volumes(1.0, music=0.25))
    ear.wait(1)
    assert ear.swelling[-1] == 0.125


def test_who_starts_muted_never_has_the_music_opened() -> None:
    ear = Ear()
    ear.sounds.set_volumes(Volumes(muted=True))
    ear.wait(SWELL)
    assert (ear.opened, ear.swelling) == (1, [])


def test_the_mixer_streams_the_music_and_keeps_its_place() -> None:
    device = sound.open_mixer(FOLDER)
    music = pygame.mixer.music
    try:
        device.music(0.0)
        assert not music.get_busy()
        device.music(0.25)
        assert music.get_busy() and music.get_volume() == pytest.approx(0.25, abs=0.01)
        assert not pygame.mixer.Channel(0).get_busy() and sound.MUSIC not in device._kept  # type: ignore[attr-defined]
        pygame.time.wait(120)
        device.music(0.0)
        place = music.get_pos()
        pygame.time.wait(60)
        assert not music.get_busy() and music.get_pos() == place > 0
        device.hush()
        device.music(0.5)
        pygame.time.wait(60)
        assert music.get_busy() and music.get_pos() > place
    finally:
        device.close()


@pytest.mark.parametrize("content", [None, b"no music at all"])
def test_without_its_file_only_the_music_is_missing(tmp_path: Path, content: bytes | None) -> None:
    (tmp_path / "button.ogg").write_bytes((FOLDER / "button.ogg").read_bytes())
    if content is not None:
        (tmp_path / "music.ogg").write_bytes(content)
    device = sound.open_mixer(tmp_path)
    try:
        for gain in (0.1, 0.2, 0.0, 0.3):
            device.music(gain)
        assert not pygame.mixer.music.get_busy()
        device.play("button", 1.0)
        assert pygame.mixer.get_busy()
    finally:
        device.close()


# ---- the device -----------------------------------------------------------------------------------------------------


def test_nothing_is_opened_before_the_first_tick() -> None:
    ear = Ear()
    assert (ear.opened, ear.sounds.is_silent) == (0, True)
    ear.sounds.hear([DREW])
    ear.sounds.play("tap")
    assert (ear.opened, ear.sounds.is_silent) == (0, True)
    ear.wait(5)
    assert (ear.opened, ear.sounds.is_silent, ear.played) == (1, False, [])


def test_after_closing_it_is_silent(ear: Ear) -> None:
    ear.sounds.close()
    ear.sounds.play("tap")
    ear.wait(5)
    assert (ear.closed, ear.sounds.is_silent, ear.played, ear.opened) == (True, True, [], 1)


def test_the_silent_twin_does_all_of_it() -> None:
    sounds = Sounds(lambda: 0)
    sounds.tick()
    sounds.hear([SUCCESS, WON])
    sounds.play("tap")
    sounds.set_volumes(Volumes(muted=True))
    sounds.sleep(True)
    sounds.hush()
    sounds.close()
    assert sounds.is_silent


def test_a_sound_that_is_not_there_costs_only_itself(tmp_path: Path) -> None:
    (tmp_path / "tap.ogg").write_bytes(b"no sound at all")
    (tmp_path / "button.ogg").write_bytes((FOLDER / "button.ogg").read_bytes())
    device = sound.open_mixer(tmp_path)
    try:
        for name in ("tap", "tile-lay"):
            device.play(name, 1.0)
        device.ambience(1.0)
        assert not pygame.mixer.get_busy()
        device.play("button", 1.0)
        assert pygame.mixer.get_busy()
    finally:
        device.close()


def test_the_mixer_plays_stereo_and_the_ambience_runs() -> None:
    device = sound.open_mixer(FOLDER)
    try:
        assert pygame.mixer.get_init() == (44_100, -16, 2)
        background = pygame.mixer.Channel(0)
        device.ambience(0.5)
        for _ in range(2 * sound.VOICES):
            device.play("god-bell", 0.5)
        assert background.get_busy()
        assert background.get_sound().get_length() > 10
        assert all(pygame.mixer.Channel(voice).get_busy() for voice in range(sound.VOICES))
        device.ambience(0.0)
        assert not background.get_busy()
    finally:
        device.close()
    assert pygame.mixer.get_init() is None


def test_hushing_stops_effects_and_leaves_the_ambience() -> None:
    device = sound.open_mixer(FOLDER)
    try:
        device.ambience(0.5)
        device.play("god-bell", 0.5)
        device.hush()
        pygame.time.wait(150)
        assert [pygame.mixer.Channel(voice).get_busy() for voice in range(3)] == [True, False, False]
    finally:
        device.close()


def test_a_machine_without_sound_goes_on_in_silence() -> None:
    """No device, no complaint, and nothing else of pygame is started."""
    code = f"""
import pygame
from pathlib import Path
from favor.ui.sound import Sounds, open_mixer
sounds = Sounds(lambda: 0, lambda: open_mixer(Path({str(FOLDER)!r})))
sounds.tick()
sounds.play("tap")
print(sounds.is_silent, pygame.get_init(), pygame.display.get_init())
"""
    environment = {**os.environ, "SDL_AUDIODRIVER": "there-is-no-such-driver"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "True False False\n", "")


def test_complaints_from_below_are_kept_away_while_opening(capfd: pytest.CaptureFixture[str]) -> None:
    with sound._unheard_complaints():
        os.write(2, b"ALSA lib: no such card\n")
    os.write(2, b"heard again\n")
    assert capfd.readouterr().err == "heard again\n"
