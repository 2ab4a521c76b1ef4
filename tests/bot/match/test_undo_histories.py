"""Whatever is played and taken back, what remains is what the remaining moves make of it."""

from __future__ import annotations

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.match import match_rules
from bot.match.errors import MatchError
from bot.match.model import MatchId, live_rows
from bot.match.stored_match_check import divergence
from bot.storage.memory_store import MemoryStore
from tests.bot.match.tables import ANNA, BELA, CLARA, GAMES, Hall

PEOPLE = (ANNA, BELA, CLARA)


async def take_back(hall: Hall, match_id: MatchId, who: int) -> None:
    """Somebody asks for an undo and the others agree; nothing if there is nothing to undo."""
    user = PEOPLE[who % 3]
    try:
        done = await hall.service.undo(match_id, user, await hall.revision(match_id), by=hall.by())
    except MatchError:
        return
    if done.proposal is not None:
        for other in PEOPLE:
            if other != user:
                await hall.service.vote(match_id, other, True, by=hall.by())


async def check(game: str, steps: list[tuple[bool, int]]) -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running(game=game)
    for is_undo, choice in steps:
        if (await hall.store.load(match_id)).status != "running":
            break
        if is_undo:
            await take_back(hall, match_id, choice)
        else:
            await hall.move(match_id, choice)
    match, log = await hall.store.load(match_id), await hall.store.log(match_id)
    assert divergence(match, log, GAMES) == ""
    rules = GAMES[game]
    *_, last = match_rules.replay_rows(rules, match, live_rows(log))
    assert match_rules.codec_of(rules).write(last.step.state) == match.state
    assert last.position == match.position


STEPS = st.lists(
    st.tuples(st.sampled_from([False, False, False, True]), st.integers(0, 10**6)), max_size=60
)


@settings(max_examples=60)
@given(steps=STEPS)
def test_moves_and_undos_of_vienna_end_in_the_state_of_the_moves_that_remain(
    steps: list[tuple[bool, int]],
) -> None:
    asyncio.run(check("vienna", steps))


@settings(max_examples=60)
@given(steps=STEPS)
def test_moves_and_undos_of_a_game_with_secrets_end_likewise(
    steps: list[tuple[bool, int]],
) -> None:
    asyncio.run(check("masquerade", steps))


async def test_doing_the_same_moves_again_gives_the_same_dice() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running()
    for choice in range(0, 200, 5):
        await hall.move(match_id, choice)
    before = await hall.store.load(match_id)
    moves = live_rows(await hall.store.log(match_id))
    while live_rows(await hall.store.log(match_id)):
        for who in range(3):
            await take_back(hall, match_id, who)
    assert (await hall.store.load(match_id)).revision > before.revision
    for row in moves:
        assert row.user is not None
        assert row.move is not None
        await hall.service.act(
            match_id, row.user, await hall.revision(match_id), row.move, by=hall.by()
        )
    after = await hall.store.load(match_id)
    assert (after.state, after.position) == (before.state, before.position)
