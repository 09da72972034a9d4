# The Best Defense

game = The Best Defense
game-line = Haltet vier Orte zwölf Runden lang. Alle gewinnen gemeinsam, oder niemand.
goal-standard = Überlebt gemeinsam zwölf Runden. Wird ein Stapel leer, verlieren alle.
goal-hardcore = Überlebt gemeinsam zwölf Runden. Ist ein Stapel leer oder jemand tot, verlieren alle.
option-mode = Modus
option-difficulty = Schwierigkeit
option-difficulty-note = Die Anleitung empfiehlt Standard mit Experte und Hardcore mit Einsteiger.
option-motives = Geheime Motive: Alle haben ein geheimes Ziel
option-one_leader = Ein Anführer: Der Anführer wechselt nie
option-leader_last = Anführer zuletzt: Der Anführer spielt nach den anderen
option-quick = Schnelles Spiel: Fragen mit klarer Antwort überspringen
option-pressure = Zahl der Beißer
option-box = Schachtel
mode-standard = Standard: Für Tote kommt ein neuer Überlebender
mode-hardcore = Hardcore: Der erste Tote beendet die Partie
pressure-book = Nach der Anleitung, für jede Spielerzahl gleich
pressure-even = Ausgeglichen nach der Spielerzahl
difficulty-beginner = Einsteiger: Alle sehen alle Ereignisse
difficulty-expert = Experte: Ereignisse sind geheim, und solange sie gespielt werden, wird nicht geredet
way-defense = The Best Defense, du und ein Bot

# Namen
name-andrea = Andrea
name-daryl = Daryl
name-glenn = Glenn
name-maggie = Maggie
name-michonne = Michonne
name-rick = Rick
name-farm = die Farm
    .accusative = die Farm
    .at = auf der Farm
    .to = zur Farm
    .from = von der Farm
    .outside = außerhalb der Farm
name-prison = das Gefängnis
    .accusative = das Gefängnis
    .at = im Gefängnis
    .to = zum Gefängnis
    .from = vom Gefängnis
    .outside = außerhalb des Gefängnisses
name-town = die Stadt
    .accusative = die Stadt
    .at = in der Stadt
    .to = in die Stadt
    .from = aus der Stadt
    .outside = außerhalb der Stadt
name-highway = der Highway
    .accusative = den Highway
    .at = auf dem Highway
    .to = zum Highway
    .from = vom Highway
    .outside = außerhalb des Highways
name-equipment = Ausrüstung
    .deck = Ausrüstungsstapel
name-ally = Verbündete
    .deck = Verbündetenstapel
name-food = Nahrung
    .deck = Nahrungsstapel
name-ammo = Munition
    .deck = Munitionsstapel
name-standard = Standard
name-hardcore = Hardcore
name-beginner = Einsteiger
name-expert = Experte
name-motives = Geheime Motive
name-one_leader = Ein Anführer
name-leader_last = Anführer zuletzt
name-swing = bloße Hände
    .dative = bloßen Händen
name-none = keine Waffe
name-barn_walkers_attack = Beißer aus der Scheune
name-ripe_orchard = Reifer Obstgarten
name-broken_fence = Kaputter Zaun
name-clean_well = Sauberer Brunnen
name-fire_in_the_loft = Feuer auf dem Heuboden
name-drifting_herd = Ziehende Horde
name-knock_at_the_farmhouse = Es klopft am Farmhaus
name-crisis_at_the_prison = Krise im Gefängnis
name-cell_block_sweep = Zellenblock säubern
name-gate_left_open = Offenes Tor
name-hole_in_the_yard_wall = Loch in der Hofmauer
name-infirmary_shelf = Regal im Krankenzimmer
name-guard_locker = Spind der Wache
name-trouble_in_the_tombs = Ärger im Keller
name-corner_pharmacy = Apotheke an der Ecke
name-strangers_at_the_bar = Fremde an der Bar
name-alarm_bell = Alarmglocke
name-picked_over_shelves = Leere Regale
name-shooter_on_the_roof = Schütze auf dem Dach
name-barter_day = Tauschtag
name-burning_block = Brennender Häuserblock
name-a_friend_in_need = Ein Freund in Not
name-abandoned_trunk = Verlassener Kofferraum
name-herd_on_the_road = Horde auf der Straße
name-car_alarm = Autoalarm
name-siphoned_fuel = Abgezapftes Benzin
name-overturned_truck = Umgestürzter Laster
name-hostile_travelers = Feindselige Reisende
name-nothing_left_to_share = Nichts mehr zu teilen
name-wet_powder = Nasses Pulver
name-spoiled_rations = Verdorbene Vorräte
name-warning_shots = Warnschüsse
name-left_behind = Zurückgelassen
name-trail_of_blood = Blutspur
name-straggling_pack = Versprengtes Rudel
name-broken_gear = Kaputte Ausrüstung
name-accidents_happen = Unfälle passieren
name-promise_me = Versprich es mir
name-a_death_in_the_family = Ein Tod in der Familie
name-talk_behind_backs = Gerede hinter dem Rücken
name-burden_of_command = Last der Verantwortung
name-nobody_moves = Keiner bewegt sich
name-sleepless_night = Schlaflose Nacht
name-split_up = Getrennte Wege
name-hungry_walkers = Hungrige Beißer
name-closing_in = Sie kommen näher
name-rats_in_the_stores = Ratten im Lager
name-breathing_space = Atempause
name-handgun = Pistole
    .accusative = die Pistole
    .dative = der Pistole
name-rifle = Gewehr
    .accusative = das Gewehr
    .dative = dem Gewehr
name-shotgun = Schrotflinte
    .accusative = die Schrotflinte
    .dative = der Schrotflinte
name-crossbow = Armbrust
    .accusative = die Armbrust
    .dative = der Armbrust
name-machete = Machete
    .accusative = die Machete
    .dative = der Machete
name-metal_pipe = Metallrohr
    .accusative = das Metallrohr
    .dative = dem Metallrohr
name-katana = Katana
    .accusative = das Katana
    .dative = dem Katana
