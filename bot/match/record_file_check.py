"""Checking a record against nothing but the rules and the published stream."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from bot.match import match_rules
from bot.match.errors import BadOptions
from bot.match.log_replay import Replayed, replay
from bot.match.record_file import Record, RecordedMove
from games.api import AnyGame, BadTable, Refusal
from games.chance import SealedChance
from games.registry import Registry, UnknownGame

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | None"


def disagreements(record: Record, games: Registry) -> Iterator[str]:
    """What is wrong with a record, a sentence each; nothing if all of it agrees."""
    try:
        game = games[record.game]
    except UnknownGame as error:
        yield f"game: {error}"
        return
    if game.rules_version != record.rules_version:
        yield (
            f"rules: the record was dealt under version {record.rules_version}, "
            f"this Fiaker plays {game.rules_version}."
        )
        return
    if record.seed is None:
        yield "seed: it is published when the match is over; until then nothing can be checked."
        return
    seed = _seed(record.seed)
    if seed is None:
        yield "seed: it is not 32 bytes in hex."
        return
    if hashlib.sha256(seed).hexdigest() != record.commitment:
        yield "commitment: it is not the SHA-256 of the seed."
    if record.started_at is not None or record.salts or record.moves or record.outcome:
        yield from _check_play(game, record, seed)


def _seed(text: str) -> bytes | None:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        return None
    return seed if len(seed) == 32 else None


def _check_play(game: AnyGame, record: Record, seed: bytes) -> Iterator[str]:
    if len(record.salts) != len(record.seats):
        yield f"salts: {len(record.salts)} for {len(record.seats)} seats."
        return
    state: object = None
    place = "deal"
    try:
        for number, replayed in enumerate(steps_of(game, record, seed), start=1):
            recorded = record.moves[number - 2] if number > 1 else None
            problem = _check_step(replayed, recorded, record.dealt, place)
            if problem:
                yield problem
                return
            state = replayed.step.state
            place = f"move {number}"
    except (Refusal, BadTable, BadOptions, ValueError) as error:
        yield f"{place}: it cannot be played ({type(error).__name__}: {error})."
        return
    yield from _check_outcome(game, record, state)


def _check_step(
    replayed: Replayed, recorded: RecordedMove | None, dealt: msgspec.Raw, place: str
) -> str | None:
    """What a step of the record has that the replay has not; the deal has no recorded move."""
    said = dealt if recorded is None else recorded.events
    problem = _difference(_json(replayed.step.events), _json(said), place)
    if problem is None and recorded is not None and recorded.words != replayed.position:
        return f"{place}: {replayed.position} words drawn, the record says {recorded.words}."
    return problem


def steps_of(game: AnyGame, record: Record, seed: bytes) -> Iterator[Replayed]:
    """The deal and every move of the record, played again from its seed and salts."""
    codec = match_rules.codec_of(game)
    options = match_rules.options_of(game, bytes(record.options))

    def moves() -> Iterator[tuple[int, object]]:
        for recorded in record.moves:
            yield recorded.seat, codec.read_move(bytes(recorded.move))

    chance = SealedChance(seed, record.salts)
    yield from replay(game, options, chance, len(record.salts), moves())  # pyright: ignore[reportArgumentType]  moves of that game


def _check_outcome(game: AnyGame, record: Record, state: object) -> Iterator[str]:
    outcome = game.outcome(state)
    if record.status == "finished":
        outcome = outcome or match_rules.conceded_outcome(len(record.seats))
        outcome = match_rules.behind_the_others(outcome, [seat.conceded for seat in record.seats])
    elif outcome is not None:
        yield f"status: the game is over, the record says {record.status}."
        return
    problem = _difference(_json(outcome), _json(record.outcome), "result")
    if problem:
        yield problem


def _json(value: object) -> Json:
    return msgspec.json.decode(msgspec.json.encode(value))


def _difference(found: Json, said: Json, place: str) -> str | None:
    """Where two JSON values first differ, as a sentence."""
    match found, said:
        case dict(), dict():
            pairs = [
                (f"{place}, {name}", found.get(name), said.get(name))
                for name in dict.fromkeys((*found, *said))
            ]
        case list(), list():
            if len(found) != len(said):
                return f"{place}: {len(found)} entries, the record has {len(said)}."
            pairs = [
                (f"{place} #{number}", one, other)
                for number, (one, other) in enumerate(zip(found, said, strict=True), start=1)
            ]
        case _:
            if found == said:
                return None
            return f"{place}: the stream and the rules give {found!r}, the record says {said!r}."
    problems = (_difference(one, other, where) for where, one, other in pairs)
    return next((problem for problem in problems if problem), None)
