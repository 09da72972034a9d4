# For people without a seat

on-now = On now
on-now-line = Public tables that you may watch. Those that many watch stand first, then those with high ratings.
on-now-none = Nobody plays at a public table right now. Open one, and others can watch you.
on-now-watch = Watch
on-now-next = Next table
on-now-watched =
    { $count ->
        [0] nobody watches
        [one] 1 watches
       *[other] { $count } watch
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
