"""Tournaments in memory: for tests, and for whatever need not outlive the process."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import ChannelId, GuildId, InteractionId, Time, TournamentId, UserId
from bot.match.ports import Clock, Overtaken
from bot.tournament.errors import NoTournament, TournamentBusy
from bot.tournament.forgotten_people import part_of, people_in, without
from bot.tournament.ledger import Entry
from bot.tournament.model import ENDED, Tournament
from bot.tournament.ports import TournamentDisplay, Unshown
from bot.tournament.round_course import due_at


class MemoryTournaments:
    """Keeps everything in dictionaries and behaves like the database."""

    def __init__(self, *, clock: Clock = time.time) -> None:
        self._clock = clock
        self._tournaments: dict[TournamentId, Tournament] = {}
        self._due: dict[TournamentId, Time | None] = {}
        self._ledgers: dict[TournamentId, list[Entry]] = {}
        self._requests: dict[InteractionId, tuple[Time, TournamentId]] = {}
        self._displays: dict[TournamentId, TournamentDisplay] = {}
        self._shown: dict[TournamentId, int] = {}
        self._attempts: dict[TournamentId, int] = {}
        self._show_at: dict[TournamentId, Time] = {}

    async def create(
        self, tournament: Tournament, *, by: InteractionId, entries: Sequence[Entry]
    ) -> Tournament:
        self._expect_free(tournament)
        tournament = replace(tournament, id=TournamentId(len(self._tournaments) + 1))
        self._tournaments[tournament.id] = tournament
        self._due[tournament.id] = due_at(tournament)
        self._ledgers[tournament.id] = list(entries)
        self._requests[by] = self._clock(), tournament.id
        return tournament

    async def load(self, tournament: TournamentId) -> Tournament:
        try:
            return self._tournaments[tournament]
        except KeyError:
            raise NoTournament from None

    async def save(
        self,
        tournament: Tournament,
        *,
        by: InteractionId,
        entries: Sequence[Entry],
        due: Time | None,
    ) -> None:
        if self._tournaments[tournament.id].version != tournament.version:
            raise Overtaken
        self._expect_free(tournament)
        self._put(tournament, due)
        self._ledgers[tournament.id] += entries
        self._requests[by] = self._clock(), tournament.id

    def _put(self, tournament: Tournament, due: Time | None) -> None:
        self._tournaments[tournament.id] = replace(tournament, version=tournament.version + 1)
        self._due[tournament.id] = due
        self._attempts[tournament.id] = 0
        self._show_at[tournament.id] = 0.0

    def _expect_free(self, tournament: Tournament) -> None:
        for other in self._tournaments.values():
            is_on = other.phase not in ENDED and tournament.phase not in ENDED
            if other.id != tournament.id and is_on and other.channel == tournament.channel:
                raise TournamentBusy

    async def done(self, by: InteractionId) -> TournamentId | None:
        found = self._requests.get(by)
        return None if found is None else found[1]

    async def prune(self, before: Time) -> int:
        old = [by for by, (at, _) in self._requests.items() if at < before]
        for by in old:
            del self._requests[by]
        return len(old)

    async def tournament_in(self, channel: ChannelId) -> TournamentId | None:
        here = [
            tournament for tournament in self._tournaments.values() if tournament.channel == channel
        ]
        last = max(
            here,
            key=lambda tournament: (tournament.phase not in ENDED, tournament.id),
            default=None,
        )
        return None if last is None else last.id

    async def tournaments_in(self, guild: GuildId) -> list[TournamentId]:
        return [
            id
            for id, tournament in reversed(self._tournaments.items())
            if tournament.guild == guild
        ]

    async def tournaments_of(self, user: UserId) -> list[TournamentId]:
        return [
            id
            for id, tournament in reversed(self._tournaments.items())
            if user in people_in(tournament)
        ]

    async def running(self) -> list[TournamentId]:
        return [id for id, tournament in self._tournaments.items() if tournament.phase not in ENDED]

    async def due_tournaments(self, now: Time, limit: int) -> list[TournamentId]:
        due = [(at, id) for id, at in self._due.items() if at is not None and at <= now]
        return [id for _, id in sorted(due)][:limit]

    async def next_due(self) -> Time | None:
        return min((at for at in self._due.values() if at is not None), default=None)

    async def ledger(self, tournament: TournamentId) -> list[Entry]:
        return list(self._ledgers.get(tournament, ()))

    async def display(self, tournament: TournamentId) -> TournamentDisplay:
        await self.load(tournament)
        return self._displays.get(tournament, TournamentDisplay())

    async def set_display(self, tournament: TournamentId, display: TournamentDisplay) -> None:
        self._displays[tournament] = display

    async def unshown(self, now: Time, limit: int) -> list[Unshown]:
        found = [
            (self._show_at.get(id, 0.0), id) for id in self._tournaments if self._is_unshown(id)
        ]
        return [
            Unshown(id, self._tournaments[id].version, self._attempts.get(id, 0))
            for at, id in sorted(found)
            if at <= now
        ][:limit]

    async def next_unshown(self) -> Time | None:
        times = [self._show_at.get(id, 0.0) for id in self._tournaments if self._is_unshown(id)]
        return min(times, default=None)

    async def mark_shown(self, shown: Unshown) -> None:
        self._shown[shown.tournament] = max(self._shown.get(shown.tournament, -1), shown.version)
        self._attempts[shown.tournament] = 0

    async def postpone(self, shown: Unshown, at: Time) -> None:
        self._attempts[shown.tournament] = self._attempts.get(shown.tournament, 0) + 1
        self._show_at[shown.tournament] = at

    def export(self, user: UserId) -> list[dict[str, object]]:
        """The tournaments in which this person takes part, and as which entrant."""
        return [
            part_of(tournament, self._ledgers[tournament.id], user)
            for tournament in self._tournaments.values()
            if user in people_in(tournament)
        ]

    def forget(self, user: UserId) -> None:
        """Take this person's id out of all tournaments; results and ledgers stay."""
        for tournament in list(self._tournaments.values()):
            if user in people_in(tournament):
                after = without(tournament, user)
                self._put(after, due_at(after))

    def _is_unshown(self, tournament: TournamentId) -> bool:
        return self._shown.get(tournament, -1) < self._tournaments[tournament].version
