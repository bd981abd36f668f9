game-gulls = Möwen
page-about-gulls = Wer traut sich, nach der Kiste zu tauchen?
play-welcome-gulls = Eine Partie Möwen. Deine höchste Möwe bekommt die Kiste, wenn niemand die gleiche hat.
gulls-move-dive = mit { $numbers } tauchen
gulls-got = { $who }: { $thing } auf der Hand
gulls-fell = eine Kiste im Wert von { $thing } fällt vom Boot
gulls-chose = { $who }: eine Möwe ist bereit
gulls-dived = { $who }: { $thing } taucht
gulls-took = { $you ->
    [yes] du bekommst
   *[no] { $who } bekommt
} die Kiste im Wert von { $thing }
gulls-fought = die Möwen streiten sich, niemand bekommt die Kiste im Wert von { $thing }
gulls-scored = { $who }: am Ende { $thing }
gulls-not-now = jetzt taucht niemand
gulls-not-in-hand = du hast keine { $number } auf der Hand
gulls-no-such-crate = diese Kiste fällt nicht mehr
gulls-no-such-deal = diese Möwen können jetzt nicht ausgeteilt werden
gulls-too-many = es gibt nur drei Möwen mit { $number }
gulls-key-crate = Kiste
gulls-key-crates-to-come = Kisten, die noch kommen
gulls-key-flown = fortgeflogen
gulls-key-hand = deine Möwen
gulls-key-dive = deine Wahl
gulls-key-gulls = Möwen
