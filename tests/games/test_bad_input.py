"""Whatever bytes arrive as a move, the answer is a clear error and the match is as it was."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from games.api import (
    AnyGame,
    BadTable,
    Event,
    GameError,
    IllegalMove,
    MatchOver,
    NotYourMove,
    Private,
    Refusal,
    Seat,
    UnreadableMove,
    may_see,
)
from games.chance import Chance, FastChance
from games.playout import Played
from tests.games.matches import (
    TABLES,
    Table,
    codec_of,
    match_at,
    on_every_game,
    on_one_table_per_size,
)

FUZZED_MOVES = 24_000  # for each game


@on_every_game
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"roll",
        b"{",
        b"[]",
        b"null",
        b"17",
        b'"roll"',
        b"{}",
        b'{"do": "win"}',
        b'{"do": null}',
        b'{"do": ["roll"]}',
        b'{"DO": "roll"}',
        b"\xff\xfe\x00",
        b'{"do": "\xff"}',
        b"[" * 4000,
        b'{"do":' * 500,
        b" " * 100_000,
        b'{"do": "roll", "also": "this"}',
    ],
    ids=lambda data: repr(data[:24]),
)
def test_what_is_not_a_move_is_unreadable(game: AnyGame, data: bytes) -> None:
    with pytest.raises(UnreadableMove):
        codec_of(game).read_move(data)


@pytest.mark.parametrize(
    "data",
    [
        b'{"do": "place"}',
        b'{"do": "place", "field": 3, "dice": [2]}',
        b'{"do": "place", "field": "oper", "dice": 2}',
        b'{"do": "place", "field": "oper", "dice": ["2"]}',
        b'{"do": "place", "field": "oper", "dice": [7]}',
        b'{"do": "place", "field": "oper", "dice": [-1]}',
        b'{"do": "place", "field": "oper", "dice": [2.5]}',
        b'{"do": "place", "field": "oper", "dice": [1, 1, 1, 1, 1, 1, 1]}',
        b'{"do": "place", "field": "@everyone", "dice": [2]}',
        b'{"do": "place", "field": "oper\\n", "dice": [2]}',
        b'{"do": "place", "field": "OPER", "dice": [2]}',
        b'{"do": "place", "field": "", "dice": [2]}',
        b'{"do": "place", "field": "oper", "dice": [2], "bribe": 1}',
        b'{"do": "place", "field": "oper", "dice": [2], "coins": 99}',
        b'{"do": "nudge", "die": 2, "by": 2}',
        b'{"do": "set", "die": 2, "to": 0}',
        b'{"do": "symbol", "symbol": "eagle"}',
        b'{"do": "take", "seats": [0, 1, 2, 3, 4, 5], "coins": 1}',
        b'{"do": "take", "seats": [0], "coins": -3}',
        b'{"do": "take", "seats": [0], "coins": 1e400}',
    ],
)
def test_values_no_move_of_vienna_can_have_are_unreadable(data: bytes) -> None:
    vienna = TABLES[0].game
    with pytest.raises(UnreadableMove):
        codec_of(vienna).read_move(data)


# Fuzzing --------------------------------------------------------------------------------------

STRINGS = ("", "oper", "@everyone", "x" * 300, "🎲", "\u202e", "'; drop table", "geheimbund", "s1")
NUMBERS = (-1, 0, 1, 2, 5, 6, 7, 13, 99, 2**31, 2**63, 10**30, 1.5, -0.0)


Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | None"
NOTHINGS: tuple[Json, ...] = (None, True, [], {})


def mutated(value: Json, chance: Chance) -> Json:
    """The same JSON value with something else in one place."""
    if isinstance(value, dict) and value:
        changed = dict(value)
        key = chance.pick(sorted(changed))
        if chance.below(12) == 0:
            del changed[key]
        elif chance.below(12) == 0:
            changed["extra"] = 1
        else:
            changed[key] = mutated(changed[key], chance)
        return changed
    if isinstance(value, list):
        match chance.below(4):
            case 0:
                return [*value, chance.pick(NUMBERS)]
            case 1:
                return value[1:]
            case 2 if value:
                at = chance.below(len(value))
                return [*value[:at], mutated(value[at], chance), *value[at + 1 :]]
            case _:
                return value[::-1]
    if isinstance(value, int):
        return value + chance.pick((-2, -1, 1, 2)) if chance.below(2) else chance.pick(NUMBERS)
    return chance.pick((*STRINGS, *NOTHINGS))


def fuzzed(moves: list[bytes], chance: Chance) -> Iterator[bytes]:
    """Random bytes, broken JSON, and JSON of moves with something changed in it."""
    while True:
        move = chance.pick(moves)
        match chance.below(6):
            case 0:
                yield bytes(chance.below(256) for _ in range(chance.below(40)))
            case 1:
                at = chance.below(len(move))
                yield move[:at] + bytes([chance.below(256)]) + move[at + 1 :]
            case 2:
                yield move[: chance.below(len(move))]
            case 3:
                yield json.dumps(mutated(mutated(json.loads(move), chance), chance)).encode()
            case _:
                yield json.dumps(mutated(json.loads(move), chance)).encode()


@on_every_game
def test_fuzzed_moves_are_played_or_refused_and_refusals_change_nothing(game: AnyGame) -> None:
    codec, chance = codec_of(game), FastChance(11)
    tables = [table for table in TABLES if table.game is game and table.seed == 1]
    played: list[Played] = [p for table in tables for p in match_at(table).moves]
    states = [state for table in tables for state, _ in match_at(table).turns]
    states += [match_at(table).end for table in tables]
    supply = fuzzed([codec.write(p.move) for p in played], chance)
    answers: Counter[str] = Counter()
    for _ in range(FUZZED_MOVES):
        state = chance.pick(states)
        written = codec.write(state)
        seat = chance.pick([*sorted(game.to_act(state)) * 4, Seat(chance.below(8) - 1)])
        try:
            game.apply(state, seat, codec.read_move(next(supply)), chance)
        except Refusal as refusal:
            answers[type(refusal).__name__] += 1
        else:
            answers["played"] += 1
        assert codec.write(state) == written
    assert sum(answers.values()) == FUZZED_MOVES
    kinds = {kind.__name__ for kind in (UnreadableMove, IllegalMove, NotYourMove, MatchOver)}
    assert set(answers) == kinds | {"played"}


@on_one_table_per_size
def test_damaged_states_are_not_taken_for_states(table: Table) -> None:
    codec = codec_of(table.game)
    data = codec.write(match_at(table).deal.state)
    with pytest.raises(ValueError, match=r"."):
        codec.read_state(data[:-2])
    with pytest.raises(ValueError, match=r"."):
        codec.read_state(b"{}")


@on_every_game
def test_options_that_do_not_exist_are_refused(game: AnyGame) -> None:
    assert codec_of(game).read_options(b"{}") == game.options()
    with pytest.raises(ValueError, match="speed"):
        codec_of(game).read_options(b'{"speed": 9}')


# The errors themselves ------------------------------------------------------------------------


def test_an_event_that_names_no_audience_is_an_error_and_not_public() -> None:
    class Careless(Event, frozen=True, tag="careless"):
        pass

    with pytest.raises(TypeError, match="Careless"):
        may_see(Seat(0), Careless())


def test_a_private_event_is_seen_by_those_it_names_and_nobody_else() -> None:
    class Whispered(Private, frozen=True, tag="whispered"):
        pass

    event = Whispered((Seat(0), Seat(2)))
    assert [may_see(viewer, event) for viewer in (Seat(0), Seat(1), Seat(2), None)] == [
        True,
        False,
        True,
        False,
    ]


def test_every_error_must_say_its_sentence() -> None:
    with pytest.raises(NotImplementedError):
        _ = GameError().label


def test_errors_keep_what_they_were_made_of() -> None:
    error = BadTable(9, range(3, 6))
    assert dict(error.label.args) == {"seats": 9, "fewest": 3, "most": 5}
    assert UnreadableMove("no JSON").detail == "no JSON"
    assert UnreadableMove("no JSON").label.args == ()
    assert MatchOver().label.id == "match-over"
    waiting = NotYourMove(Seat(0), frozenset({Seat(2), Seat(1)}))
    assert [who.seat for who in dict(waiting.label.args)["waiting"]] == [1, 2]  # pyright: ignore[reportGeneralTypeIssues, reportAttributeAccessIssue, reportUnknownVariableType, reportUnknownMemberType]  a tuple of Who
