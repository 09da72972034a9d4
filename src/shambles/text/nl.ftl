# Wat het huis zegt, welk spel het ook is.

seat = Plaats { $number }
you = Jij
language-name = Nederlands
language-partly = { $done } % van de teksten is vertaald en bijgewerkt.
list-and = { $others } en { $last }
list-comma = { $one }, { $other }
list-semicolon = { $one }; { $other }
said-of = { $name }: { $what }
sentence = { CAPITAL($words) }.
capital = { CAPITAL($words) }
rule = regel { $rule }
web-see-rule = Bekijk de regel

# Wat er gebeurde
event-ready =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $seat } is klaar.
    }
event-showed = { $you ->
    [yes] Jouw keuze: { $choice }.
   *[no] { $seat } kiest: { $choice }.
}
event-taken-back =
    { $you ->
        [yes] Je maakt je laatste keuze ongedaan.
       *[no] { $seat } maakt de laatste keuze ongedaan.
    }
event-fell-away =
    { $you ->
        [yes] Jouw keuze kan niet meer. Kies opnieuw.
       *[no] De keuze van { $seat } kan niet meer.
    }
event-goes-on = Vanaf hier is het een nieuw spel.

# Waarom niet
refusal-not-understood = “{ $choice }” is hier geen antwoord.
refusal-not-offered = { $choice } kun je hier niet kiezen.
refusal-old-ask = Te laat: het spel is al verder.
refusal-not-asked = Je bent niet aan de beurt. We wachten op { $awaited }.
refusal-no-such-seat = Deze tafel heeft geen plaats { $found }.
refusal-game-over = Het spel is afgelopen.
refusal-already-laid = Deze kaart ligt al gedekt: je kunt hem niet meer wijzigen.
refusal-table-failed = Dat ging mis, en dat ligt aan ons. Er is niets veranderd.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-deal-of-today = { error-deal-of-today }
refusal-deal-of-the-round = { error-deal-of-the-round }
refusal-not-begun = Het spel is nog niet begonnen: er zijn nog vrije plaatsen.
refusal-not-your-seat = Je hebt hier geen plaats, of een bot speelt voor je.
refusal-nothing-to-undo = Je hebt niets om ongedaan te maken.
refusal-undo-past-an-answer = Ongedaan maken kan niet meer: een ander heeft al gekozen.
refusal-undo-past-a-draw = Ongedaan maken kan niet meer: er is geschud of gedobbeld.
refusal-undo-past-a-reveal = Ongedaan maken kan niet meer: er zijn kaarten onthuld.
refusal-undo-too-fast = Te vaak ongedaan gemaakt in korte tijd. Wacht even.
refusal-maintenance = { error-maintenance }

