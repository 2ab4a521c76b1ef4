"""The stream of words: published vectors, fairness of what is made of it, bad input."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.chance import Chance, FastChance, SealedChance

SEED = bytes(range(32))
SALTS = ("1001", "1002", "1003")
DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-dice.md"


class Words(Chance):
    """A stream that says these words and then stops."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def published(heading: str) -> list[str]:
    """The values of the code block under a heading of the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    match = re.search(rf"^### {heading}\n+```\n(.*?)```", text, re.MULTILINE | re.DOTALL)
    assert match is not None, f"{heading} is missing in {DOCUMENT.name}"
    return match[1].split()


def test_the_published_words_are_those_of_the_stream() -> None:
    chance = SealedChance(SEED, SALTS)
    assert [f"{chance.word():08x}" for _ in range(16)] == published("First 16 words")


def test_the_published_dice_are_those_of_the_stream() -> None:
    chance = SealedChance(SEED, SALTS)
    assert [str(chance.die()) for _ in range(16)] == published("First 16 dice")


def test_the_published_shuffle_is_that_of_the_stream() -> None:
    chance = SealedChance(SEED, SALTS)
    assert [str(n) for n in chance.shuffle(range(10))] == published("Shuffle of 0 to 9")


def test_the_published_commitment_is_the_hash_of_the_seed() -> None:
    assert published("Seed") == [SEED.hex()]
    assert published("Salts") == [":".join(SALTS)]
    assert published("Commitment") == [hashlib.sha256(SEED).hexdigest()]


@given(seed=st.binary(min_size=32, max_size=32), word=st.integers(0, 500))
def test_a_word_is_four_bytes_of_an_hmac_over_salts_and_block(seed: bytes, word: int) -> None:
    block = hmac.new(seed, f"7:8|{word // 8}".encode(), hashlib.sha256).digest()
    at = 4 * (word % 8)
    stream = SealedChance(seed, ("7", "8"), position=word)
    assert stream.word() == int.from_bytes(block[at : at + 4], "big")
    assert stream.position == word + 1


def test_a_stream_started_later_goes_on_as_the_first_did() -> None:
    first = SealedChance(SEED, SALTS)
    words = [first.word() for _ in range(40)]
    for position in (0, 1, 7, 8, 9, 39):
        assert SealedChance(SEED, SALTS, position).word() == words[position]


def test_below_skips_words_past_the_last_full_multiple() -> None:
    limit = 2**32 - 2**32 % 6
    assert Words(limit, 2**32 - 1, limit - 1).below(6) == 5


def test_below_one_takes_a_word_all_the_same() -> None:
    words = Words(17, 3)
    assert words.below(1) == 0
    assert words.words == [3]


@pytest.mark.parametrize("chance", [Words(), FastChance(1)], ids=["generic", "fast"])
@pytest.mark.parametrize("k", [0, -1, 2**32 + 1])
def test_below_refuses_what_words_cannot_give(chance: Chance, k: int) -> None:
    with pytest.raises(ValueError, match="below"):
        chance.below(k)


def test_a_shuffle_goes_from_the_top_index_down() -> None:
    # 3 swaps with itself, 2 with 0, 1 with 0
    assert Words(3, 0, 0).shuffle("abcd") == ("b", "c", "a", "d")


@pytest.mark.parametrize("items", [(), ("only",)])
def test_shuffling_nothing_takes_no_words(items: tuple[str, ...]) -> None:
    assert Words().shuffle(items) == items


@given(seed=st.integers(0, 2**32), ks=st.lists(st.integers(1, 2**32), max_size=20))
def test_the_fast_stream_makes_the_same_of_its_words_as_any_other(seed: int, ks: list[int]) -> None:
    fast, plain = FastChance(seed), FastChance(seed)
    for k in ks:
        assert fast.below(k) == Chance.below(plain, k)
    assert [fast.die() for _ in range(20)] == [Chance.die(plain) for _ in range(20)]


class _HighWords(FastChance):
    """First a word that a die must skip, then a 4."""

    def __init__(self) -> None:
        self.words = [2**32 - 1, 3]
        self._bits = self.next_word

    def next_word(self, bits: int, /) -> int:
        return self.words.pop(0)


def test_the_fast_stream_skips_words_as_any_other() -> None:
    assert _HighWords().die() == 4
    assert _HighWords().below(6) == 3


def test_sealed_dice_are_even() -> None:
    chance = SealedChance(SEED, SALTS)
    rolls = 600_000
    counts = Counter(chance.die() for _ in range(rolls))
    chi_squared = sum((counts[face] - rolls / 6) ** 2 / (rolls / 6) for face in range(1, 7))
    assert chi_squared < 20.5  # 5 degrees of freedom: 99.9 % of fair dice stay below


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_of_the_wrong_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance(seed, SALTS)


@pytest.mark.parametrize("salt", ["", "1:2", "1|2"])
def test_a_salt_that_could_stand_for_two_tables_is_refused(salt: str) -> None:
    with pytest.raises(ValueError, match="salt"):
        SealedChance(SEED, ["1", salt])


def test_a_stream_does_not_start_before_its_first_word() -> None:
    with pytest.raises(ValueError, match="word 0"):
        SealedChance(SEED, SALTS, position=-1)


def test_the_error_of_a_bad_seed_does_not_show_it() -> None:
    with pytest.raises(ValueError, match="32 bytes") as error:
        SealedChance(b"secret", SALTS)
    assert "secret" not in str(error.value)
