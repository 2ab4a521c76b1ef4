"""/rank and /profile: who is how strong, and how they play; tables that are rated."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.model import GuildId, MatchId, UserId
from bot.rating.model import EVERYWHERE, Entry, Scope
from bot.rating.skill_update import shown
from playground.driver import Person
from playground.seen_message import SeenFile
from tests.cogs.renown import attend, rate
from tests.cogs.rounds import adjudicate_all, begun, filled_in
from tests.cogs.tournament.cup import Cup, cup
from tests.judge.judge import Judge

TITLE = "## Ranking: Vienna\nOn this server\n"
EVERYWHERE_TITLE = "## Ranking: Vienna\nOn all servers\n"
NOBODY = (
    "Nobody is ranked yet. Ranked is who has played enough rated matches for their rating to be "
    "stable: `/game new` with “rated”, or a tournament."
)
NEVER = "You have not played a rated match yet."
STRONG = {"Béla": 1700, "Clara": 1600, "David": 1450}


class Look(NamedTuple):
    """What somebody was shown."""

    text: str
    pictures: tuple[SeenFile, ...]


async def look(there: Cup, who: str | Person, command: str, **options: object) -> Look:
    """What somebody sees who looks."""
    person = there[who] if isinstance(who, str) else who
    reply = await filled_in(there, await person.slash(command, **options))
    assert reply.ephemeral
    assert reply.message is not None
    return Look(reply.text, reply.message.gallery)


# The ranking ----------------------------------------------------------------------------------


async def test_where_nobody_is_ranked_the_ranking_says_how_one_is(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        assert await look(there, "Anna", "rank") == (f"{TITLE}{NOBODY}\n{NEVER}", ())


async def test_whoever_has_played_too_little_is_not_ranked(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG, matches=4)
        own = "Your rating is 1700 for now. Play some more rated matches and you are ranked."
        assert await look(there, "Béla", "rank") == (f"{TITLE}{NOBODY}\n{own}", ())


async def test_whose_strength_is_too_uncertain_is_not_ranked(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG, doubt=6.5)
        assert NOBODY in (await look(there, "Béla", "rank")).text


async def test_the_strongest_stands_first(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, dict(reversed(STRONG.items())))
        assert (await look(there, "Clara", "rank")).text == (
            f"{TITLE}1\\. Béla: 1700 (5)\n2\\. Clara: 1600 (5)\n3\\. David: 1450 (5)\n"
            "You are in place 2 with 1600."
        )


async def test_the_picture_of_the_ranking_says_the_same_in_words(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        (picture,) = (await look(there, "Hans", "rank")).pictures
        assert picture.data.startswith(b"\x89PNG")
        assert picture.description == (
            "Ranking: Vienna. On this server. "
            "1. Béla: 1700 (5) 2. Clara: 1600 (5) 3. David: 1450 (5)"
        )


async def test_those_who_are_equally_strong_share_a_place(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, {"Béla": 1600, "Clara": 1600, "David": 1450})
        text = (await look(there, "Anna", "rank")).text
        assert "1\\. Béla: 1600 (5)\n1\\. Clara: 1600 (5)\n3\\. David: 1450 (5)\n" in text


async def test_a_name_in_the_ranking_stays_text(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        there.guild.members[there["Béla"].id].nick = "**@everyone**"
        await rate(there, STRONG)
        reply = await filled_in(there, await there["Anna"].slash("rank"))
        assert reply.message is not None
        assert not reply.message.pings_everyone
        assert "**" not in reply.text
        assert "@everyone" not in reply.text


async def test_servers_have_rankings_of_their_own(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        graz = there.standin.world.new_guild("Graz")
        lois = Person(there.standin, graz.new_member("Lois", locale="en-GB"), graz.new_channel("t"))
        here = await look(there, lois, "rank")
        everywhere = await look(there, lois, "rank", everywhere=True)
        assert here.text == f"{TITLE}{NOBODY}\n{NEVER}"
        assert everywhere.text.startswith(f"{EVERYWHERE_TITLE}1\\. Béla: 1700 (5)\n")


async def test_in_a_direct_message_the_ranking_is_that_of_all_servers(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        found = await look(there, Person(there.standin, there["Béla"].user), "rank")
        assert found.text.startswith(f"{EVERYWHERE_TITLE}1\\. Béla: 1700 (5)\n")
        assert found.text.endswith("You are in place 1 with 1700.")


# Profiles -------------------------------------------------------------------------------------


async def test_a_profile_of_somebody_who_never_played_says_so(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        expected = "## Anna at Vienna\nNo rated matches yet.\nNo match played to its end yet."
        assert await look(there, "Anna", "profile") == (expected, ())


async def test_somebody_nobody_has_met_goes_by_the_name_they_have_here(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        there.guild.members[there["Hans"].id].nick = "Hansi *von* Wien"
        found = await look(there, "Anna", "profile", person=there.members["Hans"])
        assert found.text.startswith("## Hansi \\*von\\* Wien at Vienna\n")


async def test_a_profile_says_that_a_rating_is_provisional(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG, matches=2, doubt=5.0)
        lines = (await look(there, "Clara", "profile")).text.splitlines()
        assert lines[1] == "Rating: 1600, give or take 200; provisional, until more is known."


async def test_a_profile_says_which_place_somebody_has(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        lines = (await look(there, "Clara", "profile")).text.splitlines()
        assert lines[1] == "Rating: 1600, give or take 120. Place 2 of 3."


async def test_everybody_can_look_up_somebody_else(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        own = await look(there, "Béla", "profile")
        other = await look(there, "Hans", "profile", person=there.members["Béla"])
        assert other.text == own.text
        assert other.pictures[0].data == own.pictures[0].data


async def test_the_picture_of_a_profile_says_the_same_in_words(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        (picture,) = (await look(there, "Béla", "profile")).pictures
        assert picture.data.startswith(b"\x89PNG")
        assert picture.description.startswith(
            "Béla at Vienna. Rating: 1700, give or take 120. Place 1 of 3."
        )


async def test_a_profile_shows_how_punctual_somebody_is(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await attend(there, {"Béla": (20, 0), "Clara": (10, 10)})
        assert "Punctuality: ●●●●" in (await look(there, "Béla", "profile")).text
        assert "Punctuality: ●●○○" in (await look(there, "Clara", "profile")).text
        assert "Punctuality" not in (await look(there, "Anna", "profile")).text


async def test_a_profile_can_be_looked_up_in_a_direct_message(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await rate(there, STRONG)
        found = await look(there, Person(there.standin, there["Clara"].user), "profile")
        assert found.text.startswith("## Clara at Vienna\nRating: 1600")


@pytest.mark.parametrize("command", ["rank", "profile"])
async def test_a_game_there_is_not_is_refused(
    tmp_path: Path, judge: Judge | None, command: str
) -> None:
    async with cup(tmp_path, judge) as there:
        found = await look(there, "Anna", command, game="Chess")
        assert "Vienna" in found.text
        assert not found.text.startswith("##")


# Those who do not want to be listed -----------------------------------------------------------


async def hidden(there: Cup) -> None:
    """All are ranked, but Béla does not want to be."""
    await rate(there, STRONG)
    said = await look(there, "Béla", "settings", listed=False)
    assert said.text.endswith("You are in no ranking, and nobody else can look you up.")


async def test_whoever_wants_to_be_left_out_is_in_no_ranking(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await hidden(there)
        found = await look(there, "Clara", "rank")
        assert "Béla" not in found.text + found.pictures[0].description
        assert found.text.endswith("You are in place 1 with 1600.")


async def test_whoever_wants_to_be_left_out_is_told_that_they_are(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await hidden(there)
        own = "You are not in the lists, as you wished; `/settings` changes that."
        assert (await look(there, "Béla", "rank")).text.endswith(own)


async def test_whoever_wants_to_be_left_out_can_be_looked_up_by_nobody_else(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await hidden(there)
        found = await look(there, "Clara", "profile", person=there.members["Béla"])
        assert found == ("Béla does not want to be looked up.", ())


async def test_whoever_wants_to_be_left_out_can_look_at_themselves(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await hidden(there)
        for options in ({}, {"person": there.members["Béla"]}):
            found = await look(there, "Béla", "profile", **options)
            assert found.text.startswith("## Béla at Vienna\nRating: 1700, give or take 120.\n")


async def test_whoever_wants_to_be_listed_again_is(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        await hidden(there)
        await there["Béla"].slash("settings", listed=True)
        assert (await look(there, "Béla", "rank")).text.endswith("You are in place 1 with 1700.")


# Rated tables ---------------------------------------------------------------------------------

BOTH = ("Anna", "Béla")


class Played(NamedTuple):
    """A table of two people and a computer, from its lobby to its end."""

    lobby: str
    hint: str
    undo: str
    buttons: set[str]  # in its thread
    profiles: dict[str, Look]
    here: dict[str, Entry | None]
    everywhere: dict[str, Entry | None]
    places: dict[str, int]


async def entry(there: Cup, name: str, guild: GuildId) -> Entry | None:
    """Where somebody stands."""
    return await there.running.app.ratings.entry(UserId(there[name].id), Scope("vienna", guild))


async def opened(there: Cup, *, is_rated: bool) -> tuple[str, MatchId]:
    """A short table of Anna, Béla and a computer; what its lobby says."""
    options = {"seats": 3, "computers": 1, "level": "novice", "length": "short", "hints": True}
    await there["Anna"].slash("game new", rated=is_rated, **options)
    await there.settle()
    (lobby,) = (m for m in there["Anna"].sees() if m.button("Join") is not None)
    await there["Béla"].click(lobby, "Join")
    await there["Anna"].click(lobby, "Start")
    await there.settle()
    (match,) = await there.running.app.store.matches()
    return lobby.text, match


async def _play(folder: Path, judge: Judge | None, *, is_rated: bool) -> Played:
    async with cup(folder, judge) as there:
        lobby, match = await opened(there, is_rated=is_rated)
        asked = (await there.loaded(match)).waited_for
        thread = there["Anna"].threads()[-1]
        (person,) = (there[name].at(thread) for name in BOTH if there[name].id in asked)
        hint = (await filled_in(there, await person.slash("hint"))).text
        moves = await person.autocomplete("play", focus="move", text="")
        await filled_in(there, await person.slash("play", move=moves[0]))
        undo = (await filled_in(there, await person.slash("undo"))).text
        await there.play()
        over = await there.running.app.store.load(match)
        assert over.outcome is not None
        seats = {name: over.seat_of(UserId(there[name].id)) for name in BOTH}
        seen = there["Anna"].sees(thread)
        return Played(
            lobby,
            hint,
            undo,
            {button.label for message in seen for button in message.buttons},
            {name: await look(there, name, "profile") for name in BOTH},
            {name: await entry(there, name, GuildId(there.guild.id)) for name in BOTH},
            {name: await entry(there, name, EVERYWHERE) for name in BOTH},
            {name: over.outcome.places[seat] for name, seat in seats.items() if seat is not None},
        )


@pytest.fixture(scope="module")
def rated(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Played:
    return asyncio.run(_play(tmp_path_factory.mktemp("rated"), judge, is_rated=True))


@pytest.fixture(scope="module")
def unrated(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Played:
    return asyncio.run(_play(tmp_path_factory.mktemp("unrated"), judge, is_rated=False))


def test_the_lobby_says_that_a_table_is_rated(rated: Played, unrated: Played) -> None:
    said = "This match is rated: nothing is taken back, and there are no hints."
    assert said in rated.lobby
    assert said not in unrated.lobby


def test_at_a_rated_table_there_are_no_hints(rated: Played, unrated: Played) -> None:
    refusal = "There are no hints in a rated match."
    assert rated.hint.startswith(refusal)
    assert not unrated.hint.startswith(refusal)
    assert "Hint" not in rated.buttons


def test_at_a_rated_table_nothing_is_taken_back(rated: Played, unrated: Played) -> None:
    refusal = "Nothing is taken back in a rated match, unless the director allows it."
    assert rated.undo == refusal
    assert unrated.undo != refusal


@pytest.mark.parametrize("name", BOTH)
def test_a_rated_match_changes_ratings_here_and_everywhere(rated: Played, name: str) -> None:
    here, everywhere = rated.here[name], rated.everywhere[name]
    assert here is not None
    assert everywhere is not None
    assert (here.matches, here.rating) == (1, everywhere.rating)
    assert shown(here.rating) != 1500


def test_whoever_came_in_before_the_other_is_rated_higher(rated: Played) -> None:
    better, worse = sorted(BOTH, key=lambda name: rated.places[name])
    first, second = rated.here[better], rated.here[worse]
    assert rated.places[better] < rated.places[worse]
    assert first is not None
    assert second is not None
    assert shown(first.rating) > shown(second.rating)


def test_a_match_that_is_not_rated_changes_no_rating(unrated: Played) -> None:
    assert set(unrated.here.values()) == set(unrated.everywhere.values()) == {None}


@pytest.mark.parametrize("name", BOTH)
def test_a_profile_tells_of_results(rated: Played, name: str) -> None:
    won = "won" if rated.places[name] == 1 else "not won"
    text = rated.profiles[name].text
    assert f"One match played to its end, {won}." in text
    assert f"Places: {rated.places[name]}. × 1." in text


def test_a_profile_tells_of_results_that_are_not_rated(unrated: Played) -> None:
    text = unrated.profiles["Anna"].text
    assert text.startswith("## Anna at Vienna\nNo rated matches yet.\nOne match played to its end,")


@pytest.mark.parametrize("name", BOTH)
def test_a_profile_tells_of_favourite_fields(rated: Played, name: str) -> None:
    text = rated.profiles[name].text
    assert re.search(r"\nLikes best: .+ \(\d+×\), .+ \(\d+×\) and .+ \(\d+×\)\.$", text)


async def test_whoever_plays_alone_among_computers_is_not_rated(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Anna", rounds=1)
        await there.play()
        assert (await there.tournament()).phase == "over"
        assert await entry(there, "Anna", EVERYWHERE) is None


async def test_a_table_that_was_adjudicated_is_not_rated(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Anna", "Béla", rounds=1)
        await adjudicate_all(there)
        assert await entry(there, "Anna", EVERYWHERE) is None
