"""How long a match is among people who keep their coins together."""

from __future__ import annotations

import pytest

from bot.match_statistics import Statistics
from bot.rules_selfplay import Table, count_match
from games.api import label
from games.playout import choose_with_care
from games.vienna import VIENNA
from games.vienna.state import Options

pytestmark = pytest.mark.unwatched


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_careful_beginners_need_about_five_or_six_rounds(seats: int) -> None:
    table, statistics = Table(VIENNA, seats, Options(), choose_with_care), Statistics()
    for seed in range(60):
        count_match(table, seed, statistics)
    rounds = statistics.tally(label("table-match"), label("row-all"), label("column-rounds"))
    assert 4.5 <= rounds.mean <= 6.5
    assert rounds.least >= 3
    assert rounds.most <= 10
