# For people without a seat

on-now = On now
on-now-line = Public tables that you can watch: the most watched first, then the highest ratings.
on-now-none = Nobody plays at a public table right now. Open one, and others can watch you.
on-now-watch = Watch
on-now-next = Next table
on-now-watched =
    { $count ->
        [0] nobody is watching
        [one] 1 watching
       *[other] { $count } watching
    }
on-now-rating = up to { $rating } ± { $doubt }

# What a shared link says of a table, before anybody opens it
shared-playing = { $names } play, and you can watch.
shared-waiting = A seat is free. Take it and play along.
shared-over = The game is over.

# A game on a page of somebody else's
embed-back = Back
embed-forward = Forward
embed-open = Open at the table
embed-live = Live
embed-step = Step
error-not-a-site = { $found } is not a site, such as https://club.example

# Seasons
seasons = Seasons
seasons-line = A monthly ranking for each game and mode, from rated games. Three games give you a place.
seasons-none = Nobody has played a rated game in this month.
seasons-month = Month
seasons-on = This month is not over: places can still change.
seasons-counted = This month is over. Its rankings are final from the second day of the next month.
seasons-closed = This month is over, and its rankings are final.
season-place = Place
season-name = Player
season-games = Games
season-rating = Rating
season-lost = Choices cost per game
season-rating-of = { $rating } ± { $doubt }
season-lost-points = { $lost } ± { $doubt } points
season-lost-chance = { $lost } ± { $doubt } %
season-few = too few games to say

# The league of bots
league = League of bots
league-line = Bots that play each other by themselves at night, from { $from }:00 to { $to }:00 UTC. Each deal is played from every seat.
league-off = There is no league of bots on this server.
league-none = No game has been played yet.
league-nights = After the last { $nights } nights.
league-bot = Bot
league-rating = Rating
league-games = Games
error-not-hours = { $found } is not a range of hours; write it like 1-6
error-not-a-share = { $found } is not a share; write a number above 0 and up to 1
error-league-alone = a league needs at least two different bots
