"""What is wrong with content, as values: code, place, sentence. Knows neither files nor the language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault at one place; `line` and `column` count from 1 (0: the whole file or pack)."""

    file: str
    line: int
    column: int
    code: str
    sentence: str
    inside: str = ""
    """The path inside the card, as `relic 'leech-gauntlet' > reacts[0]`."""
    source: str = ""
    """The source line, for the caret."""
    pack: str = ""

    @property
    def is_error(self) -> bool:
        """An error switches the pack off; a warning is only listed."""
        return not self.code.startswith("W")

    @property
    def place(self) -> str:
        """`file:line:column`, without the numbers where there are none."""
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


class Problems(tuple[Problem, ...]):
    """Several problems in place of a result."""

    __slots__ = ()

    @property
    def errors(self) -> Problems:
        """Only those that switch a pack off."""
        return Problems(problem for problem in self if problem.is_error)
