# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = Ieder een stapel, samen één schijf: nu wint het hoogste getal, dan weer het laagste. Tot de laatste END.
goal = De grootste stapel wint. De schijf zegt of hoog of laag het gevecht pakt.
option-actions = Wat de 5 en de 7 doen
actions-standard = 5 discard, 7 draw
actions-swapped = 5 draw, 7 discard
option-unclaimed = Kaarten van een onbeslist gevecht
unclaimed-nobody = tellen voor niemand
unclaimed-owners = gaan terug naar hun eigenaars

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Survivors
theme-walkers = Walkers
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# Wat er gevraagd wordt
ask-select-a-card = Kies een kaart voor het gevecht en leg die gedekt neer.
ask-add-a-card = Je REDO: leg een kaart uit je hand bij, of houd het hierbij en heb geen getal.
ask-turn-the-marker = Je FLIP: draai de schijf van { $side } naar de andere kant, of laat hem zo.
ask-choose-an-opponent = Je DISCARD: kies een tegenspeler, die een willekeurige kaart kwijtraakt.

# Wat er gebeurde
event-deck-made =
    { $you ->
        [yes] Je stapel, de { $theme ->
            [survivors] Survivors
           *[walkers] Walkers
        }, is geschud; je END zit ergens in het onderste deel.
       *[no] De stapel van { $seat }, de { $theme ->
            [survivors] Survivors
           *[walkers] Walkers
        }, is geschud.
    }
event-marker-placed = De schijf ligt op { $side }.
event-hand-drawn =
    { $you ->
        [yes] Je trekt { NAME($cards) }.
       *[no] { $seat } trekt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
    }
event-round-begun =
    { $rule ->
        [TD-193] Gevecht { $battle } gaat door: { $seats } vechten opnieuw. De schijf ligt op { $side }.
       *[other] Gevecht { $battle }. De schijf ligt op { $side }.
    }
event-revealed = Omgedraaid: { $cards }.
event-card-added =
    { $you ->
        [yes] Je legt { NAME($card) } bij.
       *[no] { $seat } legt { NAME($card) } bij.
    }
event-nothing-added =
    { $you ->
        [yes] Je legt niets bij: je hebt geen getal.
       *[no] { $seat } legt niets bij en heeft geen getal.
    }
event-marker-turned =
    { $rule ->
        [TD-191] Door het gelijkspel draait de schijf naar { $side }.
       *[other] { $you ->
            [yes] Je draait de schijf naar { $side }.
           *[no] { $seat } draait de schijf naar { $side }.
        }
    }
event-marker-kept =
    { $you ->
        [yes] Je laat de schijf op { $side } liggen.
       *[no] { $seat } laat de schijf op { $side } liggen.
    }
event-battle-won =
    { $you ->
        [yes] Je wint { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }: { NAME($cards) }.
       *[no] { $seat } wint { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }: { NAME($cards) }.
    }
event-battle-tied =
    { $rule ->
        [TD-243] Allebei FLIP: niemand draait, het is gelijk. { $seats } vechten door.
        [TD-266] Nu allebei FLIP: niemand draait, het is gelijk. { $seats } vechten door.
        [TD-354] Iedereen heeft FLIP: niemand draait, het is gelijk. { $seats } vechten door.
        [TD-264] Allebei REDO: niemand legt bij, het is gelijk. { $seats } vechten door.
        [TD-356] Iedereen heeft REDO: niemand legt bij, het is gelijk. { $seats } vechten door.
       *[other] Gelijk: { $seats } vechten door om { $count } kaarten.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD ({ $by }): je { NAME($card) } gaat onder je stapel.
       *[no] DISCARD ({ $by }): een kaart van { $seat } gaat onder de stapel.
    }
event-discard-lost =
    { $you ->
        [yes] Je DISCARD raakt niemand: geen tegenspeler heeft drie kaarten.
       *[no] De DISCARD van { $seat } raakt niemand: geen tegenspeler heeft drie kaarten.
    }
event-card-drawn =
    { $rule ->
        [TD-322] { $you ->
            [yes] Je trekt een extra kaart: { NAME($card) }.
           *[no] { $seat } trekt een extra kaart.
        }
       *[other] { $you ->
            [yes] Je trekt { NAME($card) }.
           *[no] { $seat } trekt een kaart.
        }
    }
