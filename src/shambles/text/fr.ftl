# What the house says, whatever the game.

seat = Siège { $number }
you = Toi
language-name = Français
language-partly = { $done } % des textes sont traduits et à jour.
list-and = { $others } et { $last }
list-comma = { $one }, { $other }
list-semicolon = { $one } ; { $other }
said-of = { $name } : { $what }
sentence = { CAPITAL($words) }.
capital = { CAPITAL($words) }
rule = règle { $rule }
web-see-rule = Voir la règle

# What happened
event-ready =
    { $you ->
        [yes] Ton choix est fait.
       *[no] { $seat } a fait son choix.
    }
event-showed = { $you ->
    [yes] Ton choix : { $choice }.
   *[no] { $seat } choisit : { $choice }.
}
event-taken-back =
    { $you ->
        [yes] Tu annules ton dernier choix.
       *[no] { $seat } annule son dernier choix.
    }
event-fell-away =
    { $you ->
        [yes] Ton choix n’est plus possible. Choisis à nouveau.
       *[no] { $seat } doit choisir à nouveau : son choix n’est plus possible.
    }
event-goes-on = À partir d’ici, c’est une nouvelle partie.

# Why not
refusal-not-understood = « { $choice } » n’est pas une réponse possible ici.
refusal-not-offered = { $choice } ne fait pas partie de tes options.
refusal-old-ask = Trop tard : la partie a continué.
refusal-not-asked = Ce n’est pas ton tour. On attend : { $awaited }.
refusal-no-such-seat = Il n’y a pas de siège { $found } à cette table.
refusal-game-over = La partie est finie.
refusal-already-laid = Tu ne peux plus changer cette carte : elle est déjà face cachée.
refusal-table-failed = Ça n’a pas marché, et c’est notre faute. Rien n’a changé.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-deal-of-today = { error-deal-of-today }
refusal-deal-of-the-round = { error-deal-of-the-round }
refusal-not-begun = La partie n’a pas encore commencé : il reste des sièges libres.
refusal-not-your-seat = Tu n’as pas de siège ici, ou un bot joue à ta place.
refusal-nothing-to-undo = Tu n’as rien à annuler.
refusal-undo-past-an-answer = Impossible d’annuler : quelqu’un d’autre a choisi depuis.
refusal-undo-past-a-draw = Impossible d’annuler : on a mélangé des cartes ou lancé des dés.
refusal-undo-past-a-reveal = Impossible d’annuler : des cartes ont été révélées.
refusal-undo-too-fast = Trop d’annulations en peu de temps. Attends un instant.
refusal-maintenance = { error-maintenance }

