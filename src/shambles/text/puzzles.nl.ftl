# Puzzels

puzzle-of = Puzzel { $number } van { $count }
puzzle-right = Goed: { $best }.
puzzle-wrong = { $choice } is niet het beste antwoord.
puzzle-better = Beter: { $best }.
puzzle-sure = Bots speelden vanaf hier met elk antwoord { $worlds } spellen uit. { $best } won er { $mine } van de 100, { $other } { $theirs } van de 100. Dat verschil kan er { $error } naast zitten.
puzzle-behind = { $choice } won er { $theirs } van de 100, met een marge van { $error }.
puzzle-let-go = { $choice } lag al vroeg achter en is niet verder geprobeerd.
puzzle-missed = Hoe moeilijk het is: bots misten het in { $missed } van { $tried } pogingen.
puzzle-next = Volgende puzzel
puzzle-next-key = Druk op n voor de volgende puzzel.
puzzle-done = { $right } van { $count } puzzels in één keer opgelost.
puzzle-plain-help = Beantwoord de vraag, of typ: keuzes, tafel, regel <nummer>, waarom <antwoord>, stop.
puzzles-mining = Puzzels zoeken
puzzles-mined = { $puzzles } puzzels uit { $games } spellen: { $moments } momenten bekeken, { $clear } met een duidelijk beste antwoord. { $file }
puzzles-checked = { $held } van { $count } puzzels houden stand als andere bots ze uitspelen ({ $share } %).
puzzles-varied = { $count } puzzels weggelaten: te veel hadden hetzelfde patroon in het antwoord.
puzzles-fails = { $puzzle } houdt geen stand
web-puzzle-line = Eén stelling, één vraag, één antwoord dat duidelijk het beste is. Van makkelijk naar moeilijk.
web-puzzle-solved = { $right } van { $count } opgelost
web-puzzle-choose = Eén antwoord is duidelijk het beste. Welk?
web-puzzle-again = Probeer opnieuw
web-puzzle-show = Toon het antwoord
web-puzzle-worth = Wat elk antwoord waard is
web-puzzle-answer = Antwoord
web-puzzle-behind = Minder winst in 100 spellen
web-puzzle-worlds = Spellen
web-puzzle-best = beste
web-puzzle-worse = al vroeg achter
web-puzzle-exact = { $behind } ± { $error }
web-puzzle-own = Uit je eigen spel
web-puzzle-none = Hier zijn geen puzzels.
moment-right = Goed: { $best }. In het spel werd { $played } gespeeld.
moment-again = { $choice } werd in het spel ook gekozen.
moment-unknown = De terugblik heeft { $choice } niet bekeken.
moment-better = Wel bleek { $best } beter dan { $played }.
moment-cost = In het spel kostte { $played } { $lost } procentpunten winstkans.
moment-cost-points = In het spel kostte { $played } ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
