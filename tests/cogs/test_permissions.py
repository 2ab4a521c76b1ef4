"""Who may do what: a table of commands and buttons, and of seven kinds of people.

Every column but `to-act` is somebody the table does not wait for. `manager` manages the server of
the match without a seat, `elsewhere` manages another server, `dm` writes to the bot directly.
"""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from msgspec.structs import replace

from bot.match.model import Match, Revision
from cogs.table.button_ids import ButtonId, Deed
from playground.channels import Channel
from playground.driver import Person
from playground.permissions import Permission
from playground.reply import Reply
from playground.seen_message import SeenMessage
from tests.cogs.click_players import MATCH, click_one_move, loaded, open_table, present_board
from tests.cogs.command_players import leaves
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

COLUMNS = ("spectator", "seated", "to-act", "opener", "manager", "elsewhere", "dm")

NO = {
    "seat": "You have no seat at this table.",
    "turn": "It is not your turn.",
    "here": "There is no match in this channel.",
    "boss": "That is for people who may manage this server.",
    "gone": "There is no match number 1 here.",
    "srv": "This works on a server only",
    "old": "The board has changed since you looked.",
    "begun": "The match has begun already.",
    "undo": "You have made no move that could be taken back.",
    "vote": "Nothing is being asked at the moment.",
    "goes": "The match is not over yet.",
    "offer": "Nobody at this table is looking for a substitute.",
    "open": "Only the person who opened this lobby can do that.",
    "sits": "You have a seat at this table already.",
    "full": "All seats are taken.",
    "tips": "Hints were not agreed on for this table.",
    "there": "Nobody is standing in for you here; the seat is yours",
    "plan": "There is nothing to prepare right now",
}

# "may", or the reason why not; "-" depends on what was done before, and has tests elsewhere.
COMMANDS = {
    #                    spectator seated to-act opener manager elsewhere dm
    "roll":             "seat  turn  may   turn  seat  here  here",
    "board":            "may   may   may   may   may   here  here",
    "hand":             "seat  may   may   may   seat  here  here",
    "undo":             "seat  -     -     -     seat  here  here",
    "rules":            "may   may   may   may   may   may   may",
    "fair":             "may   may   may   may   may   here  here",
    "record":           "may   may   may   may   may   here  here",
    "replay":           "may   may   may   may   may   here  here",
    "settings":         "may   may   may   may   may   may   may",
    "help":             "may   may   may   may   may   may   may",
    "forget-me":        "may   may   may   may   may   may   may",
    "game list":        "may   may   may   may   may   may   srv",
    "game mine":        "may   may   may   may   may   may   srv",
    "game concede":     "seat  may   may   may   seat  here  srv",
    "game substitute":  "offer may   may   may   offer here  srv",
    "game end":         "seat  may   may   may   seat  here  srv",
    "game admin unstick": "boss boss boss  boss  may   gone  srv",
    "game admin move":    "boss boss boss  boss  may   gone  srv",
    "game admin abandon": "boss boss boss  boss  may   gone  srv",
    "game admin kick":    "boss boss boss  boss  may   gone  srv",
    "play":             "seat  turn  may   turn  seat  here  here",
    "place":            "seat  turn  -     turn  seat  here  here",
    "hint":             "seat  tips  tips  tips  seat  here  here",
    "analyse":          "goes  goes  goes  goes  goes  here  here",
    "away":             "may   may   may   may   may   may   may",
    "prepare":          "seat  -     plan  -     seat  here  here",
    "game follow":      "may   may   may   may   may   here  srv",
    "game back":        "seat  there there there seat  here  srv",
    "game admin gallery":  "boss boss boss boss  may   may   srv",
    "game admin timezone": "boss boss boss boss  may   may   srv",
    "rank":             "may   may   may   may   may   may   may",
    "profile":          "may   may   may   may   may   may   may",
}  # fmt: skip

OPTIONS: dict[str, dict[str, object]] = {
    "forget-me": {"sure": False},
    "game admin unstick": {"match": 1},
    "game admin move": {"match": 1},
    "game admin abandon": {"match": 1},
    "game admin kick": {"match": 1, "seat": 1},
    "game admin timezone": {"timezone": "Europe/Vienna"},
    "play": {"move": "Roll the dice"},
    "place": {"field": "rath", "dice": "1"},
}

LOOKING = (
    "board", "hand", "rules", "fair", "record", "replay", "settings", "help", "forget-me",
    "game list", "game mine", "away", "game follow", "game admin gallery", "game admin timezone",
    "rank", "profile",
)  # fmt: skip


