## Reactions: what is said with one tap

page-reactions = Reactions
page-reaction-well-played = Well played
page-reaction-thanks = Thanks
page-reaction-lucky = What luck
page-reaction-ouch = Ouch
page-reaction-thinking = Let me think
page-reaction-again = Once more
page-news-reacted = { $name }: { $reaction }