# What is wrong with something handed in
error-one-hand-as-a-vector = Dans la version en tableaux, une partie compte une seule manche, pas { $found }.
error-unknown-game = il n’y a pas de jeu { $found } ; il y a { $known }
error-game-fails = { $found } ({ $place }) ne se charge pas : { $detail }
error-not-that-game = { $place } n’est pas un jeu du nom de { $found }
error-seats-out-of-range = ce jeu se joue de { $least } à { $most } joueurs, pas à { $found }
error-unknown-option = cette option n’existe pas ; les options sont { $known }
error-not-options = les options sont des noms avec des valeurs, pas { $found }
error-option-missing = choisis parmi : { $known }
error-unknown-language = il n’y a pas de langue « { $found } » ici ; il y a { $known }
error-not-a-seed = une graine est un nombre entier à partir de 0, pas { $found }
error-malformed = impossible à lire : { $detail }
error-not-an-object = ce n’est pas un objet JSON
error-unknown-phase = il n’y a pas de phase { $found } ; il y a { $known }
error-digest-differs = cette sauvegarde se déroule autrement maintenant (sauvé { $saved }, maintenant { $found })
error-cut-off = { $found } entrées, alors qu’il en faudrait { $wanted }
error-journal-differs = la partie se déroule autrement que dans ce journal ({ $found } entrées, maintenant { $wanted })
error-answer-refused = refusé : { $reason }, { $rule }
error-answer-missing = il faut une réponse ici, { $rule }
error-draw-differs = le jeu tire { $wanted } là où le journal a { $found }
error-draw-missing = le journal n’a pas de tirage pour cela
error-not-a-shuffle = un mélange doit garder les mêmes cartes
error-not-among-the-items = { $found } ne peut pas sortir ici
error-no-game-recognises-it = aucun jeu n’a de scénario avec ces champs : { $fields }
error-unknown-bot = il n’y a pas de bot { $found } ; il y a { $known }, ou une classe à toi, comme package.module:Name ou path/to/file.py:Name
error-no-such-file = il n’y a pas de fichier { $found }
error-not-a-python-file = { $found } n’est pas un fichier Python
error-file-fails = { $found } échoue : { $detail }
error-no-such-bot-class = { $file } n’a pas de classe { $found } avec une méthode choose
error-bot-answer-refused = il a répondu { $choice }, refusé : { $reason }, { $rule } (jeu { $game }, graine { $seed }, question { $ask })
error-bot-crashed = il a planté : { $detail } ({ $line } ; jeu { $game }, graine { $seed }, question { $ask })
error-bot-wants-more = le constructeur d’un bot peut prendre game et rng, rien d’autre ({ $detail })
error-wrong-number = { $found } n’est pas possible ; il faut { $wanted }
error-twice = { $found } s’y trouve deux fois
error-no-such-card = il n’y a pas de carte { $found }
error-card-twice = la carte { $found } est à deux endroits
error-no-such-seat = il n’y a pas de joueur { $found }
error-not-a-seat = il n’y a pas de siège { $found } ; il y a { $known }
error-no-heroes-here = il n’y a pas de héros dans ce mode, { $rule }
error-end-in-a-hand = END n’est jamais dans une main, { $rule }
error-end-twice = l’END de ce joueur s’y trouve deux fois, { $rule }
error-too-few-hands = au moins deux joueurs doivent avoir une carte pour se battre, { $rule }
error-wrong-player = pas { $found } : c’est quelqu’un d’autre qui est touché, { $rule }
error-players-differ = chaque manche doit avoir les mêmes joueurs
error-unknown-kind = il n’y a pas de type { $found } ; il y a { $known }
error-not-a-position = un scénario de type { $found } n’a pas de position de départ
error-no-such-scenario = il n’y a pas de scénario { $found } dans ce fichier
error-not-enough = au moins { $least }
error-unknown-table = cette table n’existe pas dans cette boîte ; il y a { $known }
error-wrong-load = une arme à distance a une charge de départ, une arme de mêlée n’en a pas ; donc pas { $found }
error-no-such-weapon = il n’y a pas d’arme { $found } ; il y a { $known }
error-trigger-or-what = indique soit `trigger`, soit `what`, pas les deux
error-wrong-effect = { $found } n’est pas possible ici
error-not-in-this-variant = il faut une variante qui n’est pas jouée, { $rule }
error-no-such-survivor = il n’y a pas de survivant { $found }
error-holds-no-ammo = { $found } ne contient pas de munitions, { $rule }
error-too-many-tokens = il faudrait { $found } jetons, et il y en a { $most }
error-too-many-copies = la boîte ne contient pas autant de { $found }
error-position-or-players = indique soit une position, soit un nombre de joueurs
error-no-such-table = cette table n’existe pas
error-one-seat-each = tu ne peux prendre qu’un seul siège
error-too-many-tables = il y a trop de tables en ce moment ; réessaie plus tard
error-too-many-of-yours = tu as ouvert trop de tables ; finis d’abord l’une d’elles
error-seat-taken = quelqu’un d’autre vient de prendre ce siège
error-blocked-sits-here = quelqu’un que tu as bloqué est à cette table : { $names }
error-no-seat = pour cela, il te faut un siège à cette table
error-not-over = la partie n’est pas encore finie
error-game-over = à ce moment-là, la partie est finie
error-never-asked = ce siège n’a rien eu à choisir dans cette partie
error-not-played-on = cette table ne continue pas une autre partie
error-no-step-to-play-on = on ne peut pas reprendre à l’étape { $found } ; choisis de 0 à { $most }
error-deal-is-yours = tu joues encore ces cartes à une autre table ; finis d’abord là-bas
error-deal-is-played-beside =
    { $days ->
        [one] quelqu’un sur ton réseau joue encore ces cartes ; tu verras tout quand ce sera fini, ou demain
       *[other] quelqu’un sur ton réseau joue encore ces cartes ; tu verras tout quand ce sera fini, ou dans { $days } jours
    }
error-deal-is-played =
    { $hours ->
        [one] quelqu’un joue encore ces cartes ; tu verras tout quand ce sera fini, ou dans une heure
       *[other] quelqu’un joue encore ces cartes ; tu verras tout quand ce sera fini, ou dans { $hours } heures
    }
