"""Help at hand (B51, B52) and packs that fail (B59): the reference card tells all there is to do, a broken pack is listed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.ui import can, words
from favor.ui.scenes.can import CanScene
from tests.ui.driver import Driver
from tests.ui.looker import faults, in_the_middle, to_action

BROKEN = """
format: 1
relics:
  - {id: fine-thing, name: Fine Thing, type: charm, passive: [{who: you, stat: charm, add: 1}]}
  - {id: odd-thing, name: Odd Thing, type: charm, passiv: [{who: you, stat: charm, add: 1}]}
"""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def key(name: str, down: bool) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0))


def test_the_reference_card_is_there_as_long_as_q_is_held_and_tells_all(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    driver.begin(2)
    to_action(driver)
    key("q", True)
    driver.step()
    assert driver.window.top.name == "reference card" and not faults(driver)
    said = " ".join(f"{widget.label} {widget.value}" for widget in driver.window.top.tree).lower()
    rules = loaded.catalog.rules
    for _, word, _, _ in words.ACTIONS:
        assert word.lower() in said, word
    for word in ("cold", "poison", "silenced", "invisible", "stun", "banner"):
        assert word in said, word
    assert str(rules["favor_to_win"]) in said and "win" in said
    driver.step(600)  # held, not tapped
    key("q", False)
    driver.step()
    assert driver.window.top.name == "table"


def test_what_can_i_do_equals_the_engine_in_the_middle_of_games(loaded: Loaded) -> None:
    driver, looked = Driver((1280, 720), loaded), 0
    for seed in range(1, 7):
        if not in_the_middle(driver, 3, seed, 40 + seed * 61, about="action") or driver.window.top.name != "table":
            continue
        to_action(driver)
        driver.key("h")
        top = driver.window.top
        assert isinstance(top, CanScene)
        offered = [action for group in top.groups for line in group.lines for action in line.actions]
        assert sorted(offered) == sorted(driver.app.sitting.game.decision.options)  # type: ignore[union-attr]
        refused = [line for group in top.groups for line in group.lines if not line.actions]
        assert all(line.reason for line in refused)
        kinds = [group.title for group in top.groups]
        assert len(set(kinds)) == len(kinds) > 1
        driver.key("escape")
        looked += 1
    assert looked >= 4


def test_what_can_i_do_needs_no_second_page_where_there_is_room(loaded: Loaded) -> None:
    """At 1080 lines even the longest lists of a long game for six lie on one page."""
    driver = Driver((1920, 1080), loaded)
    driver.begin(6, 3, privacy="open")
    sitting = driver.app.sitting
    assert sitting is not None
    longest, size, brush = 0, driver.window.size, driver.window.brush()
    while not sitting.is_over and len(sitting.taken) < 300:
        decision = sitting.game.decision
        assert decision is not None
        if decision.about == "action" and len(sitting.taken) % 7 == 0:
            scene = CanScene(driver.window, can.groups(sitting, driver.table.showing(size)), lambda chosen: None, loaded.catalog)
            widgets = list(scene.build(brush, size))
            assert not [widget for widget in widgets if widget.id == "more"], len(sitting.taken)
            longest = max(longest, sum(widget.id.startswith("line:") for widget in widgets))
        acts = [option for option in decision.options if option[0] != "end_turn"]
        chosen = acts if acts and driver.dice.below(6) else list(decision.options)
        sitting.submit(chosen[driver.dice.below(len(chosen))])
    assert longest > 15


def test_a_pack_that_fails_is_listed_with_the_reason_and_skipped(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text('format: 1\npack: {id: broken, name: Broken, version: "1.0.0", api: 1}\n')
    (tmp_path / "relics.yaml").write_text(BROKEN)
    loaded = content([tmp_path])
    assert loaded.problems.errors
    assert not [card for card in loaded.catalog.section("relics") if card.pack == "broken"]
    driver = Driver((1280, 720), loaded)
    driver.app.show_first()
    driver.step()
    assert driver.window.top.name == "problems"
    listed = " ".join(widget.label for widget in driver.window.top.tree)
    assert "relics.yaml" in listed and "passiv" in listed and "passive" in listed, listed
    assert not faults(driver)
    driver.click(driver.find("back"))
    assert driver.window.top.name == "title"
    driver.begin(2)
    driver.uncover()
    assert driver.window.top.name == "table"
