## Die Startseite

page-start-about = Mit Freunden oder gegen Bots, direkt im Browser: ohne Anmeldung, ohne Download, kostenlos.
page-continue = Weiterspielen
