# TacDex lernen

course-two = Zu zweit
course-many = Zu dritt oder mehr

lesson-high = Hoch gewinnt
lesson-high-see = Der Marker zeigt HIGH: Die höchste Zahl gewinnt den Kampf. Alle legen eine Karte verdeckt aus.
lesson-high-do = Gewinne den Kampf.
lesson-high-why = Deine 9 schlug die 4, und beide Karten kommen auf deinen Stapel. Nur der Stapel zählt: Der größte gewinnt.
refusal-not-high = Der Marker zeigt HIGH: Spiel deine höchste Zahl.
refusal-not-high-2 = Die 2 würde gegen die 4 verlieren, denn der Marker zeigt HIGH.

lesson-low = Niedrig gewinnt
lesson-low-see = Jetzt zeigt der Marker LOW. Dabei bleibt es, bis etwas ihn dreht.
lesson-low-do = Gewinne auch diesen Kampf.
lesson-low-why = Bei LOW schlägt die 2 die 4. Keine Karte ist schlecht: Manche sind bei HIGH gut, andere bei LOW.
refusal-not-low = Der Marker zeigt LOW: Die niedrigste Zahl gewinnt.
refusal-not-low-9 = Bei LOW würde die 9 gegen fast alles verlieren. Heb sie für HIGH auf.

lesson-tie = Ein Gleichstand dreht den Marker
lesson-tie-see = Wieder HIGH. Deine beste Karte ist die 11. Spielt jemand anders auch eine 11, ist es ein Gleichstand.
lesson-tie-do = Spiel die 11. Gewinne dann den Kampf, der weitergeht.
lesson-tie-why = Beide Karten blieben auf dem Tisch. Der Marker drehte sich auf LOW, ihr habt je eine Karte gezogen und weitergekämpft. Deine 3 gewann alle vier Karten.
refusal-not-tie = Sieh auf den Marker und spiel dann deine beste Karte dafür.

lesson-flip = FLIP entscheidet zuletzt
lesson-flip-see = Die 6er sind FLIPs. Spielst du eine, darfst du den Marker drehen, nachdem alle Karten aufgedeckt sind.
lesson-flip-do = Spiel die 6, sieh hin und lass sie gewinnen.
lesson-flip-why = Die 9 war höher. Du hast den Marker auf LOW gedreht, und die 6 gewann. Gegen einen einzelnen Gegner schlägt ein FLIP jede andere Zahl.
refusal-not-flip = Versuch die 6: Die Seite wählst du danach.
refusal-not-flip-2 = Die 2 ist bei HIGH schwach. Mit der 6 wählst du die Seite.
refusal-not-flip-keep = Bei HIGH gewinnt die 9. Drehe den Marker, und deine 6 gewinnt.

lesson-redo = REDO sieht erst hin
lesson-redo-see = Ein REDO hat keine Zahl. Du spielst es, siehst die anderen Karten und legst dann die Karte dazu, mit der du kämpfst.
lesson-redo-do = Spiel das REDO und leg dann die Karte dazu, die gewinnt.
lesson-redo-why = Du hast die 4 gesehen, also wusstest du, dass die 1 gewinnt. Der Preis: Von jetzt an hast du eine Karte weniger.
refusal-not-redo = Spiel zuerst das REDO: Dann siehst du, bevor du wählst.
refusal-not-redo-8 = Bei LOW verliert die 8 gegen die 4.
refusal-not-redo-keep = Ohne Zahl kannst du nicht gewinnen. Leg eine Karte dazu.

lesson-discard = DISCARD beißt
lesson-discard-see = Die 5er sind DISCARDs. Sie kämpfen und nehmen außerdem einem Gegner, der mindestens drei Karten hat, eine zufällige Karte ab.
lesson-discard-do = Spiel die Karte, die beides tut.
lesson-discard-why = Deine 5 gewann bei HIGH, und eine gegnerische Karte kam unter das Deck. Die Aktion wirkt auch, wenn du den Kampf verlierst.
refusal-not-discard = Such die Karte mit einer Aktion: die 5.
refusal-not-discard-1 = Die 1 verliert bei HIGH und tut sonst nichts.

