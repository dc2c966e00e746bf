"""Settings: always valid, kept whole or not at all, nothing of the person's lost, and trouble told once."""

from __future__ import annotations

import json
import os
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from favor.table import settings_file
from favor.table.settings import (
    DEFAULTS,
    LONGEST_NAME,
    MOST_NAMES,
    PRIVACY,
    SPEEDS,
    THEMES,
    BadSetting,
    Settings,
    from_data,
    to_data,
)
from favor.table.settings_file import LIMIT, NAME, SettingsFile

CHANGED = Settings(
    ui_scale=150, card_text=120, speed="instant", motion="still", master=10, effects=20, music=30, ambience=0, muted=True,
    theme="contrast", plain_tiles=True, privacy="peek", names=("Mara", "Tom"), window=(1366, 768), position=(-1200, 40),
    monitors=("1920x1080", "2560x1440"), turn_clock=5,
    full_screen=True, confirm_end_turn=False, language="pt-BR", narration="full", coach=False, coach_done=("warp",),
    lesson=("3", "move:5", "=0"), welcomed=True,
)  # fmt: skip
WRONG = (
    ("ui_scale", 79), ("ui_scale", 201), ("ui_scale", 100.0), ("ui_scale", True), ("ui_scale", "100"), ("card_text", None),
    ("speed", "fast"), ("speed", ["normal"]), ("motion", ""), ("master", -1), ("music", 101), ("muted", 1), ("theme", "dark"),
    ("privacy", "closed"), ("names", "Mara"), ("names", [""]), ("names", [" Tom"]), ("names", ["a" * (LONGEST_NAME + 1)]),
    ("names", ["a\nb"]), ("names", ["\ud800"]), ("names", [1]), ("names", ["x"] * (MOST_NAMES + 1)), ("window", [800, 600]),
    ("window", [1280]), ("window", [1280.0, 720]), ("window", "1280x720"), ("position", [0, 1 << 20]), ("full_screen", "no"),
    ("turn_clock", -1), ("turn_clock", 61), ("monitors", "1920x1080"), ("language", "../de"), ("language", ""),
    ("narration", "loud"), ("coach_done", {"a": 1}), ("welcomed", None),
)  # fmt: skip
BROKEN = (
    b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe{}", b'{"ui_scale": 100,}', b"[" * 100_000,
    b'{"ui_scale": ' + b"9" * 5000 + b"}", b" " * (LIMIT + 1),
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "config"


def written(folder: Path, data: bytes | dict) -> SettingsFile:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAME).write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return SettingsFile(folder)


# -- values -----------------------------------------------------------------------------------------------------------


def test_the_sample_changes_everything() -> None:
    same = [one.name for one in fields(Settings) if getattr(CHANGED, one.name) == getattr(DEFAULTS, one.name)]
    assert same == ["extra"]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=lambda value: repr(value)[:30])
def test_a_wrong_value_is_refused_and_said(name: str, value: object) -> None:
    with pytest.raises(BadSetting, match=name):
        DEFAULTS.with_(**{name: value})
    found, faults = from_data({name: value, "muted": True} if name != "muted" else {name: value})
    assert getattr(found, name) == getattr(DEFAULTS, name)
    assert len(faults) == 1 and faults[0].startswith(f"{name} is ") and "but must be" in faults[0]


def test_settings_do_not_change_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        DEFAULTS.muted = True  # type: ignore[misc]
    assert hash(DEFAULTS) == hash(Settings())


@pytest.mark.parametrize("settings", [DEFAULTS, CHANGED])
def test_what_is_written_is_read(settings: Settings) -> None:
    assert from_data(json.loads(json.dumps(to_data(settings)))) == (settings, ())


@given(
    st.dictionaries(
        st.sampled_from([one.name for one in fields(Settings)]) | st.text(max_size=5),
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5)
        | st.lists(st.integers() | st.text(max_size=5), max_size=3),
    )
)  # fmt: skip
def test_any_mapping_gives_valid_settings(data: dict) -> None:
    found, _ = from_data(data)
    assert from_data(to_data(found)) == (found, ())
    known = [one.name for one in fields(Settings) if one.name != "extra"]
    assert {key: value for key, value in data.items() if key not in (*known, "format")}.items() <= to_data(found).items()


def test_what_follows_from_settings() -> None:
    assert [DEFAULTS.with_(speed=speed).pace for speed in SPEEDS] == [0.5, 1.0, 2.0, 4.0, 0.0]
    assert [DEFAULTS.with_(motion=motion).reduced_motion for motion in ("full", "gentle", "still")] == [False, True, True]
    assert DEFAULTS.privacy == "cover" and DEFAULTS.privacy in PRIVACY and DEFAULTS.theme in THEMES


def test_a_file_from_before_the_music_keeps_all_but_its_loudness() -> None:
    """Nobody chose that 100: there was no slider, and nothing to be heard."""
    old = {**to_data(CHANGED), "format": 1, "music": 100, "of_tomorrow": 3}
    found, faults = from_data(old)
    assert (found.with_(music=CHANGED.music, extra={}), faults) == (CHANGED.with_(extra={}), ())
    assert found.music == DEFAULTS.music < 100 and found.extra == {"of_tomorrow": 3}
    assert to_data(found)["format"] == 2 and from_data(to_data(found.with_(music=100)))[0].music == 100


