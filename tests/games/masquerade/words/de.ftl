### Maskenball auf Deutsch.

game-name = Maskerade
rules = Errate, wer welche Maske trägt.

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
passage-now = Jetzt
passage-result = Ergebnis
passage-own = Deine Karten
passage-cards = Karten auf dem Tisch
now-round = Das ist Tanz { $round }.
score =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
own-hand = Auf deiner Hand: { $cards }.
own-hand-empty = Deine Hand ist leer.
own-mask = Du trägst die { $card }.
hand-size =
    { $seat } hat { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }.
trophy = Gewonnen von { $giver }: die { $card }.
trophy-hidden = Gewonnen von { $giver }: eine Karte, die du nicht gesehen hast.
pile =
    { $count ->
        [0] Der Stapel ist leer.
        [one] 1 Karte im Stapel.
       *[other] { $count } Karten im Stapel.
    }
discard = Bisher getragene Masken: { $cards }.
discard-empty = Noch keine Maske wurde getragen.
