# Was nur das Terminal und die Befehlszeile sagen: Kein Browser lädt es.

error-snapshot-differs = die gespeicherte Stellung passt nicht zu den aufgezeichneten Zügen
error-no-bots = nenne mindestens einen; es gibt { $known }
error-no-docs = die Dokumentation ist hier nicht gebaut; im Quelltext: make docs
error-needs-run = sag mit --run ORDNER, wo sie liegen sollen
error-not-a-plain-file = { $found } ist keine gewöhnliche Datei
error-not-a-sitting = das ist der Spielstand eines Tisches, keine mit shambles play verlassene Partie; shambles replay und shambles verify lesen ihn
error-not-a-figure = { $found } geht nicht; es muss eine Zahl ab 0 sein
error-not-a-step = „{ $found }“ ist nicht die Nummer eines Schritts
curtain = Jetzt ist { $name } dran. Alle anderen schauen bitte weg.
curtain-go = Drücke Enter, wenn nur { $name } hinschaut.
saved = Gespeichert. Zum Fortsetzen: shambles play --resume{ $file }
plain-prompt = >
plain-options = Was du tun kannst:
plain-more = … und mehr: { $how }
plain-help = Tippe eine Antwort, #1 für die erste Zeile, oder: tisch, auswahl, warum ANTWORT, tipp, zurück, regel NUMMER, ende. Nach der Partie: analyse, weiter.
plain-over = Tippe analyse, um auf die Partie zurückzublicken, oder weiter, um ab deiner letzten Wahl weiterzuspielen (weiter 12: ab Schritt 12; weiter 12 neu: verdeckte Karten neu ausgeteilt). Alles andere beendet.
plain-no-rule = Die Regel { $rule } gibt es nicht.
plain-legal = Das kannst du tun.
plain-meanwhile = Du kannst jetzt auch etwas anderes tun: Tippe inzwischen.
plain-no-meanwhile = Sonst kannst du gerade nichts tun.
plain-nothing = Tippe eine Antwort, oder hilfe.
# What one types in plain lines: the first word is the one to show, others are understood as well. English always is.
command-table = tisch
command-options = auswahl
command-why = warum
command-hint = tipp
command-review = analyse
command-undo = zurück zurueck
command-meanwhile = inzwischen
command-plans = pläne
command-wish = wunsch
command-rule = regel regeln
command-on = weiter
command-anew = neu
command-quit = ende
command-help = hilfe
docs-at = Die Dokumentation: { $address }
output = Ausgabe
serving = Shambles ist unter { $address }. Strg+C hält es an; die Tische bleiben in { $tables }
verify-fine = Der Spielstand ist in Ordnung: { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }. Jede Ziehung stammt aus seinem Seed, und jede Phase beginnt wie gespeichert.
verify-other-rules = Nicht geprüft: Dieser Spielstand stammt von Version { $found } der Regeln, und hier gilt Version { $known }. Man kann ihn weiterspielen, aber nicht nachspielen.
verify-from-a-position = Nicht von Anfang an geprüft: Dieser Spielstand beginnt mitten in seiner Partie. Was folgt, ist in Ordnung: { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }.
curtain-undo = Drücke u, wenn { $name } die letzte Wahl zurücknehmen will.
crashed = Shambles ist abgestürzt ({ $error }). Das ist unser Fehler; Genaueres steht in { $story }.
error-foreign-database = diese Datenbank stammt von einem anderen Programm; nichts wurde geändert
put-aside = Deine frühere Partie liegt in { $file }. Zum Fortsetzen: shambles play --resume --file { $file }

error-too-many-bots = { $found } Bots für { $wanted } Plätze
error-no-game-has-such-a-box = kein Spiel hat eine Schachtel mit diesen Tabellen: { $fields }
error-nothing-to-resume = es gibt keine gespeicherte Partie zum Fortsetzen
error-not-an-option = schreib eine Option als name=wert, nicht { $found }
error-unreadable = das lässt sich nicht lesen: { $detail }
error-no-terminal = das ist kein Terminal; nimm --plain
ready-are = Bereit: { $names }.
why-not = Warum nicht
quit = Speichern und beenden
choose-game = Welches Spiel?
choose-level = Wie stark sind die Bots?
lesson-title = — { $title } —
lesson-do = Du bist dran: { $words }
error-nothing-to-learn = { $found } hat keine Lektionen
lesson-next-key = Weiter mit n.
scenario-differs = { $id }: { $field }: erwartet { $expected }, gefunden { $found }
scenario-trouble = { $name }: { $trouble }
scenario-asked = Gefragt ist jetzt: { $what }
scenario-unasked = Kurz davor beantwortete sich von selbst: { $what }
scenario-name = { $named ->
    [yes] Zeile { $line }, { $id }
   *[no] Zeile { $line }
  }
