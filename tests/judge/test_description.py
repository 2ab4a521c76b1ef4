"""A request finds its operation by method and path."""

from __future__ import annotations

import pytest

from tests.judge.description import Description


@pytest.mark.parametrize(
    ("method", "path", "operation"),
    [
        ("POST", "/channels/1/messages", "create_message"),
        ("post", "/channels/1/messages", "create_message"),
        ("PATCH", "/channels/1/messages/2", "update_message"),
        ("POST", "/channels/1/messages/bulk-delete", "bulk_delete_messages"),
        ("GET", "/channels/1/messages/pins", "list_pins"),
        ("PATCH", "/webhooks/1/tok/messages/@original", "update_original_webhook_message"),
        ("PATCH", "/webhooks/1/tok/messages/2", "update_webhook_message"),
        ("POST", "/webhooks/1/tok", "execute_webhook"),
        ("POST", "/webhooks/1/tok/slack", "execute_slack_compatible_webhook"),
        ("POST", "/interactions/1/tok/callback", "create_interaction_response"),
        ("GET", "/users/@me", "get_my_user"),
        ("GET", "/users/1", "get_user"),
        ("GET", "/applications/@me", "get_my_application"),
        ("PUT", "/channels/1/thread-members/@me", "join_thread"),
        ("PUT", "/channels/1/thread-members/2", "add_thread_member"),
        ("PUT", "/channels/1/messages/2/reactions/%F0%9F%8E%B2/@me", "add_my_message_reaction"),
        ("PUT", "/applications/1/guilds/2/commands", "bulk_set_guild_application_commands"),
    ],
)
def test_operation_of(description: Description, method: str, path: str, operation: str) -> None:
    match = description.find(method, path)
    assert match is not None
    assert match.operation.id == operation


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/chanels/1/messages"),
        ("POST", "/channels/1/messages/"),
        ("POST", "/channels//messages"),
        ("PUT", "/channels/1/messages"),
        ("POST", "channels/1/messages"),
        ("POST", "/api/v10/channels/1/messages"),
        ("BREW", "/users/@me"),
    ],
)
def test_no_operation_for(description: Description, method: str, path: str) -> None:
    assert description.find(method, path) is None


def test_the_path_says_what_the_parameters_are(description: Description) -> None:
    match = description.find("PUT", "/channels/1/messages/2/reactions/%F0%9F%8E%B2/@me")
    assert match is not None
    assert match.values == {"channel_id": "1", "message_id": "2", "emoji_name": "🎲"}


def test_every_operation_finds_itself(description: Description) -> None:
    for operation in description.operations():
        match = description.find(operation.method, operation.template)
        assert match is not None
        assert match.operation is operation


def test_every_schema_can_be_prepared(description: Description) -> None:
    for operation in description.operations():
        operation.request()
        for status in operation.statuses:
            operation.response(int(status.replace("XX", "00")))
