# Het lab, en programma's die vragen

simulate-title = { $game }: { $count } spellen
simulate-bot = Bot
simulate-seats = Plaatsen
simulate-share = Winst
simulate-interval = 95 %
simulate-score = Stand
simulate-progress = Spelen
tournament-rating = Sterkte
tournament-cross = Hoe vaak de bot in de rij boven de bot in de kolom eindigde
compare-title = { $game }: { $count } keer gedeeld, elk op beide manieren gespeeld
compare-measure = Maat
compare-before = Zoals het is
compare-after = Veranderd
compare-difference = Verschil
simulate-won = Spellen met een winnaar: { $share }
simulate-adjusted = Geluk is eruit gehaald. Zonder dat waren voor dezelfde zekerheid { $least } tot { $most } keer zoveel spellen nodig.
simulate-stopped = Gestopt, niets bewaard. Met --run MAP kun je stoppen en doorgaan.
simulate-goes-on = Gestopt. Geef dezelfde opdracht om door te gaan; alles tot nu toe staat in { $folder }.
simulate-file = Geschreven: { $file }
simulate-failed = { $count ->
    [one] Eén spel is
   *[other] { $count } spellen zijn
 } vastgelopen; seed, vraag en opgeslagen tafel staan in { $folder }. Het eerste: seed { $seed }, { $error }
simulate-failed-unkept = { $count ->
    [one] Eén spel is
   *[other] { $count } spellen zijn
 } vastgelopen. Het eerste: seed { $seed }, { $error }. Met --run MAP worden ze allemaal bewaard.
mcp-seated = Je hebt plaats { $seat } aan tafel { $table }. Je sleutel, voor alles wat volgt: { $token }
mcp-waiting = { $count ->
    [one] Het spel begint als de vrije plaats bezet is.
   *[other] Het spel begint als de { $count } vrije plaatsen bezet zijn.
  }
mcp-awaited = { $count ->
    [0] We wachten nu op niemand; kijk nog eens.
   *[other] We wachten op { $names }. Kijk later nog eens.
  }
mcp-mine = Je hebt { $choice } geantwoord. Tot de anderen hebben geantwoord, kun je dat veranderen.
mcp-meanwhile = Je kunt nu ook dit doen:
mcp-table = { $table }: { $game }, { $settings }; { $open } van { $seats } plaatsen vrij
mcp-no-tables = Er wacht geen tafel op spelers.
mcp-told = Gebeurtenissen tot { $last } van { $count }.
report-summary = { $game }: { $games } spellen, seed { $seed }; { $failed } liepen vast. Spellen met een winnaar: { $won }.
report-difference = Het verschil
report-difference-words = { $deals } keer gedeeld, elk op beide manieren gespeeld. Het cijfer met de verandering min het cijfer zonder, met het 95 %-interval. Bevat een interval 0 niet, dan maakt de verandering iets uit.
report-before = Zoals het is
report-after = Veranderd
report-figures = Cijfers
report-bot = Bot
report-held = Plaatsen
report-wins = Winst
report-score = Stand
report-seat = Plaats
report-seats = Doet de plaats ertoe?
report-seats-words = Het aandeel van elke plaats in de overwinningen, wie er ook zat, met het 95 %-interval ({ $games } spellen). De streepjeslijn is een gelijk aandeel. { $differ ->
    [yes] Samen genomen verschillen de plaatsen (p = { $chance }).
   *[no] Samen genomen kunnen deze verschillen toeval zijn (p = { $chance }).
  }
report-scores = Standen en lengtes
report-scores-words = Hoe vaak elke stand voorkwam, en hoe lang de spellen duurden. De helft kostte hoogstens { $answers } antwoorden.
report-answers = Antwoorden
report-rounds = Rondes
report-swing = Hoezeer de kansen verschoven
report-swing-words = De grootste verandering in iemands winstkans binnen een spel, het einde niet meegeteld, in { $games } spellen. In de helft hoogstens { $half } procentpunten, in een tiende meer dan { $tenth }.
report-points = Procentpunten
report-mattered = Wat met winnen samenging
report-mattered-words = Het aandeel overwinningen met iets min dat zonder: de { $count } duidelijkste. Dit hoeft de oorzaak niet te zijn: wie het heeft, kan er ook om iets anders beter voor staan.
report-mattered-early = Alleen wat in de eerste { $rounds } rondes gebeurde telt, want die haalt bijna elk spel: wie het langer volhoudt, komt ook meer tegen.
report-mattered-adjusted = Uit { $count } van deze cijfers is het geluk gehaald dat daarna kwam. Dat maakt ze zekerder.
report-what = Wat
report-times = Keer
report-having = Met
report-lacking = Zonder
report-apart = Verschil
report-places = Waar het gebeurde
report-places-words = Hoe vaak iets per spel op elke plek gebeurde, de drukste plekken.
report-pace = Hoeveel beslissingen
report-pace-words = { $game } antwoorden per spel; hier { $minute } per minuut.
report-question = Vraag
report-a-game = Per spel
report-choices = Keuzes
report-thought = Bedenktijd
report-rules = Hoe vaak elke regel gold
report-rules-words = { $count } regels golden. De grafiek toont de dertig meest voorkomende; de cijfers noemen ze allemaal.
report-rule = Regel
report-in-games = In spellen
report-written = Het verslag staat in { $file }

error-not-as-a-vector = Dit spel heeft geen versie met arrays. Wel: { $known }.
error-no-encoding = Dit spel heeft geen codering voor andere programma’s. Wel: { $known }.
error-no-ladder = de pagina heeft geen plek voor de ranglijst: een regel <!-- ladder --> en daaronder een regel <!-- /ladder -->
error-another-run = in deze map is een andere reeks begonnen
error-not-a-run = in deze map staat geen reeks
error-too-many-failures = { $count } spellen liepen vast; een daarvan heeft seed { $seed }: { $detail }
error-no-knob = noem minstens één instelling, zoals --knob 'option.difficulty=beginner,expert'
error-no-target = noem minstens één doel, zoals --target win=0.4
error-nothing-forbidden = noem minstens één kaart of antwoord, zoals --never 'answer:use-*'
error-other-number-of-bots = { $found } bots passen niet: dit spel is voor { $least } tot en met { $most } spelers. Noem er zoveel, zoals --bots greedy,greedy,random, of geef --seats { $least }
error-nothing-changed = er is niets anders: noem een optie of andere bots
error-too-many-people = { $found } mensen voor { $wanted } plaatsen
error-unknown-rule = de regel { $found } bestaat niet; shambles rules --game card_game geeft de regels van een spel
error-unknown-token = deze sleutel hoort bij geen plaats; open een tafel of ga aan een tafel zitten
error-server-away = de server op { $found } antwoordt niet: { $detail }
rule-of = { $rule }: { $text }
person-name = Speler { $number }
