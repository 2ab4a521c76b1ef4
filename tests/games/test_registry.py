"""Games by key."""

from __future__ import annotations

import pytest

from games.registry import GAMES, Registry, UnknownGame
from games.vienna import VIENNA
from tests.games.masquerade import MASQUERADE


def test_vienna_is_registered() -> None:
    assert GAMES["vienna"] is VIENNA


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess' here. Games: vienna\."):
        _ = GAMES["chess"]


def test_two_games_cannot_share_a_key() -> None:
    with pytest.raises(ValueError, match="vienna"):
        Registry([VIENNA, MASQUERADE, VIENNA])


def test_games_come_in_the_order_they_were_given() -> None:
    assert list(Registry([MASQUERADE, VIENNA])) == [MASQUERADE, VIENNA]
