### Vienna auf Deutsch. Die Namen von Orten und Personen kommen aus der Ausgabe.
### Eine Liste wird mit „und“ verbunden; LIST($things, type: "or") verbindet sie mit „oder“.

game-name = Vienna
rules = **Vienna in Kürze.** In jeder Runde würfelst du einmal. Dann setzen alle reihum einen oder zwei Würfel auf ein Feld der Straße: Ihre Zahl oder Summe muss zum Feld passen. Jedes Feld nimmt nur einmal Würfel auf.
    Es geht vorwärts: Ein Feld hinter deinem vordersten Würfel kostet 1 Münze. Vor dem Setzen darfst du für je 1 Münze Würfel neu werfen oder einen um eins drehen. Im Geheimbund ist immer Platz: 1 Münze für jeden Würfel.
    Liegen alle Würfel, wird die Straße von der Krieau bis zum Heurigen gewertet: Felder bringen Münzen, Punkte, Personen und Sonderkarten. Symbole werden mit den Nachbarn verglichen.
    Hat nach einer Wertung jemand 25 Punkte, gewinnt, wer die meisten hat.

## Wörter

white-die = weiße { $face }
the-white-die = der weiße Würfel
two-dice = { $first } + { $second }
dice-turned = { $was } (als { $now })
for-a-bribe = { $what } (zurück für { $cost })
any-pair = beliebiges Paar
either-number = { $first } oder { $second }
from-to = { $lowest } bis { $highest }
coin-count =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
point-count =
    { $count ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
symbol-citizen = Bürger
symbol-church = Kirchen
symbol-crown = Kronen
symbols-citizen =
    { $count ->
        [one] 1 Bürger
       *[other] { $count } Bürger
    }
symbols-church =
    { $count ->
        [one] 1 Kirche
       *[other] { $count } Kirchen
    }
symbols-crown =
    { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
special-clock = Startspieler
special-double = Doppelzug
special-joker = Würfeljoker
special-influence = Zusätzlicher Einfluss
special-die = Zusatzwürfel
start-card = { $coins } + { $symbols }
person-shown = { $person } ({ $symbols })
seat-points = { $seat } { $points }

## Menüs

menu-roll = Würfeln
menu-place = Würfel setzen
menu-field = { $field } ({ $number })
menu-field-behind = { $field } ({ $number }), zurück für { $cost }
menu-geheimbund = { $field } (beliebige Würfel)
menu-dice = { $dice }
menu-nudge = Würfel um 1 drehen ({ $cost })
menu-die = { $die }
menu-turn-up = hinauf auf { $face }
menu-turn-down = hinunter auf { $face }
menu-reroll = Neu würfeln ({ $cost })
menu-how-many =
    { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
menu-these = { $dice }
menu-face = { $face }
menu-leave-dice = Würfel so lassen
menu-double = Doppelzug nutzen
menu-keep-double = Doppelzug für später aufheben
menu-take = { $coins } von { $seats }
menu-take-each = je { $coins } von { $seats }
menu-take-nothing = Nichts nehmen

## Was gefragt wird

ask-start-card = { $seat }, such dir eine Startkarte aus.
ask-roll = { $seat }, wirf deine Würfel.
ask-place = { $seat }, setz einen oder zwei Würfel auf ein Feld.
ask-gendarme = { $seat }, such ein freies Feld für den Gendarmen aus.
ask-reward = { $seat }, such dir deine Belohnung aus: Münzen oder Punkte.
ask-prater = { $seat }, dreh einen deiner Würfel auf eine beliebige Zahl oder lass alle, wie sie sind.
ask-double = { $seat }, mach mit dem Doppelzug gleich noch einen Zug oder heb ihn dir für später auf.
ask-person = { $field }: { $seat }, such dir eine Person aus.
ask-symbol = { $field }: { $seat }, such dir das Symbol zum Vergleichen aus.
ask-tiergarten = { $field }: { $seat }, such dir aus, von wem du Münzen nimmst.
ask-over = Die Partie ist zu Ende.

## Was geschehen ist

event-set-up = Alle haben zu Beginn { $dice } Würfel und { $points }. Die Uhr, also die Startspieler-Karte, liegt bei { $seat }.
event-start-card = { $seat } wählt eine Startkarte: { $card }.
event-person-buried = { $person } liegt schon in der Auslage, die zweite Karte kommt unter den Stapel.
event-pile-reshuffled =
    { $cards ->
        [one] Im Stapel sind keine neuen Personen: 1 abgelegte Karte kommt darunter.
       *[other] Im Stapel sind keine neuen Personen: { $cards } abgelegte Karten werden gemischt und kommen darunter.
    }
event-persons-dealt = In der Auslage: { $persons }.
event-display-empty = Für die Auslage sind keine Personen mehr übrig.
event-round-began = Runde { $round } beginnt. { $seat } fängt an.
event-rolled = { $seat } würfelt { $dice }.
event-rerolled = { $seat } zahlt 1 Münze und würfelt { $was } neu: { $now }.
event-nudged = { $seat } zahlt 1 Münze und dreht { $was } auf { $now }.
event-placed = { $seat } setzt { $dice } aufs Feld { $field }.
event-placed-forced = { $seat } kann sonst nirgends hin und setzt { $dice } aufs Feld { $field }.
event-placed-behind = { $seat } besticht den Kutscher mit 1 Münze und setzt { $dice } aufs Feld { $field }.
event-gendarme = { $seat } schickt den Gendarmen aufs Feld { $field }.
event-die-set = { $seat } dreht { $was } auf { $now }.
event-dice-left = { $seat } lässt die Würfel, wie sie sind.
event-double-used = { $seat } nutzt den Doppelzug.
event-double-kept = { $seat } hebt den Doppelzug für später auf.
event-evaluation = Alle Würfel sind gesetzt: Jetzt wird Runde { $round } ausgewertet, immer die Straße entlang.
event-gained = { $field }: { $seat } bekommt { $gains }.
event-bought = { $field }: { $seat } zahlt { $paid } und bekommt { $gains }.
event-lapsed = { $field }: Das kostet { $cost }. { $seat } hat { $coins }, also verfällt die Aktion.
event-special-taken = { $field }: { $seat } nimmt die Sonderkarte „{ $card }“.
event-special-won = { $field }: { $seat } übernimmt die Sonderkarte „{ $card }“ von { $source }.
event-special-kept = { $field }: { $seat } behält die Sonderkarte „{ $card }“.
event-person-taken = { $field }: { $person } ({ $symbols }) schließt sich { $seat } an.
event-person-bought = { $field }: { $seat } zahlt { $paid }, und { $person } ({ $symbols }) schließt sich an.
event-nobody-left = { $field }: Für { $seat } ist keine Person mehr da.
event-compared = { $field }: { $seat } vergleicht { $symbol }, { $own } gegen { $lefts } ({ $left }) und { $rights } ({ $right }). Das bringt { $gains }.
event-compared-paid = { $field }: { $seat } zahlt { $paid } und vergleicht { $symbol }, { $own } gegen { $lefts } ({ $left }) und { $rights } ({ $right }). Das bringt { $gains }.
event-coins-taken = { $field }: { $seat } nimmt { $coins } von { $seats }.
event-coins-taken-each = { $field }: { $seat } nimmt je { $coins } von { $seats }.
event-took-nothing = { $field }: { $seat } nimmt nichts.
event-nothing-to-take = { $field }: Bei den anderen gibt es für { $seat } keine Münze zu holen.
event-specials-counted =
    { $cards ->
        [0] { $field }: { $seat } hat keine Sonderkarte und geht leer aus.
        [one] { $field }: { $seat } bekommt { $points } für 1 Sonderkarte.
       *[other] { $field }: { $seat } bekommt { $points } für { $cards } Sonderkarten.
    }
event-round-ended = Stand nach Runde { $round }: { $standings }.
event-majorities = { $seat } hat mehr { $symbols } als beide Nachbarn: { $points }.
event-no-majority = { $seat } hat bei keinem Symbol die Mehrheit.
event-coins-exchanged = { $seat } tauscht { $coins } gegen { $points }.
event-ended-none = { $seats } hat { $points } und gewinnt.
event-ended-specials = { $seats } hat { $points } und gewinnt, denn bei gleich vielen Punkten entscheiden die Sonderkarten.
event-ended-coins = { $seats } hat { $points } und gewinnt, denn bei gleich vielen Punkten und Sonderkarten entscheiden die übrigen Münzen.
event-ended-shared = { $seats } haben je { $points } und teilen sich den Sieg.
end-target = Nach Runde { $round } hatte jemand mindestens { $target } Punkte.

## Das Spielbrett in Worten

passage-now = Jetzt
passage-result = Ergebnis
passage-seat = { $seat }
passage-street = Die Straße
passage-geheimbund = { $field }, abseits der Straße
passage-start-cards = Startkarten zur Wahl
passage-display = Personen in der Auslage
passage-beside = Neben dem Spielplan

now-start-cards = Die erste Runde hat noch nicht begonnen.
now-placing = Runde { $round }: Die Würfel werden gesetzt.
now-evaluating = Runde { $round } wird ausgewertet, gerade auf Feld { $place }, { $field }.
now-over =
    { $round ->
        [one] Gespielt wurde 1 Runde.
       *[other] Gespielt wurden { $round } Runden.
    }
now-target = Hat nach einer Runde jemand mindestens { $target } Punkte, ist die Partie zu Ende.
now-table = Am Tisch, im Uhrzeigersinn: { $seats }.
result-place = Platz { $place }: { $seat }, { $points }.

joker-die = { $die } als Joker
one-die = Würfel { $die }
several-dice = Würfel { $dice }
joker-rule = Ein Joker zählt als jede beliebige Zahl.
special-double-used = Doppelzug (in dieser Runde schon genutzt)
seat-stock =
    { $points ->
        [0] Keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins }.
seat-dice = Würfel: { $dice }.
seat-die = Würfel: { $dice }.
seat-to-roll = Noch zu werfen: { $count } Würfel.
seat-to-roll-white = Noch zu werfen: { $count } Würfel, darunter der weiße.
seat-all-placed = Alle Würfel sind gesetzt.
seat-coach = Die Kutsche steht auf Feld { $place }, { $field }.
seat-no-coach = Die Kutsche ist noch nicht auf der Straße.
seat-symbols = Symbole: { $symbols }.
seat-no-symbols = Keine Symbole.
seat-specials =
    { $count ->
        [one] Sonderkarte: { $cards }.
       *[other] Sonderkarten: { $cards }.
    }
seat-no-specials = Keine Sonderkarten.
seat-compared = In dieser Runde schon verglichen: { $symbols }.
seat-persons =
    { $count ->
        [one] Person: { $persons }.
       *[other] Personen: { $persons }.
    }
seat-no-persons = Keine Personen.
seat-start-card = Startkarte: { $card }.
seat-no-start-card = Noch keine Startkarte.

street-field = Feld { $place }, { $field }, { $accepts }: { $standing }. { $effect }
accepts-number = Zahl { $number }
effect-krieau = Sofort: Schick den Gendarmen auf ein freies Feld, dann nimm { $coins } oder { $points }.
effect-prater = Sofort: { $coins }, und du darfst einen deiner Würfel beliebig drehen.
effect-gain = Bringt { $gains }.
effect-gain-paid = Kostet { $cost } und bringt { $gains }.
effect-special = Bringt die Sonderkarte „{ $card }“.
effect-special-coins = Bringt die Sonderkarte „{ $card }“ und { $coins }.
effect-person = Bringt eine Person.
effect-person-paid = Kostet { $cost } und bringt eine Person.
effect-compare = Vergleicht { $symbol } mit beiden Nachbarn: { $gains } für jede Mehrheit, { $tie } für jeden Gleichstand.
effect-gloriette = Kostet { $cost } und vergleicht ein Symbol deiner Wahl mit beiden Nachbarn: { $gains } für jede Mehrheit, { $tie } für jeden Gleichstand.
effect-tiergarten = Nimm bis zu { $most } von jemandem am Tisch oder je { $each } von zweien.
effect-heuriger = Bringt { $points } für jede Sonderkarte.
effect-geheimbund = Nimmt beliebige Würfel auf und bringt für jeden sofort { $coins }.
stand-dice = besetzt von { $seat }, { $dice }
stand-gendarme = vom Gendarmen gesperrt
stand-free = frei
stand-empty = leer
lodge-dice = { $seat }: { $dice }.
lodge-empty = Hier liegen keine Würfel.
start-card-left = { $card }.
display-person = { $person }: { $symbols }.
display-empty = Die Auslage ist leer.
beside-pile =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] 1 Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
beside-discard =
    { $count ->
        [0] Keine abgelegten Karten.
        [one] 1 abgelegte Karte.
       *[other] { $count } abgelegte Karten.
    }
beside-specials =
    { $count ->
        [one] Sonderkarte, die noch niemand hat: { $cards }.
       *[other] Sonderkarten, die noch niemand hat: { $cards }.
    }
beside-gendarme = Hier wartet der Gendarm.

## Das Spielbrett in Kürze

brief-seat = { $seat }: { $points }, { $coins }.
brief-seat-dice = { $seat }: { $points }, { $coins }, { $dice }.
brief-to-roll = noch { $count } Würfel zu werfen
brief-no-dice = alle Würfel gesetzt
brief-stand = { $field }: { $seat }, { $dice }.
brief-lodge = { $field }: { $seats }.
brief-street-free = Die ganze Straße ist frei.
brief-gendarme = Der Gendarm sperrt das Feld { $field }.
brief-start-cards = Startkarten zur Wahl: { LIST($cards, type: "or") }.

## Warum ein Zug nicht geht

refuse-roll-first = Du hast in dieser Runde noch nicht gewürfelt. Würfle zuerst, dann kannst du Würfel setzen oder ändern.
refuse-already-rolled = Du hast schon gewürfelt. Vor dir: { $dice }. Davon neu zu würfeln kostet 1 Münze.
refuse-asked-otherwise = Zuerst ist etwas anderes zu entscheiden. { $asked }
refuse-no-such-die = Dafür fehlt dir: { LIST($missing) }. Vor dir: { $dice }.
refuse-one-or-two-dice =
    { $count ->
        [0] Nenn die Würfel, die du setzen willst: einen oder zwei.
       *[other] Auf ein Feld kommen ein oder zwei Würfel; du hast { $count } genannt.
    }
refuse-no-die-named = Nenn mindestens einen Würfel, den du neu würfeln willst. Vor dir: { $dice }.
refuse-change-costs = Würfel zu ändern kostet jedes Mal { $cost }, und du hast keine. Setz die Würfel, wie sie sind; der Geheimbund nimmt alle und zahlt 1 Münze pro Würfel.
refuse-no-wrap = Eine { $face } lässt sich so nicht weiterdrehen, denn zwischen 6 und 1 gibt es keinen Schritt. Du könntest sie auf { $instead } drehen.
refuse-same-face = Dieser Würfel zeigt schon { $face }. Wähl eine andere Zahl oder lass die Würfel, wie sie sind.
refuse-no-such-field = Ein Feld „{ $field }“ gibt es auf diesem Spielplan nicht.
refuse-occupied = { $field }: Hier hat schon { $owner } gesetzt ({ $there }). Für { $dice } ginge: { LIST($elsewhere, type: "or") }.
refuse-gendarme-there = { $field }: Der Gendarm hält dieses Feld in dieser Runde gesperrt. Für { $dice } ginge: { LIST($elsewhere, type: "or") }.
refuse-wrong-number =
    { $field }: Hier brauchst du genau { $number }. { $dice-count ->
        [one] Dein Würfel kommt auf { $total }.
       *[other] Deine Würfel ({ $dice }) kommen zusammen auf { $total }.
    } { $ways-count ->
        [0] Passende Würfel hast du gerade nicht; mit deiner Wahl ginge: { LIST($elsewhere, type: "or") }.
       *[other] Passen würde: { LIST($ways, type: "or") }.
    }
refuse-no-pair =
    { $field }: Hier brauchst du zwei Würfel mit der gleichen Zahl. { $ways-count ->
        [0] So ein Paar hast du gerade nicht; für { $dice } ginge: { LIST($elsewhere, type: "or") }.
       *[other] Passen würde: { LIST($ways, type: "or") }.
    }
refuse-white-alone =
    { $field }: Hierher darf der weiße Würfel nur zusammen mit einem anderen. { $ways-count ->
        [0] Für ihn allein ginge: { LIST($elsewhere, type: "or") }.
       *[other] Passen würde: { LIST($ways, type: "or") }; für ihn allein ginge: { LIST($elsewhere, type: "or") }.
    }
refuse-behind = { $field }: Hier ist deine Kutsche schon vorbei (jetzt: { $coach }). Den Kutscher zum Umkehren zu bestechen kostet { $cost }. Du hast { $coins }: Willst du zurück, bestich ihn.
refuse-bribe-costs = { $field }: Hier ist deine Kutsche schon vorbei (jetzt: { $coach }). Den Kutscher zum Umkehren zu bestechen kostet { $cost }, und du hast keine. Für { $dice } ginge: { LIST($elsewhere, type: "or") }.
refuse-no-bribe-needed = { $field }: Da kommst du auch ohne Bestechung hin, das Setzen ist gratis.
refuse-gendarme-on-street = { $field } lässt sich nicht sperren, der Gendarm bleibt auf der Straße. Such dort ein freies Feld aus.
refuse-gendarme-on-free-field = { $field }: Hier hat { $owner } schon gesetzt. Der Gendarm braucht ein freies Feld.
refuse-no-such-start-card = Diese Startkarte gibt es nicht. Noch zu haben: { LIST($left, type: "or") }.
refuse-start-card-taken = Diese Startkarte hat schon { $owner }. Noch zu haben: { LIST($left, type: "or") }.
refuse-not-in-display = { $person } ist nicht in der Auslage. Zur Wahl: { LIST($display, type: "or") }.
refuse-symbol-counted = Du hast { $symbol } in dieser Runde schon verglichen, und kein Symbol zählt zweimal. Zur Wahl: { LIST($left, type: "or") }.
refuse-take-or-pass = Sag, von wem du wie viele Münzen nimmst: bis zu { $most } von jemandem am Tisch oder je { $each } von zweien. Wenn du keine willst, nimm nichts.
refuse-no-such-player = Auf diesem Platz sitzt niemand. Nimm bis zu { $most } von jemandem am Tisch oder je { $each } von zweien.
refuse-not-from-yourself = Von dir selbst kannst du keine Münzen nehmen. Nimm bis zu { $most } von jemand anderem am Tisch oder je { $each } von zweien.
refuse-from-one-or-two = Münzen nimmst du von jemandem allein oder von zweien, nicht von mehr und von niemandem doppelt.
refuse-too-many-coins = Du willst { $coins }, aber von jemandem allein bekommst du höchstens { $most }.
refuse-one-from-each = Von zweien nimmst du je { $each }. Willst du bis zu { $most }, nimm sie von jemandem allein.
refuse-too-few-coins = { $owner } hat { $has }; für { $coins } reicht das nicht.

## Statistik

table-match = Partien
table-length = Länge
table-seat = Sitzplätze
table-order = Reihenfolge der ersten Runde
table-start-card = Startkarten
table-field = Felder
row-all = alle
row-rounds = { $rounds } Runden
row-seat = Sitzplatz { $seat }
row-order = Nummer { $number }
row-field = { $field }
column-rounds = Runden
column-points = Punkte
column-coins = Münzen übrig
column-characters = Personen
column-won = Siege
column-visits = Besuche
column-lapses = verfallen
column-winners = der Sieger
column-share = Anteil

## Bilder

picture-setup = Startkarten
picture-placing = Runde { $round } · Setzen
picture-evaluation = Runde { $round } · Wertung
picture-over = Ende nach Runde { $round }
picture-nothing-new = Nichts Neues seit deinem letzten Zug.
picture-went = { $seat }: { $field }
picture-and-more = { $told } (+{ $count })
picture-sources = Woher die Punkte kamen
picture-course = Runde für Runde
picture-final-scoring = Schlusswertung
picture-stopped = Vorzeitig zu Ende
picture-broken-off = Die Partie endete, bevor jemand gewonnen hatte.
picture-source-start = Start
picture-source-sights = Sehenswürdigkeiten
picture-source-comparisons = Vergleiche
picture-source-heuriger = Heuriger
picture-source-majorities = Mehrheiten am Ende
picture-source-coins = Getauschte Münzen

## Hilfebilder

help-special-card = Sonderkarte
help-character-card = Personenkarte
help-start-card = Startkarte
help-special-clock = Wer die Uhr hat, würfelt und setzt in der nächsten Runde zuerst.
help-special-double = Einmal in jeder Runde darfst du nach deinem Zug gleich noch einen machen.
help-special-joker = Jeder deiner Würfel mit einer 1 darf als beliebige Zahl gesetzt werden.
help-special-influence = Zählt als { $symbols }, solange du sie hast.
help-special-die = Würfle auch den weißen Würfel. Setz ihn mit einem anderen oder allein aufs Feld { $field }.
help-special-keep = Du holst sie hier und hast sie, bis jemand anders sie holt:
help-character = Zählt als { $symbols }, wenn du dich mit deinen Nachbarn vergleichst.
help-copies =
    { $count ->
        [one] Diese Karte gibt es nur einmal.
       *[other] Diese Karte gibt es { $count }-mal.
    }
help-start = Die Münzen gibt es einmal, die Symbole zählen die ganze Partie.
help-coach-title = Die Kutsche
help-coach = Deine Kutsche zeigt, wie weit du auf der Straße bist. Setz nur weiter vorn; willst du zurück, bestich den Kutscher mit { $cost }.
help-gendarme-title = Der Gendarm
help-gendarme = Das Feld { $field } schickt ihn auf ein freies Feld der Straße. Bis die Runde ausgewertet ist, kommen dort keine Würfel hin.
help-symbols-title = Die Symbole
help-symbols = Sie stehen auf deinen Karten. Mehr als die Nachbarn zu haben lohnt sich auf dem Feld darunter, auf dem Feld { $field } und am Ende.

# What speaks for a move

why-better-dice = Danach passen deine Würfel besser.
why-gendarme = Dieses Feld brauchen die anderen am meisten.
why-double = Gleich noch ein Zug: Niemand kommt dazwischen.
why-person = { $symbols } mehr für die Vergleiche.
why-coins = Münzen für dich, keine für die anderen.
