### The frame around every game, in English.

bad-table = This game takes { $fewest } to { $most } players, not { $seats }.
unreadable-move = That is not a move of this game.
not-your-move = It is not your turn. The table waits for { $waiting }.
match-over = The match is over; there is nothing more to play.
