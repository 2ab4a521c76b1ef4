"""`python -m playground`: started, stopped, killed and started again, with the real bot in it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from playground.json_shapes import Json
from tests.playground.page_client import Page, page
from tests.playground.playground_process import SECONDS, Playground, playground

ANY_PORT = ("--port", "0")
BUTTON, SELECT = 2, 3


@asynccontextmanager
async def pages(url: str, people: int) -> AsyncGenerator[list[Page]]:
    """Inside, the first so many people have a page open, and the bot is there."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(page(url))
        hello = await first.hello()
        others = [
            await stack.enter_async_context(page(url, who["id"]))
            for who in hello["people"][1:people]
        ]
        if not hello["bot"]["online"]:
            await first.until(lambda frame: frame == {"op": "bot", "online": True})
        yield [first, *others]


def parts_of(message: Json, kind: int) -> list[Json]:
    """The buttons or selects of a message that can be used."""
    found: list[Json] = []
    left: list[Json] = list(message["components"])
    while left:
        component = left.pop(0)
        left = [*component.get("components", []), *left]
        if component["type"] == kind and not component.get("disabled"):
            found.append(component)
    return found


def button_of(frame: Json, deed: str) -> str | None:
    """The custom_id of the button for that deed, in a frame with a message."""
    ids = [b["custom_id"] for b in parts_of(frame.get("message", {"components": []}), BUTTON)]
    return next((i for i in ids if f":{deed}:" in i), None)


async def open_match(people: list[Page]) -> Json:
    """The message with the board of a match among all of them."""
    first, *others = people
    welcome = (await first.hello())["places"]["guilds"][0]["channels"][0]["id"]
    options = {"seats": len(people), "length": "short"}
    await first.insist("slash", channel=welcome, command="game new", options=options)
    lobby = await first.until(lambda frame: bool(button_of(frame, "join")))
    for other in others:
        await other.insist(
            "click", message=lobby["message"]["id"], custom_id=button_of(lobby, "join")
        )
    return (await first.until(lambda frame: bool(button_of(frame, "move"))))["message"]


async def make_move(people: list[Page], board: Json) -> Json:
    """The message with the board after whoever is asked has made a move by clicking."""
    old = button_of({"message": board}, "move")
    known = {None, old, *(button_of(frame, "move") for frame in people[0].frames)}
    for person in people:
        result = await person.insist("click", message=board["id"], custom_id=old)
        if result["kind"] == "deferred":  # the move is made, and its button goes
            break
        answer = await shown(person, board["channel_id"], result)
        if answer is not None and parts_of(answer, SELECT):
            await pick(person, answer)
            break
    frame = await people[0].until(lambda frame: button_of(frame, "move") not in known)
    return frame["message"]


async def pick(person: Page, message: Json | None) -> None:
    """The first of every list is chosen, until there is none left."""
    while message is not None and (selects := parts_of(message, SELECT)):
        result = await person.insist(
            "choose",
            message=message["id"],
            custom_id=selects[0]["custom_id"],
            values=[selects[0]["options"][0]["value"]],
        )
        message = await shown(person, message["channel_id"], result)


async def shown(person: Page, channel: str, result: Json) -> Json | None:
    """The message that was the answer."""
    every = await person.history(int(channel))
    return next((m for m in every if m["id"] == result["message"]), None)


def bot_of(running: Playground) -> int:
    """The process id of the bot."""
    pid = running.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell who started whom")
    return int(children.read_text(encoding="ascii").split()[0])


async def has_ended(pid: int) -> None:
    """Returns when there is no such process."""
    async with asyncio.timeout(SECONDS):
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.02)


async def is_saved(data: Path, text: str) -> None:
    """Returns when the world in the folder has that text in it."""
    async with asyncio.timeout(SECONDS):
        while text not in (data / "world.json").read_text(encoding="utf-8"):
            await asyncio.sleep(0.02)


async def test_the_first_world_is_as_promised(tmp_path: Path) -> None:
    async with playground(tmp_path / "data", *ANY_PORT) as running:
        async with pages(await running.url(), 1) as (anna,):
            hello = await anna.hello()
        status, said = await running.stop(signal.SIGINT)
    assert status == 0, said
    assert "loopback only" in said
    assert "Traceback" not in said
    assert [who["name"] for who in hello["people"]] == ["Anna", "Béla", "Clara", "David", "Elsa"]
    assert {g["name"]: [c["name"] for c in g["channels"]] for g in hello["places"]["guilds"]} == {
        "Kaffeehaus": ["welcome", "spieltisch", "garten"],
        "Turniersaal": ["tisch-1"],
    }


