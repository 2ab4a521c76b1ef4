"""Computer players that know only the contract of a game, and what they can tell about a match.

They never look at what their seat cannot see: each begins by imagining a state that its seat could
not tell from the real one, and thinks in that.
"""
