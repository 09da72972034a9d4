# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = De rijen Walkers groeien. Jaag erop in de Hero-modus, of blijf er weg in de Overlevingsmodus.
goal-hero = De meeste kogels winnen. De zesde kaart pakt de rij.
goal-survival = De minste kogels winnen. De zesde kaart pakt de rij.
mode-hero = Hero-modus
mode-survival = Overlevingsmodus
option-mode = Modus
option-hands = Handen in de wedstrijd

# Wat er gevraagd wordt
ask-lay-a-card = Leg één kaart gedekt neer.
ask-lay-cards = Leg één of twee kaarten gedekt neer: één Walker, twee Walkers, of een Walker met je Hero.
ask-take-a-row = Je { $card } is lager dan de laatste kaart van elke rij. Neem een rij; de { $card } begint haar opnieuw.

# Wat er gebeurde
event-hand-begun = Hand { $hand } begint; alle Walkers worden geschud.
event-hand-dealt =
    { $you ->
        [yes] Je neemt je kaarten op: { $cards }.
       *[no] { $seat } neemt { $count } Walkers op.
    }
event-hero-taken =
    { $you ->
        [yes] Jouw Hero is { $hero }.
       *[no] { $seat } neemt een Hero: { $hero }.
    }
event-rows-started = De rijen beginnen met { $cards }.
event-round-begun = Ronde { $round } begint.
event-turned-up = Omgedraaid: { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Je { $card }
           *[no] De { $card } van { $seat }
        } is lager dan elke laatste kaart: hij komt achter de hoogste, in rij { PLACE($row) }.
       *[other] { $you ->
            [yes] Je { $card }
           *[no] De { $card } van { $seat }
        } komt in rij { PLACE($row) }.
    }
event-row-taken =
    { $you ->
        [yes] Je neemt rij { PLACE($row) } met de { $card }: { $cards }, { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }.
       *[no] { $seat } neemt rij { PLACE($row) } met de { $card }: { $cards }, { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }.
    }
event-hand-scored = Hand { $hand } is afgelopen: { $points }. Totaal: { $totals }.

# Hoe het afliep
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] Je wint met de meeste punten.
           *[no] { $winners } wint met de meeste punten.
        }
       *[other] { $winners } delen de winst met de meeste punten.
    } { $scores }.
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] Je overleeft met de minste punten, en wint.
           *[no] { $winners } overleeft met de minste punten, en wint.
        }
       *[other] { $winners } delen de winst met de minste punten.
    } { $scores }.

# Waarom niet
refusal-no-heroes-here = In de Overlevingsmodus zijn er geen Heroes.
refusal-lay-one-card = Leg een kaart neer: passen kan niet.
refusal-lay-only-one-card = Leg maar één kaart neer.
refusal-not-in-your-hand = { $choice } heb je niet in je hand.
refusal-lay-a-walker = Leg een Walker neer: passen kan niet, en een Hero gaat alleen samen met een Walker.
refusal-hero-and-one-walker = Een Hero gaat met één Walker samen, niet met meer.
refusal-lay-at-most-two = Leg hoogstens twee kaarten neer.
refusal-hero-is-used = Je hebt je Hero in deze hand al gebruikt.

# De tafel in woorden
table-hand = Hand { $hand } van { $hands }, ronde { $round }.
table-round = Ronde { $round }.
table-row = Rij { $row }: { $cards }. { $count } van { $most } kaarten, { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }.
table-turned = Nog te plaatsen: { $cards }.
table-seat = { $name }: { $walkers ->
        [one] 1 Walker
       *[other] { $walkers } Walkers
    } in de hand{ $hero ->
        [none] { "" }
       *[other] , Hero { $hero }
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $total ->
        [none] { "" }
       *[other] , { $total } in de wedstrijd
    }.
table-cards = Jouw Walkers: { $cards }.
table-hero = Jouw Hero: { $hero }.
table-hero-used = Je Hero is gebruikt.
rows = Rijen
row = Rij { $row }
bullets = { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }

