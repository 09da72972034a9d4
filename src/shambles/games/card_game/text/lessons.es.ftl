# Aprender el Card Game

course-hero = Modo Héroe
course-survival = Modo Supervivencia

# Modo Héroe
lesson-hero-lay = Una carta encuentra su fila
lesson-hero-lay-see = Hay cuatro filas en la mesa. Mira la última carta de cada una: 10, 33, 43 y 90.
lesson-hero-lay-do = Juega el 16 y mira adónde va.
lesson-hero-lay-why = El 16 ha ido detrás del 10. Una carta va siempre detrás de la última carta más cercana que sea más baja. La fila no la eliges tú: la elige el número.
refusal-not-hero-lay = Lo de jugar dos cartas a la vez viene después. De momento juega solo el 16.
refusal-not-hero-lay-50 = El 50 iría detrás del 43. Guárdalo de momento y juega el 16.

lesson-hero-nearest = Más baja, y la más cercana
lesson-hero-nearest-see = Las filas terminan en 12, 37, 43 y 58. Tienes tres cartas.
lesson-hero-nearest-do = Juega la carta que va detrás del 43.
lesson-hero-nearest-why = El 44 es más alto que 12, 37 y 43, y de ellos el 43 es el más cercano. No tiene más misterio.
refusal-not-hero-nearest = Aquí basta con una carta: la que cae detrás del 43.
refusal-not-hero-nearest-39 = El 39 es más bajo que 43, así que iría detrás del 37. Busca una carta entre 43 y 58.
refusal-not-hero-nearest-61 = El 61 también es más alto que 58, y el 58 está más cerca. Así que iría detrás del 58.

lesson-hero-sixth = La sexta carta se lleva la fila
lesson-hero-sixth-see = La primera fila tiene cinco cartas: está llena. Las balas de las cartas son puntos. En el modo Héroe te interesan.
lesson-hero-sixth-do = Llévate la fila llena, con una sola carta.
lesson-hero-sixth-why = Tu 23 ha sido la sexta carta, así que te llevas las cinco anteriores: 13 balas. El 23 empieza la fila de nuevo. Gana quien tiene más balas.
refusal-not-hero-sixth = Esa no. ¿Cuál de tus cartas va detrás del 22?
refusal-not-hero-sixth-50 = El 50 iría detrás del 40, y no ganaría nada. La fila llena termina en 22.
refusal-not-hero-sixth-23-50 = Así también te llevas la fila, pero la segunda carta no gana nada. Basta con una.

lesson-hero-low = Más baja que todas
lesson-hero-low-see = El 16 es más bajo que todas las últimas cartas. En el modo Héroe una carta así va detrás de la más alta: aquí, el 90.
lesson-hero-low-do = Aprovéchalo: juega una carta y gana la fila del 90.
lesson-hero-low-why = La fila del 90 tenía cinco cartas, así que tu 16 ha sido la sexta: 14 balas. En el modo Héroe las cartas bajas son armas.
refusal-not-hero-low = Basta con una carta: la que es más baja que todas las filas.
refusal-not-hero-low-45 = El 45 iría detrás del 43 y no ganaría nada.

lesson-hero-two = Dos cartas en una ronda
lesson-hero-two-see = Puedes jugar uno o dos caminantes. Hay dos filas llenas, y tienes una carta para cada una.
lesson-hero-two-do = Juega dos cartas y llévate las dos filas.
lesson-hero-two-why = Todas las cartas se colocan de menor a mayor: tu 6 se ha llevado la primera fila y tu 57 la segunda. Pero ahora tienes menos cartas, y quien se queda sin caminantes tiene que esperar.
refusal-not-hero-two = Casi. ¿Qué dos cartas van justo detrás de las filas llenas?
refusal-not-hero-two-6 = El 6 se lleva la primera fila. La segunda puede llevársela otra persona, así que llévatela también ahora.
refusal-not-hero-two-57 = El 57 se lleva la segunda fila. La primera también te espera.

