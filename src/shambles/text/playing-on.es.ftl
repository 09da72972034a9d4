# Seguir desde aquí

web-play-on-step = Desde el paso { $step }
web-play-on-last = Desde tu última elección
web-play-on-other = Elegir otro momento en la repetición
web-play-on-cards = ¿Qué cartas?
web-play-on-was = Como estaba
web-play-on-anew = Repartir de nuevo las cartas ocultas
web-play-on-was-means = Cada carta está donde estaba entonces, también en los mazos. Los dados y lo que se baraje son nuevos.
web-play-on-anew-means = Conservas lo que sabías entonces. Todo lo que no podías saber se reparte otra vez, también las cartas de los demás.
web-play-on-friends = Recibes un enlace para los asientos libres de la mesa nueva.
web-play-on-counts = Esta partida no cuenta para la partida del día, ni para una racha, ni para la valoración.
web-play-on-go = Seguir jugando

# Lado a lado
play-on-side = Antes y ahora
play-on-from = Esta partida sigue desde el paso { $step } de otra partida.
play-on-from-anew = Esta partida sigue desde el paso { $step } de otra partida, con las cartas ocultas repartidas de nuevo.
play-on-then = Antes
play-on-now = Ahora
play-on-choice = Elección { $number }
play-on-result = Resultado
play-on-score = { $name }: { $score }.
play-on-line = { $what }. Antes: { $then }. Ahora: { $now }.
play-on-nothing-yet = aún nada
play-on-later = se muestra al final
play-on-gone = La partida anterior ya no está aquí.
play-on-watch = Ver la partida anterior
