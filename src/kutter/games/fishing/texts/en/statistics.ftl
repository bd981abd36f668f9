### What is counted over many games of Fishing

fishing-measure-rounds = rounds a game
fishing-measure-missing = cards that the ocean was short of, where it was overfished
fishing-measure-tricks = tricks won a game, by seat
fishing-measure-ways = cards caught a game, by what caught them
fishing-measure-caught = how often a card is caught in a game
fishing-measure-caught-by-winner = how often it is the winner of the game who catches it
fishing-measure-caught-by-seat = how often a card is caught in a game, by seat
fishing-axis-card = card
fishing-axis-way = caught by
fishing-way = { $way ->
    [winner] the trick's winner
    [zero] a zero
   *[catch-all] the catch-all buoy
}
