"""A ledger nobody can change unnoticed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.tournament.ledger import BEGINNING, Entry, faults, written
from games.api import Label, Seat, Who, label
from tests.bot.tournament.tournaments import DIRECTOR, TournamentHall, tournament_hall

texts = st.text(max_size=20)
people = st.integers(-9, 99).map(lambda number: Who(Seat(number)))
words = st.one_of(st.integers(0, 10**6), texts, people)
labels = st.builds(Label, texts, st.lists(st.tuples(texts, words), max_size=4).map(tuple))


def chained(count: int) -> list[Entry]:
    ledger: list[Entry] = []
    for number in range(1, count + 1):
        before = ledger[-1].hash if ledger else BEGINNING
        ledger.append(
            written(
                number,
                before,
                "penalise",
                label("ruled-penalise", who=Who(Seat(number)), score="0.5"),
                at=1_000 + number,
                by=7,
                why="late",
                instead_of=label("instead-no-penalty"),
            )
        )
    return ledger


def test_what_was_written_has_no_faults() -> None:
    assert list(faults(chained(5))) == []


def test_an_empty_ledger_has_no_faults() -> None:
    assert list(faults([])) == []


def test_a_ledger_survives_being_written_out_and_read() -> None:
    ledger = chained(5)
    read = msgspec.json.decode(msgspec.json.encode(ledger), type=list[Entry])
    assert (read, list(faults(read))) == (ledger, [])


@given(about=labels, why=texts, instead=labels)
def test_whatever_is_typed_is_kept_and_proved(about: Label, why: str, instead: Label) -> None:
    entry = written(1, BEGINNING, "adjudicate", about, at=1, by=None, why=why, instead_of=instead)
    read = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
    assert (read, list(faults([read]))) == (entry, [])


@pytest.mark.parametrize(
    "change",
    [
        {"why": "x"},
        {"by": 8},
        {"at": 1},
        {"ruling": "drop"},
        {"instead_of": None},
        {"about": label("ruled-grant", who=Who(Seat(1)), score="0.5")},
    ],
    ids=lambda change: next(iter(change)),
)
@pytest.mark.parametrize("place", range(4))
def test_a_changed_entry_is_found(place: int, change: dict[str, object]) -> None:
    ledger = chained(4)
    ledger[place] = replace(ledger[place], **change)
    assert list(faults(ledger)) == [f"entry {place + 1} is not what was written"]


@pytest.mark.parametrize("place", range(3))
def test_a_dropped_entry_is_found(place: int) -> None:
    ledger = chained(4)
    del ledger[place]
    assert f"entry {place + 1} does not follow the one before it" in faults(ledger)


@pytest.mark.parametrize("place", range(3))
def test_an_inserted_entry_is_found(place: int) -> None:
    ledger = chained(3)
    ledger.insert(place, chained(4)[place])
    assert f"entry {place + 2} does not follow the one before it" in faults(ledger)


def test_entries_in_another_order_are_found() -> None:
    first, second, third = chained(3)
    assert "entry 2 does not follow the one before it" in faults([first, third, second])


def test_an_end_cut_off_is_found_by_the_hash_that_was_posted() -> None:
    ledger = chained(4)
    assert list(faults(ledger[:3], last=ledger[-1].hash)) == [
        "the ledger does not end where it ended"
    ]


def test_an_entry_that_was_forged_with_its_own_hash_does_not_fit_the_next() -> None:
    ledger = chained(3)
    ledger[1] = written(2, ledger[0].hash, "penalise", label("me"), at=5, by=9, why="forged")
    assert list(faults(ledger)) == ["entry 3 does not follow the one before it"]


# In the database ------------------------------------------------------------------------------


async def kept_ledger(hall: TournamentHall) -> list[Entry]:
    tournament = await hall.started(computers=3)
    await hall.desk.pause(tournament, DIRECTOR, "Lunch, =1+1", by=hall.by())
    await hall.desk.end(tournament, DIRECTOR, "Fire", by=hall.by())
    return await hall.ledger(tournament)


async def test_the_database_keeps_a_ledger_as_it_was_written(tmp_path: Path) -> None:
    async with tournament_hall("sqlite", tmp_path) as hall:
        ledger = await kept_ledger(hall)
    async with tournament_hall("memory", tmp_path) as hall:
        assert ledger == await kept_ledger(hall)


@pytest.mark.parametrize(
    ("statement", "refusal"),
    [
        ("UPDATE ledger SET entry = X'7B7D' WHERE number = 1", "the ledger never changes"),
        ("UPDATE ledger SET number = number + 10", "the ledger never changes"),
        ("DELETE FROM ledger WHERE number = 1", "the ledger never shrinks"),
        ("DELETE FROM ledger", "the ledger never shrinks"),
        ("INSERT OR REPLACE INTO ledger VALUES (1, 1, X'7B7D')", "the ledger never changes"),
    ],
)
async def test_the_database_refuses_to_change_a_ledger(
    statement: str, refusal: str, tmp_path: Path
) -> None:
    async with tournament_hall("sqlite", tmp_path) as hall:
        await kept_ledger(hall)
    with (
        closing(sqlite3.connect(tmp_path / "fiaker.sqlite")) as connection,
        pytest.raises(sqlite3.IntegrityError, match=refusal),
    ):
        connection.execute(statement)
