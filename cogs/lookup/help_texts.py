"""Texts that explain: rules, fair dice, what the bot can do."""

from __future__ import annotations

from functools import cache

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match.model import OVER
from bot.match.record_file import commitment_of
from cogs.interaction.error_report import Refused
from cogs.interaction.message_layouts import Page, Picture, cut
from cogs.interaction.reply_language import Voice
from cogs.interaction.typed_text import exact_text
from games.api import AnyGame, label
from language import Language
from render.api import UnknownTopic
from render.board_in_words import ALT_LIMIT
from render.painters import painter_of
from render.picture_setting import setting_for


def rules_text(voice: Voice) -> str:
    """The rules of a game in short."""
    return voice.say("rules")


@cache  # it is asked for with every letter that somebody types
def topics_by_title(game: AnyGame, language: Language) -> dict[str, str]:
    """What there are help pictures of, by what they are called in this language."""
    painter, setting = painter_of(game), setting_for((), language=language)
    return {painter.explain(topic, setting).title: topic for topic in painter.topics()}


async def help_page(app: App, game: AnyGame, wanted: str, voice: Voice) -> Page:
    """A picture of one field or card, and what it says; wanted by its name or its title."""
    painter, setting = painter_of(game), setting_for((), language=voice.language)
    titles = topics_by_title(game, voice.language)
    topic = titles.get(exact_text(titles, wanted) or "", wanted)
    try:
        said = painter.explain(topic, setting)
    except UnknownTopic:
        raise Refused(label("no-such-topic")) from None
    data = await app.studio.picture(
        (game.key, "help", topic, setting), lambda: painter.help(topic, setting)
    )
    return Page(f"### {said.title}", Picture("help.png", data, cut(said.text, ALT_LIMIT)))


def fair_text(voice: Voice, loaded: LoadedMatch) -> str:
    """How the dice of this match can be checked."""
    match = loaded.match
    lines = [voice.say("fair", commitment=commitment_of(match.seed))]
    if match.salts:
        lines.append(voice.say("fair-salts", salts=":".join(match.salts)))
    if match.status in OVER:
        lines.append(voice.say("fair-seed", seed=match.seed.hex()))
    else:
        lines.append(voice.say("fair-later"))
    return "\n".join(lines)
