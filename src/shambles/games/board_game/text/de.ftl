# The Walking Dead: The Board Game

game = The Walking Dead: The Board Game
game-line = Durchquere ein Georgia voller Toter, sammle Überlebende und Vorräte und erkunde als Erster drei sichere Orte.
goal = Erkunde als Erster drei Orte.
goal-cooperation = Erkunde als Erster drei Orte, allein oder als Gruppe.
goal-alone = Erkunde drei Orte, bevor alle deine Überlebenden tot sind.
option-cooperation = Spieler dürfen Gruppen bilden
option-play_on = Weiterspielen, wenn jemand gewinnt (ab vier Spielern)
play_on-ask = Die anderen fragen
play_on-always = Immer
play_on-never = Nie
option-balance = Die Figuren
balance-book = Wie in der Schachtel
balance-even = Ausgeglichen: Schwache Figuren beginnen mit mehr, starke mit weniger
option-box = Schachtel mit Karten
option-map = Spielplan
way-race = The Board Game, jeder für sich

# Was gefragt wird
ask-leave-group = { $target } beginnt einen Zug für eure Gruppe. Bleibst du, oder verlässt du die Gruppe hier?
ask-return = Dein letzter Überlebender ist tot. Kommst du mit einer neuen Figur und einem neuen Begleiter zurück?
ask-play-on = Eine Zuflucht gefunden: { $seats }. Willst du weiterspielen?
ask-wish = Was soll das Spiel immer für dich tun, ohne zu fragen?
ask-which-first = Gleichzeitig: { NAME($cards) }. Was kommt zuerst?
ask-recover = Erholen: Iss, benutze etwas oder mach weiter.
ask-move =
    { $steps ->
        [0] Du hast keine Schritte mehr. Halte an, oder tu erst etwas anderes.
        [one] Bewegen: Du hast noch 1 Schritt.
       *[other] Bewegen: Du hast noch { $steps } Schritte.
    }
ask-join-group = { $target } möchte mit dir als Gruppe spielen. Ihr teilt euch die Würfel und gewinnt gemeinsam.
ask-between = Vor der nächsten Karte: Benutze etwas oder mach weiter.
ask-fight-on =
    { $short ->
        [one] Dir fehlt 1 Treffer.
       *[other] Dir fehlen { $short } Treffer.
    } Schieß, benutze etwas, oder hör auf und nimm Erschöpfung.
ask-act-on =
    { $short ->
        [one] Dir fehlt 1 Aktion.
       *[other] Dir fehlen { $short } Aktionen.
    } Verbessere den Wurf oder nimm ihn an.
ask-help = { $target } bittet um Hilfe: { $fighting ->
        [yes] { $short ->
            [one] 1 Treffer fehlt
           *[other] { $short } Treffer fehlen
        }
       *[no] { $short ->
            [one] 1 Aktion fehlt
           *[other] { $short } Aktionen fehlen
        }
    }.
ask-stay-quiet = Der Schuss macht Lärm. Hältst du ihn leise, oder lässt du Zombies kommen?
ask-save = { NAME($survivor) } stirbt. Rettest du { NAME($survivor) }?
ask-place-fatigue = { $left ->
        [1] Welcher Überlebende nimmt die Erschöpfung?
       *[other] { $left } Erschöpfung zu nehmen. Welcher Überlebende nimmt die nächste?
    }
ask-take-fatigue = { $target } bittet die Gruppe, 1 Erschöpfung zu nehmen. Wähle einen deiner Überlebenden oder lehne ab.
ask-heal = Wer wird geheilt?
ask-pay-or-not = Die Karte kostet { NAME($bill) }. Zahle, oder es misslingt.
ask-pay-with = { $resource ->
        [any] Zahle 1 Vorrat deiner Wahl.
       *[other] Zahle 1 { NAME($resource) }.
    }
ask-chip-in = { $resource ->
        [any] { $target } bittet die Gruppe, 1 Vorrat zu zahlen. Wähle welchen oder lehne ab.
       *[other] { $target } bittet die Gruppe, 1 { NAME($resource) } zu zahlen. Zahle oder lehne ab.
    }
ask-bear-it = Es ist misslungen, und das geschieht: { NAME($what) }. Nimm es hin, oder bitte die Gruppe, es zu übernehmen.
ask-bear-for = { $target } bittet die Gruppe, das zu übernehmen: { NAME($what) }. Stimme zu oder lehne ab.
ask-gain-any = Wähle, was du bekommst. { $left ->
        [one] Noch 1.
       *[other] Noch { $left }.
    }
ask-lose-any = Wähle, was du verlierst. { $left ->
        [one] Noch 1.
       *[other] Noch { $left }.
    }
ask-collect = Sammelst du { NAME($icons) } von diesem Feld ein, oder lässt du es liegen?
ask-vote = { NAME($card) }: { $ayes } dafür, { $noes } dagegen. Stimme mit Ja oder Nein.
ask-vote-last = { NAME($card) }: { $ayes } dafür, { $noes } dagegen. Du stimmst zuletzt. Bei Gleichstand entscheidet deine Stimme.
ask-name-a-player = { NAME($card) }: Wähle, wer entscheidet.
ask-agree = { NAME($card) }: { $target } lässt dich entscheiden. Ja oder nein?
ask-take-a-side = { NAME($card) }: Wähle, was geschieht.
ask-which-challenge = { NAME($card) }: Wähle deine Aufgabe.
ask-which-effect = Wähle, was geschieht.
ask-leave-behind = Welchen Begleiter lässt du zurück?
ask-sacrifice = Welcher Begleiter stirbt?
ask-which-start = { NAME($survivor) } wartet auf dem nächsten Startfeld. Mehrere sind gleich nah. Wähle eines.
ask-drop-item = Welchen Gegenstand legst du ab?
ask-place-token = Wähle das Feld für { $left ->
        [1] den Zombiemarker
       *[other] den nächsten von { $left } Zombiemarkern
    }.
ask-remove-token = Wähle einen Zombiemarker zum Wegnehmen, höchstens { $left }.
ask-look-at-token = Wähle einen verdeckten Marker zum Aufdecken, höchstens { $left }.
ask-swap-private = Tausche deinen geheimen Ort gegen eine der Karten, die du gerade gesehen hast, oder behalte ihn.

# Was geschehen ist: Aufbau und Züge
event-party-dealt = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } { NAME($character) } mit { NAME($follower) }. Start: { NAME($space) }.
event-public-locations = Orte für alle: { NAME($locations) }.
event-private-location =
    { $you ->
        [yes] Dein geheimer Ort: { NAME($location) }.
       *[no] { $seat } nimmt einen geheimen Ort.
    }
