"""What is due and who wants to hear of it, in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from bot.match.clock.clock_stops import Circumstances, circumstances_of
from bot.match.clock.thinking_time import Span
from bot.match.model import (
    Attendance,
    Follower,
    GuildId,
    Match,
    MatchId,
    Person,
    Reminder,
    ReminderKind,
    Time,
    UserId,
)
from bot.storage.sqlite_calendar import ENOUGH_TURNS


class MemoryCalendar:
    """Keeps everything in dictionaries and behaves like the database."""

    def __init__(
        self,
        matches: Callable[[], Iterable[Match]],
        people: dict[UserId, Person],
        guilds: dict[GuildId, bytes],
    ) -> None:
        self._matches = matches
        self._people = people
        self._guilds = guilds
        self._reminders: dict[tuple[UserId, MatchId, ReminderKind], Reminder] = {}
        self._last_reminder = 0
        self._pulse: Time | None = None
        self._downtimes: list[Span] = []
        self._attendance: dict[UserId, Attendance] = {}
        self._followers: dict[tuple[MatchId, UserId], bool] = {}
        self._substitutes: set[tuple[GuildId, UserId]] = set()

    async def due_matches(self, now: Time, limit: int) -> list[MatchId]:
        due = sorted((m.due, m.id) for m in self._matches() if m.due is not None and m.due <= now)
        return [id for _, id in due[:limit]]

    async def next_due(self) -> Time | None:
        dues = [match.due for match in self._matches() if match.due is not None]
        return min([*dues, *(r.due for r in self._reminders.values())], default=None)

    async def remind(self, reminders: Sequence[Reminder]) -> None:
        for reminder in reminders:
            key = reminder.user, reminder.match, reminder.kind
            kept = self._reminders.get(key)
            if kept is None:
                self._last_reminder += 1
            id = self._last_reminder if kept is None else kept.id
            self._reminders[key] = replace(reminder, id=id)

    async def due_reminders(self, now: Time, limit: int) -> list[Reminder]:
        return [r for r in self._in_order() if r.due <= now][:limit]

    async def reminders_of(self, user: UserId) -> list[Reminder]:
        return [reminder for reminder in self._in_order() if reminder.user == user]

    async def put_off(self, reminders: Sequence[Reminder], due: Time) -> None:
        for reminder in reminders:
            key = reminder.user, reminder.match, reminder.kind
            kept = self._reminders.get(key)
            if kept is not None and kept.id == reminder.id:
                self._reminders[key] = replace(kept, due=due)

    async def settle(self, reminders: Sequence[Reminder]) -> None:
        for reminder in reminders:
            key = reminder.user, reminder.match, reminder.kind
            if self._reminders.get(key) == reminder:
                del self._reminders[key]

    async def beat(self, now: Time, longest_gap: float) -> Span | None:
        last, self._pulse = self._pulse, now
        if last is None or now - last <= longest_gap:
            return None
        gap = Span(int(last), int(now))
        self._downtimes.append(gap)
        return gap

    async def circumstances(
        self, guild: GuildId, users: Sequence[UserId], after: Time
    ) -> Circumstances:
        people = {user: self._people[user].settings for user in users if user in self._people}
        gaps = sorted((gap.start, gap.end) for gap in self._downtimes if gap.end > after)
        return circumstances_of(
            self._guilds.get(guild, b"{}"), people, [Span(*gap) for gap in gaps]
        )

    async def attendance(self, user: UserId) -> Attendance:
        return self._attendance.get(user, Attendance())

    async def standing(self, user: UserId) -> float | None:
        known = {u: a for u, a in self._attendance.items() if a.kept + a.missed >= ENOUGH_TURNS}
        if user not in known:
            return None
        mine = known[user]
        others = [
            o.kept * (mine.kept + mine.missed) <= mine.kept * (o.kept + o.missed)
            for o in known.values()
        ]
        return sum(others) / len(others)

    async def follow(self, match: MatchId, follower: Follower) -> None:
        self._followers[match, follower.user] = follower.rounds

    async def unfollow(self, match: MatchId, user: UserId) -> None:
        self._followers.pop((match, user), None)

    async def followers(self, match: MatchId) -> list[Follower]:
        found = sorted((user, r) for (of, user), r in self._followers.items() if of == match)
        return [Follower(user, rounds) for user, rounds in found]

    async def offer_help(self, guild: GuildId, user: UserId, is_offered: bool) -> None:
        if is_offered:
            self._substitutes.add((guild, user))
        else:
            self._substitutes.discard((guild, user))

    async def substitutes(self, guild: GuildId) -> list[UserId]:
        return sorted(user for at, user in self._substitutes if at == guild)

    # For the store ----------------------------------------------------------------------------

    def attend(self, attendance: Sequence[tuple[UserId, Attendance]]) -> None:
        """Add to what is known of people's reliability."""
        for user, more in attendance:
            so_far = self._attendance.get(user, Attendance())
            self._attendance[user] = Attendance(
                so_far.kept + more.kept, so_far.missed + more.missed
            )

    def export(self, user: UserId) -> dict[str, object]:
        """Everything kept about this person."""
        attendance = self._attendance.get(user)
        return {
            "attendance": attendance,
            "reminders": [
                {"match": r.match, "kind": r.kind, "due": r.due}
                for r in self._in_order()
                if r.user == user
            ],
            "follows": sorted(match for match, follower in self._followers if follower == user),
            "sits_in": sorted(guild for guild, helper in self._substitutes if helper == user),
        }

    def forget(self, user: UserId) -> None:
        """Take this person out of everything."""
        self._attendance.pop(user, None)
        self._reminders = {k: r for k, r in self._reminders.items() if r.user != user}
        self._followers = {k: r for k, r in self._followers.items() if k[1] != user}
        self._substitutes = {s for s in self._substitutes if s[1] != user}

    def _in_order(self) -> list[Reminder]:
        return sorted(self._reminders.values(), key=lambda reminder: (reminder.due, reminder.id))
