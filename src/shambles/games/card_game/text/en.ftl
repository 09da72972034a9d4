# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = Rows of Walkers grow. Hunt them in Hero mode, or avoid them in Survival mode.
goal-hero = Most bullets win. The sixth card in a row takes it.
goal-survival = Fewest bullets win. The sixth card in a row takes it.
mode-hero = Hero mode
mode-survival = Survival mode
option-mode = Mode
option-hands = Hands to play
way-hero = Card Game, Hero mode
way-survival = Card Game, Survival mode

# What is asked
ask-lay-a-card = Play one card face down.
ask-lay-cards = Play one or two cards face down: one Walker, two Walkers, or a Walker with your Hero.
ask-take-a-row = Your { $card } is lower than the last card of every row. Choose a row to take. Your { $card } starts it again.

# What happened
event-hand-begun = Hand { $hand } begins. All Walkers are shuffled.
event-hand-dealt =
    { $you ->
        [yes] Your hand: { $cards }.
       *[no] { $seat } gets { $count } Walkers.
    }
event-hero-taken =
    { $you ->
        [yes] Your Hero is { $hero }.
       *[no] { $seat }'s Hero is { $hero }.
    }
event-rows-started = The rows start with { $cards }.
event-round-begun = Round { $round } begins.
event-turned-up = Revealed: { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Your { $card }
           *[no] { $seat }'s { $card }
        } is lower than every last card. It goes behind the highest one, in row { PLACE($row) }.
       *[other] { $you ->
            [yes] Your { $card }
           *[no] { $seat }'s { $card }
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
event-hand-scored = Hand { $hand } is over: { $points }.{ $hand ->
        [1] {""}
       *[other] {" "}Totals: { $totals }.
    }

# How it ended
web-decisive = Biggest row
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] You have the most bullets.
           *[no] { $winners } wins with the most bullets.
        }
       *[other] { $you ->
            [yes] You and { $others } share the win with the most bullets.
           *[no] { $winners } share the win with the most bullets.
        }
    }
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] You survive with the fewest bullets.
           *[no] { $winners } survives with the fewest bullets and wins.
        }
       *[other] { $you ->
            [yes] You and { $others } share the win with the fewest bullets.
           *[no] { $winners } share the win with the fewest bullets.
        }
    }

# Why not
refusal-no-heroes-here = There are no Heroes in Survival mode.
refusal-lay-one-card = Play a card. You can't pass.
refusal-lay-only-one-card = Play one card only.
refusal-not-in-your-hand = You don't have { $choice }.
refusal-lay-a-walker = Add a Walker: a Hero never plays alone, and you can't pass.
refusal-hero-and-one-walker = A Hero goes with one Walker, not with two.
refusal-lay-at-most-two = Play at most two cards.
refusal-hero-is-used = You have already used your Hero in this hand.

