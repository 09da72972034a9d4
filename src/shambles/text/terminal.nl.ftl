# Wat alleen de terminal en de opdrachtregel zeggen: geen browser laadt het.

error-snapshot-differs = de bewaarde stelling past niet bij de vastgelegde zetten
error-no-bots = noem er minstens één; er is { $known }
error-no-docs = de documentatie is hier niet gebouwd; in een bronmap: make docs
error-needs-run = zeg met --run MAP waar ze bewaard worden
error-not-a-plain-file = { $found } is geen gewoon bestand
error-not-a-sitting = dit is een bewaarde tafel, geen spel dat met shambles play is verlaten; shambles replay en shambles verify lezen het
error-not-a-figure = { $found } kan niet; het moet een getal van 0 of hoger zijn
error-not-a-step = “{ $found }” is niet het nummer van een stap
curtain = { $name } is aan de beurt. Wil de rest even wegkijken?
curtain-go = Druk op Enter als alleen { $name } kijkt.
saved = Bewaard. Verdergaan: shambles play --resume{ $file }
plain-prompt = >
plain-options = Wat je kunt doen:
plain-more = … en meer: { $how }
plain-help = Typ een keuze, #1 voor de eerste regel, of: tafel, keuzes, waarom KEUZE, tip, terug, regel ID, stop. Na afloop: terugblik, verder.
plain-over = Typ terugblik om op het spel terug te kijken, of verder om vanaf je laatste keuze verder te spelen (verder 12: vanaf stap 12; verder 12 opnieuw: verborgen kaarten opnieuw gedeeld). Iets anders stopt.
plain-no-rule = De regel { $rule } bestaat niet.
plain-legal = Dat kan.
plain-meanwhile = Je kunt nu ook iets anders doen: typ intussen.
plain-no-meanwhile = Je kunt nu niets anders doen.
plain-nothing = Typ een keuze, of hulp.
# What one types in plain lines: the first word is the one to show, others are understood as well. English always is.
command-table = tafel
command-options = keuzes
command-why = waarom
command-hint = tip
command-review = terugblik
command-undo = terug
command-meanwhile = intussen
command-plans = plannen
command-wish = wens
command-rule = regel regels
command-on = verder
command-anew = opnieuw
command-quit = stop
command-help = hulp
docs-at = De documentatie: { $address }
output = uitvoer
serving = Shambles staat op { $address }. Ctrl-C stopt het; de tafels blijven in { $tables }
verify-fine = Het bewaarde spel is in orde: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }. Elke trekking komt uit de seed, en elke fase begint zoals bewaard.
verify-other-rules = Niet gecontroleerd: dit spel is bewaard met versie { $found } van de regels, en dit is versie { $known }. Je kunt ermee doorgaan, maar het niet naspelen.
verify-from-a-position = Niet vanaf het begin gecontroleerd: dit bewaarde spel begint midden in het spel. Wat volgt is in orde: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }.
curtain-undo = Druk op u als { $name } de laatste keuze ongedaan wil maken.
crashed = Shambles is gecrasht ({ $error }). Dat ligt aan ons; de details staan in { $story }.
error-foreign-database = een ander programma heeft deze database gemaakt; er is niets veranderd
put-aside = Je vorige spel is bewaard in { $file }. Verdergaan: shambles play --resume --file { $file }

error-too-many-bots = { $found } bots voor { $wanted } plaatsen
error-no-game-has-such-a-box = geen spel heeft een doos met deze tabellen: { $fields }
error-nothing-to-resume = er is geen bewaard spel om mee verder te gaan
error-not-an-option = schrijf een instelling als naam=waarde, niet { $found }
error-unreadable = dit is niet te lezen: { $detail }
error-no-terminal = dit is geen terminal; gebruik --plain
ready-are = Klaar: { $names }.
why-not = Waarom niet
quit = Bewaren en stoppen
choose-game = Welk spel?
choose-level = Hoe sterk zijn de bots?
lesson-title = — { $title } —
lesson-do = Jouw beurt: { $words }
error-nothing-to-learn = { $found } heeft geen lessen
lesson-next-key = Druk op n om door te gaan.
scenario-differs = { $id }: { $field }: verwacht { $expected }, gevonden { $found }
scenario-trouble = { $name }: { $trouble }
scenario-asked = Nu wordt gevraagd: { $what }
scenario-unasked = Beantwoordde zichzelf net daarvoor: { $what }
scenario-name = { $named ->
    [yes] regel { $line }, { $id }
   *[no] regel { $line }
  }
