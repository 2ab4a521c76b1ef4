### Was auf Discord gesagt wird, auf Deutsch.

## Knöpfe

button-join = Mitspielen
button-leave = Tisch verlassen
button-ai = Computer dazusetzen
button-noai = Computer wegschicken
button-start = Beginnen
button-rules = Regeln
button-move = Zug machen
menu-choose = Auswählen …
button-back = Noch einmal von vorn
button-undo = Zurücknehmen
button-agree = Zustimmen
button-refuse = Ablehnen
button-words = Spielbrett in Worten
button-seat = Freien Platz übernehmen
button-fair = Faire Würfel
button-rematch = Revanche
button-hint = Tipp
button-analyse = Analyse
button-back-here = Ich bin wieder da
button-since = Was ist geschehen?
button-prepare = Zug vorbereiten
button-unplan = Plan verwerfen
button-follow = Folgen

## Vor der Partie

lobby-title = { $game }: ein Tisch für { $seats }
lobby-free = ein freier Platz
lobby-dice = Die Würfel dieser Partie stehen schon fest. Ihr Siegel: `{ $commitment }` (`/fair` erklärt es)
lobby-ready = Alle Plätze sind besetzt. { $opener }: Drück auf „Beginnen“, wenn du so weit bist.
lobby-begun = Die Partie hat begonnen: { $channel }
lobby-closed = Dieser Tisch ist geschlossen.
thread-name = { $game }, Partie { $number }
table-opened = Dein Tisch ist offen: Partie Nummer { $match }. Unten können sich andere dazusetzen.
table-full = Dein Tisch ist eröffnet: Partie Nummer { $match }. Alle Plätze sind besetzt; drück unten auf „Beginnen“.
lobby-hints = An diesem Tisch sind Tipps erlaubt: `/tipp`.
level-novice = Neuling
level-novice-about = Nimmt, was am besten aussieht; gut für die erste Partie
level-regular = Stammgast
level-regular-about = Denkt einen Zug voraus
level-expert = Profi
level-expert-about = Denkt die ganze Runde durch; schwer zu schlagen

terms-none = Ohne Uhr: Niemand muss sich beeilen.
terms-live = Uhr: 5 Minuten für jeden Zug, bei Tag und bei Nacht.
terms-evening = Uhr: zu Beginn 1 Stunde, nach jedem Zug 10 Minuten mehr, höchstens 2 Stunden. In deinen Ruhezeiten steht sie still, und bis zu 2 Tage Urlaub lang: `/abwesend`.
terms-daily = Uhr: zu Beginn 24 Stunden, nach jedem Zug 8 mehr, höchstens 72. Sie steht still in deinen Ruhezeiten und bis zu 14 Tage lang im Urlaub: `/abwesend`.
terms-weekly = Uhr: zu Beginn 7 Tage, nach jedem Zug 2 mehr, höchstens 14. Sie steht still in deinen Ruhezeiten und bis zu 28 Tage lang im Urlaub: `/abwesend`.
terms-stand-in = Wer keine Zeit mehr hat, wird bis zur Rückkehr von einem Computer ({ $level }) vertreten.
terms-skip = Wer keine Zeit mehr hat, setzt aus: Gespielt wird dann nur, was die Regeln mindestens verlangen.
terms-forfeit = Wer keine Zeit mehr hat, hat aufgegeben.
terms-vote = Wenn jemand keine Zeit mehr hat, entscheiden die anderen: warten oder einen Computer ({ $level }) einspringen lassen.
reliability = Pünktlichkeit { $dots }

## Der Tisch