name-bulletproof_vest = Kugelsichere Weste
name-motorcycle = Motorrad
name-flashbang_grenade = Blendgranate
name-silencer = Schalldämpfer
name-bandages = Verbandszeug
name-binoculars = Fernglas
name-lone_straggler = Einsamer Nachzügler
name-two_on_foot = Zwei zu Fuß
name-roadside_family = Familie am Straßenrand
name-armed_band = Bewaffnete Bande
name-a_little_help = Ein wenig Hilfe
name-a_guinea_pig = Ein Versuchskaninchen
name-field_medic = Sanitäter
name-old_hunter = Alter Jäger
name-young_scout = Junger Späher
name-single_can = Eine Dose
name-two_cans = Zwei Dosen
name-forgotten_pantry = Vergessene Speisekammer
name-full_crate = Volle Kiste
name-hot_meal = Warme Mahlzeit
name-shared_table = Gemeinsamer Tisch
name-handgun_box = Schachtel Pistolenpatronen
name-handgun_clip = Pistolenmagazin
name-handgun_lockbox = Kassette mit Pistolenpatronen
name-rifle_box = Schachtel Gewehrpatronen
name-rifle_strip = Ladestreifen
name-rifle_magazine = Gewehrmagazin
name-shell_box = Schachtel Schrotpatronen
name-shell_belt = Gürtel Schrotpatronen
name-quiver = Köcher
name-bolt_bundle = Bündel Bolzen
name-lucky_find = Glücksfund
name-mixed_rounds = Gemischte Patronen
name-hoarder = Hamsterer
name-warlord = Kriegsherr
name-quartermaster = Quartiermeister
name-collector = Sammler
name-lone_wolf = Einsamer Wolf
name-rebel = Rebell
name-executioner = Henker
name-untouched = Unversehrt
name-benefactor = Wohltäter

# Was gefragt wird
ask-take-survivor = Wähle einen Überlebenden.
ask-replace-survivor = Dein Überlebender ist tot. Wähle einen neuen, der in dieser Partie noch nicht dabei war.
ask-deal-events = Besprecht erst euren Plan. Wenn alle bereit sind, teile die Ereignisse aus. Danach darf niemand mehr reden.
ask-move-survivor = { $place ->
        [farm] Wohin geht { NAME($survivor) } von der Farm aus?
        [prison] Wohin geht { NAME($survivor) } vom Gefängnis aus?
        [town] Wohin geht { NAME($survivor) } von der Stadt aus?
        [highway] Wohin geht { NAME($survivor) } vom Highway aus?
       *[other] Wo beginnt { NAME($survivor) }?
    }
ask-defy = Bleibst du, wo der Anführer dich hingeschickt hat, oder legst du 1 Nahrung ab und gehst einen Schritt?
ask-draw-card = Ziehst du { NAME($place, form: "at") } eine Karte? Der { NAME($deck, form: "deck") } hat { $left ->
        [one] noch eine Karte. Ziehst du sie, verlieren alle.
       *[other] { $left } Karten.
    }
ask-take-ammo = Gefunden: { NAME($card) }. Nimmst du die Karte mit, oder lässt du sie für später hier liegen?
ask-load-ammo = Du hast { $count } Munition aus „{ NAME($card) }“. Lädst du eine Waffe, oder behältst du die Karte?
ask-load-weapon = Welche Waffe bekommt die Munition aus „{ NAME($card) }“?
ask-give = Gibst du jemandem hier eine Sache ab?
ask-give-back = Gibst du { NAME($survivor) } eine Sache ab?
ask-give-anywhere = Gibst du jemandem eine deiner Sachen, egal an welchem Ort?
ask-play-event = Welches Ereignis spielst du jetzt?
ask-act = { $moment ->
        [combat] Vor dem Kampf: Benutze einen Gegenstand oder lade eine Waffe.
        [healing] Du darfst jetzt einen Gegenstand benutzen.
       *[safe] Du darfst jetzt einen Gegenstand benutzen oder eine Waffe laden.
    }
ask-choose-weapon = { $again ->
        [no] Womit kämpfst du, oder was benutzt du vor dem Kampf?
       *[yes] { NAME($user) } hat etwas benutzt ({ NAME($item) }). Wähle deshalb noch einmal: Womit kämpfst du, oder was benutzt du vor dem Kampf?
    } Alle sehen, was gewählt wird, und du kannst deine Wahl ändern, bis alle gewählt haben.
ask-spend-allies = Du hast { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }{ $melee ->
        [yes] { "" }
       *[no] , zusammen mit allen, die mit dir schießen, { $group }
    }. Beißer { NAME($place, form: "at") }: { $walkers }. Wie viele Verbündete setzt du ein?
ask-attract-walker = Dein Schuss war laut. Woher kommt ein Beißer { NAME($place, form: "to") }?
ask-damage-order = Wo beißen die Beißer zuerst?
ask-divide-damage = Bisse { NAME($place, form: "at") }: { $left }. Wer nimmt sie? Seid ihr nicht einig, entscheidet der Anführer.
ask-settle-damage = Bisse { NAME($place, form: "at") }: { $left }. Die Spieler sind nicht einig ({ $proposals }). Wer nimmt sie?
ask-heal = Isst du 1 Nahrung, um 1 Lebenspunkt zu heilen?
ask-pick-survivor = { NAME($card) }: welcher Überlebende?
ask-pick-place = { NAME($card) }: welcher Ort?
ask-pick-branch = { NAME($card) }: was davon?
ask-pay-cost = { NAME($card) }: Zahlst du, oder nimmst du hin, was sonst geschieht?
ask-draw-more = { NAME($card) }: Ziehst du vom { NAME($deck, form: "deck") }? Karten darin: { $left }.
ask-lose-ammo = Du verlierst { $left } Munition. Woher nimmst du sie?
ask-lose-equipment = Welche Ausrüstung legst du ab?

# Was geschehen ist
event-agreed = Modus { NAME($mode) }, Schwierigkeit { NAME($difficulty) }{ $count ->
        [0] { "" }
       *[other] , { NAME($variants) }
    }.{ $recommended ->
        [yes] {" "}Die Anleitung empfiehlt diese beiden zusammen.
       *[no] { "" }
    }
event-meant-for-expert = „Anführer zuletzt“ ist für Experten gedacht, aber ihr könnt auch so spielen.
event-survivor-taken =
    { $you ->
        [yes] Du spielst { NAME($survivor) }.
       *[no] { $seat } spielt { NAME($survivor) }.
    }
event-board-laid = Der Plan: { NAME($board) }. Die Stapel in derselben Reihenfolge: { NAME($decks) }.
event-die-rolled =
    { $you ->
        [yes] Du würfelst { $face } mit dem { $die ->
            [black] schwarzen
           *[other] weißen
        } Würfel.
       *[no] { $seat } würfelt { $face } mit dem { $die ->
            [black] schwarzen
           *[other] weißen
        } Würfel.
    }
event-motive-dealt =
    { $you ->
        [yes] Dein geheimes Motiv: { NAME($motive) }.
       *[no] { $seat } bekommt ein geheimes Motiv.
    }
