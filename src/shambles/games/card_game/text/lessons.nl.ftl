# Het kaartspel leren

course-hero = Hero-modus
course-survival = Overlevingsmodus

# Hero-modus
lesson-hero-lay = Een kaart vindt zijn rij
lesson-hero-lay-see = Er liggen vier rijen op tafel. Kijk naar de laatste kaart van elke rij: 10, 33, 43 en 90.
lesson-hero-lay-do = Leg de 16 neer, en kijk waar hij heen gaat.
lesson-hero-lay-why = De 16 kwam achter de 10. Een kaart komt altijd achter de dichtstbijzijnde laatste kaart die lager is. Je kiest de rij niet zelf: het getal doet dat.
refusal-not-hero-lay = Twee kaarten tegelijk komen later. Leg nu alleen de 16 neer.
refusal-not-hero-lay-50 = De 50 zou achter de 43 komen. Bewaar hem nog even, en leg de 16 neer.

lesson-hero-nearest = Lager, en het dichtstbij
lesson-hero-nearest-see = De rijen eindigen op 12, 37, 43 en 58. Je hebt drie kaarten.
lesson-hero-nearest-do = Leg de kaart neer die achter de 43 komt.
lesson-hero-nearest-why = De 44 is hoger dan 12, 37 en 43, en daarvan ligt de 43 het dichtstbij. Meer is er niet aan.
refusal-not-hero-nearest = Eén kaart is hier genoeg: de kaart die achter de 43 belandt.
refusal-not-hero-nearest-39 = De 39 is lager dan 43 en zou dus achter de 37 komen. Zoek een kaart tussen 43 en 58.
refusal-not-hero-nearest-61 = De 61 is ook hoger dan 58, en die ligt dichterbij: hij zou achter de 58 komen.

lesson-hero-sixth = De zesde kaart pakt de rij
lesson-hero-sixth-see = De eerste rij heeft vijf kaarten: hij is vol. De kogels op de kaarten zijn punten. In de Hero-modus wil je die hebben.
lesson-hero-sixth-do = Pak de volle rij, met één kaart.
lesson-hero-sixth-why = Jouw 23 was de zesde kaart, dus jij krijgt de vijf ervoor: 13 kogels. De 23 begint de rij opnieuw. De meeste kogels winnen.
refusal-not-hero-sixth = Die niet. Welke kaart van jou komt achter de 22?
refusal-not-hero-sixth-50 = De 50 zou achter de 40 komen en niets winnen. De volle rij eindigt op 22.
refusal-not-hero-sixth-23-50 = Ook dat pakt de rij, maar de tweede kaart wint niets. Eén kaart is genoeg.

lesson-hero-low = Lager dan alles
lesson-hero-low-see = De 16 is lager dan elke laatste kaart. In de Hero-modus komt zo'n kaart achter de hoogste: hier de 90.
lesson-hero-low-do = Maak daar gebruik van: leg één kaart neer en win de rij van de 90.
lesson-hero-low-why = De rij van de 90 had vijf kaarten, dus jouw 16 was de zesde: 14 kogels. Lage kaarten zijn wapens in de Hero-modus.
refusal-not-hero-low = Met één kaart lukt het: de kaart die lager is dan alle rijen.
refusal-not-hero-low-45 = De 45 zou achter de 43 komen en niets winnen.

lesson-hero-two = Twee kaarten in één ronde
lesson-hero-two-see = Je mag één of twee Walkers neerleggen. Twee rijen zijn vol, en voor elk heb je een kaart.
lesson-hero-two-do = Leg twee kaarten neer, en pak beide rijen.
lesson-hero-two-why = Alle kaarten worden van laag naar hoog aangelegd: jouw 6 pakte de eerste rij, jouw 57 de tweede. Maar je hebt nu minder kaarten, en wie geen Walkers meer heeft, moet wachten.
refusal-not-hero-two = Bijna. Welke twee kaarten volgen meteen op de volle rijen?
refusal-not-hero-two-6 = De 6 pakt de eerste rij. De tweede kan een ander pakken, dus pak die nu ook.
refusal-not-hero-two-57 = De 57 pakt de tweede rij. De eerste wacht ook nog.

