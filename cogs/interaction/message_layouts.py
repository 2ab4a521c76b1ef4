"""What messages look like: Components V2 layouts, without a word of their own."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import NamedTuple, Protocol

import discord
from discord import ui

from bot.match.model import Match
from cogs.table.button_ids import ButtonId, Deed

_MOST_TEXT = 3_900  # of the 4,000 characters a message may have in all
_MOST_LABEL = 80
_MOST_OPTION = 100
_BUTTONS_A_ROW = 5
_ACCENT = discord.Colour(0xB28630)  # the gold line of the boards

Style = discord.ButtonStyle


class Packed(Protocol):
    """What a button or list carries."""

    def packed(self) -> str:
        """The custom id."""
        ...


class Push(NamedTuple):
    """A button."""

    id: Packed
    label: str
    style: discord.ButtonStyle = Style.secondary


class Picture(NamedTuple):
    """A file shown in a message, with what it says to those who cannot see it."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """As it is sent; a file can be sent once."""
        return discord.File(BytesIO(self.data), self.name)


class Choice(NamedTuple):
    """An entry of a menu."""

    value: str
    label: str
    about: str | None = None


class Choices(NamedTuple):
    """A list to choose one entry of."""

    id: Packed
    placeholder: str
    entries: tuple[Choice, ...]


class Page(NamedTuple):
    """A message to be: texts, pictures, texts below them, buttons, a list."""

    head: str
    picture: Picture | None = None
    body: str = ""
    buttons: tuple[Push, ...] = ()
    files: tuple[Picture, ...] = ()  # to be downloaded
    choices: Choices | None = None
    strip: Picture | None = None  # what happened, before the picture of what is

    def view(self) -> ui.LayoutView:
        """The layout. It is never stored: what a button does stands in its id."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*self._items(), accent_colour=_ACCENT))
        view.stop()
        return view

    def _items(self) -> Iterable[ui.Item[ui.LayoutView]]:
        head, body = _within(self.head, self.body)
        yield ui.TextDisplay(head)
        for picture in self._pictures():
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)
            yield gallery
        if body:
            yield ui.TextDisplay(body)
        for file in self.files:
            yield ui.File(f"attachment://{file.name}")
        for start in range(0, len(self.buttons), _BUTTONS_A_ROW):
            yield ui.ActionRow(*map(_button, self.buttons[start : start + _BUTTONS_A_ROW]))
        if self.choices is not None:
            yield ui.ActionRow(_select(self.choices))

    def attachments(self) -> list[discord.File]:
        """The files to send along."""
        return [picture.file() for picture in (*self._pictures(), *self.files)]

    def _pictures(self) -> list[Picture]:
        return [picture for picture in (self.strip, self.picture) if picture is not None]


def _button(push: Push) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=cut(push.label, _MOST_LABEL), style=push.style, custom_id=push.id.packed()
    )


def _select(choices: Choices) -> ui.Select[ui.LayoutView]:
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=choices.id.packed(), placeholder=choices.placeholder
    )
    for entry in choices.entries:
        about = entry.about and cut(entry.about, _MOST_OPTION)
        select.add_option(
            label=cut(entry.label, _MOST_OPTION), value=entry.value, description=about
        )
    return select


def _within(head: str, body: str) -> tuple[str, str]:
    """Both texts, the second one shortened at its beginning: the newest stands at the end."""
    head = cut(head, _MOST_TEXT)
    left = _MOST_TEXT - len(head)
    if len(body) <= left:
        return head, body
    lines = body.split("\n")
    while lines and len("\n".join(lines)) + 2 > left:
        lines.pop(0)
    return head, "\n".join(["…", *lines])


def cut(text: str, most: int) -> str:
    """The text, with an ellipsis where it was too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def menu(text: str, choices: Choices, *, back: Push | None = None) -> ui.LayoutView:
    """A private menu: one list to choose from."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.add_item(ui.ActionRow(_select(choices)))
    if back is not None:
        view.add_item(ui.ActionRow(_button(back)))
    view.stop()
    return view


def with_buttons(text: str, *buttons: Push) -> ui.LayoutView:
    """A message of text and buttons."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(text, _MOST_TEXT)))
    view.add_item(ui.ActionRow(*map(_button, buttons)))
    view.stop()
    return view


def note(text: str) -> ui.LayoutView:
    """A message of nothing but text."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(text, _MOST_TEXT)))
    view.stop()
    return view


def push(
    deed: Deed, match: Match, label: str, style: discord.ButtonStyle = Style.secondary
) -> Push:
    """A button about a match as it stands."""
    return Push(ButtonId(deed, match.id, match.revision), label, style)


def step_push(match: Match, step: int, label: str) -> Push:
    """A button that takes a first step through the menus."""
    style = Style.primary if step == 0 else Style.secondary
    return Push(ButtonId("move", match.id, match.revision, (step,)), label, style)


def parted(text: str) -> list[str]:
    """A long text in parts that fit into a message each, broken between lines."""
    parts = [""]
    for line in text.split("\n"):
        longer = f"{parts[-1]}\n{line}" if parts[-1] else line
        if len(longer) <= _MOST_TEXT:
            parts[-1] = longer
        else:
            parts.append(cut(line, _MOST_TEXT))
    return parts
