"""The edition files: every fact known of the printed game, and marks on every value."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from games.vienna.edition import (
    NEWEST,
    BadEdition,
    Compare,
    Edition,
    EditionKey,
    Field,
    Gain,
    Gloriette,
    Heuriger,
    Krieau,
    Prater,
    Special,
    Symbol,
    TakePerson,
    TakeSpecial,
    Tiergarten,
    edition_of,
    read_edition,
)

HOUSE = edition_of(NEWEST)
DATA = files("games.vienna").joinpath("data")
TEXT = DATA.joinpath(f"{NEWEST}.toml").read_text(encoding="utf-8")


def field(name: str) -> Field:
    return next(field for field in HOUSE.street if field.name == name)


def place(name: str) -> int:
    return HOUSE.street.index(field(name))


def accepts(name: str) -> tuple[int, ...]:
    numbers = field(name).accepts
    assert numbers != "pair"
    return numbers


NUMBERED = [entry for entry in HOUSE.street if entry.accepts != "pair"]
NUMBERS = [entry.accepts for entry in NUMBERED if entry.accepts != "pair"]


def test_the_second_edition_is_the_first_with_a_coin_on_secession() -> None:
    def shown(entry: Field) -> Field:
        return replace(entry, source={})

    first = {entry.id: shown(entry) for entry in edition_of("house").street}
    changed = [entry for entry in HOUSE.street if shown(entry) != first[entry.id]]
    assert [entry.name for entry in changed] == ["Secession"]
    assert changed[0].effect == TakeSpecial(Special.CLOCK, coins=1)
    rest = ("seatings", "geheimbund", "influence", "start_cards", "persons")
    assert all(getattr(HOUSE, part) == getattr(edition_of("house"), part) for part in rest)


# The street as a whole ------------------------------------------------------------------------


def test_the_street_has_24_fields_and_geheimbund_lies_off_it() -> None:
    assert len(HOUSE.street) == 24
    assert HOUSE.geheimbund.name == "Geheimbund"
    assert "Geheimbund" not in [entry.name for entry in HOUSE.street]


def test_krieau_is_first_and_heuriger_last() -> None:
    assert (HOUSE.street[0].name, HOUSE.street[-1].name) == ("Krieau", "Heuriger")


def test_numbers_rise_along_the_street_from_1_to_12() -> None:
    assert [numbers[0] for numbers in NUMBERS] == sorted(numbers[0] for numbers in NUMBERS)
    assert [numbers[-1] for numbers in NUMBERS] == sorted(numbers[-1] for numbers in NUMBERS)
    assert {number for numbers in NUMBERS for number in numbers} == set(range(1, 13))


def test_several_numbers_occur_more_than_once() -> None:
    counts = Counter(number for numbers in NUMBERS for number in numbers)
    assert sum(count > 1 for count in counts.values()) > 1


def test_exactly_five_fields_take_two_consecutive_numbers_and_give_the_special_cards() -> None:
    double = [entry for entry in NUMBERED if len(entry.accepts) == 2]
    cards = [entry.effect.card for entry in double if isinstance(entry.effect, TakeSpecial)]
    assert len(double) == 5
    assert sorted(cards) == sorted(Special)
    assert all(int(e.accepts[1]) == int(e.accepts[0]) + 1 for e in double)


def test_a_field_with_4_and_5_exists() -> None:
    assert (4, 5) in NUMBERS


def test_tiergarten_and_heuriger_take_any_pair_and_nobody_else_does() -> None:
    pairs = [entry.name for entry in HOUSE.street if entry.accepts == "pair"]
    assert pairs == ["Tiergarten", "Heuriger"]


def test_fields_that_give_characters_are_numbered_6() -> None:
    giving = [entry for entry in HOUSE.street if isinstance(entry.effect, TakePerson)]
    assert {entry.accepts for entry in giving} == {(6,)}


def test_the_first_character_fields_cost_a_coin_and_the_last_is_free() -> None:
    costs = [e.effect.cost for e in HOUSE.street if isinstance(e.effect, TakePerson)]
    assert len(costs) >= 3
    assert costs == [1] * (len(costs) - 1) + [0]


def test_lightning_strikes_krieau_and_prater_only() -> None:
    at_once = [e.name for e in HOUSE.street if isinstance(e.effect, Krieau | Prater)]
    assert at_once == ["Krieau", "Prater"]


ORDER_IN_A_REVIEW = (
    "Krieau",
    "Prater",
    "Oper",
    "Naschmarkt",
    "Parlament",
    "Burgtheater",
    "Rathaus",
    "Hofreitschule",
    "Schloss Schönbrunn",
    "Gloriette",
    "Tiergarten",
    "Heuriger",
)


def test_the_order_a_review_gives_is_kept() -> None:
    assert list(ORDER_IN_A_REVIEW) == sorted(ORDER_IN_A_REVIEW, key=place)


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("Secession", "Rathaus"),
        ("Heldenplatz", "Café Landtmann"),
        ("Oper", "Universität"),
        ("Burgtheater", "Rathaus"),
        ("Rathaus", "Universität"),
        ("Pestsäule", "Stephansdom"),
        ("Stephansdom", "Schloss Belvedere"),
        ("Schloss Belvedere", "Schloss Schönbrunn"),
        ("Schloss Schönbrunn", "Gloriette"),
    ],
)
def test_the_order_the_rulebook_implies_is_kept(earlier: str, later: str) -> None:
    assert place(earlier) < place(later)


def test_universitaet_is_the_only_field_for_a_5_after_rathaus() -> None:
    after = [entry.name for entry in NUMBERED if place(entry.name) > place("Rathaus")]
    assert [name for name in after if 5 in accepts(name)] == ["Universität"]


def test_more_influence_lies_before_stephansdom_and_shows_a_church() -> None:
    giver = next(e for e in HOUSE.street if e.effect == TakeSpecial(Special.INFLUENCE))
    assert place(giver.name) < place("Stephansdom")
    assert HOUSE.influence.symbols.church >= 1


@pytest.mark.parametrize(
    "name",
    [
        *ORDER_IN_A_REVIEW,
        "Secession",
        "Heldenplatz",
        "Universität",
        "Café Landtmann",
        "Café Central",
        "Hofburg",
        "Pestsäule",
        "Stephansdom",
        "Schloss Belvedere",
    ],
)
def test_every_name_that_is_certain_is_on_the_street(name: str) -> None:
    assert field(name)


# Single fields --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("Secession", 2),
        ("Heldenplatz", 4),
        ("Oper", 2),
        ("Rathaus", 5),
        ("Café Landtmann", 6),
        ("Universität", 5),
        ("Universität", 6),
        ("Burgtheater", 5),
        ("Pestsäule", 8),
        ("Stephansdom", 9),
        ("Schloss Belvedere", 10),
        ("Gloriette", 12),
        ("Krieau", 1),
        ("Schloss Schönbrunn", 11),
    ],
)
def test_every_number_known_or_derived_is_accepted(name: str, number: int) -> None:
    assert number in accepts(name)


def test_prater_takes_1_or_2() -> None:
    assert set(accepts("Prater")) <= {1, 2}


def test_heldenplatz_takes_4_with_at_most_one_neighbouring_number() -> None:
    assert accepts("Heldenplatz") in {(4,), (3, 4), (4, 5)}


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("Krieau", Krieau(coins=1, points=1)),
        ("Prater", Prater(coins=1)),
        ("Oper", Gain(points=1)),
        ("Naschmarkt", Gain(coins=2)),
        ("Hofreitschule", Gain(points=2)),
        ("Stephansdom", Compare(Symbol.CHURCH, points=2, coins=1, tie=1)),
        ("Tiergarten", Tiergarten(most=3, each=1)),
        ("Heuriger", Heuriger(points=1)),
    ],
)
def test_every_effect_known_is_as_printed(name: str, effect: msgspec.Struct) -> None:
    assert field(name).effect == effect


def test_rathaus_costs_3_coins() -> None:
    effect = field("Rathaus").effect
    assert isinstance(effect, Gain)
    assert effect.cost == 3


def test_gloriette_costs_a_coin_and_pays_the_points_of_8_to_10() -> None:
    gloriette = field("Gloriette").effect
    assert isinstance(gloriette, Gloriette)
    assert gloriette.cost == 1
    for name in ("Pestsäule", "Stephansdom", "Schloss Belvedere"):
        compare = field(name).effect
        assert isinstance(compare, Compare)
        assert (gloriette.points, gloriette.tie) == (compare.points, compare.tie) == (2, 1)


def test_each_symbol_has_its_field() -> None:
    symbols = [e.effect.symbol for e in HOUSE.street if isinstance(e.effect, Compare)]
    assert symbols == [Symbol.CITIZEN, Symbol.CHURCH, Symbol.CROWN]


def test_geheimbund_pays_a_coin_a_die() -> None:
    assert HOUSE.geheimbund.coins == 1


# Cards and set-up -----------------------------------------------------------------------------


def test_there_are_6_start_cards_5_special_cards_and_44_characters() -> None:
    assert len(HOUSE.start_cards) == 6
    assert len(Special) == 5
    assert sum(person.copies for person in HOUSE.persons) == 44


def test_a_start_card_shows_2_coins() -> None:
    assert 2 in [card.coins for card in HOUSE.start_cards]


def test_duplicates_of_characters_exist() -> None:
    assert any(person.copies > 1 for person in HOUSE.persons)


def test_every_character_shows_at_least_one_symbol() -> None:
    assert all(any(p.symbols.of(symbol) for symbol in Symbol) for p in HOUSE.persons)


def test_the_house_characters_show_28_of_every_symbol() -> None:
    for symbol in Symbol:
        assert sum(p.symbols.of(symbol) * p.copies for p in HOUSE.persons) == 28


def test_three_players_have_5_dice_more_have_4() -> None:
    assert {s.seats: s.dice for s in HOUSE.seatings} == {3: 5, 4: 4, 5: 4}


def test_dice_are_26_at_most_with_the_white_one() -> None:
    assert max(s.seats * s.dice for s in HOUSE.seatings) + 1 <= 26


def test_starting_points_differ_by_the_number_of_players() -> None:
    assert {s.seats: s.points for s in HOUSE.seatings} == {3: 0, 4: 2, 5: 4}


# Marks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", get_args(EditionKey))
def test_every_value_says_where_it_comes_from(key: EditionKey) -> None:
    edition = edition_of(key)
    for entry in (
        *edition.seatings,
        *edition.street,
        *edition.start_cards,
        *edition.persons,
        edition.geheimbund,
        edition.influence,
    ):
        assert set(entry.source) == _marked(entry), entry
        for mark in entry.source.values():
            assert re.fullmatch(r"rulebook: .+|house(: .+)?", mark), mark


def _marked(entry: msgspec.Struct) -> set[str]:
    """The values of an entry that need a mark: not the id, and an effect value by value."""
    names = set(entry.__struct_fields__) - {"id", "seats", "source", "effect"}
    if isinstance(entry, Field):
        raw: dict[str, object] = msgspec.to_builtins(entry.effect)
        has_defaults = isinstance(entry.effect, Gain | TakeSpecial)
        defaults = {"cost": 0, "coins": 0, "points": 0} if has_defaults else {}
        names |= {"order"} | {n for n, value in raw.items() if defaults.get(n) != value}
    return names


def test_every_file_is_an_edition_that_can_be_chosen() -> None:
    names = {entry.name.removesuffix(".toml") for entry in DATA.iterdir()}
    assert names == set(get_args(EditionKey))


def test_umlauts_stand_in_names_and_not_in_ids() -> None:
    names = " ".join(entry.name for entry in (*HOUSE.street, *HOUSE.persons))
    for name in ("Schönbrunn", "Café Landtmann", "Pestsäule", "Universität", "Äbtissin"):
        assert name in names
    assert all(entry.id.isascii() for entry in (*HOUSE.street, *HOUSE.persons))


# Editions that cannot be played ---------------------------------------------------------------


def without_last(table: str) -> str:
    """The file without the last entry of an array of tables."""
    start = TEXT.rindex(f"[[{table}]]")
    following = [at for at in (TEXT.find("\n[", start + 1), len(TEXT)) if at >= 0]
    end = min(following)
    while TEXT[end : end + 8] == f"\n[{table}.":
        end = TEXT.find("\n[", end + 1)
    return TEXT[:start] + TEXT[end:]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("this is not TOML", "."),
        (TEXT.replace("accepts = [12]", "accepts = [13]"), "accepts"),
        (TEXT.replace("accepts = [12]", "accepts = []"), "accepts"),
        (TEXT.replace('"gloriette"', '"casino"'), "casino"),
        (TEXT.replace('id = "oper"', 'id = "prater"'), "two fields"),
        (TEXT.replace('id = "oper"', 'id = "<@1>"'), "id"),
        (TEXT.replace('card = "die"', 'card = "joker"'), "special card"),
        (TEXT.replace("seats = 3", "seats = 2"), "3, 4 and 5"),
        (TEXT.replace('id = "s2"', 'id = "s1"'), "start cards have the same id"),
        (TEXT.replace('id = "kaplan"', 'id = "kardinal"'), "persons have the same id"),
        (without_last("start_card"), "too few start cards"),
        (without_last("field"), "23 fields"),
    ],
)
def test_a_file_the_rules_cannot_use_is_refused_with_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(BadEdition, match=complaint):
        read_edition(text)


def test_the_file_itself_is_read_without_complaint() -> None:
    assert isinstance(read_edition(TEXT), Edition)
