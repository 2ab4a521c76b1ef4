### Maskenball auf Deutsch.

menu-card = { $card }
menu-player = { $seat }
ask-wear = Wähl eine Maske.
ask-ask = { $seat }, bitte jemanden um eine Karte.
ask-give = { $seat }, gib { $taker } eine Karte.
ask-over = Der Ball ist vorbei.
event-round-began = Tanz { $round } beginnt.
event-drew = { $seat } zieht { $cards }.
event-chose = { $seat } hat eine Maske gewählt.
event-unmasked = Die Masken sind { $worn }: { $seat } gewinnt den Tanz.
event-asked = { $seat } bittet { $victim } um eine Karte.
event-gave = { $seat } gibt { $taker } eine Karte.
event-gave-card = { $seat } gibt { $taker } die { $card }.
event-ended = Der Ball ist vorbei. Vorn: { $seats }.
end-hand-empty = Jemand hatte weniger als zwei Karten.
refuse-asked-otherwise = Zuerst ist etwas anderes zu entscheiden. { $asked }
refuse-not-in-hand = Du hast keine { $card }. Auf der Hand: { $hand }.
refuse-cannot-ask = Du kannst { LIST($choices, type: "or") } bitten.
table-seat = Plätze
row-seat = Platz { $seat }
column-points = Punkte
