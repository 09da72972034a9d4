# What the house says, whatever the game.

seat = Seat { $number }
you = You
language-name = English
language-partly = { $done } % of the texts are translated and up to date.
list-and = { $others } and { $last }
list-comma = { $one }, { $other }
list-semicolon = { $one }; { $other }
said-of = { $name }: { $what }
sentence = { CAPITAL($words) }.
capital = { CAPITAL($words) }
rule = rule { $rule }
web-see-rule = See the rule

# What happened
event-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-showed = { $you ->
    [yes] Your choice: { $choice }.
   *[no] { $seat } chooses: { $choice }.
}
event-taken-back =
    { $you ->
        [yes] You undo your last choice.
       *[no] { $seat } undoes the last choice.
    }
event-fell-away =
    { $you ->
        [yes] Your choice is no longer possible. Please choose again.
       *[no] { $seat }'s choice is no longer possible.
    }
event-goes-on = From here on, a new game.

# Why not
refusal-not-understood = “{ $choice }” is not an answer you can give here.
refusal-not-offered = { $choice } is not one of your options.
refusal-old-ask = Too late: the game has moved on.
refusal-not-asked = It is not your turn. Waiting for: { $awaited }.
refusal-no-such-seat = There is no seat { $found } at this table.
refusal-game-over = The game is over.
refusal-already-laid = You can't change this card: it is already face down.
refusal-table-failed = That did not work, and the fault is ours. Nothing has changed.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-deal-of-today = { error-deal-of-today }
refusal-deal-of-the-round = { error-deal-of-the-round }
refusal-not-begun = The game has not started yet: there are open seats.
refusal-not-your-seat = You have no seat here, or a bot is playing for you.
refusal-nothing-to-undo = You have nothing to undo.
refusal-undo-past-an-answer = Can't undo: somebody else has chosen since.
refusal-undo-past-a-draw = Can't undo: cards were shuffled or dice were rolled.
refusal-undo-past-a-reveal = Can't undo: cards have been revealed.
refusal-undo-too-fast = Too many undos in a short time. Wait a moment.
refusal-maintenance = { error-maintenance }

# What is wrong with something handed in
error-one-hand-as-a-vector = In the array version a match is one hand, not { $found }.
error-unknown-game = there is no game { $found }; there is { $known }
error-game-fails = { $found } ({ $place }) cannot be loaded: { $detail }
error-not-that-game = { $place } is not a game of the name { $found }
error-seats-out-of-range = this game is for { $least } to { $most } players, not { $found }
error-unknown-option = there is no such option; the options are { $known }
error-not-options = options must be names with values, not { $found }
error-option-missing = choose one of these: { $known }
error-unknown-language = “{ $found }” is not a language here; there is { $known }
error-not-a-seed = a seed must be a whole number, 0 or higher, not { $found }
error-malformed = this cannot be read: { $detail }
error-not-an-object = not a JSON object
error-unknown-phase = there is no phase { $found }; there is { $known }
error-digest-differs = this save plays out differently now (saved { $saved }, now { $found })
error-cut-off = { $found } entries, but there should be { $wanted }
error-journal-differs = the game plays out differently from this journal ({ $found } entries, now { $wanted })
error-answer-refused = refused as { $reason }, { $rule }
error-answer-missing = an answer is needed here, { $rule }
error-draw-differs = the game draws { $wanted } where the journal has { $found }
error-draw-missing = the journal has no draw for this
error-not-a-shuffle = a shuffle must keep the same cards
error-not-among-the-items = { $found } cannot come up here
error-no-game-recognises-it = no game has a scenario with these fields: { $fields }
error-unknown-bot = there is no bot { $found }; there is { $known }, or a class of yours as package.module:Name or path/to/file.py:Name
error-no-such-file = there is no file { $found }
error-not-a-python-file = { $found } is not a Python file
error-file-fails = { $found } fails: { $detail }
error-no-such-bot-class = { $file } has no class { $found } with a method choose
error-bot-answer-refused = it answered { $choice }, refused as { $reason }, { $rule } (game { $game }, seed { $seed }, ask { $ask })
error-bot-crashed = it crashed: { $detail } ({ $line }; game { $game }, seed { $seed }, ask { $ask })
error-bot-wants-more = a bot's constructor may take game and rng, nothing else ({ $detail })
error-wrong-number = { $found } is not possible; it must be { $wanted }
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
error-players-differ = every hand must have the same players
error-unknown-kind = there is no kind { $found }; there is { $known }
error-not-a-position = a scenario of kind { $found } has no position to play from
error-no-such-scenario = there is no scenario { $found } in this file
error-not-enough = at least { $least }
error-unknown-table = there is no such table in this box; there is { $known }
error-wrong-load = a ranged weapon has a start load and a melee weapon has none, not { $found }
error-no-such-weapon = there is no weapon { $found }; there is { $known }
error-trigger-or-what = give either `trigger` or `what`, not both
error-wrong-effect = { $found } is not possible here
error-not-in-this-variant = this needs a variant that is not played, { $rule }
error-no-such-survivor = there is no survivor { $found }
error-holds-no-ammo = { $found } holds no ammo, { $rule }
error-too-many-tokens = this takes { $found } tokens, and there are { $most }
error-too-many-copies = the box does not have that many of { $found }
error-position-or-players = give either a position or a number of players
error-no-such-table = there is no such table
error-one-seat-each = you can take only one seat
error-too-many-tables = there are too many tables right now; try again later
error-too-many-of-yours = you have opened too many tables; finish one of them first
error-seat-taken = somebody else just took this seat
error-blocked-sits-here = somebody you have blocked sits at this table: { $names }
error-no-seat = you need a seat at this table for that
error-not-over = the game is not over yet
error-game-over = the game is over at that moment
error-never-asked = this seat had nothing to choose in that game
error-not-played-on = this table does not go on from another game
error-no-step-to-play-on = there is no playing on from step { $found }; choose one from 0 to { $most }
error-deal-is-yours = you are still playing these cards at another table; finish there first
error-deal-is-played-beside =
    { $days ->
        [one] somebody on your network is still playing these cards; you can see this when they finish, or tomorrow
       *[other] somebody on your network is still playing these cards; you can see this when they finish, or in { $days } days
    }
