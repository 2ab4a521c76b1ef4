"""What people may decide about themselves: /settings, /away and /forget-me."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.match.clock.quiet_hours import Reminders, is_too_quiet, quiet_of, read_server_habits, wants
from bot.match.model import GuildId, InteractionId, Person
from cogs.interaction.command_names import choices, options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import Guest, guest_of
from cogs.interaction.reply_language import Voice, Wishes, spoken, wishes_of
from cogs.interaction.typed_time import (
    USUAL_QUIET,
    day_meant,
    days_suggested,
    hours_meant,
    hours_shown,
    zone_meant,
    zones_suggested,
)
from cogs.table.time_lines import stamp
from games.api import label
from render.colours import PaletteKey

if TYPE_CHECKING:
    from cogs.client import FiakerBot


class Personal(commands.Cog):
    """A person's own settings."""

    def __init__(self, app: App) -> None:
        self._app = app

    @app_commands.command(name=words("settings"), description=words("settings-about"))
    @options(
        language="language",
        palette="palette",
        contrast="contrast",
        reminders="reminders",
        direct="direct",
        upcoming="next",
        zone="zone",
        quiet="quiet",
        substitute="substitute",
        listed="listed",
    )
    @app_commands.choices(
        language=choices(("en", "de", "fr", "it")),
        palette=choices(get_args(PaletteKey)),
        reminders=choices(get_args(Reminders), prefix="reminders-"),
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        palette: str | None = None,
        contrast: bool | None = None,
        reminders: str | None = None,
        direct: bool | None = None,
        upcoming: bool | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        substitute: bool | None = None,
        listed: bool | None = None,
    ) -> None:
        """Your language, colours, hours and reminders; without anything, what they are."""
        guest = await guest_of(self._app, interaction)
        wishes = await wishes_of(self._app.store, guest.user)
        if language is not None:
            wishes = replace(wishes, language=spoken(language))
        if palette in get_args(PaletteKey):
            wishes = replace(wishes, palette=palette)
        if contrast is not None:
            wishes = replace(wishes, contrast=contrast)
        if reminders in get_args(Reminders):
            wishes = replace(wishes, reminders=reminders, pings=True)
        if direct is not None:
            wishes = replace(wishes, direct=direct)
        if upcoming is not None:
            wishes = replace(wishes, next=upcoming)
        if zone is not None:
            wishes = replace(wishes, zone=_zone(zone))
        if quiet is not None:
            wishes = replace(wishes, quiet=_quiet(quiet))
        if listed is not None:
            wishes = replace(wishes, listed=listed)
        if substitute is not None:
            await self._offer_help(guest, substitute)
        await _keep(guest, wishes)
        voice = Voice(wishes.language or guest.voice.language)
        await guest.tell("\n".join(await self._told(guest, wishes, voice)))

    async def _offer_help(self, guest: Guest, is_offered: bool) -> None:
        guild = guest.interaction.guild_id
        if guild is None:
            raise Refused(label("only-on-a-server"))
        await self._app.store.calendar.offer_help(GuildId(guild), guest.user, is_offered)

    async def _told(self, guest: Guest, wishes: Wishes, voice: Voice) -> list[str]:
        guild = GuildId(guest.interaction.guild_id or 0)
        server = read_server_habits(await self._app.store.guild(guild))
        quiet = quiet_of(wishes, server)
        lines = [
            voice.say(
                "settings-now",
                language=voice.say(f"command-choice-{voice.language}"),
                palette=voice.say(f"command-choice-{wishes.palette}"),
                contrast="yes" if wishes.contrast else "no",
            ),
            voice.say(f"settings-reminders-{wants(wishes)}"),
        ]
        if wishes.direct and wants(wishes) != "none":
            lines.append(voice.say("settings-direct"))
        if wishes.next and wants(wishes) == "all":
            lines.append(voice.say("settings-next"))
        if quiet is None:
            lines.append(voice.say("settings-no-zone"))
        elif quiet.start == quiet.end:
            lines.append(voice.say("settings-no-quiet", zone=quiet.zone))
        else:
            hours = hours_shown((quiet.start, quiet.end))
            lines.append(voice.say("settings-quiet", hours=hours, zone=quiet.zone))
        if guest.user in await self._app.store.calendar.substitutes(guild):
            lines.append(voice.say("settings-substitute"))
        if not wishes.listed:
            lines.append(voice.say("settings-unlisted"))
        return lines

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=zone, value=zone) for zone in zones_suggested(typed)]

    @settings.autocomplete("quiet")
    async def _hours(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        fitting = [hours for hours in USUAL_QUIET if typed in hours]
        return [app_commands.Choice(name=hours, value=hours) for hours in fitting]

    @app_commands.command(name=words("away"), description=words("away-about"))
    @options(until="until")
    async def away(
        self,
        interaction: discord.Interaction,
        until: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Your clocks stand still until that day; without one, you are back."""
        guest = await guest_of(self._app, interaction)
        wishes = await wishes_of(self._app.store, guest.user)
        end = None
        if until is not None:
            end = day_meant(until, self._app.clock(), await self._zone(guest, wishes))
            if end is None:
                raise Refused(label("unreadable-day"))
        await _keep(guest, replace(wishes, away_until=end))
        lines = [guest.voice.say("away-back" if end is None else "away-until", at=stamp(end or 0))]
        for id in await self._app.store.matches_of(guest.user):
            match = await self._app.store.load(id)
            seat = match.seat_of(guest.user)
            if not match.clocks or seat is None or match.chairs[seat].conceded:
                continue
            if end is None and not match.clocks[seat].away:
                continue
            await self._app.service.go_away(
                id, guest.user, end, by=InteractionId(f"{guest.by}-{id}")
            )
            granted = (await self._app.store.load(id)).clocks[seat].away
            if end is not None and (not granted or granted[-1].end < int(end)):
                runs_from = granted[-1].end if granted else self._app.clock()
                at = stamp(runs_from)
                lines.append(guest.voice.say("away-short", match=str(id), at=at))
        await guest.tell("\n".join(lines))

    @away.autocomplete("until")
    async def _days(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        guest = await guest_of(self._app, interaction)
        wishes = await wishes_of(self._app.store, guest.user)
        days = days_suggested(self._app.clock(), await self._zone(guest, wishes))
        return [app_commands.Choice(name=day, value=day) for day in days if typed in day]

    async def _zone(self, guest: Guest, wishes: Wishes) -> str:
        guild = GuildId(guest.interaction.guild_id or 0)
        server = read_server_habits(await self._app.store.guild(guild))
        return wishes.zone or server.zone or "UTC"

    @app_commands.command(name=words("forget-me"), description=words("forget-me-about"))
    @options(sure="sure")
    async def forget_me(self, interaction: discord.Interaction, sure: bool) -> None:
        """Take everything about you out of the bot's memory."""
        guest = await guest_of(self._app, interaction)
        if sure:
            matches = await self._app.store.matches_of(guest.user)
            events = await self._app.tournament_store.tournaments_of(guest.user)
            await self._app.store.forget(guest.user)
            self._app.tournaments.refresh(events)
            for match in matches:  # shown without the name; and the seat is played by itself now
                by = InteractionId(f"{guest.by}-{match}")
                await self._app.service.repost(match, by=by)
        await guest.tell(guest.voice.say("forgotten" if sure else "not-forgotten"))


async def _keep(guest: Guest, wishes: Wishes) -> None:
    name = guest.interaction.user.display_name
    await guest.app.store.know(Person(guest.user, name, msgspec.json.encode(wishes)))


def _zone(text: str) -> str:
    found = zone_meant(text)
    if found is None:
        raise Refused(label("unknown-zone"))
    return found


def _quiet(text: str) -> tuple[int, int]:
    found = hours_meant(text)
    if found is None:
        raise Refused(label("unreadable-hours"))
    if is_too_quiet(*found):
        raise Refused(label("too-quiet"))
    return found


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(Personal(bot.app))
