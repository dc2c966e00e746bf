"""The right column: the God's decree, the log, the turn box with Energy and the end of the turn."""

from __future__ import annotations

from dataclasses import replace

from favor.language.tongue import filled
from favor.model.actions import END_TURN
from favor.model.views import View
from favor.ui import theme
from favor.ui import words_table as say
from favor.ui.brush import Brush
from favor.ui.faces import face_of, god_name, spoken
from favor.ui.layout import shared
from favor.ui.loglines import FILTERS, GREY, MINE
from favor.ui.names import Words, begins_turn, plain
from favor.ui.paint.card_parts import CardFace
from favor.ui.paint.glass import paint_glass
from favor.ui.paint.ground import paint_glow
from favor.ui.parts import inspector, plates
from favor.ui.parts.showing import Showing
from favor.ui.semantics import Box, Mood, Widget
from favor.ui.theme import GODS, GOLD, INK, MEANINGS, PAPER, Colour
from favor.ui.words import listed
from favor.ui.words_keys import named
from favor.ui.words_learning import MOMENT
from favor.ui.words_life import TABLE

SLENDER = 2.9
"""How much higher than wide the God's window may be."""

HEAD, FILTER_ROW = 38, 38
"""Units over the lines of the log: its title, and the row of filters where it is open."""
BETWEEN = " · "
FACTS = 40
"""Units of height for what holds this turn."""
ENDS_NOW = "end_of_turn_of"
"""How a status ends that is gone with this turn."""

LogData = tuple[tuple[int, Words], ...]
Tints = tuple[Colour, ...]


def build(brush: Brush, show: Showing) -> list[Widget]:
    """Decree, log and turn box; what lies under the open inspector is not there, so that no focus goes to it."""
    covered = inspector.is_open(show)
    under = covered and not show.log_open and show.frames.log[3] > 0  # a log folded into the bar lies under nothing
    return [*(() if covered else _decree(show)), *(() if under else _log(brush, show)), *_turn_box(brush, show)]


# -- the decree -------------------------------------------------------------------------------------------------------


def decree(view: View) -> str:
    """The id of the God Card of this turn, "" before the first."""
    for card in view.table:
        if card.section == "god_cards":
            return card.id
    pile = dict(view.piles).get("gods", ())
    return pile[-1].id if pile else ""


def _decree(show: Showing) -> list[Widget]:
    id = decree(show.view)
    if not id:
        return [Widget("god", "panel", show.frames.god, say.GOD["none"], paint=paint_no_god, data=())]
    face = face_of(show.names, "god_cards", id)
    return [
        Widget(
            "god",
            "card",
            show.frames.god,
            face.name,
            spoken(face),
            does=("inspect", "god_cards", id),
            paint=paint_god,
            data=(face, god_name(face.god)),
            spill=4,
            about=("card", "god_cards", id),
        )
    ]


def paint_no_god(brush: Brush, box: Box, data: tuple[()], mood: Mood) -> None:
    """The place of the decree before the first God Card."""
    brush.plate(box, brush.theme.panel, brush.theme.border)
    brush.block(say.GOD["silent"], plates.inner(box, brush), "body", brush.theme.muted, "centre", True)


def paint_god(brush: Brush, box: Box, data: tuple[CardFace, str], mood: Mood) -> None:
    """The God's window at the left, name and decree at its right; a long decree gets a smaller window beside it."""
    face, god = data
    brush.plate(box, brush.theme.panel, GOLD if mood.hovered else brush.theme.border)
    glass, name_role, role = _decree_setting(brush, box, face)
    x, y, wide, high = box
    px = brush.px
    tall = min(high - px(20), round(glass * SLENDER))
    brush.surface.blit(brush.cache.get(paint_glow, face.god, wide, high, glass + px(20)), (x, y))
    brush.surface.blit(brush.cache.get(paint_glass, face.god, glass, tall), (x + px(10), y + px(10)))
    left, room = x + px(20) + glass, wide - glass - px(30)
    top = y + px(6)
    ink = GODS.get(face.god, MEANINGS["info"]).night
    top += brush.block(face.name, (left, top, room, brush.tall(face.name, room, name_role)), name_role, ink)
    top = brush.line(filled(say.GOD["decrees"], god), (left, top), "small", brush.theme.muted, "topleft", room).bottom + px(2)
    brush.block(face.spans, (left, top, room, y + high - px(4) - top), role, PAPER)
    plates.focus_ring(brush, box, mood)


