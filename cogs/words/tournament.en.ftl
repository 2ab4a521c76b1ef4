### What is said about tournaments on Discord, in English.

## The announcement

event-swiss = A Swiss of { $game }: in every round you meet people who stand as you do.
event-robin = A round robin of { $game }: everybody meets everybody, as evenly as can be.
event-knockout = A knock-out of { $game }: the winners of all tables go on, and the best of the others.
event-league = A league of { $game }: divisions that play among themselves; who does well goes up.
event-open = Entries are open.
event-check-in = Check-in is open: whoever does not check in before the start does not play.
event-starts = It starts { $left }, at { $at }.
event-is-paused = The tournament was paused { $at }. No clock runs.
event-is-over = The tournament is over
event-is-off = The tournament was called off
event-not-begun = It has not begun yet
event-round = Round { $round }
event-round-done =
    { $tables ->
        [one] Round { $round }, one table, { $done ->
            [0] in play
           *[other] done
        }
       *[other] Round { $round }, { $done } of { $tables } tables done
    }
round-begins = Round { $round } begins { $left }.
round-until = Round { $round } ends { $left } at the latest; then the board decides wherever somebody still plays.
entrants =
    { $limit ->
        [0] { $count ->
            [one] One takes part:
           *[other] { $count } take part:
        }
       *[other] { $count } of { $limit } take part:
    }
listed-people = { $people }.
nobody-entered = Nobody has entered yet.
and-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
check-in-missing =
    { $count ->
        [0] Everybody has checked in.
        [one] One has not checked in yet.
       *[other] { $count } have not checked in yet.
    }
substitutes-wait =
    { $count ->
        [one] One would sit in for somebody.
       *[other] { $count } would sit in for somebody.
    }
event-dice = All lots and dice of this tournament are fixed already. Their seal: `{ $commitment }`
so-many-rounds =
    { $rounds ->
        [one] One round.
       *[other] { $rounds } rounds.
    }
until-decided = As many rounds as it takes until somebody leads alone, but at least three.
absent-stand-in = If somebody does not appear at their table, a computer player plays for them.
absent-substitute = If somebody does not appear at their table, whoever offered to sit in plays for them; if nobody did, a computer player.
absent-smaller = If somebody does not appear at their table, it is dealt anew without them, as long as enough are left.
round-limit =
    { $hours ->
        [one] A round lasts one hour at most; then the points on the board decide.
       *[other] A round lasts { $hours } hours at most; then the points on the board decide.
    }
gate-punctual-about =
    { $quarter ->
        [2] For all but the least punctual quarter of the players.
        [3] For the more punctual half of the players.
       *[other] For the most punctual quarter of the players.
    }
gate-least-about = For players rated { NUMBER($rating, useGrouping: 0) } or higher.
gate-most-about = For players rated { NUMBER($rating, useGrouping: 0) } or lower.
event-rated = Matches are rated.
event-absence-counts = A match changes your rating even if a stand-in played most of it.
event-unrated = Matches are not rated.
event-announced = “{ $event }” is announced. `/tournament desk start` closes the entries and seats the first round.

event-button-enter = Join
event-button-leave = Leave
event-button-checkin = Check in
event-button-sitin = Sit in for others
event-button-rules = Rules
event-button-standings = Standings
event-button-seating = Seating
event-button-mine = My table

## Rounds

room-title = Round { $round }, table { $table }
rulings-thread = Rulings: { $event }
table-title = Table { $table }
table-listed = **{ $title }**: { $people }.
table-listed-room = **{ $title }**, { $room }: { $people }.
division-table = Division { $division }, table { $table }
division-title = Division { $division }
table-seated = about to begin
table-playing = in play
table-done = done
table-ruled = adjudicated
nth-place = { $place }.
sits-out = Sitting out this round: { $people }.
no-seating = No round is seated yet.
no-results = There are no results yet.
standings-after = Standings after round { $round }
head-place = #
head-name = Name
head-score = Score
head-opponents = Opponents
head-share = Points
standing = { $place }. { $name }: { $score } in { $played } (opponents { $opponents } %, points { $share } %)
standing-out = { $place }. { $name }: { $score } in { $played }, out (opponents { $opponents } %, points { $share } %)
standings-in-words = `/tournament standings` has the cross table and the course too, and all of it in words.
cross-about = What each took from each; 2–1: two meetings won, one lost
cross-met = { $name } { $won } of { $times }
cross-line = { $name }: { $met }.
progress-line = { $name }: { $places }.
podium-about =
    { $rounds ->
        [one] { $count } players, one round
       *[other] { $count } players, { $rounds } rounds
    }
