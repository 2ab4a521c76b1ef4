"""Logs: one line an event, with the ids of what it is about and without any secret."""

from __future__ import annotations

import json
import logging
import sys
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple, TextIO

from bot.settings import LogFormat, LogLevel, Secret

HIDDEN = "<hidden>"

_INDENT = "    "
_NO_FIELDS: Mapping[str, object] = MappingProxyType({})

_context: ContextVar[Mapping[str, object]] = ContextVar("log_context", default=_NO_FIELDS)


def set_up_logs(log_format: LogFormat, level: LogLevel, stream: TextIO) -> None:
    """Everything logged from `level` on goes to `stream`, and nowhere else."""
    handler = _Handler(stream)
    handler.setFormatter(_JsonLines() if log_format == "json" else _ReadableLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)


@contextmanager
def log_context(**fields: object) -> Generator[None]:
    """Every line logged inside carries these fields, besides those of contexts around it."""
    token = _context.set({**_context.get(), **fields})
    try:
        yield
    finally:
        _context.reset(token)


# Secrets --------------------------------------------------------------------------------------


class _Secrets:
    """The spellings of all values that must not be logged."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._values: set[frozenset[str]] = set()
        self._spellings: tuple[str, ...] = ()

    def add(self, spellings: frozenset[str]) -> None:
        with self._lock:
            self._values.add(spellings)
            self._sort()

    def remove(self, spellings: frozenset[str]) -> None:
        with self._lock:
            self._values.discard(spellings)
            self._sort()

    def cover(self, text: str) -> str:
        for spelling in self._spellings:
            text = text.replace(spelling, HIDDEN)
        return text

    def _sort(self) -> None:
        # Longest first: where one secret is part of another, no rest of the longer is left over.
        every = frozenset[str]().union(*self._values)
        self._spellings = tuple(sorted(every, key=lambda spelling: (-len(spelling), spelling)))


_secrets = _Secrets()


def hide(value: str | bytes) -> None:
    """The value appears in no log line from now on, however it is spelled."""
    _secrets.add(_spellings(value))


def unhide(value: str | bytes) -> None:
    """The value may be logged again."""
    _secrets.remove(_spellings(value))


def _spellings(value: str | bytes) -> frozenset[str]:
    if isinstance(value, str):
        found = {value, *_inside_quotes(repr(value)[1:-1])}
    else:
        encoded = {b64encode(value).decode(), urlsafe_b64encode(value).decode()}
        unpadded = {text.rstrip("=") for text in encoded}
        written = _inside_quotes(repr(value)[2:-1])
        found = {value.hex(), value.hex().upper(), *encoded, *unpadded, *written}
    return frozenset(found - {""})


def _inside_quotes(text: str) -> set[str]:
    # Which quotes Python escapes depends on what else stands between them.
    bare = text.replace("\\'", "'")
    return {bare, bare.replace("'", "\\'")}


def _text(value: object) -> str:
    """A value as text, without secrets; never an exception."""
    if isinstance(value, Secret):
        return HIDDEN
    try:
        return _secrets.cover(str(value))
    except Exception:  # whatever a foreign __str__ raises, the line is still worth having
        return f"<{type(value).__name__} that cannot be shown>"


# From a record to a line ----------------------------------------------------------------------


class _Entry(NamedTuple):
    """All that a line may show of a record: secrets are hidden already."""

    time: datetime
    level: str
    logger: str
    message: str
    fields: dict[str, int | str]
    trace: str


def _entry(record: logging.LogRecord, trace: str) -> _Entry:
    return _Entry(
        datetime.fromtimestamp(record.created, UTC),
        record.levelname,
        record.name,
        _message(record),
        {name: _field(value) for name, value in _context.get().items()},
        _secrets.cover(trace),
    )


def _message(record: logging.LogRecord) -> str:
    template = _text(record.msg)
    args = record.args
    if not args:
        return template
    try:
        if isinstance(args, Mapping):
            filled = template % {name: _argument(value) for name, value in args.items()}
        else:
            filled = template % tuple(_argument(value) for value in args)
    except Exception:  # whatever a foreign __str__ raises, the line is still worth having
        return f"{template} (its values could not be filled in)"
    return _secrets.cover(filled)


def _argument(value: object) -> object:
    # Hidden before they are filled in too, because %.8s would cut a secret beyond recognition.
    if isinstance(value, Secret | str | bytes | bytearray):
        text = _text(value)
        return value if text == str(value) else text
    return value


def _field(value: object) -> int | str:
    text = _text(value)
    return value if isinstance(value, int) and text == str(value) else text


class _Lines(logging.Formatter):
    def trace_of(self, record: logging.LogRecord) -> str:
        """The traceback and the stack that a record carries, or nothing."""
        # Not kept in record.exc_text as logging does: there it would not be hidden.
        error = self.formatException(record.exc_info) if record.exc_info else record.exc_text
        return "\n".join(part for part in (error, record.stack_info) if part)


class _ReadableLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        entry = _entry(record, self.trace_of(record))
        head = f"{entry.time:%Y-%m-%d %H:%M:%SZ} {entry.level} {entry.logger}: {entry.message}"
        if entry.fields:
            head += f" ({' '.join(f'{name}={value}' for name, value in entry.fields.items())})"
        trace = [_INDENT + line for line in entry.trace.split("\n")] if entry.trace else []
        return "\n".join(_escaped(line) for line in (head, *trace))


class _JsonLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        entry = _entry(record, self.trace_of(record))
        fixed = {
            "time": entry.time.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": entry.level,
            "logger": entry.logger,
            "message": entry.message,
        }
        if entry.trace:
            fixed["traceback"] = entry.trace
        # Fixed names stand first, and a field of the same name cannot replace them.
        return json.dumps(fixed | entry.fields | fixed)


def _escaped(text: str) -> str:
    # A player's text must not begin a line of its own, nor steer the reader's terminal.
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  logging's name
        """Say that a line is lost; logging itself would print its arguments, secrets and all."""
        with suppress(Exception):  # there is nowhere left to complain
            sys.stderr.write(f"A log line of {record.name} could not be written.\n")
