"""A paused tournament: nobody moves, no clock runs, no round begins, until it goes on."""

from __future__ import annotations

import pytest

from bot.match.clock.thinking_time import left_at
from bot.match.clock.time_control import Terms
from bot.match.errors import Paused
from bot.tournament.errors import (
    IsPaused,
    NotPaused,
)
from games.api import label
from tests.bot.tournament.director_desks import (
    last,
    paused,
    playing,
    resumed,
)
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    MINUTE,
    memory_hall,
)

# Pausing --------------------------------------------------------------------------------------


async def test_nobody_moves_while_a_tournament_is_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    with pytest.raises(Paused):
        await hall.move((await hall.match_at(tournament, 1)).id)


async def test_people_move_again_when_it_goes_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    await resumed(hall, tournament)
    assert (await hall.move((await hall.match_at(tournament, 1)).id)).revision == 1


async def test_computers_do_not_move_while_a_tournament_is_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(computers=3)
    await paused(hall, tournament)
    assert await hall.ais.play((await hall.match_at(tournament, 1)).id) == 0


async def test_computers_move_again_when_it_goes_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(computers=3)
    await paused(hall, tournament)
    await resumed(hall, tournament)
    assert await hall.ais.play((await hall.match_at(tournament, 1)).id) > 0


async def test_a_table_that_gets_its_room_while_the_tournament_is_paused_waits_too() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.usher.drain()
    await paused(hall, tournament)
    with pytest.raises(Paused):
        await hall.move((await hall.match_at(tournament, 1)).id)


async def test_a_table_that_got_its_room_in_a_pause_is_played_when_it_goes_on() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.usher.drain()
    await paused(hall, tournament)
    await resumed(hall, tournament)
    assert (await hall.move((await hall.match_at(tournament, 1)).id)).revision == 1


async def test_clocks_stand_still_while_a_tournament_is_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, terms=Terms("daily"))
    await hall.passes(HOUR)
    await paused(hall, tournament)
    await hall.passes(1_000 * HOUR)
    await resumed(hall, tournament)
    match = await hall.match_at(tournament, 1)
    (left,) = {left_at(clock, (), int(hall.now)) for clock in match.clocks if clock.in_turn}
    assert left == 23 * HOUR


async def test_clocks_run_again_when_it_goes_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, terms=Terms("daily"))
    await paused(hall, tournament)
    await hall.passes(1_000 * HOUR)
    await resumed(hall, tournament)
    await hall.passes(24 * HOUR)
    assert any(chair.stand_in for chair in (await hall.match_at(tournament, 1)).chairs)


async def test_what_is_being_asked_at_a_table_does_not_lapse_in_a_pause() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, rated=False, terms=Terms("daily"))
    match = await hall.move((await hall.match_at(tournament, 1)).id)
    user = (await hall.store.log(match.id))[-1].user
    assert user is not None
    match = await hall.move(match.id)
    await hall.matches.undo(match.id, user, match.revision, by=hall.by())
    await hall.passes(HOUR)
    await paused(hall, tournament)
    await hall.passes(1_000 * HOUR)
    await resumed(hall, tournament)
    proposal = (await hall.match_at(tournament, 1)).proposal
    assert proposal is not None
    assert proposal.until == hall.now + 23 * HOUR


async def test_a_deadline_is_later_by_as_long_as_the_tournament_was_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, round_hours=10)
    deadline = playing(await hall.tournament(tournament)).deadline
    assert deadline is not None
    await hall.passes(HOUR)
    await paused(hall, tournament)
    await hall.passes(100 * HOUR)
    await resumed(hall, tournament)
    assert playing(await hall.tournament(tournament)).deadline == deadline + 100 * HOUR


async def test_no_round_begins_while_a_tournament_is_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, break_minutes=60)
    await paused(hall, tournament)
    await hall.passes(100 * HOUR)
    await resumed(hall, tournament)
    await hall.passes(HOUR - 1)
    assert (await hall.tournament(tournament)).playing is None
    await hall.passes(1)
    assert playing(await hall.tournament(tournament)).number == 1


async def test_a_director_does_not_begin_a_round_while_the_tournament_is_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, break_minutes=60)
    await paused(hall, tournament)
    with pytest.raises(IsPaused):
        await hall.service.start(tournament, DIRECTOR, by=hall.by())


async def test_the_next_round_is_seated_only_when_a_paused_tournament_goes_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    after = await hall.decide(tournament, 1)
    assert len(after.rounds) == 1
    await resumed(hall, tournament)
    assert len((await hall.tournament(tournament)).rounds) == 2


async def test_what_is_paused_is_not_paused_again() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    with pytest.raises(IsPaused):
        await paused(hall, tournament)


async def test_what_is_not_paused_does_not_go_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    with pytest.raises(NotPaused):
        await resumed(hall, tournament)


async def test_without_the_ruling_a_paused_tournament_would_have_gone_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    assert (await last(hall, tournament)).instead_of == label("instead-go-on")


async def test_a_resumption_says_how_long_the_tournament_was_paused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    await hall.passes(90 * MINUTE + 59)
    await resumed(hall, tournament)
    entry = await last(hall, tournament)
    assert entry.about == label("ruled-resume", minutes=90)
    assert entry.instead_of == label("instead-stay-paused")


async def test_a_paused_tournament_that_is_ended_breaks_its_matches_off() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await paused(hall, tournament)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    await hall.settle()
    assert await hall.store.matches(running=True) == []
