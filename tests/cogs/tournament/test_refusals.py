"""What a tournament refuses, and the sentence that says so: nothing changes, nobody else reads it.

Each story goes through one tournament, and tries on the way what cannot be done there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from bot.tournament.model import Tournament
from playground.channels import Channel
from playground.driver import Person
from playground.permissions import Permission
from tests.cogs.rounds import USUAL, adjudicate_all, begun, entered, entrant_named, filled_in
from tests.cogs.tournament.cup import MINUTE, Cup, cup
from tests.judge.judge import Judge

IN = "You take part in this tournament already."
OTHER_IN = "This person takes part in this tournament already."
OUT = "You do not take part in this tournament; or it has no such player."
OVER = (
    "This tournament is over. `/tournament standings` shows how it ended; "
    "`/tournament new` announces the next one."
)
BUSY = (
    "A tournament is on in this channel already. Finish it first, or announce yours in another "
    "channel."
)
BEGUN = "This tournament has begun already."
NOT_BEGUN = "This tournament has not begun, or nothing is being played at the moment."
CLOSED = (
    "It is too late to enter this tournament. You can offer to sit in for others; "
    "a director can still admit you."
)
MOMENT = "Type a moment to come, like 2026-12-24 20:00, or 90m, or 3h."
SEASON = "The season before must be a league of this server that is over."
WHO = "Nobody, or more than one, goes by that name here. Choose from the list."
PLAYER = "Choose somebody of this server who is not a bot."
CHANNEL = "A tournament needs a text channel: its tables get threads there."
THREADS = (
    "I am not allowed to open threads and post in them here. "
    "Somebody who manages the server can allow me to."
)
RANKING = (
    "Type the 3 seats in the order of the ranking, the best first, like 2 1 3; where two tie, "
    "2=1 3."
)
RUNS = "The round has begun, so its seating stands. `/tournament desk restart` deals a table anew."
PLAYS = "This person plays in this round already."
PAUSED = "This tournament is paused. `/tournament desk resume` lets it go on."
NO_DEADLINE = "There is no deadline to be moved."
WHY = "So it is"


class Tried(NamedTuple):
    """What was asked for in vain, and what came of it."""

    text: str
    ephemeral: bool
    is_changed: bool


class Trying:
    """Somebody who tries what cannot be done, and remembers what was said."""

    def __init__(self, there: Cup) -> None:
        self.there = there
        self.tried: dict[str, Tried] = {}

    async def __call__(
        self, about: str, who: str | Person, command: str, /, **options: object
    ) -> None:
        """Somebody uses a command of tournaments."""
        assert about not in self.tried
        there = self.there
        person = there[who] if isinstance(who, str) else who
        there.clock.advance(30)
        await there.settle()
        before = await self._stored()
        reply = await filled_in(there, await person.slash(f"tournament {command}", **options))
        is_changed = await self._stored() != before
        self.tried[about] = Tried(reply.text, reply.ephemeral, is_changed)

    async def _stored(self) -> list[Tournament]:
        tournaments = self.there.running.app.tournament_store
        return [await tournaments.load(id) for id in await tournaments.running()]


# Announcing -----------------------------------------------------------------------------------

ANNOUNCING = {
    "a second one in the channel": BUSY,
    "a start nobody can read": MOMENT,
    "a day there is not": MOMENT,
    "a start in the past": MOMENT,
    "a start in two years": MOMENT,
    "a start now": MOMENT,
    "check-in without a start": "Check-in needs a start: option “start”.",
    "too few for one table": "So few could not even fill one table.",
    "no name": "A tournament needs a name.",
    "a season there was not": SEASON,
    "a season of another server": SEASON,
    "a season that was no league": SEASON,
    "a season that is not over": SEASON,
    "in a thread": CHANNEL,
    "where no threads may be opened": THREADS,
    "where nothing may be posted in threads": THREADS,
    "where no files may be attached": THREADS,
}


async def _announce(there: Cup) -> dict[str, Tried]:
    attempt = Trying(there)
    free = there.guild.new_channel("frei")
    graz = there.standin.world.new_guild("Graz")
    lois = Person(there.standin, graz.new_member("Lois", locale="en-GB"), graz.new_channel("t"))
    await lois.slash("tournament new", name="Mur", format="league")
    await entered(there, name="Donau", format="league")
    other = there.guild.new_channel("daneben")
    await there["Béla"].at(other).slash("tournament new", name="Inn", format="robin")
    await attempt("a second one in the channel", "Béla", "new", name="x", format="swiss")

    async def new(about: str, where: Channel = free, /, **options: object) -> None:
        there.clock.advance(MINUTE)  # nobody announces many in a hurry
        await attempt(about, there["Béla"].at(where), "new", **{**USUAL, **options})

    await new("a start nobody can read", start="next Friday")
    await new("a day there is not", start="2026-13-24 20:00")
    await new("a start in the past", start="2026-01-01 20:00")
    await new("a start in two years", start="2028-11-02 20:00")
    await new("a start now", start="0m")
    await new("check-in without a start", **{"check-in": 30})
    await new("too few for one table", limit=2)
    await new("no name", name=" ")
    await new("a season there was not", format="league", **{"season-after": 999})
    await new("a season of another server", format="league", **{"season-after": 1})
    await new("a season that was no league", format="league", **{"season-after": 3})
    await new("a season that is not over", format="league", **{"season-after": 2})
    await new("in a thread", free.new_thread("Faden", owner=there["Anna"].user))
    for about, bit in (
        ("where no threads may be opened", Permission.CREATE_PUBLIC_THREADS),
        ("where nothing may be posted in threads", Permission.SEND_MESSAGES_IN_THREADS),
        ("where no files may be attached", Permission.ATTACH_FILES),
    ):
        closed = there.guild.new_channel("zu")
        closed.deny(there.guild.me, bit)
        await new(about, closed)
    return attempt.tried


# Before the start -----------------------------------------------------------------------------

GATHERING = {
    "joining twice": IN,
    "sitting in while taking part": IN,
    "leaving without taking part": OUT,
    "checking in without taking part": OUT,
    "checking in when nobody has to": "Nobody has to check in at the moment.",
    "joining when it is full": "All 3 places are taken. "
    "You can offer to sit in for others instead.",
    "a computer when it is full": "All 3 places are taken. "
    "You can offer to sit in for others instead.",
    "starting with nobody": "Nobody has entered; one table needs at least 3.",
    "starting with one": "One player is not enough; one table needs at least 3. "
    "Computer players count: `/tournament desk computers`.",
    "starting with two": "2 players are not enough; one table needs at least 3. "
    "Computer players count: `/tournament desk computers`.",
    "pausing before the start": NOT_BEGUN,
    "more time before the start": NOT_BEGUN,
    "adjudicating before the start": NOT_BEGUN,
    "swapping before the start": NOT_BEGUN,
    "a substitute before the start": OUT,
    "dropping somebody unknown": WHO,
}


async def _gather(there: Cup) -> dict[str, Tried]:
    attempt = Trying(there)
    await entered(there, computers=0, limit=3)
    await attempt("starting with nobody", "Anna", "desk start")
    await attempt("leaving without taking part", "Anna", "leave")
    await attempt("checking in without taking part", "Anna", "check-in")
    await there.says("Béla", "tournament join")
    await attempt("starting with one", "Anna", "desk start")
    await there.says("Clara", "tournament join")
    await attempt("starting with two", "Anna", "desk start")
    await attempt("joining twice", "Béla", "join")
    await attempt("sitting in while taking part", "Béla", "sit-in")
    await attempt("checking in when nobody has to", "Béla", "check-in")
    await there.says("David", "tournament join")
    await attempt("joining when it is full", "Elsa", "join")
    await attempt("a computer when it is full", "Anna", "desk computers", computers=1)
    await attempt("pausing before the start", "Anna", "desk pause", why=WHY)
    await attempt("more time before the start", "Anna", "desk extend", hours=1, why=WHY)
    await attempt("adjudicating before the start", "Anna", "desk adjudicate", table=1, why=WHY)
    await attempt("swapping before the start", "Anna", "desk swap", player="1", other="2", why=WHY)
    person = there.members["Elsa"]
    await attempt(
        "a substitute before the start",
        "Anna",
        "desk substitute",
        player="Béla",
        person=person,
        why=WHY,
    )
    await attempt("dropping somebody unknown", "Anna", "desk drop", player="Zita", why=WHY)
    return attempt.tried


# While it is played ---------------------------------------------------------------------------

PLAYING = {
    "starting twice": BEGUN,
    "asking for check-in": BEGUN,
    "joining when nobody may any more": CLOSED,
    "computers when nobody may any more": CLOSED,
    "a table there is not": "This round has the tables 1 to 2, not 3.",
    "a ranking of words": RANKING,
    "a ranking with a seat twice": RANKING,
    "a ranking without a seat": RANKING,
    "a ranking with a seat too many": RANKING,
    "a ranking with holes": RANKING,
    "a table that has a result": "This table has a result already.",
    "dealing anew a table that has a result": "This table has a result already.",
    "undo at a table that has a result": "This table has a result already.",
    "swapping in a round that has begun": RUNS,
    "more time without a deadline": NO_DEADLINE,
    "no time at all": NO_DEADLINE,
    "resuming what goes on": "This tournament is not paused.",
    "pausing twice": PAUSED,
    "somebody who plays as a substitute": PLAYS,
    "somebody who plays as a substitute for good": OTHER_IN,
    "a bot as a substitute": PLAYER,
    "somebody of another server as a substitute": PLAYER,
    "admitting somebody who takes part": OTHER_IN,
    "admitting a bot": PLAYER,
    "a name that two share": WHO,
    "a number nobody has": WHO,
    "a number of many digits": WHO,
    "keeping somebody apart from themselves": OUT,
    "dropping somebody twice": OUT,
    "leaving twice": OUT,
    "bringing it where another one is": BUSY,
    "bringing it into a thread": CHANNEL,
    "bringing it where no threads may be opened": THREADS,
    "bringing one there is not": "There is no tournament number 77 on this server. "
    "Choose from the list.",
}


async def _play(there: Cup) -> dict[str, Tried]:
    attempt = Trying(there)
    there.guild.members[there["Grete"].id].nick = "Franz"
    names = ("Béla", "Clara", "David", "Franz", "Grete")
    tournament = await begun(there, *names, computers=1, **{"late-entry": False})
    await attempt("starting twice", "Anna", "desk start")
    await attempt("asking for check-in", "Anna", "desk check-in")
    await attempt("joining when nobody may any more", "Elsa", "join")
    await attempt("computers when nobody may any more", "Anna", "desk computers", computers=3)
    await _rank(attempt)
    await _people(attempt, tournament)
    await attempt("more time without a deadline", "Anna", "desk extend", hours=1, why=WHY)
    await attempt("no time at all", "Anna", "desk extend", hours=0, why=WHY)
    await attempt("resuming what goes on", "Anna", "desk resume", why=WHY)
    await there.says("Anna", "tournament desk pause", why=WHY)
    await attempt("pausing twice", "Anna", "desk pause", why=WHY)
    await there.says("Anna", "tournament desk resume", why=WHY)
    await _bring(attempt)
    return attempt.tried


async def _rank(attempt: Trying) -> None:
    for about, typed in (
        ("a ranking of words", "Anna first"),
        ("a ranking with a seat twice", "1 2 2"),
        ("a ranking without a seat", "1 2"),
        ("a ranking with a seat too many", "1 2 3 4"),
        ("a ranking with holes", "1==2 3"),
    ):
        options = {"table": 1, "ranking": typed, "why": WHY}
        await attempt(about, "Anna", "desk adjudicate", **options)
    one: dict[str, object] = {"table": 1, "why": WHY}
    await attempt("a table there is not", "Anna", "desk adjudicate", table=3, why=WHY)
    await attempt.there.says("Anna", "tournament desk adjudicate", **one)
    await attempt("a table that has a result", "Anna", "desk adjudicate", **one)
    await attempt("dealing anew a table that has a result", "Anna", "desk restart", **one)
    await attempt("undo at a table that has a result", "Anna", "desk undo", **one)
    await attempt(
        "swapping in a round that has begun", "Anna", "desk swap", player="1", other="2", why=WHY
    )


async def _people(attempt: Trying, tournament: Tournament) -> None:
    there = attempt.there
    table = (await there.tournament()).round
    assert table is not None
    open_table = table.tables[1]
    absent = str(open_table.entrants[0])
    plays = next(e.user for e in tournament.entrants if e.id in open_table.entrants[1:] and e.user)
    member = there.guild.members[plays]
    graz = there.standin.world.new_guild("Zürich")
    stranger = graz.new_member("Urs")
    for about, person, for_good in (
        ("somebody who plays as a substitute", member, False),
        ("somebody who plays as a substitute for good", member, True),
        ("a bot as a substitute", there.guild.me, False),
        ("somebody of another server as a substitute", stranger, False),
    ):
        options = {"player": absent, "person": person, "why": WHY, "for-good": for_good}
        await attempt(about, "Anna", "desk substitute", **options)
    await attempt(
        "admitting somebody who takes part",
        "Anna",
        "desk admit",
        person=there.members["Béla"],
        why=WHY,
    )
    await attempt("admitting a bot", "Anna", "desk admit", person=there.guild.me, why=WHY)
    for about, typed in (
        ("a name that two share", "Franz"),
        ("a number nobody has", "99"),
        ("a number of many digits", "1" * 40),
    ):
        await attempt(about, "Anna", "desk penalise", player=typed, score=0.5, why=WHY)
    await attempt(
        "keeping somebody apart from themselves",
        "Anna",
        "desk apart",
        player="1",
        other="1",
        why=WHY,
    )
    clara = str(entrant_named(there, tournament, "Clara"))
    await there.says("Anna", "tournament desk drop", player=clara, why=WHY)
    await attempt("dropping somebody twice", "Anna", "desk drop", player=clara, why=WHY)
    await attempt("leaving twice", "Clara", "leave")


async def _bring(attempt: Trying) -> None:
    there = attempt.there
    taken = there.guild.new_channel("besetzt")
    await there["Béla"].at(taken).slash("tournament new", name="Inn", format="robin")
    await there.settle()
    closed = there.guild.new_channel("zu")
    closed.deny(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
    thread = closed.new_thread("Faden", owner=there["Anna"].user)
    for about, where, number in (
        ("bringing it where another one is", taken, 1),
        ("bringing it into a thread", thread, 1),
        ("bringing it where no threads may be opened", closed, 1),
        ("bringing one there is not", closed, 77),
    ):
        await attempt(about, there["Anna"].at(where), "desk move", tournament=number)


# Between rounds, and after the end ------------------------------------------------------------

ENDING = {
    "beginning a round while it is paused": PAUSED,
    "swapping somebody who is not seated": OUT,
    "adjudicating a table that is only seated": NOT_BEGUN,
    "joining after the end": OVER,
    "leaving after the end": OVER,
    "checking in after the end": OVER,
    "sitting in after the end": OVER,
    "starting after the end": OVER,
    "asking for check-in after the end": OVER,
    "pausing after the end": OVER,
    "penalising after the end": OVER,
    "ending it twice": OVER,
}


async def _end(there: Cup) -> dict[str, Tried]:
    attempt = Trying(there)
    await begun(there, "Béla", "Clara", computers=2)
    await there.says("Clara", "tournament leave")
    await adjudicate_all(there)
    clara = str(entrant_named(there, await there.tournament(), "Clara"))
    await attempt(
        "swapping somebody who is not seated", "Anna", "desk swap", player="1", other=clara, why=WHY
    )
    await attempt(
        "adjudicating a table that is only seated", "Anna", "desk adjudicate", table=1, why=WHY
    )
    await there.says("Anna", "tournament desk pause", why=WHY)
    await attempt("beginning a round while it is paused", "Anna", "desk start")
    await there.says("Anna", "tournament desk end", why=WHY)
    await attempt("joining after the end", "Hans", "join")
    await attempt("leaving after the end", "Béla", "leave")
    await attempt("checking in after the end", "Béla", "check-in")
    await attempt("sitting in after the end", "Hans", "sit-in")
    await attempt("starting after the end", "Anna", "desk start")
    await attempt("asking for check-in after the end", "Anna", "desk check-in")
    await attempt("pausing after the end", "Anna", "desk pause", why=WHY)
    options = {"player": "1", "score": 1, "why": WHY}
    await attempt("penalising after the end", "Anna", "desk penalise", **options)
    await attempt("ending it twice", "Anna", "desk end", why=WHY)
    return attempt.tried


# All of them ----------------------------------------------------------------------------------

Story: TypeAlias = Callable[[Cup], Awaitable[dict[str, Tried]]]
STORIES: dict[str, tuple[Story, dict[str, str]]] = {
    "announcing": (_announce, ANNOUNCING),
    "gathering": (_gather, GATHERING),
    "playing": (_play, PLAYING),
    "ending": (_end, ENDING),
}


async def _told(folder: Path, judge: Judge | None, story: Story) -> dict[str, Tried]:
    async with cup(folder, judge) as there:
        return await story(there)


@pytest.fixture(scope="module")
def told(
    tmp_path_factory: pytest.TempPathFactory, judge: Judge | None
) -> dict[str, dict[str, Tried]]:
    return {
        name: asyncio.run(_told(tmp_path_factory.mktemp(name), judge, story))
        for name, (story, _) in STORIES.items()
    }


CASES = [(name, about) for name, (_, expected) in STORIES.items() for about in expected]


@pytest.mark.parametrize("name", STORIES)
def test_everything_was_tried(told: dict[str, dict[str, Tried]], name: str) -> None:
    assert set(told[name]) == set(STORIES[name][1])


@pytest.mark.parametrize(("name", "about"), CASES)
def test_what_cannot_be_done_is_refused_with_the_reason(
    told: dict[str, dict[str, Tried]], name: str, about: str
) -> None:
    assert told[name][about].text == STORIES[name][1][about]


@pytest.mark.parametrize("name", STORIES)
def test_a_refusal_is_for_one_person_only(told: dict[str, dict[str, Tried]], name: str) -> None:
    assert [about for about, tried in told[name].items() if not tried.ephemeral] == []


@pytest.mark.parametrize("name", STORIES)
def test_a_refusal_changes_nothing(told: dict[str, dict[str, Tried]], name: str) -> None:
    assert [about for about, tried in told[name].items() if tried.is_changed] == []
