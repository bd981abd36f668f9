## General

list-end = { $before } and { $last }
seat = Seat { $number }

## Files, records and moves

file-cannot-be-read = the file cannot be read: { $reason }
file-cannot-be-written = { $file } cannot be written: { $reason }
file-is-not-utf8 = this is not UTF-8 text: byte { $byte } is wrong
file-is-not-json = this is not JSON, or it is cut off: line { $line }, column { $column }
file-is-beyond-json = this is not JSON: NaN or infinite numbers, numbers too long, or nested too deeply
file-is-empty = the file is empty
file-holds-many-records = the file holds several games; name one as FILE:LINE
file-lacks-line = the file has no line { $line }
file-is-too-large = a file or line has at most { $limit } bytes
file-cannot-be-unpacked = the packed file cannot be read from byte { $byte } of its content on: { $reason }
file-unpacks-to-too-much = this is packed too tightly to be records: { $byte } bytes and no end
file-has-endless-line = a line has no end after { $limit } bytes
file-holds-other-lines = more than { $limit } lines are too short to be records; the rest is not read
record-is-no-object = a record is a JSON object
record-has-wrong-format = the format must be "kutter-record", not { $found }
record-has-wrong-version = only version 1 of the record format is known, not { $found }
record-has-wrong-rules = version { $found } of the rules is not known
record-has-wrong-type = "{ $key }" cannot be { $found }
record-lacks-key = "{ $key }" is missing
chance-is-not-listed = chance can deal in too many ways to list them
view-is-damaged = these bytes are no view of this game
record-has-no-completion = no hidden cards fit what this seat has seen of round { $round }
record-is-shorter = the record has only { $found } moves, not { $asked }
record-is-anothers = this record is what another seat saw
result-too-early = there is a result, but the game is not over
result-is-missing = the game is over, but there is no result; it is { $right }
result-is-wrong = the result is { $right }, not { $found }
move-does-not-hold = move { $number } { $move }: { $reason }
move-has-no-shape = this is no move: a seat or *, a verb, its words, single spaces
move-has-no-number = "{ $word }" is no number
move-has-unknown-verb = there is no move "{ $verb }" in this game
move-has-wrong-seat = chance (*) deals, and seats do everything else
move-hides-what-is-open = a ? may not stand here
move-is-hidden = a ? stands only in records, for what a seat could not see; a move says what it does
move-is-anothers = this is another seat's move
move-shows-what-is-hidden = a word stands here that this seat may not know
game-unknown = there is no game { $game }; there are { $games }
wrong-number-of-seats = { $game } is for { $least } to { $most } seats, not { $found }
option-unknown = there is no option { $option }
setup-first-is-no-seat = "first" must be a seat, not { $found }
seat-unknown = there is no seat { $number }: moves, records and --seat count them from 0
game-is-over = the game is over
chance-is-due = the cards must be dealt first
another-seat-is-due = it is the turn of { $who } to { $verb ->
    [play] play
    [catch] catch a card
    [pass] pass a card
   *[call] call a suit
}
other-verb-is-due = now it is time to { $verb ->
    [play] play a card
    [catch] catch a card with your zero
    [pass] choose a card for your left neighbour
   *[call] call a suit
}

preview-unknown = there is nothing to look ahead to in { $game }
preview-of-nothing = only a space can be looked at ahead

## Bots

bot-unknown = there is no bot { $bot }; there are { $bots }
budget-unknown = { $budget } is no budget: write 200ms, 1.5s or 1000sims
bots-too-many = { $found } bots for { $seats } seats

## Tables

refused-already-started = the game has already started
refused-bot-plays-for-you = a bot plays for you; come back first
refused-clock-decides = at a table with a clock the clock decides
refused-deal-is-played = this deal is being played; wait until it is over
refused-deal-takes-no-shares = this deal is shared, or goes on from a position: its players add nothing to the shuffle
refused-empty-name = a name is needed
refused-empty-text = there is nothing to say in that
refused-failed = something went wrong here; it has been noted
refused-link-is-unknown = this link is not known, or it was revoked
refused-link-is-used = this link has already been used; ask for another
refused-name-is-taken = somebody here is already called { $name }, or nearly so
refused-never-started = no game was played at this table
refused-no-browser = your browser is not known here yet
refused-no-chat-here = nobody talks at this table
refused-no-hint = no hint can be had now
refused-no-hints-here = there are no hints at this table
refused-no-such-record = there is no such record
refused-no-such-seat = there is no such seat here
refused-no-such-table = there is no such table
refused-no-variants = this game has no variants
refused-no-vote-about-that = there is nobody to vote about in that seat
refused-nobody-plays-for-you = nobody plays for you
refused-not-at-the-table = only who is at the table can do that
refused-not-for-programs = a program's token is good for playing its seat at its table, and for nothing else
refused-not-here = there is nothing here, or that cannot be done with it
refused-not-running = no game is running
refused-not-the-maker = only who made the table can do that
refused-not-understood = this message was not understood
refused-not-your-seat = this is not your seat
refused-not-written = this could not be saved for sure; try again in a moment
refused-nothing-asked = nobody asks you that
refused-nothing-owed = it is not your turn
refused-taken-back-too-often = you have taken back too often in a row; let another seat move first
refused-nothing-to-take-back = there is nothing that you can take back
refused-other-deal = that is another game or another number of seats
refused-other-origin = this did not come from our own page
refused-others-still-play = others still play here
refused-position-is-over = the game is over there; choose an earlier position
refused-record-too-large = that is too large
refused-resigned = you have left this game for good
refused-seat-is-empty = nobody sits there
refused-seat-is-taken = somebody already sits there
refused-seats-are-empty = there are empty seats; invite somebody or put bots there
refused-share-is-given = this seat has added to the shuffle already
refused-stale = something has happened since; look again
refused-still-there = they are there, or were until a moment ago: a vote needs somebody who has been gone for { $seconds } seconds
refused-chat-is-full = so much has been said at this table that nothing more is taken
refused-table-is-full = so much has happened at this table that it only takes what brings it to an end
refused-too-many-links = there are too many links of yours here; revoke some first
refused-too-busy = too many are asking at once; try again in a moment
refused-too-costly = that takes too long to work out
refused-nobody-waits = nobody waits for the answer any more
refused-too-often = that is too fast; wait a moment
refused-unavailable = our server cannot get at its tables just now; nothing is lost, and it goes on by itself: try again in a moment
refused-undo-is-asked = somebody already asks to take a move back
refused-undo-was-refused = you have asked for that, and it was refused; play on
database-is-in-use = another server works with this database
backup-over-database = { $file } belongs to the database itself; write the backup elsewhere
database-is-missing = there is no database { $file }
database-is-newer = this database is of a newer version of Kutter
database-is-empty = there is nothing of Kutter in this database
database-fails = the database cannot be used: { $reason }
frozen-broken = its log cannot be read any more
table-is-frozen = This table stands still: { $reason }. Nothing is lost, but it cannot go on here; you can end it.

