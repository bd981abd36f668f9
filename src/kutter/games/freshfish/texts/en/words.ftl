## The game

game-freshfish = Fresh Fish

## Files, records and moves

preview-of-nothing = you can look ahead only at a space

## What happened

freshfish-stall = { $good ->
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
   *[ice] ice cream stall
}
freshfish-truck = { $good ->
    [fish] fish truck
    [soda] soda truck
    [cheese] cheese truck
   *[ice] ice cream truck
}
freshfish-length = { $good ->
    [fish] fish { $number }
    [soda] soda { $number }
    [cheese] cheese { $number }
   *[ice] ice cream { $number }
}
freshfish-coins = { $number ->
    [0] nothing
    [one] { $number } coin
   *[other] { $number } coins
}
freshfish-move = { $verb ->
    [reserve] reserve { $thing }
    [draw] draw a tile
    [bid] bid { $thing }
   *[place] build on { $thing }
}
freshfish-reserved = { $you ->
    [yes] You reserve { $space }.
   *[no] { $who } reserves { $space }.
}
freshfish-draws = { $you ->
    [yes] You draw a tile.
   *[no] { $who } draws a tile.
}
freshfish-tile-drawn = { $good ->
    [flea] The tile shows a flea table.
   *[other] The tile shows the { freshfish-stall }, which is auctioned.
} { $number ->
    [0] It was the last of the stack.
    [one] { $number } tile is left.
   *[other] { $number } tiles are left.
}
freshfish-bid-sealed = { $you ->
    [yes] You have bid.
   *[no] { $who } has bid.
}
freshfish-bid-shown = { $you ->
    [yes] You bid { freshfish-coins }.
   *[no] { $who } bids { freshfish-coins }.
}
freshfish-auction-won = { $you ->
    [yes] You win the { freshfish-stall } and pay { freshfish-coins } to the bank.
   *[no] { $who } wins the { freshfish-stall } and pays { freshfish-coins } to the bank.
}
freshfish-tile-void = Nobody can bid for the { freshfish-stall }: the tile is void.
freshfish-stack-void = Nobody can do anything: { $number ->
    [one] the last tile of the stack is void.
   *[other] the last { $number } tiles of the stack are void.
}
freshfish-table-placed = { $you ->
    [yes] You put a flea table on { $space } and take your disc back.
   *[no] { $who } puts a flea table on { $space } and takes a disc back.
}
freshfish-stall-placed = { $you ->
    [yes] You put your { freshfish-stall } on { $space } and take your disc back.
   *[no] { $who } puts the { freshfish-stall } on { $space } and takes a disc back.
}
freshfish-stall-outside = { $you ->
    [yes] Your { freshfish-stall } stands outside, as you have no disc on the square.
   *[no] The { freshfish-stall } of { $who } stands outside, for lack of a disc on the square.
}
freshfish-path-in-full-area = { $number ->
    [one] { $spaces } becomes a path
   *[other] { $spaces } become paths
}: { $built ->
    [one] one building fills this area.
   *[other] { $built } buildings fill this area.
}
freshfish-path-to-truck = { $space } becomes a path: it is the last open space beside the { freshfish-truck }.
freshfish-path-to-stall = { $you ->
    [yes] { $space } becomes a path: it is the last open space beside your { freshfish-stall }.
   *[no] { $space } becomes a path: it is the last open space beside the { freshfish-stall } of { $who }.
}
freshfish-path-joins = { $number ->
    [one] { $spaces } becomes a path: a building there would cut the square in two.
   *[other] { $spaces } become paths: a building there would cut the square in two.
}
freshfish-disc-returned = { $number ->
    [one] { $you ->
        [yes] Your disc on { $spaces } comes back to you: its space is a path.
       *[no] The disc on { $spaces } goes back to { $who }: its space is a path.
    }
   *[other] { $you ->
        [yes] Your discs on { $spaces } come back to you: their spaces are paths.
       *[no] The discs on { $spaces } go back to { $who }: their spaces are paths.
    }
}
freshfish-turn-again = { $you ->
    [yes] You did not win what you drew, so you have another turn.
   *[no] { $who } did not win what was drawn and has another turn.
}
freshfish-passed-over = { $you ->
    [yes] You are passed over: you have no disc on the square, and no space is empty.
   *[no] { $who } is passed over: no disc on the square, and no space is empty.
}
freshfish-handed-out = { $you ->
    [yes] The last row gives you the { freshfish-stall }.
   *[no] The last row gives { $who } the { freshfish-stall }.
}
freshfish-rest-became-paths = { $number ->
    [one] The one space that is left becomes a path.
   *[other] The { $number } spaces that are left become paths.
}
freshfish-measured = { $you ->
    [yes] Your lengths: { $lengths }.
   *[no] The lengths of { $who }: { $lengths }.
}
freshfish-scored = { $you ->
    [yes] With { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } left you score { $score }.
   *[no] With { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } left { $who } scores { $score }.
}
freshfish-won = { $you ->
    [yes] You win with { $score }.
   *[no] { $who } wins with { $score }.
}

