"""The REST API as discord.py uses it, and the refusals that bots meet."""

import io

import aiohttp
import discord
import pytest
from discord import ui
from discord.http import Route

from playground.channels import ChannelType
from playground.kept_request import UNKNOWN_ROUTE
from playground.permissions import Permission
from playground.request_body import Upload
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.judge.judge import VARIABLE, Judge
from tests.playground.running_world import Table, table
from tests.playground.table_bot import PICTURE, Board, Counter


def place(t: Table) -> discord.TextChannel:
    channel = t.bot.get_channel(t.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), name, description="a board")


async def test_a_picture_is_served_back_until_its_link_expires() -> None:
    async with table() as t:
        message = await place(t).send("look", file=picture())
        (attachment,) = message.attachments
        assert (attachment.width, attachment.height) == (16, 8)
        assert await attachment.read() == PICTURE
        t.standin.clock.advance(25 * 3600)
        with pytest.raises(discord.NotFound):
            await attachment.read()
        fresh = await place(t).fetch_message(message.id)
        assert await fresh.attachments[0].read() == PICTURE


async def test_an_avatar_is_a_picture() -> None:
    async with table() as t:
        user = await t.bot.fetch_user(t.anna.id)
        assert (await user.display_avatar.read()).startswith(b"\x89PNG")


async def test_editing_a_layout_replaces_its_picture() -> None:
    async with table() as t:
        message = await place(t).send(view=Board("one", "a.png"), file=picture("a.png"))
        await message.edit(view=Board("two", "b.png"), attachments=[picture("b.png")])
        (seen,) = t.anna.sees()
        assert (seen.text, [p.filename for p in seen.gallery]) == ("two", ["b.png"])
        assert [f.filename for f in seen.files] == ["b.png"]


async def test_a_picture_that_is_not_attached_is_refused() -> None:
    async with table() as t:
        with pytest.raises(discord.HTTPException) as refused:
            await place(t).send(view=Board("one", "missing.png"), file=picture("a.png"))
        assert refused.value.code == 50035
        assert "REFERENCED_ATTACHMENT_NOT_FOUND" in str(t.standin.exchanges[-1].answer)


async def test_a_layout_takes_neither_content_nor_embeds() -> None:
    async with table() as t:
        message = await place(t).send(view=Board("one", "a.png"), file=picture("a.png"))
        route = Route("PATCH", "/channels/{c}/messages/{m}", c=t.channel.id, m=message.id)
        for body in ({"content": "x"}, {"embeds": [{"title": "x"}]}):
            with pytest.raises(discord.HTTPException) as refused:
                await t.bot.http.request(route, json=body)
            assert refused.value.code == 50035


async def test_a_layout_needs_its_flag() -> None:
    async with table() as t:
        route = Route("POST", "/channels/{c}/messages", c=t.channel.id)
        body = {"components": [{"type": 10, "content": "x"}]}
        with pytest.raises(discord.HTTPException) as refused:
            await t.bot.http.request(route, json=body)
        assert refused.value.code == 50035


async def test_an_empty_message_is_refused() -> None:
    async with table() as t:
        with pytest.raises(discord.HTTPException) as refused:
            await place(t).send("")
        assert refused.value.code == 50006


async def test_a_message_is_at_most_2000_characters_long() -> None:
    async with table() as t:
        await place(t).send("x" * 2000)
        with pytest.raises(discord.HTTPException) as refused:
            await place(t).send("x" * 2001)
        assert refused.value.code == 50035


async def test_two_components_cannot_share_a_custom_id() -> None:
    async with table() as t:
        view = ui.View(timeout=None).add_item(Counter(1)).add_item(Counter(1))
        with pytest.raises(discord.HTTPException) as refused:
            await place(t).send("x", view=view)
        assert "COMPONENT_CUSTOM_ID_DUPLICATED" in str(t.standin.exchanges[-1].answer)
        assert refused.value.code == 50035


async def test_only_allowed_mentions_ping() -> None:
    async with table() as t:
        text = f"<@{t.anna.id}> <@{t.bert.id}> @everyone"
        await place(t).send(text, allowed_mentions=discord.AllowedMentions.none())
        only = discord.AllowedMentions(users=[discord.Object(t.bert.id)], everyone=False)
        await place(t).send(text, allowed_mentions=only)
        await place(t).send(text)
        t.guild.set_bot_permissions(Permission.MENTION_EVERYONE)
        await place(t).send(text)
        seen = t.anna.sees()
        assert [m.pings for m in seen] == [(), (t.bert.id,), *[(t.anna.id, t.bert.id)] * 2]
        assert [m.pings_everyone for m in seen] == [False, False, False, True]


