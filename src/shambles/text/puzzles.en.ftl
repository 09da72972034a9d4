# Puzzles

puzzle-of = Puzzle { $number } of { $count }
puzzle-right = Right: { $best }.
puzzle-wrong = { $choice } is not the best answer.
puzzle-better = Better: { $best }.
puzzle-sure = Bots played { $worlds } games to the end from here with each answer. { $best } won { $mine } of 100, { $other } { $theirs } of 100. That lead may be off by { $error }.
puzzle-behind = { $choice } won { $theirs } of 100, give or take { $error }.
puzzle-let-go = { $choice } was behind early on, so it was not tried further.
puzzle-missed = How hard it is: bots missed it in { $missed } of { $tried } tries.
puzzle-next = Next puzzle
puzzle-next-key = Press n for the next puzzle.
puzzle-done = { $right } of { $count } puzzles solved at the first try.
puzzle-plain-help = Answer the question, or type: options, table, rule <number>, why <answer>, quit.
puzzles-mining = Looking for puzzles
puzzles-mined = { $puzzles } puzzles from { $games } games: { $moments } moments looked at, { $clear } with a clear best answer. { $file }
puzzles-checked = { $held } of { $count } puzzles hold when other bots play them to the end ({ $share } %).
puzzles-varied = { $count } puzzles left out: too many had the same pattern of answer.
puzzles-fails = { $puzzle } does not hold
web-puzzle-line = One position, one question, one answer that is clearly best. From easy to hard.
web-puzzle-solved = { $right } of { $count } solved
web-puzzle-choose = One answer is clearly the best. Which?
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-worth = What each answer is worth
web-puzzle-answer = Answer
web-puzzle-behind = Fewer wins in 100 games
web-puzzle-worlds = Games
web-puzzle-best = best
web-puzzle-worse = behind early on
web-puzzle-exact = { $behind } ± { $error }
web-puzzle-own = From your own game
web-puzzle-none = There are no puzzles here.
moment-right = Right: { $best }. In the game { $played } was played.
moment-again = { $choice } was played in the game too.
moment-unknown = The review did not look into { $choice }.
moment-better = It found { $best } better than { $played }.
moment-cost = In the game { $played } cost { $lost } percentage points of the winning chance.
moment-cost-points = In the game { $played } cost about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
