# Das Card Game lernen

course-hero = Heldenmodus
course-survival = Überlebensmodus

# Heldenmodus
lesson-hero-lay = Eine Karte findet ihre Reihe
lesson-hero-lay-see = Auf dem Tisch liegen vier Reihen. Sieh dir die letzte Karte jeder Reihe an: 10, 33, 43 und 90.
lesson-hero-lay-do = Lege die 16 und sieh, wohin sie kommt.
lesson-hero-lay-why = Die 16 kam hinter die 10. Eine Karte kommt immer hinter die nächste letzte Karte, die niedriger ist als sie. Du suchst die Reihe nicht aus: Die Zahl tut es.
refusal-not-hero-lay = Zwei Karten auf einmal kommen später. Lege jetzt nur die 16.
refusal-not-hero-lay-50 = Die 50 käme hinter die 43. Behalte sie noch und lege die 16.

lesson-hero-nearest = Niedriger, und am nächsten
lesson-hero-nearest-see = Die Reihen enden mit 12, 37, 43 und 58. Du hast drei Karten auf der Hand.
lesson-hero-nearest-do = Lege die Karte, die hinter die 43 kommt.
lesson-hero-nearest-why = Die 44 ist höher als 12, 37 und 43, und davon liegt die 43 am nächsten. Mehr ist es nicht.
refusal-not-hero-nearest = Eine Karte reicht hier: die, die hinter der 43 landet.
refusal-not-hero-nearest-39 = Die 39 ist niedriger als 43, also käme sie hinter die 37. Such eine Karte zwischen 43 und 58.
refusal-not-hero-nearest-61 = Die 61 ist auch höher als 58, und die 58 liegt näher. Also käme sie hinter die 58.

lesson-hero-sixth = Die sechste Karte nimmt die Reihe
lesson-hero-sixth-see = Die erste Reihe hat fünf Karten: Sie ist voll. Die Patronen auf den Karten sind Punkte. Im Heldenmodus willst du sie haben.
lesson-hero-sixth-do = Nimm die volle Reihe mit einer Karte.
lesson-hero-sixth-why = Deine 23 war die sechste Karte, also bekommst du die fünf davor: 13 Patronen. Die 23 beginnt die Reihe neu. Die meisten Patronen gewinnen.
refusal-not-hero-sixth = Die nicht. Welche deiner Karten kommt hinter die 22?
refusal-not-hero-sixth-50 = Die 50 käme hinter die 40 und brächte nichts ein. Die volle Reihe endet mit 22.
refusal-not-hero-sixth-23-50 = Auch das nimmt die Reihe, aber die zweite Karte bringt nichts ein. Eine Karte reicht.

lesson-hero-low = Niedriger als alles
lesson-hero-low-see = Die 16 ist niedriger als jede letzte Karte. Im Heldenmodus kommt eine solche Karte hinter die höchste: hier die 90.
lesson-hero-low-do = Nutze das: Gewinne die Reihe der 90 mit einer Karte.
lesson-hero-low-why = Die Reihe der 90 hatte fünf Karten, also war deine 16 die sechste: 14 Patronen. Niedrige Karten sind im Heldenmodus Waffen.
refusal-not-hero-low = Eine Karte genügt: die, die niedriger ist als alle Reihen.
refusal-not-hero-low-45 = Die 45 käme hinter die 43 und brächte nichts ein.

lesson-hero-two = Zwei Karten in einer Runde
lesson-hero-two-see = Du darfst einen oder zwei Beißer legen. Zwei Reihen sind voll, und für jede hast du eine Karte.
lesson-hero-two-do = Lege zwei Karten und nimm beide Reihen.
lesson-hero-two-why = Alle Karten werden von niedrig nach hoch angelegt: Deine 6 nahm die erste Reihe, deine 57 die zweite. Aber jetzt hast du weniger Karten, und wer keine Beißer mehr hat, muss warten.
refusal-not-hero-two = Fast. Welche zwei Karten kommen direkt hinter die vollen Reihen?
refusal-not-hero-two-6 = Die 6 nimmt die erste Reihe. Die zweite nimmt vielleicht jemand anders, also nimm sie gleich mit.
refusal-not-hero-two-57 = Die 57 nimmt die zweite Reihe. Die erste wartet auch noch.

