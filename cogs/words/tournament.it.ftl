### Ciò che si dice dei tornei su Discord, in italiano.

## L’annuncio

event-swiss = Torneo di { $game } con il sistema svizzero: a ogni round incontri chi è messo come te in classifica.
event-robin = Torneo di { $game } all’italiana: tutti incontrano tutti, nel modo più uniforme possibile.
event-knockout = Torneo di { $game } a eliminazione: passano i vincitori di tutti i tavoli e i migliori tra gli altri.
event-league = Campionato di { $game }: ogni divisione gioca al suo interno; chi fa bene sale.
event-open = Le iscrizioni sono aperte.
event-check-in = Il check-in è aperto: chi non lo fa prima dell’inizio non gioca.
event-starts = Si comincia { $left } ({ $at }).
event-is-paused = Il torneo è stato sospeso { $at }. Nessun orologio corre.
event-is-over = Il torneo è finito
event-is-off = Il torneo è stato annullato
event-not-begun = Il torneo non è ancora cominciato
event-round = Round { $round }
event-round-done =
    { $tables ->
        [one] Round { $round }, un tavolo, { $done ->
            [0] in gioco
           *[other] finito
        }
       *[other] Round { $round }, tavoli finiti: { $done } su { $tables }
    }
round-begins = Il round { $round } comincia { $left }.
round-until = Il round { $round } finisce al più tardi { $left }; poi, dove si gioca ancora, decide il tabellone.
entrants =
    { $limit ->
        [0] { $count ->
            [one] Un partecipante:
           *[other] { $count } partecipanti:
        }
       *[other] Partecipanti ({ $count } su { $limit }):
    }
listed-people = { $people }.
nobody-entered = Finora non c’è nessuna iscrizione.
and-more =
    { $count ->
        [one] E un altro.
       *[other] E altri { $count }.
    }
check-in-missing =
    { $count ->
        [0] Tutti hanno fatto il check-in.
        [one] Una persona non ha ancora fatto il check-in.
       *[other] { $count } persone non hanno ancora fatto il check-in.
    }
substitutes-wait =
    { $count ->
        [one] C’è una riserva.
       *[other] Ci sono { $count } riserve.
    }
event-dice = Tutti i sorteggi e i dadi di questo torneo sono già decisi. Il loro sigillo: `{ $commitment }`
so-many-rounds =
    { $rounds ->
        [one] Un solo round.
       *[other] { $rounds } round.
    }
until-decided = Si gioca finché una sola persona è in testa, ma almeno tre round.
absent-stand-in = Se qualcuno non si presenta al suo tavolo, al suo posto gioca un computer.
absent-substitute = Se qualcuno non si presenta al suo tavolo, al suo posto gioca una riserva; se non ce ne sono, un computer.
absent-smaller = Se qualcuno non si presenta al suo tavolo, gli altri ricominciano da capo, purché restino in numero sufficiente.
round-limit =
    { $hours ->
        [one] Un round dura al massimo un’ora; poi decidono i punti sul tabellone.
       *[other] Un round dura al massimo { $hours } ore; poi decidono i punti sul tabellone.
    }
gate-punctual-about =
    { $quarter ->
        [2] Per tutti tranne il quarto meno puntuale dei giocatori.
        [3] Per la metà più puntuale dei giocatori.
       *[other] Per il quarto più puntuale dei giocatori.
    }
gate-least-about = Per giocatori con un rating di almeno { NUMBER($rating, useGrouping: 0) }.
gate-most-about = Per giocatori con un rating fino a { NUMBER($rating, useGrouping: 0) }.
event-rated = Le partite sono classificate.
event-absence-counts = Una partita cambia il tuo rating anche se l’ha giocata per lo più un sostituto.
event-unrated = Le partite non sono classificate.
event-announced = Il torneo «{ $event }» è annunciato. `/torneo direzione comincia` chiude le iscrizioni e forma i tavoli del primo round.

event-button-enter = Iscriviti
event-button-leave = Lascia il torneo
event-button-checkin = Fai il check-in
event-button-sitin = Fai da riserva
event-button-rules = Regole
event-button-standings = Classifica
event-button-seating = Tavoli
event-button-mine = Il mio tavolo

## I round

