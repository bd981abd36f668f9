### Rückblick auf eine Partie

help-review = Auf eine beendete Partie zurückblicken: was die Entscheidungen eines Platzes gekostet haben, gemessen an dem, was er damals wusste, und was besser gewesen wäre.
examples-review = {"  "}kutter review games.kutter.jsonl:3 --seat 0
    {"  "}kutter review game.kutter.json --seat 2 --json
help-review-seat = wessen Entscheidungen, von 0 an gezählt (sonst die aller Plätze; in der Aufzeichnung eines Platzes nur seine)
help-review-seed = eine Zahl; dieselbe ergibt denselben Rückblick
help-open = mit offenen Karten urteilen, nicht nach dem, was der Platz wusste
help-top = so viele Entscheidungen werden erklärt, die teuersten zuerst

progress-review = Entscheidungen
review-of-spectator = aus dem, was Zuschauer sehen, lässt sich keine Entscheidung beurteilen; nimm die ganze Aufzeichnung oder die eines Platzes
review-not-all-open = diese Aufzeichnung zeigt nur, was ein Platz gesehen hat; offene Karten gibt es nur in einer ganzen
review-game-goes-on = die Partie ist noch nicht zu Ende; einen Rückblick gibt es erst dann
review-of = { $who }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, davon { $best } beste, { $fine } gute, { $slips } Ausrutscher, { $mistakes } Fehler.
review-name = { $name ->
    [best] bester Zug
    [fine] guter Zug
    [slip] Ausrutscher
   *[mistake] Fehler
}
review-played = Zug { $number }, { review-name }: { $move }.
review-better = Besser war: { $move }, mit { review-chance } und { review-points }.
review-chance = { $likelier ->
    [same] gleicher Siegchance
   *[other] { $chance ->
        [one] { $chance } Prozentpunkt
       *[other] { $chance } Prozentpunkten
    } { $likelier ->
        [more] mehr
       *[less] weniger
    } Siegchance
}
review-points = { $scored ->
    [same] im Schnitt gleich vielen Punkten
    [lower] einer im Schnitt um { review-amount } niedrigeren Wertung (wenig gewinnt)
    [higher] einer im Schnitt um { review-amount } höheren Wertung (wenig gewinnt)
   *[other] im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } { $scored ->
        [more] mehr
       *[fewer] weniger
    }
}
review-amount = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-why = Dafür spricht: { $reason }.
review-worse = Dein Zug kam in { $worse } von 100 Welten, die zu deinem Wissen passten, schlechter weg.
review-worse-where = Dein Zug kam in { $worse } von 100 Welten, die zu deinem Wissen passten, schlechter weg, vor allem wenn { $where }: dann in { $there }, sonst in { $elsewhere }.
review-worse-open = Mit offenen Karten kam dein Zug in { $worse } von 100 Partien, die von hier aus weitergingen, schlechter weg.
review-finest = Deine beste Entscheidung war Zug { $number }: { $move }. Der nächstbeste: { $next }, mit { review-chance } und { review-points }.
review-deal = In { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit derselben Ausgangslage und dem Bot { $bot } auf allen Plätzen kam dein Platz im Schnitt auf { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
}, irgendein Platz auf { $all }. Du kamst auf { $made }{ $wins ->
    [lowest] {" "}(wenig gewinnt)
   *[highest] {""}
}.
