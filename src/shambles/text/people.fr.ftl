# Players: keeping one’s games, devices, friends. Loaded when somebody wants it; a guest never does.

# --- becoming somebody

me-guest-title = Garde tes parties
me-guest-line = Tu es invité. On ne te demande rien, et tu peux continuer ainsi. Si tu gardes tes parties, tu deviens membre : tu les retrouves plus tard et sur tes autres appareils. Il n’y a ni mot de passe ni e-mail.
me-keep-line = Tu reçois douze mots à noter. Ils sont ta clé.
me-name-line = Tes amis et les autres à la table voient ce nom.
me-been-here = Tu l’as déjà fait ?
me-by-passkey = Ma clé d’accès
me-by-phrase = Mes douze mots
me-phrase-label = Tes douze mots
me-phrase-hint = Séparés par des espaces, dans le bon ordre.
me-come-back = Retrouver mes parties
me-join-title = Cet appareil est à toi ?
me-join-line = Tes tables, tes parties finies et tes réglages arrivent sur cet appareil. Le lien ne marche qu’une fois.
me-join = Oui, amener mes parties ici
me-joining = Tes parties arrivent …
me-joined = Tes parties sont là.

# --- the phrase

me-phrase-title = Tes douze mots
me-phrase-line = Note-les sur papier. On ne les montre qu’une seule fois. Avec eux, tu retrouves tes parties même si tu n’as plus aucun appareil. Toute personne qui les a peut jouer à ta place.
me-wrote-it-down = C’est noté
me-passkey-title = Une clé de plus
me-passkey-line = Une clé d’accès t’ouvre la porte avec ton empreinte, ton visage ou le code de ton écran. Elle est facultative.
me-make-passkey = Créer une clé d’accès
me-no-passkey-now = Pas maintenant
me-passkey-made = Ta clé d’accès est prête.
me-passkey-failed = Aucune clé d’accès n’a été créée.

# --- my page

me-title = Ma page
me-since = Ici depuis le { $date }
me-change-name = Changer de nom
me-save-name = Enregistrer
me-games = Parties
me-which = Montrer
me-which-all = toutes
me-which-on = en cours
me-which-won = gagnées
me-which-lost = pas gagnées
me-all-games = Tous les jeux
me-game = Jeu
me-no-games = Pas encore de parties ici.
me-more-games = Plus anciennes
me-go-on = Continuer
me-replay = Revoir
me-status-waiting = Attend des joueurs
me-status-playing = En cours
me-status-over = Finie
me-status-left = Tu as quitté
me-played-on = reprise d’une autre partie
me-won = Gagnée
me-lost = Pas gagnée
me-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
me-played = Parties finies
me-won-count = Gagnées
me-streak = Gagnées d’affilée
me-best = Plus longue série
me-days = Jours d’affilée

# --- skill

me-skill = Cotes
me-skill-line = Les parties cotées comptent ici. À l’ouverture d’une table, tu choisis si la partie est cotée.
me-no-ratings = Pas encore de parties cotées.
me-rating = Cote
me-rating-of = { $rating } ± { $doubt }
me-provisional = provisoire : moins de dix parties
me-rating-games = { $count ->
    [one] { $count } partie cotée
   *[other] { $count } parties cotées
}
me-rating-together = Ici, vous gagnez ou perdez ensemble : les résultats ne donnent pas de cote.
me-choice = Tes choix te coûtent
me-choice-points = { $lost } ± { $doubt } points par partie
me-choice-chance = { $lost } ± { $doubt } points de pourcentage de tes chances de gagner, par partie
me-choice-few = trop peu de parties : il en faut au moins trois
me-choice-games = { $count ->
    [one] d’après { $count } partie analysée
   *[other] d’après { $count } parties analysées
}
me-unjudged = { $count ->
    [one] { $count } partie est encore en cours d’analyse
   *[other] { $count } parties sont encore en cours d’analyse
}
me-interval-line = Le vrai nombre est dans l’intervalle ± 95 fois sur 100.
me-bots-rated = Les bots, pour comparer
me-no-rating = Je ne veux pas de cote
me-no-rating-line = Tes cotes et tes parties cotées sont supprimées. Tu ne peux alors plus t’asseoir aux tables cotées.
me-no-rating-sure = Vraiment supprimer tes cotes ? Personne ne pourra les rétablir.
me-no-rating-yes = Oui, les effacer
me-no-rating-no = Non, les garder
me-no-rating-now = Tu n’as pas de cote, parce que tu n’en veux pas.
me-want-rating = Je veux de nouveau une cote
me-chances = Tes chances au fil du temps
me-chances-line = Tes dernières parties analysées, les plus anciennes d’abord. Au-dessus de la ligne, ce qui a joué pour toi ; en dessous, ce qui t’a coûté.
me-no-chances = Pas encore de parties analysées.
me-chances-picture = Des courbes pour le résultat, la chance et tes choix, partie par partie
me-chances-table = La même chose en tableau
me-chances-game = Partie
me-chances-date = Fin
me-chances-start = Chances au début
me-chances-luck = Chance
me-chances-own = Tes choix
me-chances-others = Choix des autres
me-chances-result = Résultat
me-chances-change = Résultat par rapport au début
me-puzzles = Énigmes
me-no-puzzles = Pas encore d’énigmes essayées.
me-puzzles-kind = Genre
me-puzzles-solved = Résolus
me-puzzles-at-once = Du premier coup
me-difficulty-easy = facile
me-difficulty-middling = moyen
me-difficulty-hard = difficile
me-solved-of = { $solved } sur { $count }

