"""Showing what has been saved, on Discord: each match as it stands now, wherever it is played.

A row of the outbox only says that there is something to show. What is shown follows from the match
and from what is kept about its messages, so that showing a row twice changes nothing, and a row
that a later one has overtaken shows nothing.
"""

from __future__ import annotations

import contextlib
import logging

import discord
from msgspec.structs import replace

from bot.app import App
from bot.loaded_match import LoadedMatch, load_match
from bot.match.errors import ChannelBusy, NotRunning
from bot.match.model import (
    OVER,
    ChannelId,
    Display,
    InteractionId,
    LogRow,
    MessageId,
    OutboxRow,
    UserId,
)
from cogs.interaction.channel_messages import (
    EDITED_TOO_OFTEN,
    LOCKED,
    LONGEST_THREAD_NAME,
    THREAD_EXISTS,
    ChannelMessages,
)
from cogs.interaction.message_layouts import Page
from cogs.interaction.reply_language import Voice
from cogs.lobby.lobby_page import lobby_page
from cogs.table.board_page import table_page, with_followers
from cogs.table.catch_up import turn_page
from cogs.table.end_page import end_page
from cogs.table.ping_decision import Caller, begins_round, newly_asked
from cogs.table.time_lines import deadline

_log = logging.getLogger(__name__)

_EDITABLE_SECONDS = 50 * 60  # Discord rations edits of messages older than an hour
_SERVER_ERRORS = 500
_UNEDITABLE = (50083, EDITED_TOO_OFTEN)  # 50083: its thread is archived


