# Spelers: je spellen bewaren, apparaten, vrienden. Wordt pas geladen als iemand het wil; een gast doet dat nooit.

# --- iemand worden

me-guest-title = Bewaar je spellen
me-guest-line = Je bent gast. Er wordt niets van je gevraagd, en zo kun je doorgaan. Als je je spellen bewaart, word je lid: je vindt ze later terug, ook op je andere apparaten. Er is geen wachtwoord en geen e-mail.
me-keep-line = Je krijgt twaalf woorden om op te schrijven. Dat is je sleutel.
me-name-line = Vrienden en de anderen aan tafel zien deze naam.
me-been-here = Heb je dit al eens gedaan?
me-by-passkey = Mijn passkey gebruiken
me-by-phrase = Mijn twaalf woorden gebruiken
me-phrase-label = Je twaalf woorden
me-phrase-hint = Met spaties ertussen, in de goede volgorde.
me-come-back = Haal mijn spellen terug
me-join-title = Is dit jouw apparaat?
me-join-line = Je tafels, je gespeelde spellen en je instellingen komen naar dit apparaat. De link werkt één keer.
me-join = Ja, haal mijn spellen hierheen
me-joining = Je spellen komen eraan …
me-joined = Je spellen zijn er.

# --- de woorden

me-phrase-title = Je twaalf woorden
me-phrase-line = Schrijf ze op papier. Je ziet ze alleen deze ene keer. Hiermee krijg je je spellen terug als al je apparaten weg zijn. Wie ze heeft, kan als jou spelen.
me-wrote-it-down = Ik heb ze opgeschreven
me-passkey-title = Nog een sleutel
me-passkey-line = Met een passkey kom je binnen met je vingerafdruk, je gezicht of je schermslot. Het hoeft niet.
me-make-passkey = Passkey maken
me-no-passkey-now = Nu niet
me-passkey-made = Je passkey is klaar.
me-passkey-failed = Er is geen passkey gemaakt.

# --- mijn pagina

me-title = Mijn pagina
me-since = Hier sinds { $date }
me-change-name = Mijn naam wijzigen
me-save-name = Bewaren
me-games = Spellen
me-which = Toon
me-which-all = alles
me-which-on = bezig
me-which-won = gewonnen
me-which-lost = niet gewonnen
me-all-games = Alle spellen
me-game = Spel
me-no-games = Hier zijn nog geen spellen.
me-more-games = Oudere spellen
me-go-on = Doorgaan
me-replay = Herhaling
me-status-waiting = Wacht op mensen
me-status-playing = Bezig
me-status-over = Afgelopen
me-status-left = Je bent weggegaan
me-played-on = verder gespeeld vanaf een ander spel
me-won = Gewonnen
me-lost = Niet gewonnen
me-score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
me-played = Gespeelde spellen
me-won-count = Gewonnen
me-streak = Op rij gewonnen
me-best = Langste rij
me-days = Dagen op rij

# --- kunnen

me-skill = Ratings
me-skill-line = Hier tellen de spellen die meetellen voor de rating. Dat kies je bij het klaarzetten.
me-no-ratings = Nog geen spellen voor de rating.
me-rating = Rating
me-rating-of = { $rating } ± { $doubt }
me-provisional = voorlopig: minder dan tien spellen
me-rating-games = { $count ->
    [one] 1 spel telde mee
   *[other] { $count } spellen telden mee
}
me-rating-together = Hier winnen of verliezen jullie samen, dus uitslagen geven geen rating.
me-choice = Jouw keuzes kosten
me-choice-points = { $lost } ± { $doubt } punten per spel
me-choice-chance = { $lost } ± { $doubt } procentpunt van je kans om te winnen, per spel
me-choice-few = te weinig spellen: er zijn er minstens drie nodig
me-choice-games = { $count ->
    [one] uit 1 geanalyseerd spel
   *[other] uit { $count } geanalyseerde spellen
}
me-unjudged = { $count ->
    [one] 1 spel wordt nog geanalyseerd
   *[other] { $count } spellen worden nog geanalyseerd
}
me-interval-line = Het echte getal ligt 95 van de 100 keer binnen de marge (±).
me-bots-rated = Bots ter vergelijking
me-no-rating = Ik wil geen rating
me-no-rating-line = Je ratings en de spellen die meetelden, worden gewist. Aan tafels die meetellen kun je dan niet zitten.
me-no-rating-sure = Je ratings echt wissen? Niemand kan ze terughalen.
me-no-rating-yes = Ja, wis mijn ratings
me-no-rating-no = Nee, bewaar ze
me-no-rating-now = Je hebt geen ratings, want je wilt er geen.
me-want-rating = Ik wil weer een rating
me-chances = Kansen in de loop van de tijd
me-chances-line = Je laatste geanalyseerde spellen, de oudste eerst. Boven de lijn staat wat je hielp, eronder wat je kostte.
me-no-chances = Nog geen geanalyseerde spellen.
me-chances-picture = Lijnen voor de uitslag, voor geluk en voor je keuzes, spel voor spel
me-chances-table = Hetzelfde als tabel
me-chances-game = Spel
me-chances-date = Afgelopen
me-chances-start = Kans bij het begin
me-chances-luck = Geluk
me-chances-own = Jouw keuzes
me-chances-others = Keuzes van anderen
me-chances-result = Uitslag
me-chances-change = Uitslag, tegenover het begin
me-puzzles = Puzzels
me-no-puzzles = Nog geen puzzels geprobeerd.
me-puzzles-kind = Soort
me-puzzles-solved = Opgelost
me-puzzles-at-once = In één keer
me-difficulty-easy = makkelijk
me-difficulty-middling = gemiddeld
me-difficulty-hard = moeilijk
me-solved-of = { $solved } van { $count }

