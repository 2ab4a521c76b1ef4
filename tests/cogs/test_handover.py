"""People who leave the server, come back or get other names; a bot that is thrown out.

Nothing tells the bot of members (that intent is privileged), so somebody who manages the server
has the last word: whatever people do, a match can go on or be ended.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.match.model import OVER, GuildId, InteractionId
from playground import world_changes
from playground.channels import Channel
from playground.client_refusals import NotVisible
from playground.driver import Person
from playground.guilds import Guild, Member
from playground.permissions import Permission
from playground.seen_message import SeenMessage
from tests.cogs.click_players import (
    MATCH,
    click_one_move,
    loaded,
    moves_on,
    open_table,
    present_board,
)
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge


def is_lobby(message: SeenMessage) -> bool:
    return any(button.label == "Join" for button in message.buttons)


def is_end(message: SeenMessage) -> bool:
    return message.button("Rematch") is not None


def leave(there: Town, person: Person) -> None:
    there.guild.members[person.id].leave()


def manager(there: Town, channel: Channel | None = None) -> Person:
    """Somebody who manages the server, looking at this channel."""
    maria = there.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
    return Person(there.standin, maria, channel or there.channel)


async def open_lobby(there: Town, *others: Person, seats: int = 3) -> SeenMessage:
    """A lobby of Anna's in which these others sit too."""
    anna = there.people[0]
    await anna.slash("game new", seats=seats, length="short")
    lobby = await spotted(anna, is_lobby)
    for person in others:
        await person.click(lobby, "Join")
    return lobby


async def until_asked(there: Town, thread: Channel, person: Person) -> SeenMessage:
    """The board of a match that waits for this person, and for nobody else."""
    luck = random.Random(4)
    while (await loaded(there)).waited_for != (person.id,):
        assert await click_one_move(there, thread, luck), "it never came to that"
    board = await present_board(there, thread)
    assert board is not None
    return board


async def play_to_the_end(there: Town, thread: Channel) -> SeenMessage:
    """The last page of the match, once those who are left have played on."""
    luck = random.Random(5)
    await until_somebody_is_asked(there)
    while await click_one_move(there, thread, luck):
        await until_somebody_is_asked(there)
    return await spotted(there.people[0], is_end, thread)


async def until_somebody_is_asked(there: Town) -> None:
    """Computers have moved; the match waits for a person, or is over."""
    async with asyncio.timeout(there.standin.patience):
        while not (now := await loaded(there)).waited_for and now.match.status not in OVER:
            pass


# Before the start -----------------------------------------------------------------------------


