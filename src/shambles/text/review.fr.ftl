# Une partie finie, revue

review-keys = Les flèches tournent la page, Échap ferme.
review-keys-play-on = Les flèches tournent la page, o reprend à ton choix le plus coûteux, Échap ferme.
review-adds-up = Chance ou choix ?
review-explained = Chaque choix est jugé sur ce que ce joueur pouvait savoir. La chance est tout le reste : la donne, les pioches, les dés, les cartes cachées. La somme de chaque ligne donne le résultat.
review-start = Au début
review-others = Choix des autres
review-result = Résultat
review-share = { $name } : { $start } au début, chance { $luck }, ses choix { $own }, choix des autres { $others }, { $result } à la fin
review-mattered = Les choix les plus coûteux
review-mine = Tes choix les plus coûteux
review-theirs = Les choix les plus coûteux des autres
review-when = { $marked ->
    [yes] { $when }{ $step ->
        [0] { "" }
       *[other] , étape { $step }
    }
   *[no] { $step ->
        [0] Au début
       *[other] Étape { $step }
    }
}
review-cost = Coût : { $lost } points de pourcentage de chances de gagner.
review-cost-points = Coût : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-in-points = En points.
review-none-of-mine = L’analyse n’a trouvé aucune réponse de ta part qui soit clairement une erreur.
review-none = L’analyse n’a trouvé aucune réponse qui soit clairement une erreur.
review-thinking = Analyse… { $done } %
web-review-step = Voir ce moment
review-chose = { $you ->
    [yes] Tu as choisi « { $choice } » ; « { $better } » valait mieux.
   *[no] { $seat } a choisi « { $choice } » ; « { $better } » valait mieux.
}
grade-good = bon
grade-inaccuracy = imprécis
grade-mistake = erreur
web-review-yours = Tes moments
web-review-of = Moments de { $name }
web-review-whose = Les moments de qui
web-review-moment = { $when } : { $grade }
web-review-before = Moment précédent
web-review-next = Moment suivant
web-review-place = Moment { $number } sur { $count }
web-review-board = La table à ce moment. Joué : { $choice }. Mieux : { $better }.
web-review-played = Joué
web-review-better = Mieux
web-review-try = Réessayer
web-review-figures = Chiffres
web-review-train = Résoudre ces moments comme des énigmes
