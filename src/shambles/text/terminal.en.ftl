# What only the terminal and the command line say: no browser loads it.

error-snapshot-differs = the saved position does not match the recorded moves
error-no-bots = name at least one; there is { $known }
error-no-docs = the documentation is not built here; in a source tree: make docs
error-needs-run = say with --run FOLDER where they are kept
error-not-a-plain-file = { $found } is not a plain file
error-not-a-sitting = this is the save of a table, not a game that was left with shambles play; shambles replay and shambles verify read it
error-not-a-figure = { $found } is not possible; it must be a number, 0 or higher
error-not-a-step = “{ $found }” is not the number of a step
curtain = { $name } is next. Everybody else, please look away.
curtain-go = Press Enter when only { $name } is looking.
saved = Saved. To continue: shambles play --resume{ $file }
plain-prompt = >
plain-options = What you can do:
plain-more = … and more: { $how }
plain-help = Type a choice, #1 for the first line, or: table, options, why CHOICE, hint, undo, rule ID, quit. After the game: review, on.
plain-over = Type review to look back at the game, or on to play on from your last choice (on 12: from step 12; on 12 anew: hidden cards dealt again). Anything else quits.
plain-no-rule = There is no rule { $rule }.
plain-legal = You can do that.
plain-meanwhile = You can also do something else now: type meanwhile.
plain-no-meanwhile = There is nothing else you can do now.
plain-nothing = Type a choice, or help.
# What one types in plain lines: the first word is the one to show, others are understood as well. English always is.
command-table = table t
command-options = options o
command-why = why why-not
command-hint = hint
command-review = review v
command-undo = undo u
command-meanwhile = meanwhile m
command-plans = plans p
command-wish = wish w
command-rule = rule rules
command-on = on
command-anew = anew
command-quit = quit stop exit q
command-help = help h ?
docs-at = The documentation: { $address }
output = output
serving = Shambles is at { $address }. Ctrl-C stops it; the tables stay in { $tables }
verify-fine = The save is fine: { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }. Every draw comes from its seed, and every phase starts as saved.
verify-other-rules = Not checked: this save was made by version { $found } of the rules, and these are version { $known }. You can continue it, but not replay it.
verify-from-a-position = Not checked from the beginning: this save starts in the middle of its game. What follows is fine: { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }.
curtain-undo = Press u if { $name } wants to undo the last choice.
crashed = Shambles crashed ({ $error }). That is our fault; the details are in { $story }.
error-foreign-database = another program made this database; nothing was changed
put-aside = Your earlier game is kept in { $file }. To continue it: shambles play --resume --file { $file }

error-too-many-bots = { $found } bots for { $wanted } seats
error-no-game-has-such-a-box = no game has a box with these tables: { $fields }
error-nothing-to-resume = there is no saved game to continue
error-not-an-option = write an option as name=value, not { $found }
error-unreadable = this cannot be read: { $detail }
error-no-terminal = this is not a terminal; use --plain
ready-are = Ready: { $names }.
why-not = Why not
quit = Save and quit
choose-game = Which game?
choose-level = How strong are the bots?
lesson-title = — { $title } —
lesson-do = Your turn: { $words }
error-nothing-to-learn = { $found } has no lessons
lesson-next-key = Press n to continue.
scenario-differs = { $id }: { $field }: expected { $expected }, found { $found }
scenario-trouble = { $name }: { $trouble }
scenario-asked = Now asked: { $what }
scenario-unasked = Answered by itself just before: { $what }
scenario-name = { $named ->
    [yes] line { $line }, { $id }
   *[no] line { $line }
  }
scenario-checked = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
  }, { $differ ->
    [one] 1 differs
   *[other] { $differ } differ
  }
replay-end = The game is not over yet.
games-minutes = { $least }–{ $most } minutes
choose-people = How many people at this keyboard?
choose-yes = yes
choose-no = no
choose-keys = choose
rule-look-up = Another rule, such as { $rule }
rule-keys = ↑ ↓ to scroll · Esc to close
key-choose = Arrows
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = to the log and back; Enter on a line shows its rule
help-rule = the rule behind the question or the last event
help-undo = undo your last choice
help-language = switch to the next language
help-light = light or dark theme
help-leave = save and quit (also Ctrl-C)
help-close = Press any key to close.
shown-is = { $name } chooses: { $choice }. This can still change.
meanwhile-keys = Enter to do it · Esc to close
screen-needs = At { $width }×{ $height } the whole table fits: this window is too small.
key-slash = /
key-pages = PgUp PgDn
key-meanwhile = m
help-meanwhile = other things you can do now; shown only when there are any
box-checked = { $game }, { $option }: { $count ->
        [0] no problems found.
        [one] one problem found.
       *[other] { $count } problems found.
    }
extra-missing = this needs one more package: pip install 'shambles[{ $extra }]'
extra-broken = { $package } is installed, but could not be loaded: { $detail }
stopped = Stopped.
error-either-bot-or-bots = name your bots either with --bot or with --bots, not with both; --bots takes path/to/file.py:Name too
error-not-a-text-file = this is not a text file (UTF-8)
error-file-exists = { $found } already exists and was not changed; choose another file with --file
box-written = { $file } is yours. Edit it, then run: shambles box check { $file }
box-head =
    A box for { $game }. It starts as a copy of the game's own box; change what you like.
    To check it: shambles box check { $file }
    To play with it: shambles play { $slug } --option { $option }={ $file } (and other options as usual)