turn-until = Zeit bis { $at } ({ $left }).
round-forecast = In diesem Tempo endet die Runde etwa am { $at }.
vote-until = Bis das entschieden ist, stehen alle Uhren still; spätestens { $left } geht es weiter.
stands-in = Ein Computer ({ $level }) spielt für { $people }, bis zum Klick auf „Ich bin wieder da“.
gave-up = Aufgegeben: { $people }. Dort spielt ein Computer weiter.
skipped = Die Zeit von { $name } ist abgelaufen; gespielt wurde das Mindeste.
match-rests = Gerade ist niemand da, deshalb ruht die Partie. Sie geht weiter, sobald jemand von euch auf „Ich bin wieder da“ klickt; nach 14 Tagen wird sie abgebrochen.
asks-absent = Die Zeit von { $who } ist abgelaufen. { $others }: Soll ein Computer einspringen? Lehnt die Hälfte von euch ab, bekommt { $who } mehr Zeit; antwortet niemand, spielt der Computer.
welcome-back = Willkommen zurück! Der Platz gehört wieder dir.
nothing-since = Seither ist nichts geschehen.
since-title = Was geschehen ist
since-own = seit meinem letzten Zug
since-start = von Anfang an
followers = Wer dieser Partie folgt: { $who }
followed = Du bekommst hier Bescheid, wenn die Partie zu Ende ist. `/spiel folgen` oder noch ein Klick beendet das.
followed-rounds = Du bekommst hier in jeder Runde Bescheid und wenn die Partie zu Ende ist. `/spiel folgen` beendet das.
unfollowed = Du folgst dieser Partie nicht mehr.
plan-offer = Was möchtest du tun, wenn du das nächste Mal dran bist? Niemand sonst erfährt davon. Geht es dann nicht mehr, wirst du wie immer gefragt.
plan-kept = Für deinen nächsten Zug vorbereitet: { $moves }. Gespielt wird das Erste, was dann möglich ist. Niemand sonst weiß davon.
plan-forgotten = Es ist nichts mehr vorbereitet.

something-undone = Etwas wurde zurückgenommen.
asks-undo = { $who } möchte den letzten Zug zurücknehmen. { $others }: Einverstanden?
asks-end = { $who } möchte die Partie ohne Ergebnis beenden. { $others }: Einverstanden?
undone = Dein letzter Zug ist zurückgenommen.
undo-asked = Die anderen sind gefragt, ob du deinen Zug zurücknehmen darfst.
end-asked = Die anderen sind gefragt, ob die Partie enden soll.
conceded = Du hast aufgegeben. Ein Computer übernimmt deinen Platz.
seat-offered = Dein Platz wird allen angeboten, die für dich weiterspielen möchten. Bis dahin bleibt er deiner.
seat-kept = Dein Platz wird nicht mehr angeboten.
seat-taken = Der Platz gehört jetzt dir. Viel Glück!
done = Erledigt.

## Erinnerungen

remind-title = { $count } Dinge warten auf dich:
remind-turn = In { $game }, Partie { $match }, bist du dran: { $link }
remind-next = In { $game }, Partie { $match }, bist du als Nächstes dran: { $link }
remind-deadline = In { $game }, Partie { $match }, wird deine Zeit knapp: { $link }
remind-absent = In { $game }, Partie { $match }, ist deine Zeit abgelaufen. Ein Computer vertritt dich; ein Klick auf „Ich bin wieder da“, und der Platz gehört wieder dir: { $link }
remind-unplanned = Was du in { $game }, Partie { $match }, vorbereitet hast, geht nicht mehr. Du bist dran: { $link }
remind-seat = In { $game }, Partie { $match }, sucht jemand Ersatz. Wer zuerst kommt, bekommt den Platz: { $link }
remind-until = Zeit bis { $at } ({ $left }).

## Die Galerie

gallery-title = Was gerade gespielt wird
gallery-empty = Gerade wird nichts gespielt. `/spiel neu` eröffnet einen Tisch.
gallery-lobby =
    { $free ->
        [0] { $game }, Partie { $match }: Alle Plätze sind besetzt, gleich geht es los. { $link }
        [one] { $game }, Partie { $match }: Ein Platz ist frei. { $link }
       *[other] { $game }, Partie { $match }: { $free } Plätze sind frei. { $link }
    }
gallery-running = { $game }, Partie { $match }: { $people }. Am Zug: { $asked }. { $link }
gallery-more = Und { $count } weitere: `/spiel liste`.
gallery-hung = Was auf diesem Server gespielt wird, ist ab jetzt in diesem Kanal zu sehen.
gallery-gone = Die Galerie ist abgehängt.
server-zone = Die Zeitzone dieses Servers ist ab jetzt { $zone }. Sie gilt für alle, die keine eigene gewählt haben; für Züge, die schon begonnen haben, ändert sich nichts.

## Das Ende

