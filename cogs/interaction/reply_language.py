"""Which language somebody is spoken to in, and the sentences themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

import discord
import msgspec

from bot.app import App
from bot.match.clock.quiet_hours import Habits
from bot.match.model import UserId
from bot.match.ports import Store
from games.api import AnyGame, Arg, Label, label
from language import FRAME, LANGUAGES, Language, Words
from render.colours import PaletteKey

CHAT = "cogs"  # the package whose words are said on Discord

# What begins a channel, a moment, an emoji, a command or a part of the server in a message.
_TAG = re.compile(r"<(?=#|:|a:|t:|/|id:)")


class Wishes(Habits, frozen=True, omit_defaults=True):
    """What a person chose with /settings. None: whatever Discord or the server says."""

    language: Language | None = None
    palette: PaletteKey = "standard"
    contrast: bool = False
    listed: bool = True  # in rankings, and to be looked up by others


async def wishes_of(store: Store, user: UserId) -> Wishes:
    """The wishes of a person."""
    person = await store.person(user)
    return Wishes() if person is None else msgspec.json.decode(person.settings, type=Wishes)


def spoken(locale: object) -> Language | None:
    """Our language for one of Discord's locales, if we speak it."""
    short = str(locale).partition("-")[0]
    return next((language for language in LANGUAGES if language == short), None)


async def language_for(app: App, interaction: discord.Interaction) -> Language:
    """The person's choice, then their Discord's language, then the server's, then ours."""
    wishes = await wishes_of(app.store, UserId(interaction.user.id))
    return (
        wishes.language
        or spoken(interaction.locale)
        or spoken(interaction.guild_locale)
        or app.settings.language
    )


@cache
def chat_words(game_package: str | None, language: Language) -> Words:
    """What is said on Discord, and by a game, read once."""
    games = () if game_package is None else (game_package,)
    return Words((FRAME, CHAT, *games), language)


def load_chat_words(games: Iterable[AnyGame]) -> None:
    """Read all words now: the first sentence must not make anybody wait."""
    for language in LANGUAGES:
        for package in (None, *(game.package for game in games)):
            chat_words(package, language)


class Voice:
    """Says things to one person, or to a table."""

    def __init__(self, language: Language, game: AnyGame | None = None) -> None:
        self.language: Language = language
        self.words: Words = chat_words(game.package if game else None, language)

    def say(self, id: str, /, names: Sequence[str] = (), **args: Arg) -> str:
        """The sentence of this id."""
        return self.words.say(label(id, **args), names)

    def speak(self, said: Label, names: Sequence[str] = ()) -> str:
        """The sentence of a label."""
        return self.words.say(said, names)


def plain(text: str) -> str:
    """Text somebody typed, so that it stays text: no markup, no mention."""
    apart = _TAG.sub("<\N{ZERO WIDTH SPACE}", text)
    return discord.utils.escape_markdown(discord.utils.escape_mentions(apart))
