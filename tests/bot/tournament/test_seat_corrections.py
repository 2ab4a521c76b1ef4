"""Who is seated with whom, and who at all, on a director's word."""

from __future__ import annotations

import pytest

from bot.tournament.errors import (
    AlreadyEntered,
    EntryClosed,
    NotEntered,
    RoundRuns,
)
from bot.tournament.model import Gates
from bot.tournament.results import history, scores_of
from bot.tournament.seating.past_meetings import Wishes, cost_of
from bot.tournament.table_points import EntrantId
from games.api import label
from tests.bot.tournament.director_desks import (
    ONE,
    SUBSTITUTE,
    TWO,
    drafted,
    last,
    match_of,
    playing,
    seated_round,
    substituted,
)
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    memory_hall,
    person,
)

# Apart ----------------------------------------------------------------------------------------


async def test_two_who_are_to_be_apart_are_from_the_next_round_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, rounds=3)
    await hall.desk.keep_apart(tournament, DIRECTOR, ONE, TWO, "", by=hall.by())
    over = await hall.decide_all(tournament)
    together = [
        any({ONE, TWO} <= set(table.entrants) for table in round.tables) for round in over.rounds
    ]
    assert together[1:] == [False, False]


async def test_two_who_are_to_be_apart_are_in_a_round_that_is_seated() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, break_minutes=30)
    one, other, *_ = drafted(await hall.tournament(tournament)).tables[0].entrants
    after = await hall.desk.keep_apart(tournament, DIRECTOR, one, other, "", by=hall.by())
    assert not any({one, other} <= set(table.entrants) for table in drafted(after).tables)


async def test_two_who_were_apart_may_be_together_again() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=6)
    said: list[str] = []
    for pair in ((ONE, TWO), (TWO, ONE)):
        await hall.desk.keep_apart(tournament, DIRECTOR, *pair, "", by=hall.by())
        said.append((await last(hall, tournament)).about.id)
    assert (await hall.tournament(tournament)).apart == ()
    assert said == ["ruled-apart", "ruled-together"]


async def test_nobody_is_kept_apart_from_themselves() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=6)
    with pytest.raises(NotEntered):
        await hall.desk.keep_apart(tournament, DIRECTOR, ONE, ONE, "", by=hall.by())


# Swapping -------------------------------------------------------------------------------------


async def test_two_change_places() -> None:
    hall = memory_hall()
    tournament, one, other = await seated_round(hall)
    before = drafted(await hall.tournament(tournament)).tables
    after = await hall.desk.swap(tournament, DIRECTOR, one, other, "", by=hall.by())
    assert [table.entrants for table in drafted(after).tables] == [
        (other, *before[0].entrants[1:]),
        (one, *before[1].entrants[1:]),
    ]


async def test_a_swap_is_written_with_what_it_costs() -> None:
    hall = memory_hall()
    tournament, one, other = await seated_round(hall)
    before = await hall.tournament(tournament)
    after = await hall.desk.swap(tournament, DIRECTOR, one, other, "", by=hall.by())
    wishes = Wishes(scores_of(before), True, frozenset())
    drawn, ruled = (
        cost_of([table.entrants for table in drafted(now).tables], history(before), wishes)
        for now in (before, after)
    )
    assert drawn != ruled
    assert (await last(hall, tournament)).instead_of == label(
        "instead-seating",
        avoided=drawn.avoided,
        repeats=drawn.repeats,
        uneven=drawn.unevenness,
        spread=f"{float(drawn.spread):.2f}",
        new_avoided=ruled.avoided,
        new_repeats=ruled.repeats,
        new_uneven=ruled.unevenness,
        new_spread=f"{float(ruled.spread):.2f}",
    )


async def test_a_swapped_seating_is_played() -> None:
    hall = memory_hall()
    tournament, one, other = await seated_round(hall)
    after = await hall.desk.swap(tournament, DIRECTOR, one, other, "", by=hall.by())
    await hall.passes(HOUR)
    users = [[after.entrant(id).user for id in table.entrants] for table in drafted(after).tables]
    matches = [await hall.match_at(tournament, shown) for shown in (1, 2)]
    assert [[chair.user for chair in match.chairs] for match in matches] == users