lesson-hero-hero = Para qué sirve el Héroe
lesson-hero-hero-see = La primera fila está llena. Tienes el 30, pero alguien puede jugar una carta entre 22 y 30, y esa carta va antes.
lesson-hero-hero-do = Asegúrate de que esa fila es para ti.
lesson-hero-hero-why = El caminante que juegas con tu Héroe se coloca antes que todos los demás. El 23 ha llegado tarde. Tienes un Héroe por mano: guárdalo para una fila con muchas balas.
refusal-not-hero-hero = Tu Héroe va con la carta que se lleva la fila.
refusal-not-hero-hero-30 = Por sí solo, el 30 va después de cualquier carta más baja. Alguien tiene el 23 y se llevaría la fila antes.
refusal-not-hero-hero-50 = El 50 iría detrás del 40. La fila llena es la que termina en 22.

lesson-hero-end = Cómo termina
lesson-hero-end-see = A cada uno le queda un caminante. Cuando a nadie le queda ninguno, la mano termina. Tienes 13 balas; la otra persona, 6.
lesson-hero-end-do = Juega tu última carta.
lesson-hero-end-why = Ahora cada uno cuenta sus balas. Tienes más que nadie, así que ganas. Así es el modo Héroe: que la sexta sea tuya.
refusal-not-hero-end = Solo te queda esta carta.

# Modo Supervivencia
lesson-survival-lay = Una carta encuentra su fila
lesson-survival-lay-see = Hay cuatro filas en la mesa. Mira la última carta de cada una: 10, 33, 43 y 90. Cada uno juega una carta.
lesson-survival-lay-do = Juega el 16 y mira adónde va.
lesson-survival-lay-why = El 16 ha ido detrás del 10. Una carta va siempre detrás de la última carta más cercana que sea más baja. La fila no la eliges tú: la elige el número.
refusal-not-survival-lay = De momento juega el 16.
refusal-not-survival-lay-50 = El 50 iría detrás del 43. Guárdalo de momento y juega el 16.

lesson-survival-fifth = Con cinco no hay peligro
lesson-survival-fifth-see = La primera fila tiene cuatro cartas. En una fila caben cinco. Las balas de las cartas son puntos. En el modo Supervivencia no quieres ninguna.
lesson-survival-fifth-do = Juega la quinta carta de la primera fila.
lesson-survival-fifth-why = No ha pasado nada, y eso es bueno. Ahora la fila está llena: la siguiente carta que vaya allí se la lleva.
refusal-not-survival-fifth = Busca la carta que va detrás del 14.
refusal-not-survival-fifth-71 = El 71 iría detrás del 70. Tampoco hay peligro, pero mira la primera fila.

lesson-survival-sixth = La sexta carta se lleva la fila
lesson-survival-sixth-see = La primera fila está llena y termina en 31. Quien juegue su sexta carta tiene que llevarse las cinco: 14 balas.
lesson-survival-sixth-do = Juega la carta que no se la lleva.
lesson-survival-sixth-why = El 90 ha ido detrás del 88, lejos del peligro. Gana quien tiene menos balas, así que toda fila llena es una trampa.
refusal-not-survival-sixth = Mira adónde iría cada una de tus cartas.
refusal-not-survival-sixth-34 = El 34 iría detrás del 31 como sexta carta: te llevarías la fila, con 14 balas.

lesson-survival-row = Demasiado baja: eliges tú
lesson-survival-row-see = El 20 es más bajo que todas las últimas cartas. Entonces tienes que llevarte una fila, pero tú eliges cuál.
lesson-survival-row-do = Juega el 20 y después llévate la fila que menos te cuesta.
lesson-survival-row-why = El 101 tiene una bala. Tu 20 empieza esa fila de nuevo. Una carta baja cuesta poco mientras las filas son cortas.
refusal-not-survival-row = Juega antes el 20.
refusal-not-survival-row-103 = El 103 estaría a salvo detrás del 101. Pero esta lección trata de las cartas bajas: juega el 20.
refusal-not-survival-row-row-1 = El 44 tiene cinco balas. Hay una fila más barata.
refusal-not-survival-row-row-2 = El 60 tiene tres balas. Hay una fila más barata.
refusal-not-survival-row-row-3 = El 88 tiene cinco balas. Hay una fila más barata.

