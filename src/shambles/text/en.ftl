# What the house says, whatever the game.

seat = Seat { $number }
you = You
list-and = { $others } and { $last }
rule = rule { $rule }

# What happened
event-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-showed = { $you ->
    [yes] You say: { $choice }.
   *[no] { $seat } says: { $choice }.
}
event-taken-back =
    { $you ->
        [yes] You take your last answer back.
       *[no] { $seat } takes the last answer back.
    }
event-fell-away =
    { $you ->
        [yes] What you had laid can no longer be chosen.
       *[no] What { $seat } had laid can no longer be chosen.
    }

# Why not
refusal-not-understood = “{ $choice }” is nothing you can answer here.
refusal-not-offered = { $choice } is not among your choices.
refusal-old-ask = That was an answer to an earlier question; the table has moved on.
refusal-not-asked = It is not your turn to answer. Awaited: { $awaited }.
refusal-no-such-seat = There is no seat { $found } at this table.
refusal-game-over = The game is over.
refusal-already-laid = What lies face down stays there.
refusal-table-failed = The table could not play that answer; nothing has changed.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-not-begun = The game has not begun: seats are still open.
refusal-not-your-seat = You hold no seat here, or a bot is playing it.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-undo-past-an-answer = Somebody else has answered since; your answer stays.
refusal-undo-past-a-draw = Cards were shuffled or dice rolled since; your answer stays.
refusal-undo-past-a-reveal = Something was revealed since; your answer stays.
refusal-undo-too-fast = That was too many undos in a short time; wait a moment.

