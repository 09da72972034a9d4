# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = Reihen von Beißern wachsen. Jage sie im Heldenmodus oder meide sie im Überlebensmodus.
goal-hero = Die meisten Patronen gewinnen. Die 6. Karte nimmt die Reihe.
goal-survival = Die wenigsten Patronen gewinnen. Die 6. Karte nimmt die Reihe.
mode-hero = Heldenmodus
mode-survival = Überlebensmodus
option-mode = Modus
option-hands = Durchgänge
way-hero = Card Game, Heldenmodus
way-survival = Card Game, Überlebensmodus

# Was gefragt wird
ask-lay-a-card = Lege eine Karte verdeckt aus.
ask-lay-cards = Lege eine oder zwei Karten verdeckt aus: einen Beißer, zwei Beißer oder einen Beißer mit deinem Helden.
ask-take-a-row = Deine { $card } ist niedriger als die letzte Karte jeder Reihe. Wähle eine Reihe, die du nimmst. Deine { $card } beginnt sie neu.

# Was geschehen ist
event-hand-begun = Durchgang { $hand } beginnt. Alle Beißer werden gemischt.
event-hand-dealt =
    { $you ->
        [yes] Deine Hand: { $cards }.
       *[no] { $seat } bekommt { $count } Beißer.
    }
event-hero-taken =
    { $you ->
        [yes] Dein Held: { $hero }.
       *[no] { $seat } bekommt als Helden { $hero }.
    }
event-rows-started = Die Reihen beginnen mit { $cards }.
event-round-begun = Runde { $round } beginnt.
event-turned-up = Aufgedeckt: { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Deine { $card }
           *[no] Die { $card } von { $seat }
        } ist niedriger als jede letzte Karte. Sie kommt hinter die höchste, in Reihe { PLACE($row) }.
       *[other] { $you ->
            [yes] Deine { $card }
           *[no] Die { $card } von { $seat }
        } kommt in Reihe { PLACE($row) }.
    }
event-row-taken =
    { $you ->
        [yes] Du nimmst mit der { $card } Reihe { PLACE($row) }: { $cards }, { $points ->
            [one] 1 Patrone
           *[other] { $points } Patronen
        }.
       *[no] { $seat } nimmt mit der { $card } Reihe { PLACE($row) }: { $cards }, { $points ->
            [one] 1 Patrone
           *[other] { $points } Patronen
        }.
    }
event-hand-scored = Durchgang { $hand } ist zu Ende: { $points }.{ $hand ->
        [1] {""}
       *[other] {" "}Insgesamt: { $totals }.
    }

# Wie es ausging
web-decisive = Größte Reihe
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] Du hast die meisten Patronen.
           *[no] { $winners } gewinnt mit den meisten Patronen.
        }
       *[other] { $you ->
            [yes] Du teilst den Sieg mit { $others }, mit den meisten Patronen.
           *[no] Geteilter Sieg mit den meisten Patronen: { $winners }.
        }
    }
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] Du überlebst mit den wenigsten Patronen.
           *[no] { $winners } überlebt mit den wenigsten Patronen und gewinnt.
        }
       *[other] { $you ->
            [yes] Du teilst den Sieg mit { $others }, mit den wenigsten Patronen.
           *[no] Geteilter Sieg mit den wenigsten Patronen: { $winners }.
        }
    }

# Warum nicht
refusal-no-heroes-here = Im Überlebensmodus gibt es keine Helden.
refusal-lay-one-card = Lege eine Karte aus. Passen geht nicht.
refusal-lay-only-one-card = Lege nur eine Karte aus.
refusal-not-in-your-hand = { $choice } hast du nicht auf der Hand.
refusal-lay-a-walker = Lege einen Beißer dazu: Ein Held wird nie allein gespielt, und passen darfst du nicht.
refusal-hero-and-one-walker = Zu einem Helden gehört genau ein Beißer, nicht zwei.
refusal-lay-at-most-two = Lege höchstens zwei Karten aus.
refusal-hero-is-used = Du hast deinen Helden in diesem Durchgang schon benutzt.

