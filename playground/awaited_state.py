"""Waiting for the world to become so, without polling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from playground.interactions import Interaction
from playground.world import World
from playground.world_changes import Change

T = TypeVar("T")


async def until(
    world: World,
    check: Callable[[], T],
    *,
    seconds: float,
    concerns: Callable[[Change], bool] = lambda _: True,
    about: Interaction | None = None,
) -> T:
    """The first true value of `check`, which is asked again after each change that concerns it.

    TimeoutError after so many real seconds.
    """
    woken = asyncio.Event()

    def heard(change: Change) -> None:
        if concerns(change):
            woken.set()

    forget = world.listen(heard, about=about)
    try:
        async with asyncio.timeout(seconds):
            while not (value := check()):
                woken.clear()
                await woken.wait()
            return value
    finally:
        forget()
