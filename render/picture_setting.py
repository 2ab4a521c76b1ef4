"""For whom a picture is made: who sits where, in which look, in which language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from language import Language
from render.printable_names import shown_names
from render.visual_style import DEFAULT_LOOK, Look


class Setting(NamedTuple):
    """Everything a picture depends on besides the views. Made by `setting_for`."""

    names: tuple[str, ...]
    look: Look = DEFAULT_LOOK
    language: Language = "en"


def setting_for(
    names: Sequence[str], look: Look = DEFAULT_LOOK, language: Language = "en"
) -> Setting:
    """The setting for these people, whatever they call themselves."""
    return Setting(shown_names(names), look, language)
