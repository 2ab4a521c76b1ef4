"""Coming and going: who may enter, who is let in, who is seated."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match.model import Attendance, TournamentId, UserId
from bot.tournament.errors import (
    AlreadyEntered,
    Barred,
    EntryClosed,
    GateClosed,
    NoCheckIn,
    NotEntered,
    NotSubstitute,
    TournamentError,
    TournamentFull,
    TournamentOver,
)
from bot.tournament.model import Gates, Tournament
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    MINUTE,
    TournamentHall,
    memory_hall,
    person,
)


def users(tournament: Tournament) -> list[UserId | None]:
    """Those who are in it."""
    return [entrant.user for entrant in tournament.active]


async def seated(hall: TournamentHall, tournament: TournamentId) -> set[UserId | None]:
    """Those who have a seat in the present round."""
    now = await hall.tournament(tournament)
    assert now.round is not None
    return {now.entrant(id).user for table in now.round.tables for id in table.entrants}


async def over(hall: TournamentHall) -> TournamentId:
    tournament = await hall.announced(people=3)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    return tournament


async def attends(hall: TournamentHall, user: UserId, *, kept: int, missed: int) -> None:
    """Somebody of whom so much is known."""
    matches = await hall.store.matches()
    match = await hall.store.load(matches[0])
    counted = [(user, Attendance(kept, missed))]
    await hall.store.save(match, by=hall.by(), notices=(), attendance=counted)


# Entering -------------------------------------------------------------------------------------


async def test_who_enters_takes_part() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    assert users(await hall.tournament(tournament)) == [person(1), person(2), person(3)]


async def test_nobody_enters_twice() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    with pytest.raises(AlreadyEntered):
        await hall.service.enter(tournament, person(2), by=hall.by())


async def test_whom_a_director_sent_away_cannot_just_come_back() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    await hall.desk.drop(tournament, DIRECTOR, EntrantId(4), "Rude", by=hall.by())
    with pytest.raises(Barred):
        await hall.service.enter(tournament, person(4), by=hall.by())


async def test_whom_a_director_sent_away_a_director_can_admit() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    await hall.desk.drop(tournament, DIRECTOR, EntrantId(4), "Rude", by=hall.by())
    await hall.desk.admit(tournament, DIRECTOR, person(4), "Sorry", by=hall.by())
    assert person(4) in users(await hall.tournament(tournament))


async def test_nobody_enters_what_is_over() -> None:
    hall = memory_hall()
    tournament = await over(hall)
    with pytest.raises(TournamentOver):
        await hall.service.enter(tournament, person(9), by=hall.by())


async def test_what_is_over_says_so_also_to_those_whom_a_gate_would_stop() -> None:
    hall = memory_hall()
    tournament = await hall.announced(gates=Gates(least_rating=1_500))
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    with pytest.raises(TournamentOver):
        await hall.service.enter(tournament, person(9), by=hall.by())


async def test_no_more_enter_than_may() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3, limit=3)
    with pytest.raises(TournamentFull) as refused:
        await hall.service.enter(tournament, person(4), by=hall.by())
    assert refused.value.facts == {"limit": 3}


async def test_who_leaves_makes_room() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3, limit=3)
    await hall.service.leave(tournament, person(1), by=hall.by())
    after = await hall.service.enter(tournament, person(4), by=hall.by())
    assert users(after) == [person(2), person(3), person(4)]


async def test_who_left_a_full_tournament_does_not_come_back() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3, limit=3)
    await hall.service.leave(tournament, person(1), by=hall.by())
    await hall.service.enter(tournament, person(4), by=hall.by())
    with pytest.raises(TournamentFull):
        await hall.service.enter(tournament, person(1), by=hall.by())


async def test_nobody_enters_late_where_that_was_ruled_out() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, late_entry=False)
    with pytest.raises(EntryClosed):
        await hall.service.enter(tournament, person(4), by=hall.by())


async def test_nobody_enters_a_knockout_once_its_first_round_is_played() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, format="knockout")
    with pytest.raises(EntryClosed):
        await hall.service.enter(tournament, person(10), by=hall.by())


async def test_a_knockout_may_be_entered_before_its_first_round_begins() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, format="knockout", break_minutes=60)
    await hall.service.enter(tournament, person(10), by=hall.by())
    assert person(10) in await seated(hall, tournament)


async def test_who_comes_late_sits_from_the_next_round_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await hall.service.enter(tournament, person(4), by=hall.by())
    assert person(4) not in await seated(hall, tournament)
    await hall.decide_round(tournament)
    assert person(4) in await seated(hall, tournament)


async def test_who_comes_late_is_in_the_ledger() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await hall.service.enter(tournament, person(4), by=hall.by())
    last = (await hall.ledger(tournament))[-1]
    assert (last.ruling, last.about.id, last.by) == ("admit", "ruled-late", None)


async def test_who_comes_late_begins_in_the_lowest_division() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=8, format="league", division_size=4)
    await hall.service.enter(tournament, person(9), by=hall.by())
    assert (await hall.tournament(tournament)).entrant(EntrantId(9)).division == 1


# Gates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("quarter", [2, 3, 4])
async def test_only_the_more_punctual_quarters_enter(quarter: int) -> None:
    hall = memory_hall()
    await hall.started(computers=3)
    for number, kept in enumerate((10, 40, 60, 90), start=1):
        await attends(hall, person(number), kept=kept, missed=100 - kept)
    tournament = await hall.announced(gates=Gates(quarter=quarter))
    for number in range(1, quarter):
        with pytest.raises(GateClosed, check=lambda closed: closed.message == "gate-punctual"):
            await hall.service.enter(tournament, person(number), by=hall.by())
    for number in range(quarter, 5):
        await hall.service.enter(tournament, person(number), by=hall.by())


async def test_who_is_not_known_is_not_held_to_be_unpunctual() -> None:
    hall = memory_hall()
    await hall.started(computers=3)
    await attends(hall, person(1), kept=100, missed=0)
    tournament = await hall.announced(gates=Gates(quarter=4))
    await hall.service.enter(tournament, person(2), by=hall.by())
    assert users(await hall.tournament(tournament)) == [person(2)]


BETWEEN = Gates(least_rating=1_400, most_rating=1_600)


@pytest.mark.parametrize("rating", [1_400, 1_500, 1_600])
async def test_who_is_rated_in_between_enters(rating: int) -> None:
    hall = memory_hall()
    hall.town.rated[person(1)] = rating
    tournament = await hall.announced(people=1, gates=BETWEEN)
    assert users(await hall.tournament(tournament)) == [person(1)]


@pytest.mark.parametrize(
    ("rating", "gate", "limit"), [(1_399, "least", 1_400), (1_601, "most", 1_600)]
)
async def test_who_is_rated_too_low_or_too_high_is_told_the_limit(
    rating: int, gate: str, limit: int
) -> None:
    hall = memory_hall()
    hall.town.rated[person(1)] = rating
    tournament = await hall.announced(gates=BETWEEN)
    with pytest.raises(GateClosed) as closed:
        await hall.service.enter(tournament, person(1), by=hall.by())
    assert (closed.value.message, closed.value.facts) == (f"gate-{gate}-rating", {"rating": limit})


async def test_who_has_no_rating_is_not_rated_high_enough() -> None:
    hall = memory_hall()
    tournament = await hall.announced(gates=Gates(least_rating=1))
    with pytest.raises(GateClosed):
        await hall.service.enter(tournament, person(1), by=hall.by())


async def test_who_has_no_rating_is_not_rated_too_high() -> None:
    hall = memory_hall()
    tournament = await hall.announced(gates=Gates(most_rating=1))
    assert users(await hall.service.enter(tournament, person(1), by=hall.by())) == [person(1)]


async def test_a_gate_stops_those_who_come_back_too() -> None:
    hall = memory_hall()
    hall.town.rated[person(1)] = 1_000
    tournament = await hall.announced(people=1, gates=Gates(most_rating=1_200))
    await hall.service.leave(tournament, person(1), by=hall.by())
    hall.town.rated[person(1)] = 1_300
    with pytest.raises(GateClosed):
        await hall.service.enter(tournament, person(1), by=hall.by())


# Leaving and coming back ----------------------------------------------------------------------


async def test_who_leaves_before_the_start_is_not_seated() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    await hall.service.leave(tournament, person(2), by=hall.by())
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert await seated(hall, tournament) == {person(1), person(3), person(4)}


async def test_who_leaves_before_the_start_leaves_no_trace_in_the_ledger() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    before = await hall.ledger(tournament)
    await hall.service.leave(tournament, person(2), by=hall.by())
    assert await hall.ledger(tournament) == before


async def test_who_leaves_before_the_start_adds_nothing_to_the_lots() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    gone = (await hall.tournament(tournament)).entrant(EntrantId(2)).salt
    await hall.service.leave(tournament, person(2), by=hall.by())
    started = await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert len(started.salts) == 3
    assert gone not in started.salts


async def test_who_leaves_in_mid_round_stays_at_their_table_until_it_ends() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4)
    await hall.service.leave(tournament, person(2), by=hall.by())
    assert person(2) in await seated(hall, tournament)
    await hall.decide_round(tournament)
    assert person(2) not in await seated(hall, tournament)


async def test_who_leaves_in_mid_tournament_is_in_the_ledger() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4)
    await hall.service.leave(tournament, person(2), by=hall.by())
    last = (await hall.ledger(tournament))[-1]
    assert (last.ruling, last.about.id, last.by) == ("drop", "ruled-drop", None)


async def test_who_leaves_and_comes_back_is_the_same_entrant() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4)
    before = (await hall.tournament(tournament)).entrants
    await hall.service.leave(tournament, person(2), by=hall.by())
    await hall.service.enter(tournament, person(2), by=hall.by())
    assert (await hall.tournament(tournament)).entrants == before


@pytest.mark.parametrize("user", [person(2), person(9)], ids=["left before", "never entered"])
async def test_who_does_not_take_part_cannot_leave(user: UserId) -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    await hall.service.leave(tournament, person(2), by=hall.by())
    with pytest.raises(NotEntered):
        await hall.service.leave(tournament, user, by=hall.by())


async def test_nobody_leaves_what_is_over() -> None:
    hall = memory_hall()
    tournament = await over(hall)
    with pytest.raises(TournamentOver):
        await hall.service.leave(tournament, person(1), by=hall.by())


# Checking in ----------------------------------------------------------------------------------


def soon(hall: TournamentHall) -> dict[str, Any]:
    """A tournament in an hour, with ten minutes to check in."""
    return {"starts_at": hall.now + HOUR, "check_in_minutes": 10}


async def checking_in(hall: TournamentHall, people: int = 4, computers: int = 0) -> TournamentId:
    tournament = await hall.announced(people, computers, **soon(hall))
    await hall.passes(50 * MINUTE)
    return tournament


async def test_check_in_opens_by_itself() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4, **soon(hall))
    await hall.passes(50 * MINUTE - 1)
    assert (await hall.tournament(tournament)).phase == "registration"
    await hall.passes(1)
    assert (await hall.tournament(tournament)).phase == "check-in"


async def test_only_those_who_checked_in_are_seated() -> None:
    hall = memory_hall()
    tournament = await checking_in(hall)
    for number in (1, 2, 4):
        await hall.service.check_in(tournament, person(number), by=hall.by())
    await hall.passes(10 * MINUTE)
    assert await seated(hall, tournament) == {person(1), person(2), person(4)}


async def test_who_did_not_check_in_is_out() -> None:
    hall = memory_hall()
    tournament = await checking_in(hall)
    for number in (1, 2, 4):
        await hall.service.check_in(tournament, person(number), by=hall.by())
    await hall.passes(10 * MINUTE)
    assert users(await hall.tournament(tournament)) == [person(1), person(2), person(4)]


async def test_who_did_not_check_in_may_still_come_late() -> None:
    hall = memory_hall()
    tournament = await checking_in(hall)
    for number in (1, 2, 4):
        await hall.service.check_in(tournament, person(number), by=hall.by())
    await hall.passes(10 * MINUTE)
    await hall.service.enter(tournament, person(3), by=hall.by())
    await hall.decide_round(tournament)
    assert person(3) in await seated(hall, tournament)


async def test_who_enters_while_others_check_in_is_there() -> None:
    hall = memory_hall()
    tournament = await checking_in(hall, people=2, computers=2)
    await hall.service.enter(tournament, person(3), by=hall.by())
    await hall.passes(10 * MINUTE)
    assert await seated(hall, tournament) == {None, person(3)}


async def test_who_comes_back_while_others_check_in_is_there() -> None:
    hall = memory_hall()
    tournament = await checking_in(hall, people=2, computers=2)
    await hall.service.leave(tournament, person(2), by=hall.by())
    await hall.service.enter(tournament, person(2), by=hall.by())
    await hall.passes(10 * MINUTE)
    assert await seated(hall, tournament) == {None, person(2)}


async def test_computers_need_not_check_in() -> None:
    hall = memory_hall()
    tournament = await checking_in(hall, people=0, computers=3)
    await hall.passes(10 * MINUTE)
    assert (await hall.tournament(tournament)).phase == "running"


async def test_checking_in_before_the_time_is_refused() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4, **soon(hall))
    with pytest.raises(NoCheckIn):
        await hall.service.check_in(tournament, person(1), by=hall.by())


@pytest.mark.parametrize("user", [person(1), person(9)], ids=["left", "never entered"])
async def test_who_does_not_take_part_cannot_check_in(user: UserId) -> None:
    hall = memory_hall()
    tournament = await checking_in(hall)
    await hall.service.leave(tournament, person(1), by=hall.by())
    with pytest.raises(NotEntered):
        await hall.service.check_in(tournament, user, by=hall.by())


async def test_a_director_may_ask_people_to_check_in() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=4)
    await hall.service.open_check_in(tournament, by=hall.by())
    for number in (1, 2, 3):
        await hall.service.check_in(tournament, person(number), by=hall.by())
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    assert await seated(hall, tournament) == {person(1), person(2), person(3)}


async def test_asking_people_to_check_in_once_it_runs_changes_nothing() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    before = await hall.tournament(tournament)
    assert await hall.service.open_check_in(tournament, by=hall.by()) == before


# Computers ------------------------------------------------------------------------------------


async def test_so_many_computers_take_part_and_no_others() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=2, computers=5)
    await hall.service.computers(tournament, 3, "expert", by=hall.by())
    levels = [entrant.ai for entrant in (await hall.tournament(tournament)).active]
    assert levels == [None, None, "expert", "expert", "expert"]


async def test_computers_take_no_more_room_than_there_is() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=2, limit=4)
    with pytest.raises(TournamentFull):
        await hall.service.computers(tournament, 3, "novice", by=hall.by())


async def test_computers_do_not_come_once_it_runs() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    with pytest.raises(EntryClosed):
        await hall.service.computers(tournament, 3, "novice", by=hall.by())


# Sitting in -----------------------------------------------------------------------------------


async def test_who_likes_to_sit_in_is_listed_first_come_first_served() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    for number in (9, 7, 8, 9):
        await hall.service.sit_in(tournament, person(number), True, by=hall.by())
    assert (await hall.tournament(tournament)).substitutes == (person(7), person(8), person(9))


async def test_who_no_longer_likes_to_sit_in_is_not_listed() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    for number in (7, 8):
        await hall.service.sit_in(tournament, person(number), True, by=hall.by())
    await hall.service.sit_in(tournament, person(7), False, by=hall.by())
    assert (await hall.tournament(tournament)).substitutes == (person(8),)


async def test_who_takes_part_cannot_sit_in() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    with pytest.raises(NotSubstitute):
        await hall.service.sit_in(tournament, person(1), True, by=hall.by())


async def test_who_took_part_may_sit_in() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    await hall.service.leave(tournament, person(1), by=hall.by())
    await hall.service.sit_in(tournament, person(1), True, by=hall.by())
    assert (await hall.tournament(tournament)).substitutes == (person(1),)


async def test_a_substitute_who_enters_is_a_substitute_no_more() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    await hall.service.sit_in(tournament, person(7), True, by=hall.by())
    await hall.service.enter(tournament, person(7), by=hall.by())
    assert (await hall.tournament(tournament)).substitutes == ()


async def test_every_refusal_leaves_the_tournament_as_it_was() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3, limit=3)
    before = await hall.tournament(tournament)
    for user in (person(1), person(9)):
        with pytest.raises(TournamentError):
            await hall.service.enter(tournament, user, by=hall.by())
    assert await hall.tournament(tournament) == before