ended-finished = Die Partie ist zu Ende
ended-agreed = Die Partie wurde einvernehmlich beendet
ended-abandoned = Die Partie wurde abgebrochen
ranking = { $place }. { $name }: { $score }
ended-fair = Der Startwert hinter allen Würfeln: `{ $seed }`. Mit dem Protokoll unten lässt sich jeder Wurf nachprüfen: `/fair` sagt, wie.
record-here = Die Partie als Datei. Alle können sie nachprüfen: `/fair` sagt, wie.
replay-here = Die Partie bis jetzt.
replay-too-large = Für ein bewegtes Bild ist diese Partie zu lang. Das Protokoll ist vollständig: `/protokoll`.
hint = **{ $move }**: etwa { $chance } % Siegchance, gegenüber { $second } % mit dem nächstbesten Zug, { $other }.
hint-only = Es gibt nur einen Zug: **{ $move }**.
analysis-turn = **{ $number }.** Zug { $move }, { $name }: { $played }. Besser: { $better } ({ $lost } Punkte).
analysis-no-turn = Niemand hat etwas verschenkt, das der Rede wert wäre.
analysis-scale = In Prozentpunkten der Siegchance:
analysis-seat = - { $name }: Glück { $luck }, verschenkt { $lost }

## Listen

listed-lobby = Partie { $match } in { $channel } sucht noch Leute. Bisher dabei: { $names }.
listed-running = Partie { $match } in { $channel }: { $names }.
listed-yours = **Du bist dran** in Partie { $match }, { $channel }: { $names }.
listed-until = Die Zeit läuft { $left } ab.
listed-more = Und { $count } weitere.
no-matches = Auf diesem Server gibt es noch keine Partie. `/spiel neu` eröffnet eine.
none-of-yours = Du hast gerade keine Partie. `/spiel neu` eröffnet eine, `/spiel liste` zeigt Tische zum Dazusetzen.

## Erklärungen

fair = Bevor jemand am Tisch saß, wurde ein geheimer Startwert gezogen und versiegelt: `{ $commitment }` ist sein SHA-256. Wer Platz nahm, brachte eine Zahl mit, die niemand vorhersehen konnte. Aus beidem folgen alle Würfe und Karten.
fair-salts = Die mitgebrachten Zahlen, Platz für Platz: `{ $salts }`
fair-seed = Der Startwert: `{ $seed }`. `python -m bot verify` spielt daraus die ganze Partie nach, und das kannst du auch.
fair-later = Der Startwert wird aufgedeckt, wenn die Partie zu Ende ist.
help =
    `/spiel neu` eröffnet einen Tisch, `/spiel meine` zeigt, wo man auf dich wartet.
    Am Tisch nimm die Knöpfe oder `/ziehen` für jeden Zug, `/zurücknehmen`, `/spielbrett`.
    In Vienna: `/würfeln`, `/setzen`, `/bestechen`, `/drehen`, `/neu-würfeln`, `/doppelzug`.
    `/regeln` erklärt das Spiel, `/fair` die Würfel, mit `/einstellungen` wählst du Sprache, Farben, Ruhezeiten und Erinnerungen.
    `/vorbereiten` merkt deinen nächsten Zug vor, `/abwesend` hält deine Uhren im Urlaub an, `/spiel folgen` hält dich über eine Partie auf dem Laufenden.
    `/tipp` hilft, wo der Tisch es erlaubt; `/analyse` sagt danach, wo die Partie gekippt ist.
no-hand = In diesem Spiel ist nichts verborgen: Alles, was du hast, liegt auf dem Tisch.
settings-now =
    { $contrast ->
        [yes] Sprache: { $language }. Farben: { $palette }, mit starken Kontrasten.
       *[no] Sprache: { $language }. Farben: { $palette }.
    }
settings-reminders-all = Du bekommst Bescheid, wenn du dran bist und wenn deine Zeit knapp wird.
settings-reminders-deadlines = Du bekommst nur Bescheid, wenn deine Zeit knapp wird; `/spiel meine` zeigt, wo man auf dich wartet.
settings-reminders-none = Du bekommst nie Bescheid; `/spiel meine` zeigt, wo man auf dich wartet.
settings-direct = Erinnerungen kommen als Direktnachricht.
settings-next = Du bekommst auch Bescheid, wenn du als Nächstes dran bist.
settings-quiet = Ruhezeiten: { $hours } ({ $zone }). Dann stört dich niemand, und deine Uhren stehen still. Eine Änderung gilt ab deinem nächsten Zug.
settings-no-quiet = Keine Ruhezeiten ({ $zone }).
settings-no-zone = Ruhezeiten: keine, weil ich deine Zeitzone nicht kenne. Sag sie mir: `/einstellungen`, Option „zeitzone“.
settings-substitute = Du wirst gefragt, wenn auf diesem Server jemand Ersatz sucht.
away-until = Du bist abwesend bis { $at }. Bis dahin stehen deine Uhren still, soweit die jeweilige Partie es erlaubt. `/abwesend` ohne Tag beendet das.
away-back = Willkommen zurück! Deine Uhren laufen wieder.
away-short = In Partie { $match } ist der Urlaub früher aufgebraucht: Deine Uhr läuft wieder ab { $at }.
forgotten = Alles über dich ist vergessen. In deinen Partien bist du jetzt „ein ehemaliger Spieler“.
not-forgotten = Es hat sich nichts geändert. Wenn du vergessen werden willst, sag dazu, dass du dir sicher bist.

