# The lab's studies: luck, skill, restrict, drama, tune; and runs side by side

study-written = Written: { $file }
study-page = The page is in { $file }
study-few = too few games to say

luck-title = What decides { $game }?
luck-intro = { $deals } deals, { $games } games, { $seats } seats, seed { $seed }. Players were drawn from { $bots }. Each deal was played again while one source of chance after another was drawn again, in a random order. A source's share is how far the result moves at its step. The shares add up to 100 %.
luck-parts = The parts
luck-parts-words = Each part with its 95 % interval. A part below 0 is noise: the true part is then about 0. Players who are more alike make skill's part smaller and luck's larger.
luck-part = What
luck-share = Part of the result
luck-source-deal = The deal
luck-source-deck = The order of the decks
luck-source-dice = Dice and random picks
luck-source-seat = The seat
luck-source-skill = Who plays
luck-source-whim = Randomness in the players' choices
luck-alike = Every game came out the same: there is nothing to divide.
luck-too-few = Too few deals to say anything. Play more, such as -n 200.
luck-beside = Beside our own games
luck-beside-words = The same figures for our games, measured with the bots { $bots }.
luck-game = Game

skill-title = How much skill is in { $game }?
skill-intro = { $deals } deals, { $games } games, { $seats } seats, seed { $seed }. Every level met every other on the same deals, from every seat. Where all win together, the tables of two levels are compared on the same deals.
skill-grid = Level against level
skill-grid-words = How often the level on the left ended above the one at the top. A tie counts as half.
skill-pairs = How many games show it?
skill-pairs-words = With this many games, four in five people would see the difference with 95 % confidence: at the measured share, and at the cautious end of its interval.
skill-level = Level
skill-other = Against
skill-above = Ends above
skill-needed = Games needed
skill-to = { $least } to { $most }

restrict-title = What is it worth in { $game }?
restrict-intro = { $deals } deals, each played twice by { $bots }, seed { $seed }: once free, once without { $never }. { $who ->
    [all] Nobody may do it, because all win together.
   *[one] Only the first player may not do it.
 } It could be done in { $offered } of the games, and was done in { $used }.
restrict-difference = With it and without it
restrict-difference-words = Free minus without, on the same deals, with 95 % intervals. If an interval contains 0, these games show no difference.
restrict-what = Figure
restrict-free = Free
restrict-barred = Without
restrict-apart = Difference
restrict-measure-won = Wins
restrict-measure-score = Score
restrict-measure-answers = Answers
restrict-measure-rounds = Rounds

drama-title = How does { $game } go?
drama-intro = { $games } games of { $bots }, seed { $seed }. Chances come from the game's own value, or from imagined games where it has none. { $together ->
    [yes] All win together, so the contenders are the table and the game.
   *[no] The contenders are the seats.
 }
drama-figures = In figures
drama-figures-words = Each with its 95 % interval.
drama-what = What
drama-figure = Figure
drama-name-leads = Lead changes in a game
drama-name-decided = Part of the game after which it is decided
drama-name-runaway = Games decided in the first half
drama-name-last = Games won by the player in last place at half-time
drama-name-asked = Choices in a game
drama-name-matters = Choices that clearly matter
drama-name-nothing = Choices where all tried answers came out the same
drama-name-between = Answers from one choice that matters to the next
drama-curve = The leader's chance
drama-curve-words = The chance of the leading player, after each tenth of the game. The dashed line is an equal chance. A line that rises early shows a game that is decided early.
drama-tenth = Part of the game
drama-chance = Chance
drama-how = How this is counted
drama-how-words = A lead passes when somebody is ahead by { $ahead } points. A game is decided once its winner's chance stays above { $decided } %. A choice matters when the best and the worst of up to { $tried } tried answers are at least { $matters } points apart, and clearly so. { $looked } choices of each game were looked into.

tune-title = Tuning { $game }
tune-intro = { $settings } settings, { $games } games of { $bots }, seed { $seed }, all on the same deals. { $drawn ->
    [yes] There are more settings than can be tried: these were drawn by lot.
   *[no] These are all settings there are.
 }
tune-sure-one-left = It is sure: all other settings are clearly further off.
tune-sure-on-target = It is sure: the best setting keeps every target, with its whole interval.
tune-sure-used-up = It is not sure: all deals have been played, and { $left } settings could still be the best. Play more deals (-n) to find out.
tune-best = The best: { $settings }
tune-tried = What was tried
tune-tried-words = The nearest come first. A distance of 1 is the largest that still counts as on target. Settings that were clearly worse played fewer deals.
tune-setting = Setting
tune-deals = Deals
tune-off = Off target
tune-target = { $name }: wanted { $wanted } ± { $close }
tune-target-words = The settings that came nearest, with 95 % intervals. The dashed line is what is wanted.
tune-name-win = Games with a winner
tune-name-first = Wins of the first seat
tune-name-shared = Games with several winners
tune-name-with = Wins of those who met { $card }
tune-name-rounds = Rounds
tune-name-answers = Answers
tune-name-score = Score
tune-box = The tuned box is in { $file }. Check it with shambles box check, play it with --option { $kind }={ $file }.
tune-no-box = Only options were changed, so there is no box to write.

runs-title = Runs side by side
runs-intro = { $count } runs. They were played separately, so differences between them have no interval. Where two intervals overlap, these games cannot tell the runs apart.
runs-run = Run
runs-games = Games
runs-options = Options
runs-bots = Bots
runs-wins = Wins
runs-won = Games with a winner
runs-score = Score
runs-length = Answers
runs-rounds = Rounds
runs-won-words = In which share of the games somebody won.
runs-wins-words = Each bot's share of the wins for each seat that it held.
runs-score-words = Each bot's score.
runs-length-words = How long the games were, in answers.
runs-rounds-words = How long the games were, in rounds.
runs-seats = Wins by seat
runs-seats-words = Each seat's share of the wins, whoever sat there.
runs-seat = { $run }, seat { $seat }

error-never-offered = { $found } was never possible in { $count } games
error-not-a-card = there is no card { $found }; there is { $known }
error-not-a-knob = { $found } cannot be tuned; write card.ID.FIELD=1..4, PART.ID.FIELD=1,2,3 or option.NAME=1..3
error-not-so-many-values = { $found } values are not possible; it must be { $least } to { $most }
error-no-box-to-turn = this game has no box of cards; only options can be tuned: option.NAME=1..3, not { $found }
error-not-in-one-line = { $found } is not in exactly one place of the box's file, so it cannot be tuned
error-not-a-target = { $found } is not a target; write a number, or a number ± how near: 12±1 (a share is between 0 and 1)
error-named-twice = something is named twice: { $found }
error-not-a-frame = { $found } is not possible; the file must end in .parquet, .csv or .json
error-other-games = these runs are of different games: { $found }
