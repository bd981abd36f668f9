### Rückblick auf eine Partie

help-review = Auf eine beendete Partie zurückblicken: was Entscheidungen gekostet haben, nach dem, was der Platz damals wusste, und was besser war.
examples-review = {"  "}kutter review games.kutter.jsonl:3 --seat 0
    {"  "}kutter review game.kutter.json --seat 2 --json
help-review-seat = wessen Entscheidungen, von 0 an gezählt (sonst: die aller; in der Aufzeichnung eines Platzes dessen)
help-open = mit offenen Karten urteilen, nicht nach dem, was der Platz wusste
help-top = wie viele Entscheidungen erklärt werden

progress-review = Entscheidungen
review-game-goes-on = die Partie läuft noch; zurückgeblickt wird nur auf beendete
review-of = { $who }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, davon { $best } beste, { $fine } gute, { $slips ->
    [one] { $slips } Ausrutscher
   *[other] { $slips } Ausrutscher
}, { $mistakes ->
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
}.
review-name = { $name ->
    [best] bester Zug
    [fine] guter Zug
    [slip] Ausrutscher
   *[mistake] Fehler
}
review-played = Zug { $number }, { review-name }: { $move }.
review-better = Besser war: { $move }, mit { $chance ->
    [one] { $chance } Prozentpunkt
   *[other] { $chance } Prozentpunkten
} mehr Siegchance und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} { $compared ->
    [more] mehr
   *[fewer] weniger
}.
review-why = Dafür spricht: { $reason }.
review-worse = Dein Zug kam in { $worse } von 100 Welten, die zu deinem Wissen passten, schlechter heraus{ $traits ->
    [no] { "" }.
   *[yes] , vor allem wenn { $where }: dann in { $there }, sonst in { $else }.
}
review-finest = Deine beste Entscheidung war Zug { $number }: { $move }, um { $chance ->
    [one] { $chance } Prozentpunkt
   *[other] { $chance } Prozentpunkte
} Siegchance vor dem nächstbesten.
review-deal = In { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit derselben Ausgangslage und dem Bot { $bot } auf allen Plätzen kam dein Platz im Schnitt auf { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
}, irgendein Platz auf { $all }. Du kamst auf { $made }.
