## Die Befehlszeile

option-not-for-game = { $option } ist keine Option von { $game }
box-check-needs-file = welche Datei soll geprüft werden?
box-holds = { $file } stimmt
screen-plain-question = Dein Zug, eine Zahl von 1 bis { $most }:
help-setup = ein Aufbau von Hand: JSON wie in einer Aufzeichnung
help-action = die Pläne zeigen oder eine Datei prüfen
column-score = Wertung
in-file = { $file }: { $reason }
interrupted = abgebrochen
interrupted-after = abgebrochen nach { $done } von { $total }; das ist dabei herausgekommen
compiling-begins = { $kept ->
    [lasting] die Regeln werden kompiliert, einmalig; danach sind sie sofort bereit
    [while-running] die Regeln werden kompiliert; im Cache-Ordner lassen sie sich nicht aufheben, darum dauert jeder Start so lange (KUTTER_CACHE nennt einen eigenen Ordner)
   *[not-at-all] die Regeln werden kompiliert; sie lassen sich nirgends aufheben, darum dauert es in jedem Prozess so lange (KUTTER_CACHE nennt einen eigenen Ordner)
}
compiling = Die Regeln werden kompiliert, Funktion { $functions }
time-left = { $unit ->
    [hours] noch etwa { $number } h
    [minutes] noch etwa { $number } min
   *[seconds] noch etwa { $number } s
}
process-died = ein Prozess, der Partien spielte, ist abgestürzt
number-is-wrong = { $found } ist keine ganze Zahl von { $least } bis { $most }
usage-is-wrong = { $command }: { $reason }; mehr sagt { $command } --help
heading-usage = Aufruf:{" "}
heading-arguments = Angaben
heading-options = Optionen
arguments-unknown = unbekannt: { $words }
arguments-missing = es fehlt: { $arguments }
options-missing = nötig ist eines von { $options }
option-not-beside = { $option } verträgt sich nicht mit { $other }
option-needs-value = { $option } braucht einen Wert
option-takes-no-value = { $option } nimmt keinen Wert, bekam aber { $found }
argument-is-wrong = { $argument }: { $reason }
choice-unknown = { $found } gibt es nicht; es gibt { $choices }
help-help = diese Hilfe zeigen
metavar-command = BEFEHL
metavar-file = DATEI
metavar-game = SPIEL
metavar-bots = BOTS
help-kutter = { $titles }: spielen, simulieren, prüfen, untersuchen.
examples-kutter = {"  "}kutter play --terminal
    {"  "}kutter simulate { $game } --games 100 --out games.kutter.jsonl
    {"  "}kutter verify games.kutter.jsonl
    {"  "}kutter replay --help
help-examples = Beispiele:
help-default = {" "}(sonst { $default })
help-game = welches Spiel: { $games }
help-version = die Version zeigen
help-completion = ein Skript ausgeben, das in dieser Shell unsere Wörter vervollständigt
help-players = wie viele Plätze
help-lang = die Sprache, en oder de (sonst die deines Systems)
help-json = JSON für Skripte
help-file = eine Aufzeichnung: DATEI, oder DATEI:ZEILE einer .jsonl; auch .gz und .zst, und - für die Standardeingabe
help-files = Aufzeichnungen: .kutter.json, .kutter.jsonl oder DATEI:ZEILE; auch .gz und .zst, und - für die Standardeingabe
help-games = wie viele Partien
help-seed = eine Zahl; dieselbe ergibt dieselben Partien
help-out = die Aufzeichnungen in diese Datei schreiben, eine je Zeile; gepackt, wenn ihr Name auf .gz oder .zst endet
help-bots = ein Bot je Platz, dazwischen Kommas; der letzte steht für alle folgenden; skipper@2s hat ein eigenes Budget
help-weights = eine Datei mit Gewichten für die Bots, die ein Netz benutzen; admiral[DATEI] hat eine eigene
help-jobs = wie viele Prozesse arbeiten; heraus kommt dasselbe
help-arena-jobs = wie viele Prozesse spielen (sonst einer je Kern); die Partien sind dieselben
help-at = die Stellung nach den ersten N Zügen; 0 ist der Anfang
help-all = jede Stellung, ein JSON-Array je Zeile
help-seat = mit den Augen von Platz S; Plätze zählen hier ab 0 wie in Aufzeichnungen, in Sätzen ab 1
help-own-seat = der eigene Platz; Plätze zählen hier ab 0 wie in Aufzeichnungen, in Sätzen ab 1
help-hint-seat = der gefragte Platz, gezählt ab 0 (sonst der, der am Zug ist)
help-seconds = wie lange gemessen wird
help-record = die Partie am Ende in diese Datei schreiben; gepackt, wenn ihr Name auf .gz oder .zst endet
help-terminal = im Terminal statt im Browser; nur dort gelten die Optionen eines Spiels
help-network = auch für andere in deinem Netz, die mit deinen Links kommen
help-play = Im Browser spielen, mit Bots und Freunden; deine Partien bleiben erhalten.
examples-play = {"  "}kutter play
    {"  "}kutter play --terminal
    {"  "}kutter play --terminal { $game } --players 3 --bots random --lang de
