"""Names and descriptions of commands in four languages, from the same word files as all else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

import discord
from discord import app_commands

from cogs.interaction.reply_language import chat_words, spoken
from games.api import label
from language import Language

_ENGLISH: Language = "en"
C = TypeVar("C")


def command_words(id: str, language: Language) -> str:
    """The word or sentence of a command, option or choice."""
    return chat_words(None, language).say(label(f"command-{id}"), ())


class FluentTranslator(app_commands.Translator):
    """Finds `command-ID` for every `locale_str("ID")`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The word in this locale, if we speak it and it differs from English."""
        language = _language_of(locale)
        if language is None or language == _ENGLISH:
            return None
        return command_words(string.extras["id"], language)


@cache  # discord.py asks for every word in every one of its locales, thousands of times a start
def _language_of(locale: discord.Locale) -> Language | None:
    return spoken(locale)


def words(id: str) -> app_commands.locale_str:
    """A name or description in English that the translator knows in other languages."""
    return app_commands.locale_str(command_words(id, _ENGLISH), id=id)


def options(**ids: str) -> Callable[[C], C]:
    """What the options of a command are called and say: `name="ID"` means `option-ID`."""

    def named(command: C) -> C:
        names = {name: words(f"option-{id}") for name, id in ids.items()}
        abouts = {name: words(f"option-{id}-about") for name, id in ids.items()}
        return app_commands.describe(**abouts)(app_commands.rename(**names)(command))

    return named


def choices(values: Iterable[str], *, prefix: str = "") -> list[app_commands.Choice[str]]:
    """What an option may be, each with the word people read for it."""
    return [
        app_commands.Choice(name=words(f"choice-{prefix}{value}"), value=value) for value in values
    ]
