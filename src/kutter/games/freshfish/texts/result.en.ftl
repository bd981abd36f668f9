## The result

page-freshfish-best-moment = { $you ->
    [yes] Your { freshfish-stall } cost { freshfish-coins }, and its route counts { $length }.
   *[no] The { freshfish-stall } of { $who } cost { freshfish-coins }, and its route counts { $length }.
}