help-simulate = Partien zwischen Bots spielen, aufzeichnen und auswerten.
examples-simulate = {"  "}kutter simulate { $game } --players 4 --games 100 --seed 7 --out games.kutter.jsonl
    {"  "}kutter simulate { $game } --bots deckhand,random --jobs 2 --json
help-shuffle = auch prüfen, ob die Ziehungen aus dem Startwert folgen; allein zeigt das nur, dass die Aufzeichnung in sich stimmt
help-commitment = die Zusage, die du vor dem Beginn gesehen und aufbewahrt hast: den Startwert an ihr prüfen
help-share = was Platz S (ab 0) zum Mischen beigetragen hat, wie du es aufbewahrt hast: prüfen, ob es darin ist; mehrmals möglich
shuffle-without-seed = in dieser Aufzeichnung steht kein Startwert
shuffle-commitment-is-wrong = der Startwert ist nicht der zugesagte
shuffle-seed-is-anothers = der Startwert passt nicht zu der Zusage, die du aufbewahrt hast
shuffle-takes-no-shares = in dieser Verteilung ist kein Beitrag von Mitspielenden
shuffle-share-is-missing = der Beitrag { $share } ist nicht in dieser Verteilung
shuffle-commitment-unreadable = { $found } ist keine Zusage: das wären 64 Hexadezimalziffern
shuffle-share-unreadable = { $found } ist kein Beitrag: ein Platz, ab 0 gezählt, ein Doppelpunkt und 64 Hexadezimalziffern
shuffle-setup-is-wrong = der Aufbau folgt nicht aus dem Startwert
shuffle-deal-is-wrong = das folgt nicht aus dem Startwert
verify-shuffle-holds = { $deals ->
    [one] eine Ziehung folgt
   *[other] { $deals } Ziehungen folgen
} aus { $kept ->
    [no] dem eigenen Startwert: in sich stimmt das, mehr zeigt es nicht
   *[yes] dem Startwert, dessen Zusage du aufbewahrt hast
}{ $shares ->
    [0] {""}
    [one] , gemischt mit dem Beitrag, den du aufbewahrt hast
   *[other] , gemischt mit den { $shares } Beiträgen, die du aufbewahrt hast
}
verify-shuffle-alone = kein Beitrag von Mitspielenden ist darin
verify-shuffle-setup-given = der Aufbau war vorgegeben und nicht gezogen
help-verify = Aufzeichnungen nachspielen und jeden Zug und das Ergebnis prüfen.
examples-verify = {"  "}kutter verify games.kutter.jsonl
    {"  "}kutter verify games.kutter.jsonl:12 other.kutter.json
    {"  "}kutter verify - < games.kutter.jsonl.zst
    {"  "}kutter verify --shuffle games.kutter.jsonl
    {"  "}kutter verify --jobs 4 games.kutter.jsonl
