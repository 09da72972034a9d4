# Jugadores: guardar las partidas, dispositivos, amigos. Se carga cuando alguien lo quiere; un invitado nunca.

# --- ser alguien

me-guest-title = Guarda tus partidas
me-guest-line = Estás como invitado. No se te pide nada, y puedes seguir así. Si guardas tus partidas, te haces miembro: las encuentras más tarde y en tus otros dispositivos. No hay contraseña ni correo.
me-keep-line = Recibes doce palabras para apuntar. Son tu clave.
me-name-line = Tus amigos y los demás de la mesa ven este nombre.
me-been-here = ¿Ya lo habías hecho antes?
me-by-passkey = Usar mi llave de acceso
me-by-phrase = Usar mis doce palabras
me-phrase-label = Tus doce palabras
me-phrase-hint = Separadas por espacios, en el orden correcto.
me-come-back = Recuperar mis partidas
me-join-title = ¿Es tuyo este dispositivo?
me-join-line = Tus mesas, tus partidas terminadas y tus ajustes pasan a este dispositivo. El enlace sirve una vez.
me-join = Sí, traer mis partidas aquí
me-joining = Trayendo tus partidas …
me-joined = Tus partidas están aquí.

# --- las palabras

me-phrase-title = Tus doce palabras
me-phrase-line = Apúntalas en papel. Solo se muestran esta vez. Con ellas recuperas tus partidas cuando ya no tengas ningún dispositivo. Quien las tenga puede jugar como si fueras tú.
me-wrote-it-down = Las he apuntado
me-passkey-title = Una llave más
me-passkey-line = Con una llave de acceso entras con tu huella, tu cara o el bloqueo de pantalla. No es obligatoria.
me-make-passkey = Crear una llave de acceso
me-no-passkey-now = Ahora no
me-passkey-made = Tu llave de acceso está lista.
me-passkey-failed = No se ha creado ninguna llave de acceso.

# --- mi página

me-title = Mi página
me-since = Aquí desde { $date }
me-change-name = Cambiar mi nombre
me-save-name = Guardar
me-games = Partidas
me-which = Mostrar
me-which-all = todas
me-which-on = en curso
me-which-won = ganadas
me-which-lost = no ganadas
me-all-games = Todos los juegos
me-game = Juego
me-no-games = Aún no hay partidas aquí.
me-more-games = Partidas más antiguas
me-go-on = Seguir
me-replay = Volver a ver
me-status-waiting = Esperando gente
me-status-playing = En curso
me-status-over = Terminada
me-status-left = Te fuiste
me-played-on = sigue desde otra partida
me-won = Ganada
me-lost = No ganada
me-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
me-played = Partidas terminadas
me-won-count = Ganadas
me-streak = Ganadas seguidas
me-best = Mejor racha
me-days = Días seguidos

# --- nivel

me-skill = Valoraciones
me-skill-line = Aquí cuentan las partidas puntuables. Al preparar una mesa eliges si es puntuable.
me-no-ratings = Aún no hay partidas puntuables.
me-rating = Valoración
me-rating-of = { $rating } ± { $doubt }
me-provisional = provisional: menos de diez partidas
me-rating-games = { $count ->
    [one] 1 partida puntuable
   *[other] { $count } partidas puntuables
}
me-rating-together = Aquí se gana o se pierde en grupo, así que los resultados no dan valoración.
me-choice = Tus decisiones te cuestan
me-choice-points = { $lost } ± { $doubt } puntos por partida
me-choice-chance = { $lost } ± { $doubt } puntos porcentuales de tu probabilidad de ganar, en cada partida
me-choice-few = pocas partidas: hacen falta al menos tres
me-choice-games = { $count ->
    [one] de 1 partida analizada
   *[other] de { $count } partidas analizadas
}
me-unjudged = { $count ->
    [one] 1 partida aún se está analizando
   *[other] { $count } partidas aún se están analizando
}
me-interval-line = En 95 de cada 100 casos la cifra verdadera está dentro de ±.
me-bots-rated = Bots para comparar
me-no-rating = No quiero valoraciones
me-no-rating-line = Se borran tus valoraciones y tus partidas puntuables. Después no puedes sentarte en mesas puntuables.
me-no-rating-sure = ¿Seguro que quieres borrar tus valoraciones? Nadie puede recuperarlas.
me-no-rating-yes = Sí, borrar mis valoraciones
me-no-rating-no = No, conservarlas
me-no-rating-now = No tienes valoraciones, porque no las quieres.
me-want-rating = Quiero valoraciones otra vez
me-chances = Probabilidades en el tiempo
me-chances-line = Tus últimas partidas analizadas, la más antigua primero. Por encima de la línea está lo que te ayudó, por debajo lo que te costó.
me-no-chances = Aún no hay partidas analizadas.
me-chances-picture = Líneas para el resultado, la suerte y tus decisiones, partida por partida
me-chances-table = Lo mismo en una tabla
me-chances-game = Juego
me-chances-date = Terminó
me-chances-start = Probabilidad al principio
me-chances-luck = Suerte
me-chances-own = Tus decisiones
me-chances-others = Elecciones de los demás
me-chances-result = Resultado
me-chances-change = Resultado, frente al principio
me-puzzles = Acertijos
me-no-puzzles = Aún no has probado ningún acertijo.
me-puzzles-kind = Tipo
me-puzzles-solved = Resueltos
me-puzzles-at-once = Al primer intento
me-difficulty-easy = fácil
me-difficulty-middling = medio
me-difficulty-hard = difícil
me-solved-of = { $solved } de { $count }

