game = Goofspiel
game-line = Dertien prijzen, dertien kaarten om mee te bieden: het hoogste bod krijgt de prijs, bij gelijke stand blijft hij liggen.
goal = De meeste punten winnen. Het hoogste bod krijgt de prijs; bij gelijke stand niemand.
option-deal = Handen
deal-suits = ieder een kleur
deal-shuffled = willekeurig gedeeld

ask-bid = Bied een kaart voor { $stakes }, gedekt.

event-suits-taken = Iedereen pakt een kleur van { $count } kaarten op.
event-hand-dealt =
    { $you ->
        [yes] Je pakt je hand op: { $cards }.
       *[no] { $seat } pakt { $count } kaarten op.
    }
event-prize-turned = De volgende prijs is { $prize }. Waarom geboden wordt: { $stakes }.
event-bids-turned = Er is geboden: { $bids }.
event-prizes-won =
    { $you ->
        [yes] Je wint { $prizes }.
       *[no] { $seat } wint { $prizes }.
    }
event-prizes-stayed = { $seats } bieden even veel, en het meest: { $prizes } blijft liggen.

outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] Jij wint met de meeste punten.
           *[no] { $winners } wint met de meeste punten.
        }
       *[other] { $you ->
            [yes] Jij en { $others } delen de winst met de meeste punten.
           *[no] { $winners } delen de winst met de meeste punten.
        }
    } { $scores }.

refusal-not-in-your-hand = Je hebt { $choice } niet in je hand.

how-to-type = Typ een kaart: 7

view-seat = Je plaats
view-seats = Spelers
view-stakes = Waarom geboden wordt
view-prizes-left = Prijzen die nog gedekt liggen
view-count = Kaarten
view-hand = Hand
view-bid = Bod
view-won = Gewonnen
view-points = Punten
bid-laid = een kaart, gedekt
