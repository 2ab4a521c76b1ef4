"""What a log line looks like, which ids it carries, and what it never shows."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest

from bot.logs import hide, log_context, set_up_logs, unhide
from bot.settings import LogFormat, Secret

LOG = logging.getLogger("bot.match")
TOKEN = "MTk4NjIy.Cl2FMQ.ZnCjm1XV"
SEED = bytes(range(0xE0, 0x100))  # its base64 has characters that differ in URLs, and padding
QUOTES = b"a'seed\"with-both"  # Python escapes one of the two
FORMATS: tuple[LogFormat, ...] = ("readable", "json")


@pytest.fixture(autouse=True)
def root_logger() -> Iterator[logging.Logger]:
    """The root logger, given back afterwards as pytest set it up."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    root.handlers = []
    yield root
    root.handlers = handlers
    root.setLevel(level)


@pytest.fixture
def secrets() -> Iterator[None]:
    for value in (TOKEN, SEED, QUOTES):
        hide(value)
    yield
    for value in (TOKEN, SEED, QUOTES):
        unhide(value)


def logged(log_format: LogFormat, act: Callable[[], object]) -> str:
    """All that is logged while something is done."""
    out = io.StringIO()
    set_up_logs(log_format, "info", out)
    act()
    return out.getvalue()


