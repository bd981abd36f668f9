# Gone: page-game-market page-game-classic page-about-market page-about-classic page-rules-fishing
# Gone: page-rules-freshfish page-memory page-more-streets page-chart-score page-fishing-close

page-start-title = Spiele { $games }
page-game-freshfish-market = Fresh Fish
page-game-freshfish-classic = Fresh Fish Classic
page-about-freshfish-market = Stände nah am Laster, auf einem Markt mit Gebieten. 2 bis 5 Personen.
page-about-freshfish-classic = Ein Wegenetz und eine goldene Regel. 2 bis 5 Personen.
page-about-seats = { $seats } Personen.
page-no-rules = Die Regeln dieses Spiels stehen hier nicht.
page-option-none = wie üblich
page-option-freshfish-streets = Straßen zählen immer (M7.4)
page-switch-fishing-memory = Fischen: Kartengedächtnis zeigen
page-least-win = Die niedrigste Summe gewinnt.
page-freshfish-least-win = Längen weniger Münzen: Die niedrigste Summe gewinnt.
page-freshfish-chart = Längen weniger Münzen im Lauf der Partie: wenig ist gut
page-plain-your-turn = Du bist am Zug.
page-plain-waiting = Warten auf { $names }.
page-plain-chance = Der Zufall entscheidet.
page-plain-over = Die Partie ist vorbei.
page-plain-own = Was nur du siehst
page-plain-shared = Auf dem Tisch
page-plain-moves = Was du tun kannst
page-plain-refused = Was jetzt nicht geht
page-plain-confirm = Wähle noch einmal „{ $thing }“ zum Bestätigen.
page-plain-to-move = am Zug
page-plain-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
page-plain-truth = { $value ->
    [yes] ja
   *[no] nein
}
