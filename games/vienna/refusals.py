"""The rules a move can break, by name; each has its sentence in the word files."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Every way in which a move can be against the rules of Vienna."""

    # the wrong moment
    ROLL_FIRST = "roll-first"
    ALREADY_ROLLED = "already-rolled"
    ASKED_OTHERWISE = "asked-otherwise"
    # dice
    NO_SUCH_DIE = "no-such-die"
    ONE_OR_TWO_DICE = "one-or-two-dice"
    NO_DIE_NAMED = "no-die-named"
    CHANGE_COSTS = "change-costs"
    NO_WRAP = "no-wrap"
    SAME_FACE = "same-face"
    # placing
    NO_SUCH_FIELD = "no-such-field"
    OCCUPIED = "occupied"
    GENDARME_THERE = "gendarme-there"
    WRONG_NUMBER = "wrong-number"
    NO_PAIR = "no-pair"
    WHITE_ALONE = "white-alone"
    BEHIND = "behind"
    BRIBE_COSTS = "bribe-costs"
    NO_BRIBE_NEEDED = "no-bribe-needed"
    # Krieau
    GENDARME_ON_STREET = "gendarme-on-street"
    GENDARME_ON_FREE_FIELD = "gendarme-on-free-field"
    # cards
    NO_SUCH_START_CARD = "no-such-start-card"
    START_CARD_TAKEN = "start-card-taken"
    NOT_IN_DISPLAY = "not-in-display"
    # Gloriette
    SYMBOL_COUNTED = "symbol-counted"
    # Tiergarten
    TAKE_OR_PASS = "take-or-pass"
    NO_SUCH_PLAYER = "no-such-player"
    NOT_FROM_YOURSELF = "not-from-yourself"
    FROM_ONE_OR_TWO = "from-one-or-two"
    TOO_MANY_COINS = "too-many-coins"
    ONE_FROM_EACH = "one-from-each"
    TOO_FEW_COINS = "too-few-coins"
