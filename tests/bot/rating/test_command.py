"""`ratings`: checking, computing anew, measuring, as an operator sees it."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

import pytest

from bot.arena import Result
from bot.commands import FAILURE, SUCCESS, CommandFailed, ratings
from bot.rating.computer_strength import measure
from bot.settings import read_settings
from bot.storage.database import BadDatabase
from tests.bot.rating.rated_tables import SqliteDesk, desk


def run(folder: Path, *arguments: str | Path) -> int:
    parser = argparse.ArgumentParser()
    ratings.add_to(parser.add_subparsers(required=True))
    args = parser.parse_args(["ratings", *map(str, arguments)])
    args.settings = read_settings({"FIAKER_DATABASE": str(folder / "fiaker.sqlite")})
    return args.run(args)


async def play(folder: Path, *, spoiled: bool = False) -> None:
    async with desk("sqlite", folder) as table:
        assert isinstance(table, SqliteDesk)
        for places in ((1, 2, 3), (2, 1, 3)):
            await table.rated(places)
        if spoiled:
            await table.ask("UPDATE rating_changes SET mu = mu + 1 WHERE guild = 0 AND seat = 2")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    asyncio.run(play(tmp_path))
    return tmp_path


@pytest.fixture
def spoiled(tmp_path: Path) -> Path:
    asyncio.run(play(tmp_path, spoiled=True))
    return tmp_path


def test_a_check_finds_nothing_where_nothing_is_wrong(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "--check") == SUCCESS
    assert capsys.readouterr().out == "2 matches looked at, 0 differences.\n"


def test_a_check_tells_every_difference(spoiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(spoiled, "--check") == FAILURE
    out = capsys.readouterr().out
    assert "match 1, seat 3, server 0: kept " in out
    assert out.endswith("2 matches looked at, 2 differences.\n")


def test_rebuilding_repairs(spoiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(spoiled, "--rebuild") == SUCCESS
    assert "Ratings follow from 2 matches again." in capsys.readouterr().out
    assert run(spoiled, "--check") == SUCCESS


def test_without_a_database_there_is_nothing_to_check(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="There is no database"):
        run(tmp_path, "--check")
    assert not list(tmp_path.iterdir())


# Measuring ------------------------------------------------------------------------------------


def results(count: int) -> list[Result]:
    """Regulars beat novices three times in four."""
    return [
        Result(
            seed=number,
            players=("novice", "regular", "novice"),
            places=(2, 1, 3) if number % 4 else (1, 3, 2),
            scores=(0, 0, 0),
        )
        for number in range(count)
    ]


def test_a_newcomer_is_between_novice_and_regular() -> None:
    found = measure(results(100))
    assert found["novice"] + found["regular"] == pytest.approx(50)
    assert found["novice"] < 25 < found["regular"]


def test_without_novices_and_regulars_a_newcomer_is_between_all() -> None:
    found = measure([Result(1, ("expert", "random"), (1, 2), (0, 0))] * 20)
    assert found["expert"] + found["random"] == pytest.approx(50)


def test_measuring_nothing_finds_nobody() -> None:
    assert measure([]) == {}


def test_what_an_arena_wrote_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "arena.json"
    rows = [
        {"seed": r.seed, "players": r.players, "places": r.places, "scores": r.scores}
        for r in results(40)
    ]
    file.write_text(json.dumps({"game": "vienna", "results": rows}))
    assert run(tmp_path, "--measure", file, file) == SUCCESS
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "80 matches."
    assert [line.split()[0] for line in lines] == ["novice", "regular"]


def test_a_file_that_no_arena_wrote_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    with pytest.raises(CommandFailed, match="cannot be read"):
        run(tmp_path, "--measure", file)
    file.write_text("{}")
    with pytest.raises(CommandFailed, match="is not what"):
        run(tmp_path, "--measure", file)
