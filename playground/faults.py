"""Faults on demand: what goes wrong with the next requests, sockets and interactions."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground.gateway import Gateway
from playground.interactions import Interaction
from playground.limits import too_many
from playground.rest_call import Answer


class ConnectionCut(Exception):
    """The request's connection is to be closed without an answer."""


Step = Callable[[], Awaitable[Answer | None]]


@dataclass
class Fault:
    """What happens to matching requests; `before` and `after` are around their effect.

    A step that returns an answer puts it in the place of the true one.
    """

    name: str
    method: str
    path: re.Pattern[str]
    times: int
    skip: int
    before: Step | None = None
    after: Step | None = None

    def matches(self, method: str, path: str) -> bool:
        """Whether this fault is for such a request."""
        return self.method in ("*", method) and self.path.search(path) is not None


class Held:
    """Something stopped on its way until `release` is called."""

    def __init__(self) -> None:
        self.arrived = asyncio.Event()
        self._released = asyncio.Event()

    def release(self) -> None:
        """What was held goes on."""
        self._released.set()

    async def wait(self) -> None:
        """Returns when somebody has released."""
        self.arrived.set()
        await self._released.wait()


class RequestFaults:
    """Plans for requests: each takes a method (or `*`) and a regex searched in the path.

    `times` requests are hit after the first `skip` matching ones have gone through.
    """

    def __init__(self) -> None:
        self._plans: list[Fault] = []

    def clear(self) -> None:
        """Nothing more will go wrong with requests."""
        self._plans.clear()

    def pending(self) -> int:
        """How many planned faults have not happened yet."""
        return sum(plan.times for plan in self._plans)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for this request, which is thereby used up."""
        for plan in self._plans:
            if not plan.matches(method, path):
                continue
            if plan.skip > 0:
                plan.skip -= 1
                continue
            plan.times -= 1
            if plan.times <= 0:
                self._plans.remove(plan)
            return plan
        return None

    def plan(
        self,
        name: str,
        method: str,
        path: str,
        *,
        before: Step | None = None,
        after: Step | None = None,
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """Matching requests go through these steps."""
        fault = Fault(name, method, re.compile(path), times, skip, before, after)
        self._plans.append(fault)

    def rate_limit(
        self,
        method: str,
        path: str,
        *,
        retry_after: float = 0.01,
        is_global: bool = False,
        via: bool = True,
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """Matching requests get a 429."""
        answer = too_many(retry_after, is_global=is_global, via=via)
        self.plan("429", method, path, before=_answering(answer), times=times, skip=skip)

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        after_effect: bool = False,
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """Matching requests get a 5xx, with `after_effect` although they were carried out."""
        step = _answering(Answer({"message": f"{status}: stand-in fault", "code": 0}, status))
        self._around(str(status), method, path, step, after_effect, times, skip)

    def refuse(
        self,
        method: str,
        path: str,
        *,
        status: int,
        code: int,
        message: str = "Refused by a planned fault",
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """Matching requests get this status and JSON error code, as 403/50007."""
        step = _answering(Answer({"message": message, "code": code}, status))
        self.plan(f"{status}/{code}", method, path, before=step, times=times, skip=skip)

    def slow(
        self,
        method: str,
        path: str,
        *,
        seconds: float,
        after_effect: bool = False,
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """Matching requests take so long, in real seconds."""

        async def doze() -> None:
            await asyncio.sleep(seconds)

        self._around("slow", method, path, doze, after_effect, times, skip)

    def drop(
        self,
        method: str,
        path: str,
        *,
        after_effect: bool = False,
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """Matching requests lose their connection, before or after they were carried out.

        aiohttp's client by itself repeats GET, PUT and DELETE once on a connection it reused.
        """

        async def cut() -> None:
            raise ConnectionCut

        self._around("dropped", method, path, cut, after_effect, times, skip)

    def hold(
        self,
        method: str,
        path: str,
        *,
        after_effect: bool = False,
        times: int = 1,
        skip: int = 0,
    ) -> Held:
        """Matching requests wait until the returned `Held` is released."""
        held = Held()

        async def wait() -> None:
            await held.wait()

        self._around("held", method, path, wait, after_effect, times, skip)
        return held

    def call(
        self,
        method: str,
        path: str,
        action: Callable[[], None],
        *,
        after_effect: bool = False,
        times: int = 1,
        skip: int = 0,
    ) -> None:
        """`action` runs just before or after matching requests, as a kill or a deletion."""

        async def act() -> None:
            action()

        self._around("called", method, path, act, after_effect, times, skip)

    def _around(
        self, name: str, method: str, path: str, step: Step, after: bool, times: int, skip: int
    ) -> None:
        if after:
            self.plan(name, method, path, after=step, times=times, skip=skip)
        else:
            self.plan(name, method, path, before=step, times=times, skip=skip)


def _answering(answer: Answer) -> Step:
    async def step() -> Answer:
        return answer

    return step


class Faults(RequestFaults):
    """Everything that can be made to go wrong: requests, sockets, interactions."""

    def __init__(self, gateway: Gateway) -> None:
        super().__init__()
        self._gateway = gateway

    def drop_sockets(self, shard: int | None = None) -> None:
        """The gateway's sockets are cut; clients may resume."""
        self._gateway.drop_sockets(shard)

    def invalidate_sessions(self, shard: int | None = None) -> None:
        """The gateway's sessions are over (op 9); discord.py identifies anew after 5 s."""
        self._gateway.invalidate(shard)

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Clients are asked to come back with a resume (op 7)."""
        self._gateway.ask_to_reconnect(shard)

    def deliver_twice(self, times: int = 1) -> None:
        """The next interactions arrive two times each."""
        self._gateway.deliveries.twice(times)

    def deliver_again(self, interaction: Interaction) -> None:
        """An interaction arrives once more, long after the first time."""
        self._gateway.deliveries.again(interaction)

    def lose_interactions(self, times: int = 1) -> None:
        """The next interactions never arrive."""
        self._gateway.deliveries.lose(times)

    def hold_interactions(self, times: int = 1) -> None:
        """The next interactions wait for `release_interactions`."""
        self._gateway.deliveries.hold(times)

    def release_interactions(self) -> None:
        """The interactions that were held have been delivered, late."""
        self._gateway.deliveries.release()
