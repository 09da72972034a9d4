# The Walking Dead: The Board Game

game = The Walking Dead: The Board Game
game-line = Trek door een Georgia vol doden, verzamel overlevenden en voorraad, en verken als eerste drie veilige plekken.
goal = Verken als eerste drie locaties.
goal-cooperation = Verken als eerste drie locaties, alleen of als groep.
goal-alone = Verken drie locaties voordat al je overlevenden dood zijn.
option-cooperation = Spelers mogen groepen vormen
option-play_on = Doorspelen als iemand wint (vanaf vier spelers)
play_on-ask = De anderen vragen
play_on-always = Altijd
play_on-never = Nooit
option-balance = De personages
balance-book = Zoals in de doos
balance-even = In balans: zwakke personages beginnen met meer, sterke met minder
option-box = Doos met kaarten
option-map = Speelbord
way-race = The Board Game, ieder voor zich

# What is asked
ask-leave-group = { $target } begint een beurt voor jullie groep. Blijf je, of verlaat je de groep hier?
ask-return = Je laatste overlevende is dood. Kom je terug met een nieuw personage en een nieuwe volger?
ask-play-on = { $seats } hebben een veilige haven gevonden. Wil je doorspelen?
ask-wish = Wat moet het spel altijd voor je doen zonder te vragen?
ask-which-first = { NAME($cards) } gebeuren tegelijk. Wat komt eerst?
ask-recover = Herstellen: eet, gebruik iets, of ga verder.
ask-move =
    { $steps ->
        [0] Je hebt geen stappen meer. Stop, of doe eerst iets anders.
        [one] Bewegen: je hebt nog 1 stap.
       *[other] Bewegen: je hebt nog { $steps } stappen.
    }
ask-join-group = { $target } vraagt of je als groep samen wilt spelen. Jullie delen dobbelstenen en winnen samen.
ask-between = Voor de volgende kaart: gebruik iets, of ga verder.
ask-fight-on =
    { $short ->
        [one] Je komt 1 treffer tekort.
       *[other] Je komt { $short } treffers tekort.
    } Schiet, gebruik iets, of stop en neem vermoeidheid.
ask-act-on =
    { $short ->
        [one] Je komt 1 actie tekort.
       *[other] Je komt { $short } acties tekort.
    } Verbeter de worp, of aanvaard hem.
ask-help = { $target } vraagt om hulp: { $fighting ->
        [yes] { $short ->
            [one] 1 treffer tekort
           *[other] { $short } treffers tekort
        }
       *[no] { $short ->
            [one] 1 actie tekort
           *[other] { $short } acties tekort
        }
    }.
ask-stay-quiet = Het schot maakt lawaai. Houd je het stil, of laat je zombies komen?
ask-save = { NAME($survivor) } sterft. Red je { NAME($survivor) }?
ask-place-fatigue = { $left ->
        [1] Welke overlevende krijgt de vermoeidheid?
       *[other] { $left } vermoeidheid te verdelen. Welke overlevende krijgt de volgende?
    }
ask-take-fatigue = { $target } vraagt de groep 1 vermoeidheid over te nemen. Kies een overlevende van jou, of weiger.
ask-heal = Wie herstelt er?
ask-pay-or-not = De kaart kost { NAME($bill) }. Betaal, of het mislukt.
ask-pay-with = { $resource ->
        [any] Betaal 1 voorraad naar keuze.
       *[other] Betaal 1 { NAME($resource) }.
    }
ask-chip-in = { $resource ->
        [any] { $target } vraagt de groep 1 voorraad te betalen. Kies welke, of weiger.
       *[other] { $target } vraagt de groep 1 { NAME($resource) } te betalen. Betaal, of weiger.
    }
ask-bear-it = Het is mislukt, en dit gebeurt: { NAME($what) }. Aanvaard het, of vraag de groep het over te nemen.
ask-bear-for = { $target } vraagt de groep dit over te nemen: { NAME($what) }. Stem in, of weiger.
ask-gain-any = Kies wat je krijgt. { $left ->
        [one] Nog 1.
       *[other] Nog { $left }.
    }
ask-lose-any = Kies wat je verliest. { $left ->
        [one] Nog 1.
       *[other] Nog { $left }.
    }
ask-collect = Pak { NAME($icons) } van dit veld, of laat het liggen.
ask-vote = { NAME($card) }: { $ayes } voor, { $noes } tegen. Stem ja of nee.
ask-vote-last = { NAME($card) }: { $ayes } voor, { $noes } tegen. Jij stemt als laatste. Staat het gelijk, dan beslist jouw stem.
ask-name-a-player = { NAME($card) }: kies de speler die beslist.
ask-agree = { NAME($card) }: { $target } laat jou beslissen. Ja of nee?
ask-take-a-side = { NAME($card) }: kies wat er gebeurt.
ask-which-challenge = { NAME($card) }: kies je uitdaging.
ask-which-effect = Kies wat er gebeurt.
ask-leave-behind = Welke volger laat je achter?
ask-sacrifice = Welke volger sterft?
ask-which-start = { NAME($survivor) } wacht op het dichtstbijzijnde startveld. Er zijn er meer even dichtbij. Kies er een.
ask-drop-item = Welk voorwerp leg je af?
ask-place-token = Kies het veld voor { $left ->
        [1] de zombiefiche
       *[other] de volgende van { $left } zombiefiches
    }.
ask-remove-token = Kies een zombiefiche om weg te halen, hoogstens { $left }.
ask-look-at-token = Kies een gedekte fiche om open te draaien, hoogstens { $left }.
ask-swap-private = Ruil je geheime locatie met een van de kaarten die je net zag, of houd hem.

# What happened: set-up and turns
event-party-dealt = { $you ->
        [yes] Je speelt
       *[no] { $seat } speelt
    } { NAME($character) } met { NAME($follower) } en begint op { NAME($space, form: "the") }.
event-public-locations = Locaties voor iedereen: { NAME($locations) }.
event-private-location =
    { $you ->
        [yes] Je geheime locatie is { NAME($location, form: "the") }.
       *[no] { $seat } krijgt een geheime locatie.
    }
event-followers-stranded = Wachten op de andere startvelden: { NAME($followers) }.
event-rolled-for-first = Acties gegooid voor de eerste beurt: { $actions }.
event-first-player = { $you ->
        [yes] Je begint
       *[no] { $seat } begint
    }.
