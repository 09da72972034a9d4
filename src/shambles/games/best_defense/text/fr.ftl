# The Best Defense

game = The Best Defense
game-line = Tenez quatre zones pendant douze tours. Tout le monde gagne ensemble, ou personne.
goal-standard = Survivez douze tours ensemble. Si une pioche est vide, tout le monde perd.
goal-hardcore = Survivez douze tours ensemble. Une pioche vide ou un mort, et tout le monde perd.
option-mode = Mode
option-difficulty = Difficulté
option-difficulty-note = Le livret conseille Standard avec Expert, et Hardcore avec Débutant.
option-motives = Objectifs secrets : chacun a un but caché
option-one_leader = Un seul meneur : le meneur ne change jamais
option-leader_last = Meneur en dernier : le meneur joue après les autres
option-quick = Jeu rapide : sauter les questions dont la réponse est évidente
option-pressure = Nombre de rôdeurs
option-box = Boîte
mode-standard = Standard : un nouveau survivant remplace les morts
mode-hardcore = Hardcore : la première mort met fin à la partie
pressure-book = Selon le livret, le même pour tous les nombres de joueurs
pressure-even = Équilibré selon le nombre de joueurs
difficulty-beginner = Débutant : tout le monde voit tous les événements
difficulty-expert = Expert : les événements sont secrets, et on se tait pendant qu’on les joue
way-defense = The Best Defense, toi et un bot

# Names
name-andrea = Andrea
name-daryl = Daryl
name-glenn = Glenn
name-maggie = Maggie
name-michonne = Michonne
name-rick = Rick
name-farm = la Ferme
    .at = à la Ferme
    .kind = place
name-prison = la Prison
    .at = à la Prison
    .kind = place
name-town = la Ville
    .at = en Ville
    .kind = place
name-highway = l’Autoroute
    .at = sur l’Autoroute
    .kind = place
name-equipment = Équipement
name-ally = Alliés
name-food = Vivres
name-ammo = Munitions
name-standard = Standard
name-hardcore = Hardcore
name-beginner = Débutant
name-expert = Expert
name-motives = Objectifs secrets
name-one_leader = Un seul meneur
name-leader_last = Meneur en dernier
name-swing = mains nues
name-none = sans arme
name-barn_walkers_attack = Les rôdeurs de la grange
name-ripe_orchard = Verger mûr
name-broken_fence = Clôture brisée
name-clean_well = Puits propre
name-fire_in_the_loft = Feu au grenier
name-drifting_herd = Horde à la dérive
name-knock_at_the_farmhouse = On frappe à la porte
name-crisis_at_the_prison = Crise à la Prison
name-cell_block_sweep = Fouille des cellules
name-gate_left_open = Portail resté ouvert
name-hole_in_the_yard_wall = Brèche dans le mur
name-infirmary_shelf = Étagère de l’infirmerie
name-guard_locker = Casier du gardien
name-trouble_in_the_tombs = Danger au sous-sol
name-corner_pharmacy = Pharmacie du coin
name-strangers_at_the_bar = Inconnus au bar
name-alarm_bell = Sonnette d’alarme
name-picked_over_shelves = Rayons pillés
name-shooter_on_the_roof = Tireur sur le toit
name-barter_day = Jour de troc
name-burning_block = Quartier en feu
name-a_friend_in_need = Un ami dans le besoin
name-abandoned_trunk = Coffre abandonné
name-herd_on_the_road = Horde sur la route
name-car_alarm = Alarme de voiture
name-siphoned_fuel = Essence siphonnée
name-overturned_truck = Camion renversé
name-hostile_travelers = Voyageurs hostiles
name-nothing_left_to_share = Plus rien à partager
name-wet_powder = Poudre mouillée
name-spoiled_rations = Rations avariées
name-warning_shots = Tirs de sommation
name-left_behind = Laissés en arrière
name-trail_of_blood = Traînée de sang
name-straggling_pack = Meute égarée
name-broken_gear = Matériel cassé
name-accidents_happen = Un accident est vite arrivé
name-promise_me = Promets-moi
name-a_death_in_the_family = Un mort dans la famille
name-talk_behind_backs = Messes basses
name-burden_of_command = Le poids du commandement
name-nobody_moves = Que personne ne bouge
name-sleepless_night = Nuit blanche
name-split_up = Séparons-nous
name-hungry_walkers = Rôdeurs affamés
name-closing_in = Ils se rapprochent
name-rats_in_the_stores = Des rats dans la réserve
name-breathing_space = Un peu de répit
name-handgun = Pistolet
name-rifle = Fusil
name-shotgun = Fusil à pompe
name-crossbow = Arbalète
name-machete = Machette
name-metal_pipe = Tuyau de métal
name-katana = Katana
name-bulletproof_vest = Gilet pare-balles
name-motorcycle = Moto
name-flashbang_grenade = Grenade aveuglante
name-silencer = Silencieux
name-bandages = Bandages
name-binoculars = Jumelles
name-lone_straggler = Traînard solitaire
name-two_on_foot = Deux à pied
name-roadside_family = Famille sur la route
name-armed_band = Bande armée
name-a_little_help = Un coup de main
name-a_guinea_pig = Un cobaye
name-field_medic = Infirmier de terrain
name-old_hunter = Vieux chasseur
name-young_scout = Jeune éclaireur
name-single_can = Une conserve
name-two_cans = Deux conserves
name-forgotten_pantry = Garde-manger oublié
name-full_crate = Caisse pleine
name-hot_meal = Repas chaud
name-shared_table = Table partagée
name-handgun_box = Balles de pistolet
name-handgun_clip = Chargeur de pistolet
name-handgun_lockbox = Coffret de pistolet
name-rifle_box = Balles de fusil
name-rifle_strip = Lame-chargeur de fusil
name-rifle_magazine = Chargeur de fusil
name-shell_box = Boîte de cartouches
name-shell_belt = Cartouchière
name-quiver = Carquois
name-bolt_bundle = Paquet de carreaux
name-lucky_find = Belle trouvaille
name-mixed_rounds = Munitions mélangées
name-hoarder = Amasseur
name-warlord = Chef de guerre
name-quartermaster = Intendant
name-collector = Collectionneur
name-lone_wolf = Loup solitaire
name-rebel = Rebelle
name-executioner = Bourreau
name-untouched = Indemne
name-benefactor = Bienfaiteur

