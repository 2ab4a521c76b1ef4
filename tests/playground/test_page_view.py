"""What a page is shown: exactly what its person may see."""

import json

import aiohttp
import pytest

from playground.json_shapes import Json
from playground.permissions import Permission
from tests.playground.page_client import desk, page, standin_with_desk, text_of
from tests.playground.running_world import logged_in


def channels_of(places: Json) -> list[str]:
    return [c["name"] for guild in places["guilds"] for c in guild["channels"]]


async def test_hello_says_who_where_and_what_there_is() -> None:
    async with desk() as (t, anna, _):
        hello = await anna.hello()
        assert hello["you"]["id"] == str(t.anna.id)
        assert hello["you"]["locale"] == "de"
        assert [who["name"] for who in hello["people"]] == ["Anna", "Bert"]
        assert channels_of(hello["places"]) == ["spieltisch"]
        members = hello["places"]["guilds"][0]["members"]
        assert {m["name"]: m["bot"] for m in members} == {
            "Fiaker": True,
            "Anna": False,
            "Bert": False,
        }
        assert hello["places"]["dm"]["type"] == 1
        assert hello["bot"]["online"]
        assert hello["unread"][str(t.channel.id)] == {"count": 0, "mentions": 0}


@pytest.mark.parametrize("stranger", ["", "17", "nobody", "bot"])
async def test_a_page_for_nobody_in_particular_is_the_first_persons(stranger: str) -> None:
    async with await standin_with_desk() as standin:
        guild = standin.world.new_guild("Wien")
        guild.new_member("Anna")
        guild.new_member("Bert")
        who = str(standin.world.bot.id) if stranger == "bot" else stranger
        async with page(standin.url, who) as first:
            assert (await first.hello())["you"]["name"] == "Anna"


async def test_commands_are_those_shown_to_the_person() -> None:
    async with desk() as (t, _, bert):
        chief = t.guild.new_member("Chief", permissions=Permission.MANAGE_GUILD)
        async with page(t.standin.url, chief.id) as hers:
            everything = (await hers.hello())["commands"]
        shown = (await bert.hello())["commands"]
        place = str(t.guild.id)
        assert "admin" in [c["name"] for c in everything[place]]
        assert "admin" not in [c["name"] for c in shown[place]]
        assert "place" in [c["name"] for c in shown["dm"]]
        assert "Quote" not in [c["name"] for c in shown[place]]
        found = next(c for c in shown[place] if c["name"] == "place")
        assert found["name_localizations"]["de"] == "setzen"


async def test_commands_are_told_when_the_bot_registers_them() -> None:
    async with await standin_with_desk() as standin:
        guild = standin.world.new_guild("Wien")
        guild.new_channel("spieltisch")
        anna = guild.new_member("Anna")
        async with page(standin.url, anna.id) as hers:
            assert (await hers.hello())["commands"] == {str(guild.id): [], "dm": []}
            async with logged_in(standin):
                told = await hers.told("commands")
                assert "roll" in [c["name"] for c in told["commands"][str(guild.id)]]


async def test_the_bots_presence_is_told() -> None:
    async with await standin_with_desk() as standin:
        anna = standin.world.new_guild("Wien").new_member("Anna")
        async with page(standin.url, anna.id) as hers:
            assert not (await hers.hello())["bot"]["online"]
            async with logged_in(standin):
                await hers.until(lambda frame: frame == {"op": "bot", "online": True})
            await hers.until(lambda frame: frame == {"op": "bot", "online": False})


async def test_a_message_reaches_everybody_who_sees_the_channel() -> None:
    async with desk() as (t, anna, bert):
        said = await anna.get("say", channel=str(t.channel.id), content="Grüß Gott")
        for who in (anna, bert):
            frame = await who.told("message")
            assert frame["message"]["id"] == said["message"]
            assert frame["message"]["content"] == "Grüß Gott"
            assert frame["message"]["ephemeral"] is False


async def test_a_message_in_a_hidden_channel_is_sent_to_nobody_else() -> None:
    async with desk() as (t, anna, bert):
        secret = t.guild.new_channel("hinterzimmer")
        secret.deny(t.guild.everyone, Permission.VIEW_CHANNEL)
        secret.allow(t.guild.members[t.anna.id], Permission.VIEW_CHANNEL)
        message = secret.post(t.anna.user, "ein Geheimnis")
        await anna.until(lambda frame: text_of(frame) == "ein Geheimnis")
        t.channel.post(t.anna.user, "danach")
        await bert.until(lambda frame: text_of(frame) == "danach")
        assert "Geheimnis" not in json.dumps(bert.frames)
        assert "hinterzimmer" not in json.dumps(bert.frames)
        where = str(secret.id)
        assert await bert.refused("history", channel=where) == "not-visible"
        assert await bert.refused("say", channel=where, content="hallo") == "not-visible"
        assert await bert.refused("slash", channel=where, command="roll") == "not-visible"
        assert await bert.refused("typing", channel=where) == "not-visible"
        assert await bert.refused("read", channel=where, upto=str(message.id)) == "not-visible"
        assert await bert.refused("click", message=str(message.id), custom_id="x") == "gone"


