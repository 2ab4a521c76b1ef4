"""Words instead of a picture: they fit where they go, and stay whole sentences."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import pytest

from games.api import AnyGame, Label, Outcome, Seat
from games.vienna import VIENNA
from language import LANGUAGES, Language, words_of
from render.board_in_words import ALT_LIMIT, alt_text, board_text
from tests.games.matches import Table, match_at, on_every_game, on_one_table_per_size
from tests.games.vienna.tables import player, table
from tests.games.vienna.test_whole_table import RICH

NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")
LONGEST_NAMES = tuple(emoji * 32 for emoji in "🎩🦄🐎🏰👑")

on_every_language = pytest.mark.parametrize("language", LANGUAGES)


def units(text: str) -> int:
    """The length as Discord may count it, in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def views_of(game: AnyGame, *, seats: int, seed: int) -> list[object]:
    steps = match_at(Table(game, seats, seed)).steps
    return [game.view(step.state, Seat(0)) for step in steps]


@cache
def say(package: str, sentence: Label, language: Language) -> str:
    return words_of(package, language).say(sentence, LONGEST_NAMES)


def sentences_of(game: AnyGame, view: object, language: Language) -> list[str]:
    return [say(game.package, sentence, language) for sentence in game.brief(view)]


@on_one_table_per_size
def test_alt_text_is_as_many_whole_sentences_as_fit(table: Table) -> None:
    game = table.game
    for view in views_of(game, seats=table.seats, seed=table.seed)[::-3]:  # the end among them
        for language in LANGUAGES:
            sentences = sentences_of(game, view, language)
            fitting = [
                text
                for count in range(1, len(sentences) + 1)
                if units(text := " ".join(sentences[:count])) <= ALT_LIMIT
            ]
            assert alt_text(game, view, LONGEST_NAMES, language) == fitting[-1], language


def test_the_longest_names_leave_something_out_somewhere() -> None:
    texts = [
        (alt_text(VIENNA, view, LONGEST_NAMES, "en"), sentences_of(VIENNA, view, "en"))
        for view in views_of(VIENNA, seats=5, seed=0)
    ]
    assert any(text != " ".join(sentences) for text, sentences in texts)


@on_every_language
@pytest.mark.parametrize("seats", VIENNA.seat_counts)
def test_alt_text_begins_with_who_is_asked_or_who_won(seats: int, language: Language) -> None:
    for step in match_at(Table(VIENNA, seats, 0)).steps:
        state: object = step.state
        view = VIENNA.view(state, None)  # pyright: ignore[reportArgumentType]  a match of Vienna
        text = alt_text(VIENNA, view, LONGEST_NAMES, language)
        outcome: Outcome | None = view.outcome
        named = outcome.winners if outcome else (view.seat,)
        first = sentences_of(VIENNA, view, language)[0]
        assert text.startswith(first)
        assert all(LONGEST_NAMES[seat] in first for seat in named)


@pytest.mark.parametrize("name", ["n" * 2000, "🦄" * 600, "a🦄" * 600, "\ud83e" * 2000])
@on_every_language
def test_a_first_sentence_that_is_too_long_is_cut_with_an_ellipsis(
    name: str, language: Language
) -> None:
    view = VIENNA.view(table(player(), player(), player()), None)
    text = alt_text(VIENNA, view, (name,) * 3, language)
    assert text.endswith("…")
    length = len(text.encode("utf-16-le", "surrogatepass")) // 2
    assert ALT_LIMIT - 1 <= length <= ALT_LIMIT


@on_every_language
@on_every_game
def test_the_board_text_has_a_paragraph_for_each_passage(game: AnyGame, language: Language) -> None:
    words = words_of(game.package, language)
    for view in views_of(game, seats=game.seat_counts.start, seed=0)[::10]:
        paragraphs = board_text(game, view, NAMES, language).split("\n\n")
        passages = game.describe(view)
        assert len(paragraphs) == len(passages)
        for paragraph, passage in zip(paragraphs, passages, strict=True):
            title, *lines = paragraph.split("\n")
            assert title == words.say(passage.title, NAMES)
            assert lines == [words.say(line, NAMES) for line in passage.lines]


@on_every_language
@on_every_game
def test_words_for_the_ear_have_no_markup_and_no_pictures(
    game: AnyGame, language: Language
) -> None:
    for view in views_of(game, seats=game.seat_counts.start, seed=0)[::10]:
        for text in (
            board_text(game, view, NAMES, language),
            alt_text(game, view, NAMES, language),
        ):
            assert not set("*_`~|#<>[]") & set(text)
            assert not re.search(r"^(\d+[.)]|[-•]) ", text, re.MULTILINE)
            assert not [char for char in text if unicodedata.category(char) == "So"]


@on_every_language
def test_a_usual_table_fits_behind_the_picture_without_loss(language: Language) -> None:
    words = words_of(VIENNA.package, language)
    whole = " ".join(words.say(sentence, NAMES) for sentence in VIENNA.brief(RICH))
    assert alt_text(VIENNA, RICH, NAMES, language) == whole
