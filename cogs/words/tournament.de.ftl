### Was auf Discord über Turniere gesagt wird, auf Deutsch.

## Die Ankündigung

event-swiss = { $game } im Schweizer System: In jeder Runde triffst du auf Leute, die ähnlich gut stehen wie du.
event-robin = { $game } als Rundenturnier: Alle treffen auf alle, so gleichmäßig wie möglich.
event-knockout = { $game } als K.-o.-Turnier: Wer an seinem Tisch gewinnt, kommt weiter, dazu die Besten der anderen.
event-league = { $game } als Liga: Divisionen, die unter sich spielen; wer gut spielt, steigt auf.
event-open = Die Anmeldung ist offen.
event-check-in = Der Check-in ist offen: Wer bis zum Beginn nicht eincheckt, spielt nicht mit.
event-starts = Los geht es { $left }, am { $at }.
event-is-paused = Das Turnier wurde { $at } unterbrochen. Solange läuft keine Uhr.
event-is-over = Das Turnier ist zu Ende
event-is-off = Das Turnier wurde abgesagt
event-not-begun = Es hat noch nicht begonnen
event-round = Runde { $round }
event-round-done =
    { $tables ->
        [one] Runde { $round }, ein Tisch, { $done ->
            [0] noch im Spiel
           *[other] fertig
        }
       *[other] Runde { $round }, { $done } von { $tables } Tischen fertig
    }
round-begins = Runde { $round } beginnt { $left }.
round-until = Runde { $round } endet spätestens { $left }; wo dann noch gespielt wird, entscheidet der Stand auf dem Brett.
entrants =
    { $limit ->
        [0] { $count ->
            [one] Eine Person ist dabei:
           *[other] { $count } sind dabei:
        }
       *[other] Dabei ({ $count } von höchstens { $limit }):
    }
listed-people = { $people }.
nobody-entered = Noch ist niemand angemeldet.
and-more =
    { $count ->
        [one] Und eine Person mehr.
       *[other] Und { $count } weitere.
    }
check-in-missing =
    { $count ->
        [0] Alle haben eingecheckt.
        [one] Eine Person hat noch nicht eingecheckt.
       *[other] { $count } haben noch nicht eingecheckt.
    }
substitutes-wait =
    { $count ->
        [one] Eine Person würde für andere einspringen.
       *[other] { $count } würden für andere einspringen.
    }
event-dice = Alle Auslosungen und Würfel dieses Turniers stehen schon fest. Ihr Siegel: `{ $commitment }`
so-many-rounds =
    { $rounds ->
        [one] Eine Runde.
       *[other] { $rounds } Runden.
    }
until-decided = So viele Runden, bis jemand allein führt, mindestens aber drei.
absent-stand-in = Wer nicht am Tisch erscheint, wird von einem Computer vertreten.
absent-substitute = Wer nicht am Tisch erscheint, wird von jemandem vertreten, der sich zum Einspringen gemeldet hat; gibt es niemanden, dann von einem Computer.
absent-smaller = Wenn jemand nicht am Tisch erscheint, beginnt dort eine neue Partie ohne diese Person, solange genug Leute übrig sind.
round-limit =
    { $hours ->
        [one] Eine Runde dauert höchstens eine Stunde; dann entscheiden die Punkte auf dem Brett.
       *[other] Eine Runde dauert höchstens { $hours } Stunden; dann entscheiden die Punkte auf dem Brett.
    }
gate-punctual-about =
    { $quarter ->
        [2] Für alle außer dem unpünktlichsten Viertel der Leute.
        [3] Nur für die pünktlichere Hälfte der Leute.
       *[other] Nur für das pünktlichste Viertel der Leute.
    }
gate-least-about = Nur für Leute mit einer Wertungszahl ab { NUMBER($rating, useGrouping: 0) }.
gate-most-about = Nur für Leute mit einer Wertungszahl bis { NUMBER($rating, useGrouping: 0) }.
event-rated = Die Partien werden gewertet.
event-absence-counts = Eine Partie ändert deine Wertungszahl auch dann, wenn meist eine Vertretung gespielt hat.
event-unrated = Die Partien werden nicht gewertet.
event-announced = „{ $event }“ ist angekündigt. `/turnier leitung beginnen` schließt die Anmeldung und lost die erste Runde aus.

