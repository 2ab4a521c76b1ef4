"""Messages in channels: posted once however often that is asked for, and edited where they are."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.match.model import ChannelId, MessageId, UserId
from cogs.interaction.message_layouts import Page

LOCKED = 160005  # the thread is
THREAD_EXISTS = 160004
EDITED_TOO_OFTEN = 30046  # for the age of the message
LONGEST_THREAD_NAME = 100


class ChannelMessages:
    """What the screens of matches and of tournaments do to channels."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def sent(
        self, channel: ChannelId, page: Page, nonce: str, ping: Sequence[UserId] = ()
    ) -> discord.Message:
        """A new message. The nonce makes Discord send it once, however often it is asked to."""
        place = self._client.get_partial_messageable(channel)
        users = [discord.Object(user) for user in ping]
        return await place.send(
            view=page.view(),
            files=page.attachments(),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
        )

    async def is_edited(self, channel: ChannelId, message: MessageId, page: Page) -> bool:
        """Whether the message is there and shows the page now; its files stay as they are."""
        return await self._is_edited(channel, message, page, discord.utils.MISSING)

    async def is_redrawn(self, channel: ChannelId, message: MessageId, page: Page) -> bool:
        """The same, with the pictures of the page in place of those it had."""
        return await self._is_edited(channel, message, page, page.attachments())

    async def _is_edited(
        self, channel: ChannelId, message: MessageId, page: Page, files: list[discord.File]
    ) -> bool:
        try:
            await self.partial(channel, message).edit(
                view=page.view(),
                attachments=files,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return False
        return True

    def partial(self, channel: ChannelId, message: MessageId) -> discord.PartialMessage:
        """A message of which nothing is known but where it is."""
        return self._client.get_partial_messageable(channel).get_partial_message(message)
