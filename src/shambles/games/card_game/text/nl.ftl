# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = De rijen Walkers groeien. Jaag erop in de Hero-modus, of ontwijk ze in de Overlevingsmodus.
goal-hero = De meeste kogels winnen. De zesde kaart in een rij pakt de rij.
goal-survival = De minste kogels winnen. De zesde kaart in een rij pakt de rij.
mode-hero = Hero-modus
mode-survival = Overlevingsmodus
option-mode = Modus
option-hands = Aantal handen
way-hero = Card Game, Hero-modus
way-survival = Card Game, Overlevingsmodus

# Wat er gevraagd wordt
ask-lay-a-card = Leg één kaart gedekt neer.
ask-lay-cards = Leg één of twee kaarten gedekt neer: één Walker, twee Walkers, of een Walker met je Hero.
ask-take-a-row = Je { $card } is lager dan de laatste kaart van elke rij. Kies een rij om te pakken. Je { $card } begint die rij opnieuw.

# Wat er gebeurde
event-hand-begun = Hand { $hand } begint. Alle Walkers worden geschud.
event-hand-dealt =
    { $you ->
        [yes] Je hand: { $cards }.
       *[no] { $seat } krijgt { $count } Walkers.
    }
event-hero-taken =
    { $you ->
        [yes] Jouw Hero is { $hero }.
       *[no] De Hero van { $seat } is { $hero }.
    }
event-rows-started = De rijen beginnen met { $cards }.
event-round-begun = Ronde { $round } begint.
event-turned-up = Onthuld: { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Je { $card }
           *[no] De { $card } van { $seat }
        } is lager dan elke laatste kaart. Hij komt achter de hoogste, in rij { PLACE($row) }.
       *[other] { $you ->
            [yes] Je { $card }
           *[no] De { $card } van { $seat }
        } komt in rij { PLACE($row) }.
    }
event-row-taken =
    { $you ->
        [yes] Je pakt rij { PLACE($row) } met de { $card }: { $cards }, { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }.
       *[no] { $seat } pakt rij { PLACE($row) } met de { $card }: { $cards }, { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }.
    }
event-hand-scored = Hand { $hand } is afgelopen: { $points }.{ $hand ->
        [1] {""}
       *[other] {" "}Totaal: { $totals }.
    }

# Hoe het afliep
web-decisive = Grootste rij
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] Jij hebt de meeste kogels.
           *[no] { $winners } wint met de meeste kogels.
        }
       *[other] { $you ->
            [yes] Jij en { $others } delen de winst met de meeste kogels.
           *[no] { $winners } delen de winst met de meeste kogels.
        }
    }
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] Je overleeft met de minste kogels.
           *[no] { $winners } overleeft met de minste kogels en wint.
        }
       *[other] { $you ->
            [yes] Jij en { $others } delen de winst met de minste kogels.
           *[no] { $winners } delen de winst met de minste kogels.
        }
    }

# Waarom niet
refusal-no-heroes-here = In de Overlevingsmodus zijn er geen Hero's.
refusal-lay-one-card = Leg een kaart neer. Passen kan niet.
refusal-lay-only-one-card = Leg maar één kaart neer.
refusal-not-in-your-hand = Je hebt { $choice } niet.
refusal-lay-a-walker = Kies er een Walker bij: een Hero gaat nooit alleen, en passen kan niet.
refusal-hero-and-one-walker = Een Hero gaat samen met één Walker, niet met twee.
refusal-lay-at-most-two = Leg hoogstens twee kaarten neer.
refusal-hero-is-used = Je hebt je Hero in deze hand al gebruikt.