# Wat er mis is met iets dat werd aangeboden
error-one-hand-as-a-vector = In de versie met arrays is een partij één hand, niet { $found }.
error-unknown-game = het spel { $found } bestaat niet; wel { $known }
error-game-fails = { $found } ({ $place }) kan niet geladen worden: { $detail }
error-not-that-game = { $place } is geen spel met de naam { $found }
error-seats-out-of-range = dit spel is voor { $least } tot en met { $most } spelers, niet { $found }
error-unknown-option = die instelling bestaat niet; de instellingen zijn { $known }
error-not-options = instellingen zijn namen met waarden, niet { $found }
error-option-missing = kies een van deze: { $known }
error-unknown-language = de taal “{ $found }” is er niet; er is { $known }
error-not-a-seed = een seed is een geheel getal vanaf 0, niet { $found }
error-malformed = dit is niet te lezen: { $detail }
error-not-an-object = geen JSON-object
error-unknown-phase = de fase { $found } bestaat niet; wel { $known }
error-digest-differs = dit bewaarde spel loopt nu anders (bewaard { $saved }, nu { $found })
error-cut-off = { $found } regels, maar het moeten er { $wanted } zijn
error-journal-differs = het spel loopt anders dan dit logboek ({ $found } regels, nu { $wanted })
error-answer-refused = geweigerd als { $reason }, { $rule }
error-answer-missing = hier is een antwoord nodig, { $rule }
error-draw-differs = het spel trekt { $wanted } waar het logboek { $found } heeft
error-draw-missing = hiervoor heeft het logboek geen trekking
error-not-a-shuffle = schudden moet dezelfde kaarten houden
error-not-among-the-items = { $found } is hier niet mogelijk
error-no-game-recognises-it = geen spel heeft een scenario met deze velden: { $fields }
error-unknown-bot = de bot { $found } bestaat niet; wel { $known }, of een eigen klasse als pakket.module:Naam of pad/naar/bestand.py:Naam
error-no-such-file = het bestand { $found } bestaat niet
error-not-a-python-file = { $found } is geen Python-bestand
error-file-fails = { $found } loopt vast: { $detail }
error-no-such-bot-class = { $file } heeft geen klasse { $found } met een methode choose
error-bot-answer-refused = hij antwoordde { $choice }, geweigerd als { $reason }, { $rule } (spel { $game }, seed { $seed }, vraag { $ask })
error-bot-crashed = hij crashte: { $detail } ({ $line }; spel { $game }, seed { $seed }, vraag { $ask })
error-bot-wants-more = een bot mag game en rng krijgen als hij gemaakt wordt, en verder niets ({ $detail })
error-wrong-number = { $found } kan niet; { $wanted } wel
error-twice = { $found } staat er twee keer
error-no-such-card = de kaart { $found } bestaat niet
error-card-twice = kaart { $found } ligt op twee plaatsen
error-no-such-seat = er is geen speler { $found }
error-not-a-seat = plaats { $found } bestaat niet; wel { $known }
error-no-heroes-here = in deze modus zijn er geen Hero's, { $rule }
error-end-in-a-hand = END komt nooit in een hand, { $rule }
error-end-twice = de END van deze speler is er twee keer, { $rule }
error-too-few-hands = minstens twee spelers moeten een kaart hebben om mee te vechten, { $rule }
error-wrong-player = niet { $found }: iemand anders wordt geraakt, { $rule }
error-players-differ = elke hand moet dezelfde spelers hebben
error-unknown-kind = de soort { $found } bestaat niet; wel { $known }
error-not-a-position = een scenario van de soort { $found } heeft geen stelling om vanaf te spelen
error-no-such-scenario = het scenario { $found } staat niet in dit bestand
error-not-enough = minstens { $least }
error-unknown-table = die tabel zit niet in deze doos; wel { $known }
error-wrong-load = een schietwapen heeft een beginlading, een slagwapen niet; { $found } klopt hier niet
error-no-such-weapon = het wapen { $found } bestaat niet; wel { $known }
error-trigger-or-what = geef óf `trigger` óf `what`, niet allebei
error-wrong-effect = { $found } kan hier niet
error-not-in-this-variant = dit hoort bij een variant die niet gespeeld wordt, { $rule }
error-no-such-survivor = er is geen overlevende { $found }
error-holds-no-ammo = { $found } kan geen munitie bevatten, { $rule }
error-too-many-tokens = hier zijn { $found } fiches voor nodig, en er zijn er { $most }
error-too-many-copies = zo vaak zit { $found } niet in de doos
error-position-or-players = geef óf een position óf een aantal players
error-no-such-table = deze tafel bestaat niet
error-one-seat-each = je kunt maar één plaats nemen
error-too-many-tables = er zijn nu te veel tafels; probeer het later opnieuw
error-too-many-of-yours = je hebt te veel tafels geopend; speel er eerst een uit
error-seat-taken = iemand anders was je net voor
error-blocked-sits-here = aan deze tafel zit iemand die je hebt geblokkeerd: { $names }
error-no-seat = hiervoor heb je een plaats aan de tafel nodig
error-not-over = het spel is nog niet afgelopen
error-game-over = op dat moment is het spel afgelopen
error-never-asked = deze plaats had in dat spel niets te kiezen
error-not-played-on = deze tafel gaat niet verder vanaf een ander spel
error-no-step-to-play-on = vanaf stap { $found } valt niet verder te spelen; kies er een van 0 tot en met { $most }
error-deal-is-yours = je speelt deze kaarten nog aan een andere tafel; speel daar eerst uit
error-deal-is-played-beside =
    { $days ->
        [one] iemand op jouw netwerk speelt deze kaarten nog; je ziet dit als die klaar is, of morgen
       *[other] iemand op jouw netwerk speelt deze kaarten nog; je ziet dit als die klaar is, of over { $days } dagen
    }
error-deal-is-played =
    { $hours ->
        [one] iemand speelt deze kaarten nog; je ziet dit als die klaar is, of over een uur
       *[other] iemand speelt deze kaarten nog; je ziet dit als die klaar is, of over { $hours } uur
    }
error-deal-of-today = 
    { $hours ->
        [one] dit zijn de kaarten van vandaag; binnen een uur kan iedereen ze zien
       *[other] dit zijn de kaarten van vandaag; over { $hours } uur kan iedereen ze zien
    }
