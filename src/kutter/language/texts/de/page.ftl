## Page

page-start-title = Spiele { $games }
page-home = Zur Startseite
page-home-link = Kutter, zur Startseite
page-now = Was zu tun ist
page-menu = Menü
page-skip = Zum Inhalt springen
page-close = Schließen
page-loading = Wird geladen …
page-unknown = Unter dieser Adresse ist nichts
page-no-server = der Server ist nicht zu erreichen; versuche es gleich noch einmal
page-broken = bei uns ist etwas schiefgegangen; lade die Seite neu
page-broken-here = Das kann nicht gezeigt werden: Bei uns ist etwas schiefgegangen.
page-reload = Seite neu laden
page-server-trouble = der Server hat Probleme; versuche es gleich noch einmal
page-rules = Regeln
page-rule = Regel { $rule }
page-all-rules = Alle Regeln
page-search = In den Regeln suchen
page-found = { $number ->
    [0] Das steht in keiner Regel.
    [one] { $number } Regel
   *[other] { $number } Regeln
}
page-settings = Einstellungen
page-licences = Lizenzen der Bausteine dieser Seite
page-language = Sprache
page-scheme = Farben
page-scheme-auto = Wie das Gerät
page-scheme-light = Hell
page-scheme-dark = Dunkel
page-speed = Animation
page-speed-off = Aus
page-speed-fast = Schnell
page-speed-normal = Normal
page-speed-slow = Langsam
page-confirm = Erst wählen, dann bestätigen
page-keys = Tastatur
page-key-named = { $key ->
    [Enter] Eingabe
    [Escape] Esc
    [Home] Pos1
    [End] Ende
    [PageUp] Bild ↑
    [PageDown] Bild ↓
   *[other] { $key }
}
page-key-space = Leertaste
page-keys-page = Überall
page-key-page-next = zum Nächsten
page-key-page-choose = auswählen
page-key-page-close = zurücklegen, schließen
page-key-page-keys = diese Liste
page-keys-table = Am Tisch
page-key-table-undo = zurücknehmen
page-key-table-hint = Tipp
page-key-table-log = Verlauf
page-key-table-chat = Chat
page-keys-log = Im Verlauf
page-key-log-previous = zur Regel davor
page-key-log-next = zur nächsten Regel
page-keys-replay = In einer Wiedergabe
page-key-replay-previous = ein Zug zurück
page-key-replay-next = ein Zug weiter
page-key-replay-first = zum Anfang
page-key-replay-last = zum Ende
page-key-replay-play = abspielen oder anhalten
page-game = Spiel
page-players = Personen
page-company = Gegen
page-company-bots = Bots
page-company-friends = Freunde, per Link
page-company-here = Freunde, an diesem Gerät
page-level = Wie stark
page-level-greenhorn = Spielt zum ersten Mal, wie du vielleicht.
page-level-cabin-boy = Kennt die Regeln und übersieht oft den besseren Zug.
page-level-deckhand = Spielt nach einfachen Faustregeln.
page-level-able-seaman = Schaut ein wenig voraus und irrt sich sehr oft.
page-level-boatswain = Schaut ein wenig voraus und irrt sich oft.
page-level-third-mate = Schaut ein wenig voraus und irrt sich manchmal.
page-level-second-mate = Schaut ein wenig voraus und irrt sich selten.
page-level-mate = Spielt mit Gespür und schaut ein wenig voraus.
page-level-first-mate = Denkt jeden Zug durch und irrt sich oft.
page-level-pilot = Denkt jeden Zug durch und irrt sich selten.
page-level-skipper = Denkt jeden Zug durch. Schwer zu schlagen.
page-level-commodore = Hat aus Millionen Partien gelernt und irrt sich oft.
page-level-vice-admiral = Hat aus Millionen Partien gelernt und irrt sich selten.
page-level-admiral = Hat aus Millionen Partien gelernt und denkt jeden Zug durch.
page-level-rated = { $games ->
    [one] Wertung { $points }, aus einer Partie.
   *[other] Wertung { $points }, aus { $games } Partien.
}
page-level-unrated = Noch ohne Wertung.
page-your-name = Dein Name
page-nameless = Landratte
page-name-of = Person { $number }
page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen
page-more = Mehr Auswahl
page-more-public = Auf der Startseite zu finden
page-more-hints = Tipps erlaubt
page-more-chat = Mit Chat
page-pace = Zeit für jeden Zug
page-pace-none = Keine Uhr
page-pace-seconds = { $number ->
    [one] { $number } Sekunde je Zug
   *[other] { $number } Sekunden je Zug
}
page-pace-minutes = { $number ->
    [one] { $number } Minute je Zug
   *[other] { $number } Minuten je Zug
}
page-pace-days = { $number ->
    [one] { $number } Tag je Zug
   *[other] { $number } Tage je Zug
}
page-time-left = Restzeit
page-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
page-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
page-mine = Deine Tische
page-lobby = Offene Tische
page-lobby-empty = Gerade wartet niemand. Eröffne einen Tisch und setze ihn auf diese Liste.
page-free-seats = { $number ->
    [one] { $number } freier Platz
   *[other] { $number } freie Plätze
}
page-your-turn = Du bist dran
page-status-gathering = Wartet auf Mitspielende
page-status-running = Andere sind dran
page-status-finished = Beendet
page-status-frozen = Angehalten
page-status-ended = Geschlossen
page-records = Aufzeichnungen
page-upload = Eine Partie aus einer Datei ansehen (.kutter.json)
page-choose-file = Datei wählen
page-upload-no-record = Diese Datei ist keine Aufzeichnung von Kutter.
page-refusal-reason = Was daran nicht stimmt
page-public = Alle finden diesen Tisch auf der Startseite.
page-private = Diesen Tisch findet nur, wer einen Link hat.
page-seat-free = Platz { $number }, frei
page-you = du
page-here = da
page-away = nicht da
page-away-for = seit { $time } nicht da
page-bot = Bot
page-sit = Hinsetzen
page-stand = Aufstehen
page-invite = Link zu diesem Platz
page-add-bot = Bot …
page-program = Programm
page-add-program = Ein Programm
page-program-name = Programm { $number }
page-program-title = Ein Programm spielt mit
page-program-how = Gib deinem Programm diesen Schlüssel. Es schickt ihn mit jeder Anfrage mit (Authorization: Bearer …).
page-program-token = Schlüssel
page-program-server = Server
page-program-table = Tisch
page-program-seat = Platz (ab 0)
page-program-once = Der Schlüssel gilt nur für diesen Platz, bis du ihn unter Links widerrufst. Er wird nur jetzt gezeigt.
page-program-docs = Wie ein Programm spielt
page-seat-bot = Bot auf Platz { $number }
page-remove = Entfernen
page-device = Anderes Gerät
page-begin = Beginnen
page-end-table = Tisch schließen
page-fill-seats = Es kann losgehen, sobald auf jedem Platz jemand sitzt, Mensch oder Bot.
page-sit-or-watch = Setz dich auf einen freien Platz, oder bleib und schau zu.
page-invite-guest = Jemanden einladen
page-invite-device = Auf einem anderen Gerät weiterspielen
page-invite-how-guest = Verschicke diesen Link, oder lass den Code scannen.
page-invite-how-device = Öffne diesen Link auf deinem anderen Gerät, oder scanne den Code damit.
page-qr = Der Link als QR-Code
page-link = Link
page-link-once-guest = Der Link gilt für eine Person und einen Platz. Er wird nur jetzt gezeigt.
page-link-once-device = Der Link gilt für ein Gerät. Er endet, wenn du deinen Platz verlässt, und wird nur jetzt gezeigt.
page-links = Links
page-links-none = Es ist kein Link vergeben.
page-links-end = Der Link eines anderen Geräts endet, sobald dessen Platz verlassen wird, und mit ihm, was er geöffnet hat.
page-link-guest = Gast: { $name }
page-link-device = Anderes Gerät von { $name }
page-link-bot = Programm: { $name }
page-link-used = benutzt
page-link-unused = noch nicht benutzt
page-revoke = Widerrufen
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-join = Du bist eingeladen
page-join-incomplete = Dieser Link ist nicht vollständig. Öffne ihn noch einmal, oder bitte um einen neuen.
page-actions = Aktionen
page-undo = Zurücknehmen
page-undo-ask = Um Rücknahme bitten
page-undo-asked = { $name } möchte einen Zug zurücknehmen.
page-undo-waits = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
page-undo-declined = Jemand stimmt nicht zu: Der Zug bleibt.
page-agree = Zustimmen
page-disagree = Ablehnen
page-hint = Tipp
page-thinking = Der Kapitän denkt nach …
page-do-it = So machen
page-result = Ergebnis
page-rail = Verlauf, Chat und Personen
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-players = Personen
page-log-empty = Noch ist nichts geschehen.
page-log-earlier = Zeigen, was davor geschah
page-board = Der Tisch
page-chat-say = Etwas sagen
page-chat-empty = Noch hat niemand etwas gesagt.
page-send = Senden
page-mute = { $name } nicht mehr hören
page-unmute = { $number ->
    [one] { $number } Person wieder hören
   *[other] { $number } Personen wieder hören
}
page-plays-time = Zeit abgelaufen, ein Bot spielt
page-plays-gone = nicht da, ein Bot spielt
page-plays-voted = per Abstimmung ersetzt, ein Bot spielt
page-plays-resigned = aufgegeben, ein Bot spielt
page-plays-for-you-time = Deine Zeit war um, darum spielt ein Bot für dich.
page-plays-for-you-gone = Du warst nicht da, darum spielt ein Bot für dich.
page-plays-for-you-voted = Die anderen lassen einen Bot für dich spielen.
page-plays-for-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
page-come-back = Selbst weiterspielen
page-vote = { $number ->
    [0] Bot spielen lassen
   *[other] Bot spielen lassen ({ $number })
}
page-vote-in = In { $time } kann ein Bot übernehmen.
page-watching = { $number ->
    [one] { $number } Person schaut zu
   *[other] { $number } Personen schauen zu
}
page-download = Aufzeichnung herunterladen
page-look-back = Zurückblicken
page-resign = Aufgeben
page-resign-sure = Du verlässt diese Partie endgültig, und ein Bot spielt für dich weiter.
page-end-sure = Die Partie endet hier, ohne Ergebnis.
page-play-on = Weiterspielen
page-trouble-cut = Keine Verbindung. Neuer Versuch …
page-trouble-server = Der Server hat Probleme. Neuer Versuch …
page-trouble-misheard = Der Server sagt etwas, das diese Seite nicht versteht.
page-move-waits = Was du getan hast, wird gesendet, sobald die Verbindung wieder da ist.
page-ended = Dieser Tisch ist geschlossen.
page-hand-over = Gib das Gerät an { $name } weiter
page-i-am = Ich bin { $name }
page-you-won = Du gewinnst
page-won = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
page-most-win = Wer die meisten Punkte hat, gewinnt.
page-least-win = Die niedrigste Wertung gewinnt.
page-same-deal = Gleiche Verteilung
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-shuffle = { $level ->
    [wrong] Diese Verteilung ist nicht die zugesagte.
    [gathering] Niemand bestimmt die Verteilung allein.
    [playing] Niemand hat diese Verteilung allein bestimmt.
    [checking] Die Verteilung wird geprüft …
    [without-hash] Diese Verteilung lässt sich hier nicht prüfen.
    [without-draws] Diese Verteilung ließ sich gerade nicht prüfen.
    [alone] Der Server allein bestimmt diese Verteilung.
    [shared] Auch andere Tische spielen diese Verteilung: Jemand kennt sie vielleicht.
    [proven] Diese Verteilung ist bewiesen.
    [fixed] Diese Verteilung stand vor dem Beginn fest.
   *[agrees] Diese Verteilung passt zu ihrem Startwert.
}
page-shuffle-title = Ehrlich gemischt
page-shuffle-what = Was nicht stimmt
page-shuffle-how = Vor dem Beginn legt der Server einen geheimen Startwert fest und zeigt dessen Fingerabdruck. Danach gibt der Browser jeder Person eigenen Zufall hinzu. Aus beidem folgt die Verteilung; so kann niemand sie wählen. Bots geben nichts hinzu: für sie steht der Startwert des Servers.
page-shuffle-alone = Diese Verteilung wird auch an anderen Tischen gespielt, oder sie geht von einer Stellung aus, oder sie begann, bevor man mitmischen konnte. Niemand am Tisch hat etwas hinzugegeben.
page-shuffle-not = Hier nicht geprüft: was ein Stapel nach den Regeln enthalten muss und wie der Marktplatz liegt; das prüft kutter verify mit. Nichts kann beweisen, dass ein Server, der die Verteilung kennt, sie vor seinen Bots oder vor einer anderen Person verbirgt.
page-check-kept = { $kept ->
    [yes] Dieser Browser hat den Fingerabdruck vor dem Beginn aufbewahrt, und er ist noch derselbe.
   *[no] Dieser Browser hat den Tisch vor dem Beginn nicht gesehen und keinen Fingerabdruck aufbewahrt.
}
page-check-share = { $used ->
    [yes] Was dieser Browser hinzugegeben hat, ist in der Verteilung, und kein Bot hat etwas hinzugegeben.
   *[no] Dieser Browser hat zu dieser Verteilung nichts hinzugegeben.
}
page-check-deals = { $deals ->
    [one] Der Startwert passt zum Fingerabdruck, und die Ziehung folgt aus ihm, wie sie gezeigt wurde.
   *[other] Der Startwert passt zum Fingerabdruck, und alle { $deals } Ziehungen folgen aus ihm, wie sie gezeigt wurden.
}
page-check-without-hash = Browser können die Verteilung nur auf Seiten prüfen, die über https oder vom selben Gerät kommen. Mit der Aufzeichnung prüft kutter verify sie.
page-check-without-draws = Der Server hat nicht gesagt, was gezogen wurde. Mit der Aufzeichnung prüft kutter verify es.
page-check-again = Noch einmal prüfen, mit der Aufzeichnung
page-fault-commitment-changed = Der Fingerabdruck ist ein anderer als vor dem Beginn.
page-fault-share-missing = Was dieser Browser hinzugegeben hat, ist nicht in der Verteilung, obwohl der Server es angenommen hatte.
page-fault-bot-share = Für einen Bot wurde etwas hinzugegeben, und das konnte der Server wählen.
page-fault-seed-wrong = Der Startwert passt nicht zum Fingerabdruck.
page-fault-setup-wrong = Wer beginnt oder wie die letzte Reihe liegt, folgt nicht aus dem Startwert.
page-fault-draw-wrong = Es wurde etwas gezogen, das nicht aus dem Startwert folgt.
page-fault-move-wrong = Gezogen wurde etwas anderes, als in der Partie gezeigt wurde.
page-fault-pile-wrong = Ein Stapel enthielt nicht, was er hätte enthalten sollen.
page-shuffle-share = Zum Mischen hinzugegeben für { $name }
page-commitment = Fingerabdruck des Startwerts (SHA-256)
page-deal-shared = Diese Verteilung wird auch an anderen Tischen gespielt, jemand kann sie also kennen.
page-seed = Startwert der Verteilung
page-news-sat = { $name } setzt sich.
page-news-stood = Ein Platz ist wieder frei.
page-news-bot = { $name } nimmt Platz.
page-news-started = Die Partie beginnt.
page-news-taken-back = Ein Zug wird zurückgenommen.
page-news-undo-asked = Jemand möchte einen Zug zurücknehmen.
page-news-undo-answered = Jemand hat zur Rücknahme geantwortet.
page-news-played-for = Ein Bot spielt jetzt für { $name }.
page-news-came-back = { $name } ist wieder da.
page-news-voted = Jemand hat abgestimmt.
page-news-rematch = Eine Revanche wartet.
page-news-ended = Der Tisch ist geschlossen.
page-news-said = { $name } sagt: { $text }
page-replay = Wiedergabe
page-eyes = Wessen Sicht
page-spectator = Zuschauende
page-first = Zum Anfang
page-previous = Ein Zug zurück
page-next = Ein Zug weiter
page-last = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-move-of = Zug { $number } von { $last }
page-moves = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
page-chart-points = Punkte im Lauf der Partie
page-about-seats = { $seats } Personen.
page-no-rules = Die Regeln dieses Spiels stehen hier nicht.
page-option-none = wie üblich
page-plain-your-turn = Du bist am Zug.
page-plain-waiting = Warten auf { $names }.
page-plain-chance = Der Zufall entscheidet.
page-plain-over = Die Partie ist zu Ende.
page-plain-own = Was nur du siehst
page-plain-shared = Auf dem Tisch
page-plain-moves = Was du tun kannst
page-plain-refused = Was jetzt nicht geht
page-plain-confirm = Wähle noch einmal „{ $thing }“ zum Bestätigen.
page-plain-to-move = am Zug
page-plain-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
page-plain-truth = { $value ->
    [yes] ja
   *[no] nein
}

## Rückblick

