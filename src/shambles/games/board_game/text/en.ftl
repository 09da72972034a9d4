# The Walking Dead: The Board Game

game = The Walking Dead: The Board Game
game-line = Cross a Georgia full of the dead, gather survivors and supplies, and be the first to scout three safe places.
goal = Be the first to scout three Locations.
goal-cooperation = Be the first to scout three Locations, alone or as a group.
goal-alone = Scout three Locations before all your survivors are dead.
option-cooperation = Players may form groups
option-play_on = Play on after somebody wins (four players or more)
play_on-ask = Ask the others
play_on-always = Always
play_on-never = Never
option-balance = The characters
balance-book = As in the box
balance-even = Balanced: weak characters start with more, strong ones with less
option-box = Box of cards
option-map = Map
way-race = The Board Game, every player alone

# What is asked
ask-leave-group = { $target } starts a turn for your group. Stay, or leave the group here?
ask-return = Your last survivor is dead. Come back with a new character and follower?
ask-play-on = { $seats } found a safe haven. Do you want to play on?
ask-wish = What should the game always do for you without asking?
ask-which-first = { NAME($cards) } happen at the same time. Which comes first?
ask-recover = Recover: eat, use something, or continue.
ask-move =
    { $steps ->
        [0] You have no steps left. Stop, or do something else first.
        [one] Move: you have 1 step left.
       *[other] Move: you have { $steps } steps left.
    }
ask-join-group = { $target } asks you to play together as a group. You share dice, and you win together.
ask-between = Before the next card: use something, or continue.
ask-fight-on =
    { $short ->
        [one] You are 1 kill short.
       *[other] You are { $short } kills short.
    } Fire, use something, or stop and take fatigue.
ask-act-on =
    { $short ->
        [one] You are 1 Action short.
       *[other] You are { $short } Actions short.
    } Improve the roll, or accept it.
ask-help = { $target } asks for help: { $fighting ->
        [yes] { $short ->
            [one] 1 kill short
           *[other] { $short } kills short
        }
       *[no] { $short ->
            [one] 1 Action short
           *[other] { $short } Actions short
        }
    }.
ask-stay-quiet = The shot makes noise. Keep it quiet, or let zombies come?
ask-save = { NAME($survivor) } is dying. Save { NAME($survivor) }?
ask-place-fatigue = { $left ->
        [1] Which survivor takes the fatigue?
       *[other] { $left } fatigue to take. Which survivor takes the next one?
    }
ask-take-fatigue = { $target } asks the group to take 1 fatigue. Choose one of your survivors, or refuse.
ask-heal = Who is healed?
ask-pay-or-not = The card costs { NAME($bill) }. Pay, or fail.
ask-pay-with = { $resource ->
        [any] Pay 1 resource of your choice.
       *[other] Pay 1 { NAME($resource) }.
    }
ask-chip-in = { $resource ->
        [any] { $target } asks the group to pay 1 resource. Choose which, or refuse.
       *[other] { $target } asks the group to pay 1 { NAME($resource) }. Pay it, or refuse.
    }
ask-bear-it = You failed, and this happens: { NAME($what) }. Accept it, or ask the group to take it.
ask-bear-for = { $target } asks the group to take this: { NAME($what) }. Agree, or refuse.
ask-gain-any = Choose what you get. { $left ->
        [one] 1 to go.
       *[other] { $left } to go.
    }
ask-lose-any = Choose what you lose. { $left ->
        [one] 1 to go.
       *[other] { $left } to go.
    }
ask-collect = Collect { NAME($icons) } from this space, or leave it.
ask-vote = { NAME($card) }: { $ayes } for, { $noes } against. Vote yes or no.
ask-vote-last = { NAME($card) }: { $ayes } for, { $noes } against. You vote last. In a tie your vote decides.
ask-name-a-player = { NAME($card) }: choose the player who decides.
ask-agree = { NAME($card) }: { $target } lets you decide. Yes or no?
ask-take-a-side = { NAME($card) }: choose what happens.
ask-which-challenge = { NAME($card) }: choose your challenge.
ask-which-effect = Choose what happens.
ask-leave-behind = Which follower do you leave behind?
ask-sacrifice = Which follower dies?
ask-which-start = { NAME($survivor) } waits on the nearest start space. Several are equally near. Choose one.
ask-drop-item = Which item do you discard?
ask-place-token = Choose the space for { $left ->
        [1] the zombie token
       *[other] the next of { $left } zombie tokens
    }.
ask-remove-token = Choose a zombie token to take away, up to { $left }.
ask-look-at-token = Choose a face-down token to turn up, up to { $left }.
ask-swap-private = Swap your private Location for one of the cards you just saw, or keep it.

# What happened: set-up and turns
event-party-dealt = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { NAME($character) } with { NAME($follower) }, starting on { NAME($space) }.
event-public-locations = Locations for everybody: { NAME($locations) }.
event-private-location =
    { $you ->
        [yes] Your private Location is { NAME($location) }.
       *[no] { $seat } takes a private Location.
    }
event-followers-stranded = Waiting on the other start spaces: { NAME($followers) }.
event-rolled-for-first = Actions rolled for the first turn: { $actions }.
event-first-player = { $you ->
        [yes] You go
       *[no] { $seat } goes
    } first.
