"""The world of a new playground: two servers, five people, and the bot with what it asks for."""

from __future__ import annotations

from playground.permissions import Permission
from playground.world import World

# What the bot's invitation asks for, and no more: a right that it lacks is missed here too.
INVITATION = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
PLACES = {"Kaffeehaus": ("welcome", "spieltisch", "garten"), "Turniersaal": ("tisch-1",)}
NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")
LOCALE = "en-GB"


def settle(world: World) -> None:
    """The servers and people are there; the first of them manages the servers."""
    people = [world.new_user(name, locale=LOCALE) for name in NAMES]
    for name, channels in PLACES.items():
        guild = world.new_guild(name, locale=LOCALE, bot_permissions=INVITATION)
        for channel in channels:
            guild.new_channel(channel)
        members = [guild.admit(person) for person in people]
        members[0].give(guild.new_role("Direktion", Permission.MANAGE_GUILD))
    for person in people:
        world.dm_with(person)
