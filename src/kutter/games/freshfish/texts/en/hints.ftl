## Hints: what games that were played on from a move came to, and what speaks for it

freshfish-hint-outlook = { $games ->
    [one] { $chance } % to win in { $games } game tried
   *[other] { $chance } % to win in { $games } games tried
}; about { $score } in the end (low wins)
freshfish-hint-first-space = a space for your { freshfish-stall }: its length would be { $number }
freshfish-hint-nearer-space = nearer for your { freshfish-stall } than what you have: { $number } instead of { $before }
freshfish-hint-safer-space = safer for your { freshfish-stall } than what you have, where discs crowd; its length would be { $number }
freshfish-hint-spare-disc = one more space to choose from; it brings no stall of yours much nearer
freshfish-hint-crowded = but only { $number ->
    [one] one more building fits
   *[other] { $number } more buildings fit
} into the area, and your disc may come back
freshfish-hint-denies = it is the best space for { $who }, too
freshfish-hint-draw-ready = your { $discs ->
    [one] reserved space is
   *[other] { $discs } reserved spaces are
} enough for what you have to build ({ $stalls })
freshfish-hint-draw-nothing-near = no space that you could reserve brings a stall of yours much nearer
freshfish-hint-draw = better now than later, though you have { $discs ->
    [one] { $discs } reserved space
   *[other] { $discs } reserved spaces
} for { $stalls ->
    [one] { $stalls } stall
   *[other] { $stalls } stalls
}
freshfish-hint-stall = your { freshfish-stall } gets length { $number }
freshfish-hint-spare-space = you need this space for none of your stalls
freshfish-hint-gives-up = but then your { freshfish-stall } cannot stand there with length { $number }
freshfish-hint-length-own = your { freshfish-stall } goes from { $before } to { $number }
freshfish-hint-length-other = the { freshfish-stall } of { $who } goes from { $before } to { $number }
freshfish-hint-discs = { $who } loses { $number ->
    [one] { $number } reserved space
   *[other] { $number } reserved spaces
}
freshfish-hint-own-discs = you lose { $number ->
    [one] { $number } reserved space
   *[other] { $number } reserved spaces
}
freshfish-hint-worth = the stall is worth { $number ->
    [0] nothing
    [one] about { $number } coin
   *[other] about { $number } coins
} to you now
freshfish-hint-bid = this wins it with about { $chance } %, if the others bid up to about { $number }
freshfish-hint-no-rivals = nobody else can bid, so a bid of 0 is enough