event-won = { $name } wins { $event }!
event-seed = The seed behind all lots and dice: `{ $seed }`. With the file below anybody can check seating, dice, results and rulings: `python -m bot verify`.
event-counted = This match is part of “{ $event }”; its result is counted there.
event-files = The tournament as one file, which anybody can check with `python -m bot verify`, and its standings for a spreadsheet.
seated-why =
    Table { $table }, { $is_last ->
        [yes] the last seat
       *[no] seat { $seat }
    } ({ $times ->
        [one] your first time there
        [2] your second time there
       *[other] time { $times } for you there
    }): { $fresh ->
        [0] you have met all { $opponents } opponents before.
        [one] one of { $opponents } opponents is new to you.
       *[other] { $fresh } of { $opponents } opponents are new to you.
    }

## Answers

entered = You take part in “{ $event }”. Watch this channel: your table gets a thread of its own, and you are called there.
entered-late = You take part in “{ $event }” from the next round on.
left-event = You do not take part in “{ $event }” any more.
left-running = You are out of “{ $event }” from the next round on. The match you are in goes on; if you cannot play it to its end, `/game concede`.
checked-in = You are checked in for “{ $event }”.
sits-in = You will be called when somebody does not appear. Another click takes that back.
sits-in-no-more = You are not on the list of substitutes any more.
desk-seated = “{ $event }” has begun: the first round is seated. `/tournament desk swap` corrects it, `/tournament desk start` begins it at once.
desk-begun = The round of “{ $event }” begins; the tables get their threads now.
ruling-done = Done, and written into the ledger.
mine-place =
    { $played ->
        [one] You are in place { $place }: { $score } in one match.
       *[other] You are in place { $place }: { $score } in { $played } matches.
    }
mine-out = You are out of the rounds to come.
mine-room = Your table: { $channel }
mine-waits = You take part. There is no table for you at the moment.
mine-nothing = You do not take part in “{ $event }”.
mine-substitute = You are on the list of substitutes of “{ $event }”.
event-listed-open = **{ $event }** in { $channel }: entries are open, { $count } so far.
event-listed-running = **{ $event }** in { $channel }: under way, { $count } take part.
event-listed-over = { $event } in { $channel }: over.
no-events = There is no tournament on this server yet. `/tournament new` announces one.

## The rules of an event

rules-score = **Score.** At each table you score the share of your opponents whom you beat: of three opponents, beating two is worth 0.67. A shared place is worth half. So tables of three, four and five count alike.
rules-ties = **Ties** are broken in this order: how well your opponents did on average; your meetings with those you are level with; your points as a share of the winner’s; a lot that was sealed before the start.
rules-ladder = **Order.** Who comes further is ahead; then how you did at your last table; then your score in all; then a lot that was sealed before the start. Nobody sits out twice before everybody has.
rules-seating = **Seating.** Nobody meets the same opponents again while that can be avoided, everybody sits in each seat equally often, and in a Swiss the scores at a table are close. `/tournament mine` says why you sit where you sit.
rules-fair = **Lots and dice** follow from a seed that was sealed before anybody entered: `{ $commitment }`. It is opened at the end, and anybody can check seating, dice and results.
rules-ledger = **Rulings** of the directors are written into a ledger that nobody can change unnoticed; the thread below the announcement shows it.
rules-league =
    { $movers ->
        [one] **Seasons.** After a season the last of each division and the first of the one below change places.
       *[other] **Seasons.** After a season the last { $movers } of each division and the first { $movers } of the one below change places.
    }

## Rulings

ruled-by = Ruled by { $name }, { $at }.
ruled-why = Why: { $why }
ruled-instead = Without the ruling: { $instead }
ruled-place = { $place }. { $who }
ruled-open = “{ $name }” is announced. Its seal: { $commitment }
ruled-start =
    { $count ->
        [one] The tournament begins with one player.
       *[other] The tournament begins with { $count } players.
    }
