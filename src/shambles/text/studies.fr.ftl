# Les études du labo : luck, skill, restrict, drama, tune ; et des séries côte à côte

study-written = Écrit : { $file }
study-page = La page est dans { $file }
study-few = trop peu de parties pour le dire

luck-title = Qu’est-ce qui décide { $game } ?
luck-intro = { $deals } donnes, { $games } parties, { $seats } sièges, graine { $seed }. Joueurs tirés au sort parmi { $bots }. Chaque donne a été rejouée en tirant à nouveau une source de hasard après l’autre, dans un ordre au hasard. La part d’une source est ce dont le résultat bouge à son étape. Ensemble, les parts font 100 %.
luck-parts = Les parts
luck-parts-words = Chaque part avec son intervalle à 95 %. Une part sous 0 est du bruit : la vraie part est alors d’environ 0. Plus les joueurs se ressemblent, plus la part du talent est petite et celle de la chance grande.
luck-part = Quoi
luck-share = Part du résultat
luck-source-deal = La donne
luck-source-deck = L’ordre des pioches
luck-source-dice = Dés et tirages au hasard
luck-source-seat = Le siège
luck-source-skill = Qui joue
luck-source-whim = Ce que les joueurs font par hasard
luck-alike = Toutes les parties ont eu le même résultat : il n’y a rien à partager.
luck-too-few = Trop peu de donnes pour en tirer quelque chose. Joues-en plus, par exemple -n 200.
luck-beside = À côté de nos propres jeux
luck-beside-words = Les mêmes chiffres pour nos jeux, mesurés avec les bots { $bots }.
luck-game = Jeu

skill-title = Combien de talent y a-t-il dans { $game } ?
skill-intro = { $deals } donnes, { $games } parties, { $seats } sièges, graine { $seed }. Chaque niveau a rencontré chaque autre sur les mêmes donnes, depuis chaque siège. Là où tous gagnent ensemble, on compare les tables de deux niveaux sur les mêmes donnes.
skill-grid = Niveau contre niveau
skill-grid-words = Combien de fois le niveau de la ligne a fini devant celui de la colonne. Une égalité compte pour moitié.
skill-pairs = Combien de parties le montrent ?
skill-pairs-words = Avec ce nombre de parties, quatre personnes sur cinq verraient la différence avec 95 % de confiance : pour la part mesurée, et pour le bout prudent de son intervalle.
skill-level = Niveau
skill-other = Contre
skill-above = Finit devant
skill-needed = Parties nécessaires
skill-to = { $least } à { $most }

restrict-title = Qu’est-ce que cela vaut dans { $game } ?
restrict-intro = { $deals } donnes, chacune jouée deux fois par { $bots }, graine { $seed } : une fois librement, une fois sans { $never }. { $who ->
    [all] Personne n’a le droit de le faire, car tous gagnent ensemble.
   *[one] Seul le premier joueur n’a pas le droit de le faire.
 } C’était possible dans { $offered } des parties, et c’est arrivé dans { $used }.
restrict-difference = Avec et sans
restrict-difference-words = Libre moins sans, sur les mêmes donnes, avec des intervalles à 95 %. Si un intervalle contient 0, ces parties ne montrent aucune différence.
restrict-what = Mesure
restrict-free = Libre
restrict-barred = Sans
restrict-apart = Différence
restrict-measure-won = Victoires
restrict-measure-score = Score
restrict-measure-answers = Réponses
restrict-measure-rounds = Tours

drama-title = Comment se déroule { $game } ?
drama-intro = { $games } parties jouées par { $bots }, graine { $seed }. Les chances viennent de l’évaluation propre au jeu ou, s’il n’en a pas, de parties imaginées. { $together ->
    [yes] Tous gagnent ensemble : les adversaires sont donc la table et le jeu.
   *[no] Les adversaires sont les sièges.
 }
drama-figures = En chiffres
drama-figures-words = Chacun avec son intervalle à 95 %.
drama-what = Quoi
drama-figure = Chiffre
drama-name-leads = Changements de tête par partie
drama-name-decided = Part de la partie après laquelle elle est décidée
drama-name-runaway = Parties décidées dans la première moitié
drama-name-last = Parties gagnées par le dernier à mi-partie
drama-name-asked = Choix par partie
drama-name-matters = Choix qui comptent nettement
drama-name-nothing = Choix où toutes les réponses essayées revenaient au même
drama-name-between = Réponses d’un choix qui compte au suivant
drama-curve = Les chances de qui est en tête
drama-curve-words = Les chances du joueur en tête, après chaque dixième de la partie. La ligne en tirets est une chance égale. Une ligne qui monte tôt montre une partie qui se décide tôt.
drama-tenth = Part de la partie
drama-chance = Chances
drama-how = Comment c’est compté
drama-how-words = La tête change quand quelqu’un a { $ahead } points d’avance. Une partie est décidée dès que les chances de son gagnant restent au-dessus de { $decided } %. Un choix compte quand la meilleure et la pire des réponses essayées ({ $tried } au plus) sont à { $matters } points d’écart au moins, et nettement. Choix examinés par partie : { $looked }.

