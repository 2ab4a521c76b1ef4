"""/tournament desk: rulings, for those who direct a tournament."""

from __future__ import annotations

from fractions import Fraction

import discord
from discord import app_commands

from bot.app import App
from bot.match.model import ChannelId, GuildId, UserId
from bot.tournament.errors import AlreadyStarted, BadRanking, NotDirector, TournamentError
from bot.tournament.model import ENDED, Tournament
from bot.tournament.preconditions import expect_on, expect_played
from cogs.interaction.command_names import choices, options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import Guest, guest_of, remember
from cogs.interaction.message_layouts import note
from cogs.interaction.reply_language import plain
from cogs.lobby.computer_levels import COMPUTER, level_meant
from cogs.tournament.loaded_tournament import (
    Gathering,
    entrant_meant,
    entrants_suggested,
    expect_room,
    gather,
    tournament_here,
    tournaments_of,
    tournaments_suggested,
)
from games.ai.players import LEVELS
from games.api import label

_Why = app_commands.Range[str, 1, 200]
_Name = app_commands.Range[str, 1, 100]
_MOST_COMPUTERS = 40


class DeskCommands(app_commands.Group):
    """What a director may do."""

    def __init__(self, app: App) -> None:
        super().__init__(name=words("tournament-desk"), description=words("tournament-desk-about"))
        self._app = app

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Tournaments are on servers."""
        if interaction.guild_id is None:
            raise app_commands.NoPrivateMessage
        return True

    async def _directed(self, interaction: discord.Interaction) -> tuple[Guest, Gathering]:
        """The tournament here, if this person directs it."""
        guest = await guest_of(self._app, interaction)
        tournament = await tournament_here(self._app, interaction)
        if not is_director(interaction, tournament):
            raise NotDirector
        await remember(self._app, interaction.user)
        return guest, await gather(self._app, tournament, guest.voice.language)

    # The course -------------------------------------------------------------------------------

    @app_commands.command(name=words("desk-start"), description=words("desk-start-about"))
    async def start(self, interaction: discord.Interaction) -> None:
        """Close the entries and seat the first round; again: begin the round that is seated."""
        guest, here = await self._directed(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        after = await self._app.tournaments.start(here.tournament.id, guest.user, by=guest.by)
        id = "desk-seated" if after.drafted is not None else "desk-begun"
        await _done(guest, guest.voice.say(id, event=plain(after.plan.name)))

    @app_commands.command(name=words("desk-check-in"), description=words("desk-check-in-about"))
    async def check_in(self, interaction: discord.Interaction) -> None:
        """Ask everybody to check in from now on."""
        guest, here = await self._directed(interaction)
        expect_on(here.tournament)
        if here.tournament.phase == "running":
            raise AlreadyStarted
        await self._app.tournaments.open_check_in(here.tournament.id, by=guest.by)
        await guest.tell(guest.voice.say("done"))

    @app_commands.command(name=words("desk-computers"), description=words("desk-computers-about"))
    @options(count="computers", level="level")
    @app_commands.choices(level=choices(LEVELS))
    async def computers(
        self,
        interaction: discord.Interaction,
        count: app_commands.Range[int, 0, _MOST_COMPUTERS],
        level: str = COMPUTER,
    ) -> None:
        """So many computer players take part."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.computers(
            here.tournament.id, count, level_meant(level), by=guest.by
        )
        await guest.tell(guest.voice.say("done"))

    @app_commands.command(name=words("desk-pause"), description=words("desk-pause-about"))
    @options(why="why")
    async def pause(self, interaction: discord.Interaction, why: _Why) -> None:
        """Everything stands still."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.pause(here.tournament.id, guest.user, why, by=guest.by)
        await self._ruled(guest)

    @app_commands.command(name=words("desk-resume"), description=words("desk-resume-about"))
    @options(why="why")
    async def resume(self, interaction: discord.Interaction, why: _Why) -> None:
        """Everything goes on."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.resume(here.tournament.id, guest.user, why, by=guest.by)
        await self._ruled(guest)

    @app_commands.command(name=words("desk-extend"), description=words("desk-extend-about"))
    @options(hours="hours", why="why")
    async def extend(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[int, -500, 500],
        why: _Why,
    ) -> None:
        """So much more time for the round."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.extend(
            here.tournament.id, guest.user, hours, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-move"), description=words("desk-move-about"))
    @options(tournament="event")
    async def move(self, interaction: discord.Interaction, tournament: int) -> None:
        """Bring a tournament of this server into this channel."""
        guest = await guest_of(self._app, interaction)
        found = await self._of_this_server(interaction, tournament)
        expect_room(interaction)
        await remember(self._app, interaction.user)
        await self._app.tournaments.desk.move(
            found.id, guest.user, ChannelId(interaction.channel_id or 0), by=guest.by
        )
        await self._ruled(guest)

    @move.autocomplete("tournament")
    async def _tournaments(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        found = await tournaments_of(self._app, interaction)
        return tournaments_suggested(
            [one for one in found if one.phase not in ENDED and is_director(interaction, one)],
            typed,
        )

    async def _of_this_server(
        self, interaction: discord.Interaction, tournament: int
    ) -> Tournament:
        here = await self._app.tournament_store.tournaments_in(GuildId(interaction.guild_id or 0))
        known = [id for id in here if id == tournament]
        if not known:
            raise Refused(label("no-such-event", event=str(tournament)))
        found = await self._app.tournament_store.load(known[0])
        if not is_director(interaction, found):
            raise NotDirector
        return found

    @app_commands.command(name=words("desk-end"), description=words("desk-end-about"))
    @options(why="why")
    async def end(self, interaction: discord.Interaction, why: _Why) -> None:
        """End it as it stands; before the first round, call it off."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.end(here.tournament.id, guest.user, why, by=guest.by)
        await self._ruled(guest)

    # Tables -----------------------------------------------------------------------------------

    @app_commands.command(name=words("desk-adjudicate"), description=words("desk-adjudicate-about"))
    @options(table="table", ranking="ranking", why="why")
    async def adjudicate(
        self,
        interaction: discord.Interaction,
        table: app_commands.Range[int, 1, 200],
        why: _Why,
        ranking: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """End a table with a ranking, or as it stands on the board."""
        guest, here = await self._directed(interaction)
        seats = len(expect_played(here.tournament, table).entrants)
        places = None if ranking is None else ranking_meant(ranking, seats)
        await self._app.tournaments.desk.adjudicate(
            here.tournament.id, guest.user, table, places, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-restart"), description=words("desk-restart-about"))
    @options(table="table", why="why")
    async def restart(
        self, interaction: discord.Interaction, table: app_commands.Range[int, 1, 200], why: _Why
    ) -> None:
        """Deal a table anew."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.restart(
            here.tournament.id, guest.user, table, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-undo"), description=words("desk-undo-about"))
    @options(table="table", allowed="allowed", why="why")
    async def undo(
        self,
        interaction: discord.Interaction,
        table: app_commands.Range[int, 1, 200],
        why: _Why,
        allowed: bool = True,
    ) -> None:
        """Moves at a rated table may be taken back."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.allow_undo(
            here.tournament.id, guest.user, table, allowed, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-swap"), description=words("desk-swap-about"))
    @options(one="entrant", other="other", why="why")
    async def swap(
        self, interaction: discord.Interaction, one: _Name, other: _Name, why: _Why
    ) -> None:
        """Two change places before a round begins."""
        guest, here = await self._directed(interaction)
        pair = entrant_meant(here, one), entrant_meant(here, other)
        await self._app.tournaments.desk.swap(
            here.tournament.id, guest.user, *pair, why, by=guest.by
        )
        await self._ruled(guest)

    # People -----------------------------------------------------------------------------------

    @app_commands.command(name=words("desk-substitute"), description=words("desk-substitute-about"))
    @options(one="entrant", person="person", why="why", for_good="for-good")
    async def substitute(
        self,
        interaction: discord.Interaction,
        one: _Name,
        person: discord.User,
        why: _Why,
        for_good: bool = False,
    ) -> None:
        """Somebody else plays for an entrant."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.substitute(
            here.tournament.id,
            guest.user,
            entrant_meant(here, one),
            await self._player(person),
            why,
            for_good=for_good,
            by=guest.by,
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-penalise"), description=words("desk-penalise-about"))
    @options(one="entrant", score="score", why="why")
    async def penalise(
        self,
        interaction: discord.Interaction,
        one: _Name,
        score: app_commands.Range[float, -10.0, 10.0],
        why: _Why,
    ) -> None:
        """Take score away from somebody."""
        guest, here = await self._directed(interaction)
        exact = Fraction(score).limit_denominator(100)
        await self._app.tournaments.desk.penalise(
            here.tournament.id, guest.user, entrant_meant(here, one), exact, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-apart"), description=words("desk-apart-about"))
    @options(one="entrant", other="other", why="why")
    async def apart(
        self, interaction: discord.Interaction, one: _Name, other: _Name, why: _Why
    ) -> None:
        """Two are not seated at one table; asked again, they may be."""
        guest, here = await self._directed(interaction)
        pair = entrant_meant(here, one), entrant_meant(here, other)
        await self._app.tournaments.desk.keep_apart(
            here.tournament.id, guest.user, *pair, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-admit"), description=words("desk-admit-about"))
    @options(person="person", why="why")
    async def admit(
        self, interaction: discord.Interaction, person: discord.User, why: _Why
    ) -> None:
        """Somebody takes part, whatever the gates say."""
        guest, here = await self._directed(interaction)
        player = await self._player(person)
        await self._app.tournaments.desk.admit(
            here.tournament.id, guest.user, player, why, by=guest.by
        )
        await self._ruled(guest)

    @app_commands.command(name=words("desk-drop"), description=words("desk-drop-about"))
    @options(one="entrant", why="why")
    async def drop(self, interaction: discord.Interaction, one: _Name, why: _Why) -> None:
        """Somebody takes part no more."""
        guest, here = await self._directed(interaction)
        await self._app.tournaments.desk.drop(
            here.tournament.id, guest.user, entrant_meant(here, one), why, by=guest.by
        )
        await self._ruled(guest)

    # Within -----------------------------------------------------------------------------------

    @swap.autocomplete("one")
    @swap.autocomplete("other")
    @apart.autocomplete("one")
    @apart.autocomplete("other")
    @substitute.autocomplete("one")
    @penalise.autocomplete("one")
    @drop.autocomplete("one")
    async def _entrants(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            tournament = await tournament_here(self._app, interaction)
        except TournamentError:
            return []
        here = await gather(self._app, tournament)
        return [
            app_commands.Choice(name=name[:100], value=number)
            for name, number in entrants_suggested(here, typed)
        ]

    async def _player(self, person: discord.User | discord.Member) -> UserId:
        """Somebody of this server who can play, and what they are called is known."""
        if person.bot or not isinstance(person, discord.Member):
            raise Refused(label("no-such-player"))
        await remember(self._app, person)
        return UserId(person.id)

    async def _ruled(self, guest: Guest) -> None:
        await guest.tell(guest.voice.say("ruling-done"))


async def _done(guest: Guest, text: str) -> None:
    await guest.interaction.edit_original_response(view=note(text))


def is_director(interaction: discord.Interaction, tournament: Tournament) -> bool:
    """Whether somebody may rule: who announced it, its role, and who manages the server."""
    user = interaction.user
    if user.id == tournament.opener or interaction.permissions.manage_guild:
        return True
    if tournament.plan.director is None or not isinstance(user, discord.Member):
        return False
    return any(role.id == tournament.plan.director for role in user.roles)


def ranking_meant(typed: str, seats: int) -> tuple[int, ...]:
    """Places by seat, from seats in the order of a ranking: `2 1 3`, or `2=1 3` where two tie."""
    places: dict[int, int] = {}
    for group in typed.replace(",", " ").replace(">", " ").split():
        tied = group.split("=")
        if not all(one.isascii() and one.isdigit() and len(one) < 3 for one in tied):
            raise BadRanking(seats)
        place = len(places) + 1
        for one in tied:
            if int(one) in places:
                raise BadRanking(seats)
            places[int(one)] = place
    if sorted(places) != list(range(1, seats + 1)):
        raise BadRanking(seats)
    return tuple(places[seat] for seat in range(1, seats + 1))