event-button-enter = Mitspielen
event-button-leave = Abmelden
event-button-checkin = Einchecken
event-button-sitin = Für andere einspringen
event-button-rules = Regeln
event-button-standings = Tabelle
event-button-seating = Sitzplan
event-button-mine = Mein Tisch

## Runden

room-title = Runde { $round }, Tisch { $table }
rulings-thread = Entscheidungen: { $event }
table-title = Tisch { $table }
table-listed = **{ $title }**: { $people }.
table-listed-room = **{ $title }**, { $room }: { $people }.
division-table = Division { $division }, Tisch { $table }
division-title = Division { $division }
table-seated = beginnt bald
table-playing = im Spiel
table-done = fertig
table-ruled = per Entscheid
nth-place = { $place }.
sits-out = Spielfrei in dieser Runde: { $people }.
no-seating = Noch ist keine Runde ausgelost.
no-results = Es gibt noch keine Ergebnisse.
standings-after = Tabelle nach Runde { $round }
head-place = #
head-name = Name
head-score = Punkte
head-opponents = Gegner
head-share = Anteil
standing = { $place }. { $name }: { $score } aus { $played } (Gegner { $opponents } %, Anteil { $share } %)
standing-out = { $place }. { $name }: { $score } aus { $played }, ausgeschieden (Gegner { $opponents } %, Anteil { $share } %)
standings-in-words = `/turnier tabelle` hat auch die Kreuztabelle und den Verlauf, und alles davon in Worten.
cross-about = Wer gegen wen gewann; 2–1: zweimal gewonnen, einmal verloren
cross-met = { $won } aus { $times } gegen { $name }
cross-line = { $name }: { $met }.
progress-line = { $name }: { $places }.
podium-about =
    { $rounds ->
        [one] { $count } am Start, eine Runde
       *[other] { $count } am Start, { $rounds } Runden
    }
event-won = { $name } gewinnt „{ $event }“!
event-seed = Der Startwert hinter allen Auslosungen und Würfeln: `{ $seed }`. Mit der Datei unten lassen sich Sitzpläne, Würfel, Ergebnisse und Entscheidungen nachprüfen: `python -m bot verify`.
event-counted = Diese Partie gehört zu „{ $event }“; ihr Ergebnis zählt dort.
event-files = Das Turnier als Datei, die alle mit `python -m bot verify` nachprüfen können, und die Tabelle für ein Kalkulationsprogramm.
seated-why =
    Tisch { $table }, { $is_last ->
        [yes] der letzte Sitzplatz
       *[no] Sitzplatz { $seat }
    } (dort sitzt du { $times ->
        [one] zum ersten Mal
        [2] zum zweiten Mal
       *[other] zum { $times }. Mal
    }): { $fresh ->
        [0] { $opponents ->
            [one] Auf deinen Gegner bist du schon einmal getroffen.
           *[other] Auf alle { $opponents } Gegner bist du schon einmal getroffen.
        }
        [one] { $opponents ->
            [one] Dein Gegner ist neu für dich.
           *[other] Einer von { $opponents } Gegnern ist neu für dich.
        }
       *[other] { $fresh } von { $opponents } Gegnern sind neu für dich.
    }

## Antworten

entered = Du bist bei „{ $event }“ dabei. Behalt diesen Kanal im Auge: Dein Tisch bekommt einen eigenen Thread, und dort wirst du gerufen.
entered-late = Ab der nächsten Runde bist du bei „{ $event }“ dabei.
left-event = Du bist bei „{ $event }“ nicht mehr dabei.
left-running = Ab der nächsten Runde bist du bei „{ $event }“ nicht mehr dabei. Deine laufende Partie geht weiter; wenn du sie nicht zu Ende spielen kannst, nimm `/spiel aufgeben`.
checked-in = Du hast für „{ $event }“ eingecheckt.
sits-in = Du wirst gerufen, wenn jemand nicht erscheint. Noch ein Klick nimmt das zurück.
sits-in-no-more = Du stehst nicht mehr auf der Ersatzliste.
desk-seated = „{ $event }“ hat begonnen: Die erste Runde ist ausgelost. `/turnier leitung tauschen` korrigiert den Sitzplan, mit `/turnier leitung beginnen` geht es sofort los.
desk-begun = Die Runde von „{ $event }“ beginnt; die Tische bekommen jetzt ihre Threads.
ruling-done = Erledigt und ins Logbuch eingetragen.
mine-place =
    { $played ->
        [one] Du bist auf Platz { $place }: { $score } aus einer Partie.
       *[other] Du bist auf Platz { $place }: { $score } aus { $played } Partien.
    }
