# Aprender The Best Defense

course-beginner = Principiante: eventos a la vista, se puede hablar
course-expert = Experto: eventos ocultos, en silencio

lesson-deal = Primero hablar, luego callar
lesson-deal-see = En Experto nadie ve tus eventos, y nadie puede hablar entre el reparto y el combate. Por eso el plan se hace antes.
lesson-deal-do = Llevas la insignia de líder. Ya está todo hablado: reparte los eventos.
lesson-deal-why = Ahora cada jugador tiene dos eventos secretos. Hasta el combate toca confiar en los demás.
refusal-not-deal = Solo se puede hacer una cosa: repartir.

lesson-move = El líder envía a la gente
lesson-move-see = Esta ronda lideras tú: mueves a todos, un paso a cada uno. En el Pueblo hay tres caminantes junto a cuatro cartas de comida, y nadie las protege.
lesson-move-do = Envía a Rick adonde más falta hace.
lesson-move-why = Donde no hay nadie, cada caminante se come una carta del mazo. Si se acaba un mazo, pierden todos. Ahora los caminantes de allí tienen que morder a Rick.
refusal-not-move = Busca un mazo pequeño con muchos caminantes.
refusal-not-move-farm = En la Granja no hay caminantes, así que no hace falta nadie. El Pueblo perdería tres de sus cuatro cartas.
refusal-not-move-prison = Los muros de la Prisión paran hasta tres caminantes, así que el que hay allí no hace daño. El Pueblo está en peligro.

lesson-draw = Toma lo que necesitas
lesson-draw-see = Cada lugar tiene un mazo: comida, munición, aliados o equipo. Puedes robar una carta donde estás.
lesson-draw-do = El mazo de comida tiene doce cartas. Roba una.
lesson-draw-why = Dos latas: dos de comida para Rick. Pero ahora el mazo tiene una carta menos. Estas cartas hacen falta, y no deben acabarse nunca.
refusal-not-draw = Con doce cartas puedes tomar una: roba.

lesson-give = Compartir
lesson-give-see = Después de robar puedes dar una cosa a alguien de tu lugar. Glenn tiene un punto de vida y nada de comida. Tú tienes tres de comida.
lesson-give-do = Ayuda a Glenn.
lesson-give-why = Después del combate, una comida cura un punto de vida. Se gana entre todos o no se gana.
refusal-not-give = Glenn necesita algo de comer.
refusal-not-give-done = Puedes quedarte con todo, pero entonces Glenn no vivirá mucho.
refusal-not-give-handgun-glenn = Entonces te quedas sin arma, y Glenn sigue sin comida.

lesson-defy = Desobedecer al líder
lesson-defy-see = Glenn es el líder y te ha dejado en la Granja con cinco caminantes y sin arma. Por una comida puedes moverte un paso por tu cuenta.
lesson-defy-do = Ve adonde los caminantes no puedan hacerte daño.
lesson-defy-why = Los muros de la Prisión paran hasta tres caminantes, y hay dos. Ha costado una comida y quizá te ha salvado la vida.
refusal-not-defy = Busca un lugar donde nadie pueda morderte.
refusal-not-defy-stay = Cinco caminantes, tres puntos de vida: Rick podría morir.
refusal-not-defy-town = En el Pueblo te morderían dos caminantes. Hay un lugar más seguro.

lesson-event = El mal menor
lesson-event-see = Cada jugador recibe dos eventos por ronda. El líder juega los dos. Tú juegas uno, y el otro se descarta.
lesson-event-do = Juega el que te ayuda aquí, en la Granja.
lesson-event-why = Rick estaba en la Granja, así que los frutales dieron dos de comida por un caminante. La horda del camino no llegó nunca: también eliges lo que no pasa.
refusal-not-event = Lee los dos. ¿Cuál es bueno para alguien que está en la Granja?
refusal-not-event-herd-on-the-road = No hay nadie en la Carretera. Llegarían de tres a cinco caminantes y se comerían el mazo.

lesson-fight = Disparar juntos
lesson-fight-see = Dos caminantes. Cinco puntos matan a uno. Quienes disparan en el mismo lugar suman sus puntos. El cuerpo a cuerpo cuenta por separado. Glenn usa la ballesta.
lesson-fight-do = Elige el arma cuyos puntos se suman a los de Glenn.
lesson-fight-why = Nueve y dos son once puntos: dos caminantes muertos. Sin Glenn habrías matado solo a uno.
refusal-not-fight = ¿Cuál de tus armas dispara?
refusal-not-fight-machete = El machete cuenta por separado: tus puntos no se sumarían a los dos de Glenn.
refusal-not-fight-nothing = Dos caminantes, y tienes un rifle. Úsalo.

lesson-divide = Repartir los mordiscos
lesson-divide-see = Cada caminante que queda muerde a alguien. Entre todos se decide quién recibe los mordiscos. A Rick le queda un punto de vida; a Glenn, cinco.
lesson-divide-do = Elige de modo que sobrevivan los dos.
lesson-divide-why = Glenn recibió los dos mordiscos y no murió nadie. También se comparten los puntos de vida.
refusal-not-divide = Un mordisco más mataría a Rick.
refusal-not-divide-rick-1-glenn-1 = Parece justo, pero un mordisco mataría a Rick.

lesson-last = Cómo se gana
lesson-last-see = Ronda doce, y los caminantes han mordido por última vez. A todos los mazos les queda alguna carta.
lesson-last-do = Come o no comas: después se acaba la partida.
lesson-last-why = Doce rondas y ningún mazo vacío: ganan todos. Protege los mazos, comparte lo que tienes y elige el mal menor.
refusal-not-last = Las dos cosas están bien.

# Lo que dice el novato en tu primera partida
comment-fought = { $kills ->
        [0] { $total } en { NAME($place) } no matan a nadie: hacen falta cinco puntos por caminante. La próxima vez disparamos juntos.
        [one] 1 caminante muerto en { NAME($place) }. Cada cinco puntos matan a uno.
       *[other] { $kills } caminantes muertos en { NAME($place) }. Cada cinco puntos matan a uno.
    }
comment-bitten = { $hurt ->
        [yes] Ay. Una comida cura un punto de vida, una vez por ronda.
       *[no] Ese no ha hecho daño. No todos los mordiscos se paran.
    }
comment-card-drawn = { $left ->
        [one] Queda 1 carta en ese mazo.
       *[other] Quedan { $left } cartas en ese mazo.
    } Si se acaba, perdemos todos.
comment-moved = { NAME($survivor) } protege ahora { NAME($place) }. Los caminantes de allí muerden en lugar de comerse cartas.
comment-event-played = Un evento menos del que preocuparse.

# La primera pantalla de las reglas
page-aim = Hay que defender los cuatro lugares durante doce rondas. Ganan todos o pierden todos.
page-turn = El líder mueve a todos, roba, da y juega dos eventos. Los demás pueden desobedecer al líder, robar y dar, y juegan un evento. Luego luchan todos a la vez.
page-end = Se gana tras la ronda doce. Se pierde cuando se acaba un mazo. En el modo Hardcore también se pierde cuando alguien muere.
page-score = Cinco puntos matan un caminante. Cada caminante que queda muerde a un superviviente. Donde no hay nadie, se come una carta del mazo.
