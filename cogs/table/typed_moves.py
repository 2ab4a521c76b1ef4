"""What people type, found among the moves that are legal now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.loaded_match import LoadedMatch
from cogs.interaction.reply_language import Voice
from cogs.interaction.typed_text import LONGEST_CHOICE, exact_text, folded
from games.api import Label, Move, Seat

_ARROW = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "


class Found(NamedTuple):
    """A legal move, and how it reads."""

    text: str
    move: Move


def legal(loaded: LoadedMatch, seat: Seat, voice: Voice) -> list[Found]:
    """Every legal move of a seat as one line, in menu order."""
    return in_words(loaded, seat, voice, loaded.game.legal_moves(loaded.state, seat))


def in_words(loaded: LoadedMatch, seat: Seat, voice: Voice, moves: Iterable[Move]) -> list[Found]:
    """These moves of a seat as one line each."""
    game, view = loaded.game, loaded.view(seat)
    return [
        Found(steps_in_words(game.path(view, move), voice, loaded.names)[:LONGEST_CHOICE], move)
        for move in moves
    ]


def steps_in_words(steps: Sequence[Label], voice: Voice, names: Sequence[str]) -> str:
    """The steps that lead to a move as one line."""
    return _ARROW.join(voice.speak(step, names) for step in steps)


def matching(found: Iterable[Found], typed: str) -> list[Found]:
    """Those that contain what was typed, the ones that begin with it first."""
    wanted = folded(typed)
    fitting = [one for one in found if wanted in folded(one.text)]
    return sorted(fitting, key=lambda one: not folded(one.text).startswith(wanted))


def exact(found: Sequence[Found], typed: str) -> Found | None:
    """The one meant by what was typed: the same text, or the only one that contains it."""
    text = exact_text((one.text for one in found), typed)
    return next((one for one in found if one.text == text), None)
