### Vienna en français. Les noms de lieux et de personnages viennent de l’édition.
### Une liste est reliée par « et » ; LIST($things, type: "or") la relie par « ou ».

game-name = Vienna
rules = **Vienna en bref.** À chaque manche tu lances tes dés une fois. Puis, tour à tour, chacun pose un ou deux dés sur une case du parcours : leur valeur ou leur somme doit convenir à la case. Une case ne reçoit des dés qu’une fois.
    On avance : une case derrière ton dé le plus avancé coûte 1 pièce. Avant de poser, tu peux relancer des dés ou en tourner un d’un cran, pour 1 pièce chaque fois. Au Geheimbund il y a toujours de la place : 1 pièce par dé.
    Quand tous les dés sont posés, on évalue le parcours de Krieau à Heuriger : les cases donnent pièces, points, personnages et cartes spéciales. Les symboles se comparent avec les voisins.
    Quand quelqu’un a 25 points après une évaluation, qui en a le plus gagne.

## Mots

white-die = { $face } blanc
the-white-die = le dé blanc
two-dice = { $first } + { $second }
dice-turned = { $was } (joker : { $now })
for-a-bribe = { $what } (demi-tour pour { $cost })
any-pair = un double
either-number = { $first } ou { $second }
from-to = de { $lowest } à { $highest }
coin-count =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
symbol-citizen = citoyens
symbol-church = croix
symbol-crown = couronnes
symbols-citizen =
    { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
symbols-church = { $count } croix
symbols-crown =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
special-clock = Premier joueur
special-double = Double tour
special-joker = Joker
special-influence = Influence supplémentaire
special-die = Dé additionnel
start-card = { $coins } avec { $symbols }
person-shown = { $person } ({ $symbols })
seat-points = { $seat } { $points }

## Menus

menu-roll = Lancer les dés
menu-place = Poser des dés
menu-field = { $field } ({ $number })
menu-field-behind = { $field } ({ $number }), demi-tour : { $cost }
menu-geheimbund = { $field } (dés au choix)
menu-dice = { $dice }
menu-nudge = Tourner un dé d’un cran ({ $cost })
menu-die = { $die }
menu-turn-up = monter à { $face }
menu-turn-down = descendre à { $face }
menu-reroll = Relancer des dés ({ $cost })
menu-how-many =
    { $count ->
        [one] un dé
       *[other] { $count } dés
    }
menu-these = { $dice }
menu-face = { $face }
menu-leave-dice = Laisser les dés tels quels
menu-double = Utiliser le double tour
menu-keep-double = Garder le double tour
menu-take = Prendre { $coins } à { $seats }
menu-take-each = Prendre { $coins } par tête à { $seats }
menu-take-nothing = Ne rien prendre

## Ce qui est demandé

ask-start-card = { $seat }, choisis une carte de départ.
ask-roll = { $seat }, lance tes dés.
ask-place = { $seat }, pose un ou deux dés sur une case.
ask-gendarme = { $seat }, choisis une case libre pour le gendarme.
ask-reward = { $seat }, choisis ta récompense : pièces ou points.
ask-prater = { $seat }, tourne un de tes dés comme tu veux, ou laisse-les tels quels.
ask-double = { $seat }, rejoue avec le double tour, ou garde-le.
ask-person = { $seat }, choisis un personnage ({ $field }).
ask-symbol = { $seat }, choisis le symbole à comparer ({ $field }).
ask-tiergarten = { $seat }, choisis à qui prendre des pièces ({ $field }).
ask-over = La partie est terminée.

## Ce qui s’est passé

event-set-up = Tout le monde a { $dice } dés et commence avec { $points }. { $seat } a la montre et joue en premier.
event-start-card = { $seat } choisit une carte de départ : { $card }.
event-person-buried = { $person } est déjà dans l’étalage ; la carte passe sous la pile.
event-pile-reshuffled =
    { $cards ->
        [one] Personne de nouveau dans la pile : { $cards } carte défaussée passe dessous.
       *[other] Personne de nouveau dans la pile : { $cards } cartes défaussées sont mélangées et passent dessous.
    }
event-persons-dealt = Dans l’étalage : { $persons }.
event-display-empty = Il ne reste aucun personnage pour l’étalage.
event-round-began = La manche { $round } débute. { $seat } commence.
event-rolled = { $seat } lance les dés : { $dice }.
event-rerolled = { $seat } paie 1 pièce et relance { $was }. Résultat : { $now }.
event-nudged = { $seat } paie 1 pièce et tourne un dé : { $was } devient { $now }.
event-placed = { $seat } pose { $dice } sur la case { $field }.
event-placed-forced = { $seat } ne peut aller nulle part ailleurs et pose { $dice } sur la case { $field }.
event-placed-behind = { $seat } soudoie le cocher (1 pièce) et pose { $dice } sur la case { $field }.
event-gendarme = { $seat } envoie le gendarme sur la case { $field }.
event-die-set = { $seat } tourne un dé : { $was } devient { $now }.
event-dice-left = { $seat } laisse les dés tels quels.
event-double-used = { $seat } utilise le double tour.
event-double-kept = { $seat } garde le double tour pour plus tard.
event-evaluation = Tous les dés sont posés : évaluation de la manche { $round } au fil du parcours.
event-gained = { $field } : { $seat } reçoit { $gains }.
event-bought = { $field } : { $seat } paie { $paid } et reçoit { $gains }.
event-lapsed = { $field } : il faut payer { $cost }, mais { $seat } a { $coins } en poche. Il ne se passe rien.
event-special-taken = { $field } : { $seat } prend la carte spéciale « { $card } ».
event-special-won = { $field } : { $seat } prend la carte spéciale « { $card } » à { $source }.
event-special-kept = { $field } : { $seat } garde la carte spéciale « { $card } ».
event-person-taken = { $field } : { $seat } accueille { $person } ({ $symbols }).
event-person-bought = { $field } : { $seat } paie { $paid } et accueille { $person } ({ $symbols }).
event-nobody-left = { $field } : il ne reste aucun personnage pour { $seat }.
event-compared = { $field } : { $seat } compare les { $symbol } – { $own } contre { $lefts } ({ $left }) et { $rights } ({ $right }) – et reçoit { $gains }.
event-compared-paid = { $field } : { $seat } paie { $paid }, compare les { $symbol } – { $own } contre { $lefts } ({ $left }) et { $rights } ({ $right }) – et reçoit { $gains }.
event-coins-taken = { $field } : { $seat } prend { $coins } à { $seats }.
event-coins-taken-each = { $field } : { $seat } prend { $coins } par tête à { $seats }.
event-took-nothing = { $field } : { $seat } ne prend rien.
event-nothing-to-take = { $field } : personne d’autre n’a de pièces, { $seat } ne peut rien prendre.
event-specials-counted =
    { $cards ->
        [0] { $field } : { $seat } n’a aucune carte spéciale et ne reçoit rien.
        [one] { $field } : { $seat } reçoit { $points } pour { $cards } carte spéciale.
       *[other] { $field } : { $seat } reçoit { $points } pour { $cards } cartes spéciales.
    }
event-round-ended = Après la manche { $round } : { $standings }.
event-majorities = { $seat } a la majorité face à ses deux voisins ({ $symbols }) : { $points }.
event-no-majority = { $seat } n’a la majorité pour aucun symbole.
event-coins-exchanged = { $seat } échange { $coins } contre { $points }.
event-ended-none = { $seats } gagne avec { $points }.
event-ended-specials = { $seats } gagne avec { $points } : à égalité de points, ses cartes spéciales font la différence.
event-ended-coins = { $seats } gagne avec { $points } : à égalité de points et de cartes spéciales, ses pièces restantes font la différence.
event-ended-shared = { $seats } se partagent la victoire avec { $points }.
end-target = Après la manche { $round }, quelqu’un avait au moins { $target } points.

## Le plateau en mots

passage-now = En ce moment
passage-result = Résultat
passage-seat = { $seat }
passage-street = Le parcours
passage-geheimbund = { $field }, hors du parcours
passage-start-cards = Cartes de départ au choix
passage-display = Personnages dans l’étalage
passage-beside = À côté du plateau

now-start-cards = La première manche n’a pas encore commencé.
now-placing = Manche { $round } : on pose les dés.
now-evaluating = Manche { $round } : on évalue la case { $place }, { $field }.
now-over =
    { $round ->
        [one] { $round } manche a été jouée.
       *[other] { $round } manches ont été jouées.
    }
now-target = La partie se termine après la manche où quelqu’un atteint { $target } points.
now-table = Autour de la table, dans le sens des aiguilles d’une montre : { $seats }.
result-place = Rang { $place } : { $seat }, { $points }.

joker-die = { $die } en joker
one-die = dé { $die }
several-dice = dés { $dice }
joker-rule = Un joker vaut n’importe quelle face.
special-double-used = Double tour (déjà utilisé dans cette manche)
seat-stock =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins }.
seat-dice = Dés : { $dice }.
seat-die = Dé : { $dice }.
seat-to-roll =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } encore à lancer.
seat-to-roll-white = { $count } dés encore à lancer, dont le blanc.
seat-all-placed = Tous les dés sont posés.
seat-coach = La calèche a atteint la case { $place }, { $field }.
seat-no-coach = La calèche n’est pas encore sur le parcours.
seat-symbols = Symboles : { $symbols }.
seat-no-symbols = Aucun symbole.
seat-specials =
    { $count ->
        [one] Carte spéciale : { $cards }.
       *[other] Cartes spéciales : { $cards }.
    }
