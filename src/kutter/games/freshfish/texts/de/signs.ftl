## Was die Zeichen auf dem Tisch bedeuten

page-freshfish-goal = Die niedrigste Wertung gewinnt
page-freshfish-goal-long = Bring deine vier Stände nah an ihre Laster, und behalte deine Münzen. Die niedrigste Wertung gewinnt.
page-freshfish-signs = Was die Zeichen bedeuten
page-freshfish-signs-seats = Bei jeder Person
page-freshfish-signs-tiles = Plättchen
page-freshfish-signs-square = Auf dem Marktplatz
page-freshfish-sign-score = Die Wertung bisher: die Längen der gebauten Stände weniger die Münzen. Die niedrigste gewinnt.
page-freshfish-sign-coins = Münzen für Versteigerungen. Jede, die am Ende übrig ist, senkt die Wertung um 1.
page-freshfish-sign-discs = Scheiben, die nicht auf dem Marktplatz liegen.
page-freshfish-sign-length = Ein gebauter Stand, und wie lang seine Strecke zum Laster jetzt zählen würde: 1 für jeden Weg dazwischen. Auch neben seinem Laster braucht er einen Weg.
page-freshfish-sign-open = Ein Stand, der noch gebaut wird und noch nicht zählt.
page-freshfish-sign-outside = Ein Stand, der draußen steht, weil eine Scheibe für ihn fehlte. Er zählt die größte Länge.
page-freshfish-sign-stack = Der Stapel: So viele Plättchen jeder Art werden noch gezogen, in unbekannter Reihenfolge.
page-freshfish-sign-last-row = Die letzte Reihe: Ist der Stapel leer, geht jeder dieser Stände, von links an, kostenlos an die Person, der er noch fehlt. Dafür muss dann eine ihrer Scheiben auf dem Marktplatz liegen.
page-freshfish-sign-truck = Der Laster einer Ware. Zu ihm führen alle ihre Strecken.
page-freshfish-sign-stall = Ein Stand: Die Markise und ihre Zahl zeigen, wem er gehört. Tippe ihn an, um seine Strecke zu sehen.
page-freshfish-sign-reserved = Eine Scheibe: Dieses Feld ist reserviert, und nur wer sie besitzt, darf hier bauen.
page-freshfish-sign-table = Ein Flohmarkttisch. Er gehört niemandem und steht nur im Weg.
page-freshfish-sign-path = Ein Weg. Über Wege führen die Strecken, und jeder zählt 1.
page-freshfish-sign-area = Der Wegweiser eines Gebiets: ein Punkt für jeden Bau, der steht, ein Ring für jeden, der noch hineinpasst.
page-freshfish-sign-street = Eine Straße außerhalb des Marktplatzes: Sie zählt 2, für Stände, die über Wege allein nicht verbunden sind.
page-freshfish-sign-full = Dieser Weg liegt hier, weil sein Gebiet voll ist.
page-freshfish-sign-access = Dieser Weg liegt hier, weil er das letzte offene Feld neben einem Laster oder Stand ist.
page-freshfish-sign-cut = Dieser Weg liegt hier, weil ein Bau dort den Marktplatz zerteilen würde.
page-freshfish-sign-last = Das Feld, das zuletzt genommen wurde.
