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
button-back-here = I am back
button-since = What happened?
button-prepare = Prepare a move
button-unplan = Drop this plan
button-follow = Follow

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

terms-none = No clock: nobody has to hurry.
terms-live = Clock: 5 minutes for each turn, day and night.
terms-evening = Clock: 1 hour to begin with, 10 minutes more after each turn, 2 hours at most. It stands still in your quiet hours, and for up to 2 days of holiday: `/away`.
terms-daily = Clock: 24 hours to begin with, 8 more after each turn, 72 at most. It stands still in your quiet hours, and for up to 14 days of holiday: `/away`.
terms-weekly = Clock: 7 days to begin with, 2 more after each turn, 14 at most. It stands still in your quiet hours, and for up to 28 days of holiday: `/away`.
terms-stand-in = If somebody’s time runs out, a computer player ({ $level }) stands in until they are back.
terms-skip = If somebody’s time runs out, the least that the rules allow is played for them.
terms-forfeit = If somebody’s time runs out, they have given up.
terms-vote = When somebody’s time runs out, the others decide: wait, or let a computer player ({ $level }) stand in.
reliability = punctuality { $dots }

## The table

turn-until = Time until { $at } ({ $left }).
round-forecast = At this pace the round ends around { $at }.
vote-until = All clocks stand still until this is decided, { $left } at the latest.
stands-in = A computer player ({ $level }) plays for { $people } until a click on “I am back”.
gave-up = Gave up: { $people }. A computer player plays on there.
skipped = The time of { $name } ran out; the least was played.
match-rests = Nobody is here at the moment, so the match rests. It goes on when one of you clicks “I am back”; after 14 days it is broken off.
asks-absent = The time of { $who } has run out. { $others }: shall a computer player stand in? If half of you refuse, { $who } gets more time; if nobody answers, the computer plays.
welcome-back = Welcome back! The seat is yours again.
nothing-since = Nothing has happened since then.
since-title = What happened
since-own = since my last move
since-start = since the beginning
followers = Following this match: { $who }
followed = You will be called here when the match is over. `/game follow` or another click ends that.
followed-rounds = You will be called here in every round and when the match is over. `/game follow` ends that.
unfollowed = You do not follow this match any more.
plan-offer = What would you like to do in your next turn? Nobody else learns of it. If it is not possible any more then, you are asked as usual.
plan-kept = Prepared for your next turn: { $moves }. The first of these that is possible then is made. Nobody else knows.
plan-forgotten = Nothing is prepared any more.

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

## Reminders

remind-title = { $count } things wait for you:
remind-turn = It is your turn in { $game }, match { $match }: { $link }
remind-next = You are next in { $game }, match { $match }: { $link }
remind-deadline = Your time runs short in { $game }, match { $match }: { $link }
remind-absent = Your time has run out in { $game }, match { $match }. A computer player stands in; one click on “I am back” and the seat is yours again: { $link }
remind-unplanned = What you prepared in { $game }, match { $match } is not possible any more. It is your turn: { $link }
remind-seat = Somebody looks for a substitute in { $game }, match { $match }. Whoever comes first has the seat: { $link }
remind-until = Time until { $at } ({ $left }).

## The gallery

gallery-title = Now playing
gallery-empty = Nothing is being played at the moment. `/game new` opens a table.
gallery-lobby =
    { $free ->
        [0] { $game }, match { $match }: all seats are taken, it starts soon. { $link }
        [one] { $game }, match { $match }: one seat is free. { $link }
       *[other] { $game }, match { $match }: { $free } seats are free. { $link }
    }
gallery-running = { $game }, match { $match }: { $people }. To move: { $asked }. { $link }
gallery-more = And { $count } more: `/game list`.
gallery-hung = What is being played on this server is shown in this channel from now on.
gallery-gone = The gallery is taken down.
server-zone = The time zone of this server is { $zone } from now on. It holds for all who have not set their own; for turns that are under way nothing changes.

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
listed-until = Time runs out { $left }.
listed-more = And { $count } more.
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
    `/rules` explains the game, `/fair` the dice, `/settings` sets language, colours, hours and reminders.
    `/prepare` keeps a move for your next turn, `/away` stops your clocks for a holiday, `/game follow` tells you of a match.
    `/hint` helps where the table allows it, `/analyse` tells afterwards where the match turned.
no-hand = In this game nothing is hidden: everything you have lies on the table.
settings-now =
    { $contrast ->
        [yes] Language: { $language }. Colours: { $palette }, with strong contrasts.
       *[no] Language: { $language }. Colours: { $palette }.
    }
