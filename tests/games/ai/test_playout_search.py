"""Weighing moves: which are tried, how often, with what luck, and when it is enough."""

from __future__ import annotations

from math import sqrt

import pytest

from games.ai.playout_search import Budget, Weighed, duel, lead, look_ahead, never, weigh
from games.api import AnyGame, Move
from games.chance import FastChance
from tests.games.ai.decisions import decisions
from tests.games.ai.lottery import PICKER, Drum, Lottery, Pick
from tests.games.all_games import ALL_GAMES
from tests.games.matches import Table, on_every_game

SMALL, LARGE = 6, 400  # budgets in playouts
FAIR = (0.5,) * 20
ONE_GOOD_TICKET = (0.1, 0.9, 0.1, 0.1)
ALL_ALIKE = (0.50, 0.51, 0.49, 0.50)  # nothing to tell in a few hundred playouts


class Hourglass:
    """Time that is up when it has been asked about so often."""

    def __init__(self, lasts: int) -> None:
        self.left = lasts

    def __call__(self) -> bool:
        self.left -= 1
        return self.left <= 0


def weighed(
    lottery: Lottery, odds: tuple[float, ...], budget: Budget, among: tuple[Move, ...] = ()
) -> list[Weighed]:
    return weigh(lottery, Drum(odds), PICKER, FastChance(1), budget, among=among)


def tickets(found: list[Weighed]) -> list[int | None]:
    return [one.move.ticket for one in found if isinstance(one.move, Pick)]


def playouts(found: list[Weighed]) -> int:
    return sum(len(one.values) for one in found)


# Which moves ----------------------------------------------------------------------------------


def test_the_moves_that_promise_most_are_tried() -> None:
    lottery = Lottery(promises=[ticket * 7 % 20 for ticket in range(20)])
    found = weighed(lottery, FAIR, Budget(LARGE))
    best = sorted(range(20), key=lambda ticket: -lottery.promises[ticket])
    assert set(tickets(found)) == set(best[:10])


def test_fewer_moves_are_tried_when_there_is_less_time_for_each() -> None:
    assert len(weighed(Lottery(), FAIR, Budget(30))) == 5


def test_three_moves_are_tried_however_little_time_there_is() -> None:
    assert len(weighed(Lottery(), FAIR, Budget(1))) == 3


def test_all_moves_are_tried_where_there_are_few() -> None:
    lottery = Lottery(promises=[9.0, -9.0, 0.0])
    assert set(tickets(weighed(lottery, (0.5, 0.5, 0.5), Budget(SMALL)))) == {0, 1, 2}


def test_a_lone_move_is_weighed_too() -> None:
    (only,) = weighed(Lottery(), (1.0,), Budget(SMALL))
    assert only.chance == 1.0


def test_a_move_asked_for_is_tried_whatever_it_promises() -> None:
    lottery = Lottery(promises=[-ticket for ticket in range(20)])
    found = weighed(lottery, FAIR, Budget(SMALL), among=(Pick(19),))
    assert set(tickets(found)) == {0, 1, 2, 19}


def test_a_move_asked_for_that_is_tried_anyway_is_tried_once() -> None:
    lottery = Lottery(promises=[-ticket for ticket in range(20)])
    found = weighed(lottery, FAIR, Budget(SMALL), among=(Pick(2),))
    assert len(found) == 3


# How often ------------------------------------------------------------------------------------


def test_the_best_move_comes_first() -> None:
    assert tickets(weighed(Lottery(), ONE_GOOD_TICKET, Budget(LARGE)))[0] == 1


def test_half_of_the_moves_are_given_up_at_each_stage() -> None:
    lottery = Lottery()
    found = weighed(lottery, (0.1, 0.6, 0.2, 0.7, 0.3, 0.65, 0.2, 0.68), Budget(60))
    lengths = [len(one.values) for one in found]
    assert [lengths.count(length) for length in sorted(set(lengths))] == [4, 2, 2]


def test_moves_that_lasted_longer_come_before_those_given_up() -> None:
    found = weighed(Lottery(), ALL_ALIKE, Budget(LARGE))
    lengths = [len(one.values) for one in found]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > lengths[-1]


def test_a_move_asked_for_is_kept_to_the_end() -> None:
    # 0.3 and 0.4 are too close to tell early, and the ticket that never wins is the worst.
    found = weighed(Lottery(), (0.3, 0.4, 0.3, 0.0), Budget(40), among=(Pick(3),))
    most = max(len(one.values) for one in found)
    (worst,) = [one for one in found if one.move == Pick(3)]
    assert len(worst.values) == most
    assert min(len(one.values) for one in found) < most


def test_it_ends_early_when_one_move_is_clearly_ahead() -> None:
    assert playouts(weighed(Lottery(), ONE_GOOD_TICKET, Budget(LARGE))) == LARGE / 2


def test_it_ends_early_when_all_moves_are_the_same() -> None:
    assert playouts(weighed(Lottery(), (1.0, 1.0, 1.0, 1.0), Budget(LARGE))) == LARGE / 2


