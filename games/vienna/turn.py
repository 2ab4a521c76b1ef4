"""A turn: roll, change dice for coins, place one or two, carry out what acts at once."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.vienna.draft import Draft
from games.vienna.edition import Krieau, Prater
from games.vienna.events import (
    DiceLeft,
    DieSet,
    DoubleMoveKept,
    DoubleMoveUsed,
    Gained,
    GendarmeSet,
    Nudged,
    Placed,
    Rerolled,
    Rolled,
)
from games.vienna.moves import (
    BRIBE,
    CHANGE_COST,
    WHITE,
    Die,
    Nudge,
    Place,
    Reroll,
    Reward,
    SetDie,
    SetGendarme,
)
from games.vienna.placements import take
from games.vienna.round_evaluation import begin_evaluation
from games.vienna.state import Player, Stand, clockwise_after


def roll(draft: Draft, seat: Seat) -> None:
    """Everybody rolls once, on the first turn of the round; the white die rolls along."""
    count = draft.board.seatings[len(draft.players)].dice
    dice = tuple(sorted(draft.roll(count)))
    (white,) = draft.roll(1) if draft.specials.die == seat else (0,)
    draft.players[seat] = replace(draft.players[seat], dice=dice, white=white, rolled=True)
    draft.stage = "place"
    draft.tell(Rolled(seat, dice, white))


def reroll(draft: Draft, seat: Seat, move: Reroll) -> None:
    """Pay, and roll these dice once more."""
    player = draft.players[seat]
    now = tuple(draft.roll(len(move.dice)))
    was = tuple(_shown(player, die) for die in move.dice)
    dice, white = take(player.dice, player.white, move.dice)
    for die, face in zip(move.dice, now, strict=True):
        if die == WHITE:
            white = face
        else:
            dice = (*dice, face)
    _show(draft, seat, dice, white, cost=CHANGE_COST)
    draft.tell(Rerolled(seat, move.dice, was, now))
    _ask_to_place(draft, seat)


def nudge(draft: Draft, seat: Seat, move: Nudge) -> None:
    """Pay, and turn one die by one."""
    was = _shown(draft.players[seat], move.die)
    _turn(draft, seat, move.die, was + move.by, cost=CHANGE_COST)
    draft.tell(Nudged(seat, move.die, was, was + move.by))
    _ask_to_place(draft, seat)


def place(draft: Draft, seat: Seat, move: Place, *, forced: bool = False) -> None:
    """Put dice on a street field or at Geheimbund; three fields act at once, the rest later."""
    player = draft.players[seat]
    row = draft.board.row(player, joker=draft.specials.joker == seat)
    handful = row.handfuls[move.dice]
    dice, white, has_white = handful.left, handful.left_white, handful.has_white
    index = draft.board.index.get(move.field)
    lie = handful.shown if index is None else handful.lies[index]
    draft.stands = (*draft.stands, Stand(move.field, seat, lie, has_white))
    draft.tell(Placed(seat, move.field, handful.shown, lie, has_white, move.bribe, forced))
    if index is None:
        coins = draft.board.geheimbund.coins * len(move.dice)
        draft.players[seat] = replace(player, dice=dice, white=white, coins=player.coins + coins)
        draft.tell(Gained(seat, move.field, coins=coins))
        end_turn(draft, seat)
        return
    draft.open &= ~(1 << index)
    if move.bribe:  # going back pays the coachman and leaves the coach where it is
        coins, coach = player.coins - BRIBE, player.coach
    else:
        coins, coach = player.coins, index
    draft.players[seat] = replace(player, dice=dice, white=white, coins=coins, coach=coach)
    match draft.board.street[index].effect:
        case Krieau():
            draft.stage = "gendarme"
        case Prater(coins):
            draft.earn(seat, coins=coins)
            draft.tell(Gained(seat, move.field, coins=coins))
            if dice or white:
                draft.stage = "prater"
            else:
                end_turn(draft, seat)
        case _:
            end_turn(draft, seat)


def set_gendarme(draft: Draft, seat: Seat, move: SetGendarme) -> None:
    """Close a field; the reward is next."""
    draft.gendarme = move.field
    draft.open &= ~(1 << draft.board.index[move.field])
    draft.stage = "reward"
    draft.tell(GendarmeSet(seat, move.field))


def take_reward(draft: Draft, seat: Seat, move: Reward) -> None:
    """Krieau's coin or point."""
    field = draft.board.field(draft.stands[-1].field)
    assert isinstance(field.effect, Krieau), "the reward is asked right after the placement"
    coins = field.effect.coins if move.what == "coin" else 0
    points = field.effect.points if move.what == "point" else 0
    draft.earn(seat, coins=coins, points=points)
    draft.tell(Gained(seat, field.id, coins=coins, points=points))
    end_turn(draft, seat)


def set_die(draft: Draft, seat: Seat, move: SetDie) -> None:
    """Prater's turn of a die."""
    was = _shown(draft.players[seat], move.die)
    _turn(draft, seat, move.die, move.to, cost=0)
    draft.tell(DieSet(seat, move.die, was, move.to))
    end_turn(draft, seat)


def leave_dice(draft: Draft, seat: Seat) -> None:
    """Nothing turned at the Prater."""
    draft.tell(DiceLeft(seat))
    end_turn(draft, seat)


def use_double_move(draft: Draft, seat: Seat) -> None:
    """Another turn, without another roll."""
    draft.double_used = True
    draft.tell(DoubleMoveUsed(seat))
    _ask_to_place(draft, seat)


def keep_double_move(draft: Draft, seat: Seat) -> None:
    """The card stays ready."""
    draft.tell(DoubleMoveKept(seat))
    _pass_on(draft, seat)


def end_turn(draft: Draft, seat: Seat) -> None:
    """Offer the double move where there is one, else pass on."""
    player = draft.players[seat]
    can_go_on = player.dice or player.white
    if can_go_on and not draft.double_used and draft.specials.double == seat:
        draft.stage = "double"
    else:
        _pass_on(draft, seat)


def _pass_on(draft: Draft, seat: Seat) -> None:
    """To the next player clockwise who has dice; the evaluation begins when nobody has."""
    for following in clockwise_after(seat, len(draft.players)):
        player = draft.players[following]
        if not player.rolled or player.dice or player.white:
            draft.seat = following
            if player.rolled:
                _ask_to_place(draft, following)
            else:
                draft.stage = "roll"
            return
    begin_evaluation(draft)


def _ask_to_place(draft: Draft, seat: Seat) -> None:
    """Let the player choose, unless the last die has nowhere to go but Geheimbund."""
    draft.stage = "place"
    player = draft.players[seat]
    if player.coins or len(player.dice) + (player.white > 0) > 1:
        return
    row = draft.board.row(player, joker=draft.specials.joker == seat)
    first, *others = row.moves(open=draft.open, coach=player.coach, coins=player.coins)
    if not others:
        assert isinstance(first, Place)
        place(draft, seat, first, forced=True)


def _shown(player: Player, die: Die) -> int:
    return player.white if die == WHITE else die


def _turn(draft: Draft, seat: Seat, die: Die, face: int, *, cost: int) -> None:
    player = draft.players[seat]
    dice, white = take(player.dice, player.white, (die,))
    if die == WHITE:
        white = face
    else:
        dice = (*dice, face)
    _show(draft, seat, dice, white, cost=cost)


def _show(draft: Draft, seat: Seat, dice: tuple[int, ...], white: int, *, cost: int) -> None:
    player = draft.players[seat]
    draft.players[seat] = replace(
        player, dice=tuple(sorted(dice)), white=white, coins=player.coins - cost
    )
