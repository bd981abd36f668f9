## Das Spiel

game-freshfish = Fresh Fish

## Dateien, Aufzeichnungen und Züge

preview-of-nothing = eine Vorschau gibt es nur für ein Feld

## Was geschah

freshfish-stall = { $good ->
    [fish] Fischstand
    [soda] Limonadenstand
    [cheese] Käsestand
   *[ice] Eisstand
}
freshfish-truck = { $good ->
    [fish] Fischlaster
    [soda] Limonadenlaster
    [cheese] Käselaster
   *[ice] Eislaster
}
freshfish-length = { $good ->
    [fish] Fisch { $number }
    [soda] Limonade { $number }
    [cheese] Käse { $number }
   *[ice] Eis { $number }
}
freshfish-coins = { $number ->
    [0] nichts
    [one] { $number } Münze
   *[other] { $number } Münzen
}
freshfish-move = { $verb ->
    [reserve] { $thing } reservieren
    [draw] ein Plättchen ziehen
    [bid] { $thing } bieten
   *[place] auf { $thing } bauen
}
freshfish-reserved = { $you ->
    [yes] Du reservierst { $space }.
   *[no] { $who } reserviert { $space }.
}
freshfish-draws = { $you ->
    [yes] Du ziehst ein Plättchen.
   *[no] { $who } zieht ein Plättchen.
}
freshfish-tile-drawn = { $good ->
    [flea] Das Plättchen zeigt einen Flohmarkttisch.
   *[other] Das Plättchen zeigt den { freshfish-stall } und wird versteigert.
} { $number ->
    [0] Es war das letzte im Stapel.
    [one] { $number } Plättchen ist übrig.
   *[other] { $number } Plättchen sind übrig.
}
freshfish-bid-sealed = { $you ->
    [yes] Du hast geboten.
   *[no] { $who } hat geboten.
}
freshfish-bid-shown = { $you ->
    [yes] Du bietest { freshfish-coins }.
   *[no] { $who } bietet { freshfish-coins }.
}
freshfish-auction-won = { $you ->
    [yes] Du ersteigerst den { freshfish-stall } und zahlst { freshfish-coins } an die Bank.
   *[no] { $who } ersteigert den { freshfish-stall } und zahlt { freshfish-coins } an die Bank.
}
freshfish-tile-void = Niemand kann für den { freshfish-stall } bieten: Das Plättchen verfällt.
freshfish-stack-void = Niemand kann mehr etwas tun: { $number ->
    [one] Das letzte Plättchen im Stapel verfällt.
   *[other] Die letzten { $number } Plättchen im Stapel verfallen.
}
freshfish-table-placed = { $you ->
    [yes] Du stellst einen Flohmarkttisch auf { $space } und nimmst deine Scheibe zurück.
   *[no] { $who } stellt einen Flohmarkttisch auf { $space } und nimmt eine Scheibe zurück.
}
freshfish-stall-placed = { $you ->
    [yes] Du stellst deinen { freshfish-stall } auf { $space } und nimmst deine Scheibe zurück.
   *[no] { $who } stellt den { freshfish-stall } auf { $space } und nimmt eine Scheibe zurück.
}
freshfish-stall-outside = { $you ->
    [yes] Dein { freshfish-stall } steht draußen, denn du hast keine Scheibe auf dem Marktplatz.
   *[no] Der { freshfish-stall } von { $who } steht draußen, denn es fehlt eine Scheibe auf dem Marktplatz.
}
freshfish-path-in-full-area = { $number ->
    [one] { $spaces } wird ein Weg
   *[other] { $spaces } werden Wege
}: { $built ->
    [one] Mit einem Bau ist das Gebiet voll.
   *[other] Mit { $built } Bauten ist das Gebiet voll.
}
freshfish-path-to-truck = { $space } wird ein Weg: Es ist das letzte offene Feld neben dem { freshfish-truck }.
freshfish-path-to-stall = { $you ->
    [yes] { $space } wird ein Weg: Es ist das letzte offene Feld neben deinem { freshfish-stall }.
   *[no] { $space } wird ein Weg: Es ist das letzte offene Feld neben dem { freshfish-stall } von { $who }.
}
freshfish-path-joins = { $number ->
    [one] { $spaces } wird ein Weg: Ein Bau dort würde den Marktplatz zerteilen.
   *[other] { $spaces } werden Wege: Ein Bau dort würde den Marktplatz zerteilen.
}
freshfish-disc-returned = { $number ->
    [one] { $you ->
        [yes] Deine Scheibe auf { $spaces } kommt zu dir zurück: Ihr Feld ist jetzt ein Weg.
       *[no] Die Scheibe auf { $spaces } geht zurück an { $who }: Ihr Feld ist jetzt ein Weg.
    }
   *[other] { $you ->
        [yes] Deine Scheiben auf { $spaces } kommen zu dir zurück: Ihre Felder sind jetzt Wege.
       *[no] Die Scheiben auf { $spaces } gehen zurück an { $who }: Ihre Felder sind jetzt Wege.
    }
}
freshfish-turn-again = { $you ->
    [yes] Du hast nicht bekommen, was du gezogen hast, und bist noch einmal an der Reihe.
   *[no] { $who } hat das Gezogene nicht bekommen und ist noch einmal an der Reihe.
}
freshfish-passed-over = { $you ->
    [yes] Du wirst übergangen: Du hast keine Scheibe auf dem Marktplatz, und kein Feld ist leer.
   *[no] { $who } wird übergangen: keine Scheibe auf dem Marktplatz, und kein Feld ist leer.
}
freshfish-handed-out = { $you ->
    [yes] Aus der letzten Reihe bekommst du den { freshfish-stall }.
   *[no] Aus der letzten Reihe bekommt { $who } den { freshfish-stall }.
}
freshfish-rest-became-paths = { $number ->
    [one] Das letzte freie Feld wird ein Weg.
   *[other] Die letzten { $number } freien Felder werden Wege.
}
freshfish-measured = { $you ->
    [yes] Deine Längen: { $lengths }.
   *[no] Die Längen von { $who }: { $lengths }.
}
freshfish-scored = { $you ->
    [yes] Mit { $number ->
        [one] { $number } übrigen Münze
       *[other] { $number } übrigen Münzen
    } kommst du auf { $score }.
   *[no] Mit { $number ->
        [one] { $number } übrigen Münze
       *[other] { $number } übrigen Münzen
    } kommt { $who } auf { $score }.
}
freshfish-won = { $you ->
    [yes] Du gewinnst mit { $score }.
   *[no] { $who } gewinnt mit { $score }.
}

