game = Nachtwacht
game-line = Niemand wil de nachtwacht. Met een kaars koop je je vrij, tot je kaarsen op zijn.
goal = De minste punten winnen. Wachten tellen hun uren, op een rij alleen de eerste.

ask-step = 
    { $burning ->
        [0] Neem je de wacht van { $watch } uur, of geef je een kaars?
        [one] Neem je de wacht van { $watch } uur met de kaars erop, of geef je een kaars?
       *[other] Neem je de wacht van { $watch } uur met de { $burning } kaarsen erop, of geef je een kaars?
    }
option-take = De wacht nemen
option-pass = Een kaars geven

event-candles-dealt = Iedereen neemt { $count } kaarsen.
event-watch-called =
    Een wacht van { $watch } uur. { $left ->
        [0] Het is de laatste.
        [one] Er komt er nog één.
       *[other] Er komen er nog { $left }.
    }
event-candle-lit =
    { $you ->
        [yes] Je geeft een kaars en hebt er nog { $left }.
       *[no] { $seat } geeft een kaars.
    } Op de wacht van { $watch } uur liggen er nu { $burning }.
event-watch-taken =
    { $you ->
        [yes] Je neemt de wacht van { $watch } uur
       *[no] { $seat } neemt de wacht van { $watch } uur
    }{ $burning ->
        [0] .
        [one] {" "}en een kaars.
       *[other] {" "}en { $burning } kaarsen.
    }
event-candles-shown = Kaarsen over: { $candles }.

outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] Je wint met de minste punten.
           *[no] { $winners } wint met de minste punten.
        }
       *[other] { $you ->
            [yes] Jij en { $others } delen de winst met de minste punten.
           *[no] { $winners } delen de winst met de minste punten.
        }
    } { $scores }.

refusal-no-candle = Je hebt geen kaars meer, dus je neemt de wacht.

how-to-type = Typ take of pass.

view-seat = Je plaats
view-seats = Spelers
view-watch = Wacht
view-burning = Kaarsen erop
view-left = Wachten die nog komen
view-taken = Genomen wachten
view-weight = Uren
view-candles = Kaarsen
