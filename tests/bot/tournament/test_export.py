"""A tournament as a file: complete when over, without secrets before, without anybody's id."""

from __future__ import annotations

import csv
import io
from fractions import Fraction

import pytest
from msgspec.structs import replace

from bot.match.model import ChannelId, Person, TournamentId
from bot.match.record_file import BadRecord
from bot.tournament.export import (
    FileEntrant,
    TournamentFile,
    is_tournament_file,
    lines_of,
    make_tournament_file,
    read_tournament,
    standings_csv,
    write_tournament,
)
from bot.tournament.results import standings_of
from bot.tournament.sealed_chance import table_seed
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.stories import anybody, file_of, tournamentful_file
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    GAMES,
    GUILD,
    PLAN,
    TournamentHall,
    memory_hall,
    person,
)

# The file -------------------------------------------------------------------------------------


async def test_a_file_that_is_written_and_read_is_the_same() -> None:
    data = write_tournament(await tournamentful_file())
    assert write_tournament(read_tournament(data)) == data


async def test_standings_follow_from_a_file_as_they_did_from_the_tournament() -> None:
    file = await tournamentful_file()
    again = read_tournament(write_tournament(file))
    assert lines_of(standings_of(again.tournament)) == again.standings == file.standings


async def test_a_file_has_the_records_of_all_matches_that_count() -> None:
    file = await tournamentful_file()
    tables = [table for round in file.tournament.rounds for table in round.tables]
    assert sorted(file.records) == sorted(str(table.number) for table in tables)


async def test_a_file_may_come_without_records() -> None:
    hall = memory_hall()
    tournament = await hall.tournament(await hall.started(computers=3))
    file = await make_tournament_file(
        hall.store, hall.store.tournaments, GAMES, tournament, records=False
    )
    assert file.records == {}


async def test_entrants_are_named_as_they_name_themselves() -> None:
    hall = memory_hall()
    await hall.store.know(Person(person(1), "Anna"))
    tournament = await hall.announced(people=2, computers=1)
    await hall.service.leave(tournament, person(2), by=hall.by())
    assert (await file_of(hall, tournament)).entrants == (
        FileEntrant(EntrantId(1), "Anna", "person"),
        FileEntrant(EntrantId(2), "Player 2", "person"),
        FileEntrant(EntrantId(3), "Computer 3", "ai", "novice"),
    )


async def test_who_was_forgotten_is_a_former_player() -> None:
    hall = memory_hall()
    await hall.store.know(Person(person(1), "Anna"))
    tournament = await hall.started(people=3)
    await hall.store.forget(person(1))
    first = (await file_of(hall, tournament)).entrants[0]
    assert first == FileEntrant(EntrantId(1), "Former player 1", "former player")


# Nobody's id ----------------------------------------------------------------------------------


async def with_everybody(hall: TournamentHall) -> TournamentId:
    """A tournament that knows people in every way it can."""
    director, substitute = anybody(0), anybody(10)
    opened = await hall.service.announce(GUILD, ChannelId(5), director, PLAN, by=hall.by())
    tournament = opened.id
    for number in range(1, 7):
        await hall.store.know(Person(anybody(number), f"Name {number}"))
        await hall.service.enter(tournament, anybody(number), by=hall.by())
    await hall.service.sit_in(tournament, anybody(11), True, by=hall.by())
    await hall.service.start(tournament, director, by=hall.by())
    await hall.settle()
    desk, first = hall.desk, EntrantId(1)
    await desk.substitute(tournament, director, first, substitute, "", for_good=False, by=hall.by())
    await desk.penalise(tournament, anybody(12), first, Fraction(1), "", by=hall.by())
    await hall.settle()
    await hall.play((await hall.match_at(tournament, 1)).id)
    await hall.settle()
    return tournament


@pytest.mark.parametrize("is_over", [False, True])
async def test_nobodys_id_is_in_a_file(is_over: bool) -> None:
    hall = memory_hall()
    tournament = await with_everybody(hall)
    if is_over:
        await hall.desk.end(tournament, anybody(0), "", by=hall.by())
        await hall.settle()
    data = write_tournament(await file_of(hall, tournament))
    assert b"Name 6" in data
    assert [number for number in range(20) if str(anybody(number)).encode() in data] == []


# Secrets --------------------------------------------------------------------------------------


