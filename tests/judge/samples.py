"""Requests as the bot makes them, from discord.py's own hands."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import cast

import aiohttp
import discord
from discord import app_commands, ui
from discord.http import handle_message_parameters
from discord.webhook.async_ import (
    interaction_message_response_params,
    interaction_response_params,
)

from tests.judge.recorder import (
    CHANNEL,
    TOKEN,
    Recorder,
    Sent,
    WebhookRecorder,
    answered,
    caught,
    posted,
)
from tests.judge.sample_commands import translated_commands

MESSAGE, APPLICATION, GUILD, USER = 22, 33, 55, 66
PICTURE = b"\x89PNG\r\n"


def picture(name: str = "board.png") -> discord.File:
    """A picture to send."""
    return discord.File(io.BytesIO(PICTURE), name, description="The board after move 12")


def board() -> tuple[ui.LayoutView, list[discord.File]]:
    """A board as the bot shows it, with every component a message can have."""
    file, rules = picture(), discord.File(io.BytesIO(b"%PDF"), "rules.pdf")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("## Vienna"))
    box = ui.Container[ui.LayoutView](accent_colour=0x9B2226)
    portrait = ui.Thumbnail[ui.LayoutView](file, description="Anna")
    box.add_item(ui.Section[ui.LayoutView]("Anna is to roll.", accessory=portrait))
    turn = ui.Button[ui.LayoutView](label="Roll", custom_id="m1:7:roll", emoji="🎲")
    box.add_item(ui.Section("12 hours left", "Round 3", accessory=turn))
    gallery = ui.MediaGallery[ui.LayoutView]()
    gallery.add_item(media=file, description="Anna's coach stands at the Rathaus", spoiler=True)
    box.add_item(gallery)
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(ui.File(rules))
    row = ui.ActionRow[ui.LayoutView]()
    row.add_item(ui.Button(label="Board as text", custom_id="m1:7:text"))
    row.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
    box.add_item(row)
    view.add_item(box)
    view.add_item(ui.ActionRow(_fields()))
    return view, [file, rules]


def _fields() -> ui.Select[ui.LayoutView]:
    select = ui.Select[ui.LayoutView](
        custom_id="m1:7:field", placeholder="Where to?", min_values=0, max_values=2
    )
    select.add_option(label="Rathaus", value="rathaus", description="takes a 5", emoji="🏛️")
    select.add_option(label="Krieau", value="krieau", default=True)
    return select


async def plain_message() -> Sent:
    params = handle_message_parameters(
        f"<@{USER}>, it is your turn.",
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(USER)]
        ),
        nonce="12345",
    )
    return await posted(params)


async def reply() -> Sent:
    reference = discord.MessageReference(
        message_id=MESSAGE, channel_id=CHANNEL, guild_id=GUILD, fail_if_not_exists=False
    )
    params = handle_message_parameters(
        "Done.", message_reference=reference.to_dict(), mention_author=False
    )
    return await posted(params)


async def message_with_embed() -> Sent:
    embed = discord.Embed(
        title="Standings",
        description="After three rounds",
        colour=0x9B2226,
        url="https://example.org/cup",
        timestamp=discord.utils.utcnow(),
    )
    embed.set_image(url="attachment://board.png")
    embed.set_thumbnail(url="https://example.org/cup.png")
    embed.set_author(name="Cup", url="https://example.org", icon_url="attachment://board.png")
    embed.set_footer(text="Round 3 of 5", icon_url="https://example.org/cup.png")
    embed.add_field(name="Anna", value="12 points").add_field(name="Bela", value="11", inline=False)
    params = handle_message_parameters(embed=embed, file=picture())
    return await posted(params)


async def message_with_an_embed_seen_before() -> Sent:
    embed = discord.Embed.from_dict({"type": "rich", "title": "Standings", "flags": 32})
    return await posted(handle_message_parameters(embed=embed))


async def message_with_classic_view() -> Sent:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Join", custom_id="join", style=discord.ButtonStyle.green))
    view.add_item(ui.Button(emoji="🎲", custom_id="dice", disabled=True))
    view.add_item(ui.Button(label="Help", url="https://example.org/help"))
    view.add_item(ui.UserSelect(custom_id="who", default_values=[_default("user")], row=1))
    view.add_item(ui.RoleSelect(custom_id="role", default_values=[_default("role")], row=2))
    channels = ui.ChannelSelect[ui.View](
        custom_id="where",
        channel_types=[discord.ChannelType.text],
        default_values=[_default("channel")],
        row=3,
    )
    view.add_item(channels)
    view.add_item(ui.MentionableSelect(custom_id="any", default_values=[_default("user")], row=4))
    return await posted(handle_message_parameters("Who plays?", view=view))


def _default(kind: str) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=USER, type=discord.SelectDefaultValueType(kind))


async def board_message() -> Sent:
    view, files = board()
    return await posted(handle_message_parameters(view=view, files=files))


async def board_edited() -> Sent:
    view, files = board()
    params = handle_message_parameters(content=None, embeds=[], view=view, attachments=files)
    return await caught(Recorder().edit_message(CHANNEL, MESSAGE, params=params))


async def buttons_disarmed() -> Sent:
    params = handle_message_parameters(view=None)
    return await caught(Recorder().edit_message(CHANNEL, MESSAGE, params=params))


async def private_answer() -> Sent:
    flags = discord.MessageFlags(ephemeral=True)
    return await answered(
        interaction_message_response_params(type=4, content="That is not your die.", flags=flags)
    )


async def answer_with_board() -> Sent:
    view, files = board()
    return await answered(interaction_message_response_params(type=4, view=view, files=files))


async def answer_later() -> Sent:
    return await answered(interaction_response_params(5, {"flags": 64}))


async def update_later() -> Sent:
    return await answered(interaction_response_params(6))


async def board_updated() -> Sent:
    view, files = board()
    return await answered(
        interaction_message_response_params(
            type=7, content=None, embeds=[], view=view, attachments=files
        )
    )


async def choices() -> Sent:
    offered = [
        app_commands.Choice(name="Rathaus (5)", value="rathaus"),
        app_commands.Choice(name="Krieau (1-6)", value="krieau"),
    ]
    data = {"choices": [choice.to_dict() for choice in offered]}
    return await answered(interaction_response_params(8, data))


async def choices_of_numbers() -> Sent:
    offered = [app_commands.Choice(name="five", value=5)]
    data = {"choices": [choice.to_dict() for choice in offered]}
    return await answered(interaction_response_params(8, data))


async def modal() -> Sent:
    form = ui.Modal(title="Report a result", custom_id="result:1")
    form.add_item(ui.TextDisplay("Round 3, table 2"))
    note = ui.TextInput[ui.Modal](
        custom_id="note",
        style=discord.TextStyle.paragraph,
        placeholder="anything worth telling",
        default="nothing to report",
        min_length=5,
        max_length=500,
        required=False,
    )
    form.add_item(ui.Label(text="Note", description="shown to the director", component=note))
    winner = ui.Select[ui.Modal](custom_id="winner", required=True)
    winner.add_option(label="Anna", value="anna")
    winner.add_option(label="Bela", value="bela")
    form.add_item(ui.Label(text="Winner", component=winner))
    form.add_item(ui.Label(text="Judge", component=ui.UserSelect(custom_id="judge")))
    proof = ui.FileUpload[ui.Modal](custom_id="proof", required=False, min_values=0, max_values=2)
    form.add_item(ui.Label(text="Proof", component=proof))
    return await answered(interaction_response_params(9, form.to_dict()))


async def modal_of_boxes() -> Sent:
    form = ui.Modal(title="Settings", custom_id="settings")
    pace = ui.RadioGroup[ui.Modal](custom_id="pace")
    pace.add_option(label="Slow", value="slow", description="a move a day", default=True)
    pace.add_option(label="Fast", value="fast")
    form.add_item(ui.Label(text="Pace", component=pace))
    extras = ui.CheckboxGroup[ui.Modal](custom_id="extras", min_values=1, max_values=2)
    extras.add_option(label="Night board", value="night")
    extras.add_option(label="Text board", value="text", default=True)
    form.add_item(ui.Label(text="Extras", component=extras))
    form.add_item(ui.Label(text="Remind me", component=ui.Checkbox(custom_id="remind")))
    return await answered(interaction_response_params(9, form.to_dict()))


async def old_modal() -> Sent:
    form = ui.Modal(title="Report", custom_id="report")
    form.add_item(ui.TextInput(label="What happened?", custom_id="what"))
    return await answered(interaction_response_params(9, form.to_dict()))


async def followup() -> Sent:
    params = handle_message_parameters(
        "@everyone may look.",
        allowed_mentions=discord.AllowedMentions.none(),
        flags=discord.MessageFlags(ephemeral=True),
        file=picture(),
    )
    return await caught(
        WebhookRecorder().execute_webhook(
            APPLICATION,
            TOKEN,
            session=cast("aiohttp.ClientSession", None),
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
            wait=True,
        )
    )


async def original_edited() -> Sent:
    view, files = board()
    params = handle_message_parameters(view=view, attachments=files)
    return await caught(
        WebhookRecorder().edit_original_interaction_response(
            APPLICATION,
            TOKEN,
            session=cast("aiohttp.ClientSession", None),
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )
    )


async def followup_edited() -> Sent:
    params = handle_message_parameters("Gone.", embeds=[], view=None, attachments=[])
    return await caught(
        WebhookRecorder().edit_webhook_message(
            APPLICATION,
            TOKEN,
            MESSAGE,
            session=cast("aiohttp.ClientSession", None),
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )
    )


async def global_commands() -> Sent:
    payload = await translated_commands()
    return await caught(Recorder().bulk_upsert_global_commands(APPLICATION, payload))


async def guild_commands() -> Sent:
    payload = await translated_commands()
    return await caught(Recorder().bulk_upsert_guild_commands(APPLICATION, GUILD, payload))


async def thread_from_message() -> Sent:
    return await caught(
        Recorder().start_thread_with_message(
            CHANNEL, MESSAGE, name="Vienna 12", auto_archive_duration=1440
        )
    )


async def thread_alone() -> Sent:
    return await caught(
        Recorder().start_thread_without_message(
            CHANNEL, name="Vienna 12", auto_archive_duration=1440, type=12, invitable=False
        )
    )


async def thread_archived() -> Sent:
    return await caught(Recorder().edit_channel(CHANNEL, archived=True, locked=True))


async def direct_message_opened() -> Sent:
    return await caught(Recorder().start_private_message(USER))


async def typing() -> Sent:
    return await caught(Recorder().send_typing(CHANNEL))


async def reaction() -> Sent:
    return await caught(Recorder().add_reaction(CHANNEL, MESSAGE, "🎲"))


async def thread_member() -> Sent:
    return await caught(Recorder().add_user_to_thread(CHANNEL, USER))


async def message_deleted() -> Sent:
    return await caught(Recorder().delete_message(CHANNEL, MESSAGE))


async def message_pinned() -> Sent:
    return await caught(Recorder().pin_message(CHANNEL, MESSAGE))


async def history() -> Sent:
    return await caught(Recorder().logs_from(CHANNEL, 50, before=MESSAGE))


async def login() -> Sent:
    return await caught(Recorder().application_info())


REQUESTS: tuple[Callable[[], Awaitable[Sent]], ...] = (
    plain_message,
    reply,
    message_with_embed,
    message_with_an_embed_seen_before,
    message_with_classic_view,
    board_message,
    board_edited,
    buttons_disarmed,
    private_answer,
    answer_with_board,
    answer_later,
    update_later,
    board_updated,
    choices,
    choices_of_numbers,
    modal,
    modal_of_boxes,
    old_modal,
    followup,
    original_edited,
    followup_edited,
    global_commands,
    guild_commands,
    thread_from_message,
    thread_alone,
    thread_archived,
    direct_message_opened,
    typing,
    reaction,
    thread_member,
    message_deleted,
    message_pinned,
    history,
    login,
)
