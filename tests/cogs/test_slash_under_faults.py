"""A match by slash commands alone while much goes wrong: what people are told is what happened."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.loaded_match import LoadedMatch
from bot.match import match_rules
from bot.match.log_replay import Replayed
from bot.match.model import LogRow, Match
from cogs.interaction.reply_language import Voice, plain
from games.api import Move, Seat, may_see
from games.registry import GAMES
from games.vienna.edition import Special
from games.vienna.moves import Place
from games.vienna.view import View
from playground.channels import Channel
from playground.client_refusals import NoAnswer
from playground.interactions import Interaction, InteractionType
from playground.seen_message import seen
from playground.world_changes import Change, InteractionOpened
from tests.cogs import stormy
from tests.cogs.click_players import MATCH, loaded, open_table, present_board
from tests.cogs.command_players import command_of, legal, type_move
from tests.cogs.stormy import Mishap, Posts, Storm, expect_a_good_end, hurry
from tests.cogs.town import Town, town
from tests.judge.judge import Judge

MISHAPS: tuple[Mishap, ...] = (
    stormy.server_errors,
    stormy.late_server_errors,
    stormy.long_outage,
    stormy.rate_limits,
    stormy.cut_requests,
    stormy.cut_answers,
    stormy.slow_messages,
    stormy.slow_news,
    stormy.failing_callbacks,
    stormy.late_failing_callbacks,
    stormy.late_cut_callbacks,
    stormy.slow_callbacks,
    stormy.late_callbacks,
    stormy.lost_callbacks,
    stormy.dropped_sockets,
    stormy.reconnects,
    stormy.invalid_sessions,
    stormy.invalid_sessions_while_answering,
    stormy.doubled_clicks,
    stormy.lost_clicks,
)
DOUBLE_MOVE = "burgtheater"  # where the card of that name lies
NOT_YOURS = "It is not your turn."
SEATS = 3


@pytest.fixture(autouse=True)
def nobody_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)


class Story(NamedTuple):
    """A match that was played by slash commands, and every command that was used."""

    match: Match
    names: tuple[str, ...]
    log: list[LogRow]
    steps: list[Replayed]
    commands: list[Interaction]
    doubles: list[str]  # what was posted twice

    def row_of(self, command: Interaction) -> LogRow | None:
        """What the command did."""
        return next((row for row in self.log if row.interaction == str(command.id)), None)

    def sentences(self, row: LogRow) -> str:
        """What its maker may know of a move, in English."""
        assert row.seat is not None
        game, step = GAMES[self.match.game], self.steps[row.revision].step
        view, voice = game.view(step.state, row.seat), Voice("en", game)
        names = [plain(name) for name in self.names]
        events = (event for event in step.events if may_see(row.seat, event))
        return "\n".join(voice.speak(game.tell(view, event), names) for event in events)


def told(command: Interaction) -> str:
    """What the person reads in answer; nothing if no answer arrived."""
    shown = [m for m in (command.original, *command.followups) if m is not None]
    return "\n".join(seen(message).text for message in shown)


async def type_one(
    there: Town, thread: Channel, luck: random.Random, seldom: frozenset[str]
) -> str | None:
    """A move of whoever is asked; the command for it, None once it is over.

    The double move is used whenever there is one, and its card is gone for until somebody has
    it; else commands that were not used before are used.
    """
    now = await loaded(there)
    if not now.waited_for:
        return None
    person = there.person(luck.choice(now.waited_for)).at(thread)
    moves = legal(now, person)
    offered = sorted({command_of(move) for move in moves})
    if "double" in offered:
        await person.slash("double")
        return "double"
    if (command := leads_to_the_double_move(now, moves)) is not None:
        dice = await person.autocomplete(command, focus="dice", text="", field=DOUBLE_MOVE)
        await person.slash(command, field=DOUBLE_MOVE, dice=luck.choice(dice))
        return command
    name = luck.choice([name for name in offered if name not in seldom] or offered)
    await type_move(person, name, moves, luck)
    return name


def leads_to_the_double_move(now: LoadedMatch, moves: list[Move]) -> str | None:
    """The command that goes for the card, as long as nobody has it."""
    view = now.view(None)
    assert isinstance(view, View)
    if any(Special.DOUBLE in seat.specials for seat in view.seats):
        return None
    there = (m for m in moves if isinstance(m, Place) and m.field == DOUBLE_MOVE)
    return next(map(command_of, there), None)


async def try_out_of_turn(there: Town, thread: Channel, luck: random.Random) -> None:
    """Somebody who is not asked rolls all the same."""
    now = await loaded(there)
    others = [p for p in there.people[:SEATS] if p.id not in now.waited_for]
    if now.waited_for and others:
        await luck.choice(others).at(thread).slash("roll")


@asynccontextmanager
async def played(
    folder: Path, judge: Judge | None, seed: int, kinds: tuple[Mishap, ...]
) -> AsyncGenerator[Story]:
    """A whole match by slash commands in a storm, and its good end."""
    async with town(folder, judge, people=SEATS) as there:
        thread = await open_table(there, SEATS)
        await present_board(there, thread)
        posts, commands, used = Posts(there), list[Interaction](), set[str]()

        def hear(change: Change) -> None:
            if isinstance(change, InteractionOpened):
                commands.append(change.interaction)

        there.standin.world.listen(hear)
        luck = random.Random(seed)
        storm = Storm(there.standin, luck, kinds, every=2)
        name: str | None = ""
        while name is not None:
            storm.blow()
            before = there.standin.clock.now()
            try:
                if luck.random() < 0.2:
                    await try_out_of_turn(there, thread, luck)
                name = await type_one(there, thread, luck, frozenset(used))
                used.add(name or "")
            except NoAnswer:
                assert there.standin.clock.now() > before, "nothing was lost, yet nobody answered"
        storm.calm()
        await expect_a_good_end(there, thread)
        match, log = await there.app.store.story(MATCH)
        steps = match_rules.replay_rows(GAMES[match.game], match, log)
        typed = [c for c in commands if c.kind is InteractionType.COMMAND]
        names = (await loaded(there)).names
        yield Story(match, names, log, steps, typed, posts.doubles())


@pytest.mark.parametrize("seed", range(2))
async def test_nobody_is_told_anything_that_is_not_so(
    tmp_path: Path, judge: Judge | None, seed: int
) -> None:
    async with played(tmp_path, judge, seed, MISHAPS) as story:
        for command in story.commands:
            row, text = story.row_of(command), told(command)
            if row is None:
                assert text == "" or text.startswith(NOT_YOURS)
            else:
                assert text in ("", story.sentences(row))
        assert story.doubles == []


async def test_every_move_is_one_command_of_the_person_whose_seat_it_is(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with played(tmp_path, judge, 2, MISHAPS) as story:
        typed = {str(command.id): command for command in story.commands}
        codec = match_rules.codec_of(GAMES[story.match.game])
        for row in story.log:
            command = typed.pop(row.interaction)
            assert row.move is not None
            assert command.data["name"] in ("play", command_of(codec.read_move(row.move)))
            assert command.user.id == row.user
            assert story.match.chairs[row.seat or Seat(0)].user == row.user
        used = {command.data["name"] for command in story.commands}
        assert used == {"roll", "reroll", "nudge", "place", "bribe", "play", "double"}
