# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = Chacun a sa pioche. Le marqueur décide : tantôt le plus haut gagne, tantôt le plus bas. Jusqu’au dernier END.
goal = La plus grosse pile gagne. Le marqueur dit si le haut ou le bas gagne la bataille.
option-actions = Ce que font les 5 et les 7
actions-standard = 5 DISCARD, 7 DRAW
actions-swapped = 5 DRAW, 7 DISCARD
option-unclaimed = Cartes d’une bataille inachevée
unclaimed-nobody = ne comptent pour personne
unclaimed-owners = retournent à la pile de leur propriétaire
way-two = TacDex, deux joueurs

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Survivants
theme-walkers = Rôdeurs
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# What is asked
ask-select-a-card = Joue une carte face cachée pour cette bataille.
ask-add-a-card = Ton REDO : ajoute une carte de ta main. Sans elle, tu n’as pas de nombre.
ask-turn-the-marker = Ton FLIP : retourne le marqueur, qui montre { $side }, ou laisse-le.
ask-choose-an-opponent = Ton DISCARD : choisis un adversaire. Il perd une carte au hasard.

# What happened
event-deck-made =
    { $you ->
        [yes] Ta pioche, les { $theme ->
            [survivors] Survivants
           *[walkers] Rôdeurs
        }, est mélangée. Ton END est quelque part dans sa moitié du dessous.
       *[no] { $seat } mélange sa pioche : les { $theme ->
            [survivors] Survivants
           *[walkers] Rôdeurs
        }.
    }
