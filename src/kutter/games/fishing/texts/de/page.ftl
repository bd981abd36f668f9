## Page

page-fishing-letter = { $suit ->
    [blue] B
    [purple] L
    [red] R
    [yellow] Ge
   *[green] Gr
}
page-fishing-buoy-words = { $buoy ->
    [pass] nach links
    [minus3] minus drei
    [all] alles fangen
    [first] du beginnst
    [call] Farbe ansagen
   *[low] niedrig gewinnt
}
page-fishing-buoy-written = { $name } ({ $words })
page-fishing-deal = Die Karten für Runde { $round } werden ausgeteilt.
page-fishing-you-lead = { $low ->
    [yes] Du spielst aus: eine beliebige Karte. Die niedrigste gewinnt.
   *[no] Du spielst aus: eine beliebige Karte.
}
page-fishing-any-card = { $low ->
    [yes] Noch ist keine Farbe verlangt: Spiel eine beliebige Karte. Die niedrigste gewinnt.
   *[no] Noch ist keine Farbe verlangt: Spiel eine beliebige Karte.
}
page-fishing-follow = { $suit ->
    [blue] Bediene Blau
    [purple] Bediene Lila
    [red] Bediene Rot
    [yellow] Bediene Gelb
   *[green] Bediene Grün
}{ $buoy ->
    [yes] { " " }oder spiel eine Boje.
   *[no] .
}{ $low ->
    [yes] { " " }Die niedrigste gewinnt.
   *[no] { "" }
}
page-fishing-no-suit = { $suit ->
    [blue] Du hast kein Blau: spiel eine beliebige Karte.
    [purple] Du hast kein Lila: spiel eine beliebige Karte.
    [red] Du hast kein Rot: spiel eine beliebige Karte.
    [yellow] Du hast kein Gelb: spiel eine beliebige Karte.
   *[green] Du hast kein Grün: spiel eine beliebige Karte.
}{ $low ->
    [yes] { " " }Die niedrigste gewinnt.
   *[no] { "" }
}
page-fishing-your-catch = Deine Null fängt: Nimm eine Karte aus dem Stich.
page-fishing-your-pass = Wähle eine Karte für { $to }, links von dir.
page-fishing-your-call = Sag an, welche Farbe im nächsten Stich verlangt ist.
page-fishing-confirm = Wähle noch einmal { $thing } zum Bestätigen.
page-fishing-others-pass = { $chosen ->
    [yes] Deine Karte ist gewählt. Warten auf { $names }.
   *[no] Alle wählen eine Karte für links. Warten auf { $names }.
}
page-fishing-other-catch = { $who } fängt mit einer Null eine Karte.
page-fishing-other-call = { $who } sagt eine Farbe an.
page-fishing-leads = { $who } spielt aus.
page-fishing-waiting = { $who } ist am Zug.
page-fishing-shared-win = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
page-fishing-end = { $end ->
    [overfishing] Überfischt: Das Meer konnte die Hände nicht mehr füllen, darum endete die Partie vorzeitig.
   *[rounds] Alle Runden sind gespielt.
}
page-fishing-hand = Deine Hand
page-fishing-hand-card = { $state ->
    [playable] { $card }, spielbar
    [refused] { $card }, jetzt nicht wählbar
    [raised] { $card }, gewählt: noch einmal zum Bestätigen
    [given] { $card }, gewählt für links
   *[waiting] { $card }
}
page-fishing-trick = Der Stich
page-fishing-trick-card = { $state ->
    [catchable] { $card } von { $name }, kann gefangen werden
    [refused] { $card } von { $name }, kann nicht gefangen werden
    [ahead] { $name }: { $card }, gewinnt bis jetzt.
   *[lies] { $name }: { $card }.
}
page-fishing-no-card = { $name }: noch keine Karte.
page-fishing-caught = { $name } hat { $card } gefangen.
page-fishing-leader = Anspiel
page-fishing-orders = Was in diesem Stich gilt
page-fishing-to-follow = { $suit ->
    [blue] Blau bedienen
    [purple] Lila bedienen
    [red] Rot bedienen
    [yellow] Gelb bedienen
   *[green] Grün bedienen
}
page-fishing-called-by = angesagt von { $name }
page-fishing-low = Niedrigste gewinnt
page-fishing-seats = Mitspielende
page-fishing-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $caught } in dieser Runde gefangen, { $stored } im Lagerraum, { $held } auf der Hand{ $ahead ->
    [yes] , die meisten Punkte
   *[no] { "" }
}{ $chosen ->
    [yes] , hat gewählt
   *[no] { "" }
}{ $away ->
    [yes] , nicht verbunden
   *[no] { "" }
}{ $due ->
    [yes] , am Zug
   *[no] { "" }
}. Genauer ansehen
page-fishing-ocean = Meer: { $number }
page-fishing-ocean-title = Das Meer
page-fishing-level = { source-ocean }
page-fishing-provisional = Welche Karte wie viele Sterne hat, ist vorläufig (F1.3).
page-fishing-stars = { $stars ->
    [one] { $stars } Stern,
   *[other] { $stars } Sterne,
}
page-fishing-rest = { $rest ->
    [empty] nichts ist übrig
    [drawn] gezogen und seither nicht gesehen:
    [whole] noch da:
   *[some] { $left ->
        [one] { $left } von diesen { $all } ist noch da:
       *[other] { $left } von diesen { $all } sind noch da:
    }
}
page-fishing-round = Runde { $round } von { $rounds }
page-fishing-round-short = Runde { $round }/{ $rounds }
page-fishing-trick-short = Stich { $trick }/{ $tricks }
page-fishing-crate = Rd { $round }
page-fishing-trick-of = Stich { $trick } von { $tricks }
page-fishing-last-trick = Der letzte Stich
page-fishing-memory = Kartengedächtnis
page-fishing-where = { $where ->
    [yours] deine
    [out] vielleicht auf einer Hand
    [away] in einem Lagerraum oder im Meer
   *[seen] in dieser Runde gesehen
}
page-fishing-catch = Fang dieser Runde: { $number }
page-fishing-stockroom = Lagerraum
page-fishing-stockroom-empty = Noch liegt keine Ladung darin.
page-fishing-batch = Ladung aus Runde { $round },
page-keys-hand = Fischen: deine Hand
page-key-hand-left = eine Karte nach links
page-key-hand-right = eine Karte nach rechts
page-key-hand-up = eine Reihe nach oben
page-key-hand-down = eine Reihe nach unten
page-key-hand-first = zur ersten Karte
page-key-hand-last = zur letzten Karte
page-key-hand-digit = zur Karte mit diesem Wert
page-about-fishing = Ein Stichspiel: Was du fängst, wird deine nächste Hand. 3 bis 5 Personen.
page-switch-fishing-memory = Fischen: Kartengedächtnis zeigen
page-fishing-best-moment = { $you ->
    [yes] Du hast { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } in Runde { $round } gefangen.
   *[no] { $who } hat { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } in Runde { $round } gefangen.
}

