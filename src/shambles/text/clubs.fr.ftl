# Club nights

club-line = Une soirée de rondes sur un serveur. Tout le monde joue les mêmes cartes : ce qui compte, c’est ce que tu en as fait.
club-none = Aucune soirée n’est prévue. Ouvres-en une.
club-open-one = Ouvrir une soirée
club-new = Nouvelle soirée de club
club-name = Nom
club-name-usual = Soirée de club
club-game = Jeu
club-format = Formule
club-format-swiss = Système suisse
club-format-robin = Toutes rondes
club-format-knockout = Élimination directe
club-format-together = Ensemble
club-format-swiss-line = Si possible, tu rencontres de nouvelles personnes à chaque ronde, et plus tard celles qui ont à peu près autant de points que toi.
club-format-robin-line = Deux par table. Chacun rencontre chacun une fois.
club-format-knockout-line = Deux par table. Le gagnant continue, jusqu’à ce qu’il n’en reste qu’un.
club-format-together-line = Chaque table joue en équipe. Les tables s’affrontent avec les mêmes cartes.
club-seats = Sièges par table
club-rounds = Rondes
club-rest = Pause entre les rondes
club-rest-minutes =
    { $count ->
        [0] aucune
        [one] { $count } minute
       *[other] { $count } minutes
    }
club-begins = Début
club-begins-said = quand je la lance
club-begins-at = à une heure fixe
club-begins-when = Jour et heure
club-listed = Tout le monde la voit dans la liste
club-people =
    { $count ->
        [0] personne encore
        [one] { $count } personne
       *[other] { $count } personnes
    }
club-status-open = ouverte à tous
club-status-playing = en cours
club-status-over = finie
club-mine = à toi
club-look = Voir
club-only-players = Seuls les membres peuvent ouvrir une soirée. Choisis un nom pour en devenir un ; ce navigateur te reconnaîtra.
club-opened-by = Ouverte par { $name }
club-join = Participer
club-join-line = Tu joues sous ce nom. Si c’est ta première fois ici, tu reçois douze mots avec lesquels tu peux revenir.
club-here = Je suis là
club-here-line = Clique sur « Je suis là » : sinon, tu n’auras pas de table.
club-you-are-here = Tu es là. Tu auras une table au début de la prochaine ronde.
club-you-have-gone = Tu as quitté la soirée. Tu peux revenir pour la prochaine ronde.
club-come-back = Rejouer
club-too-early = Tu participes. À partir d’une demi-heure avant le début, tu pourras cliquer ici sur « Je suis là ».
club-go = Je rentre chez moi
club-to-table = À ma table
club-table-ready = Ronde { $number } : ta table est prête.
club-table-done = Tu as fini. D’autres jouent encore cette ronde ; tu verras cartes et résultats quand la dernière table aura fini.
club-closed-field = La soirée a commencé. Plus personne ne peut s’inscrire.
club-begin = Commencer
club-next-now = Ronde suivante
club-pause = Pause
club-go-on = Reprendre
club-end = Terminer
club-end-sure = Oui, terminer pour tous
club-paused = En pause : aucune ronde ne commence.
club-starts-in = Début dans { $time }
club-next-in = Prochaine ronde dans { $time }
club-begins-now = La ronde commence dans un instant
club-waits = Attend qu’au moins deux personnes soient là
club-round = Ronde { $number }
club-round-of = Ronde { $number } sur { $last }
club-standings = Classement
club-standings-empty = Personne ne s’est encore inscrit.
club-place = Rang
club-points = Points
club-wins = Tables gagnées
club-company = Points des adversaires
club-round-short = R{ $number }
club-away = pas là
club-gone = a quitté
club-explained = Points : de tous les joueurs qui avaient tes cartes et ton siège, le pourcentage que tu as battu. Une égalité compte pour moitié. À égalité de points comptent les tables gagnées, puis les points de tes adversaires.
club-tables = Tables
club-table = Table { $number }
club-bye = Exempt
club-caretaker = Remplaçant
club-playing = en cours
club-done = finie
club-aside = arrêtée (erreur)
club-was-away = un remplaçant a joué à ce siège
club-replay = Revoir
club-review = Analyse
club-earlier = Rondes précédentes
club-share = Inviter
club-share-line = Toute personne qui a ce lien peut participer et regarder.
club-print = Imprimer
club-csv = Résultats en CSV
club-json = Résultats en JSON
error-no-such-club = cette soirée de club n’existe pas
error-club-over = cette soirée de club est finie
error-club-begun = cette soirée de club a commencé, et plus personne ne peut s’inscrire
error-club-full = cette soirée de club est pleine : { $most } personnes y sont
error-club-round-on = une ronde est en cours ; attends qu’elle soit finie
error-club-too-early = tu peux dire que tu es là à partir d’une demi-heure avant le début
error-club-hosts-only = sur ce serveur, seul l’hôte ouvre des soirées de club
error-club-for-two = les toutes rondes et l’élimination directe se jouent à deux par table
error-club-own-box = une soirée de club se joue avec la boîte du jeu
error-not-organiser = seule la personne qui a ouvert cette soirée peut faire cela
error-not-in-club = tu ne participes pas à cette soirée de club
error-no-table-now = tu n’as pas de table à cette soirée en ce moment
error-too-many-clubs = tu as { $most } soirées de club qui ne sont pas finies ; termines-en une d’abord


club-on-now = En ce moment
club-seasons = Saisons
club-league = Ligue des bots
