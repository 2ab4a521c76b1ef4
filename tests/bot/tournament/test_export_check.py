"""Checking the file of a tournament: what is true agrees, and whatever was forged is named."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from bot.match.record_file import BadRecord
from bot.tournament.export import TournamentFile, lines_of, read_tournament, write_tournament
from bot.tournament.export_check import tournament_disagreements
from bot.tournament.results import standings_of
from tests.bot.tournament.stories import file_of, tournamentful_file
from tests.bot.tournament.tournaments import DIRECTOR, GAMES, memory_hall, person

Json: TypeAlias = Any
Forgery: TypeAlias = Callable[[Json], object]


def problems(file: TournamentFile) -> list[str]:
    return list(tournament_disagreements(read_tournament(write_tournament(file)), GAMES))


@cache
def data() -> bytes:
    """The file of a tournament in which a lot happened."""
    return write_tournament(asyncio.run(tournamentful_file()))


def forged(forgery: Forgery) -> list[str]:
    """What is found out about the file once somebody has been at it."""
    document = json.loads(data())
    forgery(document)
    file = read_tournament(json.dumps(document).encode())
    return list(tournament_disagreements(file, GAMES))


# What is true ---------------------------------------------------------------------------------


def test_a_tournament_in_which_a_lot_happened_agrees() -> None:
    assert list(tournament_disagreements(read_tournament(data()), GAMES)) == []


@pytest.mark.parametrize("format", ["swiss", "robin", "knockout", "league"])
@pytest.mark.parametrize("game", ["vienna", "masquerade", "duel"])
async def test_tournaments_of_every_format_agree(format: str, game: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(
        computers=9, format=format, game=game, options="{}", rounds=2, division_size=4
    )
    await hall.play_all(tournament)
    assert problems(await file_of(hall, tournament)) == []


async def test_a_league_of_which_a_division_was_left_agrees() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, format="league", rounds=3, division_size=3)
    now = await hall.tournament(tournament)
    for entrant in now.entrants:
        if entrant.division == 0:
            await hall.service.leave(tournament, person(entrant.id), by=hall.by())
    await hall.decide_all(tournament)
    assert problems(await file_of(hall, tournament)) == []


async def test_a_tournament_with_smaller_tables_agrees() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=8, rounds=2, no_show="smaller", round_hours=30)
    match = await hall.match_at(tournament, 1)
    user = match.chairs[0].user
    assert user is not None
    hall.town.gone.add(user)
    await hall.matches.concede(match.id, user, by=hall.by())
    await hall.settle()
    assert len((await hall.table_at(tournament, 1)).entrants) == 3
    await hall.decide_all(tournament)
    assert problems(await file_of(hall, tournament)) == []


async def test_a_tournament_that_was_ended_in_mid_round_agrees() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    await hall.decide(tournament, 1)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    await hall.settle()
    assert problems(await file_of(hall, tournament)) == []


async def test_a_tournament_that_was_ended_before_its_tables_had_rooms_agrees() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=6)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.usher.drain()
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert problems(await file_of(hall, tournament)) == []


async def test_a_tournament_whose_table_was_decided_before_it_had_a_room_agrees() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3, rounds=1)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    await hall.usher.drain()
    await hall.desk.adjudicate(tournament, DIRECTOR, 1, (2, 1, 3), "", by=hall.by())
    await hall.settle()
    assert problems(await file_of(hall, tournament)) == []


async def test_a_tournament_that_was_called_off_agrees() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=6)
    await hall.desk.end(tournament, DIRECTOR, "", by=hall.by())
    assert problems(await file_of(hall, tournament)) == []


async def test_a_tournament_agrees_after_somebody_was_forgotten() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6, rounds=2)
    await hall.decide_all(tournament)
    await hall.store.forget(person(1))
    await hall.store.forget(DIRECTOR)
    assert problems(await file_of(hall, tournament)) == []


async def test_of_a_running_tournament_it_is_said_that_lots_cannot_be_checked_yet() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=6)
    assert problems(await file_of(hall, tournament)) == [
        "seed: it is published when the event is over; until then lots cannot be checked."
    ]


async def test_the_ledger_of_a_running_tournament_is_checked_all_the_same() -> None:
    hall = memory_hall()
    file = await file_of(hall, await hall.started(people=6))
    cut = msgspec.structs.replace(file, ledger=file.ledger[:-1])
    assert problems(cut)[0] == "ledger: the ledger does not end where it ended."


# What was forged ------------------------------------------------------------------------------


def table(document: Json, round: int = 1, shown: int = 1) -> Json:
    return document["event"]["rounds"][round - 1]["tables"][shown - 1]


def exchange(one: Json, other: Json, key: Any, other_key: Any = None) -> None:
    other_key = key if other_key is None else other_key
    one[key], other[other_key] = other[other_key], one[key]


def exchange_entrants(document: Json, *, drafted: bool) -> None:
    """Two sit where the other was to, and perhaps it looks as if that had been drawn."""
    round = document["event"]["rounds"][1]
    first, second = round["tables"][:2]
    exchange(first["entrants"], second["entrants"], 1)
    if drafted:
        round["drafted"] = [one["entrants"] for one in round["tables"]]


def forge_result(document: Json) -> None:
    result = table(document, 2)["result"]
    result["places"].reverse()
    result["points"].reverse()


def forge_byes(document: Json) -> None:
    """Somebody else sits out, and everything else is drawn anew as it would have been."""
    round = document["event"]["rounds"][0]
    (idle,) = round["byes"]
    first = round["tables"][1]["entrants"]
    round["byes"], first[0] = [first[0]], idle


def forge_seed(document: Json) -> None:
    document["event"]["seed"] = "ab" * 32


def forge_commitment(document: Json) -> None:
    document["commitment"] = "ab" * 32


def forge_penalty(document: Json) -> None:
    """A penalty nobody ruled, with standings that follow from it."""
    document["event"]["penalties"].append({"entrant": 2, "score": "1"})
    file = read_tournament(json.dumps(document).encode())
    lines = lines_of(standings_of(file.tournament))
    document["standings"] = msgspec.to_builtins(lines)


def forge_scores(document: Json) -> None:
    scores = document["event"]["rounds"][1]["scores"]
    scores[0][1], scores[1][1] = "7", "1/9"


FORGERIES: list[tuple[Forgery, str]] = [
    (lambda d: d["ledger"][3].update(why="x"), "ledger: entry 4 is not what was written."),
    (lambda d: d["ledger"].pop(3), "ledger: entry 4 does not follow the one before it."),
    (lambda d: d["ledger"].pop(), "ledger: the ledger does not end where it ended."),
    (lambda d: d["ledger"].reverse(), "ledger: entry 1 does not follow the one before it."),
    (lambda d: d["ledger"].clear(), "commitment: the ledger does not begin with it."),
    (forge_seed, "commitment: it is not the SHA-256 of the seed."),
    (forge_commitment, "commitment: the ledger does not begin with it."),
    (lambda d: d["event"].update(seed="no"), "seed: it is not in hex."),
    (lambda d: d["event"]["plan"].update(game="chess"), "game: There is no game 'chess' here."),
    (lambda d: d["entrants"].pop(), "entrants: they are not those of the event."),
    (forge_penalty, "penalties: they are not those in the ledger."),
    (lambda d: d["event"]["penalties"].clear(), "penalties: they are not those in the ledger."),
    (forge_scores, "round 2: the scores it was seated by do not follow from the results."),
    (forge_byes, "round 1: who sits out does not follow from the lot."),
    (
        lambda d: exchange_entrants(d, drafted=False),
        "round 2: somebody else sits there, and nobody ruled so.",
    ),
    (
        lambda d: exchange_entrants(d, drafted=True),
        "round 2: the seating does not follow from the lot.",
    ),
    (forge_result, "round 2, table 5: its result is not in the ledger."),
    (forge_result, "round 2, table 5: its result is not that of its match."),
    (
        lambda d: table(d, 2)["result"].update(points=[9, 9]),
        "round 2, table 5: its result is not that of its match.",
    ),
    (
        lambda d: table(d, 1, 2)["result"].update(places=[2, 1]),
        "round 1, table 2: its result is not in the ledger.",
    ),
    (
        lambda d: table(d, 2)["result"].update(entrants=[1, 2]),
        "round 2, table 5: its result is not in the ledger.",
    ),
    (
        lambda d: table(d, 2).update(is_ruled=True),
        "round 2, table 5: its result is not in the ledger.",
    ),
    (lambda d: d["records"].pop("5"), "round 2, table 5: there is no record of its match."),
    (
        lambda d: exchange(d["records"], d["records"], "5", "6"),
        "round 2, table 5: the seed of its match does not follow from that of the event.",
    ),
    (
        lambda d: d["records"]["5"]["salts"].reverse(),
        "round 2, table 5: the salts of its match are not those of the people at it.",
    ),
    (
        lambda d: d["records"]["5"]["moves"].pop(),
        "round 2, table 5: result, places #2: ",
    ),
    (
        lambda d: d["records"]["5"]["moves"][0]["move"].update(card=20),
        "round 2, table 5: move 1: ",
    ),
    (lambda d: d["standings"][0].update(score="9"), "standings: they do not follow"),
    (lambda d: d["standings"].reverse(), "standings: they do not follow"),
    (lambda d: d["standings"].pop(), "standings: they do not follow"),
]


@pytest.mark.parametrize(("forgery", "sentence"), FORGERIES)
def test_what_was_forged_is_named(forgery: Forgery, sentence: str) -> None:
    found = forged(forgery)
    assert [problem for problem in found if problem.startswith(sentence)] != []


# Whatever is in it ----------------------------------------------------------------------------


Value: TypeAlias = "dict[str, Value] | list[Value] | str | int | float | None"
Path: TypeAlias = tuple[str | int, ...]


def places_in(value: Value, path: Path = ()) -> Iterator[Path]:
    """Everything in a document that can be changed."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, one in value.items():
            yield from places_in(one, (*path, name))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from places_in(one, (*path, number))


def spoilt(value: Value, luck: Random) -> Value:
    """Something else in its place."""
    match value:
        case bool():
            return not value
        case int() | float():
            return luck.choice([value + 1, -1, 0, 10**9, 2**70])
        case str():
            return luck.choice(["", "x", value + "1", "1/0", "ff", "-1"])
        case list():
            return luck.choice([[], value[::-1], value[:-1], value + value[:1]])
        case _:
            return None


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_damaged_is_answered_in_sentences(seed: int) -> None:
    luck = Random(seed)
    places = [place for place in places_in(json.loads(data())) if place[0] != "records"]
    found: list[str] = []
    for *path, last in luck.sample(places, 60):
        damaged = json.loads(data())
        inside = damaged
        for key in path:
            inside = inside[key]
        inside[last] = spoilt(inside[last], luck)
        try:
            file = read_tournament(json.dumps(damaged).encode())
        except BadRecord:
            continue
        found += tournament_disagreements(file, GAMES)
    assert len(found) > 30
    assert [problem for problem in found if not problem.endswith(".")] == []
