"""What a page's server refuses: nonsense, other sites, other names, other files."""

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

from playground.json_shapes import Json
from playground.page_guard import Guard
from playground.page_server import Desk
from playground.server import StandIn
from tests.playground.page_client import desk, page, standin_with_desk


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "17",
        '"history"',
        "{}",
        '{"op":"history"}',
        '{"id":"one","op":"history","channel":"1"}',
        '{"id":true,"op":"say"}',
        '{"id":1e400,"op":"say"}',
        '{"op":"say","id":' + "9" * 5000 + "}",
        '{"op":["say"],"id":null}',
        "[" * 100_000,
        '{"op":' * 20_000,
        '{"op":"say","id":1,"channel":"1","content":"\\ud800"}',
    ],
)
async def test_a_frame_that_makes_no_sense_is_answered(frame: str) -> None:
    async with await standin_with_desk() as standin:
        anna = standin.world.new_guild("Wien").new_member("Anna")
        async with page(standin.url, anna.id) as hers:
            answer = await hers.send(frame)
            assert answer["error"] == "bad-request"
            assert await hers.get("typing", channel=str(standin.world.dm_with(anna).id)) == {}
    assert standin.problems == []


WRONG: list[Json] = [
    {"op": "fly"},
    {"op": "history"},
    {"op": "history", "channel": 17},
    {"op": "history", "channel": "abc"},
    {"op": "history", "channel": "-1"},
    {"op": "history", "channel": "1" * 5000},
    {"op": "history", "channel": "1", "before": "now"},
    {"op": "say", "channel": "1", "content": ""},
    {"op": "say", "channel": "1", "content": "x" * 2001},
    {"op": "say", "channel": "1", "content": ["x"]},
    {"op": "slash", "channel": "1", "command": 1},
    {"op": "slash", "channel": "1", "command": "roll", "options": []},
    {"op": "slash", "channel": "1", "command": "roll", "options": {"a": {"b": 1}}},
    {"op": "click", "message": "1"},
    {"op": "choose", "message": "1", "custom_id": "x", "values": "y"},
    {"op": "choose", "message": "1", "custom_id": "x", "values": ["y"] * 26},
    {"op": "submit", "modal": "1", "fields": {"a": 1}},
    {"op": "locale", "locale": 1},
]


async def test_requests_with_wrong_parts_are_refused_by_number() -> None:
    async with desk() as (_, anna, __):
        for wrong in WRONG:
            assert await anna.refused(**wrong) == "bad-request", wrong


async def test_what_does_not_exist_is_gone() -> None:
    async with desk() as (t, anna, _):
        for channel in ("1", "0", "9" * 20):
            assert await anna.refused("history", channel=channel) == "gone"
            assert await anna.refused("slash", channel=channel, command="roll") == "gone"
            assert await anna.refused("click", message=channel, custom_id="x") == "gone"
            assert await anna.refused("submit", modal=channel, fields={}) == "gone"
        t.channel.delete()
        assert await anna.refused("history", channel=str(t.channel.id)) == "gone"


async def test_a_huge_frame_closes_only_its_own_page() -> None:
    async with desk() as (_, anna, bert):
        await anna.socket.send_str("x" * 1_000_000)
        async for _ in anna.socket:
            pass
        assert anna.socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        assert (await bert.hello())["op"] == "hello"
        assert await bert.refused("history", channel="1") == "gone"


async def test_bytes_are_no_request() -> None:
    async with desk() as (_, anna, __):
        await anna.socket.send_bytes(b"\x00\xff")
        assert (await anna.send("")).get("error") == "bad-request"


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "https://127.0.0.1"])
async def test_another_sites_page_gets_no_socket(origin: str | None) -> None:
    async with await standin_with_desk() as standin:
        standin.world.new_guild("Wien").new_member("Anna")
        async with aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"{standin.url}/page/socket", origin=origin)
    assert refused.value.status == 403


@pytest.mark.parametrize("path", ["/", "/gateway/", "/api/v10/gateway", "/cdn/embed/avatars/1.png"])
async def test_another_sites_page_gets_nothing_at_all(path: str) -> None:
    async with (
        await standin_with_desk() as standin,
        aiohttp.ClientSession() as session,
        session.get(standin.url + path, headers={"Origin": "http://evil.example"}) as answer,
    ):
        assert answer.status == 403


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 403),
        ("127.0.0.1.evil.example:80", 403),
        ("192.168.0.7", 403),
        ("[::1", 403),
        ("localhost:1", 200),
        ("[::1]:1", 200),
    ],
)
async def test_only_loopback_names_are_answered_to(host: str, status: int) -> None:
    async with await standin_with_desk() as standin, aiohttp.ClientSession() as session:
        for path in ("/cdn/embed/avatars/1.png", "/api/v10/gateway"):
            async with session.get(standin.url + path, headers={"Host": host}) as answer:
                assert answer.status == status


@pytest.mark.parametrize(("host", "status"), [("192.168.0.7:1", 200), ("evil.example", 403)])
async def test_opened_to_a_network_it_answers_to_numbers_but_to_no_strange_names(
    host: str, status: int
) -> None:
    def add(standin: StandIn, app: web.Application) -> None:
        Desk(standin, Guard(every_address=True)).add_to(app)

    async with (
        await StandIn.start(beside=add) as standin,
        aiohttp.ClientSession() as session,
        session.get(f"{standin.url}/api/v10/gateway", headers={"Host": host}) as answer,
    ):
        assert answer.status == status


@pytest.mark.parametrize(
    "path",
    [
        "/page/../desk.py",
        "/page/..%2fdesk.py",
        "/page/%2e%2e/desk.py",
        "/page//etc/passwd",
        "/page/nothing.js",
        "/page/%00.js",
        "/page/" + "a" * 2000 + ".js",
        "/page/",
        "/page/words",
        "/cdn/attachments/1/" + "9" * 30 + "/a.png",
        "/cdn/avatars/abc/def.png",
    ],
)
async def test_nothing_but_the_pages_own_files_is_served(path: str) -> None:
    async with (
        await standin_with_desk() as standin,
        aiohttp.ClientSession() as session,
        session.get(URL(standin.url + path, encoded=True)) as answer,
    ):
        assert answer.status == 404
        assert "Traceback" not in await answer.text()


async def test_the_page_is_served_with_its_headers() -> None:
    async with (
        await standin_with_desk() as standin,
        aiohttp.ClientSession() as session,
        session.get(standin.url + "/") as answer,
    ):
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'self';")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
