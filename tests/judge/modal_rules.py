"""What a modal has to keep."""

from __future__ import annotations

from collections.abc import Iterator

from tests.judge.component_rules import (
    ROW,
    SELECTS,
    TEXT_INPUT,
    check_identity,
    check_select,
    walk,
)
from tests.judge.findings import Finding, Node, crossed, elements, more_than, twice

MOST_ROWS = 5
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP = 19, 21, 22
COUNTED = SELECTS | {FILE_UPLOAD, CHECKBOX_GROUP}


def check_modal(modal: Node) -> Iterator[Finding]:
    """What is wrong with this modal."""
    yield from more_than(modal["components"], MOST_ROWS, "rows")
    every = list(walk(modal["components"]))
    yield from check_identity(every)
    for component in every:
        type_ = component["type"].whole
        if type_ == ROW:
            yield from _check_row(component["components"])
        elif type_ == TEXT_INPUT:
            yield from _check_text_input(component)
        elif type_ in SELECTS:
            yield from check_select(component)
        if component["disabled"].value is True:
            yield component["disabled"].wrong("is true; nothing in a modal can be disabled")
        if type_ in COUNTED:
            yield from _check_count(component)
        if type_ in (RADIO_GROUP, CHECKBOX_GROUP):
            yield from twice((entry["value"] for entry in component["options"].each()), "the value")


def _check_row(row: Node) -> Iterator[Finding]:
    count = len(elements(row.value))
    if count > 1:
        yield row.wrong(f"are {count} text inputs in one row; one fills it")
    for component in row.each():
        if component["label"].blank:
            yield component.wrong("is a text input without a label")


def _check_text_input(component: Node) -> Iterator[Finding]:
    yield from crossed(component, "min_length", "max_length")
    value, least, most = (component[key] for key in ("value", "min_length", "max_length"))
    length = len(value.text)
    if length and least.number is not None and length < least.number:
        yield value.wrong(f"is {length} characters long; min_length asks for {least.whole}")
    if most.number is not None and length > most.number:
        yield value.wrong(f"is {length} characters long; max_length allows {most.whole}")


def _check_count(component: Node) -> Iterator[Finding]:
    if component["type"].whole not in SELECTS:
        yield from crossed(component, "min_values", "max_values")
    if component["min_values"].number == 0 and component["required"].value is not False:
        yield component["min_values"].wrong("is 0, although an answer is required")
