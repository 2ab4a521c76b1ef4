"""The table of placements keeps a bounded memory of menus, and forgetting changes nothing."""

from __future__ import annotations

from games.vienna.placements import Row
from tests.games.vienna.tables import BOARD


def test_menus_are_the_same_after_many_others_were_asked_for() -> None:
    row = Row(BOARD.edition, (1, 2, 3, 4), 0, joker=False)
    first = row.moves(open=BOARD.all_open, coach=-1, coins=1)
    for closed in range(2_000):
        row.moves(open=BOARD.all_open & ~closed, coach=-1, coins=1)
    assert row.moves(open=BOARD.all_open, coach=-1, coins=1) == first


def test_a_menu_does_not_depend_on_fields_no_die_fits() -> None:
    row = Row(BOARD.edition, (6,), 0, joker=False)
    without_oper = BOARD.all_open & ~(1 << BOARD.index[BOARD.street[3].id])
    assert row.moves(open=without_oper, coach=-1, coins=0) == row.moves(
        open=BOARD.all_open, coach=-1, coins=0
    )
