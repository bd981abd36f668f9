### Was über viele Partien Fresh Fish gezählt wird

freshfish-measure-auctions = Versteigerungen je Partie
freshfish-measure-price = Preis eines versteigerten Stands
freshfish-measure-length = Länge eines Wegs
freshfish-measure-coins = Münzen, die einem Platz bleiben
freshfish-measure-handed-out = verteilte Stände je Partie
freshfish-measure-outside = Stände außerhalb des Marktplatzes je Partie
freshfish-measure-discs-returned = zurückgekommene Scheiben je Partie
freshfish-measure-passed-over = übergangene Züge je Partie
freshfish-measure-decided = was eine Versteigerung entscheidet
freshfish-measure-price-by-good = Preis eines Stands, nach Ware
freshfish-measure-price-by-auction = Preis eines Stands, nach der wievielten Versteigerung
freshfish-measure-price-by-order = Preis eines Stands, nach Ware und dem wievielten Stand der Ware
freshfish-measure-length-by-good = Länge eines Wegs, nach Ware
freshfish-measure-length-by-seat = Länge eines Wegs, nach Platz
freshfish-axis-good = Stand
freshfish-axis-auction = Versteigerung
freshfish-axis-order = der wievielte
freshfish-axis-bid = entschieden durch
freshfish-decided = { $bid ->
    [only] das einzige Gebot
    [highest] das höchste Gebot
    [tie-to-drawer] gleiche Gebote: wer zog
   *[tie-clockwise] gleiche Gebote: im Uhrzeigersinn
}
