"""The pictures of docs/tournaments.md and docs/ratings.md, from a tournament really played.

`python -m tests.cogs.tournament_pictures FOLDER`, as `make pictures` does.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

from bot.match.model import TournamentId
from cogs.tournament.loaded_tournament import Gathering, gather
from cogs.tournament.tournament_pictures import (
    cross_shown,
    podium_shown,
    progress_shown,
    seating_shown,
    standings_shown,
)
from render.picture_files import on_a_phone
from render.tournament.rating_chart import rating_picture
from tests.cogs.tournament.cup import MINUTE, Cup, cup
from tests.render.tournament.sheets import rating

_SHOWN = {
    "standings": standings_shown,
    "cross": cross_shown,
    "progress": progress_shown,
    "seating": seating_shown,
    "podium": podium_shown,
}


async def _play(there: Cup) -> Gathering:
    """Four rounds of eight people and five computer players."""
    options = {"break": 10, "no-show": "substitute"}
    await there.says(
        "Anna",
        "tournament new",
        name="Autumn Cup",
        format="swiss",
        length="short",
        rounds=4,
        clock="none",
        **options,
    )
    for name in ("Anna", "Béla", "Clara", "David", "Elsa", "Franz", "Grete", "Hans"):
        await there.clicks(name, "Join")
    await there.says("Anna", "tournament desk computers", computers=5, level="regular")
    await there.says("Anna", "tournament desk start")
    while (await there.tournament()).phase == "running":
        await there.wait(10 * MINUTE)
        await there.play()
    app = there.running.app
    return await gather(app, await app.tournament_store.load(TournamentId(1)))


async def _draw(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        async with cup(Path(data), None) as there:
            here = await _play(there)
            for name, shown in _SHOWN.items():
                picture = await shown(there.running.app, here, here.voice)
                _save(Image.open(io.BytesIO(picture.data)), folder / f"event-{name}.png")
    _save(rating_picture(rating(40)), folder / "rating-course.png")


def _save(image: Image.Image, path: Path) -> None:
    on_a_phone(image).save(path, optimize=True)


if __name__ == "__main__":
    asyncio.run(_draw(Path(sys.argv[1])))
