## Reaktionen: was man mit einem Tippen sagt

page-reactions = Reaktionen
page-reaction-well-played = Gut gespielt
page-reaction-thanks = Danke
page-reaction-lucky = So ein Glück
page-reaction-ouch = Autsch
page-reaction-thinking = Moment noch
page-reaction-again = Noch einmal
page-news-reacted = { $name }: { $reaction }
