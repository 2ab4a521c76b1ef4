### Le cadre commun à tous les jeux, en français.

bad-table = Ce jeu demande de { $fewest } à { $most } joueurs, pas { $seats }.
unreadable-move = Ce n’est pas un coup de ce jeu.
not-your-move = Ce n’est pas ton tour. La table attend { $waiting }.
match-over = La partie est terminée ; il n’y a plus rien à jouer.

## Parties

end-conceded = Il ne restait qu’une personne, ou plus personne qui joue soi-même.
no-such-match = Il n’y a pas de partie numéro { $match } ici.
channel-busy = Une partie est déjà ouverte ou en cours dans ce salon. Finissez-la d’abord, ou choisissez un autre salon.
not-in-lobby = La partie a déjà commencé.
not-begun = La partie n’a pas encore commencé.
rules-retired = Cette partie a été distribuée avec d’anciennes règles que cette version ne joue plus. La personne qui gère le bot peut aider.
already-seated = Tu as déjà une place à cette table.
not-seated = Tu n’as pas de place à cette table.
lobby-full = Toutes les places sont prises.
not-opener = Seule la personne qui a ouvert cette table peut le faire.
no-ai-seat = Il n’y a pas d’ordinateur à cette table.
too-few-players =
    { $have ->
        [one] Une seule personne ne suffit pas ; le jeu en demande au moins { $need }.
       *[other] { $have } personnes ne suffisent pas ; le jeu en demande au moins { $need }.
    }
stale-board = Le plateau a changé depuis ton dernier regard. Rien n’a été fait ; regarde encore une fois.
nothing-to-undo = Tu n’as joué aucun coup qui puisse être repris.
undo-never = À cette table, on ne reprend rien dès que quelque chose de nouveau a été révélé.
undo-in-rated = On ne reprend rien dans une partie classée, sauf si l’arbitre le permet.
vote-open = Une autre question est en cours. Réponds-y d’abord.
no-vote = Rien n’est à décider pour le moment.
not-asked = Cette question s’adresse aux autres, ou tu y as déjà répondu.
has-conceded = Tu as abandonné cette place.
not-offered = Personne ne cherche de remplaçant à cette table.
bad-options = Ce jeu n’a pas de telles options.
store-failed = Cela n’a pas pu être enregistré, donc rien n’a changé. Réessaie dans un instant.
store-unreadable = Cela ne peut pas être lu pour le moment. Si cela dure, la personne qui gère le bot peut aider.
