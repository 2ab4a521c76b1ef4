"""Discord's rules about answering: three seconds, once, fifteen minutes."""

import discord
import pytest
from discord.http import Route

from playground.client_refusals import NoAnswer
from playground.interactions import Interaction, InteractionType
from tests.playground.running_world import Table, table


def opened(t: Table, kind: InteractionType = InteractionType.COMMAND) -> Interaction:
    """An interaction that the small bot has been told of and does not know what to do with."""
    data = {"id": "1", "name": "unknown", "type": 1}
    interaction = t.standin.interactions.new(kind, t.anna.user, t.channel, data)
    t.standin.interactions.open(interaction)
    return interaction


async def received(t: Table, interaction: Interaction) -> discord.Interaction:
    """The same interaction in the bot's hands."""

    def is_it(received: discord.Interaction) -> bool:
        return received.id == interaction.id

    return await t.bot.wait_for("interaction", check=is_it, timeout=5)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tree says nothing about the unknown command."""

    def ignore(tree: object, interaction: object) -> None:
        pass

    monkeypatch.setattr("discord.app_commands.CommandTree._from_interaction", ignore)


async def test_an_answer_after_three_seconds_meets_an_unknown_interaction() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        t.standin.clock.advance(3)
        with pytest.raises(discord.NotFound) as refused:
            await act.response.send_message("late")
        assert refused.value.code == 10062


async def test_just_before_three_seconds_is_early_enough() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        t.standin.clock.advance(2.9)
        await act.response.send_message("in time")
        assert [m.text for m in t.anna.sees()] == ["in time"]


async def test_the_second_answer_is_refused() -> None:
    async with table() as t:
        interaction = opened(t)
        act = await received(t, interaction)
        await act.response.send_message("one")
        t.standin.faults.deliver_again(interaction)
        twin = await received(t, interaction)
        with pytest.raises(discord.HTTPException) as refused:
            await twin.response.send_message("two")
        assert (refused.value.status, refused.value.code) == (400, 40060)
        assert [m.text for m in t.anna.sees()] == ["one"]


async def test_the_token_is_good_for_fifteen_minutes() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        await act.response.send_message("first")
        t.standin.clock.advance(14 * 60 + 59)
        await act.followup.send("still good")
        t.standin.clock.advance(1)
        for late in (act.followup.send("too late"), act.edit_original_response(content="x")):
            with pytest.raises(discord.HTTPException) as refused:
                await late
            assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_a_follow_up_needs_an_answer_before_it() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        with pytest.raises(discord.NotFound) as refused:
            await act.followup.send("first things first")
        assert refused.value.code == 10015


async def test_the_first_follow_up_after_a_deferral_fills_the_gap() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        await act.response.defer(ephemeral=True)
        assert t.anna.sees()[0].thinking
        await act.followup.send("filled", ephemeral=False)
        (seen,) = t.anna.sees()
        assert (seen.text, seen.ephemeral, seen.thinking) == ("filled", True, False)


async def test_answers_are_fetched_edited_and_deleted_by_token() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        await act.response.send_message("secret", ephemeral=True)
        extra = await act.followup.send("more", ephemeral=True, wait=True)
        assert (await act.original_response()).content == "secret"
        await act.edit_original_response(content="changed")
        await act.followup.edit_message(extra.id, content="less")
        assert [m.text for m in t.anna.sees()] == ["changed", "less"]
        await act.delete_original_response()
        await act.followup.delete_message(extra.id)
        assert t.anna.sees() == []
        with pytest.raises(discord.NotFound):
            await act.followup.fetch_message(extra.id)


async def test_an_ephemeral_message_is_unknown_to_the_channel() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        await act.response.send_message("secret", ephemeral=True)
        original = await act.original_response()
        channel = t.bot.get_partial_messageable(t.channel.id)
        partial = channel.get_partial_message(original.id)
        for attempt in (partial.fetch(), partial.edit(content="x"), partial.delete()):
            with pytest.raises(discord.NotFound) as refused:
                await attempt
            assert refused.value.code == 10008
        assert [m async for m in channel.history()] == []


async def test_not_every_answer_fits_every_act() -> None:
    async with table() as t:
        act = await received(t, opened(t))
        route = Route("POST", "/interactions/{i}/{t}/callback", i=act.id, t=act.token)
        for kind in (6, 7, 8):
            with pytest.raises(discord.HTTPException) as refused:
                await t.bot.http.request(route, json={"type": kind, "data": {}})
            assert refused.value.code == 50035


async def test_a_bot_that_says_nothing_gives_no_answer_when_time_is_up() -> None:
    async with table() as t:
        reply_to_be = t.anna.slash("roll")
        t.bot.loop.call_soon(t.standin.clock.advance, 3)
        with pytest.raises(NoAnswer, match="three seconds"):
            await reply_to_be