def test_it_goes_on_as_long_as_nothing_is_clear() -> None:
    assert playouts(weighed(Lottery(), ALL_ALIKE, Budget(LARGE))) == LARGE


def test_a_few_playouts_make_nothing_clear() -> None:
    # The first stage gives each ticket five playouts, and one of them wins them all.
    assert playouts(weighed(Lottery(), (0.0, 1.0, 0.0, 0.0), Budget(40))) == 40


@pytest.mark.parametrize("lasts", [1, 7, 12])
def test_when_time_is_up_what_is_known_by_then_is_the_answer(lasts: int) -> None:
    lottery = Lottery()
    found = weighed(lottery, ONE_GOOD_TICKET, Budget(40, Hourglass(lasts)))
    assert max(len(one.values) for one in found) == lasts
    assert len(found) == 4


def test_there_is_always_time_unless_somebody_says_otherwise() -> None:
    assert Budget(SMALL).is_time_up is never
    assert not never()


# With what luck -------------------------------------------------------------------------------


def test_all_moves_meet_the_same_luck() -> None:
    lottery = Lottery()
    duel(lottery, Drum(ALL_ALIKE), PICKER, FastChance(1), [Pick(0), Pick(1)], 30)
    assert lottery.tried[0] == lottery.tried[1]


def test_no_two_playouts_meet_the_same_luck() -> None:
    lottery = Lottery()
    duel(lottery, Drum(ALL_ALIKE), PICKER, FastChance(1), [Pick(0)], 30)
    assert len(set(lottery.tried[0])) == 30


def test_each_playout_begins_in_another_imagined_state() -> None:
    lottery = Lottery()
    duel(lottery, Drum(ALL_ALIKE, hidden=99), PICKER, FastChance(1), [Pick(0)], 30)
    hidden = {tried.hidden for tried in lottery.tried[0]}
    assert len(hidden) == 30
    assert 99 not in hidden


def test_the_moves_of_a_real_game_meet_the_same_luck() -> None:
    """The same move twice comes to the same, playout by playout."""
    for table in [Table(game, seats, 0) for game in ALL_GAMES for seats in game.seat_counts]:
        for state, seat in decisions(table)[::20]:
            move = table.game.legal_moves(state, seat)[0]
            one, other = duel(table.game, state, seat, FastChance(1), [move, move], 3)
            assert one == other


# What comes out -------------------------------------------------------------------------------


def test_a_duel_plays_each_move_as_often_as_asked() -> None:
    found = duel(Lottery(), Drum(FAIR), PICKER, FastChance(1), [Pick(4), Pick(2)], 9)
    assert [(one.move, len(one.values)) for one in found] == [(Pick(4), 9), (Pick(2), 9)]


def test_the_chance_of_a_move_is_the_mean_of_its_playouts() -> None:
    (found,) = duel(Lottery(), Drum((0.7,)), PICKER, FastChance(1), [Pick(0)], 1_000)
    assert found.chance == sum(found.values) / 1_000
    assert found.chance == pytest.approx(0.7, abs=0.05)


def test_prospects_are_the_mean_for_everybody() -> None:
    (found,) = duel(Lottery(), Drum((0.7,)), PICKER, FastChance(1), [Pick(0)], 40)
    assert found.prospects == pytest.approx((found.chance, 1 - found.chance))


def test_a_lead_is_the_mean_gap_and_its_standard_error() -> None:
    assert lead([1.0, 0.5, 1.0], [0.0, 0.5, 0.5]) == pytest.approx((0.5, 0.5 / sqrt(3)))


def test_a_lead_counts_the_playouts_both_had() -> None:
    assert lead([1.0, 1.0, 0.0, 0.0], [0.0, 0.0]) == (1.0, 0.0)


def test_a_lead_of_one_playout_has_no_error_to_tell() -> None:
    assert lead([1.0], [0.25]) == (0.75, 0.0)


def test_a_look_ahead_plays_hunches_until_things_are_quiet() -> None:
    lottery = Lottery()
    assert look_ahead(lottery, lottery.insight, Drum(FAIR, waiting=3), FastChance(1)) == (0.5, 0.5)
    assert lottery.waits == 3


def test_a_look_ahead_that_finds_things_quiet_makes_no_move() -> None:
    lottery = Lottery()
    assert look_ahead(lottery, lottery.insight, Drum(FAIR, won=True), FastChance(1)) == (1.0, 0.0)
    assert lottery.waits == 0


def test_a_look_ahead_that_never_comes_to_rest_is_judged_where_it_stands() -> None:
    lottery = Lottery()
    restless = Drum(FAIR, waiting=1_000_000)
    assert look_ahead(lottery, lottery.insight, restless, FastChance(1)) == (0.5, 0.5)
    assert lottery.waits < 10_000


@on_every_game
def test_the_same_luck_and_budget_give_the_same_weighing(game: AnyGame) -> None:
    for state, seat in decisions(Table(game, game.seat_counts.start, 0))[::20]:
        first, second = (weigh(game, state, seat, FastChance(3), Budget(SMALL)) for _ in "ab")
        assert first == second