# What is wrong with something handed in
error-not-as-a-vector = This game is not to be had over arrays. Known: { $known }.
error-no-encoding = This game has no encoding for other programs. Known: { $known }.
error-one-hand-as-a-vector = Over arrays, a match is one hand, not { $found }.
error-unknown-game = there is no game { $found }; there is { $known }
error-game-fails = { $found } ({ $place }) cannot be loaded: { $detail }
error-not-that-game = { $place } is not a game of the name { $found }
error-seats-out-of-range = { $found } will not do; this game takes { $least } to { $most }
error-unknown-option = there is no such option; there is { $known }
error-not-options = options are names with values, not { $found }
error-option-missing = this must be chosen: { $known }
error-unknown-language = { $found } is not spoken here; { $known } are
error-not-a-seed = a seed is a whole number from 0 up, not { $found }
error-malformed = this cannot be read: { $detail }
error-not-an-object = not a JSON object
error-unknown-phase = there is no phase { $found }; there is { $known }
error-digest-differs = the game does not come out as it was saved ({ $saved }, now { $found })
error-cut-off = { $found } entries where { $wanted } belong
error-journal-differs = the game goes another way than this journal ({ $found } entries, now { $wanted })
error-answer-refused = refused as { $reason }, { $rule }
error-answer-missing = an answer is needed here, { $rule }
error-draw-differs = the game draws { $wanted } where the journal has { $found }
error-draw-missing = no draw is written for this
error-not-a-shuffle = not the same cards in another order
error-not-among-the-items = { $found } cannot come up here
error-no-game-recognises-it = no game has a scenario with these fields: { $fields }
error-another-run = another run was begun in this folder
error-not-a-run = there is no run in this folder
error-too-many-failures = { $count } games broke off; the first of the last ones has seed { $seed }: { $detail }
error-nothing-changed = nothing is changed: name an option or other bots
error-unknown-bot = there is no bot { $found }; there is { $known }, or a class of yours as package.module:Name or path/to/file.py:Name
error-no-such-file = there is no file { $found }
error-not-a-python-file = { $found } is not a Python file
error-file-fails = { $found } fails: { $detail }
error-no-such-bot-class = { $file } has no class { $found } with a method choose
error-bot-answer-refused = it answered { $choice }, refused as { $reason }, { $rule } (game { $game }, seed { $seed }, ask { $ask })
error-bot-crashed = it crashed: { $detail } (game { $game }, seed { $seed }, ask { $ask })
error-bot-wants-more = a bot may take game and rng when it is made, and nothing else ({ $detail })
error-too-many-bots = { $found } bots for { $wanted } seats
error-too-many-people = { $found } people for { $wanted } seats
error-wrong-number = { $found } will not do; { $wanted } would
error-twice = { $found } is there twice
error-no-such-card = there is no card { $found }
error-card-twice = card { $found } is in two places
error-no-such-seat = there is no player { $found }
error-not-a-seat = there is no seat { $found }; there is { $known }
error-no-heroes-here = there are no Heroes in this mode, { $rule }
error-end-in-a-hand = END is never in a hand, { $rule }
error-end-twice = this player's END is there twice, { $rule }
error-too-few-hands = at least two players need a card to fight with, { $rule }
error-wrong-player = not { $found }: somebody else is hit, { $rule }
error-no-game-has-such-a-box = no game has a box with these tables: { $fields }
error-players-differ = the players are not the same in every hand
error-unknown-kind = there is no kind { $found }; there is { $known }
error-not-a-position = a scenario of kind { $found } has no position to play from
error-no-such-scenario = there is no scenario { $found } in this file
error-nothing-to-resume = there is no saved game to go on with
error-not-an-option = write an option as name=value, not { $found }
error-unknown-rule = there is no rule { $found }
error-not-enough = at least { $least }
error-unknown-table = there is no such table in this box; there is { $known }
error-wrong-load = a ranged weapon has a start load and a melee weapon has none, not { $found }
error-no-such-weapon = there is no weapon { $found }; there is { $known }
error-trigger-or-what = either a trigger or a what, not both and not neither
error-wrong-effect = { $found } will not do here
error-not-in-this-variant = this needs a variant that is not played, { $rule }
error-no-such-survivor = there is no survivor { $found }
error-holds-no-ammo = { $found } holds no ammo, { $rule }
error-too-many-tokens = this takes { $found } tokens, and there are { $most }
error-too-many-copies = there are not so many of { $found } in the box
error-position-or-players = give either a position or a number of players
error-no-such-table = there is no such table
error-one-seat-each = you can take one seat only
error-too-many-tables = there are too many tables just now; try again later
error-too-many-of-yours = you have opened too many tables; finish one of them first
error-unknown-database = { $found } will not do; use sqlite+aiosqlite:///file or postgresql+asyncpg://…
error-unknown-channels = { $found } will not do; use memory, redis://… or postgresql://…
error-seat-taken = somebody else was faster
error-no-seat = this needs a seat of yours at the table
error-not-over = the game is not over yet
error-deal-is-yours = you still play the same cards at another table; this opens when you are done there
error-deal-is-played-beside =
    { $days ->
        [one] somebody at your internet address still plays the same cards; this opens when they are done, or tomorrow
       *[other] somebody at your internet address still plays the same cards; this opens when they are done, or in { $days } days
    }
error-deal-is-played =
    { $hours ->
        [one] somebody still plays the same cards; this opens when they are done, or in an hour
       *[other] somebody still plays the same cards; this opens when they are done, or in { $hours } hours
    }
error-table-set-aside = something is wrong with this table; it has been set aside, and somebody will look at it
error-box-overruns = playing with this box takes too long
error-no-such-viewpoint = there is no viewpoint { $found }
error-not-absent = nobody can be removed from this seat
error-not-empty = this database is not empty
error-too-soon = they have only just gone; wait { $seconds } more seconds
error-too-long = this is too long: { $found } letters, at most { $most }
error-too-deep = this is nested too deeply; at most { $most }
error-too-large = this number is too large; at most { $most }
error-too-fast = too many requests; wait a moment
error-not-found = there is no such page
error-bad-request = { $detail }
error-has-nul = there is a character in this that no text has (NUL)
error-no-header = this request must come from the page itself
error-internal = something went wrong on our side
error-unknown-token = no seat has this token; open or join a table first
error-server-away = the server at { $found } does not answer: { $detail }
error-not-a-port = a port is a number from 1 to 65535, not { $found }
error-unreadable = this cannot be read: { $detail }
error-no-terminal = this is not a terminal; use --plain