error-deal-of-today = 
    { $hours ->
        [one] c’est la donne du jour ; tout le monde verra ses cartes dans moins d’une heure
       *[other] c’est la donne du jour ; tout le monde verra ses cartes dans { $hours } heures
    }
error-daily-tried = tu as déjà joué la donne d’aujourd’hui
error-daily-is-over = ce jour est passé ; tu peux encore jouer les mêmes cartes, mais elles ne comptent plus
error-daily-alone = tu joues la donne du jour toi-même : aucun bot ne peut prendre ton siège
error-deal-of-the-round = ces cartes se jouent dans une ronde de soirée de club ; tu les verras quand la dernière table aura fini
error-club-alone = en soirée de club, tu joues toi-même : aucun bot ne peut prendre ton siège
error-rated-players-only = cette table est cotée, et seuls les membres ont une cote : choisis d’abord « Garder mes parties »
error-rated-not-wanted = cette table est cotée, et tu ne veux pas de cote ; tu peux changer cela sur ta page
error-rated-alone = à une table cotée, tu joues toi-même : aucun bot ne peut prendre ton siège
error-rated-new-deal = seule une partie entière avec de nouvelles cartes peut être cotée
error-rated-own-box = seule une partie avec la boîte du jeu peut être cotée
error-table-set-aside = une erreur a arrêté cette table ; elle attend que quelqu’un regarde
error-table-elsewhere = cette table change de serveur ; réessaie dans { $seconds } secondes
error-table-closed = l’hôte a fermé cette table ; rien n’est perdu
error-banned = l’hôte a fermé l’accès pour toi jusqu’au { $until } ; des bots jouent à ta place
error-muted-by-host = l’hôte t’a coupé la parole pour le moment
error-maintenance = le serveur redémarre ; réessaie dans un instant
error-box-overruns = jouer avec cette boîte prend trop de temps
error-no-such-viewpoint = tu ne peux pas regarder depuis { $found }
error-not-absent = ce joueur est là : un bot ne peut pas jouer à sa place
error-not-empty = cette base de données n’est pas vide
error-too-soon = le départ est trop récent ; attends encore { $seconds } secondes
error-too-long = c’est trop long : { $found } caractères, { $most } au plus
error-too-deep = trop de niveaux imbriqués ; { $most } au plus
error-too-large = ce nombre est trop grand ; { $most } au plus
error-too-fast = trop de demandes ; attends un instant
error-not-found = cette page n’existe pas
error-bad-request = { $detail }
error-has-nul = ceci contient un caractère interdit (NUL)
error-no-header = cette demande doit venir de la page elle-même
error-internal = quelque chose s’est mal passé, et c’est notre faute

# At the table
title = Shambles
asked = { $name }, c’est ton tour.
waiting-for = On attend { $names }.
game-over = La partie est finie.
another = Appuie sur n pour une nouvelle partie, sur q pour quitter.
log = Journal
hand = Ta main
scores = Scores
rules = Règles
help = Aide
undo = Annuler
lay = Répondre
choose-seats = Combien de joueurs ?
measured = Mesuré avec des bots : les { $level ->
        [rookie] débutants
        [survivor] survivants
        [veteran] vétérans
       *[legend] légendes
    } ont gagné { $percent } % de { $games } parties comme celle-ci.
start = Commencer
bot-random = hasard
bot-greedy = glouton
bot-rookie = débutant
bot-survivor = survivant
bot-veteran = vétéran
bot-legend = légende
bot-search = chercheur
temper-rookie = Plein de bonne volonté, mais en oublie la moitié.
temper-survivor = Joue bien, avec parfois un moment d’inattention.
temper-veteran = Réfléchit avant chaque coup.
temper-legend = Prend son temps et prévoit ton prochain coup.
temper-greedy = Prend ce qui paraît le mieux tout de suite.
temper-random = Joue au hasard.
temper-search = Joue beaucoup de parties possibles dans sa tête avant de choisir.
party-1 = Marlow
party-2 = Iskra
party-3 = Ambrose
party-4 = Wren
party-5 = Odile
party-6 = Haskell
party-7 = Juno
party-8 = Bram
party-9 = Petra
party-10 = Casimir
bot-name = { $bot } { $number }
close = Fermer

