# Lo que solo dicen el terminal y la línea de órdenes: ningún navegador lo carga.

error-snapshot-differs = la posición guardada no coincide con las jugadas registradas
error-no-bots = indica al menos uno; hay { $known }
error-no-docs = aquí no está construida la documentación; en el código fuente: make docs
error-needs-run = indica con --run CARPETA dónde se guardan
error-not-a-plain-file = { $found } no es un archivo normal
error-not-a-sitting = esto es una mesa guardada, no una partida dejada con shambles play; la leen shambles replay y shambles verify
error-not-a-figure = { $found } no es posible; tiene que ser un número, 0 o más
error-not-a-step = «{ $found }» no es el número de un paso
curtain = Le toca a { $name }. Que nadie más mire, por favor.
curtain-go = Pulsa Intro cuando solo mire { $name }.
saved = Guardada. Para seguir: shambles play --resume{ $file }
plain-prompt = >
plain-options = Lo que puedes hacer:
plain-more = … y más: { $how }
plain-help = Escribe una opción, #1 para la primera línea, o: mesa, opciones, porqué OPCIÓN, pista, deshacer, regla ID, salir. Al terminar la partida: análisis, seguir.
plain-over = Escribe análisis para repasar la partida, o seguir para continuar desde tu última elección (seguir 12: desde el paso 12; seguir 12 repartir: con las cartas ocultas repartidas de nuevo). Cualquier otra cosa termina.
plain-no-rule = No hay ninguna regla { $rule }.
plain-legal = Puedes hacerlo.
plain-meanwhile = Ahora también puedes hacer otra cosa: escribe mientras.
plain-no-meanwhile = Ahora no puedes hacer ninguna otra cosa.
plain-nothing = Escribe una opción, o ayuda.
# What one types in plain lines: the first word is the one to show, others are understood as well. English always is.
command-table = mesa
command-options = opciones
command-why = porqué porque
command-hint = pista
command-review = análisis analisis
command-undo = deshacer
command-meanwhile = mientras
command-plans = planes
command-wish = deseo
command-rule = regla reglas
command-on = seguir
command-anew = repartir
command-quit = salir
command-help = ayuda
docs-at = La documentación: { $address }
output = salida
serving = Shambles está en { $address }. Ctrl-C lo para; las mesas se quedan en { $tables }
verify-fine = La partida guardada está bien: { $count ->
        [one] 1 anotación
       *[other] { $count } anotaciones
    }. Todo lo que sale viene de su semilla, y cada fase empieza como se guardó.
verify-other-rules = Sin comprobar: esta partida se guardó con la versión { $found } de las reglas, y estas son la versión { $known }. Puedes seguir jugándola, pero no reproducirla.
verify-from-a-position = Sin comprobar desde el principio: esta partida guardada empieza a la mitad. Lo que sigue está bien: { $count ->
        [one] 1 anotación
       *[other] { $count } anotaciones
    }.
curtain-undo = Pulsa u si { $name } quiere deshacer la última elección.
crashed = Shambles ha fallado ({ $error }). Es culpa nuestra; los detalles están en { $story }.
error-foreign-database = otro programa hizo esta base de datos; no se ha cambiado nada
put-aside = Tu partida anterior está guardada en { $file }. Para seguirla: shambles play --resume --file { $file }

error-too-many-bots = { $found } bots para { $wanted } asientos
error-no-game-has-such-a-box = ningún juego tiene una caja con estas tablas: { $fields }
error-nothing-to-resume = no hay ninguna partida guardada que seguir
error-not-an-option = escribe una opción como nombre=valor, no { $found }
error-unreadable = esto no se puede leer: { $detail }
error-no-terminal = esto no es un terminal; usa --plain
ready-are = Ya han elegido: { $names }.
why-not = Por qué no
quit = Guardar y salir
choose-game = ¿Qué juego?
choose-level = ¿Qué nivel tienen los bots?
lesson-title = — { $title } —
lesson-do = Te toca: { $words }
error-nothing-to-learn = { $found } no tiene lecciones
lesson-next-key = Pulsa n para seguir.
scenario-differs = { $id }: { $field }: se esperaba { $expected }, hay { $found }
scenario-trouble = { $name }: { $trouble }
scenario-asked = Ahora se pregunta: { $what }
scenario-unasked = Justo antes se respondió sola: { $what }
scenario-name = { $named ->
    [yes] línea { $line }, { $id }
   *[no] línea { $line }
  }
