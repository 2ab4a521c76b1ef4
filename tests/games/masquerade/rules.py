"""The rules of Masquerade."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec.structs import replace

from games.api import (
    BadTable,
    Event,
    Figure,
    IllegalMove,
    Label,
    Outcome,
    Passage,
    Seat,
    Step,
    Who,
    label,
    refuse_turn,
)
from games.chance import Chance
from tests.games.masquerade.pieces import (
    DECK,
    Ask,
    Asked,
    Card,
    Chose,
    Drew,
    Ended,
    Gave,
    GaveCard,
    Give,
    MasqueradeEvent,
    MasqueradeMove,
    Options,
    RoundBegan,
    State,
    Trophy,
    Unmasked,
    View,
    Wear,
)
from tests.games.masquerade.whole_table import brief_of, passages_of


class Reason(StrEnum):
    ASKED_OTHERWISE = "asked-otherwise"
    NOT_IN_HAND = "not-in-hand"
    CANNOT_ASK = "cannot-ask"


class Masquerade:
    key = "masquerade"
    rules_version = 1
    seat_counts = range(2, 5)
    package = "tests.games.masquerade"
    options = Options
    states = State
    moves: type[MasqueradeMove] = MasqueradeMove  # pyright: ignore[reportAssignmentType]
    events: type[Event] = MasqueradeEvent  # pyright: ignore[reportAssignmentType]
    views = View
    insight = None
    foresight = None

    def new(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        if seats not in self.seat_counts:
            raise BadTable(seats, self.seat_counts)
        deck = chance.shuffle(DECK)
        hands = tuple(
            tuple(sorted(deck[seat * options.hand : (seat + 1) * options.hand]))
            for seat in range(seats)
        )
        state = State(
            hands=hands,
            worn=(None,) * seats,
            pile=deck[seats * options.hand :],
            discard=(),
            trophies=(),
            stage="wear",
            winner=Seat(0),
            victim=Seat(0),
            round=1,
        )
        dealt = (Drew((Seat(seat),), Seat(seat), hand) for seat, hand in enumerate(hands))
        return Step(state, (RoundBegan(1), *dealt), reveals=True)

    def to_act(self, state: State) -> frozenset[Seat]:
        match state.stage:
            case "wear":
                return frozenset(Seat(s) for s, card in enumerate(state.worn) if card is None)
            case "ask":
                return frozenset((state.winner,))
            case "give":
                return frozenset((state.victim,))
            case "over":
                return frozenset()

    def legal_moves(self, state: State, seat: Seat) -> Sequence[MasqueradeMove]:
        if seat not in self.to_act(state):
            return ()
        match state.stage:
            case "wear":
                return [Wear(card) for card in state.hands[seat]]
            case "ask":
                return [Ask(other) for other in _askable(state)]
            case "give":
                return [Give(card) for card in state.hands[seat]]
            case "over":
                return ()

    def apply(self, state: State, seat: Seat, move: MasqueradeMove, chance: Chance) -> Step[State]:
        to_act = self.to_act(state)
        if seat not in to_act:
            refuse_turn(seat, to_act)
        if move not in self.legal_moves(state, seat):
            raise _why_not(state, seat, move)
        match move:
            case Wear():
                return _wear(state, seat, move.card)
            case Ask():
                return _ask(state, move.seat)
            case Give():
                return _give(state, move.card)

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(
            viewer=viewer,
            hand=() if viewer is None else state.hands[viewer],
            hand_sizes=tuple(len(hand) for hand in state.hands),
            has_chosen=tuple(card is not None for card in state.worn),
            worn=None if viewer is None else state.worn[viewer],
            pile=len(state.pile),
            discard=state.discard,
            trophies=tuple(
                trophy if _has_seen(state, viewer, trophy) else replace(trophy, card=None)
                for trophy in state.trophies
            ),
            stage=state.stage,
            winner=state.winner,
            victim=state.victim,
            round=state.round,
            outcome=self.outcome(state),
        )

    def outcome(self, state: State) -> Outcome | None:
        return _outcome(state) if state.stage == "over" else None

    def standing(self, state: State) -> Outcome:
        return _outcome(state)

    def path(self, view: View, move: MasqueradeMove) -> tuple[Label, ...]:
        match move:
            case Wear(card) | Give(card):
                return (label("menu-card", card=card),)
            case Ask(seat):
                return (label("menu-player", seat=Who(seat)),)

    def ask(self, view: View) -> Label:
        match view.stage:
            case "wear":
                return label("ask-wear")
            case "ask":
                return label("ask-ask", seat=Who(view.winner))
            case "give":
                return label("ask-give", seat=Who(view.victim), taker=Who(view.winner))
            case "over":
                return label("ask-over")

    def tell(self, view: View, event: Event) -> Label:
        match event:
            case RoundBegan(round):
                return label("event-round-began", round=round)
            case Drew(_, seat, cards):
                return label("event-drew", seat=Who(seat), cards=tuple(cards))
            case Chose(seat):
                return label("event-chose", seat=Who(seat))
            case Unmasked(worn, winner):
                return label("event-unmasked", worn=tuple(worn), seat=Who(winner))
            case Asked(seat, victim):
                return label("event-asked", seat=Who(seat), victim=Who(victim))
            case Gave(seat, taker):
                return label("event-gave", seat=Who(seat), taker=Who(taker))
            case GaveCard(_, seat, taker, card):
                return label("event-gave-card", seat=Who(seat), taker=Who(taker), card=card)
            case Ended(winners):
                return label("event-ended", seats=tuple(Who(seat) for seat in winners))
            case _:
                raise TypeError(event)

    def describe(self, view: View) -> tuple[Passage, ...]:
        return passages_of(view, self.ask(view))

    def brief(self, view: View) -> tuple[Label, ...]:
        return brief_of(view, self.ask(view))

    def imagine(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Gather every card the viewer has not seen, shuffle, and deal them to the same places."""
        others = [Seat(seat) for seat in range(len(state.hands)) if seat != viewer]
        hidden = [card for seat in others for card in state.hands[seat]]
        hidden += [card for seat in others if (card := state.worn[seat]) is not None]
        hidden += [t.card for t in state.trophies if t.card and not _has_seen(state, viewer, t)]
        hidden += state.pile
        cards = iter(chance.shuffle(sorted(hidden)))
        hands = list(state.hands)
        worn = list(state.worn)
        for seat in others:
            hands[seat] = tuple(sorted(next(cards) for _ in hands[seat]))
        for seat in others:
            worn[seat] = None if worn[seat] is None else next(cards)
        trophies = tuple(
            trophy if _has_seen(state, viewer, trophy) else replace(trophy, card=next(cards))
            for trophy in state.trophies
        )
        return replace(
            state, hands=tuple(hands), worn=tuple(worn), trophies=trophies, pile=tuple(cards)
        )

    def worth(self, view: View, move: MasqueradeMove) -> float:
        match move:
            case Wear(card):
                return card
            case Give(card):
                return -card
            case Ask():
                return 0

    def haunt(self, move: MasqueradeMove) -> Label | None:
        return None  # nobody goes anywhere at a ball

    def figures(self, state: State, events: Iterable[Event]) -> tuple[Figure, ...]:
        scores = _outcome(state).scores
        return tuple(
            Figure(label("table-seat"), label("row-seat", seat=seat), label("column-points"), score)
            for seat, score in enumerate(scores)
        )


