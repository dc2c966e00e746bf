"""The window is where it was, as large as it was, on monitors that are still there; full screen and back (B40)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.table.settings_file import SettingsFile
from favor.ui import display
from favor.ui.display import bounds_of, can_be_held, desktop, monitors, place, the_window
from favor.ui.window import Window, open_window
from favor.ui.wishes import Wishes


def opened(folder: Path, size: tuple[int, int] | None = None) -> Window:
    return open_window(size, Wishes(SettingsFile(folder)))


def test_size_and_place_come_back(tmp_path: Path) -> None:
    window = opened(tmp_path, (1024, 660))
    the_window().position = (37, 53)
    window.close()
    kept = SettingsFile(tmp_path).settings
    assert kept.window == (1024, 660) and kept.position == (37, 53) and kept.monitors
    window = opened(tmp_path)
    assert pygame.display.get_window_size() == (1024, 660) and the_window().position == (37, 53)
    window.close()


def test_a_place_on_a_monitor_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    window = opened(tmp_path, (1024, 660))
    usual = the_window().position
    assert not place((-1800, 40), ("1920x1080", *monitors())) and the_window().position == usual
    assert not place(None, monitors()) and the_window().position == usual
    assert place((11, 12), monitors()) and the_window().position == (11, 12)
    window.close()


def test_monitors_that_have_changed_places_take_no_window_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of equal size: the second stood at the right when the window lay on it, and stands at the left now."""
    window = opened(tmp_path, (1024, 660))
    usual = the_window().position
    right, left = ((0, 0, 1024, 768), (1024, 0, 1024, 768)), ((0, 0, 1024, 768), (-1024, 0, 1024, 768))
    monkeypatch.setattr(display, "desktop", lambda: left)
    assert not place((1100, 60), monitors()) and the_window().position == usual
    monkeypatch.setattr(display, "desktop", lambda: right)
    assert place((1100, 60), monitors()) and the_window().position == (1100, 60)
    window.close()


def test_enough_of_the_upper_edge_must_be_there_to_be_taken_hold_of() -> None:
    screen = (0, 0, 1920, 1080)
    assert can_be_held((37, 53), 1280, screen) and can_be_held((-1100, 0), 1280, screen)
    assert not can_be_held((-1200, 0), 1280, screen) and not can_be_held((1800, 0), 1280, screen)
    assert not can_be_held((0, 1060), 1280, screen) and not can_be_held((0, -30), 1280, screen)


def test_where_monitors_lie_is_found_out_by_an_unseen_window(tmp_path: Path) -> None:
    window = opened(tmp_path, (1024, 660))
    size = pygame.display.get_desktop_sizes()[0]
    assert bounds_of(0, size) == (0, 0, *size) and desktop() == ((0, 0, *size),)
    assert pygame.display.get_window_size() == (1024, 660)
    window.close()


def test_full_screen_and_back_keeps_size_place_and_resizing(tmp_path: Path) -> None:
    window = opened(tmp_path, (1024, 660))
    the_window().position = (37, 53)
    window.toggle_full_screen()
    window.close()
    kept = SettingsFile(tmp_path).settings
    assert kept.full_screen and kept.window == (1024, 660) and kept.position == (37, 53), "not those of the full screen"
    window = opened(tmp_path)
    window.toggle_full_screen()
    assert pygame.display.get_window_size() == (1024, 660) and the_window().position == (37, 53)
    assert the_window().resizable and the_window().minimum_size == (1024, 640)
    assert not SettingsFile(tmp_path).settings.full_screen
    window.close()


@pytest.mark.parametrize("spot", [(10**7, -(10**7)), (-70_000, 5)])
def test_no_place_is_too_far_to_be_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spot: tuple[int, int]) -> None:
    window = opened(tmp_path, (1024, 660))
    the_window().position = spot
    window.close()
    assert SettingsFile(tmp_path).settings.window == (1024, 660) and not SettingsFile(tmp_path).take_notices()