# Learning a game
learn = Apprendre
learn-line = De courtes leçons, des énigmes et les règles de chaque jeu.
web-lessons = Leçons
lesson-right = Bien joué.
refusal-lesson-done = Cette leçon est finie. Passe à la suivante.
course-done = Tu sais tout ce qu’il faut. Joue maintenant une vraie partie contre des débutants. L’un d’eux explique ce qui se passe.
rookie-says = « { $words } »
lesson-next = Leçon suivante
web-learn-line = De courtes leçons, une étape à la fois. Au bout de trois minutes, tu peux jouer.
web-learn-none = Ce jeu n’a pas encore de leçons. Les règles disent comment jouer.
web-learn-begin = Commencer
web-learn-on = Continuer
web-learn-again = Recommencer
web-learn-done = { $done } sur { $count } finies
web-lesson-of = Leçon { $number } sur { $count }
web-course-end = Joue ta première partie
web-rule-behind = La règle :
web-first-game = Joue ta première partie
web-other-courses = Autres leçons
web-at-a-glance = En bref
web-page-aim = Le but
web-page-turn = Un tour
web-page-end = La fin
web-page-score = Ce qui compte
web-contents = Sommaire
web-rules-count = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-examples-show = Voir { $count } exemples

# The command line
measure-won = Parties avec un gagnant
measure-shared = Parties avec plusieurs gagnants
measure-first-place = Victoires du premier bot
measure-first-seat = Victoires du premier siège
measure-score = Score
measure-answers = Réponses
measure-rounds = Tours

# The shelf, on the command line
awaited = doit jouer
leave = Quitter
light = Thème
wins = gagne
meanwhile = Tu peux aussi
view-none = rien

# In the browser
web-skip = Aller au contenu
nav = Pages principales
nav-play = Jouer
nav-learn = Apprendre
nav-daily = Du jour
nav-clubs = Clubs
nav-watch = Regarder
nav-me = Moi
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-motion = Animations
web-motion-slow = Lentes
web-motion-normal = Normales
web-motion-fast = Rapides
web-motion-off = Aucune
web-double-tap = Jouer une carte d’un double appui
web-rule-numbers = Afficher le numéro de la règle à côté de chaque phrase
web-signs = Notifications
web-portrait = Ton portrait
web-portrait-1 = Couettes et lampe
web-portrait-2 = Lunettes et poêle
web-portrait-3 = Casque de chantier et marteau
web-portrait-4 = Casquette et batte
web-portrait-5 = Crête et pied-de-biche
web-portrait-6 = Boucles et pièce
web-portrait-7 = Bonnet et sac à dos
web-portrait-8 = Bandana et machette
web-portrait-9 = Barbe et hache
web-portrait-10 = Capuche et arc
web-portrait-11 = Casque et scie
web-portrait-12 = Carré court
web-portrait-13 = Casquette plate
web-sound = Son
web-invite-sound = Jouer avec le son ?
web-invite-sound-yes = Avec le son
web-invite-sound-no = Sans son
web-volume = Volume
web-buzz = Vibrer quand c’est mon tour
web-call = M’avertir quand c’est mon tour
web-call-refused = Ce navigateur bloque les notifications. Tu peux les autoriser dans ses réglages.
web-since = Depuis ton dernier tour
web-your-turn = À toi de jouer
web-loading = Un instant…
web-again = Réessayer
web-cancel = Annuler
web-trouble = Quelque chose s’est mal passé ({ $code }). Réessaie.
web-unreachable = Le serveur ne répond pas. As-tu une connexion ?
web-lost-title = Ici, rien que des rôdeurs
web-lost = Il n’y a pas de page à cette adresse.
web-to-games = Voir les jeux
web-welcome = Prends une chaise
web-welcome-line = Les jeux The Walking Dead, selon les règles officielles. Joue avec tes amis où qu’ils soient, ou tout de suite avec des bots. Rien à installer, aucun compte.
web-games = Jeux
web-about = Shambles est une table pour les jeux que tu aimes. Les règles sont écrites avec nos mots et toutes les images sont à nous. Les jeux appartiennent à leurs auteurs.
web-players = { $least }–{ $most } joueurs
web-minutes = { $least }–{ $most } minutes
web-play-now = Jouer contre des bots
web-play-together = Jouer avec des bots
web-play = Jouer
web-set-up = Ouvrir une table
web-rules-and-options = Règles et options
web-your-tables = Tes tables
web-keep-games = Garder mes parties
web-my-page = Ma page
somebody = quelqu’un
web-go-on = Continuer
web-table-over = Finie
web-waits-for = On attend { $names }
web-lobby = Tables ouvertes
web-lobby-empty = Aucune table ouverte en ce moment. Ouvres-en une et invite quelqu’un.
web-lobby-more = Plus de tables
web-seats-free =
    { $count ->
        [one] { $count } siège libre
       *[other] { $count } sièges libres
    }