def _decree_setting(brush: Brush, box: Box, face: CardFace) -> tuple[int, str, str]:
    """Width of the window, roles of name and text: the first setting in which all of the decree is to be read."""
    px = brush.px
    wide = ((112, "name", "body"), (100, "name", "body")) if box[2] >= px(260) else ()
    narrow = ((84, "name-small", "small"), (72, "name-small", "small"), (44, "card-name", "small"))
    settings = (*wide, (100, "name", "small"), *narrow)
    said = filled(say.GOD["decrees"], god_name(face.god))
    for glass, name_role, role in settings:
        room = box[2] - px(glass) - px(30)
        name = brush.tall(face.name, room, name_role)
        if brush.wide(said, "small") > room:
            continue
        if px(6) + name + brush.high("small") + px(2) + brush.tall(face.spans, room, role) + px(4) <= box[3]:
            break
    return px(glass), name_role, role


# -- the log ----------------------------------------------------------------------------------------------------------


def tints(view: View) -> Tints:
    """The colour of each seat's name on the night surfaces."""
    return tuple(theme.CHARACTERS.get(player.character, theme.MEANINGS["neutral"]).night for player in view.players)


def _log(brush: Brush, show: Showing) -> list[Widget]:
    box = show.frames.log
    px = brush.px
    if show.log_open:
        box = show.frames.open_log
    elif not box[3]:
        x, _, wide, _ = show.frames.top
        place = (x + wide - px(86), px(7), px(78), px(30))
        return [plates.button("log-open", place, named(say.LOG["folded"], brush.hints), ("log",))]
    lines = show.lines[: len(show.lines) - show.log_scroll] if show.log_scroll else show.lines
    recent = tuple(lines[-60 if show.log_open else -16 :])
    value = "\n".join(plain(line) for _, line in recent)
    more = named(say.LOG["close" if show.log_open else "more"], brush.hints)
    wide = max(brush.px(78), brush.wide(more, "small-bold") + brush.px(20))
    head = (box[0] + box[2] - wide - brush.px(12), box[1] + brush.px(4), wide, brush.px(32))
    chosen = show.log_open and show.log_filter
    data = (recent, tints(show.view), brush.px(HEAD + FILTER_ROW if chosen else HEAD))
    return [
        Widget("log", "log", box, say.LOG["title"], value, paint=paint_log, data=data, does=None),
        plates.button("log-open", head, more, ("log",), kind="quiet"),
        *(_filters(brush, show, box) if chosen else ()),
    ]  # fmt: skip


def _filters(brush: Brush, show: Showing, box: Box) -> list[Widget]:
    """A row of kinds over the long log; the chosen one has the golden rim. Where nobody in particular looks nothing is mine."""
    gap, top = brush.px(6), box[1] + brush.px(HEAD + 2)
    kinds = [kind for kind in FILTERS if kind != MINE or show.view.viewer >= 0]
    places = shared((box[0] + brush.px(12), top, box[2] - brush.px(24), brush.px(32)), len(kinds), gap)
    widgets = []
    for wanted, place in zip(kinds, places, strict=True):
        is_chosen = wanted == show.log_filter
        kind = "chosen" if is_chosen else "quiet"
        button = plates.button(f"log-filter:{wanted}", place, say.LOG[wanted], ("log_filter", wanted), kind=kind)
        widgets.append(replace(button, value=say.LOG["shown"] if is_chosen else ""))
    return widgets


