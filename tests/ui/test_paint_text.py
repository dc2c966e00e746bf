"""Fonts, line breaking and the audit."""

from __future__ import annotations

import pytest

from favor.ui.text import Fonts, Lettering, TextAudit, TextStyle, fit, layout, plain, spans_of


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    """One set of fonts for the module."""
    return Fonts()


def test_no_line_is_wider_than_its_room(fonts: Fonts) -> None:
    text = (("Deal 3 damage to a player in a straight line of ", ""), ("Connected", "connected"), (" Tiles.", ""))
    style = TextStyle(19)
    block = layout(fonts, text, style, 150)
    ends = [piece.x + piece.width for piece in block.pieces]
    assert block.lines >= 3
    assert max(ends) <= 150
    assert block.height == block.lines * round(19 * style.line)


def test_words_survive_breaking(fonts: Fonts) -> None:
    text = "One two three four five six seven eight nine ten"
    block = layout(fonts, text, TextStyle(16), 90)
    assert " ".join(piece.text.strip() for piece in block.pieces) == text


def test_a_keyword_stays_one_piece_and_carries_its_word(fonts: Fonts) -> None:
    block = layout(fonts, (("Become ", ""), ("Cold", "cold"), (".", "")), TextStyle(16), 400)
    assert [(piece.text, piece.keyword) for piece in block.pieces] == [("Become ", ""), ("Cold", "cold"), (".", "")]


def test_a_full_stop_never_begins_a_line(fonts: Fonts) -> None:
    spans = (("It is so very ", ""), ("Silenced", "silenced"), (".", ""))
    for width in range(75, 200, 3):
        block = layout(fonts, spans, TextStyle(16), width)
        assert all(piece.x > 0 for piece in block.pieces if piece.text == ".")


def test_a_word_longer_than_the_line_is_cut_not_lost(fonts: Fonts) -> None:
    block = layout(fonts, "Unquestionablylongword", TextStyle(20), 60)
    assert "".join(piece.text for piece in block.pieces) == "Unquestionablylongword"
    assert max(piece.width for piece in block.pieces) <= 60


def test_words_break_after_hyphens_and_fit_rather_shrinks_than_tears(fonts: Fonts) -> None:
    block = layout(fonts, "Seven-League Slippers", TextStyle(16), 70)
    assert [piece.text.strip() for piece in block.pieces] == ["Seven-", "League", "Slippers"]
    styles = tuple(TextStyle(px) for px in range(30, 7, -1))
    _, fitted = fit(fonts, "Follow-Through", styles, 70, 60)
    assert not fitted.torn
    assert layout(fonts, "Through", TextStyle(30), 40).torn


def test_line_ends_are_kept_and_alignment_moves_pieces(fonts: Fonts) -> None:
    left = layout(fonts, "a\nbcd", TextStyle(16), 100)
    right = layout(fonts, "a\nbcd", TextStyle(16), 100, "right")
    assert left.lines == right.lines == 2
    assert left.pieces[0].x == 0
    assert right.pieces[0].x + right.pieces[0].width == 100


def test_fit_takes_the_first_size_that_fits(fonts: Fonts) -> None:
    styles = tuple(TextStyle(px) for px in range(30, 9, -1))
    style, block = fit(fonts, "Take 1 damage, then double your Energy.", styles, 160, 60)
    larger = layout(fonts, "Take 1 damage, then double your Energy.", TextStyle(style.px + 1), 160)
    assert block.height <= 60
    assert larger.height > 60 or larger.width > 160


def test_fit_without_styles_says_so(fonts: Fonts) -> None:
    with pytest.raises(ValueError, match="at least one style"):
        fit(fonts, "x", (), 10, 10)


def test_the_audit_tells_cut_text_from_whole(fonts: Fonts) -> None:
    import pygame

    letters = Lettering(fonts, TextAudit(on=True))
    target = pygame.Surface((50, 50))
    letters.line(target, "short", (0, 0), "body", (255, 255, 255), room=300)
    assert letters.audit.cuts == ()
    letters.line(target, "rather too long a line", (0, 0), "body", (255, 255, 255), room=20)
    assert [entry.text for entry in letters.audit.cuts] == ["rather too long a line"]


def test_rendered_lines_are_kept_and_bounded(fonts: Fonts) -> None:
    letters = Lettering(fonts, limit=3)
    first = letters.run("a", "sans", "Regular", 16, (1, 2, 3))
    assert letters.run("a", "sans", "Regular", 16, (1, 2, 3)) is first
    for word in "bcd":
        letters.run(word, "sans", "Regular", 16, (1, 2, 3))
    assert letters.run("a", "sans", "Regular", 16, (1, 2, 3)) is not first


def test_the_fonts_have_the_letters_of_the_game(fonts: Fonts) -> None:
    for face, weight in (("sans", "Regular"), ("sans", "Bold"), ("serif", "Semibold")):
        assert fonts.missing("Ærøskøbing ’“”–−×·…÷≤≥ 0123456789", face, weight) == ""
        assert fonts.missing("⚔⚀", face, weight) == "⚔⚀"


def test_plain_words_of_spans() -> None:
    assert plain((("Become ", ""), ("Cold", "cold"))) == "Become Cold"
    assert spans_of("x") == (("x", ""),)
