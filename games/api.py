"""The contract between a game's rules and everything that lets people play them.

A game is a set of pure functions over frozen `msgspec` structs. It never meets a clock, a file, a
network or a person: it is given a state, a seat and a move, and gives back a `Step`. Whatever the
front end needs to know (menus, sentences, hidden information) it asks for here, so that no front
end knows one game from another.

What can go wrong, in one tree::

    GameError
    ├── BadTable         such a match cannot be set up; it was never dealt
    └── Refusal          the move was not played and the state is as it was
        ├── UnreadableMove   the bytes are not a move of this game
        ├── NotYourMove      another seat is asked, or there is no such seat
        ├── MatchOver        nobody is asked any more
        └── IllegalMove      the rules forbid it; the reason and the facts say why
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, NewType, NoReturn, Protocol, TypeAlias, TypeVar

import msgspec

from games.chance import Chance

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in clockwise order."""


# What people read -----------------------------------------------------------------------------


class Who(msgspec.Struct, frozen=True, tag="who"):
    """The person at a seat, as an argument of a sentence: only the front end knows the name."""

    seat: Seat


class Label(msgspec.Struct, frozen=True, tag="label"):
    """A sentence or word in no language yet: a message id and what fills its gaps."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


Word: TypeAlias = int | str | Who | Label
Arg: TypeAlias = Word | tuple[Word, ...]


def label(id: str, /, **args: Arg) -> Label:
    """The label with these arguments."""
    return Label(id, tuple(args.items()))


class Passage(msgspec.Struct, frozen=True):
    """One part of the table in words: a heading and lines that can be read out by themselves."""

    title: Label
    lines: tuple[Label, ...]


# What happens ---------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat does. Each game has a tagged union of subclasses."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """What happened. Derive from `Public` or `Private`: who may see it is never left open."""

    opens_chapter: ClassVar[bool] = False
    """Whether a story told of the match begins a new paragraph here: a round, an evaluation."""
    opens_round: ClassVar[bool] = False
    """Whether a round of the match begins here, where it is played in rounds."""


class Public(Event, frozen=True):
    """Seen by every seat and every spectator."""


class Private(Event, frozen=True):
    """Seen by the seats named and by nobody else."""

    to: tuple[Seat, ...]


def may_see(viewer: Seat | None, event: Event) -> bool:
    """Whether this viewer (None is a spectator) may be told of the event."""
    match event:
        case Public():
            return True
        case Private():
            return viewer in event.to
        case _:
            raise TypeError(f"{type(event).__name__} says neither Public nor Private")


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, seat by seat."""

    places: tuple[int, ...]  # 1 is first; seats that share a place have the same number
    scores: tuple[int, ...]
    why: Label

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat won of the match: all of it, or an equal part of a shared win."""
        won = 1 / self.places.count(1)
        return tuple(won if place == 1 else 0.0 for place in self.places)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Figure(msgspec.Struct, frozen=True):
    """One number a finished match contributes to statistics over many."""

    table: Label
    row: Label
    column: Label
    value: int


S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  the options, as in the design


class Step(msgspec.Struct, Generic[S], frozen=True):
    """What a move led to."""

    state: S
    events: tuple[Event, ...]
    reveals: bool  # chance was drawn or something hidden came out: free undo stops here


# What is refused ------------------------------------------------------------------------------


class GameError(Exception):
    """Anything a game refuses; `label` is the sentence that says so."""

    @property
    def label(self) -> Label:
        """The sentence for the person who asked."""
        raise NotImplementedError


class BadTable(GameError):
    """Such a match cannot be set up."""

    def __init__(self, seats: int, allowed: Sequence[int]) -> None:
        super().__init__(seats, allowed)
        self.seats, self.allowed = seats, tuple(allowed)

    @property
    def label(self) -> Label:
        return label("bad-table", seats=self.seats, fewest=self.allowed[0], most=self.allowed[-1])


class Refusal(GameError):
    """The move was not played and the state is as it was."""


class UnreadableMove(Refusal):
    """The bytes are not a move of this game. `detail` is for the log, not for players."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail

    @property
    def label(self) -> Label:
        return label("unreadable-move")


class NotYourMove(Refusal):
    """Another seat is asked, or there is no such seat."""

    def __init__(self, seat: Seat, to_act: frozenset[Seat]) -> None:
        super().__init__(seat, to_act)
        self.seat, self.to_act = seat, to_act

    @property
    def label(self) -> Label:
        return label("not-your-move", waiting=tuple(Who(seat) for seat in sorted(self.to_act)))


class MatchOver(Refusal):
    """Nobody is asked any more."""

    @property
    def label(self) -> Label:
        return label("match-over")


