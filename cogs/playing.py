"""One person's request about one match: looked up, carried out, answered privately."""

from __future__ import annotations

import logging
from typing import NamedTuple

import aiohttp
import discord
from discord import app_commands

from bot.app import App
from bot.match import tables
from bot.match.changes import expect_running, expect_seated
from bot.match.model import (
    AiLevel,
    ChannelId,
    Done,
    InteractionId,
    MatchId,
    Person,
    Revision,
    UserId,
)
from bot.menus import Menu, Menus, NoSuchStep
from bot.sittings import Sitting, happened, sit_down
from cogs.ids import ButtonId
from cogs.layouts import Choice, Choices, Push, menu, note, parted
from cogs.report import Refused
from cogs.speech import Voice, language_for, plain
from games.ai.players import LEVELS
from games.api import Move, NotYourMove, label
from render.texts import board_text

_log = logging.getLogger(__name__)


COMPUTER: AiLevel = "regular"  # who comes when somebody asks for a computer player
_KEPT_DELIVERIES = 10_000  # more than arrive within the seconds in which Discord repeats itself


def level_meant(text: str) -> AiLevel:
    """The level of this name; whatever is none, the usual one."""
    found: list[AiLevel] = [level for level in LEVELS if level == text]
    return found[0] if found else COMPUTER


class Deliveries:
    """The interactions that arrived lately: Discord may deliver one twice."""

    def __init__(self) -> None:
        self._ids: dict[int, None] = {}  # oldest first

    def is_new(self, interaction: discord.Interaction) -> bool:
        """Whether it arrives for the first time."""
        if interaction.id in self._ids:
            return False
        self._ids[interaction.id] = None
        if len(self._ids) > _KEPT_DELIVERIES:
            del self._ids[next(iter(self._ids))]
        return True


def is_unanswered(error: BaseException) -> bool:
    """Whether only our answer was lost on its way: what was asked for may well be done."""
    while isinstance(error, app_commands.CommandInvokeError) and error.__cause__ is not None:
        error = error.__cause__
    return isinstance(error, discord.HTTPException | aiohttp.ClientError | TimeoutError)


async def answer_quietly(interaction: discord.Interaction) -> None:
    """Take note of a click without a word, or Discord says that it failed.

    To a command there is no answer without words; there Discord says that none arrived.
    """
    is_click = interaction.type is discord.InteractionType.component
    try:
        if is_click and not interaction.response.is_done():
            await interaction.response.defer()
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        _log.info("an answer did not arrive: %s", error)


class Guest(NamedTuple):
    """Who asks, and through which interaction."""

    app: App
    interaction: discord.Interaction
    voice: Voice

    @property
    def user(self) -> UserId:
        """The person."""
        return UserId(self.interaction.user.id)

    @property
    def by(self) -> InteractionId:
        """The name of this request: Discord may deliver it twice."""
        return InteractionId(str(self.interaction.id))

    async def tell(self, text: str) -> None:
        """Answer, for nobody else to see; in several messages if it is long."""
        first, *others = parted(text)
        await self.interaction.response.send_message(view=note(first), ephemeral=True)
        for part in others:
            await self.interaction.followup.send(view=note(part), ephemeral=True)


async def guest_of(
    app: App, interaction: discord.Interaction, sitting: Sitting | None = None
) -> Guest:
    """The person behind an interaction, spoken to in their language."""
    language = await language_for(app, interaction)
    return Guest(app, interaction, Voice(language, sitting.game if sitting else None))


async def remember(app: App, user: discord.User | discord.Member) -> None:
    """Keep what somebody is called now."""
    known = await app.store.person(UserId(user.id))
    settings = known.settings if known else b"{}"
    if known is None or known.name != user.display_name:
        await app.store.know(Person(UserId(user.id), user.display_name, settings))


async def sitting_here(app: App, interaction: discord.Interaction) -> Sitting:
    """The match of this channel or thread, or a sentence that says how to open one."""
    return await _sit_down_at(app, await match_here(app, interaction))


