### Le cadre commun à tous les jeux, en français.

bad-table = Ce jeu demande de { $fewest } à { $most } joueurs, pas { $seats }.
unreadable-move = Ce n’est pas un coup de ce jeu.
not-your-move = Ce n’est pas ton tour. La table attend { $waiting }.
match-over = La partie est terminée ; il n’y a plus rien à jouer.

## Parties

end-conceded = Il ne restait qu’une personne, ou plus personne qui joue soi-même.
end-stopped = La partie a été arrêtée avant la fin ; les points marqués jusque-là décident.
no-such-match = Il n’y a pas de partie numéro { $match } ici.
channel-busy = Une partie est déjà ouverte ou en cours dans ce salon. Finissez-la d’abord, ou choisissez un autre salon.
too-many-yours =
    { $count ->
        [one] Une partie que tu as ouverte n’est pas terminée, et chaque personne ne peut en avoir qu’une. Finis-la ou ferme d’abord sa table, ou rejoins la table de quelqu’un d’autre.
       *[other] Tu as { $count } parties ouvertes, et chaque personne ne peut pas en avoir plus. Finis-en une ou ferme d’abord une table, ou rejoins la table de quelqu’un d’autre.
    }
too-many-here =
    { $count ->
        [one] Ce serveur a une partie ouverte et ne peut pas en avoir plus. Finissez-la ou fermez d’abord sa table.
       *[other] Ce serveur a { $count } parties ouvertes et ne peut pas en avoir plus. Finissez-en une ou fermez d’abord une table.
    }
not-in-lobby = La partie a déjà commencé.
not-begun = La partie n’a pas encore commencé.
not-over = La partie n’est pas encore terminée. Ensuite, tu pourras ouvrir la suivante.
rules-retired = Cette partie a été distribuée avec d’anciennes règles que cette version ne joue plus. La personne qui gère le bot peut aider.
match-paused = Le tournoi est suspendu. Personne ne joue et aucune pendule ne tourne jusqu’à ce que la direction le relance.
directors-only = Cette partie fait partie d’un tournoi : seule sa direction peut faire cela, avec `/tournoi direction`.
table-taken = Une partie a déjà été ouverte pour cette table.
already-seated = Tu as déjà une place à cette table.
not-seated = Tu n’as pas de place à cette table.
no-such-seat = Cette table n’a pas de place { $seat }.
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
seat-given-up = La place { $seat } a déjà été abandonnée ; elle joue toute seule.
not-offered = Personne ne cherche de remplaçant à cette table.
not-absent = Personne ne te remplace ici ; la place est à toi.
nothing-to-prepare = Il n’y a rien à préparer pour le moment : c’est ton tour, ou tu n’as pas encore lancé tes dés, ou ce jeu ne connaît pas de coups préparés.
bad-options = Ce jeu n’a pas de telles options.
store-failed = Cela n’a pas pu être enregistré, donc rien n’a changé. Réessaie dans un instant.
store-unreadable = Cela ne peut pas être lu pour le moment. Si cela dure, la personne qui gère le bot peut aider.

name-computer = Ordinateur { $seat }
name-former = Ancien joueur { $seat }
name-somebody = Joueur { $seat }
name-official = un membre de la direction

## Analyses

analysis-title = Où la partie a basculé
analysis-chances = Chances de gagner en %
analysis-moves = Coups
analysis-points = Les choix les plus coûteux
analysis-no-points = Aucun qui ait clairement coûté quelque chose.
analysis-balance = Ce qui a fait la différence, en %
analysis-luck = Chance
analysis-lost = Laissé échapper
analysis-percent = { $percent } %