async def running_file(hall: TournamentHall) -> tuple[TournamentId, bytes]:
    """A tournament of which one table is over and the other is played."""
    tournament = await hall.started(people=6)
    await hall.play((await hall.match_at(tournament, 1)).id)
    await hall.settle()
    return tournament, write_tournament(await file_of(hall, tournament))


async def test_while_a_tournament_runs_its_seed_is_not_in_the_file() -> None:
    hall = memory_hall()
    tournament, data = await running_file(hall)
    assert (await hall.tournament(tournament)).seed.encode() not in data


async def test_while_a_match_runs_its_seed_is_not_in_the_file() -> None:
    hall = memory_hall()
    tournament, data = await running_file(hall)
    match = await hall.match_at(tournament, 2)
    assert match.seed == table_seed(await hall.tournament(tournament), 2)
    assert match.seed.hex().encode() not in data


async def test_while_a_match_runs_what_was_chosen_is_not_in_the_file() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await hall.move((await hall.match_at(tournament, 2)).id)
    record = (await file_of(hall, tournament)).records["2"]
    assert [bytes(move.move) for move in record.moves] == [b"null"]


@pytest.mark.parametrize("is_started", [False, True], ids=["called off", "ended"])
async def test_the_seed_of_a_tournament_that_has_ended_is_in_the_file(is_started: bool) -> None:
    hall = memory_hall()
    tournament = await (hall.started if is_started else hall.announced)(people=3)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert (await file_of(hall, tournament)).tournament.seed == (
        await hall.tournament(tournament)
    ).seed


# What is no file of a tournament ------------------------------------------------------------------


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"fiaker": "event"}']
)
def test_what_is_no_tournament_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="This is not the file of an event"):
        read_tournament(data)


async def test_a_file_that_is_cut_off_is_refused() -> None:
    data = write_tournament(await tournamentful_file())
    with pytest.raises(BadRecord, match="This is not the file of an event"):
        read_tournament(data[: len(data) // 2])


async def test_a_file_of_another_format_is_refused() -> None:
    file = await tournamentful_file()
    with pytest.raises(BadRecord, match="This event has format 2; only 1 is known here"):
        read_tournament(write_tournament(replace(file, format=2)))


async def test_a_tournament_is_told_from_a_match_by_its_beginning() -> None:
    assert is_tournament_file(write_tournament(await tournamentful_file()))
    assert not is_tournament_file(b'{"format": 2, "game": "vienna"}')


# For spreadsheets -----------------------------------------------------------------------------


async def named_file(*names: str) -> TournamentFile:
    """A tournament of people with these names, in which one came in behind the other."""
    hall = memory_hall()
    for number, name in enumerate(names, start=1):
        await hall.store.know(Person(person(number), name))
    tournament = await hall.started(people=len(names), rounds=1)
    now = await hall.tournament(tournament)
    assert now.playing is not None
    for shown, table in enumerate(now.playing.tables, start=1):
        order = sorted(table.entrants)
        await hall.decide(tournament, shown, *(order.index(id) + 1 for id in table.entrants))
    return await file_of(hall, tournament)


def rows_of(file: TournamentFile) -> list[list[str]]:
    text = standings_csv(file).decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline="")))


async def test_a_spreadsheet_has_a_line_for_everybody() -> None:
    rows = rows_of(await named_file("Anna", "Béla", "Clara"))
    assert rows[0] == [*("place", "name", "kind", "score", "played", "opponents", "share")]
    assert [row[:7] for row in rows[1:]] == [
        ["1", "Anna", "person", "1.0000", "1", "0.2500", "0.0000"],
        ["2", "Béla", "person", "0.5000", "1", "0.5000", "0.0000"],
        ["3", "Clara", "person", "0.0000", "1", "0.7500", "0.0000"],
    ]


async def test_a_spreadsheet_says_in_which_way_it_is_written() -> None:
    assert standings_csv(await named_file("A", "B", "C")).startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize(
    "name",
    ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1+1", "＠x"],
)
async def test_no_name_is_a_formula(name: str) -> None:
    rows = rows_of(await named_file(name, "B", "C"))
    assert rows[1][1] == f"'{name}"


@pytest.mark.parametrize(
    "name", ['Anna "the" Great', "Anna, Countess", "Anna\nof\r\nVienna", ",", '"', "'", "a=1"]
)
async def test_every_name_survives_a_spreadsheet(name: str) -> None:
    rows = rows_of(await named_file(name, "B", "C"))
    assert rows[1][1] == name
    assert {len(row) for row in rows} == {7}
