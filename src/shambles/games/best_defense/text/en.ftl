# The Best Defense

game = The Best Defense
game-line = Hold four places for twelve rounds. Everybody wins together, or nobody does.
goal-standard = Survive twelve rounds together. If one deck runs out, everybody loses.
goal-hardcore = Survive twelve rounds together. If a deck runs out or a survivor dies, everybody loses.
option-mode = Mode
option-difficulty = Difficulty
option-difficulty-note = The rulebook suggests Standard with Expert, and Hardcore with Beginner.
option-motives = Ulterior Motives: everybody has a secret goal
option-one_leader = One Leader: the leader never changes
option-leader_last = Leader Last: the leader plays after the others
option-quick = Quick play: skip questions with an obvious answer
option-pressure = Number of walkers
option-box = Box
mode-standard = Standard: a new survivor replaces the dead
mode-hardcore = Hardcore: the first death ends the game
pressure-book = By the rulebook, the same for any number of players
pressure-even = Balanced for the number of players
difficulty-beginner = Beginner: everybody sees all events
difficulty-expert = Expert: events are secret, and nobody talks while they are played
way-defense = The Best Defense, you and one bot

# Names
name-andrea = Andrea
name-daryl = Daryl
name-glenn = Glenn
name-maggie = Maggie
name-michonne = Michonne
name-rick = Rick
name-farm = the Farm
name-prison = the Prison
name-town = the Town
name-highway = the Highway
name-equipment = Equipment
name-ally = Allies
name-food = Food
name-ammo = Ammunition
name-standard = Standard
name-hardcore = Hardcore
name-beginner = Beginner
name-expert = Expert
name-motives = Ulterior Motives
name-one_leader = One Leader
name-leader_last = Leader Last
name-swing = bare hands
name-none = no weapon
name-barn_walkers_attack = Barn Walkers Attack
name-ripe_orchard = Ripe Orchard
name-broken_fence = Broken Fence
name-clean_well = Clean Well
name-fire_in_the_loft = Fire in the Loft
name-drifting_herd = Drifting Herd
name-knock_at_the_farmhouse = Knock at the Farmhouse
name-crisis_at_the_prison = Crisis at The Prison
name-cell_block_sweep = Cell Block Sweep
name-gate_left_open = Gate Left Open
name-hole_in_the_yard_wall = Hole in the Yard Wall
name-infirmary_shelf = Infirmary Shelf
name-guard_locker = Guard Locker
name-trouble_in_the_tombs = Trouble in the Tombs
name-corner_pharmacy = Corner Pharmacy
name-strangers_at_the_bar = Strangers at the Bar
name-alarm_bell = Alarm Bell
name-picked_over_shelves = Picked-Over Shelves
name-shooter_on_the_roof = Shooter on the Roof
name-barter_day = Barter Day
name-burning_block = Burning Block
name-a_friend_in_need = A Friend in Need
name-abandoned_trunk = Abandoned Trunk
name-herd_on_the_road = Herd on the Road
name-car_alarm = Car Alarm
name-siphoned_fuel = Siphoned Fuel
name-overturned_truck = Overturned Truck
name-hostile_travelers = Hostile Travelers
name-nothing_left_to_share = Nothing Left to Share
name-wet_powder = Wet Powder
name-spoiled_rations = Spoiled Rations
name-warning_shots = Warning Shots
name-left_behind = Left Behind
name-trail_of_blood = Trail of Blood
name-straggling_pack = Straggling Pack
name-broken_gear = Broken Gear
name-accidents_happen = Accidents Happen
name-promise_me = Promise Me
name-a_death_in_the_family = A Death in the Family
name-talk_behind_backs = Talk Behind Backs
name-burden_of_command = Burden of Command
name-nobody_moves = Nobody Moves
name-sleepless_night = Sleepless Night
name-split_up = Split Up
name-hungry_walkers = Hungry Walkers
name-closing_in = Closing In
name-rats_in_the_stores = Rats in the Stores
name-breathing_space = Breathing Space
name-handgun = Handgun
name-rifle = Rifle
name-shotgun = Shotgun
name-crossbow = Crossbow
name-machete = Machete
name-metal_pipe = Metal Pipe
name-katana = Katana
name-bulletproof_vest = Bulletproof Vest
name-motorcycle = Motorcycle
name-flashbang_grenade = Flashbang Grenade
name-silencer = Silencer
name-bandages = Bandages
name-binoculars = Binoculars
name-lone_straggler = Lone Straggler
name-two_on_foot = Two on Foot
name-roadside_family = Roadside Family
name-armed_band = Armed Band
name-a_little_help = A Little Help
name-a_guinea_pig = A Guinea Pig
name-field_medic = Field Medic
name-old_hunter = Old Hunter
name-young_scout = Young Scout
name-single_can = Single Can
name-two_cans = Two Cans
name-forgotten_pantry = Forgotten Pantry
name-full_crate = Full Crate
name-hot_meal = Hot Meal
name-shared_table = Shared Table
name-handgun_box = Handgun Box
name-handgun_clip = Handgun Clip
name-handgun_lockbox = Handgun Lockbox
name-rifle_box = Rifle Box
name-rifle_strip = Rifle Strip
name-rifle_magazine = Rifle Magazine
name-shell_box = Shell Box
name-shell_belt = Shell Belt
name-quiver = Quiver
name-bolt_bundle = Bolt Bundle
name-lucky_find = Lucky Find
name-mixed_rounds = Mixed Rounds
name-hoarder = Hoarder
name-warlord = Warlord
name-quartermaster = Quartermaster
name-collector = Collector
name-lone_wolf = Lone Wolf
name-rebel = Rebel
name-executioner = Executioner
name-untouched = Untouched
name-benefactor = Benefactor

