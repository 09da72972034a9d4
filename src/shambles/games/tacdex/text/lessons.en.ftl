# Learning TacDex

course-two = For two
course-many = For three or more

lesson-high = High wins
lesson-high-see = The marker between you shows HIGH: the highest number takes the battle. Everybody lays one card, face down.
lesson-high-do = Win the battle.
lesson-high-why = Your 9 beat the 4, and both cards are in your pile. Cards in the pile are all that counts: the largest pile wins.
refusal-not-high = The marker shows HIGH: look for your highest number.
refusal-not-high-2 = The 2 would lose to the 4: it shows HIGH.

lesson-low = Low wins
lesson-low-see = Now the marker shows LOW. It stays so until something turns it.
lesson-low-do = Win this battle, too.
lesson-low-why = On LOW the 2 beats the 4. There are no bad cards: only cards for HIGH and cards for LOW.
refusal-not-low = The marker shows LOW: small is strong.
refusal-not-low-9 = On LOW the 9 would lose to almost everything. Keep it for HIGH.

lesson-tie = A tie turns the marker
lesson-tie-see = HIGH again. Your best card is the 11. If somebody else lays an 11, too, it is a tie.
lesson-tie-do = Lay the 11; then win the battle that goes on.
lesson-tie-why = Both cards stayed, the marker turned to LOW, each drew a card, and you fought on. Your 3 took all four cards.
refusal-not-tie = Look at the marker, and at the best you have for it.

lesson-flip = FLIP decides last
lesson-flip-see = The 6s are FLIPs. Whoever plays one may turn the marker when all the cards are seen.
lesson-flip-do = Lay the 6, look, and make it win.
lesson-flip-why = The 9 was higher; you turned the marker to LOW, and the 6 won. Against one opponent a FLIP beats every other number.
refusal-not-flip = Try the 6: it lets you choose the side afterwards.
refusal-not-flip-2 = The 2 is weak on HIGH. The 6 can choose its side.
refusal-not-flip-keep = On HIGH the 9 wins. Turn the marker, and the 6 does.

lesson-redo = REDO looks first
lesson-redo-see = A REDO has no number. You play it, see what the others show, and then add the card that you fight with.
lesson-redo-do = Lay the REDO, then add the card that wins.
lesson-redo-why = The 4 lay open, so you knew that the 1 wins. The price: your hand is a card shorter from now on.
refusal-not-redo = Lay the REDO first: it lets you see before you choose.
refusal-not-redo-8 = On LOW the 8 loses to the 4.
refusal-not-redo-keep = Without a number you cannot win. Add a card.

lesson-discard = DISCARD bites
lesson-discard-see = The 5s are DISCARDs. Besides fighting, they take a card, unseen, from an opponent who holds three or more.
lesson-discard-do = Lay the card that does both.
lesson-discard-why = Your 5 won on HIGH, and one card of theirs went under their deck. Actions work for whoever loses the battle, too.
refusal-not-discard = Look for the card with an action: the 5.
refusal-not-discard-1 = The 1 loses on HIGH, and does nothing besides.

lesson-draw = DRAW makes hands long
lesson-draw-see = The 7s are DRAWs: an extra card from your own deck, win or lose. More cards are more choice.
lesson-draw-do = You expect to lose this battle. Lay the card that gives you something all the same.
lesson-draw-why = The 9 won, but you drew two cards: one extra, and the usual one. A lost battle need not be lost for nothing.
refusal-not-draw = Which of your cards does something even when it loses?
refusal-not-draw-1 = A fine card for LOW: keep it. The 7 draws.
refusal-not-draw-2 = A fine card for LOW: keep it. The 7 draws.

lesson-end = How it ends
lesson-end-see = In the lower half of every deck lies an END. One is out already. Your pile has 20 cards, the other one 21.
lesson-end-do = Win what may be the last battle.
lesson-end-why = You won two cards, and then drew your END: the last one, so the game stopped at once. 22 against 21: the largest pile wins.
refusal-not-end = The marker shows HIGH: take these two cards.
refusal-not-end-2 = The 2 loses on HIGH, and you are one card behind.

lesson-best = Four at the table
lesson-best-see = With more players there is more to win: the best number of all takes every card.
lesson-best-do = Take the battle.
lesson-best-why = Your 10 took four cards. The two 8s were equal, but only the best number counts: their tie was nothing.
refusal-not-best = HIGH: the highest of all is wanted.
refusal-not-best-1 = The 1 is the lowest of all. The marker shows HIGH.

lesson-pot = Only the best go on
lesson-pot-see = When two share the best number, only they fight on. The others sit and watch, and their cards stay in the pot.
lesson-pot-do = Lay the 10; then win the pot.
lesson-pot-why = You and the other 10 went on, on LOW, and your 1 took all six cards. Then everybody drew one.
refusal-not-pot = Which card wins on the side that the marker shows now?

lesson-middle = The middle wins nothing
lesson-middle-see = Against two opponents a FLIP is weaker: between a 3 and a 9 the 6 loses on either side.
lesson-middle-do = Lay the card that does not stand in the middle.
lesson-middle-why = The 10 was the highest, and took three cards. The more play, the more the ends are worth: 1 and 2, 10 and 11.
refusal-not-middle = Think of what two others may show, one low and one high.
refusal-not-middle-6 = You could turn the marker, but a 3 is lower and a 9 is higher: it would lose both ways.

# What the rookie says in your first game
comment-battle-won =
    { $you ->
        [yes] { $count } cards for you! They count one each, whatever stands on them.
       *[no] { $seat } gets { $count } cards. Look at the marker before the next one.
    }
comment-battle-tied = A tie! The cards stay, the marker turns, and it goes on for everything.
comment-end-shown = An END is out. When the last one comes, it is over at once.

# The first screen of the rules
page-aim = Have the largest pile of won cards.
page-turn = Everybody lays a card face down. On HIGH the highest number takes them all, on LOW the lowest. Ties and FLIPs turn the marker.
page-end = When the last END is drawn, the game stops at once.
page-score = Every card in your pile counts one. What is in hands and decks counts nothing.
