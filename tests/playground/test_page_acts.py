"""What a person does through a page, and how the page is answered."""

import asyncio

from playground import awaited_state
from playground.json_shapes import Json
from tests.playground.page_client import SECONDS, desk, page, standin_with_desk, text_of


async def test_a_dismissed_message_stays_away_and_the_bot_does_not_mind() -> None:
    async with desk() as (t, anna, _):
        reply = await t.anna.slash("think")
        await reply.until(lambda r: r.followups)
        shown = [m for m in await anna.history(t.channel.id) if m["content"] == "thought"]
        await anna.get("dismiss", message=shown[0]["id"])
        gone = await anna.told("deleted")
        assert gone["message"] == shown[0]["id"]
        async with page(t.standin.url, t.anna.id) as again:
            left = await again.history(t.channel.id)
        assert [m["content"] for m in left] == ["and another thing"]
        assert reply.interaction.original is not None
        assert not reply.interaction.original.deleted


async def test_only_ephemeral_messages_are_dismissed() -> None:
    async with desk() as (t, anna, _):
        message = t.channel.post(t.anna.user, "für alle")
        assert await anna.refused("dismiss", message=str(message.id)) == "bad-request"


async def test_slash_click_and_edit() -> None:
    async with desk() as (t, anna, bert):
        result = await anna.get("slash", channel=str(t.channel.id), command="roll", options={})
        assert result["kind"] == "message"
        await bert.told("message")
        clicked = await bert.get("click", message=result["message"], custom_id="count:0")
        assert clicked == {"kind": "update", "modal": None, "message": result["message"]}
        edited = await anna.told("edited")
        assert edited["message"]["content"] == "rolled 1"
        assert await bert.refused("click", message=result["message"], custom_id="count:0") == "gone"


async def test_a_subcommand_takes_numbers_and_refuses_wrong_ones() -> None:
    async with desk() as (t, anna, _):
        where = str(t.channel.id)

        async def new(seats: object) -> Json:
            return await anna.ask(
                "slash", channel=where, command="game new", options={"seats": seats}
            )

        assert (await new(3))["ok"]
        for wrong in (9, "drei", True, 2.5):
            assert (await new(wrong))["error"] == "bad-option"
        assert (await new(2**60))["error"] == "bad-request"
        assert (await new(None))["error"] == "bad-request"


async def test_autocomplete_suggests() -> None:
    async with desk() as (t, anna, _):
        where = str(t.channel.id)
        found = await anna.get(
            "autocomplete", channel=where, command="place", focus="field", text="pra", options={}
        )
        assert found == {"choices": [{"name": "Prater", "value": "Prater"}]}
        wrong = {"channel": where, "command": "place", "focus": "dice", "text": ""}
        assert await anna.refused("autocomplete", **wrong) == "bad-option"


async def test_selects_take_values_and_people() -> None:
    async with desk() as (t, anna, _):
        shown = await anna.get("slash", channel=str(t.channel.id), command="menus")
        menus = shown["message"]
        await anna.get("choose", message=menus, custom_id="field", values=["p"])
        await anna.until(lambda frame: text_of(frame) == "chose ['p']")
        await anna.get("choose", message=menus, custom_id="who", values=[str(t.bert.id)])
        await anna.until(lambda frame: text_of(frame) == "chose ['Bert']")
        for values in (["x"], ["r", "p"], []):
            error = await anna.refused("choose", message=menus, custom_id="field", values=values)
            assert error == "bad-option"
        for values in (["17"], ["Bert"], [str(t.standin.world.owner.id) + "0"]):
            error = await anna.refused("choose", message=menus, custom_id="who", values=values)
            assert error == "bad-option"
        assert await anna.refused("click", message=menus, custom_id="off") == "disabled"
        assert await anna.refused("choose", message=menus, custom_id="no", values=[]) == "gone"


async def test_a_modal_is_opened_and_submitted_once() -> None:
    async with desk() as (t, anna, bert):
        shown = await anna.get("slash", channel=str(t.channel.id), command="menus")
        opened = await anna.get("click", message=shown["message"], custom_id="ask")
        assert opened["kind"] == "modal"
        modal = opened["modal"]
        assert modal["title"] == "A question"
        assert modal["components"][0]["label"] == "Your name"
        number = modal["interaction"]
        assert await bert.refused("submit", modal=number, fields={"name": "B"}) == "gone"
        assert await anna.refused("submit", modal=number, fields={"name": ""}) == "bad-option"
        assert await anna.refused("submit", modal=number, fields={"no": "A"}) == "bad-option"
        async with page(t.standin.url, t.anna.id) as again:
            await again.get("submit", modal=number, fields={"name": "Anna"})
        await anna.until(lambda frame: text_of(frame) == "hello Anna")
        assert await anna.refused("submit", modal=number, fields={"name": "Anna"}) == "gone"


async def test_what_is_not_offered_is_refused() -> None:
    async with desk() as (t, anna, _):
        where = str(t.channel.id)
        for command in ("admin", "nothing", "game", "Quote"):
            assert await anna.refused("slash", channel=where, command=command) == "not-offered"
        assert await anna.refused("slash", channel=where, command="   ") == "bad-request"
        strange = {"colour": "red"}
        error = await anna.refused("slash", channel=where, command="roll", options=strange)
        assert error == "bad-option"


async def test_an_act_that_the_bot_does_not_answer_is_told_so() -> None:
    async with desk() as (t, anna, _):
        t.standin.faults.hold_interactions()
        where = str(t.channel.id)
        asking = asyncio.create_task(anna.refused("slash", channel=where, command="roll"))
        held = t.standin.gateway.deliveries
        await awaited_state.until(t.standin.world, lambda: held.held, seconds=SECONDS)
        t.standin.clock.advance(3)
        assert await asking == "no-answer"


async def test_an_act_without_a_bot_is_refused_at_once() -> None:
    async with await standin_with_desk() as standin:
        guild = standin.world.new_guild("Wien")
        channel = guild.new_channel("spieltisch")
        anna = guild.new_member("Anna")
        async with page(standin.url, anna.id) as hers:
            where = str(channel.id)
            assert await hers.refused("slash", channel=where, command="roll") == "bot-offline"


async def test_the_language_of_a_client_is_kept_and_told_to_the_bot() -> None:
    async with desk() as (t, _, bert):
        await bert.get("locale", locale="de")
        shown = await bert.get(
            "slash", channel=str(t.channel.id), command="setzen", options={"feld": "Prater"}
        )
        assert shown["kind"] == "message"
        async with page(t.standin.url, t.bert.id) as again:
            assert (await again.hello())["you"]["locale"] == "de"
        assert await bert.refused("locale", locale="tlh") == "bad-request"
