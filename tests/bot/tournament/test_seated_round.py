"""Seating: strangers meet, scores are close, seats are shared; nobody is left standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournament.seating.past_meetings import (
    Burdens,
    Cost,
    Explanation,
    History,
    Wishes,
    cost_of,
    explain,
    history_of,
    unevenness,
)
from bot.tournament.seating.seated_round import seat
from bot.tournament.table_points import EntrantId

Round: TypeAlias = tuple[tuple[EntrantId, ...], ...]
NOBODY_APART: frozenset[tuple[EntrantId, EntrantId]] = frozenset()
NO_WISH = Wishes(scores={}, by_score=False, apart=NOBODY_APART)
NO_HISTORY = history_of(())
FEW, SOME = 16, 30  # examples, where each takes long
SMALL = ((3, 3), (3, 4), (4, 3), (4, 4), (3, 3, 3), (5, 4))


# What may be met ------------------------------------------------------------------------------


def field(count: int) -> list[EntrantId]:
    """So many entrants, whose ids are not simply counted."""
    return [EntrantId(100 + 7 * number) for number in range(count)]


def table(*ids: int) -> tuple[EntrantId, ...]:
    return tuple(EntrantId(number) for number in ids)


def wishes(
    scores: Mapping[EntrantId, int] | None = None, *apart: tuple[EntrantId, EntrantId]
) -> Wishes:
    """What is to be heeded: scores, if any are given, and who is to be kept apart."""
    exact = {entrant: Fraction(score) for entrant, score in (scores or {}).items()}
    return Wishes(exact, by_score=scores is not None, apart=frozenset(apart))


class Scene(NamedTuple):
    """A round to be seated."""

    entrants: list[EntrantId]
    sizes: tuple[int, ...]
    history: History
    wishes: Wishes
    seed: bytes

    def seated(self) -> Round:
        return seat(self.entrants, self.sizes, self.history, self.wishes, seed=self.seed)


@st.composite
def sizes_of_tables(draw: st.DrawFn, most: int = 60) -> tuple[int, ...]:
    sizes = draw(st.lists(st.integers(3, 5), min_size=1, max_size=most // 3))
    while sum(sizes) > most:
        sizes.pop()
    return tuple(sizes)


def drawn_round(entrants: Sequence[EntrantId], sizes: Sequence[int]) -> Round:
    """The entrants as they come, cut into tables."""
    waiting = iter(entrants)
    return tuple(tuple(next(waiting) for _ in range(size)) for size in sizes)


@st.composite
def scenes(
    draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, ...]], *, by_score: bool | None = None
) -> Scene:
    """Any round after some that anything may have happened in, also to people who have left."""
    tables = draw(sizes)
    everybody = field(sum(tables) + draw(st.integers(0, 2)))
    entrants = draw(st.permutations(everybody))[: sum(tables)]
    rounds = [
        drawn_round(draw(st.permutations(everybody)), tables)
        for _ in range(draw(st.integers(0, 3)))
    ]
    pairs = st.sampled_from(list(combinations(everybody, 2)))
    points = st.fractions(min_value=0, max_value=9, max_denominator=6)
    heeded = Wishes(
        scores=draw(st.dictionaries(st.sampled_from(everybody), points)),
        by_score=draw(st.booleans()) if by_score is None else by_score,
        apart=draw(st.frozensets(pairs, max_size=6)),
    )
    return Scene(list(entrants), tables, history_of(rounds), heeded, draw(st.binary(max_size=4)))


any_scene = scenes(sizes_of_tables())
small_scene = scenes(st.sampled_from(SMALL))


def partitions(entrants: Sequence[EntrantId], sizes: Sequence[int]) -> Iterator[Round]:
    """Every way to divide the entrants into tables of these sizes, in order."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(entrants, sizes[0]):
        left = [entrant for entrant in entrants if entrant not in chosen]
        for others in partitions(left, sizes[1:]):
            yield (chosen, *others)


def best_cost(scene: Scene) -> Cost:
    """The least cost, but for seats, over all partitions."""
    return min(
        cost_of(tables, scene.history, scene.wishes)._replace(unevenness=0)
        for tables in partitions(scene.entrants, scene.sizes)
    )


