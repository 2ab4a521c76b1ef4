"""One claim over many cases as one test, which fails at its end and names every case that failed.

A test for each case would cost more than most cases do, and tell no more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from typing import NamedTuple, TypeAlias, cast

import pytest

Claim: TypeAlias = Callable[..., None]
_MOST_SHOWN = 20


class Cases:
    """Tries cases one after the other and remembers those for which the claim does not hold."""

    def __init__(self) -> None:
        self._failed: list[str] = []

    @contextmanager
    def case(self, name: str) -> Generator[None]:
        """Inside, the claim is tried for one case."""
        try:
            yield
        except AssertionError as error:
            self._failed.append(f"{name}: {error}")
        except BaseException as error:
            error.add_note(f"in the case {name}")
            raise

    def expect_none_failed(self) -> None:
        """Fails for all of them at once."""
        if self._failed:
            more = len(self._failed) - _MOST_SHOWN
            shown = [*self._failed[:_MOST_SHOWN], *([f"… and {more} more"] if more > 0 else [])]
            pytest.fail(f"{len(self._failed)} failed:\n" + "\n".join(shown), pytrace=False)


def for_every(
    names: str, values: Mapping[str, object] | Iterable[object]
) -> Callable[[Claim], Callable[[], None]]:
    """Like `pytest.mark.parametrize`, in one test. Several of them try every combination.

    Values that do not say what they are come in a mapping, by what they are called.
    """
    keys = names.split(", ")
    if isinstance(values, Mapping):
        named = cast("Mapping[str, object]", values)
        own = [_Case((name,), _by_key(keys, value)) for name, value in named.items()]
    else:
        own = [_unnamed(_by_key(keys, value)) for value in values]

    def in_one_test(claim: Claim) -> Callable[[], None]:
        body: Claim = getattr(claim, "body", claim)
        inner: Sequence[_Case] = getattr(claim, "cases", [_Case((), {})])
        cases = [_Case(o.name + i.name, {**o.values, **i.values}) for o, i in product(own, inner)]

        def test() -> None:
            tried = Cases()
            for case in cases:
                with tried.case(", ".join(case.name)):
                    body(**case.values)
            tried.expect_none_failed()

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(test, name, getattr(claim, name))
        vars(test).update(body=body, cases=cases)  # for the next one above it
        return test

    return in_one_test


class _Case(NamedTuple):
    name: tuple[str, ...]
    values: dict[str, object]


def _by_key(keys: Sequence[str], value: object) -> dict[str, object]:
    row = cast("tuple[object, ...]", value) if len(keys) > 1 else (value,)
    return dict(zip(keys, row, strict=True))


def _unnamed(values: dict[str, object]) -> _Case:
    return _Case(tuple(f"{key} {_said(one)}" for key, one in values.items()), values)


def _said(value: object) -> object:
    return getattr(value, "__name__", getattr(value, "id", value))
