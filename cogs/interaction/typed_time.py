"""Times as people type them: quiet hours, a time zone, a day."""

from __future__ import annotations

import datetime as dt
import re
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from cogs.interaction.typed_text import folded

NO_QUIET = "none"
USUAL_QUIET = ("22:00-06:00", "22:00-07:00", "23:00-07:00", "00:00-08:00", NO_QUIET)
LONGEST_ABSENCE = 60  # days

_NONE = frozenset((NO_QUIET, "no", "-", "keine", "nein", "aucune", "non", "nessuna"))
# Towns that our other languages call something else than the time zones do.
_TOWNS = {
    "athen": "Athens",
    "atene": "Athens",
    "athenes": "Athens",
    "brussel": "Brussels",
    "bruxelles": "Brussels",
    "kopenhagen": "Copenhagen",
    "copenhague": "Copenhagen",
    "lissabon": "Lisbon",
    "lisbonne": "Lisbon",
    "lisbona": "Lisbon",
    "londra": "London",
    "londres": "London",
    "luxemburg": "Luxembourg",
    "lussemburgo": "Luxembourg",
    "moskau": "Moscow",
    "moscou": "Moscow",
    "mosca": "Moscow",
    "parigi": "Paris",
    "prag": "Prague",
    "praga": "Prague",
    "rom": "Rome",
    "roma": "Rome",
    "warschau": "Warsaw",
    "varsovie": "Warsaw",
    "varsavia": "Warsaw",
    "wien": "Vienna",
    "vienne": "Vienna",
    "zurigo": "Zurich",
}
_MOST_SUGGESTED = 25
_HOURS = re.compile(
    r"(?P<from>\d{1,2})(?:[:.](?P<from_minutes>\d{2}))?\s*[-\u2013]\s*"
    r"(?P<to>\d{1,2})(?:[:.](?P<to_minutes>\d{2}))?"
)
_DAYS = re.compile(r"\+?(\d{1,2})")
_SPAN = re.compile(r"(\d{1,4})\s*(m|h)")
_LATEST = 366 * 24 * 3600  # seconds ahead


def hours_meant(text: str) -> tuple[int, int] | None:
    """Quiet hours in minutes after midnight; equal for none at all; None if it cannot be read."""
    if folded(text) in _NONE:
        return 0, 0
    found = _HOURS.fullmatch(text.strip())
    if found is None:
        return None
    start = _minutes(found["from"], found["from_minutes"])
    end = _minutes(found["to"], found["to_minutes"])
    return None if start is None or end is None else (start, end)


def hours_shown(hours: tuple[int, int]) -> str:
    """The same as it is typed."""
    start, end = hours
    return f"{start // 60:02}:{start % 60:02}-{end // 60:02}:{end % 60:02}"


def _minutes(hours: str, minutes: str | None) -> int | None:
    total = int(hours) * 60 + int(minutes or 0)
    return total % (24 * 60) if int(minutes or 0) < 60 and total <= 24 * 60 else None


@cache
def _zones() -> dict[str, str]:
    """All time zones, by how they are compared."""
    return {folded(zone.replace("_", " ")): zone for zone in sorted(available_timezones())}


def load_zones() -> None:
    """Look for all time zones now: the first who types one must not make anybody wait."""
    _zones()


def zone_meant(text: str) -> str | None:
    """The time zone of this name, or of this town."""
    wanted = _in_english(text)
    if wanted in _zones():
        return _zones()[wanted]
    towns = [zone for key, zone in _zones().items() if key.rpartition("/")[2] == wanted]
    return towns[0] if towns else None


def _in_english(text: str) -> str:
    wanted = folded(text.replace("_", " "))
    return folded(_TOWNS.get(wanted, wanted))


def zones_suggested(typed: str) -> list[str]:
    """The time zones that contain what was typed; those that begin a town with it first."""
    wanted = _in_english(typed)
    found = [(key, zone) for key, zone in _zones().items() if wanted in key]
    found.sort(key=lambda pair: not pair[0].rpartition("/")[2].startswith(wanted))
    return [zone for _, zone in found[:_MOST_SUGGESTED]]


def day_meant(text: str, now: float, zone: str) -> float | None:
    """The beginning of a day to come, by its date or by how many days there are until then."""
    today = dt.datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    days = _DAYS.fullmatch(text.strip())
    try:
        day = (
            today + dt.timedelta(days=int(days[1]))
            if days is not None
            else dt.date.fromisoformat(text.strip())
        )
    except ValueError:
        return None
    if not 0 < (day - today).days <= LONGEST_ABSENCE:
        return None
    return dt.datetime.combine(day, dt.time(), ZoneInfo(zone)).timestamp()


def moment_meant(text: str, now: float, zone: str) -> float | None:
    """A moment to come, like 2026-12-24 20:00, or in how many minutes or hours, like 90m or 3h."""
    typed = text.strip().lower()
    span = _SPAN.fullmatch(typed)
    if span is not None:
        moment = now + int(span[1]) * (60 if span[2] == "m" else 3600)
    else:
        try:
            read = dt.datetime.fromisoformat(typed.replace(" ", "t", 1).upper())
        except ValueError:
            return None
        here = read if read.tzinfo is not None else read.replace(tzinfo=ZoneInfo(zone))
        moment = here.timestamp()
    return moment if now < moment <= now + _LATEST else None


def moments_suggested(now: float, zone: str) -> list[str]:
    """Evenings of the next two weeks, as they are typed."""
    today = dt.datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    days = [(today + dt.timedelta(days=days)).isoformat() for days in range(1, 12)]
    return ["1h", "3h", *(f"{day} {hour}" for day in days for hour in ("18:00", "20:00"))]


def days_suggested(now: float, zone: str) -> list[str]:
    """The days of the next two weeks."""
    today = dt.datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    return [(today + dt.timedelta(days=days)).isoformat() for days in range(1, 15)]
