"""Vienna (Johannes Schmidauer-König, 2015) as a game of the contract."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from games.api import Event, Figure, IllegalMove, Label, Outcome, Passage, Seat, Step, refuse_turn
from games.chance import Chance
from games.vienna import round_evaluation, setup, turn
from games.vienna.draft import Draft
from games.vienna.end_of_match import outcome_of, standing_of
from games.vienna.events import ViennaEvent
from games.vienna.judgement.beginner_move_worth import worth_of
from games.vienna.judgement.insight import ViennaInsight
from games.vienna.legality import broken_rule, moves_of
from games.vienna.match_figures import figures_of
from games.vienna.menu_path import path_to
from games.vienna.moves import (
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    DoubleMove,
    Nudge,
    Pass,
    Place,
    Reroll,
    Reward,
    Roll,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.refusal_facts import facts_of
from games.vienna.sentences.arguments import field_name
from games.vienna.sentences.log import sentence
from games.vienna.sentences.question import question
from games.vienna.sentences.short_summary import brief_of
from games.vienna.sentences.whole_table import passages_of
from games.vienna.state import Options, State
from games.vienna.upcoming_turns import ViennaForesight
from games.vienna.view import View, view_of

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((Seat(seat),)) for seat in range(5))


class Vienna:
    """The rules of Vienna; every method is a pure function."""

    key = "vienna"
    rules_version = 1
    seat_counts = range(3, 6)
    package = "games.vienna"
    options = Options
    states = State
    # A union is not a `type` to the type checker, though msgspec decodes it like one.
    moves: type[ViennaMove] = ViennaMove  # pyright: ignore[reportAssignmentType]
    events: type[Event] = ViennaEvent  # pyright: ignore[reportAssignmentType]
    views = View
    insight = ViennaInsight()
    foresight = ViennaForesight()

    def new(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        return setup.new_match(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.stage == "over" else _ALONE[state.seat]

    def legal_moves(self, state: State, seat: Seat) -> Sequence[ViennaMove]:
        return moves_of(state, seat) if seat == state.seat else ()

    def apply(self, state: State, seat: Seat, move: ViennaMove, chance: Chance) -> Step[State]:
        if seat != state.seat or state.stage == "over":
            refuse_turn(seat, self.to_act(state))
        broken = broken_rule(state, seat, move)
        if broken is not None:
            raise IllegalMove(broken, facts_of(broken, state, seat, move))
        draft = Draft(state, chance)
        _carry_out(draft, seat, move)
        return draft.step()

    def view(self, state: State, viewer: Seat | None) -> View:
        return view_of(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def standing(self, state: State) -> Outcome:
        return standing_of(state)

    def path(self, view: View, move: ViennaMove) -> tuple[Label, ...]:
        return path_to(view, move)

    def ask(self, view: View) -> Label:
        return question(view.stage, view.seat, view.evaluating, view.options.edition)

    def describe(self, view: View) -> tuple[Passage, ...]:
        return passages_of(view)

    def brief(self, view: View) -> tuple[Label, ...]:
        return brief_of(view)

    def tell(self, view: View, event: Event) -> Label:
        return sentence(view.options.edition, event)

    def imagine(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return replace(state, packs=tuple(chance.shuffle(sorted(pack)) for pack in state.packs))

    def worth(self, view: View, move: ViennaMove) -> float:
        return worth_of(view, move)

    def haunt(self, move: ViennaMove) -> Label | None:
        return field_name(move.field) if isinstance(move, Place) else None

    def figures(self, state: State, events: Iterable[Event]) -> tuple[Figure, ...]:
        return figures_of(state, events)


VIENNA = Vienna()


def _carry_out(draft: Draft, seat: Seat, move: ViennaMove) -> None:
    match move:
        case Place():
            turn.place(draft, seat, move)
        case Roll():
            turn.roll(draft, seat)
        case Reroll():
            turn.reroll(draft, seat, move)
        case Nudge():
            turn.nudge(draft, seat, move)
        case SetGendarme():
            turn.set_gendarme(draft, seat, move)
        case Reward():
            turn.take_reward(draft, seat, move)
        case SetDie():
            turn.set_die(draft, seat, move)
        case DoubleMove():
            turn.use_double_move(draft, seat)
        case Pass():
            _leave_it(draft, seat)
        case ChooseStartCard(card):
            setup.choose_start_card(draft, seat, card)
        case ChoosePerson(person):
            round_evaluation.choose_person(draft, seat, person)
        case ChooseSymbol(symbol):
            round_evaluation.choose_symbol(draft, seat, symbol)
        case TakeCoins(seats, coins):
            round_evaluation.take_coins(draft, seat, seats, coins)
        case _:
            assert_never(move)


def _leave_it(draft: Draft, seat: Seat) -> None:
    match draft.stage:
        case "prater":
            turn.leave_dice(draft, seat)
        case "double":
            turn.keep_double_move(draft, seat)
        case _:
            round_evaluation.take_coins(draft, seat, (), 0)
