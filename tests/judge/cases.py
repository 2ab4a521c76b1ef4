"""Pairs of requests that differ in one thing: one is right, its neighbour is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.judge.findings import Violation
from tests.judge.judge import Judge
from tests.judge.recorder import Sent

V2 = 1 << 15
BOARD = ("board.png", b"PNG")


@dataclass(frozen=True)
class Case:
    """A right request, a wrong one, and what is to be said of the wrong one, and where."""

    name: str
    right: Sent
    wrong: Sent
    pointer: str
    sentence: str


def settle(judge: Judge, case: Case) -> None:
    """Fails unless the right request passes and the wrong one is refused for this reason alone."""
    assert list(map(str, judged(judge, case.right))) == []
    found = [(violation.pointer, violation.sentence) for violation in judged(judge, case.wrong)]
    assert found == [(case.pointer, case.sentence)]


def judged(judge: Judge, sent: Sent) -> list[Violation]:
    """The violations in this request."""
    return judge.request(sent.method, sent.path, sent.body, files=sent.files, query=sent.query)


def post(files: Sequence[tuple[str, bytes]] = (), **body: object) -> Sent:
    """A new message in a channel."""
    return Sent("POST", "/channels/1/messages", body, files)


def edit(files: Sequence[tuple[str, bytes]] = (), **body: object) -> Sent:
    """A message in a channel, edited."""
    return Sent("PATCH", "/channels/1/messages/999999999", body, files)


def answer(type_: int, files: Sequence[tuple[str, bytes]] = (), **data: object) -> Sent:
    """An interaction, answered."""
    return Sent("POST", "/interactions/1/token/callback", {"type": type_, "data": data}, files)


def commands(*written: object) -> Sent:
    """All commands of the application."""
    return Sent("PUT", "/applications/1/commands", list(written))


def command(**more: object) -> dict[str, object]:
    """A chat command."""
    return {"type": 1, "name": "place", "description": "Put dice on a field", **more}


def option(**more: object) -> dict[str, object]:
    """A text to be given to a command."""
    return {"type": 3, "name": "field", "description": "where to", **more}


def row(*components: object) -> dict[str, object]:
    """A row of components."""
    return {"type": 1, "components": list(components)}


def button(custom_id: str | None = "go", **more: object) -> dict[str, object]:
    """A button."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def link(**more: object) -> dict[str, object]:
    """A button that opens a page."""
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org", **more}


def options(count: int) -> list[dict[str, object]]:
    """So many things to choose from."""
    return [{"label": f"field {n}", "value": f"{n}"} for n in range(count)]


def select(custom_id: str = "pick", **more: object) -> dict[str, object]:
    """A select of two."""
    return {"type": 3, "custom_id": custom_id, "options": options(2), **more}


def text(content: str = "Anna is to roll.", **more: object) -> dict[str, object]:
    """A text display."""
    return {"type": 10, "content": content, **more}


def gallery(*urls: str, **more: object) -> dict[str, object]:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}
