"""The gallery: one message on a server that shows what is being played there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator

import discord
from msgspec.structs import replace

from bot.app import App
from bot.loaded_match import LoadedMatch, load_match
from bot.match.errors import MatchError
from bot.match.model import ChannelId, GuildId, Match, MessageId
from bot.save_and_show.show_loop import Sleep
from cogs.interaction.message_layouts import Page
from cogs.interaction.reply_language import Voice, plain
from cogs.people.reminder_messages import jump_link
from cogs.people.server_settings import ServerWishes, keep_server_wishes, server_wishes
from cogs.table.time_lines import deadline, stamp

_log = logging.getLogger(__name__)

_PAUSE = 60.0  # seconds; what is looked at by the way need not be of this minute
_MOST_SHOWN = 15
_SERVER_ERRORS = 500


class Gallery:
    """Keeps the galleries of all servers up to date, each at most once a minute."""

    def __init__(self, app: App, client: discord.Client, *, sleep: Sleep = asyncio.sleep) -> None:
        self._app = app
        self._client = client
        self._sleep = sleep
        self._changed: set[GuildId] = set()
        self._woken = asyncio.Event()

    def wake(self, match: Match) -> None:
        """A match has changed."""
        self._changed.add(match.guild)
        self._woken.set()

    async def run(self) -> None:
        """Show anew what has changed, until cancelled."""
        while True:
            await self._woken.wait()
            await self._sleep(_PAUSE)
            self._woken.clear()
            await self.drain()

    async def drain(self) -> None:
        """Show the galleries of all servers on which something has changed."""
        changed, self._changed = self._changed, set()
        for guild in changed:
            try:
                await self.show(guild)
            except (MatchError, discord.HTTPException):
                _log.warning("the gallery of a server waits", exc_info=True)

    async def show(self, guild: GuildId) -> None:
        """The gallery of a server as it is now, if it has one."""
        wishes = await server_wishes(self._app, guild)
        if wishes.gallery_channel is None:
            return
        page = await gallery_page(self._app, guild)
        place = self._client.get_partial_messageable(wishes.gallery_channel)
        if wishes.gallery is not None:
            try:
                await place.get_partial_message(wishes.gallery).edit(view=page.view())
            except discord.HTTPException as error:
                if error.status >= _SERVER_ERRORS:
                    raise  # shown later
                _log.info("the gallery of a server is hung up anew: %s", error)
                await self._take_down(wishes)
            else:
                return
        try:
            message = await place.send(view=page.view(), silent=True)
        except (discord.NotFound, discord.Forbidden):
            gone = replace(wishes, gallery=None, gallery_channel=None)
            await keep_server_wishes(self._app, guild, gone)
            return
        shown = replace(wishes, gallery=MessageId(message.id))
        await keep_server_wishes(self._app, guild, shown)

    async def hang(self, guild: GuildId, channel: ChannelId | None) -> None:
        """Show the gallery in this channel from now on; None: nowhere."""
        wishes = await server_wishes(self._app, guild)
        await self._take_down(wishes)
        moved = replace(wishes, gallery_channel=channel, gallery=None)
        await keep_server_wishes(self._app, guild, moved)
        await self.show(guild)

    async def _take_down(self, wishes: ServerWishes) -> None:
        if wishes.gallery is None or wishes.gallery_channel is None:
            return
        place = self._client.get_partial_messageable(wishes.gallery_channel)
        try:
            await place.get_partial_message(wishes.gallery).delete()
        except discord.HTTPException as error:
            _log.info("an old gallery stays where it was: %s", error)


@contextlib.asynccontextmanager
async def showing(gallery: Gallery) -> AsyncGenerator[None]:
    """The galleries kept up to date until the end of the block."""
    task = asyncio.create_task(gallery.run(), name="Gallery")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def gallery_page(app: App, guild: GuildId) -> Page:
    """Everything that is open or running on a server."""
    ids = await app.store.matches_in(guild)
    all_loaded = [await load_match(app.store, app.games, id) for id in ids[-_MOST_SHOWN:]]
    voice = Voice(all_loaded[-1].match.language if all_loaded else app.settings.language)
    lines = [await _line(app, voice, loaded) for loaded in all_loaded]
    if len(ids) > _MOST_SHOWN:
        lines.append(voice.say("gallery-more", count=len(ids) - _MOST_SHOWN))
    body = "\n".join(lines) or voice.say("gallery-empty")
    return Page(f"## {voice.say('gallery-title')}", body=body)


async def _line(app: App, voice: Voice, loaded: LoadedMatch) -> str:
    match = loaded.match
    names = [plain(name) for name in loaded.names]
    facts = {
        "game": Voice(voice.language, loaded.game).say("game-name"),
        "match": str(match.id),
        "link": await jump_link(app, match),
    }
    if match.status == "lobby":
        free = match.seats_wanted - len(match.chairs)
        return f"- {voice.say('gallery-lobby', **facts, free=free)}"
    asked = tuple(names[seat] for seat in loaded.asked)
    end = await deadline(app, match)
    until = "" if end is None else stamp(end, "R")
    said = voice.say("gallery-running", **facts, people=tuple(names), asked=asked)
    return f"- {said} {until}".rstrip()