web-sit-down = S’asseoir
web-sit-down-anyway = S’asseoir quand même
web-blocked-here-line = Cette personne n’en saura rien. Tu peux t’asseoir quand même.
web-default-name = Laisse vide et on choisit
guest-1 = Robin
guest-2 = Sam
guest-3 = Alex
guest-4 = Noor
guest-5 = Kim
guest-6 = Jo
guest-7 = Max
guest-8 = Charlie
guest-9 = Billie
guest-10 = Mika
guest-11 = Luca
guest-12 = Sasha
web-your-name = Ton nom
web-who-sits-where = Qui joue où ?
web-open-seat = Siège libre
web-bot-of = Bot, { $bot }
web-who-may-come = Qui peut venir ?
web-by-link = Seulement avec le lien
web-in-the-lobby = Tout le monde : parmi les tables ouvertes
web-open-table = Créer la table
web-table = Table
web-finding-table = La table se charge…
web-fill-with-bots = Compléter avec des bots
web-waiting-room = On attend des joueurs
web-waiting-for-people =
    { $count ->
        [one] Il reste un siège libre. La partie commence quand quelqu’un le prend.
       *[other] Il reste { $count } sièges libres. La partie commence quand tous sont pris.
    }
web-invite = Inviter
web-invite-line = Toute personne qui ouvre ce lien peut prendre un siège libre. Scanne le code avec un téléphone, ou envoie le lien.
web-qr = Le lien en code QR
web-only-here = Cette adresse ne marche que sur cet ordinateur. Pour que les téléphones de la maison puissent jouer, lance Shambles avec : shambles serve --host 0.0.0.0. Tu peux alors scanner un code ici.
web-copy = Copier
web-copied = Copié
web-personal-link = Ton propre siège
web-personal-link-line = Rien que pour toi : ce lien te ramène à ton siège sur n’importe quel appareil. Ne le partage pas.
web-bad-link = Ce lien personnel ne marche pas pour cette table.
web-bad-link-looking-on = Tu peux donc seulement regarder.
web-bad-link-waiting = Tu peux encore prendre un siège libre ci-dessous.
web-bad-link-seated = Tu gardes le siège que tu as déjà ici.
web-bad-link-advice = Il manque peut-être une partie du lien. Recopie le lien entier sur l’appareil où tu joues : menu « Table », « Ton propre siège ». Si tu as quitté la table, ton siège n’existe plus.
web-link-unanswered = Nous n’avons pas pu vérifier ton siège.
web-look-on = Regarder
web-only-watching = Tu regardes. Tous les sièges sont pris, tu ne peux donc pas jouer.
web-look-on-line = Avec ce lien, on peut regarder. On ne voit aucune main.
web-at-the-table = Joueurs
web-ready = a choisi
web-winner = gagne
web-away = pas là
web-remove = Un bot à sa place
web-remove-votes =
    { $count ->
        [one] Un bot à sa place ({ $count } voix)
       *[other] Un bot à sa place ({ $count } voix)
    }
web-sending = Envoi : { $choice }…
web-kept = { $choice } partira dès que la connexion revient.
web-connection-lost = Connexion perdue. Nouvel essai…
web-bot-plays-for-you = Un bot joue à ta place.
web-take-back-seat = Jouer moi-même
web-hand-to-bot = Laisser jouer un bot
web-how-well = Quel niveau pour le bot ?
web-hand-to-bot-line = Besoin d’une pause ? Un bot joue à ta place jusqu’à ton retour.
web-leave = Quitter la table
web-leave-sure = Un bot prend ton siège, et tu ne pourras pas revenir. Quitter ?
web-stay = Rester
web-chat = Discussion
web-chat-empty = Pas encore de message.
web-chat-say = Écris un message
web-emotes = Phrases rapides
web-talk = Les bots disent leurs plans
web-plea = Demander aux bots
web-chat-send = Envoyer
web-chat-unsent = Pas envoyé : tu n’as pas de connexion. Ton message est encore là.
web-new = nouveau
web-scene-failed = La table n’a pas pu s’afficher.
web-you-won = Tu gagnes
web-you-lost = Tu perds
web-came =
    { $place ->
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
        [6] Sixième
        [7] Septième
        [8] Huitième
        [9] Neuvième
       *[other] Dixième
    } sur { $count ->
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
       *[other] dix
    }{ $shared ->
        [yes] {" "}à égalité
       *[no] {""}
    }
