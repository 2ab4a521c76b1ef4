### Ce qui se dit sur Discord, en français.

## Boutons

button-join = Rejoindre
button-leave = Quitter la table
button-ai = Ajouter un ordinateur
button-noai = Renvoyer un ordinateur
button-start = Commencer
button-rules = Règles
button-move = Jouer ton coup
menu-choose = Choisir…
button-back = Tout recommencer
button-undo = Reprendre le coup
button-agree = Accepter
button-refuse = Refuser
button-words = Le plateau en mots
button-seat = Prendre la place libre
button-fair = Équité des dés
button-rematch = Revanche
button-hint = Conseil
button-analyse = Analyse
button-back-here = Je suis de retour
button-since = Que s’est-il passé ?
button-prepare = Préparer un coup
button-unplan = Oublier ce plan
button-follow = Suivre

## Avant la partie

lobby-title = { $game } : une table pour { $seats }
lobby-free = une place libre
lobby-dice = Les dés de cette partie sont déjà fixés. Leur sceau : `{ $commitment }` (`/équité` explique tout)
lobby-ready = Toutes les places sont prises. { $opener } : appuie sur « Commencer » quand tu veux.
lobby-begun = La partie a commencé : { $channel }
lobby-closed = Cette table est fermée.
thread-name = { $game }, partie { $number }
table-opened = Ta table est ouverte : partie numéro { $match }. On peut la rejoindre ci-dessous.
table-full = Ta table est ouverte : partie numéro { $match }. Toutes les places sont prises ; appuie sur « Commencer » ci-dessous.
lobby-hints = Les conseils sont permis à cette table : `/conseil`.
level-novice = Novice
level-novice-about = Prend ce qui a l’air le mieux ; idéal pour une première partie
level-regular = Habitué
level-regular-about = Voit un tour à l’avance
level-expert = Expert
level-expert-about = Pense la manche entière ; difficile à battre

terms-none = Sans pendule : rien ne presse.
terms-live = Pendule : 5 minutes pour chaque tour, jour et nuit.
terms-evening = Pendule : 1 heure au départ, 10 minutes de plus après chaque tour, 2 heures au maximum. Elle s’arrête pendant tes heures calmes, et jusqu’à 2 jours de vacances : `/absence`.
terms-daily = Pendule : 24 heures au départ, 8 de plus après chaque tour, 72 au maximum. Elle s’arrête pendant tes heures calmes, et jusqu’à 14 jours pour des vacances : `/absence`.
terms-weekly = Pendule : 7 jours au départ, 2 de plus après chaque tour, 14 au maximum. Elle s’arrête pendant tes heures calmes, et jusqu’à 28 jours pour des vacances : `/absence`.
terms-stand-in = Si le temps de quelqu’un est écoulé, un ordinateur ({ $level }) joue à sa place jusqu’à son retour.
terms-skip = Si le temps de quelqu’un est écoulé, son tour passe : on joue le minimum que les règles permettent.
terms-forfeit = Si le temps de quelqu’un est écoulé, cela compte comme un abandon.
terms-vote = Si le temps de quelqu’un est écoulé, les autres décident : attendre, ou laisser un ordinateur ({ $level }) jouer à sa place.
reliability = ponctualité { $dots }

## La table

