"""What an operator sets, and what they are told when it cannot be used."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import msgspec
import pytest

from bot.settings import SETTINGS, BadSettings, Secret, Settings, read_settings
from language import LANGUAGES

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
OPERATORS_PAGE = Path(__file__).parents[2] / "docs" / "operators.md"


def complaint(environment: dict[str, str]) -> str:
    with pytest.raises(BadSettings) as refused:
        read_settings(environment)
    return str(refused.value)


def test_nothing_has_to_be_set() -> None:
    assert read_settings({}) == Settings(
        database=Path("fiaker.sqlite"),
        log_format="readable",
        log_level="info",
        language="en",
        ai_workers=2,
        ai_seconds=2.0,
        ai_pause=1.5,
        token=None,
    )


def test_everything_can_be_set() -> None:
    environment = {
        "FIAKER_DATABASE": "/srv/my matches/fiaker.sqlite",
        "FIAKER_LOG_FORMAT": "json",
        "FIAKER_LOG_LEVEL": "debug",
        "FIAKER_LANGUAGE": "it",
        "FIAKER_AI_WORKERS": "4",
        "FIAKER_AI_SECONDS": "0.5",
        "FIAKER_AI_PAUSE": "0",
        "DISCORD_TOKEN": TOKEN,
    }
    assert read_settings(environment) == Settings(
        database=Path("/srv/my matches/fiaker.sqlite"),
        log_format="json",
        log_level="debug",
        language="it",
        ai_workers=4,
        ai_seconds=0.5,
        ai_pause=0.0,
        token=Secret(TOKEN),
    )


def test_an_empty_variable_counts_as_not_set() -> None:
    empty = {setting.name: "" for setting in SETTINGS} | {"FIAKER_NO_SUCH_THING": ""}
    assert read_settings(empty) == read_settings({})


def test_variables_of_other_programs_are_left_alone() -> None:
    assert read_settings({"HOME": "/root", "DISCORD_COLOUR": "red"}) == read_settings({})


@pytest.mark.parametrize(
    ("name", "text", "answer"),
    [
        ("FIAKER_DATABASE", " fiaker.sqlite", "must be the path of a file."),
        ("FIAKER_DATABASE", "fiaker\n.sqlite", "must be the path of a file."),
        ("FIAKER_LOG_FORMAT", "xml", "must be readable or json."),
        ("FIAKER_LOG_LEVEL", "INFO", "must be debug, info, warning or error."),
        ("FIAKER_LANGUAGE", "es", "must be en, de, fr or it."),
        ("FIAKER_AI_WORKERS", "0", "must be a number from 1 to 64."),
        ("FIAKER_AI_WORKERS", "two", "must be a number from 1 to 64."),
        ("FIAKER_AI_SECONDS", "-1", "must be a number from 0.1 to 60."),
        ("FIAKER_AI_SECONDS", "nan", "must be a number from 0.1 to 60."),
        ("FIAKER_AI_PAUSE", "inf", "must be a number from 0 to 60."),
        ("DISCORD_TOKEN", f"{TOKEN}\n", "must be a bot token, without spaces."),
    ],
)
def test_a_value_that_cannot_be_used_is_answered_with_what_it_may_be(
    name: str, text: str, answer: str
) -> None:
    assert complaint({name: text}) == f"{name} {answer}"


@pytest.mark.parametrize("token", [f" {TOKEN}", f"{TOKEN}\n", "a b", "a\tb", "a\u00a0b", " "])
def test_a_token_with_a_space_is_refused_and_not_shown(token: str) -> None:
    assert complaint({"DISCORD_TOKEN": token}) == (
        "DISCORD_TOKEN must be a bot token, without spaces."
    )


@pytest.mark.parametrize(
    ("name", "closest"),
    [
        ("FIAKER_DATABSE", "FIAKER_DATABASE"),
        ("FIAKER_LOGLEVEL", "FIAKER_LOG_LEVEL"),
        ("FIAKER_FORMAT", "FIAKER_LOG_FORMAT"),
        ("FIAKER_LANG", "FIAKER_LANGUAGE"),
        ("FIAKER_TOKEN", "DISCORD_TOKEN"),
    ],
)
def test_an_unknown_name_is_answered_with_the_closest_one(name: str, closest: str) -> None:
    assert complaint({name: "x"}) == f"There is no setting {name!r}; the closest is {closest}."


def test_a_name_like_no_other_is_refused_too() -> None:
    assert "There is no setting 'FIAKER_'" in complaint({"FIAKER_": "x"})


def test_everything_wrong_is_said_at_once() -> None:
    wrong = {"FIAKER_LANGUAGE": "es", "FIAKER_X": "1", "FIAKER_A": "2", "DISCORD_TOKEN": "a b"}
    first_words = [line.split(";")[0] for line in complaint(wrong).splitlines()]
    assert first_words == [
        "There is no setting 'FIAKER_A'",
        "There is no setting 'FIAKER_X'",
        "FIAKER_LANGUAGE must be en, de, fr or it.",
        "DISCORD_TOKEN must be a bot token, without spaces.",
    ]


def test_a_token_in_the_wrong_variable_is_not_shown() -> None:
    wrong = {setting.name: f" {TOKEN}" for setting in SETTINGS} | {"FIAKER_TOKEN": TOKEN}
    assert TOKEN not in complaint(wrong)


def test_the_bot_may_speak_every_language_there_are_words_in() -> None:
    for language in LANGUAGES:
        assert read_settings({"FIAKER_LANGUAGE": language}).language == language


def test_the_table_fills_every_field_once() -> None:
    assert tuple(setting.field for setting in SETTINGS) == Settings.__struct_fields__


def test_the_operators_page_lists_exactly_the_settings() -> None:
    rows = [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        for line in OPERATORS_PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| `")
    ]
    assert rows == [
        [setting.name, setting.may_be, setting.default, setting.meaning] for setting in SETTINGS
    ]


# Secrets --------------------------------------------------------------------------------------


def test_a_secret_is_revealed_when_asked() -> None:
    assert Secret(TOKEN).reveal() == TOKEN


def test_a_secret_is_shown_nowhere_else() -> None:
    secret = Secret(TOKEN)
    shown = [repr(secret), str(secret), f"{secret}", f"{secret!r:>8}", "%s" % secret]  # noqa: UP031  how logging fills in
    assert shown == ["<secret>"] * 5


def test_a_secret_keeps_to_the_width_it_is_given() -> None:
    assert f"{Secret(TOKEN):>10}" == "  <secret>"


def test_settings_do_not_show_their_token() -> None:
    assert TOKEN not in repr(read_settings({"DISCORD_TOKEN": TOKEN}))


def test_a_secret_cannot_be_pickled_or_copied() -> None:
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="a secret is not pickled or copied"):
            attempt(Secret(TOKEN))


def test_a_secret_cannot_be_written_as_json() -> None:
    with pytest.raises(TypeError, match="Secret is unsupported"):
        msgspec.json.encode(Secret(TOKEN))


def test_equal_secrets_are_one_in_a_set() -> None:
    assert {Secret("a"), Secret("a"), Secret("b")} == {Secret("b"), Secret("a")}


def test_a_secret_does_not_equal_its_text() -> None:
    assert Secret("a") != "a"
