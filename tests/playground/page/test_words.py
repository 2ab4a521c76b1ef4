"""The page's own words: complete in every language, all of them used, none of them missing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest

PAGE = Path(__file__).parents[3] / "playground" / "page"
LANGUAGES = ("en", "de", "fr", "it")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_IN_SCRIPT = re.compile(r'"([a-z]+\.[a-z-]+)"')  # no other text in quotes looks like a key
_IN_HTML = re.compile(r'data-word(?:-label)?="([^"]+)"')


def words(language: str) -> dict[str, str]:
    text = (PAGE / "words" / f"{language}.json").read_text(encoding="utf-8")
    return cast("dict[str, str]", json.loads(text))


def used() -> set[str]:
    scripts = "".join(file.read_text(encoding="utf-8") for file in PAGE.glob("*.js"))
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    return {*_IN_SCRIPT.findall(scripts), *_IN_HTML.findall(html)}


def test_every_word_the_page_uses_is_written() -> None:
    assert used() - words("en").keys() == set()


def test_every_word_that_is_written_is_used() -> None:
    assert words("en").keys() - used() == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_words_in_the_same_order(language: str) -> None:
    assert list(words(language)) == list(words("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_have_the_same_placeholders(language: str) -> None:
    english = {key: sorted(set(_PLACEHOLDER.findall(text))) for key, text in words("en").items()}
    other = {key: sorted(set(_PLACEHOLDER.findall(text))) for key, text in words(language).items()}
    assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_empty(language: str) -> None:
    assert [key for key, text in words(language).items() if not text.strip()] == []
