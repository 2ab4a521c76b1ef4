"""The ball in words: all that the viewer sees, and nothing of what is hidden from them."""

from __future__ import annotations

from games.api import Label, Outcome, Passage, Seat, Who, label
from tests.games.masquerade.pieces import Trophy, View


def passages_of(view: View, asked: Label) -> tuple[Passage, ...]:
    seats = [Seat(seat) for seat in range(len(view.hand_sizes))]
    return (
        Passage(label("passage-now"), (asked, label("now-round", round=view.round))),
        *_result(view),
        *_own(view),
        *(_player(view, seat) for seat in seats),
        Passage(label("passage-cards"), (label("pile", count=view.pile), _discard(view))),
    )


def brief_of(view: View, asked: Label) -> tuple[Label, ...]:
    seats = [Seat(seat) for seat in range(len(view.hand_sizes))]
    first = asked if view.outcome is None else _won(view.outcome)
    return (first, label("now-round", round=view.round), *(_hand_size(view, s) for s in seats))


def _won(outcome: Outcome) -> Label:
    return label("event-ended", seats=tuple(Who(seat) for seat in outcome.winners))


def _result(view: View) -> tuple[Passage, ...]:
    if view.outcome is None:
        return ()
    scores = (
        label("score", seat=Who(Seat(seat)), points=points)
        for seat, points in enumerate(view.outcome.scores)
    )
    lines = (_won(view.outcome), *scores, view.outcome.why)
    return (Passage(label("passage-result"), lines),)


def _own(view: View) -> tuple[Passage, ...]:
    """The viewer's own cards; a spectator has none."""
    if view.viewer is None:
        return ()
    hand = label("own-hand", cards=tuple(view.hand)) if view.hand else label("own-hand-empty")
    worn = () if view.worn is None else (label("own-mask", card=view.worn),)
    return (Passage(label("passage-own"), (hand, *worn)),)


def _player(view: View, seat: Seat) -> Passage:
    chosen = (label("event-chose", seat=Who(seat)),) if view.has_chosen[seat] else ()
    won = (_trophy(trophy) for trophy in view.trophies if trophy.owner == seat)
    title = label("menu-player", seat=Who(seat))
    return Passage(title, (_hand_size(view, seat), *chosen, *won))


def _hand_size(view: View, seat: Seat) -> Label:
    return label("hand-size", seat=Who(seat), count=view.hand_sizes[seat])


def _trophy(trophy: Trophy) -> Label:
    if trophy.card is None:
        return label("trophy-hidden", giver=Who(trophy.giver))
    return label("trophy", giver=Who(trophy.giver), card=trophy.card)


def _discard(view: View) -> Label:
    if not view.discard:
        return label("discard-empty")
    return label("discard", cards=tuple(view.discard))
