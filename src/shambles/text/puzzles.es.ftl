# Acertijos

puzzle-of = Acertijo { $number } de { $count }
puzzle-right = Correcto: { $best }.
puzzle-wrong = { $choice } no es la mejor respuesta.
puzzle-better = Mejor: { $best }.
puzzle-sure = En { $worlds } partidas imaginadas, { $best } salió { $ahead } puntos mejor que { $other }, con un margen de { $error }. Una victoria cuenta 100 puntos, una derrota 0.
puzzle-behind = { $choice } salió { $behind } puntos peor que la mejor respuesta, con un margen de { $error }.
puzzle-let-go = { $choice } era claramente peor tras { $worlds } partidas imaginadas, así que no se probó más.
puzzle-missed = Lo difícil que es: los bots lo fallaron en { $missed } de { $tried } intentos.
puzzle-next = Siguiente acertijo
puzzle-next-key = Pulsa n para el siguiente acertijo.
puzzle-done = { $right } de { $count } acertijos resueltos al primer intento.
puzzle-plain-help = Responde a la pregunta, o escribe: opciones, mesa, regla <número>, porqué <respuesta>, salir.
puzzles-mining = Buscando acertijos
puzzles-mined = { $puzzles } acertijos de { $games } partidas: { $moments } momentos examinados, { $clear } con una respuesta claramente mejor, { $held } de ellos se mantienen con una búsqueda diez veces más profunda. { $file }
puzzles-checked = { $held } de { $count } acertijos se mantienen con una búsqueda diez veces más profunda ({ $share } %).
puzzles-fails = { $puzzle } no se mantiene
web-puzzle-line = Una posición, una pregunta, una respuesta claramente mejor. De fácil a difícil.
web-puzzle-solved = { $right } de { $count } resueltos
web-puzzle-choose = Una respuesta es claramente la mejor. ¿Cuál?
web-puzzle-again = Otra vez
web-puzzle-show = Ver la respuesta
web-puzzle-worth = Cuánto vale cada respuesta
web-puzzle-answer = Respuesta
web-puzzle-behind = Tras la mejor
web-puzzle-worlds = Partidas imaginadas
web-puzzle-best = la mejor
web-puzzle-worse = claramente peor
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
