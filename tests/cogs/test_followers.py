"""Looking on: following a match, what happened since, all of one's matches, and the gallery."""

from __future__ import annotations

import asyncio
import dataclasses
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from playground.offered_commands import Choice
from playground.reply import Reply
from playground.seen_message import SeenMessage
from tests.cogs.evening import HOUR, Evening, Table, evening
from tests.cogs.town import spotted
from tests.judge.judge import Judge

TABLE = ("Anna", "Béla", "Clara")
FOLLOWED = "You will be called here when the match is over."
UNFOLLOWED = "You do not follow this match any more."
LINK = r"https://discord\.com/channels/\d+/\d+/\d+"


# Following ------------------------------------------------------------------------------------


class Followed(NamedTuple):
    """David follows the end of a match, Elsa every round of it."""

    by_button: list[str]  # what each click was told
    by_command: list[str]
    with_rounds: str
    too_late: str
    david: int
    elsa: int
    rounds: list[SeenMessage]  # from the one that tells that a second round begins, as posted
    end: SeenMessage


async def tell_of_followers(folder: Path, judge: Judge | None) -> Followed:
    async with evening(folder, judge, people=5) as told:
        table = await told.open(*TABLE, clock="none")
        david, elsa = told["David"], told["Elsa"]
        lobby = await spotted(david, lambda m: m.button("Follow") is not None)
        by_button = [(await david.click(lobby, "Follow")).text for _ in range(3)]
        there = elsa.at(table.thread)
        by_command = [(await there.slash("game follow")).text for _ in range(2)]
        with_rounds = await there.slash("game follow", rounds=True)
        boards: dict[int, SeenMessage] = {}  # as they were posted: edits call nobody
        while "Round 2 begins." not in "".join(m.text for m in told.public(table)):
            await told.play(table)
            for message in told.public(table):
                boards.setdefault(message.id, message)
        await told.play_turn(table)  # what was edited into a board is not told by the next one
        for message in told.public(table):
            boards.setdefault(message.id, message)
        manager = told.manager(table.thread)
        await manager.slash("game admin abandon", match=table.match)
        await told.settle()
        begins = [m for m in told.public(table) if "Round 2 begins." in m.text]
        first = min(message.id for message in begins)
        return Followed(
            by_button,
            by_command,
            with_rounds.text,
            (await told["Clara"].click(lobby, "Follow")).text,
            david.id,
            elsa.id,
            [board for id, board in boards.items() if id >= first],
            await told.board(table),
        )


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Followed:
    return asyncio.run(tell_of_followers(tmp_path_factory.mktemp("followers"), judge))


def test_a_click_follows_a_match_and_another_ends_that(followed: Followed) -> None:
    said = [text.partition("`")[0].strip() for text in followed.by_button]
    assert said == [FOLLOWED, UNFOLLOWED, FOLLOWED]


def test_a_command_follows_a_match_and_another_ends_that(followed: Followed) -> None:
    assert [text.partition("`")[0].strip() for text in followed.by_command] == [
        FOLLOWED,
        UNFOLLOWED,
    ]


def test_every_round_can_be_followed(followed: Followed) -> None:
    assert followed.with_rounds.startswith("You will be called here in every round and when")


def test_a_new_round_calls_those_who_follow_rounds(followed: Followed) -> None:
    assert any(followed.elsa in board.pings for board in followed.rounds)


def test_a_new_round_does_not_call_those_who_follow_the_end(followed: Followed) -> None:
    assert all(followed.david not in board.pings for board in followed.rounds)


def test_the_end_calls_all_who_follow(followed: Followed) -> None:
    assert followed.end.pings == (followed.david, followed.elsa)


def test_the_end_says_whom_it_calls(followed: Followed) -> None:
    line = f"Following this match: <@{followed.david}> and <@{followed.elsa}>"
    assert line in followed.end.text


def test_a_match_that_is_over_cannot_be_followed(followed: Followed) -> None:
    assert followed.too_late == "The match is over; there is nothing more to play."


# What happened --------------------------------------------------------------------------------


class Since(NamedTuple):
    """What had happened, asked for in all ways."""

    moments: list[Choice]
    moments_of_a_stranger: list[Choice]
    from_the_beginning: Reply
    by_button: Reply
    just_now: Reply
    daily: SeenMessage  # the board that called Anna
    untimed: SeenMessage


async def tell_what_happened(folder: Path, judge: Judge | None) -> Since:
    async with evening(folder, judge, people=4) as told:
        table = await told.open(*TABLE)
        daily = await to_the_second_placing(told, table)
        untimed = await to_the_second_placing(told, await told.open(*TABLE, clock="none"))
        anna, david = (told[name].at(table.thread) for name in ("Anna", "David"))
        moments = await anna.autocomplete("board", focus="since", text="")
        return Since(
            moments,
            await david.autocomplete("board", focus="since", text=""),
            await anna.slash("board", since=moments[-1]),
            await anna.click(await told.board(table), "What happened?"),
            await anna.slash("board", since=(await told.loaded(table.match)).match.revision),
            daily,
            untimed,
        )


