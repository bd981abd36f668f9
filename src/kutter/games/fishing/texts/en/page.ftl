## Page

page-fishing-letter = { $suit ->
    [blue] B
    [purple] P
    [red] R
    [yellow] Y
   *[green] G
}
page-fishing-buoy-words = { $buoy ->
    [pass] pass left
    [minus3] minus three
    [all] catch all
    [first] lead next
    [call] call suit
   *[low] lowest wins
}
page-fishing-buoy-written = { $name } ({ $words })
page-fishing-deal = Round { $round } is dealt.
page-fishing-you-lead = { $low ->
    [yes] You lead: play any card. The lowest wins.
   *[no] You lead: play any card.
}
page-fishing-any-card = { $low ->
    [yes] No suit to follow yet: play any card. The lowest wins.
   *[no] No suit to follow yet: play any card.
}
page-fishing-follow = { $suit ->
    [blue] Follow blue
    [purple] Follow purple
    [red] Follow red
    [yellow] Follow yellow
   *[green] Follow green
}{ $buoy ->
    [yes] , or play a buoy.
   *[no] .
}{ $low ->
    [yes] { " " }The lowest wins.
   *[no] { "" }
}
page-fishing-no-suit = { $suit ->
    [blue] You have no blue: play any card.
    [purple] You have no purple: play any card.
    [red] You have no red: play any card.
    [yellow] You have no yellow: play any card.
   *[green] You have no green: play any card.
}{ $low ->
    [yes] { " " }The lowest wins.
   *[no] { "" }
}
page-fishing-your-catch = Your zero catches: pick a card from the trick.
page-fishing-your-pass = Choose a card for { $to }, your left neighbour.
page-fishing-your-call = Call the suit to follow in the next trick.
page-fishing-confirm = Choose { $thing } once more to confirm.
page-fishing-others-pass = { $chosen ->
    [yes] Your card is chosen. Waiting for { $names }.
   *[no] Everybody chooses a card for the left neighbour. Waiting for { $names }.
}
page-fishing-other-catch = { $who } picks a card with a zero.
page-fishing-other-call = { $who } calls a suit.
page-fishing-leads = { $who } leads.
page-fishing-waiting = Waiting for { $who }.
page-fishing-shared-win = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-fishing-end = { $end ->
    [overfishing] Overfishing: the ocean could not fill the hands any more, so the game ended early.
   *[rounds] All rounds are played.
}
page-fishing-hand = Your hand
page-fishing-hand-card = { $state ->
    [playable] { $card }, playable
    [refused] { $card }, may not be chosen now
    [raised] { $card }, chosen: once more to confirm
    [given] { $card }, chosen for your left neighbour
   *[waiting] { $card }
}
page-fishing-trick = The trick
page-fishing-trick-card = { $state ->
    [catchable] { $card } of { $name }, may be caught
    [refused] { $card } of { $name }, may not be caught
    [ahead] { $name }: { $card }, wins so far.
   *[lies] { $name }: { $card }.
}
page-fishing-no-card = { $name }: no card yet.
page-fishing-caught = { $name } has caught { $card }.
page-fishing-leader = Lead
page-fishing-orders = What holds in this trick
page-fishing-to-follow = { $suit ->
    [blue] Follow blue
    [purple] Follow purple
    [red] Follow red
    [yellow] Follow yellow
   *[green] Follow green
}
page-fishing-called-by = called by { $name }
page-fishing-low = Lowest wins
page-fishing-seats = Players
page-fishing-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $caught } caught this round, { $stored } in the stockroom, { $held } in hand{ $ahead ->
    [yes] , most points
   *[no] { "" }
}{ $chosen ->
    [yes] , has chosen
   *[no] { "" }
}{ $away ->
    [yes] , not connected
   *[no] { "" }
}{ $due ->
    [yes] , to move
   *[no] { "" }
}. Look closer
page-fishing-ocean = Ocean: { $number }
page-fishing-ocean-title = The ocean
page-fishing-level = { source-ocean }
page-fishing-provisional = Which card has how many stars is provisional (F1.3).
page-fishing-stars = { $stars ->
    [one] { $stars } star,
   *[other] { $stars } stars,
}
page-fishing-rest = { $rest ->
    [empty] nothing is left
    [drawn] drawn and not seen since:
    [whole] still there:
   *[some] { $left ->
        [one] { $left } of these { $all } is still there:
       *[other] { $left } of these { $all } are still there:
    }
}
page-fishing-round = Round { $round } of { $rounds }
page-fishing-round-short = Round { $round }/{ $rounds }
page-fishing-trick-short = Trick { $trick }/{ $tricks }
page-fishing-crate = Rd { $round }
page-fishing-trick-of = Trick { $trick } of { $tricks }
page-fishing-last-trick = The last trick
page-fishing-memory = Card memory
page-fishing-where = { $where ->
    [yours] yours
    [out] may be in a hand
    [away] in a stockroom or the ocean
   *[seen] seen this round
}
page-fishing-catch = Catch of this round: { $number }
page-fishing-stockroom = Stockroom
page-fishing-stockroom-empty = No batch is in it yet.
page-fishing-batch = Batch of round { $round },
page-keys-hand = Fishing: your hand
page-key-hand-left = one card to the left
page-key-hand-right = one card to the right
page-key-hand-up = one row up
page-key-hand-down = one row down
page-key-hand-first = to the first card
page-key-hand-last = to the last card
page-key-hand-digit = to the card with this value
page-about-fishing = A card game of tricks: what you catch becomes your next hand. 3 to 5 players.
page-switch-fishing-memory = Fishing: show the card memory
page-fishing-best-moment = { $you ->
    [yes] You caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in round { $round }.
   *[no] { $who } caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in round { $round }.
}

## The guided first game

fishing-guide-goal = Catch as many cards as you can in eight rounds: every card is a point, and most points win. Until the round ends, your fisher holds what you catch.
fishing-guide-follow = Purple was led. Whoever has purple must play it: the cards that stand higher are the ones you may play. Play your 9: it beats the 8.
fishing-guide-won = { $you ->
    [yes] Yours is the highest purple, so the whole trick goes to your fisher: three cards.
   *[no] { $who } played the highest purple, so the whole trick goes to that fisher: three cards.
}
fishing-guide-lead = Whoever wins a trick leads the next one, with any card. Now play one more trick.
fishing-guide-rest = So it goes on until every hand is empty. Let us jump ahead to the last trick of this round.
fishing-guide-last = Everybody has one card left. Play it, and watch where your catch goes when the round ends.
fishing-guide-hand = This is the heart of the game: what you caught is your new hand. Nine of these cards came out of your stockroom, the boat.
fishing-guide-ocean = You were one card short, so it came from the ocean. The further the game goes, the stronger the cards that lie there.
fishing-guide-trump = Red was led and you have none, so you may play anything. Green is trump and beats every other suit: play your green 2.
fishing-guide-trumped = { $you ->
    [yes] Only a 2, but the only green card: the trick is yours.
   *[no] A single green card would have won it. Without one, the highest red takes the trick: { $who }.
}
fishing-guide-zero = The last round, with stronger cards. A zero catches one card of your choice out of its trick. Lead your red 0.
fishing-guide-hook = Choose the card that your hook takes. You get it whoever wins the trick.
fishing-guide-buoys = Cards with a buoy may always be played, whatever was led, and each changes something. Hold one, or point at it, to read what.
fishing-guide-final = Another jump, to the very last trick of round eight; meanwhile the points have gone on. You know how it goes.
fishing-guide-result = Most points win. A game can end sooner, too: when the ocean cannot fill every hand any more, it is overfished.
