# Learning The Board Game

course-race = Race: every player alone
course-groups = With groups: players can team up
course-solitaire = Solo

lesson-step = The dead follow
lesson-step-see = You are on space a, with Rick and Arnold. In a turn you can take up to three steps.
lesson-step-do = Take one step, to b, and look behind you.
lesson-step-why = A zombie token lies where you were. Every space you leave gets one, so going back means a fight.
refusal-not-step = One step only for now: to b.
refusal-not-step-b-c = Two steps leave two tokens. Take just one for now.

lesson-fight = A fight
lesson-fight-see = A face-down token lies on b. If you go there you fight it, with the dice of all your survivors in one roll.
lesson-fight-do = Go there and fight.
lesson-fight-why = Three zombies, three kills: the token is gone. Every new survivor brings more dice.
refusal-not-fight = The only way on is through the zombies.

lesson-ammo = Use ammo when it counts
lesson-ammo-see = Again three zombies on b. You have one ammo. After a roll you can spend it to roll one more die.
lesson-ammo-do = Go to b. If the roll is too low, shoot.
lesson-ammo-why = You were one kill short, and the Ammo die gave it. It can also make noise, and noise brings more tokens.
refusal-not-ammo = You are one kill short, and you still have ammo.
refusal-not-ammo-stop = Then the last zombie gives one of your survivors fatigue.
refusal-not-ammo-use-rick = Rick could help too. But this lesson is about ammo.

lesson-fatigue = The third fatigue kills
lesson-fatigue-see = Each zombie that is left gives one of your survivors 1 fatigue. The third fatigue kills. Rick already has two.
lesson-fatigue-do = Go to b, stop when the roll is one short, and let Arnold take the fatigue.
lesson-fatigue-why = Arnold has one, and both are alive. You choose who takes it: share it out, and eat in time.
refusal-not-fatigue = Careful: one more would kill Rick.
refusal-not-fatigue-rick = That would be Rick's third fatigue: he would die.
refusal-not-fatigue-use-rick = Rick could help, but then nobody gets fatigue. Stop here.

lesson-gas = Drive on
lesson-gas-see = There are two tokens on b, too many for two survivors. With 1 gas you go in without a fight, if you don't stay there.
lesson-gas-do = Drive past them.
lesson-gas-why = You are among them and don't fight, but you must move on before your turn ends. Gas can also take you two spaces in one step.
refusal-not-gas = If you walk in, you fight. You have gas.
refusal-not-gas-b = On foot you would have to fight both tokens.

lesson-collect = Find food
lesson-collect-see = The icon on b is food. When you go there you stop, face one card per icon, and then you may collect.
lesson-collect-do = Go to b and take the food.
lesson-collect-why = One food, whatever the card did. At the start of your next turn you can eat it to remove 1 fatigue.
refusal-not-collect = First go to b.
refusal-not-collect-leave = You may leave it, but you have no food.

lesson-scout = Scout a Location
lesson-scout-see = The Motel is on b. Its card says what it requires. For your first Location that is one food, and you have it.
lesson-scout-do = Scout the Motel.
lesson-scout-why = The Motel is yours: one of three. The next one requires more, and the third even more.
refusal-not-scout = The Motel is on b.

lesson-haven = How to win
lesson-haven-see = You have two Locations. The Motel would be the third. Now it requires three food, and you have three.
lesson-haven-do = Go and win.
lesson-haven-why = Three Locations: you found a safe haven and won. Gather, fight only when you must, and be first.
refusal-not-haven = The Motel is on b. Go there.

lesson-group = Form a group
lesson-group-see = Another player stands on your space. Together you roll all your dice. If anybody in the group scouts a third Location, the whole group wins.
lesson-group-do = Ask them to form a group.
lesson-group-why = Now you move together, in every turn of either of you. You can leave at the start of another member's turn.
refusal-not-group = Ask the other player first.
refusal-not-group-done = You can go on alone, but together you are stronger.

lesson-fetch = Pick up followers
lesson-fetch-see = When you play solo, five followers wait on the map. One is on b. Go there, beat the card, and the follower joins you.
lesson-fetch-do = Pick up the follower on b.
lesson-fetch-why = Hank joins you, and brings his dice. When you play solo, these followers are your army.
refusal-not-fetch = Hank waits on b.

# What the rookie says in your first game
comment-token-placed = There are zombies where we were. Let's not go back.
comment-fight-over = That's over. Every fight costs time, or somebody's strength.
comment-fatigued = { NAME($survivor) } has { $fatigue } fatigue now. The third one kills, so eat in time.
comment-collected = Good. You can never have enough of that.
comment-scouted = A Location! Three of them win.

# The first screen of the rules
page-aim = Be the first to scout three Locations, alone or as a group.
page-turn = Recover (eat), move up to three steps, face what you meet, collect. Every space you leave gets a zombie token.
page-end = The first with three Locations wins. If all your survivors die, you are out.
page-score = Roll all your dice at once: kills against zombies, Actions for cards. Each zombie left gives 1 fatigue. The third fatigue kills a survivor.
