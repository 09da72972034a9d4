# Was das Haus sagt, welches Spiel es auch ist.

language-name = Deutsch
language-partly = { $done } % der Texte sind übersetzt und aktuell.
list-comma = { $one }, { $other }
list-semicolon = { $one }; { $other }
said-of = { $name }: { $what }
sentence = { CAPITAL($words) }.
capital = { CAPITAL($words) }
seat = Platz { $number }
you = Du
list-and = { $others } und { $last }
rule = Regel { $rule }
web-see-rule = Zur Regel

# Was geschehen ist
event-ready =
    { $you ->
        [yes] Du bist bereit.
       *[no] { $seat } ist bereit.
    }
event-showed = { $you ->
    [yes] Deine Wahl: { $choice }.
   *[no] { $seat } wählt: { $choice }.
}
event-taken-back =
    { $you ->
        [yes] Du nimmst deine letzte Wahl zurück.
       *[no] { $seat } nimmt die letzte Wahl zurück.
    }
event-fell-away =
    { $you ->
        [yes] Deine Wahl ist nicht mehr möglich. Bitte wähle neu.
       *[no] Die Wahl von { $seat } ist nicht mehr möglich.
    }
event-goes-on = Ab hier ist es eine neue Partie.

# Warum nicht
refusal-not-understood = „{ $choice }“ ist hier keine mögliche Antwort.
refusal-not-offered = { $choice } steht dir nicht zur Wahl.
refusal-old-ask = Zu spät: Das Spiel ist schon weiter.
refusal-not-asked = Du bist nicht am Zug. Am Zug: { $awaited }.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $found }.
refusal-game-over = Die Partie ist zu Ende.
refusal-already-laid = Diese Karte liegt schon verdeckt. Du kannst sie nicht mehr ändern.
refusal-table-failed = Das hat nicht geklappt, und der Fehler liegt bei uns. Es hat sich nichts geändert.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-deal-of-today = { error-deal-of-today }
refusal-deal-of-the-round = { error-deal-of-the-round }
refusal-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refusal-not-your-seat = Du hast hier keinen Platz, oder ein Bot spielt für dich.
refusal-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
refusal-undo-past-an-answer = Zurücknehmen geht nicht mehr: Inzwischen hat jemand anders gewählt.
refusal-undo-past-a-draw = Zurücknehmen geht nicht mehr: Es wurde gemischt oder gewürfelt.
refusal-undo-past-a-reveal = Zurücknehmen geht nicht mehr: Es wurden Karten aufgedeckt.
refusal-undo-too-fast = Zu oft in kurzer Zeit zurückgenommen. Warte einen Moment.
refusal-maintenance = { error-maintenance }

