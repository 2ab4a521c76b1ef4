"""/hint and /analyse, their buttons, and computer players whose processes are killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.match.model import InteractionId, MatchId
from bot.processes.worker_pool import ThinkingFailed
from cogs.lobby.computer_levels import COMPUTER
from games.ai.analysis import Analysis, Balance, Decision, TurningPoint
from games.api import AnyGame
from playground.channels import Channel
from playground.driver import Person
from playground.reply import Reply
from playground.seen_message import SeenMessage
from tests.cogs.click_players import MATCH, click_one_move, loaded, present_board
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge


async def table_with_hints(there: Town) -> Channel:
    """A short match of Anna against two computers that has begun, hints allowed."""
    anna = there.people[0]
    await anna.slash("game new", computers=2, level="novice", length="short", hints=True)
    lobby = await spotted(anna, lambda message: message.button("Start") is not None)
    assert "Hints are allowed at this table" in lobby.text
    await anna.click(lobby, "Start")
    threads = await anna.until(lambda _: anna.threads())
    return threads[-1]


async def asked(there: Town, thread: Channel, luck: random.Random, *, fewest: int) -> SeenMessage:
    """Anna's board as soon as she has at least, or at most one, so many moves to choose from."""
    while True:
        board = await present_board(there, thread)
        assert board is not None, "the match ended first"
        now = await loaded(there)
        (seat,) = now.asked
        choices = len(now.game.legal_moves(now.state, seat))
        if choices >= fewest > 1 or choices == fewest == 1:
            return board
        await click_one_move(there, thread, luck)


async def play_to_the_end(there: Town, thread: Channel) -> SeenMessage:
    """The last page of the match."""
    luck = random.Random(3)
    while await click_one_move(there, thread, luck):
        pass
    return await spotted(there.people[0], lambda m: m.button("Rematch") is not None, thread)


# Hints ----------------------------------------------------------------------------------------