help-moves = Die erlaubten Züge in einer Stellung zeigen.
examples-moves = {"  "}kutter moves games.kutter.jsonl:3 --at 17
    {"  "}kutter moves game.kutter.json --all
help-replay = Eine Partie in Worten erzählen.
examples-replay = {"  "}kutter replay game.kutter.json
    {"  "}kutter replay games.kutter.jsonl:3 --at 40 --seat 1 --lang de
help-export = Schreiben, was ein Platz oder Zuschauende von einer Partie gesehen haben.
examples-export = {"  "}kutter export game.kutter.json --seat 2 --at 40
    {"  "}kutter export games.kutter.jsonl:3 --seat spectator
help-hint = Einen Bot fragen, was er in einer Stellung von jedem Zug hält.
examples-hint = {"  "}kutter hint games.kutter.jsonl:3 --at 44
    {"  "}kutter hint games.kutter.jsonl:3 --at 45 --seat 0 --bot deckhand --json
help-bot = welcher Bot (sonst skipper)
hint-game-is-over = hier ist die Partie zu Ende; niemand ist am Zug
hint-chance-is-due = hier kommen erst Karten oder Plättchen; niemand ist am Zug
hint-another-is-due = Platz { $seat } ist hier nicht am Zug, sondern { $owing } (gezählt ab 0, wie bei --seat)
hint-advice = { $bot } würde { $move } (Wert { $value }).
hint-advice-searched = { $bot } würde { $move } (Wert { $value }, versucht: { $visits } von { $tries }).
hint-why = { "  " }{ $move }: { $reason }
hint-why-expecting = { "  " }{ $move }: { $reason } ({ $outlook })
hint-bot-is-silent = der Bot { $bot } sagt nicht, was er denkt
column-move = Zug
column-value = Wert
column-visits = versucht
help-levels = Zeigt die Stufen der Bots eines Spiels: wie sie spielen und wie stark sie sind.
examples-levels = {"  "}kutter bots { $game }
    {"  "}kutter bots { $other } --json
help-arena = Bots gegeneinander spielen lassen, mit getauschten Plätzen, und sagen, wie sicher das Ergebnis ist.
examples-arena = {"  "}kutter arena { $game } --bots deckhand,random --games 100 --same-deal
    {"  "}kutter arena { $other } --players 3 --bots mymodule:MyBot,random --out games.kutter.jsonl
    {"  "}kutter arena { $game } --bots skipper@400sims,skipper@25sims --games 40 --plot strength.svg
    {"  "}kutter arena { $other } --players 3 --bots skipper,mate --out games.kutter.jsonl --resume
