"""Hebrew and Arabic for a typesetter that only knows to go from left to right, letter by letter.

Letters are put into the order in which they stand on the page, and Arabic letters take the form
that joins them to their neighbours. This is far from all that Unicode says about it, and enough
for names.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import groupby

_JOINED_FORMS = range(0xFE70, 0xFEFD)  # "Arabic Presentation Forms-B"


def in_page_order(text: str) -> str:
    """The text as it stands on the page, read from the left."""
    if not any(_is_rtl(char) for char in text):
        return text
    words = _joined(text).split(" ")
    runs = [list(run) for _, run in groupby(words, key=_has_rtl)]
    turned = [
        [_turned(word) for word in reversed(run)] if _has_rtl(run[0]) else run for run in runs
    ]
    if _has_rtl(words[0]):
        turned.reverse()
    return " ".join(word for run in turned for word in run)


def _turned(word: str) -> str:
    """The letters in reverse; numbers and Latin letters in between keep their order."""
    runs = ["".join(run) for _, run in groupby(word, key=_is_rtl)]
    return "".join(run[::-1] if _is_rtl(run[0]) else run for run in reversed(runs))


def _is_rtl(char: str) -> bool:
    return unicodedata.bidirectional(char) in ("R", "AL")


def _has_rtl(word: str) -> bool:
    return any(_is_rtl(char) for char in word)


@cache
def _forms() -> dict[str, dict[str, str]]:
    """For each Arabic letter, how it looks alone, first, in the middle, last in a word."""
    forms: dict[str, dict[str, str]] = {}
    for code in _JOINED_FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if len(letters) == 1:
            forms.setdefault(chr(int(letters[0], 16)), {})[kind.strip("<>")] = chr(code)
    return forms


def _joined(text: str) -> str:
    forms = _forms()

    def joins_next(char: str) -> bool:
        return "initial" in forms.get(char, {})

    def joins_last(char: str) -> bool:
        return "final" in forms.get(char, {})

    shaped: list[str] = []
    for before, char, after in zip(" " + text, text, text[1:] + " ", strict=False):
        is_tied_before = joins_next(before) and joins_last(char)
        is_tied_after = joins_next(char) and joins_last(after)
        kind = {
            (True, True): "medial",
            (True, False): "final",
            (False, True): "initial",
            (False, False): "isolated",
        }[is_tied_before, is_tied_after]
        shaped.append(forms.get(char, {}).get(kind, char))
    return "".join(shaped)
