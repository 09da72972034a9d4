# Die Studien des Labors: luck, skill, restrict, drama, tune; und Läufe nebeneinander

study-written = Geschrieben: { $file }
study-page = Die Seite liegt in { $file }
study-few = zu wenige Partien

luck-title = Was entscheidet { $game }?
luck-intro = { $deals } Kartenverteilungen, { $games } Partien, { $seats } Plätze, Seed { $seed }. Die Spieler wurden aus { $bots } ausgelost. Jede Kartenverteilung wurde noch einmal gespielt, wobei in zufälliger Reihenfolge eine Zufallsquelle nach der anderen neu ausgelost wurde. Der Anteil einer Quelle ist, wie weit sich das Ergebnis bei ihrem Schritt bewegt. Zusammen ergeben die Anteile 100 %.
luck-parts = Die Anteile
luck-parts-words = Jeder Anteil mit seinem 95-%-Intervall. Ein Anteil unter 0 ist Rauschen: Der wahre Anteil ist dann etwa 0. Je ähnlicher sich die Spieler sind, desto kleiner ist der Anteil des Könnens und desto größer der des Glücks.
luck-part = Was
luck-share = Anteil am Ergebnis
luck-source-deal = Die ausgeteilten Karten
luck-source-deck = Die Reihenfolge der Stapel
luck-source-dice = Würfel und Zufallsgriffe
luck-source-seat = Der Platz
luck-source-skill = Wer spielt
luck-source-whim = Zufall in den Entscheidungen der Spieler
luck-alike = Jede Partie ging gleich aus: Es gibt nichts aufzuteilen.
luck-too-few = Zu wenige Kartenverteilungen, um etwas zu sagen. Spiele mehr, etwa -n 200.
luck-beside = Neben unseren eigenen Spielen
luck-beside-words = Dieselben Zahlen für unsere Spiele, gemessen mit den Bots { $bots }.
luck-game = Spiel

skill-title = Wie viel Können steckt in { $game }?
skill-intro = { $deals } Kartenverteilungen, { $games } Partien, { $seats } Plätze, Seed { $seed }. Jede Stärke traf mit denselben Karten auf jede andere, von jedem Platz aus. Wo alle gemeinsam gewinnen, werden die Tische zweier Stärken mit denselben Karten verglichen.
skill-grid = Stärke gegen Stärke
skill-grid-words = Wie oft die Stärke links vor der oben lag. Ein Gleichstand zählt halb.
skill-pairs = Wie viele Partien zeigen es?
skill-pairs-words = Mit so vielen Partien würden vier von fünf Personen den Unterschied mit 95 % Sicherheit sehen: beim gemessenen Anteil und am vorsichtigen Ende seines Intervalls.
skill-level = Stärke
skill-other = Gegen
skill-above = Liegt vorn
skill-needed = Nötige Partien
skill-to = { $least } bis { $most }

restrict-title = Was ist es in { $game } wert?
restrict-intro = { $deals } Kartenverteilungen, jede zweimal gespielt von { $bots }, Seed { $seed }: einmal frei, einmal ohne { $never }. { $who ->
    [all] Niemand darf es tun, weil alle gemeinsam gewinnen.
   *[one] Nur der erste Spieler darf es nicht tun.
 } Möglich war es in { $offered } der Partien, getan wurde es in { $used }.
restrict-difference = Mit und ohne
restrict-difference-words = Frei minus ohne, mit denselben Karten, mit 95-%-Intervallen. Enthält ein Intervall die 0, zeigen diese Partien keinen Unterschied.
restrict-what = Zahl
restrict-free = Frei
restrict-barred = Ohne
restrict-apart = Unterschied
restrict-measure-won = Siege
restrict-measure-score = Punkte
restrict-measure-answers = Antworten
restrict-measure-rounds = Runden

drama-title = Wie verläuft { $game }?
drama-intro = { $games } Partien von { $bots }, Seed { $seed }. Die Chancen stammen aus der eigenen Bewertung des Spiels oder, wo es keine hat, aus gedachten Partien. { $together ->
    [yes] Alle gewinnen gemeinsam, deshalb treten der Tisch und das Spiel gegeneinander an.
   *[no] Gegeneinander treten die Plätze an.
 }
drama-figures = In Zahlen
drama-figures-words = Jede mit ihrem 95-%-Intervall.
drama-what = Was
drama-figure = Zahl
drama-name-leads = Führungswechsel in einer Partie
drama-name-decided = Teil der Partie, nach dem sie entschieden ist
drama-name-runaway = In der ersten Hälfte entschiedene Partien
drama-name-last = Partien, die der Letzte zur Halbzeit gewann
drama-name-asked = Entscheidungen in einer Partie
drama-name-matters = Entscheidungen, auf die es klar ankommt
drama-name-nothing = Entscheidungen, bei denen alle probierten Antworten gleich ausgingen
drama-name-between = Antworten von einer wichtigen Entscheidung zur nächsten
drama-curve = Die Chance des Führenden
drama-curve-words = Die Chance des Spielers, der führt, nach jedem Zehntel der Partie. Die gestrichelte Linie ist eine gleiche Chance. Steigt die Linie früh, ist die Partie früh entschieden.
drama-tenth = Teil der Partie
drama-chance = Chance
drama-how = Wie gezählt wird
drama-how-words = Die Führung wechselt, wenn jemand um { $ahead } Punkte vorn liegt. Eine Partie ist entschieden, sobald die Chance des Gewinners über { $decided } % bleibt. Auf eine Entscheidung kommt es an, wenn die beste und die schlechteste von bis zu { $tried } versuchten Antworten mindestens { $matters } Punkte auseinanderliegen, und zwar deutlich. Von jeder Partie wurden { $looked } Entscheidungen untersucht.