scenario-checked = { $count ->
    [one] 1 escenario
   *[other] { $count } escenarios
  }, { $differ ->
    [one] 1 distinto
   *[other] { $differ } distintos
  }
replay-end = La partida aún no ha terminado.
games-minutes = { $least }–{ $most } minutos
choose-people = ¿Cuántas personas en este teclado?
choose-yes = sí
choose-no = no
choose-keys = elegir
rule-look-up = Otra regla, como { $rule }
rule-keys = ↑ ↓ para desplazar · Esc para cerrar
key-choose = Flechas
key-tab = Tab
key-rule = r
key-undo = u
key-language = l
key-light = d
key-leave = q
key-learn = n
help-log = al registro y de vuelta; Intro en una línea muestra su regla
help-rule = la regla de la pregunta o de lo último que pasó
help-undo = deshacer tu última elección
help-language = pasar al idioma siguiente
help-light = tema claro u oscuro
help-leave = guardar y salir (también Ctrl-C)
help-close = Pulsa cualquier tecla para cerrar.
shown-is = { $name } elige: { $choice }. Aún puede cambiar.
meanwhile-keys = Intro para hacerlo · Esc para cerrar
screen-needs = La mesa entera cabe en { $width }×{ $height }: esta ventana es demasiado pequeña.
key-slash = /
key-pages = RePág AvPág
key-meanwhile = m
help-meanwhile = otras cosas que puedes hacer ahora; solo se muestra si las hay
box-checked = { $game }, { $option }: { $count ->
        [0] ningún acertijo encontrado.
        [one] un acertijo encontrado.
       *[other] { $count } acertijos encontrados.
    }
extra-missing = hace falta un paquete más: pip install 'shambles[{ $extra }]'
extra-broken = { $package } está instalado, pero no se pudo cargar: { $detail }
stopped = Detenido.
error-either-bot-or-bots = indica tus bots con --bot o con --bots, no con los dos; --bots también admite ruta/al/archivo.py:Nombre
error-not-a-text-file = esto no es un archivo de texto (UTF-8)
error-file-exists = { $found } ya existe y no se ha cambiado; elige otro archivo con --file
box-written = { $file } es tuyo. Edítalo y después ejecuta: shambles box check { $file }
box-head =
    Una caja para { $game }. Empieza como una copia de la caja del juego; cambia lo que quieras.
    Para comprobarla: shambles box check { $file }
    Para jugar con ella: shambles play { $slug } --option { $option }={ $file } (y otras opciones como siempre)
hint-yours = La tuya, { $choice }: { $words }
hint-yours-too = La tuya es también la que elegiría un veterano.
talk-plan = { $plan }.
talk-granted = Como pediste: { $choice }
talk-denied = Esta vez no «{ $thing }»: { $choice }
talk-plea = Bots, por favor: { $thing }
talk-on = Bots, contadnos vuestros planes.
talk-off = Bots, guardaos vuestros planes.
plain-talk-on = Los bots dicen ahora qué planean y por qué.
plain-talk-off = Los bots se guardan ahora sus planes.
plain-plea = Pides a los bots: { $thing }.
help-plans = qué planean los bots y qué quieres pedirles
key-plans = p
plain-talk = Aquí los bots dicen qué planean si escribes planes; pídeles algo con deseo NOMBRE.
plain-pleas = Puedes pedir a los bots:
help-review = tras la partida: probabilidades de ganar, suerte y las decisiones que importaron
key-review = v
help-play-on = tras la partida: seguir desde tu última elección; en el análisis, desde la más cara
key-play-on = o
help-hint = qué haría un veterano, y por qué
key-hint = t
error-unknown-way = no hay ninguna partida del día { $found }; hay { $known }
error-no-puzzles = { $found } no tiene acertijos

# shambles texts
texts-fault = { $page }: { $fault ->
        [no-page] falta la página entera
        [syntax] no se puede leer
        [twice] se dice dos veces
        [missing] falta
        [unused] no se usa
        [old] es más antiguo que el inglés
        [parameters] toma otros parámetros
        [order] las reglas están en otro orden
        [chapters] tiene otro número de capítulos
        [long] es demasiado largo para 320 píxeles
       *[english] sigue en inglés
    }: { $text } { $about }