# Buttons of a match that runs; an old lobby can still be clicked.
TABLE_BUTTONS: dict[Deed, str] = {
    #        spectator seated to-act opener manager elsewhere dm
    "join":    "begun begun begun begun begun old   old",
    "leave":   "begun begun begun begun begun old   old",
    "ai":      "begun begun begun begun begun old   old",
    "noai":    "begun begun begun begun begun old   old",
    "start":   "begun begun begun begun begun old   old",
    "rules":   "may   may   may   may   may   old   old",
    "move":    "seat  turn  may   turn  seat  old   old",
    "pick":    "seat  turn  -     turn  seat  old   old",
    "undo":    "seat  -     -     -     seat  old   old",
    "agree":   "seat  vote  vote  vote  seat  old   old",
    "refuse":  "seat  vote  vote  vote  seat  old   old",
    "words":   "may   may   may   may   may   old   old",
    "seat":    "offer sits  sits  sits  offer old   old",
    "fair":    "may   may   may   may   may   old   old",
    "rematch": "goes  goes  goes  goes  goes  old   old",
    "hint":    "seat  tips  tips  tips  seat  old   old",
    "analyse": "goes  goes  goes  goes  goes  old   old",
    "back":    "seat  there there there seat  old   old",
    "since":   "may   may   may   may   may   old   old",
    "prepare": "seat  -     plan  -     seat  old   old",
    "plan":    "seat  -     plan  -     seat  old   old",
    "unplan":  "seat  may   may   may   seat  old   old",
    "follow":  "may   may   may   may   may   old   old",
}  # fmt: skip

# Buttons of a lobby; nobody is to act.
LOBBY_BUTTONS: dict[Deed, str] = {
    #       spectator seated to-act opener manager elsewhere dm
    "join":    "may   sits  -     sits  may   old   old",
    "leave":   "seat  may   -     may   seat  old   old",
    "ai":      "seat  may   -     may   seat  old   old",
    "noai":    "seat  -     -     -     seat  old   old",
    "start":   "open  open  -     -     open  old   old",
    "rules":   "may   may   -     may   may   old   old",
}  # fmt: skip


def _refusals(row: str) -> dict[str, str]:
    cells = zip(COLUMNS, row.split(), strict=True)
    return {who: NO[cell] for who, cell in cells if cell not in ("may", "-")}


def _allowed(row: str) -> list[str]:
    return [who for who, cell in zip(COLUMNS, row.split(), strict=True) if cell == "may"]


class Place(NamedTuple):
    """A match and the seven people around it."""

    there: Town
    people: dict[str, Person]

    async def match(self) -> Match:
        """As it is stored, but for how much of it has been shown: that goes on by itself."""
        return replace((await loaded(self.there)).match, shown_revision=Revision(0))

    async def press(self, who: str, deed: Deed) -> Reply:
        """They click what carries this deed, wherever they are."""
        person, match = self.people[who], await self.match()
        steps = (0,) if deed == "move" else ()
        id = ButtonId(deed, MATCH, match.revision, steps)
        values = ["0"] if deed in ("pick", "plan") else None
        kind = 2 if values is None else 3
        message = person.say("here")
        return await person.forge(
            custom_id=id.packed(), message=message, component_type=kind, values=values
        )


def _around(there: Town, channel: Channel, inside: dict[str, Person]) -> Place:
    """The people with seats, and those without."""
    maria = there.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
    graz = there.standin.world.new_guild("Graz")
    franz = graz.new_member("Franz", permissions=Permission.MANAGE_GUILD)
    seen_by = {
        **inside,
        "spectator": Person(there.standin, there.people[4].user, channel, every_command=True),
        "manager": Person(there.standin, maria, channel),
        "elsewhere": Person(there.standin, franz, graz.new_channel("tisch")),
        "dm": Person(there.standin, there.people[4].user, every_command=True),
    }
    return Place(there, seen_by)


@asynccontextmanager
async def running(folder: Path, judge: Judge | None) -> AsyncGenerator[Place]:
    """Somebody who is not the opener may roll."""
    async with town(folder, judge) as there:
        thread = await open_table(there, 3)
        anna, luck = there.people[0], random.Random(5)
        board = await present_board(there, thread)
        while not _is_roll(board) or anna.id in (await loaded(there)).waited_for:
            assert await click_one_move(there, thread, luck), "nobody else came to roll"
            board = await present_board(there, thread)
        (asked,) = (await loaded(there)).waited_for
        (other,) = (p for p in there.people[1:3] if p.id != asked)
        users = {"seated": other, "to-act": there.person(asked), "opener": anna}
        inside = {
            who: Person(there.standin, person.user, thread, every_command=True)
            for who, person in users.items()
        }
        yield _around(there, thread, inside)


def _is_roll(board: SeenMessage | None) -> bool:
    return board is not None and board.button("Roll the dice") is not None