async def test_a_lobby_whose_opener_left_passes_on_when_the_seat_is_freed(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, david, _ = there.people
        lobby = await open_lobby(there, bela, seats=4)
        leave(there, anna)
        await manager(there).slash("game admin kick", match=1, seat=1)
        for person in (clara, david):
            await person.click(lobby, "Join")
        await bela.click(lobby, "Start")
        match = (await loaded(there)).match
        assert match.status == "running"
        assert match.people == (bela.id, clara.id, david.id)


async def test_a_lobby_whose_opener_left_can_still_be_joined_and_begins(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, *_ = there.people
        lobby = await open_lobby(there, bela)
        leave(there, anna)
        await clara.click(lobby, "Join")
        assert await bela.until(lambda _: bela.threads())


async def test_a_lobby_nobody_is_left_in_closes_when_the_seat_is_freed(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, *_ = there.people
        await open_lobby(there)
        leave(there, anna)
        await manager(there).slash("game admin kick", match=1, seat=1)
        await spotted(bela, lambda message: "This table is closed" in message.text)
        opened = await bela.slash("game new")
        assert "Your table is open" in opened.text


async def test_the_seat_of_somebody_who_left_before_the_start_can_be_given_to_somebody_else(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, david, _ = there.people
        lobby = await open_lobby(there, bela)
        leave(there, bela)
        await manager(there).slash("game admin kick", match=1, seat=2)
        for person in (clara, david):
            await person.click(lobby, "Join")
        assert (await loaded(there)).match.people == (anna.id, clara.id, david.id)


# During the match -----------------------------------------------------------------------------


async def test_the_board_stays_when_the_one_whose_turn_it_is_leaves(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, *_ = there.people
        thread = await open_table(there, 3)
        board = await until_asked(there, thread, bela)
        leave(there, bela)
        words = await anna.at(thread).click(board, "Board in words")
        assert "Béla" in words.text
        assert (await anna.at(thread).slash("board")).message is not None


async def test_a_match_that_waits_for_somebody_who_left_goes_on_when_the_seat_is_freed(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        bela = there.people[1]
        thread = await open_table(there, 3)
        await until_asked(there, thread, bela)
        leave(there, bela)
        reply = await manager(there, thread).slash("game admin kick", match=1, seat=2)
        assert reply.text == "Done."
        end = await play_to_the_end(there, thread)
        assert "The match is over" in end.text


async def test_a_freed_seat_is_offered_and_whoever_takes_it_plays_to_the_end(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        bela, elsa = there.people[1], there.people[4]
        thread = await open_table(there, 3)
        await until_asked(there, thread, bela)
        leave(there, bela)
        await manager(there, thread).slash("game admin kick", match=1, seat=2)
        board = await spotted(
            elsa, lambda m: bool((b := m.button("Take the free seat")) and not b.disabled), thread
        )
        taken = await elsa.at(thread).click(board, "Take the free seat")
        assert "You have taken the seat" in taken.text
        await play_to_the_end(there, thread)
        match, log = await there.app.store.story(MATCH)
        assert match.status == "finished"
        assert any(row.user == elsa.id for row in log)


async def test_a_substitute_is_not_ranked_behind_the_others_for_who_left_before(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        bela, elsa = there.people[1], there.people[4]
        thread = await open_table(there, 3)
        await present_board(there, thread)
        leave(there, bela)
        await manager(there, thread).slash("game admin kick", match=1, seat=2)
        await elsa.at(thread).slash("game substitute")
        assert not (await loaded(there)).match.chairs[1].conceded
        assert (await loaded(there)).match.people[1] == elsa.id


async def test_whoever_was_sent_away_has_no_say_any_more_even_in_a_menu_left_open(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        bela = there.people[1].at(await open_table(there, 3))
        menu = await opened_menu(there, bela)
        leave(there, bela)
        await manager(there, bela.channel).slash("game admin kick", match=1, seat=2)
        there.guild.admit(bela.user)
        before = (await there.app.store.story(MATCH))[1]
        reply = await bela.choose(menu, [menu.selects[0].options[0].value], stale=True)
        after = (await there.app.store.story(MATCH))[1]
        assert reply.text
        assert "went wrong" not in reply.text
        assert [row for row in after[len(before) :] if row.user == bela.id] == []


async def test_a_menu_left_open_takes_the_choice_of_somebody_who_came_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        bela = there.people[1].at(await open_table(there, 3))
        menu = await opened_menu(there, bela)
        leave(there, bela)
        with pytest.raises(NotVisible):
            await bela.choose(menu, [menu.selects[0].options[0].value])
        there.guild.admit(bela.user)
        before = (await loaded(there)).match.revision
        shown: SeenMessage | None = menu
        while shown is not None and shown.selects:
            reply = await bela.choose(shown, [shown.selects[0].options[0].value])
            shown = reply.message
        assert (await loaded(there)).match.revision == before + 1


async def opened_menu(there: Town, person: Person) -> SeenMessage:
    """A private list of moves on the screen of this person, whose turn it is."""
    while True:
        board = await until_asked(there, person.channel, person)
        reply = await person.click(board, custom_id=moves_on(board)[-1].custom_id)
        if reply.message is not None and reply.message.selects:
            return reply.message


async def test_whoever_is_left_alone_can_end_the_match(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, *_ = there.people
        thread = await open_table(there, 3)
        await present_board(there, thread)
        maria = manager(there, thread)
        for seat, person in ((2, bela), (3, clara)):
            leave(there, person)
            await maria.slash("game admin kick", match=1, seat=seat)
        await anna.at(thread).slash("game end")
        assert await spotted(anna, is_end, thread)


async def test_a_match_everybody_left_can_be_broken_off(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        for person in there.people[:3]:
            leave(there, person)
        maria = manager(there, thread)
        listed = await maria.slash("game list")
        assert "Match 1" in listed.text
        await maria.slash("game admin abandon", match=1)
        end = await spotted(maria, is_end, thread)
        assert "broken off" in end.text


async def test_a_vote_waits_no_longer_for_somebody_whose_seat_is_freed(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, *_ = there.people
        thread = await open_table(there, 3)
        await present_board(there, thread)
        await anna.at(thread).slash("game end")
        leave(there, bela)
        await manager(there, thread).slash("game admin kick", match=1, seat=2)
        await anna.at(thread).slash("game end")
        board = await spotted(
            clara, lambda m: bool((b := m.button("Agree")) and not b.disabled), thread
        )
        await clara.at(thread).click(board, "Agree")
        assert "by agreement" in (await spotted(anna, is_end, thread)).text


# Names and roles ------------------------------------------------------------------------------


async def test_a_match_goes_on_when_names_and_roles_change(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        for number, person in enumerate(there.people):
            member = there.guild.members[person.id]
            member.nick = f"Nummer {number}"
            member.give(there.guild.new_role(f"Kutscher {number}"))
        end = await play_to_the_end(there, thread)
        assert "The match is over" in end.text


async def test_a_manager_who_is_none_any_more_frees_no_seat(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        member = there.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
        maria = Person(there.standin, member, thread, every_command=True)
        member.take(there.guild.roles[member.role_ids[0]])
        reply = await maria.slash("game admin kick", match=1, seat=2)
        assert reply.text == "That is for people who may manage this server."
        assert len((await loaded(there)).match.people) == 3


async def test_the_next_table_uses_the_new_name(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=3) as there:
        anna = there.people[0]
        await open_lobby(there)
        there.guild.members[anna.id].nick = "Anna-Maria"
        elsewhere = anna.at(there.guild.new_channel("nebenan"))
        await elsewhere.slash("game new")
        listed = await elsewhere.slash("game list")
        assert listed.text.count("Anna-Maria") == 2


# The bot itself -------------------------------------------------------------------------------


def invite_back(guild: Guild) -> None:
    """The bot is a member again, and everything is where it was."""
    world = guild.world
    me = Member(guild, world.bot, world.clock.now(), role_ids=[guild.bot_role_id])
    guild.members[world.bot.id] = me
    for channel in (*guild.channels.values(), *guild.threads.values()):
        channel.deleted = False
        world.channels[channel.id] = channel
        world.out_of_reach.discard(channel.id)
    world.out_of_reach.discard(guild.id)
    world.guilds[guild.id] = guild
    world.emit(world_changes.GuildCreated(guild))


async def test_a_match_goes_on_where_it_was_when_the_bot_is_invited_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.guild.me.leave()
        invite_back(there.guild)
        assert await present_board(there, thread) is not None
        end = await play_to_the_end(there, thread)
        assert "The match is over" in end.text


async def test_what_could_not_be_shown_meanwhile_is_shown_when_a_manager_asks_for_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.guild.me.leave()
        await there.app.service.repost(MATCH, by=InteractionId("meanwhile"))
        await there.standin.asked(lambda e: e.status == 403 and e.method == "POST")
        invite_back(there.guild)
        await manager(there, thread).slash("game admin unstick", match=1)
        assert await present_board(there, thread) is not None


async def test_matches_on_other_servers_go_on_when_one_throws_the_bot_out(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        graz = there.standin.world.new_guild("Graz")
        franz = Person(there.standin, graz.new_member("Franz"), graz.new_channel("tisch"))
        await franz.slash("game new")
        await spotted(franz, is_lobby)
        graz.me.leave()
        thread = await open_table(there, 3)
        board = await present_board(there, thread)
        assert board is not None
        graz_matches = await there.app.store.matches_in(GuildId(graz.id))
        assert [(await there.app.store.load(id)).status in OVER for id in graz_matches] == [False]