# --- devices and keys

me-devices = Appareils
me-devices-line = Tu utilises Shambles sur ces appareils. Retire ceux que tu ne connais pas.
me-this-device = celui-ci
me-seen = vu le { $date }
me-remove-device = Retirer l’appareil
me-sign-out = Se déconnecter sur cet appareil
me-add-device = Ajouter un appareil
me-add-device-line = Scanne ceci avec ton autre appareil, ou ouvre le lien là-bas. Il marche une fois, pendant dix minutes.
me-new-code = Créer un nouveau lien
me-keys = Clés
me-passkey-count = { $count ->
    [0] Tu n’as pas de clé d’accès.
    [one] Tu as une clé d’accès.
   *[other] Tu as { $count } clés d’accès.
}
me-drop-passkeys = Supprimer mes clés d’accès
me-new-phrase = Douze nouveaux mots
me-new-phrase-line = Les anciens mots ne marcheront plus.

# --- friends

me-friends = Amis
me-friends-line = Donne ce lien à un ami, ou fais-le-lui scanner. Il marche une fois, pendant une semaine.
me-add-friend = Ajouter un ami
me-no-friends = Pas encore d’amis ici.
me-here = ici maintenant
me-away = pas là
me-unfriend = Retirer
me-mute = Masquer
me-unmute = Ne plus masquer
me-block = Bloquer
me-unblock = Débloquer
me-muted = masqué
me-blocked = bloqué
me-hidden-people = Masqués et bloqués
me-mute-line = Tu ne vois pas ses messages, et cette personne ne peut pas t’inviter.
me-block-line = Comme masquer. En plus, vous n’êtes plus amis, et vous ne voyez plus vos tables ouvertes.
me-friend-title = Quelqu’un te demande en ami
me-friend-line = Les amis voient si l’autre est là et peuvent s’inviter à une table.
me-befriend = Devenir amis
me-befriended = Vous êtes amis maintenant.
me-friend-first = Garde d’abord tes parties, pour que tes amis puissent te trouver.
me-invite-friends = Tes amis
me-invite = Inviter
me-invited = Envoyée
me-invitation = { $name } t’invite : { $game }
me-accept = Y aller
me-decline = Non merci
me-people-here = Les gens à cette table
me-not-a-player-line = On ne peut ni masquer ni bloquer des invités.

# --- notifications

me-calls = Notifications
me-calls-line = Quand c’est ton tour et que tu ne regardes pas la table, nous t’envoyons un message. Il dit « à toi de jouer », le nom du jeu et le lien.
me-call-here = M’avertir sur cet appareil
me-call-denied = Ton navigateur n’autorise pas les notifications de ce site. Tu peux changer cela dans ses réglages.
me-call-unable = Ce navigateur ne peut pas recevoir de notifications quand la page est fermée.
me-call-on-here = Cet appareil est averti.
me-call-ways = Où on t’avertit
me-call-none = Nulle part encore.
me-call-push = navigateur
me-call-discord = Discord
me-call-ntfy = ntfy
me-call-mail = e-mail
me-call-failing = le dernier message n’est pas arrivé
me-call-test = Envoyer un message d’essai
me-call-tested = Un message d’essai est en route.
me-call-drop = Retirer
me-call-more = Un autre moyen
me-call-kind = Moyen
me-call-address-discord = Adresse du webhook (Discord : Modifier le salon, Intégrations)
me-call-address-ntfy = Adresse du sujet, par exemple https://ntfy.sh/a-word-of-your-own
me-call-address-mail = Adresse e-mail
me-call-add = Ajouter
me-call-code-sent = Nous avons envoyé un code à { $name }. Écris-le ici.
me-call-code = Code
me-call-confirm = Confirmer
me-quiet = Heures calmes
me-quiet-line = Entre ces heures, nous n’envoyons rien. Si c’est encore ton tour après, on te le dit alors. Fuseau horaire : { $zone }
me-quiet-on = Garder des heures calmes
me-quiet-from = De
me-quiet-to = À
me-quiet-saved = Les heures calmes sont enregistrées.
me-quiet-none = Il n’y a plus d’heures calmes.
me-call-table = M’avertir quand c’est mon tour ici
me-call-table-line = Seulement pour cette table. L’endroit se règle sur ta page.
me-call-muted = Tables sans notifications
me-call-unmute = M’avertir à nouveau
me-call-unmuted = Cette table t’avertit à nouveau.
me-call-test-title = Essai
me-call-test-body = Voilà comment on t’avertit.
me-call-code-title = { $code } est ton code
me-call-code-body = Écris-le sur ta page. Si tu n’as rien demandé, ignore ce message.

