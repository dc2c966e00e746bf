"""From what a frame shows to what is said of it, at three levels. Pure: trees, told events in; lines out. Knows no game."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from favor.ui import words_spoken as words
from favor.ui.semantics import Tree, Widget

QUIET = (
    "round", "tray", "stock", "turn", "log", "god", "chapter", "raised",
    "linked-card", "keep-words", "tooltip", "foot", "map",
)  # fmt: skip
"""Beginnings of ids of what is not said by itself: it changes often, or is said better elsewhere. It can be focused."""

TALKING = ("prompt", "dialog", "text", "picture", "gauge", "field", "panel", "status")
"""Roles of what is said when it comes up or changes."""

ON_CHANGE = ("gauge", "field", "panel")
"""Roles of those that are said only when they change under the eyes."""

COACHING = ("bubble",)
ALSO = ("ghost", "recap:")
"""The tile that is being turned, told with every turn; what was missed."""

NOWHERE = ("", "")
PROMPT, REFUSED = "prompt", "prompt refused"
PASSING = ("recap", "victory", "opening")
"""Screens that only stand there to be seen."""

GO_ON = "go-on"
"""The button that Enter presses wherever the focus is."""

BREAK = re.compile(r"([.:;!?])\n")
RECENT = 80
"""Lines of events that are remembered, so that a notice does not say them again."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a listener could see now: the top screen, and what has the focus or lies under the pointer."""

    scene: int
    """Tells one screen from another of the same name."""
    name: str
    tree: Tree
    focus: str = ""
    toast: str = ""


class Narrator:
    """Remembers what was said, and says what is new."""

    def __init__(self, level: str = "normal") -> None:
        self.level = level
        self._scene = -1
        self._seen: dict[str, str] = {}
        self._focus = NOWHERE
        self._toast = ""
        self._held_up = True
        self._happened: list[str] = []
        self._recent: deque[str] = deque(maxlen=RECENT)

    def happened(self, lines: Iterable[str]) -> None:
        """Events, told as whoever looks may know them; they are said with the next frame."""
        if self.level != "brief":
            told = [spoken(line) for line in lines]
            self._recent.extend(told)
            self._happened += told

    def pressed(self) -> None:
        """Something was asked for anew: what is refused once more is said once more."""
        self._seen.pop(REFUSED, None)
        self._toast = ""

    def lines(
        self, frame: Frame, more: Callable[[Widget], Iterable[str]], hints: Mapping[str, str]
    ) -> tuple[str, ...]:
        """What is new in this frame, in the order in which one wants to hear it."""
        said: list[str] = []
        fresh = frame.scene != self._scene
        if fresh:
            self._scene, self._seen, self._focus, self._held_up = frame.scene, {}, NOWHERE, True
            said.append(words.SCREENS.get(frame.name, frame.name))
        if frame.toast != self._toast:
            said += [frame.toast] if frame.toast else []
            self._toast = frame.toast
        said += self._happened
        self._happened = []
        question = self._seen.get(PROMPT)
        changes = self._changes(frame.tree, fresh)
        if self._seen.get(PROMPT) != question:
            self._focus = NOWHERE
        said += [*changes, *self._hand(frame.tree, fresh)]
        if changes and frame.tree.get(GO_ON) is not None or fresh and frame.name in PASSING:
            said.append(words.GOES_ON.format_map(hints))
        else:
            said += self._focused(frame, more, fresh, hints)
        return tuple(dict.fromkeys(line for line in map(spoken, said) if line))

    def again(self, frame: Frame, more: Callable[[Widget], Iterable[str]], hints: Mapping[str, str]) -> tuple[str, ...]:
        """Where one is: the screen, the question, the focus."""
        self._focus = NOWHERE
        asked = [live(widget) for widget in frame.tree if widget.role == "prompt"]
        return tuple(map(spoken, (words.SCREENS.get(frame.name, frame.name), *asked, *self._focused(frame, more, True, hints))))

    # -- what comes up or changes ---------------------------------------------------------------------------------

    def _changes(self, tree: Tree, fresh: bool) -> list[str]:
        """Texts, pictures to be read and questions that are new or say something else than before."""
        now: dict[str, str] = {}
        said: list[str] = []
        for widget in above(tree):
            if not self._talks(widget):
                continue
            key = REFUSED if widget.value == "refused" or widget.role == PROMPT and widget.heard else widget.id
            now[key] = live(widget)
            known = key in self._seen or widget.role not in ON_CHANGE
            if known and self._seen.get(key) != now[key] and (not fresh or widget.role not in ON_CHANGE):
                said += [line for line in now[key].split("\n") if spoken(line) not in self._recent]
            if key == REFUSED and widget.heard:  # the question behind it
                now[PROMPT] = widget.heard
                said += [widget.heard] if self._seen.get(PROMPT) != widget.heard else []
        self._seen = now
        return said

    def _talks(self, widget: Widget) -> bool:
        if widget.id.startswith(ALSO):
            return True
        if widget.role not in TALKING or widget.id.startswith(QUIET) or widget.role == "picture" and not widget.value:
            return False
        return self.level == "full" or not widget.id.startswith(COACHING)

    def _hand(self, tree: Tree, fresh: bool) -> list[str]:
        """Cards that are held up are named, since they are to be heard as long as that."""
        names = [widget.label for widget in tree if widget.id.startswith("card:")]
        down = any(widget.id.startswith("down:") for widget in tree)
        was, self._held_up = self._held_up, not down
        if was and down and not fresh:
            return [words.LAID_DOWN]
        return [words.HAND.format(", ".join(names))] if names and not was else []

    # -- the focus ------------------------------------------------------------------------------------------------

    def _focused(
        self, frame: Frame, more: Callable[[Widget], Iterable[str]], fresh: bool, hints: Mapping[str, str]
    ) -> list[str]:
        widget = frame.tree.focused(frame.focus)
        if widget is None:
            self._focus = NOWHERE
            return [words.NOTHING_FOCUSED.format_map(hints)] if fresh and self.level != "brief" else []
        key = (widget.id, f"{widget.label} {widget.value} {widget.heard} {widget.enabled} {widget.reason}")
        was, self._focus = self._focus, key
        if key == was:
            return []
        whole = described(widget)
        if widget.id == was[0] and not fresh:
            return [whole]
        place = position(frame.tree, widget)
        return [f"{whole}. {place}" if place else whole, *(more(widget) if self.level == "full" else ())]


