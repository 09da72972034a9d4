# Learning The Board Game

course-race = A race: every party for itself
course-groups = With groups: parties may join
course-solitaire = Alone: solitaire

lesson-step = The dead follow
lesson-step-see = You are at a, with Rick and Arnold. In a turn you take up to three steps.
lesson-step-do = Take one step, to b, and look behind you.
lesson-step-why = A zombie token lies where you were: every space you leave gets one. Going back is never free.
refusal-not-step = One step only for now: to b.
refusal-not-step-b-c = Two steps at once leave two tokens. Take just one first.

lesson-fight = A fight
lesson-fight-see = A token lies on b, face down. Whoever enters fights it, with the dice of all their survivors in one roll.
lesson-fight-do = Go there, and fight.
lesson-fight-why = Three zombies, three kills: the token is gone. Every survivor who joins you brings more dice.
refusal-not-fight = There is only one way on: through them.

lesson-ammo = Ammo, when it counts
lesson-ammo-see = Again three zombies on b. You have one ammo: after a roll you may pay it for one more die.
lesson-ammo-do = Go to b; if the roll is short, fire.
lesson-ammo-why = Two kills were one too few, and the Ammo die made up for it. It may also make noise, and noise brings more tokens.
refusal-not-ammo = You are one kill short, and you have a bullet left.
refusal-not-ammo-stop = Then the zombie that is left makes one of you tired.
refusal-not-ammo-use-rick = Rick may help, too. Today we try the ammo.

lesson-fatigue = The third kills
lesson-fatigue-see = Each zombie that is left gives one of your survivors a fatigue. Two do no harm; the third kills. Rick has two already.
lesson-fatigue-do = Go to b, stop when the roll is one short, and let Arnold take it.
lesson-fatigue-why = Arnold has one, and both live. You say who takes each: spread it out, and eat in time.
refusal-not-fatigue = Remember: Rick cannot take one more.
refusal-not-fatigue-rick = That would be Rick's third: he would die.
refusal-not-fatigue-use-rick = Rick could help, but then there is nothing to divide. Stop here.

lesson-gas = Drive on
lesson-gas-see = Two tokens lie on b, too many for two people. One gas takes you in without a fight, as long as you do not stay.
lesson-gas-do = Drive past them.
lesson-gas-why = You are among them, and nobody fights, but you must move on before your turn ends. Gas may also double a step.
refusal-not-gas = Walking in means fighting. You have gas.
refusal-not-gas-b = On foot you would have to fight both tokens.

lesson-collect = Find food
lesson-collect-see = The sign on b is food. Whoever enters stops there, faces a card for each sign, and may then collect.
lesson-collect-do = Go to b, and take the food.
lesson-collect-why = One food, whatever the card did. It takes a fatigue off when your next turn begins.
refusal-not-collect = First go to b.
refusal-not-collect-leave = You may leave it, but you have none.

lesson-scout = Scout a Location
lesson-scout-see = On b is the Motel. Its card says what it asks; here, for your first Location, one food. You have it.
lesson-scout-do = Scout the Motel.
lesson-scout-why = It is yours: one of three. The next one will ask more of you, and the third more still.
refusal-not-scout = The Motel is on b.

lesson-haven = How it is won
lesson-haven-see = Two Locations are yours. The Motel would be the third: now it asks three food, and you have three.
lesson-haven-do = Go and win.
lesson-haven-why = Three Locations, and you have found a safe haven: the game is won. Gather, fight only when you must, and be first.
refusal-not-haven = The Motel is on b. There is nothing to wait for.

lesson-group = Form a group
lesson-group-see = Another party stands on your space. Together you have one pool of dice, and whoever scouts a third Location in the group wins for all of it.
lesson-group-do = Propose a group.
lesson-group-why = You go on as one, and each turn of either moves both. You may leave again at the start of another member's turn.
refusal-not-group = Ask the other party first.
refusal-not-group-done = You can go on alone, but together you are stronger.

lesson-fetch = Fetch the stranded
lesson-fetch-see = Alone, five followers wait for you on the map. One of them is on b: whoever goes there faces a card, and wins the follower with it.
lesson-fetch-do = Fetch the one on b.
lesson-fetch-why = Hank is with you, and so are his dice. With nobody to join, the stranded are your army.
refusal-not-fetch = Hank waits on b.

# What the rookie says in your first game
comment-token-placed = They are already where we were. Let us not go back.
comment-fight-over = That is done. Every fight costs time, or somebody's strength.
comment-fatigued = { NAME($survivor) } has { $fatigue } now. At three it is over, so eat in time.
comment-collected = Good. You can never have enough of that.
comment-scouted = A Location! Three of them win.

# The first screen of the rules
page-aim = Be the first to have scouted three Locations, alone or as a group.
page-turn = Recover (eat), move up to three steps, face what you meet, collect. Every space you leave gets a zombie token.
page-end = Whoever has three Locations wins. Who loses every survivor is out.
page-score = Roll all your dice at once: kills against zombies, Actions for cards. Each zombie left is a fatigue; the third kills.
