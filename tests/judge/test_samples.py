"""What discord.py makes of a sensible bot passes; a key misspelt in it does not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from discord.http import handle_message_parameters

from tests.judge.cases import judged
from tests.judge.findings import Place, pointer
from tests.judge.judge import Judge
from tests.judge.misspelt_keys import misspelt
from tests.judge.recorder import CHANNEL, Recorder, Sent, caught, posted
from tests.judge.sample_answers import ANSWERS, Answer
from tests.judge.samples import MESSAGE, REQUESTS, board

each_request = pytest.mark.parametrize("make", REQUESTS, ids=lambda make: make.__name__)
each_answer = pytest.mark.parametrize(
    "answer", ANSWERS, ids=lambda answer: f"{answer.method} {answer.path} {answer.status}"
)


@each_request
async def test_request_of_discord_py_passes(
    judge: Judge, make: Callable[[], Awaitable[Sent]]
) -> None:
    assert list(map(str, judged(judge, await make()))) == []


@each_request
async def test_every_misspelt_key_of_a_request_is_seen(
    judge: Judge, make: Callable[[], Awaitable[Sent]]
) -> None:
    sent = await make()
    unseen = [
        pointer(place)
        for place, body in misspelt(sent.body)
        if not judged(judge, replace(sent, body=body))
    ]
    assert unseen == []


@each_answer
def test_answer_by_the_description_passes(judge: Judge, answer: Answer) -> None:
    assert list(map(str, judge.response(*answer))) == []


@each_answer
def test_every_misspelt_key_of_an_answer_is_seen(judge: Judge, answer: Answer) -> None:
    unseen = [
        pointer(place)
        for place, body in misspelt(answer.body)
        if not is_free(place) and not judge.response(*answer._replace(body=body))
    ]
    assert unseen == []


def is_free(place: Place) -> bool:
    """Whether Discord leaves the keys there open: languages, fields with errors, owners."""
    opened = ("name_localizations", "errors", "authorizing_integration_owners")
    return len(place) > 1 and place[-2] in opened


class TestBeyondTheThreeAllowances:
    """What discord.py can be made to send that the description does not know: still refused."""

    async def test_a_kept_attachment_comes_with_all_it_was_received_with(
        self, judge: Judge
    ) -> None:
        received: Any = {
            "id": "1200000000000000000",
            "filename": "board.png",
            "size": 3,
            "url": "https://cdn.discordapp.com/board.png",
            "proxy_url": "https://media.discordapp.net/board.png",
        }
        state: Any = SimpleNamespace(http=None)
        attachment = discord.Attachment(data=received, state=state)
        params = handle_message_parameters(attachments=[attachment])
        sent = await caught(Recorder().edit_message(CHANNEL, MESSAGE, params=params))
        found = {violation.pointer for violation in judged(judge, sent)}
        unknown = ("proxy_url", "size", "url", "spoiler")
        assert found == {f"/attachments/0/{key}" for key in unknown}

    async def test_an_animated_emoji_says_that_it_is(self, judge: Judge) -> None:
        emoji = discord.PartialEmoji(name="dice", animated=True, id=5)
        view = ui.View(timeout=None)
        view.add_item(ui.Button(emoji=emoji, custom_id="dice"))
        sent = await posted(handle_message_parameters("x", view=view))
        found = [violation.pointer for violation in judged(judge, sent)]
        assert found == ["/components/0/components/0/emoji/animated"]

    async def test_a_forum_thread_comes_with_tts_and_a_query(self, judge: Judge) -> None:
        view, files = board()
        params = handle_message_parameters(
            view=view, files=files, channel_payload={"name": "Vienna 12"}
        )
        sent = await caught(Recorder().start_thread_in_forum(CHANNEL, params=params))
        found = [(violation.pointer, violation.sentence) for violation in judged(judge, sent)]
        assert found == [
            ("", "has the unknown query parameter 'use_nested_fields'"),
            ("/message/tts", "is an unknown key"),
        ]
