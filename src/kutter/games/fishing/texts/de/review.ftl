### Rückblick auf eine Partie Fishing

fishing-holds = { $who } { $card } hat
fishing-style-led = Du hast { $leads ->
    [one] { $leads } Stich
   *[other] { $leads } Stiche
} eröffnet, { $trumps ->
    [0] keinen
   *[other] { $trumps }
} davon mit Trumpf.
fishing-style-won = Du hast { $won ->
    [one] { $won } Stich
   *[other] { $won } Stiche
} von { $tricks } gewonnen und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} gefangen.
