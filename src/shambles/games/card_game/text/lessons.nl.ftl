# Het kaartspel leren

course-hero = Hero-modus
course-survival = Overlevingsmodus

# Hero-modus
lesson-hero-lay = Een kaart vindt zijn rij
lesson-hero-lay-see = Er liggen vier rijen op tafel. Van elke telt de laatste kaart: 10, 33, 43 en 90.
lesson-hero-lay-do = Leg de 16 neer, en kijk waar hij heen gaat.
lesson-hero-lay-why = De 16 kwam achter de 10. Een kaart komt achter de dichtstbijzijnde laatste kaart die lager is. Niemand kiest dat: de getallen doen het.
refusal-not-hero-lay = Twee kaarten tegelijk komen later. Leg nu alleen de 16 neer.
refusal-not-hero-lay-50 = De 50 zou achter de 43 komen. Bewaar hem nog even, en leg de 16 neer.

lesson-hero-nearest = Eerst hoger, dan het dichtstbij
lesson-hero-nearest-see = De rijen eindigen op 12, 37, 43 en 58. Je hebt drie kaarten.
lesson-hero-nearest-do = Leg de kaart neer die achter de 43 komt.
lesson-hero-nearest-why = De 44 is hoger dan 12, 37 en 43, en daarvan ligt de 43 het dichtstbij. Meer is er niet aan.
refusal-not-hero-nearest = Eén kaart is hier genoeg: de kaart die achter de 43 belandt.
refusal-not-hero-nearest-39 = De 39 is lager dan 43 en zou dus achter de 37 komen. Zoek een kaart tussen 43 en 58.
refusal-not-hero-nearest-61 = De 61 is ook hoger dan 58, en die ligt dichterbij: hij zou achter de 58 komen.

lesson-hero-sixth = De zesde kaart pakt de rij
lesson-hero-sixth-see = De eerste rij heeft vijf kaarten: hij is vol. Kogels op kaarten zijn punten, en in de Hero-modus wil je die hebben.
lesson-hero-sixth-do = Pak de volle rij, met één kaart.
lesson-hero-sixth-why = Jouw 23 was de zesde kaart, dus de vijf ervoor zijn van jou: 13 kogels. De 23 begint de rij opnieuw. De meeste kogels winnen.
refusal-not-hero-sixth = Die niet. Welke kaart van jou komt achter de 22?
refusal-not-hero-sixth-50 = De 50 zou achter de 40 komen en niets winnen. De volle rij eindigt op 22.
refusal-not-hero-sixth-23-50 = Ook dat pakt de rij, maar het kost een kaart die niets wint. Eén is genoeg.

lesson-hero-low = Lager dan alles
lesson-hero-low-see = De 16 is lager dan elke laatste kaart. In de Hero-modus komt zo'n kaart achter de hoogste: hier de 90.
lesson-hero-low-do = Maak daar gebruik van: leg één kaart neer en win de rij van de 90.
lesson-hero-low-why = De rij van de 90 had vijf kaarten, dus jouw 16 was de zesde: 14 kogels. Lage kaarten zijn wapens in de Hero-modus.
refusal-not-hero-low = Met één kaart lukt het: de kaart die lager is dan alle rijen.
refusal-not-hero-low-45 = De 45 zou achter de 43 komen en niets winnen.

lesson-hero-two = Twee kaarten in één ronde
lesson-hero-two-see = Je mag één of twee Walkers neerleggen. Twee rijen zijn vol, en voor elk heb je een kaart.
lesson-hero-two-do = Leg twee kaarten neer, en pak beide rijen.
lesson-hero-two-why = Alles wat neerligt wordt van laag naar hoog aangelegd: jouw 6 pakte de eerste rij, jouw 57 de tweede. Maar je hand is nu kleiner, en wie geen Walkers meer heeft kijkt toe.
refusal-not-hero-two = Bijna. Welke twee kaarten volgen meteen op de volle rijen?
refusal-not-hero-two-6 = De 6 pakt de eerste rij. De andere kan iemand anders pakken: doe die er nu ook bij.
refusal-not-hero-two-57 = De 57 pakt de tweede rij. De eerste ligt ook op je te wachten.

