"""The arena: fair seating, results that repeat, and how sure they are."""

from __future__ import annotations

import json
from math import isclose
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.arena import Result, Sides, interval, play_all, play_one, ratings_of, standings

SHORT = b'{"target":15}'


def result(players: str, places: tuple[int, ...]) -> Result:
    return Result(0, tuple(players), places, (0,) * len(places))


def test_everybody_sits_everywhere_equally_often() -> None:
    sides = Sides("vienna", b"{}", ("a", "b", "c", "d"), 1)
    seatings = [sides.seating(number) for number in range(8)]
    for seat in range(4):
        assert sorted(seating[seat] for seating in seatings) == sorted("aabbccdd")


def test_a_match_of_the_arena_repeats_exactly() -> None:
    sides = Sides("vienna", SHORT, ("regular", "novice", "random"), 4)
    assert play_one(sides, 3, 11) == play_one(sides, 3, 11)


def test_two_processes_play_the_same_matches_as_one() -> None:
    sides = Sides("vienna", SHORT, ("novice", "novice", "random"), 4)
    assert list(play_all(sides, 4, 5, jobs=2)) == list(play_all(sides, 4, 5, jobs=1))


def test_random_moves_open_a_match_and_then_the_players_play() -> None:
    played = Sides("vienna", SHORT, ("regular",) * 3, 4)
    opened = Sides("vienna", SHORT, ("regular",) * 3, 4, random_moves=3)
    drifted = Sides("vienna", SHORT, ("random",) * 3, 4)
    results = [list(play_all(sides, 6, 1, jobs=1)) for sides in (played, opened, drifted)]
    rounds = [sum(result.figures[0].value for result in some) for some in results]
    assert results[0] != results[1]
    assert rounds[1] < rounds[2] / 1.5


@pytest.mark.parametrize(("wins", "count"), [(0, 10), (10, 10), (5, 10), (100, 400), (1, 3)])
def test_an_interval_holds_the_rate_and_narrows_with_more_matches(wins: int, count: int) -> None:
    low, high = interval(wins, count)
    assert 0 <= low <= wins / count <= high <= 1
    narrow_low, narrow_high = interval(100 * wins, 100 * count)
    assert narrow_high - narrow_low < high - low


def test_an_interval_is_wilsons() -> None:
    low, high = interval(100, 400)  # 25 %, as tables give it
    assert isclose(low, 0.2101, abs_tol=0.0005)
    assert isclose(high, 0.2947, abs_tol=0.0005)


def test_a_shared_win_counts_in_parts() -> None:
    found = {one.player: one for one in standings([result("abc", (1, 1, 3))])}
    assert [found[name].wins for name in "abc"] == [0.5, 0.5, 0]
    assert found["a"].fair == pytest.approx(1 / 3)


def test_standings_pool_the_seats_of_one_kind_of_player() -> None:
    found = {one.player: one for one in standings([result("abb", (1, 2, 3))])}
    assert found["b"].seats == 2
    assert found["b"].place == 2.5


def test_whoever_finishes_ahead_more_often_is_rated_higher() -> None:
    results = [result("abc", (1, 2, 3))] * 30 + [result("abc", (2, 1, 3))] * 10
    ratings = ratings_of(results)
    assert ratings["a"] > ratings["b"] > ratings["c"]


def test_odds_of_three_to_one_are_191_points() -> None:
    results = [result("ab", (1, 2))] * 300 + [result("ab", (2, 1))] * 100
    ratings = ratings_of(results)
    assert ratings["a"] - ratings["b"] == pytest.approx(191, abs=3)


def test_equal_players_are_rated_equal() -> None:
    assert set(ratings_of([result("aaa", (1, 2, 3))]).values()) == {1500}


def test_the_command_tells_rates_and_writes_them_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.json"
    asked = ["arena", "--players", "novice,random,random", "--matches", "6", "--jobs", "1"]
    more = ["--option", "target=15", "--seed", "3", "--figures", "--json", str(file)]
    assert main([*asked, *more], {}) == 0
    said = capsys.readouterr().out
    assert "6 matches of vienna, 3 seats, seed 3" in said
    assert "novice" in said
    assert "Start cards" in said
    report = json.loads(file.read_text())
    assert len(report["results"]) == report["matches"] == 6
    (novice,) = (one for one in report["standings"] if one["player"] == "novice")
    assert novice["low"] <= novice["rate"] <= novice["high"]
    assert report["options"] == {"look": "day", "target": 15, "edition": "house2"}
    shares = report["figures"]["Length"].values()
    assert sum(row["share"] for row in shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "novice,wizard,random"], "there is no 'wizard'"),
        (["--matches", "0"], "must be at least 1"),
        (["--random-moves", "-1"], "must not be negative"),
        (["--game", "chess"], "There is no game 'chess' here."),
        (["--players", "novice,novice"], "3 to 5"),
        (["--option", "target"], "An option is written NAME=VALUE"),
    ],
)
def test_what_cannot_be_played_is_said(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["arena", *arguments], {})
    except SystemExit as left:
        status = left.code
    assert status == 2
    assert said in capsys.readouterr().err


def test_results_that_cannot_be_written_are_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--players", "random,random,random", "--matches", "1", "--jobs", "1"]
    assert main([*asked, "--json", "/no/such/folder/results.json"], {}) == 1
    assert "cannot be written" in capsys.readouterr().err