## Das geführte erste Spiel

fishing-guide-goal = Fang in acht Runden so viele Karten, wie du kannst: Jede Karte ist ein Punkt, und wer die meisten Punkte hat, gewinnt. Bis zum Ende der Runde liegt auf deiner Fischerin, was du gefangen hast.
fishing-guide-follow = Lila wurde angespielt. Wer Lila hat, muss es bedienen: Was höher steht, darfst du spielen. Spiel deine 9: Sie schlägt die 8.
fishing-guide-won = { $you ->
    [yes] Dein Lila ist das höchste, also kommt der ganze Stich auf deine Fischerin: drei Karten.
   *[no] { $who } hat das höchste Lila gespielt, also kommt der ganze Stich auf diese Fischerin: drei Karten.
}
fishing-guide-lead = Wer einen Stich gewinnt, spielt zum nächsten aus, mit einer beliebigen Karte. Spiel noch einen Stich.
fishing-guide-rest = So geht es weiter, bis niemand mehr Karten hat. Wir springen zum letzten Stich dieser Runde.
fishing-guide-last = Alle haben noch eine Karte. Spiel deine, und achte darauf, wohin dein Fang am Ende der Runde kommt.
fishing-guide-hand = Darum dreht sich das Spiel: Was du gefangen hast, ist deine neue Hand. Neun dieser Karten kamen aus deinem Lagerraum, dem Boot.
fishing-guide-ocean = Eine Karte fehlte dir, und die kam aus dem Meer. Je länger die Partie dauert, desto stärkere Karten liegen dort.
fishing-guide-trump = Rot wurde angespielt, und du hast keins, also darfst du alles spielen. Grün ist Trumpf und schlägt jede andere Farbe: Spiel deine grüne 2.
fishing-guide-trumped = { $you ->
    [yes] Nur eine 2, aber die einzige grüne Karte: Der Stich ist deiner.
   *[no] Eine einzige grüne Karte hätte gereicht. Ohne sie gewinnt das höchste Rot den Stich: { $who }.
}
fishing-guide-zero = Die letzte Runde, mit stärkeren Karten. Eine Null fängt eine Karte deiner Wahl aus ihrem Stich. Spiel deine rote 0 aus.
fishing-guide-hook = Wähle die Karte, die an deinen Haken geht. Du bekommst sie, egal, wer den Stich gewinnt.
fishing-guide-buoys = Karten mit einer Boje darfst du immer spielen, egal was angespielt ist, und jede ändert etwas. Halte eine gedrückt oder zeig auf sie, dann liest du, was.
fishing-guide-final = Noch ein Sprung, zum allerletzten Stich der achten Runde; die Punkte sind inzwischen weitergezählt. Du weißt, wie es geht.
fishing-guide-result = Wer die meisten Punkte hat, gewinnt. Eine Partie kann auch früher enden: Wenn das Meer nicht mehr alle Hände füllen kann, ist es überfischt.