## Star tables

stars-need-five-levels = F1.3: a star table has five levels, each a list of cards
stars-level-is-no-list = F1.3: level { $level } is no list of cards
stars-card-unknown = F1.3: { $card } in level { $level } is no card
stars-card-is-starting = F1.3: { $card } in level { $level } is a starting card; those have no stars
stars-card-twice = F1.3: { $card } in level { $level } is there twice
stars-card-missing = F1.3: { $number ->
    [one] { $card } is missing
   *[other] { $number } cards are missing, { $card } among them
}

## Fishing: cards

suit-name = { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
}
card = { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
} { $value }
buoy-pass = the pass buoy
buoy-minus3 = a −3 buoy
buoy-all = the catch-all buoy
buoy-first = the first-card buoy
buoy-call = the call buoy
buoy-low = the lowest-wins buoy
explain-colour = An ordinary card: the highest of the suit to follow wins, unless green is played. Each card that you catch is a point. (F3)
explain-green = Trump: the highest green in a trick wins it, whatever suit was led. (F3.3)
explain-zero = Follows its suit. At the end of the trick you catch one other card of your choice, before the winner takes the rest. (F4.1)
explain-pass = May always be played. At the end of the trick everybody chooses a hand card for the left neighbour, hidden and at once. (F4.3)
explain-minus3 = May always be played. Whoever catches it loses 3 points at once; it still counts 1 as a card. (F4.4)
explain-all = May always be played. At the end of the trick you catch all other cards that are still in it; the winner gets only this buoy. (F4.2)
explain-first = May always be played. You lead the next trick in place of the winner. (F5.1)
explain-call = May always be played. You name the suit that all must follow in the next trick; if nobody plays it or green, the trick is yours. (F5.2)
explain-low = May always be played. In the next trick the lowest card wins. (F5.3)

## Fishing: what happened

fishing-move = { $verb ->
    [play] play { $thing }
    [catch] catch { $thing }
    [pass] pass { $thing }
   *[call] call { $thing }
}
fishing-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
fishing-chose = { $you ->
    [yes] You have chosen a card to pass.
   *[no] { $who } has chosen a card to pass.
}
fishing-passed = { $you ->
    [yes] You pass { $card } to { $to }.
   *[no] { $to-you ->
        [yes] { $who } passes you { $card }.
       *[no] { $who } passes { $card } to { $to }.
    }
}
fishing-caught-by-zero = { $you ->
    [yes] Your zero catches { $card }.
   *[no] The zero of { $who } catches { $card }.
}
fishing-caught-by-all = { $you ->
    [yes] Your catch-all buoy catches { $cards }.
   *[no] The catch-all buoy of { $who } catches { $cards }.
}
fishing-caught-by-winner = { $you ->
    [yes] You catch { $cards }.
   *[no] { $who } catches { $cards }.
}
fishing-lost-points = { $you ->
    [yes] You lose { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $who } loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
fishing-won-trick = { $number ->
    [0] { $you ->
        [yes] You win the trick, but nothing is left in it.
       *[no] { $who } wins the trick, but nothing is left in it.
    }
   *[other] { $you ->
        [yes] You win the trick.
       *[no] { $who } wins the trick.
    }
}
fishing-leads = { $you ->
    [yes] Your first-card buoy lets you lead the next trick.
   *[no] By the first-card buoy { $who } leads the next trick.
}
fishing-low-next = The lowest card wins the next trick.
fishing-called = { $suit ->
    [blue] { $you ->
        [yes] You call blue.
       *[no] { $who } calls blue.
    }
    [purple] { $you ->
        [yes] You call purple.
       *[no] { $who } calls purple.
    }
    [red] { $you ->
        [yes] You call red.
       *[no] { $who } calls red.
    }
    [yellow] { $you ->
        [yes] You call yellow.
       *[no] { $who } calls yellow.
    }
   *[green] { $you ->
        [yes] You call green.
       *[no] { $who } calls green.
    }
}
fishing-scored = { $you ->
    [yes] You caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } this round and have { $thing } points.
   *[no] { $who } caught { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } this round and has { $thing } points.
}
fishing-round-begins = { $you ->
    [yes] Round { $thing } begins with { $number } cards each. You lead.
   *[no] Round { $thing } begins with { $number } cards each. { $who } leads.
}
fishing-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
fishing-drew-from = { $you ->
    [yes] You drew { $sources }.
   *[no] { $who } drew { $sources }.
}
source-stockroom = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from the catch of round { $round }
source-ocean = { $stars ->
    [0] { $number ->
        [one] { $number } starting card
       *[other] { $number } starting cards
    }
    [one] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with { $stars } star
   *[other] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with { $stars } stars
}
fishing-overfished = Overfishing: the ocean is { $number ->
    [one] { $number } card
   *[other] { $number } cards
} short for round { $round }. The game ends.
fishing-won = { $you ->
    [yes] You win with { $thing } points.
   *[no] { $who } wins with { $thing } points.
}

## Fishing: why not

fishing-must-follow = you hold { $cards }, so you must play { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
} or a buoy
fishing-not-in-hand = you do not hold { $card }
fishing-not-in-trick = { $card } is not in the trick
fishing-own-zero = a zero catches another card, not itself
fishing-already-chosen = you have chosen a card to pass already
fishing-no-such-suit = a call names blue, purple, red, yellow or green
fishing-unknown-suit = there is no suit { $suit }
fishing-unknown-card = there is no card { $card }
fishing-no-deal-now = no cards are dealt now
fishing-deal-other-seat = { $who } is dealt to next
fishing-deal-size = the hand has { $right } cards, not { $found }
fishing-deal-card = { $card } is not in { $pile }, which is drawn from now
pile-start = the starting cards
pile-ocean = { $stars ->
    [one] the ocean cards with { $stars } star
   *[other] the ocean cards with { $stars } stars
}
pile-batch = the batch of { $who } from round { $round }

