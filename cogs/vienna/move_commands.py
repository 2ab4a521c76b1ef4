"""The moves of Vienna as slash commands: /roll, /reroll, /nudge, /place, /bribe, /double."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match.errors import MatchError
from bot.match.model import UserId
from bot.match.preconditions import expect_seated
from cogs.interaction.command_names import options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import guest_of
from cogs.interaction.match_here import loaded_here
from cogs.interaction.typed_text import folded, suggestions
from cogs.table.move_reply import act_here
from games.api import Move, label
from games.vienna.edition import FieldId
from games.vienna.edition_index import Board, board_of
from games.vienna.moves import WHITE, Die, DoubleMove, Nudge, Place, Reroll, Roll
from games.vienna.view import View

if TYPE_CHECKING:
    from cogs.client import FiakerBot

GAME = "vienna"
_DIE = re.compile(r"[1-6]")
_WHITE = re.compile(r"w[1-6]?")


class Offer(NamedTuple):
    """What a person can do now: legal moves, the board, and what their white die shows."""

    moves: tuple[Move, ...]
    board: Board
    white: int


class ViennaMoves(commands.Cog):
    """Short cuts to the moves of Vienna; every one of them is in the menus too."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def _loaded(self, interaction: discord.Interaction) -> LoadedMatch:
        loaded = await loaded_here(self._app, interaction)
        if loaded.game.key != GAME:
            raise Refused(label("other-game"))
        if loaded.state is None:
            raise Refused(label("not-begun"))
        return loaded

    @app_commands.command(name=words("roll"), description=words("roll-about"))
    @app_commands.guild_only()
    async def roll(self, interaction: discord.Interaction) -> None:
        """Roll your dice."""
        loaded = await self._loaded(interaction)
        await act_here(await guest_of(self._app, interaction, loaded), loaded, Roll())

    @app_commands.command(name=words("double"), description=words("double-about"))
    @app_commands.guild_only()
    async def double(self, interaction: discord.Interaction) -> None:
        """Use the double move."""
        loaded = await self._loaded(interaction)
        await act_here(await guest_of(self._app, interaction, loaded), loaded, DoubleMove())

    @app_commands.command(name=words("reroll"), description=words("reroll-about"))
    @options(dice="dice")
    @app_commands.guild_only()
    async def reroll(
        self, interaction: discord.Interaction, dice: app_commands.Range[str, 1, 40]
    ) -> None:
        """Roll some dice again for a coin."""
        loaded = await self._loaded(interaction)
        move = Reroll(_dice(dice))
        await act_here(await guest_of(self._app, interaction, loaded), loaded, move)

    @app_commands.command(name=words("nudge"), description=words("nudge-about"))
    @options(die="die", direction="direction")
    @app_commands.choices(
        direction=[
            app_commands.Choice(name=words("choice-up"), value=1),
            app_commands.Choice(name=words("choice-down"), value=-1),
        ]
    )
    @app_commands.guild_only()
    async def nudge(
        self,
        interaction: discord.Interaction,
        die: app_commands.Range[str, 1, 10],
        direction: int,
    ) -> None:
        """Turn a die by one for a coin."""
        loaded = await self._loaded(interaction)
        turned, *others = _dice(die)
        if others:
            raise Refused(label("unreadable-dice"))
        move = Nudge(turned, 1 if direction > 0 else -1)
        await act_here(await guest_of(self._app, interaction, loaded), loaded, move)

    @app_commands.command(name=words("place"), description=words("place-about"))
    @options(field="field", dice="dice")
    @app_commands.guild_only()
    async def place(
        self,
        interaction: discord.Interaction,
        field: app_commands.Range[str, 1, 100],
        dice: app_commands.Range[str, 1, 40],
    ) -> None:
        """Put one or two dice on a field ahead of your coach."""
        await self._place(interaction, field, dice, bribe=False)

    @app_commands.command(name=words("bribe"), description=words("bribe-about"))
    @options(field="field", dice="dice")
    @app_commands.guild_only()
    async def bribe(
        self,
        interaction: discord.Interaction,
        field: app_commands.Range[str, 1, 100],
        dice: app_commands.Range[str, 1, 40],
    ) -> None:
        """The same for a field behind your coach, for a coin."""
        await self._place(interaction, field, dice, bribe=True)

    async def _place(
        self, interaction: discord.Interaction, field: str, dice: str, *, bribe: bool
    ) -> None:
        loaded = await self._loaded(interaction)
        move = Place(_field(_board(loaded), field), _dice(dice), bribe)
        await act_here(await guest_of(self._app, interaction, loaded), loaded, move)

    # What is suggested ------------------------------------------------------------------------

    @place.autocomplete("field")
    @bribe.autocomplete("field")
    async def _fields(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        offer = await self._offer(interaction)
        if offer is None:
            return []
        found = _placements(offer, interaction)
        return _choices(suggestions((offer.board.name(move.field) for move in found), typed))

    @place.autocomplete("dice")
    @bribe.autocomplete("dice")
    async def _handfuls(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        offer = await self._offer(interaction)
        if offer is None:
            return []
        wanted = folded(str(getattr(interaction.namespace, "field", "") or ""))
        found = _placements(offer, interaction)
        fitting = [m for m in found if wanted in folded(offer.board.name(m.field))] or found
        return _choices(suggestions((_written(m.dice, offer.white) for m in fitting), typed))

    @reroll.autocomplete("dice")
    async def _rerolls(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        offer = await self._offer(interaction)
        if offer is None:
            return []
        found = [m.dice for m in offer.moves if isinstance(m, Reroll)]
        found.sort(key=len)
        return _choices(suggestions((_written(dice, offer.white) for dice in found), typed))

    @nudge.autocomplete("die")
    async def _turns(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        offer = await self._offer(interaction)
        if offer is None:
            return []
        found = [m.die for m in offer.moves if isinstance(m, Nudge)]
        return _choices(suggestions((_written((die,), offer.white) for die in found), typed))

    async def _offer(self, interaction: discord.Interaction) -> Offer | None:
        """What the person can do now; None for whoever has no seat here."""
        try:
            loaded = await self._loaded(interaction)
            seat = expect_seated(loaded.match, UserId(interaction.user.id))
        except (Refused, MatchError):
            return None
        moves = tuple(loaded.game.legal_moves(loaded.state, seat))
        return Offer(moves, _board(loaded), _view(loaded).seats[seat].white)


def _placements(offer: Offer, interaction: discord.Interaction) -> list[Place]:
    """The placements this command can make: /bribe those with a bribe, /place those without."""
    is_bribe = interaction.command is not None and interaction.command.name == "bribe"
    return [m for m in offer.moves if isinstance(m, Place) and m.bribe == is_bribe]


def _view(loaded: LoadedMatch) -> View:
    view = loaded.view(None)
    assert isinstance(view, View)
    return view


def _board(loaded: LoadedMatch) -> Board:
    """The board of the edition that is played at this table."""
    return board_of(_view(loaded).options.edition)


def _choices(texts: list[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=text, value=text) for text in texts]


def _written(dice: tuple[Die, ...], white: int) -> str:
    """Dice as they are typed: `2 3`, the white one with a w before it."""
    return " ".join(f"w{white}" if die == WHITE else str(die) for die in dice)


def _dice(typed: str) -> tuple[Die, ...]:
    """The dice in what was typed; w3, or w alone, is the white one."""
    dice: list[Die] = []
    for word in re.findall(r"[^\W\d_]*\d|[^\W\d_]+|[^\s,;+]", typed.casefold()):
        if _WHITE.fullmatch(word):
            dice.append(WHITE)
        elif _DIE.fullmatch(word):
            dice.append(Die(int(word)))
        elif not word.isalpha():
            raise Refused(label("unreadable-dice"))
    if not dice or len(dice) > 6:
        raise Refused(label("unreadable-dice"))
    return tuple(dice)


def _field(board: Board, typed: str) -> FieldId:
    """The field meant: its name, the beginning of its name, or a part of it."""
    ids = [*(field.id for field in board.street), board.geheimbund.id]
    wanted = folded(typed)
    for fits in (
        [id for id in ids if folded(board.name(id)) == wanted or id == wanted],
        [id for id in ids if folded(board.name(id)).startswith(wanted)],
        [id for id in ids if wanted in folded(board.name(id))],
    ):
        if len(fits) == 1:
            return fits[0]
    raise Refused(label("unknown-field"))


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(ViennaMoves(bot.app))