# What is asked
ask-take-survivor = Choose a survivor.
ask-replace-survivor = Your survivor is dead. Choose a new one who has not been in this game.
ask-deal-events = Talk about your plan first. When everybody is ready, deal the events. After that nobody may talk.
ask-move-survivor = { $place ->
        [farm] Where does { NAME($survivor) } go from the Farm?
        [prison] Where does { NAME($survivor) } go from the Prison?
        [town] Where does { NAME($survivor) } go from the Town?
        [highway] Where does { NAME($survivor) } go from the Highway?
       *[other] Where do you place { NAME($survivor) }?
    }
ask-defy = Stay where the leader put you, or discard 1 food and move one step?
ask-draw-card = Draw a card at { NAME($place) }? The { NAME($deck) } deck has { $left ->
        [one] one card left. If you draw it, everybody loses.
       *[other] { $left } cards.
    }
ask-take-ammo = You have found { NAME($card) }. Take it, or leave it here for later?
ask-load-ammo = You have { $count ->
        [one] 1 ammo
       *[other] { $count } ammo
    } from { NAME($card) }. Load a weapon, or keep the card?
ask-load-weapon = Which weapon gets the ammo from { NAME($card) }?
ask-give = Give one item to somebody here?
ask-give-back = Give one item to { NAME($survivor) }?
ask-give-anywhere = Give one of your items to somebody, at any place?
ask-play-event = Which event do you play now?
ask-act = { $moment ->
        [combat] Before the fight: use an item or load a weapon.
        [healing] You may use an item now.
       *[safe] You may use an item or load a weapon now.
    }
ask-choose-weapon = { $again ->
        [no] What do you fight with, or use before the fight?
       *[yes] { NAME($user) } has used { NAME($item) }, so choose once more: what do you fight with, or use before the fight?
    } Everybody sees the choices, and you can change yours until all have chosen.
ask-spend-allies = You have { $total ->
            [one] 1 point
           *[other] { $total } points
        }{ $melee ->
        [yes] { "" }
       *[no] , { $group } together with everybody who shoots with you
    }. Walkers at { NAME($place) }: { $walkers }. How many allies do you spend?
ask-attract-walker = Your shot was loud. Where does a walker come from, to { NAME($place) }?
ask-damage-order = Where do the walkers bite first?
ask-divide-damage = Bites at { NAME($place) }: { $left }. Who takes them? If you do not all agree, the leader decides.
ask-settle-damage = Bites at { NAME($place) }: { $left }. The players do not agree ({ $proposals }). Who takes them?
ask-heal = Eat 1 food to heal 1 hit point?
ask-pick-survivor = { NAME($card) }: which survivor?
ask-pick-place = { NAME($card) }: which place?
ask-pick-branch = { NAME($card) }: which of these?
ask-pay-cost = { NAME($card) }: pay, or accept what happens otherwise?
ask-draw-more = { NAME($card) }: draw from the { NAME($deck) } deck? Cards left: { $left }.
ask-lose-ammo = You lose { $left } ammo. Where do you take it from?
ask-lose-equipment = Which equipment do you discard?

# What happened
event-agreed = { NAME($mode) } mode, { NAME($difficulty) } difficulty{ $count ->
        [0] { "" }
       *[other] , { NAME($variants) }
    }.{ $recommended ->
        [yes] {" "}The rulebook recommends these two together.
       *[no] { "" }
    }
event-meant-for-expert = Leader Last is made for Expert difficulty, but you can play it this way too.
event-survivor-taken =
    { $you ->
        [yes] You play { NAME($survivor) }.
       *[no] { $seat } plays { NAME($survivor) }.
    }
event-board-laid = The board: { NAME($board) }. The decks, in the same order: { NAME($decks) }.
event-die-rolled =
    { $you ->
        [yes] You roll { $face } with the { $die ->
            [black] black
           *[other] white
        } die.
       *[no] { $seat } rolls { $face } with the { $die ->
            [black] black
           *[other] white
        } die.
    }
event-motive-dealt =
    { $you ->
        [yes] Your secret motive: { NAME($motive) }.
       *[no] { $seat } gets a secret motive.
    }
event-badge-taken =
    { $you ->
        [yes] You take the Badge of Leadership: { NAME($survivor) } leads.
       *[no] { $seat } takes the Badge of Leadership: { NAME($survivor) } leads.
    }
event-round-begun = Round { $round } begins. { NAME($survivor) } leads.
event-events-shuffled = The { $count } discarded events are shuffled.
event-events-dealt =
    { $you ->
        [yes] Your events: { NAME($cards) }.
       *[no] { $seat } is dealt { $count ->
            [one] 1 event
           *[other] { $count } events
        }.
    }
