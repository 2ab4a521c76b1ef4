"""A match told sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.api import AnyGame, Private, Seat, Step
from games.playout import Played
from language import Words


def transcript(
    game: AnyGame,
    deal: Step[object],
    played: Iterable[Played],
    *,
    words: Words,
    names: Sequence[str],
) -> Iterator[str]:
    """Everything that happened, secrets included: a line each, a paragraph for each turn."""
    yield from _lines(game, deal, words, names)
    mover: Seat | None = None
    for turn in played:
        lines = list(_lines(game, turn.step, words, names))
        if turn.seat != mover and lines[0]:
            yield ""
        mover = turn.seat
        yield from lines


def _lines(game: AnyGame, step: Step[object], words: Words, names: Sequence[str]) -> Iterator[str]:
    view = game.view(step.state, None)
    for event in step.events:
        if event.opens_chapter:
            yield ""
        line = words.say(game.tell(view, event), names)
        if isinstance(event, Private):
            line = f"[{', '.join(names[seat] for seat in event.to)}] {line}"
        yield line