event-turn-begun = Ronde { $round }: { $you ->
        [yes] jij bent
       *[no] { $seat } is
    } aan de beurt.
event-returned = { $you ->
        [yes] Je komt
       *[no] { $seat } komt
    } terug als { NAME($character) } op { NAME($space, form: "the") }.
event-stayed-out = { $you ->
        [yes] Je doet
       *[no] { $seat } doet
    } niet meer mee.
event-all-answered = { $seats } hebben geantwoord.
event-invited = { $you ->
        [yes] Je vraagt
       *[no] { $seat } vraagt
    } { $target } om samen te spelen.
event-invitation-refused = { $you ->
        [yes] Je gaat
       *[no] { $seat } gaat
    } niet bij de groep.
event-group-formed = { $seats } spelen vanaf nu samen.
event-group-left = { $you ->
        [yes] Je verlaat
       *[no] { $seat } verlaat
    } de groep op { NAME($space, form: "the") }.
event-wish-changed = { $always ->
        [yes] { $you ->
            [yes] Vanaf nu kies je altijd
           *[no] Vanaf nu kiest { $seat } altijd
        }: { NAME($wish) }.
       *[no] { $you ->
            [yes] Dit wordt je weer gevraagd
           *[no] Dit wordt { $seat } weer gevraagd
        }: { NAME($wish) }.
    }
event-help-asked = { $you ->
        [yes] Je vraagt
       *[no] { $seat } vraagt
    } de groep om hulp: { NAME($what) }.
event-nobody-helped = Niemand helpt { $you ->
        [yes] jou
       *[no] { $seat }
    }.

# Movement and tokens
event-ate = { NAME($survivor) } eet en heeft nog { $fatigue } vermoeidheid.
event-stepped =
    { $gas ->
        [yes] { $you ->
        [yes] Je rijdt
       *[no] { $seat } rijdt
    } naar { NAME($path, form: "the") }.
       *[no] { $you ->
        [yes] Je gaat
       *[no] { $seat } gaat
    } naar { NAME($path, form: "the") }.
    }
event-stopped = { $you ->
        [yes] Je stopt
       *[no] { $seat } stopt
    } op { NAME($space, form: "the") }.