event-events-laid-open =
    { $you ->
        [yes] Your events: { NAME($cards) }.
       *[no] { $seat } gets { NAME($cards) }.
    }
event-moved = { $sent ->
        [yes] { NAME($leader) } sends { $you ->
            [yes] you
           *[no] { NAME($survivor) }
        } to { NAME($place) }.
       *[no] { NAME($survivor) } goes to { NAME($place) }.
    }
event-defied = { NAME($survivor) } defies the leader.
event-card-drawn =
    { $you ->
        [yes] You draw { NAME($card) }; the { NAME($deck) } deck has { $left } left.
       *[no] { $seat } draws { NAME($card) }; the { NAME($deck) } deck has { $left } left.
    }
event-ammo-taken =
    { $you ->
        [yes] You take { NAME($card) } from { NAME($place) }.
       *[no] { $seat } takes { NAME($card) } from { NAME($place) }.
    }
event-ammo-left =
    { $you ->
        [yes] You leave { NAME($card) } at { NAME($place) }.
       *[no] { $seat } leaves { NAME($card) } at { NAME($place) }.
    }
event-ammo-kept =
    { $you ->
        [yes] You keep { NAME($card) } with { $count } ammo.
       *[no] { $seat } keeps { NAME($card) } with { $count } ammo.
    }
event-loaded =
    { $you ->
        [yes] You load { $count } ammo into your { NAME($weapon) }.
       *[no] { $seat } loads { $count } ammo into the { NAME($weapon) }.
    }
event-gained = { NAME($survivor) } { $what ->
        [hp] heals { $count } and has { $now ->
            [one] 1 hit point
           *[other] { $now } hit points
        }.
        [ally] gains { $count ->
            [one] 1 ally
           *[other] { $count } allies
        } and has { $now }.
       *[other] gains { $count } food and has { $now }.
    }
event-lost = { NAME($survivor) } loses { $what ->
        [ally] { $count ->
            [one] 1 ally
           *[other] { $count } allies
        }
        [ammo] { $count } ammo from { NAME($card) }
       *[other] { $count } food
    } and has { $now }.
event-card-discarded =
    { $you ->
        [yes] You discard { NAME($card) }.
       *[no] { $seat } discards { NAME($card) }.
    }
event-given =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { NAME($receiver) } { $what ->
        [food] 1 food.
        [ally] 1 ally.
        [equipment] { NAME($card) }.
        [ammo_card] { NAME($card) } with { $count } ammo.
       *[other] 1 ammo from { NAME($card) }.
    }
event-turn-begun =
    { $you ->
        [yes] It is your turn with { NAME($survivor) }.
       *[no] It is { $seat }'s turn with { NAME($survivor) }.
    }
event-event-over = { NAME($card) } is over.
event-event-played =
    { $you ->
        [yes] You play { NAME($card) }.
       *[no] { $seat } plays { NAME($card) }.
    }
event-event-discarded =
    { $you ->
        [yes] You discard { NAME($card) } without playing it.
       *[no] { $seat } discards the other event without playing it.
    }
event-open-event-discarded =
    { $you ->
        [yes] You discard { NAME($card) } without playing it.
       *[no] { $seat } discards { NAME($card) } without playing it.
    }
event-branch-chosen =
    { $you ->
        [yes] You choose for { NAME($card) }: { BRANCH($card, $branch) }.
       *[no] { $seat } chooses for { NAME($card) }: { BRANCH($card, $branch) }.
    }
event-paid =
    { $you ->
        [yes] { $paid ->
            [yes] You pay for { NAME($card) }.
           *[no] You do not pay for { NAME($card) }.
        }
       *[no] { $paid ->
            [yes] { $seat } pays for { NAME($card) }.
           *[no] { $seat } does not pay for { NAME($card) }.
        }
    }
event-rule-in-force = The card { NAME($card) } works until the end of this round.
event-item-used = { NAME($survivor) } uses { NAME($card) }.
event-walkers-came = { $count ->
        [0] No walkers come to { NAME($place) }: there are no tokens left.
        [one] 1 walker comes to { NAME($place) }: now { $now }.
       *[other] { $count } walkers come to { NAME($place) }: now { $now }.
    }
event-walkers-killed = { $count ->
        [one] 1 walker is removed from { NAME($place) }: now { $now }.
       *[other] { $count } walkers are removed from { NAME($place) }: now { $now }.
    }
event-walkers-shifted = { $count ->
        [one] 1 walker goes from { NAME($origin) } to { NAME($place) }.
       *[other] { $count } walkers go from { NAME($origin) } to { NAME($place) }.
    }
event-combat-begun = Round { $round }: the fight begins. Everybody may talk again.
event-weapon-chosen = { $weapon ->
        [swing] { NAME($survivor) } fights with bare hands.
        [none] { NAME($survivor) } fights without a weapon.
       *[other] { NAME($survivor) } fights with the { NAME($weapon) }.
    }
event-rolled = { NAME($survivor) } rolls { $dice } ({ NAME($weapon) }{ $extra ->
        [0] { "" }
        [one] , the last die extra
       *[other] , the last { $extra } dice extra
    }): { $total ->
            [one] 1 point
           *[other] { $total } points
        }.