def paint_log(brush: Brush, box: Box, data: tuple[LogData, Tints, int], mood: Mood) -> None:
    """As many of the newest lines as there is room for; a rule where a turn begins."""
    lines, colours, head = data
    x, y, wide, high = box
    px = brush.px
    brush.plate(box, brush.theme.panel, brush.theme.border)
    brush.line(say.LOG["title"], (x + px(12), y + px(6)), "button", PAPER)
    rows = log_rows(brush, box, lines, head)
    if not rows:
        brush.block(say.LOG["none"], (x + px(12), y + head, wide - px(24), high - head - px(8)), "small", brush.theme.muted)
    for _, line, place in rows:
        heading = begins_turn(line)
        draw_line(brush, line, colours, place, "small", GOLD if heading else PAPER)
        if heading and place[1] > rows[0][2][1]:
            brush.surface.fill(brush.theme.border, (place[0], place[1] - px(3), place[2], 1))


def log_rows(brush: Brush, box: Box, lines: LogData, head: int) -> list[tuple[int, Words, Box]]:
    """The newest lines that fit, in the order they are read, with their number from the end and their place; they begin
    under the heading, so that a short log leaves its room at the foot."""
    x, y, wide, high = box
    px = brush.px
    room, left = high - head - px(6), wide - px(24)
    taken: list[tuple[int, Words, int]] = []
    for number, (_, line) in enumerate(reversed(lines)):
        tall = brush.tall(line, left, "small")
        if tall > room:
            break
        rule = px(6) if begins_turn(line) else 0
        taken.append((number, line, tall))
        room -= tall + rule
    top = y + head
    rows: list[tuple[int, Words, Box]] = []
    for number, line, tall in reversed(taken):
        top += px(6) if rows and begins_turn(line) else 0
        rows.append((number, line, (x + px(12), top, left, tall)))
        top += tall
    return rows


def draw_line(brush: Brush, line: Words, colours: Tints, box: Box, role: str, usual: Colour = PAPER) -> None:
    """One line of the log, broken where it must be; names of players in their colours."""
    style = brush.style(role, usual)
    for piece in brush.laid(line, style, box[2]).pieces:
        colour, weight = _tint(piece.keyword, colours, usual)
        run = brush.letters.run(piece.text, "sans", weight, style.px, colour)
        brush.letters.stamp(brush.surface, run, (box[0] + piece.x, box[1] + piece.y), piece.text, "log")


def _tint(keyword: str, colours: Tints, usual: Colour) -> tuple[Colour, str]:
    kind, _, number = keyword.partition(":")
    if kind == GREY:
        return theme.mix(theme.MUTED_NIGHT, theme.NIGHT, 0.15), "Regular"
    if kind == "seat" and 0 <= int(number) < len(colours):
        return colours[int(number)], "Bold"
    return (PAPER, "Bold") if keyword else (usual, "Regular")


# -- the turn box -----------------------------------------------------------------------------------------------------


def _turn_box(brush: Brush, show: Showing) -> list[Widget]:
    active = show.view.players[show.view.active] if 0 <= show.view.active < len(show.view.players) else None
    if active is None:
        return [plates.plate("turn", show.frames.turn)]
    full = int(show.catalog.rules.get("energy", 4))
    facts, keys = _facts(show), "" if show.asks_again or show.clock[0] else named(say.TURN["keys"], brush.hints)
    widgets = [
        Widget(
            "turn",
            "panel",
            show.frames.turn,
            say.TURN["energy"],
            f"{filled(say.TURN['of'], active.energy, full)}; {facts}",
            paint=paint_turn,
            data=(active.energy, full, "" if show.frames.compact else _shown_facts(brush, show, facts), keys),
        )
    ]
    return [*widgets, _end_button(brush, show), *_clock(brush, show), *_no_more(brush, show)]


