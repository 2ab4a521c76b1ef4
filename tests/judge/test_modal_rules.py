"""Every rule for modals: what breaks it is named, its neighbour passes."""

from __future__ import annotations

import pytest

from tests.judge.cases import Case, row, select, settle
from tests.judge.judge import Judge
from tests.judge.recorder import Sent


def modal(*components: object, **more: object) -> Sent:
    data = {"custom_id": "m", "title": "Report", "components": [*components], **more}
    return Sent("POST", "/interactions/1/token/callback", {"type": 9, "data": data})


def label(component: object, **more: object) -> dict[str, object]:
    return {"type": 18, "label": "Note", "component": component, **more}


def entry(custom_id: str = "note", **more: object) -> dict[str, object]:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def boxes(**more: object) -> dict[str, object]:
    choices = [{"label": "Night", "value": "night"}, {"label": "Text", "value": "text"}]
    return {"type": 22, "custom_id": "boxes", "options": choices, **more}


def uploads(**more: object) -> dict[str, object]:
    return {"type": 19, "custom_id": "proof", **more}


FIRST = "/data/components/0"

CASES = [
    Case(
        "rows",
        modal(*(label(entry(f"{n}")) for n in range(5))),
        modal(*(label(entry(f"{n}")) for n in range(6))),
        "/data/components",
        "has 6 rows; at most 5 are allowed",
    ),
    Case(
        "no rows",
        modal(label(entry())),
        modal(),
        "/data/components",
        "has 0 entries; at least 1 are needed",
    ),
    Case(
        "title",
        modal(label(entry()), title="x" * 45),
        modal(label(entry()), title="x" * 46),
        "/data/title",
        "is 46 characters long; at most 45 are allowed",
    ),
    Case(
        "custom_id",
        modal(label(entry()), custom_id="x" * 100),
        modal(label(entry()), custom_id="x" * 101),
        "/data/custom_id",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "label",
        modal(label(entry(), label="x" * 45)),
        modal(label(entry(), label="x" * 46)),
        f"{FIRST}/label",
        "is 46 characters long; at most 45 are allowed",
    ),
    Case(
        "description",
        modal(label(entry(), description="x" * 100)),
        modal(label(entry(), description="x" * 101)),
        f"{FIRST}/description",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "placeholder",
        modal(label(entry(placeholder="x" * 100))),
        modal(label(entry(placeholder="x" * 101))),
        f"{FIRST}/component/placeholder",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "value",
        modal(label(entry(value="x" * 4000))),
        modal(label(entry(value="x" * 4001))),
        f"{FIRST}/component/value",
        "is 4001 characters long; at most 4000 are allowed",
    ),
    Case(
        "value under its own bound",
        modal(label(entry(value="xx", min_length=2))),
        modal(label(entry(value="x", min_length=2))),
        f"{FIRST}/component/value",
        "is 1 characters long; min_length asks for 2",
    ),
    Case(
        "value over its own bound",
        modal(label(entry(value="xx", max_length=2))),
        modal(label(entry(value="xxx", max_length=2))),
        f"{FIRST}/component/value",
        "is 3 characters long; max_length allows 2",
    ),
    Case(
        "bounds of a text",
        modal(label(entry(min_length=2, max_length=2))),
        modal(label(entry(min_length=3, max_length=2))),
        f"{FIRST}/component",
        "min_length 3 is more than max_length 2",
    ),
    Case(
        "custom_id twice",
        modal(label(entry("a")), label(entry("b"))),
        modal(label(entry("a")), label(entry("a"))),
        "/data/components/1/component/custom_id",
        f"the custom_id 'a' is already at {FIRST}/component/custom_id",
    ),
    Case(
        "two texts in a row",
        modal(row(entry("a", label="A")), row(entry("b", label="B"))),
        modal(row(entry("a", label="A"), entry("b", label="B"))),
        f"{FIRST}/components",
        "are 2 text inputs in one row; one fills it",
    ),
    Case(
        "text in a row without a label",
        modal(row(entry(label="A"))),
        modal(row(entry())),
        f"{FIRST}/components/0",
        "is a text input without a label",
    ),
    Case(
        "disabled",
        modal(label(select(disabled=False))),
        modal(label(select(disabled=True))),
        f"{FIRST}/component/disabled",
        "is true; nothing in a modal can be disabled",
    ),
    Case(
        "nothing chosen although required",
        modal(label(select(min_values=0, required=False))),
        modal(label(select(min_values=0))),
        f"{FIRST}/component/min_values",
        "is 0, although an answer is required",
    ),
    Case(
        "more to choose than there is",
        modal(label(select(max_values=2))),
        modal(label(select(max_values=3))),
        f"{FIRST}/component/max_values",
        "is 3, and there are 2 options",
    ),
    Case(
        "bounds of boxes",
        modal(label(boxes(min_values=1, max_values=1))),
        modal(label(boxes(min_values=2, max_values=1))),
        f"{FIRST}/component",
        "min_values 2 is more than max_values 1",
    ),
    Case(
        "number of uploads",
        modal(label(uploads(max_values=10))),
        modal(label(uploads(max_values=11))),
        f"{FIRST}/component/max_values",
        "is 11; at most 10 is allowed",
    ),
    Case(
        "box twice",
        modal(label(boxes())),
        modal(label(boxes(options=[{"label": "A", "value": "a"}, {"label": "B", "value": "a"}]))),
        f"{FIRST}/component/options/1/value",
        f"the value 'a' is already at {FIRST}/component/options/0/value",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_modal_rule(judge: Judge, case: Case) -> None:
    settle(judge, case)
