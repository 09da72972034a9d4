# Learning the Card Game

course-hero = Hero mode
course-survival = Survival mode

# Hero mode
lesson-hero-lay = A card finds its row
lesson-hero-lay-see = Four rows lie on the table. What counts of each is its last card: 10, 33, 43 and 90.
lesson-hero-lay-do = Lay the 16, and watch where it goes.
lesson-hero-lay-why = The 16 went behind the 10. A card goes behind the nearest last card that is lower. Nobody chooses: the numbers do.
refusal-not-hero-lay = Two cards at once come later. Lay the 16 alone for now.
refusal-not-hero-lay-50 = The 50 would go behind the 43. Keep it for now, and lay the 16.

lesson-hero-nearest = Higher first, then nearest
lesson-hero-nearest-see = The rows end in 12, 37, 43 and 58. You hold three cards.
lesson-hero-nearest-do = Lay the card that goes behind the 43.
lesson-hero-nearest-why = The 44 is higher than 12, 37 and 43, and the 43 is the nearest of them. That is the whole of placing.
refusal-not-hero-nearest = One card is enough here: the one that lands behind the 43.
refusal-not-hero-nearest-39 = The 39 is lower than 43, so it would go behind the 37. Look for a card between 43 and 58.
refusal-not-hero-nearest-61 = The 61 is higher than 58, too, and that is nearer: it would go behind the 58.

lesson-hero-sixth = The sixth card takes the row
lesson-hero-sixth-see = The first row has five cards: it is full. Bullets on cards are points, and in Hero mode you want them.
lesson-hero-sixth-do = Take the full row, with one card.
lesson-hero-sixth-why = Your 23 was the sixth card, so the five before it are yours: 13 bullets. The 23 starts the row anew. Most bullets win.
refusal-not-hero-sixth = Not that one. Which of your cards goes behind the 22?
refusal-not-hero-sixth-50 = The 50 would go behind the 40, and win nothing. The full row ends in 22.
refusal-not-hero-sixth-23-50 = That takes the row as well, but spends a card that wins nothing. One is enough.

lesson-hero-low = Lower than everything
lesson-hero-low-see = The 16 is lower than every last card. In Hero mode such a card goes behind the highest one: here the 90.
lesson-hero-low-do = Use that: lay one card and win the row of the 90.
lesson-hero-low-why = The row of the 90 had five cards, so your 16 was the sixth: 14 bullets. Low cards are weapons in Hero mode.
refusal-not-hero-low = One card does it: the one that is lower than all the rows.
refusal-not-hero-low-45 = The 45 would go behind the 43 and win nothing.

lesson-hero-two = Two cards in one round
lesson-hero-two-see = You may lay one or two Walkers. Two rows are full, and you hold a card for each of them.
lesson-hero-two-do = Lay two cards, and take both rows.
lesson-hero-two-why = Everything laid is placed from low to high: your 6 took the first row, your 57 the second. But your hand is shorter now, and whoever runs out of Walkers sits and watches.
refusal-not-hero-two = Nearly. Which two cards stand right behind the full rows?
refusal-not-hero-two-6 = The 6 takes the first row. Somebody may take the other one: do it now, too.
refusal-not-hero-two-57 = The 57 takes the second row. The first one is waiting as well.

lesson-hero-hero = What the Hero is for
lesson-hero-hero-see = The first row is full. You hold the 30, but somebody may well lay a card between 22 and 30, and that comes first.
lesson-hero-hero-do = Make sure that the row is yours.
lesson-hero-hero-why = The Walker beside your Hero is placed before all others. The 23 came too late. You have one Hero for the whole hand: keep it for a fat row.
refusal-not-hero-hero = Your Hero goes with the card that takes the row.
refusal-not-hero-hero-30 = Without help the 30 comes after every lower card, and somebody holds the 23: that row would be gone.
refusal-not-hero-hero-50 = The 50 would go behind the 40. The full row is the one that ends in 22.

lesson-hero-end = How it ends
lesson-hero-end-see = Everybody has one Walker left. When nobody has any, the hand is over. Your pile has 13 bullets, the other one 6.
lesson-hero-end-do = Lay your last card.
lesson-hero-end-why = All bullets in the piles are counted. The most win: you. That is Hero mode: lay, place from low to high, and be the sixth.
refusal-not-hero-end = You have only this one card left.

# Survival mode
lesson-survival-lay = A card finds its row
lesson-survival-lay-see = Four rows lie on the table. What counts of each is its last card: 10, 33, 43 and 90. Everybody lays one card.
lesson-survival-lay-do = Lay the 16, and watch where it goes.
lesson-survival-lay-why = The 16 went behind the 10. A card goes behind the nearest last card that is lower. Nobody chooses: the numbers do.
refusal-not-survival-lay = Lay the 16 for now.
refusal-not-survival-lay-50 = The 50 would go behind the 43. Keep it for now, and lay the 16.

