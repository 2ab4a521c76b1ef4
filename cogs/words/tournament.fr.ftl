### Ce qui se dit des tournois sur Discord, en français.

## L’annonce

event-swiss = { $game }, tournoi suisse : à chaque ronde, tu rencontres des personnes au score proche du tien.
event-robin = { $game }, tous contre tous : tout le monde rencontre tout le monde, le plus également possible.
event-knockout = { $game }, élimination directe : qui gagne sa table continue, avec les meilleurs parmi les autres.
event-league = { $game }, ligue : on joue au sein de sa division ; qui joue bien monte.
event-open = Les inscriptions sont ouvertes.
event-check-in = C’est le moment de confirmer sa présence : qui ne le fait pas avant le début ne joue pas.
event-starts = Le tournoi commence { $left }, le { $at }.
event-is-paused = Le tournoi a été suspendu { $at }. Aucune pendule ne tourne.
event-is-over = Le tournoi est terminé
event-is-off = Le tournoi a été annulé
event-not-begun = Le tournoi n’a pas encore commencé
event-round = Ronde { $round }
event-round-done =
    { $tables ->
        [one] Ronde { $round }, une table, { $done ->
            [0] en cours
           *[other] terminée
        }
       *[other] Ronde { $round }, tables terminées : { $done } sur { $tables }
    }
round-begins = La ronde { $round } commence { $left }.
round-until = La ronde { $round } finit { $left } au plus tard ; là où l’on joue encore, c’est alors le plateau qui décide.
entrants =
    { $limit ->
        [0] { $count ->
            [one] Une personne participe :
           *[other] { $count } personnes participent :
        }
       *[other] { $count ->
            [one] Une place prise sur { $limit } :
           *[other] { $count } places prises sur { $limit } :
        }
    }
listed-people = { $people }.
nobody-entered = Personne ne participe pour l’instant.
and-more =
    { $count ->
        [one] Et une personne de plus.
       *[other] Et { $count } de plus.
    }
check-in-missing =
    { $count ->
        [0] Tout le monde a confirmé sa présence.
        [one] Une personne n’a pas encore confirmé sa présence.
       *[other] { $count } personnes n’ont pas encore confirmé leur présence.
    }
substitutes-wait =
    { $count ->
        [one] Une personne est prête à remplacer quelqu’un.
       *[other] { $count } personnes sont prêtes à remplacer quelqu’un.
    }
event-dice = Tous les tirages et tous les dés de ce tournoi sont déjà fixés. Leur sceau : `{ $commitment }`
so-many-rounds =
    { $rounds ->
        [one] Une ronde.
       *[other] { $rounds } rondes.
    }
until-decided = Autant de rondes qu’il en faut pour que quelqu’un soit seul en tête, mais au moins trois.
absent-stand-in = Si quelqu’un ne se présente pas à sa table, un ordinateur joue à sa place.
absent-substitute = Si quelqu’un ne se présente pas à sa table, une personne qui s’est proposée joue à sa place ; à défaut, un ordinateur.
absent-smaller = Si quelqu’un ne se présente pas à sa table, elle est redistribuée sans cette personne, tant qu’il reste assez de monde.
round-limit =
    { $hours ->
        [one] Une ronde dure une heure au plus ; ensuite, les points sur le plateau décident.
       *[other] Une ronde dure { $hours } heures au plus ; ensuite, les points sur le plateau décident.
    }
gate-punctual-about =
    { $quarter ->
        [2] Pour tout le monde, sauf le quart le moins ponctuel des joueurs.
        [3] Pour la moitié la plus ponctuelle des joueurs.
       *[other] Pour le quart le plus ponctuel des joueurs.
    }
