"""What presses, drags, the wheel and keys mean on the table. Reads the picture that is shown; gives answers, knows no rule."""

from __future__ import annotations

from abc import abstractmethod
from types import MappingProxyType
from typing import Any

from favor.model.actions import END_TURN, Action
from favor.table.sitting import NOBODY, PEEK, Sitting
from favor.ui import can, export, wording, words
from favor.ui.coach import Coach, Teacher
from favor.ui.motion import Motion
from favor.ui.names import Names
from favor.ui.parts import actionbar
from favor.ui.parts.showing import NO_CARD, Showing
from favor.ui.reading import Reading
from favor.ui.scene import Host
from favor.ui.scenes.can import CanScene
from favor.ui.scenes.choosing import Choosing
from favor.ui.scenes.handbook import HandbookScene
from favor.ui.scenes.papers import UNDO_PAGE
from favor.ui.scenes.refcard import RefCardScene
from favor.ui.semantics import Widget
from favor.ui.services import Services
from favor.ui.stage import Stage

LETTERS = MappingProxyType({"h": "can", "l": "log", "e": "end_turn", "f10": "menu"})
"""Keys that do what a button of that name does."""

WALK = (
    "go-on", "ghost", "place", "turn-", "answer:", "page-", "go:", "card:", "down:", "look", "do:", "end-turn", "bubble", "unpin",
    "inspector-close", "owned:", "undo", "redo", "player:", "chip:", "god", "tile:", "rules", "fit", "menu",
)  # fmt: skip
"""The focus goes first to what is asked, then to what can be done, then to what can be read."""