seat-no-specials = Aucune carte spéciale.
seat-compared = Symboles déjà comparés dans cette manche : { $symbols }.
seat-persons =
    { $count ->
        [one] Personnage : { $persons }.
       *[other] Personnages : { $persons }.
    }
seat-no-persons = Aucun personnage.
seat-start-card = Carte de départ : { $card }.
seat-no-start-card = Pas encore de carte de départ.

street-field = Case { $place }, { $field }, { $accepts } : { $standing }. { $effect }
accepts-number = nombre { $number }
effect-krieau = Tout de suite : envoie le gendarme sur une case libre, puis prends { $coins } ou { $points }.
effect-prater = Tout de suite : { $coins }, et tu peux tourner un de tes dés comme tu veux.
effect-gain = Rapporte { $gains }.
effect-gain-paid = Coûte { $cost } et rapporte { $gains }.
effect-special = Donne la carte spéciale « { $card } ».
effect-special-coins = Donne la carte spéciale « { $card } » et { $coins }.
effect-person = Donne un personnage.
effect-person-paid = Coûte { $cost } et donne un personnage.
effect-compare = Compare les { $symbol } avec les deux voisins : { $gains } par majorité, { $tie } par égalité.
effect-gloriette = Coûte { $cost } et compare le symbole de ton choix avec les deux voisins : { $gains } par majorité, { $tie } par égalité.
effect-tiergarten = Prends jusqu’à { $most } à une seule personne, ou { $each } par tête à deux personnes.
effect-heuriger = Rapporte { $points } par carte spéciale.
effect-geheimbund = Accepte tous les dés et rapporte tout de suite { $coins } par dé.
stand-dice = prise par { $seat }, { $dice }
stand-gendarme = bloquée par le gendarme
stand-free = libre
stand-empty = vide
lodge-dice = { $seat } : { $dice }.
lodge-empty = Il n’y a pas de dés ici.
start-card-left = { $card }.
display-person = { $person } : { $symbols }.
display-empty = L’étalage est vide.
beside-pile =
    { $count ->
        [0] La pioche est vide.
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
beside-discard =
    { $count ->
        [0] Aucune carte défaussée.
        [one] { $count } carte défaussée.
       *[other] { $count } cartes défaussées.
    }
beside-specials =
    { $count ->
        [one] Carte spéciale que personne n’a encore : { $cards }.
       *[other] Cartes spéciales que personne n’a encore : { $cards }.
    }
beside-gendarme = Le gendarme attend ici.

## Le plateau en bref

brief-seat = { $seat } : { $points }, { $coins }.
brief-seat-dice = { $seat } : { $points }, { $coins }, { $dice }.
brief-to-roll =
    { $count ->
        [one] { $count } dé à lancer
       *[other] { $count } dés à lancer
    }
brief-no-dice = aucun dé restant
brief-stand = { $field } : { $seat }, { $dice }.
brief-lodge = { $field } : { $seats }.
brief-street-free = Tout le parcours est libre.
brief-gendarme = Le gendarme bloque la case { $field }.
brief-start-cards = Cartes de départ au choix : { LIST($cards, type: "or") }.

## Pourquoi un coup est refusé

refuse-roll-first = Tu n’as pas encore lancé les dés dans cette manche. Lance-les d’abord ; tu pourras ensuite les poser ou les modifier.
refuse-already-rolled = Tu as déjà lancé les dés. Devant toi : { $dice }. Relancer les dés de ton choix coûte 1 pièce.
refuse-asked-otherwise = Il y a d’abord autre chose à décider. { $asked }
refuse-no-such-die = Il te manque pour cela : { LIST($missing, type: "standard") }. Devant toi : { $dice }.
refuse-one-or-two-dice =
    { $count ->
        [0] Indique les dés à poser : un ou deux.
       *[other] On pose un ou deux dés sur une case ; tu en as indiqué { $count }.
    }
refuse-no-die-named = Indique au moins un dé à relancer. Devant toi : { $dice }.
refuse-change-costs = Modifier des dés coûte { $cost } à chaque fois, et tu n’en as aucune. Pose tes dés tels quels ; Geheimbund les accepte tous et rapporte 1 pièce par dé.
refuse-no-wrap = Impossible de tourner un { $face } plus loin dans ce sens : 6 et 1 ne se suivent pas. Tu pourrais le tourner sur { $instead }.
refuse-same-face = Ce dé indique déjà { $face }. Choisis une autre face, ou laisse les dés tels quels.
refuse-no-such-field = Il n’y a pas de case « { $field } » sur ce plateau.
refuse-occupied = La case { $field } est prise : { $owner } y a posé { $there }. Avec { $dice }, tu peux choisir { LIST($elsewhere, type: "or") }.
refuse-gendarme-there = Le gendarme bloque la case { $field } pendant cette manche. Avec { $dice }, tu peux choisir { LIST($elsewhere, type: "or") }.
refuse-wrong-number =
    La case { $field } demande { $number }. { $dice-count ->
        [one] Ton dé vaut { $total }.
       *[other] Tes dés { $dice } font { $total }.
    } { $ways-count ->
        [0] Tu n’as pas les dés qu’il faut ; choisis plutôt { LIST($elsewhere, type: "or") }.
       *[other] Avec { LIST($ways, type: "or") }, tu pourrais y aller.
    }
refuse-no-pair =
    La case { $field } demande un double (deux dés de même valeur). { $ways-count ->
        [0] Tu n’en as pas ; avec { $dice }, tu peux choisir { LIST($elsewhere, type: "or") }.
       *[other] Avec { LIST($ways, type: "or") }, tu pourrais y aller.
    }
refuse-white-alone =
    Sur la case { $field }, le dé blanc doit être accompagné d’un autre dé. { $ways-count ->
        [0] Pour le poser seul, choisis { LIST($elsewhere, type: "or") }.
       *[other] Avec { LIST($ways, type: "or") }, tu pourrais y aller ; pour poser le dé blanc seul, choisis { LIST($elsewhere, type: "or") }.
    }
refuse-behind = La case { $field } est derrière ta calèche, qui a atteint { $coach }. Pour faire demi-tour, il faut soudoyer le cocher ({ $cost }). Tu as { $coins } ; soudoie-le si tu veux y aller.
refuse-bribe-costs = La case { $field } est derrière ta calèche, qui a atteint { $coach }. Pour faire demi-tour, il faut soudoyer le cocher ({ $cost }), et tu n’as plus de pièces. Avec { $dice }, tu peux choisir { LIST($elsewhere, type: "or") }.
refuse-no-bribe-needed = Pas besoin de soudoyer le cocher pour aller sur la case { $field } : poses-y tes dés gratuitement.
refuse-gendarme-on-street = Le gendarme reste sur le parcours ; la case { $field } ne peut pas être bloquée. Choisis une case libre du parcours.
refuse-gendarme-on-free-field = { $owner } occupe déjà la case { $field }. Il faut une case libre pour le gendarme.
refuse-no-such-start-card = Cette carte de départ n’existe pas. Il reste : { LIST($left, type: "or") }.
refuse-start-card-taken = { $owner } a déjà choisi cette carte de départ. Il reste : { LIST($left, type: "or") }.
refuse-not-in-display = { $person } n’est pas dans l’étalage. Tu peux choisir { LIST($display, type: "or") }.
refuse-symbol-counted = Tu as déjà comparé les { $symbol } dans cette manche, et aucun symbole ne compte deux fois. Tu peux choisir : { LIST($left, type: "or") }.
refuse-take-or-pass = Indique à qui tu prends des pièces et combien : jusqu’à { $most } à une seule personne, ou { $each } par tête à deux personnes. Si tu n’en veux pas, choisis de ne rien prendre.
refuse-no-such-player = Il n’y a personne à cette place. Prends jusqu’à { $most } à une autre personne, ou { $each } par tête à deux autres.
refuse-not-from-yourself = Tu ne peux pas prendre tes propres pièces. Prends jusqu’à { $most } à une autre personne, ou { $each } par tête à deux autres.
refuse-from-one-or-two = Tu peux prendre des pièces à une ou deux personnes, pas plus, et pas deux fois à la même.
refuse-too-many-coins = Tu demandes { $coins }, mais tu peux prendre au plus { $most } à une même personne.
refuse-one-from-each = À deux personnes, on prend { $each } par tête. Pour aller jusqu’à { $most }, choisis une seule personne.
refuse-too-few-coins = { $owner } a { $has } : impossible de lui prendre { $coins }.

## Statistiques

table-match = Parties
table-length = Durée
table-seat = Places
table-order = Ordre de la première manche
table-start-card = Cartes de départ
table-field = Cases
row-all = toutes
row-rounds = { $rounds } manches
row-seat = place { $seat }
row-order = numéro { $number }
row-field = { $field }
column-rounds = manches
column-points = points
column-coins = pièces restantes
column-characters = personnages
column-won = victoires
column-visits = visites
column-lapses = sans effet
column-winners = des gagnants
column-share = part

## Images

picture-setup = Cartes de départ
picture-placing = Manche { $round } · Placement
picture-evaluation = Manche { $round } · Évaluation
picture-over = Fin après la manche { $round }
picture-nothing-new = Rien de nouveau depuis ton dernier tour.
picture-went = { $seat } : { $field }
picture-and-more = { $told } (+{ $count })
picture-sources = D’où viennent les points
picture-course = Manche par manche
picture-final-scoring = Décompte final
picture-stopped = Fin anticipée
picture-broken-off = La partie s’est arrêtée avant la victoire de quiconque.
picture-source-start = Départ
picture-source-sights = Monuments
picture-source-comparisons = Comparaisons
picture-source-heuriger = Heuriger
picture-source-majorities = Majorités finales
picture-source-coins = Pièces échangées

## Images d’aide

help-special-card = Carte spéciale
help-character-card = Carte de personnage
help-start-card = Carte de départ
help-special-clock = Qui a la montre commence la manche suivante : ses dés sont lancés et posés en premier.
help-special-double = Une fois par manche, tu peux jouer un second tour juste après le tien.
help-special-joker = Chacun de tes dés qui montre 1 peut prendre la valeur de ton choix quand tu le poses.
help-special-influence = Compte pour { $symbols } tant que tu l’as.
help-special-die = Tu lances aussi le dé blanc. Pose-le avec un autre dé, ou seul sur la case { $field }.
help-special-keep = Tu la gagnes ici, et d’autres peuvent te la reprendre :
help-character = Compte pour { $symbols } quand tu te compares à tes voisins.
help-copies =
    { $count ->
        [one] Il y a { $count } carte comme celle-ci.
       *[other] Il y a { $count } cartes comme celle-ci.
    }
help-start = Les pièces ne viennent qu’une fois, les symboles comptent pour toute la partie.
help-coach-title = La calèche
help-coach = Ta calèche montre jusqu’où tu es sur le parcours. Pose tes dés plus loin ; pour faire demi-tour, soudoie le cocher ({ $cost }).
help-gendarme-title = Le gendarme
help-gendarme = La case { $field } l’envoie sur une case libre du parcours. Jusqu’à la fin de l’évaluation, aucun dé ne peut y être posé.
help-symbols-title = Les symboles
help-symbols = Ils sont sur tes cartes. En avoir plus que tes voisins rapporte sur la case indiquée, sur la case { $field } et à la fin de la partie.

# What speaks for a move

why-better-dice = Tes dés conviennent mieux ensuite.
why-gendarme = C’est la case que les autres veulent le plus.
why-double = Un second tour tout de suite : personne ne s’intercale.
why-person = { $symbols } de plus pour les comparaisons.
why-coins = Des pièces pour toi, aucune pour eux.