## The command line

option-not-for-game = { $option } is no option of { $game }
boards-hold = { $file }: the boards hold
boards-check-needs-file = which file is to be checked?
help-variant = the variant of Fresh Fish (default: market)
help-streets = streets of Fresh Fish wherever they shorten a way, not only where paths are blocked (M7.4)
help-boards = boards of your own for Fresh Fish; as a command: show our boards, or check a file of yours
help-setup = a set-up made by hand: JSON, as in a record
help-action = show the boards, or check a file
examples-boards = {"  "}kutter boards show
    {"  "}kutter boards check my-boards.json
good = { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice] ice
}
tile = { $tile ->
    [fish] fish
    [soda] soda
    [cheese] cheese
    [ice] ice
   *[flea] flea
}
column-coins = coins
column-discs = discs
column-stalls = stalls
column-score = score
screen-stack = Stack: { $stack }   Last row: { $last }
screen-bid = The { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice] ice
} stall is auctioned. Bid from 0 to { $most }.
screen-place = Place the { $tile ->
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
    [ice] ice stall
   *[flea] flea table
} on one of: { $spaces }
screen-turn = { $may-draw ->
    [yes] { $number ->
        [0] You must draw.
       *[other] Reserve a space ({ $spaces }) or draw.
    }
   *[no] Reserve a space ({ $spaces }).
}
screen-draw-word = draw
screen-prompt-bid = a number of coins, ?, q:{" "}
screen-prompt-space = a space like c4, or draw; ?c4 looks ahead; q:{" "}
screen-help-freshfish = A space is its column and row, like c4. ?c4 shows what a building there would bring about. Signs: . empty, + path, (2) a disc of seat 2, ### a flea table, [F] the fish truck, F2 the fish stall of seat 2; S soda, C cheese, I ice. q ends.
screen-preview = New paths: { $paths }.  Discs lost: { $discs }.  Lengths: { $lengths }
play-welcome-freshfish = A game of Fresh Fish. Bring your four stalls close to their trucks and keep your coins: the lowest score wins. ? explains, q ends.

in-file = { $file }: { $reason }
interrupted = interrupted
interrupted-after = interrupted after { $done } of { $total }; this is what they show
compiling-begins = { $kept ->
    [lasting] compiling the rules, once; later starts find them ready
    [while-running] compiling the rules; they cannot be kept in the cache folder, so every start takes as long (KUTTER_CACHE names a folder of your own)
   *[not-at-all] compiling the rules; they cannot be kept anywhere, so every process takes as long (KUTTER_CACHE names a folder of your own)
}
compiling = Compiling the rules, function { $functions }
time-left = { $unit ->
    [hours] about { $number } h left
    [minutes] about { $number } min left
   *[seconds] about { $number } s left
}
process-died = a process that played games died
number-is-wrong = { $found } is no whole number from { $least } to { $most }
usage-is-wrong = { $command }: { $reason }; { $command } --help tells more
argparse-usage = usage:{" "}
argparse-positionals = arguments
argparse-options = options
argparse-help = show this help
argparse-argument = %(argument_name)s: %(message)s
argparse-required = missing: %s
argparse-one-required = one of %s is needed
argparse-unrecognized = unknown: %s
argparse-not-with = cannot stand beside %s
argparse-no-value = takes no value, but %r was given
argparse-one-value = needs a value
argparse-some-values = needs a value or several
argparse-choice = there is no %(value)r; there are %(choices)s
metavar-command = COMMAND
metavar-file = FILE
metavar-game = GAME
metavar-bots = BOTS
help-kutter = Fishing and Fresh Fish by Friedemann Friese: play, simulate, verify, study.
examples-kutter = {"  "}kutter play --terminal
    {"  "}kutter simulate fishing --games 100 --out games.kutter.jsonl
    {"  "}kutter verify games.kutter.jsonl
    {"  "}kutter replay --help
help-examples = Examples:
help-default = {" "}(default: { $default })

help-game = which game: fishing or freshfish
help-version = show the version
help-completion = print a script that completes our words in this shell
help-players = how many seats
help-stars = a star table of your own: JSON, five lists of card names (F1.3)
help-lang = the language, en or de (default: that of your locale)
help-json = JSON for scripts
help-file = a record: FILE, or FILE:LINE of a .jsonl; also .gz and .zst, and - for the standard input
help-files = records: .kutter.json, .kutter.jsonl, or FILE:LINE; also .gz and .zst, and - for the standard input
help-games = how many games
help-seed = a number; the same one gives the same games
help-out = write the records to this file, one a line; packed if its name ends in .gz or .zst
help-bots = a bot a seat, commas between; the last stands for all that follow; skipper@2s has a budget of its own
help-jobs = how many processes work; what comes out is the same
help-arena-jobs = how many processes play (default: one a core); the records are the same
help-at = the position after the first N moves; 0 is the start
help-all = every position, one JSON array a line
help-seat = from the eyes of seat S; seats count from 0 here, as in records, and from 1 in sentences
help-own-seat = your seat; seats count from 0 here, as in records, and from 1 in sentences
help-hint-seat = the seat that is asked, counted from 0 (default: the one that owes a move)
help-seconds = how long to measure
help-record = write the game to this file when it ends; packed if its name ends in .gz or .zst
help-terminal = in the terminal instead of the browser; only there the options of a game count
help-play = Play in the browser, with bots and friends; what you play is kept.
examples-play = {"  "}kutter play
    {"  "}kutter play --terminal
    {"  "}kutter play --terminal fishing --players 3 --bots random --lang de
help-simulate = Play games between bots, write their records, show the results.
examples-simulate = {"  "}kutter simulate fishing --players 4 --games 100 --seed 7 --out games.kutter.jsonl
    {"  "}kutter simulate fishing --bots deckhand,random --jobs 2 --json
