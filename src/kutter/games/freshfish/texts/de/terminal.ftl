## Die Befehlszeile

help-variant = die Variante von Fresh Fish (sonst market)
help-streets = Straßen bei Fresh Fish überall, wo sie eine Strecke verkürzen, nicht nur wo Wege versperrt sind (M7.4)
help-boards = eigene Pläne für Fresh Fish; als Befehl: unsere Pläne zeigen oder deine Datei prüfen
examples-boards = {"  "}kutter boards show
    {"  "}kutter boards check my-boards.json
good = { $good ->
    [fish] Fisch
    [soda] Limonade
    [cheese] Käse
   *[ice] Eis
}
tile = { $tile ->
    [fish] Fisch
    [soda] Limonade
    [cheese] Käse
    [ice] Eis
   *[flea] Floh
}
column-coins = Münzen
column-discs = Scheiben
column-stalls = Stände
screen-stack = Stapel: { $stack }   Letzte Reihe: { $last }
screen-bid = { $good ->
    [fish] Der Fischstand
    [soda] Der Limonadenstand
    [cheese] Der Käsestand
   *[ice] Der Eisstand
} wird versteigert. Biete 0 bis { $most }.
screen-place = { $tile ->
    [fish] Den Fischstand
    [soda] Den Limonadenstand
    [cheese] Den Käsestand
    [ice] Den Eisstand
   *[flea] Den Flohmarkttisch
} auf eines von: { $spaces }
screen-turn = { $may-draw ->
    [yes] { $number ->
        [0] Du musst ziehen.
       *[other] Reserviere ein Feld ({ $spaces }) oder zieh.
    }
   *[no] Reserviere ein Feld ({ $spaces }).
}
screen-draw-word = zieh
screen-prompt-bid = eine Zahl Münzen, ?, q:{" "}
screen-prompt-space = ein Feld wie c4, oder zieh; ?c4 schaut voraus; q:{" "}
screen-help-freshfish = Ein Feld ist seine Spalte und Zeile, etwa c4. ?c4 zeigt, was ein Bau dort nach sich zöge. Zeichen: . leer, + Weg, (2) eine Scheibe von Platz 2, ### ein Flohmarkttisch, [F] der Fischlaster, F2 der Fischstand von Platz 2; S Limonade, C Käse, I Eis. q beendet.
screen-preview = Neue Wege: { $paths }.  Verlorene Scheiben: { $discs }.  Längen: { $lengths }
play-welcome-freshfish = Eine Partie Fresh Fish. Bring deine vier Stände nah an ihre Laster und behalte deine Münzen: Die niedrigste Wertung gewinnt. ? erklärt, q beendet.