class IllegalMove(Refusal):
    """The rules forbid it. The reason has a sentence in every language; the facts fill it."""

    def __init__(self, reason: Enum, facts: Mapping[str, Arg]) -> None:
        super().__init__(reason, facts)
        self.reason, self.facts = reason, facts

    @property
    def label(self) -> Label:
        return label(f"refuse-{self.reason.value}", **self.facts)


def refuse_turn(seat: Seat, to_act: frozenset[Seat]) -> NoReturn:
    """Refuse a seat that is not asked; every game's `apply` checks this first."""
    raise NotYourMove(seat, to_act) if to_act else MatchOver()


# What a good player sees ----------------------------------------------------------------------


class Insight(Protocol[S_contra, M]):
    """How to judge a game. Computer players work without one, but see further with it.

    They only ever ask it about states they imagined, so it may look at everything in them.
    """

    def is_quiet(self, state: S_contra) -> bool:
        """Whether nothing is under way that `prospects` would misjudge: a look ahead stops here."""
        ...

    def prospects(self, state: S_contra) -> tuple[float, ...]:
        """Each seat's chance of winning, together 1; at the end what they won."""
        ...

    def promises(self, state: S_contra, seat: Seat) -> Sequence[float]:
        """How good each legal move looks, in the order of `legal_moves`, on any scale."""
        ...

    def hunch(self, state: S_contra, seat: Seat) -> M:
        """A sensible move at once, for playing on in the head."""
        ...

    def why(self, state: S_contra, seat: Seat, move: M) -> Label | None:
        """What speaks for a move, as one sentence, where there is something to say."""
        ...


class Foresight(Protocol[S_contra, M_co]):
    """What can be said of turns to come. A match goes on without one, with fewer comforts."""

    def next_after(self, state: S_contra) -> Seat | None:
        """Whoever is asked once the present turn is over, where that is certain."""
        ...

    def upcoming(self, state: S_contra, seat: Seat) -> Sequence[M_co]:
        """What a seat that waits could prepare: moves it might make if it were asked now.

        They follow from what that seat may know, and are legal or not when the turn comes.
        """
        ...

    def minimal(self, state: S_contra, seat: Seat) -> M_co:
        """The legal move that changes least, for a seat that is asked and does not answer."""
        ...


# The contract ---------------------------------------------------------------------------------


class Game(Protocol[S, M, V, O]):
    """The rules of one game. States, moves, events, views and options are frozen structs."""

    key: str
    rules_version: int
    seat_counts: range
    package: str  # where `words/{en,de,fr,it}.ftl` lie
    options: type[O]  # what the lobby may choose: enumerated fields, each with a default
    states: type[S]
    moves: type[M]  # a tagged union
    events: type[Event]  # a tagged union
    views: type[V]

    @property
    def insight(self) -> Insight[S, M] | None:
        """How to judge it, if the game knows."""
        ...

    @property
    def foresight(self) -> Foresight[S, M] | None:
        """What can be said of turns to come, if the game knows."""
        ...

    def new(self, seats: int, options: O, chance: Chance) -> Step[S]:
        """Deal a match, or raise `BadTable`."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats asked now; several decide at the same time, none means the end."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every move this seat may make now, in menu order; none if it is not asked."""
        ...

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """Play the move, or raise a `Refusal`. The given state never changes."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V:
        """All that this viewer may know (None is a spectator), and nothing else."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, once the match has ended."""
        ...

    def standing(self, state: S) -> Outcome:
        """The result if the match were stopped here; at its end, its outcome."""
        ...

    def path(self, view: V, move: M) -> tuple[Label, ...]:
        """The menu steps that lead to this legal move, at most 25 choices at each."""
        ...

    def ask(self, view: V) -> Label:
        """What is being asked now, as one sentence."""
        ...

    def tell(self, view: V, event: Event) -> Label:
        """What happened, as one sentence."""
        ...

    def describe(self, view: V) -> tuple[Passage, ...]:
        """The whole table in words: nothing is missing that a picture of this view shows."""
        ...

    def brief(self, view: V) -> tuple[Label, ...]:
        """What matters now, at least one sentence: `ask` or who won first, the rest by weight."""
        ...

    def imagine(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        """Another state this viewer could not tell from the given one."""
        ...

    def worth(self, view: V, move: M) -> float:
        """How good a legal move of this viewer looks at first sight, on any scale; 0 is neutral."""
        ...

    def haunt(self, move: M) -> Label | None:
        """The place a move leads to, for saying which ones somebody likes best; None: nowhere."""
        ...

    def figures(self, state: S, events: Iterable[Event]) -> tuple[Figure, ...]:
        """What a finished match and everything that happened in it add to statistics."""
        ...


# A registry holds games of unlike states; only code that took them all from one game mixes them.
AnyGame: TypeAlias = "Game[Any, Any, Any, Any]"