# Was an etwas Eingereichtem nicht stimmt
error-one-hand-as-a-vector = In der Array-Version besteht eine Partie aus einem Durchgang, nicht aus { $found }.
error-unknown-game = das Spiel { $found } gibt es nicht; es gibt { $known }
error-game-fails = { $found } ({ $place }) lässt sich nicht laden: { $detail }
error-not-that-game = { $place } ist kein Spiel mit dem Namen { $found }
error-seats-out-of-range = dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $found }
error-unknown-option = diese Option gibt es nicht; die Optionen sind { $known }
error-not-options = Optionen sind Namen mit Werten, nicht { $found }
error-option-missing = wähle eines davon: { $known }
error-unknown-language = die Sprache „{ $found }“ gibt es hier nicht; es gibt { $known }
error-not-a-seed = ein Seed ist eine ganze Zahl ab 0, nicht { $found }
error-malformed = das lässt sich nicht lesen: { $detail }
error-not-an-object = kein JSON-Objekt
error-unknown-phase = die Phase { $found } gibt es nicht; es gibt { $known }
error-digest-differs = dieser Spielstand verläuft jetzt anders (gespeichert { $saved }, jetzt { $found })
error-cut-off = { $found } Einträge, es müssten aber { $wanted } sein
error-journal-differs = die Partie verläuft anders als dieses Protokoll ({ $found } Einträge, jetzt { $wanted })
error-answer-refused = abgelehnt als { $reason }, { $rule }
error-answer-missing = hier fehlt eine Antwort, { $rule }
error-draw-differs = das Spiel zieht { $wanted }, im Protokoll steht { $found }
error-draw-missing = das Protokoll hat dafür keine Ziehung
error-not-a-shuffle = beim Mischen müssen die Karten dieselben bleiben
error-not-among-the-items = { $found } kann hier nicht kommen
error-no-game-recognises-it = kein Spiel hat ein Szenario mit diesen Feldern: { $fields }
error-unknown-bot = den Bot { $found } gibt es nicht; es gibt { $known }, oder eine eigene Klasse als paket.modul:Name oder pfad/zur/datei.py:Name
error-no-such-file = die Datei { $found } gibt es nicht
error-not-a-python-file = { $found } ist keine Python-Datei
error-file-fails = { $found } läuft nicht: { $detail }
error-no-such-bot-class = { $file } hat keine Klasse { $found } mit einer Methode choose
error-bot-answer-refused = die Antwort { $choice } wurde abgelehnt als { $reason }, { $rule } (Spiel { $game }, Seed { $seed }, Frage { $ask })
error-bot-crashed = abgestürzt: { $detail } ({ $line }; Spiel { $game }, Seed { $seed }, Frage { $ask })
error-bot-wants-more = der Konstruktor eines Bots darf game und rng annehmen, sonst nichts ({ $detail })
error-wrong-number = { $found } geht nicht; möglich ist { $wanted }
error-twice = { $found } steht zweimal da
error-no-such-card = die Karte { $found } gibt es nicht
error-card-twice = die Karte { $found } liegt an zwei Stellen
error-no-such-seat = es gibt keinen Spieler { $found }
error-not-a-seat = es gibt keinen Platz { $found }; es gibt { $known }
error-no-heroes-here = in diesem Modus gibt es keine Helden, { $rule }
error-end-in-a-hand = END ist nie auf der Hand, { $rule }
error-end-twice = das END dieses Spielers ist zweimal da, { $rule }
error-too-few-hands = mindestens zwei Spieler brauchen eine Karte zum Kämpfen, { $rule }
error-wrong-player = nicht { $found }: jemand anders wird getroffen, { $rule }
error-players-differ = in jedem Durchgang müssen dieselben Spieler sitzen
error-unknown-kind = die Art { $found } gibt es nicht; es gibt { $known }
error-not-a-position = ein Szenario der Art { $found } hat keine Stellung, aus der man spielen kann
error-no-such-scenario = das Szenario { $found } steht nicht in dieser Datei
error-not-enough = mindestens { $least }
error-unknown-table = diese Tabelle gibt es in dieser Schachtel nicht; es gibt { $known }
error-wrong-load = eine Fernkampfwaffe hat eine Anfangsladung, eine Nahkampfwaffe hat keine; nicht { $found }
error-no-such-weapon = die Waffe { $found } gibt es nicht; es gibt { $known }
error-trigger-or-what = gib entweder `trigger` oder `what` an, nicht beides
error-wrong-effect = { $found } ist hier nicht möglich
error-not-in-this-variant = das gehört zu einer Variante, die nicht gespielt wird, { $rule }
error-no-such-survivor = { $found } ist unter den Überlebenden nicht dabei
error-holds-no-ammo = { $found } fasst keine Munition, { $rule }
error-too-many-tokens = dafür braucht es { $found } Marker, und es gibt { $most }
error-too-many-copies = so oft ist { $found } nicht in der Schachtel
error-position-or-players = gib entweder position an oder eine Anzahl players
error-no-such-table = diesen Tisch gibt es nicht
error-one-seat-each = du kannst nur einen Platz nehmen
error-too-many-tables = es gibt gerade zu viele Tische; versuch es später noch einmal
error-too-many-of-yours = du hast zu viele Tische eröffnet; spiel erst einen zu Ende
error-seat-taken = jemand anders hat diesen Platz gerade genommen
error-blocked-sits-here = an diesem Tisch sitzt jemand, den du blockiert hast: { $names }
error-no-seat = dafür brauchst du einen Platz an diesem Tisch
error-not-over = die Partie ist noch nicht zu Ende
error-game-over = in diesem Moment ist die Partie schon zu Ende
error-never-asked = dieser Platz hatte in der Partie nichts zu wählen
error-not-played-on = dieser Tisch setzt keine andere Partie fort
error-no-step-to-play-on = ab Schritt { $found } kann man nicht weiterspielen; wähle einen von 0 bis { $most }
error-deal-is-yours = du spielst diese Karten noch an einem anderen Tisch; spiel dort erst zu Ende
error-deal-is-played-beside =
    { $days ->
        [one] jemand in deinem Netzwerk spielt diese Karten noch; du siehst das, wenn die Partie zu Ende ist, oder morgen
       *[other] jemand in deinem Netzwerk spielt diese Karten noch; du siehst das, wenn die Partie zu Ende ist, oder in { $days } Tagen
    }
error-deal-is-played =
    { $hours ->
        [one] jemand spielt diese Karten noch; du siehst das, wenn die Partie zu Ende ist, oder in einer Stunde
       *[other] jemand spielt diese Karten noch; du siehst das, wenn die Partie zu Ende ist, oder in { $hours } Stunden
    }
error-deal-of-today = 
    { $hours ->
        [one] das ist die heutige Partie; in höchstens einer Stunde können alle ihre Karten sehen
       *[other] das ist die heutige Partie; in { $hours } Stunden können alle ihre Karten sehen
    }
