### kutter stats and kutter export-data

help-stats = Count what the games of records have in common: lengths, choices, scores, seats, ends.
examples-stats = {"  "}kutter stats games.kutter.jsonl
    {"  "}kutter stats games.kutter.jsonl.zst other.kutter.jsonl --plot games.html
    {"  "}kutter stats - --json < games.kutter.jsonl
help-stats-plot = draw charts into this file, PNG, SVG or a page of its own (.html) by its suffix (pip install "kutter[plot]")
help-export-data = Write every decision of records as a row of a table, for other programs.
examples-export-data = {"  "}kutter export-data games.kutter.jsonl --to games.parquet
    {"  "}kutter export-data games.kutter.jsonl --to games.csv.zst --observations plain
help-to = the table: .parquet or .arrow (pip install "kutter[data]"), .csv, .csv.gz or .csv.zst
help-observations = also what the seat knew, as the bytes of the lab: plain, or history for that and its order
export-data-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}: { $file }
data-suffix-unknown = no table can be written to { $file }; its name must end in one of { $suffixes }
data-needs-pyarrow = Parquet and Arrow need pyarrow: pip install "kutter[data]"; .csv does not
decimal-mark = .
records-progress = Reading
record-left-out = { $file } is left out: { $reason }
record-is-partial = it tells only what one seat, or a spectator, has seen
record-is-unfinished = its game is not finished
stats-done = { $games ->
    [one] { $games } game counted
   *[other] { $games } games counted
}{ $left-out ->
    [0] {""}
    [one] , one record left out
   *[other] , { $left-out } records left out
}
stats-more-rows = { $rows ->
    [one] and one row more
   *[other] and { $rows } rows more
}: --json and --plot have them all
figure-mean = mean
figure-interval = 95 %
figure-spread = spread
figure-lowest = lowest
figure-median = median
figure-highest = highest
figure-number = number
axis-seat = seat
axis-verb = move
axis-end = end
measure-decisions = decisions a game
measure-choices = legal moves a decision
measure-score = score of a seat
measure-best-score = score of the winner
measure-lead = lead over the next
measure-ties = ties
measure-ends = how games end
measure-choices-by-verb = legal moves a decision, by move
measure-decisions-by-verb = decisions a game, by move
measure-wins = wins by seat
measure-score-by-seat = score by seat
stats-page-title = Games counted
stats-page-about = Means and shares with their 95 % intervals: Student's for means, Wilson's for shares, by how games differ from each other. The spread is the standard deviation.
stats-page-numbers = The numbers
