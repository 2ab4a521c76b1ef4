"""What application commands and their autocompletion have to keep."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from tests.judge.findings import (
    Finding,
    Node,
    crossed,
    elements,
    longer_than,
    twice,
)

CHAT, USER, MESSAGE = 1, 2, 3
MOST = {CHAT: (100, "chat"), USER: (15, "user"), MESSAGE: (15, "message")}
SUBCOMMAND, GROUP = 1, 2
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
LONGEST_COMMAND = 8000
# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no",
    "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
})
# fmt: on
# Letters of these two scripts come with marks, which are not letters to Unicode.
DEVANAGARI_AND_THAI = (
    (0x900, 0x950),
    (0x955, 0x963),
    (0x966, 0x97F),
    (0xE01, 0xE3A),
    (0xE40, 0xE5B),
)


def check_commands(commands: Node) -> Iterator[Finding]:
    """What is wrong with a whole set of commands."""
    for type_, (most, name) in MOST.items():
        same = [command for command in commands.each() if _type(command) == type_]
        if len(same) > most:
            yield commands.wrong(f"has {len(same)} {name} commands; at most {most} are allowed")
        yield from twice((command["name"] for command in same), f"the {name} command")
    for command in commands.each():
        yield from check_command(command)


def check_command(command: Node) -> Iterator[Finding]:
    """What is wrong with one command."""
    if _type(command) == CHAT:
        yield from _check_names(command)
        if command["description"].blank:
            yield command.wrong("is a chat command without a description")
    else:
        for key in ("description", "options"):
            if not command[key].blank:
                yield command[key].wrong("does not go with a command of a context menu")
    yield from check_details(command)


def check_details(command: Node) -> Iterator[Finding]:
    """What is wrong with a command or a part of one, whatever its type."""
    yield from _check_locales(command)
    yield from _check_options(command["options"])
    size = _size(command)
    if size > LONGEST_COMMAND:
        yield command.wrong(
            f"has {size} characters in names, descriptions and values;"
            f" at most {LONGEST_COMMAND} are allowed"
        )


def check_autocomplete(choices: Node) -> Iterator[Finding]:
    """What is wrong with the choices offered while somebody types."""
    for choice in choices.each():
        yield from _check_choice(choice)


def is_command_name(name: str) -> bool:
    """Whether this matches ``^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$``."""
    return 1 <= len(name) <= LONGEST_NAME and all(map(_is_name_character, name))


def _is_name_character(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return any(first <= ord(character) <= last for first, last in DEVANAGARI_AND_THAI)


def _type(command: Node) -> int:
    return command["type"].whole or CHAT


def _check_names(named: Node) -> Iterator[Finding]:
    for name in (named["name"], *named["name_localizations"].entries()):
        if not isinstance(name.value, str):
            continue
        if not is_command_name(name.text):
            yield name.wrong(
                f"is {name.text!r}; a name has 1 to {LONGEST_NAME} letters, digits, - _ or '"
            )
        elif name.text != name.text.lower():
            yield name.wrong(f"is {name.text!r}; a name is written in lower case")


def _check_locales(named: Node) -> Iterator[Finding]:
    for key, longest in (("name", LONGEST_NAME), ("description", LONGEST_DESCRIPTION)):
        for entry in named[f"{key}_localizations"].entries():
            if entry.key not in LOCALES:
                yield entry.wrong(f"is for {entry.key!r}, a locale Discord does not know")
            yield from longer_than(entry, longest)


def _check_options(options: Node) -> Iterator[Finding]:
    yield from twice((option["name"] for option in options.each()), "the option")
    nested = [option["type"].whole in (SUBCOMMAND, GROUP) for option in options.each()]
    if any(nested) and not all(nested):
        yield options.wrong("mix subcommands with other options")
    optional: Node | None = None
    for option in options.each():
        if option["type"].whole in (SUBCOMMAND, GROUP):
            yield from _check_options(option["options"])
        elif option["required"].value is not True:
            optional = optional or option
        elif optional:
            yield option.wrong(
                f"is required, but comes after the optional {optional['name'].text!r}"
            )
        yield from _check_option(option)


def _check_option(option: Node) -> Iterator[Finding]:
    yield from _check_names(option)
    yield from _check_locales(option)
    if option["description"].given and option["description"].blank:
        yield option["description"].wrong("is an empty description")
    if option["autocomplete"].value is True and elements(option["choices"].value):
        yield option["choices"].wrong("cannot go with autocomplete")
    yield from crossed(option, "min_value", "max_value")
    yield from crossed(option, "min_length", "max_length")
    for choice in option["choices"].each():
        yield from _check_choice(choice)


def _check_choice(choice: Node) -> Iterator[Finding]:
    yield from longer_than(choice["value"], LONGEST_CHOICE)
    for entry in choice["name_localizations"].entries():
        if entry.key not in LOCALES:
            yield entry.wrong(f"is for {entry.key!r}, a locale Discord does not know")


def _size(part: Node) -> int:
    """The characters that count: of each text the longest of its languages."""
    size = 0
    for key in ("name", "description"):
        texts = (part[key], *part[f"{key}_localizations"].entries())
        size += max(len(text.text) for text in texts)
    if part["value"].given:
        size += len(str(part["value"].value))
    inside = (*part["options"].each(), *part["choices"].each())
    return size + sum(_size(node) for node in inside)