web-your-best = Ton meilleur moment : { $what }
web-your-worst = Ce qui t’a coûté le plus : { $what }
web-close = C’était serré.
web-what-next = Et maintenant ?
web-more = Plus
web-coming-away = { $name } n’est plus là.
web-coming-back = { $name } est de retour.
web-coming-bot = { $you ->
        [yes] Un bot joue pour toi.
       *[no] Un bot joue pour { $name }.
    }
web-coming-self = { $you ->
        [yes] Tu joues à nouveau.
       *[no] { $name } joue à nouveau.
    }
web-coming-left = { $name } a quitté la table. Un bot a pris le siège.
web-coming-clock = Temps écoulé : un remplaçant a répondu une fois pour { $name }.
web-stood-in = Temps écoulé : un remplaçant a répondu une fois pour toi.
web-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-decisive = Tournant
web-places = Classement final
web-place = { $place }.
web-rematch = Rejouer
web-join-rematch = Rejoindre la suite
web-rematch-waits = Les autres ont commencé une nouvelle partie. Ton siège t’attend.
web-replay = Revoir la partie
web-replay-line = Revoir toute la partie, pas à pas.
web-play-on = Continuer d’ici
web-play-on-line = Commencer une nouvelle table à un moment de cette partie.
web-step = Étape { $at } sur { $last }
web-seen-by = Vu par
web-all-open = Montrer toutes les cartes
web-first = Au début
web-previous = Étape d’avant
web-next = Étape suivante
web-last = À la fin
web-pause = Pause
web-round = Ronde
web-previous-round = Ronde précédente
web-next-round = Ronde suivante
web-speed = Vitesse
web-speed-of = { $speed } ×
web-share = Partager
web-copy-by-hand = Copie ce lien :
web-rules-line = Chaque règle avec nos mots, et un numéro. Le jeu montre ce numéro quand il applique une règle.
web-search-rules = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucune règle trouvée.
        [one] { $count } règle
       *[other] { $count } règles
    }
