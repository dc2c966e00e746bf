"""What a card does, in words, as spans with bold key words. The one door to the sentence maker of the language."""

from __future__ import annotations

from favor.model.definitions import Definition
from favor.ui.text import Spans

Options = tuple[tuple[str, Spans], ...]


def spans_of(found: Definition) -> Spans:
    """The sentences of a card."""
    text = str(found.data.get("text", ""))
    return ((text, ""),) if text else ()


def options_of(found: Definition) -> Options:
    """The plates of a card that says "choose one"."""
    return tuple((str(option.get("label", "")), ()) for option in choices_in(found))


def choices_in(found: Definition) -> tuple[dict[str, object], ...]:
    """The options of the first `choose_one` of a card."""
    for step in found.data.get("effects", ()):
        if isinstance(step, dict) and step.get("do") == "choose_one":
            return tuple(step.get("options", ()))
    return ()
