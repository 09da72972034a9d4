# Noches de club

club-line = Una velada de rondas en un servidor. Todos juegan las mismas cartas, así que cuenta lo que has hecho con ellas.
club-none = No hay ninguna velada prevista. Abre una.
club-open-one = Abrir una velada
club-new = Una velada nueva
club-name = Nombre
club-name-usual = Velada del club
club-game = Juego
club-format = Formato
club-format-swiss = Suizo
club-format-robin = Liga
club-format-knockout = Eliminatorias
club-format-together = Cooperativo
club-format-swiss-line = Si se puede, en cada ronda te cruzas con gente nueva, y más adelante con quienes tienen más o menos tus mismos puntos.
club-format-robin-line = Dos por mesa. Todos juegan contra todos una vez.
club-format-knockout-line = Dos por mesa. Quien gana sigue, hasta que queda uno.
club-format-together-line = Cada mesa juega en equipo. Las mesas compiten con las mismas cartas.
club-seats = Asientos por mesa
club-rounds = Rondas
club-rest = Descanso entre rondas
club-rest-minutes =
    { $count ->
        [0] ninguno
        [one] 1 minuto
       *[other] { $count } minutos
    }
club-begins = Empieza
club-begins-said = cuando yo la inicie
club-begins-at = a una hora fijada
club-begins-when = Día y hora
club-listed = Todos la ven en la lista
club-people =
    { $count ->
        [0] aún nadie
        [one] 1 persona
       *[other] { $count } personas
    }
club-status-open = abierta a todos
club-status-playing = en juego
club-status-over = terminada
club-mine = tuya
club-look = Ver
club-only-players = Solo los miembros pueden abrir una velada. Elige un nombre para serlo; este navegador te recordará.
club-opened-by = Abierta por { $name }
club-join = Apuntarme
club-join-line = Juegas con este nombre. Si es tu primera vez aquí, recibes doce palabras con las que puedes volver.
club-here = Estoy aquí
club-here-line = Pulsa «Estoy aquí»: solo así tendrás mesa.
club-you-are-here = Estás aquí. Tendrás mesa cuando empiece la siguiente ronda.
club-you-have-gone = Te has ido a casa. Puedes volver para la siguiente ronda.
club-come-back = Volver a jugar
club-too-early = Ya tienes plaza. Desde media hora antes de empezar puedes pulsar aquí «Estoy aquí».
club-go = Me voy a casa
club-to-table = A mi mesa
club-table-ready = Ronda { $number }: tu mesa está lista.
club-table-done = Has terminado. Otros aún juegan esta ronda; verás las cartas y los resultados cuando termine la última mesa.
club-closed-field = La velada ya ha empezado. Nadie más puede apuntarse.
club-begin = Empezar ya
club-next-now = Siguiente ronda ya
club-pause = Pausa
club-go-on = Seguir
club-end = Terminar
club-end-sure = Sí, terminarla para todos
club-paused = En pausa: no empieza ninguna ronda más.
club-starts-in = Empieza en { $time }
club-next-in = Siguiente ronda en { $time }
club-begins-now = La ronda empieza enseguida
club-waits = Espera hasta que haya al menos dos personas
club-round = Ronda { $number }
club-round-of = Ronda { $number } de { $last }
club-standings = Clasificación
club-standings-empty = Aún no se ha apuntado nadie.
club-place = Puesto
club-points = Puntos
club-wins = Mesas ganadas
club-company = Puntos de los rivales
club-round-short = R{ $number }
club-away = no está
club-gone = se ha ido
club-explained = Puntos: de todos los jugadores con tus cartas y tu asiento, el porcentaje al que superaste. Un empate cuenta la mitad. A igualdad de puntos cuentan las mesas ganadas, y después los puntos de tus rivales.
club-tables = Mesas
club-table = Mesa { $number }
club-bye = Descansa
club-caretaker = Suplente
club-playing = en juego
club-done = terminada
club-aside = detenida (error)
club-was-away = un suplente jugó en este asiento
club-replay = Repetición
club-review = Análisis
club-earlier = Rondas anteriores
club-share = Invitar a gente
club-share-line = Quien tenga este enlace puede apuntarse y mirar.
club-print = Imprimir
club-csv = Resultados en CSV
club-json = Resultados en JSON
error-no-such-club = esa velada no existe
error-club-over = esta velada ha terminado
error-club-begun = esta velada ha empezado, y nadie más puede apuntarse
error-club-full = esta velada está completa: hay { $most } personas
error-club-round-on = se está jugando una ronda; espera a que termine
error-club-too-early = puedes decir que estás aquí desde media hora antes de empezar
error-club-hosts-only = en este servidor solo el anfitrión abre veladas
error-club-for-two = una liga y unas eliminatorias son para dos por mesa
error-club-own-box = una velada se juega con la caja del propio juego
error-not-organiser = eso solo puede hacerlo quien abrió esta velada
error-not-in-club = no te has apuntado a esta velada
error-no-table-now = ahora no tienes mesa en esta velada
error-too-many-clubs = tienes { $most } veladas sin terminar; termina una antes

club-on-now = Ahora en juego
club-seasons = Temporadas
club-league = Liga de bots