@asynccontextmanager
async def lobby(folder: Path, judge: Judge | None) -> AsyncGenerator[Place]:
    """Two of four seats are taken."""
    async with town(folder, judge) as there:
        anna, bela, *_ = there.people
        await anna.slash("game new", seats=4)
        posted = await spotted(anna, lambda message: message.button("Join") is not None)
        await bela.click(posted, "Join")
        yield _around(there, there.channel, {"opener": anna, "seated": bela})


def _is_refused(reply: Reply) -> bool:
    return reply.text.startswith(("Something went wrong", *NO.values()))


# Commands -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_command_refuses_whoever_may_not_and_changes_nothing(
    tmp_path: Path, judge: Judge | None, command: str
) -> None:
    async with running(tmp_path, judge) as place:
        before = await place.match()
        said: dict[str, str] = {}
        expected = _refusals(COMMANDS[command])
        for who in expected:
            reply = await place.people[who].slash(command, **OPTIONS.get(command, {}))
            assert reply.ephemeral
            said[who] = reply.text
        assert {who: text[: len(expected[who])] for who, text in said.items()} == expected
        assert await place.match() == before


@pytest.mark.parametrize("command", LOOKING)
async def test_a_command_that_looks_answers_whoever_may_and_changes_nothing(
    tmp_path: Path, judge: Judge | None, command: str
) -> None:
    async with running(tmp_path, judge) as place:
        before = await place.match()
        for who in _allowed(COMMANDS[command]):
            reply = await place.people[who].slash(command, **OPTIONS.get(command, {}))
            await reply.settled()
            assert reply.ephemeral
            assert not _is_refused(reply), f"{who}: {reply.text}"
        assert await place.match() == before


@pytest.mark.parametrize(
    ("command", "who"),
    [(c, who) for c, row in COMMANDS.items() if c not in LOOKING for who in _allowed(row)],
)
async def test_a_command_that_acts_obeys_whoever_may(
    tmp_path: Path, judge: Judge | None, command: str, who: str
) -> None:
    async with running(tmp_path, judge) as place:
        before = await place.match()
        reply = await place.people[who].slash(command, **OPTIONS.get(command, {}))
        assert reply.ephemeral
        assert not _is_refused(reply), reply.text
        assert (await place.match()).version > before.version


def test_every_button_there_is_stands_in_the_table() -> None:
    assert set(TABLE_BUTTONS) == set(get_args(Deed))


async def test_every_command_but_moves_of_one_game_stands_in_the_table(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = Person(there.standin, there.people[0].user, there.channel, every_command=True)
        names = {name for command in anna.offered() for name, _ in leaves(command)}
    # Those of tournaments have a table of their own.
    here = {name for name in names if not name.startswith("tournament ")}
    assert here - set(COMMANDS) == {"bribe", "double", "nudge", "reroll", "game new"}


# Buttons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", TABLE_BUTTONS)
async def test_a_button_of_the_table_refuses_whoever_may_not(
    tmp_path: Path, judge: Judge | None, deed: Deed
) -> None:
    async with running(tmp_path, judge) as place:
        before = await place.match()
        expected = _refusals(TABLE_BUTTONS[deed])
        said = {who: await place.press(who, deed) for who in expected}
        assert {w: reply.text[: len(expected[w])] for w, reply in said.items()} == expected
        assert all(reply.ephemeral for reply in said.values())
        assert await place.match() == before


@pytest.mark.parametrize("deed", [deed for deed, row in TABLE_BUTTONS.items() if _allowed(row)])
async def test_a_button_of_the_table_obeys_whoever_may(
    tmp_path: Path, judge: Judge | None, deed: Deed
) -> None:
    async with running(tmp_path, judge) as place:
        for who in _allowed(TABLE_BUTTONS[deed]):
            reply = await place.press(who, deed)
            assert not _is_refused(reply), f"{who}: {reply.text}"


@pytest.mark.parametrize("deed", LOBBY_BUTTONS)
async def test_a_button_of_the_lobby_refuses_whoever_may_not(
    tmp_path: Path, judge: Judge | None, deed: Deed
) -> None:
    async with lobby(tmp_path, judge) as place:
        before = await place.match()
        expected = _refusals(LOBBY_BUTTONS[deed])
        said = {who: await place.press(who, deed) for who in expected}
        assert {w: reply.text[: len(expected[w])] for w, reply in said.items()} == expected
        assert all(reply.ephemeral for reply in said.values())
        assert await place.match() == before


@pytest.mark.parametrize(
    ("deed", "who"), [(deed, who) for deed, row in LOBBY_BUTTONS.items() for who in _allowed(row)]
)
async def test_a_button_of_the_lobby_obeys_whoever_may(
    tmp_path: Path, judge: Judge | None, deed: Deed, who: str
) -> None:
    async with lobby(tmp_path, judge) as place:
        reply = await place.press(who, deed)
        assert not _is_refused(reply), reply.text
