## The command line

help-stars = a star table of your own: JSON, five lists of card names (F1.3)
examples-stars = {"  "}kutter stars show
    {"  "}kutter stars check my-stars.json
column-catch = catch
column-stockroom = stockroom
column-cards = hand
play-welcome-fishing = A game of Fishing. Catch cards: each is a point, and your hand in a later round. ? explains a card, q ends.
screen-round = Round { $round } of { $rounds }, trick { $trick } of { $tricks } (* leads)
screen-over = The game is over
screen-ocean = Ocean by stars (provisional): { $ocean }
screen-trick = Trick
screen-follow = To follow: { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
}, or a buoy
screen-low = The lowest card wins this trick.
screen-hand = Hand
screen-play = Play
screen-catch = Catch with your zero
screen-pass = Pass to the left
screen-call = Call
screen-prompt = 1–{ $most } or a card, ?, q:
screen-help = Write ? and a card or its number, like ?R9, ?~low or ?2. Letters: B blue, P purple, R red, Y yellow, G green (trump), ~ buoys.
fishing-end-rounds = ended after all rounds
fishing-end-overfishing = ended by overfishing
