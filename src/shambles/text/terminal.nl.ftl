# Wat alleen de terminal en de opdrachtregel zeggen: geen browser laadt het.

error-snapshot-differs = de momentopname is niet wat uit het logboek volgt
error-no-bots = noem er minstens één; er is { $known }
error-no-docs = de documentatie is hier niet gebouwd; in een bronmap: make docs
error-needs-run = zeg met --run MAP waar ze bewaard worden
error-not-a-plain-file = { $found } is geen gewoon bestand
error-not-a-sitting = dit is een bewaarde tafel, geen spel dat met shambles play is verlaten; shambles replay en shambles verify lezen het
error-not-a-figure = { $found } kan niet; het moet een getal van 0 of hoger zijn
error-not-a-step = “{ $found }” is niet het nummer van een stap
curtain = { $name } is aan de beurt. Wil de rest even wegkijken?
curtain-go = Druk op Enter als alleen { $name } kijkt.
saved = Bewaard. Verdergaan: shambles play --resume{ $file }
plain-prompt = >
plain-options = Wat je kunt doen:
plain-more = … en meer: { $how }
plain-help = Typ een keuze, #1 voor de eerste regel, of: tafel, keuzes, waarom KEUZE, tip, terug, regel ID, stop. Na afloop: terugblik, verder.
plain-over = Typ terugblik om op het spel terug te kijken, of verder om vanaf je laatste keuze verder te spelen (verder 12: vanaf stap 12; verder 12 opnieuw: verborgen kaarten opnieuw gedeeld). Iets anders stopt.
plain-no-rule = De regel { $rule } bestaat niet.
plain-legal = Dat kan.
plain-meanwhile = Je kunt nu ook iets anders doen: typ intussen.
plain-no-meanwhile = Je kunt nu niets anders doen.
plain-nothing = Typ een keuze, of hulp.
docs-at = De documentatie: { $address }
output = uitvoer
serving = Shambles staat op { $address }. Ctrl-C stopt het; de tafels blijven in { $tables }
verify-fine = Het bewaarde spel is in orde: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }. Elke trekking komt uit de seed, en elke fase begint zoals bewaard.
verify-other-rules = Niet gecontroleerd: dit spel is bewaard met versie { $found } van de regels, en dit is versie { $known }. Je kunt ermee doorgaan, maar het niet naspelen.
verify-from-a-position = Niet vanaf het begin gecontroleerd: dit bewaarde spel begint midden in het spel. Wat volgt is in orde: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }.
curtain-undo = Druk op u als { $name } de laatste keuze ongedaan wil maken.
crashed = Shambles is gecrasht ({ $error }). Dat ligt aan ons; de details staan in { $story }.
error-foreign-database = een ander programma heeft deze database gemaakt; er is niets veranderd
put-aside = Je vorige spel is bewaard in { $file }. Verdergaan: shambles play --resume --file { $file }
