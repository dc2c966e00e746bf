"""The hand and, right after it, the Items and Relics of the viewer that have a use; the hovered card raised to be read."""

from __future__ import annotations

from dataclasses import replace

from favor.model.actions import Action
from favor.model.views import CardView
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.faces import face_of, spoken
from favor.ui.layout import cleared, in_row
from favor.ui.names import sheet_number
from favor.ui.paint.backdrop import paint_shelf
from favor.ui.parts import cards, plates, tips
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.tempo import out
from favor.ui.words_keys import named
from favor.ui.words_life import TABLE

RESTING, RAISED = (124, 174), (206, 290)
CARDS = ("card", "relic", "item")
"""What a question is about that cards answer: at any other, one that is no answer cannot be played now."""
WELL = 16
LIFT = 8
"""How much higher a chosen card lies: up to the buttons over the hand."""
"""So far the cards stand over the edge of their well."""


def build(brush: Brush, show: Showing) -> list[Widget]:
    """The strip of cards in its well; nothing but words while nobody may look."""
    return [_well(brush, show), *_strip(brush, show)]


def _well(brush: Brush, show: Showing) -> Widget:
    """Where the cards lie, so that few of them do not lie in the void."""
    x, y, wide, high = show.frames.hand
    box = (x, y + brush.px(WELL), wide, high - brush.px(WELL))
    return Widget("hand-well", "frame", box, "", paint=paint_well, data=(), solid=False)


def paint_well(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """The well as it is kept."""
    brush.surface.blit(brush.cache.get(paint_shelf, box[2], box[3], brush.px(10)), box[:2])


def _strip(brush: Brush, show: Showing) -> list[Widget]:
    box = show.frames.hand
    me = show.me
    if me is None or show.view.viewer != show.asked and show.aside:
        words = named(show.no_hand, brush.hints)
        return [plates.line("hand-covered", box, words, "body", brush.theme.muted, "center")] if words else []
    if not show.peeking and me.hand:
        return _face_down(brush, show, len(me.hand))
    shown = hand_cards(show)
    if not shown:
        return [plates.line("hand-empty", box, say.HAND["empty"], "body", brush.theme.muted, "center")]
    wide, high = brush.px(RESTING[0]), brush.px(RESTING[1])
    spots = in_row((box[0] + brush.px(4), box[1], box[2] - brush.px(8), high), len(shown), wide, high, brush.px(6))
    widgets: list[Widget] = []
    raised: list[Widget] = []
    for place, ((card, action), spot, part) in enumerate(zip(shown, spots, cards.shown_of(spots), strict=True)):
        is_ready = place == show.chosen
        visible = _lifted(brush, (spot[0], box[1], wide, box[3]), is_ready)
        id = f"card:{card.number}"
        widget = _card(show, id, card, action, visible, part, is_ready)
        held = card in me.hand[len(me.hand) - show.arriving :]
        widgets.append(replace(widget, paint=None) if held else widget)
        if show.hover == id and not held:
            raised = _raised(brush, show, card, action, spot, is_ready)
    return [*widgets, *raised]


def _face_down(brush: Brush, show: Showing, count: int) -> list[Widget]:
    """The hand with its backs up, and the button that is held to look; what a card is called is not told."""
    box = show.frames.hand
    wide, high = brush.px(RESTING[0]), brush.px(RESTING[1])
    look_w = brush.px(140)
    room = (box[0] + brush.px(4), box[1], box[2] - look_w - brush.px(20), high)
    widgets = []
    for number, spot in enumerate(in_row(room, count, wide, high, brush.px(10))):
        is_ready = number == show.chosen
        visible = _lifted(brush, (spot[0], box[1], wide, box[3]), is_ready)
        heard = TABLE["ready"] if is_ready else ""
        widgets.append(Widget(f"down:{number}", "card", visible, say.HAND["down"], does=("down", number),
                              paint=cards.paint_down, data=(is_ready,), spill=5, heard=heard))  # fmt: skip
    look = (box[0] + box[2] - look_w - brush.px(10), box[1] + brush.px(20), look_w, brush.px(56))
    held = named(say.HAND["look too"], brush.hints)
    return [*widgets, plates.button("look", look, say.HAND["look"], ("look",), second=held, kind="chosen")]


def _lifted(brush: Brush, box: Box, is_ready: bool) -> Box:
    """The place of a card in the strip, higher where one more press plays it."""
    rise = brush.px(LIFT) if is_ready else 0
    return box[0], box[1] - rise, box[2], box[3] + rise


def hand_cards(show: Showing) -> list[tuple[CardView, Action | None]]:
    """The cards of the strip with the answer each one stands for."""
    me = show.me
    if me is None:
        return []
    useful = {subject for kind, subject in show.options if kind == "use"}
    shown = [*me.hand, *(card for card in (*me.items, *me.relics) if card.number in useful)]
    return [(card, answer_of(show, card)) for card in shown]


def answer_of(show: Showing, card: CardView) -> Action | None:
    """The legal answer a card stands for: playing it, using it, or picking it (copies are one answer)."""
    for kind in ("play", "use", "pick"):
        for option in show.options:
            if option[0] != kind or kind == "pick" and show.about not in CARDS:
                continue
            if option[1] == card.number or sheet_number(option[1]) == sheet_number(card.number) and kind != "use":
                return option
    return None


def _card(show: Showing, id: str, card: CardView, action: Action | None, visible: Box, part: int, is_ready: bool) -> Widget:
    face = face_of(show.names, card.section, card.id, show.prices.get(action, -1) if action is not None else -1)
    does = ("take", action) if action is not None else ("why", ("play", card.number))
    reason = show.reasons.get(f"play:{card.number}", "") if action is None else ""
    return Widget(
        id,
        "card",
        visible,
        face.name,
        spoken(face),
        action is not None,
        reason,
        does,
        cards.paint_face,
        cards.CardData(face, _state(show, action, is_ready), shown=part),
        spill=5,
        about=("card", card.section, card.id),
        heard=TABLE["ready"] if is_ready else "",
    )


def _state(show: Showing, action: Action | None, is_ready: bool) -> str:
    if action is None:
        return "unplayable" if show.options and show.about not in CARDS else ""
    return "selected" if action[0] == "pick" or is_ready else "playable"


def _raised(brush: Brush, show: Showing, card: CardView, action: Action | None, spot: Box, is_ready: bool) -> list[Widget]:
    """The card large, above its place, never outside the window, with its key words; first it grows out of its place."""
    wide = brush.px(RAISED[0])
    high = round(wide * cards.RATIO)
    left = min(max(spot[0] + spot[2] // 2 - wide // 2, show.frames.map[0]), show.frames.window[2] - wide - brush.px(8))
    top = show.frames.window[3] - high  # down to the edge: the card it was raised from shows no foot under it
    window, gap, taken = show.frames.window, brush.px(8), (*show.free, *show.bubble)
    place = cleared((left, top, wide, high), taken, window, gap) or cleared((left, top, wide, high), show.free, window, gap)
    place = place or (left, top, wide, high)
    face = face_of(show.names, card.section, card.id, show.prices.get(action, -1) if action is not None else -1)
    data = cards.CardData(face, _state(show, action, is_ready), True)
    large = Widget(
        f"raised:{card.number}", "picture", place, face.name, spoken(face), paint=cards.paint_face, data=data,
        solid=False, spill=8,
    )  # fmt: skip
    if show.lift < 1.0:
        box = cards.between(spot, large.rect, out(show.lift))
        return [replace(large, rect=box, paint=cards.paint_rising, data=(data, wide))]
    return [large, *tips.beside(brush, show, face.spans, large.rect, taken)]
