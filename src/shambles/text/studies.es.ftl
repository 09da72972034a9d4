# Los estudios del laboratorio: luck, skill, restrict, drama, tune; y series lado a lado

study-written = Escrito: { $file }
study-page = La página está en { $file }
study-few = pocas partidas para saberlo

luck-title = ¿Qué decide una partida de { $game }?
luck-intro = { $deals } repartos, { $games } partidas, { $seats } asientos, semilla { $seed }. Los jugadores se sortearon entre { $bots }. Cada reparto se jugó otra vez sorteando de nuevo una fuente de azar tras otra, en un orden al azar. La parte de una fuente es cuánto se mueve el resultado en su paso. Juntas, las partes suman el 100 %.
luck-parts = Las partes
luck-parts-words = Cada parte con su intervalo del 95 %. Una parte menor que 0 es ruido: la verdadera es entonces más o menos 0. Cuanto más se parecen los jugadores, menor es la parte de la habilidad y mayor la de la suerte.
luck-part = Qué
luck-share = Parte del resultado
luck-source-deal = El reparto
luck-source-deck = El orden de los mazos
luck-source-dice = Dados y sorteos
luck-source-seat = El asiento
luck-source-skill = Quién juega
luck-source-whim = Lo que los jugadores hacen por azar
luck-alike = Todas las partidas acabaron igual: no hay nada que dividir.
luck-too-few = Muy pocos repartos para decir algo. Juega más, por ejemplo -n 200.
luck-beside = Al lado de nuestros juegos
luck-beside-words = Las mismas cifras para nuestros juegos, medidas con los bots { $bots }.
luck-game = Juego

skill-title = ¿Cuánta habilidad hay en { $game }?
skill-intro = { $deals } repartos, { $games } partidas, { $seats } asientos, semilla { $seed }. Cada nivel se enfrentó a todos los demás con los mismos repartos, desde todos los asientos. Donde todos ganan juntos, se comparan las mesas de dos niveles con los mismos repartos.
skill-grid = Nivel contra nivel
skill-grid-words = Cuántas veces el nivel de la izquierda quedó por delante del de arriba. Un empate cuenta la mitad.
skill-pairs = ¿Cuántas partidas hacen falta para verlo?
skill-pairs-words = Con este número de partidas, cuatro de cada cinco personas verían la diferencia con un 95 % de confianza: con la parte medida, y con el extremo prudente de su intervalo.
skill-level = Nivel
skill-other = Contra
skill-above = Queda delante
skill-needed = Partidas necesarias
skill-to = { $least } a { $most }

restrict-title = ¿Cuánto vale en { $game }?
restrict-intro = { $deals } repartos, cada uno jugado dos veces por { $bots }, semilla { $seed }: una vez libre, otra sin { $never }. { $who ->
    [all] Nadie puede hacerlo, porque todos ganan juntos.
   *[one] Solo el primer jugador no puede hacerlo.
 } Se pudo hacer en el { $offered } de las partidas, y se hizo en el { $used }.
restrict-difference = Con y sin
restrict-difference-words = Libre menos sin, con los mismos repartos y con intervalos del 95 %. Si un intervalo contiene el 0, estas partidas no muestran ninguna diferencia.
restrict-what = Cifra
restrict-free = Libre
restrict-barred = Sin
restrict-apart = Diferencia
restrict-measure-won = Victorias
restrict-measure-score = Puntuación
restrict-measure-answers = Respuestas
restrict-measure-rounds = Rondas

drama-title = ¿Cómo va una partida de { $game }?
drama-intro = { $games } partidas de { $bots }, semilla { $seed }. Las probabilidades salen de la valoración del propio juego, o de partidas imaginadas donde no la tiene. { $together ->
    [yes] Todos ganan juntos, así que se enfrentan la mesa y el juego.
   *[no] Se enfrentan los asientos.
 }
