"""/prepare: moves for one's next turn, by command and by lists, known to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.model import LogRow, UserId
from games.vienna.state import State
from playground.offered_commands import Choice
from playground.reply import Reply
from tests.cogs.evening import Evening, Table, evening
from tests.judge.judge import Judge

TABLE = ("Anna", "Béla", "Clara")
NOTHING_TO_PREPARE = "There is nothing to prepare right now: it is your turn"


def order_from(first: str) -> list[str]:
    """Start cards are taken to the right."""
    at = TABLE.index(first)
    return [TABLE[(at - n) % len(TABLE)] for n in range(len(TABLE))]


async def plan_of(told: Evening, table: Table, name: str) -> bytes | None:
    match = (await told.loaded(table.match)).match
    seat = match.seat_of(UserId(told[name].id))
    assert seat is not None
    return match.chairs[seat].plan


def seen_by_all(told: Evening, table: Table) -> list[str]:
    """Everything in public, as it reads and looks now, changed or not."""
    channel = told.there.people[0].sees()
    messages = [*told.public(table), *(m for m in channel if not m.ephemeral)]
    return [f"{m.id} {m.edited} {m.text} {m.buttons}" for m in messages]


# By command -----------------------------------------------------------------------------------


class Typed(NamedTuple):
    """A start card prepared by command, shown, dropped, and prepared again."""

    in_turn: str
    in_turn_without_options: str
    suggested_in_turn: list[Choice]
    nonsense: str
    by_a_stranger: str
    suggested: list[Choice]
    kept: Reply
    shown: str
    dropped: str
    plan_when_dropped: bytes | None
    public_before: list[str]
    public_after: list[str]


async def tell_of_commands(folder: Path, judge: Judge | None) -> Typed:
    async with evening(folder, judge, people=4) as told:
        table = await told.open(*TABLE)
        first, second, _ = order_from(await told.asked(table))
        moves, waits = (told[name].at(table.thread) for name in (first, second))
        before = seen_by_all(told, table)
        in_turn = await moves.autocomplete("prepare", focus="move", text="")
        suggested = await waits.autocomplete("prepare", focus="move", text="")
        best, other = suggested[:2]
        refused = [
            await moves.slash("prepare", move=best),
            await moves.slash("prepare"),
            await waits.slash("prepare", move="a bribe for everybody"),
            await told["David"].at(table.thread).slash("prepare", move=best),
        ]
        kept = await waits.slash("prepare", move=best, **{"else": other})
        shown = await waits.slash("prepare")
        plan_shown = shown.text
        dropped = await waits.click(shown, "Drop this plan")
        gone = await plan_of(told, table, second)
        await waits.slash("prepare", move=best)
        await told.settle()
        after = seen_by_all(told, table)
        own, own_list, nonsense, stranger = (reply.text for reply in refused)
        return Typed(
            own, own_list, in_turn, nonsense, stranger, suggested,
            kept, plan_shown, dropped.text, gone, before, after,
        )  # fmt: skip


@pytest.fixture(scope="module")
def typed(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Typed:
    return asyncio.run(tell_of_commands(tmp_path_factory.mktemp("typed"), judge))


def test_in_ones_own_turn_nothing_is_prepared(typed: Typed) -> None:
    assert typed.in_turn.startswith(NOTHING_TO_PREPARE)


def test_in_ones_own_turn_no_list_is_offered(typed: Typed) -> None:
    assert typed.in_turn_without_options.startswith(NOTHING_TO_PREPARE)


def test_in_ones_own_turn_nothing_is_suggested(typed: Typed) -> None:
    assert typed.suggested_in_turn == []


def test_nonsense_is_not_prepared(typed: Typed) -> None:
    assert typed.nonsense.startswith("That is not something you could prepare now.")


def test_whoever_looks_on_prepares_nothing(typed: Typed) -> None:
    assert typed.by_a_stranger == "You have no seat at this table."


def test_what_could_be_prepared_is_suggested(typed: Typed) -> None:
    assert 1 < len(typed.suggested) <= 25


def test_what_is_prepared_is_told_in_its_order(typed: Typed) -> None:
    best, other = (choice.name for choice in typed.suggested[:2])
    assert typed.kept.text.startswith(f"Prepared for your next turn: {best} and {other}.")


def test_only_whoever_prepares_it_is_told(typed: Typed) -> None:
    assert typed.kept.ephemeral


def test_what_is_prepared_can_be_looked_at(typed: Typed) -> None:
    assert typed.shown == typed.kept.text


def test_what_is_prepared_can_be_dropped(typed: Typed) -> None:
    assert typed.dropped == "Nothing is prepared any more."


def test_what_is_dropped_is_forgotten(typed: Typed) -> None:
    assert typed.plan_when_dropped is None


def test_nobody_else_sees_anything_of_it(typed: Typed) -> None:
    assert typed.public_after == typed.public_before


# When the turn comes --------------------------------------------------------------------------


class Made(NamedTuple):
    """Two prepared the same start card; the third only that, or something else too."""

    order: list[str]
    card: str
    log: list[LogRow]
    ids: dict[str, int]
    board: str
    plan: bytes | None  # of the last, afterwards
    calls: list[str]  # of the last


async def tell_of_turns(folder: Path, judge: Judge | None, *, has_more: bool) -> Made:
    async with evening(folder, judge) as told:
        table = await told.open(*TABLE)
        order = order_from(await told.asked(table))
        first, second, third = (told[name].at(table.thread) for name in order)
        suggested = await second.autocomplete("prepare", focus="move", text="")
        card, other = (choice.name for choice in suggested[1:3])
        await second.slash("prepare", move=card)
        await third.slash("prepare", move=card, **({"else": other} if has_more else {}))
        await told.play(table)  # the first card there is
        board = await told.board(table)
        return Made(
            order,
            card,
            await told.there.app.store.log(table.match),
            {name: told[name].id for name in TABLE},
            board.text,
            await plan_of(told, table, order[2]),
            [m.text for m in first.sees() if third.id in m.pings and m.id != board.id],
        )


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Made:
    return asyncio.run(tell_of_turns(tmp_path_factory.mktemp("spoiled"), judge, has_more=False))


@pytest.fixture(scope="module")
def second_best(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Made:
    return asyncio.run(tell_of_turns(tmp_path_factory.mktemp("second"), judge, has_more=True))


def test_what_is_prepared_is_done_when_the_turn_comes(spoiled: Made) -> None:
    assert f"- {spoiled.order[1]} chooses a start card: {spoiled.card}." in spoiled.board


def test_what_is_prepared_is_a_move_of_the_person(spoiled: Made) -> None:
    row = spoiled.log[1]
    assert (row.actor, row.user) == ("person", spoiled.ids[spoiled.order[1]])


def test_nobody_is_called_for_a_turn_that_was_prepared(spoiled: Made) -> None:
    assert f"<@{spoiled.ids[spoiled.order[1]]}>" not in spoiled.board


def test_what_does_not_fit_any_more_is_not_done(spoiled: Made) -> None:
    assert len(spoiled.log) == 2


def test_what_does_not_fit_any_more_is_dropped(spoiled: Made) -> None:
    assert spoiled.plan is None


def test_whoever_prepared_what_does_not_fit_is_told(spoiled: Made) -> None:
    (call,) = spoiled.calls
    assert "What you prepared in Vienna, match 1 is not possible any more." in call


def test_the_second_best_is_done_if_the_best_does_not_fit(second_best: Made) -> None:
    row = second_best.log[2]
    assert (row.actor, row.user) == ("person", second_best.ids[second_best.order[2]])


# By lists -------------------------------------------------------------------------------------


class Chosen(NamedTuple):
    """Dice to be placed, chosen from private lists."""

    offer: str
    lists: int
    are_private: bool
    said: str
    plan: bytes | None
    moved: list[LogRow]
    user: int
    public_before: list[str]
    public_after: list[str]


async def all_have_rolled(told: Evening, table: Table) -> State:
    """The table when everybody's dice lie on it."""
    while True:
        state = (await told.loaded(table.match)).state
        assert isinstance(state, State)
        if all(player.rolled for player in state.players) and state.stage == "place":
            return state
        await told.play(table)


