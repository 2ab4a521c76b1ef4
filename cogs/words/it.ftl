### Ciò che si dice su Discord, in italiano.

## Pulsanti

button-join = Unisciti
button-leave = Lascia il tavolo
button-ai = Aggiungi un computer
button-noai = Manda via un computer
button-start = Comincia
button-rules = Regole
button-move = Fai la tua mossa
menu-choose = Scegli…
button-back = Ricomincia da capo
button-undo = Annulla la mossa
button-agree = Accetta
button-refuse = Rifiuta
button-words = Il tabellone a parole
button-seat = Prendi il posto libero
button-fair = Dadi onesti
button-rematch = Rivincita
button-hint = Consiglio
button-analyse = Analisi
button-back-here = Rieccomi
button-since = Che cosa è successo?
button-prepare = Prepara una mossa
button-unplan = Dimentica il piano
button-follow = Segui

## Prima della partita

lobby-title = { $game }: un tavolo per { $seats }
lobby-free = un posto libero
lobby-dice = I dadi di questa partita sono già decisi. Il loro sigillo: `{ $commitment }` (`/onestà` spiega tutto)
lobby-ready = Tutti i posti sono occupati. { $opener }: premi «Comincia» quando vuoi.
lobby-begun = La partita è cominciata: { $channel }
lobby-closed = Questo tavolo è chiuso.
thread-name = { $game }, partita { $number }
table-opened = Il tuo tavolo è aperto: partita numero { $match }. Qui sotto ci si può unire.
table-full = Il tuo tavolo è aperto: partita numero { $match }. Tutti i posti sono occupati; premi «Comincia» qui sotto.
lobby-hints = A questo tavolo i consigli sono permessi: `/consiglio`.
level-novice = Principiante
level-novice-about = Prende ciò che sembra meglio; ideale per la prima partita
level-regular = Habitué
level-regular-about = Guarda avanti di un turno
level-expert = Esperto
level-expert-about = Pensa a tutto il round; difficile da battere

terms-none = Senza orologio: non c’è fretta.
terms-live = Orologio: 5 minuti per ogni turno, giorno e notte.
terms-evening = Orologio: 1 ora all’inizio, 10 minuti in più dopo ogni turno, al massimo 2 ore. Si ferma nelle tue ore di riposo, e fino a 2 giorni di vacanza: `/assenza`.
terms-daily = Orologio: 24 ore all’inizio, 8 in più dopo ogni turno, al massimo 72. Si ferma nelle tue ore di riposo e fino a 14 giorni per le vacanze: `/assenza`.
terms-weekly = Orologio: 7 giorni all’inizio, 2 in più dopo ogni turno, al massimo 14. Si ferma nelle tue ore di riposo e fino a 28 giorni per le vacanze: `/assenza`.
terms-stand-in = Se a qualcuno scade il tempo, un computer ({ $level }) gioca al suo posto fino al ritorno.
terms-skip = Se a qualcuno scade il tempo, il suo turno salta: si gioca il minimo che le regole permettono.
terms-forfeit = Se a qualcuno scade il tempo, vale come rinuncia.
terms-vote = Se a qualcuno scade il tempo, decidono gli altri: aspettare o far giocare un computer ({ $level }) al suo posto.
reliability = puntualità { $dots }

## Il tavolo

