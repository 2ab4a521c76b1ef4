### What is said on Discord, in English.

## Buttons

button-join = Join
button-leave = Leave
button-ai = Add a computer player
button-noai = Send a computer player away
button-start = Start
button-rules = Rules
button-move = Make your move
menu-choose = Choose …
button-back = Start over
button-undo = Undo
button-agree = Agree
button-refuse = Refuse
button-words = Board in words
button-seat = Take the free seat
button-fair = Fair dice
button-rematch = Rematch
button-hint = Hint
button-analyse = Analysis

## The lobby

lobby-title = { $game }: a table for { $seats }
lobby-free = a free seat
lobby-dice = The dice of this match are fixed already. Their seal: `{ $commitment }` (`/fair` explains it)
lobby-ready = All seats are taken. { $opener }: press “Start” when you are ready.
lobby-begun = The match has begun: { $channel }
lobby-closed = This table is closed.
thread-name = { $game }, match { $number }
table-opened = Your table is open: match number { $match }. Others can join below.
table-full = Your table is open: match number { $match }. All seats are taken; press “Start” below.
lobby-hints = Hints are allowed at this table: `/hint`.
level-novice = Novice
level-novice-about = Takes what looks best; good for a first match
level-regular = Regular
level-regular-about = Looks one turn ahead
level-expert = Expert
level-expert-about = Thinks the whole round through; hard to beat

## The table

something-undone = Something was taken back.
asks-undo = { $who } would like to take back the last move. { $others }: do you agree?
asks-end = { $who } would like to end the match without a result. { $others }: do you agree?
undone = Your last move is taken back.
undo-asked = The others have been asked whether you may take your move back.
end-asked = The others have been asked whether the match should end.
conceded = You have given up. A computer player takes over your seat.
seat-offered = Your seat is offered to anybody who would like to play on for you. Until then it stays yours.
seat-kept = Your seat is not offered any more.
seat-taken = You have taken the seat. Good luck!
done = Done.

## The end

ended-finished = The match is over
ended-agreed = The match was ended by agreement
ended-abandoned = The match was broken off
ranking = { $place }. { $name }: { $score }
ended-fair = The seed behind all dice: `{ $seed }`. With the record below anybody can check every roll: `/fair` says how.
record-here = The match as a file. Anybody can check it: `/fair` says how.
replay-here = The match so far.
replay-too-large = This match is too long for a moving picture. Its record is complete: `/record`.
hint = **{ $move }**: about { $chance } % to win, against { $second } % with the next best, { $other }.
hint-only = There is only one move: **{ $move }**.
analysis-turn = **{ $number }.** Move { $move }, { $name }: { $played }. Better: { $better } ({ $lost } points).
analysis-no-turn = Nobody gave anything away that would be worth telling.
analysis-scale = In points of a hundred of the chance of winning:
analysis-seat = - { $name }: luck { $luck }, given away { $lost }

## Lists

listed-lobby = Match { $match } in { $channel } is looking for players. So far: { $names }.
listed-running = Match { $match } in { $channel }: { $names }.
listed-yours = **Your turn** in match { $match }, { $channel }: { $names }.
no-matches = There is no match on this server yet. `/game new` opens one.
none-of-yours = You have no match at the moment. `/game new` opens one, `/game list` shows tables to join.

## Explanations

fair = Before anybody joined, a secret seed was drawn and sealed: `{ $commitment }` is its SHA-256. Everybody who took a seat added a number nobody could foresee. All dice and cards follow from both.
fair-salts = The numbers added, seat by seat: `{ $salts }`
fair-seed = The seed: `{ $seed }`. `python -m bot verify` replays the whole match from it, and so can you.
fair-later = The seed is opened when the match is over.
help =
    `/game new` opens a table, `/game mine` shows where you are waited for.
    At the table use the buttons, or `/play` with any move, `/undo`, `/board`.
    In Vienna: `/roll`, `/place`, `/bribe`, `/nudge`, `/reroll`, `/double`.
    `/rules` explains the game, `/fair` the dice, `/settings` sets language, colours and pings.
    `/hint` helps where the table allows it, `/analyse` tells afterwards where the match turned.
no-hand = In this game nothing is hidden: everything you have lies on the table.
settings-now =
    { $contrast ->
        [yes] Language: { $language }. Colours: { $palette }, with strong contrasts.
       *[no] Language: { $language }. Colours: { $palette }.
    }
settings-pings =
    { $pings ->
        [yes] When it is your turn you are pinged.
       *[no] You are not pinged when it is your turn; `/game mine` shows where you are waited for.
    }
forgotten = Everything about you is forgotten. In your matches you are now “a former player”.
not-forgotten = Nothing has changed. To be forgotten, say that you are sure.

## What does not work, and what does

