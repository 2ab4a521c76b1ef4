"""Sessions that end, requests that take long, clicks and answers that are lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.loaded_match import load_match
from bot.match.model import ChannelId
from playground.channels import Channel
from playground.client_refusals import NoAnswer
from tests.cogs import stormy
from tests.cogs.click_players import (
    MATCH,
    SMALL,
    id_of,
    loaded,
    moves_on,
    open_table,
    present_board,
)
from tests.cogs.stormy import CALLBACK, Mishap, expect_survival, hurry
from tests.cogs.test_faults import ONE_BY_ONE as THE_OTHERS
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

ONE_BY_ONE: tuple[Mishap, ...] = (
    stormy.invalid_sessions,
    stormy.invalid_sessions_while_answering,
    stormy.slow_messages,
    stormy.slow_callbacks,
    stormy.slow_news,
    stormy.late_callbacks,
    stormy.lost_callbacks,
    stormy.lost_clicks,
)


@pytest.fixture(autouse=True)
def nobody_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("fault", ONE_BY_ONE, ids=lambda fault: fault.__name__)
async def test_a_match_survives(
    tmp_path: Path, judge: Judge | None, fault: Mishap, seed: int
) -> None:
    async with town(tmp_path, judge, people=3, games=SMALL) as there:
        await expect_survival(there, random.Random(seed), (fault,), every=2)


@pytest.mark.parametrize("seed", range(22))
async def test_a_match_survives_all_of_it_shuffled(
    tmp_path: Path, judge: Judge | None, seed: int
) -> None:
    async with town(tmp_path, judge, people=3, games=SMALL) as there:
        kinds = (*ONE_BY_ONE, *THE_OTHERS)
        await expect_survival(there, random.Random(seed), kinds, every=1)


# One at a time --------------------------------------------------------------------------------


async def test_a_click_that_is_lost_changes_nothing(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        board = await present_board(there, thread)
        assert board is not None
        before = (await loaded(there)).match.revision
        person = there.person((await loaded(there)).waited_for[0]).at(thread)
        stormy.lost_clicks(there.standin)
        with pytest.raises(NoAnswer):
            await person.click(board, custom_id=moves_on(board)[0].custom_id)
        assert (await loaded(there)).match.revision == before


async def test_a_move_whose_answer_came_too_late_is_made_once_and_shown(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        before = (await loaded(there)).match.revision
        person = there.person((await loaded(there)).waited_for[0]).at(thread)
        suggested = await person.autocomplete("play", focus="move", text="")
        stormy.late_callbacks(there.standin)
        with pytest.raises(NoAnswer):
            await person.slash("play", move=suggested[0])
        assert (await loaded(there)).match.revision == before + 1
        assert await present_board(there, thread) is not None


async def test_people_move_on_while_an_answer_to_somebody_else_is_on_its_way(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        board = await present_board(there, thread)
        assert board is not None
        asked = (await loaded(there)).waited_for[0]
        waiting = next(person for person in there.people if person.id != asked).at(thread)
        held = there.standin.faults.hold("POST", CALLBACK, after_effect=True)
        await waiting.click(board, "Board in words")
        await held.arrived.wait()
        before = (await loaded(there)).match.revision
        mover = there.person(asked).at(thread)
        suggested = await mover.autocomplete("play", focus="move", text="")
        await mover.slash("play", move=suggested[0])
        assert (await loaded(there)).match.revision == before + 1
        held.release()


async def second_table(there: Town) -> Channel:
    """A match of the same people in another channel, shown there."""
    elsewhere = there.guild.new_channel("nebenan")
    anna, *others = (person.at(elsewhere) for person in there.people[:3])
    await anna.slash("game new", seats=3)
    lobby = await spotted(anna, lambda message: message.button("Join") is not None)
    for person in others:
        await person.click(lobby, "Join")
    (thread,) = await anna.until(lambda _: anna.threads())
    await spotted(anna, lambda message: bool(moves_on(message)), thread)
    return thread


async def test_a_message_that_takes_long_keeps_no_other_match_waiting(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        stuck = await open_table(there, 3)
        await present_board(there, stuck)
        lively = await second_table(there)
        held = there.standin.faults.hold("*", f"/channels/{stuck.id}/messages", times=9)
        await make_any_move(there, stuck)
        await held.arrived.wait()
        try:
            revision = await make_any_move(there, lively)
            await spotted(
                there.people[0],
                lambda m: any((id := id_of(b)) and id.revision == revision for b in moves_on(m)),
                lively,
            )
        finally:
            held.release()


async def make_any_move(there: Town, thread: Channel) -> int:
    """Whoever is asked there has moved; the revision that led to."""
    found = await there.app.store.match_in(ChannelId(thread.id))
    assert found is not None
    now = await load_match(there.app.store, there.app.games, found)
    person = there.person(now.waited_for[0]).at(thread)
    suggested = await person.autocomplete("play", focus="move", text="")
    await person.slash("play", move=suggested[0])
    return now.match.revision + 1


async def test_a_lobby_opened_just_before_the_session_ends_can_be_joined_after_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        anna, bela, clara = there.people
        await anna.slash("game new", seats=3)
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        await bela.click(lobby, "Join")
        stormy.invalid_sessions(there.standin)
        await there.standin.connected()
        await clara.click(lobby, "Join")
        (thread,) = await anna.until(lambda _: anna.threads())
        assert await present_board(there, thread) is not None
        assert (await there.app.store.load(MATCH)).channel == thread.id