lesson-survival-gap = No dejes hueco
lesson-survival-gap-see = La primera fila tiene cuatro cartas y termina en 24. La quinta no tiene peligro, la sexta sí. Tienes el 25 y el 29.
lesson-survival-gap-do = Juega la carta que seguro que será la quinta.
lesson-survival-gap-why = Entre 24 y 25 no cabe ninguna carta. Alguien ha jugado el 27: con el 29, la sexta habría sido tuya. Así ha sido la suya.
refusal-not-survival-gap = ¿Delante de qué carta no puede colarse nadie?
refusal-not-survival-gap-29 = Entre 24 y 29 hay sitio para 25, 26, 27 y 28. Si una de ellas va antes, tu 29 es la sexta.

lesson-survival-cheap = Perder poco en vez de mucho
lesson-survival-cheap-see = El 58 sería la sexta detrás del 55: 13 balas. El 3 es más bajo que todas.
lesson-survival-cheap-do = Pierde solo una bala.
lesson-survival-cheap-why = Con una carta baja eliges la fila: una bala en vez de trece. A veces lo mejor es perder un poco.
refusal-not-survival-cheap = Hay una manera que solo cuesta una bala.
refusal-not-survival-cheap-58 = Esa es la sexta carta: 50, 51, 52, 53 y 55 serían para ti, 13 balas.
refusal-not-survival-cheap-row-1 = Esa fila tiene 13 balas, y es la que querías evitar.
refusal-not-survival-cheap-row-2 = El 66 tiene cinco balas. Hay una fila más barata.
refusal-not-survival-cheap-row-3 = El 77 tiene cinco balas. Hay una fila más barata.

lesson-survival-end = Cómo termina
lesson-survival-end-see = Tras diez rondas todas las manos están vacías. Esta es la última carta. Tienes 1 bala; los demás, 13 y 7.
lesson-survival-end-do = Juega tu última carta.
lesson-survival-end-why = Ahora cada uno cuenta sus balas. Tienes menos que nadie, así que ganas. Así es el modo Supervivencia: que la sexta nunca sea tuya.
refusal-not-survival-end = Solo te queda esta carta.

# Lo que dice el novato en tu primera partida
comment-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Tu { $card }
           *[no] El { $card } de { $seat }
        } era más bajo que todas las últimas cartas, así que ha ido detrás de la más alta.
       *[other] { $you ->
            [yes] Tu { $card }
           *[no] El { $card } de { $seat }
        } ha ido a la fila { PLACE($row) }: de las últimas cartas más bajas, la suya era la más cercana.
    }
comment-row-taken =
    { $you ->
        [yes] Te has llevado una fila: { $points ->
            [one] 1 bala
           *[other] { $points } balas
        }. { $rule ->
            [CG-131] Es lo que quieres: gana quien tiene más balas.
           *[other] Mejor que no: gana quien tiene menos balas.
        }
       *[no] { $seat } se ha llevado una fila: { $points ->
            [one] 1 bala
           *[other] { $points } balas
        }. Esa fila empieza de nuevo con una carta.
    }
comment-hand-scored = Cada uno cuenta sus balas: { $points }.

# La primera pantalla de las reglas
page-aim = Modo Héroe: consigue más balas que nadie. Modo Supervivencia: consigue menos que nadie.
page-turn = Cada uno juega una carta boca abajo (en el modo Héroe, una o dos). Todas las cartas se colocan de menor a mayor, cada una detrás de la última carta más cercana que sea más baja.
page-end = Cuando a nadie le quedan caminantes, la mano termina.
page-score = La sexta carta se lleva las cinco anteriores. Cuenta las balas de las cartas que te has llevado.
