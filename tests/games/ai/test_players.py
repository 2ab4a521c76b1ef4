"""The computer players: legal, discreet, repeatable."""

from __future__ import annotations

import pytest

from games.ai.players import LEVELS, PLAYERS, QUICK, Level, expert, regular
from games.ai.playout_search import Budget
from games.api import AnyGame, Move, Seat, Step
from games.chance import FastChance
from games.playout import play_on
from games.vienna import VIENNA
from games.vienna.moves import Roll
from tests.games.ai.decisions import decisions
from tests.games.ai.lottery import PICKER, Drum, Lottery, Pick
from tests.games.all_games import ALL_GAMES
from tests.games.matches import Table, on_every_game
from tests.games.no_chance import NoChance
from tests.games.vienna.tables import player, table

LITTLE = Budget(playouts=6)
ONE_OF_EACH_SIZE = [Table(game, seats, 0) for game in ALL_GAMES for seats in game.seat_counts]

at_every_level = pytest.mark.parametrize("level", LEVELS)
on_every_size = pytest.mark.parametrize("at", ONE_OF_EACH_SIZE, ids=str)


def chosen(level: Level, game: AnyGame, state: object, seat: Seat) -> Move:
    return PLAYERS[level](LITTLE)(game, state, seat, FastChance(5))


def test_every_level_has_its_player() -> None:
    assert {*LEVELS, "random"} == PLAYERS.keys()


@on_every_game
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.unwatched if n == "expert" else ()) for n in PLAYERS]
)
def test_every_player_finishes_a_match_with_legal_moves(name: str, game: AnyGame) -> None:
    chance = FastChance(1)
    deal: Step[object] = game.new(game.seat_counts.start, game.options(), chance)
    state = deal.state
    choose = PLAYERS[name](LITTLE)
    for played in play_on(game, deal, chance, choose=choose, luck=FastChance(2)):
        assert played.move in game.legal_moves(state, played.seat)
        state = played.step.state
    assert game.outcome(state) is not None


@pytest.mark.unwatched
@at_every_level
@on_every_size
def test_players_do_not_know_what_their_seat_cannot_see(at: Table, level: Level) -> None:
    game, others = at.game, FastChance(3)
    every = max(1, len(decisions(at)) // 8)
    for state, seat in decisions(at)[::every]:
        move = chosen(level, game, state, seat)
        for _ in range(3):
            reshuffled = game.imagine(state, seat, others)
            assert chosen(level, game, reshuffled, seat) == move


@pytest.mark.unwatched
@at_every_level
@on_every_size
def test_the_same_luck_and_budget_make_the_same_move(at: Table, level: Level) -> None:
    for state, seat in decisions(at)[::25]:
        first, second = (chosen(level, at.game, state, seat) for _ in "ab")
        assert first == second


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_lone_legal_move_needs_no_thought(level: Level) -> None:
    state = table(player(rolled=False), player(rolled=False), player(rolled=False), stage="roll")
    assert PLAYERS[level](QUICK)(VIENNA, state, Seat(0), NoChance()) == Roll()


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_who_looks_ahead_picks_what_wins_and_not_what_promises(level: str) -> None:
    lottery = Lottery(promises=[9.0, 5.0, 0.0])
    drum = Drum((0.0, 0.0, 1.0))
    assert PLAYERS[level](QUICK)(lottery, drum, PICKER, FastChance(1)) == Pick(2)


def test_a_regular_looks_several_times_where_luck_has_a_say() -> None:
    lottery = Lottery(reveals=True)
    regular(lottery, Drum((0.5, 0.5)), PICKER, FastChance(1))
    assert lottery.count(0) == lottery.count(1) > 1


def test_a_regular_looks_once_where_luck_has_no_say() -> None:
    lottery = Lottery(reveals=False)
    regular(lottery, Drum((0.5, 0.5)), PICKER, FastChance(1))
    assert lottery.count(0) == lottery.count(1) == 1


def test_luck_decides_between_moves_that_are_equally_good_to_a_regular() -> None:
    lottery, drum = Lottery(), Drum((1.0, 1.0, 0.0))
    moves = {regular(lottery, drum, PICKER, FastChance(seed)) for seed in range(20)}
    assert moves == {Pick(0), Pick(1)}


def test_an_expert_thinks_as_long_as_the_budget_allows() -> None:
    little, much = Lottery(), Lottery()
    for lottery, playouts in ((little, 24), (much, 240)):
        expert(Budget(playouts))(lottery, Drum((0.5, 0.51)), PICKER, FastChance(1))
    assert (little.count(0), much.count(0)) == (12, 120)


# Strength -------------------------------------------------------------------------------------
