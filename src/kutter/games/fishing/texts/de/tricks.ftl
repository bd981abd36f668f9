## Why a trick was won

fishing-won-by = { $reason ->
    [first-buoy] mit der ersten Boje
    [call] durch die Ansage, weil niemand { $suit ->
        [blue] Blau oder Grün
        [purple] Lila oder Grün
        [red] Rot oder Grün
        [yellow] Gelb oder Grün
       *[green] Grün
    } gespielt hat
    [only] mit { $suit ->
        [blue] der einzigen blauen Karte
        [purple] der einzigen lila Karte
        [red] der einzigen roten Karte
        [yellow] der einzigen gelben Karte
       *[green] dem einzigen Trumpf
    }
    [lowest] mit { $suit ->
        [blue] der niedrigsten blauen Karte
        [purple] der niedrigsten lila Karte
        [red] der niedrigsten roten Karte
        [yellow] der niedrigsten gelben Karte
       *[green] dem niedrigsten Trumpf
    }
   *[highest] mit { $suit ->
        [blue] der höchsten blauen Karte
        [purple] der höchsten lila Karte
        [red] der höchsten roten Karte
        [yellow] der höchsten gelben Karte
       *[green] dem höchsten Trumpf
    }
}
page-fishing-won-by = { $reason ->
    [first-buoy] Erste Boje
    [call] Die Ansage gewinnt
    [only] { $suit ->
        [blue] Einzige blaue
        [purple] Einzige lila
        [red] Einzige rote
        [yellow] Einzige gelbe
       *[green] Einziger Trumpf
    }
    [lowest] { $suit ->
        [blue] Niedrigste blaue
        [purple] Niedrigste lila
        [red] Niedrigste rote
        [yellow] Niedrigste gelbe
       *[green] Niedrigster Trumpf
    }
   *[highest] { $suit ->
        [blue] Höchste blaue
        [purple] Höchste lila
        [red] Höchste rote
        [yellow] Höchste gelbe
       *[green] Höchster Trumpf
    }
}
page-fishing-brings = { $number ->
    [0] nichts übrig
    [one] +{ $number } Karte
   *[other] +{ $number } Karten
}
page-fishing-new-card = neu
page-fishing-loses = { $number ->
    [one] −{ $number } Punkt
   *[other] −{ $number } Punkte
}
page-fishing-first-trick = { $what } Jede gefangene Karte ist ein Punkt.
