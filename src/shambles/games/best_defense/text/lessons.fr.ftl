# Learning The Best Defense

course-beginner = Débutant : événements visibles, parole libre
course-expert = Expert : événements cachés, silence

lesson-deal = Parler d’abord, se taire ensuite
lesson-deal-see = En Expert, personne ne voit tes événements, et on se tait entre la distribution et le combat. Il faut donc un plan avant.
lesson-deal-do = C’est toi qui mènes. Vous avez assez parlé : distribue les événements.
lesson-deal-why = Chacun a maintenant deux événements secrets. Jusqu’au combat, il faut vous faire confiance.
refusal-not-deal = Il n’y a qu’une chose à faire : distribuer.

lesson-move = Le meneur envoie les gens
lesson-move-see = C’est toi qui mènes : tu déplaces tout le monde, d’une zone chacun. En Ville, trois rôdeurs sont devant quatre cartes de vivres, et personne ne les garde.
lesson-move-do = Envoie Rick là où on a le plus besoin de lui.
lesson-move-why = Là où il n’y a personne, chaque rôdeur mange une carte de la pioche. Si une pioche est vide, tout le monde perd. Maintenant, les rôdeurs doivent mordre Rick à la place.
refusal-not-move = Cherche une petite pioche avec beaucoup de rôdeurs.
refusal-not-move-farm = À la Ferme, il n’y a pas de rôdeurs : personne n’y est utile. La Ville perdrait trois de ses quatre cartes.
refusal-not-move-prison = Les murs de la Prison arrêtent jusqu’à trois rôdeurs : celui qui est là ne fait aucun mal. C’est la Ville qui est en danger.

lesson-draw = Prends ce qu’il te faut
lesson-draw-see = Chaque zone a une pioche : vivres, munitions, alliés ou équipement. Tu peux piocher une carte là où tu es.
lesson-draw-do = La pioche Vivres a douze cartes. Prends-en une.
lesson-draw-why = Deux conserves : deux rations pour Rick. Mais la pioche a maintenant une carte de moins. Vous avez besoin de ces cartes, et il ne faut jamais qu’elles s’épuisent.
refusal-not-draw = Avec douze cartes, tu peux en prendre une : pioche.

lesson-give = Partage
lesson-give-see = Après avoir pioché, tu peux donner une chose à quelqu’un de ta zone. Glenn a un point de vie et pas de ration. Tu as trois rations.
lesson-give-do = Aide Glenn.
lesson-give-why = Après le combat, une ration rend un point de vie. Vous gagnez ensemble, ou pas du tout.
refusal-not-give = Glenn a besoin de manger.
refusal-not-give-done = Tu peux tout garder, mais alors Glenn ne vivra pas longtemps.
refusal-not-give-handgun-glenn = Tu n’aurais plus d’arme, et Glenn n’aurait toujours pas de ration.

lesson-defy = Désobéis au meneur
lesson-defy-see = Glenn mène et t’a laissé à la Ferme avec cinq rôdeurs et sans arme. Pour une ration, tu peux avancer toi-même d’une zone.
lesson-defy-do = Va là où les rôdeurs ne peuvent rien te faire.
lesson-defy-why = Les murs de la Prison arrêtent jusqu’à trois rôdeurs, et il y en a deux. Cela t’a coûté une ration et peut-être sauvé la vie.
refusal-not-defy = Cherche une zone où personne ne peut te mordre.
refusal-not-defy-stay = Cinq rôdeurs, trois points de vie : Rick pourrait mourir.
refusal-not-defy-town = En Ville, deux rôdeurs te mordraient. Il y a une zone plus sûre.

lesson-event = Le moindre mal
lesson-event-see = Chacun reçoit deux événements par tour. Le meneur joue les deux. Toi, tu en joues un, et l’autre est défaussé.
lesson-event-do = Joue celui qui t’aide ici, à la Ferme.
lesson-event-why = Rick était à la Ferme : le verger a donné deux rations pour un rôdeur. La horde sur la route n’est pas venue : tu choisis aussi ce qui n’arrive pas.
refusal-not-event = Lis les deux. Lequel est bon pour quelqu’un à la Ferme ?
refusal-not-event-herd-on-the-road = Personne n’est sur l’Autoroute. Trois à cinq rôdeurs y viendraient et mangeraient la pioche.

lesson-fight = Tirez ensemble
lesson-fight-see = Deux rôdeurs. Cinq points en éliminent un. Ceux qui tirent dans la même zone additionnent leurs points. Les lames comptent seules. Glenn utilise l’arbalète.
lesson-fight-do = Choisis l’arme dont les points s’ajoutent à ceux de Glenn.
lesson-fight-why = Neuf et deux font onze points : deux rôdeurs morts. Chacun de votre côté, vous n’en auriez éliminé qu’un.
refusal-not-fight = Laquelle de tes armes tire ?
refusal-not-fight-machete = Une lame compte seule : tes points ne s’ajouteraient pas aux deux de Glenn.
refusal-not-fight-nothing = Deux rôdeurs, et tu as un fusil. Sers-t’en.

lesson-divide = Répartissez les morsures
lesson-divide-see = Chaque rôdeur restant mord quelqu’un. Vous décidez ensemble qui prend les morsures. Rick a un point de vie, Glenn cinq.
lesson-divide-do = Choisis pour que les deux survivent.
lesson-divide-why = Glenn a pris les deux morsures, et personne n’est mort. Les points de vie aussi se partagent.
refusal-not-divide = Une morsure de plus tuerait Rick.
refusal-not-divide-rick-1-glenn-1 = Cela paraît juste, mais une morsure tuerait Rick.

lesson-last = Comment on gagne
lesson-last-see = Douzième tour, et les rôdeurs ont mordu pour la dernière fois. Chaque pioche a encore une carte.
lesson-last-do = Mange, ou pas : ensuite la partie est finie.
lesson-last-why = Douze tours et aucune pioche vide : tout le monde gagne. Gardez les pioches, partagez ce que vous avez, et choisissez le moindre mal.
refusal-not-last = Les deux vont bien.

# What the rookie says in your first game
comment-fought = { $kills ->
        [0] { $total } { NAME($place, form: "at") } n’élimine personne : il faut cinq points pour un rôdeur. La prochaine fois, tirons ensemble.
       *[other] Rôdeurs éliminés { NAME($place, form: "at") } : { $kills }. Chaque fois cinq points en éliminent un.
    }
comment-bitten = { $hurt ->
        [yes] Aïe. Une ration rend un point de vie, une fois par tour.
       *[no] Celle-là n’a pas fait mal. Toutes les morsures ne s’arrêtent pas.
    }
comment-card-drawn = Il en reste { $left } dans cette pioche. Si elle est vide, nous perdons tous.
comment-moved = { NAME($survivor) } garde maintenant { NAME($place) }. Les rôdeurs y mordent des gens au lieu de manger des cartes.
comment-event-played = Un événement de moins à craindre.

# The first screen of the rules
page-aim = Tenez les quatre zones pendant douze tours. Tous gagnent, ou tous perdent.
page-turn = Le meneur déplace tout le monde, pioche, donne et joue deux événements. Les autres peuvent désobéir, piocher, donner, et jouent un événement. Puis tous se battent en même temps.
page-end = Vous gagnez après le douzième tour. Vous perdez quand une pioche est vide. En mode Hardcore, aussi quand quelqu’un meurt.
page-score = Cinq points éliminent un rôdeur. Chaque rôdeur restant mord un survivant. Là où il n’y a personne, il mange une carte de la pioche.
