"""A whole playground: the stand-in, its page, the real bot, and the folder that keeps it all."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from playground.bot_child import BotChild
from playground.browser import open_page
from playground.first_world import settle
from playground.options import Options
from playground.page_guard import Guard
from playground.page_server import Desk
from playground.playground_folder import Folder
from playground.server import StandIn
from playground.world import World
from playground.world_clock import Clock
from playground.world_keeper import Keeper, load

Say = Callable[[str], None]
_PORTS_TRIED = 100


class NoPort(Exception):
    """Nothing can be listened on; the text is a sentence for whoever chose the address."""


class NotSaved(Exception):
    """The world could not be saved at the end."""


async def play(options: Options, say: Say) -> None:
    """There was a playground until somebody stopped it by SIGINT or SIGTERM."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    with contextlib.closing(Folder(options.data)) as folder:
        if options.reset:
            folder.reset()
        async with _standing(options, folder) as standin:
            keeper = Keeper(folder, standin, say)
            await keeper.start()
            bot = BotChild(standin, folder.database, say)
            bot.start()
            try:
                _welcome(options, standin, say)
                await stop.wait()
                say("Stopping.")
            finally:
                await bot.stop()
                is_saved = await keeper.stop()
            if not is_saved:
                raise NotSaved("What happened last could not be saved.")


@asynccontextmanager
async def _standing(options: Options, folder: Folder) -> AsyncGenerator[StandIn]:
    """Inside, the stand-in and its page answer, in the world that was left or in a new one."""
    clock = Clock()
    kept = load(folder, clock)
    if kept is None:
        world, commands = World(clock), []
        settle(world)
    else:
        world, commands = kept
    standin = await _listening(options, world)
    for some in commands:
        standin.commands.restore(some.place, some.commands)
    try:
        yield standin
    finally:
        with contextlib.suppress(ExceptionGroup):  # each was logged when it happened
            await standin.close()


async def _listening(options: Options, world: World) -> StandIn:
    def add_desk(standin: StandIn, app: web.Application) -> None:
        Desk(standin, Guard(every_address=not options.only_loopback)).add_to(app)

    spare = min(_PORTS_TRIED, (1 << 16) - 1 - options.port) if options.port else 0
    try:
        return await StandIn.start(
            options.port,
            record=False,
            world=world,
            beside=add_desk,
            also_on=options.also_on,
            passing_over=spare,
        )
    except OSError as error:
        where = f"port {options.port}" if options.also_on is None else options.also_on
        why = error.strerror or error
        raise NoPort(
            f"Nothing can listen on {where}: {why}. Choose another with --port or --host."
        ) from None


def _welcome(options: Options, standin: StandIn, say: Say) -> None:
    if options.port not in (0, standin.port):
        say(f"Port {options.port} is taken; {standin.port} is free.")
    say(f"The playground is at {standin.url}/")
    if options.only_loopback:
        say("It listens on loopback only: nobody else can reach it. Ctrl-C stops it.")
    else:
        say(f"It listens on {options.also_on} too: whoever reaches that can play as anybody.")
    if options.browser:
        open_page(f"{standin.url}/")
