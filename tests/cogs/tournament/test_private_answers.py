"""Looking at a tournament: before anything has happened, in the middle of it, and at its end."""

from __future__ import annotations

import asyncio
import csv
import io
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.tournament.export import TournamentFile, read_tournament
from bot.tournament.model import Entrant, Round, Tournament, TournamentTable
from bot.tournament.table_points import EntrantId, TableResult
from cogs.interaction.reply_language import Voice
from cogs.tournament.loaded_tournament import Gathering, gather
from cogs.tournament.seating_sheets import seating_sheet
from cogs.tournament.standings_sheets import (
    cross_sheet,
    drawn_words,
    progress_sheet,
    standings_sheet,
)
from cogs.tournament.tournament_pages import (
    announcement_page,
    draft_page,
    final_page,
    standings_page,
)
from playground.seen_message import SeenFile
from tests.cogs.rounds import adjudicate_all, announced, begun, entered, filled_in
from tests.cogs.tournament.cup import Cup, cup
from tests.judge.judge import Judge

NO_RESULTS = "There are no results yet."
VIEWS = ("standings", "cross", "progress")


class Look(NamedTuple):
    """What somebody was shown."""

    text: str
    pictures: tuple[SeenFile, ...]
    files: dict[str, bytes]


async def look(there: Cup, who: str, command: str, **options: object) -> Look:
    """What somebody sees who looks at the tournament."""
    there.clock.advance(60)
    reply = await filled_in(there, await there[who].slash(f"tournament {command}", **options))
    message = reply.message
    assert message is not None
    assert message.ephemeral
    files = {file.filename: file.data for file in message.files}
    return Look(reply.text, message.gallery, files)


async def look_at_all(there: Cup) -> dict[str, Look]:
    """All that can be looked at, by Béla."""
    looks = {view: await look(there, "Béla", "standings", view=view) for view in VIEWS}
    looks["text"] = await look(there, "Béla", "standings", text=True)
    for command in ("seating", "mine", "rules", "list", "export"):
        looks[command] = await look(there, "Béla", command)
    return looks


class Story(NamedTuple):
    """A tournament, looked at three times."""

    nothing: dict[str, Look]  # announced, nobody in it
    begun: dict[str, Look]  # the first round is played
    middle: dict[str, Look]  # the second round is seated
    over: dict[str, Look]
    mine: dict[str, str]  # by others, in the middle
    here: Gathering  # in the middle
    end: Gathering
    tournament: Tournament
    users: list[int]


async def _tell(folder: Path, judge: Judge | None) -> Story:
    async with cup(folder, judge) as there:
        mine = {"no tournament at all": (await look(there, "Hans", "list")).text}
        await announced(there, rounds=2, deadline=24)
        nothing = await look_at_all(there)
        for name in ("Béla", "Clara"):
            await there.says(name, "tournament join")
        mine["entered"] = (await look(there, "Clara", "mine")).text
        await there.says("Hans", "tournament sit-in")
        await there.says("Anna", "tournament desk computers", computers=4, level="novice")
        await there.says("Anna", "tournament desk start")
        mine["seated"] = (await look(there, "Clara", "mine")).text
        await there.says("Anna", "tournament desk start")
        first = await look_at_all(there)
        await there.says("David", "tournament join")
        await there.says("Clara", "tournament leave")
        await adjudicate_all(there)
        middle = await look_at_all(there)
        tournament = await there.tournament()
        here = await gather(there.running.app, tournament)
        for name in ("Clara", "David", "Hans", "Grete"):
            mine[name] = (await look(there, name, "mine")).text
        await there.says("Anna", "tournament desk start")
        await adjudicate_all(there)
        over = await look_at_all(there)
        end = await gather(there.running.app, await there.tournament())
        users = [person.id for person in there.people.values()]
        return Story(nothing, first, middle, over, mine, here, end, tournament, users)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Story:
    return asyncio.run(_tell(tmp_path_factory.mktemp("looking"), judge))


# Nothing yet ----------------------------------------------------------------------------------


def test_where_there_is_no_tournament_the_list_says_how_to_announce_one(story: Story) -> None:
    expected = "There is no tournament on this server yet. `/tournament new` announces one."
    assert story.mine["no tournament at all"] == expected


@pytest.mark.parametrize("view", VIEWS)
def test_before_the_first_result_there_is_a_picture_that_says_so(story: Story, view: str) -> None:
    (picture,) = story.nothing[view].pictures
    assert picture.data.startswith(b"\x89PNG")
    assert "Herbst" in picture.description
    assert "It has not begun yet" in story.nothing[view].text


def test_before_the_first_result_the_standings_in_words_say_so_once(story: Story) -> None:
    assert story.nothing["text"].text == NO_RESULTS


def test_before_the_first_round_there_is_no_seating(story: Story) -> None:
    assert story.nothing["seating"].text == "No round is seated yet."
    assert story.nothing["seating"].pictures == ()