scenario-checked = { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
  }, { $differ ->
    [one] 1 weicht ab
   *[other] { $differ } weichen ab
  }
replay-end = Die Partie ist noch nicht zu Ende.
games-minutes = { $least }–{ $most } Minuten
choose-people = Wie viele Personen an dieser Tastatur?
choose-yes = ja
choose-no = nein
choose-keys = wählen
rule-look-up = Eine andere Regel, etwa { $rule }
rule-keys = ↑ ↓ blättern · Esc schließen
key-choose = Pfeile
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = zum Verlauf und zurück; Enter auf einer Zeile zeigt ihre Regel
help-rule = die Regel hinter der Frage oder dem letzten Ereignis
help-undo = deine letzte Wahl zurücknehmen
help-language = zur nächsten Sprache
help-light = helle oder dunkle Farben
help-leave = speichern und beenden (auch Strg+C)
help-close = Zum Schließen eine Taste drücken.
shown-is = { $name } wählt: { $choice }. Das kann sich noch ändern.
meanwhile-keys = Enter ausführen · Esc schließen
screen-needs = Bei { $width }×{ $height } passt der ganze Tisch: Dieses Fenster ist zu klein.
key-slash = /
key-pages = Bild↑ Bild↓
key-meanwhile = m
help-meanwhile = was du jetzt sonst tun kannst; nur wenn es etwas gibt
box-checked = { $game }, { $option }: { $count ->
        [0] keine Probleme gefunden.
        [one] ein Problem gefunden.
       *[other] { $count } Probleme gefunden.
    }
extra-missing = dafür fehlt ein weiteres Paket: pip install 'shambles[{ $extra }]'
extra-broken = { $package } ist installiert, ließ sich aber nicht laden: { $detail }
stopped = Abgebrochen.
error-either-bot-or-bots = nenne deine Bots entweder mit --bot oder mit --bots, nicht mit beidem; --bots nimmt auch pfad/zur/datei.py:Name
error-not-a-text-file = das ist keine Textdatei (UTF-8)
error-file-exists = { $found } gibt es schon und wurde nicht geändert; wähle mit --file eine andere Datei
box-written = { $file } gehört dir. Bearbeite die Datei, dann: shambles box check { $file }
box-head =
    Eine Schachtel für { $game }. Sie beginnt als Kopie der eigenen Schachtel des Spiels; ändere, was du magst.
    Zum Prüfen: shambles box check { $file }
    Zum Spielen: shambles play { $slug } --option { $option }={ $file } (und andere Optionen wie sonst)
hint-yours = Deine Wahl, { $choice }: { $words }
hint-yours-too = Ein Veteran würde dasselbe wählen wie du.
talk-plan = { $plan }.
talk-granted = Wie gewünscht: { $choice }
talk-denied = Diesmal nicht „{ $thing }“: { $choice }
talk-plea = Bots, bitte: { $thing }
talk-on = Bots, sagt uns eure Pläne.
talk-off = Bots, behaltet eure Pläne für euch.
plain-talk-on = Die Bots sagen jetzt, was sie vorhaben und warum.
plain-talk-off = Die Bots behalten ihre Pläne jetzt für sich.
plain-plea = Du bittest die Bots: { $thing }.
help-plans = was die Bots vorhaben und worum du sie bitten willst
key-plans = p
plain-talk = Die Bots hier sagen, was sie vorhaben, wenn du pläne tippst; mit wunsch NAME bittest du sie um etwas.
plain-pleas = Du kannst die Bots bitten um:
help-review = nach der Partie: Gewinnchancen, Glück und die Entscheidungen, auf die es ankam
key-review = v
help-play-on = nach der Partie: ab deiner letzten Wahl weiterspielen; in der Analyse ab deinem teuersten Fehler
key-play-on = o
help-hint = was ein Veteran täte, und warum
key-hint = t
error-unknown-way = die Partie des Tages { $found } gibt es nicht; es gibt { $known }
error-no-puzzles = { $found } hat keine Rätsel

# shambles texts
texts-fault = { $page }: { $fault ->
        [no-page] die ganze Seite fehlt
        [syntax] lässt sich nicht lesen
        [twice] steht zweimal da
        [missing] fehlt
        [unused] wird nicht benutzt
        [old] ist älter als das Englische
        [parameters] hat andere Parameter
        [order] die Regeln stehen in anderer Reihenfolge
        [chapters] hat eine andere Zahl von Kapiteln
        [long] ist zu lang für 320 Pixel
       *[english] ist noch Englisch
    }: { $text } { $about }
