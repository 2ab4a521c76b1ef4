"""Who is how strong among those of whom enough is known."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.rating.model import Entry
from bot.rating.skill_update import is_provisional, shown


class Ranked(msgspec.Struct, frozen=True):
    """A place in a ranking; those with the same number share it."""

    place: int
    shown: int
    entry: Entry


def ranking_of(entries: Iterable[Entry]) -> list[Ranked]:
    """Everybody whose rating is not provisional, the strongest first."""
    known = [(shown(e.rating), e) for e in entries if not is_provisional(e.rating, e.matches)]
    known.sort(key=lambda one: (-one[0], one[1].user))
    numbers = [number for number, _ in known]
    return [Ranked(1 + numbers.index(number), number, entry) for number, entry in known]
