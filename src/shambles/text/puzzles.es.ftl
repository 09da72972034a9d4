# Acertijos

puzzle-of = Acertijo { $number } de { $count }
puzzle-right = Correcto: { $best }.
puzzle-wrong = { $choice } no es la mejor respuesta.
puzzle-better = Mejor: { $best }.
puzzle-sure = Desde aquí, los bots jugaron { $worlds } partidas hasta el final con cada respuesta. { $best } ganó { $mine } de 100, { $other } { $theirs } de 100. Esa ventaja puede variar en { $error }.
puzzle-behind = { $choice } ganó { $theirs } de 100, con un margen de { $error }.
puzzle-let-go = { $choice } iba por detrás desde pronto, así que no se probó más.
puzzle-missed = Lo difícil que es: los bots lo fallaron en { $missed } de { $tried } intentos.
puzzle-next = Siguiente acertijo
puzzle-next-key = Pulsa n para el siguiente acertijo.
puzzle-done = { $right } de { $count } acertijos resueltos al primer intento.
puzzle-plain-help = Responde a la pregunta, o escribe: opciones, mesa, regla <número>, porqué <respuesta>, salir.
puzzles-mining = Buscando acertijos
puzzles-mined = { $puzzles } acertijos de { $games } partidas: { $moments } momentos examinados, { $clear } con una respuesta claramente mejor. { $file }
puzzles-checked = { $held } de { $count } acertijos se mantienen cuando otros bots los juegan hasta el final ({ $share } %).
puzzles-varied = { $count } acertijos descartados: demasiados tenían el mismo patrón de respuesta.
puzzles-fails = { $puzzle } no se mantiene
web-puzzle-line = Una posición, una pregunta, una respuesta claramente mejor. De fácil a difícil.
web-puzzle-solved = { $right } de { $count } resueltos
web-puzzle-choose = Una respuesta es claramente la mejor. ¿Cuál?
web-puzzle-again = Otra vez
web-puzzle-show = Ver la respuesta
web-puzzle-worth = Cuánto vale cada respuesta
web-puzzle-answer = Respuesta
web-puzzle-behind = Victorias de menos en 100
web-puzzle-worlds = Partidas
web-puzzle-best = la mejor
web-puzzle-worse = por detrás desde pronto
web-puzzle-exact = { $behind } ± { $error }
web-puzzle-own = De una partida tuya
web-puzzle-none = Aquí no hay acertijos.
moment-right = Correcto: { $best }. En la partida se jugó { $played }.
moment-again = { $choice } es también lo que se jugó en la partida.
moment-unknown = El análisis no examinó { $choice }.
moment-better = Vio que { $best } era mejor que { $played }.
moment-cost = En la partida { $played } costó { $lost } puntos porcentuales de probabilidad de ganar.
moment-cost-points = En la partida { $played } costó más o menos { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
