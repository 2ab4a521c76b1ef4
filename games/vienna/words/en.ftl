### Vienna in English. Names of places and persons come from the edition.
### A list is joined with "and"; LIST($things, type: "or") joins it with "or".

game-name = Vienna
rules = **Vienna in short.** In each round you roll your dice once. Then, turn by turn, everybody puts one or two dice on a field of the street: the number they show, or their sum, must be one that the field takes. Each field takes dice once.
    You drive ahead: a field behind your furthest die costs 1 coin. Before placing you may roll dice again or turn one by one, for 1 coin each time. Any dice can go to Geheimbund, for 1 coin each.
    When all dice lie, the street is evaluated from Krieau to Heuriger: fields give coins, points, characters and special cards. Symbols are compared with your neighbours.
    Whoever has the most points when somebody has reached 25 after an evaluation wins.

## Words

white-die = white { $face }
the-white-die = the white die
two-dice = { $first } + { $second }
dice-turned = { $was } (as { $now })
for-a-bribe = { $what } (back for { $cost })
any-pair = any pair
either-number = { $first } or { $second }
from-to = { $lowest } to { $highest }
coin-count =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
point-count =
    { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    }
symbol-citizen = citizens
symbol-church = churches
symbol-crown = crowns
symbols-citizen =
    { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
symbols-church =
    { $count ->
        [one] 1 church
       *[other] { $count } churches
    }
symbols-crown =
    { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
special-clock = start player
special-double = double move
special-joker = dice joker
special-influence = more influence
special-die = additional die
start-card = { $coins } with { $symbols }
person-shown = { $person } ({ $symbols })
seat-points = { $seat } { $points }

## Menus

menu-roll = Roll the dice
menu-place = Place dice
menu-field = { $field } ({ $number })
menu-field-behind = { $field } ({ $number }), back for { $cost }
menu-geheimbund = { $field } (any dice)
menu-dice = { $dice }
menu-nudge = Turn a die by one ({ $cost })
menu-die = { $die }
menu-turn-up = up to { $face }
menu-turn-down = down to { $face }
menu-reroll = Roll dice again ({ $cost })
menu-how-many =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
menu-these = { $dice }
menu-face = { $face }
menu-leave-dice = Leave the dice as they are
menu-double = Use the double move
menu-keep-double = Keep the double move for later
menu-take = { $coins } from { $seats }
menu-take-each = { $coins } each from { $seats }
menu-take-nothing = Take nothing

## What is asked

ask-start-card = { $seat }, choose a start card.
ask-roll = { $seat }, roll your dice.
ask-place = { $seat }, place one or two dice on a field.
ask-gendarme = { $seat }, choose a free field for the gendarme.
ask-reward = { $seat }, choose your reward: coins or points.
ask-prater = { $seat }, turn one of your dice to any face, or leave them.
ask-double = { $seat }, take another turn with the double move, or keep it.
ask-person = { $seat }, choose a character at { $field }.
ask-symbol = { $seat }, choose the symbol to compare at { $field }.
ask-tiergarten = { $seat }, choose whose coins to take at { $field }.
ask-over = The match is over.

## What happened

event-set-up = Everybody has { $dice } dice and starts with { $points }. { $seat } holds the clock and is start player.
event-start-card = { $seat } chooses a start card: { $card }.
event-person-buried = A second { $person } is turned over and goes under the pile.
event-pile-reshuffled =
    { $cards ->
        [one] Nobody new in the pile: 1 discarded card goes under it.
       *[other] Nobody new in the pile: { $cards } discarded cards are shuffled and go under it.
    }
event-persons-dealt = In the display: { $persons }.
event-display-empty = No characters are left for the display.
event-round-began = Round { $round } begins. { $seat } starts.
event-rolled = { $seat } rolls { $dice }.
event-rerolled = { $seat } pays 1 coin and rolls { $was } again: { $now }.
event-nudged = { $seat } pays 1 coin and turns { $was } to { $now }.
event-placed = { $seat } places { $dice } on { $field }.
event-placed-forced = { $seat } has nowhere else to go and places { $dice } on { $field }.
event-placed-behind = { $seat } bribes the coachman with 1 coin and places { $dice } on { $field }.
event-gendarme = { $seat } sends the gendarme to { $field }.
event-die-set = { $seat } turns { $was } to { $now }.
event-dice-left = { $seat } leaves the dice as they are.
event-double-used = { $seat } uses the double move.
event-double-kept = { $seat } keeps the double move for later.
event-evaluation = All dice are placed: round { $round } is evaluated along the street.
event-gained = { $field }: { $seat } gets { $gains }.
event-bought = { $field }: { $seat } pays { $paid } and gets { $gains }.
event-lapsed = { $field }: it costs { $cost } and { $seat } has { $coins }, so nothing happens.
event-special-taken = { $field }: { $seat } takes the special card “{ $card }”.
event-special-won = { $field }: { $seat } takes the special card “{ $card }” from { $source }.
event-special-kept = { $field }: { $seat } keeps the special card “{ $card }”.
event-person-taken = { $field }: { $person } ({ $symbols }) joins { $seat }.
event-person-bought = { $field }: { $seat } pays { $paid }, and { $person } ({ $symbols }) joins.
event-nobody-left = { $field }: no characters are left for { $seat }.
event-compared = { $field }: { $seat } compares { $symbol }, { $own } against { $lefts } ({ $left }) and { $rights } ({ $right }), and gets { $gains }.
event-compared-paid = { $field }: { $seat } pays { $paid } and compares { $symbol }, { $own } against { $lefts } ({ $left }) and { $rights } ({ $right }), and gets { $gains }.
event-coins-taken = { $field }: { $seat } takes { $coins } from { $seats }.
event-coins-taken-each = { $field }: { $seat } takes { $coins } each from { $seats }.
event-took-nothing = { $field }: { $seat } takes nothing.
event-nothing-to-take = { $field }: nobody else has a coin for { $seat } to take.
event-specials-counted =
    { $cards ->
        [0] { $field }: { $seat } has no special card and gets nothing.
        [one] { $field }: { $seat } gets { $points } for 1 special card.
       *[other] { $field }: { $seat } gets { $points } for { $cards } special cards.
    }
event-round-ended = After round { $round }: { $standings }.
event-majorities = { $seat } has more { $symbols } than either neighbour: { $points }.
event-no-majority = { $seat } has no majority of symbols.
event-coins-exchanged = { $seat } exchanges { $coins } for { $points }.
event-ended-none = { $seats } wins with { $points }.
event-ended-specials = { $seats } wins with { $points }: others have as many, but fewer special cards.
event-ended-coins = { $seats } wins with { $points }: points and special cards are level with others, and more coins are left.
event-ended-shared = { $seats } share the victory with { $points }.
end-target = After round { $round } somebody had at least { $target } points.

## The board in words

passage-now = Now
passage-result = Result
passage-seat = { $seat }
passage-street = The street
passage-geheimbund = { $field }, off the street
passage-start-cards = Start cards to choose from
passage-display = Characters in the display
passage-beside = Beside the board

now-start-cards = The first round has not begun yet.
now-placing = Round { $round }: dice are being placed.
now-evaluating = Round { $round } is being evaluated, now at field { $place }, { $field }.
now-over =
    { $round ->
        [one] 1 round was played.
       *[other] { $round } rounds were played.
    }
now-target = The match ends after the round in which somebody reaches { $target } points.
now-table = Around the table, clockwise: { $seats }.
result-place = Place { $place }: { $seat }, { $points }.

joker-die = { $die } as joker
one-die = die { $die }
several-dice = dice { $dice }
joker-rule = A joker counts as any face.
special-double-used = double move (used in this round)
seat-stock =
    { $points ->
        [0] No points
        [one] 1 point
       *[other] { $points } points
    }, { $coins }.
seat-dice = Dice: { $dice }.
seat-die = Die: { $dice }.
seat-to-roll =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    } still to roll.
seat-to-roll-white = { $count } dice still to roll, the white one among them.
seat-all-placed = All dice are placed.
seat-coach = The coach has reached field { $place }, { $field }.
seat-no-coach = The coach is not on the street yet.
seat-symbols = Symbols: { $symbols }.
seat-no-symbols = No symbols.
seat-specials =
    { $count ->
        [one] Special card: { $cards }.
       *[other] Special cards: { $cards }.
    }
seat-no-specials = No special cards.
seat-compared = Already compared in this round: { $symbols }.
seat-persons =
    { $count ->
        [one] Character: { $persons }.
       *[other] Characters: { $persons }.
    }
seat-no-persons = No characters.
seat-start-card = Start card: { $card }.
seat-no-start-card = No start card yet.

street-field = Field { $place }, { $field }, { $accepts }: { $standing }. { $effect }
accepts-number = number { $number }
effect-krieau = At once: send the gendarme to a free field, then take { $coins } or { $points }.
effect-prater = At once: { $coins }, and you may turn one of your dice to any face.
effect-gain = Gives { $gains }.
effect-gain-paid = Costs { $cost } and gives { $gains }.
effect-special = Gives the special card “{ $card }”.
effect-special-coins = Gives the special card “{ $card }” and { $coins }.
effect-person = Gives a character.
effect-person-paid = Costs { $cost } and gives a character.
effect-compare = Compares { $symbol } with both neighbours: { $gains } for each majority, { $tie } for each tie.
effect-gloriette = Costs { $cost } and compares a symbol of your choice with both neighbours: { $gains } for each majority, { $tie } for each tie.
effect-tiergarten = Take up to { $most } from one player, or { $each } each from two.
effect-heuriger = Gives { $points } for each special card.
effect-geheimbund = Takes any dice and gives { $coins } for each, at once.
stand-dice = taken by { $seat }, { $dice }
stand-gendarme = closed by the gendarme
stand-free = free
stand-empty = empty
lodge-dice = { $seat }: { $dice }.
lodge-empty = No dice are here.
start-card-left = { $card }.
display-person = { $person }: { $symbols }.
display-empty = The display is empty.
beside-pile =
    { $count ->
        [0] The draw pile is empty.
        [one] 1 card in the draw pile.
       *[other] { $count } cards in the draw pile.
    }
beside-discard =
    { $count ->
        [0] No discarded cards.
        [one] 1 discarded card.
       *[other] { $count } discarded cards.
    }
beside-specials =
    { $count ->
        [one] Special card that nobody holds yet: { $cards }.
       *[other] Special cards that nobody holds yet: { $cards }.
    }
beside-gendarme = The gendarme is waiting here.

## The board in brief

brief-seat = { $seat }: { $points }, { $coins }.
brief-seat-dice = { $seat }: { $points }, { $coins }, { $dice }.
brief-to-roll =
    { $count ->
        [one] 1 die to roll
       *[other] { $count } dice to roll
    }
brief-no-dice = no dice left
brief-stand = { $field }: { $seat }, { $dice }.
brief-lodge = { $field }: { $seats }.
brief-street-free = The whole street is free.
brief-gendarme = The gendarme keeps { $field } closed.
brief-start-cards = Start cards to choose from: { LIST($cards, type: "or") }.

## Why a move is refused

refuse-roll-first = You have not rolled in this round yet. Roll first, then place or change dice.
refuse-already-rolled = You have rolled in this round already. In front of you: { $dice }. Rolling some of them again costs 1 coin.
refuse-asked-otherwise = Something else is to be decided first. { $asked }
refuse-no-such-die = For that you are missing: { $missing }. In front of you: { $dice }.
refuse-one-or-two-dice =
    { $count ->
        [0] Name the dice to place: one or two.
       *[other] A field takes one or two dice; you named { $count }.
    }
refuse-no-die-named = Name at least one die to roll again. In front of you: { $dice }.
refuse-change-costs = Changing dice costs { $cost } each time, and you have none. Place dice as they are; Geheimbund takes any and pays 1 coin each.
refuse-no-wrap = A { $face } cannot be turned further that way, for there is no step between 6 and 1. You could turn it to { $instead }.
refuse-same-face = That die shows { $face } already. Choose another face, or leave the dice as they are.
refuse-no-such-field = There is no field “{ $field }” on this board.
refuse-occupied = { $field } is taken: { $owner } has { $there } there. { $dice } could go to { LIST($elsewhere, type: "or") }.
refuse-gendarme-there = The gendarme keeps { $field } closed in this round. { $dice } could go to { LIST($elsewhere, type: "or") }.
refuse-wrong-number =
    { $field } takes { $number }. { $dice-count ->
        [one] Your die counts as { $total }.
       *[other] Your dice { $dice } make { $total }.
    } { $ways-count ->
        [0] None of your dice fit. { $dice } could go to { LIST($elsewhere, type: "or") }.
       *[other] With { LIST($ways, type: "or") } you could go there.
    }
refuse-no-pair =
    { $field } takes two dice with the same face. { $ways-count ->
        [0] You have no such pair; { $dice } could go to { LIST($elsewhere, type: "or") }.
       *[other] With { LIST($ways, type: "or") } you could go there.
    }
refuse-white-alone =
    The white die only goes to { $field } together with another die. { $ways-count ->
        [0] Alone it could go to { LIST($elsewhere, type: "or") }.
       *[other] With { LIST($ways, type: "or") } you could go there; alone it could go to { LIST($elsewhere, type: "or") }.
    }
refuse-behind = { $field } lies behind your coach, which has reached { $coach }. Going back costs a bribe of { $cost }. You have { $coins }, so bribe the coachman if you want to go there.
refuse-bribe-costs = { $field } lies behind your coach, which has reached { $coach }. Going back costs a bribe of { $cost }, and you have none. { $dice } could go to { LIST($elsewhere, type: "or") }.
refuse-no-bribe-needed = You can go to { $field } without a bribe: place the dice there for free.
refuse-gendarme-on-street = The gendarme stays on the street; { $field } cannot be closed. Choose a free field of the street.
refuse-gendarme-on-free-field = { $owner } has dice on { $field }. The gendarme needs a free field.
refuse-no-such-start-card = There is no such start card. Still to be had: { LIST($left, type: "or") }.
refuse-start-card-taken = { $owner } has chosen that start card. Still to be had: { LIST($left, type: "or") }.
refuse-not-in-display = { $person } is not in the display. You can choose { LIST($display, type: "or") }.
refuse-symbol-counted = You have compared { $symbol } in this round already, and no symbol counts twice. You can choose { LIST($left, type: "or") }.
refuse-take-or-pass = Say whose coins you take and how many: up to { $most } from one player or { $each } each from two. If you want none, take nothing.
refuse-no-such-player = There is nobody at that seat. Take up to { $most } from one other player, or { $each } each from two.
refuse-not-from-yourself = You cannot take coins from yourself. Take up to { $most } from one other player, or { $each } each from two.
refuse-from-one-or-two = You can take coins from one player or from two, not from more and not twice from the same.
refuse-too-many-coins = You asked for { $coins }, but from one player you can take { $most } at most.
refuse-one-from-each = From two players you take { $each } each. For up to { $most } choose a single player.
refuse-too-few-coins = { $owner } has { $has }, so you cannot take { $coins } there.

## Statistics

table-match = Matches
table-length = Length
table-seat = Seats
table-order = Order of the first round
table-start-card = Start cards
table-field = Fields
row-all = all
row-rounds = { $rounds } rounds
row-seat = seat { $seat }
row-order = number { $number }
row-field = { $field }
column-rounds = rounds
column-points = points
column-coins = coins left
column-characters = characters
column-won = wins
column-visits = visits
column-lapses = lapsed
column-winners = by winners
column-share = share

## Pictures

picture-setup = Start cards
picture-placing = Round { $round } · Placing
picture-evaluation = Round { $round } · Evaluation
picture-over = The end, after round { $round }
picture-nothing-new = Nothing new since your last turn.
picture-went = { $seat }: { $field }
picture-and-more = { $told } (+{ $count })
picture-sources = Where the points came from
picture-course = Round by round
picture-final-scoring = Final scoring
picture-stopped = Ended early
picture-broken-off = The match ended before anybody had won.
picture-source-start = Start
picture-source-sights = Sights
picture-source-comparisons = Comparisons
picture-source-heuriger = Heuriger
picture-source-majorities = Final majorities
picture-source-coins = Coins exchanged

## Help pictures

help-special-card = Special card
help-character-card = Character card
help-start-card = Start card
help-special-clock = Whoever holds the clock starts the next round: first to roll, first to place.
help-special-double = Once in each round you may take a second turn right after your own.
help-special-joker = Any die of yours that shows 1 may be placed as whatever face you like.
help-special-influence = Counts as { $symbols } as long as you hold it.
help-special-die = You also roll the white die. It is placed together with another die, or alone at { $field }.
help-special-keep = You get it here and keep it until somebody else does:
help-character = Counts as { $symbols } when you compare with your neighbours.
help-copies =
    { $count ->
        [one] There is 1 such card.
       *[other] There are { $count } such cards.
    }
help-start = The coins come once, the symbols count for the whole match.
help-coach-title = The coach
help-coach = Your coach shows how far you have got along the street. Place dice ahead of it; to go back, bribe the coachman with { $cost }.
help-gendarme-title = The gendarme
help-gendarme = { $field } sends him to a free field of the street, and until the round has been evaluated no dice can go there.
help-symbols-title = The symbols
help-symbols = They are on your cards. Having more of one than your neighbours pays at the field below it, at { $field } and when the match ends.

# What speaks for a move

why-better-dice = Your dice fit better afterwards.
why-gendarme = That is the field the others want most.
why-double = A second turn at once: nobody can come in between.
why-person = { $symbols } more to compare with.
why-coins = Coins for you, none for them.