turn-until = À jouer avant le { $at } ({ $left }).
round-forecast = À ce rythme, la manche finira vers le { $at }.
vote-until = Toutes les pendules sont arrêtées jusqu’à la décision, { $left } au plus tard.
stands-in = Un ordinateur ({ $level }) joue à la place de { $people }, jusqu’au clic sur « Je suis de retour ».
gave-up = Abandon : { $people }. Un ordinateur y joue la suite.
skipped = Le temps de { $name } est écoulé ; le minimum a été joué.
match-rests = Il n’y a personne en ce moment : la partie est en pause. Elle reprend dès que quelqu’un parmi vous clique sur « Je suis de retour » ; après 14 jours, elle est interrompue.
asks-absent = Le temps de { $who } est écoulé. { $others } : un ordinateur doit-il jouer à sa place ? Si la moitié refuse, { $who } aura plus de temps ; sans réponse, l’ordinateur joue.
welcome-back = Bon retour parmi nous ! La place est de nouveau à toi.
nothing-since = Rien ne s’est passé depuis.
since-title = Ce qui s’est passé
since-own = depuis mon dernier coup
since-start = depuis le début
followers = Pour qui suit cette partie : { $who }
followed = On te préviendra ici quand la partie sera terminée. `/partie suivre` ou un autre clic y met fin.
followed-rounds = On te préviendra ici à chaque manche et quand la partie sera terminée. `/partie suivre` y met fin.
unfollowed = Tu ne suis plus cette partie.
plan-offer = Que voudrais-tu faire à ton prochain tour ? Personne d’autre ne le saura. Si ce n’est plus possible à ce moment-là, on te le demandera comme d’habitude.
plan-kept = Préparé pour ton prochain tour : { $moves }. On jouera le premier coup possible. Personne d’autre ne le sait.
plan-forgotten = Plus rien n’est préparé.

something-undone = Quelque chose a été repris.
asks-undo = { $who } aimerait reprendre le dernier coup. { $others } : d’accord ?
asks-end = { $who } aimerait arrêter la partie sans résultat. { $others } : d’accord ?
undone = Ton dernier coup est repris.
undo-asked = On demande aux autres si tu peux reprendre ton coup.
end-asked = On demande aux autres si la partie doit s’arrêter.
conceded = Tu as abandonné. Un ordinateur reprend ta place.
seat-offered = Ta place est proposée à qui voudra jouer la suite pour toi. D’ici là, elle reste à toi.
seat-kept = Ta place n’est plus proposée.
seat-taken = La place est à toi. Bonne chance !
done = C’est fait.

## Rappels

remind-title = { $count } choses t’attendent :
remind-turn = C’est à toi de jouer dans { $game }, partie { $match } : { $link }
remind-next = Le prochain tour est à toi dans { $game }, partie { $match } : { $link }
remind-deadline = Il te reste peu de temps dans { $game }, partie { $match } : { $link }
remind-absent = Ton temps est écoulé dans { $game }, partie { $match }. Un ordinateur te remplace ; un clic sur « Je suis de retour », et la place est de nouveau à toi : { $link }
remind-unplanned = Ce que tu avais préparé dans { $game }, partie { $match }, n’est plus possible. C’est à toi de jouer : { $link }
remind-seat = Quelqu’un cherche à se faire remplacer dans { $game }, partie { $match }. La place est à qui arrive en premier : { $link }
remind-until = À jouer avant le { $at } ({ $left }).

## La galerie

gallery-title = Ce qui se joue en ce moment
gallery-empty = Rien ne se joue en ce moment. `/partie nouvelle` ouvre une table.
gallery-lobby =
    { $free ->
        [0] { $game }, partie { $match } : toutes les places sont prises, ça commence bientôt. { $link }
        [one] { $game }, partie { $match } : { $free } place libre. { $link }
       *[other] { $game }, partie { $match } : { $free } places libres. { $link }
    }
gallery-running = { $game }, partie { $match } : { $people }. On attend : { $asked }. { $link }
gallery-more = Et { $count } de plus : `/partie liste`.
gallery-hung = Ce qui se joue sur ce serveur s’affiche désormais dans ce salon.
gallery-gone = La galerie est décrochée.
server-zone = Le fuseau horaire de ce serveur est désormais { $zone }. Il vaut pour toutes les personnes qui n’ont pas choisi le leur ; pour les tours en cours, rien ne change.

## La fin

