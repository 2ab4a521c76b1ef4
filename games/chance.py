"""Dice and shuffles from one stream of 32-bit words.

Everything random in a match comes from such a stream, in a fixed order, by the few rules of
`Chance`; so whoever has the words can deal the match again. `SealedChance` makes the words of a
real match from a seed that was committed to beforehand (docs/fair-dice.md); `FastChance` serves
tests, computer players and simulations.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 2**32
_DIE_LIMIT = _WORDS - _WORDS % 6
_WORDS_PER_BLOCK = 8


class Chance(ABC):
    """What a game may ask of luck."""

    @abstractmethod
    def word(self) -> int:
        """The next word, from 0 to 2**32 - 1."""

    def below(self, k: int) -> int:
        """A number from 0 to k - 1, each equally likely: words past the last full k are skipped."""
        if not 1 <= k <= _WORDS:
            raise ValueError(f"below() takes 1 to 2**32, not {k}")
        limit = _WORDS - _WORDS % k
        while (word := self.word()) >= limit:
            pass
        return word % k

    def die(self) -> int:
        """A face from 1 to 6."""
        return 1 + self.below(6)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a new order: Fisher-Yates from the top index down."""
        order = list(items)
        for top in range(len(order) - 1, 0, -1):
            other = self.below(top + 1)
            order[top], order[other] = order[other], order[top]
        return tuple(order)


class SealedChance(Chance):
    """The words of a match: HMAC-SHA256 keyed with the seed, over the players' salts.

    `position` counts the words drawn; start a new stream at an earlier one to rewind.
    """

    def __init__(self, seed: bytes, salts: Sequence[str], position: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        for salt in salts:
            # A separator inside a salt would let two different tables share one stream.
            if not salt or ":" in salt or "|" in salt:
                raise ValueError(f"a salt is not empty and has no ':' or '|': {salt!r}")
        if position < 0:
            raise ValueError(f"a stream starts at word 0, not {position}")
        self._seed = seed
        self._salts = ":".join(salts)
        self.position = position
        self._block_index: int = -1
        self._block = b""

    def word(self) -> int:
        block_index, within = divmod(self.position, _WORDS_PER_BLOCK)
        if block_index != self._block_index:
            message = f"{self._salts}|{block_index}".encode()
            self._block = hmac.digest(self._seed, message, hashlib.sha256)
            self._block_index = block_index
        self.position += 1
        return int.from_bytes(self._block[4 * within : 4 * within + 4], "big")


class FastChance(Chance):
    """Words of a seeded generator, for everything that is not a real match."""

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed).getrandbits

    def word(self) -> int:
        return self._bits(32)

    # The same numbers as the inherited methods give, without a call for each word.

    def die(self) -> int:
        while (word := self._bits(32)) >= _DIE_LIMIT:
            pass
        return 1 + word % 6

    def below(self, k: int) -> int:
        if not 1 <= k <= _WORDS:
            raise ValueError(f"below() takes 1 to 2**32, not {k}")
        bits = self._bits
        limit = _WORDS - _WORDS % k
        while (word := bits(32)) >= limit:
            pass
        return word % k