lesson-hero-hero = Waar de Hero voor is
lesson-hero-hero-see = De eerste rij is vol. Je hebt de 30, maar iemand legt misschien een kaart tussen 22 en 30, en die gaat voor.
lesson-hero-hero-do = Zorg dat de rij van jou wordt.
lesson-hero-hero-why = De Walker die je samen met je Hero speelt, wordt vóór alle andere aangelegd. De 23 kwam te laat. Je hebt één Hero per hand: bewaar hem voor een rij met veel kogels.
refusal-not-hero-hero = Je Hero hoort bij de kaart die de rij pakt.
refusal-not-hero-hero-30 = Zonder Hero komt de 30 na elke lagere kaart. Iemand heeft de 23 en zou de rij eerder pakken.
refusal-not-hero-hero-50 = De 50 zou achter de 40 komen. De volle rij is die met de 22 achteraan.

lesson-hero-end = Hoe het eindigt
lesson-hero-end-see = Iedereen heeft nog één Walker. Als niemand er meer heeft, is de hand voorbij. Jij hebt 13 kogels, de ander 6.
lesson-hero-end-do = Leg je laatste kaart neer.
lesson-hero-end-why = Nu telt iedereen zijn kogels. Jij hebt de meeste, dus jij wint. Dat is de Hero-modus: wees de zesde.
refusal-not-hero-end = Je hebt alleen deze kaart nog.

# Overlevingsmodus
lesson-survival-lay = Een kaart vindt zijn rij
lesson-survival-lay-see = Er liggen vier rijen op tafel. Kijk naar de laatste kaart van elke rij: 10, 33, 43 en 90. Iedereen legt één kaart neer.
lesson-survival-lay-do = Leg de 16 neer, en kijk waar hij heen gaat.
lesson-survival-lay-why = De 16 kwam achter de 10. Een kaart komt altijd achter de dichtstbijzijnde laatste kaart die lager is. Je kiest de rij niet zelf: het getal doet dat.
refusal-not-survival-lay = Leg nu de 16 neer.
refusal-not-survival-lay-50 = De 50 zou achter de 43 komen. Bewaar hem nog even, en leg de 16 neer.

lesson-survival-fifth = Vijf is veilig
lesson-survival-fifth-see = De eerste rij heeft vier kaarten. Er passen er vijf in. De kogels op de kaarten zijn punten. In de Overlevingsmodus wil je die niet.
lesson-survival-fifth-do = Leg de vijfde kaart van de eerste rij neer.
lesson-survival-fifth-why = Er gebeurde niets, en dat is goed. Nu is de rij vol: de volgende kaart die daar komt, pakt hem.
refusal-not-survival-fifth = Zoek de kaart die achter de 14 komt.
refusal-not-survival-fifth-71 = De 71 zou achter de 70 komen. Ook veilig, maar kijk eens naar de eerste rij.

lesson-survival-sixth = De zesde kaart pakt de rij
lesson-survival-sixth-see = De eerste rij is vol en eindigt op 31. Wie er de zesde kaart bij legt, moet alle vijf nemen: 14 kogels.
lesson-survival-sixth-do = Leg de kaart neer die hem niet pakt.
lesson-survival-sixth-why = De 90 kwam achter de 88, ver van alle ellende. De minste kogels winnen, dus elke volle rij is een valstrik.
refusal-not-survival-sixth = Kijk waar elk van je kaarten heen zou gaan.
refusal-not-survival-sixth-34 = De 34 zou als zesde kaart achter de 31 komen: je zou de rij pakken, met 14 kogels.

