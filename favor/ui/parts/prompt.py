"""The question on the table: the pill that names who is asked, and a plate of answers for whatever a card may ask."""

from __future__ import annotations

from dataclasses import replace

from favor.language.tongue import filled
from favor.model.actions import DONE, Action
from favor.ui import theme, words
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.faces import face_of, spoken
from favor.ui.layout import cleared, in_grid, in_row, meets
from favor.ui.names import sheet_number
from favor.ui.options import left_out, option_words
from favor.ui.parts import cards, plates, race, tips
from favor.ui.parts.hand import CARDS, RAISED, RESTING
from favor.ui.parts.pieces import draw_badge
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GOLD, INK, MEANINGS, PAPER
from favor.ui.words_life import RULE_LINK

ON_THE_MAP = ("action", "cell", "tile", "turn")
"""What is answered on the map: the plate of answers shows at most Done."""

LEAST_STEP = 66
TWO_LINES = 54
NARROW = 45
"""Per cent of the map's width: so wide a plate leaves the map enough room beside it."""

LEAST_PILL = 320
"""Units the pill is wide at least, so that it does not jump about for every short question."""


def build(brush: Brush, show: Showing, page: int = 0) -> list[Widget]:
    """The pill, and the plate of answers where there is one."""
    widgets = [_pill(brush, show)]
    answers = show.narrowed or (show.options if show.about not in ON_THE_MAP else tuple(o for o in show.options if o == DONE))
    if show.ghost is None and answers:
        widgets += _plate(brush, show, answers, page)
    return _aside(brush, show, widgets)


def _aside(brush: Brush, show: Showing, widgets: list[Widget]) -> list[Widget]:
    """The tips of a raised answer stand where they hide neither the question nor another answer."""
    taken = [widget.rect for widget in widgets if widget.id in ("prompt", "answers", "raised")]
    window, gap = show.frames.window, brush.px(8)
    return [
        replace(widget, rect=cleared(widget.rect, taken, window, gap) or widget.rect) if widget.id == "tips" else widget
        for widget in widgets
    ]


