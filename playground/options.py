"""What `python -m playground` can be told."""

from __future__ import annotations

import argparse
import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playground.client_redirect import LOOPBACK

PORT = 8137
DATA = Path("playground-data")


class BadOptions(Exception):
    """The options contradict each other; the text says how to mend it."""


@dataclass(frozen=True)
class Options:
    """A wish for a playground; `also_on` is an address besides loopback's own."""

    port: int = PORT
    data: Path = DATA
    reset: bool = False
    browser: bool = True
    also_on: str | None = None
    only_loopback: bool = True


def read_options(arguments: Sequence[str] | None) -> Options:
    """The options on the command line, or BadOptions."""
    given = _parser().parse_args(arguments)
    host: str = given.host
    only_loopback = _is_loopback(host)
    if not only_loopback and not given.not_only_loopback:
        raise BadOptions(
            f"{host} is not on loopback: everybody who can reach it could play as anybody. "
            "If that is what you want, add --not-only-loopback."
        )
    return Options(
        port=given.port,
        data=given.data,
        reset=given.reset,
        browser=given.browser,
        also_on=None if host in (LOOPBACK, "localhost") else host,
        only_loopback=only_loopback,
    )


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is not a port: 0 to 65535")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m playground",
        description="A Discord of your own in the browser, with the real bot in it.",
    )
    parser.add_argument(
        "--port", type=_port, default=PORT, help="where the page is (%(default)s, or the next free)"
    )
    parser.add_argument(
        "--data", type=Path, default=DATA, help="the folder that keeps everything (%(default)s)"
    )
    parser.add_argument("--reset", action="store_true", help="forget everything and start anew")
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="do not open the browser"
    )
    parser.add_argument("--host", default=LOOPBACK, help="listen on this address as well")
    parser.add_argument(
        "--not-only-loopback", action="store_true", help="let --host be reachable by others"
    )
    return parser
