"""What people call themselves, made fit for a picture."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from render.right_to_left import in_page_order
from render.text_masks import can_be_set

_LONGEST = 32  # what Discord allows; more than a panel holds anyway


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they can be set: nothing invisible, nothing piled up, nobody left nameless."""
    return tuple(_shown(name) or f"#{number}" for number, name in enumerate(names, start=1))


def _shown(name: str) -> str:
    # Compatibility forms first: fancy and full-width letters are letters to everybody but a font.
    letters = unicodedata.normalize("NFKC", name[: 4 * _LONGEST])
    kept = "".join(char if _is_kept(char) else " " * char.isspace() for char in letters)
    return in_page_order(" ".join(kept.split())[:_LONGEST])


def _is_kept(char: str) -> bool:
    # M: marks that pile up, after all that could be composed was composed. C: control, format.
    # Z: spaces of all kinds, which become one.
    return unicodedata.category(char)[0] not in "MCZ" and can_be_set(char)
