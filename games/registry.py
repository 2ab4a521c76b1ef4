"""Which games there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.api import AnyGame
from games.vienna import VIENNA


class UnknownGame(LookupError):
    """No game has this key."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(f"There is no game {key!r} here. Games: {', '.join(known)}.")
        self.key, self.known = key, known


class Registry:
    """Games by key, in the order they were given."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        self._games: dict[str, AnyGame] = {}
        for game in games:
            if game.key in self._games:
                raise ValueError(f"two games have the key {game.key!r}")
            self._games[game.key] = game

    def __iter__(self) -> Iterator[AnyGame]:
        return iter(self._games.values())

    def __getitem__(self, key: str) -> AnyGame:
        """The game with this key, or `UnknownGame`."""
        try:
            return self._games[key]
        except KeyError:
            raise UnknownGame(key, tuple(self._games)) from None


GAMES = Registry([VIENNA])
