# Para quien no tiene asiento

on-now = Ahora en juego
on-now-line = Mesas públicas que puedes mirar: primero las más vistas, después las de valoraciones más altas.
on-now-none = Ahora mismo nadie juega en una mesa pública. Abre una, y otros podrán mirarte.
on-now-watch = Mirar
on-now-next = Siguiente mesa
on-now-watched =
    { $count ->
        [0] no mira nadie
        [one] mira 1 persona
       *[other] miran { $count } personas
    }
on-now-rating = hasta { $rating } ± { $doubt }

# Lo que dice de una mesa un enlace compartido, antes de que alguien lo abra
shared-playing = En la mesa: { $names }. Puedes mirar.
shared-waiting = Hay un asiento libre. Ocúpalo y juega.
shared-over = La partida ha terminado.

# Una partida en la página de otra persona
embed-back = Atrás
embed-forward = Adelante
embed-open = Abrir en la mesa
embed-live = En directo
embed-step = Paso
error-not-a-site = { $found } no es un sitio web, como https://club.example

# Temporadas
seasons = Temporadas
seasons-line = Una clasificación del mes para cada juego y cada modo, con las partidas puntuables. Con tres partidas tienes un puesto.
seasons-none = Nadie ha jugado una partida puntuable en este mes.
seasons-month = Mes
seasons-on = Este mes no ha terminado: los puestos aún pueden cambiar.
seasons-counted = Este mes ha terminado. Sus clasificaciones son definitivas desde el segundo día del siguiente.
seasons-closed = Este mes ha terminado, y sus clasificaciones son definitivas.
season-place = Puesto
season-name = Jugador
season-games = Partidas
season-rating = Valoración
season-lost = Coste de las decisiones por partida
season-rating-of = { $rating } ± { $doubt }
season-lost-points = { $lost } ± { $doubt } puntos
season-lost-chance = { $lost } ± { $doubt } %
season-few = pocas partidas para saberlo

# La liga de bots
league = Liga de bots
league-line = Bots que juegan solos entre sí por la noche, de { $from }:00 a { $to }:00 UTC. Cada reparto se juega desde todos los asientos.
league-off = En este servidor no hay liga de bots.
league-none = Aún no se ha jugado ninguna partida.
league-nights = Tras las últimas { $nights } noches.
league-bot = Bot
league-rating = Valoración
league-games = Partidas
error-not-hours = { $found } no es un intervalo de horas; escríbelo como 1-6
error-not-a-share = { $found } no es una parte; escribe un número mayor que 0 y hasta 1
error-league-alone = para una liga hacen falta al menos dos bots distintos
