# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = Everybody has a deck. The marker decides: now the highest number wins, now the lowest. Until the last END.
goal = The largest pile wins. The marker says whether high or low wins the battle.
option-actions = What the 5s and 7s do
actions-standard = 5 discard, 7 draw
actions-swapped = 5 draw, 7 discard
option-unclaimed = Cards of an unfinished battle
unclaimed-nobody = count for nobody
unclaimed-owners = go back to their owners' piles
way-two = TacDex, two players

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Survivors
theme-walkers = Walkers
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# What is asked
ask-select-a-card = Play a card face down for this battle.
ask-add-a-card = Your REDO: add a card from your hand. Without one you have no number.
ask-turn-the-marker = Your FLIP: turn the marker from { $side } to the other side, or leave it.
ask-choose-an-opponent = Your DISCARD: choose an opponent. They lose a random card.

# What happened
event-deck-made =
    { $you ->
        [yes] Your deck, the { $theme ->
            [survivors] Survivors
           *[walkers] Walkers
        }, is shuffled. Your END is somewhere in its lower half.
       *[no] { $seat }'s deck, the { $theme ->
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
event-revealed = Revealed: { $cards }.
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
        [TD-243] Both show FLIP. Nobody flips, so it is a tie. { $seats } fight on.
        [TD-266] Now both show FLIP. Nobody flips, so it is a tie. { $seats } fight on.
        [TD-354] Everybody shows FLIP. Nobody flips, so it is a tie. { $seats } fight on.
        [TD-264] Both show REDO. Nobody adds a card, so it is a tie. { $seats } fight on.
        [TD-356] Everybody shows REDO. Nobody adds a card, so it is a tie. { $seats } fight on.
       *[other] A tie: { $seats } fight on for { $count } cards.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD by { $by }: your { NAME($card) } goes under your deck.
       *[no] DISCARD by { $by }: one of { $seat }'s cards goes under the deck.
    }
event-discard-lost =
    { $you ->
        [yes] Your DISCARD does nothing: no opponent has three cards.
       *[no] { $seat }'s DISCARD does nothing: no opponent has three cards.
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
        [yes] Your deck is empty, so you draw nothing.
       *[no] { $seat }'s deck is empty, so they draw nothing.
    }
event-end-shown =
    { $you ->
        [yes] You draw your END and show it.
       *[no] { $seat } draws END and shows it.
    } { $missing ->
        [0] It is the last one.
        [one] One more END to come.
       *[other] { $missing } more ENDs to come.
    }
