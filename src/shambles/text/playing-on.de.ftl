# Ab hier weiterspielen

web-play-on-step = Ab Schritt { $step }
web-play-on-last = Ab deiner letzten Wahl
web-play-on-other = Einen anderen Moment in der Aufzeichnung wählen
web-play-on-cards = Welche Karten?
web-play-on-was = Wie es war
web-play-on-anew = Verdeckte Karten neu austeilen
web-play-on-was-means = Jede Karte liegt, wo sie damals lag, auch in den Stapeln. Gewürfelt und gemischt wird neu.
web-play-on-anew-means = Du behältst, was du damals wusstest. Alles, was du nicht wissen konntest, wird neu ausgeteilt, auch die Karten der anderen.
web-play-on-friends = Für die freien Plätze am neuen Tisch bekommst du einen Link.
web-play-on-counts = Diese Partie zählt nicht für die Partie des Tages, eine Serie oder eine Wertung.
web-play-on-go = Weiterspielen

# Nebeneinander
play-on-side = Damals und jetzt
play-on-from = Diese Partie setzt eine andere ab Schritt { $step } fort.
play-on-from-anew = Diese Partie setzt eine andere ab Schritt { $step } fort. Verdeckte Karten wurden neu ausgeteilt.
play-on-then = Damals
play-on-now = Jetzt
play-on-choice = Wahl { $number }
play-on-result = Ergebnis
play-on-score = { $name }: { $score }.
play-on-line = { $what }. Damals: { $then }. Jetzt: { $now }.
play-on-nothing-yet = noch nichts
play-on-later = wird am Ende gezeigt
play-on-gone = Die frühere Partie gibt es hier nicht mehr.
play-on-watch = Die frühere Partie ansehen
