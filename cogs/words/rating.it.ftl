### Ciò che si dice dei rating su Discord, in italiano.

lobby-rated = Questa partita è classificata: non si annulla nulla e non ci sono consigli.
no-hints-rated = In una partita classificata non ci sono consigli.
rank-title = Classifica: { $game }
rank-here = Su questo server
rank-everywhere = Su tutti i server
rank-line = { $place }. { $name }: { NUMBER($rating, useGrouping: 0) } ({ $matches })
rank-heading-rating = Rating
rank-heading-matches = Partite
rank-empty = Nessuno è ancora in classifica. Servono abbastanza partite classificate perché il rating sia sicuro: `/partita nuova` con «classificata», oppure un torneo.
rank-you = Sei al posto { $place } con { NUMBER($rating, useGrouping: 0) }.
rank-you-provisional = Il tuo rating per ora è { NUMBER($rating, useGrouping: 0) }. Ancora qualche partita classificata e sarai in classifica.
rank-you-none = Non hai ancora giocato una partita classificata.
rank-you-hidden = Non sei in nessuna lista, come hai voluto; `/impostazioni` lo cambia.
profile-title = { $name } a { $game }
profile-rating = Rating: { NUMBER($rating, useGrouping: 0) }, più o meno { NUMBER($doubt, useGrouping: 0) }.
profile-provisional = Rating: { NUMBER($rating, useGrouping: 0) }, più o meno { NUMBER($doubt, useGrouping: 0) }; provvisorio, finché non se ne sa di più.
profile-unrated = Ancora nessuna partita classificata.
profile-place = Posto { $place } di { $count }.
profile-results =
    { $played ->
        [one] Una partita giocata fino in fondo, { $won ->
            [0] non vinta
           *[other] vinta
        }.
       *[other] { $played } partite giocate fino in fondo, { $won } vinte ({ $share } %).
    }
profile-no-results = Ancora nessuna partita giocata fino in fondo.
profile-places = Posti: { $places }.
profile-times = { $place }. × { $times }
profile-punctual = Puntualità: { $dots }
profile-favourites = Preferenze: { $places }.
profile-favourite = { $place } ({ $times }×)
profile-axis = Rating
profile-hidden = { $name } non vuole essere cercato.
profile-day = { $day }/{ $month }/{ $year }
settings-unlisted = Non sei in nessuna classifica e nessun altro può cercarti.

command-rank = classifica
command-rank-about = Chi è quanto forte
command-profile = profilo
command-profile-about = Come gioca qualcuno: rating, risultati, puntualità, preferenze
command-option-everywhere = ovunque
command-option-everywhere-about = Su tutti i server, non solo su questo
command-option-who = persona
command-option-who-about = Chi; senza nulla: tu
command-option-listed = in-lista
command-option-listed-about = Se sei nelle classifiche e gli altri possono cercarti
command-option-rated-match = classificata
command-option-rated-match-about = Se la partita cambia i rating; allora non si annulla nulla