lesson-hero-hero = Waar de Hero voor is
lesson-hero-hero-see = De eerste rij is vol. Je hebt de 30, maar iemand legt misschien een kaart tussen 22 en 30, en die gaat voor.
lesson-hero-hero-do = Zorg dat de rij van jou wordt.
lesson-hero-hero-why = De Walker bij je Hero wordt vóór alle andere aangelegd. De 23 kwam te laat. Je hebt één Hero voor de hele hand: bewaar hem voor een dikke rij.
refusal-not-hero-hero = Je Hero hoort bij de kaart die de rij pakt.
refusal-not-hero-hero-30 = Zonder hulp komt de 30 na elke lagere kaart, en iemand heeft de 23: die rij zou weg zijn.
refusal-not-hero-hero-50 = De 50 zou achter de 40 komen. De volle rij is die met de 22 achteraan.

lesson-hero-end = Hoe het eindigt
lesson-hero-end-see = Iedereen heeft nog één Walker. Als niemand er meer heeft, is de hand voorbij. Jouw stapel heeft 13 kogels, de andere 6.
lesson-hero-end-do = Leg je laatste kaart neer.
lesson-hero-end-why = Alle kogels in de stapels worden geteld. De meeste winnen: jij. Dat is de Hero-modus: leggen, van laag naar hoog aanleggen, en de zesde zijn.
refusal-not-hero-end = Je hebt alleen deze kaart nog.

# Overlevingsmodus
lesson-survival-lay = Een kaart vindt zijn rij
lesson-survival-lay-see = Er liggen vier rijen op tafel. Van elke telt de laatste kaart: 10, 33, 43 en 90. Iedereen legt één kaart neer.
lesson-survival-lay-do = Leg de 16 neer, en kijk waar hij heen gaat.
lesson-survival-lay-why = De 16 kwam achter de 10. Een kaart komt achter de dichtstbijzijnde laatste kaart die lager is. Niemand kiest dat: de getallen doen het.
refusal-not-survival-lay = Leg nu de 16 neer.
refusal-not-survival-lay-50 = De 50 zou achter de 43 komen. Bewaar hem nog even, en leg de 16 neer.

lesson-survival-fifth = Vijf is veilig
lesson-survival-fifth-see = De eerste rij heeft vier kaarten. Er passen er vijf in. Kogels op kaarten zijn punten, en in de Overlevingsmodus wil je die niet.
lesson-survival-fifth-do = Leg de vijfde kaart van de eerste rij neer.
lesson-survival-fifth-why = Er gebeurde niets, en dat is goed. De rij is nu vol: de volgende kaart die daar hoort, pakt hem.
refusal-not-survival-fifth = Zoek de kaart die achter de 14 komt.
refusal-not-survival-fifth-71 = De 71 zou achter de 70 komen. Ook veilig, maar kijk eens naar de eerste rij.

lesson-survival-sixth = De zesde kaart pakt de rij
lesson-survival-sixth-see = De eerste rij is vol en eindigt op 31. Wie er de zesde kaart bij legt, moet alle vijf nemen: 14 kogels.
lesson-survival-sixth-do = Leg de kaart neer die hem niet pakt.
lesson-survival-sixth-why = De 90 kwam achter de 88, ver van alle ellende. De minste kogels winnen, dus elke volle rij is een valstrik.
refusal-not-survival-sixth = Kijk waar elk van je kaarten heen zou gaan.
refusal-not-survival-sixth-34 = De 34 zou als zesde kaart achter de 31 komen: je zou de rij pakken, met 14 kogels.