# At the table
title = Shambles
rule-of = { $rule }: { $text }
asked = { $name }, it is your turn.
waiting-for = Waiting for { $names }.
ready-are = Ready: { $names }.
curtain = { $name } is next. Everybody else, look away.
curtain-go = Press Enter when only { $name } is looking.
saved = Saved. Go on with: shambles play --resume{ $file }
game-over = The game is over.
another = Press n for another game, q to leave.
undone = Taken back.
log = What happened
hand = Your hand
scores = Scores
why-not = Why not
rules = Rules
help = Help
quit = Save and leave
undo = Undo
lay = Answer
language = Nederlands
choose-game = Which game?
choose-mode = Which mode?
choose-seats = How many seats?
choose-level = How strong are the bots?
measured = Measured: { $level ->
        [rookie] rookies
        [survivor] survivors
        [veteran] veterans
       *[legend] legends
    } won { $percent } % of { $games } games like this.
start = Deal
bot-random = random
bot-greedy = greedy
bot-rookie = rookie
bot-survivor = survivor
bot-veteran = veteran
bot-legend = legend
bot-search = searching
temper-rookie = Means well, and forgets half of it.
temper-survivor = Knows what is good right now, and is careless at times.
temper-veteran = Tries what looks best in its head before it answers.
temper-legend = Takes its time, and thinks of what the others will do.
temper-greedy = Takes what looks best right now.
temper-random = Does anything it may.
temper-search = Imagines many worlds and tries its options in each.
party-1 = Marlow
party-2 = Iskra
party-3 = Ambrose
party-4 = Wren
party-5 = Odile
party-6 = Haskell
party-7 = Juno
party-8 = Bram
party-9 = Petra
party-10 = Casimir
bot-name = { $bot } { $number }
person-name = Player { $number }
close = Close

# Learning a game
learn = Learn
lesson-title = — { $title } —
lesson-do = Your turn: { $words }
lesson-right = Well done.
refusal-lesson-done = This lesson is done. Go on to the next one.
course-done = That is all you need. Now a real game, against rookies; one of them thinks aloud.
rookie-says = “{ $words }”
error-nothing-to-learn = { $found } has no lessons
lesson-next = Next lesson
lesson-next-key = Press n to go on.
web-learn-line = Short positions with one thing to do in each; after three minutes you play.
web-learn-begin = Begin
web-learn-on = Go on
web-learn-again = Once more
web-learn-done = { $done } of { $count } done
web-lesson-of = Lesson { $number } of { $count }
web-course-end = To your first game
web-rule-behind = The rule behind it:
web-first-game = Play your first game
web-other-courses = Other courses
web-at-a-glance = At a glance
web-page-aim = The aim
web-page-turn = A turn
web-page-end = The end
web-page-score = What counts
web-contents = Contents
web-rules-count = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-examples-show = Show { $count } examples

# Plain lines
plain-prompt = >
plain-options = What you can do:
plain-more = … and more: { $how }
plain-help = Type a choice, #1 for the first line, or: table, options, why CHOICE, hint, undo, rule ID, quit; review when it is over.
plain-over = Type review to look at the game again; anything else ends.
plain-no-rule = There is no rule { $rule }.
plain-legal = You can do that.
plain-meanwhile = Besides this you may do something else: type meanwhile.
plain-no-meanwhile = There is nothing else you may do now.
plain-nothing = Type a choice, or help.