event-dropped-out =
    { $you ->
        [yes] You have no cards left, so you are out of this battle.
       *[no] { $seat } has no cards left and is out of this battle.
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
web-decisive = Biggest battle
decisive-when = no. { $battle }
outcome-last-end =
    The last END is out. { $count ->
        [one] { $you ->
            [yes] You have won the most cards.
           *[no] { $winners } wins with the most cards.
        }
       *[other] { $you ->
            [yes] You and { $others } share the win with the most cards.
           *[no] { $winners } share the win with the most cards.
        }
    } { $scores }.
outcome-too-few-players =
    Fewer than two players have a card left. { $count ->
        [one] { $you ->
            [yes] You win with the most cards.
           *[no] { $winners } wins with the most cards.
        }
       *[other] { $you ->
            [yes] You and { $others } share the win with the most cards.
           *[no] { $winners } share the win with the most cards.
        }
    } { $scores }.

# Why not
refusal-select-a-card = Choose a card. You can't pass.
refusal-select-only-one-card = Choose one card only.
refusal-end-does-not-fight = END has no number and can't fight.
refusal-not-in-your-hand = You don't have { $choice }.
refusal-too-few-cards = DISCARD works only on a hand of three cards or more.
refusal-choose-an-opponent = Choose an opponent at this table.

# The table in words
table-battle = Battle { $battle }. The marker shows { $side }: the { $side ->
        [HIGH] highest
       *[LOW] lowest
    } number wins.
table-shown = Last revealed: { $cards }.
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
table-end-draw = Your END is among your next draws: { $first } to { $last }.

# What an option means
option-chance = beats { $percent } % of what they may play
option-action = { $action ->
        [flip] FLIP: once all cards are revealed, you may turn the marker
        [redo] REDO: once all cards are revealed, you add a card
        [discard] DISCARD: an opponent loses a random card
       *[draw] DRAW: you draw one more card
    }
option-add = fights with this number
option-keep-redo = no number: you can't win
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
# What one types in answers; the notation always works as well.
typed-seat = seat
typed-keep = keep
typed-flip = flip

# The full screen
marker-line = { $side ->
        [HIGH] highest wins
       *[LOW] lowest wins
    }
caption = Battle { $battle }{ $tied ->
        [yes] , extended
       *[no] { "" }
    }
column-seat = Player
column-hand = Hand
column-deck = Deck
column-pile = Won
column-end = END in
seat-fights = fights on
seat-sits-out = sits out
seat-out = no cards
seat-end = out
seat-end-draw = { $first }–{ $last }
clash-none = Nothing revealed yet.
clash-pot = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to be won: { $cards }
clash-won = Last battle: { $you ->
        [yes] you won.
       *[no] { $seat } won.
    }
choice-flip = Turn it
choice-keep = Leave it
choice-nothing = nothing
score = Cards won
score-unclaimed = { $count ->
        [one] 1 card stays
       *[other] { $count } cards stay
    } unclaimed.
hint-select-a-card = Point at a card or type its number; Enter plays it.
hint-add-a-card = Point at a card, or k for none; Enter adds it.
hint-turn-the-marker = f turns the marker, k leaves it; Enter answers.
hint-choose-an-opponent = Point at a seat or type its number; Enter chooses.
key-flip = f, k
key-redo = r
help-point = point at a card, a side or a seat
help-answer = answer with what you point at
help-digits = type a card's number, or a seat's
help-flip = turn the marker, or leave it
help-redo = point at your REDO (again for the rule)

# Where a part begins
mark-round-begun = Battle { $battle }, round { $round }

# The scene in the browser
scene-arena = The battle
scene-battle = Battle { $battle }
scene-extended = The battle goes on
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
scene-stands = Right now: { $what }
scene-would-win =
    { $you ->
        [yes] you win
       *[no] { $name } wins
    }
scene-would-tie = a tie between { $names }
scene-pick = Pick a card
scene-with = With { $card }: { $what }
scene-binding = You can't take it back.
scene-lay = Play { $card } face down
scene-add = Add { $card }
scene-sending = Sending…
scene-laid = played face down
scene-laid-tag = played
scene-laid-mine = You have played { $card } face down.
scene-waits = When everybody is ready, all cards are revealed.
scene-known = What you know
scene-won-cards = You have won: { $cards }
scene-unseen-own = Cards in your deck that you have not seen
scene-unseen = { $name }: cards nobody has seen, in hand or deck
scene-end-draw = END is among the next draws: { $first } to { $last }.
scene-final = Final score
scene-most-cards = Most cards win.
scene-wins = wins
scene-column-seat = Player
scene-column-cards = Cards won

# What speaks for an option
reason-battle = { $choice } wins against { $mine } % of what they may play, { $other } against { $theirs } %.
reason-spares = { $choice } wins less often now ({ $mine } % instead of { $theirs } %), but you keep { $other } for a bigger battle.
reason-cards-won = “{ $choice }” wins { $mine ->
            [one] 1 card
           *[other] { $mine } cards
        }, “{ $other }” wins { $theirs ->
            [0] none
           *[other] { $theirs }
        }.
reason-uses-up = { $choice } costs you the weaker card: it would beat { $mine } % of what they hold, { $other } would beat { $theirs } %.
reason-spends-card = “{ $choice }” keeps your cards; { $other } would cost you one.
reason-hand-side = Your hand would beat { $mine } % of theirs after “{ $choice }”, { $theirs } % after “{ $other }”.
reason-victim-pile = { $choice } has won { $mine ->
            [one] 1 card
           *[other] { $mine } cards
        } so far, { $other } { $theirs }.
reason-victim-hand = { $choice } holds { $mine ->
            [one] 1 card
           *[other] { $mine } cards
        }, { $other } { $theirs }.
reason-pile = A few battles later you have about { $mine } cards with “{ $choice }”, { $theirs } with “{ $other }”.
reason-lead = A few battles later your lead over the next player is about { $mine } with “{ $choice }”, { $theirs } with “{ $other }”.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-won = { $choice } won { $you ->
    [yes] you
   *[no] { $seat }
} { $mine ->
    [0] nothing
    [one] 1 card
   *[other] { $mine } cards
}; { $better } would have won { $theirs ->
    [one] 1 card
   *[other] { $theirs } cards
}.

# What an option is called
label-flip = Turn to { $side }
label-keep = Leave it on { $side }
label-add-nothing = Add nothing
name-redo = REDO
name-end = END

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] All level: { $count } { $count ->
        [one] card
       *[other] cards
    }
   *[no] Ahead: { $names }, { $count } { $count ->
        [one] card
       *[other] cards
    }
}
# Great moments, as they are announced
moment-battle-turns = The battle turns
moment-tie = A tie
moment-last-battle = The last battle is over
moment-great-pot = A great pot is won

# What people say at the table with one press
emote-gotcha = Gotcha!
emote-turn-it = Turn it, I dare you
emote-again = Again?!
emote-brains = Brains…
emote-thinking = Let me think
emote-well-played = Well played
