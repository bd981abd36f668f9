### Rückblick auf eine Partie Fresh Fish

freshfish-tile-next = als nächstes Plättchen { $good ->
    [flea] ein Flohmarkttisch
   *[other] ein { freshfish-stall }
} kommt
freshfish-bids-at-least = { $who } mindestens { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} bietet
freshfish-style-reserved = Du hast { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
} reserviert, bevor du zum ersten Mal gezogen hast.
freshfish-style-paid = Du hast { $stalls ->
    [one] { $stalls } Stand
   *[other] { $stalls } Stände
} für im Schnitt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} ersteigert.
freshfish-style-lengths = Die Wege deiner Stände waren im Schnitt { $length } lang; { $returned ->
    [0] keine deiner Scheiben kam zurück
    [one] { $returned } deiner Scheiben kam zurück
   *[other] { $returned } deiner Scheiben kamen zurück
}.
