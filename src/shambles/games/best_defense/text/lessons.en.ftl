# Learning The Best Defense

course-beginner = Beginner: open events, free talk
course-expert = Expert: hidden events, silence

lesson-deal = Talk first, then be silent
lesson-deal-see = At Expert nobody sees your events, and from the deal until combat nobody may talk. So you plan before.
lesson-deal-do = You lead. You have talked enough: deal the events.
lesson-deal-why = Everybody has two events now, and only their owner sees them. Until combat you trust each other.
refusal-not-deal = There is only this to do: deal.

lesson-move = The leader sends people
lesson-move-see = You lead: you say where everybody goes, one step each. At the Town three walkers stand before four food cards, and nobody is there.
lesson-move-do = Send Rick where he is needed most.
lesson-move-why = Where nobody stands, every walker eats a card of the deck, and one empty deck loses the game for all. Now they must bite Rick instead, if they live.
refusal-not-move = Look for the smallest deck with the most walkers.
refusal-not-move-farm = The Farm has no walkers: nothing happens there. The Town would lose three of its four cards.
refusal-not-move-prison = The Prison's walls hold up to three walkers back: one does no harm there. The Town is in danger.

lesson-draw = Take what you need
lesson-draw-see = At each place lies a deck: food, ammo, allies or equipment. You may draw one card where you stand.
lesson-draw-do = The food deck has twelve cards. Draw one.
lesson-draw-why = Two Cans: two food for Rick. But the deck is a card smaller. You live on the same cards that you must not run out of.
refusal-not-draw = You can spare a card of twelve: draw.

lesson-give = Share
lesson-give-see = After drawing you may give one thing to somebody at your place. Glenn has one hit point and no food; you have three.
lesson-give-do = Help Glenn.
lesson-give-why = One food heals one hit point after the fight. You win together or not at all.
refusal-not-give = Glenn needs something to eat.
refusal-not-give-done = You may keep everything, but Glenn will not last long like this.
refusal-not-give-handgun-glenn = Then you have no weapon, and Glenn still nothing to eat.

lesson-defy = Defy the leader
lesson-defy-see = Glenn leads and has left you at the Farm: five walkers, and you have no weapon. For one food you may go one step on your own.
lesson-defy-do = Go where the walkers cannot hurt you.
lesson-defy-why = The Prison's walls hold up to three walkers back, and there are two. It cost one food, and perhaps a life was saved.
refusal-not-defy = Look for a place where nobody can bite you.
refusal-not-defy-stay = Five walkers and three hit points: that may be the end of Rick.
refusal-not-defy-town = At the Town two walkers would bite you. There is something better.

lesson-event = The lesser evil
lesson-event-see = Everybody gets two events a round. The leader must play both; you play one, and the other does nothing.
lesson-event-do = Play the one that helps you here, at the Farm.
lesson-event-why = Rick stood at the Farm, so the orchard gave two food for one walker. The herd on the road never came: choosing what does not happen is half the game.
refusal-not-event = Read both: which one is kind to whoever stands at the Farm?
refusal-not-event-herd-on-the-road = Nobody is at the Highway: three to five walkers would come there, and eat.

lesson-fight = Fire together
lesson-fight-see = Two walkers. Five points kill one. Whoever fires at the same place adds up the points; blades count alone. Glenn takes the crossbow.
lesson-fight-do = Choose the weapon whose points count together with Glenn's.
lesson-fight-why = Nine points and two are eleven: two walkers dead. Each alone would have killed one, and wasted the rest.
refusal-not-fight = Which of your weapons fires?
refusal-not-fight-machete = A blade counts for itself: your points would not join Glenn's two.
refusal-not-fight-nothing = Two walkers, and you hold a rifle. Use it.

lesson-divide = Divide the bites
lesson-divide-see = Every walker that is left bites somebody, and you divide the bites together. Rick has one hit point left, Glenn five.
lesson-divide-do = Propose a division that both survive.
lesson-divide-why = Glenn took both, and nobody died. Hit points are there to be shared, too.
refusal-not-divide = Rick cannot take a single bite more.
refusal-not-divide-rick-1-glenn-1 = It looks fair, but one bite is all that Rick has left.

lesson-last = How it is won
lesson-last-see = Round twelve, and the walkers have bitten for the last time. Every deck still has a card.
lesson-last-do = Eat, or let it be: after that the game is over.
lesson-last-why = Twelve rounds, no empty deck: you have all won. Guard the decks, share what you have, and choose the lesser evil.
refusal-not-last = Either will do.

# What the rookie says in your first game
comment-fought = { $kills ->
        [0] No walker fell. Five points kill one; next time we fire together.
       *[other] { $kills } down. Every five points count.
    }
comment-bitten = That hurt. One food heals one, once a round.
comment-card-drawn = { $left } left in that deck. At none, we have all lost.
comment-moved = { NAME($survivor) } guards { NAME($place) } now: there the walkers bite, and do not eat.
comment-event-played = One event less to worry about.

# The first screen of the rules
page-aim = Hold the four places for twelve rounds. All win, or all lose.
page-turn = The leader moves everybody, draws, trades and plays two events; the others may defy, draw, trade and play one. Then all fight at once.
page-end = You win after round twelve. You lose when one deck is empty; in Hardcore mode, also when somebody dies.
page-score = Five points kill a walker. Each one left bites a survivor; where nobody stands, it eats a card of the deck.
