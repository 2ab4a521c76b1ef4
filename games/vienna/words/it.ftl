### Vienna in italiano. I nomi di luoghi e personaggi vengono dall’edizione.
### Un elenco si unisce con «e»; LIST($things, type: "or") lo unisce con «o».

game-name = Vienna
rules = **Vienna in breve.** In ogni round lanci i tuoi dadi una volta. Poi, a turno, ognuno mette uno o due dadi su una casella del percorso: il loro numero o la loro somma deve andare bene per la casella. Ogni casella prende dadi una volta sola.
    Si va avanti: una casella dietro al tuo dado più avanzato costa 1 moneta. Prima di mettere i dadi puoi rilanciarne alcuni o girarne uno di un punto, per 1 moneta ogni volta. Al Geheimbund c’è sempre posto: 1 moneta per dado.
    Quando tutti i dadi sono sul percorso, lo si valuta da Krieau a Heuriger: le caselle danno monete, punti, personaggi e carte speciali. I simboli si confrontano con i vicini.
    Quando dopo una valutazione qualcuno ha 25 punti, vince chi ne ha di più.

## Parole

white-die = bianco { $face }
the-white-die = il dado bianco
two-dice = { $first } + { $second }
dice-turned = { $was } (come { $now })
for-a-bribe = { $what } (indietro per { $cost })
any-pair = una coppia
either-number = { $first } o { $second }
from-to = da { $lowest } a { $highest }
coin-count =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
point-count =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
symbol-citizen = cittadini
symbol-church = chiese
symbol-crown = corone
symbols-citizen =
    { $count ->
        [one] 1 cittadino
       *[other] { $count } cittadini
    }
symbols-church =
    { $count ->
        [one] 1 chiesa
       *[other] { $count } chiese
    }
symbols-crown =
    { $count ->
        [one] 1 corona
       *[other] { $count } corone
    }
special-clock = primo giocatore
special-double = doppio turno
special-joker = jolly
special-influence = influenza extra
special-die = dado extra
start-card = { $coins } con { $symbols }
person-shown = { $person } ({ $symbols })
seat-points = { $seat } { $points }

## Menu

menu-roll = Lancia i dadi
menu-place = Piazza dadi
menu-field = { $field } ({ $number })
menu-field-behind = { $field } ({ $number }), indietro per { $cost }
menu-geheimbund = { $field } (qualsiasi dado)
menu-dice = { $dice }
menu-nudge = Gira un dado di uno ({ $cost })
menu-die = { $die }
menu-turn-up = sale a { $face }
menu-turn-down = scende a { $face }
menu-reroll = Rilancia dadi ({ $cost })
menu-how-many =
    { $count ->
        [one] un dado
       *[other] { $count } dadi
    }
menu-these = { $dice }
menu-face = { $face }
menu-leave-dice = Lascia i dadi come sono
menu-double = Usa il doppio turno
menu-keep-double = Tieni il doppio turno per dopo
menu-take = { $coins } da { $seats }
menu-take-each = { $coins } a testa da { $seats }
menu-take-nothing = Non prendere nulla

## Che cosa si chiede

ask-start-card = { $seat }, scegli una carta iniziale.
ask-roll = { $seat }, lancia i tuoi dadi.
ask-place = { $seat }, piazza uno o due dadi su una casella.
ask-gendarme = { $seat }, scegli una casella libera per il gendarme.
ask-reward = { $seat }, scegli la tua ricompensa: monete o punti.
ask-prater = { $seat }, gira uno dei tuoi dadi sulla faccia che vuoi, oppure lasciali come sono.
ask-double = { $seat }, usa il doppio turno per giocare ancora, oppure tienilo per dopo.
ask-person = { $field }: { $seat }, scegli un personaggio.
ask-symbol = { $field }: { $seat }, scegli il simbolo da confrontare.
ask-tiergarten = { $field }: { $seat }, scegli a chi prendere monete.
ask-over = La partita è finita.

## Che cosa è successo

event-set-up = Ognuno ha { $dice } dadi e parte con { $points }. { $seat } ha l’orologio e apre il primo round.
event-start-card = { $seat } sceglie una carta iniziale: { $card }.
event-person-buried = { $person } è già tra i personaggi disponibili: il doppione va sotto il mazzo.
event-pile-reshuffled =
    { $cards ->
        [one] Nel mazzo non ci sono più personaggi nuovi: 1 carta scartata torna sotto il mazzo.
       *[other] Nel mazzo non ci sono più personaggi nuovi: { $cards } carte scartate si mescolano e tornano sotto il mazzo.
    }
