"""The ledger of a tournament: what was ruled, by whom, when, why; chained, so nothing is lost.

Each entry carries the hash of the one before, and its own. Whoever changes, drops, inserts or
reorders an entry has to change every hash behind it, and the last one is posted where all can see.
People are named by numbers that only the tournament itself can resolve: somebody who is forgotten
leaves the chain as it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from games.api import Label

Ruling: TypeAlias = Literal[
    "open",
    "start",
    "seat",
    "reseat",
    "result",
    "pause",
    "resume",
    "extend",
    "adjudicate",
    "substitute",
    "restart",
    "undo",
    "penalise",
    "apart",
    "drop",
    "admit",
    "move",
    "end",
    "cancel",
]

BEGINNING = "0" * 64


class Entry(msgspec.Struct, frozen=True):
    """One ruling, as it was written down."""

    number: int  # from 1, without gaps
    at: int  # seconds since 1970
    by: int | None  # the number of a person in the tournament; None for the bot itself
    ruling: Ruling
    about: Label  # what was ruled; `Who` names entrants by their numbers
    why: str
    instead_of: Label | None  # what the bot would have done
    before: str  # the hash of the entry before
    hash: str = ""


def written(
    number: int,
    before: str,
    ruling: Ruling,
    about: Label,
    *,
    at: float,
    by: int | None,
    why: str = "",
    instead_of: Label | None = None,
) -> Entry:
    """The entry of this number, after one with that hash."""
    entry = Entry(number, int(at), by, ruling, about, why, instead_of, before)
    return msgspec.structs.replace(entry, hash=hash_of(entry))


def hash_of(entry: Entry) -> str:
    """What an entry's own hash must be: SHA-256 of its JSON without it, fields in order."""
    bare = msgspec.structs.replace(entry, hash="")
    return hashlib.sha256(msgspec.json.encode(bare)).hexdigest()


def faults(ledger: Sequence[Entry], last: str | None = None) -> Iterator[str]:
    """What is wrong with a ledger, a sentence each; `last` is the hash that was posted last."""
    before = BEGINNING
    for number, entry in enumerate(ledger, start=1):
        if entry.number != number:
            yield f"entry {number} says that it is entry {entry.number}"
        if entry.before != before:
            yield f"entry {number} does not follow the one before it"
        if entry.hash != hash_of(entry):
            yield f"entry {number} is not what was written"
        before = entry.hash
    if last is not None and before != last:
        yield "the ledger does not end where it ended"
