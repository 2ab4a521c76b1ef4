"""Laying the table: the first deal, start cards, the display of characters."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import BadTable, Seat, Step
from games.chance import Chance
from games.vienna.draft import Draft
from games.vienna.edition import PersonId, StartCardId
from games.vienna.edition_index import board_of
from games.vienna.events import (
    PersonBuried,
    PersonsDealt,
    PileReshuffled,
    RoundBegan,
    SetUp,
    StartCardChosen,
)
from games.vienna.state import Holders, Options, Player, State


def new_match(seats: int, options: Options, chance: Chance) -> Step[State]:
    """The table before the first start card is chosen."""
    board = board_of(options.edition)
    if seats not in board.seatings:
        raise BadTable(seats, tuple(board.seatings))
    seating = board.seatings[seats]
    start = Seat(chance.below(seats))
    deck = [person.id for person in board.edition.persons for _ in range(person.copies)]
    state = State(
        options=options,
        stage="start_card",
        seat=to_the_right(start, seats),
        round=0,
        players=(Player(coins=0, points=seating.points),) * seats,
        specials=Holders(clock=start),
        double_used=False,
        stands=(),
        gendarme=None,
        open=board.all_open,
        evaluating=None,
        display=(),
        packs=(chance.shuffle(deck),),
        discard=(),
    )
    event = SetUp(start=start, dice=seating.dice, points=seating.points)
    return Step(state, (event,), reveals=True)


def start_cards_left(state: State) -> list[StartCardId]:
    """The start cards nobody has chosen."""
    chosen = {player.start_card for player in state.players}
    return [card for card in board_of(state.options.edition).start_cards if card not in chosen]


def choose_start_card(draft: Draft, seat: Seat, card: StartCardId) -> None:
    """Take the card and its coins; after the start player's choice the first round begins."""
    coins = draft.board.start_cards[card].coins
    draft.players[seat] = replace(draft.players[seat], start_card=card, coins=coins)
    draft.tell(StartCardChosen(seat, card, coins))
    if seat == draft.specials.clock:
        begin_round(draft)
    else:
        draft.seat = to_the_right(seat, len(draft.players))


def begin_round(draft: Draft) -> None:
    """A fresh display; whoever has the clock starts."""
    draft.round += 1
    draft.seat = draft.specials.clock
    draft.stage = "roll"
    draft.tell(RoundBegan(draft.round, draft.seat))
    deal_display(draft)


def deal_display(draft: Draft) -> None:
    """Discard what is left of the display and turn over one character fewer than players.

    A character already in the display goes under the pile. A pile that has nobody new gets the
    discards under it; if they have nobody new either, the display stays short.
    """
    draft.reveals = True
    draft.discard += draft.display
    draft.display = ()
    while len(draft.display) < len(draft.players) - 1:
        if not _has_anybody_new(draft):
            if draft.discard:
                draft.tell(PileReshuffled(len(draft.discard)))
                draft.packs = (*draft.packs, draft.chance.shuffle(draft.discard))
                draft.discard = ()
            if not _has_anybody_new(draft):
                break
        person = _turn_over(draft)
        if person in draft.display:
            draft.packs = (*draft.packs, (person,))
            draft.tell(PersonBuried(person))
        else:
            draft.display = (*draft.display, person)
    draft.tell(PersonsDealt(draft.display))


def to_the_right(seat: Seat, seats: int) -> Seat:
    """The seat counter-clockwise of this one."""
    return Seat((seat - 1) % seats)


def _has_anybody_new(draft: Draft) -> bool:
    return any(person not in draft.display for pack in draft.packs for person in pack)


def _turn_over(draft: Draft) -> PersonId:
    (first, *rest), *below = draft.packs
    draft.packs = (tuple(rest), *below) if rest else tuple(below)
    return first
