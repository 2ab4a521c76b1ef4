"""People who play by slash commands only, their options chosen from what is suggested."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

from bot.loaded_match import LoadedMatch
from bot.match.model import UserId
from games.api import Move
from games.vienna.moves import DoubleMove, Nudge, Place, Reroll, Roll
from playground.driver import Person
from playground.json_shapes import Json
from playground.reply import Reply

_SUBCOMMANDS = (1, 2)  # the option types of subcommands and their groups


def command_of(move: Move) -> str:
    """Which command makes this move."""
    match move:
        case Roll():
            return "roll"
        case DoubleMove():
            return "double"
        case Reroll():
            return "reroll"
        case Nudge():
            return "nudge"
        case Place():
            return "bribe" if move.bribe else "place"
        case _:
            return "play"


def legal(now: LoadedMatch, person: Person) -> list[Move]:
    """What this person may do now."""
    seat = now.match.seat_of(UserId(person.id))
    return [] if seat is None else list(now.game.legal_moves(now.state, seat))


def direction_of(moves: list[Move], die: str) -> int:
    """A way this die can be turned now."""
    wanted = 0 if die.startswith("w") else int(die)
    return next(m.by for m in moves if isinstance(m, Nudge) and m.die == wanted)


async def type_move(person: Person, name: str, moves: list[Move], luck: random.Random) -> Reply:
    """One move by this command."""
    match name:
        case "roll" | "double":
            return await person.slash(name)
        case "reroll":
            dice = luck.choice(await person.autocomplete(name, focus="dice", text=""))
            return await person.slash(name, dice=dice)
        case "nudge":
            die = luck.choice(await person.autocomplete(name, focus="die", text=""))
            return await person.slash(name, die=die, direction=direction_of(moves, str(die.value)))
        case "place" | "bribe":
            field = luck.choice(await person.autocomplete(name, focus="field", text=""))
            found = await person.autocomplete(name, focus="dice", text="", field=field)
            return await person.slash(name, field=field, dice=luck.choice(found))
        case _:
            move = luck.choice(await person.autocomplete(name, focus="move", text=""))
            return await person.slash(name, move=move)


def leaves(command: Json, path: str = "") -> Iterator[tuple[str, list[Json]]]:
    """The commands that can be typed under this one, with their options."""
    name = f"{path} {command['name']}".strip()
    options = cast("list[Json]", command.get("options") or [])
    below = [option for option in options if option["type"] in _SUBCOMMANDS]
    for option in below:
        yield from leaves(option, name)
    if not below:
        yield name, options
