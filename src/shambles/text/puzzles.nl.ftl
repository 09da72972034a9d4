# Puzzels

puzzle-of = Puzzel { $number } van { $count }
puzzle-right = Goed: { $best }.
puzzle-wrong = { $choice } is niet het beste antwoord.
puzzle-better = Beter: { $best }.
puzzle-sure = In { $worlds } denkbeeldige spellen kwam { $best } { $ahead } punten beter uit dan { $other }, met een marge van { $error }. Winst telt 100 punten, verlies 0.
puzzle-behind = { $choice } kwam { $behind } punten slechter uit dan het beste antwoord, met een marge van { $error }.
puzzle-let-go = { $choice } was na { $worlds } denkbeeldige spellen duidelijk slechter en is niet verder bekeken.
puzzle-missed = Hoe moeilijk het is: bots misten het in { $missed } van { $tried } pogingen.
puzzle-next = Volgende puzzel
puzzle-next-key = Druk op n voor de volgende puzzel.
puzzle-done = { $right } van { $count } puzzels in één keer opgelost.
puzzle-plain-help = Beantwoord de vraag, of typ: keuzes, tafel, regel <nummer>, waarom <antwoord>, stop.
puzzles-mining = Puzzels zoeken
puzzles-mined = { $puzzles } puzzels uit { $games } spellen: { $moments } momenten bekeken, { $clear } met een duidelijk beste antwoord, { $held } daarvan hielden stand toen er tien keer zo diep werd gezocht. { $file }
puzzles-checked = { $held } van { $count } puzzels houden stand als er tien keer zo diep wordt gezocht ({ $share } %).
puzzles-fails = { $puzzle } houdt geen stand
web-puzzle-line = Eén stelling, één vraag, één antwoord dat duidelijk het beste is. Van makkelijk naar moeilijk.
web-puzzle-solved = { $right } van { $count } opgelost
web-puzzle-choose = Eén antwoord is duidelijk het beste. Welk?
web-puzzle-again = Probeer opnieuw
web-puzzle-show = Toon het antwoord
web-puzzle-worth = Wat elk antwoord waard is
web-puzzle-answer = Antwoord
web-puzzle-behind = Achter op het beste
web-puzzle-worlds = Denkbeeldige spellen
web-puzzle-best = beste
web-puzzle-worse = duidelijk slechter
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