scenario-checked = { $count ->
    [one] 1 scenario
   *[other] { $count } scenario's
  }, { $differ ->
    [one] 1 wijkt af
   *[other] { $differ } wijken af
  }
replay-end = Het spel is nog niet afgelopen.
games-minutes = { $least }–{ $most } minuten
choose-people = Hoeveel mensen aan dit toetsenbord?
choose-yes = ja
choose-no = nee
choose-keys = kiezen
rule-look-up = Een andere regel, zoals { $rule }
rule-keys = ↑ ↓ om te bladeren · Esc om te sluiten
key-choose = Pijlen
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = naar het logboek en terug; Enter op een regel toont de spelregel
help-rule = de regel achter de vraag of de laatste gebeurtenis
help-undo = je laatste keuze ongedaan maken
help-language = naar de volgende taal
help-light = licht of donker thema
help-leave = bewaren en stoppen (ook Ctrl-C)
help-close = Druk op een toets om te sluiten.
shown-is = { $name } kiest: { $choice }. Dat kan nog veranderen.
meanwhile-keys = Enter om het te doen · Esc om te sluiten
screen-needs = Op { $width }×{ $height } past de hele tafel: dit venster is te klein.
key-slash = /
key-pages = PgUp PgDn
key-meanwhile = m
help-meanwhile = wat je nu nog meer kunt doen; alleen te zien als er iets is
box-checked = { $game }, { $option }: { $count ->
        [0] geen fouten gevonden.
        [one] één fout gevonden.
       *[other] { $count } fouten gevonden.
    }
extra-missing = hiervoor is nog een pakket nodig: pip install 'shambles[{ $extra }]'
extra-broken = { $package } is geïnstalleerd, maar kon niet worden geladen: { $detail }
stopped = Gestopt.
error-either-bot-or-bots = noem je bots met --bot of met --bots, niet met allebei; --bots neemt ook pad/naar/bestand.py:Naam
error-not-a-text-file = dit is geen tekstbestand (UTF-8)
error-file-exists = { $found } bestaat al en is niet veranderd; kies een ander bestand met --file
box-written = { $file } is van jou. Pas het aan, en geef dan: shambles box check { $file }
box-head =
    Een doos voor { $game }. Hij begint als kopie van de doos van het spel; verander wat je wilt.
    Controleren: shambles box check { $file }
    Ermee spelen: shambles play { $slug } --option { $option }={ $file } (en andere opties zoals altijd)
hint-yours = Die van jou, { $choice }: { $words }
hint-yours-too = Een veteraan zou hetzelfde kiezen als jij.
talk-plan = { $plan }.
talk-granted = Zoals gevraagd: { $choice }
talk-denied = Deze keer niet “{ $thing }”: { $choice }
talk-plea = Bots, alsjeblieft: { $thing }
talk-on = Bots, vertel je plannen.
talk-off = Bots, hou je plannen voor je.
plain-talk-on = Bots zeggen nu wat ze van plan zijn, en waarom.
plain-talk-off = Bots houden hun plannen nu voor zich.
plain-plea = Je vraagt de bots: { $thing }.
help-plans = wat de bots van plan zijn, en wat je ze wilt vragen
key-plans = p
plain-talk = De bots hier zeggen wat ze van plan zijn als je plannen typt; vraag ze iets met wens NAAM.
plain-pleas = Je kunt de bots vragen om:
help-review = na afloop: winstkansen, geluk, en de keuzes die uitmaakten
key-review = v
help-play-on = na afloop: speel verder vanaf je laatste keuze; in de terugblik vanaf je duurste
key-play-on = o
help-hint = wat een veteraan zou doen, en waarom
key-hint = t
error-unknown-way = er zijn geen kaarten van vandaag voor { $found }; wel voor { $known }
error-no-puzzles = { $found } heeft geen puzzels

# shambles texts
texts-fault = { $page }: { $fault ->
        [no-page] de hele pagina ontbreekt
        [syntax] is niet te lezen
        [twice] staat er twee keer
        [missing] ontbreekt
        [unused] wordt nergens gebruikt
        [old] is ouder dan het Engels
        [parameters] heeft andere parameters
        [order] de regels staan in een andere volgorde
        [chapters] heeft een ander aantal hoofdstukken
        [long] is te lang voor 320 pixels
       *[english] is nog Engels
    }: { $text } { $about }
