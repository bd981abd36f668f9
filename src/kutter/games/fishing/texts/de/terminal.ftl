## Die Befehlszeile

help-stars = eine eigene Sternetabelle: JSON, fünf Listen von Kartennamen (F1.3)
examples-stars = {"  "}kutter stars show
    {"  "}kutter stars check meine-sterne.json
column-catch = Fang
column-stockroom = Lagerraum
column-cards = Hand
play-welcome-fishing = Eine Partie Fischen. Fang Karten: Jede ist ein Punkt und kommt später auf deine Hand. ? erklärt eine Karte, q beendet.
screen-round = Runde { $round } von { $rounds }, Stich { $trick } von { $tricks } (* spielt aus)
screen-over = Die Partie ist zu Ende
screen-ocean = Meer nach Sternen (vorläufig): { $ocean }
screen-trick = Stich
screen-follow = Verlangt: { $suit ->
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
fishing-end-rounds = nach allen Runden zu Ende
fishing-end-overfishing = durch Überfischung zu Ende
