"""Interactions: what a person did, and how the bot has answered so far."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from playground import world_changes
from playground.channels import Channel
from playground.guilds import Member
from playground.json_shapes import Json, objects
from playground.message import Message
from playground.small_entities import Origin, User
from playground.world import World

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0
_REMEMBERED = 20_000
_SUBCOMMANDS = (1, 2)


class InteractionType(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """The ways to answer first."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(eq=False)
class Interaction:
    """One act of one person and everything that the bot did in answer.

    `components` are those of the source at the moment of the act, if they have changed since.
    """

    id: int
    token: str
    kind: InteractionType
    user: User
    channel: Channel
    created: float
    data: Json
    source: Message | None = None
    trigger: Interaction | None = None
    components: list[Json] | None = field(default=None, repr=False)
    payload: Json = field(default_factory=dict[str, object], repr=False)
    answer: CallbackType | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list[Message])
    modal: Json | None = None
    choices: list[Json] | None = None
    filled: bool = False

    @property
    def member(self) -> Member | None:
        """The person as a member, if this happened in a guild they are in."""
        guild = self.channel.guild
        return None if guild is None else guild.members.get(self.user.id)

    @property
    def command(self) -> str:
        """The command that was used, with its subcommands; nothing for other acts."""
        words, level = [str(self.data.get("name", ""))], self.data
        while inner := [o for o in objects(level.get("options")) if o["type"] in _SUBCOMMANDS]:
            level = inner[0]
            words.append(str(level["name"]))
        return " ".join(words)

    def is_late(self, now: float) -> bool:
        """Whether the three seconds have passed without an answer."""
        return self.answer is None and now - self.created >= ANSWER_WITHIN

    def is_expired(self, now: float) -> bool:
        """Whether the fifteen minutes of the token are over."""
        return now - self.created >= TOKEN_LIFE

    def origin(self) -> Origin:
        """How messages tell where they came from."""
        guild = self.channel.guild
        target = self.data.get("target_id")
        on_user = self.data.get("type") == 2
        clicked = self.source if self.kind is InteractionType.COMPONENT else None
        return Origin(
            self.id,
            int(self.kind),
            self.user.id,
            None if guild is None else guild.id,
            name=self.command,
            interacted_message_id=None if clicked is None else clicked.id,
            target_user_id=int(target) if target and on_user else None,
            target_message_id=int(target) if target and not on_user else None,
            trigger=None if self.trigger is None else self.trigger.origin(),
        )


class Interactions:
    """Every interaction that the bot may still answer, by id and by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}

    def new(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        trigger: Interaction | None = None,
        components: list[Json] | None = None,
    ) -> Interaction:
        """An interaction that the bot has not been told of yet."""
        interaction = Interaction(
            self._world.ids.next(),
            f"aW50ZXJhY3Rpb246{secrets.token_urlsafe(48)}",
            kind,
            user,
            channel,
            self._world.clock.now(),
            data,
            source,
            trigger,
            components,
        )
        self._by_token[interaction.token] = interaction
        if len(self._by_token) > _REMEMBERED:
            del self._by_token[next(iter(self._by_token))]
        return interaction

    def open(self, interaction: Interaction) -> None:
        """The bot is told of the interaction."""
        self._world.emit(world_changes.InteractionOpened(interaction))

    def by_token(self, token: str) -> Interaction | None:
        """The interaction with that token."""
        return self._by_token.get(token)
