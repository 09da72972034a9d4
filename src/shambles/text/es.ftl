# Lo que dice la casa, sea cual sea el juego.

seat = Asiento { $number }
you = Tú
language-name = Español
language-partly = El { $done } % de los textos está traducido y al día.
list-and = { $others } y { $last }
list-comma = { $one }, { $other }
list-semicolon = { $one }; { $other }
said-of = { $name }: { $what }
sentence = { CAPITAL($words) }.
capital = { CAPITAL($words) }
rule = regla { $rule }
web-see-rule = Ver la regla

# Lo que ha pasado
event-ready =
    { $you ->
        [yes] Ya has elegido.
       *[no] { $seat } ya ha elegido.
    }
event-showed = { $you ->
    [yes] Tu elección: { $choice }.
   *[no] { $seat } elige: { $choice }.
}
event-taken-back =
    { $you ->
        [yes] Deshaces tu última elección.
       *[no] { $seat } deshace su última elección.
    }
event-fell-away =
    { $you ->
        [yes] Tu elección ya no es posible. Elige otra vez.
       *[no] La elección de { $seat } ya no es posible.
    }
event-goes-on = Desde aquí es una partida nueva.

# Por qué no
refusal-not-understood = «{ $choice }» no es una respuesta que puedas dar aquí.
refusal-not-offered = { $choice } no es una de tus opciones.
refusal-old-ask = Demasiado tarde: la partida ya ha avanzado.
refusal-not-asked = No te toca. Falta por jugar: { $awaited }.
refusal-no-such-seat = En esta mesa no hay asiento { $found }.
refusal-game-over = La partida ha terminado.
refusal-already-laid = No puedes cambiar esta carta: ya está boca abajo.
refusal-table-failed = Eso no ha funcionado, y es culpa nuestra. No ha cambiado nada.
refusal-not-over = { error-not-over }
refusal-deal-is-yours = { error-deal-is-yours }
refusal-deal-is-played-beside = { error-deal-is-played-beside }
refusal-deal-is-played = { error-deal-is-played }
refusal-deal-of-today = { error-deal-of-today }
refusal-deal-of-the-round = { error-deal-of-the-round }
refusal-not-begun = La partida aún no ha empezado: quedan asientos libres.
refusal-not-your-seat = No tienes asiento aquí, o un bot juega por ti.
refusal-nothing-to-undo = No tienes nada que deshacer.
refusal-undo-past-an-answer = No se puede deshacer: otra persona ya ha elegido después.
refusal-undo-past-a-draw = No se puede deshacer: se han barajado cartas o tirado dados.
refusal-undo-past-a-reveal = No se puede deshacer: se han revelado cartas.
refusal-undo-too-fast = Has deshecho demasiadas veces seguidas. Espera un momento.
refusal-maintenance = { error-maintenance }