class Presses(Choosing):
    """The hands on the table. `answer` and `undo` are the table's own."""

    walk = WALK

    def __init__(self, host: Host, sitting: Sitting, names: Names, services: Services) -> None:
        super().__init__(host, sitting, names, services)
        self.stage = Stage()
        self.inspected: tuple[str, Any] | None = None
        self.log_open = False
        self.log_filter = "all"
        self.page = 0
        self.turn_choice = 0
        self.next_bot = 0
        self.pace = 0
        self.peeking = False
        self._asked_at = -1
        self.motion = Motion(host.wishes)
        self.coach: Teacher = Coach(host.wishes, names.catalog)

    @abstractmethod
    def taken_back(self) -> None:
        """The past has changed: begin the picture anew."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last action back, or say why that cannot be."""

    # -- presses --------------------------------------------------------------------------------------------------

    def _on_why(self, intent: Action) -> None:
        """Something that is not possible: say why."""
        self.refuse(intent)

    def _on_tile(self, number: int, place: int) -> None:
        """A tile that is not lit: read it, and say why one cannot go there."""
        self.inspected = ("tile", number)
        intent = wording.way_to(self.show, number, place) if self.show is not None else None
        if intent is not None:
            self.refuse(intent)

    def _on_seat(self, seat: int) -> None:
        """A player: an answer when players are asked for, else read what lies before them."""
        if self.show is None:
            return
        picks = self.show.picks("player")
        if seat in picks:
            self.answer(picks[seat])
        elif ("attack", seat) in self.narrowed:
            self.answer(("attack", seat))
        else:
            self.inspected = None if self.inspected == ("seat", seat) else ("seat", seat)

    def _on_kind(self, kind: str) -> None:
        """A button of the action bar: do it, list its targets, or say why not."""
        if self.show is None:
            return
        options = self.show.of_kind(kind)
        self.chosen = NO_CARD
        if not options:
            self.refuse(wording.intent_of(self.show, kind))
        elif kind == "move":
            self.refusal = ""
            self._point_out(lambda widget: widget.id.startswith("go:"))
        elif len(options) == 1:
            self.answer(options[0])
        else:
            self.narrowed = () if self.narrowed == options else options

    def _on_end_turn(self) -> None:
        """End the turn, or say why that is not possible."""
        self.chosen = NO_CARD  # Enter means the end of the turn now, where that is asked again
        if self.show is None or END_TURN not in self.show.options:
            self.refuse(END_TURN)
        elif self._is_sure(self.show):
            self.answer(END_TURN)

    def _is_sure(self, show: Showing) -> bool:
        """Ask once a turn when something could still be paid for, unless nobody wants to be asked (B9). Of cards that lie face
        down it is not told whether they could."""
        seen = ((kind, price) for (kind, _), price in show.prices.items() if show.peeking or kind != "play")
        payable = any(price > 0 for _, price in seen)
        if not payable or not self.host.wishes.settings.confirm_end_turn or self._asked_at == show.view.turn:
            return True
        self._asked_at = show.view.turn
        self.answered += 1
        self.refusal = words.END_ANYWAY
        return False

    def _on_place(self) -> None:
        """Lay the ghost tile as it lies."""
        if self.show is not None and self.show.ghost is not None:
            self.answer(("pick", self.show.ghost.turn))

    def _on_turn(self, step: int) -> None:
        """Turn the ghost to the next legal way."""
        if self.show is not None and self.show.ghost is not None:
            self.turn_choice = (self.turn_choice + step) % len(self.show.ghost.turns)

    def _on_go_on(self) -> None:
        """The notice was read."""
        if self.stage.notice is not None:
            self.stage.go_on()
            self.answered += 1
            self.is_still = True
            self.coach.read()
            self.next_bot = self.host.now() + self.pace

    def _on_page(self, step: int) -> None:
        """Leaf through many cards."""
        self.page += step

    def _on_inspect(self, section: str, id: str) -> None:
        """Read a card large."""
        self.inspected = ("card", (section, id))

    def _on_close(self) -> None:
        """Put the inspector away."""
        self.inspected = None

    def _on_read(self, kind: str, number: Any) -> None:
        """A tile or a player that the log names; the notes of a card, and the card again."""
        self.inspected = (kind, number)

    def _on_can(self) -> None:
        """What can I do?"""
        if self.show is not None:
            self.host.push(CanScene(self.host, can.groups(self.sitting, self.show), self._do, self.names.catalog))

    def _do(self, actions: tuple[Action, ...]) -> None:
        """What was chosen from the list: the one action, or the first of those that read alike is shown."""
        self.refusal = ""
        if actions and actions[0][1] == can.FACE_DOWN:
            self._point_out(lambda widget: widget.id.startswith("down:"))
        elif len(actions) == 1:
            self.answer(actions[0])
        elif actions:
            self._point_out(lambda widget: widget.does == ("take", actions[0]))

    def _on_coach(self, word: str) -> None:
        """A button of the coach's bubble."""
        said = self.coach.said
        if word == "fold":
            self.coach.folded = not self.coach.folded
        elif word == "done":
            self.coach.done()
        elif word == "leave":
            self.services.show_title()
        elif said is not None:
            self.host.push(HandbookScene(self.host, self.names.catalog, ("section", said.section)))

    def _on_tip(self, keyword: str) -> None:
        """A key word was pressed: its tip stays."""
        here = self.tree.get(self.hover) or self.tree.get(self.focus)
        if self.show is not None and here is not None:
            self.reading.pin_word(self.show, keyword, here.visible)

    def _on_unpin(self, number: int) -> None:
        """Put a pinned tip away."""
        self.reading.unpin(number)

    def _on_log_filter(self, wanted: str) -> None:
        """Show only the lines of one kind in the long log."""
        self.log_filter = wanted

    def _on_log(self) -> None:
        """Open or close the long log."""
        self.log_open = not self.log_open

    def _on_undo(self) -> None:
        """Take the last action back."""
        self.undo()

    def _on_undo_all(self) -> None:
        """Take all that can be taken back."""
        self._go_back("z", True)

    def _on_redo(self) -> None:
        """Do again what was taken back last."""
        self._go_back("y", False)

    # -- other input ----------------------------------------------------------------------------------------------

    def held(self, widget: Widget | None, down: bool) -> None:
        """Cards that lie face down are seen as long as the button or Space is held; stats let the press through."""
        if widget is not None and widget.role == "stat" and down:
            self._on_seat(int(widget.id.split(":")[1]))
        if not down and self.carried is not None and widget is not None and widget.id == self.carried.widget.id:
            card, self.carried = self.carried, None
            self._drop(card)
        if not down or widget is not None and widget.id == "look":
            self._peek(down)

    def _peek(self, is_peeking: bool) -> None:
        """Hold the cards up, or lay them down with all that was read of them."""
        if self.peeking and not is_peeking and self.sitting.privacy == PEEK:
            self.forget()
        self.peeking = self.sitting.is_peeking = is_peeking
        self.dirty = True

    def covered(self) -> None:
        """What is let go while something lies over the table is not heard here: cards go back to where they lay."""
        super().covered()
        self.hurry()
        self.carried = None
        self._peek(False)

    def forget(self) -> None:
        """What was said, read and held up is for nobody who looks on from now."""
        self.refusal, self.inspected, self.carried, self.pressed = "", None, None, ""
        self.reading = Reading()

    def look_at(self, widget: Widget) -> None:
        """Right click or Space: the inspector."""
        if widget.about is None:
            return
        kind, *what = widget.about
        if kind == "keyword":
            self._on_tip(what[0])
            return
        if widget.id == "prompt":
            self._on_rule(widget.about)
            return
        self.inspected = (kind, tuple(what) if kind == "card" else what[0])
        self.dirty = True

    def wheel(self, widget: Widget | None, point: tuple[int, int], steps: int) -> None:
        """Turn the ghost where there is one, else zoom at the pointer."""
        if self.show is not None and self.show.ghost is not None:
            self.dirty = True
            self._on_turn(1 if steps < 0 else -1)
        else:
            super().wheel(widget, point, steps)

    def key(self, name: str, shift: bool, control: bool) -> bool:
        """The keys of the table."""
        if control and name in ("z", "y"):
            self._go_back(name, shift)
            return True
        if name == "f12" and shift:
            seen = self.sitting.game.view(NOBODY)
            self.host.say(export.told(export.save_map(self.host.brush(), seen, self.names, self.sitting.seats)))
            return True
        is_read = self.stage.notice is not None and self.focus in ("", "go-on") and self.sitting.privacy != PEEK
        if name in ("return", "enter") or name == "space" and is_read:
            return self._enter()
        if self.stage.notice is not None:
            return False
        if name == "space" and (not self.focus or self.focus.startswith("down:")) and self.sitting.privacy == PEEK:
            self._peek(True)
            return True
        if name == "r" or self.show is not None and self.show.ghost is not None and name in ("left", "right"):
            self._on_turn(-1 if name == "left" or shift else 1)
            return True
        return self._map_key(name, shift) or self._letter(name)

    def _go_back(self, name: str, shift: bool) -> None:
        """Ctrl+Z takes the last action back, with Shift all that can be; Ctrl+Y does again what was taken back."""
        if name == "z" and not shift:
            self.undo()
        elif self.sitting.undo_turn() if name == "z" else self.sitting.redo():
            self.taken_back()
        else:
            self.refuse_with(wording.locked(self.sitting, self.names) if name == "z" else words.NOTHING_AGAIN, UNDO_PAGE)

    def _enter(self) -> bool:
        if self.stage.notice is not None:
            self._on_go_on()
        elif self.show is not None and self.show.ghost is not None:
            self._on_place()
        elif self.focus:
            return False
        elif self._play_chosen():
            pass
        elif not self.coach.done():
            self._on_end_turn()
        return True

    def _letter(self, name: str) -> bool:
        kind = actionbar.key_of(name)
        if kind:
            self._on_kind(kind)
        elif name in LETTERS:
            getattr(self, f"_on_{LETTERS[name]}")()
        elif name == "q":
            self.host.push(RefCardScene(self.host, self.names.catalog))
        elif name == "p" and self.reading.pin():
            self.dirty = True
        else:
            return False
        return True

    def back(self) -> None:
        """Escape: put the nearest thing away, else the menu."""
        if self.carried is not None or self.chosen != NO_CARD:
            self.carried, self.chosen = None, NO_CARD
            return
        if self.reading.unpin():
            return
        if self.narrowed or self.inspected or self.log_open or self.refusal:
            self.narrowed, self.inspected, self.log_open, self.refusal = (), None, False, ""
        else:
            self._on_menu()