ended-finished = La partie est terminée
ended-agreed = La partie a été arrêtée d’un commun accord
ended-abandoned = La partie a été interrompue
ranking = { $place }. { $name } : { $score }
ended-fair = La graine derrière tous les dés : `{ $seed }`. Avec l’archive ci-dessous, tout le monde peut vérifier chaque lancer : `/équité` dit comment.
record-here = La partie dans un fichier. Tout le monde peut la vérifier : `/équité` dit comment.
replay-here = La partie jusqu’ici.
replay-too-large = Cette partie est trop longue pour une image animée. Son archive est complète : `/archive`.
hint = **{ $move }** : environ { $chance } % de chances de gagner, contre { $second } % avec le coup suivant, { $other }.
hint-only = Il n’y a qu’un seul coup : **{ $move }**.
analysis-turn = **{ $number }.** Coup { $move }, { $name } : { $played }. Mieux : { $better } ({ $lost } points).
analysis-no-turn = Personne n’a rien laissé échapper qui vaille d’être raconté.
analysis-scale = En points de pourcentage des chances de gagner :
analysis-seat = - { $name } : chance { $luck }, laissé échapper { $lost }

## Listes

listed-lobby = La partie { $match } dans { $channel } cherche du monde. Pour l’instant : { $names }.
listed-running = Partie { $match } dans { $channel } : { $names }.
listed-yours = **À toi de jouer** dans la partie { $match }, { $channel } : { $names }.
listed-until = Échéance { $left }.
listed-more = Et { $count } de plus.
no-matches = Il n’y a pas encore de partie sur ce serveur. `/partie nouvelle` en ouvre une.
none-of-yours = Tu n’as pas de partie en ce moment. `/partie nouvelle` en ouvre une, `/partie liste` montre les tables à rejoindre.

## Explications

fair = Avant que quiconque ne rejoigne la table, une graine secrète a été tirée et scellée : `{ $commitment }` est son SHA-256. Chaque personne qui a pris place a ajouté un nombre que nul ne pouvait prévoir. Tous les dés et toutes les cartes découlent des deux.
fair-salts = Les nombres ajoutés, place par place : `{ $salts }`
fair-seed = La graine : `{ $seed }`. `python -m bot verify` rejoue toute la partie à partir d’elle, et toi aussi, tu peux le faire.
fair-later = La graine est révélée quand la partie est terminée.
help =
    `/partie nouvelle` ouvre une table, `/partie miennes` montre où l’on t’attend.
    À la table, prends les boutons, ou `/jouer` pour n’importe quel coup, `/reprendre`, `/plateau`.
    Dans Vienna : `/lancer`, `/poser`, `/soudoyer`, `/tourner`, `/relancer`, `/double-tour`.
    `/règles` explique le jeu, `/équité` les dés, `/réglages` change la langue, les couleurs, les heures calmes et les rappels.
    `/préparer` garde un coup pour ton prochain tour, `/absence` arrête tes pendules pendant les vacances, `/partie suivre` te tient au courant d’une partie.
    `/conseil` aide si la table le permet ; `/analyse` dit ensuite où la partie a basculé.
no-hand = Dans ce jeu, rien n’est caché : tout ce que tu as est sur la table.
settings-now =
    { $contrast ->
        [yes] Langue : { $language }. Couleurs : { $palette }, avec des contrastes forts.
       *[no] Langue : { $language }. Couleurs : { $palette }.
    }
settings-reminders-all = On te prévient quand c’est à toi de jouer et quand il te reste peu de temps.
settings-reminders-deadlines = On te prévient seulement quand il te reste peu de temps ; `/partie miennes` montre où l’on t’attend.
settings-reminders-none = On ne te prévient jamais ; `/partie miennes` montre où l’on t’attend.
settings-direct = Les rappels arrivent en message privé.
settings-next = On te prévient aussi quand le prochain tour est à toi.
settings-quiet = Heures calmes : { $hours } ({ $zone }). Pendant ces heures, personne ne te dérange et tes pendules sont arrêtées. Un changement compte à partir de ton prochain tour.
settings-no-quiet = Pas d’heures calmes ({ $zone }).
settings-no-zone = Heures calmes : aucune, car je ne connais pas ton fuseau horaire. Dis-le-moi : `/réglages`, option « fuseau-horaire ».
settings-substitute = On te prévient quand quelqu’un sur ce serveur cherche à se faire remplacer.
away-until = Ton absence dure jusqu’au { $at }. D’ici là, tes pendules sont arrêtées, dans la mesure où chaque partie le permet. `/absence` sans jour y met fin.
away-back = Bon retour parmi nous ! Tes pendules tournent à nouveau.
away-short = Dans la partie { $match }, les vacances s’épuisent plus tôt : ta pendule tourne à nouveau à partir du { $at }.
forgotten = Tout ce qui te concerne est oublié. Dans tes parties, tu es maintenant « un ancien joueur ».
not-forgotten = Rien n’a changé. Pour que je t’oublie, il faut confirmer.

