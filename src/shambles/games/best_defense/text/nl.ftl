# The Best Defense

game = The Best Defense
game-line = Houd twaalf rondes lang vier plekken bezet. Iedereen wint samen, of niemand.
goal-standard = Overleef samen twaalf rondes. Raakt één stapel op, dan verliest iedereen.
goal-hardcore = Overleef samen twaalf rondes. Raakt een stapel op of sterft er iemand, dan verlies je.
option-mode = Modus
option-difficulty = Moeilijkheid
option-difficulty-note = Het spelregelboek raadt Standaard met Expert aan, en Hardcore met Beginner.
option-motives = Bijbedoelingen: iedereen heeft een geheim doel
option-one_leader = Eén leider: de leider wisselt nooit
option-leader_last = Leider als laatste: de leider speelt na de anderen
option-quick = Snel spel: sla vragen met een duidelijk antwoord over
option-pressure = Aantal walkers
option-box = Doos
mode-standard = Standaard: een nieuwe overlevende vervangt wie sterft
mode-hardcore = Hardcore: de eerste dode beëindigt het spel
pressure-book = Volgens het boekje, gelijk voor elk aantal spelers
pressure-even = Aangepast aan het aantal spelers
difficulty-beginner = Beginner: iedereen ziet alle gebeurtenissen
difficulty-expert = Expert: gebeurtenissen zijn geheim, en niemand praat terwijl ze gespeeld worden
way-defense = The Best Defense, jij en één bot

# Namen
name-andrea = Andrea
name-daryl = Daryl
name-glenn = Glenn
name-maggie = Maggie
name-michonne = Michonne
name-rick = Rick
name-farm = de Boerderij
name-prison = de Gevangenis
name-town = de Stad
name-highway = de Snelweg
name-equipment = Uitrusting
name-ally = Bondgenoten
name-food = Voedsel
name-ammo = Munitie
name-standard = Standaard
name-hardcore = Hardcore
name-beginner = Beginner
name-expert = Expert
name-motives = Bijbedoelingen
name-one_leader = Eén leider
name-leader_last = Leider als laatste
name-swing = blote handen
name-none = geen wapen
name-barn_walkers_attack = Walkers uit de schuur
name-ripe_orchard = Rijpe boomgaard
name-broken_fence = Kapot hek
name-clean_well = Schone put
name-fire_in_the_loft = Brand op de hooizolder
name-drifting_herd = Zwervende kudde
name-knock_at_the_farmhouse = Geklop op de deur
name-crisis_at_the_prison = Crisis in de Gevangenis
name-cell_block_sweep = Cellenblok uitkammen
name-gate_left_open = Poort open gelaten
name-hole_in_the_yard_wall = Gat in de muur
name-infirmary_shelf = Plank in de ziekenboeg
name-guard_locker = Kast van de bewaker
name-trouble_in_the_tombs = Onheil in de kelders
name-corner_pharmacy = Apotheek op de hoek
name-strangers_at_the_bar = Vreemden aan de bar
name-alarm_bell = Alarmbel
name-picked_over_shelves = Leeggehaalde schappen
name-shooter_on_the_roof = Schutter op het dak
name-barter_day = Ruildag
name-burning_block = Brandend huizenblok
name-a_friend_in_need = Een vriend in nood
name-abandoned_trunk = Verlaten kofferbak
name-herd_on_the_road = Kudde op de weg
name-car_alarm = Autoalarm
name-siphoned_fuel = Afgetapte benzine
name-overturned_truck = Gekantelde vrachtwagen
name-hostile_travelers = Vijandige reizigers
name-nothing_left_to_share = Niets meer te delen
name-wet_powder = Nat kruit
name-spoiled_rations = Bedorven rantsoenen
name-warning_shots = Waarschuwingsschoten
name-left_behind = Achtergelaten
name-trail_of_blood = Bloedspoor
name-straggling_pack = Verdwaalde meute
name-broken_gear = Kapotte spullen
name-accidents_happen = Een ongeluk zit in een klein hoekje
name-promise_me = Beloof het me
name-a_death_in_the_family = Een dode in de familie
name-talk_behind_backs = Gepraat achter de rug
name-burden_of_command = De last van het leiderschap
name-nobody_moves = Niemand beweegt
name-sleepless_night = Slapeloze nacht
name-split_up = Verspreid
name-hungry_walkers = Hongerige walkers
name-closing_in = Ze komen dichterbij
name-rats_in_the_stores = Ratten in de voorraad
name-breathing_space = Adempauze
name-handgun = Pistool
name-rifle = Geweer
name-shotgun = Hagelgeweer
name-crossbow = Kruisboog
name-machete = Machete
name-metal_pipe = Metalen pijp
name-katana = Katana
name-bulletproof_vest = Kogelvrij vest
name-motorcycle = Motor
name-flashbang_grenade = Flitsgranaat
name-silencer = Geluiddemper
name-bandages = Verband
name-binoculars = Verrekijker
name-lone_straggler = Eenzame zwerver
name-two_on_foot = Twee te voet
name-roadside_family = Gezin langs de weg
name-armed_band = Gewapende bende
name-a_little_help = Een handje hulp
name-a_guinea_pig = Een proefkonijn
name-field_medic = Hospik
name-old_hunter = Oude jager
name-young_scout = Jonge verkenner
name-single_can = Eén blik
name-two_cans = Twee blikken
name-forgotten_pantry = Vergeten voorraadkast
name-full_crate = Volle krat
name-hot_meal = Warme maaltijd
name-shared_table = Gedeelde tafel
name-handgun_box = Doos pistoolpatronen
name-handgun_clip = Pistoolmagazijn
name-handgun_lockbox = Kluisje met pistoolpatronen
name-rifle_box = Doos geweerpatronen
name-rifle_strip = Strip geweerpatronen
name-rifle_magazine = Geweermagazijn
name-shell_box = Doos hagelpatronen
name-shell_belt = Gordel hagelpatronen
name-quiver = Pijlkoker
name-bolt_bundle = Bundel pijlen
name-lucky_find = Gelukkige vondst
name-mixed_rounds = Gemengde patronen
name-hoarder = Hamsteraar
name-warlord = Krijgsheer
name-quartermaster = Kwartiermeester
name-collector = Verzamelaar
name-lone_wolf = Eenzame wolf
name-rebel = Rebel
name-executioner = Beul
name-untouched = Ongedeerd
name-benefactor = Weldoener

