"""REST: the bot's account, its application, the gateway's address, commands."""

from __future__ import annotations

from typing import cast

from playground import payloads
from playground.errors import unknown
from playground.json_shapes import Json
from playground.rest_call import Answer, Call, Route, nothing


def _me(call: Call) -> Answer:
    return Answer(payloads.own_user(call.world.bot))


def _change_me(call: Call) -> Answer:
    call.world.bot.name = call.json.get("username") or call.world.bot.name
    return _me(call)


def _user(call: Call) -> Answer:
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise unknown("User")
    return Answer(payloads.user(user))


def _application(call: Call) -> Answer:
    return Answer(payloads.application(call.world))


def _gateway(call: Call) -> Answer:
    return Answer({"url": call.site.gateway_url})


def _gateway_bot(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return Answer(
        {
            "url": call.site.gateway_url,
            "shards": call.site.shards,
            "session_start_limit": limit,
        }
    )


def _place(call: Call) -> int | None:
    if call.id("application_id") != call.world.application_id:
        raise unknown("Application")
    return call.guild().id if "guild_id" in call.params else None


def _localized(call: Call, command: Json) -> Json:
    if call.flag("with_localizations") or call.method != "GET":
        return command
    hidden = ("name_localizations", "description_localizations")
    return {key: value for key, value in command.items() if key not in hidden}


def _commands(call: Call) -> Answer:
    kept = call.site.commands.registered(_place(call))
    return Answer([_localized(call, c) for c in kept])


def _replace_commands(call: Call) -> Answer:
    wanted = cast("list[Json]", call.body.json or [])
    return Answer(call.site.commands.replace(_place(call), wanted))


def _put_command(call: Call) -> Answer:
    command, is_new = call.site.commands.put(_place(call), call.json)
    return Answer(command, 201 if is_new else 200)


def _command(call: Call) -> Answer:
    return Answer(call.site.commands.get(_place(call), call.id("command_id")))


def _change_command(call: Call) -> Answer:
    changed = call.site.commands.change(_place(call), call.id("command_id"), call.json)
    return Answer(changed)


def _remove_command(call: Call) -> Answer:
    call.site.commands.remove(_place(call), call.id("command_id"))
    return nothing()


def _no_emojis(call: Call) -> Answer:
    _place(call)
    return Answer({"items": []})


_EVERYWHERE = "/applications/{application_id}/commands"
_IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = [
    Route("GET", "/users/@me", _me),
    Route("PATCH", "/users/@me", _change_me),
    Route("GET", "/users/{user_id}", _user),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/applications/{application_id}/emojis", _no_emojis),
    Route("GET", "/gateway", _gateway, public=True),
    Route("GET", "/gateway/bot", _gateway_bot),
    *(
        route
        for base in (_EVERYWHERE, _IN_GUILD)
        for route in (
            Route("GET", base, _commands),
            Route("PUT", base, _replace_commands),
            Route("POST", base, _put_command),
            Route("GET", base + "/{command_id}", _command),
            Route("PATCH", base + "/{command_id}", _change_command),
            Route("DELETE", base + "/{command_id}", _remove_command),
        )
    ),
]
