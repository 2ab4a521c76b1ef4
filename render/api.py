"""What can be drawn of a game. Pictures are made from views and visible events, never from states.

Every picture is an image in 256 inks; `picture_files` makes it a file, `picture_studio` has it made
in a thread.
A game without a painter of its own is drawn in words by `plain`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from PIL import Image

from games.api import Event
from render.picture_setting import Setting

V_contra = TypeVar("V_contra", contravariant=True)


class Moment(NamedTuple):
    """A match after a move (or the deal): what the viewer sees, and saw happen."""

    revision: int
    view: object
    events: tuple[Event, ...]


class UnknownTopic(KeyError):
    """There is no help picture of this name."""


class Explanation(NamedTuple):
    """What a help picture says, for lists and for those who cannot see it."""

    title: str
    text: str


class Painter(Protocol[V_contra]):
    """Draws one game."""

    def board(
        self, view: V_contra, setting: Setting, before: V_contra | None = None
    ) -> Image.Image:
        """The table now; what is new since `before` is outlined."""
        ...

    def strip(self, moments: Sequence[Moment], setting: Setting) -> Image.Image:
        """What happened from the first of these moments to the last: three frames at most."""
        ...

    def final(self, moments: Sequence[Moment], setting: Setting) -> Image.Image:
        """How a whole match went and ended, from the deal to the last move."""
        ...

    def topics(self) -> Sequence[str]:
        """What there are help pictures of."""
        ...

    def help(self, topic: str, setting: Setting) -> Image.Image:
        """A small picture of a single card or field, or `UnknownTopic`."""
        ...

    def explain(self, topic: str, setting: Setting) -> Explanation:
        """The same in words, or `UnknownTopic`."""
        ...