## Was nicht geht und was doch

no-match-here = In diesem Kanal gibt es keine Partie. `/spiel neu` eröffnet eine, `/spiel meine` zeigt deine.
other-game = Dieser Befehl gehört zu Vienna. Nimm hier die Knöpfe oder `/ziehen`.
no-such-move = Das ist gerade keiner deiner Züge. Tipp einen Teil davon und wähl aus der Liste.
no-such-game = Ein Spiel dieses Namens gibt es hier nicht. Es gibt: { $games }.
no-such-topic = Davon gibt es kein Bild. Wähl ein Thema aus der Liste.
no-such-plan = Das kannst du gerade nicht vorbereiten. Tipp einen Teil davon und wähl aus der Liste.
unknown-zone = Diese Zeitzone kenne ich nicht. Tipp eine große Stadt darin auf Englisch, etwa Vienna, und wähl aus der Liste.
unreadable-hours = Tipp die Ruhezeiten so: 23:00-07:00, oder „none“ für keine.
too-quiet = Ruhezeiten können höchstens 12 Stunden lang sein, sonst würden die anderen ewig warten. Für einen Urlaub gibt es `/abwesend`.
unreadable-day = Tipp den Tag, an dem du wieder da bist, etwa 2026-12-24, oder in wie vielen Tagen das ist, etwa 5; höchstens 60 Tage voraus.
no-hints = An diesem Tisch wurden keine Tipps vereinbart. Wer einen eröffnet, kann sie erlauben: `/spiel neu`, Option „tipps“.
no-advice-now = Das konnte ich gerade nicht zu Ende denken. Versuch es in einer Minute noch einmal.
analyse-running = Die Partie ist noch nicht zu Ende. Danach kann ich sagen, wo sie gekippt ist.
analyse-unfinished = Diese Partie wurde nicht zu Ende gespielt, deshalb gibt es nichts zu analysieren.
unknown-field = So heißt kein Feld oder mehr als eines. Wähl es aus der Liste; die ersten Buchstaben genügen.
unreadable-dice = Tipp die Zahlen auf deinen Würfeln, etwa 2 3. Der weiße Würfel ist w.
too-fast =
    { $seconds ->
        [one] Nicht so schnell: Versuch es in einer Sekunde noch einmal.
       *[other] Nicht so schnell: Versuch es in { $seconds } Sekunden noch einmal.
    }
only-on-a-server = Das geht nur auf einem Server, wo auch die anderen den Tisch sehen.
not-allowed = Das können nur Leute, die diesen Server verwalten dürfen.
unexpected = Da ist etwas schiefgegangen, und nichts hat sich geändert. Wenn es so bleibt, gib diese Nummer weiter an die Leute, die den Bot betreiben: { $reference }
cannot-show = Partie { $match } ({ $game }) kann ich nicht mehr zeigen: Ihr Kanal ist weg oder für mich geschlossen. Verloren ist nichts; wer den Server verwaltet, kann sie mit `/spiel verwaltung verlegen` in einen anderen Kanal holen.

## Befehle. Namen: klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen

