"""A claim over many cases in one test."""

from __future__ import annotations

from itertools import product

import pytest

from tests.cases import for_every


def test_every_combination_is_tried() -> None:
    tried: list[tuple[int, str]] = []

    @for_every("number", (1, 2))
    @for_every("letter", "ab")
    def claim(number: int, letter: str) -> None:
        tried.append((number, letter))

    claim()
    assert tried == list(product((1, 2), "ab"))


def test_values_may_come_in_rows() -> None:
    tried: list[int] = []

    @for_every("one, other", [(1, 2), (3, 4)])
    def claim(one: int, other: int) -> None:
        tried.append(one * other)

    claim()
    assert tried == [2, 12]


def test_every_case_that_fails_is_named_with_what_was_wrong() -> None:
    @for_every("number", range(4))
    def claim(number: int) -> None:
        assert number % 2 == 0, "odd"

    with pytest.raises(pytest.fail.Exception) as failed:
        claim()
    assert "2 failed" in str(failed.value)
    assert "number 1: odd" in str(failed.value)
    assert "number 3: odd" in str(failed.value)


def test_an_error_says_in_which_case_it_happened() -> None:
    @for_every("number", (1, 0))
    def claim(number: int) -> None:
        assert 1 / number

    with pytest.raises(ZeroDivisionError) as error:
        claim()
    assert error.value.__notes__ == ["in the case number 0"]


def test_a_value_may_be_called_something() -> None:
    @for_every("colour", {"black": (0, 0, 0)})
    def claim(colour: tuple[int, ...]) -> None:
        assert sum(colour) > 0, "dark"

    with pytest.raises(pytest.fail.Exception, match="black: dark"):
        claim()
