## The command line

help-variant = the variant of Fresh Fish (default: market)
help-streets = streets of Fresh Fish wherever they shorten a route, not only where paths are blocked (M7.4)
help-boards = boards of your own for Fresh Fish; as a command: show our boards, or check a file of yours
examples-boards = {"  "}kutter boards show
    {"  "}kutter boards check my-boards.json
good = { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice] ice cream
}
tile = { $tile ->
    [fish] fish
    [soda] soda
    [cheese] cheese
    [ice] ice cream
   *[flea] flea
}
column-coins = coins
column-discs = discs
column-stalls = stalls
screen-stack = Stack: { $stack }   Last row: { $last }
screen-bid = The { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice] ice cream
} stall is auctioned. Bid from 0 to { $most }.
screen-place = Place the { $tile ->
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
    [ice] ice cream stall
   *[flea] flea table
} on one of: { $spaces }
screen-turn = { $may-draw ->
    [yes] { $number ->
        [0] You must draw.
       *[other] Reserve a space ({ $spaces }) or draw.
    }
   *[no] Reserve a space ({ $spaces }).
}
screen-draw-word = draw
screen-prompt-bid = a number of coins, ?, q:{" "}
screen-prompt-space = a space like c4, or draw; ?c4 looks ahead; q:{" "}
screen-help-freshfish = A space is its column and row, like c4. ?c4 shows what a building there would bring about. Signs: . empty, + path, (2) a disc of seat 2, ### a flea table, [F] the fish truck, F2 the fish stall of seat 2; S soda, C cheese, I ice cream. q ends.
screen-preview = New paths: { $paths }.  Discs lost: { $discs }.  Lengths: { $lengths }
play-welcome-freshfish = A game of Fresh Fish. Bring your four stalls close to their trucks and keep your coins: the lowest score wins. ? explains, q ends.

