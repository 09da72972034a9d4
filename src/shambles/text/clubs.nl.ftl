# Clubavonden

club-line = Een avond met rondes op één server. Iedereen speelt dezelfde kaarten; wat telt is wat je ermee deed.
club-on-now = Nu bezig
club-seasons = Seizoenen
club-league = Botcompetitie
club-none = Er is geen clubavond gepland. Open er een.
club-open-one = Open een clubavond
club-new = Een nieuwe clubavond
club-name = Naam
club-name-usual = Clubavond
club-game = Spel
club-format = Vorm
club-format-swiss = Zwitsers
club-format-robin = Iedereen tegen iedereen
club-format-knockout = Knock-out
club-format-together = Samen
club-format-swiss-line = Je treft zo mogelijk elke ronde nieuwe mensen, en later mensen met ongeveer evenveel punten als jij.
club-format-robin-line = Twee aan een tafel. Iedereen treft iedereen één keer.
club-format-knockout-line = Twee aan een tafel. De winnaar gaat door, tot er één over is.
club-format-together-line = Elke tafel speelt als team. De tafels strijden met dezelfde kaarten.
club-seats = Plaatsen aan een tafel
club-rounds = Rondes
club-rest = Pauze tussen de rondes
club-rest-minutes =
    { $count ->
        [0] geen
        [one] 1 minuut
       *[other] { $count } minuten
    }
club-begins = Begint
club-begins-said = als ik hem start
club-begins-at = op een vast tijdstip
club-begins-when = Dag en tijd
club-listed = Iedereen ziet hem in de lijst
club-people =
    { $count ->
        [0] nog niemand
        [one] 1 persoon
       *[other] { $count } mensen
    }
club-status-open = open voor iedereen
club-status-playing = wordt gespeeld
club-status-over = voorbij
club-mine = van jou
club-look = Bekijk
club-only-players = Alleen leden kunnen een clubavond openen. Kies een naam: dan ben je lid en onthoudt deze browser je.
club-opened-by = Geopend door { $name }
club-join = Doe mee
club-join-line = Je speelt onder deze naam. Ben je hier nieuw, dan krijg je twaalf woorden waarmee je terug kunt komen.
club-here = Ik ben er
club-here-line = Meld dat je er bent. Alleen dan krijg je een tafel.
club-you-are-here = Je bent er. Je krijgt een tafel als de volgende ronde begint.
club-you-have-gone = Je bent naar huis. Voor de volgende ronde kun je terugkomen.
club-come-back = Speel weer mee
club-too-early = Je doet mee. Vanaf een halfuur voor het begin kun je hier melden dat je er bent.
club-go = Ik ga naar huis
club-to-table = Naar mijn tafel
club-table-ready = Ronde { $number }: je tafel staat klaar.
club-table-done = Je bent klaar. Anderen spelen deze ronde nog; je ziet kaarten en uitslagen als de laatste tafel klaar is.
club-closed-field = De clubavond is begonnen. Niemand kan nog meedoen.
club-begin = Begin nu
club-next-now = Nu de volgende ronde
club-pause = Pauzeer
club-go-on = Doorgaan
club-end = Beëindig
club-end-sure = Ja, beëindig hem voor iedereen
club-paused = Pauze: er begint geen volgende ronde.
club-starts-in = Begint over { $time }
club-next-in = Volgende ronde over { $time }
club-begins-now = De ronde begint zo
club-waits = Wacht tot er minstens twee mensen zijn
club-round = Ronde { $number }
club-round-of = Ronde { $number } van { $last }
club-standings = Ranglijst
club-standings-empty = Nog niemand doet mee.
club-place = Plek
club-points = Punten
club-wins = Tafels gewonnen
club-company = Punten van tegenstanders
club-round-short = R{ $number }
club-away = niet aanwezig
club-gone = naar huis
club-explained = Punten: van alle spelers met jouw kaarten en plaats het percentage dat je versloeg. Gelijk telt half. Bij gelijke punten tellen de gewonnen tafels, daarna de punten van je tegenstanders.
club-tables = Tafels
club-table = Tafel { $number }
club-bye = Vrij
club-caretaker = Invaller
club-playing = wordt gespeeld
club-done = klaar
club-aside = gestopt (fout)
club-was-away = een invaller speelde
club-replay = Herhaling
club-review = Terugblik
club-earlier = Eerdere rondes
club-share = Nodig mensen uit
club-share-line = Wie deze link heeft kan meedoen en meekijken.
club-print = Print
club-csv = Uitslag als CSV
club-json = Uitslag als JSON
error-no-such-club = deze clubavond bestaat niet
error-club-over = deze clubavond is voorbij
error-club-begun = deze clubavond is begonnen, en niemand kan nog meedoen
error-club-full = deze clubavond is vol: er doen { $most } mensen mee
error-club-round-on = er wordt een ronde gespeeld; wacht tot die klaar is
error-club-too-early = je kunt vanaf een halfuur voor het begin melden dat je er bent
error-club-hosts-only = op deze server opent alleen de beheerder clubavonden
error-club-for-two = iedereen tegen iedereen en knock-out zijn voor twee aan een tafel
error-club-own-box = een clubavond wordt gespeeld met de eigen doos van het spel
error-not-organiser = alleen wie deze clubavond opende kan dat doen
error-not-in-club = je doet niet mee aan deze clubavond
error-no-table-now = je hebt nu geen tafel op deze clubavond
error-too-many-clubs = je hebt { $most } clubavonden die nog niet voorbij zijn; beëindig er eerst een
