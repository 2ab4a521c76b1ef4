"""Guilds and their members."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground import permissions, world_changes
from playground.channels import Channel, ChannelType, Thread
from playground.permissions import Permission
from playground.small_entities import Role, User

if TYPE_CHECKING:
    from playground.world import World


@dataclass(eq=False)
class Member:
    """A user in a guild."""

    guild: Guild
    user: User
    joined_at: float
    nick: str | None = None
    role_ids: list[int] = field(default_factory=list[int])
    timed_out_until: float = 0.0

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name that people see in this guild."""
        return self.nick or self.user.global_name or self.user.name

    def permissions_in(self, channel: Channel) -> Permission:
        """What this member may do in that channel."""
        return Permission(permissions.in_channel(self, channel))

    def give(self, role: Role) -> None:
        """The member has the role."""
        if role.id not in self.role_ids:
            self.role_ids.append(role.id)
            self.guild.world.emit(world_changes.MemberUpdated(self))

    def take(self, role: Role) -> None:
        """The member does not have the role."""
        if role.id in self.role_ids:
            self.role_ids.remove(role.id)
            self.guild.world.emit(world_changes.MemberUpdated(self))

    def leave(self) -> None:
        """The member has left the guild, and the threads they were in."""
        if self.guild.members.pop(self.id, None) is None:
            return
        for thread in self.guild.threads.values():
            thread.joined.pop(self.id, None)
        if self.id == self.guild.world.bot.id:
            self.guild.delete()
            return
        self.guild.world.emit(world_changes.MemberLeft(self))

    delete = leave


@dataclass(eq=False)
class Guild:
    """A server. The bot is a member from the start, with `bot_role`."""

    id: int
    world: World
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    threads: dict[int, Thread] = field(default_factory=dict[int, Thread])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    bot_role_id: int = 0
    available: bool = True

    @property
    def everyone(self) -> Role:
        """The role that everybody has."""
        return self.roles[self.id]

    @property
    def bot_role(self) -> Role:
        """The role that carries what the bot was invited with."""
        return self.roles[self.bot_role_id]

    @property
    def me(self) -> Member:
        """The bot as a member."""
        return self.members[self.world.bot.id]

    def new_channel(
        self, name: str, *, kind: ChannelType = ChannelType.TEXT, topic: str | None = None
    ) -> Channel:
        """A channel of that name is there and everybody has been told."""
        channel = Channel(
            self.world.ids.next(), self.world, kind, name, self, len(self.channels), topic
        )
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        self.world.emit(world_changes.ChannelCreated(channel))
        return channel

    def new_role(self, name: str, bits: Permission = Permission.NONE) -> Role:
        """A role of that name is there, above the others."""
        role = Role(self.world.ids.next(), name, bits, len(self.roles))
        self.roles[role.id] = role
        self.world.emit(world_changes.RoleChanged(self, role, created=True))
        return role

    def new_member(
        self,
        name: str,
        *,
        locale: str = "en-US",
        permissions: Permission | int | None = None,
        nick: str | None = None,
    ) -> Member:
        """Somebody new of that name is a member; `permissions` come on top of everyone's."""
        member = self.admit(self.world.new_user(name, locale=locale), nick=nick)
        if permissions is not None:
            member.give(self.new_role(f"what {name} may do", Permission(permissions)))
        return member

    def admit(self, user: User, *, nick: str | None = None) -> Member:
        """A user who exists already is a member here too."""
        member = Member(self, user, self.world.clock.now(), nick)
        self.members[user.id] = member
        self.world.emit(world_changes.MemberJoined(member))
        return member

    def set_bot_permissions(self, bits: Permission | int) -> None:
        """The bot's own role grants exactly these bits (everyone's still come on top)."""
        self.bot_role.permissions = Permission(bits)
        self.world.emit(world_changes.RoleChanged(self, self.bot_role))

    def set_everyone_permissions(self, bits: Permission | int) -> None:
        """@everyone has exactly these bits."""
        self.everyone.permissions = Permission(bits)
        self.world.emit(world_changes.RoleChanged(self, self.everyone))

    def delete(self) -> None:
        """The bot is no longer in the guild, and nothing in it can be reached."""
        if self.world.guilds.pop(self.id, None) is None:
            return
        for channel in [*self.channels.values(), *self.threads.values()]:
            channel.deleted = True
            self.world.channels.pop(channel.id, None)
            self.world.out_of_reach.add(channel.id)
        self.world.out_of_reach.add(self.id)
        self.world.emit(world_changes.GuildDeleted(self))

    def black_out(self) -> None:
        """The guild is down, as in an outage, until `come_back`."""
        self.available = False
        self.world.emit(world_changes.GuildDeleted(self, unavailable=True))

    def come_back(self) -> None:
        """The outage is over."""
        self.available = True
        self.world.emit(world_changes.GuildCreated(self))