gate-least-about = À partir d’une cote de { NUMBER($rating, useGrouping: 0) }.
gate-most-about = Jusqu’à une cote de { NUMBER($rating, useGrouping: 0) }.
event-rated = Les parties sont classées.
event-absence-counts = Une partie change ta cote même si un remplaçant en a joué la plus grande part.
event-unrated = Les parties ne sont pas classées.
event-announced = Le tournoi « { $event } » est annoncé. `/tournoi direction commencer` ferme les inscriptions et attribue les places de la première ronde.

event-button-enter = Participer
event-button-leave = Ne plus participer
event-button-checkin = Confirmer ma présence
event-button-sitin = Remplacer au besoin
event-button-rules = Règles
event-button-standings = Classement
event-button-seating = Tables
event-button-mine = Ma table

## Rondes

room-title = Ronde { $round }, table { $table }
rulings-thread = Décisions : { $event }
table-title = Table { $table }
table-listed = **{ $title }** : { $people }.
table-listed-room = **{ $title }**, { $room } : { $people }.
division-table = Division { $division }, table { $table }
division-title = Division { $division }
table-seated = va commencer
table-playing = en cours
table-done = terminée
table-ruled = arbitrée
nth-place = { $place }.
sits-out = Au repos pour cette ronde : { $people }.
no-seating = Aucune ronde n’a encore ses places.
no-results = Il n’y a pas encore de résultats.
standings-after = Classement après la ronde { $round }
head-place = #
head-name = Nom
head-score = Score
head-opponents = Adversaires
head-share = Points
standing = { $place }. { $name } : { $score } sur { $played } (adversaires { $opponents } %, points { $share } %)
standing-out = { $place }. { $name } : { $score } sur { $played }, hors course (adversaires { $opponents } %, points { $share } %)
standings-in-words = `/tournoi classement` montre aussi qui a battu qui et l’évolution de ronde en ronde, et le tout en mots.
cross-about = Qui a battu qui ; 2–1 : deux gagnées, une perdue
cross-met = { $won } sur { $times } contre { $name }
cross-line = { $name } : { $met }.
progress-line = { $name } : { $places }.
podium-about =
    { $rounds ->
        [one] { $count } joueurs, une ronde
       *[other] { $count } joueurs, { $rounds } rondes
    }
event-won = { $name } remporte « { $event } » !
event-seed = La graine derrière tous les tirages et tous les dés : `{ $seed }`. Avec le fichier ci-dessous, tout le monde peut vérifier les places, les dés, les résultats et les décisions : `python -m bot verify`.
event-counted = Cette partie fait partie de « { $event } » ; son résultat y compte.
event-files = Le tournoi dans un fichier, que tout le monde peut vérifier avec `python -m bot verify`, et son classement pour un tableur.
seated-why =
    Table { $table }, { $is_last ->
        [yes] la dernière place
       *[no] place { $seat }
    } ({ $times ->
        [one] tu y es pour la première fois
        [2] tu y es pour la deuxième fois
       *[other] tu y es pour la { $times }e fois
    }) : { $fresh ->
        [0] { $opponents ->
            [one] tu as déjà rencontré ton adversaire.
           *[other] tu as déjà rencontré tes { $opponents } adversaires.
        }
        [one] un adversaire sur { $opponents } est nouveau pour toi.
       *[other] { $fresh } adversaires sur { $opponents } sont nouveaux pour toi.
    }

## Réponses

entered = Tu participes au tournoi « { $event } ». Garde un œil sur ce salon : ta table aura son propre fil, et on t’y appellera.
entered-late = Tu participes au tournoi « { $event } » à partir de la prochaine ronde.
left-event = Tu ne participes plus au tournoi « { $event } ».
left-running = Tu ne participes plus au tournoi « { $event } » à partir de la prochaine ronde. Ta partie en cours continue ; si tu ne peux pas la jouer jusqu’au bout : `/partie abandonner`.
checked-in = Ta présence au tournoi « { $event } » est confirmée.
sits-in = On t’appellera si quelqu’un ne se présente pas. Un autre clic y met fin.
sits-in-no-more = Tu n’es plus sur la liste des remplaçants.
desk-seated = Le tournoi « { $event } » a commencé : les places de la première ronde sont attribuées. `/tournoi direction échanger` les corrige, `/tournoi direction commencer` lance la ronde tout de suite.
desk-begun = La ronde du tournoi « { $event } » commence ; les fils des tables s’ouvrent maintenant.
ruling-done = C’est fait, et inscrit dans le registre.
mine-place =
    { $played ->
        [one] Tu es à la place { $place } : { $score } en une partie.
       *[other] Tu es à la place { $place } : { $score } en { $played } parties.
    }
