from __future__ import annotations

import threading

from render.picture_cache import Cache


def test_a_thing_is_made_once() -> None:
    made: list[str] = []
    cache = Cache[str](100, len)
    for _ in range(3):
        assert cache.get("a", lambda: made.append("a") or "aaa") == "aaa"
    assert made == ["a"]


def test_no_more_is_kept_than_fits() -> None:
    cache = Cache[str](100, len)
    for number in range(50):
        cache.get(number, lambda: "x" * 10)
        assert cache.bytes <= 100
    assert len(cache) == 10


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache = Cache[str](20, len)
    cache.get("a", lambda: "x" * 10)
    cache.get("b", lambda: "x" * 10)
    cache.get("a", lambda: "never")
    cache.get("c", lambda: "x" * 10)
    assert cache.get("a", lambda: "made again") == "x" * 10
    assert cache.get("b", lambda: "made again") == "made again"


def test_something_too_large_is_still_given() -> None:
    cache = Cache[str](5, len)
    assert cache.get("a", lambda: "x" * 10) == "x" * 10


def test_what_is_dropped_is_made_again() -> None:
    cache = Cache[str](100, len)
    cache.get("a", lambda: "old")
    cache.drop("a")
    cache.drop("never there")
    assert cache.bytes == 0
    assert cache.get("a", lambda: "new") == "new"


def test_threads_may_share_a_cache() -> None:
    cache = Cache[str](200, len)
    wrong: list[str] = []

    def use() -> None:
        for number in range(2_000):
            key = number % 37
            if cache.get(key, lambda key=key: str(key) * 5) != str(key) * 5:
                wrong.append(str(key))

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert cache.bytes <= 200