error-daily-tried = je hebt de kaarten van vandaag al gespeeld
error-daily-is-over = die dag is voorbij; je kunt dezelfde kaarten nog spelen, maar ze tellen niet meer
error-daily-alone = de kaarten van vandaag speel je zelf: geen bot kan je plaats overnemen
error-deal-of-the-round = deze kaarten worden gespeeld in een ronde van een clubavond; je kunt ze zien als de laatste tafel klaar is
error-club-alone = op een clubavond speel je zelf: geen bot kan je plaats overnemen
error-rated-players-only = deze tafel telt mee voor de rating, en alleen leden hebben een rating: kies eerst “Bewaar mijn spellen”
error-rated-not-wanted = deze tafel telt mee voor de rating, en jij wilt geen rating; dat kun je op je eigen pagina veranderen
error-rated-alone = aan een tafel die meetelt speel je zelf: geen bot kan je plaats overnemen
error-rated-new-deal = alleen een heel spel met nieuwe kaarten kan meetellen voor de rating
error-rated-own-box = alleen een spel met de eigen doos kan meetellen voor de rating
error-table-set-aside = een fout heeft deze tafel gestopt; hij wacht tot iemand ernaar heeft gekeken
error-table-elsewhere = deze tafel verhuist naar een andere server; probeer het over { $seconds } seconden weer
error-table-closed = de beheerder heeft deze tafel gesloten; er gaat niets verloren
error-banned = de beheerder heeft je buitengesloten tot { $until }; bots spelen voor je verder
error-muted-by-host = de beheerder heeft je voorlopig gedempt
error-maintenance = de server start opnieuw op; probeer het zo weer
error-box-overruns = met deze doos duurt het spelen te lang
error-no-such-viewpoint = je kunt niet meekijken met { $found }
error-not-absent = deze speler is er: een bot kan hem niet vervangen
error-not-empty = deze database is niet leeg
error-too-soon = die is nog maar net weg; wacht nog { $seconds } seconden
error-too-long = dit is te lang: { $found } tekens, hoogstens { $most }
error-too-deep = dit is te diep genest; hoogstens { $most }
error-too-large = dit getal is te groot; hoogstens { $most }
error-too-fast = te veel verzoeken; wacht even
error-not-found = deze pagina bestaat niet
error-bad-request = { $detail }
error-has-nul = hier staat een teken in dat niet mag (NUL)
error-no-header = dit verzoek moet van de pagina zelf komen
error-internal = er ging iets mis, en dat ligt aan ons

# Aan tafel
title = Shambles
asked = { $name }, jij bent aan de beurt.
waiting-for = Wachten op { $names }.
game-over = Het spel is afgelopen.
another = Druk op n voor een nieuw spel, q om te stoppen.
log = Logboek
hand = Jouw hand
scores = Stand
rules = Regels
help = Hulp
undo = Ongedaan maken
lay = Antwoorden
choose-seats = Hoeveel spelers?
measured = Gemeten met bots: { $level ->
        [rookie] groentjes
        [survivor] overlevenden
        [veteran] veteranen
       *[legend] legendes
    } wonnen { $percent } % van { $games } partijen als deze.
start = Starten
bot-random = willekeurig
bot-greedy = gretig
bot-rookie = groentje
bot-survivor = overlevende
bot-veteran = veteraan
bot-legend = legende
bot-search = zoekend
temper-rookie = Bedoelt het goed, maar vergeet de helft.
temper-survivor = Speelt verstandig, maar soms slordig.
temper-veteran = Denkt na voor elke zet.
temper-legend = Neemt de tijd en voorziet je volgende zet.
temper-greedy = Neemt wat er nu het beste uitziet.
temper-random = Doet maar wat.
temper-search = Speelt veel mogelijke partijen in gedachten voor hij kiest.
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
close = Sluiten