def _clock(brush: Brush, show: Showing) -> list[Widget]:
    """The soft clock in place of the keys; where there is no room for it, End turn says when the time is over."""
    words, is_over = show.clock
    if not words or show.asks_again or show.frames.compact:
        return []
    (x, y, wide, high), px = show.frames.turn, brush.px
    box = (x + px(12), y + high - px(28), wide - px(24), px(22))
    return [Widget("clock", "status", box, words, paint=paint_clock, data=(words, is_over), solid=False)]


def _end_button(brush: Brush, show: Showing) -> Widget:
    """End turn with what it brings; taller where that takes two lines."""
    x, y, wide, high = show.frames.turn
    px = brush.px
    can_end = END_TURN in show.options
    is_short = show.frames.compact or show.asks_again
    room = wide - px(40)
    brings = _told(brush, consequences(show), room) if can_end else ""
    brings = show.clock[0] if show.frames.compact and all(show.clock) and can_end and not show.asks_again else brings
    grown = px(12) if brings and brush.wide(brings, "small") > room and not is_short else 0
    top = y + high - px(62) if show.frames.compact else y + px(76 if grown else 80)
    box = (x + px(12), top, wide - px(24), px(54) + grown)
    reason = "" if can_end else show.reasons.get("end_turn", "")
    button = plates.button(
        "end-turn", box, say.TURN["end"], ("end_turn",), second=brings, kind="gold", enabled=can_end, reason=reason
    )
    return replace(button, paint=paint_end, data=(say.TURN["end"], _in_two(brush, brings, room))) if grown else button


def _no_more(brush: Brush, show: Showing) -> list[Widget]:
    """While End turn waits for its second press: the way never to be asked again."""
    if not show.asks_again:
        return []
    (x, y, wide, high), px = show.frames.turn, brush.px
    top = y + px(34) if show.frames.compact else y + high - px(36)
    return [plates.button("no-more", (x + px(12), top, wide - px(24), px(32)), MOMENT["no more"], ("no_more",), kind="quiet")]


def _shown_facts(brush: Brush, show: Showing, facts: str) -> str:
    """The facts as far as two lines hold them: what does not fit is counted, Hexes before Banners."""
    room = show.frames.turn[2] - brush.px(24)
    ways = (facts, _facts(show, 1), _facts(show, 2))
    shown = next((words for words in ways if brush.tall(words, room, "small") <= brush.px(FACTS)), ways[-1])
    return shown if brush.wide(shown, "small") <= room else _in_two(brush, shown, room)


def _facts(show: Showing, counted: int = 0) -> str:
    """Boon, Hexes and Banners; of the last two so many kinds only counted."""
    player = show.view.players[show.view.active]
    boon = say.TURN["boon used" if "boon" in player.used else "boon ready" if player.boon_ready else "boon spent"]
    hexes = ", ".join(show.names.title("statuses", status.id) for status in player.statuses) or say.TURN["no hex"]
    hexes = filled(say.TURN["hexes"], len(player.statuses)) if counted and player.statuses else hexes
    return f"{boon} · {hexes} · {_banners(show, player.banners, counted > 1)}"


def _banners(show: Showing, held: tuple[str, ...], counted: bool = False) -> str:
    """One Banner by its whole name; of several the regions, since their names would take three lines."""
    if not held:
        return say.TURN["no banner"]
    regions = str(len(held)) if counted else ", ".join(show.names.region_of(region) for region in held)
    return filled(say.TURN["banners"], regions) if len(held) > 1 else show.names.title("banners", held[0])


def _told(brush: Brush, parts: tuple[str, ...], room: int) -> str:
    """What ending the turn brings, in two small lines at most: the last parts are left out, never what is wasted."""
    kept = len(parts)
    while kept > 1 and brush.tall(BETWEEN.join(parts[:kept]), room, "small") > brush.px(54 - 17):
        kept -= 1
    return BETWEEN.join(parts[:kept])


