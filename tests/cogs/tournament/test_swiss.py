"""A Swiss of thirteen, end to end: people and computers, four rounds, and all that can happen."""

from __future__ import annotations

import asyncio
import csv
import io
import re
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.model import UserId
from bot.rating.recalculation import check
from bot.tournament.export import TournamentFile, read_tournament
from bot.tournament.export_check import tournament_disagreements
from bot.tournament.ledger import Entry, faults
from bot.tournament.model import Tournament
from bot.tournament.results import standings_of
from games.registry import GAMES
from tests.cogs.tournament.cup import DAY, HOUR, MINUTE, Cup, cup
from tests.judge.judge import Judge


class Told(NamedTuple):
    """The story, told to its end."""

    tournament: Tournament
    ledger: list[Entry]
    rulings: str
    public: str
    final: str
    file: TournamentFile
    csv: str
    said: dict[str, str]
    rated: int  # matches
    ratings_agree: bool


async def tell(folder: Path, judge: Judge | None) -> Told:
    said: dict[str, str] = {}
    async with cup(folder, judge) as there:
        said["new"] = await there.says(
            "Anna",
            "tournament new",
            name="Herbst *Cup*",
            format="swiss",
            length="short",
            rounds=4,
            clock="daily",
            **{"no-show": "substitute", "stand-in": "novice", "break": 10},
        )
        for name in ("Anna", "Béla", "Clara", "David"):
            said[f"{name} joins"] = await there.clicks(name, "Join")
        said["twice"] = await there.clicks("Béla", "Join")
        said["forbidden"] = await there.says("Béla", "tournament desk start")
        said["computers"] = await there.says(
            "Anna", "tournament desk computers", computers=8, level="novice"
        )
        said["elsa sits in"] = await there.clicks("Elsa", "Sit in for others")
        said["start"] = await there.says("Anna", "tournament desk start")
        await first_round(there, said)
        await second_round(there, said)
        await third_round(there, said)
        await fourth_round(there, said)
        said["late"] = await there.says("Hans", "tournament join")
        return await all_of_it(there, said)


async def first_round(there: Cup, said: dict[str, str]) -> None:
    """Béla does not appear: Elsa, who offered to, sits in. Franz enters late."""
    there.stays_away.add("Béla")
    await there.wait(10 * MINUTE)
    said["mine"] = await there.says("Anna", "tournament mine")
    await there.play()
    said["franz enters"] = await there.clicks("Franz", "Join")
    await there.wait(2 * DAY)
    await there.play()
    there.stays_away.discard("Béla")


async def second_round(there: Cup, said: dict[str, str]) -> None:
    """The bot is started anew in the middle of it. David drops out. Anna corrects the seating."""
    tournament = await there.tournament()
    assert tournament.drafted is not None
    first, other = (
        tournament.drafted.tables[0].entrants[0],
        tournament.drafted.tables[1].entrants[0],
    )
    said["swap"] = await there.says(
        "Anna",
        "tournament desk swap",
        player=str(first),
        other=str(other),
        why="They asked for it",
    )
    await there.wait(10 * MINUTE)
    await there.stop_bot()
    there.clock.advance(HOUR)
    await there.start_bot()
    await there.settle()
    said["david leaves"] = await there.says("David", "tournament leave")
    await there.play()


async def third_round(there: Cup, said: dict[str, str]) -> None:
    """Somebody else plays for Clara at this table."""
    await there.wait(10 * MINUTE)
    tournament = await there.tournament()
    clara = tournament.entrant_of(UserId(there["Clara"].id))
    assert clara is not None
    said["substitute"] = await there.says(
        "Anna",
        "tournament desk substitute",
        player=str(clara.id),
        person=there.members["Grete"],
        why="Clara is ill",
    )
    said["pause"] = await there.says("Anna", "tournament desk pause", why="Lunch")
    await there.wait(HOUR)
    said["resume"] = await there.says("Anna", "tournament desk resume", why="Lunch is over")
    await there.play()


async def fourth_round(there: Cup, said: dict[str, str]) -> None:
    """A table is adjudicated, somebody is penalised."""
    there.stays_away.add("Anna")
    await there.wait(10 * MINUTE)
    await there.play()
    tournament = await there.tournament()
    assert tournament.playing is not None
    open_tables = [n for n, t in enumerate(tournament.playing.tables, start=1) if t.result is None]
    said["bad ranking"] = await there.says(
        "Anna", "tournament desk adjudicate", table=open_tables[0], ranking="1 1 2", why="x"
    )
    said["penalty"] = await there.says(
        "Anna", "tournament desk penalise", player="Béla", score=0.25, why="Did not appear"
    )
    for number in open_tables:
        said["adjudicated"] = await there.says(
            "Anna", "tournament desk adjudicate", table=number, why="It takes too long"
        )
    await there.settle()


