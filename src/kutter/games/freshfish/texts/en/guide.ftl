## The guided first games

freshfish-guide-goal = Build your four stalls close to their trucks. Every path in between costs a point, every coin you keep takes one off, and the lowest score wins.
freshfish-guide-reserve = First you need room to build. Put a disc on a space beside a path or another disc: the one with the ring is next to the soda truck's path.
freshfish-guide-reserve-anywhere = First you need room to build. Your first disc may go on any empty space: the one with the ring is close to the cheese truck.
freshfish-guide-reserved = Only you may build where your disc lies. Everybody reserves for a while; let us jump a few turns ahead.
freshfish-guide-draw = With a disc on the square you may also draw a tile, instead of reserving. Draw one.
freshfish-guide-bid = A stall. Whoever still needs one bids coins in secret; the highest bid wins and is paid, all others keep theirs. Bid 2.
freshfish-guide-build = { $you ->
    [yes] The stall is yours. Where bids are equal, that of whoever drew the tile counts. Build it on the space with the ring.
   *[no] { $who } bid most, pays and builds. Your coins stay with you for another auction.
}
freshfish-guide-built = A stall stands for good. Tap one at any time, and its route to its truck is drawn.
freshfish-guide-areas = The square has areas, and a flag in each says how many buildings it takes: dots are built, rings are still free.
freshfish-guide-draw-again = Draw another tile.
freshfish-guide-table = A flea table. Nobody bids for it: it goes on one of your own discs and is simply in the way. Put it on the space with the ring.
freshfish-guide-full = As soon as an area is full, its other spaces become paths, and discs that lie there go back to their owners.
freshfish-guide-last-row = The stack is empty. The stalls of the last row are handed out free to whoever still lacks them. Build yours.
freshfish-guide-score = Now each stall counts the paths on the shortest route to its truck. Coins left are taken off, and the lowest score wins.
freshfish-guide-streets = Where no path leads to the truck, the street around the square does, for 2 a space. With three players no route counts more than 10.
freshfish-guide-golden = The golden rule: all open spaces stay joined, and every truck and stall stays within reach. What that needs becomes path at once, and discs there go back.
freshfish-guide-table-forces = A flea table. Nobody bids for it: it goes on one of your own discs. Put it on the space with the ring and watch what it forces.
freshfish-guide-forced = Without these paths the square would fall apart, so nobody may build there any more. Take care: your own discs can be lost like this, too.
freshfish-guide-last-stall = You won the last tile of the stack, for nothing. Build your stall; then the stalls of the last row are handed out free.
freshfish-guide-unreached = A stall that found no place, or no route to its truck, counts 10 with three players. So does any longer route.
