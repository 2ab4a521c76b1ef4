"""/game new: which game, how many seats, computer players; and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.registry import GAMES, Registry
from playground.seen_message import SeenMessage
from tests.cogs.click_players import MATCH, loaded
from tests.cogs.town import spotted, town
from tests.games.masquerade import MASQUERADE
from tests.judge.judge import Judge

TWO_GAMES = Registry([*GAMES, MASQUERADE])


def has_start(message: SeenMessage) -> bool:
    return message.button("Start") is not None


async def test_somebody_alone_plays_against_computers(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        reply = await anna.slash("game new", seats=3, computers=2)
        assert "press “Start” below" in reply.text
        lobby = await spotted(anna, has_start)
        assert "a free seat" not in lobby.text
        await anna.click(lobby, "Start")
        await anna.until(lambda _: anna.threads())
        assert [chair.ai for chair in (await loaded(there)).match.chairs] == [
            None,
            "regular",
            "regular",
        ]


async def test_a_full_lobby_waits_for_the_start_of_its_opener(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=2) as there:
        anna, bela = there.people
        await anna.slash("game new", seats=3, computers=2)
        lobby = await spotted(anna, has_start)
        assert f"<@{anna.id}>: press “Start”" in lobby.text
        reply = await bela.click(lobby, "Start")
        assert reply.ephemeral
        assert (await loaded(there)).match.status == "lobby"


async def test_as_many_seats_as_computers_need(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        await there.people[0].slash("game new", computers=4)
        assert (await loaded(there)).match.seats_wanted == 5


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 2}, "This game takes 3 to 5 players, not 2."),
        ({"seats": 6}, "This game takes 3 to 5 players, not 6."),
        ({"seats": 3, "computers": 3}, "All seats are taken."),
        ({"game": "Schach"}, "There is no game of that name here. There is: Vienna."),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, judge: Judge | None, options: dict[str, object], said: str
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("game new", **options)
        assert reply.ephemeral
        assert said in reply.text
        assert await there.app.store.matches() == []


async def test_a_game_is_chosen_by_its_name(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1, games=TWO_GAMES) as there:
        anna = there.people[0]
        names = [c.name for c in await anna.autocomplete("game new", focus="game", text="")]
        assert names[0] == "Vienna"
        assert len(names) == 2
        await anna.slash("game new", game=names[1])
        assert (await loaded(there)).match.game == MASQUERADE.key


async def test_the_seats_offered_are_those_of_the_game(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1, games=TWO_GAMES) as there:
        anna = there.people[0]
        for game in TWO_GAMES:
            offered = await anna.autocomplete("game new", focus="seats", text="", game=game.key)
            assert [choice.value for choice in offered] == list(game.seat_counts)


async def test_options_of_another_game_are_refused(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1, games=TWO_GAMES) as there:
        reply = await there.people[0].slash("game new", game=MASQUERADE.key, length="short")
        assert reply.text == "This game does not have such options."


async def test_the_rules_are_those_of_the_game_played_here(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1, games=TWO_GAMES) as there:
        anna = there.people[0]
        of_vienna = (await anna.slash("rules")).text
        await anna.slash("game new", game=MASQUERADE.key)
        assert (await anna.slash("rules")).text != of_vienna
        assert (await anna.slash("rules", game="vienna")).text == of_vienna


async def test_what_the_opener_adds_to_the_dice_comes_after_the_seal(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        await anna.slash("game new", seats=3, computers=2)
        opening = (await there.app.store.load(MATCH)).chairs[0].salt
        await anna.click(await spotted(anna, has_start), "Start")
        await anna.until(lambda _: anna.threads())
        match = (await loaded(there)).match
        assert match.salts[0] != opening
        assert match.salts[0] == match.chairs[0].salt


@pytest.mark.parametrize(
    ("is_community", "said"), [(False, "ein Tisch für 3"), (True, "une table pour 3")]
)
async def test_a_table_speaks_the_language_of_a_community_or_else_its_openers(
    tmp_path: Path, judge: Judge | None, is_community: bool, said: str
) -> None:
    async with town(tmp_path, judge, people=1, locale="de") as there:
        there.guild.locale = "fr"
        if is_community:
            there.bot.guilds[0].features.append("COMMUNITY")
        anna = there.people[0]
        await anna.slash("spiel neu")
        lobby = await spotted(anna, lambda message: bool(message.buttons))
        assert said in lobby.text
