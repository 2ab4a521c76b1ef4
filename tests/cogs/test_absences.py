"""Somebody does not answer: a computer stands in, the others decide, and coming back is a click."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.loaded_match import LoadedMatch
from bot.match.model import UserId
from playground.seen_message import SeenMessage
from tests.cogs.click_players import moves_on
from tests.cogs.evening import DAY, HOUR, Evening, Table, evening
from tests.judge.judge import Judge

TABLE = ("Anna", "Béla", "Clara")


def is_stood_in_for(now: LoadedMatch, user: int) -> bool:
    seat = now.match.seat_of(UserId(user))
    assert seat is not None
    return now.match.chairs[seat].stand_in is not None


# A computer stands in -------------------------------------------------------------------------


class StoodIn(NamedTuple):
    """Somebody's time has run out; what was seen, and what people were told."""

    owner: str
    board: SeenMessage
    actors: list[str]
    to_another: str
    to_a_stranger: str
    to_the_owner: str
    is_back: bool
    board_afterwards: SeenMessage
    by_command: str
    is_back_by_command: bool
    by_command_again: str


async def tell_of_a_stand_in(folder: Path, judge: Judge | None) -> StoodIn:
    async with evening(folder, judge, people=4) as told:
        table = await told.open(*TABLE)
        owner = await told.asked(table)
        await told.wait(DAY)
        board = await told.board(table)
        log = await told.there.app.store.log(table.match)
        another = told[await told.asked(table)].at(table.thread)
        to_another = await another.click(board, "I am back")
        to_a_stranger = await told["David"].at(table.thread).click(board, "I am back")
        welcome = await told[owner].at(table.thread).click(board, "I am back")
        await told.settle()
        is_back = not is_stood_in_for(await told.loaded(table.match), told[owner].id)
        afterwards = await told.board(table)

        owner_now = await told.asked(table)
        await told.wait(DAY)
        reply = await told[owner_now].at(table.thread).slash("game back")
        by_command = not is_stood_in_for(await told.loaded(table.match), told[owner_now].id)
        again = await told[owner_now].at(table.thread).slash("game back")
        return StoodIn(
            owner,
            board,
            [row.actor for row in log],
            to_another.text,
            to_a_stranger.text,
            welcome.text,
            is_back,
            afterwards,
            reply.text,
            by_command,
            again.text,
        )


