# The Walking Dead: The Board Game

game = The Walking Dead: The Board Game
game-line = Traverse une Géorgie pleine de morts, rassemble survivants et vivres, et explore trois lieux sûrs avant les autres.
goal = Explore trois Lieux avant les autres.
goal-cooperation = Explore trois Lieux avant les autres, seul ou en groupe.
goal-alone = Explore trois Lieux avant la mort de tous tes survivants.
option-cooperation = Les joueurs peuvent former des groupes
option-play_on = Continuer après une victoire (à partir de quatre joueurs)
play_on-ask = Demander aux autres
play_on-always = Toujours
play_on-never = Jamais
option-balance = Les personnages
balance-book = Comme dans la boîte
balance-even = Équilibrés : les faibles commencent avec plus, les forts avec moins
option-box = Boîte de cartes
option-map = Carte
way-race = The Board Game, chacun pour soi

# What is asked
ask-leave-group = { $target } commence un tour pour ton groupe. Rester, ou quitter le groupe ici ?
ask-return = Ton dernier survivant est mort. Revenir avec un nouveau personnage et un compagnon ?
ask-play-on = Refuge trouvé : { $seats }. Veux-tu continuer ?
ask-wish = Que doit toujours faire le jeu pour toi, sans demander ?
ask-which-first = En même temps : { NAME($cards) }. Quelle carte vient d’abord ?
ask-recover = Récupération : mange, utilise quelque chose, ou continue.
ask-move =
    { $steps ->
        [0] Il ne te reste aucun pas. Arrête-toi, ou fais d’abord autre chose.
        [one] Déplacement : il te reste { $steps } pas.
       *[other] Déplacement : il te reste { $steps } pas.
    }
ask-join-group = { $target } te propose de jouer en groupe. Vous partagez les dés, et vous gagnez ensemble.
ask-between = Avant la prochaine carte : utilise quelque chose, ou continue.
ask-fight-on =
    { $short ->
        [one] Il te manque { $short } élimination.
       *[other] Il te manque { $short } éliminations.
    } Tire, utilise quelque chose, ou arrête et prends la fatigue.
ask-act-on =
    { $short ->
        [one] Il te manque { $short } Action.
       *[other] Il te manque { $short } Actions.
    } Améliore le lancer, ou accepte-le.
ask-help = { $target } demande de l’aide. Il manque : { $fighting ->
        [yes] { $short ->
            [one] { $short } élimination
           *[other] { $short } éliminations
        }
       *[no] { $short ->
            [one] { $short } Action
           *[other] { $short } Actions
        }
    }.
ask-stay-quiet = Le tir fait du bruit. L’étouffer, ou laisser venir les zombies ?
ask-save = { NAME($survivor) } va mourir. Sauver { NAME($survivor) } ?
ask-place-fatigue = { $left ->
        [1] Quel survivant prend la fatigue ?
       *[other] Fatigue à prendre : { $left }. Quel survivant prend la prochaine ?
    }
ask-take-fatigue = { $target } demande au groupe de prendre 1 de fatigue. Choisis un de tes survivants, ou refuse.
ask-heal = Qui récupère ?
ask-pay-or-not = À payer pour cette carte : { NAME($bill) }. Paie, ou échoue.
ask-pay-with = { $resource ->
        [any] Paie 1 ressource de ton choix.
       *[other] Paie 1 { NAME($resource) }.
    }
ask-chip-in = { $resource ->
        [any] { $target } demande au groupe de payer 1 ressource. Choisis laquelle, ou refuse.
       *[other] { $target } demande au groupe de payer 1 { NAME($resource) }. Paie, ou refuse.
    }
ask-bear-it = Tu as échoué, et voici ce qui arrive : { NAME($what) }. Accepte, ou demande au groupe de le prendre.
ask-bear-for = { $target } demande au groupe de prendre ceci : { NAME($what) }. Accepte, ou refuse.
ask-gain-any = Choisis ce que tu reçois. { $left ->
        [one] Encore 1.
       *[other] Encore { $left }.
    }
ask-lose-any = Choisis ce que tu perds. { $left ->
        [one] Encore 1.
       *[other] Encore { $left }.
    }
ask-collect = Ramasser ce qui est sur cette case ({ NAME($icons) }), ou le laisser ?
ask-vote = { NAME($card) } : { $ayes } pour, { $noes } contre. Vote oui ou non.
ask-vote-last = { NAME($card) } : { $ayes } pour, { $noes } contre. Tu votes en dernier. À égalité, ta voix décide.
ask-name-a-player = { NAME($card) } : choisis le joueur qui décide.
ask-agree = { NAME($card) } : { $target } te laisse décider. Oui ou non ?
ask-take-a-side = { NAME($card) } : choisis ce qui arrive.
ask-which-challenge = { NAME($card) } : choisis ton épreuve.
ask-which-effect = Choisis ce qui arrive.
ask-leave-behind = Quel compagnon laisses-tu derrière toi ?
ask-sacrifice = Quel compagnon meurt ?
ask-which-start = { NAME($survivor) } attend sur la case de départ la plus proche. Plusieurs sont à la même distance. Choisis-en une.
ask-drop-item = Quel objet défausses-tu ?
ask-place-token = Choisis la case pour { $left ->
        [1] le jeton zombie
       *[other] le prochain jeton zombie (encore { $left })
    }.
ask-remove-token = Choisis un jeton zombie à retirer, jusqu’à { $left }.
ask-look-at-token = Choisis un jeton face cachée à retourner, jusqu’à { $left }.
ask-swap-private = Échange ton Lieu secret contre une des cartes que tu viens de voir, ou garde-le.

# What happened: set-up and turns
event-party-dealt = { $you ->
        [yes] Tu joues
       *[no] { $seat } joue
    } { NAME($character) } avec { NAME($follower) }. Départ : { NAME($space) }.
event-public-locations = Lieux pour tous : { NAME($locations) }.
event-private-location =
    { $you ->
        [yes] Ton Lieu secret : { NAME($location) }.
       *[no] { $seat } prend un Lieu secret.
    }