web-cards = Cartes
web-cards-line = Toutes les cartes de la boîte, et ce qu’elles font.
web-search-cards = Chercher une carte
web-cards-found =
    { $count ->
        [0] Aucune carte trouvée.
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-copies = { $count } exemplaires
web-card-attested = Citée dans le livret imprimé
web-card-ours = De notre invention
web-examples = Essayer une règle
web-examples-line = De petites situations qui montrent une règle. Lances-en une et continue contre des bots.
web-deal-me-this = Jouer ceci
web-fair-deal = Donne honnête
web-fair-claim = Personne n’a pu changer ces cartes.
web-fair-figures = Empreinte et graine
web-fair-deal-short = Comment vérifier que personne n’a truqué les cartes.
web-fair-deal-line = Avant la première carte, le serveur a fixé la graine de cette partie : le nombre dont dépend tout le hasard. Il en a montré l’empreinte. Aucune autre graine n’a cette empreinte. Quand la partie est finie, tu vois la graine et tu peux vérifier que personne ne l’a changée.
web-fair-deal-later = Tu verras la graine à la fin de la partie.
web-commitment = L’empreinte, montrée avant la donne (SHA-256)
web-seed = La graine
web-salt = Le sel qu’on y a mêlé
web-seal-yes = C’est bien la graine fixée avant la donne.
web-seal-no = La graine ne correspond pas à l’empreinte.
web-seal-cannot = Ce navigateur ne vérifie les empreintes que sur les adresses sûres (https). Tu peux vérifier avec cette commande :
web-sound-yes = Chaque carte et chaque lancer de cette partie découle de cette graine.
web-sound-no = Cette partie ne découle pas de cette graine.
web-box-standard = Les cartes du jeu. Tu peux utiliser à la place ton propre fichier de l’atelier.
web-box-own = Ta propre boîte.
web-chat-silent = On ne parle pas à ce moment de la partie.
error-chat-is-full = la discussion de cette table est pleine
refusal-chat-is-full = La discussion de cette table est pleine.
error-name-not-seen = prends un nom que les gens peuvent voir
error-too-many-marks = une lettre a trop d’accents
error-chat-not-seen = ce message est vide
error-spectators-are-silent = seuls ceux qui ont un siège peuvent discuter
error-number-too-large = aucun nombre ne peut dépasser { $most }
error-chat-too-fast = trop de messages ; attends un instant
error-table-is-silent = on ne parle pas à ce moment de la partie
error-no-such-plea = on ne peut pas demander cela aux bots maintenant
error-bots-say-nothing = les bots de cette table ne disent rien et on ne peut rien leur demander
refusal-table-is-silent = On ne parle pas à ce moment de la partie.
error-arrow-misses-the-border = une flèche mène de l’intérieur d’Atlanta vers l’extérieur ; { $found } est du mauvais côté
error-icons-differ = une case ressource a des icônes, et aucune autre case n’en a
error-place-differs = une case lieu nomme son lieu, et aucune autre case ne le fait
error-start-differs = seule une case de départ nomme un personnage
error-inventory-differs = une carte d’inventaire porte un objet et se garde en cas de succès, et aucune autre carte ne le fait
error-missing = il manque { $what }
error-needs-others = une carte avec une comparaison, un vote ou une question à quelqu’un d’autre doit dire others = true
error-no-card-for-one = il faut des cartes qu’un joueur peut affronter à lui seul
error-no-way-out = toutes les cases voisines sont des lieux : personne ne pourrait partir
error-not-a-face = { $found } n’est pas une face de ce dé
error-not-a-number = { $found } n’est pas possible ici
error-not-a-resource = { $found } n’est pas une ressource
error-not-an-id = { $found } n’est pas un identifiant : seulement des minuscules, des chiffres et _
error-not-on-one-space = un groupe, c’est au moins deux joueurs sur une même case
error-not-positive = il faut plus que 0
error-nothing-to-do = cette ligne ne fait rien
error-only-a-sketch = ce plateau est une esquisse pour un scénario ; une partie entière demande un plateau entier
error-only-in-a-sketch = seule une esquisse a des bords
error-out-of-reach = personne ne pourrait y arriver depuis { $start }
error-roll-impossible = ces dés ne peuvent pas faire { $wanted } : { $dice }
error-roll-left-over = ce lancer n’a jamais été fait
error-too-many = trop ; { $most } au plus
error-unknown-field = inconnu ici ; il y a { $known }
error-unknown-operation = il n’y a pas d’opération { $found } ; il y a { $known }
error-unknown-place = { $found } n’est pas possible ; choisis parmi : { $known }
error-unknown-space = il n’y a pas de case { $found }
error-field-missing = ce champ manque
error-unknown-value = { $found } n’est pas possible ; choisis parmi : { $known }
error-unknown-name = { $found } est inconnu ici ; on connaît { $known }
error-id-twice = { $found } est déjà l’identifiant de la ligne { $line }
error-too-many-motive-tokens = { $found } jetons, c’est trop ; { $most } au plus
error-never-stranded = { $found } n’a jamais été isolé ; l’ont été : { $known }
error-not-a-whole-number = { $found } n’est pas un nombre entier
error-not-text = { $found } n’est pas du texte : mets-le entre guillemets
error-not-a-list = { $found } n’est pas une liste : [ … ]
error-unwritable = impossible à écrire : { $detail }
error-newer-schema = un Shambles plus récent a fait cette base de données ({ $found } ; celui-ci connaît jusqu’à { $known }). Lance le plus récent, ou restaure une sauvegarde plus ancienne
error-wrong-starts = le plateau a { $found } cases de départ, il en faut { $wanted }, une par personnage

# What a veteran would do, and why
hint = Conseil
hint-answer = Un vétéran choisirait : { $choice }.
hint-thinking = Un vétéran y réfléchit…
play-on = Continuer
reason-only = Tu n’as pas d’autre choix.
reason-chance = Chances de gagner : environ { $mine } % avec « { $choice } », { $theirs } % avec « { $other } ».
reason-chance-together = Chances de survivre tous ensemble : environ { $mine } % avec « { $choice } », { $theirs } % avec « { $other } ».
reason-points = Points à la fin, en moyenne : environ { $mine } avec « { $choice } », { $theirs } avec « { $other } ».
reason-points-ahead = En moyenne, « { $choice } » finit avec { $points ->
    [one] 1 point
   *[other] { $points } points
} de mieux que « { $other } ».
reason-about-equal = « { $choice } » et « { $other } » se valent à peu près.
reason-profit = « { $other } » aiderait surtout { $seat }.
reason-little = « { $other } » est presque aussi bon : environ { $mine } % de chances de gagner avec « { $choice } », { $theirs } % avec lui.
reason-same = Ça ne change rien : « { $choice } » et « { $other } » se valent.
error-nothing-asked = ce siège n’a rien à choisir maintenant ; on attend : { $awaited }
error-no-hints-here = pas de conseils à cette table : ils n’ont pas été activés à l’ouverture
error-hint-overran = le conseil a pris trop de temps
error-old-ask = trop tard : la partie a continué
web-hint-close = Fermer le conseil
web-hint-figures = Chiffres
web-hints-agreed = Tous peuvent demander conseil
web-rated = Partie cotée
web-rated-line = Elle compte pour la cote de chacun ici. Il n’y a pas de conseils, et aucun bot ne joue à ta place. Un joueur qui part finit à la dernière place.
web-rated-together = La cote montre ce que tes choix te coûtent par partie. Vous gagnez ou perdez ensemble, le résultat ne compte donc pas.
web-rated-guest = Seuls les membres ont une cote. Les invités sont oubliés.
web-rated-keep = Garder mes parties

# A finished game looked at again
review = Analyse
review-chances = Chances de gagner
review-luck = Chance
review-own = Ses choix
review-better-here = Mieux ici : { $better }.
error-no-review = personne n’a encore demandé l’analyse de cette partie
error-too-many-reviews = trop de parties sont en cours d’analyse ; réessaie plus tard
error-too-much-at-once = tu attends déjà { $most } choses ; attends que l’une soit prête
error-too-many-reviews-of-yours = tu peux faire analyser { $most } parties à la fois au plus ; attends que l’une soit prête

web-pace = Rythme
web-pace-relaxed = Sans limite de temps
web-pace-live = En direct
web-pace-post = Jours par tour
web-seconds-each = Temps par réponse
web-days-each = Temps par réponse
web-bank = Réserve de temps pour la partie
web-caretaker = Quand le temps est écoulé, ce remplaçant répond
web-seconds = { $count } secondes
web-bank-minutes = { $count ->
    [0] aucune
    [one] { $count } minute
   *[other] { $count } minutes
    }
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
    }
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
web-time-left = Temps restant : { $time }
error-no-such-deal = ces cartes n’existent plus, ou les règles ont changé