event-nothing-to-draw =
    { $you ->
        [yes] Je stapel is leeg: je trekt niets.
       *[no] De stapel van { $seat } is leeg: er wordt niets getrokken.
    }
event-end-shown =
    { $you ->
        [yes] Je trekt je END en legt hem open neer.
       *[no] { $seat } trekt END en legt hem open neer.
    } { $missing ->
        [0] Het is de laatste.
        [one] Er ontbreekt er nog één.
       *[other] Er ontbreken er nog { $missing }.
    }
event-dropped-out =
    { $you ->
        [yes] Je hebt geen kaart meer en valt uit het gevecht.
       *[no] { $seat } heeft geen kaart meer en valt uit het gevecht.
    }
event-left-unclaimed = { $count ->
        [one] Eén kaart op tafel telt
       *[other] { $count } kaarten op tafel tellen
    } voor niemand.
event-own-taken-back =
    { $you ->
        [yes] Je neemt je eigen kaarten terug op je winststapel: { NAME($cards) }.
       *[no] { $seat } neemt de eigen kaarten terug op de winststapel: { NAME($cards) }.
    }

# Hoe het afliep
outcome-last-end =
    De laatste END ligt op tafel. { $count ->
        [one] { $you ->
            [yes] Je wint met de meeste kaarten.
           *[no] { $winners } wint met de meeste kaarten.
        }
       *[other] { $winners } delen de winst met de meeste kaarten.
    } { $scores }.
outcome-too-few-players =
    Minder dan twee spelers hebben nog een kaart. { $count ->
        [one] { $you ->
            [yes] Je wint met de meeste kaarten.
           *[no] { $winners } wint met de meeste kaarten.
        }
       *[other] { $winners } delen de winst met de meeste kaarten.
    } { $scores }.

# Waarom niet
refusal-select-a-card = Kies een kaart: passen kan niet.
refusal-select-only-one-card = Kies maar één kaart.
refusal-end-does-not-fight = END heeft geen getal en vecht niet.
refusal-not-in-your-hand = Je hebt { $choice } niet in je hand.
refusal-too-few-cards = DISCARD kan alleen bij een hand van minstens drie kaarten.
refusal-choose-an-opponent = Kies een tegenspeler aan deze tafel.

# De tafel in woorden
table-battle = Gevecht { $battle }. De schijf ligt op { $side }: het { $side ->
        [HIGH] hoogste
       *[LOW] laagste
    } getal wint.
table-shown = Het laatst omgedraaid: { $cards }.
table-pot = { $count ->
        [one] Er ligt één kaart
       *[other] Er liggen { $count } kaarten
    } op tafel om te winnen.
table-tied = Vechten door: { $names }.
table-seat = { $name }, { $theme ->
        [survivors] Survivors
       *[walkers] Walkers
    }: { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand, { $deck } in de stapel, { $pile } gewonnen{ $end ->
        [yes] , END ligt op tafel
       *[no] { "" }
    }.
table-cards = Je hand: { $cards }.
table-buried = Onder je stapel: { $cards }.
table-card = { $card }{ $action ->
        [none] { "" }
       *[other] { " " }({ $action })
    }
table-end-draw = Je END komt bij de { $first }e tot { $last }e keer trekken vanaf nu.

# Wat een keuze betekent
option-chance = wint van { $percent } % van wat er kan komen
option-action = { $action ->
        [flip] FLIP: draai de schijf of niet, als alle kaarten open liggen
        [redo] REDO: leg een kaart bij, als alle kaarten open liggen
        [discard] DISCARD: een tegenspeler raakt een willekeurige kaart kwijt
       *[draw] DRAW: één kaart meer voor jou
    }
option-add = vecht met dit getal
option-keep-redo = geen getal: je kunt niet winnen
option-flip = de schijf komt op { $side }
option-keep = de schijf blijft op { $side }
option-victim = { $hand ->
            [one] 1 kaart
           *[other] { $hand } kaarten
        } in de hand, { $pile } gewonnen
how-to-type = Typ een kaart: 11, of redo
how-to-type-add-a-card = Typ een kaart om bij te leggen, of keep
how-to-type-turn-the-marker = Typ flip of keep
how-to-type-choose-an-opponent = Typ een plaats: seat 2

# Het hele scherm
marker-line = { $side ->
        [HIGH] hoogste wint
       *[LOW] laagste wint
    }
caption = Gevecht { $battle }{ $tied ->
        [yes] , verlengd
       *[no] { "" }
    }
column-seat = Plaats
column-hand = Hand
column-deck = Stapel
column-pile = Winst
column-end = END na
seat-fights = vecht door
seat-sits-out = kijkt toe
seat-out = op
seat-end = open
seat-end-draw = { $first }–{ $last }
clash-none = Er is nog niets omgedraaid.
clash-pot = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } te winnen: { $cards }
clash-won = Laatste gevecht: { $you ->
        [yes] jij won.
       *[no] { $seat } won.
    }