tune-title = Régler { $game }
tune-intro = { $settings } réglages, { $games } parties jouées par { $bots }, graine { $seed }, toutes sur les mêmes donnes. { $drawn ->
    [yes] Il y a plus de réglages qu’on ne peut en essayer : ceux-ci ont été tirés au sort.
   *[no] Ce sont tous les réglages possibles.
 }
tune-sure-one-left = C’est sûr : tous les autres réglages sont nettement plus loin.
tune-sure-on-target = C’est sûr : le meilleur réglage atteint chaque cible, avec tout son intervalle.
tune-sure-used-up = Ce n’est pas sûr : toutes les donnes ont été jouées, et { $left } réglages peuvent encore être le meilleur. Joue plus de donnes (-n) pour le savoir.
tune-best = Le meilleur : { $settings }
tune-tried = Ce qui a été essayé
tune-tried-words = Le plus proche d’abord. Une distance de 1 est la plus grande qui compte encore comme atteinte. Les réglages nettement moins bons ont joué moins de donnes.
tune-setting = Réglage
tune-deals = Donnes
tune-off = Écart à la cible
tune-target = { $name } : voulu { $wanted } ± { $close }
tune-target-words = Les réglages les plus proches, avec des intervalles à 95 %. La ligne en tirets est ce qui est voulu.
tune-name-win = Parties avec un gagnant
tune-name-first = Victoires du premier siège
tune-name-shared = Parties avec plusieurs gagnants
tune-name-with = Victoires de qui a eu { $card }
tune-name-rounds = Tours
tune-name-answers = Réponses
tune-name-score = Score
tune-box = La boîte réglée est dans { $file }. Vérifie-la avec shambles box check, joue-la avec --option { $kind }={ $file }.
tune-no-box = Seules des options ont été changées : il n’y a donc pas de boîte à écrire.

runs-title = Séries côte à côte
runs-intro = { $count } séries. Elles ont été jouées séparément, les différences entre elles n’ont donc pas d’intervalle. Là où deux intervalles se recouvrent, ces parties ne permettent pas de distinguer les séries.
runs-run = Série
runs-games = Parties
runs-options = Options
runs-bots = Bots
runs-wins = Victoires
runs-won = Parties avec un gagnant
runs-score = Score
runs-length = Réponses
runs-rounds = Tours
runs-won-words = La part des parties que quelqu’un a gagnées.
runs-wins-words = La part de victoires de chaque bot, pour chaque siège qu’il a eu.
runs-score-words = Le score de chaque bot.
runs-length-words = La longueur des parties, en réponses.
runs-rounds-words = La longueur des parties, en tours.
runs-seats = Victoires par siège
runs-seats-words = La part de victoires de chaque siège, quel que soit l’occupant.
runs-seat = { $run }, siège { $seat }

error-never-offered = { $found } n’a jamais été possible en { $count } parties
error-not-a-card = il n’y a pas de carte { $found } ; il y a { $known }
error-not-a-knob = { $found } n’est pas un paramètre à régler ; écris card.ID.CHAMP=1..4, PART.ID.CHAMP=1,2,3 ou option.NOM=1..3
error-not-so-many-values = { $found } valeurs, ce n’est pas possible ; il en faut de { $least } à { $most }
error-no-box-to-turn = ce jeu n’a pas de boîte de cartes ; seules les options se règlent : option.NOM=1..3, pas { $found }
error-not-in-one-line = { $found } ne se trouve pas à un seul endroit du fichier de la boîte, on ne peut donc pas le régler
error-not-a-target = { $found } n’est pas une cible ; écris un nombre, ou un nombre ± la marge : 12±1 (une part est entre 0 et 1)
error-named-twice = quelque chose est nommé deux fois : { $found }
error-not-a-frame = { $found } n’est pas possible ; le fichier doit finir par .parquet, .csv ou .json
error-other-games = ces séries viennent de jeux différents : { $found }
