"""/forget-me: gone from the memory of the bot, while the matches go on."""

from __future__ import annotations

from pathlib import Path

from bot.match.model import UserId
from tests.cogs.click_players import loaded, open_table, present_board
from tests.cogs.town import spotted, town
from tests.judge.judge import Judge


async def test_who_is_not_sure_is_not_forgotten(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        await anna.slash("settings", contrast=True)
        reply = await anna.slash("forget-me", sure=False)
        assert reply.text.startswith("Nothing has changed.")
        assert await there.app.store.person(UserId(anna.id)) is not None


async def test_a_match_goes_on_without_somebody_it_waited_for(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        (asked,) = (await loaded(there)).waited_for
        person = there.person(asked).at(thread)
        await person.slash("forget-me", sure=True)
        board = await spotted(
            there.people[0], lambda message: "Former player" in message.text, thread
        )
        assert str(person.user.global_name) not in board.text
        assert asked not in (await loaded(there)).waited_for
        assert await present_board(there, thread) is not None
