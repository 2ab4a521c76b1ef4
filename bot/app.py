"""The application put together: store, service, pictures, computer players, publisher."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncGenerator, Callable
from typing import NamedTuple

from bot.analysing import Analyses
from bot.match.ai_seats import AiSeats
from bot.match.ports import Clock, Draw, Postman, Screen, Store
from bot.match.publishing import Publisher
from bot.match.reminding import Reminding
from bot.match.scheduling import Scheduler
from bot.match.service import MatchService
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore
from bot.thinking.minds import Minds
from bot.thinking.worker import USUAL_GAMES
from bot.thinking.workers import Workers
from games.registry import GAMES, Registry
from language import LANGUAGES, words_of
from render.studio import Studio

_log = logging.getLogger(__name__)

_A_DAY = 24 * 60 * 60
_SECONDS_TO_FINISH = 20


class App(NamedTuple):
    """What the Discord side works with."""

    settings: Settings
    store: Store
    games: Registry
    service: MatchService
    studio: Studio
    clock: Clock
    workers: Workers
    minds: Minds
    analyses: Analyses


@contextlib.asynccontextmanager
async def opened(
    settings: Settings,
    *,
    games: Registry = GAMES,
    games_at: str = USUAL_GAMES,
    clock: Clock = time.time,
    draw: Draw = secrets.token_bytes,
) -> AsyncGenerator[App]:
    """The application with its database open; closed again at the end.

    `games_at` is where processes that think find the same games.
    """
    store = await SqliteStore.open(settings.database, clock=clock)
    studio = Studio()
    workers = Workers(settings.ai_workers, games=games_at)
    minds = Minds(workers, seconds=settings.ai_seconds, draw=draw)
    try:
        await store.prune(clock() - _A_DAY)
        load_words(games)
        service = MatchService(store, games, clock=clock, draw=draw)
        analyses = Analyses(store, games, minds)
        yield App(settings, store, games, service, studio, clock, workers, minds, analyses)
    finally:
        await workers.close()
        studio.close()
        await store.close()


def load_words(games: Registry) -> None:
    """Read all words now: the first sentence must not make anybody wait."""
    for game in games:
        for language in LANGUAGES:
            words_of(game.package, language)


@contextlib.asynccontextmanager
async def at_work(
    app: App,
    screen: Screen,
    postman: Postman,
    *,
    is_alive: Callable[[], bool] = lambda: True,
) -> AsyncGenerator[Scheduler]:
    """The publisher, the computer players and the scheduler, working until the block's end.

    `is_alive` says whether people can be reached: while they cannot, no clock runs.
    At the end what is being shown is shown, for a while; the rest is shown after the next start.
    """
    publisher = Publisher(app.store, screen, clock=app.clock)
    seats = AiSeats(app.service, app.store, app.games, app.minds, pause=app.settings.ai_pause)
    reminding = Reminding(app.store, app.games, postman, clock=app.clock)
    scheduler = Scheduler(
        app.service, app.store.calendar, reminding, clock=app.clock, is_alive=is_alive
    )
    workers = (publisher, seats, scheduler)
    for worker in workers:
        app.service.subscribe(worker)
    await scheduler.beat()  # before anybody can move: what was a downtime is known by then
    tasks = [asyncio.create_task(work.run(), name=type(work).__name__) for work in workers]
    try:
        yield scheduler
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS_TO_FINISH):
                await publisher.drain()