help-shuffle = also check the deals against the seed; this alone shows that a record agrees with itself
help-commitment = the commitment that you kept since before the start: check the seed against it
help-share = what seat S (from 0) added to the shuffle, as you kept it: check that it was used; may be repeated
shuffle-without-seed = no seed stands in this record
shuffle-commitment-is-wrong = the seed is not the one that was committed to
shuffle-seed-is-anothers = the seed is not that of the commitment that you kept
shuffle-takes-no-shares = no player's share is in this deal
shuffle-share-is-missing = the share { $share } is not in this deal
shuffle-commitment-unreadable = { $found } is no commitment: 64 hexadecimal digits are one
shuffle-share-unreadable = { $found } is no share: a seat, counted from 0, a colon, and 64 hexadecimal digits
shuffle-setup-is-wrong = the set-up does not follow from the seed
shuffle-deal-is-wrong = this does not follow from the seed
verify-shuffle-holds = { $deals ->
    [one] one deal follows
   *[other] { $deals } deals follow
} from { $kept ->
    [no] its own seed: it agrees with itself, no more
   *[yes] the seed whose commitment you kept
}{ $shares ->
    [0] {""}
    [one] , mixed with the share that you kept
   *[other] , mixed with the { $shares } shares that you kept
}
verify-shuffle-alone = no player's share is in it
verify-shuffle-setup-given = the set-up was given and not dealt
help-verify = Replay records and check every move and the result.
examples-verify = {"  "}kutter verify games.kutter.jsonl
    {"  "}kutter verify games.kutter.jsonl:12 other.kutter.json
    {"  "}kutter verify - < games.kutter.jsonl.zst
    {"  "}kutter verify --shuffle games.kutter.jsonl
    {"  "}kutter verify --jobs 4 games.kutter.jsonl
help-moves = Show the legal moves at a position of a game.
examples-moves = {"  "}kutter moves games.kutter.jsonl:3 --at 17
    {"  "}kutter moves game.kutter.json --all
help-replay = Tell a game in words.
examples-replay = {"  "}kutter replay game.kutter.json
    {"  "}kutter replay games.kutter.jsonl:3 --at 40 --seat 1 --lang de
help-export = Write what one seat, or a spectator, has seen of a game.
examples-export = {"  "}kutter export game.kutter.json --seat 2 --at 40
    {"  "}kutter export games.kutter.jsonl:3 --seat spectator
help-hint = Ask a bot what it thinks of every move at a position.
examples-hint = {"  "}kutter hint games.kutter.jsonl:3 --at 44
    {"  "}kutter hint games.kutter.jsonl:3 --at 45 --seat 0 --bot deckhand --json
help-bot = which bot (default: the strongest)
hint-game-is-over = the game is over here; nobody owes a move
hint-chance-is-due = the cards or tiles come next here; nobody owes a move
hint-another-is-due = seat { $seat } owes no move here, but { $owing } (counted from 0, as --seat is)
hint-advice = { $bot } would { $move } (value { $value }).
hint-advice-searched = { $bot } would { $move } (value { $value }, tried { $visits } of { $tries } times).
hint-bot-is-silent = the bot { $bot } does not say what it thinks
column-move = move
column-value = value
column-visits = tried
help-arena = Let bots play each other, seats rotated, and say how sure it is who is stronger.
examples-arena = {"  "}kutter arena fishing --bots deckhand,random --games 100 --same-deal
    {"  "}kutter arena freshfish --players 3 --bots mymodule:MyBot,random --out games.kutter.jsonl
    {"  "}kutter arena fishing --bots skipper@400sims,skipper@25sims --games 40 --plot strength.svg
help-plot = draw a chart into this file, PNG or SVG by its suffix (pip install "kutter[plot]")
help-ray = play on a Ray cluster: its address, or local to start one here (pip install "kutter[ray]")
help-same-deal = play every deal once for each rotation of the seats, so that luck cancels
help-budget = how long a bot may think: 200ms, 1.5s or 1000sims
column-games = games
column-win-share = wins, 95 %
column-margin = margin
column-rating = rating
column-ms = ms a move, p99
column-failures = failed
plot-title = { $game ->
    [fishing] Fishing
   *[freshfish] Fresh Fish
}{ $variant ->
    [market] , market
    [classic] , classic
   *[none] { "" }
}, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
plot-win-share = win share with its 95 % interval
plot-margin = margin over the mean of the others, in points
plot-fair-share = the fair share
plot-needs-matplotlib = a chart needs matplotlib: pip install "kutter[plot]"
plot-suffix-unknown = no chart can be written to { $file }; its suffix must be one of { $suffixes }
ray-is-missing = --ray needs Ray: pip install "kutter[ray]"
ray-unreachable = Ray cannot be reached at { $address }: { $reason }
ray-failed = Ray gave up: { $reason }
bot-cannot-be-loaded = the bot { $bot } cannot be loaded: { $reason }
help-bench = Measure random games a second on one core, or the time of a search.
examples-bench = {"  "}kutter bench fishing --players 4 --json
    {"  "}kutter bench fishing --search 1000
help-search = measure this many simulations of the strongest bot, at decisions after a deal or draw
serve-address = Kutter is served at { $url }. Ctrl-C ends it.
play-address = Play at { $url }. Ctrl-C ends it.
option-needs-terminal = { $option } counts only with --terminal; in the browser you choose on the page
option-needs-page = { $option } does not go with --terminal
serve-failed = the server could not be started
host-unknown = { $host } is no address to listen on
public-url-unknown = { $url } is no address of a server: write http:// or https://, its name, and no path
proxies-unknown = { $proxies } are no proxies: write addresses or networks with commas between, or *
database-unknown = { $url } is no database that Kutter can use: a file, sqlite:///FILE or postgresql://USER@HOST/NAME
help-serve = Serve tables to browsers.
examples-serve = {"  "}kutter serve
    {"  "}kutter serve --host 0.0.0.0 --port 80 --public-url https://kutter.example
    {"  "}kutter serve --database postgresql://kutter@localhost/kutter