mine-out = Tu ne joues pas les rondes à venir.
mine-room = Ta table : { $channel }
mine-waits = Tu participes. Il n’y a pas de table pour toi en ce moment.
mine-nothing = Tu ne participes pas au tournoi « { $event } ».
mine-substitute = Tu es sur la liste des remplaçants du tournoi « { $event } ».
event-listed-open = **{ $event }** dans { $channel } : les inscriptions sont ouvertes, { $count } pour l’instant.
event-listed-running = **{ $event }** dans { $channel } : en cours, { $count } en lice.
event-listed-over = { $event } dans { $channel } : terminé.
no-events = Il n’y a pas encore de tournoi sur ce serveur. `/tournoi nouveau` en annonce un.

## Les règles d’un tournoi

rules-score = **Score.** À chaque table, ton score est la part des adversaires que tu bats : sur trois adversaires, en battre deux vaut 0,67. Une égalité vaut la moitié. Ainsi, les tables à trois, quatre et cinq comptent autant.
rules-ties = **Égalités.** On les départage dans cet ordre : les résultats moyens de tes adversaires ; tes rencontres avec les personnes à égalité avec toi ; tes points par rapport à ceux de qui a gagné la table ; un tirage au sort scellé avant le début.
rules-ladder = **Ordre.** Qui va plus loin est devant ; ensuite compte ton résultat à ta dernière table ; puis ton score total ; puis un tirage au sort scellé avant le début. Personne n’est au repos deux fois avant que tout le monde l’ait été.
rules-seating = **Placement.** Personne ne retrouve les mêmes adversaires tant qu’on peut l’éviter, tout le monde occupe chaque place aussi souvent, et dans un tournoi suisse, les scores à une table sont proches. `/tournoi ma-table` dit pourquoi tu es à cette place.
rules-fair = **Les tirages et les dés** découlent d’une graine scellée avant la première inscription : `{ $commitment }`. Elle est révélée à la fin, et tout le monde peut vérifier les places, les dés et les résultats.
rules-ledger = **Les décisions** de la direction sont inscrites dans un registre que personne ne peut modifier sans que cela se voie ; le fil sous l’annonce le montre.
rules-league =
    { $movers ->
        [one] **Saisons.** Après une saison, la dernière personne de chaque division et la première de la division en dessous échangent leurs places.
       *[other] **Saisons.** Après une saison, les { $movers } dernières personnes de chaque division et les { $movers } premières de la division en dessous échangent leurs places.
    }

## Décisions

ruled-by = Décision prise par { $name } le { $at }.
ruled-why = Motif : { $why }
ruled-instead = Sans cette décision : { $instead }
ruled-place = { $place }. { $who }
ruled-open = Le tournoi « { $name } » est annoncé. Son sceau : { $commitment }
ruled-start =
    { $count ->
        [one] Le tournoi commence avec un joueur.
       *[other] Le tournoi commence avec { $count } joueurs.
    }
ruled-seat =
    { $tables ->
        [one] La ronde { $round } commence à une table.
       *[other] La ronde { $round } commence à { $tables } tables.
    }
