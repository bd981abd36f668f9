## Das geführte erste Spiel

fishing-guide-goal = Fang in acht Runden so viele Karten, wie du kannst: Jede Karte ist ein Punkt, und wer die meisten Punkte hat, gewinnt. Auf deiner Fischerin liegt, was du gefangen hast.
fishing-guide-follow = Lila wurde angespielt. Wer Lila hat, muss es bedienen: Was höher steht, darfst du spielen. Nimm deine 9.
fishing-guide-won = { $you ->
    [yes] Dein Lila ist das höchste, also kommt der ganze Stich auf deine Fischerin: drei Karten.
   *[no] { $who } hat das höchste Lila gespielt, also kommt der ganze Stich auf diese Fischerin: drei Karten.
}
fishing-guide-lead = Wer einen Stich gewinnt, spielt zum nächsten aus, mit einer beliebigen Karte. Spiel noch einen Stich.
fishing-guide-rest = So geht es weiter, bis niemand mehr Karten hat. Wir springen zum letzten Stich dieser Runde.
fishing-guide-last = Alle haben noch eine Karte. Spiel deine, und achte darauf, wohin dein Fang am Ende der Runde kommt.
fishing-guide-hand = Darum dreht sich das Spiel: Was du gefangen hast, ist deine neue Hand. Neun dieser Karten kamen aus deinem Boot.
fishing-guide-ocean = Eine Karte fehlte dir, und die kam aus dem Meer. Je länger die Partie dauert, desto stärkere Karten liegen dort.
fishing-guide-trump = Rot wurde angespielt, und du hast keins, also darfst du alles spielen. Grün ist Trumpf und schlägt jede andere Farbe: Spiel deine grüne 2.
fishing-guide-trumped = { $you ->
    [yes] Nur eine 2, aber die einzige grüne Karte: Der Stich ist deiner.
   *[no] Eine einzige grüne Karte hätte gereicht. Ohne sie gewinnt das höchste Rot den Stich: { $who }.
}
fishing-guide-zero = Die letzte Runde, mit stärkeren Karten. Eine Null fängt eine Karte deiner Wahl aus ihrem Stich. Spiel deine rote 0 aus.
fishing-guide-hook = Wähle die Karte, die an deinen Haken geht. Du bekommst sie, egal, wer den Stich gewinnt.
fishing-guide-buoys = Karten mit einer Boje darfst du immer spielen, egal was angespielt ist, und jede ändert etwas. Halte eine gedrückt oder zeig auf sie, dann liest du, was.
fishing-guide-final = Der allerletzte Stich der achten Runde. Du weißt, wie es geht.
fishing-guide-result = Wer die meisten Punkte hat, gewinnt. Eine Partie kann auch früher enden: Wenn das Meer nicht mehr alle Hände füllen kann, ist es überfischt.