error-deal-is-played =
    { $hours ->
        [one] somebody is still playing these cards; you can see this when they finish, or in an hour
       *[other] somebody is still playing these cards; you can see this when they finish, or in { $hours } hours
    }
error-deal-of-today = 
    { $hours ->
        [one] this is today's challenge; everybody can see its cards within an hour
       *[other] this is today's challenge; everybody can see its cards in { $hours } hours
    }
error-daily-tried = you have already played today's challenge
error-daily-is-over = that day is over; you can still play the same cards, but they do not count any more
error-daily-alone = you play the daily challenge yourself: no bot can take your seat
error-deal-of-the-round = these cards are played in a round of a club night; you can see them when its last table is done
error-club-alone = at a club night you play yourself: no bot can take your seat
error-rated-players-only = this table is rated, and only members have a rating: choose “Keep my games” first
error-rated-not-wanted = this table is rated, and you want no ratings; you can change that on your page
error-rated-alone = at a rated table you play yourself: no bot can take your seat
error-rated-new-deal = only a whole game with new cards can be rated
error-rated-own-box = only a game with its own box can be rated
error-table-set-aside = an error has stopped this table; it waits until somebody has looked at it
error-table-elsewhere = this table is moving to another server; try again in { $seconds } seconds
error-table-closed = the host has closed this table; nothing is lost
error-banned = the host has banned you until { $until }; bots play on for you
error-muted-by-host = the host has muted you for now
error-maintenance = the server is restarting; try again in a moment
error-box-overruns = playing with this box takes too long
error-no-such-viewpoint = you can't watch from { $found }
error-not-absent = this player is here: you can't let a bot play for them
error-not-empty = this database is not empty
error-too-soon = they have only just left; wait { $seconds } more seconds
error-too-long = this is too long: { $found } characters, at most { $most }
error-too-deep = this is nested too deeply; at most { $most }
error-too-large = this number is too large; at most { $most }
error-too-fast = too many requests; wait a moment
error-not-found = there is no such page
error-bad-request = { $detail }
error-has-nul = this contains a character that is not allowed (NUL)
error-no-header = this request must come from the page itself
error-internal = something went wrong, and the fault is ours

# At the table
title = Shambles
asked = { $name }, it is your turn.
waiting-for = Waiting for { $names }.
game-over = The game is over.
another = Press n for a new game, q to quit.
log = Log
hand = Your hand
scores = Scores
rules = Rules
help = Help
undo = Undo
lay = Answer
choose-seats = How many players?
measured = Measured with bots: { $level ->
        [rookie] rookies
        [survivor] survivors
        [veteran] veterans
       *[legend] legends
    } won { $percent } % of { $games } games like this.