event-persons-dealt = Personaggi disponibili: { $persons }.
event-display-empty = Non ci sono più personaggi da scoprire.
event-round-began = Inizia il round { $round }. Comincia { $seat }.
event-rolled = { $seat } lancia i dadi: { $dice }.
event-rerolled = { $seat } paga 1 moneta e rilancia { $was }: ottiene { $now }.
event-nudged = { $seat } paga 1 moneta e gira un dado da { $was } a { $now }.
event-placed = { $seat } piazza { $dice } su { $field }.
event-placed-forced = { $seat } non può andare altrove e piazza { $dice } su { $field }.
event-placed-behind = { $seat } corrompe il cocchiere con 1 moneta e piazza { $dice } su { $field }.
event-gendarme = { $seat } manda il gendarme su { $field }.
event-die-set = { $seat } gira un dado da { $was } a { $now }.
event-dice-left = { $seat } lascia i dadi come sono.
event-double-used = { $seat } usa il doppio turno.
event-double-kept = { $seat } tiene il doppio turno per dopo.
event-evaluation = Tutti i dadi sono sul tabellone: si valuta il round { $round } lungo la strada.
event-gained = { $field }: { $seat } riceve { $gains }.
event-bought = { $field }: { $seat } paga { $paid } e riceve { $gains }.
event-lapsed = { $field }: costa { $cost }, ma { $seat } ha { $coins }, quindi non succede nulla.
event-special-taken = { $field }: { $seat } prende la carta speciale «{ $card }».
event-special-won = { $field }: { $seat } prende la carta speciale «{ $card }» da { $source }.
event-special-kept = { $field }: { $seat } conserva la carta speciale «{ $card }».
event-person-taken = { $field }: { $seat } prende con sé { $person } ({ $symbols }).
event-person-bought = { $field }: { $seat } paga { $paid } e prende con sé { $person } ({ $symbols }).
event-nobody-left = { $field }: per { $seat } non resta nessun personaggio.
event-compared = { $field }: { $seat } confronta il numero di { $symbol }, { $own } contro { $lefts } ({ $left }) e { $rights } ({ $right }), e riceve { $gains }.
event-compared-paid = { $field }: { $seat } paga { $paid } e confronta il numero di { $symbol }, { $own } contro { $lefts } ({ $left }) e { $rights } ({ $right }), e riceve { $gains }.
event-coins-taken = { $field }: { $seat } prende { $coins } da { $seats }.
event-coins-taken-each = { $field }: { $seat } prende { $coins } a testa da { $seats }.
event-took-nothing = { $field }: { $seat } non prende nulla.
event-nothing-to-take = { $field }: nessun altro ha monete che { $seat } possa prendere.
event-specials-counted =
    { $cards ->
        [0] { $field }: { $seat } non ha carte speciali e non riceve nulla.
        [one] { $field }: { $seat } riceve { $points } per 1 carta speciale.
       *[other] { $field }: { $seat } riceve { $points } per { $cards } carte speciali.
    }
event-round-ended = Dopo il round { $round }: { $standings }.
event-majorities = { $seat } ha più { $symbols } di ciascuno dei due vicini: { $points }.
event-no-majority = { $seat } non ha la maggioranza in nessun simbolo.
event-coins-exchanged = { $seat } cambia { $coins } in { $points }.
event-ended-none = { $seats } vince con { $points }.
event-ended-specials = { $seats } vince con { $points }: a parità di punti decidono le carte speciali.
event-ended-coins = { $seats } vince con { $points }: a parità di punti e di carte speciali decidono le monete rimaste.
event-ended-shared = { $seats } vincono a pari merito con { $points }.
end-target = Alla fine del round { $round } qualcuno aveva almeno { $target } punti.

## Il tabellone a parole

passage-now = Adesso
passage-result = Risultato
passage-seat = { $seat }
passage-street = La strada
passage-geheimbund = { $field }, fuori dalla strada
passage-start-cards = Carte iniziali tra cui scegliere
passage-display = Personaggi disponibili
passage-beside = Accanto al tabellone