async def last_sitting_here(app: App, interaction: discord.Interaction) -> Sitting:
    """The same; where none is open, the last one that was played here."""
    found = await match_here(app, interaction)
    if found is None:
        found = await app.store.last_match_in(ChannelId(interaction.channel_id or 0))
    return await _sit_down_at(app, found)


async def _sit_down_at(app: App, found: MatchId | None) -> Sitting:
    if found is None:
        raise Refused(label("no-match-here"))
    return await sit_down(app.store, app.games, found)


async def match_here(app: App, interaction: discord.Interaction) -> MatchId | None:
    """The match that is open or running in this channel or thread."""
    channel = ChannelId(interaction.channel_id or 0)
    found = await app.store.match_in(channel)
    if found is not None or not isinstance(interaction.channel, discord.Thread):
        return found
    # A thread can be seen, and typed into, a moment before its match has moved there.
    above = await app.store.match_in(ChannelId(interaction.channel.parent_id))
    if above is not None and (await app.store.display(above)).lobby == channel:
        return above
    return None


def board_in_words(guest: Guest, sitting: Sitting) -> str:
    """Everything this person may know of the table, as text that stays text."""
    view = sitting.view(sitting.match.seat_of(guest.user))
    names = [plain(name) for name in sitting.names]
    return board_text(sitting.game, view, names, guest.voice.language)


# Moves ----------------------------------------------------------------------------------------


async def act(guest: Guest, sitting: Sitting, revision: Revision, move: Move) -> Done:
    """Play a move."""
    data = tables.codec_of(sitting.game).write(move)
    return await guest.app.service.act(sitting.match.id, guest.user, revision, data, by=guest.by)


async def told_of(guest: Guest, done: Done) -> str:
    """What came of a move, as the person who made it may know it."""
    after = await sit_down(guest.app.store, guest.app.games, done.match)
    rows = await guest.app.store.log(done.match, after=Revision(done.revision - 1))
    own = [row for row in rows if row.revision == done.revision]
    names = [plain(name) for name in after.names]
    seat = after.match.seat_of(guest.user)
    lines = [guest.voice.speak(sentence, names) for _, sentence in happened(after, own, seat)]
    return "\n".join(lines) or guest.voice.say("done")


async def act_here(guest: Guest, sitting: Sitting, move: Move) -> None:
    """Play a move asked for by a slash command, and say privately what came of it."""
    done = await act(guest, sitting, sitting.match.revision, move)
    await guest.tell(await told_of(guest, done))


def opened(guest: Guest, sitting: Sitting, steps: tuple[int, ...]) -> Menu | Move:
    """The menu or the move these steps lead to."""
    seat = expect_seated(sitting.match, guest.user)
    expect_running(sitting.match)
    if seat not in sitting.asked:
        raise NotYourMove(seat, frozenset(sitting.asked))
    try:
        return Menus(sitting.game, sitting.state, seat).open(steps)
    except NoSuchStep as error:
        raise Refused(label("stale-board")) from error


def menu_entries(guest: Guest, sitting: Sitting, found: Menu) -> tuple[Choice, ...]:
    """What can be chosen next, in words."""
    return tuple(
        Choice(str(place), guest.voice.speak(entry, sitting.names))
        for place, entry in enumerate(found.entries)
    )


def menu_view(guest: Guest, sitting: Sitting, found: Menu) -> discord.ui.LayoutView:
    """A private list of what can be chosen next."""
    match, entries = sitting.match, menu_entries(guest, sitting, found)
    back = None
    if found.steps:
        id = ButtonId("move", match.id, match.revision)
        back = Push(id, guest.voice.say("button-back"))
    ask = guest.voice.speak(sitting.game.ask(sitting.view(None)), sitting.names)
    id = ButtonId("pick", match.id, match.revision, found.steps)
    return menu(plain(ask), Choices(id, guest.voice.say("menu-choose"), entries), back=back)