# --- going

me-your-data = Tes données
me-export-line = Tout ce qui est à toi, en un fichier : parties, résultats, cotes, énigmes, réglages, messages.
me-export = Télécharger
me-erase-line = Ton nom, tes clés, tes appareils, tes amis, tes cotes et tes messages sont supprimés. Les parties des autres restent. Tu y apparais comme « quelqu’un ».
me-erase = Tout effacer
me-erase-sure = Vraiment tout effacer ? Personne ne pourra rien rétablir.
me-erase-yes = Oui, tout effacer
me-erase-no = Non, tout garder
me-erased = Tout est effacé. Tu joues de nouveau sans inscription.

# --- errors

error-not-twelve-words = il y a { $found } mots ; il en faut { $most }
error-no-such-word = { $found } n’est pas l’un des mots possibles ; vérifie l’orthographe
error-not-a-phrase = ces mots ne vont pas ensemble ; vérifie si l’un est faux ou mal placé
error-no-such-player = personne n’est connu ainsi
error-link-used = ce lien a déjà servi ou est trop vieux ; crée-en un nouveau
error-own-link = c’est ton propre lien ; donne-le à quelqu’un d’autre
error-that-is-you = c’est toi
error-no-player = seulement pour les membres : choisis d’abord « Garder mes parties »
error-already-somebody = cet appareil appartient déjà à un membre
error-no-such-device = ce n’est pas l’un de tes appareils
error-no-such-friend = cette personne n’est pas dans tes amis
error-not-a-player = cette personne est un invité ; on ne peut masquer ou bloquer que les membres
error-too-many-friends = { $most } amis au plus
error-too-many-regards = on peut masquer ou bloquer { $most } personnes au plus
error-too-many-invitations = { $most } invitations à la fois au plus
error-too-many-passkeys = { $most } clés d’accès au plus
error-bad-passkey = cette clé d’accès ne fonctionne pas ici
error-too-many-tries = trop d’essais ; attends une minute
error-too-many-newcomers = trop de nouveaux membres depuis ici ; réessaie plus tard
error-no-such-way = ce n’est pas l’un de tes moyens d’être averti
error-too-many-ways = { $most } appareils et adresses au plus sont avertis
error-too-many-calls = { $most } messages par heure au plus ; réessaie plus tard
error-too-many-codes = { $most } codes par jour au plus sont envoyés à une adresse e-mail ; réessaie demain
error-way-not-offered = ce serveur ne le propose pas ; il a { $known }
error-call-failed = le message n’a pas pu être envoyé là-bas : { $detail }
error-way-is-gone = ce navigateur n’y accepte plus de messages, il a donc été retiré ; ajoute-le de nouveau
error-not-confirmed = écris d’abord le code envoyé à cette adresse
error-wrong-code = ce n’est pas le code
error-code-ended = ce code n’est plus valable ; ajoute l’adresse une nouvelle fois pour en recevoir un autre
error-no-quiet-hours = les heures calmes doivent commencer et finir à des heures différentes
error-unknown-zone = le serveur ne connaît pas le fuseau horaire { $found }
error-not-a-mail-address = { $found } n’est pas une adresse e-mail
error-not-a-web-address = { $found } n’est pas possible ; écris https://games.example, sans chemin
error-not-a-mail-server = écris smtp://host:port ou smtps://name:secret@host:port
error-call-needs-address = l’e-mail et les webhooks doivent savoir où l’on trouve ce serveur, par exemple https://games.example
error-call-needs-contact = l’e-mail a besoin d’une adresse d’expéditeur
