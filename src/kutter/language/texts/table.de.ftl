## At a table: who comes, who is gone

page-invite-table = Freunde einladen
page-invite-how-table = Schick diesen Link oder lass den Code scannen: Wer ihn öffnet, nimmt einen freien Platz.
page-link-here-only = Dieser Link gilt nur auf diesem Rechner. Mit kutter play --network gestartet, können auch andere aus deinem Netz kommen.
page-more-ways = Mehr …
page-waits-for = Alle warten auf { $name }, seit { $time } nicht da.
page-goes-on = Es geht nach Zug { $number } einer anderen Partie weiter.