mine-out = In den kommenden Runden bist du nicht mehr dabei.
mine-room = Dein Tisch: { $channel }
mine-waits = Du bist dabei. Im Moment gibt es keinen Tisch für dich.
mine-nothing = Du bist bei „{ $event }“ nicht dabei.
mine-substitute = Du stehst bei „{ $event }“ auf der Ersatzliste.
event-listed-open = **{ $event }** in { $channel }: Die Anmeldung ist offen, bisher { $count } dabei.
event-listed-running = **{ $event }** in { $channel }: läuft, { $count } dabei.
event-listed-over = { $event } in { $channel }: vorbei.
no-events = Auf diesem Server gibt es noch kein Turnier. `/turnier neu` kündigt eines an.

## Die Regeln eines Turniers

rules-score = **Turnierpunkte.** An jedem Tisch zählt, welchen Anteil deiner Gegner du schlägst: Zwei von drei Gegnern zu schlagen, ist 0,67 wert. Ein geteilter Platz zählt die Hälfte. So zählen Tische zu dritt, zu viert und zu fünft gleich viel.
rules-ties = **Bei Gleichstand** entscheidet der Reihe nach: wie gut deine Gegner im Schnitt waren; eure direkten Begegnungen; dein Anteil, also deine Punkte auf dem Brett im Verhältnis zu denen auf Platz 1; ein Los, das vor dem Beginn versiegelt wurde.
rules-ladder = **Reihenfolge.** Wer weiter kommt, steht vorn; dann zählt das Ergebnis an deinem letzten Tisch, dann alle deine Turnierpunkte, dann ein Los, das vor dem Beginn versiegelt wurde. Niemand ist zum zweiten Mal spielfrei, bevor es alle einmal waren.
rules-seating = **Sitzplan.** Niemand trifft noch einmal auf dieselben Gegner, solange es sich vermeiden lässt, alle sitzen auf jedem Sitzplatz gleich oft, und im Schweizer System liegen die Turnierpunkte an einem Tisch nah beieinander. `/turnier mein-tisch` sagt dir, warum du sitzt, wo du sitzt.
rules-fair = **Auslosungen und Würfel** folgen aus einem Startwert, der versiegelt wurde, bevor sich jemand angemeldet hat: `{ $commitment }`. Am Ende wird er aufgedeckt, und alle können Sitzpläne, Würfel und Ergebnisse nachprüfen.
rules-ledger = **Entscheidungen** der Turnierleitung kommen in ein Logbuch, das niemand unbemerkt ändern kann; zu sehen ist es im Thread unter der Ankündigung.
rules-league =
    { $movers ->
        [one] **Saisons.** Nach jeder Saison tauschen der Letzte jeder Division und der Erste der Division darunter die Plätze.
       *[other] **Saisons.** Nach jeder Saison tauschen die letzten { $movers } jeder Division und die ersten { $movers } der Division darunter die Plätze.
    }

## Entscheidungen

ruled-by = Entschieden hat das { $name } am { $at }.
ruled-why = Grund: { $why }
ruled-instead = Ohne die Entscheidung: { $instead }
ruled-place = { $place }. { $who }
ruled-open = „{ $name }“ ist angekündigt. Das Siegel: { $commitment }
ruled-start =
    { $count ->
        [one] Das Turnier beginnt mit einer Person.
       *[other] Das Turnier beginnt mit { $count } Leuten.
    }
ruled-seat =
    { $tables ->
        [one] Runde { $round } beginnt an einem Tisch.
       *[other] Runde { $round } beginnt an { $tables } Tischen.
    }
ruled-result = Runde { $round }, Tisch { $table } ist zu Ende: { $ranking }.
ruled-adjudicate = Runde { $round }, Tisch { $table } ist per Entscheid beendet: { $ranking }.
ruled-pause = Das Turnier ist unterbrochen.
ruled-resume =
    { $minutes ->
        [one] Das Turnier geht nach einer Minute weiter; alle Fristen verschieben sich um ebenso viel.
       *[other] Das Turnier geht nach { $minutes } Minuten weiter; alle Fristen verschieben sich um ebenso viel.
    }