event-allies-spent = { NAME($survivor) } spends { $count ->
        [one] 1 ally
       *[other] { $count } allies
    } and has { $total ->
            [one] 1 point
           *[other] { $total } points
        }.
event-fought = { NAME($fighters) } at { NAME($place) }: { $total ->
            [one] 1 point
           *[other] { $total } points
        }, { $kills ->
        [0] no walker
        [one] 1 walker
       *[other] { $kills } walkers
    } killed, { $now } left.
event-damage-begun = { $biting ->
        [0] No walker at { NAME($place) } can bite.
        [one] 1 walker bites at { NAME($place) }.
       *[other] { $biting } walkers bite at { NAME($place) }.
    }
event-bitten = { $hurt ->
        [yes] { NAME($survivor) } is bitten and has { $hp ->
            [one] 1 hit point
           *[other] { $hp } hit points
        }.
       *[no] { NAME($survivor) } is bitten, but not hurt.
    }
event-hurt = { NAME($survivor) } takes { $count } damage and has { $hp ->
            [one] 1 hit point
           *[other] { $hp } hit points
        }.
event-cards-eaten = The { NAME($deck) } deck at { NAME($place) } loses { NAME($cards) }; { $left } left.
event-died = { NAME($survivor) } dies at { NAME($place) }{ $risen ->
        [0] .
       *[other] {" "}and rises as a walker.
    }
event-healed = { NAME($survivor) } eats and has { $hp ->
            [one] 1 hit point
           *[other] { $hp } hit points
        }.
event-tokens-shown =
    { $you ->
        [yes] Tokens on your motive: { $count }.
       *[no] Tokens on { $seat }’s motive: { $count }.
    }
event-stockpile-reached =
    { $you ->
        [yes] You own
       *[no] { $seat } owns
    } { $count } { $what ->
        [food] food
        [ally] allies
        [ammo] ammo
       *[equipment] equipment cards
    }: enough for a stockpile motive.
event-motive-scored =
    { $you ->
        [yes] You have completed your motive: { NAME($motive) }.
       *[no] { $seat } has completed a motive: { NAME($motive) }.
    }
event-partial-victory =
    { $you ->
        [yes] Everybody lost, but you have a partial victory: { NAME($motive) }.
       *[no] Everybody lost, but { $seat } has a partial victory: { NAME($motive) }.
    }
event-deck-emptied = The { NAME($deck) } deck at { NAME($place) } is empty.
event-round-over = { $round ->
        [13] The twelfth round is over.
       *[other] On to round { $round }.
    }

# How it ended
outcome-survived =
    { $count ->
        [one] { $you ->
            [yes] You survived twelve rounds.
           *[no] { $winners } survived twelve rounds.
        }
       *[other] { $you ->
            [yes] You all survived twelve rounds and win together.
           *[no] { $winners } survived twelve rounds and win together.
        }
    }
outcome-deck-empty = A deck has run out. Everybody loses.
outcome-survivor-died = A survivor died in Hardcore mode. Everybody loses.
outcome-nobody-left = There is no survivor left to replace the dead. Everybody loses.
ending-deck-empty = The dead took { NAME($place) } in round { $round } of { $rounds }.
ending-survived = Twelve rounds, and the four places still stand.
ending-survivor-died = { NAME($survivor) } died at { NAME($place) } in round { $round } of { $rounds }.
ending-nobody-left = { NAME($survivor) } was the last. It ended at { NAME($place) }, in round { $round } of { $rounds }.
# Why not
refusal-survivor-is-used = This survivor has already been in this game.
refusal-not-adjacent = That place is more than one step away. You can't move diagonally.
refusal-card-forbids = A card forbids this in this round.
refusal-receiver-lacks-weapon = They don't have the weapon for this ammo.
refusal-no-ammo = It has no ammo.
refusal-not-hurt = You are not hurt.
refusal-no-food = You have no food.
refusal-no-use-to-them = They could not use it.
refusal-does-nothing = That would do nothing.

# Words on the cards
amount = { $form ->
        [all] all
       *[other] { $low }{ $high ->
            [0] { "" }
           *[other] –{ $high }
        }
    }
whom = { $who ->
        [self] you
        [leader] the leader
        [all] each survivor
        [others] each other survivor
        [with_self] everyone at your place
        [with_leader] everyone at the leader’s place
        [not_with_leader] each survivor who is not at the leader’s place
        [chosen] a survivor of your choice
        [chosen_other] another survivor of your choice
        [chosen_here] a survivor at your place
        [it] they
        [at] each survivor at { NAME($place) }
       *[not_at] each survivor who is not at { NAME($place) }
    }
whom-where = { $whom } { $cond }
where = { $where ->
        [here] your place
        [leader_here] the leader’s place
        [chosen] a place of your choice
        [chosen_adjacent] an adjacent place
        [each] each place
        [each_empty] each place without survivors
        [it] that place
       *[other] { NAME($where) }
    }
