### The deal of the day, and challenges

page-daily = Deal of the day
page-daily-of = Deal of the day · { $day }
page-daily-about = One deal of each game every day: the same for everybody, against the same bots.
page-daily-today = Today, { $day }
page-daily-yesterday = Yesterday, { $day }
page-daily-streak = { $number ->
    [0] No streak yet: finish a deal today.
    [one] { $number } day in a row
   *[other] { $number } days in a row
}
page-daily-longest = { $number ->
    [one] Longest streak: { $number } day
   *[other] Longest streak: { $number } days
}
page-daily-how = What counts
page-daily-utc = A day is a day in UTC. Today ends at { $time } your time.
page-daily-everybody = “Everybody” is everybody on this server.
page-daily-first = Your first try counts. Later ones stand below, and so does what was finished after the day.
page-daily-fair = There are no hints, and nothing can be taken back.
page-daily-trust = Results are on trust: whoever opens a private window is a new guest.
page-ends-in-hours = { $number ->
    [one] ends in { $number } hour
   *[other] ends in { $number } hours
}
page-ends-in-minutes = { $number ->
    [one] ends in { $number } minute
   *[other] ends in { $number } minutes
}

page-challenge = Challenge
page-challenge-beat = { $name } finished { $lead }. Beat that, on the same deal and against the same bots.
page-challenge-own = This is your challenge: send others its link.
page-challenge-make = Challenge: beat me on this deal
page-challenge-how = Whoever opens this link plays the same deal against the same bots. One table has all results.

page-contest-play = Play
page-contest-again = Try again
page-contest-first-counts = Only your first try counts.
page-contest-no-tries = You have no more tries.
page-contest-over = The day is over: what is played now does not count.
page-contest-results = Results
page-contest-results-solution = Results and solution
page-contest-number = { $number ->
    [0] no result yet
    [one] { $number } result
   *[other] { $number } results
}
page-contest-place = Place { $place } of { $players }
page-contest-of = { $number } of { $players }
page-contest-lead = { $side ->
    [ahead] { $points ->
        [one] { $points } point ahead of the best bot
       *[other] { $points } points ahead of the best bot
    }
    [behind] { $points ->
        [one] { $points } point behind the best bot
       *[other] { $points } points behind the best bot
    }
   *[level] level with the best bot
}
page-contest-seat = Your seat
page-contest-bots = Bots
page-contest-simulations = { $number ->
    [one] { $number } simulation for each move
   *[other] { $number } simulations for each move
}
page-contest-thinking = They think
page-contest-version = Their version
page-contest-played = What is played
page-contest-solution = Solution: how a strong bot plays it
page-contest-solution-soon = A strong bot still plays the solution.
page-contest-own-game = Your game, to look back on
page-contest-by-knowledge = Until the day ends, your game is judged by what you knew. After that, all cards can be laid open.
page-contest-review = Where a game is replayed, “{ page-review }” tells what its moves cost.
page-contest-rank = Rank
page-contest-name = Name
page-contest-at-table = Place
page-contest-score = Score
page-contest-ahead = Lead
page-contest-ranked = Ranked by the lead over the best bot at the table.
page-contest-none = Nobody has finished this deal yet.
page-contest-others = Out of the ranking
page-contest-mark-later-try = not the first try
page-contest-mark-late = after the day had ended
page-contest-mark-left = gone, a bot played on
page-contest-mark-other-bots = against bots of another version
page-contest-mark-other-play = the bots’ moves do not fit this deal
page-contest-mark-free-table = with hints and taking back allowed
page-contest-checked = Checked: the server has played the bots’ part again, and it was the same.

page-share-daily = Kutter, deal of the day, { $day }: { $game }
page-share-challenge = Kutter, a challenge: { $game }
page-share-text = Text to share