lesson-hero-hero = Wozu der Held da ist
lesson-hero-hero-see = Die erste Reihe ist voll. Du hast die 30, aber vielleicht legt jemand eine Karte zwischen 22 und 30, und die kommt zuerst.
lesson-hero-hero-do = Sorge dafür, dass du diese Reihe bekommst.
lesson-hero-hero-why = Der Beißer, den du mit deinem Helden legst, wird vor allen anderen angelegt. Die 23 kam zu spät. Du hast einen Helden pro Durchgang: Heb ihn für eine Reihe mit vielen Patronen auf.
refusal-not-hero-hero = Dein Held gehört zu der Karte, die die Reihe nimmt.
refusal-not-hero-hero-30 = Allein kommt die 30 nach jeder niedrigeren Karte. Jemand hat die 23 und nähme die Reihe zuerst.
refusal-not-hero-hero-50 = Die 50 käme hinter die 40. Die volle Reihe ist die, die mit 22 endet.

lesson-hero-end = Wie es endet
lesson-hero-end-see = Alle haben noch einen Beißer. Wenn niemand mehr einen hat, ist der Durchgang zu Ende. Du hast 13 Patronen, dein Gegner 6.
lesson-hero-end-do = Lege deine letzte Karte.
lesson-hero-end-why = Jetzt zählen alle ihre Patronen. Du hast die meisten, also gewinnst du. Das ist der Heldenmodus: Sei der Sechste.
refusal-not-hero-end = Du hast nur noch diese eine Karte.

# Überlebensmodus
lesson-survival-lay = Eine Karte findet ihre Reihe
lesson-survival-lay-see = Auf dem Tisch liegen vier Reihen. Sieh dir die letzte Karte jeder Reihe an: 10, 33, 43 und 90. Alle legen eine Karte.
lesson-survival-lay-do = Lege die 16 und sieh, wohin sie kommt.
lesson-survival-lay-why = Die 16 kam hinter die 10. Eine Karte kommt immer hinter die nächste letzte Karte, die niedriger ist als sie. Du suchst die Reihe nicht aus: Die Zahl tut es.
refusal-not-survival-lay = Lege jetzt die 16.
refusal-not-survival-lay-50 = Die 50 käme hinter die 43. Behalte sie noch und lege die 16.

lesson-survival-fifth = Fünf sind sicher
lesson-survival-fifth-see = Die erste Reihe hat vier Karten. In eine Reihe passen fünf. Die Patronen auf den Karten sind Punkte. Im Überlebensmodus willst du keine.
lesson-survival-fifth-do = Lege die fünfte Karte der ersten Reihe.
lesson-survival-fifth-why = Nichts ist passiert, und das ist gut. Jetzt ist die Reihe voll: Die nächste Karte, die dorthin kommt, nimmt sie.
refusal-not-survival-fifth = Such die Karte, die hinter die 14 kommt.
refusal-not-survival-fifth-71 = Die 71 käme hinter die 70. Auch sicher, aber sieh dir die erste Reihe an.

lesson-survival-sixth = Die sechste Karte nimmt die Reihe
lesson-survival-sixth-see = Die erste Reihe ist voll und endet mit 31. Wer ihre sechste Karte legt, muss alle fünf nehmen: 14 Patronen.
lesson-survival-sixth-do = Lege die Karte, die sie nicht nimmt.
lesson-survival-sixth-why = Die 90 kam hinter die 88, weit weg von der Gefahr. Die wenigsten Patronen gewinnen, also ist jede volle Reihe eine Falle.
refusal-not-survival-sixth = Sieh nach, wohin jede deiner Karten käme.
refusal-not-survival-sixth-34 = Die 34 käme als sechste Karte hinter die 31: Du müsstest die Reihe nehmen, mit 14 Patronen.

lesson-survival-row = Zu niedrig: Du wählst
lesson-survival-row-see = Die 20 ist niedriger als jede letzte Karte. Dann musst du eine Reihe nehmen, aber du wählst, welche.
lesson-survival-row-do = Lege die 20 und nimm dann die Reihe, die dich am wenigsten kostet.
lesson-survival-row-why = Die 101 hat eine Patrone. Deine 20 beginnt diese Reihe neu. Eine niedrige Karte kostet wenig, solange die Reihen kurz sind.
refusal-not-survival-row = Lege zuerst die 20.
refusal-not-survival-row-103 = Die 103 wäre hinter der 101 sicher. Aber hier geht es um niedrige Karten: Lege die 20.
refusal-not-survival-row-row-1 = Die 44 hat fünf Patronen. Es gibt eine billigere Reihe.
refusal-not-survival-row-row-2 = Die 60 hat drei Patronen. Es gibt eine billigere Reihe.
refusal-not-survival-row-row-3 = Die 88 hat fünf Patronen. Es gibt eine billigere Reihe.

