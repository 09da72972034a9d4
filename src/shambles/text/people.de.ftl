# Spieler: Partien behalten, Geräte, Freunde. Wird geladen, wenn jemand es will; ein Gast lädt es nie.

# --- jemand werden

me-guest-title = Sichere deine Partien
me-guest-line = Du bist Gast. Niemand verlangt etwas von dir, und du kannst so weitermachen. Wenn du deine Partien sicherst, wirst du Mitglied: Du findest sie später und auf deinen anderen Geräten wieder. Es gibt kein Passwort und keine E-Mail.
me-keep-line = Du bekommst zwölf Wörter zum Aufschreiben. Sie sind dein Schlüssel.
me-name-line = Diesen Namen sehen deine Freunde und alle am Tisch.
me-been-here = Hast du das schon einmal gemacht?
me-by-passkey = Mit meinem Passkey
me-by-phrase = Mit meinen zwölf Wörtern
me-phrase-label = Deine zwölf Wörter
me-phrase-hint = Mit Leerzeichen dazwischen, in der richtigen Reihenfolge.
me-come-back = Meine Partien zurückholen
me-join-title = Ist das dein Gerät?
me-join-line = Deine Tische, deine beendeten Partien und deine Einstellungen kommen auf dieses Gerät. Der Link gilt einmal.
me-join = Ja, hol meine Partien hierher
me-joining = Deine Partien werden geholt …
me-joined = Deine Partien sind da.

# --- die zwölf Wörter

me-phrase-title = Deine zwölf Wörter
me-phrase-line = Schreib sie auf Papier. Sie werden nur dieses eine Mal gezeigt. Mit ihnen bekommst du deine Partien zurück, wenn alle deine Geräte weg sind. Wer sie hat, kann als du spielen.
me-wrote-it-down = Ich habe sie notiert
me-passkey-title = Noch ein Schlüssel
me-passkey-line = Ein Passkey lässt dich mit Fingerabdruck, Gesicht oder Bildschirmsperre herein. Es geht auch ohne.
me-make-passkey = Passkey anlegen
me-no-passkey-now = Nicht jetzt
me-passkey-made = Dein Passkey ist fertig.
me-passkey-failed = Es wurde kein Passkey angelegt.

# --- meine Seite

me-title = Meine Seite
me-since = Dabei seit { $date }
me-change-name = Namen ändern
me-save-name = Speichern
me-games = Partien
me-which = Zeigen
me-which-all = alle
me-which-on = laufende
me-which-won = gewonnene
me-which-lost = nicht gewonnene
me-all-games = Alle Spiele
me-game = Spiel
me-no-games = Hier sind noch keine Partien.
me-more-games = Ältere Partien
me-go-on = Weiter
me-replay = Noch einmal ansehen
me-status-waiting = Wartet auf Mitspieler
me-status-playing = Läuft
me-status-over = Zu Ende
me-status-left = Du bist gegangen
me-played-on = aus einer anderen Partie weitergespielt
me-won = Gewonnen
me-lost = Nicht gewonnen
me-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
me-played = Beendete Partien
me-won-count = Gewonnen
me-streak = Siege in Folge
me-best = Längste Serie
me-days = Tage in Folge

# --- Können

me-skill = Wertung
me-skill-line = Hier zählen gewertete Partien. Ob eine Partie gewertet wird, wählst du beim Einrichten.
me-no-ratings = Noch keine gewerteten Partien.
me-rating = Wertungszahl
me-rating-of = { $rating } ± { $doubt }
me-provisional = vorläufig: weniger als zehn Partien
me-rating-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
me-rating-together = Hier gewinnt oder verliert ihr gemeinsam, deshalb gibt das Ergebnis keine Wertung.
me-choice = Deine Entscheidungen kosten
me-choice-points = { $lost } ± { $doubt } Punkte pro Partie
me-choice-chance = { $lost } ± { $doubt } Prozentpunkte deiner Gewinnchance pro Partie
me-choice-few = zu wenige Partien: mindestens drei sind nötig
me-choice-games = { $count ->
    [one] aus 1 analysierten Partie
   *[other] aus { $count } analysierten Partien
}
me-unjudged = { $count ->
    [one] 1 Partie wird noch analysiert
   *[other] { $count } Partien werden noch analysiert
}
me-interval-line = In 95 von 100 Fällen liegt der wahre Wert innerhalb von ±.
me-bots-rated = Bots zum Vergleich
me-no-rating = Ich will keine Wertung
me-no-rating-line = Deine Wertung und deine gewerteten Partien werden gelöscht. Danach kannst du nicht an gewerteten Tischen sitzen.
me-no-rating-sure = Deine Wertung wirklich löschen? Niemand kann sie zurückholen.
me-no-rating-yes = Ja, Wertung löschen
me-no-rating-no = Nein, behalten
me-no-rating-now = Du hast keine Wertung, weil du keine willst.
me-want-rating = Ich will wieder eine Wertung
me-chances = Verlauf der Chancen
me-chances-line = Deine letzten analysierten Partien, die älteste zuerst. Über der Linie steht, was dir geholfen hat, darunter, was dich etwas gekostet hat.
me-no-chances = Noch keine analysierten Partien.
me-chances-picture = Linien für das Ergebnis, das Glück und deine Entscheidungen, Partie für Partie
me-chances-table = Dasselbe als Tabelle
me-chances-game = Spiel
me-chances-date = Beendet
me-chances-start = Chance am Anfang
me-chances-luck = Glück
me-chances-own = Deine Entscheidungen
me-chances-others = Die der anderen
me-chances-result = Ergebnis
me-chances-change = Ergebnis gegenüber dem Anfang
me-puzzles = Rätsel
me-no-puzzles = Noch keine Rätsel versucht.
me-puzzles-kind = Art
me-puzzles-solved = Gelöst
me-puzzles-at-once = Beim ersten Versuch
me-difficulty-easy = leicht
me-difficulty-middling = mittel
me-difficulty-hard = schwer
me-solved-of = { $solved } von { $count }

