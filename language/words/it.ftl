### La cornice attorno a ogni gioco, in italiano.

bad-table = Questo gioco è per { $fewest }-{ $most } giocatori, non per { $seats }.
unreadable-move = Questa mossa non esiste in questo gioco.
not-your-move = Non è il tuo turno. Il tavolo aspetta { $waiting }.
match-over = La partita è finita: non c’è più nulla da giocare.

## Partite

end-conceded = Restava una sola persona, o nessuno che giochi di persona.
end-stopped = La partita è stata fermata prima della fine; decidono i punti ottenuti fin lì.
no-such-match = Qui non c’è una partita numero { $match }.
channel-busy = In questo canale c’è già una partita aperta o in corso. Finitela prima, oppure scegliete un altro canale.
too-many-yours =
    { $count ->
        [one] Una partita che hai aperto non è ancora finita, e ogni persona può averne solo una. Prima finiscila o chiudi il suo tavolo, oppure unisciti al tavolo di qualcun altro.
       *[other] Hai { $count } partite aperte, e ogni persona non può averne di più. Prima finiscine una o chiudi un tavolo, oppure unisciti al tavolo di qualcun altro.
    }
too-many-here =
    { $count ->
        [one] Questo server ha una partita aperta e non può averne di più. Prima finitela o chiudete il suo tavolo.
       *[other] Questo server ha { $count } partite aperte e non può averne di più. Prima finitene una o chiudete un tavolo.
    }
not-in-lobby = La partita è già cominciata.
not-begun = La partita non è ancora cominciata.
not-over = La partita non è ancora finita. Dopo potrai aprire la prossima.
rules-retired = Questa partita è stata distribuita con regole più vecchie, che questa versione non gioca più. Chi gestisce il bot può aiutare.
match-paused = Il torneo è sospeso. Nessuno muove e nessun orologio corre finché la direzione non lo fa riprendere.
directors-only = Questa partita fa parte di un torneo: può farlo solo la direzione, con `/torneo direzione`.
table-taken = Per questo tavolo è già stata aperta una partita.
already-seated = Hai già un posto a questo tavolo.
not-seated = Non hai un posto a questo tavolo.
no-such-seat = Questo tavolo non ha un posto { $seat }.
lobby-full = Tutti i posti sono occupati.
not-opener = Può farlo solo chi ha aperto questo tavolo.
no-ai-seat = A questo tavolo non c’è nessun computer.
too-few-players =
    { $have ->
        [one] Una persona sola non basta; il gioco ne richiede almeno { $need }.
       *[other] { $have } persone non bastano; il gioco ne richiede almeno { $need }.
    }
stale-board = Il tabellone è cambiato da quando l’hai guardato. Non è successo nulla; guarda di nuovo.
nothing-to-undo = Non hai fatto nessuna mossa che si possa annullare.
undo-never = A questo tavolo non si annulla più nulla quando è venuto alla luce qualcosa di nuovo.
undo-in-rated = In una partita classificata non si annulla nulla, a meno che l’arbitro lo permetta.
vote-open = C’è un’altra domanda aperta. Rispondi prima a quella.
no-vote = Al momento non c’è nulla da decidere.
not-asked = Questa domanda è per gli altri, oppure hai già risposto.
has-conceded = Hai rinunciato a questo posto.
seat-given-up = Al posto { $seat } si è già rinunciato; gioca da solo.
not-offered = A questo tavolo nessuno cerca un sostituto.
not-absent = Qui nessuno ti sostituisce; il posto è tuo.
nothing-to-prepare = Al momento non c’è nulla da preparare: è il tuo turno, o non hai ancora lanciato i dadi, o questo gioco non prevede mosse preparate.
bad-options = Questo gioco non ha queste opzioni.
store-failed = Non è stato possibile salvare, quindi nulla è cambiato. Riprova tra un momento.
store-unreadable = Al momento non è possibile leggerlo. Se continua, chi gestisce il bot può aiutare.

name-computer = Computer { $seat }
name-former = Ex giocatore { $seat }
name-somebody = Giocatore { $seat }
name-official = un membro della direzione

## Analisi

analysis-title = Dove è girata la partita
analysis-chances = Probabilità di vincere in %
analysis-moves = Mosse
analysis-points = Le scelte più costose
analysis-no-points = Nessuna che sia chiaramente costata qualcosa.
analysis-balance = Che cosa ha deciso, in %
analysis-luck = Fortuna
analysis-lost = Regalato
analysis-percent = { $percent } %
