"""Smaller things that the others rest on: ids, clock, pictures, files, selects in modals."""

import io

import aiohttp
import discord
import pytest
from discord import app_commands, ui
from PIL import Image

from playground import pictures
from playground.client_refusals import BadOption, NoSuchComponent, NotVisible
from playground.message import Message
from playground.permissions import Permission
from playground.seen_message import SeenFile
from playground.server import StandIn
from playground.snowflake import Snowflakes, moment_of
from playground.world_clock import Clock, StillClock
from tests.playground.running_world import Table, table
from tests.playground.table_bot import Act, Command


def test_ids_grow_while_time_stands_still_and_tell_their_moment() -> None:
    clock = StillClock(1_800_000_000)
    ids = Snowflakes(clock)
    made = [ids.next() for _ in range(5000)]
    assert made == sorted(set(made))
    assert moment_of(made[0]) == 1_800_000_000


def test_guild_ids_fall_on_different_shards() -> None:
    ids = Snowflakes(StillClock())
    assert {(ids.next_moment() >> 22) % 2 for _ in range(4)} == {0, 1}


def test_time_does_not_go_back() -> None:
    with pytest.raises(ValueError, match="back"):
        Clock().advance(-1)


@pytest.mark.parametrize("kind", ["png", "gif", "jpeg", "webp"])
def test_the_size_of_a_picture_is_read(kind: str) -> None:
    file = io.BytesIO()
    Image.new("RGB", (30, 20)).save(file, kind)
    assert pictures.size_of(file.getvalue()) == (30, 20)


@pytest.mark.parametrize("mode", [{"lossless": True}, {"exif": b"Exif\0\0"}])
def test_the_size_of_every_kind_of_webp_is_read(mode: dict[str, object]) -> None:
    file = io.BytesIO()
    Image.new("RGBA", (30, 20), (1, 2, 3, 4)).save(file, "webp", **mode)
    assert pictures.size_of(file.getvalue()) == (30, 20)


def test_text_has_no_size() -> None:
    assert pictures.size_of(b"once upon a time") is None


def test_an_avatar_can_be_opened() -> None:
    assert Image.open(io.BytesIO(pictures.avatar(5))).size == (16, 16)


class Form(ui.Modal, title="A form"):
    """A select in a label, and a text input in a row, as modals once were."""

    colour = ui.Label[ui.Modal](
        text="Colour",
        component=ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="Red", value="r")]
        ),
    )
    note = ui.TextInput[ui.Modal](label="Note", custom_id="note", required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.colour.component, ui.Select)
        text = f"{self.colour.component.values} {self.note.value!r}"
        await interaction.response.send_message(text)


@app_commands.command()
async def form(interaction: Act) -> None:
    """Open the form."""
    await interaction.response.send_modal(Form())


@app_commands.command()
async def load(interaction: Act, record: discord.Attachment, sure: bool, weight: float) -> None:
    """Read a file."""
    text = f"{record.filename} {len(await record.read())} {sure} {weight}"
    await interaction.response.send_message(text)


@app_commands.command()
async def where(interaction: Act, place: discord.TextChannel, role: discord.Role) -> None:
    """Name a channel and a role."""
    await interaction.response.send_message(f"{place.name} {role.name}")


MORE: list[Command] = [form, load, where]


async def learn_more(t: Table) -> None:
    """The bot knows these commands too."""
    for command in MORE:
        t.bot.tree.add_command(command)
    await t.bot.tree.sync()


async def test_a_modal_with_a_select_and_an_old_row() -> None:
    async with table() as t:
        await learn_more(t)
        opened = await t.anna.slash("form")
        assert (await t.anna.submit(opened, {"Colour": ["Red"], "note": "x"})).text == "['r'] 'x'"
        opened = await t.anna.slash("form")
        with pytest.raises(BadOption):
            await t.anna.submit(opened, Colour=["Blue"])
        with pytest.raises(BadOption):
            await t.anna.submit(opened)
        assert (await t.anna.submit(opened, Colour="r")).text == "['r'] ''"


async def test_files_truths_and_numbers_as_options() -> None:
    async with table() as t:
        await learn_more(t)
        file = SeenFile("match.json", "", "", "application/json", b"{}")
        reply = await t.anna.slash("load", record=file, sure=True, weight=1.5)
        assert reply.text == "match.json 2 True 1.5"
        for wrong in ({"record": b"{}"}, {"sure": "yes"}, {"weight": "much"}):
            options: dict[str, object] = {"record": file, "sure": True, "weight": 1, **wrong}
            with pytest.raises(BadOption):
                await t.anna.slash("load", **options)