error-daily-tried = du hast die heutige Partie schon gespielt
error-daily-is-over = dieser Tag ist vorbei; du kannst dieselben Karten noch spielen, aber sie zählen nicht mehr
error-daily-alone = die Partie des Tages spielst du selbst: kein Bot kann deinen Platz übernehmen
error-deal-of-the-round = diese Karten werden gerade in einer Runde eines Clubabends gespielt; du siehst sie, sobald der letzte Tisch fertig ist
error-club-alone = am Clubabend spielst du selbst: kein Bot kann deinen Platz übernehmen
error-rated-players-only = dieser Tisch wird gewertet, und nur Mitglieder haben eine Wertung: wähle zuerst „Meine Partien sichern“
error-rated-not-wanted = dieser Tisch wird gewertet, und du willst keine Wertung; das kannst du auf deiner Seite ändern
error-rated-alone = an einem gewerteten Tisch spielst du selbst: kein Bot kann deinen Platz übernehmen
error-rated-new-deal = nur eine ganze Partie mit neuen Karten kann gewertet werden
error-rated-own-box = nur eine Partie mit der eigenen Schachtel des Spiels kann gewertet werden
error-table-set-aside = ein Fehler hat diesen Tisch angehalten; er wartet, bis jemand nachgesehen hat
error-table-elsewhere = dieser Tisch zieht auf einen anderen Server um; versuch es in { $seconds } Sekunden noch einmal
error-table-closed = die Serverleitung hat diesen Tisch geschlossen; nichts geht verloren
error-banned = die Serverleitung hat dich bis { $until } gesperrt; Bots spielen für dich weiter
error-muted-by-host = die Serverleitung hat dich vorerst stummgeschaltet
error-maintenance = der Server startet neu; versuch es gleich noch einmal
error-box-overruns = mit dieser Schachtel dauert das Spielen zu lange
error-no-such-viewpoint = aus der Sicht von { $found } kannst du nicht zusehen
error-not-absent = diese Person ist da: du kannst keinen Bot für sie spielen lassen
error-not-empty = diese Datenbank ist nicht leer
error-too-soon = diese Person ist gerade erst weg; warte noch { $seconds } Sekunden
error-too-long = das ist zu lang: { $found } Zeichen, höchstens { $most }
error-too-deep = das ist zu tief verschachtelt; höchstens { $most }
error-too-large = diese Zahl ist zu groß; höchstens { $most }
error-too-fast = zu viele Anfragen; warte einen Moment
error-not-found = diese Seite gibt es nicht
error-bad-request = { $detail }
error-has-nul = darin ist ein Zeichen, das nicht erlaubt ist (NUL)
error-no-header = diese Anfrage muss von der Seite selbst kommen
error-internal = etwas ist schiefgegangen, und der Fehler liegt bei uns

# Am Tisch
title = Shambles
asked = { $name }, du bist am Zug.
waiting-for = Am Zug: { $names }.
game-over = Die Partie ist zu Ende.
another = n für eine neue Partie, q zum Beenden.
log = Verlauf
hand = Deine Hand
scores = Punkte
rules = Regeln
help = Hilfe
undo = Zurücknehmen
lay = Antworten
choose-seats = Wie viele Spieler?
measured = Gemessen mit Bots: { $level ->
        [rookie] Grünschnäbel
        [survivor] Überlebende
        [veteran] Veteranen
       *[legend] Legenden
    } gewannen { $percent } % von { $games } solchen Partien.
start = Starten
bot-random = Zufall
bot-greedy = Gierhals
bot-rookie = Grünschnabel
bot-survivor = Überlebender
bot-veteran = Veteran
bot-legend = Legende
bot-search = Sucher
temper-rookie = Meint es gut, vergisst aber die Hälfte.
temper-survivor = Spielt vernünftig, aber manchmal leichtsinnig.
temper-veteran = Denkt vor jedem Zug nach.
temper-legend = Nimmt sich Zeit und rechnet mit deinem nächsten Zug.
temper-greedy = Nimmt, was im Moment am besten aussieht.
temper-random = Spielt irgendwas.
temper-search = Spielt vor jeder Wahl viele mögliche Partien im Kopf durch.
party-1 = Marlow
party-2 = Iskra
party-3 = Ambrose
party-4 = Wren
party-5 = Odile
party-6 = Haskell
party-7 = Juno
party-8 = Bram
party-9 = Petra
party-10 = Casimir
bot-name = { $bot } { $number }
close = Schließen

