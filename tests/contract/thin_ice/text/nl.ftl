game = Dun IJs
game-line = Vang vis zolang het ijs houdt: één stap te veel, en alles van de beurt is weg.
goal = De meeste vis wint. Stop voor het ijs breekt.

ask-step = Verder lopen, of stoppen met { $cards }?
ask-help = Wie trekt je eruit?

event-charm-dealt =
    { $you ->
        [yes] Je amulet is { $charm } waard.
       *[no] { $seat } pakt een amulet.
    }
event-card-turned =
    { $card ->
        [0] Het ijs breekt onder { $seat }.
       *[other] { $seat } vindt { $card }.
    }
event-fell-in = { $seat } valt erin en verliest { $lost }.
event-pulled-out = { $by } trekt { $seat } eruit en krijgt daar een punt voor.
event-came-ashore = { $seat } komt aan land met { $points }.
event-charms-shown = De amuletten gaan open: { $charms }.

outcome-most-fish = { $winners } ving het meest: { $scores }.

refusal-not-yet = Niemand stopt voor een eerste stap.

how-to-type = Typ walk of stop.
