"""Coming to a tournament: start and check-in, places, gates, late comers, those who do not come."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.match.model import UserId
from bot.tournament.model import Tournament
from tests.cogs.renown import attend, rate
from tests.cogs.rounds import (
    DONE,
    adjudicate_all,
    announced,
    begun,
    entered,
    entrant_named,
    room_of,
    seated,
    table_of,
)
from tests.cogs.tournament.cup import HOUR, MINUTE, Cup, cup
from tests.judge.judge import Judge

ENTERED = "You take part in “Herbst”."
LATE = "You take part in “Herbst” from the next round on."


def seated_names(there: Cup, tournament: Tournament) -> set[str]:
    """Which of our people sit at a table of the present round."""
    assert tournament.round is not None
    ids = {id for table in tournament.round.tables for id in table.entrants}
    users = {tournament.entrant(id).user for id in ids}
    return {name for name, person in there.people.items() if person.id in users}


# The start ------------------------------------------------------------------------------------


async def test_the_announcement_says_when_it_starts(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        tournament = await announced(there, start="3h")
        at = int(tournament.plan.starts_at or 0)
        assert at == int(there.now + 3 * HOUR)
        assert f"It starts <t:{at}:R>, at <t:{at}:f>." in there.announcement().text


async def test_a_start_is_read_in_the_time_zone_of_whoever_types_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await there.says("Anna", "settings", timezone="Vienna")
        tournament = await announced(there, start="2026-11-07 20:00")
        assert tournament.plan.starts_at == datetime(2026, 11, 7, 19, tzinfo=UTC).timestamp()


async def test_evenings_to_come_are_suggested(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        command, anna = "tournament new", there["Anna"]
        found = await anna.autocomplete(command, focus="start", text="11-0")
        assert found[0].value == "2026-11-03 18:00"
        assert len(found) <= 25


async def test_it_starts_by_itself_when_it_is_time(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", start="3h")
        await there.wait(3 * HOUR)
        tournament = await there.tournament()
        assert tournament.drafted is not None
        assert seated_names(there, tournament) == {"Béla"}


async def test_the_first_round_begins_by_itself_after_the_break(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", start="3h")
        await there.wait(3 * HOUR)
        await there.wait(10 * MINUTE)
        assert room_of(there, table_of(there, await there.tournament(), "Béla"))


async def test_with_too_few_it_is_called_off_when_it_is_time(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara", computers=0, start="3h")
        await there.wait(3 * HOUR)
        assert (await there.tournament()).phase == "cancelled"
        assert "The tournament was called off" in there.public()[0].text
        assert "The tournament is called off." in there.rulings()


# Check-in -------------------------------------------------------------------------------------


async def checking_in(there: Cup, *names: str) -> None:
    """These people and three computers entered; it starts in an hour, and all have to check in."""
    await entered(there, *names, start="3h", **{"check-in": 60})
    await there.wait(2 * HOUR)


async def test_check_in_opens_by_itself_before_the_start(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara", start="3h", **{"check-in": 60})
        assert there.announcement().button("Check in") is None
        await there.wait(2 * HOUR)
        assert there.announcement().button("Check in") is not None
        assert "2 have not checked in yet." in there.announcement().text
        assert "*Béla*, *Clara*, Computer 3" in there.announcement().text


async def test_whoever_checked_in_is_not_missed(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await checking_in(there, "Béla", "Clara")
        by_button = await there.clicks("Béla", "Check in")
        assert "*Béla*" not in there.announcement().text
        assert "One has not checked in yet." in there.announcement().text
        by_command = await there.says("Clara", "tournament check-in")
        assert "Everybody has checked in." in there.announcement().text
        assert by_button == by_command == "You are checked in for “Herbst”."


async def test_checking_in_twice_is_as_good_as_once(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await checking_in(there, "Béla")
        first = await there.clicks("Béla", "Check in")
        assert await there.clicks("Béla", "Check in") == first


async def test_whoever_did_not_check_in_is_not_seated(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await checking_in(there, "Béla", "Clara")
        await there.clicks("Clara", "Check in")
        await there.wait(HOUR)
        tournament = await there.tournament()
        assert seated_names(there, tournament) == {"Clara"}
        assert len(tournament.active) == 4  # computers need not check in


async def test_whoever_did_not_check_in_may_enter_late(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await checking_in(there, "Béla", "Clara")
        await there.clicks("Clara", "Check in")
        await there.wait(HOUR)
        assert await there.clicks("Béla", "Join") == LATE
        assert seated_names(there, await there.tournament()) == {"Béla", "Clara"}


async def test_whoever_enters_while_others_check_in_is_there(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await checking_in(there)
        await there.clicks("Béla", "Join")
        await there.wait(HOUR)
        assert seated_names(there, await there.tournament()) == {"Béla"}


async def test_a_director_may_ask_for_check_in_at_any_time(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara")
        assert await there.says("Anna", "tournament desk check-in") == "Done."
        await there.clicks("Béla", "Check in")
        await there.says("Anna", "tournament desk start")
        assert seated_names(there, await there.tournament()) == {"Béla"}


# Places ---------------------------------------------------------------------------------------


async def test_the_announcement_says_how_many_places_are_taken(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara", computers=0, limit=3)
        assert "2 of 3 take part: Béla and Clara." in there.announcement().text


async def test_a_place_that_is_left_can_be_taken(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara", "David", computers=0, limit=3)
        full = await there.clicks("Elsa", "Join")
        left = await there.clicks("Béla", "Leave")
        taken = await there.clicks("Elsa", "Join")
        assert full.startswith("All 3 places are taken.")
        assert left == "You do not take part in “Herbst” any more."
        assert taken.startswith(ENTERED)


async def test_whoever_left_before_the_start_may_come_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla")
        await there.clicks("Béla", "Leave")
        assert "Béla" not in there.announcement().text
        await there.clicks("Béla", "Join")
        assert there.announcement().text.count("Béla") == 1


async def test_a_director_admits_somebody_though_all_places_are_taken(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla", "Clara", "David", computers=0, limit=3)
        command, person = "tournament desk admit", there.members["Elsa"]
        assert await there.says("Anna", command, person=person, why="A guest") == DONE
        assert "4 of 3 take part" in there.announcement().text


# Late comers ----------------------------------------------------------------------------------


async def test_whoever_enters_late_plays_from_the_next_round_on(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        assert await there.clicks("Clara", "Join") == LATE
        assert seated_names(there, await there.tournament()) == {"Béla"}
        await adjudicate_all(there)
        assert seated_names(there, await there.tournament()) == {"Béla", "Clara"}
        assert "Clara enters late, from the next round on." in there.rulings()


async def test_a_round_that_is_only_seated_is_seated_anew_with_whoever_enters(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        await there.clicks("Clara", "Join")
        assert seated_names(there, await there.tournament()) == {"Béla", "Clara"}
        seatings = [m for m in there.public() if m.text.startswith("## Round 1")]
        assert len(seatings) == 2
        assert "Clara" in seatings[-1].text


async def test_whoever_leaves_a_running_tournament_plays_their_match_to_its_end(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", "Clara", rounds=2)
        left = await there.clicks("Béla", "Leave")
        assert left.startswith("You are out of “Herbst” from the next round on. The match you are")
        await there.play()
        tournament = await there.tournament()
        assert tournament.rounds[0].is_over
        assert seated_names(there, tournament) == {"Clara"}


# Those who do not come ------------------------------------------------------------------------


async def absent(there: Cup, no_show: str) -> Tournament:
    """Béla does not appear at a table of four; Hans offered to sit in."""
    await entered(there, "Béla", "Clara", computers=2, **{"no-show": no_show})
    await there.clicks("Hans", "Sit in for others")
    for _ in range(2):
        await there.says("Anna", "tournament desk start")
    there.stays_away |= {"Béla", "Clara", "Hans"}
    while (there["Béla"].id,) != (await there.loaded(_match(await there.tournament()))).waited_for:
        there.stays_away.discard("Clara")
        await there.play()
    there.stays_away.add("Clara")
    await there.wait(25 * HOUR)
    return await there.tournament()


def _match(tournament: Tournament):
    assert tournament.round is not None
    match = tournament.round.tables[0].match
    assert match is not None
    return match


async def test_somebody_who_offered_to_plays_for_whoever_does_not_appear(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        tournament = await absent(there, "substitute")
        assert tournament.seat_of(UserId(there["Hans"].id)) is not None
        assert tournament.substitutes == ()
        assert "Hans plays for Béla at this table." in there.rulings()


async def test_whoever_sits_in_finds_their_table(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await absent(there, "substitute")
        assert "Your table: <#" in await there.says("Hans", "tournament mine")


async def test_a_table_is_dealt_anew_without_whoever_does_not_appear(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        tournament = await absent(there, "smaller")
        assert tournament.round is not None
        (table,) = tournament.round.tables
        assert len(table.entrants) == 3
        assert entrant_named(there, tournament, "Béla") not in table.entrants
        assert "Table 1 is dealt anew without somebody who did not appear" in there.rulings()


async def test_a_table_that_is_dealt_anew_has_a_thread_of_its_own(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        tournament = await absent(there, "smaller")
        rooms = [t for t in there["Anna"].threads() if t.name == "Herbst: Round 1, table 1"]
        assert len(rooms) == 2
        assert room_of(there, table_of(there, tournament, "Clara")) is rooms[-1]


async def test_a_computer_plays_for_whoever_does_not_appear(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        tournament = await absent(there, "stand-in")
        match = await there.running.app.store.load(_match(tournament))
        seat = match.seat_of(UserId(there["Béla"].id))
        assert seat is not None
        assert match.chairs[seat].plays_itself
        assert tournament.substitutes == (there["Hans"].id,)


async def test_a_director_lets_somebody_play_for_good(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", "Clara")
        options = {"person": there.members["Grete"], "for-good": True, "why": "Ill"}
        command = "tournament desk substitute"
        assert await there.says("Anna", command, player="Béla", **options) == DONE
        await adjudicate_all(there)
        assert seated_names(there, await there.tournament()) == {"Clara", "Grete"}
        assert "Grete plays for Béla from now on." in there.rulings()


async def test_a_director_lets_somebody_play_for_a_computer(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        options = {"person": there.members["Grete"], "for-good": True, "why": "More fun"}
        command = "tournament desk substitute"
        assert await there.says("Anna", command, player="2", **options) == DONE
        assert "Grete plays for Computer 2 from now on." in there.rulings()


# Gates ----------------------------------------------------------------------------------------


async def test_a_tournament_for_the_strong_turns_away_the_weak_and_the_unknown(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, {"Béla": 1700, "Clara": 1500}, matches=1)
        await announced(there, **{"rating-from": 1600})
        refusal = (
            "This tournament is for players rated 1600 or higher. `/rank` shows where you stand."
        )
        assert (await there.clicks("Béla", "Join")).startswith(ENTERED)
        assert await there.clicks("Clara", "Join") == refusal
        assert await there.clicks("David", "Join") == refusal


async def test_a_tournament_for_beginners_turns_away_the_strong(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, {"Béla": 1700, "Clara": 1500}, matches=1)
        await announced(there, **{"rating-to": 1600})
        refusal = (
            "This tournament is for players rated 1600 or lower. `/rank` shows where you stand."
        )
        assert await there.clicks("Béla", "Join") == refusal
        assert (await there.clicks("Clara", "Join")).startswith(ENTERED)
        assert (await there.clicks("David", "Join")).startswith(ENTERED)


PUNCTUAL = {
    "2": {"Béla", "Clara", "David", "Hans"},
    "3": {"Béla", "Clara", "Hans"},
    "4": {"Béla", "Hans"},
}


@pytest.mark.parametrize("quarter", PUNCTUAL)
async def test_a_tournament_for_the_punctual_turns_away_the_others(
    tmp_path: Path, judge: Judge | None, quarter: str
) -> None:
    async with cup(tmp_path, judge) as there:
        turns = {"Béla": (20, 0), "Clara": (19, 1), "David": (18, 2), "Elsa": (10, 10)}
        await attend(there, turns)
        await announced(there, punctual=quarter)
        said = {name: await there.clicks(name, "Join") for name in (*turns, "Hans")}
        admitted = {name for name, text in said.items() if text.startswith(ENTERED)}
        assert admitted == PUNCTUAL[quarter]
        assert said["Elsa"].startswith("This tournament is for more punctual players.")


async def test_a_director_admits_whom_the_gates_turn_away(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there, **{"rating-from": 1600})
        person = there.members["Clara"]
        said = await there.says("Anna", "tournament desk admit", person=person, why="A guest")
        assert said == DONE
        assert "Clara is admitted." in there.rulings()
