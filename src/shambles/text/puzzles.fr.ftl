# Puzzles

puzzle-of = Énigme { $number } sur { $count }
puzzle-right = Juste : { $best }.
puzzle-wrong = { $choice } n’est pas la meilleure réponse.
puzzle-better = Mieux : { $best }.
puzzle-sure = Sur { $worlds } parties imaginées, { $best } a fait { $ahead } points de mieux que { $other }, à { $error } près. Une victoire compte 100 points, une défaite 0.
puzzle-behind = { $choice } a fait { $behind } points de moins que la meilleure réponse, à { $error } près.
puzzle-let-go = { $choice } était nettement moins bon après { $worlds } parties imaginées : on ne l’a pas essayé plus loin.
puzzle-missed = Difficulté : les bots l’ont manqué { $missed } fois sur { $tried }.
puzzle-next = Énigme suivante
puzzle-next-key = Appuie sur n pour l’énigme suivante.
puzzle-done = { $right } énigmes sur { $count } résolues du premier coup.
puzzle-plain-help = Réponds à la question, ou tape : choix, table, règle <numéro>, pourquoi <réponse>, quitter.
puzzles-mining = Recherche d’énigmes
puzzles-mined = { $puzzles } énigmes tirées de { $games } parties : { $moments } moments examinés, { $clear } avec une réponse nettement meilleure, dont { $held } confirmés par une recherche dix fois plus profonde. { $file }
puzzles-checked = { $held } énigmes sur { $count } tiennent dans une recherche dix fois plus profonde ({ $share } %).
puzzles-fails = { $puzzle } ne tient pas
web-puzzle-line = Une position, une question, une réponse nettement meilleure. Du facile au difficile.
web-puzzle-solved = { $right } sur { $count } résolues
web-puzzle-choose = Une réponse est nettement la meilleure. Laquelle ?
web-puzzle-again = Réessayer
web-puzzle-show = Voir la réponse
web-puzzle-worth = Ce que vaut chaque réponse
web-puzzle-answer = Réponse
web-puzzle-behind = Écart avec la meilleure
web-puzzle-worlds = Parties imaginées
web-puzzle-best = la meilleure
web-puzzle-worse = nettement moins bonne
web-puzzle-exact = { $behind } ± { $error }
web-puzzle-own = De ta propre partie
web-puzzle-none = Il n’y a pas d’énigmes ici.
moment-right = Juste : { $best }. Dans la partie, on a joué { $played }.
moment-again = Dans la partie aussi, on a joué { $choice }.
moment-unknown = L’analyse n’a pas étudié { $choice }.
moment-better = Elle a trouvé { $best } meilleur que { $played }.
moment-cost = Dans la partie, { $played } a coûté { $lost } points de pourcentage de chances de gagner.
moment-cost-points = Dans la partie, { $played } a coûté environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
