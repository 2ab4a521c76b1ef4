"""Telling whoever announced a tournament that it cannot be shown where it is."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from bot.app import App
from bot.tournament.model import Tournament
from cogs.layouts import note
from cogs.speech import Voice, plain, wishes_of

_log = logging.getLogger(__name__)

_LONGEST_NONCE = 25


async def complain(app: App, client: discord.Client, event: Tournament) -> None:
    """The opener knows, and is told once, that nothing can be shown there; nothing is lost."""
    display = await app.events.display(event.id)
    if display.complained == event.channel or event.opener is None:
        return
    wishes = await wishes_of(app.store, event.opener)
    voice = Voice(wishes.language or event.plan.language)
    text = voice.say("cannot-show-event", event=plain(event.plan.name))
    try:
        person = await client.fetch_user(event.opener)
        nonce = f"e{event.id}-{event.channel}"[:_LONGEST_NONCE]
        await person.send(view=note(text), nonce=nonce)
    except (discord.Forbidden, discord.NotFound) as refused:
        _log.info("nobody can be told: %s", refused)
    # What was shown meanwhile stays known.
    display = await app.events.display(event.id)
    await app.events.set_display(event.id, replace(display, complained=event.channel))
