"""How long people wait: from a click to the first answer, over loopback, among many matches."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import msgspec

from bench.loop_stalls import Stalls
from bench.measured_game import GAME
from bot.app import App, opened
from bot.match.model import NO_LIMITS, AiLevel, ChannelId, GuildId, MatchId, UserId
from bot.match.publisher import Publisher
from bot.match.service import MatchService
from bot.service_selfplay import NoScreen, new_interaction
from bot.settings import read_settings
from games.registry import GAMES
from playground.channels import Thread
from playground.driver import Person
from playground.guilds import Guild
from playground.seen_message import Button, SeenMessage
from playground.server import StandIn
from playground.world_clock import Clock

ACTIVE = 200
IDLE = 2_000
AGAINST_EXPERTS = 20
SEATS = 3
SECONDS = 30.0


class Scene(NamedTuple):
    """What the bot has to do."""

    name: str
    active: int
    idle: int = 0
    ais: tuple[AiLevel, ...] = ()  # in each active match, instead of people


SCENES = (
    Scene(f"{ACTIVE} matches", ACTIVE),
    Scene(f"and {IDLE:,} idle ones beside them", ACTIVE, IDLE),
    Scene(f"{AGAINST_EXPERTS} against two experts each", AGAINST_EXPERTS, 0, ("expert", "expert")),
)


def print_chat() -> None:
    """Measure and print."""
    print("Clicks on boards of Vienna over loopback, milliseconds")
    print(f"  {'':32}{'clicks':>8}{'median':>8}{'p99':>8}{'most':>8}{'MB':>8}")
    stalls = {scene.name: asyncio.run(_measure(scene)) for scene in SCENES}
    print()
    print("How late the event loop of the bot was meanwhile, milliseconds (aim: 20 at most)")
    print(
        f"  {'':32}{'naps':>8}{'p99.9':>8}{'third':>8}{'second':>8}{'longest':>8}"
        f"{'its work':>10}{'most work':>10}"
    )
    for name, late in stalls.items():
        first, second, third = late.longest
        print(
            f"  {name:32}{late.naps:8,}{late.p999:8.1f}{third:8.1f}{second:8.1f}{first:8.1f}"
            f"{late.work:10.1f}{late.most_work:10.1f}"
        )


async def _measure(scene: Scene) -> Stalls:
    with tempfile.TemporaryDirectory() as folder:
        measured = Path(folder) / "stalls.json"
        settings = read_settings({"FIAKER_DATABASE": str(Path(folder) / "fiaker.sqlite")})
        async with await StandIn.start(clock=Clock(), record=False) as standin:
            guild = standin.world.new_guild("Wien")
            people = [guild.new_member(f"P{number}") for number in range(SEATS)]
            channels = [guild.new_channel(f"t{number}") for number in range(scene.active)]
            async with opened(settings) as app:
                service = MatchService(app.store, GAMES, limits=NO_LIMITS)
                users = [UserId(person.user.id) for person in people]
                for number in range(scene.idle):
                    await _begin(service, guild, ChannelId(number + 1), users)
                await Publisher(app.store, NoScreen()).drain()
                for channel in channels:
                    await _begin(service, guild, ChannelId(channel.id), users, scene.ais)
                bot = await _bot(standin, settings.database, measured)
                try:
                    crowd = [Person(standin, person, channels[0]) for person in people]
                    threads = [await _thread(crowd[0].at(channel)) for channel in channels]
                    bot.send_signal(signal.SIGUSR1)
                    costs = await _click(app, crowd, threads)
                    bot.send_signal(signal.SIGUSR1)
                    megabytes = _resident(bot.pid)
                finally:
                    bot.terminate()
                    await bot.wait()
        stalls = msgspec.json.decode(measured.read_bytes(), type=Stalls)
    p99 = quantiles(costs, n=100)[98]
    print(
        f"  {scene.name:32}{len(costs):8,}{median(costs):8.1f}{p99:8.1f}{max(costs):8.1f}"
        f"{megabytes:8.0f}"
    )
    return stalls


async def _begin(
    service: MatchService,
    guild: Guild,
    channel: ChannelId,
    users: list[UserId],
    ais: tuple[AiLevel, ...] = (),
) -> MatchId:
    opener, *others = users[: SEATS - len(ais)]
    done = await service.open_lobby(
        GuildId(guild.id),
        channel,
        opener,
        game=GAME.key,
        seats=SEATS,
        ais=ais,
        by=new_interaction(),
    )
    for user in others:
        await service.join(done.match, user, by=new_interaction())
    if ais:
        await service.start(done.match, opener, by=new_interaction())
    return done.match


async def _bot(standin: StandIn, database: Path, measured: Path) -> asyncio.subprocess.Process:
    environment = {
        "PATH": os.environ["PATH"],
        "FIAKER_DATABASE": str(database),
        "DISCORD_TOKEN": standin.token,
        "FIAKER_LOG_LEVEL": "error",
        "FIAKER_AI_PAUSE": "0",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "bench.loop_stalls", standin.url, str(measured)),
        env=environment,
    )
    await standin.connected()
    return process


async def _click(app: App, crowd: list[Person], threads: list[Thread]) -> list[float]:
    """One click after the other, each in another match, for a while; how long each took."""
    luck = random.Random(1)
    by_id = {person.id: person for person in crowd}
    costs: list[float] = []
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        thread = luck.choice(threads)
        found = await app.store.match_in(ChannelId(thread.id))
        asked = (await app.store.display(found)).asked if found else ()
        board = _board(crowd[0].at(thread))  # last: a moment later it may be an old one
        if not asked or board is None:
            continue
        message, button = board
        await _move(by_id[asked[0]].at(thread), message, button, luck, costs)
    return costs


async def _move(
    person: Person, message: SeenMessage, button: Button, luck: random.Random, costs: list[float]
) -> None:
    """A whole move: the button, then private lists until it is made. Adds what each click took."""
    began = time.perf_counter()
    reply = await person.click(message, custom_id=button.custom_id)
    costs.append((time.perf_counter() - began) * 1e3)
    while reply.message is not None and reply.message.selects:
        option = luck.choice(reply.message.selects[0].options)
        began = time.perf_counter()
        reply = await person.choose(reply.message, [option.value])
        costs.append((time.perf_counter() - began) * 1e3)


async def _thread(person: Person) -> Thread:
    threads = await person.until(lambda _: person.threads(), timeout=120)
    await person.until(lambda seen: seen, timeout=120, channel=threads[0])
    return threads[0]


def _board(person: Person) -> tuple[SeenMessage, Button] | None:
    for message in reversed(person.sees()):
        for button in message.buttons:
            if not button.disabled and ":move:" in (button.custom_id or ""):
                return message, button
    return None


def _resident(pid: int) -> float:
    """Megabytes of memory a process has; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
