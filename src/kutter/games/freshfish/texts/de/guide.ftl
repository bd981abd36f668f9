## Die geführten ersten Spiele

freshfish-guide-goal = Bau deine vier Stände nah an ihre Laster. Jeder Weg dazwischen kostet einen Punkt, jede Münze, die du behältst, zieht einen ab, und die niedrigste Wertung gewinnt.
freshfish-guide-reserve = Zuerst brauchst du ein Feld zum Bauen. Leg eine Scheibe neben einen Weg oder eine andere Scheibe: Das Feld mit dem Ring liegt am Weg zum Limonadenlaster.
freshfish-guide-reserve-anywhere = Zuerst brauchst du ein Feld zum Bauen. Deine erste Scheibe darf auf jedes leere Feld: Das mit dem Ring liegt nah am Käselaster.
freshfish-guide-reserved = Wo deine Scheibe liegt, darfst nur du bauen. So reservieren alle eine Weile; wir springen ein paar Züge weiter.
freshfish-guide-draw = Liegt eine Scheibe von dir auf dem Marktplatz, darfst du statt zu reservieren auch ein Plättchen ziehen. Zieh eins.
freshfish-guide-bid = Ein Stand. Wer noch einen braucht, bietet verdeckt; das höchste Gebot gewinnt und wird bezahlt, alle anderen behalten ihre Münzen. Biete 2.
freshfish-guide-build = { $you ->
    [yes] Der Stand gehört dir. Bei gleichen Geboten zählt das der Person, die gezogen hat. Bau ihn auf das Feld mit dem Ring.
   *[no] { $who } hat am meisten geboten, zahlt und baut. Deine Münzen bleiben dir für eine andere Versteigerung.
}
freshfish-guide-built = Ein Stand bleibt, wo er steht. Tipp jederzeit einen an, dann siehst du seine Strecke zum Laster.
freshfish-guide-areas = Der Marktplatz hat Gebiete, und die Fahne in jedem sagt, wie viele Bauten hineinpassen: Punkte sind gebaut, Ringe noch frei.
freshfish-guide-draw-again = Zieh noch ein Plättchen.
freshfish-guide-table = Ein Flohmarkttisch. Niemand bietet darauf: Er kommt auf eine deiner Scheiben und steht einfach im Weg. Stell ihn auf das Feld mit dem Ring.
freshfish-guide-full = Sobald ein Gebiet voll ist, werden seine übrigen Felder Wege, und Scheiben darauf gehen an ihre Besitzer zurück.
freshfish-guide-last-row = Der Stapel ist leer. Die Stände der letzten Reihe bekommt umsonst, wer sie noch nicht hat. Bau deinen.
freshfish-guide-score = Jetzt zählen für jeden Stand die Wege auf der kürzesten Strecke zu seinem Laster. Übrige Münzen werden abgezogen, und die niedrigste Wertung gewinnt.
freshfish-guide-streets = Wo kein Weg zum Laster führt, tut es die Straße um den Marktplatz, für 2 je Feld. Zu dritt zählt keine Strecke mehr als 10.
freshfish-guide-golden = Die goldene Regel: Alle offenen Felder bleiben verbunden, und jeder Laster und jeder Stand behält einen Zugang. Was dafür nötig ist, wird sofort Weg, und Scheiben darauf gehen zurück.
freshfish-guide-table-forces = Ein Flohmarkttisch. Niemand bietet darauf: Er kommt auf eine deiner Scheiben. Stell ihn auf das Feld mit dem Ring und sieh, was er erzwingt.
freshfish-guide-forced = Ohne diese Wege zerfiele der Marktplatz, also darf dort niemand mehr bauen. Pass auf: So kannst du auch eigene Scheiben verlieren.
freshfish-guide-last-stall = Das letzte Plättchen des Stapels hast du umsonst bekommen. Bau deinen Stand; danach werden die Stände der letzten Reihe verteilt.
freshfish-guide-unreached = Ein Stand ohne Feld oder ohne Strecke zum Laster zählt zu dritt 10, und mehr zählt auch keine längere Strecke.
