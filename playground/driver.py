"""People for tests: they type commands, click, choose, and see what they may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from playground import awaited_state, offered_commands, payload_message, permissions
from playground.channels import Channel, Thread
from playground.client_refusals import BadOption, Disabled, NoSuchComponent, NotOffered, NotVisible
from playground.commands import CHAT, MESSAGE_MENU, USER_MENU
from playground.components import ComponentType, walk, with_row
from playground.guilds import Member
from playground.interactions import Interaction, InteractionType
from playground.json_shapes import Json
from playground.message import Message
from playground.modal import Modal
from playground.offered_commands import Choice
from playground.reply import Reply
from playground.seen_message import Button, SeenMessage, Select, is_for, messages_for, seen
from playground.server import StandIn
from playground.small_entities import User

AnyMessage: TypeAlias = SeenMessage | Message | Reply | int
T = TypeVar("T")


class Person:
    """Somebody at their Discord client, looking at one channel (without one: the bot's DM).

    With `every_command` they are offered all commands of the place, as if the server's
    settings had opened to them what is hidden by default.
    """

    def __init__(
        self,
        standin: StandIn,
        who: Member | User,
        channel: Channel | None = None,
        *,
        every_command: bool = False,
    ) -> None:
        self.standin = standin
        self.user = who.user if isinstance(who, Member) else who
        self.channel = standin.world.dm_with(self.user) if channel is None else channel
        self._every_command = every_command

    def __repr__(self) -> str:
        return f"<Person {self.user.global_name}>"

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def dm(self) -> Channel:
        """The channel of direct messages with the bot."""
        return self.standin.world.dm_with(self.user)

    def at(self, channel: Channel) -> Person:
        """The same person looking at another channel or thread."""
        return Person(self.standin, self.user, channel, every_command=self._every_command)

    # What they see

    def sees(self, channel: Channel | None = None) -> list[SeenMessage]:
        """The messages on their screen in that channel, oldest first."""
        return messages_for(self.id, channel or self.channel)

    def threads(self, channel: Channel | None = None) -> list[Thread]:
        """The threads under the channel that they see."""
        under = (channel or self.channel).threads
        return [t for t in under if permissions.can_see(self.id, t)]

    def offered(self) -> list[Json]:
        """The commands that are shown to them here."""
        guild = self.channel.guild
        every = self.standin.commands.offered(None if guild is None else guild.id)
        if self._every_command:
            return every
        return [c for c in every if offered_commands.is_shown(c, self.user, self.channel)]

    async def until(
        self,
        check: Callable[[list[SeenMessage]], T],
        *,
        timeout: float | None = None,
        channel: Channel | None = None,
    ) -> T:
        """The first true value of `check` on what they see; TimeoutError if it never is."""
        return await awaited_state.until(
            self.standin.world,
            lambda: check(self.sees(channel)),
            seconds=self.standin.patience if timeout is None else timeout,
        )

    # What they do

    def say(self, content: str) -> Message:
        """They have written that in the channel."""
        self._check_sees(self.channel)
        return self.channel.post(self.user, content)

    async def slash(self, command: str, /, **options: object) -> Reply:
        """They have used a slash command, as `slash("game new", seats=3)`."""
        found = offered_commands.find(self._offered(CHAT), command.split(), self.user.locale)
        data = self._filling().fill(found, options)
        return await self._act(InteractionType.COMMAND, data)

    async def autocomplete(
        self, command: str, /, *, focus: str, text: str, **options: object
    ) -> list[Choice]:
        """What is suggested while they type `text` into the option `focus`."""
        found = offered_commands.find(self._offered(CHAT), command.split(), self.user.locale)
        if not found.option(focus, self.user.locale).get("autocomplete"):
            raise BadOption(f"/{found.name} suggests nothing for {focus}")
        data = self._filling().fill(found, {**options, focus: text}, focus)
        return (await self._act(InteractionType.AUTOCOMPLETE, data)).choices

    async def click(
        self,
        message: AnyMessage,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        stale: bool = False,
    ) -> Reply:
        """They have pressed a button; `stale` presses it as it was in the given message."""
        target = self._message(message)
        shown = message if stale and isinstance(message, SeenMessage) else seen(target)
        button = _button(shown, label, custom_id)
        if button.disabled:
            raise Disabled(f"{button.label!r} is greyed out")
        if button.custom_id is None:
            raise NoSuchComponent(f"{button.label!r} is a link")
        data: Json = {"component_type": 2, "custom_id": button.custom_id}
        return await self._act_on(target, data, shown.components)

    async def choose(
        self,
        message: AnyMessage,
        chosen: Sequence[str | Member | User],
        *,
        custom_id: str | None = None,
        stale: bool = False,
    ) -> Reply:
        """They have picked from a select: values or labels, or people for a user select."""
        target = self._message(message)
        shown = message if stale and isinstance(message, SeenMessage) else seen(target)
        select = _select(shown, chosen, custom_id)
        if select.disabled:
            raise Disabled(f"{select.placeholder!r} is greyed out")
        if not select.min_values <= len(chosen) <= select.max_values:
            raise BadOption(f"{select.min_values} to {select.max_values} can be chosen")
        data: Json = {"component_type": select.kind, "custom_id": select.custom_id}
        if select.kind == ComponentType.STRING_SELECT:
            # Discord sends no `resolved` here, and discord.py finds no values if there is one.
            data["values"] = [_value(select, c) for c in chosen if isinstance(c, str)]
        else:
            data |= self._chosen_people(chosen)
        return await self._act_on(target, data, shown.components)

    async def submit(
        self, modal: Modal | Reply, fields: Mapping[str, object] | None = None, /, **more: object
    ) -> Reply:
        """They have filled in a modal and sent it; fields by custom_id or label."""
        shown = modal.modal if isinstance(modal, Reply) else modal
        if shown is None:
            raise NoSuchComponent("no modal was opened")
        data = shown.filled_in({**(fields or {}), **more})
        trigger = shown.interaction
        return await self._act(InteractionType.MODAL, data, source=trigger.source, trigger=trigger)

    async def menu(self, command: str, target: AnyMessage | Member | User | Person) -> Reply:
        """They have used a context menu on a message or on somebody."""
        on_person = isinstance(target, Member | User | Person)
        kind = USER_MENU if on_person else MESSAGE_MENU
        locale = self.user.locale
        found = [c for c in self._offered(kind) if offered_commands.is_named(c, command, locale)]
        if not found:
            raise NotOffered(f"there is no menu entry {command!r} here")
        data: Json = {"id": found[0]["id"], "name": found[0]["name"], "type": kind}
        if "guild_id" in found[0]:
            data["guild_id"] = found[0]["guild_id"]
        if isinstance(target, Member | User | Person):
            data |= {"target_id": str(target.id), "resolved": self._resolved_person(target.id)}
        else:
            message = self._message(target)
            payload = payload_message.message(message)
            resolved = {"messages": {str(message.id): payload}}
            data |= {"target_id": str(message.id), "resolved": resolved}
        return await self._act(InteractionType.COMMAND, data)

    async def forge(
        self,
        *,
        custom_id: str,
        message: AnyMessage,
        component_type: int = 2,
        values: Sequence[str] | None = None,
    ) -> Reply:
        """They have sent a click with a custom_id of their own making.

        Discord lets nobody do so, and discord.py answers only what the message carries: the
        bot is shown the message with such a component added.
        """
        data: Json = {"component_type": component_type, "custom_id": custom_id}
        component: Json = {"type": component_type, "custom_id": custom_id}
        if values is None:
            component |= {"style": 2, "label": "forged"}
        else:
            data["values"] = list(values)
            component["options"] = [{"label": v, "value": v} for v in values]
        target = self._message(message)
        return await self._act_on(target, data, with_row(target.components, component))

    # How it is done

    def _filling(self) -> offered_commands.Filling:
        return offered_commands.Filling(self.standin.world, self.channel.guild, self.user.locale)

    def _offered(self, kind: int) -> list[Json]:
        self._check_sees(self.channel)
        return [c for c in self.offered() if c["type"] == kind]

    def _check_sees(self, channel: Channel) -> None:
        if channel.deleted or not permissions.can_see(self.id, channel):
            raise NotVisible(f"{self.user.global_name} does not see {channel.name or 'the DM'}")

    def _message(self, message: AnyMessage) -> Message:
        """The message itself, if it is on their screen."""
        match message:
            case Message():
                found: Message | None = message
            case Reply():
                found = message.interaction.original
            case _:
                wanted = message if isinstance(message, int) else message.id
                found = self._find(wanted)
        if found is None or found.deleted or found.channel.deleted:
            raise NotVisible("the message is gone")
        self._check_sees(found.channel)
        if not is_for(self.id, found):
            raise NotVisible("the message is for somebody else")
        return found

    def _find(self, message_id: int) -> Message | None:
        near = self.channel.messages.get(message_id)
        if near is not None:
            return near
        every = self.standin.world.channels.values()
        return next((c.messages[message_id] for c in every if message_id in c.messages), None)

    def _chosen_people(self, chosen: Sequence[str | Member | User]) -> Json:
        filling = self._filling()
        ids: list[str] = []
        for who in chosen:
            if isinstance(who, str):
                raise BadOption(f"choose people here, not {who!r}")
            filling.person(who.user if isinstance(who, Member) else who)
            ids.append(str(who.id))
        return {"values": ids, "resolved": filling.resolved}

    def _resolved_person(self, user_id: int) -> Json:
        filling = self._filling()
        filling.person(self.standin.world.users[user_id])
        return dict(filling.resolved)

    async def _act_on(self, target: Message, data: Json, components: list[Json]) -> Reply:
        pressed = next(c for c in walk(components) if c.get("custom_id") == data["custom_id"])
        return await self._act(
            InteractionType.COMPONENT,
            data | {"id": pressed["id"]},
            source=target,
            components=components,
        )

    async def _act(
        self,
        kind: InteractionType,
        data: Json,
        *,
        source: Message | None = None,
        trigger: Interaction | None = None,
        components: list[Json] | None = None,
    ) -> Reply:
        channel = self.channel if source is None else source.channel
        self._check_sees(channel)
        interactions = self.standin.interactions
        interaction = interactions.new(
            kind, self.user, channel, data, source=source, trigger=trigger, components=components
        )
        interactions.open(interaction)
        return await Reply(self.standin, interaction).answered()


def _button(shown: SeenMessage, label: str | None, custom_id: str | None) -> Button:
    if custom_id is not None:
        found = next((b for b in shown.buttons if b.custom_id == custom_id), None)
    else:
        found = None if label is None else shown.button(label)
    if found is None:
        there = ", ".join(repr(b.label or b.emoji) for b in shown.buttons) or "none"
        raise NoSuchComponent(f"no button {label or custom_id!r}; there are: {there}")
    return found


def _select(
    shown: SeenMessage, chosen: Sequence[str | Member | User], custom_id: str | None
) -> Select:
    for select in shown.selects:
        if custom_id is not None:
            if select.custom_id == custom_id:
                return select
        elif select.kind != ComponentType.STRING_SELECT:
            if all(not isinstance(c, str) for c in chosen):
                return select
        elif all(isinstance(c, str) and _offers(select, c) for c in chosen):
            return select
    raise NoSuchComponent(f"no select offers {list(chosen)!r}; there are: {shown.selects}")


def _offers(select: Select, choice: str) -> bool:
    return any(choice in (o.label, o.value) for o in select.options)


def _value(select: Select, choice: str) -> str:
    for option in select.options:
        if choice in (option.value, option.label):
            return option.value
    raise BadOption(f"{choice!r} is not offered: {select.options}")