# --- Geräte und Schlüssel

me-devices = Geräte
me-devices-line = Auf diesen Geräten benutzt du Shambles. Entferne jedes, das du nicht kennst.
me-this-device = dieses
me-seen = zuletzt hier { $date }
me-remove-device = Gerät entfernen
me-sign-out = Auf diesem Gerät abmelden
me-add-device = Gerät hinzufügen
me-add-device-line = Scanne das mit deinem anderen Gerät oder öffne dort den Link. Er gilt einmal, zehn Minuten lang.
me-new-code = Neuer Link
me-keys = Schlüssel
me-passkey-count = { $count ->
    [0] Du hast keinen Passkey.
    [one] Du hast einen Passkey.
   *[other] Du hast { $count } Passkeys.
}
me-drop-passkeys = Meine Passkeys löschen
me-new-phrase = Neue zwölf Wörter
me-new-phrase-line = Die alten Wörter gelten dann nicht mehr.

# --- Freunde

me-friends = Freunde
me-friends-line = Gib diesen Link jemandem, den du kennst, oder lass ihn scannen. Er gilt einmal, eine Woche lang.
me-add-friend = Freunde hinzufügen
me-no-friends = Hier sind noch keine Freunde.
me-here = gerade da
me-away = weg
me-unfriend = Entfernen
me-mute = Stummschalten
me-unmute = Wieder hören
me-block = Blockieren
me-unblock = Freigeben
me-muted = stumm
me-blocked = blockiert
me-hidden-people = Stumm und blockiert
me-mute-line = Du siehst nicht, was diese Person schreibt, und sie kann dich nicht einladen.
me-block-line = Wie Stummschalten. Außerdem seid ihr nicht mehr befreundet und seht die offenen Tische des anderen nicht.
me-friend-title = Jemand möchte sich mit dir befreunden
me-friend-line = Freunde sehen, ob der andere da ist, und können sich gegenseitig an einen Tisch einladen.
me-befriend = Befreunden
me-befriended = Ihr seid jetzt befreundet.
me-friend-first = Sichere erst deine Partien, damit Freunde dich finden.
me-invite-friends = Deine Freunde
me-invite = Einladen
me-invited = Eingeladen
me-invitation = { $name } lädt dich ein: { $game }
me-accept = Hingehen
me-decline = Nein, danke
me-people-here = Wer an diesem Tisch sitzt
me-not-a-player-line = Gäste kann man nicht stummschalten oder blockieren.

# --- Mitteilungen

me-calls = Mitteilungen
me-calls-line = Wenn du am Zug bist und gerade nicht auf den Tisch schaust, schicken wir dir eine Nachricht. Darin steht „Du bist am Zug“, der Name des Spiels und der Link.
me-call-here = Auf diesem Gerät melden
me-call-denied = Dein Browser erlaubt keine Mitteilungen von dieser Seite. Das kannst du in seinen Einstellungen ändern.
me-call-unable = Dieser Browser kann keine Mitteilungen empfangen, wenn die Seite geschlossen ist.
me-call-on-here = Dieses Gerät bekommt Mitteilungen.
me-call-ways = Wo du Mitteilungen bekommst
me-call-none = Noch nirgends.
me-call-push = Browser
me-call-discord = Discord
me-call-ntfy = ntfy
me-call-mail = E-Mail
me-call-failing = die letzte Nachricht kam nicht an
me-call-test = Testnachricht senden
me-call-tested = Eine Testnachricht ist unterwegs.
me-call-drop = Entfernen
me-call-more = Ein anderer Weg
me-call-kind = Weg
me-call-address-discord = Adresse des Webhooks (Discord: Kanal bearbeiten, Integrationen)
me-call-address-ntfy = Adresse des Themas, etwa https://ntfy.sh/ein-eigenes-wort
me-call-address-mail = E-Mail-Adresse
me-call-add = Hinzufügen
me-call-code-sent = Wir haben einen Code an { $name } geschickt. Gib ihn hier ein.
me-call-code = Code
me-call-confirm = Bestätigen
me-quiet = Ruhezeit
me-quiet-line = Zwischen diesen Uhrzeiten schicken wir nichts. Bist du danach immer noch am Zug, melden wir es dann. Zeitzone: { $zone }
me-quiet-on = Ruhezeit einhalten
me-quiet-from = Von
me-quiet-to = Bis
me-quiet-saved = Die Ruhezeit ist gespeichert.
me-quiet-none = Es gibt jetzt keine Ruhezeit.
me-call-table = Melden, wenn ich hier am Zug bin
me-call-table-line = Nur für diesen Tisch. Wo du Mitteilungen bekommst, steht auf deiner Seite.
me-call-muted = Tische ohne Mitteilungen
me-call-unmute = Wieder melden
me-call-unmuted = Für diesen Tisch bekommst du wieder Mitteilungen.
me-call-test-title = Test
me-call-test-body = So sehen deine Mitteilungen aus.
me-call-code-title = { $code } ist dein Code
me-call-code-body = Gib ihn auf deiner Seite ein. Wenn du ihn nicht angefordert hast, vergiss diese Nachricht.

