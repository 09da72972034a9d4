# The daily deal

web-daily-how = Le classement dépend de tes choix, pas de tes cartes.
web-daily-left = Prochaine donne dans { $time }
web-daily-streak =
    { $count ->
        [one] Tu as joué hier ou aujourd’hui
       *[other] { $count } jours d’affilée
    }
web-daily-play = Jouer
web-daily-go-on = Continuer
web-daily-yesterday = Classement d’hier
web-daily-tries =
    { $count ->
        [0] personne ne l’a encore jouée
        [one] { $count } essai
       *[other] { $count } essais
    }
web-daily-best = Regarder le meilleur essai, et continuer à partir de là
web-daily-closed = Tu verras le classement quand tu auras joué cette donne. Jusqu’à minuit (UTC), personne ne voit les cartes des autres.
web-daily-analysing = Ta partie est en cours d’analyse. Ton rang arrive dans quelques minutes.
web-daily-place = Rang
web-daily-choices = Perdu par les choix
web-daily-points = Points perdus par les choix
web-daily-not-counted = ne compte pas
web-daily-not-first = Ne compte pas : à ton adresse, chez toi ou à l’école par exemple, cette donne a déjà été essayée. Pour les invités d’une même adresse, seul le premier compte. Si tu gardes tes parties, tes prochaines donnes compteront.
web-daily-new-player = Ne compte pas : cette donne avait déjà été essayée à ton adresse quand tu es devenu membre. Tes prochains essais comptent.
web-daily-coming = analyse…
web-daily-explained = « Perdu par les choix » dit ce que les choix d’un joueur ont coûté, par rapport aux réponses qui semblaient les meilleures d’après ce qu’il pouvait savoir : des points au jeu de cartes, des chances de gagner aux autres jeux. Chaque choix compte, et tout le monde est mesuré de la même façon. Mesurée à nouveau, la valeur serait dans l’intervalle ± dans 95 cas sur 100. Quand ces intervalles se recouvrent, personne ne peut dire qui a mieux choisi : les joueurs partagent un rang. Un membre a un essai, tous appareils confondus. De plusieurs invités à une même adresse internet, seul le premier compte. L’essai d’un membre ne compte pas si ces cartes avaient été essayées à son adresse avant qu’il soit membre.
web-daily-watch = Regarder
web-daily-same = Jouer ces cartes
web-daily-fair = Donne honnête : l’empreinte a été montrée la veille. La graine et le sel suivent quand la journée est finie.
web-daily-tomorrow = Empreinte de la donne de demain
web-daily-share = Partager mon résultat
web-daily-share-text =
    { $place ->
        [none] Donne du jour Shambles, { $day }. { $name } : mes choix ont coûté { $lost }.
       *[other] Donne du jour Shambles, { $day }. { $name } : mes choix ont coûté { $lost }, rang { $place } sur { $count }.
    }
daily-played = Tu as joué la donne d’aujourd’hui ({ $name }) : { $result }.
daily-lost = Tes choix ont coûté { $lost } points de pourcentage de chances de gagner, à { $doubt } près.
daily-lost-points = Tes choix ont coûté { $lost } points, à { $doubt } près.
daily-luck = Chance : { $luck }.
daily-analysing = Analyse de tes choix…
daily-streak = Jours d’affilée : { $count }
daily-which = Choisis une donne : { $known }
