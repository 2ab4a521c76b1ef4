"""The application put together: store, service, pictures, computer players, publisher."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncGenerator, Callable
from typing import NamedTuple

from bot.match.computer_seats import AiSeats
from bot.match.model import Match
from bot.match.ports import Clock, Draw, Postman, Screen, Store
from bot.match.publisher import Publisher
from bot.match.reminders import Reminding
from bot.match.scheduler import Scheduler
from bot.match.service import MatchService
from bot.match_analysis import Analyses
from bot.processes.computer_choices import Minds
from bot.processes.seating_request import SeatingElsewhere
from bot.processes.worker_main import USUAL_GAMES
from bot.processes.worker_pool import Workers
from bot.rating.ports import Ratings
from bot.rating.rater import Rater
from bot.rating.tournament_ratings import RatingsShown, TournamentSparing
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.automatic_steps import Usher
from bot.tournament.ports import Roster, TournamentScreen, TournamentStore
from bot.tournament.publisher import TournamentPublisher
from bot.tournament.service import TournamentService
from bot.tournament.table_matches import TablePlay
from games.registry import GAMES, Registry
from language import LANGUAGES, words_of
from render.picture_studio import Studio

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
    tournament_store: TournamentStore
    tables: TablePlay
    tournaments: TournamentService
    ratings: Ratings


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
        await store.tournaments.prune(clock() - _A_DAY)
        load_words(games)
        service = MatchService(store, games, clock=clock, draw=draw)
        analyses = Analyses(store, games, minds)
        tables = TablePlay(store, service, games)
        tournaments = TournamentService(
            store.tournaments,
            store,
            games,
            tables,
            seater=SeatingElsewhere(workers),
            ratings=RatingsShown(store.ratings),
            clock=clock,
            draw=draw,
        )
        yield App(
            settings,
            store,
            games,
            service,
            studio,
            clock,
            workers,
            minds,
            analyses,
            store.tournaments,
            tables,
            tournaments,
            store.ratings,
        )
    finally:
        await workers.close()
        studio.close()
        await store.close()


def load_words(games: Registry) -> None:
    """Read all words now: the first sentence must not make anybody wait."""
    for game in games:
        for language in LANGUAGES:
            words_of(game.package, language)


class Outside(NamedTuple):
    """Those who bring what was saved to people."""

    screen: Screen
    postman: Postman
    tournament_screen: TournamentScreen
    roster: Roster


class Crew(NamedTuple):
    """Those who look after things when they are due."""

    scheduler: Scheduler
    usher: Usher
    tournament_publisher: TournamentPublisher
    rater: Rater


@contextlib.asynccontextmanager
async def at_work(
    app: App,
    outside: Outside,
    *,
    is_alive: Callable[[], bool] = lambda: True,
) -> AsyncGenerator[Crew]:
    """Everything that works by itself, working until the block's end.

    `is_alive` says whether people can be reached: while they cannot, no clock runs.
    At the end what is being shown is shown, for a while; the rest is shown after the next start.
    """
    publisher = Publisher(app.store, outside.screen, clock=app.clock)
    seats = AiSeats(app.service, app.store, app.games, app.minds, pause=app.settings.ai_pause)
    reminding = Reminding(app.store, app.games, outside.postman, clock=app.clock)
    scheduler = Scheduler(
        app.service, app.store.calendar, reminding, clock=app.clock, is_alive=is_alive
    )
    usher = Usher(
        app.tournaments, app.tournament_store, app.tables, outside.roster, clock=app.clock
    )
    shower = TournamentPublisher(app.tournament_store, outside.tournament_screen, clock=app.clock)
    rater = Rater(
        app.store, app.ratings, sparing=TournamentSparing(app.tournament_store), clock=app.clock
    )
    app.service.subscribe(publisher)
    app.service.subscribe(scheduler)
    app.service.subscribe(seats, only=Match.has_computers)
    app.service.subscribe(usher, only=Match.is_of_tournament)
    app.service.subscribe(rater, only=Match.is_over)
    for tournament_waker in (usher, shower):
        app.tournaments.subscribe(tournament_waker)
    workers = (publisher, seats, scheduler, usher, shower, rater)
    await scheduler.beat()  # before anybody can move: what was a downtime is known by then
    tasks = [asyncio.create_task(work.run(), name=type(work).__name__) for work in workers]
    try:
        yield Crew(scheduler, usher, shower, rater)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS_TO_FINISH):
                await publisher.drain()