# Der Tisch in Worten
table-hand = Durchgang { $hand } von { $hands }, Runde { $round }.
table-round = Runde { $round }.
table-row = Reihe { $row }: { $cards }. { $count } von { $most } Karten, { $points ->
        [one] 1 Patrone
       *[other] { $points } Patronen
    }.
table-turned = Noch anzulegen: { $cards }.
table-seat = { $name }: { $walkers ->
        [one] 1 Beißer
       *[other] { $walkers } Beißer
    } auf der Hand{ $hero ->
        [none] { "" }
       *[other] , Held { $hero }
    }, { $points ->
        [one] 1 Patrone
       *[other] { $points } Patronen
    }{ $total ->
        [none] { "" }
       *[other] , { $total } in der Partie
    }.
table-cards = Deine Beißer: { $cards }.
table-hero = Dein Held: { $hero }.
table-hero-used = Dein Held ist benutzt.
rows = Reihen
row = Reihe { $row }
bullets = { $points ->
        [one] 1 Patrone
       *[other] { $points } Patronen
    }

# Was eine Möglichkeit bedeutet
option-goes-to = käme jetzt in Reihe { $row }
option-sixth = wäre jetzt die sechste in Reihe { $row } und nähme sie: { $points ->
        [one] 1 Patrone
       *[other] { $points } Patronen
    }
option-low = niedriger als jede letzte Karte: Du müsstest eine Reihe nehmen
option-low-hero = niedriger als jede letzte Karte: käme hinter die höchste, in Reihe { $row }
option-take-row = { $cards }: { $points ->
        [one] 1 Patrone
       *[other] { $points } Patronen
    }
option-two = zwei Beißer, jeder wird angelegt, wenn seine Zahl dran ist
option-first = wird vor allen Beißern ohne Helden angelegt
how-to-type = Tippe eine Karte: 57
how-to-type-lay-cards = Tippe deine Karten: 57, 12+57 oder 57+Held
how-to-type-take-a-row = Tippe eine Reihe: Reihe 2
# Was man in Antworten tippt; die Notation geht immer auch.
typed-row = reihe
typed-hero = held

# Der volle Bildschirm
hero = Held
hero-used = benutzt
row-full = VOLL
picked = Ausgewählt: { $cards }.
scores-by-hand = Patronen pro Durchgang
column-seat = Spieler
column-hand = Hand
column-laid = Gelegt
column-points = Pkt
column-total = Summe
column-of-hand = { $hand }
hint-lay-a-card = Leertaste wählt eine Karte, Enter legt sie; oder tippe ihre Zahl.
hint-lay-cards = Leertaste wählt eine oder zwei Karten, h deinen Helden, Enter legt sie.
hint-row = Zeige auf eine Reihe oder tippe ihre Nummer; Enter nimmt sie.
key-hero = h, +
help-point = auf eine Karte oder Reihe zeigen
help-pick = auswählen oder zurücklegen
help-lay = das Ausgewählte legen (oder die gezeigte Karte), die Reihe nehmen
help-digits = die Zahl einer Karte oder die Nummer einer Reihe tippen
help-hero = deinen Helden wählen; + verbindet zwei Karten, wie in 12+57

# Wo ein Teil beginnt
mark-hand-begun = Durchgang { $hand }
mark-round-begun = Runde { $round }

# Die Szene im Browser
scene-hands = Alle Handkarten
scene-seats = Spieler
scene-turned = Aufgedeckt, in der Reihenfolge, in der sie angelegt werden
scene-fill = { $count } von { $most }
scene-takes = die { $card } nimmt diese Reihe: { $points }
scene-take-this = Nimm
scene-hero = Held { $hero }
scene-pick = Wähle eine Karte
scene-add-a-walker = Beißer dazulegen
scene-pick-other = Andere Karte wählen
scene-lay = { $cards } legen
scene-lay-instead = Stattdessen { $cards } legen
scene-sending = { $cards } wird gesendet …
scene-laid = verdeckt gelegt
scene-laid-tag = gelegt
scene-laid-mine = Du hast { $cards } verdeckt gelegt.
scene-undo = Du kannst das zurücknehmen, bis alle bereit sind.
scene-change = Du kannst das ändern, bis alle bereit sind.
scene-hint-lay-a-card = Wähle eine Karte und sieh, wohin sie käme.
scene-hint-lay-cards = Wähle eine oder zwei Karten und sieh, wohin sie kämen.
scene-hint-take-a-row = Wähle die Reihe, die du nimmst.
scene-face-down =
    { $count ->
        [one] Eine Karte liegt verdeckt.
       *[other] { $count } Karten liegen verdeckt.
    }
