# Verderspelen vanaf hier

web-play-on-step = Vanaf stap { $step }
web-play-on-last = Vanaf je laatste keuze
web-play-on-other = Kies een ander moment in de herhaling
web-play-on-cards = Welke kaarten?
web-play-on-was = Zoals het was
web-play-on-anew = Verborgen kaarten opnieuw delen
web-play-on-was-means = Elke kaart ligt waar hij toen lag, ook in de stapels. Er wordt opnieuw gedobbeld en geschud.
web-play-on-anew-means = Je houdt wat je toen wist. Alles wat je niet kon weten wordt opnieuw gedeeld, ook de kaarten van de anderen.
web-play-on-friends = Voor de vrije plaatsen krijg je aan de nieuwe tafel een link.
web-play-on-counts = Dit spel telt niet voor de kaarten van vandaag, een reeks of een rating.
web-play-on-go = Speel verder

# Naast elkaar
play-on-side = Toen en nu
play-on-from = Dit spel gaat verder vanaf stap { $step } van een ander spel.
play-on-from-anew = Dit spel gaat verder vanaf stap { $step } van een ander spel, met de verborgen kaarten opnieuw gedeeld.
play-on-then = Toen
play-on-now = Nu
play-on-choice = Keuze { $number }
play-on-result = Uitslag
play-on-score = { $name }: { $score }.
play-on-line = { $what }. Toen: { $then }. Nu: { $now }.
play-on-nothing-yet = nog niets
play-on-later = zie je aan het eind
play-on-gone = Het eerdere spel is hier niet meer.
play-on-watch = Bekijk het eerdere spel