event-followers-stranded = Auf den anderen Startfeldern warten: { NAME($followers) }.
event-rolled-for-first = Aktionen im Wurf um den ersten Zug: { $actions }.
event-first-player = { $you ->
        [yes] Du fängst
       *[no] { $seat } fängt
    } an.
event-turn-begun = Runde { $round }: { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } am Zug.
event-returned = { $you ->
        [yes] Du kommst
       *[no] { $seat } kommt
    } als { NAME($character) } zurück: { NAME($space) }.
event-stayed-out = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } nicht mehr mit.
event-all-answered = Geantwortet haben: { $seats }.
event-invited = { $you ->
        [yes] Du fragst
       *[no] { $seat } fragt
    } an, gemeinsam zu spielen: { $target }.
event-invitation-refused = { $you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } nicht in die Gruppe.
event-group-formed = Von jetzt an gemeinsam: { $seats }.
event-group-left = { $you ->
        [yes] Du verlässt
       *[no] { $seat } verlässt
    } die Gruppe. Feld: { NAME($space) }.
event-wish-changed = { $always ->
        [yes] { $you ->
            [yes] Von jetzt an wählst du immer
           *[no] Von jetzt an wählt { $seat } immer
        }: { NAME($wish) }.
       *[no] { $you ->
            [yes] Du wirst wieder gefragt
           *[no] { $seat } wird wieder gefragt
        }: { NAME($wish) }.
    }
event-help-asked = { $you ->
        [yes] Du bittest
       *[no] { $seat } bittet
    } die Gruppe um Hilfe: { NAME($what) }.
event-nobody-helped = { $you ->
        [yes] Dir
       *[no] { $seat }: Hier
    } hilft niemand.

# Bewegung und Marker
event-ate = { NAME($survivor) } isst und hat noch { $fatigue } Erschöpfung.
event-stepped =
    { $gas ->
        [yes] { $you ->
        [yes] Du fährst
       *[no] { $seat } fährt
    } hierhin: { NAME($path) }.
       *[no] { $you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } hierhin: { NAME($path) }.
    }
event-stopped = { $you ->
        [yes] Du hältst
       *[no] { $seat } hält
    } hier an: { NAME($space) }.
event-arrived = { $you ->
        [yes] Du musst
       *[no] { $seat } muss
    } hier anhalten: { NAME($space) }. { $cards ->
        [one] Es kommt 1 Karte
       *[other] Es kommen { $cards } Karten
    }.
event-token-placed = Hier erscheint ein Zombiemarker: { NAME($space) }.
event-attracted = Lärm! Zombiemarker kommen hierher: { NAME($spaces) }.
event-token-removed = Hier kommt ein Zombiemarker weg: { NAME($space) }.
event-token-seen = Der Marker hier zeigt { $value }: { NAME($space) }.
event-token-fought = Hier kommt der Marker weg: { NAME($space) }.
event-tokens-mixed = Alle Marker sind im Spiel: { $count ->
            [one] 1 Marker wird
           *[other] { $count } Marker werden
        } wieder eingemischt.

# Kämpfe und Würfe
event-fight-begun =
    { $zombies ->
        [one] { $you ->
        [yes] Du triffst
       *[no] { $seat } trifft
    } hier auf 1 Zombie: { NAME($space) }.
       *[other] { $you ->
        [yes] Du triffst
       *[no] { $seat } trifft
    } hier auf { $zombies } Zombies: { NAME($space) }.
    }
event-rolled-dice =
    { $kind ->
        [actions] { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } { NAME($faces) }: { $total } von { $need } Aktionen.
       *[other] { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } { NAME($faces) }: { $total } von { $need } Treffern.
    }
event-rolled-again = { $you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } Würfel { PLACE($die) } neu: { NAME($face) }, zusammen { $total }.
event-ammo-fired = { $you ->
        [yes] Du schießt
       *[no] { $seat } schießt
    }: { NAME($face) }, zusammen { $total ->
            [one] 1 Treffer
           *[other] { $total } Treffer
        }.
event-stayed-quiet = { NAME($card) } hält es leise.
event-fight-over =
    { $won ->
        [yes] Alle Zombies sind tot.
       *[no] { $left ->
            [one] 1 Zombie ist übrig.
           *[other] { $left } Zombies sind übrig.
        }
    }
event-roll-over =
    { $won ->
        [yes] Der Wurf gelingt: { $total } von { $need } Aktionen.
       *[no] Der Wurf misslingt: { $total } von { $need } Aktionen.
    }
event-fatigued = { NAME($survivor) } hat { $fatigue } Erschöpfung.
event-healed = { NAME($survivor) } erholt sich und hat { $fatigue } Erschöpfung.
event-saved = { NAME($card) } rettet { NAME($survivor) }.
event-died = { NAME($survivor) } stirbt.
event-eliminated = { $you ->
        [yes] Du hast deinen
       *[no] { $seat } hat den
    } letzten Überlebenden verloren.
event-nobody-left = Niemand ist mehr im Spiel.

# Begegnungen
event-card-drawn = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } „{ NAME($card) }“.
event-card-passed-over = „{ NAME($card) }“ braucht andere Spieler, und es gibt keine. Eine andere Karte wird gezogen.
event-deck-shuffled = Der Ablagestapel wird gemischt: Der Begegnungsstapel hat wieder { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
event-card-resolved =
    { $success ->
        [yes] { NAME($card) }: gelungen.
       *[no] { NAME($card) }: misslungen.
    }
event-card-kept = { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } „{ NAME($card) }“.
event-card-put-away = „{ NAME($card) }“ kommt auf den Ablagestapel.
event-card-discarded = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ NAME($card) }“ ab.
event-used = { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } „{ NAME($card) }“ ein.
event-compared =
    { $met ->
        [yes] Verglichen: { $numbers }. Gelungen.
       *[no] Verglichen: { $numbers }. Misslungen.
    }
event-vote-cast = { $you ->
        [yes] Du stimmst
       *[no] { $seat } stimmt
    } mit { $yes ->
        [yes] Ja
       *[no] Nein
    }.
event-voted = { $ayes ->
        [0] Keine Stimme für Ja
       *[other] Mit Ja stimmten: { $seats }
    }; { $noes } { $carried ->
        [yes] dagegen. Es heißt Ja
       *[no] dagegen. Es heißt Nein
    }.
event-target-named = { $you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } jemanden entscheiden: { $target }.
event-target-answered =
    { $agrees ->
        [yes] { $you ->
        [yes] Du sagst
       *[no] { $seat } sagt
    } Ja.
       *[no] { $you ->
        [yes] Du sagst
       *[no] { $seat } sagt
    } Nein.
    }