def _in_two(brush: Brush, told: str, room: int) -> str:
    """The same on two lines that end between parts, as even as they can be; as it was where a line would be too long."""
    parts = told.split(BETWEEN)
    ways = [(BETWEEN.join(parts[:at]), BETWEEN.join(parts[at:])) for at in range(1, len(parts))]
    widths = {"\n".join(way): max(brush.wide(line, "small") for line in way) for way in ways}
    best = min(widths, key=lambda way: widths[way], default=told)
    return best if widths.get(best, 0) <= room else told


def consequences(show: Showing) -> tuple[str, ...]:
    """What ending the turn now brings, the most important first."""
    player = show.view.players[show.view.active]
    draws = max(0, player.wit - player.hand_size)
    parts = [filled(say.TURN["unspent"], player.energy)] if player.energy else []
    parts.append(filled(say.TURN["draws"], draws) if draws else say.TURN["draws nothing"])
    now = f"{ENDS_NOW} {player.seat}"
    ending = [show.names.title("statuses", status.id) for status in player.statuses if status.ends == now]
    if ending:
        parts.append(filled(TABLE["ends"], listed(tuple(dict.fromkeys(ending)))))
    return tuple(parts)


def paint_end(brush: Brush, box: Box, data: tuple[str, str], mood: Mood) -> None:
    """The end of the turn with two lines of what it brings."""
    plates.paint_button(brush, box, ("", "", "gold", True), mood)
    words, brings = data
    x, y, wide, high = box
    brush.line(words, (x + wide // 2, y + brush.px(3)), "button", INK, "midtop", wide - brush.px(16))
    top = y + brush.px(1) + brush.high("button")
    brush.block(brings, (x + brush.px(8), top, wide - brush.px(16), y + high - top - brush.px(2)), "small", INK, "centre", True)


def paint_clock(brush: Brush, box: Box, data: tuple[str, bool], mood: Mood) -> None:
    """A small clock and what it says; when the time is over both are as light as a warning."""
    words, is_over = data
    colour = MEANINGS["warning"].night if is_over else brush.theme.muted
    side, middle = brush.px(16), box[1] + box[3] // 2
    left = box[0] + (box[2] - brush.wide(words, "small") - side - brush.px(6)) // 2
    brush.icon("clock", (left + side // 2, middle), side, colour)
    brush.line(words, (left + side + brush.px(6), middle), "small-bold" if is_over else "small", colour, "midleft")


def paint_turn(brush: Brush, box: Box, data: tuple[int, int, str, str], mood: Mood) -> None:
    """Energy as gems, what else holds this turn, the keys at the foot."""
    energy, full, facts, keys = data
    x, y, wide, high = box
    px = brush.px
    brush.plate(box, brush.theme.panel, brush.theme.border)
    label = brush.line(say.TURN["energy"], (x + px(12), y + px(20)), "small", brush.theme.muted, "midleft")
    left = max(x + px(64), label.right + px(6))
    count = brush.line(
        filled(say.TURN["of"], energy, full) if energy <= full else str(energy),
        (x + wide - px(12), y + px(20)),
        "small-bold",
        PAPER,
        "midright",
    )
    gems = max(full, min(energy, 8))
    step = min(px(32), (count.left - left - px(6)) // gems)
    for number in range(gems):
        brush.icon(
            "energy-full" if number < energy else "energy-spent",
            (left + number * step + step // 2, y + px(20)),
            min(px(24), step),
        )
    if not facts:
        return
    brush.block(facts, (x + px(12), y + px(37), wide - px(24), px(FACTS)), "small", brush.theme.muted, "left", True)
    brush.line(
        keys,
        (x + wide // 2, y + high - px(17)),
        "small",
        brush.theme.muted,
        "center",
        wide - px(16),
    )
