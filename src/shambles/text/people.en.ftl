# Players: keeping one's games, devices, friends. Loaded when somebody wants it; a guest never does.

# --- becoming somebody

me-guest-title = Keep your games
me-guest-line = You are a guest. Nothing is asked of you, and you can go on like this. If you keep your games, you become a member: you find your games again later and on your other devices. There is no password and no e-mail.
me-keep-line = You get twelve words to write down. They are your key.
me-name-line = Friends and the others at the table see this name.
me-been-here = Have you done this before?
me-by-passkey = Use my passkey
me-by-phrase = Use my twelve words
me-phrase-label = Your twelve words
me-phrase-hint = With spaces between them, in the right order.
me-come-back = Bring back my games
me-join-title = Is this your device?
me-join-line = Your tables, your finished games and your settings come to this device. The link works once.
me-join = Yes, bring my games here
me-joining = Bringing your games …
me-joined = Your games are here.

# --- the phrase

me-phrase-title = Your twelve words
me-phrase-line = Write them down on paper. They are shown only this once. With them you get your games back when all your devices are gone. Anybody who has them can play as you.
me-wrote-it-down = I wrote it down
me-passkey-title = One more key
me-passkey-line = A passkey lets you in with your fingerprint, your face or your screen lock. It is optional.
me-make-passkey = Make a passkey
me-no-passkey-now = Not now
me-passkey-made = Your passkey is ready.
me-passkey-failed = No passkey was made.

# --- my page

me-title = My page
me-since = Here since { $date }
me-change-name = Change my name
me-save-name = Save
me-games = Games
me-which = Show
me-which-all = all
me-which-on = in progress
me-which-won = won
me-which-lost = not won
me-all-games = All games
me-game = Game
me-no-games = No games here yet.
me-more-games = Older games
me-go-on = Continue
me-replay = Watch again
me-status-waiting = Waiting for people
me-status-playing = In progress
me-status-over = Finished
me-status-left = You left
me-played-on = played on from another game
me-won = Won
me-lost = Not won
me-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
me-played = Finished games
me-won-count = Won
me-streak = Won in a row
me-best = Longest row
me-days = Days in a row

# --- skill

me-skill = Ratings
me-skill-line = Rated games count here. You choose at set-up whether a game is rated.
me-no-ratings = No rated games yet.
me-rating = Rating
me-rating-of = { $rating } ± { $doubt }
me-provisional = provisional: fewer than ten games
me-rating-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
me-rating-together = You win or lose together here, so results give no rating.
me-choice = Your choices cost
me-choice-points = { $lost } ± { $doubt } points a game
me-choice-chance = { $lost } ± { $doubt } percentage points of your winning chance, each game
me-choice-few = too few games: at least three are needed
me-choice-games = { $count ->
    [one] from 1 analysed game
   *[other] from { $count } analysed games
}
me-unjudged = { $count ->
    [one] 1 game is still being analysed
   *[other] { $count } games are still being analysed
}
me-interval-line = The true figure is within the ± range 95 times out of 100.
me-bots-rated = Bots for comparison
me-no-rating = I want no ratings
me-no-rating-line = Your ratings and rated games are erased. You cannot sit at rated tables then.
me-no-rating-sure = Really erase your ratings? Nobody can bring them back.
me-no-rating-yes = Yes, erase my ratings
me-no-rating-no = No, keep them
me-no-rating-now = You have no ratings, because you want none.
me-want-rating = I want ratings again
me-chances = Chances over time
me-chances-line = Your latest analysed games, oldest first. Above the line is what helped you, below it what cost you.
me-no-chances = No analysed games yet.
me-chances-picture = Lines for the result, for luck and for your choices, game by game
me-chances-table = The same as a table
me-chances-game = Game
me-chances-date = Ended
me-chances-start = Chance at the start
me-chances-luck = Luck
me-chances-own = Your choices
me-chances-others = Others’ choices
me-chances-result = Result
me-chances-change = Result, against the start
me-puzzles = Puzzles
me-no-puzzles = No puzzles tried yet.
me-puzzles-kind = Kind
me-puzzles-solved = Solved
me-puzzles-at-once = At the first try
me-difficulty-easy = easy
me-difficulty-middling = middling
me-difficulty-hard = hard
me-solved-of = { $solved } of { $count }

# --- devices and keys

me-devices = Devices
me-devices-line = You use Shambles on these devices. Remove any that you do not know.
me-this-device = this one
me-seen = last here { $date }
me-remove-device = Remove device
me-sign-out = Sign out on this device
me-add-device = Add a device
me-add-device-line = Scan this with your other device, or open the link there. It works once, for ten minutes.
me-new-code = Make a new link
me-keys = Keys
me-passkey-count = { $count ->
    [0] You have no passkey.
    [one] You have one passkey.
   *[other] You have { $count } passkeys.
}
me-drop-passkeys = Delete my passkeys
me-new-phrase = New twelve words
me-new-phrase-line = The old words stop working.

# --- friends