# --- apparaten en sleutels

me-devices = Apparaten
me-devices-line = Op deze apparaten gebruik je Shambles. Verwijder wat je niet kent.
me-this-device = dit apparaat
me-seen = laatst hier { $date }
me-remove-device = Apparaat verwijderen
me-sign-out = Afmelden op dit apparaat
me-add-device = Apparaat toevoegen
me-add-device-line = Scan dit met je andere apparaat, of open daar de link. Hij werkt één keer, tien minuten lang.
me-new-code = Nieuwe link maken
me-keys = Sleutels
me-passkey-count = { $count ->
    [0] Je hebt geen passkey.
    [one] Je hebt één passkey.
   *[other] Je hebt { $count } passkeys.
}
me-drop-passkeys = Mijn passkeys wissen
me-new-phrase = Nieuwe twaalf woorden
me-new-phrase-line = De oude woorden werken dan niet meer.

# --- vrienden

me-friends = Vrienden
me-friends-line = Geef een vriend deze link, of laat hem scannen. Hij werkt één keer, een week lang.
me-add-friend = Vriend toevoegen
me-no-friends = Hier zijn nog geen vrienden.
me-here = nu hier
me-away = weg
me-unfriend = Verwijderen
me-mute = Dempen
me-unmute = Niet meer dempen
me-block = Blokkeren
me-unblock = Niet meer blokkeren
me-muted = gedempt
me-blocked = geblokkeerd
me-hidden-people = Gedempt en geblokkeerd
me-mute-line = Je ziet niet wat ze schrijven, en ze kunnen je niet uitnodigen.
me-block-line = Net als dempen. Ook zijn jullie geen vrienden meer, en zien jullie elkaars open tafels niet.
me-friend-title = Iemand wil vrienden worden
me-friend-line = Vrienden zien of de ander er is en kunnen elkaar aan tafel uitnodigen.
me-befriend = Vrienden worden
me-befriended = Jullie zijn nu vrienden.
me-friend-first = Bewaar eerst je spellen, dan kunnen vrienden je vinden.
me-invite-friends = Je vrienden
me-invite = Uitnodigen
me-invited = Uitgenodigd
me-invitation = { $name } nodigt je uit: { $game }
me-accept = Ga erheen
me-decline = Nee, dank je
me-people-here = Mensen aan deze tafel
me-not-a-player-line = Gasten kun je niet dempen of blokkeren.

# --- meldingen

