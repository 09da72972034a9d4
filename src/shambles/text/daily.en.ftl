# The daily challenge

web-daily-how = The ranking shows who chose best. The cards they got do not count.
web-daily-left = Next challenge in { $time }
web-daily-streak =
    { $count ->
        [one] You played yesterday or today
       *[other] { $count } days in a row
    }
web-daily-play = Play
web-daily-go-on = Continue
web-daily-yesterday = Yesterday's ranking
web-daily-tries =
    { $count ->
        [0] nobody has tried it yet
        [one] 1 try
       *[other] { $count } tries
    }
web-daily-best = Watch the best try, and play on from it
web-daily-closed = You see the ranking when you have played this game. Until midnight (UTC) nobody sees the cards of others.
web-daily-analysing = Your game is being analysed. Your place in the ranking follows in a few minutes.
web-daily-place = Place
web-daily-choices = Lost by choices
web-daily-points = Points lost by choices
web-daily-not-counted = not counted
web-daily-not-first = Not ranked: somebody at your address, such as your home or your school, has tried these cards already. Of the guests at one address only the first is ranked. If you keep your games, your next tries are ranked.
web-daily-new-player = Not ranked: these cards had been tried at your address before you became a member. Your next tries are ranked.
web-daily-coming = analysing…
web-daily-explained = “Lost by choices” is what a player's choices cost, compared with the answers that seemed best by what they could know: points in the Card Game, winning chance in the other games. Every choice counts, and everybody is measured in the same way. Measured again, the figure would be within ± in 95 of 100 cases. Where these ranges overlap, nobody can say who chose better, so players share a place. A member has one try on all devices. Of several guests at one internet address only the first counts. A member's try does not count if these cards were tried at their address before they became a member.
web-daily-watch = Watch
web-daily-same = Play these cards
web-daily-fair = Fair deal: the fingerprint was shown the day before. Seed and salt follow when the day is over.
web-daily-tomorrow = Fingerprint of tomorrow's game
web-daily-share = Share my result
web-daily-share-text = 
    { $place ->
        [none] Shambles daily challenge, { $day }. { $name }: my choices cost { $lost }.
       *[other] Shambles daily challenge, { $day }. { $name }: my choices cost { $lost }, place { $place } of { $count }.
    }
daily-played = You have played today's challenge ({ $name }): { $result }.
daily-lost = Your choices cost { $lost } percentage points of the winning chance, give or take { $doubt }.
daily-lost-points = Your choices cost { $lost } points, give or take { $doubt }.
daily-luck = Luck: { $luck }.
daily-analysing = Analysing your choices…
daily-streak = Days in a row: { $count }
daily-which = Choose a challenge: { $known }