async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with playground(tmp_path / "data", *ANY_PORT) as running:
        async with pages(await running.url(), 3) as people:
            board = await make_move(people, await open_match(people))
            marked = board["id"]
            await people[0].get("read", channel=board["channel_id"], upto=marked)
            await people[0].get("locale", locale="de")
            you = (await people[0].hello())["you"]["id"]
        status, said = await running.stop()
        assert status == 0, said
    async with playground(tmp_path / "data", *ANY_PORT) as running:
        async with pages(await running.url(), 3) as people:
            hello = await people[0].hello()
            assert hello["you"]["id"] == you
            assert hello["you"]["locale"] == "de"
            assert hello["unread"][board["channel_id"]]["count"] == 0
            again = next(
                m for m in await people[0].history(int(board["channel_id"])) if m["id"] == marked
            )
            await make_move(people, await make_move(people, again))
        status, said = await running.stop()
    assert status == 0, said
    assert "Traceback" not in said


async def test_a_kill_loses_nothing_that_was_saved_and_leaves_no_bot_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with playground(data, *ANY_PORT) as running, pages(await running.url(), 1) as (anna,):
        where = (await anna.hello())["places"]["guilds"][0]["channels"][0]["id"]
        await anna.get("say", channel=where, content="noch da?")
        await is_saved(data, "noch da?")
        bot = bot_of(running)
        running.process.kill()
        await running.process.wait()
    await has_ended(bot)
    async with playground(data, *ANY_PORT) as running, page(await running.url()) as anna:
        assert [m["content"] for m in await anna.history(int(where))] == ["noch da?"]


async def test_a_bot_that_dies_is_started_again_and_that_is_said_once(tmp_path: Path) -> None:
    async with playground(tmp_path / "data", *ANY_PORT) as running:
        async with pages(await running.url(), 1) as (anna,):
            dead = bot_of(running)
            os.kill(dead, signal.SIGKILL)
            await anna.until(lambda frame: frame == {"op": "bot", "online": False})
            anna.frames.clear()
            await anna.until(lambda frame: frame == {"op": "bot", "online": True})
            assert bot_of(running) != dead
        status, said = await running.stop()
    assert status == 0
    assert said.count("started again") == 1


async def test_a_taken_port_is_answered_with_the_next_free_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with playground(tmp_path / "data", "--port", str(port)) as running:
            url = await running.url()
            assert running.said[0].startswith(f"Port {port} is taken")
            assert int(url.rpartition(":")[2]) > port
            async with page(url) as anna:
                assert (await anna.hello())["you"]["name"] == "Anna"


async def test_a_second_playground_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async with playground(tmp_path / "data", *ANY_PORT) as first:
        await first.url()
        for more in ((), ("--reset",)):
            async with playground(tmp_path / "data", *ANY_PORT, *more) as second:
                status, said = await second.ended()
            assert status == 1
            assert said.startswith("Another playground is at work")
            assert len(said.splitlines()) == 1
        assert first.process.returncode is None


async def test_a_reset_starts_anew(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with playground(data, *ANY_PORT) as running:
        async with pages(await running.url(), 1) as (anna,):
            before = (await anna.hello())["people"]
        await running.stop()
    (data / "notes.txt").write_text("not the playground's")
    async with playground(data, *ANY_PORT, "--reset") as running:
        async with pages(await running.url(), 1) as (anna,):
            after = (await anna.hello())["people"]
        await running.stop()
    assert [who["name"] for who in after] == [who["name"] for who in before]
    assert not {who["id"] for who in after} & {who["id"] for who in before}
    assert (data / "notes.txt").read_text() == "not the playground's"


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (("--host", "0.0.0.0"), "--not-only-loopback"),
        (("--host", "example.org"), "--not-only-loopback"),
        (("--port", "70000"), "not a port"),
    ],
)
async def test_wrong_options_are_refused_before_anything_is_made(
    tmp_path: Path, arguments: tuple[str, ...], wanted: str
) -> None:
    async with playground(tmp_path / "data", *arguments) as running:
        status, said = await running.ended()
    assert status == 2
    assert wanted in said
    assert not (tmp_path / "data").exists()


async def test_an_unreadable_world_is_one_clear_sentence(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "playground.lock").touch()
    (data / "world.json").write_text('{"format": "something else"}')
    async with playground(data, *ANY_PORT) as running:
        status, said = await running.ended()
    assert status == 1
    assert "--reset" in said
    assert len(said.strip().splitlines()) == 1
    assert (data / "world.json").read_text() == '{"format": "something else"}'
