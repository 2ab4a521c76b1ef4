"""Every rule for files: what breaks it is named, its neighbour passes."""

from __future__ import annotations

import pytest

from tests.judge.cases import BOARD, V2, Case, edit, gallery, post, settle
from tests.judge.judge import Judge
from tests.judge.recorder import Sent

MIB = 2**20
KEPT = "1200000000000000000"
HERE = "attachment://board.png"


def embedded(url: str) -> list[dict[str, object]]:
    return [{"title": "Board", "image": {"url": url}}]


def file(url: str) -> dict[str, object]:
    return {"type": 13, "file": {"url": url}}


CASES = [
    Case(
        "number of files",
        post([BOARD] * 10),
        post([BOARD] * 11),
        "/files",
        "are 11 files; at most 10 are allowed",
    ),
    Case(
        "size of a file",
        post([("a.png", bytes(10 * MIB))]),
        post([("a.png", bytes(10 * MIB + 1))]),
        "/files/0",
        "'a.png' has 10485761 bytes; at most 10485760 are allowed",
    ),
    Case(
        "size of all files",
        post([("a.png", bytes(10 * MIB))] * 2),
        post([("a.png", bytes(10 * MIB))] * 3),
        "/files",
        "have 31457280 bytes together; at most 26214400 are allowed",
    ),
    Case(
        "files where there are none",
        Sent("POST", "/channels/1/messages/2/threads", {"name": "x"}),
        Sent("POST", "/channels/1/messages/2/threads", {"name": "x"}, [BOARD]),
        "",
        "has files, and this operation takes none",
    ),
    Case(
        "picture of an embed",
        post([BOARD], embeds=embedded(HERE)),
        post([BOARD], embeds=embedded("attachment://bord.png")),
        "/embeds/0/image/url",
        "names 'bord.png', which is not among the files of this request",
    ),
    Case(
        "picture of a gallery",
        post([BOARD], flags=V2, components=[gallery(HERE)]),
        post(flags=V2, components=[gallery(HERE)]),
        "/components/0/items/0/media/url",
        "names 'board.png', which is not among the files of this request",
    ),
    Case(
        "picture that may have stayed",
        edit(flags=V2, components=[gallery(HERE)]),
        edit(flags=V2, components=[gallery(HERE)], attachments=[]),
        "/components/0/items/0/media/url",
        "names 'board.png', which is not among the files of this request",
    ),
    Case(
        "picture that is kept",
        edit(flags=V2, components=[gallery(HERE)], attachments=[{"id": KEPT}]),
        edit(
            [("new.png", b"")],
            flags=V2,
            components=[gallery(HERE, "attachment://new.png")],
            attachments=[{"id": 0}],
        ),
        "/components/0/items/0/media/url",
        "names 'board.png', which is not among the files of this request",
    ),
    Case(
        "V2 file nobody shows",
        post(
            [BOARD, ("rules.pdf", b"")],
            flags=V2,
            components=[gallery(HERE), file("attachment://rules.pdf")],
        ),
        post([BOARD, ("rules.pdf", b"")], flags=V2, components=[gallery(HERE)]),
        "/files/1",
        "'rules.pdf' is shown by no component",
    ),
    Case(
        "file component",
        post([BOARD], flags=V2, components=[file(HERE)]),
        post(flags=V2, components=[file("https://example.org/board.png")]),
        "/components/0/file/url",
        "is 'https://example.org/board.png'; a file component shows attachments only",
    ),
    Case(
        "picture from elsewhere",
        post(embeds=embedded("https://example.org/board.png")),
        post(embeds=embedded("file:///board.png")),
        "/embeds/0/image/url",
        "is 'file:///board.png'; it should begin with http, https or attachment://",
    ),
    Case(
        "embed's kind of picture",
        post([("a.webp", b"")], embeds=embedded("attachment://a.webp")),
        post([("a.svg", b"")], embeds=embedded("attachment://a.svg")),
        "/embeds/0/image/url",
        "is 'attachment://a.svg'; embeds show .jpg, .jpeg, .png, .webp, .gif only",
    ),
    Case(
        "name that Discord would change",
        post([("vienna_12-b.png", b"")], embeds=embedded("attachment://vienna_12-b.png")),
        post([("wién.png", b"")], embeds=embedded("attachment://wién.png")),
        "/embeds/0/image/url",
        "names 'wién.png'; Discord renames all but letters, digits and _ . -",
    ),
    Case(
        "list without the file",
        post([BOARD], attachments=[{"id": 0}]),
        post([BOARD], attachments=[{"id": 1}]),
        "/attachments/0/id",
        "is 1, and there is no files[1] in this request",
    ),
    Case(
        "kept attachment of a new message",
        edit(attachments=[{"id": KEPT}]),
        post(content="x", attachments=[{"id": KEPT}]),
        "/attachments/0/id",
        f"is {KEPT}, and there is no files[{KEPT}] in this request",
    ),
    Case(
        "attachment twice",
        edit([BOARD], attachments=[{"id": 0}, {"id": KEPT}]),
        edit([BOARD], attachments=[{"id": 0}, {"id": 0}]),
        "/attachments/1/id",
        "the attachment id 0 is already at /attachments/0/id",
    ),
    Case(
        "file an edit forgets to list",
        edit([BOARD], attachments=[{"id": KEPT}, {"id": 0}]),
        edit([BOARD], attachments=[{"id": KEPT}]),
        "/files/0",
        "'board.png' is not listed in attachments",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_attachment_rule(judge: Judge, case: Case) -> None:
    settle(judge, case)
