### Looking back on a game of Fishing

fishing-holds = { $who } holds { $card }
fishing-style-led = You led { $leads ->
    [one] { $leads } trick
   *[other] { $leads } tricks
}, { $trumps ->
    [0] none of them
   *[other] { $trumps } of them
} with a trump.
fishing-style-won = You won { $won ->
    [one] { $won } trick
   *[other] { $won } tricks
} of { $tricks } and caught { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