ruled-result = Ronde { $round }, la table { $table } est terminée : { $ranking }.
ruled-adjudicate = Ronde { $round }, la table { $table } est arbitrée : { $ranking }.
ruled-pause = Le tournoi est suspendu.
ruled-resume =
    { $minutes ->
        [one] Le tournoi reprend après { $minutes } minute ; les échéances sont décalées d’autant.
       *[other] Le tournoi reprend après { $minutes } minutes ; les échéances sont décalées d’autant.
    }
ruled-extend =
    { $hours ->
        [one] La ronde { $round } a { $hours } heure de plus.
       *[other] La ronde { $round } a { $hours } heures de plus.
    }
ruled-shorten =
    { $hours ->
        [one] La ronde { $round } a { $hours } heure de moins.
       *[other] La ronde { $round } a { $hours } heures de moins.
    }
ruled-postpone =
    { $hours ->
        [one] La ronde { $round } commence { $hours } heure plus tard.
       *[other] La ronde { $round } commence { $hours } heures plus tard.
    }
ruled-advance =
    { $hours ->
        [one] La ronde { $round } commence { $hours } heure plus tôt.
       *[other] La ronde { $round } commence { $hours } heures plus tôt.
    }
ruled-substitute = { $player } remplace { $who } à cette table.
ruled-substitute-for-good = { $player } remplace désormais { $who }.
ruled-restart = La table { $table } est redistribuée : { $people }.
ruled-smaller = La table { $table } est redistribuée sans une personne qui ne s’est pas présentée : { $people }.
ruled-undo = À la table { $table }, on peut reprendre des coups si tout le monde y est d’accord.
ruled-no-undo = À la table { $table }, on ne peut plus reprendre de coups.
ruled-penalise = { $who } perd { $score } au score.
ruled-grant = { $who } gagne { $score } au score.
ruled-apart = { $one } et { $other } ne seront pas à la même table.
ruled-together = { $one } et { $other } peuvent de nouveau être à la même table.
ruled-reseat = Pour la ronde { $round }, { $one } et { $other } échangent leurs places.
ruled-drop = { $who } ne joue pas les rondes à venir.
ruled-left = { $who } a quitté le serveur et ne joue pas les rondes à venir.
ruled-late = { $who } arrive en cours de route et joue à partir de la prochaine ronde.
ruled-admit = Inscription acceptée : { $who }.
ruled-move = Le tournoi continue dans { $channel }.
ruled-end = Le tournoi est terminé. Première place : { $people }.
ruled-cancel = Le tournoi est annulé.
instead-play-on = { $who } aurait eu une place.
instead-go-on = tout aurait continué.
instead-stay-paused = le tournoi serait resté suspendu.
instead-moment = c’était prévu pour le <t:{ NUMBER($at, useGrouping: 0) }:f>.
instead-play-out = la table aurait été jouée jusqu’au bout.
instead-standing = la table aurait été jouée jusqu’au bout ; sur le plateau, on en est à { $ranking }.
instead-stand-in = un ordinateur aurait remplacé { $who }.
instead-substitute = la première personne sur la liste des remplaçants aurait remplacé { $who }.
instead-smaller = la table aurait été redistribuée sans { $who }.
instead-undo = on pourrait encore reprendre des coups.
instead-no-undo = on ne reprend rien dans une partie classée.
instead-take-place = le tournoi aurait eu lieu.
instead-enter = { $who } aurait dû s’inscrire comme tout le monde.
instead-may-meet = ces deux-là auraient pu se retrouver à la même table.
instead-apart = ces deux-là seraient restés séparés.
instead-no-penalty = rien n’aurait été retiré ni ajouté.
instead-seating = avec les places tirées : paires à séparer { $avoided }, rencontres répétées { $repeats }, places inégales { $uneven }, écart { $spread } ; maintenant : { $new_avoided }, { $new_repeats }, { $new_uneven } et { $new_spread }.
instead-stay = le tournoi serait resté dans { $channel }.
instead-next-round = la prochaine ronde aurait été jouée.

## Ce qui ne marche pas, et ce qui marche