choice-flip = Draaien
choice-keep = Zo laten
choice-nothing = niets
score = Gewonnen kaarten
score-unclaimed = { $count ->
        [one] 1 kaart is
       *[other] { $count } kaarten zijn
    } van niemand.
hint-select-a-card = Wijs een kaart aan of typ het getal; Enter legt.
hint-add-a-card = Wijs een kaart aan, k is geen; Enter legt bij.
hint-turn-the-marker = f draait de schijf, k laat hem zo; Enter antwoordt.
hint-choose-an-opponent = Wijs een plaats aan of typ het nummer; Enter kiest.
key-flip = f, k
key-redo = r
help-point = een kaart, een kant of een plaats aanwijzen
help-answer = antwoorden met wat je aanwijst
help-digits = het getal van een kaart typen, of van een plaats
help-flip = de schijf draaien, of het zo laten
help-redo = je REDO aanwijzen (en nog eens voor de regel)


# Waar een deel begint
mark-round-begun = Gevecht { $battle }, ronde { $round }

# Het toneel in de browser
scene-arena = Het gevecht
scene-battle = Gevecht { $battle }
scene-extended = Extended Battle
scene-wins-now = Het { $side ->
        [HIGH] hoogste
       *[LOW] laagste
    } getal wint.
scene-pot = { $count ->
        [one] kaart te winnen
       *[other] kaarten te winnen
    }
scene-hand = hand
scene-deck = stapel
scene-pile = winst
scene-shows = Toont { $cards }.
scene-in-the-pot = Op tafel: { $cards }.
scene-lays = kiest
scene-ready = klaar
scene-decides = beslist
scene-sits-out = kijkt toe
scene-no-cards = geen kaart
scene-fights-on = vecht door
scene-takes =
    { $you ->
        [yes] Jij wint het gevecht
       *[no] { $name } wint het gevecht
    }{ $count ->
        [0] { "" }
       *[other] { " " }en neemt { $count } kaarten
    }.
scene-tie = Gelijk: { $names } vechten door.
scene-nobody = Niemand neemt de kaarten.
scene-stands = Zoals het nu ligt: { $what }
scene-would-win =
    { $you ->
        [yes] jij wint
       *[no] { $name } wint
    }
scene-would-tie = gelijk tussen { $names }
scene-pick = Kies een kaart
scene-with = Met { $card }: { $what }
scene-binding = Eenmaal neergelegd blijft hij liggen.
scene-lay = Leg { $card } gedekt neer
scene-add = Leg { $card } bij
scene-sending = Onderweg…
scene-laid = gedekt neergelegd
scene-laid-tag = gelegd
scene-laid-mine = Je hebt { $card } gedekt neergelegd.
scene-waits = Die blijft liggen. Als iedereen klaar is, gaan alle kaarten open.
scene-known = Wat je kunt weten
scene-won-cards = Je hebt gewonnen: { $cards }
scene-unseen-own = Je stapel: kaarten die je nog niet hebt gezien
scene-unseen = { $name }: kaarten die nog niemand heeft gezien, in de hand of de stapel
scene-end-draw = END komt bij de { $first }e tot { $last }e keer trekken vanaf nu.
scene-final = De eindstand
scene-most-cards = De meeste kaarten winnen.
scene-wins = wint
scene-column-seat = Stoel
scene-column-cards = Gewonnen kaarten

# Wat voor een keuze pleit
reason-battle = Zoals de markering ligt, wint { $choice } van { $mine } % van wat er kan liggen, { $other } van { $theirs } %.
reason-spares = { $choice } wint nu minder vaak ({ $mine } % tegen { $theirs } %), maar bewaart { $other } voor een gevecht waar meer te halen is.

# Hoe een keuze heet
label-flip = Draai naar { $side }
label-keep = Houd { $side }
label-add-nothing = Leg niets bij
name-redo = REDO
name-end = END
