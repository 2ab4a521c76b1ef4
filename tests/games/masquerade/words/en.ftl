### Masquerade in English.

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