async def test_the_files_and_json_of_a_form_are_written_down() -> None:
    async with table() as t:
        await place(t).send("look", file=picture())
        exchange = t.standin.exchanges[-1]
        assert exchange.json["content"] == "look"
        assert exchange.files == {0: Upload("board.png", "application/octet-stream", PICTURE)}


async def test_the_callback_names_its_interaction() -> None:
    async with table() as t:
        reply = await t.anna.slash("roll")
        assert t.standin.exchanges[-1].interaction is reply.interaction


async def test_an_unknown_route_is_not_found_and_written_down() -> None:
    async with table() as t:
        with pytest.raises(discord.NotFound):
            await t.bot.http.request(Route("GET", "/nothing/here"))
        assert t.standin.exchanges[-1].template == UNKNOWN_ROUTE


async def test_another_token_is_unauthorized() -> None:
    async with await StandIn.start() as standin, aiohttp.ClientSession() as session:
        for headers in ({}, {"Authorization": "Bot other"}):
            async with session.get(f"{standin.url}/api/v10/users/@me", headers=headers) as answer:
                assert answer.status == 401


async def test_bad_json_is_refused() -> None:
    async with await StandIn.start() as standin, aiohttp.ClientSession() as session:
        url = f"{standin.url}/api/v10/users/@me/channels"
        kind = {"Content-Type": "application/json"}
        async with session.post(url, data=b"{", headers=kind) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_commands_keep_their_ids_when_they_are_synced_again() -> None:
    async with table() as t:
        before = {c.name: c.id for c in await t.bot.tree.fetch_commands()}
        await t.bot.tree.sync()
        assert {c.name: c.id for c in await t.bot.tree.fetch_commands()} == before


async def test_a_guilds_own_command_goes_before_the_general_one() -> None:
    async with table() as t:
        t.bot.tree.copy_global_to(guild=discord.Object(t.guild.id))
        await t.bot.tree.sync(guild=discord.Object(t.guild.id))
        reply = await t.anna.slash("roll")
        assert reply.interaction.data["guild_id"] == str(t.guild.id)
        assert reply.text == "rolled 0"


async def test_every_answer_is_as_discord_describes_it() -> None:
    judge = Judge.from_environment()
    if judge is None:
        pytest.skip(f"NOT JUDGED: {VARIABLE} is unset")
    standin = await StandIn.start(clock=StillClock())
    async with table(standin) as t:
        t.guild.set_bot_permissions(Permission.ADMINISTRATOR)
        await _tour_of_people(t)
        await _tour_of_messages(t)
        await _tour_of_threads(t)
        await _tour_of_guild(t)
        await _tour_of_application(t)
    for e in standin.exchanges:
        judge.response(e.method, e.path, e.status, e.answer)
    assert {f"{v.operation} {v.pointer}: {v.sentence}" for v in judge.violations} == set()
    assert len(standin.exchanges) > 60


async def _tour_of_people(t: Table) -> None:
    for name in ("roll", "board", "think", "thread", "whisper"):
        await (await t.anna.slash(name)).settled()
    await t.anna.click(await t.anna.slash("roll"), "Roll")
    menus = await t.anna.slash("menus")
    await t.anna.choose(menus, ["Prater"])
    await t.anna.choose(menus, [t.bert.user])
    await t.anna.submit(await t.anna.click(menus, "Ask"), name="Anna")
    await (await t.anna.click(menus, "Quiet")).settled()
    await t.anna.menu("Quote", t.bert.say("servus"))
    await t.anna.menu("Greet", t.bert)
    await t.anna.autocomplete("place", focus="field", text="p")
    await t.anna.at(t.anna.dm).slash("roll")


async def _tour_of_messages(t: Table) -> None:
    channel = place(t)
    message = await channel.send("x", embed=discord.Embed(title="t", description="d"))
    await message.reply("y")
    await message.edit(content="z")
    await message.pin()
    assert [m.id async for m in channel.pins()] == [message.id]
    await message.unpin()
    await message.add_reaction("🎲")
    fetched = await channel.fetch_message(message.id)
    assert [str(r.emoji) for r in fetched.reactions] == ["🎲"]
    assert [u.id async for u in fetched.reactions[0].users()] == [t.standin.world.bot.id]
    await message.remove_reaction("🎲", discord.Object(t.standin.world.bot.id))
    await channel.send(
        file=picture("e.png"), embed=discord.Embed().set_image(url="attachment://e.png")
    )
    await _everything_v2(t)
    newest = [m async for m in channel.history(limit=3)]
    assert [m.id for m in newest] == sorted((m.id for m in newest), reverse=True)
    assert [m async for m in channel.history(limit=2, after=message)]
    assert [m async for m in channel.history(limit=3, around=message)]
    async with channel.typing():
        pass
    await message.delete()
    with pytest.raises(discord.NotFound):
        await message.delete()
    await channel.delete_messages([await channel.send("a"), await channel.send("b")])