# Qué está mal en lo que se entrega
error-one-hand-as-a-vector = En la versión de vectores una partida es una sola mano, no { $found }.
error-unknown-game = no hay ningún juego { $found }; hay { $known }
error-game-fails = { $found } ({ $place }) no se puede cargar: { $detail }
error-not-that-game = { $place } no es un juego llamado { $found }
error-seats-out-of-range = este juego es para { $least } a { $most } jugadores, no { $found }
error-unknown-option = esa opción no existe; las opciones son { $known }
error-not-options = las opciones son nombres con valores, no { $found }
error-option-missing = elige una de estas: { $known }
error-unknown-language = aquí no hay ningún idioma «{ $found }»; hay { $known }
error-not-a-seed = una semilla es un número entero, 0 o más, no { $found }
error-malformed = esto no se puede leer: { $detail }
error-not-an-object = no es un objeto JSON
error-unknown-phase = no hay ninguna fase { $found }; hay { $known }
error-digest-differs = esta partida guardada ahora sale de otra manera (guardado { $saved }, ahora { $found })
error-cut-off = hay { $found } anotaciones, pero tendría que haber { $wanted }
error-journal-differs = la partida sale de otra manera que este diario ({ $found } anotaciones, ahora { $wanted })
error-answer-refused = rechazada por { $reason }, { $rule }
error-answer-missing = aquí hace falta una respuesta, { $rule }
error-draw-differs = la partida saca { $wanted } donde el diario tiene { $found }
error-draw-missing = el diario no tiene nada que sacar aquí
error-not-a-shuffle = al barajar tienen que quedar las mismas cartas
error-not-among-the-items = { $found } no puede salir aquí
error-no-game-recognises-it = ningún juego tiene un escenario con estos campos: { $fields }
error-unknown-bot = no hay ningún bot { $found }; hay { $known }, o una clase tuya como paquete.modulo:Nombre o ruta/al/archivo.py:Nombre
error-no-such-file = no existe el archivo { $found }
error-not-a-python-file = { $found } no es un archivo de Python
error-file-fails = { $found } falla: { $detail }
error-no-such-bot-class = { $file } no tiene ninguna clase { $found } con un método choose
error-bot-answer-refused = respondió { $choice }, rechazado por { $reason }, { $rule } (juego { $game }, semilla { $seed }, pregunta { $ask })
error-bot-crashed = se ha caído: { $detail } ({ $line }; juego { $game }, semilla { $seed }, pregunta { $ask })
error-bot-wants-more = el constructor de un bot puede recibir game y rng, nada más ({ $detail })
error-wrong-number = { $found } no es posible; tiene que ser { $wanted }
error-twice = { $found } está dos veces
error-no-such-card = no hay ninguna carta { $found }
error-card-twice = la carta { $found } está en dos sitios
error-no-such-seat = no hay ningún jugador { $found }
error-not-a-seat = no hay asiento { $found }; hay { $known }
error-no-heroes-here = en este modo no hay Héroes, { $rule }
error-end-in-a-hand = END nunca está en una mano, { $rule }
error-end-twice = el END de este jugador está dos veces, { $rule }
error-too-few-hands = al menos dos jugadores necesitan una carta para luchar, { $rule }
error-wrong-player = no es { $found }: el golpe es para otra persona, { $rule }
error-players-differ = todas las manos tienen que tener los mismos jugadores
error-unknown-kind = no hay ningún tipo { $found }; hay { $known }
error-not-a-position = un escenario del tipo { $found } no tiene una posición desde la que jugar
error-no-such-scenario = en este archivo no hay ningún escenario { $found }
error-not-enough = al menos { $least }
error-unknown-table = esa tabla no está en esta caja; hay { $known }
error-wrong-load = un arma a distancia tiene carga inicial y una cuerpo a cuerpo no tiene; no { $found }
error-no-such-weapon = no hay ningún arma { $found }; hay { $known }
error-trigger-or-what = indica `trigger` o `what`, no los dos
error-wrong-effect = { $found } no es posible aquí
error-not-in-this-variant = para esto hace falta una variante que no se juega, { $rule }
error-no-such-survivor = no hay ningún superviviente { $found }
error-holds-no-ammo = { $found } no lleva munición, { $rule }
error-too-many-tokens = esto gasta { $found } fichas, y hay { $most }
error-too-many-copies = en la caja no hay tantas copias de { $found }
error-position-or-players = indica o bien una posición o bien un número de jugadores
error-no-such-table = esa mesa no existe
error-one-seat-each = solo puedes ocupar un asiento
error-too-many-tables = ahora mismo hay demasiadas mesas; prueba más tarde
error-too-many-of-yours = has abierto demasiadas mesas; termina antes una de ellas
error-seat-taken = alguien acaba de ocupar este asiento
error-blocked-sits-here = en esta mesa hay alguien a quien has bloqueado: { $names }
error-no-seat = para eso necesitas un asiento en esta mesa
error-not-over = la partida aún no ha terminado
error-game-over = en ese momento la partida ya ha terminado
error-never-asked = este asiento no tuvo nada que elegir en esa partida
error-not-played-on = esta mesa no continúa otra partida
error-no-step-to-play-on = no se puede seguir desde el paso { $found }; elige uno de 0 a { $most }
error-deal-is-yours = aún estás jugando estas cartas en otra mesa; termina allí primero
error-deal-is-played-beside =
    { $days ->
        [one] alguien de tu red aún está jugando estas cartas; podrás ver esto cuando termine, o mañana
       *[other] alguien de tu red aún está jugando estas cartas; podrás ver esto cuando termine, o dentro de { $days } días
    }
error-deal-is-played =
    { $hours ->
        [one] alguien aún está jugando estas cartas; podrás ver esto cuando termine, o dentro de una hora
       *[other] alguien aún está jugando estas cartas; podrás ver esto cuando termine, o dentro de { $hours } horas
    }
error-deal-of-today = 
    { $hours ->
        [one] es la partida de hoy; todos podrán ver sus cartas en menos de una hora
       *[other] es la partida de hoy; todos podrán ver sus cartas dentro de { $hours } horas
    }