# Wat er gevraagd wordt
ask-take-survivor = Kies een overlevende.
ask-replace-survivor = Je overlevende is dood. Kies een nieuwe die nog niet in dit spel was.
ask-deal-events = Bespreek eerst jullie plan. Is iedereen klaar, deel dan de gebeurtenissen. Daarna mag niemand meer praten.
ask-move-survivor = { $place ->
        [farm] Waar gaat { NAME($survivor) } heen vanaf de Boerderij?
        [prison] Waar gaat { NAME($survivor) } heen vanuit de Gevangenis?
        [town] Waar gaat { NAME($survivor) } heen vanuit de Stad?
        [highway] Waar gaat { NAME($survivor) } heen vanaf de Snelweg?
       *[other] Waar zet je { NAME($survivor) } neer?
    }
ask-defy = Blijf je waar de leider je heeft gezet, of leg je 1 voedsel af en doe je één stap?
ask-draw-card = Trek je een kaart bij { NAME($place) }? De stapel { NAME($deck) } heeft { $left ->
        [one] nog één kaart. Als je die trekt, verliest iedereen.
       *[other] { $left } kaarten.
    }
ask-take-ammo = Je hebt { NAME($card) } gevonden. Neem je het mee, of laat je het hier voor later?
ask-load-ammo = Je hebt { $count ->
        [one] 1 munitie
       *[other] { $count } munitie
    } van { NAME($card) }. Laad je een wapen, of houd je de kaart?
ask-load-weapon = Welk wapen krijgt de munitie van { NAME($card) }?
ask-give = Geef je iemand hier één ding?
ask-give-back = Geef je { NAME($survivor) } één ding?
ask-give-anywhere = Geef je iemand iets van jou, op welke plek dan ook?
ask-play-event = Welke gebeurtenis speel je nu?
ask-act = { $moment ->
        [combat] Voor het gevecht: gebruik een voorwerp of laad een wapen.
        [healing] Je mag nu een voorwerp gebruiken.
       *[safe] Je mag nu een voorwerp gebruiken of een wapen laden.
    }
ask-choose-weapon = { $again ->
        [no] Waarmee vecht je, of wat gebruik je voor het gevecht?
       *[yes] { NAME($user) } heeft { NAME($item) } gebruikt, dus kies opnieuw: waarmee vecht je, of wat gebruik je voor het gevecht?
    } Iedereen ziet de keuzes, en je kunt de jouwe wijzigen tot iedereen gekozen heeft.
ask-spend-allies = Je hebt { $total ->
            [one] 1 punt
           *[other] { $total } punten
        }{ $melee ->
        [yes] { "" }
       *[no] , { $group } samen met iedereen die meeschiet
    }. Walkers bij { NAME($place) }: { $walkers }. Hoeveel bondgenoten zet je in?
ask-attract-walker = Je schot was luid. Vanwaar komt een walker naar { NAME($place) }?
ask-damage-order = Waar bijten de walkers eerst?
ask-divide-damage = Beten bij { NAME($place) }: { $left }. Wie krijgt ze? Zijn jullie het niet eens, dan beslist de leider.
ask-settle-damage = Beten bij { NAME($place) }: { $left }. De spelers zijn het niet eens ({ $proposals }). Wie krijgt ze?
ask-heal = Eet je 1 voedsel om 1 levenspunt te genezen?
ask-pick-survivor = { NAME($card) }: welke overlevende?
ask-pick-place = { NAME($card) }: welke plek?
ask-pick-branch = { NAME($card) }: wat kies je?
ask-pay-cost = { NAME($card) }: betaal je, of aanvaard je wat er anders gebeurt?
ask-draw-more = { NAME($card) }: trek je van de stapel { NAME($deck) }? Nog { $left ->
            [one] 1 kaart
           *[other] { $left } kaarten
        }.
ask-lose-ammo = Je verliest { $left } munitie. Waar haal je die vandaan?
ask-lose-equipment = Welke uitrusting leg je af?

# Wat er gebeurde
event-agreed = Modus { NAME($mode) }, moeilijkheid { NAME($difficulty) }{ $count ->
        [0] { "" }
       *[other] , { NAME($variants) }
    }.{ $recommended ->
        [yes] {" "}Het spelregelboekje raadt deze twee samen aan.
       *[no] { "" }
    }
event-meant-for-expert = Leider als laatste is gemaakt voor Expert, maar je kunt het ook zo spelen.
event-survivor-taken =
    { $you ->
        [yes] Je speelt { NAME($survivor) }.
       *[no] { $seat } speelt { NAME($survivor) }.
    }
event-board-laid = Het bord: { NAME($board) }. De stapels, in dezelfde volgorde: { NAME($decks) }.
event-die-rolled =
    { $you ->
        [yes] Je gooit { $face } met de { $die ->
            [black] zwarte
           *[other] witte
        } dobbelsteen.
       *[no] { $seat } gooit { $face } met de { $die ->
            [black] zwarte
           *[other] witte
        } dobbelsteen.
    }
event-motive-dealt =
    { $you ->
        [yes] Jouw geheime bijbedoeling: { NAME($motive) }.
       *[no] { $seat } krijgt een geheime bijbedoeling.
    }
event-badge-taken =
    { $you ->
        [yes] Je neemt de leidersbadge: { NAME($survivor) } is leider.
       *[no] { $seat } neemt de leidersbadge: { NAME($survivor) } is leider.
    }
event-round-begun = Ronde { $round } begint. { NAME($survivor) } is leider.
event-events-shuffled = De { $count } afgelegde gebeurtenissen worden geschud.
event-events-dealt =
    { $you ->
        [yes] Jouw gebeurtenissen: { NAME($cards) }.
       *[no] { $seat } krijgt { $count ->
            [one] 1 gebeurtenis
           *[other] { $count } gebeurtenissen
        }.
    }
