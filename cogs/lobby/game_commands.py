"""/game: opening a table, finding one, leaving one, and what server managers may do."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, get_args

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.loaded_match import LoadedMatch, load_match
from bot.match.clock.time_control import AtZero, StandInLevel, TempoKey, Terms
from bot.match.model import ChannelId, GuildId, MatchId, Time, UndoRule
from cogs.interaction.command_names import choices, options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.game_choice import game_meant, games_suggested
from cogs.interaction.guest import Guest, guest_of, remember
from cogs.interaction.match_here import loaded_here
from cogs.interaction.reply_language import plain, spoken
from cogs.interaction.typed_time import zone_meant, zones_suggested
from cogs.lobby.computer_levels import COMPUTER, level_meant
from cogs.lobby.server_gallery import Gallery
from cogs.people.reminder_messages import jump_link
from cogs.people.server_settings import (
    guess_zone,
    keep_server_wishes,
    server_language,
    server_wishes,
)
from cogs.table.followers import follow
from cogs.table.time_lines import deadline, stamp
from games.ai.players import LEVELS
from games.api import Seat, label

if TYPE_CHECKING:
    from cogs.client import FiakerBot

_MOST_LISTED = 20


@app_commands.guild_only()
class GameCommands(
    commands.GroupCog, group_name=words("game"), group_description=words("game-about")
):
    """Everything about tables."""

    admin = app_commands.Group(
        name=words("game-admin"),
        description=words("game-admin-about"),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, app: App, gallery: Gallery) -> None:
        super().__init__()
        self._app = app
        self._gallery = gallery

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Tables are on servers; Discord hides these commands elsewhere, most of the time."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise app_commands.NoPrivateMessage
        return True

    @app_commands.command(name=words("game-new"), description=words("game-new-about"))
    @options(
        game="game",
        seats="seats",
        computers="computers",
        level="level",
        look="look",
        length="length",
        undo="undo",
        hints="hints",
        language="language",
        clock="clock",
        at_zero="at-zero",
        stand_in="stand-in",
        rated="rated-match",
    )
    @app_commands.choices(
        level=choices(LEVELS),
        look=choices(("day", "night")),
        length=choices(("full", "short")),
        undo=choices(("all", "majority", "never")),
        language=choices(("en", "de", "fr", "it")),
        clock=choices(get_args(TempoKey), prefix="clock-"),
        at_zero=choices(get_args(AtZero), prefix="zero-"),
        stand_in=choices(get_args(StandInLevel)),
    )
    @app_commands.checks.cooldown(3, 30.0)
    async def new(
        self,
        interaction: discord.Interaction,
        game: app_commands.Range[str, 1, 100] | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
        computers: app_commands.Range[int, 0, 9] = 0,
        level: str = COMPUTER,
        look: str | None = None,
        length: str | None = None,
        undo: str = "all",
        hints: bool = False,
        language: str | None = None,
        clock: str | None = None,
        at_zero: str = "stand-in",
        stand_in: str = COMPUTER,
        rated: bool = False,
    ) -> None:
        """Open a table in this channel."""
        guest = await guest_of(self._app, interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        await remember(self._app, interaction.user)
        await guess_zone(self._app, interaction)
        rules = await game_meant(self._app, interaction, game)
        places = seats or max(rules.seat_counts.start, computers + 1)
        done = await self._app.service.open_lobby(
            GuildId(interaction.guild_id),
            ChannelId(interaction.channel_id),
            guest.user,
            game=rules.key,
            options=_options(look, length),
            seats=places,
            undo=_undo_rule(undo),
            language=spoken(language) or server_language(interaction) or guest.voice.language,
            hints=hints and not rated,
            rated=rated,
            terms=_terms(clock or _usual_tempo(places - computers), at_zero, stand_in),
            ais=(level_meant(level),) * computers,
            by=guest.by,
        )
        id = "table-full" if places == computers + 1 else "table-opened"
        await guest.tell(guest.voice.say(id, match=str(done.match)))

    @new.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await games_suggested(self._app, interaction, typed)

    @new.autocomplete("seats")
    async def _seat_counts(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        del typed  # there are few; and whatever is half typed is no number yet
        named = getattr(interaction.namespace, "game", None)
        try:
            rules = await game_meant(self._app, interaction, named)
        except Refused:
            return []
        return [app_commands.Choice(name=str(n), value=n) for n in rules.seat_counts]

    @app_commands.command(name=words("game-list"), description=words("game-list-about"))
    async def list(self, interaction: discord.Interaction) -> None:
        """The open and running matches of this server."""
        guest = await guest_of(self._app, interaction)
        assert interaction.guild_id is not None
        found = await self._app.store.matches_in(GuildId(interaction.guild_id))
        await guest.tell(await self._listed(guest, found, "no-matches"))

    @app_commands.command(name=words("game-mine"), description=words("game-mine-about"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """Your matches, those that wait for you first."""
        guest = await guest_of(self._app, interaction)
        found = await self._app.store.matches_of(guest.user)
        await guest.tell(await self._listed(guest, found, "none-of-yours", waiting_first=True))

    async def _listed(
        self, guest: Guest, ids: list[MatchId], empty: str, *, waiting_first: bool = False
    ) -> str:
        if not ids:
            return guest.voice.say(empty)
        all_loaded = [await load_match(self._app.store, self._app.games, id) for id in ids]
        ends = {s.match.id: await deadline(self._app, s.match) for s in all_loaded}

        def urgency(loaded: LoadedMatch) -> tuple[bool, float]:
            end = ends[loaded.match.id]
            return guest.user not in loaded.waited_for, math.inf if end is None else end

        if waiting_first:
            all_loaded.sort(key=urgency)
        lines = [
            await _line(guest, loaded, ends[loaded.match.id])
            for loaded in all_loaded[:_MOST_LISTED]
        ]
        if len(all_loaded) > _MOST_LISTED:
            lines.append(guest.voice.say("listed-more", count=len(all_loaded) - _MOST_LISTED))
        return "\n".join(lines)

    @app_commands.command(name=words("game-concede"), description=words("game-concede-about"))
    async def concede(self, interaction: discord.Interaction) -> None:
        """Give up; the computer plays on for you."""
        loaded = await loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        await self._app.service.concede(loaded.match.id, guest.user, by=guest.by)
        await guest.tell(guest.voice.say("conceded"))

    @app_commands.command(name=words("game-substitute"), description=words("game-substitute-about"))
    async def substitute(self, interaction: discord.Interaction) -> None:
        """Offer your seat to somebody else, or take the offer back."""
        loaded = await loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        seat = loaded.match.seat_of(guest.user)
        if seat is None:
            await remember(self._app, interaction.user)
            await self._app.service.take_seat(loaded.match.id, guest.user, by=guest.by)
            await guest.tell(guest.voice.say("seat-taken"))
            return
        is_offered = not loaded.match.chairs[seat].offered
        await self._app.service.offer_seat(loaded.match.id, guest.user, is_offered, by=guest.by)
        await guest.tell(guest.voice.say("seat-offered" if is_offered else "seat-kept"))

    @app_commands.command(name=words("game-end"), description=words("game-end-about"))
    async def end(self, interaction: discord.Interaction) -> None:
        """Ask the others to end the match without a result."""
        loaded = await loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        done = await self._app.service.propose_end(loaded.match.id, guest.user, by=guest.by)
        await guest.tell(guest.voice.say("end-asked" if done.proposal else "ended-agreed"))

    @app_commands.command(name=words("game-follow"), description=words("game-follow-about"))
    @options(rounds="rounds")
    async def follow(self, interaction: discord.Interaction, rounds: bool | None = None) -> None:
        """Hear of the match in this channel, or do not any more."""
        loaded = await loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        await follow(guest, loaded.match, rounds=rounds)

    @app_commands.command(name=words("game-back"), description=words("game-back-about"))
    async def back(self, interaction: discord.Interaction) -> None:
        """Take your seat back from the computer."""
        loaded = await loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        await self._app.service.come_back(loaded.match.id, guest.user, by=guest.by)
        await guest.tell(guest.voice.say("welcome-back"))

    # For server managers ----------------------------------------------------------------------

    @admin.command(name=words("game-admin-move"), description=words("game-admin-move-about"))
    @options(match="match")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def move(self, interaction: discord.Interaction, match: int) -> None:
        """Bring a match into this channel."""
        guest, loaded = await self._managed(interaction, match)
        assert interaction.channel_id is not None
        channel = ChannelId(interaction.channel_id)
        await self._app.service.move(loaded.match.id, channel, by=guest.by)
        await guest.tell(guest.voice.say("done"))

    @admin.command(name=words("game-admin-unstick"), description=words("game-admin-unstick-about"))
    @options(match="match")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def unstick(self, interaction: discord.Interaction, match: int) -> None:
        """Show a match anew."""
        guest, loaded = await self._managed(interaction, match)
        await self._app.service.repost(loaded.match.id, by=guest.by)
        await guest.tell(guest.voice.say("done"))

    @admin.command(name=words("game-admin-abandon"), description=words("game-admin-abandon-about"))
    @options(match="match")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def abandon(self, interaction: discord.Interaction, match: int) -> None:
        """Break a match off."""
        guest, loaded = await self._managed(interaction, match)
        await self._app.service.abandon(loaded.match.id, by=guest.by)
        await guest.tell(guest.voice.say("done"))

    @admin.command(name=words("game-admin-kick"), description=words("game-admin-kick-about"))
    @options(match="match", seat="seat")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def kick(
        self, interaction: discord.Interaction, match: int, seat: app_commands.Range[int, 1, 5]
    ) -> None:
        """Take a seat away from whoever has it."""
        guest, loaded = await self._managed(interaction, match)
        await self._app.service.remove_seat(loaded.match.id, Seat(seat - 1), by=guest.by)
        await guest.tell(guest.voice.say("done"))

    @admin.command(name=words("game-admin-gallery"), description=words("game-admin-gallery-about"))
    @options(shown="shown")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def gallery(self, interaction: discord.Interaction, shown: bool = True) -> None:
        """Show what is being played on this server in this channel, or nowhere."""
        guest = await guest_of(self._app, interaction)
        guild, channel = GuildId(interaction.guild_id or 0), ChannelId(interaction.channel_id or 0)
        await self._gallery.hang(guild, channel if shown else None)
        await guest.tell(guest.voice.say("gallery-hung" if shown else "gallery-gone"))

    @admin.command(
        name=words("game-admin-timezone"), description=words("game-admin-timezone-about")
    )
    @options(zone="zone")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def zone(
        self, interaction: discord.Interaction, zone: app_commands.Range[str, 1, 60]
    ) -> None:
        """The time zone of those who have not said theirs."""
        guest = await guest_of(self._app, interaction)
        found = zone_meant(zone)
        if found is None:
            raise Refused(label("unknown-zone"))
        guild = GuildId(interaction.guild_id or 0)
        wishes = await server_wishes(self._app, guild)
        await keep_server_wishes(self._app, guild, replace(wishes, zone=found))
        await guest.tell(guest.voice.say("server-zone", zone=found))

    @zone.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=zone, value=zone) for zone in zones_suggested(typed)]

    async def _managed(
        self, interaction: discord.Interaction, match: int
    ) -> tuple[Guest, LoadedMatch]:
        """The match of this number, if it is one of this server's."""
        in_guild = await self._app.store.matches_in(GuildId(interaction.guild_id or 0))
        if match not in in_guild:
            raise Refused(label("no-such-match", match=str(match)))
        loaded = await load_match(self._app.store, self._app.games, MatchId(match))
        return await guest_of(self._app, interaction, loaded), loaded


