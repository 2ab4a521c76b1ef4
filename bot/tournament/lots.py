"""All chance in an event, from one seed that was committed before anybody entered.

What entering added (the ids of the interactions, unknown when the seed was committed) goes into
every lot, so that neither the bot nor a director can have chosen them. At the end the seed is
published, and everybody can draw all of it again.
"""

from __future__ import annotations

import hmac

from bot.match.records import commitment_of
from bot.tournament.model import Tournament


def commitment(event: Tournament) -> str:
    """What is published of the seed when the event is announced."""
    return commitment_of(bytes.fromhex(event.seed))


def tie_lot(event: Tournament) -> bytes:
    """The lot that decides what nothing else does."""
    return drawn(event, "ties")


def seating_lot(event: Tournament, round: int) -> bytes:
    """The seed of the seating of a round."""
    return drawn(event, f"round {round}")


def table_seed(event: Tournament, table: int) -> bytes:
    """The seed of the match at a table: 32 bytes, as every match has them."""
    return drawn(event, f"table {table}")


def drawn(event: Tournament, what: str) -> bytes:
    """HMAC-SHA256 of the salts and a purpose, keyed with the seed."""
    message = f"{':'.join(event.salts)}|{what}".encode()
    return hmac.digest(bytes.fromhex(event.seed), message, "sha256")