event-events-laid-open =
    { $you ->
        [yes] Jouw gebeurtenissen: { NAME($cards) }.
       *[no] { $seat } krijgt { NAME($cards) }.
    }
event-moved = { $sent ->
        [yes] { NAME($leader) } stuurt { $you ->
            [yes] jou
           *[no] { NAME($survivor) }
        } naar { NAME($place) }.
       *[no] { NAME($survivor) } gaat naar { NAME($place) }.
    }
event-defied = { NAME($survivor) } gaat tegen de leider in.
event-card-drawn =
    { $you ->
        [yes] Je trekt { NAME($card) }; de stapel { NAME($deck) } heeft er nog { $left }.
       *[no] { $seat } trekt { NAME($card) }; de stapel { NAME($deck) } heeft er nog { $left }.
    }
event-ammo-taken =
    { $you ->
        [yes] Je neemt { NAME($card) } mee van { NAME($place) }.
       *[no] { $seat } neemt { NAME($card) } mee van { NAME($place) }.
    }
event-ammo-left =
    { $you ->
        [yes] Je laat { NAME($card) } liggen bij { NAME($place) }.
       *[no] { $seat } laat { NAME($card) } liggen bij { NAME($place) }.
    }
event-ammo-kept =
    { $you ->
        [yes] Je houdt { NAME($card) } met { $count } munitie.
       *[no] { $seat } houdt { NAME($card) } met { $count } munitie.
    }
event-loaded =
    { $you ->
        [yes] Je laadt { $count } munitie ({ NAME($weapon) }).
       *[no] { $seat } laadt { $count } munitie ({ NAME($weapon) }).
    }
event-gained = { NAME($survivor) } { $what ->
        [hp] geneest { $count } en heeft { $now ->
            [one] 1 levenspunt
           *[other] { $now } levenspunten
        }.
        [ally] krijgt { $count ->
            [one] 1 bondgenoot
           *[other] { $count } bondgenoten
        } en heeft er { $now }.
       *[other] krijgt { $count } voedsel en heeft { $now }.
    }
event-lost = { NAME($survivor) } verliest { $what ->
        [ally] { $count ->
            [one] 1 bondgenoot
           *[other] { $count } bondgenoten
        }
        [ammo] { $count } munitie van { NAME($card) }
       *[other] { $count } voedsel
    } en heeft nog { $now }.
event-card-discarded =
    { $you ->
        [yes] Je legt { NAME($card) } af.
       *[no] { $seat } legt { NAME($card) } af.
    }
event-given =
    { $you ->
        [yes] Je geeft
       *[no] { $seat } geeft
    } { NAME($receiver) } { $what ->
        [food] 1 voedsel.
        [ally] 1 bondgenoot.
        [equipment] { NAME($card) }.
        [ammo_card] { NAME($card) } met { $count } munitie.
       *[other] 1 munitie van { NAME($card) }.
    }
event-turn-begun =
    { $you ->
        [yes] Je bent aan de beurt met { NAME($survivor) }.
       *[no] { $seat } is aan de beurt met { NAME($survivor) }.
    }
event-event-over = { NAME($card) } is voorbij.
event-event-played =
    { $you ->
        [yes] Je speelt { NAME($card) }.
       *[no] { $seat } speelt { NAME($card) }.
    }
event-event-discarded =
    { $you ->
        [yes] Je legt { NAME($card) } af zonder die te spelen.
       *[no] { $seat } legt de andere gebeurtenis af zonder die te spelen.
    }
event-open-event-discarded =
    { $you ->
        [yes] Je legt { NAME($card) } af zonder die te spelen.
       *[no] { $seat } legt { NAME($card) } af zonder die te spelen.
    }
event-branch-chosen =
    { $you ->
        [yes] Je kiest voor { NAME($card) }: { BRANCH($card, $branch) }.
       *[no] { $seat } kiest voor { NAME($card) }: { BRANCH($card, $branch) }.
    }
event-paid =
    { $you ->
        [yes] { $paid ->
            [yes] Je betaalt voor { NAME($card) }.
           *[no] Je betaalt niet voor { NAME($card) }.
        }
       *[no] { $paid ->
            [yes] { $seat } betaalt voor { NAME($card) }.
           *[no] { $seat } betaalt niet voor { NAME($card) }.
        }
    }
event-rule-in-force = De kaart { NAME($card) } werkt tot het eind van deze ronde.
event-item-used = { NAME($survivor) } gebruikt { NAME($card) }.
event-walkers-came = { $count ->
        [0] Er komen geen walkers naar { NAME($place) }: de fiches zijn op.
        [one] Er komt 1 walker naar { NAME($place) }: nu { $now }.
       *[other] Er komen { $count } walkers naar { NAME($place) }: nu { $now }.
    }
event-walkers-killed = { $count ->
        [one] Er gaat 1 walker weg bij { NAME($place) }: nu { $now }.
       *[other] Er gaan { $count } walkers weg bij { NAME($place) }: nu { $now }.
    }
event-walkers-shifted = { $count ->
        [one] Er gaat 1 walker van { NAME($origin) } naar { NAME($place) }.
       *[other] Er gaan { $count } walkers van { NAME($origin) } naar { NAME($place) }.
    }
event-combat-begun = Ronde { $round }: het gevecht begint. Iedereen mag weer praten.
event-weapon-chosen = { $weapon ->
        [swing] { NAME($survivor) } vecht met blote handen.
        [none] { NAME($survivor) } vecht zonder wapen.
       *[other] { NAME($survivor) } vecht met: { NAME($weapon) }.
    }
event-rolled = { NAME($survivor) } gooit { $dice } ({ NAME($weapon) }{ $extra ->
        [0] { "" }
        [one] , de laatste dobbelsteen is extra
       *[other] , de laatste { $extra } dobbelstenen zijn extra
    }): { $total ->
            [one] 1 punt
           *[other] { $total } punten
        }.
