"""The board in words: short enough to stand behind a picture, or whole."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import AnyGame
from language import Language, words_of

ALT_LIMIT = 1024  # of Discord, for the text behind a picture
_ELLIPSIS = "…"


def alt_text(
    game: AnyGame, view: object, names: Sequence[str], language: Language, *, first: str = ""
) -> str:
    """What matters now, in as many whole sentences as fit behind a picture; never empty.

    `first` says it in place of the game's own first sentence, which is about whose turn it is.
    """
    words = words_of(game.package, language)
    usual, *others = (words.say(sentence, names) for sentence in game.brief(view))
    return alt_of([first or usual, *others])


def alt_of(sentences: Sequence[str]) -> str:
    """As many of these sentences as fit behind a picture, but the first in any case."""
    text = _shortened(sentences[0])
    for sentence in sentences[1:]:
        longer = f"{text} {sentence}"
        if _length(longer) > ALT_LIMIT:
            break
        text = longer
    return text


def board_text(game: AnyGame, view: object, names: Sequence[str], language: Language) -> str:
    """The whole table: passages with a blank line between them, each a title and its lines."""
    words = words_of(game.package, language)
    return "\n\n".join(
        "\n".join(words.say(line, names) for line in (passage.title, *passage.lines))
        for passage in game.describe(view)
    )


def _shortened(sentence: str) -> str:
    """The sentence, cut between two characters if it alone is too long."""
    if _length(sentence) <= ALT_LIMIT:
        return sentence
    while _length(sentence) > ALT_LIMIT - _length(_ELLIPSIS):
        sentence = sentence[:-1]
    return sentence + _ELLIPSIS


def _length(text: str) -> int:
    """The length in UTF-16 units, the strictest way to count: an emoji is two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