# Een spel leren
learn = Leren
learn-line = Korte lessen, puzzels en de regels van elk spel.
web-lessons = Lessen
lesson-right = Goed zo.
refusal-lesson-done = Deze les is klaar. Ga door naar de volgende.
course-done = Meer hoef je niet te weten. Nu een echt spel tegen groentjes. Een van hen legt uit wat er gebeurt.
rookie-says = “{ $words }”
lesson-next = Volgende les
web-learn-line = Korte lessen van één stap. Na drie minuten kun je spelen.
web-learn-none = Dit spel heeft nog geen lessen. De regels zeggen hoe je speelt.
web-learn-begin = Beginnen
web-learn-on = Doorgaan
web-learn-again = Opnieuw beginnen
web-learn-done = { $done } van { $count } gedaan
web-lesson-of = Les { $number } van { $count }
web-course-end = Speel je eerste spel
web-rule-behind = De regel erachter:
web-first-game = Speel je eerste spel
web-other-courses = Andere lessen
web-at-a-glance = In één oogopslag
web-page-aim = Het doel
web-page-turn = Een beurt
web-page-end = Het einde
web-page-score = Wat telt
web-contents = Inhoud
web-rules-count = { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
web-examples-show = Toon { $count } voorbeelden

# De opdrachtregel
measure-won = Spellen met een winnaar
measure-shared = Spellen met meer winnaars
measure-first-place = Winst van de eerste bot
measure-first-seat = Winst van de eerste plaats
measure-score = Stand
measure-answers = Antwoorden
measure-rounds = Rondes

# Het hele scherm
awaited = aan de beurt
leave = Stoppen
light = Thema
wins = wint
meanwhile = Dit kan ook
view-none = geen

# In de browser
web-skip = Naar de inhoud
nav = Hoofdpagina’s
nav-play = Spelen
nav-learn = Leren
nav-daily = Vandaag
nav-clubs = Clubs
nav-watch = Kijken
nav-me = Ik
web-settings = Instellingen
web-language = Taal
web-theme = Thema
web-theme-system = Zelfde als dit apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-theme-contrast = Hoog contrast
web-motion = Animatie
web-motion-slow = Langzaam
web-motion-normal = Normaal
web-motion-fast = Snel
web-motion-off = Uit
web-double-tap = Dubbeltik om een kaart te spelen
web-rule-numbers = Toon bij elke zin het nummer van de regel
web-signs = Meldingen
web-portrait = Je portret
web-portrait-1 = Staartjes en een lamp
web-portrait-2 = Bril en een pan
web-portrait-3 = Bouwhelm en een hamer
web-portrait-4 = Pet en een knuppel
web-portrait-5 = Hanenkam en een breekijzer
web-portrait-6 = Krullen en een munt
web-portrait-7 = Muts en een rugzak
web-portrait-8 = Bandana en een machete
web-portrait-9 = Baard en een bijl
web-portrait-10 = Capuchon en een boog
web-portrait-11 = Helm en een zaag
web-portrait-12 = Kortgeknipt
web-portrait-13 = Platte pet
web-sound = Geluid
web-invite-sound = Met geluid spelen?
web-invite-sound-yes = Geluid aan
web-invite-sound-no = Geen geluid
web-volume = Volume
web-buzz = Trillen als ik aan de beurt ben
web-call = Melding als ik aan de beurt ben
web-call-refused = Deze browser blokkeert meldingen. Je kunt ze toestaan in de instellingen van de browser.
web-since = Sinds je laatste beurt
web-your-turn = Jouw beurt
web-loading = Even geduld…
web-again = Opnieuw proberen
web-cancel = Annuleren
web-trouble = Er ging iets mis ({ $code }). Probeer het opnieuw.
web-unreachable = De server is niet bereikbaar. Ben je online?
web-lost-title = Hier dolen alleen walkers
web-lost = Op dit adres staat geen pagina.
web-to-games = Naar de spellen
web-welcome = Schuif aan
web-welcome-line = De spellen van The Walking Dead, volgens de officiële regels. Speel met vrienden, waar ze ook zijn, of meteen met bots. Niets te installeren, geen account.
web-games = Spellen
web-about = Shambles is een tafel voor spellen waar je van houdt. De regels staan er in onze eigen woorden en elke tekening is van ons. De spellen zijn van hun makers.
web-players = { $least }–{ $most } spelers
web-minutes = { $least }–{ $most } minuten
web-play-now = Speel meteen tegen bots
web-play = Spelen
web-set-up = Tafel klaarzetten
web-rules-and-options = Regels en opties
web-your-tables = Jouw tafels
web-keep-games = Bewaar mijn spellen
web-my-page = Mijn pagina
somebody = iemand
web-table-over = Afgelopen
web-waits-for = Wacht op { $names }
web-play-together = Speel nu met bots
web-go-on = Doorgaan
web-lobby = Open tafels
web-lobby-empty = Er zijn nu geen open tafels. Zet er een klaar en nodig iemand uit.
web-lobby-more = Meer tafels
web-seats-free =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-sit-down = Ga zitten
web-sit-down-anyway = Toch gaan zitten
web-blocked-here-line = Diegene krijgt hier niets van te horen. Je kunt toch gaan zitten.
web-default-name = Laat leeg, dan kiezen wij er een
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
web-your-name = Je naam
web-who-sits-where = Wie zit waar?
web-open-seat = Vrije plaats
web-bot-of = Bot, { $bot }
web-who-may-come = Wie mag meedoen?
web-by-link = Alleen mensen met de link
web-in-the-lobby = Iedereen: zet de tafel bij de open tafels
web-open-table = Tafel maken
web-table = Tafel
web-finding-table = De tafel wordt geladen…
web-fill-with-bots = Vul vrije plaatsen met bots
web-waiting-room = Wachten op spelers
web-waiting-for-people =
    { $count ->
        [one] Er is nog één vrije plaats. Het spel begint zodra iemand die neemt.
       *[other] Er zijn nog { $count } vrije plaatsen. Het spel begint zodra ze allemaal bezet zijn.
    }
web-invite = Uitnodigen
web-invite-line = Wie deze link opent, kan een vrije plaats nemen. Scan de code met een telefoon, of stuur de link.
web-qr = De link als QR-code
web-only-here = Dit adres werkt alleen op deze computer. Zo kunnen telefoons thuis meedoen: start Shambles met shambles serve --host 0.0.0.0. Dan staat hier een code om te scannen.
web-copy = Kopiëren
web-copied = Gekopieerd
web-personal-link = Je eigen plaats
web-personal-link-line = Alleen voor jou: met deze link kom je op elk apparaat terug op je plaats. Deel hem niet.
web-bad-link = Deze persoonlijke link werkt niet voor deze tafel.
web-bad-link-looking-on = Daarom kijk je alleen mee.
web-bad-link-waiting = Je kunt hieronder nog wel een vrije plaats nemen.
web-bad-link-seated = Je houdt de plaats die je hier al hebt.
web-bad-link-advice = Misschien ontbreekt er een stuk van de link. Kopieer de hele link nog eens op het apparaat waarop je speelt: menu “Tafel”, “Je eigen plaats”. Ben je van tafel gegaan, dan is je plaats weg.
web-link-unanswered = We konden je plaats nu niet opzoeken.
web-look-on = Meekijken
web-only-watching = Je kijkt mee. Alle plaatsen zijn bezet, dus je kunt niet meespelen.
web-look-on-line = Met deze link kijken mensen mee. Ze zien geen handkaarten.
web-at-the-table = Spelers
web-ready = klaar
web-winner = wint
web-away = afwezig
web-remove = Laat een bot voor deze speler spelen
web-remove-votes =
    { $count ->
        [one] Laat een bot voor deze speler spelen (1 stem)
       *[other] Laat een bot voor deze speler spelen ({ $count } stemmen)
    }
web-sending = { $choice } wordt verstuurd…
web-kept = { $choice } wordt verstuurd zodra je weer online bent.
web-connection-lost = Geen verbinding. We proberen het opnieuw…
web-bot-plays-for-you = Een bot speelt voor jou.
web-take-back-seat = Zelf weer spelen
web-hand-to-bot = Laat een bot voor mij spelen
web-how-well = Hoe goed moet de bot zijn?
web-hand-to-bot-line = Even weg? Een bot speelt voor je tot je terug bent.
web-leave = Van tafel gaan
web-leave-sure = Een bot neemt je plaats over en je kunt niet terug. Toch gaan?
web-stay = Blijven
web-chat = Chat
web-chat-empty = Nog geen berichten.
web-chat-say = Schrijf een bericht
web-emotes = Snelle reacties
web-talk = Bots vertellen hun plannen
web-plea = Vraag het de bots
web-chat-send = Versturen
web-chat-unsent = Niet verstuurd: je bent offline. Je bericht staat er nog.
web-new = nieuw
web-scene-failed = De tafel kan niet getoond worden.
web-you-won = Je wint
web-you-lost = Je verliest
web-came =
    { $place ->
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
        [6] Zesde
        [7] Zevende
        [8] Achtste
        [9] Negende
       *[other] Tiende
    } van de { $count ->
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
       *[other] tien
    }{ $shared ->
        [yes] , gedeeld
       *[no] {""}
    }
web-your-best = Jouw beste moment: { $what }
web-your-worst = Wat je het meest kostte: { $what }
web-close = Het scheelde weinig.
web-what-next = En nu?
web-more = Meer
web-coming-away = { $name } is afwezig.
web-coming-back = { $name } is terug.
web-coming-bot = { $you ->
        [yes] Een bot speelt voor jou.
       *[no] Een bot speelt voor { $name }.
    }
web-coming-self = { $you ->
        [yes] Je speelt weer zelf.
       *[no] { $name } speelt weer zelf.
    }
web-coming-left = { $name } is vertrokken. Een bot heeft de plaats overgenomen.
web-coming-clock = De tijd is om: een invaller antwoordde één keer voor { $name }.
web-stood-in = De tijd is om: een invaller antwoordde één keer voor jou.
web-watching =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
web-decisive = Keerpunt
web-places = Eindstand
web-place = { $place }.
web-rematch = Nog een keer
web-join-rematch = Doe mee met het volgende spel
web-rematch-waits = De anderen zijn een nieuw spel begonnen. Ze houden je plaats vrij.
web-replay = Bekijk de herhaling
web-replay-line = Bekijk het hele spel nog eens, stap voor stap.
web-play-on = Verderspelen vanaf hier
web-play-on-line = Begin een nieuwe tafel vanaf een moment in dit spel.
web-step = Stap { $at } van { $last }
web-seen-by = Bekijk als
web-all-open = Alle kaarten
web-first = Naar het begin
web-previous = Stap terug
web-next = Stap vooruit
web-last = Naar het einde
web-pause = Pauze
web-round = Ronde
web-previous-round = Vorige ronde
web-next-round = Volgende ronde
web-speed = Snelheid
web-speed-of = { $speed } ×
web-share = Delen
web-copy-by-hand = Kopieer deze link:
web-rules-line = Elke regel in onze eigen woorden, met een nummer. Het spel toont dat nummer als het de regel toepast.
web-search-rules = Zoek in de regels
web-rules-found =
    { $count ->
        [0] Geen regel gevonden.
        [one] 1 regel
       *[other] { $count } regels
    }
web-cards = Kaarten
web-cards-line = Elke kaart uit de doos, en wat hij doet.
web-search-cards = Zoek in de kaarten
web-cards-found =
    { $count ->
        [0] Geen kaart gevonden.
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-copies = { $count } stuks
web-card-attested = Genoemd in het gedrukte regelboek
web-card-ours = Eigen ontwerp
web-examples = Probeer een regel
web-examples-line = Kleine situaties die één regel laten zien. Start er een en speel verder tegen bots.
web-deal-me-this = Speel dit
web-fair-deal = Eerlijk gedeeld
web-fair-claim = Niemand kon deze kaarten veranderen.
web-fair-figures = Vingerafdruk en seed
web-fair-deal-short = Zo weet je zeker dat niemand met de kaarten heeft geknoeid.
web-fair-deal-line = Voor de eerste kaart werd gedeeld, legde de server de seed van dit spel vast: het getal waar alle toeval uit komt. Hij toonde er de vingerafdruk van. Geen andere seed heeft die vingerafdruk. Na afloop zie je de seed, en kun je nagaan dat niemand hem veranderd heeft.
web-fair-deal-later = Je ziet de seed als het spel is afgelopen.
web-commitment = De vingerafdruk, getoond voor het delen (SHA-256)
web-seed = De seed
web-salt = De salt die erbij ging
web-seal-yes = Dit is de seed die voor het delen is vastgelegd.
web-seal-no = De seed past niet bij de vingerafdruk.
web-seal-cannot = Deze browser controleert vingerafdrukken alleen op beveiligde adressen (https). Je kunt het zelf doen met deze opdracht:
web-sound-yes = Elke kaart en elke worp in dit spel volgt uit die seed.
web-sound-no = Dit spel volgt niet uit die seed.
web-box-standard = De kaarten van het spel. Je kunt ook een eigen bestand uit de werkplaats gebruiken.
web-box-own = Je eigen doos.
web-chat-silent = Nu mag er niet gepraat worden.
error-chat-is-full = de chat van deze tafel is vol
refusal-chat-is-full = De chat van deze tafel is vol.
error-name-not-seen = gebruik een naam die je kunt zien
error-too-many-marks = één letter heeft te veel accenten
error-chat-not-seen = dit bericht is leeg
error-spectators-are-silent = alleen wie een plaats heeft, kan chatten
error-number-too-large = geen getal mag hoger zijn dan { $most }
error-chat-too-fast = te veel berichten; wacht even
error-table-is-silent = nu mag er niet gepraat worden
error-no-such-plea = dat kun je de bots nu niet vragen
error-bots-say-nothing = de bots aan deze tafel zeggen niets en je kunt ze niets vragen
refusal-table-is-silent = Nu mag er niet gepraat worden.
error-arrow-misses-the-border = een pijl gaat van binnen Atlanta naar buiten; { $found } ligt aan de verkeerde kant
error-icons-differ = een voorraadveld heeft symbolen, en geen ander veld heeft die
error-place-differs = een locatieveld noemt zijn plek, en geen ander veld doet dat
error-start-differs = alleen een startveld noemt een personage
error-inventory-differs = een voorwerpkaart heeft een voorwerp en wordt bij succes gehouden, en geen andere kaart
error-missing = { $what } ontbreekt
error-needs-others = een kaart met een vergelijking, een stemming of een vraag aan een ander moet others = true zeggen
error-no-card-for-one = er moeten kaarten zijn die één speler alleen aankan
error-no-way-out = elk buurveld is een locatie: niemand kan daar weg
error-not-a-face = { $found } is geen kant van deze dobbelsteen
error-not-a-number = { $found } kan hier niet
error-not-a-resource = { $found } is geen voorraad
error-not-an-id = { $found } is geen id: alleen kleine letters, cijfers en _
error-not-on-one-space = een groep is twee of meer spelers op één veld
error-not-positive = dit moet meer dan 0 zijn
error-nothing-to-do = deze regel doet niets
error-only-a-sketch = deze kaart is een schets voor een scenario; een heel spel vraagt een hele kaart
error-only-in-a-sketch = alleen een schets heeft verbindingen
error-out-of-reach = daar kan niemand komen vanaf { $start }
error-roll-impossible = deze dobbelstenen kunnen geen { $wanted } maken: { $dice }
error-roll-left-over = deze worp is nooit gedaan
error-too-many = te veel; hoogstens { $most }
error-unknown-field = hier niet bekend; wel { $known }
error-unknown-operation = de bewerking { $found } bestaat niet; wel { $known }
error-unknown-place = { $found } kan niet; wel { $known }
error-unknown-space = het veld { $found } bestaat niet
error-field-missing = dit veld ontbreekt
error-unknown-value = { $found } kan niet; wel { $known }
error-unknown-name = er is hier geen { $found }; wel { $known }
error-id-twice = { $found } is al de id van regel { $line }
error-too-many-motive-tokens = { $found } fiches zijn te veel; hoogstens { $most }
error-never-stranded = { $found } is nooit gestrand; wel { $known }

# Het verslag van het lab
error-not-a-whole-number = { $found } is geen heel getal
error-not-text = { $found } is geen tekst: zet er aanhalingstekens om
error-not-a-list = { $found } is geen lijst: [ … ]
error-unwritable = dit is niet te schrijven: { $detail }
error-newer-schema = een nieuwere Shambles heeft deze database gemaakt ({ $found }; deze kent tot { $known }). Start de nieuwere, of zet een oudere back-up terug
error-wrong-starts = de kaart heeft { $found } startvelden; er moeten er { $wanted } zijn, één voor elk personage

# Wat een veteraan zou doen, en waarom
hint = Tip
hint-answer = Een veteraan zou kiezen: { $choice }.
hint-thinking = Een veteraan denkt erover na…
play-on = Doorgaan
reason-only = Je hebt geen andere keuze.
reason-chance = Winstkans: ongeveer { $mine } % met “{ $choice }”, { $theirs } % met “{ $other }”.
reason-chance-together = Kans dat jullie het allemaal overleven: ongeveer { $mine } % met “{ $choice }”, { $theirs } % met “{ $other }”.
reason-points = Gemiddeld aantal punten aan het eind: ongeveer { $mine } met “{ $choice }”, { $theirs } met “{ $other }”.
reason-points-ahead = Gemiddeld komt “{ $choice }” { $points ->
    [one] 1 punt
   *[other] { $points } punten
} beter uit dan “{ $other }”.
reason-about-equal = “{ $choice }” en “{ $other }” zijn ongeveer gelijkwaardig.
reason-profit = “{ $other }” zou { $seat } het meest helpen.
reason-little = “{ $other }” is bijna even goed: winstkans ongeveer { $mine } % met “{ $choice }”, { $theirs } % daarmee.
reason-same = Het maakt geen verschil: “{ $choice }” en “{ $other }” komen op hetzelfde neer.
error-nothing-asked = deze plaats heeft nu niets te kiezen; we wachten op { $awaited }
error-no-hints-here = geen tips aan deze tafel: die zijn bij het klaarzetten niet aangezet
error-hint-overran = de tip duurde te lang
error-old-ask = te laat: het spel is al verder
web-hint-close = Tip sluiten
web-hint-figures = Cijfers
web-hints-agreed = Iedereen mag om tips vragen
web-rated = Telt mee voor de rating
web-rated-line = Het telt voor de rating van iedere speler hier. Er zijn geen tips, en geen bot speelt in jouw plaats. Wie weggaat, wordt laatste.
web-rated-together = De rating laat zien wat jouw keuzes je per spel kosten. Jullie winnen of verliezen samen, dus de uitslag telt niet.
web-rated-guest = Alleen leden hebben een rating. Gasten worden vergeten.
web-rated-keep = Bewaar mijn spellen

# Een afgelopen spel nog eens bekeken
review = Terugblik
review-chances = Winstkansen
review-luck = Geluk
review-own = Eigen keuzes
review-better-here = Beter was hier: { $better }.
error-no-review = nog niemand heeft om een terugblik op dit spel gevraagd
error-too-many-reviews = er worden nu te veel spellen geanalyseerd; probeer het later opnieuw
error-too-much-at-once = je wacht al op { $most } dingen; wacht tot er een klaar is
error-too-many-reviews-of-yours = er worden hoogstens { $most } spellen tegelijk voor je geanalyseerd; wacht tot er een klaar is

web-pace = Tempo
web-pace-relaxed = Zonder tijdslimiet
web-pace-live = Live
web-pace-post = Dagen per beurt
web-seconds-each = Tijd per antwoord
web-days-each = Tijd per antwoord
web-bank = Extra tijd voor het hele spel
web-caretaker = Is de tijd om, dan antwoordt deze invaller
web-seconds = { $count } seconden
web-bank-minutes = { $count ->
    [0] niets
    [one] 1 minuut
   *[other] { $count } minuten
    }
web-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
    }
web-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
    }