now-start-cards = Il primo round non è ancora cominciato.
now-placing = Round { $round }: si piazzano i dadi.
now-evaluating = Si valuta il round { $round }: tocca alla casella { $place }, { $field }.
now-over =
    { $round ->
        [one] È stato giocato 1 round.
       *[other] Sono stati giocati { $round } round.
    }
now-target = La partita finisce dopo il round in cui qualcuno raggiunge { $target } punti.
now-table = Intorno al tavolo, in senso orario: { $seats }.
result-place = Posizione { $place }: { $seat }, { $points }.

joker-die = { $die } come jolly
one-die = dado { $die }
several-dice = dadi { $dice }
joker-rule = Un jolly vale qualsiasi faccia.
special-double-used = doppio turno (già usato in questo round)
seat-stock =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $coins }.
seat-dice = Dadi: { $dice }.
seat-die = Dado: { $dice }.
seat-to-roll =
    { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } ancora da lanciare.
seat-to-roll-white = { $count } dadi ancora da lanciare, compreso quello bianco.
seat-all-placed = Tutti i dadi sono piazzati.
seat-coach = La carrozza è arrivata alla casella { $place }, { $field }.
seat-no-coach = La carrozza non è ancora sulla strada.
seat-symbols = Simboli: { $symbols }.
seat-no-symbols = Nessun simbolo.
seat-specials =
    { $count ->
        [one] Carta speciale: { $cards }.
       *[other] Carte speciali: { $cards }.
    }
seat-no-specials = Nessuna carta speciale.
seat-compared = Simboli già confrontati in questo round: { $symbols }.
seat-persons =
    { $count ->
        [one] Personaggio: { $persons }.
       *[other] Personaggi: { $persons }.
    }
seat-no-persons = Nessun personaggio.
seat-start-card = Carta iniziale: { $card }.
seat-no-start-card = Ancora nessuna carta iniziale.

street-field = Casella { $place }, { $field }, { $accepts }: { $standing }. { $effect }
accepts-number = numero { $number }
effect-krieau = Subito: manda il gendarme su una casella libera, poi prendi { $coins } o { $points }.
effect-prater = Subito: { $coins }, e puoi girare uno dei tuoi dadi sulla faccia che vuoi.
effect-gain = Dà { $gains }.
effect-gain-paid = Costa { $cost } e dà { $gains }.
effect-special = Dà la carta speciale «{ $card }».
effect-special-coins = Dà la carta speciale «{ $card }» e { $coins }.
effect-person = Dà un personaggio.
effect-person-paid = Costa { $cost } e dà un personaggio.
effect-compare = Confronta il numero di { $symbol } con i due vicini: { $gains } per ogni maggioranza, { $tie } per ogni pareggio.
effect-gloriette = Costa { $cost } e confronta un simbolo a tua scelta con i due vicini: { $gains } per ogni maggioranza, { $tie } per ogni pareggio.
effect-tiergarten = Prendi fino a { $most } da un solo giocatore, o { $each } a testa da due.
effect-heuriger = Dà { $points } per ogni carta speciale.
effect-geheimbund = Accetta qualsiasi dado e dà subito { $coins } per ciascuno.
stand-dice = occupata da { $seat }, { $dice }
stand-gendarme = bloccata dal gendarme
stand-free = libera
stand-empty = vuota
lodge-dice = { $seat }: { $dice }.
lodge-empty = Qui non ci sono dadi.
start-card-left = { $card }.
display-person = { $person }: { $symbols }.
display-empty = Nessun personaggio disponibile.
beside-pile =
    { $count ->
        [0] Il mazzo è vuoto.
        [one] 1 carta nel mazzo.
       *[other] { $count } carte nel mazzo.
    }
beside-discard =
    { $count ->
        [0] Nessuna carta scartata.
        [one] 1 carta scartata.
       *[other] { $count } carte scartate.
    }
beside-specials =
    { $count ->
        [one] Carta speciale che nessuno ha ancora: { $cards }.
       *[other] Carte speciali che nessuno ha ancora: { $cards }.
    }
beside-gendarme = Qui aspetta il gendarme.

## Il tabellone in breve

brief-seat = { $seat }: { $points }, { $coins }.
brief-seat-dice = { $seat }: { $points }, { $coins }, { $dice }.
brief-to-roll =
    { $count ->
        [one] 1 dado da lanciare
       *[other] { $count } dadi da lanciare
    }
