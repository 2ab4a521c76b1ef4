"""Whatever a tournament, its people and its rulings are called: it stays text, and calls nobody."""

from __future__ import annotations

import asyncio
import csv
import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.tournament.export import TournamentFile, read_tournament
from bot.tournament.model import Tournament
from playground.driver import Person
from playground.permissions import Permission
from playground.seen_message import SeenFile, SeenMessage
from tests.cogs.rounds import adjudicate_all, begun, entrant_named, filled_in
from tests.cogs.test_hostile import TEXTS, is_harmless
from tests.cogs.tournament.cup import Cup, cup
from tests.judge.judge import Judge

PERSON, PLACE = "1572003571359023104", "1572003571359023105"
# What is typed, at most 60 characters; and what must not be left of it, or nothing could go wrong.
NAMES: dict[str, tuple[str, tuple[str, ...]]] = {
    "everyone": ("@everyone and @here", ("@everyone", "@here")),
    "people": (f"<@{PERSON}> <@&{PERSON}>", (f"<@{PERSON}>", f"<@&{PERSON}>")),
    "places": (f"<#{PLACE}> </tournament new:{PLACE}>", (f"<#{PLACE}", "</tour")),
    "moments": ("<t:0:R> <id:browse> <:a:1> <a:b:1>", ("<t:0", "<id:", "<:a", "<a:b")),
    "bold": ("**a** __b__ ~~c~~ ||d|| `e`", ("**a**", "__b__", "~~c~~", "||d||", "`e`")),
    "a link": ("[Vienna](https://evil.example)", (" [Vienna](", "“[Vienna](", "\n[Vienna](")),
    "a heading": ("# Herbst", ("\n# Herbst", "## # Herbst")),
    "lines": ("Herbst\n# Cup\n> more", ("\n# Cup", "\n> more")),
    "sixty letters": ("W" * 60, ()),
    "emoji": ("\N{GAME DIE}" * 30, ()),
    "right to left": ("\u05ea\u05d7\u05e8\u05d5\u05ea \u202eRathaus\u202c", ()),
    "a formula": ("=HYPERLINK(1)", ()),
    "placeables": ("{ $names } { -term }", ()),
}
LOOKING = ("list", "seating", "mine", "rules", "export")


class Told(NamedTuple):
    """A tournament of that name, with somebody of that name, ruled for that reason."""

    typed: str
    players: set[int]  # who are called to their tables
    public: list[SeenMessage]
    private: list[SeenMessage]
    threads: list[str]
    files: dict[str, SeenFile]
    faults: list[str]

    @property
    def messages(self) -> list[SeenMessage]:
        """All that anybody read."""
        return [*self.public, *self.private]


