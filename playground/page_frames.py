"""What a page may ask over its socket, checked before anything is done about it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

MOST_BYTES = 256 * 1024

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{1,20}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
# Larger whole numbers do not survive JavaScript, and Discord refuses them too.
Whole: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
OptionValue: TypeAlias = bool | Whole | float | str
Locale: TypeAlias = Literal["en-GB", "en-US", "de", "fr", "it"]


class BadFrame(Exception):
    """A frame that cannot be read; `to` is its number, if that much could be read."""

    def __init__(self, text: str, to: int | None) -> None:
        super().__init__(text)
        self.to = to


class Asked(Struct, frozen=True, tag_field="op"):
    """Anything a page asks for, numbered so that the answer finds it."""

    id: Whole


class History(Asked, frozen=True, tag="history"):
    """The messages of a channel, from the newest or from before one."""

    channel: Id
    before: Id | None = None


class Say(Asked, frozen=True, tag="say"):
    """To write a message."""

    channel: Id
    content: Annotated[str, Meta(min_length=1, max_length=2000)]


class Slash(Asked, frozen=True, tag="slash"):
    """To use a command."""

    channel: Id
    command: Name
    options: dict[str, OptionValue] = {}


class Autocomplete(Asked, frozen=True, tag="autocomplete"):
    """Suggestions for the option that has the focus."""

    channel: Id
    command: Name
    focus: Name
    text: Annotated[str, Meta(max_length=6000)]
    options: dict[str, OptionValue] = {}


class Click(Asked, frozen=True, tag="click"):
    """To press a button."""

    message: Id
    custom_id: Name


class Choose(Asked, frozen=True, tag="choose"):
    """To pick from a select."""

    message: Id
    custom_id: Name
    values: Annotated[list[Name], Meta(max_length=25)]


class Submit(Asked, frozen=True, tag="submit"):
    """To send a modal that was opened by an interaction."""

    modal: Id
    fields: dict[str, str | list[str]]


class Dismiss(Asked, frozen=True, tag="dismiss"):
    """To send away an ephemeral message."""

    message: Id


class Read(Asked, frozen=True, tag="read"):
    """To have read a channel up to a message."""

    channel: Id
    upto: Id


class SetLocale(Asked, frozen=True, tag="locale"):
    """To set the client to another language."""

    locale: Locale


class Typing(Asked, frozen=True, tag="typing"):
    """To be writing."""

    channel: Id


Request: TypeAlias = (
    History
    | Say
    | Slash
    | Autocomplete
    | Click
    | Choose
    | Submit
    | Dismiss
    | Read
    | SetLocale
    | Typing
)

_request = msgspec.json.Decoder(Request)
_anything = msgspec.json.Decoder()


def parse(frame: str) -> Request:
    """The request in that frame, or BadFrame."""
    try:
        return _request.decode(frame)
    # Encoding fails for half a surrogate pair, and deep nesting for want of stack.
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadFrame(str(error), _number(frame)) from None


def _number(frame: str) -> int | None:
    try:
        found: object = _anything.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    match found:
        case {"id": bool()}:
            return None
        case {"id": int(number)} if abs(number) <= 2**53:
            return number
        case _:
            return None