# --- dispositivos y llaves

me-devices = Dispositivos
me-devices-line = Usas Shambles en estos dispositivos. Quita los que no conozcas.
me-this-device = este
me-seen = última vez aquí: { $date }
me-remove-device = Quitar dispositivo
me-sign-out = Cerrar sesión en este dispositivo
me-add-device = Añadir un dispositivo
me-add-device-line = Escanea esto con tu otro dispositivo, o abre el enlace allí. Sirve una vez, durante diez minutos.
me-new-code = Crear otro enlace
me-keys = Llaves
me-passkey-count = { $count ->
    [0] No tienes ninguna llave de acceso.
    [one] Tienes una llave de acceso.
   *[other] Tienes { $count } llaves de acceso.
}
me-drop-passkeys = Borrar mis llaves de acceso
me-new-phrase = Doce palabras nuevas
me-new-phrase-line = Las palabras antiguas dejan de servir.

# --- amigos

me-friends = Amigos
me-friends-line = Dale este enlace a un amigo, o deja que lo escanee. Sirve una vez, durante una semana.
me-add-friend = Añadir un amigo
me-no-friends = Aún no hay amigos aquí.
me-here = aquí ahora
me-away = fuera
me-unfriend = Quitar
me-mute = Silenciar
me-unmute = No silenciar
me-block = Bloquear
me-unblock = Desbloquear
me-muted = en silencio
me-blocked = con bloqueo
me-hidden-people = Silenciados y bloqueados
me-mute-line = No ves lo que escribe, y no puede invitarte.
me-block-line = Lo mismo que silenciar. Además se acaba la amistad, y ninguno ve las mesas abiertas del otro.
me-friend-title = Alguien quiere ser tu amigo
me-friend-line = Los amigos ven si el otro está aquí y pueden invitarse a una mesa.
me-befriend = Ser amigos
me-befriended = Ahora sois amigos.
me-friend-first = Guarda antes tus partidas, para que tus amigos te encuentren.
me-invite-friends = Tus amigos
me-invite = Invitar
me-invited = Invitación enviada
me-invitation = { $name } te invita: { $game }
me-accept = Ir allí
me-decline = No, gracias
me-people-here = Gente en esta mesa
me-not-a-player-line = A los invitados no se les puede silenciar ni bloquear.

# --- avisos

me-calls = Avisos
me-calls-line = Cuando te toca y no estás mirando la mesa, te enviamos un mensaje. Dice «te toca», el nombre del juego y el enlace.
me-call-here = Avisarme en este dispositivo
me-call-denied = Tu navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes.
me-call-unable = Este navegador no puede recibir avisos con la página cerrada.
me-call-on-here = Este dispositivo recibe avisos.
me-call-ways = Dónde recibes avisos
me-call-none = Aún en ningún sitio.
me-call-push = navegador
me-call-discord = Discord
me-call-ntfy = ntfy
me-call-mail = correo
me-call-failing = el último mensaje no llegó
me-call-test = Enviar un mensaje de prueba
me-call-tested = Un mensaje de prueba va de camino.
me-call-drop = Quitar
me-call-more = Otra vía
me-call-kind = Vía
me-call-address-discord = Dirección del webhook (Discord: Editar canal, Integraciones)
me-call-address-ntfy = Dirección del tema, como https://ntfy.sh/una-palabra-tuya
me-call-address-mail = Dirección de correo
me-call-add = Añadir
me-call-code-sent = Hemos enviado un código a { $name }. Escríbelo aquí.
me-call-code = Código
me-call-confirm = Confirmar
me-quiet = Horas de silencio
me-quiet-line = Entre estas horas no enviamos nada. Si después aún te toca, te avisamos entonces. Zona horaria: { $zone }
me-quiet-on = Tener horas de silencio
me-quiet-from = Desde
me-quiet-to = Hasta
me-quiet-saved = Las horas de silencio están guardadas.
me-quiet-none = Ahora no hay horas de silencio.
me-call-table = Avisarme cuando me toque aquí
me-call-table-line = Solo para esta mesa. En tu página eliges dónde recibes avisos.
me-call-muted = Mesas sin avisos
me-call-unmute = Avisarme otra vez
me-call-unmuted = Vuelves a recibir avisos de esa mesa.
me-call-test-title = Prueba
me-call-test-body = Así te llegan los avisos.
me-call-code-title = { $code } es tu código
me-call-code-body = Escríbelo en tu página. Si no lo has pedido, no hagas caso de este mensaje.

