"""What a process that thinks answers, without the process."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest

from bot.processes.worker_main import LENGTH_BYTES, registry_at, serve
from bot.processes.worker_tasks import (
    Analyse,
    Choose,
    Chosen,
    Failed,
    Played,
    Task,
    Weigh,
    Weighing,
    carry_out,
)
from games.ai.analysis import Analysis
from games.api import AnyGame, Seat
from games.chance import FastChance
from games.codec import Codec
from games.playout import choose_with_care, play_on
from tests.games.all_games import ALL_GAMES, REGISTRY

on_every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)


def asked(game: AnyGame) -> tuple[bytes, Seat]:
    """A state in which somebody has a choice, and who."""
    chance = FastChance(5)
    deal: Any = game.new(3, game.options(), chance)
    for played in play_on(game, deal, chance, choose=choose_with_care, luck=FastChance(6)):
        state: Any = played.step.state
        for seat in sorted(game.to_act(state)):
            if len(game.legal_moves(state, seat)) > 3:
                return Codec(game).write(state), seat
    raise AssertionError("nobody ever had a choice")


def choose_task(game: AnyGame, level: str, seconds: float | None = None) -> Choose:
    state, seat = asked(game)
    return Choose(
        game=game.key,
        seed=7,
        playouts=12,
        seconds=seconds,
        level=level,
        state=msgspec.Raw(state),
        seat=seat,
    )


def answered(task: Task) -> bytes:
    return carry_out(REGISTRY, msgspec.json.encode(task))


@on_every_game
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_choice_is_one_of_the_legal_moves_and_the_same_each_time(
    game: AnyGame, level: str
) -> None:
    task = choose_task(game, level)
    answer = answered(task)
    chosen = msgspec.json.decode(answer, type=Chosen)
    state = Codec(game).read_state(bytes(task.state))
    assert 0 <= chosen.index < len(game.legal_moves(state, task.seat))
    assert answered(task) == answer


@on_every_game
def test_an_expert_without_time_still_chooses(game: AnyGame) -> None:
    answer = answered(choose_task(game, "expert", seconds=0.0))
    assert msgspec.json.decode(answer, type=Chosen).index >= 0


@on_every_game
def test_a_weighing_has_different_moves_best_first(game: AnyGame) -> None:
    state, seat = asked(game)
    task = Weigh(game=game.key, seed=1, playouts=24, state=msgspec.Raw(state), seat=seat)
    options = msgspec.json.decode(answered(task), type=Weighing).options
    assert len({option.index for option in options}) == len(options) > 1
    lasted = [option for option in options if option.playouts == options[0].playouts]
    assert [o.chance for o in lasted] == sorted((o.chance for o in lasted), reverse=True)


@on_every_game
def test_an_analysis_covers_the_match_to_its_result(game: AnyGame) -> None:
    codec, chance = Codec(game), FastChance(9)
    deal: Any = game.new(3, game.options(), chance)
    moves: list[Played] = []
    state: Any = deal.state
    for played in play_on(game, deal, chance, choose=choose_with_care, luck=FastChance(2)):
        raw = msgspec.Raw(codec.write(state))
        moves.append(Played(raw, played.seat, msgspec.Raw(codec.write(played.move))))
        state = played.step.state
    end = msgspec.Raw(codec.write(state))
    task = Analyse(game=game.key, seed=1, playouts=4, moves=tuple(moves), end=end)
    analysis = msgspec.json.decode(answered(task), type=Analysis)
    outcome = game.outcome(state)
    assert outcome is not None
    assert analysis.course[-1] == (len(moves), outcome.shares)


def test_tasks_are_answered_one_after_the_other_until_there_are_no_more() -> None:
    good = msgspec.json.encode(choose_task(ALL_GAMES[0], "regular"))
    tasks = b"".join(
        len(task).to_bytes(LENGTH_BYTES, "big") + task for task in (good, b"nonsense", good)
    )
    out = io.BytesIO()
    serve(REGISTRY, io.BytesIO(tasks), out)
    answers: list[bytes] = []
    left = out.getvalue()
    while left:
        length = int.from_bytes(left[:LENGTH_BYTES], "big")
        answers.append(left[LENGTH_BYTES : LENGTH_BYTES + length])
        left = left[LENGTH_BYTES + length :]
    first, second, third = answers
    assert first == third
    assert msgspec.json.decode(first, type=Chosen)
    assert msgspec.json.decode(second, type=Failed).error == "DecodeError"


def test_a_failure_does_not_tell_what_was_in_the_state() -> None:
    task = msgspec.structs.replace(choose_task(ALL_GAMES[0], "expert"), state=msgspec.Raw(b'"x"'))
    out = io.BytesIO()
    data = msgspec.json.encode(task)
    serve(REGISTRY, io.BytesIO(len(data).to_bytes(LENGTH_BYTES, "big") + data), out)
    assert out.getvalue()[LENGTH_BYTES:] == b'{"failed":"Failed","error":"ValidationError"}'


def test_the_games_are_found_by_where_they_are() -> None:
    assert registry_at("tests.games.all_games:REGISTRY") is REGISTRY
