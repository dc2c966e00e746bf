"""The tongue that is spoken: lines, forms of nouns, templates, and the one that nobody speaks."""

from __future__ import annotations

import re
import subprocess
import sys
from contextvars import copy_context
from types import MappingProxyType

import pytest

from favor.bootstrap import ROOT
from favor.language import tongue as spoken_tongue
from favor.language.glossary import TERMS
from favor.language.reasons import KEYS
from favor.language.sentence_words import ENGLISH as TEMPLATES
from favor.language.tongue import ENGLISH, Tongue, all_told, counted, filled, form_of, rule, speak, spoken, t, templates, told
from favor.language.tongue_pseudo import CODE, PSEUDO, accented

POLISH = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"
GERMAN = Tongue("de", "Deutsch", lines=MappingProxyType({"Go on": "Weiter"}), sentences=MappingProxyType({"you": "du"}))


def speaking(tongue: Tongue, ask):  # type: ignore[no-untyped-def]
    """What `ask` gives where that tongue is spoken; nobody else hears it."""

    def inside():  # type: ignore[no-untyped-def]
        speak(tongue)
        return ask()

    return copy_context().run(inside)


def test_english_is_spoken_and_changes_nothing() -> None:
    assert spoken() is ENGLISH
    assert t("Go on") == "Go on"
    assert templates(TEMPLATES) == TEMPLATES


def test_a_line_is_said_in_the_tongue_and_a_missing_one_in_english() -> None:
    assert speaking(GERMAN, lambda: (t("Go on"), t("Close"))) == ("Weiter", "Close")
    assert speaking(GERMAN, lambda: told({"on": "Go on", "off": "Close"})) == {"on": "Weiter", "off": "Close"}
    assert speaking(GERMAN, lambda: all_told("Go on", "Close")) == ("Weiter", "Close")
    assert spoken() is ENGLISH


def test_templates_go_by_key() -> None:
    german = speaking(GERMAN, lambda: templates(TEMPLATES))
    assert german["you"] == "du" and german["role.you"] == "you"
    assert list(german) == list(TEMPLATES)


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "0 Serc"), (1, "1 Serce"), (2, "2 Serca"), (4, "4 Serca"), (5, "5 Serc"), (12, "12 Serc"), (22, "22 Serca"),
     (-1, "1 Serce")],
)  # fmt: skip
def test_a_tongue_may_have_three_forms(number: int, said: str) -> None:
    assert speaking(Tongue("pl", plural=POLISH), lambda: counted(number, "Serce|Serca|Serc")) == said


def test_english_has_two_forms_and_a_noun_with_fewer_does_with_its_last() -> None:
    assert [counted(number, "Heart|Hearts") for number in (0, 1, 2)] == ["0 Hearts", "1 Heart", "2 Hearts"]
    assert form_of(5, "damage") == "damage"
    assert speaking(Tongue("pl", plural=POLISH), lambda: [form_of(number, "one|many") for number in (1, 2, 5)]) == [
        "one", "many", "many",
    ]  # fmt: skip


def test_a_sentence_is_filled_in_any_order() -> None:
    assert filled("{0} heals {1|Heart|Hearts}", "Mara", 1) == "Mara heals 1 Heart"
    assert filled("{1|Heart|Hearts} for {0}", "Mara", 3) == "3 Hearts for Mara"


@pytest.mark.parametrize("plural", ["n; print(n)", "__import__('os')", "n +", "", "m > 1", "n != 1 ? 0"])
def test_what_is_no_plural_rule_is_refused(plural: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        rule(plural)


# -- the tongue that nobody speaks ------------------------------------------------------------------------------------


def test_the_pseudo_language_keeps_holes_and_marks() -> None:
    said = accented("{0} heals {1|Heart|Hearts}: [gain/gains] {n:Relic|Relics} {name}")
    assert filled(said, "x", 1).startswith("x ĥééååļš 1 Ĥééååŕŕţ: ")
    assert "[ĝååîîññ/ĝååîîññš]" in said and "{n:Ŕŕééļîîç|Ŕŕééļîîçš}" in said and "{name}" in said


def test_the_pseudo_language_is_a_third_longer() -> None:
    lines = [re.sub(r"\{\w*[|:]?|\}", "", text) for text in (*KEYS.values(), *(term.line for term in TERMS))]
    assert sum(map(len, map(accented, lines))) >= 1.35 * sum(map(len, lines))


def test_no_letter_of_the_pseudo_language_is_plain() -> None:
    letters = "abcdefghijklmnoprstuvwxyz"
    assert not set(accented(letters + letters.upper())) & set(letters + letters.upper())
    assert PSEUDO.code == CODE and PSEUDO.line("Go on") == accented("Go on")


# -- read in time -----------------------------------------------------------------------------------------------------


def test_the_words_of_cards_and_of_the_window_are_read_after_the_choice() -> None:
    program = (
        "from favor.language.tongue import speak; from favor.language.tongue_pseudo import PSEUDO; speak(PSEUDO)\n"
        "from favor.language import handbook_card, logtext, reasons, sentence_scene, glossary, handbook_lesson\n"
        "from favor.table import undo\n"
        "print(logtext.LINES['won'], reasons.KEYS['game_over'], sentence_scene.YOU.text, glossary.TERMS[0].title,\n"
        "      handbook_lesson.LESSON[0].title, undo.LOCKED['die'], handbook_card.BLOCKS[0][0])\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert found.stdout and not any(letter.isascii() and letter.isalpha() for letter in found.stdout.replace("q", ""))


def test_nothing_that_changes_is_kept() -> None:
    assert all(not isinstance(value, dict | list | set) for name, value in vars(spoken_tongue).items() if name[0] != "_")
