### Was auf Discord über Wertungen gesagt wird, auf Deutsch.

lobby-rated = Diese Partie wird gewertet: Nichts wird zurückgenommen, und es gibt keine Tipps.
no-hints-rated = In einer gewerteten Partie gibt es keine Tipps.
rank-title = Rangliste: { $game }
rank-here = Auf diesem Server
rank-everywhere = Auf allen Servern
rank-line = { $place }. { $name }: { NUMBER($rating, useGrouping: 0) } ({ $matches })
rank-heading-rating = Wertung
rank-heading-matches = Partien
rank-empty = Noch steht niemand in der Rangliste. Dazu braucht es genug gewertete Partien, bis die Wertungszahl sicher ist: `/spiel neu` mit „gewertet“, oder ein Turnier.
rank-you = Du bist auf Platz { $place } mit { NUMBER($rating, useGrouping: 0) }.
rank-you-provisional = Deine Wertungszahl ist vorläufig { NUMBER($rating, useGrouping: 0) }. Noch ein paar gewertete Partien, und du stehst in der Rangliste.
rank-you-none = Du hast noch keine gewertete Partie gespielt.
rank-you-hidden = Du stehst in keiner Liste, wie du es wolltest; `/einstellungen` ändert das.
profile-title = { $name } bei { $game }
profile-rating = Wertungszahl: { NUMBER($rating, useGrouping: 0) }, plus oder minus { NUMBER($doubt, useGrouping: 0) }.
profile-provisional = Wertungszahl: { NUMBER($rating, useGrouping: 0) }, plus oder minus { NUMBER($doubt, useGrouping: 0) }; vorläufig, bis mehr bekannt ist.
profile-unrated = Noch keine gewerteten Partien.
profile-place = Platz { $place } von { $count }.
profile-results =
    { $played ->
        [one] Eine Partie zu Ende gespielt, { $won ->
            [0] nicht gewonnen
           *[other] gewonnen
        }.
       *[other] { $played } Partien zu Ende gespielt, { $won } davon gewonnen ({ $share } %).
    }
profile-no-results = Noch keine Partie zu Ende gespielt.
profile-places = Plätze: { $places }.
profile-times = { $place }. × { $times }
profile-punctual = Pünktlichkeit: { $dots }
profile-favourites = Am liebsten: { $places }.
profile-favourite = { $place } ({ $times }×)
profile-axis = Wertungszahl
profile-hidden = { $name } möchte nicht nachgeschlagen werden.
profile-day = { $day }.{ $month }.{ $year }
settings-unlisted = Du stehst in keiner Rangliste, und niemand sonst kann dich nachschlagen.

command-rank = rangliste
command-rank-about = Wer wie stark ist
command-profile = profil
command-profile-about = Wie jemand spielt: Wertung, Ergebnisse, Pünktlichkeit, Lieblingsfelder
command-option-everywhere = überall
command-option-everywhere-about = Auf allen Servern, nicht nur auf diesem
command-option-who = person
command-option-who-about = Wer; ohne Angabe: du
command-option-listed = gelistet
command-option-listed-about = Ob du in Ranglisten stehst und andere dich nachschlagen können
command-option-rated-match = gewertet
command-option-rated-match-about = Ob die Partie Wertungszahlen ändert; dann wird nichts zurückgenommen
