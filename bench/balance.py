"""Is the house edition a fair game? Tables and plots from files of `python -m bot arena --json`.

`python -m bench.balance FOLDER PICTURES` reads `afterN.json` (experts choosing freely),
`cardsN.json` (start cards dealt at random) and `beforeN.json` (the edition before), N being the
number of seats, draws the plots and prints the tables of docs/balance.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import msgspec

SEATS = (3, 4, 5)
SURE = 1.96

_INK, _PAPER, _GRID = "#171a2f", "#f4ead6", "#c9bf9f"
_BEFORE, _AFTER = "#b28630", "#c4301c"
_ROW, _LEFT, _WIDTH, _TOP = 22, 170, 640, 40

Table = Mapping[str, Mapping[str, float]]


class Report(msgspec.Struct):
    """What the arena wrote."""

    matches: int
    players: list[str]
    figures: dict[str, dict[str, dict[str, float]]]

    @property
    def rounds(self) -> float:
        """Of a match, on average."""
        return self.figures["Matches"]["all"]["rounds"]

    def used(self) -> dict[str, float]:
        """In what share of the rounds each field of the street was used."""
        fields = self.figures["Fields"]
        return {
            name: row["visits"] / self.rounds
            for name, row in fields.items()
            if name != "Geheimbund"
        }


class Bar(NamedTuple):
    """A line of a plot: what it is, and a value for each colour."""

    name: str
    values: tuple[float, ...]


def read(path: Path) -> Report:
    """The report in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Report)


def plot(
    title: str, bars: Sequence[Bar], marks: Mapping[float, str], colours: Sequence[str]
) -> str:
    """A plot of lying bars as SVG; the marks are lines across it."""
    most = max(max(bar.values) for bar in bars)
    most = max(most, *marks) * 1.08
    height = _TOP + _ROW * len(bars) + 30
    scale = (_WIDTH - _LEFT - 60) / most
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{_INK}">',
        f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>',
        f'<text x="{_WIDTH / 2}" y="24" text-anchor="middle" font-size="16">{escape(title)}</text>',
    ]
    for value, name in marks.items():
        x = _LEFT + value * scale
        parts.append(
            f'<path d="M{x:.1f} {_TOP}V{height - 26}" stroke="{_GRID}" stroke-width="2"/>'
            f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{escape(name)}</text>'
        )
    for number, bar in enumerate(bars):
        top = _TOP + _ROW * number
        parts.append(
            f'<text x="{_LEFT - 8}" y="{top + 15}" text-anchor="end">{escape(bar.name)}</text>'
        )
        thick = (_ROW - 6) / len(bar.values)
        for place, (value, colour) in enumerate(zip(bar.values, colours, strict=True)):
            parts.append(
                f'<rect x="{_LEFT}" y="{top + 2 + place * thick:.1f}" width="{value * scale:.1f}" '
                f'height="{thick - 1:.1f}" fill="{colour}"/>'
            )
        last = bar.values[-1]
        parts.append(f'<text x="{_LEFT + last * scale + 6:.1f}" y="{top + 15}">{last:.0%}</text>')
    return "\n".join([*parts, "</svg>", ""])


def rate(share: float, count: float) -> str:
    """A share with how far the truth may be from it."""
    return f"{share:.1%} ± {SURE * sqrt(share * (1 - share) / count):.1%}"


def rows(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def orders(after: Mapping[int, Report]) -> str:
    """Who won how often, by the order of the first round."""
    body: list[list[str]] = []
    for seats, report in after.items():
        won = report.figures["Order of the first round"]
        cells = [rate(won[f"number {n}"]["wins"], report.matches) for n in range(1, seats + 1)]
        body.append([str(seats), f"{1 / seats:.1%}", *cells, *[""] * (5 - seats)])
    return rows(["players", "equal", "first", "second", "third", "fourth", "fifth"], body)


def lengths(named: Mapping[str, Report]) -> str:
    """How long matches were."""
    body = [
        [
            name,
            f"{report.rounds:.1f}",
            *(f"{report.figures['Length'][f'{n} rounds']['share']:.1%}" for n in range(4, 10)),
        ]
        for name, report in named.items()
    ]
    return rows(["", "rounds", *(f"{n}" for n in range(4, 10))], body)


def cards(dealt: Mapping[int, Report]) -> str:
    """How often whoever had a start card won, as a multiple of the fair share."""
    names = sorted({name for report in dealt.values() for name in report.figures["Start cards"]})
    body: list[list[str]] = []
    for name in names:
        cells = [name]
        for seats, report in dealt.items():
            share = report.figures["Start cards"][name]["wins"]
            count = report.matches * seats / len(names)
            error = SURE * sqrt(share * (1 - share) / count) * seats
            cells.append(f"{share * seats:.2f} ± {error:.2f}")
        body.append(cells)
    return rows(["start card", *(f"{seats} players" for seats in dealt)], body)


def present(folder: Path, name: str) -> dict[int, Report]:
    """The reports of this kind that are there, by the number of seats."""
    paths = {seats: folder / f"{name}{seats}.json" for seats in SEATS}
    return {seats: read(path) for seats, path in paths.items() if path.exists()}


def usage(after: Mapping[int, Report], before: Mapping[int, Report]) -> str:
    """Which fields are used least and most, and Secession before."""
    body: list[list[str]] = []
    for seats, report in after.items():
        now = report.used()
        least, most = min(now, key=now.__getitem__), max(now, key=now.__getitem__)
        was = f"{before[seats].used()['Secession']:.1%}" if seats in before else "not measured"
        body.append(
            [
                str(seats),
                was,
                f"{now['Secession']:.0%}",
                f"{least} {now[least]:.0%}",
                f"{most} {now[most]:.0%}",
            ]
        )
    return rows(["players", "Secession before", "Secession", "least used", "most used"], body)


def winners(after: Mapping[int, Report]) -> str:
    """Whether a field is visited by winners more than by others, and which brings most points."""
    body: list[list[str]] = []
    for seats, report in after.items():
        fields = report.figures["Fields"]
        shares = {n: f["by winners"] / f["visits"] * seats for n, f in fields.items()}
        best, worst = max(shares, key=shares.__getitem__), min(shares, key=shares.__getitem__)
        points = {name: field["points"] for name, field in fields.items()}
        top = max(points, key=points.__getitem__)
        share = points[top] / sum(points.values())
        most, fewest = f"{best} {shares[best]:.2f}", f"{worst} {shares[worst]:.2f}"
        body.append([str(seats), most, fewest, f"{top} {share:.0%}"])
    return rows(["players", "winners most", "winners least", "most points"], body)


def main() -> None:
    """Draw and print."""
    folder, pictures = (Path(argument) for argument in sys.argv[1:3])
    after, before = present(folder, "after"), present(folder, "before")
    for seats, report in after.items():
        now = report.used()
        was = before[seats].used() if seats in before else None
        bars = [Bar(n, (was[n], used) if was else (used,)) for n, used in now.items()]
        title = f"{seats} players: in how many rounds a field is used"
        marks = {0.05: "5 %", 0.5: "50 %", 1.0: "100 %"}
        drawn = plot(title, bars, marks, (_BEFORE, _AFTER) if was else (_AFTER,))
        (pictures / f"balance-{seats}.svg").write_text(drawn, encoding="utf-8")
    print(usage(after, before))
    print(orders(after))
    print(orders(before))
    print(lengths({f"{seats} players": report for seats, report in after.items()}))
    print(cards(present(folder, "cards")))
    print(winners(after))


if __name__ == "__main__":
    main()
