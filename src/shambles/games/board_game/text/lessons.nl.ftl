# The Board Game leren

course-race = Een wedloop: ieder voor zich
course-groups = Met groepen: je mag je aansluiten
course-solitaire = Alleen: solitaire

lesson-step = De doden volgen
lesson-step-see = Je staat op a, met Rick en Arnold. In een beurt zet je hooguit drie stappen.
lesson-step-do = Zet één stap, naar b, en kijk achter je.
lesson-step-why = Waar je was ligt nu een zombiefiche: elk vak dat je verlaat krijgt er een. Teruggaan is nooit gratis.
refusal-not-step = Nu maar één stap: naar b.
refusal-not-step-b-c = Twee stappen in één keer laten twee fiches achter. Zet er eerst één.

lesson-fight = Een gevecht
lesson-fight-see = Op b ligt een fiche, gedekt. Wie er komt, vecht ertegen, met de dobbelstenen van alle overlevenden in één worp.
lesson-fight-do = Ga erheen, en vecht.
lesson-fight-why = Drie zombies, drie doden: het fiche is weg. Elke overlevende die zich aansluit brengt dobbelstenen mee.
refusal-not-fight = Er is maar één weg verder: er doorheen.

lesson-ammo = Munitie, als het telt
lesson-ammo-see = Weer drie zombies op b. Je hebt één munitie: na een worp mag je die betalen voor nog een dobbelsteen.
lesson-ammo-do = Ga naar b; is de worp te klein, schiet dan.
lesson-ammo-why = Twee doden was er één te weinig, en de munitiesteen maakte het goed. Hij kan ook lawaai maken, en lawaai trekt nieuwe fiches aan.
refusal-not-ammo = Je komt er één te kort, en je hebt nog een kogel.
refusal-not-ammo-stop = Dan maakt de zombie die over is een van jullie moe.
refusal-not-ammo-use-rick = Rick kan ook helpen. Nu proberen we de munitie.

lesson-fatigue = De derde is dodelijk
lesson-fatigue-see = Elke zombie die overblijft geeft een overlevende van jou één vermoeidheid. Twee is niet erg; de derde is dodelijk. Rick heeft er al twee.
lesson-fatigue-do = Ga naar b, stop als de worp één te kort komt, en laat Arnold het nemen.
lesson-fatigue-why = Arnold heeft er één, en allebei leven. Jij zegt wie wat krijgt: verdeel het, en eet op tijd.
refusal-not-fatigue = Denk eraan: Rick kan er geen meer hebben.
refusal-not-fatigue-rick = Dat zou de derde van Rick zijn: hij zou sterven.
refusal-not-fatigue-use-rick = Rick zou kunnen helpen, maar dan valt er niets te verdelen. Stop hier.

lesson-gas = Rijd door
lesson-gas-see = Op b liggen twee fiches, te veel voor twee mensen. Met één benzine kom je er zonder gevecht, zolang je niet blijft.
lesson-gas-do = Rijd erlangs.
lesson-gas-why = Je staat ertussen en niemand vecht, maar je moet verder voordat je beurt eindigt. Benzine kan ook een stap verdubbelen.
refusal-not-gas = Lopen is vechten. Je hebt benzine.
refusal-not-gas-b = Te voet zou je tegen beide fiches moeten vechten.

lesson-collect = Vind voedsel
lesson-collect-see = Het teken op b is voedsel. Wie er komt stopt, krijgt een kaart voor elk teken, en mag daarna verzamelen.
lesson-collect-do = Ga naar b, en neem het voedsel.
lesson-collect-why = Eén voedsel, wat de kaart ook deed. Het haalt een vermoeidheid weg aan het begin van je volgende beurt.
refusal-not-collect = Ga eerst naar b.
refusal-not-collect-leave = Je mag het laten liggen, maar je hebt niets.

lesson-scout = Verken een locatie
lesson-scout-see = Op b is het Motel. De kaart zegt wat het vraagt; hier, voor je eerste locatie, één voedsel. Dat heb je.
lesson-scout-do = Verken het Motel.
lesson-scout-why = Het is van jou: één van de drie. De volgende vraagt meer, en de derde nog meer.
refusal-not-scout = Het Motel is op b.

lesson-haven = Hoe je wint
lesson-haven-see = Twee locaties zijn van jou. Het Motel zou de derde zijn: nu vraagt het drie voedsel, en je hebt er drie.
lesson-haven-do = Ga, en win.
lesson-haven-why = Drie locaties, en je hebt een veilige haven: het spel is gewonnen. Verzamel, vecht alleen als het moet, en wees de eerste.
refusal-not-haven = Het Motel is op b. Wachten heeft geen zin.

lesson-group = Vorm een groep
lesson-group-see = Op jouw vak staat nog een andere groep overlevenden. Samen heb je één voorraad dobbelstenen, en wie er een derde locatie verkent, wint voor allemaal.
lesson-group-do = Stel een groep voor.
lesson-group-why = Jullie gaan samen verder, en elke beurt van een van beiden verplaatst allebei. Weggaan kan aan het begin van andermans beurt.
refusal-not-group = Vraag eerst de anderen.
refusal-not-group-done = Je kunt alleen verder, maar samen ben je sterker.

lesson-fetch = Haal de gestranden
lesson-fetch-see = Als je alleen speelt wachten er vijf volgers op de kaart. Eén staat er op b: wie erheen gaat krijgt een kaart, en wint er de volger mee.
lesson-fetch-do = Haal die op b.
lesson-fetch-why = Hank is bij je, en zijn dobbelstenen ook. Met niemand om je bij aan te sluiten zijn de gestranden je leger.
refusal-not-fetch = Hank wacht op b.

# Wat het groentje zegt in je eerste spel
comment-token-placed = Ze zijn al waar wij waren. Laten we niet teruggaan.
comment-fight-over = Dat is gebeurd. Elk gevecht kost tijd, of iemands krachten.
comment-fatigued = { NAME($survivor) } heeft er nu { $fatigue }. Bij drie is het voorbij, dus eet op tijd.
comment-collected = Goed. Daar kun je nooit genoeg van hebben.
comment-scouted = Een locatie! Drie ervan winnen.

# Het eerste scherm van de regels
page-aim = Verken als eerste drie locaties, alleen of als groep.
page-turn = Herstel (eet), zet hooguit drie stappen, doorsta wat je tegenkomt, verzamel. Elk vak dat je verlaat krijgt een zombiefiche.
page-end = Wie drie locaties heeft wint. Wie alle overlevenden verliest, ligt eruit.
page-score = Gooi al je dobbelstenen tegelijk: doden tegen zombies, acties voor kaarten. Elke zombie die over is geeft vermoeidheid; de derde is dodelijk.
