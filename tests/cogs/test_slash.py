"""Slash commands: a whole match by them alone, and what each of those that look or ask says."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.match.record_file import commitment_of, read_record
from bot.match.record_file_check import disagreements
from games.api import Move
from games.registry import GAMES
from games.vienna.moves import Place
from games.vienna.view import View
from playground.channels import Channel
from playground.driver import Person
from tests.cogs.click_players import loaded, open_table, present_board
from tests.cogs.command_players import command_of, direction_of, legal, type_move
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

SEATS = 3


async def _table(there: Town, seats: int) -> Channel:
    """Where a match is played whose first board is there."""
    thread = await open_table(there, seats)
    await present_board(there, thread)
    return thread


async def _step(
    there: Town, thread: Channel, luck: random.Random, seldom: frozenset[str] = frozenset()
) -> str | None:
    """One move of somebody who is asked; the command that made it, None once it is over.

    Commands that are not among the ones used already come first.
    """
    now = await loaded(there)
    if not now.waited_for:
        return None
    person = there.person(luck.choice(now.waited_for)).at(thread)
    moves = legal(now, person)
    offered = sorted({command_of(move) for move in moves})
    name = luck.choice([name for name in offered if name not in seldom] or offered)
    reply = await type_move(person, name, moves, luck)
    after = await loaded(there)
    assert reply.ephemeral
    assert after.match.revision > now.match.revision, f"/{name}: {reply.text}"
    return name


async def _until(there: Town, thread: Channel, check: Callable[[list[Move]], bool]) -> Person:
    """Whoever is asked, as soon as their legal moves are like that."""
    luck = random.Random(7)
    while True:
        now = await loaded(there)
        asked = there.person(now.waited_for[0]).at(thread)
        if check(legal(now, asked)):
            return asked
        assert await _step(there, thread, luck) is not None, "it never came to that"


def _can(*commands: str) -> Callable[[list[Move]], bool]:
    """Whether each of these commands can be used now."""
    return lambda moves: {command_of(move) for move in moves} >= set(commands)


def _can_go_to_rathaus(moves: list[Move]) -> bool:
    return any(isinstance(m, Place) and m.field == "rathaus" and not m.bribe for m in moves)


# Playing --------------------------------------------------------------------------------------


async def test_a_match_is_played_to_its_end_by_slash_commands(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        luck, used = random.Random(3), set[str]()
        while (name := await _step(there, thread, luck, frozenset(used))) is not None:
            used.add(name)
        anna = there.people[0].at(thread)
        end = await spotted(anna, lambda message: message.button("Rematch") is not None)
        (file,) = (f for f in end.files if f.filename.endswith(".json"))
        record = read_record(file.data)
        assert record.status == "finished"
        assert list(disagreements(record, GAMES)) == []
        assert used >= {"roll", "reroll", "nudge", "place", "bribe", "play"}


async def test_the_first_letters_of_a_field_are_enough(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        asked = await _until(there, thread, _can_go_to_rathaus)
        found = await asked.autocomplete("place", focus="field", text="rath")
        assert [choice.name for choice in found] == ["Rathaus"]


async def test_a_field_typed_in_part_takes_the_dice(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        asked = await _until(there, thread, _can_go_to_rathaus)
        dice = await asked.autocomplete("place", focus="dice", text="", field="rath")
        await asked.slash("place", field="rath", dice=dice[0])
        view = (await loaded(there)).view(None)
        assert isinstance(view, View)
        assert view.stands[-1].field == "rathaus"


async def test_place_suggests_what_needs_no_bribe_and_bribe_the_rest(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        asked = await _until(there, thread, _can("place", "bribe"))
        ahead = await asked.autocomplete("place", focus="field", text="")
        behind = await asked.autocomplete("bribe", focus="field", text="")
        assert ahead
        assert behind
        assert not {choice.name for choice in ahead} & {choice.name for choice in behind}


async def test_nothing_is_suggested_to_whoever_has_no_seat(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await _table(there, SEATS)
        await _until(there, thread, _can("place"))
        stranger = there.people[4].at(thread)
        assert await stranger.autocomplete("place", focus="field", text="") == []
        assert await stranger.autocomplete("play", focus="move", text="") == []


async def test_a_move_the_rules_forbid_is_explained_in_words_of_the_game(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        asked = await _until(there, thread, _can("place"))
        before = await loaded(there)
        reply = await asked.slash("roll")
        assert reply.ephemeral
        assert "Something went wrong" not in reply.text
        assert (await loaded(there)).state == before.state


async def test_who_is_not_asked_is_told_whose_turn_it_is(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        asked = await _until(there, thread, _can("roll"))
        other = next(person for person in there.people if person.id != asked.id).at(thread)
        reply = await other.slash("roll")
        assert reply.ephemeral
        assert str(asked.user.global_name) in reply.text


# Looking and asking ---------------------------------------------------------------------------


async def test_board_shows_the_picture_with_its_words_to_the_person_alone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[0].at(thread).slash("board")
        assert reply.ephemeral
        assert reply.message is not None
        (picture,) = reply.message.gallery
        assert picture.data.startswith(b"\x89PNG")
        assert "Anna" in picture.description


async def test_board_is_drawn_in_the_palette_of_the_person(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        anna, bela, _ = (person.at(thread) for person in there.people)
        await anna.slash("settings", palette="tritanopia")
        shown = [(await person.slash("board")).message for person in (anna, bela)]
        pictures = [message.gallery[0].data for message in shown if message is not None]
        assert pictures[0] != pictures[1]


async def test_board_speaks_the_language_of_the_settings(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        anna = there.people[0].at(thread)
        english = await anna.slash("board", text=True)
        set_to = await anna.slash("settings", language="de")
        german = await anna.slash("board", text=True)
        assert set_to.ephemeral
        assert "Deutsch" in set_to.text
        assert "Münze" in german.text
        assert "coin" in english.text
        assert "coin" not in german.text


async def test_board_in_words_is_for_the_person_alone(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[0].at(thread).slash("board", text=True)
        assert reply.ephemeral
        assert all(name in reply.text for name in ("Anna", "Béla", "Clara"))


async def test_a_board_too_long_for_a_message_is_told_in_several(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=5) as there:
        for person in there.people:
            person.user.global_name = "*_" * 16  # each sign is escaped: 64 characters a name
        thread = await _table(there, 5)
        anna = there.people[0].at(thread)
        await anna.slash("settings", language="fr")
        reply = await anna.slash("board", text=True)
        await reply.until(lambda now: now.followups)
        whole = [m for m in (reply.message, *reply.followups) if m is not None]
        assert len(whole) > 1
        assert all(message.ephemeral and len(message.text) <= 4_000 for message in whole)


async def test_hand_says_that_nothing_is_hidden_in_vienna(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[0].at(thread).slash("hand")
        assert reply.ephemeral
        assert "nothing is hidden" in reply.text


async def test_undo_takes_back_a_move_that_revealed_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        asked = await _until(there, thread, _can("nudge"))
        before = (await loaded(there)).state
        die = (await asked.autocomplete("nudge", focus="die", text=""))[0]
        direction = direction_of(legal(await loaded(there), asked), str(die.value))
        await asked.slash("nudge", die=die, direction=direction)
        reply = await asked.slash("undo")
        assert reply.ephemeral
        assert reply.text == "Your last move is taken back."
        assert (await loaded(there)).state == before


async def test_rules_explain_the_game(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("rules")
        assert reply.ephemeral
        assert "roll your dice" in reply.text


async def test_rules_show_a_picture_of_a_topic(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        anna = there.people[0]
        (topic,) = await anna.autocomplete("rules", focus="topic", text="rathaus")
        reply = await anna.slash("rules", topic=topic)
        assert reply.ephemeral
        assert reply.message is not None
        (picture,) = reply.message.gallery
        assert picture.data.startswith(b"\x89PNG")
        assert "Rathaus" in reply.text
        assert "4 points" in picture.description


@pytest.mark.parametrize("typed", ["Rathaus", "rath", "field-rathaus"])
async def test_rules_know_a_topic_by_what_people_would_type(
    tmp_path: Path, judge: Judge | None, typed: str
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("rules", topic=typed)
        assert reply.text == "### Rathaus"


async def test_topics_are_offered_in_the_language_of_the_person(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1, locale="de") as there:
        anna = there.people[0]
        (topic,) = await anna.autocomplete("rules", focus="topic", text="gendarm")
        assert topic.name == "Der Gendarm"
        assert (await anna.slash("rules", topic=topic)).text == "### Der Gendarm"


async def test_fair_shows_the_seal_and_keeps_the_seed(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[0].at(thread).slash("fair")
        match = (await loaded(there)).match
        assert reply.ephemeral
        assert commitment_of(match.seed) in reply.text
        assert match.seed.hex() not in reply.text


async def test_record_is_a_file_without_the_seed_while_the_match_runs(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[0].at(thread).slash("record")
        assert reply.ephemeral
        assert reply.message is not None
        (file,) = reply.message.files
        assert read_record(file.data).seed is None


async def test_replay_is_a_moving_picture(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await (await there.people[0].at(thread).slash("replay")).settled()
        assert reply.ephemeral
        assert reply.message is not None
        (picture,) = reply.message.gallery
        assert picture.data.startswith((b"GIF", b"\x89PNG", b"RIFF"))


async def test_settings_without_anything_say_what_they_are(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("settings")
        assert reply.ephemeral
        assert "English" in reply.text


async def test_forget_me_needs_a_yes(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        await _table(there, SEATS)
        reply = await there.people[1].slash("forget-me", sure=False)
        assert reply.ephemeral
        assert "Nothing has changed" in reply.text
        assert "Béla" in (await loaded(there)).names


async def test_forget_me_takes_the_name_away(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        await _table(there, SEATS)
        reply = await there.people[1].slash("forget-me", sure=True)
        assert reply.ephemeral
        assert "forgotten" in reply.text
        assert "Béla" not in (await loaded(there)).names


async def test_help_names_the_commands(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("help")
        assert reply.ephemeral
        assert "/game new" in reply.text


# Tables ---------------------------------------------------------------------------------------


async def test_game_list_links_to_the_matches_of_the_server(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[4].slash("game list")
        assert reply.ephemeral
        assert f"https://discord.com/channels/{there.guild.id}/{thread.id}" in reply.text
        assert "Anna" in reply.text


async def test_game_mine_begins_with_those_that_wait_for_me(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await _table(there, SEATS)
        now = await loaded(there)
        asked = there.person(now.waited_for[0])
        second = there.guild.new_channel("nebenan")
        await asked.at(second).slash("game new")
        reply = await asked.slash("game mine")
        first, other = reply.text.split("\n")
        assert reply.ephemeral
        assert "Your turn" in first
        assert f"/{thread.id}" in first
        assert f"/{second.id}" in other


async def test_game_mine_says_when_there_is_none(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash("game mine")
        assert reply.ephemeral
        assert "You have no match" in reply.text


async def test_concede_gives_the_seat_to_the_computer(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        reply = await there.people[1].at(thread).slash("game concede")
        chairs = (await loaded(there)).match.chairs
        assert reply.ephemeral
        assert "You have given up" in reply.text
        assert [chair.plays_itself for chair in chairs].count(True) == 1


async def test_substitute_offers_a_seat_that_somebody_else_takes(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await _table(there, SEATS)
        bela, elsa = there.people[1].at(thread), there.people[4].at(thread)
        offered = await bela.slash("game substitute")
        taken = await elsa.slash("game substitute")
        assert offered.ephemeral
        assert "Your seat is offered" in offered.text
        assert taken.ephemeral
        assert "You have taken the seat" in taken.text
        people = (await loaded(there)).match.people
        assert elsa.id in people
        assert bela.id not in people


async def test_substitute_again_takes_the_offer_back(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        bela = there.people[1].at(thread)
        await bela.slash("game substitute")
        reply = await bela.slash("game substitute")
        assert reply.ephemeral
        assert "not offered any more" in reply.text
        assert not any(chair.offered for chair in (await loaded(there)).match.chairs)


async def test_end_asks_the_others_and_ends_when_they_agree(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=SEATS) as there:
        thread = await _table(there, SEATS)
        anna, *others = (person.at(thread) for person in there.people)
        reply = await anna.slash("game end")
        assert reply.ephemeral
        assert "have been asked" in reply.text
        for person in others:
            board = await spotted(
                person, lambda m: bool((b := m.button("Agree")) and not b.disabled)
            )
            await person.click(board, "Agree")
        end = await spotted(anna, lambda message: message.button("Rematch") is not None)
        assert "ended by agreement" in end.text


@pytest.mark.parametrize("command", ["roll", "board", "hand", "undo", "fair", "record", "replay"])
async def test_without_a_match_a_command_says_how_to_open_one(
    tmp_path: Path, judge: Judge | None, command: str
) -> None:
    async with town(tmp_path, judge, people=1) as there:
        reply = await there.people[0].slash(command)
        assert reply.ephemeral
        assert "`/game new` opens one" in reply.text
