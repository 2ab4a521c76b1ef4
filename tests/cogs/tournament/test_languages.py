"""Tournaments in four languages: all in that of the tournament, each person in their own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.tournament.model import Tournament
from cogs.interaction.message_layouts import Page
from cogs.tournament.loaded_tournament import Gathering, gather
from cogs.tournament.seating_sheets import explained, seating_lines
from cogs.tournament.standings_sheets import (
    cross_lines,
    progress_lines,
    sent_words,
    standings_lines,
    subtitle,
)
from cogs.tournament.tournament_pages import (
    announcement_page,
    draft_page,
    final_page,
    room_name,
    room_page,
    rules_text,
    ruling_said,
    standings_page,
)
from games.api import Label
from language import LANGUAGES, Language, Words
from playground.seen_message import SeenMessage
from tests.cogs.rounds import USUAL, adjudicate_all, entrant_named
from tests.cogs.tournament.cup import MINUTE, Cup, cup
from tests.judge.judge import Judge

LOCALES = {"en": "en-GB", "de": "de", "fr": "fr", "it": "it"}
SPEAKERS = {"Anna": "en", "Béla": "de", "Clara": "fr", "David": "it"}
_OPEN, _CLOSE = "⟦", "⟧"


# Every sentence says which language it is in --------------------------------------------------


class Heard(NamedTuple):
    """A small tournament in one language, among people who speak four."""

    public: list[SeenMessage]
    threads: list[str]
    private: dict[str, list[SeenMessage]]


def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Words.say

    def marked(self: Words, label: Label, names: Sequence[str]) -> str:
        text = say(self, label, names)
        is_command = label.id.startswith("command-")
        return text if is_command else f"{_OPEN}{self.language}:{text}{_CLOSE}"

    monkeypatch.setattr(Words, "say", marked)


async def _hear(folder: Path, language: Language) -> Heard:
    async with cup(folder, None) as there:  # the marks make labels longer than Discord allows
        for name, spoken in SPEAKERS.items():
            there[name].user.locale = LOCALES[spoken]
        await there.says("Anna", "tournament new", **{**USUAL, "name": "2026"}, language=language)
        for name in ("Béla", "Clara", "David"):
            await there.says(name, "tournament join")
        await there.says("Anna", "tournament desk computers", computers=1, level="novice")
        await there.says("Clara", "tournament join")  # twice: she is told so in French
        await there.says("Anna", "tournament desk start")
        await there.says("Anna", "tournament desk start")
        await there.says("Anna", "tournament desk penalise", player="1", score=0.5, why="1")
        for name in SPEAKERS:
            for command in ("list", "mine", "rules", "seating", "standings", "export", "leave"):
                await there.says(name, f"tournament {command}")
        await _rule_in_english(there)
        await there.says("Béla", "tournament standings", text=True)
        await there.says("Anna", "tournament desk end", why="1")
        return _heard(there)


async def _rule_in_english(there: Cup) -> None:
    tournament = await there.tournament()
    assert tournament.playing is not None
    for number, _ in enumerate(tournament.playing.tables, start=1):
        await there.says("Anna", "tournament desk adjudicate", table=number, why="1")


def _heard(there: Cup) -> Heard:
    anna = there["Anna"]
    threads = anna.threads()
    places = (there.channel, *threads)
    return Heard(
        [m for place in places for m in anna.sees(place) if not m.ephemeral],
        [thread.name for thread in threads],
        {name: [m for m in there[name].sees() if m.ephemeral] for name in SPEAKERS},
    )


@pytest.fixture(scope="module", params=LANGUAGES)
def heard(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Language, Heard]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        _marked(monkeypatch)
        folder = tmp_path_factory.mktemp("languages")
        return request.param, asyncio.run(_hear(folder, request.param))


def _languages(texts: Sequence[str]) -> set[str]:
    return {found for text in texts for found in re.findall(f"{_OPEN}(..):", text)}


def _read(messages: Sequence[SeenMessage]) -> list[str]:
    """All there is to read, hear and click."""
    found: list[str] = []
    for message in messages:
        found += [*message.texts, *(button.label for button in message.buttons)]
        found += [picture.description for picture in message.gallery]
    return found


def test_all_that_is_public_is_in_the_language_of_the_tournament(
    heard: tuple[Language, Heard],
) -> None:
    language, told = heard
    assert len(told.public) >= 8
    assert _languages(_read(told.public)) == {language}


def test_threads_are_named_in_the_language_of_the_tournament(
    heard: tuple[Language, Heard],
) -> None:
    language, told = heard
    assert len(told.threads) == 2
    assert _languages(told.threads) == {language}


@pytest.mark.parametrize("name", SPEAKERS)
def test_private_answers_are_in_the_language_of_the_person(
    heard: tuple[Language, Heard], name: str
) -> None:
    _, told = heard
    assert len(told.private[name]) >= 7
    assert _languages(_read(told.private[name])) == {SPEAKERS[name]}


def test_nothing_is_said_but_words_of_the_word_files(heard: tuple[Language, Heard]) -> None:
    _, told = heard
    messages = [*told.public, *(m for found in told.private.values() for m in found)]
    assert [text for text in [*_read(messages), *told.threads] if _bare(text)] == []


def _bare(text: str) -> str:
    """The letters that stand in no brackets, apart from codes, moments and mentions."""
    depth, left = 0, ""
    for sign in re.sub(r"`[0-9a-f]+`|<[@#t:]+\d+(:\w)?>", "", text):
        depth += (sign == _OPEN) - (sign == _CLOSE)
        left += sign if depth == 0 else ""
    return "".join(c for c in left if c.isalpha())


# Every page there is, in each language --------------------------------------------------------


class Spread(NamedTuple):
    """What is said about one tournament at all its stages, by language and by what it is."""

    texts: dict[Language, dict[str, str]]
    alts: dict[Language, dict[str, str]]


async def _live(there: Cup) -> list[Tournament]:
    """A tournament to which everything happens, as it was after each step."""
    stages: list[Tournament] = []
    elsa, grete = there.members["Elsa"], there.members["Grete"]
    gates: dict[str, object] = {"punctual": "3", "rating-to": 3000}
    options = {"start": "3h", "check-in": 60, "limit": 40, "deadline": 24, **gates}
    await there.says("Anna", "tournament new", **{**USUAL, **options})

    async def rule(command: str, **chosen: object) -> None:
        said = await there.says("Anna", f"tournament desk {command}", **chosen)
        assert said.startswith(("Done", "“Herbst”", "The round of")), f"{command}: {said}"
        stages.append(await there.tournament())

    stages.append(await there.tournament())
    for name in ("Anna", "Béla"):
        await there.says(name, "tournament join")
    await there.says("Hans", "tournament sit-in")
    await rule("computers", computers=7, level="novice")
    await there.wait(3 * 60 * MINUTE - 60 * MINUTE)
    stages.append(await there.tournament())
    for name in ("Anna", "Béla"):
        await there.says(name, "tournament check-in")
    await rule("start")
    await rule("swap", player="1", other="2", why="w")
    await rule("apart", player="1", other="2", why="w")
    await rule("apart", player="1", other="2", why="w")
    await rule("extend", hours=2, why="w")
    await rule("extend", hours=-1, why="w")
    await rule("start")
    await rule("pause", why="w")
    await there.wait(MINUTE)
    await rule("resume", why="w")
    await rule("extend", hours=2, why="w")
    await rule("extend", hours=-1, why="w")
    await rule("undo", table=1, why="w")
    await rule("undo", table=1, allowed=False, why="w")
    await rule("penalise", player="1", score=0.5, why="w")
    await rule("penalise", player="1", score=-0.25, why="w")
    await rule("admit", person=elsa, why="w")
    await rule("substitute", player="2", person=grete, why="w")
    franz: dict[str, object] = {"person": there.members["Franz"], "for-good": True}
    await rule("substitute", player="3", why="w", **franz)
    await rule("restart", table=1, why="w")
    await rule("drop", player=str(entrant_named(there, await there.tournament(), "Elsa")), why="w")
    await there.says("David", "tournament join")
    stages.append(await adjudicate_all(there))
    await rule("end", why="w")
    return stages


async def _spread(folder: Path, judge: Judge | None) -> Spread:
    async with cup(folder, judge) as there:
        stages = await _live(there)
        texts: dict[Language, dict[str, str]] = {}
        alts: dict[Language, dict[str, str]] = {}
        for language in LANGUAGES:
            texts[language], alts[language] = {}, {}
            for number, stage in enumerate(stages):
                plan = replace(stage.plan, language=language)
                here = await gather(there.running.app, replace(stage, plan=plan))
                said, heard = await _pages(there, here)
                name = f"{number} {stage.phase}"
                texts[language] |= {f"{name} {what}": text for what, text in said.items()}
                alts[language] |= {f"{name} {what}": text for what, text in heard.items()}
            texts[language] |= await _more(there, stages, language)
        return Spread(texts, alts)


async def _pages(there: Cup, here: Gathering) -> tuple[dict[str, str], dict[str, str]]:
    app, tournament = there.running.app, here.tournament
    pages: dict[str, Page] = {"announcement": announcement_page(here, here.game.seat_counts)}
    if tournament.round is not None:
        pages["draft"] = await draft_page(app, here)
        pages["room"] = room_page(here, tournament.round, tournament.round.tables[0])
        pages["standings"] = await standings_page(app, here, tournament.round.number)
    if tournament.phase == "over":
        pages["final"] = await final_page(app, here)
    said = {what: f"{page.head}\n{page.body}" for what, page in pages.items()}
    for what, page in pages.items():
        said |= {f"{what} {push.id.packed()}": push.label for push in page.buttons}
    words = sent_words(here, here.voice)
    said["subtitle"] = subtitle(here, here.voice)
    said["standings in words"] = "\n".join(standings_lines(here, words))
    said["cross table in words"] = "\n".join(cross_lines(here, words))
    said["course in words"] = "\n".join(progress_lines(here, words))
    said["seating in words"] = "\n".join(seating_lines(here, words))
    if tournament.round is not None:
        first = tournament.round.tables[0]
        said["room"] = room_name(here, tournament.round, first)
        said["why"] = explained(here, words, first.entrants[0]) or ""
    alts = {what: page.picture.alt for what, page in pages.items() if page.picture is not None}
    return said, alts


async def _more(there: Cup, stages: list[Tournament], language: Language) -> dict[str, str]:
    """All rulings, and the rules of every format and gate."""
    app, last = there.running.app, stages[-1]
    said: dict[str, str] = {}
    here = await gather(app, replace(last, plan=replace(last.plan, language=language)))
    for entry in await app.tournament_store.ledger(last.id):
        said[f"ruling {entry.number}"] = ruling_said(here, entry)
    for format in ("swiss", "robin", "knockout", "league"):
        for rounds in (0, 1, None):
            plan = replace(last.plan, language=language, format=format, rounds=rounds)
            here = await gather(app, replace(stages[0], plan=plan))
            said[f"rules of {format} {rounds}"] = rules_text(
                here, here.voice, here.game.seat_counts
            )
    return said


@pytest.fixture(scope="module")
def spread(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Spread:
    return asyncio.run(_spread(tmp_path_factory.mktemp("pages"), judge))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_every_language(spread: Spread, language: Language) -> None:
    assert len(spread.texts[language]) > 200
    assert spread.texts[language].keys() == spread.texts["en"].keys()
    assert [what for what, text in spread.texts[language].items() if not text] == []


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_page_is_translated(spread: Spread, language: Language) -> None:
    found = spread.texts[language]
    same = [what for what, text in found.items() if text == spread.texts["en"][what]]
    assert [what for what in same if "course" not in what] == []  # which is names and figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_says_in_words_what_it_shows(spread: Spread, language: Language) -> None:
    lengths = {what: len(text) for what, text in spread.alts[language].items()}
    assert len(lengths) > 20
    assert {what: n for what, n in lengths.items() if not 1 <= n <= 1024} == {}


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_figures_are_written_with_the_comma_of_the_language(
    spread: Spread, language: Language
) -> None:
    texts = [text for what, text in spread.texts[language].items() if "in words" in what]
    assert [text for text in texts if re.search(r"\d\.\d", text)] == []
    assert any(re.search(r"\d,\d", text) for text in texts)
