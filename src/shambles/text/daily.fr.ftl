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
web-daily-yesterday = Tableau d’hier
web-daily-tries =
    { $count ->
        [0] personne ne l’a encore jouée
        [one] { $count } essai
       *[other] { $count } essais
    }
web-daily-best = Regarder le meilleur essai, et rejouer à partir de là
web-daily-closed = Tu verras le tableau quand tu auras joué cette donne. Jusqu’à minuit (UTC), personne ne voit les cartes des autres.
web-daily-analysing = Ta partie est en cours d’analyse. Ton rang arrive dans quelques minutes.
web-daily-place = Rang
web-daily-choices = Choix
web-daily-not-counted = ne compte pas
web-daily-not-first = Ne compte pas : à ton adresse, chez toi ou à l’école par exemple, cette donne a déjà été essayée. Pour les invités d’une même adresse, seul le premier compte. Si tu gardes tes parties, tes prochaines donnes compteront.
web-daily-new-player = Ne compte pas : quand tu t’es inscrit, cette donne avait déjà été essayée à ton adresse. Tes prochaines donnes comptent.
web-daily-coming = analyse…
web-daily-explained = « Choix » dit combien de chances de gagner les choix d’un joueur ont coûté, par rapport au mieux qu’il pouvait savoir. Le nombre après ± dit à quel point c’est sûr : 95 fois sur 100, la vérité est dedans. Un joueur inscrit a un essai, tous appareils confondus. Pour les invités d’une même adresse, seul le premier essai compte. L’essai d’un joueur inscrit ne compte pas si la donne avait déjà été essayée à son adresse avant son inscription.
web-daily-watch = Regarder
web-daily-same = Jouer ces cartes
web-daily-fair = Donne honnête : l’empreinte a été montrée la veille. La graine et le sel suivent quand la journée est finie.
web-daily-tomorrow = Empreinte de la donne de demain
web-daily-share = Partager mon résultat
web-daily-share-text =
    { $place ->
        [none] Donne du jour Shambles, { $day }. { $name } : mes choix { $own } (±{ $doubt }).
       *[other] Donne du jour Shambles, { $day }. { $name } : mes choix { $own } (±{ $doubt }), rang { $place } sur { $count }.
    }
daily-played = Tu as joué la donne d’aujourd’hui ({ $name }) : { $result }.
daily-result = Tes choix : { $own } (±{ $doubt }) de chances de gagner. Chance : { $luck }.
daily-analysing = Analyse de tes choix…
daily-streak = Jours d’affilée : { $count }
daily-which = Choisis une donne : { $known }
