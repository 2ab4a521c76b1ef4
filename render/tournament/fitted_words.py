"""Words of a tournament made fit for a picture: titles people wrote, and sentences about them."""

from __future__ import annotations

import unicodedata

from render.line_breaks import wrapped
from render.right_to_left import in_page_order
from render.text_masks import Face, can_be_set

_LONGEST = 400  # letters: more than any place for them has room


def shown_text(text: str) -> str:
    """The text without what is invisible, piled up, or in no font; in the order it is read."""
    # Not the compatibility forms that names get: they would make three letters of "½".
    letters = unicodedata.normalize("NFC", text[:_LONGEST])
    kept = "".join(_kept(char) for char in letters)
    return " ".join(word for word in kept.split(" ") if word)


def _kept(char: str) -> str:
    if char.isspace():
        return char if char in "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}" else " "
    return char if unicodedata.category(char)[0] not in "MC" and can_be_set(char) else ""


def one_line(text: str) -> str:
    """The text as it stands on the page, read from the left."""
    return in_page_order(shown_text(text))


def lines_of(text: str, face: Face, cap: int, width: int, most: int = 2) -> tuple[str, ...]:
    """The text in lines of this width, as they stand on the page; the last may be too long."""
    lines = wrapped(shown_text(text), face, cap, width)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(in_page_order(line) for line in lines)