ruled-extend =
    { $hours ->
        [one] Runde { $round } hat eine Stunde mehr Zeit.
       *[other] Runde { $round } hat { $hours } Stunden mehr Zeit.
    }
ruled-shorten =
    { $hours ->
        [one] Runde { $round } hat eine Stunde weniger Zeit.
       *[other] Runde { $round } hat { $hours } Stunden weniger Zeit.
    }
ruled-postpone =
    { $hours ->
        [one] Runde { $round } beginnt eine Stunde später.
       *[other] Runde { $round } beginnt { $hours } Stunden später.
    }
ruled-advance =
    { $hours ->
        [one] Runde { $round } beginnt eine Stunde früher.
       *[other] Runde { $round } beginnt { $hours } Stunden früher.
    }
ruled-substitute = An diesem Tisch spielt { $player } für { $who }.
ruled-substitute-for-good = Ab jetzt spielt { $player } für { $who }.
ruled-restart = An Tisch { $table } beginnt eine neue Partie: { $people }.
ruled-smaller = Weil jemand nicht erschienen ist, beginnt an Tisch { $table } eine neue Partie ohne diese Person: { $people }.
ruled-undo = An Tisch { $table } dürfen Züge zurückgenommen werden, wenn alle dort einverstanden sind.
ruled-no-undo = An Tisch { $table } dürfen keine Züge mehr zurückgenommen werden.
ruled-penalise = Abzug für { $who }: { $score } bei den Turnierpunkten.
ruled-grant = Gutschrift für { $who }: { $score } bei den Turnierpunkten.
ruled-apart = { $one } und { $other } werden nicht an denselben Tisch gesetzt.
ruled-together = { $one } und { $other } dürfen wieder an denselben Tisch gesetzt werden.
ruled-reseat = In Runde { $round } tauschen { $one } und { $other } die Plätze.
ruled-drop = { $who } ist in den kommenden Runden nicht mehr dabei.
ruled-left = { $who } hat den Server verlassen und ist in den kommenden Runden nicht mehr dabei.
ruled-late = { $who } steigt noch ein, ab der nächsten Runde.
ruled-admit = { $who } ist zugelassen.
ruled-move = Das Turnier geht in { $channel } weiter.
ruled-end = Das Turnier ist zu Ende. Platz 1: { $people }.
ruled-cancel = Das Turnier ist abgesagt.
instead-play-on = { $who } hätte weiter einen Platz bekommen.
instead-go-on = Alles wäre weitergegangen.
instead-stay-paused = Es wäre unterbrochen geblieben.
instead-moment = Es wäre am <t:{ NUMBER($at, useGrouping: 0) }:f> gewesen.
instead-play-out = An diesem Tisch wäre zu Ende gespielt worden.
instead-standing = Der Tisch wäre zu Ende gespielt worden; auf dem Brett steht es { $ranking }.
instead-stand-in = Ein Computer hätte für { $who } gespielt.
instead-substitute = Wer auf der Ersatzliste ganz oben steht, hätte für { $who } gespielt.
instead-smaller = An diesem Tisch hätte eine neue Partie ohne { $who } begonnen.
instead-undo = Züge hätten weiter zurückgenommen werden können.
instead-no-undo = In einer gewerteten Partie wird nichts zurückgenommen.
instead-take-place = Das Turnier hätte stattgefunden.
instead-enter = { $who } hätte sich anmelden müssen wie alle.
instead-may-meet = Sie hätten zusammensitzen können.
instead-apart = Sie wären weiter getrennt geblieben.
instead-no-penalty = Es hätte weder Abzug noch Gutschrift gegeben.
instead-seating = Im ausgelosten Sitzplan gab es { $avoided }-mal ein Paar, das getrennt sitzen soll, { $repeats }-mal eine wiederholte Begegnung, { $uneven }-mal einen ungleich verteilten Sitzplatz und ein Punktegefälle von { $spread }; jetzt sind es { $new_avoided }, { $new_repeats }, { $new_uneven } und { $new_spread }.
instead-stay = Es wäre in { $channel } geblieben.
instead-next-round = Die nächste Runde wäre gespielt worden.

