"""Matches at the tables of a tournament: what those who play there may not do, its director may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from bot.match.clock.time_control import LONGEST_REST, Terms
from bot.match.errors import (
    AlreadySeated,
    BadOptions,
    ChannelBusy,
    DirectorsOnly,
    NotRunning,
    NotSeated,
    Paused,
    TableTaken,
)
from bot.match.model import Chair, ChannelId, Done, GuildId, Match, MatchId, TournamentId, UserId
from bot.match.tournament_control import TableOrder, absent_seats
from games.api import Seat
from tests.bot.match.tables import ANNA, BELA, CLARA, DAVID, on_both_stores
from tests.bot.tournament.tournaments import TournamentHall, memory_hall, tournament_hall

BANK = 24 * 60 * 60.0
PEOPLE = tuple(Chair(f"salt {user}", user=user) for user in (ANNA, BELA, CLARA))
COMPUTERS = tuple(Chair(f"salt {number}", ai="novice") for number in range(3))
ORDER = TableOrder(
    tournament=TournamentId(1),
    table=7,
    guild=GuildId(1),
    opener=DAVID,
    game="vienna",
    options=b'{"target": 15}',
    chairs=PEOPLE,
    seed=bytes(range(32)),
    terms=Terms("daily", "stand-in", "novice"),
    rated=False,
    undo="all",
    language="de",
)


async def open_table(hall: TournamentHall, channel: int = 50, **order: Any) -> Match:
    """A match at a table of a tournament."""
    if not await hall.store.tournaments.running():
        await hall.announced()
    wanted = replace(ORDER, **order)
    done = await hall.matches.tables.open(wanted, ChannelId(channel), by=hall.by())
    return await hall.store.load(done.match)


# Opening --------------------------------------------------------------------------------------


@on_both_stores
async def test_a_table_is_opened_as_it_was_ordered(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        match = await open_table(hall)
        assert (match.tournament, match.tournament_table, match.opener) == (1, 7, DAVID)
        assert (match.chairs, match.seed, match.language) == (PEOPLE, bytes(range(32)), "de")


async def test_a_table_that_is_opened_has_begun() -> None:
    match = await open_table(memory_hall())
    assert (match.status, match.salts) == ("running", tuple(chair.salt for chair in PEOPLE))
    assert any(clock.in_turn for clock in match.clocks)


@on_both_stores
async def test_a_table_has_one_match(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        await open_table(hall)
        with pytest.raises(TableTaken):
            await open_table(hall, channel=51)


@on_both_stores
async def test_a_table_whose_match_is_over_has_no_other(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        match = await open_table(hall)
        await hall.matches.tables.break_off(match.id, by=hall.by())
        with pytest.raises(TableTaken):
            await open_table(hall)


@on_both_stores
async def test_a_channel_has_one_table(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        await open_table(hall)
        with pytest.raises(ChannelBusy):
            await open_table(hall, table=8)


@on_both_stores
async def test_tables_of_two_tournaments_may_have_the_same_number(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        first = await open_table(hall)
        second = await open_table(hall, channel=51, tournament=await hall.announced())
        assert await hall.store.match_at(TournamentId(1), 7) == first.id
        assert await hall.store.match_at(TournamentId(2), 7) == second.id


async def test_a_table_with_options_its_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptions):
        await open_table(memory_hall(), options=b'{"wings": 2}')


async def test_tables_of_tournaments_do_not_count_as_somebodys_matches() -> None:
    hall = memory_hall()
    await open_table(hall)
    assert await hall.store.count_open(opener=DAVID) == 0


# What those who play there may not do ---------------------------------------------------------

Request: TypeAlias = Callable[[TournamentHall, MatchId], Awaitable[Done]]

FORBIDDEN: dict[str, Request] = {
    "ending by agreement": lambda h, m: h.matches.propose_end(m, ANNA, by=h.by()),
    "offering a seat": lambda h, m: h.matches.offer_seat(m, ANNA, by=h.by()),
    "stopping to offer": lambda h, m: h.matches.offer_seat(m, ANNA, False, by=h.by()),
    "sending away": lambda h, m: h.matches.remove_seat(m, Seat(1), by=h.by()),
    "breaking off": lambda h, m: h.matches.abandon(m, by=h.by()),
}


@pytest.mark.parametrize("what", FORBIDDEN)
async def test_only_its_director_decides_that(what: str) -> None:
    hall = memory_hall()
    before = await open_table(hall)
    with pytest.raises(DirectorsOnly):
        await FORBIDDEN[what](hall, before.id)
    assert await hall.store.load(before.id) == before


async def test_somebody_may_give_up() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.matches.concede(match.id, ANNA, by=hall.by())
    assert (await hall.store.load(match.id)).chairs[0].conceded


# Pausing --------------------------------------------------------------------------------------


async def paused(hall: TournamentHall) -> Match:
    match = await open_table(hall)
    await hall.matches.tables.pause(match.id, by=hall.by())
    return await hall.store.load(match.id)


async def test_nobody_moves_at_a_table_that_is_paused() -> None:
    hall = memory_hall()
    match = await paused(hall)
    with pytest.raises(Paused):
        await hall.move(match.id)


async def test_a_table_that_is_paused_is_never_due() -> None:
    hall = memory_hall()
    match = await paused(hall)
    assert match.due is None


async def test_a_table_without_a_clock_that_is_paused_is_never_due() -> None:
    hall = memory_hall()
    match = await open_table(hall, terms=Terms())
    assert match.due is not None
    await hall.matches.tables.pause(match.id, by=hall.by())
    assert (await hall.store.load(match.id)).due is None


async def test_pausing_again_does_not_begin_the_pause_anew() -> None:
    hall = memory_hall()
    match = await paused(hall)
    hall.now += 100
    await hall.matches.tables.pause(match.id, by=hall.by())
    assert (await hall.store.load(match.id)).paused_at == match.paused_at


async def test_people_move_again_when_a_table_goes_on() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.matches.tables.pause(match.id, by=hall.by())
    await hall.matches.tables.resume(match.id, by=hall.by())
    assert (await hall.move(match.id)).revision == 1


async def test_a_table_that_was_not_paused_stays_as_it_is_when_it_goes_on() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.matches.tables.resume(match.id, by=hall.by())
    after = await hall.store.load(match.id)
    assert replace(after, version=match.version) == match


# Handing over ---------------------------------------------------------------------------------


async def handed_over(hall: TournamentHall, match: MatchId, seat: int, user: UserId) -> Match:
    await hall.matches.tables.hand_over(match, Seat(seat), user, by=hall.by())
    return await hall.store.load(match)


async def test_somebody_else_plays_on() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    after = await handed_over(hall, match.id, 0, DAVID)
    assert [chair.user for chair in after.chairs] == [DAVID, BELA, CLARA]


async def test_whoever_takes_over_adds_nothing_to_the_dice() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    after = await handed_over(hall, match.id, 0, DAVID)
    assert (after.salts, after.chairs[0].salt) == (match.salts, match.chairs[0].salt)


async def test_whoever_takes_over_a_seat_that_was_given_up_has_not_given_up() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.matches.concede(match.id, ANNA, by=hall.by())
    after = await handed_over(hall, match.id, 0, DAVID)
    assert after.chairs[0] == Chair(match.chairs[0].salt, user=DAVID)


async def test_whoever_takes_over_from_a_computer_plays_themselves() -> None:
    hall = memory_hall()
    match = await open_table(hall, chairs=COMPUTERS)
    after = await handed_over(hall, match.id, 1, DAVID)
    assert after.present == (DAVID,)


async def test_whoever_sits_there_takes_over_nothing() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    after = await handed_over(hall, match.id, 0, ANNA)
    assert after.chairs == match.chairs


async def test_nobody_plays_two_seats() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    with pytest.raises(AlreadySeated):
        await handed_over(hall, match.id, 0, BELA)


@pytest.mark.parametrize("seat", [-1, 3])
async def test_a_seat_there_is_not_is_handed_over_to_nobody(seat: int) -> None:
    hall = memory_hall()
    match = await open_table(hall)
    with pytest.raises(NotSeated):
        await handed_over(hall, match.id, seat, DAVID)


async def test_nobody_takes_over_what_is_over() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.matches.tables.break_off(match.id, by=hall.by())
    with pytest.raises(NotRunning):
        await handed_over(hall, match.id, 0, DAVID)


# Breaking off ---------------------------------------------------------------------------------


async def test_a_table_that_is_broken_off_has_no_result_of_its_own() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.matches.tables.break_off(match.id, by=hall.by())
    after = await hall.store.load(match.id)
    assert (after.status, after.outcome, after.ended_at) == ("abandoned", None, hall.now)


async def test_a_table_that_is_over_keeps_its_result() -> None:
    hall = memory_hall()
    match = await open_table(hall, chairs=COMPUTERS)
    await hall.ais.play(match.id)
    before = await hall.store.load(match.id)
    await hall.matches.tables.break_off(match.id, by=hall.by())
    after = await hall.store.load(match.id)
    assert (after.status, after.outcome) == ("finished", before.outcome)


# Where nobody is ------------------------------------------------------------------------------


async def test_computers_go_on_when_nobody_is_there_any_more() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    while (now := await hall.store.load(match.id)).present:
        await hall.passes(BANK)
        await hall.ais.play(match.id)
    assert (now.status, now.rests_since) == ("finished", None)


async def test_a_table_where_nobody_is_is_not_broken_off_after_a_rest() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    while (await hall.store.load(match.id)).present:
        await hall.passes(BANK)
        if (await hall.store.load(match.id)).present:
            await hall.ais.play(match.id)
    await hall.passes(LONGEST_REST)
    assert (await hall.store.load(match.id)).status == "running"


async def test_an_ordinary_match_rests_when_nobody_is_there_any_more() -> None:
    hall = memory_hall()
    match = await open_table(hall)
    await hall.store.save(replace(match, tournament=None), by=hall.by(), notices=())
    while (now := await hall.store.load(match.id)).present:
        await hall.passes(BANK)
        await hall.ais.play(match.id)
    assert (now.status, now.rests_since) == ("running", hall.now)


async def test_absent_are_people_for_whom_a_computer_plays() -> None:
    chairs = (
        Chair("a", user=ANNA),
        Chair("b", user=BELA, stand_in="novice"),
        Chair("c", user=CLARA, conceded=True),
        Chair("d", ai="novice"),
        Chair("e"),
    )
    match = await open_table(memory_hall())
    assert absent_seats(replace(match, chairs=chairs)) == [1, 2]
