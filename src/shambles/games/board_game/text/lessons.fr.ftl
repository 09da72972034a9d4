# Learning The Board Game

course-race = Course : chacun pour soi
course-groups = En groupe : les joueurs peuvent s’allier
course-solitaire = Solo

lesson-step = Les morts te suivent
lesson-step-see = Tu es sur la case a, avec Rick et Arnold. À ton tour, tu peux faire jusqu’à trois pas.
lesson-step-do = Fais un pas, vers b, et regarde derrière toi.
lesson-step-why = Un jeton zombie est là où tu étais. Chaque case que tu quittes en reçoit un : revenir, c’est se battre.
refusal-not-step = Un seul pas pour l’instant : vers b.
refusal-not-step-b-c = Deux pas laissent deux jetons. N’en fais qu’un pour l’instant.

lesson-fight = Un combat
lesson-fight-see = Il y a un jeton face cachée sur b. Si tu y vas, tu le combats, avec les dés de tous tes survivants en un seul lancer.
lesson-fight-do = Vas-y et bats-toi.
lesson-fight-why = Trois zombies, trois éliminations : le jeton est parti. Chaque nouveau survivant apporte des dés.
refusal-not-fight = Le seul chemin passe par les zombies.

lesson-ammo = Tirer quand ça compte
lesson-ammo-see = De nouveau trois zombies sur b. Tu as une munition. Après un lancer, tu peux la dépenser pour lancer un dé de plus.
lesson-ammo-do = Va sur b. Si le lancer est trop faible, tire.
lesson-ammo-why = Il te manquait une élimination, et le dé de munition l’a donnée. Il peut aussi faire du bruit, et le bruit attire d’autres jetons.
refusal-not-ammo = Il te manque une élimination, et tu as encore une munition.
refusal-not-ammo-stop = Alors le dernier zombie donne de la fatigue à un de tes survivants.
refusal-not-ammo-use-rick = Rick pourrait aider aussi. Mais cette leçon parle des munitions.

lesson-fatigue = La troisième fatigue tue
lesson-fatigue-see = Chaque zombie restant donne 1 de fatigue à un de tes survivants. La troisième tue. Rick en a déjà deux.
lesson-fatigue-do = Va sur b, arrête quand il manque une élimination, et laisse Arnold prendre la fatigue.
lesson-fatigue-why = Arnold en a une, et les deux sont vivants. C’est toi qui choisis : répartis-la, et mange à temps.
refusal-not-fatigue = Attention : une de plus tuerait Rick.
refusal-not-fatigue-rick = Ce serait la troisième fatigue de Rick : il mourrait.
refusal-not-fatigue-use-rick = Rick pourrait aider, mais alors personne ne prend de fatigue. Arrête ici.

lesson-gas = Roule
lesson-gas-see = Il y a deux jetons sur b, trop pour deux survivants. Avec 1 bidon d’essence, tu entres sans combat, si tu n’y restes pas.
lesson-gas-do = Passe au milieu d’eux en roulant.
lesson-gas-why = Tu es parmi eux sans te battre, mais tu dois repartir avant la fin de ton tour. L’essence peut aussi te faire avancer de deux cases en un pas.
refusal-not-gas = Si tu entres à pied, tu te bats. Tu as de l’essence.
refusal-not-gas-b = À pied, tu devrais combattre les deux jetons.

lesson-collect = Trouver à manger
lesson-collect-see = L’icône sur b, ce sont des vivres. En y allant, tu t’arrêtes, tu affrontes une carte par icône, puis tu peux ramasser.
lesson-collect-do = Va sur b et prends la ration.
lesson-collect-why = Une ration, quoi qu’ait fait la carte. Au début de ton prochain tour, tu peux la manger pour retirer 1 de fatigue.
refusal-not-collect = Va d’abord sur b.
refusal-not-collect-leave = Tu peux la laisser, mais tu n’as pas de ration.

lesson-scout = Explorer un Lieu
lesson-scout-see = Le Motel est sur b. Sa carte dit ce qu’il demande. Pour ton premier Lieu, c’est une ration, et tu l’as.
lesson-scout-do = Explore le Motel.
lesson-scout-why = Le Motel est à toi : un sur trois. Le suivant demande plus, et le troisième encore plus.
refusal-not-scout = Le Motel est sur b.

lesson-haven = Comment gagner
lesson-haven-see = Tu as deux Lieux. Le Motel serait le troisième. Il demande maintenant trois rations, et tu en as trois.
lesson-haven-do = Vas-y et gagne.
lesson-haven-why = Trois Lieux : tu as trouvé un refuge et gagné. Ramasse, ne te bats que s’il le faut, et arrive avant les autres.
refusal-not-haven = Le Motel est sur b. Vas-y.

lesson-group = Former un groupe
lesson-group-see = Un autre joueur est sur ta case. Ensemble, vous lancez tous vos dés. Si quelqu’un du groupe explore un troisième Lieu, tout le groupe gagne.
lesson-group-do = Propose-lui de former un groupe.
lesson-group-why = Maintenant, vous avancez ensemble, à chacun de vos tours. Tu peux partir au début du tour d’un autre membre.
refusal-not-group = Demande d’abord à l’autre joueur.
refusal-not-group-done = Tu peux continuer seul, mais ensemble vous êtes plus forts.

lesson-fetch = Aller chercher des compagnons
lesson-fetch-see = En solo, cinq compagnons attendent sur le plateau. L’un est sur b. Vas-y, bats la carte, et il te rejoint.
lesson-fetch-do = Va chercher le compagnon sur b.
lesson-fetch-why = Hank te rejoint, et apporte ses dés. En solo, ces compagnons sont ton armée.
refusal-not-fetch = Hank attend sur b.

# What the rookie says in your first game
comment-token-placed = Il y a des zombies là où nous étions. N’y retournons pas.
comment-fight-over = C’est fini. Chaque combat coûte du temps, ou les forces de quelqu’un.
comment-fatigued = { NAME($survivor) } a maintenant { $fatigue } de fatigue. La troisième tue, alors mange à temps.
comment-collected = Bien. On n’en a jamais assez.
comment-scouted = Un Lieu ! Il en faut trois pour gagner.

# The first screen of the rules
page-aim = Explore trois Lieux avant les autres, seul ou en groupe.
page-turn = Récupère (mange), fais jusqu’à trois pas, affronte ce que tu rencontres, ramasse. Chaque case que tu quittes reçoit un jeton zombie.
page-end = Le premier qui a trois Lieux gagne. Si tous tes survivants meurent, tu es hors jeu.
page-score = Lance tous tes dés d’un coup : éliminations contre les zombies, Actions pour les cartes. Chaque zombie restant donne 1 de fatigue. La troisième tue un survivant.
