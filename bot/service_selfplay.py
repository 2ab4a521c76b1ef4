"""Simple players at real tables: every move through the match service and into a store."""

from __future__ import annotations

import secrets
from pathlib import Path

from bot.match import match_rules
from bot.match.model import NO_LIMITS, ChannelId, GuildId, InteractionId, MatchId, OutboxRow, UserId
from bot.match.ports import Store
from bot.match.publisher import Publisher
from bot.match.service import MatchService
from bot.progress_bar import progress
from bot.rules_selfplay import Table
from bot.storage.sqlite_store import SqliteStore
from games.chance import Chance, FastChance
from games.registry import GAMES

_GUILD = GuildId(1)


class NoScreen:
    """Shows nothing to nobody."""

    async def show(self, row: OutboxRow) -> None:
        """Nothing."""


async def play_into(path: Path, table: Table, *, matches: int, seed: int) -> int:
    """Play matches into the database at this path; how many moves it took."""
    store = await SqliteStore.open(path)
    try:
        service = MatchService(store, GAMES, limits=NO_LIMITS)
        publisher = Publisher(store, NoScreen())
        moves = 0
        for match_seed in progress(range(seed, seed + matches), matches, "matches"):
            moves += await play_match(service, store, table, FastChance(match_seed))
            await publisher.drain()
        return moves
    finally:
        await store.close()


async def play_match(service: MatchService, store: Store, table: Table, luck: Chance) -> int:
    """Open a table, seat everybody, play to the end; how many moves it took."""
    match_id = await open_table(service, table)
    codec = match_rules.codec_of(table.game)
    moves = 0
    while (match := await store.load(match_id)).status == "running":
        assert match.state is not None
        state = codec.read_state(match.state)
        seat = luck.pick(sorted(table.game.to_act(state)))
        move = codec.write(table.choose(table.game, state, seat, luck))
        user = match.chairs[seat].user
        assert user is not None
        await service.act(match_id, user, match.revision, move, by=new_interaction())
        moves += 1
    return moves


async def open_table(service: MatchService, table: Table) -> MatchId:
    """A running match with as many people as there are seats, in a channel of its own."""
    codec = match_rules.codec_of(table.game)
    opened = await service.open_lobby(
        _GUILD,
        ChannelId(secrets.randbits(62)),
        UserId(1),
        game=table.game.key,
        options=codec.write(table.options),
        seats=table.seats,
        by=new_interaction(),
    )
    for user in range(2, table.seats + 1):
        await service.join(opened.match, UserId(user), by=new_interaction())
    return opened.match


def new_interaction() -> InteractionId:
    """A name for a request that nobody has used."""
    return InteractionId(secrets.token_hex(8))