async def _everything_v2(t: Table) -> None:
    view = ui.LayoutView(timeout=None)
    button = ui.Button[ui.LayoutView](label="go", custom_id="go")
    view.add_item(ui.Section[ui.LayoutView]("text", accessory=button))
    thumbnail = ui.Thumbnail[ui.LayoutView]("attachment://t.png")
    view.add_item(ui.Section[ui.LayoutView]("text", accessory=thumbnail))
    view.add_item(ui.Separator())
    view.add_item(ui.File("attachment://record.json"))
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("https://example.org/x.png")))
    view.add_item(ui.ActionRow(ui.Button(label="link", url="https://example.org")))
    options = [discord.SelectOption(label="a", emoji="🎲", description="d", default=True)]
    view.add_item(ui.ActionRow(ui.Select(custom_id="s", options=options)))
    record = discord.File(io.BytesIO(b"{}"), "record.json")
    await place(t).send(view=view, files=[picture("t.png"), record])


async def _tour_of_threads(t: Table) -> None:
    message = await place(t).send("lobby")
    thread = await message.create_thread(name="match", auto_archive_duration=60)
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004
    await thread.send("x")
    await thread.add_user(discord.Object(t.bert.id))
    assert {m.id for m in await thread.fetch_members()} >= {t.bert.id}
    await thread.fetch_member(t.bert.id)
    await thread.remove_user(discord.Object(t.bert.id))
    await thread.leave()
    await thread.join()
    await thread.edit(name="match 1", archived=True, locked=True)
    assert [a.id async for a in place(t).archived_threads()] == [thread.id]
    await thread.edit(archived=False, locked=False)
    public = discord.ChannelType.public_thread
    other = await place(t).create_thread(name="loose", type=public)
    guild = t.bot.get_guild(t.guild.id)
    assert guild is not None
    assert {a.id for a in await guild.active_threads()} >= {thread.id, other.id}
    await t.bot.fetch_channel(thread.id)
    await other.delete()
    await place(t).create_thread(name="private")


async def _tour_of_guild(t: Table) -> None:
    guild = await t.bot.fetch_guild(t.guild.id, with_counts=True)
    assert guild.approximate_member_count == 4
    assert [g.id async for g in t.bot.fetch_guilds()] == [t.guild.id]
    assert {c.id for c in await guild.fetch_channels()} == {t.channel.id}
    role = t.guild.new_role("players")
    assert role.id in {r.id for r in await guild.fetch_roles()}
    member = await guild.fetch_member(t.anna.id)
    await member.add_roles(discord.Object(role.id))
    assert role.id in t.guild.members[t.anna.id].role_ids
    await member.remove_roles(discord.Object(role.id))
    known = t.bot.get_guild(t.guild.id)
    assert known is not None
    (found,) = await known.query_members(user_ids=[t.anna.id])
    assert found.id == t.anna.id
    channel = await guild.create_text_channel("second")
    await channel.edit(topic="talk")
    await channel.set_permissions(await guild.fetch_role(role.id), send_messages=False)
    await channel.delete()
    await t.bot.fetch_channel(t.anna.dm.id)
    t.guild.new_channel("rubric", kind=ChannelType.CATEGORY)
    await guild.fetch_channels()
    for attempt in (t.bot.fetch_channel(1), t.bot.fetch_user(1), t.bot.fetch_guild(1)):
        with pytest.raises(discord.NotFound):
            await attempt


async def _tour_of_application(t: Table) -> None:
    await t.bot.application_info()
    (first, *_) = await t.bot.tree.fetch_commands()
    fetched = await t.bot.tree.fetch_command(first.id)
    await fetched.edit(description="another")
    await fetched.delete()
    with pytest.raises(discord.NotFound):
        await t.bot.tree.fetch_command(first.id)
    for path in ("/gateway", "/gateway/bot"):
        await t.bot.http.request(Route("GET", path))