start = Start
bot-random = random
bot-greedy = greedy
bot-rookie = rookie
bot-survivor = survivor
bot-veteran = veteran
bot-legend = legend
bot-search = searching
temper-rookie = Means well, but forgets half of it.
temper-survivor = Plays sensibly, but sometimes carelessly.
temper-veteran = Thinks before every move.
temper-legend = Takes its time and expects your next move.
temper-greedy = Takes what looks best right now.
temper-random = Plays at random.
temper-search = Plays many possible games in its head before it chooses.
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
close = Close

# Learning a game
learn = Learn
learn-line = Short lessons, puzzles and the rules of each game.
web-lessons = Lessons
lesson-right = Well done.
refusal-lesson-done = This lesson is done. Continue with the next one.
course-done = That is all you need. Now play a real game against rookies. One of them explains what happens.
rookie-says = “{ $words }”
lesson-next = Next lesson
web-learn-line = Short lessons, one step each. After three minutes you can play.
web-learn-none = This game has no lessons yet. Its rules say how to play.
web-learn-begin = Start
web-learn-on = Continue
web-learn-again = Start again
web-learn-done = { $done } of { $count } done
web-lesson-of = Lesson { $number } of { $count }
web-course-end = Play your first game
web-rule-behind = The rule behind it:
web-first-game = Play your first game
web-other-courses = Other lessons
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

# The command line
measure-won = Games with a winner
measure-shared = Games with several winners
measure-first-place = Wins of the first bot
measure-first-seat = Wins of the first seat
measure-score = Score
measure-answers = Answers
measure-rounds = Rounds

# The full screen
awaited = to play
leave = Quit
light = Theme
wins = wins
meanwhile = You can also
view-none = none

# In the browser
web-skip = Skip to content
nav = Main pages
nav-play = Play
nav-learn = Learn
nav-daily = Daily
nav-clubs = Clubs
nav-watch = Watch
nav-me = Me
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as this device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Animation
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-double-tap = Double-tap to play a card
web-rule-numbers = Show the number of the rule behind each sentence
web-signs = Notifications
web-portrait = Your portrait
web-portrait-1 = Pigtails and a lamp
web-portrait-2 = Glasses and a pan
web-portrait-3 = Hard hat and a hammer
web-portrait-4 = Cap and a bat
web-portrait-5 = Mohawk and a crowbar
web-portrait-6 = Curls and a coin
web-portrait-7 = Beanie and a pack
web-portrait-8 = Bandana and a machete
web-portrait-9 = Beard and an axe
web-portrait-10 = Hood and a bow
web-portrait-11 = Helmet and a saw
web-portrait-12 = Short bob
web-portrait-13 = Flat cap
web-sound = Sound
web-invite-sound = Play with sound?
web-invite-sound-yes = Sound on
web-invite-sound-no = No sound
web-volume = Volume
web-buzz = Vibrate when it's my turn
web-call = Notify me when it's my turn
web-call-refused = This browser blocks notifications. You can allow them in the browser's settings.
web-since = Since your last turn
web-your-turn = Your turn
web-loading = One moment…
web-again = Try again
web-cancel = Cancel
web-trouble = Something went wrong ({ $code }). Please try again.
web-unreachable = Can't reach the server. Are you online?
web-lost-title = Nothing here but walkers
web-lost = There is no page at this address.
web-to-games = To the games
web-welcome = Pull up a chair
web-welcome-line = The Walking Dead games, by the official rules. Play with friends anywhere, or with bots right now. Nothing to install, no account.
web-games = Games
web-about = Shambles is a table for games you love. The rules are in our own words and every picture is our own. The games belong to their makers.
web-players = { $least }–{ $most } players
web-minutes = { $least }–{ $most } minutes
web-play-now = Play now against bots
web-play-together = Play now with bots
web-play = Play
web-set-up = Set up a table
web-rules-and-options = Rules and options
web-your-tables = Your tables
web-keep-games = Keep my games
web-my-page = My page
somebody = somebody
web-go-on = Continue
web-table-over = Finished
web-waits-for = Waiting for { $names }
web-lobby = Open tables
web-lobby-empty = No open tables right now. Set one up and invite somebody.
web-lobby-more = More tables
web-seats-free =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-sit-down = Sit down
web-sit-down-anyway = Sit down anyway
web-blocked-here-line = They are not told about this. You can sit down all the same.
web-default-name = Leave empty and we pick one
guest-1 = Robin
guest-2 = Sam
guest-3 = Alex
guest-4 = Noor
guest-5 = Kim
guest-6 = Jo
guest-7 = Max
guest-8 = Charlie
guest-9 = Billie
guest-10 = Mika
guest-11 = Luca
guest-12 = Sasha
web-your-name = Your name
web-who-sits-where = Who sits where?
web-open-seat = Open seat
web-bot-of = Bot, { $bot }
web-who-may-come = Who can join?
web-by-link = Only people with the link
web-in-the-lobby = Anybody: list it under open tables
web-open-table = Create table
web-table = Table
web-finding-table = Loading the table…
web-fill-with-bots = Fill open seats with bots
web-waiting-room = Waiting for players
web-waiting-for-people =
    { $count ->
        [one] There is one open seat. The game starts when somebody takes it.
       *[other] There are { $count } open seats. The game starts when all are taken.
    }
