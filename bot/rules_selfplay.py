"""Matches of simple players: do they end, how long are they, what is used?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from bot.match_statistics import Statistics
from bot.match_transcript import transcript
from games.ai import players
from games.ai.players import QUICK
from games.api import AnyGame, Event, Step
from games.chance import FastChance
from games.playout import Chooser, Played, choose_at_random, play_on
from language import Words

PLAYERS: dict[str, Chooser] = {name: player(QUICK) for name, player in players.PLAYERS.items()}
NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")


class BadOption(ValueError):
    """An option of the command line that the game does not have."""


def read_options(game: AnyGame, given: Iterable[str]) -> object:
    """The game's options from texts like `target=15`, or `BadOption`."""
    values: dict[str, str] = {}
    for text in given:
        name, separator, value = text.partition("=")
        if not separator:
            raise BadOption(f"An option is written NAME=VALUE, not {text!r}.")
        values[name] = value
    try:
        return msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"{game.key} does not take that option: {error}.") from error


class Table(msgspec.Struct, frozen=True):
    """Who plays what."""

    game: AnyGame
    seats: int
    options: object
    choose: Chooser = choose_at_random

    def match(self, seed: int) -> tuple[Step[object], Iterator[Played]]:
        """The deal and the moves of the match with this seed, the same each time."""
        chance = FastChance(seed)
        deal: Step[object] = self.game.new(self.seats, self.options, chance)
        luck = FastChance(~seed)
        return deal, play_on(self.game, deal, chance, choose=self.choose, luck=luck)


def tell_match(table: Table, seed: int, words: Words) -> Iterator[str]:
    """A transcript of the match with this seed."""
    deal, moves = table.match(seed)
    return transcript(table.game, deal, moves, words=words, names=NAMES)


def count_match(table: Table, seed: int, statistics: Statistics) -> int:
    """Play the match with this seed into the statistics; how many moves it took."""
    deal, moves = table.match(seed)
    events: list[Event] = list(deal.events)
    state = deal.state
    count = 0
    for played in moves:
        events += played.step.events
        state = played.step.state
        count += 1
    statistics.add(table.game.figures(state, events))
    return count
