"""Writing to the bot directly: what works there, what kindly does not, and closed doors."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.match.model import OVER, UserId
from playground.driver import Person
from playground.permissions import Permission
from playground.reply import Reply
from tests.cogs.click_players import MATCH, loaded, open_table, present_board
from tests.cogs.command_players import leaves
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

AT_HOME = (
    "away",
    "forget-me",
    "help",
    "profile",
    "rank",
    "rules",
    "settings",
)  # what works everywhere
KINDLY = ("There is no match in this channel.", "This works on a server only")
# What the options that must be filled in are filled in with.
FILLED: dict[str, object] = {
    "dice": "1",
    "die": "1",
    "direction": 1,
    "field": "rath",
    "match": 1,
    "move": "roll",
    "seat": 1,
    "sure": False,
    "timezone": "Vienna",
    "name": "Cup",
    "format": "swiss",
    "why": "Why not",
    "hours": 1,
    "tournament": 1,
    "table": 1,
    "player": "Anna",
    "other": "Béla",
    "score": 0.5,
    "computers": 1,
}


def by_dm(there: Town, person: Person, *, every_command: bool = False) -> Person:
    """The same person, writing to the bot."""
    return Person(there.standin, person.user, every_command=every_command)


def all_commands(person: Person) -> list[tuple[str, dict[str, object]]]:
    """Every command there is, with what must be filled in."""
    filling = {**FILLED, "person": person.user}
    return [
        (name, {o["name"]: filling[o["name"]] for o in options if o.get("required")})
        for command in person.offered()
        for name, options in leaves(command)
    ]


def is_kind(reply: Reply) -> bool:
    """A sentence for this person alone that says why not."""
    return reply.ephemeral and reply.text.startswith(KINDLY)


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a fault."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


# What works -----------------------------------------------------------------------------------


async def test_only_what_works_in_direct_messages_is_offered_there(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = by_dm(there, there.people[0])
        assert sorted(str(command["name"]) for command in anna.offered()) == list(AT_HOME)


@pytest.mark.parametrize("command", AT_HOME)
async def test_what_is_offered_in_direct_messages_works_there(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture, command: str
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = by_dm(there, there.people[0])
        for name, options in all_commands(anna):
            if name == command:
                reply = await (await anna.slash(name, **options)).settled()
                assert reply.text
                assert not is_kind(reply)
        assert faults(caplog) == []


async def test_a_picture_of_the_rules_can_be_seen_in_direct_messages(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = by_dm(there, there.people[0])
        topics = await anna.autocomplete("rules", focus="topic", text="")
        reply = await anna.slash("rules", topic=topics[0])
        assert reply.message is not None
        assert reply.message.gallery[0].data.startswith(b"\x89PNG")
        assert reply.message.gallery[0].description


async def test_what_is_set_in_direct_messages_counts_at_the_table(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        anna = there.people[0]
        await by_dm(there, anna).slash("settings", language="de")
        assert "Münze" in (await anna.at(thread).slash("board", text=True)).text


async def test_forget_me_in_direct_messages_is_forgotten_at_the_table(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        await open_table(there, 3)
        bela = there.people[1]
        reply = await by_dm(there, bela).slash("forget-me", sure=True)
        assert "forgotten" in reply.text
        now = await loaded(there)
        assert "Béla" not in now.names
        assert now.match.seat_of(UserId(bela.id)) is None


# What does not --------------------------------------------------------------------------------


async def test_every_other_command_says_kindly_that_it_does_not_work_there(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        await open_table(there, 3)
        before = (await there.app.store.story(MATCH))[1]
        anna = by_dm(there, there.people[0], every_command=True)
        others = [c for c in all_commands(anna) if c[0] not in AT_HOME]
        said = {name: await anna.slash(name, **options) for name, options in others}
        assert len(said) > 15
        assert {name: r.text for name, r in said.items() if not is_kind(r)} == {}
        assert (await there.app.store.story(MATCH))[1] == before
        assert faults(caplog) == []


async def test_nothing_of_a_table_is_suggested_in_direct_messages(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        await open_table(there, 3)
        anna = by_dm(there, there.people[0], every_command=True)
        for command, option in (
            ("place", "field"),
            ("bribe", "dice"),
            ("reroll", "dice"),
            ("nudge", "die"),
            ("play", "move"),
        ):
            assert await anna.autocomplete(command, focus=option, text="") == []
        assert faults(caplog) == []


# Closed doors ---------------------------------------------------------------------------------


async def test_a_deleted_channel_stops_nothing_though_its_opener_takes_no_messages(
    tmp_path: Path, judge: Judge | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, *_ = there.people
        thread = await open_table(there, 3)
        await present_board(there, thread)
        anna.user.dms_open = False
        there.channel.delete()
        await there.standin.asked(lambda e: e.status == 403)
        elsewhere = bela.at(there.guild.new_channel("nebenan"))
        await elsewhere.slash("game new", seats=3)
        assert await spotted(elsewhere, lambda m: m.button("Join") is not None)
        assert (await loaded(there)).match.status not in OVER
        assert faults(caplog) == []


async def test_an_opener_who_takes_no_messages_finds_the_match_by_asking_and_it_is_brought_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna = there.people[0]
        thread = await open_table(there, 3)
        await present_board(there, thread)
        anna.user.dms_open = False
        there.channel.delete()
        await there.standin.asked(lambda e: e.status == 403)
        elsewhere = there.guild.new_channel("nebenan")
        mine = await anna.at(elsewhere).slash("game mine")
        assert "match 1" in mine.text.casefold()
        maria = there.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
        await Person(there.standin, maria, elsewhere).slash("game admin move", match=1)
        assert await present_board(there, elsewhere) is not None


async def test_an_opener_who_left_the_server_is_not_written_to_again_and_again(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna = there.people[0]
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.guild.members[anna.id].leave()
        there.channel.delete()
        await there.standin.asked(lambda e: e.status == 403)
        maria = there.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
        manager = Person(there.standin, maria, there.guild.new_channel("nebenan"))
        for _ in range(3):
            await manager.slash("game admin unstick", match=1)
    assert len([e for e in there.standin.exchanges if e.status == 403]) == 1
