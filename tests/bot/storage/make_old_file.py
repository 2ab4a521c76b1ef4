"""Makes `old/vN.sqlite`, a database of today's schema N, for the tests of all later ones.

`python -m tests.bot.storage.make_old_file` is run once, when a schema is new, and never again:
what counts is that the file was written by the code of its day.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.match import match_rules
from bot.match.model import (
    ChannelId,
    Display,
    GuildId,
    Match,
    MatchId,
    MessageId,
    Person,
    Revision,
    UserId,
)
from bot.match.ports import Store
from bot.match.publisher import Publisher
from bot.match.service import MatchService
from bot.processes.seating_request import SeatingElsewhere
from bot.processes.worker_pool import Workers
from bot.rating.tournament_ratings import RatingsShown
from bot.rules_selfplay import Table
from bot.service_selfplay import NoScreen, new_interaction, open_table
from bot.storage.database import read_migrations
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.model import Plan
from bot.tournament.service import TournamentService
from bot.tournament.table_matches import TablePlay
from games.api import Seat
from games.chance import Chance, FastChance
from games.playout import choose_with_care
from games.registry import GAMES
from games.vienna import VIENNA
from games.vienna.state import Options

OLD_FILES = Path(__file__).parent / "old"
SHORT_TABLE = Table(VIENNA, 3, Options(target=15), choose_with_care)
GUILD = GuildId(1)
GUILD_SETTINGS = b'{"language":"de"}'
EVENT_ENTRANTS = (UserId(1), UserId(2), UserId(3))
DISPLAY = Display(
    lobby=MessageId(11),
    lobby_channel=ChannelId(12),
    board=MessageId(13),
    board_channel=ChannelId(14),
    board_at=1_700_000_000.0,
    revision=Revision(15),
    asked=(UserId(1), UserId(2)),
    told=Revision(14),
)


def choose(match: Match, luck: Chance) -> tuple[Seat, bytes]:
    """A seat that is asked, and a move it may make."""
    codec = match_rules.codec_of(VIENNA)
    assert match.state is not None
    state = codec.read_state(match.state)
    seat = luck.pick(sorted(VIENNA.to_act(state)))
    return seat, codec.write(choose_with_care(VIENNA, state, seat, luck))


async def play_on(
    service: MatchService, store: Store, match_id: MatchId, moves: int = 10_000
) -> None:
    """So many moves more of a match, or all that are left."""
    luck = FastChance(match_id)
    for _ in range(moves):
        match = await store.load(match_id)
        if match.status != "running":
            return
        seat, move = choose(match, luck)
        chair = match.chairs[seat]
        by = new_interaction()
        if chair.user is None or chair.plays_itself:
            await service.act_for(match_id, seat, match.revision, move, by=by)
        else:
            await service.act(match_id, chair.user, match.revision, move, by=by)


async def take_back_the_last_move(service: MatchService, store: Store, match_id: MatchId) -> None:
    """An undo to which, where they are asked, all the others agree."""
    match = await store.load(match_id)
    user = (await store.log(match_id))[-1].user
    assert user is not None
    done = await service.undo(match_id, user, match.revision, by=new_interaction())
    for other in match.people:
        if done.proposal is not None and other != user:
            await service.vote(match_id, other, True, by=new_interaction())


async def open_german_table(service: MatchService) -> MatchId:
    """A running match of four that is spoken to in German."""
    channel, anna = ChannelId(14), UserId(1)
    opened = await service.open_lobby(
        GUILD, channel, anna, game=VIENNA.key, seats=4, language="de", by=new_interaction()
    )
    for user in (2, 3, 4):
        await service.join(opened.match, UserId(user), by=new_interaction())
    return opened.match


async def announce_event(store: SqliteStore) -> None:
    """A tournament that three have entered, and one of them left again."""
    matches = MatchService(store, GAMES)
    service = TournamentService(
        store.tournaments,
        store,
        GAMES,
        TablePlay(store, matches, GAMES),
        seater=SeatingElsewhere(Workers(1)),
        ratings=RatingsShown(store.ratings),
    )
    plan = Plan("Cup", "swiss", VIENNA.key)
    event = await service.announce(GUILD, ChannelId(20), UserId(1), plan, by=new_interaction())
    for user in EVENT_ENTRANTS:
        await service.enter(event.id, user, by=new_interaction())
    await service.leave(event.id, EVENT_ENTRANTS[-1], by=new_interaction())


async def fill(store: SqliteStore) -> None:
    """Two running matches, one of them shown and with an open question, and a finished one.

    And, since there are any, a tournament.
    """
    await announce_event(store)
    service = MatchService(store, GAMES)
    await store.know(Person(UserId(1), "Anna", b'{"language":"de"}'))
    await store.set_guild(GUILD, GUILD_SETTINGS)
    running = await open_table(service, SHORT_TABLE)
    await play_on(service, store, running, 12)
    await take_back_the_last_move(service, store, running)
    asked = await open_german_table(service)
    await play_on(service, store, asked, 15)
    await store.set_display(asked, DISPLAY)
    await service.concede(asked, UserId(3), by=new_interaction())
    finished = await open_table(service, SHORT_TABLE)
    await play_on(service, store, finished)
    await Publisher(store, NoScreen()).drain()
    await play_on(service, store, running, 3)  # not shown yet
    await service.propose_end(asked, UserId(2), by=new_interaction())


async def make(path: Path) -> None:
    """A database at this path, as one file."""
    store = await SqliteStore.open(path)
    try:
        await fill(store)
    finally:
        await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")


if __name__ == "__main__":
    file = OLD_FILES / f"v{len(read_migrations())}.sqlite"
    assert not file.exists(), f"{file} was made when this schema was new; keep it"
    asyncio.run(make(file))
