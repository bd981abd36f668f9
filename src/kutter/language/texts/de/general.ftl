## Allgemeines

list-end = { $before } und { $last }
seat = Platz { $number }

## Dateien, Aufzeichnungen und Züge

file-cannot-be-read = die Datei lässt sich nicht lesen: { $reason }
file-cannot-be-written = { $file } lässt sich nicht schreiben: { $reason }
file-is-being-written = { $file } wird gerade von jemand anderem geschrieben
file-holds-something = in { $file } steht schon etwas: --resume macht damit weiter, ein anderer Name beginnt von vorn
file-is-not-utf8 = das ist kein UTF-8-Text: Byte { $byte } ist falsch
file-is-not-json = das ist kein JSON, oder es ist abgeschnitten: Zeile { $line }, Spalte { $column }
file-is-beyond-json = das ist kein JSON: NaN oder unendliche Zahlen, zu lange Zahlen oder zu tief verschachtelt
weights-cannot-be-read = { $file } ist keine vollständige Datei mit Gewichten
weights-do-not-fit = { $file } enthält Gewichte für ein anderes Spiel oder für eine andere Fassung, als { $game } sie jetzt hat
file-is-empty = die Datei ist leer
file-holds-many-records = die Datei enthält mehrere Partien; nenne eine als DATEI:ZEILE
file-lacks-line = die Datei hat keine Zeile { $line }
file-is-too-large = eine Datei oder Zeile hat höchstens { $limit } Bytes
file-cannot-be-unpacked = die gepackte Datei ist ab Byte { $byte } ihres Inhalts nicht lesbar: { $reason }
file-unpacks-to-too-much = für Aufzeichnungen ist das zu dicht gepackt: { $byte } Bytes und kein Ende
file-has-endless-line = eine Zeile endet auch nach { $limit } Bytes nicht
file-holds-other-lines = mehr als { $limit } Zeilen sind zu kurz für Aufzeichnungen; der Rest wird nicht gelesen
record-is-no-object = eine Aufzeichnung ist ein JSON-Objekt
file-is-no-record = diese Datei enthält keine Partie, die Kutter aufgezeichnet hat
record-has-wrong-format = das Format muss "kutter-record" sein, nicht { $found }
record-has-wrong-version = nur Version 1 des Formats ist bekannt, nicht { $found }
record-has-wrong-rules = Version { $found } der Regeln ist nicht bekannt
record-has-wrong-type = "{ $key }" kann nicht { $found } sein
record-lacks-key = "{ $key }" fehlt
chance-is-not-listed = der Zufall kann auf zu viele Weisen geben, um sie aufzuzählen
no-position = ein Array mit einer Stellung wird gebraucht, keines der Form { $found }
view-is-damaged = diese Bytes sind keine Sicht dieses Spiels
record-is-shorter = die Aufzeichnung hat nur { $found ->
    [one] { $found } Zug
   *[other] { $found } Züge
}, nicht { $asked }
record-is-anothers = diese Aufzeichnung zeigt, was ein anderer Platz gesehen hat
result-too-early = ein Ergebnis ist da, aber die Partie ist nicht zu Ende
result-is-missing = die Partie ist zu Ende, aber das Ergebnis fehlt; es ist { $right }
result-is-wrong = das Ergebnis ist { $right }, nicht { $found }
rule-forbids = { $rule }: { $reason }
move-does-not-hold = Zug { $number } { $move }: { $reason }
move-has-no-shape = das ist kein Zug: ein Platz oder *, ein Verb, seine Wörter, einfache Leerzeichen
move-has-no-number = "{ $word }" ist keine Zahl
move-has-unknown-verb = einen Zug "{ $verb }" gibt es in diesem Spiel nicht
move-has-wrong-seat = der Zufall (*) gibt Karten, alles andere tun die Plätze
move-hides-what-is-open = hier darf kein ? stehen
move-is-hidden = ein ? steht nur in Aufzeichnungen, für das, was ein Platz nicht sehen konnte; ein Zug sagt, was er tut
move-is-anothers = das ist der Zug eines anderen Platzes
move-shows-what-is-hidden = hier steht ein Wort, das dieser Platz nicht kennen darf
game-cannot-be-loaded = das Spiel { $game } lässt sich nicht laden: { $reason }
game-has-no-end = das Spiel { $game } endet nicht
game-unknown = ein Spiel { $game } gibt es nicht; es gibt { $games }
wrong-number-of-seats = { $game } ist für { $least } bis { $most } Plätze, nicht { $found }
option-unknown = eine Option { $option } gibt es nicht
option-has-no-such-value = die Option { $option } kann nicht { $found } sein
seat-unknown = Platz { $number } gibt es nicht: Züge, Aufzeichnungen und --seat zählen ab 0
game-is-over = die Partie ist zu Ende
preview-unknown = in { $game } gibt es keine Vorschau

