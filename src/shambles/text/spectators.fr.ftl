# Pour ceux qui n’ont pas de siège

on-now = En ce moment
on-now-line = Les tables publiques que tu peux regarder : d’abord les plus regardées, puis celles aux cotes les plus élevées.
on-now-none = Personne ne joue à une table publique en ce moment. Ouvres-en une, et d’autres pourront te regarder.
on-now-watch = Regarder
on-now-next = Table suivante
on-now-watched =
    { $count ->
        [0] personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
on-now-rating = jusqu’à { $rating } ± { $doubt }

# Ce qu’un lien partagé dit d’une table, avant qu’on l’ouvre
shared-playing = À la table : { $names }. Tu peux regarder.
shared-waiting = Un siège est libre. Prends-le et joue avec nous.
shared-over = La partie est finie.

# Une partie sur la page de quelqu’un d’autre
embed-back = Reculer
embed-forward = Avancer
embed-open = Ouvrir à la table
embed-live = En direct
embed-step = Étape
error-not-a-site = { $found } n’est pas un site, comme https://club.example

# Saisons
seasons = Saisons
seasons-line = Un classement du mois pour chaque jeu et chaque mode, d’après les parties cotées. Avec trois parties, tu as un rang.
seasons-none = Personne n’a joué de partie cotée ce mois-là.
seasons-month = Mois
seasons-on = Ce mois n’est pas fini : les rangs peuvent encore changer.
seasons-counted = Ce mois est fini. Ses classements seront définitifs à partir du deuxième jour du mois suivant.
seasons-closed = Ce mois est fini, et ses classements sont définitifs.
season-place = Rang
season-name = Joueur
season-games = Parties
season-rating = Cote
season-lost = Coût des choix par partie
season-rating-of = { $rating } ± { $doubt }
season-lost-points = { $lost } ± { $doubt } points
season-lost-chance = { $lost } ± { $doubt } %
season-few = trop peu de parties pour le dire

# La ligue des bots
league = Ligue des bots
league-line = Des bots qui jouent entre eux la nuit, de { $from }:00 à { $to }:00 UTC. Chaque donne est jouée depuis chaque siège.
league-off = Il n’y a pas de ligue des bots sur ce serveur.
league-none = Aucune partie n’a encore été jouée.
league-nights = Dernières nuits comptées : { $nights }.
league-bot = Bot
league-rating = Cote
league-games = Parties
error-not-hours = { $found } n’est pas une plage d’heures ; écris-la comme 1-6
error-not-a-share = { $found } n’est pas une part ; écris un nombre au-dessus de 0 et jusqu’à 1
error-league-alone = une ligue demande au moins deux bots différents
