# Aprender The Board Game

course-race = Carrera: cada jugador por su cuenta
course-groups = Con grupos: los jugadores pueden unirse
course-solitaire = En solitario

lesson-step = Los muertos te siguen
lesson-step-see = Estás en la casilla a, con Rick y Arnold. En un turno puedes dar hasta tres pasos.
lesson-step-do = Da un paso, hasta b, y mira atrás.
lesson-step-why = Hay una ficha de zombi donde estabas. Cada casilla que dejas recibe una, así que volver significa luchar.
refusal-not-step = De momento un solo paso: hasta b.
refusal-not-step-b-c = Dos pasos dejan dos fichas. De momento da solo uno.

lesson-fight = Un combate
lesson-fight-see = Hay una ficha boca abajo en b. Si vas allí luchas contra ella, con los dados de todos tus supervivientes en una sola tirada.
lesson-fight-do = Ve allí y lucha.
lesson-fight-why = Tres zombis, tres bajas: la ficha desaparece. Cada nuevo superviviente trae más dados.
refusal-not-fight = El único camino pasa entre los zombis.

lesson-ammo = Usa la munición cuando importa
lesson-ammo-see = Otra vez tres zombis en b. Tienes una munición. Después de una tirada puedes gastarla para tirar un dado más.
lesson-ammo-do = Ve a b. Si la tirada no basta, dispara.
lesson-ammo-why = Te faltaba una baja, y el dado de munición la ha dado. También puede hacer ruido, y el ruido trae más fichas.
refusal-not-ammo = Te falta una baja, y aún tienes munición.
refusal-not-ammo-stop = Entonces el último zombi da fatiga a uno de tus supervivientes.
refusal-not-ammo-use-rick = Rick también podría ayudar. Pero esta lección trata de la munición.

lesson-fatigue = La tercera fatiga mata
lesson-fatigue-see = Cada zombi que queda da 1 de fatiga a uno de tus supervivientes. La tercera fatiga mata. Rick ya tiene dos.
lesson-fatigue-do = Ve a b, para cuando a la tirada le falte una, y que Arnold reciba la fatiga.
lesson-fatigue-why = Arnold tiene una, y los dos están vivos. Tú eliges quién la recibe: repártela, y come a tiempo.
refusal-not-fatigue = Cuidado: una más mataría a Rick.
refusal-not-fatigue-rick = Sería la tercera fatiga de Rick: moriría.
refusal-not-fatigue-use-rick = Rick podría ayudar, pero entonces nadie recibe fatiga. Para aquí.

lesson-gas = Pisa el acelerador
lesson-gas-see = Hay dos fichas en b, demasiadas para dos supervivientes. Con 1 de gasolina entras sin luchar, si no te quedas allí.
lesson-gas-do = Pasa de largo en coche.
lesson-gas-why = Estás entre ellos y no luchas, pero tienes que seguir antes de que acabe tu turno. La gasolina también puede llevarte dos casillas en un paso.
refusal-not-gas = Si entras a pie, luchas. Tienes gasolina.
refusal-not-gas-b = A pie tendrías que luchar contra las dos fichas.

lesson-collect = Busca comida
lesson-collect-see = El icono de b es comida. Cuando vas allí paras, afrontas una carta por icono y después puedes recoger.
lesson-collect-do = Ve a b y toma la comida.
lesson-collect-why = Una comida, pase lo que pase con la carta. Al empezar tu próximo turno puedes comerla para quitar 1 de fatiga.
refusal-not-collect = Primero ve a b.
refusal-not-collect-leave = Puedes dejarla, pero no tienes comida.

lesson-scout = Explora un Lugar
lesson-scout-see = El Motel está en b. Su carta dice lo que exige. Para tu primer Lugar es una comida, y la tienes.
lesson-scout-do = Explora el Motel.
lesson-scout-why = El Motel es tuyo: uno de tres. El siguiente exige más, y el tercero todavía más.
refusal-not-scout = El Motel está en b.

lesson-haven = Cómo se gana
lesson-haven-see = Tienes dos Lugares. El Motel sería el tercero. Ahora exige tres de comida, y tienes tres.
lesson-haven-do = Ve y gana.
lesson-haven-why = Tres Lugares: has encontrado un refugio seguro y has ganado. Reúne recursos, lucha solo si hace falta y llega antes que nadie.
refusal-not-haven = El Motel está en b. Ve allí.

lesson-group = Forma un grupo
lesson-group-see = Hay otro jugador en tu casilla. En grupo se tiran los dados de los dos. Si alguien del grupo explora un tercer Lugar, gana todo el grupo.
lesson-group-do = Propón formar un grupo.
lesson-group-why = Ahora os movéis juntos, en el turno de cualquiera de los dos. Puedes dejar el grupo al empezar el turno de otro miembro.
refusal-not-group = Pregunta primero al otro jugador.
refusal-not-group-done = Puedes seguir por tu cuenta, pero en grupo hay más fuerza.

lesson-fetch = Recoge seguidores
lesson-fetch-see = En solitario hay cinco seguidores que esperan en el mapa. Uno está en b. Ve allí, supera la carta, y se une a ti.
lesson-fetch-do = Recoge al seguidor de b.
lesson-fetch-why = Hank se une a ti y trae sus dados. En solitario, estos seguidores son tu ejército.
refusal-not-fetch = Hank espera en b.

# Lo que dice el novato en tu primera partida
comment-token-placed = Hay zombis donde estábamos. Mejor no volver.
comment-fight-over = Ya pasó. Cada combate cuesta tiempo, o las fuerzas de alguien.
comment-fatigued = { NAME($survivor) } tiene ahora { $fatigue } de fatiga. La tercera mata, así que hay que comer a tiempo.
comment-collected = Bien. De eso nunca se tiene bastante.
comment-scouted = ¡Un Lugar! Con tres se gana.

# La primera pantalla de las reglas
page-aim = Explora tres Lugares antes que nadie, por tu cuenta o en grupo.
page-turn = Recupérate (come), da hasta tres pasos, afronta lo que encuentres y recoge. Cada casilla que dejas recibe una ficha de zombi.
page-end = Gana quien tenga antes tres Lugares. Si mueren todos tus supervivientes, quedas fuera.
page-score = Tira todos tus dados a la vez: bajas contra zombis, Acciones para las cartas. Cada zombi que queda da 1 de fatiga. La tercera fatiga mata a un superviviente.