# The table in words
table-hand = Hand { $hand } of { $hands }, round { $round }.
table-round = Round { $round }.
table-row = Row { $row }: { $cards }. { $count } of { $most } cards, { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }.
table-turned = Still to place: { $cards }.
table-seat = { $name }: { $walkers ->
        [one] 1 Walker
       *[other] { $walkers } Walkers
    } in hand{ $hero ->
        [none] { "" }
       *[other] , Hero { $hero }
    }, { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
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
option-goes-to = would go to row { $row } now
option-sixth = would be the sixth in row { $row } now and take it: { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }
option-low = lower than every last card: you would have to take a row
option-low-hero = lower than every last card: would go behind the highest, in row { $row }
option-take-row = { $cards }: { $points ->
        [one] 1 bullet
       *[other] { $points } bullets
    }
option-two = two Walkers, each placed when its number comes up
option-first = placed before all Walkers without a Hero
how-to-type = Type a card: 57
how-to-type-lay-cards = Type your cards: 57, 12+57 or 57+hero
how-to-type-take-a-row = Type a row: row 2
# What one types in answers; the notation always works as well.
typed-row = row
typed-hero = hero

# The full screen
hero = Hero
hero-used = used
row-full = FULL
picked = You picked: { $cards }.
scores-by-hand = Points by hand
column-seat = Player
column-hand = Hand
column-laid = Played
column-points = Pts
column-total = Total
column-of-hand = { $hand }
hint-lay-a-card = Space picks a card, Enter plays it; or type its number.
hint-lay-cards = Space picks one or two cards, h your Hero, Enter plays them.
hint-row = Point at a row, or type its number; Enter takes it.
key-hero = h, +
help-point = point at a card or a row
help-pick = pick it up, or put it back
help-lay = play what you picked (or the card you point at), take the row
help-digits = type a card's number, or a row's
help-hero = pick your Hero; + joins two cards, as in 12+57

# Where a part begins
mark-hand-begun = Hand { $hand }
mark-round-begun = Round { $round }

# The scene in the browser
scene-hands = Everybody's hands
scene-seats = Players
scene-turned = Revealed, in the order in which they are placed
scene-fill = { $count } of { $most }
scene-takes = the { $card } takes this row: { $points }
scene-take-this = Take
scene-hero = Hero { $hero }
scene-pick = Pick a card
scene-add-a-walker = Add a Walker
scene-pick-other = Pick another card
scene-lay = Play { $cards }
scene-lay-instead = Play { $cards } instead
scene-sending = Sending { $cards }…
scene-laid = played face down
scene-laid-tag = played
scene-laid-mine = You have played { $cards } face down.
scene-undo = You can undo this until everybody is ready.
scene-change = You can change this until everybody is ready.
scene-hint-lay-a-card = Pick a card to see where it would go.
scene-hint-lay-cards = Pick one or two cards to see where they would go.
scene-hint-take-a-row = Choose the row you take.
scene-face-down =
    { $count ->
        [one] One card is face down.
       *[other] { $count } cards are face down.
    }
scene-pile =
    { $count ->
        [0] { $name }: no cards taken.
        [one] { $name }, 1 card taken:
       *[other] { $name }, { $count } cards taken:
    }
scene-final = Final score
scene-hand-over = Hand { $hand } is over
scene-go-on = Continue with hand { $hand }
scene-most-win = Most bullets win.
scene-fewest-win = Fewest bullets win.
scene-leads = leads

# What speaks for an option
reason-row = { $choice } costs { $mine ->
            [one] 1 bullet
           *[other] { $mine } bullets
        }, { $other } costs { $theirs }.
reason-risk = { $choice } risks about { $mine ->
            [one] 1 bullet
           *[other] { $mine } bullets
        } this round, { $other } about { $theirs }.
reason-later = { $choice } would be harder to lay later: after it your other cards cost about { $mine ->
            [one] 1 bullet
           *[other] { $mine } bullets
        }, after { $other } { $theirs }.
reason-rest = { $choice } leaves you safer rows: your other cards then cost about { $mine ->
            [one] 1 bullet
           *[other] { $mine } bullets
        }, after { $other } { $theirs }.
reason-wins = This round { $choice } should win about { $mine ->
            [one] 1 bullet
           *[other] { $mine } bullets
        }, { $other } about { $theirs }.
reason-fills = { $other } would fill a row and leave its { $theirs } bullets to the next card; { $choice } leaves { $mine ->
            [0] none
           *[other] { $mine }
        }.
reason-keeps = { $choice } lays fewer Walkers than { $other }, so you still have some when the others run out.
reason-keeps-hero = With { $choice } you keep your Hero for a fuller row; { $other } uses it up.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-took = { $you ->
    [yes] You took
   *[no] { $seat } took
} { $mine ->
    [one] 1 bullet
   *[other] { $mine } bullets
} with { $choice }; with { $better } it would have been { $theirs ->
    [0] none
   *[other] { $theirs }
}.
review-won = { $you ->
    [yes] You won
   *[no] { $seat } won
} { $mine ->
    [0] nothing
    [one] 1 bullet
   *[other] { $mine } bullets
} with { $choice }; with { $better } it would have been { $theirs }.

# What an option is called
answer-lay = { $cards }{ $hero ->
        [yes] {" "}with the Hero
       *[no] { "" }
    }

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] All level: { $count } { $count ->
        [one] bullet
       *[other] bullets
    }
   *[no] Ahead: { $names }, { $count } { $count ->
        [one] bullet
       *[other] bullets
    }
}
# Great moments, as they are announced
moment-hero-kills = A Hero strikes
moment-row-falls = A row falls
moment-hand-decided = The last card decides

# What people say at the table with one press
emote-ouch = Ouch!
emote-lucky = Lucky you
emote-my-row = That was my row
emote-run = Run!
emote-well-played = Well played
emote-one-more = One more hand?
