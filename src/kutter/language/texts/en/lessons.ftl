# kutter lessons

help-lessons = Find the move: positions in which one move is clearly best.
help-lessons-find = Find such positions in games between bots, or in the records of FILE.
examples-lessons-find = {"  "}kutter lessons find { $game } --games 50 --out lessons.jsonl
    {"  "}kutter lessons find { $other } games.kutter.jsonl --count 10
help-lessons-check = Judge the lessons that Kutter brings along once more, with the bots of today.
examples-lessons-check = {"  "}kutter lessons check
    {"  "}kutter lessons check { $game } --update
help-lessons-files = records to search instead of games between bots
help-lessons-game = the lessons of one game (default: of all)
help-lessons-seed = a number; the same one gives the same lessons
help-lessons-out = write the lessons to this file, one a line
help-count = how many lessons at most
help-update = drop what no longer holds, and note how the others were judged
lessons-searched = Games searched
lessons-checked = Lessons judged
lessons-found = { $found ->
    [one] { $found } lesson
   *[other] { $found } lessons
    } in { $games ->
    [one] { $games } game
   *[other] { $games } games
    }.
lesson-is-lost = { $course }, lesson { $number }: { $move } is no longer clearly best; now { $now }, ahead by { $lead }
lessons-hold = { $course }: { $kept } of { $all ->
    [one] { $all } lesson holds
   *[other] { $all } lessons hold
    }.

# Find the move: what is answered

refused-no-such-lesson = there is no such lesson
lesson-right = Right: to { $move } is clearly best.
lesson-best = The best is to { $move }.
lesson-wrong = To { $move } is not the best: { review-chance }, { review-points }.
lesson-far = To { $move } is not the best, nor among the { $weighed } most promising moves.
lesson-next = The next best is to { $move }: { review-chance }, { review-points }.

# Find the move: on the page

page-lessons = Find the move
page-lessons-about = In each of these positions one move is clearly best, by all that your seat can know. Find it. They grow harder as you go.
page-lessons-found = { $found } of { $all } found
page-lessons-begin = Begin
page-lessons-go-on = Go on
page-lessons-again = Once more
page-lessons-all = All positions
page-lesson-grade = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
page-lesson-state = Position { $number }, { $state ->
    [first] found at once
    [later] found later
    [seen] looked up
    [tried] not found yet
   *[new] new
}
page-lesson-title = Find the move · { $game } · { $number } of { $all }
page-lesson-show = Show the move
page-lesson-again = Try again
page-lesson-next = Next
page-lesson-list = To the list
page-lesson-why = Why
page-lesson-chance = to win
page-lesson-points = points
page-lesson-score = score
page-lesson-judged = Judged by { $bot }, version { $version }
