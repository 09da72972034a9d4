# El reparto del día

web-daily-how = La clasificación depende de tus decisiones, no de las cartas que te tocaron.
web-daily-left = Siguiente reparto en { $time }
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
        [0] aún no lo ha jugado nadie
        [one] 1 intento
       *[other] { $count } intentos
    }
web-daily-best = Ver el mejor intento, y seguir jugando desde él
web-daily-closed = Verás la clasificación cuando hayas jugado este reparto. Hasta medianoche (UTC) nadie ve las cartas de los demás.
web-daily-analysing = Se está analizando tu partida. Tu puesto llega en unos minutos.
web-daily-place = Puesto
web-daily-choices = Elecciones propias
web-daily-not-counted = no cuenta
web-daily-not-first = No cuenta: en tu dirección, como tu casa o tu escuela, ya se ha intentado este reparto. De los invitados de una misma dirección solo cuenta el primero. Si guardas tus partidas, contarán tus próximos repartos.
web-daily-new-player = No cuenta: cuando te hiciste jugador, este reparto ya se había intentado en tu dirección. Tus próximos repartos cuentan.
web-daily-coming = analizando…
web-daily-explained = «Elecciones propias» es la probabilidad de ganar que costaron las elecciones de un jugador, comparadas con lo mejor que podía saber. La cifra tras ± dice lo seguro que es: 95 de cada 100 veces la verdad está dentro. Un jugador tiene un intento entre todos sus dispositivos. De los invitados de una misma dirección solo cuenta el primero. El de un jugador no cuenta si el reparto ya se había intentado en su dirección antes de que fuera jugador.
web-daily-watch = Ver
web-daily-same = Jugar estas cartas
web-daily-fair = Reparto limpio: la huella se mostró el día anterior. La semilla y la sal se ven cuando pasa el día.
web-daily-tomorrow = Huella del reparto de mañana
web-daily-share = Compartir mi resultado
web-daily-share-text =
    { $place ->
        [none] Reparto del día de Shambles, { $day }. { $name }: mis elecciones { $own } (±{ $doubt }).
       *[other] Reparto del día de Shambles, { $day }. { $name }: mis elecciones { $own } (±{ $doubt }), puesto { $place } de { $count }.
    }
daily-played = Has jugado el reparto de hoy ({ $name }): { $result }.
daily-result = Tus elecciones: { $own } (±{ $doubt }) de probabilidad de ganar. Suerte: { $luck }.
daily-analysing = Analizando tus elecciones…
daily-streak = Días seguidos: { $count }
daily-which = Elige un reparto: { $known }