turn-until = Scadenza: { $at } ({ $left }).
round-forecast = A questo ritmo, fine del round prevista: { $at }.
vote-until = Tutti gli orologi sono fermi fino alla decisione, al più tardi { $left }.
stands-in = Un computer ({ $level }) gioca al posto di { $people }, fino al clic su «Rieccomi».
gave-up = Ritiro: { $people }. Al loro posto continua un computer.
skipped = Il tempo di { $name } è scaduto; è stato giocato il minimo.
match-rests = Al momento non c’è nessuno, quindi la partita è in pausa. Riprende quando qualcuno di voi preme «Rieccomi»; dopo 14 giorni viene interrotta.
asks-absent = Il tempo di { $who } è scaduto. { $others }: deve giocare un computer al suo posto? Se metà di voi rifiuta, { $who } avrà più tempo; senza risposte gioca il computer.
welcome-back = Che bello rivederti! Il posto è di nuovo tuo.
nothing-since = Da allora non è successo nulla.
since-title = Che cosa è successo
since-own = dalla mia ultima mossa
since-start = dall’inizio
followers = Chi segue questa partita: { $who }
followed = Riceverai un avviso qui quando la partita sarà finita. Per smettere: `/partita segui` o un altro clic.
followed-rounds = Riceverai un avviso qui a ogni round e quando la partita sarà finita. Per smettere: `/partita segui`.
unfollowed = Non segui più questa partita.
plan-offer = Che cosa vorresti fare nel tuo prossimo turno? Nessun altro lo saprà. Se allora non sarà più possibile, ti verrà chiesto come al solito.
plan-kept = Preparato per il tuo prossimo turno: { $moves }. Si giocherà la prima mossa possibile. Nessun altro lo sa.
plan-forgotten = Non c’è più nulla di preparato.

something-undone = Qualcosa è stato annullato.
asks-undo = { $who } vorrebbe annullare l’ultima mossa. { $others }: d’accordo?
asks-end = { $who } vorrebbe chiudere la partita senza risultato. { $others }: d’accordo?
undone = La tua ultima mossa è annullata.
undo-asked = Abbiamo chiesto agli altri se puoi annullare la tua mossa.
end-asked = Abbiamo chiesto agli altri se la partita deve finire.
conceded = Hai rinunciato. Un computer prende il tuo posto.
seat-offered = Il tuo posto è offerto a chi vuole continuare per te. Fino ad allora resta tuo.
seat-kept = Il tuo posto non è più offerto.
seat-taken = Il posto è tuo. Buona fortuna!
done = Fatto.

## Promemoria

remind-title = { $count } cose ti aspettano:
remind-turn = Tocca a te in { $game }, partita { $match }: { $link }
remind-next = Il prossimo turno è tuo in { $game }, partita { $match }: { $link }
remind-deadline = Ti resta poco tempo in { $game }, partita { $match }: { $link }
remind-absent = Il tuo tempo è scaduto in { $game }, partita { $match }. Un computer ti sostituisce; un clic su «Rieccomi» e il posto è di nuovo tuo: { $link }
remind-unplanned = Ciò che avevi preparato in { $game }, partita { $match }, non è più possibile. Tocca a te: { $link }
remind-seat = Qualcuno cerca un sostituto in { $game }, partita { $match }. Chi arriva prima prende il posto: { $link }
remind-until = Scadenza: { $at } ({ $left }).

## La galleria

gallery-title = Che cosa si gioca adesso
gallery-empty = Al momento non si gioca nulla. `/partita nuova` apre un tavolo.
gallery-lobby =
    { $free ->
        [0] { $game }, partita { $match }: tutti i posti sono occupati, si comincia tra poco. { $link }
        [one] { $game }, partita { $match }: un posto è libero. { $link }
       *[other] { $game }, partita { $match }: { $free } posti sono liberi. { $link }
    }
gallery-running = { $game }, partita { $match }: { $people }. Di turno: { $asked }. { $link }
gallery-more = E { $count } in più: `/partita elenco`.
gallery-hung = Da ora in questo canale si vede che cosa si gioca su questo server.
gallery-gone = La galleria è stata tolta.
server-zone = Da ora il fuso orario di questo server è { $zone }. Vale per chi non ha scelto il proprio; per i turni già in corso non cambia nulla.

## La fine

