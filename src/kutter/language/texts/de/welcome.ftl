## Die Startseite

page-start-about = Mit Freunden oder gegen Bots, direkt im Browser: ohne Anmeldung, ohne Download, kostenlos.
page-continue = Weiterspielen

## Das Ergebnis

page-place = Rang { $number }
page-best-moment = Der beste Moment
page-turning-point = Der Wendepunkt
page-see-it = Noch einmal ansehen

## Die Einladung

page-invited-by = { $name } lädt dich ein.
page-invited-device = Spiele mit diesem Gerät weiter.
page-invited-seats = Wer am Tisch sitzt
page-invited-seat = dein Platz
page-invited-free = noch frei

## Töne

page-sound = Ton

## Regeln

page-contents = Inhalt