def above(tree: Tree) -> tuple[Widget, ...]:
    """What lies over the topmost curtain; all of it where there is none."""
    found: list[Widget] = []
    for widget in tree:
        if widget.role == "curtain":
            found.clear()
        found.append(widget)
    return tuple(found)


def live(widget: Widget) -> str:
    """What a text says by itself."""
    if widget.role == "prompt" or not widget.value:
        return widget.label
    if widget.role == "tile":
        return words.LIVE.format(widget.label, f"{widget.value}; {widget.heard}")
    return f"{widget.label}\n{widget.value}" if widget.role == "dialog" else words.LIVE.format(widget.label, widget.value)


def described(widget: Widget) -> str:
    """A widget in words: name, role, value, and why it cannot be pressed."""
    name = words.SIGNS.get(widget.label.strip(), widget.label).rstrip(".")
    parts = [f"{name}, {words.ROLES.get(widget.role, widget.role)}"]
    value = widget.value or (words.EMPTY if widget.role == "field" else "")
    parts += [part for part in (value, widget.heard) if part and part != widget.reason]
    if not widget.enabled:
        parts.append(f"{words.DISABLED}: {widget.reason}" if widget.reason else words.DISABLED)
    return ". ".join(part.rstrip(".") for part in parts)


def position(tree: Tree, widget: Widget) -> str:
    """Where it stands among its like; "" for a button that has none."""
    like = [other.id for other in tree.focusable() if _family(other) == _family(widget)]
    has_like = len(like) > 1 or _family(widget)[1]
    return words.POSITION.format(like.index(widget.id) + 1, len(like)) if has_like and widget.id in like else ""


def _family(widget: Widget) -> tuple[str, str]:
    start, colon, _ = widget.id.partition(":")
    return widget.role, start if colon else ""


def spoken(text: str) -> str:
    """A sentence as it is said: in one line, signs as words."""
    for sign, said in words.READ_AS:
        text = text.replace(sign, said)
    return " ".join(BREAK.sub(r"\1 ", text).replace("\n", ". ").split())
