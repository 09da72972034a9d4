# TacDex leren

course-two = Voor twee
course-many = Voor drie of meer

lesson-high = Hoog wint
lesson-high-see = De schijf ligt op HIGH: het hoogste getal wint het gevecht. Iedereen legt één kaart gedekt neer.
lesson-high-do = Win het gevecht.
lesson-high-why = Jouw 9 versloeg de 4, en beide kaarten gaan naar je winststapel. Alleen die stapel telt: de grootste wint.
refusal-not-high = De schijf ligt op HIGH: leg je hoogste getal.
refusal-not-high-2 = De 2 zou van de 4 verliezen, want de schijf ligt op HIGH.

lesson-low = Laag wint
lesson-low-see = Nu ligt de schijf op LOW. Dat blijft zo tot iets hem draait.
lesson-low-do = Win ook dit gevecht.
lesson-low-why = Op LOW verslaat de 2 de 4. Geen kaart is slecht: sommige zijn goed op HIGH, andere op LOW.
refusal-not-low = De schijf ligt op LOW: het laagste getal wint.
refusal-not-low-9 = Op LOW verliest de 9 van bijna alles. Bewaar hem voor HIGH.

lesson-tie = Gelijkspel draait de schijf
lesson-tie-see = Weer HIGH. Je beste kaart is de 11. Legt iemand anders ook een 11, dan is het gelijk.
lesson-tie-do = Leg de 11. Win dan het gevecht dat doorgaat.
lesson-tie-why = Beide kaarten bleven liggen. De schijf draaide naar LOW, jullie trokken elk een kaart en vochten door. Jouw 3 won alle vier de kaarten.
refusal-not-tie = Kijk naar de schijf, en leg dan je beste kaart daarvoor.

lesson-flip = FLIP beslist het laatst
lesson-flip-see = De zessen zijn FLIPs. Speel je er een, dan mag je de schijf draaien als alle kaarten onthuld zijn.
lesson-flip-do = Leg de 6, kijk, en laat hem winnen.
lesson-flip-why = De 9 was hoger. Jij draaide de schijf naar LOW, en de 6 won. Tegen één tegenspeler verslaat een FLIP elk ander getal.
refusal-not-flip = Probeer de 6: dan kies je achteraf de kant.
refusal-not-flip-2 = De 2 is zwak op HIGH. Met de 6 kies jij de kant.
refusal-not-flip-keep = Op HIGH wint de 9. Draai de schijf, en jouw 6 wint.

lesson-redo = REDO kijkt eerst
lesson-redo-see = Een REDO heeft geen getal. Je speelt hem, ziet de andere kaarten, en legt dan de kaart bij waarmee je vecht.
lesson-redo-do = Leg de REDO, en leg dan de kaart bij die wint.
lesson-redo-why = Je zag de 4, dus je wist dat de 1 wint. De prijs: vanaf nu heb je een kaart minder in je hand.
refusal-not-redo = Leg eerst de REDO: dan zie je de kaarten voor je kiest.
refusal-not-redo-8 = Op LOW verliest de 8 van de 4.
refusal-not-redo-keep = Zonder getal kun je niet winnen. Leg een kaart bij.

lesson-discard = DISCARD bijt
lesson-discard-see = De vijven zijn DISCARDs. Ze vechten, en ze pakken ook een willekeurige kaart van een tegenspeler die er drie of meer heeft.
lesson-discard-do = Leg de kaart die allebei doet.
lesson-discard-why = Jouw 5 won op HIGH, en een kaart van de ander ging onder de stapel. De actie werkt ook als je het gevecht verliest.
refusal-not-discard = Zoek de kaart met een actie: de 5.
refusal-not-discard-1 = De 1 verliest op HIGH, en doet verder niets.

