"""The text of a report about a fault: what makers need, and nothing of what is hidden unless the players say so."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from favor.language.logtext import Names, line
from favor.model.views import PlayerView, View
from favor.table.history import History
from favor.table.replay import ANYBODY

LOG_LINES = 400
"""So many lines of the log are told, the last ones."""


@dataclass(frozen=True, slots=True)
class Program:
    """What runs: versions of the game and of what it stands on, and its packs as (id, version, hash)."""

    versions: str
    packs: Sequence[tuple[str, str, str]]


def report(program: Program, error: BaseException, history: History | None, names: Names | None, journal: str = "") -> str:
    """The whole text. `journal` (which tells every hidden card: seed and decisions) only where the players ticked it."""
    packs = ", ".join(f"{id} {version} ({mark[:8]})" for id, version, mark in program.packs)
    parts = [f"{program.versions}\nPacks: {packs}", "".join(traceback.format_exception(error)).strip()]
    if history is not None and names is not None:
        parts += [_guarded(_position, history, names), _guarded(_log, history, names)]
    if journal:
        parts.append(f"Journal (it tells every hidden card):\n{journal.strip()}")
    return "\n\n".join(parts) + "\n"


def _guarded(tell: Callable[[History, Names], Iterator[str]], history: History, names: Names) -> str:
    """A position that broke the game may break its description too; the report must still come out."""
    try:
        return "\n".join(tell(history, names))
    except Exception as fault:
        return f"(this part could not be told: {type(fault).__name__}: {fault})"


def _position(history: History, names: Names) -> Iterator[str]:
    seen = history.game.view(ANYBODY)
    yield f"Position: turn {seen.turn}, round {seen.round}, {len(history.steps)} decisions"
    yield from _question(seen, names)
    for player in seen.players:
        yield _player(player, seen, names)
    for tile in seen.tiles:
        trap = " trap" if tile.trap else ""
        yield f"  ({tile.x},{tile.y}) {tile.id} turned {tile.turn * 90}{' ' if tile.ruin else ''}{tile.ruin}{trap}"
    yield "Left: " + ", ".join(f"{name} {count}" for name, count in (*seen.decks, *seen.stacks)) + f", traps {seen.traps_left}"


def _question(seen: View, names: Names) -> Iterator[str]:
    if seen.question is not None:
        source = f" by {seen.question.source_id}" if seen.question.source_id else ""
        yield f"Asked: {names.seat(seen.question.seat)} about {seen.question.about}{source}"


def _player(player: PlayerView, seen: View, names: Names) -> str:
    place = next((f"({tile.x},{tile.y})" for tile in seen.tiles if tile.number == player.tile), "nowhere")
    lies = [card.id for card in (*player.relics, *player.items)] + [status.id for status in player.statuses]
    lies += [f"banner {id}" for id in player.banners]
    return (
        f"  {names.seat(player.seat)} ({player.character}) at {place}: {player.hearts}/{player.heart_cap} Hearts, "
        f"{player.favor} Favor, {player.energy} Energy, {player.hand_size} cards, "
        f"{'stunned, ' if player.stunned else ''}Boon {'ready' if player.boon_ready else 'spent'}"
        f"{', holds ' if lies else ''}{', '.join(lies)}"
    )


def _log(history: History, names: Names) -> Iterator[str]:
    """The log as anybody may read it; each batch is redacted by itself, as it was told."""
    told = [line(event, names) for batch in history.batches for event in history.game.redact(batch, ANYBODY)]
    share = f"the last {LOG_LINES} of" if len(told) > LOG_LINES else "all"
    yield f"Log, {share} {len(told)} lines:"
    yield from (f"  {sentence}" for sentence in told[-LOG_LINES:])


def last_words(error: Exception, where: str) -> str:
    """What is said when the window itself cannot say it."""
    kept = f"The report is in {where}" if where else "The report could not be written"
    return f"Favor had to stop: {type(error).__name__}: {error}. {kept}; the game is kept up to its last answer."
