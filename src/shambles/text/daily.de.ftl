# Die Partie des Tages

web-daily-how = Die Rangliste zeigt, wer am besten entschieden hat. Die Karten zählen nicht.
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
web-daily-choices = Verlust durch Entscheidungen
web-daily-points = Punkte, die Entscheidungen kosteten
web-daily-not-counted = zählt nicht
web-daily-not-first = Zählt nicht: An deiner Adresse, etwa zu Hause oder in der Schule, wurden diese Karten schon versucht. Von den Gästen an einer Adresse zählt nur der erste. Wenn du deine Partien sicherst, zählen deine nächsten.
web-daily-new-player = Zählt nicht: An deiner Adresse wurden diese Karten schon versucht, bevor du Mitglied wurdest. Deine nächsten Versuche zählen.
web-daily-coming = wird analysiert …
web-daily-explained = „Verlust durch Entscheidungen“ ist, was die eigenen Entscheidungen kosteten, verglichen mit den Antworten, die nach dem Stand des Wissens am besten schienen: Punkte im Kartenspiel, Gewinnchance in den anderen Spielen. Jede Entscheidung zählt, und alle werden gleich gemessen. Noch einmal gemessen läge der Wert in 95 von 100 Fällen innerhalb von ±. Wo sich diese Bereiche überschneiden, kann niemand sagen, wer besser entschieden hat. Dann teilen sich alle einen Rang. Ein Mitglied hat einen Versuch auf allen Geräten. Von mehreren Gästen an einer Internetadresse zählt nur der erste. Der Versuch eines Mitglieds zählt nicht, wenn diese Karten an seiner Adresse schon versucht wurden, bevor es Mitglied war.
web-daily-watch = Ansehen
web-daily-same = Diese Karten spielen
web-daily-fair = Faires Mischen: Der Fingerabdruck wurde am Tag davor gezeigt. Seed und Salt folgen, wenn der Tag vorbei ist.
web-daily-tomorrow = Fingerabdruck der Partie von morgen
web-daily-share = Mein Ergebnis teilen
web-daily-share-text =
    { $place ->
        [none] Shambles, Partie des Tages, { $day }. { $name }: meine Entscheidungen kosteten { $lost }.
       *[other] Shambles, Partie des Tages, { $day }. { $name }: meine Entscheidungen kosteten { $lost }, Rang { $place } von { $count }.
    }
daily-played = Du hast die heutige Partie gespielt ({ $name }): { $result }.
daily-lost = Deine Entscheidungen kosteten { $lost } Prozentpunkte Gewinnchance, mit einer Unsicherheit von { $doubt }.
daily-lost-points = Deine Entscheidungen kosteten { $lost } Punkte, mit einer Unsicherheit von { $doubt }.
daily-luck = Glück: { $luck }.
daily-analysing = Deine Entscheidungen werden analysiert …
daily-streak = Tage in Folge: { $count }
daily-which = Wähle eine Partie: { $known }