effect-gain = { $what ->
        [hp] { $who ->
            [self] heal { $n }
           *[other] { $whom } heals { $n }
        }
        [ammo] { $who ->
            [self] load { $n } ammo into { $weapon ->
                [choice] a ranged weapon of yours
               *[other] your { NAME($weapon) }
            }
           *[other] { $whom } loads { $n } ammo into { $weapon ->
                [choice] a ranged weapon
               *[other] a { NAME($weapon) }
            }
        }
        [ally] { $who ->
            [self] gain { $n } allies
           *[other] { $whom } gains { $n } allies
        }
       *[food] { $who ->
            [self] gain { $n } food
           *[other] { $whom } gains { $n } food
        }
    }
effect-gain-one-ally = { $who ->
        [self] gain 1 ally
       *[other] { $whom } gains 1 ally
    }
effect-lose = { $who ->
        [self] lose { $n }
        [it] they lose { $n }
       *[other] { $whom } loses { $n }
    } { $what ->
        [food] food
        [ally] { $n ->
            [1] ally
           *[other] allies
        }
        [ammo] ammo
       *[equipment] equipment
    }
effect-damage = { $who ->
        [self] take { $n } damage
        [it] they take { $n } damage
       *[other] { $whom } takes { $n } damage
    }
effect-walkers = add { $n } { $n ->
        [1] walker
       *[other] walkers
    } to { $loc }
effect-kill = remove { $n } { $n ->
        [1] walker
       *[other] walkers
    } from { $loc }
effect-shift = move { $n } { $n ->
        [1] walker
       *[other] walkers
    } from { $from } to { $loc }
effect-move = { $who ->
        [self] { $may ->
            [yes] you may move to { $loc }
           *[no] move to { $loc }
        }
       *[other] { $may ->
            [yes] you may move { $whom } to { $loc }
           *[no] move { $whom } to { $loc }
        }
    }
effect-move-anywhere = { $who ->
        [self] { $may ->
            [yes] you may move to any place
           *[no] move to any place
        }
       *[other] { $may ->
            [yes] you may move { $whom } to any place
           *[no] move { $whom } to any place
        }
    }
effect-draw = { $who ->
        [self] { $may ->
            [yes] you may draw
           *[no] draw
        }
       *[other] { $may ->
            [yes] { $whom } may draw
           *[no] { $whom } draws
        }
    } { $n ->
        [1] a card
       *[other] { $n } cards
    } from the { NAME($deck) } deck
effect-eat = the deck at { $loc } loses { $n } { $n ->
        [1] card
       *[other] cards
    }
effect-eat-each = { $loc } loses { $n } { $n ->
        [1] card
       *[other] cards
    } from its deck
cost-food = { $n } food
cost-ally = { $n ->
        [one] 1 ally
       *[other] { $n } allies
    }
cost-ammo = { $n } ammo
cost-equipment = { $n } equipment
effect-pay = { $it ->
        [yes] they discard { $cost }{ $may ->
            [yes] , or { $else }
           *[no] ; if they cannot, { $else }
        }
       *[no] discard { $cost }{ $may ->
            [yes] , or { $else }
           *[no] ; if you cannot, { $else }
        }
    }
effect-pay-then = { $may ->
        [yes] you may discard { $cost } to: { $then }
       *[no] if you can, discard { $cost } and { $then }
    }{ $refused ->
        [yes] ; otherwise: { $else }
       *[no] { "" }
    }
effect-if = { $cond }: { $then }
effect-if-else = { $cond }: { $then }. Otherwise: { $else }
effect-unless = if not { $cond }: { $else }
effect-choose = { $by ->
        [leader] the leader chooses: { $options }
       *[self] choose: { $options }
    }
effect-each = { $whom }: { $do }
effect-give = you may give { $whom }, wherever they are, { $items } of yours
item = { $what ->
        [ally] 1 ally
        [food] 1 food
        [ammo] 1 ammo
        [ammo_card] an ammo card
       *[equipment] an equipment card
    }
effect-rule = { $stat ->
        [combat_bonus] this round { $whom } adds { $n } to a roll in the fight
        [combat_dice] this round { $who ->
            [self] you roll { $n ->
                [one] 1 extra die in the fight
               *[other] { $n } extra dice in the fight
            }
           *[other] { $whom } rolls { $n ->
                [one] 1 extra die in the fight
               *[other] { $n } extra dice in the fight
            }
        }
        [unarmed_swing] this round { $whom } may roll one white die as a melee attack in place of a weapon
        [prevent] { $who ->
            [self] ignore the first { $n ->
                [1] damage
               *[other] { $n } damage
            } in each round
           *[other] { $whom } ignores the first { $n ->
                [1] damage
               *[other] { $n } damage
            } in this round
        }
        [undying] this round { $who ->
            [self] you cannot die
           *[other] { $whom } cannot die
        }
        [wall] at the end of this round { $n } more walkers at { $loc } do not bite
        [breach] the Prison Walls do not work in this round
        [on_defy] this round, anybody who defies the leader: { $do }
       *[forbid] for the rest of this round { $who ->
            [all] nobody may
            [self] you may not
           *[other] { $whom } may not
        } { $what ->
            [draw] draw
            [trade] trade
            [defy] defy
            [heal] heal with food
           *[allies] spend allies
        }
    }
