"""REST: callbacks of interactions and the webhooks that come with their tokens."""

from __future__ import annotations

from playground import payload_interaction, payload_message
from playground.errors import unknown
from playground.interactions import Interaction
from playground.json_shapes import Json
from playground.message_writes import Request
from playground.rest_call import Answer, Call, Route, nothing


def _callback(call: Call) -> Answer:
    data: Json = call.json.get("data") or {}
    call.interaction = call.site.answering.callback(
        call.id("interaction_id"),
        call.params["interaction_token"],
        int(call.json["type"]),
        Request(data, call.body.files),
    )
    if not call.flag("with_response"):
        return nothing()
    return Answer(payload_interaction.callback(call.interaction))


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.application_id:
        raise unknown("Webhook")
    call.interaction = call.site.answering.by_token(call.params["webhook_token"])
    return call.interaction


def _follow_up(call: Call) -> Answer:
    message = call.site.answering.follow_up(_interaction(call), call.request)
    return Answer(payload_message.message(message))


def _which(call: Call) -> str:
    return call.params.get("message_id", "@original")


def _message(call: Call) -> Answer:
    message = call.site.answering.message(_interaction(call), _which(call))
    return Answer(payload_message.message(message))


def _edit(call: Call) -> Answer:
    interaction = _interaction(call)
    message = call.site.answering.message(interaction, _which(call))
    return Answer(
        payload_message.message(call.site.answering.edit(interaction, message, call.request))
    )


def _delete(call: Call) -> Answer:
    interaction = _interaction(call)
    message = call.site.answering.message(interaction, _which(call))
    call.site.answering.delete(interaction, message)
    return nothing()


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES = [
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        _callback,
        public=True,
    ),
    Route("POST", _HOOK, _follow_up, public=True),
    *(
        route
        for which in ("@original", "{message_id}")
        for route in (
            Route("GET", f"{_HOOK}/messages/{which}", _message, public=True),
            Route("PATCH", f"{_HOOK}/messages/{which}", _edit, public=True),
            Route("DELETE", f"{_HOOK}/messages/{which}", _delete, public=True),
        )
    ),
]
