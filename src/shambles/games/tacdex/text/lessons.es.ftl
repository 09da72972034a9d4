# Aprender TacDex

course-two = Para dos
course-many = Para tres o más

lesson-high = Gana el más alto
lesson-high-see = El marcador muestra HIGH: la batalla la gana el número más alto. Cada jugador juega una carta boca abajo.
lesson-high-do = Gana la batalla.
lesson-high-why = Tu 9 ganó al 4, y las dos cartas van a tu montón. Solo cuenta el montón: gana el más grande.
refusal-not-high = El marcador muestra HIGH: juega tu número más alto.
refusal-not-high-2 = El 2 perdería contra el 4, porque el marcador muestra HIGH.

lesson-low = Gana el más bajo
lesson-low-see = Ahora el marcador muestra LOW. Se queda así hasta que algo lo gire.
lesson-low-do = Gana también esta batalla.
lesson-low-why = En LOW el 2 gana al 4. Ninguna carta es mala: unas son buenas en HIGH, otras en LOW.
refusal-not-low = El marcador muestra LOW: gana el número más bajo.
refusal-not-low-9 = En LOW el 9 perdería contra casi todo. Guárdalo para HIGH.

lesson-tie = Un empate gira el marcador
lesson-tie-see = HIGH otra vez. Tu mejor carta es el 11. Si alguien más juega un 11, hay empate.
lesson-tie-do = Juega el 11. Después gana la batalla que sigue.
lesson-tie-why = Las dos cartas se quedaron en la mesa. El marcador giró a LOW, cada uno robó una carta y siguió la batalla. Tu 3 ganó las cuatro cartas.
refusal-not-tie = Mira el marcador y juega tu mejor carta para ese lado.

lesson-flip = FLIP decide al final
lesson-flip-see = Los 6 son FLIP. Si juegas uno, puedes girar el marcador después de que se revelen todas las cartas.
lesson-flip-do = Juega el 6, mira, y haz que gane.
lesson-flip-why = El 9 era más alto. Giraste el marcador a LOW, y ganó el 6. Contra un solo rival, un FLIP gana a cualquier otro número.
refusal-not-flip = Prueba el 6: eliges el lado después.
refusal-not-flip-2 = El 2 es débil en HIGH. Con el 6 eliges el lado.
refusal-not-flip-keep = En HIGH gana el 9. Gira el marcador, y gana tu 6.

lesson-redo = REDO mira primero
lesson-redo-see = Un REDO no tiene número. Lo juegas, ves las otras cartas y después añades la carta con la que luchas.
lesson-redo-do = Juega el REDO y luego añade la carta que gana.
lesson-redo-why = Viste el 4, así que sabías que el 1 gana. El precio: desde ahora tienes una carta menos.
refusal-not-redo = Juega primero el REDO: así ves antes de elegir.
refusal-not-redo-8 = En LOW el 8 pierde contra el 4.
refusal-not-redo-keep = Sin número no puedes ganar. Añade una carta.

lesson-discard = DISCARD muerde
lesson-discard-see = Los 5 son DISCARD. Luchan, y además quitan una carta al azar a un rival que tenga tres o más.
lesson-discard-do = Juega la carta que hace las dos cosas.
lesson-discard-why = Tu 5 ganó en HIGH, y una de sus cartas fue debajo de su mazo. La acción sirve aunque pierdas la batalla.
refusal-not-discard = Busca la carta con una acción: el 5.
refusal-not-discard-1 = El 1 pierde en HIGH y no hace nada más.

lesson-draw = DRAW te da más cartas
lesson-draw-see = Los 7 son DRAW: robas una carta extra de tu mazo, ganes o pierdas. Más cartas dan más donde elegir.
lesson-draw-do = Seguramente perderás esta batalla. Juega la carta que te da algo de todos modos.
lesson-draw-why = Ganó el 9, pero robaste dos cartas: la extra y la de siempre. También al perder se puede ganar algo.
refusal-not-draw = ¿Cuál de tus cartas hace algo incluso cuando pierde?
refusal-not-draw-1 = Una buena carta para LOW: guárdala. El 7 roba.
refusal-not-draw-2 = Una buena carta para LOW: guárdala. El 7 roba.

lesson-end = Cómo acaba
lesson-end-see = En la mitad inferior de cada mazo hay un END. Uno ya ha salido. Tu montón tiene 20 cartas; el otro, 21.
lesson-end-do = Gana la que puede ser la última batalla.
lesson-end-why = Ganaste dos cartas y luego robaste tu END: el último, así que la partida acabó en el acto. 22 contra 21: gana el montón más grande.
refusal-not-end = El marcador muestra HIGH: llévate estas dos cartas.
refusal-not-end-2 = El 2 pierde en HIGH, y vas una carta por detrás.

lesson-best = Cuatro en la mesa
lesson-best-see = Con más jugadores se puede ganar más: el mejor número se lleva todas las cartas.
lesson-best-do = Gana la batalla.
lesson-best-why = Tu 10 ganó cuatro cartas. Los dos 8 eran iguales, pero solo cuenta el mejor número.
refusal-not-best = HIGH: juega el más alto de todos.
refusal-not-best-1 = El 1 es el más bajo de todos. El marcador muestra HIGH.

lesson-pot = Solo siguen los mejores
lesson-pot-see = Cuando dos jugadores comparten el mejor número, solo ellos siguen luchando. Los demás miran, y sus cartas se quedan en la mesa.
lesson-pot-do = Juega el 10. Después gana todas las cartas de la mesa.
lesson-pot-why = Tú y el otro 10 seguisteis luchando, ahora en LOW. Tu 1 ganó las seis cartas. Después todos robaron una.
refusal-not-pot = ¿Qué carta gana en el lado que muestra ahora el marcador?

lesson-middle = El medio no gana nada
lesson-middle-see = Contra dos rivales un FLIP es más débil: entre un 3 y un 9, el 6 pierde en cualquier lado.
lesson-middle-do = Juega la carta que no está en medio.
lesson-middle-why = El 10 era el más alto y ganó tres cartas. Con más jugadores los extremos valen más: 1 y 2, 10 y 11.
refusal-not-middle = Piensa en lo que pueden tener los otros dos: una baja, una alta.
refusal-not-middle-6 = Podrías girar el marcador, pero el 3 es más bajo y el 9 es más alto. El 6 pierde de las dos maneras.

# Lo que dice el novato en tu primera partida
comment-battle-won =
    { $you ->
        [yes] ¡{ $count } cartas para ti! Cada una vale uno, tenga el número que tenga.
       *[no] { $seat } se lleva { $count } cartas. Mira el marcador antes de la próxima batalla.
    }
comment-battle-tied = ¡Empate! Las cartas se quedan en la mesa, el marcador gira, y quien gane se las lleva todas.
comment-end-shown = Ha salido un END. Cuando salga el último, la partida acaba en el acto.

# La primera pantalla de las reglas
page-aim = Gana el montón de cartas más grande.
page-turn = Cada jugador juega una carta boca abajo. En HIGH el número más alto se las lleva todas; en LOW, el más bajo. Los empates y los FLIP giran el marcador.
page-end = Cuando se roba el último END, la partida acaba en el acto.
page-score = Cada carta de tu montón vale uno. Las cartas de las manos y los mazos no cuentan.
