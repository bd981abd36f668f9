## Warum eine Versteigerung so ausgeht

freshfish-only-bid = { $you ->
    [yes] Nur du bietest mit.
   *[no] Nur { $who } bietet mit.
}
freshfish-highest-bid = { $you ->
    [yes] Dein Gebot ist das höchste.
   *[no] Das Gebot von { $who } ist das höchste.
}
freshfish-tie-to-drawer = { $you ->
    [yes] Gleichstand: Du hast das Plättchen gezogen, also gewinnst du.
   *[no] Gleichstand: { $who } hat das Plättchen gezogen und gewinnt deshalb.
}
freshfish-tie-clockwise = { $to-you ->
    [yes] Gleichstand: Gezogen hast du, und { $who } sitzt im Uhrzeigersinn am nächsten.
   *[no] { $you ->
        [yes] Gleichstand: Gezogen hat { $to }, und du sitzt im Uhrzeigersinn am nächsten.
       *[no] Gleichstand: Gezogen hat { $to }, und { $who } sitzt im Uhrzeigersinn am nächsten.
    }
}
page-freshfish-decided = { $decided ->
    [only-bid] einziges Gebot
    [highest-bid] höchstes Gebot
    [tie-to-drawer] gleich viel: hat gezogen
   *[tie-clockwise] gleich viel: sitzt am nächsten
}
page-freshfish-notes = Jetzt gut zu wissen
