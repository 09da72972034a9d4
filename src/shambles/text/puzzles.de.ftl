# Rätsel

puzzle-of = Rätsel { $number } von { $count }
puzzle-right = Richtig: { $best }.
puzzle-wrong = { $choice } ist nicht die beste Antwort.
puzzle-better = Besser: { $best }.
puzzle-sure = Bots spielten von hier mit jeder Antwort { $worlds } Partien zu Ende. { $best } gewann { $mine } von 100, { $other } { $theirs } von 100. Dieser Vorsprung kann um { $error } danebenliegen.
puzzle-behind = { $choice } gewann { $theirs } von 100, mit einer Unsicherheit von { $error }.
puzzle-let-go = { $choice } lag schon früh zurück und wurde nicht weiter versucht.
puzzle-missed = Wie schwer es ist: Bots lagen in { $missed } von { $tried } Versuchen daneben.
puzzle-next = Nächstes Rätsel
puzzle-next-key = Drücke n für das nächste Rätsel.
puzzle-done = { $right } von { $count } Rätseln beim ersten Versuch gelöst.
puzzle-plain-help = Beantworte die Frage, oder tippe: auswahl, tisch, regel <Nummer>, warum <Antwort>, ende.
puzzles-mining = Rätsel werden gesucht
puzzles-mined = { $puzzles } Rätsel aus { $games } Partien: { $moments } Momente angesehen, { $clear } mit einer klar besten Antwort. { $file }
puzzles-checked = { $held } von { $count } Rätseln halten stand, wenn andere Bots sie zu Ende spielen ({ $share } %).
puzzles-varied = { $count } Rätsel weggelassen: Zu viele hatten dasselbe Muster in der Antwort.
puzzles-fails = { $puzzle } hält nicht stand
web-puzzle-line = Eine Stellung, eine Frage, eine Antwort, die klar die beste ist. Von leicht bis schwer.
web-puzzle-solved = { $right } von { $count } gelöst
web-puzzle-choose = Eine Antwort ist klar die beste. Welche?
web-puzzle-again = Noch einmal
web-puzzle-show = Antwort zeigen
web-puzzle-worth = Was jede Antwort wert ist
web-puzzle-answer = Antwort
web-puzzle-behind = Weniger Siege in 100 Partien
web-puzzle-worlds = Partien
web-puzzle-best = beste
web-puzzle-worse = schon früh zurück
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
