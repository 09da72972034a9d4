# Club nights

club-line = An evening of rounds on one server. Everybody plays the same cards, so what counts is what you did with them.
club-on-now = On now
club-seasons = Seasons
club-league = League of bots
club-none = No club night is planned. Open one.
club-open-one = Open a club night
club-new = A new club night
club-name = Name
club-name-usual = Club night
club-game = Game
club-format = Format
club-format-swiss = Swiss
club-format-robin = Round robin
club-format-knockout = Knock-out
club-format-together = Together
club-format-swiss-line = You meet new people in every round if possible, and later people with about as many points as you.
club-format-robin-line = Two at a table. Everybody meets everybody once.
club-format-knockout-line = Two at a table. The winner goes on, until one is left.
club-format-together-line = Each table plays as a team. The tables compete with the same cards.
club-seats = Seats at a table
club-rounds = Rounds
club-rest = Break between rounds
club-rest-minutes =
    { $count ->
        [0] none
        [one] 1 minute
       *[other] { $count } minutes
    }
club-begins = Starts
club-begins-said = when I start it
club-begins-at = at a set time
club-begins-when = Day and time
club-listed = Everybody sees it on the list
club-people =
    { $count ->
        [0] nobody yet
        [one] 1 person
       *[other] { $count } people
    }
club-status-open = open for everybody
club-status-playing = being played
club-status-over = over
club-mine = yours
club-look = View
club-only-players = Only members can open a club night. Choose a name to become one; this browser will then remember you.
club-opened-by = Opened by { $name }
club-join = Join
club-join-line = You play under this name. If you are new here, you get twelve words with which you can come back.
club-here = I am here
club-here-line = Check in: only then do you get a table.
club-you-are-here = You are here. You get a table when the next round begins.
club-you-have-gone = You have gone home. You can come back for the next round.
club-come-back = Play again
club-too-early = You have joined. From half an hour before the start you can check in here.
club-go = I am going home
club-to-table = To my table
club-table-ready = Round { $number }: your table is ready.
club-table-done = You are done. Others are still playing this round; you can see cards and results when the last table is done.
club-closed-field = The club night has begun. Nobody can join any more.
club-begin = Begin now
club-next-now = Next round now
club-pause = Pause
club-go-on = Continue
club-end = End it
club-end-sure = Yes, end it for everybody
club-paused = Paused: no further round begins.
club-starts-in = Begins in { $time }
club-next-in = Next round in { $time }
club-begins-now = The round begins in a moment
club-waits = Waits until at least two people are here
club-round = Round { $number }
club-round-of = Round { $number } of { $last }
club-standings = Ranking
club-standings-empty = Nobody has joined yet.
club-place = Place
club-points = Points
club-wins = Tables won
club-company = Opponents' points
club-round-short = R{ $number }
club-away = not here
club-gone = gone home
club-explained = Points: of all players who had your cards and seat, the percentage that you beat. A draw counts half. With equal points, tables won count, then the points of your opponents.
club-tables = Tables
club-table = Table { $number }
club-bye = Sits out
club-caretaker = Substitute bot
club-playing = being played
club-done = done
club-aside = stopped (error)
club-was-away = a substitute bot played the seat
club-replay = Replay
club-review = Review
club-earlier = Earlier rounds
club-share = Invite people
club-share-line = Anybody with this link can join and watch.
club-print = Print
club-csv = Results as CSV
club-json = Results as JSON
error-no-such-club = there is no such club night
error-club-over = this club night is over
error-club-begun = this club night has begun, and nobody can join it any more
error-club-full = this club night is full: { $most } people are in it
error-club-round-on = a round is being played; wait until it is over
error-club-too-early = you can check in from half an hour before the start
error-club-hosts-only = on this server only the host opens club nights
error-club-for-two = a round robin and a knock-out are for two at a table
error-club-own-box = a club night is played with the game's own box
error-not-organiser = only the person who opened this club night can do that
error-not-in-club = you have not joined this club night
error-no-table-now = you have no table at this club night now
error-too-many-clubs = you have { $most } club nights that are not over; end one first
