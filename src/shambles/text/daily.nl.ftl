# De kaarten van vandaag

web-daily-how = De ranglijst kijkt naar wie het best koos, niet naar de kaarten.
web-daily-left = Nieuwe kaarten over { $time }
web-daily-streak =
    { $count ->
        [one] Je speelde gisteren of vandaag
       *[other] { $count } dagen op rij
    }
web-daily-play = Speel
web-daily-go-on = Doorgaan
web-daily-yesterday = Ranglijst van gisteren
web-daily-tries =
    { $count ->
        [0] nog door niemand gespeeld
        [one] 1 poging
       *[other] { $count } pogingen
    }
web-daily-best = Bekijk de beste poging en speel vandaar verder
web-daily-closed = Je ziet de ranglijst als je deze kaarten hebt gespeeld. Tot middernacht (UTC) ziet niemand de kaarten van anderen.
web-daily-analysing = Je spel wordt geanalyseerd. Je plek op de ranglijst volgt over een paar minuten.
web-daily-place = Plek
web-daily-choices = Verloren door keuzes
web-daily-points = Punten verloren door keuzes
web-daily-not-counted = telt niet mee
web-daily-not-first = Telt niet mee: iemand op jouw adres, zoals je huis of je school, heeft deze kaarten al geprobeerd. Van de gasten op één adres telt alleen de eerste. Als je je spellen bewaart, tellen je volgende kaarten mee.
web-daily-new-player = Telt niet mee: toen je lid werd, waren deze kaarten op jouw adres al geprobeerd. Je volgende pogingen tellen mee.
web-daily-coming = analyseren…
web-daily-explained = “Verloren door keuzes” is wat iemands keuzes kostten, vergeleken met de antwoorden die het best leken met wat diegene kon weten: punten in het Kaartspel, winstkans in de andere spellen. Elke keuze telt, en iedereen wordt op dezelfde manier gemeten. Bij een nieuwe meting ligt het getal in 95 van de 100 gevallen binnen ±. Waar die marges elkaar overlappen, kan niemand zeggen wie beter koos. Dan delen spelers een plek. Een lid heeft één poging op alle apparaten. Van meer gasten op één internetadres telt alleen de eerste. De poging van een lid telt niet als deze kaarten op dat adres al waren geprobeerd voor het lid werd.
web-daily-watch = Bekijk
web-daily-same = Speel deze kaarten
web-daily-fair = Eerlijk gedeeld: de vingerafdruk stond hier al de dag ervoor. Seed en salt volgen als de dag voorbij is.
web-daily-tomorrow = Vingerafdruk van de kaarten van morgen
web-daily-share = Deel mijn uitslag
web-daily-share-text =
    { $place ->
        [none] Shambles, kaarten van { $day }. { $name }: mijn keuzes kostten { $lost }.
       *[other] Shambles, kaarten van { $day }. { $name }: mijn keuzes kostten { $lost }, plek { $place } van { $count }.
    }
daily-played = Je hebt de kaarten van vandaag gespeeld ({ $name }): { $result }.
daily-lost = Je keuzes kostten { $lost } procentpunten winstkans, met een marge van { $doubt }.
daily-lost-points = Je keuzes kostten { $lost } punten, met een marge van { $doubt }.
daily-luck = Geluk: { $luck }.
daily-analysing = Je keuzes worden geanalyseerd…
daily-streak = Dagen op rij: { $count }
daily-which = Kies een spel: { $known }