## Das Labor

lab-unknown = { $game } kann nicht im Labor gespielt werden
lab-has-no-net = { $game } hat kein Netz, das etwas sehen könnte
lab-has-no-mate = { $game } hat keinen Steuermann, den man fragen könnte
lab-batch-is-empty = ein Stapel braucht mindestens eine Partie, einen Thread und einen Aufbau
lab-batch-is-closed = der Stapel ist geschlossen
lab-array-does-not-fit = das Array { $name } muss { $what } sein, am Stück, geordnet und beschreibbar
lab-actions-have-no-shape = ein Schritt nimmt für jede Partie eine Aktion, als ganze Zahlen: { $number }
lab-action-illegal = die Aktion { $action } ist in Partie { $game } nicht erlaubt; kein Schritt wurde getan
lab-state-does-not-fit = ein Stapel geht von einem Zustand seines Spiels und seiner Plätze aus weiter, in dem ein Platz am Zug ist
lab-setup-does-not-fit = der Platz ist größer als das Raster des Labors: Zeilen und Spalten bis { $side }
lab-needs-package = nötig: { $package }, durch pip install "kutter[{ $extra }]"
lab-game-is-over = die Partie ist zu Ende; reset beginnt die nächste
lab-bots-not-in-step = im Gleichschritt sind Bots zufällig, oder eine Funktion, die Aktionen für viele Partien wählt
lab-observer-has-no-parameters = Beobachter dieser Spiele nehmen keine Parameter

## Bots

bot-unknown = einen Bot { $bot } gibt es nicht; es gibt { $bots }
temperature-unknown = { $temperature } ist keine Temperatur: schreib eine Zahl über 0 wie in mate~0.2
bot-has-no-net = der Bot { $bot } benutzt kein Netz
weights-cannot-be-named = { $file } ist kein Name für die Datei eines Netzes: eckige Klammern und Zeichen, die sich nicht drucken lassen, dürfen nicht darin stehen
weights-for-nobody = --weights gibt ein Netz, und keiner der Bots benutzt eins
budget-unknown = { $budget } ist kein Budget: schreib 200ms, 1.5s oder 1000sims
bots-too-many = { $found } Bots für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}

## Tische