event-side-taken = { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    }: { $option ->
        [success] { NAME($option) }.
        [fail] { NAME($option) }.
       *[other] { BRANCH($card, $branch) }
    }

# Vorräte, Begleiter, Orte
event-gained = { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $n } { NAME($resource) }.
event-lost = { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } { $n } { NAME($resource) }.
event-paid = { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $n } { NAME($resource) }.
event-given = { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $n } { NAME($resource) } weiter. Empfänger: { $target }.
event-payment-refused = { $you ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } nicht.
event-no-resources = Dieses Feld bringt in diesem Zug nichts.
event-collected = { $you ->
        [yes] Du sammelst
       *[no] { $seat } sammelt
    } { NAME($resources) } ein.
event-resources-left = { $you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } die Vorräte liegen.
event-joined =
    { $rescued ->
        [yes] { $you ->
        [yes] Du rettest
       *[no] { $seat } rettet
    } { NAME($follower) }.
       *[no] { NAME($follower) } geht mit { $you ->
        [yes] dir
       *[no] { $seat }
    }.
    }
event-nobody-joined = Es gibt keine Begleiter mehr für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
event-left-behind = { $you ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } { NAME($follower) } hier zurück: { NAME($space) }.
event-locations-seen =
    { $you ->
        [yes] Du siehst dir die obersten Ortskarten an: { NAME($locations) }.
       *[no] { $seat } sieht sich { $count ->
            [one] die oberste Ortskarte
           *[other] die obersten { $count } Ortskarten
        } an.
    }
event-private-swapped =
    { $you ->
        [yes] Dein geheimer Ort ist jetzt: { NAME($location) }.
       *[no] { $seat } tauscht den geheimen Ort.
    }
event-number-changed = { $seat }: { NAME($stat) }, Änderung um { $n }.
event-scouting-begun = { $you ->
        [yes] Du erkundest
       *[no] { $seat } erkundet
    }: { NAME($location) }, Bedingung { $tier }.
event-part-met = { NAME($location) }: ein Teil geschafft.
event-scouting-failed =
    { $may_stay ->
        [yes] Nicht erkundet: { NAME($location) }. { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } bleiben und es noch einmal versuchen.
       *[no] { $you ->
        [yes] Dir misslingt
       *[no] { $seat }: Es misslingt
    } die Erkundung: { NAME($location) }.
    }
event-scouted = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } erkundet: { NAME($location) }, { $scouted ->
        [one] der erste Ort
       *[other] jetzt { $scouted } Orte
    }.
event-slot-refilled = Ort { $slot } ist jetzt: { NAME($location) }.
event-slot-emptied = Es gibt keine Ortskarten mehr: Ort { $slot } bleibt leer.
event-safe-haven =
    { $rescued ->
        [0] Eine Zuflucht gefunden: { $seats }.
       *[other] Eine Zuflucht gefunden und { $rescued } Gestrandete gerettet: { $seats }.
    }
event-stopped-playing = { $you ->
        [yes] Du spielst nicht weiter.
       *[no] { $seat } spielt nicht weiter.
    }
event-play-goes-on = Die anderen spielen weiter: { $seats }.

# Wie es ausging
ending-safe-haven = Der dritte Ort war { NAME($location) }, in Runde { $round }.
ending-nobody-left = Zuletzt fiel { NAME($survivor) }, in Runde { $round }.
outcome-safe-haven =
    { $count ->
        [one] { $you ->
            [yes] Du hast eine Zuflucht gefunden.
           *[no] { $winners } hat eine Zuflucht gefunden und gewinnt.
        }
       *[other] { $you ->
            [yes] Du hast mit { $others } eine Zuflucht gefunden und gewonnen.
           *[no] Gemeinsam eine Zuflucht gefunden und gewonnen: { $winners }.
        }
    } Erkundete Orte: { $scores }.
outcome-nobody-left = Alle sind tot. Niemand gewinnt. Erkundete Orte: { $scores }.

# Warum nicht
refusal-must-move = Du musst mindestens ein Feld weit gehen.
refusal-already-scouted = Diesen Ort hast du schon erkundet, und es gibt keine andere Karte dafür.
refusal-location-closed = Für diesen Ort liegt keine Karte offen, und deine ist für einen anderen.
refusal-requirement-unmet = Du hast nicht, was dieser Ort verlangt.
refusal-not-in-one-go = Auf einmal kommst du höchstens drei Felder weit, über freies Gelände. Geh Schritt für Schritt.
refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-active-stays = In deinem eigenen Zug kannst du die Gruppe nicht verlassen.
refusal-not-usable-now = Das kannst du jetzt nicht benutzen.
refusal-nobody-to-invite = Hier ist niemand, mit dem du gemeinsam spielen könntest.
refusal-no-food = Du hast keine Nahrung.
refusal-not-fatigued = Wer keine Erschöpfung hat, braucht keine Nahrung.
refusal-recover-first = Beende erst das Erholen.
refusal-too-late-to-eat = Essen kannst du nur zu Beginn deines Zuges.
refusal-may-not-stay = Hier kannst du nicht bleiben.
refusal-no-such-space = Dieses Feld gibt es nicht.
refusal-no-steps-left = Du hast keine Schritte mehr.
refusal-across-the-border = Über die Grenze von Atlanta kommst du nur bei den Pfeilen.
refusal-not-adjacent = Dieses Feld liegt nicht neben dir.
refusal-gas-limit = In diesem Zug kannst du kein Benzin mehr benutzen.
refusal-no-gas = Du hast kein Benzin.
refusal-over-a-resource = An einem Feld, auf dem du anhalten musst, kannst du nicht vorbeifahren.
refusal-not-empty = Um zwei Felder zu fahren, müssen beide leer sein.
refusal-zombies-at-a-resource = Auf einem Feld, auf dem du anhalten musst, kommst du nicht an Zombies vorbei.
refusal-no-zombies-to-pass = Dort sind keine Zombies, an denen man vorbei müsste.

# Der Tisch in Worten
table-turn = Runde { $round }. Am Zug: { $name }, { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }.
table-public = Offene Orte: { $cards }.
table-slot = { $name }, Feld { $space } ({ $needs })
table-private = Dein geheimer Ort: { $name }, Feld { $space } ({ $needs }).
table-party = { $name }, Feld { $space }: { $survivors }. Nahrung { $food }, Benzin { $gas }, Munition { $ammo }. Erkundet: { $scouted }.
table-party-away = { $name }: { $status }.
table-survivor = { $name }{ $fatigue ->
        [0] { "" }
       *[other] { " " }({ $fatigue } Erschöpfung)
    }
