## Das Spiel

game-fishing = Fischen

## Dateien, Aufzeichnungen und Züge

record-has-no-completion = keine verdeckten Karten passen zu dem, was dieser Platz von Runde { $round } gesehen hat
setup-first-is-no-seat = "first" muss ein Platz sein, nicht { $found }
chance-is-due = zuerst müssen die Karten gegeben werden
another-seat-is-due = { $who } ist an der Reihe und { $verb ->
    [play] spielt eine Karte
    [catch] fängt eine Karte
    [pass] gibt eine Karte weiter
   *[call] sagt eine Farbe an
}
other-verb-is-due = jetzt musst du { $verb ->
    [play] eine Karte spielen
    [catch] mit deiner Null eine Karte fangen
    [pass] eine Karte für links wählen
   *[call] eine Farbe ansagen
}

## Sternetabellen

stars-need-five-levels = F1.3: eine Sternetabelle hat fünf Stufen, jede eine Liste von Karten
stars-level-is-no-list = F1.3: Stufe { $level } ist keine Liste von Karten
stars-card-unknown = F1.3: { $card } in Stufe { $level } ist keine Karte
stars-card-is-starting = F1.3: { $card } in Stufe { $level } ist eine Startkarte; die haben keine Sterne
stars-card-twice = F1.3: { $card } in Stufe { $level } ist doppelt
stars-card-missing = F1.3: { $number ->
    [one] { $card } fehlt
   *[other] { $number } Karten fehlen, darunter { $card }
}

## Karten

