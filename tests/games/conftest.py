"""Which tests are watched: `make check` sees to it that they reach every line of the games.

Watching makes everything slow. Tests in which players think, words are compared or many matches
are played are marked `unwatched` and run without; the others are `watched`, without being marked.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each test of this folder is watched or not."""
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("unwatched") is None:
            item.add_marker(pytest.mark.watched)