# De tafel in woorden
table-hand = Hand { $hand } van { $hands }, ronde { $round }.
table-round = Ronde { $round }.
table-row = Rij { $row }: { $cards }. { $count } van { $most } kaarten, { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }.
table-turned = Nog aan te leggen: { $cards }.
table-seat = { $name }: { $walkers ->
        [one] 1 Walker
       *[other] { $walkers } Walkers
    } in de hand{ $hero ->
        [none] { "" }
       *[other] , Hero { $hero }
    }, { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
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
option-goes-to = zou nu in rij { $row } komen
option-sixth = zou nu de zesde in rij { $row } zijn en die pakken: { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }
option-low = lager dan elke laatste kaart: je zou een rij moeten pakken
option-low-hero = lager dan elke laatste kaart: zou achter de hoogste komen, in rij { $row }
option-take-row = { $cards }: { $points ->
        [one] 1 kogel
       *[other] { $points } kogels
    }
option-two = twee Walkers, elk aangelegd als zijn getal aan de beurt is
option-first = aangelegd vóór alle Walkers zonder Hero
how-to-type = Typ een kaart: 57
how-to-type-lay-cards = Typ je kaarten: 57, 12+57 of 57+hero
how-to-type-take-a-row = Typ een rij: rij 2
# Wat je in antwoorden typt; de notatie werkt ook altijd.
typed-row = rij
typed-hero = hero

# Het hele scherm
hero = Hero
hero-used = gebruikt
row-full = VOL
picked = Je koos: { $cards }.
scores-by-hand = Punten per hand
column-seat = Speler
column-hand = Hand
column-laid = Gelegd
column-points = Pnt
column-total = Totaal
column-of-hand = { $hand }
hint-lay-a-card = Spatie kiest een kaart, Enter legt hem neer; of typ het getal.
hint-lay-cards = Spatie kiest één of twee kaarten, h je Hero, Enter legt ze neer.
hint-row = Wijs een rij aan, of typ het nummer; Enter pakt hem.
key-hero = h, +
help-point = een kaart of een rij aanwijzen
help-pick = die kiezen, of weer terugleggen
help-lay = neerleggen wat je koos (of de kaart die je aanwijst), de rij pakken
help-digits = het getal van een kaart typen, of van een rij
help-hero = je Hero kiezen; + voegt twee kaarten samen, zoals 12+57

# Waar een deel begint
mark-hand-begun = Hand { $hand }
mark-round-begun = Ronde { $round }

# De scène in de browser
scene-hands = Ieders hand
scene-seats = Spelers
scene-turned = Onthuld, in de volgorde van aanleggen
scene-fill = { $count } van { $most }
scene-takes = de { $card } pakt deze rij: { $points }
scene-take-this = Pak
scene-hero = Hero { $hero }
scene-pick = Kies een kaart
scene-add-a-walker = Kies er een Walker bij
scene-pick-other = Kies een andere kaart
scene-lay = Leg { $cards } neer
scene-lay-instead = Leg liever { $cards } neer
scene-sending = { $cards } wordt verstuurd…
scene-laid = gedekt neergelegd
scene-laid-tag = neergelegd
scene-laid-mine = Je hebt { $cards } gedekt neergelegd.
scene-undo = Je kunt dit ongedaan maken tot iedereen klaar is.
scene-change = Je kunt dit veranderen tot iedereen klaar is.
scene-hint-lay-a-card = Kies een kaart en zie waar hij zou komen.
scene-hint-lay-cards = Kies één of twee kaarten en zie waar ze zouden komen.
scene-hint-take-a-row = Kies de rij die je pakt.
scene-face-down =
    { $count ->
        [one] Er ligt één kaart gedekt.
       *[other] Er liggen { $count } kaarten gedekt.
    }
scene-pile =
    { $count ->
        [0] { $name }: geen kaarten gepakt.
        [one] { $name }, 1 kaart gepakt:
       *[other] { $name }, { $count } kaarten gepakt:
    }
scene-final = Eindstand
scene-hand-over = Hand { $hand } is afgelopen
scene-go-on = Verder met hand { $hand }
scene-most-win = De meeste kogels winnen.
scene-fewest-win = De minste kogels winnen.
scene-leads = staat voor

# Wat voor een keuze pleit
reason-row = { $choice } kost { $mine ->
            [one] 1 kogel
           *[other] { $mine } kogels
        }, { $other } kost er { $theirs }.
reason-risk = { $choice } riskeert deze ronde ongeveer { $mine ->
            [one] 1 kogel
           *[other] { $mine } kogels
        }, { $other } ongeveer { $theirs }.
reason-later = { $choice } is later lastiger te leggen: erna kosten je andere kaarten ongeveer { $mine ->
            [one] 1 kogel
           *[other] { $mine } kogels
        }, na { $other } { $theirs }.
reason-rest = { $choice } laat je veiliger rijen: je andere kaarten kosten dan ongeveer { $mine ->
            [one] 1 kogel
           *[other] { $mine } kogels
        }, na { $other } { $theirs }.
reason-wins = Deze ronde levert { $choice } ongeveer { $mine ->
            [one] 1 kogel
           *[other] { $mine } kogels
        } op, { $other } ongeveer { $theirs }.
reason-fills = { $other } zou een rij vol maken en de { $theirs } kogels daarvan aan de volgende kaart laten; { $choice } laat er { $mine ->
            [0] geen
           *[other] { $mine }
        }.
reason-keeps = Met { $choice } leg je minder Walkers dan met { $other }, zodat je er nog hebt als die van de anderen op zijn.
reason-keeps-hero = Met { $choice } bewaar je je Hero voor een vollere rij; { $other } gebruikt hem op.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-took = { $you ->
    [yes] Jij nam
   *[no] { $seat } nam
} { $mine ->
    [one] 1 kogel
   *[other] { $mine } kogels
} met { $choice }; met { $better } waren het er { $theirs ->
    [0] geen
   *[other] { $theirs }
} geweest.
review-won = { $you ->
    [yes] Jij won
   *[no] { $seat } won
} { $mine ->
    [0] niets
    [one] 1 kogel
   *[other] { $mine } kogels
} met { $choice }; met { $better } waren het er { $theirs } geweest.

# Hoe een keuze heet
answer-lay = { $cards }{ $hero ->
        [yes] {" "}met de Hero
       *[no] { "" }
    }

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] Allemaal gelijk: { $count } { $count ->
        [one] kogel
       *[other] kogels
    }
   *[no] Aan kop: { $names }, { $count } { $count ->
        [one] kogel
       *[other] kogels
    }
}
# Grote momenten, zoals ze worden aangekondigd
moment-hero-kills = Een Hero slaat toe
moment-row-falls = Een rij valt
moment-hand-decided = De laatste kaart beslist

# Wat mensen aan tafel met één druk zeggen
emote-ouch = Au!
emote-lucky = Jij hebt geluk
emote-my-row = Dat was mijn rij
emote-run = Rennen!
emote-well-played = Goed gespeeld
emote-one-more = Nog een potje?
