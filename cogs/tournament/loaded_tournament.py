"""A tournament with its game and the names of those who take part; and which one is meant."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

import discord
from discord import app_commands

from bot.app import App
from bot.match.model import ChannelId, GuildId, TournamentId
from bot.tournament.entrant_names import names_in
from bot.tournament.errors import NoTournament
from bot.tournament.model import Tournament
from bot.tournament.table_points import EntrantId
from cogs.interaction.error_report import Refused
from cogs.interaction.reply_language import Voice, plain
from cogs.interaction.typed_text import exact_text, suggestions
from games.api import AnyGame, label
from language import Language

_COMMAS = ("de", "fr", "it")  # where 2.5 is written 2,5
_MOST_LOOKED_AT = 60  # tournaments of a server, when some are suggested
_NEEDED = discord.Permissions(
    send_messages=True, create_public_threads=True, send_messages_in_threads=True, attach_files=True
)


class Gathering(NamedTuple):
    """What anybody who talks about a tournament needs to know."""

    tournament: Tournament
    game: AnyGame
    names: tuple[str, ...]  # as `names_in` says

    @property
    def voice(self) -> Voice:
        """In which everybody is spoken to."""
        return Voice(self.tournament.plan.language, self.game)

    @property
    def plain_names(self) -> tuple[str, ...]:
        """The names as text that stays text."""
        return tuple(map(plain, self.names))

    def name(self, entrant: EntrantId) -> str:
        """What an entrant is called."""
        return self.names[entrant]

    def label_of(self, entrant: EntrantId) -> str:
        """An entrant in a list to choose from: two may go by the same name."""
        return f"{self.names[entrant]} ({entrant})"


async def gather(app: App, tournament: Tournament, language: Language | None = None) -> Gathering:
    """The tournament with its names, in its own language or another one."""
    names = await names_in(app.store, tournament, language or tournament.plan.language)
    return Gathering(tournament, app.games[tournament.plan.game], names)


async def tournament_here(app: App, interaction: discord.Interaction) -> Tournament:
    """The tournament of this channel, or of the one above this thread."""
    found = await _tournament_in(app, interaction.channel_id)
    if found is None and isinstance(interaction.channel, discord.Thread):
        found = await _tournament_in(app, interaction.channel.parent_id)
    if found is None:
        raise NoTournament
    return await app.tournament_store.load(found)


async def tournaments_of(app: App, interaction: discord.Interaction) -> list[Tournament]:
    """The tournaments of this server, the newest first."""
    found = await app.tournament_store.tournaments_in(GuildId(interaction.guild_id or 0))
    return [await app.tournament_store.load(id) for id in found[:_MOST_LOOKED_AT]]


def tournaments_suggested(
    tournaments: Iterable[Tournament], typed: object
) -> list[app_commands.Choice[int]]:
    """Those of these tournaments whose names or numbers contain what was typed."""
    labels = {
        f"{tournament.plan.name} ({tournament.id})": tournament.id for tournament in tournaments
    }
    return [
        app_commands.Choice(name=text, value=labels[text])
        for text in suggestions(labels, str(typed))
    ]


def expect_room(interaction: discord.Interaction) -> None:
    """Refuse a place where tables could not have their threads."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused(label("event-needs-channel"))
    if not interaction.app_permissions.is_superset(_NEEDED):
        raise Refused(label("event-needs-threads"))


async def _tournament_in(app: App, channel: int | None) -> TournamentId | None:
    return None if channel is None else await app.tournament_store.tournament_in(ChannelId(channel))


def entrant_meant(here: Gathering, typed: str) -> EntrantId:
    """The entrant of this name or number, or a sentence that says how to choose one."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(here.tournament.entrants):
        return EntrantId(int(typed))
    labels = {here.label_of(one.id): one.id for one in here.tournament.entrants}
    found = exact_text(labels, typed)
    if found is None:
        raise Refused(label("no-such-entrant"))
    return labels[found]


def entrants_suggested(here: Gathering, typed: str) -> list[tuple[str, str]]:
    """Those who take part and whose names contain what was typed, with their numbers."""
    labels = {here.label_of(one.id): one.id for one in here.tournament.active}
    return [(text, str(labels[text])) for text in suggestions(labels, typed) if text in labels]


def decimal(value: Fraction, language: Language, digits: int = 2) -> str:
    """A fraction as people read it: 2.5, or 2,5."""
    return localised(f"{float(value):.{digits}f}".rstrip("0").rstrip("."), language)


def localised(number: str, language: Language) -> str:
    """A number with the comma of the language, where it has one."""
    return number.replace(".", ",") if language in _COMMAS else number


def percent(value: Fraction) -> str:
    """A share as a number of a hundred."""
    return f"{float(100 * value):.0f}"
