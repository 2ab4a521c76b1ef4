"""Pointing the unmodified discord.py at a stand-in: four class attributes."""

from __future__ import annotations

import contextlib
from collections.abc import Generator

import yarl

LOOPBACK = "127.0.0.1"
API = "/api/v10"
GATEWAY = "/gateway/"
CDN = "/cdn"


@contextlib.contextmanager
def pointed(url: str) -> Generator[None]:
    """Inside, discord.py talks to the stand-in at `url`; afterwards to whom it did before.

    ValueError unless the address is on loopback: a token must not go astray.
    """
    from discord.asset import Asset
    from discord.gateway import DiscordWebSocket
    from discord.http import Route
    from discord.invite import Invite

    base = yarl.URL(url)
    if base.scheme != "http" or base.host != LOOPBACK:
        raise ValueError(f"a stand-in is at http://{LOOPBACK}, not at {url}")
    wanted: list[tuple[type, str, object]] = [
        (Route, "BASE", f"{url}{API}"),
        (DiscordWebSocket, "DEFAULT_GATEWAY", base.with_scheme("ws").with_path(GATEWAY)),
        (Asset, "BASE", f"{url}{CDN}"),
        (Invite, "BASE", f"{url}/invite"),
    ]
    before = [getattr(owner, name) for owner, name, _ in wanted]
    for owner, name, value in wanted:
        setattr(owner, name, value)
    try:
        yield
    finally:
        for (owner, name, _), value in zip(wanted, before, strict=True):
            setattr(owner, name, value)
