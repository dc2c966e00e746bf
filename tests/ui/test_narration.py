"""What listeners are told: levels, order, once and not twice; where it goes; no cost unless it is wished for."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from favor.app import content
from favor.content.load import Loaded
from favor.table.settings import NARRATIONS
from favor.ui import speech
from favor.ui.narration import Frame, Narrator, described, position, spoken
from favor.ui.narration_stream import WIPE, Stream, Terminal, TextFile
from favor.ui.scene import Scene
from favor.ui.semantics import Tree, Widget
from favor.ui.words_keys import hints
from favor.ui.words_spoken import LEVELS, ROLES, SCREENS
from tests.ui.driver import Driver
from tests.ui.listener import Ear, listening

BOX = (0, 0, 10, 10)
HINTS = hints()


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return content([])


def widget(id: str, role: str = "button", label: str = "", **more: object) -> Widget:
    return Widget(id, role, BOX, label or id, **{"does": (id,), **more})  # type: ignore[arg-type]


def told(narrator: Narrator, *widgets: Widget, focus: str = "") -> list[str]:
    """What is said of a frame with these widgets."""
    frame = Frame(1, "table", Tree(widgets), focus)
    return list(narrator.lines(frame, lambda widget: (f"more of {widget.id}",), HINTS))


PROMPT = widget("prompt", "prompt", "Mara: choose", does=None)
BUBBLE = widget("bubble", "dialog", "A hint", value="Do this", does=None)


# -- what is said -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "lines"),
    (
        ("brief", ["The table", "Mara: choose", "go, button. 1 of 2"]),
        ("normal", ["The table", "Mara fell", "Mara: choose", "go, button. 1 of 2"]),
        ("full", ["The table", "Mara fell", "Mara: choose", "A hint", "Do this", "go, button. 1 of 2", "more of go"]),
    ),
)
def test_levels(level: str, lines: list[str]) -> None:
    narrator = Narrator(level)
    narrator.happened(["Mara fell"])
    assert told(narrator, PROMPT, BUBBLE, widget("go"), widget("stay"), focus="go") == lines
    assert told(narrator, PROMPT, BUBBLE, widget("go"), widget("stay"), focus="go") == [], "once and not twice"


def test_a_widget_is_told_with_all_it_is() -> None:
    text = "Attack, costs 2: 3 damage"
    card = widget("card", "card", "Ice Bow", value=text, heard="in your hand", enabled=False, reason="No Energy")
    assert described(card) == "Ice Bow, card. Attack, costs 2: 3 damage. in your hand. not possible now: No Energy"
    assert described(widget("x", "button", "◄")) == "back, button"
    assert described(widget("x", "field", "Name")) == "Name, field to type in. empty"
    assert position(Tree([widget("a"), widget("c", "card"), widget("b")]), widget("b")) == "2 of 2"
    assert position(Tree([widget("c", "card")]), widget("c", "card")) == ""
    assert position(Tree([widget("go:1", "target"), widget("x")]), widget("go:1", "target")) == "1 of 1"


def test_only_what_lies_over_the_curtain_is_said() -> None:
    below = widget("note", "text", "hidden note", does=None)
    curtain = widget("curtain", "curtain", "", does=None)
    dialog = widget("notice", "dialog", "A decree", does=None)
    assert told(Narrator(), below, curtain, dialog, widget("go-on")) == ["The table", "A decree", "Enter goes on."]


def test_what_changes_is_said_and_a_refusal_as_often_as_it_is_asked_for() -> None:
    narrator = Narrator()
    refused = widget("prompt", "prompt", "No Energy", value="refused", heard="Mara: choose", does=None)
    told(narrator, PROMPT)
    assert told(narrator, refused) == ["No Energy"] and told(narrator, refused) == []
    narrator.pressed()
    assert told(narrator, refused) == ["No Energy"]
    assert told(narrator, PROMPT) == [], "the same question still"
    asked = widget("prompt", "prompt", "It stays", heard="Tom: choose", does=None)
    assert told(narrator, asked) == ["It stays", "Tom: choose"]
    assert told(narrator, PROMPT) == ["Mara: choose"]
    gauge = widget("bar", "gauge", "Volume", value="40 %", does=None)
    assert told(narrator, PROMPT, gauge) == []
    assert told(narrator, PROMPT, widget("bar", "gauge", "Volume", value="50 %", does=None)) == ["Volume: 50 %"]


def test_what_was_told_as_an_event_is_not_said_again_by_the_notice() -> None:
    narrator = Narrator()
    narrator.happened(["Mara is Stunned"])
    lines = widget("notice-lines", "text", "Mara is Stunned\nThree Hearts", does=None)
    assert told(narrator, lines)[1:3] == ["Mara is Stunned", "Three Hearts"]


def test_signs_are_said_as_words() -> None:
    assert spoken("2 ≥ 1  ·  −1 Heart\nthen –") == "2 at least 1; minus 1 Heart. then -"


def test_every_level_of_the_settings_has_its_name() -> None:
    assert tuple(level for level, _ in LEVELS) == NARRATIONS


def every_scene(of: type[Scene]) -> Iterator[type[Scene]]:
    for scene in of.__subclasses__():
        yield scene
        yield from every_scene(scene)


def test_every_screen_and_every_role_that_can_have_the_focus_has_a_name(loaded: Loaded) -> None:
    assert {scene.name for scene in every_scene(Scene)} - {"scene"} <= set(SCREENS)
    driver = Driver((1280, 720), loaded)
    driver.begin(2, 5, privacy="open")
    for _ in range(12):
        assert {widget.role for widget in driver.window.top.tree.focusable()} <= set(ROLES)
        assert all(widget.label.strip() for widget in driver.window.top.tree.focusable())
        driver.click_on()


# -- in the window ----------------------------------------------------------------------------------------------------


def test_f2_reads_the_comfort_card_first_and_is_silent_again(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    ear = Ear()
    driver.window.stream._open = lambda: (ear,)
    driver.window.wishes.change(welcomed=False)
    driver.app.show_first()
    driver.step()
    driver.key("tab")
    assert ear.lines == [] and not driver.window.stream.is_on
    driver.key("f2")
    driver.step()
    assert driver.window.wishes.settings.narration == "normal"
    assert ear.lines[0] == "First things first" and "Narration on, normal" in ear.lines
    assert "Can you read this easily?" in ear.lines and "F2 reads every screen aloud" in " ".join(ear.lines)
    driver.key("f2")
    driver.step()
    assert ear.lines[-1] == "Narration off" and ear.is_closed
    driver.key("tab")
    assert ear.lines[-1] == "Narration off"


def test_reasons_prompts_and_outcomes_are_heard_at_the_table(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    ear = listening(driver, "full")
    driver.begin(2, 5, privacy="open")
    driver.step()
    while driver.see("go-on"):
        driver.key("return")
    assert any("choose an action" in line for line in ear.take())
    driver.key("d")
    assert any("Ruin" in line for line in ear.take())
    driver.key("d")
    assert any("Ruin" in line for line in ear.take()), "a second try is answered as well"
    driver.key("v")
    heard = ear.take()
    place = next(line for line in heard if ", lit place" in line)
    assert " of you" in place and " of " in place.rpartition(".")[2]
    assert any(line.startswith("Energy left") for line in heard)
    driver.key("f3")
    assert ear.take()[0] == "The table"
    driver.key("tab", pygame.KMOD_SHIFT)
    assert ear.take()


def test_a_voice_is_hushed_by_any_key(loaded: Loaded) -> None:
    driver = Driver((1280, 720), loaded)
    ear = listening(driver)
    driver.app.show_first()
    driver.step()
    before = ear.hushed
    driver.key("tab")
    assert ear.hushed == before + 1


def test_the_setting_is_on_its_own_page_and_tells_the_file(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded)
    driver.window.stream._open = lambda: (TextFile(tmp_path / "narration.txt"),)
    driver.app.show_first()
    driver.step()
    driver.click(driver.find("settings"))
    driver.click(driver.find("tab:4"))
    driver.click(driver.find("narration:brief"))
    driver.step()
    assert driver.window.wishes.settings.narration == "brief" and driver.window.stream.is_on
    driver.key("tab")
    driver.click(driver.find("narration:full"))
    driver.step()
    assert "narration.txt" in driver.find("help").label
    assert "Full" in (tmp_path / "narration.txt").read_text("utf-8")


def test_without_a_wish_nothing_is_opened_written_or_made_into_words(loaded: Loaded, tmp_path: Path) -> None:
    driver = Driver((1280, 720), loaded)
    asked: list[str] = []
    driver.window.stream._open = lambda: (asked.append("opened"), (TextFile(tmp_path / "narration.txt"),))[1]

    def lines() -> Iterator[str]:
        asked.append("words")
        yield "x"

    driver.begin(2, 5, privacy="open")
    driver.step()
    for _ in range(6):
        driver.click_on()
    driver.window.stream.happened(lines())
    assert asked == [] and list(tmp_path.iterdir()) == []


# -- where it goes ----------------------------------------------------------------------------------------------------


def test_the_file_begins_anew_when_the_screen_is_handed_over(tmp_path: Path) -> None:
    file = TextFile(tmp_path / "deep" / "narration.txt")
    file.say(("one", "two"))
    assert file.path.read_text("utf-8") == "one\ntwo\n" and file.where.endswith("narration.txt")
    file.wipe()
    file.say(("three",))
    assert file.path.read_text("utf-8") == "three\n"
    file.close()
    file.say(("four",))
    assert file.path.read_text("utf-8") == "three\n" and file.where == ""


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = TextFile(tmp_path / "file" / "narration.txt")
    file.say(("one",))
    assert file.where == ""


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_emptied_and_a_pipe_is_not() -> None:
    for out, wiped in ((Tty(), WIPE), (io.StringIO(), "")):
        terminal = Terminal(out)
        terminal.say(("one",))
        terminal.wipe()
        assert out.getvalue() == "one\n" + wiped


def test_narrate_on_the_command_line_speaks_until_f2_though_the_settings_say_no() -> None:
    ear = Ear()
    stream = Stream(lambda: (ear,), forced=True)
    stream.set_level("off")
    assert stream.is_on
    stream.forced = False
    stream.set_level("off")
    assert not stream.is_on and ear.is_closed


def child(code: str, *more: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code, *more)


def wait_for(path: Path, words: str) -> str:
    """What is in a file once these words are."""
    for _ in range(200):
        found = path.read_text("utf-8") if path.exists() else ""
        if words in found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{words!r} is never said")


def test_a_voice_speaks_and_stops_without_being_waited_for(tmp_path: Path) -> None:
    out = tmp_path / "said"
    code = "import sys, time; p = sys.argv[1]; open(p, 'a').write(sys.stdin.read() + '|'); time.sleep(30)"
    stop = child("import sys; open(sys.argv[1], 'a').write('stopped|')", str(out))
    voice = speech.voice_of(speech.Way(child(code, str(out)), stop))
    start = time.perf_counter()
    voice.say(("Mara fell", "Enter?"))
    voice.say(("never said",))
    assert time.perf_counter() - start < 0.5
    wait_for(out, "Mara fell. Enter?|")
    voice.hush()
    wait_for(out, "stopped")
    voice.say(("again",))
    assert "never said" not in wait_for(out, "again.|")
    voice.hush()
    voice.close()


def test_a_lasting_voice_gets_an_empty_line_to_stop(tmp_path: Path) -> None:
    out = tmp_path / "said"
    code = "import sys; p = sys.argv[1]\nfor line in sys.stdin: open(p, 'a').write(repr(line))"
    voice = speech.voice_of(speech.Way(child(code, str(out)), lasting=True))
    voice.say(("één",))
    wait_for(out, "n.")
    voice.hush()
    voice.close()
    assert wait_for(out, "'\\n'").endswith("'\\n'")


def test_a_system_without_a_voice_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech.shutil, "which", lambda name: None)
    assert [speech.way_here(system) for system in ("linux", "darwin", "win32")] == [None, None, None]
    monkeypatch.setattr(speech.shutil, "which", lambda name: f"/bin/{name}")
    assert [speech.way_here(system).command[0] for system in ("linux", "darwin", "win32")] == [  # type: ignore[union-attr]
        "spd-say", "say", "/bin/powershell",
    ]  # fmt: skip
    voice = speech.voice_of(speech.Way(("/no/such/program",)))
    voice.say(("one",))
    voice.hush()
