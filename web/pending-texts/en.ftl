# Gone: page-game-market page-game-classic page-about-market page-about-classic page-rules-fishing
# Gone: page-rules-freshfish page-memory page-more-streets page-chart-score page-fishing-close

page-start-title = Play { $games }
page-game-freshfish-market = Fresh Fish
page-game-freshfish-classic = Fresh Fish Classic
page-about-freshfish-market = Stalls close to their trucks, on a market with areas. 2 to 5 players.
page-about-freshfish-classic = One network of paths and one golden rule. 2 to 5 players.
page-about-seats = { $seats } players.
page-no-rules = The rules of this game are not written down here.
page-option-none = as usual
page-option-freshfish-streets = Streets always count (M7.4)
page-switch-fishing-memory = Fishing: show the card memory
page-least-win = The lowest score wins.
page-freshfish-least-win = Lengths less coins: the lowest score wins.
page-freshfish-chart = Lengths less coins over the game: low is good
page-plain-your-turn = It is your turn.
page-plain-waiting = Waiting for { $names }.
page-plain-chance = Chance decides.
page-plain-over = The game is over.
page-plain-own = What only you see
page-plain-shared = On the table
page-plain-moves = What you can do
page-plain-refused = What you cannot do now
page-plain-confirm = Choose “{ $thing }” once more to confirm.
page-plain-to-move = to move
page-plain-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-plain-truth = { $value ->
    [yes] yes
   *[no] no
}
