"""Before the start: taking seats and giving them back."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match import match_rules
from bot.match.change import Change, ended
from bot.match.errors import AlreadySeated, LobbyFull, NoAiSeat, NotOpener, TooFewPlayers
from bot.match.model import AiLevel, Chair, InteractionId, Match, Time, UserId
from bot.match.preconditions import expect_lobby, expect_seated
from games.api import AnyGame, Seat


def join(game: AnyGame, match: Match, user: UserId, *, at: Time, by: InteractionId) -> Change:
    """Take a seat; the match starts by itself when the last one is taken."""
    expect_lobby(match)
    if match.seat_of(user) is not None:
        raise AlreadySeated
    return _seat(game, match, Chair(salt=by, user=user), at)


def add_ai(
    game: AnyGame, match: Match, user: UserId, level: AiLevel, *, at: Time, by: InteractionId
) -> Change:
    """Give a seat to an AI; for those who sit at the table."""
    expect_lobby(match)
    expect_seated(match, user)
    return _seat(game, match, Chair(salt=by, ai=level), at)


def remove_ai(match: Match, user: UserId) -> Change:
    """Send the AI away that came last."""
    expect_lobby(match)
    expect_seated(match, user)
    ais = [seat for seat, chair in enumerate(match.chairs) if chair.ai is not None]
    if not ais:
        raise NoAiSeat
    return Change(_without_chair(match, ais[-1]), ("lobby",))


def leave(match: Match, user: UserId, *, at: Time) -> Change:
    """Give a seat back; the lobby passes on, and the last person to leave closes it."""
    expect_lobby(match)
    return remove(match, expect_seated(match, user), at=at)


def remove(match: Match, seat: Seat, *, at: Time) -> Change:
    """Take a chair out, whoever sits there; without people the lobby closes."""
    expect_lobby(match)
    after = _without_chair(match, seat)
    if not after.people:
        return ended(after, "abandoned", at)
    if after.opener not in after.people:
        after = replace(after, opener=after.people[0])
    return Change(after, ("lobby",))


def start(game: AnyGame, match: Match, user: UserId, *, at: Time, by: InteractionId) -> Change:
    """Begin with the people there are, if the game can be played so."""
    expect_lobby(match)
    if match.opener != user:
        raise NotOpener
    match = _resalted(match, expect_seated(match, user), by)
    if len(match.chairs) not in game.seat_counts:
        raise TooFewPlayers(len(match.chairs), game.seat_counts.start)
    return _started(game, match, at)


def _seat(game: AnyGame, match: Match, chair: Chair, at: Time) -> Change:
    if len(match.chairs) == match.seats_wanted:
        raise LobbyFull
    match = replace(match, chairs=(*match.chairs, chair))
    if len(match.chairs) == match.seats_wanted:
        return _started(game, match, at)
    return Change(match, ("lobby",))


def _started(game: AnyGame, match: Match, at: Time) -> Change:
    return Change(match_rules.deal(game, match, at), ("started",))


def _resalted(match: Match, seat: Seat, salt: str) -> Match:
    """What the opener adds to the dice is their word to start.

    The request that opened the lobby was known when the seed was drawn; this one was not, so that
    the dice cannot have been chosen even where nobody but computers joined.
    """
    chair = replace(match.chairs[seat], salt=salt)
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _without_chair(match: Match, seat: int) -> Match:
    return replace(match, chairs=(*match.chairs[:seat], *match.chairs[seat + 1 :]))
