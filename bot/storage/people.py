"""What the database keeps about people: got, given out, and taken out of everything."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.match.model import Done, MatchId, Person, UserId
from bot.storage.rows import read_users, write_users
from bot.storage.sqlite_ratings import export_ratings, forget_ratings
from bot.storage.sqlite_tournaments import export_tournaments, forget_tournaments

_KNOW = (
    "INSERT INTO users (id, name, settings) VALUES (?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings"
)

_answers = msgspec.json.Decoder(Done)


def know(connection: sqlite3.Connection, person: Person) -> None:
    """Keep a person's name and settings."""
    connection.execute(_KNOW, (person.id, person.name, person.settings))


def person(connection: sqlite3.Connection, user: UserId) -> Person | None:
    """What is kept about this person apart from their matches."""
    query = "SELECT id, name, settings FROM users WHERE id = ?"
    row = connection.execute(query, (user,)).fetchone()
    return None if row is None else Person(*row)


def people(connection: sqlite3.Connection, users: Iterable[UserId]) -> dict[UserId, Person]:
    """The same of all of these, those of whom nothing is kept left out."""
    query = "SELECT id, name, settings FROM users WHERE id IN (SELECT value FROM json_each(?))"
    rows = connection.execute(query, (write_users(tuple(users)).decode(),))
    return {UserId(id): Person(UserId(id), name, settings) for id, name, settings in rows}


def export(connection: sqlite3.Connection, user: UserId) -> bytes:
    """Everything kept about this person, as JSON."""

    def rows(query: str) -> list[dict[str, Any]]:
        cursor = connection.execute(query, (user,))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    known = person(connection, user)
    moves = rows("SELECT match, revision, seat, at, move FROM moves WHERE user = ?")
    data: dict[str, Any] = {
        "id": user,
        "name": known.name if known else None,
        "settings": msgspec.Raw(known.settings) if known else {},
        "opened": [row["id"] for row in rows("SELECT id FROM matches WHERE opener = ?")],
        "seats": rows("SELECT match, seat FROM seats WHERE user = ? ORDER BY match"),
        "moves": [{**row, "move": row["move"] and msgspec.Raw(row["move"])} for row in moves],
        "asked": [match for match, _ in _pings(connection, user)],
        "plans": [
            {"match": row["match"], "moves": msgspec.Raw(row["plan"])}
            for row in rows("SELECT match, plan FROM seats WHERE user = ? AND plan IS NOT NULL")
        ],
        "attendance": next(iter(rows("SELECT kept, missed FROM attendance WHERE user = ?")), None),
        "reminders": rows("SELECT match, kind, due FROM reminders WHERE user = ? ORDER BY due, id"),
        "follows": [row["match"] for row in rows("SELECT match FROM followers WHERE user = ?")],
        "events": export_tournaments(connection, user),
        **export_ratings(connection, user),
        "sits_in": [row["guild"] for row in rows("SELECT guild FROM substitutes WHERE user = ?")],
    }
    return msgspec.json.format(msgspec.json.encode(data))


def forget(connection: sqlite3.Connection, user: UserId) -> None:
    """Take this person's ids, name and settings out of everything; results stay."""
    forget_tournaments(connection, user)
    forget_ratings(connection, user)
    _drop_answers(connection, user)
    _drop_pings(connection, user)
    mine = "IN (SELECT match FROM seats WHERE user = ?)"
    for query in (
        # Open questions name people, and answers repeat them.
        f"UPDATE matches SET proposal = NULL, version = version + 1 WHERE id {mine}",
        "UPDATE matches SET opener = NULL, version = version + 1 WHERE opener = ?",
        "UPDATE seats SET user = NULL, offered = 0, stand_in = NULL, plan = NULL WHERE user = ?",
        "UPDATE moves SET user = NULL WHERE user = ?",
        "DELETE FROM users WHERE id = ?",
        "DELETE FROM attendance WHERE user = ?",
        "DELETE FROM reminders WHERE user = ?",
        "DELETE FROM followers WHERE user = ?",
        "DELETE FROM substitutes WHERE user = ?",
    ):
        connection.execute(query, (user,))


def _drop_answers(connection: sqlite3.Connection, user: UserId) -> None:
    """Drop the answers that name this person."""
    query = "SELECT interaction, answer FROM answers WHERE instr(answer, ?)"
    for interaction, answer in connection.execute(query, (str(user).encode(),)).fetchall():
        if _answers.decode(answer).names(user):
            connection.execute("DELETE FROM answers WHERE interaction = ?", (interaction,))


def _drop_pings(connection: sqlite3.Connection, user: UserId) -> None:
    """Take this person out of whom the boards pinged."""
    query = "UPDATE displays SET asked = ? WHERE match = ?"
    for match, asked in _pings(connection, user):
        others = [other for other in asked if other != user]
        connection.execute(query, (write_users(others), match))


def _pings(
    connection: sqlite3.Connection, user: UserId
) -> list[tuple[MatchId, tuple[UserId, ...]]]:
    """The matches whose board pinged this person, and all whom it pinged."""
    query = "SELECT match, asked FROM displays WHERE instr(asked, ?) ORDER BY match"
    found = connection.execute(query, (str(user).encode(),))
    pings = [(MatchId(match), read_users(asked)) for match, asked in found]
    return [(match, asked) for match, asked in pings if user in asked]
