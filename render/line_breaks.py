"""Sentences broken into lines."""

from __future__ import annotations

import re

from render.text_masks import Face, width_of

_HARD_SPACE = "\u00a0"
_SPACES = str.maketrans({_HARD_SPACE: " ", "\u202f": " "})
_AFTER_FIGURE = re.compile(r"(?<=\d) (?=\w)")  # a number stays with what it counts


def wrapped(text: str, face: Face, cap: int, width: int) -> list[str]:
    """The text in as few lines as fit into the width, and these about equally long."""
    words = _AFTER_FIGURE.sub(_HARD_SPACE, text).split(" ")
    parts = [part for word in words for part in _parts(word, face, cap, width)]
    most = len(_filled(parts, face, cap, width))
    # The narrowest measure that needs no further line: no word is left alone on the last one.
    low = max((_width(part, face, cap) for part in parts), default=0)
    while low < width:
        middle = (low + width) // 2
        if len(_filled(parts, face, cap, middle)) <= most:
            width = middle
        else:
            low = middle + 1
    return [_drawn(line) for line in _filled(parts, face, cap, width)]


def _filled(parts: list[str], face: Face, cap: int, width: int) -> list[str]:
    """One word after the other, on a new line where the last one is full."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} {part}" if lines else part
        if lines and _width(longer, face, cap) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _parts(word: str, face: Face, cap: int, width: int) -> list[str]:
    """A word, broken only if it is wider than a whole line."""
    parts: list[str] = []
    while word:
        end = len(word)
        while end > 1 and _width(word[:end], face, cap) > width:
            end -= 1
        parts.append(word[:end])
        word = word[end:]
    return parts


def _width(text: str, face: Face, cap: int) -> int:
    return width_of(_drawn(text), face, cap)


def _drawn(text: str) -> str:
    """The text as it is drawn: a space that must not break is a space like others by then."""
    return text.translate(_SPACES)
