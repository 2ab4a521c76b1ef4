"""Whatever people and directors do, in whatever order: an event holds together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from fractions import Fraction
from random import Random

import pytest

from bot.match.errors import MatchError
from bot.match.model import ChannelId, EventId
from bot.match.terms import Terms
from bot.tournament.model import ENDED, Format
from bot.tournament.scoring import EntrantId
from bot.tournament.verifying import event_disagreements
from tests.bot.tournament.events import DIRECTOR, GAMES, HOUR, EventHall, memory_hall, person
from tests.bot.tournament.stories import file_of

FORMATS: tuple[Format, ...] = ("swiss", "robin", "knockout", "league")
STEPS = 80


class Chaos:
    """An event, and everything that may be done with it."""

    def __init__(self, hall: EventHall, event: EventId, luck: Random) -> None:
        self.hall = hall
        self.event = event
        self.luck = luck

    def entrant(self) -> EntrantId:
        return EntrantId(self.luck.randint(1, 14))

    def table(self) -> int:
        return self.luck.randint(1, 4)

    async def step(self) -> None:
        """Something happens; much of it is refused."""
        hall, event, luck, by = self.hall, self.event, self.luck, self.hall.by()
        desk, service = hall.desk, hall.service
        someone, other = person(luck.randint(1, 20)), self.entrant()
        score = Fraction(luck.randint(-3, 3), 2)
        happenings: list[Callable[[], Awaitable[object]]] = [
            lambda: service.enter(event, someone, by=by),
            lambda: service.leave(event, someone, by=by),
            lambda: service.sit_in(event, someone, luck.random() < 0.8, by=by),
            lambda: desk.pause(event, DIRECTOR, "", by=by),
            lambda: desk.resume(event, DIRECTOR, "", by=by),
            lambda: desk.resume(event, DIRECTOR, "", by=by),
            lambda: desk.extend(event, DIRECTOR, luck.randint(-9, 9), "", by=by),
            lambda: desk.adjudicate(event, DIRECTOR, self.table(), None, "", by=by),
            lambda: desk.substitute(
                event, DIRECTOR, other, someone, "", for_good=luck.random() < 0.5, by=by
            ),
            lambda: desk.restart(event, DIRECTOR, self.table(), "", by=by),
            lambda: desk.allow_undo(event, DIRECTOR, self.table(), True, "", by=by),
            lambda: desk.penalise(event, DIRECTOR, other, score, "", by=by),
            lambda: desk.keep_apart(event, DIRECTOR, other, self.entrant(), "", by=by),
            lambda: desk.swap(event, DIRECTOR, other, self.entrant(), "", by=by),
            lambda: desk.admit(event, DIRECTOR, someone, "", by=by),
            lambda: desk.drop(event, DIRECTOR, other, "", by=by),
            lambda: desk.move(event, DIRECTOR, ChannelId(luck.randint(1, 9)), by=by),
            lambda: service.start(event, DIRECTOR, by=by),
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
        now = await self.hall.event(self.event)
        tables = now.playing.tables if now.playing else ()
        running = [t.match for t in tables if t.match is not None and t.result is None]
        if running:
            await self.hall.play(self.luck.choice(running))

    async def restart_the_bot(self) -> None:
        self.hall.start_over()


async def happened(format: Format, seed: int) -> tuple[EventHall, EventId]:
    """An event to which a lot has happened."""
    hall, luck = memory_hall(), Random(seed)
    event = await hall.started(
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
    chaos = Chaos(hall, event, luck)
    for _ in range(STEPS):
        await chaos.step()
        await expect_nobody_twice(hall, event)
    return hall, event


async def expect_nobody_twice(hall: EventHall, id: EventId) -> None:
    """Nobody plays at two tables of a round."""
    event = await hall.event(id)
    seated: list[object] = []
    for table in event.round.tables if event.round else ():
        players = dict(table.players)
        if table.result is None:
            seated += [
                players.get(s) or event.entrant(e).user for s, e in enumerate(table.entrants)
            ]
    people = [user for user in seated if user is not None]
    assert len(people) == len(set(people)), event


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seed", range(5))
async def test_whatever_happens_an_event_agrees_when_it_has_ended(
    format: Format, seed: int
) -> None:
    hall, event = await happened(format, seed)
    if (await hall.event(event)).phase not in ENDED:
        await hall.desk.end(event, DIRECTOR, "", by=hall.by())
    await hall.settle()
    assert list(event_disagreements(await file_of(hall, event), GAMES)) == []
    assert await hall.store.matches(running=True) == []
