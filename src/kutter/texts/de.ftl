## Allgemeines

list-end = { $before } und { $last }
seat = Platz { $number }

## Dateien, Aufzeichnungen und Züge

file-cannot-be-read = die Datei lässt sich nicht lesen: { $reason }
file-cannot-be-written = { $file } lässt sich nicht schreiben: { $reason }
file-is-not-utf8 = das ist kein UTF-8-Text: Byte { $byte } ist falsch
file-is-not-json = das ist kein JSON, oder es ist abgeschnitten: Zeile { $line }, Spalte { $column }
file-is-beyond-json = das ist kein JSON: NaN oder unendliche Zahlen, zu lange Zahlen oder zu tief verschachtelt
file-is-empty = die Datei ist leer
file-holds-many-records = die Datei enthält mehrere Partien; nenne eine als DATEI:ZEILE
file-lacks-line = die Datei hat keine Zeile { $line }
file-is-too-large = eine Datei oder Zeile hat höchstens { $limit } Bytes
file-cannot-be-unpacked = die gepackte Datei ist ab Byte { $byte } ihres Inhalts nicht lesbar: { $reason }
file-unpacks-to-too-much = für Aufzeichnungen ist das zu dicht gepackt: { $byte } Bytes und kein Ende
file-has-endless-line = eine Zeile endet auch nach { $limit } Bytes nicht
file-holds-other-lines = mehr als { $limit } Zeilen sind zu kurz für Aufzeichnungen; der Rest wird nicht gelesen
record-is-no-object = eine Aufzeichnung ist ein JSON-Objekt
record-has-wrong-format = das Format muss "kutter-record" sein, nicht { $found }
record-has-wrong-version = nur Version 1 des Formats ist bekannt, nicht { $found }
record-has-wrong-rules = Version { $found } der Regeln ist nicht bekannt
record-has-wrong-type = "{ $key }" kann nicht { $found } sein
record-lacks-key = "{ $key }" fehlt
chance-is-not-listed = der Zufall kann auf zu viele Weisen geben, um sie aufzuzählen
view-is-damaged = diese Bytes sind keine Sicht dieses Spiels
record-has-no-completion = keine verdeckten Karten passen zu dem, was dieser Platz von Runde { $round } gesehen hat
record-is-shorter = die Aufzeichnung hat nur { $found } Züge, nicht { $asked }
record-is-anothers = diese Aufzeichnung zeigt, was ein anderer Platz gesehen hat
result-too-early = ein Ergebnis ist da, aber die Partie ist nicht zu Ende
result-is-missing = die Partie ist zu Ende, aber das Ergebnis fehlt; es ist { $right }
result-is-wrong = das Ergebnis ist { $right }, nicht { $found }
move-does-not-hold = Zug { $number } { $move }: { $reason }
move-has-no-shape = das ist kein Zug: ein Platz oder *, ein Verb, seine Wörter, einfache Leerzeichen
move-has-no-number = "{ $word }" ist keine Zahl
move-has-unknown-verb = einen Zug "{ $verb }" gibt es in diesem Spiel nicht
move-has-wrong-seat = der Zufall (*) gibt Karten, alles andere tun die Plätze
move-hides-what-is-open = hier darf kein ? stehen
move-is-hidden = ein ? steht nur in Aufzeichnungen, für das, was ein Platz nicht sehen konnte; ein Zug sagt, was er tut
move-is-anothers = das ist der Zug eines anderen Platzes
move-shows-what-is-hidden = hier steht ein Wort, das dieser Platz nicht kennen darf
game-unknown = ein Spiel { $game } gibt es nicht; es gibt { $games }
wrong-number-of-seats = { $game } ist für { $least } bis { $most } Plätze, nicht { $found }
option-unknown = eine Option { $option } gibt es nicht
setup-first-is-no-seat = "first" muss ein Platz sein, nicht { $found }
seat-unknown = Platz { $number } gibt es nicht: Züge, Aufzeichnungen und --seat zählen ab 0
game-is-over = die Partie ist zu Ende
chance-is-due = zuerst müssen die Karten gegeben werden
another-seat-is-due = { $who } ist an der Reihe und { $verb ->
    [play] spielt aus
    [catch] fängt eine Karte
    [pass] gibt eine Karte weiter
   *[call] sagt eine Farbe an
}
other-verb-is-due = jetzt ist dran: { $verb ->
    [play] eine Karte spielen
    [catch] mit deiner Null eine Karte fangen
    [pass] eine Karte für links wählen
   *[call] eine Farbe ansagen
}

preview-unknown = in { $game } gibt es nichts vorauszusehen
preview-of-nothing = vorausgesehen werden kann nur ein Feld

## Bots

bot-unknown = einen Bot { $bot } gibt es nicht; es gibt { $bots }
budget-unknown = { $budget } ist kein Budget: schreib 200ms, 1.5s oder 1000sims
bots-too-many = { $found } Bots für { $seats } Plätze

## Tische