lesson-draw = DRAW geeft je meer kaarten
lesson-draw-see = De zevens zijn DRAWs: je trekt een extra kaart van je stapel, of je nu wint of verliest. Meer kaarten betekent meer keus.
lesson-draw-do = Je verliest dit gevecht waarschijnlijk. Leg de kaart die je toch iets oplevert.
lesson-draw-why = De 9 won, maar jij trok twee kaarten: de extra kaart en de gewone. Ook als je verliest, kun je iets winnen.
refusal-not-draw = Welke kaart doet iets, ook als hij verliest?
refusal-not-draw-1 = Een goede kaart voor LOW: bewaar hem. De 7 trekt.
refusal-not-draw-2 = Een goede kaart voor LOW: bewaar hem. De 7 trekt.

lesson-end = Hoe het eindigt
lesson-end-see = In de onderste helft van elke stapel zit een END. Eén ligt er al. Jouw winststapel heeft 20 kaarten, de andere 21.
lesson-end-do = Win wat misschien het laatste gevecht is.
lesson-end-why = Je won twee kaarten en trok toen je END: de laatste, dus het spel hield meteen op. 22 tegen 21: de grootste stapel wint.
refusal-not-end = De schijf ligt op HIGH: pak deze twee kaarten.
refusal-not-end-2 = De 2 verliest op HIGH, en je staat één kaart achter.

lesson-best = Met z'n vieren
lesson-best-see = Met meer spelers kun je meer winnen: het beste getal pakt alle kaarten.
lesson-best-do = Win het gevecht.
lesson-best-why = Jouw 10 won vier kaarten. De twee achten waren gelijk, maar alleen het beste getal telt.
refusal-not-best = HIGH: leg het hoogste van allemaal.
refusal-not-best-1 = De 1 is de laagste van allemaal. De schijf ligt op HIGH.

lesson-pot = Alleen de besten gaan door
lesson-pot-see = Hebben twee spelers samen het beste getal, dan vechten alleen zij door. De anderen kijken toe, en hun kaarten blijven liggen.
lesson-pot-do = Leg de 10. Win dan alle kaarten op tafel.
lesson-pot-why = Jij en de andere 10 vochten door, nu op LOW. Jouw 1 won alle zes de kaarten. Daarna trok iedereen er één.
refusal-not-pot = Welke kaart wint op de kant waar de schijf nu op ligt?

lesson-middle = Het midden wint niets
lesson-middle-see = Tegen twee tegenspelers is een FLIP zwakker: tussen een 3 en een 9 verliest de 6 aan beide kanten.
lesson-middle-do = Leg de kaart die niet in het midden zit.
lesson-middle-why = De 10 was de hoogste en won drie kaarten. Met meer spelers zijn de uitersten meer waard: 1 en 2, 10 en 11.
refusal-not-middle = Bedenk wat de twee anderen kunnen hebben: één laag, één hoog.
refusal-not-middle-6 = Je zou de schijf kunnen draaien, maar de 3 is lager en de 9 is hoger. De 6 verliest aan beide kanten.

# Wat het groentje zegt in je eerste spel
comment-battle-won =
    { $you ->
        [yes] { $count } kaarten voor jou! Elke kaart telt voor één, welk getal er ook op staat.
       *[no] { $seat } krijgt { $count } kaarten. Kijk naar de schijf voor het volgende gevecht.
    }
comment-battle-tied = Gelijk! De kaarten blijven liggen, de schijf draait, en de winnaar krijgt ze allemaal.
comment-end-shown = Er ligt een END. Komt de laatste, dan is het spel meteen voorbij.

# Het eerste scherm van de regels
page-aim = Win de grootste stapel kaarten.
page-turn = Iedereen legt een kaart gedekt neer. Op HIGH wint het hoogste getal ze allemaal, op LOW het laagste. Gelijkspel en FLIPs draaien de schijf.
page-end = Als de laatste END getrokken wordt, houdt het spel meteen op.
page-score = Elke kaart op je winststapel telt voor één. Kaarten in handen en stapels tellen niet.