event-badge-taken =
    { $you ->
        [yes] Du nimmst das Abzeichen: { NAME($survivor) } führt an.
       *[no] { $seat } nimmt das Abzeichen: { NAME($survivor) } führt an.
    }
event-round-begun = Runde { $round } beginnt. { NAME($survivor) } führt an.
event-events-shuffled = Die { $count } abgelegten Ereignisse werden gemischt.
event-events-dealt =
    { $you ->
        [yes] Deine Ereignisse: { NAME($cards) }.
       *[no] { $seat } bekommt { $count ->
            [one] 1 Ereignis
           *[other] { $count } Ereignisse
        }.
    }
event-events-laid-open =
    { $you ->
        [yes] Deine Ereignisse: { NAME($cards) }.
       *[no] { $seat } bekommt: { NAME($cards) }.
    }
event-moved = { $sent ->
        [yes] { NAME($leader) } schickt { $you ->
            [yes] dich
           *[no] { NAME($survivor) }
        } { NAME($place, form: "to") }.
       *[no] { NAME($survivor) } geht { NAME($place, form: "to") }.
    }
event-defied = { NAME($survivor) } widersetzt sich dem Anführer.
event-card-drawn =
    { $you ->
        [yes] Du ziehst: { NAME($card) }. Im { NAME($deck, form: "deck") } bleiben { $left }.
       *[no] { $seat } zieht: { NAME($card) }. Im { NAME($deck, form: "deck") } bleiben { $left }.
    }
event-ammo-taken =
    { $you ->
        [yes] Du nimmst { NAME($place, form: "at") } mit: { NAME($card) }.
       *[no] { $seat } nimmt { NAME($place, form: "at") } mit: { NAME($card) }.
    }
event-ammo-left =
    { $you ->
        [yes] Du lässt { NAME($place, form: "at") } liegen: { NAME($card) }.
       *[no] { $seat } lässt { NAME($place, form: "at") } liegen: { NAME($card) }.
    }
event-ammo-kept =
    { $you ->
        [yes] Du behältst „{ NAME($card) }“ mit { $count } Munition.
       *[no] { $seat } behält „{ NAME($card) }“ mit { $count } Munition.
    }
event-loaded =
    { $you ->
        [yes] Du lädst { $count } Munition in { NAME($weapon, form: "accusative") }.
       *[no] { $seat } lädt { $count } Munition in { NAME($weapon, form: "accusative") }.
    }
event-gained = { NAME($survivor) } { $what ->
        [hp] heilt { $count } und hat { $now ->
            [one] 1 Lebenspunkt
           *[other] { $now } Lebenspunkte
        }.
        [ally] bekommt { $count ->
            [one] 1 Verbündeten
           *[other] { $count } Verbündete
        } und hat { $now }.
       *[other] bekommt { $count } Nahrung und hat { $now }.
    }
event-lost = { NAME($survivor) } verliert { $what ->
        [ally] { $count ->
            [one] 1 Verbündeten
           *[other] { $count } Verbündete
        }
        [ammo] { $count } Munition aus „{ NAME($card) }“
       *[other] { $count } Nahrung
    } und hat { $now }.
event-card-discarded =
    { $you ->
        [yes] Du legst ab: { NAME($card) }.
       *[no] { $seat } legt ab: { NAME($card) }.
    }
