"""Pictures and files of a game of hidden hands: none shows its viewer more than they may know.

What nobody but another seat knows is dealt anew behind a viewer's back; every picture that was sent
to them, and what stands behind it for those who cannot see it, must come out the same to the byte.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest
from msgspec.structs import replace

from bot.loaded_match import LoadedMatch
from bot.match import match_rules
from bot.match.model import Revision, UserId
from bot.match.record_file import read_record
from cogs.interaction.message_layouts import Picture
from cogs.table.board_page import board_picture
from games.api import AnyGame, Event, Seat, may_see
from games.chance import FastChance
from playground.channels import Channel
from playground.interactions import InteractionType
from playground.json_shapes import Json
from playground.kept_request import Exchange
from playground.message import MessageFlag
from render.picture_studio import Studio
from tests.cogs.click_players import MATCH, click_one_move, loaded, present_board
from tests.cogs.test_masquerade import GAMES, Eavesdropper, Told, known_to, open_ball
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

MASQUERADE = GAMES["masquerade"]
_CARD = re.compile(r"Mask(\d\d)")
_BOARD = re.compile(r"board-1-(\d+)\.png")


class Sent(NamedTuple):
    """A file the bot sent, with the text behind it; `to` is None if everybody sees it."""

    to: int | None
    name: str
    data: bytes
    alt: str


def recipient(exchange: Exchange) -> int | None:
    """The only person who sees what was sent; None if everybody does."""
    interaction = exchange.interaction
    if interaction is None:
        return None
    data: Json = exchange.json.get("data") or exchange.json
    original = interaction.original
    is_private = (
        interaction.kind is InteractionType.AUTOCOMPLETE
        or bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
        or (original is not None and original.ephemeral_to is not None)
    )
    return interaction.user.id if is_private else None


def files_of(exchange: Exchange) -> Iterator[Sent]:
    behind = dict(texts_behind(exchange.json))
    for upload in exchange.files.values():
        alt = behind.get(f"attachment://{upload.filename}", "")
        yield Sent(recipient(exchange), upload.filename, upload.data, alt)


def texts_behind(found: object) -> Iterator[tuple[str, str]]:
    """The alt text of every picture in a payload, by its address."""
    if isinstance(found, list):
        for each in cast("list[object]", found):
            yield from texts_behind(each)
    elif isinstance(found, dict):
        payload = cast("Json", found)
        if isinstance(payload.get("media"), dict):
            yield str(payload["media"]["url"]), str(payload.get("description") or "")
        for each in payload.values():
            yield from texts_behind(each)


class Ball(NamedTuple):
    """A match everybody looked at all the time, and what they were sent."""

    there: Town
    now: LoadedMatch
    states: list[object]  # by revision
    sent: list[Sent]

    def seat_of(self, user: int | None) -> Seat | None:
        """Where a recipient sits; None for those who look on."""
        return None if user is None else self.now.match.seat_of(UserId(user))

    def boards(self) -> Iterator[tuple[Sent, int]]:
        """The pictures of boards, and the revision that each shows."""
        for sent in self.sent:
            found = _BOARD.fullmatch(sent.name)
            if found is not None:
                yield sent, int(found[1])

    async def drawn(self, studio: Studio, state: object, revision: int, to: Seat | None) -> Picture:
        """The picture of another state, drawn anew."""
        match = replace(self.now.match, revision=Revision(revision), status="running")
        loaded = LoadedMatch(match, self.now.game, state, self.now.names)
        return await board_picture(self.there.app._replace(studio=studio), loaded, to)


@asynccontextmanager
async def ball(folder: Path, judge: Judge | None, seats: int) -> AsyncGenerator[Ball]:
    """A match played by clicking; at every turn everybody asks for the board."""
    sent: list[Sent] = []
    async with town(folder, judge, games=GAMES, people=seats + 1) as there:
        there.standin.watch(lambda exchange: sent.extend(files_of(exchange)))
        thread, luck = await open_ball(there, seats), random.Random(seats)
        while await present_board(there, thread) is not None:
            for person in there.people:
                await person.at(thread).slash("board")
            await click_one_move(there, thread, luck)
        await spotted(there.people[0], lambda m: m.button("Rematch") is not None, thread)
        match, log = await there.app.store.story(MATCH)
        states = [each.step.state for each in match_rules.replay_rows(MASQUERADE, match, log)]
        yield Ball(there, await loaded(there), states, sent)


@pytest.mark.parametrize("seats", [2, 3])
async def test_no_picture_changes_when_what_its_viewer_cannot_know_is_dealt_anew(
    tmp_path: Path, judge: Judge | None, seats: int
) -> None:
    async with ball(tmp_path, judge, seats) as over:
        for number, (sent, revision) in enumerate(over.boards()):
            if over.states[revision] == over.states[-1]:
                continue  # the last one was asked for when all is open
            seat = over.seat_of(sent.to)
            imagined = MASQUERADE.imagine(over.states[revision], seat, FastChance(number))
            with closing(Studio()) as studio:
                drawn = await over.drawn(studio, imagined, revision, seat)
            assert sent.data == drawn.data
            assert sent.alt == drawn.alt


async def test_pictures_do_show_people_their_own_hands(tmp_path: Path, judge: Judge | None) -> None:
    # Or the test above could not fail.
    async with ball(tmp_path, judge, 3) as over:
        own = [found for found in over.boards() if over.seat_of(found[0].to) is not None]
        with closing(Studio()) as studio:
            for sent, revision in own[:6]:
                drawn = await over.drawn(studio, over.states[revision], revision, None)
                assert sent.data != drawn.data


async def test_everybody_sent_a_board_was_sent_one_at_every_turn(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with ball(tmp_path, judge, 3) as over:
        turns = range(len(over.states) - 1)
        for person in over.there.people:
            asked = {revision for sent, revision in over.boards() if sent.to == person.id}
            assert asked == set(turns)


# Words and other files ------------------------------------------------------------------------


class Ear(Eavesdropper):
    """Knows that suggestions are for whoever types."""

    def hear(self, exchange: Exchange) -> None:
        cards = frozenset(int(card) for card in _CARD.findall(json.dumps(exchange.json)))
        self.told.append(Told(recipient(exchange), self.revision, cards))


async def test_no_command_tells_or_suggests_a_card_to_somebody_who_may_not_know_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, games=GAMES, people=4) as there:
        thread, luck, ear = await open_ball(there, 3), random.Random(6), Ear()
        await present_board(there, thread)
        there.app.service.subscribe(ear)
        there.standin.watch(ear.hear)
        while await present_board(there, thread) is not None:
            for person in (person.at(thread) for person in there.people):
                await person.autocomplete("play", focus="move", text="")
                await person.slash("play", move="no such card")
                for command in ("hand", "fair", "record", "game list", "game mine"):
                    await person.slash(command)
                await person.slash("board", text=True)
            await click_one_move(there, thread, luck)
        await spotted(there.people[0], lambda m: m.button("Rematch") is not None, thread)
        match = (await loaded(there)).match
        known = {
            person.id: await known_to(there, match.seat_of(UserId(person.id)))
            for person in there.people
        }
        everybody = await known_to(there, None)
        leaks = [
            told
            for told in ear.told
            if not told.cards <= (everybody if told.to is None else known[told.to])[told.revision]
        ]
        assert leaks == []
        assert {told.to for told in ear.told if told.cards} >= {None, *match.people}


async def in_the_middle(there: Town) -> Channel:
    """Where a match is played in which cards have been given away unseen."""
    thread, luck = await open_ball(there, 3), random.Random(3)
    while not any(row.reveals for row in (await there.app.store.story(MATCH))[1][4:]):
        assert await click_one_move(there, thread, luck)
    await present_board(there, thread)
    return thread


async def test_the_replay_of_a_running_match_is_the_same_for_everybody(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, games=GAMES, people=4) as there:
        thread = await in_the_middle(there)
        replies = [await (await p.at(thread).slash("replay")).settled() for p in there.people]
        shown = [reply.message for reply in replies if reply.message is not None]
        assert len(shown) == 4
        assert len({message.gallery[0].data for message in shown}) == 1
        assert len({message.gallery[0].description for message in shown}) == 1


async def test_the_record_of_a_running_match_tells_only_what_everybody_saw(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, games=GAMES, people=4) as there:
        thread = await in_the_middle(there)
        reply = await there.people[0].at(thread).slash("record")
        assert reply.message is not None
        record = read_record(reply.message.files[0].data)
        told = [e for raw in (record.dealt, *(m.events for m in record.moves)) for e in read(raw)]
        assert told
        assert all(may_see(None, event) for event in told)
        assert {bytes(move.move) for move in record.moves} == {b"null"}


def read(events: msgspec.Raw) -> list[Event]:
    game: AnyGame = MASQUERADE
    return list(match_rules.codec_of(game).read_events(bytes(events)))