web-time-left = Tijd over: { $time }
error-no-such-deal = deze kaarten bestaan niet meer, of de regels zijn veranderd

web-daily = Kaarten van vandaag
web-daily-line = Elke dag één spel, dezelfde kaarten voor iedereen, tegen veteranen. Je hebt één poging.
web-daily-open = Speel de kaarten van vandaag
web-clubs = Clubavonden
web-to-club = Naar de clubavond
web-daily-board = Ranglijst

web-same-deal = Zelfde kaarten
web-same-deal-line = Laat vrienden deze kaarten spelen en vergelijk.
web-share-deal = Daag een vriend uit
web-compare = Vergelijk
web-deal-line = Iemand heeft deze kaarten al gespeeld. Jij krijgt dezelfde kaarten tegen dezelfde bots: { $bots }.
web-play-deal = Speel deze kaarten
web-result = Uitslag
web-name = Naam
web-seat = Plaats
web-this-game = dit spel
web-figures-coming = analyseren… { $done }
web-no-figures = niet geanalyseerd
web-figures-there = Keuzes en geluk zijn geanalyseerd.
web-compare-explained = Hoeveel winstkans elke speler won of verloor, door eigen keuzes en door geluk. Keuzes worden beoordeeld op wat de speler wist. De rest is wat de anderen deden.

# --- puzzels

puzzles = Puzzels
workshop = Werkplaats
error-no-such-puzzle = er is geen puzzel { $found }, of de regels zijn sindsdien veranderd
error-no-such-moment = de terugblik noemt zo'n moment niet

# Programma's als gasten
web-program = Programma
web-programs-allowed = Programma's mogen meedoen
error-no-programs-here = geen programma's aan deze tafel, SH-015
error-not-a-program = alleen een programma dat hier zit mag dit vragen, SH-015
error-cannot-be-imagined = dit moment is niet te tonen zonder verborgen kaarten te onthullen
guest-waits = Wacht op tafels van { $server } waar programma's mogen zitten. Ctrl-C stopt.
guest-sits = Tafel { $table }, { $game }: plaats { $seat }. Ook daar: { $others }
guest-alone = nog niemand
guest-program = { $name } (programma)
guest-won = Tafel { $table }, { $game }: gewonnen.
guest-lost = Tafel { $table }, { $game }: niet gewonnen.
guest-gone = Tafel { $table }: de plaats is weg.
guest-ended = Gestopt. Bots hebben de plaatsen overgenomen.
