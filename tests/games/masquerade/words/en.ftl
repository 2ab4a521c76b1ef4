### Masquerade in English.

game-name = Masquerade
rules = Guess who wears which mask.

menu-card = { $card }
menu-player = { $seat }
ask-wear = Choose a mask.
ask-ask = { $seat }, ask a player for a card.
ask-give = { $seat }, give a card to { $taker }.
ask-over = The ball is over.
event-round-began = Dance { $round } begins.
event-drew = { $seat } draws { $cards }.
event-chose = { $seat } has chosen a mask.
event-unmasked = The masks are { $worn }: { $seat } wins the dance.
event-asked = { $seat } asks { $victim } for a card.
event-gave = { $seat } gives { $taker } a card.
event-gave-card = { $seat } gives { $taker } the { $card }.
event-ended = The ball is over. First: { $seats }.
end-hand-empty = Somebody had fewer than two cards.
refuse-asked-otherwise = Something else is to be decided first. { $asked }
refuse-not-in-hand = You have no { $card }. In your hand: { $hand }.
refuse-cannot-ask = You can ask { LIST($choices, type: "or") }.
table-seat = Seats
row-seat = seat { $seat }
column-points = points
passage-now = Now
passage-result = Result
passage-own = Your cards
passage-cards = Cards on the table
now-round = This is dance { $round }.
score =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
own-hand = In your hand: { $cards }.
own-hand-empty = Your hand is empty.
own-mask = You wear the { $card }.
hand-size =
    { $seat } holds { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }.
trophy = Won from { $giver }: the { $card }.
trophy-hidden = Won from { $giver }: a card you have not seen.
pile =
    { $count ->
        [0] The pile is empty.
        [one] 1 card in the pile.
       *[other] { $count } cards in the pile.
    }
discard = Masks worn so far: { $cards }.
discard-empty = No masks worn so far.
