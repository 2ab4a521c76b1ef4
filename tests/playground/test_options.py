"""What `python -m playground` makes of its command line."""

from pathlib import Path

import pytest

from playground.options import BadOptions, Options, read_options


def test_without_options_it_is_on_loopback() -> None:
    assert read_options([]) == Options(8137, Path("playground-data"))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.9"])
def test_loopback_needs_no_second_word(host: str) -> None:
    assert read_options(["--host", host]).only_loopback


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.0.7", "example.org", ""])
def test_another_address_needs_a_second_word(host: str) -> None:
    with pytest.raises(BadOptions, match="--not-only-loopback"):
        read_options(["--host", host])
    opened = read_options(["--host", host, "--not-only-loopback"])
    assert not opened.only_loopback
    assert opened.also_on == host


def test_the_second_word_alone_opens_nothing() -> None:
    assert read_options(["--not-only-loopback"]) == Options()
