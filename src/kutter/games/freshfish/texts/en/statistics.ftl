### What is counted over many games of Fresh Fish

freshfish-measure-auctions = auctions a game
freshfish-measure-price = price of a stall at auction
freshfish-measure-length = length of a route
freshfish-measure-coins = coins left to a seat
freshfish-measure-handed-out = stalls handed out a game
freshfish-measure-outside = stalls outside the square a game
freshfish-measure-discs-returned = discs sent back a game
freshfish-measure-passed-over = turns passed over a game
freshfish-measure-decided = what decides an auction
freshfish-measure-price-by-good = price of a stall, by good
freshfish-measure-price-by-auction = price of a stall, by which auction of the game it is
freshfish-measure-price-by-order = price of a stall, by good and by which stall of that good it is
freshfish-measure-length-by-good = length of a route, by good
freshfish-measure-length-by-seat = length of a route, by seat
freshfish-axis-good = stall
freshfish-axis-auction = auction
freshfish-axis-order = which one
freshfish-axis-bid = decided by
freshfish-decided = { $bid ->
    [only] the only bid
    [highest] the highest bid
    [tie-to-drawer] equal bids: who drew
   *[tie-clockwise] equal bids: the next clockwise
}
