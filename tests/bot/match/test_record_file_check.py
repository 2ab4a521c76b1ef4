"""Records: anyone can check one, and nobody can bend one unseen."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.match.model import Match, Person
from bot.match.record_file import BadRecord, commitment_of, make_record, read_record, write_record
from bot.match.record_file_check import disagreements
from bot.storage.memory_store import MemoryStore
from tests.bot.match.tables import ANNA, BELA, GAMES, Hall, hall, on_both_stores


async def played(hall: Hall, game: str, **rules: Any) -> Match:
    """A finished match."""
    match_id = await hall.running(game=game, **rules)
    which = 0
    while (match := await hall.store.load(match_id)).status == "running":
        await hall.move(match_id, which)
        which += 7
    return match


@cache
def finished_record() -> bytes:
    """The record of a short match of Vienna."""
    import asyncio

    async def make() -> bytes:
        hall = Hall(MemoryStore())
        match = await played(hall, "vienna", options=b'{"target": 15}')
        return write_record(await make_record(hall.store, GAMES, match.id))

    return asyncio.run(make())


def problems(record: dict[str, Any]) -> list[str]:
    return list(disagreements(read_record(json.dumps(record).encode()), GAMES))


def bent(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """What is found once a record has been changed."""
    record = json.loads(finished_record())
    change(record)
    return problems(record)


def test_a_true_record_agrees_in_everything() -> None:
    assert problems(json.loads(finished_record())) == []


async def test_a_record_of_a_game_with_secrets_agrees_too() -> None:
    hall = Hall(MemoryStore())
    record = await make_record(hall.store, GAMES, (await played(hall, "masquerade")).id)
    assert list(disagreements(record, GAMES)) == []


async def test_a_record_after_undos_and_a_concession_agrees() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running()
    for _ in range(3):
        await hall.move(match_id)
    user = (await hall.store.log(match_id))[1].user
    assert user is not None
    done = await hall.service.undo(match_id, user, await hall.revision(match_id), by=hall.by())
    assert done.proposal is not None
    for other in (await hall.store.load(match_id)).people:
        if other != user:
            await hall.service.vote(match_id, other, True, by=hall.by())
    await hall.service.concede(match_id, ANNA, by=hall.by())
    await hall.service.concede(match_id, BELA, by=hall.by())
    record = await make_record(hall.store, GAMES, match_id)
    assert len(record.moves) == 1
    assert list(disagreements(record, GAMES)) == []


async def test_a_lobby_that_was_closed_has_a_record_too() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.lobby()
    await hall.service.abandon(match_id, by=hall.by())
    record = await make_record(hall.store, GAMES, match_id)
    assert list(disagreements(record, GAMES)) == []


# Bent records ---------------------------------------------------------------------------------


def first_roll(record: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    for number, move in enumerate(record["moves"], start=1):
        for event in move["events"]:
            if event["event"] == "rolled":
                return number, event
    raise AssertionError("nobody rolled")


def test_a_flipped_die_is_named() -> None:
    def flip(record: dict[str, Any]) -> None:
        _, event = first_roll(record)
        event["dice"][0] = event["dice"][0] % 6 + 1

    number, event = first_roll(json.loads(finished_record()))
    (problem,) = bent(flip)
    assert problem.startswith(f"move {number} #1, dice #1: the stream and the rules give ")
    assert f"{event['dice'][0]}, the record says" in problem


def test_a_changed_salt_is_found_where_the_dice_first_differ() -> None:
    (problem,) = bent(lambda record: record["salts"].__setitem__(1, "999999"))
    assert problem.startswith(("deal", "move "))


def test_a_missing_salt_is_named() -> None:
    assert bent(lambda record: record["salts"].pop()) == ["salts: 2 for 3 seats."]


def test_a_swapped_move_is_named() -> None:
    def swap(record: dict[str, Any]) -> None:
        moves = record["moves"]
        moves[0]["move"], moves[1]["move"] = moves[1]["move"], moves[0]["move"]

    (problem,) = bent(swap)
    assert problem.startswith("move 1 #1, card: ")


def test_a_move_that_is_not_legal_is_named() -> None:
    (problem,) = bent(lambda record: record["moves"][2].update(move={"do": "roll"}))
    assert problem.startswith("move 3: it cannot be played (IllegalMove")


def test_a_move_of_the_wrong_seat_is_named() -> None:
    (problem,) = bent(lambda record: record["moves"][0].update(seat=7))
    assert problem.startswith("move 1: it cannot be played (NotYourMove")


def test_a_move_that_is_no_move_is_named() -> None:
    (problem,) = bent(lambda record: record["moves"][1].update(move=None))
    assert problem.startswith("move 2: it cannot be played (UnreadableMove")


def test_a_wrong_seed_fits_neither_commitment_nor_dice() -> None:
    found = bent(lambda record: record.update(seed="00" * 32))
    assert found[0] == "commitment: it is not the SHA-256 of the seed."
    assert len(found) == 2


def test_a_wrong_commitment_is_named() -> None:
    found = bent(lambda record: record.update(commitment="00" * 32))
    assert found == ["commitment: it is not the SHA-256 of the seed."]


@pytest.mark.parametrize("seed", ["", "xyz", "00"])
def test_a_seed_that_is_none_is_named(seed: str) -> None:
    assert bent(lambda record: record.update(seed=seed)) == ["seed: it is not 32 bytes in hex."]


def test_a_hidden_draw_of_words_is_named() -> None:
    def draw(record: dict[str, Any]) -> None:
        record["moves"][4]["words"] += 1

    (problem,) = bent(draw)
    assert problem.startswith("move 5: ")
    assert "words drawn, the record says" in problem


def test_an_event_left_out_is_named() -> None:
    (problem,) = bent(lambda record: record["moves"][0]["events"].pop())
    assert problem == "move 1: 1 entries, the record has 0."


def test_a_wrong_result_is_named() -> None:
    def win(record: dict[str, Any]) -> None:
        record["outcome"]["places"] = [1, 1, 1]

    (problem,) = bent(win)
    assert problem.startswith("result, places #")


def test_moves_left_out_at_the_end_are_found_in_the_result() -> None:
    (problem,) = bent(lambda record: record["moves"].pop())
    assert problem.startswith("result, ")


def test_a_finished_game_cannot_be_called_abandoned() -> None:
    (problem,) = bent(lambda record: record.update(status="abandoned", outcome=None))
    assert problem == "status: the game is over, the record says abandoned."


def test_other_games_and_other_rules_are_named() -> None:
    (problem,) = bent(lambda record: record.update(game="chess"))
    assert problem.startswith("game: There is no game 'chess' here.")
    (problem,) = bent(lambda record: record.update(rules_version=99))
    assert problem == "rules: the record was dealt under version 99, this Fiaker plays 1."


def test_options_that_do_not_exist_are_named() -> None:
    (problem,) = bent(lambda record: record.update(options={"target": 3}))
    assert "BadOptions" in problem


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", b"[" * 100_000])
def test_what_is_not_a_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        read_record(data)


def test_a_record_of_the_first_format_is_of_the_first_edition() -> None:
    record = json.loads(finished_record())
    record["format"] = 1
    del record["options"]["edition"]
    read = read_record(json.dumps(record).encode())
    assert json.loads(bytes(read.options))["edition"] == "house"


def test_options_of_the_first_format_must_be_options() -> None:
    record = json.loads(finished_record())
    record |= {"format": 1, "options": "none"}
    with pytest.raises(BadRecord, match="not a record"):
        read_record(json.dumps(record).encode())


def test_a_record_of_another_format_is_refused() -> None:
    record = json.loads(finished_record())
    record["format"] = 3
    with pytest.raises(BadRecord, match="format 3"):
        read_record(json.dumps(record).encode())


# Secrets while a match runs -------------------------------------------------------------------


async def test_while_the_match_runs_the_record_has_no_seed_and_no_secrets() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running(game="masquerade")
    await hall.move(match_id)
    match = await hall.store.load(match_id)
    record = await make_record(hall.store, GAMES, match.id)
    assert record.seed is None
    assert record.commitment == commitment_of(match.seed)
    written = write_record(record)
    assert b"drew" not in written
    assert b"wear" not in written
    assert list(disagreements(record, GAMES)) == [
        "seed: it is published when the match is over; until then nothing can be checked."
    ]


def forms_of(seed: bytes) -> list[bytes]:
    import base64

    return [seed, seed.hex().encode(), seed.hex().upper().encode(), base64.b64encode(seed)]


@on_both_stores
async def test_the_seed_is_nowhere_to_be_found_before_the_end(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with hall(kind, tmp_path) as table:
        await table.store.know(Person(ANNA, "Anna"))
        match_id = await table.running()
        seen: list[bytes] = []
        for which in range(60):
            await table.move(match_id, which)
            match = await table.store.load(match_id)
            state = await table.state(match_id)
            seen.append(json.dumps(repr(match)).encode())
            seen.append(repr(GAMES["vienna"].view(state, None)).encode())
        match = await table.store.load(match_id)
        seen += [row.events for row in await table.store.log(match_id)]
        seen += [repr(row).encode() for row in await table.store.due_rows(1e12, 999)]
        seen.append(write_record(await make_record(table.store, GAMES, match.id)))
        seen.append(await table.store.export(ANNA))
        seen.append(caplog.text.encode())
        for text in seen:
            assert not any(form in text for form in forms_of(match.seed))


async def test_a_record_names_people_as_they_are_known() -> None:
    hall = Hall(MemoryStore())
    await hall.store.know(Person(ANNA, "Anna"))
    await hall.store.know(Person(BELA, "Béla"))
    match_id = await hall.lobby(seats=3)
    await hall.service.join(match_id, BELA, by=hall.by())
    await hall.service.add_ai(match_id, ANNA, "novice", by=hall.by())
    await hall.store.forget(BELA)
    record = await make_record(hall.store, GAMES, match_id)
    seats = [(seat.player, seat.name, seat.ai) for seat in record.seats]
    assert seats == [
        ("person", "Anna", None),
        ("former player", None, None),
        ("ai", None, "novice"),
    ]
