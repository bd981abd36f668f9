## Das Ergebnis

page-freshfish-best-moment = { $you ->
    [yes] Dein { freshfish-stall } hat { freshfish-coins } gekostet, und seine Strecke zählt { $length }.
   *[no] Der { freshfish-stall } von { $who } hat { freshfish-coins } gekostet, und seine Strecke zählt { $length }.
}