## Warum nicht

freshfish-on-path = ein Weg
freshfish-on-disc = eine Scheibe von { $who }
freshfish-on-table = ein Flohmarkttisch
freshfish-on-truck = der { freshfish-truck }
freshfish-on-stall = der { freshfish-stall } von { $who }
freshfish-wrong-seat = der Zufall (*) deckt Plättchen auf, alles andere tun die Plätze
freshfish-tile-unknown = ein Plättchen { $tile } gibt es nicht; es gibt flea, fish, soda, cheese und ice
freshfish-tile-is-due = zuerst muss das gezogene Plättchen aufgedeckt werden
freshfish-another-seat-is-due = { $phase ->
    [bid] es fehlt noch das Gebot von { $who }
    [place] erst legt { $who } ein Plättchen
   *[turn] erst ist { $who } an der Reihe, reserviert oder zieht
}
freshfish-other-verb-is-due = jetzt musst du { $phase ->
    [bid] bieten
    [place] das Plättchen auf ein Feld legen, das du reserviert hast
    [tile] ein Plättchen aufdecken
   *[turn] ein Feld reservieren oder ein Plättchen ziehen
}
freshfish-not-bidding = um den { freshfish-stall } bietest du nicht mit
freshfish-already-bid = du hast schon geboten
freshfish-above-purse = { $coins ->
    [one] du hast { $coins } Münze, zu wenig für ein Gebot von { $found }
   *[other] du hast { $coins } Münzen, zu wenig für ein Gebot von { $found }
}
freshfish-all-discs-out = alle deine Scheiben liegen auf dem Marktplatz, also musst du ziehen
freshfish-no-disc-out = du hast keine Scheibe auf dem Marktplatz, also musst du zuerst ein Feld reservieren
freshfish-not-in-stack = { $good ->
    [flea] im Stapel ist kein Flohmarktplättchen mehr
   *[other] im Stapel ist kein { freshfish-stall } mehr
}
freshfish-not-on-square = { $space } liegt nicht auf diesem Marktplatz
freshfish-not-empty = { $space } ist nicht leer: dort ist { $thing }
freshfish-out-of-reach = { $space } liegt neben keinem Weg und keiner Scheibe
freshfish-not-own-disc = du hast { $space } nicht reserviert
freshfish-stall-is-gone = deinen { freshfish-stall } hast du nicht mehr bei dir