event-marker-placed = Le marqueur montre { $side }.
event-hand-drawn =
    { $you ->
        [yes] Tu pioches { NAME($cards) }.
       *[no] { $seat } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
event-round-begun =
    { $rule ->
        [TD-193] La bataille { $battle } continue. Encore au combat : { $seats }. Le marqueur montre { $side }.
       *[other] Bataille { $battle }. Le marqueur montre { $side }.
    }
event-revealed = Révélées : { $cards }.
event-card-added =
    { $you ->
        [yes] Tu ajoutes { NAME($card) }.
       *[no] { $seat } ajoute { NAME($card) }.
    }
event-nothing-added =
    { $you ->
        [yes] Tu n’ajoutes pas de carte : tu n’as pas de nombre.
       *[no] { $seat } n’ajoute pas de carte et n’a pas de nombre.
    }
event-marker-turned =
    { $rule ->
        [TD-191] L’égalité retourne le marqueur sur { $side }.
       *[other] { $you ->
            [yes] Tu retournes le marqueur sur { $side }.
           *[no] { $seat } retourne le marqueur sur { $side }.
        }
    }
event-marker-kept =
    { $you ->
        [yes] Tu laisses le marqueur sur { $side }.
       *[no] { $seat } laisse le marqueur sur { $side }.
    }
event-battle-won =
    { $you ->
        [yes] Tu gagnes { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : { NAME($cards) }.
       *[no] { $seat } gagne { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : { NAME($cards) }.
    }
event-battle-tied =
    { $rule ->
        [TD-243] Les deux montrent FLIP. Personne ne retourne le marqueur : égalité. Encore au combat : { $seats }.
        [TD-266] Maintenant, les deux montrent FLIP. Personne ne retourne le marqueur : égalité. Encore au combat : { $seats }.
        [TD-354] Tout le monde montre FLIP. Personne ne retourne le marqueur : égalité. Encore au combat : { $seats }.
        [TD-264] Les deux montrent REDO. Personne n’ajoute de carte : égalité. Encore au combat : { $seats }.
        [TD-356] Tout le monde montre REDO. Personne n’ajoute de carte : égalité. Encore au combat : { $seats }.
       *[other] Égalité, pour { $count } cartes. Encore au combat : { $seats }.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD ({ $by }) : ton { NAME($card) } va sous ta pioche.
       *[no] DISCARD ({ $by }) : { $seat } voit une de ses cartes aller sous sa pioche.
    }
event-discard-lost =
    { $you ->
        [yes] Ton DISCARD ne fait rien : aucun adversaire n’a trois cartes.
       *[no] { $seat } a un DISCARD sans effet : aucun adversaire n’a trois cartes.
    }
event-card-drawn =
    { $rule ->
        [TD-322] { $you ->
            [yes] Tu pioches une carte de plus : { NAME($card) }.
           *[no] { $seat } pioche une carte de plus.
        }
       *[other] { $you ->
            [yes] Tu pioches { NAME($card) }.
           *[no] { $seat } pioche une carte.
        }
    }
event-nothing-to-draw =
    { $you ->
        [yes] Ta pioche est vide : tu ne pioches rien.
       *[no] { $seat } a une pioche vide et ne pioche rien.
    }
event-end-shown =
    { $you ->
        [yes] Tu pioches ton END et le montres.
       *[no] { $seat } pioche END et le montre.
    } { $missing ->
        [0] C’est le dernier.
        [one] Il reste un END à venir.
       *[other] Il reste { $missing } END à venir.
    }
event-dropped-out =
    { $you ->
        [yes] Tu n’as plus de cartes : tu sors de cette bataille.
       *[no] { $seat } n’a plus de cartes et sort de cette bataille.
    }
event-left-unclaimed = { $count ->
        [one] Une carte sur la table ne compte
       *[other] { $count } cartes sur la table ne comptent
    } pour personne.
event-own-taken-back =
    { $you ->
        [yes] Tu reprends tes propres cartes dans ta pile : { NAME($cards) }.
       *[no] { $seat } reprend ses propres cartes dans sa pile : { NAME($cards) }.
    }

# How it ended
web-decisive = Plus grande bataille
decisive-when = n° { $battle }
outcome-last-end =
    Le dernier END est sorti. { $count ->
        [one] { $you ->
            [yes] Tu as gagné le plus de cartes.
           *[no] { $winners } gagne avec le plus de cartes.
        }
       *[other] { $you ->
            [yes] Tu partages la victoire avec { $others }, avec le plus de cartes.
           *[no] { $winners } se partagent la victoire avec le plus de cartes.
        }
    } { $scores }.
outcome-too-few-players =
    Moins de deux joueurs ont encore une carte. { $count ->
        [one] { $you ->
            [yes] Tu gagnes avec le plus de cartes.
           *[no] { $winners } gagne avec le plus de cartes.
        }
       *[other] { $you ->
            [yes] Tu partages la victoire avec { $others }, avec le plus de cartes.
           *[no] { $winners } se partagent la victoire avec le plus de cartes.
        }
    } { $scores }.

# Why not
refusal-select-a-card = Choisis une carte. Tu ne peux pas passer.
refusal-select-only-one-card = Choisis une seule carte.
refusal-end-does-not-fight = END n’a pas de nombre et ne peut pas se battre.
refusal-not-in-your-hand = Tu n’as pas { $choice }.
refusal-too-few-cards = DISCARD ne marche que sur une main d’au moins trois cartes.
refusal-choose-an-opponent = Choisis un adversaire à cette table.

# The table in words
table-battle = Bataille { $battle }. Le marqueur montre { $side } : le nombre le plus { $side ->
        [HIGH] haut
       *[LOW] bas
    } gagne.
table-shown = Dernières cartes révélées : { $cards }.
table-pot = { $count ->
        [one] Une carte est
       *[other] { $count } cartes sont
    } à gagner sur la table.
table-tied = Se battent encore : { $names }.
table-seat = { $name }, { $theme ->
        [survivors] Survivants
       *[walkers] Rôdeurs
    } : { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $deck } dans la pioche, { $pile } { $pile ->
        [one] gagnée
       *[other] gagnées
    }{ $end ->
        [yes] , END est sorti
       *[no] { "" }
    }.
table-cards = Ta main : { $cards }.
table-buried = Sous ta pioche : { $cards }.
table-card = { $card }{ $action ->
        [none] { "" }
       *[other] { " " }({ $action })
    }
table-end-draw = Ton END est parmi tes prochaines pioches : { $first } à { $last }.

# What an option means
option-chance = bat { $percent } % de ce qu’ils peuvent jouer
option-action = { $action ->
        [flip] FLIP : une fois les cartes révélées, tu peux retourner le marqueur
        [redo] REDO : une fois les cartes révélées, tu ajoutes une carte
        [discard] DISCARD : un adversaire perd une carte au hasard
       *[draw] DRAW : tu pioches une carte de plus
    }
option-add = se bat avec ce nombre
option-keep-redo = pas de nombre : tu ne peux pas gagner
option-flip = le marqueur montre { $side }
option-keep = le marqueur reste sur { $side }
option-victim = { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        } en main, { $pile } { $pile ->
            [one] gagnée
           *[other] gagnées
        }
how-to-type = Tape une carte : 11, ou redo
how-to-type-add-a-card = Tape une carte à ajouter, ou laisser
how-to-type-turn-the-marker = Tape retourner ou laisser
how-to-type-choose-an-opponent = Tape un siège : siège 2
# Ce qu’on tape dans les réponses ; la notation marche toujours aussi.
typed-seat = siège
typed-keep = laisser garder
typed-flip = retourner

# The full screen
marker-line = { $side ->
        [HIGH] le plus haut gagne
       *[LOW] le plus bas gagne
    }
caption = Bataille { $battle }{ $tied ->
        [yes] , prolongée
       *[no] { "" }
    }
column-seat = Joueur
column-hand = Main
column-deck = Pioche
column-pile = Gagné
column-end = END dans
seat-fights = se bat encore
seat-sits-out = ne joue pas
seat-out = sans cartes
seat-end = sorti
seat-end-draw = { $first }–{ $last }
clash-none = Rien de révélé encore.
clash-pot = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à gagner : { $cards }
clash-won = Dernière bataille : { $you ->
        [yes] tu as gagné.
       *[no] { $seat } a gagné.
    }
choice-flip = Retourner
choice-keep = Laisser
choice-nothing = rien
score = Cartes gagnées
score-unclaimed = { $count ->
        [one] { $count } carte reste
       *[other] { $count } cartes restent
    } à personne.
hint-select-a-card = Montre une carte ou tape son numéro ; Entrée la joue.
hint-add-a-card = Montre une carte, ou k pour aucune ; Entrée l’ajoute.
hint-turn-the-marker = f retourne le marqueur, k le laisse ; Entrée répond.
hint-choose-an-opponent = Montre un siège ou tape son numéro ; Entrée choisit.
key-flip = f, k
key-redo = r
help-point = montrer une carte, une face ou un siège
help-answer = répondre avec ce que tu montres
help-digits = taper le numéro d’une carte ou d’un siège
help-flip = retourner le marqueur, ou le laisser
help-redo = montrer ton REDO (encore une fois : la règle)

# Where a part begins
mark-round-begun = Bataille { $battle }, tour { $round }

# The scene in the browser
scene-arena = La bataille
scene-battle = Bataille { $battle }
scene-extended = La bataille continue
scene-wins-now = Le nombre le plus { $side ->
        [HIGH] haut
       *[LOW] bas
    } gagne.
scene-pot = { $count ->
        [one] carte à gagner
       *[other] cartes à gagner
    }
scene-hand = main
scene-deck = pioche
scene-pile = gagné
scene-shows = Montre { $cards }.
scene-in-the-pot = Sur la table : { $cards }.
scene-lays = choisit
scene-ready = a choisi
scene-decides = décide
scene-sits-out = ne joue pas
scene-no-cards = sans cartes
scene-fights-on = se bat encore
scene-takes =
    { $you ->
        [yes] Tu gagnes la bataille{ $count ->
            [0] { "" }
           *[other] { " " }et prends { $count } cartes
        }.
       *[no] { $name } gagne la bataille{ $count ->
            [0] { "" }
           *[other] { " " }et prend { $count } cartes
        }.
    }
scene-tie = Égalité : { $names } se battent encore.
scene-nobody = Personne ne prend les cartes.
scene-stands = Pour le moment : { $what }
scene-would-win =
    { $you ->
        [yes] tu gagnes
       *[no] { $name } gagne
    }
scene-would-tie = égalité entre { $names }
scene-pick = Prends une carte
scene-with = Avec { $card } : { $what }
scene-binding = Tu ne pourras pas revenir dessus.
scene-lay = Jouer { $card } face cachée
scene-add = Ajouter { $card }
scene-sending = Envoi…
scene-laid = jouée face cachée
scene-laid-tag = jouée
scene-laid-mine = Tu as joué { $card } face cachée.
scene-waits = Quand tout le monde a choisi, on révèle toutes les cartes.
scene-known = Ce que tu sais
scene-won-cards = Tu as gagné : { $cards }
scene-unseen-own = Cartes de ta pioche que tu n’as pas vues
scene-unseen = { $name } : cartes que personne n’a vues, en main ou dans la pioche
scene-end-draw = END est parmi les prochaines pioches : { $first } à { $last }.
scene-final = Score final
scene-most-cards = Le plus de cartes gagne.
scene-wins = gagne
scene-column-seat = Joueur
scene-column-cards = Cartes gagnées

# What speaks for an option
reason-battle = { $choice } gagne contre { $mine } % de ce qu’ils peuvent jouer, { $other } contre { $theirs } %.
reason-spares = { $choice } gagne moins souvent maintenant ({ $mine } % au lieu de { $theirs } %), mais tu gardes { $other } pour une plus grande bataille.
reason-cards-won = « { $choice } » gagne { $mine ->
            [one] { $mine } carte
           *[other] { $mine } cartes
        }, « { $other } » { $theirs ->
            [0] n’en gagne aucune
           *[other] en gagne { $theirs }
        }.
reason-uses-up = { $choice } te coûte la carte la plus faible : elle battrait { $mine } % de ce qu’ils ont, { $other } en battrait { $theirs } %.
reason-spends-card = « { $choice } » garde tes cartes ; { $other } t’en coûterait une.
reason-hand-side = Ta main battrait { $mine } % de la leur après « { $choice } », { $theirs } % après « { $other } ».
reason-victim-pile = { $choice } a gagné { $mine ->
            [one] { $mine } carte
           *[other] { $mine } cartes
        } jusqu’ici, { $other } { $theirs }.
reason-victim-hand = { $choice } a { $mine ->
            [one] { $mine } carte
           *[other] { $mine } cartes
        } en main, { $other } { $theirs }.
reason-pile = Quelques batailles plus tard, tu as environ { $mine } cartes avec « { $choice } », { $theirs } avec « { $other } ».
reason-lead = Quelques batailles plus tard, ton avance sur le suivant est d’environ { $mine } avec « { $choice } », { $theirs } avec « { $other } ».

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-won = Avec { $choice }, { $you ->
    [yes] tu
   *[no] { $seat }
} { $mine ->
    [0] { $you ->
        [yes] n’as rien gagné
       *[no] n’a rien gagné
    }
   *[other] { $you ->
        [yes] as gagné
       *[no] a gagné
    } { $mine } { $mine ->
        [one] carte
       *[other] cartes
    }
} ; { $better } aurait gagné { $theirs ->
    [one] { $theirs } carte
   *[other] { $theirs } cartes
}.

# What an option is called
label-flip = Retourner sur { $side }
label-keep = Laisser sur { $side }
label-add-nothing = Ne rien ajouter
name-redo = REDO
name-end = END

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] Égalité : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
   *[no] En tête : { $names }, { $count } { $count ->
        [one] carte
       *[other] cartes
    }
}
# Great moments, as they are announced
moment-battle-turns = La bataille bascule
moment-tie = Égalité
moment-last-battle = La dernière bataille est finie
moment-great-pot = Une grosse mise est gagnée

# What people say at the table with one press
emote-gotcha = Je te tiens !
emote-turn-it = Retourne-le, si tu oses
emote-again = Encore ?!
emote-brains = Cerveaux…
emote-thinking = Laisse-moi réfléchir
emote-well-played = Bien joué
