"""Everything there is in the stand-in: guilds, channels, people, files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from playground import world_changes
from playground.channels import Channel, ChannelType
from playground.guilds import Guild, Member
from playground.permissions import EVERYONE_DEFAULT, Permission
from playground.small_entities import Attachment, Role, User
from playground.snowflake import Snowflakes
from playground.world_clock import Clock

if TYPE_CHECKING:
    from playground.interactions import Interaction

Listener = Callable[[world_changes.Change], None]


class World:
    """The state behind the API; whoever listens is told of every change, in order."""

    def __init__(self, clock: Clock, *, bot_name: str = "Fiaker") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.bot = User(self.ids.next(), bot_name, bot=True)
        self.owner = User(self.ids.next(), "owner", global_name="The owner")
        self.users: dict[int, User] = {self.bot.id: self.bot, self.owner.id: self.owner}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.out_of_reach: set[int] = set()
        self.read_marks: dict[tuple[int, int], int] = {}
        self._dms: dict[int, Channel] = {}
        self.cdn = "http://127.0.0.1/cdn"
        self._listeners: list[Listener] = []
        self._waiting: dict[Interaction, list[Listener]] = {}
        clock.on_move(self._time_moved)

    @property
    def application_id(self) -> int:
        """The application's id, which is the bot's as well."""
        return self.bot.id

    def listen(self, listener: Listener, *, about: Interaction | None = None) -> Callable[[], None]:
        """`listener` hears of every change until the returned function is called.

        With `about` it hears only of answers to that interaction, and of moved time: so that
        a thousand people waiting for their answers do not wake each other.
        """
        where = self._listeners if about is None else self._waiting.setdefault(about, [])
        where.append(listener)

        def forget() -> None:
            where.remove(listener)
            if about is not None and not where:
                del self._waiting[about]

        return forget

    def emit(self, change: world_changes.Change) -> None:
        """Everybody who listens has been told."""
        for listener in list(self._listeners):
            listener(change)
        if isinstance(change, world_changes.InteractionAnswered):
            for listener in list(self._waiting.get(change.interaction, ())):
                listener(change)
        elif isinstance(change, world_changes.ClockMoved):
            for listener in [each for some in self._waiting.values() for each in some]:
                listener(change)

    def new_user(self, name: str, *, locale: str = "en-US", dms_open: bool = True) -> User:
        """An account of that name exists, in no guild."""
        user = User(
            self.ids.next(),
            name.lower().replace(" ", "_"),
            global_name=name,
            locale=locale,
            dms_open=dms_open,
        )
        self.users[user.id] = user
        return user

    def new_guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        bot_permissions: Permission | int = Permission.NONE,
        everyone: Permission | int = EVERYONE_DEFAULT,
    ) -> Guild:
        """A guild of that name has the bot in it; `bot_permissions` come on top of everyone's."""
        guild = Guild(self.ids.next_moment(), self, name, self.owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", Permission(everyone))
        bot_role = Role(self.ids.next(), self.bot.name, Permission(bot_permissions), 1)
        bot_role.managed = True
        guild.roles[bot_role.id] = bot_role
        guild.bot_role_id = bot_role.id
        for user, roles in ((self.owner, []), (self.bot, [bot_role.id])):
            guild.members[user.id] = Member(guild, user, self.clock.now(), role_ids=roles)
        self.guilds[guild.id] = guild
        self.emit(world_changes.GuildCreated(guild))
        return guild

    def dm_with(self, user: User | Member) -> Channel:
        """The direct-message channel between the bot and that user."""
        known = self._dms.get(user.id)
        if known is not None:
            return known
        channel = Channel(self.ids.next(), self, ChannelType.DM, recipients=[user.id])
        self.channels[channel.id] = self._dms[user.id] = channel
        return channel

    def has_dm_with(self, user: User | Member) -> bool:
        """Whether the bot and that user have ever opened a DM."""
        return user.id in self._dms

    def restore_dm(self, channel: Channel) -> None:
        """That channel is the direct-message channel with its recipient."""
        self.channels[channel.id] = self._dms[channel.recipients[0]] = channel

    def mark_read(self, user: User, channel: Channel, upto: int) -> None:
        """The user has read the channel up to that message; a mark never moves back."""
        newest = next(reversed(channel.messages), 0)
        before = self.read_marks.get((user.id, channel.id), 0)
        if min(upto, newest) > before:
            self.read_marks[user.id, channel.id] = min(upto, newest)
            self.emit(world_changes.ReadMarked(user, channel))

    def forget_files(self, gone: Iterable[Attachment]) -> None:
        """The CDN no longer has these files."""
        for attachment in gone:
            self.attachments.pop(attachment.id, None)

    def shares_guild_with_bot(self, user_id: int) -> bool:
        """Whether the user is in a guild of the bot: the condition for DMs."""
        return any(user_id in guild.members for guild in self.guilds.values())

    def _time_moved(self) -> None:
        now = self.clock.now()
        for guild in self.guilds.values():
            for thread in guild.threads.values():
                idle = now - thread.last_active
                if not thread.archived and idle >= thread.auto_archive_minutes * 60:
                    thread.set_archived(True)
        self.emit(world_changes.ClockMoved())
