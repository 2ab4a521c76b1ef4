"""Seating a round in a process of its own: the same tables wherever they are found."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.processes.seating_request import SeatingElsewhere
from bot.processes.worker_pool import ThinkingFailed, Workers
from bot.processes.worker_tasks import Failed, SeatRound, carry_out
from bot.tournament.model import Format
from bot.tournament.round_groups import next_order
from bot.tournament.seating.ordered_round import Sheet, read_order, seated, written_down
from bot.tournament.seating.round_orders import Order, Seated
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.rounds import VIENNA_SEATS, begun, decided_by_lot, running_tournament
from tests.games.all_games import REGISTRY

FORMATS: list[Format] = ["swiss", "robin", "knockout", "league"]


def ordered(format: Format = "swiss", *, entrants: int = 10) -> Order:
    """The second round of a tournament in which two are to be kept apart."""
    tournament = begun(running_tournament(entrants, format, rounds=5), VIENNA_SEATS)
    assert tournament is not None
    tournament = replace(
        decided_by_lot(tournament, Random(1)), apart=((EntrantId(1), EntrantId(2)),)
    )
    order = next_order(tournament, VIENNA_SEATS)
    assert order is not None
    return order


class Answering(Workers):
    """Processes that answer with this, or not at all."""

    def __init__(self, answer: bytes | None) -> None:
        super().__init__(1)
        self.answer = answer

    async def ask(self, task: bytes, seconds: float) -> bytes:
        if self.answer is None:
            raise ThinkingFailed("died")
        return self.answer


@pytest.mark.parametrize("format", FORMATS)
def test_an_order_survives_being_sent(format: Format) -> None:
    order = ordered(format)
    sheet = msgspec.json.decode(msgspec.json.encode(written_down(order)), type=Sheet)
    assert read_order(sheet) == order


@pytest.mark.parametrize("format", FORMATS)
def test_a_process_finds_the_same_tables(format: Format) -> None:
    order = ordered(format)
    task = msgspec.json.encode(SeatRound(written_down(order)))
    answer = carry_out(REGISTRY, task)
    assert msgspec.json.decode(answer, type=tuple[Seated, ...]) == seated(order)


async def test_a_real_process_finds_the_same_tables() -> None:
    order, workers = ordered(), Workers(1)
    try:
        assert await SeatingElsewhere(workers)(order) == seated(order)
        assert len(workers.processes) == 1
    finally:
        await workers.close()


async def test_what_a_process_answers_is_taken() -> None:
    tables = (Seated(0, (EntrantId(3), EntrantId(1), EntrantId(2))),)
    workers = Answering(msgspec.json.encode(tables))
    assert await SeatingElsewhere(workers)(ordered()) == tables


@pytest.mark.parametrize(
    "answer",
    [None, msgspec.json.encode(Failed("ValueError")), b"nonsense", b'[{"division": "x"}]'],
    ids=["died", "failed", "nonsense", "something else"],
)
async def test_a_round_is_seated_here_when_no_process_can(answer: bytes | None) -> None:
    order = ordered()
    assert await SeatingElsewhere(Answering(answer))(order) == seated(order)
