## The command line

option-not-for-game = { $option } is no option of { $game }
box-check-needs-file = which file is to be checked?
box-holds = { $file } holds
screen-plain-question = Your move, a number from 1 to { $most }:
help-setup = a set-up made by hand: JSON, as in a record
help-action = show the boards, or check a file
column-score = score
in-file = { $file }: { $reason }
interrupted = interrupted
interrupted-after = interrupted after { $done } of { $total }; this is what came out of them
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
heading-usage = usage:{" "}
heading-arguments = arguments
heading-options = options
arguments-unknown = unknown: { $words }
arguments-missing = missing: { $arguments }
options-missing = one of { $options } is needed
option-not-beside = { $option } cannot stand beside { $other }
option-needs-value = { $option } needs a value
option-takes-no-value = { $option } takes no value, but { $found } was given
argument-is-wrong = { $argument }: { $reason }
choice-unknown = there is no { $found }; there are { $choices }
help-help = show this help
metavar-command = COMMAND
metavar-file = FILE
metavar-game = GAME
metavar-bots = BOTS
help-kutter = { $titles }: play, simulate, verify, study.
examples-kutter = {"  "}kutter play --terminal
    {"  "}kutter simulate { $game } --games 100 --out games.kutter.jsonl
    {"  "}kutter verify games.kutter.jsonl
    {"  "}kutter replay --help
help-examples = Examples:
help-default = {" "}(default: { $default })
help-game = which game: { $games }
help-version = show the version
help-completion = print a script that completes our words in this shell
help-players = how many seats
help-lang = the language, en or de (default: that of your locale)
help-json = JSON for scripts
help-file = a record: FILE, or FILE:LINE of a .jsonl; also .gz and .zst, and - for the standard input
help-files = records: .kutter.json, .kutter.jsonl, or FILE:LINE; also .gz and .zst, and - for the standard input
help-games = how many games
help-seed = a number; the same one gives the same games
help-out = write the records to this file, one a line; packed if its name ends in .gz or .zst
help-bots = a bot a seat, commas between; the last stands for all that follow; skipper@2s has a budget of its own
help-weights = a file of weights for the bots that use a net; admiral[FILE] has one of its own
help-jobs = how many processes work; what comes out is the same
help-arena-jobs = how many processes play (default: one a core); the games are the same
help-at = the position after the first N moves; 0 is the start
help-all = every position, one JSON array a line
help-seat = through the eyes of seat S; seats count from 0 here, as in records, and from 1 in sentences
help-own-seat = your seat; seats count from 0 here, as in records, and from 1 in sentences
help-hint-seat = the seat that is asked, counted from 0 (default: the one that owes a move)
help-seconds = how long to measure
help-record = write the game to this file when it ends; packed if its name ends in .gz or .zst
help-terminal = in the terminal instead of the browser; only there the options of a game count
help-network = also for others in your network, who come by your links
help-play = Play in the browser, with bots and friends; what you play is kept.
examples-play = {"  "}kutter play
    {"  "}kutter play --terminal
    {"  "}kutter play --terminal { $game } --players 3 --bots random --lang de
help-simulate = Play games between bots, write their records, show the results.
examples-simulate = {"  "}kutter simulate { $game } --players 4 --games 100 --seed 7 --out games.kutter.jsonl
    {"  "}kutter simulate { $game } --bots deckhand,random --jobs 2 --json
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
help-bot = which bot (default: skipper)
hint-game-is-over = the game is over here; nobody owes a move
hint-chance-is-due = the cards or tiles come next here; nobody owes a move
hint-another-is-due = seat { $seat } owes no move here, but { $owing } (counted from 0, as --seat is)
hint-advice = { $bot } would { $move } (value { $value }).
hint-advice-searched = { $bot } would { $move } (value { $value }, tried: { $visits } of { $tries }).
hint-why = { "  " }{ $move }: { $reason }
hint-why-expecting = { "  " }{ $move }: { $reason } ({ $outlook })
hint-bot-is-silent = the bot { $bot } does not say what it thinks
column-move = move
column-value = value
column-visits = tried
help-levels = Show the levels of a game's bots: how they play, and how strong they are.
examples-levels = {"  "}kutter bots { $game }
    {"  "}kutter bots { $other } --json
