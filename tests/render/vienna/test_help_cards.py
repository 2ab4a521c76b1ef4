"""Help pictures: one for every card and field, readable, in every language."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from games.vienna.edition import NEWEST, Field, Person, Special, Symbol
from games.vienna.edition_index import board_of
from language import LANGUAGES, Language
from render.api import UnknownTopic
from render.canvas import Placed
from render.colours import ThemeKey
from render.line_breaks import wrapped
from render.picture_setting import setting_for
from render.text_masks import width_of
from render.vienna.help_cards.cards import draw_help, help_topics, help_words
from render.vienna.help_cards.portraits import PORTRAITS, portrait
from render.visual_style import Look
from tests.cases import for_every

FRAME = 12  # the gold lines around the picture
SOLID = {"name", "number", "text", "die", "piece"}
TOPICS = help_topics()

every_topic = for_every("topic", TOPICS)
every_language = for_every("language", LANGUAGES)
every_theme = for_every("theme", ["day", "night"])


@cache
def drawn(
    topic: str, language: Language, theme: ThemeKey = "day"
) -> tuple[tuple[int, int], tuple[Placed, ...]]:
    """The size of a help picture, and what is in it."""
    piece = draw_help(topic, setting_for((), Look(theme), language))
    return piece.image.size, piece.placed


def texts(topic: str, language: Language) -> str:
    return " ".join(thing.text for thing in drawn(topic, language)[1] if thing.kind != "icon")


def overlap(one: Placed, other: Placed) -> bool:
    (left, top, right, bottom), (x, y, u, v) = one.box, other.box
    return left < u and x < right and top < v and y < bottom


# Topics ---------------------------------------------------------------------------------------


def test_topics_are_unique() -> None:
    assert len(set(TOPICS)) == len(TOPICS)


def test_there_is_a_topic_for_every_field_card_and_piece() -> None:
    board = board_of(NEWEST)
    fields = {f"field-{field.id}" for field in board.street} | {"field-geheimbund"}
    cards = {
        *(f"special-{special}" for special in Special),
        *(f"person-{person}" for person in board.persons),
        *(f"start-{card}" for card in board.start_cards),
    }
    assert set(TOPICS) == fields | cards | {"coach", "gendarme", "symbols"}


@pytest.mark.parametrize(
    "topic", ["", "../x", "field-", "field-atlantis", "Coach", "coach ", "special-s1", "\0", "🎲"]
)
def test_what_has_no_picture_is_an_unknown_topic(topic: str) -> None:
    with pytest.raises(UnknownTopic):
        draw_help(topic, setting_for(()))


# Pictures -------------------------------------------------------------------------------------


@every_theme
@every_language
@every_topic
def test_a_picture_is_as_wide_and_about_as_high_as_agreed(
    topic: str, language: Language, theme: ThemeKey
) -> None:
    (width, height), _ = drawn(topic, language, theme)
    assert width == 800
    assert 300 <= height <= 460


@every_theme
@every_language
@every_topic
def test_everything_lies_inside_the_frame(topic: str, language: Language, theme: ThemeKey) -> None:
    (width, height), placed = drawn(topic, language, theme)
    for thing in placed:
        left, top, right, bottom = thing.box
        assert left >= FRAME, thing
        assert top >= FRAME, thing
        assert right <= width - FRAME, thing
        assert bottom <= height - FRAME, thing


@every_theme
@every_language
@every_topic
def test_nothing_overlaps(topic: str, language: Language, theme: ThemeKey) -> None:
    solid = [thing for thing in drawn(topic, language, theme)[1] if thing.kind in SOLID]
    assert [pair for pair in combinations(solid, 2) if overlap(*pair)] == []


@every_language
@every_topic
def test_no_line_is_cut(topic: str, language: Language) -> None:
    assert not [thing.text for thing in drawn(topic, language)[1] if "…" in thing.text]


@every_language
@every_topic
def test_letters_and_figures_are_large_enough_for_a_phone(topic: str, language: Language) -> None:
    smallest = {"name": 14, "text": 18, "number": 20}
    for thing in drawn(topic, language)[1]:
        assert thing.cap >= smallest.get(thing.kind, 0), thing


@every_language
@every_topic
def test_a_picture_says_something(topic: str, language: Language) -> None:
    assert [thing for thing in drawn(topic, language)[1] if thing.kind == "text" and thing.text]


@for_every("field", board_of(NEWEST).street)
def test_a_field_shows_its_name_and_the_numbers_it_takes(field: Field) -> None:
    placed = drawn(f"field-{field.id}", "en")[1]
    numbers = "pair" if field.accepts == "pair" else "/".join(map(str, field.accepts))
    assert field.name in {thing.text for thing in placed if thing.kind == "name"}
    assert numbers in {thing.text for thing in placed}


@for_every("person", board_of(NEWEST).persons.values())
def test_a_person_shows_each_symbol_as_often_as_it_counts(person: Person) -> None:
    shown = Counter(thing.text for thing in drawn(f"person-{person.id}", "en")[1])
    assert all(shown[symbol] == person.symbols.of(symbol) for symbol in Symbol)


@every_language
def test_the_field_of_a_special_card_says_what_the_card_does(language: Language) -> None:
    card = [thing.text for thing in drawn("special-double", language)[1] if thing.kind == "text"]
    first_words = " ".join(card[1].split()[:3])
    assert first_words in texts("field-burgtheater", language)


def test_every_person_of_the_house_edition_has_a_portrait_of_their_own() -> None:
    persons = board_of(NEWEST).persons
    assert PORTRAITS.keys() == persons.keys()
    assert len({portrait(person) for person in persons}) == len(persons)


def test_somebody_unknown_has_a_portrait_nevertheless() -> None:
    assert portrait("nobody").marks


# Lines ----------------------------------------------------------------------------------------

SENTENCE = "Take up to 3 coins from one player, or 1 coin each from two."


@pytest.mark.parametrize("width", [150, 300, 500, 2000])
def test_lines_fit_into_the_width(width: int) -> None:
    assert all(width_of(line, "text", 20) <= width for line in wrapped(SENTENCE, "text", 20, width))


@pytest.mark.parametrize("width", [150, 300, 500, 2000])
def test_lines_together_are_the_text(width: int) -> None:
    assert " ".join(wrapped(SENTENCE, "text", 20, width)) == SENTENCE


def test_a_number_stays_with_what_it_counts() -> None:
    for width in range(150, 500, 10):
        assert not any(line[-1].isdigit() for line in wrapped(SENTENCE, "text", 20, width))


def test_lines_are_about_equally_long() -> None:
    first, last = wrapped("Gives 1 point for each special card", "text", 20, 420)
    assert width_of(last, "text", 20) > width_of(first, "text", 20) / 2


def test_a_hard_space_does_not_break_and_is_drawn_as_a_space() -> None:
    text = "Tout de suite\u00a0: deux"
    lines = wrapped(text, "text", 20, width_of("Tout de suite", "text", 20))
    assert lines == ["Tout de", "suite : deux"]


def test_a_word_wider_than_a_line_is_broken() -> None:
    lines = wrapped("Donaudampfschifffahrt", "text", 20, 100)
    assert "".join(lines) == "Donaudampfschifffahrt"
    assert all(width_of(line, "text", 20) <= 100 for line in lines)


def test_no_text_has_no_lines() -> None:
    assert wrapped("", "text", 20, 100) == []


# Words ----------------------------------------------------------------------------------------


@every_language
def test_titles_tell_the_topics_apart(language: Language) -> None:
    titles = [help_words(topic, setting_for((), language=language)).title for topic in TOPICS]
    assert len(set(titles)) == len(TOPICS)


@every_language
@every_topic
def test_the_words_say_what_stands_in_the_picture(topic: str, language: Language) -> None:
    said = help_words(topic, setting_for((), language=language))
    heard = set(f"{said.title} {said.text}".replace("\u00a0", " ").split())
    placed = [thing for thing in drawn(topic, language)[1] if thing.kind == "text"]
    missing = {word for thing in placed for word in thing.text.split()} - heard
    assert {word for word in missing if f"{word}." not in heard} == set()


def test_what_is_unknown_cannot_be_said() -> None:
    with pytest.raises(UnknownTopic):
        help_words("field-atlantis", setting_for(()))