event-allies-spent = { NAME($survivor) } zet { $count ->
        [one] 1 bondgenoot
       *[other] { $count } bondgenoten
    } in en heeft { $total ->
            [one] 1 punt
           *[other] { $total } punten
        }.
event-fought = { NAME($fighters) } bij { NAME($place) }: { $total ->
            [one] 1 punt
           *[other] { $total } punten
        }, { $kills ->
        [0] geen walker
        [one] 1 walker
       *[other] { $kills } walkers
    } gedood, nog { $now } over.
event-damage-begun = { $biting ->
        [0] Bij { NAME($place) } kan geen walker bijten.
        [one] Bij { NAME($place) } bijt 1 walker.
       *[other] Bij { NAME($place) } bijten { $biting } walkers.
    }
event-bitten = { $hurt ->
        [yes] { NAME($survivor) } wordt gebeten en heeft nog { $hp ->
            [one] 1 levenspunt
           *[other] { $hp } levenspunten
        }.
       *[no] { NAME($survivor) } wordt gebeten, maar raakt niet gewond.
    }
event-hurt = { NAME($survivor) } krijgt { $count } schade en heeft nog { $hp ->
            [one] 1 levenspunt
           *[other] { $hp } levenspunten
        }.
event-cards-eaten = De stapel { NAME($deck) } bij { NAME($place) } verliest { NAME($cards) }; nog { $left } over.
event-died = { NAME($survivor) } sterft bij { NAME($place) }{ $risen ->
        [0] .
       *[other] {" "}en staat op als walker.
    }
event-healed = { NAME($survivor) } eet en heeft { $hp ->
            [one] 1 levenspunt
           *[other] { $hp } levenspunten
        }.
event-tokens-shown =
    { $you ->
        [yes] Fiches op jouw bijbedoeling: { $count }.
       *[no] Fiches op de bijbedoeling van { $seat }: { $count }.
    }
event-stockpile-reached =
    { $you ->
        [yes] Je bezit
       *[no] { $seat } bezit
    } { $count } { $what ->
        [food] voedsel
        [ally] bondgenoten
        [ammo] munitie
       *[equipment] uitrustingskaarten
    }: genoeg voor een voorraad-bijbedoeling.
event-motive-scored =
    { $you ->
        [yes] Je hebt je bijbedoeling gehaald: { NAME($motive) }.
       *[no] { $seat } heeft een bijbedoeling gehaald: { NAME($motive) }.
    }
event-partial-victory =
    { $you ->
        [yes] Iedereen verloor, maar jij hebt een halve overwinning: { NAME($motive) }.
       *[no] Iedereen verloor, maar { $seat } heeft een halve overwinning: { NAME($motive) }.
    }
event-deck-emptied = De stapel { NAME($deck) } bij { NAME($place) } is leeg.
event-round-over = { $round ->
        [13] De twaalfde ronde is voorbij.
       *[other] Door naar ronde { $round }.
    }

# Hoe het afliep
outcome-survived =
    { $count ->
        [one] { $you ->
            [yes] Je hebt twaalf rondes overleefd.
           *[no] { $winners } heeft twaalf rondes overleefd.
        }
       *[other] { $you ->
            [yes] Jullie hebben twaalf rondes overleefd en winnen samen.
           *[no] { $winners } hebben twaalf rondes overleefd en winnen samen.
        }
    }
outcome-deck-empty = Een stapel is op. Iedereen verliest.
outcome-survivor-died = Er is een overlevende gestorven in Hardcore. Iedereen verliest.
outcome-nobody-left = Er is niemand meer om de doden te vervangen. Iedereen verliest.

# Waarom niet
ending-deck-empty = De doden namen { NAME($place) } in ronde { $round } van { $rounds }.
ending-survived = Twaalf rondes, en de vier plekken staan nog overeind.
ending-survivor-died = { NAME($survivor) } stierf bij { NAME($place) } in ronde { $round } van { $rounds }.
ending-nobody-left = { NAME($survivor) } was de laatste. Het eindigde bij { NAME($place) }, in ronde { $round } van { $rounds }.
refusal-survivor-is-used = Deze overlevende was al in dit spel.
refusal-not-adjacent = Die plek is meer dan één stap ver. Schuin gaan kan niet.
refusal-card-forbids = Een kaart verbiedt dit in deze ronde.
refusal-receiver-lacks-weapon = Die speler heeft het wapen voor deze munitie niet.
refusal-no-ammo = Er ligt geen munitie op.
refusal-not-hurt = Je bent niet gewond.
refusal-no-food = Je hebt geen voedsel.
refusal-no-use-to-them = Die speler heeft er niets aan.
refusal-does-nothing = Dat zou niets doen.

# Woorden op de kaarten
amount = { $form ->
        [all] alle
       *[other] { $low }{ $high ->
            [0] { "" }
           *[other] –{ $high }
        }
    }
whom = { $who ->
        [self] jij
        [leader] de leider
        [all] elke overlevende
        [others] elke andere overlevende
        [with_self] iedereen op jouw plek
        [with_leader] iedereen bij de leider
        [not_with_leader] elke overlevende die niet bij de leider is
        [chosen] een overlevende naar keuze
        [chosen_other] een andere overlevende naar keuze
        [chosen_here] een overlevende op jouw plek
        [it] die
        [at] elke overlevende bij { NAME($place) }
       *[not_at] elke overlevende die niet bij { NAME($place) } is
    }
whom-where = { $whom } { $cond }
where = { $where ->
        [here] jouw plek
        [leader_here] de plek van de leider
        [chosen] een plek naar keuze
        [chosen_adjacent] een aangrenzende plek
        [each] elke plek
        [each_empty] elke plek zonder overlevenden
        [it] die plek
       *[other] { NAME($where) }
    }
effect-gain = { $what ->
        [hp] { $who ->
            [self] genees { $n }
           *[other] { $whom } geneest { $n }
        }
        [ammo] { $who ->
            [self] laad { $n } munitie in { $weapon ->
                [choice] een schietwapen van jou
               *[other] je { NAME($weapon) }
            }
           *[other] { $whom } laadt { $n } munitie in { $weapon ->
                [choice] een schietwapen
               *[other] een { NAME($weapon) }
            }
        }
        [ally] { $who ->
            [self] krijg { $n } bondgenoten
           *[other] { $whom } krijgt { $n } bondgenoten
        }
       *[food] { $who ->
            [self] krijg { $n } voedsel
           *[other] { $whom } krijgt { $n } voedsel
        }
    }
