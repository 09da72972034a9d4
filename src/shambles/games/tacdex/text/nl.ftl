# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = Iedereen heeft een stapel. De schijf beslist: nu wint het hoogste getal, dan weer het laagste. Tot de laatste END.
goal = De grootste stapel wint. De schijf zegt of hoog of laag het gevecht wint.
option-actions = Wat de 5 en de 7 doen
actions-standard = 5 discard, 7 draw
actions-swapped = 5 draw, 7 discard
option-unclaimed = Kaarten van een onbeslist gevecht
unclaimed-nobody = tellen voor niemand
unclaimed-owners = gaan terug naar hun eigenaars
way-two = TacDex, twee spelers

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Overlevenden
theme-walkers = Walkers
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# Wat er gevraagd wordt
ask-select-a-card = Leg een kaart gedekt neer voor dit gevecht.
ask-add-a-card = Je REDO: leg een kaart uit je hand bij. Zonder kaart heb je geen getal.
ask-turn-the-marker = Je FLIP: draai de schijf van { $side } naar de andere kant, of laat hem zo.
ask-choose-an-opponent = Je DISCARD: kies een tegenspeler. Die raakt een willekeurige kaart kwijt.

# Wat er gebeurde
event-deck-made =
    { $you ->
        [yes] Je stapel, de { $theme ->
            [survivors] Overlevenden
           *[walkers] Walkers
        }, is geschud. Je END zit ergens in de onderste helft.
       *[no] De stapel van { $seat }, de { $theme ->
            [survivors] Overlevenden
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
event-revealed = Onthuld: { $cards }.
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
        [TD-243] Allebei FLIP. Niemand draait, dus het is gelijk. { $seats } vechten door.
        [TD-266] Nu allebei FLIP. Niemand draait, dus het is gelijk. { $seats } vechten door.
        [TD-354] Iedereen heeft FLIP. Niemand draait, dus het is gelijk. { $seats } vechten door.
        [TD-264] Allebei REDO. Niemand legt bij, dus het is gelijk. { $seats } vechten door.
        [TD-356] Iedereen heeft REDO. Niemand legt bij, dus het is gelijk. { $seats } vechten door.
       *[other] Gelijk: { $seats } vechten door om { $count } kaarten.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD ({ $by }): je { NAME($card) } gaat onder je stapel.
       *[no] DISCARD ({ $by }): een kaart van { $seat } gaat onder de stapel.
    }
event-discard-lost =
    { $you ->
        [yes] Je DISCARD doet niets: geen tegenspeler heeft drie kaarten.
       *[no] De DISCARD van { $seat } doet niets: geen tegenspeler heeft drie kaarten.
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
        [yes] Je stapel is leeg, dus je trekt niets.
       *[no] De stapel van { $seat } is leeg: er valt niets te trekken.
    }
event-end-shown =
    { $you ->
        [yes] Je trekt je END en legt hem open.
       *[no] { $seat } trekt END en legt hem open.
    } { $missing ->
        [0] Het is de laatste.
        [one] Er komt er nog één.
       *[other] Er komen er nog { $missing }.
    }
event-dropped-out =
    { $you ->
        [yes] Je hebt geen kaarten meer en doet niet meer mee in dit gevecht.
       *[no] { $seat } heeft geen kaarten meer en doet niet meer mee in dit gevecht.
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
web-decisive = Grootste gevecht
decisive-when = nr. { $battle }
outcome-last-end =
    De laatste END ligt op tafel. { $count ->
        [one] { $you ->
            [yes] Jij hebt de meeste kaarten gewonnen.
           *[no] { $winners } wint met de meeste kaarten.
        }
       *[other] { $you ->
            [yes] Jij en { $others } delen de winst met de meeste kaarten.
           *[no] { $winners } delen de winst met de meeste kaarten.
        }
    } { $scores }.
outcome-too-few-players =
    Minder dan twee spelers hebben nog een kaart. { $count ->
        [one] { $you ->
            [yes] Je wint met de meeste kaarten.
           *[no] { $winners } wint met de meeste kaarten.
        }
       *[other] { $you ->
            [yes] Jij en { $others } delen de winst met de meeste kaarten.
           *[no] { $winners } delen de winst met de meeste kaarten.
        }
    } { $scores }.

# Waarom niet
refusal-select-a-card = Kies een kaart. Passen kan niet.
refusal-select-only-one-card = Kies maar één kaart.
refusal-end-does-not-fight = END heeft geen getal en kan niet vechten.
refusal-not-in-your-hand = Je hebt { $choice } niet.
refusal-too-few-cards = DISCARD werkt alleen bij een hand van drie kaarten of meer.
refusal-choose-an-opponent = Kies een tegenspeler aan deze tafel.

# De tafel in woorden
table-battle = Gevecht { $battle }. De schijf ligt op { $side }: het { $side ->
        [HIGH] hoogste
       *[LOW] laagste
    } getal wint.
table-shown = Laatst onthuld: { $cards }.
table-pot = { $count ->
        [one] Er ligt één kaart
       *[other] Er liggen { $count } kaarten
    } op tafel om te winnen.
table-tied = Vechten door: { $names }.
table-seat = { $name }, { $theme ->
        [survivors] Overlevenden
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
table-end-draw = Je END komt bij een van je volgende trekkingen: { $first } tot { $last }.

# Wat een keuze betekent
option-chance = wint van { $percent } % van wat ze kunnen spelen
option-action = { $action ->
        [flip] FLIP: als alle kaarten open liggen, mag je de schijf draaien
        [redo] REDO: als alle kaarten open liggen, leg je een kaart bij
        [discard] DISCARD: een tegenspeler raakt een willekeurige kaart kwijt
       *[draw] DRAW: je trekt een kaart extra
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
how-to-type-add-a-card = Typ een kaart om bij te leggen, of laat
how-to-type-turn-the-marker = Typ draai of laat
how-to-type-choose-an-opponent = Typ een plaats: plaats 2
# Wat je in antwoorden typt; de notatie werkt ook altijd.
typed-seat = plaats
typed-keep = laat houd
typed-flip = draai

# Het hele scherm
marker-line = { $side ->
        [HIGH] hoogste wint
       *[LOW] laagste wint
    }
caption = Gevecht { $battle }{ $tied ->
        [yes] , verlengd
       *[no] { "" }
    }
column-seat = Speler
column-hand = Hand
column-deck = Stapel
column-pile = Gewonnen
column-end = END na
seat-fights = vecht door
seat-sits-out = kijkt toe
seat-out = geen kaarten
seat-end = ligt er
seat-end-draw = { $first }–{ $last }
clash-none = Er is nog niets onthuld.
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
hint-select-a-card = Wijs een kaart aan of typ het getal; Enter legt hem neer.
hint-add-a-card = Wijs een kaart aan, of k voor geen; Enter legt hem bij.
hint-turn-the-marker = f draait de schijf, k laat hem zo; Enter antwoordt.
hint-choose-an-opponent = Wijs een plaats aan of typ het nummer; Enter kiest.
key-flip = f, k
key-redo = r
help-point = een kaart, een kant of een plaats aanwijzen
help-answer = antwoorden met wat je aanwijst
help-digits = het getal van een kaart typen, of van een plaats
help-flip = de schijf draaien, of het zo laten
help-redo = je REDO aanwijzen (nog eens voor de regel)


# Waar een deel begint
mark-round-begun = Gevecht { $battle }, ronde { $round }

# Het toneel in de browser
scene-arena = Het gevecht
scene-battle = Gevecht { $battle }
scene-extended = Het gevecht gaat door
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
scene-pile = gewonnen
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
        [yes] Je wint het gevecht{ $count ->
            [0] { "" }
           *[other] { " " }en pakt { $count } kaarten
        }.
       *[no] { $name } wint het gevecht{ $count ->
            [0] { "" }
           *[other] { " " }en pakt { $count } kaarten
        }.
    }
scene-tie = Gelijk: { $names } vechten door.
scene-nobody = Niemand pakt de kaarten.
scene-stands = Op dit moment: { $what }
scene-would-win =
    { $you ->
        [yes] jij wint
       *[no] { $name } wint
    }
scene-would-tie = gelijk tussen { $names }
scene-pick = Kies een kaart
scene-with = Met { $card }: { $what }
scene-binding = Je kunt dit niet ongedaan maken.
scene-lay = Leg { $card } gedekt neer
scene-add = Leg { $card } bij
scene-sending = Versturen…
scene-laid = gedekt neergelegd
scene-laid-tag = neergelegd
scene-laid-mine = Je hebt { $card } gedekt neergelegd.
scene-waits = Als iedereen klaar is, worden alle kaarten onthuld.
scene-known = Wat je weet
scene-won-cards = Je hebt gewonnen: { $cards }
scene-unseen-own = Kaarten in je stapel die je nog niet hebt gezien
scene-unseen = { $name }: kaarten die niemand heeft gezien, in de hand of de stapel
scene-end-draw = END komt bij een van de volgende trekkingen: { $first } tot { $last }.
scene-final = Eindstand
scene-most-cards = De meeste kaarten winnen.
scene-wins = wint
scene-column-seat = Speler
scene-column-cards = Gewonnen kaarten

# Wat voor een keuze pleit
reason-battle = { $choice } wint van { $mine } % van wat ze kunnen spelen, { $other } van { $theirs } %.
reason-spares = { $choice } wint nu minder vaak ({ $mine } % in plaats van { $theirs } %), maar je bewaart { $other } voor een groter gevecht.
reason-cards-won = “{ $choice }” wint { $mine ->
            [one] 1 kaart
           *[other] { $mine } kaarten
        }, “{ $other }” wint er { $theirs ->
            [0] geen
           *[other] { $theirs }
        }.
reason-uses-up = { $choice } kost je de zwakkere kaart: hij zou { $mine } % van hun kaarten verslaan, { $other } zou { $theirs } % verslaan.
reason-spends-card = “{ $choice }” spaart je kaarten; { $other } zou je er een kosten.
reason-hand-side = Je hand zou { $mine } % van hun kaarten verslaan na “{ $choice }”, { $theirs } % na “{ $other }”.
reason-victim-pile = { $choice } heeft al { $mine ->
            [one] 1 kaart
           *[other] { $mine } kaarten
        } gewonnen, { $other } { $theirs }.
reason-victim-hand = { $choice } heeft { $mine ->
            [one] 1 kaart
           *[other] { $mine } kaarten
        } in de hand, { $other } { $theirs }.
reason-pile = Een paar gevechten later heb je ongeveer { $mine } kaarten met “{ $choice }”, { $theirs } met “{ $other }”.
reason-lead = Een paar gevechten later is je voorsprong op de volgende ongeveer { $mine } met “{ $choice }”, { $theirs } met “{ $other }”.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-won = { $choice } leverde { $you ->
    [yes] je
   *[no] { $seat }
} { $mine ->
    [0] niets
    [one] 1 kaart
   *[other] { $mine } kaarten
} op; { $better } had { $theirs ->
    [one] 1 kaart
   *[other] { $theirs } kaarten
} opgeleverd.

# Hoe een keuze heet
label-flip = Draai naar { $side }
label-keep = Laat op { $side }
label-add-nothing = Leg niets bij
name-redo = REDO
name-end = END

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] Allemaal gelijk: { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
   *[no] Aan kop: { $names }, { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
}
# Grote momenten, zoals ze worden aangekondigd
moment-battle-turns = Het gevecht keert
moment-tie = Gelijk
moment-last-battle = Het laatste gevecht is voorbij
moment-great-pot = Een grote buit

# Wat mensen aan tafel met één druk zeggen
emote-gotcha = Hebbes!
emote-turn-it = Draai hem dan, als je durft
emote-again = Alweer?!
emote-brains = Hersenen…
emote-thinking = Even denken
emote-well-played = Goed gespeeld