web-invite = Invite
web-invite-line = Anybody who opens this link can take an open seat. Scan the code with a phone, or send the link.
web-qr = The link as a QR code
web-only-here = This address works on this computer only. To let phones at home join, start Shambles with: shambles serve --host 0.0.0.0. Then you can scan a code here.
web-copy = Copy
web-copied = Copied
web-personal-link = Your own seat
web-personal-link-line = Only for you: this link brings you back to your seat on any device. Don't share it.
web-bad-link = This personal link does not work for this table.
web-bad-link-looking-on = So you are only watching.
web-bad-link-waiting = You can still take an open seat below.
web-bad-link-seated = You keep the seat you already have here.
web-bad-link-advice = Maybe part of the link is missing. Copy the whole link again on the device where you play: menu “Table”, “Your own seat”. If you left the table, your seat is gone.
web-link-unanswered = We could not check your seat just now.
web-look-on = Watch
web-only-watching = You are watching. All seats are taken, so you can't play.
web-look-on-line = People with this link can watch. They see no hands.
web-at-the-table = Players
web-ready = ready
web-winner = wins
web-away = away
web-remove = Let a bot play for them
web-remove-votes =
    { $count ->
        [one] Let a bot play for them (1 vote)
       *[other] Let a bot play for them ({ $count } votes)
    }
web-sending = Sending { $choice }…
web-kept = { $choice } will be sent when you are online again.
web-connection-lost = Connection lost. Reconnecting…
web-bot-plays-for-you = A bot is playing for you.
web-take-back-seat = Play myself
web-hand-to-bot = Let a bot play for me
web-how-well = How good should the bot be?
web-hand-to-bot-line = Need a break? A bot plays for you until you come back.
web-leave = Leave the table
web-leave-sure = A bot takes your seat, and you can't come back. Leave?
web-stay = Stay
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-emotes = Quick phrases
web-talk = Bots tell their plans
web-plea = Ask the bots
web-chat-send = Send
web-chat-unsent = Not sent: you are offline. Your message is still here.
web-new = new
web-scene-failed = The table could not be shown.
web-you-won = You win
web-you-lost = You lose
web-came =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
        [9] Ninth
       *[other] Tenth
    } of { $count ->
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] ten
    }{ $shared ->
        [yes] , shared
       *[no] {""}
    }
web-your-best = Your best moment: { $what }
web-your-worst = What cost you most: { $what }
web-close = It was close.
web-what-next = What next?
web-more = More
web-coming-away = { $name } is away.
web-coming-back = { $name } is back.
web-coming-bot = { $you ->
        [yes] A bot is playing for you.
       *[no] A bot is playing for { $name }.
    }
web-coming-self = { $you ->
        [yes] You are playing again.
       *[no] { $name } is playing again.
    }
