"""What changes in the words of a table when one fact of it does.

A game is described in labels: message ids and their arguments, in no language. Whether the right
passages change is seen by comparing labels, once. Whether every language says the difference is
then asked of each pair of different lines once, however many tables it was met at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import TypeAlias

from games.api import AnyGame, Label
from language import LANGUAGES, Language, words_of

Lines: TypeAlias = tuple[Label, ...]
Change: TypeAlias = tuple[tuple[Label, Label], ...]  # the lines that differ, before and after


class ToldChanges:
    """Notes the differences that were met between descriptions of a game."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._met: set[Change] = set()

    def between(self, was: Mapping[Label, Lines], now: Mapping[Label, Lines]) -> set[Label]:
        """The titles under which other lines stand; what differs there is noted."""
        titles = {title for title in was.keys() | now.keys() if was.get(title) != now.get(title)}
        for title in titles:
            old, new = was.get(title, ()), now.get(title, ())
            if len(old) == len(new):  # more lines or fewer are a difference in any language
                pairs = zip(old, new, strict=True)
                self._met.add(tuple(pair for pair in pairs if pair[0] != pair[1]))
        return titles

    def untold(self) -> list[tuple[Language, Change]]:
        """The differences met so far that are none in the words of some language."""
        return [
            (language, change)
            for language in LANGUAGES
            for say in [cache(partial(self._say, language))]
            for change in self._met
            if all(say(old) == say(new) for old, new in change)
        ]

    def _say(self, language: Language, line: Label) -> str:
        return words_of(self._game.package, language).say(line, self._names)
