## Hints: what games that were played on from a move came to, and what speaks for it

hint-both = { $first }; { $second }
hint-only-move = there is no other choice
hint-games-won = won { $won } of { $games ->
    [one] { $games } game that was
   *[other] { $games } games that were
} played on from here
hint-outlook = { $chance } % to win; about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end

## Page

page-hint-moves = What may be done, the best first
