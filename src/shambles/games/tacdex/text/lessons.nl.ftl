# TacDex leren

course-two = Voor twee
course-many = Voor drie of meer

lesson-high = Hoog wint
lesson-high-see = De schijf tussen jullie ligt op HIGH: het hoogste getal pakt het gevecht. Iedereen legt één kaart neer, gedekt.
lesson-high-do = Win het gevecht.
lesson-high-why = Jouw 9 versloeg de 4, en beide kaarten liggen op je winststapel. Alleen die kaarten tellen: de grootste stapel wint.
refusal-not-high = De schijf ligt op HIGH: zoek je hoogste getal.
refusal-not-high-2 = De 2 zou van de 4 verliezen: de schijf ligt op HIGH.

lesson-low = Laag wint
lesson-low-see = Nu ligt de schijf op LOW. Dat blijft zo tot iets hem draait.
lesson-low-do = Win ook dit gevecht.
lesson-low-why = Op LOW verslaat de 2 de 4. Slechte kaarten zijn er niet: alleen kaarten voor HIGH en kaarten voor LOW.
refusal-not-low = De schijf ligt op LOW: klein is sterk.
refusal-not-low-9 = Op LOW verliest de 9 van bijna alles. Bewaar hem voor HIGH.

lesson-tie = Gelijkspel draait de schijf
lesson-tie-see = Weer HIGH. Je beste kaart is de 11. Legt iemand anders ook een 11, dan is het gelijk.
lesson-tie-do = Leg de 11; win dan het gevecht dat doorgaat.
lesson-tie-why = Beide kaarten bleven liggen, de schijf draaide naar LOW, ieder trok een kaart, en jullie vochten door. Jouw 3 pakte alle vier de kaarten.
refusal-not-tie = Kijk naar de schijf, en naar je beste kaart daarvoor.

lesson-flip = FLIP beslist het laatst
lesson-flip-see = De zessen zijn FLIPs. Wie er een speelt, mag de schijf draaien als alle kaarten te zien zijn.
lesson-flip-do = Leg de 6, kijk, en laat hem winnen.
lesson-flip-why = De 9 was hoger; jij draaide de schijf naar LOW, en de 6 won. Tegen één tegenstander verslaat een FLIP elk ander getal.
refusal-not-flip = Probeer de 6: dan kies je achteraf de kant.
refusal-not-flip-2 = De 2 is zwak op HIGH. De 6 kan zijn kant kiezen.
refusal-not-flip-keep = Op HIGH wint de 9. Draai de schijf, en de 6 wint.

lesson-redo = REDO kijkt eerst
lesson-redo-see = Een REDO heeft geen getal. Je speelt hem, ziet wat de anderen hebben, en legt dan de kaart bij waarmee je vecht.
lesson-redo-do = Leg de REDO, en leg dan de kaart bij die wint.
lesson-redo-why = De 4 lag open, dus je wist dat de 1 wint. De prijs: je hand is voortaan een kaart kleiner.
refusal-not-redo = Leg eerst de REDO: dan zie je iets voordat je kiest.
refusal-not-redo-8 = Op LOW verliest de 8 van de 4.
refusal-not-redo-keep = Zonder getal kun je niet winnen. Leg een kaart bij.

lesson-discard = DISCARD bijt
lesson-discard-see = De vijven zijn DISCARDs. Behalve vechten pakken ze ongezien een kaart van een tegenstander met drie of meer.
lesson-discard-do = Leg de kaart die allebei doet.
lesson-discard-why = Jouw 5 won op HIGH, en een kaart van de ander ging onder de stapel. Acties werken ook voor wie het gevecht verliest.
refusal-not-discard = Zoek de kaart met een actie: de 5.
refusal-not-discard-1 = De 1 verliest op HIGH, en doet verder niets.

