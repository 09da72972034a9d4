# Wat het huis zegt, welk spel het ook is.

seat = Plaats { $number }
you = Jij
list-and = { $others } en { $last }
rule = regel { $rule }

# Wat er gebeurde
event-ready =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $seat } is klaar.
    }
event-showed = { $you ->
    [yes] Je zegt: { $choice }.
   *[no] { $seat } zegt: { $choice }.
}
event-taken-back =
    { $you ->
        [yes] Je neemt je laatste antwoord terug.
       *[no] { $seat } neemt het laatste antwoord terug.
    }
event-fell-away =
    { $you ->
        [yes] Wat je had neergelegd, kun je niet meer kiezen.
       *[no] Wat { $seat } had neergelegd, kan niet meer gekozen worden.
    }

# Waarom niet
refusal-not-understood = “{ $choice }” is hier geen antwoord.
refusal-not-offered = { $choice } zit niet bij je keuzes.
refusal-old-ask = Dat was een antwoord op een eerdere vraag; de tafel is al verder.
refusal-not-asked = Jij bent nu niet aan de beurt. Gewacht wordt op { $awaited }.
refusal-no-such-seat = Plaats { $found } is er aan deze tafel niet.
refusal-game-over = Het spel is afgelopen.
refusal-already-laid = Wat gedekt ligt, blijft liggen.
refusal-table-failed = De tafel kon dat antwoord niet uitvoeren; er is niets veranderd.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-not-begun = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
refusal-not-your-seat = Je hebt hier geen plaats, of een bot speelt voor je.
refusal-nothing-to-undo = Er is niets van jou om terug te nemen.
refusal-undo-past-an-answer = Een ander heeft sindsdien geantwoord; jouw antwoord blijft staan.
refusal-undo-past-a-draw = Er is sindsdien geschud of gedobbeld; je antwoord blijft staan.
refusal-undo-past-a-reveal = Er is sindsdien iets onthuld; je antwoord blijft staan.
refusal-undo-too-fast = Dat is te vaak terugnemen in korte tijd; wacht even.

