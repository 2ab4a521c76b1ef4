"""Dice, cards and fields as arguments of sentences.

Names of places and persons stand in the edition, as on the printed board in every language; all
other words come from the word files.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from games.api import Label, Word, label
from games.vienna.edition import EditionKey, FieldId, Special, StartCardId, Symbol, Symbols
from games.vienna.edition_index import Board, board_of
from games.vienna.moves import WHITE, Dice, Die


def die_shown(die: Die, white: int) -> Word:
    """One die: the number it shows, the white one marked."""
    return label("white-die", face=white) if die == WHITE else die


def dice_shown(dice: Iterable[Die], white: int) -> tuple[Word, ...]:
    """Several dice, one by one, the white one last."""
    return tuple(die_shown(die, white) for die in sorted(dice, key=lambda die: die == WHITE))


def handful(dice: Dice, white: int) -> Word:
    """One or two dice put down together."""
    return _together(dice_shown(dice, white))


def dice_lying(dice: tuple[int, ...], *, has_white: bool) -> tuple[Word, ...]:
    """Dice on a field, one by one, of which the last may be the white one."""
    if not has_white:
        return dice
    return (*dice[:-1], die_shown(WHITE, dice[-1]))


def lying(dice: tuple[int, ...], *, has_white: bool) -> Word:
    """Dice on a field as one thing, of which the last may be the white one."""
    return _together(dice_lying(dice, has_white=has_white))


def dice_named(shown: tuple[Word, ...]) -> Word:
    """Dice one by one, called dice: a bare "2" could be heard as how many there are."""
    if len(shown) == 1:
        die = shown[0]
        return die if isinstance(die, Label) else label("one-die", die=die)
    return label("several-dice", dice=shown)


def _together(shown: tuple[Word, ...]) -> Word:
    return shown[0] if len(shown) == 1 else label("two-dice", first=shown[0], second=shown[1])


def coins_shown(count: int) -> Label:
    """So many coins."""
    return label("coin-count", count=count)


def points_shown(count: int) -> Label:
    """So many points."""
    return label("point-count", count=count)


def gains_shown(*, coins: int, points: int) -> tuple[Word, ...]:
    """What a field pays, without what it does not."""
    gains = [shown for shown, count in _gains(coins, points) if count]
    return tuple(gains) or (points_shown(0),)


def _gains(coins: int, points: int) -> tuple[tuple[Label, int], ...]:
    return (coins_shown(coins), coins), (points_shown(points), points)


def numbers(accepts: tuple[int, ...] | str) -> Word:
    """What a field takes: a number, one of two, or a pair."""
    if isinstance(accepts, str):
        return label("any-pair")
    if len(accepts) == 1:
        return accepts[0]
    return label("either-number", first=accepts[0], second=accepts[1])


def field_name(field: FieldId) -> Label | None:
    """A field by itself, called as in the newest edition that has it; None if none has."""
    for key in get_args(EditionKey):
        board = board_of(key)
        if field in board.index or field == board.geheimbund.id:
            return label("row-field", field=board.name(field))
    return None


def symbol_name(symbol: Symbol) -> Label:
    """The word for a symbol."""
    return label(f"symbol-{symbol}")


def special_name(special: Special) -> Label:
    """The word for a special card."""
    return label(f"special-{special}")


def symbols_shown(symbols: Symbols) -> tuple[Word, ...]:
    """What a card shows, symbol by symbol, without those it has not."""
    return tuple(
        label(f"symbols-{symbol}", count=symbols.of(symbol))
        for symbol in Symbol
        if symbols.of(symbol)
    )


def start_card_shown(board: Board, card: StartCardId) -> Label:
    """A start card by what it gives."""
    entry = board.start_cards[card]
    return label("start-card", coins=coins_shown(entry.coins), symbols=symbols_shown(entry.symbols))
