"""Random matches of every game, played once and shared by the suites."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest

from games.api import AnyGame, Step
from games.chance import Chance, FastChance, SealedChance
from games.codec import Codec
from games.playout import Played, choose_at_random, play_on
from tests.cases import Cases
from tests.games.all_games import ALL_GAMES

SEEDS = range(3)


class Table(NamedTuple):
    """A game, a number of seats and a seed: the whole identity of a test match."""

    game: AnyGame
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}-seats-seed-{self.seed}"

    @property
    def chance(self) -> Chance:
        """The stream that deals this match, from its beginning."""
        seed = hashlib.sha256(f"test {self.seed}".encode()).digest()
        return SealedChance(seed, [str(100 + seat) for seat in range(self.seats)])


TABLES = [
    Table(game, seats, seed) for game in ALL_GAMES for seats in game.seat_counts for seed in SEEDS
]
FIRST_TABLES = [table for table in TABLES if table.seed == 0]

on_every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)

Claim: TypeAlias = Callable[[Table], None]
ClaimOfGame: TypeAlias = Callable[[AnyGame], None]


def at_tables(tables: Sequence[Table]) -> Callable[[Claim], ClaimOfGame]:
    """What is claimed of a table is one test for each game, at all of its tables among these."""

    def on_tables(claim: Claim) -> ClaimOfGame:
        def test(game: AnyGame) -> None:
            cases = Cases()
            for table in tables:
                if table.game is game:
                    with cases.case(str(table)):
                        claim(table)
            cases.expect_none_failed()

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(test, name, getattr(claim, name))
        games = list(dict.fromkeys(table.game for table in tables))
        return pytest.mark.parametrize("game", games, ids=lambda game: game.key)(test)

    return on_tables


on_every_table = at_tables(TABLES)
on_one_table_per_size = at_tables(FIRST_TABLES)


class Match(NamedTuple):
    """A whole match."""

    deal: Step[object]
    moves: tuple[Played, ...]

    @property
    def steps(self) -> tuple[Step[object], ...]:
        """The deal and what each move led to."""
        return (self.deal, *(played.step for played in self.moves))

    @property
    def turns(self) -> Iterator[tuple[object, Played]]:
        """Each move with the state it was played on."""
        return zip((step.state for step in self.steps), self.moves, strict=False)

    @property
    def end(self) -> object:
        """The last state."""
        return self.steps[-1].state


@cache
def match_at(table: Table) -> Match:
    """The whole match at this table."""
    chance = table.chance
    deal: Step[object] = table.game.new(table.seats, table.game.options(), chance)
    luck = FastChance(table.seed)
    moves = play_on(table.game, deal, chance, choose=choose_at_random, luck=luck)
    return Match(deal, tuple(moves))


@cache
def codec_of(game: AnyGame) -> Codec[object, object, object, object]:  # pyright: ignore[reportInvalidTypeArguments]  a mix of games
    return Codec(game)
