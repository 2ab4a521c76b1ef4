"""Sentences for everything that can happen, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from games.api import Event, Seat
from games.vienna import VIENNA, events
from games.vienna.edition import FieldId, PersonId, Special, Symbol
from games.vienna.moves import WHITE, Die
from games.vienna.state import Options
from games.vienna.view import view_of
from language import LANGUAGES, Language, words_of
from tests.games.matches import TABLES, match_at
from tests.games.vienna.tables import dice, player, table

NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")
VIEW = view_of(table(player(), player(), player()), None)
A, B, C = Seat(0), Seat(1), Seat(2)
OPER = FieldId("oper")

SENTENCES: list[tuple[Event, str]] = [
    (events.Nudged(B, Die(3), was=3, now=4), "Béla pays 1 coin and turns 3 to 4."),
    (events.GendarmeSet(C, OPER), "Clara sends the gendarme to Oper."),
    (events.PersonsDealt(()), "No characters are left for the display."),
    (
        events.PersonBuried(PersonId("fuerstin")),
        "A second Fürstin is turned over and goes under the pile.",
    ),
    (
        events.PileReshuffled(1),
        "Nobody new in the pile: 1 discarded card goes under it.",
    ),
    (
        events.PileReshuffled(7),
        "Nobody new in the pile: 7 discarded cards are shuffled and go under it.",
    ),
    (
        events.NobodyLeft(C, FieldId("sperl")),
        "Café Sperl: no characters are left for Clara.",
    ),
    (
        events.NothingToTake(A, FieldId("tiergarten")),
        "Tiergarten: nobody else has a coin for Anna to take.",
    ),
    (
        events.Rerolled(B, (WHITE, *dice(3)), was=(4, 3), now=(1, 6)),
        "Béla pays 1 coin and rolls white 4 and 3 again: white 1 and 6.",
    ),
    (events.DieSet(B, WHITE, was=4, now=1), "Béla turns white 4 to 1."),
    (
        events.Placed(A, FieldId("belvedere"), (4, 1), (4, 6), white=True),
        "Anna places 4 + white 1 (as 4 + white 6) on Schloss Belvedere.",
    ),
    (
        events.Placed(A, FieldId("geheimbund"), (4,), (4,), white=False, forced=True),
        "Anna has nowhere else to go and places 4 on Geheimbund.",
    ),
    (
        events.Gained(A, OPER, coins=1, points=2, paid=3),
        "Oper: Anna pays 3 coins and gets 1 coin and 2 points.",
    ),
    (events.Gained(A, OPER), "Oper: Anna gets no points."),
    (
        events.SpecialTaken(A, OPER, Special.CLOCK, A),
        "Oper: Anna keeps the special card “start player”.",
    ),
    (
        events.Compared(
            A,
            FieldId("gloriette"),
            Symbol.CHURCH,
            own=1,
            neighbours=((B, 2), (C, 3)),
            points=0,
            coins=0,
            paid=1,
        ),
        "Gloriette: Anna pays 1 coin and compares churches, "
        "1 against 2 (Béla) and 3 (Clara), and gets no points.",
    ),
    (
        events.CoinsTaken(A, FieldId("tiergarten"), (B, C), 1),
        "Tiergarten: Anna takes 1 coin each from Béla and Clara.",
    ),
    (events.CoinsTaken(A, FieldId("tiergarten"), (), 0), "Tiergarten: Anna takes nothing."),
    (
        events.SpecialsCounted(A, FieldId("heuriger"), 0, 0),
        "Heuriger: Anna has no special card and gets nothing.",
    ),
    (
        events.SpecialsCounted(A, FieldId("heuriger"), 1, 1),
        "Heuriger: Anna gets 1 point for 1 special card.",
    ),
    (events.Ended((A,), 27, "none"), "Anna wins with 27 points."),
    (
        events.Ended((A,), 27, "specials"),
        "Anna wins with 27 points: others have as many, but fewer special cards.",
    ),
    (
        events.Ended((A,), 27, "coins"),
        "Anna wins with 27 points: points and special cards are level with others, "
        "and more coins are left.",
    ),
    (events.Ended((A, B), 27, "shared"), "Anna and Béla share the victory with 27 points."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_rare_events_are_told_in_good_english(event: Event, sentence: str) -> None:
    assert words_of(VIENNA.package, "en").say(VIENNA.tell(VIEW, event), NAMES) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_are_told_in_every_language(language: Language) -> None:
    english = words_of(VIENNA.package, "en")
    for event, _ in SENTENCES:
        label = VIENNA.tell(VIEW, event)
        said = words_of(VIENNA.package, language).say(label, NAMES)
        assert said.endswith(".")
        assert language == "en" or said != english.say(label, NAMES)


def test_every_kind_of_event_is_told_somewhere() -> None:
    met: set[type[Event]] = {type(event) for event, _ in SENTENCES}
    for one in TABLES:
        if one.game is VIENNA:
            met |= {type(event) for step in match_at(one).steps for event in step.events}
    assert met == set(get_args(events.ViennaEvent))


def test_a_night_match_is_told_like_a_day_match() -> None:
    night = view_of(table(player(), player(), player(), options=Options(look="night")), None)
    event = events.RoundBegan(1, A)
    assert VIENNA.tell(night, event) == VIENNA.tell(VIEW, event)