event-error = Cela ne marche pas dans ce tournoi.
no-event = Il n’y a pas de tournoi dans ce salon. `/tournoi liste` montre où il y en a, `/tournoi nouveau` en annonce un.
event-busy = Un tournoi est déjà annoncé ou en cours dans ce salon. Finissez-le d’abord, ou annoncez le vôtre dans un autre salon.
event-over = Ce tournoi est terminé. `/tournoi classement` montre comment il a fini ; `/tournoi nouveau` annonce le prochain.
not-director = C’est réservé à la direction de ce tournoi : la personne qui l’a annoncé, le rôle de la direction et les personnes qui gèrent le serveur.
already-entered = Tu participes déjà à ce tournoi.
already-entered-other = Cette personne participe déjà à ce tournoi.
not-entered = Tu ne participes pas à ce tournoi, ou la personne choisie n’y participe pas.
event-full = Les { $limit } places sont prises. Tu peux quand même te proposer pour remplacer quelqu’un.
entry-closed = Il est trop tard pour s’inscrire à ce tournoi. Tu peux te proposer pour remplacer quelqu’un ; la direction peut encore t’admettre.
barred = La direction t’a retiré de ce tournoi. Elle peut t’admettre de nouveau.
gate-punctual = Ce tournoi est pour des joueurs plus ponctuels. Joue à temps pendant quelque temps, et tu pourras participer au prochain.
gate-least-rating = Ce tournoi demande une cote d’au moins { NUMBER($rating, useGrouping: 0) }. `/classement` montre où tu en es.
gate-most-rating = Ce tournoi demande une cote d’au plus { NUMBER($rating, useGrouping: 0) }. `/classement` montre où tu en es.
no-check-in = Il n’y a pas de présence à confirmer en ce moment.
too-few-entrants =
    { $have ->
        [0] Personne ne participe ; une table demande au moins { $need } joueurs.
        [one] Un seul joueur ne suffit pas ; une table en demande au moins { $need }. Les ordinateurs comptent : `/tournoi direction ordinateurs`.
       *[other] { $have } joueurs ne suffisent pas ; une table en demande au moins { $need }. Les ordinateurs comptent : `/tournoi direction ordinateurs`.
    }
event-not-started = Ce tournoi n’a pas commencé, ou rien ne se joue en ce moment.
event-started = Ce tournoi a déjà commencé.
event-not-paused = Ce tournoi n’est pas suspendu.
event-paused = Ce tournoi est suspendu. `/tournoi direction relancer` le fait reprendre.
no-such-table =
    { $count ->
        [0] Aucune ronde n’a encore ses places, il n’y a donc pas de table { $table }.
        [one] Cette ronde n’a qu’une table ; il n’y a pas de table { $table }.
       *[other] Cette ronde a les tables 1 à { $count } ; il n’y a pas de table { $table }.
    }
table-over = Cette table a déjà un résultat.
bad-ranking = Tape les numéros des { $seats } places de la table, du meilleur résultat au moins bon, par exemple 2 1 3 ; en cas d’égalité, 2=1 3.
round-runs = La ronde a commencé, on ne change donc plus les places. `/tournoi direction redistribuer` redistribue une table.
not-substitute = Cette personne joue déjà dans cette ronde.
no-deadline = Il n’y a pas d’échéance à décaler.
no-such-entrant = Personne ne s’appelle ainsi ici, ou plusieurs personnes. Choisis dans la liste.
no-such-player = Choisis une personne de ce serveur, pas un bot.
no-such-event = Il n’y a pas de tournoi numéro { $event } sur ce serveur. Choisis dans la liste.
unreadable-moment = Tape un moment à venir, par exemple 2026-12-24 20:00, ou 90m, ou 3h.
event-needs-channel = Un tournoi demande un salon textuel : ses tables y ont leurs fils.
event-needs-threads = Je n’ai pas le droit d’ouvrir des fils ici et d’y écrire. Une personne qui gère le serveur peut me le donner.
bad-plan-limit = Avec si peu de monde, on ne remplirait même pas une table.
bad-plan-start = Le début doit être à venir.
bad-plan-check-in = Pour confirmer les présences, il faut un début : option « début ».
bad-plan-name = Un tournoi a besoin d’un nom.
bad-plan-rating = Personne ne pourrait participer : la cote minimale dépasse la cote maximale.
bad-plan-season = La saison précédente doit être une ligue de ce serveur, et terminée.
bad-plan-choice = Cela ne peut pas être choisi. Prends quelque chose dans les listes.
cannot-show-event = Je ne peux plus montrer le tournoi « { $event } » : son salon a disparu ou m’est fermé. Rien n’est perdu ; amène-le dans un autre salon avec `/tournoi direction déplacer`.

