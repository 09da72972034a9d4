# The lab, and programs that ask

simulate-title = { $game }: { $count } games
simulate-bot = Bot
simulate-seats = Seats
simulate-share = Wins
simulate-interval = 95 %
simulate-score = Score
simulate-progress = Playing
tournament-rating = Rating
tournament-cross = How often the bot in the row finished above the bot in the column
compare-title = { $game }: { $count } deals, each played both ways
compare-measure = Measure
compare-before = As it is
compare-after = Changed
compare-difference = Difference
simulate-won = Games with a winner: { $share }
simulate-adjusted = Luck is taken out. Without that, the same certainty would take { $least } to { $most } times as many games.
simulate-stopped = Stopped, nothing saved. With --run FOLDER you can stop and continue.
simulate-goes-on = Stopped. Run the same command to continue; everything so far is in { $folder }.
simulate-file = Written: { $file }
simulate-failed = { $count ->
    [one] One game
   *[other] { $count } games
 } crashed; seed, question and save are in { $folder }. The first: seed { $seed }, { $error }
simulate-failed-unkept = { $count ->
    [one] One game
   *[other] { $count } games
 } crashed. The first: seed { $seed }, { $error }. With --run FOLDER all of them are kept.
mcp-seated = You have seat { $seat } at table { $table }. Your token, for every further call: { $token }
mcp-waiting = { $count ->
    [one] The game starts when the open seat is taken.
   *[other] The game starts when the { $count } open seats are taken.
  }
mcp-awaited = { $count ->
    [0] Waiting for nobody right now; look again.
   *[other] Waiting for { $names }. Look again later.
  }
mcp-mine = You have answered { $choice }. You can change it until the others have answered.
mcp-meanwhile = You can also do this now:
mcp-table = { $table }: { $game }, { $settings }; { $open } of { $seats } seats open
mcp-no-tables = No table is waiting for players.
mcp-told = Events up to { $last } of { $count }.
report-summary = { $game }: { $games } games, seed { $seed }; { $failed } crashed. Games with a winner: { $won }.
report-difference = The difference
report-difference-words = { $deals } deals, each played both ways. The figure with the change minus the figure without it, with its 95 % interval. If an interval does not contain 0, the change matters.
report-before = As it is
report-after = Changed
report-figures = Figures
report-bot = Bot
report-held = Seats
report-wins = Wins
report-score = Score
report-seat = Seat
report-seats = Does the seat matter?
report-seats-words = Each seat's share of the wins, whoever sat there, with its 95 % interval ({ $games } games). The dashed line is an equal share. { $differ ->
    [yes] Taken together, the seats differ (p = { $chance }).
   *[no] Taken together, these differences can be chance (p = { $chance }).
  }
report-scores = Scores and lengths
report-scores-words = How often each score came up, and how long the games were. Half of them took at most { $answers } answers.
report-answers = Answers
report-rounds = Rounds
report-swing = How much the chances moved
report-swing-words = The largest swing in anybody's winning chances within a game, not counting the end, in { $games } games. In half of them it was at most { $half } percentage points, in a tenth more than { $tenth }.
report-points = Percentage points
report-mattered = What went with winning
report-mattered-words = The share of wins with a thing minus the share without it: the { $count } clearest. This need not be the cause: players who have it may be better off for another reason.
report-mattered-early = Only what happened in the first { $rounds } rounds counts, which nearly every game reaches: players who last longer also meet more.
report-mattered-adjusted = In { $count } of these figures, luck that came after the thing is taken out. This makes them more certain.
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
report-rules = How often each rule applied
report-rules-words = { $count } rules applied. The chart shows the thirty most frequent; the figures list all.
report-rule = Rule
report-in-games = In games
report-written = The report is in { $file }

error-not-as-a-vector = This game has no array version. These have: { $known }.
error-no-encoding = This game has no encoding for other programs. These have: { $known }.
error-no-ladder = the page has no place for the ranking: a line <!-- ladder --> and a line <!-- /ladder --> below it
error-another-run = this folder already holds another run
error-not-a-run = there is no run in this folder
error-too-many-failures = { $count } games crashed; one of them has seed { $seed }: { $detail }
error-no-knob = name at least one thing to tune, such as --knob 'option.difficulty=beginner,expert'
error-no-target = name at least one target, such as --target win=0.4
error-nothing-forbidden = name at least one card or answer, such as --never 'answer:use-*'
error-other-number-of-bots = { $found } bots do not fit: this game is for { $least } to { $most } players. Name that many, such as --bots greedy,greedy,random, or give --seats { $least }
error-nothing-changed = nothing is different: name an option or other bots
error-too-many-people = { $found } people for { $wanted } seats
error-unknown-rule = there is no rule { $found }; shambles rules --game card_game lists the rules of a game
error-unknown-token = this token belongs to no seat; open or join a table first
error-server-away = the server at { $found } does not answer: { $detail }
rule-of = { $rule }: { $text }
person-name = Player { $number }
