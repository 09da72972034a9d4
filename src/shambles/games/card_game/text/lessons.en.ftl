# Learning the Card Game

course-hero = Hero mode
course-survival = Survival mode

# Hero mode
lesson-hero-lay = A card finds its row
lesson-hero-lay-see = There are four rows on the table. Look at the last card of each: 10, 33, 43 and 90.
lesson-hero-lay-do = Play the 16, and watch where it goes.
lesson-hero-lay-why = The 16 went behind the 10. A card always goes behind the nearest last card that is lower than it. You don't choose the row: the number does.
refusal-not-hero-lay = Two cards at once come later. Play the 16 alone for now.
refusal-not-hero-lay-50 = The 50 would go behind the 43. Keep it for now, and play the 16.

lesson-hero-nearest = Lower, and nearest
lesson-hero-nearest-see = The rows end in 12, 37, 43 and 58. You hold three cards.
lesson-hero-nearest-do = Play the card that goes behind the 43.
lesson-hero-nearest-why = The 44 is higher than 12, 37 and 43, and the 43 is the nearest of them. That is all there is to it.
refusal-not-hero-nearest = One card is enough here: the one that lands behind the 43.
refusal-not-hero-nearest-39 = The 39 is lower than 43, so it would go behind the 37. Look for a card between 43 and 58.
refusal-not-hero-nearest-61 = The 61 is also higher than 58, and the 58 is nearer. So it would go behind the 58.

lesson-hero-sixth = The sixth card takes the row
lesson-hero-sixth-see = The first row has five cards: it is full. The bullets on the cards are points. In Hero mode you want them.
lesson-hero-sixth-do = Take the full row, with one card.
lesson-hero-sixth-why = Your 23 was the sixth card, so you get the five before it: 13 bullets. The 23 starts the row again. Most bullets win.
refusal-not-hero-sixth = Not that one. Which of your cards goes behind the 22?
refusal-not-hero-sixth-50 = The 50 would go behind the 40, and win nothing. The full row ends in 22.
refusal-not-hero-sixth-23-50 = That also takes the row, but the second card wins nothing. One card is enough.

lesson-hero-low = Lower than everything
lesson-hero-low-see = The 16 is lower than every last card. In Hero mode such a card goes behind the highest one: here the 90.
lesson-hero-low-do = Use that: play one card and win the row of the 90.
lesson-hero-low-why = The row of the 90 had five cards, so your 16 was the sixth: 14 bullets. Low cards are weapons in Hero mode.
refusal-not-hero-low = One card does it: the one that is lower than all the rows.
refusal-not-hero-low-45 = The 45 would go behind the 43 and win nothing.

lesson-hero-two = Two cards in one round
lesson-hero-two-see = You may play one or two Walkers. Two rows are full, and you hold a card for each of them.
lesson-hero-two-do = Play two cards, and take both rows.
lesson-hero-two-why = All cards are placed from low to high: your 6 took the first row, your 57 the second. But now you have fewer cards, and players without Walkers have to wait.
refusal-not-hero-two = Almost. Which two cards go right behind the full rows?
refusal-not-hero-two-6 = The 6 takes the first row. Somebody else may take the second, so take it now as well.
refusal-not-hero-two-57 = The 57 takes the second row. The first one is waiting too.

lesson-hero-hero = What the Hero is for
lesson-hero-hero-see = The first row is full. You have the 30, but somebody may play a card between 22 and 30, and that card goes first.
lesson-hero-hero-do = Make sure you get that row.
lesson-hero-hero-why = The Walker you play with your Hero is placed before all others. The 23 came too late. You have one Hero per hand: save it for a row with many bullets.
refusal-not-hero-hero = Your Hero goes with the card that takes the row.
refusal-not-hero-hero-30 = On its own the 30 comes after every lower card. Somebody has the 23 and would take the row first.
refusal-not-hero-hero-50 = The 50 would go behind the 40. The full row is the one that ends in 22.

lesson-hero-end = How it ends
lesson-hero-end-see = Everybody has one Walker left. When nobody has any, the hand is over. You have 13 bullets, the other player 6.
lesson-hero-end-do = Play your last card.
lesson-hero-end-why = Now everybody counts their bullets. You have the most, so you win. That is Hero mode: be the sixth.
refusal-not-hero-end = You have only this one card left.

# Survival mode
lesson-survival-lay = A card finds its row
lesson-survival-lay-see = There are four rows on the table. Look at the last card of each: 10, 33, 43 and 90. Everybody plays one card.
lesson-survival-lay-do = Play the 16, and watch where it goes.
lesson-survival-lay-why = The 16 went behind the 10. A card always goes behind the nearest last card that is lower than it. You don't choose the row: the number does.
refusal-not-survival-lay = Play the 16 for now.
refusal-not-survival-lay-50 = The 50 would go behind the 43. Keep it for now, and play the 16.