# The command line
serving = Shambles is at { $address } (Ctrl-C stops it; nothing is lost). In the terminal: shambles play
simulate-title = { $game }, { $options }: { $count } games
simulate-bot = Bot
simulate-seats = Seats
simulate-share = Wins
simulate-interval = 95 %
simulate-score = Score
simulate-progress = Playing
tournament-rating = Rating
tournament-cross = How often the bot of the line ended above the bot of the column
compare-title = { $game }, { $options }: { $count } deals, both ways
compare-measure = Measure
compare-before = As it is
compare-after = Changed
compare-difference = Difference
measure-won = Games with a winner
measure-shared = Games with several winners
measure-first-place = Wins of the first bot
measure-first-seat = Wins of the first seat
measure-score = Score
measure-answers = Answers
measure-rounds = Rounds
simulate-won = Games with a winner: { $share }
simulate-stopped = Stopped. Nothing was kept; with --run FOLDER the same command goes on.
simulate-goes-on = Stopped. The same command goes on; everything so far is in { $folder }.
simulate-file = Written: { $file }
simulate-failed = { $count ->
    [one] One game
   *[other] { $count } games
 } broke off; seed, ask and save are in { $folder }. The first: seed { $seed }, { $error }
scenario-differs = { $id }: { $field }: expected { $expected }, found { $found }
scenario-trouble = { $name }: { $trouble }
scenario-name = { $named ->
    [yes] line { $line }, { $id }
   *[no] line { $line }
  }
verify-fine = The save is sound: { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }, every draw comes from its seed, every phase begins as it was saved.
replay-end = The game is not over yet.

# The shelf, on the command line
games-minutes = { $least }–{ $most } minutes
options-seats = { $least ->
    [one] { $most ->
        [one] 1 seat
       *[other] 1 to { $most } seats
    }
   *[other] { $least } to { $most } seats
  }, usually { $usual }
options-number = a whole number from { $least }
options-box = { $standard }, or a file of yours
options-required = must be chosen
options-default = { $value } unless given

# The door for language models
mcp-seated = You have seat { $seat } at table { $table }. Your token, for every further call: { $token }
mcp-waiting = { $count ->
    [one] The game begins when the open seat is taken.
   *[other] The game begins when the { $count } open seats are taken.
  }
mcp-awaited = { $count ->
    [0] Nobody is awaited right now; look again.
   *[other] Awaited: { $names }. Look again later.
  }
mcp-mine = You have answered { $choice }; until the others have answered you may change it.
mcp-meanwhile = Meanwhile you may do this, if you like:
mcp-table = { $table }: { $game }, { $settings }; { $open } of { $seats } seats open
mcp-no-tables = No table waits for players.
mcp-told = Told up to line { $last } of { $count }.

# The full screen
awaited = awaited
go-on = Go on with the saved game
leave = Leave
light = Light
choose-people = How many people at this keyboard?
choose-yes = yes
choose-no = no
choose-keys = choose
curtain-undo = Press u if { $name } wants to take the last answer back.
rule-look-up = Another rule, such as { $rule }
rule-keys = ↑ ↓ through the book · Esc closes
key-arrows = Arrows
key-choose = Arrows
key-space = Space
key-enter = Enter
key-digits = 0–9
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = to the log and back; Enter on a line shows its rule
help-rule = the rule behind what is asked or was said last
help-undo = take your last answer back
help-language = the other language
help-light = paper by day, lamp light by night
help-leave = save and leave (Ctrl-C too)
telling = This is what happens. Any key goes on at once.
help-close = Any key closes this.
shown-is = { $name } says: { $choice }. It may still change.
wins = wins
meanwhile = Meanwhile
meanwhile-keys = Enter does it · Esc leaves it be
screen-needs = Whole table: { $width }×{ $height }
crashed = Something broke that is ours to mend ({ $error }); the whole story is in { $story }.
key-slash = /
key-pages = PgUp PgDn
answers-at = { $at } of { $count }.
answers-hint = Arrows and Enter, a number, or /word.
answers-typed = Typed: { $words }
answers-help-point = point at an answer
answers-help-answer = give the answer you point at
answers-help-digits = point at an answer by its number
answers-help-type = type the answer after it; Escape stops typing
answers-help-pages = more of the table, where it does not fit
key-meanwhile = m
help-meanwhile = what you may do besides what is asked; shown only when there is something
view-none = none

