"""Plans for the dice a seat has left, held against trying out everything."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from games.api import Seat
from games.vienna.edition import EditionKey, Field, FieldId
from games.vienna.edition_index import board_of
from games.vienna.judgement.dice_plan import LATER, RowKey, Sweep, best_plan, plans_of, sweep
from games.vienna.judgement.field_worth import Prospect
from games.vienna.moves import WHITE, Dice
from games.vienna.placements import take
from games.vienna.state import Options, Stand, State
from tests.games.vienna.tables import dice, player, stand, table

ME = Seat(0)
EDITION: EditionKey = Options().edition
BOARD = board_of(EDITION)
ROWS: list[tuple[tuple[int, ...], int]] = [
    ((3,), 0),
    ((5, 6), 0),
    ((1, 1, 4), 0),
    ((2, 3, 6), 0),
    ((4, 4, 5), 3),
    ((1, 5, 6, 6), 0),
    ((), 4),
]
on_every_row = pytest.mark.parametrize(("own", "white"), ROWS, ids=str)


def situation(own: tuple[int, ...], white: int, *, joker: bool = False, coach: str = "") -> State:
    """Seat 0 with these dice on a street where half of the fields are taken."""
    place = {"coach": coach} if coach else {}
    me = player(dice=own, white=white, coins=1, persons=("domherr",), **place)
    taken = [stand(field.id, 1) for field in BOARD.street[1::2] if field.id != "stephansdom"]
    others = player(coins=2), player()
    return table(me, *others, stands=taken, display=["salondame"], joker=0 if joker else 1)


def swept(state: State) -> Sweep:
    return sweep(Prospect(state), ME)


# Trying out everything ------------------------------------------------------------------------


def fits(field: Field, faces: list[int], *, joker: bool) -> bool:
    """Whether the dice may lie on a field: by sum or as a pair, jokers as anything."""
    for lie in product(*(range(1, 7) if joker and face == 1 else [face] for face in faces)):
        if field.accepts == "pair":
            if len(lie) == 2 and lie[0] == lie[1]:
                return True
        elif sum(lie) in field.accepts:
            return True
    return False


def tried_out(at: Prospect, row: RowKey, start: int) -> float:
    """The best of all ways to put these dice on open fields, one after the other, from here on."""
    own, white, joker = row
    best = 0.0
    named = [*([WHITE] if white else []), *dice(*own)]
    for index in range(start, len(BOARD.street)):
        if not at.state.open >> index & 1:
            continue
        for handful in [*combinations(named, 1), *combinations(named, 2)]:
            faces = [white if die == WHITE else int(die) for die in handful]
            if handful != (WHITE,) and fits(BOARD.street[index], faces, joker=joker):
                best = max(best, tried_placement(at, row, index, handful))
    return best


def tried_placement(at: Prospect, row: RowKey, index: int, handful: Dice) -> float:
    """What a placement brings above Geheimbund, and the rest of the dice after it."""
    own, white, joker = row
    left, left_white = take(own, white, handful)
    rest = tried_out(at, (left, left_white, joker), index + 1)
    return at.promises(ME)[index] - at.coin * len(handful) + LATER * rest


# Plans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("joker", [False, True])
@on_every_row
def test_the_best_plan_is_the_best_of_all_orders(
    own: tuple[int, ...], white: int, joker: bool
) -> None:
    state = situation(own, white, joker=joker)
    best = tried_out(Prospect(state), (own, white, joker), 0)
    assert swept(state).best[0] == pytest.approx(best)


@on_every_row
def test_what_is_left_of_a_row_is_planned_as_well(own: tuple[int, ...], white: int) -> None:
    state = situation(own, white)
    found, at = swept(state), Prospect(state)
    for left in combinations(own, max(0, len(own) - 1)):
        best = tried_out(at, (left, white, False), 0)
        assert found.worth_left(left, white) == pytest.approx(best)


@pytest.mark.parametrize(("own", "white"), [row for row in ROWS if row[0]], ids=str)
def test_a_placement_is_worth_its_promise_and_the_rest_at_its_discount(
    own: tuple[int, ...], white: int
) -> None:
    state = situation(own, white)
    found, at = swept(state), Prospect(state)
    assert found.placed
    for (index, handful), worth in found.placed.items():
        tried = tried_placement(at, (own, white, False), index, handful)
        assert worth == pytest.approx(tried)


@on_every_row
def test_other_dice_can_be_planned_for_the_same_street(own: tuple[int, ...], white: int) -> None:
    state = situation((2, 5), 0)
    best = tried_out(Prospect(state), (own, white, False), 0)
    assert best_plan(EDITION, (own, white, False), swept(state)) == pytest.approx(best)


def test_the_same_dice_are_planned_alike_both_ways() -> None:
    found = swept(situation((4, 4, 5), 3))
    assert best_plan(EDITION, ((4, 4, 5), 3, False), found) == found.best[0]


def test_every_placement_ahead_has_its_worth() -> None:
    me = player(dice=(2, 3, 6), coach="universitaet")
    found = swept(table(me, player(), player(), stands=[stand("central", 1), stand("sperl", 2)]))
    assert {(BOARD.street[index].id, handful) for index, handful in found.placed} == {
        ("landtmann", dice(6)),
        ("hofburg", dice(2, 6)),
        ("pestsaeule", dice(2, 6)),
        ("stephansdom", dice(3, 6)),
    }


def test_fields_behind_the_coach_are_not_planned() -> None:
    found = swept(situation((2, 3, 6), 0, coach="sperl"))
    assert min(found.fields) > BOARD.index[FieldId("sperl")]


def test_closed_fields_are_not_planned() -> None:
    open_street, closed_street = (
        table(player(dice=(5, 6)), player(), player(), gendarme=gendarme)
        for gendarme in (None, "schoenbrunn")
    )
    schoenbrunn = (BOARD.index[FieldId("schoenbrunn")], dice(5, 6))
    assert schoenbrunn in swept(open_street).placed
    assert schoenbrunn not in swept(closed_street).placed


def test_dice_that_fit_nowhere_are_worth_no_more_than_at_geheimbund() -> None:
    everywhere: list[Stand] = [stand(field.id, 1) for field in BOARD.street]
    state = table(player(dice=(3, 4)), player(), player(), stands=everywhere)
    found = swept(state)
    assert (found.best[0], found.placed) == (0, {})


def test_a_field_worth_less_than_a_coin_is_left_alone() -> None:
    # A pair at the Tiergarten takes nothing from people who have nothing.
    others = [stand(field.id, 1) for field in BOARD.street if field.id != "tiergarten"]
    found = swept(table(player(dice=(2, 2)), player(), player(), stands=others))
    assert found.placed[BOARD.index[FieldId("tiergarten")], dice(2, 2)] < 0
    assert found.best[0] == 0


def test_a_field_for_the_next_turn_counts_for_less_than_one_for_now() -> None:
    others = [field for field in BOARD.street if field.id not in ("karlskirche", "parlament")]
    taken = [stand(field.id, 1) for field in others]
    first, second, both = (
        swept(table(player(dice=row), player(), player(), stands=taken)).best[0]
        for row in ((3,), (4,), (3, 4))
    )
    assert max(first, second) < both < first + second


def test_plans_are_worked_out_once() -> None:
    row: RowKey = ((1, 2, 3), 0, False)
    assert plans_of(EDITION, row) is plans_of(EDITION, row)
