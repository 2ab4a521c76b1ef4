"""Each level of computer players is stronger than the one below. Figures: docs/ai.md."""

from __future__ import annotations

import pytest

from games.ai.players import expert, novice, regular
from games.ai.playout_search import Budget
from games.api import AnyGame, Move, Seat, Step
from games.chance import Chance, FastChance
from games.playout import Chooser, choose_at_random, play_on
from games.registry import GAMES
from games.vienna.state import Options

pytestmark = pytest.mark.unwatched


class OneAmong:
    """A champion in one seat and other players in the rest."""

    def __init__(self, champion: Chooser, others: Chooser, seat: Seat) -> None:
        self.champion, self.others, self.seat = champion, others, seat

    def __call__(self, game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
        choose = self.champion if seat == self.seat else self.others
        return choose(game, state, seat, luck)


def share_won(champion: Chooser, others: Chooser, matches: int) -> float:
    """Of short matches among three, in which the champion sits in each seat in turn."""
    game = GAMES["vienna"]
    won = 0.0
    for seed in range(matches):
        seat, chance = Seat(seed % 3), FastChance(100 + seed)
        deal: Step[object] = game.new(3, Options(target=15), chance)
        choose = OneAmong(champion, others, seat)
        *_, last = play_on(game, deal, chance, choose=choose, luck=FastChance(200 + seed))
        outcome = game.outcome(last.step.state)
        assert outcome is not None
        won += outcome.shares[seat]
    return won / matches


def test_a_novice_beats_random_players() -> None:
    assert share_won(novice, choose_at_random, 18) > 0.7


def test_a_regular_beats_novices() -> None:
    assert share_won(regular, novice, 24) > 0.6


def test_an_expert_beats_regulars_after_little_thought() -> None:
    assert share_won(expert(Budget(12)), regular, 12) > 0.45
