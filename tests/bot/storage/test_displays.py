"""Where a match is shown, and what a guild has set, is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.errors import NoSuchMatch
from bot.match.model import ChannelId, Display, GuildId, MatchId, MessageId, Revision, UserId
from tests.bot.match.tables import ANNA, BELA, CLARA, hall, on_both_stores, open_store

SNOWFLAKE = 2**62 + 12345
SHOWN = Display(
    lobby=MessageId(SNOWFLAKE),
    lobby_channel=ChannelId(SNOWFLAKE + 1),
    board=MessageId(SNOWFLAKE + 2),
    board_channel=ChannelId(SNOWFLAKE + 3),
    board_at=1_234.5,
    revision=Revision(7),
    asked=(ANNA, BELA),
    told=Revision(5),
)
GUILD = GuildId(SNOWFLAKE)


@on_both_stores
async def test_what_was_never_shown_has_an_empty_display(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        assert await table.store.display(await table.lobby()) == Display()
        assert await table.store.display(MatchId(99)) == Display()


@on_both_stores
async def test_a_display_is_kept_and_changed(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id, other = await table.lobby(), await table.lobby()
        lobby_only = Display(lobby=MessageId(1), lobby_channel=ChannelId(2))
        for display in (lobby_only, SHOWN, replace(SHOWN, board=None, asked=())):
            await table.store.set_display(match_id, display)
            assert await table.store.display(match_id) == display
        assert await table.store.display(other) == Display()


@on_both_stores
async def test_a_match_that_is_not_there_is_not_shown(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        with pytest.raises(NoSuchMatch):
            await table.store.set_display(MatchId(99), SHOWN)
        assert await table.store.display(MatchId(99)) == Display()


@on_both_stores
async def test_showing_a_match_does_not_change_it(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        before = await table.store.story(match_id)
        await table.store.set_display(match_id, SHOWN)
        assert await table.store.story(match_id) == before
        await table.move(match_id)
        assert await table.store.display(match_id) == SHOWN


async def test_after_a_restart_a_match_is_shown_where_it_was(tmp_path: Path) -> None:
    async with hall("sqlite", tmp_path) as table:
        match_id = await table.lobby()
        await table.store.set_display(match_id, SHOWN)
        await table.store.set_guild(GUILD, b'{"language":"fr"}')
    async with open_store("sqlite", tmp_path) as store:
        assert await store.display(match_id) == SHOWN
        assert await store.guild(GUILD) == b'{"language":"fr"}'


@on_both_stores
async def test_a_forgotten_person_was_never_asked(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        first, second = await table.running(), await table.running()
        like_anna = UserId(int(f"{ANNA}0"))
        await table.store.set_display(first, SHOWN)
        await table.store.set_display(second, replace(SHOWN, asked=(like_anna, CLARA)))
        await table.store.forget(ANNA)
        assert await table.store.display(first) == replace(SHOWN, asked=(BELA,))
        assert (await table.store.display(second)).asked == (like_anna, CLARA)


@on_both_stores
async def test_an_export_names_the_matches_that_ask_and_nobody_else(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        first, second = await table.running(), await table.running()
        for match_id, asked in ((second, (ANNA,)), (first, (ANNA, BELA))):
            await table.store.set_display(match_id, replace(SHOWN, asked=asked))
        data = await table.store.export(ANNA)
        assert json.loads(data)["asked"] == [first, second]
        assert json.loads(await table.store.export(BELA))["asked"] == [first]
        for other in (str(BELA), str(SNOWFLAKE)[:-2]):
            assert other.encode() not in data


@on_both_stores
async def test_a_guild_without_settings_has_empty_ones(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        assert await table.store.guild(GUILD) == b"{}"


@on_both_stores
async def test_the_settings_of_a_guild_are_kept_and_changed(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        for settings in (b'{"language":"de"}', b'{"language":"it"}'):
            await table.store.set_guild(GUILD, settings)
            assert await table.store.guild(GUILD) == settings
        assert await table.store.guild(GuildId(1)) == b"{}"
