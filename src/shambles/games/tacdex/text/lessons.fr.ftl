# Learning TacDex

course-two = À deux
course-many = À trois ou plus

lesson-high = Le plus haut gagne
lesson-high-see = Le marqueur montre HIGH : le nombre le plus haut gagne la bataille. Chacun joue une carte face cachée.
lesson-high-do = Gagne la bataille.
lesson-high-why = Ton 9 a battu le 4, et les deux cartes vont dans ta pile. Seule la pile compte : la plus grosse gagne.
refusal-not-high = Le marqueur montre HIGH : joue ton nombre le plus haut.
refusal-not-high-2 = Le 2 perdrait contre le 4, car le marqueur montre HIGH.

lesson-low = Le plus bas gagne
lesson-low-see = Maintenant, le marqueur montre LOW. Il y reste jusqu’à ce que quelque chose le retourne.
lesson-low-do = Gagne aussi cette bataille.
lesson-low-why = Sur LOW, le 2 bat le 4. Aucune carte n’est mauvaise : les unes sont bonnes sur HIGH, les autres sur LOW.
refusal-not-low = Le marqueur montre LOW : le nombre le plus bas gagne.
refusal-not-low-9 = Sur LOW, le 9 perdrait contre presque tout. Garde-le pour HIGH.

lesson-tie = Une égalité retourne le marqueur
lesson-tie-see = De nouveau HIGH. Ta meilleure carte est le 11. Si quelqu’un d’autre joue aussi un 11, il y a égalité.
lesson-tie-do = Joue le 11. Gagne ensuite la bataille qui continue.
lesson-tie-why = Les deux cartes sont restées sur la table. Le marqueur est passé sur LOW, chacun a pioché une carte, et la bataille a continué. Ton 3 a gagné les quatre cartes.
refusal-not-tie = Regarde le marqueur, puis joue ta meilleure carte pour lui.

lesson-flip = FLIP décide en dernier
lesson-flip-see = Les 6 sont des FLIP. Si tu en joues un, tu peux retourner le marqueur une fois toutes les cartes révélées.
lesson-flip-do = Joue le 6, regarde, et fais-le gagner.
lesson-flip-why = Le 9 était plus haut. Tu as mis le marqueur sur LOW, et le 6 a gagné. Contre un seul adversaire, un FLIP bat tous les autres nombres.
refusal-not-flip = Essaie le 6 : tu choisis la face ensuite.
refusal-not-flip-2 = Le 2 est faible sur HIGH. Avec le 6, c’est toi qui choisis la face.
refusal-not-flip-keep = Sur HIGH, le 9 gagne. Retourne le marqueur, et ton 6 gagne.

lesson-redo = REDO regarde d’abord
lesson-redo-see = Un REDO n’a pas de nombre. Tu le joues, tu vois les autres cartes, puis tu ajoutes la carte avec laquelle tu te bats.
lesson-redo-do = Joue le REDO, puis ajoute la carte qui gagne.
lesson-redo-why = Tu as vu le 4, tu savais donc que le 1 gagne. Le prix : tu as désormais une carte de moins en main.
refusal-not-redo = Joue d’abord le REDO : tu verras avant de choisir.
refusal-not-redo-8 = Sur LOW, le 8 perd contre le 4.
refusal-not-redo-keep = Sans nombre, tu ne peux pas gagner. Ajoute une carte.

lesson-discard = DISCARD fait mal
lesson-discard-see = Les 5 sont des DISCARD. Ils se battent, et prennent aussi une carte au hasard à un adversaire qui en a trois ou plus.
lesson-discard-do = Joue la carte qui fait les deux.
lesson-discard-why = Ton 5 a gagné sur HIGH, et une de ses cartes est partie sous sa pioche. L’action marche même si tu perds la bataille.
refusal-not-discard = Cherche la carte avec une action : le 5.
refusal-not-discard-1 = Le 1 perd sur HIGH et ne fait rien d’autre.