## Commandes. Noms : minuscules, sans espace, 32 caractères au plus

command-tournament = tournoi
command-tournament-about = Tournois : annoncer, participer, regarder
command-tournament-new = nouveau
command-tournament-new-about = Annonce un tournoi dans ce salon
command-tournament-join = participer
command-tournament-join-about = Participe au tournoi de ce salon
command-tournament-leave = quitter
command-tournament-leave-about = Ne participe plus
command-tournament-check-in = présence
command-tournament-check-in-about = Confirme que tu es là
command-tournament-sit-in = remplacement
command-tournament-sit-in-about = Propose-toi pour jouer là où quelqu’un ne se présente pas, ou retire ton offre
command-tournament-list = liste
command-tournament-list-about = Les tournois de ce serveur
command-tournament-standings = classement
command-tournament-standings-about = Qui est à quelle place, qui a battu qui, et comment on en est arrivé là
command-tournament-seating = tables
command-tournament-seating-about = Qui joue contre qui dans cette ronde
command-tournament-mine = ma-table
command-tournament-mine-about = À quelle place tu es, et pourquoi
command-tournament-rules = règles
command-tournament-rules-about = Comment on joue, comment on compte, qui décide
command-tournament-export = export
command-tournament-export-about = Le tournoi dans des fichiers
command-tournament-desk = direction
command-tournament-desk-about = Pour les personnes qui dirigent le tournoi
command-desk-start = commencer
command-desk-start-about = Attribue les places de la première ronde ; encore une fois : lance la ronde maintenant
command-desk-check-in = présence
command-desk-check-in-about = Demande à tout le monde de confirmer sa présence dès maintenant
command-desk-computers = ordinateurs
command-desk-computers-about = Combien d’ordinateurs participent
command-desk-pause = suspendre
command-desk-pause-about = Tout s’arrête
command-desk-resume = relancer
command-desk-resume-about = Tout reprend
command-desk-extend = prolonger
command-desk-extend-about = Plus de temps pour la ronde
command-desk-move = déplacer
command-desk-move-about = Amène un tournoi dans ce salon
command-desk-end = terminer
command-desk-end-about = Termine le tournoi en l’état ; avant la première ronde, annule-le
command-desk-adjudicate = arbitrer
command-desk-adjudicate-about = Termine une table avec un classement, ou selon le plateau
command-desk-restart = redistribuer
command-desk-restart-about = Redistribue une table
command-desk-undo = reprise
command-desk-undo-about = Permettre de reprendre des coups à une table classée, ou plus
command-desk-swap = échanger
command-desk-swap-about = Deux personnes échangent leurs places avant une ronde
command-desk-substitute = remplacer
command-desk-substitute-about = Quelqu’un d’autre joue à la place d’un joueur
command-desk-penalise = pénaliser
command-desk-penalise-about = Retire du score à quelqu’un
command-desk-apart = séparer
command-desk-apart-about = Deux personnes ne jouent pas à la même table ; encore une fois : elles le peuvent
command-desk-admit = admettre
command-desk-admit-about = Quelqu’un participe, quelles que soient les conditions
command-desk-drop = retirer
command-desk-drop-about = Quelqu’un ne participe plus

