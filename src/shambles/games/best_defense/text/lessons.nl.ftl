# The Best Defense leren

course-beginner = Beginner: open gebeurtenissen, vrij praten
course-expert = Expert: verborgen gebeurtenissen, stilte

lesson-deal = Eerst praten, dan zwijgen
lesson-deal-see = Bij Expert ziet niemand jouw gebeurtenissen, en van het delen tot het gevecht mag niemand praten. Plannen doe je dus vooraf.
lesson-deal-do = Jij leidt. Er is genoeg gepraat: deel de gebeurtenissen.
lesson-deal-why = Iedereen heeft nu twee gebeurtenissen, die alleen de eigenaar ziet. Tot het gevecht vertrouwen jullie elkaar.
refusal-not-deal = Er is maar één ding te doen: delen.

lesson-move = De leider stuurt iedereen
lesson-move-see = Jij leidt: jij zegt waar iedereen heen gaat, elk één stap. Bij de Stad staan drie walkers voor vier kaarten voedsel, en er is niemand.
lesson-move-do = Stuur Rick waar hij het hardst nodig is.
lesson-move-why = Waar niemand staat, eet elke walker een kaart van de stapel, en één lege stapel is verlies voor allemaal. Nu moeten ze Rick bijten, als ze nog leven.
refusal-not-move = Zoek de kleinste stapel met de meeste walkers.
refusal-not-move-farm = Bij de Boerderij zijn geen walkers: daar gebeurt niets. De Stad zou drie van haar vier kaarten verliezen.
refusal-not-move-prison = De muren van de Gevangenis houden tot drie walkers tegen: één doet daar geen kwaad. De Stad loopt gevaar.

lesson-draw = Neem wat je nodig hebt
lesson-draw-see = Op elke plek ligt een stapel: voedsel, munitie, bondgenoten of uitrusting. Je mag één kaart trekken waar je staat.
lesson-draw-do = De stapel voedsel heeft twaalf kaarten. Trek er één.
lesson-draw-why = Twee blikken: twee voedsel voor Rick. Maar de stapel is een kaart kleiner. Jullie leven van de kaarten die niet op mogen raken.
refusal-not-draw = Van twaalf kun je er één missen: trek.

lesson-give = Delen
lesson-give-see = Na het trekken mag je één ding geven aan iemand op jouw plek. Glenn heeft één levenspunt en geen voedsel; jij hebt er drie.
lesson-give-do = Help Glenn.
lesson-give-why = Eén voedsel geneest na het gevecht één levenspunt. Jullie winnen samen of helemaal niet.
refusal-not-give = Glenn heeft iets te eten nodig.
refusal-not-give-done = Je mag alles houden, maar zo houdt Glenn het niet lang vol.
refusal-not-give-handgun-glenn = Dan heb jij geen wapen, en Glenn nog steeds niets te eten.

lesson-defy = Ga tegen de leider in
lesson-defy-see = Glenn leidt en liet je bij de Boerderij: vijf walkers, en jij hebt geen wapen. Voor één voedsel mag je zelf een stap zetten.
lesson-defy-do = Ga waar de walkers je niets kunnen doen.
lesson-defy-why = De muren van de Gevangenis houden tot drie walkers tegen, en er zijn er twee. Het kostte één voedsel, en misschien redde het een leven.
refusal-not-defy = Zoek een plek waar niemand je kan bijten.
refusal-not-defy-stay = Vijf walkers en drie levenspunten: dat kan het einde van Rick zijn.
refusal-not-defy-town = Bij de Stad zouden twee walkers je bijten. Er is iets beters.

lesson-event = Het kleinste kwaad
lesson-event-see = Iedereen krijgt twee gebeurtenissen per ronde. De leider moet ze allebei spelen; jij speelt er één, en de andere doet niets.
lesson-event-do = Speel die je hier, bij de Boerderij, helpt.
lesson-event-why = Rick stond bij de Boerderij, dus de boomgaard gaf twee voedsel voor één walker. De kudde op de weg kwam nooit: kiezen wat er niet gebeurt is het halve spel.
refusal-not-event = Lees ze allebei: welke is vriendelijk voor wie bij de Boerderij staat?
refusal-not-event-herd-on-the-road = Bij de Snelweg is niemand: er zouden drie tot vijf walkers komen, en eten.

lesson-fight = Samen schieten
lesson-fight-see = Twee walkers. Vijf punten doden er één. Wie op dezelfde plek schiet, telt de punten op; messen tellen alleen. Glenn neemt de kruisboog.
lesson-fight-do = Kies het wapen waarvan de punten bij die van Glenn komen.
lesson-fight-why = Negen punten en twee is elf: twee walkers dood. Ieder alleen had er één gedood, en de rest verspild.
refusal-not-fight = Welk wapen van jou schiet?
refusal-not-fight-machete = Een mes telt alleen: jouw punten zouden niet bij Glenns twee komen.
refusal-not-fight-nothing = Twee walkers, en jij hebt een geweer. Gebruik het.

lesson-divide = Verdeel de beten
lesson-divide-see = Elke walker die over is bijt iemand, en jullie verdelen de beten samen. Rick heeft nog één levenspunt, Glenn vijf.
lesson-divide-do = Stel een verdeling voor die allebei overleven.
lesson-divide-why = Glenn nam ze allebei, en niemand stierf. Ook levenspunten zijn er om te delen.
refusal-not-divide = Rick kan geen enkele beet meer hebben.
refusal-not-divide-rick-1-glenn-1 = Het lijkt eerlijk, maar één beet is alles wat Rick nog heeft.

lesson-last = Hoe je wint
lesson-last-see = Ronde twaalf, en de walkers hebben voor het laatst gebeten. Elke stapel heeft nog een kaart.
lesson-last-do = Eet, of laat het: daarna is het spel voorbij.
lesson-last-why = Twaalf ronden, geen lege stapel: jullie hebben allemaal gewonnen. Bewaak de stapels, deel wat je hebt, en kies het kleinste kwaad.
refusal-not-last = Allebei is goed.

# Wat het groentje zegt in je eerste spel
comment-fought = { $kills ->
        [0] Er viel geen walker. Vijf punten doden er één; volgende keer schieten we samen.
       *[other] { $kills } minder. Elke vijf punten tellen.
    }
comment-bitten = Dat deed pijn. Eén voedsel geneest er één, eens per ronde.
comment-card-drawn = Nog { $left } in die stapel. Bij nul hebben we allemaal verloren.
comment-moved = { NAME($survivor) } bewaakt nu { NAME($place) }: daar bijten de walkers, en eten ze niet.
comment-event-played = Weer een gebeurtenis minder om over te piekeren.

# Het eerste scherm van de regels
page-aim = Houd de vier plekken twaalf ronden lang. Iedereen wint, of iedereen verliest.
page-turn = De leider verplaatst iedereen, trekt, ruilt en speelt twee gebeurtenissen; de anderen mogen ertegenin gaan, trekken, ruilen en spelen er één. Dan vecht iedereen tegelijk.
page-end = Je wint na ronde twaalf. Je verliest als één stapel leeg is; in Hardcore ook als iemand sterft.
page-score = Vijf punten doden een walker. Elke die over is bijt een overlevende; waar niemand staat, eet hij een kaart van de stapel.