error-daily-tried = ya has jugado la partida de hoy
error-daily-is-over = ese día ya ha pasado; aún puedes jugar las mismas cartas, pero ya no cuentan
error-daily-alone = la partida del día la juegas tú: ningún bot puede ocupar tu asiento
error-deal-of-the-round = estas cartas se juegan en una ronda de una velada del club; podrás verlas cuando termine su última mesa
error-club-alone = en una velada del club juegas tú: ningún bot puede ocupar tu asiento
error-rated-players-only = esta mesa es puntuable, y solo los miembros tienen valoración: elige antes «Guardar mis partidas»
error-rated-not-wanted = esta mesa es puntuable, y tú no quieres valoración; puedes cambiarlo en tu página
error-rated-alone = en una mesa puntuable juegas tú: ningún bot puede ocupar tu asiento
error-rated-new-deal = solo puede ser puntuable una partida entera con cartas nuevas
error-rated-own-box = solo puede ser puntuable una partida con la caja del propio juego
error-table-set-aside = un error ha detenido esta mesa; espera hasta que alguien la mire
error-table-elsewhere = esta mesa cambia de servidor; prueba otra vez dentro de { $seconds } segundos
error-table-closed = el anfitrión ha cerrado esta mesa; no se pierde nada
error-banned = el anfitrión te ha expulsado hasta { $until }; los bots siguen jugando por ti
error-muted-by-host = por ahora el anfitrión te ha silenciado
error-maintenance = el servidor se está reiniciando; prueba dentro de un momento
error-box-overruns = jugar con esta caja tarda demasiado
error-no-such-viewpoint = no puedes mirar desde { $found }
error-not-absent = esta persona está aquí: no puedes hacer que un bot juegue por ella
error-not-empty = esta base de datos no está vacía
error-too-soon = acaba de irse; espera { $seconds } segundos más
error-too-long = es demasiado largo: { $found } caracteres, como mucho { $most }
error-too-deep = hay demasiados niveles; como mucho { $most }
error-too-large = este número es demasiado grande; como mucho { $most }
error-too-fast = demasiadas peticiones; espera un momento
error-not-found = esa página no existe
error-bad-request = { $detail }
error-has-nul = contiene un carácter que no está permitido (NUL)
error-no-header = esta petición tiene que venir de la propia página
error-internal = algo ha ido mal, y es culpa nuestra

# En la mesa
title = Shambles
asked = { $name }, te toca.
waiting-for = Falta por jugar: { $names }.
game-over = La partida ha terminado.
another = Pulsa n para otra partida, q para salir.
log = Registro
hand = Tu mano
scores = Puntos
rules = Reglas
help = Ayuda
undo = Deshacer
lay = Responder
choose-seats = ¿Cuántos jugadores?
measured = Medido con bots: { $level ->
        [rookie] los novatos
        [survivor] los supervivientes
        [veteran] los veteranos
       *[legend] las leyendas
    } ganaron el { $percent } % de { $games } partidas como esta.
start = Empezar
bot-random = al azar
bot-greedy = codicioso
bot-rookie = novato
bot-survivor = superviviente
bot-veteran = veterano
bot-legend = leyenda
bot-search = calculador
temper-rookie = Tiene buena intención, pero se le olvida la mitad.
temper-survivor = Juega con sentido, aunque a veces se descuida.
temper-veteran = Piensa antes de cada jugada.
temper-legend = Se toma su tiempo y ve venir tu próxima jugada.
temper-greedy = Se queda con lo que mejor pinta ahora mismo.
temper-random = Juega al azar.
temper-search = Juega muchas partidas posibles en su cabeza antes de elegir.
party-1 = Marlow
party-2 = Iskra
party-3 = Ambrose
party-4 = Wren
party-5 = Odile
party-6 = Haskell
party-7 = Juno
party-8 = Bram
party-9 = Petra
party-10 = Casimir
bot-name = { $bot } { $number }
close = Cerrar