## Was nicht geht und was doch

event-error = Das geht in diesem Turnier nicht.
no-event = In diesem Kanal gibt es kein Turnier. `/turnier liste` zeigt, wo es welche gibt, `/turnier neu` kündigt eines an.
event-busy = In diesem Kanal läuft schon ein Turnier. Bring es zuerst zu Ende oder kündige deines in einem anderen Kanal an.
event-over = Dieses Turnier ist vorbei. `/turnier tabelle` zeigt, wie es ausgegangen ist; `/turnier neu` kündigt das nächste an.
not-director = Das kann nur die Turnierleitung: wer das Turnier angekündigt hat, wer die Rolle der Turnierleitung hat und wer den Server verwaltet.
already-entered = Du bist bei diesem Turnier schon dabei.
already-entered-other = Diese Person spielt in diesem Turnier schon mit.
not-entered = Du bist bei diesem Turnier nicht dabei, oder niemand dieses Namens ist es.
event-full = Alle { $limit } Plätze sind vergeben. Du kannst dich stattdessen zum Einspringen melden.
entry-closed = Für dieses Turnier ist die Anmeldung schon vorbei. Du kannst dich zum Einspringen melden; die Turnierleitung kann dich noch zulassen.
barred = Die Turnierleitung hat dich aus diesem Turnier genommen. Sie kann dich wieder zulassen.
gate-punctual = Dieses Turnier ist für pünktlichere Leute. Mach deine Züge eine Weile rechtzeitig, dann kannst du beim nächsten dabei sein.
gate-least-rating = Dieses Turnier ist für Leute mit einer Wertungszahl ab { NUMBER($rating, useGrouping: 0) }. `/rangliste` zeigt, wo du stehst.
gate-most-rating = Dieses Turnier ist für Leute mit einer Wertungszahl bis { NUMBER($rating, useGrouping: 0) }. `/rangliste` zeigt, wo du stehst.
no-check-in = Im Moment muss niemand einchecken.
too-few-entrants =
    { $have ->
        [0] Niemand ist angemeldet; ein Tisch braucht mindestens { $need } Leute.
        [one] Allein geht es nicht; ein Tisch braucht mindestens { $need } Leute. Computer zählen mit: `/turnier leitung computer`.
       *[other] { $have } Leute sind zu wenig; ein Tisch braucht mindestens { $need }. Computer zählen mit: `/turnier leitung computer`.
    }
event-not-started = Dieses Turnier hat noch nicht begonnen, oder es wird gerade nichts gespielt.
event-started = Dieses Turnier hat schon begonnen.
event-not-paused = Dieses Turnier ist nicht unterbrochen.
event-paused = Dieses Turnier ist unterbrochen. Mit `/turnier leitung fortsetzen` geht es weiter.
no-such-table =
    { $count ->
        [0] Noch ist keine Runde ausgelost, also gibt es keinen Tisch { $table }.
        [one] Diese Runde hat nur einen Tisch, also keinen Tisch { $table }.
       *[other] Diese Runde hat die Tische 1 bis { $count }, also keinen Tisch { $table }.
    }