ended-finished = La partita è finita
ended-agreed = La partita è stata chiusa di comune accordo
ended-abandoned = La partita è stata interrotta
ranking = { $place }. { $name }: { $score }
ended-fair = Il seme da cui nascono tutti i dadi: `{ $seed }`. Con il verbale qui sotto chiunque può controllare ogni lancio: `/onestà` dice come.
record-here = La partita in un file. Chiunque può controllarla: `/onestà` dice come.
replay-here = La partita fin qui.
replay-too-large = Questa partita è troppo lunga per un’immagine animata. Il suo verbale è completo: `/verbale`.
hint = **{ $move }**: circa il { $chance } % di probabilità di vincere, contro il { $second } % della seconda mossa, { $other }.
hint-only = C’è una sola mossa: **{ $move }**.
analysis-turn = **{ $number }.** Mossa { $move }, { $name }: { $played }. Meglio: { $better } ({ $lost } punti).
analysis-no-turn = Nessuno ha regalato nulla che valga la pena di raccontare.
analysis-scale = In punti percentuali della probabilità di vincere:
analysis-seat = - { $name }: fortuna { $luck }, regalato { $lost }

## Elenchi

listed-lobby = La partita { $match } in { $channel } cerca altre persone. Finora: { $names }.
listed-running = Partita { $match } in { $channel }: { $names }.
listed-yours = **Tocca a te** nella partita { $match }, { $channel }: { $names }.
listed-until = Il tempo scade { $left }.
listed-more = E { $count } in più.
no-matches = Su questo server non c’è ancora nessuna partita. `/partita nuova` ne apre una.
none-of-yours = Al momento non hai partite. `/partita nuova` ne apre una, `/partita elenco` mostra i tavoli a cui unirti.

## Spiegazioni

fair = Prima che qualcuno si unisse, un seme segreto è stato estratto e sigillato: `{ $commitment }` è il suo SHA-256. Chi ha preso posto ha aggiunto un numero che nessuno poteva prevedere. Da entrambi derivano tutti i dadi e tutte le carte.
fair-salts = I numeri aggiunti, posto per posto: `{ $salts }`
fair-seed = Il seme: `{ $seed }`. `python -m bot verify` rigioca da lì l’intera partita, e puoi farlo anche tu.
fair-later = Il seme si svela quando la partita è finita.
help =
    `/partita nuova` apre un tavolo, `/partita mie` mostra dove ti aspettano.
    Al tavolo usa i pulsanti, oppure `/gioca` per qualsiasi mossa, `/annulla`, `/tabellone`.
    In Vienna: `/lancia`, `/piazza`, `/corrompi`, `/gira`, `/rilancia`, `/doppio-turno`.
    `/regole` spiega il gioco, `/onestà` i dadi, `/impostazioni` cambia lingua, colori, ore di riposo e promemoria.
    `/prepara` tiene una mossa per il tuo prossimo turno, `/assenza` ferma i tuoi orologi per le vacanze, `/partita segui` ti tiene al corrente di una partita.
    `/consiglio` aiuta se il tavolo lo permette; `/analisi` dice poi dove è girata la partita.
no-hand = In questo gioco non c’è nulla di nascosto: tutto ciò che hai è sul tavolo.
settings-now =
    { $contrast ->
        [yes] Lingua: { $language }. Colori: { $palette }, con contrasti forti.
       *[no] Lingua: { $language }. Colori: { $palette }.
    }
settings-reminders-all = Ricevi un avviso quando tocca a te e quando ti resta poco tempo.
settings-reminders-deadlines = Ricevi un avviso solo quando ti resta poco tempo; `/partita mie` mostra dove ti aspettano.
settings-reminders-none = Non ricevi mai avvisi; `/partita mie` mostra dove ti aspettano.
settings-direct = I promemoria arrivano come messaggi diretti.
settings-next = Ricevi un avviso anche quando il prossimo turno è tuo.
settings-quiet = Ore di riposo: { $hours } ({ $zone }). In quelle ore nessuno ti disturba e i tuoi orologi sono fermi. Una modifica vale dal tuo prossimo turno.
settings-no-quiet = Nessuna ora di riposo ({ $zone }).
settings-no-zone = Ore di riposo: nessuna, perché non conosco il tuo fuso orario. Dimmelo: `/impostazioni`, opzione «fuso-orario».
settings-substitute = Ricevi un avviso quando qualcuno su questo server cerca un sostituto.
away-until = La tua assenza è segnata; ritorno: { $at }. Fino ad allora i tuoi orologi sono fermi, per quanto ogni partita lo permette. `/assenza` senza un giorno la fa finire.
away-back = Che bello rivederti! I tuoi orologi sono di nuovo in moto.
away-short = Nella partita { $match } i giorni di vacanza finiscono prima; il tuo orologio riparte: { $at }.
forgotten = Tutto ciò che ti riguarda è dimenticato. Nelle tue partite ora sei «un ex giocatore».
not-forgotten = Non è cambiato nulla. Se vuoi che ti dimentichi, devi confermare.

