### Bal masqué en français.

game-name = Mascarade
rules = Devine qui porte quel masque.

menu-card = { $card }
menu-player = { $seat }
ask-wear = Choisis un masque.
ask-ask = { $seat }, demande une carte à quelqu'un.
ask-give = { $seat }, donne une carte à { $taker }.
ask-over = Le bal est fini.
event-round-began = La danse { $round } commence.
event-drew = { $seat } pioche { $cards }.
event-chose = { $seat } a choisi un masque.
event-unmasked = Les masques sont { $worn } : { $seat } gagne la danse.
event-asked = { $seat } demande une carte à { $victim }.
event-gave = { $seat } donne une carte à { $taker }.
event-gave-card = { $seat } donne la carte { $card } à { $taker }.
event-ended = Le bal est fini. En tête : { $seats }.
end-hand-empty = Quelqu'un avait moins de deux cartes.
refuse-asked-otherwise = Il faut d'abord décider autre chose. { $asked }
refuse-not-in-hand = Tu n'as pas la carte { $card }. En main : { $hand }.
refuse-cannot-ask = Tu peux demander à { LIST($choices, type: "or") }.
table-seat = Places
row-seat = place { $seat }
column-points = points
passage-now = En ce moment
passage-result = Résultat
passage-own = Tes cartes
passage-cards = Cartes sur la table
now-round = C’est la danse { $round }.
score =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
own-hand = Dans ta main : { $cards }.
own-hand-empty = Ta main est vide.
own-mask = Tu portes la carte { $card }.
hand-size =
    { $seat } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
trophy = Gagnée contre { $giver } : la carte { $card }.
trophy-hidden = Gagnée contre { $giver } : une carte que tu n’as pas vue.
pile =
    { $count ->
        [0] La pioche est vide.
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
discard = Masques déjà portés : { $cards }.
discard-empty = Aucun masque porté jusqu’ici.
