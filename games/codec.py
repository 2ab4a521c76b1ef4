"""Structs to JSON and back, checked, for every game alike."""

from __future__ import annotations

from typing import Generic

import msgspec

from games.api import Event, Game, M, O, S, UnreadableMove, V

_LONGEST_MOVE = 4096  # bytes; the longest real move has a few hundred


class Codec(Generic[S, M, V, O]):
    """JSON for the structs of one game. Decoding what is not such a struct is a clear error."""

    def __init__(self, game: Game[S, M, V, O]) -> None:
        self._move = msgspec.json.Decoder(game.moves)
        self._state = msgspec.json.Decoder(game.states)
        self._event = msgspec.json.Decoder(game.events)
        self._events = msgspec.json.Decoder(tuple[game.events, ...])  # pyright: ignore[reportInvalidTypeForm]  a union known at run time
        self._view = msgspec.json.Decoder(game.views)
        self._options = msgspec.json.Decoder(game.options)
        self.write = msgspec.json.Encoder().encode

    def read_move(self, data: bytes) -> M:
        """The move, or `UnreadableMove`: this is the one decoder that strangers can reach."""
        if len(data) > _LONGEST_MOVE:
            raise UnreadableMove(f"{len(data)} bytes are too long for a move")
        try:
            return self._move.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise UnreadableMove(str(error)) from error

    def read_state(self, data: bytes) -> S:
        """The state, or `msgspec.DecodeError`."""
        return self._state.decode(data)

    def read_event(self, data: bytes) -> Event:
        """The event, or `msgspec.DecodeError`."""
        return self._event.decode(data)

    def read_events(self, data: bytes) -> tuple[Event, ...]:
        """Several events, or `msgspec.DecodeError`."""
        return self._events.decode(data)

    def read_view(self, data: bytes) -> V:
        """The view, or `msgspec.DecodeError`."""
        return self._view.decode(data)

    def read_options(self, data: bytes) -> O:
        """The options, or `msgspec.DecodeError`."""
        return self._options.decode(data)
