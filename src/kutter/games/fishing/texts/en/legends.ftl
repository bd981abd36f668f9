## What things on the table are for

page-fishing-trump = Trump
page-fishing-ocean-short = for the next hands
page-fishing-ocean-purpose = New cards for the next rounds: what your stockroom cannot fill of your next hand, you draw here. Cards with few stars come first; the more stars, the stronger.
page-fishing-legend-catch = Each card that was caught in this round is a point at its end.
page-fishing-legend-flag = The flag: nobody has more points.
page-fishing-legend-stockroom = What was caught in earlier rounds. The next hand is drawn from it, the oldest batch first.
page-fishing-stockroom-of = Stockroom: { $number }
page-fishing-held = Cards in hand: { $number }
page-fishing-caught-short = catch
page-fishing-stockroom-short = stock
page-fishing-hand-short = hand