no-match-here = There is no match in this channel. `/game new` opens one, `/game mine` shows yours.
other-game = This command belongs to Vienna. Here, use the buttons or `/play`.
no-such-move = That is not one of your moves now. Type a part of it and choose from the list.
no-such-game = There is no game of that name here. There is: { $games }.
no-such-topic = There is no picture of that. Choose a topic from the list.
no-hints = Hints were not agreed on for this table. Whoever opens one can allow them: `/game new`, option “hints”.
no-advice-now = I could not think that through just now. Try again in a minute.
analyse-running = The match is not over yet. Afterwards I can say where it turned.
analyse-unfinished = This match was not played to its end, so there is nothing to analyse.
unknown-field = No field, or more than one, is called that. Choose it from the list; the first letters are enough.
unreadable-dice = Type the numbers on your dice, like 2 3. The white die is w.
too-fast =
    { $seconds ->
        [one] Not so fast: try again in a second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
only-on-a-server = This works on a server only, where the others see the table too.
not-allowed = That is for people who may manage this server.
unexpected = Something went wrong, and nothing has changed. If it stays so, tell an operator this number: { $reference }
cannot-show = I cannot show match { $match } of { $game } any more: its channel is gone or closed to me. Nothing is lost; somebody who manages the server can bring it into another channel with `/game admin move`.

## Commands. Names: lower case, no spaces, at most 32 letters

command-roll = roll
command-roll-about = Roll your dice
command-double = double
command-double-about = Use the double move: another turn at once
command-reroll = reroll
command-reroll-about = Roll some of your dice again, for 1 coin
command-nudge = nudge
command-nudge-about = Turn one die up or down by one, for 1 coin
command-place = place
command-place-about = Put one or two dice on a field ahead of your coach
command-bribe = bribe
command-bribe-about = Put dice on a field behind your coach, for 1 coin
command-undo = undo
command-undo-about = Take back your last move
command-board = board
command-board-about = See the board in your colours and your language, for you alone
command-hand = hand
command-hand-about = See what only you may know
command-play = play
command-play-about = Make any move of any game
command-rules = rules
command-rules-about = The rules, or a picture of one field or card
command-fair = fair
command-fair-about = How everybody can check the dice
command-record = record
command-record-about = The match as a file
command-replay = replay
command-replay-about = The match so far as a moving picture
command-hint = hint
command-hint-about = What an expert would do in your place, where the table allows it
command-analyse = analyse
command-analyse-about = Where the match turned: chances, luck and choices
command-settings = settings
command-settings-about = Your language, your colours and whether you are pinged
command-forget-me = forget-me
command-forget-me-about = Take everything about you out of the memory of the bot
command-help = help
command-help-about = What the bot can do
command-game = game
command-game-about = Tables: open, find, leave
command-game-new = new
command-game-new-about = Open a table in this channel
command-game-list = list
command-game-list-about = Open and running matches of this server
command-game-mine = mine
command-game-mine-about = Your matches; those that wait for you first
command-game-concede = concede
command-game-concede-about = Give up; a computer player takes your seat
command-game-substitute = substitute
command-game-substitute-about = Offer your seat, take the offer back, or take a seat that is offered
command-game-end = end
command-game-end-about = Ask the others to end the match without a result
command-game-admin = admin
command-game-admin-about = For people who manage the server
command-game-admin-move = move
command-game-admin-move-about = Bring a match into this channel
command-game-admin-unstick = unstick
command-game-admin-unstick-about = Show a match anew
command-game-admin-abandon = abandon
command-game-admin-abandon-about = Break a match off
command-game-admin-kick = kick
command-game-admin-kick-about = Take a seat away from whoever has it

command-option-game = game
command-option-game-about = Which game
command-option-computers = computers
command-option-computers-about = How many computer players sit down at once
command-option-level = level
command-option-level-about = How well the computer players play
command-option-seats = seats
command-option-seats-about = How many play
command-option-look = look
command-option-look-about = The board by day or by night
command-option-length = length
command-option-length-about = To 25 points, or a short match to 15
command-option-undo = undo
command-option-undo-about = Who has to agree when something already seen is to be taken back
command-option-hints = hints
command-option-hints-about = Whether those who play may ask for hints
command-option-language = language
command-option-language-about = In which language
command-option-field = field
command-option-field-about = The first letters are enough
command-option-dice = dice
command-option-dice-about = The numbers on the dice, like 2 3; w is the white die
command-option-die = die
command-option-die-about = The number on the die; w is the white die
command-option-direction = direction
command-option-direction-about = Up or down
command-option-move = move
command-option-move-about = Type a part of it and choose
command-option-text = text
command-option-text-about = In words instead of a picture
command-option-topic = topic
command-option-topic-about = A field or a card
command-option-palette = palette
command-option-palette-about = Colours for your eyes
command-option-contrast = contrast
command-option-contrast-about = Stronger contrasts
command-option-pings = pings
command-option-pings-about = Ping me when it is my turn
command-option-sure = sure
command-option-sure-about = Yes, forget me
command-option-match = match
command-option-match-about = The number of the match
command-option-seat = seat
command-option-seat-about = The number of the seat

command-choice-up = up
command-choice-down = down
command-choice-novice = novice
command-choice-regular = regular
command-choice-expert = expert
command-choice-day = by day
command-choice-night = by night
command-choice-full = to 25 points
command-choice-short = short, to 15 points
command-choice-all = everybody
command-choice-majority = most of them
command-choice-never = it is not allowed
command-choice-en = English
command-choice-de = German
command-choice-fr = French
command-choice-it = Italian
command-choice-standard = standard
command-choice-deuteranopia = deuteranopia (red-green)
command-choice-protanopia = protanopia (red-green)
command-choice-tritanopia = tritanopia (blue-yellow)