def test_whoever_is_not_in_it_is_told_so(story: Story) -> None:
    assert story.nothing["mine"].text == "You do not take part in “Herbst”."


def test_whoever_entered_has_no_table_before_the_start(story: Story) -> None:
    assert story.mine["entered"] == "You take part. There is no table for you at the moment."


def test_nobody_can_read_an_order_from_the_files_before_there_is_one(story: Story) -> None:
    assert set(story.nothing["export"].files) == {"event-1.json", "standings-1.csv"}
    assert _file(story.nothing).standings == ()
    assert _rows(story.nothing) == []


def test_the_list_says_that_entries_are_open(story: Story) -> None:
    assert story.nothing["list"].text.startswith("**Herbst** in <#")
    assert story.nothing["list"].text.endswith(": entries are open, 0 so far.")


def test_the_rules_say_what_was_agreed(story: Story) -> None:
    text = story.nothing["rules"].text
    assert "2 rounds." in text
    assert "A round lasts 24 hours at most" in text
    assert "Matches are rated." in text


# In the middle --------------------------------------------------------------------------------


def test_while_the_first_round_is_played_there_are_no_results(story: Story) -> None:
    assert story.begun["text"].text == NO_RESULTS
    assert "Round 1, 0 of 2 tables done" in story.begun["standings"].text


def test_whoever_is_seated_learns_where_and_why(story: Story) -> None:
    where = r"Table [12], (seat [12]|the last seat) \(your first time there\)"
    assert re.fullmatch(f"{where}: 2 of 2 opponents are new to you.", story.mine["seated"])


def test_whoever_plays_learns_where_and_until_when(story: Story) -> None:
    lines = story.begun["mine"].text.splitlines()
    assert lines[0].endswith("(your first time there): 2 of 2 opponents are new to you.")
    assert lines[1].startswith("Your table: <#")
    assert lines[2].startswith("Round 1 ends <t:")


def test_whoever_has_played_learns_their_place(story: Story) -> None:
    assert story.middle["mine"].text.startswith("You are in place ")
    assert " in one match." in story.middle["mine"].text


def test_whoever_left_learns_that_they_are_out(story: Story) -> None:
    assert story.mine["Clara"].endswith("You are out of the rounds to come.")


def test_whoever_entered_late_learns_where_they_sit(story: Story) -> None:
    assert story.mine["David"].startswith("Table ")


def test_whoever_would_sit_in_learns_that_they_are_on_the_list(story: Story) -> None:
    assert story.mine["Hans"] == "You are on the list of substitutes of “Herbst”."


def test_whoever_has_nothing_to_do_with_it_is_told_so(story: Story) -> None:
    assert story.mine["Grete"] == "You do not take part in “Herbst”."


def test_the_list_says_that_it_is_under_way(story: Story) -> None:
    assert story.middle["list"].text.endswith(": under way, 6 take part.")


def test_there_is_another_picture_for_each_way_to_look(story: Story) -> None:
    pictures = [story.middle[view].pictures[0] for view in VIEWS]
    assert len({picture.data for picture in pictures}) == 3
    assert [p.filename.partition("-")[0] for p in pictures] == list(VIEWS)


def test_all_that_the_picture_of_the_standings_shows_is_there_in_words(story: Story) -> None:
    text = story.middle["text"].text
    sheet = standings_sheet(story.here, drawn_words(story.here, Voice("en")))
    assert len(sheet.lines) == 7
    for line in sheet.lines:
        opponents, share = line.figures
        shown = f"(opponents {opponents}, points {share})"
        said = [s for s in text.splitlines() if s.startswith(f"{line.place}. {line.name}:")]
        assert len(said) == 1
        assert f": {line.score} in " in said[0]
        assert said[0].endswith(shown)


def test_all_that_the_cross_table_shows_is_there_in_words(story: Story) -> None:
    text = story.middle["text"].text
    sheet = cross_sheet(story.here, drawn_words(story.here, Voice("en")))
    names = [line.name for line in sheet.lines]
    cells = {
        (line.name, other): cell
        for line in sheet.lines
        for other, cell in zip(names, line.cells, strict=True)
        if cell
    }
    assert len(cells) == 12  # two tables of three
    for (name, other), cell in cells.items():
        (said,) = (s for s in text.splitlines() if s.startswith(f"{name}: ") and " of 1" in s)
        assert f"{other} {cell} of 1" in said


def test_all_that_the_course_shows_is_there_in_words(story: Story) -> None:
    text = story.middle["text"].text
    sheet = progress_sheet(story.here, drawn_words(story.here, Voice("en")))
    assert len(sheet.courses) == 7
    for course in sheet.courses:
        places = ", ".join("-" if place is None else str(place) for place in course.places)
        assert f"{course.name}: {places}." in text.splitlines()