brief-no-dice = nessun dado rimasto
brief-stand = { $field }: { $seat }, { $dice }.
brief-lodge = { $field }: { $seats }.
brief-street-free = Tutta la strada è libera.
brief-gendarme = Il gendarme blocca { $field }.
brief-start-cards = Carte iniziali tra cui scegliere: { LIST($cards, type: "or") }.

## Perché una mossa è rifiutata

refuse-roll-first = In questo round non hai ancora lanciato i dadi. Prima lanciali, poi potrai piazzarli o cambiarli.
refuse-already-rolled = Hai già lanciato i dadi. Davanti a te: { $dice }. Rilanciarne alcuni costa 1 moneta.
refuse-asked-otherwise = Prima c’è altro da decidere. { $asked }
refuse-no-such-die = Per questa mossa ti manca: { LIST($missing) }. Davanti a te: { $dice }.
refuse-one-or-two-dice =
    { $count ->
        [0] Indica i dadi da piazzare: uno o due.
       *[other] Su una casella vanno uno o due dadi; tu ne hai indicati { $count }.
    }
refuse-no-die-named = Indica almeno un dado da rilanciare. Davanti a te: { $dice }.
refuse-change-costs = Cambiare i dadi costa ogni volta { $cost } e tu non ne hai. Piazzali come sono: Geheimbund accetta qualsiasi dado e paga 1 moneta per ciascuno.
refuse-no-wrap = Un { $face } non si può girare oltre in quella direzione: tra 6 e 1 non c’è passaggio. Puoi portarlo a { $instead }.
refuse-same-face = Quel dado mostra già { $face }. Scegli un’altra faccia, oppure lascia i dadi come sono.
refuse-no-such-field = Su questo tabellone non c’è nessuna casella «{ $field }».
refuse-occupied = Su { $field } c’è già { $owner } con { $there }. Con { $dice } puoi andare su { LIST($elsewhere, type: "or") }.
refuse-gendarme-there = In questo round il gendarme blocca { $field }. Con { $dice } puoi andare su { LIST($elsewhere, type: "or") }.
refuse-wrong-number =
    Su { $field } serve un totale di { $number }. { $dice-count ->
        [one] Il tuo dado vale { $total }.
       *[other] I tuoi dadi { $dice } valgono insieme { $total }.
    } { $ways-count ->
        [0] Non hai dadi adatti; puoi andare invece su { LIST($elsewhere, type: "or") }.
       *[other] Puoi andarci con { LIST($ways, type: "or") }.
    }
refuse-no-pair =
    Su { $field } servono due dadi uguali. { $ways-count ->
        [0] Non hai nessuna coppia; con { $dice } puoi andare su { LIST($elsewhere, type: "or") }.
       *[other] Puoi andarci con { LIST($ways, type: "or") }.
    }
refuse-white-alone =
    Il dado bianco va su { $field } solo insieme a un altro dado. { $ways-count ->
        [0] Da solo può andare su { LIST($elsewhere, type: "or") }.
       *[other] Puoi andarci con { LIST($ways, type: "or") }; da solo il dado bianco può andare su { LIST($elsewhere, type: "or") }.
    }
refuse-behind = { $field } è dietro la tua carrozza, già arrivata a { $coach }. Per tornare indietro devi corrompere il cocchiere con { $cost }. Hai { $coins }: se vuoi andarci, corrompilo.
refuse-bribe-costs = { $field } è dietro la tua carrozza, già arrivata a { $coach }. Per tornare indietro dovresti corrompere il cocchiere con { $cost }, ma non ne hai. Con { $dice } puoi andare su { LIST($elsewhere, type: "or") }.
refuse-no-bribe-needed = Su { $field } puoi andare senza corrompere il cocchiere: piazza lì i dadi gratis.
refuse-gendarme-on-street = Il gendarme resta sulla strada e non può bloccare { $field }. Scegli una casella libera lungo la strada.
refuse-gendarme-on-free-field = { $owner } ha dadi su { $field }. Al gendarme serve una casella libera.
refuse-no-such-start-card = Questa carta iniziale non esiste. Puoi ancora scegliere: { LIST($left, type: "or") }.
refuse-start-card-taken = { $owner } ha già scelto questa carta iniziale. Puoi ancora scegliere: { LIST($left, type: "or") }.
refuse-not-in-display = { $person } non è tra i personaggi disponibili. Puoi scegliere { LIST($display, type: "or") }.
refuse-symbol-counted = In questo round hai già confrontato il numero di { $symbol }, e nessun simbolo conta due volte. Puoi scegliere { LIST($left, type: "or") }.
refuse-take-or-pass = Indica a chi prendi monete e quante: fino a { $most } da un solo giocatore o { $each } a testa da due. Se non ne vuoi, non prendere nulla.
refuse-no-such-player = A quel posto non c’è nessuno. Prendi fino a { $most } da un altro giocatore, o { $each } a testa da due.
refuse-not-from-yourself = Non puoi prendere le tue stesse monete. Prendi fino a { $most } da un altro giocatore, o { $each } a testa da due.
refuse-from-one-or-two = Puoi prendere monete da un giocatore o da due, non da più di due e non due volte dallo stesso.
refuse-too-many-coins = Hai chiesto { $coins }, ma da un solo giocatore puoi prendere al massimo { $most }.
refuse-one-from-each = Da due giocatori prendi { $each } a testa. Per prendere fino a { $most } scegli un solo giocatore.
refuse-too-few-coins = { $owner } ha { $has }, quindi lì non puoi prendere { $coins }.

