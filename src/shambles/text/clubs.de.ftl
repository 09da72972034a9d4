# Clubabende

club-line = Ein Abend mit mehreren Runden auf einem Server. Alle spielen dieselben Karten, also zählt, was du daraus machst.
club-none = Es ist kein Clubabend geplant. Eröffne einen.
club-open-one = Clubabend eröffnen
club-new = Ein neuer Clubabend
club-name = Name
club-name-usual = Clubabend
club-game = Spiel
club-format = Turnierform
club-format-swiss = Schweizer System
club-format-robin = Jeder gegen jeden
club-format-knockout = K.-o.-System
club-format-together = Gemeinsam
club-format-swiss-line = In jeder Runde triffst du möglichst neue Leute, später solche mit etwa so vielen Punkten wie du.
club-format-robin-line = Zwei an einem Tisch. Alle treffen einmal auf alle.
club-format-knockout-line = Zwei an einem Tisch. Wer gewinnt, kommt weiter, bis nur noch einer übrig ist.
club-format-together-line = Jeder Tisch spielt als Team. Die Tische messen sich mit denselben Karten.
club-seats = Plätze pro Tisch
club-rounds = Runden
club-rest = Pause zwischen den Runden
club-rest-minutes =
    { $count ->
        [0] keine
        [one] 1 Minute
       *[other] { $count } Minuten
    }
club-begins = Beginn
club-begins-said = wenn ich ihn starte
club-begins-at = zu einer festen Uhrzeit
club-begins-when = Tag und Uhrzeit
club-listed = Alle sehen ihn in der Liste
club-people =
    { $count ->
        [0] noch niemand
        [one] 1 Person
       *[other] { $count } Personen
    }
club-status-open = offen für alle
club-status-playing = läuft
club-status-over = vorbei
club-mine = deiner
club-look = Ansehen
club-only-players = Nur Mitglieder können einen Clubabend eröffnen. Wähle einen Namen, dann bist du eines, und dieser Browser merkt sich dich.
club-opened-by = Eröffnet von { $name }
club-join = Mitmachen
club-join-line = Unter diesem Namen spielst du. Wenn du neu bist, bekommst du zwölf Wörter, mit denen du wiederkommen kannst.
club-here = Ich bin da
club-here-line = Klicke auf „Ich bin da“: Nur dann bekommst du einen Tisch.
club-you-are-here = Du bist da. Du bekommst einen Tisch, wenn die nächste Runde beginnt.
club-you-have-gone = Du bist nach Hause gegangen. Zur nächsten Runde kannst du wiederkommen.
club-come-back = Wieder mitspielen
club-too-early = Du bist dabei. Ab einer halben Stunde vor Beginn kannst du hier auf „Ich bin da“ klicken.
club-go = Ich gehe nach Hause
club-to-table = Zu meinem Tisch
club-table-ready = Runde { $number }: Dein Tisch ist bereit.
club-table-done = Du bist fertig. Andere spielen diese Runde noch; Karten und Ergebnisse siehst du, wenn der letzte Tisch fertig ist.
club-closed-field = Der Clubabend hat begonnen. Niemand kann mehr dazukommen.
club-begin = Jetzt beginnen
club-next-now = Nächste Runde jetzt
club-pause = Pause
club-go-on = Weiter
club-end = Beenden
club-end-sure = Ja, für alle beenden
club-paused = Pause: Es beginnt keine weitere Runde.
club-starts-in = Beginnt in { $time }
club-next-in = Nächste Runde in { $time }
club-begins-now = Die Runde beginnt gleich
club-waits = Wartet, bis mindestens zwei da sind
club-round = Runde { $number }
club-round-of = Runde { $number } von { $last }
club-standings = Rangliste
club-standings-empty = Noch ist niemand dabei.
club-place = Rang
club-points = Punkte
club-wins = Tische gewonnen
club-company = Punkte der Gegner
club-round-short = R{ $number }
club-away = nicht da
club-gone = nach Hause
club-explained = Punkte: von allen, die deine Karten und deinen Platz hatten, der Prozentsatz, den du übertroffen hast. Gleichstand zählt halb. Bei gleichen Punkten zählen gewonnene Tische, danach die Punkte deiner Gegner.
club-tables = Tische
club-table = Tisch { $number }
club-bye = Spielfrei
club-caretaker = Vertretung
club-playing = läuft
club-done = fertig
club-aside = angehalten (Fehler)
club-was-away = eine Vertretung hat für diesen Platz gespielt
club-replay = Aufzeichnung
club-review = Analyse
club-earlier = Frühere Runden
club-share = Einladen
club-share-line = Wer diesen Link hat, kann mitmachen und zusehen.
club-print = Drucken
club-csv = Ergebnisse als CSV
club-json = Ergebnisse als JSON
error-no-such-club = diesen Clubabend gibt es nicht
error-club-over = dieser Clubabend ist vorbei
error-club-begun = dieser Clubabend hat begonnen, niemand kann mehr dazukommen
error-club-full = dieser Clubabend ist voll: { $most } sind dabei
error-club-round-on = gerade läuft eine Runde; warte, bis sie vorbei ist
error-club-too-early = dass du da bist, kannst du ab einer halben Stunde vor Beginn melden
error-club-hosts-only = auf diesem Server eröffnet nur die Serverleitung Clubabende
error-club-for-two = jeder gegen jeden und K.-o. sind für zwei an einem Tisch
error-club-own-box = ein Clubabend wird mit der eigenen Schachtel des Spiels gespielt
error-not-organiser = das kann nur, wer diesen Clubabend eröffnet hat
error-not-in-club = du bist bei diesem Clubabend nicht dabei
error-no-table-now = du hast gerade keinen Tisch an diesem Clubabend
error-too-many-clubs = du hast { $most } Clubabende, die nicht vorbei sind; beende erst einen
club-on-now = Gerade im Spiel
club-seasons = Saisons
club-league = Liga der Bots
