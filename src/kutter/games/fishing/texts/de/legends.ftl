## What things on the table are for

page-fishing-trump = Trumpf
page-fishing-ocean-short = für die nächsten Hände
page-fishing-ocean-purpose = Neue Karten für die nächsten Runden: Was dein Lagerraum für die nächste Hand nicht hergibt, ziehst du hier. Karten mit wenigen Sternen kommen zuerst; je mehr Sterne, desto stärker.
page-fishing-legend-catch = Jede in dieser Runde gefangene Karte ist am Ende der Runde ein Punkt.
page-fishing-legend-flag = Die Flagge: Niemand hat mehr Punkte.
page-fishing-legend-stockroom = Der Fang früherer Runden. Daraus wird die nächste Hand gezogen, die älteste Ladung zuerst.
page-fishing-stockroom-of = Lagerraum: { $number }
page-fishing-held = Karten auf der Hand: { $number }
page-fishing-caught-short = Fang
page-fishing-stockroom-short = Lager
page-fishing-hand-short = Hand