# In the browser
web-skip = To the content
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As this device
web-theme-light = Paper by day
web-theme-dark = Lamp by night
web-theme-contrast = High contrast
web-motion = Motion
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-double-tap = Two quick taps on a card lay it
web-signs = Signs
web-sound = Small sounds
web-buzz = The phone shakes when it is your turn
web-call = This browser calls you when it is your turn and you look elsewhere
web-call-refused = This browser does not allow it; you can change that in its own settings.
web-since = Since your last choice
web-your-turn = Your turn
web-loading = One moment…
web-again = Try again
web-cancel = Cancel
web-trouble = Something went wrong ({ $code }). Please try again.
web-unreachable = The server cannot be reached. Is the network there?
web-lost-title = Nothing here but walkers
web-lost = This address leads nowhere.
web-to-games = To the games
web-welcome = Pull up a chair
web-welcome-line = Games of The Walking Dead, played by the book: with friends anywhere, or with bots right now. Nothing to install, no account.
web-games = Games
web-about = Shambles is a table for games you love. Rules are told in our own words and everything you see is drawn by us; the games belong to their makers.
web-players = { $least }–{ $most } players
web-minutes = { $least }–{ $most } minutes
web-play-now = Play now against bots
web-play-together = Play now with bots
web-play = Play
web-set-up = Set up a table
web-your-tables = Your tables
web-go-on = Go on
web-table-over = Finished
web-waits-for = Waiting for { $names }
web-lobby = Open tables
web-lobby-empty = Nobody is waiting right now. Set up a table and invite somebody.
web-lobby-more = More tables
web-seats-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-sit-down = Sit down
web-default-name = Survivor
web-your-name = Your name
web-who-sits-where = Who sits where?
web-open-seat = Open for somebody
web-bot-of = Bot, { $bot }
web-who-may-come = Who may come?
web-by-link = Whoever has the link
web-in-the-lobby = Anybody: show it among the open tables
web-open-table = Open the table
web-table = Table
web-finding-table = Finding the table…
web-fill-with-bots = Let bots take the open seats
web-waiting-room = Waiting for the others
web-waiting-for-people =
    { $count ->
        [one] One seat is still free. The game begins when somebody takes it.
       *[other] { $count } seats are still free. The game begins when all are taken.
    }
web-invite = Invite
web-invite-line = Whoever opens this link can take a free seat. Point a phone at the square, or send the link.
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-personal-link = Your own seat
web-personal-link-line = Only for you: this link brings you back to your seat from any device. Do not share it.
web-bad-link = This personal link fits no seat at this table.
web-bad-link-looking-on = So you are looking on and cannot play.
web-bad-link-waiting = You can still take a free seat below.
web-bad-link-seated = You keep the seat that you have here already.
web-bad-link-advice = Perhaps a part of the link is missing: copy it once more, whole, on the device where you play. It is in the menu “Table”, under “Your own seat”. Whoever has left the table has no seat to come back to.
web-link-unanswered = Your seat could not be looked up just now.
web-look-on = Looking on
web-look-on-line = Whoever has this link sees the table as everybody may see it, no hands.
web-at-the-table = At the table
web-ready = ready
web-winner = wins
web-away = away
web-remove = Let a bot play
web-remove-votes =
    { $count ->
        [one] Let a bot play (1 vote)
       *[other] Let a bot play ({ $count } votes)
    }
