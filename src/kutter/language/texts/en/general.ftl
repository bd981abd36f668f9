## General

list-end = { $before } and { $last }
seat = Seat { $number }

## Files, records and moves

file-cannot-be-read = the file cannot be read: { $reason }
file-cannot-be-written = { $file } cannot be written: { $reason }
file-is-being-written = { $file } is being written by somebody else
file-holds-something = { $file } holds something already: --resume goes on with it, another name begins anew
file-is-not-utf8 = this is not UTF-8 text: byte { $byte } is wrong
file-is-not-json = this is not JSON, or it is cut off: line { $line }, column { $column }
file-is-beyond-json = this is not JSON: NaN or infinite numbers, numbers too long, or nested too deeply
weights-cannot-be-read = { $file } is not a whole file of weights
weights-do-not-fit = { $file } holds weights for another game, or for another version than { $game } has now
file-is-empty = the file is empty
file-holds-many-records = the file holds several games; name one as FILE:LINE
file-lacks-line = the file has no line { $line }
file-is-too-large = a file or line has at most { $limit } bytes
file-cannot-be-unpacked = the packed file cannot be read from byte { $byte } of its content on: { $reason }
file-unpacks-to-too-much = this is packed too tightly to be records: { $byte } bytes and no end
file-has-endless-line = a line has no end after { $limit } bytes
file-holds-other-lines = more than { $limit } lines are too short to be records; the rest is not read
record-is-no-object = a record is a JSON object
file-is-no-record = this file holds no game that Kutter has recorded
record-has-wrong-format = the format must be "kutter-record", not { $found }
record-has-wrong-version = only version 1 of the record format is known, not { $found }
record-has-wrong-rules = version { $found } of the rules is not known
record-has-wrong-type = "{ $key }" cannot be { $found }
record-lacks-key = "{ $key }" is missing
chance-is-not-listed = chance can deal in too many ways to list them
no-position = an array of one position is needed, not one of the shape { $found }
view-is-damaged = these bytes are no view of this game
record-is-shorter = the record has only { $found ->
    [one] { $found } move
   *[other] { $found } moves
}, not { $asked }
record-is-anothers = this record is what another seat saw
result-too-early = there is a result, but the game is not over
result-is-missing = the game is over, but there is no result; it is { $right }
result-is-wrong = the result is { $right }, not { $found }
rule-forbids = { $rule }: { $reason }
move-does-not-hold = move { $number } { $move }: { $reason }
move-has-no-shape = this is no move: a seat or *, a verb, its words, single spaces
move-has-no-number = "{ $word }" is no number
move-has-unknown-verb = there is no move "{ $verb }" in this game
move-has-wrong-seat = chance (*) deals, and seats do everything else
move-hides-what-is-open = a ? may not stand here
move-is-hidden = a ? stands only in records, for what a seat could not see; a move says what it does
move-is-anothers = this is another seat's move
move-shows-what-is-hidden = a word stands here that this seat may not know
game-cannot-be-loaded = the game { $game } cannot be loaded: { $reason }
game-has-no-end = the game { $game } does not end
game-unknown = there is no game { $game }; there are { $games }
wrong-number-of-seats = { $game } is for { $least } to { $most } seats, not { $found }
option-unknown = there is no option { $option }
option-has-no-such-value = the option { $option } cannot be { $found }
seat-unknown = there is no seat { $number }: moves, records and --seat count them from 0
game-is-over = the game is over
preview-unknown = there is nothing to look ahead to in { $game }

## The lab

lab-unknown = { $game } cannot be played in the lab
lab-has-no-net = { $game } has no net that could see anything
lab-has-no-mate = { $game } has no mate that could be asked
lab-batch-is-empty = a batch needs a game, a thread and a set-up at least
lab-batch-is-closed = the batch is closed
lab-array-does-not-fit = the array { $name } must be { $what }, in one piece, in order and writable
lab-actions-have-no-shape = a step takes an action for each game, as whole numbers: { $number }
lab-action-illegal = the action { $action } is not legal in game { $game }; nothing was stepped
lab-state-does-not-fit = a batch goes on from a state of its own game and seats, in which a seat owes a move
lab-setup-does-not-fit = the square is larger than the lab's grid: rows and columns up to { $side }
lab-needs-package = this needs { $package }: pip install "kutter[{ $extra }]"
lab-game-is-over = the game is over; reset begins the next
lab-bots-not-in-step = in step, bots are random, or a function that chooses actions for many games
lab-observer-has-no-parameters = observers of these games take no parameters

## Bots

bot-unknown = there is no bot { $bot }; there are { $bots }
temperature-unknown = { $temperature } is no temperature: write a number above 0, as in mate~0.2
bot-has-no-net = the bot { $bot } uses no net
weights-cannot-be-named = { $file } is no name for the file of a net: brackets and characters that cannot be printed may not stand in it
weights-for-nobody = --weights gives a net, and none of the bots uses one
budget-unknown = { $budget } is no budget: write 200ms, 1.5s or 1000sims
bots-too-many = { $found } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

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
refused-no-such-level = this game has no bot of that level
refused-no-such-seat = there is no such seat here
refused-no-such-table = there is no such table
refused-no-vote-about-that = there is nobody to vote about in that seat
refused-nobody-plays-for-you = nobody plays for you
refused-not-at-the-table = only someone at the table can do that
refused-not-for-programs = a program's token is good for playing its seat at its table, and for nothing else
refused-not-here = there is nothing here, or that cannot be done with it
refused-not-running = no game is running
refused-not-the-maker = only the person who opened the table can do that
refused-not-understood = this message was not understood
refused-not-your-seat = this is not your seat
refused-not-written = this could not be saved for sure; try again in a moment
refused-nothing-asked = nobody has asked you that
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
refused-still-there = they are there, or were until a moment ago: a vote needs somebody who has been gone for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
refused-chat-is-full = so much has been said at this table that nothing more is taken
refused-table-is-full = so much has happened at this table that it only takes what brings it to an end
refused-too-many-links = there are too many links of yours here; revoke some first
refused-too-busy = too many are asking at once; try again in a moment
refused-too-costly = that takes too long to work out
refused-nobody-waits = nobody waits for the answer any more
refused-too-often = that is too fast; wait a moment
refused-unavailable = our server cannot get at its tables just now; nothing is lost, and it goes on by itself: try again in a moment
refused-undo-is-asked = somebody has already asked to take a move back
refused-undo-was-refused = you have asked for that, and it was refused; play on
refused-contest-is-played = somebody plays this deal for a table of results; nobody else looks on
refused-contest-without-undo = here everybody has one try: nothing is taken back
refused-no-challenge-from-here = a challenge needs a game of one person against bots, from its first card on
refused-no-such-contest = there is no such deal here
refused-tried-often = this deal has been tried often enough from here
database-is-in-use = another server works with this database
backup-over-database = { $file } belongs to the database itself; write the backup elsewhere
database-is-missing = there is no database { $file }
database-is-newer = this database is of a newer version of Kutter
database-is-empty = there is nothing of Kutter in this database
database-fails = the database cannot be used: { $reason }
frozen-broken = its log cannot be read any more
table-is-frozen = This table stands still: { $reason }. Nothing is lost, but it cannot go on here; you can end it.


## Refusals

