## Page

page-freshfish-status-turn = Reserviere ein Feld, oder zieh ein Plättchen.
page-freshfish-status-reserve = Reserviere ein Feld.
page-freshfish-status-draw = Reservieren geht jetzt nicht: Zieh ein Plättchen.
page-freshfish-status-their-turn = { $who } reserviert ein Feld oder zieht ein Plättchen.
page-freshfish-status-tile = { $who } deckt ein Plättchen auf.
page-freshfish-status-bid = Biete auf den { freshfish-stall }, 0 bis { $most }. Nur wer gewinnt, zahlt.
page-freshfish-status-wait = Dein Gebot auf den { freshfish-stall } ist verdeckt abgegeben. Warten auf { $who }.
page-freshfish-status-they-bid = Der { freshfish-stall } wird versteigert. Warten auf { $who }.
page-freshfish-status-place = { $how ->
    [flea] Stell den Flohmarkttisch auf eine deiner Scheiben.
    [last] Aus der letzten Reihe bekommst du den { freshfish-stall }: Stell ihn auf eine deiner Scheiben.
   *[won] Der { freshfish-stall } ist dein: Stell ihn auf eine deiner Scheiben.
}
page-freshfish-status-they-place = { $how ->
    [flea] { $who } stellt einen Flohmarkttisch auf.
   *[other] { $who } stellt den { freshfish-stall } auf.
}
page-freshfish-status-over = { $you ->
    [yes] Die Partie ist zu Ende. Du gewinnst mit { $score }.
   *[no] Die Partie ist zu Ende. { $who } gewinnt mit { $score }.
}
page-freshfish-status-shared = Die Partie ist zu Ende. { $who } teilen sich den Sieg mit { $score }.
page-freshfish-square = Marktplatz
page-freshfish-seats = Plätze
page-freshfish-seat = Platz
page-freshfish-you = du
page-freshfish-to-move = am Zug
page-freshfish-purse = Münzen
page-freshfish-discs-left = übrige Scheiben
page-freshfish-score = Wertung
page-freshfish-score-so-far = Wertung bisher
page-freshfish-stall-length = { freshfish-stall } auf { $space }, Länge { $length }
page-freshfish-stall-kept = { freshfish-stall }, noch nicht gebaut
page-freshfish-stall-outside = { freshfish-stall }, draußen, Länge { $length }
page-freshfish-route = { $length ->
    [none] Von diesem { freshfish-stall } ({ $who }) führt keine Strecke zum Laster.
   *[other] { $how ->
        [most] { freshfish-stall } ({ $who }): Die Strecke ist länger, zählt aber höchstens { $length }.
       *[counted] Vom { freshfish-stall } ({ $who }) zum Laster: Länge { $length }. Jeder Weg zählt 1{ $streets ->
            [0] .
           *[other] , jede Straße 2.
        }
        [touching] Der { freshfish-stall } ({ $who }) berührt seinen Laster, aber das verbindet nicht: Auch hier führt die Strecke über Wege und zählt { $length }.
    }
}
page-freshfish-area = Gebiet { $area }, { $built } von { $number } bebaut
page-freshfish-empty = leer
page-freshfish-own-disc = deine Scheibe
page-freshfish-own-stall = dein { freshfish-stall }
page-freshfish-choosable = { $verb ->
    [reserve] kannst du reservieren
   *[place] kannst du bebauen
}
page-freshfish-tile = { $tile ->
    [flea] Flohmarkttisch
    [fish] Fischstand
    [soda] Limonadenstand
    [cheese] Käsestand
   *[ice] Eisstand
}
page-freshfish-stack = Im Stapel
page-freshfish-last-row = Letzte Reihe
page-freshfish-void = Verfallen
page-freshfish-tiles = { page-freshfish-tile }: { $number }
page-freshfish-reserve = Reservieren
page-freshfish-reserve-space = { $space } reservieren
page-freshfish-tap-space = wähle ein Feld
page-freshfish-discs = { $number ->
    [one] { $number } Scheibe übrig
   *[other] { $number } Scheiben übrig
}
page-freshfish-or = oder
page-freshfish-draw = Plättchen ziehen
page-freshfish-draw-anyway = Jetzt ziehen
page-freshfish-tiles-left = { $number ->
    [one] { $number } Plättchen übrig
   *[other] { $number } Plättchen übrig
}
page-freshfish-draw-needs-disc = Erst ein Feld reservieren
page-freshfish-warn-draw = Nur eine deiner Scheiben liegt auf dem Marktplatz. { $needs ->
    [auction] Ist sie bebaut, fehlt sie beim Bieten.
   *[last-row] Ist sie bebaut, fehlt sie für die letzte Reihe.
}
page-freshfish-build-on = Auf { $space } bauen
page-freshfish-choose-own-disc = Wähle eine deiner Scheiben
page-freshfish-auction = Versteigerung: { freshfish-stall }
page-freshfish-your-bid = Dein Gebot
page-freshfish-less = Weniger
page-freshfish-more = Mehr
page-freshfish-seal = { $number } bieten
page-freshfish-seal-anyway = Trotzdem { $number } bieten
page-freshfish-warn-bid = Du hast keine Scheibe auf dem Marktplatz. Gewinnst du, steht dein Stand draußen.
page-freshfish-equal-bids = Gleich viel: Wer gezogen hat, gewinnt, sonst reihum.
page-freshfish-you-bid = Du hast { $number } geboten. Alle Gebote werden zusammen aufgedeckt.
page-freshfish-has-bid = hat geboten
page-freshfish-bids-now = hat noch nicht geboten
page-freshfish-wins = gewinnt
page-freshfish-foresight = Wird { $space } bebaut
page-freshfish-imagine = Ein anderes Plättchen ausprobieren
page-freshfish-new-paths = { $reason ->
    [full] { $spaces }: Gebiet voll
    [access] { $spaces }: letzter Zugang
   *[cut] { $spaces }: würde den Marktplatz zerteilen
}
page-freshfish-no-new-paths = Keine neuen Wege
page-freshfish-discs-lost = Scheiben zurück:
page-freshfish-length-change = { $who }, { freshfish-stall }: { $before ->
    [none] Länge { $after }
   *[other] Länge { $before }, dann { $after }
}
page-freshfish-zoom = Ausschnitt
page-freshfish-nearer = Näher
page-freshfish-farther = Weiter weg
page-freshfish-fit = Den ganzen Marktplatz zeigen
page-freshfish-result = Längen, Münzen und Wertung
page-freshfish-show-route = { freshfish-length }: Strecke zeigen
page-freshfish-show-routes = Strecken von { $who } zeigen
page-keys-square = Fresh Fish: der Marktplatz
page-key-square-left = ein Feld nach links
page-key-square-right = ein Feld nach rechts
page-key-square-up = ein Feld nach oben
page-key-square-down = ein Feld nach unten
page-key-square-draw = ein Plättchen ziehen
page-key-square-nearer = näher
page-key-square-farther = weiter weg
page-key-square-whole = der ganze Marktplatz
page-keys-bid = Fresh Fish: dein Gebot
page-key-bid-digit = so viel bieten
page-key-bid-more = eine Münze mehr
page-key-bid-less = eine Münze weniger
page-key-bid-much-more = fünf mehr
page-key-bid-much-less = fünf weniger
page-key-bid-most = alles, was du hast
page-key-bid-least = nichts
page-key-bid-seal = das Gebot abgeben
page-more-purses = Alle sehen alle Kassen
game-freshfish-market = Fresh Fish
game-freshfish-classic = Fresh Fish Classic
page-about-freshfish-market = Ersteigere Stände und bau sie nah an ihre Laster, bevor die Gebiete voll sind. 2 bis 5 Personen.
page-about-freshfish-classic = Dasselbe mit einer goldenen Regel: Alle offenen Felder bleiben verbunden. 2 bis 5 Personen.
page-option-freshfish-streets = Straßen überall, wo sie kürzer sind (M7.4)
page-freshfish-least-win = Längen minus Münzen: Die niedrigste Wertung gewinnt.
page-freshfish-chart = Längen minus Münzen im Lauf der Partie: Weniger ist besser
page-freshfish-best-moment = { $you ->
    [yes] Dein { freshfish-stall } hat { freshfish-coins } gekostet, und seine Strecke zählt { $length }.
   *[no] Der { freshfish-stall } von { $who } hat { freshfish-coins } gekostet, und seine Strecke zählt { $length }.
}