cond-at = at { NAME($place) }
cond-guarded = if anyone is at { NAME($place) }
cond-with_leader = { $is ->
        [yes] with the leader
       *[no] away from the leader
    }
cond-is_leader = { $is ->
        [yes] as the leader
       *[no] if you are not the leader
    }
cond-alone = { $is ->
        [yes] who is alone at a place
       *[no] who is not alone
    }
cond-has = with at least { $cost }
cond-hp_max = with { $n } or fewer hit points
cond-hp_min = with { $n } or more hit points
cond-food_max = { $n ->
        [0] without food
       *[other] with { $n } or less food
    }
cond-ally_max = { $n ->
        [0] without allies
       *[other] with { $n } or fewer allies
    }
cond-walkers = if there are { $n ->
        [1] walkers
       *[other] { $n } or more walkers
    } at { $loc }
cond-roll = on a roll of { $min }–{ $max } with the { $die ->
        [d3] black
       *[d6] white
    } die
and = { $one } and { $other }
or = { $one }, or { $other }
weapon-text = { $range ->
        [ranged] Ranged, needs ammo (start load { $load }).
       *[melee] Melee, no ammo.
    } { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
    }
special-bonus = Add { $n }.
special-bonus-alone = Add { $n } if you are alone at your place.
special-explode = For each { $min } or more you roll, roll one more die.
special-recover = With a total of { $total } or more, { $n } ammo comes back.
special-attract = If your dice show { $natural } or more, { $n ->
        [one] 1 walker comes
       *[other] { $n } walkers come
    } from an adjacent place after all fights.
item-text = { $when ->
        [combat_start] { $discard ->
            [yes] Discard at the start of the fight: { $effects }
           *[no] At the start of the fight: { $effects }
        }
        [own_turn] { $discard ->
            [yes] Discard in your turn: { $effects }
           *[no] In your turn: { $effects }
        }
        [safe] { $discard ->
            [yes] Discard any time before walkers bite: { $effects }
           *[no] Any time before walkers bite: { $effects }
        }
       *[damage] When walkers bite: { $effects }
    }
ammo-text = { $weapon ->
        [choice] { $n } ammo for any one ranged weapon
       *[other] { $n } ammo for the { NAME($weapon) }
    }
motive-stock = { $what ->
        [food] Own { $n } food.
        [ally] Own { $n } allies.
        [ammo] Own { $n } ammo, loaded and on ammo cards together.
       *[equipment] Own { $n } equipment cards.
    }
motive-count = { $trigger ->
        [combat_start_alone] You get a token for each round in which you are alone at your place when the fight starts. Goal: { $n }.
        [defied] You get a token for each round in which you defied the leader. Goal: { $n }.
        [rolled_and_location_killed] You get a token for each round in which your roll, or your group’s, killed a walker. Goal: { $n }.
        [round_end_hp_5] You get a token for each round in which you have 5 hit points after the bites. Goal: { $n }.
       *[gave_item] You get a token for each round in which you gave an item in your own turn. Goal: { $n }.
    }

# The table in words
table-round = Round { $round } of { $rounds }. { NAME($leader) } leads.
table-place = { NAME($place) }: { $walkers ->
        [0] no walkers
        [one] 1 walker
       *[other] { $walkers } walkers
    }{ $biting ->
        [0] { "" }
       *[other] {" "}({ $biting } would bite)
    }; { NAME($deck) } deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
table-left = Ammo cards left at { NAME($place) }: { NAME($cards) }.
table-seat = { $name } as { NAME($survivor) }: { $place ->
        [none] not on the board
       *[other] { NAME($place) }
    }, { $hp ->
            [one] 1 hit point
           *[other] { $hp } hit points
        }, { $food } food, { $allies ->
            [one] 1 ally
           *[other] { $allies } allies
        }.
table-gear = Equipment: { $cards }.
table-ammo = Ammo cards: { $cards }.
table-motive = Motive: { $card }
table-tokens = Tokens on the motive: { $count }.
table-in-force = In this round: { $cards }.
with-ammo = { NAME($card) } ({ $ammo } ammo)

how-to-type = Type a word of the list: farm
# What one types in answers; the notation always works as well.
typed-farm = farm
typed-prison = prison
typed-town = town
typed-highway = highway
typed-draw = draw
typed-pass = pass
typed-stay = stay
typed-done = done
typed-use = use
typed-load = load
typed-heal = heal
typed-pay = pay
typed-refuse = refuse
typed-keep = keep
typed-take = take
typed-leave = leave
typed-nobody = nobody
typed-nothing = nothing
typed-food = food
typed-ally = ally
cost-weapon = { $n ->
        [one] 1 weapon
       *[other] { $n } weapons
    }

# The full screen
screen-place = { $place ->
        [farm] Farm
        [prison] Prison
        [town] Town
        [highway] Highway
       *[none] off the board
    }
screen-with-ammo = { $card } { $ammo }
screen-spare = events { $events }, spare { $survivors }
screen-walkers = { $walkers ->
        [0] no walkers
       *[other] { $walkers }{ $biting ->
            [0] , none bites
            [one] , 1 bites
           *[other] , { $biting } bite
        }
    }
