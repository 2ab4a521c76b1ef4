"""Why a page was not given what it asked for; `name` is how the protocol spells it.

Refused                 anything below
├─ BadRequest           the request makes no sense
├─ BotOffline           the bot is not there to be told
├─ Hidden               the person does not see that channel or message
└─ Gone                 the channel, message or modal is no more
"""

from __future__ import annotations

from playground import client_refusals


class Refused(Exception):
    """The page was refused something."""

    name = "bad-request"


class BadRequest(Refused):
    """The request makes no sense."""


class BotOffline(Refused):
    """The bot is not there to be told."""

    name = "bot-offline"


class Hidden(Refused):
    """The person does not see that channel or message."""

    name = "not-visible"


class Gone(Refused):
    """The channel, message or modal is no more."""

    name = "gone"


_DRIVER: dict[type[client_refusals.DriverError], str] = {
    client_refusals.NotOffered: "not-offered",
    client_refusals.BadOption: "bad-option",
    client_refusals.NotVisible: "not-visible",
    client_refusals.NoSuchComponent: "gone",
    client_refusals.Disabled: "disabled",
    client_refusals.NoAnswer: "no-answer",
}


def name_of(error: Refused | client_refusals.DriverError) -> str:
    """The error as the protocol spells it."""
    return error.name if isinstance(error, Refused) else _DRIVER[type(error)]
