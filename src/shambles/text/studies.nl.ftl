# De studies van het lab: luck, skill, restrict, drama, tune; en reeksen naast elkaar

study-written = Geschreven: { $file }
study-page = De pagina staat in { $file }
study-few = te weinig spellen om iets te zeggen

luck-title = Wat beslist { $game }?
luck-intro = { $deals } keer gedeeld, { $games } spellen, { $seats } plaatsen, seed { $seed }. De spelers zijn geloot uit { $bots }. Elk spel werd opnieuw gespeeld terwijl de ene bron van toeval na de andere opnieuw werd geloot, in willekeurige volgorde. Het aandeel van een bron is hoever de uitslag bij die stap verschuift. Samen zijn de aandelen 100 %.
luck-parts = De aandelen
luck-parts-words = Elk aandeel met zijn 95 %-interval. Een aandeel onder 0 is ruis: het echte aandeel is dan ongeveer 0. Lijken de spelers meer op elkaar, dan wordt het aandeel van wie er speelt kleiner en dat van geluk groter.
luck-part = Wat
luck-share = Aandeel in de uitslag
luck-source-deal = De verdeling van de kaarten
luck-source-deck = De volgorde van de stapels
luck-source-dice = Dobbelstenen en loting
luck-source-seat = De plaats
luck-source-skill = Wie er speelt
luck-source-whim = Toeval in de keuzes van spelers
luck-alike = Elk spel liep hetzelfde af: er valt niets te verdelen.
luck-too-few = Te weinig kaarten om iets te zeggen. Speel er meer, zoals -n 200.
luck-beside = Naast onze eigen spellen
luck-beside-words = Dezelfde cijfers voor onze spellen, gemeten met de bots { $bots }.
luck-game = Spel

skill-title = Hoeveel vaardigheid vraagt { $game }?
skill-intro = { $deals } keer gedeeld, { $games } spellen, { $seats } plaatsen, seed { $seed }. Elk niveau speelde tegen elk ander met dezelfde kaarten, vanaf elke plaats. Bij spellen waarin iedereen samen wint, worden tafels met dezelfde kaarten vergeleken.
skill-grid = Niveau tegen niveau
skill-grid-words = Hoe vaak het niveau links boven dat bovenaan eindigde. Gelijk telt als half.
skill-pairs = Hoeveel spellen laten het zien?
skill-pairs-words = Met zoveel spellen zien vier van de vijf mensen het verschil, met 95 % zekerheid: bij het gemeten aandeel, en bij de voorzichtige kant van het interval.
skill-level = Niveau
skill-other = Tegen
skill-above = Eindigt erboven
skill-needed = Spellen nodig
skill-to = { $least } tot { $most }

restrict-title = Wat is het waard in { $game }?
restrict-intro = { $deals } keer gegeven, elk twee keer gespeeld door { $bots }, seed { $seed }: één keer vrij, één keer zonder { $never }. { $who ->
    [all] Niemand mag het, want allen winnen samen.
   *[one] Alleen de eerste speler mag het niet.
 } Het kon in { $offered } van de spellen, en gebeurde in { $used }.
restrict-difference = Met en zonder
restrict-difference-words = Vrij min zonder, met dezelfde kaarten, met 95 %-intervallen. Ligt 0 in een interval, dan laten deze spellen geen verschil zien.
restrict-what = Cijfer
restrict-free = Vrij
restrict-barred = Zonder
restrict-apart = Verschil
restrict-measure-won = Gewonnen
restrict-measure-score = Stand
restrict-measure-answers = Antwoorden
restrict-measure-rounds = Rondes

drama-title = Hoe verloopt { $game }?
drama-intro = { $games } spellen van { $bots }, seed { $seed }. De kansen komen uit de waarde van het spel zelf, of uit bedachte spellen waar die ontbreekt. { $together ->
    [yes] Allen winnen samen, dus het gaat tussen de tafel en het spel.
   *[no] Het gaat tussen de plaatsen.
 }
drama-figures = In cijfers
drama-figures-words = Elk met zijn 95 %-interval.
drama-what = Wat
drama-figure = Cijfer
drama-name-leads = Wisselingen aan kop per spel
drama-name-decided = Deel van het spel waarna het beslist is
drama-name-runaway = Spellen beslist in de eerste helft
drama-name-last = Spellen gewonnen door wie halverwege laatste was
drama-name-asked = Keuzes per spel
drama-name-matters = Keuzes die duidelijk iets uitmaken
drama-name-nothing = Keuzes waar alles wat is geprobeerd op hetzelfde uitkwam
drama-name-between = Antwoorden van de ene keuze die telt tot de volgende
drama-curve = De kans van wie voorligt
drama-curve-words = De kans van wie voorligt, na elk tiende deel van het spel. De streeplijn is een gelijke kans. Een lijn die vroeg stijgt, hoort bij een spel dat vroeg beslist is.
drama-tenth = Deel van het spel
drama-chance = Kans
drama-how = Hoe dit geteld is
drama-how-words = De kop wisselt als iemand { $ahead } punten voorligt. Een spel is beslist zodra de kans van de winnaar boven { $decided } % blijft. Een keuze telt als het beste en het slechtste van hoogstens { $tried } geprobeerde antwoorden minstens { $matters } punten verschillen, en duidelijk. Van elk spel zijn { $looked } keuzes bekeken.