table-items = Gegenstände von { $name }: { $items }.
table-group = Spielen gemeinsam: { $names }.
table-pool = Deine Würfel: { $blue } blau, { $red } rot, { $green } grün.
table-tokens = Zombiemarker: { $tokens }.
table-token = { $space } { $values }
table-face-down = ?
table-markers = Zurückgelassen: { $markers }.
table-marker = { $name }, Feld { $space }
table-card = Auf dem Tisch: { $name }. { $text }
table-roll = Der Wurf: { NAME($faces) }, { $total } von { $need }.
table-near = Neben dir: { $spaces }.
table-decks = Karten übrig: { $encounters ->
            [one] 1 Begegnung
           *[other] { $encounters } Begegnungen
        }, { $locations ->
            [one] 1 Ort
           *[other] { $locations } Orte
        }, { $followers ->
            [one] 1 Begleiter
           *[other] { $followers } Begleiter
        }.
table-known-top = Du kennst die obersten Ortskarten: { $cards }.
status-lost = hat alle verloren und darf zurückkommen
status-out = spielt nicht mehr mit
status-won = hat eine Zuflucht gefunden
none = keine

# Was eine Möglichkeit bedeutet
option-together = Zusammen würfelt ihr mit { $together } Würfeln, allein mit { $alone }. Ihr gewinnt gemeinsam. Aber ihr teilt euch eine Spielfigur: Im Zug von { $name } entscheidet { $name }, wohin sie geht, und behält, was gefunden wird.
option-alone = Du würfelst mit { $dice } Würfeln, gehst, wohin du willst, und behältst alles, was du findest. Ein Sieg gehört dir allein.
option-eat = 1 Nahrung, 1 Erschöpfung weniger
option-survivor = { $fatigue } Erschöpfung
option-resource = du hast { $count }
odds-fight = { $free } % unverletzt, { $deadly } % jemand stirbt, etwa { $fatigue } Erschöpfung
odds-shot = { $enough } % genug, { $noise } % Lärm
odds-scouting = etwa { $chance } %
space-plain = freies Gelände
space-start = ein Startfeld
space-resource = { $icons }: je eine Karte
space-zombies = { $count ->
        [one] 1 Zombiemarker
       *[other] { $count } Zombiemarker
    }
space-follower = { $name } wartet hier
space-party = { $name } ist hier
how-to-type = Tippe den Code vor einer Möglichkeit: b04, Benzin b04, anhalten
how-to-type-move = Tippe einen Schritt: b04, Benzin b04, Benzin b04 b05 oder anhalten
# Was man in Antworten tippt; die Notation geht immer auch.
typed-gas = benzin
typed-stop = anhalten
typed-use = einsetzen
typed-eat = essen
typed-ammo = munition
typed-food = nahrung
typed-take = nehmen
typed-leave = lassen
typed-collect = einsammeln
typed-die = würfel
typed-done = fertig
typed-enough = genug
typed-yes = ja
typed-no = nein
typed-pay = zahlen
typed-on = weiter
typed-stay = bleiben
typed-always = immer

# Karten in Worten, aus ihren Wirkungen gemacht
card-encounter = Aufgabe: { $challenge } Gelungen: { $success } Misslungen: { $fail }
card-item = Gegenstand: { $item }
card-survivor = Würfel: { $dice }.{ $abilities ->
        [none] { "" }
       *[other] { " " }{ $abilities }
    }
card-location = Erstens: { $first } Zweitens: { $second } Drittens: { $third }
dice-blue = { $n } blau
dice-red = { $n } rot
dice-green = { $n } grün
dice-none = keine
counted = { $n } { $n ->
        [one] { NAME($count, form: "one") }
       *[other] { NAME($count) }
    }
challenge-kill = Töte { $n ->
        [one] 1 Zombie.
       *[other] { $n } Zombies.
    }
challenge-survive = Überlebe { $n ->
        [one] 1 Zombie
       *[other] { $n } Zombies
    }: Niemand darf sterben.
challenge-actions = Würfle { $n ->
        [one] 1 Aktion.
       *[other] { $n } Aktionen.
    }
challenge-kill-scaled = Töte { $base ->
        [one] 1 Zombie
       *[other] { $base } Zombies
    } und { $times } mehr für { NAME($count, form: "each") }.
challenge-survive-scaled = Überlebe { $base ->
        [one] 1 Zombie
       *[other] { $base } Zombies
    } und { $times } mehr für { NAME($count, form: "each") }: Niemand darf sterben.
challenge-actions-scaled = Würfle { $base ->
        [one] 1 Aktion
       *[other] { $base } Aktionen
    } und { $times } mehr für { NAME($count, form: "each") }.
challenge-pay = Zahle { $what }.
challenge-compare-most = Niemand hat mehr { NAME($count) } als du.
challenge-compare-least = Niemand hat weniger { NAME($count) } als du.
challenge-vote = Alle stimmen ab.
challenge-ask = Wähle einen Mitspieler, der Ja oder Nein sagt.
challenge-choice = Wähle eine der beiden Seiten.
challenge-either = Wähle eines: { $what }
challenge-none = Keine Aufgabe.
step-have = Habe { $cmp } { counted }.
step-encounters = { $n ->
        [one] Bestehe 1 Begegnung.
       *[other] Bestehe { $n } Begegnungen nacheinander.
    }
step-kill = Töte { $n ->
        [one] 1 Zombie.
       *[other] { $n } Zombies.
    }
step-survive = Überlebe { $n ->
        [one] 1 Zombie.
       *[other] { $n } Zombies.
    }
step-actions = Würfle { $n ->
        [one] 1 Aktion.
       *[other] { $n } Aktionen.
    }
step-spend = Zahle { $what }.
cmp-ge = mindestens
cmp-le = höchstens
cmp-eq = genau
cmp-gt = mehr als
cmp-lt = weniger als
amount = { $n } { $resource }
amount-any = { $n ->
        [one] 1 beliebigen Vorrat
       *[other] { $n } beliebige Vorräte
    }
nothing = Nichts.
who-target = Der gewählte Spieler: { $effect }
who-others = Alle anderen: { $effect }
who-all = Alle: { $effect }
who-yes_voters = Wer mit Ja gestimmt hat: { $effect }
who-no_voters = Wer mit Nein gestimmt hat: { $effect }
effect-gain = { $what } bekommen.
effect-lose = { $what } verlieren.
effect-give = { $giver ->
        [self] { $to } { $what } geben.
       *[other] { $what } von { $from } gehört nun { $to }.
    }