# What is asked
ask-take-survivor = Choisis un survivant.
ask-replace-survivor = Ton survivant est mort. Choisis-en un qui n’a pas encore joué dans cette partie.
ask-deal-events = Parlez d’abord de votre plan. Quand tout le monde est prêt, distribue les événements. Ensuite, plus personne ne parle.
ask-move-survivor = { $place ->
        [farm] Où va { NAME($survivor) } depuis la Ferme ?
        [prison] Où va { NAME($survivor) } depuis la Prison ?
        [town] Où va { NAME($survivor) } depuis la Ville ?
        [highway] Où va { NAME($survivor) } depuis l’Autoroute ?
       *[other] Où places-tu { NAME($survivor) } ?
    }
ask-defy = Rester là où le meneur t’envoie, ou défausser 1 ration et avancer d’une zone ?
ask-draw-card = Piocher une carte { NAME($place, form: "at") } ? La pioche { NAME($deck) } a { $left ->
        [one] encore une carte. Si tu la prends, tout le monde perd.
       *[other] { $left } cartes.
    }
ask-take-ammo = Tu as trouvé : { NAME($card) }. La prendre, ou la laisser ici pour plus tard ?
ask-load-ammo = Tu as { $count ->
        [one] { $count } munition
       *[other] { $count } munitions
    } ({ NAME($card) }). Charger une arme, ou garder la carte ?
ask-load-weapon = Quelle arme reçoit les munitions ({ NAME($card) }) ?
ask-give = Donner un objet à quelqu’un ici ?
ask-give-back = Donner un objet à { NAME($survivor) } ?
ask-give-anywhere = Donner un de tes objets à quelqu’un, dans n’importe quelle zone ?
ask-play-event = Quel événement joues-tu maintenant ?
ask-act = { $moment ->
        [combat] Avant le combat : utilise un objet ou charge une arme.
        [healing] Tu peux utiliser un objet maintenant.
       *[safe] Tu peux utiliser un objet ou charger une arme maintenant.
    }
ask-choose-weapon = { $again ->
        [no] Avec quoi te bats-tu, ou qu’utilises-tu avant le combat ?
       *[yes] { NAME($user) } a utilisé un objet ({ NAME($item) }), donc choisis à nouveau : avec quoi te bats-tu, ou qu’utilises-tu avant le combat ?
    } Tout le monde voit les choix, et tu peux changer le tien jusqu’à ce que tous aient choisi.
ask-spend-allies = Tu as { $total ->
            [one] { $total } point
           *[other] { $total } points
        }{ $melee ->
        [yes] { "" }
       *[no] , { $group } avec tous ceux qui tirent avec toi
    }. Rôdeurs { NAME($place, form: "at") } : { $walkers }. Combien d’alliés dépenses-tu ?
ask-attract-walker = Ton tir a fait du bruit. D’où vient un rôdeur, pour aller { NAME($place, form: "at") } ?
ask-damage-order = Où les rôdeurs mordent-ils d’abord ?
ask-divide-damage = Morsures { NAME($place, form: "at") } : { $left }. Qui les prend ? Si vous n’êtes pas tous d’accord, le meneur décide.
ask-settle-damage = Morsures { NAME($place, form: "at") } : { $left }. Les joueurs ne sont pas d’accord ({ $proposals }). Qui les prend ?
ask-heal = Manger 1 ration pour regagner 1 point de vie ?
ask-pick-survivor = { NAME($card) } : quel survivant ?
ask-pick-place = { NAME($card) } : quelle zone ?
ask-pick-branch = { NAME($card) } : laquelle de ces options ?
ask-pay-cost = { NAME($card) } : payer, ou accepter ce qui arrive sinon ?
ask-draw-more = { NAME($card) } : piocher dans { NAME($deck) } ? Cartes restantes : { $left }.
ask-lose-ammo = Munitions à perdre : { $left }. Où les prends-tu ?
ask-lose-equipment = Quel équipement défausses-tu ?

# What happened
event-agreed = Mode { NAME($mode) }, difficulté { NAME($difficulty) }{ $count ->
        [0] { "" }
       *[other] , { NAME($variants) }
    }.{ $recommended ->
        [yes] {" "}Le livret conseille les deux ensemble.
       *[no] { "" }
    }
event-meant-for-expert = « Meneur en dernier » est fait pour la difficulté Expert, mais vous pouvez aussi le jouer ainsi.
event-survivor-taken =
    { $you ->
        [yes] Tu joues { NAME($survivor) }.
       *[no] { $seat } joue { NAME($survivor) }.
    }
event-board-laid = Le plateau : { NAME($board) }. Les pioches, dans le même ordre : { NAME($decks) }.
event-die-rolled =
    { $you ->
        [yes] Tu fais { $face } avec le dé { $die ->
            [black] noir
           *[other] blanc
        }.
       *[no] { $seat } fait { $face } avec le dé { $die ->
            [black] noir
           *[other] blanc
        }.
    }
event-motive-dealt =
    { $you ->
        [yes] Ton objectif secret : { NAME($motive) }.
       *[no] { $seat } reçoit un objectif secret.
    }
event-badge-taken =
    { $you ->
        [yes] Tu prends l’insigne du meneur : { NAME($survivor) } mène.
       *[no] { $seat } prend l’insigne du meneur : { NAME($survivor) } mène.
    }
event-round-begun = Le tour { $round } commence. { NAME($survivor) } mène.
event-events-shuffled = Les { $count } événements défaussés sont mélangés.
event-events-dealt =
    { $you ->
        [yes] Tes événements : { NAME($cards) }.
       *[no] { $seat } reçoit { $count ->
            [one] { $count } événement
           *[other] { $count } événements
        }.
    }
event-events-laid-open =
    { $you ->
        [yes] Tes événements : { NAME($cards) }.
       *[no] { $seat } reçoit { NAME($cards) }.
    }
