"""All chance in a tournament, from one seed that was committed before anybody entered.

What entering added (the ids of the interactions, unknown when the seed was committed) goes into
every lot, so that neither the bot nor a director can have chosen them. At the end the seed is
published, and everybody can draw all of it again.
"""

from __future__ import annotations

import hmac

from bot.match.record_file import commitment_of
from bot.tournament.model import Tournament


def commitment(tournament: Tournament) -> str:
    """What is published of the seed when the tournament is announced."""
    return commitment_of(bytes.fromhex(tournament.seed))


def tie_lot(tournament: Tournament) -> bytes:
    """The lot that decides what nothing else does."""
    return drawn(tournament, "ties")


def seating_lot(tournament: Tournament, round: int) -> bytes:
    """The seed of the seating of a round."""
    return drawn(tournament, f"round {round}")


def table_seed(tournament: Tournament, table: int) -> bytes:
    """The seed of the match at a table: 32 bytes, as every match has them."""
    return drawn(tournament, f"table {table}")


def drawn(tournament: Tournament, what: str) -> bytes:
    """HMAC-SHA256 of the salts and a purpose, keyed with the seed."""
    message = f"{':'.join(tournament.salts)}|{what}".encode()
    return hmac.digest(bytes.fromhex(tournament.seed), message, "sha256")