async def _tell(folder: Path, judge: Judge | None, typed: str) -> Told:
    heard = _Listening()
    logging.getLogger().addHandler(heard)
    async with cup(folder, judge) as there:
        there.guild.members[there["Béla"].id].nick = typed[:32]
        there.guild.members[there["Anna"].id].nick = typed[:32]
        await begun(there, "Béla", name=typed)
        number = str(entrant_named(there, await there.tournament(), "Béla"))
        await there.says("Anna", "tournament desk penalise", player=number, score=0.5, why=typed)
        await there.says("Clara", "tournament join")
        await there.says("Clara", "tournament sit-in")
        await there.says("Anna", "tournament desk admit", person=there.members["Elsa"], why=typed)
        await adjudicate_all(there)
        for command in LOOKING:
            await there.says("Béla", f"tournament {command}")
        for view in ("standings", "cross", "progress"):
            await there.says("Béla", "tournament standings", view=view)
        await there.says("Béla", "tournament standings", text=True)
        await there.says("Clara", "tournament leave")
        there.channel.deny(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
        await there.says("Anna", "tournament desk start")  # and Anna is told that it cannot be
        await there.says("Anna", "tournament desk end", why=typed)
        logging.getLogger().removeHandler(heard)
        return _all_of_it(there, typed, heard.faults)


def _all_of_it(there: Cup, typed: str, faults: list[str]) -> Told:
    anna = there["Anna"]
    threads = anna.threads()
    public = [m for place in (there.channel, *threads) for m in anna.sees(place) if not m.ephemeral]
    private = [m for name in ("Anna", "Béla", "Clara") for m in _private(there[name])]
    files = {file.filename: file for message in public for file in message.files}
    names = [thread.name for thread in threads]
    players = {there["Béla"].id, there["Elsa"].id}
    return Told(typed, players, public, private, names, files, faults)


def _private(person: Person) -> Iterator[SeenMessage]:
    yield from (message for message in person.sees() if message.ephemeral)
    yield from person.sees(person.dm)


class _Listening(logging.Handler):
    """Keeps what is logged as a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(record.getMessage())


@pytest.fixture(scope="module", params=NAMES)
def story(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, judge: Judge | None
) -> tuple[Told, tuple[str, ...]]:
    typed, markup = NAMES[request.param]
    return asyncio.run(_tell(tmp_path_factory.mktemp("hostile"), judge, typed)), markup


def test_nobody_is_called_but_to_their_table(story: tuple[Told, tuple[str, ...]]) -> None:
    told, _ = story
    called = {user for message in told.messages for user in message.pings}
    assert called == told.players
    assert not any(message.pings_everyone for message in told.messages)


def test_nothing_of_it_becomes_markup(story: tuple[Told, tuple[str, ...]]) -> None:
    told, markup = story
    texts = [text for message in told.messages for text in message.texts]
    assert [text for text in texts if any(sign in text for sign in markup)] == []


def test_it_is_shown_all_the_same(story: tuple[Told, tuple[str, ...]]) -> None:
    told, _ = story
    letters = "".join(c for c in told.typed if c.isalnum())
    shown = ("".join(c for c in message.text if c.isalnum()) for message in told.public)
    assert sum(letters in text for text in shown) >= 4


def test_nothing_goes_wrong(story: tuple[Told, tuple[str, ...]]) -> None:
    told, _ = story
    assert told.faults == []
    assert [m.text for m in told.messages if "Something went wrong" in m.text] == []


def test_threads_are_named_after_it_on_one_line(story: tuple[Told, tuple[str, ...]]) -> None:
    told, _ = story
    name = " ".join(told.typed.split())
    assert told.threads == [f"Rulings: {name}", f"{name}: Round 1, table 1"]


def test_the_file_has_the_name_as_it_was_typed(story: tuple[Told, tuple[str, ...]]) -> None:
    told, _ = story
    assert _file(told).tournament.plan.name == " ".join(told.typed.split())
    assert _file(told).entrants[0].name == told.typed[:32]


def test_no_spreadsheet_takes_a_name_for_a_formula(story: tuple[Told, tuple[str, ...]]) -> None:
    told, _ = story
    text = told.files["standings-1.csv"].data.decode("utf-8-sig")
    names = [line["name"] for line in csv.DictReader(io.StringIO(text))]
    assert len(names) == 5
    assert [name for name in names if name.startswith(("=", "+", "-", "@"))] == []


def _file(told: Told) -> TournamentFile:
    return read_tournament(told.files["event-1.json"].data)


# Buttons of one's own making ------------------------------------------------------------------

CUSTOM_IDS = (
    "fiaker-event:",
    "fiaker-event:enter",
    "fiaker-event:enter:",
    "fiaker-event:foo:1",
    "fiaker-event:enter:0",
    "fiaker-event:enter:-1",
    "fiaker-event:enter:999999",
    "fiaker-event:enter:999999999999999999",
    "fiaker-event:enter:99999999999999999999999999",
    "fiaker-event:enter:1:1",
    "fiaker-event:enter:1 ",
    "fiaker-event:enter:\N{ARABIC-INDIC DIGIT ONE}",
    "fiaker-event:ENTER:1",
    "fiaker-event:enter:'; DROP TABLE events; --",
    "fiaker-event:@everyone",
)
NO_EVENT = "There is no tournament in this channel."


class Forged(NamedTuple):
    """What somebody was answered who made up a button."""

    texts: dict[str, str]
    before: Tournament
    after: Tournament


async def _forge(folder: Path, judge: Judge | None) -> Forged:
    async with cup(folder, judge) as there:
        before = await begun(there, "Béla")
        hans = there["Hans"]
        texts: dict[str, str] = {}
        for custom_id in CUSTOM_IDS:
            reply = await hans.forge(custom_id=custom_id, message=hans.say("here"))
            assert reply.ephemeral
            texts[custom_id] = reply.text
        await there.settle()
        return Forged(texts, before, await there.tournament())


@pytest.fixture(scope="module")
def forged(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Forged:
    return asyncio.run(_forge(tmp_path_factory.mktemp("forged"), judge))


@pytest.mark.parametrize("custom_id", CUSTOM_IDS)
def test_a_forged_button_is_answered_with_a_sentence(forged: Forged, custom_id: str) -> None:
    assert forged.texts[custom_id].startswith(NO_EVENT)


def test_forged_buttons_change_nothing(forged: Forged) -> None:
    assert forged.before == forged.after


async def test_a_button_of_one_tournament_works_in_another_channel_of_the_same_server_only(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        hans = there["Hans"].at(there.guild.new_channel("nebenan"))
        id = "fiaker-event:enter:1"
        here = await hans.forge(custom_id=id, message=hans.say("here"))
        graz = there.standin.world.new_guild("Graz")
        lois = Person(there.standin, graz.new_member("Lois", locale="en-GB"), graz.new_channel("t"))
        elsewhere = await lois.forge(custom_id=id, message=lois.say("here"))
        assert here.text == "You take part in “Herbst” from the next round on."
        assert elsewhere.text.startswith(NO_EVENT)


# What is typed into options -------------------------------------------------------------------

# Every option that takes free text and is not shown to anybody, with what else its command needs.
OPTIONS: dict[tuple[str, str], dict[str, object]] = {
    ("new", "start"): {"name": "x", "format": "swiss"},
    ("new", "game"): {"name": "x", "format": "swiss"},
    ("desk adjudicate", "ranking"): {"table": 1, "why": "x"},
    ("desk swap", "player"): {"other": "1", "why": "x"},
    ("desk swap", "other"): {"player": "1", "why": "x"},
    ("desk apart", "player"): {"other": "1", "why": "x"},
    ("desk penalise", "player"): {"score": 1, "why": "x"},
    ("desk drop", "player"): {"why": "x"},
}
SUGGESTED = (
    ("new", "start"),
    ("new", "game"),
    ("new", "season-after"),
    ("desk move", "tournament"),
    ("desk swap", "player"),
    ("desk swap", "other"),
    ("desk apart", "player"),
    ("desk apart", "other"),
    ("desk substitute", "player"),
    ("desk penalise", "player"),
    ("desk drop", "player"),
)
LONGEST = {"start": 30, "ranking": 60}


@pytest.mark.parametrize(("command", "option"), OPTIONS)
async def test_hostile_text_in_an_option_is_refused_harmlessly(
    tmp_path: Path,
    judge: Judge | None,
    caplog: pytest.LogCaptureFixture,
    command: str,
    option: str,
) -> None:
    async with cup(tmp_path, judge) as there:
        before = await begun(there, "Grete")  # whom one letter of these would not find
        anna = there["Anna"]
        for name, text in TEXTS.items():
            there.clock.advance(60)
            chosen = {**OPTIONS[command, option], option: text[: LONGEST.get(option, 100)]}
            where = there.guild.new_channel("frei") if command == "new" else there.channel
            reply = await anna.at(where).slash(f"tournament {command}", **chosen)
            assert is_harmless(await filled_in(there, reply)), f"{name}: {reply.text}"
        assert await there.tournament() == before
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_hostile_text_suggests_without_a_fault(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        anna = there["Anna"]
        for command, option in SUGGESTED:
            for text in (*TEXTS.values(), "x" * 6_000):
                await anna.autocomplete(f"tournament {command}", focus=option, text=text)
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
