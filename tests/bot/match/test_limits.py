"""Nobody, and no server, has more open matches than may be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.match.errors import TooManyMatches
from bot.match.model import ChannelId, GuildId, InteractionId, Limits, UserId
from bot.match.service import MatchService
from bot.storage.memory_store import MemoryStore
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GAMES,
    GUILD,
    Hall,
    hall,
    on_both_stores,
)

OTHER_GUILD = GuildId(2)
TWO_EACH = Limits(per_user=2, per_guild=50)
THREE_HERE = Limits(per_user=5, per_guild=3)
THREE_PEOPLE = (ANNA, BELA, CLARA)


@on_both_stores
async def test_open_and_running_matches_are_counted_and_others_not(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        await table.lobby()
        await table.running()
        await table.lobby(opener=BELA, guild=OTHER_GUILD)
        over = await table.running(opener=ANNA)
        await table.service.abandon(over, by=table.by())
        count = table.store.count_open
        assert await count() == 3
        assert (await count(guild=GUILD), await count(guild=OTHER_GUILD)) == (2, 1)
        assert (await count(opener=ANNA), await count(opener=DAVID)) == (2, 0)
        assert await count(guild=GUILD, opener=BELA) == 0


@on_both_stores
async def test_a_guild_lists_what_is_open_or_running_oldest_first(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        lobby, over, running = await table.lobby(), await table.lobby(), await table.running()
        elsewhere = await table.lobby(guild=OTHER_GUILD)
        await table.service.abandon(over, by=table.by())
        assert await table.store.matches_in(GUILD) == [lobby, running]
        assert await table.store.matches_in(OTHER_GUILD) == [elsewhere]
        assert await table.store.matches_in(GuildId(3)) == []


@on_both_stores
async def test_a_person_opens_as_many_as_may_be_and_no_more(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path, limits=TWO_EACH) as table:
        await table.lobby()
        await table.lobby(guild=OTHER_GUILD)
        with pytest.raises(TooManyMatches) as refusal:
            await table.lobby()
        assert refusal.value.label.id == "too-many-yours"
        assert refusal.value.facts == {"count": 2}
        assert await table.store.count_open() == 2


@on_both_stores
async def test_a_server_has_as_many_as_may_be_and_no_more(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path, limits=THREE_HERE) as table:
        for user in THREE_PEOPLE:
            await table.lobby(opener=user)
        with pytest.raises(TooManyMatches) as refusal:
            await table.lobby(opener=DAVID)
        assert refusal.value.label.id == "too-many-here"
        assert refusal.value.facts == {"count": 3}
        await table.lobby(opener=DAVID, guild=OTHER_GUILD)


@on_both_stores
async def test_when_one_is_over_there_is_room_for_the_next(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path, limits=TWO_EACH) as table:
        first, _ = await table.running(), await table.running()
        with pytest.raises(TooManyMatches):
            await table.lobby()
        await table.service.abandon(first, by=table.by())
        await table.lobby()


@on_both_stores
async def test_tables_of_others_do_not_count(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path, limits=TWO_EACH) as table:
        for user in (BELA, BELA, CLARA):
            match_id = await table.lobby(opener=user)
            await table.service.join(match_id, ANNA, by=table.by())
        await table.lobby()


@on_both_stores
async def test_the_last_lobby_there_was_room_for_is_answered_again(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path, limits=Limits(per_user=1, per_guild=1)) as table:

        async def ask() -> object:
            by = InteractionId("again")
            return await table.service.open_lobby(
                GUILD, ChannelId(1), ANNA, game="vienna", seats=3, by=by
            )

        assert await ask() == await ask()
        assert await table.store.count_open() == 1


@on_both_stores
async def test_many_who_ask_at_once_find_no_more_room_than_there_is(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path, limits=THREE_HERE) as table:
        asked = (table.lobby(opener=UserId(user)) for user in range(1, 21))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TooManyMatches) for answer in answers) == 17
        assert await table.store.count_open() == 3


class Elsewhere(MemoryStore):
    """Another process opens the lobby between our first look and our count."""

    async def count_open(
        self, *, guild: GuildId | None = None, opener: UserId | None = None
    ) -> int:
        if not await super().count_open():
            other = MatchService(Twin(self), GAMES)
            await open_last(other)
        return await super().count_open(guild=guild, opener=opener)


class Twin(MemoryStore):
    """Counts nothing, and otherwise has what another store has."""

    def __init__(self, other: MemoryStore) -> None:
        super().__init__()
        self.__dict__.update(other.__dict__)

    async def count_open(self, **_: object) -> int:
        return 0


async def open_last(service: MatchService) -> object:
    return await service.open_lobby(
        GUILD, ChannelId(1), ANNA, game="vienna", seats=3, by=InteractionId("twice")
    )


async def test_a_request_delivered_to_two_processes_takes_the_last_room_once() -> None:
    store = Elsewhere()
    service = MatchService(store, GAMES, limits=Limits(per_user=1, per_guild=1))
    assert await open_last(service) == await store.answer(InteractionId("twice"))
    assert await store.matches() == [1]


@pytest.mark.parametrize(
    ("openers", "refusal"),
    [([ANNA] * 6, {"count": 5}), ([UserId(user) for user in range(51)], {"count": 50})],
    ids=["person", "server"],
)
async def test_by_default_a_person_has_5_and_a_server_50(
    openers: list[UserId], refusal: dict[str, int]
) -> None:
    store = MemoryStore()
    table = Hall(store)
    table.service = MatchService(store, GAMES)
    for opener in openers[:-1]:
        await table.lobby(opener=opener)
    with pytest.raises(TooManyMatches) as refused:
        await table.lobby(opener=openers[-1])
    assert refused.value.facts == refusal