lesson-survival-row = Te laag: jij kiest
lesson-survival-row-see = De 20 is lager dan elke laatste kaart. Dan moet je een rij pakken, maar je kiest zelf welke.
lesson-survival-row-do = Leg de 20 neer, en pak dan de rij die je het minst kost.
lesson-survival-row-why = De 101 heeft één kogel. Jouw 20 begint die rij opnieuw. Een lage kaart kost weinig zolang de rijen kort zijn.
refusal-not-survival-row = Leg eerst de 20 neer.
refusal-not-survival-row-103 = De 103 zou veilig achter de 101 komen. Maar deze les gaat over lage kaarten: leg de 20 neer.
refusal-not-survival-row-row-1 = De 44 heeft vijf kogels. Er is een goedkopere rij.
refusal-not-survival-row-row-2 = De 60 heeft drie kogels. Er is een goedkopere rij.
refusal-not-survival-row-row-3 = De 88 heeft vijf kogels. Er is een goedkopere rij.

lesson-survival-gap = Laat geen gat
lesson-survival-gap-see = De eerste rij heeft vier kaarten en eindigt op 24. De vijfde is veilig, de zesde niet. Je hebt de 25 en de 29.
lesson-survival-gap-do = Leg de kaart neer die zeker de vijfde is.
lesson-survival-gap-why = Tussen 24 en 25 past geen kaart. Iemand legde de 27: met de 29 was jij de zesde geweest. Nu was de ander dat.
refusal-not-survival-gap = Bij welke kaart kan niemand ertussen komen?
refusal-not-survival-gap-29 = Tussen 24 en 29 is plaats voor 25, 26, 27 en 28. Komt daarvan één eerder, dan is jouw 29 de zesde.

lesson-survival-cheap = Klein verlies in plaats van groot
lesson-survival-cheap-see = De 58 zou de zesde zijn, achter de 55: 13 kogels. De 3 is lager dan alles.
lesson-survival-cheap-do = Verlies maar één kogel.
lesson-survival-cheap-why = Met een lage kaart kies jij de rij: één kogel in plaats van dertien. Soms kun je beter een beetje verliezen.
refusal-not-survival-cheap = Er is een manier die maar één kogel kost.
refusal-not-survival-cheap-58 = Dat is de zesde kaart: 50, 51, 52, 53 en 55 zouden van jou zijn, 13 kogels.
refusal-not-survival-cheap-row-1 = Die rij heeft 13 kogels, en die wilde je juist vermijden.
refusal-not-survival-cheap-row-2 = De 66 heeft vijf kogels. Er is een goedkopere rij.
refusal-not-survival-cheap-row-3 = De 77 heeft vijf kogels. Er is een goedkopere rij.

lesson-survival-end = Hoe het eindigt
lesson-survival-end-see = Na tien rondes zijn alle handen leeg. Dit is de laatste kaart. Jij hebt 1 kogel, de anderen 13 en 7.
lesson-survival-end-do = Leg je laatste kaart neer.
lesson-survival-end-why = Nu telt iedereen zijn kogels. Jij hebt de minste, dus jij wint. Dat is de Overlevingsmodus: wees nooit de zesde.
refusal-not-survival-end = Je hebt alleen deze kaart nog.

# Wat het groentje zegt in je eerste spel
comment-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Je { $card }
           *[no] De { $card } van { $seat }
        } was lager dan elke laatste kaart, dus hij kwam achter de hoogste.
       *[other] { $you ->
            [yes] Je { $card }
           *[no] De { $card } van { $seat }
        } kwam in rij { PLACE($row) }: daar lag de dichtstbijzijnde lagere kaart.
    }
comment-row-taken =
    { $you ->
        [yes] Je pakte een rij: { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }. { $rule ->
            [CG-131] Dat wil je: de meeste kogels winnen.
           *[other] Liever niet: de minste kogels winnen.
        }
       *[no] { $seat } pakte een rij: { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }. Die rij begint opnieuw met één kaart.
    }
comment-hand-scored = Iedereen telt zijn kogels: { $points }.

# Het eerste scherm van de regels
page-aim = Hero-modus: krijg de meeste kogels. Overlevingsmodus: krijg de minste.
page-turn = Iedereen legt een kaart gedekt neer (in de Hero-modus één of twee). Alle kaarten worden van laag naar hoog aangelegd, elk achter de dichtstbijzijnde laatste kaart die lager is.
page-end = Als niemand meer een Walker heeft, is de hand voorbij.
page-score = De zesde kaart pakt de vijf ervoor. Tel de kogels op de kaarten die je pakte.