screen-deck = { NAME($deck) }: { $cards }
screen-left = lying here: { $cards }
screen-column-hp = HP
screen-column-food = Food
screen-column-allies = Ally
screen-column-events = Ev
screen-motive = motive { $motive }{ $tokens ->
        [0] { "" }
       *[other] {" "}({ $tokens })
    }
screen-tokens = { $tokens } on the motive
screen-fights = { $dice ->
        [none] fights: { $weapon }
       *[other] { $weapon } { $dice } = { $total }
    }
screen-hand = Your events: { $cards }
screen-hidden = { $count ->
        [0] no events
        [one] 1 hidden event
       *[other] { $count } hidden events
    }
screen-in-force = This round: { $cards }
screen-score = { $score ->
        [2] won
        [1] partial victory
       *[0] lost
    }
screen-hint = Arrows and Enter, a number, or /word; e: cards.
screen-key-events = e
screen-help-events = everybody’s equipment, and the events and motives you may see; again to go back

# The scene in the browser
mark-round-begun = Round { $round }
mark-combat-begun = Fight
scene-place-farm = Farm
scene-place-prison = Prison
scene-place-town = Town
scene-place-highway = Highway
scene-board = The four places
scene-answers = What you can do
scene-barred = Not possible now
scene-survivors = Survivors
scene-events = Events
scene-round = Round { $round } of { $rounds }
scene-leads = { $survivor } leads
scene-is-leader = Leader of this round.
scene-off-board = Not on the board yet: { $names }
scene-walkers =
    { $count ->
        [0] no walkers
        [one] 1 walker
       *[other] { $count } walkers
    }
scene-deck = { NAME($deck) } deck, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
scene-here = Here: { $names }
scene-nobody-here = Nobody is here
scene-forecast-safe = If nothing changes, no walker bites here at the end of the round
scene-forecast-bites = If nothing changes, the survivors here take { $count ->
        [one] 1 bite
       *[other] { $count } bites
    }
