"""Sentences in four languages, from the Fluent files of the frame and of each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias, assert_never

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from games.api import Arg, Label, Who

Language: TypeAlias = Literal["en", "de", "fr", "it"]
FRAME = "language"  # the package whose words surround every game

_MOST_SENTENCES = 2_000  # kept for the next time: a table says the same again and again
_LIST_LOCALES = {"en": "en_GB"}  # "2, 3 and 5", without a comma before the "and"

LANGUAGES: tuple[Language, ...] = ("en", "de", "fr", "it")


class Words:
    """The sentences of one game, and of the frame around it, in one language."""

    def __init__(self, packages: Sequence[str], language: Language) -> None:
        self.language: Language = language
        self._bundle = FluentBundle(
            [language], use_isolating=False, functions={"LIST": _list_words}
        )
        for package in packages:
            self._bundle.add_resource(_parsed(package, language))
        self._composed = lru_cache(_MOST_SENTENCES)(self._compose)

    def say(self, label: Label, names: Sequence[str]) -> str:
        """The sentence of a label; `names` are the people by seat."""
        return self._composed(label, tuple(names) if label.args else ())

    def _compose(self, label: Label, names: tuple[str, ...]) -> str:
        pattern = self._bundle.get_message(label.id).value
        assert pattern is not None, f"{label.id} has attributes only"
        args = {name: self._fill(arg, names) for name, arg in label.args}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{label.id} in {self.language}: {errors[0]}")
        return str(text)

    def _fill(self, arg: Arg, names: tuple[str, ...]) -> object:
        match arg:
            case int() | str():
                return arg
            case Who():
                return names[arg.seat]
            case Label():
                return self._composed(arg, names if arg.args else ())
            case tuple():
                return _Listed(tuple(str(self._fill(item, names)) for item in arg), self.language)
            case _:
                assert_never(arg)


@cache
def words_of(game_package: str, language: Language) -> Words:
    """The words of a game and of the frame, read once."""
    return Words((FRAME, game_package), language)


@cache
def frame_words(language: Language) -> Words:
    """The words of the frame alone, read once."""
    return Words((FRAME,), language)


def word_file(package: str, language: Language) -> str:
    """The Fluent source of a package in one language: `en.ftl`, then `TOPIC.en.ftl` by topic."""
    folder, name = files(package).joinpath("words"), f"{language}.ftl"
    topics = sorted(f.name for f in folder.iterdir() if f.name.endswith(f".{name}"))
    return "\n".join(folder.joinpath(f).read_text(encoding="utf-8") for f in (name, *topics))


@cache
def _parsed(package: str, language: Language) -> Resource:
    """The same, read once: parsing is most of what a start takes, and the frame is everywhere."""
    return FluentResource(word_file(package, language))


class _Listed(FluentType):
    """Several things as one argument: joined with "and" unless the sentence asks for "or"."""

    def __init__(self, items: tuple[str, ...], language: Language) -> None:
        self.items, self.language = items, language

    def format(self, locale: Locale) -> str:
        return self.joined("standard")

    def joined(self, style: Literal["standard", "or"]) -> str:
        return format_list(self.items, style, _LIST_LOCALES.get(self.language, self.language))


class _Said(FluentType):
    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text


def _list_words(things: _Listed, type: Literal["standard", "or"] = "standard") -> FluentType:
    return _Said(things.joined(type))
