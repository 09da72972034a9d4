# Die Partie des Tages

web-daily-how = Die Rangliste ordnet die Spieler nach ihren Entscheidungen, nicht nach ihren Karten.
web-daily-left = Nächste Partie in { $time }
web-daily-streak =
    { $count ->
        [one] Du hast gestern oder heute gespielt
       *[other] { $count } Tage in Folge
    }
web-daily-play = Spielen
web-daily-go-on = Weiter
web-daily-yesterday = Rangliste von gestern
web-daily-tries =
    { $count ->
        [0] noch kein Versuch
        [one] 1 Versuch
       *[other] { $count } Versuche
    }
web-daily-best = Den besten Versuch ansehen und ab dort weiterspielen
web-daily-closed = Die Rangliste siehst du, wenn du diese Partie gespielt hast. Bis Mitternacht (UTC) sieht niemand die Karten der anderen.
web-daily-analysing = Deine Partie wird analysiert. Dein Rang folgt in ein paar Minuten.
web-daily-place = Rang
web-daily-choices = Eigene Entscheidungen
web-daily-not-counted = zählt nicht
web-daily-not-first = Zählt nicht: An deiner Adresse, etwa zu Hause oder in der Schule, wurde diese Partie schon versucht. Von den Gästen an einer Adresse zählt nur der erste. Wenn du deine Partien behältst, zählen deine nächsten.
web-daily-new-player = Zählt nicht: An deiner Adresse wurde diese Partie schon versucht, bevor du begonnen hast, deine Partien zu behalten. Deine nächsten zählen.
web-daily-coming = wird analysiert …
web-daily-explained = „Eigene Entscheidungen“ ist die Gewinnchance, die jemand durch seine Entscheidungen verlor, verglichen mit dem Besten, das man wissen konnte. Die Zahl nach ± sagt, wie sicher das ist: In 95 von 100 Fällen liegt der wahre Wert darin. Wer seine Partien behält, hat einen Versuch auf allen Geräten. Von den Gästen an einer Adresse zählt nur der erste Versuch. Wer seine Partien erst behält, nachdem diese Partie an derselben Adresse schon versucht wurde, zählt dafür nicht.
web-daily-watch = Ansehen
web-daily-same = Diese Karten spielen
web-daily-fair = Faires Mischen: Der Fingerabdruck wurde am Tag davor gezeigt. Seed und Salt folgen, wenn der Tag vorbei ist.
web-daily-tomorrow = Fingerabdruck der Partie von morgen
web-daily-share = Mein Ergebnis teilen
web-daily-share-text =
    { $place ->
        [none] Shambles, Partie des Tages, { $day }. { $name }: meine Entscheidungen { $own } (±{ $doubt }).
       *[other] Shambles, Partie des Tages, { $day }. { $name }: meine Entscheidungen { $own } (±{ $doubt }), Rang { $place } von { $count }.
    }
daily-played = Du hast die heutige Partie des Tages gespielt ({ $name }): { $result }.
daily-result = Deine Entscheidungen: { $own } (±{ $doubt }) Gewinnchance. Glück: { $luck }.
daily-analysing = Deine Entscheidungen werden analysiert …
daily-streak = Tage in Folge: { $count }
daily-which = Wähle eine Partie: { $known }