texts-checked = { $lang }: { $done } % sind übersetzt; { $count ->
        [0] nichts zu prüfen
       *[other] { $count } zu prüfen
    }.
texts-confirmed = { $lang }: { $count ->
        [one] 1 Text ist vermerkt
       *[other] { $count } Texte sind vermerkt
    }.
texts-on = { $page }, Zeile { $line }
texts-in-code = Benutzt in { $place }
error-no-such-text = kein Text heißt { $found }; die Namen stehen in den .ftl-Dateien, etwa web-settings
texts-drawn = { $file } zeigt ihn auf { $page }
error-no-chromium = Bilder werden mit Chromium gezeichnet; installiere eines von { $known }
error-not-a-png = ein Bild ist eine .png-Datei, nicht { $found }
error-client-not-built = Bilder zeigen die Seiten des Webtischs, und die sind hier nicht gebaut (make play baut sie)
error-text-not-seen = keine der Seiten zeigt { $found }: Vielleicht erscheint der Text nur im Terminal, oder selten

undone = Zurückgenommen.
language = { NEXT_LANGUAGE() }
choose-mode = Welcher Modus?
options-seats = { $least ->
    [one] { $most ->
        [one] 1 Platz
       *[other] 1 bis { $most } Plätze
    }
   *[other] { $least } bis { $most } Plätze
  }, meist { $usual }
options-number = eine ganze Zahl ab { $least }
options-box = { $standard } oder eine eigene Datei
options-required = muss gewählt werden
options-default = { $value }, wenn nichts angegeben ist
go-on = Gespeicherte Partie fortsetzen
key-arrows = Pfeile
key-space = Leertaste
key-enter = Enter
key-digits = 0–9
telling = Zum Überspringen eine Taste drücken.
answers-at = { $at } von { $count }.
answers-hint = Pfeile und Enter, eine Zahl oder /Wort.
answers-typed = Getippt: { $words }
answers-help-point = auf eine Antwort zeigen
answers-help-answer = die gezeigte Antwort geben
answers-help-digits = mit ihrer Nummer auf eine Antwort zeigen
answers-help-type = dahinter die Antwort tippen; Escape bricht ab
answers-help-pages = den Tisch verschieben
no-client = Die Webseite ist noch nicht gebaut. Führe make play aus (oder cd browser && npm ci && npm run build), oder installiere ein veröffentlichtes Wheel. Die API unter /api läuft.
bots-rated = Wie stark sie sind (wer neu ist, beginnt bei 1500):
# Was die Kommandozeile und ein startender Server ablehnen.
error-unknown-database = { $found } geht nicht; nimm sqlite+aiosqlite:///datei oder postgresql+asyncpg://…
error-not-a-port = ein Port ist eine Zahl von 1 bis 65535, nicht { $found }
error-unknown-setting = die Einstellung { $found } gibt es nicht; es gibt { $known }
error-bad-setting = { $detail }
error-wrong-kind = { $found } ist nicht möglich; es muss { $wanted ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [bool] true oder false
   *[other] { $wanted }
  } sein
error-port-taken = Port { $found } ist von einem anderen Programm belegt; versuch --port { $other }
error-cannot-listen = kann unter { $found } nicht lauschen: { $detail }
error-no-such-folder = den Ordner { $found } gibt es nicht; leg ihn erst an
error-database-unreachable = die Datenbank antwortet nicht: { $detail }
error-database-in-use = { $found } wird benutzt: ein anderer Server läuft damit
error-older-schema = diese Datenbank ist von einem älteren Shambles ({ $found }; dieses hat { $known }). Sichere sie mit dem älteren, oder starte einmal einen Server
error-not-a-backup = das ist keine Sicherung von shambles backup
error-no-tables = in dieser Datenbank gibt es keine Tische
error-orphan-row = das gehört zu { $found }, das in der Datei davor stehen muss
error-not-base64 = das sind keine Bytes in base64
error-not-a-number-here = { $found } ist keine Zahl
error-not-text-here = { $found } ist kein Text
error-not-yes-or-no = { $found } ist weder true noch false
error-is-empty = das darf nicht leer sein
error-not-a-table-link = { $found } ist weder ein Server noch der Link eines Tisches; schreib http://games.example oder http://games.example/t/abc
error-not-a-server-address = { $found } ist keine Webadresse; schreib http://games.example
error-not-so-many = { $found } geht nicht; möglich ist { $least } bis { $most }
error-either-table-or-game = nenne eines von beiden: einen Tisch oder ein Spiel
error-server-unreachable = { $found } ist nicht erreichbar
error-not-a-server = { $found } ist kein Shambles-Server (er antwortete { $status })
error-server-has-other-rules = der Server spielt Version { $found } der Regeln, dieses Programm hat Version { $known }: installiere dieselbe Version
