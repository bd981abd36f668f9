# kutter lessons

help-lessons = Finde den Zug: Stellungen, in denen ein Zug klar der beste ist.
help-lessons-find = Solche Stellungen in Partien zwischen Bots finden, oder in den Aufzeichnungen aus DATEI.
examples-lessons-find = {"  "}kutter lessons find { $game } --games 50 --out lessons.jsonl
    {"  "}kutter lessons find { $other } games.kutter.jsonl --count 10
help-lessons-check = Die mitgelieferten Aufgaben mit den Bots von heute noch einmal beurteilen.
examples-lessons-check = {"  "}kutter lessons check
    {"  "}kutter lessons check { $game } --update
help-lessons-files = Aufzeichnungen, in denen statt in Partien zwischen Bots gesucht wird
help-lessons-game = die Aufgaben eines Spiels (sonst die aller)
help-lessons-seed = eine Zahl; dieselbe ergibt dieselben Aufgaben
help-lessons-out = die Aufgaben in diese Datei schreiben, eine je Zeile
help-count = wie viele Aufgaben höchstens
help-update = streichen, was nicht mehr stimmt, und bei den übrigen festhalten, wie sie beurteilt wurden
lessons-searched = Durchsuchte Partien
lessons-checked = Beurteilte Aufgaben
lessons-found = { $found ->
    [one] { $found } Aufgabe
   *[other] { $found } Aufgaben
    } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    }.
lesson-is-lost = { $course }, Aufgabe { $number }: { $move } ist nicht mehr klar der beste Zug; jetzt ist es { $now }, Vorsprung { $lead }
lessons-hold = { $course }: { $kept } von { $all ->
    [one] { $all } Aufgabe stimmt
   *[other] { $all } Aufgaben stimmen
    }.

# Finde den Zug: was geantwortet wird

refused-no-such-lesson = diese Aufgabe gibt es nicht
lesson-right = Richtig, das ist klar der beste Zug: { $move }.
lesson-best = Der beste Zug: { $move }.
lesson-wrong = Nicht der beste Zug: { $move }, mit { review-chance } und { review-points }.
lesson-far = Nicht der beste Zug: { $move }. Er gehört auch nicht zu den { $weighed } aussichtsreichsten.
lesson-next = Der nächstbeste: { $move }, mit { review-chance } und { review-points }.

# Finde den Zug: auf der Seite

page-lessons = Finde den Zug
page-lessons-about = In jeder dieser Stellungen ist ein Zug klar der beste, nach allem, was du an deinem Platz wissen kannst. Finde ihn. Es wird nach und nach schwerer.
page-lessons-found = { $found } von { $all } gefunden
page-lessons-begin = Anfangen
page-lessons-go-on = Weiter
page-lessons-again = Noch einmal
page-lessons-all = Alle Stellungen
page-lesson-grade = { $grade ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
page-lesson-state = Stellung { $number }, { $state ->
    [first] sofort gefunden
    [later] später gefunden
    [seen] nachgesehen
    [tried] noch nicht gefunden
   *[new] neu
}
page-lesson-title = Finde den Zug · { $game } · { $number } von { $all }
page-lesson-show = Zug zeigen
page-lesson-again = Noch einmal
page-lesson-next = Weiter
page-lesson-list = Zur Liste
page-lesson-why = Warum
page-lesson-chance = Siegchance
page-lesson-points = Punkte
page-lesson-score = Wertung
page-lesson-judged = Beurteilt von { $bot }, Version { $version }
