"""JSON as rules look at it, and what they find wrong in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeGuard

Place: TypeAlias = tuple[str | int, ...]
Files: TypeAlias = Sequence[tuple[str, bytes]]


class Finding(NamedTuple):
    """One thing that is wrong, and where in the body."""

    place: Place
    sentence: str


@dataclass(frozen=True)
class Violation:
    """One thing that is wrong with a request or its answer; `occasion` is the running test."""

    side: str
    method: str
    path: str
    operation: str
    pointer: str
    sentence: str
    occasion: str = ""

    def __str__(self) -> str:
        where = f" at {self.pointer}" if self.pointer else ""
        return f"{self.method} {self.path}: {self.side}{where}: {self.sentence}"


def is_object(value: object) -> TypeGuard[Mapping[str, object]]:
    """Whether this is a JSON object."""
    return isinstance(value, Mapping)


def is_array(value: object) -> TypeGuard[Sequence[object]]:
    """Whether this is a JSON array."""
    return isinstance(value, list | tuple)


def members(value: object) -> Mapping[str, object]:
    """The members of an object; none of anything else."""
    return value if is_object(value) else {}


def elements(value: object) -> Sequence[object]:
    """The elements of an array; none of anything else."""
    return value if is_array(value) else ()


def pointer(place: Place) -> str:
    """The JSON pointer to this place."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in place)


@dataclass(frozen=True)
class Node:
    """A value in a body and its place there. What is absent or of another type reads as nothing.

    Types are the schemas' business: a rule that meets a wrong one stays silent.
    """

    value: object
    place: Place = ()

    def __getitem__(self, key: str) -> Node:
        return Node(members(self.value).get(key), (*self.place, key))

    def each(self) -> Iterator[Node]:
        """The elements of an array."""
        for index, element in enumerate(elements(self.value)):
            yield Node(element, (*self.place, index))

    def entries(self) -> Iterator[Node]:
        """The values of an object."""
        for key, value in members(self.value).items():
            yield Node(value, (*self.place, key))

    @property
    def key(self) -> str | int:
        """The last step to this place."""
        return self.place[-1]

    @property
    def text(self) -> str:
        """The string, or none."""
        return self.value if isinstance(self.value, str) else ""

    @property
    def number(self) -> float | None:
        """The number, if it is one."""
        if isinstance(self.value, int | float) and not isinstance(self.value, bool):
            return self.value
        return None

    @property
    def whole(self) -> int:
        """The whole number, or 0."""
        return self.value if type(self.value) is int else 0

    @property
    def given(self) -> bool:
        """Whether there is a value, and not null."""
        return self.value is not None

    @property
    def blank(self) -> bool:
        """Whether nothing would be seen of it: absent, null, white space, empty."""
        value = self.value.strip() if isinstance(self.value, str) else self.value
        return value is None or value == "" or (is_array(value) and len(value) == 0)

    def wrong(self, sentence: str) -> Finding:
        """A finding at this place."""
        return Finding(self.place, sentence)


def more_than(node: Node, limit: int, what: str) -> Iterator[Finding]:
    """A finding if the array is longer than the limit."""
    count = len(elements(node.value))
    if count > limit:
        yield node.wrong(f"has {count} {what}; at most {limit} are allowed")


def longer_than(node: Node, limit: int) -> Iterator[Finding]:
    """A finding if the text is longer than the limit."""
    length = len(node.text)
    if length > limit:
        yield node.wrong(f"is {length} characters long; at most {limit} are allowed")


def twice(nodes: Iterator[Node], what: str) -> Iterator[Finding]:
    """A finding for each value that an earlier node has already."""
    seen: dict[object, Node] = {}
    for node in nodes:
        if not isinstance(node.value, str | int):
            continue
        first = seen.setdefault(node.value, node)
        if first is not node:
            yield node.wrong(f"{what} {node.value!r} is already at {pointer(first.place)}")


def crossed(node: Node, low: str, high: str) -> Iterator[Finding]:
    """A finding if the lower bound is above the upper one."""
    least, most = node[low].number, node[high].number
    if least is not None and most is not None and least > most:
        yield node.wrong(f"{low} {least} is more than {high} {most}")