room-title = Round { $round }, tavolo { $table }
rulings-thread = Decisioni: { $event }
table-title = Tavolo { $table }
table-listed = **{ $title }**: { $people }.
table-listed-room = **{ $title }**, { $room }: { $people }.
division-table = Divisione { $division }, tavolo { $table }
division-title = Divisione { $division }
table-seated = sta per cominciare
table-playing = in gioco
table-done = finito
table-ruled = deciso d’ufficio
nth-place = { $place }º
sits-out = A riposo in questo round: { $people }.
no-seating = I tavoli non sono ancora formati.
no-results = Non ci sono ancora risultati.
standings-after = Classifica dopo il round { $round }
head-place = #
head-name = Nome
head-score = Punteggio
head-opponents = Avversari
head-share = Punti
standing = { $place }. { $name }: { $score } su { $played } (avversari { $opponents } %, punti { $share } %)
standing-out = { $place }. { $name }: { $score } su { $played }, fuori (avversari { $opponents } %, punti { $share } %)
standings-in-words = `/torneo classifica` mostra anche gli scontri diretti e l’andamento, e dice tutto anche a parole.
cross-about = Chi ha battuto chi; 2–1: due incontri vinti, uno perso
cross-met = { $name } { $won } su { $times }
cross-line = { $name }: { $met }.
progress-line = { $name }: { $places }.
podium-about =
    { $rounds ->
        [one] { $count } giocatori, un round
       *[other] { $count } giocatori, { $rounds } round
    }
event-won = { $name } vince { $event }!
event-seed = Il seme da cui nascono tutti i sorteggi e i dadi: `{ $seed }`. Con il file qui sotto chiunque può controllare tavoli, dadi, risultati e decisioni: `python -m bot verify`.
event-counted = Questa partita fa parte di “{ $event }”; il risultato vale lì.
event-files = Il torneo in un file, che chiunque può controllare con `python -m bot verify`, e la sua classifica per un foglio di calcolo.
seated-why =
    Tavolo { $table }, { $is_last ->
        [yes] l’ultimo posto
       *[no] posto { $seat }
    } ({ $times ->
        [one] la tua prima volta lì
        [2] la tua seconda volta lì
       *[other] la tua { $times }ª volta lì
    }): { $fresh ->
        [0] hai già incontrato tutti e { $opponents } gli avversari.
        [one] un avversario su { $opponents } è nuovo per te.
       *[other] { $fresh } avversari su { $opponents } sono nuovi per te.
    }

## Risposte

entered = Partecipi a «{ $event }». Tieni d’occhio questo canale: il tuo tavolo avrà un thread tutto suo, e lì riceverai un avviso.
entered-late = Partecipi a «{ $event }» dal prossimo round.
left-event = Non partecipi più a «{ $event }».
left-running = Dal prossimo round non partecipi più a «{ $event }». La partita che stai giocando continua; se non puoi finirla, `/partita rinuncia`.
checked-in = Hai fatto il check-in per «{ $event }».
sits-in = Riceverai un avviso quando qualcuno non si presenta. Se ci ripensi, basta un altro clic.
sits-in-no-more = Non sei più tra le riserve.
desk-seated = Il torneo «{ $event }» è cominciato: i tavoli del primo round sono formati. `/torneo direzione scambia` li corregge, `/torneo direzione comincia` fa partire subito il round.
desk-begun = Il round di «{ $event }» comincia; ora i tavoli ricevono i loro thread.
ruling-done = Fatto, e scritto nel registro.
mine-place =
    { $played ->
        [one] Sei in posizione { $place }: { $score } in una partita.
       *[other] Sei in posizione { $place }: { $score } in { $played } partite.
    }
mine-out = Nei prossimi round non giochi più.
mine-room = Il tuo tavolo: { $channel }
mine-waits = Partecipi. Al momento non c’è un tavolo per te.
mine-nothing = Non partecipi a «{ $event }».
mine-substitute = Sei tra le riserve di «{ $event }».
event-listed-open = **{ $event }** in { $channel }: iscrizioni aperte, finora { $count }.
event-listed-running = **{ $event }** in { $channel }: in corso, { $count } in gara.
event-listed-over = { $event } in { $channel }: finito.
no-events = Su questo server non c’è ancora nessun torneo. `/torneo nuovo` ne annuncia uno.

## Le regole di un torneo

