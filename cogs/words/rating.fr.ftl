### Ce qui se dit des cotes sur Discord, en français.

lobby-rated = Cette partie est classée : rien ne se reprend, et il n’y a pas de conseils.
no-hints-rated = Il n’y a pas de conseils dans une partie classée.
rank-title = Classement : { $game }
rank-here = Sur ce serveur
rank-everywhere = Sur tous les serveurs
rank-line = { $place }. { $name } : { NUMBER($rating, useGrouping: 0) } ({ $matches })
rank-heading-rating = Cote
rank-heading-matches = Parties
rank-empty = Personne n’est encore classé. Il faut assez de parties classées pour que la cote soit sûre : `/partie nouvelle` avec « classée », ou un tournoi.
rank-you = Tu es à la place { $place } avec { NUMBER($rating, useGrouping: 0) }.
rank-you-provisional = Ta cote est pour l’instant de { NUMBER($rating, useGrouping: 0) }. Encore quelques parties classées et tu entres au classement.
rank-you-none = Tu n’as pas encore joué de partie classée.
rank-you-hidden = Tu n’es dans aucune liste, comme tu l’as voulu ; `/réglages` change cela.
profile-title = { $name } à { $game }
profile-rating = Cote : { NUMBER($rating, useGrouping: 0) }, à { NUMBER($doubt, useGrouping: 0) } près.
profile-provisional = Cote : { NUMBER($rating, useGrouping: 0) }, à { NUMBER($doubt, useGrouping: 0) } près ; provisoire, tant qu’on n’en sait pas plus.
profile-unrated = Pas encore de partie classée.
profile-place = Place { $place } sur { $count }.
profile-results =
    { $played ->
        [one] Une partie jouée jusqu’au bout, { $won ->
            [0] non gagnée
           *[other] gagnée
        }.
       *[other] { $played } parties jouées jusqu’au bout, dont { $won } gagnées ({ $share } %).
    }
profile-no-results = Pas encore de partie jouée jusqu’au bout.
profile-places = Places : { $places }.
profile-times = { $place }. × { $times }
profile-punctual = Ponctualité : { $dots }
profile-favourites = Préférences : { $places }.
profile-favourite = { $place } ({ $times }×)
profile-axis = Cote
profile-hidden = { $name } ne souhaite pas être consulté.
profile-day = { $day }/{ $month }/{ $year }
settings-unlisted = Tu n’es dans aucun classement, et personne d’autre ne peut consulter ton profil.

command-rank = classement
command-rank-about = Qui est de quelle force
command-profile = profil
command-profile-about = Comment quelqu’un joue : cote, résultats, ponctualité, préférences
command-option-everywhere = partout
command-option-everywhere-about = Sur tous les serveurs, pas seulement celui-ci
command-option-who = personne
command-option-who-about = Qui ; sans rien : toi
command-option-listed = listé
command-option-listed-about = Si tu figures dans les classements et que les autres peuvent te consulter
command-option-rated-match = classée
command-option-rated-match-about = Si la partie change les cotes ; alors rien ne se reprend
