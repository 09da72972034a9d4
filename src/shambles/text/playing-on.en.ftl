# Play on from here

web-play-on-step = From step { $step }
web-play-on-last = From your last choice
web-play-on-other = Choose another moment in the replay
web-play-on-cards = Which cards?
web-play-on-was = As it was
web-play-on-anew = Deal hidden cards again
web-play-on-was-means = Every card is where it was then, also in the decks. Dice and shuffles are new.
web-play-on-anew-means = You keep what you knew then. Everything you could not know is dealt again, also the cards of the others.
web-play-on-friends = You get a link for the open seats at the new table.
web-play-on-counts = This game does not count for the daily challenge, a streak or a rating.
web-play-on-go = Continue from here

# Side by side
play-on-side = Then and now
play-on-from = This game goes on from step { $step } of another game.
play-on-from-anew = This game goes on from step { $step } of another game, with hidden cards dealt again.
play-on-then = Then
play-on-now = Now
play-on-choice = Choice { $number }
play-on-result = Result
play-on-score = { $name }: { $score }.
play-on-line = { $what }. Then: { $then }. Now: { $now }.
play-on-nothing-yet = nothing yet
play-on-later = shown at the end
play-on-gone = The earlier game is no longer here.
play-on-watch = Watch the earlier game