effect-gain-one-ally = { $who ->
        [self] krijg 1 bondgenoot
       *[other] { $whom } krijgt 1 bondgenoot
    }
effect-lose = { $who ->
        [self] verlies { $n }
        [it] die verliest { $n }
       *[other] { $whom } verliest { $n }
    } { $what ->
        [food] voedsel
        [ally] { $n ->
            [1] bondgenoot
           *[other] bondgenoten
        }
        [ammo] munitie
       *[equipment] uitrusting
    }
effect-damage = { $who ->
        [self] krijg { $n } schade
        [it] die krijgt { $n } schade
       *[other] { $whom } krijgt { $n } schade
    }
effect-walkers = zet { $n } { $n ->
        [1] walker
       *[other] walkers
    } bij { $loc }
effect-kill = haal { $n } { $n ->
        [1] walker
       *[other] walkers
    } weg bij { $loc }
effect-shift = verplaats { $n } { $n ->
        [1] walker
       *[other] walkers
    } van { $from } naar { $loc }
effect-move = { $who ->
        [self] { $may ->
            [yes] je mag naar { $loc } gaan
           *[no] ga naar { $loc }
        }
       *[other] { $may ->
            [yes] je mag { $whom } naar { $loc } verplaatsen
           *[no] verplaats { $whom } naar { $loc }
        }
    }
effect-move-anywhere = { $who ->
        [self] { $may ->
            [yes] je mag naar een plek naar keuze gaan
           *[no] ga naar een plek naar keuze
        }
       *[other] { $may ->
            [yes] je mag { $whom } naar een plek naar keuze verplaatsen
           *[no] verplaats { $whom } naar een plek naar keuze
        }
    }
effect-draw = { $who ->
        [self] { $may ->
            [yes] je mag
           *[no] trek
        }
       *[other] { $may ->
            [yes] { $whom } mag
           *[no] { $whom } trekt
        }
    } { $n ->
        [1] een kaart
       *[other] { $n } kaarten
    } { $may ->
        [yes] trekken van de stapel { NAME($deck) }
       *[no] van de stapel { NAME($deck) }
    }
effect-eat = de stapel bij { $loc } verliest { $n } { $n ->
        [1] kaart
       *[other] kaarten
    }
effect-eat-each = { $loc } verliest { $n } { $n ->
        [1] kaart
       *[other] kaarten
    } van de stapel
cost-food = { $n } voedsel
cost-ally = { $n ->
        [one] 1 bondgenoot
       *[other] { $n } bondgenoten
    }
cost-ammo = { $n } munitie
cost-equipment = { $n } uitrusting
effect-pay = { $it ->
        [yes] die legt { $cost } af{ $may ->
            [yes] , of { $else }
           *[no] ; kan dat niet: { $else }
        }
       *[no] leg { $cost } af{ $may ->
            [yes] , of { $else }
           *[no] ; kun je dat niet: { $else }
        }
    }
effect-pay-then = { $may ->
        [yes] je mag { $cost } afleggen voor: { $then }
       *[no] als je kunt, leg { $cost } af en { $then }
    }{ $refused ->
        [yes] ; anders: { $else }
       *[no] { "" }
    }
effect-if = { $cond }: { $then }
effect-if-else = { $cond }: { $then }. Anders: { $else }
effect-unless = als niet { $cond }: { $else }
effect-choose = { $by ->
        [leader] de leider kiest: { $options }
       *[self] kies: { $options }
    }
effect-each = { $whom }: { $do }
effect-give = je mag { $whom }, waar die ook is, { $items } van jou geven
item = { $what ->
        [ally] 1 bondgenoot
        [food] 1 voedsel
        [ammo] 1 munitie
        [ammo_card] een munitiekaart
       *[equipment] een uitrustingskaart
    }
effect-rule = { $stat ->
        [combat_bonus] deze ronde telt { $whom } { $n } op bij een gevechtsworp
        [combat_dice] deze ronde { $who ->
            [self] gooi je { $n ->
                [one] 1 extra dobbelsteen in het gevecht
               *[other] { $n } extra dobbelstenen in het gevecht
            }
           *[other] gooit { $whom } { $n ->
                [one] 1 extra dobbelsteen in het gevecht
               *[other] { $n } extra dobbelstenen in het gevecht
            }
        }
        [unarmed_swing] deze ronde mag { $whom } in plaats van een wapen één witte dobbelsteen gooien als slag
        [prevent] { $who ->
            [self] negeer elke ronde de eerste { $n ->
                [1] schade
               *[other] { $n } schade
            }
           *[other] { $whom } negeert deze ronde de eerste { $n ->
                [1] schade
               *[other] { $n } schade
            }
        }
        [undying] deze ronde { $who ->
            [self] kun je niet sterven
           *[other] kan { $whom } niet sterven
        }
        [wall] aan het eind van deze ronde bijten { $n } walkers minder bij { $loc }
        [breach] de gevangenismuren werken deze ronde niet
        [on_defy] wie deze ronde tegen de leider ingaat: { $do }
       *[forbid] de rest van deze ronde mag { $who ->
            [all] niemand
            [self] je niet
           *[other] { $whom } niet
        } { $what ->
            [draw] trekken
            [trade] ruilen
            [defy] tegen de leider ingaan
            [heal] met voedsel genezen
           *[allies] bondgenoten inzetten
        }
    }
cond-at = bij { NAME($place) }
cond-guarded = als er iemand bij { NAME($place) } is
cond-with_leader = { $is ->
        [yes] bij de leider
       *[no] niet bij de leider
    }
cond-is_leader = { $is ->
        [yes] als leider
       *[no] als je niet de leider bent
    }
cond-alone = { $is ->
        [yes] die alleen op een plek is
       *[no] die niet alleen is
    }
