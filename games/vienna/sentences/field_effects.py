"""What the fields do, in words."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from games.api import Label, Word, label
from games.vienna.edition import (
    Compare,
    Effect,
    Gain,
    Gloriette,
    Heuriger,
    Krieau,
    Lodge,
    Prater,
    TakePerson,
    TakeSpecial,
    Tiergarten,
)
from games.vienna.sentences.arguments import (
    coins_shown,
    gains_shown,
    points_shown,
    special_name,
    symbol_name,
)


@cache
def effect_shown(effect: Effect) -> Label:
    """One sentence or two that say what a field of the street does."""
    match effect:
        case Krieau(coins, points):
            return label("effect-krieau", coins=coins_shown(coins), points=points_shown(points))
        case Prater(coins):
            return label("effect-prater", coins=coins_shown(coins))
        case Gain(cost, coins, points):
            return _paid("effect-gain", cost, gains=gains_shown(coins=coins, points=points))
        case TakeSpecial(card, coins):
            name = special_name(card)
            if coins:
                return label("effect-special-coins", card=name, coins=coins_shown(coins))
            return label("effect-special", card=name)
        case TakePerson(cost):
            return _paid("effect-person", cost)
        case Compare(symbol):
            return label("effect-compare", symbol=symbol_name(symbol), **_rewards(effect))
        case Gloriette(cost):
            return label("effect-gloriette", cost=coins_shown(cost), **_rewards(effect))
        case Tiergarten(most, each):
            return label("effect-tiergarten", most=coins_shown(most), each=coins_shown(each))
        case Heuriger(points):
            return label("effect-heuriger", points=points_shown(points))
        case _:
            assert_never(effect)


def lodge_shown(lodge: Lodge) -> Label:
    """What Geheimbund does."""
    return label("effect-geheimbund", coins=coins_shown(lodge.coins))


def _paid(id: str, cost: int, **facts: tuple[Word, ...]) -> Label:
    return label(f"{id}-paid", cost=coins_shown(cost), **facts) if cost else label(id, **facts)


def _rewards(effect: Compare | Gloriette) -> dict[str, Label | tuple[Word, ...]]:
    return {
        "gains": gains_shown(coins=effect.coins, points=effect.points),
        "tie": points_shown(effect.tie),
    }
