"""Why a person could not do something, as Discord's client would keep them from it.

DriverError             anything below
├─ NotOffered           no such command, or it is not shown to this person here
├─ BadOption            an option, field or choice that the client would not let through
├─ NotVisible           the person does not see that channel or message
├─ NoSuchComponent      the message has no such button or select
├─ Disabled             the button or select is greyed out
└─ NoAnswer             the bot did not answer in time: "The application did not respond"
"""


class DriverError(Exception):
    """A person could not do what the test asked of them."""


class NotOffered(DriverError):
    """There is no such command, or it is not shown to this person here."""


class BadOption(DriverError):
    """The client would not let this option, field or choice through."""


class NotVisible(DriverError):
    """The person does not see that channel or message."""


class NoSuchComponent(DriverError):
    """The message has no such button or select."""


class Disabled(DriverError):
    """The button or select is greyed out."""


class NoAnswer(DriverError):
    """The application did not respond."""
