# Play on from here

web-play-on-step = À partir de l’étape { $step }
web-play-on-last = À partir de ton dernier choix
web-play-on-other = Choisir un autre moment
web-play-on-cards = Quelles cartes ?
web-play-on-was = Telle quelle
web-play-on-anew = Redistribuer les cartes cachées
web-play-on-was-means = Chaque carte est là où elle était, même dans les pioches. Les dés et les mélanges sont nouveaux.
web-play-on-anew-means = Tu gardes ce que tu savais alors. Tout ce que tu ne pouvais pas savoir est redistribué, même les cartes des autres.
web-play-on-friends = Tu reçois un lien pour les sièges libres de la nouvelle table.
web-play-on-counts = Cette partie ne compte ni pour la donne du jour, ni pour une série, ni pour une cote.
web-play-on-go = Jouer

# Side by side
play-on-side = Avant et maintenant
play-on-from = Cette partie reprend une autre partie à l’étape { $step }.
play-on-from-anew = Cette partie reprend une autre partie à l’étape { $step }, avec les cartes cachées redistribuées.
play-on-then = Avant
play-on-now = Maintenant
play-on-choice = Choix { $number }
play-on-result = Résultat
play-on-score = { $name } : { $score }.
play-on-line = { $what }. Avant : { $then }. Maintenant : { $now }.
play-on-nothing-yet = rien encore
play-on-later = montré à la fin
play-on-gone = La partie précédente n’est plus là.
play-on-watch = Regarder la partie précédente