## Ce qui ne marche pas, et ce qui marche

no-match-here = Il n’y a pas de partie dans ce salon. `/partie nouvelle` en ouvre une, `/partie miennes` montre les tiennes.
other-game = Cette commande est pour Vienna. Ici, prends les boutons ou `/jouer`.
no-such-move = Ce n’est pas un de tes coups en ce moment. Tapes-en une partie et choisis dans la liste.
no-such-game = Il n’y a pas ici de jeu de ce nom. Il y a : { $games }.
no-such-topic = Il n’y en a pas d’image. Choisis un sujet dans la liste.
no-such-plan = Ce n’est pas un coup que tu peux préparer en ce moment. Tapes-en une partie et choisis dans la liste.
unknown-zone = Je ne connais pas ce fuseau horaire. Tape une grande ville de ce fuseau en anglais, par exemple Vienna, et choisis dans la liste.
unreadable-hours = Tape les heures calmes ainsi : 23:00-07:00, ou « none » pour aucune.
too-quiet = Les heures calmes peuvent durer 12 heures au plus, sinon les autres attendraient sans fin. Pour des vacances, il y a `/absence`.
unreadable-day = Tape le jour de ton retour, par exemple 2026-12-24, ou dans combien de jours, par exemple 5 ; 60 jours à l’avance au plus.
no-hints = Les conseils n’ont pas été convenus à cette table. Qui en ouvre une peut les permettre : `/partie nouvelle`, option « conseils ».
no-advice-now = Je n’ai pas pu y réfléchir jusqu’au bout. Réessaie dans une minute.
analyse-running = La partie n’est pas finie. Ensuite, je pourrai dire où elle a basculé.
analyse-unfinished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.
unknown-field = Aucune case ne s’appelle ainsi, ou plusieurs. Choisis-la dans la liste ; les premières lettres suffisent.
unreadable-dice = Tape les chiffres de tes dés, par exemple 2 3. Le dé blanc, c’est w.
too-fast =
    { $seconds ->
        [one] Pas si vite : réessaie dans une seconde.
       *[other] Pas si vite : réessaie dans { $seconds } secondes.
    }
only-on-a-server = Cela ne fonctionne que sur un serveur, où les autres voient aussi la table.
not-allowed = C’est réservé aux personnes qui peuvent gérer ce serveur.
unexpected = Quelque chose s’est mal passé, et rien n’a changé. Si cela dure, donne ce numéro à la personne qui gère le bot : { $reference }
cannot-show = Je ne peux plus montrer la partie { $match } ({ $game }) : son salon a disparu ou m’est fermé. Rien n’est perdu ; une personne qui gère le serveur peut l’amener dans un autre salon avec `/partie gestion déplacer`.

## Commandes. Noms : minuscules, sans espace, 32 caractères au plus

