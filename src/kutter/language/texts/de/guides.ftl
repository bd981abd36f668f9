## Geführte erste Spiele

page-learn = Beim Spielen lernen
page-learn-new = Neu hier?
page-learn-offer = Lerne beim Spielen, mit einem Hinweis zu jeder neuen Idee: etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} je Spiel.
page-learn-not-now = Jetzt nicht
page-learn-title = { $game }: deine erste Partie
page-learn-progress = Schritt { $number } von { $all }
page-learn-next = Weiter
page-learn-go-on = Zum nächsten Teil
page-learn-skip = Anleitung verlassen
page-learn-show = Anleitung zeigen
page-learn-hide = Anleitung ausblenden
page-learn-guide = Anleitung
page-learn-done = Mehr musst du nicht wissen
page-learn-done-about = Alle Ideen von { $game } kennst du jetzt. Der Rest kommt beim Spielen.
page-learn-play = Deine erste Partie spielen
refused-no-such-guide = diese Anleitung gibt es nicht
