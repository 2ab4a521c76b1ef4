"""`python -m bot selfplay`: what it prints, that it repeats, and what it says to wrong use."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from bot.__main__ import main
from bot.match_statistics import Statistics
from bot.progress_bar import bar, progress
from bot.rules_selfplay import BadOption, read_options
from games.api import Figure, label
from games.registry import GAMES
from games.vienna.state import Options


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["selfplay", *arguments])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def without_speed(text: str) -> list[str]:
    return [line for line in text.splitlines() if "a second" not in line]


def test_it_prints_rounds_points_seats_and_fields(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--matches", "3", "--seed", "5")
    assert status == 0
    assert err == ""
    assert "3 matches of vienna, 4 seats, seed 5: all ended." in out
    for word in ("rounds", "points", "wins", "seat 4", "Schloss Schönbrunn", "Geheimbund"):
        assert word in out


def test_a_seed_repeats_a_run_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    _, first, _ = run(capsys, "--matches", "3", "--seed", "5", "--seats", "3")
    _, again, _ = run(capsys, "--matches", "3", "--seed", "5", "--seats", "3")
    _, other, _ = run(capsys, "--matches", "3", "--seed", "6", "--seats", "3")
    assert without_speed(first) == without_speed(again) != without_speed(other)


def test_without_a_seed_the_one_drawn_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--matches", "1")
    seed = out.split("seed ")[1].split(":")[0]
    _, again, _ = run(capsys, "--matches", "1", "--seed", seed)
    assert without_speed(out) == without_speed(again)


def test_log_tells_one_match(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--log", "--seed", "5", "--seats", "5")
    assert status == 0
    assert out.startswith("vienna, 5 seats, seed 5\nEverybody has 4 dice")
    assert "Elsa rolls" in out


def test_log_speaks_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--log", "--seed", "5", "--language", "de")
    assert "würfelt" in out


def test_an_option_of_the_game_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    _, short, _ = run(capsys, "--log", "--seed", "5", "--option", "target=15")
    _, long, _ = run(capsys, "--log", "--seed", "5")
    assert long.startswith(short[: len(short) // 2])
    assert len(short) < len(long)


def test_careful_players_need_fewer_rounds_than_random_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def moves(players: str) -> int:
        _, out, _ = run(capsys, "--matches", "5", "--seed", "5", "--players", players)
        return int(out.split("\n")[1].split(" ")[0].replace(",", ""))

    assert moves("novice") < moves("random") / 2


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--game", "chess"], "There is no game 'chess' here. Games: vienna.\n"),
        (["--seats", "7"], "This game takes 3 to 5 players, not 7.\n"),
        (["--option", "target"], "An option is written NAME=VALUE, not 'target'.\n"),
    ],
)
def test_wrong_use_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], answer: str
) -> None:
    assert run(capsys, *arguments) == (2, "", answer)


@pytest.mark.parametrize("text", ["target=20", "target=many", "speed=9", "=3"])
def test_an_option_the_game_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="vienna does not take that option"):
        read_options(GAMES["vienna"], [text])


def test_options_are_read_as_the_game_means_them() -> None:
    given = ["target=15", "look=night"]
    assert read_options(GAMES["vienna"], given) == Options(look="night", target=15)


def test_no_matches_at_all_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["selfplay", "--matches", "0"])
    assert exit.value.code == 2
    assert "at least 1" in capsys.readouterr().err


def test_breaking_off_says_how_far_it_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.commands.selfplay.count_match", interrupted)
    assert run(capsys, "--matches", "5") == (130, "", "Broken off after 0 matches.\n")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m bot selfplay --log --seed 1 | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout == "vienna, 4 seats, seed 1\n"
    assert done.stderr == ""


# Pieces ---------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_wiped_at_the_end() -> None:
    terminal = Terminal()
    assert list(progress(range(3), 3, "matches", terminal)) == [0, 1, 2]
    assert "] 0 of 3 matches" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")


def test_progress_is_silent_where_there_is_no_terminal() -> None:
    out = io.StringIO()
    assert list(progress(range(3), 3, "matches", out)) == [0, 1, 2]
    assert out.getvalue() == ""


def test_the_bar_fills_up() -> None:
    assert bar(0, 4, "x").count("#") == 0
    assert bar(2, 4, "x").count("#") == bar(2, 4, "x").count(".") == 15
    assert bar(4, 4, "x").count(".") == 0


def test_statistics_keep_mean_least_and_most() -> None:
    statistics = Statistics()
    table, row, column = label("table-seat"), label("row-all"), label("column-points")
    for value in (4, 1, 7):
        statistics.add([Figure(table, row, column, value)])
    tally = statistics.tally(table, row, column)
    assert (tally.count, tally.mean, tally.least, tally.most) == (3, 4, 1, 7)
