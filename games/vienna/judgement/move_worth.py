"""What each move promises a seat that plans its round, in points; only differences count."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from games.api import Seat
from games.vienna.edition import Compare, Gloriette
from games.vienna.judgement.belongings_worth import BEATEN, COIN, SYMBOL
from games.vienna.judgement.dice_plan import LATER, RowKey, Sweep, best_plan, sweep
from games.vienna.judgement.field_worth import SYMBOL_PLACES, Prospect
from games.vienna.moves import (
    WHITE,
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    Die,
    Nudge,
    Place,
    Reroll,
    Reward,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.placements import place_move, take
from games.vienna.state import NOT_ON_THE_STREET

FRESH_DIE = 0.6  # what a die still to be rolled is worth above a coin
_DICE_A_PLACEMENT = 1.5
_WANTED, _PERHAPS_WANTED = 0.5, 0.2  # by somebody who could go there, or has yet to roll
_FIRST_COIN = 1.5  # to somebody who has none


def promises_of(prospect: Prospect, seat: Seat, moves: Sequence[ViennaMove]) -> list[float]:
    """What each of these legal moves promises."""
    match prospect.state.stage:
        case "place":
            swept = sweep(prospect, seat)
            return [_placing(prospect, seat, swept, move) for move in moves]
        case "prater":
            swept = sweep(prospect, seat)
            return [_turning(prospect, seat, swept, move) for move in moves]
        case "gendarme":
            harms = _harms(prospect, seat)
            index = prospect.board.index
            return [harms[index[move.field]] for move in moves if isinstance(move, SetGendarme)]
        case "double":
            return [1.0, 0.0]  # a second turn at once: nobody can come in between
        case _:
            return [_at_first_sight(prospect, seat, move) for move in moves]


def best_placement(prospect: Prospect, seat: Seat) -> ViennaMove:
    """The placement that promises most; what costs a coin first is not thought of."""
    swept = sweep(prospect, seat)
    board, player = prospect.board, prospect.state.players[seat]
    if swept.placed:
        (index, dice), worth = max(swept.placed.items(), key=itemgetter(1))
        if worth > 0:
            return place_move(board.street[index].id, dice, False)
    # No plan is worth anything, so whatever goes to Geheimbund leaves nothing better behind.
    first, *_ = board.row(player, joker=prospect.state.specials.joker == seat).handfuls
    return place_move(board.geheimbund.id, first, False)


def _placing(prospect: Prospect, seat: Seat, swept: Sweep, move: ViennaMove) -> float:
    state, board = prospect.state, prospect.board
    player = state.players[seat]
    joker = state.specials.joker == seat
    match move:
        case Place():
            index = board.index.get(move.field)
            if index is not None and not move.bribe:
                return swept.placed[index, move.dice]
            handful = board.row(player, joker=joker).handfuls[move.dice]
            later = LATER * swept.worth_left(handful.left, handful.left_white)
            if index is None:
                return later
            return swept.promises[index] - swept.coin * (len(move.dice) + 1) + later
        case Nudge():
            face = player.white if move.die == WHITE else move.die
            row = _turned(player.dice, player.white, move.die, face + move.by, joker=joker)
            return best_plan(state.options.edition, row, swept) - swept.coin
        case Reroll():
            kept = swept.worth_left(*take(player.dice, player.white, move.dice))
            return kept + FRESH_DIE * len(move.dice) - swept.coin
        case _:
            raise AssertionError(f"{move} is not asked for when placing")


def _turning(prospect: Prospect, seat: Seat, swept: Sweep, move: ViennaMove) -> float:
    if not isinstance(move, SetDie):
        return swept.best[0]
    state = prospect.state
    player = state.players[seat]
    joker = state.specials.joker == seat
    row = _turned(player.dice, player.white, move.die, move.to, joker=joker)
    return best_plan(state.options.edition, row, swept)


def _turned(dice: tuple[int, ...], white: int, die: Die, face: int, *, joker: bool) -> RowKey:
    left, white = take(dice, white, (die,))
    if die == WHITE:
        return left, face, joker
    return tuple(sorted((*left, face))), white, joker


def _harms(prospect: Prospect, seat: Seat) -> list[float]:
    """What a gendarme on each field would cost the others, less what it would cost ourselves."""
    state, board = prospect.state, prospect.board
    harms = [0.0] * len(board.street)
    for other, player in enumerate(state.players):
        if player.rolled and not player.dice:
            continue
        reach = board.row(player, joker=state.specials.joker == other).mask if player.rolled else -1
        reach &= -1 << (player.coach - NOT_ON_THE_STREET)
        wanted = _WANTED if player.rolled else _PERHAPS_WANTED
        for index, promise in enumerate(prospect.promises(other)):
            missed = promise - _DICE_A_PLACEMENT * prospect.coin
            if missed > 0 and reach >> index & 1:
                harms[index] += -missed if other == seat else wanted * missed
    return harms


def _at_first_sight(prospect: Prospect, seat: Seat, move: ViennaMove) -> float:
    state = prospect.state
    match move:
        case ChooseStartCard(card):
            chosen = prospect.board.start_cards[card]
            shown = sum(chosen.symbols.of(symbol) for symbol in SYMBOL_PLACES)
            return COIN * chosen.coins + (SYMBOL + BEATEN) * shown
        case Reward(what):
            coin = prospect.coin * (1 if state.players[seat].coins else _FIRST_COIN)
            return 1.0 if what == "point" else coin
        case ChoosePerson(person):
            return prospect.with_person(seat, person)
        case ChooseSymbol(symbol):
            assert state.evaluating is not None
            effect = prospect.board.field(state.evaluating).effect
            assert isinstance(effect, Compare | Gloriette)
            return prospect.comparison(seat, SYMBOL_PLACES[symbol], effect)
        case TakeCoins(seats, coins):
            # Rather from those who are ahead.
            lead = sum(1 + state.players[s].points / state.options.target for s in seats)
            return prospect.coin * coins * lead
        case _:
            return 0.0
