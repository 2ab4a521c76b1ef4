"""What is done when a page asks for something, in the name of its person."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from typing import assert_never

from playground import offered_commands, page_frames, permissions, world_changes
from playground.channels import Channel
from playground.client_refusals import BadOption
from playground.commands import CHAT
from playground.components import SELECTS, ComponentType, walk
from playground.driver import Person
from playground.interactions import CallbackType
from playground.json_shapes import Json
from playground.message import Message
from playground.modal import Modal
from playground.offered_commands import OptionType
from playground.page_frames import OptionValue, Request
from playground.page_refusals import BadRequest, BotOffline, Gone, Hidden
from playground.page_view import View
from playground.permissions import Permission
from playground.reply import Reply
from playground.server import StandIn
from playground.small_entities import User

_MODALS_KEPT = 20
_KINDS: dict[CallbackType | None, str] = {
    CallbackType.MESSAGE: "message",
    CallbackType.DEFERRED_MESSAGE: "deferred",
    CallbackType.DEFERRED_UPDATE: "deferred",
    CallbackType.UPDATE: "update",
    CallbackType.MODAL: "modal",
}


class Acts:
    """Does what one person's page asks; what they see is `view`'s to say."""

    def __init__(self, standin: StandIn, view: View, modals: Modals) -> None:
        self._standin = standin
        self._world = standin.world
        self._view = view
        self._modals = modals

    async def answer(self, asked: Request) -> Json:
        """The result; a Refused or a DriverError says why there is none."""
        match asked:
            case page_frames.History():
                before = None if asked.before is None else int(asked.before)
                return self._view.history(self._channel(asked.channel), before)
            case page_frames.Say():
                return self._say(asked)
            case page_frames.Slash() | page_frames.Click() | page_frames.Choose():
                return self._told(await self._act(asked))
            case page_frames.Submit():
                return self._told(await self._submit(asked))
            case page_frames.Autocomplete():
                return await self._autocomplete(asked)
            case page_frames.Dismiss() | page_frames.Read():
                return self._put_away(asked)
            case page_frames.SetLocale():
                self._view.user.locale = asked.locale
                self._world.emit(world_changes.UserChanged(self._view.user))
                return {}
            case page_frames.Typing():
                where = self._channel(asked.channel)
                self._world.emit(world_changes.Typing(where, self._view.user))
                return {}
            case _:
                assert_never(asked)

    def _say(self, asked: page_frames.Say) -> Json:
        where = self._channel(asked.channel)
        thread = where.as_thread
        needed = Permission.SEND_MESSAGES if thread is None else Permission.SEND_MESSAGES_IN_THREADS
        may_moderate = Permission.MANAGE_THREADS
        bits = permissions.of(self._view.user.id, where)
        if not bits & needed or (thread is not None and thread.locked and not bits & may_moderate):
            raise Hidden("you may not write here")
        if not asked.content.strip():
            raise BadRequest("there is nothing to say")
        return {"message": str(self._at(where).say(asked.content).id)}

    async def _act(
        self, asked: page_frames.Slash | page_frames.Click | page_frames.Choose
    ) -> Reply:
        self._need_bot()
        if isinstance(asked, page_frames.Slash):
            person = self._at(self._channel(asked.channel))
            options = self._options(person, asked.command, asked.options)
            return await person.slash(asked.command, **options)
        target = self._message(asked.message)
        person = self._at(target.channel)
        if isinstance(asked, page_frames.Click):
            return await person.click(target, custom_id=asked.custom_id)
        return await person.choose(target, self._chosen(target, asked), custom_id=asked.custom_id)

    async def _submit(self, asked: page_frames.Submit) -> Reply:
        self._need_bot()
        modal = self._modals.find(self._view.user, int(asked.modal))
        if modal is None or modal.interaction.channel.deleted:
            raise Gone("the modal is no longer open")
        reply = await self._at(modal.interaction.channel).submit(modal, asked.fields)
        self._modals.close(modal)
        return reply

    async def _autocomplete(self, asked: page_frames.Autocomplete) -> Json:
        self._need_bot()
        person = self._at(self._channel(asked.channel))
        others = {name: value for name, value in asked.options.items() if name != asked.focus}
        options = self._options(person, asked.command, others)
        # The driver has these two names for itself; an option called so is only left out here.
        for taken in ("focus", "text"):
            options.pop(taken, None)
        found = await person.autocomplete(
            asked.command, focus=asked.focus, text=asked.text, **options
        )
        return {"choices": [{"name": c.name, "value": c.value} for c in found]}

    def _put_away(self, asked: page_frames.Dismiss | page_frames.Read) -> Json:
        if isinstance(asked, page_frames.Read):
            self._world.mark_read(self._view.user, self._channel(asked.channel), int(asked.upto))
            return {}
        message = self._message(asked.message)
        if message.ephemeral_to is None:
            raise BadRequest("only what nobody else sees can be dismissed")
        message.dismiss()
        return {}

    def _told(self, reply: Reply) -> Json:
        modal = reply.modal
        if modal is not None:
            self._modals.open(modal)
        original = reply.interaction.original
        return {
            "kind": _KINDS.get(reply.kind, "deferred"),
            "modal": None if modal is None else _shown(modal),
            "message": None if original is None else str(original.id),
        }

    def _at(self, channel: Channel) -> Person:
        return Person(self._standin, self._view.user, channel)

    def _need_bot(self) -> None:
        if not self._view.bot_is_online:
            raise BotOffline("the bot is not online")

    def _channel(self, snowflake: str) -> Channel:
        found = self._world.channels.get(int(snowflake))
        if found is None:
            raise Gone("there is no such channel")
        if not self._view.sees(found):
            raise Hidden("you do not see this channel")
        return found

    def _message(self, snowflake: str) -> Message:
        wanted = int(snowflake)
        for channel in self._view.channels():
            found = channel.messages.get(wanted)
            if found is not None and self._view.shows(found):
                return found
        raise Gone("there is no such message")

    def _options(
        self, person: Person, command: str, given: Mapping[str, OptionValue]
    ) -> dict[str, object]:
        """The options with people, channels and roles in place of their ids."""
        words = command.split()
        if not words:
            raise BadRequest("name a command")
        chat = [c for c in person.offered() if c["type"] == CHAT]
        found = offered_commands.find(chat, words, person.user.locale)
        return {
            name: self._thing(person, found.option(name, person.user.locale), value)
            for name, value in given.items()
        }

    def _thing(self, person: Person, option: Json, value: OptionValue) -> object:
        if isinstance(value, float) and not math.isfinite(value):
            raise BadOption(f"{option['name']} is a number")
        if option["type"] == OptionType.INTEGER and isinstance(value, float):
            return int(value) if value.is_integer() else value
        if not isinstance(value, str) or not (value.isascii() and value.isdecimal()):
            return value
        guild = person.channel.guild
        match option["type"]:
            case OptionType.USER | OptionType.MENTIONABLE:
                return self._someone(person.channel, value) or value
            case OptionType.ROLE if guild is not None:
                return guild.roles.get(int(value[:20])) or value
            case OptionType.CHANNEL:
                return self._channel(value[:20])
            case _:
                return value

    def _someone(self, channel: Channel, snowflake: str) -> User | None:
        """The person of that id, if they can be pointed at there."""
        wanted = int(snowflake[:20])
        if channel.guild is None:
            known = self._world.users.get(wanted)
            return known if known in (self._view.user, self._world.bot) else None
        member = channel.guild.members.get(wanted)
        return None if member is None else member.user

    def _chosen(self, target: Message, asked: page_frames.Choose) -> list[str | User]:
        """The values, for a user select as people."""
        every = (c for c in walk(target.components) if c["type"] in SELECTS)
        select = next((c for c in every if c.get("custom_id") == asked.custom_id), None)
        if select is None or select["type"] != ComponentType.USER_SELECT:
            return [*asked.values]
        return [self._chosen_person(target.channel, value) for value in asked.values]

    def _chosen_person(self, channel: Channel, value: str) -> User:
        is_id = value.isascii() and value.isdecimal()
        found = self._someone(channel, value) if is_id else None
        if found is None:
            raise BadOption("there is nobody of that id here")
        return found


class Modals:
    """The modals that people have before them, the oldest forgotten first."""

    def __init__(self) -> None:
        self._open: OrderedDict[int, Modal] = OrderedDict()

    def open(self, modal: Modal) -> None:
        """The modal can be submitted."""
        self._open[modal.interaction.id] = modal
        while len(self._open) > _MODALS_KEPT:
            self._open.popitem(last=False)

    def find(self, user: User, interaction_id: int) -> Modal | None:
        """The modal that the interaction opened for that user."""
        found = self._open.get(interaction_id)
        return found if found is not None and found.interaction.user is user else None

    def close(self, modal: Modal) -> None:
        """The modal has been submitted."""
        self._open.pop(modal.interaction.id, None)


def _shown(modal: Modal) -> Json:
    return {
        "interaction": str(modal.interaction.id),
        "title": modal.title,
        "components": modal.components,
    }
