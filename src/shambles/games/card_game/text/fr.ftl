# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = Les rangées de rôdeurs s’allongent. Chasse-les en mode Héros, ou évite-les en mode Survie.
goal-hero = Celui qui a le plus de balles gagne. La sixième carte d’une rangée la ramasse.
goal-survival = Celui qui a le moins de balles gagne. La sixième carte d’une rangée la ramasse.
mode-hero = Mode Héros
mode-survival = Mode Survie
option-mode = Mode
option-hands = Nombre de manches
way-hero = Card Game, mode Héros
way-survival = Card Game, mode Survie

# What is asked
ask-lay-a-card = Joue une carte face cachée.
ask-lay-cards = Joue une ou deux cartes face cachée : un rôdeur, deux rôdeurs, ou un rôdeur avec ton héros.
ask-take-a-row = Ton { $card } est plus petit que la dernière carte de chaque rangée. Choisis une rangée à ramasser. Ton { $card } la recommence.

# What happened
event-hand-begun = La manche { $hand } commence. Tous les rôdeurs sont mélangés.
event-hand-dealt =
    { $you ->
        [yes] Ta main : { $cards }.
       *[no] { $seat } reçoit { $count } rôdeurs.
    }
event-hero-taken =
    { $you ->
        [yes] Ton héros : { $hero }.
       *[no] { $seat } a pour héros : { $hero }.
    }
event-rows-started = Les rangées commencent par { $cards }.
event-round-begun = Le tour { $round } commence.
event-turned-up = Révélées : { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Ton
           *[no] { $seat } : le
        } { $card } est plus petit que toutes les dernières cartes. Il va derrière la plus haute, dans la rangée { PLACE($row) }.
       *[other] { $you ->
            [yes] Ton
           *[no] { $seat } : le
        } { $card } va dans la rangée { PLACE($row) }.
    }
event-row-taken =
    { $you ->
        [yes] Tu ramasses la rangée { PLACE($row) } avec le { $card } : { $cards }, { $points ->
            [one] { $points } balle
           *[other] { $points } balles
        }.
       *[no] { $seat } ramasse la rangée { PLACE($row) } avec le { $card } : { $cards }, { $points ->
            [one] { $points } balle
           *[other] { $points } balles
        }.
    }
event-hand-scored = La manche { $hand } est finie : { $points }.{ $hand ->
        [1] {""}
       *[other] {" "}Totaux : { $totals }.
    }

# How it ended
web-decisive = La plus grosse rangée
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] Tu as le plus de balles.
           *[no] { $winners } gagne avec le plus de balles.
        }
       *[other] { $you ->
            [yes] Tu partages la victoire avec { $others }, avec le plus de balles.
           *[no] { $winners } se partagent la victoire avec le plus de balles.
        }
    }
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] Tu survis avec le moins de balles.
           *[no] { $winners } survit avec le moins de balles et gagne.
        }
       *[other] { $you ->
            [yes] Tu partages la victoire avec { $others }, avec le moins de balles.
           *[no] { $winners } se partagent la victoire avec le moins de balles.
        }
    }

# Why not
refusal-no-heroes-here = Il n’y a pas de héros en mode Survie.
refusal-lay-one-card = Joue une carte. Tu ne peux pas passer.
refusal-lay-only-one-card = Joue une seule carte.
refusal-not-in-your-hand = Tu n’as pas { $choice }.
refusal-lay-a-walker = Ajoute un rôdeur : un héros ne joue jamais seul, et tu ne peux pas passer.
refusal-hero-and-one-walker = Un héros va avec un rôdeur, pas avec deux.
refusal-lay-at-most-two = Joue deux cartes au plus.
refusal-hero-is-used = Tu as déjà utilisé ton héros dans cette manche.

# The table in words
table-hand = Manche { $hand } sur { $hands }, tour { $round }.
table-round = Tour { $round }.
table-row = Rangée { $row } : { $cards }. { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $most }, { $points ->
        [one] { $points } balle
       *[other] { $points } balles
    }.
table-turned = Encore à placer : { $cards }.
table-seat = { $name } : { $walkers ->
        [one] { $walkers } rôdeur
       *[other] { $walkers } rôdeurs
    } en main{ $hero ->
        [none] { "" }
       *[other] , héros { $hero }
    }, { $points ->
        [one] { $points } balle
       *[other] { $points } balles
    }{ $total ->
        [none] { "" }
       *[other] , { $total } dans la partie
    }.
table-cards = Tes rôdeurs : { $cards }.
table-hero = Ton héros : { $hero }.
table-hero-used = Ton héros a servi.
rows = Rangées
row = Rangée { $row }
bullets = { $points ->
        [one] { $points } balle
       *[other] { $points } balles
    }

# What an option means
option-goes-to = irait maintenant dans la rangée { $row }
option-sixth = serait maintenant la sixième de la rangée { $row } et la ramasserait : { $points ->
        [one] { $points } balle
       *[other] { $points } balles
    }
option-low = plus petite que toutes les dernières cartes : tu devrais ramasser une rangée
option-low-hero = plus petite que toutes les dernières cartes : irait derrière la plus haute, dans la rangée { $row }
option-take-row = { $cards } : { $points ->
        [one] { $points } balle
       *[other] { $points } balles
    }
option-two = deux rôdeurs, chacun placé quand vient son numéro
option-first = placé avant tous les rôdeurs sans héros
how-to-type = Tape une carte : 57
how-to-type-lay-cards = Tape tes cartes : 57, 12+57 ou 57+héros
how-to-type-take-a-row = Tape une rangée : rangée 2
# Ce qu’on tape dans les réponses ; la notation marche toujours aussi.
typed-row = rangée
typed-hero = héros

