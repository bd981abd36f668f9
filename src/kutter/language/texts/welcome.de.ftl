## Die Startseite

page-start-about = Mit Freunden oder gegen Bots, direkt im Browser: ohne Anmeldung, ohne Download, kostenlos.
page-continue = Weiterspielen

## Das Ergebnis

page-place = Platz { $number }
page-best-moment = Der beste Moment
page-turning-point = Der Wendepunkt
page-see-it = Noch einmal ansehen