me-calls = Meldingen
me-calls-line = Als jij aan de beurt bent en niet naar de tafel kijkt, sturen we je een bericht. Daarin staan “jouw beurt”, de naam van het spel en de link.
me-call-here = Meldingen op dit apparaat
me-call-denied = Je browser staat meldingen van deze site niet toe. Dat kun je in de instellingen van je browser wijzigen.
me-call-unable = Deze browser kan geen meldingen ontvangen als de pagina dicht is.
me-call-on-here = Dit apparaat krijgt meldingen.
me-call-ways = Waar je meldingen krijgt
me-call-none = Nog nergens.
me-call-push = browser
me-call-discord = Discord
me-call-ntfy = ntfy
me-call-mail = e-mail
me-call-failing = het laatste bericht kwam niet aan
me-call-test = Testbericht sturen
me-call-tested = Er is een testbericht onderweg.
me-call-drop = Verwijderen
me-call-more = Een andere manier
me-call-kind = Manier
me-call-address-discord = Adres van de webhook (Discord: Kanaal bewerken, Integraties)
me-call-address-ntfy = Adres van het onderwerp, zoals https://ntfy.sh/een-eigen-woord
me-call-address-mail = E-mailadres
me-call-add = Toevoegen
me-call-code-sent = We hebben een code gestuurd naar { $name }. Typ die hier.
me-call-code = Code
me-call-confirm = Bevestigen
me-quiet = Stille uren
me-quiet-line = Tussen deze tijden sturen we niets. Ben je daarna nog aan de beurt, dan hoor je het dan. Tijdzone: { $zone }
me-quiet-on = Stille uren aanhouden
me-quiet-from = Van
me-quiet-to = Tot
me-quiet-saved = De stille uren zijn bewaard.
me-quiet-none = Er zijn nu geen stille uren.
me-call-table = Stuur me een melding als ik hier aan de beurt ben
me-call-table-line = Alleen voor deze tafel. Waar je meldingen krijgt, stel je in op je eigen pagina.
me-call-muted = Tafels zonder meldingen
me-call-unmute = Weer meldingen
me-call-unmuted = Je krijgt aan die tafel weer meldingen.
me-call-test-title = Test
me-call-test-body = Zo krijg je een melding.
me-call-code-title = { $code } is je code
me-call-code-body = Typ hem op je eigen pagina. Heb je hier niet om gevraagd? Dan kun je dit bericht negeren.

# --- weggaan

me-your-data = Jouw gegevens
me-export-line = Alles wat van jou is, in één bestand: spellen, uitslagen, ratings, puzzels, instellingen, wat je schreef.
me-export = Downloaden
me-erase-line = Je naam, je sleutels, je apparaten, je vrienden, je ratings en wat je schreef worden gewist. De spellen van anderen blijven. Daarin heet je “iemand”.
me-erase = Wis alles
me-erase-sure = Echt alles wissen? Niemand kan het terughalen.
me-erase-yes = Ja, wis alles
me-erase-no = Nee, bewaar het
me-erased = Alles is gewist. Je bent weer gast.

# --- fouten

error-not-twelve-words = dit zijn { $found } woorden; het moeten er { $most } zijn
error-no-such-word = { $found } is geen mogelijk woord; controleer de spelling
error-not-a-phrase = deze woorden horen niet bij elkaar; controleer of er een fout is of op de verkeerde plaats staat
error-no-such-player = hiermee kennen we niemand
error-link-used = deze link is gebruikt of te oud; maak een nieuwe
error-own-link = dit is je eigen link; geef hem aan iemand anders
error-that-is-you = dat ben jij
error-no-player = alleen voor leden: kies eerst “Bewaar mijn spellen”
error-already-somebody = dit apparaat hoort al bij een lid
error-no-such-device = dit is niet een van je apparaten
error-no-such-friend = dit is niet een van je vrienden
error-not-a-player = dit is een gast; alleen leden kun je dempen of blokkeren
error-too-many-friends = ten hoogste { $most } vrienden
error-too-many-regards = je kunt ten hoogste { $most } mensen dempen of blokkeren
error-too-many-invitations = ten hoogste { $most } uitnodigingen tegelijk
error-too-many-passkeys = ten hoogste { $most } passkeys
error-bad-passkey = deze passkey werkt hier niet
error-too-many-tries = te veel pogingen; wacht een minuut
error-too-many-newcomers = te veel nieuwe leden van hier; probeer het later opnieuw
error-no-such-way = hier krijg jij geen meldingen
error-too-many-ways = hooguit { $most } apparaten en adressen krijgen meldingen
error-too-many-calls = hooguit { $most } berichten per uur; probeer het later nog eens
error-too-many-codes = hooguit { $most } codes per dag gaan naar één e-mailadres; probeer het morgen nog eens
error-way-not-offered = dat biedt deze server niet; wel { $known }
error-call-failed = het bericht kon daar niet naartoe: { $detail }
error-way-is-gone = deze browser neemt daar geen berichten meer aan en is weggehaald; voeg hem opnieuw toe
error-not-confirmed = typ eerst de code die naar dit adres is gestuurd
error-wrong-code = dit is niet de code
error-code-ended = deze code geldt niet meer; voeg het adres opnieuw toe, dan krijg je een nieuwe
error-no-quiet-hours = stille uren moeten op verschillende tijden beginnen en eindigen
error-unknown-zone = de server kent de tijdzone { $found } niet
error-not-a-mail-address = { $found } is geen e-mailadres
error-not-a-web-address = { $found } kan niet; schrijf https://spellen.example, zonder pad
error-not-a-mail-server = schrijf smtp://host:poort of smtps://naam:geheim@host:poort
error-call-needs-address = e-mail en webhooks moeten weten waar mensen deze server vinden, zoals https://spellen.example
error-call-needs-contact = e-mail heeft een afzenderadres nodig
