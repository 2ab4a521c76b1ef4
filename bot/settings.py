"""What the operator sets, read from environment variables; nothing else reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, NoReturn, TypeAlias, get_args

import msgspec

LogFormat: TypeAlias = Literal["readable", "json"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
# Not taken from language: settings can be read, and the doctor asked, while Fluent is missing.
Language: TypeAlias = Literal["en", "de", "fr", "it"]

_PREFIX = "FIAKER_"


class BadSettings(ValueError):
    """Some settings cannot be used; the text has a line for each."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))


class Secret:
    """Text that only `reveal` shows."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """The text itself."""
        return self._text

    def __repr__(self) -> str:
        return "<secret>"

    def __format__(self, spec: str) -> str:
        return format(repr(self), spec)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a secret is not pickled or copied")


class Settings(msgspec.Struct, frozen=True):
    """What the operator set."""

    database: Path
    log_format: LogFormat
    log_level: LogLevel
    language: Language
    ai_workers: Annotated[int, msgspec.Meta(ge=1, le=64)]
    ai_seconds: Annotated[float, msgspec.Meta(ge=0.1, le=60)]
    ai_pause: Annotated[float, msgspec.Meta(ge=0, le=60)]
    token: Secret | None


class Setting(msgspec.Struct, frozen=True):
    """A variable, the field it fills, and what an operator needs to know about it."""

    name: str
    field: str
    may_be: str
    default: str  # as it would be written; "" where there is none
    meaning: str


def _one_of(choices: Sequence[str]) -> str:
    return f"{', '.join(choices[:-1])} or {choices[-1]}"


SETTINGS = (
    Setting(
        "FIAKER_DATABASE",
        "database",
        "the path of a file",
        "fiaker.sqlite",
        "Where matches are kept.",
    ),
    Setting(
        "FIAKER_LOG_FORMAT",
        "log_format",
        _one_of(get_args(LogFormat)),
        "readable",
        "Logs for people, or for programs.",
    ),
    Setting(
        "FIAKER_LOG_LEVEL",
        "log_level",
        _one_of(get_args(LogLevel)),
        "info",
        "The least important lines that are logged.",
    ),
    Setting(
        "FIAKER_LANGUAGE",
        "language",
        _one_of(get_args(Language)),
        "en",
        "The language the bot speaks where nobody chose another.",
    ),
    Setting(
        "FIAKER_AI_WORKERS",
        "ai_workers",
        "a number from 1 to 64",
        "2",
        "How many processes think for computer players, hints and analyses.",
    ),
    Setting(
        "FIAKER_AI_SECONDS",
        "ai_seconds",
        "a number from 0.1 to 60",
        "2",
        "The longest an expert thinks about a move.",
    ),
    Setting(
        "FIAKER_AI_PAUSE",
        "ai_pause",
        "a number from 0 to 60",
        "1.5",
        "Seconds that pass before computer players answer a person's move.",
    ),
    Setting(
        "DISCORD_TOKEN",
        "token",
        "a bot token, without spaces",
        "",
        "Lets the bot log in to Discord; keep it secret.",
    ),
)


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in these variables, or `BadSettings` with everything that is wrong."""
    problems = [
        f"There is no setting {name!r}; the closest is {_closest(name)}."
        for name in _unknown_names(environment)
    ]
    texts: dict[str, str | None] = {}
    types = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for setting in SETTINGS:
        text = environment.get(setting.name) or setting.default or None
        texts[setting.field] = text
        try:
            msgspec.convert(text, types[setting.field], strict=False, dec_hook=_from_text)
        except msgspec.ValidationError:
            # What was given is not repeated: a token may have been put into the wrong variable.
            problems.append(f"{setting.name} must be {setting.may_be}.")
    if problems:
        raise BadSettings(problems)
    return msgspec.convert(texts, Settings, strict=False, dec_hook=_from_text)


def _unknown_names(environment: Mapping[str, str]) -> list[str]:
    known = {setting.name for setting in SETTINGS}
    return sorted(
        name
        for name, text in environment.items()
        if text and name.startswith(_PREFIX) and name not in known
    )


def _closest(name: str) -> str:
    # Compared without the prefix: all names share it, and FIAKER_TOKEN means DISCORD_TOKEN.
    known = {_without_prefix(setting.name): setting.name for setting in SETTINGS}
    return known[get_close_matches(_without_prefix(name), known, n=1, cutoff=0)[0]]


def _without_prefix(name: str) -> str:
    return name.partition("_")[2]


def _from_text(wanted: type, text: str) -> object:
    if wanted is Secret:
        if not (text.isascii() and text.isprintable()) or " " in text:
            raise ValueError("not a token")
        return Secret(text)
    if not text.isprintable() or text != text.strip():
        raise ValueError("not a path")
    return Path(text)
