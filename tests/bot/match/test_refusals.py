"""Every refusal has its sentence; what is kept out of print; who is woken."""

from __future__ import annotations

import io
import json

import pytest
from msgspec.structs import replace

from bot.logs import set_up_logs
from bot.match.errors import (
    AlreadySeated,
    BadOptions,
    ChannelBusy,
    DirectorsOnly,
    HasConceded,
    LobbyFull,
    MatchError,
    NoAiSeat,
    NoSuchMatch,
    NotAbsent,
    NotAsked,
    NothingToPrepare,
    NothingToUndo,
    NotInLobby,
    NotOffered,
    NotOpener,
    NotOver,
    NotRunning,
    NotSeated,
    NoVote,
    Paused,
    RulesRetired,
    StaleBoard,
    StoreFailed,
    TableTaken,
    TooFewPlayers,
    TooManyMatches,
    UndoForbidden,
    VoteOpen,
)
from bot.match.model import Match, MatchId, Revision
from bot.match.ports import Overtaken
from bot.match.service import MatchService
from bot.storage.memory_store import MemoryStore
from games.api import Seat
from language import LANGUAGES, frame_words
from tests.bot.match.tables import (
    BELA,
    Hall,
    memory_hall,
    some_match,
)


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
    Paused(),
    DirectorsOnly(),
    TableTaken(),
    TooManyMatches(1, of="user"),
    TooManyMatches(5, of="user"),
    TooManyMatches(1, of="guild"),
    TooManyMatches(50, of="guild"),
    NotInLobby(),
    NotRunning("lobby"),
    NotRunning("finished"),
    NotOver(),
    RulesRetired(),
    AlreadySeated(),
    NotSeated(),
    NotSeated(Seat(4)),
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
    HasConceded(Seat(0)),
    NotOffered(),
    NotAbsent(),
    NothingToPrepare(),
    BadOptions("x"),
    StoreFailed("x"),
    StoreFailed("x", reading=True),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.label.id)
def test_every_refusal_has_a_sentence_in_every_language(error: MatchError) -> None:
    said = {frame_words(language).say(error.label, ()) for language in LANGUAGES}
    assert len(said) == 4
    assert all(sentence.endswith(".") for sentence in said)


def test_seats_are_counted_from_one_where_people_read_it() -> None:
    said = [frame_words("en").say(e(Seat(0)).label, ()) for e in (NotSeated, HasConceded)]
    assert said == [
        "This table has no seat 1.",
        "Seat 1 has been given up already; it plays itself.",
    ]


def test_every_kind_of_refusal_is_in_that_list() -> None:
    own = {kind for kind in MatchError.__subclasses__() if kind.__module__ == MatchError.__module__}
    assert {type(error) for error in ERRORS} == own


def test_a_match_shows_neither_seed_nor_state_when_it_is_printed() -> None:
    match = some_match(state=b"a secret hand")
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
        def wake(self, match: Match) -> None:
            woken.append(match.id)

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