@pytest.fixture(scope="module")
def stood_in(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> StoodIn:
    return asyncio.run(tell_of_a_stand_in(tmp_path_factory.mktemp("stand-in"), judge))


def test_at_zero_a_computer_plays(stood_in: StoodIn) -> None:
    assert stood_in.actors == ["stand-in"]


def test_the_board_says_for_whom_a_computer_plays(stood_in: StoodIn) -> None:
    line = f"A computer player (Novice) plays for {stood_in.owner} until a click on “I am back”."
    assert line in stood_in.board.text


def test_the_button_is_not_for_somebody_who_is_there(stood_in: StoodIn) -> None:
    assert stood_in.to_another == "Nobody is standing in for you here; the seat is yours."


def test_the_button_is_not_for_somebody_who_looks_on(stood_in: StoodIn) -> None:
    assert stood_in.to_a_stranger == "You have no seat at this table."


def test_one_click_gives_the_seat_back(stood_in: StoodIn) -> None:
    assert stood_in.is_back


def test_whoever_comes_back_is_welcome(stood_in: StoodIn) -> None:
    assert stood_in.to_the_owner == "Welcome back! The seat is yours again."


def test_once_everybody_is_there_the_board_offers_no_way_back(stood_in: StoodIn) -> None:
    assert stood_in.board_afterwards.button("I am back") is None


def test_a_command_gives_the_seat_back(stood_in: StoodIn) -> None:
    assert stood_in.is_back_by_command


def test_a_command_welcomes_whoever_comes_back(stood_in: StoodIn) -> None:
    assert stood_in.by_command == "Welcome back! The seat is yours again."


def test_whoever_is_back_need_not_come_back_again(stood_in: StoodIn) -> None:
    assert stood_in.by_command_again == "Nobody is standing in for you here; the seat is yours."


# Nobody is there ------------------------------------------------------------------------------


class Rested(NamedTuple):
    """A match that nobody was at, three times, and how it went on."""

    board: SeenMessage
    moves: int  # while it rested for a week
    goes_on_by_click: bool
    goes_on_by_button: LoadedMatch
    goes_on_by_command: LoadedMatch
    by_button: str
    by_command: str
    reply_to_command: str


async def until_it_rests(told: Evening, table: Table) -> str:
    """Everybody stays away; who would be asked."""
    while (now := await told.loaded(table.match)).match.rests_since is None:
        await told.wait(DAY)
    return now.names[now.asked[0]]


async def tell_of_a_rest(folder: Path, judge: Judge | None) -> Rested:
    async with evening(folder, judge) as told:
        table = await told.open(*TABLE)
        owner = await until_it_rests(told, table)
        board = await told.board(table)
        before = (await told.loaded(table.match)).match.revision
        await told.wait(7 * DAY)
        moves = (await told.loaded(table.match)).match.revision - before
        await told[owner].at(table.thread).click(board, "I am back")
        await told.settle()
        is_going_on = (await told.loaded(table.match)).match.rests_since is None

        presses = await until_it_rests(told, table)
        last = await told.board(table)
        button = moves_on(last)[0]
        await told[presses].at(table.thread).click(last, custom_id=button.custom_id)
        pressed = await told.loaded(table.match)
        await told.settle()

        types = await until_it_rests(told, table)
        person = told[types].at(table.thread)
        move = (await person.autocomplete("play", focus="move", text=""))[0]
        reply = await person.slash("play", move=move)
        typed = await told.loaded(table.match)
        await told.settle()
        return Rested(board, moves, is_going_on, pressed, typed, presses, types, reply.text)


@pytest.fixture(scope="module")
def rested(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Rested:
    return asyncio.run(tell_of_a_rest(tmp_path_factory.mktemp("rest"), judge))


def test_a_match_that_rests_says_so(rested: Rested) -> None:
    assert "Nobody is here at the moment, so the match rests." in rested.board.text


def test_a_match_that_rests_offers_a_way_back(rested: Rested) -> None:
    assert rested.board.button("I am back") is not None


def test_computers_do_not_play_among_themselves_while_a_match_rests(rested: Rested) -> None:
    assert rested.moves == 0


def test_a_match_that_rests_goes_on_with_a_click(rested: Rested) -> None:
    assert rested.goes_on_by_click


def test_whoever_presses_a_move_is_back(rested: Rested) -> None:
    user = rested.goes_on_by_button.match.chairs[TABLE.index(rested.by_button)].user
    assert user is not None
    assert not is_stood_in_for(rested.goes_on_by_button, user)


def test_whoever_types_a_move_is_back(rested: Rested) -> None:
    user = rested.goes_on_by_command.match.chairs[TABLE.index(rested.by_command)].user
    assert user is not None
    assert not is_stood_in_for(rested.goes_on_by_command, user)


def test_a_move_typed_while_a_computer_stands_in_is_made(rested: Rested) -> None:
    assert rested.reply_to_command.startswith(rested.by_command)


async def test_somebody_alone_with_computers_finds_the_way_back_on_the_board(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with evening(tmp_path, judge, people=1) as told:
        table = await told.open("Anna")
        await until_it_rests(told, table)
        assert (await told.board(table)).button("I am back") is not None


# The others decide ----------------------------------------------------------------------------


class Decided(NamedTuple):
    """The others were asked twice: once they waited, once they did not."""

    owner: str
    board: SeenMessage
    to_the_owner: str
    waits: LoadedMatch
    board_while_waiting: SeenMessage
    board_afterwards: SeenMessage
    has_come_back: bool


async def tell_of_votes(folder: Path, judge: Judge | None) -> Decided:
    async with evening(folder, judge) as told:
        table = await told.open(*TABLE, at_zero="vote")
        owner = await told.asked(table)
        others = [told[name].at(table.thread) for name in TABLE if name != owner]
        await told.wait(DAY)
        board = await told.board(table)
        to_the_owner = await told[owner].at(table.thread).click(board, "Agree")
        await others[0].click(board, "Refuse")
        await told.settle()
        waits, waiting = await told.loaded(table.match), await told.board(table)

        await told.wait(8 * HOUR)
        for person in others:
            await person.click(await told.board(table), "Agree")
            await told.settle()
        afterwards = await told.board(table)

        late = await told.asked(table)
        await told.wait(DAY)
        await told[late].at(table.thread).click(await told.board(table), "I am back")
        await told.settle()
        now = await told.loaded(table.match)
        has_come_back = now.match.proposal is None and now.waited_for == (told[late].id,)
        return Decided(owner, board, to_the_owner.text, waits, waiting, afterwards, has_come_back)


@pytest.fixture(scope="module")
def decided(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Decided:
    return asyncio.run(tell_of_votes(tmp_path_factory.mktemp("votes"), judge))


def test_at_zero_the_others_are_asked(decided: Decided) -> None:
    assert "shall a computer player stand in?" in decided.board.text


def test_the_others_answer_by_buttons(decided: Decided) -> None:
    assert [decided.board.button(name) is not None for name in ("Agree", "Refuse")] == [True] * 2


def test_the_board_says_until_when_the_others_can_answer(decided: Decided) -> None:
    assert "All clocks stand still until this is decided, <t:" in decided.board.text


def test_whom_it_is_about_is_not_asked(decided: Decided) -> None:
    said = "This question is for the others, or you have answered it already."
    assert decided.to_the_owner == said


def test_if_half_of_the_others_refuse_the_table_waits(decided: Decided) -> None:
    assert decided.waits.match.proposal is None
    assert [decided.waits.names[seat] for seat in decided.waits.asked] == [decided.owner]


def test_whoever_is_waited_for_gets_time_for_a_turn(decided: Decided) -> None:
    clocks = decided.waits.match.clocks
    assert clocks[decided.waits.asked[0]].left == 8 * HOUR


def test_once_it_is_decided_the_buttons_are_gone(decided: Decided) -> None:
    assert decided.board_while_waiting.button("Agree") is None


def test_if_most_of_the_others_agree_a_computer_plays(decided: Decided) -> None:
    assert f"plays for {decided.owner} until" in decided.board_afterwards.text


def test_whoever_comes_back_while_the_others_are_asked_is_asked_again(decided: Decided) -> None:
    assert decided.has_come_back


# Somebody has left the server -----------------------------------------------------------------


async def test_whoever_has_left_the_server_is_stood_in_for_when_their_turn_comes(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with evening(tmp_path, judge, people=4) as told:
        table = await told.open("Anna", "Béla", "Clara", "David", seats=4)
        order = ["Anna", "Béla", "Clara", "David"]
        first = await told.asked(table)
        leaves = order[order.index(first) - 1]  # start cards are taken to the right
        told.there.guild.members[told[leaves].id].leave()
        looks_on = told[first].at(table.thread)
        assert not is_stood_in_for(await told.loaded(table.match), told[leaves].id)
        await told.play(table)
        (board,) = [m for m in looks_on.sees() if m.button("I am back") is not None]
        assert f"plays for {leaves} until" in board.text
        assert all(told[leaves].id not in message.pings for message in looks_on.sees())


async def test_whoever_leaves_the_server_in_their_turn_is_missed_within_a_day_without_a_clock(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with evening(tmp_path, judge, people=3) as told:
        table = await told.open("Anna", "Béla", "Clara", clock="none")
        leaves = await told.asked(table)
        told.there.guild.members[told[leaves].id].leave()
        await told.wait(DAY)
        assert is_stood_in_for(await told.loaded(table.match), told[leaves].id)