def _options(look: str | None, length: str | None) -> bytes:
    """What was chosen, for the game to accept or refuse; what was not is as the game likes it."""
    chosen: dict[str, object] = {}
    if look is not None:
        chosen["look"] = look
    if length is not None:
        chosen["target"] = 15 if length == "short" else 25
    return msgspec.json.encode(chosen)


def _undo_rule(text: str) -> UndoRule:
    return "majority" if text == "majority" else "never" if text == "never" else "all"


def _usual_tempo(people: int) -> TempoKey:
    """Where others wait nobody waits for ever, and nobody has to hurry; alone, nobody waits."""
    return "daily" if people > 1 else "none"


def _terms(clock: str, at_zero: str, stand_in: str) -> Terms:
    """What was chosen about time; whatever Discord would not have offered, as it is usual."""
    chosen = {"tempo": clock, "at_zero": at_zero, "stand_in": stand_in}
    try:
        return msgspec.convert(chosen, Terms)
    except msgspec.ValidationError:
        return Terms("daily")


async def _line(guest: Guest, loaded: LoadedMatch, end: Time | None) -> str:
    match = loaded.match
    id = "listed-lobby" if match.status == "lobby" else "listed-running"
    if guest.user in loaded.waited_for:
        id = "listed-yours"
    names = tuple(plain(name) for name in loaded.names)
    link = await jump_link(guest.app, match)
    said = guest.voice.speak(label(id, match=str(match.id), channel=link, names=names))
    return (
        said if end is None else f"{said} {guest.voice.say('listed-until', left=stamp(end, 'R'))}"
    )


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(GameCommands(bot.app, bot.gallery))
