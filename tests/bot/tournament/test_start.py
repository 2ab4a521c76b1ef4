"""A tournament is announced, and starts: on a director's word, or by itself at its time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.match.errors import BadOptions
from bot.match.model import ChannelId
from bot.tournament.errors import (
    AlreadyStarted,
    BadPlan,
    TooFewEntrants,
    TournamentBusy,
    TournamentOver,
)
from bot.tournament.model import Round
from bot.tournament.table_points import EntrantId
from games.registry import UnknownGame
from tests.bot.tournament.director_desks import drafted, playing
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    GUILD,
    HOUR,
    PLAN,
    memory_hall,
    tournament_hall,
)


def seated_in(round: Round) -> set[EntrantId]:
    return {id for table in round.tables for id in table.entrants}


# Announcing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "plan"),
    [
        ("limit", {"limit": 2}),
        ("start", {"starts_at": 1.0}),
        ("check-in", {"check_in_minutes": 10}),
        ("name", {"name": " \t"}),
    ],
)
async def test_a_tournament_that_cannot_be_held_is_refused(
    wrong: str, plan: dict[str, Any]
) -> None:
    hall = memory_hall()
    with pytest.raises(BadPlan) as refused:
        await hall.announced(**plan)
    assert refused.value.message == f"bad-plan-{wrong}"


async def test_a_tournament_of_a_game_nobody_knows_is_refused() -> None:
    hall = memory_hall()
    with pytest.raises(UnknownGame):
        await hall.announced(game="chess")


async def test_a_tournament_with_options_its_game_does_not_have_is_refused() -> None:
    hall = memory_hall()
    with pytest.raises(BadOptions):
        await hall.announced(game="masquerade", options='{"target": 15}')


async def test_a_channel_has_one_tournament_at_a_time() -> None:
    hall = memory_hall()
    first = await hall.tournament(await hall.announced())
    with pytest.raises(TournamentBusy):
        await hall.service.announce(GUILD, first.channel, DIRECTOR, PLAN, by=hall.by())


async def test_a_channel_has_another_tournament_once_the_last_is_over() -> None:
    hall = memory_hall()
    first = await hall.tournament(await hall.announced())
    await hall.desk.end(first.id, DIRECTOR, "", by=hall.by())
    second = await hall.service.announce(GUILD, first.channel, DIRECTOR, PLAN, by=hall.by())
    assert (second.id, second.channel) == (first.id + 1, first.channel)


async def test_an_announcement_delivered_again_is_the_same_tournament() -> None:
    hall = memory_hall()
    by, channel = hall.by(), ChannelId(7)
    tournaments = [
        await hall.service.announce(GUILD, channel, DIRECTOR, PLAN, by=by) for _ in range(2)
    ]
    assert tournaments[0] == tournaments[1]


async def test_an_announcement_delivered_twice_at_a_time_is_the_same_tournament(
    tmp_path: Path,
) -> None:
    async with tournament_hall("sqlite", tmp_path) as hall:
        by, channel = hall.by(), ChannelId(7)
        one, other = await asyncio.gather(
            *(hall.service.announce(GUILD, channel, DIRECTOR, PLAN, by=by) for _ in range(2))
        )
        assert one == other


# Starting -------------------------------------------------------------------------------------


async def test_too_few_for_a_table_cannot_start() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=2)
    with pytest.raises(TooFewEntrants) as refused:
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert refused.value.facts == {"have": 2, "need": 3}


async def test_a_start_that_was_refused_changes_nothing() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=2)
    before = await hall.tournament(tournament)
    with pytest.raises(TooFewEntrants):
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert await hall.tournament(tournament) == before


async def test_a_start_seats_the_first_round() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=7, break_minutes=30)
    after = await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert after.phase == "running"
    assert drafted(after).number == 1
    assert seated_in(drafted(after)) == set(range(1, 8))


async def test_starting_again_begins_the_seated_round_at_once() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    after = await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert playing(after).started_at == hall.now


async def test_starting_once_more_is_refused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    with pytest.raises(AlreadyStarted):
        await hall.service.start(tournament, DIRECTOR, by=hall.by())


async def test_what_is_over_does_not_start() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=7)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    with pytest.raises(TournamentOver):
        await hall.service.start(tournament, DIRECTOR, by=hall.by())


async def test_a_tournament_starts_by_itself_at_its_time() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4, starts_at=hall.now + HOUR)
    await hall.passes(HOUR - 1)
    assert (await hall.tournament(tournament)).phase == "registration"
    await hall.passes(1)
    assert (await hall.tournament(tournament)).playing is not None


async def test_a_tournament_with_check_in_starts_by_itself_at_its_time() -> None:
    hall = memory_hall()
    tournament = await hall.announced(computers=4, starts_at=hall.now + HOUR, check_in_minutes=10)
    await hall.passes(HOUR - 1)
    assert (await hall.tournament(tournament)).phase == "check-in"
    await hall.passes(1)
    assert (await hall.tournament(tournament)).playing is not None


async def test_a_tournament_that_slept_through_its_check_in_starts_with_those_who_are_there() -> (
    None
):
    hall = memory_hall()
    tournament = await hall.announced(
        people=2, computers=3, starts_at=hall.now + HOUR, check_in_minutes=10
    )
    await hall.passes(2 * HOUR)
    assert seated_in(playing(await hall.tournament(tournament))) == {3, 4, 5}


async def test_a_tournament_for_which_too_few_entered_is_called_off_at_its_time() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=2, starts_at=hall.now + HOUR)
    await hall.passes(HOUR)
    assert (await hall.tournament(tournament)).phase == "cancelled"


async def test_a_tournament_for_which_too_few_checked_in_is_called_off_at_its_time() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=9, starts_at=hall.now + HOUR, check_in_minutes=10)
    await hall.passes(HOUR)
    assert (await hall.tournament(tournament)).phase == "cancelled"


async def test_a_tournament_without_a_time_waits_for_a_director() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=9)
    await hall.passes(1_000 * HOUR)
    assert (await hall.tournament(tournament)).phase == "registration"
