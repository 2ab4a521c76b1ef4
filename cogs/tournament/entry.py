"""Entering a tournament, leaving it, checking in, sitting in: by button or by command."""

from __future__ import annotations

from bot.tournament.errors import AlreadyEntered
from bot.tournament.model import Tournament
from cogs.interaction.guest import Guest, remember
from cogs.interaction.reply_language import plain


async def enter(guest: Guest, tournament: Tournament) -> None:
    """Take part."""
    await remember(guest.app, guest.interaction.user)
    after = await guest.app.tournaments.enter(tournament.id, guest.user, by=guest.by)
    id = "entered-late" if after.phase == "running" else "entered"
    await guest.tell(guest.voice.say(id, event=plain(tournament.plan.name)))


async def leave(guest: Guest, tournament: Tournament) -> None:
    """Take part no more."""
    after = await guest.app.tournaments.leave(tournament.id, guest.user, by=guest.by)
    id = "left-running" if after.phase == "running" else "left-event"
    await guest.tell(guest.voice.say(id, event=plain(tournament.plan.name)))


async def check_in(guest: Guest, tournament: Tournament) -> None:
    """Say that one is there."""
    await remember(guest.app, guest.interaction.user)
    await guest.app.tournaments.check_in(tournament.id, guest.user, by=guest.by)
    await guest.tell(guest.voice.say("checked-in", event=plain(tournament.plan.name)))


async def sit_in(guest: Guest, tournament: Tournament) -> None:
    """Offer to play where somebody does not appear, or do not any more."""
    await remember(guest.app, guest.interaction.user)
    entrant = tournament.entrant_of(guest.user)
    if entrant is not None and not entrant.is_out:
        raise AlreadyEntered
    is_willing = guest.user not in tournament.substitutes
    await guest.app.tournaments.sit_in(tournament.id, guest.user, is_willing, by=guest.by)
    await guest.tell(guest.voice.say("sits-in" if is_willing else "sits-in-no-more"))
