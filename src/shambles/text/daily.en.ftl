# The daily deal

web-daily-how = The board ranks players by their choices, not by the cards they got.
web-daily-left = Next deal in { $time }
web-daily-streak =
    { $count ->
        [one] You played yesterday or today
       *[other] { $count } days in a row
    }
web-daily-play = Play
web-daily-go-on = Go on
web-daily-yesterday = Yesterday's board
web-daily-tries =
    { $count ->
        [0] nobody has tried it yet
        [one] 1 try
       *[other] { $count } tries
    }
web-daily-best = Watch the best try, and play on from it
web-daily-closed = You see the board when you have played this deal. Until midnight (UTC) nobody sees the cards of others.
web-daily-analysing = Your game is being analysed. Your place on the board follows in a few minutes.
web-daily-place = Place
web-daily-choices = Own choices
web-daily-not-counted = not counted
web-daily-not-first = Not ranked: somebody at your address, such as your home or your school, has tried this deal already. Of the guests at one address only the first is ranked. If you keep your games, your next deals are ranked.
web-daily-new-player = Not ranked: this deal had been tried at your address before you became a player. Your next deals are ranked.
web-daily-coming = analysing…
web-daily-explained = “Own choices” is the winning chance that a player's choices cost, compared with the best choices they could have known. The true figure is within ± 95 times in 100. A player has one try on all devices together. Of the guests at one address only the first is ranked. A player is not ranked if the deal was tried at their address before they became a player.
web-daily-watch = Watch
web-daily-same = Play these cards
web-daily-fair = Fair deal: the fingerprint was shown the day before. Seed and salt follow when the day is over.
web-daily-tomorrow = Fingerprint of tomorrow's deal
web-daily-share = Share my result
web-daily-share-text =
    { $place ->
        [none] Shambles daily deal, { $day }. { $name }: my choices { $own } (±{ $doubt }).
       *[other] Shambles daily deal, { $day }. { $name }: my choices { $own } (±{ $doubt }), place { $place } of { $count }.
    }
daily-played = You have played today's deal ({ $name }): { $result }.
daily-result = Your choices: { $own } (±{ $doubt }) of winning chance. Luck: { $luck }.
daily-analysing = Analysing your choices…
daily-streak = Days in a row: { $count }
daily-which = Choose a deal: { $known }