event-moved = { $sent ->
        [yes] { NAME($leader) } { $you ->
            [yes] t’envoie
           *[no] envoie { NAME($survivor) }
        } { NAME($place, form: "at") }.
       *[no] { NAME($survivor) } va { NAME($place, form: "at") }.
    }
event-defied = { NAME($survivor) } désobéit au meneur.
event-card-drawn =
    { $you ->
        [yes] Tu pioches { NAME($card) } ; cartes restantes dans { NAME($deck) } : { $left }.
       *[no] { $seat } pioche { NAME($card) } ; cartes restantes dans { NAME($deck) } : { $left }.
    }
event-ammo-taken =
    { $you ->
        [yes] Tu prends { NAME($card) } { NAME($place, form: "at") }.
       *[no] { $seat } prend { NAME($card) } { NAME($place, form: "at") }.
    }
event-ammo-left =
    { $you ->
        [yes] Tu laisses { NAME($card) } { NAME($place, form: "at") }.
       *[no] { $seat } laisse { NAME($card) } { NAME($place, form: "at") }.
    }
event-ammo-kept =
    { $you ->
        [yes] Tu gardes { NAME($card) }, munitions : { $count }.
       *[no] { $seat } garde { NAME($card) }, munitions : { $count }.
    }
event-loaded =
    { $you ->
        [yes] Tu charges une arme ({ NAME($weapon) }), munitions : { $count }.
       *[no] { $seat } charge une arme ({ NAME($weapon) }), munitions : { $count }.
    }
event-gained = { NAME($survivor) } { $what ->
        [hp] récupère { $count } PV et a { $now ->
            [one] { $now } point de vie
           *[other] { $now } points de vie
        }.
        [ally] gagne { $count ->
            [one] { $count } allié
           *[other] { $count } alliés
        } et en a { $now }.
       *[other] gagne { $count ->
            [one] { $count } ration
           *[other] { $count } rations
        } et en a { $now }.
    }
event-lost = { NAME($survivor) } perd { $what ->
        [ally] { $count ->
            [one] { $count } allié
           *[other] { $count } alliés
        }
        [ammo] { $count ->
            [one] { $count } munition
           *[other] { $count } munitions
        } ({ NAME($card) })
       *[other] { $count ->
            [one] { $count } ration
           *[other] { $count } rations
        }
    } et en a { $now }.
event-card-discarded =
    { $you ->
        [yes] Tu défausses { NAME($card) }.
       *[no] { $seat } défausse { NAME($card) }.
    }
event-given =
    { $you ->
        [yes] Tu donnes
       *[no] { $seat } donne
    } à { NAME($receiver) } : { $what ->
        [food] 1 ration.
        [ally] 1 allié.
        [equipment] { NAME($card) }.
        [ammo_card] { NAME($card) }, munitions : { $count }.
       *[other] 1 munition ({ NAME($card) }).
    }
event-turn-begun =
    { $you ->
        [yes] C’est ton tour, avec { NAME($survivor) }.
       *[no] C’est à { $seat }, avec { NAME($survivor) }.
    }
event-event-over = Fin de l’événement : { NAME($card) }.
event-event-played =
    { $you ->
        [yes] Tu joues { NAME($card) }.
       *[no] { $seat } joue { NAME($card) }.
    }
event-event-discarded =
    { $you ->
        [yes] Tu défausses { NAME($card) } sans jouer la carte.
       *[no] { $seat } défausse l’autre événement sans le jouer.
    }
event-open-event-discarded =
    { $you ->
        [yes] Tu défausses { NAME($card) } sans jouer la carte.
       *[no] { $seat } défausse { NAME($card) } sans jouer la carte.
    }
event-branch-chosen =
    { $you ->
        [yes] Tu choisis pour { NAME($card) } : { BRANCH($card, $branch) }.
       *[no] { $seat } choisit pour { NAME($card) } : { BRANCH($card, $branch) }.
    }
event-paid =
    { $you ->
        [yes] { $paid ->
            [yes] Tu paies pour { NAME($card) }.
           *[no] Tu ne paies pas pour { NAME($card) }.
        }
       *[no] { $paid ->
            [yes] { $seat } paie pour { NAME($card) }.
           *[no] { $seat } ne paie pas pour { NAME($card) }.
        }
    }
event-rule-in-force = La carte { NAME($card) } agit jusqu’à la fin de ce tour.
event-item-used = { NAME($survivor) } utilise un objet : { NAME($card) }.
event-walkers-came = { $count ->
        [0] Aucun rôdeur n’arrive { NAME($place, form: "at") } : il n’y a plus de jetons.
        [one] { $count } rôdeur arrive { NAME($place, form: "at") } : { $now } maintenant.
       *[other] { $count } rôdeurs arrivent { NAME($place, form: "at") } : { $now } maintenant.
    }
event-walkers-killed = { $count ->
        [one] { $count } rôdeur de moins { NAME($place, form: "at") } : { $now } maintenant.
       *[other] { $count } rôdeurs de moins { NAME($place, form: "at") } : { $now } maintenant.
    }
event-walkers-shifted = { $count ->
        [one] { $count } rôdeur va de { NAME($origin) } vers { NAME($place) }.
       *[other] { $count } rôdeurs vont de { NAME($origin) } vers { NAME($place) }.
    }
event-combat-begun = Tour { $round } : le combat commence. Tout le monde peut de nouveau parler.
event-weapon-chosen = { $weapon ->
        [swing] { NAME($survivor) } se bat à mains nues.
        [none] { NAME($survivor) } se bat sans arme.
       *[other] { NAME($survivor) } se bat. Arme : { NAME($weapon) }.
    }