def _pill(brush: Brush, show: Showing) -> Widget:
    box = show.frames.pill
    text = show.refusal or show.prompt
    area = _area(brush, show)
    linked = show.refused is not None
    beside = brush.px(66 if _addressed(show) else 36) + (_link_room(brush) if linked else 0)
    said = brush.wide(text, "player") + beside
    wide = min(max(said, brush.px(LEAST_PILL)), area[2] - brush.px(12))
    is_line = said <= wide or brush.wide(text, "body") <= wide - beside + brush.px(8)
    high = box[3] if is_line else max(brush.px(TWO_LINES), brush.tall(text, wide - beside, "body") + brush.px(10))
    return Widget(
        "prompt",
        "prompt",
        (area[0] + (area[2] - wide) // 2, box[1], wide, high),
        text,
        "refused" if show.refusal else "",
        does=("rule", show.refused) if linked else None,
        paint=paint_pill,
        data=(text, bool(show.refusal), _addressed(show), linked),
        heard=show.asks if text != show.asks else "",
        solid=linked,
        about=show.refused,
    )


def _area(brush: Brush, show: Showing) -> Box:
    """The part of the map where something is asked: what the open log leaves of it, if that is enough."""
    x, y, wide, high = show.frames.map
    left = show.frames.open_log[0] - x
    return (x, y, left, high) if show.log_open and left > brush.px(LEAST_PILL) else (x, y, wide, high)


def _link_room(brush: Brush) -> int:
    return brush.wide(RULE_LINK, "small-bold") + brush.px(12)


def _addressed(show: Showing) -> str:
    """The character of somebody who is asked in another's turn; "" in the usual course of things."""
    players = show.view.players
    if show.refusal or not 0 <= show.asked < len(players) or show.asked == show.view.active:
        return ""
    return players[show.asked].character


def paint_pill(brush: Brush, box: Box, data: tuple[str, bool, str, bool], mood: Mood) -> None:
    """What to do now, or why something was refused and a link to its rule; a strip in the colour of whoever is asked in
    another's turn."""
    text, refused, addressed, linked = data
    ink = MEANINGS["warning"]
    fill, border = brush.theme.raised, ink.fill if refused else GOLD
    if addressed:
        colours = theme.CHARACTERS.get(addressed, MEANINGS["neutral"])
        fill, border = theme.mix(brush.theme.raised, colours.fill, 0.30), colours.night
    brush.plate(box, fill, border, 17, 3 if addressed else 2)
    left = brush.px(30) if addressed else 0
    if addressed:
        draw_badge(brush, addressed, (box[0] + brush.px(24), box[1] + box[3] // 2), brush.px(28))
    right = _link_room(brush) if linked else 0
    if linked:
        spot, colour = (box[0] + box[2] - brush.px(14), box[1] + box[3] // 2), PAPER if mood.hovered else MEANINGS["info"].night
        drawn = brush.line(RULE_LINK, spot, "small-bold", colour, "midright")
        brush.surface.fill(colour, (drawn.left, drawn.bottom - brush.px(2), drawn.width, max(1, brush.px(1))))
    room = (box[0] + left + brush.px(14), box[1] + brush.px(2), box[2] - left - right - brush.px(28), box[3] - brush.px(4))
    role = "player" if brush.wide(text, "player") <= room[2] else "body"
    brush.block(text, room, role, ink.night if refused else PAPER, "centre", True)
    plates.focus_ring(brush, box, mood, 17)


def _plate(brush: Brush, show: Showing, answers: tuple[Action, ...], page: int) -> list[Widget]:
    """A plate at the foot of the map, as wide as its answers; in its corner where that leaves the map more room. Cards of the
    own hand are answered in the hand itself."""
    as_cards = [answer for answer in answers if _is_card(show, answer)]
    area, gap = _area(brush, show), brush.px(10)
    most = area[2] - brush.px(40)
    as_words = _with_idle(brush, show, [answer for answer in answers if answer not in as_cards], (most, area[3] // 3))
    as_cards = [answer for answer in as_cards if not _in_hand(show, answer)]
    if not as_cards and not as_words:
        return []
    rows = _word_boxes(brush, show, as_words, most)
    cards_w = _cards_wide(brush, len(as_cards), most)
    inner_w = max([cards_w] + [box[0] + box[2] for box in rows])
    rows = _word_boxes(brush, show, as_words, inner_w)
    asked = _pill(brush, show).rect
    if rows and not as_cards and rows[-1][1] + rows[-1][3] + 3 * gap > area[1] + area[3] - asked[1] - asked[3]:
        rows = _closer(brush, rows)
    words_h = (max(box[1] + box[3] for box in rows) + gap) if rows else 0
    cards_h = brush.px(RESTING[1]) + gap if as_cards else 0
    high = cards_h + words_h + gap
    aside = answers == (DONE,) or bool(as_cards) and _is_narrow(inner_w + 2 * gap, area)
    left = area[2] - inner_w - 3 * gap if aside else (area[2] - inner_w) // 2 - gap
    box = (area[0] + left, area[1] + area[3] - high - gap, inner_w + 2 * gap, high)
    near = race.strip(brush, show)
    if near is not None and meets(box, near) and near[1] - gap - high > sum(show.frames.pill[1::2]):  # the question stays seen
        box = (box[0], near[1] - gap // 2 - high, box[2], high)
    widgets = [plates.plate("answers", box, "raised", "answers", say.ANSWERS["title"])]
    if as_cards:
        widgets += _cards(brush, show, as_cards, (box[0] + gap, box[1] + gap, inner_w, brush.px(RESTING[1])), page)
    texts = [option_words(show, answer)[0] for answer in as_words]
    is_short = all(brush.wide(text, "button") <= place[2] - brush.px(32) for text, place in zip(texts, rows, strict=True))
    for answer, place in zip(as_words, rows, strict=True):
        spot = (box[0] + gap + place[0], box[1] + cards_h + gap + place[1], place[2], place[3])
        widgets.append(_word(show, answer, spot, "button" if is_short else "body", answer in answers))
    return sorted(widgets, key=lambda widget: widget.role in ("picture", "tooltip"))


def _closer(brush: Brush, rows: list[Box]) -> list[Box]:
    """The places of answers closer together, so that the question above them stays seen."""
    less, step = brush.px(8), rows[0][3] + brush.px(8)
    return [(x, y - y // step * (less + brush.px(5)), wide, high - less) for x, y, wide, high in rows]


def _with_idle(brush: Brush, show: Showing, answers: list[Action], room: tuple[int, int]) -> list[Action]:
    """Answers in words and, in the order of the card, its options that are not offered: these only where the plate stays so
    low with them that the map can make room for it."""
    idle = left_out(show)
    if not idle:
        return answers
    both = sorted((*answers, *idle))
    high = max(box[1] + box[3] for box in _word_boxes(brush, show, both, room[0])) + 2 * brush.px(10)
    return both if high <= room[1] else answers


def lets_by(plate: Box, area: Box) -> bool:
    """Is a plate so low or so narrow that the map can make room for it?"""
    return plate[3] <= area[3] // 3 or _is_narrow(plate[2], area)


def _is_narrow(wide: int, area: Box) -> bool:
    return wide <= area[2] * NARROW // 100


def _cards_wide(brush: Brush, count: int, most: int) -> int:
    """How wide a row of cards wants to be; all there is where it must be leafed through."""
    if count > _held_by(brush, most):
        return most
    return min(most, count * brush.px(RESTING[0] + 10)) if count else 0


def _held_by(brush: Brush, room: int) -> int:
    """How many cards lie in so much room, each with enough to be seen of it."""
    return max(1, (room - brush.px(RESTING[0])) // brush.px(LEAST_STEP) + 1)


def _in_hand(show: Showing, answer: Action) -> bool:
    """Does the hand strip offer this answer already?"""
    me = show.me
    return me is not None and any(sheet_number(card.number) == sheet_number(answer[1]) for card in me.hand)


def _is_card(show: Showing, answer: Action) -> bool:
    if answer[0] not in ("pick", "play", "use"):
        return False
    return (show.about in CARDS or answer[0] in ("play", "use")) and answer[1] in show.cards()


def _cards(brush: Brush, show: Showing, answers: list[Action], room: Box, page: int) -> list[Widget]:
    wide, high = brush.px(RESTING[0]), brush.px(RESTING[1])
    whole = _held_by(brush, room[2])
    most = whole if len(answers) <= whole else _held_by(brush, room[2] - 2 * brush.px(50))
    pages = -(-len(answers) // most)
    page = page % pages
    part = answers[page * most : (page + 1) * most]
    side, arrow = (brush.px(50), brush.px(40)) if pages > 1 else (0, 0)
    widgets: list[Widget] = []
    if pages > 1:
        middle = room[1] + high // 2 - brush.px(20)
        widgets.append(plates.button("page-back", (room[0], middle, arrow, arrow), "◄", ("page", -1)))
        widgets.append(plates.button("page-on", (room[0] + room[2] - arrow, middle, arrow, arrow), "►", ("page", 1)))
    known = show.cards()
    spots = in_row((room[0] + side, room[1], room[2] - 2 * side, high), len(part), wide, high, brush.px(10))
    for answer, spot, seen in zip(part, spots, cards.shown_of(spots), strict=True):
        card = known[answer[1]]
        face = face_of(show.names, card.section, card.id)
        id = f"answer:{answer[0]}:{answer[1]}"
        widgets.append(
            Widget(
                id,
                "card",
                spot,
                face.name,
                spoken(face),
                does=("take", answer),
                paint=cards.paint_face,
                data=cards.CardData(face, "selected", shown=seen),
                spill=6,
                about=("card", card.section, card.id),
            )
        )
        if show.hover == id:
            raised = _raised(brush, show, spot, cards.CardData(face, "", True))
            widgets += [raised, *tips.beside(brush, show, face.spans, raised.rect)]
    return widgets


def _raised(brush: Brush, show: Showing, spot: Box, data: cards.CardData) -> Widget:
    wide, high = brush.px(RAISED[0]), brush.px(RAISED[1])
    left = min(max(spot[0] + spot[2] // 2 - wide // 2, show.frames.map[0]), show.frames.window[2] - wide - brush.px(8))
    top = min(spot[1] + spot[3] - high, show.frames.window[3] - high - brush.px(6))
    return Widget(
        "raised",
        "picture",
        (left, top, wide, high),
        data.face.name,
        spoken(data.face),
        paint=cards.paint_face,
        data=data,
        solid=False,
        spill=8,
    )


def _word_boxes(brush: Brush, show: Showing, answers: list[Action], room: int) -> list[Box]:
    """Places for the answers that are words, relative to the plate: in rows, long sentences one under the other."""
    if not answers:
        return []
    texts = [option_words(show, answer)[0] for answer in answers]
    widest = max(brush.wide(text, "button") for text in texts) + brush.px(60)  # a badge and its room with them
    wide = min(room, brush.px(690), max(brush.px(120), widest))
    lines = max(brush.tall(text, wide - brush.px(40), "body") for text in texts) if widest > wide else 0
    high = max(brush.px(40), lines + brush.px(12))
    gap = brush.px(8)
    per_row = max(1, min(len(answers), (room + gap) // (wide + gap)))
    return list(
        in_grid(
            (0, 0, per_row * (wide + gap) - gap if room >= per_row * (wide + gap) - gap else room, 0),
            len(answers),
            wide,
            high,
            gap,
        )
    )


def _word(show: Showing, answer: Action, box: Box, role: str, offered: bool = True) -> Widget:
    """An answer in words; one of a card's options that is not offered says why."""
    text, colour_of = option_words(show, answer)
    return Widget(
        f"{'answer' if offered else 'idle'}:{answer[0]}:{answer[1]}",
        "button",
        box,
        text,
        enabled=offered,
        reason="" if offered else say.ANSWERS["idle"],
        does=("take" if offered else "why", answer),
        paint=paint_answer,
        data=(text, colour_of, role, offered),
        spill=4,
        about=("seat", answer[1]) if show.about == "player" and answer[0] == "pick" else None,
    )


def paint_answer(brush: Brush, box: Box, data: tuple[str, str, str, bool], mood: Mood) -> None:
    """An answer in words, all of one question in the same letters; at its left edge a player's badge, a region's colour. What
    is not offered has a faint rim and muted words, as has everything that cannot be pressed."""
    text, colour_of, role, offered = data
    is_player = colour_of in theme.CHARACTERS
    ink = None if is_player else theme.CARD_COLOURS.get(colour_of)
    fill = theme.mix(brush.theme.raised, PAPER, 0.22 if mood.hovered else 0.10)
    box = plates.sunk(brush, box, mood)
    brush.plate(box, theme.mix(fill, INK, 0.3 * mood.pressed), GOLD if offered else brush.theme.border, 10, 2 if offered else 1)
    left = 0
    if ink is not None:
        left = brush.px(14)
        brush.plate((box[0] + 4, box[1] + 4, left, box[3] - 8), ink.fill, INK, 4, 1)
    if is_player:
        left = brush.px(34)
        draw_badge(brush, colour_of, (box[0] + brush.px(22), box[1] + box[3] // 2), brush.px(30))
    room = (box[0] + left + brush.px(8), box[1], box[2] - left - brush.px(16), box[3])
    brush.block(text, room, role, PAPER if offered else brush.theme.muted, "centre", True)
    plates.focus_ring(brush, box, mood)


def prompt_words(show: Showing, sentence: str) -> str:
    """The line of the pill: who is asked, and what."""
    if show.view.winner >= 0:
        how = words.WON_BY.get(show.view.won_by, words.from_key(show.view.won_by))
        return filled(say.ANSWERS["won"], show.names.seat(show.view.winner), how)
    if not sentence:
        return words.PROMPTS["action"]
    asked, turn = show.names.seat(show.asked), show.names.seat(show.view.active)
    if 0 <= show.asked < len(show.seats) and not show.seats[show.asked].human:  # nobody here is to choose
        return filled(say.ANSWERS["plays"], asked)
    if show.asked == show.view.active or not 0 <= show.view.active < len(show.seats):
        return filled(say.ANSWERS["pill"], asked, sentence)
    return words.ASIDE.format(asked=asked, turn=turn, sentence=sentence)