suit-name = { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
card = { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} { $value }
buoy-pass = die Weitergabe-Boje
buoy-minus3 = eine −3-Boje
buoy-all = die Alles-Boje
buoy-first = die Anspiel-Boje
buoy-call = die Ansage-Boje
buoy-low = die Niedrig-Boje
explain-colour = Eine gewöhnliche Karte: Die höchste Karte der verlangten Farbe gewinnt, unter der Niedrig-Boje die niedrigste, solange kein Grün im Stich liegt. Jede gefangene Karte ist ein Punkt. (F3)
explain-green = Trumpf: Grün sticht alle anderen Farben. Das höchste Grün gewinnt den Stich, unter der Niedrig-Boje das niedrigste. (F3.3)
explain-zero = Zählt beim Bedienen zu ihrer Farbe. Am Ende des Stichs fängst du eine andere Karte deiner Wahl; den Rest fängt, wer den Stich gewinnt. (F4.1)
explain-pass = Darf immer gespielt werden. Am Ende des Stichs wählen alle zugleich und verdeckt eine Handkarte für links. (F4.3)
explain-minus3 = Darf immer gespielt werden. Wer sie fängt, verliert sofort 3 Punkte; als Karte zählt sie trotzdem 1. (F4.4)
explain-all = Darf immer gespielt werden. Am Ende des Stichs fängst du alle anderen Karten, die noch darin liegen. Die Boje selbst fängt, wer den Stich gewinnt, wenn keine Null sie holt. (F4.2)
explain-first = Darf immer gespielt werden. Du spielst zum nächsten Stich aus, egal, wer diesen gewinnt. (F5.1)
explain-call = Darf immer gespielt werden. Du sagst die Farbe an, die alle im nächsten Stich bedienen müssen; spielt niemand sie oder Grün, gewinnst du den Stich. (F5.2)
explain-low = Darf immer gespielt werden. Im nächsten Stich gewinnt die niedrigste Karte. (F5.3)

## Was geschah

fishing-move = { $verb ->
    [play] { $thing } spielen
    [catch] { $thing } fangen
    [pass] { $thing } weitergeben
   *[call] { $thing } ansagen
}
fishing-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
fishing-chose = { $you ->
    [yes] Du hast eine Karte zum Weitergeben gewählt.
   *[no] { $who } hat eine Karte zum Weitergeben gewählt.
}
fishing-passed = { $you ->
    [yes] Du gibst { $card } an { $to } weiter.
   *[no] { $to-you ->
        [yes] { $who } gibt dir { $card }.
       *[no] { $who } gibt { $card } an { $to } weiter.
    }
}
fishing-caught-by-zero = { $you ->
    [yes] Deine Null fängt { $card }.
   *[no] Die Null von { $who } fängt { $card }.
}
fishing-caught-by-all = { $you ->
    [yes] Deine Alles-Boje fängt { $cards }.
   *[no] Die Alles-Boje von { $who } fängt { $cards }.
}
fishing-caught-by-winner = { $you ->
    [yes] Du fängst { $cards }.
   *[no] { $who } fängt { $cards }.
}
fishing-lost-points = { $you ->
    [yes] Du verlierst { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] { $who } verliert { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
fishing-won-trick = { $number ->
    [0] { $you ->
        [yes] Du gewinnst den Stich { $by }, aber es liegt nichts mehr darin.
       *[no] { $who } gewinnt den Stich { $by }, aber es liegt nichts mehr darin.
    }
   *[other] { $you ->
        [yes] Du gewinnst den Stich { $by }.
       *[no] { $who } gewinnt den Stich { $by }.
    }
}
fishing-leads = { $you ->
    [yes] Durch deine Anspiel-Boje spielst du zum nächsten Stich aus.
   *[no] Durch die Anspiel-Boje spielt { $who } zum nächsten Stich aus.
}
fishing-low-next = Im nächsten Stich gewinnt die niedrigste Karte.
fishing-called = { $suit ->
    [blue] { $you ->
        [yes] Du sagst Blau an.
       *[no] { $who } sagt Blau an.
    }
    [purple] { $you ->
        [yes] Du sagst Lila an.
       *[no] { $who } sagt Lila an.
    }
    [red] { $you ->
        [yes] Du sagst Rot an.
       *[no] { $who } sagt Rot an.
    }
    [yellow] { $you ->
        [yes] Du sagst Gelb an.
       *[no] { $who } sagt Gelb an.
    }
   *[green] { $you ->
        [yes] Du sagst Grün an.
       *[no] { $who } sagt Grün an.
    }
}
fishing-scored = { $you ->
    [yes] Du hast in dieser Runde { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } gefangen und stehst bei { $thing ->
        [one] { $thing } Punkt
       *[other] { $thing } Punkten
    }.
   *[no] { $who } hat in dieser Runde { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } gefangen und steht bei { $thing ->
        [one] { $thing } Punkt
       *[other] { $thing } Punkten
    }.
}
fishing-round-begins = { $you ->
    [yes] Runde { $thing } beginnt mit je { $number } Karten. { $thing ->
        [1] Du spielst aus.
       *[other] Du hast die wenigsten Punkte und spielst aus.
    }
   *[no] Runde { $thing } beginnt mit je { $number } Karten. { $thing ->
        [1] { $who } spielt aus.
       *[other] { $who } hat die wenigsten Punkte und spielt aus.
    }
}
fishing-drew = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $who } zieht { $cards }.
}
fishing-drew-from = { $you ->
    [yes] Du hast { $sources } gezogen.
   *[no] { $who } hat { $sources } gezogen.
}
source-stockroom = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} aus dem Fang von Runde { $round }
source-ocean = { $stars ->
    [0] { $number ->
        [one] { $number } Startkarte
       *[other] { $number } Startkarten
    }
    [one] { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } mit { $stars } Stern
   *[other] { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } mit { $stars } Sternen
}
fishing-overfished = Überfischung: Dem Meer { $number ->
    [one] fehlt { $number } Karte
   *[other] fehlen { $number } Karten
} für Runde { $round }. Die Partie endet.
fishing-won = { $you ->
    [yes] Du gewinnst mit { $thing ->
        [one] { $thing } Punkt
       *[other] { $thing } Punkten
    }.
   *[no] { $who } gewinnt mit { $thing ->
        [one] { $thing } Punkt
       *[other] { $thing } Punkten
    }.
}

## Warum nicht

fishing-must-follow = du hast { $cards }, also musst du { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} oder eine Boje spielen
fishing-not-in-hand = das hast du nicht auf der Hand: { $card }
fishing-not-in-trick = das liegt nicht im Stich: { $card }
fishing-own-zero = eine Null fängt eine andere Karte, nicht sich selbst
fishing-already-chosen = du hast schon eine Karte zum Weitergeben gewählt
fishing-no-such-suit = eine Ansage nennt Blau, Lila, Rot, Gelb oder Grün
fishing-unknown-suit = eine Farbe { $suit } gibt es nicht
fishing-unknown-card = eine Karte { $card } gibt es nicht
fishing-no-deal-now = jetzt werden keine Karten gegeben
fishing-deal-other-seat = als Nächstes bekommt { $who } Karten
fishing-deal-size = die Hand hat { $right ->
    [one] { $right } Karte
   *[other] { $right } Karten
}, nicht { $found }
fishing-deal-card = { $card } ist nicht dort, woher jetzt gezogen wird: { $pile }
pile-start = Startkarten
pile-ocean = { $stars ->
    [one] Meereskarten mit { $stars } Stern
   *[other] Meereskarten mit { $stars } Sternen
}
pile-batch = Ladung von { $who } aus Runde { $round }

