### The frame around every game, in English.

bad-table = This game takes { $fewest } to { $most } players, not { $seats }.
unreadable-move = That is not a move of this game.
not-your-move = It is not your turn. The table waits for { $waiting }.
match-over = The match is over; there is nothing more to play.

## Matches

end-conceded = Only one player was left, or nobody who plays for themselves.
end-stopped = The match was stopped before its end; the points so far decide.
no-such-match = There is no match number { $match } here.
channel-busy = A match is open or running in this channel already. Finish it first, or choose another channel.
too-many-yours =
    { $count ->
        [one] A match that you opened is not over yet, and one person can have only one. Finish it or close its lobby first, or join somebody else’s table.
       *[other] You have { $count } open matches, and one person can have no more. Finish one or close a lobby first, or join somebody else’s table.
    }
too-many-here =
    { $count ->
        [one] This server has one open match, and it can have no more. Finish it or close its lobby first.
       *[other] This server has { $count } open matches, and it can have no more. Finish one or close a lobby first.
    }
not-in-lobby = The match has begun already.
not-begun = The match has not begun yet.
not-over = The match is not over yet. When it is, you can open the next one.
rules-retired = This match was dealt under older rules, which this version no longer plays. An operator can help.
match-paused = The tournament is paused. Nobody moves and no clock runs until its director lets it go on.
directors-only = This match is part of a tournament: only its director can do that, with `/tournament desk`.
table-taken = A match was opened for this table before.
already-seated = You have a seat at this table already.
not-seated = You have no seat at this table.
no-such-seat = This table has no seat { $seat }.
lobby-full = All seats are taken.
not-opener = Only the person who opened this lobby can do that.
no-ai-seat = There is no computer player at this table.
too-few-players =
    { $have ->
        [one] One player is not enough; the game needs at least { $need }.
       *[other] { $have } players are not enough; the game needs at least { $need }.
    }
stale-board = The board has changed since you looked. Nothing was done; have another look.
nothing-to-undo = You have made no move that could be taken back.
undo-never = At this table nothing is taken back once something new has come to light.
undo-in-rated = Nothing is taken back in a rated match, unless the director allows it.
vote-open = Another question is open. Answer it first.
no-vote = Nothing is being asked at the moment.
not-asked = This question is for the others, or you have answered it already.
has-conceded = You have given up this seat.
seat-given-up = Seat { $seat } has been given up already; it plays itself.
not-offered = Nobody at this table is looking for a substitute.
not-absent = Nobody is standing in for you here; the seat is yours.
nothing-to-prepare = There is nothing to prepare right now: it is your turn, or you have not rolled yet, or this game knows no prepared moves.
bad-options = This game does not have such options.
store-failed = This could not be saved, so nothing has changed. Try again in a moment.
store-unreadable = This cannot be read at the moment. If it stays so, an operator can help.

name-computer = Computer { $seat }
name-former = Former player { $seat }
name-somebody = Player { $seat }
name-official = a director

## Analyses

analysis-title = Where the match turned
analysis-chances = Chance of winning in %
analysis-moves = Moves
analysis-points = The costliest choices
analysis-no-points = None that clearly cost anything.
analysis-balance = What decided it, in %
analysis-luck = Luck
analysis-lost = Given away
analysis-percent = { $percent } %
