# Learning TacDex

course-two = For two
course-many = For three or more

lesson-high = High wins
lesson-high-see = The marker shows HIGH: the highest number wins the battle. Everybody plays one card face down.
lesson-high-do = Win the battle.
lesson-high-why = Your 9 beat the 4, and both cards go to your pile. Only the pile counts: the largest pile wins.
refusal-not-high = The marker shows HIGH: play your highest number.
refusal-not-high-2 = The 2 would lose to the 4, because the marker shows HIGH.

lesson-low = Low wins
lesson-low-see = Now the marker shows LOW. It stays there until something turns it.
lesson-low-do = Win this battle too.
lesson-low-why = On LOW the 2 beats the 4. No card is bad: some are good on HIGH, some on LOW.
refusal-not-low = The marker shows LOW: the lowest number wins.
refusal-not-low-9 = On LOW the 9 would lose to almost everything. Keep it for HIGH.

lesson-tie = A tie turns the marker
lesson-tie-see = HIGH again. Your best card is the 11. If somebody else also plays an 11, it is a tie.
lesson-tie-do = Play the 11. Then win the battle that goes on.
lesson-tie-why = Both cards stayed on the table. The marker turned to LOW, each of you drew a card, and you fought on. Your 3 won all four cards.
refusal-not-tie = Look at the marker, then play your best card for it.

lesson-flip = FLIP decides last
lesson-flip-see = The 6s are FLIPs. If you play one, you may turn the marker after all cards are revealed.
lesson-flip-do = Play the 6, look, and make it win.
lesson-flip-why = The 9 was higher. You turned the marker to LOW, and the 6 won. Against one opponent a FLIP beats every other number.
refusal-not-flip = Try the 6: you choose the side afterwards.
refusal-not-flip-2 = The 2 is weak on HIGH. With the 6 you choose the side.
refusal-not-flip-keep = On HIGH the 9 wins. Turn the marker, and your 6 wins.

lesson-redo = REDO looks first
lesson-redo-see = A REDO has no number. You play it, see the other cards, and then add the card you fight with.
lesson-redo-do = Play the REDO, then add the card that wins.
lesson-redo-why = You saw the 4, so you knew that the 1 wins. The price: from now on you hold one card fewer.
refusal-not-redo = Play the REDO first: then you see before you choose.
refusal-not-redo-8 = On LOW the 8 loses to the 4.
refusal-not-redo-keep = Without a number you cannot win. Add a card.

lesson-discard = DISCARD bites
lesson-discard-see = The 5s are DISCARDs. They fight, and they also take a random card from an opponent who has three or more.
lesson-discard-do = Play the card that does both.
lesson-discard-why = Your 5 won on HIGH, and one of their cards went under their deck. The action works even if you lose the battle.
refusal-not-discard = Look for the card with an action: the 5.
refusal-not-discard-1 = The 1 loses on HIGH and does nothing else.

lesson-draw = DRAW gives you more cards
lesson-draw-see = The 7s are DRAWs: you draw an extra card from your deck, win or lose. More cards mean more choice.
lesson-draw-do = You will probably lose this battle. Play the card that gives you something anyway.
lesson-draw-why = The 9 won, but you drew two cards: the extra one and the usual one. You can gain something even when you lose.
refusal-not-draw = Which of your cards does something even when it loses?
refusal-not-draw-1 = A good card for LOW: keep it. The 7 draws.
refusal-not-draw-2 = A good card for LOW: keep it. The 7 draws.

lesson-end = How it ends
lesson-end-see = In the lower half of every deck lies an END. One is out already. Your pile has 20 cards, the other one 21.
lesson-end-do = Win what may be the last battle.
lesson-end-why = You won two cards, and then drew your END: the last one, so the game stopped at once. 22 against 21: the largest pile wins.
refusal-not-end = The marker shows HIGH: take these two cards.
refusal-not-end-2 = The 2 loses on HIGH, and you are one card behind.

lesson-best = Four at the table
lesson-best-see = With more players you can win more: the best number takes every card.
lesson-best-do = Win the battle.
lesson-best-why = Your 10 won four cards. The two 8s were equal, but only the best number counts.
refusal-not-best = HIGH: play the highest of all.
refusal-not-best-1 = The 1 is the lowest of all. The marker shows HIGH.

lesson-pot = Only the best go on
lesson-pot-see = When two players share the best number, only they fight on. The others watch, and their cards stay on the table.
lesson-pot-do = Play the 10. Then win all the cards on the table.
lesson-pot-why = You and the other 10 fought on, now on LOW. Your 1 won all six cards. Then everybody drew one.
refusal-not-pot = Which card wins on the side that the marker shows now?

lesson-middle = The middle wins nothing
lesson-middle-see = Against two opponents a FLIP is weaker: between a 3 and a 9 the 6 loses on either side.
lesson-middle-do = Play the card that is not in the middle.
lesson-middle-why = The 10 was the highest and won three cards. With more players the extremes are worth more: 1 and 2, 10 and 11.
refusal-not-middle = Think of what the two others may have: one low, one high.
refusal-not-middle-6 = You could turn the marker, but the 3 is lower and the 9 is higher. The 6 loses both ways.

# What the rookie says in your first game
comment-battle-won =
    { $you ->
        [yes] { $count } cards for you! Each counts as one, whatever its number.
       *[no] { $seat } gets { $count } cards. Check the marker before the next battle.
    }
comment-battle-tied = A tie! The cards stay on the table, the marker turns, and the winner gets them all.
comment-end-shown = An END is out. When the last one comes, the game is over at once.

# The first screen of the rules
page-aim = Win the largest pile of cards.
page-turn = Everybody plays a card face down. On HIGH the highest number wins them all, on LOW the lowest. Ties and FLIPs turn the marker.
page-end = When the last END is drawn, the game stops at once.
page-score = Every card in your pile counts as one. Cards in hands and decks don't count.
