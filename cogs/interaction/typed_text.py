"""What people type, compared with what there is to choose."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_MOST_CHOICES = 25
LONGEST_CHOICE = 100


def folded(text: str) -> str:
    """Text as it is compared: without accents, capitals and doubled spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def exact_text(texts: Iterable[str], typed: str) -> str | None:
    """The text meant by what was typed: the same, or the only one that contains it."""
    unique = list(dict.fromkeys(texts))
    same = [text for text in unique if folded(text) == folded(typed)]
    fitting = same or [text for text in unique if folded(typed) in folded(text)]
    return fitting[0] if len(fitting) == 1 else None


def suggestions(texts: Iterable[str], typed: str) -> list[str]:
    """At most 25 of these texts that contain what was typed."""
    wanted = folded(typed)
    unique = dict.fromkeys(text[:LONGEST_CHOICE] for text in texts)
    return [text for text in unique if wanted in folded(text)][:_MOST_CHOICES]
