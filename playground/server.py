"""The stand-in Discord: REST, gateway and CDN on one loopback port."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from aiohttp import web

from playground.cdn import Cdn
from playground.client_redirect import CDN, GATEWAY, LOOPBACK, pointed
from playground.commands import Commands
from playground.faults import Faults
from playground.gateway import Gateway, Sent
from playground.interaction_answers import Answering
from playground.interactions import Interactions
from playground.kept_request import Exchange, Watcher
from playground.limits import Limits
from playground.loopback_ports import listen
from playground.rest import Rest
from playground.rest_call import Site
from playground.world import World
from playground.world_clock import Clock


class StandIn:
    """A Discord of one's own. Make it with `await StandIn.start()`.

    `world` is what there is, `faults` what goes wrong, `exchanges` what the bot asked by REST,
    `sent` what it was told by the gateway. `token` is the one the bot has to log in with.
    """

    def __init__(
        self, clock: Clock, limits: Limits | None, *, privileged: bool, world: World | None = None
    ) -> None:
        self.clock = clock
        self.world = World(clock) if world is None else world
        self.interactions = Interactions(self.world)
        self.commands = Commands(self.world)
        head = base64.b64encode(str(self.world.bot.id).encode()).decode().rstrip("=")
        self.token = f"{head}.stand.in"
        self.gateway = Gateway(self.world, self.token, privileged=privileged)
        self.faults = Faults(self.gateway)
        self.rest = Rest(self.faults, self.token, limits)
        self.port = 0
        self.url = ""
        self.gateway_url = ""
        self.patience = 30.0  # real seconds; only what never comes takes so long
        self._runner: web.AppRunner | None = None

    @classmethod
    async def start(
        cls,
        port: int = 0,
        *,
        host: str = LOOPBACK,
        clock: Clock | None = None,
        limits: Limits | None = None,
        shards: int = 1,
        privileged: bool = False,
        old_edits: int | None = None,
        record: bool = True,
        world: World | None = None,
        beside: Callable[[StandIn, web.Application], None] | None = None,
        also_on: str | None = None,
        passing_over: int = 0,
    ) -> StandIn:
        """A stand-in is listening on loopback; port 0 takes any free one.

        `shards` is what `/gateway/bot` recommends, `privileged` grants the privileged intents,
        `old_edits` is how many edits a message older than an hour takes (None: any number).
        `world` is one that is there already, with its own clock. `beside` adds routes of other
        things to the same server, `also_on` makes it listen on a further address, and so many
        ports that are taken are passed over.
        """
        if host != LOOPBACK:
            raise ValueError(f"the stand-in listens on {LOOPBACK} only, not on {host!r}")
        known = clock if world is None else world.clock
        standin = cls(known or Clock(), limits, privileged=privileged, world=world)
        standin.rest.recording = standin.gateway.recording = record
        app = standin._application()
        if beside is not None:
            beside(standin, app)
        ports = range(port, port + passing_over + 1)
        bound = await standin._listen(app, ports, also_on)
        standin._settle(bound, shards, old_edits)
        return standin

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=32 * 1024 * 1024)
        self.rest.add_to(app)
        Cdn(self.world).add_to(app)
        app.router.add_get(GATEWAY, self.gateway.serve)
        return app

    async def _listen(self, app: web.Application, ports: Sequence[int], also_on: str | None) -> int:
        """The server answers on the first port that is free, which is returned."""
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            bound = await listen(self._runner, ports, also_on)
        except OSError:
            await self._runner.cleanup()
            raise
        return bound

    def _settle(self, bound: int, shards: int, old_edits: int | None) -> None:
        self.port = bound
        self.url = f"http://{LOOPBACK}:{bound}"
        self.gateway_url = f"ws://{LOOPBACK}:{bound}{GATEWAY}"
        self.world.cdn = f"{self.url}{CDN}"
        self.gateway.url = self.gateway_url
        self.rest.site = Site(
            self.world,
            self.commands,
            Answering(self.interactions),
            self.gateway_url,
            shards,
            old_edits,
            self.gateway.privileged,
        )

    async def close(self) -> None:
        """Nothing listens any more; what went wrong inside the stand-in is raised."""
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        if self.problems:
            raise ExceptionGroup("problems in the stand-in or its watchers", self.problems)

    async def __aenter__(self) -> StandIn:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def exchanges(self) -> list[Exchange]:
        """Every REST request so far, with its answer."""
        return self.rest.exchanges

    @property
    def sent(self) -> list[Sent]:
        """Every event that went out on the gateway so far."""
        return self.gateway.sent

    @property
    def problems(self) -> list[Exception]:
        """What failed inside the stand-in, or was raised by a watcher."""
        return self.rest.problems

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """`watcher` is called with every exchange until the returned function is called."""
        self.rest.watchers.append(watcher)
        return lambda: self.rest.watchers.remove(watcher)

    async def asked(self, check: Callable[[Exchange], bool]) -> Exchange:
        """The first exchange, past or to come, that `check` is true of."""
        coming: asyncio.Future[Exchange] = asyncio.get_running_loop().create_future()

        def look(exchange: Exchange) -> None:
            if not coming.done() and check(exchange):
                coming.set_result(exchange)

        for exchange in self.exchanges:
            look(exchange)
        stop = self.watch(look)
        try:
            return await asyncio.wait_for(coming, self.patience)
        finally:
            stop()

    async def connected(self) -> None:
        """Returns when every shard of the bot is connected and identified."""
        await self.gateway.arrived()

    def point_discord_py_here(self) -> AbstractContextManager[None]:
        """Inside `with`, discord.py talks to this stand-in; afterwards to Discord again."""
        return pointed(self.url)
