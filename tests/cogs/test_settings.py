"""/settings: what people decide about themselves, and that it is kept to."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.click_players import loaded, open_table, present_board
from tests.cogs.town import town
from tests.judge.judge import Judge


async def test_without_options_the_settings_are_told(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("settings")
        assert reply.ephemeral
        assert reply.text == (
            "Language: English. Colours: standard.\n"
            "You are called when it is your turn and when your time runs short.\n"
            "Quiet hours: none, because I do not know your time zone. "
            "Tell me: `/settings`, option “timezone”."
        )


async def test_one_setting_leaves_the_others(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        await anna.slash("settings", contrast=True)
        reply = await anna.slash("settings", language="de")
        assert reply.text.startswith("Sprache: Deutsch.")
        assert "Kontrast" in reply.text


async def test_whoever_is_asked_is_pinged(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge) as there:
        board = await present_board(there, await open_table(there, 3))
        assert board is not None
        assert board.pings == (await loaded(there)).waited_for


async def test_whoever_does_not_want_to_be_pinged_is_not(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        for person in there.people:
            await person.slash("settings", reminders="none")
        board = await present_board(there, await open_table(there, 3))
        assert board is not None
        (asked,) = (await loaded(there)).waited_for
        assert board.pings == ()
        assert f"<@{asked}>" in board.text