command-option-name = nom
command-option-name-about = Comment il s’appelle
command-option-format = format
command-option-format-about = Comment il se joue
command-option-event-rounds = rondes
command-option-event-rounds-about = Combien ; 0 : jusqu’à ce que quelqu’un soit seul en tête ; vide : autant qu’il convient
command-option-no-show = absence
command-option-no-show-about = Ce qui se passe quand quelqu’un ne se présente pas à sa table
command-option-deadline = délai
command-option-deadline-about = Après combien d’heures une ronde se termine
command-option-break = pause
command-option-break-about = Combien de minutes entre l’attribution des places d’une ronde et son début
command-option-limit = limite
command-option-limit-about = Combien de personnes peuvent participer
command-option-start = début
command-option-start-about = Quand il commence, par exemple 2026-12-24 20:00 ou 3h ; vide : quand la direction le dit
command-option-check-in = présence
command-option-check-in-about = Combien de minutes avant le début on peut et doit confirmer sa présence
command-option-late = inscription-tardive
command-option-late-about = Si l’on peut encore s’inscrire une fois qu’il a commencé
command-option-director = direction
command-option-director-about = Le rôle dont les membres le dirigent
command-option-rated = parties-classées
command-option-rated-about = S’il change les cotes ; alors on ne reprend aucun coup
command-option-absence = absence-compte
command-option-absence-about = Si une partie surtout jouée par un remplaçant change la cote de son propriétaire
command-option-punctual = ponctualité
command-option-punctual-about = Seulement pour des joueurs ponctuels
command-option-least-rating = classement-min
command-option-least-rating-about = Seulement à partir de cette cote
command-option-most-rating = classement-max
command-option-most-rating-about = Seulement jusqu’à cette cote
command-option-division = division
command-option-division-about = Combien de personnes jouent dans une division d’une ligue
command-option-season = saison-après
command-option-season-about = La ligue dont c’est la saison suivante
command-option-view = vue
command-option-view-about = Ce que tu veux regarder
command-option-why = motif
command-option-why-about = Tout le monde peut le lire
command-option-hours = heures
command-option-hours-about = Combien de plus ; un nombre négatif en retire
command-option-event = tournoi
command-option-event-about = Le numéro du tournoi
command-option-table = table
command-option-table-about = Le numéro de la table dans cette ronde
command-option-ranking = classement
command-option-ranking-about = Numéros des places, la meilleure d’abord, par exemple 2 1 3 ou 2=1 3 ; vide : selon le plateau
command-option-allowed = permis
command-option-allowed-about = False : plus maintenant
command-option-entrant = joueur
command-option-entrant-about = Tape une partie du nom et choisis
command-option-other = autre
command-option-other-about = Tape une partie du nom et choisis
command-option-person = personne
command-option-person-about = Quelqu’un de ce serveur
command-option-for-good = définitif
command-option-for-good-about = Dans toutes les rondes à venir, pas seulement à cette table
command-option-score = score
command-option-score-about = Combien, par exemple 0,5 ; un nombre négatif en ajoute

command-choice-format-swiss = tournoi suisse
command-choice-format-robin = tous contre tous
command-choice-format-knockout = élimination directe
command-choice-format-league = ligue
command-choice-no-show-stand-in = un ordinateur joue à sa place
command-choice-no-show-substitute = quelqu’un d’autre joue à sa place
command-choice-no-show-smaller = la table est redistribuée sans cette personne
command-choice-quarter-2 = tout le monde, sauf le quart le moins ponctuel
command-choice-quarter-3 = la moitié la plus ponctuelle
command-choice-quarter-4 = le quart le plus ponctuel
command-choice-view-standings = classement
command-choice-view-cross = qui a battu qui
command-choice-view-progress = de ronde en ronde