lesson-draw = DRAW maakt handen lang
lesson-draw-see = De zevens zijn DRAWs: een extra kaart van je eigen stapel, winst of verlies. Meer kaarten is meer keus.
lesson-draw-do = Je verwacht dit gevecht te verliezen. Leg de kaart die je toch iets oplevert.
lesson-draw-why = De 9 won, maar jij trok twee kaarten: één extra, en de gewone. Een verloren gevecht hoeft niet voor niets te zijn.
refusal-not-draw = Welke kaart doet iets, ook als hij verliest?
refusal-not-draw-1 = Een mooie kaart voor LOW: bewaar hem. De 7 trekt.
refusal-not-draw-2 = Een mooie kaart voor LOW: bewaar hem. De 7 trekt.

lesson-end = Hoe het eindigt
lesson-end-see = In de onderste helft van elke stapel zit een END. Eén ligt er al. Jouw winststapel heeft 20 kaarten, de andere 21.
lesson-end-do = Win wat misschien het laatste gevecht is.
lesson-end-why = Je won twee kaarten en trok toen je END: de laatste, dus het spel hield meteen op. 22 tegen 21: de grootste stapel wint.
refusal-not-end = De schijf ligt op HIGH: pak deze twee kaarten.
refusal-not-end-2 = De 2 verliest op HIGH, en je staat één kaart achter.

lesson-best = Met z'n vieren
lesson-best-see = Met meer spelers valt er meer te winnen: het beste getal van allemaal pakt alle kaarten.
lesson-best-do = Pak het gevecht.
lesson-best-why = Jouw 10 pakte vier kaarten. De twee achten waren gelijk, maar alleen het beste getal telt: hun gelijkspel was niets.
refusal-not-best = HIGH: het hoogste van allemaal is gevraagd.
refusal-not-best-1 = De 1 is de laagste van allemaal. De schijf ligt op HIGH.

lesson-pot = Alleen de besten gaan door
lesson-pot-see = Delen er twee het beste getal, dan vechten alleen zij door. De anderen kijken toe, en hun kaarten blijven in de pot.
lesson-pot-do = Leg de 10; win dan de pot.
lesson-pot-why = Jij en de andere 10 gingen door, op LOW, en jouw 1 pakte alle zes de kaarten. Daarna trok iedereen er één.
refusal-not-pot = Welke kaart wint op de kant waar de schijf nu op ligt?

lesson-middle = Het midden wint niets
lesson-middle-see = Tegen twee tegenstanders is een FLIP zwakker: tussen een 3 en een 9 verliest de 6 aan beide kanten.
lesson-middle-do = Leg de kaart die niet in het midden ligt.
lesson-middle-why = De 10 was de hoogste en pakte drie kaarten. Hoe meer er spelen, hoe meer de uitersten waard zijn: 1 en 2, 10 en 11.
refusal-not-middle = Denk aan wat twee anderen kunnen hebben: één laag, één hoog.
refusal-not-middle-6 = Je zou de schijf kunnen draaien, maar een 3 is lager en een 9 is hoger: hij verliest aan beide kanten.

# Wat het groentje zegt in je eerste spel
comment-battle-won =
    { $you ->
        [yes] { $count } kaarten voor jou! Ze tellen elk voor één, wat er ook op staat.
       *[no] { $seat } krijgt { $count } kaarten. Kijk naar de schijf voor het volgende gevecht.
    }
comment-battle-tied = Gelijk! De kaarten blijven liggen, de schijf draait, en het gaat door om alles.
comment-end-shown = Er ligt een END. Komt de laatste, dan is het meteen voorbij.

# Het eerste scherm van de regels
page-aim = Heb de grootste stapel gewonnen kaarten.
page-turn = Iedereen legt een kaart gedekt neer. Op HIGH pakt het hoogste getal ze allemaal, op LOW het laagste. Gelijkspel en FLIPs draaien de schijf.
page-end = Als de laatste END getrokken wordt, houdt het spel meteen op.
page-score = Elke kaart op je winststapel telt voor één. Wat in handen en stapels zit telt niet.
