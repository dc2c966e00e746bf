"""Beginning, leaving and going on with games, as the window does it."""

from __future__ import annotations

import pytest

from favor.model.chance import Dice
from favor.table.desk import Desk
from favor.table.sitting import NOBODY, Sitting
from favor.table.store import Store
from tests.table.played import content, header, shelf


@pytest.fixture
def desk(tmp_path) -> Desk:
    return Desk(Store(tmp_path / "games"), shelf(), "0.1.0")


def play(sitting: Sitting, dice: Dice, answers: int) -> None:
    for _ in range(answers):
        if sitting.cover_for != NOBODY:
            sitting.uncover(sitting.cover_for)
        if not sitting.is_over:
            sitting.submit(sitting.game.options[dice.below(len(sitting.game.options))])


def test_begin_leave_go_on(desk):
    switches = dict(content().loaded.catalog.switches)
    first = desk.begin(content(), header(2, 1).seats, switches, 77)
    play(first, Dice(1), 60)
    second = desk.begin(content(), header(3, 1).seats, switches | {"altar_to_settlement": "open"}, 78)
    play(second, Dice(2), 90)
    desk.put_picture(b"\x89PNG")
    desk.leave()
    assert desk.news() == "" and len(desk.store.saves()) == 2
    by_players = {len(save.seats): save for save in desk.store.saves()}
    assert by_players[3].picture is not None and by_players[2].picture is None
    for save, sitting in ((by_players[2], first), (by_players[3], second)):
        opened = desk.open(save)
        assert opened.explained() == ""
        again = desk.go_on(opened)
        assert again.taken == sitting.taken and again.cover_for != NOBODY
        assert again.game.state.key() == sitting.game.state.key()
        play(again, Dice(3), 5)
        assert len(desk.open(save).history.steps) == len(sitting.taken) + 5
    assert opened.header.switches == {"altar_to_settlement": "open"} and opened.header.seed == 78


def test_a_game_that_cannot_be_opened_is_not_gone_on_with(desk):
    desk.begin(content(), header(2, 1).seats, {}, 1)
    desk.leave()
    (save,) = desk.store.saves()
    save.journal.write_bytes(b"\0")
    opened = desk.open(save)
    with pytest.raises(ValueError, match="line 1"):
        desk.go_on(opened)
    assert save.journal.read_bytes() == b"\0"


def test_a_set_up_that_makes_no_game_leaves_no_file(desk):
    seat = header(2, 1).seats[0]
    with pytest.raises(ValueError, match="different characters"):
        desk.begin(content(), (seat, seat), {}, 1)
    assert desk.store.saves() == () and desk.journal is None
