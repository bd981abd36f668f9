### kutter stats und kutter export-data

help-stats = Zählen, was Partien gemeinsam haben: Längen, Auswahl, Wertungen, Plätze, Enden.
examples-stats = {"  "}kutter stats games.kutter.jsonl
    {"  "}kutter stats games.kutter.jsonl.zst other.kutter.jsonl --plot games.html
    {"  "}kutter stats - --json < games.kutter.jsonl
help-stats-plot = Diagramme in diese Datei zeichnen, PNG, SVG oder eine eigene Seite (.html) nach der Endung (pip install "kutter[plot]")
help-export-data = Jede Entscheidung von Partien als Zeile einer Tabelle schreiben, für Programme.
examples-export-data = {"  "}kutter export-data games.kutter.jsonl --to games.parquet
    {"  "}kutter export-data games.kutter.jsonl --to games.csv.zst --observations plain
help-to = die Tabelle: .parquet oder .arrow (pip install "kutter[data]"), .csv, .csv.gz oder .csv.zst
help-observations = auch, was der Platz wusste, in den Bytes des Labors: plain, oder history für das und seine Reihenfolge
export-data-done = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}: { $file }
data-suffix-unknown = nach { $file } lässt sich keine Tabelle schreiben; der Name muss so enden: { $suffixes }
data-needs-pyarrow = Parquet und Arrow brauchen pyarrow: pip install "kutter[data]"; .csv nicht
decimal-mark = ,
records-progress = Gelesen
record-left-out = { $file } bleibt weg: { $reason }
record-is-partial = darin steht nur, was ein Platz oder wer zusah gesehen hat
record-is-unfinished = die Partie ist nicht zu Ende
stats-done = { $games ->
    [one] { $games } Partie gezählt
   *[other] { $games } Partien gezählt
}{ $left-out ->
    [0] {""}
    [one] , eine Aufzeichnung blieb weg
   *[other] , { $left-out } Aufzeichnungen blieben weg
}
stats-more-rows = { $rows ->
    [one] und noch eine Zeile
   *[other] und noch { $rows } Zeilen
}: --json und --plot haben alle
figure-mean = Mittel
figure-interval = 95 %
figure-spread = Streuung
figure-lowest = niedrigstes
figure-median = Median
figure-highest = höchstes
figure-number = Anzahl
axis-seat = Platz
axis-verb = Zug
axis-end = Ende
measure-decisions = Entscheidungen je Partie
measure-choices = mögliche Züge je Entscheidung
measure-score = Wertung eines Platzes
measure-best-score = Wertung des Siegers
measure-lead = Vorsprung vor dem nächsten
measure-ties = Gleichstände
measure-ends = wie Partien enden
measure-choices-by-verb = mögliche Züge je Entscheidung, nach Zug
measure-decisions-by-verb = Entscheidungen je Partie, nach Zug
measure-wins = Siege nach Platz
measure-score-by-seat = Wertung nach Platz
stats-page-title = Gezählte Partien
stats-page-about = Mittel und Anteile mit 95-%-Intervallen: nach Student für Mittel, nach Wilson für Anteile, danach, wie sich Partien unterscheiden. Die Streuung ist die Standardabweichung.
stats-page-numbers = Die Zahlen
