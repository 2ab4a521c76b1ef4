### Der Rahmen um jedes Spiel, auf Deutsch.

bad-table = Dieses Spiel ist für { $fewest } bis { $most } Leute, nicht für { $seats }.
unreadable-move = Das ist kein Zug dieses Spiels.
not-your-move = Du bist gerade nicht dran. Der Tisch wartet auf { $waiting }.
match-over = Die Partie ist zu Ende; es gibt nichts mehr zu spielen.

## Partien

end-conceded = Es war nur noch eine Person übrig, oder niemand, der selbst spielt.
end-stopped = Die Partie wurde vor ihrem Ende abgebrochen; es zählen die Punkte bis dahin.
no-such-match = Eine Partie Nummer { $match } gibt es hier nicht.
channel-busy = In diesem Kanal ist schon eine Partie offen oder im Gang. Beendet sie zuerst oder nehmt einen anderen Kanal.
too-many-yours =
    { $count ->
        [one] Eine Partie, die du eröffnet hast, ist noch nicht zu Ende, und mehr als eine pro Person geht nicht. Beende sie oder schließ die Runde zuerst, oder setz dich an den Tisch von jemand anderem.
       *[other] Du hast { $count } offene Partien, und mehr pro Person gehen nicht. Beende eine oder schließ eine Runde zuerst, oder setz dich an den Tisch von jemand anderem.
    }
too-many-here =
    { $count ->
        [one] Dieser Server hat eine offene Partie, und mehr gehen nicht. Beendet sie oder schließt die Runde zuerst.
       *[other] Dieser Server hat { $count } offene Partien, und mehr gehen nicht. Beendet eine oder schließt eine Runde zuerst.
    }
not-in-lobby = Die Partie hat schon begonnen.
not-begun = Die Partie hat noch nicht begonnen.
not-over = Die Partie ist noch nicht zu Ende. Danach kannst du die nächste eröffnen.
rules-retired = Diese Partie wurde nach älteren Regeln gegeben, die diese Version nicht mehr spielt. Wer den Bot betreibt, kann helfen.
match-paused = Das Turnier ist unterbrochen. Niemand zieht und keine Uhr läuft, bis die Turnierleitung es fortsetzt.
directors-only = Diese Partie gehört zu einem Turnier: Das kann nur die Turnierleitung, mit `/turnier leitung`.
table-taken = Für diesen Tisch wurde schon eine Partie eröffnet.
already-seated = Du hast an diesem Tisch schon einen Platz.
not-seated = Du hast an diesem Tisch keinen Platz.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
lobby-full = Alle Plätze sind besetzt.
not-opener = Das kann nur, wer diese Runde eröffnet hat.
no-ai-seat = An diesem Tisch sitzt kein Computer.
too-few-players =
    { $have ->
        [one] Allein geht es nicht; das Spiel braucht mindestens { $need } Leute.
       *[other] { $have } Leute sind zu wenig; das Spiel braucht mindestens { $need }.
    }
stale-board = Das Spielbrett hat sich verändert, seit du hingeschaut hast. Es ist nichts geschehen; schau noch einmal.
nothing-to-undo = Du hast keinen Zug gemacht, den man zurücknehmen könnte.
undo-never = An diesem Tisch wird nichts zurückgenommen, sobald etwas Neues ans Licht gekommen ist.
undo-in-rated = In einer gewerteten Partie wird nichts zurückgenommen, außer die Turnierleitung erlaubt es.
vote-open = Eine andere Frage ist noch offen. Beantworte zuerst sie.
no-vote = Im Moment ist nichts zu entscheiden.
not-asked = Diese Frage gilt den anderen, oder du hast sie schon beantwortet.
has-conceded = Du hast diesen Platz aufgegeben.
seat-given-up = Platz { $seat } ist schon aufgegeben; er spielt von selbst.
not-offered = An diesem Tisch sucht niemand Ersatz.
not-absent = Hier vertritt dich niemand; der Platz gehört dir.
nothing-to-prepare = Gerade gibt es nichts vorzubereiten: Du bist dran, oder du hast noch nicht gewürfelt, oder dieses Spiel kennt keine vorbereiteten Züge.
bad-options = Solche Einstellungen hat dieses Spiel nicht.
store-failed = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
store-unreadable = Das lässt sich gerade nicht lesen. Wenn es so bleibt, kann helfen, wer den Bot betreibt.

name-computer = Computer { $seat }
name-former = Ehemaliger Spieler { $seat }
name-somebody = Spieler { $seat }
name-official = jemand von der Turnierleitung

## Analysen

analysis-title = Wo die Partie gekippt ist
analysis-chances = Siegchance in %
analysis-moves = Züge
analysis-points = Die teuersten Entscheidungen
analysis-no-points = Keine, die erkennbar etwas gekostet hat.
analysis-balance = Was den Ausschlag gab, in %
analysis-luck = Glück
analysis-lost = Verschenkt
analysis-percent = { $percent } %
