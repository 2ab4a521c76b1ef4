"""Tournaments whose channel is deleted, or closed to the bot, and which are brought elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tournament.model import TournamentTable
from playground.permissions import Permission
from tests.cogs.rounds import (
    A_WHILE,
    DONE,
    adjudicate_all,
    announced,
    announcements,
    begun,
    boards,
    entered,
    letters,
    room_of,
    seated,
    table_of,
)
from tests.cogs.test_handover import invite_back
from tests.cogs.tournament.cup import DAY, HOUR, Cup, cup
from tests.judge.judge import Judge

LOST = (
    "I cannot show “Herbst” any more: its channel is gone or closed to me. Nothing is lost; "
    "bring it into another channel with `/tournament desk move`."
)


async def lose_channel(there: Cup) -> None:
    """The channel is deleted, and its opener knows."""
    there.channel.delete()
    await there["Anna"].until(lambda seen: seen, channel=there["Anna"].dm)
    await there.settle()


def go_elsewhere(there: Cup) -> None:
    """Everybody looks at another channel."""
    there.channel = there.guild.new_channel("nebenan")
    there.people = {name: person.at(there.channel) for name, person in there.people.items()}


# The channel ----------------------------------------------------------------------------------


async def test_the_opener_is_told_once_that_the_channel_is_gone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", "Clara", computers=4)
        await lose_channel(there)
        await there.wait(2 * DAY)
        assert letters(there, "Anna") == [LOST]


async def test_the_opener_is_told_before_anything_else_happens(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there)
        await lose_channel(there)
        assert letters(there, "Anna") == [LOST]


async def test_nobody_else_is_told_that_the_channel_is_gone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        await lose_channel(there)
        assert letters(there, "Béla") == letters(there, "Maria") == []


async def test_nobody_is_told_that_the_channel_of_an_old_tournament_is_gone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        await there.says("Anna", "tournament desk end", why="Rain")
        there.channel.delete()
        go_elsewhere(there)
        await there.says("Anna", "tournament list")  # the bot has heard of it by then
        assert letters(there, "Anna") == []


async def test_the_opener_is_told_in_their_own_language(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there, language="de")
        await there.says("Anna", "settings", language="fr")
        await lose_channel(there)
        (text,) = letters(there, "Anna")
        assert text.startswith("Je ne peux plus")


async def test_an_opener_who_takes_no_messages_can_bring_it_elsewhere_all_the_same(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        there["Anna"].user.dms_open = False
        there.channel.delete()
        await there.standin.asked(lambda exchange: exchange.status == 403)
        go_elsewhere(there)
        assert await there.says("Anna", "tournament desk move", tournament=1) == DONE


async def brought(there: Cup) -> TournamentTable:
    """A round of two tables goes on in another channel; the table of Béla as it was."""
    table = table_of(there, await begun(there, "Béla", "Clara", computers=4, rounds=1), "Béla")
    await lose_channel(there)
    go_elsewhere(there)
    command = "tournament desk move"
    (found,) = await there["Anna"].autocomplete(command, focus="tournament", text="her")
    assert await there.says("Anna", command, tournament=found) == DONE
    return table


async def test_a_tournament_brought_elsewhere_is_announced_there(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await brought(there)
        (announcement,) = announcements(there)
        assert "6 take part" in announcement.text


async def test_a_tournament_brought_elsewhere_brings_its_seating(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await brought(there)
        assert any(message.text.startswith("## Round 1") for message in there.public())


async def test_a_tournament_brought_elsewhere_brings_all_its_rulings(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await brought(there)
        assert [f"**{number}.**" in there.rulings() for number in (1, 2, 3, 4)] == [True] * 4


async def test_a_tournament_brought_elsewhere_brings_its_tables(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        before = await brought(there)
        table = table_of(there, await there.tournament(), "Béla")
        assert table.match == before.match
        assert boards(there, room_of(there, table))


async def test_a_tournament_brought_elsewhere_is_played_to_its_end(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await brought(there)
        await there.play()
        assert " wins Herbst!" in there.public()[-1].text


async def test_a_channel_that_was_not_deleted_can_be_left_as_well(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        before = table_of(there, await begun(there, "Béla"), "Béla")
        elsewhere = there.guild.new_channel("nebenan")
        await there["Anna"].at(elsewhere).slash("tournament desk move", tournament=1)
        await there.settle()
        after = table_of(there, await there.tournament(), "Béla")
        (thread,) = (t for t in there["Anna"].threads(elsewhere) if t.id == after.channel)
        assert after.match == before.match
        assert boards(there, thread)


async def test_only_tournaments_that_are_on_can_be_chosen_to_be_brought(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there, name="Frühling")
        await there.says("Anna", "tournament desk end", why="Rain")
        await announced(there, name="Herbst")
        found = await there["Anna"].autocomplete(
            "tournament desk move", focus="tournament", text=""
        )
        assert [(choice.name, choice.value) for choice in found] == [("Herbst (2)", 2)]


async def test_only_who_directs_a_tournament_can_choose_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there)
        command = "tournament desk move"
        found = await there["Béla"].autocomplete(command, focus="tournament", text="")
        assert found == []


# Permissions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bit", [Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES, Permission.ATTACH_FILES]
)
async def test_tables_open_when_a_lost_permission_is_given_back(
    tmp_path: Path, judge: Judge | None, bit: Permission
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", **{"break": 0})
        there.channel.deny(there.guild.me, bit)
        await there.says("Anna", "tournament desk start")
        await there.wait(HOUR)
        assert table_of(there, await there.tournament(), "Béla").match is None
        there.channel.allow(there.guild.me, bit)
        await there.wait(A_WHILE)
        table = table_of(there, await there.tournament(), "Béla")
        assert boards(there, room_of(there, table))


async def test_nothing_is_posted_twice_when_a_permission_comes_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        there.channel.deny(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
        await there.says("Anna", "tournament desk start")
        await there.wait(HOUR)
        there.channel.allow(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
        await there.wait(A_WHILE)
        heads = [message.text.partition("\n")[0] for message in there.public()]
        assert len(heads) == len(set(heads)) == 3  # announcement, seating, table


async def test_the_opener_is_told_once_that_a_permission_is_missing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        there.channel.deny(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
        await there.says("Anna", "tournament desk start")
        for _ in range(5):
            await there.wait(HOUR)
        assert letters(there, "Anna") == [LOST]


async def test_the_opener_is_told_again_when_a_permission_is_missing_again(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        for _ in range(2):
            there.channel.deny(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
            await there.says("Anna", "tournament desk start")
            await there.wait(HOUR)
            there.channel.allow(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
            await there.wait(A_WHILE)
            await adjudicate_all(there)
        assert letters(there, "Anna") == [LOST, LOST]


async def test_a_tournament_goes_on_when_the_bot_is_invited_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        there.guild.me.leave()
        await there.wait(HOUR)  # meanwhile the round begins
        invite_back(there.guild)
        await there.standin.connected()
        await there.wait(A_WHILE)
        table = table_of(there, await there.tournament(), "Béla")
        assert boards(there, room_of(there, table))
