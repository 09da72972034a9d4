# Learning the Card Game

course-hero = Mode Héros
course-survival = Mode Survie

# Hero mode
lesson-hero-lay = Une carte trouve sa rangée
lesson-hero-lay-see = Il y a quatre rangées sur la table. Regarde la dernière carte de chacune : 10, 33, 43 et 90.
lesson-hero-lay-do = Joue le 16, et regarde où il va.
lesson-hero-lay-why = Le 16 est allé derrière le 10. Une carte va toujours derrière la dernière carte la plus proche qui est plus petite qu’elle. Ce n’est pas toi qui choisis la rangée : c’est le numéro.
refusal-not-hero-lay = Deux cartes à la fois, ce sera pour plus tard. Joue d’abord le 16 tout seul.
refusal-not-hero-lay-50 = Le 50 irait derrière le 43. Garde-le pour l’instant, et joue le 16.

lesson-hero-nearest = Plus petite, et la plus proche
lesson-hero-nearest-see = Les rangées finissent par 12, 37, 43 et 58. Tu as trois cartes.
lesson-hero-nearest-do = Joue la carte qui va derrière le 43.
lesson-hero-nearest-why = Le 44 est plus grand que 12, 37 et 43, et 43 est le plus proche. Il n’y a rien de plus à savoir.
refusal-not-hero-nearest = Une carte suffit ici : celle qui arrive derrière le 43.
refusal-not-hero-nearest-39 = Le 39 est plus petit que 43 : il irait derrière le 37. Cherche une carte entre 43 et 58.
refusal-not-hero-nearest-61 = Le 61 est aussi plus grand que 58, et le 58 est plus proche. Il irait donc derrière le 58.

lesson-hero-sixth = La sixième carte ramasse la rangée
lesson-hero-sixth-see = La première rangée a cinq cartes : elle est pleine. Les balles sur les cartes sont des points. En mode Héros, tu les veux.
lesson-hero-sixth-do = Ramasse la rangée pleine, avec une seule carte.
lesson-hero-sixth-why = Ton 23 était la sixième carte : tu prends les cinq d’avant, 13 balles. Le 23 recommence la rangée. Le plus de balles gagne.
refusal-not-hero-sixth = Pas celle-là. Laquelle de tes cartes va derrière le 22 ?
refusal-not-hero-sixth-50 = Le 50 irait derrière le 40, et ne gagnerait rien. La rangée pleine finit par 22.
refusal-not-hero-sixth-23-50 = Cela ramasse aussi la rangée, mais la deuxième carte ne gagne rien. Une carte suffit.

lesson-hero-low = Plus petite que tout
lesson-hero-low-see = Le 16 est plus petit que toutes les dernières cartes. En mode Héros, une telle carte va derrière la plus haute : ici le 90.
lesson-hero-low-do = Profites-en : joue une carte et gagne la rangée du 90.
lesson-hero-low-why = La rangée du 90 avait cinq cartes, ton 16 était donc la sixième : 14 balles. En mode Héros, les petites cartes sont des armes.
refusal-not-hero-low = Une carte suffit : celle qui est plus petite que toutes les rangées.
refusal-not-hero-low-45 = Le 45 irait derrière le 43 et ne gagnerait rien.

lesson-hero-two = Deux cartes dans un tour
lesson-hero-two-see = Tu peux jouer un ou deux rôdeurs. Deux rangées sont pleines, et tu as une carte pour chacune.
lesson-hero-two-do = Joue deux cartes, et ramasse les deux rangées.
lesson-hero-two-why = Toutes les cartes se placent de la plus petite à la plus grande : ton 6 a pris la première rangée, ton 57 la deuxième. Mais tu as maintenant moins de cartes, et celui qui n’a plus de rôdeurs doit attendre.
refusal-not-hero-two = Presque. Quelles sont les deux cartes qui vont juste derrière les rangées pleines ?
refusal-not-hero-two-6 = Le 6 prend la première rangée. Quelqu’un d’autre pourrait prendre la deuxième : prends-la aussi maintenant.
refusal-not-hero-two-57 = Le 57 prend la deuxième rangée. La première t’attend aussi.