## Statistiche

table-match = Partite
table-length = Durata
table-seat = Posti
table-order = Ordine del primo round
table-start-card = Carte iniziali
table-field = Caselle
row-all = tutte
row-rounds = { $rounds } round
row-seat = posto { $seat }
row-order = numero { $number }
row-field = { $field }
column-rounds = round
column-points = punti
column-coins = monete rimaste
column-characters = personaggi
column-won = vittorie
column-visits = visite
column-lapses = a vuoto
column-winners = dei vincitori
column-share = quota

## Immagini

picture-setup = Carte di partenza
picture-placing = Round { $round } · Piazzamento
picture-evaluation = Round { $round } · Valutazione
picture-over = Fine dopo il round { $round }
picture-nothing-new = Niente di nuovo dal tuo ultimo turno.
picture-went = { $seat }: { $field }
picture-and-more = { $told } (+{ $count })
picture-sources = Da dove vengono i punti
picture-course = Round per round
picture-final-scoring = Punteggio finale
picture-stopped = Fine anticipata
picture-broken-off = La partita è finita prima che qualcuno vincesse.
picture-source-start = Partenza
picture-source-sights = Monumenti
picture-source-comparisons = Confronti
picture-source-heuriger = Heuriger
picture-source-majorities = Maggioranze finali
picture-source-coins = Monete scambiate

## Immagini di aiuto

help-special-card = Carta speciale
help-character-card = Carta personaggio
help-start-card = Carta iniziale
help-special-clock = Chi ha l’orologio apre il round seguente: lancia per primo e piazza per primo.
help-special-double = Una volta per round puoi giocare un secondo turno subito dopo il tuo.
help-special-joker = Ogni tuo dado che mostra 1 può essere piazzato con la faccia che vuoi.
help-special-influence = Vale { $symbols } finché la tieni tu.
help-special-die = Lanci anche il dado bianco. Piazzalo insieme a un altro dado, o da solo su { $field }.
help-special-keep = La ottieni qui e la tieni finché non la prende qualcun altro:
help-character = Vale { $symbols } quando ti confronti con i vicini.
help-copies =
    { $count ->
        [one] Di questa carta c’è 1 copia.
       *[other] Di questa carta ci sono { $count } copie.
    }
help-start = Le monete arrivano una volta sola, i simboli contano per tutta la partita.
help-coach-title = La carrozza
help-coach = La tua carrozza mostra fin dove sei sulla strada. Piazza i dadi più avanti; per tornare indietro corrompi il cocchiere con { $cost }.
help-gendarme-title = Il gendarme
help-gendarme = { $field } lo manda su una casella libera della strada: fino alla fine della valutazione lì non si piazzano dadi.
help-symbols-title = I simboli
help-symbols = Sono sulle tue carte. Averne più dei vicini rende sulla casella indicata, su { $field } e alla fine della partita.

# What speaks for a move

why-better-dice = Dopo i tuoi dadi si adattano meglio.
why-gendarme = È la casella che gli altri vogliono di più.
why-double = Un secondo turno subito: nessuno si mette in mezzo.
why-person = { $symbols } in più per i confronti.
why-coins = Monete per te, nessuna per loro.
