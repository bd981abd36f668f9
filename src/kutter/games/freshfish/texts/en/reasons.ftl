## Why an auction goes to who wins it

freshfish-only-bid = { $you ->
    [yes] You are the only one to bid.
   *[no] { $who } is the only one to bid.
}
freshfish-highest-bid = { $you ->
    [yes] Your bid is the highest.
   *[no] The bid of { $who } is the highest.
}
freshfish-tie-to-drawer = { $you ->
    [yes] Equal bids: you drew the tile, so you win the tie.
   *[no] Equal bids: { $who } drew the tile and so wins the tie.
}
freshfish-tie-clockwise = { $to-you ->
    [yes] Equal bids: clockwise from you, who drew the tile, { $who } comes first.
   *[no] { $you ->
        [yes] Equal bids: clockwise from { $to }, who drew the tile, you come first.
       *[no] Equal bids: clockwise from { $to }, who drew the tile, { $who } comes first.
    }
}
page-freshfish-decided = { $decided ->
    [only-bid] only bid
    [highest-bid] highest bid
    [tie-to-drawer] tie: drew the tile
   *[tie-clockwise] tie: next clockwise
}
page-freshfish-notes = Worth knowing now