help-host = address to listen on
help-port = port to listen on
help-public-url = how browsers reach the server, if through a proxy: https://NAME
help-database = a file, sqlite:///FILE or postgresql://…; SQLite in your data folder if absent
help-workers = processes in which bots think (default: one fewer than there are cores)
help-gathering-hours = after which a table that never started ends
help-idle-days = after which a running table that all have left ends
help-keep-days = how long records of ended tables are kept; for ever if absent
help-trust-proxy = proxies whose word about addresses counts
help-limit = how often clients may do a thing: acts, chat, new-tables, questions as SIZE/RATE, sockets as a number; may be given again
limit-unknown = { $limit } is no limit: write one of { $limits } as NAME=SIZE/RATE, like chat=6/0.5, or sockets=50
help-backup-file = the backup
help-no-limits = let clients do things as often as they like
help-backup = Write everything that a database holds to a file, also while a server runs on it.
examples-backup = {"  "}kutter backup kutter.backup
help-restore = Fill an empty database from a backup.
examples-restore = {"  "}kutter restore kutter.backup --database new.db
backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry of its log
   *[other] { $entries } entries of their logs
}
backup-cannot-be-read = { $file } cannot be read: { $reason }
backup-is-none = this is no backup of Kutter
backup-is-newer = the backup is of a newer version of Kutter
restore-not-empty = the database already holds something; restore into an empty one
restore-needs-new = the database is of another version of Kutter than the backup; restore into a new one
help-warm = Compile everything once, so that the first game starts at once.
examples-warm = {"  "}kutter warm

warm-progress = Compiling the rules
warm-done = The rules are compiled.
simulate-progress = Playing
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-end = { $end ->
    [rounds] ended after all rounds: { $games }
   *[overfishing] ended by overfishing: { $games }
}
verify-holds = { $finished ->
    [yes] holds, { $moves } moves, finished
   *[no] holds, { $moves } moves, not finished
}
column-seat = seat
column-bot = bot
column-wins = wins
column-mean = mean score
column-lowest = lowest
column-highest = highest
column-player = player
column-points = points
column-catch = catch
column-stockroom = stockroom
column-cards = hand
play-welcome-fishing = A game of Fishing. Catch cards: each is a point, and your hand in a later round. ? explains a card, q ends.
play-left = The game ends here.
play-recorded = The game is in { $file }.
bot-name = { $bot } { $number }
bot-name-budget = { $bot } ({ $budget })
bot-name-short = Bot
bot-name-random = Random
bot-name-deckhand = Deckhand
bot-name-mate = Mate
bot-name-skipper = Skipper
your-name = You
screen-round = Round { $round } of { $rounds }, trick { $trick } of { $tricks } (* leads)
screen-over = The game is over
screen-ocean = Ocean by stars (provisional): { $ocean }
screen-trick = Trick
screen-follow = To follow: { $suit ->
    [blue] blue
    [purple] purple
    [red] red
    [yellow] yellow
   *[green] green
}, or a buoy
screen-low = The lowest card wins this trick.
screen-hand = Hand
screen-play = Play
screen-catch = Catch with your zero
screen-pass = Pass to the left
screen-call = Call
screen-prompt = 1–{ $most } or a card, ?, q:
screen-help = Write ? and a card or its number, like ?R9, ?~low or ?2. Letters: B blue, P purple, R red, Y yellow, G green (trump), ~ buoys.

## Fresh Fish: what happened

freshfish-stall = { $good ->
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
   *[ice] ice stall
}
freshfish-truck = { $good ->
    [fish] fish truck
    [soda] soda truck
    [cheese] cheese truck
   *[ice] ice truck
}
freshfish-length = { $good ->
    [fish] fish { $number }
    [soda] soda { $number }
    [cheese] cheese { $number }
   *[ice] ice { $number }
}
freshfish-coins = { $number ->
    [0] nothing
    [one] { $number } coin
   *[other] { $number } coins
}
freshfish-move = { $verb ->
    [reserve] reserve { $thing }
    [draw] draw a tile
    [bid] bid { $thing }
   *[place] build on { $thing }
}
freshfish-reserved = { $you ->
    [yes] You reserve { $space }.
   *[no] { $who } reserves { $space }.
}
freshfish-draws = { $you ->
    [yes] You draw a tile.
   *[no] { $who } draws a tile.
}
freshfish-tile-drawn = { $good ->
    [flea] The tile shows a flea table.
   *[other] The tile shows the { freshfish-stall }, which is auctioned.
} { $number ->
    [0] It was the last of the stack.
    [one] { $number } tile is left.
   *[other] { $number } tiles are left.
}
freshfish-bid-sealed = { $you ->
    [yes] You have bid.
   *[no] { $who } has bid.
}
freshfish-bid-shown = { $you ->
    [yes] You bid { freshfish-coins }.
   *[no] { $who } bids { freshfish-coins }.
}
freshfish-auction-won = { $you ->
    [yes] You win the { freshfish-stall } and pay { freshfish-coins }.
   *[no] { $who } wins the { freshfish-stall } and pays { freshfish-coins }.
}
freshfish-tile-void = Nobody can bid for the { freshfish-stall }: the tile is void.
freshfish-stack-void = Nobody can do anything: { $number ->
    [one] the last tile of the stack is void.
   *[other] the last { $number } tiles of the stack are void.
}
freshfish-table-placed = { $you ->
    [yes] You put a flea table on { $space }.
   *[no] { $who } puts a flea table on { $space }.
}
freshfish-stall-placed = { $you ->
    [yes] You put your { freshfish-stall } on { $space }.
   *[no] { $who } puts the { freshfish-stall } on { $space }.
}
freshfish-stall-outside = { $you ->
    [yes] Your { freshfish-stall } stands outside, as you have no disc on the square.
   *[no] The { freshfish-stall } of { $who } stands outside, for lack of a disc on the square.
}
freshfish-path-in-full-area = { $number ->
    [one] { $spaces } becomes a path: the area is full.
   *[other] { $spaces } become paths: the area is full.
}
freshfish-path-to-truck = { $space } becomes a path: the last access of the { freshfish-truck }.
freshfish-path-to-stall = { $you ->
    [yes] { $space } becomes a path: the last access of your { freshfish-stall }.
   *[no] { $space } becomes a path: the last access of the { freshfish-stall } of { $who }.
}
freshfish-path-joins = { $number ->
    [one] { $spaces } becomes a path: a building there would cut the square in two.
   *[other] { $spaces } become paths: a building there would cut the square in two.
}
freshfish-disc-returned = { $number ->
    [one] { $you ->
        [yes] Your disc on { $spaces } comes back to you.
       *[no] The disc on { $spaces } goes back to { $who }.
    }
   *[other] { $you ->
        [yes] Your discs on { $spaces } come back to you.
       *[no] The discs on { $spaces } go back to { $who }.
    }
}
freshfish-turn-again = { $you ->
    [yes] You did not win what you drew, so you have another turn.
   *[no] { $who } did not win what was drawn and has another turn.
}
freshfish-passed-over = { $you ->
    [yes] You are passed over: you have no disc on the square, and no space is empty.
   *[no] { $who } is passed over: no disc on the square, and no space is empty.
}
freshfish-handed-out = { $you ->
    [yes] The last row gives you the { freshfish-stall }.
   *[no] The last row gives { $who } the { freshfish-stall }.
}
freshfish-rest-became-paths = { $number ->
    [one] The { $number } space that is left becomes a path.
   *[other] The { $number } spaces that are left become paths.
}
freshfish-measured = { $you ->
    [yes] Your lengths: { $lengths }.
   *[no] The lengths of { $who }: { $lengths }.
}
freshfish-scored = { $you ->
    [yes] With { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } left you score { $score }.
   *[no] With { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } left { $who } scores { $score }.
}
freshfish-won = { $you ->
    [yes] You win with { $score }.
   *[no] { $who } wins with { $score }.
}