event-given =
    { $you ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { NAME($receiver) } { $what ->
        [food] 1 Nahrung.
        [ally] 1 Verbündeten.
        [equipment] die Karte „{ NAME($card) }“.
        [ammo_card] die Karte „{ NAME($card) }“ mit { $count } Munition.
       *[other] 1 Munition aus „{ NAME($card) }“.
    }
event-turn-begun =
    { $you ->
        [yes] Du bist mit { NAME($survivor) } am Zug.
       *[no] { $seat } ist mit { NAME($survivor) } am Zug.
    }
event-event-over = „{ NAME($card) }“ ist vorbei.
event-event-played =
    { $you ->
        [yes] Du spielst „{ NAME($card) }“.
       *[no] { $seat } spielt „{ NAME($card) }“.
    }
event-event-discarded =
    { $you ->
        [yes] Du legst „{ NAME($card) }“ ungespielt ab.
       *[no] { $seat } legt das andere Ereignis ungespielt ab.
    }
event-open-event-discarded =
    { $you ->
        [yes] Du legst „{ NAME($card) }“ ungespielt ab.
       *[no] { $seat } legt „{ NAME($card) }“ ungespielt ab.
    }
event-branch-chosen =
    { $you ->
        [yes] Du wählst bei „{ NAME($card) }“: { BRANCH($card, $branch) }.
       *[no] { $seat } wählt bei „{ NAME($card) }“: { BRANCH($card, $branch) }.
    }
event-paid =
    { $you ->
        [yes] { $paid ->
            [yes] Du zahlst für „{ NAME($card) }“.
           *[no] Du zahlst nicht für „{ NAME($card) }“.
        }
       *[no] { $paid ->
            [yes] { $seat } zahlt für „{ NAME($card) }“.
           *[no] { $seat } zahlt nicht für „{ NAME($card) }“.
        }
    }
event-rule-in-force = Die Karte { NAME($card) } gilt bis zum Ende dieser Runde.
event-item-used = { NAME($survivor) } benutzt: { NAME($card) }.
event-walkers-came = { $count ->
        [0] Keine Beißer kommen { NAME($place, form: "to") }: Es sind keine Marker übrig.
        [one] 1 Beißer kommt { NAME($place, form: "to") }: jetzt { $now }.
       *[other] { $count } Beißer kommen { NAME($place, form: "to") }: jetzt { $now }.
    }
event-walkers-killed = { $count ->
        [one] 1 Beißer { NAME($place, form: "at") } wird entfernt: jetzt { $now }.
       *[other] { $count } Beißer { NAME($place, form: "at") } werden entfernt: jetzt { $now }.
    }
event-walkers-shifted = { $count ->
        [one] 1 Beißer geht { NAME($origin, form: "from") } { NAME($place, form: "to") }.
       *[other] { $count } Beißer gehen { NAME($origin, form: "from") } { NAME($place, form: "to") }.
    }
event-combat-begun = Runde { $round }: Der Kampf beginnt. Alle dürfen wieder reden.
event-weapon-chosen = { $weapon ->
        [swing] { NAME($survivor) } kämpft mit bloßen Händen.
        [none] { NAME($survivor) } kämpft ohne Waffe.
       *[other] { NAME($survivor) } kämpft mit { NAME($weapon, form: "dative") }.
    }
event-rolled = { NAME($survivor) } würfelt { $dice } ({ NAME($weapon) }{ $extra ->
        [0] { "" }
        [one] , der letzte Würfel zusätzlich
       *[other] , die letzten { $extra } Würfel zusätzlich
    }): { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }.
event-allies-spent = { NAME($survivor) } setzt { $count ->
        [one] 1 Verbündeten
       *[other] { $count } Verbündete
    } ein und hat { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }.
event-fought = { NAME($fighters) } { NAME($place, form: "at") }: { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        }, { $kills ->
        [0] kein Beißer
        [one] 1 Beißer
       *[other] { $kills } Beißer
    } getötet, { $now } übrig.
event-damage-begun = { $biting ->
        [0] Kein Beißer { NAME($place, form: "at") } kann beißen.
        [one] 1 Beißer { NAME($place, form: "at") } beißt.
       *[other] { $biting } Beißer { NAME($place, form: "at") } beißen.
    }
event-bitten = { $hurt ->
        [yes] { NAME($survivor) } wird gebissen und hat { $hp ->
            [one] 1 Lebenspunkt
           *[other] { $hp } Lebenspunkte
        }.
       *[no] { NAME($survivor) } wird gebissen, aber nicht verletzt.
    }
event-hurt = { NAME($survivor) } nimmt { $count } Schaden und hat { $hp ->
            [one] 1 Lebenspunkt
           *[other] { $hp } Lebenspunkte
        }.
event-cards-eaten = Der { NAME($deck, form: "deck") } { NAME($place, form: "at") } verliert: { NAME($cards) }. Es bleiben { $left }.
event-died = { NAME($survivor) } stirbt { NAME($place, form: "at") }{ $risen ->
        [0] .
       *[other] {" "}und steht als Beißer wieder auf.
    }
event-healed = { NAME($survivor) } isst und hat { $hp ->
            [one] 1 Lebenspunkt
           *[other] { $hp } Lebenspunkte
        }.
event-tokens-shown =
    { $you ->
        [yes] Marker auf deinem Motiv: { $count }.
       *[no] Marker auf dem Motiv von { $seat }: { $count }.
    }
event-stockpile-reached =
    { $you ->
        [yes] Du besitzt
       *[no] { $seat } besitzt
    } { $count } { $what ->
        [food] Nahrung
        [ally] Verbündete
        [ammo] Munition
       *[equipment] Ausrüstungskarten
    }: genug für ein Vorratsmotiv.
event-motive-scored =
    { $you ->
        [yes] Du hast dein Motiv erfüllt: { NAME($motive) }.
       *[no] { $seat } hat ein Motiv erfüllt: { NAME($motive) }.
    }
event-partial-victory =
    { $you ->
        [yes] Alle haben verloren, aber du hast einen Teilsieg: { NAME($motive) }.
       *[no] Alle haben verloren, aber { $seat } hat einen Teilsieg: { NAME($motive) }.
    }
event-deck-emptied = Der { NAME($deck, form: "deck") } { NAME($place, form: "at") } ist leer.
event-round-over = { $round ->
        [13] Die zwölfte Runde ist vorbei.
       *[other] Weiter mit Runde { $round }.
    }

# Wie es ausging
outcome-survived =
    { $count ->
        [one] { $you ->
            [yes] Du hast zwölf Runden überlebt.
           *[no] { $winners } hat zwölf Runden überlebt.
        }
       *[other] { $you ->
            [yes] Ihr habt zwölf Runden überlebt und gewinnt gemeinsam.
           *[no] { $winners } haben zwölf Runden überlebt und gewinnen gemeinsam.
        }
    }
outcome-deck-empty = Ein Stapel ist leer. Alle verlieren.
outcome-survivor-died = Im Hardcore-Modus ist ein Überlebender gestorben. Alle verlieren.
outcome-nobody-left = Es gibt keinen Überlebenden mehr, der einen Toten ersetzt. Alle verlieren.
ending-deck-empty = Die Toten nahmen { NAME($place, form: "accusative") } in Runde { $round } von { $rounds }.
ending-survived = Zwölf Runden, und die vier Orte stehen noch.
ending-survivor-died = { NAME($survivor) } starb { NAME($place, form: "at") } in Runde { $round } von { $rounds }.
ending-nobody-left = Am Ende blieb nur { NAME($survivor) }. Es endete { NAME($place, form: "at") }, in Runde { $round } von { $rounds }.
# Warum nicht
refusal-survivor-is-used = Diese Figur war in dieser Partie schon dabei.
refusal-not-adjacent = Dieser Ort ist mehr als einen Schritt entfernt. Diagonal gehen ist nicht möglich.
refusal-card-forbids = Eine Karte verbietet das in dieser Runde.
refusal-receiver-lacks-weapon = Dort fehlt die Waffe für diese Munition.
refusal-no-ammo = Sie hat keine Munition.
refusal-not-hurt = Du bist nicht verletzt.
refusal-no-food = Du hast keine Nahrung.
refusal-no-use-to-them = Das wäre dort nicht zu gebrauchen.
refusal-does-nothing = Das würde nichts bewirken.

# Worte auf den Karten
amount = { $form ->
        [all] alle
       *[other] { $low }{ $high ->
            [0] { "" }
           *[other] –{ $high }
        }
    }
whom = { $who ->
        [self] du
        [leader] der Anführer
        [all] jeder Überlebende
        [others] jeder andere Überlebende
        [with_self] jeder Überlebende an deinem Ort
        [with_leader] jeder Überlebende am Ort des Anführers
        [not_with_leader] jeder Überlebende fern vom Anführer
        [chosen] ein Überlebender deiner Wahl
        [chosen_other] ein anderer Überlebender deiner Wahl
        [chosen_here] ein Überlebender an deinem Ort
        [it] er
        [at] jeder Überlebende { NAME($place, form: "at") }
       *[not_at] jeder Überlebende { NAME($place, form: "outside") }
    }
whom-where = { $whom } { $cond }
where = { $where ->
        [here] an deinem Ort
        [leader_here] am Ort des Anführers
        [chosen] an einem Ort deiner Wahl
        [chosen_adjacent] an einem benachbarten Ort
        [each] an jedem Ort
        [each_empty] an jedem Ort ohne Überlebende
        [it] an diesem Ort
       *[other] { NAME($where, form: "at") }
    }
effect-gain = { $what ->
        [hp] { $who ->
            [self] heile { $n }
           *[other] { $whom } heilt { $n }
        }
        [ammo] { $who ->
            [self] lade { $n } Munition in { $weapon ->
                [choice] eine deiner Fernkampfwaffen
               *[other] { NAME($weapon, form: "accusative") }
            }
           *[other] { $whom } lädt { $n } Munition in { $weapon ->
                [choice] eine Fernkampfwaffe
               *[other] { NAME($weapon, form: "accusative") }
            }
        }
        [ally] { $who ->
            [self] nimm { $n } Verbündete
           *[other] { $whom } bekommt { $n } Verbündete
        }
       *[food] { $who ->
            [self] nimm { $n } Nahrung
           *[other] { $whom } bekommt { $n } Nahrung
        }
    }
effect-gain-one-ally = { $who ->
        [self] nimm 1 Verbündeten
       *[other] { $whom } bekommt 1 Verbündeten
    }
effect-lose = { $who ->
        [self] verliere
       *[other] { $whom } verliert
    } { $what ->
        [food] { $n } Nahrung
        [ally] { $n ->
            [1] 1 Verbündeten
            [alle] alle Verbündeten
           *[other] { $n } Verbündete
        }
        [ammo] { $n } Munition
       *[equipment] { $n } Ausrüstung
    }
effect-damage = { $who ->
        [self] nimm { $n } Schaden
       *[other] { $whom } nimmt { $n } Schaden
    }
effect-walkers = { $n ->
        [1] { $loc } kommt 1 Beißer dazu
       *[other] { $loc } kommen { $n } Beißer dazu
    }
effect-kill = { $n ->
        [alle] entferne alle Beißer { $loc }
       *[other] entferne { $n } Beißer { $loc }
    }
effect-shift = { $n ->
        [1] nimm 1 Beißer { $from } weg und stelle ihn { $loc } auf
       *[other] nimm { $n } Beißer { $from } weg und stelle sie { $loc } auf
    }
effect-move = { $who ->
        [self] { $may ->
            [yes] du darfst dich { $loc } aufstellen
           *[no] stell dich { $loc } auf
        }
       *[other] { $may ->
            [yes] wenn du willst, steht { $whom } danach { $loc }
           *[no] danach steht { $whom } { $loc }
        }
    }
effect-move-anywhere = { $who ->
        [self] { $may ->
            [yes] du darfst an einen beliebigen Ort gehen
           *[no] geh an einen beliebigen Ort
        }
       *[other] { $may ->
            [yes] wenn du willst, geht { $whom } an einen Ort deiner Wahl
           *[no] danach geht { $whom } an einen Ort deiner Wahl
        }
    }
effect-draw = { $who ->
        [self] { $may ->
            [yes] du darfst
           *[no] ziehe
        }
       *[other] { $may ->
            [yes] { $whom } darf
           *[no] { $whom } zieht
        }
    } { $n ->
        [1] eine Karte
       *[other] { $n } Karten
    } vom { NAME($deck, form: "deck") }{ $may ->
        [yes] {" "}ziehen
       *[no] { "" }
    }
effect-eat = der Stapel { $loc } verliert { $n } { $n ->
        [1] Karte
       *[other] Karten
    }
effect-eat-each = { $loc } verliert der Stapel { $n } { $n ->
        [1] Karte
       *[other] Karten
    }
cost-food = { $n } Nahrung
cost-ally = { $n ->
        [one] 1 Verbündeten
       *[other] { $n } Verbündete
    }
cost-ammo = { $n } Munition
cost-equipment = { $n } Ausrüstung
effect-pay = { $it ->
        [yes] er legt { $cost } ab{ $may ->
            [yes] , oder { $else }
           *[no] ; geht das nicht: { CAPITAL($else) }
        }
       *[no] lege { $cost } ab{ $may ->
            [yes] , oder { $else }
           *[no] ; geht das nicht: { CAPITAL($else) }
        }
    }
effect-pay-then = { $may ->
        [yes] du darfst { $cost } ablegen für: { CAPITAL($then) }
       *[no] wenn du kannst, lege { $cost } ab: { CAPITAL($then) }
    }{ $refused ->
        [yes] ; sonst: { CAPITAL($else) }
       *[no] { "" }
    }
effect-if = { $cond }: { CAPITAL($then) }
effect-if-else = { $cond }: { CAPITAL($then) }. Sonst: { CAPITAL($else) }
effect-unless = außer { $cond }: { CAPITAL($else) }
effect-choose = { $by ->
        [leader] der Anführer wählt: { $options }
       *[self] wähle: { $options }
    }
effect-each = { $whom }: { CAPITAL($do) }
effect-give = du darfst eine deiner Sachen weitergeben ({ $items }), egal wohin; wer sie bekommt: { $whom }
item = { $what ->
        [ally] 1 Verbündeter
        [food] 1 Nahrung
        [ammo] 1 Munition
        [ammo_card] eine Munitionskarte
       *[equipment] eine Ausrüstungskarte
    }
effect-rule = { $stat ->
        [combat_bonus] in dieser Runde zählt { $whom } { $n } zu einem Kampfwurf dazu
        [combat_dice] in dieser Runde { $who ->
            [self] würfelst du im Kampf mit { $n ->
                [one] 1 Würfel mehr
               *[other] { $n } Würfeln mehr
            }
           *[other] würfelt { $whom } im Kampf mit { $n ->
                [one] 1 Würfel mehr
               *[other] { $n } Würfeln mehr
            }
        }
        [unarmed_swing] in dieser Runde darf { $whom } statt mit einer Waffe mit einem weißen Würfel im Nahkampf angreifen
        [prevent] { $who ->
            [self] ignoriere in jeder Runde { $n ->
                [1] den ersten Schaden
               *[other] die ersten { $n } Schaden
            }
           *[other] { $whom } ignoriert in dieser Runde { $n ->
                [1] den ersten Schaden
               *[other] die ersten { $n } Schaden
            }
        }
        [undying] in dieser Runde { $who ->
            [self] kannst du nicht sterben
           *[other] kann { $whom } nicht sterben
        }
        [wall] am Ende dieser Runde beißen { $loc } { $n } Beißer weniger
        [breach] die Gefängnismauern wirken in dieser Runde nicht
        [on_defy] wer sich in dieser Runde dem Anführer widersetzt: { CAPITAL($do) }
       *[forbid] für den Rest dieser Runde { $who ->
            [all] darf niemand
            [self] darfst du nicht
           *[other] darf { $whom } nicht
        } { $what ->
            [draw] ziehen
            [trade] tauschen
            [defy] sich widersetzen
            [heal] mit Nahrung heilen
           *[allies] Verbündete einsetzen
        }
    }
cond-at = wenn du { NAME($place, form: "at") } bist
cond-guarded = wenn jemand { NAME($place, form: "at") } ist
cond-with_leader = { $is ->
        [yes] beim Anführer
       *[no] fern vom Anführer
    }
cond-is_leader = { $is ->
        [yes] als Anführer
       *[no] wenn du nicht der Anführer bist
    }
cond-alone = { $is ->
        [yes] ohne Begleitung
       *[no] in Begleitung
    }
cond-has = mit mindestens { $cost }
cond-hp_max = { $n ->
        [one] mit höchstens 1 Lebenspunkt
       *[other] mit höchstens { $n } Lebenspunkten
    }
cond-hp_min = { $n ->
        [one] mit mindestens 1 Lebenspunkt
       *[other] mit mindestens { $n } Lebenspunkten
    }
cond-food_max = { $n ->
        [0] ohne Nahrung
       *[other] mit höchstens { $n } Nahrung
    }
cond-ally_max = { $n ->
        [0] ohne Verbündete
        [one] mit höchstens 1 Verbündeten
       *[other] mit höchstens { $n } Verbündeten
    }
cond-walkers = wenn { $loc } { $n ->
        [1] Beißer sind
       *[other] { $n } oder mehr Beißer sind
    }
cond-roll = bei einem Wurf von { $min }–{ $max } mit dem { $die ->
        [d3] schwarzen
       *[d6] weißen
    } Würfel
and = { $one } und { $other }
or = { $one } oder { $other }
weapon-text = { $range ->
        [ranged] Fernkampf, braucht Munition (zu Beginn { $load }).
       *[melee] Nahkampf, keine Munition.
    } { $dice ->
        [one] 1 Würfel.
       *[other] { $dice } Würfel.
    }
special-bonus = Zähle { $n } dazu.
special-bonus-alone = Zähle { $n } dazu, wenn du allein an deinem Ort bist.
special-explode = Für jeden Wurf von { $min } oder mehr würfelst du mit einem weiteren Würfel.
special-recover = Bei einer Summe von { $total } oder mehr kommt { $n } Munition zurück.
special-attract = Zeigen deine Würfel { $natural } oder mehr, { $n ->
        [one] kommt 1 Beißer
       *[other] kommen { $n } Beißer
    } nach allen Kämpfen von einem benachbarten Ort.
item-text = { $when ->
        [combat_start] { $discard ->
            [yes] Zu Beginn des Kampfes ablegen: { CAPITAL($effects) }
           *[no] Zu Beginn des Kampfes: { CAPITAL($effects) }
        }
        [own_turn] { $discard ->
            [yes] In deinem Zug ablegen: { CAPITAL($effects) }
           *[no] In deinem Zug: { CAPITAL($effects) }
        }
        [safe] { $discard ->
            [yes] Jederzeit ablegen, bevor Beißer beißen: { CAPITAL($effects) }
           *[no] Jederzeit, bevor Beißer beißen: { CAPITAL($effects) }
        }
       *[damage] Wenn Beißer beißen: { CAPITAL($effects) }
    }
ammo-text = { $weapon ->
        [choice] { $n } Munition für eine beliebige Fernkampfwaffe
       *[other] { $n } Munition für { NAME($weapon, form: "accusative") }
    }
motive-stock = { $what ->
        [food] Besitze { $n } Nahrung.
        [ally] Besitze { $n } Verbündete.
        [ammo] Besitze { $n } Munition, geladen und auf Munitionskarten zusammen.
       *[equipment] Besitze { $n } Ausrüstungskarten.
    }
motive-count = { $trigger ->
        [combat_start_alone] Du bekommst einen Marker für jede Runde, in der du zu Beginn des Kampfes allein an deinem Ort bist. Ziel: { $n }.
        [defied] Du bekommst einen Marker für jede Runde, in der du dich dem Anführer widersetzt hast. Ziel: { $n }.
        [rolled_and_location_killed] Du bekommst einen Marker für jede Runde, in der dein Wurf oder der deiner Gruppe einen Beißer getötet hat. Ziel: { $n }.
        [round_end_hp_5] Du bekommst einen Marker für jede Runde, in der du nach den Bissen 5 Lebenspunkte hast. Ziel: { $n }.
       *[gave_item] Du bekommst einen Marker für jede Runde, in der du in deinem eigenen Zug eine Sache weitergegeben hast. Ziel: { $n }.
    }

# Der Tisch in Worten
table-round = Runde { $round } von { $rounds }. { NAME($leader) } führt an.
table-place = { NAME($place) }: { $walkers ->
        [0] keine Beißer
        [one] 1 Beißer
       *[other] { $walkers } Beißer
    }{ $biting ->
        [0] { "" }
        [one] {" "}(1 würde beißen)
       *[other] {" "}({ $biting } würden beißen)
    }; { NAME($deck, form: "deck") }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
table-left = Munitionskarten, die { NAME($place, form: "at") } liegen: { NAME($cards) }.
table-seat = { $name } als { NAME($survivor) }: { $place ->
        [none] nicht auf dem Plan
       *[other] { NAME($place, form: "at") }
    }, { $hp ->
            [one] 1 Lebenspunkt
           *[other] { $hp } Lebenspunkte
        }, { $food } Nahrung, { $allies ->
            [one] 1 Verbündeter
           *[other] { $allies } Verbündete
        }.
table-gear = Ausrüstung: { $cards }.
table-ammo = Munitionskarten: { $cards }.
table-motive = Motiv: { $card }
table-tokens = Marker auf dem Motiv: { $count }.
table-in-force = In dieser Runde: { $cards }.
with-ammo = { NAME($card) } ({ $ammo } Munition)

how-to-type = Tippe ein Wort aus der Liste: farm
# Was man in Antworten tippt; die Notation geht immer auch.
typed-farm = farm
typed-prison = gefängnis
typed-town = stadt
typed-highway = highway
typed-draw = ziehen
typed-pass = passen
typed-stay = bleiben
typed-done = fertig
typed-use = benutzen
typed-load = laden
typed-heal = heilen
typed-pay = zahlen
typed-refuse = ablehnen
typed-keep = behalten
typed-take = nehmen
typed-leave = lassen
typed-nobody = niemand
typed-nothing = nichts
typed-food = nahrung
typed-ally = verbündeter
cost-weapon = { $n ->
        [one] 1 Waffe
       *[other] { $n } Waffen
    }

# Der volle Bildschirm
screen-place = { $place ->
        [farm] Farm
        [prison] Gefängnis
        [town] Stadt
        [highway] Highway
       *[none] nicht im Spiel
    }
screen-with-ammo = { $card } { $ammo }
screen-spare = Ereignisse { $events }, Reserve { $survivors }
screen-walkers = { $walkers ->
        [0] keine Beißer
       *[other] { $walkers }{ $biting ->
            [0] , keiner beißt
            [one] , 1 beißt
           *[other] , { $biting } beißen
        }
    }
screen-deck = { NAME($deck) }: { $cards }
screen-left = hier liegt: { $cards }
screen-column-hp = LP
screen-column-food = Nahr
screen-column-allies = Verb
screen-column-events = Er
screen-motive = Motiv { $motive }{ $tokens ->
        [0] { "" }
       *[other] {" "}({ $tokens })
    }
screen-tokens = { $tokens } auf dem Motiv
screen-fights = { $dice ->
        [none] kämpft: { $weapon }
       *[other] { $weapon } { $dice } = { $total }
    }
screen-hand = Deine Ereignisse: { $cards }
screen-hidden = { $count ->
        [0] keine Ereignisse
        [one] 1 verdecktes Ereignis
       *[other] { $count } verdeckte Ereignisse
    }
screen-in-force = Diese Runde: { $cards }
screen-score = { $score ->
        [2] gewonnen
        [1] Teilsieg
       *[0] verloren
    }
screen-hint = Pfeile und Enter, eine Zahl oder /Wort; e: Karten.
screen-key-events = e
screen-help-events = die Ausrüstung aller und die Ereignisse und Motive, die du sehen darfst; noch einmal für zurück

# Die Szene im Browser
mark-round-begun = Runde { $round }
mark-combat-begun = Kampf
scene-place-farm = Farm
scene-place-prison = Gefängnis
scene-place-town = Stadt
scene-place-highway = Highway
scene-board = Die vier Orte
scene-answers = Was du tun kannst
scene-barred = Jetzt nicht möglich
scene-survivors = Überlebende
scene-events = Ereignisse
scene-round = Runde { $round } von { $rounds }
scene-leads = { $survivor } führt an
scene-is-leader = Führt in dieser Runde an.
scene-off-board = Noch nicht auf dem Plan: { $names }
scene-walkers =
    { $count ->
        [0] keine Beißer
        [one] 1 Beißer
       *[other] { $count } Beißer
    }
scene-deck = { NAME($deck, form: "deck") }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
scene-here = Hier: { $names }
scene-nobody-here = Niemand ist hier
scene-forecast-safe = Wenn sich nichts ändert, beißt hier am Ende der Runde kein Beißer
scene-forecast-bites = Wenn sich nichts ändert, nehmen die Überlebenden hier { $count ->
        [one] 1 Biss
       *[other] { $count } Bisse
    }
scene-forecast-eats = Wenn sich nichts ändert, verliert der Stapel { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } und hat noch { $left }
scene-forecast-empties = Wenn sich nichts ändert, wird der Stapel leer, und alle verlieren
scene-short-safe = { $walls ->
        [0] Sicher
       *[other] Sicher: Mauern halten { $walls }
    }
scene-short-bites = { $count ->
        [one] 1 Biss
       *[other] { $count } Bisse
    }
scene-short-eats = −{ $count } { $count ->
        [one] Karte
       *[other] Karten
    }
scene-short-empties = Wird leer!
scene-outlook = Am Ende der Runde, wenn sich nichts ändert
scene-outlook-safe = { $walls ->
        [0] keine Bisse
       *[other] sicher: Die Mauern halten { $walls } auf
    }
scene-choosing =
    Wer anführt, bewegt alle, spielt zwei Ereignisse und entscheidet, wenn ihr euch nicht einig seid. { $one ->
        [yes] Derselbe Überlebende führt die ganze Zeit an.
       *[no] In jeder Runde führt ein anderer Überlebender an.
    } Alle haben { $hp } Lebenspunkte. Was auf einer Karte steht, gilt, solange dieser Überlebende anführt.
scene-taken-by = Gewählt von: { $name }
scene-unlaid = Diese vier Orte verteidigt ihr. Ihre Lage und ihre Stapel werden ausgelost, wenn alle einen Überlebenden haben.
scene-your-events = Deine Ereignisse
scene-outlook-bites = { $count ->
        [one] 1 Biss
       *[other] { $count } Bisse
    } für { $names }
scene-outlook-eats = der Stapel verliert { $count } und hat noch { $left }
scene-outlook-empties = der Stapel wird leer: alle verlieren
scene-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
scene-kills = { $count ->
        [0] Kein Beißer getötet
        [one] 1 Beißer getötet
       *[other] { $count } Beißer getötet
    }
scene-survivor = { $survivor }, { $name }. { $place ->
        [none] Nicht auf dem Plan
       *[other] { $place }
    }. Lebenspunkte: { $hp }. Nahrung: { $food }. Verbündete: { $allies }.
scene-strip = { $survivor }, { $name }, { $hp ->
        [one] 1 Lebenspunkt
       *[other] { $hp } Lebenspunkte
    }
scene-ammo-word = {" "}Munition
scene-hidden-events = { $count ->
        [one] 1 verdecktes Ereignis
       *[other] { $count } verdeckte Ereignisse
    }
scene-scored = erfüllt
scene-tokens = { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    }
scene-pile = Ereignisstapel: { $count }
scene-in-force = Diese Runde
scene-all-cards = Alle Karten
scene-answer = Wählt: { $answer }
scene-may-change = Alle sehen deine Wahl. Du kannst sie ändern, bis alle gewählt haben.
scene-meanwhile =
    { $count ->
        [one] Du kannst jetzt auch eine Karte benutzen
       *[other] Du kannst jetzt auch eine von { $count } Karten benutzen
    }
scene-also = Du kannst auch
scene-cards-survivor = Überlebende
scene-cards-event = Ereignisse
scene-cards-weapon = Ausrüstung: Waffen
scene-cards-item = Ausrüstung: Gegenstände
scene-cards-ally = Verbündete
scene-cards-food = Nahrung
scene-cards-ammo = Munition
scene-cards-motive = Geheime Motive

# Was für eine Möglichkeit spricht
reason-bites = Zu erwartende Bisse in dieser Runde: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-eaten = Karten, die die Beißer in dieser Runde nähmen: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-left = Beißer, die nach dieser Runde übrig sind: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-spends-food = „{ $choice }“ schont deine Nahrung; „{ $other }“ kostet { $theirs }.
reason-kills = Getötete Beißer im Schnitt: { $mine } mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-shots = „{ $choice }“ schont deine Munition; „{ $other }“ verbraucht einen Schuss.
reason-allies-left = Verbündete, die bleiben: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-weakest = Lebenspunkte des Schwächsten von euch: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-hp = Deine Lebenspunkte: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-hp-of = Lebenspunkte jetzt: { $choice } hat { $mine }, { $other } { $theirs }.
reason-food = Deine Nahrung: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-armed = Beißer, die eure besten Waffen zusammen im Schnitt töten: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-can-heal = Lebenspunkte, die eure Nahrung heilen kann, alle zusammen: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-ammo-fits = Munition bei jemandem mit der passenden Waffe: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-a-shot = Beißer, die ein Schuss im Schnitt tötet: { $mine } mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-on-it = Munition, die schon darauf ist: { $mine } mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-gets = „{ $choice }“ bringt dir eine Karte; „{ $other }“ bringt keine.
reason-deck-left = Karten, die in diesem Stapel bleiben: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“. Ein leerer Stapel verliert die Partie.
reason-to-draw = Ausrüstungskarten, die für die Nachfolger der Toten bleiben: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-leads = { $what ->
    [points] Punkte für eure Kämpfe
    [hp] Lebenspunkte
    [ammo] Munition
   *[food] Nahrung für alle, die keine haben,
} in einer Runde als Anführer: { $mine } nach „{ $choice }“, { $theirs } nach „{ $other }“.
reason-brings = { $what ->
    [hp] Lebenspunkte
    [food] Nahrung
    [ally] Verbündete
    [ammo] Munition
    [equipment] Ausrüstung
    [walkers] Beißer
   *[cards] Karten in den Stapeln
}: etwa { $mine } durch „{ $choice }“, { $theirs } durch „{ $other }“.
reason-later-hp = Eine Runde später habt ihr zusammen etwa { $mine } Lebenspunkte mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-walkers = Eine Runde später sind es etwa { $mine } Beißer mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-cards = Eine Runde später haben die Stapel etwa { $mine } Karten mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-ammo = Eine Runde später habt ihr zusammen etwa { $mine } Munition mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-food = Eine Runde später habt ihr zusammen etwa { $mine } Nahrung mit „{ $choice }“, { $theirs } mit „{ $other }“.
reason-later-allies = Eine Runde später habt ihr zusammen etwa { $mine } Verbündete mit „{ $choice }“, { $theirs } mit „{ $other }“.

# Wie eine Möglichkeit heißt
label-go = { $place }
label-go-move-survivor = { $how ->
        [stay] { $survivor } bleibt { NAME($place, form: "at") }
        [go] { $survivor } geht { NAME($place, form: "to") }
       *[come] { $survivor } beginnt { NAME($place, form: "at") }
    }
label-go-defy = Widersetzen (1 Nahrung): { NAME($place, form: "to") }
label-go-attract-walker = { NAME($place, form: "from") }
label-go-damage-order = Zuerst { NAME($place, form: "at") }
label-play = { $card } spielen
label-plea-place = { NAME($thing, form: "accusative") } halten
label-use = { $card } benutzen
label-collect = { $card } aufheben
label-load = { $weapon } laden mit { $card }
label-load-first = Eine Waffe laden
label-given = { $what ->
        [food] 1 Nahrung
        [ally] 1 Verbündeten
        [ammo] 1 Munition aus { $card }
        [card_ammo] 1 Munition aus { $card }
       *[other] { $card }
    }
label-gift = Gib { $to } { $what }
label-card = { $card }
label-card-choose-weapon = Mit { NAME($card, form: "dative") } kämpfen
label-card-load-ammo = { $card } laden
label-card-load-weapon = { $card } laden
label-card-lose-equipment = { $card } ablegen
label-card-lose-ammo = 1 Munition aus { $card } verlieren
label-share = { $survivor } nimmt { $count }
label-spend = { $count ->
        [0] Keine einsetzen
        [one] 1 Verbündeten einsetzen
       *[other] { $count } Verbündete einsetzen
    }
label-word-deal = Ereignisse austeilen
label-word-stay = Bleib { NAME($place, form: "at") }
label-word-pick-place-stay = Nicht bewegen
label-word-draw = Ziehen: { NAME($deck) }
label-word-pass = Nichts ziehen
label-word-heal-pass = Nicht essen
label-word-done = Nichts geben
label-word-nothing = Nichts geben
label-word-choose-weapon-nothing = Nicht kämpfen
label-word-nobody = Niemand
label-word-keep = Karte behalten
label-word-take = Mitnehmen
label-word-leave = Liegen lassen
label-word-pay = { $cost } zahlen
label-word-refuse = Nicht zahlen
label-word-heal = 1 Nahrung essen, 1 heilen
label-word-swing = Mit bloßen Händen kämpfen

# Was eine Möglichkeit bedeutet
meaning-leads = als Anführer: { $text }
meaning-there = { $walkers ->
        [0] keine Beißer
        [one] 1 Beißer, { $biting ->
            [0] beißt nicht
           *[other] würde beißen
        }
       *[other] { $walkers } Beißer, { $biting ->
            [0] keiner würde beißen
            [one] 1 würde beißen
           *[other] { $biting } würden beißen
        }
    }; { NAME($deck) }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
meaning-who = { $hp ->
        [one] 1 Lebenspunkt
       *[other] { $hp } Lebenspunkte
    }, { $food } Nahrung, { $allies ->
        [one] 1 Verbündeter
       *[other] { $allies } Verbündete
    }{ $place ->
        [none] , nicht auf dem Plan
       *[other] , { NAME($place, form: "at") }
    }
meaning-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: tötet { $kills ->
        [0] keinen Beißer
        [one] 1 Beißer
       *[other] { $kills } Beißer
    }
meaning-odds = Allein tötet das mindestens 1 Beißer in { $one } %, mindestens 2 in { $two } % aller Würfe.
meaning-last-card = Das ist die letzte Karte: Alle würden verlieren.
scene-confirm = Bestätigen: { $choice }

# Wie es steht, in der Leiste über der Szene.
standing = { $count ->
        [0] { $of } Runden
       *[other] Runde { $count } von { $of }
    }
# Große Momente, wie sie angesagt werden
moment-dice = Die Würfel fallen
moment-die = Der Würfel fällt
moment-last-walker = Der letzte Beißer fällt
moment-kills = Sie schlagen zurück
moment-event-saves = Ein Ereignis rettet
moment-bite = Ein Biss
moment-dies = Ein Überlebender stirbt
moment-overrun = Überrannt

# Was man am Tisch mit einem Druck sagt
emote-help = Ich brauche Hilfe
emote-hold = Haltet die Stellung
emote-close = Das war knapp
emote-sorry = Tut mir leid!
emote-thanks = Danke
emote-well-played = Gut gespielt