scene-forecast-eats = If nothing changes, the deck loses { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and has { $left } left
scene-forecast-empties = If nothing changes, the deck runs out and everybody loses
scene-short-safe = { $walls ->
        [0] Safe
       *[other] Safe: the walls stop { $walls }
    }
scene-short-bites = { $count ->
        [one] 1 bite
       *[other] { $count } bites
    }
scene-short-eats = −{ $count } { $count ->
        [one] card
       *[other] cards
    }
scene-short-empties = Runs out!
scene-outlook = At the end of the round, if nothing changes
scene-outlook-safe = { $walls ->
        [0] no bites
       *[other] safe: the walls stop { $walls }
    }
scene-choosing =
    The leader moves everybody, plays two events, and decides when you disagree. { $one ->
        [yes] The same survivor leads all the time.
       *[no] Another survivor leads each round.
    } Everybody has { $hp } hit points. What stands on a card works while that survivor leads.
scene-taken-by = Taken: { $name }
scene-unlaid = You will defend these four places. Their positions and decks are drawn when everybody has a survivor.
scene-your-events = Your events
scene-outlook-bites = { $count ->
        [one] 1 bite
       *[other] { $count } bites
    } for { $names }
scene-outlook-eats = the deck loses { $count } and has { $left } left
scene-outlook-empties = the deck runs out: everybody loses
scene-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
scene-kills = { $count ->
        [0] No walker killed
        [one] 1 walker killed
       *[other] { $count } walkers killed
    }
scene-survivor = { $survivor }, { $name }. { $place ->
        [none] Not on the board
       *[other] { $place }
    }. Hit points: { $hp }. Food: { $food }. Allies: { $allies }.
scene-strip = { $survivor }, { $name }, { $hp ->
        [one] 1 hit point
       *[other] { $hp } hit points
    }
scene-ammo-word = {" "}ammo
scene-hidden-events = { $count ->
        [one] 1 hidden event
       *[other] { $count } hidden events
    }
scene-scored = completed
scene-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
scene-pile = Event pile: { $count }
scene-in-force = This round
scene-all-cards = All cards
scene-answer = Chooses: { $answer }
scene-may-change = Everybody sees your choice. You can change it until all have chosen.
scene-meanwhile =
    { $count ->
        [one] You can also use a card now
       *[other] You can also use one of { $count } cards now
    }
scene-also = You can also
scene-cards-survivor = Survivors
scene-cards-event = Events
scene-cards-weapon = Equipment: weapons
scene-cards-item = Equipment: items
scene-cards-ally = Allies
scene-cards-food = Food
scene-cards-ammo = Ammunition
scene-cards-motive = Ulterior motives

# What speaks for an option
reason-bites = Bites to expect this round: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-eaten = Cards the walkers would take this round: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-left = Walkers left after this round: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-spends-food = “{ $choice }” saves your food; “{ $other }” costs { $theirs }.
reason-kills = Walkers killed on average: { $mine } with “{ $choice }”, { $theirs } with “{ $other }”.
reason-shots = “{ $choice }” saves your ammo; “{ $other }” fires a shot.
reason-allies-left = Allies left: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-weakest = Hit points left to the weakest of you: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-hp = Your hit points: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-hp-of = Hit points now: { $choice } has { $mine }, { $other } { $theirs }.
reason-food = Your food: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-armed = Walkers that your best weapons kill together on average: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-can-heal = Hit points that your food can heal, all of you together: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-ammo-fits = Ammo whose owner has a weapon for it: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-a-shot = Walkers that a shot kills on average: { $mine } with “{ $choice }”, { $theirs } with “{ $other }”.
reason-on-it = Ammo on it already: { $mine } with “{ $choice }”, { $theirs } with “{ $other }”.
reason-gets = “{ $choice }” brings you a card; “{ $other }” brings none.
reason-deck-left = Cards left in this deck: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”. An empty deck loses the game.
reason-to-draw = Equipment cards left for survivors who replace the dead: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-leads = { $what ->
    [points] Points for your fights
    [hp] Hit points
    [ammo] Ammo
   *[food] Food for those who have none
} in a round they lead: { $mine } after “{ $choice }”, { $theirs } after “{ $other }”.
reason-brings = { $what ->
    [hp] Hit points
    [food] Food
    [ally] Allies
    [ammo] Ammo
    [equipment] Equipment
    [walkers] Walkers
   *[cards] Cards in the decks
}: about { $mine } from “{ $choice }”, { $theirs } from “{ $other }”.
reason-later-hp = A round later you all have about { $mine } hit points with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-walkers = A round later there are about { $mine } walkers with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-cards = A round later the decks have about { $mine } cards with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-ammo = A round later you all have about { $mine } ammo with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-food = A round later you all have about { $mine } food with “{ $choice }”, { $theirs } with “{ $other }”.
reason-later-allies = A round later you all have about { $mine } allies with “{ $choice }”, { $theirs } with “{ $other }”.

# What an option is called
label-go = { $place }
label-go-move-survivor = { $how ->
        [stay] { $survivor } stays at { $place }
        [go] { $survivor } goes to { $place }
       *[come] { $survivor } starts at { $place }
    }
label-go-defy = Defy the leader: pay 1 food, go to { $place }
label-go-attract-walker = From { $place }
label-go-damage-order = First at { $place }
label-play = Play { $card }
label-plea-place = Hold { $thing }
label-use = Use { $card }
label-collect = Pick up { $card }
label-load = Load { $weapon } with { $card }
label-load-first = Load a weapon
label-given = { $what ->
        [food] 1 food
        [ally] 1 ally
        [ammo] 1 ammo from { $card }
        [card_ammo] 1 ammo from { $card }
       *[other] { $card }
    }
label-gift = Give { $what } to { $to }
label-card = { $card }
label-card-choose-weapon = Fight with { $card }
label-card-load-ammo = Load { $card }
label-card-load-weapon = Load { $card }
label-card-lose-equipment = Discard { $card }
label-card-lose-ammo = Lose 1 ammo from { $card }
label-share = { $survivor } takes { $count }
label-spend = { $count ->
        [0] Spend none
        [one] Spend 1 ally
       *[other] Spend { $count } allies
    }
label-word-deal = Deal the events
label-word-stay = Stay at { $place }
label-word-pick-place-stay = Don't move
label-word-draw = Draw from { NAME($deck) }
label-word-pass = Draw nothing
label-word-heal-pass = Don't eat
label-word-done = Give nothing
label-word-nothing = Give nothing
label-word-choose-weapon-nothing = Don't fight
label-word-nobody = Nobody
label-word-keep = Keep the card
label-word-take = Take it
label-word-leave = Leave it here
label-word-pay = Pay { $cost }
label-word-refuse = Don't pay
label-word-heal = Eat 1 food and heal 1
label-word-swing = Fight with bare hands

# What an option means
meaning-leads = as leader: { $text }
meaning-there = { $walkers ->
        [0] no walkers
        [one] 1 walker, { $biting ->
            [0] does not bite
           *[other] would bite
        }
       *[other] { $walkers } walkers, { $biting ->
            [0] none would bite
           *[other] { $biting } would bite
        }
    }; { NAME($deck) }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
meaning-who = { $hp ->
        [one] 1 hit point
       *[other] { $hp } hit points
    }, { $food } food, { $allies ->
        [one] 1 ally
       *[other] { $allies } allies
    }{ $place ->
        [none] , not on the board
       *[other] , at { NAME($place) }
    }
meaning-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: kills { $kills ->
        [0] no walker
        [one] 1 walker
       *[other] { $kills } walkers
    }
meaning-odds = By itself it kills at least 1 walker in { $one } %, at least 2 in { $two } % of all rolls.
meaning-last-card = This is the last card: everybody would lose.
scene-confirm = Confirm: { $choice }

# How it stands, in the strip above the scene.
standing = { $count ->
        [0] { $of } rounds
       *[other] Round { $count } of { $of }
    }
# Great moments, as they are announced
moment-dice = The dice roll
moment-die = The die rolls
moment-last-walker = The last walker falls
moment-kills = They strike back
moment-event-saves = Saved by an event
moment-bite = A bite
moment-dies = A survivor dies
moment-overrun = Overrun

# What people say at the table with one press
emote-help = I need help
emote-hold = Hold the line
emote-close = That was close
emote-sorry = Sorry!
emote-thanks = Thank you
emote-well-played = Well played