ruled-seat =
    { $tables ->
        [one] Round { $round } begins at one table.
       *[other] Round { $round } begins at { $tables } tables.
    }
ruled-result = Round { $round }, table { $table } is over: { $ranking }.
ruled-adjudicate = Round { $round }, table { $table } is adjudicated: { $ranking }.
ruled-pause = The tournament is paused.
ruled-resume =
    { $minutes ->
        [one] The tournament goes on after one minute; deadlines move by as much.
       *[other] The tournament goes on after { $minutes } minutes; deadlines move by as much.
    }
ruled-extend =
    { $hours ->
        [one] Round { $round } has one hour more.
       *[other] Round { $round } has { $hours } hours more.
    }
ruled-shorten =
    { $hours ->
        [one] Round { $round } has one hour less.
       *[other] Round { $round } has { $hours } hours less.
    }
ruled-postpone =
    { $hours ->
        [one] Round { $round } begins one hour later.
       *[other] Round { $round } begins { $hours } hours later.
    }
ruled-advance =
    { $hours ->
        [one] Round { $round } begins one hour earlier.
       *[other] Round { $round } begins { $hours } hours earlier.
    }
ruled-substitute = { $player } plays for { $who } at this table.
ruled-substitute-for-good = { $player } plays for { $who } from now on.
ruled-restart = Table { $table } is dealt anew: { $people }.
ruled-smaller = Table { $table } is dealt anew without somebody who did not appear: { $people }.
ruled-undo = At table { $table } moves may be taken back, if those who play there agree.
ruled-no-undo = At table { $table } moves may not be taken back any more.
ruled-penalise = { $score } is taken from the score of { $who }.
ruled-grant = { $score } is added to the score of { $who }.
ruled-apart = { $one } and { $other } are not seated at one table.
ruled-together = { $one } and { $other } may be seated at one table again.
ruled-reseat = In round { $round }, { $one } and { $other } change places.
ruled-drop = { $who } is out of the rounds to come.
ruled-left = { $who } has left the server and is out of the rounds to come.
ruled-late = { $who } enters late, from the next round on.
ruled-admit = { $who } is admitted.
ruled-move = The tournament goes on in { $channel }.
ruled-end = The tournament is over. First: { $people }.
ruled-cancel = The tournament is called off.
instead-play-on = { $who } would have been seated.
instead-go-on = everything would have gone on.
instead-stay-paused = it would have stayed paused.
instead-moment = it would have been <t:{ NUMBER($at, useGrouping: 0) }:f>.
instead-play-out = the table would have been played out.
instead-standing = the table would have been played out; on the board it stands { $ranking }.
instead-stand-in = a computer player would have played for { $who }.
instead-substitute = the first on the list of substitutes would have played for { $who }.
instead-smaller = the table would have been dealt anew without { $who }.
instead-undo = moves could still be taken back.
instead-no-undo = nothing is taken back in a rated match.
instead-take-place = the tournament would have taken place.
instead-enter = { $who } would have had to enter as everybody does.
instead-may-meet = they might have been seated together.
instead-apart = they would have stayed apart.
instead-no-penalty = nothing would have been taken or given.
instead-seating = the seating drawn had { $avoided } pairs to be kept apart, { $repeats } repeated meetings, { $uneven } uneven seats and a spread of { $spread }; now it has { $new_avoided }, { $new_repeats }, { $new_uneven } and { $new_spread }.
instead-stay = it would have stayed in { $channel }.
instead-next-round = the next round would have been played.

## What does not work, and what does

