"""Vienna set up by hand: any situation on the board in a line or two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.api import Event, Seat, Step
from games.chance import Chance, FastChance
from games.vienna import VIENNA
from games.vienna.edition import NEWEST, FieldId, PersonId, Special, StartCardId
from games.vienna.edition_index import board_of
from games.vienna.moves import Dice, Die, Place, ViennaMove
from games.vienna.state import Options, Player, Stage, Stand, State

BOARD = board_of(NEWEST)


class Loaded(Chance):
    """Dice that fall as told; anything more is a mistake of the test."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def word(self) -> int:
        return self.faces.pop(0) - 1


def dice(*faces: int) -> Dice:
    return tuple(Die(face) for face in faces)


def place(field: str, *faces: int, bribe: bool = False) -> Place:
    return Place(FieldId(field), dice(*faces), bribe)


def player(**changes: Any) -> Player:
    """A player in the middle of a round: rolled, no dice left, no coins."""
    values: dict[str, Any] = {"coins": 0, "points": 0, "rolled": True, "start_card": "s1"}
    if "coach" in changes:
        changes["coach"] = BOARD.index[FieldId(changes["coach"])]
    return Player(**(values | changes))


def stand(field: str, seat: int, *faces: int, white: bool = False) -> Stand:
    return Stand(FieldId(field), Seat(seat), faces or (1,), white)


def table(
    *players: Player,
    stage: Stage = "place",
    seat: int = 0,
    stands: Sequence[Stand] = (),
    gendarme: str | None = None,
    options: Options | None = None,
    display: Sequence[str] = (),
    packs: Sequence[Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    round: int = 1,
    double_used: bool = False,
    evaluating: str | None = None,
    **specials: int,
) -> State:
    """A state with these players; seat 0 holds the clock unless told otherwise."""
    state = VIENNA.new(len(players), options or Options(), FastChance(0)).state
    holders = replace(state.specials, clock=Seat(0))
    for special, holder in specials.items():
        holders = holders.give(Special(special), Seat(holder))
    closed = {taken.field for taken in stands} | {gendarme}
    open_fields = sum(1 << index for field, index in BOARD.index.items() if field not in closed)
    return replace(
        state,
        players=players,
        stage=stage,
        seat=Seat(seat),
        stands=tuple(stands),
        gendarme=None if gendarme is None else FieldId(gendarme),
        open=open_fields,
        display=tuple(PersonId(person) for person in display),
        packs=state.packs if packs is None else _persons(packs),
        discard=tuple(PersonId(person) for person in discard),
        round=round,
        specials=holders,
        double_used=double_used,
        evaluating=None if evaluating is None else FieldId(evaluating),
    )


def _persons(packs: Sequence[Sequence[str]]) -> tuple[tuple[PersonId, ...], ...]:
    return tuple(tuple(PersonId(person) for person in pack) for pack in packs)


def evaluated(*players: Player, stands: Sequence[Stand], **table_values: Any) -> Step[State]:
    """What comes of the evaluation: the last die of the round goes to Geheimbund.

    The player in seat 0 is given that die, and the coin it earns is taken off beforehand.
    """
    first = players[0]
    last_mover = replace(first, coins=first.coins - 1, dice=(6,))
    state = table(last_mover, *players[1:], stands=stands, **table_values)
    return act(state, place("geheimbund", 6))


def act(state: State, move: ViennaMove, *faces: int) -> Step[State]:
    """The move of the seat that is asked, with dice that fall as told."""
    return VIENNA.apply(state, state.seat, move, Loaded(*faces))


def act_all(state: State, *moves: ViennaMove) -> State:
    """Several moves, one after the other."""
    for move in moves:
        state = act(state, move).state
    return state


def legal(state: State) -> Sequence[ViennaMove]:
    return VIENNA.legal_moves(state, state.seat)


def told(step: Step[State], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds."""
    return [event for event in step.events if isinstance(event, kinds)]


def start_card(id: str) -> StartCardId:
    return StartCardId(id)