lesson-hero-hero = À quoi sert le héros
lesson-hero-hero-see = La première rangée est pleine. Tu as le 30, mais quelqu’un peut jouer une carte entre 22 et 30, et elle passe avant.
lesson-hero-hero-do = Assure-toi d’avoir cette rangée.
lesson-hero-hero-why = Le rôdeur joué avec ton héros se place avant tous les autres. Le 23 est arrivé trop tard. Tu as un seul héros par manche : garde-le pour une rangée avec beaucoup de balles.
refusal-not-hero-hero = Ton héros va avec la carte qui ramasse la rangée.
refusal-not-hero-hero-30 = Tout seul, le 30 passe après chaque carte plus petite. Quelqu’un a le 23 et prendrait la rangée avant toi.
refusal-not-hero-hero-50 = Le 50 irait derrière le 40. La rangée pleine est celle qui finit par 22.

lesson-hero-end = Comment ça finit
lesson-hero-end-see = Chacun a encore un rôdeur. Quand plus personne n’en a, la manche est finie. Tu as 13 balles, l’autre joueur 6.
lesson-hero-end-do = Joue ta dernière carte.
lesson-hero-end-why = Maintenant, chacun compte ses balles. Tu en as le plus, donc tu gagnes. Voilà le mode Héros : jouer la sixième carte.
refusal-not-hero-end = Il ne te reste que cette carte.

# Survival mode
lesson-survival-lay = Une carte trouve sa rangée
lesson-survival-lay-see = Il y a quatre rangées sur la table. Regarde la dernière carte de chacune : 10, 33, 43 et 90. Chacun joue une carte.
lesson-survival-lay-do = Joue le 16, et regarde où il va.
lesson-survival-lay-why = Le 16 est allé derrière le 10. Une carte va toujours derrière la dernière carte la plus proche qui est plus petite qu’elle. Ce n’est pas toi qui choisis la rangée : c’est le numéro.
refusal-not-survival-lay = Joue d’abord le 16.
refusal-not-survival-lay-50 = Le 50 irait derrière le 43. Garde-le pour l’instant, et joue le 16.

lesson-survival-fifth = Cinq, c’est sans danger
lesson-survival-fifth-see = La première rangée a quatre cartes. Une rangée en contient cinq. Les balles sur les cartes sont des points. En mode Survie, tu n’en veux pas.
lesson-survival-fifth-do = Joue la cinquième carte de la première rangée.
lesson-survival-fifth-why = Il ne s’est rien passé, et c’est bien. Maintenant la rangée est pleine : la prochaine carte qui y va la ramasse.
refusal-not-survival-fifth = Cherche la carte qui va derrière le 14.
refusal-not-survival-fifth-71 = Le 71 irait derrière le 70. Sans danger aussi, mais regarde la première rangée.

lesson-survival-sixth = La sixième carte ramasse la rangée
lesson-survival-sixth-see = La première rangée est pleine et finit par 31. Qui joue sa sixième carte doit prendre les cinq : 14 balles.
lesson-survival-sixth-do = Joue la carte qui ne la ramasse pas.
lesson-survival-sixth-why = Le 90 est allé derrière le 88, loin des ennuis. Le moins de balles gagne : chaque rangée pleine est un piège.
refusal-not-survival-sixth = Regarde où irait chacune de tes cartes.
refusal-not-survival-sixth-34 = Le 34 irait derrière le 31 comme sixième carte : tu ramasserais la rangée, avec 14 balles.

lesson-survival-row = Trop petite : tu choisis
lesson-survival-row-see = Le 20 est plus petit que toutes les dernières cartes. Tu dois alors ramasser une rangée, mais tu choisis laquelle.
lesson-survival-row-do = Joue le 20, puis ramasse la rangée qui te coûte le moins.
lesson-survival-row-why = Le 101 a une balle. Ton 20 recommence cette rangée. Une petite carte coûte peu tant que les rangées sont courtes.
refusal-not-survival-row = Joue d’abord le 20.
refusal-not-survival-row-103 = Le 103 serait sans danger derrière le 101. Mais cette leçon parle des petites cartes : joue le 20.
refusal-not-survival-row-row-1 = Le 44 a cinq balles. Il y a une rangée moins chère.
refusal-not-survival-row-row-2 = Le 60 a trois balles. Il y a une rangée moins chère.
refusal-not-survival-row-row-3 = Le 88 a cinq balles. Il y a une rangée moins chère.

