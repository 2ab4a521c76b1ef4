"""Telling whoever announced a tournament that it cannot be shown where it is."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from bot.app import App
from bot.tournament.model import Tournament
from cogs.interaction.message_layouts import note
from cogs.interaction.reply_language import Voice, plain, wishes_of

_log = logging.getLogger(__name__)

_LONGEST_NONCE = 25


async def complain(app: App, client: discord.Client, tournament: Tournament) -> None:
    """The opener knows, and is told once, that nothing can be shown there; nothing is lost."""
    display = await app.tournament_store.display(tournament.id)
    if display.complained == tournament.channel or tournament.opener is None:
        return
    wishes = await wishes_of(app.store, tournament.opener)
    voice = Voice(wishes.language or tournament.plan.language)
    text = voice.say("cannot-show-event", event=plain(tournament.plan.name))
    try:
        person = await client.fetch_user(tournament.opener)
        nonce = f"e{tournament.id}-{tournament.channel}"[:_LONGEST_NONCE]
        await person.send(view=note(text), nonce=nonce)
    except (discord.Forbidden, discord.NotFound) as refused:
        _log.info("nobody can be told: %s", refused)
    # What was shown meanwhile stays known.
    display = await app.tournament_store.display(tournament.id)
    await app.tournament_store.set_display(
        tournament.id, replace(display, complained=tournament.channel)
    )
