"""Matches in memory: for tests, and for whatever need not outlive the process."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.match.errors import ChannelBusy, NoSuchMatch, TableTaken
from bot.match.model import (
    BEGINNING,
    OVER,
    Attendance,
    ChannelId,
    Display,
    Done,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    OutboxRow,
    Person,
    Reminder,
    Revision,
    Time,
    TournamentId,
    UserId,
)
from bot.match.ports import Clock, Overtaken
from bot.storage.memory_calendar import MemoryCalendar
from bot.storage.memory_ratings import MemoryRatings
from bot.storage.memory_tournaments import MemoryTournaments


class MemoryStore:
    """Keeps everything in dictionaries and behaves like the database."""

    def __init__(self, *, clock: Clock = time.time) -> None:
        self._clock = clock
        self._matches: dict[MatchId, Match] = {}
        self._logs: dict[MatchId, list[LogRow]] = {}
        self._outbox: dict[int, OutboxRow] = {}
        self._answers: dict[InteractionId, tuple[Time, Done]] = {}
        self._displays: dict[MatchId, Display] = {}
        self._people: dict[UserId, Person] = {}
        self._guilds: dict[GuildId, bytes] = {}
        self._last_notice = 0
        self.tournaments = MemoryTournaments(clock=clock)
        self.ratings = MemoryRatings(self._matches, self._logs, self._people)
        self.calendar = MemoryCalendar(self._matches.values, self._people, self._guilds)

    async def create(self, match: Match, *, by: InteractionId, notices: Sequence[Notice]) -> Match:
        if await self.match_in(match.channel) is not None:
            raise ChannelBusy
        if await self._is_taken(match):
            raise TableTaken
        match = replace(match, id=MatchId(len(self._matches) + 1))
        self._matches[match.id] = match
        self._logs[match.id] = []
        self._put_outbox(match, by, notices)
        return match

    async def match_at(self, tournament: TournamentId, table: int) -> MatchId | None:
        for match in self._matches.values():
            if (match.tournament, match.tournament_table) == (tournament, table):
                return match.id
        return None

    async def _is_taken(self, match: Match) -> bool:
        if match.tournament is None or match.tournament_table is None:
            return False
        return await self.match_at(match.tournament, match.tournament_table) is not None

    async def load(self, match: MatchId) -> Match:
        try:
            return self._matches[match]
        except KeyError:
            raise NoSuchMatch(match) from None

    async def recall(self, match: MatchId, by: InteractionId) -> tuple[Match, Done | None]:
        return await self.load(match), await self.answer(by)

    async def answer(self, by: InteractionId) -> Done | None:
        answered = self._answers.get(by)
        return None if answered is None else answered[1]

    async def save(
        self,
        match: Match,
        *,
        by: InteractionId,
        notices: Sequence[Notice],
        row: LogRow | None = None,
        reseated: bool = False,
        reminders: Sequence[Reminder] = (),
        attendance: Sequence[tuple[UserId, Attendance]] = (),
    ) -> None:
        del reseated  # all of it is kept anyway
        kept = self._matches[match.id]
        if kept.version != match.version:
            raise Overtaken
        if match.channel != kept.channel and await self.match_in(match.channel) is not None:
            raise ChannelBusy
        self._matches[match.id] = replace(
            match, version=match.version + 1, shown_revision=kept.shown_revision
        )
        if row is not None:
            self._logs[match.id].append(row)
        self._put_outbox(match, by, notices)
        await self.calendar.remind(reminders)
        self.calendar.attend(attendance)

    async def prune(self, before: Time) -> int:
        old = [by for by, (at, _) in self._answers.items() if at < before]
        for by in old:
            del self._answers[by]
        return len(old)

    async def log(self, match: MatchId, *, after: Revision = BEGINNING) -> list[LogRow]:
        return [row for row in self._logs.get(match, ()) if row.revision > after]

    async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
        return await self.load(match), await self.log(match)

    async def match_in(self, channel: ChannelId) -> MatchId | None:
        for match in self._open():
            if match.channel == channel:
                return match.id
        return None

    async def last_match_in(self, channel: ChannelId) -> MatchId | None:
        here = [match.id for match in self._matches.values() if match.channel == channel]
        return max(here, default=None)

    async def matches(self, *, running: bool = False) -> list[MatchId]:
        return [m.id for m in self._matches.values() if not running or m.status == "running"]

    async def matches_of(self, user: UserId) -> list[MatchId]:
        return [match.id for match in self._open() if match.seat_of(user) is not None]

    async def matches_in(self, guild: GuildId) -> list[MatchId]:
        return [match.id for match in self._open() if match.guild == guild]

    async def count_open(
        self, *, guild: GuildId | None = None, opener: UserId | None = None
    ) -> int:
        return sum(
            guild in (None, match.guild) and opener in (None, match.opener)
            for match in self._open()
            if match.tournament is None
        )

    async def display(self, match: MatchId) -> Display:
        return self._displays.get(match, Display())

    async def set_display(self, match: MatchId, display: Display) -> None:
        await self.load(match)
        self._displays[match] = display

    async def due_rows(self, now: Time, limit: int) -> list[OutboxRow]:
        return [row for row in self._first_unshown() if row.due <= now][:limit]

    async def next_due(self) -> Time | None:
        return min((row.due for row in self._first_unshown()), default=None)

    async def mark_shown(self, row: OutboxRow) -> None:
        self._outbox.pop(row.id, None)
        match = self._matches[row.match]
        shown = max(match.shown_revision, row.revision)
        self._matches[row.match] = replace(match, shown_revision=shown)

    async def postpone(self, row: OutboxRow, due: Time) -> None:
        self._outbox[row.id] = replace(row, attempts=row.attempts + 1, due=due)

    async def know(self, person: Person) -> None:
        self._people[person.id] = person

    async def person(self, user: UserId) -> Person | None:
        return self._people.get(user)

    async def with_people(self, match: MatchId) -> tuple[Match, dict[UserId, Person]]:
        found = await self.load(match)
        return found, {user: self._people[user] for user in found.users if user in self._people}

    async def guild(self, guild: GuildId) -> bytes:
        return self._guilds.get(guild, b"{}")

    async def set_guild(self, guild: GuildId, settings: bytes) -> None:
        self._guilds[guild] = settings

    async def export(self, user: UserId) -> bytes:
        person = self._people.get(user)
        matches = self._matches.values()
        data: dict[str, Any] = {
            "id": user,
            "name": person.name if person else None,
            "settings": msgspec.Raw(person.settings) if person else {},
            "opened": [match.id for match in matches if match.opener == user],
            "seats": [
                {"match": match.id, "seat": seat}
                for match in matches
                for seat, chair in enumerate(match.chairs)
                if chair.user == user
            ],
            "moves": [
                {
                    "match": id,
                    "revision": row.revision,
                    "seat": row.seat,
                    "at": row.at,
                    "move": row.move and msgspec.Raw(row.move),
                }
                for id, rows in self._logs.items()
                for row in rows
                if row.user == user
            ],
            "asked": [id for id, shown in sorted(self._displays.items()) if user in shown.asked],
            "plans": [
                {"match": match.id, "moves": msgspec.Raw(chair.plan)}
                for match in matches
                for chair in match.chairs
                if chair.user == user and chair.plan is not None
            ],
            **self.calendar.export(user),
            "events": self.tournaments.export(user),
            **self.ratings.export(user),
        }
        return msgspec.json.format(msgspec.json.encode(data))

    async def forget(self, user: UserId) -> None:
        for match in list(self._matches.values()):
            seat = match.seat_of(user)
            chairs = tuple(
                replace(chair, user=None, offered=False, stand_in=None, plan=None)
                if chair.user == user
                else chair
                for chair in match.chairs
            )
            self._matches[match.id] = replace(
                match,
                chairs=chairs,
                opener=None if match.opener == user else match.opener,
                proposal=match.proposal if seat is None else None,
                version=match.version + 1,
            )
        for id, rows in self._logs.items():
            self._logs[id] = [replace(row, user=None) if row.user == user else row for row in rows]
        for id, shown in self._displays.items():
            others = tuple(other for other in shown.asked if other != user)
            self._displays[id] = replace(shown, asked=others)
        self._answers = {b: kept for b, kept in self._answers.items() if not kept[1].names(user)}
        self._people.pop(user, None)
        self.calendar.forget(user)
        self.tournaments.forget(user)
        self.ratings.forget(user)

    def _open(self) -> Iterator[Match]:
        return (match for match in self._matches.values() if match.status not in OVER)

    def _first_unshown(self) -> list[OutboxRow]:
        first: dict[MatchId, OutboxRow] = {}
        for row in sorted(self._outbox.values(), key=lambda row: row.id):
            first.setdefault(row.match, row)
        return list(first.values())

    def _put_outbox(self, match: Match, by: InteractionId, notices: Sequence[Notice]) -> None:
        for notice in notices:
            self._last_notice += 1
            row = OutboxRow(self._last_notice, match.id, match.revision, notice)
            self._outbox[row.id] = row
        done = Done(match.id, match.revision, match.status, match.proposal)
        self._answers[by] = self._clock(), done
