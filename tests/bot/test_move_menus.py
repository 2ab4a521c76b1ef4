"""Every move of every game can be reached by clicking."""

from __future__ import annotations

import pytest

from bot.move_menus import Menu, Menus, NoSuchStep, Steps
from games.api import Move
from games.vienna.moves import Roll
from tests.games.matches import Table, match_at, on_one_table_per_size


def reached(menus: Menus, steps: Steps = ()) -> list[tuple[Steps, Move]]:
    opened = menus.open(steps)
    if not isinstance(opened, Menu):
        return [(steps, opened)]
    assert 2 <= len(opened.entries) <= 25
    return [
        found
        for place in range(len(opened.entries))
        for found in reached(menus, (*opened.steps, place))
    ]


@on_one_table_per_size
def test_menus_reach_every_legal_move_once(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps[:60]:
        for seat in game.to_act(step.state):
            moves = [move for _, move in reached(Menus(game, step.state, seat))]
            assert len(moves) == len(set(moves))
            assert set(moves) == set(game.legal_moves(step.state, seat))


@on_one_table_per_size
def test_a_way_through_the_menus_fits_into_a_button(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps[:60]:
        for seat in game.to_act(step.state):
            for steps, _ in reached(Menus(game, step.state, seat)):
                assert len(".".join(map(str, steps))) <= 20


def test_a_single_move_needs_no_menu() -> None:
    table = next(t for t in _tables() if t.game.key == "vienna")
    game = table.game
    state = next(s.state for s in match_at(table).steps if getattr(s.state, "stage", "") == "roll")
    (seat,) = game.to_act(state)
    assert Menus(game, state, seat).open() == Roll()


@pytest.mark.parametrize("steps", [(99,), (-1,), (0, 99), (0, 0, 0, 0, 0)])
def test_steps_of_another_menu_are_refused(steps: Steps) -> None:
    table = next(t for t in _tables() if t.game.key == "vienna")
    game = table.game
    state = next(s.state for s in match_at(table).steps if getattr(s.state, "stage", "") == "place")
    (seat,) = game.to_act(state)
    with pytest.raises(NoSuchStep):
        Menus(game, state, seat).open(steps)


def test_whoever_is_not_asked_has_no_menu() -> None:
    table = next(t for t in _tables() if t.game.key == "vienna")
    game = table.game
    state = match_at(table).steps[0].state
    waiting = next(s for s in range(table.seats) if s not in game.to_act(state))
    with pytest.raises(NoSuchStep):
        Menus(game, state, waiting).open()  # pyright: ignore[reportArgumentType]  a seat


def _tables() -> list[Table]:
    from tests.games.matches import FIRST_TABLES

    return FIRST_TABLES


@on_one_table_per_size
def test_each_entry_of_the_first_menu_leads_on(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps[:60]:
        for seat in game.to_act(step.state):
            menus = Menus(game, step.state, seat)
            for place in range(len(menus.first())):
                menus.open((place,))
