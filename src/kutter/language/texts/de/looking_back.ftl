# Der Rückblick auf der Seite, und was hätte sein können.

page-review = Rückblick
page-review-open = Mit allen Karten offen urteilen
page-review-progress = Blick zurück auf die Entscheidungen von { $name } …
page-review-chances = Siegchance im Lauf der Partie, in Prozent
page-review-chances-of = { $name }: { $first } % zu Beginn, { $last } % am Ende; am wenigsten { $least } % nach Zug { $least-at }, am meisten { $most } % nach Zug { $most-at }.
page-review-costly = Was besser gewesen wäre
page-review-better-was = Besser war: { $move }.
page-review-nothing = Nichts wäre sicher besser gewesen.
page-review-again = Noch einmal versuchen
page-review-open-cards = Mit offenen Karten ansehen
page-review-mistake = Fehler
page-review-slip = Ausrutscher
page-review-worse = in { $number } % schlechter
page-review-same = in { $number } % gleich gut
page-review-better = in { $number } % besser
page-what-if = Was wäre, wenn?
page-what-if-from = Von hier, nach Zug { $number }, spielst du sofort mit Bots weiter. Die Partie selbst bleibt, wie sie war.
page-what-if-seat = Du spielst
page-what-if-as-before = Wie damals
page-what-if-begin = Weiterspielen
page-branch = Was wäre, wenn · nach Zug { $number } von { $game }
page-branch-back = Zurück zur Partie
page-branch-back-review = Zurück zum Rückblick