event-followers-stranded = Sur les autres cases de départ attendent : { NAME($followers) }.
event-rolled-for-first = Actions lancées pour le premier tour : { $actions }.
event-first-player = { $you ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
event-turn-begun = Tour { $round } : { $you ->
        [yes] à toi
       *[no] à { $seat }
    }.
event-returned = { $you ->
        [yes] Tu reviens
       *[no] { $seat } revient
    } avec { NAME($character) } sur { NAME($space, form: "the") }.
event-stayed-out = { $you ->
        [yes] Tu quittes
       *[no] { $seat } quitte
    } la partie.
event-all-answered = Ont répondu : { $seats }.
event-invited = { $you ->
        [yes] Tu proposes
       *[no] { $seat } propose
    } à { $target } de jouer ensemble.
event-invitation-refused = { $you ->
        [yes] Tu ne rejoins
       *[no] { $seat } ne rejoint
    } pas le groupe.
event-group-formed = Ensemble à partir de maintenant : { $seats }.
event-group-left = { $you ->
        [yes] Tu quittes
       *[no] { $seat } quitte
    } le groupe sur { NAME($space, form: "the") }.
event-wish-changed = { $always ->
        [yes] { $you ->
            [yes] Désormais, tu choisis toujours
           *[no] Désormais, { $seat } choisit toujours
        } : { NAME($wish) }.
       *[no] { $you ->
            [yes] On te demandera à nouveau
           *[no] On demandera à nouveau à { $seat }
        } : { NAME($wish) }.
    }
event-help-asked = { $you ->
        [yes] Tu demandes
       *[no] { $seat } demande
    } l’aide du groupe : { NAME($what) }.
event-nobody-helped = { $you ->
        [yes] Personne ne t’aide
       *[no] Personne n’aide { $seat }
    }.

# Movement and tokens
event-ate = { NAME($survivor) } mange. Fatigue restante : { $fatigue }.
event-stepped =
    { $gas ->
        [yes] { $you ->
        [yes] Tu roules
       *[no] { $seat } roule
    } vers { NAME($path, form: "the") }.
       *[no] { $you ->
        [yes] Tu vas
       *[no] { $seat } va
    } vers { NAME($path, form: "the") }.
    }
event-stopped = { $you ->
        [yes] Tu t’arrêtes
       *[no] { $seat } s’arrête
    } sur { NAME($space, form: "the") }.
event-arrived = { $you ->
        [yes] Tu dois t’arrêter
       *[no] { $seat } doit s’arrêter
    } sur { NAME($space, form: "the") } et affronter { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-token-placed = Un jeton zombie apparaît sur { NAME($space, form: "the") }.
event-attracted = Du bruit ! Des jetons zombie arrivent sur { NAME($spaces, form: "the") }.
event-token-removed = Un jeton zombie est retiré ({ NAME($space) }).
event-token-seen = Le jeton sur { NAME($space, form: "the") } montre { $value }.
event-token-fought = Le jeton est retiré ({ NAME($space) }).
event-tokens-mixed = Tous les jetons sont en jeu : { $count ->
            [one] { $count } jeton est remélangé
           *[other] { $count } jetons sont remélangés
        }.

# Fights and rolls
event-fight-begun =
    { $zombies ->
        [one] { $you ->
        [yes] Tu rencontres
       *[no] { $seat } rencontre
    } { $zombies } zombie sur { NAME($space, form: "the") }.
       *[other] { $you ->
        [yes] Tu rencontres
       *[no] { $seat } rencontre
    } { $zombies } zombies sur { NAME($space, form: "the") }.
    }
event-rolled-dice =
    { $kind ->
        [actions] { $you ->
        [yes] Tu lances
       *[no] { $seat } lance
    } les dés : { NAME($faces) }. Actions : { $total } sur { $need }.
       *[other] { $you ->
        [yes] Tu lances
       *[no] { $seat } lance
    } les dés : { NAME($faces) }. Éliminations : { $total } sur { $need }.
    }
event-rolled-again = { $you ->
        [yes] Tu relances
       *[no] { $seat } relance
    } le dé { PLACE($die) } : { NAME($face) }, { $total } au total.
event-ammo-fired = { $you ->
        [yes] Tu tires
       *[no] { $seat } tire
    } : { NAME($face) }, { $total ->
            [one] { $total } élimination
           *[other] { $total } éliminations
        } au total.
event-stayed-quiet = { NAME($card) } étouffe le bruit.
event-fight-over =
    { $won ->
        [yes] Tous les zombies sont morts.
       *[no] { $left ->
            [one] Il reste { $left } zombie.
           *[other] Il reste { $left } zombies.
        }
    }
event-roll-over =
    { $won ->
        [yes] Le lancer réussit. Actions : { $total } sur { $need }.
       *[no] Le lancer échoue. Actions : { $total } sur { $need }.
    }
event-fatigued = { NAME($survivor) } a { $fatigue } de fatigue.
event-healed = { NAME($survivor) } récupère et a { $fatigue } de fatigue.
event-saved = { NAME($card) } sauve { NAME($survivor) }.
event-died = { NAME($survivor) } meurt.
event-eliminated = { $you ->
        [yes] Tu as perdu ton
       *[no] { $seat } a perdu son
    } dernier survivant.
event-nobody-left = Il ne reste personne pour jouer.

# Encounters
event-card-drawn = { $you ->
        [yes] Tu pioches
       *[no] { $seat } pioche
    } { NAME($card) }.
event-card-passed-over = { NAME($card) } demande d’autres joueurs, et il n’y en a pas. On pioche une autre carte.
event-deck-shuffled = La défausse est mélangée : la pioche Rencontre a de nouveau { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
event-card-resolved =
    { $success ->
        [yes] { NAME($card) } : succès.
       *[no] { NAME($card) } : échec.
    }
event-card-kept = { $you ->
        [yes] Tu gardes
       *[no] { $seat } garde
    } { NAME($card) }.
event-card-put-away = { NAME($card) } va à la défausse.
event-card-discarded = { $you ->
        [yes] Tu défausses
       *[no] { $seat } défausse
    } { NAME($card) }.
event-used = { $you ->
        [yes] Tu utilises
       *[no] { $seat } utilise
    } { NAME($card) }.
event-compared =
    { $met ->
        [yes] Comparaison : { $numbers }. Succès.
       *[no] Comparaison : { $numbers }. Échec.
    }
event-vote-cast = { $you ->
        [yes] Tu votes
       *[no] { $seat } vote
    } { $yes ->
        [yes] oui
       *[no] non
    }.
event-voted = { $ayes ->
        [0] Aucune voix pour
       *[other] Ont voté oui : { $seats }
    } ; { $noes } { $carried ->
        [yes] contre. C’est oui
       *[no] contre. C’est non
    }.
event-target-named = { $you ->
        [yes] Tu laisses
       *[no] { $seat } laisse
    } { $target } décider.
event-target-answered =
    { $agrees ->
        [yes] { $you ->
        [yes] Tu dis
       *[no] { $seat } dit
    } oui.
       *[no] { $you ->
        [yes] Tu dis
       *[no] { $seat } dit
    } non.
    }
event-side-taken = { $you ->
        [yes] Tu choisis
       *[no] { $seat } choisit
    } : { $option ->
        [success] { NAME($option) }.
        [fail] { NAME($option) }.
       *[other] { BRANCH($card, $branch) }
    }

# Resources, followers, Locations
event-gained = { $you ->
        [yes] Tu gagnes
       *[no] { $seat } gagne
    } { $n ->
        [one] { $n } { NAME($resource) }
       *[other] { $n } { NAME($resource, form: "plural") }
    }.
event-lost = { $you ->
        [yes] Tu perds
       *[no] { $seat } perd
    } { $n ->
        [one] { $n } { NAME($resource) }
       *[other] { $n } { NAME($resource, form: "plural") }
    }.
event-paid = { $you ->
        [yes] Tu paies
       *[no] { $seat } paie
    } { $n ->
        [one] { $n } { NAME($resource) }
       *[other] { $n } { NAME($resource, form: "plural") }
    }.
event-given = { $you ->
        [yes] Tu donnes
       *[no] { $seat } donne
    } à { $target } { $n ->
        [one] { $n } { NAME($resource) }
       *[other] { $n } { NAME($resource, form: "plural") }
    }.
event-payment-refused = { $you ->
        [yes] Tu ne paies
       *[no] { $seat } ne paie
    } pas.
event-no-resources = Cette case ne donne rien ce tour-ci.
event-collected = { $you ->
        [yes] Tu ramasses
       *[no] { $seat } ramasse
    } : { NAME($resources) }.
event-resources-left = { $you ->
        [yes] Tu laisses
       *[no] { $seat } laisse
    } les ressources où elles sont.
event-joined =
    { $rescued ->
        [yes] { $you ->
        [yes] Tu sauves
       *[no] { $seat } sauve
    } { NAME($follower) }.
       *[no] { $you ->
        [yes] { NAME($follower) } te rejoint
       *[no] { NAME($follower) } rejoint { $seat }
    }.
    }
event-nobody-joined = Il n’y a plus de compagnon pour { $you ->
        [yes] toi
       *[no] { $seat }
    }.
event-left-behind = { $you ->
        [yes] Tu laisses
       *[no] { $seat } laisse
    } { NAME($follower) } sur { NAME($space, form: "the") }.
event-locations-seen =
    { $you ->
        [yes] Tu regardes le dessus de la pioche Lieu : { NAME($locations) }.
       *[no] { $seat } regarde le dessus de la pioche Lieu : { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
event-private-swapped =
    { $you ->
        [yes] Ton Lieu secret est maintenant : { NAME($location) }.
       *[no] { $seat } échange son Lieu secret.
    }
event-number-changed = { $seat }, { NAME($stat) } : { $n ->
        [-1] 1 en moins
        [-2] 2 en moins
       *[other] { $n } en plus
    }.
event-scouting-begun = { $you ->
        [yes] Tu explores
       *[no] { $seat } explore
    } { NAME($location, form: "the") }, condition { $tier }.
event-part-met = { NAME($location) } : une partie est faite.
event-scouting-failed =
    { $may_stay ->
        [yes] Pas encore exploré : { NAME($location) }. { $you ->
        [yes] Tu peux
       *[no] { $seat } peut
    } rester et réessayer.
       *[no] { $you ->
        [yes] Tu ne réussis
       *[no] { $seat } ne réussit
    } pas à explorer { NAME($location, form: "the") }.
    }
event-scouted = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } exploré { NAME($location, form: "the") }, { $scouted ->
        [one] le premier Lieu
       *[other] { $scouted } Lieux maintenant
    }.
event-slot-refilled = Le Lieu { $slot } est maintenant : { NAME($location) }.
event-slot-emptied = Il n’y a plus de cartes Lieu : le Lieu { $slot } reste vide.
event-safe-haven =
    { $rescued ->
        [0] Refuge trouvé : { $seats }.
       *[other] Refuge trouvé : { $seats }. Personnes isolées sauvées : { $rescued }.
    }
event-stopped-playing = { $you ->
        [yes] Tu ne continues pas.
       *[no] { $seat } ne continue pas.
    }
event-play-goes-on = Les autres continuent : { $seats }.

# How it ended
ending-safe-haven = Le troisième Lieu : { NAME($location) }, au tour { $round }.
ending-nobody-left = La dernière perte : { NAME($survivor) }, au tour { $round }.
outcome-safe-haven =
    { $count ->
        [one] { $you ->
            [yes] Tu as trouvé un refuge.
           *[no] { $winners } a trouvé un refuge et gagne.
        }
       *[other] { $you ->
            [yes] Avec { $others }, tu as trouvé un refuge et tu gagnes.
           *[no] { $winners } ont trouvé un refuge ensemble et gagnent.
        }
    } Lieux explorés : { $scores }.
outcome-nobody-left = Tout le monde est mort. Personne ne gagne. Lieux explorés : { $scores }.

# Why not
refusal-must-move = Tu dois avancer d’au moins une case.
refusal-already-scouted = Tu as déjà exploré ce Lieu, et il n’y a pas d’autre carte pour lui.
refusal-location-closed = Il n’y a pas de carte visible pour ce Lieu, et la tienne est pour un autre.
refusal-requirement-unmet = Tu n’as pas ce que ce Lieu demande.
refusal-not-in-one-go = Tu peux faire trois cases au plus d’un coup, en terrain libre. Va pas à pas.
refusal-cannot-pay = Tu ne peux pas payer cela.
refusal-active-stays = Tu ne peux pas quitter le groupe pendant ton propre tour.
refusal-not-usable-now = Tu ne peux pas l’utiliser maintenant.
refusal-nobody-to-invite = Il n’y a personne ici avec qui jouer en groupe.
refusal-no-food = Tu n’as pas de rations.
refusal-not-fatigued = Ce survivant n’a pas de fatigue et n’a pas besoin de manger.
refusal-recover-first = Finis d’abord l’étape de Récupération.
refusal-too-late-to-eat = Tu ne peux manger qu’au début de ton tour.
refusal-may-not-stay = Tu ne peux pas rester ici.
refusal-no-such-space = Cette case n’existe pas.
refusal-no-steps-left = Il ne te reste aucun pas.
refusal-across-the-border = On ne passe la limite d’Atlanta qu’aux flèches.
refusal-not-adjacent = Cette case n’est pas à côté de toi.
refusal-gas-limit = Tu ne peux plus utiliser d’essence ce tour-ci.
refusal-no-gas = Tu n’as pas d’essence.
refusal-over-a-resource = Tu ne peux pas rouler au-delà d’une case où il faut s’arrêter.
refusal-not-empty = Pour rouler de deux cases, les deux doivent être vides.
refusal-zombies-at-a-resource = Tu ne peux pas dépasser des zombies sur une case où il faut s’arrêter.
refusal-no-zombies-to-pass = Il n’y a pas de zombies à dépasser là.

# The table in words
table-turn = Tour { $round }. En train de jouer : { $name }, { $steps ->
        [one] encore { $steps } pas
       *[other] encore { $steps } pas
    }.
table-public = Lieux ouverts : { $cards }.
table-slot = { $name } sur { $space } ({ $needs })
table-private = Ton Lieu secret : { $name } sur { $space } ({ $needs }).
table-party = { $name } sur { $space } : { $survivors }. Rations { $food }, essence { $gas }, munitions { $ammo }. Explorés : { $scouted }.
table-party-away = { $name } : { $status }.
table-survivor = { $name }{ $fatigue ->
        [0] { "" }
       *[other] { " " }(fatigue { $fatigue })
    }
table-items = { $name }, objets : { $items }.
table-group = Jouent ensemble : { $names }.
table-pool = Tes dés : bleus { $blue }, rouges { $red }, verts { $green }.
table-tokens = Jetons zombie : { $tokens }.
table-token = { $space } { $values }
table-face-down = ?
table-markers = Laissés derrière : { $markers }.
table-marker = { $name } sur { $space }
table-card = Sur la table : { $name }. { $text }
table-roll = Le lancer : { NAME($faces) }, { $total } sur { $need }.
table-near = À côté de toi : { $spaces }.
table-decks = Cartes restantes : { $encounters ->
            [one] { $encounters } Rencontre
           *[other] { $encounters } Rencontres
        }, { $locations ->
            [one] { $locations } Lieu
           *[other] { $locations } Lieux
        }, { $followers ->
            [one] { $followers } compagnon
           *[other] { $followers } compagnons
        }.
table-known-top = Tu connais le dessus de la pioche Lieu : { $cards }.
status-lost = a perdu tout le monde et peut revenir
status-out = a quitté la partie
status-won = a trouvé un refuge
none = aucun

# What an option means
option-together = Ensemble, vous lancez { $together } dés ; sans groupe, { $alone }. Vous gagnez ensemble. Mais vous partagez un pion : au tour de l’autre, c’est { $name } qui décide où il va et garde ce qu’on trouve.
option-alone = Tu lances { $dice } dés, tu vas où tu veux et tu gardes tout ce que tu trouves. Une victoire est rien qu’à toi.
option-eat = 1 ration, 1 de fatigue en moins
option-survivor = fatigue { $fatigue }
option-resource = tu en as { $count }
odds-fight = { $free } % indemne, { $deadly } % quelqu’un meurt, environ { $fatigue } de fatigue
odds-shot = { $enough } % suffisant, { $noise } % du bruit
odds-scouting = environ { $chance } %
space-plain = terrain libre
space-start = une case de départ
space-resource = { $icons } : une carte par icône
space-zombies = { $count ->
        [one] { $count } jeton zombie
       *[other] { $count } jetons zombie
    }
space-follower = { $name } attend ici
space-party = { $name } est ici
how-to-type = Tape le code devant une option : b04, essence b04, arrêt
how-to-type-move = Tape un pas : b04, essence b04, essence b04 b05 ou arrêt
# Ce qu’on tape dans les réponses ; la notation marche toujours aussi.
typed-gas = essence
typed-stop = arrêt
typed-use = utiliser
typed-eat = manger
typed-ammo = munition
typed-food = ration
typed-take = prendre
typed-leave = laisser
typed-collect = ramasser
typed-die = dé
typed-done = fini
typed-enough = assez
typed-yes = oui
typed-no = non
typed-pay = payer
typed-on = continuer
typed-stay = rester
typed-always = toujours

# Cards in words, rendered from their effects
card-encounter = Épreuve : { $challenge } Succès : { $success } Échec : { $fail }
card-item = Inventaire : { $item }
card-survivor = Dés : { $dice }.{ $abilities ->
        [none] { "" }
       *[other] { " " }{ $abilities }
    }
card-location = Première : { $first } Deuxième : { $second } Troisième : { $third }
dice-blue = { $n } { $n ->
        [one] bleu
       *[other] bleus
    }
dice-red = { $n } { $n ->
        [one] rouge
       *[other] rouges
    }
dice-green = { $n } { $n ->
        [one] vert
       *[other] verts
    }
dice-none = aucun
counted = { $n } { $n ->
        [one] { NAME($count) }
       *[other] { NAME($count, form: "plural") }
    }
challenge-kill = Élimine { $n ->
        [one] { $n } zombie.
       *[other] { $n } zombies.
    }
challenge-survive = Survis à { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    } : personne ne doit mourir.
challenge-actions = Obtiens { $n ->
        [one] { $n } Action.
       *[other] { $n } Actions.
    }
challenge-kill-scaled = Élimine { $base ->
        [one] { $base } zombie
       *[other] { $base } zombies
    }, plus { $times ->
        [one] le nombre
       *[other] { $times } fois le nombre
    } { NAME($count, form: "yours") }.
challenge-survive-scaled = Survis à { $base ->
        [one] { $base } zombie
       *[other] { $base } zombies
    }, plus { $times ->
        [one] le nombre
       *[other] { $times } fois le nombre
    } { NAME($count, form: "yours") } : personne ne doit mourir.
challenge-actions-scaled = Obtiens { $base ->
        [one] { $base } Action
       *[other] { $base } Actions
    }, plus { $times ->
        [one] le nombre
       *[other] { $times } fois le nombre
    } { NAME($count, form: "yours") }.
challenge-pay = Paie { $what }.
challenge-compare-most = Personne n’a plus { NAME($count, form: "of") } que toi.
challenge-compare-least = Personne n’a moins { NAME($count, form: "of") } que toi.
challenge-vote = Tout le monde vote.
challenge-ask = Choisis un autre joueur, qui dit oui ou non.
challenge-choice = Choisis l’un des deux côtés.
challenge-either = Choisis : { $what }
challenge-none = Pas d’épreuve.
step-have = Avoir { $cmp } { counted }.
step-encounters = { $n ->
        [one] Gagner { $n } Rencontre.
       *[other] Gagner { $n } Rencontres d’affilée.
    }
step-kill = Éliminer { $n ->
        [one] { $n } zombie.
       *[other] { $n } zombies.
    }
step-survive = Survivre à { $n ->
        [one] { $n } zombie.
       *[other] { $n } zombies.
    }
step-actions = Obtenir { $n ->
        [one] { $n } Action.
       *[other] { $n } Actions.
    }
step-spend = Payer { $what }.
cmp-ge = au moins
cmp-le = au plus
cmp-eq = exactement
cmp-gt = plus de
cmp-lt = moins de
amount = { $n ->
        [one] { $n } { $resource }
       *[other] { $n } { NAME($resource, form: "plural") }
    }
amount-any = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
nothing = Rien.
who-target = Le joueur choisi : { $effect }
who-others = Tous les autres : { $effect }
who-all = Tout le monde : { $effect }
who-yes_voters = Ceux qui ont voté oui : { $effect }
who-no_voters = Ceux qui ont voté non : { $effect }
effect-gain = gagne { $what }.
effect-lose = perds { $what }.
effect-give = { $giver ->
        [self] donne { $what }. Destinataire : { $to }.
       *[other] { $from } doit donner { $what }. Destinataire : { $to }.
    }
party-self = toi
party-target = le joueur choisi
party-others = chacun des autres
party-all = chacun
party-yes_voters = qui a voté oui
party-no_voters = qui a voté non
effect-fatigue-spread = prends { $n } de fatigue, à répartir comme tu veux.
effect-fatigue-one = { $n } de fatigue sur un survivant.
effect-fatigue-each = { $n } de fatigue sur chaque survivant.
effect-fatigue-start = { $n } de fatigue sur le personnage de départ.
effect-fatigue-bearer = ce survivant prend { $n } de fatigue.
effect-heal-spread = retire { $n } de fatigue, à répartir comme tu veux.
effect-heal-one = retire { $n } de fatigue à un survivant.
effect-heal-all = retire toute sa fatigue à un survivant.
effect-heal-each = retire { $n } de fatigue à chaque survivant.
effect-heal-start = retire { $n } de fatigue au personnage de départ.
effect-heal-bearer = retire { $n } de fatigue à ce survivant.
effect-join = { $n ->
        [one] un nouveau compagnon arrive.
       *[other] { $n } nouveaux compagnons arrivent.
    }
effect-leave-here = laisse ici { $n ->
        [one] un compagnon
       *[other] { $n } compagnons
    }{ $pick ->
        [random] , au hasard
       *[other] { "" }
    }.
effect-leave-nearest_start = laisse { $n ->
        [one] un compagnon
       *[other] { $n } compagnons
    } sur la case de départ la plus proche{ $pick ->
        [random] , au hasard
       *[other] { "" }
    }.
effect-slay = { $n ->
        [one] un compagnon meurt
       *[other] { $n } compagnons meurent
    }{ $pick ->
        [random] , au hasard
       *[other] { "" }
    }.
effect-keep = ajoute cette carte à ton inventaire.
effect-drop = défausse { $n ->
        [one] un objet
       *[other] { $n } objets
    }.
effect-place-adjacent = { $n ->
        [one] un jeton zombie
       *[other] { $n } jetons zombie
    } sur chaque case voisine.
effect-place-adjacent_one = { $n ->
        [one] un jeton zombie sur une case voisine de ton choix.
       *[other] { $n } jetons zombie sur des cases voisines de ton choix.
    }
effect-place-near = { $n ->
        [one] un jeton zombie
       *[other] { $n } jetons zombie
    } à deux pas au plus.
effect-remove = retire jusqu’à { $n ->
        [one] { $n } jeton zombie
       *[other] { $n } jetons zombie
    } à deux pas au plus.
effect-no_resources = ne ramasse rien sur cette case ce tour-ci.
effect-draw = pioche { $n ->
        [one] une autre carte Rencontre.
       *[other] { $n } cartes Rencontre de plus.
    }
effect-peek-tokens = retourne { $n ->
        [one] un jeton zombie
       *[other] jusqu’à { $n } jetons zombie
    } à deux pas au plus.
effect-peek-locations = regarde { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de la pioche Lieu{ $swap ->
        [yes] { " " }et tu peux en échanger une contre ta carte secrète
       *[no] { "" }
    }.
effect-choose = choisis : { $options }
effect-or = { $one } Ou : { $other }
effect-when = si { $conditions } : { $then } Sinon : { $otherwise }
condition = { $cmp } { counted }
has-self = tu as { $what }
has-target = le joueur choisi a { $what }
has-others = chacun des autres a { $what }
has-all = chacun a { $what }
has-yes_voters = qui a voté oui a { $what }
has-no_voters = qui a voté non a { $what }
effect-modify = { $what }{ $until }.
until-held = { "" }
until-roll = { " " }dans ce lancer
until-fight = { " " }dans ce combat
until-encounter = { " " }dans cette Rencontre
until-turn = { " " }ce tour-ci
until-next_turn = { " " }à ton prochain tour
stat-move_max = pas : { $signed }
stat-gas_limit = usages de l’essence : { $signed }
stat-kills = éliminations : { $signed }
stat-actions = Actions : { $signed }
stat-zombies = zombies : { $signed }
stat-ammo_kills = éliminations par dé de munition : { $signed }
stat-reroll = { $n ->
        [one] relance un dé
       *[other] relance { $n } dés
    }
stat-kill_as_action = { $n ->
        [99] les faces élimination comptent comme Actions
        [one] une face élimination compte comme Action
       *[other] { $n } faces élimination comptent comme Actions
    }
stat-action_as_kill = { $n ->
        [99] les faces Action comptent comme éliminations
        [one] une face Action compte comme élimination
       *[other] { $n } faces Action comptent comme éliminations
    }
stat-quiet = un tir bruyant est silencieux
stat-free_pass = dépasse les zombies sans essence
stat-collect_food = rations ramassées : { $signed }
stat-collect_gas = essence ramassée : { $signed }
stat-collect_ammo = munitions ramassées : { $signed }
stat-collect_any = ressources ramassées : { $signed }
stat-prevent = ignore { $n } de fatigue
stat-prevent-death = le survivant reste en vie avec 2 de fatigue
stat-food_heal = chaque ration retire { $n } de fatigue en plus
ability = { $when }{ $limit }{ $cost } : { $effects }
when-join = En arrivant
when-always = Toujours
when-recover = À l’étape de Récupération
when-step = En te déplaçant
when-roll = Après un lancer
when-fight = Dans un combat
when-ammo = Après un dé de munition
when-collect = En ramassant
when-fail = Après une Rencontre ratée
when-death = Quand un survivant va mourir
when-activate = Pendant ton tour
limit-none = { "" }
limit-turn = , une fois par tour
limit-fight = , une fois par combat
limit-game = , une fois par partie
cost = , pour { $what }
cost-discard = cette carte
cost-fatigue = { $n } de fatigue sur ce survivant

# Names
name-food = ration
    .plural = rations
    .of = de rations
    .yours = de tes rations
name-gas = bidon d’essence
    .plural = bidons d’essence
    .of = de bidons d’essence
    .yours = de tes bidons d’essence
name-ammo = munition
    .plural = munitions
    .of = de munitions
    .yours = de tes munitions
name-any = une ressource au choix
name-fatigue = fatigue
    .of = de fatigue
    .yours = de tes points de fatigue
name-items = objet
    .plural = objets
    .of = d’objets
    .yours = de tes objets
name-followers = compagnon
    .plural = compagnons
    .of = de compagnons
    .yours = de tes compagnons
name-survivors = survivant
    .plural = survivants
    .of = de survivants
    .yours = de tes survivants
name-scouted = Lieu exploré
    .plural = Lieux explorés
    .of = de Lieux explorés
    .yours = de tes Lieux explorés
name-dice = dé
    .plural = dés
    .of = de dés
    .yours = de tes dés
name-players = joueur
    .plural = joueurs
    .of = de joueurs
    .yours = des joueurs
name-leave = laisser un compagnon
name-slay = un compagnon meurt
name-drop = perdre un objet
name-fight = le combat
name-actions = Actions
name-roll = le lancer d’Action
name-kill_as_action = éliminations comptées comme Actions
name-action_as_kill = Actions comptées comme éliminations
name-collect_food = rations ramassées
name-collect_gas = essence ramassée
name-collect_ammo = munitions ramassées
name-collect_any = ressources ramassées
name-food_heal = récupération en mangeant
name-success = succès
name-fail = échec
name-move_max = pas
name-gas_limit = usages de l’essence
name-kills = éliminations
name-zombies = zombies
name-ammo_kills = éliminations du dé de munition
name-reroll = relances
name-quiet = tirs silencieux
name-stay = rester dans le groupe
name-collect = tout ramasser
name-prevent = fatigue ignorée
name-free_pass = dépassements gratuits
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
name-gun_shop = Armurerie
    .the = l’Armurerie
name-motel = Motel
    .the = le Motel
name-football_stadium = Stade de football
    .the = le Stade de football
name-airport = Aéroport
    .the = l’Aéroport
name-campsite = Camping
    .the = le Camping
name-farmhouse = Ferme
    .the = la Ferme
name-hospital = Hôpital
    .the = l’Hôpital
name-county_jail = Prison du comté
    .the = la Prison du comté
name-shopping_mall = Centre commercial
    .the = le Centre commercial
name-high_school = Lycée
    .the = le Lycée
name-fire_station = Caserne de pompiers
    .the = la Caserne de pompiers
name-sawmill = Scierie
    .the = la Scierie
name-marina = Marina
    .the = la Marina
name-radio_station = Station de radio
    .the = la Station de radio
name-quarry = Carrière
    .the = la Carrière
name-gated_estates = Résidence fermée
    .the = la Résidence fermée
name-enc01 = Un porche plein d’inconnus
name-enc02 = Camion-citerne en travers
name-enc03 = Une forme dans la voiture de police
name-enc04 = Allée neuf
name-enc05 = Répétition de chorale
name-enc06 = La cage de la laverie
name-enc07 = Bus dix-neuf
name-enc08 = Égout inondé
name-enc09 = Fête foraine
name-enc10 = Ils entendent le générateur
name-enc11 = Longue nuit au grenier
name-enc12 = Horde sur le pont
name-enc13 = Le mauvais escalier
name-enc14 = Les vitres de la serre
name-enc15 = La clôture cède
name-enc16 = Tunnel sans lumière
name-enc17 = Toutes les portes à la fois
name-enc18 = Démarrer sans clé
name-enc19 = Garde-manger verrouillé
name-enc20 = De toit en toit
name-enc21 = Le raisonner
name-enc22 = Remettre l’os
name-enc23 = Plan des égouts
name-enc24 = Voix sur ondes courtes
name-enc25 = Pont coupé
name-enc26 = Le roi du silence
name-enc27 = Gamelles vides
name-enc28 = Route à péage
name-enc29 = Table de troc
name-enc30 = Poudre et plomb
name-enc31 = Corde de remorquage
name-enc32 = Demande de rançon
name-enc33 = Chariot d’appâts
name-enc34 = La loi du plus fort
name-enc35 = Hiver maigre
name-enc36 = Camp armé
name-enc37 = L’essence sous contrôle
name-enc38 = Qui saigne ?
name-enc39 = Ouvrir le portail ?
name-enc40 = Partager la cache ?
name-enc41 = Faire sauter le pont ?
name-enc42 = Pitié ou justice ?
name-enc43 = Outils prêtés
name-enc44 = Couvre-moi
name-enc45 = Partager le butin
name-enc46 = Tiens la porte
name-enc47 = Encore deux places
name-enc48 = Trousse de secours
name-enc49 = Fusées de détresse
name-enc50 = Moto tout-terrain
name-enc51 = Machette
name-enc52 = Pied-de-biche
name-enc53 = Pistolet à silencieux
name-enc54 = Gilet anti-émeute
name-enc55 = Tuyau de siphon
name-enc56 = Jumelles
name-enc57 = Charge de propane
name-enc58 = Ciel dégagé
name-enc59 = Croisée des chemins
name-enc60 = Quelqu’un doit rester

# The full screen
screen-caption = Tour { $round } : { $name }, { $steps ->
        [one] reste { $steps } pas
       *[other] reste { $steps } pas
    }
screen-icon-food = R
screen-icon-gas = E
screen-icon-ammo = M
screen-start = départ
screen-private = secret
screen-places = Lieux, et ce qu’ils demandent ({ $tier } sur 3)
screen-scouting = Exploration : { $name }, condition { $tier } ; Rencontres gagnées : { $done }
screen-kills = éliminations : { $total } sur { $need }
screen-actions = Actions : { $total } sur { $need }
screen-hint = Flèches et Entrée, chiffres : pas, / : écrire, Espace : lieux, fiches.
screen-key-list = ↑ ↓
screen-help-list = choisir une option dans la liste
screen-key-steps = 7 9 4 6 1 3
screen-help-steps = la case dans cette direction (aussi ← et →) ; deux fois pour y aller
screen-help-answer = répondre avec ce que tu as choisi ou écrit
screen-key-gas = g
screen-help-gas = le prochain chemin avec essence
screen-key-type = /
screen-help-type = écrire une réponse : b04, gas b04, use rick
screen-help-turn = carte, Lieux, fiches
screen-key-map = ①…⑥ z * +
screen-help-map = pions, zombies, lieux que tu peux explorer, un compagnon laissé derrière

# The scene in the browser
scene-map = Le plateau. Utilise les flèches pour aller de case en case, plus et moins pour zoomer.
scene-list = Le plateau en liste
scene-in-words = En liste
scene-nearer = Zoom avant
scene-farther = Zoom arrière
scene-whole = Tout le plateau
scene-find-me = Me trouver
scene-stage = Sur la table
scene-choices = Ce que tu peux faire
scene-locations = Lieux
scene-parties = Joueurs
scene-round = Tour { $round }.
scene-at-play = À { $name } de jouer.
scene-requirements = { $count ->
        [one] sa condition
       *[other] les { $count } conditions
    }
scene-decks = Cartes
scene-sheet = Survivants et cartes
scene-own-party = Tes survivants
scene-wishes = Réponses automatiques : { $wishes }
scene-legend = Symboles du plateau
scene-legend-near = Tu peux y aller maintenant, pour 1 pas.
scene-legend-far = À ce nombre de pas. Touche pour prévoir le chemin.
scene-legend-shut = Tu ne peux pas y aller maintenant. Touche pour savoir pourquoi.
scene-legend-open = Un Lieu que tout le monde peut explorer.
scene-legend-own = Un Lieu que personne d’autre ne connaît.
scene-legend-odds = Tes chances de gagner le combat sans fatigue, ou d’explorer le Lieu.
scene-legend-seat = De quel joueur il s’agit. Sa fiche porte le même numéro.
scene-at = Sur { NAME($space, form: "the") }
scene-with = Groupe : { $names }
scene-answered = a répondu
scene-scouted = Explorés
scene-cards-character = Personnages de départ
scene-cards-follower = Compagnons
scene-cards-location = Lieux
scene-cards-encounter = Rencontres
scene-cards-item = Rencontres avec un objet à garder
scene-cards-of =
    { $count ->
        [one] Ce que peut cette carte
       *[other] Ce que peuvent ces { $count } cartes
    }
scene-open-to-all = Pour tous
scene-yours = Rien que pour toi
scene-of = { $name }
scene-empty-slot = Il n’y a plus de carte pour ce Lieu.
scene-discard = Dernière défausse : { $card }.
scene-goal = Le premier qui explore { $n } Lieux gagne.
scene-you-here = tu es ici
scene-draws = { $you ->
    [yes] Tu pioches
   *[no] { $name } pioche
}
scene-decides = { $you ->
    [yes] C’est toi qui décides.
   *[no] { $name } décide.
}
scene-scouting = Exploration, condition { $tier }
scene-won-so-far = ({ $n } gagnées jusqu’ici)
scene-kills-of = Éliminations : { $total } sur { $need }
scene-actions-of = Actions : { $total } sur { $need }
scene-roll-again = Relancer le dé { $number } :
scene-steps = { $steps ->
        [one] reste { $steps } pas
       *[other] reste { $steps } pas
    }, { $gas ->
        [one] { $gas } usage de l’essence
       *[other] { $gas } usages de l’essence
    }
scene-may-change = Tu as répondu. Tu peux changer tant que d’autres réfléchissent.
scene-way = Ton chemin : { $way }
scene-other-routes = Autres chemins
scene-out-of-reach = Trop loin maintenant.
scene-choose-space = Choisis une case en évidence sur le plateau, ou dans la liste.
scene-look = Touche une case pour voir ce qu’il y a.
scene-can-choose = Tu peux choisir celles-ci maintenant
scene-all-others = Toutes les autres cases, les plus proches d’abord
scene-can-go =
    { $count ->
        [one] tu peux la choisir
       *[other] tu peux la choisir de { $count } façons
    }
scene-steps-away =
    { $steps ->
        [one] à { $steps } pas
       *[other] à { $steps } pas
    }
scene-to-e = à l’est
scene-to-se = au sud-est
scene-to-sw = au sud-ouest
scene-to-w = à l’ouest
scene-to-nw = au nord-ouest
scene-to-ne = au nord-est
mark-turn-begun = Tour { $round }, joueur { PLACE($seat) }

# What speaks for an option
reason-scouting = Chances d’y explorer : environ { $mine } % après « { $choice } », { $theirs } % après « { $other } ».
reason-fatigue = Fatigue à prévoir : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-supplies = Ressources à y trouver : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-steps = Pas jusqu’à la meilleure case : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-spends-gas = « { $choice } » économise ton essence ; « { $other } » en utilise 1.
reason-misses = Fatigue à prévoir de ce combat : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-ammo-left = Munitions restantes : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-more-kills = Gain à prévoir d’une relance : { $mine } avec « { $choice } », { $theirs } avec « { $other } ».
reason-worn = Fatigue : { $choice } en aurait { $mine }, { $other } { $theirs } ; à la troisième, on meurt.
reason-relieves = « { $choice } » aide quelqu’un avec { $mine } de fatigue, « { $other } » { $theirs ->
    [0] n’aide personne
   *[other] quelqu’un avec { $theirs }
} ; à la troisième, on meurt.
reason-food-left = Rations restantes : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-dice-lost = Dés que tu perds : { $mine } avec { $choice }, { $theirs } avec { $other }.
reason-dice-at-risk = Dés que tu perdrais si ce survivant mourait plus tard : { $mine } avec { $choice }, { $theirs } avec { $other }.
reason-dice-kept = { $choice } lance { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
} pour toi, { $other } { $theirs }.
reason-lacks-of = Ce que les Lieux te demandent encore : { $choice } { $mine }, { $other } { $theirs }.
reason-supplies-there = Ressources sur place : { $choice } { $mine }, { $other } { $theirs }.
reason-has-of = Ce que tu as : { $choice } { $mine }, { $other } { $theirs }.
reason-has-to-spare = Ce que tu as : { $choice } { $mine }, et seulement { $theirs } ({ $other }).
reason-collects = « { $choice } » apporte { $mine ->
    [one] { $mine } ressource
   *[other] { $mine } ressources
}, « { $other } » aucune.
reason-pays = « { $choice } » ne coûte rien ; « { $other } » coûte { $theirs ->
    [one] { $theirs } ressource
   *[other] { $theirs } ressources
}.
reason-dice = Tu lances { $mine } dés avec « { $choice } », { $theirs } avec « { $other } ».
reason-own-win = Après « { $choice } », une victoire est rien qu’à toi ; après « { $other } », tu la partages.
reason-their-locations = Lieux explorés : { $mine } par { $choice }, { $theirs } par { $other }.
reason-noise = Jetons zombie qui arrivent autour de toi : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-goal-steps = Pas jusqu’à ce Lieu : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-goal-lacks = Ressources qui te manquent encore pour ce Lieu : { $mine } après « { $choice } », { $theirs } après « { $other } ».
reason-zombies-there = Jetons zombie sur place : { $choice } { $mine }, { $other } { $theirs }.
reason-brings = { $what ->
    [followers] Compagnons
    [items] Objets
    [healed] Fatigue retirée
    [fatigue] Fatigue
    [tokens] Jetons zombie près de toi
    [cards] Rencontres de plus
   *[resources] Ressources
} : { $mine } pour toi par « { $choice } », { $theirs } par « { $other } ».
reason-later-locations = Quelques tours plus tard, tu as exploré environ { $mine } Lieux avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-survivors = Quelques tours plus tard, environ { $mine } survivants vivent avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-fatigue = Quelques tours plus tard, tes survivants ont environ { $mine } de fatigue avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-supplies = Quelques tours plus tard, tu as environ { $mine } ressources avec « { $choice } », { $theirs } avec « { $other } ».
reason-later-items = Quelques tours plus tard, tu as environ { $mine } objets avec « { $choice } », { $theirs } avec « { $other } ».

# What an option is called
label-walk = Marcher vers { NAME($space, form: "the") }{ $over ->
        [none] { "" }
       *[other] {" "}par { $over }
    }{ $private ->
        [yes] {" "}avec ta carte secrète
       *[no] { "" }
    }
label-pass = Rouler vers { NAME($space, form: "the") }, au-delà des zombies (1 essence)
label-drive = Rouler vers { NAME($space, form: "the") } par { $over } (1 essence){ $private ->
        [yes] {" "}avec ta carte secrète
       *[no] { "" }
    }
label-stay = Rester et réessayer{ $private ->
        [yes] {" "}avec ta carte secrète
       *[no] { "" }
    }
label-always = Toujours : { $wish }
label-ask-again = Me redemander : { $wish }
label-use = Utiliser { $card }
label-eat = { $name } mange
label-invite = Proposer à { $name } de jouer ensemble
label-die = Relancer le dé { $number }
label-option = Option { $number }
label-yes = Oui
label-no = Non
label-stop = Arrêter
label-done = Continuer
label-enough = C’est assez
label-ammo = Tirer : lancer le dé de munition
label-pay = Payer
label-ask = Demander au groupe
label-bear = Accepter
label-stay-in = Rester
label-leave = Laisser
label-take = Prendre
label-on = Continuer
label-success = Succès
label-fail = Échec
label-move-stop = S’arrêter ici
label-recover-done = Passer au déplacement
label-between-on = Piocher la carte
label-fight-on-stop = Arrêter et prendre la fatigue
label-act-on-stop = Accepter le lancer
label-help-ammo = Tirer à sa place : lancer le dé de munition
label-help-no = Ne pas aider
label-stay-quiet-no = Laisser venir les zombies
label-save-no = Laisser faire
label-take-fatigue-no = Refuser
label-pay-or-not-no = Ne pas payer, et échouer
label-chip-in-no = Ne pas payer
label-bear-for-yes = Le prendre à sa place
label-bear-for-no = Refuser
label-collect-take = Ramasser
label-collect-leave = Laisser ici
label-return-yes = Revenir
label-return-no = Quitter la partie
label-play-on-yes = Continuer
label-play-on-with = Continuer si quelqu’un d’autre le fait
label-play-on-no = Arrêter de jouer
label-join-group-yes = Jouer ensemble
label-join-group-no = Continuer sans groupe
label-leave-group-stay = Rester dans le groupe
label-leave-group-leave = Quitter le groupe
label-swap-private-no = Garder ma carte

# What an option means
option-way = { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
option-die = { $colour }, montre { NAME($face) }
space-closed = fermé pour toi
space-off = la route { $n ->
        [one] { "" }
       *[other] { $n } pas{ " " }
    }{ $way ->
        [e] à l’est
        [se] au sud-est
        [sw] au sud-ouest
        [w] à l’ouest
        [nw] au nord-ouest
       *[ne] au nord-est
    } depuis { NAME($name, form: "the") }
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-black = dé de munition
name-K1 = 1 élimination
name-K2 = 2 éliminations
name-K3 = 3 éliminations
name-A1 = 1 Action
name-A2 = 2 Actions
name-A3 = 3 Actions
name-W1 = joker (élimination ou Action)
name-X1 = 1 élimination et du bruit
name-X2 = 2 éliminations et du bruit
name-X3 = 3 éliminations et du bruit
name-0 = face vide

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] Égalité : { $count } { $count ->
        [one] Lieu
       *[other] Lieux
    }
   *[no] En tête : { $names }, { $count } { $count ->
        [one] Lieu
       *[other] Lieux
    }
}
# Great moments, as they are announced
moment-fight = Le combat
moment-dice = Les dés roulent
moment-again = Relance
moment-shot = Un tir
moment-scouted = Un Lieu est exploré
moment-falls = Un survivant tombe

# What people say at the table with one press
emote-watch-out = Attention
emote-join-me = Tu me suis ?
emote-no-way = Pas question
emote-quiet = Chut…
emote-found-it = Trouvé !
emote-well-played = Bien joué