command-roll = lancer
command-roll-about = Lance tes dés
command-double = double-tour
command-double-about = Utilise le double tour : rejoue tout de suite
command-reroll = relancer
command-reroll-about = Relance les dés de ton choix, pour 1 pièce
command-nudge = tourner
command-nudge-about = Tourne un dé d’un cran, en montant ou en descendant, pour 1 pièce
command-place = poser
command-place-about = Pose un ou deux dés sur une case devant ta calèche
command-bribe = soudoyer
command-bribe-about = Pose des dés sur une case derrière ta calèche, pour 1 pièce
command-undo = reprendre
command-undo-about = Reprends ton dernier coup
command-board = plateau
command-board-about = Regarde le plateau dans tes couleurs et ta langue, rien que pour toi
command-hand = main
command-hand-about = Regarde ce que les autres ne doivent pas savoir
command-play = jouer
command-play-about = Joue n’importe quel coup de n’importe quel jeu
command-rules = règles
command-rules-about = Les règles, ou l’image d’une case ou d’une carte
command-fair = équité
command-fair-about = Comment tout le monde peut vérifier les dés
command-record = archive
command-record-about = La partie dans un fichier
command-replay = revoir
command-replay-about = La partie jusqu’ici en image animée
command-hint = conseil
command-hint-about = Ce qu’un expert ferait à ta place, si la table le permet
command-analyse = analyse
command-analyse-about = Où la partie a basculé : chances, hasard et choix
command-settings = réglages
command-settings-about = Ta langue, tes couleurs, tes heures calmes et tes rappels
command-away = absence
command-away-about = Vacances : tes pendules s’arrêtent jusqu’à ce jour ; sans jour, te voilà de retour
command-prepare = préparer
command-prepare-about = Garde un coup pour ton prochain tour ; personne d’autre ne le saura
command-forget-me = oublie-moi
command-forget-me-about = Efface tout ce qui te concerne de la mémoire du bot
command-help = aide
command-help-about = Ce que le bot sait faire
command-game = partie
command-game-about = Tables : ouvrir, trouver, quitter
command-game-new = nouvelle
command-game-new-about = Ouvre une table dans ce salon
command-game-list = liste
command-game-list-about = Les parties ouvertes et en cours sur ce serveur
command-game-mine = miennes
command-game-mine-about = Tes parties ; d’abord celles qui t’attendent
command-game-concede = abandonner
command-game-concede-about = Abandonne ; un ordinateur prend ta place
command-game-substitute = remplacement
command-game-substitute-about = Propose ta place, retire ton offre, ou prends une place proposée
command-game-end = arrêter
command-game-end-about = Demande aux autres d’arrêter la partie sans résultat
command-game-follow = suivre
command-game-follow-about = Demande qu’on te prévienne quand cette partie sera terminée, ou ne le demande plus
command-game-back = retour
command-game-back-about = Reprends ta place à l’ordinateur
command-game-admin = gestion
command-game-admin-about = Pour les personnes qui gèrent le serveur
command-game-admin-move = déplacer
command-game-admin-move-about = Amène une partie dans ce salon
command-game-admin-unstick = rafraîchir
command-game-admin-unstick-about = Affiche une partie à nouveau
command-game-admin-abandon = interrompre
command-game-admin-abandon-about = Interromps une partie
command-game-admin-kick = exclure
command-game-admin-kick-about = Retire une place à la personne qui l’occupe
command-game-admin-gallery = galerie
command-game-admin-gallery-about = Affiche dans ce salon ce qui se joue sur ce serveur
command-game-admin-timezone = fuseau-horaire
command-game-admin-timezone-about = Le fuseau horaire des personnes qui n’ont pas choisi le leur

