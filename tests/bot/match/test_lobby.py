"""Opening a lobby, taking seats, starting."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.errors import (
    AlreadySeated,
    BadOptions,
    ChannelBusy,
    LobbyFull,
    NoAiSeat,
    NoSuchMatch,
    NotInLobby,
    NotOpener,
    NotSeated,
    TooFewPlayers,
)
from bot.match.model import ChannelId, InteractionId, MatchId
from bot.match.record_file import commitment_of
from games.api import BadTable
from games.registry import UnknownGame
from language import LANGUAGES
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GUILD,
    hall,
    memory_hall,
    on_both_stores,
)


@on_both_stores
async def test_a_lobby_seats_its_opener_and_commits_to_a_seed(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.store.load(await table.lobby())
        assert (match.status, match.revision) == ("lobby", 0)
        assert [chair.user for chair in match.chairs] == [ANNA]
        assert len(match.seed) == 32
        assert len(commitment_of(match.seed)) == 64


@on_both_stores
async def test_a_table_is_spoken_to_in_the_language_of_its_lobby(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        for language in LANGUAGES:
            match_id = await table.lobby(language=language)
            await table.service.join(match_id, BELA, by=table.by())
            assert (await table.store.load(match_id)).language == language


async def test_who_names_no_language_is_spoken_to_in_english() -> None:
    table = memory_hall()
    assert (await table.store.load(await table.lobby())).language == "en"


async def test_two_lobbies_have_different_seeds() -> None:
    table = memory_hall()
    seeds = {(await table.store.load(await table.lobby())).seed for _ in range(3)}
    assert len(seeds) == 3


@on_both_stores
async def test_the_match_starts_by_itself_when_full(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=InteractionId("b"))
        done = await table.service.join(match_id, CLARA, by=InteractionId("c"))
        assert done.status == "running"
        match = await table.store.load(match_id)
        assert match.salts[1:] == ("b", "c")
        assert match.state is not None


async def test_the_opener_starts_early_with_enough_players() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=5)
    for user in (BELA, CLARA):
        await table.service.join(match_id, user, by=table.by())
    with pytest.raises(NotOpener):
        await table.service.start(match_id, BELA, by=table.by())
    done = await table.service.start(match_id, ANNA, by=table.by())
    assert done.status == "running"
    assert len((await table.store.load(match_id)).salts) == 3


async def test_the_start_of_the_opener_takes_part_in_the_dice() -> None:
    table = memory_hall()
    done = await table.service.open_lobby(
        GUILD,
        ChannelId(5),
        ANNA,
        game="vienna",
        seats=3,
        ais=("novice", "random"),
        by=InteractionId("opened"),
    )
    lobby = await table.store.load(done.match)
    assert [chair.salt for chair in lobby.chairs] == ["opened", "opened-1", "opened-2"]
    assert lobby.status == "lobby"
    await table.service.start(done.match, ANNA, by=InteractionId("started"))
    assert (await table.store.load(done.match)).salts == ("started", "opened-1", "opened-2")


async def test_more_computers_than_seats_beside_the_opener_are_refused() -> None:
    table = memory_hall()
    with pytest.raises(LobbyFull):
        await table.service.open_lobby(
            GUILD, ChannelId(5), ANNA, game="vienna", seats=3, ais=("novice",) * 3, by=table.by()
        )


async def test_a_start_with_too_few_is_refused() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=5)
    with pytest.raises(TooFewPlayers):
        await table.service.start(match_id, ANNA, by=table.by())


async def test_ais_fill_seats_and_leave_them() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(NoAiSeat):
        await table.service.remove_ai(match_id, ANNA, by=table.by())
    await table.service.add_ai(match_id, ANNA, "novice", by=table.by())
    await table.service.remove_ai(match_id, ANNA, by=table.by())
    assert len((await table.store.load(match_id)).chairs) == 1
    with pytest.raises(NotSeated):
        await table.service.add_ai(match_id, DAVID, "novice", by=table.by())
    await table.service.add_ai(match_id, ANNA, "novice", by=table.by())
    done = await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    assert done.status == "running"


@on_both_stores
async def test_leaving_passes_the_lobby_on_and_the_last_one_closes_it(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=table.by())
        await table.service.leave(match_id, ANNA, by=table.by())
        match = await table.store.load(match_id)
        assert (match.opener, match.people) == (BELA, (BELA,))
        done = await table.service.leave(match_id, BELA, by=table.by())
        assert done.status == "abandoned"
        assert await table.store.match_in(match.channel) is None


async def test_somebody_who_is_not_the_opener_leaves_quietly() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    await table.service.join(match_id, BELA, by=table.by())
    await table.service.leave(match_id, BELA, by=table.by())
    assert (await table.store.load(match_id)).opener == ANNA


@on_both_stores
async def test_one_match_a_channel_and_many_a_person(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        first = await table.lobby()
        await table.lobby()
        channel = (await table.store.load(first)).channel
        again = {"game": "vienna", "seats": 3}
        with pytest.raises(ChannelBusy):
            await table.service.open_lobby(GUILD, channel, BELA, **again, by=table.by())  # pyright: ignore[reportArgumentType]  two keywords
        assert len(await table.store.matches_of(ANNA)) == 2
        await table.service.abandon(first, by=table.by())
        assert len(await table.store.matches_of(ANNA)) == 1
        await table.service.open_lobby(GUILD, channel, BELA, **again, by=table.by())  # pyright: ignore[reportArgumentType]  two keywords


async def test_what_a_lobby_cannot_be_is_refused() -> None:
    table = memory_hall()
    with pytest.raises(UnknownGame):
        await table.lobby(game="chess")
    with pytest.raises(BadTable):
        await table.lobby(seats=9)
    for options in (b'{"target": 20}', b"not JSON"):
        with pytest.raises(BadOptions):
            await table.lobby(options=options)


async def test_joining_is_refused_where_it_makes_no_sense() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(AlreadySeated):
        await table.service.join(match_id, ANNA, by=table.by())
    with pytest.raises(NotSeated):
        await table.service.leave(match_id, DAVID, by=table.by())
    await table.service.join(match_id, BELA, by=table.by())
    await table.service.join(match_id, CLARA, by=table.by())
    for late in (
        table.service.join(match_id, DAVID, by=table.by()),
        table.service.leave(match_id, ANNA, by=table.by()),
        table.service.start(match_id, ANNA, by=table.by()),
        table.service.add_ai(match_id, ANNA, "random", by=table.by()),
        table.service.remove_ai(match_id, ANNA, by=table.by()),
    ):
        with pytest.raises(NotInLobby):
            await late
    with pytest.raises(NoSuchMatch):
        await table.service.join(MatchId(999), DAVID, by=table.by())