texts-checked = { $lang }: está traducido el { $done } %; { $count ->
        [0] nada que mirar
       *[other] { $count } por mirar
    }.
texts-confirmed = { $lang }: { $count ->
        [one] 1 texto registrado
       *[other] { $count } textos registrados
    }.
texts-on = { $page }, línea { $line }
texts-in-code = Se usa en { $place }
error-no-such-text = ningún texto se llama { $found }; los nombres están en los archivos .ftl, por ejemplo web-settings
texts-drawn = { $file } lo muestra en { $page }
error-no-chromium = las imágenes se dibujan con Chromium; instala uno de { $known }
error-not-a-png = una imagen es un archivo .png, no { $found }
error-client-not-built = las imágenes muestran las páginas de la mesa web, y aquí no están construidas (make play las construye)
error-text-not-seen = ninguna de las páginas muestra { $found }: quizá solo aparece en la terminal, o pocas veces

undone = Deshecho.
language = { NEXT_LANGUAGE() }
choose-mode = ¿Qué modo?
options-seats = { $least ->
    [one] { $most ->
        [one] 1 asiento
       *[other] de 1 a { $most } asientos
    }
   *[other] de { $least } a { $most } asientos
  }, normalmente { $usual }
options-number = un número entero desde { $least }
options-box = { $standard }, o un archivo tuyo
options-required = hay que elegirla
options-default = { $value } si no se indica
go-on = Seguir la partida guardada
key-arrows = Flechas
key-space = Espacio
key-enter = Intro
key-digits = 0–9
telling = Pulsa cualquier tecla para saltar.
answers-at = { $at } de { $count }.
answers-hint = Flechas e Intro, un número o /palabra.
answers-typed = Escrito: { $words }
answers-help-point = señala una respuesta
answers-help-answer = da la respuesta señalada
answers-help-digits = señala una respuesta por su número
answers-help-type = escribe después la respuesta; Escape cancela
answers-help-pages = desplaza la mesa
no-client = La página web aún no está construida. Ejecuta make play (o cd browser && npm ci && npm run build), o instala un paquete publicado. La API en /api funciona.
bots-rated = Lo fuertes que son (un jugador nuevo empieza con 1500):
# Lo que rechazan la línea de órdenes y un servidor que arranca.
error-unknown-database = { $found } no es posible; usa sqlite+aiosqlite:///archivo o postgresql+asyncpg://…
error-not-a-port = un puerto es un número de 1 a 65535, no { $found }
error-unknown-setting = no hay ningún ajuste { $found }; hay { $known }
error-bad-setting = { $detail }
error-wrong-kind = { $found } no es posible; tiene que ser { $wanted ->
    [int] un número entero
    [float] un número
    [bool] true o false
   *[other] { $wanted }
  }
error-port-taken = otro programa usa el puerto { $found }; prueba --port { $other }
error-cannot-listen = no se puede escuchar en { $found }: { $detail }
error-no-such-folder = no existe la carpeta { $found }; créala antes
error-database-unreachable = la base de datos no responde: { $detail }
error-database-in-use = { $found } está en uso: otro servidor la utiliza
error-older-schema = esta base de datos es de un Shambles más antiguo ({ $found }; este tiene { $known }). Haz una copia con el más antiguo, o arranca una vez un servidor
error-not-a-backup = no es una copia hecha con shambles backup
error-no-tables = en esta base de datos no hay tablas
error-orphan-row = esto pertenece a { $found }, que debe ir antes en el archivo
error-not-base64 = esto no son bytes en base64
error-not-a-number-here = { $found } no es un número
error-not-text-here = { $found } no es un texto
error-not-yes-or-no = { $found } no es ni verdadero ni falso
error-is-empty = esto no puede estar vacío
error-not-a-table-link = { $found } no es ni un servidor ni el enlace de una mesa; escribe http://games.example o http://games.example/t/abc
error-not-a-server-address = { $found } no es una dirección web; escribe http://games.example
error-not-so-many = { $found } no es posible; tiene que ser de { $least } a { $most }
error-either-table-or-game = indica una de las dos cosas: una mesa o un juego
error-server-unreachable = no se puede llegar a { $found }
error-not-a-server = { $found } no es un servidor de Shambles (respondió { $status })
error-server-has-other-rules = el servidor juega con la versión { $found } de las reglas, y este programa tiene la versión { $known }: instala la misma versión