me-friends = Friends
me-friends-line = Give a friend this link, or let them scan it. It works once, for a week.
me-add-friend = Add a friend
me-no-friends = No friends here yet.
me-here = here now
me-away = away
me-unfriend = Remove
me-mute = Mute
me-unmute = Stop muting
me-block = Block
me-unblock = Stop blocking
me-muted = muted
me-blocked = blocked
me-hidden-people = Muted and blocked
me-mute-line = You do not see what they write, and they cannot invite you.
me-block-line = As with muting. Also, you are no longer friends, and you do not see each other's open tables.
me-friend-title = Somebody wants to be your friend
me-friend-line = Friends see whether the other is here and can invite each other to a table.
me-befriend = Be friends
me-befriended = You are friends now.
me-friend-first = First keep your games, so that friends can find you.
me-invite-friends = Your friends
me-invite = Invite
me-invited = Invited
me-invitation = { $name } invites you: { $game }
me-accept = Go there
me-decline = No, thank you
me-people-here = People at this table
me-not-a-player-line = Guests cannot be muted or blocked.

# --- notifications

me-calls = Notifications
me-calls-line = When it is your turn and you are not looking at the table, we send you a message. It says “your turn”, the name of the game and the link.
me-call-here = Notify me on this device
me-call-denied = Your browser does not allow notifications from this site. You can change that in its settings.
me-call-unable = This browser cannot receive notifications when the page is closed.
me-call-on-here = This device is notified.
me-call-ways = Where you are notified
me-call-none = Nowhere yet.
me-call-push = browser
me-call-discord = Discord
me-call-ntfy = ntfy
me-call-mail = e-mail
me-call-failing = the last message did not arrive
me-call-test = Send a test message
me-call-tested = A test message is on its way.
me-call-drop = Remove
me-call-more = Another way
me-call-kind = Way
me-call-address-discord = Address of the webhook (Discord: Edit channel, Integrations)
me-call-address-ntfy = Address of the topic, such as https://ntfy.sh/a-word-of-your-own
me-call-address-mail = E-mail address
me-call-add = Add
me-call-code-sent = We have sent a code to { $name }. Type it here.
me-call-code = Code
me-call-confirm = Confirm
me-quiet = Quiet hours
me-quiet-line = Between these times we send nothing. If it is still your turn afterwards, we tell you then. Time zone: { $zone }
me-quiet-on = Keep quiet hours
me-quiet-from = From
me-quiet-to = To
me-quiet-saved = Quiet hours are saved.
me-quiet-none = There are no quiet hours now.
me-call-table = Notify me when it is my turn here
me-call-table-line = Only for this table. Where you are notified is set on your page.
me-call-muted = Tables without notifications
me-call-unmute = Notify me again
me-call-unmuted = You are notified at that table again.
me-call-test-title = Test
me-call-test-body = This is how you are notified.
me-call-code-title = { $code } is your code
me-call-code-body = Type it on your page. If you did not ask for it, ignore this message.

# --- going

me-your-data = Your data
me-export-line = Everything that is yours, as one file: games, results, ratings, puzzles, settings, what you wrote.
me-export = Download
me-erase-line = Your name, your keys, your devices, your friends, your ratings and what you wrote are deleted. The games of others stay. In them you are called “somebody”.
me-erase = Erase everything
me-erase-sure = Really erase everything? Nobody can bring it back.
me-erase-yes = Yes, erase everything
me-erase-no = No, keep it
me-erased = Everything is erased. You are a guest again.

# --- errors

error-not-twelve-words = these are { $found } words; there must be { $most }
error-no-such-word = { $found } is not one of the possible words; check the spelling
error-not-a-phrase = these words do not belong together; check whether one is wrong or in the wrong place
error-no-such-player = nobody is known by this
error-link-used = this link has been used or is too old; make a new one
error-own-link = this is your own link; give it to somebody else
error-that-is-you = this is you
error-no-player = only for members: choose “Keep my games” first
error-already-somebody = this device already belongs to a member
error-no-such-device = this is not one of your devices
error-no-such-friend = this is not one of your friends
error-not-a-player = this person is a guest; only members can be muted or blocked
error-too-many-friends = at most { $most } friends
error-too-many-regards = at most { $most } people can be muted or blocked
error-too-many-invitations = at most { $most } invitations at once
error-too-many-passkeys = at most { $most } passkeys
error-bad-passkey = this passkey does not work here
error-too-many-tries = too many tries; wait a minute
error-too-many-newcomers = too many new members from here; try again later
error-no-such-way = this is not one of your ways to be notified
error-too-many-ways = at most { $most } devices and addresses are notified
error-too-many-calls = at most { $most } messages an hour; try again later
error-too-many-codes = at most { $most } codes a day are sent to one e-mail address; try again tomorrow
error-way-not-offered = this server does not offer it; it has { $known }
error-call-failed = the message could not be sent there: { $detail }
error-way-is-gone = this browser no longer accepts messages there, so it was removed; add it again
error-not-confirmed = first type the code that was sent to this address
error-wrong-code = this is not the code
error-code-ended = this code has ended; add the address again, and you get a new one
error-no-quiet-hours = quiet hours must begin and end at different times
error-unknown-zone = the server does not know the time zone { $found }
error-not-a-mail-address = { $found } is not an e-mail address
error-not-a-web-address = { $found } is not possible; write https://games.example, without a path
error-not-a-mail-server = write smtp://host:port or smtps://name:secret@host:port
error-call-needs-address = e-mail and webhooks need to know where people find this server, such as https://games.example
error-call-needs-contact = e-mail needs a sender's address
