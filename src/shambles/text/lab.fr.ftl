# The lab, and programs that ask

simulate-title = { $game } : { $count } parties
simulate-bot = Bot
simulate-seats = Sièges
simulate-share = Victoires
simulate-interval = 95 %
simulate-score = Score
simulate-progress = En jeu
tournament-rating = Cote
tournament-cross = Combien de fois le bot de la ligne a fini devant le bot de la colonne
compare-title = { $game } : { $count } donnes, chacune jouée des deux façons
compare-measure = Mesure
compare-before = Tel quel
compare-after = Changé
compare-difference = Différence
simulate-won = Parties avec un gagnant : { $share }
simulate-stopped = Arrêté, rien n’est sauvegardé. Avec --run DOSSIER, tu peux arrêter et continuer.
simulate-goes-on = Arrêté. Lance la même commande pour continuer ; tout ce qui est fait est dans { $folder }.
simulate-file = Écrit : { $file }
simulate-failed = { $count ->
    [one] Une partie a
   *[other] { $count } parties ont
 } planté ; graine, question et sauvegarde sont dans { $folder }. La première : graine { $seed }, { $error }
simulate-failed-unkept = { $count ->
    [one] Une partie a
   *[other] { $count } parties ont
 } planté. La première : graine { $seed }, { $error }. Avec --run DOSSIER, elles sont toutes gardées.
mcp-seated = Tu as le siège { $seat } à la table { $table }. Ton jeton, pour chaque appel suivant : { $token }
mcp-waiting = { $count ->
    [one] La partie commence quand le siège libre est pris.
   *[other] La partie commence quand les { $count } sièges libres sont pris.
  }
mcp-awaited = { $count ->
    [0] On n’attend personne en ce moment ; regarde à nouveau.
   *[other] On attend { $names }. Regarde à nouveau plus tard.
  }
mcp-mine = Tu as répondu { $choice }. Tu peux changer jusqu’à ce que les autres aient répondu.
mcp-meanwhile = Tu peux aussi faire ceci maintenant :
mcp-table = { $table } : { $game }, { $settings } ; { $open } sièges libres sur { $seats }
mcp-no-tables = Aucune table n’attend de joueurs.
mcp-told = Événements jusqu’à { $last } sur { $count }.
report-summary = { $game } : { $games } parties, graine { $seed } ; { $failed } plantées. Parties avec un gagnant : { $won }.
report-difference = La différence
report-difference-words = { $deals } donnes, chacune jouée des deux façons. Le chiffre avec le changement moins le chiffre sans lui, avec son intervalle à 95 %. Si un intervalle ne contient pas 0, le changement compte.
report-before = Tel quel
report-after = Changé
report-figures = Chiffres
report-bot = Bot
report-held = Sièges
report-wins = Victoires
report-score = Score
report-seat = Siège
report-seats = Le siège compte-t-il ?
report-seats-words = La part de victoires de chaque siège, quel que soit l’occupant, avec son intervalle à 95 % ({ $games } parties). La ligne en tirets est une part égale. { $differ ->
    [yes] Dans l’ensemble, les sièges diffèrent (p = { $chance }).
   *[no] Dans l’ensemble, ces différences peuvent être dues au hasard (p = { $chance }).
  }
report-scores = Scores et durées
report-scores-words = Combien de fois chaque score est sorti, et la longueur des parties. La moitié a pris au plus { $answers } réponses.
report-answers = Réponses
report-rounds = Tours
report-swing = Comment les chances ont bougé
report-swing-words = Le plus grand écart dans les chances de gagner de quelqu’un au cours d’une partie, sans compter la fin, sur { $games } parties. Dans la moitié d’entre elles, il était au plus de { $half } points de pourcentage, dans une sur dix de plus de { $tenth }.
report-points = Points de pourcentage
report-mattered = Ce qui allait avec la victoire
report-mattered-words = La part de victoires avec une chose moins la part sans elle : les { $count } plus nettes. Ce n’est pas forcément la cause : ceux qui l’ont peuvent avoir l’avantage pour une autre raison.
report-mattered-early = Seul compte ce qui est arrivé dans les { $rounds } premiers tours, que presque toutes les parties atteignent : ceux qui tiennent plus longtemps voient aussi plus de choses.
report-mattered-adjusted = Dans { $count } de ces chiffres, la chance venue après la chose est retirée. Cela les rend plus sûrs.
report-what = Quoi
report-times = Fois
report-having = Avec
report-lacking = Sans
report-apart = Différence
report-places = Où les choses se sont passées
report-places-words = Combien de fois chaque chose est arrivée à chaque endroit par partie, pour les endroits les plus animés.
report-pace = Combien de décisions
report-pace-words = { $game } réponses par partie ; ici { $minute } par minute.
report-question = Question
report-a-game = Par partie
report-choices = Choix
report-thought = Réflexion
report-rules = Combien de fois chaque règle a servi
report-rules-words = { $count } règles ont servi. Le graphique montre les trente plus fréquentes ; les chiffres les donnent toutes.
report-rule = Règle
report-in-games = Dans les parties
report-written = Le rapport est dans { $file }

error-not-as-a-vector = Ce jeu n’a pas de version en tableaux. Ceux-ci en ont une : { $known }.
error-no-encoding = Ce jeu n’a pas de codage pour d’autres programmes. Ceux-ci en ont un : { $known }.
error-another-run = ce dossier contient déjà une autre série
error-not-a-run = il n’y a pas de série dans ce dossier
error-too-many-failures = { $count } parties ont planté ; l’une d’elles a la graine { $seed } : { $detail }
error-no-knob = nomme au moins un paramètre, par exemple --knob 'option.difficulty=beginner,expert'
error-no-target = nomme au moins un but, par exemple --target win=0.4
error-nothing-forbidden = nomme au moins une carte ou une réponse, par exemple --never 'answer:use-*'
error-other-number-of-bots = { $found } bots ne vont pas : ce jeu est pour { $least } à { $most } joueurs. Nommes-en autant, par exemple --bots greedy,greedy,random, ou donne --seats { $least }
error-nothing-changed = rien n’est différent : nomme une option ou d’autres bots
error-too-many-people = { $found } personnes pour { $wanted } sièges
error-unknown-rule = il n’y a pas de règle { $found } ; shambles rules --game card_game donne les règles d’un jeu
error-unknown-token = ce jeton n’appartient à aucun siège ; ouvre ou rejoins d’abord une table
error-server-away = le serveur à { $found } ne répond pas : { $detail }
rule-of = { $rule } : { $text }
person-name = Joueur { $number }


simulate-adjusted = La chance est retirée. Sans cela, il faudrait de { $least } à { $most } fois plus de parties pour la même certitude.
error-no-ladder = la page n’a pas de place pour le classement : une ligne <!-- ladder --> et, plus bas, une ligne <!-- /ladder -->
