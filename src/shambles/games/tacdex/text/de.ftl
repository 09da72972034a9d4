# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = Alle haben ein Deck. Der Marker entscheidet: Mal gewinnt die höchste Zahl, mal die niedrigste. Bis zum letzten END.
goal = Der größte Stapel gewinnt. Der Marker sagt: hoch oder niedrig.
option-actions = Was die 5er und 7er tun
actions-standard = 5 DISCARD, 7 DRAW
actions-swapped = 5 DRAW, 7 DISCARD
option-unclaimed = Karten eines abgebrochenen Kampfes
unclaimed-nobody = zählen für niemanden
unclaimed-owners = gehen an ihre Besitzer zurück
way-two = TacDex, zu zweit

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Überlebende
theme-walkers = Beißer
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# Was gefragt wird
ask-select-a-card = Lege eine Karte verdeckt für diesen Kampf aus.
ask-add-a-card = Dein REDO: Lege eine Karte aus der Hand dazu. Ohne sie hast du keine Zahl.
ask-turn-the-marker = Dein FLIP: Drehe den Marker von { $side } auf die andere Seite oder lass ihn liegen.
ask-choose-an-opponent = Dein DISCARD: Wähle einen Gegner. Er verliert eine zufällige Karte.

# Was geschehen ist
event-deck-made =
    { $you ->
        [yes] Dein Deck, die { $theme ->
            [survivors] Überlebenden
           *[walkers] Beißer
        }, ist gemischt. Dein END liegt irgendwo in der unteren Hälfte.
       *[no] Das Deck von { $seat }, die { $theme ->
            [survivors] Überlebenden
           *[walkers] Beißer
        }, ist gemischt.
    }
event-marker-placed = Der Marker zeigt { $side }.
event-hand-drawn =
    { $you ->
        [yes] Du ziehst { NAME($cards) }.
       *[no] { $seat } zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
event-round-begun =
    { $rule ->
        [TD-193] Kampf { $battle } geht weiter. Noch dabei: { $seats }. Der Marker zeigt { $side }.
       *[other] Kampf { $battle }. Der Marker zeigt { $side }.
    }
event-revealed = Aufgedeckt: { $cards }.
event-card-added =
    { $you ->
        [yes] Du legst { NAME($card) } dazu.
       *[no] { $seat } legt { NAME($card) } dazu.
    }
event-nothing-added =
    { $you ->
        [yes] Du legst keine Karte dazu: Du hast keine Zahl.
       *[no] { $seat } legt keine Karte dazu und hat keine Zahl.
    }
event-marker-turned =
    { $rule ->
        [TD-191] Der Gleichstand dreht den Marker auf { $side }.
       *[other] { $you ->
            [yes] Du drehst den Marker auf { $side }.
           *[no] { $seat } dreht den Marker auf { $side }.
        }
    }
event-marker-kept =
    { $you ->
        [yes] Du lässt den Marker auf { $side }.
       *[no] { $seat } lässt den Marker auf { $side }.
    }
event-battle-won =
    { $you ->
        [yes] Du gewinnst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }: { NAME($cards) }.
       *[no] { $seat } gewinnt { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }: { NAME($cards) }.
    }
event-battle-tied =
    { $rule ->
        [TD-243] Beide zeigen FLIP. Niemand dreht, also Gleichstand. Weiter kämpfen: { $seats }.
        [TD-266] Jetzt zeigen beide FLIP. Niemand dreht, also Gleichstand. Weiter kämpfen: { $seats }.
        [TD-354] Alle zeigen FLIP. Niemand dreht, also Gleichstand. Weiter kämpfen: { $seats }.
        [TD-264] Beide zeigen REDO. Niemand legt etwas dazu, also Gleichstand. Weiter kämpfen: { $seats }.
        [TD-356] Alle zeigen REDO. Niemand legt etwas dazu, also Gleichstand. Weiter kämpfen: { $seats }.
       *[other] Gleichstand. Es geht weiter um { $count } Karten: { $seats }.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD ({ $by }): Deine Karte { NAME($card) } kommt unter dein Deck.
       *[no] DISCARD ({ $by }): Eine Karte von { $seat } kommt unter das Deck.
    }