## Che cosa non funziona, e che cosa sì

no-match-here = In questo canale non c’è nessuna partita. `/partita nuova` ne apre una, `/partita mie` mostra le tue.
other-game = Questo comando è di Vienna. Qui usa i pulsanti o `/gioca`.
no-such-move = Adesso non è una delle tue mosse. Scrivine una parte e scegli dall’elenco.
no-such-game = Qui non c’è un gioco con questo nome. C’è: { $games }.
no-such-topic = Non ce n’è un’immagine. Scegli un tema dall’elenco.
no-such-plan = Non è una mossa che puoi preparare adesso. Scrivine una parte e scegli dall’elenco.
unknown-zone = Non conosco questo fuso orario. Scrivi una sua grande città in inglese, per esempio Rome, e scegli dall’elenco.
unreadable-hours = Scrivi le ore di riposo così: 23:00-07:00, oppure «none» per nessuna.
too-quiet = Le ore di riposo possono essere al massimo 12, altrimenti gli altri aspetterebbero all’infinito. Per le vacanze c’è `/assenza`.
unreadable-day = Scrivi il giorno del tuo ritorno, per esempio 2026-12-24, o tra quanti giorni, per esempio 5; al massimo 60 giorni in anticipo.
no-hints = A questo tavolo i consigli non sono stati concordati. Chi ne apre uno può permetterli: `/partita nuova`, opzione «consigli».
no-advice-now = Non sono riuscito a pensarci fino in fondo. Riprova tra un minuto.
analyse-running = La partita non è finita. Dopo potrò dire dove è girata.
analyse-unfinished = Questa partita non è stata giocata fino alla fine: non c’è nulla da analizzare.
unknown-field = Nessuna casella si chiama così, oppure più di una. Sceglila dall’elenco: bastano le prime lettere.
unreadable-dice = Scrivi i numeri dei tuoi dadi, per esempio 2 3. Il dado bianco è w.
too-fast =
    { $seconds ->
        [one] Non così in fretta: riprova tra un secondo.
       *[other] Non così in fretta: riprova tra { $seconds } secondi.
    }
only-on-a-server = Funziona solo su un server, dove anche gli altri vedono il tavolo.
not-allowed = Può farlo solo chi gestisce questo server.
unexpected = Qualcosa è andato storto e nulla è cambiato. Se continua, di’ questo numero a chi gestisce il bot: { $reference }
cannot-show = Non posso più mostrare la partita { $match } ({ $game }): il suo canale non c’è più o per me è chiuso. Nulla è perduto; chi gestisce il server può portarla in un altro canale con `/partita gestione sposta`.

## Comandi. Nomi: minuscole, senza spazi, al massimo 32 caratteri

