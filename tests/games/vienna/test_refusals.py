"""Every way of being refused: the reason, and the sentence a player reads."""

from __future__ import annotations

import pickle

import pytest

from games.api import IllegalMove, Seat
from games.chance import FastChance
from games.vienna import VIENNA
from games.vienna.edition import FieldId, PersonId, StartCardId, Symbol
from games.vienna.moves import (
    WHITE,
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    DoubleMove,
    Nudge,
    Pass,
    Reroll,
    Roll,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.refusals import Reason
from games.vienna.state import Options, State
from language import LANGUAGES, words_of
from tests.games.vienna.tables import act, dice, place, player, stand, table

NAMES = ("Anna", "Béla", "Clara")
OTHERS = (player(rolled=False), player(rolled=False))


def turn(*faces: int, **values: object) -> State:
    return table(player(dice=faces, **values), *OTHERS)


RICH = turn(2, 4, 5, coins=3)
POOR = turn(2, 4, 5)
AT_RATHAUS = turn(2, 5, coins=2, coach="rathaus")
AT_RATHAUS_POOR = turn(2, 5, coach="rathaus")
WITH_WHITE = table(player(dice=(2, 5), white=3, coins=1), *OTHERS, die=0)
WITH_JOKER = table(player(dice=(1, 5)), *OTHERS, joker=0)
OCCUPIED = table(
    player(dice=(2, 3, 5), coins=1, coach="rathaus"), *OTHERS, stands=[stand("universitaet", 2, 5)]
)
GENDARME = table(player(dice=(2, 5)), *OTHERS, gendarme="oper")
ROLL = table(player(rolled=False), *OTHERS, stage="roll")
DOUBLE = table(player(dice=(2,)), *OTHERS, stage="double", double=0)
PRATER = table(player(dice=(2, 5)), *OTHERS, stage="prater")
KRIEAU = table(player(dice=(2, 5)), *OTHERS, stage="gendarme", stands=[stand("oper", 1, 2)])
START = VIENNA.new(3, Options(), FastChance(1)).state
START_LATER = act(START, ChooseStartCard(StartCardId("s3"))).state
PERSON = table(player(), *OTHERS, stage="person", display=["kaplan", "domherr"], evaluating="sperl")
SYMBOL = table(
    player(coins=1, compared=(Symbol.CHURCH,)), *OTHERS, stage="symbol", evaluating="gloriette"
)
TIERGARTEN = table(
    player(), player(coins=5), player(coins=1), stage="tiergarten", evaluating="tiergarten"
)


def take(coins: int, *seats: int) -> TakeCoins:
    return TakeCoins(tuple(Seat(seat) for seat in seats), coins)


TABLE: list[tuple[State, ViennaMove, Reason, str]] = [
    (
        ROLL,
        place("oper", 2),
        Reason.ROLL_FIRST,
        "You have not rolled in this round yet. Roll first, then place or change dice.",
    ),
    (
        RICH,
        Roll(),
        Reason.ALREADY_ROLLED,
        "You have rolled in this round already. In front of you: 2, 4 and 5. "
        "Rolling some of them again costs 1 coin.",
    ),
    (
        DOUBLE,
        place("oper", 2),
        Reason.ASKED_OTHERWISE,
        "Something else is to be decided first. "
        "Anna, take another turn with the double move, or keep it.",
    ),
    (
        PERSON,
        Roll(),
        Reason.ASKED_OTHERWISE,
        "Something else is to be decided first. Anna, choose a character at Café Sperl.",
    ),
    (
        RICH,
        DoubleMove(),
        Reason.ASKED_OTHERWISE,
        "Something else is to be decided first. Anna, place one or two dice on a field.",
    ),
    (
        RICH,
        Pass(),
        Reason.ASKED_OTHERWISE,
        "Something else is to be decided first. Anna, place one or two dice on a field.",
    ),
    (
        RICH,
        Reroll(dice(2, 2, 6)),
        Reason.NO_SUCH_DIE,
        "For that you are missing: 2 and 6. In front of you: 2, 4 and 5.",
    ),
    (
        RICH,
        place("hofburg", 0, 4),
        Reason.NO_SUCH_DIE,
        "For that you are missing: the white die. In front of you: 2, 4 and 5.",
    ),
    (
        WITH_WHITE,
        Nudge(dice(3)[0], 1),
        Reason.NO_SUCH_DIE,
        "For that you are missing: 3. In front of you: 2, 5 and white 3.",
    ),
    (
        RICH,
        place("oper"),
        Reason.ONE_OR_TWO_DICE,
        "Name the dice to place: one or two.",
    ),
    (
        RICH,
        place("oper", 2, 4, 5),
        Reason.ONE_OR_TWO_DICE,
        "A field takes one or two dice; you named 3.",
    ),
    (
        RICH,
        Reroll(()),
        Reason.NO_DIE_NAMED,
        "Name at least one die to roll again. In front of you: 2, 4 and 5.",
    ),
    (
        POOR,
        Reroll(dice(2)),
        Reason.CHANGE_COSTS,
        "Changing dice costs 1 coin each time, and you have none. "
        "Place dice as they are; Geheimbund takes any and pays 1 coin each.",
    ),
    (
        POOR,
        Nudge(dice(2)[0], 1),
        Reason.CHANGE_COSTS,
        "Changing dice costs 1 coin each time, and you have none. "
        "Place dice as they are; Geheimbund takes any and pays 1 coin each.",
    ),
    (
        turn(1, 6, coins=1),
        Nudge(dice(6)[0], 1),
        Reason.NO_WRAP,
        "A 6 cannot be turned further that way, for there is no step between 6 and 1. "
        "You could turn it to 5.",
    ),
    (
        table(player(dice=(4,), white=1, coins=1), *OTHERS, die=0),
        Nudge(WHITE, -1),
        Reason.NO_WRAP,
        "A 1 cannot be turned further that way, for there is no step between 6 and 1. "
        "You could turn it to 2.",
    ),
    (
        PRATER,
        SetDie(dice(5)[0], 5),
        Reason.SAME_FACE,
        "That die shows 5 already. Choose another face, or leave the dice as they are.",
    ),
    (
        PRATER,
        SetDie(dice(4)[0], 5),
        Reason.NO_SUCH_DIE,
        "For that you are missing: 4. In front of you: 2 and 5.",
    ),
    (
        RICH,
        place("casino", 2),
        Reason.NO_SUCH_FIELD,
        "There is no field “casino” on this board.",
    ),
    (
        OCCUPIED,
        place("universitaet", 5),
        Reason.OCCUPIED,
        "Universität is taken: Clara has 5 there. "
        "5 could go to Burgtheater (back for 1 coin) or Rathaus (back for 1 coin).",
    ),
    (
        table(player(dice=(3, 3)), *OTHERS, stands=[stand("tiergarten", 1, 4, 4, white=True)]),
        place("tiergarten", 3, 3),
        Reason.OCCUPIED,
        "Tiergarten is taken: Béla has 4 + white 4 there. "
        "3 + 3 could go to Universität, Café Landtmann or Café Central.",
    ),
    (
        GENDARME,
        place("oper", 2),
        Reason.GENDARME_THERE,
        "The gendarme keeps Oper closed in this round. 2 could go to Stadtpark or Secession.",
    ),
    (
        turn(2, 3, 4),
        place("rathaus", 2, 4),
        Reason.WRONG_NUMBER,
        "Rathaus takes 5. Your dice 2 and 4 make 6. With 2 + 3 you could go there.",
    ),
    (
        POOR,
        place("secession", 5),
        Reason.WRONG_NUMBER,
        "Secession takes 2 or 3. Your die counts as 5. With 2 you could go there.",
    ),
    (
        AT_RATHAUS,
        place("oper", 5),
        Reason.WRONG_NUMBER,
        "Oper takes 2. Your die counts as 5. With 2 (back for 1 coin) you could go there.",
    ),
    (
        POOR,
        place("gloriette", 4, 5),
        Reason.WRONG_NUMBER,
        "Gloriette takes 12. Your dice 4 and 5 make 9. None of your dice fit. "
        "4 and 5 could go to Stephansdom.",
    ),
    (
        WITH_JOKER,
        place("gloriette", 1, 5),
        Reason.WRONG_NUMBER,
        "Gloriette takes 12. Your dice 1 and 5 make 6 to 11. None of your dice fit. "
        "1 and 5 could go to Universität, Café Landtmann or Café Central.",
    ),
    (
        POOR,
        place("heuriger", 4, 5),
        Reason.NO_PAIR,
        "Heuriger takes two dice with the same face. You have no such pair; "
        "4 and 5 could go to Stephansdom.",
    ),
    (
        turn(2, 4, 4),
        place("heuriger", 2, 4),
        Reason.NO_PAIR,
        "Heuriger takes two dice with the same face. With 4 + 4 you could go there.",
    ),
    (
        WITH_WHITE,
        place("naschmarkt", 0),
        Reason.WHITE_ALONE,
        "The white die only goes to Naschmarkt together with another die. "
        "Alone it could go to Geheimbund.",
    ),
    (
        WITH_WHITE,
        place("rathaus", 0),
        Reason.WHITE_ALONE,
        "The white die only goes to Rathaus together with another die. "
        "With 5 or 2 + white 3 you could go there; alone it could go to Geheimbund.",
    ),
    (
        AT_RATHAUS,
        place("oper", 2),
        Reason.BEHIND,
        "Oper lies behind your coach, which has reached Rathaus. Going back costs a bribe of "
        "1 coin. You have 2 coins, so bribe the coachman if you want to go there.",
    ),
    (
        AT_RATHAUS_POOR,
        place("oper", 2),
        Reason.BRIBE_COSTS,
        "Oper lies behind your coach, which has reached Rathaus. Going back costs a bribe of "
        "1 coin, and you have none. 2 could go to Geheimbund.",
    ),
    (
        AT_RATHAUS_POOR,
        place("burgtheater", 5, bribe=True),
        Reason.BRIBE_COSTS,
        "Burgtheater lies behind your coach, which has reached Rathaus. Going back costs a bribe "
        "of 1 coin, and you have none. 5 could go to Universität.",
    ),
    (
        AT_RATHAUS,
        place("universitaet", 5, bribe=True),
        Reason.NO_BRIBE_NEEDED,
        "You can go to Universität without a bribe: place the dice there for free.",
    ),
    (
        AT_RATHAUS,
        place("geheimbund", 5, bribe=True),
        Reason.NO_BRIBE_NEEDED,
        "You can go to Geheimbund without a bribe: place the dice there for free.",
    ),
    (
        KRIEAU,
        SetGendarme(FieldId("geheimbund")),
        Reason.GENDARME_ON_STREET,
        "The gendarme stays on the street; Geheimbund cannot be closed. "
        "Choose a free field of the street.",
    ),
    (
        KRIEAU,
        SetGendarme(FieldId("oper")),
        Reason.GENDARME_ON_FREE_FIELD,
        "Béla has dice on Oper. The gendarme needs a free field.",
    ),
    (
        KRIEAU,
        SetGendarme(FieldId("casino")),
        Reason.NO_SUCH_FIELD,
        "There is no field “casino” on this board.",
    ),
    (
        START_LATER,
        ChooseStartCard(StartCardId("s3")),
        Reason.START_CARD_TAKEN,
        "Béla has chosen that start card. Still to be had: 3 coins with 1 citizen, "
        "3 coins with 1 church, 2 coins with 1 citizen and 1 church, "
        "2 coins with 1 church and 1 crown or 2 coins with 1 citizen and 1 crown.",
    ),
    (
        START_LATER,
        ChooseStartCard(StartCardId("s9")),
        Reason.NO_SUCH_START_CARD,
        "There is no such start card. Still to be had: 3 coins with 1 citizen, "
        "3 coins with 1 church, 2 coins with 1 citizen and 1 church, "
        "2 coins with 1 church and 1 crown or 2 coins with 1 citizen and 1 crown.",
    ),
    (
        PERSON,
        ChoosePerson(PersonId("kardinal")),
        Reason.NOT_IN_DISPLAY,
        "Kardinal is not in the display. You can choose Kaplan or Domherr.",
    ),
    (
        PERSON,
        ChoosePerson(PersonId("mozart")),
        Reason.NOT_IN_DISPLAY,
        "mozart is not in the display. You can choose Kaplan or Domherr.",
    ),
    (
        SYMBOL,
        ChooseSymbol(Symbol.CHURCH),
        Reason.SYMBOL_COUNTED,
        "You have compared churches in this round already, and no symbol counts twice. "
        "You can choose citizens or crowns.",
    ),
    (
        TIERGARTEN,
        take(0, 1),
        Reason.TAKE_OR_PASS,
        "Say whose coins you take and how many: up to 3 coins from one player or 1 coin each "
        "from two. If you want none, take nothing.",
    ),
    (
        TIERGARTEN,
        take(2),
        Reason.TAKE_OR_PASS,
        "Say whose coins you take and how many: up to 3 coins from one player or 1 coin each "
        "from two. If you want none, take nothing.",
    ),
    (
        TIERGARTEN,
        take(1, 7),
        Reason.NO_SUCH_PLAYER,
        "There is nobody at that seat. Take up to 3 coins from one other player, "
        "or 1 coin each from two.",
    ),
    (
        TIERGARTEN,
        take(1, -1),
        Reason.NO_SUCH_PLAYER,
        "There is nobody at that seat. Take up to 3 coins from one other player, "
        "or 1 coin each from two.",
    ),
    (
        TIERGARTEN,
        take(1, 0),
        Reason.NOT_FROM_YOURSELF,
        "You cannot take coins from yourself. Take up to 3 coins from one other player, "
        "or 1 coin each from two.",
    ),
    (
        TIERGARTEN,
        take(1, 1, 1),
        Reason.FROM_ONE_OR_TWO,
        "You can take coins from one player or from two, not from more "
        "and not twice from the same.",
    ),
    (
        TIERGARTEN,
        take(4, 1),
        Reason.TOO_MANY_COINS,
        "You asked for 4 coins, but from one player you can take 3 coins at most.",
    ),
    (
        TIERGARTEN,
        take(2, 1, 2),
        Reason.ONE_FROM_EACH,
        "From two players you take 1 coin each. For up to 3 coins choose a single player.",
    ),
    (
        TIERGARTEN,
        take(2, 2),
        Reason.TOO_FEW_COINS,
        "Clara has 1 coin, so you cannot take 2 coins there.",
    ),
]


def refusal(state: State, move: ViennaMove) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        act(state, move)
    return refused.value


@pytest.mark.parametrize(("state", "move", "reason", "sentence"), TABLE)
def test_a_refusal_says_what_was_asked_why_not_and_what_would_work(
    state: State, move: ViennaMove, reason: Reason, sentence: str
) -> None:
    refused = refusal(state, move)
    assert refused.reason is reason
    assert words_of(VIENNA.package, "en").say(refused.label, NAMES) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_in_every_language(language: str) -> None:
    words = words_of(VIENNA.package, language)  # pyright: ignore[reportArgumentType]  one of LANGUAGES
    english = words_of(VIENNA.package, "en")
    for state, move, _, _ in TABLE:
        label = refusal(state, move).label
        said = words.say(label, NAMES)
        assert said.endswith((".", "!", "?"))
        assert language == "en" or said != english.say(label, NAMES)


def test_the_table_provokes_every_reason() -> None:
    assert {reason for _, _, reason, _ in TABLE} == set(Reason)


def test_a_refusal_travels_between_processes() -> None:
    refused = refusal(*TABLE[0][:2])
    copy = pickle.loads(pickle.dumps(refused))
    assert (copy.reason, copy.facts) == (refused.reason, refused.facts)