command-roll = würfeln
command-roll-about = Wirf deine Würfel
command-double = doppelzug
command-double-about = Nutz den Doppelzug: gleich noch ein Zug
command-reroll = neu-würfeln
command-reroll-about = Würfle einige deiner Würfel neu, für 1 Münze
command-nudge = drehen
command-nudge-about = Dreh einen Würfel um 1 hinauf oder hinunter, für 1 Münze
command-place = setzen
command-place-about = Setz einen oder zwei Würfel auf ein Feld vor deiner Kutsche
command-bribe = bestechen
command-bribe-about = Setz Würfel auf ein Feld hinter deiner Kutsche, für 1 Münze
command-undo = zurücknehmen
command-undo-about = Nimm deinen letzten Zug zurück
command-board = spielbrett
command-board-about = Sieh das Spielbrett in deinen Farben und deiner Sprache, nur für dich
command-hand = hand
command-hand-about = Sieh, was nur du wissen darfst
command-play = ziehen
command-play-about = Mach einen beliebigen Zug in jedem Spiel
command-rules = regeln
command-rules-about = Die Regeln oder ein Bild von einem Feld oder einer Karte
command-fair = fair
command-fair-about = Wie alle die Würfel nachprüfen können
command-record = protokoll
command-record-about = Die Partie als Datei
command-replay = rückblick
command-replay-about = Die Partie bis jetzt als bewegtes Bild
command-hint = tipp
command-hint-about = Was ein Profi an deiner Stelle täte, wo der Tisch es erlaubt
command-analyse = analyse
command-analyse-about = Wo die Partie gekippt ist: Chancen, Glück und Züge
command-settings = einstellungen
command-settings-about = Deine Sprache, deine Farben, deine Ruhezeiten und deine Erinnerungen
command-away = abwesend
command-away-about = Urlaub: Bis zu diesem Tag stehen deine Uhren still; ohne Tag bist du wieder da
command-prepare = vorbereiten
command-prepare-about = Bereite deinen nächsten Zug vor; niemand sonst erfährt davon
command-forget-me = vergiss-mich
command-forget-me-about = Lösch alles über dich aus dem Gedächtnis des Bots
command-help = hilfe
command-help-about = Was der Bot kann
command-game = spiel
command-game-about = Tische: eröffnen, finden, verlassen
command-game-new = neu
command-game-new-about = Eröffne einen Tisch in diesem Kanal
command-game-list = liste
command-game-list-about = Offene und laufende Partien auf diesem Server
command-game-mine = meine
command-game-mine-about = Deine Partien; zuerst die, die auf dich warten
command-game-concede = aufgeben
command-game-concede-about = Gib auf; ein Computer übernimmt deinen Platz
command-game-substitute = ersatz
command-game-substitute-about = Biete deinen Platz an, zieh das Angebot zurück oder übernimm einen angebotenen Platz
command-game-end = beenden
command-game-end-about = Frag die anderen, ob die Partie ohne Ergebnis enden soll
command-game-follow = folgen
command-game-follow-about = Lass dir Bescheid geben, wenn die Partie hier zu Ende ist, oder nicht mehr
command-game-back = wieder-da
command-game-back-about = Hol dir deinen Platz vom Computer zurück
command-game-admin = verwaltung
command-game-admin-about = Für Leute, die den Server verwalten
command-game-admin-move = verlegen
command-game-admin-move-about = Hol eine Partie in diesen Kanal
command-game-admin-unstick = auffrischen
command-game-admin-unstick-about = Zeig eine Partie neu an
command-game-admin-abandon = abbrechen
command-game-admin-abandon-about = Brich eine Partie ab
command-game-admin-kick = entfernen
command-game-admin-kick-about = Nimm jemandem seinen Platz weg
command-game-admin-gallery = galerie
command-game-admin-gallery-about = Zeig in diesem Kanal, was auf diesem Server gespielt wird
command-game-admin-timezone = zeitzone
command-game-admin-timezone-about = Die Zeitzone für alle, die keine eigene gewählt haben

