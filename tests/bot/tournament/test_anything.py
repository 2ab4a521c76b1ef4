"""Whatever people and directors do, in whatever order: a tournament holds together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from fractions import Fraction
from random import Random

import pytest

from bot.match.clock.time_control import Terms
from bot.match.errors import MatchError
from bot.match.model import ChannelId, TournamentId
from bot.tournament.export_check import tournament_disagreements
from bot.tournament.model import ENDED, Format
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.stories import file_of
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    GAMES,
    HOUR,
    TournamentHall,
    memory_hall,
    person,
)

FORMATS: tuple[Format, ...] = ("swiss", "robin", "knockout", "league")
STEPS = 80


class Chaos:
    """A tournament, and everything that may be done with it."""

    def __init__(self, hall: TournamentHall, tournament: TournamentId, luck: Random) -> None:
        self.hall = hall
        self.tournament = tournament
        self.luck = luck

    def entrant(self) -> EntrantId:
        return EntrantId(self.luck.randint(1, 14))

    def table(self) -> int:
        return self.luck.randint(1, 4)

    async def step(self) -> None:
        """Something happens; much of it is refused."""
        hall, tournament, luck, by = self.hall, self.tournament, self.luck, self.hall.by()
        desk, service = hall.desk, hall.service
        someone, other = person(luck.randint(1, 20)), self.entrant()
        score = Fraction(luck.randint(-3, 3), 2)
        happenings: list[Callable[[], Awaitable[object]]] = [
            lambda: service.enter(tournament, someone, by=by),
            lambda: service.leave(tournament, someone, by=by),
            lambda: service.sit_in(tournament, someone, luck.random() < 0.8, by=by),
            lambda: desk.pause(tournament, DIRECTOR, "", by=by),
            lambda: desk.resume(tournament, DIRECTOR, "", by=by),
            lambda: desk.resume(tournament, DIRECTOR, "", by=by),
            lambda: desk.extend(tournament, DIRECTOR, luck.randint(-9, 9), "", by=by),
            lambda: desk.adjudicate(tournament, DIRECTOR, self.table(), None, "", by=by),
            lambda: desk.substitute(
                tournament, DIRECTOR, other, someone, "", for_good=luck.random() < 0.5, by=by
            ),
            lambda: desk.restart(tournament, DIRECTOR, self.table(), "", by=by),
            lambda: desk.allow_undo(tournament, DIRECTOR, self.table(), True, "", by=by),
            lambda: desk.penalise(tournament, DIRECTOR, other, score, "", by=by),
            lambda: desk.keep_apart(tournament, DIRECTOR, other, self.entrant(), "", by=by),
            lambda: desk.swap(tournament, DIRECTOR, other, self.entrant(), "", by=by),
            lambda: desk.admit(tournament, DIRECTOR, someone, "", by=by),
            lambda: desk.drop(tournament, DIRECTOR, other, "", by=by),
            lambda: desk.move(tournament, DIRECTOR, ChannelId(luck.randint(1, 9)), by=by),
            lambda: service.start(tournament, DIRECTOR, by=by),
            lambda: hall.store.forget(someone),
            lambda: hall.passes(HOUR * luck.randint(1, 30)),
            *[self.play_a_table] * 6,
            *[hall.settle] * 3,
            self.restart_the_bot,
        ]
        try:
            await luck.choice(happenings)()
        except MatchError:
            return

    async def play_a_table(self) -> None:
        now = await self.hall.tournament(self.tournament)
        tables = now.playing.tables if now.playing else ()
        running = [t.match for t in tables if t.match is not None and t.result is None]
        if running:
            await self.hall.play(self.luck.choice(running))

    async def restart_the_bot(self) -> None:
        self.hall.start_over()


async def happened(format: Format, seed: int) -> tuple[TournamentHall, TournamentId]:
    """A tournament to which a lot has happened."""
    hall, luck = memory_hall(), Random(seed)
    tournament = await hall.started(
        people=luck.randint(5, 10),
        format=format,
        game=luck.choice(("vienna", "masquerade", "duel")),
        options="{}",
        rounds=None,
        terms=luck.choice((Terms("daily"), Terms("none"))),
        no_show=luck.choice(("stand-in", "substitute", "smaller")),
        break_minutes=luck.choice((0, 60)),
        round_hours=luck.choice((None, 100)),
        division_size=4,
    )
    chaos = Chaos(hall, tournament, luck)
    for _ in range(STEPS):
        await chaos.step()
        await expect_nobody_twice(hall, tournament)
    return hall, tournament


async def expect_nobody_twice(hall: TournamentHall, id: TournamentId) -> None:
    """Nobody plays at two tables of a round."""
    tournament = await hall.tournament(id)
    seated: list[object] = []
    for table in tournament.round.tables if tournament.round else ():
        players = dict(table.players)
        if table.result is None:
            seated += [
                players.get(s) or tournament.entrant(e).user for s, e in enumerate(table.entrants)
            ]
    people = [user for user in seated if user is not None]
    assert len(people) == len(set(people)), tournament


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seed", range(5))
async def test_whatever_happens_a_tournament_agrees_when_it_has_ended(
    format: Format, seed: int
) -> None:
    hall, tournament = await happened(format, seed)
    if (await hall.tournament(tournament)).phase not in ENDED:
        await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    await hall.settle()
    assert list(tournament_disagreements(await file_of(hall, tournament), GAMES)) == []
    assert await hall.store.matches(running=True) == []
