"""/tournament: announcing one, taking part, looking at it. The desk is in `desk_commands`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, get_args

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.match.clock.quiet_hours import read_server_habits
from bot.match.clock.time_control import StandInLevel, TempoKey
from bot.match.model import ChannelId, GuildId, TournamentId
from bot.tournament.errors import BadPlan
from bot.tournament.model import Format, NoShow, Plan, Tournament
from cogs.interaction.command_names import choices, options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.game_choice import game_meant, games_suggested
from cogs.interaction.guest import Guest, guest_of, remember
from cogs.interaction.message_layouts import Page
from cogs.interaction.reply_language import plain, spoken, wishes_of
from cogs.interaction.typed_time import moment_meant, moments_suggested
from cogs.lobby.computer_levels import COMPUTER
from cogs.people.server_settings import guess_zone, server_language
from cogs.tournament.desk_commands import DeskCommands
from cogs.tournament.entry import check_in, enter, leave, sit_in
from cogs.tournament.loaded_tournament import (
    expect_room,
    tournament_here,
    tournaments_of,
    tournaments_suggested,
)
from cogs.tournament.private_answers import (
    View,
    show_mine,
    show_rules,
    show_seating,
    show_standings,
)
from cogs.tournament.tournament_pages import export_files
from games.api import label

if TYPE_CHECKING:
    from cogs.client import FiakerBot

_AT_ZERO = ("stand-in", "skip", "forfeit")  # nobody votes about a tournament
_QUARTERS = ("2", "3", "4")  # of the most punctual, from which on somebody may enter
_BREAKS = {"live": 5, "evening": 30}  # minutes between two rounds; else an hour
_USUAL_BREAK = 60
_MOST_LISTED = 15


@app_commands.guild_only()
class TournamentCommands(
    commands.GroupCog, group_name=words("tournament"), group_description=words("tournament-about")
):
    """Everything about tournaments."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app
        assert self.app_command is not None
        self.app_command.add_command(DeskCommands(app))

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Tournaments are on servers."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise app_commands.NoPrivateMessage
        return True

    @app_commands.command(name=words("tournament-new"), description=words("tournament-new-about"))
    @options(
        name="name",
        format="format",
        game="game",
        length="length",
        rounds="event-rounds",
        clock="clock",
        at_zero="at-zero",
        stand_in="stand-in",
        no_show="no-show",
        deadline="deadline",
        pause="break",
        limit="limit",
        start="start",
        check_in="check-in",
        late="late",
        director="director",
        rated="rated",
        absence="absence",
        punctual="punctual",
        least="least-rating",
        most="most-rating",
        division="division",
        season="season",
        language="language",
    )
    @app_commands.choices(
        format=choices(get_args(Format), prefix="format-"),
        length=choices(("full", "short")),
        clock=choices(get_args(TempoKey), prefix="clock-"),
        at_zero=choices(_AT_ZERO, prefix="zero-"),
        stand_in=choices(get_args(StandInLevel)),
        no_show=choices(get_args(NoShow), prefix="no-show-"),
        punctual=choices(_QUARTERS, prefix="quarter-"),
        language=choices(("en", "de", "fr", "it")),
    )
    @app_commands.checks.cooldown(3, 60.0)
    async def new(
        self,
        interaction: discord.Interaction,
        name: app_commands.Range[str, 1, 60],
        format: str,
        game: app_commands.Range[str, 1, 100] | None = None,
        length: str | None = None,
        rounds: app_commands.Range[int, 0, 40] | None = None,
        clock: str = "daily",
        at_zero: str = "stand-in",
        stand_in: str = COMPUTER,
        no_show: str = "stand-in",
        deadline: app_commands.Range[int, 1, 2000] | None = None,
        pause: app_commands.Range[int, 0, 10_000] | None = None,
        limit: app_commands.Range[int, 2, 500] | None = None,
        start: app_commands.Range[str, 1, 30] | None = None,
        check_in: app_commands.Range[int, 1, 1440] | None = None,
        late: bool = True,
        director: discord.Role | None = None,
        rated: bool = True,
        absence: bool = False,
        punctual: str | None = None,
        least: int | None = None,
        most: int | None = None,
        division: app_commands.Range[int, 3, 30] = 8,
        season: int | None = None,
        language: str | None = None,
    ) -> None:
        """Announce a tournament in this channel."""
        guest = await guest_of(self._app, interaction)
        await remember(self._app, interaction.user)
        await guess_zone(self._app, interaction)
        expect_room(interaction)
        rules = await game_meant(self._app, interaction, game)
        chosen = {
            "name": " ".join(name.split()),
            "format": format,
            "game": rules.key,
            "options": '{"target": 15}' if length == "short" else "{}",
            "rounds": rounds,
            "terms": {"tempo": clock, "at_zero": at_zero, "stand_in": stand_in},
            "no_show": no_show,
            "round_hours": deadline,
            "break_minutes": _BREAKS.get(clock, _USUAL_BREAK) if pause is None else pause,
            "limit": limit,
            "gates": {
                "quarter": _QUARTERS.index(punctual) + 2 if punctual in _QUARTERS else 1,
                "least_rating": least,
                "most_rating": most,
            },
            "director": None if director is None else director.id,
            "check_in_minutes": check_in,
            "starts_at": None if start is None else await self._moment(guest, start),
            "late_entry": late,
            "rated": rated,
            "spares_absent": not absence,
            "division_size": division,
            "previous": await self._season(guest, season),
            "language": spoken(language) or server_language(interaction) or guest.voice.language,
        }
        tournament = await self._app.tournaments.announce(
            GuildId(interaction.guild_id or 0),
            ChannelId(interaction.channel_id or 0),
            guest.user,
            _plan(chosen),
            by=guest.by,
        )
        await guest.tell(guest.voice.say("event-announced", event=plain(tournament.plan.name)))

    @new.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await games_suggested(self._app, interaction, typed)

    @new.autocomplete("start")
    async def _moments(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        guest = await guest_of(self._app, interaction)
        found = moments_suggested(self._app.clock(), await self._zone(guest))
        return [app_commands.Choice(name=one, value=one) for one in found if typed in one][:25]

    @new.autocomplete("season")
    async def _seasons(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        found = await tournaments_of(self._app, interaction)
        leagues = [one for one in found if one.plan.format == "league" and one.phase == "over"]
        return tournaments_suggested(leagues, typed)

    async def _season(self, guest: Guest, season: int | None) -> TournamentId | None:
        if season is None:
            return None
        guild = GuildId(guest.interaction.guild_id or 0)
        if season not in await self._app.tournament_store.tournaments_in(guild):
            raise BadPlan("season")
        tournament = await self._app.tournament_store.load(TournamentId(season))
        if tournament.plan.format != "league" or tournament.phase != "over":
            raise BadPlan("season")
        return tournament.id

    async def _moment(self, guest: Guest, typed: str) -> float:
        found = moment_meant(typed, self._app.clock(), await self._zone(guest))
        if found is None:
            raise Refused(label("unreadable-moment"))
        return found

    async def _zone(self, guest: Guest) -> str:
        wishes = await wishes_of(self._app.store, guest.user)
        guild = GuildId(guest.interaction.guild_id or 0)
        return wishes.zone or read_server_habits(await self._app.store.guild(guild)).zone or "UTC"

    # Taking part ------------------------------------------------------------------------------

    @app_commands.command(name=words("tournament-join"), description=words("tournament-join-about"))
    async def join(self, interaction: discord.Interaction) -> None:
        """Take part."""
        await enter(*await self._here(interaction))

    @app_commands.command(
        name=words("tournament-leave"), description=words("tournament-leave-about")
    )
    async def leave(self, interaction: discord.Interaction) -> None:
        """Take part no more."""
        await leave(*await self._here(interaction))

    @app_commands.command(
        name=words("tournament-check-in"), description=words("tournament-check-in-about")
    )
    async def check_in(self, interaction: discord.Interaction) -> None:
        """Say that you are there."""
        await check_in(*await self._here(interaction))

    @app_commands.command(
        name=words("tournament-sit-in"), description=words("tournament-sit-in-about")
    )
    async def sit_in(self, interaction: discord.Interaction) -> None:
        """Offer to play where somebody does not appear."""
        await sit_in(*await self._here(interaction))

    # Looking ----------------------------------------------------------------------------------

    @app_commands.command(name=words("tournament-list"), description=words("tournament-list-about"))
    async def list(self, interaction: discord.Interaction) -> None:
        """The tournaments of this server."""
        guest = await guest_of(self._app, interaction)
        found = await self._app.tournament_store.tournaments_in(GuildId(interaction.guild_id or 0))
        tournaments = [await self._app.tournament_store.load(id) for id in found[:_MOST_LISTED]]
        lines = [
            guest.voice.say(
                f"event-listed-{_state(tournament)}",
                event=plain(tournament.plan.name),
                channel=f"<#{tournament.channel}>",
                count=len(tournament.active),
            )
            for tournament in tournaments
        ]
        await guest.tell("\n".join(lines) or guest.voice.say("no-events"))

    @app_commands.command(
        name=words("tournament-standings"), description=words("tournament-standings-about")
    )
    @options(view="view", text="text")
    @app_commands.choices(view=choices(get_args(View), prefix="view-"))
    async def standings(
        self, interaction: discord.Interaction, view: str = "standings", text: bool = False
    ) -> None:
        """Who stands where."""
        guest, tournament = await self._here(interaction)
        known: View = "cross" if view == "cross" else "standings"
        await show_standings(
            guest, tournament, "progress" if view == "progress" else known, text=text
        )

    @app_commands.command(
        name=words("tournament-seating"), description=words("tournament-seating-about")
    )
    async def seating(self, interaction: discord.Interaction) -> None:
        """Who plays whom in this round."""
        await show_seating(*await self._here(interaction))

    @app_commands.command(name=words("tournament-mine"), description=words("tournament-mine-about"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """Where you sit, and why."""
        await show_mine(*await self._here(interaction))

    @app_commands.command(
        name=words("tournament-rules"), description=words("tournament-rules-about")
    )
    async def rules(self, interaction: discord.Interaction) -> None:
        """How it is played, scored and directed."""
        await show_rules(*await self._here(interaction))

    @app_commands.command(
        name=words("tournament-export"), description=words("tournament-export-about")
    )
    @app_commands.checks.cooldown(2, 60.0)
    async def export(self, interaction: discord.Interaction) -> None:
        """The tournament as files."""
        guest, tournament = await self._here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        page = Page(guest.voice.say("event-files"), files=await export_files(self._app, tournament))
        await interaction.edit_original_response(view=page.view(), attachments=page.attachments())

    async def _here(self, interaction: discord.Interaction) -> tuple[Guest, Tournament]:
        guest = await guest_of(self._app, interaction)
        return guest, await tournament_here(self._app, interaction)


def _state(tournament: Tournament) -> str:
    return {"registration": "open", "check-in": "open", "running": "running"}.get(
        tournament.phase, "over"
    )


def _plan(chosen: Mapping[str, object]) -> Plan:
    """What was chosen; whatever Discord would not have offered is refused."""
    try:
        return msgspec.convert(chosen, Plan)
    except msgspec.ValidationError:
        raise BadPlan("choice") from None


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(TournamentCommands(bot.app))