cond-has = met minstens { $cost }
cond-hp_max = met { $n } of minder levenspunten
cond-hp_min = met { $n } of meer levenspunten
cond-food_max = { $n ->
        [0] zonder voedsel
       *[other] met { $n } of minder voedsel
    }
cond-ally_max = { $n ->
        [0] zonder bondgenoten
       *[other] met { $n } of minder bondgenoten
    }
cond-walkers = als er { $n ->
        [1] walkers
       *[other] { $n } of meer walkers
    } bij { $loc } zijn
cond-roll = bij een worp van { $min }–{ $max } met de { $die ->
        [d3] zwarte
       *[d6] witte
    } dobbelsteen
and = { $one } en { $other }
or = { $one }, of { $other }
weapon-text = { $range ->
        [ranged] Schietwapen, heeft munitie nodig (beginlading { $load }).
       *[melee] Slagwapen, zonder munitie.
    } { $dice ->
        [one] 1 dobbelsteen.
       *[other] { $dice } dobbelstenen.
    }
special-bonus = Tel er { $n } bij op.
special-bonus-alone = Tel er { $n } bij op als je alleen op je plek bent.
special-explode = Gooi voor elke { $min } of hoger één extra dobbelsteen.
special-recover = Met een totaal van { $total } of meer komt er { $n } munitie terug.
special-attract = Gooi je samen { $natural } of meer, dan { $n ->
        [one] komt er 1 walker
       *[other] komen er { $n } walkers
    } van een aangrenzende plek, na alle gevechten.
item-text = { $when ->
        [combat_start] { $discard ->
            [yes] Leg af aan het begin van het gevecht: { $effects }
           *[no] Aan het begin van het gevecht: { $effects }
        }
        [own_turn] { $discard ->
            [yes] Leg af in je beurt: { $effects }
           *[no] In je beurt: { $effects }
        }
        [safe] { $discard ->
            [yes] Leg af op elk moment voor er walkers bijten: { $effects }
           *[no] Op elk moment voor er walkers bijten: { $effects }
        }
       *[damage] Als er walkers bijten: { $effects }
    }
ammo-text = { $weapon ->
        [choice] { $n } munitie voor één schietwapen naar keuze
       *[other] { $n } munitie voor { NAME($weapon) }
    }
motive-stock = { $what ->
        [food] Bezit { $n } voedsel.
        [ally] Bezit { $n } bondgenoten.
        [ammo] Bezit { $n } munitie, geladen en op munitiekaarten samen.
       *[equipment] Bezit { $n } uitrustingskaarten.
    }
motive-count = { $trigger ->
        [combat_start_alone] Je krijgt een fiche voor elke ronde waarin je alleen op je plek bent als het gevecht begint. Doel: { $n }.
        [defied] Je krijgt een fiche voor elke ronde waarin je tegen de leider inging. Doel: { $n }.
        [rolled_and_location_killed] Je krijgt een fiche voor elke ronde waarin jouw worp, of die van je groep, een walker doodde. Doel: { $n }.
        [round_end_hp_5] Je krijgt een fiche voor elke ronde waarin je na de beten 5 levenspunten hebt. Doel: { $n }.
       *[gave_item] Je krijgt een fiche voor elke ronde waarin je in je eigen beurt iets gaf. Doel: { $n }.
    }

# De tafel in woorden
table-round = Ronde { $round } van { $rounds }. { NAME($leader) } is leider.
table-place = { NAME($place) }: { $walkers ->
        [0] geen walkers
        [one] 1 walker
       *[other] { $walkers } walkers
    }{ $biting ->
        [0] { "" }
        [one] {" "}(1 zou bijten)
       *[other] {" "}({ $biting } zouden bijten)
    }; stapel { NAME($deck) }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
table-left = Munitiekaarten bij { NAME($place) }: { NAME($cards) }.
table-seat = { $name } als { NAME($survivor) }: { $place ->
        [none] niet op het bord
       *[other] { NAME($place) }
    }, { $hp ->
            [one] 1 levenspunt
           *[other] { $hp } levenspunten
        }, { $food } voedsel, { $allies ->
            [one] 1 bondgenoot
           *[other] { $allies } bondgenoten
        }.
table-gear = Uitrusting: { $cards }.
table-ammo = Munitiekaarten: { $cards }.
table-motive = Bijbedoeling: { $card }
table-tokens = Fiches op de bijbedoeling: { $count }.
table-in-force = In deze ronde: { $cards }.
with-ammo = { NAME($card) } ({ $ammo } munitie)

how-to-type = Typ een woord uit de lijst: boerderij
# Wat je in antwoorden typt; de notatie werkt ook altijd.
typed-farm = boerderij
typed-prison = gevangenis
typed-town = stad
typed-highway = snelweg
typed-draw = trek
typed-pass = pas
typed-stay = blijf
typed-done = klaar
typed-use = gebruik
typed-load = laad
typed-heal = genees
typed-pay = betaal
typed-refuse = weiger
typed-keep = houd
typed-take = pak
typed-leave = laat
typed-nobody = niemand
typed-nothing = niets
typed-food = voedsel
typed-ally = bondgenoot
cost-weapon = { $n ->
        [one] 1 wapen
       *[other] { $n } wapens
    }

# Het volle scherm
screen-place = { $place ->
        [farm] Boerderij
        [prison] Gevangenis
        [town] Stad
        [highway] Snelweg
       *[none] niet op het bord
    }
screen-with-ammo = { $card } { $ammo }
screen-spare = stapel { $events }, reserve { $survivors }
screen-walkers = { $walkers ->
        [0] geen walkers
       *[other] { $walkers }{ $biting ->
            [0] , geen bijt
            [one] , 1 bijt
           *[other] , { $biting } bijten
        }
    }
screen-deck = { NAME($deck) }: { $cards }
screen-left = hier ligt: { $cards }
screen-column-hp = LP
screen-column-food = Eten
screen-column-allies = Bond
screen-column-events = Geb
screen-motive = bijbedoeling { $motive }{ $tokens ->
        [0] { "" }
       *[other] {" "}({ $tokens })
    }
