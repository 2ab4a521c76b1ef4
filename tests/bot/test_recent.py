"""The last so many things by key: bounded, and what was used lately stays."""

from __future__ import annotations

from bot.recent import Recent


def test_never_more_than_so_many_are_kept() -> None:
    recent: Recent[int, str] = Recent(3)
    for key in range(10):
        recent.put(key, str(key))
    assert len(recent) == 3
    assert [recent.get(key) for key in (6, 7, 8, 9)] == [None, "7", "8", "9"]


def test_what_was_asked_for_stays_longer_than_what_was_not() -> None:
    recent: Recent[int, str] = Recent(2)
    recent.put(1, "one")
    recent.put(2, "two")
    assert recent.get(1) == "one"
    recent.put(3, "three")
    assert (recent.get(1), recent.get(2)) == ("one", None)