rules-score = **Punteggio.** A ogni tavolo ottieni la quota di avversari che batti: con tre avversari, batterne due vale 0,67. Un pari merito vale la metà. Così i tavoli da tre, quattro e cinque contano allo stesso modo.
rules-ties = **A parità di punteggio** decidono, in quest’ordine: quanto hanno fatto bene in media i tuoi avversari; gli scontri diretti con chi è alla pari con te; i tuoi punti come quota di quelli di chi ha vinto; un sorteggio sigillato prima dell’inizio.
rules-ladder = **Ordine.** È davanti chi arriva più lontano; poi conta come è andato il tuo ultimo tavolo; poi il tuo punteggio totale; poi un sorteggio sigillato prima dell’inizio. Nessuno riposa due volte prima che abbiano riposato tutti.
rules-seating = **Tavoli.** Nessuno incontra di nuovo gli stessi avversari finché si può evitare, tutti siedono in ogni posto lo stesso numero di volte, e nel sistema svizzero i punteggi a un tavolo sono vicini. `/torneo mio-tavolo` dice perché siedi dove siedi.
rules-fair = **Sorteggi e dadi** nascono da un seme sigillato prima di ogni iscrizione: `{ $commitment }`. Si svela alla fine, e chiunque può controllare tavoli, dadi e risultati.
rules-ledger = **Le decisioni** della direzione sono scritte in un registro che nessuno può cambiare di nascosto; il thread sotto l’annuncio lo mostra.
rules-league =
    { $movers ->
        [one] **Stagioni.** Dopo una stagione l’ultimo di ogni divisione e il primo di quella sotto si scambiano di posto.
       *[other] **Stagioni.** Dopo una stagione gli ultimi { $movers } di ogni divisione e i primi { $movers } di quella sotto si scambiano di posto.
    }

## Decisioni

ruled-by = Deciso da { $name }, { $at }.
ruled-why = Motivo: { $why }
ruled-instead = Senza questa decisione: { $instead }
ruled-place = { $place }. { $who }
ruled-open = Il torneo «{ $name }» è annunciato. Il suo sigillo: { $commitment }
ruled-start =
    { $count ->
        [one] Il torneo comincia con un giocatore.
       *[other] Il torneo comincia con { $count } giocatori.
    }
ruled-seat =
    { $tables ->
        [one] Il round { $round } comincia con un tavolo.
       *[other] Il round { $round } comincia con { $tables } tavoli.
    }
ruled-result = Il tavolo { $table } del round { $round } è finito: { $ranking }.
ruled-adjudicate = Il tavolo { $table } del round { $round } è deciso d’ufficio: { $ranking }.
ruled-pause = Il torneo è sospeso.
ruled-resume =
    { $minutes ->
        [one] Il torneo riprende dopo un minuto; le scadenze si spostano di altrettanto.
       *[other] Il torneo riprende dopo { $minutes } minuti; le scadenze si spostano di altrettanto.
    }
ruled-extend =
    { $hours ->
        [one] Il round { $round } ha un’ora in più.
       *[other] Il round { $round } ha { $hours } ore in più.
    }
ruled-shorten =
    { $hours ->
        [one] Il round { $round } ha un’ora in meno.
       *[other] Il round { $round } ha { $hours } ore in meno.
    }
ruled-postpone =
    { $hours ->
        [one] Il round { $round } comincia un’ora più tardi.
       *[other] Il round { $round } comincia { $hours } ore più tardi.
    }
ruled-advance =
    { $hours ->
        [one] Il round { $round } comincia un’ora prima.
       *[other] Il round { $round } comincia { $hours } ore prima.
    }
