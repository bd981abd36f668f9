## Hints: what games that were played on from a move came to, and what speaks for it
## A try deals out what the seat cannot see as it might lie, and plays on.

fishing-hint-outlook = { $chance ->
    [none] { "" }
   *[other] { $chance } % to win;{ " " }
}about { $points ->
    [one] { $points } point
   *[other] { $points } points
} after this round
fishing-hint-worlds = { $worlds ->
    [one] { $worlds } try
   *[other] { $worlds } tries
}
fishing-hint-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fishing-hint-surely-wins = wins the trick for certain and brings you { fishing-hint-cards }
fishing-hint-wins = wins the trick in { $number } of { fishing-hint-worlds } and then brings you { fishing-hint-cards }
fishing-hint-hardly-wins = hardly wins the trick: in { $number } of { fishing-hint-worlds }
fishing-hint-never-wins = { $last ->
    [yes] does not win the trick
   *[no] wins the trick in { $number } of { fishing-hint-worlds }
}
fishing-hint-zero = your zero catches a card, whoever wins
fishing-hint-all = catches all other cards of the trick, about { fishing-hint-cards }
fishing-hint-pass-buoy = everybody passes a card on, and you can get rid of one
fishing-hint-first = you lead the next trick, and win it in { $number } of { fishing-hint-worlds }
fishing-hint-call = you name the suit of the next trick, and win it in { $number } of { fishing-hint-worlds }
fishing-hint-low = the lowest card wins the next trick: yours in { $number } of { fishing-hint-worlds }
fishing-hint-minus-played = costs somebody else 3 points in { $number } of { fishing-hint-worlds }
fishing-hint-minus-along = but a −3 buoy may come along
fishing-hint-minus-avoided = you stay clear of the −3 buoy
fishing-hint-as-good = wins as often as { $card }, which you keep
fishing-hint-keeps-trump = you keep your trump for later
fishing-hint-keeps = you keep { $card } for later
fishing-hint-none-wins = no card of yours wins this trick often
fishing-hint-calls = you win the trick with this suit in { $number } of { fishing-hint-worlds }
fishing-hint-catch = { $kind ->
    [trump] a trump for a later hand, and a point that { $who } does not get
    [high] a strong card for a later hand, and a point that { $who } does not get
    [special] a card that can do something in a later hand, and a point that { $who } does not get
   *[plain] a point that { $who } does not get
}
fishing-hint-catch-own-trick = what is left of the trick is yours as well
fishing-hint-catch-minus = catching it costs you 3 points
fishing-hint-leaves-minus = the −3 buoy stays for { $who }
fishing-hint-give = { $compared ->
    [better] you can spare it best; any other card would cost you at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round
   *[same] you can spare it as well as { $card }
}
fishing-hint-give-minus = then { $who } holds the −3 buoy
fishing-hint-fresh = who catches less draws more: about { $cards ->
    [one] { $cards } fresh card
   *[other] { $cards } fresh cards
} from the ocean next