web-coming-left = { $name } has left. A bot took the seat.
web-coming-clock = Time's up: a substitute bot answered once for { $name }.
web-stood-in = Time's up: a substitute bot answered once for you.
web-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-decisive = Turning point
web-places = Final ranking
web-place = { $place }.
web-rematch = Play again
web-join-rematch = Join the next game
web-rematch-waits = The others have started a new game. They are keeping your seat.
web-replay = Watch the replay
web-replay-line = See the whole game again, step by step.
web-play-on = Play on from here
web-play-on-line = Start a new table from a moment of this game.
web-step = Step { $at } of { $last }
web-seen-by = View as
web-all-open = Show all cards
web-first = To the start
web-previous = Step back
web-next = Step forward
web-last = To the end
web-pause = Pause
web-round = Round
web-previous-round = Previous round
web-next-round = Next round
web-speed = Speed
web-speed-of = { $speed } ×
web-share = Share
web-copy-by-hand = Copy this link:
web-rules-line = Every rule in our own words, each with a number. The game shows that number when it applies a rule.
web-search-rules = Search the rules
web-rules-found =
    { $count ->
        [0] No rule matches.
        [one] 1 rule
       *[other] { $count } rules
    }
web-cards = Cards
web-cards-line = Every card in the box, and what it does.
web-search-cards = Search the cards
web-cards-found =
    { $count ->
        [0] No card matches.
        [one] 1 card
       *[other] { $count } cards
    }
web-copies = { $count } copies
web-card-attested = Named in the printed rulebook
web-card-ours = Our own design
web-examples = Try a rule
web-examples-line = Small situations that show one rule. Start one and play on against bots.
web-deal-me-this = Play this
web-fair-deal = Fair deal
web-fair-claim = Nobody could change these cards.
web-fair-figures = Fingerprint and seed
web-fair-deal-short = How you can be sure that nobody stacked the deck.
web-fair-deal-line = Before the first card was dealt, the server fixed the random seed of this game: the number that decides all chance. It showed the seed's fingerprint. No other seed has that fingerprint. When the game is over you see the seed, and can check that nobody changed it.
web-fair-deal-later = You can see the seed when the game is over.
web-commitment = The fingerprint, shown before the deal (SHA-256)
web-seed = The seed
web-salt = The salt that was mixed in
web-seal-yes = The seed is the one that was fixed before the deal.
web-seal-no = The seed does not match the fingerprint.
web-seal-cannot = This browser can check fingerprints only on secure (https) addresses. You can check it with this command:
web-sound-yes = Every card and every roll of this game follows from that seed.
web-sound-no = This game does not follow from that seed.
web-box-standard = The cards of the game. You can use your own file from the workshop instead.
web-box-own = Your own box.
web-chat-silent = No talking at this moment of the game.
error-chat-is-full = this table's chat is full
refusal-chat-is-full = This table's chat is full.
error-name-not-seen = use a name that people can see
error-too-many-marks = one letter has too many accents
error-chat-not-seen = this message is empty
error-spectators-are-silent = only people with a seat can chat
error-number-too-large = no number may be higher than { $most }
error-chat-too-fast = too many messages; wait a moment
error-table-is-silent = no talking at this moment of the game
error-no-such-plea = the bots cannot be asked for that now
error-bots-say-nothing = the bots at this table say nothing and cannot be asked
refusal-table-is-silent = No talking at this moment of the game.
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
error-not-a-number = { $found } is not possible here
error-not-a-resource = { $found } is not a resource
error-not-an-id = { $found } is no id: small letters, digits and _ only
error-not-on-one-space = a group is two players or more on one space
error-not-positive = this must be more than 0
error-nothing-to-do = this line does nothing
error-only-a-sketch = this map is a sketch for a scenario; a whole game needs a whole map
error-only-in-a-sketch = only a sketch has edges
error-out-of-reach = nobody could get there from { $start }
error-roll-impossible = these dice cannot make { $wanted }: { $dice }
error-roll-left-over = this roll was never made
error-too-many = too many; at most { $most }
error-unknown-field = not known here; there is { $known }
error-unknown-operation = there is no operation { $found }; there is { $known }
error-unknown-place = { $found } is not possible; choose from: { $known }
error-unknown-space = there is no space { $found }
error-field-missing = this field is missing
error-unknown-value = { $found } is not possible; choose from: { $known }
error-unknown-name = { $found } is unknown here; known are { $known }
error-id-twice = { $found } is already the id of line { $line }
error-too-many-motive-tokens = { $found } tokens are too many; at most { $most }
error-never-stranded = { $found } was never stranded; { $known } were

# The lab's report
error-not-a-whole-number = { $found } is not a whole number
error-not-text = { $found } is not text: put it in quotes
error-not-a-list = { $found } is not a list: [ … ]
error-unwritable = this cannot be written: { $detail }
error-newer-schema = a newer Shambles made this database ({ $found }; this one knows up to { $known }). Start the newer one, or restore an older backup
error-wrong-starts = the map has { $found } start spaces and needs { $wanted }, one for each character

