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

## Il tavolo

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
    `/regole` spiega il gioco, `/onestà` i dadi, `/impostazioni` cambia lingua, colori e menzioni.
    `/consiglio` aiuta se il tavolo lo permette; `/analisi` dice poi dove è girata la partita.
no-hand = In questo gioco non c’è nulla di nascosto: tutto ciò che hai è sul tavolo.
settings-now =
    { $contrast ->
        [yes] Lingua: { $language }. Colori: { $palette }, con contrasti forti.
       *[no] Lingua: { $language }. Colori: { $palette }.
    }
settings-pings =
    { $pings ->
        [yes] Quando tocca a te, ricevi una menzione.
       *[no] Non ricevi una menzione quando tocca a te; `/partita mie` mostra dove ti aspettano.
    }
forgotten = Tutto ciò che ti riguarda è dimenticato. Nelle tue partite ora sei «un ex giocatore».
not-forgotten = Non è cambiato nulla. Se vuoi che ti dimentichi, devi confermare.

## Che cosa non funziona, e che cosa sì

no-match-here = In questo canale non c’è nessuna partita. `/partita nuova` ne apre una, `/partita mie` mostra le tue.
other-game = Questo comando è di Vienna. Qui usa i pulsanti o `/gioca`.
no-such-move = Adesso non è una delle tue mosse. Scrivine una parte e scegli dall’elenco.
no-such-game = Qui non c’è un gioco con questo nome. C’è: { $games }.
no-such-topic = Non ce n’è un’immagine. Scegli un tema dall’elenco.
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
command-settings-about = La tua lingua, i tuoi colori e se vuoi essere menzionato
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
command-option-pings = menzioni
command-option-pings-about = Menzionami quando tocca a me
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
command-choice-en = inglese
command-choice-de = tedesco
command-choice-fr = francese
command-choice-it = italiano
command-choice-standard = standard
command-choice-deuteranopia = deuteranopia (rosso-verde)
command-choice-protanopia = protanopia (rosso-verde)
command-choice-tritanopia = tritanopia (blu-giallo)
