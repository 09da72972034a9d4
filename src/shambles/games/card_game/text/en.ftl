# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = Rows of Walkers grow. Hunt them in Hero mode, or keep clear of them in Survival mode.
goal-hero = Most bullets win. The sixth card takes the row.
goal-survival = Fewest bullets win. The sixth card takes the row.
mode-hero = Hero mode
mode-survival = Survival mode
option-mode = Mode
option-hands = Hands in the match

# What is asked
ask-lay-a-card = Lay one card face down.
ask-lay-cards = Lay one or two cards face down: one Walker, two Walkers, or a Walker with your Hero.
ask-take-a-row = Your { $card } is lower than the last card of every row. Take a row; the { $card } starts it anew.

# What happened
event-hand-begun = Hand { $hand } begins; all the Walkers are shuffled.
event-hand-dealt =
    { $you ->
        [yes] You take up your hand: { $cards }.
       *[no] { $seat } takes up { $count } Walkers.
    }
event-hero-taken =
    { $you ->
        [yes] Your Hero is { $hero }.
       *[no] { $seat } takes a Hero: { $hero }.
    }
event-rows-started = The rows start with { $cards }.
event-round-begun = Round { $round } begins.
event-turned-up = Turned up: { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Your { $card }
           *[no] The { $card } of { $seat }
        } is lower than every last card: it goes behind the highest, in row { PLACE($row) }.
       *[other] { $you ->
            [yes] Your { $card }
           *[no] The { $card } of { $seat }
        } goes to row { PLACE($row) }.
    }
event-row-taken =
    { $you ->
        [yes] You take row { PLACE($row) } with the { $card }: { $cards }, { $points ->
            [one] 1 bullet
           *[other] { $points } bullets
        }.
       *[no] { $seat } takes row { PLACE($row) } with the { $card }: { $cards }, { $points ->
            [one] 1 bullet
           *[other] { $points } bullets
        }.
    }
event-hand-scored = Hand { $hand } is over: { $points }. Totals: { $totals }.

# How it ended
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] You win with the most points.
           *[no] { $winners } wins with the most points.
        }
       *[other] { $winners } share the win with the most points.
    } { $scores }.
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] You survive with the fewest points, and win.
           *[no] { $winners } survives with the fewest points, and wins.
        }
       *[other] { $winners } share the win with the fewest points.
    } { $scores }.

# Why not
refusal-no-heroes-here = There are no Heroes in Survival mode.
refusal-lay-one-card = Lay a card: you cannot pass.
refusal-lay-only-one-card = Lay one card only.
refusal-not-in-your-hand = You do not hold { $choice }.
refusal-lay-a-walker = Lay a Walker: you cannot pass, and a Hero goes only with a Walker.
refusal-hero-and-one-walker = A Hero goes with one Walker only.
refusal-lay-at-most-two = Lay at most two cards.
refusal-hero-is-used = You have used your Hero in this hand.

# The table in words
table-hand = Hand { $hand } of { $hands }, round { $round }.
table-round = Round { $round }.
table-row = Row { $row }: { $cards }. { $count } of { $most } cards, { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }.
table-turned = Still to be placed: { $cards }.
table-seat = { $name }: { $walkers ->
        [one] 1 Walker
       *[other] { $walkers } Walkers
    } in hand{ $hero ->
        [none] { "" }
       *[other] , Hero { $hero }
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $total ->
        [none] { "" }
       *[other] , { $total } in the match
    }.
table-cards = Your Walkers: { $cards }.
table-hero = Your Hero: { $hero }.
table-hero-used = Your Hero is used.
rows = Rows
row = Row { $row }
bullets = { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }

# What an option means
option-goes-to = goes to row { $row } now
option-sixth = sixth in row { $row } now: takes it, { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }
option-low = lower than every last card: you would take a row
option-low-hero = lower than every last card: behind the highest, row { $row }
option-take-row = { $cards }: { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }
option-two = two Walkers, each placed in its turn
option-first = placed before all Walkers without a Hero
how-to-type = Type a card: 57
how-to-type-lay-cards = Type your cards: 57, 12+57 or 57+hero
how-to-type-take-a-row = Type a row: row 2

# The full screen
hero = Hero
hero-used = used
row-full = FULL
picked = Picked: { $cards }.
scores-by-hand = Points by hand
column-seat = Seat
column-hand = Hand
column-laid = Laid
column-points = Pts
column-total = Sum
column-of-hand = { $hand }
hint-lay-a-card = Space picks a card, Enter lays it; or type its number.
hint-lay-cards = Space picks one or two cards, h your Hero, Enter lays them.
hint-row = Point at a row, or type its number; Enter takes it.
key-hero = h, +
help-point = point at a card or a row
help-pick = pick it up, or put it back
help-lay = lay what you picked (or the card you point at), take the row
help-digits = type a card's number, or a row's
help-hero = pick your Hero; + joins two cards, as in 12+57

# Where a part begins
mark-hand-begun = Hand { $hand }
mark-round-begun = Round { $round }

# The scene in the browser
scene-hands = Everybody's hands
scene-seats = Seats
scene-turned = Turned up, in the order of placing
scene-fill = { $count } of { $most }
scene-takes = the { $card } takes it: { $points }
scene-take-this = Take
scene-hero = Hero { $hero }
scene-pick = Pick a card
scene-pick-other = Pick another card
scene-lay = Lay { $cards }
scene-lay-instead = Lay { $cards } instead
scene-sending = { $cards } is on its way…
scene-laid = laid face down
scene-laid-tag = laid
scene-laid-mine = You have laid { $cards } face down.
scene-undo = Until everybody is ready you can undo it and lay something else.
scene-change = Until everybody is ready you can still pick something else.
scene-hint-lay-a-card = Pick a card and see where it would go.
scene-hint-lay-cards = Pick one or two cards and see where they would go.
scene-hint-take-a-row = Choose the row that you take.
scene-face-down =
    { $count ->
        [one] One card lies face down.
       *[other] { $count } cards lie face down.
    }
scene-pile =
    { $count ->
        [0] { $name } has taken no cards.
        [one] { $name } has taken 1 card:
       *[other] { $name } has taken { $count } cards:
    }
scene-final = The final score
scene-hand-over = Hand { $hand } is over
scene-go-on = On to hand { $hand }
scene-most-win = The most points win.
scene-fewest-win = The fewest points win.
scene-leads = leads

# What speaks for an option
reason-row = { $choice } costs { $mine ->
            [one] 1 point
           *[other] { $mine } points
        }, { $other } costs { $theirs }.
reason-risk = { $choice } puts about { $mine ->
            [one] 1 point
           *[other] { $mine } points
        } at risk in this round, { $other } about { $theirs }.
reason-wins-more = { $choice } is likely to win more in this round than { $other }, for what it takes out of your hand.

# What an option is called
answer-lay = { $cards }{ $hero ->
        [yes] {" "}with the Hero
       *[no] { "" }
    }