tune-title = { $game } abstimmen
tune-intro = { $settings } Einstellungen, { $games } Partien von { $bots }, Seed { $seed }, alle mit denselben Karten. { $drawn ->
    [yes] Es gibt mehr Einstellungen, als sich versuchen lassen: Diese wurden ausgelost.
   *[no] Das sind alle Einstellungen, die es gibt.
 }
tune-sure-one-left = Es ist sicher: Alle anderen Einstellungen liegen klar weiter daneben.
tune-sure-on-target = Es ist sicher: Die beste Einstellung hält jedes Ziel ein, mit ihrem ganzen Intervall.
tune-sure-used-up = Es ist nicht sicher: Alle Kartenverteilungen sind gespielt, und { $left } Einstellungen könnten noch die beste sein. Spiel mehr Kartenverteilungen (-n), um es herauszufinden.
tune-best = Die beste: { $settings }
tune-tried = Was versucht wurde
tune-tried-words = Die nächste zuerst. Ein Abstand von 1 ist der größte, der noch als Treffer gilt. Klar schlechtere Einstellungen haben weniger Kartenverteilungen gespielt.
tune-setting = Einstellung
tune-deals = Verteilungen
tune-off = Daneben
tune-target = { $name }: gewünscht { $wanted } ± { $close }
tune-target-words = Die Einstellungen, die am nächsten kamen, mit 95-%-Intervallen. Die gestrichelte Linie ist das Gewünschte.
tune-name-win = Partien mit einem Gewinner
tune-name-first = Siege des ersten Platzes
tune-name-shared = Partien mit mehreren Gewinnern
tune-name-with = Siege derer, die { $card } hatten
tune-name-rounds = Runden
tune-name-answers = Antworten
tune-name-score = Punkte
tune-box = Die abgestimmte Schachtel liegt in { $file }. Prüfe sie mit shambles box check, spiele sie mit --option { $kind }={ $file }.
tune-no-box = Es wurden nur Optionen geändert, deshalb gibt es keine Schachtel zu schreiben.

runs-title = Läufe nebeneinander
runs-intro = { $count } Läufe. Sie wurden getrennt gespielt, deshalb haben Unterschiede zwischen ihnen kein Intervall. Wo sich zwei Intervalle überschneiden, lassen sich die Läufe mit diesen Partien nicht unterscheiden.
runs-run = Lauf
runs-games = Partien
runs-options = Optionen
runs-bots = Bots
runs-wins = Siege
runs-won = Partien mit einem Gewinner
runs-score = Punkte
runs-length = Antworten
runs-rounds = Runden
runs-won-words = In welchem Anteil der Partien jemand gewann.
runs-wins-words = Der Anteil jedes Bots an den Siegen, pro Platz, auf dem er saß.
runs-score-words = Die Punkte jedes Bots.
runs-length-words = Wie lang die Partien waren, in Antworten.
runs-rounds-words = Wie lang die Partien waren, in Runden.
runs-seats = Siege nach Plätzen
runs-seats-words = Der Anteil jedes Platzes an den Siegen, egal wer dort saß.
runs-seat = { $run }, Platz { $seat }

error-never-offered = { $found } war in { $count } Partien nie möglich
error-not-a-card = die Karte { $found } gibt es nicht; es gibt { $known }
error-not-a-knob = { $found } lässt sich nicht einstellen; schreib card.ID.FELD=1..4, TEIL.ID.FELD=1,2,3 oder option.NAME=1..3
error-not-so-many-values = { $found } Werte gehen nicht; möglich ist { $least } bis { $most }
error-no-box-to-turn = dieses Spiel hat keine Kartenschachtel; nur Optionen lassen sich verstellen: option.NAME=1..3, nicht { $found }
error-not-in-one-line = { $found } steht nicht genau einmal in der Datei der Schachtel und lässt sich deshalb nicht verstellen
error-not-a-target = { $found } ist kein Ziel; schreib eine Zahl, oder eine Zahl ± wie nah: 12±1 (ein Anteil liegt zwischen 0 und 1)
error-named-twice = etwas ist zweimal genannt: { $found }
error-not-a-frame = { $found } geht nicht; die Datei muss auf .parquet, .csv oder .json enden
error-other-games = diese Läufe sind von verschiedenen Spielen: { $found }