event-turn-begun = Round { $round }: { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }.
event-returned = { $you ->
        [yes] You come
       *[no] { $seat } comes
    } back as { NAME($character) } on { NAME($space) }.
event-stayed-out = { $you ->
        [yes] You are
       *[no] { $seat } is
    } out of the game.
event-all-answered = { $seats } have answered.
event-invited = { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } { $target } to play together.
event-invitation-refused = { $you ->
        [yes] You do not
       *[no] { $seat } does not
    } join the group.
event-group-formed = { $seats } play together from now on.
event-group-left = { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the group on { NAME($space) }.
event-wish-changed = { $always ->
        [yes] { $you ->
            [yes] From now on you always choose
           *[no] From now on { $seat } always chooses
        }: { NAME($wish) }.
       *[no] { $you ->
            [yes] You will be asked again
           *[no] { $seat } will be asked again
        }: { NAME($wish) }.
    }
event-help-asked = { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } the group for help: { NAME($what) }.
event-nobody-helped = Nobody helps { $you ->
        [yes] you
       *[no] { $seat }
    }.

# Movement and tokens
event-ate = { NAME($survivor) } eats and has { $fatigue } fatigue left.
event-stepped =
    { $gas ->
        [yes] { $you ->
        [yes] You drive
       *[no] { $seat } drives
    } to { NAME($path) }.
       *[no] { $you ->
        [yes] You move
       *[no] { $seat } moves
    } to { NAME($path) }.
    }
event-stopped = { $you ->
        [yes] You stop
       *[no] { $seat } stops
    } on { NAME($space) }.
event-arrived = { $you ->
        [yes] You have to stop
       *[no] { $seat } has to stop
    } on { NAME($space) } and face { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-token-placed = A zombie token appears on { NAME($space) }.
event-attracted = Noise! Zombie tokens come to { NAME($spaces) }.
event-token-removed = A zombie token is removed from { NAME($space) }.
event-token-seen = The token on { NAME($space) } shows { $value }.
event-token-fought = The token is removed from { NAME($space) }.
event-tokens-mixed = All tokens are in use: { $count ->
            [one] 1 token is mixed
           *[other] { $count } tokens are mixed
        } back in.

# Fights and rolls
event-fight-begun =
    { $zombies ->
        [one] { $you ->
        [yes] You meet
       *[no] { $seat } meets
    } 1 zombie on { NAME($space) }.
       *[other] { $you ->
        [yes] You meet
       *[no] { $seat } meets
    } { $zombies } zombies on { NAME($space) }.
    }
event-rolled-dice =
    { $kind ->
        [actions] { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { NAME($faces) }: { $total } of { $need } Actions.
       *[other] { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } { NAME($faces) }: { $total } of { $need } kills.
    }
event-rolled-again = { $you ->
        [yes] You reroll
       *[no] { $seat } rerolls
    } die { PLACE($die) }: { NAME($face) }, { $total } in total.
event-ammo-fired = { $you ->
        [yes] You shoot
       *[no] { $seat } shoots
    }: { NAME($face) }, { $total ->
            [one] 1 kill
           *[other] { $total } kills
        } in total.
event-stayed-quiet = { NAME($card) } keeps it quiet.
event-fight-over =
    { $won ->
        [yes] All zombies are dead.
       *[no] { $left ->
            [one] 1 zombie is left.
           *[other] { $left } zombies are left.
        }
    }
event-roll-over =
    { $won ->
        [yes] The roll succeeds: { $total } of { $need } Actions.
       *[no] The roll fails: { $total } of { $need } Actions.
    }
event-fatigued = { NAME($survivor) } has { $fatigue } fatigue.
event-healed = { NAME($survivor) } recovers and has { $fatigue } fatigue.
event-saved = { NAME($card) } saves { NAME($survivor) }.
event-died = { NAME($survivor) } dies.
event-eliminated = { $you ->
        [yes] You have lost your
       *[no] { $seat } has lost their
    } last survivor.
event-nobody-left = Nobody is left to play.

# Encounters
event-card-drawn = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { NAME($card) }.
event-card-passed-over = { NAME($card) } needs other players, and there are none. Another card is drawn.
event-deck-shuffled = The discard pile is shuffled: the Encounter deck has { $count ->
            [one] 1 card
           *[other] { $count } cards
        } again.
event-card-resolved =
    { $success ->
        [yes] { NAME($card) }: success.
       *[no] { NAME($card) }: failure.
    }
event-card-kept = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { NAME($card) }.
event-card-put-away = { NAME($card) } goes to the discard pile.
event-card-discarded = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { NAME($card) }.
event-used = { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { NAME($card) }.
event-compared =
    { $met ->
        [yes] Compared: { $numbers }. Success.
       *[no] Compared: { $numbers }. Failed.
    }
event-vote-cast = { $you ->
        [yes] You vote
       *[no] { $seat } votes
    } { $yes ->
        [yes] yes
       *[no] no
    }.
event-voted = { $ayes ->
        [0] No vote for yes
       *[other] Voted yes: { $seats }
    }; { $noes } { $carried ->
        [yes] against. It is yes
       *[no] against. It is no
    }.
event-target-named = { $you ->
        [yes] You let
       *[no] { $seat } lets
    } { $target } decide.
event-target-answered =
    { $agrees ->
        [yes] { $you ->
        [yes] You say
       *[no] { $seat } says
    } yes.
       *[no] { $you ->
        [yes] You say
       *[no] { $seat } says
    } no.
    }
event-side-taken = { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    }: { $option ->
        [success] { NAME($option) }.
        [fail] { NAME($option) }.
       *[other] { BRANCH($card, $branch) }
    }

# Resources, followers, Locations
event-gained = { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $n } { NAME($resource) }.
event-lost = { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $n } { NAME($resource) }.
event-paid = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $n } { NAME($resource) }.
event-given = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $target } { $n } { NAME($resource) }.
event-payment-refused = { $you ->
        [yes] You do
       *[no] { $seat } does
    } not pay.
event-no-resources = This space gives nothing this turn.
event-collected = { $you ->
        [yes] You collect
       *[no] { $seat } collects
    } { NAME($resources) }.
event-resources-left = { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the resources where they are.
event-joined =
    { $rescued ->
        [yes] { $you ->
        [yes] You rescue
       *[no] { $seat } rescues
    } { NAME($follower) }.
       *[no] { NAME($follower) } joins { $you ->
        [yes] you
       *[no] { $seat }
    }.
    }
event-nobody-joined = There are no followers left for { $you ->
        [yes] you
       *[no] { $seat }
    }.
event-left-behind = { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } { NAME($follower) } behind on { NAME($space) }.
event-locations-seen =
    { $you ->
        [yes] You look at the top of the Location deck: { NAME($locations) }.
       *[no] { $seat } looks at the top { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of the Location deck.
    }
event-private-swapped =
    { $you ->
        [yes] Your private Location is now { NAME($location) }.
       *[no] { $seat } swaps the private Location.
    }
event-number-changed = { $seat }: { NAME($stat) } change by { $n }.
event-scouting-begun = { $you ->
        [yes] You scout
       *[no] { $seat } scouts
    } { NAME($location) }, requirement { $tier }.
event-part-met = { NAME($location) }: one part done.
event-scouting-failed =
    { $may_stay ->
        [yes] { NAME($location) } is not scouted. { $you ->
        [yes] You may
       *[no] { $seat } may
    } stay and try again.
       *[no] { $you ->
        [yes] You fail
       *[no] { $seat } fails
    } to scout { NAME($location) }.
    }
event-scouted = { $you ->
        [yes] You have
       *[no] { $seat } has
    } scouted { NAME($location) }, { $scouted ->
        [one] the first Location
       *[other] { $scouted } Locations now
    }.
event-slot-refilled = Location { $slot } is now { NAME($location) }.
event-slot-emptied = There are no Location cards left: Location { $slot } stays empty.
event-safe-haven =
    { $rescued ->
        [0] { $seats } found a safe haven.
       *[other] { $seats } found a safe haven and rescued { $rescued } of the stranded.
    }
event-stopped-playing = { $you ->
        [yes] You do not play on.
       *[no] { $seat } does not play on.
    }
event-play-goes-on = The others play on: { $seats }.

# How it ended
ending-safe-haven = The third Location was { NAME($location) }, in round { $round }.
ending-nobody-left = The last to fall was { NAME($survivor) }, in round { $round }.
outcome-safe-haven =
    { $count ->
        [one] { $you ->
            [yes] You found a safe haven.
           *[no] { $winners } found a safe haven and wins.
        }
       *[other] { $you ->
            [yes] You and { $others } found a safe haven together and win.
           *[no] { $winners } found a safe haven together and win.
        }
    } Locations scouted: { $scores }.
outcome-nobody-left = Everybody is dead. Nobody wins. Locations scouted: { $scores }.

# Why not
refusal-must-move = You must move at least one space.
refusal-already-scouted = You have already scouted this Location, and there is no other card for it.
refusal-location-closed = There is no face-up card for that Location, and yours is for another one.
refusal-requirement-unmet = You don't have what this Location requires.
refusal-not-in-one-go = You can go at most three spaces in one go, over free ground. Go step by step.
refusal-cannot-pay = You can't pay for that.
refusal-active-stays = You can't leave the group in your own turn.
refusal-not-usable-now = You can't use that now.
refusal-nobody-to-invite = There is nobody here to play together with.
refusal-no-food = You have no food.
refusal-not-fatigued = This survivor has no fatigue and needs no food.
refusal-recover-first = First finish the Recover step.
refusal-too-late-to-eat = You can eat only at the start of your turn.
refusal-may-not-stay = You can't stay here.
refusal-no-such-space = There is no such space.
refusal-no-steps-left = You have no steps left.
refusal-across-the-border = You can cross the border of Atlanta only at the arrows.
refusal-not-adjacent = That space is not next to you.
refusal-gas-limit = You can't use more gas this turn.
refusal-no-gas = You have no gas.
refusal-over-a-resource = You can't drive past a space where you have to stop.
refusal-not-empty = To drive two spaces, both must be empty.
refusal-zombies-at-a-resource = You can't pass zombies on a space where you have to stop.
refusal-no-zombies-to-pass = There are no zombies to pass there.

# The table in words
table-turn = Round { $round }. Turn: { $name }, { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }.
table-public = Open Locations: { $cards }.
table-slot = { $name } on { $space } ({ $needs })
table-private = Your private Location: { $name } on { $space } ({ $needs }).
table-party = { $name } on { $space }: { $survivors }. Food { $food }, gas { $gas }, ammo { $ammo }. Scouted: { $scouted }.
table-party-away = { $name }: { $status }.
table-survivor = { $name }{ $fatigue ->
        [0] { "" }
       *[other] { " " }({ $fatigue } fatigue)
    }
table-items = Items of { $name }: { $items }.
table-group = Playing together: { $names }.
table-pool = Your dice: { $blue } blue, { $red } red, { $green } green.
table-tokens = Zombie tokens: { $tokens }.
table-token = { $space } { $values }
table-face-down = ?
table-markers = Left behind: { $markers }.
table-marker = { $name } on { $space }
table-card = On the table: { $name }. { $text }
table-roll = The roll: { NAME($faces) }, { $total } of { $need }.
table-near = Next to you: { $spaces }.
table-decks = Cards left: { $encounters ->
            [one] 1 encounter
           *[other] { $encounters } encounters
        }, { $locations ->
            [one] 1 Location
           *[other] { $locations } Locations
        }, { $followers ->
            [one] 1 follower
           *[other] { $followers } followers
        }.
table-known-top = You know the top of the Location deck: { $cards }.
status-lost = has lost everybody and may come back
status-out = is out of the game
status-won = has found a safe haven
none = none

# What an option means
option-together = You roll { $together } dice together, { $alone } alone. You win together. But you share one pawn: on { $name }'s turn { $name } decides where it goes and keeps what is found.
option-alone = You roll { $dice } dice, go where you like, and keep all you find. A win is yours alone.
option-eat = 1 food, 1 fatigue less
option-survivor = { $fatigue } fatigue
option-resource = you have { $count }
odds-fight = { $free } % unhurt, { $deadly } % somebody dies, about { $fatigue } fatigue
odds-shot = { $enough } % enough, { $noise } % noise
odds-scouting = about { $chance } %
space-plain = open ground
space-start = a start space
space-resource = { $icons }: one card each
space-zombies = { $count ->
        [one] 1 zombie token
       *[other] { $count } zombie tokens
    }
space-follower = { $name } waits here
space-party = { $name } is here
how-to-type = Type the code in front of an option: b04, gas b04, stop
how-to-type-move = Type a step: b04, gas b04, gas b04 b05 or stop
# What one types in answers; the notation always works as well.
typed-gas = gas
typed-stop = stop
typed-use = use
typed-eat = eat
typed-ammo = ammo
typed-food = food
typed-take = take
typed-leave = leave
typed-collect = collect
typed-die = die
typed-done = done
typed-enough = enough
typed-yes = yes
typed-no = no
typed-pay = pay
typed-on = on
typed-stay = stay
typed-always = always

# Cards in words, rendered from their effects
card-encounter = Challenge: { $challenge } Success: { $success } Failure: { $fail }
card-item = Inventory: { $item }
card-survivor = Dice: { $dice }.{ $abilities ->
        [none] { "" }
       *[other] { " " }{ $abilities }
    }
card-location = First: { $first } Second: { $second } Third: { $third }
dice-blue = { $n } blue
dice-red = { $n } red
dice-green = { $n } green
dice-none = none
counted = { $n } { $n ->
        [one] { NAME($count, form: "one") }
       *[other] { NAME($count) }
    }
challenge-kill = Kill { $n ->
        [one] 1 zombie.
       *[other] { $n } zombies.
    }
challenge-survive = Survive { $n ->
        [one] 1 zombie
       *[other] { $n } zombies
    }: nobody may die.
challenge-actions = Roll { $n ->
        [one] 1 Action.
       *[other] { $n } Actions.
    }
challenge-kill-scaled = Kill { $base ->
        [one] 1 zombie
       *[other] { $base } zombies
    }, and { $times } more for each of your { NAME($count) }.
challenge-survive-scaled = Survive { $base ->
        [one] 1 zombie
       *[other] { $base } zombies
    }, and { $times } more for each of your { NAME($count) }: nobody may die.
challenge-actions-scaled = Roll { $base ->
        [one] 1 Action
       *[other] { $base } Actions
    }, and { $times } more for each of your { NAME($count) }.
challenge-pay = Pay { $what }.
challenge-compare-most = Nobody has more { NAME($count) } than you.
challenge-compare-least = Nobody has { NAME($count, form: "mass") ->
        [yes] less
       *[other] fewer
    } { NAME($count) } than you.
challenge-vote = Everybody votes.
challenge-ask = Choose another player, who says yes or no.
challenge-choice = Choose either side.
challenge-either = Choose one: { $what }
challenge-none = No challenge.
step-have = Have { $cmp } { counted }.
step-encounters = { $n ->
        [one] Win 1 encounter.
       *[other] Win { $n } encounters in a row.
    }
step-kill = Kill { $n ->
        [one] 1 zombie.
       *[other] { $n } zombies.
    }
step-survive = Survive { $n ->
        [one] 1 zombie.
       *[other] { $n } zombies.
    }
step-actions = Roll { $n ->
        [one] 1 Action.
       *[other] { $n } Actions.
    }
step-spend = Pay { $what }.
cmp-ge = at least
cmp-le = at most
cmp-eq = exactly
cmp-gt = more than
cmp-lt = fewer than
amount = { $n } { $resource }
amount-any = { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
nothing = Nothing.
who-target = The chosen player: { $effect }
who-others = Everybody else: { $effect }
who-all = Everybody: { $effect }
who-yes_voters = Those who voted yes: { $effect }
who-no_voters = Those who voted no: { $effect }
effect-gain = gain { $what }.
effect-lose = lose { $what }.
effect-give = { $giver ->
        [self] give { $to } { $what }.
       *[other] { $from } must give { $to } { $what }.
    }
party-self = you
party-target = the chosen player
party-others = everybody else
party-all = everybody
party-yes_voters = those who voted yes
party-no_voters = those who voted no
effect-fatigue-spread = take { $n } fatigue, divided as you like.
effect-fatigue-one = { $n } fatigue on one survivor.
effect-fatigue-each = { $n } fatigue on every survivor.
effect-fatigue-start = { $n } fatigue on the starting character.
effect-fatigue-bearer = this survivor gets { $n } fatigue.
effect-heal-spread = heal { $n } fatigue, divided as you like.
effect-heal-one = heal { $n } fatigue on one survivor.
effect-heal-all = heal one survivor completely.
effect-heal-each = heal { $n } fatigue on every survivor.
effect-heal-start = heal { $n } fatigue on the starting character.
effect-heal-bearer = this survivor heals { $n } fatigue.
effect-join = { $n ->
        [one] a follower joins.
       *[other] { $n } followers join.
    }
effect-leave-here = leave { $n ->
        [one] a follower
       *[other] { $n } followers
    } behind here{ $pick ->
        [random] , at random
       *[other] { "" }
    }.
effect-leave-nearest_start = { $n ->
        [one] a follower stays
       *[other] { $n } followers stay
    } behind on the nearest start space{ $pick ->
        [random] , at random
       *[other] { "" }
    }.
effect-slay = { $n ->
        [one] a follower dies
       *[other] { $n } followers die
    }{ $pick ->
        [random] , at random
       *[other] { "" }
    }.
effect-keep = add this card to your inventory.
effect-drop = discard { $n ->
        [one] an item
       *[other] { $n } items
    }.
effect-place-adjacent = { $n ->
        [one] a zombie token
       *[other] { $n } zombie tokens
    } on every adjacent space.
effect-place-adjacent_one = { $n ->
        [one] a zombie token on an adjacent space of your choice.
       *[other] { $n } zombie tokens on adjacent spaces of your choice.
    }
effect-place-near = { $n ->
        [one] a zombie token
       *[other] { $n } zombie tokens
    } within two steps.
effect-remove = take away up to { $n ->
        [one] 1 zombie token
       *[other] { $n } zombie tokens
    } within two steps.
effect-no_resources = collect nothing from this space this turn.
effect-draw = draw { $n ->
        [one] another encounter card.
       *[other] { $n } more encounter cards.
    }
effect-peek-tokens = turn over { $n ->
        [one] a zombie token
       *[other] up to { $n } zombie tokens
    } within two steps.
effect-peek-locations = look at the top { $n } Location cards{ $swap ->
        [yes] { " " }and you may swap one for your private card
       *[no] { "" }
    }.
effect-choose = choose: { $options }
effect-or = { $one } Or: { $other }
effect-when = if { $conditions }: { $then } Otherwise: { $otherwise }
condition = { $cmp } { counted }
has-self = you have { $what }
has-target = the chosen player has { $what }
has-others = everybody else has { $what }
has-all = everybody has { $what }
has-yes_voters = everybody who voted yes has { $what }
has-no_voters = everybody who voted no has { $what }
effect-modify = { $what }{ $until }.
until-held = { "" }
until-roll = { " " }in this roll
until-fight = { " " }in this fight
until-encounter = { " " }in this encounter
until-turn = { " " }this turn
until-next_turn = { " " }in your next turn
stat-move_max = { $signed } steps
stat-gas_limit = { $signed } uses of gas
stat-kills = { $signed } kills
stat-actions = { $signed } Actions
stat-zombies = { $signed } zombies
stat-ammo_kills = { $signed } kills with each Ammo die
stat-reroll = { $n ->
        [one] reroll a die
       *[other] reroll { $n } dice
    }
stat-kill_as_action = { $n ->
        [99] kill faces count as Actions
        [one] one kill face counts as an Action
       *[other] { $n } kill faces count as Actions
    }
stat-action_as_kill = { $n ->
        [99] Action faces count as kills
        [one] one Action face counts as a kill
       *[other] { $n } Action faces count as kills
    }
stat-quiet = a noisy shot is quiet
stat-free_pass = pass zombies without gas
stat-collect_food = { $signed } food
stat-collect_gas = { $signed } gas
stat-collect_ammo = { $signed } ammo
stat-collect_any = { $signed } of the resources you collect
stat-prevent = ignore { $n } fatigue
stat-prevent-death = the survivor lives on with 2 fatigue
stat-food_heal = each food heals { $n } more
ability = { $when }{ $limit }{ $cost }: { $effects }
when-join = On joining
when-always = Always
when-recover = In the Recover step
when-step = When moving
when-roll = After a roll
when-fight = In a fight
when-ammo = After an Ammo die
when-collect = When collecting
when-fail = After a failed encounter
when-death = When a survivor would die
when-activate = In your turn
limit-none = { "" }
limit-turn = , once a turn
limit-fight = , once a fight
limit-game = , once a game
cost = , for { $what }
cost-discard = this card
cost-fatigue = { $n } fatigue on this survivor

# Names
name-food = food
    .mass = yes
name-gas = gas
    .mass = yes
name-ammo = ammo
    .mass = yes
name-any = a resource of your choice
name-fatigue = fatigue
    .mass = yes
name-items = items
    .one = item
name-followers = followers
    .one = follower
name-survivors = survivors
    .one = survivor
name-scouted = scouted Locations
    .one = scouted Location
name-dice = dice
    .one = die
name-players = players
    .one = player
name-leave = leave a follower behind
name-slay = a follower dies
name-drop = lose an item
name-fight = the fight
name-actions = Actions
name-roll = the Action roll
name-kill_as_action = kills counted as Actions
name-action_as_kill = Actions counted as kills
name-collect_food = food collected
name-collect_gas = gas collected
name-collect_ammo = ammo collected
name-collect_any = resources collected
name-food_heal = healing by food
name-success = success
name-fail = failure
name-move_max = steps
name-gas_limit = uses of gas
name-kills = kills
name-zombies = zombies
name-ammo_kills = kills of the Ammo die
name-reroll = rerolls
name-quiet = quiet shots
name-stay = stay in the group
name-collect = collect everything
name-prevent = ignored fatigue
name-free_pass = free passes
name-rick = Rick
name-andrea = Andrea
name-dale = Dale
name-glenn = Glenn
name-shane = Shane
name-tyreese = Tyreese
name-arnold = Arnold
name-chris = Chris
name-bea = Bea Holloway
name-tomas = Tomas Reyes
name-opal = Opal Jenkins
name-hank = Hank Purdy
name-lucia = Lucia Ortega
name-wendell = Wendell Tate
name-nora = Nora Finch
name-jamal = Jamal Brooks
name-ingrid = Ingrid Voss
name-cal = Cal Mercer
name-priya = Priya Nair
name-otto = Otto Lind
name-ruth = Ruth Calloway
name-moses = Moses Greer
name-eddie = Eddie Sloan
name-june = June Abbott
name-amos = Amos Bell
name-kit = Kit Navarro
name-gus = Gus Petrakis
name-sal = Sal Dunmore
name-mae = Mae Whitlock
name-gun_shop = Gun Shop
name-motel = Motel
name-football_stadium = Football Stadium
name-airport = Airport
name-campsite = Campsite
name-farmhouse = Farmhouse
name-hospital = Hospital
name-county_jail = County Jail
name-shopping_mall = Shopping Mall
name-high_school = High School
name-fire_station = Fire Station
name-sawmill = Sawmill
name-marina = Marina
name-radio_station = Radio Station
name-quarry = Quarry
name-gated_estates = Gated Estates
name-enc01 = Porch Full of Strangers
name-enc02 = Jackknifed Tanker
name-enc03 = Something in the Cruiser
name-enc04 = Aisle Nine
name-enc05 = Choir Practice
name-enc06 = Laundromat Cage
name-enc07 = Bus Nineteen
name-enc08 = Flooded Culvert
name-enc09 = County Fair
name-enc10 = They Hear the Generator
name-enc11 = Long Night in the Attic
name-enc12 = Herd on the Overpass
name-enc13 = Wrong Stairwell
name-enc14 = Greenhouse Glass
name-enc15 = The Fence Gives
name-enc16 = Tunnel Without Lamps
name-enc17 = Every Door at Once
name-enc18 = Hot-Wire
name-enc19 = Locked Pantry
name-enc20 = Roof to Roof
name-enc21 = Talk Him Down
name-enc22 = Set the Bone
name-enc23 = Storm Drain Map
name-enc24 = Shortwave Voices
name-enc25 = Bridge Out
name-enc26 = The Quiet Game
name-enc27 = Empty Lunchboxes
name-enc28 = Toll Road
name-enc29 = Barter Table
name-enc30 = Powder and Shot
name-enc31 = Tow Rope
name-enc32 = Ransom Note
name-enc33 = Bait Wagon
name-enc34 = Pecking Order
name-enc35 = Lean Winter
name-enc36 = Armed Camp
name-enc37 = Fuel Audit
name-enc38 = Who Is Bleeding
name-enc39 = Open the Gate?
name-enc40 = Share the Cache?
name-enc41 = Drop the Bridge?
name-enc42 = Mercy or Justice?
name-enc43 = Borrowed Tools
name-enc44 = Cover Me
name-enc45 = Split the Stash
name-enc46 = Hold the Door
name-enc47 = Two Seats Left
name-enc48 = Field Medical Kit
name-enc49 = Road Flares
name-enc50 = Dirt Bike
name-enc51 = Brush Machete
name-enc52 = Pry Bar
name-enc53 = Muffled Pistol
name-enc54 = Riot Vest
name-enc55 = Siphon Hose
name-enc56 = Field Glasses
name-enc57 = Propane Charge
name-enc58 = Clear Sky
name-enc59 = Fork in the Road
name-enc60 = Somebody Has to Stay

# The full screen
screen-caption = Round { $round }: { $name }, { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
screen-icon-food = F
screen-icon-gas = G
screen-icon-ammo = A
screen-start = start
screen-private = private
screen-places = Locations, and what they require ({ $tier } of 3)
screen-scouting = Scouting { $name }, requirement { $tier }; encounters won: { $done }
screen-kills = { $total } of { $need } kills
screen-actions = { $total } of { $need } Actions
screen-hint = Arrows: choose. Enter: confirm. Number keys: move. /: type. Space: next panel.
screen-key-list = ↑ ↓
screen-help-list = choose an option from the list
screen-key-steps = 7 9 4 6 1 3
screen-help-steps = the space in that direction (also ← and →); twice to go there
screen-help-answer = answer with what you chose or typed
screen-key-gas = g
screen-help-gas = the next way with gas
screen-key-type = /
screen-help-type = type an answer: b04, gas b04, use rick
screen-help-turn = map, Locations, sheets
screen-key-map = ①…⑥ z * +
screen-help-map = pawns, zombies, Locations you can scout, a follower left behind

# The scene in the browser
scene-map = The map. Use the arrow keys to go from space to space, plus and minus to zoom.
scene-list = The map as a list
scene-in-words = Map as a list
scene-nearer = Zoom in
scene-farther = Zoom out
scene-whole = Whole map
scene-find-me = Find me
scene-stage = On the table
scene-choices = What you can do
scene-locations = Locations
scene-parties = Players
scene-round = Round { $round }.
scene-at-play = { $name }'s turn.
scene-requirements = { $count ->
        [one] its requirement
       *[other] all { $count } requirements
    }
scene-decks = Cards
scene-sheet = Survivors and cards
scene-own-party = Your survivors
scene-wishes = Auto-answers: { $wishes }
scene-legend = Map symbols
scene-legend-near = You can go here now, for 1 step.
scene-legend-far = This many steps away. Tap to plan the route.
scene-legend-shut = You can't go here now. Tap to see why.
scene-legend-open = A Location that everybody can scout.
scene-legend-own = A Location that only you know.
scene-legend-odds = Your chance to win the fight unhurt, or to scout the Location.
scene-legend-seat = Which player this is. The player's sheet has the same number.
scene-at = On { $space }
scene-with = Group: { $names }
scene-answered = has answered
scene-scouted = Scouted
scene-cards-character = Starting characters
scene-cards-follower = Followers
scene-cards-location = Locations
scene-cards-encounter = Encounters
scene-cards-item = Encounters with an item to keep
scene-cards-of =
    { $count ->
        [one] What this card can do
       *[other] What these { $count } cards can do
    }
scene-open-to-all = For everybody
scene-yours = Only for you
scene-of = { $name }
scene-empty-slot = There is no card left for this Location.
scene-discard = Last discarded: { $card }.
scene-goal = The first to scout { $n } Locations wins.
scene-you-here = you are here
scene-draws = { $you ->
    [yes] You draw
   *[no] { $name } draws
}
scene-decides = { $you ->
    [yes] You decide.
   *[no] { $name } decides.
}
scene-scouting = Scouting, requirement { $tier }
scene-won-so-far = ({ $n } won so far)
scene-kills-of = { $total } of { $need } kills
scene-actions-of = { $total } of { $need } Actions
scene-roll-again = Reroll die { $number }:
scene-steps = { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }, { $gas ->
        [one] 1 use of gas
       *[other] { $gas } uses of gas
    }
scene-may-change = You have answered. You can change it while others are still thinking.
scene-way = Your route: { $way }
scene-other-routes = Other routes
scene-out-of-reach = Too far now.
scene-choose-space = Choose a highlighted space on the map, or in the list.
scene-look = Tap a space to see what is there.
scene-can-choose = You can choose these now
scene-all-others = All other spaces, nearest first
scene-can-go =
    { $count ->
        [one] you can choose this
       *[other] you can choose this in { $count } ways
    }
scene-steps-away =
    { $steps ->
        [one] 1 step away
       *[other] { $steps } steps away
    }
scene-to-e = to the east
scene-to-se = to the south-east
scene-to-sw = to the south-west
scene-to-w = to the west
scene-to-nw = to the north-west
scene-to-ne = to the north-east
mark-turn-begun = Round { $round }, player { PLACE($seat) }

# What speaks for an option
reason-scouting = Chance to scout there: about { $mine } % after “{ $choice }”, { $theirs } % after “{ $other }”.
reason-fatigue = Fatigue to expect: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-supplies = Resources to find there: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-steps = Steps to the best space: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-spends-gas = “{ $choice }” saves your gas; “{ $other }” uses 1.
reason-misses = Fatigue to expect from this fight: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-ammo-left = Ammo left: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-more-kills = Gain to expect from rolling again: { $mine } with “{ $choice }”, { $theirs } with “{ $other }”.
reason-worn = { $choice } would have { $mine } fatigue, { $other } { $theirs }; the third kills.
reason-relieves = “{ $choice }” helps somebody with { $mine } fatigue, “{ $other }” { $theirs ->
    [0] helps nobody
   *[other] somebody with { $theirs }
}; the third kills.
reason-food-left = Food left: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-dice-lost = Dice that you lose: { $mine } with { $choice }, { $theirs } with { $other }.
reason-dice-at-risk = Dice you would lose if this survivor died later: { $mine } with { $choice }, { $theirs } with { $other }.
reason-dice-kept = { $choice } rolls { $mine ->
    [one] 1 die
   *[other] { $mine } dice
} for you, { $other } { $theirs }.
reason-lacks-of = Locations still ask you for { $mine } { $choice }, and for { $theirs } { $other }.
reason-supplies-there = Resources lying there: { $mine } at { $choice }, { $theirs } at { $other }.
reason-has-of = You have { $mine } { $choice }, { $theirs } { $other }.
reason-has-to-spare = You have { $mine } { $choice } and only { $theirs } { $other }.
reason-collects = “{ $choice }” brings { $mine ->
    [one] 1 resource
   *[other] { $mine } resources
}, “{ $other }” none.
reason-pays = “{ $choice }” costs nothing; “{ $other }” costs { $theirs ->
    [one] 1 resource
   *[other] { $theirs } resources
}.
reason-dice = You roll { $mine } dice with “{ $choice }”, { $theirs } with “{ $other }”.
reason-own-win = A win after “{ $choice }” is yours alone; after “{ $other }” you share it.
reason-their-locations = Locations scouted: { $mine } by { $choice }, { $theirs } by { $other }.
reason-noise = Zombie tokens that come to the spaces around you: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-goal-steps = Steps to that Location: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-goal-lacks = Resources you still lack for that Location: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-zombies-there = Zombie tokens there: { $mine } at { $choice }, { $theirs } at { $other }.
reason-brings = { $what ->
    [followers] Followers
    [items] Items
    [healed] Fatigue taken off
    [fatigue] Fatigue
    [tokens] Zombie tokens near you
    [cards] More encounters
   *[resources] Resources
}: { $mine } for you from “{ $choice }”, { $theirs } from “{ $other }”.
reason-later-locations = Some turns later you have scouted about { $mine } Locations with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-survivors = Some turns later about { $mine } survivors live with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-fatigue = Some turns later your party has about { $mine } fatigue with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-supplies = Some turns later you have about { $mine } resources with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-items = Some turns later you have about { $mine } items with “{ $choice }”, { $theirs } with “{ $other }”.

# What an option is called
label-walk = Walk to { $space }{ $over ->
        [none] { "" }
       *[other] {" "}over { $over }
    }{ $private ->
        [yes] {" "}with your private card
       *[no] { "" }
    }
label-pass = Drive to { $space }, past the zombies (1 gas)
label-drive = Drive to { $space } over { $over } (1 gas){ $private ->
        [yes] {" "}with your private card
       *[no] { "" }
    }
label-stay = Stay and try again{ $private ->
        [yes] {" "}with your private card
       *[no] { "" }
    }
label-always = Always: { $wish }
label-ask-again = Ask me again: { $wish }
label-use = Use { $card }
label-eat = { $name } eats
label-invite = Ask { $name } to play together
label-die = Reroll die { $number }
label-option = Option { $number }
label-yes = Yes
label-no = No
label-stop = Stop
label-done = Continue
label-enough = No more
label-ammo = Shoot: roll the Ammo die
label-pay = Pay
label-ask = Ask the group
label-bear = Accept it
label-stay-in = Stay
label-leave = Leave it
label-take = Take it
label-on = Continue
label-success = Success
label-fail = Failure
label-move-stop = Stop here
label-recover-done = Continue to moving
label-between-on = Draw the card
label-fight-on-stop = Stop and take the fatigue
label-act-on-stop = Accept the roll
label-help-ammo = Shoot for them: roll the Ammo die
label-help-no = Don't help
label-stay-quiet-no = Let the zombies come
label-save-no = Let it happen
label-take-fatigue-no = Refuse
label-pay-or-not-no = Don't pay, and fail
label-chip-in-no = Don't pay
label-bear-for-yes = Take it for them
label-bear-for-no = Refuse
label-collect-take = Collect
label-collect-leave = Leave it here
label-return-yes = Come back
label-return-no = Stay out of the game
label-play-on-yes = Play on
label-play-on-with = Play on if somebody else does
label-play-on-no = Stop playing
label-join-group-yes = Play together
label-join-group-no = Go on alone
label-leave-group-stay = Stay in the group
label-leave-group-leave = Leave the group
label-swap-private-no = Keep my card

# What an option means
option-way = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
option-die = { $colour }, shows { NAME($face) }
space-closed = closed to you
space-off = the road { $n ->
        [one] { "" }
       *[other] { $n } steps{ " " }
    }{ $way ->
        [e] east
        [se] south-east
        [sw] south-west
        [w] west
        [nw] north-west
       *[ne] north-east
    } of { $name }
colour-blue = blue
colour-red = red
colour-green = green
colour-black = Ammo die
name-K1 = 1 kill
name-K2 = 2 kills
name-K3 = 3 kills
name-A1 = 1 Action
name-A2 = 2 Actions
name-A3 = 3 Actions
name-W1 = wild (kill or Action)
name-X1 = 1 kill and noise
name-X2 = 2 kills and noise
name-X3 = 3 kills and noise
name-0 = blank

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] All level: { $count } { $count ->
        [one] Location
       *[other] Locations
    }
   *[no] Ahead: { $names }, { $count } { $count ->
        [one] Location
       *[other] Locations
    }
}
# Great moments, as they are announced
moment-fight = The fight
moment-dice = The dice roll
moment-again = Rolled again
moment-shot = A shot
moment-scouted = A Location is scouted
moment-falls = A survivor falls

# What people say at the table with one press
emote-watch-out = Watch out
emote-join-me = Join me?
emote-no-way = No way
emote-quiet = Quiet…
emote-found-it = Found it!
emote-well-played = Well played
