# Das Labor, und Programme, die fragen

simulate-title = { $game }: { $count } Partien
simulate-bot = Bot
simulate-seats = Plätze
simulate-share = Siege
simulate-interval = 95 %
simulate-score = Punkte
simulate-progress = Wird gespielt
tournament-rating = Wertungszahl
tournament-cross = Wie oft der Bot in der Zeile vor dem Bot in der Spalte lag
compare-title = { $game }: { $count } Kartenverteilungen, jede auf beide Arten gespielt
compare-measure = Maß
compare-before = Wie es ist
compare-after = Geändert
compare-difference = Unterschied
simulate-won = Partien mit einem Gewinner: { $share }
simulate-stopped = Angehalten, nichts gespeichert. Mit --run ORDNER kannst du anhalten und fortsetzen.
simulate-goes-on = Angehalten. Derselbe Befehl setzt fort; alles bisher liegt in { $folder }.
simulate-file = Geschrieben: { $file }
simulate-failed = { $count ->
    [one] Eine Partie ist abgestürzt
   *[other] { $count } Partien sind abgestürzt
 }; Seed, Frage und Spielstand liegen in { $folder }. Die erste: Seed { $seed }, { $error }
simulate-failed-unkept = { $count ->
    [one] Eine Partie ist abgestürzt
   *[other] { $count } Partien sind abgestürzt
 }. Die erste: Seed { $seed }, { $error }. Mit --run ORDNER werden alle aufgehoben.
mcp-seated = Du hast Platz { $seat } an Tisch { $table }. Dein Token, für jeden weiteren Aufruf: { $token }
mcp-waiting = { $count ->
    [one] Die Partie beginnt, sobald der freie Platz besetzt ist.
   *[other] Die Partie beginnt, sobald die { $count } freien Plätze besetzt sind.
  }
mcp-awaited = { $count ->
    [0] Gerade ist niemand am Zug; schau noch einmal.
   *[other] Am Zug: { $names }. Schau später noch einmal.
  }
mcp-mine = Du hast { $choice } geantwortet. Du kannst es ändern, bis die anderen geantwortet haben.
mcp-meanwhile = Du kannst jetzt auch dies tun:
mcp-table = { $table }: { $game }, { $settings }; { $open } von { $seats } Plätzen frei
mcp-no-tables = Kein Tisch wartet auf Mitspieler.
mcp-told = Ereignisse bis { $last } von { $count }.
report-summary = { $game }: { $games } Partien, Seed { $seed }; { $failed } abgestürzt. Partien mit einem Gewinner: { $won }.
report-difference = Der Unterschied
report-difference-words = { $deals } Kartenverteilungen, jede auf beide Arten gespielt. Der Wert mit der Änderung minus den Wert ohne sie, mit 95-%-Intervall. Enthält ein Intervall die 0 nicht, macht die Änderung etwas aus.
report-before = Wie es ist
report-after = Geändert
report-figures = Zahlen
report-bot = Bot
report-held = Plätze
report-wins = Siege
report-score = Punkte
report-seat = Platz
report-seats = Macht der Platz etwas aus?
report-seats-words = Der Anteil jedes Platzes an den Siegen, egal wer dort saß, mit seinem 95-%-Intervall ({ $games } Partien). Die gestrichelte Linie ist ein gleicher Anteil. { $differ ->
    [yes] Zusammen betrachtet unterscheiden sich die Plätze (p = { $chance }).
   *[no] Zusammen betrachtet können diese Unterschiede Zufall sein (p = { $chance }).
  }
report-scores = Punkte und Längen
report-scores-words = Wie oft jeder Punktestand vorkam, und wie lang die Partien waren. Die Hälfte brauchte höchstens { $answers } Antworten.
report-answers = Antworten
report-rounds = Runden
report-swing = Wie stark die Chancen schwankten
report-swing-words = Die größte Schwankung der Gewinnchance eines Platzes innerhalb einer Partie, ohne das Ende, in { $games } Partien. In der Hälfte war sie höchstens { $half } Prozentpunkte, in einem Zehntel mehr als { $tenth }.
report-points = Prozentpunkte
report-mattered = Was mit Siegen einherging
report-mattered-words = Der Anteil der Siege mit einer Sache minus den Anteil ohne sie: die { $count } deutlichsten. Das muss nicht die Ursache sein: Wer sie hat, kann auch aus einem anderen Grund besser dastehen.
report-mattered-early = Es zählt nur, was in den ersten { $rounds } Runden geschah, die fast jedes Spiel erreicht: Wer länger durchhält, trifft auch auf mehr.
report-mattered-adjusted = In { $count } dieser Zahlen ist das Glück herausgerechnet, das nach der Sache kam. Das macht sie sicherer.
report-what = Was
report-times = Wie oft
report-having = Mit
report-lacking = Ohne
report-apart = Unterschied
report-places = Wo etwas geschah
report-places-words = Wie oft etwas an welchem Ort in einer Partie geschah, die belebtesten Orte.
report-pace = Wie viele Entscheidungen
report-pace-words = { $game } Antworten pro Partie; hier { $minute } pro Minute.
report-question = Frage
report-a-game = Pro Partie
report-choices = Möglichkeiten
report-thought = Bedenkzeit
report-rules = Wie oft jede Regel galt
report-rules-words = { $count } Regeln wurden angewandt. Das Bild zeigt die dreißig häufigsten; die Zahlen nennen alle.
report-rule = Regel
report-in-games = In Partien
report-written = Der Bericht liegt in { $file }

error-not-as-a-vector = Dieses Spiel hat keine Array-Version. Diese haben eine: { $known }.
error-no-encoding = Dieses Spiel hat keine Kodierung für andere Programme. Diese haben eine: { $known }.
error-another-run = in diesem Ordner liegt schon ein anderer Lauf
error-not-a-run = in diesem Ordner liegt kein Lauf
error-too-many-failures = { $count } Partien sind abgestürzt; eine davon hat Seed { $seed }: { $detail }
error-no-knob = nenne mindestens eine Einstellung, etwa --knob 'option.difficulty=beginner,expert'
error-no-target = nenne mindestens ein Ziel, etwa --target win=0.4
error-nothing-forbidden = nenne mindestens eine Karte oder Antwort, etwa --never 'answer:use-*'
error-other-number-of-bots = { $found } Bots passen nicht: dieses Spiel ist für { $least } bis { $most } Spieler. Nenne so viele, etwa --bots greedy,greedy,random, oder gib --seats { $least } an
error-nothing-changed = nichts ist anders: nenne eine Option oder andere Bots
error-too-many-people = { $found } Personen für { $wanted } Plätze
error-unknown-rule = die Regel { $found } gibt es nicht; shambles rules --game card_game listet die Regeln eines Spiels
error-unknown-token = dieses Token gehört zu keinem Platz; eröffne erst einen Tisch oder setz dich an einen
error-server-away = der Server unter { $found } antwortet nicht: { $detail }
rule-of = { $rule }: { $text }
person-name = Spieler { $number }

simulate-adjusted = Das Glück ist herausgerechnet. Ohne das wären für dieselbe Sicherheit { $least }- bis { $most }-mal so viele Partien nötig.
error-no-ladder = die Seite hat keinen Platz für die Rangliste: eine Zeile <!-- ladder --> und darunter eine Zeile <!-- /ladder -->