web-sending = Your answer { $choice } is on its way…
web-kept = Your answer { $choice } waits here until the connection is back.
web-connection-lost = Connection lost, trying again…
web-bot-plays-for-you = A bot plays your seat.
web-take-back-seat = Take my seat back
web-hand-to-bot = Hand my seat to a bot
web-how-well = How well should it be played?
web-hand-to-bot-line = Have to go for a moment? The bot plays on, and you take your seat back whenever you like.
web-leave = Leave the table
web-leave-sure = A bot takes your seat for good. Are you sure?
web-stay = Stay
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unsent = Not sent: the connection is down. Your words are still here.
web-new = new
web-scene-failed = The table could not be drawn.
web-you-won = You win
web-you-lost = You lose
web-coming-away = { $name } is away.
web-coming-back = { $name } is back.
web-coming-bot = A bot plays for { $name } for a while.
web-coming-self = { $name } plays again.
web-coming-left = { $name } has left; a bot has the seat.
web-coming-clock = Time was up: a bot answered this once for { $name }.
web-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-decisive = What decided it
web-places = Who came where
web-place = { $place }.
web-rematch = Play again
web-join-rematch = Join the next game
web-rematch-waits = The others have started another game. Your seat is kept.
web-replay = Watch it again
web-step = Step { $at } of { $last }
web-seen-by = As seen by
web-all-open = All open
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-pause = Pause
web-round = Round
web-previous-round = To the round before
web-next-round = To the next round
web-speed = Speed
web-speed-of = { $speed } ×
web-share = Share
web-copy-by-hand = Copy this link:
web-rules-line = Every rule in our own words, with its number. The game tells you the number whenever a rule decides something.
web-search-rules = Search the rules
web-rules-found =
    { $count ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $count } rules
    }
web-cards = Cards
web-cards-line = Every card of the box. Its words are made from what the game does with it.
web-search-cards = Search the cards
web-cards-found =
    { $count ->
        [0] No card has these words.
        [one] 1 card
       *[other] { $count } cards
    }
web-copies = { $count } copies
web-card-attested = Named in the printed rulebook
web-card-ours = Our own design
web-examples = Examples to play
web-examples-line = Positions that show a rule at work. Have one dealt, and play on from there with bots.
web-deal-me-this = Deal me this
web-fair-deal = Fair deal
web-fair-deal-short = How you can be sure that nobody stacked the deck.
web-fair-deal-line = Before the first card was dealt, the seed of all chance in this game was sealed: the server showed a fingerprint of it that fits no other seed. At the end the seed is opened, and everybody can check that it was not changed.
web-fair-deal-later = The seed is opened when the game is over.
web-commitment = The fingerprint, shown before the deal (SHA-256)
web-seed = The seed
web-salt = The salt that was mixed in
web-verify = Check it
web-seal-yes = The seed is the one that was sealed before the deal.
web-seal-no = The seed does not fit the fingerprint.
web-seal-cannot = This browser checks fingerprints on secure addresses only. Check it yourself with this command:
web-sound-yes = Every draw of the game follows from that seed.
web-sound-no = The game does not follow from that seed.
box-checked = { $game }, { $option }: { $count ->
        [0] nothing is wrong.
        [one] one thing is wrong.
       *[other] { $count } things are wrong.
    }
web-box-standard = The box of the game. A TOML file of yours takes its place.
web-box-own = Your own box.
web-chat-silent = The table must be silent now.
error-chat-is-full = enough has been said at this table
refusal-chat-is-full = Enough has been said at this table.
error-name-not-seen = use a name that everybody can see
error-too-many-marks = there are too many marks on one letter
error-chat-not-seen = there is nothing to see in that
error-spectators-are-silent = whoever has no seat here cannot talk
error-number-too-large = no number may be above { $most }
error-unknown-setting = there is no setting { $found }; there is { $known }
error-bad-setting = { $detail }
error-chat-too-fast = one thing at a time, please
error-table-is-silent = the table must be silent now
refusal-table-is-silent = The table must be silent now.
error-arrow-misses-the-border = an arrow leads from inside Atlanta to outside; { $found } is on the wrong side
error-icons-differ = a resource space has icons, and no other space has any
error-place-differs = a Location space names its place, and no other space does
error-start-differs = only a start space names a character
error-inventory-differs = an inventory card has an item and is kept on success, and no other card does
error-missing = { $what } is missing
error-needs-others = a card with a comparison, a vote or a question to somebody else must say others = true
error-no-card-for-one = there must be cards that one player alone can face
error-no-way-out = every neighbour is a Location: nobody could leave
error-not-a-face = { $found } is not a face of this die
error-not-a-number = { $found } will not do here
error-not-a-resource = { $found } is not a resource
error-not-an-id = { $found } is no id: small letters, digits and _ only
error-not-on-one-space = a group is two players or more on one space
error-not-positive = this must be more than nothing
error-nothing-to-do = this line says nothing
error-only-a-sketch = this map is a sketch for a scenario; a whole game needs a whole map
error-only-in-a-sketch = only a sketch has edges
error-out-of-reach = nobody could get there from { $start }
error-roll-impossible = these dice cannot make { $wanted }: { $dice }
error-roll-left-over = this roll was never made
error-too-many = too many; at most { $most }
error-unknown-field = not known here; there is { $known }
error-unknown-operation = there is no operation { $found }; there is { $known }
error-unknown-place = { $found } will not do; there is { $known }
error-unknown-space = there is no space { $found }
error-field-missing = this field is missing
error-unknown-value = { $found } will not do; there is { $known }
error-unknown-name = there is no { $found } here; there is { $known }
error-id-twice = { $found } is already the id of line { $line }
error-too-many-motive-tokens = { $found } tokens are too many; { $most } would do
error-never-stranded = { $found } was never stranded; { $known } were
extra-missing = this needs more than is installed: pip install 'shambles[{ $extra }]'
no-client = The browser client is missing here: build it with make play (or cd browser && npm ci && npm run build), or install a released wheel. The programs' door, /api, is open.

