## Why a trick was won

fishing-won-by = { $reason ->
    [first-buoy] with the first buoy
    [call] by the call, as nobody played { $suit ->
        [blue] blue or green
        [purple] purple or green
        [red] red or green
        [yellow] yellow or green
       *[green] green
    }
    [only] with the only { $suit ->
        [blue] blue
        [purple] purple
        [red] red
        [yellow] yellow
       *[green] trump
    }
    [lowest] with the lowest { $suit ->
        [blue] blue
        [purple] purple
        [red] red
        [yellow] yellow
       *[green] trump
    }
   *[highest] with the highest { $suit ->
        [blue] blue
        [purple] purple
        [red] red
        [yellow] yellow
       *[green] trump
    }
}
page-fishing-won-by = { $reason ->
    [first-buoy] First buoy
    [call] The caller wins
    [only] { $suit ->
        [blue] Only blue
        [purple] Only purple
        [red] Only red
        [yellow] Only yellow
       *[green] Only trump
    }
    [lowest] { $suit ->
        [blue] Lowest blue
        [purple] Lowest purple
        [red] Lowest red
        [yellow] Lowest yellow
       *[green] Lowest trump
    }
   *[highest] { $suit ->
        [blue] Highest blue
        [purple] Highest purple
        [red] Highest red
        [yellow] Highest yellow
       *[green] Highest trump
    }
}
page-fishing-brings = { $number ->
    [0] no cards left
    [one] +{ $number } card
   *[other] +{ $number } cards
}
page-fishing-new-card = new
page-fishing-loses = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
}
page-fishing-first-trick = { $what } Each card that you catch is a point.
