"""People act through the driver and the bot answers over the wire."""

import pytest

from playground.client_refusals import (
    BadOption,
    Disabled,
    NoAnswer,
    NoSuchComponent,
    NotOffered,
    NotVisible,
)
from playground.driver import Person
from playground.interactions import CallbackType
from playground.permissions import Permission
from tests.playground.running_world import table
from tests.playground.table_bot import PICTURE


async def test_a_slash_command_is_answered() -> None:
    async with table() as t:
        reply = await t.anna.slash("place", field="Rathaus", dice="2 3")
        assert reply.text == "Rathaus with 2 3"
        assert not reply.ephemeral


async def test_localised_names_are_understood_in_their_language_only() -> None:
    async with table() as t:
        assert (await t.anna.slash("setzen", feld="Prater")).text == "Prater with None"
        with pytest.raises(NotOffered, match="place"):
            await t.bert.slash("setzen", feld="Prater")


async def test_a_subcommand_is_answered() -> None:
    async with table() as t:
        assert (await t.anna.slash("game new", seats=3)).text == "a table for 3"


@pytest.mark.parametrize(
    ("command", "options", "error"),
    [
        ("chess", {}, NotOffered),
        ("game", {}, NotOffered),
        ("game old", {}, NotOffered),
        ("game new", {}, BadOption),
        ("game new", {"seats": 9}, BadOption),
        ("game new", {"seats": "three"}, BadOption),
        ("game new", {"chairs": 3}, BadOption),
        ("turn", {"direction": "Up"}, BadOption),
        ("place", {"field": 7}, BadOption),
    ],
)
async def test_what_the_client_would_not_let_through(
    command: str, options: dict[str, object], error: type[Exception]
) -> None:
    async with table() as t:
        with pytest.raises(error):
            await t.anna.slash(command, **options)
        assert not [s for s in t.standin.sent if s.event == "INTERACTION_CREATE"]


async def test_choices_go_by_name_in_ones_language_and_people_are_resolved() -> None:
    async with table() as t:
        reply = await t.anna.slash("turn", direction="Links", by=t.bert.user)
        assert reply.text == "Bert l"


async def test_autocomplete_suggests() -> None:
    async with table() as t:
        found = await t.anna.autocomplete("place", focus="field", text="rath", dice="2 3")
        assert [choice.name for choice in found] == ["Rathaus"]


async def test_a_dynamic_button_changes_its_message() -> None:
    async with table() as t:
        shown = await t.anna.slash("roll")
        clicked = await t.bert.click(shown, "Roll")
        assert clicked.kind is CallbackType.UPDATE
        await t.anna.click(shown, custom_id="count:1")
        assert [m.text for m in t.anna.sees()] == ["rolled 2"]


async def test_selects_are_chosen_from_by_label_value_or_person() -> None:
    async with table() as t:
        menus = await t.anna.slash("menus")
        assert (await t.anna.choose(menus, ["Prater"])).text == "chose ['p']"
        assert (await t.anna.choose(menus, ["r"])).text == "chose ['r']"
        assert (await t.anna.choose(menus, [t.bert.user])).text == "chose ['Bert']"


async def test_a_modal_is_filled_in_and_submitted() -> None:
    async with table() as t:
        asked = await t.anna.click(await t.anna.slash("menus"), "Ask")
        assert asked.modal is not None
        assert asked.modal.title == "A question"
        assert (await t.anna.submit(asked, name="Anna")).text == "hello Anna"
        again = await t.anna.click(await t.anna.slash("menus"), "Ask")
        assert (await t.anna.submit(again, {"Your name": "Bo"})).text == "hello Bo"


async def test_a_modal_keeps_its_limits() -> None:
    async with table() as t:
        asked = await t.anna.click(await t.anna.slash("menus"), "Ask")
        for value in ("", "x" * 21):
            with pytest.raises(BadOption):
                await t.anna.submit(asked, name=value)
        with pytest.raises(BadOption):
            await t.anna.submit(asked, surname="x")


async def test_context_menus_act_on_messages_and_people() -> None:
    async with table() as t:
        said = t.bert.say("servus")
        assert (await t.anna.menu("Quote", said)).text == "> servus"
        assert (await t.anna.menu("Greet", t.bert)).text == "hello Bert"
        with pytest.raises(NotOffered):
            await t.anna.menu("Greet", said)


async def test_a_greyed_out_button_cannot_be_pressed_nor_one_that_is_not_there() -> None:
    async with table() as t:
        menus = await t.anna.slash("menus")
        with pytest.raises(Disabled):
            await t.anna.click(menus, "Off")
        with pytest.raises(NoSuchComponent, match="Ask"):
            await t.anna.click(menus, "On")


async def test_a_stale_click_presses_the_button_as_it_was() -> None:
    async with table() as t:
        await t.anna.slash("roll")
        (old,) = t.anna.sees()
        await t.bert.click(old, "Roll")
        stale = await t.anna.click(old, "Roll", stale=True)
        assert stale.text == "rolled 1"
        assert stale.interaction.data["custom_id"] == "count:0"


