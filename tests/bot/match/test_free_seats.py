"""Somebody sits down where a computer plays for whoever left."""

from __future__ import annotations

from bot.match.computer_seats import AiSeats
from bot.match.model import AiLevel, MatchId
from bot.storage.memory_store import MemoryStore
from games.api import AnyGame, Move, Seat
from tests.bot.match.tables import DAVID, GAMES, Hall


class Interrupted:
    """A computer player that thinks so long that David takes its seat meanwhile."""

    def __init__(self, hall: Hall, match: MatchId) -> None:
        self._hall = hall
        self._match = match

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        await self._hall.service.take_seat(self._match, DAVID, by=self._hall.by())
        return game.legal_moves(state, seat)[0]


async def test_a_seat_taken_while_the_computer_thinks_is_the_person_s() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running()
    left = await hall.to_act(match_id)
    seat = (await hall.store.load(match_id)).seat_of(left)
    assert seat is not None
    await hall.service.remove_seat(match_id, seat, by=hall.by())
    seats = AiSeats(hall.service, hall.store, GAMES, Interrupted(hall, match_id))
    assert await seats.play(match_id) == 0
    assert await hall.to_act(match_id) == DAVID


async def test_whoever_was_sent_away_cannot_take_the_seat_back_from_the_substitute() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running()
    left = await hall.to_act(match_id)
    seat = (await hall.store.load(match_id)).seat_of(left)
    assert seat is not None
    await hall.service.remove_seat(match_id, seat, by=hall.by())
    await hall.service.take_seat(match_id, DAVID, by=hall.by())
    match = await hall.store.load(match_id)
    assert match.seat_of(left) is None
    assert match.seat_of(DAVID) == seat