# Ein Spiel lernen
learn = Lernen
learn-line = Kurze Lektionen, Rätsel und die Regeln jedes Spiels.
web-lessons = Lektionen
lesson-right = Gut gemacht.
refusal-lesson-done = Diese Lektion ist geschafft. Weiter zur nächsten.
course-done = Mehr brauchst du nicht. Spiel jetzt eine echte Partie gegen Grünschnäbel. Einer von ihnen erklärt, was passiert.
rookie-says = „{ $words }“
lesson-next = Nächste Lektion
web-learn-line = Kurze Lektionen, je ein Schritt. Nach drei Minuten kannst du spielen.
web-learn-none = Dieses Spiel hat noch keine Lektionen. Die Regeln sagen, wie man spielt.
web-learn-begin = Anfangen
web-learn-on = Weiter
web-learn-again = Von vorn
web-learn-done = { $done } von { $count } geschafft
web-lesson-of = Lektion { $number } von { $count }
web-course-end = Spiel deine erste Partie
web-rule-behind = Die Regel dahinter:
web-first-game = Spiel deine erste Partie
web-other-courses = Andere Lektionen
web-at-a-glance = Auf einen Blick
web-page-aim = Das Ziel
web-page-turn = Ein Zug
web-page-end = Das Ende
web-page-score = Was zählt
web-contents = Inhalt
web-rules-count = { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-examples-show = { $count } Beispiele zeigen

# Die Befehlszeile
measure-won = Partien mit einem Gewinner
measure-shared = Partien mit mehreren Gewinnern
measure-first-place = Siege des ersten Bots
measure-first-seat = Siege des ersten Platzes
measure-score = Punkte
measure-answers = Antworten
measure-rounds = Runden

# Das Regal, auf der Befehlszeile
awaited = am Zug
leave = Beenden
light = Farben
wins = gewinnt
meanwhile = Du kannst auch
view-none = keine

# Im Browser
web-skip = Zum Inhalt springen
nav = Hauptseiten
nav-play = Spielen
nav-learn = Lernen
nav-daily = Heute
nav-clubs = Clubs
nav-watch = Zusehen
nav-me = Ich
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-motion = Animationen
web-motion-slow = Langsam
web-motion-normal = Normal
web-motion-fast = Schnell
web-motion-off = Aus
web-double-tap = Karte mit Doppeltipp spielen
web-rule-numbers = Zu jedem Satz die Nummer der Regel zeigen
web-signs = Mitteilungen
web-portrait = Dein Bild
web-portrait-1 = Zöpfe und eine Lampe
web-portrait-2 = Brille und eine Pfanne
web-portrait-3 = Schutzhelm und ein Hammer
web-portrait-4 = Kappe und ein Schläger
web-portrait-5 = Irokese und ein Brecheisen
web-portrait-6 = Locken und eine Münze
web-portrait-7 = Mütze und ein Rucksack
web-portrait-8 = Kopftuch und eine Machete
web-portrait-9 = Bart und eine Axt
web-portrait-10 = Kapuze und ein Bogen
web-portrait-11 = Helm und eine Säge
web-portrait-12 = Kurzer Bob
web-portrait-13 = Schiebermütze
web-sound = Ton
web-invite-sound = Mit Ton spielen?
web-invite-sound-yes = Ton an
web-invite-sound-no = Ohne Ton
web-volume = Lautstärke
web-buzz = Vibrieren, wenn ich am Zug bin
web-call = Mich benachrichtigen, wenn ich am Zug bin
web-call-refused = Dieser Browser blockiert Mitteilungen. Du kannst sie in seinen Einstellungen erlauben.
web-since = Seit deinem letzten Zug
web-your-turn = Du bist am Zug
web-loading = Einen Moment …
web-again = Noch einmal
web-cancel = Abbrechen
web-trouble = Etwas ist schiefgegangen ({ $code }). Bitte versuch es noch einmal.
web-unreachable = Der Server ist nicht erreichbar. Bist du online?
web-lost-title = Hier sind nur Beißer
web-lost = Unter dieser Adresse gibt es keine Seite.
web-to-games = Zu den Spielen
web-welcome = Setz dich dazu
web-welcome-line = Die Spiele zu The Walking Dead, nach den offiziellen Regeln. Spiel mit Freunden, wo immer sie sind, oder gleich jetzt mit Bots. Ohne Installation, ohne Konto.
web-games = Spiele
web-about = Shambles ist ein Tisch für Spiele, die du magst. Die Regeln stehen hier in unseren Worten, und jedes Bild ist von uns. Die Spiele gehören denen, die sie gemacht haben.
web-players = { $least }–{ $most } Spieler
web-minutes = { $least }–{ $most } Minuten
web-play-now = Jetzt gegen Bots spielen
web-play-together = Jetzt mit Bots spielen
web-play = Spielen
web-set-up = Tisch einrichten
web-rules-and-options = Regeln und Optionen
web-your-tables = Deine Tische
web-keep-games = Meine Partien sichern
web-my-page = Meine Seite
somebody = jemand
web-go-on = Weiter
web-table-over = Zu Ende
web-waits-for = Am Zug: { $names }
web-lobby = Offene Tische
web-lobby-empty = Gerade gibt es keine offenen Tische. Richte einen ein und lade jemanden ein.
web-lobby-more = Mehr Tische
web-seats-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
web-sit-down = Platz nehmen
web-sit-down-anyway = Trotzdem Platz nehmen
web-blocked-here-line = Davon erfährt diese Person nichts. Du kannst trotzdem Platz nehmen.
web-default-name = Leer: Wir wählen einen
guest-1 = Robin
guest-2 = Sam
guest-3 = Alex
guest-4 = Noor
guest-5 = Kim
guest-6 = Jo
guest-7 = Max
guest-8 = Charlie
guest-9 = Billie
guest-10 = Mika
guest-11 = Luca
guest-12 = Sasha
web-your-name = Dein Name
web-who-sits-where = Wer sitzt wo?
web-open-seat = Freier Platz
web-bot-of = Bot, { $bot }
web-who-may-come = Wer darf mitspielen?
web-by-link = Nur wer den Link hat
web-in-the-lobby = Alle: unter „Offene Tische“ zeigen
web-open-table = Tisch eröffnen
web-table = Tisch
web-finding-table = Der Tisch wird geladen …
web-fill-with-bots = Freie Plätze mit Bots füllen
web-waiting-room = Warten auf Mitspieler
web-waiting-for-people =
    { $count ->
        [one] Ein Platz ist noch frei. Die Partie beginnt, sobald ihn jemand nimmt.
       *[other] { $count } Plätze sind noch frei. Die Partie beginnt, sobald alle besetzt sind.
    }
web-invite = Einladen
web-invite-line = Wer diesen Link öffnet, kann einen freien Platz nehmen. Scanne den Code mit dem Handy oder verschicke den Link.
web-qr = Der Link als QR-Code
web-only-here = Diese Adresse gilt nur auf diesem Computer. Damit Handys zu Hause mitspielen können, starte Shambles mit: shambles serve --host 0.0.0.0. Dann kannst du hier einen Code scannen.
web-copy = Kopieren
web-copied = Kopiert
web-personal-link = Dein eigener Platz
web-personal-link-line = Nur für dich: Dieser Link bringt dich auf jedem Gerät an deinen Platz zurück. Gib ihn nicht weiter.
web-bad-link = Dieser persönliche Link passt nicht zu diesem Tisch.
web-bad-link-looking-on = Deshalb siehst du nur zu.
web-bad-link-waiting = Unten kannst du noch einen freien Platz nehmen.
web-bad-link-seated = Du behältst den Platz, den du hier schon hast.
web-bad-link-advice = Vielleicht fehlt ein Stück des Links. Kopiere ihn noch einmal ganz auf dem Gerät, auf dem du spielst: Menü „Tisch“, „Dein eigener Platz“. Wenn du den Tisch verlassen hast, ist dein Platz weg.
web-link-unanswered = Wir konnten deinen Platz gerade nicht prüfen.
web-look-on = Zusehen
web-only-watching = Du siehst zu. Alle Plätze sind besetzt, deshalb kannst du nicht mitspielen.
web-look-on-line = Mit diesem Link kann man zusehen. Die Handkarten bleiben verborgen.
web-at-the-table = Spieler
web-ready = bereit
web-winner = gewinnt
web-away = weg
web-remove = Bot einspringen lassen
web-remove-votes =
    { $count ->
        [one] Bot einspringen lassen (1 Stimme)
       *[other] Bot einspringen lassen ({ $count } Stimmen)
    }
web-sending = { $choice } wird gesendet …
web-kept = { $choice } wird gesendet, sobald du wieder online bist.
web-connection-lost = Verbindung verloren. Wird wiederhergestellt …
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-back-seat = Selbst spielen
web-hand-to-bot = Bot für mich spielen lassen
web-how-well = Wie gut soll der Bot sein?
web-hand-to-bot-line = Brauchst du eine Pause? Ein Bot spielt für dich, bis du wiederkommst.
web-leave = Tisch verlassen
web-leave-sure = Ein Bot übernimmt deinen Platz, und du kannst nicht zurück. Wirklich gehen?
web-stay = Bleiben
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-emotes = Schnelle Sprüche
web-talk = Bots verraten ihre Pläne
web-plea = Die Bots bitten
web-chat-send = Senden
web-chat-unsent = Nicht gesendet: Du bist offline. Deine Nachricht steht noch hier.
web-new = neu
web-scene-failed = Der Tisch konnte nicht gezeigt werden.
web-you-won = Du gewinnst
web-you-lost = Du verlierst
web-came =
    { $place ->
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
        [6] Sechster Platz
        [7] Siebter Platz
        [8] Achter Platz
        [9] Neunter Platz
       *[other] Zehnter Platz
    } von { $count ->
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] zehn
    }{ $shared ->
        [yes] , geteilt
       *[no] {""}
    }
