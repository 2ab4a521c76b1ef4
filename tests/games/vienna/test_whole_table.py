"""The table in words: nothing that can be seen is missing, and each fact stands where it belongs.

Completeness is proved by changing one fact of a view at a time: the words must change, in every
language, in the passage the fact belongs to and nowhere else. Each change is made once and compared
by message ids and arguments; each difference that was met is then said once in every language.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Label, Seat, Who, label
from games.vienna import VIENNA
from games.vienna.edition import FieldId, PersonId, Special, Symbol, Symbols
from games.vienna.state import Options, Stage, Stand
from games.vienna.view import SeatView, View, view_of
from language import LANGUAGES, Language, words_of
from render.board_in_words import alt_text, board_text
from tests.games.matches import TABLES, match_at
from tests.games.told_changes import ToldChanges
from tests.games.vienna.tables import BOARD, player, stand, table

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")
HELD_BACK = {"viewer"}  # who looks changes nothing: everybody sees the same table
PLACING: tuple[Stage, ...] = ("roll", "place", "gendarme", "reward", "prater", "double")
OPER, KRIEAU, PRATER = FieldId("oper"), FieldId("krieau"), FieldId("prater")

on_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def say(one: Label, language: Language) -> str:
    return words_of(VIENNA.package, language).say(one, NAMES)


def said(lines: tuple[Label, ...], language: Language) -> list[str]:
    return [say(line, language) for line in lines]


@lru_cache(maxsize=8)
def described(view: View) -> dict[Label, tuple[Label, ...]]:
    """The lines under each title."""
    return {passage.title: passage.lines for passage in VIENNA.describe(view)}


def words(view: View, language: Language) -> dict[str, list[str]]:
    """The lines under each title, in words."""
    return {say(title, language): said(lines, language) for title, lines in described(view).items()}


class Changes:
    """The passages that changes of views change, and whether every language tells so."""

    def __init__(self) -> None:
        self._told = ToldChanges(VIENNA, NAMES)

    def between(self, before: View, after: View) -> set[Label]:
        """The titles of the passages that are told otherwise."""
        return self._told.between(described(before), described(after))

    def are_told_in_every_language(self) -> bool:
        """Whether each difference that was met is one in words too."""
        assert self._told.untold() == []
        return True


def titles(*ids: str) -> set[Label]:
    return {label(f"passage-{id}") for id in ids}


def seat_title(seat: Seat) -> Label:
    return label("passage-seat", seat=Who(seat))


(STREET,) = titles("street")
GEHEIMBUND = label("passage-geheimbund", field=BOARD.geheimbund.name)


@cache
def views(seeds: int = 3, every: int = 97) -> tuple[View, ...]:
    """Views from all over random matches of every size, the end of each among them."""
    found: list[View] = []
    for one in TABLES:
        if one.game is VIENNA and one.seed < seeds:
            steps = match_at(one).steps
            some = (*steps[one.seed * 11 % every : -1 : every], steps[-1])
            states: list[Any] = [step.state for step in some]
            found += [view_of(state, None) for state in states]
    return tuple(found)


def with_seat(view: View, seat: int, **changes: Any) -> View:
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


# Players --------------------------------------------------------------------------------------

PERSONS = tuple(BOARD.persons)


def other_dice(seat: SeatView) -> Iterator[tuple[int, ...]]:
    yield (*seat.dice, 6)
    if seat.dice:
        yield seat.dice[1:]
        yield (seat.dice[0] % 6 + 1, *seat.dice[1:])


def other_symbols(seat: SeatView) -> Iterator[Symbols]:
    for symbol in Symbol:
        yield seat.symbols + Symbols(**{symbol.value: 1})


def other_specials(seat: SeatView) -> Iterator[tuple[Special, ...]]:
    for special in Special:
        if special not in seat.specials:
            yield (*seat.specials, special)
    if seat.specials:
        yield seat.specials[1:]


def other_compared(seat: SeatView) -> Iterator[tuple[Symbol, ...]]:
    left = [symbol for symbol in Symbol if symbol not in seat.compared]
    yield from ((*seat.compared, symbol) for symbol in left)
    if seat.compared:
        yield seat.compared[1:]


def other_persons(seat: SeatView) -> Iterator[tuple[PersonId, ...]]:
    yield (*seat.persons, PERSONS[0])
    yield (*seat.persons, PERSONS[0], PERSONS[0])
    if seat.persons:
        yield seat.persons[1:]


def others(now: object, choices: tuple[object, ...]) -> Iterator[object]:
    return (choice for choice in choices if choice != now)


SEAT_CHANGES: dict[str, Callable[[SeatView], Iterator[object]]] = {
    "coins": lambda seat: others(seat.coins, (0, 1, 2, 11, seat.coins + 1)),
    "points": lambda seat: others(seat.points, (0, 1, 2, 26, seat.points + 1)),
    "dice": other_dice,
    "white": lambda seat: others(seat.white, (0, 1, 2, 6)),
    "to_roll": lambda seat: others(seat.to_roll, (0, 4, 5, 6)),
    "coach": lambda seat: others(seat.coach, (None, KRIEAU, OPER)),
    "start_card": lambda seat: others(seat.start_card, (None, *BOARD.start_cards)),
    "persons": other_persons,
    "specials": other_specials,
    "symbols": other_symbols,
    "compared": other_compared,
    "has_jokers": lambda seat: others(seat.has_jokers, (True, False)),
}


def test_every_fact_of_a_seat_is_put_to_the_proof() -> None:
    assert SEAT_CHANGES.keys() | {"seat"} == set(SeatView.__struct_fields__)


def seat_changes(view: View, seat: SeatView, fact: str) -> Iterator[tuple[View, View, object]]:
    """Views that differ in one fact of a seat, and what it is in the second."""
    before = view
    if fact == "has_jokers":  # a joker is seen on a 1
        before = with_seat(view, seat.seat, dice=(1, *seat.dice))
    for value in SEAT_CHANGES[fact](seat):
        yield before, with_seat(before, seat.seat, **{fact: value}), value


def also_told(view: View, fact: str) -> set[Label]:
    """The titles under which a fact of a seat may be told too."""
    if fact == "specials":  # what nobody holds lies beside the board; a tie may be broken by them
        return titles("beside", "result") if view.outcome else titles("beside")
    if fact == "start_card":  # what nobody chose can be chosen
        return titles("start-cards")
    return set()


@pytest.mark.unwatched
def test_every_fact_of_a_seat_is_told_under_its_name() -> None:
    changes = Changes()
    for view in views():
        for fact in SEAT_CHANGES:
            for seat in view.seats:
                for before, after, value in seat_changes(view, seat, fact):
                    differing = changes.between(before, after) - also_told(view, fact)
                    assert differing == {seat_title(seat.seat)}, (fact, value)
    assert changes.are_told_in_every_language()


@pytest.mark.unwatched
def test_one_fact_of_a_seat_is_one_line() -> None:
    for view in views():
        for seat in view.seats:
            title = seat_title(seat.seat)
            was = set(described(view)[title])
            for fact in ("coins", "points", "coach", "start_card", "symbols", "persons"):
                for _, after, value in seat_changes(view, seat, fact):
                    now = set(described(after)[title])
                    assert len(was - now) <= 1, (fact, value)
                    assert len(now - was) <= 1, (fact, value)


# The board ------------------------------------------------------------------------------------


def with_stand(view: View, index: int, **changes: Any) -> View:
    stands = list(view.stands)
    stands[index] = replace(stands[index], **changes)
    return replace(view, stands=tuple(stands))


def other_stands(view: View) -> Iterator[tuple[Stand, View]]:
    """Each stand with views in which one thing about it is different."""
    for index, one in enumerate(view.stands):
        rest = (*view.stands[:index], *view.stands[index + 1 :])
        yield one, replace(view, stands=rest)
        yield one, with_stand(view, index, seat=Seat((one.seat + 1) % len(view.seats)))
        yield one, with_stand(view, index, white=not one.white)
        yield one, with_stand(view, index, dice=(one.dice[0] % 6 + 1, *one.dice[1:]))
        yield one, with_stand(view, index, dice=(*one.dice, 3))


@pytest.mark.unwatched
def test_every_fact_of_a_stand_is_told_on_its_field() -> None:
    changes = Changes()
    met = 0
    for view in views():
        for one, after in other_stands(view):
            is_street = one.field in BOARD.index
            assert changes.between(view, after) == {STREET if is_street else GEHEIMBUND}, one
            if is_street:
                pairs = zip(described(view)[STREET], described(after)[STREET], strict=True)
                lines = [index for index, (old, new) in enumerate(pairs) if old != new]
                assert lines == [BOARD.index[one.field]]
            met += 1
    assert met > 200
    assert changes.are_told_in_every_language()


@pytest.mark.unwatched
def test_dice_on_another_field_are_told_there() -> None:
    changes = Changes()
    for view in views():
        for index in range(len(view.stands)):
            for field in (*view.free[:1], *view.free[-1:]):
                after = with_stand(view, index, field=field)
                assert STREET in changes.between(view, after), field
    assert changes.are_told_in_every_language()


@pytest.mark.unwatched
@on_every_language
def test_each_line_of_the_street_says_who_stands_there_with_which_dice(language: Language) -> None:
    title = say(STREET, language)
    white = say(label("white-die", face=1), language).replace("1", "").strip()
    for view in views():
        stands = {one.field: one for one in view.stands}
        lines = words(view, language)[title]
        for place, (field, line) in enumerate(zip(BOARD.street, lines, strict=True), start=1):
            heading, standing, *_ = re.split(r"\xa0?: |\. ", line)
            accepted = field.accepts if isinstance(field.accepts, tuple) else ()
            assert field.name in heading
            assert re.findall(r"\d+", heading) == [str(number) for number in (place, *accepted)]
            one = stands.get(field.id)
            there = [name for name in NAMES if name in standing]
            assert there == ([NAMES[one.seat]] if one else [])
            faces = [str(face) for face in one.dice] if one else []
            assert re.findall(r"\d+", standing) == faces
            assert (white in standing) == bool(one and one.white)


def gendarmes(view: View) -> Iterator[View]:
    return (replace(view, gendarme=field) for field in (None, *view.free[::4]))


def display_changes(view: View) -> Iterator[View]:
    fresh = [person for person in PERSONS if person not in view.display]
    yield replace(view, display=(*view.display, fresh[0]))
    yield replace(view, display=(*view.display[:-1], fresh[1]))
    yield replace(view, display=view.display[1:])


def outcome_changes(view: View) -> Iterator[View]:
    outcome = view.outcome
    if outcome is None:
        return
    for seat in range(len(view.seats)):
        scores, places = list(outcome.scores), list(outcome.places)
        scores[seat] += 1
        places[seat] += 1
        yield replace(view, outcome=replace(outcome, scores=tuple(scores)))
        yield replace(view, outcome=replace(outcome, places=tuple(places)))
    why = label("end-target", target=15, round=view.round)
    yield replace(view, outcome=replace(outcome, why=why))


def stages(view: View) -> Iterator[View]:
    if view.stage in PLACING:
        yield from (replace(view, stage=stage) for stage in PLACING)


def evaluated_fields(view: View) -> Iterator[View]:
    if view.evaluating is not None:
        yield from (replace(view, evaluating=field.id) for field in BOARD.street)


def seats_asked(view: View) -> Iterator[View]:
    if view.outcome is None:
        yield from (replace(view, seat=seat.seat) for seat in view.seats)


def rounds(view: View) -> Iterator[View]:
    if view.round:
        yield from (replace(view, round=view.round + more) for more in (1, 2, 10))


def targets(view: View) -> Iterator[View]:
    if view.outcome is None:
        yield replace(view, options=Options(target=15))


def double_moves(view: View) -> Iterator[View]:
    if any(Special.DOUBLE in seat.specials for seat in view.seats):
        yield replace(view, double_used=not view.double_used)


VIEW_CHANGES: dict[str, tuple[Callable[[View], Iterator[View]], set[str]]] = {
    "options": (targets, {"now"}),
    "stage": (stages, {"now"}),
    "seat": (seats_asked, {"now"}),
    "round": (rounds, {"now"}),
    "evaluating": (evaluated_fields, {"now"}),
    "gendarme": (gendarmes, {"street", "beside"}),
    "free": (lambda view: (replace(view, free=view.free[:n]) for n in (0, 3)), {"street"}),
    "display": (display_changes, {"display"}),
    "pile": (lambda view: iter([replace(view, pile=view.pile[1:])]), {"beside"}),
    "discard": (
        lambda view: iter([replace(view, discard=(*view.discard, PERSONS[0]))]),
        {"beside"},
    ),
    "outcome": (outcome_changes, {"result"}),
}


def test_every_fact_of_the_table_is_put_to_the_proof() -> None:
    proved_elsewhere = {"seats", "stands", "double_used"}
    facts = VIEW_CHANGES.keys() | proved_elsewhere | HELD_BACK
    assert facts == set(View.__struct_fields__)


@pytest.mark.unwatched
def test_every_fact_of_the_table_is_told_in_its_passage() -> None:
    changes = Changes()
    met: Counter[str] = Counter()
    for view in views():
        for fact, (variants, ids) in VIEW_CHANGES.items():
            for after in variants(view):
                if after != view:
                    differing = changes.between(view, after)
                    assert differing, fact
                    assert differing <= titles(*ids), fact
                    met[fact] += 1
    assert all(met[fact] > 20 for fact in VIEW_CHANGES), met
    assert changes.are_told_in_every_language()


@pytest.mark.unwatched
def test_a_used_double_move_is_told_by_its_holder() -> None:
    changes = Changes()
    met = 0
    for view in views():
        holders = {seat_title(seat.seat) for seat in view.seats if Special.DOUBLE in seat.specials}
        for after in double_moves(view):
            assert changes.between(view, after) == holders
            met += 1
    assert met > 20
    assert changes.are_told_in_every_language()


def shown(view: View) -> object:
    """All that there is to see, without the order in which it came to lie there."""
    return (
        view.stage,
        view.outcome or view.seat,
        view.round,
        view.options.target,
        tuple(
            replace(seat, has_jokers=seat.has_jokers and 1 in (*seat.dice, seat.white))
            for seat in view.seats
        ),
        view.double_used,
        tuple(sorted(view.stands, key=lambda one: (one.field, one.seat))),
        view.gendarme,
        view.evaluating,
        view.display,
        sum(len(pack) for pack in view.pile),
        len(view.discard),
    )


@pytest.mark.unwatched
def test_tables_that_look_different_are_never_told_alike() -> None:
    numbers: dict[Label, int] = {}
    told: list[tuple[tuple[int, ...], object]] = []
    for view in views(seeds=2, every=1):
        lines = (line for lines in described(view).values() for line in lines)
        told.append((tuple(numbers.setdefault(line, len(numbers)) for line in lines), shown(view)))
    for language in LANGUAGES:
        sentences = [say(line, language) for line in numbers]
        looks: dict[tuple[str, ...], object] = {}
        for lines, look in told:
            text = tuple(sentences[number] for number in lines)
            assert looks.setdefault(text, look) == look, language
        assert len(looks) > 500


@pytest.mark.unwatched
def test_everybody_hears_the_same_of_an_open_table() -> None:
    for view in views(seeds=2):
        for seat in view.seats:
            assert described(view) == described(replace(view, viewer=seat.seat))


# The sentences themselves ---------------------------------------------------------------------

RICH = view_of(
    table(
        player(coins=3, points=12, dice=(1, 4), white=1, coach="rathaus", persons=("kaplan",)),
        player(coins=1, points=1, dice=(5,), coach="oper", persons=("fuerstin", "kaplan")),
        player(rolled=False, start_card="s5"),
        player(coins=12, points=24, coach="belvedere", start_card="s6", compared=(Symbol.CROWN,)),
        stands=(
            stand("krieau", 1, 1),
            stand("rathaus", 0, 2, 3),
            stand("oper", 1, 2),
            stand("geheimbund", 3, 4, 6, white=True),
            stand("geheimbund", 1, 3),
            stand("geheimbund", 3, 5),
            stand("belvedere", 3, 4, 6),
        ),
        gendarme="parlament",
        display=("kardinal", "greissler", "salondame"),
        packs=(("kaplan", "domherr"), ("kaplan",)),
        discard=("hofdame",),
        round=3,
        double_used=True,
        clock=2,
        joker=0,
        die=2,
        double=3,
    ),
    None,
)

SENTENCES: list[tuple[str, str]] = [
    ("Now", "Anna, place one or two dice on a field."),
    ("Now", "Round 3: dice are being placed."),
    ("Now", "The match ends after the round in which somebody reaches 25 points."),
    ("Anna", "Dice: 1 as joker, 4 and white 1 as joker."),
    ("Anna", "A joker counts as any face."),
    ("Béla", "1 point, 1 coin."),
    ("Béla", "Die: 5."),
    ("Béla", "Symbols: 2 citizens, 1 church and 2 crowns."),
    ("Clara", "No points, no coins."),
    ("Clara", "5 dice still to roll, the white one among them."),
    ("Clara", "The coach is not on the street yet."),
    ("Clara", "Special cards: start player and additional die."),
    ("David", "All dice are placed."),
    ("David", "Special card: double move (used in this round)."),
    ("David", "Already compared in this round: crowns."),
    ("The street", "Field 4, Oper, number 2: taken by Béla, die 2. Gives 1 point."),
    ("The street", "Field 9, Parlament, number 4: closed by the gendarme. Gives 3 coins."),
    ("The street", "Field 6, Naschmarkt, number 3: free. Gives 2 coins."),
    ("Geheimbund, off the street", "Béla: die 3."),
    ("Geheimbund, off the street", "David: dice 4, white 6 and 5."),
    ("Characters in the display", "Kardinal: 2 churches and 1 crown."),
    ("Beside the board", "3 cards in the draw pile."),
    ("Beside the board", "1 discarded card."),
    ("Beside the board", "Special card that nobody holds yet: more influence."),
]


def test_the_table_is_told_in_good_english() -> None:
    told = words(RICH, "en")
    assert [(title, line) for title, line in SENTENCES if line not in told[title]] == []


@on_every_language
def test_a_full_table_is_told_as_before(language: Language) -> None:
    """Read the difference, then accept it with WRITE_GOLDEN=1."""
    whole = board_text(VIENNA, RICH, NAMES, language)
    brief = alt_text(VIENNA, RICH, NAMES, language)
    told = f"{whole}\n\n---\n\n{brief}\n"
    path = GOLDEN / f"vienna-board.{language}.txt"
    if "WRITE_GOLDEN" in os.environ:
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_start_cards_that_are_left_can_be_heard_before_choosing() -> None:
    view = view_of(table(player(), player(start_card=None), player(), stage="start_card"), None)
    cards = words(view, "en")["Start cards to choose from"]
    assert "3 coins with 1 citizen." not in cards
    assert "2 coins with 1 church and 1 crown." in cards


def test_between_evaluated_fields_nothing_is_called_free() -> None:
    view = view_of(
        table(
            player(),
            player(),
            player(),
            stage="person",
            evaluating="sperl",
            stands=(stand("sperl", 0, 6),),
        ),
        None,
    )
    assert words(view, "en")["The street"][3].startswith("Field 4, Oper, number 2: empty.")


def test_an_empty_street_and_an_empty_display_are_said_to_be_so() -> None:
    view = view_of(table(player(), player(), player(), stage="roll"), None)
    brief = [say(one, "en") for one in VIENNA.brief(view)]
    assert "The whole street is free." in brief
    assert brief[-1] == "The display is empty."


def test_the_seat_that_is_asked_comes_first_in_brief() -> None:
    view = view_of(table(player(), player(), player(), seat=1), None)
    starts = [say(one, "en").split(":")[0] for one in VIENNA.brief(view)[2:5]]
    assert starts == ["Béla", "Clara", "Anna"]


def test_the_end_is_told_by_place_with_what_decided_it() -> None:
    state = table(
        player(points=20),
        player(points=27, coins=1),
        player(points=27, coins=2),
        stage="over",
        round=6,
        clock=0,
    )
    view = view_of(state, None)
    result = words(view, "en")["Result"]
    assert result == [
        "Clara wins with 27 points: points and special cards are level with others, "
        "and more coins are left.",
        "Place 1: Clara, 27 points.",
        "Place 2: Béla, 27 points.",
        "Place 3: Anna, 20 points.",
        "After round 6 somebody had at least 25 points.",
    ]
    assert [say(one, "en") for one in VIENNA.brief(view)] == [
        result[0],
        "6 rounds were played.",
        "Clara: 27 points, 2 coins.",
        "Béla: 27 points, 1 coin.",
        "Anna: 20 points, no coins.",
    ]
