## Page

page-freshfish-status-turn = Reserve a space, or draw a tile.
page-freshfish-status-reserve = Reserve a space.
page-freshfish-status-draw = You cannot reserve now: draw a tile.
page-freshfish-status-their-turn = { $who } reserves a space or draws a tile.
page-freshfish-status-tile = { $who } turns up a tile.
page-freshfish-status-bid = Bid for the { freshfish-stall }, 0 to { $most }. Only the winner pays.
page-freshfish-status-wait = Your bid for the { freshfish-stall } is sealed. Still to bid: { $who }.
page-freshfish-status-they-bid = Auction of the { freshfish-stall }. Still to bid: { $who }.
page-freshfish-status-place = { $how ->
    [flea] Put the flea table on one of your discs.
    [last] The last row gives you the { freshfish-stall }: put it on one of your discs.
   *[won] You have won the { freshfish-stall }: put it on one of your discs.
}
page-freshfish-status-they-place = { $how ->
    [flea] { $who } places a flea table.
   *[other] { $who } places the { freshfish-stall }.
}
page-freshfish-status-over = { $you ->
    [yes] The game is over. You win with { $score }.
   *[no] The game is over. { $who } wins with { $score }.
}
page-freshfish-status-shared = The game is over. { $who } share the win with { $score }.
page-freshfish-square = Market square
page-freshfish-seats = Seats
page-freshfish-seat = Seat
page-freshfish-you = you
page-freshfish-to-move = to move
page-freshfish-purse = coins
page-freshfish-discs-left = discs left
page-freshfish-score = score
page-freshfish-score-so-far = score so far
page-freshfish-stall-length = { freshfish-stall } on { $space }, length { $length }
page-freshfish-stall-kept = { freshfish-stall }, not built yet
page-freshfish-stall-outside = { freshfish-stall }, outside, length { $length }
page-freshfish-route = { $length ->
    [none] There is no route from this { freshfish-stall } ({ $who }) to its truck.
   *[other] { $how ->
        [most] { freshfish-stall } ({ $who }): the route is longer, but counts no more than { $length }.
       *[counted] From the { freshfish-stall } ({ $who }) to its truck: length { $length }. Each path counts 1{ $streets ->
            [0] .
           *[other] , each street 2.
        }
        [touching] The { freshfish-stall } ({ $who }) touches its truck, which is no connection: its goods still take paths, so it counts { $length }.
    }
}
page-freshfish-area = area { $area }, { $built } of { $number } built
page-freshfish-empty = empty
page-freshfish-own-disc = your disc
page-freshfish-own-stall = your { freshfish-stall }
page-freshfish-choosable = { $verb ->
    [reserve] may be reserved
   *[place] may be built on
}
page-freshfish-tile = { $tile ->
    [flea] flea table
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
   *[ice] ice cream stall
}
page-freshfish-stack = In the stack
page-freshfish-last-row = Last row
page-freshfish-void = Void
page-freshfish-tiles = { page-freshfish-tile }: { $number }
page-freshfish-reserve = Reserve
page-freshfish-reserve-space = Reserve { $space }
page-freshfish-tap-space = choose a space
page-freshfish-discs = { $number ->
    [one] { $number } disc left
   *[other] { $number } discs left
}
page-freshfish-or = or
page-freshfish-draw = Draw a tile
page-freshfish-draw-anyway = Draw now
page-freshfish-tiles-left = { $number ->
    [one] { $number } tile left
   *[other] { $number } tiles left
}
page-freshfish-draw-needs-disc = Reserve a space first
page-freshfish-warn-draw = Only one disc of yours lies on the square. { $needs ->
    [auction] Once it is built on, you have none for the next auction.
   *[last-row] Once it is built on, you have none for the last row.
}
page-freshfish-build-on = Build on { $space }
page-freshfish-choose-own-disc = Choose one of your discs
page-freshfish-auction = Auction: { freshfish-stall }
page-freshfish-your-bid = Your bid
page-freshfish-less = Less
page-freshfish-more = More
page-freshfish-seal = Bid { $number }
page-freshfish-seal-anyway = Bid { $number } all the same
page-freshfish-warn-bid = You have no disc on the square. If you win, your stall stands outside.
page-freshfish-equal-bids = Equal bids: who drew wins, else the next clockwise.
page-freshfish-you-bid = You have bid { $number }. All bids turn over together.
page-freshfish-has-bid = has bid
page-freshfish-bids-now = has not bid yet
page-freshfish-wins = wins
page-freshfish-foresight = If { $space } is built on
page-freshfish-imagine = Imagine another tile here
page-freshfish-new-paths = { $reason ->
    [full] { $spaces }: area full
    [access] { $spaces }: last access
   *[cut] { $spaces }: would cut the square
}
page-freshfish-no-new-paths = No new paths
page-freshfish-discs-lost = Discs taken back:
page-freshfish-length-change = { $who }, { freshfish-stall }: { $before ->
    [none] length { $after }
   *[other] length { $before }, then { $after }
}
page-freshfish-zoom = Zoom
page-freshfish-nearer = Nearer
page-freshfish-farther = Farther
page-freshfish-fit = Show the whole square
page-freshfish-result = Lengths, coins and scores
page-freshfish-show-route = { freshfish-length }: show the route
page-freshfish-show-routes = Show the routes of { $who }
page-keys-square = Fresh Fish: the square
page-key-square-left = one space to the left
page-key-square-right = one space to the right
page-key-square-up = one space up
page-key-square-down = one space down
page-key-square-draw = draw a tile
page-key-square-nearer = nearer
page-key-square-farther = farther
page-key-square-whole = the whole square
page-keys-bid = Fresh Fish: your bid
page-key-bid-digit = bid so much
page-key-bid-more = one more
page-key-bid-less = one less
page-key-bid-much-more = five more
page-key-bid-much-less = five less
page-key-bid-most = all you have
page-key-bid-least = nothing
page-key-bid-seal = seal the bid
page-more-purses = Purses are shown to all
game-freshfish-market = Fresh Fish
game-freshfish-classic = Fresh Fish Classic
page-about-freshfish-market = Bid for stalls and build them close to their trucks, before the areas are full. 2 to 5 players.
page-about-freshfish-classic = The same with one golden rule: all open spaces stay joined. 2 to 5 players.
page-option-freshfish-streets = Streets wherever they are shorter (M7.4)
page-freshfish-least-win = Lengths less coins: the lowest score wins.
page-freshfish-chart = Lengths less coins over the game: low is good
page-freshfish-best-moment = { $you ->
    [yes] Your { freshfish-stall } cost { freshfish-coins }, and its route counts { $length }.
   *[no] The { freshfish-stall } of { $who } cost { freshfish-coins }, and its route counts { $length }.
}