party-self = dir
party-target = dem gewählten Spieler
party-others = allen anderen
party-all = allen
party-yes_voters = allen, die mit Ja gestimmt haben,
party-no_voters = allen, die mit Nein gestimmt haben,
effect-fatigue-spread = { $n } Erschöpfung nehmen, frei verteilt.
effect-fatigue-one = { $n } Erschöpfung für einen Überlebenden.
effect-fatigue-each = { $n } Erschöpfung für jeden Überlebenden.
effect-fatigue-start = { $n } Erschöpfung für die Startfigur.
effect-fatigue-bearer = { $n } Erschöpfung für diesen Überlebenden.
effect-heal-spread = { $n } Erschöpfung heilen, frei verteilt.
effect-heal-one = { $n } Erschöpfung bei einem Überlebenden heilen.
effect-heal-all = einen Überlebenden ganz heilen.
effect-heal-each = { $n } Erschöpfung bei jedem Überlebenden heilen.
effect-heal-start = { $n } Erschöpfung bei der Startfigur heilen.
effect-heal-bearer = { $n } Erschöpfung bei diesem Überlebenden heilen.
effect-join = { $n ->
        [one] ein Begleiter schließt sich an.
       *[other] { $n } Begleiter schließen sich an.
    }
effect-leave-here = { $n ->
        [one] einen Begleiter
       *[other] { $n } Begleiter
    } hier zurücklassen{ $pick ->
        [random] , zufällig bestimmt
       *[other] { "" }
    }.
effect-leave-nearest_start = { $n ->
        [one] ein Begleiter bleibt
       *[other] { $n } Begleiter bleiben
    } auf dem nächsten Startfeld zurück{ $pick ->
        [random] , zufällig bestimmt
       *[other] { "" }
    }.
effect-slay = { $n ->
        [one] ein Begleiter stirbt
       *[other] { $n } Begleiter sterben
    }{ $pick ->
        [random] , zufällig bestimmt
       *[other] { "" }
    }.
effect-keep = diese Karte als Gegenstand behalten.
effect-drop = { $n ->
        [one] einen Gegenstand
       *[other] { $n } Gegenstände
    } ablegen.
effect-place-adjacent = { $n ->
        [one] ein Zombiemarker
       *[other] { $n } Zombiemarker
    } auf jedes benachbarte Feld.
effect-place-adjacent_one = { $n ->
        [one] ein Zombiemarker auf ein benachbartes Feld deiner Wahl.
       *[other] { $n } Zombiemarker auf benachbarte Felder deiner Wahl.
    }
effect-place-near = { $n ->
        [one] ein Zombiemarker
       *[other] { $n } Zombiemarker
    } höchstens zwei Schritte entfernt.
effect-remove = bis zu { $n ->
        [one] 1 Zombiemarker
       *[other] { $n } Zombiemarker
    } wegnehmen, höchstens zwei Schritte entfernt.
effect-no_resources = in diesem Zug nichts von diesem Feld einsammeln.
effect-draw = { $n ->
        [one] eine weitere Begegnung ziehen.
       *[other] { $n } weitere Begegnungen ziehen.
    }
effect-peek-tokens = { $n ->
        [one] einen Zombiemarker
       *[other] bis zu { $n } Zombiemarker
    } aufdecken, höchstens zwei Schritte entfernt.
effect-peek-locations = die obersten { $n } Ortskarten ansehen{ $swap ->
        [yes] { " " }und auf Wunsch eine gegen die eigene geheime Karte tauschen
       *[no] { "" }
    }.
effect-choose = wähle: { $options }
effect-or = { $one } Oder: { $other }
effect-when = wenn { $conditions }: { $then } Sonst: { $otherwise }
condition = { $cmp } { counted }
has-self = du { $what } hast
has-target = der gewählte Spieler { $what } hat
has-others = alle anderen { $what } haben
has-all = alle { $what } haben
has-yes_voters = alle, die mit Ja gestimmt haben, { $what } haben
has-no_voters = alle, die mit Nein gestimmt haben, { $what } haben
effect-modify = { $what }{ $until }.
until-held = { "" }
until-roll = { " " }in diesem Wurf
until-fight = { " " }in diesem Kampf
until-encounter = { " " }in dieser Begegnung
until-turn = { " " }in diesem Zug
until-next_turn = { " " }in deinem nächsten Zug
stat-move_max = Schritte { $signed }
stat-gas_limit = Benzin pro Zug { $signed }
stat-kills = Treffer { $signed }
stat-actions = Aktionen { $signed }
stat-zombies = Zombies { $signed }
stat-ammo_kills = Treffer mit jedem Munitionswürfel { $signed }
stat-reroll = { $n ->
        [one] einen Würfel neu würfeln
       *[other] { $n } Würfel neu würfeln
    }
stat-kill_as_action = { $n ->
        [99] Trefferseiten zählen als Aktionen
        [one] eine Trefferseite zählt als Aktion
       *[other] { $n } Trefferseiten zählen als Aktionen
    }
stat-action_as_kill = { $n ->
        [99] Aktionsseiten zählen als Treffer
        [one] eine Aktionsseite zählt als Treffer
       *[other] { $n } Aktionsseiten zählen als Treffer
    }
stat-quiet = ein lauter Schuss ist leise
stat-free_pass = ohne Benzin an Zombies vorbei
stat-collect_food = { $signed } Nahrung
stat-collect_gas = { $signed } Benzin
stat-collect_ammo = { $signed } Munition
stat-collect_any = { $signed } bei den eingesammelten Vorräten
stat-prevent = { $n } Erschöpfung ignorieren
stat-prevent-death = der Überlebende lebt mit 2 Erschöpfung weiter
stat-food_heal = jede Nahrung heilt { $n } mehr
ability = { $when }{ $limit }{ $cost }: { $effects }
when-join = Beim Anschließen
when-always = Immer
when-recover = Beim Erholen
when-step = Beim Bewegen
when-roll = Nach einem Wurf
when-fight = In einem Kampf
when-ammo = Nach einem Munitionswürfel
when-collect = Beim Einsammeln
when-fail = Nach einer misslungenen Begegnung
when-death = Wenn ein Überlebender sterben würde
when-activate = In deinem Zug
limit-none = { "" }
limit-turn = , einmal pro Zug
limit-fight = , einmal pro Kampf
limit-game = , einmal pro Partie
cost = , für { $what }
cost-discard = diese Karte
cost-fatigue = { $n } Erschöpfung bei diesem Überlebenden

# Namen
name-food = Nahrung
    .each = jede Einheit Nahrung