web-daily = Donne du jour
web-daily-line = Une donne par jour, les mêmes cartes pour tous, contre des vétérans. Tu as un seul essai.
web-daily-open = Jouer la donne du jour
web-clubs = Soirées de club
web-to-club = À la soirée
web-daily-board = Classement

web-same-deal = Mêmes cartes
web-same-deal-line = Faire jouer ces cartes à des amis, et comparer.
web-share-deal = Défier un ami avec ces cartes
web-compare = Comparer
web-deal-line = Quelqu’un a déjà joué ces cartes. Tu reçois les mêmes cartes contre les mêmes bots : { $bots }.
web-play-deal = Jouer ces cartes
web-result = Résultat
web-name = Nom
web-seat = Siège
web-this-game = cette partie
web-figures-coming = analyse… { $done }
web-no-figures = pas analysé
web-figures-there = Les choix et la chance sont analysés.
web-compare-explained = Les chances de gagner que chacun a prises ou perdues, par ses propres choix et par la chance. Les choix sont jugés sur ce que le joueur savait. Le reste, c’est ce qu’ont fait les autres.

# --- puzzles

puzzles = Énigmes
error-no-such-puzzle = il n’y a pas d’énigme { $found }, ou les règles ont changé depuis
error-no-such-moment = l’analyse ne cite pas ce moment

# Programs as guests
web-program = Programme
web-programs-allowed = Programmes admis
error-no-programs-here = pas de programmes à cette table, SH-015
error-not-a-program = seul un programme assis ici peut le demander, SH-015
error-cannot-be-imagined = impossible de montrer ce moment sans révéler des cartes cachées
guest-waits = En attente de tables sur { $server } qui admettent les programmes. Ctrl-C arrête.
guest-sits = Table { $table }, { $game } : siège { $seat }. Aussi là : { $others }
guest-alone = personne encore
guest-program = { $name } (programme)
guest-won = Table { $table }, { $game } : gagné.
guest-lost = Table { $table }, { $game } : pas gagné.
guest-gone = Table { $table } : le siège n’existe plus.
guest-ended = Terminé. Des bots ont repris les sièges.


workshop = Atelier
