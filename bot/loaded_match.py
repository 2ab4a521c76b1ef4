"""A stored match with the rules of its game and the names of those who play it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.match import match_rules
from bot.match.model import Chair, LogRow, Match, MatchId, Person, UserId
from bot.match.ports import Store
from games.api import AnyGame, Event, Label, Seat, label, may_see
from games.registry import Registry
from language import Language, frame_words


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """What anybody who talks about a match needs to know."""

    match: Match
    game: AnyGame
    state: object | None  # None before the start
    names: tuple[str, ...]  # seat by seat, as people called themselves
    _views: dict[Seat | None, object] = field(
        default_factory=dict[Seat | None, object], init=False, repr=False, compare=False
    )

    def view(self, viewer: Seat | None) -> object:
        """What this viewer may know; only once the match has begun."""
        assert self.state is not None, "there is nothing to see before the start"
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    @property
    def is_played_out(self) -> bool:
        """Whether the game itself came to its end."""
        return self.state is not None and self.game.outcome(self.state) is not None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are to act."""
        if self.state is None or self.match.status != "running":
            return ()
        return tuple(sorted(self.game.to_act(self.state)))

    @property
    def waited_for(self) -> tuple[UserId, ...]:
        """The people the table waits for."""
        chairs = (self.match.chairs[seat] for seat in self.asked)
        return tuple(c.user for c in chairs if c.user is not None and not c.plays_itself)


async def load_match(store: Store, games: Registry, match_id: MatchId) -> LoadedMatch:
    """The match as it stands now. Raises `NoSuchMatch` or `RulesRetired`."""
    match, people = await store.with_people(match_id)
    game = match_rules.game_of(games, match)
    state = None if match.state is None else match_rules.state_of(game, match)
    return LoadedMatch(match, game, state, _names(match, people))


def _names(match: Match, people: Mapping[UserId, Person]) -> tuple[str, ...]:
    """What to call whoever sits at each seat, in the language of the table."""
    known = {user: person.name for user, person in people.items()}
    return tuple(
        (known.get(chair.user) if chair.user else None) or _nameless(chair, seat, match.language)
        for seat, chair in enumerate(match.chairs, start=1)
    )


def _nameless(chair: Chair, seat: int, language: Language) -> str:
    if chair.ai is not None:
        id = "name-computer"
        seat = _number_in_tournament(chair) or seat
    else:
        id = "name-former" if chair.user is None else "name-somebody"
    return frame_words(language).say(label(id, seat=seat), ())


def _number_in_tournament(chair: Chair) -> int | None:
    """Under which number a computer player takes part in a tournament, where it does."""
    number = chair.salt.removeprefix("computer-")
    return int(number) if number != chair.salt and number.isdigit() else None


def opens_round(game: AnyGame, row: LogRow) -> bool:
    """Whether a round of the match begins with what this row of the log brought."""
    return any(event.opens_round for event in match_rules.events_of(game, row))


def happened(
    loaded: LoadedMatch, rows: list[LogRow], viewer: Seat | None
) -> list[tuple[Event, Label]]:
    """What these rows of the log brought, as far as this viewer may know it."""
    view = loaded.view(viewer)
    told: list[tuple[Event, Label]] = []
    for row in rows:
        if row.back_to is not None:
            continue
        for event in match_rules.events_of(loaded.game, row):
            if may_see(viewer, event):
                told.append((event, loaded.game.tell(view, event)))
    return told
