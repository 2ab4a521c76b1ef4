"""Tournaments are kept, found, shown and forgotten the same way in both stores."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.model import ChannelId, GuildId, InteractionId, MessageId, Time, TournamentId, UserId
from bot.match.ports import Overtaken
from bot.storage.memory_store import MemoryStore
from bot.storage.memory_tournaments import MemoryTournaments
from bot.storage.sqlite_store import SqliteStore
from bot.storage.sqlite_tournaments import SqliteTournaments
from bot.tournament.change import ruled
from bot.tournament.errors import NoTournament, TournamentBusy
from bot.tournament.ledger import Entry, faults
from bot.tournament.model import Entrant, Phase, Plan, Tournament, encoded
from bot.tournament.ports import TournamentDisplay, Unshown
from bot.tournament.results import standings_of
from bot.tournament.round_course import due_at
from bot.tournament.table_points import EntrantId
from games.api import label
from tests.bot.match.tables import on_both_stores
from tests.bot.tournament.stories import anybody
from tests.bot.tournament.tournaments import DIRECTOR, TournamentHall, person, tournament_hall

NOWHERE = TournamentId(99)


class Shelf:
    """A store of tournaments, and short ways to put something into it."""

    def __init__(self, tournaments: MemoryTournaments | SqliteTournaments) -> None:
        self.tournaments = tournaments
        self._requests = count(1)

    def by(self) -> InteractionId:
        return InteractionId(f"request {next(self._requests)}")

    async def new(self, channel: int = 1, guild: int = 1, **more: Any) -> Tournament:
        """A tournament that has just been announced."""
        tournament = Tournament(
            id=TournamentId(0),
            guild=GuildId(guild),
            channel=ChannelId(channel),
            plan=Plan("Cup", "swiss", "vienna"),
            seed="ab" * 32,
            opened_at=1.0,
            **more,
        )
        return await self.tournaments.create(tournament, by=self.by(), entries=())

    async def saved(
        self, tournament: Tournament, *, entries: tuple[Entry, ...] = (), **change: Any
    ) -> Tournament:
        """The tournament with something changed, as it is kept now."""
        after = replace(tournament, **change)
        await self.tournaments.save(after, by=self.by(), entries=entries, due=due_at(after))
        return await self.tournaments.load(tournament.id)

    async def at(self, channel: int, phase: Phase) -> TournamentId:
        """A tournament in this channel, in this phase."""
        return (await self.saved(await self.new(channel), phase=phase)).id


class Times:
    """A clock that a test sets."""

    now: Time = 100.0

    def __call__(self) -> Time:
        return self.now


@asynccontextmanager
async def shelf(kind: str, folder: Path, times: Times | None = None) -> AsyncGenerator[Shelf]:
    clock = times or Times()
    if kind == "memory":
        yield Shelf(MemoryStore(clock=clock).tournaments)
        return
    store = await SqliteStore.open(folder / "fiaker.sqlite", clock=clock)
    try:
        yield Shelf(store.tournaments)
    finally:
        await store.close()


# Keeping --------------------------------------------------------------------------------------


@on_both_stores
async def test_what_is_kept_is_what_was_put(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        created = await tournaments.new()
        assert await tournaments.tournaments.load(created.id) == created


@on_both_stores
async def test_tournaments_are_numbered_from_one(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        assert [(await tournaments.new(channel)).id for channel in (1, 2, 3)] == [1, 2, 3]


@on_both_stores
async def test_every_change_is_a_version(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        for _ in range(3):
            tournament = await tournaments.saved(tournament)
        assert tournament.version == 3


@on_both_stores
async def test_of_two_writers_one_is_overtaken(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        await tournaments.saved(tournament, tables_opened=1)
        with pytest.raises(Overtaken):
            await tournaments.saved(tournament, tables_opened=2)
        assert (await tournaments.tournaments.load(tournament.id)).tables_opened == 1


@on_both_stores
async def test_who_is_overtaken_leaves_nothing_behind(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        await tournaments.saved(tournament)
        change = ruled(tournament, "pause", label("ruled-pause"), at=1.0, by=None)
        late = InteractionId("late")
        with pytest.raises(Overtaken):
            await tournaments.tournaments.save(
                change.tournament, by=late, entries=change.entries, due=5.0
            )
        assert await tournaments.tournaments.done(late) is None
        assert await tournaments.tournaments.ledger(tournament.id) == []
        assert await tournaments.tournaments.next_due() is None


@on_both_stores
async def test_a_tournament_there_is_not_cannot_be_loaded(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        with pytest.raises(NoTournament):
            await tournaments.tournaments.load(NOWHERE)


@on_both_stores
async def test_a_ledger_grows_with_what_is_ruled(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        expected: list[Entry] = []
        for number in range(3):
            change = ruled(tournament, "pause", label("ruled-pause"), at=number, by=DIRECTOR)
            after = change.tournament
            await tournaments.tournaments.save(
                after, by=tournaments.by(), entries=change.entries, due=None
            )
            tournament = await tournaments.tournaments.load(tournament.id)
            expected += change.entries
        assert await tournaments.tournaments.ledger(tournament.id) == expected
        assert list(faults(expected, tournament.last_hash)) == []


@on_both_stores
async def test_a_tournament_there_is_not_has_no_ledger(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        assert await tournaments.tournaments.ledger(NOWHERE) == []


# Requests -------------------------------------------------------------------------------------


@on_both_stores
async def test_what_was_carried_out_is_known(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        await tournaments.new(channel=1)
        tournament = await tournaments.new(channel=2)
        request = InteractionId("x")
        await tournaments.tournaments.save(tournament, by=request, entries=(), due=None)
        assert await tournaments.tournaments.done(request) == tournament.id
        assert await tournaments.tournaments.done(InteractionId("y")) is None


@on_both_stores
async def test_only_old_requests_are_forgotten(kind: str, tmp_path: Path) -> None:
    times = Times()
    async with shelf(kind, tmp_path, times) as tournaments:
        tournament = await tournaments.new()
        for times.now in (200.0, 300.0):
            request = InteractionId(f"at {times.now:.0f}")
            await tournaments.tournaments.save(tournament, by=request, entries=(), due=None)
            tournament = await tournaments.tournaments.load(tournament.id)
        assert await tournaments.tournaments.prune(300.0) == 2
        known = [
            await tournaments.tournaments.done(InteractionId(by)) for by in ("at 200", "at 300")
        ]
        assert known == [None, tournament.id]


# Channels -------------------------------------------------------------------------------------


@on_both_stores
async def test_one_tournament_is_on_in_a_channel(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        await tournaments.new()
        with pytest.raises(TournamentBusy):
            await tournaments.new()


@on_both_stores
async def test_a_tournament_does_not_move_to_where_another_one_is(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        await tournaments.new(channel=1)
        tournament = await tournaments.new(channel=2)
        with pytest.raises(TournamentBusy):
            await tournaments.saved(tournament, channel=ChannelId(1))
        assert await tournaments.tournaments.load(tournament.id) == tournament


@on_both_stores
@pytest.mark.parametrize("phase", ["over", "cancelled"])
async def test_a_tournament_that_has_ended_makes_room(
    phase: Phase, kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        await tournaments.at(1, phase)
        assert (await tournaments.new(channel=1)).id == 2


@on_both_stores
async def test_the_tournament_of_a_channel_is_the_one_that_is_on(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        first = await tournaments.at(1, "running")
        second = await tournaments.at(2, "over")
        await tournaments.saved(await tournaments.tournaments.load(second), channel=ChannelId(1))
        assert await tournaments.tournaments.tournament_in(ChannelId(1)) == first


@on_both_stores
async def test_where_none_is_on_the_tournament_of_a_channel_is_the_last(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        for phase in ("over", "cancelled"):
            last = await tournaments.at(1, phase)
        assert await tournaments.tournaments.tournament_in(ChannelId(1)) == last


@on_both_stores
async def test_a_channel_without_a_tournament_has_none(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        await tournaments.new(channel=1)
        assert await tournaments.tournaments.tournament_in(ChannelId(2)) is None


@on_both_stores
async def test_tournaments_of_a_server_are_found_the_newest_first(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        for channel, guild in ((1, 1), (2, 2), (3, 1)):
            await tournaments.new(channel, guild)
        found = [
            await tournaments.tournaments.tournaments_in(GuildId(guild)) for guild in (1, 2, 3)
        ]
        assert found == [[3, 1], [2], []]


@on_both_stores
async def test_tournaments_that_have_not_ended_run(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        for channel, phase in enumerate(
            ("registration", "over", "check-in", "cancelled", "running"), start=1
        ):
            await tournaments.at(channel, phase)
        assert await tournaments.tournaments.running() == [1, 3, 5]


# People ---------------------------------------------------------------------------------------


def entrant(number: int, user: UserId | None) -> Entrant:
    return Entrant(EntrantId(number), f"salt {number}", user=user)


@on_both_stores
async def test_tournaments_of_a_person_are_those_that_name_them(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        user = person(1)
        await tournaments.new(1, opener=user)
        await tournaments.new(2, entrants=(entrant(1, person(2)), entrant(2, user)))
        await tournaments.new(3, substitutes=(user,))
        await tournaments.new(4, people=(None, user))
        await tournaments.new(5, entrants=(entrant(1, person(2)),))
        assert await tournaments.tournaments.tournaments_of(user) == [4, 3, 2, 1]


@on_both_stores
async def test_a_tournament_that_names_somebody_no_more_is_not_theirs(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new(substitutes=(person(1), person(2)))
        await tournaments.saved(tournament, substitutes=(person(2),))
        found = [await tournaments.tournaments.tournaments_of(person(number)) for number in (1, 2)]
        assert found == [[], [tournament.id]]


# What is due ----------------------------------------------------------------------------------


async def due_tournament(tournaments: Shelf, channel: int, at: Time | None) -> TournamentId:
    tournament = await tournaments.new(channel)
    await tournaments.tournaments.save(tournament, by=tournaments.by(), entries=(), due=at)
    return tournament.id


@on_both_stores
async def test_what_is_due_is_found_the_longest_due_first(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        for channel, at in enumerate((30.0, 10.0, None, 31.0, 10.0), start=1):
            await due_tournament(tournaments, channel, at)
        assert await tournaments.tournaments.due_tournaments(30.0, 10) == [2, 5, 1]


@on_both_stores
async def test_no_more_is_due_than_was_asked_for(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        for channel, at in enumerate((30.0, 10.0, 20.0), start=1):
            await due_tournament(tournaments, channel, at)
        assert await tournaments.tournaments.due_tournaments(99.0, 2) == [2, 3]


@on_both_stores
async def test_the_next_tournament_that_is_due_says_when(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        assert await tournaments.tournaments.next_due() is None
        for channel, at in enumerate((30.0, None, 20.0), start=1):
            await due_tournament(tournaments, channel, at)
        assert await tournaments.tournaments.next_due() == 20.0


@on_both_stores
async def test_a_tournament_that_was_announced_for_a_time_is_due_then(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        plan = replace(tournament.plan, starts_at=500.0)
        opened = replace(tournament, channel=ChannelId(2), plan=plan)
        await tournaments.tournaments.create(opened, by=tournaments.by(), entries=())
        assert await tournaments.tournaments.next_due() == 500.0


# What is shown --------------------------------------------------------------------------------


@on_both_stores
async def test_nothing_has_been_shown_of_a_new_tournament(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        assert await tournaments.tournaments.display(tournament.id) == TournamentDisplay()
        assert await tournaments.tournaments.unshown(0.0, 10) == [Unshown(tournament.id, 0, 0)]


@on_both_stores
async def test_what_has_been_shown_is_kept(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        display = TournamentDisplay(
            channel=ChannelId(1),
            announcement=MessageId(2),
            announced="mark",
            told=3,
            drafts=("a", "b"),
            tables=((1, MessageId(4)),),
        )
        await tournaments.tournaments.set_display(tournament.id, display)
        assert await tournaments.tournaments.display(tournament.id) == display


@on_both_stores
async def test_keeping_what_was_shown_is_no_change_of_the_tournament(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        await tournaments.tournaments.set_display(tournament.id, TournamentDisplay(told=1))
        assert await tournaments.tournaments.load(tournament.id) == tournament


@on_both_stores
async def test_a_tournament_there_is_not_shows_nothing(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        with pytest.raises(NoTournament):
            await tournaments.tournaments.display(NOWHERE)


async def shown(tournaments: Shelf, tournament: Tournament) -> None:
    await tournaments.tournaments.mark_shown(Unshown(tournament.id, tournament.version, 0))


@on_both_stores
async def test_what_was_shown_is_not_shown_again(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        await shown(tournaments, await tournaments.new())
        assert await tournaments.tournaments.unshown(1e9, 10) == []
        assert await tournaments.tournaments.next_unshown() is None


@on_both_stores
async def test_what_changes_is_shown_again(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        await shown(tournaments, tournament)
        await tournaments.saved(tournament)
        assert await tournaments.tournaments.unshown(0.0, 10) == [Unshown(tournament.id, 1, 0)]


@on_both_stores
async def test_what_changed_while_it_was_shown_is_shown_again(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        await tournaments.saved(tournament)
        await shown(tournaments, tournament)
        assert await tournaments.tournaments.unshown(0.0, 10) == [Unshown(tournament.id, 1, 0)]


@on_both_stores
async def test_what_is_shown_late_hides_nothing_newer(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        before = await tournaments.new()
        after = await tournaments.saved(before)
        await shown(tournaments, after)
        await shown(tournaments, before)
        assert await tournaments.tournaments.unshown(0.0, 10) == []


@on_both_stores
async def test_what_could_not_be_shown_is_shown_later(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        for at in (10.0, 20.0):
            (unshown,) = await tournaments.tournaments.unshown(at, 10)
            await tournaments.tournaments.postpone(unshown, at + 10)
        assert await tournaments.tournaments.unshown(29.0, 10) == []
        assert await tournaments.tournaments.next_unshown() == 30.0
        assert await tournaments.tournaments.unshown(30.0, 10) == [Unshown(tournament.id, 0, 2)]


@on_both_stores
async def test_what_changes_need_not_wait_for_what_could_not_be_shown(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        await tournaments.tournaments.postpone(Unshown(tournament.id, 0, 0), 1e9)
        await tournaments.saved(tournament)
        assert await tournaments.tournaments.unshown(0.0, 10) == [Unshown(tournament.id, 1, 0)]


@on_both_stores
async def test_tries_count_from_the_last_change_on(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        tournament = await tournaments.new()
        stale = Unshown(tournament.id, 0, 7)
        await tournaments.saved(tournament)
        await tournaments.tournaments.postpone(stale, 0.0)
        assert await tournaments.tournaments.unshown(0.0, 10) == [Unshown(tournament.id, 1, 1)]


@on_both_stores
async def test_what_waits_longest_is_shown_first(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as tournaments:
        for channel, at in enumerate((3.0, 1.0, 2.0), start=1):
            tournament = await tournaments.new(channel)
            await tournaments.tournaments.postpone(Unshown(tournament.id, 0, 0), at)
        assert [one.tournament for one in await tournaments.tournaments.unshown(9.0, 2)] == [2, 3]


# Forgetting -----------------------------------------------------------------------------------

FORGOTTEN, SUBSTITUTE, RULER = anybody(1), anybody(2), anybody(3)


async def remembered(hall: TournamentHall) -> TournamentId:
    """A tournament that knows an entrant, a substitute and somebody who rules."""
    tournament = await hall.announced(people=2, rounds=1)
    await hall.service.enter(tournament, FORGOTTEN, by=hall.by())
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.settle()
    first = EntrantId(1)
    await hall.desk.substitute(
        tournament, RULER, first, SUBSTITUTE, "", for_good=False, by=hall.by()
    )
    await hall.settle()
    await hall.service.sit_in(tournament, SUBSTITUTE, True, by=hall.by())
    await hall.decide(tournament, 1)
    return tournament


async def exported(hall: TournamentHall, user: UserId) -> list[Any]:
    return json.loads(await hall.store.export(user))["events"]


@on_both_stores
@pytest.mark.parametrize("user", [FORGOTTEN, SUBSTITUTE, RULER])
async def test_the_forgotten_are_in_no_tournament(user: UserId, kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await remembered(hall)
        assert str(user).encode() in encoded(await hall.tournament(tournament))
        await hall.store.forget(user)
        assert str(user).encode() not in encoded(await hall.tournament(tournament))
        assert await hall.store.tournaments.tournaments_of(user) == []
        assert await exported(hall, user) == []


@pytest.mark.parametrize("user", [FORGOTTEN, SUBSTITUTE, RULER])
async def test_the_forgotten_are_nowhere_in_the_database(user: UserId, tmp_path: Path) -> None:
    async with tournament_hall("sqlite", tmp_path) as hall:
        await remembered(hall)
        await hall.store.forget(user)
    with closing(sqlite3.connect(tmp_path / "fiaker.sqlite")) as connection:
        needles = (str(user), str(user).encode().hex().upper())
        found = [line for line in connection.iterdump() for one in needles if one in line]
    assert found == []


@on_both_stores
@pytest.mark.parametrize("user", [FORGOTTEN, SUBSTITUTE, RULER])
async def test_results_and_ledger_stay_when_somebody_is_forgotten(
    user: UserId, kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await remembered(hall)
        before, ledger = await hall.tournament(tournament), await hall.ledger(tournament)
        await hall.store.forget(user)
        after = await hall.tournament(tournament)
        assert standings_of(after) == standings_of(before)
        assert await hall.ledger(tournament) == ledger
        assert list(faults(ledger, after.last_hash)) == []


@on_both_stores
async def test_who_is_forgotten_in_mid_tournament_is_seated_no_more(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.started(people=4, rounds=2)
        await hall.store.forget(person(2))
        after = await hall.decide_round(tournament)
        assert after.playing is not None
        assert sorted(after.playing.tables[0].entrants) == [1, 3, 4]


@on_both_stores
async def test_a_tournament_whose_director_was_forgotten_goes_on(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.started(computers=3, rounds=2)
        await hall.store.forget(DIRECTOR)
        over = await hall.play_all(tournament)
        assert (over.phase, over.opener, over.people) == ("over", None, (None,))


@on_both_stores
async def test_forgetting_somebody_changes_no_tournament_of_others(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.announced(people=3)
        before = await hall.tournament(tournament)
        await remembered(hall)
        await hall.store.forget(FORGOTTEN)
        assert await hall.tournament(tournament) == before


@on_both_stores
async def test_a_tournament_that_somebody_was_taken_out_of_is_shown_anew(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.tournament(await remembered(hall))
        await hall.store.tournaments.mark_shown(Unshown(tournament.id, tournament.version, 0))
        await hall.store.forget(FORGOTTEN)
        found = [one.tournament for one in await hall.store.tournaments.unshown(0.0, 10)]
        assert found == [tournament.id]


# Export ---------------------------------------------------------------------------------------


PARTS: dict[UserId, dict[str, object]] = {
    FORGOTTEN: {"entrant": 3, "sits_in": False, "sat_in": False, "directed": False},
    SUBSTITUTE: {"entrant": None, "sits_in": True, "sat_in": True, "directed": False},
    RULER: {"entrant": None, "sits_in": False, "sat_in": False, "directed": True},
    DIRECTOR: {"entrant": None, "sits_in": False, "sat_in": False, "directed": True},
}


@on_both_stores
@pytest.mark.parametrize("user", PARTS)
async def test_an_export_has_a_persons_part_in_every_tournament(
    user: UserId, kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await remembered(hall)
        assert await exported(hall, user) == [{"event": tournament, "name": "Cup", **PARTS[user]}]


@on_both_stores
async def test_an_export_has_every_tournament_in_order(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        for _ in range(3):
            await hall.announced(people=1)
        found = await exported(hall, person(1))
        assert [(one["event"], one["entrant"]) for one in found] == [(1, 1), (2, 1), (3, 1)]


@on_both_stores
async def test_a_stranger_has_no_part_in_any_tournament(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        await remembered(hall)
        assert await exported(hall, anybody(9)) == []
