# Für alle ohne Platz

on-now = Gerade im Spiel
on-now-line = Öffentliche Tische, denen du zusehen kannst: zuerst die mit den meisten Zuschauern, dann die mit den höchsten Wertungen.
on-now-none = Gerade spielt niemand an einem öffentlichen Tisch. Eröffne einen, dann können andere dir zusehen.
on-now-watch = Zusehen
on-now-next = Nächster Tisch
on-now-watched =
    { $count ->
        [0] niemand sieht zu
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
on-now-rating = bis { $rating } ± { $doubt }

# Was ein geteilter Link über einen Tisch sagt, bevor ihn jemand öffnet
shared-playing = Am Tisch: { $names }. Du kannst zusehen.
shared-waiting = Ein Platz ist frei. Nimm ihn und spiel mit.
shared-over = Die Partie ist zu Ende.

# Eine Partie auf der Seite von jemand anderem
embed-back = Zurück
embed-forward = Vor
embed-open = Am Tisch öffnen
embed-live = Live
embed-step = Schritt
error-not-a-site = { $found } ist keine Website, etwa https://club.example

# Saisons
seasons = Saisons
seasons-line = Eine Monatsrangliste für jedes Spiel und jeden Modus, aus gewerteten Partien. Drei Partien geben dir einen Rang.
seasons-none = In diesem Monat hat niemand eine gewertete Partie gespielt.
seasons-month = Monat
seasons-on = Dieser Monat ist noch nicht vorbei: Die Ränge können sich noch ändern.
seasons-counted = Dieser Monat ist vorbei. Ab dem zweiten Tag des nächsten stehen seine Ranglisten fest.
seasons-closed = Dieser Monat ist vorbei, und seine Ranglisten stehen fest.
season-place = Rang
season-name = Spieler
season-games = Partien
season-rating = Wertungszahl
season-lost = Entscheidungen kosten pro Partie
season-rating-of = { $rating } ± { $doubt }
season-lost-points = { $lost } ± { $doubt } Punkte
season-lost-chance = { $lost } ± { $doubt } %
season-few = zu wenige Partien

# Die Liga der Bots
league = Liga der Bots
league-line = Bots, die nachts von { $from }:00 bis { $to }:00 Uhr UTC von selbst gegeneinander spielen. Jede Kartenverteilung wird von jedem Platz aus gespielt.
league-off = Auf diesem Server gibt es keine Liga der Bots.
league-none = Noch ist keine Partie gespielt.
league-nights = Nach den letzten { $nights } Nächten.
league-bot = Bot
league-rating = Wertungszahl
league-games = Partien
error-not-hours = { $found } ist kein Zeitraum in Stunden; schreib ihn wie 1-6
error-not-a-share = { $found } ist kein Anteil; schreib eine Zahl über 0 und bis 1
error-league-alone = eine Liga braucht mindestens zwei verschiedene Bots
