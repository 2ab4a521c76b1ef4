"""What holds for every game of the contract, at every table size, over whole matches."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from games.ai.default_insight import AnyInsight
from games.api import (
    AnyGame,
    BadTable,
    Foresight,
    IllegalMove,
    Label,
    MatchOver,
    Move,
    NotYourMove,
    Private,
    Public,
    Refusal,
    Seat,
    Step,
    may_see,
)
from games.chance import Chance, FastChance
from games.playout import EndlessMatch, choose_at_random, choose_with_care, play_on
from language import LANGUAGES, words_of
from tests.games.matches import (
    FIRST_TABLES,
    TABLES,
    Table,
    at_tables,
    codec_of,
    match_at,
    on_every_game,
    on_every_table,
    on_one_table_per_size,
)
from tests.games.no_chance import NoChance

NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")
MENU_LIMIT = 25
LONGEST_LEAST = 2_000  # moves of a match in which everybody does the least


where_there_is_insight = at_tables(
    [table for table in FIRST_TABLES if table.game.insight is not None]
)

where_there_is_foresight = at_tables(
    [table for table in FIRST_TABLES if table.game.foresight is not None]
)


def insight_at(table: Table) -> AnyInsight:
    insight = table.game.insight
    assert insight is not None
    return insight


def foresight_at(table: Table) -> Foresight[Any, Move]:
    foresight = table.game.foresight
    assert foresight is not None
    return foresight


def seats_of(table: Table) -> list[Seat]:
    return [Seat(seat) for seat in range(table.seats)]


def known_moves(game: AnyGame) -> list[Move]:
    """Moves that were legal somewhere: a fair supply of moves that are not legal here."""
    tables = [table for table in TABLES if table.game is game and table.seed < 3]
    moves = (played.move for table in tables for played in match_at(table).moves)
    return list(dict.fromkeys(moves))


@on_every_table
def test_a_match_ends_with_a_ranking_of_all_seats(table: Table) -> None:
    outcome = table.game.outcome(match_at(table).end)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == table.seats
    assert outcome.winners
    for place in outcome.places:
        assert place == 1 + sum(other < place for other in outcome.places)


@on_every_table
def test_a_match_can_be_stopped_anywhere_with_a_ranking(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps:
        stopped = game.standing(step.state)
        assert len(stopped.places) == len(stopped.scores) == table.seats
        assert all(p == 1 + sum(o < p for o in stopped.places) for p in stopped.places)


@on_every_table
def test_stopped_at_its_end_a_match_has_its_outcome(table: Table) -> None:
    end = match_at(table).end
    assert table.game.standing(end) == table.game.outcome(end)


@on_every_table
def test_nobody_is_asked_after_the_end_and_somebody_before(table: Table) -> None:
    game = table.game
    *running, last = (step.state for step in match_at(table).steps)
    assert all(game.to_act(state) and game.outcome(state) is None for state in running)
    assert not game.to_act(last)
    assert not any(game.legal_moves(last, seat) for seat in seats_of(table))


@on_every_table
def test_only_seats_that_are_asked_have_legal_moves(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps:
        state = step.state
        able = {seat for seat in seats_of(table) if game.legal_moves(state, seat)}
        assert able == game.to_act(state)


@on_every_table
def test_a_lone_legal_move_is_never_a_decision(table: Table) -> None:
    """What has one answer is decided by the engine; only rolling is left to the player."""
    for state, played in match_at(table).turns:
        if len(table.game.legal_moves(state, played.seat)) == 1:
            assert played.step.reveals


@on_every_table
def test_states_moves_events_and_views_survive_json(table: Table) -> None:
    game, codec = table.game, codec_of(table.game)
    match = match_at(table)
    for played in match.moves:
        assert codec.read_move(codec.write(played.move)) == played.move
    for step in match.steps:
        assert codec.read_state(codec.write(step.state)) == step.state
        for event in step.events:
            assert codec.read_event(codec.write(event)) == event
        assert codec.read_events(codec.write(step.events)) == step.events
        view = game.view(step.state, Seat(0))
        assert codec.write(codec.read_view(codec.write(view))) == codec.write(view)


@on_every_table
def test_a_replay_from_the_moves_equals_the_match(table: Table) -> None:
    game, match, chance = table.game, match_at(table), table.chance
    step: Step[object] = game.new(table.seats, game.options(), chance)
    assert step == match.deal
    for played in match.moves:
        step = game.apply(step.state, played.seat, played.move, chance)
        assert step == played.step


@on_every_table
def test_apply_leaves_the_state_it_was_given(table: Table) -> None:
    codec = codec_of(table.game)
    for state, played in match_at(table).turns:
        written = codec.write(state)
        table.game.apply(state, played.seat, played.move, FastChance(1))
        assert codec.write(state) == written


@on_one_table_per_size
def test_apply_takes_exactly_the_legal_moves(table: Table) -> None:
    game, supply, chooser = table.game, known_moves(table.game), FastChance(5)
    refused = taken = 0
    for state, _ in match_at(table).turns:
        for seat in game.to_act(state):
            legal = game.legal_moves(state, seat)
            for move in [chooser.pick(legal), *(chooser.pick(supply) for _ in range(12))]:
                try:
                    game.apply(state, seat, move, FastChance(1))
                except IllegalMove:
                    assert move not in legal
                    refused += 1
                else:
                    assert move in legal
                    taken += 1
    assert refused
    assert taken


@on_every_table
def test_every_legal_move_is_listed_once(table: Table) -> None:
    for step in match_at(table).steps:
        for seat in seats_of(table):
            legal = table.game.legal_moves(step.state, seat)
            assert len(set(legal)) == len(legal)


@on_every_table
def test_menus_reach_every_move_and_are_short_enough(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps[::5]:
        for seat in game.to_act(step.state):
            view = game.view(step.state, seat)
            paths = [game.path(view, move) for move in game.legal_moves(step.state, seat)]
            assert len(set(paths)) == len(paths)
            menus: defaultdict[tuple[Label, ...], set[Label]] = defaultdict(set)
            for path in paths:
                for depth, entry in enumerate(path):
                    menus[path[:depth]].add(entry)
            assert max(len(entries) for entries in menus.values()) <= MENU_LIMIT
            assert not menus.keys() & set(paths), "a path ends where another goes on"


@on_every_table
def test_a_seat_that_is_not_asked_is_told_so(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps[:-1:7]:
        state = step.state
        strangers = {*seats_of(table), Seat(table.seats), Seat(-1)} - game.to_act(state)
        seat = min(game.to_act(state))
        move = game.legal_moves(state, seat)[0]
        for stranger in strangers:
            with pytest.raises(NotYourMove):
                game.apply(state, stranger, move, FastChance(1))


@on_every_table
def test_a_move_after_the_end_is_told_so(table: Table) -> None:
    last = match_at(table).moves[-1]
    with pytest.raises(MatchOver):
        table.game.apply(last.step.state, last.seat, last.move, FastChance(1))


@on_every_game
def test_a_table_of_the_wrong_size_is_refused(game: AnyGame) -> None:
    for seats in (-1, 0, game.seat_counts.start - 1, game.seat_counts.stop, 100):
        with pytest.raises(BadTable):
            game.new(seats, game.options(), FastChance(1))


@on_every_table
def test_a_viewer_cannot_tell_an_imagined_state_from_the_real_one(table: Table) -> None:
    game, chance = table.game, FastChance(7)
    for step in match_at(table).steps[::3]:
        state = step.state
        for viewer in (*seats_of(table), None):
            imagined = game.imagine(state, viewer, chance)
            assert game.view(imagined, viewer) == game.view(state, viewer)
            assert game.to_act(imagined) == game.to_act(state)
            if viewer is not None:
                assert game.legal_moves(imagined, viewer) == game.legal_moves(state, viewer)


@on_every_table
def test_a_move_that_reveals_nothing_looks_the_same_in_an_imagined_state(table: Table) -> None:
    game, chance = table.game, FastChance(8)
    for state, played in match_at(table).turns:
        if played.step.reveals:
            continue
        seat = played.seat
        step = game.apply(game.imagine(state, seat, chance), seat, played.move, FastChance(1))
        assert game.view(step.state, seat) == game.view(played.step.state, seat)
        assert [event for event in step.events if may_see(seat, event)] == [
            event for event in played.step.events if may_see(seat, event)
        ]


@on_every_table
def test_what_is_imagined_depends_only_on_what_the_viewer_sees(table: Table) -> None:
    """States the viewer cannot tell apart are imagined alike, so no trace of the truth is left."""
    game = table.game
    for step in match_at(table).steps[::7]:
        for viewer in (*seats_of(table), None):
            other = game.imagine(step.state, viewer, FastChance(12))
            imagined = [game.imagine(one, viewer, FastChance(13)) for one in (step.state, other)]
            assert imagined[0] == imagined[1]


@on_one_table_per_size
def test_imagining_really_changes_what_is_hidden(table: Table) -> None:
    chance = FastChance(9)
    state = match_at(table).deal.state
    imagined = [table.game.imagine(state, Seat(0), chance) for _ in range(5)]
    assert len({codec_of(table.game).write(other) for other in imagined}) == 5


@on_every_table
def test_a_step_that_reveals_nothing_drew_no_chance(table: Table) -> None:
    for state, played in match_at(table).turns:
        if not played.step.reveals:
            again = table.game.apply(state, played.seat, played.move, NoChance())
            assert again == played.step


@on_every_table
def test_every_event_says_who_may_see_it(table: Table) -> None:
    for step in match_at(table).steps:
        for event in step.events:
            assert isinstance(event, Public | Private)


@pytest.mark.unwatched
@on_one_table_per_size
def test_everything_said_can_be_said_in_every_language(table: Table) -> None:
    game = table.game
    for step in match_at(table).steps:
        state = step.state
        view = game.view(state, None)
        labels = [game.ask(view), *(game.tell(view, event) for event in step.events)]
        for seat in game.to_act(state):
            moves = game.legal_moves(state, seat)[::7]
            labels += [entry for move in moves for entry in game.path(game.view(state, seat), move)]
        for language in LANGUAGES:
            for label in labels:
                text = words_of(game.package, language).say(label, NAMES)
                assert text == text.strip() != ""


@pytest.mark.unwatched
@on_one_table_per_size
def test_the_table_can_be_described_in_every_language(table: Table) -> None:
    game = table.game
    described: set[Label] = set()
    for step in match_at(table).steps:
        for viewer in (*seats_of(table), None):
            view = game.view(step.state, viewer)
            passages = game.describe(view)
            assert passages
            assert all(passage.lines for passage in passages)
            for passage in passages:
                described |= {passage.title, *passage.lines}
            described |= {*game.brief(view)}
    for language in LANGUAGES:
        for label in described:
            text = words_of(game.package, language).say(label, NAMES)
            assert text == text.strip() != ""
            assert "\n" not in text


@on_every_table
def test_what_matters_first_is_the_question_and_then_the_result(table: Table) -> None:
    game = table.game
    *running, last = (game.view(step.state, None) for step in match_at(table).steps)
    assert all(game.brief(view)[0] == game.ask(view) for view in running)
    outcome = game.outcome(match_at(table).end)
    assert outcome is not None
    said = words_of(game.package, "en").say(game.brief(last)[0], NAMES)
    assert all(NAMES[seat] in said for seat in outcome.winners)


@on_every_table
def test_a_description_depends_on_the_view_alone(table: Table) -> None:
    """A view that was written down and read again is described in the same words."""
    game, codec = table.game, codec_of(table.game)
    for step in match_at(table).steps[::31]:
        for viewer in (Seat(0), None):
            view = game.view(step.state, viewer)
            again = codec.read_view(codec.write(view))
            assert game.describe(again) == game.describe(view)
            assert game.brief(again) == game.brief(view)


@pytest.mark.unwatched
@on_every_table
def test_a_description_tells_nothing_that_is_hidden(table: Table) -> None:
    game, chance = table.game, FastChance(11)
    for step in match_at(table).steps[::31]:
        for viewer in (*seats_of(table), None):
            imagined = game.view(game.imagine(step.state, viewer, chance), viewer)
            view = game.view(step.state, viewer)
            assert game.describe(imagined) == game.describe(view)
            assert game.brief(imagined) == game.brief(view)


@pytest.mark.unwatched
@on_one_table_per_size
def test_every_refusal_can_be_said_in_every_language(table: Table) -> None:
    game, supply, chooser = table.game, known_moves(table.game), FastChance(6)
    refusals: dict[str, Refusal] = {}
    for step in match_at(table).steps:
        for seat in (*game.to_act(step.state), Seat(0)):
            try:
                game.apply(step.state, seat, chooser.pick(supply), FastChance(1))
            except Refusal as refusal:
                refusals[refusal.label.id] = refusal
    assert len(refusals) > 2
    for refusal in refusals.values():
        for language in LANGUAGES:
            assert words_of(game.package, language).say(refusal.label, NAMES)


@on_one_table_per_size
def test_the_end_and_the_figures_can_be_said_in_every_language(table: Table) -> None:
    game, match = table.game, match_at(table)
    outcome = game.outcome(match.end)
    assert outcome is not None
    figures = game.figures(match.end, [event for step in match.steps for event in step.events])
    assert figures
    for language in LANGUAGES:
        words = words_of(game.package, language)
        assert words.say(outcome.why, NAMES)
        for figure in figures:
            for label in (figure.table, figure.row, figure.column):
                assert words.say(label, NAMES)


@on_one_table_per_size
def test_careful_players_finish_too_and_choose_what_looks_best(table: Table) -> None:
    game, chance = table.game, table.chance
    deal: Step[object] = game.new(table.seats, game.options(), chance)
    state = deal.state
    for played in play_on(game, deal, chance, choose=choose_with_care, luck=FastChance(3)):
        view = game.view(state, played.seat)
        worths = [game.worth(view, move) for move in game.legal_moves(state, played.seat)]
        assert game.worth(view, played.move) == max(worths)
        state = played.step.state
    assert game.outcome(state) is not None


@on_every_table
def test_first_sight_sees_no_more_than_the_viewer(table: Table) -> None:
    game, chance = table.game, FastChance(10)
    for state, played in list(match_at(table).turns)[::11]:
        imagined = game.imagine(state, played.seat, chance)
        views = [game.view(one, played.seat) for one in (state, imagined)]
        assert len({game.worth(view, played.move) for view in views}) == 1


# What a good player sees, in games that know ---------------------------------------------------


@where_there_is_insight
def test_prospects_are_chances_of_all_seats(table: Table) -> None:
    insight = insight_at(table)
    for step in match_at(table).steps:
        prospects = insight.prospects(step.state)
        assert len(prospects) == table.seats
        assert all(0 <= chance <= 1 for chance in prospects)
        assert sum(prospects) == pytest.approx(1)


@where_there_is_insight
def test_prospects_at_the_end_are_what_everybody_won(table: Table) -> None:
    end = match_at(table).end
    outcome = table.game.outcome(end)
    assert outcome is not None
    assert insight_at(table).prospects(end) == outcome.shares


@where_there_is_insight
def test_the_end_is_quiet(table: Table) -> None:
    assert insight_at(table).is_quiet(match_at(table).end)


@where_there_is_insight
def test_every_legal_move_has_a_promise(table: Table) -> None:
    insight = insight_at(table)
    for state, played in match_at(table).turns:
        promises = insight.promises(state, played.seat)
        assert len(promises) == len(table.game.legal_moves(state, played.seat))


@where_there_is_insight
def test_a_hunch_is_a_legal_move(table: Table) -> None:
    insight = insight_at(table)
    for state, played in match_at(table).turns:
        assert insight.hunch(state, played.seat) in table.game.legal_moves(state, played.seat)


@pytest.mark.unwatched
@where_there_is_insight
def test_what_speaks_for_a_move_can_be_said_in_every_language(table: Table) -> None:
    game, insight = table.game, insight_at(table)
    reasons = {
        insight.why(state, played.seat, move)
        for state, played in match_at(table).turns
        for move in game.legal_moves(state, played.seat)
    }
    said = reasons - {None}
    assert said
    for language in LANGUAGES:
        for reason in said:
            assert reason is not None
            text = words_of(game.package, language).say(reason, NAMES)
            assert text == text.strip() != ""


# What can be said of turns to come, in games that know ----------------------------------------


@where_there_is_foresight
def test_the_least_a_seat_can_do_is_legal(table: Table) -> None:
    foresight = foresight_at(table)
    for step in match_at(table).steps:
        for seat in table.game.to_act(step.state):
            legal = table.game.legal_moves(step.state, seat)
            assert foresight.minimal(step.state, seat) in legal


@where_there_is_foresight
def test_a_match_ends_even_if_everybody_does_the_least(table: Table) -> None:
    game, chance = table.game, table.chance
    deal: Step[object] = game.new(table.seats, game.options(), chance)
    luck = FastChance(table.seed)
    *_, last = play_on(
        game, deal, chance, choose=_do_the_least, luck=luck, most_moves=LONGEST_LEAST
    )
    assert game.outcome(last.step.state) is not None


def _do_the_least(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
    assert game.foresight is not None
    return game.foresight.minimal(state, seat)


@where_there_is_foresight
def test_what_a_seat_can_prepare_depends_only_on_what_it_sees(table: Table) -> None:
    game, foresight, chance = table.game, foresight_at(table), FastChance(14)
    for step in match_at(table).steps:
        for seat in seats_of(table):
            imagined = game.imagine(step.state, seat, chance)
            assert foresight.upcoming(imagined, seat) == foresight.upcoming(step.state, seat)


@where_there_is_foresight
def test_somebody_can_prepare_something_in_every_match(table: Table) -> None:
    foresight = foresight_at(table)
    assert any(
        foresight.upcoming(step.state, seat)
        for step in match_at(table).steps
        for seat in seats_of(table)
    )


@where_there_is_foresight
def test_a_seat_that_is_asked_has_nothing_to_prepare(table: Table) -> None:
    foresight = foresight_at(table)
    for step in match_at(table).steps:
        for seat in table.game.to_act(step.state):
            assert not foresight.upcoming(step.state, seat)


@where_there_is_foresight
def test_whoever_is_next_has_a_seat_at_the_table(table: Table) -> None:
    foresight = foresight_at(table)
    for step in match_at(table).steps:
        assert foresight.next_after(step.state) in (*seats_of(table), None)


@where_there_is_foresight
def test_whoever_is_next_is_not_asked_yet(table: Table) -> None:
    foresight = foresight_at(table)
    for step in match_at(table).steps:
        assert foresight.next_after(step.state) not in table.game.to_act(step.state)


@where_there_is_foresight
def test_who_is_next_is_no_secret(table: Table) -> None:
    game, foresight, chance = table.game, foresight_at(table), FastChance(15)
    for step in match_at(table).steps:
        imagined = game.imagine(step.state, None, chance)
        assert foresight.next_after(imagined) == foresight.next_after(step.state)


@on_every_game
def test_a_match_that_does_not_end_is_an_error_not_a_hang(game: AnyGame) -> None:
    chance = FastChance(1)
    deal = game.new(game.seat_counts.start, game.options(), chance)
    moves = play_on(game, deal, chance, choose=choose_at_random, luck=FastChance(2), most_moves=3)
    with pytest.raises(EndlessMatch):
        list(moves)