async def test_channels_and_roles_as_options() -> None:
    async with table() as t:
        await learn_more(t)
        role = t.guild.new_role("players")
        reply = await t.anna.slash("where", place=t.channel, role=role)
        assert reply.text == "spieltisch players"


async def test_an_embed_is_read_in_full_and_its_picture_is_no_attachment() -> None:
    async with table() as t:
        embed = discord.Embed(title="title", description="words")
        embed.set_author(name="author").set_footer(text="footer").add_field(name="n", value="v")
        embed.set_image(url="attachment://a.png")
        channel = t.bot.get_partial_messageable(t.channel.id)
        sent = await channel.send(embed=embed, file=discord.File(io.BytesIO(b"x"), "a.png"))
        (seen,) = t.anna.sees()
        assert seen.text.split("\n") == ["author", "title", "words", "n", "v", "footer"]
        assert sent.attachments == []
        assert seen.files[0].data == b"x"


async def test_what_is_not_there_cannot_be_pressed() -> None:
    async with table() as t:
        reply = await t.anna.slash("roll")
        with pytest.raises(NoSuchComponent):
            await t.anna.choose(reply, ["Prater"])
        with pytest.raises(NoSuchComponent):
            await t.anna.submit(reply)
        with pytest.raises(BadOption, match="suggests nothing"):
            await t.anna.autocomplete("place", focus="dice", text="2")
        with pytest.raises(NotVisible):
            await t.anna.click(1, "Roll")


async def test_a_message_is_found_by_id_from_another_channel() -> None:
    async with table() as t:
        reply = await t.anna.slash("roll")
        assert reply.message is not None
        elsewhere = t.anna.at(t.guild.new_channel("kaffeehaus"))
        assert (await elsewhere.click(reply.message.id, "Roll")).text == "rolled 1"


async def test_a_replaced_file_is_gone() -> None:
    async with table() as t:
        channel = t.bot.get_partial_messageable(t.channel.id)
        sent = await channel.send("x", file=discord.File(io.BytesIO(b"one"), "a.txt"))
        old = sent.attachments[0]
        await sent.edit(attachments=[discord.File(io.BytesIO(b"two"), "b.txt")])
        with pytest.raises(discord.NotFound):
            await old.read()
        await sent.edit(attachments=[])
        assert t.anna.sees()[0].files == ()


async def test_an_unsigned_link_is_gone() -> None:
    async with table() as t:
        channel = t.bot.get_partial_messageable(t.channel.id)
        sent = await channel.send(file=discord.File(io.BytesIO(b"x"), "a.txt"))
        url = sent.attachments[0].url
        async with aiohttp.ClientSession() as session:
            for link, status in ((url, 200), (url.partition("?")[0], 404)):
                async with session.get(link) as answer:
                    assert answer.status == status


async def test_a_hole_in_the_stand_in_is_told_at_the_end() -> None:
    standin = await StandIn.start()
    url = f"{standin.url}/api/v10/users/@me/channels"
    headers = {"Authorization": f"Bot {standin.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(url, json={}) as answer,
    ):
        assert answer.status == 400
    with pytest.raises(ExceptionGroup):
        await standin.close()


async def test_nothing_is_written_down_unless_wanted() -> None:
    standin = await StandIn.start(clock=StillClock(), record=False)
    async with table(standin) as t:
        assert (await t.anna.slash("roll")).text == "rolled 0"
    assert (standin.exchanges, standin.sent) == ([], [])


async def test_the_bot_kicks_renames_itself_and_leaves() -> None:
    async with table() as t:
        t.guild.set_bot_permissions(Permission.ADMINISTRATOR)
        guild = await t.bot.fetch_guild(t.guild.id)
        with pytest.raises(discord.Forbidden):
            await t.bot.http.get_members(guild.id, 1000, None)
        await (await guild.fetch_member(t.bert.id)).kick()
        assert t.bert.id not in t.guild.members
        known = t.bot.get_guild(t.guild.id)
        assert known is not None
        await known.me.edit(nick="Kutscher")
        assert t.guild.me.name == "Kutscher"
        await guild.leave()
        assert t.guild.id not in t.standin.world.guilds


async def test_a_reply_pings_its_author_unless_told_not_to() -> None:
    async with table() as t:
        said: Message = t.bert.say("servus")
        channel = t.bot.get_partial_messageable(t.channel.id)
        target = channel.get_partial_message(said.id)
        await target.reply("a")
        await target.reply("b", mention_author=False)
        assert [m.pings for m in t.anna.sees()[1:]] == [(t.bert.id,), ()]
        assert [m.reply_to for m in t.anna.sees()[1:]] == [said.id] * 2
        said.delete()
        with pytest.raises(discord.HTTPException) as refused:
            await target.reply("c")
        assert refused.value.code == 50035