ruled-substitute = { $player } gioca a questo tavolo al posto di { $who }.
ruled-substitute-for-good = { $player } gioca d’ora in poi al posto di { $who }.
ruled-restart = Il tavolo { $table } ricomincia da capo: { $people }.
ruled-smaller = Il tavolo { $table } ricomincia da capo senza chi non si è presentato: { $people }.
ruled-undo = Al tavolo { $table } si possono annullare le mosse, se chi gioca lì è d’accordo.
ruled-no-undo = Al tavolo { $table } non si possono più annullare le mosse.
ruled-penalise = Penalità per { $who }: { $score } in meno nel punteggio.
ruled-grant = { $who } riceve { $score } in più nel punteggio.
ruled-apart = { $one } e { $other } non siederanno allo stesso tavolo.
ruled-together = { $one } e { $other } possono di nuovo sedere allo stesso tavolo.
ruled-reseat = Nel round { $round }, { $one } e { $other } si scambiano di posto.
ruled-drop = { $who } non gioca più nei prossimi round.
ruled-left = { $who } ha lasciato il server e non gioca più nei prossimi round.
ruled-late = { $who } si iscrive a torneo iniziato e gioca dal prossimo round.
ruled-admit = Ammissione al torneo: { $who }.
ruled-move = Il torneo continua in { $channel }.
ruled-end = Il torneo è finito. Primo posto: { $people }.
ruled-cancel = Il torneo è annullato.
instead-play-on = per { $who } ci sarebbe stato un posto.
instead-go-on = tutto sarebbe andato avanti.
instead-stay-paused = il torneo sarebbe rimasto sospeso.
instead-moment = sarebbe stato <t:{ NUMBER($at, useGrouping: 0) }:f>.
instead-play-out = al tavolo si sarebbe giocato fino alla fine.
instead-standing = il tavolo sarebbe stato giocato fino in fondo; sul tabellone si è a { $ranking }.
instead-stand-in = un computer avrebbe giocato al posto di { $who }.
instead-substitute = la prima riserva dell’elenco avrebbe giocato al posto di { $who }.
instead-smaller = il tavolo sarebbe ricominciato da capo senza { $who }.
instead-undo = si potrebbero ancora annullare le mosse.
instead-no-undo = in una partita classificata non si annulla nulla.
instead-take-place = il torneo si sarebbe tenuto.
instead-enter = { $who } avrebbe dovuto iscriversi come tutti.
instead-may-meet = avrebbero potuto sedere allo stesso tavolo.
instead-apart = sarebbero rimasti separati.
instead-no-penalty = nulla sarebbe stato tolto o aggiunto.
instead-seating = i tavoli sorteggiati avevano: coppie da tenere separate { $avoided }, incontri ripetuti { $repeats }, posti non equi { $uneven }, distacco { $spread }; ora { $new_avoided }, { $new_repeats }, { $new_uneven } e { $new_spread }.
instead-stay = il torneo sarebbe rimasto in { $channel }.
instead-next-round = si sarebbe giocato il round successivo.

## Che cosa non funziona, e che cosa sì

event-error = In questo torneo non è possibile.
no-event = In questo canale non c’è nessun torneo. `/torneo elenco` mostra dove ce ne sono, `/torneo nuovo` ne annuncia uno.
event-busy = In questo canale c’è già un torneo. Finitelo prima, oppure annuncia il tuo in un altro canale.
event-over = Questo torneo è finito. `/torneo classifica` mostra com’è andata; `/torneo nuovo` annuncia il prossimo.
not-director = Può farlo solo chi dirige questo torneo: chi l’ha annunciato, chi ha il ruolo della direzione e chi gestisce il server.
already-entered = Partecipi già a questo torneo.
already-entered-other = Questa persona partecipa già a questo torneo.
not-entered = Non partecipi a questo torneo, oppure qui questo giocatore non c’è.
event-full = Tutti i { $limit } posti sono occupati. Però puoi fare da riserva.
entry-closed = È troppo tardi per iscriversi a questo torneo. Puoi fare da riserva; la direzione può ancora ammetterti.
barred = La direzione ti ha tolto da questo torneo. Può ammetterti di nuovo.
gate-punctual = Questo torneo è per giocatori più puntuali. Per un po’ gioca i tuoi turni in tempo, e potrai iscriverti al prossimo.
gate-least-rating = Questo torneo è per giocatori con un rating di almeno { NUMBER($rating, useGrouping: 0) }. `/classifica` mostra a che punto sei.
gate-most-rating = Questo torneo è per giocatori con un rating fino a { NUMBER($rating, useGrouping: 0) }. `/classifica` mostra a che punto sei.
no-check-in = Al momento nessuno deve fare il check-in.
too-few-entrants =
    { $have ->
        [0] Non c’è nessuna iscrizione; per un tavolo ne servono almeno { $need }.
        [one] Un giocatore non basta; per un tavolo ne servono almeno { $need }. Contano anche i computer: `/torneo direzione computer`.
       *[other] { $have } giocatori non bastano; per un tavolo ne servono almeno { $need }. Contano anche i computer: `/torneo direzione computer`.
    }
event-not-started = Questo torneo non è ancora cominciato, oppure al momento non si gioca nulla.
event-started = Questo torneo è già cominciato.
event-not-paused = Questo torneo non è sospeso.
event-paused = Questo torneo è sospeso. `/torneo direzione riprendi` lo fa andare avanti.
no-such-table =
    { $count ->
        [0] I tavoli non sono ancora formati, quindi non c’è un tavolo { $table }.
        [one] Questo round ha un solo tavolo: il tavolo { $table } non c’è.
       *[other] Questo round ha i tavoli da 1 a { $count }: il tavolo { $table } non c’è.
    }