scene-pile =
    { $count ->
        [0] { $name }: keine Karten genommen.
        [one] { $name }, 1 Karte genommen:
       *[other] { $name }, { $count } Karten genommen:
    }
scene-final = Endstand
scene-hand-over = Durchgang { $hand } ist zu Ende
scene-go-on = Weiter mit Durchgang { $hand }
scene-most-win = Die meisten Patronen gewinnen.
scene-fewest-win = Die wenigsten Patronen gewinnen.
scene-leads = führt

# Was für eine Möglichkeit spricht
reason-row = { $choice } kostet { $mine ->
            [one] 1 Patrone
           *[other] { $mine } Patronen
        }, { $other } kostet { $theirs }.
reason-risk = { $choice } riskiert in dieser Runde etwa { $mine ->
            [one] 1 Patrone
           *[other] { $mine } Patronen
        }, { $other } etwa { $theirs }.
reason-later = { $choice } wäre später schwerer zu legen: danach kosten deine anderen Karten etwa { $mine ->
            [one] 1 Patrone
           *[other] { $mine } Patronen
        }, nach { $other } { $theirs }.
reason-rest = { $choice } lässt dir sicherere Reihen: deine anderen Karten kosten dann etwa { $mine ->
            [one] 1 Patrone
           *[other] { $mine } Patronen
        }, nach { $other } { $theirs }.
reason-wins = In dieser Runde sollte { $choice } etwa { $mine ->
            [one] 1 Patrone
           *[other] { $mine } Patronen
        } einbringen, { $other } etwa { $theirs }.
reason-fills = { $other } würde eine Reihe füllen und ihre { $theirs } Patronen der nächsten Karte überlassen; { $choice } überlässt ihr { $mine ->
            [0] keine
           *[other] { $mine }
        }.
reason-keeps = Mit { $choice } legst du weniger Beißer als mit { $other } und hast noch welche, wenn die anderen keine mehr haben.
reason-keeps-hero = Mit { $choice } hebst du deinen Helden für eine vollere Reihe auf; { $other } verbraucht ihn.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-took = Mit { $choice } { $you ->
    [yes] hast du
   *[no] hat { $seat }
} { $mine ->
    [one] 1 Patrone
   *[other] { $mine } Patronen
} genommen; mit { $better } { $theirs ->
    [0] wären es keine
    [one] wäre es 1
   *[other] wären es { $theirs }
} gewesen.
review-won = Mit { $choice } { $you ->
    [yes] hast du
   *[no] hat { $seat }
} { $mine ->
    [0] nichts
    [one] 1 Patrone
   *[other] { $mine } Patronen
} gewonnen; mit { $better } { $theirs ->
    [one] wäre es 1
   *[other] wären es { $theirs }
} gewesen.

# Wie eine Möglichkeit heißt
answer-lay = { $cards }{ $hero ->
        [yes] {" "}mit dem Helden
       *[no] { "" }
    }

# Wie es steht, in der Leiste über der Szene.
standing = { $level ->
    [yes] Gleichstand: { $count } { $count ->
        [one] Patrone
       *[other] Patronen
    }
   *[no] Vorn: { $names }, { $count } { $count ->
        [one] Patrone
       *[other] Patronen
    }
}
# Große Momente, wie sie angesagt werden
moment-hero-kills = Ein Held schlägt zu
moment-row-falls = Eine Reihe fällt
moment-hand-decided = Die letzte Karte entscheidet

# Was man am Tisch mit einem Druck sagt
emote-ouch = Autsch!
emote-lucky = Glück gehabt
emote-my-row = Das war meine Reihe
emote-run = Lauf!
emote-well-played = Gut gespielt
emote-one-more = Noch ein Durchgang?
