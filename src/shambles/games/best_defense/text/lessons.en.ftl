# Learning The Best Defense

course-beginner = Beginner: open events, free talk
course-expert = Expert: hidden events, silence

lesson-deal = Talk first, then be silent
lesson-deal-see = In Expert, nobody sees your events, and nobody may talk between the deal and the fight. So you plan first.
lesson-deal-do = You are the leader. You have talked enough: deal the events.
lesson-deal-why = Everybody has two secret events now. Until the fight you have to trust each other.
refusal-not-deal = There is only one thing to do: deal.

lesson-move = The leader sends people
lesson-move-see = You are the leader: you move everybody, one step each. At the Town three walkers stand next to four food cards, and nobody guards them.
lesson-move-do = Send Rick where he is needed most.
lesson-move-why = Where nobody stands, every walker eats a card from the deck. If one deck runs out, everybody loses. Now the walkers there must bite Rick instead.
refusal-not-move = Look for a small deck with many walkers.
refusal-not-move-farm = The Farm has no walkers, so it needs nobody. The Town would lose three of its four cards.
refusal-not-move-prison = The Prison's walls stop up to three walkers, so the one there does no harm. The Town is in danger.

lesson-draw = Take what you need
lesson-draw-see = Each place has a deck: food, ammo, allies or equipment. You may draw one card where you stand.
lesson-draw-do = The food deck has twelve cards. Draw one.
lesson-draw-why = Two Cans: two food for Rick. But now the deck has one card fewer. You need these cards, and they must never run out.
refusal-not-draw = With twelve cards you can take one: draw.

lesson-give = Share
lesson-give-see = After drawing you may give one thing to somebody at your place. Glenn has one hit point and no food. You have three food.
lesson-give-do = Help Glenn.
lesson-give-why = After the fight one food heals one hit point. You win together or not at all.
refusal-not-give = Glenn needs something to eat.
refusal-not-give-done = You may keep everything, but then Glenn will not live long.
refusal-not-give-handgun-glenn = Then you have no weapon, and Glenn still has no food.

lesson-defy = Defy the leader
lesson-defy-see = Glenn is the leader and left you at the Farm with five walkers and no weapon. For one food you may move one step yourself.
lesson-defy-do = Go where the walkers can't hurt you.
lesson-defy-why = The Prison's walls stop up to three walkers, and there are two. It cost one food and may have saved your life.
refusal-not-defy = Look for a place where nobody can bite you.
refusal-not-defy-stay = Five walkers, three hit points: Rick could die.
refusal-not-defy-town = At the Town two walkers would bite you. There is a safer place.

lesson-event = The lesser evil
lesson-event-see = Everybody gets two events each round. The leader plays both. You play one, and the other is discarded.
lesson-event-do = Play the one that helps you here, at the Farm.
lesson-event-why = Rick was at the Farm, so the orchard gave two food for one walker. The herd on the road never came: you also choose what does not happen.
refusal-not-event = Read both. Which one is good for somebody at the Farm?
refusal-not-event-herd-on-the-road = Nobody is at the Highway. Three to five walkers would come there and eat the deck.

lesson-fight = Shoot together
lesson-fight-see = Two walkers. Five points kill one. Players who shoot at the same place add up their points. Blades count alone. Glenn uses the crossbow.
lesson-fight-do = Choose the weapon whose points add to Glenn's.
lesson-fight-why = Nine and two make eleven points: two walkers dead. Alone, you would have killed only one.
refusal-not-fight = Which of your weapons shoots?
refusal-not-fight-machete = A blade counts alone: your points would not add to Glenn's two.
refusal-not-fight-nothing = Two walkers, and you have a rifle. Use it.

lesson-divide = Divide the bites
lesson-divide-see = Every walker that is left bites somebody. You decide together who takes the bites. Rick has one hit point left, Glenn five.
lesson-divide-do = Choose so that both survive.
lesson-divide-why = Glenn took both bites, and nobody died. You share hit points too.
refusal-not-divide = One more bite would kill Rick.
refusal-not-divide-rick-1-glenn-1 = It looks fair, but one bite would kill Rick.

lesson-last = How it is won
lesson-last-see = Round twelve, and the walkers have bitten for the last time. Every deck still has a card.
lesson-last-do = Eat, or don't: after that the game is over.
lesson-last-why = Twelve rounds and no empty deck: everybody wins. Guard the decks, share what you have, and choose the lesser evil.
refusal-not-last = Both are fine.

# What the rookie says in your first game
comment-fought = { $kills ->
        [0] { $total } at { NAME($place) } kills nobody: five points kill one. Next time let's shoot together.
       *[other] { $kills } killed at { NAME($place) }. Every five points kill one.
    }
comment-bitten = { $hurt ->
        [yes] Ouch. One food heals one hit point, once per round.
       *[no] That one did not hurt. Not every bite is stopped.
    }
comment-card-drawn = { $left } left in that deck. If it runs out, we all lose.
comment-moved = { NAME($survivor) } guards { NAME($place) } now. The walkers there bite people instead of eating cards.
comment-event-played = One event less to worry about.

# The first screen of the rules
page-aim = Hold the four places for twelve rounds. All win, or all lose.
page-turn = The leader moves everybody, draws, gives and plays two events. The others may defy the leader, draw, give, and play one event. Then everybody fights at once.
page-end = You win after round twelve. You lose when one deck runs out. In Hardcore mode you also lose when somebody dies.
page-score = Five points kill a walker. Each walker left bites a survivor. Where nobody stands, it eats a card from the deck.