# Wat er mis is met iets dat werd aangeboden
error-not-as-a-vector = Dit spel is er niet als vector. Bekend: { $known }.
error-no-encoding = Dit spel heeft geen codering voor andere programma’s. Bekend: { $known }.
error-one-hand-as-a-vector = Als vector is een partij één hand, niet { $found }.
error-unknown-game = het spel { $found } is er niet; wel { $known }
error-game-fails = { $found } ({ $place }) kan niet geladen worden: { $detail }
error-not-that-game = { $place } is geen spel met de naam { $found }
error-seats-out-of-range = { $found } kan niet; dit spel is voor { $least } tot { $most }
error-unknown-option = die instelling is er niet; wel { $known }
error-not-options = instellingen zijn namen met waarden, niet { $found }
error-option-missing = dit moet gekozen worden: { $known }
error-unknown-language = { $found } wordt hier niet gesproken; wel { $known }
error-not-a-seed = een zaadgetal is een geheel getal vanaf 0, niet { $found }
error-malformed = dit is niet te lezen: { $detail }
error-not-an-object = geen JSON-object
error-unknown-phase = de fase { $found } is er niet; wel { $known }
error-digest-differs = het spel komt niet uit zoals het bewaard was ({ $saved }, nu { $found })
error-cut-off = { $found } regels waar er { $wanted } horen
error-journal-differs = het spel gaat een andere weg dan dit logboek ({ $found } regels, nu { $wanted })
error-answer-refused = geweigerd als { $reason }, { $rule }
error-answer-missing = hier is een antwoord nodig, { $rule }
error-draw-differs = het spel trekt { $wanted } waar het logboek { $found } heeft
error-draw-missing = hiervoor staat geen trekking opgeschreven
error-not-a-shuffle = niet dezelfde kaarten in een andere volgorde
error-not-among-the-items = { $found } kan hier niet vallen
error-no-game-recognises-it = geen spel heeft een scenario met deze velden: { $fields }
error-another-run = in deze map is een andere reeks begonnen
error-not-a-run = in deze map staat geen reeks
error-too-many-failures = { $count } spellen liepen vast; een daarvan heeft seed { $seed }: { $detail }
error-nothing-changed = er is niets veranderd: noem een optie of andere bots
error-unknown-bot = de bot { $found } is er niet; wel { $known }, of een eigen klasse als pakket.module:Naam of pad/naar/bestand.py:Naam
error-no-such-file = het bestand { $found } is er niet
error-not-a-python-file = { $found } is geen Python-bestand
error-file-fails = { $found } loopt vast: { $detail }
error-no-such-bot-class = { $file } heeft geen klasse { $found } met een methode choose
error-bot-answer-refused = hij antwoordde { $choice }, geweigerd als { $reason }, { $rule } (spel { $game }, seed { $seed }, vraag { $ask })
error-bot-crashed = hij ging stuk: { $detail } (spel { $game }, seed { $seed }, vraag { $ask })
error-bot-wants-more = een bot mag game en rng krijgen als hij gemaakt wordt, en verder niets ({ $detail })
error-too-many-bots = { $found } bots voor { $wanted } plaatsen
error-too-many-people = { $found } mensen voor { $wanted } plaatsen
error-wrong-number = { $found } kan niet; { $wanted } wel
error-twice = { $found } staat er twee keer
error-no-such-card = de kaart { $found } is er niet
error-card-twice = kaart { $found } ligt op twee plaatsen
error-no-such-seat = er is geen speler { $found }
error-not-a-seat = er is geen plaats { $found }; er is { $known }
error-no-heroes-here = in deze modus zijn er geen Heroes, { $rule }
error-end-in-a-hand = END komt nooit in een hand, { $rule }
error-end-twice = de END van deze speler is er twee keer, { $rule }
error-too-few-hands = minstens twee spelers moeten een kaart hebben om mee te vechten, { $rule }
error-wrong-player = niet { $found }: iemand anders wordt geraakt, { $rule }
error-no-game-has-such-a-box = geen spel heeft een doos met deze tabellen: { $fields }
error-players-differ = de spelers zijn niet in elke hand dezelfde
error-unknown-kind = de soort { $found } is er niet; wel { $known }
error-not-a-position = een scenario van de soort { $found } heeft geen stelling om uit te spelen
error-no-such-scenario = het scenario { $found } staat niet in dit bestand
error-nothing-to-resume = er is geen bewaard spel om mee verder te gaan
error-not-an-option = schrijf een instelling als naam=waarde, niet { $found }
error-unknown-rule = de regel { $found } is er niet
error-not-enough = minstens { $least }
error-unknown-table = zo'n tabel is er niet in deze doos; er is { $known }
error-wrong-load = een schietwapen heeft een beginlading en een slagwapen niet, niet { $found }
error-no-such-weapon = er is geen wapen { $found }; er is { $known }
error-trigger-or-what = óf een trigger óf een what, niet allebei en niet geen van beide
error-wrong-effect = { $found } kan hier niet
error-not-in-this-variant = dit hoort bij een variant die niet gespeeld wordt, { $rule }
error-no-such-survivor = er is geen overlevende { $found }
error-holds-no-ammo = { $found } kan geen munitie bevatten, { $rule }
error-too-many-tokens = hier zijn { $found } fiches voor nodig, en er zijn er { $most }
error-too-many-copies = zoveel keer zit { $found } niet in de doos
error-position-or-players = geef óf een position óf een aantal players
error-no-such-table = die tafel is er niet
error-one-seat-each = je kunt maar één plaats nemen
error-too-many-tables = er zijn nu te veel tafels; probeer het later nog eens
error-too-many-of-yours = je hebt te veel tafels geopend; speel er eerst een uit
error-unknown-database = { $found } kan niet; gebruik sqlite+aiosqlite:///bestand of postgresql+asyncpg://…
error-unknown-channels = { $found } kan niet; gebruik memory, redis://… of postgresql://…
error-seat-taken = iemand anders was sneller
error-no-seat = hiervoor heb je een plaats aan de tafel nodig
error-not-over = het spel is nog niet afgelopen
error-deal-is-yours = je speelt dezelfde kaarten nog aan een andere tafel; dit gaat open als je daar klaar bent
error-deal-is-played-beside =
    { $days ->
        [one] iemand op jouw internetadres speelt dezelfde kaarten nog; dit gaat open als die klaar is, of morgen
       *[other] iemand op jouw internetadres speelt dezelfde kaarten nog; dit gaat open als die klaar is, of over { $days } dagen
    }
error-deal-is-played =
    { $hours ->
        [one] iemand speelt dezelfde kaarten nog; dit gaat open als die klaar is, of over een uur
       *[other] iemand speelt dezelfde kaarten nog; dit gaat open als die klaar is, of over { $hours } uur
    }
error-table-set-aside = er is iets mis met deze tafel; ze is apart gezet, en er wordt naar gekeken
error-box-overruns = met deze doos duurt het spelen te lang
error-no-such-viewpoint = er is geen gezichtspunt { $found }
error-not-absent = van deze plaats kan niemand weggestuurd worden
error-not-empty = deze database is niet leeg
error-too-soon = die is nog maar net weg; wacht nog { $seconds } seconden
error-too-long = dit is te lang: { $found } letters, hoogstens { $most }
error-too-deep = dit is te diep genest; hoogstens { $most }
error-too-large = dit getal is te groot; hoogstens { $most }
error-too-fast = te veel verzoeken; wacht even
error-not-found = die pagina is er niet
error-bad-request = { $detail }
error-has-nul = hier staat een teken in dat in geen tekst hoort (NUL)
error-no-header = dit verzoek moet van de pagina zelf komen
error-internal = er ging bij ons iets mis
error-unknown-token = geen plaats heeft deze sleutel; open een tafel of ga aan een tafel zitten
error-server-away = de server op { $found } antwoordt niet: { $detail }
error-not-a-port = een poort is een getal van 1 tot 65535, niet { $found }
error-unreadable = dit is niet te lezen: { $detail }
error-no-terminal = dit is geen terminal; gebruik --plain

