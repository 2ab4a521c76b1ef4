"""Tournaments whose messages, threads and people are lost: what was there is there again."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from playground.channels import Thread
from playground.seen_message import SeenMessage
from tests.cogs.rounds import (
    A_WHILE,
    DONE,
    adjudicate_all,
    announced,
    announcements,
    begun,
    boards,
    entered,
    letters,
    room_of,
    seated,
    table_of,
)
from tests.cogs.tournament.cup import DAY, HOUR, Cup, cup
from tests.judge.judge import Judge


def rulings_threads(there: Cup) -> list[Thread]:
    return [t for t in there["Anna"].threads() if t.name.startswith("Rulings")]


def delete(there: Cup, message: SeenMessage) -> None:
    there.channel.messages[message.id].delete()


async def lose_room(there: Cup, name: str = "Béla") -> None:
    """The thread in which somebody plays is deleted, and what follows from it has happened."""
    room = room_of(there, table_of(there, await there.tournament(), name))
    room.delete()
    known = there["Anna"].threads()
    await there["Anna"].until(lambda _: [t for t in there["Anna"].threads() if t not in known])
    await there.settle()


async def penalise(there: Cup, why: str = "So it is") -> None:
    """A ruling that changes nothing else that is shown."""
    options = {"player": "1", "score": 0.5, "why": why}
    assert await there.says("Anna", "tournament desk penalise", **options) == DONE


# Messages -------------------------------------------------------------------------------------


async def test_a_deleted_announcement_is_posted_anew_with_the_next_change(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there)
        (old,) = announcements(there)
        delete(there, old)
        await there.says("Béla", "tournament join")
        (new,) = announcements(there)
        assert new.id != old.id
        assert "One takes part: Béla." in new.text


async def test_an_announcement_is_posted_as_often_as_it_is_deleted(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there)
        for name in ("Béla", "Clara", "David"):
            delete(there, announcements(there)[-1])
            await there.says(name, "tournament join")
        (last,) = announcements(there)
        assert "Béla, Clara and David" in last.text


async def test_rulings_go_on_in_their_thread_when_the_announcement_is_deleted(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla")
        delete(there, announcements(there)[-1])
        await there.says("Anna", "tournament desk start")
        (thread,) = rulings_threads(there)
        text = "\n".join(message.text for message in there["Anna"].sees(thread))
        assert "**1.** “Herbst” is announced." in text
        assert "**2.** The tournament begins with 4 players." in text


async def test_an_announcement_deleted_before_it_has_its_thread_keeps_nothing_waiting(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        there.standin.faults.call(
            "POST", "/threads$", lambda: delete(there, announcements(there)[-1])
        )
        await begun(there, "Béla")
        (thread,) = rulings_threads(there)
        assert len(announcements(there)) == 1
        assert "**3.** Round 1 begins at one table." in there["Anna"].sees(thread)[-1].text


async def test_a_table_whose_message_is_deleted_before_it_has_a_thread_gets_another_one(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        there.standin.faults.call("POST", "/threads$", lambda: delete(there, there.public()[-1]))
        await there.says("Anna", "tournament desk start")
        table = table_of(there, await there.tournament(), "Béla")
        assert boards(there, room_of(there, table))


def allow_old_edits(there: Cup, count: int | None) -> None:
    """So many edits of a message that is older than an hour."""
    rest = there.standin.rest
    assert rest.site is not None
    rest.site = dataclasses.replace(rest.site, old_edits_allowed=count)


async def test_an_announcement_that_may_not_be_edited_any_more_keeps_nothing_waiting(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla")
        there.clock.advance(2 * HOUR)
        allow_old_edits(there, 0)
        for _ in range(2):
            await there.says("Anna", "tournament desk start")
        table = table_of(there, await there.tournament(), "Béla")
        assert boards(there, room_of(there, table))
        assert len(announcements(there)) == 1


async def test_an_announcement_that_could_not_be_edited_is_with_the_next_change(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there)
        there.clock.advance(2 * HOUR)
        allow_old_edits(there, 0)
        await there.says("Béla", "tournament join")
        assert "Béla" not in announcements(there)[0].text
        allow_old_edits(there, None)
        await there.says("Béla", "tournament leave")
        await there.says("Clara", "tournament join")
        assert "One takes part: Clara." in announcements(there)[0].text


# Threads --------------------------------------------------------------------------------------


async def test_a_table_whose_thread_is_deleted_goes_on_in_another_one(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        before = table_of(there, await begun(there, "Béla"), "Béla")
        await lose_room(there)
        after = table_of(there, await there.tournament(), "Béla")
        assert after.match == before.match
        assert after.channel != before.channel
        assert boards(there, room_of(there, after))


async def test_a_table_gets_another_thread_as_often_as_one_is_deleted(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        seen: set[int | None] = set()
        for _ in range(3):
            seen.add(table_of(there, await there.tournament(), "Béla").channel)
            await lose_room(there)
        last = table_of(there, await there.tournament(), "Béla")
        assert len(seen | {last.channel}) == 4
        assert boards(there, room_of(there, last))


async def test_nobody_is_told_of_a_deleted_thread_that_was_replaced(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        await lose_room(there)
        assert letters(there, "Anna") == letters(there, "Béla") == []


async def test_whoever_plays_there_is_called_into_the_new_thread(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        await lose_room(there)
        called = [message for message in there.public() if message.pings == (there["Béla"].id,)]
        assert len(called) == 2
        assert called[-1].id == table_of(there, await there.tournament(), "Béla").channel


async def test_a_table_in_its_second_thread_is_played_to_its_end(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", rounds=1)
        await lose_room(there)
        await there.play()
        assert (await there.tournament()).phase == "over"


async def test_a_thread_deleted_while_the_bot_was_away_is_replaced_when_it_is_missed(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        before = table_of(there, await begun(there, "Béla", "Clara", computers=1), "Béla")
        await there.stop_bot()
        room_of(there, before).delete()
        await there.start_bot()
        await there.wait(26 * HOUR)  # somebody's time is up: there is something to show
        after = table_of(there, await there.tournament(), "Béla")
        assert after.channel not in (None, before.channel)
        assert boards(there, room_of(there, after))
        assert letters(there, "Anna") == []


async def test_a_table_whose_thread_others_play_in_gets_another_one(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        held = there.standin.faults.hold("POST", "/threads$", after_effect=True)
        await there["Anna"].slash("tournament desk start")
        await held.arrived.wait()
        thread = there["Anna"].threads()[-1]
        await there["Clara"].at(thread).slash("game new", seats=3)
        held.release()
        await there.settle()
        table = table_of(there, await there.tournament(), "Béla")
        assert table.channel != thread.id
        assert boards(there, room_of(there, table))


async def test_a_deleted_thread_of_rulings_is_replaced_by_one_with_all_of_them(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        rulings_threads(there)[0].delete()
        await penalise(there)
        (thread,) = rulings_threads(there)
        text = "\n".join(message.text for message in there["Anna"].sees(thread))
        assert [f"**{number}.**" in text for number in (1, 2, 3, 4)] == [True] * 4


async def test_a_deleted_thread_of_rulings_leaves_the_announcement_alone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        rulings_threads(there)[0].delete()
        await penalise(there)
        assert len(announcements(there)) == 1
        assert letters(there, "Anna") == []


async def test_a_locked_thread_of_rulings_keeps_no_table_waiting(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        rulings_threads(there)[0].set_archived(True, locked=True)
        await there.says("Anna", "tournament desk start")
        table = table_of(there, await there.tournament(), "Béla")
        assert boards(there, room_of(there, table))


async def test_what_was_ruled_while_the_thread_was_locked_is_told_once_it_is_open(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        (thread,) = rulings_threads(there)
        thread.set_archived(True, locked=True)
        await penalise(there, "A secret")
        assert "A secret" not in there.rulings()
        thread.set_archived(False, locked=False)
        await there.wait(A_WHILE)
        assert there.rulings().count("Why: A secret") == 1


# People and roles -----------------------------------------------------------------------------


async def test_somebody_who_took_another_name_goes_by_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara")
        there.guild.members[there["Béla"].id].nick = "Adalbert"
        await there.says("Béla", "tournament leave")
        await there.says("Béla", "tournament join")
        assert "Adalbert" in announcements(there)[-1].text
        assert "Béla" not in announcements(there)[-1].text


async def test_somebody_who_left_the_server_is_seated_no_more(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", "Clara")
        there.stays_away.add("Béla")
        there.members["Béla"].leave()
        await there.wait(3 * DAY)  # a computer plays for them
        await there.play()
        tournament = await there.tournament()
        entrant = tournament.entrant_of(there["Béla"].id)  # pyright: ignore[reportArgumentType]
        assert entrant is not None
        assert entrant.is_out
        assert "Béla has left the server and is out of the rounds to come." in there.rulings()


async def test_somebody_who_left_the_server_keeps_their_result(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", "Clara")
        there.members["Béla"].leave()
        await adjudicate_all(there)
        shown = [m.text for m in there.public() if m.text.startswith("## Standings")]
        assert "Béla" in shown[-1]


async def test_directors_without_their_role_direct_no_more(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        role = there.guild.new_role("Director")
        there.members["Clara"].give(role)
        await announced(there, director=role)
        there.members["Clara"].take(role)
        del there.guild.roles[role.id]
        said = await there.says("Clara", "tournament desk end", why="I can")
        assert said.startswith("That is for those who direct this tournament")


async def test_a_tournament_whose_role_is_gone_is_still_directed_by_its_opener(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        role = there.guild.new_role("Director")
        await announced(there, director=role)
        del there.guild.roles[role.id]
        assert await there.says("Anna", "tournament desk end", why="Rain") == DONE


async def test_a_tournament_whose_opener_is_gone_is_directed_by_who_manages_the_server(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla")
        there.members["Anna"].leave()
        reply = await there["Maria"].slash("tournament desk start")
        await reply.settled()
        assert "the first round is seated" in reply.text
