"""What happens in Vienna. Everything lies open on the table, so every event is public."""

from __future__ import annotations

from typing import TypeAlias

from games.api import Public, Seat
from games.vienna.edition import FieldId, PersonId, Special, StartCardId, Symbol
from games.vienna.moves import Die


class SetUp(Public, frozen=True, tag="set_up"):
    """The table is laid; chance gave the clock to the start player."""

    start: Seat
    dice: int  # each
    points: int  # each


class StartCardChosen(Public, frozen=True, tag="start_card_chosen"):
    """A start card and its coins."""

    seat: Seat
    card: StartCardId
    coins: int


class PersonBuried(Public, frozen=True, tag="person_buried"):
    """Turned over, but already in the display: under the pile."""

    person: PersonId


class PileReshuffled(Public, frozen=True, tag="pile_reshuffled"):
    """The pile offered nobody new; the discards lie under it."""

    cards: int


class PersonsDealt(Public, frozen=True, tag="persons_dealt"):
    """The display of this round."""

    persons: tuple[PersonId, ...]


class RoundBegan(Public, frozen=True, tag="round_began"):
    """A new round; this seat starts."""

    opens_chapter = True
    opens_round = True
    round: int
    seat: Seat


class Rolled(Public, frozen=True, tag="rolled"):
    """The roll of the round."""

    seat: Seat
    dice: tuple[int, ...]
    white: int  # 0 without the white die


class Rerolled(Public, frozen=True, tag="rerolled"):
    """Some dice rolled again for a coin."""

    seat: Seat
    dice: tuple[Die, ...]
    was: tuple[int, ...]  # die by die
    now: tuple[int, ...]


class Nudged(Public, frozen=True, tag="nudged"):
    """A die turned by one for a coin."""

    seat: Seat
    die: Die
    was: int
    now: int


class Placed(Public, frozen=True, tag="placed"):
    """Dice put on a field."""

    seat: Seat
    field: FieldId
    dice: tuple[int, ...]  # as they were, the white die last
    lie: tuple[int, ...]  # as they lie on the field: a joker may have been turned
    white: bool
    bribe: bool = False
    forced: bool = False  # the last die had nowhere else to go


class GendarmeSet(Public, frozen=True, tag="gendarme_set"):
    """A field is closed until the evaluation is over."""

    seat: Seat
    field: FieldId


class DieSet(Public, frozen=True, tag="die_set"):
    """Prater: a die turned to another face."""

    seat: Seat
    die: Die
    was: int
    now: int


class DiceLeft(Public, frozen=True, tag="dice_left"):
    """Prater: no die turned."""

    seat: Seat


class DoubleMoveUsed(Public, frozen=True, tag="double_used"):
    """Another turn at once."""

    seat: Seat


class DoubleMoveKept(Public, frozen=True, tag="double_kept"):
    """The card stays ready for a later turn."""

    seat: Seat


class EvaluationBegan(Public, frozen=True, tag="evaluation_began"):
    """All dice are placed."""

    opens_chapter = True
    round: int


class Gained(Public, frozen=True, tag="gained"):
    """A field paid coins or points, perhaps for coins."""

    seat: Seat
    field: FieldId
    coins: int = 0
    points: int = 0
    paid: int = 0


class Lapsed(Public, frozen=True, tag="lapsed"):
    """Too few coins for a field: nothing paid, nothing gained."""

    seat: Seat
    field: FieldId
    cost: int
    coins: int


class SpecialTaken(Public, frozen=True, tag="special_taken"):
    """A special card came from the supply (None), from another seat, or stayed where it was."""

    seat: Seat
    field: FieldId
    card: Special
    source: Seat | None


class PersonTaken(Public, frozen=True, tag="person_taken"):
    """A character of the display joined a player."""

    seat: Seat
    field: FieldId
    person: PersonId
    paid: int


class NobodyLeft(Public, frozen=True, tag="nobody_left"):
    """A character field without characters: nothing paid either."""

    seat: Seat
    field: FieldId


class Compared(Public, frozen=True, tag="compared"):
    """A symbol counted against both neighbours."""

    seat: Seat
    field: FieldId
    symbol: Symbol
    own: int
    neighbours: tuple[tuple[Seat, int], tuple[Seat, int]]  # to the left, to the right
    points: int
    coins: int
    paid: int


class CoinsTaken(Public, frozen=True, tag="coins_taken"):
    """So many coins from each of these seats; from nobody if there are none."""

    seat: Seat
    field: FieldId
    seats: tuple[Seat, ...]
    coins: int


class NothingToTake(Public, frozen=True, tag="nothing_to_take"):
    """Tiergarten, and no other player has a coin."""

    seat: Seat
    field: FieldId


class SpecialsCounted(Public, frozen=True, tag="specials_counted"):
    """Heuriger: points for special cards held."""

    seat: Seat
    field: FieldId
    cards: int
    points: int


class RoundEnded(Public, frozen=True, tag="round_ended"):
    """The evaluation is over; points seat by seat."""

    round: int
    points: tuple[int, ...]


class MajoritiesCounted(Public, frozen=True, tag="majorities_counted"):
    """The end: symbols of which a seat has more than either neighbour."""

    seat: Seat
    symbols: tuple[Symbol, ...]
    points: int


class CoinsExchanged(Public, frozen=True, tag="coins_exchanged"):
    """The end: coins turned into points."""

    seat: Seat
    coins: int
    points: int


class Ended(Public, frozen=True, tag="ended"):
    """The match is over; who won, and what decided between equal points."""

    winners: tuple[Seat, ...]
    points: int
    tie_break: str  # "none", "specials", "coins" or "shared"


ViennaEvent: TypeAlias = (
    SetUp
    | StartCardChosen
    | PersonBuried
    | PileReshuffled
    | PersonsDealt
    | RoundBegan
    | Rolled
    | Rerolled
    | Nudged
    | Placed
    | GendarmeSet
    | DieSet
    | DiceLeft
    | DoubleMoveUsed
    | DoubleMoveKept
    | EvaluationBegan
    | Gained
    | Lapsed
    | SpecialTaken
    | PersonTaken
    | NobodyLeft
    | Compared
    | CoinsTaken
    | NothingToTake
    | SpecialsCounted
    | RoundEnded
    | MajoritiesCounted
    | CoinsExchanged
    | Ended
)
