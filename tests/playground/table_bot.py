"""A small bot on the unmodified discord.py that uses everything the stand-in offers."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

# Any: a command's type names the cog it is in, and ours are in none.
Command = app_commands.Command[Any, ..., None]
AnyBot = commands.Bot | commands.AutoShardedBot
Act = discord.Interaction[commands.Bot]
PICTURE = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000010000000080802000000") + b"rest"


def intents() -> discord.Intents:
    """Everything that needs no review."""
    return discord.Intents.default()


class Counter(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<count>\d+)"):
    """A button that keeps its state in its custom_id."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(ui.Button(label="Roll", custom_id=f"count:{count}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.View], match: re.Match[str]
    ) -> Counter:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None).add_item(Counter(self.count + 1))
        await interaction.response.edit_message(content=f"rolled {self.count + 1}", view=view)


class Question(ui.Modal, title="A question"):
    """A modal with a Label."""

    name = ui.Label[ui.Modal](
        text="Your name", component=ui.TextInput(max_length=20, custom_id="name")
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        await interaction.response.send_message(f"hello {self.name.component.value}")


class Menus(ui.View):
    """A string select, a user select, and buttons that answer in different ways."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        custom_id="field",
        options=[
            discord.SelectOption(label="Rathaus", value="r"),
            discord.SelectOption(label="Prater", value="p"),
        ],
    )
    async def field(self, interaction: Act, select: ui.Select[Menus]) -> None:
        await interaction.response.send_message(f"chose {select.values}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, interaction: Act, select: ui.UserSelect[Menus]) -> None:
        names = [user.display_name for user in select.values]
        await interaction.response.send_message(f"chose {names}")

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: Act, button: ui.Button[Menus]) -> None:
        await interaction.response.send_modal(Question())

    @ui.button(label="Quiet", custom_id="quiet")
    async def quiet(self, interaction: Act, button: ui.Button[Menus]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="changed quietly")

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: Act, button: ui.Button[Menus]) -> None:
        raise AssertionError("a disabled button was pressed")


class Board(ui.LayoutView):
    """A Components V2 layout with a picture and a button."""

    def __init__(self, text: str, picture: str) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery[Board](
            discord.MediaGalleryItem(f"attachment://{picture}", description="the board")
        )
        row = ui.ActionRow[Board]().add_item(Counter(7))
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, row))


class Game(app_commands.Group):
    """A group of commands."""

    @app_commands.command()
    async def new(self, interaction: Act, seats: app_commands.Range[int, 2, 5]) -> None:
        """Open a table."""
        await interaction.response.send_message(f"a table for {seats}")


class TableMixin:
    """What both kinds of bot do when they start."""

    async def set_up(self, bot: AnyBot) -> None:
        """Commands, persistent views and dynamic items are registered and synced."""
        bot.add_dynamic_items(Counter)
        bot.add_view(Menus())
        bot.tree.add_command(Game(name="game", description="Tables"))
        for command in COMMANDS:
            bot.tree.add_command(command)
        await bot.tree.set_translator(German())
        await bot.tree.sync()


class German(app_commands.Translator):
    """Two words of German."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {"place": "setzen", "field": "feld", "Left": "Links"}
        return words.get(string.message) if locale is discord.Locale.german else None


class TableBot(commands.Bot, TableMixin):
    """The bot in one connection."""

    async def setup_hook(self) -> None:
        await self.set_up(self)


class ShardedTableBot(commands.AutoShardedBot, TableMixin):
    """The bot in as many connections as the gateway recommends."""

    async def setup_hook(self) -> None:
        await self.set_up(self)


@app_commands.command()
async def place(interaction: Act, field: str, dice: str | None = None) -> None:
    """Put dice on a field."""
    await interaction.response.send_message(f"{field} with {dice}")


@place.autocomplete("field")
async def place_field(interaction: Act, current: str) -> list[app_commands.Choice[str]]:
    fields = ["Rathaus", "Prater"]
    return [app_commands.Choice(name=f, value=f) for f in fields if current in f.lower()]


@app_commands.command()
@app_commands.choices(direction=[app_commands.Choice(name="Left", value="l")])
async def turn(interaction: Act, direction: str, by: discord.Member) -> None:
    """Turn somebody."""
    await interaction.response.send_message(f"{by.display_name} {direction}", ephemeral=True)


@app_commands.command()
async def roll(interaction: Act) -> None:
    """Show the counting button."""
    view = ui.View(timeout=None).add_item(Counter(0))
    await interaction.response.send_message("rolled 0", view=view)


@app_commands.command()
async def menus(interaction: Act) -> None:
    """Show selects and buttons."""
    await interaction.response.send_message("menus", view=Menus())


@app_commands.command()
async def board(interaction: Act) -> None:
    """Show the board."""
    file = discord.File(io.BytesIO(PICTURE), "board-1.png", description="small print")
    await interaction.response.send_message(view=Board("round 1", "board-1.png"), file=file)


@app_commands.command()
async def think(interaction: Act) -> None:
    """Think first, then answer, then add to it."""
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="thought")
    await interaction.followup.send("and another thing", ephemeral=True)


@app_commands.command()
async def thread(interaction: Act) -> None:
    """Open a thread under a message and write there."""
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("opening", ephemeral=True)
    message = await interaction.channel.send("the lobby")
    opened = await message.create_thread(name="match 1")
    await opened.send(f"{interaction.user.mention} it is your turn")


@app_commands.command()
async def whisper(interaction: Act) -> None:
    """Write a direct message."""
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("psst")
    except discord.Forbidden as error:
        await interaction.followup.send(f"refused {error.code}")
    else:
        await interaction.followup.send("done")


@app_commands.command()
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
async def admin(interaction: Act) -> None:
    """Only for those who manage the server."""
    await interaction.response.send_message("at your service", ephemeral=True)


@app_commands.context_menu(name="Quote")
async def quote(interaction: Act, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}")


@app_commands.context_menu(name="Greet")
async def greet(interaction: Act, member: discord.Member) -> None:
    await interaction.response.send_message(f"hello {member.display_name}")


COMMANDS: list[Command | app_commands.ContextMenu] = [
    place,
    turn,
    roll,
    menus,
    board,
    think,
    thread,
    whisper,
    admin,
    quote,
    greet,
]