web-your-best = Dein bester Moment: { $what }
web-your-worst = Was dich am meisten gekostet hat: { $what }
web-close = Das war knapp.
web-what-next = Wie weiter?
web-more = Mehr
web-coming-away = { $name } ist weg.
web-coming-back = { $name } ist wieder da.
web-coming-bot = { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $name }.
    }
web-coming-self = { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } spielt wieder selbst.
    }
web-coming-left = { $name } ist gegangen. Ein Bot hat den Platz übernommen.
web-coming-clock = Zeit abgelaufen: Eine Vertretung hat einmal für { $name } geantwortet.
web-stood-in = Zeit abgelaufen: Eine Vertretung hat einmal für dich geantwortet.
web-watching =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
web-decisive = Wendepunkt
web-places = Endstand
web-place = { $place }.
web-rematch = Noch eine Partie
web-join-rematch = Beim nächsten Spiel mitmachen
web-rematch-waits = Die anderen haben eine neue Partie begonnen. Sie halten dir deinen Platz frei.
web-replay = Aufzeichnung ansehen
web-replay-line = Die ganze Partie noch einmal ansehen, Schritt für Schritt.
web-play-on = Ab hier weiterspielen
web-play-on-line = Einen neuen Tisch von einem Moment dieser Partie an beginnen.
web-step = Schritt { $at } von { $last }
web-seen-by = Sicht von
web-all-open = Alle Karten zeigen
web-first = Zum Anfang
web-previous = Schritt zurück
web-next = Schritt vor
web-last = Zum Ende
web-pause = Pause
web-round = Runde
web-previous-round = Vorige Runde
web-next-round = Nächste Runde
web-speed = Tempo
web-speed-of = { $speed } ×
web-share = Teilen
web-copy-by-hand = Kopiere diesen Link:
web-rules-line = Jede Regel in unseren Worten, jede mit einer Nummer. Das Spiel zeigt diese Nummer, wenn es eine Regel anwendet.
web-search-rules = Regeln durchsuchen
web-rules-found =
    { $count ->
        [0] Keine Regel passt.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-cards = Karten
web-cards-line = Jede Karte in der Schachtel und was sie tut.
web-search-cards = Karten durchsuchen
web-cards-found =
    { $count ->
        [0] Keine Karte passt.
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-copies = { $count } Exemplare
web-card-attested = In der gedruckten Anleitung genannt
web-card-ours = Von uns erdacht
web-examples = Eine Regel ausprobieren
web-examples-line = Kleine Situationen, die eine Regel zeigen. Starte eine und spiel gegen Bots weiter.
web-deal-me-this = Das spielen
web-fair-deal = Faires Mischen
web-fair-claim = Niemand konnte diese Karten ändern.
web-fair-figures = Fingerabdruck und Seed
web-fair-deal-short = So kannst du sicher sein, dass niemand beim Mischen geschummelt hat.
web-fair-deal-line = Bevor die erste Karte ausgeteilt wurde, hat der Server den Seed dieser Partie festgelegt: die Zahl, aus der aller Zufall folgt. Er hat ihren Fingerabdruck gezeigt. Kein anderer Seed hat diesen Fingerabdruck. Wenn die Partie zu Ende ist, siehst du den Seed und kannst prüfen, dass ihn niemand geändert hat.
web-fair-deal-later = Den Seed siehst du, wenn die Partie zu Ende ist.
web-commitment = Der Fingerabdruck, gezeigt vor dem Austeilen (SHA-256)
web-seed = Der Seed
web-salt = Das Salt, das dazugemischt wurde
web-seal-yes = Der Seed ist der, der vor dem Austeilen festgelegt wurde.
web-seal-no = Der Seed passt nicht zum Fingerabdruck.
web-seal-cannot = Dieser Browser kann Fingerabdrücke nur unter sicheren Adressen (https) prüfen. Mit diesem Befehl kannst du es selbst prüfen:
web-sound-yes = Jede Karte und jeder Wurf dieser Partie folgen aus diesem Seed.
web-sound-no = Diese Partie folgt nicht aus diesem Seed.
web-box-standard = Die Karten des Spiels. Du kannst stattdessen eine eigene Datei aus der Werkstatt nehmen.
web-box-own = Deine eigene Schachtel.
web-chat-silent = In diesem Moment des Spiels wird nicht geredet.
error-chat-is-full = der Chat dieses Tisches ist voll
refusal-chat-is-full = Der Chat dieses Tisches ist voll.
error-name-not-seen = nimm einen Namen, den man sehen kann
error-too-many-marks = ein Buchstabe hat zu viele Akzente
error-chat-not-seen = diese Nachricht ist leer
error-spectators-are-silent = nur wer einen Platz hat, kann schreiben
error-number-too-large = keine Zahl darf größer sein als { $most }
error-chat-too-fast = zu viele Nachrichten; warte einen Moment
error-table-is-silent = in diesem Moment des Spiels wird nicht geredet
error-no-such-plea = darum kann man die Bots jetzt nicht bitten
error-bots-say-nothing = die Bots an diesem Tisch sagen nichts, und man kann sie um nichts bitten
refusal-table-is-silent = In diesem Moment des Spiels wird nicht geredet.
error-arrow-misses-the-border = ein Pfeil führt aus Atlanta hinaus; { $found } liegt auf der falschen Seite
error-icons-differ = ein Vorratsfeld hat Symbole, und kein anderes Feld hat welche
error-place-differs = ein Ortsfeld nennt seinen Ort, und kein anderes Feld tut das
error-start-differs = nur ein Startfeld nennt eine Figur
error-inventory-differs = eine Inventarkarte hat einen Gegenstand und wird bei Erfolg behalten, und keine andere Karte
error-missing = { $what } fehlt
error-needs-others = eine Karte mit einem Vergleich, einer Abstimmung oder einer Frage an andere muss others = true enthalten
error-no-card-for-one = es muss Karten geben, denen sich jemand allein stellen kann
error-no-way-out = alle Nachbarfelder sind Orte: niemand käme weg
error-not-a-face = { $found } ist keine Seite dieses Würfels
error-not-a-number = { $found } ist hier nicht möglich
error-not-a-resource = { $found } ist kein Vorrat
error-not-an-id = { $found } ist keine ID: nur kleine Buchstaben, Ziffern und _
error-not-on-one-space = eine Gruppe sind zwei oder mehr Spieler auf einem Feld
error-not-positive = das muss mehr als 0 sein
error-nothing-to-do = diese Zeile tut nichts
error-only-a-sketch = dieser Plan ist eine Skizze für ein Szenario; eine ganze Partie braucht einen ganzen Plan
error-only-in-a-sketch = nur eine Skizze hat Ränder
error-out-of-reach = von { $start } aus käme niemand dorthin
error-roll-impossible = diese Würfel können { $wanted } nicht ergeben: { $dice }
error-roll-left-over = dieser Wurf wurde nie gemacht
error-too-many = zu viele; höchstens { $most }
error-unknown-field = hier nicht bekannt; es gibt { $known }
error-unknown-operation = die Operation { $found } gibt es nicht; es gibt { $known }
error-unknown-place = { $found } geht nicht; wähle aus: { $known }
error-unknown-space = das Feld { $found } gibt es nicht
error-field-missing = dieses Feld fehlt
error-unknown-value = { $found } geht nicht; wähle aus: { $known }
error-unknown-name = { $found } ist hier unbekannt; bekannt sind { $known }
error-id-twice = { $found } ist schon die ID von Zeile { $line }
error-too-many-motive-tokens = { $found } Marker sind zu viele; höchstens { $most }
error-never-stranded = { $found } war nie gestrandet; gestrandet waren { $known }
error-not-a-whole-number = { $found } ist keine ganze Zahl
error-not-text = { $found } ist kein Text: setz es in Anführungszeichen
error-not-a-list = { $found } ist keine Liste: [ … ]
error-unwritable = das lässt sich nicht schreiben: { $detail }
error-newer-schema = ein neueres Shambles hat diese Datenbank gemacht ({ $found }; dieses kennt bis { $known }). Starte das neuere, oder spiel eine ältere Sicherung ein
error-wrong-starts = der Plan hat { $found } Startfelder und braucht { $wanted }, eines für jede Figur

# Was ein Veteran täte, und warum
hint = Tipp
hint-answer = Ein Veteran würde wählen: { $choice }.
hint-thinking = Ein Veteran denkt darüber nach …
play-on = Weiter
reason-only = Du hast keine andere Wahl.
reason-chance = Gewinnchance: etwa { $mine } % mit „{ $choice }“, { $theirs } % mit „{ $other }“.
reason-chance-together = Chance, dass ihr alle überlebt: etwa { $mine } % mit „{ $choice }“, { $theirs } % mit „{ $other }“.
reason-points = Punkte am Ende im Schnitt: etwa { $mine } mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-points-ahead = Im Schnitt endet „{ $choice }“ { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser als „{ $other }“.
reason-about-equal = „{ $choice }“ und „{ $other }“ sind etwa gleich gut.
reason-profit = „{ $other }“ würde vor allem { $seat } nützen.
reason-little = „{ $other }“ ist fast so gut: Gewinnchance etwa { $mine } % mit „{ $choice }“, { $theirs } % damit.
reason-same = Es macht keinen Unterschied: „{ $choice }“ und „{ $other }“ laufen auf dasselbe hinaus.
error-nothing-asked = dieser Platz hat jetzt nichts zu wählen; am Zug: { $awaited }
error-no-hints-here = an diesem Tisch gibt es keine Tipps: sie wurden beim Einrichten nicht eingeschaltet
error-hint-overran = der Tipp hat zu lange gedauert
error-old-ask = zu spät: das Spiel ist schon weiter
web-hint-close = Tipp schließen
web-hint-figures = Zahlen
web-hints-agreed = Alle dürfen um Tipps bitten
web-rated = Gewertete Partie
web-rated-line = Sie zählt für die Wertung aller, die hier mitspielen. Es gibt keine Tipps, und kein Bot springt für dich ein. Wer geht, wird Letzter.
web-rated-together = Die Wertung zeigt, was dich deine Entscheidungen pro Partie kosten. Ihr gewinnt oder verliert gemeinsam, deshalb zählt das Ergebnis nicht.
web-rated-guest = Nur Mitglieder haben eine Wertung. Gäste werden vergessen.
web-rated-keep = Meine Partien sichern

# Eine beendete Partie noch einmal angesehen
review = Analyse
review-chances = Gewinnchancen
review-luck = Glück
review-own = Eigene Entscheidungen
review-better-here = Hier besser: { $better }.
error-no-review = um eine Analyse dieser Partie hat noch niemand gebeten
error-too-many-reviews = gerade werden zu viele Partien analysiert; versuch es später noch einmal
error-too-much-at-once = du wartest schon auf { $most } Dinge; warte, bis eines fertig ist
error-too-many-reviews-of-yours = du kannst höchstens { $most } Partien zugleich analysieren lassen; warte, bis eine fertig ist

web-pace = Tempo
web-pace-relaxed = Ohne Zeitlimit
web-pace-live = Live
web-pace-post = Tage pro Zug
web-seconds-each = Zeit pro Antwort
web-days-each = Zeit pro Antwort
web-bank = Zusatzzeit für die ganze Partie
web-caretaker = Wenn die Zeit um ist, antwortet diese Vertretung
web-seconds = { $count } Sekunden
web-bank-minutes = { $count ->
    [0] keine
    [one] 1 Minute
   *[other] { $count } Minuten
    }
web-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
    }
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
    }
web-time-left = Restzeit: { $time }
error-no-such-deal = diese Karten gibt es nicht mehr, oder die Regeln haben sich geändert

web-daily = Partie des Tages
web-daily-line = Eine Partie am Tag, für alle dieselben Karten, gegen Veteranen. Du hast einen Versuch.
web-daily-open = Partie des Tages spielen
web-clubs = Clubabende
web-to-club = Zum Clubabend
web-daily-board = Rangliste

web-same-deal = Dieselben Karten
web-same-deal-line = Freunde dieselben Karten spielen lassen und vergleichen.
web-share-deal = Freunde mit diesen Karten herausfordern
web-compare = Vergleichen
web-deal-line = Diese Karten hat schon jemand gespielt. Du bekommst dieselben Karten gegen dieselben Bots: { $bots }.
web-play-deal = Diese Karten spielen
web-result = Ergebnis
web-name = Name
web-seat = Platz
web-this-game = diese Partie
web-figures-coming = wird analysiert … { $done }
web-no-figures = nicht analysiert
web-figures-there = Entscheidungen und Glück sind analysiert.
web-compare-explained = Wie viel Gewinnchance jeder Platz gewonnen oder verloren hat, durch eigene Entscheidungen und durch Glück. Entscheidungen werden danach beurteilt, was man wissen konnte. Der Rest ist, was die anderen getan haben.

# --- Rätsel

puzzles = Rätsel
error-no-such-puzzle = das Rätsel { $found } gibt es nicht, oder die Regeln haben sich seitdem geändert
error-no-such-moment = diesen Moment nennt die Analyse nicht

# Programme als Gäste
web-program = Programm
web-programs-allowed = Programme dürfen mitspielen
error-no-programs-here = an diesem Tisch keine Programme, SH-015
error-not-a-program = danach darf nur ein Programm fragen, das hier sitzt, SH-015
error-cannot-be-imagined = dieser Moment lässt sich nicht zeigen, ohne verdeckte Karten zu verraten
guest-waits = Warten auf Tische bei { $server }, die Programme hereinlassen. Strg+C beendet.
guest-sits = Tisch { $table }, { $game }: Platz { $seat }. Auch da: { $others }
guest-alone = noch niemand
guest-program = { $name } (Programm)
guest-won = Tisch { $table }, { $game }: gewonnen.
guest-lost = Tisch { $table }, { $game }: nicht gewonnen.
guest-gone = Tisch { $table }: Der Platz ist weg.
guest-ended = Beendet. Bots haben die Plätze übernommen.
workshop = Werkstatt

