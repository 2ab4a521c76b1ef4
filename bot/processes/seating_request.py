"""Seating a round in a process of its own: a large field takes longer than anybody may wait."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bot.processes.worker_pool import ThinkingFailed, Workers
from bot.processes.worker_tasks import SeatRound
from bot.tournament.seating.ordered_round import seated, written_down
from bot.tournament.seating.round_orders import Order, Seated

_log = logging.getLogger(__name__)

_SECONDS = 60.0

_tables = msgspec.json.Decoder(tuple[Seated, ...])


class SeatingElsewhere:
    """Fulfils `bot.tournament.ports.Seater`."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def __call__(self, order: Order, /) -> tuple[Seated, ...]:
        """Its tables; the same wherever they are found."""
        task = msgspec.json.encode(SeatRound(written_down(order)))
        try:
            return _tables.decode(await self._workers.ask(task, _SECONDS))
        except (ThinkingFailed, msgspec.DecodeError, OSError):
            _log.warning("a round is seated here, for no process would", exc_info=True)
            return await asyncio.to_thread(seated, order)