settings-reminders-all = You are called when it is your turn and when your time runs short.
settings-reminders-deadlines = You are called only when your time runs short; `/game mine` shows where you are waited for.
settings-reminders-none = You are never called; `/game mine` shows where you are waited for.
settings-direct = Reminders come as direct messages.
settings-next = You are also told when you are next.
settings-quiet = Quiet hours: { $hours } ({ $zone }). Then nobody calls you and your clocks stand still. A change counts from your next turn on.
settings-no-quiet = No quiet hours ({ $zone }).
settings-no-zone = Quiet hours: none, because I do not know your time zone. Tell me: `/settings`, option “timezone”.
settings-substitute = You are asked when somebody on this server looks for a substitute.
away-until = You are away until { $at }. Your clocks stand still until then, as far as each match allows. `/away` without a day ends it.
away-back = Welcome back! Your clocks run again.
away-short = In match { $match } the holidays are used up earlier: your clock runs again from { $at }.
forgotten = Everything about you is forgotten. In your matches you are now “a former player”.
not-forgotten = Nothing has changed. To be forgotten, say that you are sure.

## What does not work, and what does

no-match-here = There is no match in this channel. `/game new` opens one, `/game mine` shows yours.
other-game = This command belongs to Vienna. Here, use the buttons or `/play`.
no-such-move = That is not one of your moves now. Type a part of it and choose from the list.
no-such-game = There is no game of that name here. There is: { $games }.
no-such-topic = There is no picture of that. Choose a topic from the list.
no-such-plan = That is not something you could prepare now. Type a part of it and choose from the list.
unknown-zone = I do not know that time zone. Type a large town in it, like Vienna, and choose from the list.
unreadable-hours = Type quiet hours like 23:00-07:00, or none.
too-quiet = Quiet hours can be at most 12 hours long, or the others would wait for ever. For a holiday there is `/away`.
unreadable-day = Type the day you are back, like 2026-12-24, or in how many days, like 5; at most 60 days ahead.
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
command-settings-about = Your language, your colours, your hours and your reminders
command-away = away
command-away-about = A holiday: your clocks stand still until that day; without one, you are back
command-prepare = prepare
command-prepare-about = Keep a move for your next turn; nobody else learns of it
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
command-game-follow = follow
command-game-follow-about = Be called when the match here is over, or do not any more
command-game-back = back
command-game-back-about = Take your seat back from the computer player
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
command-game-admin-gallery = gallery
command-game-admin-gallery-about = Show what is being played on this server in this channel
command-game-admin-timezone = timezone
command-game-admin-timezone-about = The time zone of all who have not set their own

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
command-option-reminders = reminders
command-option-reminders-about = What you want to be called for
command-option-direct = direct
command-option-direct-about = Remind me by direct message instead of in the channel
command-option-next = next
command-option-next-about = Tell me also when I am next
command-option-zone = timezone
command-option-zone-about = Type a large town in it and choose
command-option-quiet = quiet
command-option-quiet-about = Hours in which nobody calls you and your clocks stand still, like 23:00-07:00
command-option-substitute = substitute
command-option-substitute-about = Ask me when somebody on this server looks for a substitute
command-option-until = until
command-option-until-about = The day you are back, like 2026-12-24, or in how many days
command-option-first = move
command-option-first-about = What you would like best
command-option-second = else
command-option-second-about = What, if that is not possible any more
command-option-third = or
command-option-third-about = What, if neither is possible any more
command-option-since = since
command-option-since-about = What happened since this move, as pictures and in words
command-option-clock = clock
command-option-clock-about = How much time everybody has
command-option-at-zero = out-of-time
command-option-at-zero-about = What happens when somebody’s time runs out
command-option-stand-in = stand-in
command-option-stand-in-about = How well a computer player plays that stands in for somebody
command-option-rounds = rounds
command-option-rounds-about = Call me in every round too
command-option-shown = shown
command-option-shown-about = False takes the gallery down
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
command-choice-clock-none = no clock
command-choice-clock-live = live: 5 minutes a turn
command-choice-clock-evening = evening: 1 hour, and 10 minutes a turn
command-choice-clock-daily = daily: 24 hours, and 8 a turn
command-choice-clock-weekly = weekly: 7 days, and 2 a turn
command-choice-zero-stand-in = a computer player stands in
command-choice-zero-skip = the least is played for them
command-choice-zero-forfeit = they have given up
command-choice-zero-vote = the others decide
command-choice-reminders-all = my turn and deadlines
command-choice-reminders-deadlines = only deadlines
command-choice-reminders-none = nothing
command-choice-en = English
command-choice-de = German
command-choice-fr = French
command-choice-it = Italian
command-choice-standard = standard
command-choice-deuteranopia = deuteranopia (red-green)
command-choice-protanopia = protanopia (red-green)
command-choice-tritanopia = tritanopia (blue-yellow)
