## Tipps: was Partien ergaben, die nach einem Zug weitergespielt wurden, und was für ihn spricht

freshfish-hint-outlook = { $games ->
    [one] { $chance } % Siegchance in { $games } Probepartie
   *[other] { $chance } % Siegchance in { $games } Probepartien
}; am Ende etwa { $score } (wenig gewinnt)
freshfish-hint-first-space = ein Feld für deinen { freshfish-stall }: seine Länge wäre { $number }
freshfish-hint-nearer-space = für deinen { freshfish-stall } näher als deine anderen Felder: { $number } statt { $before }
freshfish-hint-safer-space = für deinen { freshfish-stall } sicherer als dort, wo sich die Scheiben drängen; seine Länge wäre { $number }
freshfish-hint-spare-disc = ein Feld mehr zur Auswahl; näher kommt dadurch keiner deiner Stände
freshfish-hint-crowded = aber ins Gebiet { $number ->
    [one] passt nur noch ein Bau
   *[other] passen nur noch { $number } Bauten
}, deine Scheibe kann zurückkommen
freshfish-hint-denies = auch für { $who } ist es das beste Feld
freshfish-hint-draw-ready = { $discs ->
    [one] dein reserviertes Feld reicht
   *[other] deine { $discs } reservierten Felder reichen
} für das, was du noch bauen musst ({ $stalls })
freshfish-hint-draw-nothing-near = kein Feld, das du reservieren könntest, bringt einen deiner Stände viel näher
freshfish-hint-draw = lieber jetzt als später, obwohl du { $discs ->
    [one] { $discs } reserviertes Feld
   *[other] { $discs } reservierte Felder
} für { $stalls ->
    [one] { $stalls } Stand
   *[other] { $stalls } Stände
} hast
freshfish-hint-stall = dein { freshfish-stall } bekommt Länge { $number }
freshfish-hint-spare-space = du brauchst dieses Feld für keinen deiner Stände
freshfish-hint-gives-up = aber dann kann dein { freshfish-stall } dort nicht stehen, mit Länge { $number }
freshfish-hint-length-own = dein { freshfish-stall } kommt von { $before } auf { $number }
freshfish-hint-length-other = der { freshfish-stall } von { $who } kommt von { $before } auf { $number }
freshfish-hint-discs = { $who } verliert { $number ->
    [one] { $number } reserviertes Feld
   *[other] { $number } reservierte Felder
}
freshfish-hint-own-discs = du verlierst { $number ->
    [one] { $number } reserviertes Feld
   *[other] { $number } reservierte Felder
}
freshfish-hint-worth = der Stand ist dir jetzt { $number ->
    [0] nichts
    [one] etwa { $number } Münze
   *[other] etwa { $number } Münzen
} wert
freshfish-hint-bid = damit bekommst du ihn mit etwa { $chance } %; die anderen bieten wohl bis { $number }
freshfish-hint-no-rivals = sonst kann niemand bieten, ein Gebot von 0 reicht
