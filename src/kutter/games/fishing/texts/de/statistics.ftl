### Was über viele Partien Fischen gezählt wird

fishing-measure-rounds = Runden je Partie
fishing-measure-missing = Karten, die dem überfischten Meer fehlten
fishing-measure-tricks = gewonnene Stiche je Partie, nach Platz
fishing-measure-ways = gefangene Karten je Partie, nach dem, was sie fing
fishing-measure-caught = wie oft eine Karte in einer Partie gefangen wird
fishing-measure-caught-by-winner = wie oft sie fängt, wer die Partie gewinnt
fishing-measure-caught-by-seat = wie oft eine Karte in einer Partie gefangen wird, nach Platz
fishing-axis-card = Karte
fishing-axis-way = gefangen durch
fishing-way = { $way ->
    [winner] den Gewinn des Stichs
    [zero] eine Null
   *[catch-all] die Alles-Boje
}
