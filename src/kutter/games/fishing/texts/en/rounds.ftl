## The end of a round

page-fishing-round-over = Round { $round } is over
page-fishing-point-a-card = Each card that was caught is a point.
page-fishing-costs = −3
page-fishing-stored = { $number ->
    [one] { $number } card from round { $round }
   *[other] { $number } cards from round { $round }
}
page-fishing-catch-stored = Your catch goes under what is left in your stockroom; the oldest cards are drawn first.
page-fishing-next-hand = { $ocean ->
    [0] Your next hand: { $stockroom } from your stockroom.
   *[other] { $stockroom ->
        [0] Your next hand: { $ocean } from the ocean.
       *[other] Your next hand: { $stockroom } from your stockroom, { $ocean } from the ocean.
    }
}
page-fishing-go-on = Go on
page-switch-fishing-flow = Fishing: the end of a round goes away by itself
