"""/rank and /profile: how strong people are, and how they play."""

from __future__ import annotations

import datetime as dt
import math
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.match.model import GuildId, UserId
from bot.rating.model import EVERYWHERE, Point, Scope
from bot.rating.profile import favourites, readable
from bot.rating.ranking import Ranked, ranking_of
from bot.rating.skill_update import is_provisional, shown, shown_doubt
from cogs.interaction.command_names import options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.game_choice import game_meant, games_suggested
from cogs.interaction.guest import Guest, guest_of
from cogs.interaction.message_layouts import Page, Picture
from cogs.interaction.reply_language import Voice, Wishes, plain, wishes_of
from games.api import AnyGame, label
from language import frame_words
from render.board_in_words import alt_of
from render.tournament.rating_chart import rating_picture
from render.tournament.sheets import RatingPoint, RatingSheet, StandingsLine, StandingsSheet
from render.tournament.standings_table import standings_picture
from render.visual_style import Look

if TYPE_CHECKING:
    from cogs.client import FiakerBot

_MOST_RANKED = 25
_MOST_POINTS = 200
_MOST_MOVES = 1_000  # that are looked through for favourites
_FAVOURITES = 3
_QUARTERS = 4
_FULL, _EMPTY = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}"


class RatingCommands(commands.Cog):
    """Looking up strength."""

    def __init__(self, app: App) -> None:
        self._app = app

    @app_commands.command(name=words("rank"), description=words("rank-about"))
    @options(game="game", everywhere="everywhere")
    async def rank(
        self,
        interaction: discord.Interaction,
        game: app_commands.Range[str, 1, 100] | None = None,
        everywhere: bool = False,
    ) -> None:
        """Who is how strong."""
        guest = await guest_of(self._app, interaction)
        rules = await game_meant(self._app, interaction, game)
        scope = _scope(interaction, rules, everywhere)
        await interaction.response.defer(ephemeral=True, thinking=True)
        page = await self._ranking_page(guest, rules, scope)
        await interaction.edit_original_response(view=page.view(), attachments=page.attachments())

    async def _ranking_page(self, guest: Guest, game: AnyGame, scope: Scope) -> Page:
        voice = guest.voice
        ranked = ranking_of(await self._app.ratings.ranking(scope))
        title = voice.say("rank-title", game=_name(game, voice))
        place = voice.say("rank-everywhere" if scope.guild == EVERYWHERE else "rank-here")
        own = await self._own_line(guest, scope, ranked)
        if not ranked:
            return Page(f"## {title}\n{place}", body=f"{voice.say('rank-empty')}\n{own}")
        names = [await self._name(one.entry.user, voice) for one in ranked[:_MOST_RANKED]]
        sheet = StandingsSheet(
            title,
            place,
            (
                voice.say("head-place"),
                voice.say("head-name"),
                voice.say("rank-heading-rating"),
                voice.say("rank-heading-matches"),
            ),
            tuple(
                StandingsLine(one.place, name, str(one.shown), (str(one.entry.matches),))
                for one, name in zip(ranked, names, strict=False)
            ),
            more=voice.say("and-more", count=len(ranked) - _MOST_RANKED)
            if len(ranked) > _MOST_RANKED
            else "",
        )
        look = await _look(guest)
        data = await self._app.studio.picture(
            ("rank", sheet, look), lambda: standings_picture(sheet, look)
        )
        said = [_rank_line(voice, one, name) for one, name in zip(ranked, names, strict=False)]
        picture = Picture("rank.png", data, alt_of([f"{title}. {place}.", *said]))
        # Or Discord takes them for a list, and numbers those anew who share a place.
        lines = [plain(line).replace(". ", "\\. ", 1) for line in said]
        if sheet.more:
            lines.append(sheet.more)
        return Page(f"## {title}\n{place}", picture, "\n".join([*lines, own]))

    async def _own_line(self, guest: Guest, scope: Scope, ranked: list[Ranked]) -> str:
        voice = guest.voice
        entry = await self._app.ratings.entry(guest.user, scope)
        if entry is None:
            return voice.say("rank-you-none")
        if not (await wishes_of(self._app.store, guest.user)).listed:
            return voice.say("rank-you-hidden")
        for one in ranked:
            if one.entry.user == guest.user:
                return voice.say("rank-you", place=one.place, rating=one.shown)
        return voice.say("rank-you-provisional", rating=shown(entry.rating))

    @app_commands.command(name=words("profile"), description=words("profile-about"))
    @options(who="who", game="game", everywhere="everywhere")
    async def profile(
        self,
        interaction: discord.Interaction,
        who: discord.User | None = None,
        game: app_commands.Range[str, 1, 100] | None = None,
        everywhere: bool = False,
    ) -> None:
        """How somebody plays."""
        guest = await guest_of(self._app, interaction)
        rules = await game_meant(self._app, interaction, game)
        scope = _scope(interaction, rules, everywhere)
        person = who or interaction.user
        user = UserId(person.id)
        if user != guest.user and not (await wishes_of(self._app.store, user)).listed:
            raise Refused(label("profile-hidden", name=plain(person.display_name)))
        await interaction.response.defer(ephemeral=True, thinking=True)
        page = await self._profile_page(guest, person, rules, scope)
        await interaction.edit_original_response(view=page.view(), attachments=page.attachments())

    async def _profile_page(
        self, guest: Guest, person: discord.User | discord.Member, game: AnyGame, scope: Scope
    ) -> Page:
        voice, user, name = guest.voice, UserId(person.id), person.display_name
        title = voice.say("profile-title", name=name, game=_name(game, voice))
        course = await self._app.ratings.course(user, scope)
        lines = [
            *await self._rating_lines(voice, user, scope),
            *await self._result_lines(voice, user, scope),
            *await self._habit_lines(voice, user, game),
        ]
        picture = None
        if course:
            picture = await self._course_picture(guest, title, course, lines)
        head = voice.say("profile-title", name=plain(name), game=_name(game, voice))
        return Page(f"## {head}", picture, "\n".join(lines))

    async def _rating_lines(self, voice: Voice, user: UserId, scope: Scope) -> list[str]:
        entry = await self._app.ratings.entry(user, scope)
        if entry is None:
            return [voice.say("profile-unrated")]
        is_open = is_provisional(entry.rating, entry.matches)
        id = "profile-provisional" if is_open else "profile-rating"
        said = voice.say(id, rating=shown(entry.rating), doubt=shown_doubt(entry.rating))
        ranked = ranking_of(await self._app.ratings.ranking(scope))
        own = [one for one in ranked if one.entry.user == user]
        if not own:
            return [said]
        return [f"{said} {voice.say('profile-place', place=own[0].place, count=len(ranked))}"]

    async def _result_lines(self, voice: Voice, user: UserId, scope: Scope) -> list[str]:
        guild = None if scope.guild == EVERYWHERE else scope.guild
        tallies = await self._app.ratings.results(user, guild)
        tally = next((one for one in tallies if one.game == scope.game), None)
        if tally is None or not tally.played:
            return [voice.say("profile-no-results")]
        share = round(100 * tally.won / tally.played)
        places = tuple(
            voice.say("profile-times", place=place, times=times) for place, times in tally.places
        )
        return [
            voice.say("profile-results", played=tally.played, won=tally.won, share=share),
            voice.say("profile-places", places=places),
        ]

    async def _habit_lines(self, voice: Voice, user: UserId, game: AnyGame) -> list[str]:
        lines: list[str] = []
        standing = await self._app.store.calendar.standing(user)
        if standing is not None:
            quarter = max(math.ceil(standing * _QUARTERS), 1)
            dots = _FULL * quarter + _EMPTY * (_QUARTERS - quarter)
            lines.append(voice.say("profile-punctual", dots=dots))
        moves = await self._app.ratings.moves(user, game.key, _MOST_MOVES)
        liked = favourites(game, readable(game, moves), _FAVOURITES)
        if liked:
            speaker = Voice(voice.language, game)
            places = tuple(
                voice.say("profile-favourite", place=speaker.speak(one.place), times=one.times)
                for one in liked
            )
            lines.append(voice.say("profile-favourites", places=places))
        return lines

    async def _course_picture(
        self, guest: Guest, title: str, course: list[Point], lines: list[str]
    ) -> Picture:
        voice, points = guest.voice, course[-_MOST_POINTS:]
        sheet = RatingSheet(
            title,
            lines[0],
            tuple(_rating_point(point) for point in points),
            y_label=voice.say("profile-axis"),
            first=_day(voice, points[0].at),
            last=_day(voice, points[-1].at),
        )
        look = await _look(guest)
        data = await self._app.studio.picture(
            ("profile", sheet, look), lambda: rating_picture(sheet, look)
        )
        return Picture("profile.png", data, alt_of([f"{title}.", *lines]))

    async def _name(self, user: UserId, voice: Voice) -> str:
        person = await self._app.store.person(user)
        if person is not None and person.name:
            return person.name
        return frame_words(voice.language).say(label("name-somebody", seat=1), ())

    @rank.autocomplete("game")
    @profile.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await games_suggested(self._app, interaction, typed)


def _scope(interaction: discord.Interaction, game: AnyGame, everywhere: bool) -> Scope:
    """This server, or all of them; where there is none, all."""
    is_here = interaction.guild_id is not None and not everywhere
    return Scope(game.key, GuildId(interaction.guild_id or 0) if is_here else EVERYWHERE)


def _name(game: AnyGame, voice: Voice) -> str:
    return Voice(voice.language, game).say("game-name")


def _rank_line(voice: Voice, one: Ranked, name: str) -> str:
    return voice.say(
        "rank-line", place=one.place, name=name, rating=one.shown, matches=one.entry.matches
    )


def _rating_point(point: Point) -> RatingPoint:
    rating, doubt = shown(point.rating), shown_doubt(point.rating)
    return RatingPoint(point.at, rating, rating - doubt, rating + doubt)


def _day(voice: Voice, at: float) -> str:
    day = dt.datetime.fromtimestamp(at, dt.UTC)
    return voice.say("profile-day", day=str(day.day), month=str(day.month), year=str(day.year))


async def _look(guest: Guest) -> Look:
    wishes: Wishes = await wishes_of(guest.app.store, guest.user)
    return Look("day", wishes.contrast, wishes.palette)


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(RatingCommands(bot.app))
