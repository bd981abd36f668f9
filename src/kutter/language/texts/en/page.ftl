## Page

page-start-title = Play { $games }
page-home = To the start page
page-home-link = Kutter, to the start page
page-now = What is to be done
page-menu = Menu
page-skip = Skip to the content
page-close = Close
page-loading = Loading …
page-unknown = There is nothing at this address
page-no-server = the server cannot be reached; try again in a moment
page-broken = something went wrong on our side; load the page anew
page-broken-here = This cannot be shown: something went wrong on our side.
page-reload = Load the page anew
page-server-trouble = the server has trouble; try again in a moment
page-rules = Rules
page-rule = Rule { $rule }
page-all-rules = All rules
page-search = Search the rules
page-found = { $number ->
    [0] No rule says this.
    [one] { $number } rule
   *[other] { $number } rules
}
page-settings = Settings
page-licences = Licences of what this page is made with
page-language = Language
page-scheme = Colours
page-scheme-auto = Like the device
page-scheme-light = Light
page-scheme-dark = Dark
page-speed = Animation
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-confirm = Choose first, then confirm
page-keys = Keyboard
page-key-named = { $key ->
    [Escape] Esc
    [PageUp] Page ↑
    [PageDown] Page ↓
   *[other] { $key }
}
page-key-space = Space
page-keys-page = Everywhere
page-key-page-next = to the next thing
page-key-page-choose = choose
page-key-page-close = put back, close
page-key-page-keys = this list
page-keys-table = At a table
page-key-table-undo = take back
page-key-table-hint = hint
page-key-table-log = log
page-key-table-chat = chat
page-keys-log = In the log
page-key-log-previous = to the rule before
page-key-log-next = to the next rule
page-keys-replay = In a replay
page-key-replay-previous = one move back
page-key-replay-next = one move on
page-key-replay-first = to the start
page-key-replay-last = to the end
page-key-replay-play = play or pause
page-game = Game
page-players = Players
page-company = Against
page-company-bots = Bots
page-company-friends = Friends, by link
page-company-here = Friends, on this device
page-level = How strong
page-level-greenhorn = Plays for the first time, as you may.
page-level-cabin-boy = Knows the rules, and often overlooks the better move.
page-level-deckhand = Plays by simple rules of thumb.
page-level-able-seaman = Looks ahead a little, and errs very often.
page-level-boatswain = Looks ahead a little, and errs often.
page-level-third-mate = Looks ahead a little, and errs at times.
page-level-second-mate = Looks ahead a little, and seldom errs.
page-level-mate = Plays with good sense and looks ahead a little.
page-level-first-mate = Thinks every move through, and errs often.
page-level-pilot = Thinks every move through, and seldom errs.
page-level-skipper = Thinks every move through. Hard to beat.
page-level-commodore = Has learnt from millions of games, and errs often.
page-level-vice-admiral = Has learnt from millions of games, and seldom errs.
page-level-admiral = Has learnt from millions of games, and thinks every move through.
page-level-rated = { $games ->
    [one] Rating { $points }, from one game.
   *[other] Rating { $points }, from { $games } games.
}
page-level-unrated = Not rated yet.
page-your-name = Your name
page-nameless = Landlubber
page-name-of = Player { $number }
page-play-now = Play now
page-open-table = Open a table
page-more = More choices
page-more-public = Listed on the start page
page-more-hints = Hints allowed
page-more-chat = With chat
page-pace = Time for each move
page-pace-none = No clock
page-pace-seconds = { $number ->
    [one] { $number } second a move
   *[other] { $number } seconds a move
}
page-pace-minutes = { $number ->
    [one] { $number } minute a move
   *[other] { $number } minutes a move
}
page-pace-days = { $number ->
    [one] { $number } day a move
   *[other] { $number } days a move
}
page-time-left = Time left
page-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
page-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
page-mine = Your tables
page-lobby = Open tables
page-lobby-empty = Nobody is waiting for players now. Open a table and list it here.
page-free-seats = { $number ->
    [one] { $number } free seat
   *[other] { $number } free seats
}
page-your-turn = Your turn
page-status-gathering = Waits for players
page-status-running = Others play
page-status-finished = Finished
page-status-frozen = Stopped
page-status-ended = Closed
page-records = Records
page-upload = Look at a game from a file (.kutter.json)
page-choose-file = Choose a file
page-upload-no-record = This file is not a Kutter record.
page-refusal-reason = What is wrong with it
page-public = Anybody finds this table on the start page.
page-private = Only someone with a link finds this table.
page-seat-free = Seat { $number }, free
page-you = you
page-here = here
page-away = away
page-away-for = away for { $time }
page-bot = bot
page-sit = Sit down
page-stand = Stand up
page-invite = A link to this seat
page-add-bot = Bot …
page-program = program
page-add-program = A program
page-program-name = Program { $number }
page-program-title = A program plays
page-program-how = Give your program this token. It sends it with everything it asks (Authorization: Bearer …).
page-program-token = Token
page-program-server = Server
page-program-table = Table
page-program-seat = Seat (from 0)
page-program-once = The token is for this seat alone, until you revoke it under Links. It is shown only now.
page-program-docs = How a program plays
page-seat-bot = Bot on seat { $number }
page-remove = Remove
page-device = Other device
page-begin = Begin
page-end-table = Close the table
page-fill-seats = The game can begin when every seat is taken, by people or bots.
page-sit-or-watch = Sit down on a free seat, or stay and watch.
page-invite-guest = Invite somebody
page-invite-device = Continue on another device
page-invite-how-guest = Send this link, or let your friend scan the code.
page-invite-how-device = Open this link on your other device, or scan the code with it.
page-qr = The link as a QR code
page-link = Link
page-link-once-guest = The link is for one person and one seat. It is shown only now.
page-link-once-device = The link is for one device. It ends when you leave your seat, and is shown only now.
page-links = Links
page-links-none = No link has been given out.
page-links-end = The link of another device ends when its seat is left, and with it what it opened.
page-link-guest = Guest: { $name }
page-link-device = Other device of { $name }
page-link-bot = Program: { $name }
page-link-used = used
page-link-unused = not used yet
page-revoke = Revoke
page-copy = Copy
page-copied = Copied
page-share = Share
page-join = You are invited
page-join-incomplete = This link is not whole. Open it again, or ask for another.
page-actions = Actions
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-asked = { $name } would like to take a move back.
page-undo-waits = You have asked to take your move back. The others must agree.
page-undo-declined = Somebody does not agree: the move stands.
page-agree = Agree
page-disagree = Refuse
page-hint = Hint
page-thinking = The skipper is thinking …
page-do-it = Do it
page-result = Result
page-rail = Log, chat and players
page-tab-log = Log
page-tab-chat = Chat
page-tab-players = Players
page-log-empty = Nothing has happened yet.
page-log-earlier = Show what happened before
page-board = The table
page-chat-say = Say something
page-chat-empty = Nobody has said anything yet.
page-send = Send
page-mute = Hear no more of { $name }
page-unmute = { $number ->
    [one] Hear { $number } muted person again
   *[other] Hear { $number } muted people again
}
page-plays-time = out of time, a bot plays
page-plays-gone = gone, a bot plays
page-plays-voted = voted out, a bot plays
page-plays-resigned = resigned, a bot plays
page-plays-for-you-time = Your time was over, so a bot plays for you.
page-plays-for-you-gone = You were away, so a bot plays for you.
page-plays-for-you-voted = The others let a bot play for you.
page-plays-for-you-resigned = You have resigned. A bot plays on for you.
page-come-back = Play on myself
page-vote = { $number ->
    [0] Let a bot play
   *[other] Let a bot play ({ $number })
}
page-vote-in = In { $time } a bot may take over.
page-watching = { $number ->
    [one] { $number } person watches
   *[other] { $number } people watch
}
page-download = Download the record
page-look-back = Look back
page-resign = Resign
page-resign-sure = You leave this game for good, and a bot plays on for you.
page-end-sure = The game ends here, without a result.
page-play-on = Play on
page-trouble-cut = No connection. Trying again …
page-trouble-server = The server has trouble. Trying again …
page-trouble-misheard = The server says something that this page does not understand.
page-move-waits = What you did is sent as soon as the connection is back.
page-ended = This table is closed.
page-hand-over = Hand the device to { $name }
page-i-am = I am { $name }
page-you-won = You win
page-won = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-most-win = Whoever has the most points wins.
page-least-win = The lowest score wins.
page-same-deal = Same deal again
page-rematch = Rematch
page-to-rematch = To the rematch
page-shuffle = { $level ->
    [wrong] This deal is not what was promised.
    [gathering] Nobody decides the deal alone.
    [playing] Nobody has decided this deal alone.
    [checking] The deal is being checked …
    [without-hash] This deal cannot be checked here.
    [without-draws] This deal could not be checked just now.
    [alone] The server alone decides this deal.
    [shared] Other tables play this deal too: somebody may know it.
    [proven] This deal is proven.
    [fixed] This deal was fixed before the start.
   *[agrees] This deal agrees with its seed.
}
page-shuffle-title = Fair shuffle
page-shuffle-what = What is wrong
page-shuffle-how = Before the start the server fixes a secret seed and shows its fingerprint. Then every player's browser adds chance of its own. The deal follows from both, so that nobody can choose it. Bots add nothing: the server's seed stands for them.
page-shuffle-alone = Other tables play this deal too, or it goes on from a position, or it began before shuffles had shares. No player has added anything to it.
page-shuffle-not = Not checked here: what the rules say a pile must hold, and how the square is laid out; kutter verify checks that too. Nothing can prove that a server which knows the deal keeps it from its bots or from another player.
page-check-kept = { $kept ->
    [yes] This browser kept the fingerprint before the start, and it is still the same.
   *[no] This browser did not see the table before the start, and kept no fingerprint.
}
page-check-share = { $used ->
    [yes] What this browser added is in the deal, and no bot added anything.
   *[no] This browser added nothing to this deal.
}
page-check-deals = { $deals ->
    [one] The seed fits the fingerprint, and the deal follows from it as it was shown.
   *[other] The seed fits the fingerprint, and all { $deals } deals follow from it as they were shown.
}
page-check-without-hash = Browsers can check the deal only on pages that come by https or from the same machine. Take the record, and kutter verify checks it.
page-check-without-draws = The server did not tell what was drawn. Take the record, and kutter verify checks it.
page-check-again = To check it again with the record
page-fault-commitment-changed = The fingerprint is another one than before the start.
page-fault-share-missing = What this browser added is not in the deal, though the server had taken it.
page-fault-bot-share = Something was added for a bot, which the server could choose.
page-fault-seed-wrong = The seed does not fit the fingerprint.
page-fault-setup-wrong = Who begins, or the last row, does not follow from the seed.
page-fault-draw-wrong = Something was drawn that does not follow from the seed.
page-fault-move-wrong = What was drawn is not what was shown during the game.
page-fault-pile-wrong = A pile did not hold what it should have held.
page-shuffle-share = Added to the shuffle for { $name }
page-commitment = Fingerprint of the seed (SHA-256)
page-deal-shared = This deal is played at other tables too, so somebody may know it.
page-seed = Seed of the deal
page-news-sat = { $name } sits down.
page-news-stood = A seat is free again.
page-news-bot = { $name } takes a seat.
page-news-started = The game begins.
page-news-taken-back = A move is taken back.
page-news-undo-asked = Somebody would like to take a move back.
page-news-undo-answered = Somebody has answered about taking back.
page-news-played-for = A bot plays for { $name } now.
page-news-came-back = { $name } is back.
page-news-voted = Somebody has voted.
page-news-rematch = A rematch is waiting.
page-news-ended = The table is closed.
page-news-said = { $name } says: { $text }
page-replay = Replay
page-eyes = Seen through the eyes of
page-spectator = A spectator
page-first = To the start
page-previous = One move back
page-next = One move on
page-last = To the end
page-play = Play
page-pause = Pause
page-move-of = Move { $number } of { $last }
page-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
page-chart-points = Points over the game
page-about-seats = { $seats } players.
page-no-rules = The rules of this game are not written down here.
page-option-none = as usual
page-plain-your-turn = It is your turn.
page-plain-waiting = Waiting for { $names }.
page-plain-chance = Chance decides.
page-plain-over = The game is over.
page-plain-own = What only you see
page-plain-shared = On the table
page-plain-moves = What you can do
page-plain-refused = What you cannot do now
page-plain-confirm = Choose “{ $thing }” once more to confirm.
page-plain-to-move = to move
page-plain-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-plain-truth = { $value ->
    [yes] yes
   *[no] no
}

## Looking back