def test_names_are_remembered_newest_first() -> None:
    found = DEFAULTS.remembering("Mara", "Tom").remembering("Tom", "  Ysolde\n the  Bold ", "")
    assert found.names == ("Tom", "Ysolde the Bold", "Mara")
    many = found.remembering(*(f"Player {number}" for number in range(100)))
    assert len(many.names) == MOST_NAMES
    assert DEFAULTS.remembering("x" * (LONGEST_NAME - 1) + " yz").names == ("x" * (LONGEST_NAME - 1),)


def test_bubbles_are_noted_once() -> None:
    found = DEFAULTS.coached("warp").coached("trap").coached("warp")
    assert found.coach_done == ("warp", "trap")


# -- the file ---------------------------------------------------------------------------------------------------------


def test_without_a_file_all_is_as_usual_and_nothing_is_written(folder: Path) -> None:
    file = SettingsFile(folder)
    assert file.settings == DEFAULTS and file.take_notices() == () and not folder.exists()


def test_the_usual_place_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(settings_file, "user_config_dir", lambda name, appauthor: str(tmp_path / name))
    assert SettingsFile().path == tmp_path / "favor" / NAME


def test_changes_are_kept(folder: Path) -> None:
    SettingsFile(folder).change(speed="double", names=["Zoë"])
    SettingsFile(folder).change(muted=True)
    again = SettingsFile(folder)
    assert again.settings == DEFAULTS.with_(speed="double", names=("Zoë",), muted=True)
    assert again.take_notices() == ()
    assert sorted(path.name for path in folder.iterdir()) == [NAME]


def test_a_refused_change_changes_nothing(folder: Path) -> None:
    file = SettingsFile(folder)
    file.change(speed="double")
    before = file.path.read_bytes()
    with pytest.raises(BadSetting):
        file.change(speed="warp")
    assert file.settings.speed == "double" and file.path.read_bytes() == before


def test_what_is_not_known_is_kept(folder: Path) -> None:
    file = written(folder, {"format": 9, "ui_scale": 120, "of_tomorrow": {"a": [1, "\ud800"]}})
    assert file.settings.ui_scale == 120 and file.take_notices() == ()
    file.change(ui_scale=130)
    data = json.loads(file.path.read_text())
    assert data["of_tomorrow"] == {"a": [1, "\ud800"]} and data["format"] == 9 and data["ui_scale"] == 130


@pytest.mark.parametrize("data", BROKEN, ids=lambda data: repr(data[:12]))
def test_a_broken_file_is_kept_aside_and_told(folder: Path, data: bytes) -> None:
    file = written(folder, data)
    assert file.settings == DEFAULTS
    (notice,) = file.take_notices()
    assert notice.kind == "unreadable" and str(file.path) in notice.text
    assert notice.kept is not None and notice.kept.name in notice.text and notice.kept.read_bytes() == data
    file.change(muted=True)
    assert SettingsFile(folder).settings.muted and notice.kept.read_bytes() == data


def test_two_broken_files_are_both_kept_and_the_same_one_once(folder: Path) -> None:
    kept = [written(folder, data).take_notices()[0].kept for data in (b"{", b"[", b"{", b"[")]
    assert [path.name for path in kept if path] == [f"settings.broken-{number}.json" for number in (1, 2, 1, 2)]


def test_a_wrong_value_costs_only_itself(folder: Path) -> None:
    file = written(folder, {"ui_scale": 999, "speed": "double"})
    assert file.settings == DEFAULTS.with_(speed="double")
    (notice,) = file.take_notices()
    assert notice.kind == "values" and "ui_scale is 999" in notice.text and notice.kept is not None
    assert file.take_notices() == ()


def test_a_crash_while_writing_leaves_the_old_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(folder)
    file.change(speed="double")

    def stop(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", stop)
    file.change(speed="half")
    monkeypatch.undo()
    assert file.settings.speed == "half" and SettingsFile(folder).settings.speed == "double"
    assert "No space left" in file.take_notices()[0].text
    file.keep(file.settings)  # the same again, now that there is room
    assert SettingsFile(folder).settings.speed == "half"


def test_where_nothing_can_be_written_all_works_and_is_told_once(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    file = SettingsFile(in_the_way / "favor")
    file.take_notices()
    for scale in (110, 120, 130):
        assert file.change(ui_scale=scale).ui_scale == scale
    (notice,) = file.take_notices()
    assert notice.kind == "unsaved" and "until you quit" in notice.text
    file.change(ui_scale=140)
    assert file.take_notices() == () and file.settings.ui_scale == 140
    assert in_the_way.read_text() == "no folder"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="this user may write everywhere")
def test_a_read_only_home(folder: Path) -> None:
    written(folder, {"speed": "double"})
    folder.chmod(0o500)
    try:
        file = SettingsFile(folder)
        assert file.change(muted=True).speed == "double"
        assert [notice.kind for notice in file.take_notices()] == ["unsaved"]
    finally:
        folder.chmod(0o700)


def test_a_folder_in_place_of_the_file(folder: Path) -> None:
    (folder / NAME).mkdir(parents=True)
    file = SettingsFile(folder)
    assert file.settings == DEFAULTS
    assert [notice.kind for notice in file.take_notices()] == ["unreadable"]
    assert file.change(muted=True).muted and [notice.kind for notice in file.take_notices()] == ["unsaved"]
