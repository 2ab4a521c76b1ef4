"""People who never appear at their table: what was agreed follows when their time is up."""

from __future__ import annotations

from typing import NamedTuple

from bot.match.clock.time_control import Terms
from bot.match.model import Match, TournamentId, UserId
from bot.tournament.model import NoShow, TournamentTable
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    TournamentHall,
    memory_hall,
    person,
)

CLOCKS = Terms("daily", "stand-in", "novice")
BANK = 24 * HOUR


class Absence(NamedTuple):
    """Somebody whom a table waits for in vain."""

    tournament: TournamentId
    match: Match
    seat: int
    table: TournamentTable

    @property
    def entrant(self) -> EntrantId:
        return self.table.entrants[self.seat]


async def begun(hall: TournamentHall, no_show: NoShow, *, people: int = 4) -> Absence:
    tournament = await hall.started(people=people, no_show=no_show, terms=CLOCKS)
    return await waited_for(hall, tournament)


async def waited_for(hall: TournamentHall, tournament: TournamentId) -> Absence:
    match = await hall.match_at(tournament, 1)
    return Absence(
        tournament, match, await hall.asked(match.id), await hall.table_at(tournament, 1)
    )


async def rulings(hall: TournamentHall, tournament: TournamentId) -> list[str]:
    """What was ruled since the first round was seated."""
    return [entry.about.id for entry in await hall.ledger(tournament)][3:]


# A computer -----------------------------------------------------------------------------------


async def test_a_computer_stands_in_for_who_does_not_appear() -> None:
    hall = memory_hall()
    absence = await begun(hall, "stand-in")
    await hall.passes(BANK)
    chair = (await hall.match_at(absence.tournament, 1)).chairs[absence.seat]
    assert (chair.stand_in, chair.user) == ("novice", person(absence.entrant))


async def test_that_a_computer_stands_in_is_no_ruling() -> None:
    hall = memory_hall()
    absence = await begun(hall, "stand-in")
    await hall.passes(BANK)
    assert await rulings(hall, absence.tournament) == []


async def test_the_result_of_a_stand_in_counts_for_who_is_absent() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, rounds=1, terms=CLOCKS)
    match = await hall.match_at(tournament, 1)
    while (await hall.store.load(match.id)).status == "running":
        await hall.passes(BANK)
        await hall.ais.play(match.id)
    await hall.settle()
    over = await hall.tournament(tournament)
    result = over.rounds[0].tables[0].result
    assert result is not None
    assert set(result.entrants) == {1, 2, 3}


# A substitute ---------------------------------------------------------------------------------


async def listed(hall: TournamentHall, tournament: TournamentId, *users: UserId) -> None:
    for user in users:
        await hall.service.sit_in(tournament, user, True, by=hall.by())


async def test_the_first_of_the_list_plays_for_who_does_not_appear() -> None:
    hall = memory_hall()
    absence = await begun(hall, "substitute")
    await listed(hall, absence.tournament, person(50), person(51))
    await hall.passes(BANK)
    chair = (await hall.match_at(absence.tournament, 1)).chairs[absence.seat]
    assert (chair.user, chair.stand_in) == (person(50), None)


async def test_a_substitute_has_time_of_their_own() -> None:
    hall = memory_hall()
    absence = await begun(hall, "substitute")
    await listed(hall, absence.tournament, person(50))
    await hall.passes(BANK)
    await hall.passes(HOUR)
    match = await hall.match_at(absence.tournament, 1)
    assert match.chairs[absence.seat].stand_in is None
    await hall.move(match.id)
    assert (await hall.store.log(match.id))[-1].user == person(50)


async def test_a_substitute_for_who_does_not_appear_is_in_the_ledger_as_the_bots_own() -> None:
    hall = memory_hall()
    absence = await begun(hall, "substitute")
    await listed(hall, absence.tournament, person(50))
    await hall.passes(BANK)
    last = (await hall.ledger(absence.tournament))[-1]
    assert (last.ruling, last.by, last.instead_of) == ("substitute", None, None)


async def test_who_sits_in_at_another_table_is_not_free() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, no_show="substitute", terms=CLOCKS)
    other = (await hall.table_at(tournament, 2)).entrants[0]
    await hall.desk.substitute(
        tournament, DIRECTOR, other, person(50), "", for_good=False, by=hall.by()
    )
    await listed(hall, tournament, person(50), person(51))
    absence = await waited_for(hall, tournament)
    busy = await hall.match_at(tournament, 2)
    await hall.move(busy.id)
    hall.now += BANK - 1
    await hall.passes(1)
    assert (await hall.match_at(tournament, 1)).chairs[absence.seat].user == person(51)