async def test_a_custom_id_can_be_made_up() -> None:
    async with table() as t:
        shown = await t.anna.slash("roll")
        assert (await t.anna.forge(custom_id="count:41", message=shown)).text == "rolled 42"


async def test_a_custom_id_can_be_made_up_on_a_layout() -> None:
    async with table() as t:
        shown = await t.anna.slash("board")
        t.standin.faults.refuse("POST", "/callback$", status=400, code=0)
        t.standin.patience = 0.01
        with pytest.raises(NoAnswer):
            await t.anna.forge(custom_id="count:41", message=shown)
        told = t.standin.sent[-1].data
        assert told["message"]["components"][1]["components"][0]["custom_id"] == "count:41"
        assert shown.message is not None
        assert [b.custom_id for b in shown.message.buttons] == ["count:7"]


async def test_a_choice_can_be_made_up() -> None:
    async with table() as t:
        shown = await t.anna.slash("menus")
        made_up = t.anna.forge(
            custom_id="field", message=shown, component_type=3, values=["Schönbrunn"]
        )
        assert (await made_up).text == "chose ['Schönbrunn']"


async def test_a_layout_shows_text_button_and_picture_with_alt_text() -> None:
    async with table() as t:
        await t.anna.slash("board")
        (seen,) = t.bert.sees()
        assert seen.text == "round 1"
        assert seen.button("Roll") is not None
        (picture,) = seen.gallery
        assert (picture.description, picture.data) == ("the board", PICTURE)
        assert seen.files[0].description == "small print"


async def test_deferred_answers_settle() -> None:
    async with table() as t:
        reply = await t.anna.slash("think")
        await reply.settled()
        await reply.until(lambda r: r.followups)
        assert reply.kind is CallbackType.DEFERRED_MESSAGE
        assert reply.ephemeral
        assert reply.text == "thought\nand another thing"


async def test_a_deferred_update_settles_with_the_edit() -> None:
    async with table() as t:
        menus = await t.anna.slash("menus")
        reply = await (await t.anna.click(menus, "Quiet")).settled()
        assert reply.text == "changed quietly"


async def test_ephemerals_reach_their_person_only_and_never_the_gateway() -> None:
    async with table() as t:
        reply = await t.anna.slash("turn", direction="Left", by=t.bert.user)
        assert [m.text for m in t.anna.sees()] == ["Bert l"]
        assert t.bert.sees() == []
        assert reply.message is not None
        with pytest.raises(NotVisible):
            await t.bert.forge(custom_id="x", message=reply.message)
        assert not [s for s in t.standin.sent if "Bert l" in str(s.data)]


async def test_threads_are_opened_and_seen_and_pings_are_noted() -> None:
    async with table() as t:
        await t.anna.slash("thread")
        await t.anna.until(lambda seen: t.anna.threads() and t.anna.sees(t.anna.threads()[0]))
        (thread,) = t.bert.threads()
        (turn,) = t.bert.sees(thread)
        assert turn.pings == (t.anna.id,)
        assert t.anna.id in thread.joined
        assert (await t.bert.at(thread).slash("roll")).text == "rolled 0"


async def test_a_direct_message_reaches_its_person() -> None:
    async with table() as t:
        reply = await (await t.anna.slash("whisper")).settled()
        assert reply.text == "done"
        assert [m.text for m in t.anna.sees(t.anna.dm)] == ["psst"]
        assert t.bert.sees(t.anna.dm) == []


async def test_closed_direct_messages_are_refused() -> None:
    async with table() as t:
        t.anna.user.dms_open = False
        assert (await (await t.anna.slash("whisper")).settled()).text == "refused 50007"


async def test_commands_work_in_direct_messages_unless_they_are_for_guilds() -> None:
    async with table() as t:
        alone = t.anna.at(t.anna.dm)
        assert (await alone.slash("roll")).text == "rolled 0"
        with pytest.raises(NotOffered):
            await alone.slash("admin")


async def test_a_command_for_managers_is_offered_to_managers() -> None:
    async with table() as t:
        with pytest.raises(NotOffered):
            await t.anna.slash("admin")
        boss = t.guild.new_member("Boss", permissions=Permission.MANAGE_GUILD)
        assert (await Person(t.standin, boss, t.channel).slash("admin")).text == "at your service"


async def test_a_hidden_command_can_be_opened_to_somebody() -> None:
    async with table() as t:
        opened = Person(t.standin, t.anna.user, t.channel, every_command=True)
        assert (await opened.slash("admin")).text == "at your service"


async def test_a_suggestion_can_be_taken() -> None:
    async with table() as t:
        (found,) = await t.anna.autocomplete("place", focus="field", text="rath")
        assert (await t.anna.slash("place", field=found)).text == "Rathaus with None"


async def test_a_channel_that_one_does_not_see_shows_nothing() -> None:
    async with table() as t:
        await t.anna.slash("roll")
        t.channel.deny(t.guild.members[t.bert.id], Permission.VIEW_CHANNEL)
        assert t.bert.sees() == []
        with pytest.raises(NotVisible):
            await t.bert.slash("roll")