help-arena = Let bots play each other, seats rotated, and say how sure it is who is stronger.
examples-arena = {"  "}kutter arena { $game } --bots deckhand,random --games 100 --same-deal
    {"  "}kutter arena { $other } --players 3 --bots mymodule:MyBot,random --out games.kutter.jsonl
    {"  "}kutter arena { $game } --bots skipper@400sims,skipper@25sims --games 40 --plot strength.svg
    {"  "}kutter arena { $other } --players 3 --bots skipper,mate --out games.kutter.jsonl --resume
help-arena-out = write each record to this file as soon as its game is finished, one a line; packed if its name ends in .gz or .zst
help-resume = go on with what --out holds of the same arena: only games that are missing there are played
resume-needs-out = --resume goes on with a file: --out FILE names it
arena-line-cut-off = the last line of { $file } was cut off; its game is played again
arena-record-is-none = this is no game of an arena that can go on
arena-is-another = this is a game of another arena: its "{ $key }" is { $found }, not { $right }
arena-set-up-is-another = this is a game of another arena: "{ $key }" is not the same
arena-game-too-many = game { $game }, counted from 0, is here twice, or beyond --games { $games }
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
plot-title = { $game }{ $variant ->
    [none] { "" }
   *[other] , { $variant }
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
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
examples-bench = {"  "}kutter bench { $game } --players 4 --json
    {"  "}kutter bench { $game } --search 1000
help-search = measure this many simulations of skipper, at decisions after a deal or draw
serve-address = Kutter is served at { $url }. Ctrl-C ends it.
play-address = Play at { $url }. Ctrl-C ends it.
play-network = Others in your network play at { $url }. Whoever is in it can open the page and watch; nothing is encrypted.
play-warming = A game can begin. The strongest bots are being compiled behind it, once: whoever asks for one now waits a little.
network-is-missing = this machine is in no network in which others could find it
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
help-nats = where servers that share a PostgreSQL database hear each other: nats://HOST; each is a node then
help-workers = processes in which bots think (default: one fewer than there are cores)
help-gathering-hours = after which a table that never started ends
help-idle-days = after which a running table that all have left ends
help-keep-days = how long records of ended tables are kept; for ever if absent
help-daily-secret = a file of random text from which the deals of the day follow; hosts that share it have the same deals; its own if absent
daily-secret-short = this is too short for a secret: write at least { $length } random characters into it, once
help-trust-proxy = proxies whose word about addresses counts
help-limit = how often clients may do a thing: acts, chat, new-tables, questions as SIZE/RATE, sockets as a number; may be given again
limit-unknown = { $limit } is no limit: write one of { $limits } as NAME=SIZE/RATE, like chat=6/0.5, or sockets=50
nats-unknown = --nats takes the address of a NATS server: nats://HOST or tls://HOST, several with commas between
nats-needs-postgresql = servers can only share a PostgreSQL database: write --database postgresql://…, too
nats-fails = NATS cannot be reached: { $reason }
help-nodes = List the servers that share a database.
examples-nodes = {"  "}kutter nodes --database postgresql://kutter@localhost/kutter
nodes-node = Node
nodes-version = Version
nodes-where = Machine
nodes-state = State
nodes-tables = Tables
nodes-lease = Lease in s
nodes-is-well = serves
nodes-is-deaf = does not hear NATS
nodes-none = No nodes share this database.
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
    [one] { $entries } log entry
   *[other] { $entries } log entries
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
simulate-end = { $end }: { $games }
verify-progress = Checking
verify-holds = holds, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $finished ->
    [yes] finished
   *[no] not finished
}
column-seat = seat
column-bot = bot
column-wins = wins
column-mean = mean score
column-lowest = lowest
column-highest = highest
column-player = player
column-points = points
play-left = The game ends here.
play-recorded = The game is in { $file }.
bot-name = { $bot } { $number }
bot-name-budget = { $bot } ({ $budget })
bot-name-random = Random
bot-name-greenhorn = Greenhorn
bot-name-cabin-boy = Cabin Boy
bot-name-deckhand = Deckhand
bot-name-able-seaman = Able Seaman
bot-name-boatswain = Boatswain
bot-name-third-mate = Third Mate
bot-name-second-mate = Second Mate
bot-name-mate = Mate
bot-name-first-mate = First Mate
bot-name-pilot = Pilot
bot-name-skipper = Skipper
bot-name-commodore = Commodore
bot-name-vice-admiral = Vice Admiral
bot-name-admiral = Admiral
your-name = You