refused-already-started = das Spiel hat schon begonnen
refused-bot-plays-for-you = ein Bot spielt für dich; komm erst zurück
refused-clock-decides = an einem Tisch mit Uhr entscheidet die Uhr
refused-deal-is-played = diese Verteilung wird gerade gespielt; warte, bis sie zu Ende ist
refused-deal-takes-no-shares = diese Verteilung wird geteilt oder geht von einer Stellung aus: niemand mischt mit
refused-empty-name = es fehlt ein Name
refused-empty-text = darin steht nichts
refused-failed = hier ist etwas schiefgegangen; es wurde vermerkt
refused-link-is-unknown = dieser Link ist unbekannt oder wurde widerrufen
refused-link-is-used = dieser Link wurde schon benutzt; bitte um einen neuen
refused-name-is-taken = hier heißt schon jemand { $name } oder fast so
refused-never-started = an diesem Tisch wurde nicht gespielt
refused-no-browser = dein Browser ist hier noch nicht bekannt
refused-no-chat-here = an diesem Tisch wird nicht geredet
refused-no-hint = gerade gibt es keinen Rat
refused-no-hints-here = an diesem Tisch gibt es keinen Rat
refused-no-such-record = diesen Spielbericht gibt es nicht
refused-no-such-seat = diesen Platz gibt es hier nicht
refused-no-such-table = diesen Tisch gibt es nicht
refused-no-variants = dieses Spiel hat keine Varianten
refused-no-vote-about-that = über diesen Platz kann nicht abgestimmt werden
refused-nobody-plays-for-you = niemand spielt für dich
refused-not-at-the-table = das kann nur, wer am Tisch ist
refused-not-for-programs = der Schlüssel eines Programms gilt für seinen Platz an seinem Tisch und für nichts anderes
refused-not-here = hier ist nichts, oder das geht damit nicht
refused-not-running = es läuft kein Spiel
refused-not-the-maker = das kann nur, wer den Tisch eröffnet hat
refused-not-understood = diese Nachricht wurde nicht verstanden
refused-not-your-seat = das ist nicht dein Platz
refused-not-written = das ließ sich nicht sicher speichern; versuche es gleich noch einmal
refused-nothing-asked = das fragt dich niemand
refused-nothing-owed = du bist nicht an der Reihe
refused-taken-back-too-often = du hast zu oft hintereinander zurückgenommen; lass erst einen anderen Platz ziehen
refused-nothing-to-take-back = du kannst nichts zurücknehmen
refused-other-deal = das ist ein anderes Spiel oder eine andere Zahl von Plätzen
refused-other-origin = das kam nicht von unserer eigenen Seite
refused-others-still-play = hier spielen noch andere
refused-position-is-over = dort ist das Spiel zu Ende; wähle eine frühere Stellung
refused-record-too-large = das ist zu groß
refused-resigned = du hast dieses Spiel endgültig verlassen
refused-seat-is-empty = dort sitzt niemand
refused-seat-is-taken = dort sitzt schon jemand
refused-seats-are-empty = es sind noch Plätze leer; lade jemanden ein oder setze Bots dorthin
refused-share-is-given = dieser Platz hat schon mitgemischt
refused-stale = inzwischen ist etwas geschehen; schau noch einmal hin
refused-still-there = dort ist noch jemand, oder war es bis eben: abgestimmt wird nur, wenn jemand seit { $seconds } Sekunden fort ist
refused-chat-is-full = an diesem Tisch wurde so viel gesagt, dass nichts mehr angenommen wird
refused-table-is-full = an diesem Tisch ist so viel geschehen, dass nur noch gilt, was ihn zu Ende bringt
refused-too-many-links = du hast hier zu viele Links; widerrufe erst einige
refused-too-busy = es fragen gerade zu viele auf einmal; gleich noch einmal versuchen
refused-too-costly = das auszurechnen dauert zu lange
refused-nobody-waits = auf die Antwort wartet niemand mehr
refused-too-often = das geht zu schnell; warte einen Augenblick
refused-unavailable = unser Server kommt gerade nicht an seine Tische heran; nichts ist verloren, und es geht von selbst weiter: versuche es gleich noch einmal
refused-undo-is-asked = es will schon jemand einen Zug zurücknehmen
refused-undo-was-refused = danach hast du schon gefragt, und es wurde abgelehnt; spiel weiter
database-is-in-use = mit dieser Datenbank arbeitet schon ein anderer Server
backup-over-database = { $file } gehört zur Datenbank selbst; schreib die Sicherung woandershin
database-is-missing = es gibt keine Datenbank { $file }
database-is-newer = diese Datenbank stammt von einer neueren Version von Kutter
database-is-empty = in dieser Datenbank ist nichts von Kutter
database-fails = die Datenbank lässt sich nicht verwenden: { $reason }
frozen-broken = sein Verlauf lässt sich nicht mehr lesen
table-is-frozen = Dieser Tisch steht still: { $reason }. Nichts ist verloren, aber hier geht es nicht weiter; du kannst ihn beenden.

## Sternetabellen

stars-need-five-levels = F1.3: eine Sternetabelle hat fünf Stufen, jede eine Liste von Karten
stars-level-is-no-list = F1.3: Stufe { $level } ist keine Liste von Karten
stars-card-unknown = F1.3: { $card } in Stufe { $level } ist keine Karte
stars-card-is-starting = F1.3: { $card } in Stufe { $level } ist eine Startkarte; die haben keine Sterne
stars-card-twice = F1.3: { $card } in Stufe { $level } ist doppelt
stars-card-missing = F1.3: { $number ->
    [one] { $card } fehlt
   *[other] { $number } Karten fehlen, darunter { $card }
}

## Fischen: Karten

