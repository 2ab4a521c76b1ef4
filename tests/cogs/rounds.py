"""Small tournaments, brought quickly to where a test begins."""

from __future__ import annotations

from bot.match.model import GuildId, UserId
from bot.tournament.model import Tournament, TournamentTable
from bot.tournament.table_points import EntrantId
from playground.channels import Thread
from playground.reply import Reply
from playground.seen_message import SeenMessage
from tests.cogs.click_players import moves_on
from tests.cogs.tournament.cup import MINUTE, Cup

DONE = "Done, and written into the ledger."
A_WHILE = 5 * MINUTE  # after which what could not be shown is tried again at the latest
USUAL: dict[str, object] = {
    "name": "Herbst",
    "format": "swiss",
    "length": "short",
    "rounds": 2,
    "stand-in": "novice",
    "break": 10,
}


async def announced(there: Cup, **options: object) -> Tournament:
    """A Swiss that Anna has announced, unless something else is wished."""
    said = await there.says("Anna", "tournament new", **{**USUAL, **options})
    assert "is announced" in said, said
    newest, *_ = await there.running.app.tournament_store.tournaments_in(GuildId(there.guild.id))
    return await there.tournament(newest)


async def entered(there: Cup, *names: str, computers: int = 3, **options: object) -> Tournament:
    """The same, these people and so many computer players in it."""
    tournament = await announced(there, **options)
    for name in names:
        said = await there.says(name, "tournament join")
        assert said.startswith("You take part in"), said
    if computers:
        await there.says("Anna", "tournament desk computers", computers=computers, level="novice")
    return await there.tournament(tournament.id)


async def seated(there: Cup, *names: str, computers: int = 3, **options: object) -> Tournament:
    """The same, its first round seated."""
    tournament = await entered(there, *names, computers=computers, **options)
    said = await there.says("Anna", "tournament desk start")
    assert "the first round is seated" in said, said
    return await there.tournament(tournament.id)


async def begun(there: Cup, *names: str, computers: int = 3, **options: object) -> Tournament:
    """The same, its first round begun: every table has its thread."""
    tournament = await seated(there, *names, computers=computers, **options)
    said = await there.says("Anna", "tournament desk start")
    assert "the tables get their threads now" in said, said
    return await there.tournament(tournament.id)


async def adjudicate_all(there: Cup, tournament: int = 1) -> Tournament:
    """Every table of the present round has a result: the first seat before the others."""
    now = (await there.tournament(tournament)).playing
    assert now is not None
    for number, table in enumerate(now.tables, start=1):
        if table.result is None:
            ranking = " ".join(str(seat + 1) for seat in range(len(table.entrants)))
            await there.says(
                "Anna", "tournament desk adjudicate", table=number, ranking=ranking, why="Late"
            )
    return await there.tournament(tournament)


async def played(there: Cup, *names: str) -> Tournament:
    """The same, its first round over, and the second one seated."""
    tournament = await begun(there, *names)
    return await adjudicate_all(there, tournament.id)


def entrant_named(there: Cup, tournament: Tournament, name: str) -> EntrantId:
    """The number of somebody who takes part."""
    found = tournament.entrant_of(UserId(there[name].id))
    assert found is not None
    return found.id


def table_of(there: Cup, tournament: Tournament, name: str) -> TournamentTable:
    """The table at which somebody plays."""
    found = tournament.seat_of(UserId(there[name].id))
    assert found is not None
    return found[0]


def room_of(there: Cup, table: TournamentTable) -> Thread:
    """The thread of a table."""
    (found,) = (thread for thread in there["Anna"].threads() if thread.id == table.channel)
    return found


def announcements(there: Cup) -> list[SeenMessage]:
    """What was posted for people to join, as far as it is still there."""
    return [m for m in there.public() if m.button("Sit in for others") is not None]


def boards(there: Cup, thread: Thread) -> list[SeenMessage]:
    """The boards in a thread on which somebody can move."""
    return [m for m in there["Anna"].sees(thread) if moves_on(m)]


def letters(there: Cup, name: str) -> list[str]:
    """What somebody was written to directly."""
    return [message.text for message in there[name].sees(there[name].dm)]


async def filled_in(there: Cup, reply: Reply) -> Reply:
    """A reply, once it says something and all that follows from it has happened."""
    await reply.settled()
    await there.settle()
    return reply
