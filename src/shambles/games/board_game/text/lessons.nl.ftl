# The Board Game leren

course-race = Wedloop: elke speler alleen
course-groups = Met groepen: spelers kunnen samengaan
course-solitaire = Solo

lesson-step = De doden volgen
lesson-step-see = Je staat op veld a, met Rick en Arnold. In een beurt mag je hoogstens drie stappen zetten.
lesson-step-do = Zet één stap, naar b, en kijk achter je.
lesson-step-why = Waar je was, ligt nu een zombiefiche. Elk veld dat je verlaat krijgt er een, dus teruggaan betekent vechten.
refusal-not-step = Nu maar één stap: naar b.
refusal-not-step-b-c = Twee stappen laten twee fiches achter. Zet er nu maar één.

lesson-fight = Een gevecht
lesson-fight-see = Op b ligt een gedekte fiche. Ga je erheen, dan vecht je ertegen, met de dobbelstenen van al je overlevenden in één worp.
lesson-fight-do = Ga erheen en vecht.
lesson-fight-why = Drie zombies, drie treffers: de fiche is weg. Elke nieuwe overlevende brengt dobbelstenen mee.
refusal-not-fight = De enige weg gaat langs de zombies.

lesson-ammo = Munitie als het telt
lesson-ammo-see = Weer drie zombies op b. Je hebt één munitie. Na een worp mag je die gebruiken om nog een dobbelsteen te gooien.
lesson-ammo-do = Ga naar b. Is de worp te laag, schiet dan.
lesson-ammo-why = Je kwam één treffer tekort, en de munitiedobbelsteen gaf die. Hij kan ook lawaai maken, en lawaai brengt nieuwe fiches.
refusal-not-ammo = Je komt één treffer tekort, en je hebt nog munitie.
refusal-not-ammo-stop = Dan geeft de laatste zombie een van je overlevenden vermoeidheid.
refusal-not-ammo-use-rick = Rick kan ook helpen. Maar deze les gaat over munitie.

lesson-fatigue = De derde vermoeidheid is dodelijk
lesson-fatigue-see = Elke zombie die over is, geeft een van je overlevenden 1 vermoeidheid. De derde is dodelijk. Rick heeft er al twee.
lesson-fatigue-do = Ga naar b, stop als de worp één tekortkomt, en laat Arnold de vermoeidheid nemen.
lesson-fatigue-why = Arnold heeft er één, en allebei leven nog. Jij kiest wie wat krijgt: verdeel het, en eet op tijd.
refusal-not-fatigue = Pas op: aan nog één zou Rick sterven.
refusal-not-fatigue-rick = Dat zou de derde vermoeidheid van Rick zijn: hij zou sterven.
refusal-not-fatigue-use-rick = Rick zou kunnen helpen, maar dan krijgt niemand vermoeidheid. Stop hier.

lesson-gas = Rijd door
lesson-gas-see = Op b liggen twee fiches, te veel voor twee overlevenden. Met 1 benzine kom je er zonder gevecht, als je er niet blijft.
lesson-gas-do = Rijd erlangs.
lesson-gas-why = Je staat ertussen en vecht niet, maar je moet verder voordat je beurt eindigt. Met benzine ga je ook twee velden in één stap.
refusal-not-gas = Ga je lopend, dan vecht je. Je hebt benzine.
refusal-not-gas-b = Te voet zou je tegen beide fiches moeten vechten.

lesson-collect = Vind eten
lesson-collect-see = Het symbool op b is eten. Ga je erheen, dan stop je, krijg je één kaart per symbool, en mag je daarna pakken.
lesson-collect-do = Ga naar b en pak het eten.
lesson-collect-why = Eén eten, wat de kaart ook deed. Aan het begin van je volgende beurt kun je het opeten: dat haalt 1 vermoeidheid weg.
refusal-not-collect = Ga eerst naar b.
refusal-not-collect-leave = Je mag het laten liggen, maar je hebt geen eten.

lesson-scout = Verken een locatie
lesson-scout-see = Het Motel is op b. De kaart zegt wat het vraagt. Voor je eerste locatie is dat één eten, en dat heb je.
lesson-scout-do = Verken het Motel.
lesson-scout-why = Het Motel is van jou: één van de drie. De volgende vraagt meer, en de derde nog meer.
refusal-not-scout = Het Motel is op b.

lesson-haven = Hoe je wint
lesson-haven-see = Je hebt twee locaties. Het Motel zou de derde zijn. Nu vraagt het drie eten, en die heb je.
lesson-haven-do = Ga, en win.
lesson-haven-why = Drie locaties: je hebt een veilige haven gevonden en gewonnen. Verzamel, vecht alleen als het moet, en wees de eerste.
refusal-not-haven = Het Motel is op b. Ga erheen.

lesson-group = Vorm een groep
lesson-group-see = Op jouw veld staat een andere speler. Samen gooien jullie al je dobbelstenen. Verkent iemand van de groep een derde locatie, dan wint de hele groep.
lesson-group-do = Vraag om een groep te vormen.
lesson-group-why = Nu gaan jullie samen, in elke beurt van een van beiden. Je kunt weggaan aan het begin van andermans beurt.
refusal-not-group = Vraag eerst de andere speler.
refusal-not-group-done = Je kunt alleen verder, maar samen ben je sterker.

lesson-fetch = Haal volgers op
lesson-fetch-see = Speel je solo, dan wachten er vijf volgers op de kaart. Eén staat op b. Ga erheen, versla de kaart, en de volger gaat met je mee.
lesson-fetch-do = Haal de volger op b op.
lesson-fetch-why = Hank gaat mee, en brengt zijn dobbelstenen mee. Speel je solo, dan zijn deze volgers je leger.
refusal-not-fetch = Hank wacht op b.

# Wat het groentje zegt in je eerste spel
comment-token-placed = Waar wij waren, zijn nu zombies. Laten we niet teruggaan.
comment-fight-over = Dat is voorbij. Elk gevecht kost tijd, of iemands krachten.
comment-fatigued = { NAME($survivor) } heeft nu { $fatigue } vermoeidheid. De derde is dodelijk, dus eet op tijd.
comment-collected = Goed. Daar kun je nooit genoeg van hebben.
comment-scouted = Een locatie! Met drie win je.

# Het eerste scherm van de regels
page-aim = Verken als eerste drie locaties, alleen of als groep.
page-turn = Herstel (eet), zet hoogstens drie stappen, doorsta wat je tegenkomt, verzamel. Elk veld dat je verlaat krijgt een zombiefiche.
page-end = Wie als eerste drie locaties heeft, wint. Zijn al je overlevenden dood, dan doe je niet meer mee.
page-score = Gooi al je dobbelstenen tegelijk: treffers tegen zombies, acties voor kaarten. Elke zombie die over is, geeft 1 vermoeidheid. De derde vermoeidheid doodt een overlevende.
