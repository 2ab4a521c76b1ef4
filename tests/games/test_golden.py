"""Whole matches as people would tell them; a change of rules or words shows here line by line.

To accept a change after reading it: WRITE_GOLDEN=1 make test
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.rules_selfplay import Table, tell_match
from games.api import AnyGame
from games.playout import choose_with_care
from language import Language, words_of
from tests.games.all_games import ALL_GAMES

GOLDEN = Path(__file__).parent / "golden"
MATCHES: list[tuple[AnyGame, int, Language]] = [
    *((game, seats, "en") for game in ALL_GAMES for seats in game.seat_counts),
    *((ALL_GAMES[0], 3, language) for language in ("de", "fr", "it")),
]


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    MATCHES,
    ids=lambda value: getattr(value, "key", str(value)),
)
def test_a_match_is_told_as_before(game: AnyGame, seats: int, language: Language) -> None:
    words = words_of(game.package, language)
    table = Table(game, seats, game.options(), choose_with_care)
    lines = tell_match(table, 2, words)
    told = "\n".join(lines).strip() + "\n"
    path = GOLDEN / f"{game.key}-{seats}-seats.{language}.txt"
    if "WRITE_GOLDEN" in os.environ:
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")