# The lab's report
report-summary = { $games } games, { $options }, seed { $seed }; { $failed } broke off. Games with a winner: { $won }.
report-figures = Figures
report-bot = Bot
report-held = Seats
report-wins = Wins
report-score = Score
report-seat = Seat
report-seats = Does the seat matter?
report-seats-words = Each seat's part of the wins, whoever sat there, with the interval that holds the true share in 95 of 100 cases ({ $games } games).
report-scores = Scores and lengths
report-scores-words = How often each score was reached, and how long the games were; half of them took at most { $answers } answers.
report-answers = Answers
report-rounds = Rounds
report-swing = How much the chances moved
report-swing-words = The largest change of anybody's chance to win from one moment of rest to the next, the end left out, in { $games } games: in half of them at most { $half } points of a hundred, in a tenth more than { $tenth }.
report-points = Points of a hundred
report-mattered = What went with winning
report-mattered-words = Win share with a thing less win share without it: the { $count } clearest. What goes with winning need not be why: who lives longer draws more cards.
report-what = What
report-times = Times
report-having = With
report-lacking = Without
report-apart = Difference
report-places = Where things happened
report-places-words = How often each thing happened at each place in a game, the busiest places.
report-pace = How many decisions
report-pace-words = { $game } answers a game; here { $minute } a minute.
report-question = Question
report-a-game = A game
report-choices = Choices
report-thought = Thought
report-rules = How often each rule was at work
report-rules-words = { $count } rules were told of. The thirty busiest are drawn, and all are in the figures.
report-rule = Rule
report-in-games = In games
report-written = The report is in { $file }
error-not-a-whole-number = { $found } is not a whole number
error-not-text = { $found } is not text: put it in quotes
error-not-a-list = { $found } is not a list: [ … ]
error-either-bot-or-bots = name your bots either with --bot or with --bots, not with both; --bots takes path/to/file.py:Name too
error-port-taken = port { $found } is taken by another program; try --port { $other }
error-cannot-listen = cannot listen at { $found }: { $detail }
error-no-such-folder = there is no folder { $found }; make it first
error-database-unreachable = the database does not answer: { $detail }
error-unwritable = this cannot be written: { $detail }
error-newer-schema = a newer Shambles made this database ({ $found }; this one knows up to { $known }); start that one, or restore a backup from before
error-older-schema = this database is from an older Shambles ({ $found }; this one has { $known }); back it up with that one, or start a server once
error-no-tables = there are no tables in this database
error-orphan-row = this belongs to table { $found }, which is not in the file before it
error-not-base64 = these are not bytes in base64
error-not-a-number-here = { $found } is not a number
error-not-text-here = { $found } is not text
error-not-yes-or-no = { $found } is neither true nor false
error-is-empty = something must stand here
put-aside = The game that was left before this one is kept in { $file }: shambles play --resume --file { $file }
error-not-a-text-file = this is not a text file (UTF-8)
error-wrong-starts = the map has { $found } start spaces and needs { $wanted }, one for each character
error-no-box-here = { $found } has no boxes of your own; { $known } have
error-file-exists = { $found } is there already, and stays as it is; name another file with --file
box-written = { $file } is yours. Change it, then: shambles box check { $file }
box-head =
    A box for { $game }, to start one of your own from. Everything below is as the game has it.
    shambles box check { $file } says what is wrong with it.
    shambles play { $slug } --option { $option }={ $file } plays with it (the other options as always).

