# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = A deck each, one marker: now the highest number wins, now the lowest. Until the last END.
goal = Largest pile wins. The marker says whether high or low takes the battle.
option-actions = What the 5s and 7s do
actions-standard = 5 discard, 7 draw
actions-swapped = 5 draw, 7 discard
option-unclaimed = Cards of an unfinished battle
unclaimed-nobody = count for nobody
unclaimed-owners = go back to their owners' piles

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Survivors
theme-walkers = Walkers
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# What is asked
ask-select-a-card = Select a card for the battle and lay it face down.
ask-add-a-card = Your REDO: add a card from your hand, or keep to it and have no number.
ask-turn-the-marker = Your FLIP: turn the marker from { $side } to the other side, or keep it.
ask-choose-an-opponent = Your DISCARD: choose an opponent, who loses a card at random.

# What happened
event-deck-made =
    { $you ->
        [yes] Your deck, the { $theme ->
            [survivors] Survivors
           *[walkers] Walkers
        }, is shuffled; your END is somewhere in its lower part.
       *[no] The deck of { $seat }, the { $theme ->
            [survivors] Survivors
           *[walkers] Walkers
        }, is shuffled.
    }
event-marker-placed = The marker shows { $side }.
event-hand-drawn =
    { $you ->
        [yes] You draw { NAME($cards) }.
       *[no] { $seat } draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
event-round-begun =
    { $rule ->
        [TD-193] Battle { $battle } goes on: { $seats } fight again. The marker shows { $side }.
       *[other] Battle { $battle }. The marker shows { $side }.
    }
event-revealed = Turned up: { $cards }.
event-card-added =
    { $you ->
        [yes] You add { NAME($card) }.
       *[no] { $seat } adds { NAME($card) }.
    }
event-nothing-added =
    { $you ->
        [yes] You add no card: you have no number.
       *[no] { $seat } adds no card, and has no number.
    }
event-marker-turned =
    { $rule ->
        [TD-191] The tie turns the marker to { $side }.
       *[other] { $you ->
            [yes] You turn the marker to { $side }.
           *[no] { $seat } turns the marker to { $side }.
        }
    }
event-marker-kept =
    { $you ->
        [yes] You keep the marker on { $side }.
       *[no] { $seat } keeps the marker on { $side }.
    }
event-battle-won =
    { $you ->
        [yes] You win { $count ->
            [one] 1 card
           *[other] { $count } cards
        }: { NAME($cards) }.
       *[no] { $seat } wins { $count ->
            [one] 1 card
           *[other] { $count } cards
        }: { NAME($cards) }.
    }
event-battle-tied =
    { $rule ->
        [TD-243] Both show FLIP: nobody flips, and it is a tie. { $seats } fight on.
        [TD-266] Both show FLIP now: nobody flips, and it is a tie. { $seats } fight on.
        [TD-354] Everybody shows FLIP: nobody flips, and it is a tie. { $seats } fight on.
        [TD-264] Both show REDO: nobody adds a card, and it is a tie. { $seats } fight on.
        [TD-356] Everybody shows REDO: nobody adds a card, and it is a tie. { $seats } fight on.
       *[other] A tie: { $seats } fight on for { $count } cards.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD ({ $by }): your { NAME($card) } goes under your deck.
       *[no] DISCARD ({ $by }): a card of { $seat } goes under the deck.
    }
event-discard-lost =
    { $you ->
        [yes] Your DISCARD hits nobody: no opponent holds three cards.
       *[no] The DISCARD of { $seat } hits nobody: no opponent holds three cards.
    }
event-card-drawn =
    { $rule ->
        [TD-322] { $you ->
            [yes] You draw an extra card: { NAME($card) }.
           *[no] { $seat } draws an extra card.
        }
       *[other] { $you ->
            [yes] You draw { NAME($card) }.
           *[no] { $seat } draws a card.
        }
    }
event-nothing-to-draw =
    { $you ->
        [yes] Your deck is empty: you draw nothing.
       *[no] The deck of { $seat } is empty: nothing is drawn.
    }
event-end-shown =
    { $you ->
        [yes] You draw your END and lay it open.
       *[no] { $seat } draws END and lays it open.
    } { $missing ->
        [0] It is the last one.
        [one] One more is missing.
       *[other] { $missing } more are missing.
    }
event-dropped-out =
    { $you ->
        [yes] You have no card left, and drop out of the battle.
       *[no] { $seat } has no card left, and drops out of the battle.
    }
event-left-unclaimed = { $count ->
        [one] One card on the table counts
       *[other] { $count } cards on the table count
    } for nobody.
event-own-taken-back =
    { $you ->
        [yes] You take your own cards back into your pile: { NAME($cards) }.
       *[no] { $seat } takes their own cards back into the pile: { NAME($cards) }.
    }

# How it ended
outcome-last-end =
    The last END is out. { $count ->
        [one] { $you ->
            [yes] You win with the most cards.
           *[no] { $winners } wins with the most cards.
        }
       *[other] { $winners } share the win with the most cards.
    } { $scores }.
outcome-too-few-players =
    Fewer than two players have a card left. { $count ->
        [one] { $you ->
            [yes] You win with the most cards.
           *[no] { $winners } wins with the most cards.
        }
       *[other] { $winners } share the win with the most cards.
    } { $scores }.

# Why not
refusal-select-a-card = Select a card: you cannot pass.
refusal-select-only-one-card = Select one card only.
refusal-end-does-not-fight = END has no number and does not fight.
refusal-not-in-your-hand = You do not hold { $choice }.
refusal-too-few-cards = DISCARD needs a hand of at least three cards.
refusal-choose-an-opponent = Choose an opponent at this table.

# The table in words
table-battle = Battle { $battle }. The marker shows { $side }: the { $side ->
        [HIGH] highest
       *[LOW] lowest
    } number wins.
table-shown = Turned up last: { $cards }.
table-pot = { $count ->
        [one] One card lies
       *[other] { $count } cards lie
    } on the table to be won.
table-tied = Fighting on: { $names }.
table-seat = { $name }, { $theme ->
        [survivors] Survivors
       *[walkers] Walkers
    }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck, { $pile } won{ $end ->
        [yes] , END is out
       *[no] { "" }
    }.
table-cards = Your hand: { $cards }.
table-buried = Under your deck: { $cards }.
table-card = { $card }{ $action ->
        [none] { "" }
       *[other] { " " }({ $action })
    }
table-end-draw = Your END comes with draw { $first } to { $last } from now.

# What an option means
option-chance = wins against { $percent } % of what may be shown
option-action = { $action ->
        [flip] FLIP: turn the marker or not once all cards are seen
        [redo] REDO: add a card once all cards are seen
        [discard] DISCARD: an opponent loses a random card
       *[draw] DRAW: one card more for you
    }
option-add = fights with this number
option-keep-redo = no number: you cannot win
option-flip = the marker shows { $side }
option-keep = the marker stays on { $side }
option-victim = { $hand ->
            [one] 1 card
           *[other] { $hand } cards
        } in hand, { $pile } won
how-to-type = Type a card: 11, or redo
how-to-type-add-a-card = Type a card to add, or keep
how-to-type-turn-the-marker = Type flip or keep
how-to-type-choose-an-opponent = Type a seat: seat 2

# The full screen
marker-line = { $side ->
        [HIGH] highest wins
       *[LOW] lowest wins
    }
caption = Battle { $battle }{ $tied ->
        [yes] , extended
       *[no] { "" }
    }
column-seat = Seat
column-hand = Hand
column-deck = Deck
column-pile = Won
column-end = END in
seat-fights = fights on
seat-sits-out = sits out
seat-out = no cards
seat-end = out
seat-end-draw = { $first }–{ $last }
clash-none = Nothing has been turned up yet.
clash-pot = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to be won: { $cards }
clash-won = Last battle: { $you ->
        [yes] you won.
       *[no] { $seat } won.
    }
choice-flip = Turn it
choice-keep = Keep to it
choice-nothing = nothing
score = Cards won
score-unclaimed = { $count ->
        [one] 1 card stays
       *[other] { $count } cards stay
    } unclaimed.
hint-select-a-card = Point at a card or type its number; Enter lays it.
hint-add-a-card = Point at a card, k is none; Enter adds it.
hint-turn-the-marker = f turns the marker, k keeps it; Enter answers.
hint-choose-an-opponent = Point at a seat or type its number; Enter chooses.
key-flip = f, k
key-redo = r
help-point = point at a card, a side or a seat
help-answer = answer with what you point at
help-digits = type a card's number, or a seat's
help-flip = turn the marker, or keep to what there is
help-redo = point at your REDO (and again for the rule)

# Where a part begins
mark-round-begun = Battle { $battle }, round { $round }

# The scene in the browser
scene-arena = The battle
scene-battle = Battle { $battle }
scene-extended = Extended Battle
scene-wins-now = The { $side ->
        [HIGH] highest
       *[LOW] lowest
    } number wins.
scene-pot = { $count ->
        [one] card to win
       *[other] cards to win
    }
scene-hand = hand
scene-deck = deck
scene-pile = won
scene-shows = Shows { $cards }.
scene-in-the-pot = On the table: { $cards }.
scene-lays = chooses
scene-ready = ready
scene-decides = decides
scene-sits-out = sits out
scene-no-cards = no cards
scene-fights-on = fights on
scene-takes =
    { $you ->
        [yes] You win the battle{ $count ->
            [0] { "" }
           *[other] { " " }and take { $count } cards
        }.
       *[no] { $name } wins the battle{ $count ->
            [0] { "" }
           *[other] { " " }and takes { $count } cards
        }.
    }
scene-tie = A tie: { $names } fight on.
scene-nobody = Nobody takes the cards.
scene-stands = As the cards lie: { $what }
scene-would-win =
    { $you ->
        [yes] you win
       *[no] { $name } wins
    }
scene-would-tie = a tie between { $names }
scene-pick = Pick a card
scene-with = With { $card }: { $what }
scene-binding = Once laid, it stays: you cannot take it back.
scene-lay = Lay { $card } face down
scene-add = Add { $card }
scene-sending = On its way…
scene-laid = laid face down
scene-laid-tag = laid
scene-laid-mine = You have laid { $card } face down.
scene-waits = It stays there. When everybody is ready, all cards are turned up.
scene-known = What you can know
scene-won-cards = You have won: { $cards }
scene-unseen-own = Your deck: cards you have not seen yet
scene-unseen = { $name }: cards nobody has seen yet, in hand or deck
scene-end-draw = END comes with draw { $first } to { $last } from now.
scene-final = The final score
scene-most-cards = The most cards win.
scene-wins = wins
scene-column-seat = Seat
scene-column-cards = Cards won

# What speaks for an option
reason-battle = As the marker lies, { $choice } wins against { $mine } % of what may be shown, { $other } against { $theirs } %.
reason-spares = { $choice } wins less often now ({ $mine } % against { $theirs } %), but keeps { $other } for a battle that is worth more.

# What an option is called
label-flip = Turn to { $side }
label-keep = Keep { $side }
label-add-nothing = Add nothing
name-redo = REDO
name-end = END