help-arena-out = jede Aufzeichnung in diese Datei schreiben, sobald ihre Partie zu Ende ist, eine je Zeile; gepackt, wenn ihr Name auf .gz oder .zst endet
help-resume = mit dem weitermachen, was --out von derselben Arena enthält: nur die Partien spielen, die dort fehlen
resume-needs-out = --resume macht mit einer Datei weiter: --out DATEI nennt sie
arena-line-cut-off = die letzte Zeile von { $file } war abgeschnitten; ihre Partie wird noch einmal gespielt
arena-record-is-none = das ist keine Partie einer Arena, die weitergehen kann
arena-is-another = das ist eine Partie einer anderen Arena: ihr "{ $key }" ist { $found }, nicht { $right }
arena-set-up-is-another = das ist eine Partie einer anderen Arena: "{ $key }" ist nicht gleich
arena-game-too-many = Partie { $game }, von 0 an gezählt, steht hier doppelt oder jenseits von --games { $games }
help-plot = ein Diagramm in diese Datei zeichnen, PNG oder SVG nach der Endung (pip install "kutter[plot]")
help-ray = auf einem Ray-Cluster spielen: seine Adresse, oder local für einen auf diesem Rechner (pip install "kutter[ray]")
help-same-deal = jede Verteilung einmal in jeder Sitzordnung spielen, damit sich das Glück aufhebt
help-budget = wie lange ein Bot nachdenken darf: 200ms, 1.5s oder 1000sims
column-games = Partien
column-win-share = Siege, 95 %
column-margin = Vorsprung
column-rating = Stärke
column-ms = ms je Zug, p99
column-failures = Ausfälle
plot-title = { $game }{ $variant ->
    [none] { "" }
   *[other] , { $variant }
}, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
plot-win-share = Anteil der Siege mit 95-%-Intervall
plot-margin = Vorsprung vor dem Mittel der anderen, in Punkten
plot-fair-share = der gerechte Anteil
plot-needs-matplotlib = ein Diagramm braucht matplotlib: pip install "kutter[plot]"
plot-suffix-unknown = nach { $file } lässt sich kein Diagramm schreiben; die Endung muss eine von diesen sein: { $suffixes }
ray-is-missing = --ray braucht Ray: pip install "kutter[ray]"
ray-unreachable = Ray ist unter { $address } nicht zu erreichen: { $reason }
ray-failed = Ray gab auf: { $reason }
bot-cannot-be-loaded = der Bot { $bot } lässt sich nicht laden: { $reason }
help-bench = Zufällige Partien je Sekunde auf einem Kern messen, oder die Zeit einer Suche.
examples-bench = {"  "}kutter bench { $game } --players 4 --json
    {"  "}kutter bench { $game } --search 1000
help-search = so viele Simulationen von skipper messen, wo nach dem Geben oder Ziehen zu entscheiden ist
serve-address = Kutter läuft unter { $url }. Strg-C beendet es.
play-address = Gespielt wird unter { $url }. Strg-C beendet es.
play-network = Andere in deinem Netz spielen unter { $url }. Wer darin ist, kann die Seite öffnen und zusehen; verschlüsselt wird nichts.
play-warming = Eine Partie kann beginnen. Die stärksten Bots werden nebenher kompiliert, einmal: Wer jetzt einen verlangt, wartet ein wenig.
network-is-missing = dieser Rechner ist in keinem Netz, in dem andere ihn finden könnten
option-needs-terminal = { $option } gilt nur mit --terminal; im Browser wird auf der Seite gewählt
option-needs-page = { $option } verträgt sich nicht mit --terminal
serve-failed = der Server ließ sich nicht starten
host-unknown = { $host } ist keine Adresse, an der gelauscht werden kann
public-url-unknown = { $url } ist keine Adresse eines Servers: http:// oder https://, sein Name, und kein Pfad
proxies-unknown = { $proxies } sind keine Proxys: Adressen oder Netze mit Kommas dazwischen, oder *
database-unknown = { $url } ist keine Datenbank, mit der Kutter arbeiten kann: eine Datei, sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME
help-serve = Tische für Browser bereitstellen.
examples-serve = {"  "}kutter serve
    {"  "}kutter serve --host 0.0.0.0 --port 80 --public-url https://kutter.example
    {"  "}kutter serve --database postgresql://kutter@localhost/kutter