async def tell_of_lists(folder: Path, judge: Judge | None) -> Chosen:
    async with evening(folder, judge) as told:
        table = await told.open(*TABLE, clock="none")
        state = await all_have_rolled(told, table)
        name = TABLE[(state.seat + 1) % len(TABLE)]
        person = told[name].at(table.thread)
        before = seen_by_all(told, table)
        reply = await person.click(await told.board(table), "Prepare a move")
        offer, lists, are_private = reply.text, 0, True
        while reply.message is not None and reply.message.selects:
            are_private = are_private and reply.ephemeral
            lists += 1
            reply = await person.choose(reply, [reply.message.selects[0].options[-1].value])
        plan = await plan_of(told, table, name)
        after = seen_by_all(told, table)
        revision = (await told.loaded(table.match)).match.revision
        await told.play_turn(table)
        log = await told.there.app.store.log(table.match, after=revision)
        moved = [row for row in log if row.user == person.id]
        return Chosen(offer, lists, are_private, reply.text, plan, moved, person.id, before, after)


@pytest.fixture(scope="module")
def chosen(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Chosen:
    return asyncio.run(tell_of_lists(tmp_path_factory.mktemp("chosen"), judge))


def test_the_button_offers_what_could_be_prepared(chosen: Chosen) -> None:
    assert chosen.offer.startswith("What would you like to do in your next turn?")


def test_lists_lead_to_a_move_step_by_step(chosen: Chosen) -> None:
    assert chosen.lists > 1


def test_the_lists_are_private(chosen: Chosen) -> None:
    assert chosen.are_private


def test_what_is_chosen_from_lists_is_kept(chosen: Chosen) -> None:
    assert chosen.plan is not None


def test_what_is_chosen_from_lists_is_told(chosen: Chosen) -> None:
    assert chosen.said.startswith("Prepared for your next turn: Place dice")


def test_what_is_chosen_from_lists_is_done_when_the_turn_comes(chosen: Chosen) -> None:
    assert chosen.plan == b"[" + (chosen.moved[0].move or b"") + b"]"


def test_nobody_else_sees_anything_of_the_lists(chosen: Chosen) -> None:
    assert chosen.public_after == chosen.public_before
