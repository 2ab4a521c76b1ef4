"""A game of hidden hands over the wire: no card ever travels to somebody who may not know it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.match import match_rules
from bot.match.model import ChannelId, GuildId, InteractionId, Match, Person, UserId, live_rows
from games.api import Arg, Event, Label, Passage, Seat
from games.registry import Registry
from playground.channels import Channel
from playground.json_shapes import Json
from playground.kept_request import Exchange
from playground.message import MessageFlag
from tests.cogs.click_players import MATCH, click_one_move, loaded, present_board
from tests.cogs.town import Town, spotted, town
from tests.games.masquerade.pieces import MasqueradeMove, View
from tests.games.masquerade.rules import Masquerade
from tests.judge.judge import Judge

_CARD = re.compile(r"Mask(\d\d)")
_CARDS_IN = frozenset(("card", "cards", "worn", "hand"))


class MarkedMasquerade(Masquerade):
    """Masquerade whose cards can be found in any text: "Mask07" where it would say 7."""

    def path(self, view: View, move: MasqueradeMove) -> tuple[Label, ...]:
        return tuple(map(_marked, super().path(view, move)))

    def tell(self, view: View, event: Event) -> Label:
        return _marked(super().tell(view, event))

    def describe(self, view: View) -> tuple[Passage, ...]:
        return tuple(
            replace(passage, lines=tuple(map(_marked, passage.lines)))
            for passage in super().describe(view)
        )


def _marked(what: Label) -> Label:
    return Label(what.id, tuple((k, _masks(v) if k in _CARDS_IN else v) for k, v in what.args))


def _masks(arg: Arg) -> Arg:
    if isinstance(arg, tuple):
        return tuple(f"Mask{card:02}" for card in arg if isinstance(card, int))
    return f"Mask{arg:02}" if isinstance(arg, int) else arg


GAMES = Registry([MarkedMasquerade()])


class Told(NamedTuple):
    """One payload the bot sent: to whom (None: to everybody), when, and the cards in it."""

    to: int | None
    revision: int
    cards: frozenset[int]


@dataclass
class Eavesdropper:
    """Reads every payload; `revision` follows the match, as it is woken after each move."""

    revision: int = 0
    told: list[Told] = field(default_factory=list[Told])

    def wake(self, match: Match) -> None:
        self.revision += 1

    def hear(self, exchange: Exchange) -> None:
        cards = frozenset(map(int, _CARD.findall(json.dumps(exchange.json))))
        self.told.append(Told(_recipient(exchange), self.revision, cards))


def _recipient(exchange: Exchange) -> int | None:
    interaction = exchange.interaction
    if interaction is None:
        return None
    data: Json = exchange.json.get("data") or {}
    source = interaction.source
    is_private = bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL) or (
        source is not None and source.ephemeral_to is not None
    )
    return interaction.user.id if is_private else None


class Ball(NamedTuple):
    """A match that was played to its end, and all that was said."""

    told: list[Told]
    seats: tuple[UserId, ...]
    known: dict[int | None, list[frozenset[int]]]  # by person: the cards seen up to each revision
    status: str


async def open_ball(there: Town, seats: int) -> Channel:
    """A match of Masquerade that has begun; where it is played."""
    anna, *others = there.people[:seats]
    await there.app.store.know(Person(UserId(anna.id), "Anna"))
    await there.app.service.open_lobby(
        GuildId(there.guild.id),
        ChannelId(there.channel.id),
        UserId(anna.id),
        game="masquerade",
        seats=seats,
        by=InteractionId("ball"),
    )
    lobby = await spotted(anna, lambda message: message.button("Join") is not None)
    for person in others:
        await person.click(lobby, "Join")
    return (await anna.until(lambda _: anna.threads()))[-1]


async def known_to(there: Town, viewer: Seat | None) -> list[frozenset[int]]:
    """The cards this viewer has seen up to each revision."""
    game = GAMES["masquerade"]
    match, log = await there.app.store.story(MATCH)
    seen: set[int] = set()
    known: list[frozenset[int]] = []
    for replayed in match_rules.replay_rows(game, match, live_rows(log)):
        view = game.view(replayed.step.state, viewer)
        assert isinstance(view, View)
        trophies = (trophy.card for trophy in view.trophies)
        found = (*view.hand, view.worn, *view.discard, *trophies)
        seen |= {card for card in found if card is not None}
        known.append(frozenset(seen))
    return known


@asynccontextmanager
async def ball(folder: Path, judge: Judge | None, seats: int) -> AsyncGenerator[Ball]:
    """A match played by clicking, everybody looking at everything all the time."""
    async with town(folder, judge, games=GAMES) as there:
        thread = await open_ball(there, seats)
        luck, ear = random.Random(seats), Eavesdropper()
        board = await present_board(there, thread)
        there.app.service.subscribe(ear)
        there.standin.watch(ear.hear)
        while board is not None:
            for person in there.people:
                await person.at(thread).click(board, "Board in words")
                await person.at(thread).slash("hand")
            await click_one_move(there, thread, luck)
            board = await present_board(there, thread)
        anna = there.people[0]
        await spotted(anna, lambda message: message.button("Rematch") is not None, thread)
        match = (await loaded(there)).match
        people = {user: Seat(seat) for seat, user in enumerate(match.people)}
        known: dict[int | None, list[frozenset[int]]] = {
            user: await known_to(there, seat) for user, seat in people.items()
        }
        spectator = await known_to(there, None)
        known |= {person.id: spectator for person in there.people if person.id not in people}
        known[None] = spectator
        yield Ball(ear.told, match.people, known, match.status)


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_no_card_travels_to_somebody_who_may_not_know_it(
    tmp_path: Path, judge: Judge | None, seats: int
) -> None:
    async with ball(tmp_path, judge, seats) as over:
        leaks = [told for told in over.told if not told.cards <= over.known[told.to][told.revision]]
        assert leaks == []


async def test_the_search_for_leaks_finds_the_cards_that_people_may_know(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with ball(tmp_path, judge, 3) as over:
        told_cards_to = {told.to for told in over.told if told.cards}
        assert told_cards_to >= {None, *over.seats}


async def test_a_ball_is_played_to_its_end_by_clicking(tmp_path: Path, judge: Judge | None) -> None:
    async with ball(tmp_path, judge, 3) as over:
        assert over.status == "finished"
