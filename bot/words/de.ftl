### Der Rahmen um jedes Spiel, auf Deutsch.

bad-table = Dieses Spiel ist für { $fewest } bis { $most } Leute, nicht für { $seats }.
unreadable-move = Das ist kein Zug dieses Spiels.
not-your-move = Du bist gerade nicht dran. Der Tisch wartet auf { $waiting }.
match-over = Die Partie ist zu Ende; es gibt nichts mehr zu spielen.