name-gas = Benzin
    .each = jede Einheit Benzin
name-ammo = Munition
    .each = jede Einheit Munition
name-any = ein Vorrat deiner Wahl
name-fatigue = Erschöpfung
    .each = jede Erschöpfung deiner Gruppe
name-items = Gegenstände
    .one = Gegenstand
    .each = jeden deiner Gegenstände
name-followers = Begleiter
    .each = jeden deiner Begleiter
name-survivors = Überlebende
    .one = Überlebenden
    .each = jeden deiner Überlebenden
name-scouted = erkundete Orte
    .one = erkundeten Ort
    .each = jeden deiner erkundeten Orte
name-dice = Würfel
    .each = jeden deiner Würfel
name-players = Spieler
    .each = jeden Spieler
name-leave = einen Begleiter zurücklassen
name-slay = ein Begleiter stirbt
name-drop = einen Gegenstand verlieren
name-fight = der Kampf
name-actions = Aktionen
name-roll = der Aktionswurf
name-kill_as_action = Treffer, die als Aktionen zählen
name-action_as_kill = Aktionen, die als Treffer zählen
name-collect_food = eingesammelte Nahrung
name-collect_gas = eingesammeltes Benzin
name-collect_ammo = eingesammelte Munition
name-collect_any = eingesammelte Vorräte
name-food_heal = Heilung durch Nahrung
name-success = gelungen
name-fail = misslungen
name-move_max = Schritte
name-gas_limit = Benzin pro Zug
name-kills = Treffer
name-zombies = Zombies
name-ammo_kills = Treffer des Munitionswürfels
name-reroll = neue Würfe
name-quiet = leise Schüsse
name-stay = in der Gruppe bleiben
name-collect = alles einsammeln
name-prevent = ignorierte Erschöpfung
name-free_pass = freie Durchfahrten
name-rick = Rick
name-andrea = Andrea
name-dale = Dale
name-glenn = Glenn
name-shane = Shane
name-tyreese = Tyreese
name-arnold = Arnold
name-chris = Chris
name-bea = Bea Holloway
name-tomas = Tomas Reyes
name-opal = Opal Jenkins
name-hank = Hank Purdy
name-lucia = Lucia Ortega
name-wendell = Wendell Tate
name-nora = Nora Finch
name-jamal = Jamal Brooks
name-ingrid = Ingrid Voss
name-cal = Cal Mercer
name-priya = Priya Nair
name-otto = Otto Lind
name-ruth = Ruth Calloway
name-moses = Moses Greer
name-eddie = Eddie Sloan
name-june = June Abbott
name-amos = Amos Bell
name-kit = Kit Navarro
name-gus = Gus Petrakis
name-sal = Sal Dunmore
name-mae = Mae Whitlock
name-gun_shop = Waffenladen
    .gender = m
name-motel = Motel
    .gender = n
name-football_stadium = Football-Stadion
    .gender = n
name-airport = Flughafen
    .gender = m
name-campsite = Zeltplatz
    .gender = m
name-farmhouse = Farmhaus
    .gender = n
name-hospital = Klinik
    .gender = f
name-county_jail = Gefängnis
    .gender = n
name-shopping_mall = Kaufhaus
    .gender = n
name-high_school = Highschool
    .gender = f
name-fire_station = Feuerwache
    .gender = f
name-sawmill = Sägewerk
    .gender = n
name-marina = Jachthafen
    .gender = m
name-radio_station = Radiosender
    .gender = m
name-quarry = Steinbruch
    .gender = m
name-gated_estates = Siedlung
    .gender = f
name-enc01 = Veranda voller Fremder
name-enc02 = Quergestellter Tanklaster
name-enc03 = Etwas im Streifenwagen
name-enc04 = Gang neun
name-enc05 = Chorprobe
name-enc06 = Der Käfig im Waschsalon
name-enc07 = Bus neunzehn
name-enc08 = Überfluteter Durchlass
name-enc09 = Jahrmarkt
name-enc10 = Sie hören den Generator
name-enc11 = Lange Nacht auf dem Dachboden
name-enc12 = Horde auf der Brücke
name-enc13 = Falsches Treppenhaus
name-enc14 = Glas im Gewächshaus
name-enc15 = Der Zaun gibt nach
name-enc16 = Tunnel ohne Lampen
name-enc17 = Alle Türen zugleich
name-enc18 = Kurzgeschlossen
name-enc19 = Verschlossene Speisekammer
name-enc20 = Von Dach zu Dach
name-enc21 = Beruhige ihn
name-enc22 = Den Knochen richten
name-enc23 = Karte der Kanalisation
name-enc24 = Stimmen auf Kurzwelle
name-enc25 = Brücke zerstört
name-enc26 = Das Stillespiel
name-enc27 = Leere Brotdosen
name-enc28 = Mautstraße
name-enc29 = Tauschtisch
name-enc30 = Pulver und Blei
name-enc31 = Abschleppseil
name-enc32 = Erpresserbrief
name-enc33 = Köderwagen
name-enc34 = Hackordnung
name-enc35 = Magerer Winter
name-enc36 = Bewaffnetes Lager
name-enc37 = Benzinkontrolle
name-enc38 = Wer blutet
name-enc39 = Das Tor öffnen?
name-enc40 = Das Versteck teilen?
name-enc41 = Die Brücke sprengen?
name-enc42 = Gnade oder Recht?
name-enc43 = Geliehenes Werkzeug
name-enc44 = Gib mir Deckung
name-enc45 = Die Beute teilen
name-enc46 = Halt die Tür zu
name-enc47 = Noch zwei Plätze
name-enc48 = Sanitätskasten
name-enc49 = Leuchtfackeln
name-enc50 = Geländemotorrad
name-enc51 = Buschmesser
name-enc52 = Brechstange
name-enc53 = Gedämpfte Pistole
name-enc54 = Schutzweste
name-enc55 = Benzinschlauch
name-enc56 = Feldstecher
name-enc57 = Propangasladung
name-enc58 = Klarer Himmel
name-enc59 = Weggabelung
name-enc60 = Jemand muss bleiben

