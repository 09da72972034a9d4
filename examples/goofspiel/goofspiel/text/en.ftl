game = Goofspiel
game-line = Thirteen prizes, thirteen cards to bid with: the highest bid takes the prize, and equal bids leave it lying.
goal = Most points win. The highest bid takes the prize; equal bids leave it there.
option-deal = Hands
deal-suits = a suit each
deal-shuffled = dealt at random

ask-bid = Bid a card for { $stakes }, face down.

event-suits-taken = Everybody takes up a suit of { $count } cards.
event-hand-dealt =
    { $you ->
        [yes] You take up your hand: { $cards }.
       *[no] { $seat } takes up { $count } cards.
    }
event-prize-turned = The next prize is { $prize }. What is bid for: { $stakes }.
event-bids-turned = The bids are { $bids }.
event-prizes-won =
    { $you ->
        [yes] You win { $prizes }.
       *[no] { $seat } wins { $prizes }.
    }
event-prizes-stayed = { $seats } bid the same, and the most: { $prizes } stays on the table.

outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] You win with the most points.
           *[no] { $winners } wins with the most points.
        }
       *[other] { $you ->
            [yes] You and { $others } share the win with the most points.
           *[no] { $winners } share the win with the most points.
        }
    } { $scores }.

refusal-not-in-your-hand = You do not hold { $choice }.

how-to-type = Type a card: 7

view-seat = Your seat
view-seats = Players
view-stakes = What is bid for
view-prizes-left = Prizes still face down
view-count = Cards
view-hand = Hand
view-bid = Bid
view-won = Won
view-points = Points
bid-laid = a card, face down
