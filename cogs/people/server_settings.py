"""What the managers of a server decide for all of it."""

from __future__ import annotations

import discord
import msgspec
from msgspec.structs import replace

from bot.app import App
from bot.match.clock.quiet_hours import ServerHabits
from bot.match.model import ChannelId, GuildId, MessageId
from cogs.interaction.reply_language import spoken
from language import Language

# Languages that are spoken in one time zone, nearly. English is spoken everywhere.
_ZONES = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "ro": "Europe/Bucharest",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
}


class ServerWishes(ServerHabits, frozen=True, omit_defaults=True):
    """What the managers of a server chose."""

    gallery_channel: ChannelId | None = None
    gallery: MessageId | None = None


async def server_wishes(app: App, guild: GuildId) -> ServerWishes:
    """The wishes of a server."""
    return msgspec.json.decode(await app.store.guild(guild), type=ServerWishes)


async def keep_server_wishes(app: App, guild: GuildId, wishes: ServerWishes) -> None:
    """Keep the wishes of a server, and whatever else is kept about it."""
    known: dict[str, object] = msgspec.json.decode(await app.store.guild(guild))
    told: dict[str, object] = msgspec.to_builtins(wishes)
    kept = {key: value for key, value in known.items() if key not in wishes.__struct_fields__}
    await app.store.set_guild(guild, msgspec.json.encode({**kept, **told}))


def server_language(interaction: discord.Interaction) -> Language | None:
    """The language of the server, where somebody chose it: only communities can."""
    guild = interaction.guild
    is_chosen = guild is not None and "COMMUNITY" in guild.features
    return spoken(interaction.guild_locale) if is_chosen else None


async def guess_zone(app: App, interaction: discord.Interaction) -> None:
    """Where nobody has said so, the time zone follows from the language a community chose."""
    guild = interaction.guild
    if guild is None or "COMMUNITY" not in guild.features:
        return
    zone = _ZONES.get(str(interaction.guild_locale))
    wishes = await server_wishes(app, GuildId(guild.id))
    if wishes.zone is None and zone is not None:
        await keep_server_wishes(app, GuildId(guild.id), replace(wishes, zone=zone))
