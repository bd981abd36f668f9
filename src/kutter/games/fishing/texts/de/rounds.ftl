## The end of a round

page-fishing-round-over = Runde { $round } ist zu Ende
page-fishing-point-a-card = Jede gefangene Karte ist ein Punkt.
page-fishing-costs = −3
page-fishing-stored = { $number ->
    [one] { $number } Karte aus Runde { $round }
   *[other] { $number } Karten aus Runde { $round }
}
page-fishing-catch-stored = Dein Fang kommt unter das, was noch im Lagerraum liegt; die ältesten Karten ziehst du zuerst.
page-fishing-next-hand = { $ocean ->
    [0] Deine nächste Hand: { $stockroom } aus deinem Lagerraum.
   *[other] { $stockroom ->
        [0] Deine nächste Hand: { $ocean } aus dem Meer.
       *[other] Deine nächste Hand: { $stockroom } aus deinem Lagerraum, { $ocean } aus dem Meer.
    }
}
page-fishing-go-on = Weiter
page-switch-fishing-flow = Fischen: das Ende einer Runde verschwindet von selbst
