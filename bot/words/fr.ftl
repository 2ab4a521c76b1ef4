### Le cadre commun à tous les jeux, en français.

bad-table = Ce jeu demande de { $fewest } à { $most } joueurs, pas { $seats }.
unreadable-move = Ce n’est pas un coup de ce jeu.
not-your-move = Ce n’est pas ton tour. La table attend { $waiting }.
match-over = La partie est terminée ; il n’y a plus rien à jouer.
