"""Listening on loopback, on the first free port, and on a further address if one is wanted."""

from __future__ import annotations

import errno
from collections.abc import Sequence

from aiohttp import web

from playground.client_redirect import LOOPBACK

_EVERY_ADDRESS = "0.0.0.0"


async def listen(runner: web.AppRunner, ports: Sequence[int], also_on: str | None) -> int:
    """The runner answers on one of the ports, which is returned; OSError if all are taken."""
    # Every address contains loopback, and one port cannot be bound for both.
    first = _EVERY_ADDRESS if also_on == _EVERY_ADDRESS else LOOPBACK
    bound = await _first_free(runner, first, ports)
    if also_on not in (None, first):
        await web.TCPSite(runner, also_on, bound).start()
    return bound


async def _first_free(runner: web.AppRunner, host: str, ports: Sequence[int]) -> int:
    for port in ports:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            await site.stop()
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise
            continue
        return runner.addresses[0][1]
    raise ValueError("there is no port to try")