help-host = Adresse, an der gelauscht wird
help-port = Port, an dem gelauscht wird
help-public-url = wie Browser den Server erreichen, wenn durch einen Proxy: https://NAME
help-database = eine Datei, sqlite:///DATEI oder postgresql://…; sonst SQLite im Datenordner
help-nats = wo Server, die sich eine PostgreSQL-Datenbank teilen, einander hören: nats://HOST; jeder ist dann ein Knoten
help-workers = Prozesse, in denen Bots denken (sonst einer weniger als Kerne da sind)
help-gathering-hours = nach denen ein nie begonnener Tisch endet
help-idle-days = nach denen ein von allen verlassener Tisch endet
help-keep-days = wie lange Aufzeichnungen beendeter Tische bleiben; sonst für immer
help-daily-secret = eine Datei mit zufälligem Text, aus dem die Verteilungen der Tage folgen; wer sie teilt, hat dieselben; fehlt sie, eine eigene
daily-secret-short = das ist zu kurz für ein Geheimnis: schreib einmal mindestens { $length } zufällige Zeichen hinein
help-trust-proxy = Proxys, deren Angaben über Adressen gelten
help-limit = wie oft Gäste etwas tun dürfen: acts, chat, new-tables, questions als MENGE/RATE, sockets als Zahl; mehrfach möglich
limit-unknown = { $limit } ist keine Grenze: schreib eine von { $limits } als NAME=MENGE/RATE, etwa chat=6/0.5, oder sockets=50
nats-unknown = --nats nimmt die Adresse eines NATS-Servers: nats://HOST oder tls://HOST, mehrere mit Kommas dazwischen
nats-needs-postgresql = Server können sich nur eine PostgreSQL-Datenbank teilen: gib auch --database postgresql://… an
nats-fails = NATS ist nicht erreichbar: { $reason }
help-nodes = Die Server auflisten, die sich eine Datenbank teilen.
examples-nodes = {"  "}kutter nodes --database postgresql://kutter@localhost/kutter
nodes-node = Knoten
nodes-version = Version
nodes-where = Rechner
nodes-state = Zustand
nodes-tables = Tische
nodes-lease = Pacht in s
nodes-is-well = bedient
nodes-is-deaf = hört NATS nicht
nodes-none = Keine Knoten teilen sich diese Datenbank.
help-backup-file = die Sicherung
help-no-limits = Gäste alles so oft tun lassen, wie sie wollen
help-backup = Alles, was eine Datenbank enthält, in eine Datei schreiben, auch während ein Server läuft.
examples-backup = {"  "}kutter backup kutter.backup
help-restore = Eine leere Datenbank aus einer Sicherung füllen.
examples-restore = {"  "}kutter restore kutter.backup --database new.db
backup-done = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] { $entries } Eintrag im Verlauf
   *[other] { $entries } Einträge im Verlauf
}
backup-cannot-be-read = { $file } lässt sich nicht lesen: { $reason }
backup-is-none = das ist keine Sicherung von Kutter
backup-is-newer = die Sicherung stammt von einer neueren Version von Kutter
restore-not-empty = die Datenbank enthält schon etwas; stelle in einer leeren wieder her
restore-needs-new = die Datenbank gehört zu einer anderen Version von Kutter als die Sicherung; stelle in einer neuen wieder her
help-warm = Alles einmal kompilieren, damit die erste Partie sofort beginnt.
examples-warm = {"  "}kutter warm
warm-progress = Regeln werden kompiliert
warm-done = Die Regeln sind kompiliert.
simulate-progress = Gespielt
simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
simulate-end = { $end }: { $games }
verify-progress = Geprüft
verify-holds = stimmt, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $finished ->
    [yes] zu Ende gespielt
   *[no] nicht zu Ende gespielt
}
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-mean = Mittel
column-lowest = niedrigste
column-highest = höchste
column-player = wer
column-points = Punkte
play-left = Die Partie endet hier.
play-recorded = Die Partie steht in { $file }.
bot-name = { $bot } { $number }
bot-name-budget = { $bot } ({ $budget })
bot-name-random = Zufall
bot-name-greenhorn = Grünschnabel
bot-name-cabin-boy = Schiffsjunge
bot-name-deckhand = Matrose
bot-name-able-seaman = Vollmatrose
bot-name-boatswain = Bootsmann
bot-name-third-mate = Dritter Steuermann
bot-name-second-mate = Zweiter Steuermann
bot-name-mate = Steuermann
bot-name-first-mate = Erster Steuermann
bot-name-pilot = Lotse
bot-name-skipper = Kapitän
bot-name-commodore = Kommodore
bot-name-vice-admiral = Vizeadmiral
bot-name-admiral = Admiral
your-name = Du