hint-yours = Yours, { $choice }: { $words }
hint-yours-too = Yours is what a veteran would choose, too.
talk-plan = { $plan }.
talk-granted = As asked: { $choice }
talk-denied = Not “{ $thing }” this time: { $choice }
talk-plea = Bots, please: { $thing }
talk-on = Bots, tell us your plans.
talk-off = Bots, keep your plans to yourselves.
plain-talk-on = Bots now say what they plan, and why.
plain-talk-off = Bots now keep their plans to themselves.
plain-plea = You ask the bots: { $thing }.
help-plans = what the bots plan, and what you want to ask them for
key-plans = p
plain-talk = The bots here say what they plan if you type plans; ask them for something with wish NAME.
plain-pleas = You can ask the bots for:
help-review = after the game: winning chances, luck, and the choices that mattered
key-review = v
help-play-on = after the game: play on from your last choice; in the review, from your costliest
key-play-on = o
help-hint = what a veteran would do, and why
key-hint = t
error-unknown-way = there is no daily challenge { $found }; there are { $known }
error-no-puzzles = { $found } has no puzzles

# shambles texts
texts-fault = { $page }: { $fault ->
        [no-page] the whole page is missing
        [syntax] cannot be read
        [twice] is said twice
        [missing] is missing
        [unused] is not used
        [old] is older than its English
        [parameters] takes other parameters
        [order] the rules stand in another order
        [chapters] has another number of chapters
        [long] is too long for 320 pixels
       *[english] is still English
    }: { $text } { $about }
texts-checked = { $lang }: { $done } % is translated; { $count ->
        [0] nothing to look at
       *[other] { $count } to look at
    }.
texts-confirmed = { $lang }: { $count ->
        [one] 1 text is recorded
       *[other] { $count } texts are recorded
    }.
texts-on = { $page }, line { $line }
texts-in-code = Used in { $place }
error-no-such-text = no text is called { $found }; the keys are in the .ftl files, such as web-settings
texts-drawn = { $file } shows it on { $page }
error-no-chromium = pictures are drawn with Chromium; install one of { $known }
error-not-a-png = a picture is a .png file, not { $found }
error-client-not-built = pictures show the pages of the web table, and those are not built here (make play builds them)
error-text-not-seen = none of the pages shows { $found }: it may appear only in the terminal, or rarely
# What only the terminal and the command line say

undone = Undone.
language = { NEXT_LANGUAGE() }
choose-mode = Which mode?
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
go-on = Continue the saved game
key-arrows = Arrows
key-space = Space
key-enter = Enter
key-digits = 0–9
telling = Press any key to skip.
answers-at = { $at } of { $count }.
answers-hint = Arrows and Enter, a number, or /word.
answers-typed = Typed: { $words }
answers-help-point = point at an answer
answers-help-answer = give the answer you point at
answers-help-digits = point at an answer by its number
answers-help-type = type the answer after it; Escape cancels
answers-help-pages = scroll the table
no-client = The web page is not built yet. Run make play (or cd browser && npm ci && npm run build), or install a released wheel. The API at /api works.
bots-rated = How strong they are (a new player starts at 1500):
# What the command line and a server that starts refuse.
error-unknown-database = { $found } is not possible; use sqlite+aiosqlite:///file or postgresql+asyncpg://…
error-not-a-port = a port is a number from 1 to 65535, not { $found }
error-unknown-setting = there is no setting { $found }; there is { $known }
error-bad-setting = { $detail }
error-wrong-kind = { $found } is not possible; it must be { $wanted ->
    [int] a whole number
    [float] a number
    [bool] true or false
   *[other] { $wanted }
  }
error-port-taken = port { $found } is taken by another program; try --port { $other }
error-cannot-listen = cannot listen at { $found }: { $detail }
error-no-such-folder = there is no folder { $found }; make it first
error-database-unreachable = the database does not answer: { $detail }
error-database-in-use = { $found } is in use: another server runs on it
error-older-schema = this database is from an older Shambles ({ $found }; this one has { $known }). Back it up with the older one, or start a server once
error-not-a-backup = this is no backup made by shambles backup
error-no-tables = there are no tables in this database
error-orphan-row = this belongs to { $found }, which must come before it in the file
error-not-base64 = these are not bytes in base64
error-not-a-number-here = { $found } is not a number
error-not-text-here = { $found } is not text
error-not-yes-or-no = { $found } is neither true nor false
error-is-empty = this must not be empty
error-not-a-table-link = { $found } is neither a server nor the link of a table; write http://games.example or http://games.example/t/abc
error-not-a-server-address = { $found } is not a web address; write http://games.example
error-not-so-many = { $found } is not possible; it must be { $least } to { $most }
error-either-table-or-game = name one of the two: a table, or a game
error-server-unreachable = { $found } cannot be reached
error-not-a-server = { $found } is not a Shambles server (it answered { $status })
error-server-has-other-rules = the server plays version { $found } of the rules, and this program has version { $known }: install the same version