# Der volle Bildschirm
screen-caption = Runde { $round }: { $name }, { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
screen-icon-food = N
screen-icon-gas = B
screen-icon-ammo = M
screen-start = Start
screen-private = geheim
screen-places = Orte und was sie verlangen ({ $tier } von 3)
screen-scouting = Erkundung: { $name }, Bedingung { $tier }; bestandene Begegnungen: { $done }
screen-kills = { $total } von { $need } Treffern
screen-actions = { $total } von { $need } Aktionen
screen-hint = Pfeile: wählen. Enter: antworten. Ziffern: gehen. /: tippen. Leertaste: weiter.
screen-key-list = ↑ ↓
screen-help-list = eine Möglichkeit aus der Liste wählen
screen-key-steps = 7 9 4 6 1 3
screen-help-steps = das Feld in dieser Richtung (auch ← und →); zweimal, um hinzugehen
screen-help-answer = mit dem Gewählten oder Getippten antworten
screen-key-gas = g
screen-help-gas = der nächste Weg mit Benzin
screen-key-type = /
screen-help-type = eine Antwort tippen: b04, gas b04, use rick
screen-help-turn = Plan, Orte, Bögen
screen-key-map = ①…⑥ z * +
screen-help-map = Spielfiguren, Zombies, Orte zum Erkunden, ein zurückgelassener Begleiter

# Die Szene im Browser
scene-map = Der Spielplan. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Plus und Minus vergrößerst und verkleinerst du.
scene-list = Der Spielplan als Liste
scene-in-words = Plan als Liste
scene-nearer = Vergrößern
scene-farther = Verkleinern
scene-whole = Ganzer Plan
scene-find-me = Wo bin ich
scene-stage = Auf dem Tisch
scene-choices = Was du tun kannst
scene-locations = Orte
scene-parties = Spieler
scene-round = Runde { $round }.
scene-at-play = Am Zug: { $name }.
scene-requirements = { $count ->
        [one] seine Bedingung
       *[other] alle { $count } Bedingungen
    }
scene-decks = Karten
scene-sheet = Überlebende und Karten
scene-own-party = Deine Überlebenden
scene-wishes = Antwortet von selbst: { $wishes }
scene-legend = Zeichen auf dem Plan
scene-legend-near = Hierhin kannst du jetzt gehen, für 1 Schritt.
scene-legend-far = So viele Schritte entfernt. Tippe, um den Weg zu planen.
scene-legend-shut = Hierhin kannst du jetzt nicht. Tippe, um zu sehen, warum.
scene-legend-open = Ein Ort, den alle erkunden können.
scene-legend-own = Ein Ort, den nur du kennst.
scene-legend-odds = Deine Chance, den Kampf unverletzt zu gewinnen oder den Ort zu erkunden.
scene-legend-seat = Welcher Spieler das ist. Sein Bogen hat dieselbe Nummer.
scene-at = Feld: { $space }
scene-with = Gruppe: { $names }
scene-answered = hat geantwortet
scene-scouted = Erkundet
scene-cards-character = Startfiguren
scene-cards-follower = Begleiter
scene-cards-location = Orte
scene-cards-encounter = Begegnungen
scene-cards-item = Begegnungen mit einem Gegenstand zum Behalten
scene-cards-of =
    { $count ->
        [one] Was diese Karte kann
       *[other] Was diese { $count } Karten können
    }
scene-open-to-all = Für alle
scene-yours = Nur für dich
scene-of = { $name }
scene-empty-slot = Für diesen Ort ist keine Karte mehr da.
scene-discard = Zuletzt abgelegt: { $card }.
scene-goal = Wer zuerst { $n } Orte erkundet, gewinnt.
scene-you-here = du bist hier
scene-draws = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
}
scene-decides = { $you ->
    [yes] Du entscheidest.
   *[no] { $name } entscheidet.
}
scene-scouting = Erkundung, Bedingung { $tier }
scene-won-so-far = (bisher { $n } bestanden)
scene-kills-of = { $total } von { $need } Treffern
scene-actions-of = { $total } von { $need } Aktionen
scene-roll-again = Würfel { $number } neu würfeln:
scene-steps = { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }, { $gas ->
        [one] 1-mal Benzin
       *[other] { $gas }-mal Benzin
    }
scene-may-change = Du hast geantwortet. Du kannst es ändern, solange andere noch überlegen.
scene-way = Dein Weg: { $way }
scene-other-routes = Andere Wege
scene-out-of-reach = Jetzt zu weit.
scene-choose-space = Wähle ein hervorgehobenes Feld auf dem Plan oder in der Liste.
scene-look = Tippe auf ein Feld, um zu sehen, was dort ist.
scene-can-choose = Diese kannst du jetzt wählen
scene-all-others = Alle anderen Felder, die nächsten zuerst
scene-can-go =
    { $count ->
        [one] du kannst es wählen
       *[other] du kannst es auf { $count } Arten wählen
    }
scene-steps-away =
    { $steps ->
        [one] 1 Schritt entfernt
       *[other] { $steps } Schritte entfernt
    }
scene-to-e = im Osten
scene-to-se = im Südosten
scene-to-sw = im Südwesten
scene-to-w = im Westen
scene-to-nw = im Nordwesten
scene-to-ne = im Nordosten
mark-turn-begun = Runde { $round }, Spieler { PLACE($seat) }

