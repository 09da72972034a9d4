# What only the terminal and the command line say: no browser loads it.

error-snapshot-differs = la position sauvegardée ne correspond pas aux coups enregistrés
error-no-bots = nommes-en au moins un ; il y a { $known }
error-no-docs = la documentation n’est pas construite ici ; dans les sources : make docs
error-needs-run = dis avec --run DOSSIER où les garder
error-not-a-plain-file = { $found } n’est pas un simple fichier
error-not-a-sitting = c’est la sauvegarde d’une table, pas une partie quittée avec shambles play ; shambles replay et shambles verify la lisent
error-not-a-figure = { $found } n’est pas possible ; il faut un nombre à partir de 0
error-not-a-step = « { $found } » n’est pas un numéro d’étape
curtain = { $name }, à toi. Les autres, ne regardez pas.
curtain-go = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
saved = Sauvegardé. Pour continuer : shambles play --resume{ $file }
plain-prompt = >
plain-options = Ce que tu peux faire :
plain-more = … et plus : { $how }
plain-help = Tape un choix, #1 pour la première ligne, ou : table, choix, pourquoi CHOIX, conseil, annuler, règle ID, quitter. Après la partie : analyse, reprendre.
plain-over = Tape analyse pour analyser la partie, ou reprendre pour repartir de ton dernier choix (reprendre 12 : à l’étape 12 ; reprendre 12 redistribuer : cartes cachées redistribuées). Tout le reste quitte.
plain-no-rule = Il n’y a pas de règle { $rule }.
plain-legal = Tu peux le faire.
plain-meanwhile = Tu peux aussi faire autre chose maintenant : tape pendant.
plain-no-meanwhile = Tu ne peux rien faire d’autre maintenant.
plain-nothing = Tape un choix, ou aide.
# What one types in plain lines: the first word is the one to show, others are understood as well. English always is.
command-table = table
command-options = choix
command-why = pourquoi
command-hint = conseil
command-review = analyse
command-undo = annuler
command-meanwhile = pendant
command-plans = plans
command-wish = souhait
command-rule = règle regle règles regles
command-on = reprendre
command-anew = redistribuer
command-quit = quitter
command-help = aide
docs-at = La documentation : { $address }
output = sortie
serving = Shambles est à { $address }. Ctrl-C l’arrête ; les tables restent dans { $tables }
verify-fine = La sauvegarde est bonne : { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }. Chaque tirage vient de sa graine, et chaque phase commence comme sauvegardée.
verify-other-rules = Pas vérifié : cette sauvegarde vient de la version { $found } des règles, et celle-ci est la version { $known }. On peut la continuer, pas la rejouer.
verify-from-a-position = Pas vérifié depuis le début : cette sauvegarde commence au milieu de sa partie. La suite est bonne : { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }.
curtain-undo = Appuie sur u si { $name } veut annuler le dernier choix.
crashed = Shambles a planté ({ $error }). C’est notre faute ; les détails sont dans { $story }.
error-foreign-database = un autre programme a fait cette base de données ; rien n’a été changé
put-aside = Ta partie d’avant est gardée dans { $file }. Pour la continuer : shambles play --resume --file { $file }

error-too-many-bots = { $found } bots pour { $wanted } sièges
error-no-game-has-such-a-box = aucun jeu n’a de boîte avec ces tables : { $fields }
error-nothing-to-resume = il n’y a pas de partie sauvegardée à continuer
error-not-an-option = écris une option comme nom=valeur, pas { $found }
error-unreadable = impossible à lire : { $detail }
error-no-terminal = ceci n’est pas un terminal ; utilise --plain
ready-are = Ont choisi : { $names }.
why-not = Pourquoi pas
quit = Sauvegarder et quitter
choose-game = Quel jeu ?
choose-level = Quel niveau pour les bots ?
lesson-title = — { $title } —
lesson-do = À toi : { $words }
error-nothing-to-learn = { $found } n’a pas de leçons
lesson-next-key = Appuie sur n pour continuer.
scenario-differs = { $id } : { $field } : attendu { $expected }, trouvé { $found }
scenario-trouble = { $name } : { $trouble }
scenario-asked = Question posée maintenant : { $what }
scenario-unasked = Réponse donnée d’elle-même juste avant : { $what }
scenario-name = { $named ->
    [yes] ligne { $line }, { $id }
   *[no] ligne { $line }
  }