event-rolled = { NAME($survivor) } lance { $dice } ({ NAME($weapon) }{ $extra ->
        [0] { "" }
        [one] , le dernier dé en plus
       *[other] , les { $extra } derniers dés en plus
    }) : { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
event-allies-spent = { NAME($survivor) } dépense { $count ->
        [one] { $count } allié
       *[other] { $count } alliés
    } et a { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
event-fought = { NAME($fighters) } { NAME($place, form: "at") } : { $total ->
            [one] { $total } point
           *[other] { $total } points
        }, { $kills ->
        [0] aucun rôdeur éliminé
        [one] { $kills } rôdeur éliminé
       *[other] { $kills } rôdeurs éliminés
    }, reste { $now }.
event-damage-begun = { $biting ->
        [0] Aucun rôdeur ne peut mordre { NAME($place, form: "at") }.
        [one] { $biting } rôdeur mord { NAME($place, form: "at") }.
       *[other] { $biting } rôdeurs mordent { NAME($place, form: "at") }.
    }
event-bitten = { $hurt ->
        [yes] { NAME($survivor) } se fait mordre et a { $hp ->
            [one] { $hp } point de vie
           *[other] { $hp } points de vie
        }.
       *[no] { NAME($survivor) } se fait mordre, mais sans blessure.
    }
event-hurt = { NAME($survivor) } prend { $count ->
            [one] { $count } dégât
           *[other] { $count } dégâts
        } et a { $hp ->
            [one] { $hp } point de vie
           *[other] { $hp } points de vie
        }.
event-cards-eaten = La pioche { NAME($deck) } { NAME($place, form: "at") } perd { NAME($cards) } ; reste { $left }.
event-died = { NAME($survivor) } meurt { NAME($place, form: "at") }{ $risen ->
        [0] .
       *[other] {" "}et se relève en rôdeur.
    }
event-healed = { NAME($survivor) } mange et a { $hp ->
            [one] { $hp } point de vie
           *[other] { $hp } points de vie
        }.
event-tokens-shown =
    { $you ->
        [yes] Jetons sur ton objectif : { $count }.
       *[no] { $seat }, jetons sur l’objectif : { $count }.
    }
event-stockpile-reached =
    { $you ->
        [yes] Tu possèdes
       *[no] { $seat } possède
    } { $count } { $what ->
        [food] rations
        [ally] alliés
        [ammo] munitions
       *[equipment] cartes d’équipement
    } : assez pour un objectif de réserve.
event-motive-scored =
    { $you ->
        [yes] Tu as rempli ton objectif : { NAME($motive) }.
       *[no] { $seat } a rempli un objectif : { NAME($motive) }.
    }
event-partial-victory =
    { $you ->
        [yes] Tout le monde a perdu, mais tu as une victoire partielle : { NAME($motive) }.
       *[no] Tout le monde a perdu, mais { $seat } a une victoire partielle : { NAME($motive) }.
    }
event-deck-emptied = La pioche { NAME($deck) } { NAME($place, form: "at") } est vide.
event-round-over = { $round ->
        [13] Le douzième tour est fini.
       *[other] On passe au tour { $round }.
    }

# How it ended
outcome-survived =
    { $count ->
        [one] { $you ->
            [yes] Tu as survécu douze tours.
           *[no] { $winners } a survécu douze tours.
        }
       *[other] { $you ->
            [yes] Vous avez survécu douze tours et gagnez ensemble.
           *[no] { $winners } ont survécu douze tours et gagnent ensemble.
        }
    }
outcome-deck-empty = Une pioche est vide. Tout le monde perd.
outcome-survivor-died = Un survivant est mort en mode Hardcore. Tout le monde perd.
outcome-nobody-left = Il n’y a plus de survivant pour remplacer les morts. Tout le monde perd.
ending-deck-empty = Les morts ont pris { NAME($place) } au tour { $round } sur { $rounds }.
ending-survived = Douze tours, et les quatre zones tiennent encore.
ending-survivor-died = { NAME($survivor) } a péri { NAME($place, form: "at") }, au tour { $round } sur { $rounds }.
ending-nobody-left = Après { NAME($survivor) }, plus personne. Tout a pris fin { NAME($place, form: "at") }, au tour { $round } sur { $rounds }.
# Why not
refusal-survivor-is-used = Ce survivant a déjà joué dans cette partie.
refusal-not-adjacent = Cette zone n’est pas voisine. Tu ne peux pas aller en diagonale.
refusal-card-forbids = Une carte l’interdit ce tour-ci.
refusal-receiver-lacks-weapon = Il manque à cette personne l’arme pour ces munitions.
refusal-no-ammo = Il n’y a pas de munitions dessus.
refusal-not-hurt = Tu n’as pas de blessure.
refusal-no-food = Tu n’as pas de rations.
refusal-no-use-to-them = Cette personne ne pourrait pas s’en servir.
refusal-does-nothing = Cela ne ferait rien.

# Words on the cards
amount = { $form ->
        [all] tous les
       *[other] { $low }{ $high ->
            [0] { "" }
           *[other] –{ $high }
        }
    }
whom = { $who ->
        [self] toi
        [leader] le meneur
        [all] chaque survivant
        [others] chaque autre survivant
        [with_self] chacun dans ta zone
        [with_leader] chacun dans la zone du meneur
        [not_with_leader] chaque survivant hors de la zone du meneur
        [chosen] un survivant de ton choix
        [chosen_other] un autre survivant de ton choix
        [chosen_here] un survivant dans ta zone
        [it] il
        [at] chaque survivant { NAME($place, form: "at") }
       *[not_at] chaque survivant qui n’est pas { NAME($place, form: "at") }
    }
whom-where = { $whom } { $cond }
where = { $where ->
        [here] ta zone
        [leader_here] la zone du meneur
        [chosen] une zone de ton choix
        [chosen_adjacent] une zone voisine
        [each] chaque zone
        [each_empty] chaque zone sans survivants
        [it] cette zone
       *[other] { NAME($where) }
    }
effect-gain = { $what ->
        [hp] { $who ->
            [self] récupère { $n } PV
           *[other] { $whom } récupère { $n } PV
        }
        [ammo] { $who ->
            [self] charge { $n } { $n ->
                [1] munition
               *[other] munitions
            } dans { $weapon ->
                [choice] une de tes armes à distance
               *[other] ton arme ({ NAME($weapon) })
            }
           *[other] { $whom } charge { $n } { $n ->
                [1] munition
               *[other] munitions
            } dans { $weapon ->
                [choice] une arme à distance
               *[other] une arme ({ NAME($weapon) })
            }
        }
        [ally] { $who ->
            [self] gagne { $n } alliés
           *[other] { $whom } gagne { $n } alliés
        }
       *[food] { $who ->
            [self] gagne { $n } { $n ->
                [1] ration
               *[other] rations
            }
           *[other] { $whom } gagne { $n } { $n ->
                [1] ration
               *[other] rations
            }
        }
    }
effect-gain-one-ally = { $who ->
        [self] gagne 1 allié
       *[other] { $whom } gagne 1 allié
    }
effect-lose = { $who ->
        [self] perds { $n }
        [it] il perd { $n }
       *[other] { $whom } perd { $n }
    } { $what ->
        [food] { $n ->
            [1] ration
           *[other] rations
        }
        [ally] { $n ->
            [1] allié
           *[other] alliés
        }
        [ammo] { $n ->
            [1] munition
           *[other] munitions
        }
       *[equipment] { $n ->
            [1] équipement
           *[other] équipements
        }
    }
effect-damage = { $who ->
        [self] prends { $n } { $n ->
            [1] dégât
           *[other] dégâts
        }
        [it] il prend { $n } { $n ->
            [1] dégât
           *[other] dégâts
        }
       *[other] { $whom } prend { $n } { $n ->
            [1] dégât
           *[other] dégâts
        }
    }
effect-walkers = ajoute { $n } { $n ->
        [1] rôdeur
       *[other] rôdeurs
    } { NAME($loc, form: "kind") ->
        [place] { NAME($loc, form: "at") }
       *[other] dans { $loc }
    }
effect-kill = retire { $n } { $n ->
        [1] rôdeur
       *[other] rôdeurs
    } de { $loc }
effect-shift = déplace { $n } { $n ->
        [1] rôdeur
       *[other] rôdeurs
    } de { $from } vers { $loc }
effect-move = { $who ->
        [self] { $may ->
            [yes] tu peux te déplacer vers { $loc }
           *[no] déplace-toi vers { $loc }
        }
       *[other] { $may ->
            [yes] tu peux déplacer { $whom } vers { $loc }
           *[no] déplace { $whom } vers { $loc }
        }
    }
effect-move-anywhere = { $who ->
        [self] { $may ->
            [yes] tu peux te déplacer vers n’importe quelle zone
           *[no] déplace-toi vers n’importe quelle zone
        }
       *[other] { $may ->
            [yes] tu peux déplacer { $whom } vers n’importe quelle zone
           *[no] déplace { $whom } vers n’importe quelle zone
        }
    }
effect-draw = { $who ->
        [self] { $may ->
            [yes] tu peux piocher
           *[no] pioche
        }
       *[other] { $may ->
            [yes] { $whom } peut piocher
           *[no] { $whom } pioche
        }
    } { $n ->
        [1] une carte
       *[other] { $n } cartes
    } dans la pioche { NAME($deck) }
effect-eat = la pioche de { $loc } perd { $n } { $n ->
        [1] carte
       *[other] cartes
    }
effect-eat-each = { $loc } perd { $n } { $n ->
        [1] carte
       *[other] cartes
    } de sa pioche
cost-food = { $n } { $n ->
        [one] ration
       *[other] rations
    }
cost-ally = { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    }
cost-ammo = { $n } { $n ->
        [one] munition
       *[other] munitions
    }
cost-equipment = { $n } { $n ->
        [one] équipement
       *[other] équipements
    }
effect-pay = { $it ->
        [yes] il défausse { $cost }{ $may ->
            [yes] , ou { $else }
           *[no] ; s’il ne peut pas, { $else }
        }
       *[no] défausse { $cost }{ $may ->
            [yes] , ou { $else }
           *[no] ; si tu ne peux pas, { $else }
        }
    }
effect-pay-then = { $may ->
        [yes] tu peux défausser { $cost } pour ceci : { $then }
       *[no] si tu peux, défausse { $cost } et { $then }
    }{ $refused ->
        [yes] ; sinon : { $else }
       *[no] { "" }
    }
effect-if = { $cond } : { $then }
effect-if-else = { $cond } : { $then }. Sinon : { $else }
effect-unless = sauf { $cond } : { $else }
effect-choose = { $by ->
        [leader] le meneur choisit : { $options }
       *[self] choisis : { $options }
    }
effect-each = { $whom } : { $do }
effect-give = tu peux donner à { $whom }, où qu’il soit : { $items }
item = { $what ->
        [ally] 1 allié
        [food] 1 ration
        [ammo] 1 munition
        [ammo_card] une carte de munitions
       *[equipment] une carte d’équipement
    }
effect-rule = { $stat ->
        [combat_bonus] ce tour-ci, { $whom } ajoute { $n } à un lancer de combat
        [combat_dice] ce tour-ci, { $who ->
            [self] tu lances { $n ->
                [one] { $n } dé de combat en plus
               *[other] { $n } dés de combat en plus
            }
           *[other] { $whom } lance { $n ->
                [one] { $n } dé de combat en plus
               *[other] { $n } dés de combat en plus
            }
        }
        [unarmed_swing] ce tour-ci, { $whom } peut lancer un dé blanc comme attaque de mêlée à la place d’une arme
        [prevent] { $who ->
            [self] ignore { $n ->
                [1] le premier dégât
               *[other] les { $n } premiers dégâts
            } de chaque tour
           *[other] { $whom } ignore { $n ->
                [1] le premier dégât
               *[other] les { $n } premiers dégâts
            } de ce tour
        }
        [undying] ce tour-ci, { $who ->
            [self] tu ne peux pas mourir
           *[other] { $whom } ne peut pas mourir
        }
        [wall] à la fin de ce tour, { $n } rôdeurs de plus ne mordent pas { NAME($loc, form: "kind") ->
            [place] { NAME($loc, form: "at") }
           *[other] dans { $loc }
        }
        [breach] les murs de la Prison ne servent pas ce tour-ci
        [on_defy] ce tour-ci, pour qui désobéit au meneur : { $do }
       *[forbid] jusqu’à la fin de ce tour, { $who ->
            [all] personne ne peut
            [self] tu ne peux pas
           *[other] { $whom } ne peut pas
        } { $what ->
            [draw] piocher
            [trade] échanger
            [defy] désobéir
            [heal] guérir en mangeant
           *[allies] dépenser d’alliés
        }
    }
cond-at = { NAME($place, form: "at") }
cond-guarded = si quelqu’un est { NAME($place, form: "at") }
cond-with_leader = { $is ->
        [yes] avec le meneur
       *[no] loin du meneur
    }
cond-is_leader = { $is ->
        [yes] en tant que meneur
       *[no] si tu n’es pas le meneur
    }
cond-alone = { $is ->
        [yes] seul dans une zone
       *[no] pas seul
    }
cond-has = avec au moins { $cost }
cond-hp_max = avec au plus { $n } { $n ->
        [one] point de vie
       *[other] points de vie
    }
cond-hp_min = avec au moins { $n } { $n ->
        [one] point de vie
       *[other] points de vie
    }
cond-food_max = { $n ->
        [0] sans rations
        [one] avec { $n } ration au plus
       *[other] avec { $n } rations au plus
    }
cond-ally_max = { $n ->
        [0] sans alliés
        [one] avec { $n } allié au plus
       *[other] avec { $n } alliés au plus
    }
cond-walkers = s’il y a { $n ->
        [1] des rôdeurs
       *[other] { $n } rôdeurs ou plus
    } { NAME($loc, form: "kind") ->
        [place] { NAME($loc, form: "at") }
       *[other] dans { $loc }
    }
cond-roll = sur un { $min }–{ $max } au dé { $die ->
        [d3] noir
       *[d6] blanc
    }
and = { $one } et { $other }
or = { $one }, ou { $other }
weapon-text = { $range ->
        [ranged] À distance, avec munitions (charge de départ { $load }).
       *[melee] Mêlée, sans munitions.
    } { $dice ->
        [one] { $dice } dé.
       *[other] { $dice } dés.
    }
special-bonus = Ajoute { $n }.
special-bonus-alone = Ajoute { $n } si personne d’autre n’est dans ta zone.
special-explode = Pour chaque { $min } ou plus, lance un dé de plus.
special-recover = Avec un total de { $total } ou plus, { $n ->
        [one] { $n } munition revient.
       *[other] { $n } munitions reviennent.
    }
special-attract = Si tes dés montrent { $natural } ou plus, { $n ->
        [one] { $n } rôdeur vient
       *[other] { $n } rôdeurs viennent
    } d’une zone voisine après tous les combats.
item-text = { $when ->
        [combat_start] { $discard ->
            [yes] Défausse au début du combat : { $effects }
           *[no] Au début du combat : { $effects }
        }
        [own_turn] { $discard ->
            [yes] Défausse pendant ton tour : { $effects }
           *[no] Pendant ton tour : { $effects }
        }
        [safe] { $discard ->
            [yes] Défausse à tout moment avant les morsures : { $effects }
           *[no] À tout moment avant les morsures : { $effects }
        }
       *[damage] Quand les rôdeurs mordent : { $effects }
    }
ammo-text = { $weapon ->
        [choice] munitions : { $n }, pour une arme à distance de ton choix
       *[other] munitions : { $n }, pour cette arme : { NAME($weapon) }
    }
motive-stock = { $what ->
        [food] Posséder { $n } rations.
        [ally] Posséder { $n } alliés.
        [ammo] Posséder { $n } munitions, dans les armes et sur les cartes de munitions.
       *[equipment] Posséder { $n } cartes d’équipement.
    }
motive-count = { $trigger ->
        [combat_start_alone] Tu reçois un jeton pour chaque tour où personne d’autre n’est dans ta zone quand le combat commence. But : { $n }.
        [defied] Tu reçois un jeton pour chaque tour où tu as désobéi au meneur. But : { $n }.
        [rolled_and_location_killed] Tu reçois un jeton pour chaque tour où ton lancer, ou celui de ton groupe, a éliminé un rôdeur. But : { $n }.
        [round_end_hp_5] Tu reçois un jeton pour chaque tour où tu as 5 points de vie après les morsures. But : { $n }.
       *[gave_item] Tu reçois un jeton pour chaque tour où tu as donné un objet pendant ton propre tour. But : { $n }.
    }

# The table in words
table-round = Tour { $round } sur { $rounds }. { NAME($leader) } mène.
table-place = { NAME($place) } : { $walkers ->
        [0] aucun rôdeur
        [one] { $walkers } rôdeur
       *[other] { $walkers } rôdeurs
    }{ $biting ->
        [0] { "" }
        [one] {" "}({ $biting } mordrait)
       *[other] {" "}({ $biting } mordraient)
    } ; pioche { NAME($deck) }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
table-left = Cartes de munitions laissées { NAME($place, form: "at") } : { NAME($cards) }.
table-seat = { $name } avec { NAME($survivor) } : { $place ->
        [none] hors du plateau
       *[other] { NAME($place) }
    }, { $hp ->
            [one] { $hp } point de vie
           *[other] { $hp } points de vie
        }, { $food ->
            [one] { $food } ration
           *[other] { $food } rations
        }, { $allies ->
            [one] { $allies } allié
           *[other] { $allies } alliés
        }.
table-gear = Équipement : { $cards }.
table-ammo = Cartes de munitions : { $cards }.
table-motive = Objectif : { $card }
table-tokens = Jetons sur l’objectif : { $count }.
table-in-force = Ce tour-ci : { $cards }.
with-ammo = { NAME($card) } (munitions : { $ammo })

how-to-type = Tape un mot de la liste : ferme
# Ce qu’on tape dans les réponses ; la notation marche toujours aussi.
typed-farm = ferme
typed-prison = prison
typed-town = ville
typed-highway = autoroute
typed-draw = piocher
typed-pass = passer
typed-stay = rester
typed-done = fini
typed-use = utiliser
typed-load = charger
typed-heal = soigner
typed-pay = payer
typed-refuse = refuser
typed-keep = garder
typed-take = prendre
typed-leave = laisser
typed-nobody = personne
typed-nothing = rien
typed-food = vivres
typed-ally = allié
cost-weapon = { $n ->
        [one] { $n } arme
       *[other] { $n } armes
    }

# The full screen
screen-place = { $place ->
        [farm] Ferme
        [prison] Prison
        [town] Ville
        [highway] Autoroute
       *[none] hors plateau
    }
screen-with-ammo = { $card } { $ammo }
screen-spare = événements { $events }, réserve { $survivors }
screen-walkers = { $walkers ->
        [0] aucun rôdeur
       *[other] { $walkers }{ $biting ->
            [0] , aucun ne mord
            [one] , { $biting } mord
           *[other] , { $biting } mordent
        }
    }
screen-deck = { NAME($deck) } : { $cards }
screen-left = posé ici : { $cards }
screen-column-hp = PV
screen-column-food = Viv
screen-column-allies = All
screen-column-events = Év
screen-motive = objectif { $motive }{ $tokens ->
        [0] { "" }
       *[other] {" "}({ $tokens })
    }
screen-tokens = { $tokens } sur l’objectif
screen-fights = { $dice ->
        [none] se bat : { $weapon }
       *[other] { $weapon } { $dice } = { $total }
    }
screen-hand = Tes événements : { $cards }
screen-hidden = { $count ->
        [0] aucun événement
        [one] { $count } événement caché
       *[other] { $count } événements cachés
    }
screen-in-force = Ce tour-ci : { $cards }
screen-score = { $score ->
        [2] gagné
        [1] victoire partielle
       *[0] perdu
    }
screen-hint = Flèches et Entrée, un numéro, ou /mot ; e : cartes.
screen-key-events = e
screen-help-events = l’équipement de tous, et les événements et objectifs que tu peux voir ; encore une fois pour revenir

# The scene in the browser
mark-round-begun = Tour { $round }
mark-combat-begun = Combat
scene-place-farm = Ferme
scene-place-prison = Prison
scene-place-town = Ville
scene-place-highway = Autoroute
scene-board = Les quatre zones
scene-answers = Ce que tu peux faire
scene-barred = Impossible maintenant
scene-survivors = Survivants
scene-events = Événements
scene-round = Tour { $round } sur { $rounds }
scene-leads = { $survivor } mène
scene-is-leader = Meneur de ce tour.
scene-off-board = Pas encore sur le plateau : { $names }
scene-walkers =
    { $count ->
        [0] aucun rôdeur
        [one] { $count } rôdeur
       *[other] { $count } rôdeurs
    }
scene-deck = Pioche { NAME($deck) }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
scene-here = Ici : { $names }
scene-nobody-here = Personne n’est ici
scene-forecast-safe = Si rien ne change, aucun rôdeur ne mord ici à la fin du tour
scene-forecast-bites = Si rien ne change, les survivants ici prennent { $count ->
        [one] { $count } morsure
       *[other] { $count } morsures
    }
scene-forecast-eats = Si rien ne change, la pioche perd { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et il en reste { $left }
scene-forecast-empties = Si rien ne change, la pioche est vide et tout le monde perd
scene-short-safe = { $walls ->
        [0] Sûr
       *[other] Sûr : les murs en arrêtent { $walls }
    }
scene-short-bites = { $count ->
        [one] { $count } morsure
       *[other] { $count } morsures
    }
scene-short-eats = −{ $count } { $count ->
        [one] carte
       *[other] cartes
    }
scene-short-empties = Pioche vide !
scene-outlook = À la fin du tour, si rien ne change
scene-outlook-safe = { $walls ->
        [0] aucune morsure
       *[other] sûr : les murs en arrêtent { $walls }
    }
scene-choosing =
    Le meneur déplace tout le monde, joue deux événements et tranche en cas de désaccord. { $one ->
        [yes] Le même survivant mène toute la partie.
       *[no] À chaque tour, un autre survivant mène.
    } Tout le monde a { $hp } points de vie. Le texte d’une carte s’applique tant que ce survivant mène.
scene-taken-by = Choisi par : { $name }
scene-unlaid = Tu vas défendre ces quatre zones. Leur position et leurs pioches sont tirées quand tout le monde a un survivant.
scene-your-events = Tes événements
scene-outlook-bites = { $count ->
        [one] { $count } morsure
       *[other] { $count } morsures
    } pour { $names }
scene-outlook-eats = la pioche perd { $count } et il en reste { $left }
scene-outlook-empties = la pioche est vide : tout le monde perd
scene-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scene-kills = { $count ->
        [0] Aucun rôdeur éliminé
        [one] { $count } rôdeur éliminé
       *[other] { $count } rôdeurs éliminés
    }
scene-survivor = { $survivor }, { $name }. { $place ->
        [none] Hors du plateau
       *[other] { $place }
    }. Points de vie : { $hp }. Rations : { $food }. Alliés : { $allies }.
scene-strip = { $survivor }, { $name }, { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }
scene-ammo-word = {" "}mun.
scene-hidden-events = { $count ->
        [one] { $count } événement caché
       *[other] { $count } événements cachés
    }
scene-scored = rempli
scene-tokens = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
scene-pile = Pioche d’événements : { $count }
scene-in-force = Ce tour-ci
scene-all-cards = Toutes les cartes
scene-answer = Choisit : { $answer }
scene-may-change = Tout le monde voit ton choix. Tu peux le changer jusqu’à ce que tous aient choisi.
scene-meanwhile =
    { $count ->
        [one] Tu peux aussi utiliser une carte maintenant
       *[other] Tu peux aussi utiliser une de { $count } cartes maintenant
    }
scene-also = Tu peux aussi
scene-cards-survivor = Survivants
scene-cards-event = Événements
scene-cards-weapon = Équipement : armes
scene-cards-item = Équipement : objets
scene-cards-ally = Alliés
scene-cards-food = Vivres
scene-cards-ammo = Munitions
scene-cards-motive = Objectifs secrets

# What speaks for an option
reason-bites = Morsures à prévoir ce tour-ci : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-eaten = Cartes que les rôdeurs prendraient ce tour-ci : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-left = Rôdeurs restants après ce tour : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-spends-food = « { $choice } » économise tes rations ; « { $other } » en coûte { $theirs }.
reason-kills = Rôdeurs éliminés en moyenne : { $mine } avec « { $choice } », { $theirs } avec « { $other } ».
reason-shots = « { $choice } » économise tes munitions ; « { $other } » tire un coup.
reason-allies-left = Alliés restants : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-weakest = Points de vie qui restent au plus faible d’entre vous : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-hp = Tes points de vie : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-hp-of = Points de vie maintenant : { $mine } pour { $choice }, { $theirs } pour { $other }.
reason-food = Tes rations : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-armed = Rôdeurs que vos meilleures armes éliminent ensemble en moyenne : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-can-heal = Points de vie que vos rations peuvent rendre, à vous tous : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-ammo-fits = Munitions dont le porteur a l’arme : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-a-shot = Rôdeurs qu’un tir élimine en moyenne : { $mine } avec « { $choice } », { $theirs } avec « { $other } ».
reason-on-it = Munitions déjà dessus : { $mine } avec « { $choice } », { $theirs } avec « { $other } ».
reason-gets = « { $choice } » t’apporte une carte ; « { $other } » n’en apporte aucune.
reason-deck-left = Cartes restantes dans cette pioche : { $mine } après « { $choice } », { $theirs } après « { $other } ». Une pioche vide perd la partie.
reason-to-draw = Cartes d’équipement qui restent pour les survivants qui remplacent les morts : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-leads = { $what ->
    [points] Points pour vos combats
    [hp] Points de vie
    [ammo] Munitions
   *[food] Rations pour ceux qui n’en ont pas
} dans un tour où ce survivant mène : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-brings = { $what ->
    [hp] Points de vie
    [food] Rations
    [ally] Alliés
    [ammo] Munitions
    [equipment] Équipement
    [walkers] Rôdeurs
   *[cards] Cartes dans les pioches
} : environ { $mine } par « { $choice } », { $theirs } par « { $other } ».
reason-later-hp = Un tour plus tard, vous avez tous ensemble environ { $mine } points de vie avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-walkers = Un tour plus tard, il y a environ { $mine } rôdeurs avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-cards = Un tour plus tard, les pioches ont environ { $mine } cartes avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-ammo = Un tour plus tard, vous avez tous ensemble environ { $mine } munitions avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-food = Un tour plus tard, vous avez tous ensemble environ { $mine } rations avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-allies = Un tour plus tard, vous avez tous ensemble environ { $mine } alliés avec « { $choice } », { $theirs } avec « { $other } ».

# What an option is called
label-go = { $place }
label-go-move-survivor = { $how ->
        [stay] { $survivor } reste { NAME($place, form: "at") }
        [go] { $survivor } va { NAME($place, form: "at") }
       *[come] { $survivor } commence { NAME($place, form: "at") }
    }
label-go-defy = Désobéir : payer 1 ration, aller { NAME($place, form: "at") }
label-go-attract-walker = De { $place }
label-go-damage-order = D’abord { NAME($place, form: "at") }
label-play = Jouer { $card }
label-plea-place = Tenir { $thing }
label-use = Utiliser { $card }
label-collect = Ramasser { $card }
label-load = Charger { $weapon } avec { $card }
label-load-first = Charger une arme
label-given = { $what ->
        [food] 1 ration
        [ally] 1 allié
        [ammo] 1 munition ({ $card })
        [card_ammo] 1 munition ({ $card })
       *[other] { $card }
    }
label-gift = Donner { $what } à { $to }
label-card = { $card }
label-card-choose-weapon = Se battre : { $card }
label-card-load-ammo = Charger { $card }
label-card-load-weapon = Charger { $card }
label-card-lose-equipment = Défausser { $card }
label-card-lose-ammo = Perdre 1 munition ({ $card })
label-share = { $survivor } en prend { $count }
label-spend = { $count ->
        [0] Aucun allié
        [one] Dépenser { $count } allié
       *[other] Dépenser { $count } alliés
    }
label-word-deal = Distribuer les événements
label-word-stay = Rester { NAME($place, form: "at") }
label-word-pick-place-stay = Ne pas bouger
label-word-draw = Piocher : { NAME($deck) }
label-word-pass = Ne pas piocher
label-word-heal-pass = Ne pas manger
label-word-done = Ne rien donner
label-word-nothing = Ne rien donner
label-word-choose-weapon-nothing = Ne pas se battre
label-word-nobody = Personne
label-word-keep = Garder la carte
label-word-take = La prendre
label-word-leave = La laisser ici
label-word-pay = Payer { $cost }
label-word-refuse = Ne pas payer
label-word-heal = Manger 1 ration et guérir de 1
label-word-swing = Se battre à mains nues

# What an option means
meaning-leads = comme meneur : { $text }
meaning-there = { $walkers ->
        [0] aucun rôdeur
        [one] { $walkers } rôdeur, { $biting ->
            [0] ne mord pas
           *[other] mordrait
        }
       *[other] { $walkers } rôdeurs, { $biting ->
            [0] aucun ne mordrait
            [one] { $biting } mordrait
           *[other] { $biting } mordraient
        }
    } ; { NAME($deck) } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
meaning-who = { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }, { $food ->
        [one] { $food } ration
       *[other] { $food } rations
    }, { $allies ->
        [one] { $allies } allié
       *[other] { $allies } alliés
    }{ $place ->
        [none] , hors du plateau
       *[other] , { NAME($place, form: "at") }
    }
meaning-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : élimine { $kills ->
        [0] aucun rôdeur
        [one] { $kills } rôdeur
       *[other] { $kills } rôdeurs
    }
meaning-odds = À elle seule, cette arme élimine au moins 1 rôdeur dans { $one } % et au moins 2 dans { $two } % des lancers.
meaning-last-card = C’est la dernière carte : tout le monde perdrait.
scene-confirm = Confirmer : { $choice }

# How it stands, in the strip above the scene.
standing = { $count ->
        [0] { $of } tours
       *[other] Tour { $count } sur { $of }
    }
# Great moments, as they are announced
moment-dice = Les dés roulent
moment-die = Le dé roule
moment-last-walker = Le dernier rôdeur tombe
moment-kills = Ils ripostent
moment-event-saves = Sauvés par un événement
moment-bite = Une morsure
moment-dies = Un survivant meurt
moment-overrun = Débordés

# What people say at the table with one press
emote-help = Besoin d’aide
emote-hold = Tenez bon
emote-close = C’était moins une
emote-sorry = Pardon !
emote-thanks = Merci
emote-well-played = Bien joué
