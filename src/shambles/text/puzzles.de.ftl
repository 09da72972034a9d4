# Rätsel

puzzle-of = Rätsel { $number } von { $count }
puzzle-right = Richtig: { $best }.
puzzle-wrong = { $choice } ist nicht die beste Antwort.
puzzle-better = Besser: { $best }.
puzzle-sure = In { $worlds } gedachten Partien war { $best } um { $ahead } Punkte besser als { $other }, mit einer Unsicherheit von { $error }. Ein Sieg zählt 100 Punkte, eine Niederlage 0.
puzzle-behind = { $choice } war um { $behind } Punkte schlechter als die beste Antwort, mit einer Unsicherheit von { $error }.
puzzle-let-go = { $choice } war nach { $worlds } gedachten Partien klar schlechter und wurde nicht weiter versucht.
puzzle-missed = Wie schwer es ist: Bots lagen in { $missed } von { $tried } Versuchen daneben.
puzzle-next = Nächstes Rätsel
puzzle-next-key = Drücke n für das nächste Rätsel.
puzzle-done = { $right } von { $count } Rätseln beim ersten Versuch gelöst.
puzzle-plain-help = Beantworte die Frage, oder tippe: auswahl, tisch, regel <Nummer>, warum <Antwort>, ende.
puzzles-mining = Rätsel werden gesucht
puzzles-mined = { $puzzles } Rätsel aus { $games } Partien: { $moments } Momente angesehen, { $clear } mit einer klar besten Antwort, davon { $held } bestätigt durch eine zehnmal so tiefe Suche. { $file }
puzzles-checked = { $held } von { $count } Rätseln halten einer zehnmal so tiefen Suche stand ({ $share } %).
puzzles-fails = { $puzzle } hält nicht stand
web-puzzle-line = Eine Stellung, eine Frage, eine Antwort, die klar die beste ist. Von leicht bis schwer.
web-puzzle-solved = { $right } von { $count } gelöst
web-puzzle-choose = Eine Antwort ist klar die beste. Welche?
web-puzzle-again = Noch einmal
web-puzzle-show = Antwort zeigen
web-puzzle-worth = Was jede Antwort wert ist
web-puzzle-answer = Antwort
web-puzzle-behind = Hinter der besten
web-puzzle-worlds = Gedachte Partien
web-puzzle-best = beste
web-puzzle-worse = klar schlechter
web-puzzle-exact = { $behind } ± { $error }
web-puzzle-own = Aus deiner eigenen Partie
web-puzzle-none = Hier gibt es keine Rätsel.
moment-right = Richtig: { $best }. In der Partie wurde { $played } gespielt.
moment-again = { $choice } wurde auch in der Partie gespielt.
moment-unknown = { $choice } hat die Analyse nicht untersucht.
moment-better = Sie fand { $best } besser als { $played }.
moment-cost = In der Partie kostete { $played } { $lost } Prozentpunkte Gewinnchance.
moment-cost-points = In der Partie kostete { $played } etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
