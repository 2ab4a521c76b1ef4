"""What people type, found among what is legal now."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.sittings import Sitting
from cogs.speech import Voice
from games.api import Label, Move, Seat

_MOST_CHOICES = 25
_MOST_NAME = 100
_ARROW = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "


class Found(NamedTuple):
    """A legal move, and how it reads."""

    text: str
    move: Move


def folded(text: str) -> str:
    """Text as it is compared: without accents, capitals and doubled spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def legal(sitting: Sitting, seat: Seat, voice: Voice) -> list[Found]:
    """Every legal move of a seat as one line, in menu order."""
    return in_words(sitting, seat, voice, sitting.game.legal_moves(sitting.state, seat))


def in_words(sitting: Sitting, seat: Seat, voice: Voice, moves: Iterable[Move]) -> list[Found]:
    """These moves of a seat as one line each."""
    game, view = sitting.game, sitting.view(seat)
    return [
        Found(steps_in_words(game.path(view, move), voice, sitting.names)[:_MOST_NAME], move)
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


def exact_text(texts: Iterable[str], typed: str) -> str | None:
    """The text meant by what was typed: the same, or the only one that contains it."""
    unique = list(dict.fromkeys(texts))
    same = [text for text in unique if folded(text) == folded(typed)]
    fitting = same or [text for text in unique if folded(typed) in folded(text)]
    return fitting[0] if len(fitting) == 1 else None


def suggestions(texts: Iterable[str], typed: str) -> list[str]:
    """At most 25 of these texts that contain what was typed."""
    wanted = folded(typed)
    unique = dict.fromkeys(text[:_MOST_NAME] for text in texts)
    return [text for text in unique if wanted in folded(text)][:_MOST_CHOICES]
