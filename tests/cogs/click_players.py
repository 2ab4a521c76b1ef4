"""People who play by clicking only, at random: a button of the board, then the private lists."""

from __future__ import annotations

import asyncio
import random

from bot.loaded_match import LoadedMatch, load_match
from bot.match.model import OVER, InteractionId, MatchId
from cogs.table.button_ids import ButtonId, unpacked
from games.registry import Registry
from playground.channels import Channel
from playground.seen_message import Button, SeenMessage
from tests.cogs.town import Town, spotted
from tests.games.masquerade import MASQUERADE

MATCH = MatchId(1)
_ANY_BUTTON = 0.25


def id_of(button: Button) -> ButtonId | None:
    """What one of our buttons carries."""
    return unpacked(button.custom_id or "")


def moves_on(message: SeenMessage) -> list[Button]:
    """The buttons that lead to moves, if they can be pressed."""
    ids = [(button, id_of(button)) for button in message.buttons if not button.disabled]
    return [button for button, id in ids if id is not None and id.deed == "move"]


async def loaded(there: Town) -> LoadedMatch:
    """The match as it is stored."""
    return await load_match(there.app.store, there.app.games, MATCH)


SMALL = Registry([MASQUERADE])
"""For towns in which it does not matter what is played: matches are over after a few moves."""


async def open_table(there: Town, seats: int) -> Channel:
    """A match that has begun, without a clock; where it is played."""
    anna, *others = there.people[:seats]
    short = {} if there.app.games is SMALL else {"length": "short"}
    await anna.slash("game new", seats=seats, clock="none", **short)
    lobby = await spotted(anna, lambda message: message.button("Join") is not None)
    for person in others:
        await person.click(lobby, "Join")
    threads = await anna.until(lambda _: anna.threads())
    return threads[-1]


async def end_without_a_thread(there: Town) -> None:
    """A match was broken off, and its thread deleted before its end could be posted there."""
    thread = await open_table(there, 3)
    await present_board(there, thread)
    held = there.standin.faults.hold("POST", f"/channels/{thread.id}/messages")
    await there.app.service.abandon(MATCH, by=InteractionId("stop"))
    await held.arrived.wait()
    thread.delete()
    held.release()


async def present_board(there: Town, thread: Channel) -> SeenMessage | None:
    """The board that shows the match once it waits for a person; None when it is over."""
    async with asyncio.timeout(there.standin.patience):
        while (now := await loaded(there)).match.status == "running" and not now.waited_for:
            await asyncio.sleep(0.01)  # computers are moving
    if now.match.status in OVER:
        return None

    def is_present(message: SeenMessage) -> bool:
        ids = [id_of(button) for button in moves_on(message)]
        return any(id and id.revision == now.match.revision for id in ids)

    anna = there.people[0].at(thread)
    return await spotted(anna, lambda message: is_present(message) and not message.ephemeral)


async def click_one_move(there: Town, thread: Channel, luck: random.Random) -> bool:
    """One move of somebody who is asked, by clicking; whether there was one to make."""
    board = await present_board(there, thread)
    if board is None:
        return False
    asked = (await loaded(there)).waited_for
    person = there.person(luck.choice(asked)).at(thread)
    buttons = moves_on(board)
    # Mostly the first, which gets on: coins spent on turning dice make matches long.
    button = luck.choice(buttons) if luck.random() < _ANY_BUTTON else buttons[0]
    reply = await person.click(board, custom_id=button.custom_id)
    while reply.message is not None and reply.message.selects:
        options = reply.message.selects[0].options
        reply = await person.choose(reply.message, [luck.choice(options).value])
    return True
