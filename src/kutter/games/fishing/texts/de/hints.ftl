## Tipps: was Partien ergaben, die nach einem Zug weitergespielt wurden, und was für ihn spricht
## Ein Versuch verteilt, was der Platz nicht sieht, wie es liegen könnte, und spielt weiter.

fishing-hint-outlook = { $chance ->
    [none] { "" }
   *[other] { $chance } % Siegchance;{ " " }
}etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nach dieser Runde
fishing-hint-worlds = { $worlds ->
    [one] { $worlds } Versuch
   *[other] { $worlds } Versuchen
}
fishing-hint-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
fishing-hint-surely-wins = gewinnt den Stich sicher und bringt dir { fishing-hint-cards }
fishing-hint-wins = gewinnt den Stich in { $number } von { fishing-hint-worlds } und bringt dir dann { fishing-hint-cards }
fishing-hint-hardly-wins = gewinnt den Stich kaum: in { $number } von { fishing-hint-worlds }
fishing-hint-never-wins = { $last ->
    [yes] gewinnt den Stich nicht
   *[no] gewinnt den Stich in { $number } von { fishing-hint-worlds }
}
fishing-hint-zero = deine Null fängt eine Karte, wer auch gewinnt
fishing-hint-all = fängt alle anderen Karten des Stichs, etwa { fishing-hint-cards }
fishing-hint-pass-buoy = alle geben eine Karte weiter, und du wirst eine los
fishing-hint-first = du spielst zum nächsten Stich aus und gewinnst ihn in { $number } von { fishing-hint-worlds }
fishing-hint-call = du nennst die Farbe des nächsten Stichs und gewinnst ihn in { $number } von { fishing-hint-worlds }
fishing-hint-low = im nächsten Stich gewinnt die niedrigste Karte: in { $number } von { fishing-hint-worlds } deine
fishing-hint-minus-played = kostet in { $number } von { fishing-hint-worlds } andere 3 Punkte
fishing-hint-minus-along = aber eine −3-Boje kann mitkommen
fishing-hint-minus-avoided = du gehst der −3-Boje aus dem Weg
fishing-hint-as-good = gewinnt so oft wie { $card }, und die behältst du
fishing-hint-keeps-trump = du behältst deinen Trumpf für später
fishing-hint-keeps = du behältst { $card } für später
fishing-hint-none-wins = keine deiner Karten gewinnt diesen Stich oft
fishing-hint-calls = mit dieser Farbe gewinnst du den Stich in { $number } von { fishing-hint-worlds }
fishing-hint-catch = { $kind ->
    [trump] ein Trumpf für eine spätere Hand, und { $who } bekommt den Punkt nicht
    [high] eine starke Karte für eine spätere Hand, und { $who } bekommt den Punkt nicht
    [special] eine Karte, die in einer späteren Hand etwas bewirkt, und { $who } bekommt den Punkt nicht
   *[plain] ein Punkt, den { $who } nicht bekommt
}
fishing-hint-catch-own-trick = was im Stich bleibt, gehört dir auch
fishing-hint-catch-minus = sie zu fangen kostet dich 3 Punkte
fishing-hint-leaves-minus = die −3-Boje bleibt für { $who }
fishing-hint-give = { $compared ->
    [better] du kannst sie am ehesten entbehren; jede andere Karte würde dich in dieser Runde mindestens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kosten
   *[same] du kannst sie ebenso gut entbehren wie { $card }
}
fishing-hint-give-minus = dann hat { $who } die −3-Boje
fishing-hint-fresh = wer weniger fängt, zieht mehr: dann etwa { $cards ->
    [one] { $cards } frische Karte
   *[other] { $cards } frische Karten
} aus dem Meer