async def test_a_hint_says_a_legal_move_its_chance_the_next_best_and_why(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        thread = await table_with_hints(there)
        anna = there.people[0].at(thread)
        board = await asked(there, thread, random.Random(1), fewest=10)
        for reply in (await anna.slash("hint"), await anna.click(board, "Hint")):
            await reply.settled()
            assert reply.ephemeral
            found = re.match(
                r"\*\*(.+)\*\*: about (\d+) % to win, against (\d+) % with the next best, (.+?)\.",
                reply.text,
            )
            assert found, reply.text
            choices = await anna.autocomplete("play", focus="move", text=found[1])
            assert found[1] in [choice.name for choice in choices]
            assert 0 <= int(found[3]) <= 100


async def test_where_there_is_one_move_a_hint_needs_no_thought(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        thread = await table_with_hints(there)
        await asked(there, thread, random.Random(1), fewest=1)
        reply = await there.people[0].at(thread).slash("hint")
        assert reply.text == "There is only one move: **Roll the dice**."


async def test_only_who_is_asked_gets_a_hint(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=3) as there:
        anna, bela, clara = there.people
        await anna.slash("game new", seats=3, computers=1, length="short", hints=True)
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        await bela.click(lobby, "Join")
        (thread, *_) = await anna.until(lambda _: anna.threads())
        assert await present_board(there, thread) is not None
        (user,) = (await loaded(there)).waited_for
        other = bela if user == anna.id else anna
        reply = await other.at(thread).slash("hint")
        assert reply.text.startswith("It is not your turn.")
        reply = await clara.at(thread).slash("hint")
        assert reply.text.startswith("You have no seat at this table.")


async def test_a_hint_that_cannot_be_thought_of_is_said_so(
    tmp_path: Path, judge: Judge | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ThinkingFailed("died")

    async with town(tmp_path, judge, people=1) as there:
        thread = await table_with_hints(there)
        await asked(there, thread, random.Random(1), fewest=2)
        monkeypatch.setattr(there.app.minds, "weigh", fail)
        reply = await there.people[0].at(thread).slash("hint")
        await reply.settled()
        assert "Try again in a minute." in reply.text


# Analyses -------------------------------------------------------------------------------------


async def quick_analysis(
    game: AnyGame, decisions: Sequence[Decision], end: object, seed: int
) -> Analysis:
    """What an expert would find, without the time it takes to find it."""
    outcome = game.outcome(end)
    assert outcome is not None
    seats = len(outcome.places)
    number = next(
        number
        for number, one in enumerate(decisions)
        if len(game.legal_moves(one.state, one.seat)) > 1
    )
    point = TurningPoint(number, decisions[number].seat, played=0, better=1, lost=0.25)
    course = ((number, (1 / seats,) * seats), (len(decisions), outcome.shares))
    return Analysis(course, (point,), tuple(Balance(0.1 - seat, 0.2) for seat in range(seats)))


def is_analysis(reply: Reply) -> bool:
    return reply.message is not None and any(
        file.filename.startswith("analysis-") for file in reply.message.gallery
    )


async def test_a_finished_match_is_analysed_by_its_button_and_by_command(
    tmp_path: Path, judge: Judge | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, judge, people=2) as there:
        monkeypatch.setattr(there.app.minds, "analyse", quick_analysis)
        thread = await table_with_hints(there)
        end = await play_to_the_end(there, thread)
        anna, bela = (person.at(thread) for person in there.people)
        clicked = await anna.click(end, "Analysis")
        await clicked.settled()
        typed = await bela.slash("analyse")
        await typed.settled()
        for reply in (clicked, typed):
            assert reply.ephemeral
            assert is_analysis(reply)
            assert "## Where the match turned" in reply.text
            for name in (await loaded(there)).names:
                assert re.search(rf"- {name}: luck [+-]\d+, given away \d+", reply.text)
        assert clicked.text == typed.text
        assert clicked.message is not None
        (picture,) = clicked.message.gallery
        assert "given away" in picture.description
        assert "*" not in picture.description


async def test_an_analysis_speaks_the_language_of_whoever_asks(
    tmp_path: Path, judge: Judge | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = {
        "en-GB": "Where the match turned",
        "de": "Wo die Partie gekippt ist",
        "fr": "Où la partie a basculé",
        "it": "Dove è girata la partita",
    }
    async with town(tmp_path, judge, people=1) as there:
        monkeypatch.setattr(there.app.minds, "analyse", quick_analysis)
        thread = await table_with_hints(there)
        end = await play_to_the_end(there, thread)
        for locale, title in titles.items():
            ida = there.guild.new_member("Ida", locale=locale)
            reply = await Person(there.standin, ida, thread).click(end, "Analysis")
            await reply.settled()
            assert f"## {title}" in reply.text


async def test_a_match_that_was_broken_off_has_no_analysis(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        thread = await table_with_hints(there)
        anna = there.people[0].at(thread)
        await present_board(there, thread)
        await there.app.service.abandon(MATCH, by=InteractionId("stop"))
        end = await spotted(anna, lambda m: m.button("Rematch") is not None, thread)
        assert end.button("Analysis") is None
        reply = await anna.slash("analyse")
        assert reply.text.startswith("This match was not played to its end")


# Levels and processes -------------------------------------------------------------------------


async def test_the_lobby_offers_three_levels_and_names_them(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        await anna.slash("game new", seats=4)
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        (select,) = lobby.selects
        assert select.placeholder == "Add a computer player"
        assert [option.label for option in select.options] == ["Novice", "Regular", "Expert"]
        assert all(option.description for option in select.options)
        for level in ("Expert", "Novice"):
            await anna.choose(lobby, [level])
        assert [chair.ai for chair in (await loaded(there)).match.chairs[1:]] == [
            "expert",
            "novice",
        ]
        await spotted(anna, lambda m: "2. Computer 2 (Expert)\n3. Computer 3 (Novice)" in m.text)


async def test_a_table_is_opened_with_computers_of_one_level(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        await there.people[0].slash("game new", computers=2, level="expert")
        chairs = (await loaded(there)).match.chairs
        assert [chair.ai for chair in chairs] == [None, "expert", "expert"]


async def test_a_button_of_an_old_lobby_and_a_made_up_level_bring_the_usual_player(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        await anna.slash("game new", seats=4)
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        custom_id = lobby.selects[0].custom_id
        await anna.forge(custom_id=custom_id, message=lobby)
        await anna.forge(custom_id=custom_id, message=lobby, component_type=3, values=["god"])
        chairs = (await loaded(there)).match.chairs
        assert [chair.ai for chair in chairs] == [None, COMPUTER, COMPUTER]


async def test_killing_processes_in_mid_thought_loses_no_move(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        await anna.slash("game new", computers=2, level="expert", length="short")
        lobby = await spotted(anna, lambda message: message.button("Start") is not None)
        await anna.click(lobby, "Start")
        (thread, *_) = await anna.until(lambda _: anna.threads())
        is_over = asyncio.Event()
        killed = 0

        async def kill() -> None:
            nonlocal killed
            while not is_over.is_set():
                await asyncio.sleep(0.15)
                for pid in there.app.workers.processes:
                    with contextlib.suppress(ProcessLookupError):  # killed before, and waited for
                        os.kill(pid, signal.SIGKILL)
                        killed += 1

        killer = asyncio.create_task(kill())
        try:
            await play_to_the_end(there, thread)
        finally:
            is_over.set()
            await killer
        now = await loaded(there)
        assert killed > 3
        assert now.match.status == "finished"
        log = await there.app.store.log(MatchId(1))
        assert [row.revision for row in log] == list(range(1, len(log) + 1))
