# Voor mensen zonder plaats

on-now = Nu bezig
on-now-line = Openbare tafels waar je kunt meekijken: de meest bekeken tafels eerst, daarna de hoogste ratings.
on-now-none = Niemand speelt nu aan een openbare tafel. Open er een, dan kunnen anderen meekijken.
on-now-watch = Kijk mee
on-now-next = Volgende tafel
on-now-watched =
    { $count ->
        [0] niemand kijkt
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
on-now-rating = tot { $rating } ± { $doubt }

# What a shared link says of a table, before anybody opens it
shared-playing = { $names } spelen, en je kunt meekijken.
shared-waiting = Er is een plaats vrij. Neem hem en speel mee.
shared-over = Het spel is voorbij.

# A game on a page of somebody else's
embed-back = Terug
embed-forward = Verder
embed-open = Bekijk aan tafel
embed-live = Nu bezig
embed-step = Stap
error-not-a-site = { $found } is geen site, zoals https://club.example

# Seizoenen
seasons = Seizoenen
seasons-line = Een ranglijst per maand voor elk spel en elke speelwijze, uit spellen voor de rating. Drie spellen geven je een plaats.
seasons-none = Niemand heeft in deze maand een spel voor de rating gespeeld.
seasons-month = Maand
seasons-on = Deze maand loopt nog: plaatsen kunnen veranderen.
seasons-counted = Deze maand is voorbij. De ranglijsten staan vast vanaf de tweede dag van de volgende.
seasons-closed = Deze maand is voorbij, en de ranglijsten staan vast.
season-place = Plaats
season-name = Speler
season-games = Spellen
season-rating = Rating
season-lost = Keuzes kosten per spel
season-rating-of = { $rating } ± { $doubt }
season-lost-points = { $lost } ± { $doubt } punten
season-lost-chance = { $lost } ± { $doubt } %
season-few = te weinig spellen

# De botcompetitie
league = Botcompetitie
league-line = Bots die 's nachts vanzelf tegen elkaar spelen, van { $from }:00 tot { $to }:00 UTC. Dezelfde kaarten worden vanaf elke plaats gespeeld.
league-off = Op deze server is geen botcompetitie.
league-none = Er is nog geen spel gespeeld.
league-nights = Na de laatste { $nights } nachten.
league-bot = Bot
league-rating = Rating
league-games = Spellen
error-not-hours = { $found } zijn geen uren; schrijf ze zoals 1-6
error-not-a-share = { $found } is geen deel; schrijf een getal boven 0 en tot en met 1
error-league-alone = een competitie heeft minstens twee verschillende bots nodig
