### La cornice attorno a ogni gioco, in italiano.

bad-table = Questo gioco è per { $fewest }-{ $most } giocatori, non per { $seats }.
unreadable-move = Questa mossa non esiste in questo gioco.
not-your-move = Non è il tuo turno. Il tavolo aspetta { $waiting }.
match-over = La partita è finita: non c’è più nulla da giocare.