lesson-draw = DRAW gibt dir mehr Karten
lesson-draw-see = Die 7er sind DRAWs: Du ziehst eine Karte extra von deinem Deck, ob du gewinnst oder verlierst. Mehr Karten heißt mehr Auswahl.
lesson-draw-do = Diesen Kampf verlierst du wahrscheinlich. Spiel die Karte, die dir trotzdem etwas bringt.
lesson-draw-why = Die 9 gewann, aber du hast zwei Karten gezogen: die zusätzliche und die übliche. Auch wer verliert, kann etwas gewinnen.
refusal-not-draw = Welche deiner Karten tut etwas, auch wenn sie verliert?
refusal-not-draw-1 = Eine gute Karte für LOW: Behalte sie. Die 7 zieht.
refusal-not-draw-2 = Eine gute Karte für LOW: Behalte sie. Die 7 zieht.

lesson-end = Wie es endet
lesson-end-see = In der unteren Hälfte jedes Decks liegt ein END. Eines ist schon da. Dein Stapel hat 20 Karten, der andere 21.
lesson-end-do = Gewinne den Kampf, der vielleicht der letzte ist.
lesson-end-why = Du hast zwei Karten gewonnen und dann dein END gezogen: das letzte, also war die Partie sofort vorbei. 22 gegen 21: Der größte Stapel gewinnt.
refusal-not-end = Der Marker zeigt HIGH: Hol dir diese zwei Karten.
refusal-not-end-2 = Die 2 verliert bei HIGH, und du liegst eine Karte zurück.

lesson-best = Vier am Tisch
lesson-best-see = Mit mehr Spielern gibt es mehr zu gewinnen: Die beste Zahl nimmt alle Karten.
lesson-best-do = Gewinne den Kampf.
lesson-best-why = Deine 10 gewann vier Karten. Die beiden 8er waren gleich, aber nur die beste Zahl zählt.
refusal-not-best = HIGH: Spiel die höchste von allen.
refusal-not-best-1 = Die 1 ist die niedrigste von allen. Der Marker zeigt HIGH.

lesson-pot = Nur die Besten kämpfen weiter
lesson-pot-see = Wenn zwei die beste Zahl haben, kämpfen nur sie weiter. Die anderen sehen zu, und ihre Karten bleiben auf dem Tisch.
lesson-pot-do = Spiel die 10. Gewinne dann alle Karten auf dem Tisch.
lesson-pot-why = Du und die andere 10 habt weitergekämpft, jetzt bei LOW. Deine 1 gewann alle sechs Karten. Danach haben alle eine gezogen.
refusal-not-pot = Welche Karte gewinnt auf der Seite, die der Marker jetzt zeigt?

lesson-middle = Die Mitte gewinnt nichts
lesson-middle-see = Gegen zwei Gegner ist ein FLIP schwächer: Zwischen einer 3 und einer 9 verliert die 6 auf beiden Seiten.
lesson-middle-do = Spiel die Karte, die nicht in der Mitte liegt.
lesson-middle-why = Die 10 war die höchste und gewann drei Karten. Mit mehr Spielern sind die äußeren Zahlen mehr wert: 1 und 2, 10 und 11.
refusal-not-middle = Überleg, was die beiden anderen haben könnten: eine niedrige, eine hohe.
refusal-not-middle-6 = Du könntest den Marker drehen, aber die 3 ist niedriger und die 9 höher. Die 6 verliert so oder so.

# Was der Grünschnabel in deiner ersten Partie sagt
comment-battle-won =
    { $you ->
        [yes] { $count } Karten für dich! Jede zählt eins, egal welche Zahl sie hat.
       *[no] { $seat } bekommt { $count } Karten. Sieh vor dem nächsten Kampf auf den Marker.
    }
comment-battle-tied = Gleichstand! Die Karten bleiben auf dem Tisch, der Marker dreht sich, und wer gewinnt, bekommt alle.
comment-end-shown = Ein END ist da. Wenn das letzte kommt, ist die Partie sofort vorbei.

# Der erste Bildschirm der Regeln
page-aim = Gewinne den größten Stapel Karten.
page-turn = Alle legen eine Karte verdeckt aus. Bei HIGH gewinnt die höchste Zahl alle Karten, bei LOW die niedrigste. Gleichstände und FLIPs drehen den Marker.
page-end = Wenn das letzte END gezogen wird, ist sofort Schluss.
page-score = Jede Karte auf deinem Stapel zählt eins. Karten auf Händen und in Decks zählen nicht.
