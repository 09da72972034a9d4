# El laboratorio, y los programas que preguntan

simulate-title = { $game }: { $count } partidas
simulate-bot = Bot
simulate-seats = Asientos
simulate-share = Victorias
simulate-interval = 95 %
simulate-score = Puntuación
simulate-progress = Jugando
tournament-rating = Valoración
tournament-cross = Cuántas veces el bot de la fila quedó por delante del bot de la columna
compare-title = { $game }: { $count } repartos, cada uno jugado de las dos maneras
compare-measure = Medida
compare-before = Como está
compare-after = Cambiado
compare-difference = Diferencia
simulate-won = Partidas con ganador: { $share }
simulate-stopped = Parado, sin guardar nada. Con --run CARPETA puedes parar y seguir.
simulate-goes-on = Parado. Ejecuta la misma orden para seguir; todo lo hecho está en { $folder }.
simulate-file = Escrito: { $file }
simulate-failed = { $count ->
    [one] Una partida ha fallado
   *[other] { $count } partidas han fallado
 }; la semilla, la pregunta y la partida guardada están en { $folder }. La primera: semilla { $seed }, { $error }
simulate-failed-unkept = { $count ->
    [one] Una partida ha fallado
   *[other] { $count } partidas han fallado
 }. La primera: semilla { $seed }, { $error }. Con --run CARPETA se guardan todas.
mcp-seated = Tienes el asiento { $seat } en la mesa { $table }. Tu clave, para todas las llamadas siguientes: { $token }
mcp-waiting = { $count ->
    [one] La partida empieza cuando se ocupe el asiento libre.
   *[other] La partida empieza cuando se ocupen los { $count } asientos libres.
  }
mcp-awaited = { $count ->
    [0] Ahora mismo no se espera a nadie; mira otra vez.
   *[other] Falta por jugar: { $names }. Mira otra vez más tarde.
  }
mcp-mine = Has respondido { $choice }. Puedes cambiarlo hasta que respondan los demás.
mcp-meanwhile = Ahora también puedes hacer esto:
mcp-table = { $table }: { $game }, { $settings }; { $open } de { $seats } asientos libres
mcp-no-tables = Ninguna mesa espera jugadores.
mcp-told = Sucesos hasta { $last } de { $count }.
report-summary = { $game }: { $games } partidas, semilla { $seed }; { $failed } han fallado. Partidas con ganador: { $won }.
report-difference = La diferencia
report-difference-words = { $deals } repartos, cada uno jugado de las dos maneras. La cifra con el cambio menos la cifra sin él, con su intervalo del 95 %. Si un intervalo no contiene el 0, el cambio importa.
report-before = Como está
report-after = Cambiado
report-figures = Cifras
report-bot = Bot
report-held = Asientos
report-wins = Victorias
report-score = Puntuación
report-seat = Asiento
report-seats = ¿Importa el asiento?
report-seats-words = La parte de victorias de cada asiento, sea quien sea quien lo ocupe, con su intervalo del 95 % ({ $games } partidas). La línea discontinua es una parte igual. { $differ ->
    [yes] En conjunto, los asientos son distintos (p = { $chance }).
   *[no] En conjunto, estas diferencias pueden ser casualidad (p = { $chance }).
  }
report-scores = Puntuaciones y duración
report-scores-words = Cuántas veces salió cada puntuación, y lo largas que fueron las partidas. La mitad duró como mucho { $answers } respuestas.
report-answers = Respuestas
report-rounds = Rondas
report-swing = Cuánto se movieron las probabilidades
report-swing-words = El mayor vuelco en la probabilidad de ganar de alguien dentro de una partida, sin contar el final, en { $games } partidas. En la mitad fue como mucho de { $half } puntos porcentuales, en una de cada diez más de { $tenth }.
report-points = Puntos porcentuales
report-mattered = Qué acompañó a las victorias
report-mattered-words = La parte de victorias con una cosa menos la parte sin ella: las { $count } más claras. No tiene por qué ser la causa: a quienes la tienen puede irles mejor por otra razón.
report-mattered-early = Solo cuenta lo que pasó en las primeras { $rounds } rondas, a las que llega casi toda partida: quien aguanta más también ve más.
report-mattered-adjusted = En { $count } de estas cifras se ha descontado la suerte que vino después. Así son más seguras.
report-what = Qué
report-times = Veces
report-having = Con
report-lacking = Sin
report-apart = Diferencia
report-places = Dónde pasaron las cosas
report-places-words = Cuántas veces pasó cada cosa en cada lugar de una partida, en los lugares con más movimiento.
report-pace = Cuántas decisiones
report-pace-words = { $game } respuestas por partida; aquí { $minute } por minuto.
report-question = Pregunta
report-a-game = Por partida
report-choices = Opciones
report-thought = Tiempo de pensar
report-rules = Cuántas veces se aplicó cada regla
report-rules-words = Se aplicaron { $count } reglas. El gráfico muestra las treinta más frecuentes; las cifras las recogen todas.
report-rule = Regla
report-in-games = En partidas
report-written = El informe está en { $file }

error-not-as-a-vector = Este juego no tiene versión de vectores. Estos sí: { $known }.
error-no-encoding = Este juego no tiene codificación para otros programas. Estos sí: { $known }.
error-another-run = en esta carpeta ya hay otra serie
error-not-a-run = en esta carpeta no hay ninguna serie
error-too-many-failures = han fallado { $count } partidas; una de ellas tiene la semilla { $seed }: { $detail }
error-no-knob = nombra al menos un ajuste, por ejemplo --knob 'option.difficulty=beginner,expert'
error-no-target = nombra al menos un objetivo, por ejemplo --target win=0.4
error-nothing-forbidden = nombra al menos una carta o respuesta, por ejemplo --never 'answer:use-*'
error-other-number-of-bots = { $found } bots no sirven: este juego es para { $least } a { $most } jugadores. Nombra esa cantidad, por ejemplo --bots greedy,greedy,random, o indica --seats { $least }
error-nothing-changed = no hay nada distinto: indica una opción u otros bots
error-too-many-people = { $found } personas para { $wanted } asientos
error-unknown-rule = no hay ninguna regla { $found }; shambles rules --game card_game muestra las reglas de un juego
error-unknown-token = esta clave no es de ningún asiento; abre una mesa o entra en una antes
error-server-away = el servidor en { $found } no responde: { $detail }
rule-of = { $rule }: { $text }
person-name = Jugador { $number }

simulate-adjusted = Se ha descontado la suerte: sin hacerlo, harían falta entre { $least } y { $most } veces más partidas para tener cifras igual de seguras.
error-no-ladder = la página no tiene sitio para la clasificación: una línea <!-- ladder --> y debajo una línea <!-- /ladder -->
