"""Sessions of the gateway: ready, resume, invalid sessions, shards, intents."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
from discord.http import Route

from playground.driver import Person
from playground.gateway import Sent
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.playground.running_world import logged_in, table


@pytest.fixture(autouse=True)
def no_waiting_before_identifying(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits five seconds before any but the first IDENTIFY."""

    async def at_once(self: discord.Client, shard: int | None, *, initial: bool = False) -> None:
        pass

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


async def test_a_dropped_socket_is_resumed_and_what_was_missed_is_told() -> None:
    async with table() as t:
        resumed = asyncio.create_task(t.bot.wait_for("resumed", timeout=5))
        heard = asyncio.create_task(t.bot.wait_for("message", timeout=5))
        await asyncio.sleep(0)
        t.standin.faults.drop_sockets()
        said = t.bert.say("while you were away")
        await resumed
        assert (await heard).id == said.id
        assert [s.event for s in t.standin.sent].count("READY") == 1


async def test_an_interaction_sent_while_the_bot_is_away_is_answered_after_the_resume() -> None:
    async with table() as t:
        t.standin.faults.drop_sockets()
        assert (await t.anna.slash("roll")).text == "rolled 0"


async def test_a_request_to_reconnect_is_followed_by_a_resume() -> None:
    async with table() as t:
        t.standin.faults.ask_to_reconnect()
        await t.bot.wait_for("resumed", timeout=5)
        assert (await t.anna.slash("roll")).text == "rolled 0"


async def test_after_an_invalid_session_the_bot_identifies_anew() -> None:
    async with table() as t:
        t.standin.faults.invalidate_sessions()
        await t.standin.connected()
        assert [s.event for s in t.standin.sent].count("READY") == 2
        assert (await t.anna.slash("roll")).text == "rolled 0"


async def test_a_restarted_bot_is_ready_again_and_old_buttons_work() -> None:
    async with table() as t:
        shown = await t.anna.slash("roll")
        menus = await t.anna.slash("menus")
        await t.bot.close()
        async with logged_in(t.standin):
            assert (await t.anna.click(shown, "Roll")).text == "rolled 1"
            assert (await t.anna.choose(menus, ["Prater"])).text == "chose ['p']"


async def test_two_shards_each_hear_of_their_own_guilds() -> None:
    standin = await StandIn.start(clock=StillClock(), shards=2)
    guilds = [standin.world.new_guild(f"guild {n}") for n in range(4)]
    async with table(standin, sharded=True) as t:
        assert isinstance(t.bot, discord.AutoShardedClient)
        assert set(t.bot.shards) == {0, 1}
        for guild in guilds:
            anna = Person(standin, guild.admit(t.anna.user), guild.new_channel("there"))
            assert (await anna.slash("roll")).text == "rolled 0"
        told = {int(s.data["guild_id"]) >> 22 & 1: s.shard for s in interactions(standin)}
        assert told == {0: 0, 1: 1}
        assert (await t.anna.at(t.anna.dm).slash("roll")).text == "rolled 0"
        assert interactions(standin)[-1].shard == 0


def interactions(standin: StandIn) -> list[Sent]:
    return [s for s in standin.sent if s.event == "INTERACTION_CREATE"]


async def test_one_shard_can_lose_its_socket_alone() -> None:
    standin = await StandIn.start(clock=StillClock(), shards=2)
    async with table(standin, sharded=True) as t:
        t.standin.faults.drop_sockets(shard=1)
        assert await t.bot.wait_for("shard_resumed", timeout=5) == 1


async def test_privileged_intents_are_refused_unless_granted() -> None:
    async with await StandIn.start() as standin:
        client = discord.Client(intents=discord.Intents.all())
        with standin.point_discord_py_here(), pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(standin.token)
        await client.close()


async def test_with_the_intent_members_are_known_and_messages_can_be_read() -> None:
    async with await StandIn.start(privileged=True) as standin:
        guild = standin.world.new_guild("Wien")
        channel = guild.new_channel("spieltisch")
        anna = guild.new_member("Anna")
        client = discord.Client(intents=discord.Intents.all(), guild_ready_timeout=0.01)
        with standin.point_discord_py_here():
            task = asyncio.create_task(client.start(standin.token))
            await standin.connected()
            await client.wait_until_ready()
            heard = asyncio.create_task(client.wait_for("message", timeout=5))
            await asyncio.sleep(0)
            channel.post(anna, "servus")
            assert (await heard).content == "servus"
            known = client.get_guild(guild.id)
            assert known is not None
            assert known.get_member(anna.id) is not None
            assert anna.id in [m.id async for m in known.fetch_members()]
            await client.close()
            await task


async def test_without_the_intent_foreign_messages_are_blank() -> None:
    async with table() as t:
        t.bert.say("private thoughts")
        (told,) = [s for s in t.standin.sent if s.event == "MESSAGE_CREATE"]
        assert told.data["content"] == ""


async def test_events_are_sent_only_for_intents_asked_for() -> None:
    async with await StandIn.start() as standin:
        guild = standin.world.new_guild("Wien")
        client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        with standin.point_discord_py_here():
            task = asyncio.create_task(client.start(standin.token))
            await standin.connected()
            guild.new_channel("spieltisch").post(guild.new_member("Anna"), "servus")
            assert [s.event for s in standin.sent] == [
                "READY",
                "GUILD_CREATE",
                "CHANNEL_CREATE",
            ]
            await client.close()
            await task


async def test_a_wrong_token_cannot_log_in() -> None:
    async with await StandIn.start() as standin:
        client = discord.Client(intents=discord.Intents.default())
        with standin.point_discord_py_here(), pytest.raises(discord.LoginFailure):
            await client.start("wrong")
        await client.close()


async def test_the_stand_in_listens_on_loopback_only() -> None:
    with pytest.raises(ValueError, match="only"):
        await StandIn.start(host="0.0.0.0")


async def test_discord_py_is_left_as_it_was() -> None:
    before = Route.BASE
    async with await StandIn.start() as standin:
        with standin.point_discord_py_here():
            assert Route.BASE.startswith(standin.url)
    assert before == Route.BASE


@asynccontextmanager
async def raw_socket(standin: StandIn) -> AsyncGenerator[aiohttp.ClientWebSocketResponse]:
    """A socket to the gateway that has been greeted."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(standin.gateway_url) as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        yield socket


async def test_a_heartbeat_is_answered() -> None:
    async with await StandIn.start() as standin, raw_socket(standin) as socket:
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


async def test_an_unknown_session_cannot_be_resumed() -> None:
    async with await StandIn.start() as standin, raw_socket(standin) as socket:
        data = {"token": standin.token, "session_id": "gone", "seq": 3}
        await socket.send_json({"op": 6, "d": data})
        invalid = await socket.receive_json()
        assert (invalid["op"], invalid["d"]) == (9, False)


@pytest.mark.parametrize("op", [2, 6])
async def test_a_wrong_token_ends_the_connection(op: int) -> None:
    async with await StandIn.start() as standin, raw_socket(standin) as socket:
        await socket.send_json({"op": op, "d": {"token": "wrong"}})
        await socket.receive()
        assert socket.close_code == 4004
