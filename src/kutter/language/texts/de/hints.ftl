## Tipps: was Partien ergaben, die nach einem Zug weitergespielt wurden, und was für ihn spricht

hint-both = { $first }; { $second }
hint-only-move = es gibt keine andere Wahl
hint-games-won = gewann { $won } von { $games ->
    [one] { $games } Partie, die
   *[other] { $games } Partien, die
} von hier weitergespielt { $games ->
    [one] wurde
   *[other] wurden
}
hint-outlook = { $chance } % Siegchance; am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Seite

page-hint-moves = Was man tun kann, das Beste zuerst
