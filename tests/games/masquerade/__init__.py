"""Masquerade: a small game that has everything Vienna has not.

Hidden hands, a choice that all make at once in secret, and a decision forced on a player who is
not in turn. It is here so that the contract does not grow Vienna-shaped.

Everybody holds cards. All choose a mask from their hand at once; the highest wins the round and
asks another player for a card, which only the two of them see. Then all draw, while the pile has
a card for everybody. Whoever is down to one card ends the match; cards won are points.
"""

from tests.games.masquerade.rules import MASQUERADE

__all__ = ["MASQUERADE"]
