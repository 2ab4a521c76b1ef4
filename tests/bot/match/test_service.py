"""What people can do with a match, and what they are told when they cannot."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.logs import set_up_logs
from bot.match.checking import divergence
from bot.match.errors import (
    AlreadySeated,
    BadOptions,
    ChannelBusy,
    HasConceded,
    LobbyFull,
    MatchError,
    NoAiSeat,
    NoSuchMatch,
    NotAsked,
    NothingToUndo,
    NotInLobby,
    NotOffered,
    NotOpener,
    NotRunning,
    NotSeated,
    NoVote,
    RulesRetired,
    StaleBoard,
    StoreFailed,
    TooFewPlayers,
    UndoForbidden,
    VoteOpen,
)
from bot.match.model import ChannelId, InteractionId, Match, MatchId, Revision, UserId
from bot.match.ports import Overtaken
from bot.match.records import commitment_of
from bot.match.service import MatchService
from bot.storage.memory_store import MemoryStore
from bot.words import LANGUAGES, frame_words
from games.api import BadTable, IllegalMove, NotYourMove, Seat, UnreadableMove
from games.registry import UnknownGame
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GAMES,
    GUILD,
    Hall,
    hall,
    on_both_stores,
)


def memory_hall() -> Hall:
    return Hall(MemoryStore())


# The lobby ------------------------------------------------------------------------------------


@on_both_stores
async def test_a_lobby_seats_its_opener_and_commits_to_a_seed(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.store.load(await table.lobby())
        assert (match.status, match.revision) == ("lobby", 0)
        assert [chair.user for chair in match.chairs] == [ANNA]
        assert len(match.seed) == 32
        assert len(commitment_of(match.seed)) == 64


async def test_two_lobbies_have_different_seeds() -> None:
    table = memory_hall()
    seeds = {(await table.store.load(await table.lobby())).seed for _ in range(3)}
    assert len(seeds) == 3


@on_both_stores
async def test_the_match_starts_by_itself_when_full(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=InteractionId("b"))
        done = await table.service.join(match_id, CLARA, by=InteractionId("c"))
        assert done.status == "running"
        match = await table.store.load(match_id)
        assert match.salts[1:] == ("b", "c")
        assert match.state is not None


async def test_the_opener_starts_early_with_enough_players() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=5)
    for user in (BELA, CLARA):
        await table.service.join(match_id, user, by=table.by())
    with pytest.raises(NotOpener):
        await table.service.start(match_id, BELA, by=table.by())
    done = await table.service.start(match_id, ANNA, by=table.by())
    assert done.status == "running"
    assert len((await table.store.load(match_id)).salts) == 3


async def test_a_start_with_too_few_is_refused() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=5)
    with pytest.raises(TooFewPlayers):
        await table.service.start(match_id, ANNA, by=table.by())


async def test_ais_fill_seats_and_leave_them() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(NoAiSeat):
        await table.service.remove_ai(match_id, ANNA, by=table.by())
    await table.service.add_ai(match_id, ANNA, "careful", by=table.by())
    await table.service.remove_ai(match_id, ANNA, by=table.by())
    assert len((await table.store.load(match_id)).chairs) == 1
    with pytest.raises(NotSeated):
        await table.service.add_ai(match_id, DAVID, "careful", by=table.by())
    await table.service.add_ai(match_id, ANNA, "careful", by=table.by())
    done = await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    assert done.status == "running"


@on_both_stores
async def test_leaving_passes_the_lobby_on_and_the_last_one_closes_it(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=table.by())
        await table.service.leave(match_id, ANNA, by=table.by())
        match = await table.store.load(match_id)
        assert (match.opener, match.people) == (BELA, (BELA,))
        done = await table.service.leave(match_id, BELA, by=table.by())
        assert done.status == "abandoned"
        assert await table.store.match_in(match.channel) is None


async def test_somebody_who_is_not_the_opener_leaves_quietly() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    await table.service.join(match_id, BELA, by=table.by())
    await table.service.leave(match_id, BELA, by=table.by())
    assert (await table.store.load(match_id)).opener == ANNA


@on_both_stores
async def test_one_match_a_channel_and_many_a_person(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        first = await table.lobby()
        await table.lobby()
        channel = (await table.store.load(first)).channel
        again = {"game": "vienna", "seats": 3}
        with pytest.raises(ChannelBusy):
            await table.service.open_lobby(GUILD, channel, BELA, **again, by=table.by())  # pyright: ignore[reportArgumentType]  two keywords
        assert len(await table.store.matches_of(ANNA)) == 2
        await table.service.abandon(first, by=table.by())
        assert len(await table.store.matches_of(ANNA)) == 1
        await table.service.open_lobby(GUILD, channel, BELA, **again, by=table.by())  # pyright: ignore[reportArgumentType]  two keywords


async def test_what_a_lobby_cannot_be_is_refused() -> None:
    table = memory_hall()
    with pytest.raises(UnknownGame):
        await table.lobby(game="chess")
    with pytest.raises(BadTable):
        await table.lobby(seats=9)
    for options in (b'{"target": 20}', b"not JSON"):
        with pytest.raises(BadOptions):
            await table.lobby(options=options)


async def test_joining_is_refused_where_it_makes_no_sense() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(AlreadySeated):
        await table.service.join(match_id, ANNA, by=table.by())
    with pytest.raises(NotSeated):
        await table.service.leave(match_id, DAVID, by=table.by())
    await table.service.join(match_id, BELA, by=table.by())
    await table.service.join(match_id, CLARA, by=table.by())
    for late in (
        table.service.join(match_id, DAVID, by=table.by()),
        table.service.leave(match_id, ANNA, by=table.by()),
        table.service.start(match_id, ANNA, by=table.by()),
        table.service.add_ai(match_id, ANNA, "random", by=table.by()),
        table.service.remove_ai(match_id, ANNA, by=table.by()),
    ):
        with pytest.raises(NotInLobby):
            await late
    with pytest.raises(NoSuchMatch):
        await table.service.join(MatchId(999), DAVID, by=table.by())


# Playing --------------------------------------------------------------------------------------


@on_both_stores
async def test_a_whole_match_is_played_to_its_end(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running(options=b'{"target": 15}')
        which = 0
        while (await table.store.load(match_id)).status == "running":
            await table.move(match_id, which)
            which += 7
        match = await table.store.load(match_id)
        assert match.status == "finished"
        assert match.outcome is not None
        assert divergence(match, await table.store.log(match_id), GAMES) == ""


@on_both_stores
async def test_a_move_is_logged_with_who_when_and_why(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        user = await table.to_act(match_id)
        move = await table.legal(match_id, user)
        by = InteractionId("click")
        done = await table.service.act(match_id, user, Revision(0), move, by=by)
        assert (done.revision, done.status) == (1, "running")
        (row,) = await table.store.log(match_id)
        assert (row.revision, row.user, row.actor) == (1, user, "person")
        assert (row.at, row.interaction, row.move) == (table.now, "click", move)
        assert b"start_card_chosen" in row.events


@on_both_stores
async def test_a_second_delivery_is_answered_with_the_first_result(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        user = await table.to_act(match_id)
        move = await table.legal(match_id, user)
        by = InteractionId("twice")
        first = await table.service.act(match_id, user, Revision(0), move, by=by)
        await table.move(match_id)
        assert await table.service.act(match_id, user, Revision(0), move, by=by) == first
        assert len(await table.store.log(match_id)) == 2


@on_both_stores
async def test_a_lobby_opened_twice_by_one_interaction_is_one_lobby(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:

        async def opened() -> object:
            return await table.service.open_lobby(
                GUILD, ChannelId(77), ANNA, game="vienna", seats=3, by=InteractionId("o")
            )

        assert await opened() == await opened()
        assert len(await table.store.matches()) == 1


async def test_a_stale_board_is_refused_and_nothing_changes() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.move(match_id)
    user = await table.to_act(match_id)
    before = await table.store.load(match_id)
    for stale in (Revision(0), Revision(2)):
        with pytest.raises(StaleBoard) as refused:
            await table.service.act(
                match_id, user, stale, await table.legal(match_id, user), by=table.by()
            )
        assert refused.value.revision == 1
    assert await table.store.load(match_id) == before


async def test_refusals_of_the_game_pass_through_and_change_nothing() -> None:
    table = memory_hall()
    match_id = await table.running()
    user = await table.to_act(match_id)
    other = next(u for u in (ANNA, BELA, CLARA) if u != user)
    legal = await table.legal(match_id, user)
    before = await table.store.load(match_id)
    revision = Revision(0)
    with pytest.raises(NotYourMove):
        await table.service.act(match_id, other, revision, legal, by=table.by())
    with pytest.raises(UnreadableMove):
        await table.service.act(match_id, user, revision, b"win", by=table.by())
    with pytest.raises(IllegalMove):
        await table.service.act(match_id, user, revision, b'{"do":"roll"}', by=table.by())
    with pytest.raises(NotSeated):
        await table.service.act(match_id, DAVID, revision, legal, by=table.by())
    assert await table.store.load(match_id) == before


async def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(NotRunning) as refused:
        await table.service.act(match_id, ANNA, Revision(0), b"{}", by=table.by())
    assert refused.value.label.id == "not-begun"
    await table.service.abandon(match_id, by=table.by())
    with pytest.raises(NotRunning) as refused:
        await table.service.act(match_id, ANNA, Revision(0), b"{}", by=table.by())
    assert refused.value.label.id == "match-over"
    with pytest.raises(NotRunning):
        await table.service.abandon(match_id, by=table.by())


async def test_a_match_of_older_rules_is_not_played_by_newer_ones() -> None:
    table = memory_hall()
    match_id = await table.running()
    match = await table.store.load(match_id)
    older = replace(match, rules_version=0)
    await table.store.save(older, by=table.by(), notices=())
    with pytest.raises(RulesRetired):
        await table.move(match_id)
    assert "version 0" in divergence(older, [], GAMES)


# Undo -----------------------------------------------------------------------------------------


async def last_mover(table: Hall, match_id: MatchId) -> UserId:
    user = (await table.store.log(match_id))[-1].user
    assert user is not None
    return user


@on_both_stores
async def test_a_move_that_revealed_nothing_is_taken_back_freely(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running(undo="never")
        before = await table.state(match_id)
        await table.move(match_id)
        mover = await last_mover(table, match_id)
        done = await table.service.undo(match_id, mover, Revision(1), by=table.by())
        assert (done.revision, done.proposal) == (2, None)
        assert await table.state(match_id) == before
        assert (await table.store.log(match_id))[-1].back_to == 0


async def test_a_revision_is_never_used_twice() -> None:
    """After an undo the old buttons are as stale as before it."""
    table = memory_hall()
    match_id = await table.running()
    user = await table.to_act(match_id)
    move = await table.legal(match_id, user)
    await table.move(match_id)
    await table.service.undo(match_id, user, Revision(1), by=table.by())
    with pytest.raises(StaleBoard):
        await table.service.act(match_id, user, Revision(0), move, by=table.by())


async def rolled(table: Hall, **rules: Any) -> tuple[MatchId, UserId]:
    """A match in which somebody has just rolled."""
    match_id = await table.running(**rules)
    await table.move_until(match_id, "place")
    return match_id, await last_mover(table, match_id)


@on_both_stores
async def test_beyond_a_reveal_all_the_others_have_to_agree(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id, user = await rolled(table, undo="all")
        before = await table.store.load(match_id)
        done = await table.service.undo(match_id, user, before.revision, by=table.by())
        assert done.proposal is not None
        assert (done.proposal.what, done.proposal.by) == ("undo", user)
        first, second = (other for other in (ANNA, BELA, CLARA) if other != user)
        await table.service.vote(match_id, first, True, by=table.by())
        assert (await table.store.load(match_id)).revision == before.revision
        done = await table.service.vote(match_id, second, True, by=table.by())
        assert done.revision == before.revision + 1
        assert (await table.store.load(match_id)).position < before.position


async def test_rolling_again_after_an_undo_gives_the_same_dice() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    dice = await table.state(match_id)
    await table.service.undo(match_id, user, await table.revision(match_id), by=table.by())
    for other in (ANNA, BELA, CLARA):
        if other != user:
            await table.service.vote(match_id, other, True, by=table.by())
    await table.move(match_id)
    assert await table.state(match_id) == dice


async def test_a_majority_is_enough_where_the_lobby_said_so() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=4, undo="majority")
    for user in (BELA, CLARA, DAVID):
        await table.service.join(match_id, user, by=table.by())
    await table.move_until(match_id, "place")
    mover = await last_mover(table, match_id)
    revision = await table.revision(match_id)
    await table.service.undo(match_id, mover, revision, by=table.by())
    first, second, _ = (u for u in (ANNA, BELA, CLARA, DAVID) if u != mover)
    await table.service.vote(match_id, first, True, by=table.by())
    assert await table.revision(match_id) == revision
    await table.service.vote(match_id, second, True, by=table.by())
    assert await table.revision(match_id) == revision + 1


async def test_one_no_settles_it() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    revision = await table.revision(match_id)
    await table.service.undo(match_id, user, revision, by=table.by())
    other = next(u for u in (ANNA, BELA, CLARA) if u != user)
    done = await table.service.vote(match_id, other, False, by=table.by())
    assert (done.revision, done.proposal) == (revision, None)
    with pytest.raises(NoVote):
        await table.service.vote(match_id, other, True, by=table.by())


async def test_a_question_lapses_with_the_next_move() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    await table.service.undo(match_id, user, await table.revision(match_id), by=table.by())
    await table.move(match_id)
    assert (await table.store.load(match_id)).proposal is None


async def test_votes_are_refused_where_they_make_no_sense() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    other = next(u for u in (ANNA, BELA, CLARA) if u != user)
    with pytest.raises(NoVote):
        await table.service.vote(match_id, other, True, by=table.by())
    revision = await table.revision(match_id)
    await table.service.undo(match_id, user, revision, by=table.by())
    with pytest.raises(NotAsked):
        await table.service.vote(match_id, user, True, by=table.by())
    await table.service.vote(match_id, other, True, by=table.by())
    with pytest.raises(NotAsked):
        await table.service.vote(match_id, other, True, by=table.by())
    with pytest.raises(VoteOpen):
        await table.service.undo(match_id, user, revision, by=table.by())
    with pytest.raises(NotSeated):
        await table.service.vote(match_id, DAVID, True, by=table.by())


async def test_undo_is_refused_where_it_was_ruled_out() -> None:
    table = memory_hall()
    match_id, user = await rolled(table, undo="never")
    with pytest.raises(UndoForbidden) as refused:
        await table.service.undo(match_id, user, await table.revision(match_id), by=table.by())
    assert refused.value.label.id == "undo-never"
    fresh = await table.running()
    with pytest.raises(NothingToUndo):
        await table.service.undo(fresh, ANNA, Revision(0), by=table.by())


async def test_nothing_is_undone_in_a_rated_match_unless_the_director_says_so() -> None:
    table = memory_hall()
    match_id = await table.running(rated=True)
    await table.move(match_id)
    mover = await last_mover(table, match_id)
    with pytest.raises(UndoForbidden) as refused:
        await table.service.undo(match_id, mover, Revision(1), by=table.by())
    assert refused.value.label.id == "undo-in-rated"
    await table.service.allow_undo(match_id, True, by=table.by())
    done = await table.service.undo(match_id, mover, Revision(1), by=table.by())
    assert done.revision == 2


async def test_a_person_alone_among_ais_undoes_what_they_like() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    match = await table.store.load(match_id)
    while (seat := min(GAMES["vienna"].to_act(await table.state(match_id)))) != 0:
        state = await table.state(match_id)
        move = GAMES["vienna"].legal_moves(state, seat)[0]
        revision = await table.revision(match_id)
        data = b'{"do":"start_card","card":"%s"}' % move.card.encode()
        await table.service.act_for(match_id, Seat(seat), revision, data, by=table.by())
    await table.move(match_id)
    revision = await table.revision(match_id)
    await table.service.undo(match_id, ANNA, revision, by=table.by())
    assert (await table.store.load(match_id)).version > match.version


# Ending, conceding, substituting --------------------------------------------------------------


@on_both_stores
async def test_a_match_ends_when_everybody_agrees(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        done = await table.service.propose_end(match_id, BELA, by=table.by())
        assert done.proposal is not None
        assert done.proposal.what == "end"
        await table.service.vote(match_id, ANNA, True, by=table.by())
        done = await table.service.vote(match_id, CLARA, True, by=table.by())
        assert done.status == "agreed"
        match = await table.store.load(match_id)
        assert (match.outcome, match.ended_at) == (None, table.now)


async def test_whoever_plays_alone_ends_alone() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    done = await table.service.propose_end(match_id, ANNA, by=table.by())
    assert done.status == "agreed"


@on_both_stores
async def test_a_seat_that_was_given_up_plays_itself_and_comes_last(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running(options=b'{"target": 15}')
        await table.service.concede(match_id, BELA, by=table.by())
        with pytest.raises(HasConceded):
            await table.service.concede(match_id, BELA, by=table.by())
        which = 0
        while (match := await table.store.load(match_id)).status == "running":
            state = await table.state(match_id)
            seat = min(GAMES["vienna"].to_act(state))
            user = match.chairs[seat].user
            assert user is not None
            move = await table.legal(match_id, user, which)
            if match.chairs[seat].plays_itself:
                await table.service.act_for(match_id, seat, match.revision, move, by=table.by())
            else:
                await table.service.act(match_id, user, match.revision, move, by=table.by())
            which += 7
        assert match.outcome is not None
        assert match.outcome.places[1] == 3
        actors = {row.actor for row in await table.store.log(match_id)}
        assert actors == {"person", "stand-in"}


async def test_nobody_plays_for_a_person_who_is_there() -> None:
    table = memory_hall()
    match_id = await table.running()
    user = await table.to_act(match_id)
    seat = (await table.store.load(match_id)).seat_of(user)
    assert seat is not None
    with pytest.raises(NotYourMove):
        await table.service.act_for(
            match_id, seat, Revision(0), await table.legal(match_id, user), by=table.by()
        )


async def test_the_last_one_who_stays_wins() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.concede(match_id, ANNA, by=table.by())
    done = await table.service.concede(match_id, CLARA, by=table.by())
    assert done.status == "finished"
    match = await table.store.load(match_id)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.why.id == "end-conceded"


async def test_a_match_without_people_ends() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    done = await table.service.concede(match_id, ANNA, by=table.by())
    assert done.status == "finished"


@on_both_stores
async def test_a_substitute_takes_an_offered_seat(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        with pytest.raises(NotOffered):
            await table.service.take_seat(match_id, DAVID, by=table.by())
        await table.service.offer_seat(match_id, BELA, by=table.by())
        with pytest.raises(AlreadySeated):
            await table.service.take_seat(match_id, ANNA, by=table.by())
        with pytest.raises(NotOffered):
            await table.service.take_seat(match_id, DAVID, Seat(0), by=table.by())
        await table.service.take_seat(match_id, DAVID, by=table.by())
        match = await table.store.load(match_id)
        assert match.chairs[1].user == DAVID
        assert not match.chairs[1].offered
        assert match.salts == tuple(chair.salt for chair in match.chairs)


async def test_an_offer_can_be_taken_back() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.offer_seat(match_id, BELA, by=table.by())
    await table.service.offer_seat(match_id, BELA, False, by=table.by())
    with pytest.raises(NotOffered):
        await table.service.take_seat(match_id, DAVID, Seat(1), by=table.by())


# Errors ---------------------------------------------------------------------------------------


class Unlucky(MemoryStore):
    """A store in which somebody else is always faster."""

    async def save(self, match: Match, **_: object) -> None:
        raise Overtaken


async def test_whoever_is_always_overtaken_is_told_that_the_board_is_stale() -> None:
    table = Hall(Unlucky())
    match_id = await table.lobby()
    with pytest.raises(StaleBoard):
        await table.service.join(match_id, BELA, by=table.by())


ERRORS: list[MatchError] = [
    NoSuchMatch(MatchId(3)),
    ChannelBusy(),
    NotInLobby(),
    NotRunning("lobby"),
    NotRunning("finished"),
    RulesRetired(),
    AlreadySeated(),
    NotSeated(),
    LobbyFull(),
    NotOpener(),
    NoAiSeat(),
    TooFewPlayers(1, 3),
    TooFewPlayers(2, 3),
    StaleBoard(Revision(4)),
    NothingToUndo(),
    UndoForbidden(rated=True),
    UndoForbidden(rated=False),
    VoteOpen(),
    NoVote(),
    NotAsked(),
    HasConceded(),
    NotOffered(),
    BadOptions("x"),
    StoreFailed("x"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.label.id)
def test_every_refusal_has_a_sentence_in_every_language(error: MatchError) -> None:
    said = {frame_words(language).say(error.label, ()) for language in LANGUAGES}
    assert len(said) == 4
    assert all(sentence.endswith(".") for sentence in said)


def test_every_kind_of_refusal_is_in_that_list() -> None:
    assert {type(error) for error in ERRORS} == set(MatchError.__subclasses__())


def test_a_match_shows_neither_seed_nor_state_when_it_is_printed() -> None:
    match = Match(
        id=MatchId(1),
        guild=GUILD,
        channel=ChannelId(1),
        opener=ANNA,
        game="vienna",
        rules_version=1,
        options=b"{}",
        seats_wanted=3,
        undo="all",
        rated=False,
        seed=b"S" * 32,
        opened_at=0.0,
        state=b"a secret hand",
    )
    assert "SSSS" not in repr(match)
    assert "hand" not in repr(match)


async def test_a_full_lobby_takes_nobody_else() -> None:
    """Full lobbies start by themselves, so only a store that kept one open can show this."""
    store = MemoryStore()
    table = Hall(store)
    match_id = await table.lobby()
    match = await store.load(match_id)
    await store.save(replace(match, seats_wanted=1), by=table.by(), notices=())
    with pytest.raises(LobbyFull):
        await table.service.join(match_id, BELA, by=table.by())


async def test_a_service_wakes_whoever_subscribed() -> None:
    woken: list[MatchId] = []

    class Listener:
        def wake(self, match: MatchId) -> None:
            woken.append(match)

    table = memory_hall()
    assert isinstance(table.service, MatchService)
    table.service.subscribe(Listener())
    match_id = await table.lobby()
    await table.service.join(match_id, BELA, by=table.by())
    assert woken == [match_id, match_id]


async def test_every_change_is_logged_with_match_and_user() -> None:
    out = io.StringIO()
    set_up_logs("json", "info", out)
    table = memory_hall()
    match_id = await table.lobby()
    await table.service.join(match_id, BELA, by=table.by())
    line = json.loads(out.getvalue().splitlines()[-1])
    assert (line["match"], line["user"]) == (match_id, BELA)
    assert line["message"] == "lobby at revision 0"