lesson-survival-row = Te laag: jij kiest
lesson-survival-row-see = De 20 is lager dan elke laatste kaart. Dan moet je een rij nemen, maar je mag kiezen welke.
lesson-survival-row-do = Leg de 20 neer, en neem dan de rij die je het minst kost.
lesson-survival-row-why = De 101 heeft één kogel. Jouw 20 begint die rij opnieuw. Een lage kaart kost weinig zolang de rijen kort zijn.
refusal-not-survival-row = Leg eerst de 20 neer: dan zie je iets.
refusal-not-survival-row-103 = De 103 zou veilig achter de 101 komen. Nu kijken we wat een lage kaart doet: leg de 20 neer.
refusal-not-survival-row-row-1 = De 44 heeft vijf kogels. Er is een goedkopere rij.
refusal-not-survival-row-row-2 = De 60 heeft drie kogels. Er is een goedkopere rij.
refusal-not-survival-row-row-3 = De 88 heeft vijf kogels. Er is een goedkopere rij.

lesson-survival-gap = Laat geen gat
lesson-survival-gap-see = De eerste rij heeft vier kaarten en eindigt op 24. De vijfde is veilig, de zesde niet. Je hebt de 25 en de 29.
lesson-survival-gap-do = Leg de kaart neer die zeker de vijfde is.
lesson-survival-gap-why = Tussen 24 en 25 past niets. Iemand legde de 27: met de 29 was jij de zesde geweest. Nu waren zij het.
refusal-not-survival-gap = Voor welke kaart kan niemand zich dringen?
refusal-not-survival-gap-29 = Tussen 24 en 29 is plaats voor 25, 26, 27 en 28. Komt daarvan één eerder, dan is jouw 29 de zesde.

lesson-survival-cheap = Klein verlies in plaats van groot
lesson-survival-cheap-see = De 58 zou de zesde zijn, achter de 55: 13 kogels. De 3 is lager dan alles.
lesson-survival-cheap-do = Kom er met één enkele kogel van af.
lesson-survival-cheap-why = Met een lage kaart kies jij de rij: één kogel in plaats van dertien. Soms is een beetje verliezen het slimst.
refusal-not-survival-cheap = Er is een manier die maar één kogel kost.
refusal-not-survival-cheap-58 = Dat is de zesde kaart: 50, 51, 52, 53 en 55 zouden van jou zijn, 13 kogels.
refusal-not-survival-cheap-row-1 = Die rij heeft 13 kogels, en die wilde je juist vermijden.
refusal-not-survival-cheap-row-2 = De 66 heeft vijf kogels. Er is een goedkopere rij.
refusal-not-survival-cheap-row-3 = De 77 heeft vijf kogels. Er is een goedkopere rij.

lesson-survival-end = Hoe het eindigt
lesson-survival-end-see = Na tien rondes zijn alle handen leeg. Dit is de laatste kaart. Jij hebt 1 kogel, de anderen 13 en 7.
lesson-survival-end-do = Leg je laatste kaart neer.
lesson-survival-end-why = Alle kogels in de stapels worden geteld. De minste winnen: jij. Dat is de Overlevingsmodus: leggen, van laag naar hoog aanleggen, en nooit de zesde zijn.
refusal-not-survival-end = Je hebt alleen deze kaart nog.

# Wat het groentje zegt in je eerste spel
comment-placed =
    { $rule ->
        [CG-110] De { $card } was lager dan alles: achter de hoogste ermee.
       *[other] De { $card } in rij { PLACE($row) }. Niemand krijgt iets, tot nu toe.
    }
comment-row-taken =
    { $you ->
        [yes] Die rij is van jou: { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }. Denk eraan wat we spelen!
       *[no] { $seat } krijgt een rij: { $points ->
            [one] 1 kogel
           *[other] { $points } kogels
        }. Hij begint opnieuw, dus daar is het even veilig.
    }
comment-hand-scored = Alle kogels worden geteld: { $points }.

# Het eerste scherm van de regels
page-aim = Hero-modus: heb de meeste kogels. Overlevingsmodus: heb de minste.
page-turn = Iedereen legt een kaart gedekt neer (in de Hero-modus één of twee). Ze worden van laag naar hoog aangelegd, elk achter de dichtstbijzijnde lagere laatste kaart.
page-end = Als niemand meer een Walker heeft, is de hand voorbij.
page-score = De zesde kaart pakt de vijf ervoor. Tel de kogels op wat je hebt gepakt.