def tournament(
    count: int, size: int, rounds: int, *, seed: int, results: Sequence[int] = ()
) -> list[Round]:
    """Rounds seated one after another; by score if there are results, the lower id the better."""
    entrants, played = field(count), list[Round]()
    scores = dict.fromkeys(entrants, 0)
    for number in range(rounds):
        heeded = wishes(scores) if results else NO_WISH
        lot = b"%d/%d" % (seed, number)
        sizes = [size] * (count // size)
        played.append(seat(entrants, sizes, history_of(played), heeded, seed=lot))
        for members in played[-1]:
            for entrant, points in zip(sorted(members), results, strict=False):
                scores[entrant] += points
    return played


def most_meetings(rounds: Sequence[Round]) -> int:
    return max(history_of(rounds).met.values())


def uneven_by(rounds: Sequence[Round], size: int) -> list[int]:
    """For each entrant how much oftener it sat in one seat than in another."""
    history = history_of(rounds)
    counts = [history.sittings(entrant, size) for entrant in sorted(history.sat)]
    return [max(seats) - min(seats) for seats in counts]


# Everybody has a seat -------------------------------------------------------------------------


@settings(max_examples=FEW)
@given(any_scene)
def test_everybody_sits_at_one_table_and_nobody_at_two(scene: Scene) -> None:
    seated = [entrant for members in scene.seated() for entrant in members]
    assert sorted(seated) == sorted(scene.entrants)


@settings(max_examples=FEW)
@given(any_scene)
def test_tables_have_the_sizes_that_were_asked_for_in_this_order(scene: Scene) -> None:
    assert tuple(len(members) for members in scene.seated()) == scene.sizes


@settings(max_examples=FEW)
@given(any_scene)
def test_the_order_in_which_entrants_are_given_changes_nothing(scene: Scene) -> None:
    assert scene._replace(entrants=sorted(scene.entrants)).seated() == scene.seated()


@settings(max_examples=FEW)
@given(any_scene)
def test_the_same_seed_gives_the_same_seating(scene: Scene) -> None:
    assert scene.seated() == scene.seated()


def test_another_seed_may_give_another_seating() -> None:
    first, second = tournament(16, 4, 1, seed=1), tournament(16, 4, 1, seed=2)
    assert first != second


def test_a_seating_stays_what_it_was_in_every_version() -> None:
    assert tournament(16, 4, 3, seed=1)[-1] == (
        table(184, 163, 107, 170),
        table(149, 135, 205, 121),
        table(191, 177, 156, 114),
        table(142, 128, 100, 198),
    )


def test_nobody_is_seated_in_an_empty_field() -> None:
    assert seat((), (), NO_HISTORY, NO_WISH, seed=b"") == ()


@pytest.mark.parametrize("sizes", [(3,), (4, 4), (7, 0), (-1, 8)])
def test_sizes_that_do_not_fit_are_refused(sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        seat(field(7), sizes, NO_HISTORY, NO_WISH, seed=b"")


def test_a_table_of_more_seats_than_can_be_shared_out_is_refused() -> None:
    with pytest.raises(ValueError, match="1 to 8 seats"):
        seat(field(9), (9,), NO_HISTORY, NO_WISH, seed=b"")


def test_an_entrant_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        seat([*field(3), field(1)[0]], (4,), NO_HISTORY, NO_WISH, seed=b"")


# Apart, strangers, scores ---------------------------------------------------------------------


@settings(max_examples=SOME)
@given(small_scene)
def test_in_a_small_field_no_partition_is_better(scene: Scene) -> None:
    found = cost_of(scene.seated(), scene.history, scene.wishes)
    assert found._replace(unevenness=0) == best_cost(scene)


@settings(max_examples=SOME)
@given(scenes(st.sampled_from(SMALL), by_score=True))
def test_no_meeting_is_repeated_for_the_sake_of_scores(scene: Scene) -> None:
    plain = scene._replace(wishes=wishes(None, *scene.wishes.apart))
    repeats = [cost_of(s.seated(), s.history, s.wishes).repeats for s in (scene, plain)]
    assert repeats[0] == repeats[1]


@settings(max_examples=SOME)
@given(small_scene)
def test_who_can_be_kept_apart_is_kept_apart(scene: Scene) -> None:
    avoided = [
        sum(pair in scene.wishes.apart for members in tables for pair in pairs_of(members))
        for tables in partitions(scene.entrants, scene.sizes)
    ]
    assert cost_of(scene.seated(), scene.history, scene.wishes).avoided == min(avoided)


def pairs_of(members: Sequence[EntrantId]) -> Iterator[tuple[EntrantId, EntrantId]]:
    return combinations(sorted(members), 2)


@pytest.mark.parametrize("count", [40, 200])
@pytest.mark.parametrize("seed", range(3))
def test_clubs_of_four_are_kept_apart_in_a_large_field(count: int, seed: int) -> None:
    entrants = field(count)
    clubs = [entrants[start : start + 4] for start in range(0, count, 4)]
    heeded = wishes(None, *(pair for club in clubs for pair in pairs_of(club)))
    tables = seat(entrants, [4] * (count // 4), NO_HISTORY, heeded, seed=bytes([seed]))
    assert cost_of(tables, NO_HISTORY, heeded).avoided == 0


@pytest.mark.parametrize("seed", range(12))
def test_sixteen_at_tables_of_four_meet_nobody_twice_in_three_rounds(seed: int) -> None:
    assert most_meetings(tournament(16, 4, 3, seed=seed)) == 1


@pytest.mark.parametrize("seed", range(12))
def test_nine_at_tables_of_three_meet_everybody_once_in_four_rounds(seed: int) -> None:
    assert Counter(history_of(tournament(9, 3, 4, seed=seed)).met.values()) == {1: 36}


@pytest.mark.parametrize("seed", range(12))
def test_eight_at_tables_of_four_meet_as_few_again_as_can_be(seed: int) -> None:
    met = history_of(tournament(8, 4, 2, seed=seed)).met
    assert sum(times - 1 for times in met.values()) == 4  # two old acquaintances at each half


@pytest.mark.parametrize("count", [25, 45, 60])
@pytest.mark.parametrize("seed", range(2))
def test_tables_of_five_meet_nobody_twice_in_three_rounds(count: int, seed: int) -> None:
    assert most_meetings(tournament(count, 5, 3, seed=seed)) == 1


@pytest.mark.parametrize("count", [64, 200])
def test_a_large_swiss_field_meets_nobody_twice_in_five_rounds(count: int) -> None:
    assert most_meetings(tournament(count, 4, 5, seed=1, results=(5, 3, 1, 0))) == 1


def test_whoever_met_often_is_kept_apart_before_those_who_met_once() -> None:
    a, b, c, d, e, f = field(6)
    history = history_of([((a, b, c), (d, e, f))] * 2 + [((a, b, d), (c, e, f))])
    tables = seat(field(6), (3, 3), history, NO_WISH, seed=b"")
    assert not any({a, b} <= set(members) or {e, f} <= set(members) for members in tables)


@given(
    groups=st.lists(st.integers(3, 5), min_size=4, max_size=12),
    seed=st.binary(max_size=2),
    data=st.data(),
)
def test_score_groups_of_the_size_of_tables_sit_together(
    groups: list[int], seed: bytes, data: st.DataObject
) -> None:
    entrants = data.draw(st.permutations(field(sum(groups))))
    scores = {
        entrant: points
        for points, members in enumerate(drawn_round(entrants, groups))
        for entrant in members
    }
    sizes = data.draw(st.permutations(groups))
    tables = seat(entrants, sizes, NO_HISTORY, wishes(scores), seed=seed)
    assert cost_of(tables, NO_HISTORY, wishes(scores)).spread == 0


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("groups", [2, 6, 12])
def test_score_groups_that_can_be_seated_without_repeats_are(groups: int, seed: int) -> None:
    """Each group of sixteen has played a round within itself."""
    entrants = field(16 * groups)
    scores = {entrant: place // 16 for place, entrant in enumerate(entrants)}
    history = history_of([drawn_round(entrants, [4] * (4 * groups))])
    tables = seat(entrants, [4] * (4 * groups), history, wishes(scores), seed=bytes([seed]))
    assert cost_of(tables, history, wishes(scores))[:3] == (0, 0, 0)


def test_the_table_of_the_leaders_comes_first() -> None:
    scores = {entrant: place // 4 for place, entrant in enumerate(field(24))}
    tables = seat(field(24), [4] * 6, NO_HISTORY, wishes(scores), seed=b"")
    assert [scores[members[0]] for members in tables] == [5, 4, 3, 2, 1, 0]


@settings(max_examples=FEW)
@given(scenes(sizes_of_tables(), by_score=False))
def test_scores_change_nothing_unless_they_are_to_be_heeded(scene: Scene) -> None:
    without = scene._replace(wishes=wishes(None, *scene.wishes.apart))
    assert scene.seated() == without.seated()


# Seats ----------------------------------------------------------------------------------------


@settings(max_examples=FEW)
@given(any_scene)
def test_no_change_of_seats_at_a_table_would_share_them_more_evenly(scene: Scene) -> None:
    for members in scene.seated():
        found, *others = (
            cost_of([order], scene.history, scene.wishes).unevenness
            for order in permutations(members)
        )
        assert found <= min(others)


@given(size=st.integers(3, 5), rounds=st.integers(1, 12), seed=st.integers(0, 99))
def test_at_one_table_seat_counts_never_differ_by_more_than_one(
    size: int, rounds: int, seed: int
) -> None:
    assert max(uneven_by(tournament(size, size, rounds, seed=seed), size)) <= 1


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("count", [60, 120])
def test_seat_counts_never_differ_by_more_than_one_while_strangers_abound(
    size: int, count: int
) -> None:
    played = tournament(count, size, 6, seed=1)
    assert all(max(uneven_by(played[:rounds], size)) <= 1 for rounds in range(1, 7))


@pytest.mark.parametrize(("count", "size"), [(9, 3), (12, 4), (16, 4), (20, 5), (24, 4)])
@pytest.mark.parametrize("seed", range(2))
def test_seat_counts_never_differ_by_more_than_two(count: int, size: int, seed: int) -> None:
    played = tournament(count, size, 8, seed=seed)
    assert all(max(uneven_by(played[:rounds], size)) <= 2 for rounds in range(1, 9))


@pytest.mark.parametrize("count", [16, 64])
def test_seat_counts_in_a_swiss_field_never_differ_by_more_than_two(count: int) -> None:
    played = tournament(count, 4, 7, seed=1, results=(5, 3, 1, 0))
    assert all(max(uneven_by(played[:rounds], 4)) <= 2 for rounds in range(1, 8))


# What is said about it ------------------------------------------------------------------------


@settings(max_examples=FEW)
@given(any_scene)
def test_the_cost_is_what_counting_it_slowly_gives(scene: Scene) -> None:
    tables, (history, heeded) = scene.seated(), scene[2:4]
    slow = [0, 0, 0, Fraction(0)]
    burdens = Burdens(history)
    for members in tables:
        for place, one in enumerate(members):
            slow[2] += unevenness(burdens.of(one, len(members)))[place]
            for other in members:
                if one < other:
                    slow[0] += (one, other) in heeded.apart
                    slow[1] += history.met.get((one, other), 0) ** 2
                    apart = heeded.scores.get(one, 0) - heeded.scores.get(other, Fraction(0))
                    slow[3] += heeded.by_score * apart**2
    assert cost_of(tables, history, heeded) == tuple(slow)


def test_an_avoided_pair_is_worse_than_any_other_fault() -> None:
    assert Cost(1, 0, 0, Fraction(0)) > Cost(0, 99, 99, Fraction(99))


def test_an_uneven_seat_is_worse_than_any_spread_of_scores() -> None:
    assert Cost(0, 0, 1, Fraction(0)) > Cost(0, 0, 0, Fraction(99))


def test_a_table_without_a_seat_counts_as_a_fair_share_of_it() -> None:
    history = history_of([[table(1, 2, 3)], [table(4, 1, 5)]])
    assert Burdens(history).of(EntrantId(1), 4) == (1, 1, 0, Fraction(2, 3))


def test_history_counts_meetings_and_seats() -> None:
    history = history_of([(table(3, 1, 2),), (table(1, 3, 4), table(2, 5, 6))])
    assert history.meetings(EntrantId(3), EntrantId(1)) == 2
    assert history.sittings(EntrantId(3), 3) == (1, 1, 0)


@settings(max_examples=FEW)
@given(any_scene)
def test_an_explanation_says_where_one_sits_and_how_new_that_is(scene: Scene) -> None:
    tables = scene.seated()
    for entrant in scene.entrants:
        told = explain(entrant, tables, scene.history)
        members = tables[told.table]
        strangers = [e for e in members if not scene.history.meetings(entrant, e)]
        counts = (*scene.history.sat.get(entrant, ()), 0, 0, 0, 0, 0)
        assert members[told.seat] == entrant
        assert told.opponents == len(members) - 1
        assert told.new_opponents == len(strangers) - 1  # nobody ever met themselves
        assert told.same_seat == counts[told.seat]


def test_an_explanation_by_example() -> None:
    history = history_of([(table(1, 2, 3), table(4, 5, 6))])
    tables = (table(4, 2, 6), table(1, 5, 3))
    assert explain(EntrantId(1), tables, history) == Explanation(
        table=1, seat=0, opponents=2, new_opponents=1, same_seat=1
    )


def test_whoever_sits_nowhere_has_no_explanation() -> None:
    with pytest.raises(ValueError, match="no table"):
        explain(EntrantId(9), (table(1, 2, 3),), NO_HISTORY)