lesson-survival-gap = Lass keine Lücke
lesson-survival-gap-see = Die erste Reihe hat vier Karten und endet mit 24. Die fünfte ist sicher, die sechste nicht. Du hast die 25 und die 29.
lesson-survival-gap-do = Lege die Karte, die ganz sicher die fünfte wird.
lesson-survival-gap-why = Zwischen 24 und 25 passt keine Karte. Jemand hat die 27 gelegt: Mit der 29 wärst du der Sechste gewesen. Jetzt hat es den anderen erwischt.
refusal-not-survival-gap = Vor welche Karte kann sich niemand schieben?
refusal-not-survival-gap-29 = Zwischen 24 und 29 ist Platz für 25, 26, 27 und 28. Kommt eine davon zuerst, ist deine 29 die sechste.

lesson-survival-cheap = Lieber ein kleiner Verlust als ein großer
lesson-survival-cheap-see = Die 58 wäre die sechste hinter der 55: 13 Patronen. Die 3 ist niedriger als alles.
lesson-survival-cheap-do = Nimm nur eine einzige Patrone.
lesson-survival-cheap-why = Mit einer niedrigen Karte wählst du die Reihe: eine Patrone statt dreizehn. Manchmal ist es am besten, ein wenig zu verlieren.
refusal-not-survival-cheap = Es gibt einen Weg, der nur eine Patrone kostet.
refusal-not-survival-cheap-58 = Das ist die sechste Karte: 50, 51, 52, 53 und 55 wären deine, 13 Patronen.
refusal-not-survival-cheap-row-1 = Diese Reihe hat 13 Patronen, und genau die wolltest du vermeiden.
refusal-not-survival-cheap-row-2 = Die 66 hat fünf Patronen. Es gibt eine billigere Reihe.
refusal-not-survival-cheap-row-3 = Die 77 hat fünf Patronen. Es gibt eine billigere Reihe.

lesson-survival-end = Wie es endet
lesson-survival-end-see = Nach zehn Runden sind alle Hände leer. Das ist die letzte Karte. Du hast 1 Patrone, die anderen 13 und 7.
lesson-survival-end-do = Lege deine letzte Karte.
lesson-survival-end-why = Jetzt zählen alle ihre Patronen. Du hast die wenigsten, also gewinnst du. Das ist der Überlebensmodus: Sei nie der Sechste.
refusal-not-survival-end = Du hast nur noch diese eine Karte.

# Was der Grünschnabel in deiner ersten Partie sagt
comment-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Deine { $card }
           *[no] Die { $card } von { $seat }
        } war niedriger als jede letzte Karte, also kam sie hinter die höchste.
       *[other] { $you ->
            [yes] Deine { $card }
           *[no] Die { $card } von { $seat }
        } kam in Reihe { PLACE($row) }: Dort lag die nächste niedrigere Karte.
    }
comment-row-taken =
    { $you ->
        [yes] Du hast eine Reihe genommen: { $points ->
            [one] 1 Patrone
           *[other] { $points } Patronen
        }. { $rule ->
            [CG-131] Das willst du: Die meisten Patronen gewinnen.
           *[other] Lieber nicht: Die wenigsten Patronen gewinnen.
        }
       *[no] { $seat } hat eine Reihe genommen: { $points ->
            [one] 1 Patrone
           *[other] { $points } Patronen
        }. Diese Reihe beginnt neu, mit einer Karte.
    }
comment-hand-scored = Alle zählen ihre Patronen: { $points }.

# Der erste Bildschirm der Regeln
page-aim = Heldenmodus: Sammle die meisten Patronen. Überlebensmodus: Nimm die wenigsten.
page-turn = Alle legen eine Karte verdeckt aus (im Heldenmodus eine oder zwei). Alle Karten werden von niedrig nach hoch angelegt, jede hinter die nächste letzte Karte, die niedriger ist.
page-end = Wenn niemand mehr einen Beißer hat, ist der Durchgang zu Ende.
page-score = Die sechste Karte nimmt die fünf davor. Zähle die Patronen auf den Karten, die du genommen hast.
