"""Every rule for commands: what breaks it is named, its neighbour passes."""

from __future__ import annotations

import discord
import pytest

from tests.judge.cases import Case, answer, command, commands, option, settle
from tests.judge.command_rules import LOCALES, is_command_name
from tests.judge.judge import Judge
from tests.judge.recorder import Sent


def with_option(**more: object) -> Sent:
    return commands(command(options=[option(**more)]))


def with_options(*written: object) -> Sent:
    return commands(command(options=list(written)))


def choice(name: str = "Rathaus", value: object = "rathaus", **more: object) -> dict[str, object]:
    return {"name": name, "value": value, **more}


def choices(*written: object) -> Sent:
    return answer(8, choices=list(written))


def subcommand(*written: object, **more: object) -> dict[str, object]:
    return {"type": 1, "name": "open", "description": "d", "options": list(written), **more}


def menu(type_: int, name: str, **more: object) -> dict[str, object]:
    return {"type": type_, "name": name, **more}


def sized(last: int) -> Sent:
    """A command of 7901 characters, and as many more as its last description is to have."""
    full = [choice(f"{n:0100}", f"{n:0100}") for n in range(38)]
    # 24 in the command, 38 * 200 in choices, 132, 33, 111 and 1 in options: the longest language
    names = {"name": "b", "name_localizations": {"de": "b" * 32, "fr": "c"}}
    return with_options(
        option(name="a" * 32, description="d" * 100, choices=full[:19]),
        option(**names, description="d", choices=full[19:], description_localizations={"de": "d"}),
        option(name="c" * 11, description="d" * 100),
        option(name="e", description="d", description_localizations={"de": "d" * last, "it": "e"}),
    )


FIRST = "/0/options/0"
NAMES = "a name has 1 to 32 letters, digits, - _ or '"