event-discard-lost =
    { $you ->
        [yes] Dein DISCARD bewirkt nichts: Kein Gegner hat drei Karten.
       *[no] Das DISCARD von { $seat } bewirkt nichts: Kein Gegner hat drei Karten.
    }
event-card-drawn =
    { $rule ->
        [TD-322] { $you ->
            [yes] Du ziehst eine Karte extra: { NAME($card) }.
           *[no] { $seat } zieht eine Karte extra.
        }
       *[other] { $you ->
            [yes] Du ziehst { NAME($card) }.
           *[no] { $seat } zieht eine Karte.
        }
    }
event-nothing-to-draw =
    { $you ->
        [yes] Dein Deck ist leer, du ziehst nichts.
       *[no] Das Deck von { $seat } ist leer: nichts zu ziehen.
    }
event-end-shown =
    { $you ->
        [yes] Du ziehst dein END und zeigst es.
       *[no] { $seat } zieht END und zeigt es.
    } { $missing ->
        [0] Es ist das letzte.
        [one] Ein END fehlt noch.
       *[other] { $missing } END fehlen noch.
    }
event-dropped-out =
    { $you ->
        [yes] Du hast keine Karten mehr und scheidest aus diesem Kampf aus.
       *[no] { $seat } hat keine Karten mehr und scheidet aus diesem Kampf aus.
    }
event-left-unclaimed = { $count ->
        [one] Eine Karte auf dem Tisch zählt
       *[other] { $count } Karten auf dem Tisch zählen
    } für niemanden.
event-own-taken-back =
    { $you ->
        [yes] Du nimmst deine eigenen Karten auf deinen Stapel: { NAME($cards) }.
       *[no] { $seat } nimmt die eigenen Karten auf den Stapel: { NAME($cards) }.
    }

# Wie es ausging
web-decisive = Größter Kampf
decisive-when = Nr. { $battle }
outcome-last-end =
    Das letzte END ist da. { $count ->
        [one] { $you ->
            [yes] Du hast die meisten Karten gewonnen.
           *[no] { $winners } gewinnt mit den meisten Karten.
        }
       *[other] { $you ->
            [yes] Du teilst den Sieg mit { $others }, mit den meisten Karten.
           *[no] Geteilter Sieg mit den meisten Karten: { $winners }.
        }
    } { $scores }.
outcome-too-few-players =
    Weniger als zwei Spieler haben noch eine Karte. { $count ->
        [one] { $you ->
            [yes] Du gewinnst mit den meisten Karten.
           *[no] { $winners } gewinnt mit den meisten Karten.
        }
       *[other] { $you ->
            [yes] Du teilst den Sieg mit { $others }, mit den meisten Karten.
           *[no] Geteilter Sieg mit den meisten Karten: { $winners }.
        }
    } { $scores }.

# Warum nicht
refusal-select-a-card = Wähle eine Karte. Passen geht nicht.
refusal-select-only-one-card = Wähle nur eine Karte.
refusal-end-does-not-fight = END hat keine Zahl und kann nicht kämpfen.
refusal-not-in-your-hand = { $choice } hast du nicht auf der Hand.
refusal-too-few-cards = DISCARD wirkt nur auf eine Hand mit mindestens drei Karten.
refusal-choose-an-opponent = Wähle einen Gegner an diesem Tisch.

# Der Tisch in Worten
table-battle = Kampf { $battle }. Der Marker zeigt { $side }: Die { $side ->
        [HIGH] höchste
       *[LOW] niedrigste
    } Zahl gewinnt.
table-shown = Zuletzt aufgedeckt: { $cards }.
table-pot = { $count ->
        [one] Eine Karte liegt
       *[other] { $count } Karten liegen
    } auf dem Tisch zu gewinnen.
table-tied = Weiter kämpfen: { $names }.
table-seat = { $name }, { $theme ->
        [survivors] Überlebende
       *[walkers] Beißer
    }: { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck } im Deck, { $pile } gewonnen{ $end ->
        [yes] , END ist da
       *[no] { "" }
    }.
table-cards = Deine Hand: { $cards }.
table-buried = Unter deinem Deck: { $cards }.
table-card = { $card }{ $action ->
        [none] { "" }
       *[other] { " " }({ $action })
    }
table-end-draw = Dein END ist unter deinen nächsten Karten: { $first } bis { $last }.