def without_time(line: str) -> str:
    return re.sub(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ ", "", line)


def readable(act: Callable[[], object]) -> str:
    return without_time(logged("readable", act))


def as_json(act: Callable[[], object]) -> dict[str, object]:
    """The one line that is logged, read again."""
    text = logged("json", act)
    assert text.count("\n") == 1
    return json.loads(text)


def record(message: object, *, at: float = 0.0) -> logging.LogRecord:
    made = logging.LogRecord("bot.match", logging.INFO, "", 0, message, None, None)
    made.created = at
    return made


# Lines ----------------------------------------------------------------------------------------


def test_a_readable_line_has_time_level_logger_message_and_ids() -> None:
    at = datetime(2026, 11, 16, 17, 3, 11, tzinfo=UTC).timestamp()

    def act() -> None:
        with log_context(match=3, user=7):
            LOG.handle(record("text", at=at))

    assert logged("readable", act) == (
        "2026-11-16 17:03:11Z INFO bot.match: text (match=3 user=7)\n"
    )


def test_a_json_line_has_the_same() -> None:
    at = datetime(2026, 11, 16, 17, 3, 11, 250_000, tzinfo=UTC).timestamp()

    def act() -> None:
        with log_context(match=3, user=7):
            LOG.handle(record("text", at=at))

    assert list(as_json(act).items()) == [
        ("time", "2026-11-16T17:03:11.250Z"),
        ("level", "INFO"),
        ("logger", "bot.match"),
        ("message", "text"),
        ("match", 3),
        ("user", 7),
    ]


def test_values_are_filled_into_the_message() -> None:
    assert readable(lambda: LOG.info("%s has %d dice", "Anna", 4)) == (
        "INFO bot.match: Anna has 4 dice\n"
    )


def test_named_values_are_filled_into_the_message() -> None:
    assert readable(lambda: LOG.info("%(who)s has %(dice)d", {"who": "Anna", "dice": 4})) == (
        "INFO bot.match: Anna has 4\n"
    )


def test_bytes_that_are_no_secret_are_shown_as_ever() -> None:
    assert readable(lambda: LOG.info("%s %r", b"x", b"x")) == "INFO bot.match: b'x' b'x'\n"


def test_lines_below_the_level_are_not_logged() -> None:
    assert logged("readable", lambda: LOG.debug("text")) == ""


def test_setting_up_twice_does_not_log_twice(root_logger: logging.Logger) -> None:
    first = io.StringIO()
    set_up_logs("json", "debug", first)
    assert readable(lambda: LOG.info("text")) == "INFO bot.match: text\n"
    assert first.getvalue() == ""
    assert len(root_logger.handlers) == 1


@pytest.mark.parametrize("log_format", FORMATS)
def test_values_that_do_not_fit_the_message_lose_neither_line_nor_secret(
    log_format: LogFormat, capsys: pytest.CaptureFixture[str]
) -> None:
    out = logged(log_format, lambda: LOG.info("%d dice", Secret(TOKEN)))
    assert "%d dice (its values could not be filled in)" in out
    assert TOKEN not in out
    assert capsys.readouterr().err == ""


def test_a_message_that_cannot_be_shown_is_named_by_its_type() -> None:
    class Odd:
        def __str__(self) -> str:
            raise RuntimeError(TOKEN)

    assert readable(lambda: LOG.info(Odd())) == ("INFO bot.match: <Odd that cannot be shown>\n")


def test_a_line_that_cannot_be_written_is_reported_without_its_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    closed = io.StringIO()
    set_up_logs("readable", "info", closed)
    closed.close()
    LOG.info("the token is %s", TOKEN)
    assert capsys.readouterr().err == "A log line of bot.match could not be written.\n"


def test_logging_goes_on_where_nothing_can_be_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    set_up_logs("readable", "info", closed)
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    LOG.info("text")


# Context --------------------------------------------------------------------------------------


def test_contexts_inside_each_other_add_up_and_end() -> None:
    def act() -> None:
        with log_context(match=3, user=7):
            with log_context(user=8, move=1):
                LOG.info("inner")
            LOG.info("outer")
        LOG.info("outside")

    lines = [without_time(line) for line in logged("readable", act).splitlines()]
    assert lines == [
        "INFO bot.match: inner (match=3 user=8 move=1)",
        "INFO bot.match: outer (match=3 user=7)",
        "INFO bot.match: outside",
    ]


def test_a_context_ends_with_an_exception_too() -> None:
    def act() -> None:
        with pytest.raises(LookupError), log_context(match=3):
            raise LookupError
        LOG.info("outside")

    assert readable(act) == "INFO bot.match: outside\n"


def test_tasks_keep_their_context_and_do_not_see_each_others() -> None:
    async def play(match: int) -> None:
        with log_context(match=match):
            for _ in range(3):
                await asyncio.sleep(0)
                LOG.info("match %d", match)

    async def both() -> None:
        await asyncio.gather(play(1), play(2))
        LOG.info("both")

    lines = [json.loads(line) for line in logged("json", lambda: asyncio.run(both())).splitlines()]
    seen = [(line["message"], line.get("match")) for line in lines]
    assert seen == [*[("match 1", 1), ("match 2", 2)] * 3, ("both", None)]


def test_a_field_cannot_replace_the_message() -> None:
    def act() -> None:
        with log_context(message="forged", match=3):
            LOG.info("real")

    line = as_json(act)
    assert (line["message"], line["match"]) == ("real", 3)


# Secrets --------------------------------------------------------------------------------------


def everywhere(value: object) -> Callable[[], None]:
    """Log a value in all the places a line has."""

    def act() -> None:
        with log_context(field=value, inside=[value]):
            LOG.info(value)
            LOG.info(f"before {value} after")
            LOG.info("%s %r %.12s", value, value, value)
            LOG.info("%(value)s", {"value": value})
            LOG.info("%s", [value])
            LOG.info("%d", value)
            try:
                raise ValueError(value)
            except ValueError:
                LOG.exception("failed", stack_info=True)

    return act


@pytest.mark.usefixtures("secrets")
@pytest.mark.parametrize("log_format", FORMATS)
@pytest.mark.parametrize(
    "spelling",
    [
        TOKEN,
        SEED,
        bytearray(SEED),
        repr(SEED),
        SEED.hex(),
        SEED.hex().upper(),
        b64encode(SEED).decode(),
        b64encode(SEED).decode().rstrip("="),
        urlsafe_b64encode(SEED).decode(),
        QUOTES,
        b"around " + QUOTES,
        QUOTES.decode(),
    ],
    ids=repr,
)
def test_a_hidden_value_is_logged_nowhere_in_no_spelling(
    log_format: LogFormat, spelling: object
) -> None:
    out = logged(log_format, everywhere(spelling))
    assert "<hidden>" in out
    for piece in (TOKEN[:6], r"\xe0\xe1", "e0e1", "E0E1", "4OHi4", "8PHy8", "with-both"):
        assert piece not in out


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_secret_need_not_be_hidden_to_stay_out_of_logs(log_format: LogFormat) -> None:
    out = logged(log_format, everywhere(Secret(TOKEN)))
    assert "<hidden>" in out
    assert TOKEN[:6] not in out


def test_a_secret_in_the_context_is_shown_as_hidden() -> None:
    def act() -> None:
        with log_context(token=Secret(TOKEN)):
            LOG.info("text")

    assert readable(act) == "INFO bot.match: text (token=<hidden>)\n"


@pytest.mark.usefixtures("secrets")
def test_a_seed_is_hidden_without_a_rest() -> None:
    values = (SEED.hex(), b64encode(SEED).decode(), SEED)
    assert readable(lambda: LOG.info("%s %s %s", *values)) == (
        "INFO bot.match: <hidden> <hidden> b'<hidden>'\n"
    )


def test_quotes_do_not_uncover_a_seed() -> None:
    seed = b"it's a seed"
    hide(seed)
    try:
        out = readable(lambda: LOG.info("%r %r", seed, b'"' + seed))
    finally:
        unhide(seed)
    assert out == """INFO bot.match: 'b"<hidden>"' 'b\\'"<hidden>\\''\n"""


def test_a_number_can_be_hidden() -> None:
    def act() -> None:
        with log_context(salt=12345, match=3):
            LOG.info("text %d", 12345)

    hide("12345")
    try:
        line = as_json(act)
    finally:
        unhide("12345")
    assert (line["message"], line["salt"], line["match"]) == ("text <hidden>", "<hidden>", 3)


def test_a_secret_that_begins_like_another_is_hidden_whole() -> None:
    hide("open")
    hide("open sesame")
    try:
        assert readable(lambda: LOG.info("say open sesame")) == "INFO bot.match: say <hidden>\n"
    finally:
        unhide("open")
        unhide("open sesame")


def test_text_with_line_breaks_stays_hidden_when_it_is_escaped() -> None:
    hide("two\nlines")
    try:
        assert readable(lambda: LOG.info("%s", ["two\nlines"])) == (
            "INFO bot.match: ['<hidden>']\n"
        )
    finally:
        unhide("two\nlines")


def test_what_is_no_longer_hidden_can_be_logged() -> None:
    hide(SEED)
    unhide(SEED)
    assert SEED.hex() in readable(lambda: LOG.info("seed %s", SEED.hex()))


def test_what_was_never_hidden_can_be_unhidden() -> None:
    unhide(b"never seen")


@pytest.mark.parametrize("nothing", ["", b""])
def test_hiding_nothing_hides_nothing(nothing: str | bytes) -> None:
    hide(nothing)
    try:
        assert readable(lambda: LOG.info("text")) == "INFO bot.match: text\n"
    finally:
        unhide(nothing)


@pytest.mark.usefixtures("secrets")
def test_a_traceback_written_elsewhere_is_hidden_too() -> None:
    prepared = record("failed")
    prepared.exc_text = f"ValueError: {TOKEN}"
    assert readable(lambda: LOG.handle(prepared)) == (
        "INFO bot.match: failed\n    ValueError: <hidden>\n"
    )


# Forged lines ---------------------------------------------------------------------------------


def test_a_players_text_cannot_forge_a_readable_line() -> None:
    text = "hello\n2026-11-16 17:03:11Z INFO bot: all fine\r\x1b[2K\u2028end"
    assert readable(lambda: LOG.info("said %s", text)) == (
        "INFO bot.match: said hello\\n2026-11-16 17:03:11Z INFO bot: all fine"
        "\\r\\x1b[2K\\u2028end\n"
    )


def test_a_field_cannot_forge_a_readable_line() -> None:
    def act() -> None:
        with log_context(name="Anna\nBéla"):
            LOG.info("text")

    assert readable(act) == "INFO bot.match: text (name=Anna\\nBéla)\n"


def test_a_json_line_stays_one_line_whatever_is_in_it() -> None:
    text = "hello\n\r\u2028\x1b\udc80 Schönbrunn"
    assert as_json(lambda: LOG.info(text))["message"] == text


def fail() -> None:
    try:
        raise ValueError("bad\n2026-11-16 17:03:11Z INFO bot: all fine\x1b[2K")
    except ValueError:
        LOG.exception("failed")


def test_every_line_of_a_readable_traceback_is_indented() -> None:
    first, *rest = readable(fail).splitlines()
    assert first == "ERROR bot.match: failed"
    assert rest[0] == "    Traceback (most recent call last):"
    assert rest[-2:] == [
        "    ValueError: bad",
        "    2026-11-16 17:03:11Z INFO bot: all fine\\x1b[2K",
    ]
    assert all(line.startswith("    ") for line in rest)


def test_a_traceback_is_one_field_of_a_json_line() -> None:
    trace = as_json(fail)["traceback"]
    assert isinstance(trace, str)
    assert trace.startswith("Traceback (most recent call last):\n")