CASES = [
    Case(
        "characters of a name",
        commands(command(name="set-it_up'2ü")),
        commands(command(name="set up")),
        "/0/name",
        f"is 'set up'; {NAMES}",
    ),
    Case(
        "case of a name",
        commands(command(name="straße")),
        commands(command(name="Place")),
        "/0/name",
        "is 'Place'; a name is written in lower case",
    ),
    Case(
        "case of an option",
        with_option(name="field"),
        with_option(name="fielD"),
        f"{FIRST}/name",
        "is 'fielD'; a name is written in lower case",
    ),
    Case(
        "characters of a translated name",
        commands(command(name_localizations={"de": "würfeln", "hi": "पासा"})),
        commands(command(name_localizations={"de": "würfle!"})),
        "/0/name_localizations/de",
        f"is 'würfle!'; {NAMES}",
    ),
    Case(
        "case of a translated name",
        with_option(name_localizations={"de": "feld"}),
        with_option(name_localizations={"de": "Feld"}),
        f"{FIRST}/name_localizations/de",
        "is 'Feld'; a name is written in lower case",
    ),
    Case(
        "description",
        commands(command(description="d" * 100)),
        commands(command(description="d" * 101)),
        "/0/description",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "translated description",
        commands(command(description_localizations={"de": "d" * 100})),
        commands(command(description_localizations={"de": "d" * 101})),
        "/0/description_localizations/de",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "empty description",
        commands(command(description="d")),
        commands(command(description=" ")),
        "/0",
        "is a chat command without a description",
    ),
    Case(
        "empty description of an option",
        with_option(description="d"),
        with_option(description=" "),
        f"{FIRST}/description",
        "is an empty description",
    ),
    Case(
        "locale",
        commands(command(name_localizations={"es-419": "a"})),
        commands(command(name_localizations={"ca": "a"})),
        "/0/name_localizations/ca",
        "is for 'ca', a locale Discord does not know",
    ),
    Case(
        "locale of an option's description",
        with_option(description_localizations={"de": "a"}),
        with_option(description_localizations={"de-AT": "a"}),
        f"{FIRST}/description_localizations/de-AT",
        "is for 'de-AT', a locale Discord does not know",
    ),
    Case(
        "locale of a choice",
        with_option(choices=[choice(name_localizations={"fr": "Mairie"})]),
        with_option(choices=[choice(name_localizations={"fr-FR": "Mairie"})]),
        f"{FIRST}/choices/0/name_localizations/fr-FR",
        "is for 'fr-FR', a locale Discord does not know",
    ),
    Case(
        "required after optional",
        with_options(option(name="a", required=True), option(name="b"), option(name="c")),
        with_options(option(name="a"), option(name="b", required=True)),
        "/0/options/1",
        "is required, but comes after the optional 'a'",
    ),
    Case(
        "required after optional in a subcommand",
        with_options(subcommand(option(name="a", required=True), option(name="b"))),
        with_options(subcommand(option(name="a"), option(name="b", required=True))),
        f"{FIRST}/options/1",
        "is required, but comes after the optional 'a'",
    ),
    Case(
        "choices and autocomplete",
        with_option(autocomplete=True, choices=[]),
        with_option(autocomplete=True, choices=[choice()]),
        f"{FIRST}/choices",
        "cannot go with autocomplete",
    ),
    Case(
        "autocomplete of a user",
        with_option(type=6),
        with_option(type=6, autocomplete=True),
        f"{FIRST}/autocomplete",
        "is an unknown key",
    ),
    Case(
        "number of choices",
        with_option(choices=[choice(f"{n}", f"{n}") for n in range(25)]),
        with_option(choices=[choice(f"{n}", f"{n}") for n in range(26)]),
        f"{FIRST}/choices",
        "has 26 entries; at most 25 are allowed",
    ),
    Case(
        "value of a choice",
        with_option(choices=[choice(value="v" * 100)]),
        with_option(choices=[choice(value="v" * 101)]),
        f"{FIRST}/choices/0/value",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "number of subcommands",
        with_options(*(subcommand(name=f"s{n}") for n in range(25))),
        with_options(*(subcommand(name=f"s{n}") for n in range(26))),
        "/0/options",
        "has 26 entries; at most 25 are allowed",
    ),
    Case(
        "option twice",
        with_options(option(name="a"), option(name="b")),
        with_options(option(name="a"), option(name="a")),
        "/0/options/1/name",
        "the option 'a' is already at /0/options/0/name",
    ),
    Case(
        "subcommand beside an option",
        with_options(subcommand(), subcommand(name="close")),
        with_options(subcommand(), option()),
        "/0/options",
        "mix subcommands with other options",
    ),
    Case(
        "bounds of a number",
        with_option(type=4, min_value=1, max_value=1),
        with_option(type=4, min_value=2, max_value=1),
        FIRST,
        "min_value 2 is more than max_value 1",
    ),
    Case(
        "bounds of a text",
        with_option(min_length=1, max_length=1),
        with_option(min_length=2, max_length=1),
        FIRST,
        "min_length 2 is more than max_length 1",
    ),
    Case(
        "size of a command",
        sized(99),
        sized(100),
        "/0",
        "has 8001 characters in names, descriptions and values; at most 8000 are allowed",
    ),
    Case(
        "size of a part of a command",
        Sent("PATCH", "/applications/1/commands/2", {"name": "Show Matches"}),
        Sent("PATCH", "/applications/1/commands/2", {"name_localizations": {"xx": "a"}}),
        "/name_localizations/xx",
        "is for 'xx', a locale Discord does not know",
    ),
    Case(
        "one command alone",
        Sent("POST", "/applications/1/guilds/2/commands", command()),
        Sent("POST", "/applications/1/guilds/2/commands", command(name="A")),
        "/name",
        "is 'A'; a name is written in lower case",
    ),
    Case(
        "number of chat commands",
        commands(*(command(name=f"c{n}") for n in range(100))),
        commands(*(command(name=f"c{n}") for n in range(101))),
        "",
        "has 101 chat commands; at most 100 are allowed",
    ),
    Case(
        "number of user commands",
        commands(*(menu(2, f"C {n}") for n in range(15))),
        commands(*(menu(2, f"C {n}") for n in range(16))),
        "",
        "has 16 user commands; at most 15 are allowed",
    ),
    Case(
        "number of message commands",
        commands(*(menu(3, f"C {n}") for n in range(15))),
        commands(*(menu(3, f"C {n}") for n in range(16))),
        "",
        "has 16 message commands; at most 15 are allowed",
    ),
    Case(
        "command twice",
        commands(command(), menu(2, "place"), menu(3, "place")),
        commands(command(), command()),
        "/1/name",
        "the chat command 'place' is already at /0/name",
    ),
    Case(
        "context menu with a description",
        commands(menu(2, "Show Matches", description="")),
        commands(menu(2, "Show Matches", description="d")),
        "/0/description",
        "does not go with a command of a context menu",
    ),
    Case(
        "choices while typing",
        choices(*(choice(f"{n}", f"{n}") for n in range(25))),
        choices(*(choice(f"{n}", f"{n}") for n in range(26))),
        "/data/choices",
        "has 26 entries; at most 25 are allowed",
    ),
    Case(
        "name of a choice while typing",
        choices(choice("n" * 100)),
        choices(choice("n" * 101)),
        "/data/choices/0/name",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "value of a choice while typing",
        choices(choice(value="v" * 100)),
        choices(choice(value="v" * 101)),
        "/data/choices/0/value",
        "is 101 characters long; at most 100 are allowed",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_command_rule(judge: Judge, case: Case) -> None:
    settle(judge, case)


def test_locales_are_those_discord_py_knows() -> None:
    assert {locale.value for locale in discord.Locale} == LOCALES


@pytest.mark.parametrize(
    "name", ["a", "é", "ß", "2", "१", "ก็", "पासा", "北京", "a-b_c'd", "x" * 32]
)
def test_names_may_have_letters_of_any_script(name: str) -> None:
    assert is_command_name(name)


@pytest.mark.parametrize("name", ["", "a b", "a.b", "🎲", "a/b", "e\u0301", "x" * 33])
def test_names_have_no_other_characters(name: str) -> None:
    assert not is_command_name(name)