tune-title = { $game } afstellen
tune-intro = { $settings } instellingen, { $games } spellen van { $bots }, seed { $seed }, alle met dezelfde kaarten. { $drawn ->
    [yes] Er zijn meer instellingen dan er geprobeerd kunnen worden: deze zijn geloot.
   *[no] Dit zijn alle instellingen die er zijn.
 }
tune-sure-one-left = Het is zeker: alle andere instellingen zitten er duidelijk verder naast.
tune-sure-on-target = Het is zeker: de beste instelling haalt elk doel, met het hele interval.
tune-sure-used-up = Het is niet zeker: alle kaarten zijn verdeeld en gespeeld, en { $left } instellingen kunnen nog de beste zijn. Speel meer (-n) om het te weten.
tune-best = De beste: { $settings }
tune-tried = Wat geprobeerd is
tune-tried-words = De dichtstbijzijnde eerst. Een afstand van 1 is de grootste die nog als raak geldt. Instellingen die duidelijk slechter waren, speelden minder vaak.
tune-setting = Instelling
tune-deals = Keer gedeeld
tune-off = Naast het doel
tune-target = { $name }: gewenst { $wanted } ± { $close }
tune-target-words = De instellingen die het dichtst bij kwamen, met 95 %-intervallen. De streeplijn is wat gewenst is.
tune-name-win = Spellen met een winnaar
tune-name-first = Gewonnen vanaf de eerste plaats
tune-name-shared = Spellen met meer winnaars
tune-name-with = Overwinningen van wie { $card } kreeg
tune-name-rounds = Rondes
tune-name-answers = Antwoorden
tune-name-score = Stand
tune-box = De afgestelde doos staat in { $file }. Controleer die met shambles box check, speel met --option { $kind }={ $file }.
tune-no-box = Er zijn alleen opties veranderd, dus er is geen doos om te schrijven.

runs-title = Reeksen naast elkaar
runs-intro = { $count } reeksen. Ze zijn los van elkaar gespeeld, dus een verschil ertussen heeft geen interval. Waar twee intervallen elkaar overlappen, laten deze spellen geen verschil zien.
runs-run = Reeks
runs-games = Spellen
runs-options = Opties
runs-bots = Bots
runs-wins = Gewonnen
runs-won = Spellen met een winnaar
runs-score = Stand
runs-length = Antwoorden
runs-rounds = Rondes
runs-won-words = In welk deel van de spellen iemand won.
runs-wins-words = Het aandeel van elke bot in de overwinningen, per plaats die hij had.
runs-score-words = De stand van elke bot.
runs-length-words = Hoe lang de spellen duurden, in antwoorden.
runs-rounds-words = Hoe lang de spellen duurden, in rondes.
runs-seats = Gewonnen per plaats
runs-seats-words = Het aandeel van elke plaats in de overwinningen, wie er ook zat.
runs-seat = { $run }, plaats { $seat }

error-never-offered = { $found } kon in { $count } spellen nooit
error-not-a-card = de kaart { $found } bestaat niet; wel { $known }
error-not-a-knob = { $found } is niet in te stellen; schrijf card.ID.VELD=1..4, DEEL.ID.VELD=1,2,3 of option.NAAM=1..3
error-not-so-many-values = { $found } waarden kan niet; het moeten er { $least } tot { $most } zijn
error-no-box-to-turn = dit spel heeft geen doos met kaarten; alleen opties kunnen veranderen: option.NAAM=1..3, niet { $found }
error-not-in-one-line = { $found } staat niet op precies één plek in het bestand van de doos en kan dus niet veranderen
error-not-a-target = { $found } is geen doel; schrijf een getal, of een getal ± hoe dichtbij: 12±1 (een aandeel ligt tussen 0 en 1)
error-named-twice = iets is twee keer genoemd: { $found }
error-not-a-frame = { $found } kan niet; het bestand moet eindigen op .parquet, .csv of .json
error-other-games = deze reeksen zijn van verschillende spellen: { $found }
