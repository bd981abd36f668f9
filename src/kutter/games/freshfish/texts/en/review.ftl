### Looking back on a game of Fresh Fish

freshfish-tile-next = the next tile is { $good ->
    [flea] a flea table
   *[other] a { freshfish-stall }
}
freshfish-bids-at-least = { $who } bids { $coins } or more
freshfish-style-reserved = You reserved { $number ->
    [one] { $number } space
   *[other] { $number } spaces
} before you first drew a tile.
freshfish-style-paid = You bought { $stalls ->
    [one] { $stalls } stall
   *[other] { $stalls } stalls
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on average.
freshfish-style-lengths = Your stalls' routes came to { $length } on average; { $returned ->
    [0] none of your discs was sent back
    [one] { $returned } disc of yours was sent back
   *[other] { $returned } discs of yours were sent back
}.
