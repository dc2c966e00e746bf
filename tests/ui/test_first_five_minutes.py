"""The first five minutes in order: every screen tells what somebody needs who has never seen the game, in few inputs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui.stage import Stage
from tests.ui.first_five import Newcomer, first_five
from tests.ui.test_screens import check

MOST_INPUTS = 15
SIZES = ((1024, 640), (1280, 720))


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def told(driver: Newcomer) -> str:
    """All that the screen says, as a listener would get it."""
    return "\n".join(f"{widget.label} {widget.value}" for widget in driver.window.top.tree)


def bubble(driver: Newcomer) -> str:
    shown = driver.see("bubble")
    return f"{shown.label}: {shown.value}" if shown is not None else ""


def comfort(driver: Newcomer) -> None:
    assert driver.window.top.name == "comfort"
    assert all(words in told(driver) for words in ("Can you read this easily?", "Movement", "Sound", "Language"))
    assert driver.see("done") and driver.window.wishes.settings.master == 40


def title(driver: Newcomer) -> None:
    assert driver.window.top.name == "title" and driver.see("continue") is None
    for id in ("new", "learn", "load", "reference", "settings", "quit"):
        assert driver.see(id), id


def new_game(driver: Newcomer) -> None:
    said = told(driver)
    assert driver.window.top.name == "new game" and driver.see("start") and "Banners" in said and "minutes" in said
    assert driver.window.top.typing == "name:0"
    assert driver.find("legend").label == "Hearts, Fight, Charm, Wit"


def opening(driver: Newcomer) -> None:
    assert driver.window.top.name == "opening"
    assert "Ten Favor win" in told(driver) and "So do all four Banners" in told(driver)


def who_begins(driver: Newcomer) -> None:
    assert "Who begins?" in told(driver) and "Player 3 begins" in told(driver)


def cover(driver: Newcomer) -> None:
    assert driver.window.top.name == "cover" and "Player 3" in told(driver) and "Space" in told(driver)
    assert not any(widget.role == "card" for widget in driver.window.top.tree)


def decree(driver: Newcomer) -> None:
    assert driver.find("step:1").value == "now" and driver.see("notice-card") and driver.see("go-on")
    assert "The Gods open every turn" in bubble(driver) and driver.see("bubble-done") is None


def energy(driver: Newcomer) -> None:
    assert "4 Energy left" in driver.find("prompt").label and "lit place" in driver.find("prompt").label
    assert "Ruins" in bubble(driver) and "costs 1" in bubble(driver)
    target = driver.find("bubble-target").rect
    assert any(widget.id.startswith("go:") and widget.rect == target for widget in driver.window.top.tree)


def ghost(driver: Newcomer) -> None:
    assert driver.see("place") and driver.find("undo").label.startswith("Locked: ")
    assert "R or the wheel" in bubble(driver) and "Enter" in bubble(driver)


def laid(driver: Newcomer) -> None:
    assert "3 Energy unspent" in driver.find("end-turn").label
    assert "was revealed" in driver.find("prompt").label and driver.find("undo").label.startswith("Undo: ")


def card(driver: Newcomer) -> None:
    raised = [widget for widget in driver.window.top.tree if widget.id.startswith("raised:")]
    assert raised and "damage" in raised[0].value and "Adjacent" in driver.find("tips").value
    assert bubble(driver).startswith("Your hand: ")


def ground(driver: Newcomer) -> None:
    assert driver.find("prompt").label.startswith("Shortcut Glacier: ") and bubble(driver).startswith("The ground acts")
    assert "succeeds on 0" in driver.find("tray").value and "Failed" in driver.find("tray").value


def end_turn(driver: Newcomer) -> None:
    assert "again" in driver.find("prompt").label and driver.find("no-more").label == "Don’t ask again"
    assert all(words in driver.find("end-turn").label for words in ("draw", "Cold"))


def next_cover(driver: Newcomer) -> None:
    assert driver.window.top.name == "cover" and "Player 1" in told(driver)
    assert driver.inputs <= MOST_INPUTS, "the first turn takes too many inputs"
    assert driver.app.sitting is not None and driver.app.sitting.game.view(-1).turn == 2


def danger(driver: Newcomer) -> None:
    assert bubble(driver).startswith("A cracked Heart: ") and "Stunned" in bubble(driver)


def recap(driver: Newcomer) -> None:
    assert driver.window.top.name == "recap" and "Since your last turn" in told(driver)


def second_turn(driver: Newcomer) -> None:
    assert all(words in bubble(driver) for words in ("H shows what is possible", "F1", "Q"))
    driver.press("bubble-done")
    assert bubble(driver) == ""  # from now on at most one a turn


STOPS: dict[str, Callable[[Newcomer], None]] = {
    "comfort": comfort, "title": title, "new-game": new_game, "opening": opening, "who-begins": who_begins, "cover": cover,
    "decree": decree, "energy": energy, "ghost": ghost, "laid": laid, "card": card, "ground": ground, "end-turn": end_turn,
    "cover-for-the-next": next_cover, "danger": danger, "recap": recap, "second-turn": second_turn,
}  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_every_stop_tells_enough(size: tuple[int, int], loaded: Loaded) -> None:
    driver = Newcomer(size, loaded)
    met = []
    for _, name in first_five(driver):
        check(driver, f"{name} at {size[0]}x{size[1]}", covered=True)
        STOPS[name](driver)
        met.append(name)
    assert met == list(STOPS)


def test_a_walk_that_says_nothing_is_noticed(loaded: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks of the stops can fail: without the notice of a decree, and with a silent coach."""
    monkeypatch.setattr(Stage, "decrees", property(lambda stage: False))
    driver = Newcomer((1280, 720), loaded)
    for _, name in first_five(driver):
        if name == "decree":
            with pytest.raises(AssertionError):
                decree(driver)
            driver.window.wishes.change(coach=False)
        if name == "energy":
            with pytest.raises(AssertionError):
                energy(driver)
            break