# The full screen
hero = Héros
hero-used = utilisé
row-full = PLEINE
picked = Tu as pris : { $cards }.
scores-by-hand = Points par manche
column-seat = Joueur
column-hand = Main
column-laid = Jouée
column-points = Pts
column-total = Total
column-of-hand = { $hand }
hint-lay-a-card = Espace prend une carte, Entrée la joue ; ou tape son numéro.
hint-lay-cards = Espace prend une ou deux cartes, h ton héros, Entrée les joue.
hint-row = Montre une rangée, ou tape son numéro ; Entrée la ramasse.
key-hero = h, +
help-point = montrer une carte ou une rangée
help-pick = la prendre, ou la remettre
help-lay = jouer ce que tu as pris (ou la carte montrée), ramasser la rangée
help-digits = taper le numéro d’une carte ou d’une rangée
help-hero = prendre ton héros ; + joint deux cartes, comme 12+57

# Where a part begins
mark-hand-begun = Manche { $hand }
mark-round-begun = Tour { $round }

# The scene in the browser
scene-hands = Toutes les mains
scene-seats = Joueurs
scene-turned = Révélées, dans l’ordre où on les place
scene-fill = { $count } sur { $most }
scene-takes = le { $card } ramasse cette rangée : { $points }
scene-take-this = Ramasser
scene-hero = Héros { $hero }
scene-pick = Prends une carte
scene-add-a-walker = Ajoute un rôdeur
scene-pick-other = Autre carte
scene-lay = Jouer { $cards }
scene-lay-instead = Jouer plutôt { $cards }
scene-sending = Envoi : { $cards }…
scene-laid = jouée face cachée
scene-laid-tag = jouée
scene-laid-mine = Tu as joué { $cards } face cachée.
scene-undo = Tu peux annuler jusqu’à ce que tout le monde ait choisi.
scene-change = Tu peux changer jusqu’à ce que tout le monde ait choisi.
scene-hint-lay-a-card = Prends une carte pour voir où elle irait.
scene-hint-lay-cards = Prends une ou deux cartes pour voir où elles iraient.
scene-hint-take-a-row = Choisis la rangée que tu ramasses.
scene-face-down =
    { $count ->
        [one] Une carte est face cachée.
       *[other] { $count } cartes sont face cachée.
    }
scene-pile =
    { $count ->
        [0] { $name } : aucune carte ramassée.
        [one] { $name }, { $count } carte ramassée :
       *[other] { $name }, { $count } cartes ramassées :
    }
scene-final = Score final
scene-hand-over = La manche { $hand } est finie
scene-go-on = Passer à la manche { $hand }
scene-most-win = Celui qui a le plus de balles gagne.
scene-fewest-win = Celui qui a le moins de balles gagne.
scene-leads = mène

# What speaks for an option
reason-row = { $choice } coûte { $mine ->
            [one] { $mine } balle
           *[other] { $mine } balles
        }, { $other } en coûte { $theirs }.
reason-risk = { $choice } risque environ { $mine ->
            [one] { $mine } balle
           *[other] { $mine } balles
        } ce tour-ci, { $other } environ { $theirs }.
reason-later = { $choice } serait plus difficile à poser plus tard : ensuite, tes autres cartes coûtent environ { $mine ->
            [one] { $mine } balle
           *[other] { $mine } balles
        }, après { $other } { $theirs }.
reason-rest = { $choice } te laisse des rangées plus sûres : tes autres cartes coûtent alors environ { $mine ->
            [one] { $mine } balle
           *[other] { $mine } balles
        }, après { $other } { $theirs }.
reason-wins = Ce tour-ci, { $choice } devrait gagner environ { $mine ->
            [one] { $mine } balle
           *[other] { $mine } balles
        }, { $other } environ { $theirs }.
reason-fills = { $other } remplirait une rangée et laisserait ses { $theirs } balles à la carte suivante ; { $choice } en laisse { $mine ->
            [0] zéro
           *[other] { $mine }
        }.
reason-keeps = Avec { $choice }, tu poses moins de rôdeurs qu’avec { $other } : il t’en reste quand les autres n’en ont plus.
reason-keeps-hero = Avec { $choice }, tu gardes ton héros pour une rangée plus pleine ; { $other } le dépense.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-took = Avec { $choice }, { $you ->
    [yes] tu as pris
   *[no] { $seat } a pris
} { $mine ->
    [one] { $mine } balle
   *[other] { $mine } balles
} ; avec { $better }, { $theirs ->
    [0] il n’y en aurait eu aucune
   *[other] il y en aurait eu { $theirs }
}.
review-won = Avec { $choice }, { $you ->
    [yes] tu n’as gagné
   *[no] { $seat } n’a gagné
} { $mine ->
    [0] aucune balle
    [one] que { $mine } balle
   *[other] que { $mine } balles
} ; avec { $better }, il y en aurait eu { $theirs }.

# What an option is called
answer-lay = { $cards }{ $hero ->
        [yes] {" "}avec le héros
       *[no] { "" }
    }

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] Égalité : { $count } { $count ->
        [one] balle
       *[other] balles
    }
   *[no] En tête : { $names }, { $count } { $count ->
        [one] balle
       *[other] balles
    }
}
# Great moments, as they are announced
moment-hero-kills = Un héros frappe
moment-row-falls = Une rangée tombe
moment-hand-decided = La dernière carte décide

# What people say at the table with one press
emote-ouch = Aïe !
emote-lucky = Quelle chance !
emote-my-row = C’était ma rangée
emote-run = Fuyez !
emote-well-played = Bien joué
emote-one-more = Encore une ?
