# Puzzles

puzzle-of = Énigme { $number } sur { $count }
puzzle-right = Juste : { $best }.
puzzle-wrong = { $choice } n’est pas la meilleure réponse.
puzzle-better = Mieux : { $best }.
puzzle-sure = À partir d’ici, des bots ont joué { $worlds } parties jusqu’au bout avec chaque réponse. { $best } en a gagné { $mine } sur 100, { $other } { $theirs } sur 100. Cet écart est sûr à { $error } près.
puzzle-behind = { $choice } en a gagné { $theirs } sur 100, à { $error } près.
puzzle-let-go = { $choice } était vite en retard : on ne l’a pas essayé plus loin.
puzzle-missed = Difficulté : les bots l’ont manqué { $missed } fois sur { $tried }.
puzzle-next = Énigme suivante
puzzle-next-key = Appuie sur n pour l’énigme suivante.
puzzle-done = { $right } énigmes sur { $count } résolues du premier coup.
puzzle-plain-help = Réponds à la question, ou tape : choix, table, règle <numéro>, pourquoi <réponse>, quitter.
puzzles-mining = Recherche d’énigmes
puzzles-mined = { $puzzles } énigmes tirées de { $games } parties : { $moments } moments examinés, { $clear } avec une réponse nettement meilleure. { $file }
puzzles-checked = { $held } énigmes sur { $count } tiennent quand d’autres bots les jouent jusqu’au bout ({ $share } %).
puzzles-varied = { $count } énigmes écartées : trop de réponses suivaient le même modèle.
puzzles-fails = { $puzzle } ne tient pas
web-puzzle-line = Une position, une question, une réponse nettement meilleure. Du facile au difficile.
web-puzzle-solved = { $right } sur { $count } résolues
web-puzzle-choose = Une réponse est nettement la meilleure. Laquelle ?
web-puzzle-again = Réessayer
web-puzzle-show = Voir la réponse
web-puzzle-worth = Ce que vaut chaque réponse
web-puzzle-answer = Réponse
web-puzzle-behind = Victoires en moins sur 100
web-puzzle-worlds = Parties
web-puzzle-best = la meilleure
web-puzzle-worse = vite en retard
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
