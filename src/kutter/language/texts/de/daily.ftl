### Die Partie des Tages, und Herausforderungen

page-daily = Partie des Tages
page-daily-of = Partie des Tages · { $day }
page-daily-about = Jeden Tag eine Verteilung für jedes Spiel: für alle dieselbe, gegen dieselben Bots.
page-daily-today = Heute, { $day }
page-daily-yesterday = Gestern, { $day }
page-daily-streak = { $number ->
    [0] Noch keine Serie: Spiele heute eine Partie zu Ende.
    [one] { $number } Tag in Folge
   *[other] { $number } Tage in Folge
}
page-daily-longest = { $number ->
    [one] Längste Serie: { $number } Tag
   *[other] Längste Serie: { $number } Tage
}
page-daily-how = Was zählt
page-daily-utc = Ein Tag ist ein Tag in UTC. Der heutige endet um { $time } Uhr deiner Zeit.
page-daily-everybody = „Alle“ heißt: alle auf diesem Server.
page-daily-first = Dein erster Versuch zählt. Spätere stehen darunter, ebenso, was erst nach dem Tag zu Ende ging.
page-daily-fair = Tipps gibt es nicht, und zurücknehmen lässt sich nichts.
page-daily-trust = Die Ergebnisse beruhen auf Vertrauen: Wer ein privates Fenster öffnet, ist ein neuer Gast.
page-ends-in-hours = { $number ->
    [one] endet in { $number } Stunde
   *[other] endet in { $number } Stunden
}
page-ends-in-minutes = { $number ->
    [one] endet in { $number } Minute
   *[other] endet in { $number } Minuten
}

page-challenge = Herausforderung
page-challenge-beat = { $name } landete { $lead }. Mach es besser, mit derselben Verteilung und gegen dieselben Bots.
page-challenge-own = Das ist deine Herausforderung: Schicke anderen den Link.
page-challenge-make = Herausforderung: Wer schlägt mich?
page-challenge-how = Wer diesen Link öffnet, spielt dieselbe Verteilung gegen dieselben Bots. Alle Ergebnisse stehen in einer Tabelle.

page-contest-play = Spielen
page-contest-again = Noch einmal versuchen
page-contest-first-counts = Nur dein erster Versuch zählt.
page-contest-no-tries = Du hast keinen Versuch mehr.
page-contest-over = Der Tag ist vorbei: Was jetzt gespielt wird, zählt nicht mehr.
page-contest-results = Ergebnisse
page-contest-results-solution = Ergebnisse und Lösung
page-contest-number = { $number ->
    [0] noch kein Ergebnis
    [one] { $number } Ergebnis
   *[other] { $number } Ergebnisse
}
page-contest-place = Rang { $place } von { $players }
page-contest-of = { $number } von { $players }
page-contest-lead = { $side ->
    [ahead] { $points ->
        [one] { $points } Punkt vor dem besten Bot
       *[other] { $points } Punkte vor dem besten Bot
    }
    [behind] { $points ->
        [one] { $points } Punkt hinter dem besten Bot
       *[other] { $points } Punkte hinter dem besten Bot
    }
   *[level] gleichauf mit dem besten Bot
}
page-contest-seat = Dein Platz
page-contest-bots = Bots
page-contest-simulations = { $number ->
    [one] { $number } Simulation je Zug
   *[other] { $number } Simulationen je Zug
}
page-contest-thinking = Bedenkzeit
page-contest-version = Version
page-contest-played = Was gespielt wird
page-contest-solution = Lösung: So spielt es ein starker Bot
page-contest-solution-soon = Ein starker Bot spielt die Lösung noch.
page-contest-own-game = Deine Partie im Rückblick
page-contest-by-knowledge = Bis der Tag endet, wird deine Partie nach dem beurteilt, was du wusstest. Danach lassen sich alle Karten offenlegen.
page-contest-review = Bei der Wiedergabe sagt „{ page-review }“, was die Züge gekostet haben.
page-contest-rank = Stelle
page-contest-name = Name
page-contest-at-table = Rang
page-contest-score = Punkte
page-contest-ahead = Abstand
page-contest-ranked = Gereiht nach dem Abstand zum besten Bot am Tisch.
page-contest-none = Noch hat niemand diese Verteilung zu Ende gespielt.
page-contest-others = Außer Wertung
page-contest-mark-later-try = nicht der erste Versuch
page-contest-mark-late = nach Ende des Tages
page-contest-mark-left = weggegangen, ein Bot spielte weiter
page-contest-mark-other-bots = gegen Bots einer anderen Version
page-contest-mark-other-play = die Züge der Bots passen nicht zu dieser Verteilung
page-contest-mark-free-table = Tipps und Zurücknehmen waren erlaubt
page-contest-checked = Geprüft: Der Server hat die Züge der Bots nachgespielt, und es waren dieselben.

page-share-daily = Kutter, Partie des Tages, { $day }: { $game }
page-share-challenge = Kutter, Herausforderung: { $game }
page-share-text = Text zum Teilen