async def to_the_second_placing(told: Evening, table: Table) -> SeenMessage:
    """The board that asks Anna after everybody has moved at least once."""
    await told.play_to(table, "Anna")
    await told.play_turn(table)
    await told.play_to(table, "Anna")
    return await told.board(table)


@pytest.fixture(scope="module")
def since(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Since:
    return asyncio.run(tell_what_happened(tmp_path_factory.mktemp("since"), judge))


def has_moved(name: str, text: str) -> bool:
    return re.search(rf"- {name} (places|rolls)", text) is not None


def test_moments_to_look_back_to_are_suggested(since: Since) -> None:
    names = [choice.name for choice in since.moments]
    assert names == ["since my last move", "Round 1 begins. Anna starts.", "since the beginning"]


def test_whoever_looks_on_has_no_last_move(since: Since) -> None:
    assert "since my last move" not in [choice.name for choice in since.moments_of_a_stranger]


def test_what_happened_since_the_beginning_is_told_in_lines(since: Since) -> None:
    assert all(f"- {name} chooses a start card" in since.from_the_beginning.text for name in TABLE)


def test_what_happened_is_shown_as_a_picture(since: Since) -> None:
    assert since.from_the_beginning.message is not None
    (picture,) = since.from_the_beginning.message.gallery
    assert picture.data.startswith(b"\x89PNG")


def test_a_picture_of_what_happened_says_what_it_shows(since: Since) -> None:
    assert since.from_the_beginning.message is not None
    assert "chooses a start card" in since.from_the_beginning.message.gallery[0].description


def test_the_button_tells_what_happened_since_ones_own_last_move(since: Since) -> None:
    text = since.by_button.text
    assert [has_moved(name, text) for name in TABLE] == [False, True, True]


def test_the_button_shows_what_happened_as_a_picture(since: Since) -> None:
    assert since.by_button.message is not None
    assert len(since.by_button.message.gallery) == 1


@pytest.mark.parametrize("way", ["by_button", "from_the_beginning"])
def test_only_whoever_asks_is_told(since: Since, way: str) -> None:
    assert getattr(since, way).ephemeral


def test_where_nothing_happened_that_is_said(since: Since) -> None:
    assert since.just_now.text == "Nothing has happened since then."


def test_over_days_the_board_that_calls_somebody_shows_what_happened_too(since: Since) -> None:
    assert [file.filename.partition("-")[0] for file in since.daily.gallery] == ["since", "board"]


def test_over_days_the_board_that_calls_somebody_tells_all_since_their_move(since: Since) -> None:
    assert [has_moved(name, since.daily.text) for name in TABLE] == [False, True, True]


def test_without_a_clock_the_board_shows_what_is(since: Since) -> None:
    assert [file.filename.partition("-")[0] for file in since.untimed.gallery] == ["board"]


# All of one's matches -------------------------------------------------------------------------


class Mine(NamedTuple):
    """Two matches on two servers wait for Anna, a third one does not."""

    lines: list[str]
    guilds: tuple[int, int]


async def tell_of_all_matches(folder: Path, judge: Judge | None) -> Mine:
    async with evening(folder, judge) as told:
        graz = told.there.standin.world.new_guild("Graz")
        graz.admit(told["Anna"].user)
        elsewhere = graz.new_channel("tisch")
        waiting = await told.open(*TABLE)
        if await told.asked(waiting) == "Anna":
            await told.play_turn(waiting)
        await told.open("Anna", clock="weekly")
        await told.open("Anna", channel=elsewhere, clock="daily")
        reply = await told["Anna"].slash("game mine")
        return Mine(reply.text.split("\n"), (told.there.guild.id, graz.id))


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Mine:
    return asyncio.run(tell_of_all_matches(tmp_path_factory.mktemp("mine"), judge))


def test_the_match_whose_time_runs_out_first_comes_first(mine: Mine) -> None:
    numbers = [re.search(r"[Mm]atch (\d)", line) for line in mine.lines]
    assert [found and found[1] for found in numbers] == ["3", "2", "1"]


def test_those_that_wait_are_told_apart(mine: Mine) -> None:
    assert [line.startswith("**Your turn**") for line in mine.lines] == [True, True, False]


def test_every_match_has_a_link_to_its_server(mine: Mine) -> None:
    here, elsewhere = mine.guilds
    links = [re.search(r"channels/(\d+)/\d+/\d+", line) for line in mine.lines]
    assert [found and int(found[1]) for found in links] == [elsewhere, here, here]


def test_every_match_says_when_time_runs_out(mine: Mine) -> None:
    assert all(re.search(r"Time runs out <t:\d+:R>\.$", line) for line in mine.lines)


# The gallery ----------------------------------------------------------------------------------


class Hung(NamedTuple):
    """A gallery over its whole life."""

    to_the_manager: str
    empty: SeenMessage
    lobby: SeenMessage
    before_it_is_looked_after: SeenMessage
    running: SeenMessage
    asked: str
    anew: SeenMessage
    is_one: bool
    goodbye: str
    left: list[SeenMessage]
    pings: list[int]


async def tell_of_a_gallery(folder: Path, judge: Judge | None) -> Hung:
    async with evening(folder, judge) as told:
        wall = told.there.guild.new_channel("galerie")
        manager, gallery = told.manager(wall), told.there.bot.gallery

        def hanging() -> list[SeenMessage]:
            return [message for message in manager.sees() if not message.ephemeral]

        hung = await manager.slash("game admin gallery")
        (empty,) = hanging()
        await told["Anna"].slash("game new", seats=3)
        await told.settle()
        await gallery.drain()
        (lobby,) = hanging()
        open_lobby = await spotted(told["Anna"], lambda m: m.button("Join") is not None)
        for name in ("Béla", "Clara"):
            await told[name].click(open_lobby, "Join")
        await told.settle()
        (before,) = hanging()
        await gallery.drain()
        (running,) = hanging()
        table = Table((await told.there.app.store.matches())[0], told["Anna"].threads()[0])
        asked = await told.asked(table)
        wall.messages[running.id].delete()
        await told.play_turn(table)
        await gallery.drain()
        anew = hanging()
        goodbye = await manager.slash("game admin gallery", shown=False)
        await told.play_turn(table)
        await gallery.drain()
        return Hung(
            hung.text, empty, lobby, before, running, asked, anew[-1], len(anew) == 1,
            goodbye.text, hanging(), [user for m in (empty, lobby, running) for user in m.pings],
        )  # fmt: skip


@pytest.fixture(scope="module")
def hung(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Hung:
    return asyncio.run(tell_of_a_gallery(tmp_path_factory.mktemp("gallery"), judge))


def test_a_manager_hangs_a_gallery(hung: Hung) -> None:
    assert hung.to_the_manager.startswith("What is being played on this server is shown in this")


def test_an_empty_gallery_says_so(hung: Hung) -> None:
    assert "Nothing is being played at the moment." in hung.empty.text


def test_a_gallery_shows_where_seats_are_free(hung: Hung) -> None:
    assert re.search(rf"- Vienna, match 1: 2 seats are free\. {LINK}", hung.lobby.text)


def test_a_gallery_shows_who_plays_and_who_is_to_move(hung: Hung) -> None:
    who = f"- Vienna, match 1: Anna, Béla and Clara. To move: {hung.asked}."
    assert re.search(rf"{re.escape(who)} {LINK} <t:\d+:R>", hung.running.text)


def test_a_gallery_waits_until_it_is_looked_after(hung: Hung) -> None:
    assert hung.before_it_is_looked_after.text == hung.lobby.text


def test_a_gallery_stays_one_message(hung: Hung) -> None:
    assert hung.empty.id == hung.lobby.id == hung.running.id


def test_a_gallery_calls_nobody(hung: Hung) -> None:
    assert hung.pings == []


def test_a_gallery_that_was_deleted_is_posted_anew(hung: Hung) -> None:
    assert "match 1: Anna, Béla and Clara." in hung.anew.text


def test_a_gallery_is_posted_anew_once(hung: Hung) -> None:
    assert hung.is_one


def test_a_manager_takes_the_gallery_down(hung: Hung) -> None:
    assert hung.goodbye == "The gallery is taken down."


def test_a_gallery_that_was_taken_down_stays_away(hung: Hung) -> None:
    assert hung.left == []


async def test_a_gallery_that_may_not_be_edited_any_more_is_hung_up_anew(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with evening(tmp_path, judge, people=1) as told:
        wall = told.there.guild.new_channel("galerie")
        manager = told.manager(wall)
        await manager.slash("game admin gallery")
        (old,) = [message for message in manager.sees() if not message.ephemeral]
        rest = told.there.standin.rest
        assert rest.site is not None
        rest.site = dataclasses.replace(rest.site, old_edits_allowed=0)
        told.clock.advance(2 * HOUR)
        await told["Anna"].slash("game new", seats=3)
        await told.there.bot.gallery.drain()
        (new,) = [message for message in manager.sees() if not message.ephemeral]
        assert new.id != old.id