# Was eine Möglichkeit bedeutet
option-chance = schlägt { $percent } % von dem, was kommen kann
option-action = { $action ->
        [flip] FLIP: Wenn alles aufgedeckt ist, darfst du den Marker drehen
        [redo] REDO: Wenn alles aufgedeckt ist, legst du eine Karte dazu
        [discard] DISCARD: Ein Gegner verliert eine zufällige Karte
       *[draw] DRAW: Du ziehst eine Karte mehr
    }
option-add = kämpft mit dieser Zahl
option-keep-redo = keine Zahl: Du kannst nicht gewinnen
option-flip = der Marker zeigt { $side }
option-keep = der Marker bleibt auf { $side }
option-victim = { $hand ->
            [one] 1 Karte
           *[other] { $hand } Karten
        } auf der Hand, { $pile } gewonnen
how-to-type = Tippe eine Karte: 11, oder redo
how-to-type-add-a-card = Tippe eine Karte zum Dazulegen, oder lassen
how-to-type-turn-the-marker = Tippe drehen oder lassen
how-to-type-choose-an-opponent = Tippe einen Platz: Platz 2
# Was man in Antworten tippt; die Notation geht immer auch.
typed-seat = platz
typed-keep = lassen behalten
typed-flip = drehen

# Der volle Bildschirm
marker-line = { $side ->
        [HIGH] höchste gewinnt
       *[LOW] niedrigste gewinnt
    }
caption = Kampf { $battle }{ $tied ->
        [yes] , Verlängerung
       *[no] { "" }
    }
column-seat = Spieler
column-hand = Hand
column-deck = Deck
column-pile = Gewonnen
column-end = END in
seat-fights = kämpft weiter
seat-sits-out = setzt aus
seat-out = keine Karten
seat-end = da
seat-end-draw = { $first }–{ $last }
clash-none = Noch nichts aufgedeckt.
clash-pot = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zu gewinnen: { $cards }
clash-won = Letzter Kampf: { $you ->
        [yes] Du hast gewonnen.
       *[no] { $seat } hat gewonnen.
    }
choice-flip = Drehen
choice-keep = Lassen
choice-nothing = nichts
score = Gewonnene Karten
score-unclaimed = { $count ->
        [one] 1 Karte gehört
       *[other] { $count } Karten gehören
    } niemandem.
hint-select-a-card = Zeige auf eine Karte oder tippe ihre Zahl; Enter legt sie.
hint-add-a-card = Zeige auf eine Karte, k für keine; Enter legt sie dazu.
hint-turn-the-marker = f dreht den Marker, k lässt ihn; Enter antwortet.
hint-choose-an-opponent = Zeige auf einen Platz oder tippe seine Nummer; Enter wählt.
key-flip = f, k
key-redo = r
help-point = auf eine Karte, eine Seite oder einen Platz zeigen
help-answer = mit dem Gezeigten antworten
help-digits = die Zahl einer Karte oder die Nummer eines Platzes tippen
help-flip = den Marker drehen oder lassen
help-redo = auf dein REDO zeigen (noch einmal für die Regel)

# Wo ein Teil beginnt
mark-round-begun = Kampf { $battle }, Runde { $round }

# Die Szene im Browser
scene-arena = Der Kampf
scene-battle = Kampf { $battle }
scene-extended = Der Kampf geht weiter
scene-wins-now = Die { $side ->
        [HIGH] höchste
       *[LOW] niedrigste
    } Zahl gewinnt.
scene-pot = { $count ->
        [one] Karte zu gewinnen
       *[other] Karten zu gewinnen
    }
scene-hand = Hand
scene-deck = Deck
scene-pile = gewonnen
scene-shows = Zeigt { $cards }.
scene-in-the-pot = Auf dem Tisch: { $cards }.
scene-lays = wählt
scene-ready = bereit
scene-decides = entscheidet
scene-sits-out = setzt aus
scene-no-cards = keine Karten
scene-fights-on = kämpft weiter
scene-takes =
    { $you ->
        [yes] Du gewinnst den Kampf{ $count ->
            [0] { "" }
           *[other] { " " }und nimmst { $count } Karten
        }.
       *[no] { $name } gewinnt den Kampf{ $count ->
            [0] { "" }
           *[other] { " " }und nimmt { $count } Karten
        }.
    }