scenario-checked = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
  }, { $differ ->
    [0] aucun ne diffère
    [one] 1 diffère
   *[other] { $differ } diffèrent
  }
replay-end = La partie n’est pas encore finie.
games-minutes = { $least }–{ $most } minutes
choose-people = Combien de personnes à ce clavier ?
choose-yes = oui
choose-no = non
choose-keys = choisir
rule-look-up = Une autre règle, par exemple { $rule }
rule-keys = ↑ ↓ pour défiler · Échap pour fermer
key-choose = Flèches
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = vers le journal et retour ; Entrée sur une ligne montre sa règle
help-rule = la règle derrière la question ou le dernier événement
help-undo = annuler ton dernier choix
help-language = passer à la langue suivante
help-light = thème clair ou sombre
help-leave = sauvegarder et quitter (aussi Ctrl-C)
help-close = Appuie sur une touche pour fermer.
shown-is = { $name } choisit : { $choice }. Cela peut encore changer.
meanwhile-keys = Entrée pour le faire · Échap pour fermer
screen-needs = Il faut { $width }×{ $height } pour voir toute la table : cette fenêtre est trop petite.
key-slash = /
key-pages = Pg↑ Pg↓
key-meanwhile = m
help-meanwhile = ce que tu peux faire d’autre maintenant ; ne s’affiche que s’il y a quelque chose
box-checked = { $game }, { $option } : { $count ->
        [0] aucune énigme trouvée.
        [one] une énigme trouvée.
       *[other] { $count } énigmes trouvées.
    }
extra-missing = il faut un paquet de plus : pip install 'shambles[{ $extra }]'
extra-broken = { $package } est installé, mais n’a pas pu être chargé : { $detail }
stopped = Arrêté.
error-either-bot-or-bots = nomme tes bots soit avec --bot, soit avec --bots, pas avec les deux ; --bots accepte aussi path/to/file.py:Name
error-not-a-text-file = ce n’est pas un fichier texte (UTF-8)
error-file-exists = { $found } existe déjà et n’a pas été changé ; choisis un autre fichier avec --file
box-written = { $file } est à toi. Modifie-le, puis lance : shambles box check { $file }
box-head =
    Une boîte pour { $game }. Elle commence comme copie de la boîte du jeu ; change ce que tu veux.
    Pour la vérifier : shambles box check { $file }
    Pour jouer avec : shambles play { $slug } --option { $option }={ $file } (et les autres options comme d’habitude)
hint-yours = Le tien, { $choice } : { $words }
hint-yours-too = C’est aussi ce que choisirait un vétéran.
talk-plan = { $plan }.
talk-granted = Comme demandé : { $choice }
talk-denied = Pas « { $thing } » cette fois : { $choice }
talk-plea = Les bots, s’il vous plaît : { $thing }
talk-on = Les bots, dites-nous vos plans.
talk-off = Les bots, gardez vos plans pour vous.
plain-talk-on = Les bots disent maintenant ce qu’ils comptent faire, et pourquoi.
plain-talk-off = Les bots gardent maintenant leurs plans pour eux.
plain-plea = Tu demandes aux bots : { $thing }.
help-plans = ce que les bots comptent faire, et ce que tu veux leur demander
key-plans = p
plain-talk = Ici, les bots disent ce qu’ils comptent faire si tu tapes plans ; demande-leur quelque chose avec souhait NOM.
plain-pleas = Tu peux demander aux bots :
help-review = après la partie : chances de gagner, chance, et choix importants
key-review = v
help-play-on = après la partie : reprendre à ton dernier choix ; dans l’analyse, au plus coûteux
key-play-on = o
help-hint = ce que ferait un vétéran, et pourquoi
key-hint = t
error-unknown-way = il n’y a pas de donne du jour { $found } ; il y a { $known }
error-no-puzzles = { $found } n’a pas d’énigmes

# shambles texts
texts-fault = { $page } : { $fault ->
        [no-page] toute la page manque
        [syntax] impossible à lire
        [twice] dit deux fois
        [missing] manque
        [unused] n’est pas utilisé
        [old] est plus ancien que l’anglais
        [parameters] prend d’autres paramètres
        [order] les règles sont dans un autre ordre
        [chapters] a un autre nombre de chapitres
        [long] est trop long pour 320 pixels
       *[english] est encore en anglais
    } : { $text } { $about }
texts-checked = { $lang } : { $done } % est là ; { $count ->
        [0] rien à regarder
       *[other] { $count } à regarder
    }.
