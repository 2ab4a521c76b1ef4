"""Rulings: what each one does, what is written of it, and what is refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.match.model import ChannelId
from bot.tournament.change import ranking_said
from bot.tournament.errors import (
    BadRanking,
    NoDeadline,
    NoSuchTable,
    NotEntered,
    NotStarted,
    TableOver,
    TournamentBusy,
    TournamentOver,
)
from bot.tournament.results import scores_of, standings_of
from bot.tournament.table_points import EntrantId
from games.api import label
from tests.bot.tournament.director_desks import (
    OTHERS,
    RULINGS,
    TWO,
    drafted,
    last,
    match_of,
    playing,
    ruled_by,
    seated_round,
)
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    memory_hall,
    person,
)

# All of them ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULINGS)
async def test_a_ruling_is_written_with_who_when_and_why(name: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, round_hours=10)
    hall.now += 77
    before = await hall.ledger(tournament)
    await RULINGS[name](hall, tournament, hall.by())
    ledger = await hall.ledger(tournament)
    entry = ledger[-1]
    assert ledger[:-1] == before
    assert (entry.ruling, entry.at) == (name, int(hall.now))
    assert entry.why == ("" if name == "move" else "Why")
    assert await ruled_by(hall, tournament, entry) == DIRECTOR


@pytest.mark.parametrize("name", RULINGS)
async def test_a_ruling_delivered_twice_is_one_ruling(name: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, round_hours=10)
    by = hall.by()
    await RULINGS[name](hall, tournament, by)
    await hall.settle()
    before = await hall.tournament(tournament), await hall.ledger(tournament)
    again = await RULINGS[name](hall, tournament, by)
    assert (again, await hall.ledger(tournament)) == before


@pytest.mark.parametrize("name", [*RULINGS, *OTHERS])
async def test_nothing_is_ruled_on_a_tournament_that_is_over(name: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, round_hours=10)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    with pytest.raises(TournamentOver):
        await {**RULINGS, **OTHERS}[name](hall, tournament, hall.by())


@pytest.mark.parametrize("name", ["pause", "extend", "adjudicate", "restart", "undo", *OTHERS])
async def test_what_needs_a_running_tournament_is_refused_before_its_start(name: str) -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=7)
    with pytest.raises(NotStarted):
        await {**RULINGS, **OTHERS}[name](hall, tournament, hall.by())


@pytest.mark.parametrize("name", ["adjudicate", "restart", "undo"])
async def test_nothing_is_ruled_about_a_table_of_a_round_that_has_not_begun(name: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7, break_minutes=30)
    with pytest.raises(NotStarted):
        await RULINGS[name](hall, tournament, hall.by())


@pytest.mark.parametrize("name", ["adjudicate", "restart", "undo"])
async def test_nothing_is_ruled_about_a_table_that_is_over(name: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    await hall.decide(tournament, 1)
    with pytest.raises(TableOver):
        await RULINGS[name](hall, tournament, hall.by())


@pytest.mark.parametrize("table", [-1, 0, 3])
async def test_nothing_is_ruled_about_a_table_there_is_not(table: int) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    with pytest.raises(NoSuchTable) as refused:
        await hall.desk.restart(tournament, DIRECTOR, table, "", by=hall.by())
    assert refused.value.facts == {"table": table, "count": 2}


@pytest.mark.parametrize("id", [-1, 0, 8])
async def test_nothing_is_ruled_about_an_entrant_there_is_not(id: int) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=7)
    with pytest.raises(NotEntered):
        await hall.desk.penalise(tournament, DIRECTOR, EntrantId(id), Fraction(1), "", by=hall.by())


# Deadlines ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (5, label("ruled-extend", round=1, hours=5)),
        (-5, label("ruled-shorten", round=1, hours=5)),
    ],
)
async def test_a_round_has_more_time_or_less(hours: int, said: object) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, round_hours=10)
    before = playing(await hall.tournament(tournament)).deadline
    assert before is not None
    after = await hall.desk.extend(tournament, DIRECTOR, hours, "", by=hall.by())
    entry = await last(hall, tournament)
    assert playing(after).deadline == before + HOUR * hours
    assert (entry.about, entry.instead_of) == (said, label("instead-moment", at=int(before)))


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (5, label("ruled-postpone", round=1, hours=5)),
        (-1, label("ruled-advance", round=1, hours=1)),
    ],
)
async def test_a_seated_round_begins_later_or_earlier(hours: int, said: object) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, break_minutes=120)
    before = drafted(await hall.tournament(tournament)).starts_at
    after = await hall.desk.extend(tournament, DIRECTOR, hours, "", by=hall.by())
    assert drafted(after).starts_at == before + HOUR * hours
    assert (await last(hall, tournament)).about == said


async def test_a_round_whose_time_is_up_by_a_ruling_ends() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, round_hours=10, rounds=1)
    await hall.desk.extend(tournament, DIRECTOR, -10, "", by=hall.by())
    await hall.settle()
    assert (await hall.tournament(tournament)).phase == "over"


async def test_a_round_without_a_deadline_has_none_to_move() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    with pytest.raises(NoDeadline):
        await hall.desk.extend(tournament, DIRECTOR, 5, "", by=hall.by())


async def test_moving_a_deadline_by_nothing_is_refused() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, round_hours=10)
    with pytest.raises(NoDeadline):
        await hall.desk.extend(tournament, DIRECTOR, 0, "", by=hall.by())


# Adjudicating ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "places", [(), (1, 2), (1, 2, 3, 4), (1, 2, 4), (0, 1, 2), (1, 1, 2), (2, 2, 2), (-1, 1, 2)]
)
async def test_what_is_no_ranking_of_a_table_is_refused(places: tuple[int, ...]) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    with pytest.raises(BadRanking) as refused:
        await hall.desk.adjudicate(tournament, DIRECTOR, 1, places, "", by=hall.by())
    assert refused.value.facts == {"seats": 3}


@pytest.mark.parametrize("places", [(1, 2, 3), (3, 1, 2), (1, 1, 3), (2, 1, 2), (1, 1, 1)])
async def test_a_table_ends_with_the_ranking_of_a_director(places: tuple[int, ...]) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3, rounds=1)
    after = await hall.decide(tournament, 1, *places)
    result = after.rounds[0].tables[0].result
    assert result is not None
    assert (result.places, after.rounds[0].tables[0].is_ruled) == (places, True)


async def test_an_adjudicated_match_is_broken_off() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    match = await hall.match_at(tournament, 1)
    await hall.decide(tournament, 1)
    assert (await hall.store.load(match.id)).status == "abandoned"


async def test_another_ranking_than_the_boards_is_written_beside_the_boards() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    table = await hall.table_at(tournament, 1)
    standing = await hall.tables.standing(table)
    places = (3, 2, 1) if standing.places != (3, 2, 1) else (1, 2, 3)
    await hall.desk.adjudicate(tournament, DIRECTOR, 1, places, "", by=hall.by())
    entry = await last(hall, tournament)
    assert entry.about == label(
        "ruled-adjudicate", round=1, table=1, ranking=ranking_said(table.entrants, places)
    )
    assert entry.instead_of == label(
        "instead-standing", ranking=ranking_said(table.entrants, standing.places)
    )


async def test_a_table_may_end_as_the_board_stands() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    standing = await hall.tables.standing(await hall.table_at(tournament, 1))
    await hall.desk.adjudicate(tournament, DIRECTOR, 1, None, "", by=hall.by())
    result = (await hall.table_at(tournament, 1)).result
    assert result is not None
    assert (result.places, result.points) == (standing.places, standing.scores)
    assert (await last(hall, tournament)).instead_of == label("instead-play-out")


async def test_who_conceded_stands_behind_the_others_on_the_board() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=4, rounds=1)
    match, seat = await match_of(hall, tournament, TWO)
    await hall.matches.concede(match.id, person(2), by=hall.by())
    standing = await hall.tables.standing(await hall.table_at(tournament, 1))
    assert standing.places[seat] == 4


# Penalties ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "said", "amount"),
    [
        (Fraction(1, 2), "ruled-penalise", "0.5"),
        (Fraction(-1, 4), "ruled-grant", "0.25"),
    ],
)
async def test_score_is_taken_away_or_given(score: Fraction, said: str, amount: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    before = await hall.decide(tournament, 1)
    after = await hall.desk.penalise(tournament, DIRECTOR, TWO, score, "", by=hall.by())
    assert scores_of(after)[TWO] == scores_of(before)[TWO] - score
    entry = await last(hall, tournament)
    assert (entry.about.id, dict(entry.about.args)["score"]) == (said, amount)
    assert entry.instead_of == label("instead-no-penalty")


async def test_penalties_add_up() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    for _ in range(3):
        await hall.desk.penalise(tournament, DIRECTOR, TWO, Fraction(1, 3), "", by=hall.by())
    assert scores_of(await hall.tournament(tournament))[TWO] == -1


async def test_who_is_penalised_stands_behind_those_they_were_ahead_of() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    over = await hall.decide_round(tournament)
    winner = standings_of(over, after=1)[0].entrant
    after = await hall.desk.penalise(tournament, DIRECTOR, winner, Fraction(2), "", by=hall.by())
    assert standings_of(after)[-1].entrant == winner


# Moving ---------------------------------------------------------------------------------------


async def test_a_tournament_goes_on_in_another_channel() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    await hall.desk.move(tournament, DIRECTOR, ChannelId(9), by=hall.by())
    assert await hall.store.tournaments.tournament_in(ChannelId(9)) == tournament


async def test_its_tables_come_along() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    before = await hall.match_at(tournament, 1)
    await hall.desk.move(tournament, DIRECTOR, ChannelId(9), by=hall.by())
    await hall.settle()
    after, table = await hall.match_at(tournament, 1), await hall.table_at(tournament, 1)
    assert (after.id, after.status) == (before.id, "running")
    assert after.channel == table.channel != before.channel


async def test_tables_that_are_over_stay_where_they_were() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await hall.decide(tournament, 1)
    before = await hall.table_at(tournament, 1)
    await hall.desk.move(tournament, DIRECTOR, ChannelId(9), by=hall.by())
    await hall.settle()
    assert await hall.table_at(tournament, 1) == before


async def test_a_tournament_does_not_move_to_where_another_one_is() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    other = await hall.tournament(await hall.announced())
    with pytest.raises(TournamentBusy):
        await hall.desk.move(tournament, DIRECTOR, other.channel, by=hall.by())


async def test_a_move_names_both_channels() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    before = (await hall.tournament(tournament)).channel
    await hall.desk.move(tournament, DIRECTOR, ChannelId(9), by=hall.by())
    entry = await last(hall, tournament)
    assert entry.about == label("ruled-move", channel="<#9>")
    assert entry.instead_of == label("instead-stay", channel=f"<#{before}>")


# Rooms ----------------------------------------------------------------------------------------


async def test_a_table_whose_room_is_lost_goes_on_in_another_one() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    before = await hall.match_at(tournament, 1)
    await hall.service.room_lost(before.id)
    await hall.settle()
    after = await hall.match_at(tournament, 1)
    assert after.id == before.id
    assert after.channel != before.channel


async def test_a_room_that_was_lost_before_is_lost_once() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    match = await hall.match_at(tournament, 1)
    for _ in range(2):
        await hall.service.room_lost(match.id)
    await hall.settle()
    before = await hall.tournament(tournament)
    await hall.decide(tournament, 1)
    await hall.service.room_lost(match.id)
    assert (await hall.tournament(tournament)).rounds[0].tables[0].channel == before.rounds[
        0
    ].tables[0].channel


# The end --------------------------------------------------------------------------------------


async def test_a_tournament_ends_as_it_stands() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await hall.decide(tournament, 1)
    before = standings_of(await hall.tournament(tournament))
    after = await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert (after.phase, after.ended_at, standings_of(after)) == ("over", hall.now, before)


async def test_without_the_ruling_the_next_round_would_have_followed() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await hall.play_round(tournament)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert (await last(hall, tournament)).instead_of == label("instead-next-round")


async def test_a_tournament_that_is_ended_before_there_is_any_result_is_called_off() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    after = await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert after.phase == "cancelled"


async def test_a_round_that_was_only_seated_is_no_part_of_a_tournament_that_is_ended() -> None:
    hall = memory_hall()
    tournament, _, _ = await seated_round(hall)
    after = await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert len(after.rounds) == 1


@pytest.mark.parametrize("is_started", [False, True])
async def test_a_tournament_without_a_round_is_called_off(is_started: bool) -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=6, break_minutes=30)
    if is_started:
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
    after = await hall.desk.end(tournament, DIRECTOR, "Rain", by=hall.by())
    entry = await last(hall, tournament)
    assert (after.phase, after.rounds) == ("cancelled", ())
    assert (entry.ruling, entry.about, entry.why) == ("cancel", label("ruled-cancel"), "Rain")