async def test_a_direct_message_is_seen_by_its_person_only() -> None:
    async with desk() as (t, anna, bert):
        await anna.get("slash", channel=str(t.channel.id), command="whisper")
        await anna.until(lambda frame: text_of(frame) == "psst")
        t.channel.post(t.anna.user, "danach")
        await bert.until(lambda frame: text_of(frame) == "danach")
        assert "psst" not in json.dumps(bert.frames)
        assert await bert.refused("history", channel=str(t.anna.dm.id)) == "not-visible"


async def test_an_ephemeral_answer_is_seen_by_its_person_only() -> None:
    async with desk() as (t, anna, bert):
        where = str(t.channel.id)
        await anna.get(
            "slash", channel=where, command="turn", options={"direction": "l", "by": str(t.bert.id)}
        )
        frame = await anna.until(lambda frame: text_of(frame) == "Bert l")
        assert frame["message"]["ephemeral"] is True
        assert frame["message"]["flags"] & 64
        t.channel.post(t.anna.user, "danach")
        await bert.until(lambda frame: text_of(frame) == "danach")
        assert "Bert l" not in json.dumps(bert.frames)
        assert [m["content"] for m in await bert.history(t.channel.id)] == ["danach"]
        assert [m["content"] for m in await anna.history(t.channel.id)] == ["Bert l", "danach"]
        theirs = frame["message"]["id"]
        assert await bert.refused("dismiss", message=theirs) == "gone"


async def test_pictures_are_links_to_the_same_server() -> None:
    async with desk() as (t, anna, _):
        await anna.get("slash", channel=str(t.channel.id), command="board")
        message = (await anna.told("message"))["message"]
        gallery = message["components"][0]["components"][1]
        link = gallery["items"][0]["media"]["url"]
        assert link.startswith("/cdn/attachments/")
        async with (
            aiohttp.ClientSession() as session,
            session.get(t.standin.url + link) as answer,
        ):
            assert answer.status == 200
            assert answer.headers["Content-Type"] == "image/png"
            assert "sandbox" in answer.headers["Content-Security-Policy"]


async def test_a_thread_is_there_before_its_first_message() -> None:
    async with desk() as (t, anna, bert):
        await anna.get("slash", channel=str(t.channel.id), command="thread")
        for who in (anna, bert):
            first = await who.until(lambda frame: "your turn" in text_of(frame))
            known = [
                c["id"]
                for frame in who.frames[: who.frames.index(first)]
                if frame["op"] == "places"
                for c in frame["places"]["guilds"][0]["channels"]
                if c["type"] == 11
            ]
            assert first["message"]["channel_id"] in known


async def test_history_comes_in_pages() -> None:
    async with desk() as (t, anna, _):
        posted = [str(t.channel.post(t.anna.user, f"{n}").id) for n in range(120)]
        got: list[str] = []
        before, more = None, True
        while more:
            found = await anna.get("history", channel=str(t.channel.id), before=before)
            got = [m["id"] for m in found["messages"]] + got
            before, more = got[0], found["more"]
        assert got == posted


async def test_unread_counts_until_it_is_read_in_any_page_of_the_person() -> None:
    async with desk() as (t, anna, bert):
        where = str(t.channel.id)
        t.channel.post(t.bert.user, "eins")
        last = t.channel.post(t.bert.user, f"<@{t.anna.id}>")
        t.channel.post(t.anna.user, "selbst gesagt")
        told = {"op": "unread", "channel": where, "count": 2, "mentions": 1}
        await anna.until(lambda frame: frame == told)
        async with page(t.standin.url, t.anna.id) as again:
            assert (await again.hello())["unread"][where] == {"count": 2, "mentions": 1}
            await again.get("read", channel=where, upto=str(last.id))
        await anna.until(lambda frame: frame == {**told, "count": 0, "mentions": 0})
        await anna.get("read", channel=where, upto="1")
        await anna.get("read", channel=where, upto="9" * 20)
        async with page(t.standin.url, t.anna.id) as again:
            assert (await again.hello())["unread"][where] == {"count": 0, "mentions": 0}
        t.channel.post(t.bert.user, "neu")
        await anna.until(lambda frame: frame == {**told, "count": 1, "mentions": 0})
        assert not [f for f in bert.frames if f["op"] == "unread" and f["mentions"]]


async def test_others_are_seen_typing() -> None:
    async with desk() as (t, anna, bert):
        await anna.get("typing", channel=str(t.channel.id))
        told = await bert.told("typing")
        assert told == {"op": "typing", "channel": str(t.channel.id), "who": "Anna"}
        assert not [f for f in anna.frames if f["op"] == "typing"]
