# The review in the page, and what might have been.

page-review = Review
page-review-open = Judge with all cards open
page-review-progress = Looking back on what { $name } decided …
page-review-chances = Chance to win over the game, in percent
page-review-chances-of = { $name }: { $first } % at first, { $last } % at the end; least { $least } % after move { $least-at }, most { $most } % after move { $most-at }.
page-review-costly = What could have been better
page-review-better-was = Better was to { $move }.
page-review-nothing = Nothing would have been better for sure.
page-review-again = Try again
page-review-open-cards = Look with open cards
page-review-mistake = Mistake
page-review-slip = Slip
page-review-worse = worse in { $number } %
page-review-same = as well in { $number } %
page-review-better = better in { $number } %
page-what-if = What if?
page-what-if-from = From here, after move { $number }, you play on with bots at once. The game itself stays as it was.
page-what-if-seat = You play
page-what-if-as-before = As they were
page-what-if-begin = Play on
page-branch = What if · after move { $number } of { $game }
page-branch-back = Back to the game
page-branch-back-review = Back to the review
