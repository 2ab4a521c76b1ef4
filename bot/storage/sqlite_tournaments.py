"""Tournaments in SQLite."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from bot.match.model import ChannelId, GuildId, InteractionId, Time, TournamentId, UserId
from bot.match.ports import Clock, Overtaken
from bot.storage.transactions import Transactions
from bot.tournament.errors import NoTournament, TournamentBusy
from bot.tournament.forgotten_people import part_of, people_in, without
from bot.tournament.ledger import Entry
from bot.tournament.model import Tournament, decoded, encoded
from bot.tournament.ports import TournamentDisplay, Unshown
from bot.tournament.round_course import due_at

_IS_ON = "phase NOT IN ('over', 'cancelled')"  # as in the index
_LOAD = "SELECT id, version, state FROM events WHERE id = ?"
_CREATE = (
    "INSERT INTO events (guild, channel, phase, version, due, state) VALUES (?, ?, ?, 0, ?, ?)"
)
_SAVE = (
    "UPDATE events SET channel = ?, phase = ?, due = ?, state = ?, version = version + 1, "
    "attempts = 0, show_at = 0 WHERE id = ? AND version = ?"
)
_PUT_ENTRY = "INSERT INTO ledger (event, number, entry) VALUES (?, ?, ?)"
_PUT_REQUEST = "INSERT INTO event_requests (interaction, event, at) VALUES (?, ?, ?)"
_PUT_PERSON = "INSERT OR IGNORE INTO event_people (event, user) VALUES (?, ?)"
_DROP_PERSON = "DELETE FROM event_people WHERE event = ? AND user = ?"

_entries = msgspec.json.Decoder(Entry)
_displays = msgspec.json.Decoder(TournamentDisplay)


class SqliteTournaments:
    """Fulfils `bot.tournament.ports.TournamentStore`."""

    def __init__(self, transactions: Transactions, *, clock: Clock = time.time) -> None:
        self._transactions = transactions
        self._clock = clock

    async def create(
        self, tournament: Tournament, *, by: InteractionId, entries: Sequence[Entry]
    ) -> Tournament:
        def work(connection: sqlite3.Connection) -> Tournament:
            values = (
                tournament.guild,
                tournament.channel,
                tournament.phase,
                due_at(tournament),
                encoded(tournament),
            )
            with _one_tournament_a_channel():
                cursor = connection.execute(_CREATE, values)
            assert cursor.lastrowid is not None
            created = replace(tournament, id=TournamentId(cursor.lastrowid))
            self._put_rest(connection, created, by, entries)
            return created

        return await self._transactions.write(work)

    async def load(self, tournament: TournamentId) -> Tournament:
        return await self._transactions.read(lambda connection: _load(connection, tournament))

    async def save(
        self,
        tournament: Tournament,
        *,
        by: InteractionId,
        entries: Sequence[Entry],
        due: Time | None,
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            values = (
                tournament.channel,
                tournament.phase,
                due,
                encoded(tournament),
                tournament.id,
                tournament.version,
            )
            with _one_tournament_a_channel():
                saved = connection.execute(_SAVE, values)
            if saved.rowcount == 0:
                raise Overtaken
            self._put_rest(connection, tournament, by, entries)

        await self._transactions.write(work)

    def _put_rest(
        self,
        connection: sqlite3.Connection,
        tournament: Tournament,
        by: InteractionId,
        entries: Sequence[Entry],
    ) -> None:
        for entry in entries:
            connection.execute(
                _PUT_ENTRY, (tournament.id, entry.number, msgspec.json.encode(entry))
            )
        _put_people(connection, tournament)
        connection.execute(_PUT_REQUEST, (by, tournament.id, self._clock()))

    async def done(self, by: InteractionId) -> TournamentId | None:
        found = await self._ids("SELECT event FROM event_requests WHERE interaction = ?", by)
        return found[0] if found else None

    async def prune(self, before: Time) -> int:
        query = "DELETE FROM event_requests WHERE at < ?"
        return await self._transactions.write(lambda c: c.execute(query, (before,)).rowcount)

    async def tournament_in(self, channel: ChannelId) -> TournamentId | None:
        query = f"SELECT id FROM events WHERE channel = ? ORDER BY {_IS_ON} DESC, id DESC LIMIT 1"
        found = await self._ids(query, channel)
        return found[0] if found else None

    async def tournaments_in(self, guild: GuildId) -> list[TournamentId]:
        return await self._ids("SELECT id FROM events WHERE guild = ? ORDER BY id DESC", guild)

    async def tournaments_of(self, user: UserId) -> list[TournamentId]:
        query = "SELECT event FROM event_people WHERE user = ? ORDER BY event DESC"
        return await self._ids(query, user)

    async def running(self) -> list[TournamentId]:
        return await self._ids(f"SELECT id FROM events WHERE {_IS_ON} ORDER BY id")

    async def due_tournaments(self, now: Time, limit: int) -> list[TournamentId]:
        query = "SELECT id FROM events WHERE due <= ? ORDER BY due, id LIMIT ?"
        return await self._ids(query, now, limit)

    async def next_due(self) -> Time | None:
        query = "SELECT min(due) FROM events WHERE due IS NOT NULL"
        return await self._transactions.read(lambda c: c.execute(query).fetchone()[0])

    async def ledger(self, tournament: TournamentId) -> list[Entry]:
        return await self._transactions.read(lambda connection: _ledger(connection, tournament))

    async def display(self, tournament: TournamentId) -> TournamentDisplay:
        query = "SELECT display FROM events WHERE id = ?"
        row = await self._transactions.read(lambda c: c.execute(query, (tournament,)).fetchone())
        if row is None:
            raise NoTournament
        return _displays.decode(row[0])

    async def set_display(self, tournament: TournamentId, display: TournamentDisplay) -> None:
        query, data = "UPDATE events SET display = ? WHERE id = ?", msgspec.json.encode(display)
        await self._transactions.write(lambda c: c.execute(query, (data, tournament)))

    async def unshown(self, now: Time, limit: int) -> list[Unshown]:
        query = (
            "SELECT id, version, attempts FROM events "
            "WHERE shown < version AND show_at <= ? ORDER BY show_at, id LIMIT ?"
        )
        return await self._transactions.read(
            lambda c: [Unshown(TournamentId(i), v, n) for i, v, n in c.execute(query, (now, limit))]
        )

    async def next_unshown(self) -> Time | None:
        query = "SELECT min(show_at) FROM events WHERE shown < version"
        return await self._transactions.read(lambda c: c.execute(query).fetchone()[0])

    async def mark_shown(self, shown: Unshown) -> None:
        query = "UPDATE events SET shown = max(shown, ?), attempts = 0 WHERE id = ?"
        await self._transactions.write(
            lambda c: c.execute(query, (shown.version, shown.tournament))
        )

    async def postpone(self, shown: Unshown, at: Time) -> None:
        query = "UPDATE events SET attempts = attempts + 1, show_at = ? WHERE id = ?"
        await self._transactions.write(lambda c: c.execute(query, (at, shown.tournament)))

    async def _ids(self, query: str, *values: object) -> list[TournamentId]:
        return await self._transactions.read(
            lambda c: [TournamentId(id) for (id,) in c.execute(query, values)]
        )


def _put_people(connection: sqlite3.Connection, tournament: Tournament) -> None:
    """Keep who is in the tournament now, and nobody who was and is no more."""
    people = people_in(tournament)
    query = "SELECT user FROM event_people WHERE event = ?"
    gone = [user for (user,) in connection.execute(query, (tournament.id,)) if user not in people]
    connection.executemany(_DROP_PERSON, [(tournament.id, user) for user in gone])
    connection.executemany(_PUT_PERSON, [(tournament.id, user) for user in people])


def export_tournaments(connection: sqlite3.Connection, user: UserId) -> list[dict[str, object]]:
    """The tournaments in which this person takes part, and as which entrant."""
    query = "SELECT event FROM event_people WHERE user = ? ORDER BY event"
    found = [TournamentId(id) for (id,) in connection.execute(query, (user,))]
    return [part_of(_load(connection, id), _ledger(connection, id), user) for id in found]


def forget_tournaments(connection: sqlite3.Connection, user: UserId) -> None:
    """Take this person's id out of all tournaments; results and ledgers stay."""
    query = "SELECT event FROM event_people WHERE user = ?"
    for (id,) in connection.execute(query, (user,)).fetchall():
        tournament = without(_load(connection, TournamentId(id)), user)
        values = (
            tournament.channel,
            tournament.phase,
            due_at(tournament),
            encoded(tournament),
            id,
            tournament.version,
        )
        connection.execute(_SAVE, values)
    connection.execute("DELETE FROM event_people WHERE user = ?", (user,))


@contextmanager
def _one_tournament_a_channel() -> Generator[None]:
    """Where the index of this name refuses a tournament, its channel is busy."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            raise
        raise TournamentBusy from error


def _load(connection: sqlite3.Connection, tournament: TournamentId) -> Tournament:
    row = connection.execute(_LOAD, (tournament,)).fetchone()
    if row is None:
        raise NoTournament
    id, version, state = row
    return replace(decoded(state), id=TournamentId(id), version=version)


def _ledger(connection: sqlite3.Connection, tournament: TournamentId) -> list[Entry]:
    query = "SELECT entry FROM ledger WHERE event = ? ORDER BY number"
    return [_entries.decode(entry) for (entry,) in connection.execute(query, (tournament,))]