## Optionen, Marktplätze und Pläne

freshfish-variant-unknown = die Variante muss "market" oder "classic" sein, nicht { $found }
freshfish-streets-unknown = M7.4: "streets" kann nur "shortest" sein, nicht { $found }; für Straßen nur bei versperrten Wegen lass es weg
freshfish-no-streets = M7.4: in classic gibt es keine Straßen
freshfish-last-row = M2.5: "last" nennt fish, soda, cheese und ice in beliebiger Reihenfolge, nicht { $found }
freshfish-space-count = M2.1: ein Marktplatz hat 1 bis { $most } Felder, nicht { $found }
freshfish-space-unknown = ein Feld { $space } gibt es nicht; Felder sind a1 bis z26
freshfish-square-in-pieces = M2.1: der Marktplatz ist zerteilt: { $space } grenzt mit keiner Seite an den Rest
freshfish-square-has-hole = M2.1: der Marktplatz hat ein Loch bei { $space }
freshfish-milestone-count = M2.1: { $seats } Plätze brauchen { $right } Meilensteine, nicht { $found }
freshfish-milestone-wrong = M1.2: ein Meilenstein ist 2, 3, 4 oder 5, nicht { $found }
freshfish-areas-in-classic = M2.3: in classic gibt es keine Gebiete, aber hier steht { $area }
freshfish-area-in-classic = M2.3: in classic gibt es keine Gebiete, aber { $space } liegt in { $area }
freshfish-area-unknown = M1.3: { $space } liegt im Gebiet { $area }, das nicht unter den Gebieten steht
freshfish-area-number = M1.3: die Zahl des Gebiets { $area } ist 1 oder 2, nicht { $found }
freshfish-area-size = M1.3: das Gebiet { $area } muss 3 bis 5 Felder haben, nicht { $found }
freshfish-area-in-pieces = M1.3: die Felder des Gebiets { $area } liegen nicht Seite an Seite
freshfish-parking-off-square = M2.2: der { freshfish-truck } kann nicht auf { $space } parken, denn das liegt nicht auf dem Marktplatz
freshfish-parking-twice = M2.2: der { freshfish-truck } kann nicht auf { $space } parken, denn dort steht schon ein Laster
freshfish-parking-not-at-edge = M2.2: der { freshfish-truck } muss am Rand des Marktplatzes parken, und { $space } ist nicht am Rand
freshfish-parking-in-two = M2.2: der { freshfish-truck } muss in einem Gebiet mit der Zahl 1 parken, und das von { $space } ist keines
freshfish-parking-shares-area = M2.2: der { freshfish-truck } auf { $space } teilt sein Gebiet mit einem anderen Laster
freshfish-parking-cuts = M2.3: diese Parkplätze schneiden { $space } vom Rest des Marktplatzes ab
freshfish-parking-shut-in = M2.3: der { freshfish-truck } auf { $space } hat kein offenes Feld neben sich
freshfish-no-parking = M2.2: kein Marktplatz aus diesen Plänen hat vier Gebiete mit der Zahl 1 am Rand
freshfish-boards-are-not-json = eine Plandatei ist ein JSON-Objekt mit den Plänen A bis G
freshfish-board-unknown = M1.2: einen Plan { $board } gibt es nicht; es gibt A bis G
freshfish-board-missing = M1.2: der Plan { $board } fehlt
freshfish-board-has-no-rows = M1.2: der Plan { $board } ist kein Objekt mit Meilenstein und Reihen
freshfish-board-milestone = M1.2: der Meilenstein des Plans { $board } ist { $right }, nicht { $found }
freshfish-board-space = M1.3: { $found } in Reihe { $row } des Plans { $board } ist kein Gebietsbuchstabe mit seiner Zahl, wie a1
freshfish-board-ragged = M1.2: die Reihen des Plans { $board } sind nicht gleich lang
freshfish-board-size = M1.2: der Plan { $board } ist { $height }×{ $width }, nicht { $rows }×{ $columns }
freshfish-board-two-numbers = M1.3: das Gebiet { $area } hat zwei verschiedene Zahlen
freshfish-board-sum = M1.3: die Zahlen auf dem Plan { $board } ergeben zusammen { $right }, nicht { $found }