class DiscordScreen:
    """Fulfils `bot.match.ports.Screen`."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._caller = Caller(app, client)
        self._messages = ChannelMessages(client)

    async def show(self, row: OutboxRow) -> None:
        """Show the match of this row as it stands now."""
        loaded = await load_match(self._app.store, self._app.games, row.match)
        if loaded.match.revision > row.revision and row.notice not in ("started", "placed"):
            return  # a later row shows what this one would
        try:
            await self._show(loaded, row)
        except discord.Forbidden as error:
            await self._complain(loaded, error)
        except discord.NotFound as error:
            if loaded.match.tournament is not None:
                await self._app.tournaments.room_lost(loaded.match.id)
            elif not await self._move_back(loaded):
                await self._complain(loaded, error)
        except discord.HTTPException as error:
            if error.code != LOCKED:
                raise  # shown later
            await self._complain(loaded, error)

    async def _show(self, loaded: LoadedMatch, row: OutboxRow) -> None:
        match = loaded.match
        display = await self._app.store.display(match.id)
        if match.started_at is None:
            await self._show_lobby(loaded, display, row)
        elif match.status in OVER:
            await self._show_end(loaded, display, row)
        elif row.notice == "started":
            display = await self._show_lobby(loaded, display, row)
            if not await self._move_to_thread(loaded, display):
                await self._show_table(loaded, display, row)
        else:
            if row.notice == "placed":
                await self._point_lobby_to(loaded, display)
            await self._show_table(loaded, display, row)

    # The lobby --------------------------------------------------------------------------------

    async def _show_lobby(self, loaded: LoadedMatch, display: Display, row: OutboxRow) -> Display:
        match, page = loaded.match, await lobby_page(self._app, loaded)
        is_elsewhere = display.lobby_channel != match.channel and match.status == "lobby"
        if not is_elsewhere and await self._edited(display.lobby_channel, display.lobby, page):
            return display
        message = await self._messages.sent(match.channel, page, f"{match.id}-lobby-{row.id}")
        display = replace(display, lobby=MessageId(message.id), lobby_channel=match.channel)
        await self._app.store.set_display(match.id, display)
        return display

    async def _point_lobby_to(self, loaded: LoadedMatch, display: Display) -> None:
        """The lobby links to where the match is now; if that fails, the table lacks nothing."""
        with contextlib.suppress(discord.Forbidden):
            page = await lobby_page(self._app, loaded)
            await self._edited(display.lobby_channel, display.lobby, page)

    async def _move_to_thread(self, loaded: LoadedMatch, display: Display) -> bool:
        """Go on in a thread under the lobby, if there may be one; whether the match moved."""
        match = loaded.match
        await self._client.wait_until_ready()  # until then no channel is known
        channel = self._client.get_channel(match.channel)
        if not isinstance(channel, discord.TextChannel) or display.lobby is None:
            return False
        if display.lobby_channel != match.channel:
            return False
        voice = Voice(match.language, loaded.game)
        name = voice.say("thread-name", game=voice.say("game-name"), number=str(match.id))
        lobby = channel.get_partial_message(display.lobby)
        try:
            await lobby.create_thread(name=name[:LONGEST_THREAD_NAME])
        except discord.Forbidden:
            return False
        except discord.HTTPException as error:
            if error.status >= _SERVER_ERRORS:
                raise  # tried again later
            if error.code != THREAD_EXISTS:
                return False
        try:
            # A thread that hangs on a message has the id of that message.
            thread = ChannelId(display.lobby)
            by = InteractionId(f"thread-{match.id}")
            await self._app.service.move(match.id, thread, by=by)
        except ChannelBusy:
            return False
        return True

    async def _move_back(self, loaded: LoadedMatch) -> bool:
        """Go on where the lobby was, if the thread is gone; whether the match moved."""
        match = loaded.match
        home = (await self._app.store.display(match.id)).lobby_channel
        await self._client.wait_until_ready()  # until then no channel is known
        if home is None or home == match.channel or self._client.get_channel(home) is None:
            return False
        try:
            by = InteractionId(f"back-{match.id}-{match.channel}")
            await self._app.service.move(match.id, home, by=by)
        except (ChannelBusy, NotRunning):
            return False
        return True

    # The table --------------------------------------------------------------------------------

    async def _show_table(self, loaded: LoadedMatch, display: Display, row: OutboxRow) -> None:
        match = loaded.match
        is_placed = row.notice == "placed"
        places = (display.lobby_channel, display.board_channel)
        if display.board is None and not is_placed and match.channel not in places:
            return  # the match has just moved, and the row that says so is still to come
        is_asked = bool(loaded.waited_for) or match.rests_since is not None
        if not is_asked and (not is_placed or display.board is None):
            # Computers are moving; what they did is told when somebody is asked.
            if is_placed:
                here = replace(display, board_channel=match.channel)
                await self._app.store.set_display(match.id, here)
            return
        if row.notice == "clock":
            await self._look_again(loaded, display)
            return
        if row.notice in ("moved", "undone") and _is_shown(loaded, display):
            return
        log = await self._app.store.log(match.id, after=display.told)
        rows = [row for row in log if row.revision <= match.revision]  # people may be moving on
        fresh = [row for row in rows if row.revision > display.revision]
        is_new = self._is_new_turn(loaded, display, row) or _have_computers_moved_since(fresh)
        if is_new or await self._is_followed_round(loaded, fresh):
            await self._post_table(loaded, display, row, fresh)
            return
        assert display.board is not None
        page = await table_page(self._app, loaded, rows)
        if await self._edited(match.channel, display.board, page):
            shown = replace(
                display,
                revision=match.revision,
                asked=loaded.waited_for,
                deadline=await deadline(self._app, match),
            )
            await self._app.store.set_display(match.id, shown)
        else:
            await self._post_table(loaded, display, row, fresh)

    async def _is_missed(self, loaded: LoadedMatch, gone: UserId) -> bool:
        """What the lobby agreed for those who do not answer, done; but once, not again."""
        match = loaded.match
        by = InteractionId(f"gone-{match.id}-{match.revision}-{gone}")
        if await self._app.store.answer(by) is not None:
            return False
        await self._app.service.miss(match.id, gone, by=by)
        return True

    async def _look_again(self, loaded: LoadedMatch, display: Display) -> None:
        """Whoever is asked may have left the server, and time may run out at another moment."""
        match = loaded.match
        gone = await self._caller.gone(match, loaded.waited_for)
        if gone is not None and await self._is_missed(loaded, gone):
            return  # what came of that is shown
        end = await deadline(self._app, match)
        is_shown = display.board is not None and display.revision == match.revision
        if end == display.deadline or not is_shown:
            return
        log = await self._app.store.log(match.id, after=display.told)
        page = await table_page(self._app, loaded, log)
        if await self._edited(display.board_channel, display.board, page):
            await self._app.store.set_display(match.id, replace(display, deadline=end))

    async def _is_followed_round(self, loaded: LoadedMatch, fresh: list[LogRow]) -> bool:
        """Whether a round begins that somebody wants to hear of: an edit would call nobody."""
        if not begins_round(loaded, fresh):
            return False
        return bool(await self._caller.followers(loaded.match, rounds=True))

    def _is_new_turn(self, loaded: LoadedMatch, display: Display, row: OutboxRow) -> bool:
        return (
            row.notice == "placed"
            or display.board is None
            or display.board_channel != loaded.match.channel
            or not set(loaded.waited_for) <= set(display.asked)
            or self._app.clock() - display.board_at > _EDITABLE_SECONDS
        )

    async def _post_table(
        self, loaded: LoadedMatch, display: Display, row: OutboxRow, fresh: list[LogRow]
    ) -> None:
        match = loaded.match
        called = newly_asked(loaded, display.asked, fresh)
        gone = await self._caller.gone(match, called)
        if gone is not None and await self._is_missed(loaded, gone):
            await self.show(row)  # what came of that
            return
        page = await turn_page(self._app, loaded, fresh, called)
        ping = await self._caller.call(loaded, called)
        if begins_round(loaded, fresh):
            followers = await self._caller.followers(match, rounds=True)
            page, ping = with_followers(page, loaded, followers), (*ping, *followers)
        message = await self._messages.sent(match.channel, page, f"{match.id}-{row.id}", ping=ping)
        shown = replace(
            display,
            board=MessageId(message.id),
            board_channel=match.channel,
            board_at=self._app.clock(),
            revision=match.revision,
            asked=loaded.waited_for,
            told=display.revision,
            complained=None,
            deadline=await deadline(self._app, match),
        )
        await self._app.store.set_display(match.id, shown)
        await self._disarm(display)

    async def _disarm(self, display: Display) -> None:
        """Grey out the buttons of a board that is not the present one any more."""
        if display.board is None or display.board_channel is None:
            return
        try:
            message = await self._messages.partial(display.board_channel, display.board).fetch()
            view = discord.ui.LayoutView.from_message(message, timeout=None)
            for item in view.walk_children():
                if isinstance(item, discord.ui.Button):
                    item.disabled = True
            view.stop()
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            # Its buttons answer that the board has changed: a blemish, not a fault.
            _log.info("an old board keeps its buttons: %s", error)

    # The end ----------------------------------------------------------------------------------

    async def _show_end(self, loaded: LoadedMatch, display: Display, row: OutboxRow) -> None:
        match = loaded.match
        is_shown = (
            display.board is not None and display.told == match.revision and not display.asked
        )
        if is_shown and row.notice != "placed":
            return
        page = await end_page(self._app, loaded)
        ping = await self._caller.followers(match, rounds=False)
        page = with_followers(page, loaded, ping)
        place = match.channel
        try:
            message = await self._messages.sent(place, page, f"{match.id}-end", ping=ping)
        except discord.NotFound:
            if display.lobby_channel in (None, place):
                raise
            place = display.lobby_channel
            message = await self._messages.sent(place, page, f"{match.id}-end", ping=ping)
        shown = replace(
            display,
            board=MessageId(message.id),
            board_channel=place,
            board_at=self._app.clock(),
            revision=match.revision,
            asked=(),
            told=match.revision,
        )
        await self._app.store.set_display(match.id, shown)
        await self._disarm(display)

    # Messages ---------------------------------------------------------------------------------

    async def _edited(
        self, channel: ChannelId | None, message: MessageId | None, page: Page
    ) -> bool:
        """Whether the message is there and shows the page now."""
        if channel is None or message is None:
            return False
        try:
            return await self._messages.is_redrawn(channel, message, page)
        except discord.HTTPException as error:
            if error.code not in _UNEDITABLE:
                raise
            return False

    async def _complain(self, loaded: LoadedMatch, error: discord.HTTPException) -> None:
        """The channel is gone or closed to us: tell the opener once, who can have it moved."""
        match = loaded.match
        _log.warning("match %s cannot be shown: %s", match.id, error)
        display = await self._app.store.display(match.id)
        is_known = display.complained == match.channel
        if match.opener is None or match.status in OVER or is_known:
            return
        voice = Voice(match.language, loaded.game)
        text = voice.say("cannot-show", match=str(match.id), game=voice.say("game-name"))
        try:
            user = await self._client.fetch_user(match.opener)
            await user.send(text, nonce=f"lost-{match.id}-{match.channel}"[:25])
        except discord.HTTPException as failure:
            _log.warning("the opener of match %s cannot be told: %s", match.id, failure)
        told = replace(display, complained=match.channel)
        await self._app.store.set_display(match.id, told)


def _is_shown(loaded: LoadedMatch, display: Display) -> bool:
    """Whether the board that is there shows the match as it stands."""
    match = loaded.match
    is_here = display.board is not None and display.board_channel == match.channel
    return is_here and display.revision == match.revision


def _have_computers_moved_since(rows: list[LogRow]) -> bool:
    """Whether computers moved after a person did: whoever is asked now has a new turn."""
    people = [row.actor == "person" for row in rows]
    return True in people and False in people[people.index(True) :]
