# What only the terminal and the command line say: no browser loads it.

error-snapshot-differs = the snapshot is not what the journal leads to
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
docs-at = The documentation: { $address }
output = output
serving = Shambles is at { $address }. Ctrl-C stops it; the tables stay in { $tables }
verify-fine = The save is fine: { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }. Every draw comes from its seed, and every phase starts as saved.
verify-other-rules = Not checked: this save was made by version { $found } of the rules, and these are version { $known }. It can be played on, not played again.
verify-from-a-position = Not checked from the beginning: this save starts in the middle of its game. What follows is fine: { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }.
curtain-undo = Press u if { $name } wants to undo the last choice.
crashed = Shambles crashed ({ $error }). That is our fault; the details are in { $story }.
error-foreign-database = another program made this database; nothing was changed
put-aside = Your earlier game is kept in { $file }. To continue it: shambles play --resume --file { $file }
