"""A match as a row of moments, as the renderer wants them: views and what could be seen happen."""

from __future__ import annotations

from collections.abc import Iterable

from games.api import AnyGame, Seat, Step, may_see
from render.api import Moment


def moments_of(
    game: AnyGame, steps: Iterable[Step[object]], viewer: Seat | None = None
) -> list[Moment]:
    """The deal and what each move led to, as one viewer saw it."""
    return [
        Moment(
            revision,
            game.view(step.state, viewer),
            tuple(event for event in step.events if may_see(viewer, event)),
        )
        for revision, step in enumerate(steps)
    ]