lesson-survival-fifth = Five are safe
lesson-survival-fifth-see = The first row has four cards. A row holds five. The bullets on the cards are points. In Survival mode you don't want any.
lesson-survival-fifth-do = Play the fifth card of the first row.
lesson-survival-fifth-why = Nothing happened, and that is good. Now the row is full: the next card that goes there takes it.
refusal-not-survival-fifth = Look for the card that goes behind the 14.
refusal-not-survival-fifth-71 = The 71 would go behind the 70. Safe, too, but look at the first row.

lesson-survival-sixth = The sixth card takes the row
lesson-survival-sixth-see = The first row is full and ends in 31. Whoever plays its sixth card must take all five: 14 bullets.
lesson-survival-sixth-do = Play the card that does not take it.
lesson-survival-sixth-why = The 90 went behind the 88, far from trouble. Fewest bullets win, so every full row is a trap.
refusal-not-survival-sixth = Look where each of your cards would go.
refusal-not-survival-sixth-34 = The 34 would go behind the 31 as the sixth card: you would take the row, with 14 bullets.

lesson-survival-row = Too low: you choose
lesson-survival-row-see = The 20 is lower than every last card. Then you must take a row, but you choose which.
lesson-survival-row-do = Play the 20, then take the row that costs you least.
lesson-survival-row-why = The 101 has one bullet. Your 20 starts that row again. A low card costs little while the rows are short.
refusal-not-survival-row = Play the 20 first.
refusal-not-survival-row-103 = The 103 would be safe behind the 101. But this lesson is about low cards: play the 20.
refusal-not-survival-row-row-1 = The 44 has five bullets. There is a cheaper row.
refusal-not-survival-row-row-2 = The 60 has three bullets. There is a cheaper row.
refusal-not-survival-row-row-3 = The 88 has five bullets. There is a cheaper row.

lesson-survival-gap = Leave no gap
lesson-survival-gap-see = The first row has four cards and ends in 24. The fifth is safe, the sixth is not. You hold the 25 and the 29.
lesson-survival-gap-do = Play the card that is sure to be the fifth.
lesson-survival-gap-why = No card fits between 24 and 25. Somebody played the 27: with the 29 you would have been the sixth. Now they were.
refusal-not-survival-gap = Which card can nobody get in front of?
refusal-not-survival-gap-29 = Between 24 and 29 there is room for 25, 26, 27 and 28. If one of them comes first, your 29 is the sixth.

lesson-survival-cheap = A small loss instead of a large one
lesson-survival-cheap-see = The 58 would be the sixth behind the 55: 13 bullets. The 3 is lower than everything.
lesson-survival-cheap-do = Lose only one bullet.
lesson-survival-cheap-why = With a low card you choose the row: one bullet instead of thirteen. Sometimes it is best to lose a little.
refusal-not-survival-cheap = There is a way that costs only one bullet.
refusal-not-survival-cheap-58 = That is the sixth card: 50, 51, 52, 53 and 55 would be yours, 13 bullets.
refusal-not-survival-cheap-row-1 = That row has 13 bullets, and it is the one you wanted to avoid.
refusal-not-survival-cheap-row-2 = The 66 has five bullets. There is a cheaper row.
refusal-not-survival-cheap-row-3 = The 77 has five bullets. There is a cheaper row.

lesson-survival-end = How it ends
lesson-survival-end-see = After ten rounds all hands are empty. This is the last card. You have 1 bullet, the others 13 and 7.
lesson-survival-end-do = Play your last card.
lesson-survival-end-why = Now everybody counts their bullets. You have the fewest, so you win. That is Survival mode: never be the sixth.
refusal-not-survival-end = You have only this one card left.

# What the rookie says in your first game
comment-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Your { $card }
           *[no] { $seat }'s { $card }
        } was lower than every last card, so it went behind the highest one.
       *[other] { $you ->
            [yes] Your { $card }
           *[no] { $seat }'s { $card }
        } went to row { PLACE($row) }: that row had the nearest lower card.
    }
comment-row-taken =
    { $you ->
        [yes] You took a row: { $points ->
            [one] 1 bullet
           *[other] { $points } bullets
        }. { $rule ->
            [CG-131] That is what you want: the most bullets win.
           *[other] Better not: the fewest bullets win.
        }
       *[no] { $seat } took a row: { $points ->
            [one] 1 bullet
           *[other] { $points } bullets
        }. That row starts again with one card.
    }
comment-hand-scored = Everybody counts their bullets: { $points }.

# The first screen of the rules
page-aim = Hero mode: get the most bullets. Survival mode: get the fewest.
page-turn = Everybody plays a card face down (in Hero mode one or two). All cards are placed from low to high, each behind the nearest last card that is lower.
page-end = When nobody has a Walker left, the hand is over.
page-score = The sixth card takes the five before it. Count the bullets on the cards you took.
