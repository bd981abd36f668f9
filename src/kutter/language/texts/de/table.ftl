## At a table: who comes, who is gone

page-invite-table = Freunde einladen
page-invite-how-table = Schick diesen Link oder lass den Code scannen: Wer ihn öffnet, nimmt einen freien Platz.
page-link-here-only = Dieser Link gilt nur auf diesem Rechner. Mit kutter play --network gestartet, können auch andere aus deinem Netz kommen.
page-more-ways = Mehr …
page-waits-for = Alle warten auf { $name }, seit { $time } nicht da.
page-bot-takes-long = { $name } braucht länger. Nach einem Start des Servers kann der erste Zug eines starken Bots ein, zwei Minuten dauern.
page-goes-on = Es geht nach Zug { $number } einer anderen Partie weiter.

## Reaktionen: was man mit einem Tippen sagt

page-reactions = Reaktionen
page-reaction-well-played = Gut gespielt
page-reaction-thanks = Danke
page-reaction-lucky = So ein Glück
page-reaction-ouch = Autsch
page-reaction-thinking = Moment noch
page-reaction-again = Noch einmal
page-news-reacted = { $name }: { $reaction }
