"""Figures of many matches, gathered into tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.api import Figure, Label
from language import Words


class Tally:
    """How often a figure came, and its sum, least and most."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        """Count one more value."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value

    @property
    def mean(self) -> float:
        """The average of the values counted."""
        return self.total / self.count


class Statistics:
    """Tallies by table, row and column, in the order the first match gave them."""

    def __init__(self) -> None:
        self._tables: dict[Label, dict[Label, dict[Label, Tally]]] = {}

    def add(self, figures: Iterable[Figure]) -> None:
        """Count the figures of one more match."""
        for figure in figures:
            row = self._tables.setdefault(figure.table, {}).setdefault(figure.row, {})
            row.setdefault(figure.column, Tally()).add(figure.value)

    def tally(self, table: Label, row: Label, column: Label) -> Tally:
        """One cell."""
        return self._tables[table][row][column]

    def as_dict(self, words: Words) -> dict[str, dict[str, dict[str, float]]]:
        """The averages by table, row and column, under the names people read."""
        return {
            words.say(table, ()): {
                words.say(row, ()): {
                    words.say(column, ()): tally.mean for column, tally in tallies.items()
                }
                for row, tallies in rows.items()
            }
            for table, rows in self._tables.items()
        }

    def lines(self, words: Words) -> Iterator[str]:
        """The tables as text: averages, and the range where a table has one row only."""
        for table, rows in self._tables.items():
            columns = list(dict.fromkeys(column for row in rows.values() for column in row))
            heads = [words.say(table, ()), *(words.say(column, ()) for column in columns)]
            body = [
                [words.say(row, ()), *(_cell(tallies[column], len(rows)) for column in columns)]
                for row, tallies in rows.items()
            ]
            widths = [max(len(line[i]) for line in [heads, *body]) for i in range(len(heads))]
            yield ""
            for line in [heads, *body]:
                yield "  ".join(
                    cell.rjust(width) if i else cell.ljust(width)
                    for i, (cell, width) in enumerate(zip(line, widths, strict=True))
                ).rstrip()


def _cell(tally: Tally, rows: int) -> str:
    if rows == 1:
        return f"{tally.mean:.1f} ({tally.least}-{tally.most})"
    return f"{tally.mean:.2f}"
