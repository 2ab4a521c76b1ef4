"""The stand-in's ways of saying no, as Discord says them.

Refusal                 an HTTP answer of 4xx with Discord's JSON error code
"""

from playground.json_shapes import Json


class Refusal(Exception):
    """A request is turned down with this status and this JSON error code."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        headers: dict[str, str] | None = None,
        extra: Json | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers = headers or {}
        self.extra = extra or {}

    def body(self) -> Json:
        """The JSON that goes to the client."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


_UNKNOWN = {
    "Account": 10001,
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Role": 10011,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unknown(what: str) -> Refusal:
    """404: there is no such thing, or the bot may not know of it."""
    return Refusal(404, _UNKNOWN[what], f"Unknown {what}")


def unauthorized() -> Refusal:
    """401: the token is not the bot's."""
    return Refusal(401, 0, "401: Unauthorized")


def missing_access() -> Refusal:
    """403: the bot does not see the channel."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """403: the bot sees the channel but may not do this."""
    return Refusal(403, 50013, "Missing Permissions")


def empty_message() -> Refusal:
    """400: there is nothing to show."""
    return Refusal(400, 50006, "Cannot send an empty message")


def invalid_form(path: str, code: str, message: str) -> Refusal:
    """400 code 50035; `path` is dotted, as in `data.components.0`."""
    errors: Json = {"_errors": [{"code": code, "message": message}]}
    for key in reversed(path.split(".")):
        errors = {key: errors}
    return Refusal(400, 50035, "Invalid Form Body", errors=errors)
