"""Every sentence exists in every language, and says the same."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.api import AnyGame, Seat, Who, label
from language import FRAME, LANGUAGES, Language, frame_words, word_file, words_of
from tests.games.all_games import ALL_GAMES

PACKAGES = [FRAME, "cogs", *(game.package for game in ALL_GAMES)]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the parser's name
        self.names.add(node.id.name)


def messages(package: str, language: Language) -> dict[str, set[str]]:
    """The variables of each message."""
    resource = FluentParser(with_spans=False).parse(word_file(package, language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{package} in {language} cannot be read: {junk[0]}"
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(
    package: str, language: Language
) -> None:
    assert messages(package, language) == messages(package, "en")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_no_game_takes_the_id_of_a_frame_message(game: AnyGame) -> None:
    assert not messages(FRAME, "en").keys() & messages(game.package, "en").keys()


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", "Anna, Béla and Clara"),
        ("de", "Anna, Béla und Clara"),
        ("fr", "Anna, Béla et Clara"),
        ("it", "Anna, Béla e Clara"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: Language, joined: str) -> None:
    waiting = label("not-your-move", waiting=tuple(Who(Seat(seat)) for seat in range(3)))
    said = frame_words(language).say(waiting, ("Anna", "Béla", "Clara"))
    assert joined in said


def test_a_sentence_without_its_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="event-rolled in en"):
        words_of("games.vienna", "en").say(label("event-rolled", seat="Anna"), ())


def test_a_sentence_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        frame_words("en").say(label("no-such-sentence"), ())