# Aan tafel
title = Shambles
rule-of = { $rule }: { $text }
asked = { $name }, jij bent aan de beurt.
waiting-for = Wachten op { $names }.
ready-are = Klaar: { $names }.
curtain = { $name } is aan de beurt. De anderen kijken even weg.
curtain-go = Druk op Enter als alleen { $name } kijkt.
saved = Bewaard. Verder met: shambles play --resume{ $file }
game-over = Het spel is afgelopen.
another = Druk op n voor nog een spel, q om te stoppen.
undone = Teruggenomen.
log = Wat er gebeurde
hand = Jouw hand
scores = Stand
why-not = Waarom niet
rules = Regels
help = Hulp
quit = Bewaren en stoppen
undo = Ongedaan
lay = Antwoorden
language = English
choose-game = Welk spel?
choose-mode = Welke modus?
choose-seats = Hoeveel plaatsen?
choose-level = Hoe sterk zijn de bots?
measured = Gemeten: { $level ->
        [rookie] groentjes
        [survivor] overlevers
        [veteran] veteranen
       *[legend] legendes
    } wonnen { $percent } % van { $games } partijen als deze.
start = Delen
bot-random = willekeurig
bot-greedy = gretig
bot-rookie = groentje
bot-survivor = overlever
bot-veteran = veteraan
bot-legend = legende
bot-search = zoekend
temper-rookie = Bedoelt het goed, en vergeet de helft.
temper-survivor = Weet wat nu goed is, en is soms slordig.
temper-veteran = Probeert in gedachten wat er goed uitziet voor hij antwoordt.
temper-legend = Neemt de tijd, en bedenkt wat de anderen zullen doen.
temper-greedy = Neemt wat er nu het beste uitziet.
temper-random = Doet maar iets wat mag.
temper-search = Stelt zich vele werelden voor en probeert in elk zijn keuzes.
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
person-name = Speler { $number }
close = Sluiten

# Gewone regels
plain-prompt = >
plain-options = Wat je kunt doen:
plain-more = … en meer: { $how }
plain-help = Typ een keuze, #1 voor de eerste regel, of: tafel, keuzes, waarom KEUZE, tip, terug, regel ID, stop; terugblik als het is afgelopen.
plain-over = Typ terugblik om op het spel terug te kijken; al het andere stopt.
plain-no-rule = De regel { $rule } is er niet.
plain-legal = Dat kan.
plain-meanwhile = Je mag hiernaast nog iets doen: typ intussen.
plain-no-meanwhile = Er is niets anders dat je nu mag doen.
plain-nothing = Typ een keuze, of hulp.

# Een spel leren
learn = Leren
lesson-title = — { $title } —
lesson-do = Aan jou: { $words }
lesson-right = Goed zo.
refusal-lesson-done = Deze les is klaar. Ga door naar de volgende.
course-done = Meer heb je niet nodig. Nu een echt spel, tegen groentjes; één ervan denkt hardop.
rookie-says = “{ $words }”
error-nothing-to-learn = { $found } heeft geen lessen
lesson-next = Volgende les
lesson-next-key = Druk op n om door te gaan.
web-learn-line = Korte situaties met telkens één ding om te doen; na drie minuten speel je.
web-learn-begin = Beginnen
web-learn-on = Verdergaan
web-learn-again = Nog een keer
web-learn-done = { $done } van { $count } gedaan
web-lesson-of = Les { $number } van { $count }
web-course-end = Naar je eerste spel
web-rule-behind = De regel erachter:
web-first-game = Speel je eerste spel
web-other-courses = Andere cursussen
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
serving = Shambles staat op { $address } (Ctrl-C stopt; er gaat niets verloren). In de terminal: shambles play
simulate-title = { $game }, { $options }: { $count } spellen
simulate-bot = Bot
simulate-seats = Plaatsen
simulate-share = Winst
simulate-interval = 95 %
simulate-score = Stand
simulate-progress = Spelen
tournament-rating = Sterkte
tournament-cross = Hoe vaak de bot van de regel boven die van de kolom eindigde
compare-title = { $game }, { $options }: { $count } delingen, beide keren
compare-measure = Maat
compare-before = Zoals het is
compare-after = Veranderd
compare-difference = Verschil
measure-won = Spellen met een winnaar
measure-shared = Spellen met meer winnaars
measure-first-place = Winst van de eerste bot
measure-first-seat = Winst van de eerste plaats
measure-score = Stand
measure-answers = Antwoorden
measure-rounds = Rondes
simulate-won = Spellen met een winnaar: { $share }
simulate-stopped = Gestopt. Niets is bewaard; met --run MAP gaat dezelfde opdracht verder.
simulate-goes-on = Gestopt. Dezelfde opdracht gaat verder; alles tot nu toe staat in { $folder }.
simulate-file = Geschreven: { $file }
simulate-failed = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
 } liep vast; seed, vraag en opgeslagen tafel staan in { $folder }. Het eerste: seed { $seed }, { $error }
