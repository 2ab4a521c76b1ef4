"""The rulebook's four worked examples, with its names and numbers.

Seats: Sabrina (yellow), to her left Matthias (blue), to his left Nina (red). The examples give
everybody four dice at a table of three; the rules say five, so each player's row here holds only
the dice the example speaks of.
"""

from __future__ import annotations

import pytest

from games.api import IllegalMove, Seat
from games.vienna.edition import FieldId, Symbol
from games.vienna.events import Compared, Placed
from games.vienna.moves import Roll
from games.vienna.refusals import Reason
from games.vienna.state import State
from tests.games.vienna.tables import act, legal, place, player, stand, table, told

SABRINA, MATTHIAS, NINA = Seat(0), Seat(1), Seat(2)
NOT_ROLLED = player(rolled=False)


def after_example_1() -> State:
    state = table(player(dice=(2, 2, 3, 5), coins=1), NOT_ROLLED, NOT_ROLLED)
    return act(state, place("secession", 2)).state


def after_example_2() -> State:
    state = after_example_1()
    state = act(state, Roll(), 4, 6, 6, 6, 6).state
    state = act(state, place("heldenplatz", 4)).state
    state = act(state, Roll(), 2, 5, 6, 6, 6).state
    state = act(state, place("oper", 2)).state
    return act(state, place("rathaus", 2, 3)).state


def test_example_1_sabrina_rolls_2_2_3_5_and_places_a_2_on_the_secession() -> None:
    state = after_example_1()
    assert state.stands == (stand("secession", SABRINA, 2),)
    assert state.players[SABRINA].dice == (2, 3, 5)


def test_example_2_heldenplatz_oper_and_2_and_3_together_as_5_on_the_rathaus() -> None:
    state = after_example_2()
    assert state.stands == (
        stand("secession", SABRINA, 2),
        stand("heldenplatz", MATTHIAS, 4),
        stand("oper", NINA, 2),
        stand("rathaus", SABRINA, 2, 3),
    )
    assert state.players[SABRINA].coins == 1, "all of it lay ahead: nobody was bribed"
    assert state.players[SABRINA].dice == (5,)


def test_example_3_nina_takes_the_universitaet_and_sabrina_pays_to_go_back() -> None:
    state = after_example_2()
    state = act(state, place("landtmann", 6)).state
    state = act(state, place("universitaet", 5)).state
    assert state.seat == SABRINA
    with pytest.raises(IllegalMove) as refused:
        act(state, place("universitaet", 5))
    assert refused.value.reason is Reason.OCCUPIED
    with pytest.raises(IllegalMove) as refused:
        act(state, place("burgtheater", 5))
    assert refused.value.reason is Reason.BEHIND
    assert place("burgtheater", 5, bribe=True) in legal(state)
    step = act(state, place("burgtheater", 5, bribe=True))
    assert step.state.players[SABRINA].coins == 0
    assert told(step, Placed) == [
        Placed(SABRINA, FieldId("burgtheater"), (5,), (5,), white=False, bribe=True)
    ]


def test_example_4_sabrina_compares_4_crosses_at_the_stephansdom() -> None:
    """Nina has 2, Matthias 4 since he took more influence in this round."""
    sabrina = player(start_card="s2", persons=("domherr", "kaplan"))
    matthias = player(start_card="s2", persons=("domherr",), dice=(6,), coins=1)
    nina = player(start_card="s2", persons=("kaplan",))
    state = table(
        sabrina,
        matthias,
        nina,
        seat=MATTHIAS,
        stands=[stand("stephansdom", SABRINA, 4, 5), stand("hofburg", MATTHIAS, 3, 4)],
        influence=NINA,
    )
    step = act(state, place("sperl", 6))
    assert told(step, Compared) == [
        Compared(
            SABRINA,
            FieldId("stephansdom"),
            Symbol.CHURCH,
            own=4,
            neighbours=((MATTHIAS, 4), (NINA, 2)),
            points=2 + 1,
            coins=1,
            paid=0,
        )
    ]
    after = step.state.players[SABRINA]
    assert (after.points, after.coins) == (3, 1)
