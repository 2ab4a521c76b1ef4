"""The bot's answers to interactions: first callback, follow-ups, edits."""

from __future__ import annotations

from playground import world_changes
from playground.channels import Channel
from playground.errors import Refusal, invalid_form, unknown
from playground.interactions import CallbackType, Interaction, Interactions, InteractionType
from playground.message import Message, MessageFlag, MessageType
from playground.message_writes import Request, change_message, new_message

_MESSAGES = frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE})
_UPDATES = frozenset({CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE})
_MAY_ANSWER = {
    InteractionType.COMMAND: _MESSAGES | {CallbackType.MODAL},
    InteractionType.COMPONENT: _MESSAGES | _UPDATES | {CallbackType.MODAL},
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.CHOICES}),
    InteractionType.MODAL: _MESSAGES | _UPDATES,
}


class Answering:
    """Applies Discord's rules to what the bot sends with an interaction's token."""

    def __init__(self, interactions: Interactions) -> None:
        self._interactions = interactions

    def callback(self, interaction_id: int, token: str, kind: int, request: Request) -> Interaction:
        """The interaction has its first answer."""
        interaction = self._interactions.by_token(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("interaction")
        now = interaction.channel.world.clock.now()
        if interaction.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if interaction.is_late(now):
            raise unknown("interaction")
        answer = _allowed_answer(interaction, kind)
        _apply(interaction, answer, request)
        interaction.answer = answer
        _announce(interaction)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """The answered interaction behind a webhook token that is still good."""
        interaction = self._interactions.by_token(token)
        if interaction is None:
            raise unknown("Webhook")
        if interaction.is_expired(interaction.channel.world.clock.now()):
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if interaction.answer is None:
            raise unknown("Webhook")
        return interaction

    def follow_up(self, interaction: Interaction, request: Request) -> Message:
        """A further message is there; after a deferral the first one fills the gap."""
        original = interaction.original
        if interaction.answer is CallbackType.DEFERRED_MESSAGE and original is not None:
            if original.deleted:
                raise unknown("Message")
            if original.is_thinking:
                return self.edit(interaction, original, request)
        message = _post(interaction, request, MessageType.DEFAULT)
        interaction.followups.append(message)
        interaction.filled = True
        _announce(interaction)
        return message

    def message(self, interaction: Interaction, which: str) -> Message:
        """`@original` or one of the follow-ups, if it is still there."""
        mine = list(interaction.followups)
        if interaction.original is not None:
            mine.append(interaction.original)
        if which == "@original":
            found = interaction.original
        else:
            found = next((m for m in mine if str(m.id) == which), None)
        if found is None or found.deleted or found.channel.deleted:
            raise unknown("Message")
        return found

    def edit(self, interaction: Interaction, message: Message, request: Request) -> Message:
        """The message is as the request says."""
        change_message(message, request)
        interaction.filled = True
        _announce(interaction)
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        """The message is gone."""
        message.delete()
        interaction.filled = True
        _announce(interaction)


def _announce(interaction: Interaction) -> None:
    interaction.channel.world.emit(world_changes.InteractionAnswered(interaction))


def _allowed_answer(interaction: Interaction, kind: int) -> CallbackType:
    allowed = _MAY_ANSWER[interaction.kind]
    updates = kind in _UPDATES
    if kind not in allowed or (updates and interaction.source is None):
        raise invalid_form(
            "type", "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK_TYPE", f"Not here: {kind}"
        )
    return CallbackType(kind)


def _apply(interaction: Interaction, answer: CallbackType, request: Request) -> None:
    match answer:
        case CallbackType.MESSAGE:
            interaction.original = _post(interaction, request, _first_type(interaction))
        case CallbackType.DEFERRED_MESSAGE:
            interaction.original = _think(interaction, request)
        case CallbackType.UPDATE:
            source = _living_source(interaction)
            change_message(source, request)
            interaction.original = source
        case CallbackType.DEFERRED_UPDATE:
            interaction.original = _living_source(interaction)
        case CallbackType.CHOICES:
            interaction.choices = request.data.get("choices") or []
        case CallbackType.MODAL:
            interaction.modal = request.data
        case CallbackType.PONG:
            pass


def _living_source(interaction: Interaction) -> Message:
    source = interaction.source
    if source is None or source.deleted or source.channel.deleted:
        raise unknown("Message")
    return source


def _first_type(interaction: Interaction) -> MessageType:
    if interaction.kind is not InteractionType.COMMAND:
        return MessageType.DEFAULT
    if interaction.data.get("type", 1) == 1:
        return MessageType.CHAT_INPUT_COMMAND
    return MessageType.CONTEXT_MENU_COMMAND


def _living_channel(interaction: Interaction) -> Channel:
    if interaction.channel.deleted:
        raise unknown("Channel")
    return interaction.channel


def _post(interaction: Interaction, request: Request, kind: MessageType) -> Message:
    channel = _living_channel(interaction)
    private = int(request.data.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = new_message(
        channel,
        request,
        ephemeral_to=interaction.user.id if private else None,
        origin=interaction.origin(),
        kind=kind,
    )
    return channel.add(message)


def _think(interaction: Interaction, request: Request) -> Message:
    channel = _living_channel(interaction)
    world = channel.world
    private = int(request.data.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = Message(
        world.ids.next(),
        channel,
        world.bot,
        world.clock.now(),
        flags=MessageFlag.LOADING | private,
        kind=_first_type(interaction),
        origin=interaction.origin(),
        ephemeral_to=interaction.user.id if private else None,
    )
    return channel.add(message)
