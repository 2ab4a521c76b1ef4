"""Which matches count, and who each seat of them was."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from msgspec.structs import replace

from bot.match.clock.time_control import NO_HURRY, Terms
from bot.match.model import (
    Actor,
    AiLevel,
    ChannelId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Revision,
    Status,
)
from bot.rating.anchors import anchor_of
from bot.rating.model import EVERYWHERE, NEWCOMER, Rating
from bot.rating.rated_matches import HALF, Seated, Sheet, changes_of, counts, sheet_of
from bot.rating.skill_update import rate
from games.api import Outcome, Seat, label
from tests.bot.match.tables import ANNA, BELA, CLARA, GUILD
from tests.bot.rating.rated_tables import Sitter, chair_of, moves_of

LEVELS: tuple[AiLevel, ...] = ("random", "novice", "regular", "expert")


def ended(
    sitters: Sequence[Sitter] = (ANNA, BELA, CLARA),
    *,
    conceded: Sequence[int] = (),
    terms: Terms = NO_HURRY,
) -> Match:
    """A rated match that was played to its end, the seats coming in in order."""
    count = len(sitters)
    return Match(
        id=MatchId(7),
        guild=GUILD,
        channel=ChannelId(1),
        opener=None,
        game="vienna",
        rules_version=1,
        options=b"{}",
        seats_wanted=count,
        undo="all",
        rated=True,
        seed=b"",
        opened_at=0.0,
        terms=terms,
        status="finished",
        chairs=tuple(chair_of(one, conceded=seat in conceded) for seat, one in enumerate(sitters)),
        outcome=Outcome(tuple(range(1, count + 1)), (0,) * count, label("end-conceded")),
    )


def log_of(moves: Sequence[tuple[int, Actor]]) -> list[LogRow]:
    return [
        LogRow(
            Revision(number), Seat(seat), actor, None, 0.0, InteractionId(str(number)), move=b"{}"
        )
        for number, (seat, actor) in enumerate(moves, start=1)
    ]


def seats_of(
    match: Match, moves: Sequence[tuple[int, Actor]], spared_above: Fraction | None = HALF
) -> tuple[Seated, ...]:
    return sheet_of(match, log_of(moves), spared_above).seats


# Which matches count --------------------------------------------------------------------------


def test_a_rated_match_of_two_people_counts() -> None:
    assert counts(ended((ANNA, BELA, "novice")))


def test_a_person_alone_among_computers_is_not_rated() -> None:
    assert not counts(ended((ANNA, "novice", "regular")))


def test_a_former_player_is_no_company() -> None:
    assert not counts(ended((ANNA, None, "regular")))


def test_who_gave_up_counts_as_company() -> None:
    assert counts(ended((ANNA, BELA, "novice"), conceded=[1]))


def test_a_match_for_fun_does_not_count() -> None:
    assert not counts(replace(ended(), rated=False))


@pytest.mark.parametrize("status", ["lobby", "running", "agreed", "abandoned"])
def test_only_matches_that_were_finished_count(status: Status) -> None:
    assert not counts(replace(ended(), status=status))


# Who sat where --------------------------------------------------------------------------------


def test_people_and_computers_are_told_apart() -> None:
    assert seats_of(ended((ANNA, "expert", None)), ()) == (
        Seated(ANNA),
        Seated(level="expert"),
        Seated(),
    )


def test_half_of_the_moves_by_a_stand_in_are_not_too_many() -> None:
    assert seats_of(ended(), moves_of(0, person=3, computer=3))[0] == Seated(ANNA)


def test_a_seat_is_spared_if_a_stand_in_made_more_than_half_of_its_moves() -> None:
    seats = seats_of(ended(), [*moves_of(0, person=3, computer=4), *moves_of(1, person=7)])
    assert seats[:2] == (Seated(level="regular"), Seated(BELA))


def test_a_spared_seat_is_as_strong_as_who_stood_in() -> None:
    match = ended(terms=Terms("daily", "stand-in", "novice"))
    assert seats_of(match, moves_of(2, computer=1))[2] == Seated(level="novice")


def test_a_tournament_may_spare_sooner() -> None:
    moves = moves_of(0, person=3, computer=2)
    assert seats_of(ended(), moves, Fraction(1, 3))[0] == Seated(level="regular")


def test_a_tournament_may_spare_nobody() -> None:
    assert seats_of(ended(), moves_of(0, computer=9), None)[0] == Seated(ANNA)


def test_who_gave_up_is_not_spared() -> None:
    match = ended(conceded=[2])
    assert seats_of(match, moves_of(2, person=1, computer=9))[2] == Seated(CLARA)


def test_moves_that_were_taken_back_do_not_count() -> None:
    log = log_of([*moves_of(0, person=1), *moves_of(0, computer=2)])
    undo = LogRow(
        Revision(4), None, "person", BELA, 0.0, InteractionId("4"), None, back_to=Revision(2)
    )
    assert sheet_of(ended(), log, HALF).seats[0] == Seated(level="regular")
    assert sheet_of(ended(), [*log, undo], HALF).seats[0] == Seated(ANNA)


def test_moves_of_a_computer_whose_seat_somebody_took_are_not_theirs() -> None:
    moves: list[tuple[int, Actor]] = [(0, "ai"), (0, "ai"), (0, "person")]
    assert seats_of(ended(), moves)[0] == Seated(level="regular")


def test_who_sits_there_at_the_end_owns_the_moves_of_who_sat_there_before() -> None:
    match = ended((CLARA, BELA, "novice"))
    assert seats_of(match, moves_of(0, person=9))[0] == Seated(CLARA)


def test_a_seat_without_a_move_is_its_owners() -> None:
    assert seats_of(ended(), ()) == (Seated(ANNA), Seated(BELA), Seated(CLARA))


# What changes ---------------------------------------------------------------------------------


def sheet(*seats: Seated) -> Sheet:
    return Sheet(MatchId(7), "vienna", GUILD, seats, tuple(range(1, len(seats) + 1)))


@pytest.mark.parametrize("level", LEVELS)
def test_computers_are_anchors_that_never_change(level: AiLevel) -> None:
    changes = changes_of(sheet(Seated(ANNA), Seated(level=level), Seated(BELA)), GUILD, {}, {})
    assert [change.user for change in changes] == [ANNA, BELA]
    anchor = anchor_of("vienna", level)
    expected = rate([NEWCOMER, anchor, NEWCOMER], (1, 2, 3))
    assert [change.after for change in changes] == [expected[0], expected[2]]


def test_levels_grow_stronger_and_newcomers_begin_between_novice_and_regular() -> None:
    mus = [anchor_of("vienna", level).mu for level in LEVELS]
    assert mus == sorted(mus)
    assert mus[1] + mus[2] == 2 * NEWCOMER.mu


def test_a_game_whose_computers_were_not_measured_borrows_those_of_vienna() -> None:
    assert anchor_of("chess", "novice") == anchor_of("vienna", "novice")


def test_beating_a_stronger_computer_is_worth_more() -> None:
    gains = [
        changes_of(sheet(Seated(ANNA), Seated(level=level), Seated(BELA)), GUILD, {}, {})[0]
        for level in LEVELS
    ]
    mus = [gain.after.mu for gain in gains]
    assert mus == sorted(mus)


def test_people_are_rated_by_what_they_had() -> None:
    had = {ANNA: Rating(30.0, 4.0)}
    first, second = changes_of(sheet(Seated(ANNA), Seated(BELA)), EVERYWHERE, had, {})
    assert (first.before, second.before) == (had[ANNA], NEWCOMER)
    assert (first.after, second.after) == rate([had[ANNA], NEWCOMER], (1, 2))
    assert (first.guild, first.match, first.seat, second.seat) == (EVERYWHERE, 7, 0, 1)


def test_a_former_player_is_a_newcomer_who_does_not_change() -> None:
    changes = changes_of(sheet(Seated(ANNA), Seated(), Seated(BELA)), GUILD, {}, {})
    assert [change.user for change in changes] == [ANNA, BELA]
    assert changes[0].after == rate([NEWCOMER] * 3, (1, 2, 3))[0]


def test_a_former_player_whose_rating_is_known_had_that_one() -> None:
    had = {Seat(1): Rating(40.0, 3.0)}
    changes = changes_of(sheet(Seated(ANNA), Seated(), Seated(BELA)), GUILD, {}, had)
    expected = rate([NEWCOMER, had[Seat(1)], NEWCOMER], (1, 2, 3))
    assert tuple(change.after for change in changes) == expected
    assert changes[1].user is None