table-over = Dieser Tisch hat schon ein Ergebnis.
bad-ranking = Tipp die { $seats } Sitzplätze in der Reihenfolge des Ergebnisses, den besten zuerst, etwa 2 1 3; bei Gleichstand 2=1 3.
round-runs = Die Runde hat schon begonnen, also bleibt der Sitzplan, wie er ist. `/turnier leitung neustarten` beginnt an einem Tisch eine neue Partie.
not-substitute = Diese Person spielt in dieser Runde schon mit.
no-deadline = Es gibt keine Frist, die man verschieben könnte.
no-such-entrant = So heißt hier niemand oder mehr als eine Person. Wähl aus der Liste.
no-such-player = Wähl eine Person von diesem Server, keinen Bot.
no-such-event = Auf diesem Server gibt es kein Turnier Nummer { $event }. Wähl aus der Liste.
unreadable-moment = Tipp einen Zeitpunkt in der Zukunft, etwa 2026-12-24 20:00, oder 90m oder 3h.
event-needs-channel = Ein Turnier braucht einen Textkanal: Dort bekommen seine Tische ihre Threads.
event-needs-threads = Ich darf hier keine Threads eröffnen und nichts hineinschreiben. Wer den Server verwaltet, kann es mir erlauben.
bad-plan-limit = So wenige könnten nicht einmal einen Tisch füllen.
bad-plan-start = Der Beginn muss in der Zukunft liegen.
bad-plan-check-in = Für einen Check-in muss der Beginn feststehen: Option „beginn“.
bad-plan-name = Ein Turnier braucht einen Namen.
bad-plan-rating = So könnte niemand mitspielen: Die untere Wertungszahl liegt über der oberen.
bad-plan-season = Die Saison davor muss eine Liga dieses Servers sein, die zu Ende ist.
bad-plan-choice = Das steht nicht zur Wahl. Nimm etwas aus den Listen.
cannot-show-event = „{ $event }“ kann ich nicht mehr zeigen: Der Kanal ist weg oder für mich geschlossen. Verloren ist nichts; hol das Turnier mit `/turnier leitung verlegen` in einen anderen Kanal.

## Befehle. Namen: klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen

command-tournament = turnier
command-tournament-about = Turniere: ankündigen, mitspielen, zuschauen
command-tournament-new = neu
command-tournament-new-about = Kündige in diesem Kanal ein Turnier an
command-tournament-join = mitspielen
command-tournament-join-about = Spiel beim Turnier in diesem Kanal mit
command-tournament-leave = abmelden
command-tournament-leave-about = Spiel nicht mehr mit
command-tournament-check-in = einchecken
command-tournament-check-in-about = Sag, dass du da bist
command-tournament-sit-in = einspringen
command-tournament-sit-in-about = Biete an zu spielen, wo jemand nicht erscheint, oder nimm das zurück
command-tournament-list = liste
command-tournament-list-about = Die Turniere auf diesem Server
command-tournament-standings = tabelle
command-tournament-standings-about = Wer wo steht, wer wen geschlagen hat und wie es dazu kam
command-tournament-seating = sitzplan
command-tournament-seating-about = Wer in dieser Runde gegen wen spielt
command-tournament-mine = mein-tisch
command-tournament-mine-about = Wo du sitzt und warum
command-tournament-rules = regeln
command-tournament-rules-about = Wie gespielt, gezählt und entschieden wird
command-tournament-export = export
command-tournament-export-about = Das Turnier als Dateien
command-tournament-desk = leitung
command-tournament-desk-about = Für die Turnierleitung
command-desk-start = beginnen
command-desk-start-about = Lose die erste Runde aus; noch einmal: Beginne die ausgeloste Runde sofort
command-desk-check-in = check-in
command-desk-check-in-about = Ab jetzt sollen alle einchecken
command-desk-computers = computer
command-desk-computers-about = Wie viele Computerspieler dabei sind
command-desk-pause = unterbrechen
command-desk-pause-about = Alles steht still
command-desk-resume = fortsetzen
command-desk-resume-about = Alles geht weiter
command-desk-extend = verlängern
command-desk-extend-about = Mehr Zeit für die Runde
command-desk-move = verlegen
command-desk-move-about = Hol ein Turnier in diesen Kanal
command-desk-end = beenden
command-desk-end-about = Beende es, wie es steht; vor der ersten Runde: Sag es ab
command-desk-adjudicate = entscheiden
command-desk-adjudicate-about = Beende einen Tisch mit einer Rangfolge oder nach dem Stand auf dem Brett
command-desk-restart = neustarten
command-desk-restart-about = Beginne an einem Tisch eine neue Partie
command-desk-undo = zurücknehmen
command-desk-undo-about = An einem gewerteten Tisch Zurücknehmen erlauben, oder nicht mehr
command-desk-swap = tauschen
command-desk-swap-about = Zwei tauschen die Plätze, bevor eine Runde beginnt
command-desk-substitute = ersetzen
command-desk-substitute-about = Jemand anderes spielt für eine Person
command-desk-penalise = punktabzug
command-desk-penalise-about = Zieh jemandem Turnierpunkte ab
command-desk-apart = trennen
command-desk-apart-about = Zwei kommen nicht an denselben Tisch; noch einmal: Sie dürfen wieder
command-desk-admit = zulassen
command-desk-admit-about = Jemand spielt mit, egal welche Bedingungen gelten
command-desk-drop = abmelden
command-desk-drop-about = Jemand spielt nicht mehr mit

