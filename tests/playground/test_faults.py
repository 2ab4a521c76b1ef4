"""What goes wrong on demand, and how the unmodified client takes it."""

import asyncio

import aiohttp
import discord
import pytest

from playground.client_refusals import NoAnswer
from playground.limits import Limits, Rule
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.playground.running_world import Table, logged_in, table

SEND = r"/channels/\d+/messages$"


@pytest.fixture(autouse=True)
def no_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py's pauses between attempts pass at once."""
    nap = asyncio.sleep

    async def shortly(seconds: float) -> None:
        await nap(0)

    class Hurried:
        """asyncio, but for sleeping."""

        sleep = staticmethod(shortly)

        def __getattr__(self, name: str) -> object:
            return getattr(asyncio, name)

    monkeypatch.setattr("discord.http.asyncio", Hurried())
    monkeypatch.setattr("discord.webhook.async_.asyncio", Hurried())


def place_of(t: Table) -> discord.PartialMessageable:
    return t.bot.get_partial_messageable(t.channel.id)


def statuses(t: Table) -> list[int]:
    return [e.status for e in t.standin.exchanges if e.template.endswith("/messages")]


async def test_a_429_is_waited_out() -> None:
    async with table() as t:
        t.standin.faults.rate_limit("POST", SEND, times=2)
        await place_of(t).send("x")
        assert statuses(t) == [429, 429, 200]
        assert len(t.anna.sees()) == 1


async def test_a_429_without_via_is_an_error() -> None:
    async with table() as t:
        t.standin.faults.rate_limit("POST", SEND, via=False)
        with pytest.raises(discord.HTTPException):
            await place_of(t).send("x")


async def test_a_500_is_tried_again() -> None:
    async with table() as t:
        t.standin.faults.fail("POST", SEND, status=502, times=2)
        await place_of(t).send("x")
        assert statuses(t) == [502, 502, 200]


async def test_five_500s_are_an_error() -> None:
    async with table() as t:
        t.standin.faults.fail("POST", SEND, times=5)
        with pytest.raises(discord.DiscordServerError):
            await place_of(t).send("x")
        assert t.anna.sees() == []


async def test_a_500_after_the_effect_doubles_nothing_because_discord_py_sends_a_nonce() -> None:
    async with table() as t:
        t.standin.faults.fail("POST", SEND, after_effect=True, times=2)
        await place_of(t).send("x")
        assert statuses(t) == [500, 500, 200]
        assert [m.text for m in t.anna.sees()] == ["x"]


async def test_the_same_nonce_within_minutes_is_the_same_message() -> None:
    async with table() as t:
        first = await place_of(t).send("x", nonce="match 1, turn 2")
        again = await place_of(t).send("x", nonce="match 1, turn 2")
        assert again.id == first.id
        t.standin.clock.advance(600)
        assert (await place_of(t).send("x", nonce="match 1, turn 2")).id != first.id


@pytest.mark.parametrize("after", [False, True])
async def test_a_connection_is_cut_before_or_after_the_effect(after: bool) -> None:
    async with table() as t:
        t.standin.faults.drop("POST", SEND, after_effect=after)
        with pytest.raises(aiohttp.ClientError):
            await place_of(t).send("x")
        assert len(t.anna.sees()) == after
        assert t.standin.exchanges[-1].took_effect is after


async def test_a_request_can_be_refused_with_any_code() -> None:
    async with table() as t:
        t.standin.faults.refuse("POST", SEND, status=403, code=50007)
        with pytest.raises(discord.Forbidden) as refused:
            await place_of(t).send("x")
        assert refused.value.code == 50007


async def test_a_request_can_be_held_while_others_go_through() -> None:
    async with table() as t:
        held = t.standin.faults.hold("POST", SEND)
        sending = asyncio.create_task(place_of(t).send("held"))
        await held.arrived.wait()
        assert (await t.anna.slash("roll")).text == "rolled 0"
        held.release()
        await sending
        assert [m.text for m in t.anna.sees()] == ["rolled 0", "held"]