event-error = That does not work in this tournament.
no-event = There is no tournament in this channel. `/tournament list` shows where there are any, `/tournament new` announces one.
event-busy = A tournament is on in this channel already. Finish it first, or announce yours in another channel.
event-over = This tournament is over. `/tournament standings` shows how it ended; `/tournament new` announces the next one.
not-director = That is for those who direct this tournament: who announced it, its directors’ role, and who manages the server.
already-entered = You take part in this tournament already.
already-entered-other = This person takes part in this tournament already.
not-entered = You do not take part in this tournament; or it has no such player.
event-full = All { $limit } places are taken. You can offer to sit in for others instead.
entry-closed = It is too late to enter this tournament. You can offer to sit in for others; a director can still admit you.
barred = A director has taken you out of this tournament. They can admit you again.
gate-punctual = This tournament is for more punctual players. Take your turns in time for a while, and you may enter the next one.
gate-least-rating = This tournament is for players rated { NUMBER($rating, useGrouping: 0) } or higher. `/rank` shows where you stand.
gate-most-rating = This tournament is for players rated { NUMBER($rating, useGrouping: 0) } or lower. `/rank` shows where you stand.
no-check-in = Nobody has to check in at the moment.
too-few-entrants =
    { $have ->
        [0] Nobody has entered; one table needs at least { $need }.
        [one] One player is not enough; one table needs at least { $need }. Computer players count: `/tournament desk computers`.
       *[other] { $have } players are not enough; one table needs at least { $need }. Computer players count: `/tournament desk computers`.
    }
event-not-started = This tournament has not begun, or nothing is being played at the moment.
event-started = This tournament has begun already.
event-not-paused = This tournament is not paused.
event-paused = This tournament is paused. `/tournament desk resume` lets it go on.
no-such-table =
    { $count ->
        [0] No round is seated, so there is no table { $table }.
        [one] This round has one table only, not { $table }.
       *[other] This round has the tables 1 to { $count }, not { $table }.
    }
table-over = This table has a result already.
bad-ranking = Type the { $seats } seats in the order of the ranking, the best first, like 2 1 3; where two tie, 2=1 3.
round-runs = The round has begun, so its seating stands. `/tournament desk restart` deals a table anew.
not-substitute = This person plays in this round already.
no-deadline = There is no deadline to be moved.
no-such-entrant = Nobody, or more than one, goes by that name here. Choose from the list.
no-such-player = Choose somebody of this server who is not a bot.
no-such-event = There is no tournament number { $event } on this server. Choose from the list.
unreadable-moment = Type a moment to come, like 2026-12-24 20:00, or 90m, or 3h.
event-needs-channel = A tournament needs a text channel: its tables get threads there.
event-needs-threads = I am not allowed to open threads and post in them here. Somebody who manages the server can allow me to.
bad-plan-limit = So few could not even fill one table.
bad-plan-start = The start must be in the future.
bad-plan-check-in = Check-in needs a start: option “start”.
bad-plan-name = A tournament needs a name.
bad-plan-rating = Nobody could enter: “rating-from” is higher than “rating-to”.
bad-plan-season = The season before must be a league of this server that is over.
bad-plan-choice = That cannot be chosen. Take something from the lists.
cannot-show-event = I cannot show “{ $event }” any more: its channel is gone or closed to me. Nothing is lost; bring it into another channel with `/tournament desk move`.

## Commands. Names: lower case, no spaces, at most 32 letters

command-tournament = tournament
command-tournament-about = Tournaments: announce, take part, look
command-tournament-new = new
command-tournament-new-about = Announce a tournament in this channel
command-tournament-join = join
command-tournament-join-about = Take part in the tournament of this channel
command-tournament-leave = leave
command-tournament-leave-about = Take part no more
command-tournament-check-in = check-in
command-tournament-check-in-about = Say that you are there
command-tournament-sit-in = sit-in
command-tournament-sit-in-about = Offer to play where somebody does not appear, or take that back
command-tournament-list = list
command-tournament-list-about = The tournaments of this server
command-tournament-standings = standings
command-tournament-standings-about = Who stands where, who beat whom, how it came about
command-tournament-seating = seating
command-tournament-seating-about = Who plays whom in this round
command-tournament-mine = mine
command-tournament-mine-about = Where you sit, and why
command-tournament-rules = rules
command-tournament-rules-about = How it is played, scored and directed
command-tournament-export = export
command-tournament-export-about = The tournament as files
command-tournament-desk = desk
command-tournament-desk-about = For those who direct the tournament
command-desk-start = start
command-desk-start-about = Seat the first round; again: begin the seated round now
command-desk-check-in = check-in
command-desk-check-in-about = Ask everybody to check in from now on
command-desk-computers = computers
command-desk-computers-about = How many computer players take part
command-desk-pause = pause
command-desk-pause-about = Everything stands still
command-desk-resume = resume
command-desk-resume-about = Everything goes on
command-desk-extend = extend
command-desk-extend-about = More time for the round
command-desk-move = move
command-desk-move-about = Bring a tournament into this channel
command-desk-end = end
command-desk-end-about = End it as it stands; before the first round, call it off
command-desk-adjudicate = adjudicate
command-desk-adjudicate-about = End a table with a ranking, or as it stands on the board
command-desk-restart = restart
command-desk-restart-about = Deal a table anew
command-desk-undo = undo
command-desk-undo-about = Let moves at a rated table be taken back, or no more
command-desk-swap = swap
command-desk-swap-about = Two change places before a round begins
command-desk-substitute = substitute
command-desk-substitute-about = Somebody else plays for a player
command-desk-penalise = penalise
command-desk-penalise-about = Take score away from somebody
command-desk-apart = apart
command-desk-apart-about = Two are not seated together; again: they may be
command-desk-admit = admit
command-desk-admit-about = Somebody takes part, whatever the gates say
command-desk-drop = drop
command-desk-drop-about = Somebody takes part no more

