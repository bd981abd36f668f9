## Guided first games

page-learn = Learn by playing
page-learn-new = New here?
page-learn-offer = Learn by playing, with a hint at every new idea: about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} a game.
page-learn-not-now = Not now
page-learn-title = { $game }: your first game
page-learn-progress = Step { $number } of { $all }
page-learn-next = Next
page-learn-go-on = Go on
page-learn-skip = Leave the guide
page-learn-show = Show the guide
page-learn-hide = Hide the guide
page-learn-guide = Guide
page-learn-done = That is all you need to know
page-learn-done-about = You have met every idea of { $game }. The rest comes with playing.
page-learn-play = Play your first game
refused-no-such-guide = there is no such guide