## Fresh Fish: why not

freshfish-on-path = a path
freshfish-on-disc = a disc of { $who }
freshfish-on-table = a flea table
freshfish-on-truck = the { freshfish-truck }
freshfish-on-stall = the { freshfish-stall } of { $who }
freshfish-wrong-seat = chance (*) turns up tiles, and seats do everything else
freshfish-tile-unknown = there is no tile { $tile }; there are flea, fish, soda, cheese and ice
freshfish-tile-is-due = the tile that was drawn must be turned up first
freshfish-another-seat-is-due = now { $who } must { $phase ->
    [bid] bid
    [place] place a tile
   *[turn] reserve or draw
}
freshfish-other-verb-is-due = now it is time to { $phase ->
    [bid] bid
    [place] put the tile on a space that you have reserved
    [tile] turn up a tile
   *[turn] reserve a space or draw a tile
}
freshfish-not-bidding = you take no part in the auction of the { freshfish-stall }
freshfish-already-bid = you have bid already
freshfish-above-purse = { $coins ->
    [one] you have { $coins } coin, too little to bid { $found }
   *[other] you have { $coins } coins, too few to bid { $found }
}
freshfish-all-discs-out = all your discs are on the square, so you must draw
freshfish-no-disc-out = you have no disc on the square, so you must reserve a space first
freshfish-not-in-stack = { $good ->
    [flea] no flea tile is left in the stack
   *[other] no { freshfish-stall } is left in the stack
}
freshfish-not-on-square = { $space } is not on this square
freshfish-not-empty = { $space } is not empty: { $thing } is there
freshfish-out-of-reach = { $space } lies beside no path and no disc
freshfish-not-own-disc = you have not reserved { $space }
freshfish-stall-is-gone = your { freshfish-stall } is not with you any more

## Fresh Fish: options, squares and boards

freshfish-variant-unknown = the variant must be "market" or "classic", not { $found }
freshfish-streets-unknown = M7.4: "streets" may only be "shortest", not { $found }; leave it out for streets where paths are blocked
freshfish-no-streets = M7.4: there are no streets in classic
freshfish-last-row = M2.5: "last" lists fish, soda, cheese and ice in any order, not { $found }
freshfish-space-count = M2.1: a square has 1 to { $most } spaces, not { $found }
freshfish-space-unknown = there is no space { $space }; spaces are a1 to z26
freshfish-square-in-pieces = M2.1: the square is in pieces: { $space } is not joined to the rest by sides
freshfish-square-has-hole = M2.1: the square has a hole at { $space }
freshfish-milestone-count = M2.1: { $seats } seats need { $right } milestones, not { $found }
freshfish-milestone-wrong = M1.2: a milestone is 2, 3, 4 or 5, not { $found }
freshfish-areas-in-classic = M2.3: classic has no areas, but here is { $area }
freshfish-area-in-classic = M2.3: classic has no areas, but { $space } is in { $area }
freshfish-area-unknown = M1.3: { $space } is in the area { $area }, which is not among the areas
freshfish-area-number = M1.3: the number of area { $area } is 1 or 2, not { $found }
freshfish-area-size = M1.3: area { $area } must have 3 to 5 spaces, not { $found }
freshfish-area-in-pieces = M1.3: the spaces of area { $area } are not joined by sides
freshfish-parking-off-square = M2.2: the { freshfish-truck } cannot park on { $space }, which is not on the square
freshfish-parking-twice = M2.2: the { freshfish-truck } cannot park on { $space }, where another truck is
freshfish-parking-not-at-edge = M2.2: the { freshfish-truck } must park at the edge of the square, which { $space } is not
freshfish-parking-in-two = M2.2: the { freshfish-truck } must park in an area with number 1, which that of { $space } is not
freshfish-parking-shares-area = M2.2: the { freshfish-truck } on { $space } shares its area with another truck
freshfish-parking-cuts = M2.3: these parking lots cut { $space } off from the rest of the square
freshfish-parking-shut-in = M2.3: the { freshfish-truck } on { $space } has no open space beside it
freshfish-no-parking = M2.2: no square of these boards has four areas with number 1 at its edge
freshfish-boards-are-not-json = a board file is a JSON object with the boards A to G
freshfish-board-unknown = M1.2: there is no board { $board }; there are A to G
freshfish-board-missing = M1.2: board { $board } is missing
freshfish-board-has-no-rows = M1.2: board { $board } is no object with a milestone and rows
freshfish-board-milestone = M1.2: the milestone of board { $board } is { $right }, not { $found }
freshfish-board-space = M1.3: { $found } in row { $row } of board { $board } is no area letter with its number, like a1
freshfish-board-ragged = M1.2: the rows of board { $board } are not equally long
freshfish-board-size = M1.2: board { $board } is { $height }×{ $width }, not { $rows }×{ $columns }
freshfish-board-two-numbers = M1.3: area { $area } has two different numbers
freshfish-board-sum = M1.3: the numbers on board { $board } sum to { $right }, not { $found }

## Page: Fishing