# --- irse

me-your-data = Tus datos
me-export-line = Todo lo tuyo en un archivo: partidas, resultados, valoraciones, acertijos, ajustes, lo que has escrito.
me-export = Descargar
me-erase-line = Se borran tu nombre, tus llaves, tus dispositivos, tus amigos, tus valoraciones y lo que has escrito. Las partidas de los demás se quedan. En ellas te llamas «alguien».
me-erase = Borrar todo
me-erase-sure = ¿Seguro que quieres borrar todo? Nadie puede recuperarlo.
me-erase-yes = Sí, borrar todo
me-erase-no = No, conservarlo
me-erased = Todo está borrado. Vuelves a jugar como invitado.

# --- errores

error-not-twelve-words = son { $found } palabras; hacen falta { $most }
error-no-such-word = { $found } no es una de las palabras posibles; comprueba cómo se escribe
error-not-a-phrase = estas palabras no van juntas; comprueba si una está mal o fuera de su sitio
error-no-such-player = así no se conoce a nadie
error-link-used = este enlace ya se ha usado o es demasiado antiguo; crea otro
error-own-link = este enlace es tuyo; dáselo a otra persona
error-that-is-you = esta persona eres tú
error-no-player = solo para miembros: elige antes «Guardar mis partidas»
error-already-somebody = este dispositivo ya pertenece a un miembro
error-no-such-device = este dispositivo no es tuyo
error-no-such-friend = esta persona no está entre tus amigos
error-not-a-player = esta persona es un invitado; solo se puede silenciar o bloquear a miembros
error-too-many-friends = como mucho { $most } amigos
error-too-many-regards = se puede silenciar o bloquear como mucho a { $most } personas
error-too-many-invitations = como mucho { $most } invitaciones a la vez
error-too-many-passkeys = como mucho { $most } llaves de acceso
error-bad-passkey = esta llave de acceso no sirve aquí
error-too-many-tries = demasiados intentos; espera un minuto
error-too-many-newcomers = demasiados miembros nuevos desde aquí; prueba más tarde
error-no-such-way = esta no es una de tus vías de aviso
error-too-many-ways = como mucho reciben avisos { $most } dispositivos y direcciones
error-too-many-calls = como mucho { $most } mensajes por hora; prueba más tarde
error-too-many-codes = como mucho se envían { $most } códigos al día a una dirección de correo; prueba mañana
error-way-not-offered = este servidor no lo ofrece; tiene { $known }
error-call-failed = el mensaje no se ha podido enviar allí: { $detail }
error-way-is-gone = este navegador ya no acepta mensajes ahí, así que se ha quitado; añádelo otra vez
error-not-confirmed = escribe antes el código que se envió a esta dirección
error-wrong-code = este no es el código
error-code-ended = este código ya no vale; añade la dirección otra vez y recibirás uno nuevo
error-no-quiet-hours = las horas de silencio deben empezar y terminar a horas distintas
error-unknown-zone = el servidor no conoce la zona horaria { $found }
error-not-a-mail-address = { $found } no es una dirección de correo
error-not-a-web-address = { $found } no es posible; escribe https://games.example, sin ruta
error-not-a-mail-server = escribe smtp://servidor:puerto o smtps://nombre:secreto@servidor:puerto
error-call-needs-address = para el correo y los webhooks hace falta saber dónde se encuentra este servidor, como https://games.example
error-call-needs-contact = para el correo hace falta una dirección de remitente