refused-already-started = die Partie hat schon begonnen
refused-bot-plays-for-you = ein Bot spielt für dich; komm erst zurück
refused-clock-decides = an einem Tisch mit Uhr entscheidet die Uhr
refused-deal-is-played = diese Verteilung wird gerade gespielt; warte, bis sie zu Ende ist
refused-deal-takes-no-shares = diese Verteilung teilen sich mehrere Tische, oder sie geht von einer Stellung aus: niemand mischt mit
refused-empty-name = es fehlt ein Name
refused-empty-text = darin steht nichts
refused-failed = hier ist etwas schiefgegangen; es wurde vermerkt
refused-link-is-unknown = dieser Link ist unbekannt oder wurde widerrufen
refused-link-is-used = dieser Link wurde schon benutzt; bitte um einen neuen
refused-name-is-taken = hier heißt schon jemand { $name } oder fast so
refused-never-started = an diesem Tisch wurde nicht gespielt
refused-no-browser = dein Browser ist hier noch nicht bekannt
refused-no-chat-here = an diesem Tisch wird nicht geredet
refused-no-hint = gerade gibt es keinen Tipp
refused-no-hints-here = an diesem Tisch gibt es keine Tipps
refused-no-such-record = diese Aufzeichnung gibt es nicht
refused-no-such-level = einen solchen Bot hat dieses Spiel nicht
refused-no-such-seat = diesen Platz gibt es hier nicht
refused-no-such-table = diesen Tisch gibt es nicht
refused-no-vote-about-that = über diesen Platz kann nicht abgestimmt werden
refused-nobody-plays-for-you = niemand spielt für dich
refused-not-at-the-table = das kann nur, wer am Tisch ist
refused-not-for-programs = der Schlüssel eines Programms gilt für seinen Platz an seinem Tisch und für nichts anderes
refused-not-here = hier ist nichts, oder das geht damit nicht
refused-not-running = es läuft keine Partie
refused-not-the-maker = das kann nur, wer den Tisch eröffnet hat
refused-not-understood = diese Nachricht wurde nicht verstanden
refused-not-your-seat = das ist nicht dein Platz
refused-not-written = das ließ sich nicht sicher speichern; versuche es gleich noch einmal
refused-nothing-asked = danach hat dich niemand gefragt
refused-nothing-owed = du bist nicht an der Reihe
refused-taken-back-too-often = du hast zu oft hintereinander zurückgenommen; lass erst einen anderen Platz ziehen
refused-nothing-to-take-back = du kannst nichts zurücknehmen
refused-other-deal = das ist ein anderes Spiel oder eine andere Zahl von Plätzen
refused-other-origin = das kam nicht von unserer eigenen Seite
refused-others-still-play = hier spielen noch andere
refused-position-is-over = dort ist die Partie zu Ende; wähle eine frühere Stellung
refused-record-too-large = das ist zu groß
refused-resigned = du hast diese Partie endgültig verlassen
refused-seat-is-empty = dort sitzt niemand
refused-seat-is-taken = dort sitzt schon jemand
refused-seats-are-empty = es sind noch Plätze leer; lade jemanden ein oder setze Bots dorthin
refused-share-is-given = dieser Platz hat schon mitgemischt
refused-stale = inzwischen ist etwas geschehen; schau noch einmal hin
refused-still-there = dort ist noch jemand, oder war es bis eben: abgestimmt wird nur, wenn jemand seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} fort ist
refused-chat-is-full = an diesem Tisch wurde so viel gesagt, dass nichts mehr angenommen wird
refused-table-is-full = an diesem Tisch ist so viel geschehen, dass er nur noch annimmt, was ihn zu Ende bringt
refused-too-many-links = du hast hier zu viele Links; widerrufe erst einige
refused-too-busy = es fragen gerade zu viele auf einmal; versuche es gleich noch einmal
refused-too-costly = das auszurechnen dauert zu lange
refused-nobody-waits = auf die Antwort wartet niemand mehr
refused-too-often = das geht zu schnell; warte einen Augenblick
refused-unavailable = unser Server kommt gerade nicht an seine Tische heran; nichts ist verloren, und es geht von selbst weiter: versuche es gleich noch einmal
refused-undo-is-asked = es will schon jemand einen Zug zurücknehmen
refused-undo-was-refused = danach hast du schon gefragt, und es wurde abgelehnt; spiel weiter
refused-contest-is-played = jemand spielt diese Verteilung um einen Platz in der Tabelle; niemand sonst schaut zu
refused-contest-without-undo = hier hat jeder einen Versuch: nichts wird zurückgenommen
refused-no-challenge-from-here = eine Herausforderung braucht eine Partie von einer Person gegen Bots, von der ersten Karte an
refused-no-such-contest = diese Verteilung gibt es hier nicht
refused-tried-often = diese Verteilung wurde von hier aus oft genug versucht
database-is-in-use = mit dieser Datenbank arbeitet schon ein anderer Server
backup-over-database = { $file } gehört zur Datenbank selbst; schreib die Sicherung woandershin
database-is-missing = es gibt keine Datenbank { $file }
database-is-newer = diese Datenbank stammt von einer neueren Version von Kutter
database-is-empty = in dieser Datenbank ist nichts von Kutter
database-fails = die Datenbank lässt sich nicht verwenden: { $reason }
frozen-broken = sein Verlauf lässt sich nicht mehr lesen
table-is-frozen = Dieser Tisch steht still: { $reason }. Nichts ist verloren, aber hier geht es nicht weiter; du kannst ihn beenden.


## Ablehnungen