async def test_a_slow_answer_arrives() -> None:
    async with table() as t:
        t.standin.faults.slow("POST", SEND, seconds=0.01, after_effect=True)
        await place_of(t).send("x")
        assert t.standin.exchanges[-1].fault == "slow"


async def test_only_the_second_matching_request_is_hit() -> None:
    async with table() as t:
        t.standin.faults.rate_limit("*", "", skip=1)
        for text in "ab":
            await place_of(t).send(text)
        assert statuses(t) == [200, 429, 200]
        assert t.standin.faults.pending() == 0


async def test_something_can_happen_just_before_a_request() -> None:
    async with table() as t:
        t.standin.faults.call("POST", SEND, t.channel.delete)
        with pytest.raises(discord.NotFound) as refused:
            await place_of(t).send("x")
        assert refused.value.code == 10003


async def test_an_interaction_can_arrive_twice_and_is_answered_once() -> None:
    async with table() as t:
        t.standin.faults.deliver_twice()
        reply = await t.anna.slash("roll")
        double = await t.standin.asked(lambda e: e.status == 400)
        assert double.answer["code"] == 40060
        assert (reply.text, len(t.anna.sees())) == ("rolled 0", 1)


async def test_an_interaction_can_get_lost() -> None:
    async with table() as t:
        t.standin.faults.lose_interactions()
        t.standin.patience = 0.01
        with pytest.raises(NoAnswer):
            await t.anna.slash("roll")
        t.standin.patience = 10
        assert (await t.anna.slash("roll")).text == "rolled 0"


async def test_an_interaction_can_arrive_too_late() -> None:
    async with table() as t:
        t.standin.faults.hold_interactions()
        pressing = asyncio.create_task(t.anna.slash("roll"))
        await asyncio.sleep(0)
        t.standin.clock.advance(4)
        with pytest.raises(NoAnswer):
            await pressing
        t.standin.faults.release_interactions()
        late = await t.standin.asked(lambda e: e.status == 404)
        assert late.answer["code"] == 10062
        assert t.anna.sees() == []


async def test_old_messages_take_a_limited_number_of_edits() -> None:
    standin = await StandIn.start(clock=StillClock(), old_edits=1)
    async with table(standin) as t:
        message = await place_of(t).send("board")
        await message.edit(content="young")
        standin.clock.advance(3600)
        await message.edit(content="old")
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="too old")
        assert (refused.value.status, refused.value.code) == (429, 30046)
        assert t.anna.sees()[0].text == "old"


async def test_rate_limits_are_told_in_headers_and_kept() -> None:
    rule = {("POST", "/channels/{channel_id}/messages"): Rule(2, 0.05)}
    standin = await StandIn.start(clock=StillClock(), limits=Limits(rule))
    async with table(standin) as t:
        url = f"{standin.url}/api/v10/channels/{t.channel.id}/messages"
        headers = {"Authorization": f"Bot {standin.token}"}
        got: list[tuple[int, str, bool]] = []
        async with aiohttp.ClientSession(headers=headers) as session:
            for _ in range(3):
                async with session.post(url, json={"content": "x"}) as answer:
                    left = answer.headers["X-RateLimit-Remaining"]
                    got.append((answer.status, left, "Via" in answer.headers))
        assert got == [(200, "1", False), (200, "0", False), (429, "0", True)]


async def test_a_watcher_hears_of_every_exchange_and_its_verdict_is_raised() -> None:
    standin = await StandIn.start(clock=StillClock())
    heard: list[str] = []
    stop = standin.watch(lambda e: heard.append(e.template))
    standin.watch(_verdict)
    await _session(standin, heard)
    stop()
    with pytest.raises(ExceptionGroup):
        await standin.close()
    assert heard[:2] == ["/users/@me", "/oauth2/applications/@me"]


async def _session(standin: StandIn, heard: list[str]) -> None:
    async with logged_in(standin):
        assert heard


def _verdict(exchange: object) -> None:
    raise AssertionError("guilty")