page-fishing-letter = { $suit ->
    [blue] B
    [purple] P
    [red] R
    [yellow] Y
   *[green] G
}
page-fishing-buoy-words = { $buoy ->
    [pass] pass left
    [minus3] minus three
    [all] catch all
    [first] lead next
    [call] call suit
   *[low] lowest wins
}
page-fishing-buoy-written = { $name } ({ $words })
page-fishing-deal = Round { $round } is dealt.
page-fishing-you-lead = { $low ->
    [yes] You lead: play any card. The lowest wins.
   *[no] You lead: play any card.
}
page-fishing-any-card = { $low ->
    [yes] No suit to follow yet: play any card. The lowest wins.
   *[no] No suit to follow yet: play any card.
}
page-fishing-follow = { $suit ->
    [blue] Follow blue
    [purple] Follow purple
    [red] Follow red
    [yellow] Follow yellow
   *[green] Follow green
}{ $buoy ->
    [yes] , or play a buoy.
   *[no] .
}{ $low ->
    [yes] { " " }The lowest wins.
   *[no] { "" }
}
page-fishing-no-suit = { $suit ->
    [blue] You have no blue: play any card.
    [purple] You have no purple: play any card.
    [red] You have no red: play any card.
    [yellow] You have no yellow: play any card.
   *[green] You have no green: play any card.
}{ $low ->
    [yes] { " " }The lowest wins.
   *[no] { "" }
}
page-fishing-your-catch = Your zero catches: pick a card from the trick.
page-fishing-your-pass = Choose a card for { $to }, your left neighbour.
page-fishing-your-call = Call the suit to follow in the next trick.
page-fishing-confirm = Choose { $thing } once more to confirm.
page-fishing-others-pass = { $chosen ->
    [yes] Your card is chosen. Waiting for { $names }.
   *[no] Everybody chooses a card for the left neighbour. Waiting for { $names }.
}
page-fishing-other-catch = { $who } picks a card with a zero.
page-fishing-other-call = { $who } calls a suit.
page-fishing-leads = { $who } leads.
page-fishing-waiting = Waiting for { $who }.
page-fishing-shared-win = { $names } share the win with { $points } points.
page-fishing-end = { $end ->
    [overfishing] Overfishing: the ocean could not fill the hands any more, so the game ended early.
   *[rounds] All rounds are played.
}
page-fishing-hand = Your hand
page-fishing-hand-card = { $state ->
    [playable] { $card }, playable
    [refused] { $card }, may not be chosen now
    [raised] { $card }, chosen: once more to confirm
    [given] { $card }, chosen for your left neighbour
   *[waiting] { $card }
}
page-fishing-trick = The trick
page-fishing-trick-card = { $state ->
    [catchable] { $card } of { $name }, may be caught
    [refused] { $card } of { $name }, may not be caught
   *[lies] { $name }: { $card }.
}
page-fishing-no-card = { $name }: no card yet.
page-fishing-caught = { $name } has caught { $card }.
page-fishing-leader = leads
page-fishing-orders = What holds in this trick
page-fishing-to-follow = { $suit ->
    [blue] Follow blue
    [purple] Follow purple
    [red] Follow red
    [yellow] Follow yellow
   *[green] Follow green
}
page-fishing-called-by = called by { $name }
page-fishing-low = Lowest wins
page-fishing-seats = Players
page-fishing-seat = { $name }: { $points } points, { $caught } caught this round, { $stored } in the stockroom, { $held } in hand{ $ahead ->
    [yes] , most points
   *[no] { "" }
}{ $chosen ->
    [yes] , has chosen
   *[no] { "" }
}{ $away ->
    [yes] , not connected
   *[no] { "" }
}{ $due ->
    [yes] , to move
   *[no] { "" }
}. Look closer
page-fishing-ocean = Ocean: { $number }
page-fishing-ocean-title = The ocean
page-fishing-level = { source-ocean }
page-fishing-provisional = Which card has how many stars is provisional (F1.3).
page-fishing-stars = { $stars ->
    [one] { $stars } star,
   *[other] { $stars } stars,
}
page-fishing-rest = { $rest ->
    [empty] nothing is left
    [drawn] drawn and not seen since:
    [whole] still there:
   *[some] { $left } of these { $all } are still there:
}
page-fishing-round = Round { $round } of { $rounds }
page-fishing-round-short = Round { $round }/{ $rounds }
page-fishing-trick-short = Trick { $trick }/{ $tricks }
page-fishing-crate = R{ $round }
page-fishing-trick-of = Trick { $trick } of { $tricks }
page-fishing-last-trick = The last trick
page-fishing-memory = Card memory
page-fishing-where = { $where ->
    [yours] yours
    [out] may be in a hand
    [away] in a boat or the ocean
   *[seen] seen this round
}
page-fishing-catch = Catch of this round: { $number }
page-fishing-stockroom = Stockroom
page-fishing-stockroom-empty = No batch is in it yet.
page-fishing-batch = Batch of round { $round },
page-fishing-close = Close

## Page: Fresh Fish

page-freshfish-status-turn = Reserve a space, or draw a tile.
page-freshfish-status-reserve = Reserve a space.
page-freshfish-status-draw = You cannot reserve now: draw a tile.
page-freshfish-status-their-turn = { $who } reserves a space or draws a tile.
page-freshfish-status-tile = { $who } turns up a tile.
page-freshfish-status-bid = Bid for the { freshfish-stall }, from 0 to { $most }.
page-freshfish-status-wait = Your bid for the { freshfish-stall } is sealed. Still to bid: { $who }.
page-freshfish-status-they-bid = Auction of the { freshfish-stall }. Still to bid: { $who }.
page-freshfish-status-place = { $how ->
    [flea] Put the flea table on one of your discs.
    [last] The last row gives you the { freshfish-stall }: put it on one of your discs.
   *[won] You have won the { freshfish-stall }: put it on one of your discs.
}
page-freshfish-status-they-place = { $how ->
    [flea] { $who } places a flea table.
   *[other] { $who } places the { freshfish-stall }.
}
page-freshfish-status-over = { $you ->
    [yes] The game is over. You win with { $score }.
   *[no] The game is over. { $who } wins with { $score }.
}
page-freshfish-status-shared = The game is over. { $who } share the win with { $score }.