command-option-name = name
command-option-name-about = Wie es heißt
command-option-format = modus
command-option-format-about = Wie gespielt wird
command-option-event-rounds = runden
command-option-event-rounds-about = Wie viele; 0: bis jemand allein führt; keine Angabe: so viele, wie passen
command-option-no-show = nicht-erschienen
command-option-no-show-about = Was geschieht, wenn jemand nicht am Tisch erscheint
command-option-deadline = frist
command-option-deadline-about = Nach wie vielen Stunden eine Runde endet
command-option-break = pause
command-option-break-about = Minuten zwischen der Auslosung einer Runde und ihrem Beginn
command-option-limit = obergrenze
command-option-limit-about = Wie viele höchstens mitspielen
command-option-start = beginn
command-option-start-about = Wann, etwa 2026-12-24 20:00 oder 3h; keine Angabe: wenn die Turnierleitung es sagt
command-option-check-in = check-in
command-option-check-in-about = Wie viele Minuten vor dem Beginn der Check-in öffnet
command-option-late = nachmeldung
command-option-late-about = Ob man noch einsteigen darf, wenn es schon begonnen hat
command-option-director = leitung
command-option-director-about = Wer diese Rolle hat, gehört zur Turnierleitung
command-option-rated = gewertet
command-option-rated-about = Ob sich Wertungszahlen ändern; dann wird nichts zurückgenommen
command-option-absence = abwesenheit-zählt
command-option-absence-about = Ob eine meist von der Vertretung gespielte Partie die Wertungszahl ändert
command-option-punctual = pünktlich
command-option-punctual-about = Nur für pünktliche Leute
command-option-least-rating = wertung-ab
command-option-least-rating-about = Nur für Leute mit dieser Wertungszahl oder einer höheren
command-option-most-rating = wertung-bis
command-option-most-rating-about = Nur für Leute mit dieser Wertungszahl oder einer niedrigeren
command-option-division = division
command-option-division-about = Wie viele in einer Division der Liga spielen
command-option-season = saison-nach
command-option-season-about = Die Liga, deren nächste Saison das ist
command-option-view = ansicht
command-option-view-about = Was du sehen willst
command-option-why = grund
command-option-why-about = Alle können ihn lesen
command-option-hours = stunden
command-option-hours-about = Wie viele mehr; unter null nimmt Zeit weg
command-option-event = turnier
command-option-event-about = Die Nummer des Turniers
command-option-table = tisch
command-option-table-about = Die Nummer des Tisches in dieser Runde
command-option-ranking = rangfolge
command-option-ranking-about = Sitzplätze, der beste zuerst, etwa 2 1 3 oder 2=1 3; keine Angabe: wie es auf dem Brett steht
command-option-allowed = erlaubt
command-option-allowed-about = False: nicht mehr
command-option-entrant = spieler
command-option-entrant-about = Tipp einen Teil des Namens und wähl aus
command-option-other = anderer-spieler
command-option-other-about = Tipp einen Teil des Namens und wähl aus
command-option-person = person
command-option-person-about = Jemand von diesem Server
command-option-for-good = dauerhaft
command-option-for-good-about = In allen kommenden Runden, nicht nur an diesem Tisch
command-option-score = punkte
command-option-score-about = Wie viel, etwa 0,5; unter null ist es eine Gutschrift

command-choice-format-swiss = Schweizer System
command-choice-format-robin = Rundenturnier (alle gegen alle)
command-choice-format-knockout = K.-o.-Turnier
command-choice-format-league = Liga
command-choice-no-show-stand-in = ein Computer springt ein
command-choice-no-show-substitute = jemand von der Ersatzliste springt ein
command-choice-no-show-smaller = am Tisch beginnt eine neue Partie ohne die Person
command-choice-quarter-2 = alle außer dem unpünktlichsten Viertel
command-choice-quarter-3 = die pünktlichere Hälfte
command-choice-quarter-4 = das pünktlichste Viertel
command-choice-view-standings = Tabelle
command-choice-view-cross = wer wen geschlagen hat
command-choice-view-progress = von Runde zu Runde
