"""The course of a tournament: its rounds and its end, by themselves and on somebody's word."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from bot.match.model import TournamentId
from bot.tournament.change import all_named, table_said
from bot.tournament.model import Round
from bot.tournament.results import standings_of
from bot.tournament.table_points import EntrantId, TableResult
from tests.bot.tournament.director_desks import drafted, playing
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    MINUTE,
    TournamentHall,
    memory_hall,
    person,
)


def seated_in(round: Round) -> set[EntrantId]:
    return {id for table in round.tables for id in table.entrants}


# Seating a round ------------------------------------------------------------------------------


async def test_a_round_begins_after_a_break() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    await hall.passes(30 * MINUTE - 1)
    assert (await hall.tournament(tournament)).playing is None
    await hall.passes(1)
    assert playing(await hall.tournament(tournament)).number == 1


async def test_the_next_round_is_seated_when_the_last_table_ends_and_begins_after_a_break() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    await hall.passes(HOUR)
    after = await hall.decide_round(tournament)
    assert (drafted(after).number, drafted(after).starts_at) == (2, hall.now + 30 * MINUTE)


async def test_a_seated_round_is_seated_anew_when_somebody_comes() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    after = await hall.service.enter(tournament, person(8), by=hall.by())
    assert seated_in(drafted(after)) == set(range(1, 9))


async def test_a_seated_round_is_seated_anew_when_somebody_goes() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    after = await hall.service.leave(tournament, person(3), by=hall.by())
    assert seated_in(drafted(after)) == {1, 2, 4, 5, 6, 7}


async def test_a_round_that_is_seated_anew_begins_when_it_was_to() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    before = drafted(await hall.tournament(tournament))
    hall.now += 10 * MINUTE
    after = await hall.service.leave(tournament, person(3), by=hall.by())
    assert (drafted(after).number, drafted(after).starts_at) == (1, before.starts_at)


async def test_a_round_that_is_played_is_not_seated_anew() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    before = playing(await hall.tournament(tournament))
    await hall.service.enter(tournament, person(8), by=hall.by())
    await hall.service.leave(tournament, person(3), by=hall.by())
    assert playing(await hall.tournament(tournament)) == before


async def test_a_substitute_still_sits_in_when_the_round_is_seated_anew() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    await hall.desk.substitute(
        tournament, DIRECTOR, EntrantId(3), person(20), "", for_good=False, by=hall.by()
    )
    after = await hall.service.enter(tournament, person(8), by=hall.by())
    found = after.seat_of(person(20))
    assert found is not None
    table, seat = found
    assert table.entrants[seat] == 3


async def test_a_substitute_who_enters_sits_for_themselves_when_the_round_is_seated_anew() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    await hall.desk.substitute(
        tournament, DIRECTOR, EntrantId(3), person(20), "", for_good=False, by=hall.by()
    )
    after = await hall.service.enter(tournament, person(20), by=hall.by())
    found = after.seat_of(person(20))
    assert found is not None
    table, seat = found
    assert table.entrants[seat] == 8


async def test_tables_are_counted_on_from_round_to_round() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await hall.decide_round(tournament)
    numbers = [
        [t.number for t in round.tables] for round in (await hall.tournament(tournament)).rounds
    ]
    assert numbers == [[1, 2], [3, 4]]


async def test_the_same_draws_give_the_same_seating() -> None:
    seatings: list[object] = []
    for _ in range(2):
        hall = memory_hall()
        tournament = await hall.started(people=13)
        await hall.decide_all(tournament)
        seatings.append(await hall.seatings(tournament))
    assert seatings[0] == seatings[1]


async def test_other_salts_give_another_seating() -> None:
    seatings: list[object] = []
    for _ in range(2):
        hall = memory_hall()
        for _ in seatings:
            hall.by()
        tournament = await hall.started(people=13)
        seatings.append(await hall.seatings(tournament))
    assert seatings[0] != seatings[1]


# The end of a round ---------------------------------------------------------------------------


async def test_a_round_goes_on_until_the_last_table_ends() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=12)
    await hall.decide(tournament, 1)
    await hall.decide(tournament, 3)
    assert playing(await hall.tournament(tournament)).number == 1
    await hall.decide(tournament, 2)
    assert playing(await hall.tournament(tournament)).number == 2


async def test_the_result_of_a_match_is_the_result_of_its_table() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, rounds=1)
    match = await hall.match_at(tournament, 1)
    await hall.play(match.id)
    await hall.settle()
    outcome = (await hall.store.load(match.id)).outcome
    assert outcome is not None
    table = (await hall.tournament(tournament)).rounds[0].tables[0]
    assert table.result == TableResult(table.entrants, outcome.places, outcome.scores)


async def test_every_result_is_in_the_ledger() -> None:
    hall = memory_hall()
    tournament = await hall.started(computers=12, rounds=1)
    over = await hall.play_all(tournament)
    (round,) = over.rounds
    said = [table_said("ruled-result", round, t, t.result.places) for t in round.tables if t.result]
    results = [entry for entry in await hall.ledger(tournament) if entry.ruling == "result"]
    assert [(entry.about, entry.by) for entry in results] == [(one, None) for one in said]


async def test_at_the_deadline_the_board_decides() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, round_hours=2, rounds=1)
    await hall.passes(2 * HOUR - 1)
    assert (await hall.tournament(tournament)).phase == "running"
    standings = [
        await hall.tables.standing(table)
        for table in (await hall.tournament(tournament)).rounds[0].tables
    ]
    await hall.passes(1)
    after = await hall.tournament(tournament)
    found = [(t.result and (t.result.places, t.result.points)) for t in after.rounds[0].tables]
    assert found == [(one.places, one.scores) for one in standings]
    assert after.phase == "over"


async def test_at_the_deadline_finished_tables_keep_their_results() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, round_hours=2, rounds=1)
    await hall.decide(tournament, 1, 3, 2, 1)
    before = await hall.table_at(tournament, 1)
    await hall.passes(2 * HOUR)
    assert (await hall.tournament(tournament)).rounds[0].tables[0] == before


async def test_at_the_deadline_matches_are_broken_off() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, round_hours=2, rounds=1)
    match = await hall.match_at(tournament, 1)
    await hall.passes(2 * HOUR)
    assert (await hall.store.load(match.id)).status == "abandoned"


async def test_a_deadline_does_not_touch_what_has_no_room_yet() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3, round_hours=2, rounds=1)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.usher.drain()
    hall.now += 2 * HOUR
    await hall.usher.drain()
    result = (await hall.tournament(tournament)).rounds[0].tables[0].result
    assert result is not None
    assert (result.places, result.points) == ((1, 1, 1), (0, 0, 0))


async def test_the_deadline_of_a_hundred_tables_is_kept() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=204, round_hours=2, rounds=1, game="duel", options="{}")
    await hall.passes(2 * HOUR)
    (round,) = (await hall.tournament(tournament)).rounds
    assert (round.is_over, len(round.tables)) == (True, 102)


# The end --------------------------------------------------------------------------------------


async def test_a_tournament_ends_after_its_rounds() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, rounds=2)
    after = await hall.decide_all(tournament)
    assert (after.phase, len(after.rounds), after.ended_at) == ("over", 2, hall.now)


async def test_a_swiss_has_as_many_rounds_as_the_field_has_doublings() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=17, rounds=None)
    assert len((await hall.decide_all(tournament)).rounds) == 5


async def test_those_who_drop_out_do_not_make_a_swiss_shorter() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=17, rounds=None)
    for number in range(5, 18):
        await hall.service.leave(tournament, person(number), by=hall.by())
    assert len((await hall.decide_all(tournament)).rounds) == 5


async def decided_after(hall: TournamentHall, rankings: Sequence[tuple[int, ...]]) -> int:
    """After how many rounds with these results three people are done who play until one leads."""
    tournament = await hall.started(people=3, rounds=0)
    for ranking in rankings:
        now = await hall.tournament(tournament)
        entrants = playing(now).tables[0].entrants
        await hall.decide(tournament, 1, *(ranking[id - 1] for id in entrants))
        if (await hall.tournament(tournament)).phase == "over":
            break
    return len((await hall.tournament(tournament)).rounds)


FIRST, SECOND = (1, 2, 3), (2, 1, 3)


@pytest.mark.parametrize(
    ("rankings", "rounds"),
    [
        ([FIRST] * 9, 3),
        ([FIRST, SECOND, (1, 1, 3), FIRST, FIRST], 4),
        ([FIRST, SECOND, (1, 1, 3), FIRST, SECOND, (1, 1, 3), SECOND], 4),
        ([FIRST, SECOND, (1, 1, 3), (1, 1, 3), SECOND, FIRST], 5),
    ],
)
async def test_rounds_are_played_until_somebody_leads_alone_at_least_three(
    rankings: list[tuple[int, ...]], rounds: int
) -> None:
    assert await decided_after(memory_hall(), rankings) == rounds


async def test_a_tournament_that_too_many_left_to_fill_a_table_ends() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4, rounds=5)
    for number in (1, 2):
        await hall.service.leave(tournament, person(number), by=hall.by())
    after = await hall.decide_round(tournament)
    assert (after.phase, len(after.rounds)) == ("over", 1)


async def test_a_tournament_that_too_many_leave_while_a_round_is_seated_ends_without_it() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4, rounds=5, break_minutes=30)
    await hall.passes(HOUR)
    await hall.decide_round(tournament)
    for number in (1, 2):
        await hall.service.leave(tournament, person(number), by=hall.by())
    after = await hall.tournament(tournament)
    assert (after.phase, len(after.rounds)) == ("over", 1)
    assert (await hall.ledger(tournament))[-1].ruling == "end"


async def test_a_tournament_that_too_many_leave_before_its_first_round_is_called_off() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4, break_minutes=30)
    for number in (1, 2):
        await hall.service.leave(tournament, person(number), by=hall.by())
    after = await hall.tournament(tournament)
    assert (after.phase, after.rounds) == ("cancelled", ())


async def test_the_end_names_the_first_three() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, rounds=1)
    after = await hall.decide_all(tournament)
    said = dict((await hall.ledger(tournament))[-1].about.args)["people"]
    assert said == all_named(tuple(line.entrant for line in standings_of(after)[:3]))


async def test_no_match_of_a_tournament_goes_on_when_it_ends() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    await hall.settle()
    assert await hall.store.matches(running=True) == []


async def test_results_may_arrive_in_any_order() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=13, rounds=3)
    over = await hall.decide_all(tournament)
    luck = Random(1)
    for _ in range(5):
        rounds = tuple(
            replace(round, tables=tuple(luck.sample(round.tables, len(round.tables))))
            for round in over.rounds
        )
        assert standings_of(replace(over, rounds=rounds)) == standings_of(over)


# Those who are gone ---------------------------------------------------------------------------


async def vanishes(hall: TournamentHall, tournament: TournamentId, number: int) -> None:
    """Somebody leaves the server, and a computer plays for them."""
    hall.town.gone.add(person(number))
    match = await hall.match_at(tournament, 1)
    seat = match.seat_of(person(number))
    assert seat is not None
    chairs = list(match.chairs)
    chairs[seat] = replace(chairs[seat], stand_in="novice")
    await hall.store.save(replace(match, chairs=tuple(chairs)), by=hall.by(), notices=())


async def test_who_left_the_server_and_was_stood_in_for_is_seated_no_more() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=5)
    await vanishes(hall, tournament, 2)
    after = await hall.decide_round(tournament)
    assert seated_in(playing(after)) == {1, 3, 4, 5}
    dropped = [entry for entry in await hall.ledger(tournament) if entry.ruling == "drop"]
    assert [(entry.about.id, entry.by) for entry in dropped] == [("ruled-left", None)]


async def test_who_left_the_server_but_played_to_the_end_is_seated_again() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=5)
    hall.town.gone.add(person(2))
    after = await hall.decide_round(tournament)
    assert seated_in(playing(after)) == {1, 2, 3, 4, 5}


async def test_who_was_stood_in_for_but_is_on_the_server_is_seated_again() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=5)
    await vanishes(hall, tournament, 2)
    hall.town.gone.clear()
    after = await hall.decide_round(tournament)
    assert seated_in(playing(after)) == {1, 2, 3, 4, 5}


async def test_several_who_left_the_server_are_dropped_at_once() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=5)
    for number in (2, 4):
        await vanishes(hall, tournament, number)
    after = await hall.decide_round(tournament)
    assert seated_in(playing(after)) == {1, 3, 5}


async def test_a_computer_plays_for_who_is_forgotten_while_a_round_is_seated() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4, break_minutes=30, rounds=1)
    await hall.store.forget(person(2))
    await hall.passes(HOUR)
    over = await hall.play_all(tournament)
    (table,) = over.rounds[0].tables
    assert table.result is not None
    assert set(table.result.entrants) == {1, 2, 3, 4}


# Standings as it goes -------------------------------------------------------------------------


async def test_standings_count_what_is_over_so_far() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    after = await hall.decide(tournament, 1, 1, 2, 3)
    first, second, third = playing(after).tables[0].entrants
    scores = {line.entrant: line.score for line in standings_of(after)}
    assert [scores[id] for id in (first, second, third)] == [1, Fraction(1, 2), 0]
    assert sum(scores.values()) == Fraction(3, 2)


async def test_standings_after_a_round_do_not_know_the_next_one() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, rounds=2)
    first = standings_of(await hall.decide_round(tournament))
    over = await hall.decide_all(tournament)
    assert standings_of(over, after=1) == first
    assert standings_of(over) != first


async def test_who_missed_a_round_has_nothing_for_it() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, rounds=2)
    await hall.service.enter(tournament, person(7), by=hall.by())
    after = await hall.decide_round(tournament)
    line = next(line for line in standings_of(after) if line.entrant == 7)
    assert (line.score, line.played) == (0, 0)