command-roll = lancia
command-roll-about = Lancia i tuoi dadi
command-double = doppio-turno
command-double-about = Usa il doppio turno: giochi subito ancora
command-reroll = rilancia
command-reroll-about = Rilancia alcuni dei tuoi dadi, per 1 moneta
command-nudge = gira
command-nudge-about = Gira un dado di uno, su o giù, per 1 moneta
command-place = piazza
command-place-about = Piazza uno o due dadi su una casella davanti alla tua carrozza
command-bribe = corrompi
command-bribe-about = Piazza dadi su una casella dietro la tua carrozza, per 1 moneta
command-undo = annulla
command-undo-about = Annulla la tua ultima mossa
command-board = tabellone
command-board-about = Guarda il tabellone nei tuoi colori e nella tua lingua, solo per te
command-hand = mano
command-hand-about = Guarda ciò che puoi sapere solo tu
command-play = gioca
command-play-about = Fai qualsiasi mossa di qualsiasi gioco
command-rules = regole
command-rules-about = Le regole, o l’immagine di una casella o di una carta
command-fair = onestà
command-fair-about = Come chiunque può controllare i dadi
command-record = verbale
command-record-about = La partita in un file
command-replay = rivedi
command-replay-about = La partita fin qui in un’immagine animata
command-hint = consiglio
command-hint-about = Che cosa farebbe un esperto al tuo posto, se il tavolo lo permette
command-analyse = analisi
command-analyse-about = Dove è girata la partita: probabilità, fortuna e scelte
command-settings = impostazioni
command-settings-about = La tua lingua, i tuoi colori, le tue ore di riposo e i tuoi promemoria
command-away = assenza
command-away-about = Vacanze: i tuoi orologi si fermano fino a quel giorno; senza un giorno, rieccoti
command-prepare = prepara
command-prepare-about = Tieni una mossa per il tuo prossimo turno; nessun altro lo saprà
command-forget-me = dimenticami
command-forget-me-about = Cancella dalla memoria del bot tutto ciò che ti riguarda
command-help = aiuto
command-help-about = Che cosa sa fare il bot
command-game = partita
command-game-about = Tavoli: aprire, trovare, lasciare
command-game-new = nuova
command-game-new-about = Apri un tavolo in questo canale
command-game-list = elenco
command-game-list-about = Le partite aperte e in corso su questo server
command-game-mine = mie
command-game-mine-about = Le tue partite; prima quelle che ti aspettano
command-game-concede = rinuncia
command-game-concede-about = Rinuncia; un computer prende il tuo posto
command-game-substitute = sostituto
command-game-substitute-about = Offri il tuo posto, ritira l’offerta o prendi un posto offerto
command-game-end = chiudi
command-game-end-about = Chiedi agli altri di chiudere la partita senza risultato
command-game-follow = segui
command-game-follow-about = Ricevi un avviso quando la partita qui è finita, o non riceverlo più
command-game-back = rieccomi
command-game-back-about = Riprendi il tuo posto dal computer
command-game-admin = gestione
command-game-admin-about = Per chi gestisce il server
command-game-admin-move = sposta
command-game-admin-move-about = Porta una partita in questo canale
command-game-admin-unstick = aggiorna
command-game-admin-unstick-about = Mostra di nuovo una partita
command-game-admin-abandon = interrompi
command-game-admin-abandon-about = Interrompi una partita
command-game-admin-kick = rimuovi
command-game-admin-kick-about = Togli un posto a chi lo occupa
command-game-admin-gallery = galleria
command-game-admin-gallery-about = Mostra in questo canale che cosa si gioca su questo server
command-game-admin-timezone = fuso-orario
command-game-admin-timezone-about = Il fuso orario di chi non ha scelto il proprio

