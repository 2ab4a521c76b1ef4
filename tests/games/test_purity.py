"""Rules are pure: nothing in `games/` can reach a clock, a file of its own choice, or a network."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import games

ROOT = Path(games.__file__).parent
ALLOWED = {
    "__future__",
    "abc",
    "collections",
    "enum",
    "functools",
    "games",
    "hashlib",
    "hmac",
    "importlib.resources",  # editions, which are part of the package
    "itertools",
    "math",
    "msgspec",
    "operator",
    "random",  # `FastChance` alone; see below
    "typing",
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT)))
def test_rules_import_nothing_that_acts_on_the_world(path: Path) -> None:
    for name in imports(path):
        assert name in ALLOWED or name.split(".")[0] in ALLOWED - {"importlib"}, name


def test_only_the_stream_knows_a_random_generator() -> None:
    users = {path.name for path in ROOT.rglob("*.py") if "random" in imports(path)}
    assert users == {"chance.py"}
