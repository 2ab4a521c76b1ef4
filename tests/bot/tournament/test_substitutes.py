"""Somebody else at a table, a table dealt anew, moves that may be taken back."""

from __future__ import annotations

import pytest

from bot.match.errors import UndoForbidden
from bot.match.model import Match, TournamentId, UserId
from bot.tournament.change import person_named
from bot.tournament.errors import (
    AlreadyEntered,
    NotEntered,
    NotSubstitute,
)
from games.api import label
from tests.bot.tournament.director_desks import (
    ONE,
    RULINGS,
    SUBSTITUTE,
    TWO,
    last,
    match_of,
    place_of,
    substituted,
)
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    TournamentHall,
    memory_hall,
    person,
)

# Substitutes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("for_good", [False, True])
async def test_a_substitute_plays_on_at_the_table(for_good: bool) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await substituted(hall, tournament, for_good=for_good)
    match, seat = await match_of(hall, tournament, TWO)
    assert match.chairs[seat].user == SUBSTITUTE


@pytest.mark.parametrize("for_good", [False, True])
async def test_a_substitute_plays_at_a_table_that_gets_its_room_later(for_good: bool) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, break_minutes=30)
    await substituted(hall, tournament, for_good=for_good)
    await hall.passes(HOUR)
    match, seat = await match_of(hall, tournament, TWO)
    assert match.chairs[seat].user == SUBSTITUTE


@pytest.mark.parametrize("for_good", [False, True])
async def test_the_result_of_a_substitute_is_the_entrants(for_good: bool) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, rounds=1)
    await substituted(hall, tournament, for_good=for_good)
    match = await hall.match_at(tournament, 1)
    await hall.play(match.id)
    await hall.settle()
    outcome = (await hall.store.load(match.id)).outcome
    after = await hall.tournament(tournament)
    result = after.rounds[0].tables[0].result
    assert outcome is not None
    assert result is not None
    assert result.place(TWO) == outcome.places[result.entrants.index(TWO)]


@pytest.mark.parametrize(("for_good", "player"), [(False, person(2)), (True, SUBSTITUTE)])
async def test_in_the_next_round_a_substitute_plays_only_if_it_is_for_good(
    for_good: bool, player: UserId
) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await substituted(hall, tournament, for_good=for_good)
    await hall.decide_round(tournament)
    match, seat = await match_of(hall, tournament, TWO)
    assert match.chairs[seat].user == player


async def test_who_is_replaced_for_good_may_enter_as_somebody_new() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await substituted(hall, tournament, for_good=True)
    after = await hall.service.enter(tournament, person(2), by=hall.by())
    assert [entrant.user for entrant in after.active] == [
        person(1),
        SUBSTITUTE,
        person(3),
        person(2),
    ]


async def test_a_computer_can_be_substituted() -> None:
    hall = memory_hall()
    tournament = await hall.started(computers=3)
    await substituted(hall, tournament)
    match, seat = await match_of(hall, tournament, TWO)
    assert (match.chairs[seat].user, match.chairs[seat].ai) == (SUBSTITUTE, None)


async def test_another_substitute_takes_over_from_the_first() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await substituted(hall, tournament)
    await hall.desk.substitute(
        tournament, DIRECTOR, TWO, person(51), "", for_good=False, by=hall.by()
    )
    await hall.settle()
    match, seat = await match_of(hall, tournament, TWO)
    assert match.chairs[seat].user == person(51)


async def test_who_plays_in_this_round_does_not_sit_in() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    with pytest.raises(NotSubstitute):
        await hall.desk.substitute(
            tournament, DIRECTOR, ONE, person(2), "", for_good=False, by=hall.by()
        )


async def test_who_takes_part_does_not_take_over_for_good() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    with pytest.raises(AlreadyEntered):
        await hall.desk.substitute(
            tournament, DIRECTOR, ONE, person(2), "", for_good=True, by=hall.by()
        )


async def test_nobody_sits_in_for_somebody_without_a_table() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    shown, _, _ = place_of(await hall.tournament(tournament), TWO)
    await hall.decide(tournament, shown)
    with pytest.raises(NotEntered):
        await substituted(hall, tournament)


