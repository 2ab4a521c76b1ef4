"""A ledger nobody can change unnoticed."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.tournament.ledger import Entry, faults, written

texts = st.text(max_size=20)


def chained(count: int) -> list[Entry]:
    ledger: list[Entry] = []
    for number in range(count):
        ledger.append(
            written(
                ledger,
                "penalise",
                at=1_000 + number,
                by=7,
                about=f"entrant {number}",
                why="late",
                instead_of="nothing",
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


@given(about=texts, why=texts, instead=texts)
def test_whatever_is_typed_is_kept_and_proved(about: str, why: str, instead: str) -> None:
    entry = written([], "adjudicate", at=1, by=None, about=about, why=why, instead_of=instead)
    assert list(faults([entry])) == []


@pytest.mark.parametrize(
    "change", [{"why": "x"}, {"by": 8}, {"at": 1}, {"ruling": "drop"}, {"instead_of": ""}]
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
    assert list(faults(ledger)) != []


def test_entries_in_another_order_are_found() -> None:
    first, second, third = chained(3)
    assert list(faults([first, third, second])) != []


def test_an_end_cut_off_is_found_by_the_hash_that_was_posted() -> None:
    ledger = chained(4)
    assert list(faults(ledger[:3], last=ledger[-1].hash)) == [
        "the ledger does not end where it ended"
    ]


def test_an_entry_that_was_forged_with_its_own_hash_does_not_fit_the_next() -> None:
    ledger = chained(3)
    ledger[1] = written(ledger[:1], "penalise", at=5, by=9, about="me", why="forged")
    assert list(faults(ledger)) == ["entry 3 does not follow the one before it"]
