"""Sheets of invented tournaments, from empty to full."""

from __future__ import annotations

import random
from itertools import accumulate, combinations

from render.tournament.sheets import (
    Course,
    CrossLine,
    CrossSheet,
    Mark,
    PodiumSheet,
    PodiumStep,
    ProgressSheet,
    RatingPoint,
    RatingSheet,
    SeatedPerson,
    SeatedTable,
    SeatingSheet,
    StandingsLine,
    StandingsSheet,
)

TITLE, SUBTITLE = "Wiener Frühlingscup", "Swiss system · after 4 of 7 rounds"
LONG_TITLE = (
    "Das große internationale Fiaker-Freundschaftsturnier der vier Jahreszeiten zu Ottakring"
)
NAMES = (
    "Maximilian",
    "Sabrina",
    "Ελένη Παπαδοπούλου",
    "Nguyễn Thị Hương",
    "Олександр",
    "小林さくら",
    "Zoë van den Berg",
    "김민준",
    "أحمد الخطيب",
    "דוד כהן",
    "Þórunn",
    "Chukwuemeka",
    "🎲 Lucky Lea 🎲",
    "Björk",
    "Ana Paula de Souza",
    "李小龍",
    "Siobhán",
    "Jean-Baptiste de la Roche",
    "Wanjiru",
    "Łukasz",
    "Aylin",
    "Tāne",
    "Ishaan",
    "Ximena",
    "Matthias",
    "Ōta",
    "Fatou",
    "Nina",
    "Kahurangi",
    "Béla",
    "Sofía",
    "Greta",
)
LONGEST = ("W" * 32,) * 32
HOSTILE = (
    *("שלום עולם שלום", "🎲🎲🎲🎲 ﷽﷽", "Z̷̢͎a̸͝l̴̛g̶o̵", "漢字漢字漢字漢字漢字漢字", "\u200b", ""),
    *("𝕱𝖗𝖆𝖐𝖙𝖚𝖗", "i", "a b c d e f g h i j k l m n o p", "\n\t", "مرحبا بالعالم", "½" * 40),
)
_MARKS: tuple[Mark, ...] = ("same", "up", "down", "up", "new", "down", "out")


def cycled(names: tuple[str, ...], count: int) -> list[str]:
    """So many names, from the beginning again if need be."""
    return [names[at % len(names)] for at in range(count)]


def standings(count: int, names: tuple[str, ...] = NAMES) -> StandingsSheet:
    """Standings of so many people with three figures each."""
    lines = tuple(
        StandingsLine(
            place=1 if at < 2 else at + 1,
            name=name,
            score=f"{(2 * count - at) / 2:g}",
            figures=(f"{60.5 - at}", f"{40.25 - at:.2f}", str(4 - at % 5)),
            mark=_MARKS[at % len(_MARKS)],
            is_computer=at % 6 == 4,
            is_out=at % 7 == 6,
        )
        for at, name in enumerate(cycled(names, count))
    )
    headings = ("Place", "Name", "Points", "Buchholz", "Sonneborn- Berger", "Wins")
    return StandingsSheet(TITLE, SUBTITLE, headings, lines, "and 12 more", (2, 8))


def cross(count: int, names: tuple[str, ...] = NAMES) -> CrossSheet:
    """Everybody against everybody, mostly decided."""
    luck = random.Random(count)
    cells = [[""] * count for _ in range(count)]
    for a, b in combinations(range(count), 2):
        cells[a][b], cells[b][a] = luck.choice(("10", "½½", "01", "  "))
    lines = tuple(
        CrossLine(name, tuple(cell.strip() for cell in own), f"{count - at}½")
        for at, (name, own) in enumerate(zip(cycled(names, count), cells, strict=True))
    )
    return CrossSheet(TITLE, SUBTITLE, lines, "and 3 more" if count > 10 else "")


def seating(tables: int, people: int, names: tuple[str, ...] = NAMES) -> SeatingSheet:
    """A round at so many tables; some are over."""
    everybody = cycled(names, tables * people)
    states = (("over", 1), ("playing", None), ("", None), ("over", 0))
    seated = tuple(
        SeatedTable(
            f"Table {at + 1}",
            tuple(
                SeatedPerson(name, f"{seat}. seat")
                for seat, name in enumerate(everybody[at * people : (at + 1) * people], start=1)
            ),
            *states[at % len(states)],
        )
        for at in range(tables)
    )
    byes = "Bye: Sofía, Greta and Béla rest in this round." if tables % 2 else ""
    return SeatingSheet(TITLE, "Round 4 of 7", seated, byes)


def progress(count: int, rounds: int, names: tuple[str, ...] = NAMES) -> ProgressSheet:
    """Places from round to round; somebody comes late, somebody leaves."""
    luck = random.Random(rounds)
    strengths = {at: -at * 0.4 for at in range(count)}
    places: list[list[int | None]] = [[] for _ in range(count)]
    for round_ in range(rounds):
        for at in strengths:
            strengths[at] += luck.gauss(0, 1) + (0.3 * (count / 2 - at) if rounds else 0)
        order = sorted(strengths, key=lambda at: -strengths[at])
        for place, at in enumerate(order, start=1):
            is_there = not (at == count - 1 and round_ > rounds // 2 and count > 4)
            is_late = at == 2 and round_ == 0 and count > 4
            places[at].append(place if is_there and not is_late else None)
    courses = [
        Course(name, tuple(own)) for name, own in zip(cycled(names, count), places, strict=True)
    ]
    courses.sort(key=lambda course: (course.places[-1] if rounds else 0) or 99)
    labels = tuple(str(round_ + 1) for round_ in range(rounds))
    return ProgressSheet(TITLE, "Places after each round", labels, tuple(courses))


def shared_places() -> ProgressSheet:
    """Many share a place, at first by the half dozen."""
    courses = tuple(
        Course(name, (1 + at // 6 * 6, 1 + at // 3 * 3, 1 + at // 2 * 2))
        for at, name in enumerate(NAMES[:12])
    )
    return ProgressSheet(TITLE, SUBTITLE, ("1", "2", "3"), courses)


def podium(*shared: int, others: int = 6, names: tuple[str, ...] = NAMES) -> PodiumSheet:
    """The first three places, each with so many names."""
    left = iter(cycled(names, sum(shared) + others))
    steps: list[PodiumStep] = []
    for before, count in zip((0, *accumulate(shared)), shared, strict=False):
        step_names = tuple(next(left) for _ in range(count))
        steps.append(PodiumStep(before + 1, step_names, f"{6.5 - before}"))
    lines = tuple(
        f"{sum(shared) + at + 1}. {next(left)}  {max(4 - at / 2, 0):g}" for at in range(others)
    )
    return PodiumSheet(TITLE, "7 rounds · 32 players · 12 May 2025", tuple(steps), lines)


def rating(count: int) -> RatingSheet:
    """A rating that rises while less and less is unknown of it."""
    luck = random.Random(count)
    points: list[RatingPoint] = []
    own, spread, day = 1500.0, 300.0, 1.7e9
    for _ in range(count):
        points.append(RatingPoint(day, own, own - spread, own + spread))
        own += luck.gauss(6, 30)
        spread = max(spread * 0.9, 60)
        day += luck.expovariate(1 / 300_000)
    return RatingSheet(
        title="Maximilian",
        subtitle="Rating in Vienna, 43 matches",
        points=tuple(points),
        y_label="Rating",
        first="14 November 2023",
        last="2 May 2025",
        empty="No rated match yet: the first one gives a rating.",
    )
