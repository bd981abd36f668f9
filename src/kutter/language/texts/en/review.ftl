### Looking back on a game

help-review = Look back on a finished game: what decisions cost, by what their seat knew then, and what was better.
examples-review = {"  "}kutter review games.kutter.jsonl:3 --seat 0
    {"  "}kutter review game.kutter.json --seat 2 --json
help-review-seat = whose decisions, counted from 0 (default: everybody's; of a seat's own record, that seat's)
help-review-seed = a number; the same one gives the same review
help-open = judge with all cards open, not by what the seat knew
help-top = how many decisions to explain, the costliest first

progress-review = decisions
review-of-spectator = from what spectators see nobody's decisions can be judged; take the whole record or a seat's
review-not-all-open = this record is what one seat saw; only a whole one can be judged with open cards
review-game-goes-on = the game is not over; only finished games are looked back on
review-of = { $who }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $best } best, { $fine } fine, { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
}, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}.
review-name = { $name ->
    [best] best
    [fine] fine
    [slip] slip
   *[mistake] mistake
}
review-played = Move { $number }, { review-name }: you chose to { $move }.
review-better = Better was to { $move }: { review-chance }, { review-points }.
review-chance = { $likelier ->
    [same] the same chance to win
   *[other] { $chance ->
        [one] { $chance } percentage point
       *[other] { $chance } percentage points
    } { $likelier ->
        [more] more
       *[less] less
    } chance to win
}
review-points = { $scored ->
    [same] as many points on average
    [lower] a score { review-amount } lower on average (low wins)
    [higher] a score { review-amount } higher on average (low wins)
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $scored ->
        [more] more
       *[fewer] fewer
    } on average
}
review-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-why = What speaks for it: { $reason }.
review-worse = Your move came out worse in { $worse } of 100 worlds that fitted what you knew.
review-worse-where = Your move came out worse in { $worse } of 100 worlds that fitted what you knew, most of all where { $where }: there in { $there }, else in { $elsewhere }.
review-worse-open = With all cards open, your move came out worse in { $worse } of 100 games that went on from here.
review-finest = Your finest decision was move { $number }: to { $move }. The next best, to { $next }: { review-chance }, { review-points }.
review-deal = In { $games ->
    [one] { $games } game
   *[other] { $games } games
} from the same deal with the bot { $bot } in all seats, your seat made { $own ->
    [one] { $own } point
   *[other] { $own } points
} on average, and any seat { $all }. You made { $made }{ $wins ->
    [lowest] {" "}(low wins)
   *[highest] {""}
}.