## Why not

freshfish-on-path = a path
freshfish-on-disc = a disc of { $who }
freshfish-on-table = a flea table
freshfish-on-truck = the { freshfish-truck }
freshfish-on-stall = the { freshfish-stall } of { $who }
freshfish-wrong-seat = chance (*) turns up tiles, and seats do everything else
freshfish-tile-unknown = there is no tile { $tile }; there are flea, fish, soda, cheese and ice
freshfish-tile-is-due = the tile that was drawn must be turned up first
freshfish-another-seat-is-due = now { $who } must { $phase ->
    [bid] bid
    [place] place a tile
   *[turn] reserve or draw
}
freshfish-other-verb-is-due = now it is time to { $phase ->
    [bid] bid
    [place] put the tile on a space that you have reserved
    [tile] turn up a tile
   *[turn] reserve a space or draw a tile
}
freshfish-not-bidding = you take no part in the auction of the { freshfish-stall }
freshfish-already-bid = you have bid already
freshfish-above-purse = { $coins ->
    [one] you have { $coins } coin, too little to bid { $found }
   *[other] you have { $coins } coins, too few to bid { $found }
}
freshfish-all-discs-out = all your discs are on the square, so you must draw
freshfish-no-disc-out = you have no disc on the square, so you must reserve a space first
freshfish-not-in-stack = { $good ->
    [flea] no flea tile is left in the stack
   *[other] no { freshfish-stall } is left in the stack
}
freshfish-not-on-square = { $space } is not on this square
freshfish-not-empty = { $space } is not empty: { $thing } is there
freshfish-out-of-reach = { $space } lies beside no path and no disc
freshfish-not-own-disc = you have not reserved { $space }
freshfish-stall-is-gone = your { freshfish-stall } is not with you any more

## Options, squares and boards

freshfish-variant-unknown = the variant must be "market" or "classic", not { $found }
freshfish-streets-unknown = M7.4: "streets" may only be "shortest", not { $found }; leave it out for streets where paths are blocked
freshfish-no-streets = M7.4: there are no streets in classic
freshfish-last-row = M2.5: "last" lists fish, soda, cheese and ice in any order, not { $found }
freshfish-space-count = M2.1: a square has 1 to { $most } spaces, not { $found }
freshfish-space-unknown = there is no space { $space }; spaces are a1 to z26
freshfish-square-in-pieces = M2.1: the square is in pieces: { $space } is not joined to the rest by sides
freshfish-square-has-hole = M2.1: the square has a hole at { $space }
freshfish-milestone-count = M2.1: { $seats } seats need { $right } milestones, not { $found }
freshfish-milestone-wrong = M1.2: a milestone is 2, 3, 4 or 5, not { $found }
freshfish-areas-in-classic = M2.3: classic has no areas, but here is { $area }
freshfish-area-in-classic = M2.3: classic has no areas, but { $space } is in { $area }
freshfish-area-unknown = M1.3: { $space } is in the area { $area }, which is not among the areas
freshfish-area-number = M1.3: the number of area { $area } is 1 or 2, not { $found }
freshfish-area-size = M1.3: area { $area } must have 3 to 5 spaces, not { $found }
freshfish-area-in-pieces = M1.3: the spaces of area { $area } are not joined by sides
freshfish-parking-off-square = M2.2: the { freshfish-truck } cannot park on { $space }, which is not on the square
freshfish-parking-twice = M2.2: the { freshfish-truck } cannot park on { $space }, where another truck is
freshfish-parking-not-at-edge = M2.2: the { freshfish-truck } must park at the edge of the square, which { $space } is not
freshfish-parking-in-two = M2.2: the { freshfish-truck } must park in an area with number 1, which that of { $space } is not
freshfish-parking-shares-area = M2.2: the { freshfish-truck } on { $space } shares its area with another truck
freshfish-parking-cuts = M2.3: these parking lots cut { $space } off from the rest of the square
freshfish-parking-shut-in = M2.3: the { freshfish-truck } on { $space } has no open space beside it
freshfish-no-parking = M2.2: no square of these boards has four areas with number 1 at its edge
freshfish-boards-are-not-json = a board file is a JSON object with the boards A to G
freshfish-board-unknown = M1.2: there is no board { $board }; there are A to G
freshfish-board-missing = M1.2: board { $board } is missing
freshfish-board-has-no-rows = M1.2: board { $board } is no object with a milestone and rows
freshfish-board-milestone = M1.2: the milestone of board { $board } is { $right }, not { $found }
freshfish-board-space = M1.3: { $found } in row { $row } of board { $board } is no area letter with its number, like a1
freshfish-board-ragged = M1.2: the rows of board { $board } are not equally long
freshfish-board-size = M1.2: board { $board } is { $height }×{ $width }, not { $rows }×{ $columns }
freshfish-board-two-numbers = M1.3: area { $area } has two different numbers
freshfish-board-sum = M1.3: the numbers on board { $board } sum to { $right }, not { $found }

