"""Who may do what at a tournament: a table of commands and buttons, and of seven kinds of people.

`entrant` plays in the first round, which has begun. `opener`, `director` and `manager` direct it:
who announced it, who has its role, and who manages the server. `elsewhere` manages another
server, `dm` writes to the bot directly.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from bot.tournament.model import Tournament
from cogs.tournament.tournament_button_ids import TournamentButton, TournamentDeed
from playground.driver import Person
from playground.permissions import Permission
from playground.reply import Reply
from tests.cogs.command_players import leaves
from tests.cogs.rounds import DONE, begun, entered, entrant_named, filled_in
from tests.cogs.tournament.cup import Cup, cup
from tests.judge.judge import Judge

COLUMNS = ("stranger", "entrant", "opener", "director", "manager", "elsewhere", "dm")

NO = {
    "none": "There is no tournament in this channel. `/tournament list` shows where there are any, "
    "`/tournament new` announces one.",
    "busy": "A tournament is on in this channel already. Finish it first, or announce yours in "
    "another channel.",
    "boss": "That is for those who direct this tournament: who announced it, its directors’ role, "
    "and who manages the server.",
    "srv": "This works on a server only, where the others see the table too.",
    "in": "You take part in this tournament already.",
    "out": "You do not take part in this tournament; or it has no such player.",
    "late": "Nobody has to check in at the moment.",
    "what": "There is no tournament number 1 on this server. Choose from the list.",
}

# "may", or the reason why not.
COMMANDS = {
    #            stranger entrant opener director manager elsewhere dm
    "new":             "busy  busy  busy  busy  busy  may   srv",
    "join":            "may   in    may   may   may   none  srv",
    "leave":           "out   may   out   out   out   none  srv",
    "check-in":        "out   late  out   out   out   none  srv",
    "sit-in":          "may   in    may   may   may   none  srv",
    "list":            "may   may   may   may   may   may   srv",
    "standings":       "may   may   may   may   may   none  srv",
    "seating":         "may   may   may   may   may   none  srv",
    "mine":            "may   may   may   may   may   none  srv",
    "rules":           "may   may   may   may   may   none  srv",
    "export":          "may   may   may   may   may   none  srv",
    "desk start":      "boss  boss  may   may   may   none  srv",
    "desk check-in":   "boss  boss  may   may   may   none  srv",
    "desk computers":  "boss  boss  may   may   may   none  srv",
    "desk pause":      "boss  boss  may   may   may   none  srv",
    "desk resume":     "boss  boss  may   may   may   none  srv",
    "desk extend":     "boss  boss  may   may   may   none  srv",
    "desk move":       "boss  boss  may   may   may   what  srv",
    "desk end":        "boss  boss  may   may   may   none  srv",
    "desk adjudicate": "boss  boss  may   may   may   none  srv",
    "desk restart":    "boss  boss  may   may   may   none  srv",
    "desk undo":       "boss  boss  may   may   may   none  srv",
    "desk swap":       "boss  boss  may   may   may   none  srv",
    "desk substitute": "boss  boss  may   may   may   none  srv",
    "desk penalise":   "boss  boss  may   may   may   none  srv",
    "desk apart":      "boss  boss  may   may   may   none  srv",
    "desk admit":      "boss  boss  may   may   may   none  srv",
    "desk drop":       "boss  boss  may   may   may   none  srv",
}  # fmt: skip

BUTTONS: dict[TournamentDeed, str] = {
    #     stranger entrant opener director manager elsewhere dm
    "enter":     "may   in    may   may   may   none  none",
    "leave":     "out   may   out   out   out   none  none",
    "checkin":   "out   late  out   out   out   none  none",
    "sitin":     "may   in    may   may   may   none  none",
    "rules":     "may   may   may   may   may   none  none",
    "standings": "may   may   may   may   may   none  none",
    "seating":   "may   may   may   may   may   none  none",
    "mine":      "may   may   may   may   may   none  none",
}  # fmt: skip

LOOKING = ("list", "standings", "seating", "mine", "rules", "export")
DIRECTING = tuple(name for name in COMMANDS if name.startswith("desk "))
DIRECTORS = {"opener": "Anna", "director": "Clara", "manager": "Maria"}
WHY: dict[str, object] = {"why": "So it is"}


def _cells(row: str, *, are: str | None = None) -> dict[str, str]:
    """Who stands in a row, with what they are refused; or those in whose cell this stands."""
    found = dict(zip(COLUMNS, row.split(), strict=True))
    if are is None:
        return {who: NO[cell] for who, cell in found.items() if cell != "may"}
    return {who: cell for who, cell in found.items() if cell == are}


def _options(there: Cup) -> dict[str, dict[str, object]]:
    """What commands need, apart from why."""
    person = there.members["Elsa"]
    return {
        "new": {"name": "Another", "format": "swiss"},
        "desk computers": {"computers": 4},
        "desk extend": {"hours": 1, **WHY},
        "desk move": {"tournament": 1},
        "desk adjudicate": {"table": 1, **WHY},
        "desk restart": {"table": 1, **WHY},
        "desk undo": {"table": 1, **WHY},
        "desk swap": {"player": "1", "other": "2", **WHY},
        "desk substitute": {"player": "1", "person": person, **WHY},
        "desk penalise": {"player": "1", "score": 0.5, **WHY},
        "desk apart": {"player": "1", "other": "2", **WHY},
        "desk admit": {"person": person, **WHY},
        "desk drop": {"player": "1", **WHY},
        "desk pause": WHY,
        "desk resume": WHY,
        "desk end": WHY,
    }


class Answer(NamedTuple):
    """What somebody was answered, and whether anybody else saw it."""

    text: str
    ephemeral: bool


class Told(NamedTuple):
    """Everybody has tried everything that changes nothing."""

    commands: dict[tuple[str, str], Answer]
    buttons: dict[tuple[TournamentDeed, str], Answer]
    offered: set[str]  # below /tournament
    before: Tournament
    after: Tournament


def _people(there: Cup) -> dict[str, Person]:
    role = there.guild.roles[there.members["Clara"].role_ids[-1]]
    assert role.name == "Director"
    graz = there.standin.world.new_guild("Graz")
    lois = graz.new_member("Lois", permissions=Permission.MANAGE_GUILD, locale="en-GB")
    inside = {"stranger": "Hans", "entrant": "Béla", **DIRECTORS}
    return {
        **{who: there[name] for who, name in inside.items()},
        "elsewhere": Person(there.standin, lois, graz.new_channel("turnier")),
        "dm": Person(there.standin, there["Hans"].user, every_command=True),
    }


async def _answered(there: Cup, reply: Reply) -> Answer:
    await filled_in(there, reply)
    there.clock.advance(60)  # nobody is too fast
    return Answer(reply.text, reply.ephemeral)


def _is_tried(name: str, cell: str) -> bool:
    """Whether it changes nothing, as far as we are told."""
    return cell != "may" or name in LOOKING


async def _tell(folder: Path, judge: Judge | None) -> Told:
    async with cup(folder, judge) as there:
        role = there.guild.new_role("Director")
        there.members["Clara"].give(role)
        before = await begun(there, "Béla", director=role, deadline=24)
        people, options = _people(there), _options(there)
        commands: dict[tuple[str, str], Answer] = {}
        buttons: dict[tuple[TournamentDeed, str], Answer] = {}
        for name, row in COMMANDS.items():
            for who, cell in zip(COLUMNS, row.split(), strict=True):
                if _is_tried(name, cell):
                    path, chosen = f"tournament {name}", options.get(name, {})
                    reply = await people[who].slash(path, **chosen)
                    commands[name, who] = await _answered(there, reply)
        for deed, row in BUTTONS.items():
            for who, cell in zip(COLUMNS, row.split(), strict=True):
                if _is_tried(deed, cell):
                    reply = await _pressed(people[who], deed, before)
                    buttons[deed, who] = await _answered(there, reply)
        offered = {
            name.removeprefix("tournament ")
            for command in people["manager"].offered()
            for name, _ in leaves(command)
            if name.startswith("tournament ")
        }
        return Told(commands, buttons, offered, before, await there.tournament())


async def _pressed(person: Person, deed: TournamentDeed, tournament: Tournament) -> Reply:
    id = TournamentButton(deed, tournament.id).packed()
    return await person.forge(custom_id=id, message=person.say("here"))


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Told:
    return asyncio.run(_tell(tmp_path_factory.mktemp("permissions"), judge))


# Refusals -------------------------------------------------------------------------------------


def test_every_command_there_is_stands_in_the_table(told: Told) -> None:
    assert told.offered == set(COMMANDS)


def test_every_button_there_is_stands_in_the_table() -> None:
    assert set(BUTTONS) == set(get_args(TournamentDeed))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_refuses_whoever_may_not(told: Told, command: str) -> None:
    expected = _cells(COMMANDS[command])
    assert {who: told.commands[command, who].text for who in expected} == expected


@pytest.mark.parametrize("deed", BUTTONS)
def test_a_button_refuses_whoever_may_not(told: Told, deed: TournamentDeed) -> None:
    expected = _cells(BUTTONS[deed])
    assert {who: told.buttons[deed, who].text for who in expected} == expected


@pytest.mark.parametrize("command", LOOKING)
def test_a_command_that_looks_answers_whoever_may(told: Told, command: str) -> None:
    answers = [told.commands[command, who].text for who in _cells(COMMANDS[command], are="may")]
    assert [text for text in answers if not text or _is_refusal(text)] == []


@pytest.mark.parametrize("deed", [deed for deed in BUTTONS if deed in LOOKING])
def test_a_button_that_looks_answers_whoever_may(told: Told, deed: TournamentDeed) -> None:
    answers = [told.buttons[deed, who].text for who in _cells(BUTTONS[deed], are="may")]
    assert [text for text in answers if not text or _is_refusal(text)] == []


def test_every_answer_is_for_one_person_only(told: Told) -> None:
    answers = {**told.commands, **told.buttons}
    assert [key for key, answer in answers.items() if not answer.ephemeral] == []


def test_looking_and_being_refused_change_nothing(told: Told) -> None:
    assert told.after == told.before


def _is_refusal(text: str) -> bool:
    return text in NO.values() or text.startswith("Something went wrong")


# What directors may ---------------------------------------------------------------------------

STEPS = (
    "desk check-in",
    "desk computers",
    "desk admit",
    "desk start",
    "desk swap",
    "desk apart",
    "desk extend",
    "desk start",
    "desk pause",
    "desk resume",
    "desk undo",
    "desk penalise",
    "desk substitute",
    "desk restart",
    "desk drop",
    "desk adjudicate",
    "desk move",
    "desk end",
)
ANSWERS = {
    "desk check-in": "Done.",
    "desk computers": "Done.",
    "desk start": "“Herbst” has begun: the first round is seated. `/tournament desk swap` corrects "
    "it, `/tournament desk start` begins it at once.",
}


class Directed(NamedTuple):
    """What a director was answered, and whether it came about."""

    answers: list[tuple[str, str]]
    idle: list[str]  # steps that changed nothing
    tournament: Tournament


async def _direct(folder: Path, judge: Judge | None, who: str) -> Directed:
    async with cup(folder, judge) as there:
        role = there.guild.new_role("Director")
        there.members["Clara"].give(role)
        await entered(there, "Béla", computers=0, director=role, deadline=24)
        answers: list[tuple[str, str]] = []
        idle: list[str] = []
        person, options = there[DIRECTORS[who]], _options(there)
        for step in STEPS:
            tournament = await there.tournament()
            if step == "desk computers":
                await there.says("Béla", "tournament check-in")
            if step == "desk move":
                person = person.at(there.guild.new_channel("nebenan"))
            chosen = dict(options.get(step, {}))
            if step == "desk substitute":
                chosen["person"] = there.members["Grete"]
            if step == "desk drop":
                chosen["player"] = str(entrant_named(there, tournament, "Elsa"))
            there.clock.advance(60)
            before = (await there.tournament()).version
            reply = await filled_in(there, await person.slash(f"tournament {step}", **chosen))
            answers.append((step, reply.text))
            if (await there.tournament()).version == before:
                idle.append(step)
        return Directed(answers, idle, await there.tournament())


@pytest.fixture(scope="module", params=DIRECTORS)
def directed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, judge: Judge | None
) -> Directed:
    return asyncio.run(_direct(tmp_path_factory.mktemp("desk"), judge, request.param))


def test_every_command_of_the_desk_is_among_the_steps() -> None:
    assert set(STEPS) == set(DIRECTING)


def test_whoever_directs_is_obeyed(directed: Directed) -> None:
    begins = "The round of “Herbst” begins; the tables get their threads now."
    expected = [(step, ANSWERS.get(step, DONE)) for step in STEPS]
    second = [number for number, step in enumerate(STEPS) if step == "desk start"][1]
    expected[second] = ("desk start", begins)
    assert directed.answers == expected


def test_every_word_of_a_director_changes_the_tournament(directed: Directed) -> None:
    assert directed.idle == []


def test_a_director_can_bring_a_tournament_to_its_end(directed: Directed) -> None:
    assert directed.tournament.phase == "over"


# What everybody may ---------------------------------------------------------------------------


@pytest.mark.parametrize("who", _cells(COMMANDS["join"], are="may"))
async def test_whoever_may_enters_by_button_or_by_command(
    tmp_path: Path, judge: Judge | None, who: str
) -> None:
    async with cup(tmp_path, judge) as there:
        name = {"stranger": "Hans", **DIRECTORS}[who]
        await begun(there, "Béla")
        by_command = await there.says(name, "tournament join")
        left = await there.says(name, "tournament leave")
        by_button = await there.clicks(name, "Join")
        assert by_command == by_button == "You take part in “Herbst” from the next round on."
        assert left.startswith("You are out of “Herbst” from the next round on.")


@pytest.mark.parametrize("who", _cells(COMMANDS["sit-in"], are="may"))
async def test_whoever_does_not_play_may_offer_to_sit_in(
    tmp_path: Path, judge: Judge | None, who: str
) -> None:
    async with cup(tmp_path, judge) as there:
        name = {"stranger": "Hans", **DIRECTORS}[who]
        await begun(there, "Béla")
        offered = await there.says(name, "tournament sit-in")
        taken_back = await there.clicks(name, "Sit in for others")
        assert offered.startswith("You will be called when somebody does not appear.")
        assert taken_back == "You are not on the list of substitutes any more."


async def test_somebody_of_another_server_announces_their_own(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        graz = there.standin.world.new_guild("Graz")
        lois = Person(there.standin, graz.new_member("Lois", locale="en-GB"), graz.new_channel("t"))
        reply = await lois.slash("tournament new", name="Murcup", format="robin")
        assert reply.text.startswith("“Murcup” is announced.")