async def test_where_nobody_likes_to_sit_in_a_computer_does() -> None:
    hall = memory_hall()
    absence = await begun(hall, "substitute")
    await hall.passes(BANK)
    chair = (await hall.match_at(absence.tournament, 1)).chairs[absence.seat]
    assert (chair.user, chair.stand_in) == (person(absence.entrant), "novice")
    assert await rulings(hall, absence.tournament) == []


async def test_for_a_substitute_who_does_not_appear_a_computer_stands_in() -> None:
    hall = memory_hall()
    absence = await begun(hall, "substitute")
    await listed(hall, absence.tournament, person(50), person(51))
    for _ in range(2):
        await hall.passes(BANK)
    chair = (await hall.match_at(absence.tournament, 1)).chairs[absence.seat]
    assert (chair.user, chair.stand_in) == (person(50), "novice")


async def test_who_moved_before_is_no_no_show() -> None:
    hall = memory_hall()
    absence = await begun(hall, "substitute", people=3)
    await listed(hall, absence.tournament, person(50))
    for _ in range(3):
        await hall.move(absence.match.id)
    late = await waited_for(hall, absence.tournament)
    await hall.passes(3 * BANK)
    chair = (await hall.match_at(absence.tournament, 1)).chairs[late.seat]
    assert (chair.user, chair.stand_in) == (person(late.entrant), "novice")


# A smaller table ------------------------------------------------------------------------------


async def test_a_table_is_dealt_anew_without_who_does_not_appear() -> None:
    hall = memory_hall()
    absence = await begun(hall, "smaller")
    await hall.passes(BANK)
    table = await hall.table_at(absence.tournament, 1)
    left = tuple(id for id in absence.table.entrants if id != absence.entrant)
    assert (table.entrants, table.number) == (left, absence.table.number + 1)


async def test_the_old_match_of_a_smaller_table_is_broken_off_and_a_new_one_dealt() -> None:
    hall = memory_hall()
    absence = await begun(hall, "smaller")
    await hall.passes(BANK)
    match = await hall.match_at(absence.tournament, 1)
    assert (await hall.store.load(absence.match.id)).status == "abandoned"
    assert (match.status, len(match.chairs)) == ("running", 3)


async def test_a_smaller_table_is_a_ruling_of_the_bots_own() -> None:
    hall = memory_hall()
    absence = await begun(hall, "smaller")
    await hall.passes(BANK)
    last = (await hall.ledger(absence.tournament))[-1]
    assert (last.about.id, last.by, last.instead_of) == ("ruled-smaller", None, None)


async def test_who_sat_in_at_a_table_sits_in_at_the_smaller_one() -> None:
    hall = memory_hall()
    absence = await begun(hall, "smaller")
    other = next(id for id in absence.table.entrants if id != absence.entrant)
    await hall.desk.substitute(
        absence.tournament, DIRECTOR, other, person(50), "", for_good=False, by=hall.by()
    )
    await hall.passes(BANK)
    table, match = (
        await hall.table_at(absence.tournament, 1),
        await hall.match_at(absence.tournament, 1),
    )
    assert match.chairs[table.entrants.index(other)].user == person(50)


async def test_a_table_that_cannot_be_smaller_goes_on_with_a_computer() -> None:
    hall = memory_hall()
    absence = await begun(hall, "smaller", people=3)
    await hall.passes(BANK)
    match = await hall.match_at(absence.tournament, 1)
    assert (match.id, match.chairs[absence.seat].stand_in) == (absence.match.id, "novice")


async def test_who_did_not_appear_has_nothing_for_the_round_and_sits_in_the_next() -> None:
    hall = memory_hall()
    absence = await begun(hall, "smaller")
    await hall.passes(BANK)
    after = await hall.decide_round(absence.tournament)
    (first, second) = after.rounds
    assert all(absence.entrant not in (t.result.entrants if t.result else ()) for t in first.tables)
    assert any(absence.entrant in table.entrants for table in second.tables)


async def test_smaller_tables_do_not_make_a_tournament_shorter() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, rounds=None, no_show="smaller", terms=CLOCKS)
    await hall.passes(BANK)
    over = await hall.decide_all(tournament)
    assert [len(table.entrants) for table in over.rounds[0].tables] == [4, 3]
    assert len(over.rounds) == 4


async def test_what_was_noticed_of_an_absence_is_noticed_once() -> None:
    hall = memory_hall()
    absence = await begun(hall, "stand-in", people=3)
    await hall.passes(BANK)
    before = await hall.tournament(absence.tournament)
    for _ in range(2):
        hall.start_over()
        await hall.settle()
    assert await hall.tournament(absence.tournament) == before