command-option-game = jeu
command-option-game-about = Quel jeu
command-option-computers = ordinateurs
command-option-computers-about = Combien d’ordinateurs s’assoient tout de suite
command-option-level = niveau
command-option-level-about = Comment jouent les ordinateurs
command-option-seats = places
command-option-seats-about = Combien de personnes jouent
command-option-look = aspect
command-option-look-about = Le plateau de jour ou de nuit
command-option-length = durée
command-option-length-about = Jusqu’à 25 points, ou une partie courte jusqu’à 15
command-option-undo = reprise
command-option-undo-about = Qui doit être d’accord pour reprendre ce que d’autres ont déjà vu
command-option-hints = conseils
command-option-hints-about = Si les joueurs peuvent demander des conseils
command-option-language = langue
command-option-language-about = Dans quelle langue
command-option-field = case
command-option-field-about = Les premières lettres suffisent
command-option-dice = dés
command-option-dice-about = Les chiffres des dés, par exemple 2 3 ; w est le dé blanc
command-option-die = dé
command-option-die-about = Le chiffre du dé ; w est le dé blanc
command-option-direction = sens
command-option-direction-about = Monter ou descendre
command-option-move = coup
command-option-move-about = Tapes-en une partie et choisis
command-option-text = texte
command-option-text-about = En mots plutôt qu’en image
command-option-topic = sujet
command-option-topic-about = Une case ou une carte
command-option-palette = couleurs
command-option-palette-about = Des couleurs pour tes yeux
command-option-contrast = contraste
command-option-contrast-about = Des contrastes plus forts
command-option-reminders = rappels
command-option-reminders-about = Quand tu veux qu’on te prévienne
command-option-direct = message-privé
command-option-direct-about = Me prévenir par message privé plutôt que dans le salon
command-option-next = prochain-tour
command-option-next-about = Me prévenir aussi quand le prochain tour est à moi
command-option-zone = fuseau-horaire
command-option-zone-about = Tape une grande ville de ce fuseau en anglais et choisis
command-option-quiet = heures-calmes
command-option-quiet-about = Quand personne ne te dérange et que tes pendules s’arrêtent, par exemple 23:00-07:00
command-option-substitute = remplacement
command-option-substitute-about = Me prévenir quand quelqu’un sur ce serveur cherche à se faire remplacer
command-option-until = retour
command-option-until-about = Le jour de ton retour, par exemple 2026-12-24, ou dans combien de jours
command-option-first = coup
command-option-first-about = Ce que tu préférerais
command-option-second = sinon
command-option-second-about = Quoi d’autre, si ce n’est plus possible
command-option-third = ou
command-option-third-about = Quoi d’autre, si ni l’un ni l’autre n’est plus possible
command-option-since = depuis
command-option-since-about = Ce qui s’est passé depuis ce coup, en images et en mots
command-option-clock = pendule
command-option-clock-about = De combien de temps chaque personne dispose
command-option-at-zero = temps-écoulé
command-option-at-zero-about = Ce qui se passe quand le temps de quelqu’un est écoulé
command-option-stand-in = ordinateur-remplaçant
command-option-stand-in-about = Comment joue un ordinateur qui remplace quelqu’un
command-option-rounds = manches
command-option-rounds-about = Me prévenir aussi à chaque manche
command-option-shown = afficher
command-option-shown-about = False décroche la galerie
command-option-sure = confirmer
command-option-sure-about = Oui, oublie-moi
command-option-match = partie
command-option-match-about = Le numéro de la partie
command-option-seat = place
command-option-seat-about = Le numéro de la place

command-choice-up = monter
command-choice-down = descendre
command-choice-novice = novice
command-choice-regular = habitué
command-choice-expert = expert
command-choice-day = de jour
command-choice-night = de nuit
command-choice-full = jusqu’à 25 points
command-choice-short = courte, jusqu’à 15 points
command-choice-all = tout le monde
command-choice-majority = la plupart
command-choice-never = c’est interdit
command-choice-clock-none = sans pendule
command-choice-clock-live = en direct : 5 minutes par tour
command-choice-clock-evening = soirée : 1 heure, plus 10 minutes par tour
command-choice-clock-daily = quotidien : 24 heures, plus 8 par tour
command-choice-clock-weekly = hebdomadaire : 7 jours, plus 2 par tour
command-choice-zero-stand-in = un ordinateur joue à sa place
command-choice-zero-skip = on joue le minimum à sa place
command-choice-zero-forfeit = cela compte comme un abandon
command-choice-zero-vote = les autres décident
command-choice-reminders-all = quand c’est à moi de jouer et quand il me reste peu de temps
command-choice-reminders-deadlines = seulement quand il me reste peu de temps
command-choice-reminders-none = jamais
command-choice-en = anglais
command-choice-de = allemand
command-choice-fr = français
command-choice-it = italien
command-choice-standard = standard
command-choice-deuteranopia = deutéranopie (rouge-vert)
command-choice-protanopia = protanopie (rouge-vert)
command-choice-tritanopia = tritanopie (bleu-jaune)