# Aprender un juego
learn = Aprender
learn-line = Lecciones cortas, acertijos y las reglas de cada juego.
web-lessons = Lecciones
lesson-right = Bien hecho.
refusal-lesson-done = Esta lección está hecha. Pasa a la siguiente.
course-done = Ya sabes todo lo que necesitas. Ahora juega una partida de verdad contra novatos. Uno de ellos explica lo que pasa.
rookie-says = «{ $words }»
lesson-next = Siguiente lección
web-learn-line = Lecciones cortas, un paso en cada una. En tres minutos ya puedes jugar.
web-learn-none = Este juego aún no tiene lecciones. Las reglas dicen cómo se juega.
web-learn-begin = Empezar
web-learn-on = Seguir
web-learn-again = Empezar de nuevo
web-learn-done = { $done } de { $count } hechas
web-lesson-of = Lección { $number } de { $count }
web-course-end = Juega tu primera partida
web-rule-behind = La regla que hay detrás:
web-first-game = Juega tu primera partida
web-other-courses = Otras lecciones
web-at-a-glance = De un vistazo
web-page-aim = El objetivo
web-page-turn = Un turno
web-page-end = El final
web-page-score = Lo que cuenta
web-contents = Contenido
web-rules-count = { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
web-examples-show = Ver { $count } ejemplos

# La línea de órdenes
measure-won = Partidas con ganador
measure-shared = Partidas con varios ganadores
measure-first-place = Victorias del primer bot
measure-first-seat = Victorias del primer asiento
measure-score = Puntuación
measure-answers = Respuestas
measure-rounds = Rondas

# La estantería, en la línea de órdenes
awaited = le toca
leave = Salir
light = Tema
wins = gana
meanwhile = También puedes
view-none = ninguno

# En el navegador
web-skip = Saltar al contenido
nav = Páginas principales
nav-play = Jugar
nav-learn = Aprender
nav-daily = De hoy
nav-clubs = Clubes
nav-watch = Ver
nav-me = Yo
web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = Como este dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-contrast = Alto contraste
web-motion = Animación
web-motion-slow = Lenta
web-motion-normal = Normal
web-motion-fast = Rápida
web-motion-off = Sin animación
web-double-tap = Doble toque para jugar una carta
web-rule-numbers = Mostrar el número de la regla junto a cada frase
web-signs = Avisos
web-portrait = Tu retrato
web-portrait-1 = Coletas y una lámpara
web-portrait-2 = Gafas y una sartén
web-portrait-3 = Casco de obra y un martillo
web-portrait-4 = Gorra y un bate
web-portrait-5 = Cresta y una palanca
web-portrait-6 = Rizos y una moneda
web-portrait-7 = Gorro y una mochila
web-portrait-8 = Pañuelo y un machete
web-portrait-9 = Barba y un hacha
web-portrait-10 = Capucha y un arco
web-portrait-11 = Casco y una sierra
web-portrait-12 = Melena corta
web-portrait-13 = Boina
web-sound = Sonido
web-invite-sound = ¿Jugar con sonido?
web-invite-sound-yes = Con sonido
web-invite-sound-no = Sin sonido
web-volume = Volumen
web-buzz = Vibrar cuando me toque
web-call = Avisarme cuando me toque
web-call-refused = Este navegador bloquea los avisos. Puedes permitirlos en los ajustes del navegador.
web-since = Desde tu último turno
web-your-turn = Te toca
web-loading = Un momento…
web-again = Reintentar
web-cancel = Cancelar
web-trouble = Algo ha ido mal ({ $code }). Vuelve a intentarlo.
web-unreachable = No se puede contactar con el servidor. ¿Tienes conexión?
web-lost-title = Aquí solo hay caminantes
web-lost = No hay ninguna página en esta dirección.
web-to-games = Ir a los juegos
web-welcome = Acerca una silla
web-welcome-line = Los juegos de The Walking Dead, con las reglas oficiales. Juega con amigos estén donde estén, o ahora mismo con bots. Sin instalar nada y sin cuenta.
web-games = Juegos
web-about = Shambles es una mesa para los juegos que te gustan. Las reglas están contadas con nuestras palabras y todas las imágenes son nuestras. Los juegos son de sus autores.
web-players = { $least }–{ $most } jugadores
web-minutes = { $least }–{ $most } minutos
web-play-now = Jugar ya contra bots
web-play-together = Jugar ya con bots
web-play = Jugar
web-set-up = Preparar mesa
web-rules-and-options = Reglas y opciones
web-your-tables = Tus mesas
web-keep-games = Guardar mis partidas
web-my-page = Mi página
somebody = alguien
web-go-on = Seguir
web-table-over = Terminada
web-waits-for = Turno de: { $names }
web-lobby = Mesas abiertas
web-lobby-empty = Ahora mismo no hay mesas abiertas. Prepara una e invita a alguien.
web-lobby-more = Más mesas
web-seats-free =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
web-sit-down = Sentarme
web-sit-down-anyway = Sentarme de todos modos
web-blocked-here-line = Esa persona no se entera. Puedes sentarte de todos modos.
web-default-name = Déjalo vacío y elegimos uno
guest-1 = Robin
guest-2 = Sam
guest-3 = Alex
guest-4 = Noor
guest-5 = Kim
guest-6 = Jo
guest-7 = Max
guest-8 = Charlie
guest-9 = Billie
guest-10 = Mika
guest-11 = Luca
guest-12 = Sasha
web-your-name = Tu nombre
web-who-sits-where = ¿Quién se sienta dónde?
web-open-seat = Asiento libre
web-bot-of = Bot, { $bot }
web-who-may-come = ¿Quién puede entrar?
web-by-link = Solo quien tenga el enlace
web-in-the-lobby = Cualquiera: sale en las mesas abiertas
web-open-table = Crear mesa
web-table = Mesa
web-finding-table = Cargando la mesa…
web-fill-with-bots = Llenar con bots
web-waiting-room = Esperando jugadores
web-waiting-for-people =
    { $count ->
        [one] Queda un asiento libre. La partida empieza cuando alguien lo ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza cuando todos estén ocupados.
    }
web-invite = Invitar
web-invite-line = Quien abra este enlace puede ocupar un asiento libre. Escanea el código con un móvil, o envía el enlace.
web-qr = El enlace como código QR
web-only-here = Esta dirección solo funciona en este ordenador. Para que entren los móviles de casa, arranca Shambles con: shambles serve --host 0.0.0.0. Entonces puedes escanear aquí un código.
web-copy = Copiar
web-copied = Copiado
web-personal-link = Tu asiento
web-personal-link-line = Solo para ti: con este enlace vuelves a tu asiento desde cualquier dispositivo. No lo compartas.
web-bad-link = Este enlace personal no sirve para esta mesa.
web-bad-link-looking-on = Por eso solo estás mirando.
web-bad-link-waiting = Aún puedes ocupar abajo un asiento libre.
web-bad-link-seated = Conservas el asiento que ya tienes aquí.
web-bad-link-advice = Quizá falta una parte del enlace. Vuelve a copiarlo entero en el dispositivo donde juegas: menú «Mesa», «Tu asiento». Si dejaste la mesa, has perdido el asiento.
web-link-unanswered = Ahora mismo no hemos podido comprobar tu asiento.
web-look-on = Mirar
web-only-watching = Estás mirando. Todos los asientos están ocupados, así que no puedes jugar.
web-look-on-line = Quien tenga este enlace puede mirar. No ve ninguna mano.
web-at-the-table = Jugadores
web-ready = ya está
web-winner = gana
web-away = fuera
web-remove = Que un bot juegue en su lugar
web-remove-votes =
    { $count ->
        [one] Que un bot juegue en su lugar (1 voto)
       *[other] Que un bot juegue en su lugar ({ $count } votos)
    }
web-sending = Enviando { $choice }…
web-kept = { $choice } se enviará cuando vuelvas a tener conexión.
web-connection-lost = Sin conexión. Reconectando…
web-bot-plays-for-you = Un bot juega por ti.
web-take-back-seat = Jugar yo
web-hand-to-bot = Que un bot juegue por mí
web-how-well = ¿Qué nivel debe tener el bot?
web-hand-to-bot-line = ¿Necesitas una pausa? Un bot juega por ti hasta que vuelvas.
web-leave = Dejar la mesa
web-leave-sure = Un bot ocupa tu asiento, y ya no puedes volver. ¿Dejar la mesa?
web-stay = Quedarme
web-chat = Chat
web-chat-empty = Aún no hay mensajes.
web-chat-say = Escribe un mensaje
web-emotes = Frases rápidas
web-talk = Los bots cuentan sus planes
web-plea = Pedir a los bots
web-chat-send = Enviar
web-chat-unsent = No se ha enviado: no tienes conexión. Tu mensaje sigue aquí.
web-new = nuevo
web-scene-failed = No se ha podido mostrar la mesa.
web-you-won = Ganas
web-you-lost = Pierdes
web-came =
    { $place ->
        [2] Segundo puesto
        [3] Tercer puesto
        [4] Cuarto puesto
        [5] Quinto puesto
        [6] Sexto puesto
        [7] Séptimo puesto
        [8] Octavo puesto
        [9] Noveno puesto
       *[other] Décimo puesto
    } de { $count ->
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
       *[other] diez
    }{ $shared ->
        [yes] , compartido
       *[no] {""}
    }
web-your-best = Tu mejor momento: { $what }
web-your-worst = Lo que más te costó: { $what }
web-close = Ha estado muy igualado.
web-what-next = ¿Y ahora?
web-more = Más
web-coming-away = { $name } se ha ido un momento.
web-coming-back = { $name } ha vuelto.
web-coming-bot = { $you ->
        [yes] Un bot juega por ti.
       *[no] Un bot juega por { $name }.
    }
web-coming-self = { $you ->
        [yes] Vuelves a jugar.
       *[no] { $name } vuelve a jugar.
    }
web-coming-left = { $name } ha dejado la mesa. Un bot ocupa el asiento.
web-coming-clock = Se acabó el tiempo: un suplente ha respondido una vez por { $name }.
web-stood-in = Se acabó el tiempo: un suplente ha respondido una vez por ti.
web-watching =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
web-decisive = Momento decisivo
web-places = Clasificación final
web-place = { $place }.º
web-rematch = Jugar otra vez
web-join-rematch = Entrar en la siguiente
web-rematch-waits = Los demás han empezado otra partida. Te guardan el asiento.
web-replay = Ver la repetición
web-replay-line = Ver toda la partida otra vez, paso a paso.
web-play-on = Seguir desde aquí
web-play-on-line = Empezar una mesa nueva desde un momento de esta partida.
web-step = Paso { $at } de { $last }
web-seen-by = Ver como
web-all-open = Mostrar todas las cartas
web-first = Al principio
web-previous = Paso atrás
web-next = Paso adelante
web-last = Al final
web-pause = Pausa
web-round = Ronda
web-previous-round = Ronda anterior
web-next-round = Ronda siguiente
web-speed = Velocidad
web-speed-of = { $speed } ×
web-share = Compartir
web-copy-by-hand = Copia este enlace:
web-rules-line = Todas las reglas con nuestras palabras, cada una con su número. El juego muestra ese número cuando aplica una regla.
web-search-rules = Buscar en las reglas
web-rules-found =
    { $count ->
        [0] No se ha encontrado ninguna regla.
        [one] 1 regla
       *[other] { $count } reglas
    }
web-cards = Cartas
web-cards-line = Todas las cartas de la caja, y lo que hacen.
web-search-cards = Buscar en las cartas
web-cards-found =
    { $count ->
        [0] No se ha encontrado ninguna carta.
        [one] 1 carta
       *[other] { $count } cartas
    }
web-copies = { $count } copias
web-card-attested = El reglamento impreso la nombra
web-card-ours = Diseño nuestro
web-examples = Prueba una regla
web-examples-line = Situaciones pequeñas que muestran una regla. Empieza una y sigue jugando contra bots.
web-deal-me-this = Jugar esto
web-fair-deal = Juego limpio
web-fair-claim = Nadie pudo cambiar estas cartas.
web-fair-figures = Huella y semilla
web-fair-deal-short = Cómo saber que nadie ha amañado el mazo.
web-fair-deal-line = Antes de repartir la primera carta, el servidor fijó la semilla de esta partida: el número del que sale todo el azar. Mostró su huella. Ninguna otra semilla tiene esa huella. Al terminar la partida ves la semilla, y puedes comprobar que nadie la ha cambiado.
web-fair-deal-later = Podrás ver la semilla cuando termine la partida.
web-commitment = La huella, mostrada antes de repartir (SHA-256)
web-seed = La semilla
web-salt = La sal que se mezcló
web-seal-yes = La semilla es la que se fijó antes de repartir.
web-seal-no = La semilla no corresponde a la huella.
web-seal-cannot = Este navegador solo comprueba huellas en direcciones seguras (https). Puedes comprobarla con esta orden:
web-sound-yes = Todas las cartas y tiradas de esta partida salen de esa semilla.
web-sound-no = Esta partida no sale de esa semilla.
web-box-standard = Las cartas del juego. En su lugar puedes usar un archivo tuyo del taller.
web-box-own = Una caja tuya.
web-chat-silent = En este momento de la partida no se habla.
error-chat-is-full = el chat de esta mesa está lleno
refusal-chat-is-full = El chat de esta mesa está lleno.
error-name-not-seen = usa un nombre que se vea
error-too-many-marks = una letra tiene demasiados acentos
error-chat-not-seen = este mensaje está vacío
error-spectators-are-silent = solo quien tiene asiento puede chatear
error-number-too-large = ningún número puede ser mayor que { $most }
error-chat-too-fast = demasiados mensajes; espera un momento
error-table-is-silent = en este momento de la partida no se habla
error-no-such-plea = eso no se puede pedir a los bots ahora
error-bots-say-nothing = los bots de esta mesa no dicen nada y no se les puede pedir nada
refusal-table-is-silent = En este momento de la partida no se habla.
error-arrow-misses-the-border = una flecha va de dentro de Atlanta hacia fuera; { $found } está en el lado equivocado
error-icons-differ = una casilla de recursos tiene iconos, y ninguna otra casilla los tiene
error-place-differs = una casilla de Lugar nombra su lugar, y ninguna otra casilla lo hace
error-start-differs = solo una casilla inicial nombra a un personaje
error-inventory-differs = una carta de inventario tiene un objeto y se conserva si hay éxito, y ninguna otra carta lo hace
error-missing = falta { $what }
error-needs-others = una carta con una comparación, una votación o una pregunta a otra persona tiene que decir others = true
error-no-card-for-one = tiene que haber cartas a las que pueda enfrentarse un jugador solo
error-no-way-out = todas las casillas vecinas son Lugares: nadie podría salir
error-not-a-face = { $found } no es una cara de este dado
error-not-a-number = { $found } no es posible aquí
error-not-a-resource = { $found } no es un recurso
error-not-an-id = { $found } no es un id: solo letras minúsculas, cifras y _
error-not-on-one-space = un grupo son dos o más jugadores en una misma casilla
error-not-positive = tiene que ser más que 0
error-nothing-to-do = esta línea no hace nada
error-only-a-sketch = este mapa es un boceto para un escenario; una partida entera necesita un mapa entero
error-only-in-a-sketch = solo un boceto tiene bordes
error-out-of-reach = nadie podría llegar hasta allí desde { $start }
error-roll-impossible = con estos dados no puede salir { $wanted }: { $dice }
error-roll-left-over = esta tirada no se hizo nunca
error-too-many = son demasiados; como mucho { $most }
error-unknown-field = aquí no se conoce; hay { $known }
error-unknown-operation = no hay ninguna operación { $found }; hay { $known }
error-unknown-place = { $found } no es posible; elige entre: { $known }
error-unknown-space = no hay ninguna casilla { $found }
error-field-missing = falta este campo
error-unknown-value = { $found } no es posible; elige entre: { $known }
error-unknown-name = { $found } no se conoce aquí; se conocen { $known }
error-id-twice = { $found } ya es el id de la línea { $line }
error-too-many-motive-tokens = { $found } fichas son demasiadas; como mucho { $most }
error-never-stranded = { $found } nunca se quedó atrás; sí { $known }
error-not-a-whole-number = { $found } no es un número entero
error-not-text = { $found } no es un texto: ponlo entre comillas
error-not-a-list = { $found } no es una lista: [ … ]
error-unwritable = esto no se puede escribir: { $detail }
error-newer-schema = un Shambles más nuevo hizo esta base de datos ({ $found }; este conoce hasta { $known }). Arranca el más nuevo, o recupera una copia de seguridad anterior
error-wrong-starts = el mapa tiene { $found } casillas iniciales y necesita { $wanted }, una por personaje

# Qué haría un veterano, y por qué
hint = Pista
hint-answer = Un veterano elegiría: { $choice }.
hint-thinking = Un veterano lo está pensando…
play-on = Seguir
reason-only = No tienes otra opción.
reason-chance = Probabilidad de ganar: cerca del { $mine } % con «{ $choice }», del { $theirs } % con «{ $other }».
reason-chance-together = Probabilidad de que sobreviva todo el grupo: cerca del { $mine } % con «{ $choice }», del { $theirs } % con «{ $other }».
reason-points = Puntos de media al final: unos { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-points-ahead = De media, «{ $choice }» acaba { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} mejor que «{ $other }».
reason-about-equal = «{ $choice }» y «{ $other }» valen más o menos lo mismo.
reason-profit = «{ $other }» ayudaría sobre todo a { $seat }.
reason-little = «{ $other }» es casi igual de buena: probabilidad de ganar cerca del { $mine } % con «{ $choice }», del { $theirs } % con ella.
reason-same = Da lo mismo: con «{ $choice }» y con «{ $other }» el resultado es igual.
error-nothing-asked = este asiento no tiene nada que elegir ahora; falta por jugar: { $awaited }
error-no-hints-here = en esta mesa no hay pistas: no se activaron al prepararla
error-hint-overran = la pista ha tardado demasiado
error-old-ask = demasiado tarde: la partida ya ha avanzado
web-hint-close = Cerrar la pista
web-hint-figures = Cifras
web-hints-agreed = Todos pueden pedir pistas
web-rated = Partida puntuable
web-rated-line = Cuenta para la valoración de todos los jugadores de la mesa. No hay pistas, y ningún bot juega en tu lugar. Quien se va queda en último lugar.
web-rated-together = La valoración muestra lo que te cuestan tus decisiones por partida. Se gana o se pierde en grupo, así que el resultado no cuenta.
web-rated-guest = Solo los miembros tienen valoración. De los invitados no se guarda nada.
web-rated-keep = Guardar mis partidas

# Una partida terminada, vista otra vez
review = Análisis
review-chances = Probabilidades de ganar
review-luck = Suerte
review-own = Elecciones propias
review-better-here = Aquí era mejor: { $better }.
error-no-review = nadie ha pedido aún un análisis de esta partida
error-too-many-reviews = ahora mismo se analizan demasiadas partidas; prueba más tarde
error-too-much-at-once = ya estás esperando { $most } cosas; espera a que termine una
error-too-many-reviews-of-yours = puedes analizar como mucho { $most } partidas a la vez; espera a que termine una

web-pace = Ritmo
web-pace-relaxed = Sin límite de tiempo
web-pace-live = En directo
web-pace-post = Días por turno
web-seconds-each = Tiempo por respuesta
web-days-each = Tiempo por respuesta
web-bank = Tiempo extra para toda la partida
web-caretaker = Cuando se acaba el tiempo, responde este suplente
web-seconds = { $count } segundos
web-bank-minutes = { $count ->
    [0] nada
    [one] 1 minuto
   *[other] { $count } minutos
    }
web-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
    }
web-days = { $count ->
    [one] 1 día
   *[other] { $count } días
    }
web-time-left = Tiempo: { $time }
error-no-such-deal = estas cartas ya no existen, o las reglas han cambiado

web-daily = Partida del día
web-daily-line = Una partida al día, las mismas cartas para todos, contra veteranos. Tienes un solo intento.
web-daily-open = Jugar la partida del día
web-clubs = Veladas del club
web-to-club = Ir a la velada
web-daily-board = Clasificación

web-same-deal = Mismas cartas
web-same-deal-line = Que tus amigos jueguen estas cartas, y comparad.
web-share-deal = Retar a un amigo con estas cartas
web-compare = Comparar
web-deal-line = Alguien ya ha jugado estas cartas. Tendrás las mismas cartas contra los mismos bots: { $bots }.
web-play-deal = Jugar estas cartas
web-result = Resultado
web-name = Nombre
web-seat = Asiento
web-this-game = esta partida
web-figures-coming = analizando… { $done }
web-no-figures = sin analizar
web-figures-there = Las decisiones y la suerte están analizadas.
web-compare-explained = Cuánta probabilidad de ganar ha ganado o perdido cada jugador, por sus propias decisiones y por la suerte. Las decisiones se juzgan por lo que el jugador sabía. El resto es lo que hicieron los demás.

# --- acertijos

puzzles = Acertijos
error-no-such-puzzle = no hay ningún acertijo { $found }, o las reglas han cambiado desde que se hizo
error-no-such-moment = el análisis no nombra ese momento

# Programas invitados
web-program = Programa
web-programs-allowed = Pueden entrar programas
error-no-programs-here = en esta mesa no entran programas, SH-015
error-not-a-program = solo un programa que esté sentado aquí puede pedir esto, SH-015
error-cannot-be-imagined = no se puede mostrar este momento sin revelar cartas ocultas
guest-waits = Esperando mesas en { $server } que admitan programas. Ctrl-C termina.
guest-sits = Mesa { $table }, { $game }: asiento { $seat }. También en la mesa: { $others }
guest-alone = aún nadie
guest-program = { $name } (programa)
guest-won = Mesa { $table }, { $game }: ganada.
guest-lost = Mesa { $table }, { $game }: no ganada.
guest-gone = Mesa { $table }: el asiento ya no está.
guest-ended = Fin. Los bots se quedan con los asientos.

workshop = Taller

