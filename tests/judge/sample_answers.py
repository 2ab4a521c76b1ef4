"""Answers as Discord gives them, by its own description."""

from __future__ import annotations

from typing import NamedTuple

MOMENT = "2026-08-01T12:00:00.000000+00:00"
USER: dict[str, object] = {
    "id": "66",
    "username": "fiaker",
    "avatar": None,
    "discriminator": "0",
    "public_flags": 0,
    "flags": 0,
    "bot": True,
    "global_name": None,
    "primary_guild": None,
}
MESSAGE: dict[str, object] = {
    "type": 0,
    "content": "",
    "mentions": [],
    "mention_roles": [],
    "attachments": [
        {
            "id": "77",
            "filename": "board.png",
            "size": 3,
            "url": "http://127.0.0.1/cdn/board.png",
            "proxy_url": "http://127.0.0.1/cdn/board.png",
        }
    ],
    "embeds": [],
    "timestamp": MOMENT,
    "edited_timestamp": None,
    "flags": 32768,
    "components": [
        {"type": 10, "id": 1, "content": "Anna is to roll."},
        {
            "type": 1,
            "id": 2,
            "components": [
                {"type": 2, "id": 3, "style": 1, "label": "Roll", "custom_id": "m1:7:roll"}
            ],
        },
    ],
    "id": "22",
    "channel_id": "11",
    "author": USER,
    "pinned": False,
    "mention_everyone": False,
    "tts": False,
    "interaction_metadata": {"id": "44", "type": 2, "authorizing_integration_owners": {"0": "55"}},
}
THREAD: dict[str, object] = {
    "id": "22",
    "type": 11,
    "flags": 0,
    "guild_id": "55",
    "parent_id": "11",
    "name": "Vienna 12",
    "owner_id": "66",
    "thread_metadata": {
        "archived": False,
        "archive_timestamp": MOMENT,
        "auto_archive_duration": 1440,
        "locked": False,
    },
    "message_count": 0,
    "member_count": 1,
    "total_message_sent": 0,
}


class Answer(NamedTuple):
    """An answer, and what it answers."""

    method: str
    path: str
    status: int
    body: object


ANSWERS = (
    Answer("POST", "/channels/11/messages", 200, MESSAGE),
    Answer("GET", "/channels/11/messages", 200, [MESSAGE]),
    Answer("DELETE", "/channels/11/messages/22", 204, None),
    Answer("POST", "/channels/11/messages/22/threads", 201, THREAD),
    Answer("GET", "/channels/22", 200, THREAD),
    Answer("GET", "/users/@me", 200, {**USER, "mfa_enabled": False, "locale": "en-US"}),
    Answer(
        "POST",
        "/users/@me/channels",
        200,
        {"id": "12", "type": 1, "flags": 0, "last_message_id": None, "recipients": [USER]},
    ),
    Answer(
        "POST",
        "/interactions/44/token/callback",
        200,
        {
            "interaction": {"id": "44", "type": 2, "response_message_id": "22"},
            "resource": {"type": 4, "message": MESSAGE},
        },
    ),
    Answer("POST", "/interactions/44/token/callback", 204, None),
    Answer(
        "PUT",
        "/applications/33/commands",
        200,
        [
            {
                "id": "88",
                "application_id": "33",
                "version": "1",
                "default_member_permissions": None,
                "type": 1,
                "name": "place",
                "name_localizations": {"de": "setzen"},
                "description": "Put dice on a field",
                "options": [{"type": 3, "name": "field", "description": "where to"}],
            }
        ],
    ),
    Answer("GET", "/channels/11", 404, {"code": 10003, "message": "Unknown Channel"}),
    Answer(
        "POST",
        "/channels/11/messages",
        400,
        {
            "code": 50035,
            "message": "Invalid Form Body",
            "errors": {"content": {"_errors": [{"code": 1, "message": "Must be shorter."}]}},
        },
    ),
    Answer(
        "POST",
        "/channels/11/messages",
        429,
        {"code": 0, "message": "Slow down.", "retry_after": 0.5, "global": False},
    ),
)
