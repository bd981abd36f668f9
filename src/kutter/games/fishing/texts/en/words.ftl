## The game

game-fishing = Fishing

## Files, records and moves

record-has-no-completion = no hidden cards fit what this seat has seen of round { $round }
setup-first-is-no-seat = "first" must be a seat, not { $found }
chance-is-due = the cards must be dealt first
another-seat-is-due = it is the turn of { $who } to { $verb ->
    [play] play
    [catch] catch a card
    [pass] pass a card
   *[call] call a suit
}
other-verb-is-due = now it is time to { $verb ->
    [play] play a card
    [catch] catch a card with your zero
    [pass] choose a card for your left neighbour
   *[call] call a suit
}

## Star tables

stars-need-five-levels = F1.3: a star table has five levels, each a list of cards
stars-level-is-no-list = F1.3: level { $level } is no list of cards
stars-card-unknown = F1.3: { $card } in level { $level } is no card
stars-card-is-starting = F1.3: { $card } in level { $level } is a starting card; those have no stars
stars-card-twice = F1.3: { $card } in level { $level } is there twice
stars-card-missing = F1.3: { $number ->
    [one] { $card } is missing
   *[other] { $number } cards are missing, { $card } among them
}

## Cards

suit-name = { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
}
card = { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
} { $value }
buoy-pass = the pass buoy
buoy-minus3 = a −3 buoy
buoy-all = the catch-all buoy
buoy-first = the lead-next buoy
buoy-call = the call buoy
buoy-low = the lowest-wins buoy
explain-colour = An ordinary card: the highest card of the suit to follow wins, in a trick under the lowest-wins buoy the lowest, unless there is green. Each card that you catch is a point. (F3)
explain-green = Trump: green beats every other suit. The highest green wins the trick, under the lowest-wins buoy the lowest. (F3.3)
explain-zero = Follows its suit. At the end of the trick you catch one other card of your choice, before the winner takes the rest. (F4.1)
explain-pass = May always be played. At the end of the trick everybody chooses a hand card for the left neighbour, hidden and at once. (F4.3)
explain-minus3 = May always be played. Whoever catches it loses 3 points at once; it still counts 1 as a card. (F4.4)
explain-all = May always be played. At the end of the trick you catch all other cards that are still in it. The buoy itself goes to the winner, unless a zero takes it. (F4.2)
explain-first = May always be played. You lead the next trick in place of the winner. (F5.1)
explain-call = May always be played. You name the suit that all must follow in the next trick; if nobody plays it or green, you win that trick. (F5.2)
explain-low = May always be played. In the next trick the lowest card wins. (F5.3)

## What happened

fishing-move = { $verb ->
    [play] play { $thing }
    [catch] catch { $thing }
    [pass] pass { $thing }
   *[call] call { $thing }
}
fishing-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
fishing-chose = { $you ->
    [yes] You have chosen a card to pass.
   *[no] { $who } has chosen a card to pass.
}
fishing-passed = { $you ->
    [yes] You pass { $card } to { $to }.
   *[no] { $to-you ->
        [yes] { $who } passes you { $card }.
       *[no] { $who } passes { $card } to { $to }.
    }
}
fishing-caught-by-zero = { $you ->
    [yes] Your zero catches { $card }.
   *[no] The zero of { $who } catches { $card }.
}
fishing-caught-by-all = { $you ->
    [yes] Your catch-all buoy catches { $cards }.
   *[no] The catch-all buoy of { $who } catches { $cards }.
}
fishing-caught-by-winner = { $you ->
    [yes] You catch { $cards }.
   *[no] { $who } catches { $cards }.
}
fishing-lost-points = { $you ->
    [yes] You lose { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $who } loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
fishing-won-trick = { $number ->
    [0] { $you ->
        [yes] You win the trick { $by }, but nothing is left in it.
       *[no] { $who } wins the trick { $by }, but nothing is left in it.
    }
   *[other] { $you ->
        [yes] You win the trick { $by }.
       *[no] { $who } wins the trick { $by }.
    }
}
fishing-leads = { $you ->
    [yes] Your lead-next buoy lets you lead the next trick.
   *[no] By the lead-next buoy { $who } leads the next trick.
}
fishing-low-next = The lowest card wins the next trick.
fishing-called = { $suit ->
    [blue] { $you ->
        [yes] You call blue.
       *[no] { $who } calls blue.
    }
    [purple] { $you ->
        [yes] You call purple.
       *[no] { $who } calls purple.
    }
    [red] { $you ->
        [yes] You call red.
       *[no] { $who } calls red.
    }
    [yellow] { $you ->
        [yes] You call yellow.
       *[no] { $who } calls yellow.
    }
   *[green] { $you ->
        [yes] You call green.
       *[no] { $who } calls green.
    }
}
fishing-scored = { $you ->
    [yes] You caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } this round and have { $thing ->
        [one] { $thing } point
       *[other] { $thing } points
    }.
   *[no] { $who } caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } this round and has { $thing ->
        [one] { $thing } point
       *[other] { $thing } points
    }.
}
fishing-round-begins = { $you ->
    [yes] Round { $thing } begins with { $number } cards each. { $thing ->
        [1] You lead.
       *[other] You have the fewest points and lead.
    }
   *[no] Round { $thing } begins with { $number } cards each. { $thing ->
        [1] { $who } leads.
       *[other] { $who } has the fewest points and leads.
    }
}
fishing-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
fishing-drew-from = { $you ->
    [yes] You drew { $sources }.
   *[no] { $who } drew { $sources }.
}
source-stockroom = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from the catch of round { $round }
source-ocean = { $stars ->
    [0] { $number ->
        [one] { $number } starting card
       *[other] { $number } starting cards
    }
    [one] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with { $stars } star
   *[other] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with { $stars } stars
}
fishing-overfished = Overfishing: the ocean is { $number ->
    [one] { $number } card
   *[other] { $number } cards
} short for round { $round }. The game ends.
fishing-won = { $you ->
    [yes] You win with { $thing ->
        [one] { $thing } point
       *[other] { $thing } points
    }.
   *[no] { $who } wins with { $thing ->
        [one] { $thing } point
       *[other] { $thing } points
    }.
}

## Why not

fishing-must-follow = you hold { $cards }, so you must play { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
} or a buoy
fishing-not-in-hand = you do not hold { $card }
fishing-not-in-trick = { $card } is not in the trick
fishing-own-zero = a zero catches another card, not itself
fishing-already-chosen = you have chosen a card to pass already
fishing-no-such-suit = a call names blue, purple, red, yellow or green
fishing-unknown-suit = there is no suit { $suit }
fishing-unknown-card = there is no card { $card }
fishing-no-deal-now = no cards are dealt now
fishing-deal-other-seat = { $who } is dealt to next
fishing-deal-size = the hand has { $right ->
    [one] { $right } card
   *[other] { $right } cards
}, not { $found }
fishing-deal-card = { $card } is not in { $pile }, which is drawn from now
pile-start = the starting cards
pile-ocean = { $stars ->
    [one] the ocean cards with { $stars } star
   *[other] the ocean cards with { $stars } stars
}
pile-batch = the batch of { $who } from round { $round }