MASQUERADE = Masquerade()


def _has_seen(state: State, viewer: Seat | None, trophy: Trophy) -> bool:
    return state.stage == "over" or viewer in (trophy.owner, trophy.giver)


def _askable(state: State) -> list[Seat]:
    """Everybody else who has a card to choose from."""
    return [
        Seat(seat)
        for seat, hand in enumerate(state.hands)
        if seat != state.winner and len(hand) > 1
    ]


def _without(hands: tuple[tuple[Card, ...], ...], seat: Seat, card: Card):
    left = tuple(other for other in hands[seat] if other != card)
    return (*hands[:seat], left, *hands[seat + 1 :])


def _wear(state: State, seat: Seat, card: Card) -> Step[State]:
    worn = (*state.worn[:seat], card, *state.worn[seat + 1 :])
    state = replace(state, hands=_without(state.hands, seat, card), worn=worn)
    shown = tuple(card for card in worn if card is not None)
    if len(shown) < len(worn):
        return Step(state, (Chose(seat),), reveals=False)
    winner = Seat(shown.index(max(shown)))
    state = replace(
        state,
        worn=(None,) * len(worn),
        discard=(*state.discard, *shown),
        winner=winner,
        stage="ask",
    )
    events = (Chose(seat), Unmasked(shown, winner))
    askable = _askable(state)
    if not askable:
        step = _draw(state)
    elif len(askable) == 1:
        step = _ask(state, askable[0])
    else:
        return Step(state, events, reveals=True)
    return Step(step.state, (*events, *step.events), reveals=True)


def _ask(state: State, victim: Seat) -> Step[State]:
    state = replace(state, stage="give", victim=victim)
    return Step(state, (Asked(state.winner, victim),), reveals=False)


def _give(state: State, card: Card) -> Step[State]:
    giver, taker = state.victim, state.winner
    state = replace(
        state,
        hands=_without(state.hands, giver, card),
        trophies=(*state.trophies, Trophy(taker, giver, card)),
    )
    events = (Gave(giver, taker), GaveCard((giver, taker), giver, taker, card))
    step = _draw(state)
    return Step(step.state, (*events, *step.events), reveals=True)


def _draw(state: State) -> Step[State]:
    events: list[Event] = []
    if len(state.pile) >= len(state.hands):
        drawn = state.pile[: len(state.hands)]
        hands = tuple(
            tuple(sorted((*hand, card))) for hand, card in zip(state.hands, drawn, strict=True)
        )
        state = replace(state, hands=hands, pile=state.pile[len(drawn) :])
        events += [Drew((Seat(s),), Seat(s), (card,)) for s, card in enumerate(drawn)]
    if min(len(hand) for hand in state.hands) < 2:
        state = replace(state, stage="over")
        events.append(Ended(_outcome(state).winners))
    else:
        state = replace(state, stage="wear", round=state.round + 1)
        events.append(RoundBegan(state.round))
    return Step(state, tuple(events), reveals=True)


def _outcome(state: State) -> Outcome:
    scores = tuple(
        sum(trophy.card or 0 for trophy in state.trophies if trophy.owner == seat)
        for seat in range(len(state.hands))
    )
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(places, scores, label("end-hand-empty"))


def _why_not(state: State, seat: Seat, move: MasqueradeMove) -> IllegalMove:
    match state.stage, move:
        case ("wear", Wear(card)) | ("give", Give(card)):
            return IllegalMove(Reason.NOT_IN_HAND, {"card": card, "hand": tuple(state.hands[seat])})
        case "ask", Ask():
            choices = tuple(Who(other) for other in _askable(state))
            return IllegalMove(Reason.CANNOT_ASK, {"choices": choices})
        case _:
            asked = MASQUERADE.ask(MASQUERADE.view(state, seat))
            return IllegalMove(Reason.ASKED_OTHERWISE, {"asked": asked})