lesson-draw = DRAW te donne plus de cartes
lesson-draw-see = Les 7 sont des DRAW : tu pioches une carte de plus, que tu gagnes ou perdes. Plus de cartes, c’est plus de choix.
lesson-draw-do = Tu vas sans doute perdre cette bataille. Joue la carte qui t’apporte quand même quelque chose.
lesson-draw-why = Le 9 a gagné, mais tu as pioché deux cartes : celle en plus et celle d’habitude. On peut gagner quelque chose même en perdant.
refusal-not-draw = Laquelle de tes cartes fait quelque chose même quand elle perd ?
refusal-not-draw-1 = Une bonne carte pour LOW : garde-la. Le 7 fait piocher.
refusal-not-draw-2 = Une bonne carte pour LOW : garde-la. Le 7 fait piocher.

lesson-end = Comment ça finit
lesson-end-see = Dans la moitié du dessous de chaque pioche se cache un END. L’un est déjà sorti. Ta pile a 20 cartes, l’autre 21.
lesson-end-do = Gagne ce qui est peut-être la dernière bataille.
lesson-end-why = Tu as gagné deux cartes, puis pioché ton END : c’était le dernier, la partie s’est donc arrêtée aussitôt. 22 contre 21 : la plus grosse pile gagne.
refusal-not-end = Le marqueur montre HIGH : prends ces deux cartes.
refusal-not-end-2 = Le 2 perd sur HIGH, et tu as une carte de retard.

lesson-best = Quatre à table
lesson-best-see = À plusieurs, il y a plus à gagner : le meilleur nombre prend toutes les cartes.
lesson-best-do = Gagne la bataille.
lesson-best-why = Ton 10 a gagné quatre cartes. Les deux 8 étaient égaux, mais seul le meilleur nombre compte.
refusal-not-best = HIGH : joue le plus haut de tous.
refusal-not-best-1 = Le 1 est le plus bas de tous. Le marqueur montre HIGH.

lesson-pot = Seuls les meilleurs continuent
lesson-pot-see = Quand deux joueurs ont le meilleur nombre, eux seuls continuent. Les autres regardent, et leurs cartes restent sur la table.
lesson-pot-do = Joue le 10. Gagne ensuite toutes les cartes sur la table.
lesson-pot-why = Toi et l’autre 10, vous avez continué, cette fois sur LOW. Ton 1 a gagné les six cartes. Ensuite, tout le monde en a pioché une.
refusal-not-pot = Quelle carte gagne sur la face que le marqueur montre maintenant ?

lesson-middle = Le milieu ne gagne rien
lesson-middle-see = Contre deux adversaires, un FLIP est plus faible : entre un 3 et un 9, le 6 perd sur les deux faces.
lesson-middle-do = Joue la carte qui n’est pas au milieu.
lesson-middle-why = Le 10 était le plus haut et a gagné trois cartes. À plusieurs, les extrêmes valent plus : 1 et 2, 10 et 11.
refusal-not-middle = Pense à ce que peuvent avoir les deux autres : un bas, un haut.
refusal-not-middle-6 = Tu pourrais retourner le marqueur, mais le 3 est plus bas et le 9 plus haut. Le 6 perd des deux façons.

# What the rookie says in your first game
comment-battle-won =
    { $you ->
        [yes] { $count } cartes pour toi ! Chacune compte pour une, quel que soit son nombre.
       *[no] { $seat } prend { $count } cartes. Regarde le marqueur avant la prochaine bataille.
    }
comment-battle-tied = Égalité ! Les cartes restent sur la table, le marqueur se retourne, et qui gagne prend tout.
comment-end-shown = Un END est sorti. Quand le dernier arrive, la partie est finie sur-le-champ.

# The first screen of the rules
page-aim = Gagne la plus grosse pile de cartes.
page-turn = Chacun joue une carte face cachée. Sur HIGH, le nombre le plus haut les gagne toutes, sur LOW le plus bas. Les égalités et les FLIP retournent le marqueur.
page-end = Quand le dernier END est pioché, la partie s’arrête aussitôt.
page-score = Chaque carte de ta pile compte pour une. Les cartes en main et dans les pioches ne comptent pas.
