## What the signs on the table mean

page-freshfish-goal = Lowest score wins
page-freshfish-goal-long = Bring your four stalls close to their trucks, and keep your coins. The lowest score wins.
page-freshfish-signs = What the signs mean
page-freshfish-signs-seats = At the seats
page-freshfish-signs-tiles = Tiles
page-freshfish-signs-square = On the square
page-freshfish-sign-score = The score so far: the lengths of the stalls that are built, less the coins. The lowest wins.
page-freshfish-sign-coins = Coins left for auctions. At the end each one lowers the score by 1.
page-freshfish-sign-discs = Discs that are not on the square.
page-freshfish-sign-length = A stall that is built, and the length of its route to its truck as it would count now: 1 for each path on the way. Beside its truck it needs a path as well.
page-freshfish-sign-open = A stall that is still to be built, and does not count yet.
page-freshfish-sign-outside = A stall that stands outside, as there was no disc to put it on. It counts the longest length.
page-freshfish-sign-stack = The stack: so many tiles of each kind are still to be drawn, and nobody knows in which order.
page-freshfish-sign-last-row = The last row: when the stack is used up, each of these stalls goes for nothing to whoever still lacks it, from the left. One of your discs must then lie on the square for it.
page-freshfish-sign-truck = The truck of a good, where all its routes lead.
page-freshfish-sign-stall = A stall: the awning and its number are the owner's. Tap it to see its route.
page-freshfish-sign-reserved = A disc: this space is reserved, and only its owner may build here.
page-freshfish-sign-table = A flea table. It belongs to nobody, and is only in the way.
page-freshfish-sign-path = A path. Routes lead over paths, and each counts 1.
page-freshfish-sign-area = The signpost of an area: a dot for each building that stands, a ring for each that still fits in.
page-freshfish-sign-street = A street outside the square: it counts 2, for stalls that paths alone do not connect.
page-freshfish-sign-full = This path was laid because its area is full.
page-freshfish-sign-access = This path was laid because it is the last open space beside a truck or a stall.
page-freshfish-sign-cut = This path was laid because a building there would cut the square in two.
page-freshfish-sign-last = The space that was taken last.
