"""Documented rules that the description leaves out: which of them a request has to keep."""

from __future__ import annotations

from collections.abc import Iterator

from tests.judge import command_rules, modal_rules
from tests.judge.attachment_rules import check_sizes
from tests.judge.findings import Files, Finding, Node, members
from tests.judge.message_rules import EPHEMERAL, Kind, check_message

MESSAGES = {
    "create_message": Kind(edit=False, private=False),
    "update_message": Kind(edit=True, private=False),
    "execute_webhook": Kind(edit=False, private=True),
    "update_webhook_message": Kind(edit=True, private=True),
    "update_original_webhook_message": Kind(edit=True, private=True),
}
SEVERAL_COMMANDS = frozenset(
    {"bulk_set_application_commands", "bulk_set_guild_application_commands"}
)
ONE_COMMAND = frozenset({"create_application_command", "create_guild_application_command"})
PART_OF_A_COMMAND = frozenset({"update_application_command", "update_guild_application_command"})

MESSAGE, THINKING, UPDATE_LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


def broken_rules(operation: str, body: object, files: Files) -> Iterator[Finding]:
    """What is wrong with this request although the description allows it."""
    node = Node(body)
    yield from check_sizes(files)
    if kind := MESSAGES.get(operation):
        yield from check_message(node, files, kind)
    elif operation == "create_interaction_response":
        yield from _check_answer(node, files)
    elif operation == "create_thread" and node["message"].given:
        yield from check_message(node["message"], files, Kind(edit=False, private=False))
    elif operation in SEVERAL_COMMANDS:
        yield from command_rules.check_commands(node)
    elif operation in ONE_COMMAND:
        yield from command_rules.check_command(node)
    elif operation in PART_OF_A_COMMAND:
        yield from command_rules.check_details(node)


def _check_answer(node: Node, files: Files) -> Iterator[Finding]:
    data = node["data"]
    type_ = node["type"].whole
    if files and type_ not in (MESSAGE, UPDATE):
        yield node["type"].wrong(f"is {type_}, an answer that takes no files")
    if type_ == MESSAGE:
        yield from check_message(data, files, Kind(edit=False, private=True))
    elif type_ == UPDATE and data.given:
        yield from check_message(data, files, Kind(edit=True, private=True))
    elif type_ == THINKING:
        yield from _check_thinking(data)
    elif type_ == UPDATE_LATER and members(data.value):
        yield data.wrong("comes with an answer that says nothing yet")
    elif type_ == CHOICES:
        yield from command_rules.check_autocomplete(data["choices"])
    elif type_ == MODAL:
        yield from modal_rules.check_modal(data)


def _check_thinking(data: Node) -> Iterator[Finding]:
    for entry in data.entries():
        if entry.key != "flags":
            yield entry.wrong("comes with an answer that says nothing yet")
    if data["flags"].whole & ~EPHEMERAL:
        yield data["flags"].wrong(
            f"is {data['flags'].whole}; an answer that says nothing yet can only be ephemeral (64)"
        )
