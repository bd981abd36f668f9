## Das Ergebnis

page-fishing-best-moment = { $you ->
    [yes] Du hast { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } in einem Stich gefangen.
   *[no] { $who } hat { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } in einem Stich gefangen.
}