# Was für eine Möglichkeit spricht
reason-scouting = Chance, dort zu erkunden: etwa { $mine } % nach „{ $choice }“, { $theirs } % nach „{ $other }“.
reason-fatigue = Zu erwartende Erschöpfung: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-supplies = Vorräte, die dort zu finden sind: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-steps = Schritte zum besten Feld: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-spends-gas = „{ $choice }“ schont dein Benzin; „{ $other }“ verbraucht 1.
reason-misses = Zu erwartende Erschöpfung aus diesem Kampf: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-ammo-left = Munition, die bleibt: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-more-kills = Zu erwartender Gewinn durch neues Würfeln: { $mine } mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-worn = { $choice } hätte { $mine } Erschöpfung, { $other } { $theirs }; die dritte tötet.
reason-relieves = „{ $choice }“ hilft jemandem mit { $mine } Erschöpfung, „{ $other }“ { $theirs ->
    [0] hilft niemandem
   *[other] jemandem mit { $theirs }
}; die dritte tötet.
reason-food-left = Nahrung, die bleibt: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-dice-lost = Würfel, die du verlierst: { $mine } mit { $choice }, { $theirs } mit { $other }.
reason-dice-at-risk = Würfel, die du verlierst, wenn dieser Überlebende später stirbt: { $mine } mit { $choice }, { $theirs } mit { $other }.
reason-dice-kept = { $choice } bringt dir { $mine ->
    [one] 1 Würfel
   *[other] { $mine } Würfel
}, { $other } { $theirs }.
reason-lacks-of = Orte verlangen von dir noch { $mine } { $choice } und { $theirs } { $other }.
reason-supplies-there = Vorräte, die dort liegen: { $mine } bei { $choice }, { $theirs } bei { $other }.
reason-has-of = Du hast { $mine } { $choice }, { $theirs } { $other }.
reason-has-to-spare = Du hast { $mine } { $choice } und nur { $theirs } { $other }.
reason-collects = „{ $choice }“ bringt { $mine ->
    [one] 1 Vorrat
   *[other] { $mine } Vorräte
}, „{ $other }“ keinen.
reason-pays = „{ $choice }“ kostet nichts; „{ $other }“ kostet { $theirs ->
    [one] 1 Vorrat
   *[other] { $theirs } Vorräte
}.
reason-dice = Du würfelst mit { $mine } Würfeln nach „{ $choice }“, mit { $theirs } nach „{ $other }“.
reason-own-win = Ein Sieg nach „{ $choice }“ gehört dir allein; nach „{ $other }“ teilst du ihn.
reason-their-locations = Erkundete Orte: { $mine } bei { $choice }, { $theirs } bei { $other }.
reason-noise = Zombiemarker, die auf die Felder um dich kommen: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-goal-steps = Schritte bis zu diesem Ort: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-goal-lacks = Vorräte, die dir für diesen Ort noch fehlen: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-zombies-there = Zombiemarker dort: { $mine } bei { $choice }, { $theirs } bei { $other }.
reason-brings = { $what ->
    [followers] Begleiter
    [items] Gegenstände
    [healed] Geheilte Erschöpfung
    [fatigue] Erschöpfung
    [tokens] Zombiemarker in deiner Nähe
    [cards] Weitere Begegnungen
   *[resources] Vorräte
}: { $mine } für dich durch „{ $choice }“, { $theirs } durch „{ $other }“.
reason-later-locations = Einige Züge später hast du etwa { $mine } Orte erkundet mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-survivors = Einige Züge später leben etwa { $mine } Überlebende mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-fatigue = Einige Züge später hat dein Trupp etwa { $mine } Erschöpfung mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-supplies = Einige Züge später hast du etwa { $mine } Vorräte mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-items = Einige Züge später hast du etwa { $mine } Gegenstände mit „{ $choice }“, { $theirs } mit „{ $other }“.

# Wie eine Möglichkeit heißt
label-walk = Gehen: { $space }{ $over ->
        [none] { "" }
       *[other] {" "}über { $over }
    }{ $private ->
        [yes] {" "}mit deiner geheimen Karte
       *[no] { "" }
    }
label-pass = Fahren: { $space }, an den Zombies vorbei (1 Benzin)
label-drive = Fahren: { $space } über { $over } (1 Benzin){ $private ->
        [yes] {" "}mit deiner geheimen Karte
       *[no] { "" }
    }
label-stay = Bleiben und noch einmal versuchen{ $private ->
        [yes] {" "}mit deiner geheimen Karte
       *[no] { "" }
    }
label-always = Immer: { $wish }
label-ask-again = Wieder fragen: { $wish }
label-use = { $card } einsetzen
label-eat = { $name } isst
label-invite = Gemeinsam spielen mit { $name }?
label-die = Würfel { $number } neu würfeln
label-option = Möglichkeit { $number }
label-yes = Ja
label-no = Nein
label-stop = Anhalten
label-done = Weiter
label-enough = Genug
label-ammo = Schießen: Munitionswürfel
label-pay = Zahlen
label-ask = Gruppe fragen
label-bear = Hinnehmen
label-stay-in = Bleiben
label-leave = Liegen lassen
label-take = Nehmen
label-on = Weiter
label-success = Gelungen
label-fail = Misslungen
label-move-stop = Hier anhalten
label-recover-done = Weiter zum Bewegen
label-between-on = Karte ziehen
label-fight-on-stop = Aufhören, Erschöpfung nehmen
label-act-on-stop = Wurf annehmen
label-help-ammo = Mitschießen: Munitionswürfel
label-help-no = Nicht helfen
label-stay-quiet-no = Zombies kommen lassen
label-save-no = Geschehen lassen
label-take-fatigue-no = Ablehnen
label-pay-or-not-no = Nicht zahlen, misslingen lassen
label-chip-in-no = Nicht zahlen
label-bear-for-yes = Übernehmen
label-bear-for-no = Ablehnen
label-collect-take = Einsammeln
label-collect-leave = Liegen lassen
label-return-yes = Zurückkommen
label-return-no = Nicht mehr mitspielen
label-play-on-yes = Weiterspielen
label-play-on-with = Weiterspielen, wenn noch jemand will
label-play-on-no = Aufhören
label-join-group-yes = Gemeinsam spielen
label-join-group-no = Allein weiter
label-leave-group-stay = In der Gruppe bleiben
label-leave-group-leave = Gruppe verlassen
label-swap-private-no = Meine Karte behalten

# Was eine Möglichkeit bedeutet
option-way = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
option-die = { $colour }, zeigt { NAME($face) }
space-closed = für dich verschlossen
space-off = die Straße { $n ->
        [one] { "" }
       *[other] { $n } Schritte{ " " }
    }{ $way ->
        [e] östlich
        [se] südöstlich
        [sw] südwestlich
        [w] westlich
        [nw] nordwestlich
       *[ne] nordöstlich
    } { NAME($name, form: "gender") ->
        [m] vom
        [n] vom
        [f] von der
       *[other] von
    } { $name }
colour-blue = blau
colour-red = rot
colour-green = grün
colour-black = Munitionswürfel
name-K1 = 1 Treffer
name-K2 = 2 Treffer
name-K3 = 3 Treffer
name-A1 = 1 Aktion
name-A2 = 2 Aktionen
name-A3 = 3 Aktionen
name-W1 = Joker (Treffer oder Aktion)
name-X1 = 1 Treffer und Lärm
name-X2 = 2 Treffer und Lärm
name-X3 = 3 Treffer und Lärm
name-0 = leer

# Wie es steht, in der Leiste über der Szene.
standing = { $level ->
    [yes] Gleichstand: { $count } { $count ->
        [one] Ort
       *[other] Orte
    }
   *[no] Vorn: { $names }, { $count } { $count ->
        [one] Ort
       *[other] Orte
    }
}
# Große Momente, wie sie angesagt werden
moment-fight = Der Kampf
moment-dice = Die Würfel fallen
moment-again = Neu gewürfelt
moment-shot = Ein Schuss
moment-scouted = Ein Ort ist erkundet
moment-falls = Ein Überlebender fällt

# Was man am Tisch mit einem Druck sagt
emote-watch-out = Pass auf
emote-join-me = Machst du mit?
emote-no-way = Auf keinen Fall
emote-quiet = Leise …
emote-found-it = Gefunden!
emote-well-played = Gut gespielt