async def test_whoever_sits_in_for_one_of_the_two_goes_along() -> None:
    hall = memory_hall()
    tournament, one, other = await seated_round(hall)
    await substituted(hall, tournament, one)
    await hall.desk.swap(tournament, DIRECTOR, one, other, "", by=hall.by())
    await hall.passes(HOUR)
    match, seat = await match_of(hall, tournament, one)
    assert match.chairs[seat].user == SUBSTITUTE


async def test_nobody_changes_places_once_a_round_has_begun() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    with pytest.raises(RoundRuns):
        await hall.desk.swap(tournament, DIRECTOR, ONE, TWO, "", by=hall.by())


@pytest.mark.parametrize("other", [1, 7, 99])
async def test_only_two_who_are_seated_change_places(other: int) -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=7, break_minutes=30)
    await hall.service.leave(tournament, person(7), by=hall.by())
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    with pytest.raises(NotEntered):
        await hall.desk.swap(tournament, DIRECTOR, ONE, EntrantId(other), "", by=hall.by())


# Admitting and dropping -----------------------------------------------------------------------


async def test_a_director_lets_people_in_whatever_the_plan_says() -> None:
    hall = memory_hall()
    gates = Gates(most_rating=1_000)
    tournament = await hall.started(people=3, limit=3, late_entry=False, gates=gates)
    hall.town.rated[person(4)] = 2_000
    after = await hall.desk.admit(tournament, DIRECTOR, person(4), "", by=hall.by())
    assert [entrant.user for entrant in after.active][-1] == person(4)
    assert (await last(hall, tournament)).about.id == "ruled-admit"


async def test_who_is_admitted_sits_in_a_round_that_is_seated() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, break_minutes=30)
    after = await hall.desk.admit(tournament, DIRECTOR, person(4), "", by=hall.by())
    assert after.seat_of(person(4)) is not None


async def test_who_dropped_out_is_admitted_as_the_same_entrant() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4, late_entry=False)
    await hall.service.leave(tournament, person(4), by=hall.by())
    after = await hall.desk.admit(tournament, DIRECTOR, person(4), "", by=hall.by())
    assert [entrant.id for entrant in after.active] == [1, 2, 3, 4]


async def test_who_takes_part_is_not_admitted() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    with pytest.raises(AlreadyEntered):
        await hall.desk.admit(tournament, DIRECTOR, person(3), "", by=hall.by())


async def test_nobody_is_put_among_those_who_are_still_in_a_knockout() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, format="knockout")
    with pytest.raises(EntryClosed):
        await hall.desk.admit(tournament, DIRECTOR, person(10), "", by=hall.by())


async def test_who_is_dropped_is_seated_no_more() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await hall.desk.drop(tournament, DIRECTOR, TWO, "", by=hall.by())
    after = await hall.decide_round(tournament)
    assert after.seat_of(person(2)) is None
    assert len(playing(after).tables) == 2


async def test_who_is_dropped_from_a_seated_round_leaves_it() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    after = await hall.desk.drop(tournament, DIRECTOR, TWO, "", by=hall.by())
    assert after.seat_of(person(2)) is None


async def test_without_the_ruling_somebody_would_have_played_on() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await hall.desk.drop(tournament, DIRECTOR, TWO, "", by=hall.by())
    instead = (await last(hall, tournament)).instead_of
    assert instead is not None
    assert instead.id == "instead-play-on"


async def test_a_director_who_drops_somebody_before_the_start_is_in_the_ledger() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=7)
    await hall.desk.drop(tournament, DIRECTOR, TWO, "Rude", by=hall.by())
    entry = await last(hall, tournament)
    assert (entry.ruling, entry.why) == ("drop", "Rude")


async def test_who_is_out_is_not_dropped_again() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await hall.desk.drop(tournament, DIRECTOR, TWO, "", by=hall.by())
    with pytest.raises(NotEntered):
        await hall.desk.drop(tournament, DIRECTOR, TWO, "", by=hall.by())