command-option-game = spiel
command-option-game-about = Welches Spiel
command-option-computers = computer
command-option-computers-about = Wie viele Computerspieler sich gleich dazusetzen
command-option-level = stufe
command-option-level-about = Wie gut die Computerspieler spielen
command-option-seats = plätze
command-option-seats-about = Wie viele mitspielen
command-option-look = aussehen
command-option-look-about = Das Spielbrett bei Tag oder bei Nacht
command-option-length = länge
command-option-length-about = Bis 25 Punkte oder eine kurze Partie bis 15
command-option-undo = zurücknehmen
command-option-undo-about = Wer zustimmen muss, wenn schon Gesehenes zurückgenommen werden soll
command-option-hints = tipps
command-option-hints-about = Ob die Mitspielenden Tipps verlangen dürfen
command-option-language = sprache
command-option-language-about = In welcher Sprache
command-option-field = feld
command-option-field-about = Die ersten Buchstaben genügen
command-option-dice = würfel
command-option-dice-about = Die Zahlen auf den Würfeln, etwa 2 3; w ist der weiße Würfel
command-option-die = würfel
command-option-die-about = Die Zahl auf dem Würfel; w ist der weiße Würfel
command-option-direction = richtung
command-option-direction-about = Hinauf oder hinunter
command-option-move = zug
command-option-move-about = Tipp einen Teil davon und wähl aus
command-option-text = text
command-option-text-about = In Worten statt als Bild
command-option-topic = thema
command-option-topic-about = Ein Feld oder eine Karte
command-option-palette = farben
command-option-palette-about = Farben für deine Augen
command-option-contrast = kontrast
command-option-contrast-about = Stärkere Kontraste
command-option-reminders = erinnerungen
command-option-reminders-about = Wann du Bescheid bekommen willst
command-option-direct = direktnachricht
command-option-direct-about = Erinnere mich per Direktnachricht statt im Kanal
command-option-next = als-nächstes
command-option-next-about = Gib mir auch Bescheid, wenn ich als Nächstes dran bin
command-option-zone = zeitzone
command-option-zone-about = Tipp eine große Stadt darin auf Englisch und wähl aus
command-option-quiet = ruhezeiten
command-option-quiet-about = Wann dich niemand stört und deine Uhren stillstehen, etwa 23:00-07:00
command-option-substitute = ersatz
command-option-substitute-about = Frag mich, wenn auf diesem Server jemand Ersatz sucht
command-option-until = bis
command-option-until-about = Der Tag, an dem du wieder da bist, etwa 2026-12-24, oder in wie vielen Tagen
command-option-first = zug
command-option-first-about = Was du am liebsten tun möchtest
command-option-second = sonst
command-option-second-about = Was, wenn das nicht mehr geht
command-option-third = oder
command-option-third-about = Was, wenn beides nicht mehr geht
command-option-since = seit
command-option-since-about = Was seit diesem Zug geschehen ist, in Bildern und in Worten
command-option-clock = uhr
command-option-clock-about = Wie viel Zeit alle haben
command-option-at-zero = zeit-abgelaufen
command-option-at-zero-about = Was geschieht, wenn bei jemandem die Zeit abläuft
command-option-stand-in = vertretung
command-option-stand-in-about = Wie gut ein Computer spielt, der jemanden vertritt
command-option-rounds = runden
command-option-rounds-about = Gib mir auch in jeder Runde Bescheid
command-option-shown = zeigen
command-option-shown-about = False hängt die Galerie ab
command-option-sure = sicher
command-option-sure-about = Ja, vergiss mich
command-option-match = partie
command-option-match-about = Die Nummer der Partie
command-option-seat = platz
command-option-seat-about = Die Nummer des Platzes

command-choice-up = hinauf
command-choice-down = hinunter
command-choice-novice = Neuling
command-choice-regular = Stammgast
command-choice-expert = Profi
command-choice-day = bei Tag
command-choice-night = bei Nacht
command-choice-full = bis 25 Punkte
command-choice-short = kurz, bis 15 Punkte
command-choice-all = alle
command-choice-majority = die meisten
command-choice-never = es ist nicht erlaubt
command-choice-clock-none = ohne Uhr
command-choice-clock-live = live: 5 Minuten pro Zug
command-choice-clock-evening = Abend: 1 Stunde und 10 Minuten pro Zug
command-choice-clock-daily = täglich: 24 Stunden und 8 pro Zug
command-choice-clock-weekly = wöchentlich: 7 Tage und 2 pro Zug
command-choice-zero-stand-in = ein Computer springt ein
command-choice-zero-skip = gespielt wird nur das Nötigste
command-choice-zero-forfeit = das gilt als Aufgeben
command-choice-zero-vote = die anderen entscheiden
command-choice-reminders-all = wenn ich dran bin und wenn meine Zeit knapp wird
command-choice-reminders-deadlines = nur wenn meine Zeit knapp wird
command-choice-reminders-none = nie
command-choice-en = Englisch
command-choice-de = Deutsch
command-choice-fr = Französisch
command-choice-it = Italienisch
command-choice-standard = Standard
command-choice-deuteranopia = Deuteranopie (Rot-Grün)
command-choice-protanopia = Protanopie (Rot-Grün)
command-choice-tritanopia = Tritanopie (Blau-Gelb)
