### Ballo in maschera in italiano.

game-name = Mascherata
rules = Indovina chi porta quale maschera.

menu-card = { $card }
menu-player = { $seat }
ask-wear = Scegli una maschera.
ask-ask = { $seat }, chiedi una carta a qualcuno.
ask-give = { $seat }, dai una carta a { $taker }.
ask-over = Il ballo è finito.
event-round-began = Comincia la danza { $round }.
event-drew = { $seat } pesca { $cards }.
event-chose = { $seat } ha scelto una maschera.
event-unmasked = Le maschere sono { $worn }: { $seat } vince la danza.
event-asked = { $seat } chiede una carta a { $victim }.
event-gave = { $seat } dà una carta a { $taker }.
event-gave-card = { $seat } dà la carta { $card } a { $taker }.
event-ended = Il ballo è finito. In testa: { $seats }.
end-hand-empty = Qualcuno aveva meno di due carte.
refuse-asked-otherwise = Prima c'è altro da decidere. { $asked }
refuse-not-in-hand = Non hai la carta { $card }. In mano: { $hand }.
refuse-cannot-ask = Puoi chiedere a { LIST($choices, type: "or") }.
table-seat = Posti
row-seat = posto { $seat }
column-points = punti
passage-now = Adesso
passage-result = Risultato
passage-own = Le tue carte
passage-cards = Carte sul tavolo
now-round = È la danza { $round }.
score =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
own-hand = Nella tua mano: { $cards }.
own-hand-empty = La tua mano è vuota.
own-mask = Indossi la carta { $card }.
hand-size =
    { $seat } ha { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
trophy = Vinta a { $giver }: la carta { $card }.
trophy-hidden = Vinta a { $giver }: una carta che non hai visto.
pile =
    { $count ->
        [0] Il mazzo è vuoto.
        [one] 1 carta nel mazzo.
       *[other] { $count } carte nel mazzo.
    }
discard = Maschere indossate finora: { $cards }.
discard-empty = Nessuna maschera indossata finora.