table-over = Questo tavolo ha già un risultato.
bad-ranking = Scrivi i numeri dei { $seats } posti in ordine di classifica, dal migliore in giù, per esempio 2 1 3; se due sono a pari merito, 2=1 3.
round-runs = Il round è cominciato, quindi i tavoli restano così. `/torneo direzione ricomincia` fa ricominciare un tavolo da capo.
not-substitute = Questa persona gioca già in questo round.
no-deadline = Non c’è nessuna scadenza da spostare.
no-such-entrant = Qui nessuno si chiama così, oppure più di una persona. Scegli dall’elenco.
no-such-player = Scegli una persona di questo server, non un bot.
no-such-event = Su questo server non c’è un torneo numero { $event }. Scegli dall’elenco.
unreadable-moment = Scrivi un momento futuro, per esempio 2026-12-24 20:00, oppure 90m o 3h.
event-needs-channel = Un torneo ha bisogno di un canale testuale: è lì che i tavoli hanno i loro thread.
event-needs-threads = Qui non ho il permesso di aprire thread e di scriverci. Può darmelo chi gestisce il server.
bad-plan-limit = Così pochi non riempirebbero nemmeno un tavolo.
bad-plan-start = L’inizio deve essere nel futuro.
bad-plan-check-in = Per il check-in serve un inizio: opzione «inizio».
bad-plan-name = Un torneo ha bisogno di un nome.
bad-plan-rating = Nessuno potrebbe partecipare: il rating minimo supera quello massimo.
bad-plan-season = La stagione precedente deve essere un campionato di questo server già finito.
bad-plan-choice = Questa scelta non è possibile. Prendi qualcosa dagli elenchi.
cannot-show-event = Non posso più mostrare «{ $event }»: il suo canale non c’è più o per me è chiuso. Nulla è perduto; portalo in un altro canale con `/torneo direzione sposta`.

## Comandi. Nomi: minuscole, senza spazi, al massimo 32 caratteri

command-tournament = torneo
command-tournament-about = Tornei: annunciare, partecipare, guardare
command-tournament-new = nuovo
command-tournament-new-about = Annuncia un torneo in questo canale
command-tournament-join = iscriviti
command-tournament-join-about = Partecipa al torneo di questo canale
command-tournament-leave = lascia
command-tournament-leave-about = Non partecipare più
command-tournament-check-in = check-in
command-tournament-check-in-about = Di’ che ci sei
command-tournament-sit-in = riserva
command-tournament-sit-in-about = Offriti di giocare dove qualcuno non si presenta, o ritira l’offerta
command-tournament-list = elenco
command-tournament-list-about = I tornei di questo server
command-tournament-standings = classifica
command-tournament-standings-about = Chi è a che posto, chi ha battuto chi, come ci si è arrivati
command-tournament-seating = tavoli
command-tournament-seating-about = Chi gioca contro chi in questo round
command-tournament-mine = mio-tavolo
command-tournament-mine-about = Dove siedi, e perché
command-tournament-rules = regole
command-tournament-rules-about = Come si gioca, come si contano i punteggi, come si dirige
command-tournament-export = esporta
command-tournament-export-about = Il torneo in file
command-tournament-desk = direzione
command-tournament-desk-about = Per chi dirige il torneo
command-desk-start = comincia
command-desk-start-about = Forma i tavoli del primo round; di nuovo: fallo partire subito
command-desk-check-in = check-in
command-desk-check-in-about = Da ora chiedi a tutti di fare il check-in
command-desk-computers = computer
command-desk-computers-about = Quanti giocatori computer partecipano
command-desk-pause = sospendi
command-desk-pause-about = Tutto si ferma
command-desk-resume = riprendi
command-desk-resume-about = Tutto va avanti
command-desk-extend = prolunga
command-desk-extend-about = Più tempo per il round
command-desk-move = sposta
command-desk-move-about = Porta un torneo in questo canale
command-desk-end = chiudi
command-desk-end-about = Chiudilo così com’è; prima del primo round, annullalo
command-desk-adjudicate = decidi
command-desk-adjudicate-about = Chiudi un tavolo con una classifica, o com’è sul tabellone
command-desk-restart = ricomincia
command-desk-restart-about = Fai ricominciare un tavolo da capo
command-desk-undo = annulla
command-desk-undo-about = Permettere di annullare mosse a un tavolo classificato, o non più
command-desk-swap = scambia
command-desk-swap-about = Due si scambiano di posto prima che un round cominci
command-desk-substitute = sostituisci
command-desk-substitute-about = Qualcun altro gioca al posto di un giocatore
command-desk-penalise = penalizza
command-desk-penalise-about = Togli punteggio a qualcuno
command-desk-apart = separa
command-desk-apart-about = Due non siedono allo stesso tavolo; di nuovo: possono farlo
command-desk-admit = ammetti
command-desk-admit-about = Qualcuno partecipa, anche senza i requisiti
command-desk-drop = ritira
command-desk-drop-about = Qualcuno non partecipa più

