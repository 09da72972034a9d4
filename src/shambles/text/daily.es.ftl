# El reparto del día

web-daily-how = La clasificación muestra quién decidió mejor. Las cartas que te tocaron no cuentan.
web-daily-left = Siguiente partida en { $time }
web-daily-streak =
    { $count ->
        [one] Jugaste ayer o hoy
       *[other] { $count } días seguidos
    }
web-daily-play = Jugar
web-daily-go-on = Seguir
web-daily-yesterday = Clasificación de ayer
web-daily-tries = 
    { $count ->
        [0] aún no la ha jugado nadie
        [one] 1 intento
       *[other] { $count } intentos
    }
web-daily-best = Ver el mejor intento y seguir jugando desde él
web-daily-closed = Verás la clasificación cuando hayas jugado esta partida. Hasta medianoche (UTC) nadie ve las cartas de los demás.
web-daily-analysing = Se está analizando tu partida. Tu puesto llega en unos minutos.
web-daily-place = Puesto
web-daily-choices = Perdido por decisiones
web-daily-points = Puntos perdidos por decisiones
web-daily-not-counted = no cuenta
web-daily-not-first = No cuenta: en tu dirección, como tu casa o tu escuela, ya se han intentado estas cartas. De los invitados de una misma dirección solo cuenta el primero. Si guardas tus partidas, contarán tus próximos intentos.
web-daily-new-player = No cuenta: en tu dirección ya se habían intentado estas cartas antes de que fueras miembro. Tus próximos intentos cuentan.
web-daily-coming = analizando…
web-daily-explained = «Perdido por decisiones» es lo que costaron las decisiones de un jugador, comparadas con las respuestas que parecían mejores según lo que podía saber: puntos en el juego de cartas, probabilidad de ganar en los demás juegos. Cada decisión cuenta, y a todos se les mide igual. Si se midiera otra vez, la cifra estaría dentro de ± en 95 de cada 100 casos. Donde estos márgenes se solapan, nadie puede decir quién decidió mejor: los jugadores comparten puesto. Un miembro tiene un intento entre todos sus dispositivos. De varios invitados en una misma dirección de internet solo cuenta el primero. El intento de un miembro no cuenta si esas cartas ya se habían intentado en su dirección antes de que fuera miembro.
web-daily-watch = Ver
web-daily-same = Jugar estas cartas
web-daily-fair = Juego limpio: la huella se mostró el día anterior. La semilla y la sal se ven cuando pasa el día.
web-daily-tomorrow = Huella de la partida de mañana
web-daily-share = Compartir mi resultado
web-daily-share-text = 
    { $place ->
        [none] Partida del día de Shambles, { $day }. { $name }: mis decisiones costaron { $lost }.
       *[other] Partida del día de Shambles, { $day }. { $name }: mis decisiones costaron { $lost }, puesto { $place } de { $count }.
    }
daily-played = Has jugado la partida de hoy ({ $name }): { $result }.
daily-lost = Tus decisiones costaron { $lost } puntos porcentuales de probabilidad de ganar, con un margen de { $doubt }.
daily-lost-points = Tus decisiones costaron { $lost } puntos, con un margen de { $doubt }.
daily-luck = Suerte: { $luck }.
daily-analysing = Analizando tus decisiones…
daily-streak = Días seguidos: { $count }
daily-which = Elige una partida: { $known }
