## The result

page-fishing-best-moment = { $you ->
    [yes] You caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in one trick.
   *[no] { $who } caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in one trick.
}