drama-figures = En cifras
drama-figures-words = Cada una con su intervalo del 95 %.
drama-what = Qué
drama-figure = Cifra
drama-name-leads = Cambios en cabeza por partida
drama-name-decided = Parte de la partida tras la que está decidida
drama-name-runaway = Partidas decididas en la primera mitad
drama-name-last = Partidas ganadas por quien iba último a la mitad
drama-name-asked = Elecciones por partida
drama-name-matters = Elecciones que importan claramente
drama-name-nothing = Elecciones en las que todas las respuestas probadas dieron lo mismo
drama-name-between = Respuestas de una decisión que importa a la siguiente
drama-curve = La probabilidad de quien va en cabeza
drama-curve-words = La probabilidad del jugador que va en cabeza, tras cada décima parte de la partida. La línea discontinua es una probabilidad igual para todos. Si la línea sube pronto, la partida se decide pronto.
drama-tenth = Parte de la partida
drama-chance = Probabilidad
drama-how = Cómo se cuenta
drama-how-words = La cabeza cambia cuando alguien aventaja a los demás en { $ahead } puntos porcentuales. Una partida está decidida cuando la probabilidad de quien la gana ya no baja del { $decided } %. Una elección importa cuando entre la mejor y la peor de hasta { $tried } respuestas probadas hay al menos { $matters } puntos porcentuales, y con claridad. En cada partida se examinaron { $looked } elecciones.

tune-title = Ajuste de { $game }
tune-intro = { $settings } configuraciones, { $games } partidas de { $bots }, semilla { $seed }, todas con los mismos repartos. { $drawn ->
    [yes] Hay más configuraciones de las que se pueden probar: estas se sortearon.
   *[no] Son todas las configuraciones que hay.
 }
tune-sure-one-left = Es seguro: todas las demás configuraciones quedan claramente más lejos.
tune-sure-on-target = Es seguro: la mejor configuración cumple todos los objetivos, con todo su intervalo.
tune-sure-used-up = No es seguro: se han jugado todos los repartos, y { $left } configuraciones aún podrían ser la mejor. Juega más repartos (-n) para saberlo.
tune-best = La mejor: { $settings }
tune-tried = Lo que se probó
tune-tried-words = Primero la más cercana. Una distancia de 1 es la mayor que aún cuenta como acierto. Las configuraciones claramente peores jugaron menos repartos.
tune-setting = Configuración
tune-deals = Repartos
tune-off = Desviación
tune-target = { $name }: se busca { $wanted } ± { $close }
tune-target-words = Las configuraciones que más se acercaron, con intervalos del 95 %. La línea discontinua es lo que se busca.
tune-name-win = Partidas con ganador
tune-name-first = Victorias del primer asiento
tune-name-shared = Partidas con varios ganadores
tune-name-with = Victorias de quien tuvo { $card }
tune-name-rounds = Rondas
tune-name-answers = Respuestas
tune-name-score = Puntuación
tune-box = La caja ajustada está en { $file }. Compruébala con shambles box check y juega con ella con --option { $kind }={ $file }.
tune-no-box = Solo se cambiaron opciones, así que no hay ninguna caja que escribir.

runs-title = Series lado a lado
runs-intro = { $count } series. Se jugaron por separado, así que las diferencias entre ellas no tienen intervalo. Donde dos intervalos se solapan, estas partidas no permiten distinguir las series.
runs-run = Serie
runs-games = Partidas
runs-options = Opciones
runs-bots = Bots
runs-wins = Victorias
runs-won = Partidas con ganador
runs-score = Puntuación
runs-length = Respuestas
runs-rounds = Rondas
runs-won-words = En qué parte de las partidas ganó alguien.
runs-wins-words = La parte de victorias de cada bot, por cada asiento que ocupó.
runs-score-words = La puntuación de cada bot.
runs-length-words = Lo largas que fueron las partidas, en respuestas.
runs-rounds-words = Lo largas que fueron las partidas, en rondas.
runs-seats = Victorias por asiento
runs-seats-words = La parte de victorias de cada asiento, sea quien sea quien lo ocupe.
runs-seat = { $run }, asiento { $seat }

error-never-offered = { $found } nunca fue posible en { $count } partidas
error-not-a-card = no hay ninguna carta { $found }; hay { $known }
error-not-a-knob = { $found } no se puede ajustar; escribe card.ID.CAMPO=1..4, PARTE.ID.CAMPO=1,2,3 u option.NOMBRE=1..3
error-not-so-many-values = no puede haber { $found } valores; tienen que ser de { $least } a { $most }
error-no-box-to-turn = este juego no tiene caja de cartas; solo se pueden ajustar opciones: option.NOMBRE=1..3, no { $found }
error-not-in-one-line = { $found } no está en un solo lugar del archivo de la caja, así que no se puede ajustar
error-not-a-target = { $found } no es un objetivo; escribe un número, o un número ± lo cerca que debe estar: 12±1 (una parte está entre 0 y 1)
error-named-twice = algo está indicado dos veces: { $found }
error-not-a-frame = { $found } no es posible; el archivo tiene que terminar en .parquet, .csv o .json
error-other-games = estas series son de juegos distintos: { $found }
