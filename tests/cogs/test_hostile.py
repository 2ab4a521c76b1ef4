"""Whatever is typed or forged: refused or shown harmlessly, nothing changed, nobody pinged."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.model import Match, Revision
from cogs.table.button_ids import unpacked
from playground.client_refusals import BadOption
from playground.driver import Person
from playground.reply import Reply
from tests.cogs.click_players import MATCH, loaded, open_table, present_board
from tests.cogs.town import Town, town
from tests.judge.judge import Judge

TEXTS = {
    "everyone": "@everyone @here <@&1> <@1572003571359023104>",
    "markdown": "# **a** ||b|| `c` [d](https://e.example) > f",
    "zero width": "\u200b\u200d\u2060\ufeff",
    "right to left": "\u202eRathaus\u202c",
    "sql": "'; DROP TABLE matches; --",
    "nothing": " ",
    "nul": "\x00\x01",
    "digits": "\N{ARABIC-INDIC DIGIT ONE} \N{SUPERSCRIPT TWO} \N{DIGIT THREE FULL STOP}",
    "placeables": '{ $names } { -term } { "x" }',
    "emoji": "\N{GAME DIE}" * 5,
    "combining": "a" + "\N{COMBINING ACUTE ACCENT}" * 30,
}
# Every option that takes free text, with what else its command needs.
OPTIONS: dict[tuple[str, str], dict[str, object]] = {
    ("reroll", "dice"): {},
    ("nudge", "die"): {"direction": 1},
    ("place", "field"): {"dice": "1"},
    ("place", "dice"): {"field": "rath"},
    ("bribe", "field"): {"dice": "1"},
    ("bribe", "dice"): {"field": "rath"},
    ("play", "move"): {},
    ("rules", "topic"): {},
    ("rules", "game"): {},
    ("game new", "game"): {},
}
LONGEST = {"die": 10, "dice": 40}  # what Discord lets through; 100 otherwise
CUSTOM_IDS = (
    "fiaker:",
    "fiaker:move:99999999999999999999:0:",
    "fiaker:move:999999999999999999:999999999999999999:",
    "fiaker:move:1:0:.1",
    "fiaker:move:1:-1:",
    "fiaker:move:1:999:999.999.999.999.999.999.999.999.999.999",
    "fiaker:pick:1:0:",
    "fiaker:drop:1:0:",
    "fiaker:move:1:0:'; DROP TABLE matches; --",
    "fiaker:join:0:0:",
    "fiaker:@everyone",
)
VALUES = ("", "-1", "999", "1000", "\N{SUPERSCRIPT TWO}", "@everyone", "0; DROP TABLE matches")


@asynccontextmanager
async def table(folder: Path, judge: Judge | None) -> AsyncGenerator[tuple[Town, Person]]:
    """A match of three, and the one it waits for."""
    async with town(folder, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        (asked,) = (await loaded(there)).waited_for
        yield there, there.person(asked).at(thread)


async def stored(there: Town) -> Match:
    """The match, but for how much of it has been shown: that goes on by itself."""
    return replace((await loaded(there)).match, shown_revision=Revision(0))


def is_harmless(reply: Reply) -> bool:
    """A private sentence that pings nobody and is not an excuse for a fault of ours."""
    shown = [m for m in (reply.message, *reply.followups) if m is not None]
    return (
        reply.ephemeral
        and not any(message.pings or message.pings_everyone for message in shown)
        and "Something went wrong" not in reply.text
        and "DROP TABLE" not in reply.text
    )


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a fault."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


@pytest.mark.parametrize(("command", "option"), OPTIONS)
async def test_hostile_text_is_refused_harmlessly(
    tmp_path: Path,
    judge: Judge | None,
    caplog: pytest.LogCaptureFixture,
    command: str,
    option: str,
) -> None:
    async with table(tmp_path, judge) as (there, asked):
        before = await stored(there)
        rest = OPTIONS[command, option]
        for name, text in TEXTS.items():
            typed = text[: LONGEST.get(option, 100)]
            reply = await asked.slash(command, **{option: typed}, **rest)
            assert is_harmless(reply), f"{name}: {reply.text}"
        assert await stored(there) == before
        assert faults(caplog) == []


@pytest.mark.parametrize(("command", "option"), OPTIONS)
async def test_hostile_text_suggests_without_a_fault(
    tmp_path: Path,
    judge: Judge | None,
    caplog: pytest.LogCaptureFixture,
    command: str,
    option: str,
) -> None:
    async with table(tmp_path, judge) as (_, asked):
        for text in (*TEXTS.values(), "x" * 6_000):
            await asked.autocomplete(command, focus=option, text=text)
        assert faults(caplog) == []


@pytest.mark.parametrize(("command", "option"), OPTIONS)
async def test_six_thousand_characters_are_not_accepted(
    tmp_path: Path, judge: Judge | None, command: str, option: str
) -> None:
    async with table(tmp_path, judge) as (_, asked):
        with pytest.raises(BadOption):
            await asked.slash(command, **{option: "x" * 6_000}, **OPTIONS[command, option])


@pytest.mark.parametrize("custom_id", CUSTOM_IDS)
async def test_a_forged_button_is_refused_harmlessly(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture, custom_id: str
) -> None:
    async with table(tmp_path, judge) as (there, asked):
        before = await stored(there)
        reply = await asked.forge(custom_id=custom_id, message=asked.say("here"))
        assert is_harmless(reply), reply.text
        assert await stored(there) == before
        assert faults(caplog) == []


@pytest.mark.parametrize("value", VALUES)
async def test_a_forged_choice_is_refused_harmlessly(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture, value: str
) -> None:
    async with table(tmp_path, judge) as (there, asked):
        before = await stored(there)
        custom_id = f"fiaker:pick:{MATCH}:{before.revision}:"
        assert unpacked(custom_id) is not None
        reply = await asked.forge(
            custom_id=custom_id, message=asked.say("here"), component_type=3, values=[value]
        )
        assert is_harmless(reply), reply.text
        assert await stored(there) == before
        assert faults(caplog) == []


async def test_a_list_without_a_choice_is_refused_harmlessly(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with table(tmp_path, judge) as (there, asked):
        before = await stored(there)
        custom_id = f"fiaker:pick:{MATCH}:{before.revision}:"
        reply = await asked.forge(
            custom_id=custom_id, message=asked.say("here"), component_type=3, values=[]
        )
        assert is_harmless(reply), reply.text
        assert await stored(there) == before
        assert faults(caplog) == []


async def test_a_list_pressed_like_a_button_is_refused_harmlessly(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with table(tmp_path, judge) as (there, asked):
        before = await stored(there)
        custom_id = f"fiaker:pick:{MATCH}:{before.revision}:"
        reply = await asked.forge(custom_id=custom_id, message=asked.say("here"))
        assert is_harmless(reply), reply.text
        assert await stored(there) == before
        assert faults(caplog) == []


async def test_a_hostile_name_pings_nobody_and_stays_text(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        there.people[1].user.global_name = "**@everyone** ||x||"
        thread = await open_table(there, 3)
        await present_board(there, thread)
        anna = there.people[0].at(thread)
        for command in ("board", "game list", "game mine", "fair"):
            reply = await anna.slash(command)
            assert is_harmless(reply), reply.text
            assert "**@everyone**" not in reply.text
        words = await anna.slash("board", text=True)
        assert "**@everyone**" not in words.text
        assert faults(caplog) == []
