"""What everybody in a tournament is called, looked up when it is said: people rename themselves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.model import UserId
from bot.match.ports import Store
from bot.tournament.model import Entrant, Tournament
from games.api import label
from language import Language, frame_words


async def names_in(store: Store, tournament: Tournament, language: Language) -> tuple[str, ...]:
    """Names for sentences about a tournament: entrants by their numbers, others from the end.

    The first one is nobody's, for entrants are counted from 1; the last one is the first person
    whom the ledger names, the one before it the second, and so on.
    """
    entrants = [await _entrant(store, entrant, language) for entrant in tournament.entrants]
    people = [await _person(store, user, language) for user in tournament.people]
    return ("", *entrants, *reversed(people))


async def entrant_names(
    store: Store, tournament: Tournament, entrants: Sequence[Entrant], language: Language
) -> list[str]:
    """What these entrants are called."""
    return [await _entrant(store, entrant, language) for entrant in entrants]


async def _entrant(store: Store, entrant: Entrant, language: Language) -> str:
    if entrant.ai is not None:
        return _word("name-computer", language, entrant.id)
    if entrant.user is None:
        return _word("name-former", language, entrant.id)
    person = await store.person(entrant.user)
    return (person.name if person else None) or _word("name-somebody", language, entrant.id)


async def _person(store: Store, user: UserId | None, language: Language) -> str:
    person = None if user is None else await store.person(user)
    if person is not None and person.name:
        return person.name
    return frame_words(language).say(label("name-official"), ())


def _word(id: str, language: Language, number: int) -> str:
    return frame_words(language).say(label(id, seat=number), ())
