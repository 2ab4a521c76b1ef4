"""The words of the commands in four languages, and that nothing is said in no language at all."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from cogs.interaction.reply_language import CHAT, spoken
from games.api import Label
from games.registry import GAMES
from language import FRAME, LANGUAGES, Language, Words, word_file
from playground.json_shapes import Json, objects
from playground.seen_message import SeenMessage
from tests.cogs.click_players import present_board
from tests.cogs.town import Town, town
from tests.judge.judge import Judge

OTHERS = ("de", "fr", "it")
LONGEST_NAME, LONGEST_DESCRIPTION = 32, 100
_SUBCOMMANDS = (1, 2)
_OPEN, _CLOSE = "⟦", "⟧"


class Named(NamedTuple):
    """A command, option or choice as it was sent to Discord, and where it stands."""

    path: str
    sent: Json
    is_choice: bool = False

    def name(self, language: Language) -> str:
        """What it is called."""
        return _in(self.sent, "name", language)

    def description(self, language: Language) -> str:
        """What it is said to do."""
        return _in(self.sent, "description", language)


def _in(sent: Json, what: str, language: Language) -> str:
    if language == "en":
        return str(sent[what])
    said: Json = sent.get(f"{what}_localizations") or {}
    return next((str(text) for locale, text in said.items() if spoken(locale) == language), "")


def _named(sent: list[Json], path: str = "") -> Iterator[Named]:
    for one in sent:
        here = f"{path}/{one['name']}"
        yield Named(here, one)
        yield from _named(objects(one.get("options")), here)
        for choice in objects(one.get("choices")):
            yield Named(f"{here}={choice['name']}", choice, is_choice=True)


def _levels(sent: list[Json]) -> Iterator[list[Json]]:
    """What stands side by side: commands, options of one command, choices of one option."""
    yield sent
    for one in sent:
        yield from _levels(objects(one.get("options")))
        if one.get("choices"):
            yield objects(one["choices"])


def _commands(there: Town) -> list[Json]:
    return there.standin.commands.offered(None)


def _is_name(text: str) -> bool:
    """Discord's rule for names of commands and options."""
    letters = all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in text)
    return letters and 1 <= len(text) <= LONGEST_NAME and text == text.lower()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_of_commands_and_options_obey_discord(
    tmp_path: Path, judge: Judge | None, language: Language
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        every = [one for one in _named(_commands(there)) if not one.is_choice]
        assert every
        assert [one.path for one in every if not _is_name(one.name(language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_descriptions_are_there_and_short(
    tmp_path: Path, judge: Judge | None, language: Language
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        every = [one for one in _named(_commands(there)) if not one.is_choice]
        lengths = {one.path: len(one.description(language)) for one in every}
        assert {p: n for p, n in lengths.items() if not 1 <= n <= LONGEST_DESCRIPTION} == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_choices_have_words(tmp_path: Path, judge: Judge | None, language: Language) -> None:
    async with town(tmp_path, judge, people=1) as there:
        choices = [one for one in _named(_commands(there)) if one.is_choice]
        assert [one.path for one in choices if not 1 <= len(one.name(language)) <= 100] == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_things_side_by_side_have_the_same_name(
    tmp_path: Path, judge: Judge | None, language: Language
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        for level in _levels(_commands(there)):
            names = [_in(one, "name", language) for one in level]
            assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
async def test_descriptions_are_translated(
    tmp_path: Path, judge: Judge | None, language: Language
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        every = [one for one in _named(_commands(there)) if not one.is_choice]
        assert [o.path for o in every if o.description(language) == o.description("en")] == []


# A language nobody speaks -----------------------------------------------------------------------


@pytest.fixture
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence from a word file stands in brackets."""
    say = Words.say

    def bracketed(self: Words, label: Label, names: tuple[str, ...]) -> str:
        text = say(self, label, names)
        return text if label.id.startswith("command-") else f"{_OPEN}{text}{_CLOSE}"

    monkeypatch.setattr(Words, "say", bracketed)


def _bare(text: str) -> str:
    """The letters that stand in no brackets."""
    depth, left = 0, ""
    for sign in text:
        depth += (sign == _OPEN) - (sign == _CLOSE)
        left += sign if depth == 0 else ""
    left = re.sub(r"<[@#]\d+>", "", left)
    return "".join(c for c in left if c.isalpha())


def _visible(message: SeenMessage) -> Iterator[str]:
    yield from message.texts
    yield from (button.label for button in message.buttons)
    yield from (picture.description for picture in message.gallery)
    for select in message.selects:
        yield select.placeholder
        yield from (option.label for option in select.options)


def _hard_coded(messages: list[SeenMessage]) -> list[str]:
    return [text for message in messages for text in _visible(message) if _bare(text)]


def test_text_outside_of_the_brackets_is_found() -> None:
    assert _bare("1. <@17>: ⟦a ⟦b⟧ c⟧ d") == "d"


@pytest.mark.usefixtures("pseudo_language")
async def test_lobby_and_table_say_nothing_but_words_of_the_word_files(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        anna, *others = there.people
        await anna.slash("game new", seats=3)
        lobby = (await anna.until(lambda seen: [m for m in seen if m.buttons]))[-1]
        for person in others:
            await person.click(lobby, lobby.buttons[0].label)
        thread = (await anna.until(lambda _: anna.threads()))[-1]
        await present_board(there, thread)
        assert _hard_coded([lobby, *anna.sees(), *anna.at(thread).sees()]) == []


ASKED: dict[str, dict[str, object]] = {
    "roll": {},
    "board": {},
    "board text": {"text": True},
    "hand": {},
    "undo": {},
    "rules": {},
    "fair": {},
    "record": {},
    "settings": {},
    "forget-me": {"sure": False},
    "help": {},
    "play": {"move": "no such move"},
    "place": {"field": "nowhere", "dice": "1"},
    "game list": {},
    "game mine": {},
    "game end": {},
}


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("command", ASKED)
async def test_an_answer_says_nothing_but_words_of_the_word_files(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture, command: str
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        anna, *others = there.people
        await anna.slash("game new", seats=3)
        lobby = (await anna.until(lambda seen: [m for m in seen if m.buttons]))[-1]
        for person in others:
            await person.click(lobby, lobby.buttons[0].label)
        thread = (await anna.until(lambda _: anna.threads()))[-1]
        await present_board(there, thread)
        name = command.removesuffix(" text")
        reply = await anna.at(thread).slash(name, **ASKED[command])
        shown = [m for m in (reply.message, *reply.followups) if m is not None]
        assert shown
        assert _hard_coded(shown) == []
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


# The files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", [FRAME, CHAT, *sorted(game.package for game in GAMES)])
def test_every_part_of_a_word_file_can_be_read(package: str, language: Language) -> None:
    found = FluentParser().parse(word_file(package, language)).body
    assert [one.content for one in found if isinstance(one, Junk)] == []


@pytest.mark.parametrize("package", sorted(game.package for game in GAMES))
def test_no_word_hides_another_of_the_same_name(package: str) -> None:
    parse = FluentParser().parse
    found = [
        entry.id.name
        for part in (FRAME, CHAT, package)
        for entry in parse(word_file(part, "en")).body
        if isinstance(entry, Message)
    ]
    assert sorted(name for name, times in Counter(found).items() if times > 1) == []
