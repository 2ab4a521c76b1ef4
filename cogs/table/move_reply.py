"""Moves by people: played through the service, and what came of them told in private."""

from __future__ import annotations

from bot.loaded_match import LoadedMatch, happened, load_match
from bot.match import match_rules
from bot.match.model import (
    Done,
    Revision,
)
from cogs.interaction.guest import Guest
from cogs.interaction.reply_language import plain
from games.api import Move


async def act(guest: Guest, loaded: LoadedMatch, revision: Revision, move: Move) -> Done:
    """Play a move."""
    data = match_rules.codec_of(loaded.game).write(move)
    return await guest.app.service.act(loaded.match.id, guest.user, revision, data, by=guest.by)


async def told_of(guest: Guest, done: Done) -> str:
    """What came of a move, as the person who made it may know it."""
    after = await load_match(guest.app.store, guest.app.games, done.match)
    rows = await guest.app.store.log(done.match, after=Revision(done.revision - 1))
    own = [row for row in rows if row.revision == done.revision]
    names = [plain(name) for name in after.names]
    seat = after.match.seat_of(guest.user)
    lines = [guest.voice.speak(sentence, names) for _, sentence in happened(after, own, seat)]
    return "\n".join(lines) or guest.voice.say("done")


async def act_here(guest: Guest, loaded: LoadedMatch, move: Move) -> None:
    """Play a move asked for by a slash command, and say privately what came of it."""
    done = await act(guest, loaded, loaded.match.revision, move)
    await guest.tell(await told_of(guest, done))
