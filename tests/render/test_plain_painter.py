"""Any game can be drawn, and a picture shows nobody more than their view."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.seen_history import moments_of
from games.api import Seat
from games.chance import FastChance
from render.api import UnknownTopic
from render.painters import painter_of
from render.picture_files import encode
from render.picture_setting import setting_for
from tests.games.all_games import ALL_GAMES
from tests.games.matches import Table, match_at

MASQUERADE = next(game for game in ALL_GAMES if game.key == "masquerade")
NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")
TABLES = [Table(MASQUERADE, seats, 0) for seats in MASQUERADE.seat_counts]
on_tables = pytest.mark.parametrize("table", TABLES, ids=str)


@on_tables
def test_a_spectator_s_picture_shows_no_secret(table: Table) -> None:
    painter = painter_of(MASQUERADE)
    setting = setting_for(NAMES[: table.seats])
    differs_for_somebody = False
    for step in match_at(table).steps:
        other = MASQUERADE.imagine(step.state, None, FastChance(5))
        seen, imagined = (MASQUERADE.view(state, None) for state in (step.state, other))
        assert encode(painter.board(seen, setting)) == encode(painter.board(imagined, setting))
        for seat in range(table.seats):
            own, others = (MASQUERADE.view(s, Seat(seat)) for s in (step.state, other))
            if own != others:
                differs_for_somebody |= encode(painter.board(own, setting)) != encode(
                    painter.board(others, setting)
                )
    assert differs_for_somebody, "the imagined states hid nothing: this test could not fail"


@on_tables
def test_a_spectator_s_strip_shows_no_secret(table: Table) -> None:
    steps = match_at(table).steps
    setting = setting_for(NAMES[: table.seats])
    painter = painter_of(MASQUERADE)
    story = moments_of(MASQUERADE, steps)
    for end in range(1, len(story)):
        painter.strip(story[:end], setting)  # telling a private event would need a secret
    assert all(not hasattr(event, "to") for moment in story for event in moment.events)


@on_tables
def test_every_picture_of_a_game_without_a_painter_can_be_opened(table: Table) -> None:
    painter = painter_of(MASQUERADE)
    setting = setting_for(["W" * 32] * table.seats)
    story = moments_of(MASQUERADE, match_at(table).steps)
    for image in (
        painter.board(story[0].view, setting),
        painter.strip(story, setting),
        painter.strip(story[:1], setting),
        painter.final(story, setting),
    ):
        assert Image.open(BytesIO(encode(image))).width == 1200


def test_a_game_without_a_painter_has_no_help_pictures() -> None:
    painter = painter_of(MASQUERADE)
    assert painter.topics() == ()
    with pytest.raises(UnknownTopic):
        painter.help("field-oper", setting_for(NAMES))
    with pytest.raises(UnknownTopic):
        painter.explain("field-oper", setting_for(NAMES))
