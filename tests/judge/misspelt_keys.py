"""Bodies with one key misspelt."""

from __future__ import annotations

from collections.abc import Iterator

from tests.judge.findings import Place, elements, is_array, is_object, members


def keys(value: object, place: Place = ()) -> Iterator[Place]:
    """The place of every key, at every depth."""
    for key, inside in members(value).items():
        yield (*place, key)
        yield from keys(inside, (*place, key))
    for index, inside in enumerate(elements(value)):
        yield from keys(inside, (*place, index))


def misspelt(value: object) -> Iterator[tuple[Place, object]]:
    """The value once for each of its keys, with that key misspelt."""
    for place in keys(value):
        yield place, renamed(value, place)


def renamed(value: object, place: Place) -> object:
    """The value with an x at the end of the key at this place."""
    key, *rest = place
    if is_array(value):
        assert isinstance(key, int)
        return [renamed(v, tuple(rest)) if i == key else v for i, v in enumerate(value)]
    assert is_object(value)
    if rest:
        return {k: renamed(v, tuple(rest)) if k == key else v for k, v in value.items()}
    return {f"{k}x" if k == key else k: v for k, v in value.items()}