texts-checked = { $lang }: { $done } % is vertaald; { $count ->
        [0] niets om na te kijken
       *[other] { $count } om na te kijken
    }.
texts-confirmed = { $lang }: { $count ->
        [one] 1 tekst is vastgelegd
       *[other] { $count } teksten zijn vastgelegd
    }.
texts-on = { $page }, regel { $line }
texts-in-code = Gebruikt in { $place }
error-no-such-text = er is geen tekst die { $found } heet; de namen staan in de .ftl-bestanden, zoals web-settings
texts-drawn = { $file } laat hem zien op { $page }
error-no-chromium = plaatjes worden met Chromium getekend; installeer een van { $known }
error-not-a-png = een plaatje is een .png-bestand, niet { $found }
error-client-not-built = plaatjes laten de pagina's van de webtafel zien, en die zijn hier niet gebouwd (make play bouwt ze)
error-text-not-seen = op geen van de pagina's staat { $found }: misschien staat hij alleen in de terminal, of zelden
# Wat alleen de terminal en de opdrachtregel zeggen

undone = Ongedaan gemaakt.
language = { NEXT_LANGUAGE() }
choose-mode = Welke modus?
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
options-default = standaard { $value }
go-on = Verder met het bewaarde spel
key-arrows = Pijlen
key-space = Spatie
key-enter = Enter
key-digits = 0–9
telling = Druk op een toets om door te gaan.
answers-at = { $at } van { $count }.
answers-hint = Pijltjes en Enter, een nummer, of /woord.
answers-typed = Getypt: { $words }
answers-help-point = wijs een antwoord aan
answers-help-answer = geef het antwoord dat je aanwijst
answers-help-digits = wijs een antwoord aan met zijn nummer
answers-help-type = typ het antwoord erachter; Escape annuleert
answers-help-pages = door de tafel bladeren
no-client = De webpagina is nog niet gebouwd. Geef make play (of cd browser && npm ci && npm run build), of installeer een uitgebracht pakket. De API op /api werkt.
bots-rated = Hoe sterk ze zijn (een nieuwe speler begint op 1500):
# Wat de opdrachtregel en een server die start weigeren.
error-unknown-database = { $found } kan niet; gebruik sqlite+aiosqlite:///bestand of postgresql+asyncpg://…
error-not-a-port = een poort is een getal van 1 tot 65535, niet { $found }
error-unknown-setting = de instelling { $found } bestaat niet; wel { $known }
error-bad-setting = { $detail }
error-wrong-kind = { $found } is niet mogelijk; het moet { $wanted ->
    [int] een geheel getal
    [float] een getal
    [bool] true of false
   *[other] { $wanted }
  } zijn
error-port-taken = poort { $found } is al in gebruik door een ander programma; probeer --port { $other }
error-cannot-listen = kan niet luisteren op { $found }: { $detail }
error-no-such-folder = de map { $found } bestaat niet; maak die eerst
error-database-unreachable = de database antwoordt niet: { $detail }
error-database-in-use = { $found } is in gebruik: er draait een andere server op
error-older-schema = deze database is van een oudere Shambles ({ $found }; deze heeft { $known }). Maak een back-up met de oudere, of start één keer een server
error-not-a-backup = dit is geen back-up van shambles backup
error-no-tables = er staan geen tafels in deze database
error-orphan-row = dit hoort bij { $found }, en dat moet er in het bestand vóór staan
error-not-base64 = dit zijn geen bytes in base64
error-not-a-number-here = { $found } is geen getal
error-not-text-here = { $found } is geen tekst
error-not-yes-or-no = { $found } is waar noch onwaar
error-is-empty = dit mag niet leeg zijn
error-not-a-table-link = { $found } is geen server en geen link naar een tafel; schrijf http://spellen.example of http://spellen.example/t/abc
error-not-a-server-address = { $found } is geen webadres; schrijf http://spellen.example
error-not-so-many = { $found } kan niet; het moet { $least } tot en met { $most } zijn
error-either-table-or-game = noem er één van de twee: een tafel of een spel
error-server-unreachable = { $found } is niet bereikbaar
error-not-a-server = { $found } is geen server van Shambles (het antwoord was { $status })
error-server-has-other-rules = de server speelt versie { $found } van de regels, en dit programma heeft versie { $known }: installeer dezelfde versie
