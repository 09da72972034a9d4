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
web-daily-choices = Eigen keuzes
web-daily-not-counted = telt niet mee
web-daily-not-first = Telt niet mee: iemand op jouw adres, zoals je huis of je school, heeft deze kaarten al geprobeerd. Van de gasten op één adres telt alleen de eerste. Als je je spellen bewaart, tellen je volgende kaarten mee.
web-daily-new-player = Telt niet mee: toen je lid werd, waren deze kaarten op jouw adres al geprobeerd. Je volgende pogingen tellen mee.
web-daily-coming = analyseren…
web-daily-explained = “Eigen keuzes”: hoeveel winstkans iemand verloor door keuzes die niet de beste waren die hij kon weten. Het echte getal ligt in 95 van de 100 gevallen binnen ±. Een lid heeft één poging op alle apparaten. Van meer gasten op één internetadres telt alleen de eerste. De poging van een lid telt niet als deze kaarten op dat adres al waren geprobeerd voor het lid werd.
web-daily-watch = Bekijk
web-daily-same = Speel deze kaarten
web-daily-fair = Eerlijk gedeeld: de vingerafdruk stond hier al de dag ervoor. Seed en salt volgen als de dag voorbij is.
web-daily-tomorrow = Vingerafdruk van de kaarten van morgen
web-daily-share = Deel mijn uitslag
web-daily-share-text =
    { $place ->
        [none] Shambles, kaarten van { $day }. { $name }: mijn keuzes { $own } (±{ $doubt }).
       *[other] Shambles, kaarten van { $day }. { $name }: mijn keuzes { $own } (±{ $doubt }), plek { $place } van { $count }.
    }
daily-played = Je hebt de kaarten van vandaag gespeeld ({ $name }): { $result }.
daily-result = Je keuzes: { $own } (±{ $doubt }) winstkans. Geluk: { $luck }.
daily-analysing = Je keuzes worden geanalyseerd…
daily-streak = Dagen op rij: { $count }
daily-which = Kies een spel: { $known }
