# The Best Defense lernen

course-beginner = Einsteiger: offene Ereignisse, freies Reden
course-expert = Experte: verdeckte Ereignisse, Schweigen

lesson-deal = Erst reden, dann schweigen
lesson-deal-see = Bei „Experte“ sieht niemand deine Ereignisse, und zwischen dem Austeilen und dem Kampf darf niemand reden. Also plant ihr vorher.
lesson-deal-do = Du bist der Anführer. Ihr habt genug geredet: Teile die Ereignisse aus.
lesson-deal-why = Alle haben jetzt zwei geheime Ereignisse. Bis zum Kampf müsst ihr einander vertrauen.
refusal-not-deal = Hier gibt es nur eines zu tun: austeilen.

lesson-move = Der Anführer schickt die anderen los
lesson-move-see = Du bist der Anführer: Du bewegst alle, je einen Schritt. In der Stadt stehen drei Beißer neben vier Nahrungskarten, und niemand bewacht sie.
lesson-move-do = Schicke Rick dorthin, wo er am meisten gebraucht wird.
lesson-move-why = Wo niemand steht, frisst jeder Beißer eine Karte vom Stapel. Wird ein Stapel leer, verlieren alle. Jetzt müssen die Beißer dort stattdessen Rick beißen.
refusal-not-move = Such einen kleinen Stapel mit vielen Beißern.
refusal-not-move-farm = Auf der Farm sind keine Beißer, also braucht sie niemanden. Die Stadt würde drei ihrer vier Karten verlieren.
refusal-not-move-prison = Die Gefängnismauern halten bis zu drei Beißer auf, der eine dort schadet also nicht. Die Stadt ist in Gefahr.

lesson-draw = Nimm, was du brauchst
lesson-draw-see = Jeder Ort hat einen Stapel: Nahrung, Munition, Verbündete oder Ausrüstung. Du darfst dort, wo du stehst, eine Karte ziehen.
lesson-draw-do = Der Nahrungsstapel hat zwölf Karten. Zieh eine.
lesson-draw-why = Zwei Dosen: zwei Nahrung für Rick. Aber jetzt hat der Stapel eine Karte weniger. Ihr braucht diese Karten, und sie dürfen nie ausgehen.
refusal-not-draw = Bei zwölf Karten kannst du eine nehmen: Zieh.

lesson-give = Teile
lesson-give-see = Nach dem Ziehen darfst du jemandem an deinem Ort eine Sache geben. Glenn hat einen Lebenspunkt und keine Nahrung. Du hast drei Nahrung.
lesson-give-do = Hilf Glenn.
lesson-give-why = Nach dem Kampf heilt eine Nahrung einen Lebenspunkt. Ihr gewinnt gemeinsam oder gar nicht.
refusal-not-give = Glenn braucht etwas zu essen.
refusal-not-give-done = Du darfst alles behalten, aber dann lebt Glenn nicht mehr lange.
refusal-not-give-handgun-glenn = Dann hast du keine Waffe, und Glenn hat immer noch keine Nahrung.

lesson-defy = Sich dem Anführer widersetzen
lesson-defy-see = Glenn ist der Anführer und hat dich mit fünf Beißern und ohne Waffe auf der Farm gelassen. Für eine Nahrung darfst du selbst einen Schritt gehen.
lesson-defy-do = Geh dorthin, wo dir die Beißer nichts tun können.
lesson-defy-why = Die Gefängnismauern halten bis zu drei Beißer auf, und dort sind zwei. Das hat eine Nahrung gekostet und dir vielleicht das Leben gerettet.
refusal-not-defy = Such einen Ort, an dem dich niemand beißen kann.
refusal-not-defy-stay = Fünf Beißer, drei Lebenspunkte: Rick könnte sterben.
refusal-not-defy-town = In der Stadt würden dich zwei Beißer beißen. Es gibt einen sichereren Ort.

