## At a table: who comes, who is gone

page-invite-table = Invite friends
page-invite-how-table = Send this link, or let them scan the code: whoever opens it takes a free seat.
page-link-here-only = This link works on this machine only. Start with kutter play --network, and others in your network can come too.
page-more-ways = More …
page-waits-for = All wait for { $name }, who has been away for { $time }.
page-bot-takes-long = { $name } takes long. After a start of the server the first move of a strong bot can take a minute or two.
page-goes-on = It goes on after move { $number } of another game.

## Reactions: what is said with one tap

page-reactions = Reactions
page-reaction-well-played = Well played
page-reaction-thanks = Thanks
page-reaction-lucky = What luck
page-reaction-ouch = Ouch
page-reaction-thinking = Let me think
page-reaction-again = Once more
page-news-reacted = { $name }: { $reaction }
