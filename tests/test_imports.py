"""Wrong imports, planted in a copy of the tree with a second game, turn `lint-imports` red."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import games
from games.registry import GAMES

ROOT = Path(games.__file__).parents[1]
SETTINGS = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
LINTER: dict[str, Any] = tomllib.loads(SETTINGS)["tool"]["importlinter"]

BRUGES = """
[[tool.importlinter.contracts]]
name = "The rooms of Bruges have no private doors"
type = "protected"
protected_modules = ["games.bruges", "render.bruges", "cogs.bruges"]
allowed_importers = ["render.bruges", "cogs.bruges", "games.registry", "render.painters"]
"""


class Plant(NamedTuple):
    """An import that must not be."""

    importer: str
    imported: str
    indent: str = ""  # deeper: what is imported late is imported too

    @property
    def line(self) -> str:
        package, _, name = self.imported.rpartition(".")
        return f"{self.indent}from {package} import {name}\n"


PLANTS = (
    # one game in another's rooms
    Plant("games.bruges.rules", "games.vienna.moves"),
    Plant("games.vienna.setup", "games.bruges.rules"),
    Plant("render.bruges.painter", "games.vienna.view"),
    Plant("render.vienna.header", "games.bruges.rules"),
    Plant("render.bruges.painter", "render.vienna.icons"),
    Plant("cogs.bruges.move_commands", "games.vienna.edition"),
    # what all games share
    Plant("games.ai.players", "games.vienna.rules"),
    Plant("games.playout", "games.registry"),
    Plant("games.codec", "games.bruges.rules"),
    Plant("games.vienna.turn", "games.registry"),
    # what is for any game
    Plant("language", "games.vienna.moves"),
    Plant("bot.arena", "games.vienna.rules"),
    Plant("bot.commands.selfplay", "games.vienna.state", indent="    "),
    Plant("bot.app", "render.vienna.painter", indent="    "),
    Plant("cogs.table.catch_up", "games.vienna.view"),
    Plant("cogs.lobby.server_gallery", "cogs.vienna.move_commands"),
    Plant("render.canvas", "games.vienna.edition"),
    Plant("render.picture_studio", "render.vienna.board"),
    Plant("bench.rivals", "games.vienna.rules"),
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the code, with Bruges in rooms of its own and under contract."""
    for package in LINTER["root_packages"]:
        for path in (ROOT / package).rglob("*.py"):
            write(tmp_path / path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    for room, module in (("games", "rules"), ("render", "painter"), ("cogs", "move_commands")):
        write(tmp_path / room / "bruges" / "__init__.py", "")
        write(tmp_path / room / "bruges" / f"{module}.py", "import games.api\n")
    settings = SETTINGS.replace(
        '    "games.vienna",\n', '    "games.vienna",\n    "games.bruges",\n'
    )
    assert settings != SETTINGS, "to add a game to the contract takes one line"
    write(tmp_path / "pyproject.toml", settings + BRUGES)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def plant(tree: Path, wrong: Plant) -> None:
    path = tree.joinpath(*wrong.importer.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    with path.open("a", encoding="utf-8") as file:
        file.write(f"def _late() -> None:\n{wrong.line}" if wrong.indent else wrong.line)


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=tree,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_second_game_in_rooms_of_its_own_is_welcome(tree: Path) -> None:
    found = lint(tree)
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_wrong_import_is_named(tree: Path) -> None:
    for wrong in PLANTS:
        plant(tree, wrong)
    found = lint(tree)
    assert found.returncode == 1, found.stderr
    for wrong in PLANTS:
        assert f"{wrong.importer} -> {wrong.imported} (l." in found.stdout, wrong


def test_every_game_is_under_contract() -> None:
    contracts: list[dict[str, Any]] = LINTER["contracts"]
    (alone,) = (one for one in contracts if one["type"] == "independence")
    assert sorted(alone["modules"]) == sorted(game.package for game in GAMES)
    protected = [one["protected_modules"] for one in contracts if one["type"] == "protected"]
    for game in GAMES:
        name = game.package.removeprefix("games.")
        rooms = [f"{house}.{name}" for house in ("games", "render", "cogs")]
        assert [room for room in rooms if (ROOT / room.replace(".", "/")).is_dir()] in protected