suit-name = { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
card = { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} { $value }
buoy-pass = die Weitergabe-Boje
buoy-minus3 = eine −3-Boje
buoy-all = die Alles-Boje
buoy-first = die Anspiel-Boje
buoy-call = die Ansage-Boje
buoy-low = die Niedrig-Boje
explain-colour = Eine gewöhnliche Karte: Die höchste der Farbe, die zu bedienen ist, gewinnt, wenn kein Grün liegt. Jede gefangene Karte ist ein Punkt. (F3)
explain-green = Trumpf: Das höchste Grün gewinnt den Stich, gleich welche Farbe angespielt ist. (F3.3)
explain-zero = Folgt ihrer Farbe. Am Ende des Stichs fängst du eine andere Karte deiner Wahl, bevor der Rest an den Stichgewinn geht. (F4.1)
explain-pass = Darf immer gespielt werden. Am Ende des Stichs wählen alle zugleich und verdeckt eine Handkarte für links. (F4.3)
explain-minus3 = Darf immer gespielt werden. Wer sie fängt, verliert sofort 3 Punkte; als Karte zählt sie trotzdem 1. (F4.4)
explain-all = Darf immer gespielt werden. Am Ende des Stichs fängst du alle anderen Karten, die noch darin liegen; für den Stichgewinn bleibt nur diese Boje. (F4.2)
explain-first = Darf immer gespielt werden. Du spielst zum nächsten Stich aus, wer auch gewinnt. (F5.1)
explain-call = Darf immer gespielt werden. Du nennst die Farbe, die alle im nächsten Stich bedienen müssen; spielt niemand sie oder Grün, gehört der Stich dir. (F5.2)
explain-low = Darf immer gespielt werden. Im nächsten Stich gewinnt die niedrigste Karte. (F5.3)

## Fischen: was geschah

fishing-move = { $verb ->
    [play] { $thing } spielen
    [catch] { $thing } fangen
    [pass] { $thing } weitergeben
   *[call] { $thing } ansagen
}
fishing-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
fishing-chose = { $you ->
    [yes] Du hast eine Karte zum Weitergeben gewählt.
   *[no] { $who } hat eine Karte zum Weitergeben gewählt.
}
fishing-passed = { $you ->
    [yes] Du gibst { $card } an { $to } weiter.
   *[no] { $to-you ->
        [yes] { $who } gibt dir { $card }.
       *[no] { $who } gibt { $card } an { $to } weiter.
    }
}
fishing-caught-by-zero = { $you ->
    [yes] Deine Null fängt { $card }.
   *[no] Die Null von { $who } fängt { $card }.
}
fishing-caught-by-all = { $you ->
    [yes] Deine Alles-Boje fängt { $cards }.
   *[no] Die Alles-Boje von { $who } fängt { $cards }.
}
fishing-caught-by-winner = { $you ->
    [yes] Du fängst { $cards }.
   *[no] { $who } fängt { $cards }.
}
fishing-lost-points = { $you ->
    [yes] Du verlierst { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
   *[no] { $who } verliert { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
fishing-won-trick = { $number ->
    [0] { $you ->
        [yes] Du gewinnst den Stich, aber es liegt nichts mehr darin.
       *[no] { $who } gewinnt den Stich, aber es liegt nichts mehr darin.
    }
   *[other] { $you ->
        [yes] Du gewinnst den Stich.
       *[no] { $who } gewinnt den Stich.
    }
}
fishing-leads = { $you ->
    [yes] Durch deine Anspiel-Boje spielst du zum nächsten Stich aus.
   *[no] Durch die Anspiel-Boje spielt { $who } zum nächsten Stich aus.
}
fishing-low-next = Im nächsten Stich gewinnt die niedrigste Karte.
fishing-called = { $suit ->
    [blue] { $you ->
        [yes] Du sagst Blau an.
       *[no] { $who } sagt Blau an.
    }
    [purple] { $you ->
        [yes] Du sagst Lila an.
       *[no] { $who } sagt Lila an.
    }
    [red] { $you ->
        [yes] Du sagst Rot an.
       *[no] { $who } sagt Rot an.
    }
    [yellow] { $you ->
        [yes] Du sagst Gelb an.
       *[no] { $who } sagt Gelb an.
    }
   *[green] { $you ->
        [yes] Du sagst Grün an.
       *[no] { $who } sagt Grün an.
    }
}
fishing-scored = { $you ->
    [yes] Du hast in dieser Runde { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } gefangen und stehst bei { $thing } Punkten.
   *[no] { $who } hat in dieser Runde { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } gefangen und steht bei { $thing } Punkten.
}
fishing-round-begins = { $you ->
    [yes] Runde { $thing } beginnt mit je { $number } Karten. Du spielst aus.
   *[no] Runde { $thing } beginnt mit je { $number } Karten. { $who } spielt aus.
}
fishing-drew = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $who } zieht { $cards }.
}
fishing-drew-from = { $you ->
    [yes] Du hast { $sources } gezogen.
   *[no] { $who } hat { $sources } gezogen.
}
source-stockroom = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} aus dem Fang von Runde { $round }
source-ocean = { $stars ->
    [0] { $number ->
        [one] { $number } Startkarte
       *[other] { $number } Startkarten
    }
    [one] { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } mit { $stars } Stern
   *[other] { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } mit { $stars } Sternen
}
fishing-overfished = Überfischung: Dem Meer { $number ->
    [one] fehlt { $number } Karte
   *[other] fehlen { $number } Karten
} für Runde { $round }. Die Partie endet.
fishing-won = { $you ->
    [yes] Du gewinnst mit { $thing } Punkten.
   *[no] { $who } gewinnt mit { $thing } Punkten.
}

## Fischen: warum nicht

fishing-must-follow = du hast { $cards }, also musst du { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
} oder eine Boje spielen
fishing-not-in-hand = du hast { $card } nicht auf der Hand
fishing-not-in-trick = { $card } liegt nicht im Stich
fishing-own-zero = eine Null fängt eine andere Karte, nicht sich selbst
fishing-already-chosen = du hast schon eine Karte zum Weitergeben gewählt
fishing-no-such-suit = eine Ansage nennt Blau, Lila, Rot, Gelb oder Grün
fishing-unknown-suit = eine Farbe { $suit } gibt es nicht
fishing-unknown-card = eine Karte { $card } gibt es nicht
fishing-no-deal-now = jetzt werden keine Karten gegeben
fishing-deal-other-seat = als Nächstes bekommt { $who } Karten
fishing-deal-size = die Hand hat { $right } Karten, nicht { $found }
fishing-deal-card = { $card } ist nicht dort, woher jetzt gezogen wird: { $pile }
pile-start = Startkarten
pile-ocean = { $stars ->
    [one] Meereskarten mit { $stars } Stern
   *[other] Meereskarten mit { $stars } Sternen
}
pile-batch = Ladung von { $who } aus Runde { $round }

## Die Befehlszeile

option-not-for-game = { $option } ist keine Option von { $game }
boards-hold = { $file }: die Pläne stimmen
boards-check-needs-file = welche Datei soll geprüft werden?
help-variant = die Variante von Fresh Fish (sonst market)
help-streets = Straßen bei Fresh Fish überall, wo sie kürzer sind, nicht nur wo Wege versperrt sind (M7.4)
help-boards = eigene Pläne für Fresh Fish; als Befehl: unsere Pläne zeigen oder deine Datei prüfen
help-setup = ein Aufbau von Hand: JSON wie in einer Aufzeichnung
help-action = die Pläne zeigen oder eine Datei prüfen
examples-boards = {"  "}kutter boards show
    {"  "}kutter boards check my-boards.json
good = { $good ->
    [fish] Fisch
    [soda] Limo
    [cheese] Käse
   *[ice] Eis
}
tile = { $tile ->
    [fish] Fisch
    [soda] Limo
    [cheese] Käse
    [ice] Eis
   *[flea] Floh
}
column-coins = Münzen
column-discs = Scheiben
column-stalls = Stände
column-score = Wertung
screen-stack = Stapel: { $stack }   Letzte Reihe: { $last }
screen-bid = { $good ->
    [fish] Der Fischstand
    [soda] Der Limostand
    [cheese] Der Käsestand
   *[ice] Der Eisstand
} wird versteigert. Biete 0 bis { $most }.
screen-place = { $tile ->
    [fish] Den Fischstand
    [soda] Den Limostand
    [cheese] Den Käsestand
    [ice] Den Eisstand
   *[flea] Den Flohmarkttisch
} auf eins davon: { $spaces }
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
screen-help-freshfish = Ein Feld ist seine Spalte und Zeile, etwa c4. ?c4 zeigt, was ein Bau dort nach sich zöge. Zeichen: . leer, + Weg, (2) eine Scheibe von Platz 2, ### ein Flohmarkttisch, [F] der Fischwagen, F2 der Fischstand von Platz 2; S Limo, C Käse, I Eis. q beendet.
screen-preview = Neue Wege: { $paths }.  Verlorene Scheiben: { $discs }.  Längen: { $lengths }
play-welcome-freshfish = Eine Partie Fresh Fish. Bring deine vier Stände nah an ihre Wagen und behalte deine Münzen: Die niedrigste Wertung gewinnt. ? erklärt, q beendet.

in-file = { $file }: { $reason }
interrupted = abgebrochen
interrupted-after = abgebrochen nach { $done } von { $total }; dies zeigen sie
compiling-begins = { $kept ->
    [lasting] die Regeln werden übersetzt, einmalig; danach sind sie gleich bereit
    [while-running] die Regeln werden übersetzt; im Cache-Ordner lassen sie sich nicht aufheben, darum dauert jeder Start so lange (KUTTER_CACHE nennt einen eigenen Ordner)
   *[not-at-all] die Regeln werden übersetzt; sie lassen sich nirgends aufheben, darum dauert es in jedem Prozess so lange (KUTTER_CACHE nennt einen eigenen Ordner)
}
compiling = Die Regeln werden übersetzt, Funktion { $functions }
time-left = { $unit ->
    [hours] noch etwa { $number } h
    [minutes] noch etwa { $number } min
   *[seconds] noch etwa { $number } s
}
process-died = ein Prozess, der Partien spielte, ist gestorben
number-is-wrong = { $found } ist keine ganze Zahl von { $least } bis { $most }
usage-is-wrong = { $command }: { $reason }; mehr sagt { $command } --help
argparse-usage = Aufruf:{" "}
argparse-positionals = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-argument = %(argument_name)s: %(message)s
argparse-required = es fehlt: %s
argparse-one-required = nötig ist eines von %s
argparse-unrecognized = unbekannt: %s
argparse-not-with = verträgt sich nicht mit %s
argparse-no-value = nimmt keinen Wert, bekam aber %r
argparse-one-value = braucht einen Wert
argparse-some-values = braucht einen Wert oder mehrere
argparse-choice = %(value)r gibt es nicht; es gibt %(choices)s
metavar-command = BEFEHL
metavar-file = DATEI
metavar-game = SPIEL
metavar-bots = BOTS
help-kutter = Fischen und Fresh Fish von Friedemann Friese: spielen, simulieren, prüfen, studieren.
examples-kutter = {"  "}kutter play --terminal
    {"  "}kutter simulate fishing --games 100 --out games.kutter.jsonl
    {"  "}kutter verify games.kutter.jsonl
    {"  "}kutter replay --help
help-examples = Beispiele:
help-default = {" "}(sonst { $default })

help-game = welches Spiel: fishing oder freshfish
help-version = die Version zeigen
help-completion = ein Skript ausgeben, das in dieser Shell unsere Wörter vervollständigt
help-players = wie viele Plätze
help-stars = eine eigene Sternetabelle: JSON, fünf Listen von Kartennamen (F1.3)
help-lang = die Sprache, en oder de (sonst die deines Systems)
help-json = JSON für Skripte
help-file = eine Aufzeichnung: DATEI, oder DATEI:ZEILE einer .jsonl; auch .gz und .zst, und - für die Standardeingabe
help-files = Aufzeichnungen: .kutter.json, .kutter.jsonl oder DATEI:ZEILE; auch .gz und .zst, und - für die Standardeingabe
help-games = wie viele Partien
help-seed = eine Zahl; dieselbe ergibt dieselben Partien
help-out = die Aufzeichnungen in diese Datei schreiben, eine je Zeile; gepackt, wenn ihr Name auf .gz oder .zst endet
help-bots = ein Bot je Platz, dazwischen Kommas; der letzte steht für alle folgenden; skipper@2s hat ein eigenes Budget
help-jobs = wie viele Prozesse arbeiten; heraus kommt dasselbe
help-arena-jobs = wie viele Prozesse spielen (sonst einer je Kern); die Aufzeichnungen sind dieselben
help-at = die Stellung nach den ersten N Zügen; 0 ist der Anfang
help-all = jede Stellung, ein JSON-Array je Zeile
help-seat = mit den Augen von Platz S; Plätze zählen hier ab 0 wie in Aufzeichnungen, in Sätzen ab 1
help-own-seat = der eigene Platz; Plätze zählen hier ab 0 wie in Aufzeichnungen, in Sätzen ab 1
help-hint-seat = der gefragte Platz, gezählt ab 0 (sonst der, der am Zug ist)
help-seconds = wie lange gemessen wird
help-record = die Partie am Ende in diese Datei schreiben; gepackt, wenn ihr Name auf .gz oder .zst endet
help-terminal = im Terminal statt im Browser; nur dort gelten die Optionen eines Spiels
help-play = Im Browser spielen, mit Bots und Freunden; deine Spiele bleiben erhalten.
examples-play = {"  "}kutter play
    {"  "}kutter play --terminal
    {"  "}kutter play --terminal fishing --players 3 --bots random --lang de
help-simulate = Partien zwischen Bots spielen, aufzeichnen und auswerten.
examples-simulate = {"  "}kutter simulate fishing --players 4 --games 100 --seed 7 --out games.kutter.jsonl
    {"  "}kutter simulate fishing --bots deckhand,random --jobs 2 --json
help-shuffle = auch prüfen, ob die Ziehungen aus dem Startwert folgen; allein zeigt das nur, dass die Aufzeichnung in sich stimmt
help-commitment = die Zusage, die du seit vor dem Beginn aufbewahrt hast: den Startwert an ihr prüfen
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
    [no] ihrem eigenen Startwert: sie stimmt in sich, mehr nicht
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
help-bot = welcher Bot (sonst der stärkste)
hint-game-is-over = hier ist die Partie zu Ende; niemand ist am Zug
hint-chance-is-due = hier kommen erst Karten oder Plättchen; niemand ist am Zug
hint-another-is-due = Platz { $seat } ist hier nicht am Zug, sondern { $owing } (gezählt ab 0, wie bei --seat)
hint-advice = { $bot } würde { $move } (Wert { $value }).
hint-advice-searched = { $bot } würde { $move } (Wert { $value }, { $visits } von { $tries } Versuchen).
hint-bot-is-silent = der Bot { $bot } sagt nicht, was er denkt
column-move = Zug
column-value = Wert
column-visits = versucht
help-arena = Bots gegeneinander spielen lassen, mit getauschten Plätzen, und sagen, wie sicher das Ergebnis ist.
examples-arena = {"  "}kutter arena fishing --bots deckhand,random --games 100 --same-deal
    {"  "}kutter arena freshfish --players 3 --bots mymodule:MyBot,random --out games.kutter.jsonl
    {"  "}kutter arena fishing --bots skipper@400sims,skipper@25sims --games 40 --plot strength.svg
help-plot = ein Diagramm in diese Datei zeichnen, PNG oder SVG nach der Endung (pip install "kutter[plot]")
help-ray = auf einem Ray-Cluster spielen: seine Adresse, oder local für einen auf diesem Rechner (pip install "kutter[ray]")
help-same-deal = jedes Kartenglück einmal für jede Verteilung der Plätze spielen, damit es sich aufhebt
help-budget = wie lange ein Bot nachdenken darf: 200ms, 1.5s oder 1000sims
column-games = Partien
column-win-share = Siege, 95 %
column-margin = Vorsprung
column-rating = Stärke
column-ms = ms je Zug, p99
column-failures = Ausfälle
plot-title = { $game ->
    [fishing] Fischen
   *[freshfish] Fresh Fish
}{ $variant ->
    [market] , Markt
    [classic] , klassisch
   *[none] { "" }
}, { $seats } Plätze, { $games ->
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
examples-bench = {"  "}kutter bench fishing --players 4 --json
    {"  "}kutter bench fishing --search 1000
help-search = so viele Simulationen des stärksten Bots messen, wo nach dem Geben oder Ziehen zu entscheiden ist
serve-address = Kutter läuft unter { $url }. Strg-C beendet es.
play-address = Gespielt wird unter { $url }. Strg-C beendet es.
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
help-workers = Prozesse, in denen Bots denken (sonst einer weniger als Kerne da sind)
help-gathering-hours = nach denen ein nie begonnener Tisch endet
help-idle-days = nach denen ein von allen verlassener Tisch endet
help-keep-days = wie lange Aufzeichnungen beendeter Tische bleiben; sonst für immer
help-trust-proxy = Proxys, deren Angaben über Adressen gelten
help-limit = wie oft Gäste etwas tun dürfen: acts, chat, new-tables, questions als MENGE/RATE, sockets als Zahl; mehrfach möglich
limit-unknown = { $limit } ist keine Grenze: schreib eine von { $limits } als NAME=MENGE/RATE, etwa chat=6/0.5, oder sockets=50
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
    [one] ein Eintrag seines Verlaufs
   *[other] { $entries } Einträge ihrer Verläufe
}
backup-cannot-be-read = { $file } lässt sich nicht lesen: { $reason }
backup-is-none = das ist keine Sicherung von Kutter
backup-is-newer = die Sicherung stammt von einer neueren Version von Kutter
restore-not-empty = die Datenbank enthält schon etwas; stelle in einer leeren wieder her
restore-needs-new = die Datenbank gehört zu einer anderen Version von Kutter als die Sicherung; stelle in einer neuen wieder her
help-warm = Alles einmal übersetzen, damit die erste Partie sofort beginnt.
examples-warm = {"  "}kutter warm

warm-progress = Regeln werden übersetzt
warm-done = Die Regeln sind übersetzt.
simulate-progress = Gespielt
simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
simulate-end = { $end ->
    [rounds] nach allen Runden zu Ende: { $games }
   *[overfishing] durch Überfischung zu Ende: { $games }
}
verify-holds = { $finished ->
    [yes] stimmt, { $moves } Züge, zu Ende gespielt
   *[no] stimmt, { $moves } Züge, nicht zu Ende gespielt
}
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-mean = Mittel
column-lowest = niedrigste
column-highest = höchste
column-player = wer
column-points = Punkte
column-catch = Fang
column-stockroom = Lagerraum
column-cards = Hand
play-welcome-fishing = Eine Partie Fischen. Fang Karten: Jede ist ein Punkt und kommt später auf deine Hand. ? erklärt eine Karte, q beendet.
play-left = Die Partie endet hier.
play-recorded = Die Partie steht in { $file }.
bot-name = { $bot } { $number }
bot-name-budget = { $bot } ({ $budget })
bot-name-short = Bot
bot-name-random = Zufall
bot-name-deckhand = Leichtmatrose
bot-name-mate = Steuermann
bot-name-skipper = Kapitän
your-name = Du
screen-round = Runde { $round } von { $rounds }, Stich { $trick } von { $tricks } (* spielt aus)
screen-over = Die Partie ist zu Ende
screen-ocean = Meer nach Sternen (vorläufig): { $ocean }
screen-trick = Stich
screen-follow = Zu bedienen: { $suit ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}, oder eine Boje
screen-low = In diesem Stich gewinnt die niedrigste Karte.
screen-hand = Hand
screen-play = Spielen
screen-catch = Mit der Null fangen
screen-pass = Nach links geben
screen-call = Ansagen
screen-prompt = 1–{ $most } oder eine Karte, ?, q:
screen-help = Schreib ? und eine Karte oder ihre Nummer, etwa ?R9, ?~low oder ?2. Buchstaben: B Blau, P Lila, R Rot, Y Gelb, G Grün (Trumpf), ~ Bojen.

## Fresh Fish: was geschah

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
    [yes] Du ersteigerst den { freshfish-stall } und zahlst { freshfish-coins }.
   *[no] { $who } ersteigert den { freshfish-stall } und zahlt { freshfish-coins }.
}
freshfish-tile-void = Niemand kann für den { freshfish-stall } bieten: Das Plättchen verfällt.
freshfish-stack-void = Niemand kann mehr etwas tun: { $number ->
    [one] Das letzte Plättchen im Stapel verfällt.
   *[other] Die letzten { $number } Plättchen im Stapel verfallen.
}
freshfish-table-placed = { $you ->
    [yes] Du stellst einen Flohmarkttisch auf { $space }.
   *[no] { $who } stellt einen Flohmarkttisch auf { $space }.
}
freshfish-stall-placed = { $you ->
    [yes] Du stellst deinen { freshfish-stall } auf { $space }.
   *[no] { $who } stellt den { freshfish-stall } auf { $space }.
}
freshfish-stall-outside = { $you ->
    [yes] Dein { freshfish-stall } steht draußen, denn du hast keine Scheibe auf dem Marktplatz.
   *[no] Der { freshfish-stall } von { $who } steht draußen, denn es fehlt eine Scheibe auf dem Marktplatz.
}
freshfish-path-in-full-area = { $number ->
    [one] { $spaces } wird ein Weg: Das Gebiet ist voll.
   *[other] { $spaces } werden Wege: Das Gebiet ist voll.
}
freshfish-path-to-truck = { $space } wird ein Weg: der letzte Zugang zum { freshfish-truck }.
freshfish-path-to-stall = { $you ->
    [yes] { $space } wird ein Weg: der letzte Zugang zu deinem { freshfish-stall }.
   *[no] { $space } wird ein Weg: der letzte Zugang zum { freshfish-stall } von { $who }.
}
freshfish-path-joins = { $number ->
    [one] { $spaces } wird ein Weg: Ein Bau dort würde den Marktplatz zerteilen.
   *[other] { $spaces } werden Wege: Ein Bau dort würde den Marktplatz zerteilen.
}
freshfish-disc-returned = { $number ->
    [one] { $you ->
        [yes] Deine Scheibe auf { $spaces } kommt zu dir zurück.
       *[no] Die Scheibe auf { $spaces } geht zurück an { $who }.
    }
   *[other] { $you ->
        [yes] Deine Scheiben auf { $spaces } kommen zu dir zurück.
       *[no] Die Scheiben auf { $spaces } gehen zurück an { $who }.
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

## Fresh Fish: warum nicht

freshfish-on-path = ein Weg
freshfish-on-disc = eine Scheibe von { $who }
freshfish-on-table = ein Flohmarkttisch
freshfish-on-truck = der { freshfish-truck }
freshfish-on-stall = der { freshfish-stall } von { $who }
freshfish-wrong-seat = der Zufall (*) deckt Plättchen auf, alles andere tun die Plätze
freshfish-tile-unknown = ein Plättchen { $tile } gibt es nicht; es gibt flea, fish, soda, cheese und ice
freshfish-tile-is-due = zuerst muss das gezogene Plättchen aufgedeckt werden
freshfish-another-seat-is-due = jetzt ist dran: { $who }, und zwar { $phase ->
    [bid] zu bieten
    [place] ein Plättchen zu legen
   *[turn] zu reservieren oder zu ziehen
}
freshfish-other-verb-is-due = jetzt ist dran: { $phase ->
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

## Fresh Fish: Optionen, Marktplätze und Pläne

freshfish-variant-unknown = die Variante muss "market" oder "classic" sein, nicht { $found }
freshfish-streets-unknown = M7.4: "streets" kann nur "shortest" sein, nicht { $found }; für Straßen nur bei versperrten Wegen lass es weg
freshfish-no-streets = M7.4: in classic gibt es keine Straßen
freshfish-last-row = M2.5: "last" nennt fish, soda, cheese und ice in beliebiger Folge, nicht { $found }
freshfish-space-count = M2.1: ein Marktplatz hat 1 bis { $most } Felder, nicht { $found }
freshfish-space-unknown = ein Feld { $space } gibt es nicht; Felder sind a1 bis z26
freshfish-square-in-pieces = M2.1: der Marktplatz ist zerteilt: { $space } hängt nicht mit Seiten am Rest
freshfish-square-has-hole = M2.1: der Marktplatz hat ein Loch bei { $space }
freshfish-milestone-count = M2.1: { $seats } Plätze brauchen { $right } Meilensteine, nicht { $found }
freshfish-milestone-wrong = M1.2: ein Meilenstein ist 2, 3, 4 oder 5, nicht { $found }
freshfish-areas-in-classic = M2.3: in classic gibt es keine Gebiete, aber hier steht { $area }
freshfish-area-in-classic = M2.3: in classic gibt es keine Gebiete, aber { $space } liegt in { $area }
freshfish-area-unknown = M1.3: { $space } liegt im Gebiet { $area }, das nicht unter den Gebieten steht
freshfish-area-number = M1.3: die Zahl des Gebiets { $area } ist 1 oder 2, nicht { $found }
freshfish-area-size = M1.3: das Gebiet { $area } muss 3 bis 5 Felder haben, nicht { $found }
freshfish-area-in-pieces = M1.3: die Felder des Gebiets { $area } hängen nicht mit Seiten zusammen
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

## Page: Fishing

page-fishing-letter = { $suit ->
    [blue] B
    [purple] L
    [red] R
    [yellow] Ge
   *[green] Gr
}
page-fishing-buoy-words = { $buoy ->
    [pass] nach links
    [minus3] minus drei
    [all] alles fangen
    [first] du beginnst
    [call] Farbe ansagen
   *[low] niedrig gewinnt
}
page-fishing-buoy-written = { $name } ({ $words })
page-fishing-deal = Runde { $round } wird ausgeteilt.
page-fishing-you-lead = { $low ->
    [yes] Du spielst aus: eine beliebige Karte. Die niedrigste gewinnt.
   *[no] Du spielst aus: eine beliebige Karte.
}
page-fishing-any-card = { $low ->
    [yes] Noch ist keine Farbe zu bedienen: spiel eine beliebige Karte. Die niedrigste gewinnt.
   *[no] Noch ist keine Farbe zu bedienen: spiel eine beliebige Karte.
}
page-fishing-follow = { $suit ->
    [blue] Bediene Blau
    [purple] Bediene Lila
    [red] Bediene Rot
    [yellow] Bediene Gelb
   *[green] Bediene Grün
}{ $buoy ->
    [yes] { " " }oder spiel eine Boje.
   *[no] .
}{ $low ->
    [yes] { " " }Die niedrigste gewinnt.
   *[no] { "" }
}
page-fishing-no-suit = { $suit ->
    [blue] Du hast kein Blau: spiel eine beliebige Karte.
    [purple] Du hast kein Lila: spiel eine beliebige Karte.
    [red] Du hast kein Rot: spiel eine beliebige Karte.
    [yellow] Du hast kein Gelb: spiel eine beliebige Karte.
   *[green] Du hast kein Grün: spiel eine beliebige Karte.
}{ $low ->
    [yes] { " " }Die niedrigste gewinnt.
   *[no] { "" }
}
page-fishing-your-catch = Deine Null fängt: nimm eine Karte aus dem Stich.
page-fishing-your-pass = Wähle eine Karte für { $to } links von dir.
page-fishing-your-call = Sag an, welche Farbe im nächsten Stich zu bedienen ist.
page-fishing-confirm = Wähle noch einmal { $thing } zum Bestätigen.
page-fishing-others-pass = { $chosen ->
    [yes] Deine Karte ist gewählt. Warten auf { $names }.
   *[no] Alle wählen eine Karte für links. Warten auf { $names }.
}
page-fishing-other-catch = { $who } fängt mit einer Null eine Karte.
page-fishing-other-call = { $who } sagt eine Farbe an.
page-fishing-leads = { $who } spielt aus.
page-fishing-waiting = { $who } ist am Zug.
page-fishing-shared-win = { $names } teilen sich den Sieg mit { $points } Punkten.
page-fishing-end = { $end ->
    [overfishing] Überfischt: Das Meer konnte die Hände nicht mehr füllen, darum endete das Spiel vorzeitig.
   *[rounds] Alle Runden sind gespielt.
}
page-fishing-hand = Deine Hand
page-fishing-hand-card = { $state ->
    [playable] { $card }, spielbar
    [refused] { $card }, jetzt nicht wählbar
    [raised] { $card }, gewählt: noch einmal zum Bestätigen
    [given] { $card }, gewählt für links
   *[waiting] { $card }
}
page-fishing-trick = Der Stich
page-fishing-trick-card = { $state ->
    [catchable] { $card } von { $name }, kann gefangen werden
    [refused] { $card } von { $name }, kann nicht gefangen werden
   *[lies] { $name }: { $card }.
}
page-fishing-no-card = { $name }: noch keine Karte.
page-fishing-caught = { $name } hat { $card } gefangen.
page-fishing-leader = Anspiel
page-fishing-orders = Was in diesem Stich gilt
page-fishing-to-follow = { $suit ->
    [blue] Blau bedienen
    [purple] Lila bedienen
    [red] Rot bedienen
    [yellow] Gelb bedienen
   *[green] Grün bedienen
}
page-fishing-called-by = angesagt von { $name }
page-fishing-low = Niedrigste gewinnt
page-fishing-seats = Mitspielende
page-fishing-seat = { $name }: { $points } Punkte, { $caught } in dieser Runde gefangen, { $stored } im Lagerraum, { $held } auf der Hand{ $ahead ->
    [yes] , die meisten Punkte
   *[no] { "" }
}{ $chosen ->
    [yes] , hat gewählt
   *[no] { "" }
}{ $away ->
    [yes] , nicht verbunden
   *[no] { "" }
}{ $due ->
    [yes] , am Zug
   *[no] { "" }
}. Genauer ansehen
page-fishing-ocean = Meer: { $number }
page-fishing-ocean-title = Das Meer
page-fishing-level = { source-ocean }
page-fishing-provisional = Welche Karte wie viele Sterne hat, ist vorläufig (F1.3).
page-fishing-stars = { $stars ->
    [one] { $stars } Stern,
   *[other] { $stars } Sterne,
}
page-fishing-rest = { $rest ->
    [empty] nichts ist übrig
    [drawn] gezogen und seither nicht gesehen:
    [whole] noch da:
   *[some] { $left } von diesen { $all } sind noch da:
}
page-fishing-round = Runde { $round } von { $rounds }
page-fishing-round-short = Runde { $round }/{ $rounds }
page-fishing-trick-short = Stich { $trick }/{ $tricks }
page-fishing-crate = R{ $round }
page-fishing-trick-of = Stich { $trick } von { $tricks }
page-fishing-last-trick = Der letzte Stich
page-fishing-memory = Kartengedächtnis
page-fishing-where = { $where ->
    [yours] deine
    [out] vielleicht auf einer Hand
    [away] im Boot oder im Meer
   *[seen] in dieser Runde gesehen
}
page-fishing-catch = Fang dieser Runde: { $number }
page-fishing-stockroom = Lagerraum
page-fishing-stockroom-empty = Noch liegt keine Ladung darin.
page-fishing-batch = Ladung aus Runde { $round },
page-fishing-close = Schließen

## Page: Fresh Fish

page-freshfish-status-turn = Reserviere ein Feld, oder zieh ein Plättchen.
page-freshfish-status-reserve = Reserviere ein Feld.
page-freshfish-status-draw = Reservieren geht jetzt nicht: Zieh ein Plättchen.
page-freshfish-status-their-turn = { $who } reserviert ein Feld oder zieht ein Plättchen.
page-freshfish-status-tile = { $who } deckt ein Plättchen auf.
page-freshfish-status-bid = Biete für den { freshfish-stall }, von 0 bis { $most }.
page-freshfish-status-wait = Dein Gebot für den { freshfish-stall } ist verdeckt abgegeben. Es fehlen noch: { $who }.
page-freshfish-status-they-bid = Der { freshfish-stall } wird versteigert. Es fehlen noch: { $who }.
page-freshfish-status-place = { $how ->
    [flea] Stell den Flohmarkttisch auf eine deiner Scheiben.
    [last] Aus der letzten Reihe bekommst du den { freshfish-stall }: Stell ihn auf eine deiner Scheiben.
   *[won] Der { freshfish-stall } ist dein: Stell ihn auf eine deiner Scheiben.
}
page-freshfish-status-they-place = { $how ->
    [flea] { $who } stellt einen Flohmarkttisch auf.
   *[other] { $who } stellt den { freshfish-stall } auf.
}
page-freshfish-status-over = { $you ->
    [yes] Das Spiel ist aus. Du gewinnst mit { $score }.
   *[no] Das Spiel ist aus. { $who } gewinnt mit { $score }.
}
page-freshfish-status-shared = Das Spiel ist aus. { $who } teilen sich den Sieg mit { $score }.

page-freshfish-square = Marktplatz
page-freshfish-seats = Plätze
page-freshfish-seat = Platz
page-freshfish-you = du
page-freshfish-to-move = an der Reihe
page-freshfish-purse = Münzen
page-freshfish-discs-left = übrige Scheiben
page-freshfish-score = Summe
page-freshfish-stall-length = { $length ->
    [none] { freshfish-stall } auf { $space }, keine Strecke zum Laster
   *[other] { freshfish-stall } auf { $space }, Länge { $length }
}
page-freshfish-stall-kept = { freshfish-stall }, noch nicht gebaut
page-freshfish-stall-outside = { freshfish-stall }, draußen
page-freshfish-route = { $length ->
    [none] Von diesem { freshfish-stall } ({ $who }) führt keine Strecke zum Laster.
   *[other] Vom { freshfish-stall } ({ $who }) zum Laster: Länge { $length }{ $streets ->
        [0] .
        [one] , darunter eine Straße, die 2 zählt.
       *[other] , darunter { $streets } Straßen, die je 2 zählen.
    }
}
page-freshfish-area = Gebiet { $area }, { $built } von { $number } bebaut
page-freshfish-empty = leer
page-freshfish-own-disc = deine Scheibe
page-freshfish-own-stall = dein { freshfish-stall }
page-freshfish-choosable = { $verb ->
    [reserve] kannst du reservieren
   *[place] kannst du bebauen
}
page-freshfish-tile = { $tile ->
    [flea] Flohmarkttisch
    [fish] Fischstand
    [soda] Limonadenstand
    [cheese] Käsestand
   *[ice] Eisstand
}
page-freshfish-stack = Im Stapel
page-freshfish-last-row = Letzte Reihe
page-freshfish-void = Verfallen
page-freshfish-tiles = { page-freshfish-tile }: { $number }

page-freshfish-reserve = Reservieren
page-freshfish-reserve-space = { $space } reservieren
page-freshfish-tap-space = wähle ein Feld
page-freshfish-discs = { $number ->
    [one] { $number } Scheibe übrig
   *[other] { $number } Scheiben übrig
}
page-freshfish-or = oder
page-freshfish-draw = Plättchen ziehen
page-freshfish-draw-anyway = Jetzt ziehen
page-freshfish-tiles-left = { $number ->
    [one] { $number } Plättchen übrig
   *[other] { $number } Plättchen übrig
}
page-freshfish-warn-draw = Nur eine deiner Scheiben liegt auf dem Marktplatz. Ist sie bebaut, hast du für die nächste Versteigerung keine.
page-freshfish-build-on = Auf { $space } bauen
page-freshfish-choose-own-disc = Wähle eine deiner Scheiben

page-freshfish-auction = Versteigerung: { freshfish-stall }
page-freshfish-your-bid = Dein Gebot
page-freshfish-less = Weniger
page-freshfish-more = Mehr
page-freshfish-seal = { $number } bieten
page-freshfish-seal-anyway = Trotzdem { $number } bieten
page-freshfish-warn-bid = Du hast keine Scheibe auf dem Marktplatz. Gewinnst du, steht dein Stand draußen.
page-freshfish-you-bid = Du hast { $number } geboten. Alle Gebote werden zusammen aufgedeckt.
page-freshfish-has-bid = hat geboten
page-freshfish-bids-now = hat noch nicht geboten
page-freshfish-wins = gewinnt

page-freshfish-foresight = Wird { $space } bebaut
page-freshfish-imagine = Ein anderes Plättchen ausprobieren
page-freshfish-new-paths = { $reason ->
    [full] { $spaces }: Gebiet voll
    [access] { $spaces }: letzter Zugang
   *[cut] { $spaces }: würde den Platz zerteilen
}
page-freshfish-no-new-paths = Keine neuen Wege
page-freshfish-discs-lost = Scheiben zurück:
page-freshfish-length-change = { $who }, { freshfish-stall }: { $before ->
    [none] Länge { $after }
   *[other] Länge { $before }, dann { $after }
}

page-freshfish-zoom = Ausschnitt
page-freshfish-nearer = Näher
page-freshfish-farther = Weiter weg
page-freshfish-fit = Den ganzen Marktplatz zeigen

page-freshfish-result = Längen, Münzen und Wertung
page-freshfish-show-route = { freshfish-length }: Strecke zeigen
page-freshfish-show-routes = Strecken von { $who } zeigen

## Page

page-start-title = Spiele Fischen und Fresh Fish
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
page-server-trouble = der Server hat Schwierigkeiten; versuche es gleich noch einmal
page-rules = Regeln
page-rules-fishing = Fischen
page-rules-freshfish = Fresh Fish
page-rule = Regel { $rule }
page-all-rules = Alle Regeln
page-search = In den Regeln suchen
page-found = { $number ->
    [0] Das steht in keiner Regel.
    [one] { $number } Regel
   *[other] { $number } Regeln
}
page-settings = Einstellungen
page-licences = Lizenzen dessen, woraus diese Seite besteht
page-language = Sprache
page-scheme = Farben
page-scheme-auto = Wie das Gerät
page-scheme-light = Morgenlicht
page-scheme-dark = Nacht
page-speed = Animation
page-speed-off = Aus
page-speed-fast = Schnell
page-speed-normal = Normal
page-speed-slow = Langsam
page-confirm = Erst wählen, dann bestätigen
page-memory = Fischen: Kartengedächtnis zeigen
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
page-keys-hand = Fischen: deine Hand
page-key-hand-left = eine Karte nach links
page-key-hand-right = eine Karte nach rechts
page-key-hand-up = eine Reihe nach oben
page-key-hand-down = eine Reihe nach unten
page-key-hand-first = zur ersten Karte
page-key-hand-last = zur letzten Karte
page-key-hand-digit = zur Karte mit diesem Wert
page-keys-square = Fresh Fish: der Platz
page-key-square-left = ein Feld nach links
page-key-square-right = ein Feld nach rechts
page-key-square-up = ein Feld nach oben
page-key-square-down = ein Feld nach unten
page-key-square-draw = ein Plättchen ziehen
page-key-square-nearer = näher
page-key-square-farther = weiter weg
page-key-square-whole = der ganze Platz
page-keys-bid = Fresh Fish: dein Gebot
page-key-bid-digit = so viel bieten
page-key-bid-more = eine Münze mehr
page-key-bid-less = eine Münze weniger
page-key-bid-much-more = fünf mehr
page-key-bid-much-less = fünf weniger
page-key-bid-most = alles, was du hast
page-key-bid-least = nichts
page-key-bid-seal = das Gebot abgeben
page-keys-replay = In einer Wiedergabe
page-key-replay-previous = ein Zug zurück
page-key-replay-next = ein Zug weiter
page-key-replay-first = zum Anfang
page-key-replay-last = zum Ende
page-key-replay-play = abspielen oder anhalten
page-game = Spiel
page-game-fishing = Fischen
page-game-market = Fresh Fish
page-game-classic = Fresh Fish Classic
page-about-fishing = Stiche, deren Fang deine nächste Hand ist. 3 bis 5 Personen.
page-about-market = Stände nah am Laster, auf einem Markt mit Gebieten. 2 bis 5 Personen.
page-about-classic = Ein Wegenetz und eine goldene Regel. 2 bis 5 Personen.
page-players = Personen
page-company = Gegen
page-company-bots = Bots
page-company-friends = Freunde, per Link
page-company-here = Freunde, hier
page-level = Wie stark
page-your-name = Dein Name
page-nameless = Landratte
page-name-of = Person { $number }
page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen
page-more = Mehr Auswahl
page-more-public = Auf der Startseite zu finden
page-more-hints = Tipps erlaubt
page-more-chat = Mit Chat
page-more-purses = Alle sehen alle Geldbeutel
page-more-streets = Straßen zählen immer (M7.4)
page-pace = Zeit für jeden Zug
page-pace-none = Keine Uhr
page-pace-seconds = { $number } Sekunden je Zug
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
page-status-gathering = Wartet auf Mitspieler
page-status-running = Andere sind dran
page-status-finished = Beendet
page-status-frozen = Angehalten
page-status-ended = Geschlossen
page-records = Aufzeichnungen
page-upload = Eine Partie aus einer Datei ansehen (.kutter.json)
page-choose-file = Datei wählen
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
page-invite = Einladen
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
page-thinking = Der Skipper denkt nach …
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
page-plays-voted = abgestimmt, ein Bot spielt
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
page-trouble-server = Der Server hat Schwierigkeiten. Neuer Versuch …
page-trouble-misheard = Der Server sagt etwas, das diese Seite nicht versteht.
page-move-waits = Was du getan hast, wird gesendet, sobald es wieder geht.
page-ended = Dieser Tisch ist geschlossen.
page-hand-over = Gib an { $name } weiter
page-i-am = Ich bin { $name }
page-you-won = Du gewinnst
page-won = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
page-most-win = Die meisten Punkte gewinnen.
page-least-win = Längen weniger Münzen: Die niedrigste Summe gewinnt.
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
page-shuffle-not = Hier nicht geprüft: was ein Stapel nach den Regeln enthalten muss und wie der Platz gelegt ist; das prüft kutter verify mit. Nichts kann beweisen, dass ein Server, der die Verteilung kennt, sie vor seinen Bots oder vor einer anderen Person verbirgt.
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
page-fault-setup-wrong = Wer beginnt oder die letzte Reihe folgt nicht aus dem Startwert.
page-fault-draw-wrong = Es wurde etwas gezogen, das nicht aus dem Startwert folgt.
page-fault-move-wrong = Gezogen wurde etwas anderes, als im Spiel gezeigt wurde.
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
page-eyes = Gesehen mit den Augen von
page-spectator = Zuschauer
page-play-from-here = Von hier weiterspielen
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
page-chart-score = Längen weniger Münzen im Lauf der Partie: wenig ist gut