scenario-differs = { $id }: { $field }: verwacht { $expected }, gevonden { $found }
scenario-trouble = { $name }: { $trouble }
scenario-name = { $named ->
    [yes] regel { $line }, { $id }
   *[no] regel { $line }
  }
verify-fine = Het bewaarde spel klopt: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }, elke trekking komt uit het zaadgetal, elke fase begint zoals bewaard.
replay-end = Het spel is nog niet afgelopen.

# De plank, op de opdrachtregel
games-minutes = { $least }–{ $most } minuten
options-seats = { $least ->
    [one] { $most ->
        [one] 1 plaats
       *[other] 1 tot { $most } plaatsen
    }
   *[other] { $least } tot { $most } plaatsen
  }, meestal { $usual }
options-number = een geheel getal vanaf { $least }
options-box = { $standard }, of een eigen bestand
options-required = moet gekozen worden
options-default = { $value } als er niets staat

# De deur voor taalmodellen
mcp-seated = Je hebt plaats { $seat } aan tafel { $table }. Je sleutel, voor alles wat volgt: { $token }
mcp-waiting = { $count ->
    [one] Het spel begint als de open plaats bezet is.
   *[other] Het spel begint als de { $count } open plaatsen bezet zijn.
  }
mcp-awaited = { $count ->
    [0] Er wordt nu op niemand gewacht; kijk nog eens.
   *[other] Er wordt gewacht op { $names }. Kijk later nog eens.
  }
mcp-mine = Je hebt { $choice } geantwoord; tot de anderen hebben geantwoord mag je dat veranderen.
mcp-meanwhile = Intussen mag je dit doen, als je wilt:
mcp-table = { $table }: { $game }, { $settings }; { $open } van { $seats } plaatsen open
mcp-no-tables = Geen tafel wacht op spelers.
mcp-told = Verteld tot en met regel { $last } van { $count }.

# Het hele scherm
awaited = aan zet
go-on = Verder met het bewaarde spel
leave = Stoppen
light = Licht
choose-people = Hoeveel mensen aan dit toetsenbord?
choose-yes = ja
choose-no = nee
choose-keys = kiezen
curtain-undo = Druk op u als { $name } het laatste antwoord wil terugnemen.
rule-look-up = Een andere regel, zoals { $rule }
rule-keys = ↑ ↓ door het boek · Esc sluit
key-arrows = Pijlen
key-choose = Pijlen
key-space = Spatie
key-enter = Enter
key-digits = 0–9
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = naar het logboek en terug; Enter op een regel toont de spelregel
help-rule = de regel achter wat er gevraagd of het laatst gezegd is
help-undo = je laatste antwoord terugnemen
help-language = de andere taal
help-light = papier overdag, lamplicht 's nachts
help-leave = bewaren en stoppen (ook Ctrl-C)
telling = Dit gebeurt er. Met een toets ga je meteen verder.
help-close = Elke toets sluit dit.
shown-is = { $name } zegt: { $choice }. Dat mag nog veranderen.
wins = wint
meanwhile = Intussen
meanwhile-keys = Enter doet het · Esc laat het
screen-needs = Hele tafel: { $width }×{ $height }
crashed = Er ging iets stuk dat aan ons ligt ({ $error }); het hele verhaal staat in { $story }.
key-slash = /
key-pages = PgUp PgDn
answers-at = { $at } van { $count }.
answers-hint = Pijltjes en Enter, een nummer, of /woord.
answers-typed = Getypt: { $words }
answers-help-point = wijs een antwoord aan
answers-help-answer = geef het antwoord dat je aanwijst
answers-help-digits = wijs een antwoord aan met zijn nummer
answers-help-type = typ het antwoord erachter; Escape stopt het typen
answers-help-pages = meer van de tafel, waar zij niet past
key-meanwhile = m
help-meanwhile = wat je mag doen naast wat gevraagd wordt; alleen te zien als er iets is
view-none = geen