scene-tie = Gleichstand. Weiter kämpfen: { $names }.
scene-nobody = Niemand nimmt die Karten.
scene-stands = Im Moment: { $what }
scene-would-win =
    { $you ->
        [yes] du gewinnst
       *[no] { $name } gewinnt
    }
scene-would-tie = Gleichstand: { $names }
scene-pick = Wähle eine Karte
scene-with = Mit { $card }: { $what }
scene-binding = Du kannst sie nicht zurücknehmen.
scene-lay = { $card } verdeckt legen
scene-add = { $card } dazulegen
scene-sending = Wird gesendet …
scene-laid = verdeckt gelegt
scene-laid-tag = gelegt
scene-laid-mine = Du hast { $card } verdeckt gelegt.
scene-waits = Wenn alle bereit sind, werden alle Karten aufgedeckt.
scene-known = Was du weißt
scene-won-cards = Du hast gewonnen: { $cards }
scene-unseen-own = Karten in deinem Deck, die du noch nicht gesehen hast
scene-unseen = { $name }: Karten, die niemand gesehen hat, auf der Hand oder im Deck
scene-end-draw = END ist unter den nächsten Karten: { $first } bis { $last }.
scene-final = Endstand
scene-most-cards = Die meisten Karten gewinnen.
scene-wins = gewinnt
scene-column-seat = Spieler
scene-column-cards = Gewonnene Karten

# Was für eine Möglichkeit spricht
reason-battle = { $choice } gewinnt gegen { $mine } % von dem, was kommen kann, { $other } gegen { $theirs } %.
reason-spares = { $choice } gewinnt jetzt seltener ({ $mine } % statt { $theirs } %), aber du hebst { $other } für einen größeren Kampf auf.
reason-cards-won = „{ $choice }“ gewinnt { $mine ->
            [one] 1 Karte
           *[other] { $mine } Karten
        }, „{ $other }“ gewinnt { $theirs ->
            [0] keine
           *[other] { $theirs }
        }.
reason-uses-up = { $choice } kostet dich die schwächere Karte: Sie schlägt { $mine } % von dem, was die anderen haben, { $other } schlägt { $theirs } %.
reason-spends-card = „{ $choice }“ schont deine Karten; { $other } würde dich eine kosten.
reason-hand-side = Deine Hand schlägt { $mine } % der anderen nach „{ $choice }“, { $theirs } % nach „{ $other }“.
reason-victim-pile = { $choice } hat bisher { $mine ->
            [one] 1 Karte
           *[other] { $mine } Karten
        } gewonnen, { $other } { $theirs }.
reason-victim-hand = { $choice } hat { $mine ->
            [one] 1 Karte
           *[other] { $mine } Karten
        } auf der Hand, { $other } { $theirs }.
reason-pile = Ein paar Kämpfe später hast du etwa { $mine } Karten mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-lead = Ein paar Kämpfe später liegst du etwa { $mine } Karten vor dem Nächsten mit „{ $choice }“, { $theirs } mit „{ $other }“.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-won = { $choice } hat { $you ->
    [yes] dir
   *[no] { $seat }
} { $mine ->
    [0] nichts
    [one] 1 Karte
   *[other] { $mine } Karten
} gebracht; { $better } hätte { $theirs ->
    [one] 1 Karte
   *[other] { $theirs } Karten
} gebracht.

# Wie eine Möglichkeit heißt
label-flip = Auf { $side } drehen
label-keep = Auf { $side } lassen
label-add-nothing = Nichts dazulegen
name-redo = REDO
name-end = END

# Wie es steht, in der Leiste über der Szene.
standing = { $level ->
    [yes] Gleichstand: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
   *[no] Vorn: { $names }, { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
}
# Große Momente, wie sie angesagt werden
moment-battle-turns = Der Kampf kippt
moment-tie = Gleichstand
moment-last-battle = Der letzte Kampf ist vorbei
moment-great-pot = Viele Karten auf einmal

# Was man am Tisch mit einem Druck sagt
emote-gotcha = Erwischt!
emote-turn-it = Dreh doch, trau dich
emote-again = Schon wieder?!
emote-brains = Hirn …
emote-thinking = Lass mich überlegen
emote-well-played = Gut gespielt
