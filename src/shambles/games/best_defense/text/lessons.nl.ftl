# The Best Defense leren

course-beginner = Beginner: open gebeurtenissen, vrij praten
course-expert = Expert: verborgen gebeurtenissen, stilte

lesson-deal = Eerst praten, dan zwijgen
lesson-deal-see = Bij Expert ziet niemand jouw gebeurtenissen, en tussen het delen en het gevecht mag niemand praten. Je maakt dus eerst een plan.
lesson-deal-do = Jij bent de leider. Er is genoeg gepraat: deel de gebeurtenissen.
lesson-deal-why = Iedereen heeft nu twee geheime gebeurtenissen. Tot het gevecht moeten jullie elkaar vertrouwen.
refusal-not-deal = Er is maar één ding te doen: delen.

lesson-move = De leider verplaatst iedereen
lesson-move-see = Jij bent de leider: jij verplaatst iedereen, elk één stap. Bij de Stad staan drie walkers naast vier voedselkaarten, en niemand bewaakt ze.
lesson-move-do = Stuur Rick waar hij het hardst nodig is.
lesson-move-why = Waar niemand staat, eet elke walker een kaart van de stapel. Raakt één stapel op, dan verliest iedereen. Nu moeten de walkers daar Rick bijten.
refusal-not-move = Zoek een kleine stapel met veel walkers.
refusal-not-move-farm = Bij de Boerderij zijn geen walkers, dus daar is niemand nodig. De Stad zou drie van de vier kaarten verliezen.
refusal-not-move-prison = De muren van de Gevangenis houden tot drie walkers tegen, dus die ene doet geen kwaad. De Stad loopt gevaar.

lesson-draw = Neem wat je nodig hebt
lesson-draw-see = Op elke plek ligt een stapel: voedsel, munitie, bondgenoten of uitrusting. Je mag één kaart trekken waar je staat.
lesson-draw-do = De stapel voedsel heeft twaalf kaarten. Trek er één.
lesson-draw-why = Twee blikken: twee voedsel voor Rick. Maar de stapel heeft nu een kaart minder. Jullie hebben deze kaarten nodig, en ze mogen nooit opraken.
refusal-not-draw = Van twaalf kaarten kun je er één missen: trek.

lesson-give = Delen
lesson-give-see = Na het trekken mag je één ding geven aan iemand op jouw plek. Glenn heeft één levenspunt en geen voedsel. Jij hebt drie voedsel.
lesson-give-do = Help Glenn.
lesson-give-why = Na het gevecht geneest één voedsel één levenspunt. Jullie winnen samen of helemaal niet.
refusal-not-give = Glenn heeft iets te eten nodig.
refusal-not-give-done = Je mag alles houden, maar dan leeft Glenn niet lang.
refusal-not-give-handgun-glenn = Dan heb jij geen wapen, en Glenn nog steeds niets te eten.

lesson-defy = Ga tegen de leider in
lesson-defy-see = Glenn is de leider en liet je bij de Boerderij achter, met vijf walkers en zonder wapen. Voor één voedsel mag je zelf een stap zetten.
lesson-defy-do = Ga waar de walkers je niets kunnen doen.
lesson-defy-why = De muren van de Gevangenis houden tot drie walkers tegen, en er zijn er twee. Het kostte één voedsel en redde misschien je leven.
refusal-not-defy = Zoek een plek waar niemand je kan bijten.
refusal-not-defy-stay = Vijf walkers, drie levenspunten: Rick zou kunnen sterven.
refusal-not-defy-town = Bij de Stad zouden twee walkers je bijten. Er is een veiliger plek.

lesson-event = Het kleinste kwaad
lesson-event-see = Iedereen krijgt elke ronde twee gebeurtenissen. De leider speelt ze allebei. Jij speelt er één, en de andere wordt afgelegd.
lesson-event-do = Speel de gebeurtenis die je hier, bij de Boerderij, helpt.
lesson-event-why = Rick stond bij de Boerderij, dus de boomgaard gaf twee voedsel voor één walker. De kudde op de weg kwam nooit: je kiest ook wat er niet gebeurt.
refusal-not-event = Lees ze allebei. Welke is goed voor wie bij de Boerderij staat?
refusal-not-event-herd-on-the-road = Bij de Snelweg is niemand. Er zouden drie tot vijf walkers komen, en die eten van de stapel.

lesson-fight = Samen schieten
lesson-fight-see = Twee walkers. Vijf punten doden er één. Wie op dezelfde plek schiet, telt de punten bij elkaar op. Messen tellen apart. Glenn neemt de kruisboog.
lesson-fight-do = Kies het wapen waarvan de punten bij die van Glenn tellen.
lesson-fight-why = Negen en twee is elf punten: twee walkers dood. Alleen had je er maar één gedood.
refusal-not-fight = Met welk wapen kun je schieten?
refusal-not-fight-machete = Een mes telt apart: jouw punten zouden niet bij Glenns twee tellen.
refusal-not-fight-nothing = Twee walkers, en jij hebt een geweer. Gebruik het.

lesson-divide = Verdeel de beten
lesson-divide-see = Elke walker die over is, bijt iemand. Jullie beslissen samen wie de beten krijgt. Rick heeft nog één levenspunt, Glenn vijf.
lesson-divide-do = Kies zo dat allebei het overleven.
lesson-divide-why = Glenn nam beide beten, en niemand stierf. Ook levenspunten deel je samen.
refusal-not-divide = Nog één beet en Rick sterft.
refusal-not-divide-rick-1-glenn-1 = Het lijkt eerlijk, maar aan één beet zou Rick sterven.

lesson-last = Hoe je wint
lesson-last-see = Ronde twaalf, en de walkers hebben voor het laatst gebeten. Elke stapel heeft nog een kaart.
lesson-last-do = Eet, of niet: daarna is het spel voorbij.
lesson-last-why = Twaalf rondes en geen lege stapel: iedereen wint. Bewaak de stapels, deel wat je hebt, en kies het kleinste kwaad.
refusal-not-last = Allebei is goed.

# Wat het groentje zegt in je eerste spel
comment-fought = { $kills ->
        [0] { $total } bij { NAME($place) } doodt niemand: vijf punten doden er één. Laten we volgende keer samen schieten.
       *[other] { $kills } gedood bij { NAME($place) }. Elke vijf punten doden er één.
    }
comment-bitten = { $hurt ->
        [yes] Au. Eén voedsel geneest één levenspunt, één keer per ronde.
       *[no] Die deed geen pijn. Niet elke beet wordt tegengehouden.
    }
comment-card-drawn = Nog { $left } in die stapel. Raakt hij op, dan verliezen we allemaal.
comment-moved = { NAME($survivor) } bewaakt nu { NAME($place) }. De walkers bijten daar mensen in plaats van kaarten te eten.
comment-event-played = Weer een gebeurtenis minder om over te piekeren.

# Het eerste scherm van de regels
page-aim = Houd de vier plekken twaalf rondes lang. Iedereen wint, of iedereen verliest.
page-turn = De leider verplaatst iedereen, trekt, geeft en speelt twee gebeurtenissen. De anderen mogen tegen de leider ingaan, trekken, geven, en spelen één gebeurtenis. Dan vecht iedereen tegelijk.
page-end = Je wint na ronde twaalf. Je verliest als één stapel op is. In Hardcore verlies je ook als iemand sterft.
page-score = Vijf punten doden een walker. Elke walker die over is, bijt een overlevende. Waar niemand staat, eet hij een kaart van de stapel.