screen-tokens = { $tokens } op de bijbedoeling
screen-fights = { $dice ->
        [none] vecht: { $weapon }
       *[other] { $weapon } { $dice } = { $total }
    }
screen-hand = Jouw gebeurtenissen: { $cards }
screen-hidden = { $count ->
        [0] geen gebeurtenissen
        [one] 1 verborgen gebeurtenis
       *[other] { $count } verborgen gebeurtenissen
    }
screen-in-force = Deze ronde: { $cards }
screen-score = { $score ->
        [2] gewonnen
        [1] halve overwinning
       *[0] verloren
    }
screen-hint = Pijltjes en Enter, een nummer, of /woord; e: kaarten.
screen-key-events = e
screen-help-events = ieders uitrusting, en de gebeurtenissen en bijbedoelingen die je mag zien; nog eens om terug te gaan

# Het toneel in de browser
mark-round-begun = Ronde { $round }
mark-combat-begun = Gevecht
scene-place-farm = Boerderij
scene-place-prison = Gevangenis
scene-place-town = Stad
scene-place-highway = Snelweg
scene-board = De vier plekken
scene-answers = Wat je kunt doen
scene-barred = Nu niet mogelijk
scene-survivors = Overlevenden
scene-events = Gebeurtenissen
scene-round = Ronde { $round } van { $rounds }
scene-leads = { $survivor } is leider
scene-is-leader = Leider van deze ronde.
scene-off-board = Nog niet op het bord: { $names }
scene-walkers =
    { $count ->
        [0] geen walkers
        [one] 1 walker
       *[other] { $count } walkers
    }
scene-deck = stapel { NAME($deck) }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
scene-here = Hier: { $names }
scene-nobody-here = Hier is niemand
scene-forecast-safe = Als er niets verandert, bijt hier aan het eind van de ronde geen walker
scene-forecast-bites = Als er niets verandert, krijgen de overlevenden hier { $count ->
        [one] 1 beet
       *[other] { $count } beten
    }
scene-forecast-eats = Als er niets verandert, verliest de stapel { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } en blijven er { $left } over
scene-forecast-empties = Als er niets verandert, raakt de stapel op en verliest iedereen
scene-short-safe = { $walls ->
        [0] Veilig
       *[other] Veilig: de muren houden er { $walls } tegen
    }
scene-short-bites = { $count ->
        [one] 1 beet
       *[other] { $count } beten
    }