command-option-game = gioco
command-option-game-about = Quale gioco
command-option-computers = computer
command-option-computers-about = Quanti giocatori computer si siedono subito
command-option-level = livello
command-option-level-about = Quanto giocano bene i computer
command-option-seats = posti
command-option-seats-about = In quanti si gioca
command-option-look = aspetto
command-option-look-about = Il tabellone di giorno o di notte
command-option-length = durata
command-option-length-about = Fino a 25 punti, o una partita breve fino a 15
command-option-undo = annullare
command-option-undo-about = Chi deve essere d’accordo per annullare ciò che si è già visto
command-option-hints = consigli
command-option-hints-about = Se chi gioca può chiedere consigli
command-option-language = lingua
command-option-language-about = In quale lingua
command-option-field = casella
command-option-field-about = Bastano le prime lettere
command-option-dice = dadi
command-option-dice-about = I numeri dei dadi, per esempio 2 3; w è il dado bianco
command-option-die = dado
command-option-die-about = Il numero del dado; w è il dado bianco
command-option-direction = direzione
command-option-direction-about = Su o giù
command-option-move = mossa
command-option-move-about = Scrivine una parte e scegli
command-option-text = testo
command-option-text-about = A parole invece che in un’immagine
command-option-topic = tema
command-option-topic-about = Una casella o una carta
command-option-palette = colori
command-option-palette-about = Colori per i tuoi occhi
command-option-contrast = contrasto
command-option-contrast-about = Contrasti più forti
command-option-reminders = promemoria
command-option-reminders-about = Quando vuoi ricevere un avviso
command-option-direct = messaggio-diretto
command-option-direct-about = Avvisami con un messaggio diretto invece che nel canale
command-option-next = prossimo-turno
command-option-next-about = Avvisami anche quando il prossimo turno è mio
command-option-zone = fuso-orario
command-option-zone-about = Scrivi una sua grande città in inglese e scegli
command-option-quiet = riposo
command-option-quiet-about = Le ore in cui nessuno ti disturba e i tuoi orologi sono fermi, per esempio 23:00-07:00
command-option-substitute = sostituto
command-option-substitute-about = Avvisami quando qualcuno su questo server cerca un sostituto
command-option-until = ritorno
command-option-until-about = Il giorno del tuo ritorno, per esempio 2026-12-24, o tra quanti giorni
command-option-first = mossa
command-option-first-about = Che cosa preferiresti
command-option-second = altrimenti
command-option-second-about = Che cosa, se non è più possibile
command-option-third = oppure
command-option-third-about = Che cosa, se non è più possibile nessuna delle due
command-option-since = da-quando
command-option-since-about = Che cosa è successo da questa mossa, in immagini e a parole
command-option-clock = orologio
command-option-clock-about = Quanto tempo ha ogni persona
command-option-at-zero = tempo-scaduto
command-option-at-zero-about = Che cosa succede quando a qualcuno scade il tempo
command-option-stand-in = supplente
command-option-stand-in-about = Quanto gioca bene un computer che sostituisce qualcuno
command-option-rounds = round
command-option-rounds-about = Avvisami anche a ogni round
command-option-shown = mostra
command-option-shown-about = False toglie la galleria
command-option-sure = conferma
command-option-sure-about = Sì, dimenticami
command-option-match = partita
command-option-match-about = Il numero della partita
command-option-seat = posto
command-option-seat-about = Il numero del posto

command-choice-up = su
command-choice-down = giù
command-choice-novice = principiante
command-choice-regular = habitué
command-choice-expert = esperto
command-choice-day = di giorno
command-choice-night = di notte
command-choice-full = fino a 25 punti
command-choice-short = breve, fino a 15 punti
command-choice-all = tutti
command-choice-majority = la maggior parte
command-choice-never = non è permesso
command-choice-clock-none = senza orologio
command-choice-clock-live = dal vivo: 5 minuti per turno
command-choice-clock-evening = serata: 1 ora, più 10 minuti per turno
command-choice-clock-daily = giornaliero: 24 ore, più 8 per turno
command-choice-clock-weekly = settimanale: 7 giorni, più 2 per turno
command-choice-zero-stand-in = un computer gioca al suo posto
command-choice-zero-skip = si gioca il minimo al suo posto
command-choice-zero-forfeit = vale come rinuncia
command-choice-zero-vote = decidono gli altri
command-choice-reminders-all = quando tocca a me e quando mi resta poco tempo
command-choice-reminders-deadlines = solo quando mi resta poco tempo
command-choice-reminders-none = mai
command-choice-en = inglese
command-choice-de = tedesco
command-choice-fr = francese
command-choice-it = italiano
command-choice-standard = standard
command-choice-deuteranopia = deuteranopia (rosso-verde)
command-choice-protanopia = protanopia (rosso-verde)
command-choice-tritanopia = tritanopia (blu-giallo)
