"""The director's desk: rulings, each written into the ledger with what the bot would have done."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from bot.match.model import ChannelId, Time, UserId
from bot.tournament.change import (
    Change,
    all_named,
    known,
    named,
    person_named,
    players_at,
    ranking_said,
    ruled,
    sitting_in,
    table_said,
    unsettled,
    with_round,
    with_table,
)
from bot.tournament.entries import entrant_numbered
from bot.tournament.errors import (
    AlreadyEntered,
    BadRanking,
    IsPaused,
    NoDeadline,
    NotEntered,
    NotPaused,
    NotSubstitute,
    RoundRuns,
)
from bot.tournament.model import Penalty, Round, Tournament, TournamentTable
from bot.tournament.preconditions import expect_on, expect_played, expect_running
from bot.tournament.results import history, scores_of
from bot.tournament.seating.past_meetings import Cost, Wishes, cost_of, pair_of
from bot.tournament.table_points import EntrantId, TableResult
from games.api import Label, Who, label

HOUR = 3600


def pause(tournament: Tournament, *, at: Time, by: UserId, why: str) -> Change:
    """Nobody moves, no clock runs, no round begins."""
    expect_running(tournament)
    if tournament.paused_at is not None:
        raise IsPaused
    after = unsettled(replace(tournament, paused_at=at))
    goes_on = label("instead-go-on")
    return ruled(after, "pause", label("ruled-pause"), at=at, by=by, why=why, instead_of=goes_on)


def resume(tournament: Tournament, *, at: Time, by: UserId, why: str) -> Change:
    """Everything goes on; deadlines are later by as long as it stood still."""
    expect_running(tournament)
    if tournament.paused_at is None:
        raise NotPaused
    later = at - tournament.paused_at
    after = unsettled(replace(tournament, paused_at=None))
    if after.round is not None and not after.round.is_over:
        after = with_round(after, _later(after.round, later))
    stays = label("instead-stay-paused")
    minutes = max(int(later // 60), 0)
    said = label("ruled-resume", minutes=minutes)
    return ruled(after, "resume", said, at=at, by=by, why=why, instead_of=stays)


def extend(tournament: Tournament, hours: int, *, at: Time, by: UserId, why: str) -> Change:
    """The round that is played, or about to begin, has so much more time; or less."""
    expect_running(tournament)
    now = tournament.round
    if now is None or now.is_over or not hours:
        raise NoDeadline
    moment = now.starts_at if now.started_at is None else now.deadline
    if moment is None:
        raise NoDeadline
    after = with_round(tournament, _later(now, float(HOUR * hours)))
    kinds = ("postpone", "advance") if now.started_at is None else ("extend", "shorten")
    said = label(f"ruled-{kinds[hours < 0]}", round=now.number, hours=abs(hours))
    instead = label("instead-moment", at=int(moment))
    return ruled(after, "extend", said, at=at, by=by, why=why, instead_of=instead)


def _later(round: Round, seconds: float) -> Round:
    if round.started_at is None:
        return replace(round, starts_at=round.starts_at + seconds)
    return replace(round, deadline=None if round.deadline is None else round.deadline + seconds)


def adjudicate(
    tournament: Tournament,
    table: TournamentTable,
    places: Sequence[int],
    points: Sequence[int],
    *,
    at: Time,
    by: UserId | None,
    why: str,
    standing: Sequence[int] | None = None,
) -> Change:
    """A table ends with this result; `standing` are the places as they are on the board."""
    _expect_ranking(places, len(table.entrants))
    result = TableResult(table.entrants, tuple(places), tuple(points))
    after = with_table(tournament, table, replace(table, result=result, is_ruled=True))
    assert tournament.round is not None
    said = table_said("ruled-adjudicate", tournament.round, table, places)
    instead = None if by is None else label("instead-play-out")
    if standing is not None and tuple(standing) != tuple(places):
        instead = label("instead-standing", ranking=ranking_said(table.entrants, standing))
    return ruled(unsettled(after), "adjudicate", said, at=at, by=by, why=why, instead_of=instead)


def substitute(
    tournament: Tournament,
    id: EntrantId,
    user: UserId,
    *,
    at: Time,
    by: UserId | None,
    why: str,
    for_good: bool,
) -> Change:
    """Somebody else plays for an entrant: at the present table, or from now on."""
    expect_on(tournament)
    entrant = entrant_numbered(tournament, id)
    playing = tournament.entrant_of(user)
    if for_good and playing is not None:
        raise AlreadyEntered(is_other=True)
    if tournament.seat_of(user) is not None:
        raise NotSubstitute
    seat = _seat_of(tournament, id)
    if seat is None and not for_good:
        raise NotEntered
    after = replace(tournament, substitutes=tuple(u for u in tournament.substitutes if u != user))
    if seat is not None:
        table, place = seat
        players = (*(one for one in table.players if one[0] != place), (place, user))
        after = with_table(after, table, replace(table, players=players))
    if for_good:
        moved = replace(entrant, user=user, ai=None, is_out=False)
        entrants = tuple(moved if one.id == id else one for one in after.entrants)
        after = replace(after, entrants=entrants)
    after = known(after, user)
    who: Who | Label = named(id)
    if for_good and entrant.user is not None:  # by whose name the entrant goes no more
        after = known(after, entrant.user)
        who = person_named(after, entrant.user)
    elif for_good:
        who = label("name-former" if entrant.ai is None else "name-computer", seat=id)
    key = "ruled-substitute-for-good" if for_good else "ruled-substitute"
    said = label(key, who=who, player=person_named(after, user))
    instead = None if by is None else label(f"instead-{tournament.plan.no_show}", who=who)
    return ruled(unsettled(after), "substitute", said, at=at, by=by, why=why, instead_of=instead)


def restart(
    tournament: Tournament,
    shown: int,
    *,
    at: Time,
    by: UserId | None,
    why: str,
    without: EntrantId | None = None,
) -> Change:
    """A table is dealt anew, perhaps without somebody who is not there."""
    table = expect_played(tournament, shown)
    left = tuple(id for id in table.entrants if id != without)
    number = tournament.tables_opened + 1
    # Those who sat in for somebody who is still expected sit in again.
    players = players_at(left, sitting_in((table,)))
    fresh = TournamentTable(number, left, table.division, players=players)
    retired = tournament.retired if table.match is None else (*tournament.retired, table.match)
    after = replace(with_table(tournament, table, fresh), tables_opened=number, retired=retired)
    key = "ruled-restart" if without is None else "ruled-smaller"
    said = label(key, table=shown, people=all_named(left))
    instead = None if by is None else label("instead-play-out")
    return ruled(unsettled(after), "restart", said, at=at, by=by, why=why, instead_of=instead)


def allow_undo(
    tournament: Tournament, shown: int, is_allowed: bool, *, at: Time, by: UserId, why: str
) -> Change:
    """Moves at a rated table may be taken back, if those who play there agree; or no more."""
    table = expect_played(tournament, shown)
    after = with_table(tournament, table, replace(table, is_undo_allowed=is_allowed))
    said = label("ruled-undo" if is_allowed else "ruled-no-undo", table=shown)
    instead = label("instead-no-undo" if is_allowed else "instead-undo")
    return ruled(unsettled(after), "undo", said, at=at, by=by, why=why, instead_of=instead)


def penalise(
    tournament: Tournament, id: EntrantId, score: Fraction, *, at: Time, by: UserId, why: str
) -> Change:
    """Take so much score away from somebody; less than nothing gives it back."""
    expect_on(tournament)
    entrant_numbered(tournament, id)
    after = replace(tournament, penalties=(*tournament.penalties, Penalty(id, -score)))
    nothing, said = label("instead-no-penalty"), penalty_said(id, score)
    return ruled(after, "penalise", said, at=at, by=by, why=why, instead_of=nothing)


def penalty_said(id: EntrantId, score: Fraction) -> Label:
    """How much score was taken away from somebody, or given, in words to be."""
    key = "ruled-penalise" if score > 0 else "ruled-grant"
    return label(key, who=named(id), score=f"{float(abs(score)):g}")


def keep_apart(
    tournament: Tournament, one: EntrantId, other: EntrantId, *, at: Time, by: UserId, why: str
) -> Change:
    """Two are not seated at one table any more, or may be again."""
    expect_on(tournament)
    entrant_numbered(tournament, one)
    entrant_numbered(tournament, other)
    if one == other:
        raise NotEntered
    pair = pair_of(one, other)
    is_new = pair not in tournament.apart
    pairs = (*tournament.apart, pair) if is_new else tuple(p for p in tournament.apart if p != pair)
    after = replace(tournament, apart=pairs)
    key = "ruled-apart" if is_new else "ruled-together"
    said = label(key, one=named(one), other=named(other))
    instead = label("instead-may-meet" if is_new else "instead-apart")
    return ruled(after, "apart", said, at=at, by=by, why=why, instead_of=instead)


def swap(
    tournament: Tournament, one: EntrantId, other: EntrantId, *, at: Time, by: UserId, why: str
) -> Change:
    """Two change places before a round begins; how much worse or better that is, is written."""
    expect_running(tournament)
    round = tournament.drafted
    if round is None:
        raise RoundRuns
    seated = {id for table in round.tables for id in table.entrants}
    if one not in seated or other not in seated or one == other:
        raise NotEntered
    names, sitting = {one: other, other: one}, sitting_in(round.tables)
    tables: list[TournamentTable] = []
    for table in round.tables:
        entrants = tuple(names.get(id, id) for id in table.entrants)
        # Whoever plays for one of the two goes along.
        players = players_at(entrants, sitting)
        tables.append(replace(table, entrants=entrants, players=players))
    after = with_round(tournament, replace(round, tables=tuple(tables), is_corrected=True))
    said = label("ruled-reseat", round=round.number, one=named(one), other=named(other))
    instead = _deviation(_cost(tournament, round.tables), _cost(tournament, tables))
    return ruled(after, "reseat", said, at=at, by=by, why=why, instead_of=instead)


def move(tournament: Tournament, channel: ChannelId, *, at: Time, by: UserId) -> Change:
    """The tournament goes on in another channel."""
    expect_on(tournament)
    after = replace(tournament, channel=channel)
    if after.playing is not None:  # its tables come along
        tables = (replace(t, channel=None) if t.result is None else t for t in after.playing.tables)
        after = with_round(after, replace(after.playing, tables=tuple(tables)))
    said = label("ruled-move", channel=f"<#{channel}>")
    instead = label("instead-stay", channel=f"<#{tournament.channel}>")
    return ruled(after, "move", said, at=at, by=by, instead_of=instead)


def _cost(tournament: Tournament, tables: Sequence[TournamentTable]) -> Cost:
    scores = scores_of(tournament)
    wishes = Wishes(scores, tournament.plan.format == "swiss", frozenset(tournament.apart))
    return cost_of([table.entrants for table in tables], history(tournament), wishes)


def _deviation(bot: Cost, director: Cost) -> Label:
    """What the bot's seating was worth, beside the director's."""
    return label(
        "instead-seating",
        avoided=bot.avoided,
        repeats=bot.repeats,
        uneven=bot.unevenness,
        spread=f"{float(bot.spread):.2f}",
        new_avoided=director.avoided,
        new_repeats=director.repeats,
        new_uneven=director.unevenness,
        new_spread=f"{float(director.spread):.2f}",
    )


def _expect_ranking(places: Sequence[int], seats: int) -> None:
    is_ranking = len(places) == seats and all(
        place == 1 + sum(other < place for other in places) for place in places
    )
    if not is_ranking:
        raise BadRanking(seats)


def _seat_of(tournament: Tournament, id: EntrantId) -> tuple[TournamentTable, int] | None:
    """Where an entrant sits in the round that is seated or played, if it is not over there."""
    for table in tournament.round.tables if tournament.round else ():
        if id in table.entrants and table.result is None:
            return table, table.entrants.index(id)
    return None