command-option-name = name
command-option-name-about = What it is called
command-option-format = format
command-option-format-about = How it is played
command-option-event-rounds = rounds
command-option-event-rounds-about = How many; 0: until somebody leads alone; nothing: as many as fit
command-option-no-show = no-show
command-option-no-show-about = What happens when somebody does not appear at their table
command-option-deadline = deadline
command-option-deadline-about = Hours after which a round ends
command-option-break = break
command-option-break-about = Minutes between the seating of a round and its beginning
command-option-limit = limit
command-option-limit-about = How many may take part
command-option-start = start
command-option-start-about = When it starts, like 2026-12-24 20:00 or 3h; nothing: when a director says so
command-option-check-in = check-in
command-option-check-in-about = Minutes before the start in which everybody has to check in
command-option-late = late-entry
command-option-late-about = Whether people may enter once it has begun
command-option-director = director
command-option-director-about = The role whose members direct it
command-option-rated = rated
command-option-rated-about = Whether it changes ratings; then nothing is taken back
command-option-absence = absence-counts
command-option-absence-about = Whether a match that a stand-in mostly played changes the rating of its owner
command-option-punctual = punctual
command-option-punctual-about = Only for punctual players
command-option-least-rating = rating-from
command-option-least-rating-about = Only for players rated so high or higher
command-option-most-rating = rating-to
command-option-most-rating-about = Only for players rated so high or lower
command-option-division = division
command-option-division-about = How many play in a division of a league
command-option-season = season-after
command-option-season-about = The league whose next season this is
command-option-view = view
command-option-view-about = What to look at
command-option-why = why
command-option-why-about = Everybody can read it
command-option-hours = hours
command-option-hours-about = How many more; less than nothing takes time away
command-option-event = tournament
command-option-event-about = Its number
command-option-table = table
command-option-table-about = The number of the table in this round
command-option-ranking = ranking
command-option-ranking-about = Seats, the best first, like 2 1 3 or 2=1 3; nothing: as the board stands
command-option-allowed = allowed
command-option-allowed-about = False: no more
command-option-entrant = player
command-option-entrant-about = Type a part of the name and choose
command-option-other = other
command-option-other-about = Type a part of the name and choose
command-option-person = person
command-option-person-about = Somebody of this server
command-option-for-good = for-good
command-option-for-good-about = In all rounds to come, not only at this table
command-option-score = score
command-option-score-about = How much, like 0.5; less than nothing gives it

command-choice-format-swiss = Swiss
command-choice-format-robin = round robin
command-choice-format-knockout = knock-out
command-choice-format-league = league
command-choice-no-show-stand-in = a computer player plays
command-choice-no-show-substitute = a substitute plays
command-choice-no-show-smaller = the table is dealt anew without them
command-choice-quarter-2 = all but the least punctual quarter
command-choice-quarter-3 = the more punctual half
command-choice-quarter-4 = the most punctual quarter
command-choice-view-standings = standings
command-choice-view-cross = who beat whom
command-choice-view-progress = from round to round