scene-short-eats = −{ $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
scene-short-empties = Raakt op!
scene-outlook = Aan het eind van de ronde, als er niets verandert
scene-outlook-safe = { $walls ->
        [0] geen beten
       *[other] veilig: de muren houden er { $walls } tegen
    }
scene-choosing =
    De leider verplaatst iedereen, speelt twee gebeurtenissen en beslist als jullie het niet eens zijn. { $one ->
        [yes] Dezelfde overlevende is de hele tijd leider.
       *[no] Elke ronde is een andere overlevende leider.
    } Iedereen heeft { $hp } levenspunten. Wat op een kaart staat, geldt zolang die overlevende leider is.
scene-taken-by = Gekozen door: { $name }
scene-unlaid = Deze vier plekken gaan jullie verdedigen. Waar ze liggen en welke stapel er komt, wordt geloot zodra iedereen een overlevende heeft.
scene-your-events = Je gebeurtenissen
scene-outlook-bites = { $count ->
        [one] 1 beet
       *[other] { $count } beten
    } voor { $names }
scene-outlook-eats = de stapel verliest er { $count } en heeft er nog { $left }
scene-outlook-empties = de stapel raakt op: iedereen verliest
scene-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
scene-kills = { $count ->
        [0] Geen walker gedood
        [one] 1 walker gedood
       *[other] { $count } walkers gedood
    }
scene-survivor = { $survivor }, { $name }. { $place ->
        [none] Niet op het bord
       *[other] { $place }
    }. Levenspunten: { $hp }. Voedsel: { $food }. Bondgenoten: { $allies }.
scene-strip = { $survivor }, { $name }, { $hp ->
        [one] 1 levenspunt
       *[other] { $hp } levenspunten
    }
scene-ammo-word = {" "}munitie
scene-hidden-events = { $count ->
        [one] 1 verborgen gebeurtenis
       *[other] { $count } verborgen gebeurtenissen
    }
scene-scored = gehaald
scene-tokens = { $count ->
        [one] 1 fiche
       *[other] { $count } fiches
    }
scene-pile = Op de stapel: { $count }
scene-in-force = Deze ronde
scene-all-cards = Alle kaarten
scene-answer = Kiest: { $answer }
scene-may-change = Iedereen ziet je keuze. Je kunt hem wijzigen tot iedereen gekozen heeft.
scene-meanwhile =
    { $count ->
        [one] Je kunt nu ook een kaart gebruiken
       *[other] Je kunt nu ook een van { $count } kaarten gebruiken
    }
scene-also = Dit kan ook
scene-cards-survivor = Overlevenden
scene-cards-event = Gebeurtenissen
scene-cards-weapon = Uitrusting: wapens
scene-cards-item = Uitrusting: voorwerpen
scene-cards-ally = Bondgenoten
scene-cards-food = Voedsel
scene-cards-ammo = Munitie
scene-cards-motive = Bijbedoelingen

# Wat voor een keuze pleit
reason-bites = Te verwachten beten deze ronde: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-eaten = Kaarten die de walkers deze ronde zouden pakken: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-left = Walkers die na deze ronde over zijn: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-spends-food = “{ $choice }” spaart je voedsel; “{ $other }” kost er { $theirs }.
reason-kills = Walkers die je gemiddeld doodt: { $mine } met “{ $choice }”, { $theirs } met “{ $other }”.
reason-shots = “{ $choice }” spaart je munitie; “{ $other }” kost een schot.
reason-allies-left = Bondgenoten over: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-weakest = Levenspunten van de zwakste van jullie: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-hp = Je levenspunten: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-hp-of = Levenspunten nu: { $choice } heeft er { $mine }, { $other } { $theirs }.
reason-food = Je voedsel: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-armed = Walkers die jullie beste wapens samen gemiddeld doden: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-can-heal = Levenspunten die jullie samen met jullie voedsel kunnen genezen: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-ammo-fits = Munitie waar de eigenaar een wapen voor heeft: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-a-shot = Walkers die een schot gemiddeld doodt: { $mine } met “{ $choice }”, { $theirs } met “{ $other }”.
reason-on-it = Munitie die er al op ligt: { $mine } met “{ $choice }”, { $theirs } met “{ $other }”.
reason-gets = “{ $choice }” levert je een kaart op; “{ $other }” geen.
reason-deck-left = Kaarten over in deze stapel: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”. Met een lege stapel verlies je.
reason-to-draw = Uitrustingskaarten over voor wie de doden vervangt: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-leads = { $what ->
    [points] Punten voor jullie gevechten
    [hp] Levenspunten
    [ammo] Munitie
   *[food] Voedsel voor wie niets heeft
} in een ronde waarin die leidt: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-brings = { $what ->
    [hp] Levenspunten
    [food] Voedsel
    [ally] Bondgenoten
    [ammo] Munitie
    [equipment] Uitrusting
    [walkers] Walkers
   *[cards] Kaarten in de stapels
}: ongeveer { $mine } door “{ $choice }”, { $theirs } door “{ $other }”.
reason-later-hp = Een ronde later hebben jullie samen ongeveer { $mine } levenspunten met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-walkers = Een ronde later zijn er ongeveer { $mine } walkers met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-cards = Een ronde later hebben de stapels ongeveer { $mine } kaarten met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-ammo = Een ronde later hebben jullie samen ongeveer { $mine } munitie met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-food = Een ronde later hebben jullie samen ongeveer { $mine } voedsel met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-allies = Een ronde later hebben jullie samen ongeveer { $mine } bondgenoten met “{ $choice }”, { $theirs } met “{ $other }”.

# Hoe een keuze heet
label-go = { $place }
label-go-move-survivor = { $how ->
        [stay] { $survivor } blijft bij { $place }
        [go] { $survivor } gaat naar { $place }
       *[come] { $survivor } begint bij { $place }
    }
label-go-defy = Ga tegen de leider in: betaal 1 voedsel, ga naar { $place }
label-go-attract-walker = Van { $place }
label-go-damage-order = Eerst bij { $place }
label-play = Speel { $card }
label-plea-place = Verdedig { $thing }
label-use = Gebruik { $card }
label-collect = Pak { $card } op
label-load = Laad { $weapon } met { $card }
label-load-first = Een wapen laden
label-given = { $what ->
        [food] 1 voedsel
        [ally] 1 bondgenoot
        [ammo] 1 munitie van { $card }
        [card_ammo] 1 munitie van { $card }
       *[other] { $card }
    }
label-gift = Geef { $what } aan { $to }
label-card = { $card }
label-card-choose-weapon = Vecht met { $card }
label-card-load-ammo = Laad { $card }
label-card-load-weapon = Laad { $card }
label-card-lose-equipment = Leg { $card } af
label-card-lose-ammo = Verlies 1 munitie van { $card }
label-share = { $survivor } krijgt er { $count }
label-spend = { $count ->
        [0] Zet er geen in
        [one] Zet 1 bondgenoot in
       *[other] Zet { $count } bondgenoten in
    }
label-word-deal = Deel de gebeurtenissen
label-word-stay = Blijf bij { $place }
label-word-pick-place-stay = Blijf staan
label-word-draw = Trek van { NAME($deck) }
label-word-pass = Trek niets
label-word-heal-pass = Eet niet
label-word-done = Geef niets
label-word-nothing = Geef niets
label-word-choose-weapon-nothing = Vecht niet
label-word-nobody = Niemand
label-word-keep = Houd de kaart
label-word-take = Neem mee
label-word-leave = Laat hier liggen
label-word-pay = Betaal { $cost }
label-word-refuse = Betaal niet
label-word-heal = Eet 1 voedsel en genees 1
label-word-swing = Vecht met blote handen

# Wat een keuze betekent
meaning-leads = als leider: { $text }
meaning-there = { $walkers ->
        [0] geen walkers
        [one] 1 walker, { $biting ->
            [0] die niet bijt
           *[other] die zou bijten
        }
       *[other] { $walkers } walkers, { $biting ->
            [0] geen zou bijten
            [one] 1 zou bijten
           *[other] { $biting } zouden bijten
        }
    }; { NAME($deck) }: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
meaning-who = { $hp ->
        [one] 1 levenspunt
       *[other] { $hp } levenspunten
    }, { $food } voedsel, { $allies ->
        [one] 1 bondgenoot
       *[other] { $allies } bondgenoten
    }{ $place ->
        [none] , niet op het bord
       *[other] , bij { NAME($place) }
    }
meaning-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: doodt { $kills ->
        [0] geen walker
        [one] 1 walker
       *[other] { $kills } walkers
    }
meaning-odds = Op zichzelf doodt het bij { $one } % van de worpen minstens 1 walker, bij { $two } % minstens 2.
meaning-last-card = Dit is de laatste kaart: iedereen zou verliezen.
scene-confirm = Bevestig: { $choice }

# How it stands, in the strip above the scene.
standing = { $count ->
        [0] { $of } rondes
       *[other] Ronde { $count } van { $of }
    }
# Grote momenten, zoals ze worden aangekondigd
moment-dice = De dobbelstenen rollen
moment-die = De dobbelsteen rolt
moment-last-walker = De laatste walker valt
moment-kills = Ze slaan terug
moment-event-saves = Gered door een gebeurtenis
moment-bite = Een beet
moment-dies = Een overlevende sterft
moment-overrun = Onder de voet gelopen

# Wat mensen aan tafel met één druk zeggen
emote-help = Ik heb hulp nodig
emote-hold = Hou vol
emote-close = Dat scheelde weinig
emote-sorry = Sorry!
emote-thanks = Dank je
emote-well-played = Goed gespeeld