# What a veteran would do, and why
hint = Hint
hint-answer = A veteran would answer: { $choice }.
hint-thinking = A veteran is thinking about it…
help-review = after the end: chances, luck, and the choices that mattered
key-review = v
help-hint = what a veteran would do, and why
key-hint = t
reason-only = There is nothing else to answer.
reason-chance = Chance to win: about { $mine } % with { $choice }, { $theirs } % with { $other }.
reason-chance-together = The chance that you all hold out: about { $mine } % with { $choice }, { $theirs } % with { $other }.
reason-points = Points at the end: about { $mine } on average with { $choice }, { $theirs } with { $other }.
reason-profit = From { $other }, { $seat } would profit most.
reason-close = There is little between { $choice } and { $other }.
error-nothing-asked = this seat is not asked anything now; awaited: { $awaited }
error-no-hints-here = several people play here, and no hints were agreed on when the table was set up
error-hint-overran = nobody could think of anything in time
error-old-ask = that was about an earlier question; the table has moved on
web-hint-close = Close the hint
web-hints-agreed = Everybody may ask a veteran for hints

# A finished game looked at again
review = Review
review-keys = Arrows turn the page, Escape closes it.
review-chances = Chances to win
review-adds-up = Where the chances went
review-explained = Every choice is judged only by what its seat knew then. Luck is what no choice explains: the deal, draws, dice, hidden cards that turn up. Together they add up to the result.
review-start = Before the deal
review-luck = Luck
review-own = Own choices
review-others = The others' choices
review-result = Result
review-share = { $name }: { $start } % before the deal, { $luck } luck, { $own } own choices, { $others } the others' choices, { $result } % in the end
review-mattered = The choices that mattered most
review-decision = { $name } (step { $step }): { $choice }. Better by { $lost } % of a win: { $better }.
review-none = Nothing stands out: nobody could have known better.
review-thinking = The game is being thought over: { $done } %
error-no-review = nobody has asked for a review of this game yet
error-too-many-reviews = there are too many games to think over just now; try again later
error-too-much-at-once = you are waiting for { $most } things already; wait until one of them is done
error-too-many-reviews-of-yours = at most { $most } games are thought over for you at once; try again when one of them is done
web-review-step = See it in the replay
web-review-all = All seats

web-pace = Pace
web-pace-relaxed = Relaxed, no clock
web-pace-live = Live
web-pace-post = By post
web-seconds-each = For each answer
web-days-each = For each answer
web-bank = In reserve for the whole game
web-caretaker = When time is up, this one answer comes from
web-seconds = { $count } seconds
web-bank-minutes = { $count ->
    [0] nothing
    [one] 1 minute
   *[other] { $count } minutes
    }
web-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
    }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
    }
web-time-left = Time left: { $time }
error-no-such-deal = there is no such deal, or its rules have changed

web-same-deal = Same deal
web-share-deal = Share the deal
web-compare = Compare
web-deal-line = The same cards as somebody has played, against the same bots: { $bots }. Nobody sees the seed before you are done.
web-play-deal = Play this deal
web-result = Result
web-name = Name
web-seat = Seat
web-this-game = this game
web-figures-coming = being worked out: { $done }
web-no-figures = not worked out
web-figures-there = Choices and luck have been worked out.
web-compare-explained = How much of a win each gained or lost: by their own choices, judged by what they knew, and by luck. The rest is what the others did.