lesson-event = Das kleinere Übel
lesson-event-see = Alle bekommen in jeder Runde zwei Ereignisse. Der Anführer spielt beide. Du spielst eines, das andere wird abgelegt.
lesson-event-do = Spiel das, das dir hier auf der Farm hilft.
lesson-event-why = Rick war auf der Farm, also gab der Obstgarten zwei Nahrung für einen Beißer. Die Horde auf der Straße kam nie: Du wählst auch, was nicht geschieht.
refusal-not-event = Lies beide. Welches ist gut für jemanden auf der Farm?
refusal-not-event-herd-on-the-road = Auf dem Highway ist niemand. Drei bis fünf Beißer kämen dorthin und fräßen den Stapel.

lesson-fight = Schießt gemeinsam
lesson-fight-see = Zwei Beißer. Fünf Punkte töten einen. Wer am selben Ort schießt, zählt seine Punkte zusammen. Klingen zählen allein. Glenn nimmt die Armbrust.
lesson-fight-do = Wähle die Waffe, deren Punkte zu denen von Glenn dazukommen.
lesson-fight-why = Neun und zwei sind elf Punkte: zwei tote Beißer. Allein hättest du nur einen getötet.
refusal-not-fight = Welche deiner Waffen schießt?
refusal-not-fight-machete = Eine Klinge zählt allein: Deine Punkte kämen nicht zu Glenns zwei dazu.
refusal-not-fight-nothing = Zwei Beißer, und du hast ein Gewehr. Benutze es.

lesson-divide = Verteilt die Bisse
lesson-divide-see = Jeder Beißer, der übrig ist, beißt jemanden. Ihr entscheidet gemeinsam, wer die Bisse nimmt. Rick hat noch einen Lebenspunkt, Glenn fünf.
lesson-divide-do = Wähle so, dass beide überleben.
lesson-divide-why = Glenn nahm beide Bisse, und niemand starb. Auch Lebenspunkte teilt ihr euch.
refusal-not-divide = Ein weiterer Biss würde Rick töten.
refusal-not-divide-rick-1-glenn-1 = Das sieht gerecht aus, aber ein Biss würde Rick töten.

lesson-last = Wie man gewinnt
lesson-last-see = Runde zwölf, und die Beißer haben zum letzten Mal gebissen. Jeder Stapel hat noch eine Karte.
lesson-last-do = Iss oder iss nicht: Danach ist die Partie vorbei.
lesson-last-why = Zwölf Runden und kein leerer Stapel: Alle gewinnen. Bewacht die Stapel, teilt, was ihr habt, und wählt das kleinere Übel.
refusal-not-last = Beides ist in Ordnung.

# Was der Grünschnabel in deiner ersten Partie sagt
comment-fought = { $kills ->
        [0] { $total } reicht nicht für { NAME($place, form: "accusative") }: Fünf Punkte töten einen. Nächstes Mal schießen wir gemeinsam.
       *[other] { $kills } getötet { NAME($place, form: "at") }. Je fünf Punkte töten einen.
    }
comment-bitten = { $hurt ->
        [yes] Autsch. Eine Nahrung heilt einen Lebenspunkt, einmal pro Runde.
       *[no] Der tat nicht weh. Nicht jeder Biss wird aufgehalten.
    }
comment-card-drawn = Noch { $left } in diesem Stapel. Wird er leer, verlieren wir alle.
comment-moved = { NAME($survivor) } bewacht jetzt { NAME($place, form: "accusative") }. Die Beißer dort beißen Menschen, statt Karten zu fressen.
comment-event-played = Ein Ereignis weniger, um das wir uns sorgen müssen.

# Der erste Bildschirm der Regeln
page-aim = Haltet die vier Orte zwölf Runden lang. Alle gewinnen, oder alle verlieren.
page-turn = Der Anführer bewegt alle, zieht, gibt und spielt zwei Ereignisse. Die anderen dürfen sich widersetzen, ziehen, geben und spielen ein Ereignis. Dann kämpfen alle gleichzeitig.
page-end = Ihr gewinnt nach Runde zwölf. Ihr verliert, wenn ein Stapel leer wird. Im Hardcore-Modus verliert ihr auch, wenn jemand stirbt.
page-score = Fünf Punkte töten einen Beißer. Jeder übrige Beißer beißt einen Überlebenden. Wo niemand steht, frisst er eine Karte vom Stapel.