event-arrived = { $you ->
        [yes] Je moet stoppen
       *[no] { $seat } moet stoppen
    } op { NAME($space, form: "the") } en krijgt { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
event-token-placed = Er verschijnt een zombiefiche op { NAME($space, form: "the") }.
event-attracted = Lawaai! Er komen zombiefiches op { NAME($spaces, form: "the") }.
event-token-removed = Er gaat een zombiefiche weg van { NAME($space, form: "the") }.
event-token-seen = De fiche op { NAME($space, form: "the") } toont { $value }.
event-token-fought = De fiche gaat weg van { NAME($space, form: "the") }.
event-tokens-mixed = Alle fiches zijn gebruikt: { $count ->
            [one] 1 fiche gaat
           *[other] { $count } fiches gaan
        } er weer in.

# Fights and rolls
event-fight-begun =
    { $zombies ->
        [one] { $you ->
        [yes] Je stuit op
       *[no] { $seat } stuit op
    } 1 zombie bij { NAME($space, form: "the") }.
       *[other] { $you ->
        [yes] Je stuit op
       *[no] { $seat } stuit op
    } { $zombies } zombies bij { NAME($space, form: "the") }.
    }
event-rolled-dice =
    { $kind ->
        [actions] { $you ->
        [yes] Je gooit
       *[no] { $seat } gooit
    } { NAME($faces) }: { $total } van { $need } acties.
       *[other] { $you ->
        [yes] Je gooit
       *[no] { $seat } gooit
    } { NAME($faces) }: { $total } van { $need } treffers.
    }
event-rolled-again = { $you ->
        [yes] Je gooit
       *[no] { $seat } gooit
    } dobbelsteen { PLACE($die) } opnieuw: { NAME($face) }, in totaal { $total }.
event-ammo-fired = { $you ->
        [yes] Je schiet
       *[no] { $seat } schiet
    }: { NAME($face) }, in totaal { $total ->
            [one] 1 treffer
           *[other] { $total } treffers
        }.
event-stayed-quiet = { NAME($card) } houdt het stil.
event-fight-over =
    { $won ->
        [yes] Alle zombies zijn dood.
       *[no] { $left ->
            [one] Er is nog 1 zombie over.
           *[other] Er zijn nog { $left } zombies over.
        }
    }
event-roll-over =
    { $won ->
        [yes] De worp lukt: { $total } van { $need } acties.
       *[no] De worp mislukt: { $total } van { $need } acties.
    }
event-fatigued = { NAME($survivor) } heeft { $fatigue } vermoeidheid.
event-healed = { NAME($survivor) } herstelt en heeft { $fatigue } vermoeidheid.
event-saved = { NAME($card) } redt { NAME($survivor) }.
event-died = { NAME($survivor) } sterft.
event-eliminated = { $you ->
        [yes] Je hebt je
       *[no] { $seat } heeft de
    } laatste overlevende verloren.
event-nobody-left = Er is niemand meer om te spelen.

# Encounters
event-card-drawn = { $you ->
        [yes] Je trekt
       *[no] { $seat } trekt
    } { NAME($card) }.
event-card-passed-over = { NAME($card) } heeft andere spelers nodig, en die zijn er niet. Er komt een andere kaart.
event-deck-shuffled = De aflegstapel wordt geschud: de ontmoetingsstapel heeft weer { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
event-card-resolved =
    { $success ->
        [yes] { NAME($card) }: gelukt.
       *[no] { NAME($card) }: mislukt.
    }
event-card-kept = { $you ->
        [yes] Je houdt
       *[no] { $seat } houdt
    } { NAME($card) }.
event-card-put-away = { NAME($card) } gaat op de aflegstapel.
event-card-discarded = { $you ->
        [yes] Je legt
       *[no] { $seat } legt
    } { NAME($card) } af.
event-used = { $you ->
        [yes] Je gebruikt
       *[no] { $seat } gebruikt
    } { NAME($card) }.
event-compared =
    { $met ->
        [yes] Vergeleken: { $numbers }. Gelukt.
       *[no] Vergeleken: { $numbers }. Mislukt.
    }
event-vote-cast = { $you ->
        [yes] Je stemt
       *[no] { $seat } stemt
    } { $yes ->
        [yes] voor
       *[no] tegen
    }.
event-voted = { $ayes ->
        [0] Niemand stemt ja
       *[other] Ja stemmen: { $seats }
    }; { $noes } { $carried ->
        [yes] tegen. Het is ja
       *[no] tegen. Het is nee
    }.
event-target-named = { $you ->
        [yes] Je laat
       *[no] { $seat } laat
    } { $target } beslissen.
event-target-answered =
    { $agrees ->
        [yes] { $you ->
        [yes] Je zegt
       *[no] { $seat } zegt
    } ja.
       *[no] { $you ->
        [yes] Je zegt
       *[no] { $seat } zegt
    } nee.
    }
event-side-taken = { $you ->
        [yes] Je kiest
       *[no] { $seat } kiest
    }: { $option ->
        [success] { NAME($option) }.
        [fail] { NAME($option) }.
       *[other] { BRANCH($card, $branch) }
    }

# Resources, followers, Locations
event-gained = { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $n } { NAME($resource) }.
event-lost = { $you ->
        [yes] Je verliest
       *[no] { $seat } verliest
    } { $n } { NAME($resource) }.
event-paid = { $you ->
        [yes] Je betaalt
       *[no] { $seat } betaalt
    } { $n } { NAME($resource) }.
event-given = { $you ->
        [yes] Je geeft
       *[no] { $seat } geeft
    } { $target } { $n } { NAME($resource) }.
event-payment-refused = { $you ->
        [yes] Je betaalt
       *[no] { $seat } betaalt
    } niet.
event-no-resources = Dit veld levert deze beurt niets op.
event-collected = { $you ->
        [yes] Je pakt
       *[no] { $seat } pakt
    } { NAME($resources) }.
event-resources-left = { $you ->
        [yes] Je laat
       *[no] { $seat } laat
    } de voorraad liggen.
event-joined =
    { $rescued ->
        [yes] { $you ->
        [yes] Je redt
       *[no] { $seat } redt
    } { NAME($follower) }.
       *[no] { NAME($follower) } gaat mee met { $you ->
        [yes] jou
       *[no] { $seat }
    }.
    }
event-nobody-joined = Er zijn geen volgers meer voor { $you ->
        [yes] jou
       *[no] { $seat }
    }.
event-left-behind = { $you ->
        [yes] Je laat
       *[no] { $seat } laat
    } { NAME($follower) } achter op { NAME($space, form: "the") }.
event-locations-seen =
    { $you ->
        [yes] Je bekijkt de bovenste locatiekaarten: { NAME($locations) }.
       *[no] { $seat } bekijkt de bovenste { $count ->
            [one] locatiekaart
           *[other] { $count } locatiekaarten
        }.
    }
event-private-swapped =
    { $you ->
        [yes] Je geheime locatie is nu { NAME($location, form: "the") }.
       *[no] { $seat } ruilt de geheime locatie.
    }
event-number-changed = { $seat }: { NAME($stat) } verandert met { $n }.
event-scouting-begun = { $you ->
        [yes] Je verkent
       *[no] { $seat } verkent
    } { NAME($location, form: "the") }, eis { $tier }.
event-part-met = { NAME($location) }: één deel gedaan.
event-scouting-failed =
    { $may_stay ->
        [yes] { NAME($location) } is niet verkend. { $you ->
        [yes] Je mag
       *[no] { $seat } mag
    } blijven en het nog eens proberen.
       *[no] Het lukt { $you ->
        [yes] je
       *[no] { $seat }
    } niet om { NAME($location, form: "the") } te verkennen.
    }
event-scouted = { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } { NAME($location, form: "the") } verkend, { $scouted ->
        [one] de eerste locatie
       *[other] nu { $scouted } locaties
    }.
event-slot-refilled = Locatie { $slot } is nu { NAME($location, form: "the") }.
event-slot-emptied = Er zijn geen locatiekaarten meer: locatie { $slot } blijft leeg.
event-safe-haven =
    { $rescued ->
        [0] { $seats } vonden een veilige haven.
       *[other] { $seats } vonden een veilige haven en redden { $rescued } gestrande volgers.
    }
event-stopped-playing = { $you ->
        [yes] Je speelt niet door.
       *[no] { $seat } speelt niet door.
    }
event-play-goes-on = De anderen spelen door: { $seats }.

# How it ended
ending-safe-haven = De derde locatie was { NAME($location, form: "the") }, in ronde { $round }.
ending-nobody-left = { NAME($survivor) } viel als laatste, in ronde { $round }.
outcome-safe-haven =
    { $count ->
        [one] { $you ->
            [yes] Je hebt een veilige haven gevonden.
           *[no] { $winners } heeft een veilige haven gevonden en wint.
        }
       *[other] { $you ->
            [yes] Jij en { $others } hebben samen een veilige haven gevonden en winnen.
           *[no] { $winners } hebben samen een veilige haven gevonden en winnen.
        }
    } Verkende locaties: { $scores }.
outcome-nobody-left = Iedereen is dood. Niemand wint. Verkende locaties: { $scores }.

# Why not
refusal-must-move = Je moet ten minste één veld bewegen.
refusal-already-scouted = Deze locatie heb je al verkend, en er is geen andere kaart voor.
refusal-location-closed = Er ligt geen open kaart voor die locatie, en jouw geheime kaart is voor een andere.
refusal-requirement-unmet = Je hebt niet wat deze locatie vraagt.
refusal-not-in-one-go = In één keer ga je hoogstens drie velden ver, over vrij terrein. Ga stap voor stap.
refusal-cannot-pay = Dat kun je niet betalen.
refusal-active-stays = Je kunt de groep niet verlaten in je eigen beurt.
refusal-not-usable-now = Dat kun je nu niet gebruiken.
refusal-nobody-to-invite = Er is hier niemand om mee samen te spelen.
refusal-no-food = Je hebt geen eten.
refusal-not-fatigued = Deze overlevende is niet vermoeid en hoeft niet te eten.
refusal-recover-first = Rond eerst het herstellen af.
refusal-too-late-to-eat = Eten kan alleen aan het begin van je beurt.
refusal-may-not-stay = Je kunt hier niet blijven.
refusal-no-such-space = Zo'n veld is er niet.
refusal-no-steps-left = Je hebt geen stappen meer.
refusal-across-the-border = Je kunt de grens van Atlanta alleen bij de pijlen over.
refusal-not-adjacent = Dat ligt niet naast je.
refusal-gas-limit = Je kunt deze beurt geen benzine meer gebruiken.
refusal-no-gas = Je hebt geen benzine.
refusal-over-a-resource = Je kunt niet voorbij een veld rijden waar je moet stoppen.
refusal-not-empty = Om twee velden te rijden, moeten ze allebei leeg zijn.
refusal-zombies-at-a-resource = Je kunt niet langs zombies op een veld waar je moet stoppen.
refusal-no-zombies-to-pass = Er zijn daar geen zombies om langs te gaan.

# The table in words
table-turn = Ronde { $round }. Aan de beurt: { $name }, { $steps ->
        [one] nog 1 stap
       *[other] nog { $steps } stappen
    }.
table-public = Open locaties: { $cards }.
table-slot = { $name } op { $space } ({ $needs })
table-private = Je geheime locatie: { $name } op { $space } ({ $needs }).
table-party = { $name } op { $space }: { $survivors }. Eten { $food }, benzine { $gas }, munitie { $ammo }. Verkend: { $scouted }.
table-party-away = { $name }: { $status }.
table-survivor = { $name }{ $fatigue ->
        [0] { "" }
       *[other] { " " }({ $fatigue } vermoeidheid)
    }
table-items = Voorwerpen van { $name }: { $items }.
table-group = Samen: { $names }.
table-pool = Je dobbelstenen: { $blue } blauw, { $red } rood, { $green } groen.
table-tokens = Zombiefiches: { $tokens }.
table-token = { $space } { $values }
table-face-down = ?
table-markers = Achtergebleven: { $markers }.
table-marker = { $name } op { $space }
table-card = Op tafel: { $name }. { $text }
table-roll = De worp: { NAME($faces) }, { $total } van { $need }.
table-near = Naast je: { $spaces }.
table-decks = Kaarten over: { $encounters ->
            [one] 1 ontmoeting
           *[other] { $encounters } ontmoetingen
        }, { $locations ->
            [one] 1 locatie
           *[other] { $locations } locaties
        }, { $followers ->
            [one] 1 volger
           *[other] { $followers } volgers
        }.
table-known-top = Je kent de bovenste locatiekaarten: { $cards }.
status-lost = heeft iedereen verloren en mag terugkomen
status-out = doet niet meer mee
status-won = heeft een veilige haven gevonden
none = geen

# What an option means
option-together = Samen gooi je { $together } dobbelstenen, alleen { $alone }. Jullie winnen samen. Maar jullie delen één pion: in de beurt van { $name } beslist { $name } waar hij heen gaat, en houdt wat gevonden wordt.
option-alone = Je gooit { $dice } dobbelstenen, gaat waarheen je wilt en houdt alles wat je vindt. Winst is van jou alleen.
option-eat = 1 eten, 1 vermoeidheid minder
option-survivor = { $fatigue } vermoeidheid
option-resource = je hebt er { $count }
odds-fight = { $free } % ongedeerd, { $deadly } % kans op een dode, ongeveer { $fatigue } vermoeidheid
odds-shot = { $enough } % genoeg, { $noise } % lawaai
odds-scouting = ongeveer { $chance } %
space-plain = open terrein
space-start = een startveld
space-resource = { $icons }: elk één kaart
space-zombies = { $count ->
        [one] 1 zombiefiche
       *[other] { $count } zombiefiches
    }
space-follower = { $name } wacht hier
space-party = { $name } is hier
how-to-type = Typ de code voor een keuze: b04, benzine b04, stop
how-to-type-move = Typ een stap: b04, benzine b04, benzine b04 b05 of stop
# Wat je in antwoorden typt; de notatie werkt ook altijd.
typed-gas = benzine
typed-stop = stop
typed-use = gebruik
typed-eat = eet
typed-ammo = munitie
typed-food = eten
typed-take = pak
typed-leave = laat
typed-collect = verzamel
typed-die = dobbelsteen
typed-done = klaar
typed-enough = genoeg
typed-yes = ja
typed-no = nee
typed-pay = betaal
typed-on = verder
typed-stay = blijf
typed-always = altijd

# Cards in words, rendered from their effects
card-encounter = Uitdaging: { $challenge } Gelukt: { $success } Mislukt: { $fail }
card-item = Voorwerp: { $item }
card-survivor = Dobbelstenen: { $dice }.{ $abilities ->
        [none] { "" }
       *[other] { " " }{ $abilities }
    }
card-location = Eerste: { $first } Tweede: { $second } Derde: { $third }
dice-blue = { $n } blauw
dice-red = { $n } rood
dice-green = { $n } groen
dice-none = geen
counted = { $n } { $n ->
        [one] { NAME($count, form: "one") }
       *[other] { NAME($count) }
    }
challenge-kill = Dood { $n ->
        [one] 1 zombie.
       *[other] { $n } zombies.
    }
challenge-survive = Overleef { $n ->
        [one] 1 zombie
       *[other] { $n } zombies
    }: niemand mag sterven.
challenge-actions = Gooi { $n ->
        [one] 1 actie.
       *[other] { $n } acties.
    }
challenge-kill-scaled = Dood { $base ->
        [one] 1 zombie
       *[other] { $base } zombies
    }, en { $times } meer voor elk van je { NAME($count) }.
challenge-survive-scaled = Overleef { $base ->
        [one] 1 zombie
       *[other] { $base } zombies
    }, en { $times } meer voor elk van je { NAME($count) }: niemand mag sterven.
challenge-actions-scaled = Gooi { $base ->
        [one] 1 actie
       *[other] { $base } acties
    }, en { $times } meer voor elk van je { NAME($count) }.
challenge-pay = Betaal { $what }.
challenge-compare-most = Niemand heeft meer { NAME($count) } dan jij.
challenge-compare-least = Niemand heeft minder { NAME($count) } dan jij.
challenge-vote = Iedereen stemt.
challenge-ask = Kies een andere speler, die ja of nee zegt.
challenge-choice = Kies een van beide kanten.
challenge-either = Kies er een: { $what }
challenge-none = Geen uitdaging.
step-have = Heb { $cmp } { counted }.
step-encounters = { $n ->
        [one] Win 1 ontmoeting.
       *[other] Win { $n } ontmoetingen achter elkaar.
    }
step-kill = Dood { $n ->
        [one] 1 zombie.
       *[other] { $n } zombies.
    }
step-survive = Overleef { $n ->
        [one] 1 zombie.
       *[other] { $n } zombies.
    }
step-actions = Gooi { $n ->
        [one] 1 actie.
       *[other] { $n } acties.
    }
step-spend = Betaal { $what }.
cmp-ge = ten minste
cmp-le = hoogstens
cmp-eq = precies
cmp-gt = meer dan
cmp-lt = minder dan
amount = { $n } { $resource }
amount-any = { $n ->
        [one] 1 voorraad naar keuze
       *[other] { $n } voorraad naar keuze
    }
nothing = Niets.
who-target = De gekozen speler: { $effect }
who-others = Alle anderen: { $effect }
who-all = Iedereen: { $effect }
who-yes_voters = Wie ja stemde: { $effect }
who-no_voters = Wie nee stemde: { $effect }
effect-gain = je krijgt { $what }.
effect-lose = je verliest { $what }.
effect-give = { $giver ->
        [self] geef { $to } { $what }.
       *[other] { $what } gaat van { $from } naar { $to }.
    }
party-self = jou
party-target = de gekozen speler
party-others = alle anderen
party-all = iedereen
party-yes_voters = wie ja stemde
party-no_voters = wie nee stemde
effect-fatigue-spread = krijg { $n } vermoeidheid, verdeeld zoals je wilt.
effect-fatigue-one = { $n } vermoeidheid op één overlevende.
effect-fatigue-each = { $n } vermoeidheid op elke overlevende.
effect-fatigue-start = { $n } vermoeidheid op het beginpersonage.
effect-fatigue-bearer = deze overlevende krijgt { $n } vermoeidheid.
effect-heal-spread = genees { $n } vermoeidheid, verdeeld zoals je wilt.
effect-heal-one = genees { $n } vermoeidheid bij één overlevende.
effect-heal-all = genees één overlevende helemaal.
effect-heal-each = genees { $n } vermoeidheid bij elke overlevende.
effect-heal-start = genees { $n } vermoeidheid bij het beginpersonage.
effect-heal-bearer = deze overlevende geneest { $n } vermoeidheid.
effect-join = { $n ->
        [one] er gaat een volger mee.
       *[other] er gaan { $n } volgers mee.
    }
effect-leave-here = laat { $n ->
        [one] een volger
       *[other] { $n } volgers
    } hier achter{ $pick ->
        [random] , willekeurig gekozen
       *[other] { "" }
    }.
effect-leave-nearest_start = { $n ->
        [one] een volger blijft
       *[other] { $n } volgers blijven
    } achter op het dichtstbijzijnde startveld{ $pick ->
        [random] , willekeurig gekozen
       *[other] { "" }
    }.
effect-slay = { $n ->
        [one] een volger sterft
       *[other] { $n } volgers sterven
    }{ $pick ->
        [random] , willekeurig gekozen
       *[other] { "" }
    }.
effect-keep = deze kaart wordt een voorwerp van jou.
effect-drop = leg { $n ->
        [one] een voorwerp
       *[other] { $n } voorwerpen
    } af.
effect-place-adjacent = { $n ->
        [one] een zombiefiche
       *[other] { $n } zombiefiches
    } op elk aangrenzend veld.
effect-place-adjacent_one = { $n ->
        [one] een zombiefiche op een aangrenzend veld naar keuze.
       *[other] { $n } zombiefiches op aangrenzende velden naar keuze.
    }
effect-place-near = { $n ->
        [one] een zombiefiche
       *[other] { $n } zombiefiches
    } binnen twee stappen.
effect-remove = haal hoogstens { $n ->
        [one] 1 zombiefiche
       *[other] { $n } zombiefiches
    } weg binnen twee stappen.
effect-no_resources = dit veld levert deze beurt niets op.
effect-draw = trek { $n ->
        [one] nog een ontmoeting.
       *[other] nog { $n } ontmoetingen.
    }
effect-peek-tokens = draai { $n ->
        [one] een zombiefiche
       *[other] hoogstens { $n } zombiefiches
    } open binnen twee stappen.
effect-peek-locations = bekijk de bovenste { $n } locatiekaarten{ $swap ->
        [yes] { " " }en je mag er een ruilen met je geheime kaart
       *[no] { "" }
    }.
effect-choose = kies: { $options }
effect-or = { $one } Of: { $other }
effect-when = als { $conditions }: { $then } Anders: { $otherwise }
condition = { $cmp } { counted }
has-self = je { $what } hebt
has-target = de gekozen speler { $what } heeft
has-others = ieder ander { $what } heeft
has-all = iedereen { $what } heeft
has-yes_voters = iedereen die ja stemde { $what } heeft
has-no_voters = iedereen die nee stemde { $what } heeft
effect-modify = { $what }{ $until }.
until-held = { "" }
until-roll = { " " }in deze worp
until-fight = { " " }in dit gevecht
until-encounter = { " " }in deze ontmoeting
until-turn = { " " }deze beurt
until-next_turn = { " " }in je volgende beurt
stat-move_max = { $signed } stappen
stat-gas_limit = { $signed } keer benzine
stat-kills = { $signed } treffers
stat-actions = { $signed } acties
stat-zombies = { $signed } zombies
stat-ammo_kills = { $signed } treffers met elke munitiedobbelsteen
stat-reroll = { $n ->
        [one] gooi een dobbelsteen opnieuw
       *[other] gooi { $n } dobbelstenen opnieuw
    }
stat-kill_as_action = { $n ->
        [99] treffers tellen als acties
        [one] één treffer telt als actie
       *[other] { $n } treffers tellen als acties
    }
stat-action_as_kill = { $n ->
        [99] acties tellen als treffers
        [one] één actie telt als treffer
       *[other] { $n } acties tellen als treffers
    }
stat-quiet = een luid schot is stil
stat-free_pass = ga zonder benzine langs zombies
stat-collect_food = { $signed } eten
stat-collect_gas = { $signed } benzine
stat-collect_ammo = { $signed } munitie
stat-collect_any = { $signed } van de voorraad die je pakt
stat-prevent = negeer { $n } vermoeidheid
stat-prevent-death = de overlevende leeft verder met 2 vermoeidheid
stat-food_heal = elk eten geneest { $n } meer
ability = { $when }{ $limit }{ $cost }: { $effects }
when-join = Bij het meegaan
when-always = Altijd
when-recover = Bij het herstellen
when-step = Bij het bewegen
when-roll = Na een worp
when-fight = In een gevecht
when-ammo = Na een munitiedobbelsteen
when-collect = Bij het pakken
when-fail = Na een mislukte ontmoeting
when-death = Als een overlevende zou sterven
when-activate = In je beurt
limit-none = { "" }
limit-turn = , één keer per beurt
limit-fight = , één keer per gevecht
limit-game = , één keer per spel
cost = , voor { $what }
cost-discard = deze kaart
cost-fatigue = { $n } vermoeidheid op deze overlevende

# Names
name-food = eten
name-gas = benzine
name-ammo = munitie
name-any = een voorraad naar keuze
name-fatigue = vermoeidheid
name-items = voorwerpen
    .one = voorwerp
name-followers = volgers
    .one = volger
name-survivors = overlevenden
    .one = overlevende
name-scouted = verkende locaties
    .one = verkende locatie
name-dice = dobbelstenen
    .one = dobbelsteen
name-players = spelers
    .one = speler
name-leave = een volger achterlaten
name-slay = een volger sterft
name-drop = een voorwerp verliezen
name-fight = het gevecht
name-actions = acties
name-roll = de actieworp
name-kill_as_action = treffers die als acties tellen
name-action_as_kill = acties die als treffers tellen
name-collect_food = gepakt eten
name-collect_gas = gepakte benzine
name-collect_ammo = gepakte munitie
name-collect_any = gepakte voorraad
name-food_heal = genezing door eten
name-success = gelukt
name-fail = mislukt
name-move_max = stappen
name-gas_limit = keer benzine
name-kills = treffers
name-zombies = zombies
name-ammo_kills = treffers van de munitiedobbelsteen
name-reroll = dobbelstenen opnieuw
name-quiet = stille schoten
name-stay = in de groep blijven
name-collect = alles pakken wat een veld geeft
name-prevent = vermoeidheid die niet telt
name-free_pass = vrije doorgangen
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
name-gun_shop = Wapenwinkel
    .the = de Wapenwinkel
name-motel = Motel
    .the = het Motel
name-football_stadium = Footballstadion
    .the = het Footballstadion
name-airport = Vliegveld
    .the = het Vliegveld
name-campsite = Kampeerterrein
    .the = het Kampeerterrein
name-farmhouse = Boerderij
    .the = de Boerderij
name-hospital = Ziekenhuis
    .the = het Ziekenhuis
name-county_jail = Gevangenis
    .the = de Gevangenis
name-shopping_mall = Winkelcentrum
    .the = het Winkelcentrum
name-high_school = Middelbare school
    .the = de Middelbare school
name-fire_station = Brandweerkazerne
    .the = de Brandweerkazerne
name-sawmill = Zagerij
    .the = de Zagerij
name-marina = Jachthaven
    .the = de Jachthaven
name-radio_station = Radiostation
    .the = het Radiostation
name-quarry = Steengroeve
    .the = de Steengroeve
name-gated_estates = Ommuurde villawijk
    .the = de Ommuurde villawijk
name-enc01 = Veranda vol vreemden
name-enc02 = Geschaarde tankwagen
name-enc03 = Iets in de politiewagen
name-enc04 = Gangpad negen
name-enc05 = Koorrepetitie
name-enc06 = De kooi in de wasserette
name-enc07 = Bus negentien
name-enc08 = Ondergelopen duiker
name-enc09 = Kermis
name-enc10 = Ze horen de generator
name-enc11 = Lange nacht op zolder
name-enc12 = Kudde op het viaduct
name-enc13 = Verkeerd trappenhuis
name-enc14 = Glas van de kas
name-enc15 = Het hek bezwijkt
name-enc16 = Tunnel zonder licht
name-enc17 = Alle deuren tegelijk
name-enc18 = Zonder sleutel starten
name-enc19 = Gesloten voorraadkast
name-enc20 = Van dak naar dak
name-enc21 = Praat hem om
name-enc22 = Zet het bot
name-enc23 = Kaart van de riolen
name-enc24 = Stemmen op de korte golf
name-enc25 = Brug weg
name-enc26 = Het stiltespel
name-enc27 = Lege broodtrommels
name-enc28 = Tolweg
name-enc29 = Ruiltafel
name-enc30 = Kruit en hagel
name-enc31 = Sleepkabel
name-enc32 = Losgeldbrief
name-enc33 = Lokwagen
name-enc34 = Pikorde
name-enc35 = Schrale winter
name-enc36 = Gewapend kamp
name-enc37 = Benzinecontrole
name-enc38 = Wie bloedt er
name-enc39 = Poort open?
name-enc40 = De voorraad delen?
name-enc41 = De brug laten vallen?
name-enc42 = Genade of gerechtigheid?
name-enc43 = Geleend gereedschap
name-enc44 = Geef me dekking
name-enc45 = De buit delen
name-enc46 = Hou de deur dicht
name-enc47 = Nog twee plaatsen
name-enc48 = Verbandkoffer
name-enc49 = Noodfakkels
name-enc50 = Crossmotor
name-enc51 = Kapmes
name-enc52 = Koevoet
name-enc53 = Gedempt pistool
name-enc54 = Kogelwerend vest
name-enc55 = Hevelslang
name-enc56 = Verrekijker
name-enc57 = Propaanbom
name-enc58 = Heldere hemel
name-enc59 = Splitsing
name-enc60 = Iemand moet blijven

# The full screen
screen-caption = Ronde { $round }: { $name }, { $steps ->
        [one] nog 1 stap
       *[other] nog { $steps } stappen
    }
screen-icon-food = E
screen-icon-gas = B
screen-icon-ammo = M
screen-start = start
screen-private = geheim
screen-places = Locaties, en wat ze vragen ({ $tier } van 3)
screen-scouting = Je verkent { $name }, eis { $tier }; ontmoetingen gewonnen: { $done }
screen-kills = { $total } van { $need } treffers
screen-actions = { $total } van { $need } acties
screen-hint = Pijltjes: kiezen. Enter: antwoorden. Cijfers: stappen. /: typen. Spatie: volgend blad.
screen-key-list = ↑ ↓
screen-help-list = kies een optie uit de lijst
screen-key-steps = 7 9 4 6 1 3
screen-help-steps = het veld in die richting (ook ← en →); twee keer om erheen te gaan
screen-help-answer = antwoord met wat je koos of typte
screen-key-gas = g
screen-help-gas = de volgende stap met benzine
screen-key-type = /
screen-help-type = typ een antwoord: b04, gas b04, use rick
screen-help-turn = kaart, locaties, bladen
screen-key-map = ①…⑥ z * +
screen-help-map = pionnen, zombies, plekken om te verkennen, een achtergelaten volger

# The scene in the browser
scene-map = De kaart. Met de pijltjes ga je van veld naar veld, met plus en min zoom je.
scene-list = De kaart als lijst
scene-in-words = Kaart als lijst
scene-nearer = Inzoomen
scene-farther = Uitzoomen
scene-whole = Hele kaart
scene-find-me = Zoek mij
scene-stage = Op tafel
scene-choices = Wat je kunt doen
scene-locations = Locaties
scene-parties = Spelers
scene-round = Ronde { $round }.
scene-at-play = { $name } is aan de beurt.
scene-requirements = { $count ->
        [one] de eis
       *[other] alle { $count } eisen
    }
scene-decks = Kaarten
scene-sheet = Overlevenden en kaarten
scene-own-party = Jouw overlevenden
scene-wishes = Automatische antwoorden: { $wishes }
scene-legend = Symbolen op de kaart
scene-legend-near = Hier kun je nu heen, voor 1 stap.
scene-legend-far = Zoveel stappen ver. Tik erop om de route te plannen.
scene-legend-shut = Hier kun je nu niet heen. Tik erop om te zien waarom.
scene-legend-open = Een locatie die iedereen kan verkennen.
scene-legend-own = Een locatie die alleen jij kent.
scene-legend-odds = Je kans om ongedeerd uit het gevecht te komen, of om de locatie te verkennen.
scene-legend-seat = Welke speler dit is. Het blad van de speler heeft hetzelfde nummer.
scene-at = Op { NAME($space, form: "the") }
scene-with = Groep: { $names }
scene-answered = heeft geantwoord
scene-scouted = Verkend
scene-cards-character = Beginpersonages
scene-cards-follower = Volgers
scene-cards-location = Locaties
scene-cards-encounter = Ontmoetingen
scene-cards-item = Ontmoetingen met een voorwerp om te houden
scene-cards-of =
    { $count ->
        [one] Wat deze kaart kan
       *[other] Wat deze { $count } kaarten kunnen
    }
scene-open-to-all = Voor iedereen
scene-yours = Alleen voor jou
scene-of = { $name }
scene-empty-slot = Er is geen kaart meer voor deze locatie.
scene-discard = Laatst afgelegd: { $card }.
scene-goal = Wie als eerste { $n } locaties verkent, wint.
scene-you-here = jij bent hier
scene-draws = { $you ->
    [yes] Jij trekt
   *[no] { $name } trekt
}
scene-decides = { $you ->
    [yes] Jij beslist.
   *[no] { $name } beslist.
}
scene-scouting = Verkennen, eis { $tier }
scene-won-so-far = ({ $n } gewonnen tot nu toe)
scene-kills-of = { $total } van { $need } treffers
scene-actions-of = { $total } van { $need } acties
scene-roll-again = Gooi dobbelsteen { $number } opnieuw:
scene-steps = { $steps ->
        [one] nog 1 stap
       *[other] nog { $steps } stappen
    }, { $gas } keer benzine
scene-may-change = Je hebt geantwoord. Zolang anderen nadenken, kun je het veranderen.
scene-way = Je route: { $way }
scene-other-routes = Andere routes
scene-out-of-reach = Nu te ver.
scene-choose-space = Kies een gemarkeerd veld op de kaart, of in de lijst.
scene-look = Tik op een veld om te zien wat er ligt.
scene-can-choose = Deze kun je nu kiezen
scene-all-others = Alle andere velden, dichtstbijzijnde eerst
scene-can-go =
    { $count ->
        [one] dit kun je kiezen
       *[other] dit kun je op { $count } manieren kiezen
    }
scene-steps-away =
    { $steps ->
        [one] 1 stap ver
       *[other] { $steps } stappen ver
    }
scene-to-e = naar het oosten
scene-to-se = naar het zuidoosten
scene-to-sw = naar het zuidwesten
scene-to-w = naar het westen
scene-to-nw = naar het noordwesten
scene-to-ne = naar het noordoosten
mark-turn-begun = Ronde { $round }, speler { PLACE($seat) }

# Wat voor een keuze pleit
reason-scouting = Kans om daar te verkennen: ongeveer { $mine } % na “{ $choice }”, { $theirs } % na “{ $other }”.
reason-fatigue = Te verwachten vermoeidheid: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-supplies = Voorraden om daar te vinden: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-steps = Stappen naar het beste veld: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-spends-gas = “{ $choice }” spaart je benzine; “{ $other }” kost er 1.
reason-misses = Te verwachten vermoeidheid door dit gevecht: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-ammo-left = Munitie over: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-more-kills = Te verwachten winst van opnieuw gooien: { $mine } met “{ $choice }”, { $theirs } met “{ $other }”.
reason-worn = { $choice } zou { $mine } vermoeidheid hebben, { $other } { $theirs }; de derde is dodelijk.
reason-relieves = “{ $choice }” helpt iemand met { $mine } vermoeidheid, “{ $other }” { $theirs ->
    [0] helpt niemand
   *[other] iemand met { $theirs }
}; de derde is dodelijk.
reason-food-left = Eten over: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-dice-lost = Dobbelstenen die je verliest: { $mine } met { $choice }, { $theirs } met { $other }.
reason-dice-at-risk = Dobbelstenen die je kwijt bent als deze overlevende later sterft: { $mine } met { $choice }, { $theirs } met { $other }.
reason-dice-kept = { $choice } gooit { $mine ->
    [one] 1 dobbelsteen
   *[other] { $mine } dobbelstenen
} voor je, { $other } { $theirs }.
reason-lacks-of = Locaties vragen nog { $mine } { $choice } van je, en { $theirs } { $other }.
reason-supplies-there = Voorraden die daar liggen: { $mine } bij { $choice }, { $theirs } bij { $other }.
reason-has-of = Je hebt { $mine } { $choice }, { $theirs } { $other }.
reason-has-to-spare = Je hebt { $mine } { $choice } en maar { $theirs } { $other }.
reason-collects = “{ $choice }” levert { $mine ->
    [one] 1 voorraad
   *[other] { $mine } voorraden
} op, “{ $other }” geen.
reason-pays = “{ $choice }” kost niets; “{ $other }” kost { $theirs ->
    [one] 1 voorraad
   *[other] { $theirs } voorraden
}.
reason-dice = Je gooit { $mine } dobbelstenen met “{ $choice }”, { $theirs } met “{ $other }”.
reason-own-win = Winst na “{ $choice }” is van jou alleen; na “{ $other }” deel je die.
reason-their-locations = Verkende locaties: { $mine } door { $choice }, { $theirs } door { $other }.
reason-noise = Zombiefiches die op de velden om je heen komen: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-goal-steps = Stappen naar die locatie: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-goal-lacks = Voorraden die je voor die locatie nog mist: { $mine } na “{ $choice }”, { $theirs } na “{ $other }”.
reason-zombies-there = Zombiefiches daar: { $mine } bij { $choice }, { $theirs } bij { $other }.
reason-brings = { $what ->
    [followers] Volgers
    [items] Voorwerpen
    [healed] Vermoeidheid eraf
    [fatigue] Vermoeidheid
    [tokens] Zombiefiches bij jou
    [cards] Extra ontmoetingen
   *[resources] Voorraden
}: { $mine } voor jou door “{ $choice }”, { $theirs } door “{ $other }”.
reason-later-locations = Een paar beurten later heb je ongeveer { $mine } locaties verkend met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-survivors = Een paar beurten later leven er ongeveer { $mine } overlevenden met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-fatigue = Een paar beurten later heeft je groep ongeveer { $mine } vermoeidheid met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-supplies = Een paar beurten later heb je ongeveer { $mine } voorraden met “{ $choice }”, { $theirs } met “{ $other }”.
reason-later-items = Een paar beurten later heb je ongeveer { $mine } voorwerpen met “{ $choice }”, { $theirs } met “{ $other }”.

# Hoe een keuze heet
label-walk = Loop naar { NAME($space, form: "the") }{ $over ->
        [none] { "" }
       *[other] {" "}via { NAME($over, form: "the") }
    }{ $private ->
        [yes] {" "}met je geheime kaart
       *[no] { "" }
    }
label-pass = Rijd naar { NAME($space, form: "the") }, langs de zombies (1 benzine)
label-drive = Rijd naar { NAME($space, form: "the") } via { NAME($over, form: "the") } (1 benzine){ $private ->
        [yes] {" "}met je geheime kaart
       *[no] { "" }
    }
label-stay = Blijf en probeer het nog eens{ $private ->
        [yes] {" "}met je geheime kaart
       *[no] { "" }
    }
label-always = Altijd: { $wish }
label-ask-again = Vraag het me weer: { $wish }
label-use = Gebruik { $card }
label-eat = { $name } eet
label-invite = Vraag { $name } om samen te spelen
label-die = Gooi dobbelsteen { $number } opnieuw
label-option = Optie { $number }
label-yes = Ja
label-no = Nee
label-stop = Stop
label-done = Ga verder
label-enough = Niet meer
label-ammo = Schiet: gooi de munitiedobbelsteen
label-pay = Betaal
label-ask = Vraag de groep
label-bear = Aanvaard het
label-stay-in = Blijf
label-leave = Laat het liggen
label-take = Pak het
label-on = Ga verder
label-success = Gelukt
label-fail = Mislukt
label-move-stop = Stop hier
label-recover-done = Ga verder met lopen
label-between-on = Trek de kaart
label-fight-on-stop = Stop en neem de vermoeidheid
label-act-on-stop = Aanvaard de worp
label-help-ammo = Schiet voor hen: gooi de munitiedobbelsteen
label-help-no = Help niet
label-stay-quiet-no = Laat de zombies komen
label-save-no = Laat het gebeuren
label-take-fatigue-no = Weiger
label-pay-or-not-no = Betaal niet: het mislukt
label-chip-in-no = Betaal niet
label-bear-for-yes = Neem het over
label-bear-for-no = Weiger
label-collect-take = Neem mee
label-collect-leave = Laat het hier
label-return-yes = Kom terug
label-return-no = Doe niet meer mee
label-play-on-yes = Speel door
label-play-on-with = Speel door als iemand anders dat ook doet
label-play-on-no = Stop met spelen
label-join-group-yes = Speel samen
label-join-group-no = Ga alleen verder
label-leave-group-stay = Blijf in de groep
label-leave-group-leave = Verlaat de groep
label-swap-private-no = Houd mijn kaart

# Wat een keuze betekent
option-way = { $count ->
        [one] 1 stap
       *[other] { $count } stappen
    }
option-die = { $colour }, toont { NAME($face) }
space-closed = gesloten voor jou
space-off = de weg { $n ->
        [one] { "" }
       *[other] { $n } stappen{ " " }
    }ten { $way ->
        [e] oosten
        [se] zuidoosten
        [sw] zuidwesten
        [w] westen
        [nw] noordwesten
       *[ne] noordoosten
    } van { NAME($name, form: "the") }
colour-blue = blauw
colour-red = rood
colour-green = groen
colour-black = munitiedobbelsteen
name-K1 = 1 treffer
name-K2 = 2 treffers
name-K3 = 3 treffers
name-A1 = 1 actie
name-A2 = 2 acties
name-A3 = 3 acties
name-W1 = joker (treffer of actie)
name-X1 = 1 treffer en lawaai
name-X2 = 2 treffers en lawaai
name-X3 = 3 treffers en lawaai
name-0 = leeg

# How it stands, in the strip above the scene.
standing = { $level ->
    [yes] Allemaal gelijk: { $count } { $count ->
        [one] locatie
       *[other] locaties
    }
   *[no] Aan kop: { $names }, { $count } { $count ->
        [one] locatie
       *[other] locaties
    }
}
# Grote momenten, zoals ze worden aangekondigd
moment-fight = Het gevecht
moment-dice = De dobbelstenen rollen
moment-again = Opnieuw gegooid
moment-shot = Een schot
moment-scouted = Een locatie is verkend
moment-falls = Een overlevende valt

# Wat mensen aan tafel met één druk zeggen
emote-watch-out = Kijk uit
emote-join-me = Ga je mee?
emote-no-way = Geen denken aan
emote-quiet = Stil…
emote-found-it = Gevonden!
emote-well-played = Goed gespeeld