# --- gehen

me-your-data = Deine Daten
me-export-line = Alles, was dir gehört, in einer Datei: Partien, Ergebnisse, Wertungen, Rätsel, Einstellungen und was du geschrieben hast.
me-export = Herunterladen
me-erase-line = Dein Name, deine Schlüssel, deine Geräte, deine Freunde, deine Wertungen und was du geschrieben hast, werden gelöscht. Die Partien der anderen bleiben. Darin heißt du „jemand“.
me-erase = Alles löschen
me-erase-sure = Wirklich alles löschen? Niemand kann es zurückholen.
me-erase-yes = Ja, alles löschen
me-erase-no = Nein, behalten
me-erased = Alles ist gelöscht. Du bist wieder Gast.

# --- Fehler

error-not-twelve-words = das sind { $found } Wörter; es müssen { $most } sein
error-no-such-word = { $found } ist keins der möglichen Wörter; prüfe die Schreibweise
error-not-a-phrase = diese Wörter gehören nicht zusammen; prüfe, ob eines falsch ist oder an der falschen Stelle steht
error-no-such-player = darunter ist niemand bekannt
error-link-used = dieser Link ist schon benutzt oder zu alt; mach einen neuen
error-own-link = das ist dein eigener Link; gib ihn jemand anderem
error-that-is-you = das bist du
error-no-player = nur für Mitglieder: wähle zuerst „Meine Partien sichern“
error-already-somebody = dieses Gerät gehört schon einem Mitglied
error-no-such-device = das ist keines deiner Geräte
error-no-such-friend = diese Person ist nicht unter deinen Freunden
error-not-a-player = diese Person ist Gast; nur Mitglieder kann man stummschalten oder blockieren
error-too-many-friends = höchstens { $most } Freunde
error-too-many-regards = höchstens { $most } Personen können stumm oder blockiert sein
error-too-many-invitations = höchstens { $most } Einladungen zugleich
error-too-many-passkeys = höchstens { $most } Passkeys
error-bad-passkey = dieser Passkey funktioniert hier nicht
error-too-many-tries = zu viele Versuche; warte eine Minute
error-too-many-newcomers = zu viele neue Mitglieder von hier; versuch es später noch einmal
error-no-such-way = auf diesem Weg bekommst du keine Mitteilungen
error-too-many-ways = höchstens { $most } Geräte und Adressen bekommen Mitteilungen
error-too-many-calls = höchstens { $most } Nachrichten pro Stunde; versuch es später noch einmal
error-too-many-codes = höchstens { $most } Codes am Tag gehen an eine E-Mail-Adresse; versuch es morgen noch einmal
error-way-not-offered = dieser Server bietet das nicht an; er hat { $known }
error-call-failed = dorthin ließ sich die Nachricht nicht senden: { $detail }
error-way-is-gone = dieser Browser nimmt dort keine Nachrichten mehr an und wurde entfernt; füge ihn neu hinzu
error-not-confirmed = gib erst den Code ein, der an diese Adresse ging
error-wrong-code = das ist nicht der Code
error-code-ended = dieser Code gilt nicht mehr; füge die Adresse noch einmal hinzu, dann bekommst du einen neuen
error-no-quiet-hours = Beginn und Ende der Ruhezeit müssen verschieden sein
error-unknown-zone = der Server kennt die Zeitzone { $found } nicht
error-not-a-mail-address = { $found } ist keine E-Mail-Adresse
error-not-a-web-address = { $found } geht nicht; schreib https://games.example, ohne Pfad
error-not-a-mail-server = schreib smtp://host:port oder smtps://name:secret@host:port
error-call-needs-address = E-Mail und Webhooks müssen wissen, wo man diesen Server findet, etwa https://games.example
error-call-needs-contact = E-Mail braucht eine Absenderadresse
