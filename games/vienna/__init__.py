"""Vienna: dice along a street."""

from games.vienna.rules import VIENNA

__all__ = ["VIENNA"]