lesson-survival-fifth = Five are safe
lesson-survival-fifth-see = The first row has four cards. A row holds five. Bullets on cards are points, and in Survival mode you do not want any.
lesson-survival-fifth-do = Lay the fifth card of the first row.
lesson-survival-fifth-why = Nothing happened, and that is good. The row is full now: the next card that belongs there takes it.
refusal-not-survival-fifth = Look for the card that goes behind the 14.
refusal-not-survival-fifth-71 = The 71 would go behind the 70. Safe, too, but look at the first row.

lesson-survival-sixth = The sixth card takes the row
lesson-survival-sixth-see = The first row is full and ends in 31. Whoever lays its sixth card must take all five: 14 bullets.
lesson-survival-sixth-do = Lay the card that does not take it.
lesson-survival-sixth-why = The 90 went behind the 88, far from the trouble. Fewest bullets win, so every full row is a trap.
refusal-not-survival-sixth = Look where each of your cards would go.
refusal-not-survival-sixth-34 = The 34 would go behind the 31 as the sixth card: you would take the row, with 14 bullets.

lesson-survival-row = Too low: you choose
lesson-survival-row-see = The 20 is lower than every last card. Then you must take a row, but you may choose which.
lesson-survival-row-do = Lay the 20, then take the row that costs you least.
lesson-survival-row-why = The 101 has one bullet. Your 20 starts that row anew. A low card costs little while the rows are short.
refusal-not-survival-row = Lay the 20 first: it shows you something.
refusal-not-survival-row-103 = The 103 would go safely behind the 101. Today we look at what a low card does: lay the 20.
refusal-not-survival-row-row-1 = The 44 has five bullets. There is a cheaper row.
refusal-not-survival-row-row-2 = The 60 has three bullets. There is a cheaper row.
refusal-not-survival-row-row-3 = The 88 has five bullets. There is a cheaper row.

lesson-survival-gap = Leave no gap
lesson-survival-gap-see = The first row has four cards and ends in 24. The fifth is safe, the sixth is not. You hold the 25 and the 29.
lesson-survival-gap-do = Lay the card that is the fifth for certain.
lesson-survival-gap-why = Nothing fits between 24 and 25. Somebody laid the 27: with the 29, you would have been the sixth. Now they were.
refusal-not-survival-gap = Which card can nobody get in front of?
refusal-not-survival-gap-29 = Between 24 and 29 there is room for 25, 26, 27 and 28. If one of them comes first, your 29 is the sixth.

lesson-survival-cheap = A small loss instead of a large one
lesson-survival-cheap-see = The 58 would be the sixth behind the 55: 13 bullets. The 3 is lower than everything.
lesson-survival-cheap-do = Get away with one single bullet.
lesson-survival-cheap-why = A low card lets you choose your row: one bullet instead of thirteen. Sometimes losing a little is the clever move.
refusal-not-survival-cheap = There is a way that costs only one bullet.
refusal-not-survival-cheap-58 = That is the sixth card: 50, 51, 52, 53 and 55 would be yours, 13 bullets.
refusal-not-survival-cheap-row-1 = That row has 13 bullets, and it is the one you wanted to avoid.
refusal-not-survival-cheap-row-2 = The 66 has five bullets. There is a cheaper row.
refusal-not-survival-cheap-row-3 = The 77 has five bullets. There is a cheaper row.

lesson-survival-end = How it ends
lesson-survival-end-see = After ten rounds all hands are empty. This is the last card. You have 1 bullet, the others 13 and 7.
lesson-survival-end-do = Lay your last card.
lesson-survival-end-why = All bullets in the piles are counted. The fewest win: you. That is Survival mode: lay, place from low to high, and never be the sixth.
refusal-not-survival-end = You have only this one card left.

# What the rookie says in your first game
comment-placed =
    { $rule ->
        [CG-110] The { $card } was lower than everything: behind the highest with it.
       *[other] The { $card } in row { PLACE($row) }. Nobody gets anything, so far.
    }
comment-row-taken =
    { $you ->
        [yes] That row is yours: { $points ->
            [one] 1 bullet
           *[other] { $points } bullets
        }. Remember which mode we play!
       *[no] { $seat } gets a row: { $points ->
            [one] 1 bullet
           *[other] { $points } bullets
        }. It starts anew, so it is safe for a while.
    }
comment-hand-scored = All bullets are counted: { $points }.

# The first screen of the rules
page-aim = Hero mode: have the most bullets. Survival mode: have the fewest.
page-turn = Everybody lays a card face down (in Hero mode one or two). They are placed from low to high, each behind the nearest lower last card.
page-end = When nobody has a Walker left, the hand is over.
page-score = The sixth card takes the five before it. Count the bullets on what you took.