async def test_who_sits_in_is_taken_off_the_list_of_substitutes() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    for user in (person(49), SUBSTITUTE):
        await hall.service.sit_in(tournament, user, True, by=hall.by())
    await substituted(hall, tournament)
    assert (await hall.tournament(tournament)).substitutes == (person(49),)


@pytest.mark.parametrize(
    ("for_good", "said"),
    [(False, "ruled-substitute"), (True, "ruled-substitute-for-good")],
)
async def test_the_ledger_names_the_substitute_and_what_would_have_followed(
    for_good: bool, said: str
) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, no_show="smaller")
    await substituted(hall, tournament, for_good=for_good)
    entry = await last(hall, tournament)
    assert entry.about.id == said
    named = person_named(await hall.tournament(tournament), SUBSTITUTE)
    assert dict(entry.about.args)["player"] == named
    assert entry.instead_of is not None
    assert entry.instead_of.id == "instead-smaller"


# Dealing anew ---------------------------------------------------------------------------------


async def restarted(hall: TournamentHall, tournament: TournamentId) -> None:
    await hall.desk.restart(tournament, DIRECTOR, 1, "", by=hall.by())
    await hall.settle()


async def test_a_table_is_dealt_anew_for_the_same_people() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    before = await hall.table_at(tournament, 1)
    await restarted(hall, tournament)
    after = await hall.table_at(tournament, 1)
    assert (after.entrants, after.number) == (before.entrants, 3)


async def test_the_match_of_a_table_that_is_dealt_anew_is_broken_off() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    before = await hall.match_at(tournament, 1)
    await restarted(hall, tournament)
    after = await hall.match_at(tournament, 1)
    assert (await hall.store.load(before.id)).status == "abandoned"
    assert (after.status, after.seed != before.seed) == ("running", True)


async def test_a_result_that_comes_after_a_restart_does_not_count() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await hall.play((await hall.match_at(tournament, 1)).id)
    await restarted(hall, tournament)
    assert (await hall.table_at(tournament, 1)).result is None


async def test_who_sat_in_sits_in_again_when_a_table_is_dealt_anew() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await substituted(hall, tournament)
    await restarted(hall, tournament)
    match, seat = await match_of(hall, tournament, TWO)
    assert match.chairs[seat].user == SUBSTITUTE


async def test_without_the_ruling_a_table_would_have_been_played_out() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await restarted(hall, tournament)
    entry = await last(hall, tournament)
    assert entry.about.id == "ruled-restart"
    assert entry.instead_of == label("instead-play-out")


# Taking back ----------------------------------------------------------------------------------


async def takes_back(hall: TournamentHall, match: Match) -> None:
    """Whoever moved first wants that undone, after somebody else has moved."""
    after = await hall.move(match.id)
    user = (await hall.store.log(match.id))[-1].user
    assert user is not None
    await hall.matches.undo(after.id, user, after.revision, by=hall.by())


async def test_nothing_is_taken_back_in_a_rated_tournament() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    with pytest.raises(UndoForbidden):
        await takes_back(hall, await hall.match_at(tournament, 1))


async def test_where_a_director_allows_it_moves_are_taken_back() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await RULINGS["undo"](hall, tournament, hall.by())
    await hall.settle()
    match = await hall.match_at(tournament, 1)
    await takes_back(hall, match)
    assert (await hall.store.load(match.id)).state == match.state


async def test_where_a_director_no_longer_allows_it_nothing_is_taken_back() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    for is_allowed in (True, False):
        await hall.desk.allow_undo(tournament, DIRECTOR, 1, is_allowed, "", by=hall.by())
        await hall.settle()
    with pytest.raises(UndoForbidden):
        await takes_back(hall, await hall.match_at(tournament, 1))


async def test_a_table_that_gets_its_room_later_may_take_back_what_was_allowed_before() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.usher.drain()
    await RULINGS["undo"](hall, tournament, hall.by())
    await hall.settle()
    match = await hall.match_at(tournament, 1)
    await takes_back(hall, match)
    assert (await hall.store.load(match.id)).state == match.state
