### Ballo in maschera in italiano.

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
