"""An event is announced, and starts: on a director's word, or by itself at its time."""

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
    EventBusy,
    EventOver,
    TooFewEntrants,
)
from bot.tournament.model import Round
from bot.tournament.scoring import EntrantId
from games.registry import UnknownGame
from tests.bot.tournament.desks import drafted, playing
from tests.bot.tournament.events import (
    DIRECTOR,
    GUILD,
    HOUR,
    PLAN,
    event_hall,
    memory_hall,
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
async def test_an_event_that_cannot_be_held_is_refused(wrong: str, plan: dict[str, Any]) -> None:
    hall = memory_hall()
    with pytest.raises(BadPlan) as refused:
        await hall.announced(**plan)
    assert refused.value.message == f"bad-plan-{wrong}"


async def test_an_event_of_a_game_nobody_knows_is_refused() -> None:
    hall = memory_hall()
    with pytest.raises(UnknownGame):
        await hall.announced(game="chess")


async def test_an_event_with_options_its_game_does_not_have_is_refused() -> None:
    hall = memory_hall()
    with pytest.raises(BadOptions):
        await hall.announced(game="masquerade", options='{"target": 15}')


async def test_a_channel_has_one_event_at_a_time() -> None:
    hall = memory_hall()
    first = await hall.event(await hall.announced())
    with pytest.raises(EventBusy):
        await hall.service.announce(GUILD, first.channel, DIRECTOR, PLAN, by=hall.by())


async def test_a_channel_has_another_event_once_the_last_is_over() -> None:
    hall = memory_hall()
    first = await hall.event(await hall.announced())
    await hall.desk.end(first.id, DIRECTOR, "", by=hall.by())
    second = await hall.service.announce(GUILD, first.channel, DIRECTOR, PLAN, by=hall.by())
    assert (second.id, second.channel) == (first.id + 1, first.channel)


async def test_an_announcement_delivered_again_is_the_same_event() -> None:
    hall = memory_hall()
    by, channel = hall.by(), ChannelId(7)
    events = [await hall.service.announce(GUILD, channel, DIRECTOR, PLAN, by=by) for _ in range(2)]
    assert events[0] == events[1]


async def test_an_announcement_delivered_twice_at_a_time_is_the_same_event(tmp_path: Path) -> None:
    async with event_hall("sqlite", tmp_path) as hall:
        by, channel = hall.by(), ChannelId(7)
        one, other = await asyncio.gather(
            *(hall.service.announce(GUILD, channel, DIRECTOR, PLAN, by=by) for _ in range(2))
        )
        assert one == other


# Starting -------------------------------------------------------------------------------------


async def test_too_few_for_a_table_cannot_start() -> None:
    hall = memory_hall()
    event = await hall.announced(people=2)
    with pytest.raises(TooFewEntrants) as refused:
        await hall.service.start(event, DIRECTOR, by=hall.by())
    assert refused.value.facts == {"have": 2, "need": 3}


async def test_a_start_that_was_refused_changes_nothing() -> None:
    hall = memory_hall()
    event = await hall.announced(people=2)
    before = await hall.event(event)
    with pytest.raises(TooFewEntrants):
        await hall.service.start(event, DIRECTOR, by=hall.by())
    assert await hall.event(event) == before


async def test_a_start_seats_the_first_round() -> None:
    hall = memory_hall()
    event = await hall.announced(people=7, break_minutes=30)
    after = await hall.service.start(event, DIRECTOR, by=hall.by())
    assert after.phase == "running"
    assert drafted(after).number == 1
    assert seated_in(drafted(after)) == set(range(1, 8))


async def test_starting_again_begins_the_seated_round_at_once() -> None:
    hall = memory_hall()
    event = await hall.started(people=7, break_minutes=30)
    after = await hall.service.start(event, DIRECTOR, by=hall.by())
    assert playing(after).started_at == hall.now


async def test_starting_once_more_is_refused() -> None:
    hall = memory_hall()
    event = await hall.started(people=7)
    with pytest.raises(AlreadyStarted):
        await hall.service.start(event, DIRECTOR, by=hall.by())


async def test_what_is_over_does_not_start() -> None:
    hall = memory_hall()
    event = await hall.announced(people=7)
    await hall.desk.end(event, DIRECTOR, "", by=hall.by())
    with pytest.raises(EventOver):
        await hall.service.start(event, DIRECTOR, by=hall.by())


async def test_an_event_starts_by_itself_at_its_time() -> None:
    hall = memory_hall()
    event = await hall.announced(people=4, starts_at=hall.now + HOUR)
    await hall.passes(HOUR - 1)
    assert (await hall.event(event)).phase == "registration"
    await hall.passes(1)
    assert (await hall.event(event)).playing is not None


async def test_an_event_with_check_in_starts_by_itself_at_its_time() -> None:
    hall = memory_hall()
    event = await hall.announced(computers=4, starts_at=hall.now + HOUR, check_in_minutes=10)
    await hall.passes(HOUR - 1)
    assert (await hall.event(event)).phase == "check-in"
    await hall.passes(1)
    assert (await hall.event(event)).playing is not None


async def test_an_event_that_slept_through_its_check_in_starts_with_those_who_are_there() -> None:
    hall = memory_hall()
    event = await hall.announced(
        people=2, computers=3, starts_at=hall.now + HOUR, check_in_minutes=10
    )
    await hall.passes(2 * HOUR)
    assert seated_in(playing(await hall.event(event))) == {3, 4, 5}


async def test_an_event_for_which_too_few_entered_is_called_off_at_its_time() -> None:
    hall = memory_hall()
    event = await hall.announced(people=2, starts_at=hall.now + HOUR)
    await hall.passes(HOUR)
    assert (await hall.event(event)).phase == "cancelled"


async def test_an_event_for_which_too_few_checked_in_is_called_off_at_its_time() -> None:
    hall = memory_hall()
    event = await hall.announced(people=9, starts_at=hall.now + HOUR, check_in_minutes=10)
    await hall.passes(HOUR)
    assert (await hall.event(event)).phase == "cancelled"


async def test_an_event_without_a_time_waits_for_a_director() -> None:
    hall = memory_hall()
    event = await hall.announced(people=9)
    await hall.passes(1_000 * HOUR)
    assert (await hall.event(event)).phase == "registration"