# What a veteran would do, and why
hint = Hint
hint-answer = A veteran would choose: { $choice }.
hint-thinking = A veteran is thinking about it…
play-on = Continue
reason-only = You have no other option.
reason-chance = Winning chance: about { $mine } % with “{ $choice }”, { $theirs } % with “{ $other }”.
reason-chance-together = Chance that you all survive: about { $mine } % with “{ $choice }”, { $theirs } % with “{ $other }”.
reason-points = Average points at the end: about { $mine } with “{ $choice }”, { $theirs } with “{ $other }”.
reason-points-ahead = On average “{ $choice }” ends { $points ->
    [one] 1 point
   *[other] { $points } points
} better than “{ $other }”.
reason-about-equal = “{ $choice }” and “{ $other }” are about equal.
reason-profit = “{ $other }” would help { $seat } most.
reason-little = “{ $other }” is almost as good: winning chance about { $mine } % with “{ $choice }”, { $theirs } % with it.
reason-same = It makes no difference: “{ $choice }” and “{ $other }” come to the same.
error-nothing-asked = this seat has nothing to choose now; waiting for: { $awaited }
error-no-hints-here = no hints at this table: they were not switched on when it was set up
error-hint-overran = the hint took too long
error-old-ask = too late: the game has moved on
web-hint-close = Close the hint
web-hint-figures = Figures
web-hints-agreed = Everybody may ask for hints
web-rated = Rated game
web-rated-line = It counts for the rating of every player here. There are no hints, and no bot plays in your place. A player who leaves comes last.
web-rated-together = The rating shows what your choices cost you in a game. You win or lose together, so the result does not count.
web-rated-guest = Only members have a rating. Guests are forgotten.
web-rated-keep = Keep my games

# A finished game looked at again
review = Review
review-chances = Winning chances
review-luck = Luck
review-own = Own choices
review-better-here = Better here: { $better }.
error-no-review = nobody has asked for a review of this game yet
error-too-many-reviews = too many games are being analysed right now; try again later
error-too-much-at-once = you are already waiting for { $most } things; wait until one is done
error-too-many-reviews-of-yours = you can have at most { $most } games analysed at once; wait until one is done

web-pace = Pace
web-pace-relaxed = No time limit
web-pace-live = Live
web-pace-post = Days per turn
web-seconds-each = Time per answer
web-days-each = Time per answer
web-bank = Extra time for the whole game
web-caretaker = When time is up, this substitute bot answers
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
error-no-such-deal = these cards no longer exist, or the rules have changed

web-daily = Daily challenge
web-daily-line = One game a day, the same cards for everybody, against veterans. You have one try.
web-daily-open = Play today's challenge
web-clubs = Club nights
web-to-club = To the club night
web-daily-board = Ranking

web-same-deal = Same cards
web-same-deal-line = Let friends play these cards, and compare.
web-share-deal = Challenge a friend with these cards
web-compare = Compare
web-deal-line = Somebody has already played these cards. You get the same cards against the same bots: { $bots }.
web-play-deal = Play these cards
web-result = Result
web-name = Name
web-seat = Seat
web-this-game = this game
web-figures-coming = analysing… { $done }
web-no-figures = not analysed
web-figures-there = Choices and luck have been analysed.
web-compare-explained = How much winning chance each player gained or lost, by their own choices and by luck. Choices are judged by what the player knew. The rest is what the others did.

# --- puzzles

puzzles = Puzzles
workshop = Workshop
error-no-such-puzzle = there is no puzzle { $found }, or the rules have changed since it was made
error-no-such-moment = the review names no such moment

# Programs as guests
web-program = Program
web-programs-allowed = Programs may join
error-no-programs-here = no programs at this table, SH-015
error-not-a-program = only a program that sits here may ask for this, SH-015
error-cannot-be-imagined = this moment cannot be shown without revealing hidden cards
guest-waits = Waiting for tables at { $server } that let programs in. Ctrl-C ends.
guest-sits = Table { $table }, { $game }: seat { $seat }. Also there: { $others }
guest-alone = nobody yet
guest-program = { $name } (program)
guest-won = Table { $table }, { $game }: won.
guest-lost = Table { $table }, { $game }: not won.
guest-gone = Table { $table }: the seat is gone.
guest-ended = Ended. Bots have taken the seats over.