texts-confirmed = { $lang } : { $count ->
        [one] 1 texte est enregistré
       *[other] { $count } textes sont enregistrés
    }.
texts-on = { $page }, ligne { $line }
texts-in-code = Utilisé dans { $place }
error-no-such-text = aucun texte ne s’appelle { $found } ; les noms sont dans les fichiers .ftl, par exemple web-settings
texts-drawn = { $file } le montre sur { $page }
error-no-chromium = les images sont dessinées avec Chromium ; installe l’un de { $known }
error-not-a-png = une image est un fichier .png, pas { $found }
error-client-not-built = les images montrent les pages de la table web, et elles ne sont pas construites ici (make play les construit)
error-text-not-seen = aucune des pages ne montre { $found } : ce texte n’apparaît peut-être que dans le terminal, ou rarement

undone = Annulé.
language = { NEXT_LANGUAGE() }
choose-mode = Quel mode ?
options-seats = { $least ->
    [one] { $most ->
        [one] { $most } siège
       *[other] 1 à { $most } sièges
    }
   *[other] { $least } à { $most } sièges
  }, { $usual } d’habitude
options-number = un nombre entier à partir de { $least }
options-box = { $standard }, ou un fichier à toi
options-required = à choisir
options-default = { $value } par défaut
go-on = Continuer la partie sauvegardée
key-arrows = Flèches
key-space = Espace
key-enter = Entrée
key-digits = 0–9
telling = Appuie sur une touche pour passer.
answers-at = { $at } sur { $count }.
answers-hint = Flèches et Entrée, un numéro, ou /mot.
answers-typed = Saisi : { $words }
answers-help-point = montrer une réponse
answers-help-answer = donner la réponse montrée
answers-help-digits = montrer une réponse par son numéro
answers-help-type = écrire la réponse ensuite ; Échap annule
answers-help-pages = faire défiler la table
no-client = La page web n’est pas encore construite. Lance make play (ou cd browser && npm ci && npm run build), ou installe un paquet publié. L’API à /api fonctionne.
bots-rated = Leur force (un nouveau joueur commence à 1500) :
# Ce que refusent la ligne de commande et un serveur qui démarre.
error-unknown-database = { $found } n’est pas possible ; utilise sqlite+aiosqlite:///file ou postgresql+asyncpg://…
error-not-a-port = un port est un nombre de 1 à 65535, pas { $found }
error-unknown-setting = il n’y a pas de réglage { $found } ; il y a { $known }
error-bad-setting = { $detail }
error-wrong-kind = { $found } n’est pas possible ; il faut { $wanted ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
   *[other] { $wanted }
  }
error-port-taken = le port { $found } est pris par un autre programme ; essaie --port { $other }
error-cannot-listen = impossible d’écouter à { $found } : { $detail }
error-no-such-folder = il n’y a pas de dossier { $found } ; crée-le d’abord
error-database-unreachable = la base de données ne répond pas : { $detail }
error-database-in-use = { $found } est déjà utilisée : un autre serveur s’en sert
error-older-schema = cette base de données vient d’un Shambles plus ancien ({ $found } ; celui-ci a { $known }). Sauvegarde-la avec l’ancien, ou lance une fois un serveur
error-not-a-backup = ce n’est pas une sauvegarde faite par shambles backup
error-no-tables = il n’y a pas de tables dans cette base de données
error-orphan-row = ceci appartient à { $found }, qui doit venir avant dans le fichier
error-not-base64 = ce ne sont pas des octets en base64
error-not-a-number-here = { $found } n’est pas un nombre
error-not-text-here = { $found } n’est pas du texte
error-not-yes-or-no = { $found } n’est ni vrai ni faux
error-is-empty = ceci ne peut pas être vide
error-not-a-table-link = { $found } n’est ni un serveur ni le lien d’une table ; écris http://games.example ou http://games.example/t/abc
error-not-a-server-address = { $found } n’est pas une adresse web ; écris http://games.example
error-not-so-many = { $found } n’est pas possible ; il faut de { $least } à { $most }
error-either-table-or-game = nomme l’un des deux : une table, ou un jeu
error-server-unreachable = { $found } est injoignable
error-not-a-server = { $found } n’est pas un serveur Shambles (réponse { $status })
error-server-has-other-rules = le serveur joue la version { $found } des règles, et ce programme a la version { $known } : installe la même version
