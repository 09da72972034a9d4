# Voor mensen zonder plaats

on-now = Nu bezig
on-now-line = Openbare tafels waar je mag meekijken. Waar veel mensen kijken staat vooraan, daarna waar de ratings hoog zijn.
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
embed-open = Open aan tafel
embed-live = Nu bezig
embed-step = Stap
error-not-a-site = { $found } is geen site, zoals https://club.example