command-option-name = nome
command-option-name-about = Come si chiama
command-option-format = formula
command-option-format-about = Come si gioca
command-option-event-rounds = round
command-option-event-rounds-about = Quanti; 0: finché uno solo è in testa; niente: quanti sono adatti
command-option-no-show = assenti
command-option-no-show-about = Che cosa succede quando qualcuno non si presenta al suo tavolo
command-option-deadline = scadenza
command-option-deadline-about = Dopo quante ore finisce un round
command-option-break = pausa
command-option-break-about = Minuti tra la formazione dei tavoli di un round e il suo inizio
command-option-limit = limite
command-option-limit-about = In quanti si può partecipare
command-option-start = inizio
command-option-start-about = Quando comincia, per esempio 2026-12-24 20:00 o 3h; niente: quando lo dice la direzione
command-option-check-in = check-in
command-option-check-in-about = Minuti prima dell’inizio in cui tutti devono fare il check-in
command-option-late = iscrizione-tardiva
command-option-late-about = Se ci si può iscrivere quando è già cominciato
command-option-director = direzione
command-option-director-about = Il ruolo di chi lo dirige
command-option-rated = classificato
command-option-rated-about = Se cambia i rating; allora non si annulla nulla
command-option-absence = assenza-conta
command-option-absence-about = Se una partita giocata per lo più da un sostituto cambia il rating del titolare
command-option-punctual = puntuali
command-option-punctual-about = Solo per giocatori puntuali
command-option-least-rating = rating-minimo
command-option-least-rating-about = Solo per giocatori con almeno questo rating
command-option-most-rating = rating-massimo
command-option-most-rating-about = Solo per giocatori con al massimo questo rating
command-option-division = divisione
command-option-division-about = In quanti si gioca in una divisione di un campionato
command-option-season = stagione-precedente
command-option-season-about = Il campionato di cui questa è la stagione successiva
command-option-view = vista
command-option-view-about = Che cosa guardare
command-option-why = motivo
command-option-why-about = Possono leggerlo tutti
command-option-hours = ore
command-option-hours-about = Quante in più; un numero negativo toglie tempo
command-option-event = torneo
command-option-event-about = Il suo numero
command-option-table = tavolo
command-option-table-about = Il numero del tavolo in questo round
command-option-ranking = classifica
command-option-ranking-about = Posti, dal migliore in giù, per esempio 2 1 3 o 2=1 3; niente: com’è sul tabellone
command-option-allowed = permesso
command-option-allowed-about = False: non più
command-option-entrant = giocatore
command-option-entrant-about = Scrivi una parte del nome e scegli
command-option-other = altro
command-option-other-about = Scrivi una parte del nome e scegli
command-option-person = persona
command-option-person-about = Qualcuno di questo server
command-option-for-good = definitivo
command-option-for-good-about = In tutti i prossimi round, non solo a questo tavolo
command-option-score = punteggio
command-option-score-about = Quanto, per esempio 0,5; un numero negativo lo aggiunge

command-choice-format-swiss = sistema svizzero
command-choice-format-robin = all’italiana
command-choice-format-knockout = a eliminazione
command-choice-format-league = campionato
command-choice-no-show-stand-in = gioca un computer
command-choice-no-show-substitute = gioca una riserva
command-choice-no-show-smaller = il tavolo ricomincia senza chi manca
command-choice-quarter-2 = tutti tranne il quarto meno puntuale
command-choice-quarter-3 = la metà più puntuale
command-choice-quarter-4 = il quarto più puntuale
command-choice-view-standings = classifica
command-choice-view-cross = chi ha battuto chi
command-choice-view-progress = di round in round
