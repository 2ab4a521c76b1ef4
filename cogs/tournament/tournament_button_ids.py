"""What a button of a tournament carries."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias, get_args

from bot.match.model import TournamentId

TournamentDeed: TypeAlias = Literal[
    "enter", "leave", "checkin", "sitin", "rules", "standings", "seating", "mine"
]

PREFIX = "fiaker-event"
_PATTERN = re.compile(
    rf"{PREFIX}:(?P<deed>{'|'.join(get_args(TournamentDeed))}):(?P<event>[0-9]{{1,18}})"
)


class TournamentButton(NamedTuple):
    """What a click means. What it does depends on how things stand then, not when it was shown."""

    deed: TournamentDeed
    tournament: TournamentId

    def packed(self) -> str:
        """The custom id."""
        return f"{PREFIX}:{self.deed}:{self.tournament}"


def unpacked(custom_id: str) -> TournamentButton | None:
    """What a custom id says, or None: anybody can send anything."""
    found = _PATTERN.fullmatch(custom_id)
    if found is None:
        return None
    deed: TournamentDeed = found["deed"]  # pyright: ignore[reportAssignmentType]  one of the pattern's
    return TournamentButton(deed, TournamentId(int(found["event"])))