async def all_of_it(there: Cup, said: dict[str, str]) -> Told:
    tournament = await there.tournament()
    final = there.public()[-1]
    files = {file.filename: file.data for file in final.files}
    name = f"event-{tournament.id}.json"
    return Told(
        tournament,
        await there.running.app.tournament_store.ledger(tournament.id),
        there.rulings(),
        "\n".join(message.text for message in there.public()),
        final.text,
        read_tournament(files[name]),
        files[f"standings-{tournament.id}.csv"].decode("utf-8-sig"),
        said,
        *await ratings_checked(there),
    )


async def ratings_checked(there: Cup) -> tuple[int, bool]:
    """How many matches were rated, and whether all ratings follow from them."""
    app = there.running.app
    found = await check(app.store, app.ratings)
    return found.matches, not found.problems


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Told:
    return asyncio.run(tell(tmp_path_factory.mktemp("swiss"), judge))


def test_it_ends_after_four_rounds(told: Told) -> None:
    assert told.tournament.phase == "over"
    assert [round.number for round in told.tournament.rounds] == [1, 2, 3, 4]


def test_thirteen_took_part(told: Told) -> None:
    assert len(standings_of(told.tournament)) == 13


def test_nobody_sat_at_two_tables_of_a_round(told: Told) -> None:
    for round in told.tournament.rounds:
        seated = [id for table in round.tables for id in table.entrants]
        assert len(seated) == len(set(seated))


def test_whoever_did_not_appear_was_played_for_by_the_substitute(told: Told) -> None:
    assert "Elsa plays for Béla at this table." in told.rulings


def test_the_late_entry_plays_from_the_second_round_on(told: Told) -> None:
    franz = next(e.number for e in told.file.entrants if e.name == "Franz")
    rounds = [
        any(franz in table.entrants for table in round.tables) for round in told.tournament.rounds
    ]
    assert rounds == [False, True, True, True]


def test_whoever_dropped_out_is_seated_no_more(told: Told) -> None:
    david = next(e.number for e in told.file.entrants if e.name == "David")
    rounds = [
        any(david in table.entrants for table in round.tables) for round in told.tournament.rounds
    ]
    assert rounds == [True, True, False, False]


def test_a_correction_of_the_seating_is_written_down_with_what_it_costs(told: Told) -> None:
    assert "change places.\nRuled by Anna" in told.rulings
    assert "Without the ruling: the seating drawn had" in told.rulings


def test_the_adjudicated_table_ended_as_the_board_stood(told: Told) -> None:
    ruled = [t for round in told.tournament.rounds for t in round.tables if t.is_ruled]
    assert len(ruled) == 1
    assert "is adjudicated: 1. " in told.rulings


def test_the_penalty_counts(told: Told) -> None:
    bela = next(e.number for e in told.file.entrants if e.name == "Béla")
    (penalty,) = told.tournament.penalties
    assert (penalty.entrant, penalty.score) == (bela, Fraction(-1, 4))


@pytest.mark.parametrize(
    ("deed", "answer"),
    [
        ("twice", "You take part in this tournament already."),
        ("forbidden", "That is for those who direct this tournament"),
        ("late", "This tournament is over."),
        ("bad ranking", "in the order of the ranking"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_sentence(
    told: Told, deed: str, answer: str
) -> None:
    assert answer in told.said[deed]


def test_everybody_learns_why_they_sit_where_they_sit(told: Told) -> None:
    assert "(your first time there): 3 of 3 opponents are new to you." in told.said["mine"]


def test_the_ledger_verifies(told: Told) -> None:
    assert list(faults(told.ledger, told.tournament.last_hash)) == []


def test_every_entry_of_the_ledger_is_posted(told: Told) -> None:
    assert [f"**{entry.number}.**" in told.rulings for entry in told.ledger] == [True] * len(
        told.ledger
    )
    assert all(entry.hash[:16] in told.rulings for entry in told.ledger)


def test_the_file_proves_all_of_it(told: Told) -> None:
    assert list(tournament_disagreements(told.file, GAMES)) == []


def test_the_file_the_spreadsheet_and_the_chat_agree(told: Told) -> None:
    names = {entrant.number: entrant.name for entrant in told.file.entrants}
    in_file = [(line.place, names[line.entrant]) for line in told.file.standings]
    rows = list(csv.DictReader(io.StringIO(told.csv)))
    assert [(int(row["place"]), row["name"]) for row in rows] == in_file
    in_chat = re.findall(r"^(\d+)\. (.+?): ", told.final, re.MULTILINE)
    assert [(int(place), name) for place, name in in_chat] == in_file


def test_the_name_of_the_tournament_stays_text(told: Told) -> None:
    assert "Herbst *Cup*" not in told.public
    assert "Herbst *Cup*" not in told.rulings


def test_matches_were_rated_and_the_ratings_follow_from_them(told: Told) -> None:
    assert told.rated > 0
    assert told.ratings_agree