lesson-survival-gap = Ne laisse pas de trou
lesson-survival-gap-see = La première rangée a quatre cartes et finit par 24. La cinquième est sans danger, pas la sixième. Tu as le 25 et le 29.
lesson-survival-gap-do = Joue la carte qui sera à coup sûr la cinquième.
lesson-survival-gap-why = Aucune carte n’entre entre 24 et 25. Quelqu’un a joué le 27 : ton 29 aurait été la sixième carte. Là, c’était la sienne.
refusal-not-survival-gap = Devant quelle carte personne ne peut-il passer ?
refusal-not-survival-gap-29 = Entre 24 et 29, il y a la place pour 25, 26, 27 et 28. Si l’une d’elles passe avant, ton 29 est la sixième.

lesson-survival-cheap = Une petite perte au lieu d’une grande
lesson-survival-cheap-see = Le 58 serait la sixième derrière le 55 : 13 balles. Le 3 est plus petit que tout.
lesson-survival-cheap-do = Ne perds qu’une balle.
lesson-survival-cheap-why = Avec une petite carte, tu choisis la rangée : une balle au lieu de treize. Parfois, mieux vaut perdre un peu.
refusal-not-survival-cheap = Il y a un moyen qui ne coûte qu’une balle.
refusal-not-survival-cheap-58 = C’est la sixième carte : 50, 51, 52, 53 et 55 seraient à toi, 13 balles.
refusal-not-survival-cheap-row-1 = Cette rangée a 13 balles, et c’est celle que tu voulais éviter.
refusal-not-survival-cheap-row-2 = Le 66 a cinq balles. Il y a une rangée moins chère.
refusal-not-survival-cheap-row-3 = Le 77 a cinq balles. Il y a une rangée moins chère.

lesson-survival-end = Comment ça finit
lesson-survival-end-see = Après dix tours, toutes les mains sont vides. Voici la dernière carte. Tu as 1 balle, les autres 13 et 7.
lesson-survival-end-do = Joue ta dernière carte.
lesson-survival-end-why = Maintenant, chacun compte ses balles. Tu en as le moins, donc tu gagnes. Voilà le mode Survie : ne jamais jouer la sixième carte.
refusal-not-survival-end = Il ne te reste que cette carte.

# What the rookie says in your first game
comment-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Ton
           *[no] { $seat } : le
        } { $card } était plus petit que toutes les dernières cartes, il est donc allé derrière la plus haute.
       *[other] { $you ->
            [yes] Ton
           *[no] { $seat } : le
        } { $card } est allé dans la rangée { PLACE($row) } : c’est là qu’était la carte plus petite la plus proche.
    }
comment-row-taken =
    { $you ->
        [yes] Tu as ramassé une rangée : { $points ->
            [one] { $points } balle
           *[other] { $points } balles
        }. { $rule ->
            [CG-131] C’est ce que tu veux : le plus de balles gagne.
           *[other] À éviter : le moins de balles gagne.
        }
       *[no] { $seat } a ramassé une rangée : { $points ->
            [one] { $points } balle
           *[other] { $points } balles
        }. Cette rangée recommence avec une carte.
    }
comment-hand-scored = Chacun compte ses balles : { $points }.

# The first screen of the rules
page-aim = Mode Héros : avoir le plus de balles. Mode Survie : en avoir le moins.
page-turn = Chacun joue une carte face cachée (en mode Héros, une ou deux). Toutes les cartes se placent de la plus petite à la plus grande, chacune derrière la dernière carte plus petite la plus proche.
page-end = Quand plus personne n’a de rôdeur, la manche est finie.
page-score = La sixième carte ramasse les cinq d’avant. Compte les balles des cartes que tu as ramassées.