page-freshfish-square = Market square
page-freshfish-seats = Seats
page-freshfish-seat = Seat
page-freshfish-you = you
page-freshfish-to-move = to move
page-freshfish-purse = coins
page-freshfish-discs-left = discs left
page-freshfish-score = score
page-freshfish-stall-length = { $length ->
    [none] { freshfish-stall } on { $space }, no way to its truck
   *[other] { freshfish-stall } on { $space }, length { $length }
}
page-freshfish-stall-kept = { freshfish-stall }, not built yet
page-freshfish-stall-outside = { freshfish-stall }, outside
page-freshfish-route = { $length ->
    [none] There is no way from this { freshfish-stall } ({ $who }) to its truck.
   *[other] From the { freshfish-stall } ({ $who }) to its truck: length { $length }{ $streets ->
        [0] .
        [one] , with one street that counts 2.
       *[other] , with { $streets } streets that count 2 each.
    }
}
page-freshfish-area = area { $area }, { $built } of { $number } built
page-freshfish-empty = empty
page-freshfish-own-disc = your disc
page-freshfish-own-stall = your { freshfish-stall }
page-freshfish-choosable = { $verb ->
    [reserve] may be reserved
   *[place] may be built on
}
page-freshfish-tile = { $tile ->
    [flea] flea table
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
   *[ice] ice stall
}
page-freshfish-stack = In the stack
page-freshfish-last-row = Last row
page-freshfish-void = Void
page-freshfish-tiles = { page-freshfish-tile }: { $number }

page-freshfish-reserve = Reserve
page-freshfish-reserve-space = Reserve { $space }
page-freshfish-tap-space = choose a space
page-freshfish-discs = { $number ->
    [one] { $number } disc left
   *[other] { $number } discs left
}
page-freshfish-or = or
page-freshfish-draw = Draw a tile
page-freshfish-draw-anyway = Draw now
page-freshfish-tiles-left = { $number ->
    [one] { $number } tile left
   *[other] { $number } tiles left
}
page-freshfish-warn-draw = Only one disc of yours lies on the square. Once it is built on, you have none for the next auction.
page-freshfish-build-on = Build on { $space }
page-freshfish-choose-own-disc = Choose one of your discs

page-freshfish-auction = Auction: { freshfish-stall }
page-freshfish-your-bid = Your bid
page-freshfish-less = Less
page-freshfish-more = More
page-freshfish-seal = Bid { $number }
page-freshfish-seal-anyway = Bid { $number } all the same
page-freshfish-warn-bid = You have no disc on the square. If you win, your stall stands outside.
page-freshfish-you-bid = You have bid { $number }. All bids turn over together.
page-freshfish-has-bid = has bid
page-freshfish-bids-now = has not bid yet
page-freshfish-wins = wins

page-freshfish-foresight = If { $space } is built on
page-freshfish-imagine = Imagine another tile here
page-freshfish-new-paths = { $reason ->
    [full] { $spaces }: area full
    [access] { $spaces }: last access
   *[cut] { $spaces }: would cut the square
}
page-freshfish-no-new-paths = No new paths
page-freshfish-discs-lost = Discs taken back:
page-freshfish-length-change = { $who }, { freshfish-stall }: { $before ->
    [none] length { $after }
   *[other] length { $before }, then { $after }
}

page-freshfish-zoom = Zoom
page-freshfish-nearer = Nearer
page-freshfish-farther = Farther
page-freshfish-fit = Show the whole square

page-freshfish-result = Lengths, coins and scores
page-freshfish-show-route = { freshfish-length }: show the way
page-freshfish-show-routes = Show the ways of { $who }

## Page

page-start-title = Play Fishing and Fresh Fish
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
page-rules-fishing = Fishing
page-rules-freshfish = Fresh Fish
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
page-scheme-light = First light
page-scheme-dark = Night
page-speed = Animation
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-confirm = Choose first, then confirm
page-memory = Fishing: show the card memory
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
page-keys-hand = Fishing: your hand
page-key-hand-left = one card to the left
page-key-hand-right = one card to the right
page-key-hand-up = one row up
page-key-hand-down = one row down
page-key-hand-first = to the first card
page-key-hand-last = to the last card
page-key-hand-digit = to the card with this value
page-keys-square = Fresh Fish: the square
page-key-square-left = one space to the left
page-key-square-right = one space to the right
page-key-square-up = one space up
page-key-square-down = one space down
page-key-square-draw = draw a tile
page-key-square-nearer = nearer
page-key-square-farther = farther
page-key-square-whole = the whole square
page-keys-bid = Fresh Fish: your bid
page-key-bid-digit = bid so much
page-key-bid-more = one more
page-key-bid-less = one less
page-key-bid-much-more = five more
page-key-bid-much-less = five less
page-key-bid-most = all you have
page-key-bid-least = nothing
page-key-bid-seal = seal the bid
page-keys-replay = In a replay
page-key-replay-previous = one move back
page-key-replay-next = one move on
page-key-replay-first = to the start
page-key-replay-last = to the end
page-key-replay-play = play or pause
page-game = Game
page-game-fishing = Fishing
page-game-market = Fresh Fish
page-game-classic = Fresh Fish Classic
page-about-fishing = Tricks whose catch is your next hand. 3 to 5 players.
page-about-market = Stalls close to their trucks, on a market with areas. 2 to 5 players.
page-about-classic = One network of paths and one golden rule. 2 to 5 players.
page-players = Players
page-company = Against
page-company-bots = Bots
page-company-friends = Friends, by link
page-company-here = Friends, here
page-level = How strong
page-your-name = Your name
page-nameless = Landlubber
page-name-of = Player { $number }
page-play-now = Play now
page-open-table = Open a table
page-more = More choices
page-more-public = Listed on the start page
page-more-hints = Hints allowed
page-more-chat = With chat
page-more-purses = Purses are shown to all
page-more-streets = Streets always count (M7.4)
page-pace = Time for each move
page-pace-none = No clock
page-pace-seconds = { $number } seconds a move
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
page-public = Anybody finds this table on the start page.
page-private = Only who has a link finds this table.
page-seat-free = Seat { $number }, free
page-you = you
page-here = here
page-away = away
page-away-for = away for { $time }
page-bot = bot
page-sit = Sit down
page-stand = Stand up
page-invite = Invite
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
page-invite-device = Play on on another device
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
    [one] Hear { $number } muted again
   *[other] Hear { $number } muted again
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
page-move-waits = What you did is sent as soon as it is back.
page-ended = This table is closed.
page-hand-over = Hand over to { $name }
page-i-am = I am { $name }
page-you-won = You win
page-won = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-most-win = The most points win.
page-least-win = Lengths less coins: the lowest score wins.
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
page-play-from-here = Play on from here
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
page-chart-score = Lengths less coins over the game: low is good
