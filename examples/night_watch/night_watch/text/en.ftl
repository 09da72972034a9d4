game = Night Watch
game-line = Nobody wants the night watch. A candle buys you off, until your candles run out.
goal = Fewest points win. Watches count their hours; of a row, only the first counts.

ask-step = 
    { $burning ->
        [0] Take the watch of { $watch } hours, or give a candle?
        [one] Take the watch of { $watch } hours and the candle on it, or give a candle?
       *[other] Take the watch of { $watch } hours and the { $burning } candles on it, or give a candle?
    }
option-take = Take the watch
option-pass = Give a candle

event-candles-dealt = Everybody takes { $count } candles.
event-watch-called =
    A watch of { $watch } hours. { $left ->
        [0] It is the last one.
        [one] One is to come.
       *[other] { $left } are to come.
    }
event-candle-lit =
    { $you ->
        [yes] You give a candle and have { $left } left.
       *[no] { $seat } gives a candle.
    } The watch of { $watch } hours has { $burning } now.
event-watch-taken =
    { $you ->
        [yes] You take the watch of { $watch } hours
       *[no] { $seat } takes the watch of { $watch } hours
    }{ $burning ->
        [0] .
        [one] {" "}and a candle.
       *[other] {" "}and { $burning } candles.
    }
event-candles-shown = Candles left: { $candles }.

outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] You win with the fewest points.
           *[no] { $winners } wins with the fewest points.
        }
       *[other] { $you ->
            [yes] You and { $others } share the win with the fewest points.
           *[no] { $winners } share the win with the fewest points.
        }
    } { $scores }.

refusal-no-candle = You have no candle left, so you take the watch.

how-to-type = Type take or pass.

view-seat = Your seat
view-seats = Players
view-watch = Watch
view-burning = Candles on it
view-left = Watches to come
view-taken = Watches taken
view-weight = Hours
view-candles = Candles
