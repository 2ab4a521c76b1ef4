"""/tournament as it is registered: large, but not larger than Discord takes, in any language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cogs.interaction.reply_language import spoken
from language import LANGUAGES, Language
from playground.json_shapes import Json, objects
from tests.cogs.town import town
from tests.judge.judge import Judge

LARGEST = 8_000  # names, descriptions and values of one command
MOST_OPTIONS = 25


async def _offered(folder: Path, judge: Judge | None) -> Json:
    async with town(folder, judge, people=1) as there:
        (found,) = (c for c in there.standin.commands.offered(None) if c["name"] == "tournament")
        return found


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Json:
    return asyncio.run(_offered(tmp_path_factory.mktemp("command"), judge))


def _said(part: Json, what: str, language: Language) -> str:
    """A name or description as somebody reads it who speaks that language."""
    others: Json = part.get(f"{what}_localizations") or {}
    found = (str(text) for locale, text in others.items() if spoken(locale) == language)
    return next(found, str(part.get(what, "")))


def _longest(part: Json, what: str) -> str:
    return max((_said(part, what, language) for language in LANGUAGES), key=len)


def _parts(part: Json) -> Iterator[Json]:
    yield part
    for inside in (*objects(part.get("options")), *objects(part.get("choices"))):
        yield from _parts(inside)


def _size(command: Json, said: Callable[[Json, str], str]) -> int:
    texts = (
        said(part, "name") + said(part, "description") + str(part.get("value", ""))
        for part in _parts(command)
    )
    return sum(map(len, texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_is_not_too_large_in_any_language(command: Json, language: Language) -> None:
    size = _size(command, lambda part, what: _said(part, what, language))
    assert 3_000 < size < LARGEST


def test_the_command_is_not_too_large_though_each_text_counts_in_its_longest_language(
    command: Json,
) -> None:
    assert _size(command, _longest) < LARGEST


def test_no_part_of_the_command_has_more_options_than_discord_takes(command: Json) -> None:
    counts = [len(objects(part.get("options"))) for part in _parts(command)]
    assert max(counts) <= MOST_OPTIONS


def test_the_command_is_offered_on_servers_only(command: Json) -> None:
    assert command["contexts"] == [0]