# In de browser
web-skip = Naar de inhoud
web-settings = Instellingen
web-language = Taal
web-theme = Licht
web-theme-system = Zoals dit apparaat
web-theme-light = Papier overdag
web-theme-dark = Lamplicht 's nachts
web-theme-contrast = Hoog contrast
web-motion = Beweging
web-motion-slow = Langzaam
web-motion-normal = Gewoon
web-motion-fast = Snel
web-motion-off = Uit
web-double-tap = Twee keer snel tikken legt een kaart
web-signs = Tekens
web-sound = Kleine geluiden
web-buzz = De telefoon trilt als het jouw beurt is
web-call = Deze browser roept je als het jouw beurt is en je ergens anders kijkt
web-call-refused = Deze browser staat het niet toe; dat verander je in zijn eigen instellingen.
web-since = Sinds je laatste keuze
web-your-turn = Jouw beurt
web-loading = Een ogenblik…
web-again = Opnieuw proberen
web-cancel = Annuleren
web-trouble = Er ging iets mis ({ $code }). Probeer het nog eens.
web-unreachable = De server is niet te bereiken. Is er netwerk?
web-lost-title = Hier dolen alleen walkers
web-lost = Dit adres leidt nergens heen.
web-to-games = Naar de spellen
web-welcome = Schuif aan
web-welcome-line = Spellen van The Walking Dead, volgens het boekje: met vrienden waar ook, of meteen met bots. Niets te installeren, geen account.
web-games = Spellen
web-about = Shambles is een tafel voor spellen waar je van houdt. De regels staan er in onze eigen woorden en alles wat je ziet is door ons getekend; de spellen zijn van hun makers.
web-players = { $least }–{ $most } spelers
web-minutes = { $least }–{ $most } minuten
web-play-now = Speel meteen tegen bots
web-play = Spelen
web-set-up = Een tafel klaarzetten
web-your-tables = Jouw tafels
web-table-over = Afgelopen
web-waits-for = Wacht op { $names }
web-play-together = Speel nu met bots
web-go-on = Verder
web-lobby = Open tafels
web-lobby-empty = Er wacht nu niemand. Zet een tafel klaar en nodig iemand uit.
web-lobby-more = Meer tafels
web-seats-free =
    { $count ->
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-sit-down = Ga zitten
web-default-name = Overlever
web-your-name = Je naam
web-who-sits-where = Wie zit waar?
web-open-seat = Vrij voor iemand
web-bot-of = Bot, { $bot }
web-who-may-come = Wie mag er aanschuiven?
web-by-link = Wie de link heeft
web-in-the-lobby = Iedereen: toon de tafel bij de open tafels
web-open-table = Open de tafel
web-table = Tafel
web-finding-table = De tafel wordt gezocht…
web-fill-with-bots = Laat bots de vrije plaatsen nemen
web-waiting-room = Wachten op de anderen
web-waiting-for-people =
    { $count ->
        [one] Er is nog één plaats vrij. Het spel begint zodra iemand daar zit.
       *[other] Er zijn nog { $count } plaatsen vrij. Het spel begint zodra ze allemaal bezet zijn.
    }
web-invite = Uitnodigen
web-invite-line = Wie deze link opent, kan een vrije plaats nemen. Richt een telefoon op het vierkant, of stuur de link.
web-qr = De link als QR-code
web-copy = Kopiëren
web-copied = Gekopieerd
web-personal-link = Je eigen plaats
web-personal-link-line = Alleen voor jou: met deze link kom je op elk apparaat terug op je plaats. Deel hem niet.
web-bad-link = Deze persoonlijke link past bij geen plaats aan deze tafel.
web-bad-link-looking-on = Daarom kijk je nu toe en kun je niet meespelen.
web-bad-link-waiting = Je kunt hieronder nog wel een vrije plaats nemen.
web-bad-link-seated = Je houdt de plaats die je hier al hebt.
web-bad-link-advice = Misschien ontbreekt er een stuk van de link: kopieer hem nog eens, helemaal, op het apparaat waarop je speelt. Hij staat in het menu “Tafel”, onder “Je eigen plaats”. Wie van tafel is gegaan, heeft geen plaats meer om naar terug te gaan.
web-link-unanswered = Je plaats kon nu niet worden opgezocht.
web-look-on = Meekijken
web-look-on-line = Wie deze link heeft, ziet de tafel zoals iedereen die mag zien, zonder handkaarten.
web-at-the-table = Aan tafel
web-ready = klaar
web-winner = wint
web-away = weg
web-remove = Laat een bot spelen
web-remove-votes =
    { $count ->
        [one] Laat een bot spelen (1 stem)
       *[other] Laat een bot spelen ({ $count } stemmen)
    }
web-sending = Je antwoord { $choice } is onderweg…
web-kept = Je antwoord { $choice } wacht hier tot de verbinding terug is.
web-connection-lost = Verbinding weg, we proberen het opnieuw…
web-bot-plays-for-you = Een bot speelt op jouw plaats.
web-take-back-seat = Neem mijn plaats terug
web-hand-to-bot = Laat een bot voor mij spelen
web-how-well = Hoe goed moet er gespeeld worden?
web-hand-to-bot-line = Even weg? De bot speelt door, en je neemt je plaats terug wanneer je wilt.
web-leave = Van tafel gaan
web-leave-sure = Een bot neemt je plaats voorgoed over. Weet je het zeker?
web-stay = Blijven
web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-unsent = Niet verstuurd: de verbinding is weg. Je woorden staan er nog.
web-new = nieuw
web-scene-failed = De tafel kon niet getekend worden.
web-you-won = Je wint
web-you-lost = Je verliest
web-coming-away = { $name } is weg.
web-coming-back = { $name } is terug.
web-coming-bot = Een bot speelt even voor { $name }.
web-coming-self = { $name } speelt weer zelf.
web-coming-left = { $name } is vertrokken; een bot heeft de plaats.
web-coming-clock = De tijd was om: een bot gaf dit ene antwoord voor { $name }.
web-watching =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
web-decisive = Wat de doorslag gaf
web-places = Wie welke plaats haalde
web-place = { $place }.
web-rematch = Nog een keer
web-join-rematch = Doe mee met het volgende spel
web-rematch-waits = De anderen zijn een nieuw spel begonnen. Je plaats is vrijgehouden.
web-replay = Kijk het terug
web-step = Stap { $at } van { $last }
web-seen-by = Gezien door
web-all-open = Alles open
web-first = Naar het begin
web-previous = Een stap terug
web-next = Een stap verder
web-last = Naar het einde
web-pause = Pauze
web-round = Ronde
web-previous-round = Naar de ronde ervoor
web-next-round = Naar de volgende ronde
web-speed = Snelheid
web-speed-of = { $speed } ×
web-share = Delen
web-copy-by-hand = Kopieer deze link:
web-rules-line = Elke regel in onze eigen woorden, met een nummer. Het spel noemt dat nummer telkens als een regel iets beslist.
web-search-rules = Zoek in de regels
web-rules-found =
    { $count ->
        [0] Geen regel heeft deze woorden.
        [one] 1 regel
       *[other] { $count } regels
    }
web-cards = Kaarten
web-cards-line = Elke kaart uit de doos. De woorden komen uit wat het spel ermee doet.
web-search-cards = Zoek in de kaarten
web-cards-found =
    { $count ->
        [0] Geen kaart heeft deze woorden.
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-copies = { $count } stuks
web-card-attested = Genoemd in het gedrukte regelboek
web-card-ours = Eigen ontwerp
web-examples = Voorbeelden om te spelen
web-examples-line = Stellingen die een regel laten zien. Laat er een delen en speel van daar verder met bots.
web-deal-me-this = Deel mij dit
web-fair-deal = Eerlijk gedeeld
web-fair-deal-short = Hoe je zeker weet dat het geen doorgestoken kaart is.
web-fair-deal-line = Voor de eerste kaart werd gedeeld, is het zaadgetal van al het toeval in dit spel verzegeld: de server toonde er een vingerafdruk van die bij geen ander zaadgetal past. Aan het eind gaat het open, en kan iedereen nagaan dat het niet veranderd is.
web-fair-deal-later = Het zaadgetal gaat open als het spel is afgelopen.
web-commitment = De vingerafdruk, getoond voor het delen (SHA-256)
web-seed = Het zaadgetal
web-salt = Het zout dat erbij ging
web-verify = Ga het na
web-seal-yes = Het zaadgetal is hetzelfde dat voor het delen verzegeld werd.
web-seal-no = Het zaadgetal past niet bij de vingerafdruk.
web-seal-cannot = Deze browser controleert vingerafdrukken alleen op beveiligde adressen. Doe het zelf met deze opdracht:
web-sound-yes = Elke trekking in het spel volgt uit dat zaadgetal.
web-sound-no = Het spel volgt niet uit dat zaadgetal.
box-checked = { $game }, { $option }: { $count ->
        [0] er is niets mis.
        [one] er is één ding mis.
       *[other] er zijn { $count } dingen mis.
    }
web-box-standard = De doos van het spel. Een eigen TOML-bestand komt ervoor in de plaats.
web-box-own = Je eigen doos.
web-chat-silent = Aan tafel moet het nu stil zijn.
error-chat-is-full = aan deze tafel is genoeg gezegd
refusal-chat-is-full = Aan deze tafel is genoeg gezegd.
error-name-not-seen = gebruik een naam die iedereen kan zien
error-too-many-marks = er staan te veel tekens op één letter
error-chat-not-seen = daar is niets van te zien
error-spectators-are-silent = wie hier geen plaats heeft kan niet meepraten
error-number-too-large = geen getal mag boven { $most } zijn
error-unknown-setting = er is geen instelling { $found }; er is { $known }
error-bad-setting = { $detail }
error-chat-too-fast = graag een ding tegelijk
error-table-is-silent = aan tafel moet het nu stil zijn
refusal-table-is-silent = Aan tafel moet het nu stil zijn.
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
error-not-positive = dit moet meer dan niets zijn
error-nothing-to-do = deze regel zegt niets
error-only-a-sketch = deze kaart is een schets voor een scenario; een heel spel vraagt een hele kaart
error-only-in-a-sketch = alleen een schets heeft verbindingen
error-out-of-reach = daar kan niemand komen vanaf { $start }
error-roll-impossible = deze dobbelstenen kunnen geen { $wanted } maken: { $dice }
error-roll-left-over = deze worp is nooit gedaan
error-too-many = te veel; hoogstens { $most }
error-unknown-field = hier niet bekend; er is { $known }
error-unknown-operation = er is geen bewerking { $found }; er is { $known }
error-unknown-place = { $found } kan niet; er is { $known }
error-unknown-space = er is geen veld { $found }
error-field-missing = dit veld ontbreekt
error-unknown-value = { $found } kan niet; wel { $known }
error-unknown-name = er is hier geen { $found }; wel { $known }
error-id-twice = { $found } is al de id van regel { $line }
error-too-many-motive-tokens = { $found } fiches zijn te veel; { $most } kan
error-never-stranded = { $found } is nooit gestrand; wel { $known }
extra-missing = hiervoor is meer nodig dan er geïnstalleerd is: pip install 'shambles[{ $extra }]'
no-client = De browserclient ontbreekt hier: bouw hem met make play (of cd browser && npm ci && npm run build), of installeer een uitgebracht pakket. De deur voor programma's, /api, staat open.

# Het verslag van het lab
report-summary = { $games } spellen, { $options }, seed { $seed }; { $failed } liepen vast. Spellen met een winnaar: { $won }.
report-figures = Cijfers
report-bot = Bot
report-held = Plaatsen
report-wins = Winst
report-score = Stand
report-seat = Plaats
report-seats = Doet de plaats ertoe?
report-seats-words = Het deel van elke plaats in de winst, wie er ook zat, met het interval waar de ware waarde in 95 van de 100 gevallen in ligt ({ $games } spellen).
report-scores = Standen en lengtes
report-scores-words = Hoe vaak elke stand bereikt werd, en hoe lang de spellen duurden; de helft kostte hoogstens { $answers } antwoorden.
report-answers = Antwoorden
report-rounds = Rondes
report-swing = Hoezeer de kansen verschoven
report-swing-words = De grootste verandering van iemands kans om te winnen van het ene rustpunt naar het volgende, het einde niet meegeteld, in { $games } spellen: in de helft hoogstens { $half } procentpunten, in een tiende meer dan { $tenth }.
report-points = Procentpunten
report-mattered = Wat met winnen samenging
report-mattered-words = Winst met iets min winst zonder: de { $count } duidelijkste. Wat met winnen samengaat hoeft de oorzaak niet te zijn: wie langer leeft trekt meer kaarten.
report-what = Wat
report-times = Keer
report-having = Met
report-lacking = Zonder
report-apart = Verschil
report-places = Waar het gebeurde
report-places-words = Hoe vaak iets per spel op elke plek gebeurde, de drukste plekken.
report-pace = Hoeveel beslissingen
report-pace-words = { $game } antwoorden per spel; hier { $minute } per minuut.
report-question = Vraag
report-a-game = Per spel
report-choices = Keuzes
report-thought = Bedenktijd
report-rules = Hoe vaak elke regel aan het werk was
report-rules-words = Van { $count } regels werd verteld. De dertig drukste zijn getekend, en alle staan bij de cijfers.
report-rule = Regel
report-in-games = In spellen
report-written = Het verslag staat in { $file }
error-not-a-whole-number = { $found } is geen heel getal
error-not-text = { $found } is geen tekst: zet er aanhalingstekens om
error-not-a-list = { $found } is geen lijst: [ … ]
error-either-bot-or-bots = noem je bots met --bot of met --bots, niet met allebei; --bots neemt ook pad/naar/bestand.py:Naam
error-port-taken = poort { $found } is al in gebruik door een ander programma; probeer --port { $other }
error-cannot-listen = kan niet luisteren op { $found }: { $detail }
error-no-such-folder = er is geen map { $found }; maak die eerst
error-database-unreachable = de database antwoordt niet: { $detail }
error-unwritable = dit is niet te schrijven: { $detail }
error-newer-schema = een nieuwere Shambles heeft deze database gemaakt ({ $found }; deze kent tot { $known }); start die, of zet een kopie van ervoor terug
error-older-schema = deze database is van een oudere Shambles ({ $found }; deze heeft { $known }); maak de kopie met die, of start eerst een server
error-no-tables = er staan geen tafels in deze database
error-orphan-row = dit hoort bij tafel { $found }, en die staat er in het bestand niet voor
error-not-base64 = dit zijn geen bytes in base64
error-not-a-number-here = { $found } is geen getal
error-not-text-here = { $found } is geen tekst
error-not-yes-or-no = { $found } is waar noch onwaar
error-is-empty = hier moet iets staan
put-aside = Het spel dat er al lag is bewaard in { $file }: shambles play --resume --file { $file }
error-not-a-text-file = dit is geen tekstbestand (UTF-8)
error-wrong-starts = de kaart heeft { $found } startvakken; er moeten er { $wanted } zijn, één voor elk personage
error-no-box-here = { $found } heeft geen eigen dozen; wel { $known }
error-file-exists = { $found } is er al en blijft zoals het is; noem een ander bestand met --file
box-written = { $file } is van jou. Verander het, en dan: shambles box check { $file }
box-head =
    Een doos voor { $game }, om er zelf een mee te beginnen. Alles hieronder is zoals het spel het heeft.
    shambles box check { $file } zegt wat er mis mee is.
    shambles play { $slug } --option { $option }={ $file } speelt ermee (de andere instellingen als altijd).

# De plank, op de opdrachtregel

# Wat een veteraan zou doen, en waarom
hint = Tip
hint-answer = Een veteraan zou antwoorden: { $choice }.
hint-thinking = Een veteraan denkt erover na…
help-review = na afloop: kansen, geluk, en de keuzes die uitmaakten
key-review = v
help-hint = wat een veteraan zou doen, en waarom
key-hint = t
reason-only = Er valt niets anders te antwoorden.
reason-chance = Kans om te winnen: ongeveer { $mine } % met { $choice }, { $theirs } % met { $other }.
reason-chance-together = De kans dat jullie het samen volhouden: ongeveer { $mine } % met { $choice }, { $theirs } % met { $other }.
reason-points = Punten aan het eind: gemiddeld ongeveer { $mine } met { $choice }, { $theirs } met { $other }.
reason-profit = Van { $other } zou { $seat } het meest profiteren.
reason-close = Tussen { $choice } en { $other } zit weinig verschil.
error-nothing-asked = deze plaats wordt nu niets gevraagd; gewacht wordt op: { $awaited }
error-no-hints-here = hier spelen meer mensen, en bij het klaarzetten is niet afgesproken dat er tips zijn
error-hint-overran = niemand kon op tijd iets bedenken
error-old-ask = dat ging over een eerdere vraag; de tafel is verder
web-hint-close = De tip sluiten
web-hints-agreed = Iedereen mag een veteraan om tips vragen

# Een afgelopen spel nog eens bekeken
review = Terugblik
review-keys = Pijltjes slaan om, Escape sluit.
review-chances = Kansen om te winnen
review-adds-up = Waar de kansen bleven
review-explained = Elke keuze wordt alleen beoordeeld naar wat die plaats toen wist. Geluk is wat geen keuze verklaart: het delen, trekken, dobbelstenen, gedekte kaarten die opduiken. Samen tellen ze op tot de uitslag.
review-start = Voor het delen
review-luck = Geluk
review-own = Eigen keuzes
review-others = Keuzes van de anderen
review-result = Uitslag
review-share = { $name }: { $start } % voor het delen, { $luck } geluk, { $own } eigen keuzes, { $others } keuzes van de anderen, { $result } % aan het eind
review-mattered = De keuzes die het meest uitmaakten
review-decision = { $name } (stap { $step }): { $choice }. { $lost } % van een winst beter: { $better }.
review-none = Er springt niets uit: niemand had beter kunnen weten.
review-thinking = Er wordt over het spel nagedacht: { $done } %
error-no-review = nog niemand heeft om een terugblik op dit spel gevraagd
error-too-many-reviews = er zijn nu te veel spellen om over na te denken; probeer het later nog eens
error-too-much-at-once = je wacht al op { $most } dingen; wacht tot er een klaar is
error-too-many-reviews-of-yours = er wordt over hoogstens { $most } spellen tegelijk voor je nagedacht; probeer het nog eens als er een klaar is
web-review-step = Bekijk het in de herhaling
web-review-all = Alle plaatsen

web-pace = Tempo
web-pace-relaxed = Rustig, zonder klok
web-pace-live = Live
web-pace-post = Per post
web-seconds-each = Voor elk antwoord
web-days-each = Voor elk antwoord
web-bank = In reserve voor het hele spel
web-caretaker = Is de tijd om, dan komt dat ene antwoord van
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
error-no-such-deal = zo'n deling is er niet, of de regels zijn veranderd

web-same-deal = Zelfde deling
web-share-deal = Deel deze deling
web-compare = Vergelijk
web-deal-line = Dezelfde kaarten als iemand heeft gespeeld, tegen dezelfde bots: { $bots }. Niemand ziet de seed voordat je klaar bent.
web-play-deal = Speel deze deling
web-result = Uitslag
web-name = Naam
web-seat = Stoel
web-this-game = dit spel
web-figures-coming = wordt uitgezocht: { $done }
web-no-figures = niet uitgezocht
web-figures-there = Keuzes en geluk zijn uitgezocht.
web-compare-explained = Hoeveel van een winst ieder won of verloor: door eigen keuzes, beoordeeld naar wat je wist, en door geluk. De rest is wat de anderen deden.
