"""What a button carries: everything needed to know what was clicked, also after a restart."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias, get_args

from bot.match.model import MatchId, Revision

Deed: TypeAlias = Literal[
    "join",
    "leave",
    "ai",
    "noai",
    "start",
    "rules",
    "move",
    "pick",
    "undo",
    "agree",
    "refuse",
    "words",
    "fair",
    "seat",
    "rematch",
    "hint",
    "analyse",
    "back",
    "since",
    "prepare",
    "plan",
    "unplan",
    "follow",
]

PREFIX = "fiaker"
_PATTERN = re.compile(
    rf"{PREFIX}:(?P<deed>{'|'.join(get_args(Deed))})"
    r":(?P<match>[0-9]{1,18}):(?P<revision>[0-9]{1,18}):"
    r"(?P<steps>(?:[0-9]{1,3}(?:\.[0-9]{1,3}){0,9})?)"
)


class ButtonId(NamedTuple):
    """What a click means."""

    deed: Deed
    match: MatchId
    revision: Revision = Revision(0)
    steps: tuple[int, ...] = ()

    def packed(self) -> str:
        """The custom id."""
        steps = ".".join(map(str, self.steps))
        return f"{PREFIX}:{self.deed}:{self.match}:{self.revision}:{steps}"


def unpacked(custom_id: str) -> ButtonId | None:
    """What a custom id says, or None: anybody can send anything."""
    found = _PATTERN.fullmatch(custom_id)
    if found is None:
        return None
    steps = tuple(int(step) for step in found["steps"].split(".")) if found["steps"] else ()
    deed: Deed = found["deed"]  # pyright: ignore[reportAssignmentType]  one of the pattern's
    return ButtonId(deed, MatchId(int(found["match"])), Revision(int(found["revision"])), steps)