# Wat een keuze betekent
option-goes-to = komt nu in rij { $row }
option-sixth = nu de zesde in rij { $row }: neemt haar, { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }
option-low = lager dan elke laatste kaart: je zou een rij nemen
option-low-hero = lager dan elke laatste kaart: achter de hoogste, rij { $row }
option-take-row = { $cards }: { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }
option-two = twee Walkers, elk op zijn beurt geplaatst
option-first = geplaatst vóór alle Walkers zonder Hero
how-to-type = Typ een kaart: 57
how-to-type-lay-cards = Typ je kaarten: 57, 12+57 of 57+hero
how-to-type-take-a-row = Typ een rij: rij 2

# Het hele scherm
hero = Hero
hero-used = gebruikt
row-full = VOL
picked = Gekozen: { $cards }.
scores-by-hand = Punten per hand
column-seat = Plaats
column-hand = Hand
column-laid = Gelegd
column-points = Pnt
column-total = Som
column-of-hand = { $hand }
hint-lay-a-card = Spatie kiest een kaart, Enter legt haar; of typ het getal.
hint-lay-cards = Spatie kiest één of twee kaarten, h je Hero, Enter legt ze.
hint-row = Wijs een rij aan, of typ haar nummer; Enter neemt haar.
key-hero = h, +
help-point = een kaart of een rij aanwijzen
help-pick = haar kiezen, of weer terugleggen
help-lay = leggen wat je koos (of de kaart die je aanwijst), de rij nemen
help-digits = het getal van een kaart typen, of van een rij
help-hero = je Hero kiezen; + voegt twee kaarten samen, zoals 12+57

# Waar een deel begint
mark-hand-begun = Hand { $hand }
mark-round-begun = Ronde { $round }

# De scène in de browser
scene-hands = Ieders hand
scene-seats = Plaatsen
scene-turned = Omgedraaid, in de volgorde van plaatsen
scene-fill = { $count } van { $most }
scene-takes = de { $card } neemt haar: { $points }
scene-take-this = Neem
scene-hero = Hero { $hero }
scene-pick = Kies een kaart
scene-pick-other = Kies een andere kaart
scene-lay = Leg { $cards }
scene-lay-instead = Leg liever { $cards }
scene-sending = { $cards } is onderweg…
scene-laid = gedekt gelegd
scene-laid-tag = gelegd
scene-laid-mine = Je hebt { $cards } gedekt gelegd.
scene-undo = Tot iedereen klaar is, kun je het ongedaan maken en iets anders leggen.
scene-change = Tot iedereen klaar is, kun je nog iets anders kiezen.
scene-hint-lay-a-card = Kies een kaart en zie waar ze zou komen.
scene-hint-lay-cards = Kies één of twee kaarten en zie waar ze zouden komen.
scene-hint-take-a-row = Kies de rij die je neemt.
scene-face-down =
    { $count ->
        [one] Er ligt één kaart gedekt.
       *[other] Er liggen { $count } kaarten gedekt.
    }
scene-pile =
    { $count ->
        [0] { $name } heeft geen kaarten genomen.
        [one] { $name } heeft 1 kaart genomen:
       *[other] { $name } heeft { $count } kaarten genomen:
    }
scene-final = De eindstand
scene-hand-over = Hand { $hand } is afgelopen
scene-go-on = Verder met hand { $hand }
scene-most-win = De meeste punten winnen.
scene-fewest-win = De minste punten winnen.
scene-leads = staat voor

# Wat voor een keuze pleit
reason-row = { $choice } kost { $mine ->
            [one] 1 punt
           *[other] { $mine } punten
        }, { $other } kost er { $theirs }.
reason-risk = { $choice } zet deze ronde ongeveer { $mine ->
            [one] 1 punt
           *[other] { $mine } punten
        } op het spel, { $other } ongeveer { $theirs }.
reason-wins-more = { $choice } wint deze ronde waarschijnlijk meer dan { $other }, voor wat het uit je hand kost.

# Hoe een keuze heet
answer-lay = { $cards }{ $hero ->
        [yes] {" "}met de Hero
       *[no] { "" }
    }