def test_all_that_the_picture_of_the_seating_shows_is_there_in_words(story: Story) -> None:
    text = story.over["seating"].text
    sheet = seating_sheet(story.end, drawn_words(story.end, Voice("en")))
    people = [person for table in sheet.tables for person in table.people]
    assert len(people) == 6
    assert [one for one in people if f"{one.name} ({one.note})" not in text] == []


def test_files_of_a_tournament_that_goes_on_keep_its_secrets(story: Story) -> None:
    data = story.middle["export"].files["event-1.json"]
    assert _file(story.middle).tournament.seed == ""
    assert story.tournament.seed.encode() not in data


def test_files_name_nobody_by_their_number(story: Story) -> None:
    data = story.over["export"].files["event-1.json"]
    assert [user for user in story.users if str(user).encode() in data] == []


def test_the_spreadsheet_has_the_standings(story: Story) -> None:
    sheet = standings_sheet(story.here, drawn_words(story.here, Voice("en")))
    rows = [(int(row["place"]), row["name"]) for row in _rows(story.middle)]
    assert rows == [(line.place, line.name) for line in sheet.lines]


# At the end -----------------------------------------------------------------------------------


def test_at_the_end_the_file_has_the_seed(story: Story) -> None:
    assert _file(story.over).tournament.seed == story.tournament.seed


def test_at_the_end_the_list_says_so(story: Story) -> None:
    assert story.over["list"].text.endswith(": over.")


def test_at_the_end_everybody_learns_their_place_and_nothing_else(story: Story) -> None:
    text = story.over["mine"].text
    assert re.fullmatch(r"You are in place \d: [0-9.]+ in 2 matches\.", text)


async def test_whoever_entered_a_tournament_that_was_called_off_learns_so(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await entered(there, "Béla")
        await there.says("Anna", "tournament desk end", why="Rain")
        assert (await look(there, "Béla", "mine")).text == "The tournament was called off"


async def test_whoever_was_at_a_table_when_it_was_ended_learns_of_no_deadline(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla", "Clara", computers=4, deadline=24)
        await there.says("Anna", "tournament desk adjudicate", table=1, why="Rain")
        await there.says("Anna", "tournament desk end", why="Rain")
        texts = [(await look(there, name, "mine")).text for name in ("Béla", "Clara")]
        assert [text for text in texts if "<t:" in text] == []


def test_at_the_end_the_last_seating_shows_who_won(story: Story) -> None:
    assert story.over["seating"].text.count("(1.)") == 2


@pytest.mark.parametrize("when", ["nothing", "begun", "middle", "over"])
def test_every_picture_has_words_behind_it(story: Story, when: str) -> None:
    looks: dict[str, Look] = getattr(story, when)
    words = [picture.description for one in looks.values() for picture in one.pictures]
    assert len(words) >= 3
    assert [text for text in words if not 1 <= len(text) <= 1024] == []


@pytest.mark.parametrize("when", ["nothing", "begun", "middle", "over"])
def test_what_stands_behind_a_picture_is_not_meant_for_the_eye(story: Story, when: str) -> None:
    looks: dict[str, Look] = getattr(story, when)
    words = [picture.description for one in looks.values() for picture in one.pictures]
    assert [text for text in words if "<#" in text or "**" in text] == []


def _file(looks: dict[str, Look]) -> TournamentFile:
    return read_tournament(looks["export"].files["event-1.json"])


def _rows(looks: dict[str, Look]) -> list[dict[str, str]]:
    text = looks["export"].files["standings-1.csv"].decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text)))


# Very many ------------------------------------------------------------------------------------

CROWD = 300


def _crowd(tournament: Tournament) -> Tournament:
    """A tournament of three hundred, whose first round is over."""
    entrants = tuple(Entrant(EntrantId(n), f"s{n}", ai="novice") for n in range(1, CROWD + 1))
    tables: list[TournamentTable] = []
    for number in range(CROWD // 4):
        ids = tuple(EntrantId(4 * number + seat) for seat in range(1, 5))
        tables.append(
            TournamentTable(number + 1, ids, result=TableResult(ids, (1, 2, 3, 4), (9,) * 4))
        )
    rounds = (Round(1, tuple(tables), started_at=1.0),)
    return replace(tournament, phase="over", entrants=entrants, rounds=rounds, ended_at=2.0)


async def test_three_hundred_fit_into_every_message(tmp_path: Path, judge: Judge | None) -> None:
    async with cup(tmp_path, judge) as there:
        app = there.running.app
        here = await gather(app, _crowd(await announced(there)))
        pages = {
            "announcement": announcement_page(here, here.game.seat_counts),
            "draft": await draft_page(app, here),
            "standings": await standings_page(app, here, 1),
            "final": await final_page(app, here),
        }
        shown = {what: f"{page.head}{page.body}" for what, page in pages.items()}
        assert {what: len(text) for what, text in shown.items() if len(text) > 3_900} == {}
        assert all("more." in text for text in shown.values())
        assert "**Table 1**" in pages["draft"].body
